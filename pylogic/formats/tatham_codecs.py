"""The ways of writing game IDs, each a pair of functions: one reads what the other writes.

From cell to cell, or with numbers beside the board:

numbers   numbers apart by gaps a to z of 1 to 26 cells, or by _
letters   a gap, and then a 0 for a small letter, a 1 for a capital one
edges     digits for numbers, and gaps; the tiling `t0`, the only one of squares
blocks    digits 0 to 4 for numbers, B for a cell that is not played in, and gaps
circles   W and B for white and black circles, and gaps
bridges   digits 1 to 8 for numbers, and gaps; at most two lines, `m2`
corners   digits 0 to 4 for numbers where cells meet, and gaps
centres   a gap, which ends with a centre, from half a cell to the next
orders    a number, or 0, and letters U R D L for what it is greater than; commas between cells
matrix    a digit or a letter in each cell: 0 to 9, a is 10, A is 36
objects   objects as runs; then the numbers of all columns and all rows, apart by commas
runs      the runs of each column and each row: apart by points, the lines apart by /
sides     a number or none for each column from top and from bottom, each row from left and
          from right, apart by /; then perhaps a comma, and numbers in cells

Of boards that are cut into areas, whose borders are told in runs:

boxes        numbers; boxes `HxW`, or with `j` so many areas; with `x` both diagonals
cages        the same with `k`: then the cages, and the sum of each in its first cell
operations   cages, and for each one a letter, a s m d, and a number
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import groupby
from typing import NamedTuple

from pylogic.formats import tatham_runs as runs
from pylogic.formats.diagram import (
    ALL,
    DIGITS,
    FIRST,
    LARGEST,
    Diagram,
    Fields,
    Signs,
    Source,
    Target,
    bounded,
    first_cells,
    outside_of,
    runs_by_line,
    sign_at,
    unsaid,
    with_gaps,
)
from pylogic.formats.tatham_runs import Part
from pylogic.rules.symbols import Beside, Edge, Place

_DIGITS = DIGITS + DIGITS[10:].upper()
_EDGES: Signs = {str(number): ("numbers", number) for number in range(10)}
_BLOCKS: Signs = {**{str(number): ("numbers", number) for number in range(5)}, "B": ("blocks",)}
_CIRCLES: Signs = {"W": ("circles", "white"), "B": ("circles", "black")}
_BRIDGES: Signs = {str(number): ("numbers", number) for number in range(1, 9)}
_CORNERS: Signs = {str(number): ("vertices", number) for number in range(5)}
_GREATER = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}
"""Where the next cell is whose number is less."""
_OPERATIONS = {"a": "add", "s": "sub", "m": "mul", "d": "div"}


class Header(NamedTuple):
    """The parameters of a game: the numbers of its size, and the letters that change rules."""

    first: int
    second: int | None
    flags: frozenset[str]
    size: Part

    def board(self) -> Diagram:
        """An empty board WIDTHxHEIGHT, or a square one.

        Raises:
            ProgramError: it has no cells, or too many.
        """
        rows = self.first if self.second is None else self.second
        return Diagram(*self.size.source.size(rows, self.first, self.size.at))

    def square(self) -> Diagram:
        """An empty board that is told by one number.

        Raises:
            ProgramError: it is no square, has no cells, or too many.
        """
        board = self.board()
        if board.rows != board.cols:
            words = f"the board of this game is a square, not {board.cols} x {board.rows}"
            self.size.fail(words)
        return board


class Codec(NamedTuple):
    """A way of writing games."""

    read: Callable[[Header, Part], Diagram]
    write: Callable[[Diagram], str]
    ignored: str = ""
    """A pattern of parameters that guide the generator and change no rules."""
    flags: str = ""
    """Letters of parameters that change rules."""
    refused: Mapping[str, str] = {}
    """What to say of parameters that cannot be read, by their first letter."""


def _size(diagram: Diagram) -> str:
    return f"{diagram.cols}x{diagram.rows}"


def _side(diagram: Diagram) -> int:
    """The rows of a square board.

    Raises:
        ProgramError: it is none.
    """
    if diagram.rows != diagram.cols:
        unsaid("a board that is no square")
    return diagram.rows


# ---- Cells --------------------------------------------------------------------------------


def _cell_numbers(part: Part, board: Diagram) -> dict[Place, int]:
    cells = board.places
    found = runs.tokens(part, len(cells), "[0-9]+", between="_")
    return {cells[index]: each.number(each.text) for index, each in found}


def _in_cell_numbers(diagram: Diagram, least: int = 0, most: int = LARGEST) -> str:
    numbers = {cell: bounded(number, most, least) for cell, number in diagram.numbers.items()}
    return _in_numbers(diagram, numbers)


def _in_numbers(diagram: Diagram, numbers: Mapping[Place, int]) -> str:
    codes = (str(numbers[cell]) if cell in numbers else None for cell in diagram.places)
    return with_gaps(codes, "a", "_")


def _numbers(header: Header, part: Part) -> Diagram:
    board = header.board()
    return replace(board, numbers=_cell_numbers(part, board))


def _write_numbers(diagram: Diagram) -> str:
    return f"{_size(diagram)}:{_in_numbers(diagram, diagram.numbers)}"


def _corners(diagram: Diagram) -> list[Place]:
    return [(r, c) for r in range(diagram.rows + 1) for c in range(diagram.cols + 1)]


def _signs(header: Header, part: Part, signs: Signs) -> Diagram:
    board = header.board()
    cells, fields = _corners(board) if signs is _CORNERS else board.places, Fields()
    for index, each in runs.tokens(part, len(cells), f"[{''.join(signs)}]"):
        name, *value = signs[each.text]
        fields.put(name, cells[index], *value)
    return fields.added(board)


def _write_signs(diagram: Diagram, signs: Signs, size: str = "") -> str:
    cells = _corners(diagram) if signs is _CORNERS else diagram.places
    told = (sign_at(signs, diagram, cell) for cell in cells)
    return f"{_size(diagram)}{size}:{with_gaps(told, 'a')}"


def _letters(header: Header, part: Part) -> Diagram:
    """The last letter leads to a cell behind the board."""
    board = header.board()
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
        words.append(letters.upper() if bounded(value, 1) else letters)
        gap = 0
    unique = "u" if diagram.flags.get("u") else ""
    return f"{_size(diagram)}{unique}:{''.join(words)}"


def _matrix(header: Header, part: Part) -> Diagram:
    board = header.board()
    cells = board.places
    if len(part.text) != len(cells):
        words = f"the description has {len(part.text)} characters; the board has {len(cells)} cells"
        part.fail(words, min(len(part.text), len(cells)))
    for offset, letter in enumerate(part.text):
        if letter not in _DIGITS:
            part.fail(f"unexpected character {letter!r}", offset)
    return replace(board, numbers=dict(zip(cells, map(_DIGITS.index, part.text), strict=True)))


def _write_matrix(diagram: Diagram) -> str:
    if len(diagram.numbers) < diagram.rows * diagram.cols:
        unsaid("a cell without a number")
    numbers = (bounded(diagram.numbers[cell], len(_DIGITS) - 1) for cell in diagram.places)
    return f"{_size(diagram)}:{''.join(_DIGITS[number] for number in numbers)}"


# ---- Between cells --------------------------------------------------------------------------


def _centres(header: Header, part: Part) -> Diagram:
    board = header.board()
    places = [(y, x) for y in range(2, 2 * board.rows + 1) for x in range(2, 2 * board.cols + 1)]
    index = 0
    found: set[Place] = set()
    for offset, letter in enumerate(part.text):
        if not "a" <= letter <= "z":
            words = "a black centre" if "A" <= letter <= "Z" else "unexpected character"
            part.fail(f"{words} {letter!r}", offset)
        index += ord(letter) - ord("a")
        if letter != "z":  # a gap without a centre
            if index >= len(places):
                part.fail(f"there is no such place among the {len(places)} of centres", offset)
            found.add(places[index])
            index += 1
    return replace(board, centres=frozenset(found))


def _write_centres(diagram: Diagram) -> str:
    words, last = "", -1
    for y, x in sorted(diagram.centres):
        index = (y - 2) * (2 * diagram.cols - 1) + x - 2
        many, gap = divmod(index - last - 1, runs.LONGEST_RUN)
        words += "z" * many + chr(ord("a") + gap)
        last = index
    return f"{_size(diagram)}:{words}"


def _orders(header: Header, part: Part) -> Diagram:
    board = header.square()
    told, fields = part.split(","), Fields()
    if not told[-1].text:
        told.pop()
    if len(told) != board.rows * board.cols:
        words = f"there are {len(told)} cells instead of {board.rows * board.cols}"
        part.fail(words, len(part.text))
    for (row, col), each in zip(board.places, told, strict=True):
        match = re.fullmatch(r"([0-9]+)([URDL]*)", each.text)
        if match is None:
            each.fail(f"expected a number, and letters U, R, D or L, instead of {each.text!r}")
        if number := each.number(match[1]):
            fields.put("numbers", (row, col), number)
        for letter in match[2]:
            down, right = _GREATER[letter]
            edge, sign = _greater(row, col, letter)
            is_on = 1 <= row + down <= board.rows and 1 <= col + right <= board.cols
            if not is_on or fields.said.get("between", {}).get(edge, sign) != sign:
                each.fail(f"the number cannot be greater than that at {letter}")
            fields.put("between", edge, sign)
    return fields.added(board)


def _greater(row: int, col: int, letter: str) -> tuple[Edge, str]:
    """The side between a cell and the lesser one at the letter, and the sign that stands there."""
    down, right = _GREATER[letter]
    edge = (row + min(down, 0), col + min(right, 0), "bottom" if down else "right")
    return edge, "less" if edge[:2] != (row, col) else "greater"


def _write_orders(diagram: Diagram) -> str:
    greater: dict[Place, str] = dict.fromkeys(diagram.places, "")
    for letter in _GREATER:
        for row, col in diagram.places:
            edge, sign = _greater(row, col, letter)
            greater[row, col] += letter * (diagram.between.get(edge) == sign)
    _side(diagram)
    cells = (f"{diagram.numbers.get(cell, 0)}{greater[cell]}," for cell in diagram.places)
    return f"{diagram.rows}:{''.join(cells)}"


# ---- Beside the board -----------------------------------------------------------------------


def _check_count(part: Part, found: int, lines: list[tuple[str, int]]) -> None:
    if found != len(lines):
        words = f"there are {found} lines beside the board instead of {len(lines)}"
        part.fail(words, len(part.text))


def _objects(header: Header, part: Part) -> Diagram:
    board = header.board()
    cells = board.places
    told, *more = part.split(",")
    lines = board.lines(FIRST)
    objects = frozenset(cells[index] for index in runs.marks(told, len(cells), "cells"))
    _check_count(part, len(more), lines)
    counts = [each.number(each.text) for each in more]
    beside = {(*line, 1): count for line, count in zip(lines, counts, strict=True)}
    return replace(board, objects=objects, outside=beside)


def _write_objects(diagram: Diagram) -> str:
    objects = runs.in_marks(cell in diagram.objects for cell in diagram.places)
    told = [diagram.outside.get((*line, 1)) for line in diagram.lines(FIRST)]
    if None in told:
        unsaid("a line without a number")
    return f"{_size(diagram)}:{','.join([objects, *map(str, told)])}"


def _runs(header: Header, part: Part) -> Diagram:
    board = header.board()
    told, *more = part.split(",")
    if more:
        more[0].fail("cells that are given black or white cannot be read")
    lines = board.lines(FIRST)
    found = told.split("/")
    _check_count(told, len(found), lines)
    told_runs = {
        line: [number.number(number.text) for number in text.split(".") if text.text]
        for line, text in zip(lines, found, strict=True)
    }
    return replace(board, outside=outside_of(told_runs))


def _write_runs(diagram: Diagram) -> str:
    lines = (filter(None, numbers) for numbers in runs_by_line(diagram).values())
    return f"{_size(diagram)}:{'/'.join('.'.join(map(str, line)) for line in lines)}"


def _sides(header: Header, part: Part) -> Diagram:
    board = header.square()
    told, *more = part.split(",")
    if len(more) > 1:
        more[1].fail("the description goes on after the numbers in cells", -1)
    lines = board.lines(ALL)
    found = told.split("/")
    _check_count(told, len(found), lines)
    beside: dict[Beside, int] = {
        (*line, 1): each.number(each.text)
        for line, each in zip(lines, found, strict=True)
        if each.text
    }
    return replace(board, outside=beside, numbers=_cell_numbers(more[0], board) if more else {})


def _write_sides(diagram: Diagram) -> str:
    lines = diagram.lines(ALL)
    told = "/".join(str(diagram.outside.get((*line, 1), "")) for line in lines)
    given = f",{_in_cell_numbers(diagram, 1, diagram.rows)}" if diagram.numbers else ""
    return f"{_side(diagram)}:{told}{given}"


# ---- Areas, and what is said of them --------------------------------------------------------


def _boxes(header: Header, part: Part) -> Diagram:
    size = header.first * (1 if header.second is None else header.second)
    header.size.source.size(size, size, header.size.at)
    expected = {"j": "the regions", "k": "the cages", "kk": "the sums of the cages"}
    wanted = [expected[flag] for flag in ("j", "k", "kk") if flag[0] in header.flags]
    told, *more = part.split(",")
    if len(more) < len(wanted):
        part.fail(f"expected a comma and {wanted[len(more)]}", len(part.text))
    if len(more) > len(wanted):
        what = "no parameter j or k" if not wanted else f"only {' and '.join(wanted)} are expected"
        more[len(wanted)].fail(f"the description goes on, and {what}", -1)
    board = Diagram(size, size, flags={"x": "x" in header.flags})
    board = replace(board, numbers=_cell_numbers(told, board))
    if "j" in header.flags:
        board = replace(board, areas=runs.areas(more.pop(0), size))
    else:
        board = replace(board, boxes=(header.first, header.second or 1))
    return _with_sums(board, *more) if more else board


def _with_sums(board: Diagram, borders: Part, sums: Part) -> Diagram:
    cages = runs.areas(borders, board.rows)
    first = first_cells(cages)
    targets: dict[Place, Target] = {}
    for place, number in _cell_numbers(sums, board).items():
        at = first[cages[place]]
        if at in targets:
            sums.fail(f"the cage of the cell {place[0]},{place[1]} has two sums")
        targets[at] = ("add", number)
    return replace(board, cages=cages, targets=targets)


def _write_boxes(diagram: Diagram) -> str:
    height, width = diagram.boxes or (1, diagram.cols)
    side = _side(diagram)
    size = f"{side}j" if diagram.areas else f"{height}x{width}"
    crossed = "x" if diagram.flags.get("x") else ""
    parts = [_in_cell_numbers(diagram, 1)]
    if diagram.areas:
        parts.append(runs.in_borders(side, diagram.areas))
    if not diagram.cages:
        return f"{size}{crossed}:{','.join(parts)}"
    sums = {place: number for place, (_, number) in diagram.targets.items()}
    parts += [_in_cages(diagram), _in_numbers(diagram, sums)]
    return f"{size}{crossed}k:{','.join(parts)}"


def _in_cages(diagram: Diagram) -> str:
    """The borders of cages, each with a number in its first cell.

    Raises:
        ProgramError: a part that borders cut off has none.
    """
    borders = runs.in_borders(_side(diagram), diagram.cages)
    parts = runs.areas(Part(Source(borders, ""), borders, 0), diagram.rows)
    if not set(first_cells(parts).values()) <= diagram.targets.keys():
        unsaid("a cage in several parts, or without a number in its first cell")
    return borders


def _operations(header: Header, part: Part) -> Diagram:
    size = header.square().rows
    borders, *more = part.split(",")
    if len(more) != 1:
        part.fail("expected the cages, a comma, and their numbers", len(part.text))
    cages = runs.areas(_repeated(borders, size), size)
    sizes = Counter(cages.values())
    targets: dict[Place, Target] = {}
    told = list(re.finditer(r"([asmd])([0-9]+)|(.)", more[0].text, re.DOTALL))
    for match, (cage, place) in zip(told, sorted(first_cells(cages).items()), strict=False):
        if match[3]:
            words = f"expected a, s, m or d, and a number, instead of {match[3]!r}"
            more[0].fail(words, match.start())
        operation = _OPERATIONS[match[1]] if sizes[cage] > 1 else "any"
        targets[place] = (operation, more[0].number(match[2], match.start(2)))
    if len(told) != len(sizes):
        words = f"there are {len(told)} numbers of cages; the board has {len(sizes)} cages"
        more[0].fail(words, len(more[0].text))
    return Diagram(size, size, cages=cages, targets=targets)


def _repeated(part: Part, size: int) -> Part:
    """Borders with each letter as often as the number behind it says."""
    words = []
    length = 0
    for match in re.finditer(r"([a-z_])([0-9]*)|(.)", part.text, re.DOTALL):
        if match[3]:
            part.fail(f"unexpected character {match[3]!r}", match.start())
        count = part.number(match[2], match.start(2)) if match[2] else 1
        length += count
        if length > 2 * size * size:
            part.fail(f"there are no {length} borders on the board", match.start())
        words.append(match[1] * count)
    return Part(part.source, "".join(words), part.at)


def _write_operations(diagram: Diagram) -> str:
    borders = ""
    for letter, group in groupby(_in_cages(diagram)):
        count = len(list(group))
        borders += letter * count if count < 3 else f"{letter}{count}"
    letters = {operation: letter for letter, operation in _OPERATIONS.items()} | {"any": "a"}
    targets = sorted(diagram.targets.items())
    return f"{diagram.rows}:{borders},{''.join(f'{letters[op]}{n}' for _, (op, n) in targets)}"


_DIFFICULTY = r"d[a-z]"
_SYMMETRY = rf"{_DIFFICULTY}|r[0-9]?|m(?:d?[0-9])?|a"
CODECS: Mapping[str, Codec] = {
    "numbers": Codec(_numbers, _write_numbers),
    "letters": Codec(_letters, _write_letters, _DIFFICULTY, "u"),
    "edges": Codec(
        partial(_signs, signs=_EDGES),
        partial(_write_signs, signs=_EDGES, size="t0"),
        rf"t0(?![0-9])|{_DIFFICULTY}",
        refused={"t": "of all tilings only that of squares can be read: t0"},
    ),
    "blocks": Codec(
        partial(_signs, signs=_BLOCKS),
        partial(_write_signs, signs=_BLOCKS),
        r"[bs][0-9]+|d[0-9]|r",
    ),
    "circles": Codec(
        partial(_signs, signs=_CIRCLES),
        partial(_write_signs, signs=_CIRCLES),
        rf"{_DIFFICULTY}|n",
    ),
    "bridges": Codec(
        partial(_signs, signs=_BRIDGES),
        partial(_write_signs, signs=_BRIDGES, size="m2"),
        r"m2(?![0-9])|[ie][0-9]+|d[0-9]",
        refused={"m": "of all numbers of lines only up to two can be read: m2"},
    ),
    "corners": Codec(
        partial(_signs, signs=_CORNERS), partial(_write_signs, signs=_CORNERS), _DIFFICULTY
    ),
    "centres": Codec(_centres, _write_centres, _DIFFICULTY),
    "orders": Codec(
        _orders,
        _write_orders,
        _DIFFICULTY,
        refused={"a": "numbers that differ by one, a, are another puzzle"},
    ),
    "matrix": Codec(_matrix, _write_matrix, _DIFFICULTY),
    "objects": Codec(_objects, _write_objects, _DIFFICULTY),
    "runs": Codec(_runs, _write_runs),
    "sides": Codec(_sides, _write_sides, _DIFFICULTY),
    "boxes": Codec(
        _boxes,
        _write_boxes,
        _SYMMETRY,
        "jx",
        refused={"k": "there are cages, k, which this puzzle has not"},
    ),
    "cages": Codec(_boxes, _write_boxes, _SYMMETRY, "jxk"),
    "operations": Codec(_operations, _write_operations, rf"{_DIFFICULTY}|m"),
}
"""The ways of writing by the word of `exchange(tatham, Name, Codec)`."""
