"""Symbols: as facts, as text for a pipe, in words, and the cell that they are about."""

from __future__ import annotations

from collections.abc import Iterable

import clingo

Symbols = tuple[clingo.Symbol, ...]
Place = tuple[int, int]
"""Row and column, counted from 1."""
Mark = tuple[str, bool]
"""An atom as text, and whether it holds."""


def pack(symbols: Iterable[clingo.Symbol]) -> str:
    """Symbols as the text that goes through the pipe: clingo prints and reads it exactly."""
    return str(clingo.Tuple_(list(symbols)))


def unpack(text: str) -> tuple[clingo.Symbol, ...]:
    """The symbols of a packed text."""
    return tuple(clingo.parse_term(text).arguments)


def as_facts(symbols: Iterable[clingo.Symbol]) -> str:
    """Symbols as facts, on one line."""
    return " ".join(f"{symbol}." for symbol in symbols)


def say(term: clingo.Symbol) -> str:
    """A term in words: a string without its quotes, a tuple as its parts one after the other."""
    said: list[str] = []
    waiting = [term]  # Python's own stack has no room for tuples as deep as rules may build
    while waiting:
        found = waiting.pop()
        text = str(found)  # one look at the symbol, where its type and name would take two more
        if text.startswith("("):
            waiting += reversed(found.arguments)
        else:
            said.append(found.string if text.startswith('"') else text)
    return "".join(said)


def place_of(symbol: clingo.Symbol) -> Place | None:
    """Row and column of an atom: its first two arguments, if they are numbers."""
    first = symbol.arguments[:2]
    numbers = [a.number for a in first if a.type == clingo.SymbolType.Number]
    return (numbers[0], numbers[1]) if len(numbers) == 2 else None
