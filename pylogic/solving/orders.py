"""Orders: permutations of an instance's clues, and shuffles of everything else that is said.

A clue is a fact of a predicate that the encoding's `about` part names, `clues(clue, 3)`; its
first two arguments are row and column, its last one the value. The order `by:-value/row` sorts
clues by two keys: large values first, and equal ones by their row. Random orders come from Python's
Mersenne Twister, seeded with the order's own name: the same on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from operator import itemgetter
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.rules import syntax
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import NO_INSTANCE, Fact, Instance
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import SIDES, Place, place_of
from pylogic.solving import grounding
from pylogic.solving.question import Question

SORTED = "by:"  # the beginning of an order that names the keys to sort by
ENCODING = "encoding"  # the order of the encoding's `order` part


class Clue(NamedTuple):
    """A clue fact with its place among the instance's clues, from 0, and its cell on the board."""

    fact: Fact
    place: int
    row: int
    column: int


KEYS = (
    *("place", "row", "column", "value", "diagonal", "ring", "spiral", "distance", "neighbours"),
    "kind",
)
"""The values of a clue that orders sort by; see `_measure_clue`."""


def _measure_clue(clue: Clue, clues: Sequence[Clue], bottom: int, right: int) -> dict[str, Any]:
    """Return the values of a clue's `KEYS` by their names; `bottom` and `right` end the board.
    A ring is the number of cells between the clue and the nearest edge, -1 beside the board. A
    spiral goes clockwise from the top left corner inwards: along the top and right sides of a ring
    rows and columns add up to more and more, and along the others to less. The distance is from the
    middle of the rows and columns from 1 to the last one with a clue, in half cells, squared.
    Neighbours are clues at most two rows and two columns away, the clue itself among them."""
    fact, place, row, column = clue
    ring = min(row - 1, column - 1, bottom - row, right - column)
    is_ahead = row == 1 + ring or column == right - ring
    last_row, last_column = max(c.row for c in clues), max(c.column for c in clues)
    return {
        "place": place,
        "row": row,
        "column": column,
        "value": fact.arguments[-1] if fact.arguments else None,
        "diagonal": row + column,
        "ring": ring,
        "spiral": (ring, 0, row + column) if is_ahead else (ring, 1, -row - column),
        "distance": (2 * row - last_row - 1) ** 2 + (2 * column - last_column - 1) ** 2,
        "neighbours": sum(abs(row - c.row) <= 2 and abs(column - c.column) <= 2 for c in clues),
        "kind": fact.symbol.name,
    }


class Order(NamedTuple):
    """The description of an order that has a name, and the keys that it sorts clues by."""

    description: str
    keys: Sequence[str]


NAMED_ORDERS: Mapping[str, Order] = {
    GIVEN: Order("as the instance lists them", ["place"]),
    "reversed": Order("the last one first", ["-place"]),
    "rows": Order("row by row, each from the left", ["row", "column"]),
    "columns": Order("column by column, each from the top", ["column", "row"]),
    "ascending": Order("small values first", ["value"]),
    "descending": Order("large values first", ["-value"]),
    "spiral": Order("from the top left corner clockwise along the edge, then inwards", ["spiral"]),
    "center": Order("from the middle of the clues outwards", ["distance"]),
    "dense": Order("first those with many clues at most two cells away", ["-neighbours"]),
}
SHUFFLES: Mapping[str, Order] = {
    "random": Order("all clues shuffled", []),
    "shuffle-within-rows": Order("row by row, each row shuffled", ["row"]),
    "shuffle-within-columns": Order("column by column, each shuffled", ["column"]),
}
"""Orders that have a number behind a #, as random#1: they shuffle the clues, then sort them."""


def describe_orders() -> dict[str, str]:
    """Return the description of each order by its name, or by a pattern of names, as random:K."""
    keys = ", ".join(KEYS)
    return {
        **{name: order.description for name, order in NAMED_ORDERS.items()},
        **{f"{name}:K": f"{o.description}, in K ways" for name, o in SHUFFLES.items()},
        f"{SORTED}KEY/-KEY/...": f"sorted by keys, - for the largest first: {keys}",
        ENCODING: "by the encoding's order part",
    }


