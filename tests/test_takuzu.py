"""Takuzu: the seed's grid, the corpus, brute force, errors, drawing, labels, clues."""

from __future__ import annotations

import pytest
from harness import (
    CORPORA,
    Kind,
    Oracle,
    atoms,
    board_of,
    corpus,
    facts_of,
    needs_corpora,
    values_of,
)
from hypothesis import given, settings
from hypothesis import strategies as st

ORACLE = Oracle("takuzu")
CORPUS = corpus("takuzu")
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
)


def test_the_seed_has_the_solution_printed_there():
    outcome = ORACLE.solve("seed14")
    assert outcome.status == "unique"
    rows = [row.split() for row in SEED_SOLUTION.strip().splitlines()]
    assert ORACLE.read(outcome.answers[0]) == values_of(rows)


@settings(max_examples=15, derandomize=True)
@given(st.dictionaries(st.tuples(st.integers(1, 4), st.integers(1, 4)), st.integers(0, 1)))
def test_random_boards_equal_brute_force(givens):
    text = " ".join(f"given({r},{c},{v})." for (r, c), v in givens.items())
    ORACLE.agrees(f"size(4,4). {text}")
    ORACLE.agrees(f"size(4,4). {text}", distinct=0)


@pytest.mark.few(6)
@needs_corpora
@pytest.mark.parametrize("name", CORPUS)
def test_corpus(name):
    size, rows = board_of(CORPUS[name]["problem"])
    _, solution = board_of(CORPUS[name]["solution"])
    text = f"size({size[0]},{size[1]}). {facts_of('given', rows, shift=-1)}"
    outcome = ORACLE.solve(text, constants={"distinct": 0})
    assert outcome.status == "unique"
    assert ORACLE.read(outcome.answers[0]) == values_of(solution, shift=-1)
    lines = [*map(tuple, solution)], [*zip(*solution, strict=True)]
    repeats = any(len(set(some)) < len(some) for some in lines)
    assert ORACLE.solve(text).status == ("none" if repeats else "unique")


def test_labels_and_clues():
    ORACLE.check_labels("size(4,4). given(1,1,0).", variables=16)
    answer = ORACLE.solve("size(4,4).", models=1).answers[0]
    assert ORACLE.clues(answer) == {("given", *rest) for _, *rest in atoms(answer.symbols)}


@needs_corpora
def test_about_says_what_a_corpus_means():
    name = next(iter(CORPUS))
    (rows, cols), board = board_of(CORPUS[name]["problem"])
    text = f"size({rows},{cols}). {facts_of('given', board, shift=-1)}"
    assert ORACLE.facts(f"{CORPORA / 'takuzu.json'}#{name}") == ORACLE.facts(text)
