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
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from pylogic.formats.codings import (
    EMPTY,
    Body,
    Coding,
    Token,
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
    spelled,
    write_values,
)
from pylogic.formats.diagram import (
    DIGITS,
    FIRST,
    Diagram,
    Pair,
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

SQUARE, BOXES = "square", "boxes"


class Codec(NamedTuple):
    """A way of writing game IDs: the coding of the description, and the parameters before it."""

    coding: Coding
    ignored: str = "(?!)"
    """A pattern of parameters that guide the generator and change no rules."""
    flags: str = ""
    """Letters of parameters that change rules, or `j` and `k`: the board has regions, cages."""
    more: str = ""
    """A parameter that the writer adds."""
    shape: str = ""
    """SQUARE for boards with as many rows as columns; BOXES if the size is that of a box."""


def with_gaps(signs_of_cells: Mapping[str, Value]) -> Coding:
    """Return the coding of cells by signs, {text: value}, with letters for gaps between them."""
    return grid(choice(gap("a"), signs(signs_of_cells)))


def digits_to(most: int, least: int = 0, kind: str = "number") -> dict[str, Value]:
    """Return {digit: {kind: number}} for the numbers from `least` to `most`."""
    return {str(number): {kind: number} for number in range(least, most + 1)}


_STEPS = {"U": (-1, 0), "R": (0, 1), "D": (1, 0), "L": (0, -1)}
"""The step to the next cell, whose number is less, by the letter for it."""
_ORDER = re.compile("([0-9]{1,9})([URDL]*)(?:,|$)")


def list_orders(row: int, col: int) -> dict[str, tuple[Edge, str]]:
    """Return {letter: (edge, "less" or "greater")} for a cell that exceeds a neighbour there."""
    orders = {}
    for letter, (down, right) in _STEPS.items():
        edge = (row + min(down, 0), col + min(right, 0), "bottom" if down else "right")
        orders[letter] = edge, "less" if edge[:2] != (row, col) else "greater"
    return orders


def read_orders(body: Body, board: Diagram) -> Diagram:
    """Take the cells of a board; return it with numbers and signs between cells."""
    numbers: dict[Place, int] = {}
    between: dict[Edge, str] = {}
    for row, col in board.places:
        match = _ORDER.match(body.text, body.at)
        if match is None:
            body.fail("expected a number, and letters U, R, D or L")
        if number := int(match[1]):
            numbers[row, col] = number
        for letter in match[2]:
            down, right = _STEPS[letter]
            edge, order = list_orders(row, col)[letter]
            is_on = 1 <= row + down <= board.rows and 1 <= col + right <= board.cols
            if not is_on or between.setdefault(edge, order) != order:
                body.fail(f"the number cannot be greater than that at {letter}")
        body.take(len(match[0]))
    return board.put(number=numbers, between=between)


def write_orders(diagram: Diagram) -> str:
    """Return the text of numbers and signs between cells, a comma behind each cell."""
    text = ""
    for row, col in diagram.places:
        orders = list_orders(row, col).items()
        letters = (name for name, (edge, order) in orders if diagram["between"].get(edge) == order)
        text += f"{diagram['number'].get((row, col), 0)}{''.join(letters)},"
    return text


# ---- Runs beside the board ---------------------------------------------------------------------

_RUN = spelled(
    r"([0-9]{1,9}(\.[0-9]{1,9})*)?",
    lambda text: {"runs": [int(number) for number in text.split(".") if number]},
    lambda value: ".".join(map(str, value["runs"])),
    ["runs"],
)
_LINES = sequence(
    grid(_RUN, lambda board: board.lines(FIRST)[:1], "lines"),
    grid(composite("/", _RUN), lambda board: board.lines(FIRST)[1:], "more lines"),
)


def read_runs(body: Body, board: Diagram) -> Diagram:
    """Take the runs of each line; return the board with them, a 0 for a line without runs."""
    runs = _LINES.read(body, board)["runs"]
    return board.put(outside=place_runs(runs))


def write_runs(diagram: Diagram) -> str:
    """Return the text of the runs of each line without zeros."""
    runs = {line: [n for n in numbers if n] for line, numbers in runs_by_line(diagram).items()}
    return _LINES.write(diagram.put(runs=runs))


# ---- Areas, cages and their numbers ---------------------------------------------------------

_NUMBERS = grid(choice(gap("a", "_"), decimal("number", "_")))
_POSITIVE = grid(choice(gap("a", "_"), decimal("number", "_", 1)))
_COMMA = grid(literal(","), lambda _: [None], "commas")
_BORDER: Value = {"line": True}
_BORDERS = gap_and_value("_", _BORDER)


def list_border_pairs(board: Diagram) -> list[Pair]:
    """Return the pairs of neighbours in Tatham's order of borders: the vertical ones first.

    Pairs of cells side by side come row by row, then pairs above each other column by column.
    """
    across, down = border_pairs(board)
    return across + sorted(down, key=lambda pair: pair[0][::-1])


def repeated(token: Token) -> Token:
    """Return the token of a token's text with a number behind it: so many times, if not once.

    The writer repeats the text itself: `write_repeated` shortens it.
    """

    def read(body: Body, room: int) -> list[Value] | None:
        values = token.read(body, room)
        count = re.compile("[0-9]{0,9}").match(body.text, body.at)
        if not values or not count:
            return None
        body.take(len(count[0]))
        if len(values) * int(count[0] or 1) > room:
            body.fail(f"there are only {body.extent} on the board", -len(count[0]))
        return values * int(count[0] or 1)

    return token._replace(read=read)


def areas(kind: str, token: Token = _BORDERS) -> Coding:
    """Return the coding of areas or cages by the borders between cells, with one that ends them."""

    def read(body: Body, board: Diagram) -> Diagram:
        count = board.rows * (board.cols - 1) + board.cols * (board.rows - 1)
        values = read_values(body, token, count, "borders", is_ended=True)
        pairs = zip(list_border_pairs(board), values, strict=True)
        inside = (pair for pair, value in pairs if not value)
        return board.put(**{kind: connect_cells(board.rows, board.cols, inside)})

    def write(diagram: Diagram) -> str:
        names = diagram[kind]
        are_apart = (
            names.get(cell) != names.get(other) for cell, other in list_border_pairs(diagram)
        )
        return write_values(token, [*(_BORDER if on else EMPTY for on in are_apart), _BORDER])

    return Coding(read, write)


_AREAS = sequence(_COMMA, areas("area"))
_CAGES = sequence(_COMMA, areas("cage"), _COMMA)


def read_boxes(body: Body, board: Diagram) -> Diagram:
    """Take numbers, with the flag `j` areas, and with `k` cages and the sums in cells of theirs."""
    board = _NUMBERS.read(body, board)
    if board.flags["j"]:
        board = _AREAS.read(body, board.put(boxes={}))
    if not board.flags.get("k"):
        return board
    board = _CAGES.read(body, board)
    first = first_cells(board["cage"])
    sums = _NUMBERS.read(body, Diagram(board.rows, board.cols))["number"]
    targets = {first[board["cage"][place]]: ("add", number) for place, number in sums.items()}
    if len(targets) < len(sums):
        body.fail("a cage has two sums")
    return board.put(target=targets)


def write_boxes(diagram: Diagram) -> str:
    """Return the text of numbers, of areas if there are any, and of cages and their sums."""
    text = _POSITIVE.write(diagram) + (_AREAS.write(diagram) if diagram["area"] else "")
    if not diagram["cage"]:
        return text
    sums = {place: number for place, (_, number) in diagram["target"].items()}
    if not {*first_cells(diagram["cage"]).values()} <= sums.keys():
        refuse_to_write("a cage without a number in its first cell")
    return text + _CAGES.write(diagram) + _NUMBERS.write(diagram.put(number=sums))


def list_first_cells(board: Diagram) -> Sequence[Place]:
    """Return the first cells of the board's cages, in reading order."""
    return sorted(first_cells(board["cage"]).values())


_OPERATION = signs({letter: {"how": word} for letter, word in
                    (("a", "add"), ("s", "sub"), ("m", "mul"), ("d", "div"))})  # fmt: skip
_RESULTS = sequence(
    _COMMA, grid(composite(_OPERATION, decimal("result")), list_first_cells, "cages")
)
_REPEATED = areas("cage", repeated(_BORDERS))


def read_operations(body: Body, board: Diagram) -> Diagram:
    """Take cages and their targets; a cage of one cell has the operation "any"."""
    cages = _REPEATED.read(body, board)
    results = _RESULTS.read(body, cages)
    sizes = Counter(cages["cage"].values())
    targets = {
        place: (results["how"][place] if sizes[cages["cage"][place]] > 1 else "any", number)
        for place, number in results["result"].items()
    }
    return cages.put(target=targets)


def write_operations(diagram: Diagram) -> str:
    """Return the text of cages and targets; the operation "any" becomes add."""
    borders = ""
    for letter, group in groupby(_REPEATED.write(diagram)):
        count = len(list(group))
        borders += letter * count if count < 3 else f"{letter}{count}"
    targets = diagram["target"].items()
    how = {place: "add" if operation == "any" else operation for place, (operation, _) in targets}
    result = {place: number for place, (_, number) in targets}
    return borders + _RESULTS.write(diagram.put(how=how, result=result))


_DIFFICULTY = r"d[a-z]"
_SYMMETRY = rf"{_DIFFICULTY}|r[0-9]?|m(?:d?[0-9])?|a"
_BITS = gap_and_value("a", {"number": 0}, {"number": 1})
_CENTRES = grid(gap_and_value("a", *STARS), half_steps, "places of centres", may_end=True)
_SIDE = choice(decimal("outside"), sign(""))
_BOXES = Coding(read_boxes, write_boxes)
_BESIDE = "numbers beside the board"
CODECS: Mapping[str, Codec] = {
    "numbers": Codec(_NUMBERS),
    "letters": Codec(grid(_BITS, end={"number": 0}), _DIFFICULTY, "u"),
    "edges": Codec(with_gaps(digits_to(9)), rf"t0(?![0-9])|{_DIFFICULTY}", more="t0"),
    "digits": Codec(with_gaps(digits_to(9))),
    "blocks": Codec(with_gaps({**digits_to(4), "B": BLOCK}), r"[bs][0-9]+|d[0-9]|r"),
    "circles": Codec(
        with_gaps({"W": {"circle": "white"}, "B": {"circle": "black"}}), rf"{_DIFFICULTY}|n"
    ),
    "bridges": Codec(with_gaps(digits_to(8, 1)), r"m2(?![0-9])|[ie][0-9]+|d[0-9]", more="m2"),
    "corners": Codec(
        grid(choice(gap("a"), signs(digits_to(4, kind="vertex"))), cell_corners), _DIFFICULTY
    ),
    "centres": Codec(_CENTRES, _DIFFICULTY),
    "orders": Codec(Coding(read_orders, write_orders), _DIFFICULTY, shape=SQUARE),
    "matrix": Codec(grid(digit(DIGITS + DIGITS[10:].upper(), "number")), _DIFFICULTY),
    "objects": Codec(
        sequence(
            grid(gap_and_value("_", {"object": True}), end={"object": True}),
            grid(composite(",", decimal("outside")), first_places, _BESIDE),
        ),
        _DIFFICULTY,
    ),
    "runs": Codec(Coding(read_runs, write_runs)),
    "sides": Codec(
        sequence(
            grid(_SIDE, lambda board: end_places(board)[:1], _BESIDE),
            grid(composite("/", _SIDE), lambda board: end_places(board)[1:], f"more {_BESIDE}"),
            optional(sequence(_COMMA, _POSITIVE), frozenset({"number"})),
        ),
        _DIFFICULTY,
        shape=SQUARE,
    ),
    "boxes": Codec(_BOXES, _SYMMETRY, "jx", shape=BOXES),
    "cages": Codec(_BOXES, _SYMMETRY, "jxk", shape=BOXES),
    "operations": Codec(
        Coding(read_operations, write_operations), rf"{_DIFFICULTY}|m", shape=SQUARE
    ),
}
"""The codecs by the word of `exchange(tatham, Name, Codec)`."""
