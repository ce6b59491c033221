"""Judge the steps of explanations by models of their rules in plain Python: are they true?

A step is true if what it names, known cells, clues and rules, forces what follows, and nothing of
it can be left out; if its rules hold in the solution; and if each cell in its sentences is on the
board. `python tests/judge.py KIND COUNT` judges so many boards, `... KIND BOARD ...` those.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import prod
from pathlib import Path
from typing import Any

import clingo
from harness import CORPORA, atom, atoms, corpus
from rules.models import MODELS, NO, NOTHING, YES, Facts, Model, UnnamedError
from rules.shaded import Atom
from rules.steps import Board, UndecidedError, is_possible

import pylogic
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.steps import Chain, Deduction
from pylogic.explain.text import Teller
from pylogic.rules.symbols import Mark

INSTANCES = Path(__file__).parents[1] / "instances"
SMALL, LARGEST = 36, 100
"""So many cells the boards of the tests have: published ones that are small, then our own and new
ones, then published ones that are large."""
SIMPLE = {
    "castle_wall": 64, "country_road": 36, "lits": 72, "norinori": 64, "numberlink": 36,
    "shakashaka": 64, "yajilin": 49,
}  # fmt: skip
"""The same of kinds whose larger boards take minutes to explain, or argue from more than they need:
from a first place, which they do not say."""
OWN = Path(__file__).parent / "rules" / "boards.txt"
"""Boards of kinds of which few are published, each after its kind: facts that `generate` has made,
links, and IDs of Simon Tatham's programs, which made these."""
CONSTANTS = {"takuzu": {"distinct": 0}, "fillomino": {"most": 9}}
"""Under which the published boards have one answer, or are quickly told."""


@cache
def boards(kind: str, count: int) -> list[str]:
    """So many boards of a kind, or as many as there are."""
    published = sorted((_cells(name), f"{CORPORA / kind}.json#{name}") for name in corpus(kind))
    lines = (line.split(maxsplit=1) for line in OWN.read_text().splitlines())
    made = [board for name, board in lines if name == kind]
    if not published and not made:  # without the corpora, what is packaged
        own = pylogic.load(kind)
        places = sorted((INSTANCES / kind).glob("*.lp"))
        sizes = {str(place): own.instance(str(place)).size or (1, 1) for place in places}
        published = sorted((prod(size), place) for place, size in sizes.items())
    found = [name for cells, name in published if cells <= SMALL] + made
    found += [name for cells, name in published if SMALL < cells <= SIMPLE.get(kind, LARGEST)]
    return found[:count]


def _cells(name: str) -> int:
    rows, cols = name.rpartition("_")[2].split("x")
    return int(rows) * int(cols)


def explain(kind: str, board: str, **more: Any) -> Explanation:
    """The explanation of a board's one answer; or a hint, or from a state of the board."""
    puzzle = pylogic.load(kind)
    instance = puzzle.instance(board, text=")." in board)
    return puzzle.explain(instance, constants=CONSTANTS.get(kind, {}), **more)


def faults(told: Explanation) -> list[str]:
    """What is wrong with the steps of an explanation, in words."""
    return [
        f"step {step.number}: {fault}: {step.sentence.words}"
        for step in told.steps
        for fault in (*off_board(step), *untrue(told, step))
    ]


# ---- Truth -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Reasons:
    """What a deduction names, and what follows from it."""

    clues: Sequence[Atom]
    rules: Sequence[str]
    known: Sequence[tuple[Atom, bool]]
    marks: Sequence[tuple[Atom, bool]]

    def without(self) -> Iterator[tuple[object, Reasons]]:
        """Each thing that is named, and the reasons that lack it."""
        for own in ("clues", "rules", "known"):
            some = list(getattr(self, own))
            for i, one in enumerate(some):
                yield one, Reasons(**{**vars(self), own: some[:i] + some[i + 1 :]})


def untrue(told: Explanation, step: Step) -> Iterator[str]:
    """What is wrong with a step, with what it recalls, and with the links of its chain."""
    answer = atoms(told.outcome.answers[0].symbols)
    for deduction in (step.deduction, *step.recalled):
        for one, is_held in map(marked, deduction.marks):
            if (one in answer) != is_held:
                yield f"the solution has {one} otherwise"
        if deduction.is_technique:
            continue  # that it follows is confirmed by the rules where it is told
        if deduction.chain is None:
            yield from of_deduction(step.teller, deduction, answer)
        else:
            yield from of_chain(step.teller, deduction.chain, set(deduction.known))
            if len(deduction.marks) > 1:  # the chain shows one, and others follow likewise
                yield from of_deduction(step.teller, deduction, answer, is_smallest=False)


