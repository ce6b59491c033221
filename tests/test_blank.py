"""A board that is ground once: its images say of each solution what the rules say."""

from __future__ import annotations

import random

import pytest

import pylogic
from pylogic.clues import blank as blanks
from pylogic.clues import generate
from pylogic.clues.blank import Blank
from pylogic.clues.derive import derive
from pylogic.clues.random_solution import NoSolutionError
from pylogic.rules.instance import instance_of
from pylogic.rules.limits import NO_LIMITS
from pylogic.solving import image as images
from pylogic.solving import verify
from pylogic.solving.task import Task

SMALL = {
    "sudoku": "size(4,4). boxes(2,2).",
    "takuzu": "size(4,4).",
    "slitherlink": "size(4,4).",
    "masyu": "size(4,4).",
    "galaxies": "size(3,3).",  # clues that all puzzles have: none is left to choose
    "futoshiki": "size(3,3).",  # clues of two kinds
    "kuromasu": "size(7,7).",  # too many clues: ground anew for each solution
}


def work(name: str) -> Task:
    puzzle = pylogic.load(name)
    return Task(puzzle.encoding, puzzle.instance(SMALL[name], text=True))


@pytest.mark.few(3)
@pytest.mark.parametrize("name", SMALL)
def test_a_solution_is_read_with_the_clues_that_the_rules_derive(name):
    task = work(name)
    board = Blank.of(task)
    assert (board.choosing is None) == (name in {"kuromasu", "galaxies"})
    for seed in range(3):
        drawn = board.draw(random.Random(seed))
        (answer,) = verify.confirm(task, [drawn.shown], NO_LIMITS).answers
        implied = derive(task.encoding, answer.atoms, {}, NO_LIMITS)
        assert implied.every
        if name == "kuromasu":
            assert derive(task.encoding, drawn.true, {}, NO_LIMITS) == implied
        else:
            assert drawn.clues == implied


@pytest.mark.few(3)
@pytest.mark.parametrize("name", SMALL)
def test_clues_are_enough_where_they_leave_one_answer(name):
    puzzle, board = pylogic.load(name), Blank.of(work(name))
    found = set()
    for seed in range(3):
        rng = random.Random(seed)
        drawn = board.draw(rng)
        derived = drawn.clues or derive(board.task.encoding, drawn.true, {}, NO_LIMITS)
        every, fixed, task = derived.clues, derived.fixed, derived.on_board(board.task)
        switches = board.switches(task, drawn, (*every, *fixed))
        for share in (0, 0.4, 0.7, 1):
            some = (*fixed, *rng.sample(every, round(share * len(every))))
            facts = (*task.instance.symbols, *some)
            status = puzzle.solve(instance_of(facts, "<some>")).status
            assert (switches.core(some) is not None) == (status == "unique")
            control, _ = board._with_clues(task, some)
            control.configuration.solve.models = 2
            with control.solve(yield_=True) as handle:
                shown = {frozenset(model.symbols(shown=True)) for model in handle}
            assert (len(shown) == 1) == (status == "unique")
            found.add(status)
    assert len(found) == 2 or name == "galaxies"


def test_no_puzzle_depends_on_those_before_it():
    maker = generate.Generator(work("masyu"), 5)
    one_by_one = [maker.puzzle(number).facts for number in (1, 2, 3)]
    assert generate.Generator(work("masyu"), 5).puzzle(3).facts == one_by_one[2]


def test_rules_with_too_many_clues_are_ground_for_each_solution(monkeypatch):
    """What is too much is known before it is ground to its end."""
    task, ground = work("kuromasu"), []
    monkeypatch.setattr(blanks, "_BESIDES", 0)
    bound = images._Bound.rule
    monkeypatch.setattr(images._Bound, "rule", lambda *one: (ground.append(1), bound(*one)))
    board = Blank.of(task)
    assert board.implied is None
    assert len(ground) == blanks._TIMES * board.image.rules + 1


def test_other_decisions_are_tried_where_some_take_too_long(monkeypatch):
    tried, advise = [], blanks.decisions

    def decisions(*given):
        tried.append(given)
        return advise(*given)

    monkeypatch.setattr(blanks, "decisions", decisions)
    monkeypatch.setattr(blanks, "_GROWTH", 1.5)
    monkeypatch.setattr(blanks, "_CONFLICTS", 1)
    board = Blank.of(work("sudoku"))
    assert all(board.draw(random.Random(seed)).shown for seed in range(9))
    puzzle = pylogic.load("sudoku")
    none = puzzle.instance("size(4,4). boxes(2,2). given(1,1,1). given(1,2,1).", text=True)
    with pytest.raises(NoSolutionError):
        Blank.of(Task(puzzle.encoding, none)).draw(random.Random(1))
    assert len(tried) > 10
