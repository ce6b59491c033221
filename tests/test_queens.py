"""Queens: counts, symmetry, brute force, large boards, errors, drawing."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle

ORACLE = Oracle("queens")
KIND = Kind(
    ORACLE,
    boards=[
        *((f"size({n},{n}).", None) for n in range(1, 8)),
        ("size(6,6). given(1,2).", 1),
        ("size(8,8). given(1,1).", 4),
    ],
    errors=[
        "size(4,5).",
        "size(4,4). given(1,1). given(1,2). given(3,3). given(4,1). given(5,5).",
        "size(4,4). given(1,4). given(4,1).",
        "given(1,1).",
    ],
    drawn="size(6,6). given(1,2).",
    labels=("size(6,6).", 6),
    givens="size(6,6).",
)


def test_eight_queens():
    assert len(ORACLE.solutions("8")) == 92


@pytest.mark.parametrize("size", range(1, 9))
def test_up_to_symmetry_each_class_has_one_placement(size):
    text = f"size({size},{size})."
    found = ORACLE.solutions(text, symmetry=1)
    everything = list(ORACLE.rules.solutions(ORACLE.facts(text)))
    assert len(found) == ORACLE.rules.classes(everything) == ORACLE.rules.classes(found)
    assert size != 8 or len(found) == 12


@pytest.mark.slow
@pytest.mark.parametrize("name", ["80", pytest.param("300", marks=pytest.mark.slow)])
@pytest.mark.nightly
def test_large_boards(name):
    assert ORACLE.solve(name, models=1).status == "found"


def test_a_given_queen_and_symmetry_are_an_error():
    text = "size(4,4). given(1,2)."
    assert ORACLE.puzzle.check(ORACLE.instance(text)).facts
    assert "would lose answers" in ORACLE.errors(text, symmetry=1)[0]
