"""pzprv3 files, which are only read: PID, rows, columns, then the tables that `about` names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NamedTuple

from pylogic.formats import pzpr
from pylogic.formats.codings import (
    EMPTY,
    LOST,
    Body,
    Token,
    Value,
    choice,
    composite,
    decimal,
    describe_losses,
    lost_note,
    pattern_token,
    put_value,
    sign,
    signs,
)  # fmt: skip
from pylogic.formats.diagram import (
    ANSWERS,
    UNKNOWN,
    Diagram,
    Format,
    Game,
    ReadResult,
    Source,
    connect_cells,
    list_neighbours,
    place_on_whole_board,
    place_runs,
    runs_by_line,
)  # fmt: skip
from pylogic.rules.symbols import SIDES, Place

SQUARE = "square"
"""The word of `about` for boards whose size stands on one line, and whose boxes follow from it."""
_LINE = re.compile(r"[^\s/](?:[^\n/]*[^\s/])?")
_BEHIND = re.compile(r"info:\{|history:\{|__HISTORY__|http:")
"""The text behind the board: the moves of the player, the author, or the URL."""
_HEADER = "expected the lines pzprv3, PID, rows, columns, and the board"
Layout = Sequence[Sequence[Any]]
"""Rows of spots: cells, places beside the board, sides or corners; None is an empty spot."""


def matches(text: str) -> bool:
    """Return True if a text begins with pzprv and a digit, perhaps of another version."""
    return bool(re.match(r"\s*pzprv[0-9]", text))


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a file as a board of the game that it names.

    If no game has the name, the result has no board. A mistake raises ProgramError.
    """
    file = Body(source, _BEHIND.split(source.text, maxsplit=1)[0], 0)
    version = take_line(file, _HEADER)
    if not re.fullmatch(r"pzprv3(\.[0-9])?", version.text):
        version.fail(f"expected a file of version pzprv3 instead of {version.text!r}")
    pid = take_line(file, _HEADER).text.lower()
    game = next((game for game in games if game.name == pid), None)
    words = ((game.style if game else "") or "number shading").split()
    first = take_line(file, _HEADER)
    rows = cols = first.parse_number(first.text)
    if SQUARE not in words:
        second = take_line(file, _HEADER)
        cols = second.parse_number(second.text)
    board = Diagram(*source.check_size(rows, cols, first.begin))
    if game is None:
        return ReadResult(None, pid, (UNKNOWN.format(name=pid),))
    flags: dict[str, bool] = {}
    while (line := next_line(file)) and re.fullmatch("[a-z][a-z_]*", line.text):
        flags |= pzpr.read_flags(source, game, [(line.text, line.begin)])
        take_line(file, _HEADER)
    board = replace(board, flags=flags)
    for word in words:
        if word != "colour" or version.text != "pzprv3":  # older files have no such table
            board = TABLES[word].read(file, board)
    solution = {**board["number"], **board["solution"]} if board["solution"] else {}
    board = replace(board.put(solution=solution), is_solved=board.has_answer)
    lost = describe_losses(file.losses)
    if line := next_line(file):
        is_trial = line.text.startswith("TrialData")
        lost.append("a trial of the player" if is_trial else f"the line {line.text!r}")
    return ReadResult(board, pid, tuple(lost))


def next_line(file: Body) -> Body | None:
    """Return the next line that is not blank, and take nothing; a slash ends a line, too."""
    match = _LINE.search(file.text, file.at)
    return match and Body(file.source, match[0], match.start())


def take_line(file: Body, words: str) -> Body:
    """Take the next line and return it; ProgramError with these words at the end of the file."""
    line = next_line(file) or file.source.fail(words, len(file.source.text))
    file.at = line.begin + len(line.text)
    return line


class Table(NamedTuple):
    """A table of a file, a line for each row of spots, whose words a token reads."""

    token: Token
    layout: Callable[[Diagram], Layout] = lambda board: group_rows(board.places)
    finish: Callable[[Diagram], Diagram] = lambda board: board
    """Return the board with the things that the table means, once they are read."""
    word: str = r"\S+"
    """The pattern of a word."""

    def read(self, file: Body, board: Diagram) -> Diagram:
        """Take the table's lines; return the board with its things; ProgramError for a mistake.

        A table that shows nothing but a solution may be missing.
        """
        line = next_line(file)
        is_missing = line is None or line.text.startswith("TrialData")
        rows = [spots for spots in self.layout(board) if spots]
        things: dict[str, dict[Any, Any]] = {}
        for count, spots in enumerate(
            () if is_missing and self.token.kinds <= {*ANSWERS} else rows
        ):
            line = take_line(file, f"there are {count} rows instead of {len(rows)}")
            words = list(re.finditer(self.word, line.text))
            if len(words) != len(spots):
                line.fail(f"this row has {len(words)} cells instead of {len(spots)}")
            for spot, word in zip(spots, words, strict=True):
                body = Body(file.source, word[0], line.begin + word.start())
                is_beside = spot and isinstance(spot[0], str)
                token = _CORNER if spot is None else _BESIDE if is_beside else self.token
                values = token.read(body, 1)
                if values is None or not body.is_done:
                    noun = "line" if spot and spot[-1] in SIDES else "cell"
                    file.source.fail(f"unexpected {noun} {word[0]!r}", body.begin)
                put_value(things, file.losses, spot, values[0])
        return self.finish(board.add(things))


