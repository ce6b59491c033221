"""Game IDs whose descriptions go from cell to cell.

numbers   numbers apart by gaps a to z of 1 to 26 cells, or by _
letters   a gap, and then a 0 for a small letter, a 1 for a capital one
edges     digits for numbers, and gaps; the tiling `t0`, the only one of squares
blocks    digits 0 to 4 for numbers, B for a cell that is not played in, and gaps
circles   W and B for white and black circles, and gaps
matrix    a digit or a letter in each cell: 0 to 9, a is 10, A is 36
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pylogic.formats import tatham_runs as runs
from pylogic.formats.diagram import Diagram
from pylogic.formats.tatham_codecs import (
    DIFFICULTY,
    Codec,
    Header,
    first_wrong,
    in_numbers,
    numbers,
    rectangle,
)
from pylogic.formats.tatham_runs import Part
from pylogic.rules.lexical import is_number

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
_CIRCLES = {"W": "white", "B": "black"}


def _empty(header: Header) -> Diagram:
    return Diagram(*rectangle(header))


def _signs(header: Header, part: Part, known: str) -> Diagram:
    """A board of signs: digits are numbers."""
    board = _empty(header)
    cells = board.places
    found = runs.signs(part, len(cells), known)
    digits = {cells[i]: int(sign) for i, sign in found.items() if is_number(sign)}
    blocks = frozenset(cells[i] for i, sign in found.items() if sign == "B")
    return replace(board, numbers=digits, blocks=blocks)


def _in_signs(diagram: Diagram) -> str:
    blocks: dict[tuple[int, int], str] = dict.fromkeys(diagram.blocks, "B")
    said = blocks | {cell: str(number) for cell, number in diagram.numbers.items()}
    return runs.in_signs(map(said.get, diagram.places))


def _size(diagram: Diagram) -> str:
    return f"{diagram.cols}x{diagram.rows}"


def _numbers(header: Header, part: Part) -> Diagram:
    board = _empty(header)
    return replace(board, numbers=numbers(part, board))


def _letters(header: Header, part: Part) -> Diagram:
    """The last letter leads to a cell behind the board."""
    board = _empty(header)
    cells = board.places
    index = 0
    found = {}
    for offset, letter in enumerate(part.text):
        if not (letter.isascii() and letter.isalpha()):
            part.fail(f"unexpected character {letter!r}", offset)
        gap = ord(letter.lower()) - ord("a")
        index += gap
        if index > len(cells):
            words = f"the description covers {index} cells and more; the board has {len(cells)}"
            part.fail(words, offset)
        if gap == runs.LONGEST_RUN:  # z: a gap without a number
            continue
        if index < len(cells):
            found[cells[index]] = int(letter.isupper())
        index += 1
    if index != len(cells) + 1:
        told = f"{min(index, len(cells))} of {len(cells)} cells"
        part.fail(f"the description ends after {told}: it has been cut off", len(part.text))
    return replace(board, numbers=found, flags={"u": "u" in header.flags})


def _write_letters(diagram: Diagram) -> str:
    words: list[str] = []
    gap = 0
    for value in [*map(diagram.numbers.get, diagram.places), 0]:
        if value is None:
            gap += 1
            continue
        letters = "z" * (gap // runs.LONGEST_RUN) + chr(ord("a") + gap % runs.LONGEST_RUN)
        words.append(letters.upper() if value else letters)
        gap = 0
    unique = "u" if diagram.flags.get("u") else ""
    return f"{_size(diagram)}{unique}:{''.join(words)}"


def _circles(header: Header, part: Part) -> Diagram:
    board = _empty(header)
    cells = board.places
    found = runs.signs(part, len(cells), "WB")
    return replace(board, circles={cells[index]: _CIRCLES[sign] for index, sign in found.items()})


def _write_circles(diagram: Diagram) -> str:
    letters = {colour: letter for letter, colour in _CIRCLES.items()}
    said = {cell: letters[colour] for cell, colour in diagram.circles.items()}
    return f"{_size(diagram)}:{runs.in_signs(map(said.get, diagram.places))}"


def _no_other_circles(diagram: Diagram) -> str | None:
    other = set(diagram.circles.values()) - set(_CIRCLES.values())
    return f"a circle that is {min(other)}" if other else None


def _matrix(header: Header, part: Part) -> Diagram:
    board = _empty(header)
    cells = board.places
    if len(part.text) != len(cells):
        words = f"the description has {len(part.text)} characters; the board has {len(cells)} cells"
        part.fail(words, min(len(part.text), len(cells)))
    for offset, letter in enumerate(part.text):
        if letter not in _DIGITS:
            part.fail(f"unexpected character {letter!r}", offset)
    return replace(board, numbers=dict(zip(cells, map(_DIGITS.index, part.text), strict=True)))


def _in_matrix(diagram: Diagram) -> str | None:
    if len(diagram.numbers) < diagram.rows * diagram.cols:
        return "a cell without a number"
    return first_wrong(diagram, 0, len(_DIGITS) - 1)


def _write_matrix(diagram: Diagram) -> str:
    return f"{_size(diagram)}:{''.join(_DIGITS[diagram.numbers[p]] for p in diagram.places)}"


_NUMBERS = frozenset(("numbers",))
CODECS: Mapping[str, Codec] = {
    "numbers": Codec(
        _NUMBERS,
        _numbers,
        lambda diagram: f"{_size(diagram)}:{in_numbers(diagram)}",
        lambda diagram: first_wrong(diagram, 0, 10**9),
    ),
    "letters": Codec(
        _NUMBERS,
        _letters,
        _write_letters,
        lambda diagram: first_wrong(diagram, 0, 1),
        ignored=DIFFICULTY,
        flags="u",
    ),
    "edges": Codec(
        _NUMBERS,
        lambda header, part: _signs(header, part, _DIGITS[:10]),
        lambda diagram: f"{_size(diagram)}t0:{_in_signs(diagram)}",
        lambda diagram: first_wrong(diagram, 0, 9),
        ignored=rf"t0(?![0-9])|{DIFFICULTY}",
        refused={"t": "of all tilings only that of squares can be read: t0"},
    ),
    "blocks": Codec(
        frozenset(("numbers", "blocks")),
        lambda header, part: _signs(header, part, "01234B"),
        lambda diagram: f"{_size(diagram)}:{_in_signs(diagram)}",
        lambda diagram: first_wrong(diagram, 0, 4),
        ignored=r"[bs][0-9]+|d[0-9]|r",
    ),
    "circles": Codec(
        frozenset(("circles",)),
        _circles,
        _write_circles,
        _no_other_circles,
        ignored=rf"{DIFFICULTY}|n",
    ),
    "matrix": Codec(
        _NUMBERS,
        _matrix,
        _write_matrix,
        _in_matrix,
        ignored=DIFFICULTY,
    ),
}
"""The ways of writing by the word of `exchange(tatham, Name, Codec)`."""
