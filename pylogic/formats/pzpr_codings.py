"""puzz.link's codings: of cells, of areas, and of numbers beside a board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import isqrt

from pylogic.formats.codings import (
    EMPTY,
    LOST,
    Body,
    Coding,
    Token,
    Value,
    choice,
    composite,
    digit,
    gap,
    grid,
    optional,
    packed_digit,
    read_values,
    sign,
    signs,
    value_and_gap,
    write_values,
)
from pylogic.formats.diagram import (
    ALL,
    DIGITS,
    FIRST,
    Diagram,
    Pair,
    Sum,
    check_bounds,
    connect_cells,
    list_neighbours,
    place_runs,
    refuse_to_write,
    runs_by_line,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Beside, Place

# ---- Tokens that pzpr alone has --------------------------------------------------------------

_PREFIXES = {
    "": (1, 0), "-": (2, 0), "+": (3, 0), "=": (3, 4096), "%": (3, 8192), "*": (4, 12240),
    "$": (5, 77776),
}  # fmt: skip
"""{mark before hexadecimal digits: (how many digits follow, the number to add to theirs)}."""


def hexadecimal(kind: str, most: int = 8192 + 0xFFF) -> Token:
    """Return the token of a kind's number: one hexadecimal digit, or several behind a mark.

    Only the writer refuses numbers above `most`, since not all programs read them.
    """

    def read_hexadecimal(body: Body, room: int) -> list[Value] | None:
        """Take a mark and its digits, and return their number; None for other text."""
        mark = "" if body.next_character in tuple(DIGITS[:16]) else body.next_character
        if body.is_done or mark not in _PREFIXES:
            return None
        body.take(len(mark))
        length, added = _PREFIXES[mark]
        return [{kind: body.take_digits(length, 16) + added}]

    def write_hexadecimal(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return (mark and digits, 1); None without a number, ProgramError above `most`."""
        if kind not in values[at]:
            return None
        number = check_bounds(values[at][kind], most)
        ends = {mark: added + 16**length for mark, (length, added) in _PREFIXES.items()}
        mark = next(mark for mark, end in ends.items() if number < end)
        length, added = _PREFIXES[mark]
        return f"{mark}{number - added:0{length}x}", 1

    return Token(read_hexadecimal, write_hexadecimal, frozenset({kind}))


def read_base36(body: Body, room: int) -> list[Value] | None:
    """Take a number in base 36: one digit, or a minus and two; ProgramError for other text."""
    length = 1
    if body.next_character == "-":
        body.take()
        # Older programs write the numbers from 16 to 35 with one digit behind the mark.
        length = 1 if "g" <= body.next_character <= "z" else 2
    return [{"number": body.take_digits(length, 36)}]


def write_base36(values: Sequence[Value], at: int) -> tuple[str, int] | None:
    """Return (digits, 1) for a number; None without one; ProgramError from 576 on."""
    if "number" not in values[at]:
        return None
    high, low = divmod(check_bounds(values[at]["number"], 16 * 36 - 1), 36)
    return (f"-{DIGITS[high]}{DIGITS[low]}" if high else DIGITS[low]), 1


ARROWS = ("", "top", "bottom", "left", "right")
"""The side that an arrow points to, by its digit; 0 means no arrow."""
BLOCK: Value = {"block": True}
"""The value of a cell that is not played in."""


