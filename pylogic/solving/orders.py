"""Orders: permutations of an instance's clues, and shuffles of everything else that is said.

A clue is a fact of a predicate that the encoding's `about` part names, `clues(clue, 3)`; its
first two arguments are row and column, its last one the value. The order `by:-value/row` sorts
clues by two keys: large values first, and equal ones by their row. Random orders come from Python's
Mersenne Twister, seeded with the order's own name: the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import compress
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

SORTED = "by:"
"""The beginning of an order that names the keys to sort by."""


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


def _find_spiral_place(clue: Clue, board: ClueBoard) -> tuple[int, int, int]:
    """Return the place of a clue on a spiral that runs clockwise from the top left corner inwards.

    The place is the ring (0 at the edge), its side (0 top to 3 left), and a number that rises.
    """
    _, bottom, right = board
    ring = _count_cells_to_edge(clue, board)
    if clue.row == 1 + ring and clue.column < right - ring:
        return ring, 0, clue.column
    if clue.column == right - ring and clue.row < bottom - ring:
        return ring, 1, clue.row
    if clue.row == bottom - ring and clue.column > 1 + ring:
        return ring, 2, -clue.column
    return ring, 3, -clue.row


def _count_cells_to_edge(clue: Clue, board: ClueBoard) -> int:
    """Return how many cells lie between a clue and the nearest edge; -1 beside the board."""
    _, bottom, right = board
    return min(clue.row - 1, clue.column - 1, bottom - clue.row, right - clue.column)


def _measure_distance(clue: Clue, board: ClueBoard) -> int:
    """Return the square of a clue's distance, in half cells, from the middle of all clues.

    This middle is that of the rows and columns from 1 to the last one with a clue.
    """
    bottom = max(other.row for other in board.clues)
    right = max(other.column for other in board.clues)
    return (2 * clue.row - bottom - 1) ** 2 + (2 * clue.column - right - 1) ** 2


def _count_neighbours(clue: Clue, board: ClueBoard) -> int:
    """Count the clues at most two rows and two columns away, with the clue itself."""
    return sum(
        max(abs(clue.row - other.row), abs(clue.column - other.column)) <= 2
        for other in board.clues
    )


KEYS: Mapping[str, Callable[[Clue, ClueBoard], Any]] = {
    "place": lambda clue, _: clue.place,
    "row": lambda clue, _: clue.row,
    "column": lambda clue, _: clue.column,
    "value": lambda clue, _: clue.fact.arguments[-1],
    "diagonal": lambda clue, _: clue.row + clue.column,
    "ring": _count_cells_to_edge,
    "spiral": _find_spiral_place,
    "distance": _measure_distance,
    "neighbours": _count_neighbours,
    "kind": lambda clue, _: clue.fact.symbol.name,
}
"""Each sort key by its name: a function that returns the key of a clue of a board."""
_NEED_NO_CELL = ("place", "kind")
"""The keys of clues that may lack a cell."""


class Term(NamedTuple):
    """A key of KEYS to sort clues by, from the smallest value of the key or from the largest."""

    key: str
    is_descending: bool


Sorting = tuple[Term, ...]
"""The keys that clues are sorted by, the first one most important."""


def _parse_sorting(name: str) -> Sorting:
    """Return the keys of an order such as by:-value/row; raise OptionError for an unknown key."""
    terms = []
    for word in name.removeprefix(SORTED).split("/"):
        key = word.removeprefix("-")
        if key not in KEYS:
            known = ", ".join(KEYS)
            raise OptionError(f"order {name}: there is no key {key!r}; there are {known}")
        terms.append(Term(key, word.startswith("-")))
    return tuple(terms)


def locate_clues(facts: Sequence[Fact], order: str, size: Place | None) -> list[Clue]:
    """Return the clues with the cells that they are about; `order` is named in the error.

    A clue beside the board is in row or column 0, or in the one behind the board's last; a board
    without a size ends with its clues.

    Raises:
        OptionError: a clue has neither a cell nor a side of the board.
    """
    clues = []
    ends = (_find_margin_line(fact) or max(_find_cell(fact, (0, 0)) or (0,)) for fact in facts)
    last = max(ends, default=0)
    rows, columns = size or (last, last)
    for place, fact in enumerate(facts):
        cell = _find_cell(fact, (rows + 1, columns + 1))
        if cell is None:
            words = "does not begin with a row and a column, or a side of the board and a line"
            raise OptionError(f"order {order}: {fact.symbol} {words}")
        clues.append(Clue(fact, place, *cell))
    return clues


def _find_cell(fact: Fact, behind: Place) -> Place | None:
    """Return the row and column of a clue, None if it names neither a cell nor a side.

    `behind` is the row and column after the last: a clue beside the board is in one of these or 0.
    """
    line = _find_margin_line(fact)
    if line is None:
        return place_of(fact.symbol)
    below, beside = behind
    sides = {"top": (0, line), "bottom": (below, line), "left": (line, 0), "right": (line, beside)}
    return sides[str(fact.arguments[0])]


def _find_margin_line(fact: Fact) -> int | None:
    """Return the row or column of a clue (SIDE, LINE, ..., VALUE) beside the board, else None."""
    if len(fact.arguments) < 3 or str(fact.arguments[0]) not in SIDES:
        return None
    line = fact.arguments[1]
    return line.number if line.type == clingo.SymbolType.Number else None


ENCODING = "encoding"
FILE = "file:"
PLACES = "places:"
"""The order of the encoding's `order` part, and the beginnings of two other kinds of orders."""


