"""Judgements: whether a partly filled board can be completed, and the rules that it breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

import clingo

from pylogic.errors import OptionError
from pylogic.explain.mus import shrink_literals
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
    teller: Teller = field(compare=False)
    """Says the judgement in words."""

    @property
    def citations(self) -> list[Citation]:
        """The citations (words and place) of the broken rules."""
        return self.teller.cite_all(self.because)

    def to_dict(self) -> dict[str, Any]:
        """Return the judgement for JSON, with the broken rules in words."""
        broken = [line.to_dict() for line in self.citations]
        return {"possible": self.is_possible, "broken": broken}


def judge(task: Question, marks: Sequence[Mark], limits: Limits) -> Judgement:
    """Judge a partly filled board: whether some answer has all marks, or what forbids it.

    Marks of false atoms that the rules do not have are ignored.

    Raises:
        OptionError: the rules have no atom of a true mark, or the task's answers are plans.
        ProgramError: the rules refuse the instance, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came first.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not judged")
    is_possible, broken = call(partial(_judge, task, marks), limits)
    return Judgement(is_possible, unpack(broken), Teller(task, limits.reset()))


def _judge(task: Question, marks: Sequence[Mark]) -> tuple[bool, str]:
    """In a child: return whether some answer has all marks, and the constraints that forbid it,
    packed as a text. Cells are known to hold the numbers that clues show in them."""
    switches = ground_relaxation(task).switches
    find_core, literals = switches.find_literal_core, switches.literals
    known = {
        literal: place_of(parse_atom(atom))
        for (atom, _), literal in find_mark_literals(switches.control, marks)
    }
    if find_core([*known, *literals.values()]) is None:
        return True, pack(())
    known |= {x: place_of(clue) for x, clue in switches.clues.items()}
    rules, encoding = constraints.read(task.encoding), task.encoding
    entering = {i for i, x in enumerate(rules) if x.enters_clue(encoding.clues, encoding.outputs)}
    entries = [x for x, s in switches.constraints.items() if s.arguments[0].number in entering]
    while entries and (core := find_core([*known, *entries])) is not None:
        agreeing = [literal for literal in entries if literal not in core]
        entries = agreeing if len(agreeing) < len(entries) else []
    known |= dict.fromkeys(entries)
    return False, pack(rule.constraint for rule in find_broken_rules(switches, known))


class BrokenRule(NamedTuple):
    """A ground constraint, and known literals that contradict it."""

    constraint: clingo.Symbol
    known: tuple[int, ...]


def find_broken_rules(switches: Switches, known: Mapping[int, Place | None]) -> list[BrokenRule]:
    """Return the constraints each of which alone contradicts known literals, the plainest first.

    `known` are the literals with their cells. Few literals that are close together are plain. The
    `_CLOSELY` smallest sets of literals are minimal; the others follow by size.
    """

    def measure_extent(rule: BrokenRule) -> tuple[int, int]:
        """Return the number of literals, and the rows plus columns that their cells span."""
        cells = [cell for cell in map(known.get, rule.known) if cell is not None]
        apart = sum(max(line) - min(line) for line in zip(*cells, strict=True))
        return len(rule.known), apart

    broken = []
    tried = [literal for literal in switches.constraints if literal not in known]
    for literal in switches.find_refuted(list(known), tried):
        core = switches.find_literal_core([literal, *known]) or ()
        some = tuple(x for x in known if x in core)
        broken.append(BrokenRule(switches.constraints[literal], some))
    broken.sort(key=lambda rule: (len(rule.known), rule.constraint))
    close = [
        rule._replace(
            known=tuple(shrink_literals(switches, [switches.literals[rule.constraint]], rule.known))
        )
        for rule in broken[:_CLOSELY]
    ]
    return [*sorted(close, key=measure_extent), *broken[_CLOSELY:]]


def find_plain_conflict(
    switches: Switches, known: Mapping[int, Place | None]
) -> Sequence[int] | None:
    """Return the plainest conflict of known literals with at most one constraint; None without.

    `known` are the literals of marks and clues, with their cells. A conflict without any
    constraint, by choices and definitions, comes first.
    """
    alone = switches.find_literal_core(list(known))
    if alone is not None:
        return shrink_literals(switches, (), alone)
    for rule in find_broken_rules(switches, known)[:1]:
        return [switches.literals[rule.constraint], *rule.known]
    return None
