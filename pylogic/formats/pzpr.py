"""puzz.link and pzpr URLs, ?PID/COLS/ROWS/BODY; `about` names the codings of the body."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count, product
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
    describe_losses,
    digit,
    gap,
    grid,
    marked_number,
    optional,
    packed_digit,
    pattern_token,
    read_values,
    sequence,
    sign,
    signs,
    value_and_gap,
    write_values,
)
from pylogic.formats.diagram import (
    ALL,
    DIGITS,
    FIRST,
    UNKNOWN,
    Diagram,
    Format,
    Game,
    Pair,
    ReadResult,
    Source,
    check_bounds,
    connect_cells,
    list_neighbours,
    place_runs,
    refuse_to_write,
    runs_by_line,
)
from pylogic.rules.symbols import Beside, Place

# ---- Tokens that pzpr alone has --------------------------------------------------------------


def hexadecimal(kind: str, most: int = 8192 + 0xFFF) -> Token:
    """Return the token of a kind's number: one hexadecimal digit, or several behind a mark."""
    marks = {"": (1, 0), "-": (2, 0), "+": (3, 0), "=": (3, 4096), "%": (3, 8192), "*": (4, 12240),
             "$": (5, 77776)}  # fmt: skip
    return marked_number(kind, 16, marks, most)


def number36() -> Token:
    """Return the token of a number in base 36, one digit, or two behind a minus; % and @: unknown.

    Older programs write a minus and one digit for the numbers from 16 to 35.
    """
    old = pattern_token("-[g-z]", lambda text: {"number": int(text[1:], 36)}, lambda _: None)
    others: Mapping[str, Value] = {"%": UNKNOWN_NUMBER, "@": UNKNOWN_NUMBER, ".": EMPTY}
    return signs(others, old, marked_number("number", 36, {"": (1, 0), "-": (2, 0)}, 16 * 36 - 1))


UNKNOWN_NUMBER: Value = {"unknown": True}
ARROWS = ("", "top", "bottom", "left", "right")
"""The side that an arrow points to, by its digit; 0 means no arrow."""
BLOCK: Value = {"block": True}
"""The value of a cell that is not played in."""


def arrow_value(way: int, number: int | None, block: Value) -> Value:
    """Return {"arrow": (side, number)} for the digit of a way and its number; `block` for neither.

    One of them alone is a loss.
    """
    if way and number is not None:
        return {"arrow": (ARROWS[way], number)}
    if way:
        return {LOST: "an arrow without a number"}
    return block if number is None else {**block, LOST: "a number without an arrow"}


def arrow(block: Value = BLOCK) -> Token:
    """Return the token of an arrow with a number: a digit for the way, and hexadecimal digits.

    The digit is increased by 5 before two digits; before three it stands behind a minus. A point
    instead of the number means none, and 0 instead of the way: both mean the value `block`.
    """

    def parse(text: str) -> Value:
        way, number = (text[1], text[2:]) if text[0] == "-" else (text[0], text[1:])
        return arrow_value(int(way) % 5, None if number == "." else int(number, 16), block)

    def spell(value: Value) -> str | None:
        if "arrow" not in value:
            return "0." if block.items() <= value.items() else None
        side, number = value["arrow"]
        way = ARROWS.index(side)
        if check_bounds(number, 4095) < 256:
            return f"{way}{number:x}" if number < 16 else f"{way + 5}{number:02x}"
        return f"-{way}{number:03x}"

    pattern = r"[0-4][0-9a-f.]|[5-9][0-9a-f]{2}|-[0-4][0-9a-f]{3}"
    return pattern_token(pattern, parse, spell, ["arrow", *block])


UNKNOWN_AMONG: Value = {LOST: "a clue with an unknown number"}
"""The value of a cell that has an unknown number among several."""


