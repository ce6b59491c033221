"""The published solution of a puzzle, and the differences of an answer from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

import clingo

from pylogic import formats
from pylogic.formats import exchange
from pylogic.formats.mapping import kinds_of
from pylogic.formats.sources import FACTS, Text
from pylogic.rules.encoding import Encoding
from pylogic.rules.symbols import Place, canonical_edge, place_of
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import KINDS

FEW = 3
"""The most differences that are listed one by one."""
_LINES = {"edge": "{side} side", "link": "over the {side} side"}
"""The words for the place of a line, by its kind."""


class _Spot(NamedTuple):
    """The place of a thing in an answer: its predicate, and the arguments that are its place."""

    predicate: str
    key: tuple[int | str, ...]
    kind: str = ""
    """The word of `board(Word, Predicate)`; "" without one."""

    @property
    def has_values(self) -> bool:
        """True if a thing there has a value."""
        return bool(self.kind) and len(KINDS[self.kind].terms) > KINDS[self.kind].keys


_Values = Mapping[_Spot, frozenset[str]]
"""The values at each spot, {""} for a thing that has none."""


class Differences(NamedTuple):
    """The differences of an answer from a published one, in words; none if they agree."""

    words: tuple[str, ...] = ()
    """The first few differences, and the count of the others."""
    remark: str | None = None
    """A note that the published board shows only a part of the answer, if so."""


@dataclass(frozen=True)
class Published:
    """A published solution, as far as its text shows it."""

    kinds: Mapping[Signature, str]
    """The word of `board(Word, Predicate)` for each predicate of the solution, "" without one."""
    holds: _Values
    denied: frozenset[_Spot] = frozenset()
    """The spots of the things that the solution denies."""
    given: frozenset[Place] = frozenset()
    """The cells whose numbers the puzzle gives, so that a solution need not repeat them."""
    is_whole: bool = False
    """True if things that the solution does not show are absent, except numbers."""

    def differences(self, symbols: Iterable[clingo.Symbol]) -> Differences:
        """Return the differences of an answer's atoms from the solution, in words."""
        here = _collect_values(self.kinds, symbols)
        wrong = {spot for spot in self.holds if here.get(spot) != self.holds[spot]}
        wrong |= self.denied & here.keys()
        further = here.keys() - self.holds.keys()
        further -= {spot for spot in further if spot.has_values and spot.key[:2] in self.given}
        sets = {spot for spot in further if not spot.has_values}
        if wrong or self.is_whole:
            wrong |= sets
        if not wrong and further:
            shown = len(here) - len(further)
            remark = f"the published board is not filled: it shows {shown} of {len(here)}"
            return Differences(remark=remark)
        lines = [self._say(spot, here) for spot in sorted(wrong, key=_sort_key)]
        more = [f"and {len(lines) - FEW} more"] if len(lines) > FEW else []
        return Differences((*lines[:FEW], *more))

    def _say(self, spot: _Spot, here: _Values) -> str:
        """Return the words for a spot's contents in the solution and in the answer."""
        name, key, kind = spot
        published, own = (_describe(spot, values.get(spot)) for values in (self.holds, here))
        phrase = f"{published} in the published solution, {own} here"
        if not kind:
            return f"{name}({','.join(map(str, key))}): {phrase}"
        side = f", {_LINES[kind].format(side=key[2])}" if kind in _LINES else ""
        return f"row {key[0]}, column {key[1]}{side}: {phrase}"


def published_solution(encoding: Encoding, text: Text) -> Published | None:
    """Return a text's published solution, None without one; ProgramError for another puzzle."""
    is_published = formats.lookup(text.format).is_published
    words = kinds_of(encoding)
    if text.format == FACTS:
        symbols = exchange.instance_of_facts(text).symbols
        answer = [symbol for symbol in symbols if encoding.is_shown(symbol)]
        kinds = {(atom.name, len(atom.arguments)): words.get(atom.name, "") for atom in answer}
        facts, has_solution = symbols, bool(answer)
    else:
        result = exchange.read_facts(encoding, text)
        answer, facts = list(result.answer), result.instance
        answers = {name: word for name, word in words.items() if KINDS[word].is_answer}
        kinds = {(name, len(KINDS[word].terms)): word for name, word in answers.items()}
        # A board with cells that are dark for another reason is solved, too, but has no answer.
        has_solution = bool(answer) or (result.is_solved and is_published)
    if not has_solution:
        return None
    numbers = {name for name, word in words.items() if word == "number"}
    given = (place_of(fact) for fact in facts if fact.name in numbers)
    return Published(
        kinds,
        _collect_values(kinds, (atom for atom in answer if atom.positive)),
        frozenset(_collect_values(kinds, (atom for atom in answer if atom.negative))),
        frozenset(place for place in given if place is not None),
        is_published,
    )


def _collect_values(kinds: Mapping[Signature, str], symbols: Iterable[clingo.Symbol]) -> _Values:
    """Return the spots of atoms of the predicates in `kinds`, denied or not, with their values."""
    values: dict[_Spot, frozenset[str]] = {}
    for symbol in symbols:
        kind = kinds.get((symbol.name, len(symbol.arguments)))
        if kind is None:
            continue
        is_number = clingo.SymbolType.Number
        terms = [a.number if a.type == is_number else str(a) for a in symbol.arguments]
        keys = KINDS[kind].keys if kind else len(terms)
        match kind, terms:
            case (("edge" | "link"), [int(row), int(column), str(side)]):
                terms = list(canonical_edge(row, column, side))
        spot = _Spot(symbol.name, tuple(terms[:keys]), kind)
        value = ",".join(map(str, terms[keys:]))
        values[spot] = values.get(spot, frozenset()) | {value}
    return values


def _describe(spot: _Spot, values: frozenset[str] | None) -> str:
    """Return the words for the values at a spot; None means that nothing is there."""
    if spot.has_values:
        return " or ".join(sorted(values)) if values else "nothing"
    words = {
        "shaded": ("white", "black"),
        **dict.fromkeys(_LINES, ("no line", "a line")),
        "": ("it does not hold", "it holds"),
    }
    return words.get(spot.kind, (f"no {spot.predicate}", spot.predicate))[values is not None]


def _sort_key(spot: _Spot) -> tuple[bool, tuple[int | str, ...], str]:
    """Return the key that puts cells in reading order, and other spots behind them."""
    is_cell = all(isinstance(term, int) for term in spot.key[:2])
    return not is_cell, spot.key[:2] if is_cell else (), str(spot)
