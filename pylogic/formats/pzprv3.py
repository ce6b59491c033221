"""pzprv3 files: PID, rows, columns, then the sections that `about` names, the answer among them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile

from pylogic.formats.diagram import UNKNOWN, Diagram, Format, Found, Game, Source
from pylogic.formats.pzpr_body import read_flags
from pylogic.formats.pzpr_codings import CODECS, boxes_of_size
from pylogic.formats.pzprv3_sections import SECTIONS, Line, Reading, Section, solved

SQUARE = "square"
"""The word of `about` for boards whose size is told once, and whose boxes follow from it."""
DEFAULT = "number shading"
"""The sections of a puzzle of which `about` names none."""
_LINE = re.compile(r"[^\n/]+")
# A variant of the rules, on a line of its own before the board.
_FLAG = re.compile(r"[a-z][a-z_]*")
# What comes behind the board: the moves of the player, the author, or the URL.
_BEHIND = re.compile(r"info:\{|history:\{|__HISTORY__|http:")


def matches(text: str) -> bool:
    """Whether a text may be such a file."""
    return bool(re.match(r"\s*pzprv[0-9]", text))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a file; lines end at a slash, too.

    Raises:
        ProgramError: says what is wrong and where.
    """
    lines = _lines(source)
    if not lines:
        source.fail("expected a file of version pzprv3 instead of nothing")
    version = re.fullmatch(r"pzprv3(?:\.([0-9]))?", lines[0][0])
    if version is None:
        source.fail(f"expected a file of version pzprv3 instead of {lines[0][0]!r}", lines[0][1])
    if len(lines) < 4:
        source.fail(
            "expected the lines pzprv3, PID, rows, columns, and the board", len(source.text)
        )
    pid = lines[1][0].lower()
    game = next((game for game in games if game.name == pid), None)
    is_square = game is not None and SQUARE in _words(game)
    rows = source.number(*lines[2])
    cols = rows if is_square else source.number(*lines[3])
    size = source.size(rows, cols, lines[2][1])
    if game is None:
        return Found(None, pid, (UNKNOWN.format(name=pid),))
    found = Reading(source, lines[3 if is_square else 4 :], int(version[1] or 0), *size)
    told = list(takewhile(lambda line: _FLAG.fullmatch(line[0]), found.lines))
    flags = read_flags(source, game, told)
    del found.lines[: len(told)]
    lost = _read_sections(found, _sections(game))
    if is_square:
        found.fields.said["boxes"] = boxes_of_size(found.empty)
    board = found.fields.added(found.empty, flags=flags)
    return Found(solved(board), pid, (*found.lost, *lost))


def _lines(source: Source) -> list[Line]:
    """The lines that are not empty, but for what is said of the file, not of the board."""
    behind = _BEHIND.search(source.text)
    end = behind.start() if behind else len(source.text)
    found = ((m[0], m.start()) for m in _LINE.finditer(source.text, 0, end))
    return [(text.strip(), at) for text, at in found if text.strip()]


def _read_sections(found: Reading, sections: Sequence[Section]) -> list[str]:
    """Read all sections that are there; what is left is said in words."""
    for section in sections:
        is_there = found.lines and not found.lines[0][0].startswith("TrialData")
        if found.version >= section.version and (is_there or not section.may_miss):
            section.read(found)
    if not found.lines:
        return []
    line = found.lines[0][0]
    return ["a trial of the player" if line.startswith("TrialData") else f"the line {line!r}"]


def _words(game: Game) -> list[str]:
    return (game.style or DEFAULT).split()


def _sections(game: Game) -> list[Section]:
    return [SECTIONS[word] for word in _words(game) if word != SQUARE]


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a file."""
    assert game is not None
    words, sections = _words(game), _sections(game)
    version = max(section.version for section in sections)
    less = int(any(section.is_frame for section in sections))
    size = [str(diagram.rows - less), str(diagram.cols - less)]
    head = [f"pzprv3.{version}" if version else "pzprv3", game.name]
    head += size[:1] if SQUARE in words else size
    if SQUARE in words:
        CODECS["boxes"].write(diagram)  # as a link, a file does not tell them
    lines = [line for section in sections for line in section.write(diagram)]
    return "\n".join([*head, *lines]) + "\n"


FORMAT = Format(
    "pzprv3",
    "pzprv3",
    "a file of pzpr",
    matches,
    read,
    write,
    has_solution=True,
    extension=".pzprv3",
    styles=(SQUARE, *SECTIONS),
    has_sections=True,
    needs_game=True,
)