def of_chain(teller: Teller, chain: Chain, known: set[Mark]) -> Iterator[str]:
    """What is wrong with a chain: its links follow one from the other, to a contradiction."""
    own = {*known, *([chain.supposed] if chain.supposed else [])}
    for link in chain.links:
        if not set(link.known) <= own:
            yield f"{set(link.known) - own} is not known"
        if link.chain is None:
            yield from of_deduction(teller, link)
        else:
            yield from of_chain(teller, link.chain, own)
        own |= set(link.marks)
    if chain.supposed and chain.links[-1].marks:
        yield "there is no contradiction"


def of_deduction(
    teller: Teller,
    deduction: Deduction,
    answer: frozenset[Atom] = frozenset(),
    is_smallest: bool = True,
) -> Iterator[str]:
    """What is wrong with a deduction; with an answer also whether that keeps its rules.

    Of one that is not the smallest something may be left out.
    """
    encoding = teller.task.encoding
    facts = atoms(fact.symbol for fact in teller.task.instance.facts)
    lines = teller.lines(deduction.because)
    reasons = Reasons(
        [atom(line.clue) for line in lines if line.clue is not None],
        list(dict.fromkeys(line.words for line in lines if line.clue is None)),
        [marked(mark) for mark in deduction.known],
        [marked(mark) for mark in deduction.marks],
    )

    def model(clues: Sequence[Atom]) -> Model:
        told = {name for name, _ in encoding.clues}
        return MODELS[encoding.name](Facts(facts, frozenset(clues), told))

    if not deduction.because:
        return
    for words in reasons.rules if answer else ():
        if not holds(model(reasons.clues), words, answer):
            yield f"the solution breaks: {words}"
    try:
        if not follows(model, reasons):
            yield f"it does not follow from {reasons}"
            return
        less = reasons.without() if is_smallest else ()
        spare = [one for one, rest in less if follows(model, rest)]
        yield from (f"it follows without {one}" for one in spare)
    except UndecidedError:
        yield f"too hard to judge: {reasons}"


def marked(mark: Mark) -> tuple[Atom, bool]:
    """A mark as a plain atom, and whether it holds."""
    return atom(clingo.parse_term(mark[0])), mark[1]


def follows(find_model: Callable[[Sequence[Atom]], Model], reasons: Reasons) -> bool:
    """Whether what follows is forced, or a contradiction where nothing does."""
    model = find_model(reasons.clues)
    try:
        rules = [*map(model.rule, reasons.rules), *model.always]
    except UnnamedError:
        return False
    known = entered(model, model.board, reasons.known)
    opposites = [(one, not held) for one, held in reasons.marks]
    worlds = [entered(model, known, [one]) for one in opposites] or [known]
    return not any(all(world.values()) and is_possible(world, rules) for world in worlds)


def holds(model: Model, words: str, answer: frozenset[Atom]) -> bool:
    """Whether a rule is kept where the board is filled as the answer is."""
    board = dict(model.board)
    for cell, held in map(model.place, answer):
        board[cell] = frozenset({held})
    for cell in board.keys() - model.hidden - {cell for cell, _ in map(model.place, answer)}:
        board[cell] = frozenset({NO if YES in board[cell] else NOTHING})
    return is_possible(board, [model.rule(words), *model.always])


def entered(model: Model, board: Board, marks: Sequence[tuple[Atom, bool]]) -> Board:
    """A board with marks."""
    found = dict(board)
    for one, is_held in marks:
        cell, held = model.place(one)
        found[cell] = found[cell] & {held} if is_held else found[cell] - {held}
    return found


# ---- Names -------------------------------------------------------------------------------


def off_board(step: Step) -> list[str]:
    """The cells that the sentences of a step name and that are not on the board."""
    size = step.teller.task.instance.size
    said = " ".join([step.sentence.words, *(line.text for line in step.lines)])
    named = {(int(r), int(c)) for r, c in re.findall(r"(?<!\d)(\d+),(\d+)(?!\d)", said)}
    rows, cols = size or (0, 0)
    off = [f"{r},{c}" for r, c in sorted(named) if not (1 <= r <= rows and 1 <= c <= cols)]
    return [f"there is no {cell}" for cell in off if size]


if __name__ == "__main__":
    kind, *named = sys.argv[1:]
    total = wrong = 0
    for name in boards(kind, int(named[0])) if named[0].isdigit() else named:
        told = explain(kind, name)
        found = faults(told)
        total, wrong = total + len(told.steps), wrong + len({x.split(":")[0] for x in found})
        print(f"{kind} {name}: {len(told.steps)} steps", *found, sep="\n  ", flush=True)
    print(f"{wrong} of {total} steps are not true")