def number_lists() -> dict[str, Value]:
    """Return {text: value} of the numbers of a cell: one digit, or two for several numbers.

    A 0 among several numbers is an unknown one: a loss.
    """
    texts: dict[str, Value] = {str(number): {"numbers": (number,)} for number in range(9)}
    texts["9"] = {"numbers": (1, 1, 1, 1)}
    for first, base, length in ((360, 6, 2), (396, 4, 3), (460, 2, 4)):
        for code, numbers in enumerate(product(range(base), repeat=length), first):
            value = {"numbers": numbers} if all(numbers) else UNKNOWN_AMONG
            texts[DIGITS[code // 36] + DIGITS[code % 36]] = value
    return texts


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


LINE: Value = {"line": True}
"""The value of a line between two neighbours."""


def border_pairs(diagram: Diagram) -> list[list[Pair]]:
    """Return the pairs of cells side by side, and the pairs of cells above each other, by rows."""
    sides = list_neighbours(diagram.rows, diagram.cols)
    return [[(a, b) for a, side, b in sides if side == way] for way in ("right", "bottom")]


def areas_by_lines(
    kind: str,
    token: Token,
    lists: Callable[[Diagram], list[list[Pair]]] = border_pairs,
    noun: str = "lines between cells",
    *,
    is_ended: bool = False,
) -> Coding:
    """Return the coding of areas, or cages, by the lines between them, which a token writes.

    Each of the `lists` of pairs of neighbours has a text of its own. With `is_ended` a line behind
    the last pair marks the end. Messages call the lines `noun`.
    """

    def read(body: Body, diagram: Diagram) -> Diagram:
        inside: list[Pair] = []
        for pairs in lists(diagram):
            values = read_values(body, token, len(pairs), noun, is_ended=is_ended)
            inside += [pair for pair, value in zip(pairs, values, strict=True) if not value]
        return diagram.put(**{kind: connect_cells(diagram.rows, diagram.cols, inside)})

    def write(diagram: Diagram) -> str:
        areas, text = diagram[kind], ""
        for pairs in lists(diagram):
            values = [EMPTY if areas.get(a) == areas.get(b) else LINE for a, b in pairs]
            text += write_values(token, [*values, LINE] if is_ended else values)
        return text

    return Coding(read, write)


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
    match = re.compile("([0-9]{1,9})(/|$)").match(body.text, body.at)  # the last slash was cut off
    if match is None:
        body.fail("expected a number and a slash")
    body.take(len(match[0]))
    return diagram.put(count={(): int(match[1])})


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


_WAYS = ("down", "across")


def sum_digit(way: str) -> Token:
    """Return the token of a sum: - or 0 for none, 1 to 9, a to j from 10, A to Z from 20."""
    alphabet = f"-{DIGITS[1:20]}ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return choice(digit(alphabet, way), sign("0", {way: 0}))


def frame_places(inner: Diagram) -> Sequence[Beside]:
    """Return the places above and on the left, (side, line, 1), at which a run begins."""
    black = {*inner["block"], *inner["down"]}
    ends = {("top", c): (1, c) for c in range(1, inner.cols + 1)}
    ends |= {("left", r): (r, 1) for r in range(1, inner.rows + 1)}
    return [(side, line, 1) for (side, line), cell in ends.items() if cell not in black]


_SUM_CELL = choice(gap("k"), sign(".", BLOCK), composite(sum_digit("down"), sum_digit("across")))
_SUMS = sequence(grid(_SUM_CELL), grid(sum_digit("outside"), frame_places, "sums of a run"))


def frame_sums(inner: Diagram) -> Diagram:
    """Return a board with one more row and column: black cells with the sums beside the other one.

    The kinds `down` and `across` of the other board are the sums in its black cells; 0 is no sum.
    """
    board = Diagram(inner.rows + 1, inner.cols + 1)
    black = {(r + 1, c + 1) for r, c in (*inner["block"], *inner["down"])}
    sums = {(r + 1, c + 1, way): n for way in _WAYS for (r, c), n in inner[way].items()}
    for (side, line, _), number in inner["outside"].items():
        sums[(1, line + 1, "down") if side == "top" else (line + 1, 1, "across")] = number
    return board.put(
        block={place: True for place in board.places if 1 in place or place in black},
        sum={place: number for place, number in sorted(sums.items()) if number},
    )


def unframe_sums(diagram: Diagram) -> Diagram:
    """Return the board inside a frame, with the frame's sums beside it: see `frame_sums`."""
    sums = diagram["sum"]
    rows, cols = diagram.rows - 1, diagram.cols - 1
    outside = {("top", c, 1): sums.get((1, c + 1, "down"), 0) for c in range(1, cols + 1)}
    outside |= {("left", r, 1): sums.get((r + 1, 1, "across"), 0) for r in range(1, rows + 1)}
    inside = [(r, c) for r, c in diagram["block"] if 1 not in (r, c)]
    bearing = [place for place in inside if any(sums.get((*place, way)) for way in _WAYS)]
    pairs = {way: {(r - 1, c - 1): sums.get((r, c, way), 0) for r, c in bearing} for way in _WAYS}
    block = {(r - 1, c - 1): True for r, c in inside if (r, c) not in bearing}
    return Diagram(rows, cols).put(block=block, outside=outside, **pairs)


# ---- The table -----------------------------------------------------------------------------------

_NUMBER = choice(gap("g"), hexadecimal("number"), sign(".", UNKNOWN_NUMBER))
_NUMBER_BESIDE = choice(
    gap("g"), hexadecimal("outside", 255), sign(".", {LOST: "an unknown number beside the board"})
)
_NOUN_BESIDE = "numbers beside the board"
_AREA_NUMBERS = grid(_NUMBER, head_cells, "areas")
_RUNS = grid(_NUMBER_BESIDE, run_places, _NOUN_BESIDE)
CROSS: Value = {LOST: "an unknown number where cells meet"}
"""The value of a corner with an unknown number, a loss."""
STARS: Sequence[Value] = (
    {"centre": True},
    {"centre": True, LOST: "that a centre is black"},
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
    "number36": grid(number36()),
    "circle": grid(packed_digit((EMPTY, *_CIRCLES), 3, "a circle")),
    "object1": grid(choice(gap("i"), value_and_gap([{"object": True}], 17, is_open=False))),
    "star": grid(choice(gap("g"), value_and_gap(STARS, 7)), half_steps, "places of centres"),
    "arrow16": grid(choice(gap("a"), arrow())),
    "castle": grid(
        choice(
            gap("a"),
            composite(signs(dict(zip("012", COLOURS, strict=True))), arrow(EMPTY)),
        )
    ),
    "boxes": Coding(read_boxes, lambda _: ""),
    "several": grid(choice(gap("g"), signs(number_lists()), sign(".", UNKNOWN_AMONG))),
    "border": areas_by_lines("area", packed_digit((EMPTY, LINE), 5)),
    "room16": Coding(_AREA_NUMBERS.read, write_area_numbers),
    "count": Coding(read_count, write_count),
    "sides16": grid(_NUMBER_BESIDE, end_places, _NOUN_BESIDE),
    "ends16": grid(_NUMBER_BESIDE, first_places, _NOUN_BESIDE),
    "runs16": Coding(read_runs, write_runs),
    "sum": Coding(
        lambda body, diagram: frame_sums(_SUMS.read(body, diagram)),
        lambda diagram: _SUMS.write(unframe_sums(diagram)),
    ),
}
"""The codings by the words of `exchange(pzpr, Name, Words)`."""
HARMLESS = {"number16": "d", "arrow16": "b"}
"""{coding: flags of links that change no rule}: `d` marks older data, `b` cells drawn grey."""


# ---- Links --------------------------------------------------------------------------------------

PREFIX = "https://puzz.link/p?"
DEFAULT = "number16"
"""The coding of a puzzle whose `about` names none."""
# The host; the name, perhaps with _edit or _play; letters that are flags, or v: for other rules.
_HEAD = r"(?:[^?#\s]*\?)?(?P<pid>[a-z][a-z0-9-]*)(?:_\w+)?(?:/(?P<flag>[a-z]*|v:[^/\s]*))?"
_URL = re.compile(_HEAD + r"/(?P<cols>[^/\s]*)/(?P<rows>[^/\s]*)/(?P<body>\S*)", re.IGNORECASE)
_LOOKS = re.compile(r"\s*(?!pzprv[0-9])" + _HEAD + r"/[0-9]+/[0-9]+(/\S*)?\s*", re.IGNORECASE)


def matches(text: str) -> bool:
    """Return True if a text looks like a pzpr URL: NAME/COLS/ROWS, perhaps with text around."""
    return bool(_LOOKS.fullmatch(text))


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a URL as a board of the first game that has its name.

    If no game has the name, the result has no board. A mistake, or a flag that may change the
    rules, raises ProgramError.
    """
    text = source.text.strip()
    start = source.text.find(text)
    match = _URL.fullmatch(text)
    if match is None:
        source.fail("expected PID/COLS/ROWS/BODY", start)
    begin = start + match.start("cols")
    cols = source.parse_number(match["cols"], begin)
    rows = source.parse_number(match["rows"], start + match.start("rows"))
    source.check_size(rows, cols, begin)
    pid = match["pid"].lower()
    lost: tuple[str, ...] = ()
    if ":" in (match["flag"] or ""):
        lost = (f"the variant {match['flag']!r} of the rules",)
    game = next((game for game in games if game.name == pid), None)
    if game is None:
        lost += (UNKNOWN.format(name=pid),)
        return ReadResult(None, pid, lost)
    names = _coding_names(game)
    body = Body(source, match["body"].rstrip("/"), start + match.start("body"))
    harmless = "".join(HARMLESS.get(name, "") for name in names)
    letters = "" if lost else (match["flag"] or "").lower()
    flags = read_flags(source, game, zip(letters, count(start + match.start("flag"))), harmless)
    diagram = Diagram(rows, cols, flags=flags)
    diagram = sequence(*(CODINGS[name] for name in names)).read(body, diagram)
    body.check_end(f"{rows * cols} cells of the board")
    return ReadResult(diagram, pid, (*lost, *describe_losses(body.losses)))


def read_flags(
    source: Source, game: Game, letters: Iterable[tuple[str, int]], harmless: str = ""
) -> dict[str, bool]:
    """Return {flag: True} for the flags that a text has; `letters` are (flag, index in the source).

    Flags in `harmless` are skipped. Any other flag that the game lacks raises ProgramError.
    """
    flags: dict[str, bool] = {}
    for flag, at in letters:
        if flag in game.flags:
            flags[flag] = True
        elif flag not in harmless:
            words = "may change the rules: nothing here says how"
            source.fail(f"the flag {flag!r} of {game.name!r} {words}", at)
    return flags


def _coding_names(game: Game) -> list[str]:
    """Return the names of the codings in a game's style, in order; the default one without any."""
    return game.style.split() or [DEFAULT]


def write(diagram: Diagram, game: Game) -> str:
    """Return the URL of a diagram, and a newline; ProgramError if the codings cannot express it."""
    body = sequence(*(CODINGS[name] for name in _coding_names(game))).write(diagram)
    rows, cols = diagram.rows, diagram.cols
    if "sum" in _coding_names(game):  # the frame of black cells is not counted
        rows, cols = rows - 1, cols - 1
    flags = "".join(flag for flag, is_on in diagram.flags.items() if is_on)
    return f"{PREFIX}{game.name}{f'/{flags}' if flags else ''}/{cols}/{rows}/{body}\n"


FORMAT = Format(
    "pzpr",
    "puzz.link",
    "a link of puzz.link or pzpr",
    matches,
    read,
    write,
    styles=tuple(CODINGS),
    has_sections=True,
    is_inline=True,
    needs_game=True,
)
