"""pzprv3 files, which are only read: PID, rows, columns, then the sections that `about` names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, takewhile
from typing import Any

from pylogic.formats.codings import (
    EMPTY,
    LOST,
    Body,
    Losses,
    Token,
    Value,
    choice,
    composite,
    decimal,
    describe_losses,
    lost_note,
    put_value,
    sign,
    signs,
)
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
)
from pylogic.formats.pzpr import read_flags
from pylogic.formats.pzpr_codings import (
    ARROWS,
    BLOCK,
    COLOURS,
    CROSS,
    STARS,
    UNKNOWN_AMONG,
    UNKNOWN_NUMBER,
    arrow,
    board_of_sums,
    cell_corners,
    connected_areas,
    default_box_size,
    half_steps,
    run_depths,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import SIDES, Place

SQUARE = "square"
"""The word of `about` for boards whose size stands on one line, and whose boxes follow from it."""
DEFAULT = "number shading"
"""The sections of a puzzle whose `about` names none."""
_LINE = re.compile(r"[^\n/]+")
# A variant of the rules, on a line of its own before the board.
_FLAG = re.compile(r"[a-z][a-z_]*")
# The text behind the board: the moves of the player, the author, or the URL.
_BEHIND = re.compile(r"info:\{|history:\{|__HISTORY__|http:")


def matches(text: str) -> bool:
    """Return True if a text begins with pzprv and a digit, perhaps of another version."""
    return bool(re.match(r"\s*pzprv[0-9]", text))


@dataclass
class File:
    """The lines of a file that sections have not read yet, and the losses so far."""

    source: Source
    lines: list[tuple[str, int]]
    """(line, its index in the source)."""
    version: int
    losses: Losses

    @property
    def has_table(self) -> bool:
        """True if lines are left, and the next one is not the player's trial."""
        return bool(self.lines) and not self.lines[0][0].startswith("TrialData")

    def take_number(self, noun: str) -> int:
        """Take the next line and return its number; ProgramError, naming `noun`, without one."""
        if not self.lines:
            self.source.fail(f"expected {noun}", len(self.source.text))
        return self.source.parse_number(*self.lines.pop(0))


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a file as a board of the game that it names; a slash ends a line, too.

    If no game has the name, the result has no board. A mistake raises ProgramError.
    """
    tail = _BEHIND.search(source.text)
    end = tail.start() if tail else len(source.text)
    lines = [(m[0].strip(), m.start()) for m in _LINE.finditer(source.text, 0, end)]
    lines = [line for line in lines if line[0]]
    if not lines:
        source.fail("expected a file of version pzprv3 instead of nothing")
    version = re.fullmatch(r"pzprv3(?:\.([0-9]))?", lines[0][0])
    if version is None:
        source.fail(f"expected a file of version pzprv3 instead of {lines[0][0]!r}", lines[0][1])
    if len(lines) < 4:
        words = "expected the lines pzprv3, PID, rows, columns, and the board"
        source.fail(words, len(source.text))
    pid = lines[1][0].lower()
    game = next((game for game in games if game.name == pid), None)
    words_of_game = ((game.style if game else "") or DEFAULT).split()
    is_square = SQUARE in words_of_game
    rows = source.parse_number(*lines[2])
    cols = rows if is_square else source.parse_number(*lines[3])
    board = Diagram(*source.check_size(rows, cols, lines[2][1]))
    if game is None:
        return ReadResult(None, pid, (UNKNOWN.format(name=pid),))
    file = File(source, lines[3 if is_square else 4 :], int(version[1] or 0), {})
    flags = list(takewhile(lambda line: _FLAG.fullmatch(line[0]), file.lines))
    del file.lines[: len(flags)]
    board = replace(board, flags=read_flags(source, game, flags))
    if is_square:
        board = board.put(boxes=place_on_whole_board(default_box_size(board)))
    for word in words_of_game:
        if word != SQUARE:
            board = SECTIONS[word](file, board)
    solution = {**board["number"], **board["solution"]} if board["solution"] else {}
    board = replace(board.put(solution=solution), is_solved=board.has_answer)
    lost = describe_losses(file.losses)
    if file.lines:
        line = file.lines[0][0]
        is_trial = line.startswith("TrialData")
        lost.append("a trial of the player" if is_trial else f"the line {line!r}")
    return ReadResult(board, pid, tuple(lost))


# ---- Tables ------------------------------------------------------------------------------------

Layout = Sequence[Sequence[Any]]
"""Rows of spots: cells, places beside the board, sides or corners; None is an empty spot."""
Section = Callable[[File, Diagram], Diagram]
"""A function that takes the next lines of a file, and returns the board with their things."""


def read_table(
    file: File, layout: Layout, token_at: Callable[[Any], Token], word: str = r"\S+"
) -> Iterator[tuple[Any, Value]]:
    """Take a line for each row of a layout; yield (spot, value).

    A line is taken when its values are consumed. `token_at` returns the token for a spot; `word` is
    the pattern of a cell. A row of another length, or a cell that its token cannot read, raises
    ProgramError.
    """
    rows = [spots for spots in layout if spots]
    for count, spots in enumerate(rows):
        if not file.lines:
            words = f"there are {count} rows instead of {len(rows)}"
            file.source.fail(words, len(file.source.text))
        line, begin = file.lines.pop(0)
        texts = list(re.finditer(word, line))
        if len(texts) != len(spots):
            words = f"this row has {len(texts)} cells instead of {len(spots)}"
            file.source.fail(words, begin)
        for spot, text in zip(spots, texts, strict=True):
            body = Body(file.source, text[0], begin + text.start())
            values = token_at(spot).read(body, 1)
            if values is None or not body.is_done:
                noun = "line" if spot and spot[-1] in SIDES else "cell"
                where = " in a corner" if spot is None else ""
                file.source.fail(f"unexpected {noun} {text[0]!r}{where}", body.begin)
            yield spot, values[0]


def table(
    meanings: Mapping[str, Value],
    *tokens: Token,
    layout: Callable[[Diagram], Layout] = lambda board: group_rows(board.places),
    word: str = r"\S+",
    version: int = 0,
) -> Section:
    """Return the section that is one table, whose cells are signs, {text: value}, or tokens.

    `word` is the pattern of a cell. A file of a version below `version` has no such table. A table
    that shows nothing but a solution may be missing.
    """
    token = choice(signs(meanings), *tokens)

    def token_at(spot: Any) -> Token:
        """Return the token for a cell or a place beside the board; a point for an empty spot."""
        if spot is None:
            return sign(".")
        return _BESIDE if isinstance(spot[0], str) else token

    def read_section(file: File, board: Diagram) -> Diagram:
        """Take the table's lines, if there are any; return the board with the table's things."""
        may_miss = token.kinds <= {*ANSWERS}
        if file.version < version or (may_miss and not file.has_table):
            return board
        contents: dict[str, dict[Any, Any]] = {}
        for spot, value in read_table(file, layout(board), token_at, word):
            put_value(contents, file.losses, spot, value)
        return board.add(contents)

    return read_section


def group_rows(places: Iterable[Place]) -> Layout:
    """Split places, which come in reading order, into rows: those with the same first part."""
    return [list(row) for _, row in groupby(places, key=lambda place: place[0])]


def layout_around(board: Diagram, top: int, right: int, bottom: int, left: int) -> Layout:
    """Return the layout of the cells and of so many places beside them on each side.

    Above and on the left the outermost place of a line is its first.
    """

    def spot(r: int, c: int) -> Any:
        """Return the cell (r, c), or the place (side, line, k) there; None beyond a corner."""
        is_row, is_col = 1 <= r <= board.rows, 1 <= c <= board.cols
        if is_col and not is_row:
            return ("top", c, r + top) if r < 1 else ("bottom", c, r - board.rows)
        if is_row and not is_col:
            return ("left", r, c + left) if c < 1 else ("right", r, c - board.cols)
        return (r, c) if is_row else None

    columns = range(1 - left, board.cols + right + 1)
    return [[spot(r, c) for c in columns] for r in range(1 - top, board.rows + bottom + 1)]


def layout_sides(board: Diagram) -> Layout:
    """Return the layout of all sides of cells: rows of vertical sides, then of horizontal ones."""
    rows, cols = range(1, board.rows + 1), range(1, board.cols + 1)
    upright = [[(r, 1, "left"), *((r, c, "right") for c in cols)] for r in rows]
    return [
        *upright,
        [(1, c, "top") for c in cols],
        *([(r, c, "bottom") for c in cols] for r in rows),
    ]


def layout_inner_sides(board: Diagram) -> Layout:
    """Return the layout of the sides between cells, in the order of `layout_sides`."""
    rows = layout_sides(board)
    return [*(row[1:-1] for row in rows[: board.rows]), *rows[board.rows + 1 : -1]]


def read_areas(file: File, board: Diagram) -> Diagram:
    """Take the number of areas and a table of areas; return the board with connected areas."""
    file.take_number("the number of areas")
    board = table({}, decimal("area"))(file, board)
    # The file draws lines between areas, so that each disconnected part is an area.
    return board.put(area=connected_areas(board))


def read_border_lines(file: File, board: Diagram) -> Diagram:
    """Take the lines between cells; return the board with the areas that they separate."""
    token = signs({"0": EMPTY, "1": {"line": True}})
    values = read_table(file, layout_inner_sides(board), lambda _: token)
    edges = {edge for edge, value in values if not value}
    sides = list_neighbours(board.rows, board.cols)
    pairs = [(cell, other) for cell, side, other in sides if (*cell, side) in edges]
    return board.put(area=connect_cells(board.rows, board.cols, pairs))


def _read_number_list(body: Body, room: int) -> list[Value] | None:
    """Take a cell's numbers between commas, and return their tuple; None for other text.

    A - instead of a number is unknown: a loss.
    """
    parts = body.split(",")
    if not all(is_number(part.text) or part.text == "-" for part in parts):
        return None
    body.take(len(body.text))
    numbers = tuple(part.parse_number(part.text) for part in parts if part.text != "-")
    return [{"numbers": numbers} if len(numbers) == len(parts) else UNKNOWN_AMONG]


def check_drawn_borders(file: File, board: Diagram) -> Diagram:
    """Take the borders that a player drew, if there are any; return the board as it is.

    A border that does not part two different numbers becomes a loss of the file.
    """
    values = {**board["number"], **board["solution"]}
    crossed = {LOST: "lines between areas that a player crossed out"}
    drawn = {LOST: "lines between areas that a player drew"}
    token = signs({"0": EMPTY, "1": drawn, "2": crossed, "-1": crossed})
    layout = layout_inner_sides(board) if file.has_table else []
    for edge, value in read_table(file, layout, lambda _: token):
        row, col, side = edge
        pair = (row, col), (row, col + 1) if side == "right" else (row + 1, col)
        numbers = {values.get(place) for place in pair}
        if value != drawn or len(numbers) < 2 or None in numbers:
            put_value({}, file.losses, edge, value)
    return board


def read_sums(file: File, board: Diagram) -> Diagram:
    """Take sums of black cells; return a board with one more row and column, its frame."""
    across, down = (choice(sign("-1", {way: 0}), decimal(way)) for way in ("across", "down"))
    both = composite(across, ",", down)

    def token_at(place: Place) -> Token:
        """Return the token for a cell: two sums inside, one sum in the frame."""
        return choice(sign("."), both if 1 not in place else down if place[0] == 1 else across)

    rows, cols = board.rows + 1, board.cols + 1
    values = read_table(file, group_rows(Diagram(rows, cols).places), token_at)
    return board_of_sums(rows, cols, dict(values))


def read_runs(file: File, board: Diagram) -> Diagram:
    """Take runs, which end next to the board, and shading; return the board with both."""
    deep = run_depths(board)
    layout = layout_around(board, deep["top"], 0, 0, deep["left"])
    board = table(_SHADES, layout=lambda _: layout)(file, board)
    return board.put(outside=place_runs(runs_by_line(board)))


# ---- The things at a spot ------------------------------------------------------------------------

_DONE = "numbers that a player marked as done"
_BESIDE = composite(
    choice(lost_note("c", f"{_DONE}, {{}}"), sign("")), choice(sign("."), decimal("outside"))
)
_ENTERED = composite(
    choice(sign("."), decimal("solution"), lost_note("[-+=%]", "marks that a player made")),
    choice(lost_note(r"\[.*", "small numbers that a player noted"), sign("")),
)
_NUMBERS = {".": EMPTY, "-": UNKNOWN_NUMBER}
_SHADES: Mapping[str, Value] = {".": EMPTY, "#": {"shaded": True}, "+": {"shaded": False}}
_SEVERAL = Token(_read_number_list, lambda values, at: None, frozenset({"numbers"}))
_SIGNS: Mapping[str, Value] = {".": EMPTY, "#": {"symbol": True}, "+": {"symbol": False}}
_EDGES: Mapping[str, Value] = {
    "0": EMPTY, "1": {"edge": True}, "2": {"edge": True}, "-1": {"edge": False},
}  # fmt: skip
_LINKS: Mapping[str, Value] = {"0": EMPTY, "1": {"link": True}, "-1": {"link": False}}
_CIRCLES: Mapping[str, Value] = {".": EMPTY, **dict(zip("012", COLOURS, strict=True))}
_NO_LINE = lost_note("-1", "lines between cells that a player crossed out")
_DRAWN = lost_note(".+", "lines between cells that a player drew")
_COLOUR = lost_note("[0-9]+", "cells that a player coloured")
_WAYS = signs({f"{way},": {"way": way} for way in range(len(ARROWS))})
_ARROW = composite(_WAYS, choice(sign("-"), decimal("number")))
_CASTLE = composite(
    arrow(_ARROW, EMPTY),
    signs({f",{way}": colour for way, colour in enumerate(COLOURS)}
          | {f",{way}": {**colour, LOST: _DONE} for way, colour in enumerate(COLOURS, 4)}),
)  # fmt: skip
_TRIANGLES = ("bottom_left", "bottom_right", "top_right", "top_left")
SECTIONS: Mapping[str, Section] = {
    "number": table(_NUMBERS, decimal("number")),
    "block": table({".": EMPTY, "5": BLOCK}, decimal("number")),
    "shading": table(_SHADES),
    "number+shading": table({**_NUMBERS, **_SHADES}, decimal("number")),
    "symbol": table(_SIGNS),
    "block+symbol": table({"-": BLOCK, **_SIGNS}, decimal("number")),
    "solution": table({}, _ENTERED),
    "inner": table(
        {},
        _ENTERED,
        layout=lambda b: group_rows(cell for cell in b.places if 1 not in cell),
    ),
    "circle": table({k: _CIRCLES[k] for k in ".12"}, lost_note("-", "circles of unknown colour")),
    "arrow": table({".": EMPTY}, arrow(_ARROW)),
    "castle": table({".": EMPTY, "0,-1,0": EMPTY}, _CASTLE),
    "vertex": table(
        {".": EMPTY, "-": CROSS}, decimal("vertex"), layout=lambda b: group_rows(cell_corners(b))
    ),
    "star": table(
        dict(zip(".12", (EMPTY, *STARS), strict=True)),
        layout=lambda b: group_rows(half_steps(b)),
        word=r"\S",
    ),
    "diagonal": table({".": EMPTY, "1": {"diagonal": "down"}, "2": {"diagonal": "up"}}),
    "triangle": table(
        {".": EMPTY, **{str(k): {"triangle": at} for k, at in enumerate(_TRIANGLES, 2)}},
        lost_note("[-+]", "marks that a player made"),
    ),
    "done": table({".": EMPTY}, lost_note("-", _DONE)),
    "colour": table({"0": EMPTY}, _COLOUR, version=1),
    "mark": table({"0": EMPTY, ".": EMPTY}, _COLOUR),
    "area": read_areas,
    "partition": read_border_lines,
    "several+shading": table(_SHADES, _SEVERAL),
    "count": lambda file, board: board.put(
        count={(): file.take_number("a number of the whole board")}
    ),
    "edge": table(_EDGES, layout=layout_sides),
    "border": table(_EDGES, layout=layout_inner_sides),
    "link": table(_LINKS, layout=layout_inner_sides),
    "bridge": table({"0": EMPTY}, _NO_LINE, decimal("links"), layout=layout_inner_sides),
    "tie": table({"0": EMPTY}, _DRAWN, layout=layout_inner_sides),
    "outline": table({"0": EMPTY}, _DRAWN, layout=layout_sides),
    "parting": check_drawn_borders,
    "sum": read_sums,
    "sides+solution": table(
        {},
        composite("q", decimal("number")),
        _ENTERED,
        layout=lambda board: layout_around(board, 1, 1, 1, 1),
    ),
    "ends+object+symbol": table(
        dict.fromkeys(".0", EMPTY) | {"1": {"object": True}} | {"A": _SIGNS["#"], "-": _SIGNS["+"]},
        layout=lambda board: layout_around(board, 1, 0, 0, 1),
    ),
    "runs+shading": read_runs,
}
"""The sections by the words of `exchange(pzprv3, Name, Words)`."""
FORMAT = Format(
    "pzprv3",
    "pzprv3",
    "a file of pzpr",
    matches,
    read,
    instead="a link",
    extension=".pzprv3",
    styles=(SQUARE, *SECTIONS),
    has_sections=True,
)
