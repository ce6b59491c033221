"""Simon Tatham's Portable Puzzle Collection: game IDs PARAMETERS:DESCRIPTION, and saved games.

The name of the game may stand before the ID, as in `Light Up:7x7:...`. A saved game has records
NAME:LENGTH:VALUE; the reader takes those of the board, and skips the player's moves.

The collection's sources, one file a game, define the descriptions; see there `new_game_desc`. An
encoding names its game's way of writing, a word of `CODECS`, which the guide's page on formats
lists. Areas are written as runs of borders between cells.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from pylogic.formats import codings, diagram, pzpr
from pylogic.formats.codings import EMPTY, Body, Coding, Places, Token, Value, grid, sequence, signs
from pylogic.formats.diagram import Diagram, Format, Game, ReadResult, Text, first_cells
from pylogic.rules.symbols import Edge


def repetition(token: Token) -> Token:
    """Return the token that reads a token, so many times as a number behind its text says."""

    def read(body: Body, room: int) -> list[Value] | None:
        values = token.read(body, room)
        digits = re.compile("[0-9]{0,9}").match(body.text, body.at)
        if values is None or digits is None:
            return None
        times = int(body.take(len(digits[0])) or 1)
        if len(values) * times > room:
            body.fail(f"{digits[0]!r} reaches beyond the {body.extent}", -len(digits[0]))
        return values * times

    return token._replace(read=read)


def respelling(coding: Coding, pattern: str, spelling: Callable[[re.Match[str]], str]) -> Coding:
    """Return a coding that writes this spelling instead of what matches the pattern."""
    return coding._replace(write=lambda board: re.sub(pattern, spelling, coding.write(board)))


def borders(kind: str, token: Token) -> Coding:
    """Return the coding of areas, or cages, by the borders between cells, with one that ends them.
    Borders between cells side by side come row by row, then others column by column."""

    def list_borders(board: Diagram) -> list[Edge]:
        down = sorted(pzpr.LOWER_SIDES.list(board), key=lambda edge: edge[1])
        return [*pzpr.RIGHT_SIDES.list(board), *down]

    return pzpr.areas(grid(token, Places("borders", list_borders), end=pzpr.WALL), kind)


def slash_list(token: Token, places: Places) -> Coding:
    """Return the coding of a token's values at places, with a slash between them."""
    first = Places(places.noun, lambda board: places.list(board)[:1])
    others = Places(f"more {places.noun}", lambda board: places.list(board)[1:])
    return sequence(grid(token, first), grid(codings.composite("/", token), others))


def numbers(kind: str, least: int = 0) -> Coding:
    """Return the coding of numbers from `least` on in cells, apart by gaps a to z or by _."""
    number = codings.thing(
        kind,
        "_?[0-9]{1,9}(?![0-9])",
        lambda text: int(text.removeprefix("_")),
        lambda number: f"_{diagram.check_bounds(number, diagram.HIGHEST, least)}",
    )
    return respelling(grid(codings.gap("a", number)), "(?<![0-9])_", lambda _: "")


def digits_to(most: int, least: int = 0, kind: str = "number") -> dict[str, Value]:
    """Return {digit: {kind: number}} for the numbers from `least` to `most`."""
    return {str(number): {kind: number} for number in range(least, most + 1)}


def take_sums(board: Diagram) -> Diagram:
    """Return the board with the numbers of its cages' targets as sums (the kind `total`)."""
    if {*first_cells(board["cage"]).values()} != board["target"].keys():
        diagram.refuse_to_write("a cage whose one number is not in its first cell")
    return board.put(total={place: number for place, (_, number) in board["target"].items()})


def add_sums(_body: Body, board: Diagram) -> Diagram:
    """Return the board with its sums (the kind `total`) as targets."""
    sums = board["total"].items()
    return board.put(target={place: ("add", number) for place, number in sums}, total={})


