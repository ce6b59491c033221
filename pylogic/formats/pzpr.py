"""puzz.link and pzpr URLs, ?PID/COLS/ROWS/BODY; `about` names the codings of the body."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import count, product
from math import isqrt
from typing import Any

from pylogic.formats import codings, diagram
from pylogic.formats.codings import EMPTY, LOST, Coding, Places, Token, Value, gap, grid, signs
from pylogic.formats.diagram import DIGITS, Diagram, Format, Game, ReadResult, Text
from pylogic.rules.symbols import Beside

UNKNOWN: Value = {"unknown": True}
BLOCK: Value = {"block": True}  # the value of a cell that is not played in
OBJECT: Value = {"object": True}
WALL: Value = {"wall": True}  # the value of a side of a cell that separates areas
CROSS: Value = {LOST: "an unknown number where cells meet"}
"""The value of a corner with an unknown number, a loss."""
STARS: Sequence[Value] = ({"centre": True}, {"centre": True, LOST: "that a centre is black"})
"""The values of a centre, white or black; no diagram can hold the colour black."""
CIRCLES: Sequence[Value] = ({"circle": "white"}, {"circle": "black"})
COLOURS: Sequence[Value] = ({"circle": "grey"}, *CIRCLES)
"""The colours of cells with arrows, in the order of their digits."""
UNKNOWN_AMONG: Value = {LOST: "a clue with an unknown number"}
"""The value of a cell that has an unknown number among several."""
ARROWS = ("", "top", "bottom", "left", "right")
"""The side that an arrow points to, by its digit; 0 means no arrow."""
_HEXADECIMAL = {"": (1, 0), "-": (2, 0), "+": (3, 0), "=": (3, 4096), "%": (3, 8192),
                "*": (4, 12240), "$": (5, 77776)}  # fmt: skip


def number_or_gap(kind: str, unknown: Value, most: int = 8192 + 0xFFF) -> Token:
    """Return the token of a hexadecimal number, of a point for the value `unknown`, or of a gap."""
    number = codings.marked_number(kind, 16, _HEXADECIMAL, most)
    return signs({".": unknown}, gap("g", number))


def up_to_4(kind: str, unknown: Value) -> Token:
    """Return the token of a number 0 to 4 and the gap behind it, or of a point, or of a gap."""
    numbers: list[Value] = [{kind: number} for number in range(5)]
    return signs({".": unknown}, gap("g", codings.value_and_gap(numbers, 2)))


def arrows(block: Value, neither: str, way: str, number: str, arrow: Token) -> Token:
    """Return the token of arrows with numbers, or of the text `neither` for the value `block`.
    A way alone and a number alone, which match these patterns, are losses."""
    return signs(
        {neither: block},
        codings.note(way, "an arrow without a number"),
        codings.note(number, "a number without an arrow", block),
        arrow,
    )


def short_arrows(block: Value) -> Token:
    """Return the token of arrows in links: a digit for the way, and hexadecimal digits.
    The digit is increased by 5 before two digits; before three it stands behind a minus."""

    def parse(text: str) -> tuple[str, int]:
        way, number = text.removeprefix("-")[0], text.removeprefix("-")[1:]
        return ARROWS[int(way) % 5], int(number, 16)

    def spell(arrow: tuple[str, int]) -> str:
        way, number = ARROWS.index(arrow[0]), diagram.check_bounds(arrow[1], 4095)
        if number < 256:
            return f"{way}{number:x}" if number < 16 else f"{way + 5}{number:02x}"
        return f"-{way}{number:03x}"

    one, two, three = "[0-9a-f]", "[0-9a-f]{2}", "[0-9a-f]{3}"
    arrow = codings.thing("arrow", f"[1-4]{one}|[6-9]{two}|-[1-4]{three}", parse, spell)
    return arrows(block, "0.", r"[1-4]\.", f"0{one}|5{two}|-0{three}", arrow)


def list_value(numbers: Iterable[int]) -> Value:
    """Return the value of a cell with several numbers."""
    return {("numbers", k): number for k, number in enumerate(numbers, 1)}


def number_lists() -> Token:
    """Return the token of the numbers of a cell: one digit, or two for several numbers, or a gap.
    A 0 among several numbers is an unknown one: a loss."""
    texts = {str(number): list_value([number]) for number in range(9)}
    texts |= {"9": list_value([1] * 4), ".": UNKNOWN_AMONG}
    for first, base, length in ((360, 6, 2), (396, 4, 3), (460, 2, 4)):
        for number, digits in enumerate(product(range(base), repeat=length), first):
            text = DIGITS[number // 36] + DIGITS[number % 36]
            texts[text] = list_value(digits) if all(digits) else UNKNOWN_AMONG
    return signs(texts, gap("g"))


def sum_digit(key: codings.Key) -> Token:
    """Return the token of a sum: - or 0 for none, 1 to 9, a to j from 10, A to Z from 20."""
    sums = enumerate(f"{DIGITS[1:20]}{DIGITS[10:].upper()}", 1)
    return signs({"-": EMPTY, "0": EMPTY, **{digit: {key: number} for number, digit in sums}})


CORNERS = Places(
    "places where cells meet",
    lambda board: list(product(range(board.rows + 1), range(board.cols + 1))),
)
"""The points where cells meet; (0, 0) is the board's top left corner."""
CENTRES = Places(
    "places of centres",
    lambda board: list(product(range(2, 2 * board.rows + 1), range(2, 2 * board.cols + 1))),
)
"""The points inside the board in steps of half a cell; the middle of the first cell is (2, 2)."""
INNER = Places("cells", lambda board: [place for place in board.places if 1 not in place])
"""The cells without the first row and column, which are a frame of black cells."""
BESIDE = "numbers beside the board"
FIRST_ENDS = Places(BESIDE, lambda board: [(*line, 1) for line in board.lines(diagram.FIRST)])
ALL_ENDS = Places(BESIDE, lambda board: [(*line, 1) for line in board.lines(diagram.ALL)])
"""The places (side, line, 1) next to the board: above and on the left, or on all sides."""
RIGHT_SIDES = Places(
    "lines between cells",
    lambda board: [(r, c, "right") for r, c in board.places if c < board.cols],
)
LOWER_SIDES = Places(
    "lines between cells",
    lambda board: [(r, c, "bottom") for r, c in board.places if r < board.rows],
)
"""The sides between cells: those of cells side by side, and of cells one above the other."""


