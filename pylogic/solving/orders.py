"""Orders: permutations of an instance's clues, and shuffles of everything else that is said.

A clue is a fact of a predicate that the encoding's `about` part names, `clues(clue, 3)`; its
first two arguments are row and column, its last one the value. The order `by:-value/row` sorts
clues by two keys: large values first, and equal ones by their row. Random orders come from Python's
Mersenne Twister, seeded with the order's own name: the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.rules import syntax
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Fact, Instance
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.symbols import SIDES, Place, place_of
from pylogic.solving import grounding
from pylogic.solving.task import Task

SORTED = "by:"
"""The beginning of an order that names the keys to sort by."""
ENCODING, PLACES = "encoding", "places:"
"""The order of the encoding's `order` part, and the beginning of an order that lists places."""


class Clue(NamedTuple):
    """A clue fact with its place among the instance's clues, from 0, and its cell on the board."""

    fact: Fact
    place: int
    row: int
    column: int


KEYS = (
    *("place", "row", "column", "value", "diagonal"),
    *("ring", "spiral", "distance", "neighbours", "kind"),
)
"""The names of the sort keys, whose values `_measure_clue` returns."""
_NEED_NO_CELL = {"place", "kind"}  # the keys of clues that may lack a cell


def _measure_clue(clue: Clue, clues: Sequence[Clue], bottom: int, right: int) -> dict[str, Any]:
    """Return the values of a clue's sort keys, by name; `bottom` and `right` end the board.

    A ring is the number of cells between a clue and the nearest edge, -1 beside the board. The
    spiral runs clockwise from the top left corner inwards: a place on it is the ring, its side (0
    top to 3 left), and a number that rises. The distance is measured from the middle of the rows
    and columns from 1 to the last one with a clue, in half cells, squared. Neighbours are clues at
    most two rows and two columns away, the clue itself among them.
    """
    fact, place, row, column = clue
    ring = min(row - 1, column - 1, bottom - row, right - column)
    if row == 1 + ring and column < right - ring:
        spiral = ring, 0, column
    elif column == right - ring and row < bottom - ring:
        spiral = ring, 1, row
    elif row == bottom - ring and column > 1 + ring:
        spiral = ring, 2, -column
    else:
        spiral = ring, 3, -row
    last_row, last_column = max(c.row for c in clues), max(c.column for c in clues)
    near = [c for c in clues if abs(row - c.row) <= 2 and abs(column - c.column) <= 2]
    return {
        "place": place,
        "row": row,
        "column": column,
        "value": fact.arguments[-1] if fact.arguments else None,
        "diagonal": row + column,
        "ring": ring,
        "spiral": spiral,
        "distance": (2 * row - last_row - 1) ** 2 + (2 * column - last_column - 1) ** 2,
        "neighbours": len(near),
        "kind": fact.symbol.name,
    }


class NamedOrder(NamedTuple):
    """The description of an order that has a name, and the keys that it sorts clues by."""

    description: str
    keys: str


NAMED_ORDERS: Mapping[str, NamedOrder] = {
    GIVEN: NamedOrder("as the instance lists them", "place"),
    "reversed": NamedOrder("the last one first", "-place"),
    "rows": NamedOrder("row by row, each from the left", "row/column"),
    "columns": NamedOrder("column by column, each from the top", "column/row"),
    "ascending": NamedOrder("small values first", "value"),
    "descending": NamedOrder("large values first", "-value"),
    "spiral": NamedOrder(
        "from the top left corner clockwise along the edge, then inwards", "spiral"
    ),
    "center": NamedOrder("from the middle of the clues outwards", "distance"),
    "dense": NamedOrder("first those with many clues at most two cells away", "-neighbours"),
}
SHUFFLES: Mapping[str, NamedOrder] = {
    "random": NamedOrder("all clues shuffled", ""),
    "shuffle-within-rows": NamedOrder("row by row, each row shuffled", "row"),
    "shuffle-within-columns": NamedOrder("column by column, each shuffled", "column"),
}
"""Orders that have a number behind a #, as random#1: they shuffle the clues, then sort them."""