WORDS = {"a": "add", "s": "sub", "m": "mul", "d": "div"}
"""The operation of a target by its letter, which stands for any operation in a cage of one cell."""
_TARGET = codings.thing(
    "target",
    "[asmd][0-9]{1,9}",
    lambda text: (WORDS[text[0]], int(text[1:])),
    lambda target: f"{target[0].replace('any', 'add')[0]}{target[1]}",
)


def free_single_cells(_body: Body, board: Diagram) -> Diagram:
    """Return the board with the operation "any" in targets of cages of one cell."""
    sizes = Counter(board["cage"].values())
    single = {place for place, cage in board["cage"].items() if sizes[cage] == 1}
    targets = {p: ("any" if p in single else how, n) for p, (how, n) in board["target"].items()}
    return board.put(target=targets)


SQUARE, BOXES = "square", "boxes"


class Codec(NamedTuple):
    """A way of writing game IDs: the coding of the description, and the parameters before it."""

    coding: Coding
    ignored: str = r"d[a-z]"
    """A pattern of parameters that guide the generator, as a difficulty, and change no rules."""
    flags: str = ""
    """Letters of parameters that change rules, or `j` and `k`: the board has regions, cages."""
    more: str = ""
    """A parameter that the writer adds."""
    shape: str = ""
    """SQUARE for boards with as many rows as columns; BOXES if the size is that of a box."""


def with_gaps(meanings: Mapping[str, Value], places: Places = codings.CELLS) -> Coding:
    """Return the coding of signs, {text: value}, with letters for gaps between them."""
    return grid(signs(meanings, codings.gap("a")), places)


