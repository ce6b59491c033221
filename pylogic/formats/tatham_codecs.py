"""The ways of writing game IDs, each of which reads and writes, most of them by composed tokens.

From cell to cell, or with numbers beside the board:

numbers   numbers apart by gaps a to z of 1 to 26 cells, or by _
letters   a gap, and then a 0 for a small letter, a 1 for a capital one
edges     digits for numbers, and gaps; the tiling `t0`, the only one of squares
digits    digits for numbers, and gaps
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

Boards that are cut into areas, whose borders are told in runs:

boxes        numbers; boxes `HxW`, or with `j` so many areas; with `x` both diagonals
cages        the same with `k`: then the cages, and the sum of each in its first cell
operations   cages, and for each one a letter, a s m d, and a number
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from pylogic.formats.codings import (
    EMPTY,
    Body,
    Coding,
    Token,
    Value,
    choice,
    decimal,
    digit,
    grid,
    in_sequence,
    in_turn,
    leap,
    literal,
    read_values,
    sign,
    signs,
    some,
    spaces,
    write_values,
)
from pylogic.formats.diagram import (
    DIGITS,
    FIRST,
    Diagram,
    Pair,
    Source,
    Target,
    first_cells,
    joined,
    neighbours,
    outside_of,
    runs_by_line,
    unsaid,
)
from pylogic.formats.pzpr_codings import BLOCK, STARS, corners, end_places, first_places, halves
from pylogic.rules.symbols import Edge, Place

_GREATER = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}
"""Where the next cell is whose number is less."""
_OPERATIONS = {"a": "add", "s": "sub", "m": "mul", "d": "div"}


class Header(NamedTuple):
    """The parameters of a game: the numbers of its size, and the letters that change rules."""

    first: int
    second: int | None
    flags: frozenset[str]
    size: Body

    def board(self) -> Diagram:
        """An empty board WIDTHxHEIGHT, or a square one.

        Raises:
            ProgramError: it has no cells, or too many.
        """
        rows = self.first if self.second is None else self.second
        return Diagram(*self.size.source.size(rows, self.first, self.size.begin))

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

    read: Callable[[Header, Body], Diagram]
    write: Callable[[Diagram], str]
    ignored: str = ""
    """A pattern of parameters that guide the generator and change no rules."""
    flags: str = ""
    """Letters of parameters that change rules."""
    refused: Mapping[str, str] = {}
    """The messages for parameters that cannot be read, by their first letter."""


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


# ---- Places of the board --------------------------------------------------------------------


def of_board(
    coding: Coding,
    ignored: str = "",
    flags: str = "",
    refused: Mapping[str, str] | None = None,
    more: str = "",
    *,
    is_square: bool = False,
) -> Codec:
    """A coding of a whole board, behind its size and `more`, and letters that switch flags on."""

    def read(header: Header, body: Body) -> Diagram:
        board = header.square() if is_square else header.board()
        board = replace(board, flags={flag: flag in header.flags for flag in flags})
        board = coding.read(body, board)
        body.end(f"{board.rows * board.cols} cells of the board")
        return board

    def write(diagram: Diagram) -> str:
        letters = "".join(flag for flag in flags if diagram.flags.get(flag))
        size = str(_side(diagram)) if is_square else _size(diagram)
        return f"{size}{more}{letters}:{coding.write(diagram)}"

    return Codec(read, write, ignored, flags, refused or {})


def apart(token: Token, places: Callable[[Diagram], Sequence[Place]] | None = None) -> Coding:
    """A token at some places, and letters for the gaps between them."""
    token = choice(spaces("a"), token)
    return grid(token, places) if places else grid(token)


def numbers_to(most: int, least: int = 0, kind: str = "number") -> dict[str, Value]:
    """The digits for numbers of a kind."""
    return {str(number): {kind: number} for number in range(least, most + 1)}


def _read_orders(header: Header, part: Body) -> Diagram:
    board = header.square()
    told = part.split(",")
    numbers: dict[Place, int] = {}
    between: dict[Edge, str] = {}
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
            numbers[row, col] = number
        for letter in match[2]:
            down, right = _GREATER[letter]
            edge, sign = _greater(row, col, letter)
            is_on = 1 <= row + down <= board.rows and 1 <= col + right <= board.cols
            if not is_on or between.setdefault(edge, sign) != sign:
                each.fail(f"the number cannot be greater than that at {letter}")
    return board.put(number=numbers, between=between)


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
            greater[row, col] += letter * (diagram["between"].get(edge) == sign)
    _side(diagram)
    cells = (f"{diagram['number'].get(cell, 0)}{greater[cell]}," for cell in diagram.places)
    return f"{diagram.rows}:{''.join(cells)}"


# ---- Beside the board -----------------------------------------------------------------------


def _read_runs(header: Header, part: Body) -> Diagram:
    board = header.board()
    told, *more = part.split(",")
    if more:
        more[0].fail("cells that are given black or white cannot be read")
    lines = board.lines(FIRST)
    found = told.split("/")
    if len(found) != len(lines):
        words = f"there are {len(found)} lines beside the board instead of {len(lines)}"
        told.fail(words, len(told.text))
    told_runs = {
        line: [number.number(number.text) for number in text.split(".") if text.text]
        for line, text in zip(lines, found, strict=True)
    }
    return board.put(outside=outside_of(told_runs))


def _write_runs(diagram: Diagram) -> str:
    lines = (filter(None, numbers) for numbers in runs_by_line(diagram).values())
    return f"{_size(diagram)}:{'/'.join('.'.join(map(str, line)) for line in lines)}"


# ---- Areas, and what is said of them --------------------------------------------------------

_NUMBERS = grid(choice(spaces("a", "_"), decimal("number", "_")))
_POSITIVE = grid(choice(spaces("a", "_"), decimal("number", "_", 1)))
_BORDER: Value = {"line": True}
_BORDERS = leap("_", _BORDER)


def read_numbers(body: Body, board: Diagram) -> Diagram:
    """A board with the numbers of a whole part of a description."""
    board = _NUMBERS.read(body, board)
    body.end(f"{board.rows * board.cols} cells of the board")
    return board


def border_pairs(size: int) -> list[Pair]:
    """The pairs of neighbours in the order in which borders are told: rows, then columns."""
    across, down = neighbours(size, size)
    return across + sorted(down, key=lambda pair: pair[0][::-1])


def read_areas(body: Body, size: int) -> dict[Place, int]:
    """The areas of a square board, told by the borders between them."""
    count = 2 * size * (size - 1)
    if 26 * len(body.text) < count:  # before so many borders are built
        body.fail("the areas end before the board does: they have been cut off")
    values = read_values(body, _BORDERS, count, "borders", is_ended=True)
    body.end(f"{count} borders")
    pairs = zip(border_pairs(size), values, strict=True)
    return joined(size, size, (pair for pair, value in pairs if not value))


def areas_in_borders(size: int, areas: Mapping[Place, int]) -> str:
    """Areas as `read_areas` reads them."""
    are_apart = (areas.get(one) != areas.get(other) for one, other in border_pairs(size))
    return write_values(_BORDERS, [*(_BORDER if on else EMPTY for on in are_apart), _BORDER])


def _read_boxes(header: Header, part: Body) -> Diagram:
    size = header.first * (1 if header.second is None else header.second)
    header.size.source.size(size, size, header.size.begin)
    expected = {"j": "the regions", "k": "the cages", "kk": "the sums of the cages"}
    wanted = [expected[flag] for flag in ("j", "k", "kk") if flag[0] in header.flags]
    told, *more = part.split(",")
    if len(more) < len(wanted):
        part.fail(f"expected a comma and {wanted[len(more)]}", len(part.text))
    if len(more) > len(wanted):
        what = "no parameter j or k" if not wanted else f"only {' and '.join(wanted)} are expected"
        more[len(wanted)].fail(f"the description goes on, and {what}", -1)
    board = Diagram(size, size, flags={"x": "x" in header.flags})
    board = read_numbers(told, board)
    if "j" in header.flags:
        board = board.put(area=read_areas(more.pop(0), size))
    else:
        board = board.put(boxes={(): (header.first, header.second or 1)})
    return _with_sums(board, *more) if more else board


def _with_sums(board: Diagram, borders: Body, sums: Body) -> Diagram:
    cages = read_areas(borders, board.rows)
    first = first_cells(cages)
    targets: dict[Place, Target] = {}
    for place, number in read_numbers(sums, Diagram(board.rows, board.cols))["number"].items():
        at = first[cages[place]]
        if at in targets:
            words = f"the cage of the cell {place[0]},{place[1]} has two sums"
            sums.source.fail(words, sums.begin)
        targets[at] = ("add", number)
    return board.put(cage=cages, target=targets)


def _write_boxes(diagram: Diagram) -> str:
    height, width = diagram.boxes or (1, diagram.cols)
    side = _side(diagram)
    size = f"{side}j" if diagram["area"] else f"{height}x{width}"
    crossed = "x" if diagram.flags.get("x") else ""
    parts = [_POSITIVE.write(diagram)]
    if diagram["area"]:
        parts.append(areas_in_borders(side, diagram["area"]))
    if not diagram["cage"]:
        return f"{size}{crossed}:{','.join(parts)}"
    sums = {place: number for place, (_, number) in diagram["target"].items()}
    parts += [_in_cages(diagram), _NUMBERS.write(diagram.put(number=sums))]
    return f"{size}{crossed}k:{','.join(parts)}"


def _in_cages(diagram: Diagram) -> str:
    """The borders of cages, each with a number in its first cell.

    Raises:
        ProgramError: a part that borders cut off has none.
    """
    borders = areas_in_borders(_side(diagram), diagram["cage"])
    parts = read_areas(Body(Source(borders, ""), borders, 0), diagram.rows)
    if not set(first_cells(parts).values()) <= diagram["target"].keys():
        unsaid("a cage in several parts, or without a number in its first cell")
    return borders


def _read_operations(header: Header, part: Body) -> Diagram:
    size = header.square().rows
    borders, *more = part.split(",")
    if len(more) != 1:
        part.fail("expected the cages, a comma, and their numbers", len(part.text))
    cages = read_areas(_repeated(borders, size), size)
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
    return Diagram(size, size, {"cage": cages, "target": targets})


def _repeated(part: Body, size: int) -> Body:
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
    return Body(part.source, "".join(words), part.begin, name=part.name)


def _write_operations(diagram: Diagram) -> str:
    borders = ""
    for letter, group in groupby(_in_cages(diagram)):
        count = len(list(group))
        borders += letter * count if count < 3 else f"{letter}{count}"
    letters = {operation: letter for letter, operation in _OPERATIONS.items()} | {"any": "a"}
    targets = sorted(diagram["target"].items())
    return f"{diagram.rows}:{borders},{''.join(f'{letters[op]}{n}' for _, (op, n) in targets)}"


_DIFFICULTY = r"d[a-z]"
_SYMMETRY = rf"{_DIFFICULTY}|r[0-9]?|m(?:d?[0-9])?|a"
_BITS = leap("a", {"number": 0}, {"number": 1})
_CENTRES = leap("a", *STARS)
_SIDE = choice(decimal("outside"), sign(""))
_BESIDE = "numbers beside the board"
CODECS: Mapping[str, Codec] = {
    "numbers": of_board(_NUMBERS),
    "letters": of_board(grid(_BITS, end={"number": 0}), _DIFFICULTY, "u"),
    "edges": of_board(
        apart(signs(numbers_to(9))),
        rf"t0(?![0-9])|{_DIFFICULTY}",
        refused={"t": "of all tilings only that of squares can be read: t0"},
        more="t0",
    ),
    "digits": of_board(apart(signs(numbers_to(9)))),
    "blocks": of_board(apart(signs({**numbers_to(4), "B": BLOCK})), r"[bs][0-9]+|d[0-9]|r"),
    "circles": of_board(
        apart(signs({"W": {"circle": "white"}, "B": {"circle": "black"}})), rf"{_DIFFICULTY}|n"
    ),
    "bridges": of_board(
        apart(signs(numbers_to(8, 1))),
        r"m2(?![0-9])|[ie][0-9]+|d[0-9]",
        refused={"m": "of all numbers of lines only up to two can be read: m2"},
        more="m2",
    ),
    "corners": of_board(apart(signs(numbers_to(4, kind="vertex")), corners), _DIFFICULTY),
    "centres": of_board(grid(_CENTRES, halves, "places of centres", may_end=True), _DIFFICULTY),
    "orders": Codec(
        _read_orders,
        _write_orders,
        _DIFFICULTY,
        refused={"a": "numbers that differ by one, a, are another puzzle"},
    ),
    "matrix": of_board(grid(digit(DIGITS + DIGITS[10:].upper(), "number")), _DIFFICULTY),
    "objects": of_board(
        in_sequence(
            grid(leap("_", {"object": True}), end={"object": True}),
            grid(in_turn(",", decimal("outside")), first_places, _BESIDE),
        ),
        _DIFFICULTY,
    ),
    "runs": Codec(_read_runs, _write_runs),
    "sides": of_board(
        in_sequence(
            grid(_SIDE, lambda board: end_places(board)[:1], _BESIDE),
            grid(in_turn("/", _SIDE), lambda board: end_places(board)[1:], f"more {_BESIDE}"),
            some(
                in_sequence(grid(literal(","), lambda _: [None]), _POSITIVE), frozenset({"number"})
            ),
        ),
        _DIFFICULTY,
        is_square=True,
    ),
    "boxes": Codec(
        _read_boxes,
        _write_boxes,
        _SYMMETRY,
        "jx",
        refused={"k": "there are cages, k, which this puzzle has not"},
    ),
    "cages": Codec(_read_boxes, _write_boxes, _SYMMETRY, "jxk"),
    "operations": Codec(_read_operations, _write_operations, rf"{_DIFFICULTY}|m"),
}
"""The ways of writing by the word of `exchange(tatham, Name, Codec)`."""
