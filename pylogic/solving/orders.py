"""Orders: permutations of an instance's clues, and shuffles of everything else that is said.

A clue is a fact of a predicate that the encoding's `about` part names, `clues(clue, 3)`; its
first two arguments are row and column, its last one the value. A rule sorts clues by keys, one
after the other: `by:-value/row` has large values first, and equal ones by their row. Random orders
come from Python's Mersenne Twister, seeded with the order's own name: the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.rules import syntax
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Fact, Instance, read_instance
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import SIDES, Place, place_of
from pylogic.solving import grounding
from pylogic.solving.task import Task

RULE = "by:"


@dataclass(frozen=True)
class Clue:
    """A clue fact with its places in the instance and on the board."""

    fact: Fact
    place: int
    """Its place among the instance's clues, from 0."""
    row: int
    column: int


class Among(NamedTuple):
    """The clues and the board that a clue is compared with."""

    clues: Sequence[Clue]
    bottom: int
    """The board's last row."""
    right: int
    """The last column."""


@dataclass(frozen=True)
class Key:
    """Something that clues can be sorted by."""

    of: Callable[[Clue, Among], Any]
    """The key of a clue, among all clues of the board."""
    needs_cell: bool = True
    needs_value: bool = False


def _spiral(clue: Clue, among: Among) -> tuple[int, int, int]:
    """Ring from the outside in, side of the ring clockwise, place on the side."""
    _, bottom, right = among
    ring = _ring(clue, among)
    if clue.row == 1 + ring and clue.column < right - ring:
        return ring, 0, clue.column
    if clue.column == right - ring and clue.row < bottom - ring:
        return ring, 1, clue.row
    if clue.row == bottom - ring and clue.column > 1 + ring:
        return ring, 2, -clue.column
    return ring, 3, -clue.row


def _ring(clue: Clue, among: Among) -> int:
    _, bottom, right = among
    return min(clue.row - 1, clue.column - 1, bottom - clue.row, right - clue.column)


def _distance(clue: Clue, among: Among) -> int:
    """Twice the distance from the middle of the clues, squared."""
    bottom = max(other.row for other in among.clues)
    right = max(other.column for other in among.clues)
    return (2 * clue.row - bottom - 1) ** 2 + (2 * clue.column - right - 1) ** 2


def _neighbours(clue: Clue, among: Among) -> int:
    return sum(
        max(abs(clue.row - other.row), abs(clue.column - other.column)) <= 2
        for other in among.clues
    )


KEYS: Mapping[str, Key] = {
    "place": Key(lambda clue, _: clue.place, needs_cell=False),
    "row": Key(lambda clue, _: clue.row),
    "column": Key(lambda clue, _: clue.column),
    "value": Key(lambda clue, _: clue.fact.arguments[-1], needs_value=True),
    "diagonal": Key(lambda clue, _: clue.row + clue.column),
    "ring": Key(_ring),
    "spiral": Key(_spiral),
    "distance": Key(_distance),
    "neighbours": Key(_neighbours),
    "kind": Key(lambda clue, _: clue.fact.symbol.name, needs_cell=False),
}


class Term(NamedTuple):
    """A key, and whether the clues with the largest one come first."""

    key: str
    is_descending: bool = False


Rule = tuple[Term, ...]
"""The keys that clues are sorted by; equal clues stay in the given order."""


def parse(name: str) -> Rule:
    """The rule that an order's name spells, as by:-value/row.

    Raises:
        OptionError: it spells none.
    """
    terms = [
        Term(word.removeprefix("-"), word.startswith("-"))
        for word in name.removeprefix(RULE).split("/")
    ]
    for term in terms:
        if term.key not in KEYS:
            known = ", ".join(KEYS)
            raise OptionError(f"order {name}: there is no key {term.key!r}; there are {known}")
    return tuple(terms)