_SYMMETRY = r"d[a-z]|r[0-9]?|m(?:d?[0-9])?|a"
_COMMA = grid(signs({",": EMPTY}), Places("commas", lambda _: [()]))
_BORDER = codings.gap_and_value("_", pzpr.WALL)
_CAGES = respelling(
    borders("cage", repetition(_BORDER)), r"(.)\1\1+", lambda run: f"{run[1]}{len(run[0])}"
)
_EXCEEDED = {  # the sign between a number and a smaller neighbour: steps to its cell, its side
    "U": (-1, 0, "bottom", "less"),
    "R": (0, 0, "right", "greater"),
    "D": (0, 0, "bottom", "greater"),
    "L": (0, -1, "right", "less"),
}
_LETTERS = [
    codings.choice(signs({letter: {("between", tuple(edge)): sign}}), codings.mark("", ""))
    for letter, (*edge, sign) in _EXCEEDED.items()
]
_NUMBER = signs({"0": EMPTY}, codings.decimal("number"))
_DIGITS = enumerate(diagram.DIGITS + diagram.DIGITS[10:].upper())
_OBJECTS = sequence(
    grid(codings.gap_and_value("_", pzpr.OBJECT), end=pzpr.OBJECT),
    grid(codings.composite(",", codings.decimal("outside")), pzpr.FIRST_ENDS),
)
_RUN = codings.thing(
    "runs",
    r"([0-9]{1,9}(\.[0-9]{1,9})*)?",
    lambda text: [int(number) for number in text.split(".") if number],
    lambda numbers: ".".join(str(number) for number in numbers if number),
)
_RUNS = codings.through(
    lambda board: board.put(runs=diagram.runs_by_line(board)),
    slash_list(_RUN, Places("lines", lambda board: board.lines(diagram.FIRST))),
    lambda _, board: board.put(outside=diagram.place_runs(board["runs"]), runs={}),
)
_SIDES = sequence(
    slash_list(codings.choice(codings.decimal("outside"), signs({"": EMPTY})), pzpr.ALL_ENDS),
    codings.optional(sequence(_COMMA, numbers("number", 1)), ["number"]),
)
_SUMS = codings.through(take_sums, numbers("total"), add_sums)
_BOXES = sequence(
    numbers("number", 1),
    codings.optional(sequence(_COMMA, borders("area", _BORDER)), ["area"], "j"),
    codings.optional(sequence(_COMMA, borders("cage", _BORDER), _COMMA, _SUMS), ["cage"], "k"),
)
_TARGETS = grid(_TARGET, Places("cages", lambda board: sorted(first_cells(board["cage"]).values())))
CODECS: Mapping[str, Codec] = {
    "numbers": Codec(numbers("number")),
    "letters": Codec(
        grid(codings.gap_and_value("a", {"number": 0}, {"number": 1}), end={"number": 0}), flags="u"
    ),
    "edges": Codec(with_gaps(digits_to(9)), "t0(?![0-9])|d[a-z]", more="t0"),
    "digits": Codec(with_gaps(digits_to(9))),
    "blocks": Codec(
        pzpr.numbered_blocks(with_gaps({**digits_to(4), "B": pzpr.BLOCK})), "[bs][0-9]+|d[0-9]|r"
    ),
    "circles": Codec(with_gaps(dict(zip("WB", pzpr.CIRCLES, strict=True))), "d[a-z]|n"),
    "bridges": Codec(with_gaps(digits_to(8, 1)), "m2(?![0-9])|[ie][0-9]+|d[0-9]", more="m2"),
    "corners": Codec(with_gaps(digits_to(4, kind="vertex"), pzpr.CORNERS)),
    "centres": Codec(grid(codings.gap_and_value("a", *pzpr.STARS), pzpr.CENTRES, may_end=True)),
    "orders": Codec(
        grid(codings.composite(_NUMBER, *_LETTERS, codings.mark(",", ",|$"))), shape=SQUARE
    ),
    "matrix": Codec(grid(signs({digit: {"number": number} for number, digit in _DIGITS}))),
    "objects": Codec(_OBJECTS),
    "runs": Codec(_RUNS),
    "sides": Codec(_SIDES, shape=SQUARE),
    "boxes": Codec(_BOXES, _SYMMETRY, "jx", shape=BOXES),
    "cages": Codec(_BOXES, _SYMMETRY, "jxk", shape=BOXES),
    "operations": Codec(
        sequence(_CAGES, _COMMA, _TARGETS, Coding(free_single_cells)),
        "d[a-z]|m",
        shape=SQUARE,
    ),
}
"""The codecs by the word of `exchange(tatham, Name, Codec)`."""
DEFAULT = "numbers"
_SIZE = r"(?P<width>[0-9]{1,30})(?:x(?P<height>[0-9]{1,30}))?(?P<letters>[a-z0-9]*)"
_ID = re.compile(rf"\s*(?:(?P<name>[A-Za-z]+(?: [A-Za-z]+)*):\s*)?(?P<params>{_SIZE}):")
_SEED = re.compile(
    r"\s*(?:[A-Za-z][A-Za-z ]*:\s*)?[0-9]{1,30}"
    r"(?:x[0-9]{1,30}[a-z0-9]*#\w+|[a-z][a-z0-9]*#\w+|#[0-9]{6,})\s*"
)
"""A row of a drawn board may have a # behind a number, too."""
SAVED = re.compile(r"\s*SAVEFILE\s*:[0-9]+:Simon Tatham's Portable Puzzle Collection")
"""The beginning of a saved game."""
_RECORD = re.compile(r"\s*(\w+) *:([0-9]+):")


def matches(text: str) -> bool:
    """Return True if a text looks like a game ID, a random seed or a saved game."""
    game = _ID.match(text)
    # A row of a drawn board may have several numbers in a cell, 1:3, and more cells behind it.
    is_game = game is not None and not re.search(r"\s", text[game.end() :].rstrip())
    return is_game or bool(_SEED.fullmatch(text) or SAVED.match(text))


