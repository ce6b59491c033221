"""Simon Tatham's Portable Puzzle Collection: game IDs PARAMETERS:DESCRIPTION, and saved games.

A saved game has lines `NAME    :LENGTH:VALUE`; the reader takes those of the board: GAME, CPARAMS
(or PARAMS) and DESC. It skips the player's moves, and the program's own data.

The name of the game may stand before the ID, as in `Light Up:7x7:...`. The collection's sources,
one file a game, define the descriptions; see there `new_game_desc`. An encoding names its game's
way of writing. From cell to cell, or with numbers beside the board:

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
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple

from pylogic.formats.codings import (
    Body,
    Coding,
    Token,
    Value,
    choice,
    composite,
    decimal,
    describe_losses,
    digit,
    gap,
    gap_and_value,
    grid,
    literal,
    optional,
    pattern_token,
    sequence,
    sign,
    signs,
)
from pylogic.formats.diagram import (
    DIGITS,
    FIRST,
    UNKNOWN,
    Diagram,
    Format,
    Game,
    Pair,
    ReadResult,
    Source,
    first_cells,
    place_runs,
    refuse_to_write,
    runs_by_line,
)
from pylogic.formats.pzpr import (
    BLOCK,
    LINE,
    STARS,
    areas_by_lines,
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

_RUN = pattern_token(
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
_BORDERS = gap_and_value("_", LINE)


def border_pairs_by_lines(board: Diagram) -> list[list[Pair]]:
    """Return the pairs of neighbours in Tatham's order of borders, as one list.

    Pairs of cells side by side come row by row, then pairs above each other column by column.
    """
    across, down = border_pairs(board)
    return [across + sorted(down, key=lambda pair: pair[0][::-1])]


def areas(kind: str, token: Token = _BORDERS) -> Coding:
    """Return the coding of areas or cages by the borders between cells, with one that ends them."""
    return areas_by_lines(kind, token, border_pairs_by_lines, "borders", is_ended=True)


def run_length(token: Token) -> Token:
    """Return the token of a token's text with a number behind it: so many times, if not once.

    The writer repeats the text itself: `write_operations` shortens it.
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
_REPEATED = areas("cage", run_length(_BORDERS))


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


# ---- Game IDs and saved games -------------------------------------------------------------------

_SIZE = r"(?P<first>[0-9]{1,30})(?:x(?P<second>[0-9]{1,30}))?(?P<rest>[a-z0-9]*)"
_ID = re.compile(rf"(?:(?P<name>[A-Za-z]+(?: [A-Za-z]+)*):\s*)?{_SIZE}:")
_SEED = re.compile(
    r"(?:[A-Za-z ]+:\s*)?[0-9]{1,30}(?:x[0-9]{1,30}[a-z0-9]*#\w+|[a-z][a-z0-9]*#\w+|#[0-9]{6,})\s*"
)
"""A row of a drawn board may have a # behind a number, too."""
_SAVED = re.compile(r"\s*SAVEFILE\s*:[0-9]+:Simon Tatham's Portable Puzzle Collection")
_RECORD = re.compile(r"\s*(\w+) *:([0-9]+):")
DEFAULT = "numbers"
_UNNAMED = "the board, since nothing says which game it is"


def matches(text: str) -> bool:
    """Return True if a text looks like a game ID, a random seed or a saved game."""
    stripped = text.strip()
    game = _ID.match(stripped)
    # A row of a drawn board may have several numbers in a cell, 1:3, and more cells behind it.
    is_game = game is not None and not re.search(r"\s", stripped[game.end() :])
    return is_game or bool(_SEED.fullmatch(stripped)) or is_saved(text)


