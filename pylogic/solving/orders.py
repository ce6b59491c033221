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
    """A clue fact with its place among the instance's clues, and its cell on the board."""

    fact: Fact
    place: int
    """The index in the instance's order, from 0."""
    row: int
    column: int


class ClueBoard(NamedTuple):
    """All clues of a board, and its last row and column: sort keys look at them."""

    clues: Sequence[Clue]
    bottom: int
    right: int


@dataclass(frozen=True)
class Key:
    """A sort key of clues, and the properties that a clue must have for it."""

    compute: Callable[[Clue, ClueBoard], Any]
    """Returns the key of a clue of the board."""
    needs_cell: bool = True
    needs_value: bool = False


def _place_on_spiral(clue: Clue, board: ClueBoard) -> tuple[int, int, int]:
    """Return ring (0: the edge), its side (0 top to 3 left), and a place that rises clockwise."""
    _, bottom, right = board
    ring = _ring_of(clue, board)
    if clue.row == 1 + ring and clue.column < right - ring:
        return ring, 0, clue.column
    if clue.column == right - ring and clue.row < bottom - ring:
        return ring, 1, clue.row
    if clue.row == bottom - ring and clue.column > 1 + ring:
        return ring, 2, -clue.column
    return ring, 3, -clue.row


def _ring_of(clue: Clue, board: ClueBoard) -> int:
    """Return how many cells lie between a clue and the nearest edge; -1 beside the board."""
    _, bottom, right = board
    return min(clue.row - 1, clue.column - 1, bottom - clue.row, right - clue.column)


def _distance_from_middle(clue: Clue, board: ClueBoard) -> int:
    """Return (2d)**2, d from the middle of the rows and columns 1 to the last with a clue."""
    bottom = max(other.row for other in board.clues)
    right = max(other.column for other in board.clues)
    return (2 * clue.row - bottom - 1) ** 2 + (2 * clue.column - right - 1) ** 2


def _count_neighbours(clue: Clue, board: ClueBoard) -> int:
    """Count the clues that are at most two rows and two columns away, the clue itself included."""
    return sum(
        max(abs(clue.row - other.row), abs(clue.column - other.column)) <= 2
        for other in board.clues
    )


KEYS: Mapping[str, Key] = {
    "place": Key(lambda clue, _: clue.place, needs_cell=False),
    "row": Key(lambda clue, _: clue.row),
    "column": Key(lambda clue, _: clue.column),
    "value": Key(lambda clue, _: clue.fact.arguments[-1], needs_value=True),
    "diagonal": Key(lambda clue, _: clue.row + clue.column),
    "ring": Key(_ring_of),
    "spiral": Key(_place_on_spiral),
    "distance": Key(_distance_from_middle),
    "neighbours": Key(_count_neighbours),
    "kind": Key(lambda clue, _: clue.fact.symbol.name, needs_cell=False),
}


class Term(NamedTuple):
    """A key to sort clues by; `is_descending`: the clues with the largest key come first."""

    key: str
    is_descending: bool = False


Rule = tuple[Term, ...]
"""The keys that clues are sorted by; equal clues stay in the given order."""


def _parse_rule(name: str) -> Rule:
    """Return the sort keys that a name such as by:-value/row spells, or raise OptionError."""
    terms = [
        Term(word.removeprefix("-"), word.startswith("-"))
        for word in name.removeprefix(RULE).split("/")
    ]
    for term in terms:
        if term.key not in KEYS:
            known = ", ".join(KEYS)
            raise OptionError(f"order {name}: there is no key {term.key!r}; there are {known}")
    return tuple(terms)


def locate_clues(facts: Sequence[Fact], name: str, size: Place | None) -> list[Clue]:
    """Return the clues with their cells; `name` is the order that needs them.

    A clue beside the board is in row or column 0, or in the one behind the board's last; a board
    without a size ends with its clues.

    Raises:
        OptionError: a clue has neither a cell nor a side of the board.
    """
    clues = []
    ends = (_find_line(fact) or max(_find_cell(fact, (0, 0)) or (0,)) for fact in facts)
    last = max(ends, default=0)
    rows, columns = size or (last, last)
    for place, fact in enumerate(facts):
        cell = _find_cell(fact, (rows + 1, columns + 1))
        if cell is None:
            words = "does not begin with a row and a column, or a side of the board and a line"
            raise OptionError(f"order {name}: {fact.symbol} {words}")
        clues.append(Clue(fact, place, *cell))
    return clues


