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
orders    a number, or 0, and letters U R D L for neighbours that it exceeds; commas between cells
matrix    a digit or a letter in each cell: 0 to 9, a is 10, A is 36
objects   objects as runs; then the numbers of all columns and all rows, apart by commas
runs      the runs of each column and each row: apart by points, the lines apart by /
sides     a number or none for each column from top and from bottom, each row from left and
          from right, apart by /; then perhaps a comma, and numbers in cells

Boards that are cut into areas, with the borders in runs:

boxes        numbers; boxes `HxW`, or with `j` so many areas; with `x` both diagonals
cages        the same with `k`: then the cages, and the sum of each in its first cell
operations   cages, and for each one a letter, a s m d, and a number
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from pylogic.formats.codings import (
    EMPTY,
    Body,
    Coding,
    Value,
    choice,
    composite,
    decimal,
    digit,
    gap,
    gap_and_value,
    grid,
    literal,
    optional,
    read_values,
    sequence,
    sign,
    signs,
    write_values,
)
from pylogic.formats.diagram import (
    DIGITS,
    FIRST,
    Diagram,
    Pair,
    Source,
    Target,
    connect_cells,
    first_cells,
    place_runs,
    refuse_to_write,
    runs_by_line,
)
from pylogic.formats.pzpr_codings import (
    BLOCK,
    STARS,
    border_pairs,
    cell_corners,
    end_places,
    first_places,
    half_steps,
)
from pylogic.rules.symbols import Edge, Place

_GREATER = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}
"""The step to the next cell, whose number is less, by the letter for it."""
_OPERATIONS = {"a": "add", "s": "sub", "m": "mul", "d": "div"}


class Header(NamedTuple):
    """The parameters of a game: one or two numbers for its size, and letters that change rules."""

    first: int
    second: int | None
    flags: frozenset[str]
    size: Body

    def board(self) -> Diagram:
        """Return an empty board, a square if there is one number; ProgramError for a bad size."""
        rows = self.first if self.second is None else self.second
        return Diagram(*self.size.source.check_size(rows, self.first, self.size.begin))

    def square(self) -> Diagram:
        """Return an empty board; ProgramError if its size is bad or not that of a square."""
        board = self.board()
        if board.rows != board.cols:
            words = f"the board of this game is a square, not {board.cols} x {board.rows}"
            self.size.fail(words)
        return board


class Codec(NamedTuple):
    """A pair of functions that read and write game IDs, and the parameters that they may have."""

    read: Callable[[Header, Body], Diagram]
    write: Callable[[Diagram], str]
    ignored: str = ""
    """A pattern of parameters that guide the generator and change no rules."""
    flags: str = ""
    """Letters of parameters that change rules."""


def _side_of_square(diagram: Diagram) -> int:
    """Return how many rows a square board has; ProgramError: the writer needs a square board."""
    if diagram.rows != diagram.cols:
        refuse_to_write("a board that is no square")
    return diagram.rows


# ---- Places of the board --------------------------------------------------------------------


def make_codec(
    coding: Coding,
    ignored: str = "",
    flags: str = "",
    more: str = "",
    *,
    is_square: bool = False,
) -> Codec:
    """Return the codec of a game whose description is one coding of the whole board.

    The parameters are the size, `more`, and those letters of `flags` that are on in the diagram.
    """

    def read_board(header: Header, body: Body) -> Diagram:
        """Return the header's board with the things of the body; ProgramError if text is left."""
        board = header.square() if is_square else header.board()
        board = replace(board, flags={flag: flag in header.flags for flag in flags})
        board = coding.read(body, board)
        body.check_end(f"{board.rows * board.cols} cells of the board")
        return board

    def write_board(diagram: Diagram) -> str:
        """Return the game ID of a diagram: its parameters, a colon and the coding's text."""
        letters = "".join(flag for flag in flags if diagram.flags.get(flag))
        size = _side_of_square(diagram) if is_square else f"{diagram.cols}x{diagram.rows}"
        return f"{size}{more}{letters}:{coding.write(diagram)}"

    return Codec(read_board, write_board, ignored, flags)


def with_gaps(signs_of_cells: Mapping[str, Value]) -> Coding:
    """Return the coding of cells by signs, {text: value}, with letters for gaps between them."""
    return grid(choice(gap("a"), signs(signs_of_cells)))


