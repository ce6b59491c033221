"""Simon Tatham's Portable Puzzle Collection: game IDs PARAMETERS:DESCRIPTION, and saved games.

An encoding says which way of writing its game uses; see tatham_cells, tatham_areas and
tatham_beside. The name of the game may stand before the ID, as in `Light Up:7x7:...`.
What IDs mean is told by the collection's sources, one file a game; see there `new_game_desc`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from pylogic.formats import tatham_areas, tatham_beside, tatham_cells, tatham_moves, tatham_saved
from pylogic.formats.diagram import UNKNOWN, Diagram, Found, Game, Source
from pylogic.formats.kinds import what_it_says
from pylogic.formats.tatham_codecs import Codec, Header
from pylogic.formats.tatham_runs import Part

NAME = "tatham"
_SIZE = r"(?P<first>[0-9]{1,30})(?:x(?P<second>[0-9]{1,30}))?(?P<rest>[a-z0-9]*)"
_ID = re.compile(rf"(?:(?P<name>[A-Za-z]+(?: [A-Za-z]+)*):\s*)?{_SIZE}:")
_SEED = re.compile(
    r"(?:[A-Za-z ]+:\s*)?[0-9]{1,30}(?:x[0-9]{1,30}[a-z0-9]*#\w+|[a-z][a-z0-9]*#\w+|#[0-9]{6,})\s*"
)
"""A row of a drawn board may have a # behind a number, too."""
CODECS: Mapping[str, Codec] = {
    **tatham_cells.CODECS,
    **tatham_areas.CODECS,
    **tatham_beside.CODECS,
}
"""The ways of writing by the word of `exchange(tatham, Name, Codec)`."""
STYLES = tuple(CODECS)
DEFAULT = "numbers"


def matches(text: str) -> bool:
    """Whether a text may be a game ID, or a saved game."""
    is_told = _ID.match(text.strip()) or _SEED.fullmatch(text.strip())
    return bool(is_told) or tatham_saved.matches(text)


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a game ID, or a saved game; of a game that is not known, only what it is called.

    Raises:
        ProgramError: says what is wrong and where.
    """
    if tatham_saved.matches(source.text):
        return _saved(source, games)
    begin = len(source.text) - len(source.text.lstrip())
    if _SEED.fullmatch(source.text, begin):
        words = "this is a random seed: only the program itself makes the same board of it"
        source.fail(f"{words}; its menu shows the game ID with `:`", source.text.index("#"))
    match = _ID.match(source.text, begin)
    if match is None:
        source.fail("expected a game ID: WIDTHxHEIGHT:DESCRIPTION", begin)
    name = game_name(match["name"]) if match["name"] else None
    if name and not _is_known(games, name):
        return Found(Diagram(1, 1), name, (UNKNOWN.format(name=name),))
    description = Part(source, source.text[match.end() :].rstrip(), match.end())
    return Found(_board(match, source, description, CODECS[_style(games, name)]), name)


def game_name(title: str) -> str:
    """What a game is called in `about`, by the title that its window shows."""
    return title.replace(" ", "").lower()


def _is_known(games: Sequence[Game], name: str) -> bool:
    return name in [game.name for game in games]


def _style(games: Sequence[Game], name: str | None) -> str:
    styles = (game.style for game in games if name in (None, game.name))
    return next(styles, "") or DEFAULT


def _board(match: re.Match[str], source: Source, description: Part, codec: Codec) -> Diagram:
    at = match.start("first")
    header = Header(
        source.number(match["first"], at),
        source.number(match["second"], match.start("second")) if match["second"] else None,
        _flags(Part(source, match["rest"], match.start("rest")), codec),
        Part(source, match[0], at),
    )
    return codec.read(header, description)


def _flags(part: Part, codec: Codec) -> frozenset[str]:
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
    saved = tatham_saved.read(source)
    name = game_name(saved.game.text)
    if name and not _is_known(games, name):
        return Found(Diagram(1, 1), name, (UNKNOWN.format(name=name),))
    match = re.compile(_SIZE).fullmatch(
        source.text, saved.params.at, saved.params.at + len(saved.params.text)
    )
    if match is None:
        saved.params.fail("expected the parameters of a game: WIDTHxHEIGHT")
    style = _style(games, name)
    board = _board(match, source, saved.description, CODECS[style])
    if not saved.moves:
        return Found(board, name, saved.lost)
    board, lost = tatham_moves.played(board, style, saved.moves)
    return Found(board, name, (*saved.lost, *lost))


def unwritable(diagram: Diagram, game: Game | None) -> str | None:
    """What a game ID cannot say."""
    codec = CODECS[(game.style if game else "") or DEFAULT]
    for kind in what_it_says(diagram):
        if not kind.is_answer and kind.field not in codec.says:
            return kind.says
    for flag, is_on in diagram.flags.items():
        if is_on and flag not in codec.flags:
            return f"the variant {flag}"
    return codec.unwritable(diagram)


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a game ID."""
    assert game is not None
    return CODECS[game.style or DEFAULT].write(diagram) + "\n"
