"""What game IDs are made of: runs of letters for gaps, signs, numbers and borders."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
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


def _check_end(part: Part, index: int, cells: int) -> None:
    if index < cells:
        words = f"the description covers {index} of {cells} cells: it has been cut off"
        part.fail(words, len(part.text))


def _step(part: Part, offset: int, index: int, cells: int) -> int:
    if index > cells:
        words = f"the description covers {index} cells and more; the board has {cells}"
        part.fail(words, offset)
    return index


def numbers(part: Part, cells: int) -> dict[int, int]:
    """The numbers among so many cells, by their index: gaps a to z, _ between two numbers."""
    index = 0
    found: dict[int, int] = {}
    for match in re.finditer(r"([0-9]+)|([a-z])|(_)|(.)", part.text, re.DOTALL):
        digits, gap, _, wrong = match.groups()
        if wrong:
            part.fail(f"unexpected character {wrong!r}", match.start())
        if digits and index < cells:
            found[index] = part.number(digits, match.start())
        index += 1 if digits else ord(gap) - ord("a") + 1 if gap else 0
        _step(part, match.start(), index, cells)
    _check_end(part, index, cells)
    return found


def in_numbers(values: Iterable[int | None]) -> str:
    """Numbers as `numbers` reads them; None is a cell without one."""
    words: list[str] = []
    gap = 0
    for value in values:
        if value is None:
            gap += 1
            continue
        if words and not gap:
            words.append("_")
        words += [*_gap(gap), str(value)]
        gap = 0
    return "".join([*words, *_gap(gap)])


def signs(part: Part, cells: int, known: Container[str]) -> dict[int, str]:
    """The signs among so many cells, by their index: gaps a to z, one character for a sign."""
    index = 0
    found: dict[int, str] = {}
    for offset, letter in enumerate(part.text):
        if letter in known and index < cells:
            found[index] = letter
        elif letter not in known and not "a" <= letter <= "z":
            part.fail(f"unexpected character {letter!r}", offset)
        index += 1 if letter in known else ord(letter) - ord("a") + 1
        _step(part, offset, index, cells)
    _check_end(part, index, cells)
    return found


def in_signs(values: Iterable[str | None]) -> str:
    """Signs as `signs` reads them; None is a cell without one."""
    return "".join(
        "".join(_gap(len(list(group)))) if value is None else value * len(list(group))
        for value, group in groupby(values)
    )


def _gap(gap: int) -> Iterator[str]:
    yield "z" * (gap // LONGEST_GAP)
    if gap % LONGEST_GAP:
        yield chr(ord("a") + gap % LONGEST_GAP - 1)


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
