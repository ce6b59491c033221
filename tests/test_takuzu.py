"""Takuzu: the seed's grid, the corpus, brute force, errors, drawing, labels, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle
from hypothesis import given, settings
from hypothesis import strategies as st

ORACLE = Oracle("takuzu")
SEED_SOLUTION = """
0 1 1 0 0 1 1 0 1 0 1 1 0 0
0 0 1 1 0 1 1 0 0 1 0 1 1 0
1 0 0 1 1 0 0 1 0 0 1 0 1 1
1 1 0 0 1 0 0 1 1 0 1 0 0 1
0 1 1 0 0 1 1 0 1 1 0 1 0 0
1 0 0 1 1 0 0 1 0 1 0 0 1 1
0 1 1 0 1 0 0 1 1 0 1 1 0 0
1 0 0 1 0 1 1 0 0 1 0 0 1 1
1 1 0 0 1 1 0 1 0 0 1 0 0 1
0 1 1 0 1 0 1 0 1 1 0 1 0 0
1 0 0 1 0 1 1 0 0 1 0 1 1 0
0 0 1 0 0 1 0 1 1 0 1 0 1 1
0 1 0 1 1 0 0 1 1 0 1 0 0 1
1 0 1 1 0 0 1 0 0 1 0 1 1 0
"""


KIND = Kind(
    ORACLE,
    boards=[
        ("size(2,2).", 2),
        ("size(2,4).", 0),
        ("size(4,2).", 6, {"distinct": 0}),
        ("size(2,4).", 6, {"distinct": 0}),
        ("size(4,4).", 72),
        ("size(4,4).", 90, {"distinct": 0}),
        ("size(4,4). given(1,1,0). given(2,1,0). given(3,4,1).", None),
        ("size(4,6).", 96),
        ("size(6,4). given(1,1,1).", None),
    ],
    errors=[
        "size(3,5). given(1,1,2). given(2,2,0). given(2,2,1). given(9,9,0).",
        "size(2,4). given(1,1,-1). given(2,2,x).",
        "given(1,1,1).",
        "size(2,2). size(4,4).",
        "size(0,-2).",
        "size(a,2).",
    ],
    drawn="seed14",
    labels=("size(4,4). given(1,1,0).", 16),
    givens="size(4,4).",
    published={"distinct": 0},
)


@pytest.mark.few(0)
@settings(max_examples=15, derandomize=True)
@given(st.dictionaries(st.tuples(st.integers(1, 4), st.integers(1, 4)), st.integers(0, 1)))
def test_random_boards_equal_brute_force(givens):
    text = " ".join(f"given({r},{c},{v})." for (r, c), v in givens.items())
    ORACLE.agrees(f"size(4,4). {text}")
    ORACLE.agrees(f"size(4,4). {text}", distinct=0)


def test_the_seed_has_the_solution_printed_there():
    outcome = ORACLE.solve("seed14")
    assert outcome.status == "unique"
    rows = enumerate(SEED_SOLUTION.strip().splitlines(), 1)
    printed = {("value", r, c, int(n)) for r, row in rows for c, n in enumerate(row.split(), 1)}
    assert ORACLE.read(outcome.answers[0]) == printed