def describe_orders() -> dict[str, str]:
    """Return the description of each order by its name, or by a pattern of names, as random:K."""
    return {
        **{name: order.description for name, order in NAMED_ORDERS.items()},
        **{f"{name}:K": f"{o.description}, in K ways" for name, o in SHUFFLES.items()},
        f"{SORTED}KEY/-KEY/...": f"sorted by keys, - for the largest first: {', '.join(KEYS)}",
        f"{PLACES}3.1.2": "the third clue first, then the first one, ...",
        ENCODING: "by the encoding's order part",
    }


def expand_orders(names: Sequence[str]) -> list[str]:
    """Return names with `random:2` and the like replaced by random#1, random#2; each name once.

    Raise OptionError if there is no such order.
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
    """Raise OptionError unless a name means one order; its places are not read."""
    stem, colon, _ = name.partition(":")
    if colon and stem in SHUFFLES:
        raise OptionError(f"order {name} means several orders; one of them is {stem}#1")
    if name.startswith(SORTED):
        for word in name.removeprefix(SORTED).split("/"):
            if (key := word.removeprefix("-")) not in KEYS:
                words = f"there is no key {key!r}; there are {', '.join(KEYS)}"
                raise OptionError(f"order {name}: {words}")
        return
    stem, sharp, number = name.partition("#")
    is_shuffle = sharp and stem in SHUFFLES and is_number(number)
    is_other = name == ENCODING or name.startswith(PLACES)
    if not (name in NAMED_ORDERS or is_other or is_shuffle):
        raise OptionError(f"there is no order {name!r}; there are {', '.join(describe_orders())}")


def find_clue_facts(encoding: Encoding, instance: Instance) -> list[Fact]:
    """Return the facts that are clues by the encoding, as the instance lists them, each once.

    Raise ProgramError if the encoding names no clues.
    """
    if not encoding.clues:
        words = "the about part names no clues, so there is nothing to order; add, for example,"
        raise ProgramError(Problem(f"{words} clues(clue, 3).", str(encoding.path)))
    facts = {f.symbol: f for f in instance.facts if f.signature in encoding.clues}
    return list(facts.values())


def locate_clues(facts: Sequence[Fact], order: str, size: Place | None) -> list[Clue]:
    """Return the clues with the cells that they are about; `order` is named in the error.

    A clue (SIDE, LINE, ..., VALUE) beside the board is in row or column 0, or in the one behind the
    board's last; a board without a size ends with its clues. Raise OptionError if a clue has
    neither a cell nor a side of the board.
    """
    lines: list[int | None] = []
    for fact in facts:
        is_beside = len(fact.arguments) > 2 and str(fact.arguments[0]) in SIDES
        is_line = is_beside and fact.arguments[1].type == clingo.SymbolType.Number
        lines.append(fact.arguments[1].number if is_line else None)
    cells = [place_of(fact.symbol) for fact in facts]
    ends = [line or max(cell or (0,)) for line, cell in zip(lines, cells, strict=True)]
    rows, columns = size or (max(ends, default=0),) * 2
    clues = []
    for place, (fact, line, cell) in enumerate(zip(facts, lines, cells, strict=True)):
        if line is not None:
            below, beside = (rows + 1, line), (line, columns + 1)
            sides = {"top": (0, line), "right": beside, "bottom": below, "left": (line, 0)}
            cell = sides[str(fact.arguments[0])]
        if cell is None:
            words = "does not begin with a row and a column, or a side of the board and a line"
            raise OptionError(f"order {order}: {fact.symbol} {words}")
        clues.append(Clue(fact, place, *cell))
    return clues


def order_clues(
    encoding: Encoding,
    instance: Instance,
    name: str,
    constants: Mapping[str, str] | None = None,
    limits: Limits = NO_LIMITS,
) -> Instance:
    """Return the instance with its clues in an order; all other facts stay where they are.

    The order `encoding` grounds the encoding's `order` part, under the constants and limits; clues
    without a rank come last. The order `given` returns the instance itself, others a copy without
    path that has each clue once. Raise OptionError if there is no such order, it needs what a clue
    lacks, or its places are not those of the clues; or ProgramError if the encoding names no clues
    or has no `order` part.
    """
    check_order(name)
    if name == GIVEN:
        return instance
    facts = find_clue_facts(encoding, instance)
    if name == ENCODING:
        if not encoding.has_part("order"):
            words = "there is no part 'order', which would say rank(Clue, Rank) of each clue"
            raise ProgramError(Problem(words, str(encoding.path)))
        task = Task(encoding, instance, constants or {}, extra_parts=("order",))
        ground_facts = grounding.ground(task, limits).facts
        pairs = (fact.arguments for fact in ground_facts if fact.match("rank", 2))
        ranks = {clue: rank for clue, rank in pairs}
        facts.sort(key=lambda fact: ranks.get(fact.symbol, clingo.Supremum))
    elif name.startswith(PLACES):
        numbers = name.removeprefix(PLACES).split(".")
        places = [int(number) - 1 if is_number(number) else -1 for number in numbers]
        if sorted(places) != list(range(len(facts))):
            words = f"expected each number from 1 to {len(facts)} once, a clue of {instance.name}"
            raise OptionError(f"order {name}: {words} each")
        facts = [facts[place] for place in places]
    else:
        facts = _sort_clues(facts, name, instance.size)
    return _reorder_clues(instance, facts)


def _sort_clues(facts: Sequence[Fact], name: str, size: Place | None) -> list[Fact]:
    """Return the clues sorted by the keys of an order, shuffled first if its name has a number.

    Equal clues keep their order. Raise OptionError if a clue lacks the cell or value of a key.
    """
    stem, sharp, _ = name.partition("#")
    named = SHUFFLES.get(stem) or NAMED_ORDERS.get(name)
    words = (named.keys if named else name.removeprefix(SORTED)).split("/")
    keys = [word.removeprefix("-") for word in words if word]
    if _NEED_NO_CELL.issuperset(keys):
        clues = [Clue(fact, place, 0, 0) for place, fact in enumerate(facts)]
    else:
        clues = locate_clues(facts, name, size)
    bare = next((fact for fact in facts if len(fact.arguments) < 3), None)
    if bare is not None and "value" in keys:
        raise OptionError(f"order {name}: a clue like {bare.symbol} has no value")
    if sharp:
        random.Random(name).shuffle(clues)
    last = [max((cell[i] for _, _, *cell in clues), default=0) for i in (0, 1)]
    board = clues, *(size or last)
    values = {clue.place: _measure_clue(clue, *board) for clue in clues}
    for key, word in reversed(list(zip(keys, words, strict=False))):
        is_descending = word.startswith("-")
        clues = sorted(clues, key=lambda c: values[c.place][key], reverse=is_descending)
    return [clue.fact for clue in clues]


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

    def shuffle_sections(statements: Iterable[ast.AST]) -> tuple[ast.AST, ...]:
        """Shuffle statements within their sections, which begin with #program."""
        mixed: list[ast.AST] = []
        section: list[ast.AST] = []
        for statement in statements:
            if statement.ast_type == ast.ASTType.Program:
                generator.shuffle(section)
                mixed += [*section, statement]
                section = []
            else:
                section.append(statement)
        generator.shuffle(section)
        return (*mixed, *section)

    encoding, instance = task.encoding, task.instance
    parts = {name: shuffle_sections(part) for name, part in encoding.parts.items()}
    shuffled = replace(instance, statements=shuffle_sections(instance.statements), path=None)
    if encoding.clues:
        shuffled = _reorder_clues(shuffled, find_clue_facts(encoding, instance))
    return replace(task, encoding=replace(encoding, parts=parts), instance=shuffled)