def list_run_places(board: Diagram) -> list[Beside]:
    """Return (side, line, k) of all runs that a line can have, line by line, from the board on."""
    most = {"top": (board.rows + 1) // 2, "left": (board.cols + 1) // 2}
    lines = board.lines(diagram.FIRST)
    return [(side, line, k) for side, line in lines for k in range(1, most[side] + 1)]


def list_frame_sums(board: Diagram) -> list[tuple[int, int, str]]:
    """Return the places of sums in the frame, (row, column, way), at which a run begins."""
    down = [(1, c, "down") for c in range(2, board.cols + 1) if (2, c) not in board["block"]]
    rows = range(2, board.rows + 1)
    return down + [(r, 1, "across") for r in rows if (r, 2) not in board["block"]]


def list_number_cells(board: Diagram) -> list[Any]:
    """Return for each area the cell of its number; without one the top one of its leftmost cells.
    The areas come in reading order of their first cells; each connected part of an area is an area.
    """
    clues = {*board["number"], *board["unknown"]}
    return [
        min(cells, key=lambda cell: (cell not in clues, cell[1], cell[0]))
        for cells in diagram.cells_by_area(join_areas(part_areas(board))["area"])
    ]


def part_areas(board: Diagram, kind: str = "area") -> Diagram:
    """Return the board with walls (the kind `wall`) between the areas, or cages, of a kind."""
    areas = board[kind]
    sides = diagram.list_neighbours(board.rows, board.cols)
    return board.put(
        wall={(*a, side): True for a, side, b in sides if areas.get(a) != areas.get(b)}
    )


def join_areas(board: Diagram, kind: str = "area") -> Diagram:
    """Return the board with the areas, or cages, that its walls separate, and without walls."""
    sides = diagram.list_neighbours(board.rows, board.cols)
    pairs = [(cell, other) for cell, side, other in sides if (*cell, side) not in board["wall"]]
    return board.put(**{kind: diagram.connect_cells(board.rows, board.cols, pairs), "wall": {}})


def areas(walls: Coding, kind: str = "area") -> Coding:
    """Return the coding of areas, or cages, by a coding of the walls between them."""
    return codings.through(
        lambda board: part_areas(board, kind), walls, lambda _, board: join_areas(board, kind)
    )


def numbered_blocks(coding: Coding) -> Coding:
    """Return the coding of boards on which a cell with a number may be a block, too."""
    return codings.through(
        lambda board: board.put(block=dict.fromkeys(board["block"].keys() - board["number"], True)),
        coding,
    )


def turn_runs(board: Diagram, least: int) -> Diagram:
    """Return the board with the runs of each line from its other end, without those below `least`.
    A line without runs has a 0."""
    runs = diagram.runs_by_line(board).items()
    turned = diagram.place_runs({line: [n for n in own if n][::-1] for line, own in runs})
    return board.put(outside={place: number for place, number in turned.items() if number >= least})


def add_boxes(body: codings.Body, board: Diagram) -> Diagram:
    """Return the board with boxes: of 2 x 3 cells on 6 x 6, else square.
    ProgramError: a board of its size has none."""
    size = board.rows
    if board.cols != size or not (size == 6 or isqrt(size) ** 2 == size):
        body.fail(f"a board of {size} x {board.cols} cells has no boxes here")
    return board.put(boxes={(): (2, 3) if size == 6 else (isqrt(size), isqrt(size))})


def empty_board(rows: int, cols: int, words: Sequence[str], flags: Mapping[str, bool]) -> Diagram:
    """Return an empty board, with a first row and column of black cells if FRAMED is a word."""
    frame = FRAMED in words
    board = Diagram(rows + frame, cols + frame, flags=flags)
    return board.put(block={place: True for place in board.places if frame and 1 in place})


_NUMBER = number_or_gap("number", UNKNOWN)
_BESIDE = number_or_gap("outside", {LOST: "an unknown number beside the board"}, 255)
_NUMBER_36 = signs(  # older programs write a minus and one digit for the numbers from 16 to 35
    {"%": UNKNOWN, "@": UNKNOWN, ".": EMPTY},
    codings.pattern_token("-[g-z]", lambda text: {"number": int(text[1:], 36)}),
    codings.marked_number("number", 36, {"": (1, 0), "-": (2, 0)}, 16 * 36 - 1),
)
_COUNT = codings.pattern_token(  # the last slash of a link was cut off
    "[0-9]{1,9}(/|$)",
    lambda text: {"count": int(text.removesuffix("/"))},
    lambda value: f"{value.get('count', 1)}/",
    ["count"],
)
_WALLS = codings.packed_digit((EMPTY, WALL), 5)
_SUMS = codings.composite(
    signs({"": BLOCK}), sum_digit(("sum", "down")), sum_digit(("sum", "across"))
)
_CASTLE = codings.composite(
    signs({str(k): colour for k, colour in enumerate(COLOURS)}), short_arrows(EMPTY)
)
_OBJECTS = {DIGITS[length]: [OBJECT, *[EMPTY] * length] for length in range(18)}
CODINGS: Mapping[str, Coding] = {
    "number16": grid(_NUMBER),
    "some16": codings.optional(grid(_NUMBER), ["number", "unknown"]),
    "4cell": grid(up_to_4("number", UNKNOWN)),
    "4block": numbered_blocks(grid(up_to_4("number", BLOCK))),
    "4cross": grid(up_to_4("vertex", CROSS), CORNERS),
    "number36": grid(_NUMBER_36),
    "circle": grid(codings.packed_digit((EMPTY, *CIRCLES), 3)),
    "object1": grid(gap("i", codings.code(_OBJECTS))),
    "star": grid(gap("g", codings.value_and_gap(STARS, 7)), CENTRES),
    "arrow16": grid(gap("a", short_arrows(BLOCK))),
    "castle": grid(gap("a", _CASTLE)),
    "boxes": Coding(add_boxes),
    "several": grid(number_lists()),
    "border": areas(codings.sequence(grid(_WALLS, RIGHT_SIDES), grid(_WALLS, LOWER_SIDES))),
    "room16": grid(_NUMBER, Places("areas", list_number_cells)),
    "count": grid(_COUNT, Places("numbers of the whole board", lambda _: [()])),
    "sides16": grid(_BESIDE, ALL_ENDS),
    "ends16": grid(_BESIDE, FIRST_ENDS),
    "runs16": codings.through(
        lambda board: turn_runs(board, 1),
        grid(_BESIDE, Places(BESIDE, list_run_places)),
        lambda _, board: turn_runs(board, 0),
    ),
    "sum": codings.sequence(
        grid(signs({".": BLOCK}, gap("k", _SUMS)), INNER),
        grid(sum_digit("sum"), Places("sums of a run", list_frame_sums)),
    ),
}
"""The codings by the words of `exchange(pzpr, Name, Words)`."""
FRAMED = "sum"
"""The coding of boards in a frame, a first row and a first column that the size does not count."""
HARMLESS = {"number16": "d", "arrow16": "b"}
"""{coding: flags of links that change no rule}: `d` marks older data, `b` cells drawn grey."""
PREFIX = "https://puzz.link/p?"
DEFAULT = "number16"  # the coding of a puzzle whose `about` names none
# The host; the name, perhaps with _edit or _play; letters that are flags, or v: for other rules.
_HEAD = r"(?:[^?#\s]*\?)?(?P<pid>[a-z][a-z0-9-]*)(?:_\w+)?(?:/(?P<flag>[a-z]*|v:[^/\s]*))?"
_TAIL = r"/(?P<cols>[^/\s]*)/(?P<rows>[^/\s]*)/(?P<body>\S*)\s*"
_URL = re.compile(rf"\s*{_HEAD}{_TAIL}", re.IGNORECASE)
# The text of a link: NAME/COLS/ROWS, perhaps with text around.
_LOOKS = re.compile(r"\s*(?!pzprv[0-9])" + _HEAD + r"/[0-9]+/[0-9]+(/\S*)?\s*", re.IGNORECASE)


def read(source: Text, games: Sequence[Game]) -> ReadResult:
    """Read a URL as a board of the first game that has its name.
    A flag that may change the rules raises ProgramError, too."""
    match = _URL.fullmatch(source.text)
    if match is None:
        source.fail("expected PID/COLS/ROWS/BODY", len(source.text) - len(source.text.lstrip()))
    cols = source.parse_number(match["cols"], match.start("cols"))
    rows = source.parse_number(match["rows"], match.start("rows"))
    source.check_size(rows, cols, match.start("cols"))
    pid, letters = match["pid"].lower(), match["flag"] or ""
    lost = [f"the variant {letters!r} of the rules"] if ":" in letters else []
    game = next((game for game in games if game.name == pid), None)
    if game is None:
        return ReadResult(None, pid, (*lost, diagram.UNKNOWN.format(name=pid)))
    words = game.style.split() or [DEFAULT]
    placed = zip("" if lost else letters.lower(), count(match.start("flag")))
    flags = read_flags(source, game, placed, "".join(HARMLESS.get(word, "") for word in words))
    body = codings.Body(source, match["body"].rstrip("/"), match.start("body"))
    board = empty_board(rows, cols, words, flags)
    for word in words:
        board = CODINGS[word].read(body, board)
    body.check_end(f"{rows * cols} cells of the board")
    return ReadResult(board, pid, (*lost, *codings.describe_losses(body.losses)))


def read_flags(
    source: Text, game: Game, letters: Iterable[tuple[str, int]], harmless: str = ""
) -> dict[str, bool]:
    """Return {flag: True} for the flags that a text has; `letters` are (flag, index in the source).
    Flags in `harmless` are skipped. Any other flag that the game lacks raises ProgramError."""
    flags: dict[str, bool] = {}
    for flag, at in letters:
        if flag in game.flags:
            flags[flag] = True
        elif flag not in harmless:
            words = "may change the rules: nothing here says how"
            source.fail(f"the flag {flag!r} of {game.name!r} {words}", at)
    return flags


def write(board: Diagram, game: Game) -> str:
    """Return the URL of a board, and a newline; ProgramError if the codings cannot express it."""
    words = game.style.split() or [DEFAULT]
    body = "".join(CODINGS[word].write(board) for word in words)
    frame = FRAMED in words
    flags = "".join(flag for flag, is_on in board.flags.items() if is_on)
    head = f"{PREFIX}{game.name}{f'/{flags}' if flags else ''}"
    return f"{head}/{board.cols - frame}/{board.rows - frame}/{body}\n"


FORMAT = Format(
    "pzpr",
    "puzz.link",
    "a link of puzz.link or pzpr",
    _LOOKS.fullmatch,
    read,
    write,
    styles=tuple(CODINGS),
    has_sections=True,
    is_inline=True,
    needs_game=True,
)
