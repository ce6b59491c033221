"""What game IDs are made of: runs of letters for gaps, signs, numbers and borders."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import NoReturn

from pylogic.formats.diagram import Pair, Source, joined, neighbours
from pylogic.rules.symbols import Place

LONGEST_GAP = 26
"""Cells that z stands for in a gap between numbers or signs."""
LONGEST_RUN = 25
"""Those that z stands for where y is followed by something, and z by nothing."""


@dataclass(frozen=True)
class Part:
    """A part of a text, and where it begins."""

    source: Source
    text: str
    at: int

    def fail(self, words: str, offset: int = 0) -> NoReturn:
        """Say what is wrong at a character of the part.

        Raises:
            ProgramError: always.
        """
        self.source.fail(words, self.at + offset)

    def number(self, digits: str, offset: int = 0) -> int:
        """A whole number of the part."""
        return self.source.number(digits, self.at + offset)

    def split(self, separator: str) -> list[Part]:
        """The parts between separators."""
        parts, at = [], self.at
        for text in self.text.split(separator):
            parts.append(Part(self.source, text, at))
            at += len(text) + len(separator)
        return parts


def tokens(part: Part, cells: int, known: str, between: str = "(?!)") -> Iterator[tuple[int, Part]]:
    """What stands in some of so many cells, each with its index: gaps are a to z.

    `known` is the pattern of what stands in a cell, `between` of what only parts two of them.
    """
    index = 0
    for match in re.finditer(rf"({known})|([a-z])|{between}|(.)", part.text, re.DOTALL):
        token, gap, wrong = match.groups()
        if wrong:
            part.fail(f"unexpected character {wrong!r}", match.start())
        if token and index < cells:
            yield index, Part(part.source, token, part.at + match.start())
        index += 1 if token else ord(gap) - ord("a") + 1 if gap else 0
        if index > cells:
            words = f"the description covers {index} cells and more; the board has {cells}"
            part.fail(words, match.start())
    if index < cells:
        words = f"the description covers {index} of {cells} cells: it has been cut off"
        part.fail(words, len(part.text))


def marks(part: Part, count: int, things: str) -> list[int]:
    """Which of so many things are marked; one more mark stands behind the last of them.

    A letter is the number of those without a mark before the next one, _ is none.
    """
    index = 0
    found: list[int] = []
    for offset, letter in enumerate(part.text):
        if not ("a" <= letter <= "z" or letter == "_"):
            part.fail(f"unexpected character {letter!r}", offset)
        index += 0 if letter == "_" else min(ord(letter) - ord("a") + 1, LONGEST_RUN)
        if index > count or found[-1:] == [count]:
            part.fail(f"there are more {things} than the {count} of the board", offset)
        if letter != "z":
            found.append(index)
            index += 1
    if found[-1:] != [count]:
        words = f"this ends after {min(index, count)} of {count} {things}: it has been cut off"
        part.fail(words, len(part.text))
    return found[:-1]


def in_marks(are_marked: Iterable[bool]) -> str:
    """Marks as `marks` reads them."""
    words: list[str] = []
    run = 0
    for is_marked in [*are_marked, True]:
        if not is_marked:
            run += 1
            continue
        full = max(run - 1, 0) // LONGEST_RUN
        rest = run - full * LONGEST_RUN
        words.append("z" * full + (chr(ord("a") + rest - 1) if rest else "_"))
        run = 0
    return "".join(words)


# ---- Borders of areas -------------------------------------------------------------------


def _borders(size: int) -> list[Pair]:
    """The pairs of neighbours in the order in which borders are told: rows, then columns."""
    across, down = neighbours(size, size)
    return across + sorted(down, key=lambda pair: pair[0][::-1])


def areas(part: Part, size: int) -> dict[Place, int]:
    """The areas of a square board, told by the borders between them."""
    count = 2 * size * (size - 1)
    if LONGEST_GAP * len(part.text) < count:  # before so many borders are built
        part.fail("the areas end before the board does: they have been cut off")
    are_walls = set(marks(part, count, "borders"))
    pairs = [pair for index, pair in enumerate(_borders(size)) if index not in are_walls]
    return joined(size, size, pairs)


def in_borders(size: int, found: Mapping[Place, int]) -> str:
    """Areas as `areas` reads them."""
    return in_marks(found.get(one) != found.get(other) for one, other in _borders(size))
