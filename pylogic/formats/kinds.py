"""What a diagram can say, kind by kind: its field, and the arguments of the facts that say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pylogic.rules.symbols import SIDES, Place

Row = tuple[int | str, ...]
"""The arguments of a fact."""


class Kind(NamedTuple):
    """One kind of things on a board."""

    field: str
    """The diagram's field: a set of keys, a mapping from keys to values, or one value."""
    keys: int
    """How many arguments say where it is."""
    terms: str
    """Of each argument: `n` a number, `i` a number or a word (the name of an area), else a key of
    `WORDS`."""
    says: str
    """What messages call it."""
    is_answer: bool = False
    """Whether it belongs to a solution, not to the puzzle."""
    denied: str = ""
    """The field of what a player has marked as not so."""


KINDS: Mapping[str, Kind] = {
    "boxes": Kind("boxes", 0, "nn", "boxes"),
    "count": Kind("count", 0, "n", "a number of the whole board"),
    "area": Kind("areas", 2, "nni", "areas"),
    "cage": Kind("cages", 2, "nni", "cages"),
    "block": Kind("blocks", 2, "nn", "cells that are not played in"),
    "circle": Kind("circles", 2, "nnc", "circles"),
    "object": Kind("objects", 2, "nn", "given things that are no numbers"),
    "number": Kind("numbers", 2, "nnn", "numbers in cells"),
    "unknown": Kind("unknown", 2, "nn", "cells with an unknown clue"),
    "target": Kind("targets", 2, "nnon", "results of cages"),
    "sum": Kind("sums", 3, "nnrn", "sums of runs"),
    "outside": Kind("outside", 3, "snnn", "numbers beside the board"),
    "shaded": Kind("shaded", 2, "nn", "black cells", True, "unshaded"),
    "solution": Kind("solution", 2, "nnn", "the numbers of a solution", True),
    "symbol": Kind("symbols", 2, "nn", "the signs of a solution", True, "vacant"),
    "edge": Kind("edges", 3, "nns", "lines along the sides of cells", True, "no_edges"),
    "link": Kind("links", 3, "nns", "lines from cell to cell", True, "no_links"),
}
"""The kinds by the word of `board(Kind, Predicate)`, in the order in which facts are written."""
WORDS: Mapping[str, Sequence[str]] = {
    "c": ("white", "black"),
    "o": ("add", "sub", "mul", "div", "any"),
    "r": ("across", "down"),
    "s": SIDES,
}
"""The words that an argument may be: a colour, an operation, the way of a run, a side."""
NAMES = ("areas", "cages")
"""The fields whose values are names, of which only sameness counts."""


def wrong(row: Row, kind: Kind, size: Place) -> str | None:
    """What is wrong with the arguments of a fact on a board of a size, in words; None: nothing."""
    for value, term in zip(row, kind.terms, strict=True):
        words = WORDS.get(term, ())
        if words and value not in words:
            return f"expected {', '.join(words[:-1])} or {words[-1]} instead of {value}"
    down, across = (range(1, length + 1) for length in size)
    if kind.terms[0] == "s":
        side, line, place, *_ = row
        is_on = line in (across if side in ("top", "bottom") else down) and int(place) > 0
        return None if is_on else f"there is no such place at the {side} of the board"
    is_on = kind.keys == 0 or (row[0] in down and row[1] in across)
    return None if is_on else f"the cell {row[0]},{row[1]} is off the board"


def rows(found: object, kind: Kind) -> list[Row]:
    """The arguments of all facts that say what a field holds."""
    if not found and found != 0:
        return []
    if isinstance(found, Mapping):
        return [_flat(key) + _flat(value) for key, value in sorted(found.items())]
    if kind.keys == 0:
        return [_flat(found)]
    assert isinstance(found, frozenset)
    return sorted(found)


def _flat(value: object) -> Row:
    return tuple(value) if isinstance(value, tuple) else (value,)  # type: ignore[return-value]


def field_of(arguments: Sequence[Row], kind: Kind) -> Any:
    """What a field holds if facts have these arguments: the other way round than `rows`."""
    if kind.keys == len(kind.terms):
        return frozenset(arguments)
    values = {row[: kind.keys]: _alone(row[kind.keys :]) for row in arguments}
    if kind.keys == 0:
        return values.get(())
    return _renumbered(values) if kind.field in NAMES else values


def _alone(value: Row) -> Any:
    return value[0] if len(value) == 1 else value


def _renumbered(names: Mapping[Row, object]) -> dict[Row, int]:
    """Areas by numbers from 1, in the order of their first cells."""
    numbers: dict[object, int] = {}
    for place in sorted(names):
        numbers.setdefault(names[place], len(numbers) + 1)
    return {place: numbers[names[place]] for place in sorted(names)}