def located(facts: Sequence[Fact], name: str, size: Place | None) -> list[Clue]:
    """The clues with their cells; those beside the board are in the row 0 or behind the last one,
    or in such a column. A board without a size ends with its clues.

    Raises:
        OptionError: they have none; names the order.
    """
    clues = []
    last = max((_line(fact) or max(_cell(fact, (0, 0)) or (0,)) for fact in facts), default=0)
    rows, columns = size or (last, last)
    for place, fact in enumerate(facts):
        cell = _cell(fact, (rows + 1, columns + 1))
        if cell is None:
            words = "does not begin with a row and a column, or a side of the board and a line"
            raise OptionError(f"order {name}: {fact.symbol} {words}")
        clues.append(Clue(fact, place, *cell))
    return clues


def _corner(clues: Sequence[Clue], size: Place | None) -> Place:
    """The board's last row and column: those of its size, or of clues that count half cells."""
    on_board = [(c.row, c.column) for c in clues if size is None or _line(c.fact) is None]
    rows, columns = zip(*on_board, size or (0, 0), strict=True)
    return max(rows), max(columns)


def _cell(fact: Fact, behind: Place) -> Place | None:
    line = _line(fact)
    if line is None:
        return place_of(fact.symbol)
    below, beside = behind
    sides = {"top": (0, line), "bottom": (below, line), "left": (line, 0), "right": (line, beside)}
    return sides[str(fact.arguments[0])]


def _line(fact: Fact) -> int | None:
    """The line that a clue stands beside, if its first argument is a side of the board."""
    if len(fact.arguments) < 3 or str(fact.arguments[0]) not in SIDES:
        return None
    line = fact.arguments[1]
    return line.number if line.type == clingo.SymbolType.Number else None


ENCODING = "encoding"
FILE = "file:"
PLACES = "places:"


class Kind(NamedTuple):
    """A named order: its description, and its rule."""

    words: str
    rule: Rule


KINDS: Mapping[str, Kind] = {
    name: Kind(words, parse(rule))
    for name, rule, words in (
        (GIVEN, "place", "as the instance lists them"),
        ("reversed", "-place", "the last one first"),
        ("rows", "row/column", "row by row, each from the left"),
        ("columns", "column/row", "column by column, each from the top"),
        ("ascending", "value", "small values first"),
        ("descending", "-value", "large values first"),
        ("spiral", "spiral", "from the top left corner clockwise along the edge, then inwards"),
        ("center", "distance", "from the middle of the clues outwards"),
        ("dense", "-neighbours", "first those with many clues at most two cells away"),
    )
}

SHUFFLES: Mapping[str, Kind] = {
    "random": Kind("all clues shuffled", ()),
    "shuffle-within-rows": Kind("row by row, each row shuffled", parse("row")),
    "shuffle-within-columns": Kind("column by column, each shuffled", parse("column")),
}