# ---- Layouts, and what tables mean ---------------------------------------------------------------


def group_rows(places: Iterable[Place]) -> Layout:
    """Split places, which come in reading order, into rows: those with the same first part."""
    return [list(row) for _, row in groupby(places, key=lambda place: place[0])]


def around(board: Diagram, before: tuple[int, int] = (1, 1), behind: int = 0) -> Layout:
    """Return the layout of the cells and of places beside them, `before` above and on the left.

    `behind` places are below and on the right. The outermost place of a line is its first above and
    on the left, its last on the other sides; corners are None.
    """
    top, left = before

    def spot(r: int, c: int) -> Any:
        """Return the cell (r, c), or the place (side, line, k) there; None beyond a corner."""
        is_row, is_col = 1 <= r <= board.rows, 1 <= c <= board.cols
        if is_col and not is_row:
            return ("top", c, r + top) if r < 1 else ("bottom", c, r - board.rows)
        if is_row and not is_col:
            return ("left", r, c + left) if c < 1 else ("right", r, c - board.cols)
        return (r, c) if is_row else None

    columns = range(1 - left, board.cols + behind + 1)
    return [[spot(r, c) for c in columns] for r in range(1 - top, board.rows + behind + 1)]


def all_sides(board: Diagram) -> Layout:
    """Return the layout of all sides of cells: rows of vertical ones, then of horizontal ones."""
    rows, cols = range(1, board.rows + 1), range(1, board.cols + 1)
    upright = [[(r, 1, "left"), *((r, c, "right") for c in cols)] for r in rows]
    flat = [[(r, c, "bottom") for c in cols] for r in rows]
    return [*upright, [(1, c, "top") for c in cols], *flat]


def inner_sides(board: Diagram) -> Layout:
    """Return the layout of the sides between cells, in the order of `all_sides`."""
    rows = all_sides(board)
    return [*(row[1:-1] for row in rows[: board.rows]), *rows[board.rows + 1 : -1]]


def finish_partition(board: Diagram) -> Diagram:
    """Return the board with the areas that lines (the kind `wall`) separate."""
    sides = list_neighbours(board.rows, board.cols)
    pairs = [(cell, other) for cell, side, other in sides if (*cell, side) not in board["wall"]]
    return board.put(area=connect_cells(board.rows, board.cols, pairs), wall={})


def layout_runs(board: Diagram) -> Layout:
    """Return the layout of the cells and of the runs above and on the left."""
    deep = pzpr.run_depths(board)
    return around(board, (deep["top"], deep["left"]))


def finish_runs(board: Diagram) -> Diagram:
    """Return the board with its runs numbered from 1, and a 0 for a line without runs."""
    return board.put(outside=place_runs(runs_by_line(board)))


def finish_square(board: Diagram) -> Diagram:
    """Return the board with the boxes of its size, if there are any."""
    return board.put(boxes=place_on_whole_board(pzpr.default_box_size(board)))


# ---- Tables --------------------------------------------------------------------------------------


def read_only(pattern: str, parse: Callable[[str], Value]) -> Token:
    """Return a token that reads a pattern, and that never writes."""
    return pattern_token(pattern, parse, lambda _: None)


def arrow(block: Value) -> Token:
    """Return the token of a way's digit and a number or a -; without both it means `block`."""

    def parse(text: str) -> Value:
        way, number = text.split(",")
        return pzpr.arrow_value(int(way), None if number == "-" else int(number), block)

    return read_only("[0-4],(-|[0-9]{1,9})", parse)


def part(way: str) -> Token:
    """Return the token of a sum of the run in a way; -1 means none."""
    return choice(sign("-1", {way: 0}), decimal(way))


