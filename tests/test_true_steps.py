"""Each step of a Kuromasu follows from the puzzle's own rules, as its words say them."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterable, Iterator
from itertools import product

import clingo
import pytest
from explained import KUROMASU
from harness import Oracle, atoms, corpus, sample
from rules import kuromasu_steps as steps
from rules.kuromasu import seen
from rules.shaded import Place, numbers, reachable

import pylogic
from pylogic.explain import film
from pylogic.explain.derivation import OPTIONS, Derivation
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import Deduction
from pylogic.explain.text import Teller
from pylogic.rules.constraints import BROKEN
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark

LARGEST = 12
CORPUS = [name for name in corpus("kuromasu") if int(name.split("x")[-1]) <= LARGEST]
QUICK = sorted(CORPUS, key=lambda name: int(name.split("x")[-1]))[:3]


def colours(marks: Iterable[Mark]) -> dict[Place, bool]:
    """Cells, and whether they are black."""
    found = {}
    for atom, holds in marks:
        row, col = atom.removeprefix("black(").rstrip(")").split(",")
        found[int(row), int(col)] = holds
    return found


def derived(text: str) -> Iterator[tuple[Teller, dict[Place, bool], Deduction]]:
    """Each deduction, with the colours that are known before it."""
    instance = Oracle("kuromasu").instance(text)
    solution = KUROMASU.solve(instance).answers[0].symbols
    task = KUROMASU.task(instance)
    derivation = Derivation(relax(task, OPTIONS), set(solution))
    known: dict[Place, bool] = {}
    for found in derivation.rounds():
        assert not found.implied, "a cell without a reason"
        for deduction in found.deductions:
            yield Teller(task, Limits()), known, derivation.with_known(deduction)
        for deduction in found.deductions:
            known |= colours(deduction.marks)
    assert derivation.is_complete


def said(teller: Teller, deduction: Deduction) -> steps.Reasons:
    """The rules that the words of a deduction give as its reasons."""
    facts = atoms(teller.task.instance.symbols)
    ((rows, cols),) = numbers(facts, "size")
    clues = {(row, col): number for row, col, number in numbers(facts, "clue")}
    lines = teller.lines(deduction.because)
    used = [line.cells[0] for line in lines if line.clue is not None]
    rules = [line for line in lines if line.clue is None]
    for line in rules:
        named = [(int(r), int(c)) for r, c in re.findall(r"(\d+),(\d+)", line.words)]
        assert list(line.cells) == named, "other cells are drawn than those that are named"
    return steps.read(
        rows, cols, clues, numbers(facts, "white"), used, [line.words for line in rules]
    )


def check(text: str) -> None:
    """Each colour follows from what is said to be known, and from the rules that are named."""
    for teller, before, deduction in derived(text):
        known = colours(deduction.known)
        assert known.items() <= before.items(), "it was not known"
        reasons = said(teller, deduction)
        for cell, is_black in colours(deduction.marks).items():
            otherwise = {**known, cell: not is_black}
            assert not steps.are_possible(otherwise, reasons), (cell, known, reasons)


@pytest.mark.slow
def test_the_steps_of_a_published_board_are_true():
    check("wikipedia11")


@pytest.mark.few(1)
@pytest.mark.parametrize("name", QUICK)
def test_the_steps_of_small_boards_are_true(name):
    check(sample("kuromasu", name))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(CORPUS) - set(QUICK)))
def test_the_steps_of_the_corpus_are_true(name):
    check(sample("kuromasu", name))


# ---- The checker itself ------------------------------------------------------------------


def test_what_is_possible_is_what_brute_force_finds():
    """Random reasons and colours on 3x3: the judge agrees with trying all 512 colourings."""
    choice = random.Random(0)
    cells = list(product(range(1, 4), repeat=2))
    neighbours = [pair for pair in product(cells, repeat=2) if math.dist(*pair) == 1]
    verdicts = []
    for _ in range(150):
        reasons = steps.Reasons(
            3,
            3,
            set(choice.sample(cells, choice.randint(0, 1))),
            {cell: choice.randint(1, 5) for cell in choice.sample(cells, choice.randint(0, 3))},
            set(choice.sample(neighbours, choice.randint(0, 6))),
            set(choice.sample(list(product(cells, repeat=2)), choice.randint(0, 5))),
        )
        known = {cell: choice.random() < 0.6 for cell in choice.sample(cells, choice.randint(0, 5))}
        expected = any(
            keeps(dict(zip(cells, colouring, strict=True)), known, reasons)
            for colouring in product((False, True), repeat=9)
        )
        assert steps.are_possible(known, reasons) == expected
        verdicts.append(expected)
    assert 30 < sum(verdicts) < 120


def keeps(board: dict[Place, bool], known: dict[Place, bool], reasons: steps.Reasons) -> bool:
    """Whether a full colouring keeps the colours that are known, and the reasons."""
    white = {cell for cell, is_black in board.items() if not is_black}
    return (
        known.items() <= board.items()
        and reasons.white <= white
        and all(seen(cell, white) == number for cell, number in reasons.sees.items())
        and all({*pair} & white for pair in reasons.apart)
        and all(
            not {*pair} <= white or pair[1] in reachable(pair[0], white)
            for pair in reasons.connected
        )
    )


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("the number 3 at 1,1 sees too few or too many white cells", "no such clue"),
        ("the number 2 at 2,2 sees too few or too many white cells", "not among the reasons"),
        ("the black cells 1,1 and 2,2 touch", "no neighbours"),
        ("the cell 2,2 shows a number and is black", "no such clue"),
        ("the cell 1,1 is given as white and is black", "no such clue"),
        ("the white cell 1,1 is cut off from other white cells", "no rule"),
    ],
)
def test_words_that_are_no_reason_are_refused(words, wrong):
    with pytest.raises(AssertionError, match=wrong):
        steps.read(2, 2, {(1, 1): 2, (2, 2): 2}, [], [(1, 1)], [words])


# ---- The region that is cut off ----------------------------------------------------------


SEALED = (
    "size(7,7). clue(1,2,4). clue(1,6,3). clue(2,4,8). clue(3,5,7). clue(4,6,5). clue(5,1,3)."
    " clue(5,2,3). clue(7,7,3)."
)


@pytest.mark.parametrize("board", [SEALED, pytest.param("wikipedia11", marks=pytest.mark.slow)])
def test_a_region_is_sealed_by_what_is_known_and_supposed(board):
    """It holds a named cell, and all around it is black."""
    regions = 0
    for teller, _, deduction in derived(board):
        reasons = said(teller, deduction)
        found = set(film.region(teller.task, teller.glossary.facts, deduction))
        if not (reasons.connected and len(deduction.because) == 1):
            assert not found or reasons.connected
            continue
        regions += 1
        black = {cell for cell, is_black in colours(deduction.known).items() if is_black}
        black |= {cell for cell, is_black in colours(deduction.marks).items() if not is_black}
        ((one, other),) = reasons.connected
        assert (one in found) != (other in found)
        board = reasons.board - black
        assert found == reachable(one if one in found else other, board)
        assert 2 * len(found) <= len(board)
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
    broken = clingo.parse_term("_pylogic_broken(5,(),(1,1,3,3))")
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
