"""Hashi: the samples, brute force, errors, drawing, explanations."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle
from hypothesis import strategies as st

ORACLE = Oracle("hashi")


def facts(*rows: str) -> str:
    """Rows of islands as facts; `.` is water."""
    cells = [(r, c, x) for r, row in enumerate(rows, 1) for c, x in enumerate(row, 1)]
    clues = [f"clue({r},{c},{x})." for r, c, x in cells if x != "."]
    return " ".join([f"size({len(rows)},{len(rows[0])}).", *clues])


KIND = Kind(
    ORACLE,
    instances=["janko12", "janko373", "janko523"],
    boards=[
        ("size(2,2).", 1),
        (facts("1"), 0),
        (facts("1.1"), 1),
        (facts("2.2"), 1),
        (facts("3.3"), 0),
        (facts("1.1", "1.1"), 0),
        (facts("2.2", "...", "2.2"), 1),
        (facts("3.3", "...", "3.3"), 2),
        (facts(".1.", "1.1", ".1."), 0),
        (facts("1.2", ".1.", "2.2"), None),
        (facts("2.4.2", ".....", "1.4.3"), None),
        (facts("1.2.", "..1.", "2..1"), None),
    ],
    random=st.builds(
        lambda rows: facts(*("".join(rows[i : i + 3]) for i in (0, 3, 6))),
        st.lists(st.sampled_from("....123"), min_size=9, max_size=9),
    ),
    errors=[
        "size(1,3). clue(1,1,0). clue(1,3,9). clue(2,1,1).",
        "size(1,3). clue(1,1,1). clue(1,1,2).",
        "clue(1,1,1).",
        "size(1,3). unknown(2,1).",
    ],
    drawn=facts("4.3", "...", "2.1"),
    explained="janko12",
    techniques=[
        (facts("2.2", "...", "2.2"), ""),
        (facts("1.2.", "..1.", "2..1"), "link(1,1,right,1) link(1,2,right,1)"),
        (facts("..2..", "2...2", "..2.1"), ""),
        (facts("2.2.3", ".....", "....2"), ""),
        (facts("1.1.2", ".....", "....2"), ""),
    ],
)


def test_the_number_of_an_island_may_be_unknown():
    board = ORACLE.puzzle.instance("size(1,3). unknown(1,1). unknown(1,3).", text=True)
    answers = ORACLE.puzzle.solve(board, models=0).answers
    clues = [{("clue", 1, 1, n), ("clue", 1, 3, n)} for n in (1, 2)]
    assert sorted(map(ORACLE.clues, answers), key=sorted) == clues
    assert str(ORACLE.puzzle.draw(board)).count("?") == 2


@pytest.mark.few(0)
def test_new_boards_tell_the_number_of_each_island():
    (made,) = ORACLE.puzzle.generate("5x5", seed=1)
    names = [fact.name for fact in made.instance.symbols]
    assert names.count("clue") == names.count("unknown") > 0
