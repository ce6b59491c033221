"""Premises: the marks that a deduction argues from, in words, and their spots."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import clingo

from pylogic.explain.candidates import Values
from pylogic.explain.steps import Deduction
from pylogic.explain.words import Wording, clause, listed, spots_text
from pylogic.rules import constraints
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.entries import Asked
from pylogic.rules.symbols import Mark, Place, Spot, Symbols

_FEW = 4
"""So many values are told of a cell that may hold nothing else."""
_FILLED = 2
"""Of more different values it is told that their cells are filled."""
_RULES = 3
"""The number of unnamed rules that are told of a noted mark."""
_SOURCES = 4
"""Of more clauses that something was noted for only the rules are told."""


@dataclass(frozen=True, repr=False)
class Rules:
    """The words of the rule file for ground constraints."""

    known: Sequence[Constraint]
    values: Asked

    def constraint(self, broken: clingo.Symbol) -> Constraint:
        """The constraint that is named as broken."""
        return constraints.constraint_of(self.known, broken)

    def title(self, broken: clingo.Symbol) -> str:
        """The name of a step by it; "" if the rule has none."""
        return self.constraint(broken).name(broken)

    def words(self, broken: clingo.Symbol) -> str:
        """Its words."""
        return self.constraint(broken).say(broken)

    def kind(self, broken: clingo.Symbol) -> str:
        """The name of its steps, or else its place."""
        return self.title(broken) or self.constraint(broken).place

    def asked(self, because: Symbols) -> frozenset[str] | None:
        """The values that rules ask for; None where they may look at others."""
        return self.values.values(symbol for symbol in because if symbol.match(*BROKEN))


class Premises(NamedTuple):
    """The known marks that a deduction uses."""

    words: str
    causes: tuple[Spot, ...]
    """The spots that show them."""
    region: tuple[Spot, ...]
    """The spots of marks that were noted."""


class _Trace(NamedTuple):
    """The reasons for which a mark was noted."""

    because: tuple[clingo.Symbol, ...]
    known: tuple[Mark, ...]


def premises(
    deduction: Deduction,
    recalled: Sequence[Deduction],
    values: Values,
    wording: Wording,
    rules: Rules,
) -> Premises:
    """The premises of a deduction, with the reasons of the noted marks among them.

    In place of what was noted by its own rules stands what it was noted for. Of a cell that may
    hold few values, these are told.
    """
    few = _few(deduction.known, values) if deduction.because else {}
    others = [mark for mark in deduction.known if wording.spot(mark[0]) not in few]
    noted = {one.marks[0]: one for one in recalled}
    traces = {mark: _traced(mark, noted) for mark in others if mark in noted}
    plain = {m for m, trace in traces.items() if set(trace.because) <= set(deduction.because)}
    direct = [mark for mark in others if mark not in traces]
    filled = _filled(direct, values, rules.asked(deduction.because)) if deduction.because else ()
    seen = (one for mark in others if mark in plain for one in traces[mark].known)
    told = [mark for mark in dict.fromkeys((*seen, *direct)) if mark not in filled]
    left = dict.fromkeys(_spots(filled, wording))
    explained = {mark: trace for mark, trace in traces.items() if mark not in plain}
    clauses = [*_either(few), *_explained(explained, wording, rules), *wording.clauses(told)]
    clauses += [clause("filled", left)] * bool(left)
    sources = _spots(_sources(explained.values()), wording)
    causes = dict.fromkeys((*few, *sources, *_spots(told, wording))) or left
    region = dict.fromkeys((*_spots(others, wording), *left))
    return Premises(listed(clauses), tuple(causes), tuple(region))


def _spots(marks: Iterable[Mark], wording: Wording) -> Iterable[Spot]:
    return (spot for atom, _ in marks if (spot := wording.spot(atom)) is not None)


def _sources(traces: Iterable[_Trace]) -> Iterable[Mark]:
    """The known marks and the clues for which marks were noted."""
    for trace in traces:
        yield from trace.known
        yield from ((str(one), True) for one in trace.because if not one.match(*BROKEN))


def _traced(mark: Mark, noted: Mapping[Mark, Deduction]) -> _Trace:
    """The reasons of a mark, through all deductions noted before it."""
    waiting = [mark]
    because: dict[clingo.Symbol, None] = {}
    known: dict[Mark, None] = {}
    while waiting:
        one = waiting.pop()
        if one in noted:
            because.update(dict.fromkeys(noted[one].because))
            waiting += reversed(noted[one].known)
        else:
            known[one] = None
    return _Trace(tuple(because), tuple(known))


def _explained(traces: Mapping[Mark, _Trace], wording: Wording, rules: Rules) -> Iterable[str]:
    """The noted marks in words, each with the rules and marks that it was noted for.

    `1,3 3,2 are not 5 (elimination: 3,8 8,3 are 5)`; those by the same rules together.
    """
    together: dict[tuple[str, ...], list[Mark]] = {}
    for mark, trace in traces.items():
        kinds = {rules.kind(one) for one in trace.because if one.match(*BROKEN)}
        together.setdefault(tuple(sorted(kinds)), []).append(mark)
    for marks in together.values():
        said = listed(wording.clauses(marks))
        yield f"{said} ({_reason([traces[mark] for mark in marks], wording, rules)})"


def _reason(traces: Sequence[_Trace], wording: Wording, rules: Rules) -> str:
    """The rules by which marks were noted, and the marks that these used, in words."""
    because = dict.fromkeys(one for trace in traces for one in trace.because)
    broken = [one for one in because if one.match(*BROKEN)]
    known = dict.fromkeys(mark for trace in traces for mark in trace.known)
    clues = (wording.cite(str(one)) for one in because if not one.match(*BROKEN))
    sources = [*wording.clauses(known), *(f"there is the clue {clue}" for clue in clues)]
    since = listed(sources) if len(sources) <= _SOURCES else ""
    titles = dict.fromkeys(map(rules.title, broken))
    if all(titles):
        return ": ".join(filter(None, (listed(list(titles)), since)))
    words = list(dict.fromkeys(map(rules.words, broken)))
    more = len(words) - _RULES
    told = words[:_RULES] + [f"{more} more rules are broken"] * (more > 0)
    return f"{f'since {since}, and ' if since else ''}otherwise {', or '.join(told)}"


def _few(known: Sequence[Mark], values: Values) -> dict[Place, tuple[str, ...]]:
    """The few values of cells of which two or more are ruled out, as far as that is used."""
    denied = {atom for atom, holds in known if not holds}
    found = {}
    for place, own in values.items():
        left = tuple(value for atom, value in own.items() if atom not in denied)
        if left and len(left) <= min(len(own) - 2, _FEW):
            found[place] = left
    return found


def _either(few: Mapping[Place, tuple[str, ...]]) -> Iterable[str]:
    """`1,2 1,3 may only hold 3 or 7`."""
    together: dict[tuple[str, ...], list[Place]] = {}
    for place, values in few.items():
        together.setdefault(values, []).append(place)
    return (f"{spots_text(cells)} may only hold {listed(v, 'or')}" for v, cells in together.items())


def _filled(
    direct: Sequence[Mark], values: Values, asked: Collection[str] | None
) -> tuple[Mark, ...]:
    """Marks of different values that no rule asks for: their cells only count as filled."""
    if asked is None:
        return ()
    named = {atom: value for own in values.values() for atom, value in own.items()}
    held = [m for m in direct if m[1] and m[0] in named and named[m[0]] not in asked]
    return tuple(held) if len({named[atom] for atom, _ in held}) > _FILLED else ()
