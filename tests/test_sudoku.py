"""Sudoku: boxes, regions, diagonals, corpora, brute force, errors, drawing."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, facts_of
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic

ORACLE = Oracle("sudoku")
REGIONS = "region(1,1,a). region(1,2,a). region(2,1,b). region(2,2,b). "
CROOKED = [[1, 1, 1, 2], [1, 2, 2, 2], [3, 3, 3, 4], [3, 4, 4, 4]]


SIX = "size(6,6). boxes(2,3)."


def without(value: int, *cells: tuple[int, int]) -> str:
    """Marks: the cells do not hold the value."""
    return "".join(f"-value({r},{c},{value}) " for r, c in cells)


def alone(cell: tuple[int, int], values: int) -> str:
    """Marks: the cell holds one of the values, written as one number."""
    others = (value for value in range(1, 7) if str(value) not in str(values))
    return "".join(without(value, cell) for value in others)


KIND = Kind(
    ORACLE,
    instances=["seed9", "wiki9", "own16", "jigsaw9"],
    boards=[
        ("size(4,4). boxes(2,2).", 288),
        ("size(4,4). boxes(2,2).", 48, {"diagonals": 1}),
        ("size(4,4). boxes(1,4).", 576),
        ("size(4,4). boxes(4,1).", 576),
        ("size(2,2). " + REGIONS, 2),
        ("size(1,1). boxes(1,1).", 1),
        ("size(4,4). boxes(2,2). given(1,1,4). given(2,3,4). given(4,4,1).", 6),
        ("size(4,4). " + facts_of("region", CROOKED), 144),
        (
            "size(6,6). boxes(2,3). given(1,1,1). given(1,2,2). given(1,3,6). given(2,1,5)."
            " given(2,2,4). given(3,4,4). given(4,2,6). given(5,6,4).",
            1,
            {"diagonals": 1},
        ),
    ],
    errors=[
        "size(4,4). boxes(2,2). given(1,1,5). given(2,2,1). given(2,3,1). given(1,2,1).",
        "size(4,4). boxes(2,2). given(1,1,1). given(1,1,0). given(5,1,1). given(2,2,x).",
        "size(4,5).",
        "size(4,4). boxes(3,2). boxes(0,0).",
        "size(2,2). region(1,1,a). region(1,2,a). region(2,1,a). region(2,1,b). region(3,3,b).",
        "size(2,2). boxes(1,2). " + REGIONS,
        "size(4,4). boxes(a,2).",
        "boxes(2,2).",
    ],
    labels=("size(4,4). boxes(2,2).", 16),
    givens="size(4,4). boxes(2,2).",
    corpora=["jigsaw_sudoku"],
    techniques=[
        (
            SIX,
            without(3, *((1, c) for c in (1, 2, 3))) + without(5, *((r, 1) for r in (1, 2, 5, 6))),
        ),
        (SIX, alone((1, 1), 12) + alone((1, 4), 12) + alone((4, 1), 34) + alone((5, 2), 45)),
        (SIX, alone((1, 1), 12) + alone((1, 4), 123) + alone((1, 6), 13)),
        (
            SIX,
            without(1, *((1, c) for c in (1, 2, 3, 5)))
            + without(2, *((1, c) for c in (1, 2, 3, 5))),
        ),
        (SIX, without(1, *((r, c) for r in (1, 5) for c in (1, 3, 4, 6)))),
        (SIX, without(2, *((r, c) for c in (2, 5) for r in (1, 3, 4, 6)))),
        (SIX, alone((1, 1), 12) + alone((1, 5), 23) + alone((4, 1), 13)),
        (SIX, alone((1, 1), 23) + alone((1, 5), 12) + alone((4, 1), 13)),
        (SIX, "".join(without(v, (1, 4), (1, 5), (1, 6)) for v in (1, 2, 3))),
        (
            SIX,
            without(1, *((1, c) for c in (2, 3, 5, 6)), *((3, c) for c in (1, 2, 3, 5)))
            + without(1, *((5, c) for c in (2, 3, 4, 5))),
        ),
        (
            SIX,
            without(1, *((r, 1) for r in (2, 4, 5, 6)), *((r, 3) for r in (1, 2, 4, 6)))
            + without(1, *((r, 5) for r in (2, 3, 4, 6))),
        ),
        (SIX, without(1, *((1, c) for c in (2, 3, 5, 6)), *((3, c) for c in (2, 3, 4, 6)))),
        (
            SIX,
            without(1, *((1, c) for c in (2, 3, 5, 6)), *((r, 4) for r in (2, 3, 4, 6)))
            + without(1, *((5, c) for c in (1, 3, 5, 6)), (6, 2), (6, 3)),
        ),
        (SIX, alone((1, 1), 123) + alone((1, 5), 13) + alone((2, 2), 23)),
    ],
)


@pytest.mark.few(0)
@settings(max_examples=15, derandomize=True)
@given(
    st.dictionaries(st.tuples(st.integers(1, 4), st.integers(1, 4)), st.integers(1, 4), max_size=6),
    st.sampled_from(["boxes(2,2).", facts_of("region", CROOKED)]),
    st.integers(0, 1),
)
def test_random_boards_equal_brute_force(givens, areas, diagonals):
    text = " ".join(f"given({r},{c},{v})." for (r, c), v in givens.items())
    facts = f"size(4,4). {areas} {text}"
    try:
        ORACLE.agrees(facts, diagonals=diagonals)
    except pylogic.ProgramError as error:
        assert "also given at" in str(error)
        assert list(ORACLE.rules.solutions(ORACLE.facts(facts), diagonals=diagonals)) == []


@pytest.mark.slow
@pytest.mark.nightly
def test_a_large_board_has_one_answer():
    assert ORACLE.solve("own25").status == "unique"


def test_equal_givens_on_a_diagonal_are_an_error():
    text = "size(4,4). boxes(2,2). given(1,1,1). given(4,4,1)."
    assert ORACLE.puzzle.check(ORACLE.instance(text)).facts
    (error,) = ORACLE.errors(text, diagonals=1)
    assert error.endswith("also given at 1,1, in the same diagonal")


def test_drawing(update):
    for name, text, constants in (
        ("boxes", "size(6,6). boxes(2,3). given(1,1,1). given(4,4,3).", {"diagonals": 1}),
        ("jigsaw", "size(4,4). given(1,1,1). " + facts_of("region", CROOKED), {}),
    ):
        ORACLE.check_drawing(
            name, ORACLE.puzzle.draw(ORACLE.instance(text), constants=constants), update
        )
    board = ORACLE.puzzle.board(ORACLE.solve("jigsaw9").answers[0])
    ORACLE.check_drawing("answer", board, update)


@pytest.mark.slow
@pytest.mark.nightly
def test_a_cell_that_may_hold_one_number_alone_is_explained_by_itself():
    techniques = {one.name for one in pylogic.load("sudoku").rate("wiki9").techniques}
    assert techniques >= {"elimination", "hidden single in a block", "naked single"}


def test_a_long_line_of_equal_digits_is_not_compared_pair_by_pair():
    puzzle = pylogic.load("sudoku")
    line = [f"given(1,{c},5)." for c in range(1, 301)]
    with pytest.raises(pylogic.ProgramError) as caught:
        puzzle.check(puzzle.instance(f"size(1,300). boxes(1,1). {' '.join(line)}", text=True))
    assert "is not square" in str(caught.value)
    assert "also given" not in str(caught.value)
