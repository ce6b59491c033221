"""The published solution of a puzzle, and in what an answer differs from it."""

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
from pylogic.rules.symbols import Place, canonical, place_of
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import KINDS

FEW = 3
"""Differences that are told one by one."""
_LINES = {"edge": "{side} side", "link": "over the {side} side"}
"""Where a line is, by the kind of it."""


class _Spot(NamedTuple):
    """Where something stands in an answer: its predicate, and the arguments that say where."""

    predicate: str
    key: tuple[int | str, ...]
    kind: str = ""
    """The word of `board(Word, Predicate)`; none where there is no such word."""

    @property
    def has_values(self) -> bool:
        """Whether more is said there than that something holds."""
        return bool(self.kind) and len(KINDS[self.kind].terms) > KINDS[self.kind].keys


_Told = Mapping[_Spot, frozenset[str]]
"""The values at the spots, or "" for a thing that has none."""


class Differences(NamedTuple):
    """In what an answer differs from a published one; in nothing, if there are no words."""

    words: tuple[str, ...] = ()
    """The first few places one by one, and how many more there are."""
    remark: str | None = None
    """A note that the published board shows only a part of the answer, if so."""


@dataclass(frozen=True)
class Published:
    """A published solution, as far as it is told."""

    kinds: Mapping[Signature, str]
    """The word of `board(Word, Predicate)` for each predicate that it tells of, "" without one."""
    holds: _Told
    denied: frozenset[_Spot] = frozenset()
    """The spots of the things that it denies."""
    given: frozenset[Place] = frozenset()
    """Cells whose numbers the puzzle gives, so that a solution need not repeat them."""
    is_whole: bool = False
    """Whether what it does not tell is not so, but for numbers."""

    def differences(self, symbols: Iterable[clingo.Symbol]) -> Differences:
        """In what an answer differs."""
        here = _told(self.kinds, symbols)
        wrong = {spot for spot in self.holds if here.get(spot) != self.holds[spot]}
        wrong |= self.denied & here.keys()
        untold = here.keys() - self.holds.keys()
        untold -= {spot for spot in untold if spot.has_values and spot.key[:2] in self.given}
        sets = {spot for spot in untold if not spot.has_values}
        if wrong or self.is_whole:
            wrong |= sets
        if not wrong and untold:
            shown = len(here) - len(untold)
            remark = f"the published board is not filled: it shows {shown} of {len(here)}"
            return Differences(remark=remark)
        found = [self._say(spot, here) for spot in sorted(wrong, key=_in_order)]
        more = [f"and {len(found) - FEW} more"] if len(found) > FEW else []
        return Differences((*found[:FEW], *more))

    def _say(self, spot: _Spot, here: _Told) -> str:
        """How a spot differs: what the published solution has there, and what the answer has."""
        name, key, kind = spot
        published, own = (_words(spot, told.get(spot)) for told in (self.holds, here))
        said = f"{published} in the published solution, {own} here"
        if not kind:
            return f"{name}({','.join(map(str, key))}): {said}"
        side = f", {_LINES[kind].format(side=key[2])}" if kind in _LINES else ""
        return f"row {key[0]}, column {key[1]}{side}: {said}"


def published(encoding: Encoding, text: Text) -> Published | None:
    """The solution that a text tells besides the puzzle; None if it tells none.

    Raises:
        ProgramError: says what is wrong with the text, and where; or it is another puzzle.
    """
    is_published = formats.named(text.format).is_published
    words = kinds_of(encoding)
    if text.format == FACTS:
        symbols = exchange.instance_of_facts(text).symbols
        answer = [symbol for symbol in symbols if encoding.shows(symbol)]
        kinds = {(one.name, len(one.arguments)): words.get(one.name, "") for one in answer}
        facts, is_told = symbols, bool(answer)
    else:
        found = exchange.facts(encoding, text)
        answer, facts = list(found.answer), found.instance
        answers = {name: word for name, word in words.items() if KINDS[word].is_answer}
        kinds = {(name, len(KINDS[word].terms)): word for name, word in answers.items()}
        # Whose cells are dark for another reason seems to be solved, too, but for the answer.
        is_told = bool(answer) or (found.is_solved and is_published)
    if not is_told:
        return None
    numbers = {name for name, word in words.items() if word == "number"}
    given = (place_of(fact) for fact in facts if fact.name in numbers)
    return Published(
        kinds,
        _told(kinds, (atom for atom in answer if atom.positive)),
        frozenset(_told(kinds, (atom for atom in answer if atom.negative))),
        frozenset(place for place in given if place is not None),
        is_published,
    )


def _told(kinds: Mapping[Signature, str], symbols: Iterable[clingo.Symbol]) -> _Told:
    """The spots that atoms of the predicates in `kinds` say, or deny, with their values."""
    found: dict[_Spot, frozenset[str]] = {}
    for symbol in symbols:
        kind = kinds.get((symbol.name, len(symbol.arguments)))
        if kind is None:
            continue
        is_number = clingo.SymbolType.Number
        terms = [a.number if a.type == is_number else str(a) for a in symbol.arguments]
        keys = KINDS[kind].keys if kind else len(terms)
        match kind, terms:
            case (("edge" | "link"), [int(row), int(column), str(side)]):
                terms = list(canonical(row, column, side))
        spot = _Spot(symbol.name, tuple(terms[:keys]), kind)
        value = ",".join(map(str, terms[keys:]))
        found[spot] = found.get(spot, frozenset()) | {value}
    return found


def _words(spot: _Spot, values: frozenset[str] | None) -> str:
    """The state of a spot, in a word."""
    if spot.has_values:
        return " or ".join(sorted(values)) if values else "nothing"
    words = {
        "shaded": ("white", "black"),
        **dict.fromkeys(_LINES, ("no line", "a line")),
        "": ("it does not hold", "it holds"),
    }
    return words.get(spot.kind, (f"no {spot.predicate}", spot.predicate))[values is not None]


def _in_order(spot: _Spot) -> tuple[bool, tuple[int | str, ...], str]:
    """Cells in reading order."""
    is_cell = all(isinstance(term, int) for term in spot.key[:2])
    return not is_cell, spot.key[:2] if is_cell else (), str(spot)
