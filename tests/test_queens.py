"""Queens: counts, symmetry, brute force, large boards, errors, drawing."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle

ORACLE = Oracle("queens")
KIND = Kind(
    ORACLE,
)


@pytest.mark.parametrize("size", range(1, 8))
def test_answers_equal_brute_force(size):
    ORACLE.agrees(f"size({size},{size}).")


def test_given_queens_stay():
    assert ORACLE.agrees("size(6,6). given(1,2).") == 1
    assert ORACLE.agrees("size(8,8). given(1,1).") == 4


def test_eight_queens():
    assert len(ORACLE.solutions("8")) == 92


@pytest.mark.parametrize("size", range(1, 9))
def test_up_to_symmetry_each_class_has_one_placement(size):
    text = f"size({size},{size})."
    found = ORACLE.solutions(text, symmetry=1)
    everything = list(ORACLE.rules.solutions(ORACLE.facts(text)))
    assert len(found) == ORACLE.rules.classes(everything) == ORACLE.rules.classes(found)
    assert size != 8 or len(found) == 12


@pytest.mark.parametrize("name", ["80", pytest.param("300", marks=pytest.mark.slow)])
def test_large_boards(name):
    assert ORACLE.solve(name, models=1).status == "found"


def test_errors(update):
    ORACLE.check_errors(
        [
            "size(4,5).",
            "size(4,4). given(1,1). given(1,2). given(3,3). given(4,1). given(5,5).",
            "size(4,4). given(1,4). given(4,1).",
            "given(1,1).",
        ],
        update,
    )
    text = "size(4,4). given(1,2)."
    assert ORACLE.puzzle.check(ORACLE.instance(text)).facts
    assert "would lose answers" in ORACLE.errors(text, symmetry=1)[0]


def test_drawing(update):
    ORACLE.check_drawing(
        "instance", ORACLE.puzzle.draw(ORACLE.instance("size(6,6). given(1,2).")), update
    )
    answer = ORACLE.solve("size(6,6). given(1,2).").answers[0]
    ORACLE.check_drawing("answer", ORACLE.puzzle.board(answer), update)


def test_labels_and_clues():
    ORACLE.check_labels("size(6,6).", variables=6)
    answer = ORACLE.solve("size(6,6).", models=1).answers[0]
    assert ORACLE.clues(answer) == {("given", *rest) for _, *rest in ORACLE.read(answer)}
