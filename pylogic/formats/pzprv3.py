"""pzprv3 files, which are only read: PID, rows, columns, then the tables that `about` names."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pylogic.formats import codings, pzpr
from pylogic.formats.codings import EMPTY, Body, Coding, Token, Value, decimal, note, signs
from pylogic.formats.diagram import ANSWERS, UNKNOWN, Diagram, Format, Game, ReadResult, Text

SQUARE = "square"
"""The word of `about` for boards whose size stands on one line, and whose boxes follow from it."""
_BEGINNING = re.compile(r"\s*pzprv[0-9]")  # perhaps of another version
_LINE = re.compile(r"[^\s/](?:[^\n/]*[^\s/])?")
"""A line that is not blank; a slash ends a line, too."""
_NOTES = re.compile(r"[\s/0.]*([^\s/0.][^\n/]*)")
"""The first line behind the tables that is not made of 0 and points, from its first mark on."""
_BEHIND = re.compile(r"info:\{|history:\{|__HISTORY__|http:")
"""The text behind the board: the moves of the player, the author, or the URL."""
_FLAG = re.compile(r"[\s/]*([a-z][a-z_]*)[^\S\n]*(?=[\n/]|$)")
"""A line with the name of a variant of the rules."""
_MORE = "expected more lines: pzprv3, PID, rows, columns, and the board"
_REST = re.compile(r"[^\S\n]*(?=[^\s/])")  # the blanks before more text on a line
_MISSING = re.compile(r"[\s/]*(TrialData|$)")  # the text behind the tables that a file has


def read(source: Text, games: Sequence[Game]) -> ReadResult:
    """Read a file as a board of the game that it names, with the answer and a player's marks."""
    file = Body(source, _BEHIND.split(source.text, maxsplit=1)[0], 0)
    version = take_line(file)
    if not re.fullmatch(r"pzprv3(\.[0-9])?", version.text):
        version.fail(f"expected a file of version pzprv3 instead of {version.text!r}")
    pid = take_line(file).text.lower()
    game = next((game for game in games if game.name == pid), None)
    words = ((game.style if game else "") or "number shading").split()
    first = take_line(file)
    rows = cols = source.parse_number(first.text, first.begin)
    if SQUARE not in words:
        second = take_line(file)
        cols = source.parse_number(second.text, second.begin)
    source.check_size(rows, cols, first.begin)
    if game is None:
        return ReadResult(None, pid, (UNKNOWN.format(name=pid),))
    flags: dict[str, bool] = {}
    while match := _FLAG.match(file.text, file.at):
        flags |= pzpr.read_flags(source, game, [(match[1], match.start(1))])
        file.at = match.end()
    board = pzpr.empty_board(rows, cols, words, flags)
    for word in words:
        if word != "colour" or version.text != "pzprv3":  # older files have no such table
            board = TABLES[word].read(file, board)
    solution = {**board["number"], **board["solution"]} if board["solution"] else {}
    board = replace(board.put(solution=solution), is_solved=board.has_answer)
    losses = codings.describe_losses(file.losses)
    if rest := _NOTES.match(file.text, file.at):
        notes = f"notes of a player behind the board: {rest[1].strip()[:30]!r}"
        losses.append("a trial of the player" if "TrialData" in rest[1] else notes)
    return ReadResult(board, pid, tuple(losses))


def take_line(file: Body) -> Body:
    """Take the next line and return it; ProgramError at the end of the file."""
    line = _LINE.search(file.text, file.at) or file.source.fail(_MORE, len(file.source.text))
    file.at = line.end()
    return Body(file.source, line[0], line.start())


Layout = Callable[[Diagram], Sequence[Any]]
"""Returns spots in the order of a file: cells, places beside the board, sides, corners, or None."""


def around(board: Diagram, top: int = 1, left: int = 1, behind: int = 0) -> list[Any]:
    """Return the cells and the places beside them, `behind` below and on the right, row by row.
    The first place of a line is next to the board; a corner beside the board is None."""
    spots: list[Any] = []
    for r in range(1 - top, board.rows + behind + 1):
        for c in range(1 - left, board.cols + behind + 1):
            if 1 <= r <= board.rows:
                beside = ("left", r, 1 - c) if c < 1 else ("right", r, c - board.cols)
                spots.append((r, c) if 1 <= c <= board.cols else beside)
            else:
                beside = ("top", c, 1 - r) if r < 1 else ("bottom", c, r - board.rows)
                spots.append(beside if 1 <= c <= board.cols else None)
    return spots