def described() -> dict[str, str]:
    """All orders, each with its description."""
    kinds = {name: kind.words for name, kind in KINDS.items()}
    shuffles = {f"{name}:K": f"{kind.words}, in K ways" for name, kind in SHUFFLES.items()}
    return {
        **kinds,
        **shuffles,
        f"{RULE}KEY/-KEY/...": f"sorted by keys, - for the largest first: {', '.join(KEYS)}",
        f"{PLACES}3.1.2": "the third clue first, then the first one, ...",
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
            if not is_number(amount) or int(amount) < 1:
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
    if name.startswith(RULE):
        parse(name)
        return
    stem, sharp, number = name.partition("#")
    is_shuffle = sharp and stem in SHUFFLES and is_number(number)
    is_listed = name.startswith((FILE, PLACES))
    if not (name in KINDS or name == ENCODING or is_listed or is_shuffle):
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
    elif name.startswith(PLACES):
        sequence = _from_places(instance, facts, name)
    else:
        sequence = _sorted(facts, name, instance.size)
    return with_clues(instance, facts, sequence)


def clue_facts(encoding: Encoding, instance: Instance) -> list[Fact]:
    """The different clues of an instance, in their order.

    Raises:
        ProgramError: the encoding names no clues.
    """
    if not encoding.clues:
        words = "the about part names no clues, so there is nothing to order; add, for example,"
        raise ProgramError(Problem(f"{words} clues(clue, 3).", str(encoding.path)))
    facts = {f.symbol: f for f in instance.facts if f.signature in encoding.clues}
    return list(facts.values())


def _sorted(facts: Sequence[Fact], name: str, size: Place | None) -> list[Fact]:
    """The clues by the keys of a rule, one after the other; shuffled before where it has a number.

    Raises:
        OptionError: they do not have what it looks at.
    """
    stem, sharp, _ = name.partition("#")
    kind = SHUFFLES.get(stem) or KINDS.get(name)
    rule = kind.rule if kind else parse(name)
    keys = [KEYS[term.key] for term in rule]
    if any(key.needs_cell for key in keys):
        clues = located(facts, name, size)
    else:
        clues = [Clue(fact, place, 0, 0) for place, fact in enumerate(facts)]
    bare = next((fact for fact in facts if len(fact.arguments) < 3), None)
    if bare is not None and any(key.needs_value for key in keys):
        raise OptionError(f"order {name}: a clue like {bare.symbol} has no value")
    if sharp:
        random.Random(name).shuffle(clues)
    ordered, among = clues, Among(clues, *_corner(clues, size))
    for term, key in zip(reversed(rule), reversed(keys), strict=True):
        values = {clue.place: key.of(clue, among) for clue in clues}
        ordered = sorted(ordered, key=lambda c: values[c.place], reverse=term.is_descending)
    return [clue.fact for clue in ordered]


def _from_places(instance: Instance, facts: Sequence[Fact], name: str) -> list[Fact]:
    numbers = name.removeprefix(PLACES).split(".")
    places = [int(number) - 1 if is_number(number) else -1 for number in numbers]
    if sorted(places) != list(range(len(facts))):
        words = f"expected each number from 1 to {len(facts)} once, a clue of {instance.name} each"
        raise OptionError(f"order {name}: {words}")
    return [facts[place] for place in places]


def _from_file(
    encoding: Encoding, instance: Instance, facts: Sequence[Fact], path: Path
) -> list[Fact]:
    try:
        listed = read_instance(path).facts
    except OSError as error:
        raise OptionError(f"order {FILE}{path}: {error.strerror}") from None
    known = {fact.symbol: fact for fact in facts}
    order = [fact for fact in listed if fact.signature in encoding.clues]
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


def shuffled(task: Task, number: int) -> Task:
    """The task with the statements of each part, and the facts, in the order of a number.

    clingo numbers atoms in the order in which statements lead it to them, and clasp breaks ties by
    these numbers: a search makes other choices for the same puzzle, as after a harmless edit. Clues
    stay in their order among themselves, since that is what experiments vary.
    """
    generator = random.Random(number)
    encoding, instance = task.encoding, task.instance
    parts = {name: _mixed(part, generator) for name, part in encoding.parts.items()}
    mixed = replace(instance, statements=_mixed(instance.statements, generator), path=None)
    if encoding.clues:
        clues = clue_facts(encoding, instance)
        mixed = with_clues(mixed, clues, clues)
    return replace(task, encoding=replace(encoding, parts=parts), instance=mixed)


def _mixed(statements: Iterable[ast.AST], generator: random.Random) -> tuple[ast.AST, ...]:
    """The statements in random order, each still behind its #program."""
    mixed: list[ast.AST] = []
    section: list[ast.AST] = []
    for statement in (*statements, None):
        if statement is None or statement.ast_type == ast.ASTType.Program:
            generator.shuffle(section)
            mixed += section if statement is None else [*section, statement]
            section = []
        else:
            section.append(statement)
    return tuple(mixed)