def read(source: Text, games: Sequence[Game]) -> ReadResult:
    """Read a game ID or a saved game as a board of the game that it names, or of the first one.
    A game's name is its title in small letters without blanks. A size that no board of the game
    has, a parameter that is neither a flag of the codec nor one for the generator, and a random
    seed raise ProgramError, too."""
    title, params, description = split_text(source)
    name = title.replace(" ", "").lower()
    matching = [game for game in games if game.name and name in ("", game.name)]
    if not matching:
        why = "the board, since nothing says which game it is"
        why = diagram.UNKNOWN.format(name=name) if name else why
        return ReadResult(None, name or None, (why,))
    codec = CODECS[matching[0].style or DEFAULT]
    words = "expected the parameters of a game: WIDTHxHEIGHT"
    match = re.compile(_SIZE).fullmatch(params.text) or params.fail(words)
    second = "height" if match["height"] else "width"  # one number stands for both
    width = source.parse_number(match["width"], params.begin)
    height = source.parse_number(match[second], params.begin + match.start(second))
    if codec.shape == BOXES and not match["height"]:
        height = 1  # the size is that of a box
    letters = re.sub(codec.ignored, lambda ignored: " " * len(ignored[0]), match["letters"])
    for at, letter in enumerate(letters, match.start("letters")):
        if letter not in f" {codec.flags}":
            params.fail(f"the parameter {letter!r} is not one that can be read", at)
    flags = {flag: flag in letters for flag in codec.flags}
    rows, cols, boxes = height, width, dict[str, Any]()
    if codec.shape == BOXES:
        rows = cols = width * height
        boxes = {} if flags["j"] else {"boxes": {(): (width, height)}}
    source.check_size(rows, cols, params.begin)
    if codec.shape == SQUARE and rows != cols:
        params.fail(f"the board of this game is a square, not {cols} x {rows}")
    board = codec.coding.read(description, Diagram(rows, cols, boxes, flags=flags))
    description.check_end(f"{rows * cols} cells of the board")
    variants = {flag: is_on for flag, is_on in flags.items() if flag not in "jk"}
    lost = codings.describe_losses(description.losses)
    return ReadResult(replace(board, flags=variants), name or None, tuple(lost))


def split_text(source: Text) -> tuple[str, Body, Body]:
    """Return the name of a game, "" without one, its parameters, and its description.
    The records of a saved game are NAME:LENGTH:VALUE; the first one of a name counts. ProgramError:
    the text is a random seed, no game ID, or a saved game without its end, GAME, PARAMS or DESC."""
    text, at = source.text, 0
    if _SEED.fullmatch(text):
        words = "this is a random seed: only the program itself makes the same board of it"
        source.fail(f"{words}; its menu shows the game ID with `:`", text.index("#"))
    if not SAVED.match(text):
        words = "expected a game ID: WIDTHxHEIGHT:DESCRIPTION"
        match = _ID.match(text) or source.fail(words, len(text) - len(text.lstrip()))
        params = Body(source, match["params"], match.start("params"))
        description = Body(source, text[match.end() :].rstrip(), match.end(), name="description")
        return match["name"] or "", params, description
    records: dict[str, Body] = {}
    while text[at:].strip():
        words = "expected NAME:LENGTH:VALUE of a saved game"
        match = _RECORD.match(text, at) or source.fail(words, at)
        at = match.end() + source.parse_number(match[2], match.start(2))
        if at > len(text):
            source.fail("the saved game has been cut off", match.start(1))
        value = Body(source, text[match.end() : at], match.end(), name="description")
        records.setdefault(match[1], value)
    for word in ("GAME", "PARAMS", "DESC"):
        if word not in records:
            source.fail(f"the saved game has no {word}")
    return records["GAME"].text, records.get("CPARAMS", records["PARAMS"]), records["DESC"]


def write(board: Diagram, game: Game) -> str:
    """Return the game ID of a board, and a newline; ProgramError if it cannot be expressed.
    A board of BOXES without boxes and areas has rows for boxes."""
    codec = CODECS[game.style or DEFAULT]
    size = f"{board.cols}x{board.rows}"
    if codec.shape and board.rows != board.cols:
        diagram.refuse_to_write("a board that is no square")
    if codec.shape == SQUARE or (codec.shape and board["area"]):
        size = f"{board.rows}"
    elif codec.shape == BOXES:
        size = "{}x{}".format(*(board["boxes"].get(()) or (1, board.cols)))
    has = {**board.flags, "j": bool(board["area"]), "k": bool(board["cage"])}
    letters = "".join(flag for flag in codec.flags if has.get(flag))
    return f"{size}{codec.more}{letters}:{codec.coding.write(board)}\n"


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
