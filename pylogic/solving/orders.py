"""Clue orders: permutations of the clue facts of an instance.

A clue is a fact of the predicate that the encoding's `about` part names, `clues(clue, 3)`; its
first two arguments are row and column, its last one the value. Random orders come from Python's
Mersenne Twister, seeded with the order's own name: the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import clingo

from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.rules import syntax
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Fact, Instance, read_instance
from pylogic.solving import grounding
from pylogic.solving.limits import Limits
from pylogic.solving.task import Task

ENCODING = "encoding"
FILE = "file:"


@dataclass(frozen=True)
class Clue:
    """A clue fact with what orders look at."""

    fact: Fact
    place: int
    """Its place among the instance's clues, from 0."""
    row: int
    column: int


Key = Callable[[Clue, Sequence[Clue]], Any]
"""What a clue is sorted by, among all clues; equal ones stay in the given order."""


@dataclass(frozen=True)
class Kind:
    """A named order: what it does, and how."""

    words: str
    key: Key
    needs_value: bool = False


def _value(clue: Clue) -> clingo.Symbol:
    return clue.fact.arguments[-1]


def _descending(clue: Clue, among: Sequence[Clue]) -> int:
    values = sorted({_value(other) for other in among})
    return -values.index(_value(clue))


def _spiral(clue: Clue, among: Sequence[Clue]) -> tuple[int, int, int]:
    """Ring from the outside in, side of the ring clockwise, place on the side."""
    bottom, right = _corner(among)
    ring = min(clue.row - 1, clue.column - 1, bottom - clue.row, right - clue.column)
    if clue.row == 1 + ring and clue.column < right - ring:
        return ring, 0, clue.column
    if clue.column == right - ring and clue.row < bottom - ring:
        return ring, 1, clue.row
    if clue.row == bottom - ring and clue.column > 1 + ring:
        return ring, 2, -clue.column
    return ring, 3, -clue.row


def _distance(clue: Clue, among: Sequence[Clue]) -> int:
    """Twice the distance from the centre of the board, squared."""
    bottom, right = _corner(among)
    return (2 * clue.row - bottom - 1) ** 2 + (2 * clue.column - right - 1) ** 2


def _corner(among: Sequence[Clue]) -> tuple[int, int]:
    return max(clue.row for clue in among), max(clue.column for clue in among)


def _neighbours(clue: Clue, among: Sequence[Clue]) -> int:
    return -sum(
        max(abs(clue.row - other.row), abs(clue.column - other.column)) <= 2 for other in among
    )


KINDS: Mapping[str, Kind] = {
    GIVEN: Kind("as the instance lists them", lambda clue, _: clue.place),
    "reversed": Kind("the last one first", lambda clue, _: -clue.place),
    "rows": Kind("row by row, each from the left", lambda clue, _: (clue.row, clue.column)),
    "columns": Kind("column by column, each from the top", lambda clue, _: (clue.column, clue.row)),
    "ascending": Kind("small values first", lambda clue, _: _value(clue), True),
    "descending": Kind("large values first", _descending, True),
    "spiral": Kind("from the top left corner clockwise along the edge, then inwards", _spiral),
    "center": Kind("from the middle of the clues outwards", _distance),
    "dense": Kind("first those with many clues at most two cells away", _neighbours),
}

SHUFFLES: Mapping[str, tuple[str, Callable[[Clue], Any]]] = {
    "random": ("all clues shuffled", lambda _: 0),
    "shuffle-within-rows": ("row by row, each row shuffled", lambda clue: clue.row),
    "shuffle-within-columns": ("column by column, each shuffled", lambda clue: clue.column),
}


def described() -> dict[str, str]:
    """All orders, and what each of them does."""
    kinds = {name: kind.words for name, kind in KINDS.items()}
    shuffles = {f"{name}:K": f"{words}, in K ways" for name, (words, _) in SHUFFLES.items()}
    return {
        **kinds,
        **shuffles,
        f"{FILE}PATH": "as a file lists the same clues",
        ENCODING: "by the encoding's order part",
    }


def expanded(names: Sequence[str]) -> list[str]:
    """The single orders that names mean: `random:3` is random#1, random#2, random#3.

    Raises:
        OptionError: there is no such order.
    """
    found: list[str] = []
    for name in names:
        stem, colon, amount = name.partition(":")
        if colon and stem in SHUFFLES:
            if not amount.isdigit() or int(amount) < 1:
                raise OptionError(f"order {name}: expected a number of orders, as in {stem}:20")
            found += [f"{stem}#{i}" for i in range(1, int(amount) + 1)]
        else:
            check(name)
            found.append(name)
    return list(dict.fromkeys(found))


def check(name: str) -> None:
    """Whether there is a single order of that name.

    Raises:
        OptionError: there is none; says which there are.
    """
    stem, colon, _ = name.partition(":")
    if colon and stem in SHUFFLES:
        raise OptionError(f"order {name} means several orders; one of them is {stem}#1")
    stem, sharp, number = name.partition("#")
    is_shuffle = sharp and stem in SHUFFLES and number.isdigit()
    if not (name in KINDS or name == ENCODING or name.startswith(FILE) or is_shuffle):
        raise OptionError(f"there is no order {name!r}; there are {', '.join(described())}")