def digits_to(most: int, least: int = 0, kind: str = "number") -> dict[str, Value]:
    """Return {digit: {kind: number}} for the numbers from `least` to `most`."""
    return {str(number): {kind: number} for number in range(least, most + 1)}


def _read_orders(header: Header, part: Body) -> Diagram:
    """Return a square board with numbers and signs between cells; ProgramError for a mistake."""
    board = header.square()
    cells = part.split(",")
    numbers: dict[Place, int] = {}
    between: dict[Edge, str] = {}
    if not cells[-1].text:
        cells.pop()
    if len(cells) != board.rows * board.cols:
        words = f"there are {len(cells)} cells instead of {board.rows * board.cols}"
        part.fail(words, len(part.text))
    for (row, col), cell in zip(board.places, cells, strict=True):
        match = re.fullmatch(r"([0-9]+)([URDL]*)", cell.text)
        if match is None:
            cell.fail(f"expected a number, and letters U, R, D or L, instead of {cell.text!r}")
        if number := cell.parse_number(match[1]):
            numbers[row, col] = number
        for letter in match[2]:
            down, right = _GREATER[letter]
            edge, sign = _edge_to_lesser(row, col, letter)
            is_on = 1 <= row + down <= board.rows and 1 <= col + right <= board.cols
            if not is_on or between.setdefault(edge, sign) != sign:
                cell.fail(f"the number cannot be greater than that at {letter}")
    return board.put(number=numbers, between=between)


def _edge_to_lesser(row: int, col: int, letter: str) -> tuple[Edge, str]:
    """Return (edge, "less" or "greater") for a cell that exceeds its neighbour at the letter."""
    down, right = _GREATER[letter]
    edge = (row + min(down, 0), col + min(right, 0), "bottom" if down else "right")
    return edge, "less" if edge[:2] != (row, col) else "greater"


def _write_orders(diagram: Diagram) -> str:
    """Return the game ID of a square board with numbers and signs; ProgramError for others."""
    greater: dict[Place, str] = dict.fromkeys(diagram.places, "")
    for letter in _GREATER:
        for row, col in diagram.places:
            edge, sign = _edge_to_lesser(row, col, letter)
            greater[row, col] += letter * (diagram["between"].get(edge) == sign)
    cells = (f"{diagram['number'].get(cell, 0)}{greater[cell]}," for cell in diagram.places)
    return f"{_side_of_square(diagram)}:{''.join(cells)}"


# ---- Beside the board -----------------------------------------------------------------------


def _read_runs(header: Header, part: Body) -> Diagram:
    """Return a board with the runs of each line; a line without gets a 0.

    Cells that are given, or another count of lines, raise ProgramError.
    """
    board = header.board()
    lines_text, *more = part.split(",")
    if more:
        more[0].fail("cells that are given black or white cannot be read")
    lines = board.lines(FIRST)
    parts = lines_text.split("/")
    if len(parts) != len(lines):
        words = f"there are {len(parts)} lines beside the board instead of {len(lines)}"
        lines_text.fail(words, len(lines_text.text))
    runs = {
        line: [number.parse_number(number.text) for number in text.split(".") if text.text]
        for line, text in zip(lines, parts, strict=True)
    }
    return board.put(outside=place_runs(runs))


def _write_runs(diagram: Diagram) -> str:
    """Return the game ID of a board with runs; zeros are left out."""
    lines = (filter(None, numbers) for numbers in runs_by_line(diagram).values())
    text = "/".join(".".join(map(str, line)) for line in lines)
    return f"{diagram.cols}x{diagram.rows}:{text}"


# ---- Areas, cages and their numbers ---------------------------------------------------------

_NUMBERS = grid(choice(gap("a", "_"), decimal("number", "_")))
_POSITIVE = grid(choice(gap("a", "_"), decimal("number", "_", 1)))
_BORDER: Value = {"line": True}
_BORDERS = gap_and_value("_", _BORDER)


def read_numbers(body: Body, board: Diagram) -> Diagram:
    """Take the numbers of all cells; return the board with them; ProgramError if text is left."""
    board = _NUMBERS.read(body, board)
    body.check_end(f"{board.rows * board.cols} cells of the board")
    return board


def list_border_pairs(size: int) -> list[Pair]:
    """Return a square's pairs of neighbours in Tatham's order of borders: the vertical ones first.

    Pairs of cells side by side come row by row, then pairs above each other column by column.
    """
    across, down = border_pairs(Diagram(size, size))
    return across + sorted(down, key=lambda pair: pair[0][::-1])