def arrow(parts: Token, block: Value = BLOCK) -> Token:
    """Return the token of {"arrow": (side, number)}; the token `parts` has {"way", "number"}.

    Text without way and number means the value `block`; without one of them it is a loss.
    """

    def read_arrow(body: Body, room: int) -> list[Value] | None:
        """Take an arrow by the token `parts`; return it, a block or a loss; None for other text."""
        values = parts.read(body, room)
        if values is None:
            return None
        side, number = ARROWS[values[0]["way"]], values[0].get("number")
        if side and number is not None:
            return [{"arrow": (side, number)}]
        if side:
            return [{LOST: "an arrow without a number at {}"}]
        return [block if number is None else {**block, LOST: "a number without an arrow at {}"}]

    def write_arrow(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        """Return (text, 1) for an arrow or a block; None if the place has neither."""
        side, number = values[at].get("arrow", ("", None))
        if not side and not block.items() <= values[at].items():
            return None
        return parts.write([{"way": ARROWS.index(side), "number": number}], 0)

    return Token(read_arrow, write_arrow, frozenset({"arrow", *block}))


def read_arrow_digits(body: Body, room: int) -> list[Value] | None:
    """Take a digit for a side, and a number of 1 to 3 digits; return {"way": ..., "number": ...}.

    A point instead of the number means that there is none. Other text raises ProgramError.
    """
    if body.next_character == "-":
        body.take()
        way, length = body.take_digits(1, 16), 3
    else:
        is_long, way = divmod(body.take_digits(1, 10), len(ARROWS))
        length = 2 if is_long else 1
    if way >= len(ARROWS):
        body.fail(f"expected the way of an arrow, 0 to 4, instead of {way}", -1)
    if length == 1 and body.next_character == ".":
        body.take()
        return [{"way": way}]
    return [{"way": way, "number": body.take_digits(length, 16)}]


def write_arrow_digits(values: Sequence[Value], at: int) -> tuple[str, int] | None:
    """Return (digits of way and number, 1), with a point for no number; ProgramError over 4095."""
    way, number = values[at]["way"], values[at]["number"]
    if number is None:
        return f"{way}.", 1
    if number < 256:
        return f"{way}{number:x}" if number < 16 else f"{way + len(ARROWS)}{number:02x}", 1
    return f"-{way}{check_bounds(number, 4095):03x}", 1


_NUMBER_LISTS = ((476, 0, 0), (460, 2, 4), (396, 4, 3), (360, 6, 2))
"""(first code, base, how many numbers) of the codes of several numbers in a cell; 0 is no code."""
UNKNOWN_AMONG: Value = {LOST: "a clue with an unknown number at {}"}
"""The value of a cell that has an unknown number among several."""


def read_number_list(body: Body, room: int) -> list[Value] | None:
    """Take one digit, or two for several numbers; return the tuple of a cell's numbers.

    If one of several numbers is 0, the value is a loss. Other text is not taken: None.
    """
    if not body.next_character or body.next_character not in "0123456789abcdef":
        return None
    if body.next_character in "012345678":
        return [{"numbers": (body.take_digits(1, 9),)}]
    if body.next_character == "9":
        body.take()
        return [{"numbers": (1, 1, 1, 1)}]
    code = body.take_digits(2, 36)
    first, base, count = next(row for row in _NUMBER_LISTS if code >= row[0])
    if not count:
        body.fail("expected the numbers of a cell", -2)
    numbers = tuple((code - first) // base**k % base for k in reversed(range(count)))
    return [{"numbers": numbers} if all(numbers) else UNKNOWN_AMONG]


def write_number_list(values: Sequence[Value], at: int) -> tuple[str, int] | None:
    """Return (digits, 1) for a cell's tuple of numbers; None without it; ProgramError for five."""
    numbers: Sequence[int] = values[at].get("numbers", ())
    if len(numbers) == 1:
        return str(check_bounds(numbers[0], 8)), 1
    if len(numbers) == 4 and set(numbers) == {1}:
        return "9", 1
    for first, base, count in _NUMBER_LISTS:
        if len(numbers) == count > 0:
            code = 0
            for number in numbers:
                code = code * base + check_bounds(number, base - 1, 1)
            return DIGITS[(first + code) // 36] + DIGITS[(first + code) % 36], 1
    return refuse_to_write(f"{len(numbers)} numbers in a cell") if numbers else None


# ---- Places ------------------------------------------------------------------------------------


def cell_corners(diagram: Diagram) -> Sequence[Place]:
    """Return all points where cells meet, row by row; (0, 0) is the board's top left corner."""
    return [(r, c) for r in range(diagram.rows + 1) for c in range(diagram.cols + 1)]


def half_steps(diagram: Diagram) -> Sequence[Place]:
    """Return all (y, x) in half cells inside the board; the middle of the first cell is (2, 2)."""
    return [(y, x) for y in range(2, 2 * diagram.rows + 1) for x in range(2, 2 * diagram.cols + 1)]


def first_places(diagram: Diagram) -> Sequence[Beside]:
    """Return (side, line, 1) above each column, then left of each row."""
    return [(*line, 1) for line in diagram.lines(FIRST)]


def end_places(diagram: Diagram) -> Sequence[Beside]:
    """Return (side, line, 1) above all columns, below them, left of all rows, right of them."""
    return [(*line, 1) for line in diagram.lines(ALL)]


def run_depths(diagram: Diagram) -> dict[str, int]:
    """Return {"top": most runs that a column can have, "left": most runs of a row}."""
    return {"top": (diagram.rows + 1) // 2, "left": (diagram.cols + 1) // 2}


def head_cells(diagram: Diagram) -> Sequence[Place]:
    """Return for each area the cell that bears its number: the top one of its leftmost cells.

    The areas come in reading order of their first cells.
    """
    heads: dict[int, Place] = {}
    for place in sorted(diagram["area"]):
        head = heads.setdefault(diagram["area"][place], place)
        heads[diagram["area"][place]] = min(head, place, key=lambda cell: (cell[1], cell[0]))
    return list(heads.values())


# ---- Codings of more than values at places -------------------------------------------------------


def default_box_size(diagram: Diagram) -> tuple[int, int] | None:
    """Return (rows, columns) of pzpr's boxes: (2, 3) for side 6, (n, n) for n*n; else None."""
    size = diagram.rows
    if diagram.cols != size or not (size == 6 or isqrt(size) ** 2 == size):
        return None
    return (2, 3) if size == 6 else (isqrt(size), isqrt(size))


def read_boxes(body: Body, diagram: Diagram) -> Diagram:
    """Take no text; return the diagram with default boxes; ProgramError if its size has none."""
    size = default_box_size(diagram)
    if size is None:
        body.fail(f"a board of {diagram.rows} x {diagram.cols} cells has no boxes here")
    return diagram.put(boxes={(): size})


def write_boxes(diagram: Diagram) -> str:
    """Return an empty text; raise ProgramError if a board of this size has no default boxes."""
    if default_box_size(diagram) is None:
        refuse_to_write(f"the boxes of {diagram.rows} x {diagram.cols} cells")
    return ""


_LINE: Value = {"line": True}
_LINES = packed_digit((EMPTY, _LINE), 5)
"""The token of the lines between five pairs of neighbours."""


def border_pairs(diagram: Diagram) -> tuple[list[Pair], list[Pair]]:
    """Return the pairs of cells side by side, and the pairs of cells above each other, by rows."""
    sides = list_neighbours(diagram.rows, diagram.cols)
    across = [(cell, other) for cell, side, other in sides if side == "right"]
    return across, [(cell, other) for cell, side, other in sides if side == "bottom"]


def read_borders(body: Body, diagram: Diagram) -> Diagram:
    """Take the lines between cells, vertical ones first; return the diagram with their areas."""
    inside: list[Pair] = []
    for pairs in border_pairs(diagram):
        values = read_values(body, _LINES, len(pairs), "lines between cells")
        inside += [pair for pair, value in zip(pairs, values, strict=True) if not value]
    return diagram.put(area=connect_cells(diagram.rows, diagram.cols, inside))


def write_borders(diagram: Diagram) -> str:
    """Return the text of the lines between cells of different areas, five to a digit."""
    areas, text = diagram["area"], ""
    for pairs in border_pairs(diagram):
        are_apart = (areas.get(cell) != areas.get(other) for cell, other in pairs)
        text += write_values(_LINES, [_LINE if is_apart else EMPTY for is_apart in are_apart])
    return text


def connected_areas(diagram: Diagram) -> dict[Place, int]:
    """Return {cell: area}, where each connected part of an area is an area of its own.

    Connected cells that are in no area make an area, too.
    """
    sides = list_neighbours(diagram.rows, diagram.cols)
    inside = ((a, b) for a, _, b in sides if diagram["area"].get(a) == diagram["area"].get(b))
    return connect_cells(diagram.rows, diagram.cols, inside)


def write_area_numbers(diagram: Diagram) -> str:
    """Return the text of the areas' numbers, which may stand in any cell of their areas.

    Two numbers in one area raise ProgramError.
    """
    board = diagram.put(area=connected_areas(diagram))
    heads = {board["area"][head]: head for head in head_cells(board)}
    clues = [*diagram["number"], *diagram["unknown"]]
    at_head = {place: heads[board["area"][place]] for place in clues}
    if len(set(at_head.values())) < len(clues):
        refuse_to_write("two numbers in one area")
    numbers = {at_head[place]: number for place, number in diagram["number"].items()}
    unknown = {at_head[place]: True for place in diagram["unknown"]}
    return _AREA_NUMBERS.write(board.put(number=numbers, unknown=unknown))


def read_count(body: Body, diagram: Diagram) -> Diagram:
    """Take a number and its slash; return the diagram with it as count, else ProgramError."""
    digits = ""
    while is_number(body.next_character):
        digits += body.take()
    is_ended = body.is_done or body.take() == "/"  # a link's last slash has been cut off
    if not digits or len(digits) > 9 or not is_ended:
        body.fail("expected a number and a slash", -1 if digits else 0)
    return diagram.put(count={(): int(digits)})


def write_count(diagram: Diagram) -> str:
    """Return the number of the whole board, 1 if it has none, and a slash."""
    return f"{1 if diagram.count is None else diagram.count}/"


def read_runs(body: Body, diagram: Diagram) -> Diagram:
    """Take the runs of all lines; return the diagram with them, a 0 for a line without runs."""
    return diagram.put(outside=place_runs(runs_by_line(_RUNS.read(body, diagram))))


def write_runs(diagram: Diagram) -> str:
    """Return the text of the runs, moved next to the board and without zeros."""
    deep = run_depths(diagram)
    flush: dict[Beside, int] = {}
    for (side, line), numbers in runs_by_line(diagram).items():
        positive = [number for number in numbers if number]
        flush |= {(side, line, deep[side] - k): n for k, n in enumerate(reversed(positive))}
    return _RUNS.write(diagram.put(outside=flush))


def run_places(diagram: Diagram) -> Sequence[Beside]:
    """Return (side, line, k) of all runs, line by line; the run next to the board comes first."""
    deep = run_depths(diagram)
    lines = diagram.lines(FIRST)
    return [(side, line, k) for side, line in lines for k in range(deep[side], 0, -1)]


def sum_digit(way: str) -> Token:
    """Return the token of a sum: - or 0 for none, 1 to 9, a to j from 10, A to Z from 20."""
    alphabet = f"-{DIGITS[1:20]}ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return choice(digit(alphabet, way), sign("0", {way: 0}))


_SUM_CELL = choice(gap("k"), sign(".", BLOCK), composite(sum_digit("down"), sum_digit("across")))


def frame_runs(rows: int, cols: int, is_free: Callable[[Place], bool]) -> list[Sum]:
    """Return (row, column, way) of each run that begins at the frame, first row or column.

    `is_free` tells whether a cell is white.
    """
    down = [(1, c, "down") for c in range(2, cols + 1) if is_free((2, c))]
    return down + [(r, 1, "across") for r in range(2, rows + 1) if is_free((r, 2))]


def read_sums(body: Body, diagram: Diagram) -> Diagram:
    """Take sums of black cells, then of the frame; return a board with one more row and column."""
    # The body does not count the frame, which is the first row and the first column.
    rows, cols = diagram.rows + 1, diagram.cols + 1
    values = read_values(body, _SUM_CELL, diagram.rows * diagram.cols)
    contents = {(r + 1, c + 1): v for (r, c), v in zip(diagram.places, values, strict=True)}
    for row, col, way in frame_runs(rows, cols, lambda place: not contents[place]):
        contents[row, col] = read_values(body, sum_digit(way), 1, "sums of a run")[0]
    return board_of_sums(rows, cols, contents)


def write_sums(diagram: Diagram) -> str:
    """Return the text of the sums inside the frame, then of the frame's sums."""
    values: list[Value] = []
    for row, col in diagram.places:
        pair = {way: diagram["sum"].get((row, col, way), 0) for way in ("down", "across")}
        if 1 not in (row, col):
            is_block = (row, col) in diagram["block"]
            values.append((pair if any(pair.values()) else BLOCK) if is_block else EMPTY)
    text = write_values(_SUM_CELL, values)
    for run in frame_runs(diagram.rows, diagram.cols, lambda cell: cell not in diagram["block"]):
        text += write_values(sum_digit(run[2]), [{run[2]: diagram["sum"].get(run, 0)}])
    return text


def board_of_sums(rows: int, cols: int, contents: Mapping[Place, Value]) -> Diagram:
    """Return a board with sums in black cells: those with a value, and the first row and column.

    A value is {"across": sum, "down": sum}; a 0 is no sum.
    """
    board = Diagram(rows, cols)
    blocks = {place: True for place in board.places if 1 in place or contents.get(place)}
    numbers = {
        (*place, way): value[way]
        for place, value in contents.items()
        for way in ("down", "across")
        if value.get(way)
    }
    return board.put(block=blocks, sum=numbers)


# ---- The table -----------------------------------------------------------------------------------

UNKNOWN_NUMBER: Value = {"unknown": True}
_NUMBER = choice(gap("g"), hexadecimal("number"), sign(".", UNKNOWN_NUMBER))
_NUMBER_BESIDE = choice(
    gap("g"), hexadecimal("outside", 255), sign(".", {LOST: "an unknown number beside the {}"})
)
_NOUN_BESIDE = "numbers beside the board"
_AREA_NUMBERS = grid(_NUMBER, head_cells, "areas")
_RUNS = grid(_NUMBER_BESIDE, run_places, _NOUN_BESIDE)
_BASE36 = Token(read_base36, write_base36, frozenset({"number"}))
_ARROW_DIGITS = Token(read_arrow_digits, write_arrow_digits)
_NUMBER_LIST = Token(read_number_list, write_number_list, frozenset({"numbers"}))
CROSS: Value = {LOST: "an unknown number where cells meet, at {}"}
"""The value of a corner with an unknown number, a loss."""
STARS: Sequence[Value] = (
    {"centre": True},
    {"centre": True, LOST: "that the centre {} is black"},
)
"""The values of a centre, white or black; no diagram can hold the colour black."""
_CIRCLES: Sequence[Value] = ({"circle": "white"}, {"circle": "black"})
COLOURS: Sequence[Value] = ({"circle": "grey"}, *_CIRCLES)
"""The colours of cells with arrows, in the order of their digits."""


def up_to_4(kind: str, unknown: Value) -> Token:
    """Return the token of a gap, a kind's number 0 to 4 and the gap behind it, or a point."""
    return choice(gap("g"), value_and_gap([{kind: n} for n in range(5)], 2), sign(".", unknown))


CODINGS: Mapping[str, Coding] = {
    "number16": grid(_NUMBER),
    "some16": optional(grid(_NUMBER), _NUMBER.kinds),
    "4cell": grid(up_to_4("number", UNKNOWN_NUMBER)),
    "4block": grid(up_to_4("number", BLOCK)),
    "4cross": grid(up_to_4("vertex", CROSS), cell_corners, "places where cells meet"),
    "number36": grid(choice(signs(dict.fromkeys("%@", UNKNOWN_NUMBER) | {".": EMPTY}), _BASE36)),
    "circle": grid(packed_digit((EMPTY, *_CIRCLES), 3, "a circle")),
    "object1": grid(choice(gap("i"), value_and_gap([{"object": True}], 17, is_open=False))),
    "star": grid(choice(gap("g"), value_and_gap(STARS, 7)), half_steps, "places of centres"),
    "arrow16": grid(choice(gap("a"), arrow(_ARROW_DIGITS))),
    "castle": grid(
        choice(
            gap("a"),
            composite(signs(dict(zip("012", COLOURS, strict=True))), arrow(_ARROW_DIGITS, EMPTY)),
        )
    ),
    "boxes": Coding(read_boxes, write_boxes),
    "several": grid(choice(gap("g"), _NUMBER_LIST, sign(".", UNKNOWN_AMONG))),
    "border": Coding(read_borders, write_borders),
    "room16": Coding(_AREA_NUMBERS.read, write_area_numbers),
    "count": Coding(read_count, write_count),
    "sides16": grid(_NUMBER_BESIDE, end_places, _NOUN_BESIDE),
    "ends16": grid(_NUMBER_BESIDE, first_places, _NOUN_BESIDE),
    "runs16": Coding(read_runs, write_runs),
    "sum": Coding(read_sums, write_sums),
}
"""The codings by the words of `exchange(pzpr, Name, Words)`."""
HARMLESS = {"number16": "d", "arrow16": "b"}
"""{coding: flags of links that change no rule}: `d` marks older data, `b` cells drawn grey."""