_SHADES: Mapping[str, Value] = {".": EMPTY, "#": {"shaded": True}, "+": {"shaded": False}}
_SIGNS: Mapping[str, Value] = {".": EMPTY, "#": {"symbol": True}, "+": {"symbol": False}}
_OBJECTS: Mapping[str, Value] = {
    ".": EMPTY, "0": EMPTY, "1": {"object": True}, "A": {"symbol": True}, "-": {"symbol": False},
}  # fmt: skip
_CIRCLES: Mapping[str, Value] = {".": EMPTY, "1": {"circle": "white"}, "2": {"circle": "black"}}
_DRAWN: Value = {"edge": True}
_EDGES = signs({"0": EMPTY, "1": _DRAWN, "2": _DRAWN, "-1": {"edge": False}})
_CORNERS = ("bottom_left", "bottom_right", "top_right", "top_left")
_TRIANGLES: Mapping[str, Value] = {str(k): {"triangle": at} for k, at in enumerate(_CORNERS, 2)}
_NUMBER, _UNKNOWN = decimal("number"), {"-": pzpr.UNKNOWN_NUMBER}
_LIST = read_only(
    "([0-9]{1,9}|-)(,([0-9]{1,9}|-))*",
    lambda text: pzpr.UNKNOWN_AMONG if "-" in text else {"numbers": (*map(int, text.split(",")),)},
)
_DONE = "numbers that a player marked as done"
_COLOURS = [*pzpr.COLOURS, EMPTY, *({**colour, LOST: _DONE} for colour in pzpr.COLOURS)]
_CASTLE = composite(arrow(EMPTY), signs({f",{k}": value for k, value in enumerate(_COLOURS)}))
_MARK = lost_note("[-+=%]", "marks that a player made")
_COLOUR = signs({"0": EMPTY, ".": EMPTY}, lost_note("[0-9]+", "cells that a player coloured"))
_CROSSED = lost_note("-1|2", "lines between cells that a player crossed out")
_LINES = choice(sign("0"), _CROSSED, lost_note("1", "lines between cells that a player drew"))
_CORNER = signs({".": EMPTY, "0": EMPTY})
_BESIDE = composite(
    choice(lost_note("c", _DONE), sign("")), signs({".": EMPTY, "-1": EMPTY}, decimal("outside"))
)
_ENTERED = composite(
    choice(sign("."), decimal("solution"), _MARK),
    choice(lost_note(r"\[.*", "small numbers that a player noted"), sign("")),
)
_SUMS = composite(part("across"), ",", part("down"))
TABLES: Mapping[str, Table] = {
    "number": Table(signs({".": EMPTY, **_UNKNOWN}, _NUMBER)),
    "block": Table(signs({".": EMPTY, "5": pzpr.BLOCK}, _NUMBER)),
    "shading": Table(signs(_SHADES)),
    "number+shading": Table(signs({**_UNKNOWN, **_SHADES}, _NUMBER)),
    "several+shading": Table(signs(_SHADES, _LIST)),
    "symbol": Table(signs(_SIGNS)),
    "block+symbol": Table(signs({"-": pzpr.BLOCK, **_SIGNS}, _NUMBER)),
    "ends+object+symbol": Table(signs(_OBJECTS), around),
    "solution": Table(_ENTERED),
    "sides+solution": Table(
        choice(composite("q", _NUMBER), _ENTERED), lambda board: around(board, behind=1)
    ),
    "inner": Table(_ENTERED, lambda b: group_rows(place for place in b.places if 1 not in place)),
    "circle": Table(signs(_CIRCLES, lost_note("-", "circles of unknown colour"))),
    "arrow": Table(choice(sign("."), arrow(pzpr.BLOCK))),
    "castle": Table(signs({".": EMPTY, "0,-1,0": EMPTY}, _CASTLE)),
    "vertex": Table(
        signs({".": EMPTY, "-": pzpr.CROSS}, decimal("vertex")),
        lambda board: group_rows(pzpr.cell_corners(board)),
    ),
    "star": Table(
        signs({".": EMPTY, "1": pzpr.STARS[0], "2": pzpr.STARS[1]}),
        lambda board: group_rows(pzpr.half_steps(board)),
        word=r"\S",
    ),
    "diagonal": Table(signs({".": EMPTY, "1": {"diagonal": "down"}, "2": {"diagonal": "up"}})),
    "triangle": Table(signs({".": EMPTY, **_TRIANGLES}, _MARK)),
    "done": Table(choice(sign("."), lost_note("-", _DONE))),
    "colour": Table(_COLOUR),
    "mark": Table(_COLOUR),
    "area": Table(  # the number of areas stands before them; lines part their cells in the file
        decimal("area"),
        lambda board: [[()], *group_rows(board.places)],
        lambda board: board.put(area=pzpr.connected_areas(board)),
    ),
    "partition": Table(signs({"0": EMPTY, "1": {"wall": True}}), inner_sides, finish_partition),
    "count": Table(decimal("count"), lambda _: [[()]]),
    "edge": Table(_EDGES, all_sides),
    "border": Table(_EDGES, inner_sides),
    "link": Table(signs({"0": EMPTY, "1": {"link": True}, "-1": {"link": False}}), inner_sides),
    "bridge": Table(choice(sign("0"), decimal("links"), _CROSSED), inner_sides),
    "tie": Table(_LINES, inner_sides),
    "outline": Table(_LINES, all_sides),
    "sum": Table(choice(sign("."), _SUMS), around, pzpr.frame_sums),
    "runs+shading": Table(signs(_SHADES), layout_runs, finish_runs),
    SQUARE: Table(sign(""), lambda _: [], finish_square),
}
"""The tables by the words of `exchange(pzprv3, Name, Words)`."""
FORMAT = Format(
    "pzprv3", "pzprv3", "a file of pzpr", matches, read, instead="a link", extension=".pzprv3",
    styles=tuple(TABLES), has_sections=True,
)  # fmt: skip