def ordered(
    encoding: Encoding,
    instance: Instance,
    name: str,
    constants: Mapping[str, str] | None = None,
    limits: Limits | None = None,
) -> Instance:
    """The instance with its clues in an order; all other facts stay where they are.

    Raises:
        OptionError: there is no such order, or the clues do not have what it looks at.
        ProgramError: the encoding names no clues, or has no `order` part where it is asked.
    """
    check(name)
    if name == GIVEN:
        return instance
    facts = clue_facts(encoding, instance)
    if name == ENCODING:
        sequence = _by_rank(encoding, instance, facts, constants or {}, limits or Limits())
    elif name.startswith(FILE):
        sequence = _from_file(encoding, instance, facts, Path(name.removeprefix(FILE)))
    else:
        sequence = _sorted(facts, name)
    return with_clues(instance, facts, sequence)


def clue_facts(encoding: Encoding, instance: Instance) -> list[Fact]:
    """The different clues of an instance, in their order.

    Raises:
        ProgramError: the encoding names no clues.
    """
    if encoding.clues is None:
        words = "the about part names no clues, so there is nothing to order; add, for example,"
        raise ProgramError(Problem(f"{words} clues(clue, 3).", str(encoding.path)))
    facts = {f.symbol: f for f in instance.facts if f.signature == encoding.clues}
    return list(facts.values())


def _sorted(facts: Sequence[Fact], name: str) -> list[Fact]:
    stem, sharp, _ = name.partition("#")
    if sharp:
        clues = located(facts, name) if stem != "random" else _unlocated(facts)
        random.Random(name).shuffle(clues)
        _, group = SHUFFLES[stem]
        return [clue.fact for clue in sorted(clues, key=group)]
    kind = KINDS[name]
    clues = _unlocated(facts) if name == "reversed" else located(facts, name)
    if kind.needs_value and facts and len(facts[0].arguments) < 3:
        raise OptionError(f"order {name}: a clue like {facts[0].symbol} has no value")
    return [clue.fact for clue in sorted(clues, key=lambda clue: kind.key(clue, clues))]


def _unlocated(facts: Sequence[Fact]) -> list[Clue]:
    return [Clue(fact, place, 0, 0) for place, fact in enumerate(facts)]


def located(facts: Sequence[Fact], name: str) -> list[Clue]:
    """The clues with their rows and columns.

    Raises:
        OptionError: one does not begin with them; `name` is the order that looks at them.
    """
    clues = []
    for place, fact in enumerate(facts):
        cell = fact.arguments[:2]
        if len(cell) < 2 or any(term.type != clingo.SymbolType.Number for term in cell):
            raise OptionError(f"order {name}: {fact.symbol} does not begin with a row and a column")
        clues.append(Clue(fact, place, cell[0].number, cell[1].number))
    return clues


def _from_file(
    encoding: Encoding, instance: Instance, facts: Sequence[Fact], path: Path
) -> list[Fact]:
    try:
        listed = read_instance(path).facts
    except OSError as error:
        raise OptionError(f"order {FILE}{path}: {error.strerror}") from None
    known = {fact.symbol: fact for fact in facts}
    order = [fact for fact in listed if fact.signature == encoding.clues]
    for fact in order:
        if fact.symbol not in known:
            words = f"{fact.symbol} is no clue of {instance.name}"
            raise ProgramError(Problem(words, str(path), fact.line, fact.column))
    missing = set(known).difference(fact.symbol for fact in order)
    if missing:
        some = " ".join(map(str, sorted(missing)[:3]))
        words = f"{len(missing)} clues of {instance.name} are missing: {some}"
        raise ProgramError(Problem(words, str(path)))
    return [known[symbol] for symbol in dict.fromkeys(fact.symbol for fact in order)]


def _by_rank(
    encoding: Encoding,
    instance: Instance,
    facts: Sequence[Fact],
    constants: Mapping[str, str],
    limits: Limits,
) -> list[Fact]:
    """Sorted by the facts rank(Clue, Rank) of the `order` part; clues without one come last."""
    if not encoding.has("order"):
        words = "there is no part 'order', which would say rank(Clue, Rank) of each clue"
        raise ProgramError(Problem(words, str(encoding.path)))
    task = Task(encoding, instance, constants, extra=("order",))
    ranks = {
        fact.arguments[0]: fact.arguments[1]
        for fact in grounding.ground(task, limits).facts
        if fact.match("rank", 2)
    }
    last = clingo.Supremum
    return sorted(facts, key=lambda fact: ranks.get(fact.symbol, last))


def with_clues(instance: Instance, facts: Sequence[Fact], sequence: Sequence[Fact]) -> Instance:
    """The instance with the clues of a sequence, one after the other, in the clues' places."""
    clues = {fact.symbol for fact in facts}
    symbols = [syntax.fact(statement) for statement in instance.statements]
    statements = dict(zip(reversed(symbols), reversed(instance.statements), strict=True))
    following = (statements[fact.symbol] for fact in sequence)
    placed = (
        next(following, None) if symbol in clues else statement
        for symbol, statement in zip(symbols, instance.statements, strict=True)
    )
    return replace(instance, statements=tuple(s for s in placed if s is not None), path=None)