def _find_last_cell(clues: Sequence[Clue], size: Place | None) -> Place:
    """Return the largest row and column of board and clues; (0, 0) without both.

    Clues beside a board with a size do not count; other clues may count half cells.
    """
    on_board = [(c.row, c.column) for c in clues if size is None or _find_line(c.fact) is None]
    rows, columns = zip(*on_board, size or (0, 0), strict=True)
    return max(rows), max(columns)


def _find_cell(fact: Fact, behind: Place) -> Place | None:
    """Return the row and column of a clue, or None; `behind` is the cell after the last one.

    A clue beside the board is in row or column 0 or in that of `behind`.
    """
    line = _find_line(fact)
    if line is None:
        return place_of(fact.symbol)
    below, beside = behind
    sides = {"top": (0, line), "bottom": (below, line), "left": (line, 0), "right": (line, beside)}
    return sides[str(fact.arguments[0])]


def _find_line(fact: Fact) -> int | None:
    """Return the line of a clue (SIDE, LINE, ..., VALUE) beside the board; None of others."""
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
    name: Kind(words, _parse_rule(rule))
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
    "shuffle-within-rows": Kind("row by row, each row shuffled", _parse_rule("row")),
    "shuffle-within-columns": Kind("column by column, each shuffled", _parse_rule("column")),
}


def describe_orders() -> dict[str, str]:
    """Return descriptions by the names of orders, or by patterns of names, as random:K."""
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


def expand_names(names: Sequence[str]) -> list[str]:
    """Return the single orders that names mean, each once: `random:2` is random#1, random#2.

    Raises:
        OptionError: there is no such order.
    """
    orders: list[str] = []
    for name in names:
        stem, colon, amount = name.partition(":")
        if colon and stem in SHUFFLES:
            if not is_number(amount) or int(amount) < 1:
                raise OptionError(f"order {name}: expected a number of orders, as in {stem}:20")
            orders += [f"{stem}#{i}" for i in range(1, int(amount) + 1)]
        else:
            check_order(name)
            orders.append(name)
    return list(dict.fromkeys(orders))


def check_order(name: str) -> None:
    """Raise OptionError unless a name means one order; read neither a file nor the places."""
    stem, colon, _ = name.partition(":")
    if colon and stem in SHUFFLES:
        raise OptionError(f"order {name} means several orders; one of them is {stem}#1")
    if name.startswith(RULE):
        _parse_rule(name)
        return
    stem, sharp, number = name.partition("#")
    is_shuffle = sharp and stem in SHUFFLES and is_number(number)
    is_listed = name.startswith((FILE, PLACES))
    if not (name in KINDS or name == ENCODING or is_listed or is_shuffle):
        raise OptionError(f"there is no order {name!r}; there are {', '.join(describe_orders())}")


def order_clues(
    encoding: Encoding,
    instance: Instance,
    name: str,
    constants: Mapping[str, str] | None = None,
    limits: Limits | None = None,
) -> Instance:
    """Return the instance with its clues in an order; all other facts stay where they are.

    The order `encoding` grounds the encoding's `order` part, under the constants and limits. The
    order `given` returns the instance itself; others drop clues said twice, and the path.

    Raises:
        OptionError: there is no such order, a clue lacks what it looks at, or a file is unreadable.
        ProgramError: the encoding names no clues or has no `order` part, or a file does not list
            the clues.
    """
    check_order(name)
    if name == GIVEN:
        return instance
    facts = find_clue_facts(encoding, instance)
    if name == ENCODING:
        sequence = _sort_by_rank(encoding, instance, facts, constants or {}, limits or Limits())
    elif name.startswith(FILE):
        sequence = _read_order(encoding, instance, facts, Path(name.removeprefix(FILE)))
    elif name.startswith(PLACES):
        sequence = _pick_places(instance, facts, name)
    else:
        sequence = _sort_clues(facts, name, instance.size)
    return _rearrange(instance, facts, sequence)


def find_clue_facts(encoding: Encoding, instance: Instance) -> list[Fact]:
    """Return the clues of an instance in its order, each once.

    Raises:
        ProgramError: the encoding names no clues.
    """
    if not encoding.clues:
        words = "the about part names no clues, so there is nothing to order; add, for example,"
        raise ProgramError(Problem(f"{words} clues(clue, 3).", str(encoding.path)))
    facts = {f.symbol: f for f in instance.facts if f.signature in encoding.clues}
    return list(facts.values())