def list_frame(board: Diagram) -> list[Any]:
    """Return the spots of a board of which the first row and column bear sums."""
    rows, columns = range(2, board.rows + 1), range(2, board.cols + 1)
    first = [None, *((1, c, "down") for c in columns)]
    return first + [(r, c) if c > 1 else (r, 1, "across") for r in rows for c in (1, *columns)]


def list_sides(board: Diagram) -> list[Any]:
    """Return all sides of cells: vertical ones row by row, then horizontal ones."""
    rows, cols = range(board.rows + 1), range(board.cols + 1)
    upright = [(r, c, "right") if c else (r, 1, "left") for r in rows[1:] for c in cols]
    return upright + [(r, c, "bottom") if r else (1, c, "top") for r in rows for c in cols[1:]]


def list_inner_sides(board: Diagram) -> list[Any]:
    """Return the sides between cells, likewise."""
    return [*pzpr.RIGHT_SIDES.list(board), *pzpr.LOWER_SIDES.list(board)]


def table(
    token: Token,
    layout: Layout = codings.CELLS.list,
    beside: Token | None = None,
    behind: str = r"(?![^\s/])",
) -> Coding:
    """Return the coding, only read, of the spots of a layout, apart by blanks or ends of lines.
    `beside` is the token of spots beside the board, and `behind` a pattern of the text behind each
    spot. A table that shows nothing but a solution may be missing. A mistake raises ProgramError.
    """
    cell, other, corner = (
        codings.composite(spot, codings.mark("", behind))
        for spot in (token, beside or token, signs({".": EMPTY, "0": EMPTY}))
    )

    def read(file: Body, board: Diagram) -> Diagram:
        if token.keys <= {*ANSWERS} and _MISSING.match(file.text, file.at):
            return board
        values: list[tuple[Any, Value]] = []
        for spot in layout(board):
            word = _LINE.search(file.text, file.at)
            file.at = word.start() if word else file.source.fail(_MORE, len(file.source.text))
            own = corner if spot is None else cell if len(spot) == 2 else other
            values.append((spot, file.take_values(own, 1)[0]))
        if rest := _REST.match(file.text, file.at):
            file.source.fail(f"the row goes on after the {len(values)} cells", rest.end())
        return codings.add_values(file, board, values)

    return Coding(read)


def arrows(block: Value) -> Token:
    """Return the token of a way's digit and a number or a -; without both it means `block`."""
    arrow = codings.pattern_token(
        "[1-4],[0-9]{1,9}", lambda text: {"arrow": (pzpr.ARROWS[int(text[0])], int(text[2:]))}
    )
    return pzpr.arrows(block, "0,-", "[1-4],-", "0,[0-9]{1,9}", arrow)


