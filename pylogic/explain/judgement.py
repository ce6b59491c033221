"""Judgements: whether a board can be completed, and the constraints that it breaks.

Known literals of a relaxation go in, and the ground constraints that contradict them come out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import clingo

from pylogic.errors import OptionError
from pylogic.explain.mus import find_needed
from pylogic.explain.relaxation import Switches, find_mark_literals, ground_relaxation
from pylogic.explain.steps import parse_atom
from pylogic.explain.text import Citation, Teller
from pylogic.rules import constraints
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Symbols, pack, place_of, unpack
from pylogic.solving.process import call
from pylogic.solving.question import Question

_CLOSELY = 20
"""The number of broken constraints whose cores are made minimal, those with the smallest cores."""


@dataclass(frozen=True)
class Judgement:
    """Whether an answer completes a partly filled board, and the rules that forbid it."""

    is_possible: bool
    """Whether some answer has all marks."""
    because: Symbols
    """Atoms that name ground constraints which every completion breaks, the plainest first;
    perhaps not all of them."""
    citations: tuple[Citation, ...]
    """The citations (words and place) of these constraints."""

    def to_dict(self) -> dict[str, Any]:
        """Return the judgement for JSON, with the broken rules in words."""
        broken = [line.to_dict() for line in self.citations]
        return {"possible": self.is_possible, "broken": broken}


def judge(task: Question, marks: Sequence[Mark], limits: Limits) -> Judgement:
    """Judge a partly filled board: whether some answer has all marks, or what forbids it.

    Marks of false atoms that the rules do not have are ignored. Cells are known to hold the numbers
    that clues show in them.

    Raises:
        OptionError: the rules have no atom of a true mark, or the task's answers are plans.
        ProgramError: the rules refuse the instance, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came first.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not judged")

    def work() -> tuple[bool, str]:
        """In a child: return whether some answer has all marks, and what forbids it, packed."""
        switches = ground_relaxation(task).switches
        literals, find_core = switches.literals, switches.find_literal_core
        marked = find_mark_literals(switches.control, marks)
        known = {literal: place_of(parse_atom(atom)) for (atom, _), literal in marked}
        if find_core([*known, *literals.values()]) is None:
            return True, pack(())
        clues = {x: place_of(clue) for x, clue in switches.clues.items()}
        known, encoding = known | clues, task.encoding
        rules = enumerate(constraints.read(encoding))
        entering = {i for i, x in rules if x.enters_clue(encoding.clues, encoding.outputs)}
        entries = [x for x, s in switches.constraints.items() if s.arguments[0].number in entering]
        while entries and (core := find_core([*known, *entries])) is not None:
            agreeing = [literal for literal in entries if literal not in core]
            entries = agreeing if len(agreeing) < len(entries) else []
        broken = find_broken_rules(switches, known | dict.fromkeys(entries))
        return False, pack(switches.constraints[literal] for literal, *_ in broken)

    is_possible, packed = call(work, limits)
    broken = unpack(packed)
    citations = Teller(task, limits.reset()).cite_all(broken)
    return Judgement(is_possible, broken, tuple(citations))


def find_broken_rules(switches: Switches, known: Mapping[int, Place | None]) -> list[list[int]]:
    """Return the constraints each of which alone contradicts known literals, the plainest first.

    Each is a list of its literal and of known literals that it contradicts. `known` are these with
    their cells. Few literals that are close together are plain. The `_CLOSELY` smallest lists are
    minimal; the others follow by size.
    """

    def measure_extent(literals: Sequence[int]) -> tuple[int, int]:
        """Return the number of literals, and the rows plus columns that their cells span."""
        cells = [cell for cell in map(known.get, literals) if cell is not None]
        return len(literals), sum(max(line) - min(line) for line in zip(*cells, strict=True))

    broken, named = list[list[int]](), switches.constraints
    tried = [literal for literal in named if literal not in known]
    for literal in switches.find_refuted(list(known), tried):
        core = switches.find_literal_core([literal, *known]) or ()
        broken.append([literal, *(x for x in known if x in core)])
    broken.sort(key=lambda literals: (len(literals), named[literals[0]]))
    close = [[x, *find_needed(switches, [x], (), some)] for x, *some in broken[:_CLOSELY]]
    return [*sorted(close, key=measure_extent), *broken[_CLOSELY:]]


def find_violations(
    task: Question,
    shown: Sequence[clingo.Symbol],
    limits: Limits,
    *,
    is_part: bool = False,
    explained: bool = True,
) -> list[tuple[str, str]]:
    """Return (words, FILE:LINE) of the constraints that an answer with just these atoms breaks: []
    if no choice of the encoding makes them. Atoms that the ground rules lack do not count.

    Args:
        shown: the true shown atoms.
        is_part: let more atoms be true if that mends half of the violations; return those that
            every answer with the atoms breaks.
        explained: whether the part `reasons` counts; otherwise constraints are those of a search.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """

    def find_broken(switches: Switches, marks: Sequence[int]) -> list[clingo.Symbol] | None:
        """Return the constraints each of which alone contradicts some literals; without any, those
        that an answer with the literals breaks, none to spare. None: there is no answer."""
        named = switches.constraints
        known = [*marks, *(x for x in switches.literals.values() if x not in named)]
        if switches.find_literal_core(known) is not None:
            return None
        refuted = [named[x] for x in switches.find_refuted(known, named)]
        return sorted(refuted or {*named.values()} - (switches.grow((), known) or set()))

    def work() -> list[str]:
        """In a child: return the atoms that name broken constraints, as texts."""
        relaxation, true = ground_relaxation(task, explained=explained), frozenset(shown)
        marks = [x if atom in true else -x for atom, x in relaxation.atoms.items()]
        broken = find_broken(relaxation.switches, marks)
        if is_part and broken != []:  # cells may be empty, or hold wrong values
            marks = [x for atom, x in relaxation.atoms.items() if atom in true]
            some = find_broken(relaxation.switches, marks)
            if broken is None or (some is not None and 2 * len(some) <= len(broken)):
                broken = some
        return list(map(str, broken or ()))

    known = constraints.read(task.encoding, sided=explained)
    broken = map(clingo.parse_term, call(work, limits))
    rules = ((constraints.constraint_of(known, symbol), symbol) for symbol in broken)
    return list(dict.fromkeys((rule.say(symbol), rule.place) for rule, symbol in rules))
