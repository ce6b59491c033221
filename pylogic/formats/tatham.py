"""Simon Tatham's Portable Puzzle Collection: game IDs PARAMETERS:DESCRIPTION, and saved games.

A saved game has lines `NAME    :LENGTH:VALUE`; those of the board are read: GAME, CPARAMS (or
PARAMS) and DESC. The player's moves, and what only the program needs, are left aside.

An encoding says which way of writing its game uses; see `tatham_codecs`. The name of the game may
stand before the ID, as in `Light Up:7x7:...`.
The collection's sources, one file a game, tell what IDs mean; see there `new_game_desc`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pylogic.formats.codings import Body, losses_in_words
from pylogic.formats.diagram import UNKNOWN, Diagram, Format, Found, Game, Source
from pylogic.formats.tatham_codecs import CODECS, Codec, Header

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
    """Whether a text may be a game ID, or a saved game."""
    told = text.strip()
    game = _ID.match(told)
    # A row of a drawn board may have several numbers in a cell, 1:3, and more cells behind it.
    is_game = game is not None and not re.search(r"\s", told[game.end() :])
    return is_game or bool(_SEED.fullmatch(told)) or is_saved(text)


def is_saved(text: str) -> bool:
    """Whether a text may be a saved game."""
    return bool(_SAVED.match(text))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a game ID, or a saved game; of a game that is not known, only what it is called.

    Raises:
        ProgramError: says what is wrong and where.
    """
    if is_saved(source.text):
        return _saved(source, games)
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
    return _game(title, params, description, games)


def game_name(title: str) -> str:
    """The name of a game in `about`, by the title that its window shows."""
    return title.replace(" ", "").lower()


def _game(title: str | None, params: Body, description: Body, games: Sequence[Game]) -> Found:
    """The board of a game; of one that is not known, only what it is called."""
    name = game_name(title) if title else None
    known = [game for game in games if game.name and name in (None, game.name)]
    if not known:
        why = UNKNOWN.format(name=name) if name else _UNNAMED
        return Found(None, name, (why,))
    codec = CODECS[known[0].style or DEFAULT]
    match = re.compile(_SIZE).fullmatch(params.text)
    if match is None:
        params.fail("expected the parameters of a game: WIDTHxHEIGHT")
    header = Header(
        params.number(match["first"]),
        params.number(match["second"], match.start("second")) if match["second"] else None,
        _flags(Body(params.source, match["rest"], params.begin + match.start("rest")), codec),
        params,
    )
    board = codec.read(header, description)
    return Found(board, name, tuple(losses_in_words(description.losses)))


def _flags(part: Body, codec: Codec) -> frozenset[str]:
    flags = set()
    ignored = re.compile(codec.ignored or "(?!)")
    offset = 0
    while offset < len(part.text):
        letter = part.text[offset]
        guides = ignored.match(part.text, offset)
        if not guides and letter not in codec.flags:
            words = codec.refused.get(letter, f"the parameter {letter!r} is not one that")
            part.fail(words if letter in codec.refused else f"{words} can be read", offset)
        flags |= set() if guides else {letter}
        offset += len(guides[0]) if guides else 1
    return frozenset(flags)


def _saved(source: Source, games: Sequence[Game]) -> Found:
    records: dict[str, Body] = {}
    for word, part in _records(source):
        records.setdefault(word, part)
    for word in ("GAME", "PARAMS", "DESC"):
        if word not in records:
            source.fail(f"the saved game has no {word}")
    params = records.get("CPARAMS", records["PARAMS"])
    return _game(records["GAME"].text, params, records["DESC"], games)


def _records(source: Source) -> Iterator[tuple[str, Body]]:
    at = 0
    while source.text[at:].strip():
        match = _RECORD.match(source.text, at)
        if match is None:
            source.fail("expected NAME:LENGTH:VALUE of a saved game", at)
        at = match.end() + source.number(match[2], match.start(2))
        if at > len(source.text):
            source.fail("the saved game has been cut off", match.start(1))
        text = source.text[match.end() : at]
        yield match[1], Body(source, text, match.end(), name="description")


def write(diagram: Diagram, game: Game) -> str:
    """Write a game ID."""
    return CODECS[game.style or DEFAULT].write(diagram) + "\n"


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