class NamedOrder(NamedTuple):
    """The description of an order that has a name, and the keys that it sorts clues by."""

    description: str
    sorting: Sorting


NAMED_ORDERS: Mapping[str, NamedOrder] = {
    name: NamedOrder(description, _parse_sorting(keys))
    for name, keys, description in (
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

SHUFFLES: Mapping[str, NamedOrder] = {
    "random": NamedOrder("all clues shuffled", ()),
    "shuffle-within-rows": NamedOrder("row by row, each row shuffled", _parse_sorting("row")),
    "shuffle-within-columns": NamedOrder(
        "column by column, each shuffled", _parse_sorting("column")
    ),
}
"""Orders that have a number behind a #, as random#1: they shuffle the clues, then sort them."""


def describe_orders() -> dict[str, str]:
    """Return the description of each order by its name, or by a pattern of names, as random:K."""
    return {
        **{name: order.description for name, order in NAMED_ORDERS.items()},
        **{f"{name}:K": f"{o.description}, in K ways" for name, o in SHUFFLES.items()},
        f"{SORTED}KEY/-KEY/...": f"sorted by keys, - for the largest first: {', '.join(KEYS)}",
        f"{PLACES}3.1.2": "the third clue first, then the first one, ...",
        f"{FILE}PATH": "as a file lists the same clues",
        ENCODING: "by the encoding's order part",
    }


def expand_orders(names: Sequence[str]) -> list[str]:
    """Return names with `random:2` and the like replaced by random#1, random#2; each name once.

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
    """Raise OptionError unless a name means one order; neither its file nor its places are read."""
    stem, colon, _ = name.partition(":")
    if colon and stem in SHUFFLES:
        raise OptionError(f"order {name} means several orders; one of them is {stem}#1")
    if name.startswith(SORTED):
        _parse_sorting(name)
        return
    stem, sharp, number = name.partition("#")
    is_shuffle = sharp and stem in SHUFFLES and is_number(number)
    is_listed = name.startswith((FILE, PLACES))
    if not (name in NAMED_ORDERS or name == ENCODING or is_listed or is_shuffle):
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
    order `given` returns the instance itself, others a copy without path that has each clue once.

    Raises:
        OptionError: there is no such order, it needs what a clue lacks, its places are not those
            of the clues, or its file cannot be read.
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
        sequence = _follow_file(encoding, instance, facts, Path(name.removeprefix(FILE)))
    elif name.startswith(PLACES):
        numbers = name.removeprefix(PLACES).split(".")
        places = [int(number) - 1 if is_number(number) else -1 for number in numbers]
        if sorted(places) != list(range(len(facts))):
            words = f"expected each number from 1 to {len(facts)} once, a clue of {instance.name}"
            raise OptionError(f"order {name}: {words} each")
        sequence = [facts[place] for place in places]
    else:
        sequence = _sort_clues(facts, name, instance.size)
    return _reorder_clues(instance, sequence)


def find_clue_facts(encoding: Encoding, instance: Instance) -> list[Fact]:
    """Return the facts that are clues by the encoding, as the instance lists them, each once.

    Raises:
        ProgramError: the encoding names no clues.
    """
    if not encoding.clues:
        words = "the about part names no clues, so there is nothing to order; add, for example,"
        raise ProgramError(Problem(f"{words} clues(clue, 3).", str(encoding.path)))
    facts = {f.symbol: f for f in instance.facts if f.signature in encoding.clues}
    return list(facts.values())


def _sort_clues(facts: Sequence[Fact], name: str, size: Place | None) -> list[Fact]:
    """Return the clues sorted by the keys of an order, shuffled first if its name has a number.

    Equal clues keep their order. Raise OptionError if a clue lacks the cell or value of a key.
    """
    stem, sharp, _ = name.partition("#")
    named = SHUFFLES.get(stem) or NAMED_ORDERS.get(name)
    sorting = named.sorting if named else _parse_sorting(name)
    if any(term.key not in _NEED_NO_CELL for term in sorting):
        clues = locate_clues(facts, name, size)
    else:
        clues = [Clue(fact, place, 0, 0) for place, fact in enumerate(facts)]
    bare = next((fact for fact in facts if len(fact.arguments) < 3), None)
    if bare is not None and any(term.key == "value" for term in sorting):
        raise OptionError(f"order {name}: a clue like {bare.symbol} has no value")
    if sharp:
        random.Random(name).shuffle(clues)
    is_inside = [size is None or _find_margin_line(clue.fact) is None for clue in clues]
    cells = ((clue.row, clue.column) for clue in compress(clues, is_inside))
    rows, columns = zip(*cells, size or (0, 0), strict=True)
    in_order, board = clues, ClueBoard(clues, max(rows), max(columns))
    for key, is_descending in reversed(sorting):
        values = {clue.place: KEYS[key](clue, board) for clue in clues}
        in_order = sorted(in_order, key=lambda c: values[c.place], reverse=is_descending)
    return [clue.fact for clue in in_order]


def _follow_file(
    encoding: Encoding, instance: Instance, facts: Sequence[Fact], path: Path
) -> list[Fact]:
    """Return the clues in the order of a file's facts.

    Raise OptionError if it cannot be read, ProgramError if it has other clues or lacks some.
    """
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
    """Return the clues sorted by the facts rank(Clue, Rank) of the `order` part, others last.

    Raise ProgramError without that part. Of two ranks of a clue either may count.
    """
    if not encoding.has_part("order"):
        words = "there is no part 'order', which would say rank(Clue, Rank) of each clue"
        raise ProgramError(Problem(words, str(encoding.path)))
    task = Task(encoding, instance, constants, extra_parts=("order",))
    ranks = {
        fact.arguments[0]: fact.arguments[1]
        for fact in grounding.ground(task, limits).facts
        if fact.match("rank", 2)
    }
    last = clingo.Supremum
    return sorted(facts, key=lambda fact: ranks.get(fact.symbol, last))


def _reorder_clues(instance: Instance, sequence: Sequence[Fact]) -> Instance:
    """Return the instance with its clues in another sequence, and without a path.

    A clue takes a place where one was; a repeated clue gives up its later places.
    """
    clues = {fact.symbol for fact in sequence}
    symbols = [syntax.parse_fact(statement) for statement in instance.statements]
    statements = dict(zip(reversed(symbols), reversed(instance.statements), strict=True))
    following = (statements[fact.symbol] for fact in sequence)
    placed = (
        next(following, None) if symbol in clues else statement
        for symbol, statement in zip(symbols, instance.statements, strict=True)
    )
    return replace(instance, statements=tuple(s for s in placed if s is not None), path=None)


def shuffle_statements(task: Task, number: int) -> Task:
    """Return the task with its rules shuffled within their parts, and its facts, by a seed.

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
        reordered = _reorder_clues(reordered, find_clue_facts(encoding, instance))
    return replace(task, encoding=replace(encoding, parts=parts), instance=reordered)


def _shuffle_sections(
    statements: Iterable[ast.AST], generator: random.Random
) -> tuple[ast.AST, ...]:
    """Return the statements shuffled within their sections, which begin with #program."""
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
