"""Game IDs whose descriptions go from cell to cell, or tell the numbers beside the board.

numbers   numbers apart by gaps a to z of 1 to 26 cells, or by _
letters   a gap, and then a 0 for a small letter, a 1 for a capital one
edges     digits for numbers, and gaps; the tiling `t0`, the only one of squares
blocks    digits 0 to 4 for numbers, B for a cell that is not played in, and gaps
circles   W and B for white and black circles, and gaps
matrix    a digit or a letter in each cell: 0 to 9, a is 10, A is 36
objects   objects as runs; then the numbers of all columns and all rows, apart by commas
runs      the runs of each column and each row: apart by points, the lines apart by /
sides     a number or none for each column from top and from bottom, each row from left and
          from right, apart by /; then perhaps a comma, and numbers in cells
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pylogic.formats import tatham_runs as runs
from pylogic.formats.diagram import Diagram
from pylogic.formats.tatham_runs import (
    DIFFICULTY,
    Codec,
    Header,
    Part,
    cell_numbers,
    first_wrong,
    in_cell_numbers,
    is_square,
    rectangle,
    square,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import SIDES, Beside

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
    return replace(board, numbers=cell_numbers(part, board))


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


_Line = tuple[str, int]


def _lines(diagram: Diagram, *sides: str) -> Iterator[_Line]:
    for side in sides:
        count = diagram.cols if side in ("top", "bottom") else diagram.rows
        yield from ((side, line) for line in range(1, count + 1))


def _check_count(part: Part, found: int, lines: list[_Line]) -> None:
    if found != len(lines):
        words = f"there are {found} lines beside the board instead of {len(lines)}"
        part.fail(words, len(part.text))


def _of_lines(diagram: Diagram, *sides: str) -> str | None:
    """What else stands beside the board than one number at each line of these sides."""
    lines = set(_lines(diagram, *sides))
    wrong = [key for key in diagram.outside if key[:2] not in lines]
    if wrong:
        return f"a number at the {wrong[0][0]}, line {wrong[0][1]}"
    deep = any(k != 1 for _, _, k in diagram.outside)
    return "several numbers beside one line" if deep else None


def _objects(header: Header, part: Part) -> Diagram:
    board = Diagram(*rectangle(header))
    cells = board.places
    told, *more = part.split(",")
    lines = list(_lines(board, "top", "left"))
    objects = frozenset(cells[index] for index in runs.marks(told, len(cells), "cells"))
    _check_count(part, len(more), lines)
    counts = [each.number(each.text) for each in more]
    beside = {(*line, 1): count for line, count in zip(lines, counts, strict=True)}
    return replace(board, objects=objects, outside=beside)


def _write_objects(diagram: Diagram) -> str:
    trees = runs.in_marks(cell in diagram.objects for cell in diagram.places)
    lines = _lines(diagram, "top", "left")
    counts = (str(diagram.outside[side, line, 1]) for side, line in lines)
    return f"{diagram.cols}x{diagram.rows}:{','.join([trees, *counts])}"


def _not_in_objects(diagram: Diagram) -> str | None:
    lines = len(list(_lines(diagram, "top", "left")))
    said = _of_lines(diagram, "top", "left")
    return said or ("a line without a number" if len(diagram.outside) < lines else None)


def _runs(header: Header, part: Part) -> Diagram:
    board = Diagram(*rectangle(header))
    told, *more = part.split(",")
    if more:
        more[0].fail("cells that are given black or white cannot be read")
    lines = list(_lines(board, "top", "left"))
    found = told.split("/")
    _check_count(told, len(found), lines)
    beside: dict[Beside, int] = {}
    for (side, line), text in zip(lines, found, strict=True):
        for k, number in enumerate(text.split(".") if text.text else [], 1):
            beside[side, line, k] = number.number(number.text)
        beside.setdefault((side, line, 1), 0)
    return replace(board, outside=beside)


def _write_runs(diagram: Diagram) -> str:
    lengths = _lengths(diagram)
    words = (lengths.get(line, []) for line in _lines(diagram, "top", "left"))
    said = "/".join(".".join(map(str, run)) if run != [0] else "" for run in words)
    return f"{diagram.cols}x{diagram.rows}:{said}"


def _lengths(diagram: Diagram) -> dict[_Line, list[int]]:
    """The numbers beside each line."""
    found: dict[_Line, list[int]] = {}
    for (side, line, _), number in sorted(diagram.outside.items()):
        found.setdefault((side, line), []).append(number)
    return found


def _not_in_runs(diagram: Diagram) -> str | None:
    lengths = _lengths(diagram)
    lines = set(_lines(diagram, "top", "left"))
    if set(lengths) - lines:
        return f"a number at the {min(set(lengths) - lines)[0]}"
    if lines - set(lengths):
        return "a line without numbers, which may hold any runs"
    wrong = any(0 in found and found != [0] for found in lengths.values())
    return "the number 0 among others" if wrong else None


def _sides(header: Header, part: Part) -> Diagram:
    size = square(header)
    board = Diagram(size, size)
    told, *more = part.split(",")
    if len(more) > 1:
        more[1].fail("the description goes on after the numbers in cells", -1)
    lines = list(_lines(board, "top", "bottom", "left", "right"))
    found = told.split("/")
    _check_count(told, len(found), lines)
    beside: dict[Beside, int] = {
        (*line, 1): each.number(each.text)
        for line, each in zip(lines, found, strict=True)
        if each.text
    }
    return replace(board, outside=beside, numbers=cell_numbers(more[0], board) if more else {})


def _write_sides(diagram: Diagram) -> str:
    lines = _lines(diagram, "top", "bottom", "left", "right")
    told = "/".join(str(diagram.outside.get((*line, 1), "")) for line in lines)
    given = f",{in_cell_numbers(diagram)}" if diagram.numbers else ""
    return f"{diagram.rows}:{told}{given}"


def _not_at_sides(diagram: Diagram) -> str | None:
    if diagram.count not in (None, diagram.rows):
        return f"heights up to {diagram.count} on a board of {diagram.rows} rows"
    said = is_square(diagram) or _of_lines(diagram, *SIDES)
    return said or first_wrong(diagram, 1, diagram.rows)


CODECS: Mapping[str, Codec] = {
    "numbers": Codec(
        _NUMBERS,
        _numbers,
        lambda diagram: f"{_size(diagram)}:{in_cell_numbers(diagram)}",
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
        ignored=rf"{DIFFICULTY}|n",
    ),
    "matrix": Codec(
        _NUMBERS,
        _matrix,
        _write_matrix,
        _in_matrix,
        ignored=DIFFICULTY,
    ),
    "objects": Codec(
        frozenset(("objects", "outside")),
        _objects,
        _write_objects,
        _not_in_objects,
        ignored=DIFFICULTY,
    ),
    "runs": Codec(frozenset(("outside",)), _runs, _write_runs, _not_in_runs),
    "sides": Codec(
        frozenset(("outside", "numbers", "count")),
        _sides,
        _write_sides,
        _not_at_sides,
        ignored=DIFFICULTY,
    ),
}
"""The ways of writing by the word of `exchange(tatham, Name, Codec)`."""