def is_saved(text: str) -> bool:
    """Return True if a text begins as a saved game does."""
    return bool(_SAVED.match(text))


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a game ID or a saved game as a board of the game that it names, or of the first one.

    If no game has the name, the result has no board. A mistake, or a random seed, raises
    ProgramError.
    """
    if is_saved(source.text):
        return _read_saved(source, games)
    begin = len(source.text) - len(source.text.lstrip())
    if _SEED.fullmatch(source.text, begin):
        words = "this is a random seed: only the program itself makes the same board of it"
        source.fail(f"{words}; its menu shows the game ID with `:`", source.text.index("#"))
    match = _ID.match(source.text, begin)
    if match is None:
        source.fail("expected a game ID: WIDTHxHEIGHT:DESCRIPTION", begin)
    title, at, end = match["name"], match.start("first"), match.end()
    params = Body(source, source.text[at : end - 1], at)
    description = Body(source, source.text[end:].rstrip(), end, name="description")
    return _read_game(title, params, description, games)


def _read_game(
    title: str | None, params: Body, description: Body, games: Sequence[Game]
) -> ReadResult:
    """Read a game's parameters and description; `title`, if any, is the name of the game.

    The first game counts whose name is the title in small letters without blanks.
    """
    name = title.replace(" ", "").lower() if title else None
    matching = [game for game in games if game.name and name in (None, game.name)]
    if not matching:
        why = UNKNOWN.format(name=name) if name else _UNNAMED
        return ReadResult(None, name, (why,))
    codec = CODECS[matching[0].style or DEFAULT]
    board = codec.coding.read(description, read_parameters(params, codec))
    description.check_end(f"{board.rows * board.cols} cells of the board")
    flags = {flag: is_on for flag, is_on in board.flags.items() if flag not in "jk"}
    return ReadResult(replace(board, flags=flags), name, tuple(describe_losses(description.losses)))


def read_parameters(params: Body, codec: Codec) -> Diagram:
    """Return an empty board with the size and the flags that a game's parameters say.

    A letter that is no flag of the codec, nor one for the generator, and a size that no board of
    the game has, raise ProgramError.
    """
    match = re.compile(_SIZE).fullmatch(params.text)
    if match is None:
        params.fail("expected the parameters of a game: WIDTHxHEIGHT")
    first = params.parse_number(match["first"])
    second = (
        params.parse_number(match["second"], match.start("second")) if match["second"] else None
    )
    flags = dict.fromkeys(codec.flags, False)
    params.take(match.start("rest"))
    while not params.is_done:
        ignored = re.compile(codec.ignored).match(params.text, params.at)
        if ignored is None and params.next_character not in flags:
            params.fail(f"the parameter {params.next_character!r} is not one that can be read")
        if ignored is None:
            flags[params.next_character] = True
        params.take(len(ignored[0]) if ignored else 1)
    rows, cols = first if second is None else second, first
    if codec.shape == BOXES:
        boxes = {(): (first, 1 if second is None else second)}
        rows = cols = first * boxes[()][1]
    params.source.check_size(rows, cols, params.begin)
    if codec.shape == SQUARE and rows != cols:
        params.source.fail(f"the board of this game is a square, not {cols} x {rows}", params.begin)
    return Diagram(rows, cols, {"boxes": boxes} if codec.shape == BOXES else {}, flags=flags)


def _read_saved(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a saved game, whose records are NAME:LENGTH:VALUE; the first record of a name counts.

    ProgramError: it is cut off, or lacks GAME, PARAMS or DESC.
    """
    records: dict[str, Body] = {}
    at = 0
    while source.text[at:].strip():
        match = _RECORD.match(source.text, at)
        if match is None:
            source.fail("expected NAME:LENGTH:VALUE of a saved game", at)
        at = match.end() + source.parse_number(match[2], match.start(2))
        if at > len(source.text):
            source.fail("the saved game has been cut off", match.start(1))
        value = source.text[match.end() : at]
        records.setdefault(match[1], Body(source, value, match.end(), name="description"))
    for word in ("GAME", "PARAMS", "DESC"):
        if word not in records:
            source.fail(f"the saved game has no {word}")
    params = records.get("CPARAMS", records["PARAMS"])
    return _read_game(records["GAME"].text, params, records["DESC"], games)


def write(diagram: Diagram, game: Game) -> str:
    """Return the game ID of a diagram, and a newline; ProgramError if it cannot be expressed.

    A board of BOXES without boxes and areas has rows for boxes.
    """
    codec = CODECS[game.style or DEFAULT]
    size = f"{diagram.cols}x{diagram.rows}"
    if codec.shape and diagram.rows != diagram.cols:
        refuse_to_write("a board that is no square")
    if codec.shape == SQUARE or (codec.shape and diagram["area"]):
        size = f"{diagram.rows}"
    elif codec.shape == BOXES:
        size = "{}x{}".format(*(diagram.boxes or (1, diagram.cols)))
    has = {**diagram.flags, "j": bool(diagram["area"]), "k": bool(diagram["cage"])}
    letters = "".join(flag for flag in codec.flags if has.get(flag))
    return f"{size}{codec.more}{letters}:{codec.coding.write(diagram)}\n"


FORMAT = Format(
    "tatham",
    "Simon Tatham",
    "a game ID of Simon Tatham's collection",
    matches,
    read,
    write,
    styles=tuple(CODECS),
    is_inline=True,
    needs_game=True,
)
