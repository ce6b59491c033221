"""puzz.link's codings: of cells, of areas, and of numbers beside a board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from math import isqrt

from pylogic.formats.codings import (
    EMPTY,
    LOST,
    Body,
    Coding,
    Token,
    Value,
    behind,
    choice,
    digit,
    grid,
    in_turn,
    packed,
    read_values,
    sign,
    signs,
    some,
    spaces,
    write_values,
)
from pylogic.formats.diagram import (
    ALL,
    DIGITS,
    FIRST,
    Diagram,
    Pair,
    Sum,
    bounded,
    joined,
    neighbours,
    outside_of,
    runs_by_line,
    unsaid,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Beside, Place

# ---- Tokens that pzpr alone has --------------------------------------------------------------

_MARKS = {
    "": (1, 0), "-": (2, 0), "+": (3, 0), "=": (3, 4096), "%": (3, 8192), "*": (4, 12240),
    "$": (5, 77776),
}  # fmt: skip
"""How many hexadecimal digits follow a mark, and what is added to them."""


def hexadecimal(kind: str, most: int = 8192 + 0xFFF) -> Token:
    """A number in hexadecimal digits, behind a mark if there are several.

    Numbers above `most` are read, but not written: not all programs take them.
    """

    def read(body: Body, room: int) -> list[Value] | None:
        mark = "" if body.next in tuple(DIGITS[:16]) else body.next
        if body.is_done or mark not in _MARKS:
            return None
        body.take(len(mark))
        length, more = _MARKS[mark]
        return [{kind: body.digits(length, 16) + more}]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        if kind not in values[at]:
            return None
        number = bounded(values[at][kind], most)
        ends = {mark: more + 16**length for mark, (length, more) in _MARKS.items()}
        mark = next(mark for mark, end in ends.items() if number < end)
        length, more = _MARKS[mark]
        return f"{mark}{number - more:0{length}x}", 1

    return Token(read, write, frozenset({kind}))


def base36(kind: str) -> Token:
    """A number below 36 as one digit, others as two behind a mark."""

    def read(body: Body, room: int) -> list[Value] | None:
        length = 1
        if body.next == "-":
            body.take()
            # Older programs write the numbers from 16 to 35 with one digit behind the mark.
            length = 1 if "g" <= body.next <= "z" else 2
        return [{kind: body.digits(length, 36)}]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        if kind not in values[at]:
            return None
        high, low = divmod(bounded(values[at][kind], 16 * 36 - 1), 36)
        return (f"-{DIGITS[high]}{DIGITS[low]}" if high else DIGITS[low]), 1

    return Token(read, write, frozenset({kind}))


ARROWS = ("", "top", "bottom", "left", "right")
"""The ways of arrows by their digits; 0 is none."""
BLOCK: Value = {"block": True}


def arrow(parts: Token, block: Value = BLOCK) -> Token:
    """A number with an arrow, whose `way` and `number` are told by another token's value.

    Without both the value is `block`: a cell that is not played in.
    """

    def read(body: Body, room: int) -> list[Value] | None:
        values = parts.read(body, room)
        if values is None:
            return None
        side, number = ARROWS[values[0]["way"]], values[0].get("number")
        if side and number is not None:
            return [{"arrow": (side, number)}]
        if side:
            return [{LOST: "an arrow without a number at {}"}]
        return [block if number is None else {**block, LOST: "a number without an arrow at {}"}]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        side, number = values[at].get("arrow", ("", None))
        if not side and not block.items() <= values[at].items():
            return None
        return parts.write([{"way": ARROWS.index(side), "number": number}], 0)

    return Token(read, write, frozenset({"arrow", *block}))


def arrow_digits() -> Token:
    """The way of an arrow, and its number in so many digits as the way tells."""

    def read(body: Body, room: int) -> list[Value] | None:
        if body.next == "-":
            body.take()
            way, length = body.digits(1, 16), 3
        else:
            is_long, way = divmod(body.digits(1, 10), len(ARROWS))
            length = 2 if is_long else 1
        if way >= len(ARROWS):
            body.fail(f"expected the way of an arrow, 0 to 4, instead of {way}", -1)
        if length == 1 and body.next == ".":
            body.take()
            return [{"way": way}]
        return [{"way": way, "number": body.digits(length, 16)}]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        way, number = values[at]["way"], values[at]["number"]
        if number is None:
            return f"{way}.", 1
        if number < 256:
            return f"{way}{number:x}" if number < 16 else f"{way + len(ARROWS)}{number:02x}", 1
        return f"-{way}{bounded(number, 4095):03x}", 1

    return Token(read, write)


_SEVERAL = ((476, 0, 0), (460, 2, 4), (396, 4, 3), (360, 6, 2))
"""The first code for so many numbers of a cell, the first number too large for it, their count."""
UNKNOWN_AMONG: Value = {LOST: "a clue with an unknown number at {}"}


def several() -> Token:
    """Numbers of a cell: a digit for one of them, or two for up to four, of which 0 is unknown."""

    def read(body: Body, room: int) -> list[Value] | None:
        if not body.next or body.next not in "0123456789abcdef":
            return None
        if body.next in "012345678":
            return [{"numbers": (body.digits(1, 9),)}]
        if body.next == "9":
            body.take()
            return [{"numbers": (1, 1, 1, 1)}]
        code = body.digits(2, 36)
        first, base, count = next(some for some in _SEVERAL if code >= some[0])
        if not count:
            body.fail("expected the numbers of a cell", -2)
        numbers = tuple((code - first) // base**k % base for k in reversed(range(count)))
        return [{"numbers": numbers} if all(numbers) else UNKNOWN_AMONG]

    def write(values: Sequence[Value], at: int) -> tuple[str, int] | None:
        numbers: Sequence[int] = values[at].get("numbers", ())
        if len(numbers) == 1:
            return str(bounded(numbers[0], 8)), 1
        if len(numbers) == 4 and set(numbers) == {1}:
            return "9", 1
        for first, base, count in _SEVERAL:
            if len(numbers) == count > 0:
                code = first + sum(
                    bounded(n, base - 1, 1) * base ** (count - 1 - k) for k, n in enumerate(numbers)
                )
                return DIGITS[code // 36] + DIGITS[code % 36], 1
        return unsaid(f"{len(numbers)} numbers in a cell") if numbers else None

    return Token(read, write, frozenset({"numbers"}))


# ---- Places ------------------------------------------------------------------------------------


def corners(diagram: Diagram) -> Sequence[Place]:
    """Where cells meet: at the bottom right corners of cells, from 0,0."""
    return [(r, c) for r in range(diagram.rows + 1) for c in range(diagram.cols + 1)]


def halves(diagram: Diagram) -> Sequence[Place]:
    """The places in steps of half a cell."""
    return [(y, x) for y in range(2, 2 * diagram.rows + 1) for x in range(2, 2 * diagram.cols + 1)]


def first_places(diagram: Diagram) -> Sequence[Beside]:
    """The first places above the columns, and left of the rows."""
    return [(*line, 1) for line in diagram.lines(FIRST)]


def end_places(diagram: Diagram) -> Sequence[Beside]:
    """The first places at both ends of all lines."""
    return [(*line, 1) for line in diagram.lines(ALL)]


def depths(diagram: Diagram) -> dict[str, int]:
    """How many runs fit above a column, and left of a row."""
    return {"top": (diagram.rows + 1) // 2, "left": (diagram.cols + 1) // 2}


def head_cells(diagram: Diagram) -> Sequence[Place]:
    """The cell of each area that has its number: of the first column, the topmost one.

    The areas come in the order of their first cells in reading order.
    """
    heads: dict[int, Place] = {}
    for place in sorted(diagram["area"]):
        head = heads.setdefault(diagram["area"][place], place)
        heads[diagram["area"][place]] = min(head, place, key=lambda cell: (cell[1], cell[0]))
    return list(heads.values())


# ---- Codings of more than what stands at places --------------------------------------------------


def boxes() -> Coding:
    """The boxes, which are not written, but follow from the size."""

    def read(body: Body, diagram: Diagram) -> Diagram:
        if boxes_of_size(diagram) is None:
            body.fail(f"a board of {diagram.rows} x {diagram.cols} cells has no boxes here")
        return diagram.put(boxes={(): boxes_of_size(diagram)})

    def write(diagram: Diagram) -> str:
        if boxes_of_size(diagram) is None:
            unsaid(f"the boxes of {diagram.rows} x {diagram.cols} cells")
        return ""

    return Coding(read, write)


def boxes_of_size(diagram: Diagram) -> tuple[int, int] | None:
    """The boxes that pzpr draws on a board, if they have as many cells as a line."""
    size = diagram.rows
    if diagram.cols != size or not (size == 6 or isqrt(size) ** 2 == size):
        return None
    return (2, 3) if size == 6 else (isqrt(size), isqrt(size))


def in_cells(coding: Coding) -> Coding:
    """A coding of all numbers of a cell together, each of which has a place of its own."""

    def read(body: Body, diagram: Diagram) -> Diagram:
        return apart_in_cells(coding.read(body, diagram))

    def write(diagram: Diagram) -> str:
        together: dict[Place, tuple[int, ...]] = {}
        for (row, col, _), number in sorted(diagram["numbers"].items()):
            together[row, col] = (*together.get((row, col), ()), number)
        return coding.write(diagram.put(numbers=together))

    return Coding(read, write)


def apart_in_cells(diagram: Diagram) -> Diagram:
    """A board with a place for each number of a cell, of which all were told together."""
    told = (
        (cell, k, n) for cell, all_of in diagram["numbers"].items() for k, n in enumerate(all_of, 1)
    )
    return diagram.put(numbers={(*cell, k): n for cell, k, n in told})


def borders() -> Coding:
    """Areas by the lines between them: first those between the cells of rows."""
    line: Value = {"line": True}
    token = packed((EMPTY, line), 5)

    def read(body: Body, diagram: Diagram) -> Diagram:
        inside: list[Pair] = []
        for pairs in neighbours(diagram.rows, diagram.cols):
            values = read_values(body, token, len(pairs), "lines between cells")
            inside += [pair for pair, value in zip(pairs, values, strict=True) if not value]
        return diagram.put(area=joined(diagram.rows, diagram.cols, inside))

    def write(diagram: Diagram) -> str:
        areas, text = diagram["area"], ""
        for pairs in neighbours(diagram.rows, diagram.cols):
            are_apart = (areas.get(one) != areas.get(other) for one, other in pairs)
            text += write_values(token, [line if is_apart else EMPTY for is_apart in are_apart])
        return text

    return Coding(read, write)


def areas_by_lines(diagram: Diagram) -> dict[Place, int]:
    """The areas of a diagram, each of them connected."""
    pairs = chain(*neighbours(diagram.rows, diagram.cols))
    inside = ((a, b) for a, b in pairs if diagram["area"].get(a) == diagram["area"].get(b))
    return joined(diagram.rows, diagram.cols, inside)


def rooms(coding: Coding) -> Coding:
    """Numbers of areas, wherever they stand there."""

    def write(diagram: Diagram) -> str:
        board = diagram.put(area=areas_by_lines(diagram))
        heads = {board["area"][head]: head for head in head_cells(board)}
        told = [*diagram["number"], *diagram["unknown"]]
        at_head = {place: heads[board["area"][place]] for place in told}
        if len(set(at_head.values())) < len(told):
            unsaid("two numbers in one area")
        numbers = {at_head[place]: number for place, number in diagram["number"].items()}
        unknown = {at_head[place]: True for place in diagram["unknown"]}
        return coding.write(board.put(number=numbers, unknown=unknown))

    return Coding(coding.read, write)


def count() -> Coding:
    """A number of the whole board, and a slash."""

    def read(body: Body, diagram: Diagram) -> Diagram:
        digits = ""
        while is_number(body.next):
            digits += body.take()
        is_ended = body.is_done or body.take() == "/"  # a link's last slash has been cut off
        if not digits or len(digits) > 9 or not is_ended:
            body.fail("expected a number and a slash", -1 if digits else 0)
        return diagram.put(count={(): int(digits)})

    def write(diagram: Diagram) -> str:
        return f"{1 if diagram.count is None else diagram.count}/"

    return Coding(read, write)


def runs(coding: Coding) -> Coding:
    """The runs of each line, at the places from the board outwards; a line without runs has a 0."""

    def read(body: Body, diagram: Diagram) -> Diagram:
        return diagram.put(outside=outside_of(runs_by_line(coding.read(body, diagram))))

    def write(diagram: Diagram) -> str:
        deep = depths(diagram)
        flush: dict[Beside, int] = {}
        for (side, line), numbers in runs_by_line(diagram).items():
            told = [number for number in numbers if number]
            flush |= {(side, line, deep[side] - k): n for k, n in enumerate(reversed(told))}
        return coding.write(diagram.put(outside=flush))

    return Coding(read, write)


def run_places(diagram: Diagram) -> Sequence[Beside]:
    """The places of runs, line by line, from the board outwards."""
    deep = depths(diagram)
    lines = diagram.lines(FIRST)
    return [(side, line, k) for side, line in lines for k in range(deep[side], 0, -1)]


def sums() -> Coding:
    """Sums behind black cells, then those behind a frame at the top and on the left."""

    def one_sum(way: str) -> Token:
        """- or 0 for none, 1 to 9, a to j for 10 to 19, A to Z for 20 to 45."""
        alphabet = f"-{DIGITS[1:20]}ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        return choice(digit(alphabet, way), sign("0", {way: 0}))

    both = in_turn(one_sum("down"), one_sum("across"))
    token = choice(spaces("k"), sign(".", BLOCK), both)

    def starts(rows: int, cols: int, is_free: Callable[[Place], bool]) -> list[Sum]:
        """The cells of the frame with a run behind them, and its direction."""
        down = [(1, c, "down") for c in range(2, cols + 1) if is_free((2, c))]
        return down + [(r, 1, "across") for r in range(2, rows + 1) if is_free((r, 2))]

    def read(body: Body, diagram: Diagram) -> Diagram:
        # The body does not count the frame.
        rows, cols = diagram.rows + 1, diagram.cols + 1
        values = read_values(body, token, diagram.rows * diagram.cols)
        said = {(r + 1, c + 1): v for (r, c), v in zip(diagram.places, values, strict=True)}
        for row, col, way in starts(rows, cols, lambda place: not said[place]):
            said[row, col] = read_values(body, one_sum(way), 1, "sums of a run")[0]
        return board_of_sums(rows, cols, said)

    def write(diagram: Diagram) -> str:
        values: list[Value] = []
        for row, col in diagram.places:
            pair = {way: diagram["sum"].get((row, col, way), 0) for way in ("down", "across")}
            if 1 not in (row, col):
                is_block = (row, col) in diagram["block"]
                values.append((pair if any(pair.values()) else BLOCK) if is_block else EMPTY)
        text = write_values(token, values)
        for start in starts(
            diagram.rows, diagram.cols, lambda place: place not in diagram["block"]
        ):
            text += write_values(one_sum(start[2]), [{start[2]: diagram["sum"].get(start, 0)}])
        return text

    return Coding(read, write)


def board_of_sums(rows: int, cols: int, said: Mapping[Place, Value]) -> Diagram:
    """A board with a frame of black cells, and with the sums that are said of its cells."""
    board = Diagram(rows, cols)
    blocks = {place: True for place in board.places if 1 in place or said.get(place)}
    numbers = {
        (*place, way): value[way]
        for place, value in said.items()
        for way in ("down", "across")
        if value.get(way)
    }
    return board.put(block=blocks, sum=numbers)


# ---- The table -----------------------------------------------------------------------------------

UNKNOWN_NUMBER: Value = {"unknown": True}
_NUMBER = choice(spaces("g"), hexadecimal("number"), sign(".", UNKNOWN_NUMBER))
_BESIDE = choice(
    spaces("g"), hexadecimal("outside", 255), sign(".", {LOST: "an unknown number beside the {}"})
)
_BESIDES = "numbers beside the board"
CROSS: Value = {LOST: "an unknown number where cells meet, at {}"}
STARS: Sequence[Value] = (
    {"centre": True},
    {"centre": True, LOST: "that the centre {} is black"},
)
_CIRCLES: Sequence[Value] = ({"circle": "white"}, {"circle": "black"})
COLOURS: Sequence[Value] = ({"circle": "grey"}, *_CIRCLES)
"""The colours of cells with arrows by their digits."""


def up_to_4(kind: str, unknown: Value) -> Token:
    """A number from 0 to 4, and the gap behind it, or one that is not known."""
    return choice(spaces("g"), behind([{kind: n} for n in range(5)], 2), sign(".", unknown))


CODINGS: Mapping[str, Coding] = {
    "number16": grid(_NUMBER),
    "some16": some(grid(_NUMBER), _NUMBER.kinds),
    "4cell": grid(up_to_4("number", UNKNOWN_NUMBER)),
    "4block": grid(up_to_4("number", BLOCK)),
    "4cross": grid(up_to_4("vertex", CROSS), corners, "places where cells meet"),
    "number36": grid(
        choice(signs({"%": UNKNOWN_NUMBER, "@": UNKNOWN_NUMBER, ".": EMPTY}), base36("number")),
    ),
    "circle": grid(packed((EMPTY, *_CIRCLES), 3, "a circle")),
    "object1": grid(choice(spaces("i"), behind([{"object": True}], 17, is_open=False))),
    "star": grid(choice(spaces("g"), behind(STARS, 7)), halves, "places of centres"),
    "arrow16": grid(choice(spaces("a"), arrow(arrow_digits()))),
    "castle": grid(
        choice(
            spaces("a"),
            in_turn(signs(dict(zip("012", COLOURS, strict=True))), arrow(arrow_digits(), EMPTY)),
        )
    ),
    "boxes": boxes(),
    "several": in_cells(grid(choice(spaces("g"), several(), sign(".", UNKNOWN_AMONG)))),
    "border": borders(),
    "room16": rooms(grid(_NUMBER, head_cells, "areas")),
    "count": count(),
    "sides16": grid(_BESIDE, end_places, _BESIDES),
    "ends16": grid(_BESIDE, first_places, _BESIDES),
    "runs16": runs(grid(_BESIDE, run_places, _BESIDES)),
    "sum": sums(),
}
"""The codings by the names that `about` uses."""
HARMLESS = {"number16": "d", "arrow16": "b"}
"""Flags of links that change no rule: older data that are coded alike, and cells drawn grey."""
CASED = ("sum",)
"""The codings in which upper case means something else than lower case."""
