"""Nonogram: the corpus, brute force, errors, drawing, labels, clues."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from harness import Kind, Oracle
from hypothesis import strategies as st
from rules import nonogram as rules

import pylogic
from pylogic.solving import grounding

ORACLE = Oracle("nonogram")


def beside(left: list[list[int]], top: list[list[int]]) -> Iterator[str]:
    for side, lines in (("left", left), ("top", top)):
        for line, numbers in enumerate(lines, 1):
            yield from (f"outside({side},{line},{k},{n})." for k, n in enumerate(numbers, 1))


@st.composite
def boards(draw) -> str:
    """Numbers beside some lines: those of a picture, of which one may be another."""
    rows, cols = draw(st.integers(1, 4)), draw(st.integers(1, 5))
    picture = draw(st.lists(st.lists(st.booleans(), min_size=cols, max_size=cols),
                            min_size=rows, max_size=rows))  # fmt: skip
    left = [rules.runs(line) or [0] for line in picture]
    top = [rules.runs(line) or [0] for line in zip(*picture, strict=True)]
    for lines in (left, top):
        for line in draw(st.sets(st.integers(0, len(lines) - 1))):
            lines[line] = []
    if draw(st.booleans()):
        left[0] = [draw(st.integers(0, cols))]
    return f"size({rows},{cols}). " + " ".join(beside(left, top))


KIND = Kind(
    ORACLE,
    boards=[
        ("size(1,1).", 2),
        ("size(2,2).", 16),
        ("size(1,3). outside(left,1,1,0).", 1),
        ("size(1,3). outside(left,1,1,3).", 1),
        ("size(1,5). outside(left,1,1,1). outside(left,1,2,1).", 6),
        ("size(6,1). outside(top,1,1,2). outside(top,1,2,1).", 6),
        ("size(2,3). outside(left,1,1,2). outside(top,1,1,1).", 8),
        ("size(3,3). outside(left,2,1,0). outside(top,3,1,3).", 0),
        ("size(1,9). outside(left,1,1,1). outside(left,1,2,3). outside(left,1,3,1).", 10),
    ],
    random=boards(),
    errors=[
        "size(2,3). outside(right,1,1,1). outside(middle,1,1,1).",
        "size(2,3). outside(left,3,1,1). outside(top,0,1,1). outside(top,x,1,1).",
        "size(2,3). outside(left,1,0,1). outside(left,2,x,1). outside(left,1,3,1).",
        "size(2,5). outside(left,1,2,1). outside(left,2,1,1). outside(left,2,3,1).",
        "size(2,3). outside(left,1,1,1). outside(left,1,1,2).",
        "size(2,3). outside(left,1,1,a). outside(left,2,1,-1). outside(top,1,1,3).",
        "size(2,3). outside(left,1,1,2147483647). outside(left,1,2,2147483647).",
        "size(2,3). outside(left,1,1,0). outside(left,1,2,1).",
        "size(2,5). outside(left,1,1,2). outside(left,1,2,3).",
        "outside(left,1,1,1).",
    ],
    drawn="janko861",
    explained="janko861",
    labels=(
        "size(2,3). outside(top,2,1,1). outside(left,1,1,2).",
        6,
        ["cell(1,2)", "cell(2,2)", "cell(1,1)", "cell(1,3)", "cell(2,1)", "cell(2,3)"],
    ),
)


@pytest.mark.parametrize(
    ("size", "given", "left", "top"),
    [
        ("size(1,5).", "top", [[1, 3]], [[1], [0], [1], [1], [1]]),
        ("size(5,1).", "left", [[1], [1], [0], [1], [0]], [[2, 1]]),
        ("size(1,2).", "top", [[0]], [[0], [0]]),
    ],
)
def test_clues_are_the_runs_of_a_picture(size, given, left, top):
    every = ORACLE.facts(" ".join([size, *beside(left, top)]))
    known = " ".join(fact for fact in beside(left, top) if given in fact)
    (answer,) = ORACLE.solve(f"{size} {known}").answers
    assert ORACLE.clues(answer) == {fact for fact in every if fact[0] == "outside"}


@pytest.mark.parametrize(
    "numbers", ["outside(left,1,1,2). outside(left,1,2,3).", "outside(left,1,1,6)."]
)
def test_numbers_that_do_not_fit_have_no_answer_in_plain_clingo_either(numbers):
    instance = ORACLE.instance(f"size(1,5). {numbers}")
    program = grounding.ground_base(ORACLE.puzzle.task(instance))
    assert program.control.solve().unsatisfiable


def test_lines_at_every_fifth_cell_are_no_areas_in_a_text():
    """They help to count."""
    puzzle = pylogic.load("nonogram")
    (answer,) = puzzle.solve("janko614").answers
    board = puzzle.board(answer)
    assert {(1, 5, "right"), (5, 1, "bottom")} <= {*board.frames[0].walls}
    assert str(board).splitlines()[-1] == "    1 1 || . . # . . . # . . ."


@pytest.mark.few(0)
def test_a_new_board_shows_a_picture():
    """It is half black, in lumps, and no line of it is full or empty."""
    (made,) = pylogic.load("nonogram").generate("10x10", seed=1)
    black = {tuple(term.number for term in atom.arguments) for atom in made.solution.symbols}
    assert 45 <= len(black) <= 55
    around = ((-1, 0), (1, 0), (0, -1), (0, 1))
    alone = [(r, c) for r, c in black if not black & {(r + y, c + x) for y, x in around}]
    assert len(alone) < 3
    for at in (0, 1):
        assert {sum(place[at] == line for place in black) for line in range(1, 11)} <= {
            *range(1, 10)
        }
