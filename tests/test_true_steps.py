"""Each step follows from what it names, and from nothing less, as models in plain Python judge."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import product

import clingo
import judge
import pytest
from explained import KUROMASU, ONE
from rules.models import MODELS, Facts, Model, UnnamedError
from rules.shaded import Place, reachable
from rules.steps import is_possible

import pylogic
from pylogic.explain import film
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import Deduction
from pylogic.explain.text import Teller
from pylogic.rules import library
from pylogic.rules.constraints import BROKEN
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark

QUICK, ALL = 2, 20
"""So many boards a kind."""
NAMES_MORE = {
    "size(5,5). island(1,4). island(5,1). clue(1,4,21).",
    "size(5,5). clue(1,3,2). clue(1,5,1). clue(2,1,2). clue(2,2,3). clue(3,3,1). clue(3,4,2)."
    " clue(3,5,3). clue(4,3,2). clue(4,4,1). clue(5,3,3).",
}
"""Boards on which a step names more than its reasons: it argues from the first
black cell, or the first drawn side of a cell, and must say which one that is."""
NOT_EXPLAINED = {
    "chemin": "the best of many answers is not derived",
    "river_crossing": "plans made of steps are not derived",
}


def test_every_kind_that_is_explained_has_a_model():
    assert MODELS.keys() | NOT_EXPLAINED.keys() == library.encodings().keys()
    assert not MODELS.keys() & NOT_EXPLAINED.keys()


@pytest.mark.few(4)
@pytest.mark.parametrize("kind", sorted(MODELS))
def test_the_steps_of_some_boards_are_true(kind):
    told = [judge.explain(kind, board) for board in judge.boards(kind, QUICK)]
    assert [fault for one in told for fault in judge.faults(one)] == []
    assert any(one.steps for one in told)


@pytest.mark.slow
@pytest.mark.parametrize("place", range(QUICK, ALL))
@pytest.mark.parametrize("kind", sorted(MODELS))
def test_the_steps_of_more_boards_are_true(kind, place):
    for board in judge.boards(kind, ALL)[place : place + 1]:
        found = judge.faults(judge.explain(kind, board))
        may_be = "it follows without" if board in NAMES_MORE else "nothing"
        assert [fault for fault in found if may_be not in fault] == []


@pytest.mark.few(2)
@pytest.mark.parametrize("kind", sorted(MODELS))
def test_hints_from_parts_of_an_answer_are_true(kind):
    (board,) = judge.boards(kind, 1)
    answer = sorted(map(str, judge.explain(kind, board, hint=True).outcome.answers[0].symbols))
    rng, count = random.Random(kind), 0
    for share in (0.1, 0.4, 0.7):
        entered = [f"{atom}." for atom in answer if rng.random() < share]
        hint = judge.explain(kind, board, hint=True, state=" ".join(entered) if entered else None)
        assert judge.faults(hint) == []
        is_over = hint.is_complete or hint.outcome.count > 1
        assert is_over or hint.steps[-1].is_entered
        count += len(hint.steps)
    assert count


# ---- The judge itself --------------------------------------------------------------------


BOARD = "size(3,3). clue(2,2,3)."
WORDS = [
    "the white cells {} and {} are cut off from each other",
    "the black cells {} and {} touch",
    "the number 3 at 2,2 sees too few white cells",
    "the number 3 at 2,2 sees too many white cells",
]


def small() -> tuple[Facts, Model]:
    known = judge.atoms(fact.symbol for fact in KUROMASU.instance(BOARD, text=True).facts)
    read = Facts(known, frozenset({("clue", 2, 2, 3)}), {"clue"})
    return read, MODELS["kuromasu"](read)


def test_what_is_possible_is_what_trying_all_boards_finds():
    """Random rules and colours on 3x3: a full board keeps a rule or breaks it."""
    choice, verdicts = random.Random(0), []
    read, model = small()
    for _ in range(60):
        pairs = [choice.sample(read.cells, 2) for _ in range(choice.randint(2, 8))]
        said = [choice.choice(WORDS).format(*("{},{}".format(*x) for x in pair)) for pair in pairs]
        rules = [model.rule(words) for words in said]
        known = {cell: choice.random() < 0.6 for cell in choice.sample(read.cells, 6)}
        full = (
            dict(zip(read.cells, (frozenset({x}) for x in colours), strict=True))
            for colours in product((False, True), repeat=9)
        )
        expected = any(
            all(board[cell] == {held} for cell, held in known.items())
            and all(rule(board) for rule in rules)
            for board in full
        )
        board = {**model.board, **{cell: frozenset({held}) for cell, held in known.items()}}
        assert is_possible(board, rules) == expected
        verdicts.append(expected)
    assert 10 < sum(verdicts) < 50


def step_of(known: list[Mark], marks: list[Mark], *because: str) -> list[str]:
    """What is wrong with a step of a small Kuromasu."""
    told = judge.explain("kuromasu", ONE)
    symbols = tuple(map(clingo.parse_term, because))
    deduction = Deduction(tuple(marks), symbols, 1, tuple(known))
    step = vars(told.steps[0]) | {"deduction": deduction, "recalled": (), "noted": ()}
    return list(judge.untrue(told, type(told.steps[0])(**step)))


TOUCH = "_pylogic_broken(4,(),(1,1))"
NEXT = ("black(1,2)", False)


def test_a_step_without_its_reason_is_not_true():
    assert step_of([("black(1,1)", True)], [NEXT], TOUCH) == []
    (fault,) = step_of([], [NEXT], TOUCH)
    assert fault.startswith("it does not follow from")


def test_a_step_that_names_more_than_its_reasons_is_not_true():
    known = [("black(1,1)", True), ("black(3,3)", True)]
    (fault,) = step_of(known, [NEXT], TOUCH)
    assert fault == "it follows without (('black', 3, 3), True)"


def test_a_rule_needs_its_clue_and_a_model():
    _, model = small()
    with pytest.raises(UnnamedError):
        model.rule("the number 2 at 1,1 sees too few white cells")
    with pytest.raises(AssertionError, match="0 rules of the model say"):
        model.rule("the white cell 1,1 is lonely")


def colours(marks: Iterable[Mark]) -> dict[Place, bool]:
    """Cells, and whether they are black."""
    return {judge.marked(mark)[0][1:]: mark[1] for mark in marks}


# ---- The region that is cut off ----------------------------------------------------------


SEALED = (
    "size(7,7). clue(1,2,4). clue(1,6,3). clue(2,4,8). clue(3,5,7). clue(4,6,5). clue(5,1,3)."
    " clue(5,2,3). clue(7,7,3)."
)


@pytest.mark.parametrize("board", [SEALED, pytest.param("wikipedia11", marks=pytest.mark.slow)])
def test_a_region_is_sealed_by_what_is_known_and_supposed(board):
    """It holds a named cell, and all around it is black."""
    regions = 0
    told = KUROMASU.explain(KUROMASU.instance(board, text="." in board))
    for step in told.steps:
        teller, deduction = step.teller, step.deduction
        found = set(film.region(teller.task, teller.glossary.facts, deduction))
        lines = teller.lines(deduction.because)
        cut = [line.cells for line in lines if "cut off" in line.words]
        if not (cut and len(lines) == 1):
            assert not found or cut
            continue
        regions += 1
        rows, cols = teller.task.instance.size
        black = {cell for cell, is_black in colours(deduction.known).items() if is_black}
        black |= {cell for cell, is_black in colours(deduction.marks).items() if not is_black}
        ((one, other),) = cut
        assert (one in found) != (other in found)
        left = set(product(range(1, rows + 1), range(1, cols + 1))) - black
        assert found == reachable(one if one in found else other, left)
        assert 2 * len(found) <= len(left)
    assert regions


def task_of(text: str):
    return KUROMASU.task(KUROMASU.instance(text, text=True))


@pytest.mark.parametrize(
    ("known", "mark", "cells"),
    [
        # The corner is closed by 1,2 and the supposed 2,1.
        (["1,2"], ("2,1", False), {(1, 1)}),
        # A gap at 2,2 is left.
        (["1,2"], ("3,1", False), set()),
        # The named cell itself is supposed to be white.
        (["1,2", "2,1"], ("1,1", True), {(1, 1)}),
        # Two halves of one size: the cell that is named first.
        (["2,2"], ("2,1 2,3", False), {(1, 1), (1, 2), (1, 3)}),
        # One of the two cells is black: nothing is cut off from it.
        (["1,1", "1,2"], ("2,1", False), set()),
    ],
)
def test_a_region_is_the_smaller_side(known, mark, cells):
    teller = Teller(task_of("size(3,3). clue(3,3,2)."), Limits())
    marks = tuple((f"black({cell})", mark[1]) for cell in mark[0].split())
    broken = clingo.parse_term("_pylogic_broken(6,(),(1,1,3,3))")
    deduction = Deduction(marks, (broken,), 3, tuple((f"black({cell})", True) for cell in known))
    assert film.region(teller.task, teller.glossary.facts, deduction) == tuple(sorted(cells))


def test_a_rule_about_one_cell_has_no_region():
    teller = Teller(task_of("size(3,3). clue(3,3,2)."), Limits())
    broken = clingo.parse_term("_pylogic_broken(2,(),(2,3,3))")
    marks = (("black(3,1)", True), ("black(1,3)", True))
    silent = Deduction((), (broken,), 1, marks)
    assert film.region(teller.task, teller.glossary.facts, silent) == ()


def test_rules_without_the_part_have_no_regions():
    puzzle = pylogic.load("sudoku")
    task = puzzle.task(puzzle.instance("size(4,4).", text=True))
    nothing = Deduction((), ())
    assert film.region(task, (), nothing) == ()


# ---- The cell that explanations argue from -----------------------------------------------


@pytest.mark.parametrize(
    ("text", "origins"),
    [
        ("size(5,5). clue(1,1,3). clue(3,4,3). clue(5,3,2).", {(3, 4)}),
        ("size(5,5). clue(4,3,3). clue(3,4,3).", {(4, 3)}),  # the first of two
        ("size(5,5). clue(3,4,3). clue(4,3,3).", {(3, 4)}),
        ("size(2,5).", {(1, 1), (1, 2)}),
        ("size(2,1).", {(1, 1), (2, 1)}),
        ("size(1,1).", {(1, 1)}),
    ],
)
def test_what_is_cut_off_is_so_from_one_cell_the_same_throughout(text, origins):
    program = relax(task_of(text))
    broken = [s.arguments[2].arguments for s in program.switches.literals if s.match(*BROKEN)]
    named = {(r.number, c.number) for *_, r, c in (terms for terms in broken if len(terms) == 4)}
    assert named == origins


def test_a_search_does_not_hear_of_it():
    """Without explanations one start will do: the constraint has one ground instance a cell."""
    lines = KUROMASU.encoding.text.splitlines()
    number = 1 + next(i for i, line in enumerate(lines) if ", not reached(" in line)
    sizes = KUROMASU.ground_sizes(KUROMASU.instance("size(3,3). clue(1,1,3).", text=True))
    assert [rule.instances for rule in sizes.rules if rule.line == number] == [9]