def read_areas(body: Body, size: int) -> dict[Place, int]:
    """Take the borders between a square board's cells; return {cell: area that they cut out}.

    ProgramError: they end early, or text is left.
    """
    count = 2 * size * (size - 1)
    if 26 * len(body.text) < count:  # checked before so many borders are built
        body.fail("the areas end before the board does: they have been cut off")
    values = read_values(body, _BORDERS, count, "borders", is_ended=True)
    body.check_end(f"{count} borders")
    pairs = zip(list_border_pairs(size), values, strict=True)
    return connect_cells(size, size, (pair for pair, value in pairs if not value))


def write_areas(size: int, areas: Mapping[Place, int]) -> str:
    """Return the text of the borders between areas, with the border that ends it."""
    are_apart = (areas.get(cell) != areas.get(other) for cell, other in list_border_pairs(size))
    return write_values(_BORDERS, [*(_BORDER if on else EMPTY for on in are_apart), _BORDER])


def _read_boxes(header: Header, part: Body) -> Diagram:
    """Return a board with numbers, boxes (or areas with the parameter j), and cages with k.

    Another count of parts, or two sums in a cage, raise ProgramError.
    """
    size = header.first * (1 if header.second is None else header.second)
    header.size.source.check_size(size, size, header.size.begin)
    numbers, *more = part.split(",")
    count = ("j" in header.flags) + 2 * ("k" in header.flags)
    if len(more) != count:
        words = f"expected {count} commas: before regions (j), and before cages and sums (k)"
        part.fail(words, len(part.text))
    board = Diagram(size, size, flags={"x": "x" in header.flags})
    board = read_numbers(numbers, board)
    if "j" in header.flags:
        board = board.put(area=read_areas(more.pop(0), size))
    else:
        board = board.put(boxes={(): (header.first, header.second or 1)})
    if not more:
        return board
    borders, sums = more
    cages = read_areas(borders, size)
    first = first_cells(cages)
    targets: dict[Place, Target] = {}
    for place, number in read_numbers(sums, Diagram(size, size))["number"].items():
        if first[cages[place]] in targets:
            words = f"the cage of the cell {place[0]},{place[1]} has two sums"
            sums.source.fail(words, sums.begin)
        targets[first[cages[place]]] = ("add", number)
    return board.put(cage=cages, target=targets)


def _write_boxes(diagram: Diagram) -> str:
    """Return the game ID of a square with numbers, areas or boxes (by default rows), and cages."""
    height, width = diagram.boxes or (1, diagram.cols)
    side = _side_of_square(diagram)
    size = f"{side}j" if diagram["area"] else f"{height}x{width}"
    crossed = "x" if diagram.flags.get("x") else ""
    parts = [_POSITIVE.write(diagram)]
    if diagram["area"]:
        parts.append(write_areas(side, diagram["area"]))
    if not diagram["cage"]:
        return f"{size}{crossed}:{','.join(parts)}"
    sums = {place: number for place, (_, number) in diagram["target"].items()}
    parts += [_write_cages(diagram), _NUMBERS.write(diagram.put(number=sums))]
    return f"{size}{crossed}k:{','.join(parts)}"


def _write_cages(diagram: Diagram) -> str:
    """Return the borders of cages; ProgramError unless each is connected and has a target."""
    borders = write_areas(_side_of_square(diagram), diagram["cage"])
    parts = read_areas(Body(Source(borders, ""), borders, 0), diagram.rows)
    if not set(first_cells(parts).values()) <= diagram["target"].keys():
        refuse_to_write("a cage in several parts, or without a number in its first cell")
    return borders


def _read_operations(header: Header, part: Body) -> Diagram:
    """Return a square with cages and targets; a cage of one cell has the operation "any"."""
    size = header.square().rows
    borders, *more = part.split(",")
    if len(more) != 1:
        part.fail("expected the cages, a comma, and their numbers", len(part.text))
    cages = read_areas(_expand_borders(borders, size), size)
    sizes = Counter(cages.values())
    targets: dict[Place, Target] = {}
    matches = list(re.finditer(r"([asmd])([0-9]+)|(.)", more[0].text, re.DOTALL))
    for match, (cage, place) in zip(matches, sorted(first_cells(cages).items()), strict=False):
        if match[3]:
            words = f"expected a, s, m or d, and a number, instead of {match[3]!r}"
            more[0].fail(words, match.start())
        operation = _OPERATIONS[match[1]] if sizes[cage] > 1 else "any"
        targets[place] = (operation, more[0].parse_number(match[2], match.start(2)))
    if len(matches) != len(sizes):
        words = f"there are {len(matches)} numbers of cages; the board has {len(sizes)} cages"
        more[0].fail(words, len(more[0].text))
    return Diagram(size, size, {"cage": cages, "target": targets})


