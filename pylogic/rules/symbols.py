"""Symbols as facts, as text for a pipe, in words; and the spot of a board that a symbol names."""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from functools import lru_cache

import clingo

Symbols = tuple[clingo.Symbol, ...]
Place = tuple[int, int]
"""Row and column, counted from 1."""
Edge = tuple[int, int, str]
"""A side of a cell, or the link from its centre over that side: row, column, side.

The side is `right` or `bottom`; of edges of the first row also `top`, of the first column `left`.
"""
Beside = tuple[str, int, int]
"""A place outside a board: its side, the line, and the place there, counted from 1."""
Spot = Place | tuple[str, int, int, str] | tuple[str, str, int, int]
"""A cell, or ("edge", row, column, side), ("link", row, column, side), ("outside", side, line, k);
or ("vertex", row, column, ""), the bottom right corner of a cell."""
SIDES = ("top", "right", "bottom", "left")
"""The sides of a cell, and of a board."""
Mark = tuple[str, bool]
"""An atom as text, and whether it holds."""


# A symbol's own state is a number of this process: it is made again from its text.
copyreg.pickle(clingo.Symbol, lambda symbol: (clingo.parse_term, (str(symbol),)))


def pack(symbols: Iterable[clingo.Symbol]) -> str:
    """Return symbols as the text of one tuple, which processes send faster than many symbols."""
    return str(clingo.Tuple_(list(symbols)))


def unpack(text: str) -> tuple[clingo.Symbol, ...]:
    """Return the symbols of a text that `pack` wrote."""
    return tuple(clingo.parse_term(text).arguments)


def parse_term(text: str) -> clingo.Symbol | None:
    """Return the symbol of a text; None if it is no ground term, or one without a value (1/0)."""
    try:
        return clingo.parse_term(text, logger=lambda _code, _words: None)
    except RuntimeError:
        return None


def write_facts(symbols: Iterable[clingo.Symbol]) -> str:
    """Return symbols as facts on one line, with blanks between them; "" for none."""
    return " ".join(f"{symbol}." for symbol in symbols)


def say(term: clingo.Symbol) -> str:
    """Return a term in words: a string without its quotes, a tuple as its parts without blanks."""
    words: list[str] = []
    waiting = [term]  # Python's own stack has no room for tuples as deep as rules may build
    while waiting:
        part = waiting.pop()
        text = str(part)  # one look at the symbol, where its type and name would take two more
        if text.startswith("("):
            waiting += reversed(part.arguments)
        else:
            words.append(part.string if text.startswith('"') else text)
    return "".join(words)


@lru_cache(maxsize=10_000)  # explanations ask for the cells of a board again and again
def place_of(symbol: clingo.Symbol) -> Place | None:
    """Return row and column of an atom: its first two arguments; None if one is no number."""
    first = symbol.arguments[:2]
    numbers = [a.number for a in first if a.type == clingo.SymbolType.Number]
    return (numbers[0], numbers[1]) if len(numbers) == 2 else None


def cell_of(symbol: clingo.Symbol) -> Place | None:
    """Return row and column of an atom as `place_of`, but None for an atom on a side of a cell.
    The third argument of such an atom is one of SIDES."""
    is_line = len(symbol.arguments) > 2 and str(symbol.arguments[2]) in SIDES
    return None if is_line else place_of(symbol)


def canonical_edge(row: int, column: int, side: str) -> Edge:
    """Return the usual name of an edge or a link: `top` of 2,2 is `bottom` of 1,2; `left` is
    `right` of the cell to the left. In the first row or column, without such a cell, it stays."""
    if side == "top" and row > 1:
        return row - 1, column, "bottom"
    if side == "left" and column > 1:
        return row, column - 1, "right"
    return row, column, side


def spot_of(term: clingo.Symbol) -> Spot | None:
    """Return the spot that a term names; None if it names none.
    It is (R,C), edge(R,C,Side), link(R,C,Side), vertex(R,C) or outside(Side,I,K). An edge or a
    link gets the name of `canonical_edge`."""
    if term.type != clingo.SymbolType.Function:
        return None
    values = [a.number if a.type == clingo.SymbolType.Number else str(a) for a in term.arguments]
    match term.name, values:
        case "", [int(row), int(column)]:
            return row, column
        case "vertex", [int(row), int(column)]:
            return "vertex", row, column, ""
        case ("edge" | "link") as kind, [int(row), int(column), str(side)] if side in SIDES:
            return kind, *canonical_edge(row, column, side)
        case "outside", [str(side), int(line), int(place)] if side in SIDES:
            return "outside", side, line, place
    return None
