"""The words of each constraint beside the smallest board that breaks it: for a reader to compare.

A golden file for each kind shows them; whether the words say what the picture shows is seen there.
`pytest tests/test_broken_rules.py -m "" --update-golden` looks for the boards again, with clingo.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from itertools import chain, product
from pathlib import Path
from typing import NamedTuple

import clingo
import pytest
from harness import GOLDEN
from judge import Rules, clues_of, worded

import pylogic

_REGIONS = "1 { region(R,C,(a;b)) } 1 :- at(R,C)."
_CAGES = "1 { cage(R,C,(a;b)) } 1 :- at(R,C)."
_GIVEN = "{ given(R,C,1..4) } 1 :- at(R,C)."
_ARROWS = "{ arrow(R,C,(top;bottom;left;right),0..2) } 1 :- at(R,C)."
_OUTSIDE = "{ outside(left,R,1,0..4) } 1 :- at(R,1). { outside(top,C,1,0..4) } 1 :- at(1,C)."
INPUTS = {
    "akari": "{ wall(R,C); clue(R,C,0..4) } 1 :- at(R,C).",
    "castle_wall": "{ circle(R,C,(black;white)) } 1 :- at(R,C). " + _ARROWS,
    "cave": "{ clue(R,C,1..6); inside(R,C) } 1 :- at(R,C).",
    "chemin": "",
    "country_road": _REGIONS + " { clue(R,C,1..4) } 1 :- at(R,C).",
    "fillomino": _GIVEN,
    "futoshiki": _GIVEN + " { between(R,C,(right;bottom),(less;greater)) } 1 :- at(R,C).",
    "galaxies": "{ centre(2*R..2*R+1,2*C..2*C+1) } :- at(R,C). :- not centre(_,_).",
    "hashi": "{ clue(R,C,1..8); unknown(R,C) } 1 :- at(R,C).",
    "heyawake": "1 { region(R,C,(a;b;c)) } 1 :- at(R,C). { clue(R,C,0..4) } 1 :- at(R,C).",
    "hitori": "{ given(R,C,1..3) } 1 :- at(R,C).",
    "kakuro": "{ block(R,C) } :- at(R,C). { sum(R,C,(across;down),1..12) } :- at(R,C).",
    "kenken": _CAGES + _GIVEN + " { target(R,C,(add;sub;mul;div;any),1..6) } 1 :- at(R,C).",
    "killer_sudoku": "{ boxes(1..2,1..2) } 1. { cage(R,C,(a;b)) } 1 :- at(R,C)."
    " { target(R,C,add,1..8) } 1 :- at(R,C). " + _GIVEN,
    "kuromasu": "{ clue(R,C,1..9); white(R,C) } 1 :- at(R,C).",
    "lits": _REGIONS,
    "masyu": "{ circle(R,C,(black;white)) } 1 :- at(R,C).",
    "nonogram": "{ outside(left,R,1..3,0..4) } :- at(R,1)."
    " { outside(top,C,1..3,0..4) } :- at(1,C).",
    "norinori": _REGIONS,
    "number_grid": "1 { line(Kind,0..3,0..6) } 1 :- Kind = (row;column). { amount(1..3,1..4) }."
    + _GIVEN,
    "numberlink": "{ clue(R,C,1..2) } 1 :- at(R,C).",
    "nurikabe": "{ clue(R,C,1..5); island(R,C) } 1 :- at(R,C).",
    "queens": "{ given(R,C) } :- at(R,C).",
    "seven_eleven": "{ items(1..3) } = 1. { total(1..40) } = 1. { unit(1..10) } = 1.",
    "shakashaka": "{ wall(R,C); clue(R,C,0..4) } 1 :- at(R,C).",
    "shikaku": "{ clue(R,C,1..6) } 1 :- at(R,C). :- not clue(_,_,_).",
    "skyscrapers": "{ heights(1..3) } 1. { outside((left;right),R,1,1..4) } :- at(R,1)."
    " { outside((top;bottom),C,1,1..4) } :- at(1,C). " + _GIVEN,
    "slant": "{ vertex(R-1..R,C-1..C,0..4) } :- at(R,C).",
    "slitherlink": "{ clue(R,C,0..3) } 1 :- at(R,C).",
    "star_battle": _REGIONS + " { stars(1..2) } 1. { hole(R,C) } :- at(R,C).",
    "sudoku": "{ boxes(1..2,1..2) } 1. { region(R,C,(a;b)) } 1 :- at(R,C). " + _GIVEN,
    "suguru": _REGIONS + _GIVEN,
    "takuzu": "{ given(R,C,0..1) } 1 :- at(R,C).",
    "tapa": "{ clue(R,C,1..4,0..8) } :- at(R,C).",
    "tents": "{ tree(R,C) } :- at(R,C). " + _OUTSIDE,
    "yajilin": "{ block(R,C) } :- at(R,C). " + _ARROWS,
}
"""The facts that boards of a kind may have besides their size."""
CONSTANTS = {
    **dict.fromkeys(("chemin", "queens"), "symmetry=1"),
    **dict.fromkeys(("masyu", "slitherlink"), "full=1"),
    "fillomino": "highest=3",
    "numberlink": "beside=0",
    "yajilin": "outer=1",
}
"""Under which some constraints hold that do not hold without."""
NO_PICTURE = {"river_crossing": "its constraints are about steps of a plan, not about a board"}
SIZES = sorted(product(range(1, 7), repeat=2), key=lambda size: (size[0] * size[1], size))
NOTHING = "nothing is marked"
BOARD = "at(1..{},1..{})."
FOUND = """
#defined error/1. #defined error/2.
:- error(_). :- error(_,_).
goal__(N) :- broken__(N,_).
several__ :- 2 { broken__(_,_) }.
#minimize { 1@3,X,Y : broken__(X,Y) }.
"""
LARGEST, SECONDS = 16, 3
NEVER_BROKEN = {
    "fillomino": "a region that goes on for so long, for a search alone",
    "seven_eleven": "totals above 32767",
}
"""Kinds with a constraint that no board as small breaks, and what it is about."""


class Mode(NamedTuple):
    """How the rules are known: some constraints are for explanations, or for a search."""

    parts: tuple[str, ...]
    constants: Mapping[str, str]


def modes(kind: str) -> list[Mode]:
    named = [dict([one.split("=")]) for one in [CONSTANTS[kind]]] if kind in CONSTANTS else []
    return [Mode(parts, one) for one in ({}, *named) for parts in (("reasons",), ())]


UNSEEN = f"no board of at most {LARGEST} cells was found that breaks it"
"""The facts of an entry without a board; the search spends at most SECONDS on boards of a size."""


def test_draw_every_kind_or_say_why_not():
    assert INPUTS.keys() | NO_PICTURE.keys() == set(pylogic.puzzles())


@pytest.mark.slow
def test_keep_an_entry_for_each_constraint():
    for kind in sorted(INPUTS):
        rules = [entry.rule for entry in entries(GOLDEN / f"broken_{kind}.txt")]
        assert rules == [one.words for one in worded(pylogic.load(kind).encoding)], kind


@pytest.mark.few(12)
@pytest.mark.parametrize("kind", sorted(INPUTS))
def test_break_each_constraint_by_the_board_beside_its_words(kind, update):
    puzzle, path = pylogic.load(kind), GOLDEN / f"broken_{kind}.txt"
    if update:
        path.write_text("\n\n".join(map(str, search(puzzle, entries(path)))) + "\n")
    told = entries(path)
    assert [one.rule for one in told if not one.is_right(puzzle)] == []
    assert sum(one.facts == UNSEEN for one in told) == (kind in NEVER_BROKEN)


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(INPUTS))
def test_draw_each_board_that_breaks_a_constraint(kind):
    puzzle = pylogic.load(kind)
    for one in entries(GOLDEN / f"broken_{kind}.txt"):
        if one.facts != UNSEEN:
            assert one.picture == draw(puzzle, one.facts, one.marks)


class Entry(NamedTuple):
    """A constraint as the file words it, and a board that breaks it."""

    rule: str
    facts: str
    marks: str
    broken: tuple[str, ...]
    """The words of all that the board breaks; mostly of one ground instance."""
    picture: str

    def __str__(self) -> str:
        return "\n".join([f"%! {self.rule}", *self[1:3], *self.broken, "", self.picture])

    def is_right(self, puzzle: pylogic.Puzzle) -> bool:
        """Whether the board breaks just that."""
        if self.facts == UNSEEN:
            return True
        instance = puzzle.instance(self.facts, text=True)
        return any(self._is_right(puzzle, instance, mode) for mode in modes(puzzle.encoding.name))

    def _is_right(self, puzzle: pylogic.Puzzle, instance: pylogic.Instance, mode: Mode) -> bool:
        encoding, marks = puzzle.encoding, self.marks.removesuffix(".").split(". ")
        rules = Rules.of(puzzle, instance, mode.constants, mode.parts)
        known = rules.control.symbolic_atoms
        atoms = (str(x.symbol) for one in encoding.outputs for x in known.by_signature(*one))
        board = rules.of_marks((atom, atom in marks) for atom in atoms)
        board += rules.of_clues(clues_of(puzzle, instance))

        def is_all(broken: Collection[str]) -> bool:
            """Whether nothing is broken but that."""
            others = (some for (words, _), some in rules.broken.items() if words not in broken)
            return rules.are_possible([*board, *chain.from_iterable(others)])

        fewer = ([words for words in self.broken if words != one] for one in self.broken)
        return is_all(self.broken) and not any(map(is_all, fewer))


def draw(puzzle: pylogic.Puzzle, facts: str, marks: str) -> str:
    """A board with marks as plain text."""
    instance = puzzle.instance(facts, text=True)
    if marks == NOTHING:
        return str(puzzle.draw(instance)).rstrip("\n")
    return str(puzzle.why(instance, marks, whole=True).board()).rstrip("\n")


def entries(path: Path) -> list[Entry]:
    """The entries of a golden file; none where it does not exist."""
    found = []
    for text in re.split(r"\n\n(?=%! )", path.read_text().rstrip("\n")) if path.exists() else ():
        told, _, picture = text.partition("\n\n")
        rule, facts, marks, *broken = told.split("\n")
        found.append(Entry(rule.removeprefix("%! "), facts, marks, tuple(broken), picture))
    return found


# ---- Looking for boards ------------------------------------------------------------------


def search(puzzle: pylogic.Puzzle, known: Sequence[Entry]) -> list[Entry]:
    """A board for each constraint: a known one, or the smallest that breaks nothing else."""
    rules, kept = [one.words for one in worded(puzzle.encoding)], list(known)
    found = dict[int, Entry]()
    for number, words in enumerate(rules):
        one = next((one for one in kept if one.rule == words), None)
        if one is not None:
            kept.remove(one)
            if one.facts != UNSEEN and one.is_right(puzzle):
                found[number] = one._replace(picture=draw(puzzle, one.facts, one.marks))
    is_sized = ("size", 2) in puzzle.encoding.inputs
    sizes = [size for size in SIZES if size[0] * size[1] <= LARGEST] if is_sized else [None]
    for is_alone, mode, size in product((True, False), modes(puzzle.encoding.name), sizes):
        left = [number for number in range(len(rules)) if number not in found]
        if left:
            found |= of_size(puzzle, size, left, mode, is_alone)
    none = [Entry(words, UNSEEN, NOTHING, (), "") for words in rules]
    return [found.get(number, none[number]) for number in range(len(rules))]


def of_size(
    puzzle: pylogic.Puzzle,
    size: tuple[int, int] | None,
    wanted: Sequence[int],
    mode: Mode,
    is_alone: bool,
) -> dict[int, Entry]:
    """Boards of one size that break the wanted constraints, each with the fewest clues."""
    encoding = puzzle.encoding
    text = [INPUTS[encoding.name], FOUND]
    text += [] if size is None else [BOARD.format(*size), f"size({size[0]},{size[1]})."]
    for name, arity in encoding.clues:
        terms = variables(arity)
        text.append(f"listed({name}({terms}),({terms},)) :- {name}({terms}).")
    inputs, shown = (sorted(some) for some in (encoding.inputs - {("size", 2)}, encoding.outputs))
    for weight, (name, arity) in [*((2, one) for one in inputs), *((1, one) for one in shown)]:
        terms = variables(arity)
        text.append(f"#minimize {{ 1@{weight},{name}({terms}) : {name}({terms}) }}.")
    for name, arity in inputs:  # small numbers
        terms = variables(arity)
        text.append(f"#minimize {{ X{arity - 1}@0,{name}({terms}) : {name}({terms}) }}.")
    rules = Rules(encoding, "\n".join(text), mode.constants, [*mode.parts, "errors"])
    found = dict[int, Entry]()
    for number in wanted:
        goal = rules.of_marks([(f"goal__({number})", True), ("several__", not is_alone)])
        atoms = best(rules.control, goal[:1] if not is_alone else goal)
        if atoms is None:
            continue
        broken = sorted(rules.name(atom)[0] for atom in atoms if atom.name == "broken__")
        facts, marks = (
            " ".join(f"{atom}." for atom in sorted(atoms) if signature(atom) in some)
            for some in (encoding.inputs, encoding.outputs)
        )
        words, picture = rules.constraints[number].words, draw(puzzle, facts, marks or NOTHING)
        one = Entry(words, facts, marks or NOTHING, tuple(dict.fromkeys(broken)), picture)
        if one.is_right(puzzle):  # what no mark shows may hide that all is well
            found[number] = one
    return found


def variables(arity: int) -> str:
    return ",".join(f"X{i}" for i in range(arity))


def signature(atom: clingo.Symbol) -> tuple[str, int]:
    return atom.name, len(atom.arguments)


def best(control: clingo.Control, goal: Sequence[int]) -> Sequence[clingo.Symbol] | None:
    """The true atoms of the best answer that is found in time; None without any."""
    found: list[Sequence[clingo.Symbol]] = []
    with control.solve(
        goal, on_model=lambda model: found.append(model.symbols(atoms=True)), async_=True
    ) as handle:
        handle.wait(SECONDS)
        handle.cancel()
    return found[-1] if found else None
