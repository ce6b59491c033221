"""puzz.link and pzpr URLs, ?PID/COLS/ROWS/BODY; `about` names the codings of the body."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import count

from pylogic.formats.codings import Body, describe_losses, sequence
from pylogic.formats.diagram import UNKNOWN, Diagram, Format, Game, ReadResult, Source
from pylogic.formats.pzpr_codings import CODINGS, HARMLESS

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