def expand_orders(names: Sequence[str]) -> list[str]:
    """Return names with `random:2` and the like replaced by random#1, random#2; each name once.
    Raise OptionError if there is no such order."""
    orders: list[str] = []
    for name in names:
        stem, colon, amount = name.partition(":")
        if not colon or stem not in SHUFFLES:
            check_order(name)
            orders.append(name)
        elif not is_number(amount) or int(amount) < 1:
            raise OptionError(f"order {name}: expected a number of orders, as in {stem}:20")
        else:
            orders += [f"{stem}#{i}" for i in range(1, int(amount) + 1)]
    return list(dict.fromkeys(orders))


def check_order(name: str) -> Sequence[str]:
    """Return the sort keys of an order, a `-` before those for the largest first; none for the
    order `encoding`. Raise OptionError unless a name means one order."""
    several, colon, keys = name.partition(":")
    stem, _, number = name.partition("#")
    if name == ENCODING:
        return ()
    if name in NAMED_ORDERS:
        return NAMED_ORDERS[name].keys
    if stem in SHUFFLES and is_number(number):
        return SHUFFLES[stem].keys
    if colon and several in SHUFFLES:
        raise OptionError(f"order {name} means several orders; one of them is {several}#1")
    if not name.startswith(SORTED):
        raise OptionError(f"there is no order {name!r}; there are {', '.join(describe_orders())}")
    for key in (key.removeprefix("-") for key in keys.split("/")):
        if key not in KEYS:
            there = f"there is no key {key!r}; there are {', '.join(KEYS)}"
            raise OptionError(f"order {name}: {there}")
    return keys.split("/")


def find_clue_facts(encoding: Encoding, instance: Instance) -> list[Fact]:
    """Return the facts that are clues by the encoding, as the instance lists them, each once.
    Raise ProgramError if the encoding names no clues."""
    if not encoding.clues:
        words = "the about part names no clues, so there is nothing to order; add, for example,"
        raise ProgramError(Problem(f"{words} clues(clue, 3).", str(encoding.path)))
    facts: dict[clingo.Symbol, Fact] = {}
    for fact in instance.facts:
        if fact.signature in encoding.clues:
            facts.setdefault(fact.symbol, fact)
    return list(facts.values())


def locate_clues(facts: Sequence[Fact], order: str, size: Place | None) -> list[Clue]:
    """Return the clues with the cells that they are about; `order` is named in the error.
    A clue (SIDE, LINE, ..., VALUE) beside the board is in row or column 0, or in the one behind the
    board's last; a board without a size ends with its clues. Raise OptionError if a clue has
    neither a cell nor a side of the board."""
    cells = {fact: place_of(fact.symbol) for fact in facts}
    sides = {
        fact: (str(fact.arguments[0]), fact.arguments[1].number)
        for fact in facts
        if len(fact.arguments) > 2 and str(fact.arguments[0]) in SIDES
        if fact.arguments[1].type == clingo.SymbolType.Number
    }
    ends = [line for _, line in sides.values()]
    ends += [max(cell) for fact, cell in cells.items() if cell and fact not in sides]
    rows, columns = size or (max(ends, default=0),) * 2
    for fact, (side, line) in sides.items():
        beside = {"top": (0, line), "left": (line, 0), "bottom": (rows + 1, line)}
        cells[fact] = beside.get(side, (line, columns + 1))
    lost = [fact.symbol for fact, cell in cells.items() if cell is None]
    if lost:
        words = "does not begin with a row and a column, or a side of the board and a line"
        raise OptionError(f"order {order}: {lost[0]} {words}")
    return [Clue(fact, place, *cell) for place, (fact, cell) in enumerate(cells.items()) if cell]


