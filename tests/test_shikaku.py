"""Shikaku: the samples, brute force, errors, drawing, explanations, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, random_boards
from rules.borders import areas
from rules.shaded import board

ORACLE = Oracle("shikaku")
SMALL = "size(3,4). clue(1,1,3). clue(1,4,3). clue(3,1,6)."
KIND = Kind(
    ORACLE,
    instances=["janko251", "janko165", "janko315"],
    boards=[
        ("size(1,1).", 0),
        ("size(1,1). clue(1,1,1).", 1),
        ("size(1,4).", 2),
        ("size(1,14).", None),
        ("size(2,3).", None),
        ("size(3,3).", None),
        ("size(2,2). clue(1,1,3). clue(2,2,1).", 0),
        ("size(2,2). clue(1,1,2). clue(2,2,2).", 2),
        ("size(2,2). clue(1,1,4). clue(2,2,4).", 0),
        ("size(2,3). clue(1,1,4).", 0),
        ("size(3,3). clue(2,2,5). clue(1,2,4).", 0),
        (SMALL, 1),
        ("size(2,2). spot(1,1). spot(2,2).", 2),
        ("size(3,3). spot(1,1). clue(2,2,4). clue(3,3,3).", None),
        ("size(3,4). clue(1,1,3). spot(1,1). spot(3,4).", None),
    ],
    random=random_boards(
        [(3, 2), (1, 6), (2, 4)],
        [None] * 5 + ["spot({0},{1})."] + [f"clue({{0}},{{1}},{n})." for n in (1, 2, 2, 3, 4, 6)],
    ),
    errors=[
        "size(2,2). clue(1,1,0). clue(1,2,2). clue(1,2,3). clue(3,1,1). clue(2,2,x).",
        "clue(1,1,1).",
        "size(1,1). spot(1,2).",
    ],
    drawn="janko251",
    instance="size(2,3). spot(1,1). spot(2,3). clue(2,3,4).",
    explained="janko251",
    reasoned=[SMALL, "size(2,2). clue(1,1,2). clue(2,2,2).", "size(2,3). spot(1,1). clue(1,3,2)."],
)


def test_each_rectangle_of_an_answer_has_one_number():
    answer = ORACLE.solve("size(3,4).", models=1).answers[0]
    clues = ORACLE.clues(answer)
    cells = board(ORACLE.facts("size(3,4)."))
    for area in areas(cells, ORACLE.read(answer)):
        assert [n for _, r, c, n in clues if (r, c) in area] == [len(area)]


def test_the_number_of_a_rectangle_stands_where_a_question_mark_is():
    answer = ORACLE.solve("size(2,3). spot(2,1). clue(1,3,2).", models=1).answers[0]
    assert {("clue", 2, 1, 4)} == {fact for fact in ORACLE.clues(answer) if fact[1:3] == (2, 1)}
    assert len(ORACLE.clues(answer)) == 2


@pytest.mark.few(0)
def test_new_puzzles_keep_all_their_numbers():
    [made] = ORACLE.puzzle.generate("5x5", seed=1)
    assert ORACLE.solutions(made.facts) == [ORACLE.read(made.solution)]
    assert ORACLE.clues(made.solution) <= ORACLE.facts(made.facts)


@pytest.mark.parametrize("size", ["1,3", "2,2"])
def test_a_cell_in_no_rectangle_names_the_numbers_that_might_have_one(size):
    """The 2 has no room for the last cell; with a larger number it might be in its rectangle."""
    facts = f"size({size}). clue(1,1,2)."
    found = ORACLE.puzzle.explain(ORACLE.puzzle.instance(facts, text=True))
    (conflict,) = found.conflicts
    assert "clue(1,1,2)" in list(map(str, conflict.because))
