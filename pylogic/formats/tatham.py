"""Simon Tatham's Portable Puzzle Collection: game IDs PARAMETERS:DESCRIPTION, and saved games.

A saved game has lines `NAME    :LENGTH:VALUE`; the reader takes those of the board: GAME, CPARAMS
(or PARAMS) and DESC. It skips the player's moves, and the program's own data.

An encoding names its game's way of writing; see `tatham_codecs`. The name of the game may stand
before the ID, as in `Light Up:7x7:...`. The collection's sources, one file a game, define the
descriptions; see there `new_game_desc`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pylogic.formats.codings import Body, describe_losses
from pylogic.formats.diagram import (
    UNKNOWN,
    Diagram,
    Format,
    Game,
    ReadResult,
    Source,
    refuse_to_write,
)
from pylogic.formats.tatham_codecs import BOXES, CODECS, SQUARE, Codec

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
    if codec.shape == SQUARE or diagram["area"]:
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