_NONE: Mapping[str, Value] = {".": EMPTY}
_NUMBER, _UNKNOWN = decimal("number"), {"-": pzpr.UNKNOWN}
_OBJECTS: Mapping[str, Value] = {
    ".": EMPTY, "0": EMPTY, "1": pzpr.OBJECT, "A": {"symbol": True}, "-": {"symbol": False},
}  # fmt: skip
_CORNERS = ("bottom_left", "bottom_right", "top_right", "top_left")
_TRIANGLES: Mapping[str, Value] = {str(k): {"triangle": at} for k, at in enumerate(_CORNERS, 2)}
_LIST = codings.pattern_token(
    "([0-9]{1,9}|-)(,([0-9]{1,9}|-))*",
    lambda text: pzpr.UNKNOWN_AMONG if "-" in text else pzpr.list_value(map(int, text.split(","))),
)
_NO_SUM: Mapping[str, Value] = {".": EMPTY, "-1": EMPTY, "0": EMPTY}
_ACROSS, _DOWN = (signs(_NO_SUM, decimal(("sum", way))) for way in ("across", "down"))
_SHADES: Mapping[str, Value] = {".": EMPTY, "#": {"shaded": True}, "+": {"shaded": False}}
_SIGNS: Mapping[str, Value] = {".": EMPTY, "#": {"symbol": True}, "+": {"symbol": False}}
_EDGES = signs({"0": EMPTY, "1": {"edge": True}, "2": {"edge": True}, "-1": {"edge": False}})
_DONE = "numbers that a player marked as done"
_COLOURS = [*pzpr.COLOURS, EMPTY, *({**colour, codings.LOST: _DONE} for colour in pzpr.COLOURS)]
_CASTLE = codings.composite(
    arrows(EMPTY), signs({f",{k}": value for k, value in enumerate(_COLOURS)})
)
_MARK = note("[-+=%]", "marks that a player made")
_CROSSED = note("-1", "lines between cells that a player crossed out")
_COLOUR = note("[0-9]+", "cells that a player coloured")
_NOTHING = signs({"": EMPTY})
_BESIDE = codings.composite(
    codings.choice(note("c", _DONE), _NOTHING), signs({".": EMPTY, "-1": EMPTY}, decimal("outside"))
)
_ENTERED = codings.composite(
    signs(_NONE, decimal("solution"), _MARK),
    codings.choice(note(r"\[.*", "small numbers that a player noted"), _NOTHING),
)
_SUMS = codings.composite(signs({"": pzpr.BLOCK}), _ACROSS, ",", _DOWN)
_WHITE, _BLACK = pzpr.CIRCLES
_HIDDEN = note("-", "circles of unknown colour")
TABLES: Mapping[str, Coding] = {
    "number": table(signs({**_NONE, **_UNKNOWN}, _NUMBER)),
    "block": table(signs({**_NONE, "5": pzpr.BLOCK}, _NUMBER)),
    "shading": table(signs(_SHADES)),
    "number+shading": table(signs({**_UNKNOWN, **_SHADES}, _NUMBER)),
    "several+shading": table(signs(_SHADES, _LIST)),
    "symbol": table(signs(_SIGNS)),
    "block+symbol": table(signs({"-": pzpr.BLOCK, **_SIGNS}, _NUMBER)),
    "ends+object+symbol": table(signs(_OBJECTS), around, _BESIDE),
    "solution": table(_ENTERED),
    "sides+solution": table(
        codings.choice(codings.composite("q", _NUMBER), _ENTERED),
        lambda board: around(board, behind=1),
        _BESIDE,
    ),
    "inner": table(_ENTERED, pzpr.INNER.list),
    "circle": table(signs({**_NONE, "1": _WHITE, "2": _BLACK}, _HIDDEN)),
    "arrow": table(signs(_NONE, arrows(pzpr.BLOCK))),
    "castle": table(signs({**_NONE, "0,-1,0": EMPTY}, _CASTLE)),
    "vertex": table(signs({**_NONE, "-": pzpr.CROSS}, decimal("vertex")), pzpr.CORNERS.list),
    "star": table(
        signs({**_NONE, "1": pzpr.STARS[0], "2": pzpr.STARS[1]}), pzpr.CENTRES.list, behind=""
    ),
    "diagonal": table(signs({**_NONE, "1": {"diagonal": "down"}, "2": {"diagonal": "up"}})),
    "triangle": table(signs({**_NONE, **_TRIANGLES}, _MARK)),
    "colour": table(signs({"0": EMPTY, ".": EMPTY}, _COLOUR)),
    "area": codings.sequence(  # the number of areas; lines part their cells in the file
        table(decimal("area"), lambda _: [()]),
        table(decimal("area")),
        Coding(lambda _, board: pzpr.join_areas(pzpr.part_areas(board))),
    ),
    "partition": pzpr.areas(table(signs({"0": EMPTY, "1": pzpr.WALL}), list_inner_sides)),
    "count": table(decimal("count"), lambda _: [()]),
    "edge": table(_EDGES, list_sides),
    "border": table(_EDGES, list_inner_sides),
    "link": table(
        signs({"0": EMPTY, "1": {"link": True}, "-1": {"link": False}}), list_inner_sides
    ),
    "bridge": table(signs({"0": EMPTY}, decimal("links"), _CROSSED), list_inner_sides),
    "sum": table(signs(_NONE, _SUMS), list_frame, signs(_NO_SUM, decimal("sum"))),
    "runs+shading": codings.sequence(
        table(
            signs(_SHADES),
            lambda board: around(board, (board.rows + 1) // 2, (board.cols + 1) // 2),
            _BESIDE,
        ),
        Coding(lambda _, board: pzpr.turn_runs(board, 0)),
    ),
    SQUARE: Coding(pzpr.add_boxes),
}
"""The tables by the words of `exchange(pzprv3, Name, Words)`."""
FORMAT = Format(
    "pzprv3", "pzprv3", "a file of pzpr", _BEGINNING.match, read, instead="a link",
    extension=".pzprv3", styles=tuple(TABLES), has_sections=True,
)  # fmt: skip