def _expand_borders(part: Body, size: int) -> Body:
    """Return a body in which each letter with a number behind it is repeated so many times."""
    words = []
    length = 0
    for match in re.finditer(r"([a-z_])([0-9]*)|(.)", part.text, re.DOTALL):
        if match[3]:
            part.fail(f"unexpected character {match[3]!r}", match.start())
        count = part.parse_number(match[2], match.start(2)) if match[2] else 1
        length += count
        if length > 2 * size * size:
            part.fail(f"there are no {length} borders on the board", match.start())
        words.append(match[1] * count)
    return Body(part.source, "".join(words), part.begin, name=part.name)


def _write_operations(diagram: Diagram) -> str:
    """Return the game ID of a square with cages and targets; the operation "any" becomes add."""
    borders = ""
    for letter, group in groupby(_write_cages(diagram)):
        count = len(list(group))
        borders += letter * count if count < 3 else f"{letter}{count}"
    letters = {operation: letter for letter, operation in _OPERATIONS.items()} | {"any": "a"}
    targets = sorted(diagram["target"].items())
    return f"{diagram.rows}:{borders},{''.join(f'{letters[op]}{n}' for _, (op, n) in targets)}"


_DIFFICULTY = r"d[a-z]"
_SYMMETRY = rf"{_DIFFICULTY}|r[0-9]?|m(?:d?[0-9])?|a"
_BITS = gap_and_value("a", {"number": 0}, {"number": 1})
_CENTRES = grid(gap_and_value("a", *STARS), half_steps, "places of centres", may_end=True)
_SIDE = choice(decimal("outside"), sign(""))
_BESIDE = "numbers beside the board"
CODECS: Mapping[str, Codec] = {
    "numbers": make_codec(_NUMBERS),
    "letters": make_codec(grid(_BITS, end={"number": 0}), _DIFFICULTY, "u"),
    "edges": make_codec(with_gaps(digits_to(9)), rf"t0(?![0-9])|{_DIFFICULTY}", more="t0"),
    "digits": make_codec(with_gaps(digits_to(9))),
    "blocks": make_codec(with_gaps({**digits_to(4), "B": BLOCK}), r"[bs][0-9]+|d[0-9]|r"),
    "circles": make_codec(
        with_gaps({"W": {"circle": "white"}, "B": {"circle": "black"}}), rf"{_DIFFICULTY}|n"
    ),
    "bridges": make_codec(with_gaps(digits_to(8, 1)), r"m2(?![0-9])|[ie][0-9]+|d[0-9]", more="m2"),
    "corners": make_codec(
        grid(choice(gap("a"), signs(digits_to(4, kind="vertex"))), cell_corners), _DIFFICULTY
    ),
    "centres": make_codec(_CENTRES, _DIFFICULTY),
    "orders": Codec(_read_orders, _write_orders, _DIFFICULTY),
    "matrix": make_codec(grid(digit(DIGITS + DIGITS[10:].upper(), "number")), _DIFFICULTY),
    "objects": make_codec(
        sequence(
            grid(gap_and_value("_", {"object": True}), end={"object": True}),
            grid(composite(",", decimal("outside")), first_places, _BESIDE),
        ),
        _DIFFICULTY,
    ),
    "runs": Codec(_read_runs, _write_runs),
    "sides": make_codec(
        sequence(
            grid(_SIDE, lambda board: end_places(board)[:1], _BESIDE),
            grid(composite("/", _SIDE), lambda board: end_places(board)[1:], f"more {_BESIDE}"),
            optional(
                sequence(grid(literal(","), lambda _: [None]), _POSITIVE), frozenset({"number"})
            ),
        ),
        _DIFFICULTY,
        is_square=True,
    ),
    "boxes": Codec(_read_boxes, _write_boxes, _SYMMETRY, "jx"),
    "cages": Codec(_read_boxes, _write_boxes, _SYMMETRY, "jxk"),
    "operations": Codec(_read_operations, _write_operations, rf"{_DIFFICULTY}|m"),
}
"""The codecs by the word of `exchange(tatham, Name, Codec)`."""