def order_clues(question: Question) -> Instance:
    """Return the instance of a question with its clues in the question's order; all other facts
    stay where they are. The order `encoding` grounds the encoding's `order` part, under the
    question's constants and limits; clues without a rank come last. Clues that an order's keys rank
    alike keep their order, after a shuffle if its name has a number. The copy has no path, and each
    clue once. Raise OptionError if there is no such order, or it needs an instance, or what a clue
    lacks; ProgramError if the encoding names no clues or has no `order` part."""
    encoding, instance, name = question.encoding, question.instance, question.order
    if instance is NO_INSTANCE:
        raise OptionError(f"order {name}: there is no instance whose clues could be ordered")
    keys, facts = check_order(name), find_clue_facts(encoding, instance)
    used = {key.removeprefix("-") for key in keys}
    bare = [fact.symbol for fact in facts if len(fact.arguments) < 3]
    if name == ENCODING:
        if ("order", 0) not in encoding.parts:
            words = "there is no part 'order', which would say rank(Clue, Rank) of each clue"
            raise ProgramError(Problem(words, str(encoding.path)))
        ranking = Question(encoding, instance, question.constants, extra_parts=("order",))
        derived = grounding.ground(ranking, question.limits).facts
        pairs = (fact.arguments for fact in derived if fact.match("rank", 2))
        ranks = {clue: rank for clue, rank in pairs}
        facts.sort(key=lambda fact: ranks.get(fact.symbol, clingo.Supremum))
        return _reorder_clues(instance, facts)
    if bare and "value" in used:
        raise OptionError(f"order {name}: a clue like {bare[0]} has no value")
    if used <= {"place", "kind"}:  # clues may lack a cell
        clues = [Clue(fact, place, 0, 0) for place, fact in enumerate(facts)]
    else:
        clues = locate_clues(facts, name, instance.size)
    ends = [max((c.row for c in clues), default=0), max((c.column for c in clues), default=0)]
    measured = [_measure_clue(clue, clues, *(instance.size or ends)) for clue in clues]
    if "#" in name:
        random.Random(name).shuffle(measured)
    for key in reversed(keys):
        measured.sort(key=itemgetter(key.removeprefix("-")), reverse=key.startswith("-"))
    return _reorder_clues(instance, [facts[clue["place"]] for clue in measured])


def _reorder_clues(instance: Instance, sequence: Sequence[Fact]) -> Instance:
    """Return the instance with its clues in another sequence, and without a path.
    A clue takes a place where one was; a repeated clue gives up its later places."""
    clues = {fact.symbol for fact in sequence}
    following = (fact.statement for fact in sequence)
    symbols = syntax.parse_facts(instance.statements)
    placed = (
        next(following, None) if symbol in clues else statement
        for symbol, statement in zip(symbols, instance.statements, strict=True)
    )
    return replace(instance, statements=tuple(s for s in placed if s is not None), path=None)


def shuffle_statements(question: Question, number: int) -> Question:
    """Return the question with its rules shuffled within their parts, and its facts, by a seed.
    clingo numbers atoms in the order in which statements lead it to them, and clasp breaks ties by
    these numbers: a search makes other choices for the same puzzle, as after a harmless edit. Clues
    keep their order among themselves, since experiments vary that order."""
    generator = random.Random(number)

    def shuffle_sections(statements: Sequence[ast.AST]) -> tuple[ast.AST, ...]:
        """Shuffle statements within their sections, which begin with #program; comments, which are
        harmless, come first and draw no number."""
        section, keys = 0, []
        for place, statement in enumerate(statements):
            is_first = statement.ast_type == ast.ASTType.Program
            is_comment = statement.ast_type == ast.ASTType.Comment
            section += is_first
            rank = 0.0 if is_first or is_comment else generator.random()
            keys.append((section, not is_first, rank, place))
        return tuple(statements[place] for *_, place in sorted(keys))

    encoding, instance = question.encoding, question.instance
    parts = {name: shuffle_sections(part) for name, part in encoding.parts.items()}
    shuffled = replace(instance, statements=shuffle_sections(instance.statements), path=None)
    if encoding.clues:
        shuffled = _reorder_clues(shuffled, find_clue_facts(encoding, instance))
    return replace(question, encoding=replace(encoding, parts=parts), instance=shuffled)
