"""Each step follows from what it names, and from nothing less, as plain clingo judges."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from itertools import product
from typing import Any

import judge
import pytest
from explained import KUROMASU
from harness import count_ground
from rules.shaded import Place, reachable

import pylogic

ALL = 20
"""The most boards of a kind."""
LONG = {"killer_sudoku", "country_road", "lits", "nurikabe", "slitherlink"}
"""Kinds whose smallest boards take more than a quick test may."""


def test_explain_every_kind_or_say_why_not():
    assert {*judge.KINDS, *judge.NOT_EXPLAINED} == set(pylogic.puzzles())


@pytest.mark.few(6)
@pytest.mark.parametrize(
    "kind",
    [pytest.param(kind, marks=[pytest.mark.slow] * (kind in LONG)) for kind in judge.KINDS],
)
def test_explain_a_small_board_by_true_steps(kind):
    judged, told = judge.explain(kind, judge.own_boards(kind)[0])
    assert told.is_complete
    assert told.steps
    assert judged.faults(told) == []


@pytest.mark.whole
@pytest.mark.slow
@pytest.mark.parametrize("kind", judge.KINDS)
def test_explain_twenty_boards_of_every_kind_by_true_steps(kind):
    """Whole derivations of two boards, and the first steps of the others."""
    boards = judge.own_boards(kind)[:ALL]
    assert len(boards) >= ALL - 1  # of seven_eleven there are 19
    for place, board in enumerate(boards):
        judged, told = judge.explain(kind, board, hint=place > 1)
        assert told.steps
        assert (board, judged.faults(told)) == (board, [])


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("place", range(ALL))
@pytest.mark.parametrize("kind", judge.KINDS)
def test_explain_more_boards_by_true_steps(kind, place):
    for board in judge.boards(kind, ALL)[place : place + 1]:
        judged, told = judge.explain(kind, board)
        assert judged.faults(told) == []


@pytest.mark.slow
@pytest.mark.parametrize("kind", judge.KINDS)
def test_hint_from_parts_of_an_answer_by_true_steps(kind):
    (board,) = judge.boards(kind, 1)
    _, first = judge.explain(kind, board, hint=True)
    answer = sorted(map(str, first.outcome.answers[0].symbols))
    rng, count = random.Random(kind), 0
    for share in (0.1, 0.4, 0.7):
        entered = [f"{atom}." for atom in answer if rng.random() < share]
        state = " ".join(entered) if entered else None
        judged, hint = judge.explain(kind, board, hint=True, state=state)
        assert judged.faults(hint) == []
        is_over = hint.is_complete or hint.outcome.count > 1
        assert is_over or hint.steps[-1].is_entered
        count += len(hint.steps)
    assert count


# ---- The judge itself ----------------------------------------------------------------------


def test_judge_steps_that_name_too_little_or_too_much():
    judged, told = judge.explain("kuromasu", "size(3,3). clue(1,2,5). clue(3,1,2).")
    known = {mark for step in told.steps for mark in step.known}
    for step in told.steps:
        one, more = step.deduction, sorted(known - {*step.deduction.known, *step.deduction.marks})

        def is_true(changed: Any, teller: Any = step.teller) -> bool:
            return not list(judged.of_deduction(teller, changed, known))

        assert is_true(one)
        assert not is_true(replace(one, because=()))
        assert not is_true(replace(one, known=(*one.known, more[0])))
        assert not is_true(replace(one, marks=tuple((x, not holds) for x, holds in one.marks)))
        for mark in one.known:
            assert not is_true(replace(one, known=tuple(x for x in one.known if x != mark)))


# ---- The region that is cut off ------------------------------------------------------------


SEALED = (
    "size(7,7). clue(1,2,4). clue(1,6,3). clue(2,4,8). clue(3,5,7). clue(4,6,5). clue(5,1,3)."
    " clue(5,2,3). clue(7,7,3)."
)


def region(step: Any, size: Place) -> set[Place]:
    """The cells that the one rule of a step says to be cut off: the smaller side of two."""
    named = [line.cells for line in step.sentence.citations]
    cut = [line.cells for line in step.sentence.citations if "cut off" in line.words]
    if not cut or len(named) > 1:
        return set()
    marks = [*step.deduction.known, *((atom, not holds) for atom, holds in step.deduction.marks)]
    black = {place(atom) for atom, holds in marks if holds}
    white = set(product(range(1, size[0] + 1), range(1, size[1] + 1))) - black
    sides = [reachable(cell, white) if cell in white else set() for cell in cut[0]]
    return set() if sides[0] & sides[1] else min(sides, key=len)


def place(atom: str) -> Place:
    row, column = re.findall(r"\d+", atom)
    return int(row), int(column)


@pytest.mark.parametrize(
    ("board", "has_regions"),
    [
        ("size(3,3). clue(1,2,2). clue(1,3,4). clue(3,1,4). clue(3,2,3).", True),
        ("size(3,4). clue(1,3,4). clue(2,3,3).", False),  # each cut is one of several reasons
        pytest.param(SEALED, True, marks=[pytest.mark.slow, pytest.mark.nightly]),
        pytest.param("wikipedia11", True, marks=[pytest.mark.slow, pytest.mark.nightly]),
    ],
)
def test_draw_the_region_that_a_step_says_to_be_cut_off(board, has_regions):
    instance = KUROMASU.instance(board, text="." in board)
    regions = 0
    for step in KUROMASU.explain(instance).steps:
        cells = step.board().frames[0].cells
        drawn = {spot for spot, cell in cells.items() if cell.style == "region"}
        styled = {spot for spot, cell in cells.items() if cell.style not in (None, "region")}
        assert drawn == region(step, instance.size) - styled
        regions += bool(drawn)
    assert bool(regions) == has_regions


# ---- The cell that explanations argue from -------------------------------------------------


@pytest.mark.parametrize(
    ("text", "origins"),
    [
        ("size(5,5). clue(1,1,3). clue(3,4,3). clue(5,3,2).", {"3,4"}),
        ("size(5,5). clue(4,3,3). clue(3,4,3).", {"4,3"}),  # the first of two
        ("size(5,5). clue(3,4,3). clue(4,3,3).", {"3,4"}),
        ("size(2,5).", {"1,1", "1,2"}),
        ("size(2,1).", {"1,1", "2,1"}),
        ("size(1,1).", {"1,1"}),
    ],
)
def test_name_one_cell_throughout_from_which_others_are_cut_off(text, origins):
    rules = judge.Rules.of(KUROMASU, KUROMASU.instance(text, text=True), {})
    words = (re.search(r"and (\S+) are cut off", words) for words, _ in rules.broken)
    assert {match[1] for match in words if match} == origins


def test_ground_one_constraint_a_cell_for_a_search():
    """Without explanations one start will do."""
    lines = KUROMASU.encoding.text.splitlines()
    number = 1 + next(i for i, line in enumerate(lines) if ", not reached(" in line)
    sizes = count_ground(KUROMASU, KUROMASU.instance("size(3,3). clue(1,1,3).", text=True))
    assert [r["instances"] for r in sizes if r["line"] == number] == [9]