def _sort_clues(facts: Sequence[Fact], name: str, size: Place | None) -> list[Fact]:
    """Sort the clues by the keys of an order's name; a name with a number shuffles them first.

    Equal clues keep their order. Raise OptionError if a clue lacks the cell or value of a key.
    """
    stem, sharp, _ = name.partition("#")
    kind = SHUFFLES.get(stem) or KINDS.get(name)
    rule = kind.rule if kind else _parse_rule(name)
    keys = [KEYS[term.key] for term in rule]
    if any(key.needs_cell for key in keys):
        clues = locate_clues(facts, name, size)
    else:
        clues = [Clue(fact, place, 0, 0) for place, fact in enumerate(facts)]
    bare = next((fact for fact in facts if len(fact.arguments) < 3), None)
    if bare is not None and any(key.needs_value for key in keys):
        raise OptionError(f"order {name}: a clue like {bare.symbol} has no value")
    if sharp:
        random.Random(name).shuffle(clues)
    in_order, board = clues, ClueBoard(clues, *_find_last_cell(clues, size))
    for term, key in zip(reversed(rule), reversed(keys), strict=True):
        values = {clue.place: key.compute(clue, board) for clue in clues}
        in_order = sorted(in_order, key=lambda c: values[c.place], reverse=term.is_descending)
    return [clue.fact for clue in in_order]


def _pick_places(instance: Instance, facts: Sequence[Fact], name: str) -> list[Fact]:
    """Return the clues by an order such as places:3.1.2; OptionError unless it has each once."""
    numbers = name.removeprefix(PLACES).split(".")
    places = [int(number) - 1 if is_number(number) else -1 for number in numbers]
    if sorted(places) != list(range(len(facts))):
        words = f"expected each number from 1 to {len(facts)} once, a clue of {instance.name} each"
        raise OptionError(f"order {name}: {words}")
    return [facts[place] for place in places]


def _read_order(
    encoding: Encoding, instance: Instance, facts: Sequence[Fact], path: Path
) -> list[Fact]:
    """Return the clues as a file first lists them; ProgramError if it has others or lacks some."""
    try:
        file_facts = read_instance(path).facts
    except OSError as error:
        raise OptionError(f"order {FILE}{path}: {error.strerror}") from None
    known = {fact.symbol: fact for fact in facts}
    order = [fact for fact in file_facts if fact.signature in encoding.clues]
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


def _sort_by_rank(
    encoding: Encoding,
    instance: Instance,
    facts: Sequence[Fact],
    constants: Mapping[str, str],
    limits: Limits,
) -> list[Fact]:
    """Sort the clues by the facts rank(Clue, Rank) of the `order` part, unranked ones last.

    Raise ProgramError without that part. Of two ranks of a clue either may count.
    """
    if not encoding.has_part("order"):
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


def _rearrange(instance: Instance, facts: Sequence[Fact], sequence: Sequence[Fact]) -> Instance:
    """Return the instance, without path, with `sequence` in the first places of clues `facts`."""
    clues = {fact.symbol for fact in facts}
    symbols = [syntax.parse_fact(statement) for statement in instance.statements]
    statements = dict(zip(reversed(symbols), reversed(instance.statements), strict=True))
    following = (statements[fact.symbol] for fact in sequence)
    placed = (
        next(following, None) if symbol in clues else statement
        for symbol, statement in zip(symbols, instance.statements, strict=True)
    )
    return replace(instance, statements=tuple(s for s in placed if s is not None), path=None)


def shuffle_statements(task: Task, number: int) -> Task:
    """Return the task with the statements of each part, and the facts, shuffled by a seed.

    clingo numbers atoms in the order in which statements lead it to them, and clasp breaks ties by
    these numbers: a search makes other choices for the same puzzle, as after a harmless edit. Clues
    keep their order among themselves, since experiments vary that order.
    """
    generator = random.Random(number)
    encoding, instance = task.encoding, task.instance
    parts = {name: _shuffle_sections(part, generator) for name, part in encoding.parts.items()}
    reordered = replace(
        instance, statements=_shuffle_sections(instance.statements, generator), path=None
    )
    if encoding.clues:
        clues = find_clue_facts(encoding, instance)
        reordered = _rearrange(reordered, clues, clues)
    return replace(task, encoding=replace(encoding, parts=parts), instance=reordered)


def _shuffle_sections(
    statements: Iterable[ast.AST], generator: random.Random
) -> tuple[ast.AST, ...]:
    """Return the statements in random order, each still behind its own #program."""
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
