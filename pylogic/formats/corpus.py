"""JSON corpora: {name: {"problem": text, "solution": text}}; they are only read.

The puzzles may stand under "data", beside anything else, as in published data sets. A text is a
first line `rows cols`, then lines of words separated by blanks. The kinds of things that a puzzle
has (`board(Kind, Predicate)`) decide which parts a problem has, and what a cell means, by the
tables below; the guide's page on formats explains them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from pylogic.errors import Problem, ProgramError
from pylogic.formats.diagram import (
    ALL,
    FIRST,
    Diagram,
    Format,
    Game,
    ReadResult,
    Source,
    first_cells,
    list_neighbours,
    place_on_whole_board,
    renumber_areas,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import read_text
from pylogic.rules.symbols import Edge, Place, canonical_edge
from pylogic.rules.vocabulary import CORNERS

_WRONG_ENTRY = 'no puzzle of a corpus: expected {"problem": "rows cols ...", "solution": ...}'


def entries(path: Path, limits: Limits = NO_LIMITS) -> dict[str, str | ProgramError]:
    """Return {name: JSON text for `read`, or the error} of a corpus's puzzles.

    The second of two with the name X is X-2. NotFoundError: the file is missing. ProgramError: it
    is no corpus. StoppedError: a limit.
    """
    text = read_text(path, limits)
    try:
        document = json.loads(text, object_pairs_hook=_rename_duplicates)
    except json.JSONDecodeError as error:
        place = Problem(f"this is no JSON: {error.msg}", str(path), error.lineno, error.colno)
        raise ProgramError(place) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested too deeply
        raise ProgramError(Problem("this JSON is too large to be read", str(path))) from None
    inner = document.get("data") if isinstance(document, dict) else None
    members = inner if isinstance(inner, dict) and not _is_entry(inner) else document
    if not isinstance(members, dict) or not (any(map(_is_entry, members.values())) or not members):
        words = 'no corpus: expected {name: {"problem": "rows cols ..."}, ...}'
        raise ProgramError(Problem(words, str(path)))
    return {
        name: json.dumps(entry)
        if _is_entry(entry)
        else ProgramError(Problem(_WRONG_ENTRY, f"{path}#{name}"))
        for name, entry in members.items()
    }


def _is_entry(value: object) -> bool:
    """Return True if a JSON value is an object with the key "problem"."""
    return isinstance(value, dict) and "problem" in value


def _rename_duplicates(pairs: Iterable[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object with all its entries: the second key X becomes X-2."""
    members: dict[str, object] = {}
    last: dict[str, int] = {}
    for name, value in pairs:
        free = name
        while free in members:
            last[name] = last.get(name, 1) + 1
            free = f"{name}-{last[name]}"
        members[free] = value
    return members


def matches(text: str) -> bool:
    """Return True if a text begins with { and has the key "problem", as a corpus's puzzle does."""
    return text.lstrip()[:1] == "{" and '"problem"' in text


# ---- The sheets of a puzzle ------------------------------------------------------------------

Token = tuple[str, int]
"""A word, and its index in the text."""
Rows = Sequence[Sequence[Token]]
EMPTY = ("-", ".")
"""The words of empty cells."""
WHITE, INSIDE = "white", "inside"
"""The styles of a solution: x for white cells, or x inside a loop."""
_IN_CELLS = {"number", "solution", "circle", "object", "sum", "arrow", "cage", "centre", "vertex"}


class Sheet(NamedTuple):
    """The parts of a problem as words, however its text separates them."""

    source: Source
    rows: int
    cols: int
    cells: Rows = ()
    areas: Rows = ()
    beside: Mapping[str, Rows] = {}
    """{side: the numbers at each line of the board}; () for a side without any."""
    total: int | None = None
    """The count of the whole board, or the highest number of its cells."""
    has_diagonals: bool = False


class Layout(NamedTuple):
    """The parts that the problems of a puzzle have."""

    sides: Sequence[str]
    """The sides at which the lines have a number each, or several; () for none."""
    has_runs: bool
    """True if a problem has nothing but several numbers for each line."""
    has_cells: bool
    """True if rows of cells are needed; unplayed cells of a puzzle with areas need none."""
    area_kind: str
    """The kind, area or cage, of the rows behind the cells or instead of them; "" for none."""


def find_layout(kinds: Set[str]) -> Layout:
    """Return the parts of problems by the kinds of things of their puzzle."""
    has_runs = "outside" in kinds and not kinds & {"object", "number"}
    usual = FIRST if has_runs or "object" in kinds else ALL
    area_kind = next((kind for kind in ("cage", "area") if kind in kinds), "")
    has_cells = bool(kinds & _IN_CELLS) or ("block" in kinds and not area_kind)
    return Layout(usual if "outside" in kinds else (), has_runs, has_cells, area_kind)


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a puzzle, and its solution if it has one, as a board of the first game.

    Without games the result has no board. A mistake raises ProgramError.
    """
    if not games:
        return ReadResult(None, lost=("the board, since nothing says which puzzle it is",))
    try:
        document = json.loads(source.text)
        problem, solution = document["problem"], document.get("solution")
    except (ValueError, AttributeError, TypeError, KeyError, RecursionError):
        source.fail(_WRONG_ENTRY)
    if not isinstance(problem, str) or not isinstance(solution, str | None):
        source.fail("the problem is no text: expected `rows cols`, then rows of cells")
    sheet = _split_problem(Source(problem, source.name), games[0].kinds)
    board = read_problem(sheet, games[0].kinds)
    if solution and solution.strip():  # a solution that nobody knows is an empty text
        text = Source(solution, f"{source.name} (solution)")
        sized, _ = _split_lines(text)
        if (sized.rows, sized.cols) != (sheet.rows, sheet.cols):
            words = f"the solution is one of another size: expected {sheet.rows} {sheet.cols}"
            text.fail(words)
        board = read_solution(sized, board, games[0])
    return ReadResult(board)


def _split_lines(source: Source) -> tuple[Sheet, Sequence[Token]]:
    """Return the lines of a text as rows of cells, and the words behind the size in the first line.

    Blank lines are skipped. ProgramError: there is no size.
    """
    lines = [
        [(m[0], line.start() + m.start()) for m in re.finditer(r"\S+", line[0])]
        for line in re.finditer(r"[^\n]*\S[^\n]*", source.text)
    ]
    if not lines or len(lines[0]) < 2 or not all(is_number(word) for word, _ in lines[0][:2]):
        source.fail("expected `rows cols`, then rows of cells")
    rows, cols = source.check_size(*(int(word) for word, _ in lines[0][:2]))
    return Sheet(source, rows, cols, lines[1:]), lines[0][2:]


def _split_problem(source: Source, kinds: Set[str]) -> Sheet:
    """Split the text of a problem into its parts; ProgramError for too few or too many lines."""
    (_, rows, cols, lines, *_), more = _split_lines(source)
    layout, sheet = find_layout(kinds), Sheet(source, rows, cols)
    if "count" in kinds:
        has_diagonals = layout.sides == ALL and [word for word, _ in more[1:]] == ["D"]
        if len(more) != 1 + has_diagonals:
            form = "`N N K` or `N N K D`" if layout.sides == ALL else "`N N S`"
            source.fail(f"expected {form} in the first line")
        total = source.parse_number(*more[0])
        sheet = sheet._replace(total=total, has_diagonals=has_diagonals)
    for side in layout.sides:
        height = len(Diagram(rows, cols).lines([side])) if layout.has_runs else 1
        own, lines = lines[:height], lines[height:]
        numbers = own if layout.has_runs else [[token] for line in own for token in line]
        sheet = sheet._replace(beside={**sheet.beside, side: numbers})
    height = rows + ("vertex" in kinds) if layout.area_kind else len(lines)
    cells, areas = lines[:height], lines[height:]
    if layout.area_kind and not areas and not layout.has_cells:
        cells, areas = areas, cells
    return sheet._replace(cells=cells, areas=areas)


# ---- The words of cells ----------------------------------------------------------------------

_N = "[0-9]{1,9}"
_EXITS = {"n": "top", "s": "bottom", "e": "right", "w": "left"}
_OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "x": "mul", "/": "div", ":": "div"}
_COLOURS = {"o": "white", "x": "black", "w": "white", "1": "white", "b": "black", "2": "black"}
_RIGHT_ANGLES = dict(zip(("nw", "ne", "sw", "se"), CORNERS, strict=True))
_ALONE = ("vertex", "sum", "cage", "arrow", "centre")
"""The kinds of which a problem with such things has no others in its cells."""
_Forms = Mapping[str, tuple[str, str]]
"""For each kind of a puzzle the words that its cells may have: in a message, and as a pattern.

The names of the groups are the kinds of the things that a cell shows, or parts of their values.
"""
_PROBLEM: _Forms = {
    "vertex": ("a number", f"(?P<vertex>{_N})"),
    "sum": ("0, `down,across`", f"0|(?P<down>{_N})?,(?P<across>{_N})?"),
    "cage": ("a number and + - * /", f"(?P<target>{_N})(?P<operation>[-+*x/:]?)"),
    "arrow": (
        "@, a number and n, s, e or w",
        f"(?P<block>@)|((?P<arrow>{_N})(?P<way>[nsew]))?(?P<circle>[ox]?)",
    ),
    "centre": ("0, 1, 2, 3", "(?P<centre>[0-3])"),
    "triangle": ("5", "(?P<block>5)"),
    "circle": ("w, 1, b, 2", "(?P<circle>[w1b2])"),
    "object": ("x", "(?P<object>x)"),
    "block": ("x, @", "(?P<block>[x@])"),
    "number": ("?, a number", rf"(?P<unknown>\?)|(?P<number>{_N})"),
}
"""The forms of a problem's cells; the first that fits counts."""
_SOLUTION: _Forms = {
    "symbol": ("o, x", "(?P<symbol>[ox])"),
    "shaded": ("x, L, I, T, S", "(?P<shaded>[xLITS])"),
    "link": ("exits of a cell", "(?P<link>[nsew]+)"),
    "links": ("1, 2, a, b", "(?P<links>[12ab])"),
    "edge": ("x", "(?P<inside>x)"),
    "diagonal": ("/, \\", r"(?P<diagonal>[/\\])"),
    "triangle": ("nw, ne, sw, se", "(?P<triangle>[ns][ew])"),
    "solution": ("a number", f"(?P<solution>{_N})"),
}
"""The forms of a solution's cells likewise."""
_VALUES = {"circle": _COLOURS, "diagonal": {"/": "up", "\\": "down"}, "triangle": _RIGHT_ANGLES}
"""The values of words, for kinds whose values are words."""


def _show_things(cell: Place, match: re.Match[str]) -> Iterator[tuple[str, Any, Any]]:
    """Yield the kind, the place and the value of each thing that a cell shows by its word."""
    row, col = cell
    for kind, text in match.groupdict().items():
        if not text or kind in ("operation", "way"):
            continue
        if kind in _VALUES:
            yield kind, cell, _VALUES[kind][text]
        elif kind in ("number", "solution"):
            yield kind, cell, int(text)
        elif kind == "target":
            yield kind, cell, (_OPERATIONS.get(match["operation"], ""), int(text))
        elif kind == "arrow":
            yield kind, cell, (_EXITS[match["way"]], int(text))
        elif kind in ("down", "across"):
            yield "sum", (row, col, kind), int(text)
        elif kind == "vertex":
            yield kind, (row - 1, col - 1), int(text)
        elif kind == "centre":
            yield kind, (2 * row + int(text) // 2, 2 * col + int(text) % 2), True
        elif kind == "link":
            yield from ((kind, canonical_edge(*cell, _EXITS[way]), True) for way in text)
        elif kind == "links":
            for side in ("left", "right") if text in "12" else ("top", "bottom"):
                yield kind, canonical_edge(*cell, side), 1 if text in "1a" else 2
        else:
            yield kind, cell, True


def _read_cells(
    sheet: Sheet, cells: Mapping[Place, Token], kinds: Iterable[str], forms: _Forms
) -> dict[str, dict[Any, Any]]:
    """Return {kind: {place: value}} of the things that cells show, by the first form that fits.

    A word without a form, a line that leaves the board, and a value that contradicts another cell
    raise ProgramError.
    """
    contents: dict[str, dict[Any, Any]] = {}
    own = [forms[kind] for kind in forms if kind in kinds]
    expected = ", ".join(words for words, _ in own)
    inner = {(*cell, side) for cell, side, _ in list_neighbours(sheet.rows, sheet.cols)}
    for cell, (word, at) in cells.items():
        match = next((m for _, pattern in own if (m := re.fullmatch(pattern, word))), None)
        things = list(_show_things(cell, match)) if match else []
        edges = {place for kind, place, _ in things if kind in ("link", "links")}
        if match is None or edges - inner:
            sheet.source.fail(f"expected {expected} or - instead of {word!r}", at)
        for kind, place, value in things:
            if contents.setdefault(kind, {}).setdefault(place, value) != value:
                sheet.source.fail(f"{word!r} contradicts another cell", at)
    return contents


# ---- Problems and solutions ------------------------------------------------------------------


def check_table(source: Source, table: Rows, height: int, width: int) -> None:
    """Raise ProgramError unless a table has so many rows, and each of them so many words."""
    for row in table:
        if len(row) != width:
            source.fail(f"this row has {len(row)} cells instead of {width}", row[0][1])
    if len(table) != height:
        at = table[-1][0][1] if table else 0
        source.fail(f"there are {len(table)} rows instead of {height}", at)


def _place_words(sheet: Sheet, table: Rows, more: int = 0) -> dict[Place, Token]:
    """Return {cell: word} of a table of the board's size; ProgramError for another size.

    A table of numbers where cells meet has one row and one column `more`.
    """
    check_table(sheet.source, table, sheet.rows + more, sheet.cols + more)
    return {(r, c): token for r, row in enumerate(table, 1) for c, token in enumerate(row, 1)}


def read_problem(sheet: Sheet, kinds: Set[str]) -> Diagram:
    """Return the board of a problem of a puzzle with these kinds; ProgramError for a mistake."""
    source, layout = sheet.source, find_layout(kinds)
    board, outside = Diagram(sheet.rows, sheet.cols), dict[tuple[str, int, int], int]()
    if layout.has_runs and not any(sheet.beside.values()):
        source.fail("there are no runs beside the board")
    if layout.has_cells and not sheet.cells and layout.sides != ALL:
        source.fail("there are no rows of cells")
    if not sheet.areas and (layout.area_kind == "cage" or not (sheet.cells or layout.sides)):
        source.fail("there are no rows of areas")
    for side, lines in sheet.beside.items():
        ends = board.lines([side])
        if lines and len(lines) != len(ends):
            source.fail(f"expected {len(ends)} numbers at the {side} instead of {len(lines)}")
        for end, tokens in zip(ends, lines, strict=False):
            numbers = (source.parse_number(*token) for token in tokens if token[0] not in EMPTY)
            outside |= {(*end, k): number for k, number in enumerate(numbers, 1)}
    board = board.put(outside=outside)
    if "count" in kinds:
        is_usual = bool(layout.sides) and sheet.total == sheet.rows  # the highest number
        board = board.put(count=place_on_whole_board(None if is_usual else sheet.total))
        if layout.sides:
            board = replace(board, flags={"diagonals": sheet.has_diagonals})
    if sheet.areas:
        names = {cell: word for cell, (word, _) in _place_words(sheet, sheet.areas).items()}
        holes = [cell for cell, name in names.items() if name in "@#" and not sheet.cells]
        areas = renumber_areas({cell: name for cell, name in names.items() if cell not in holes})
        board = board.put(block=dict.fromkeys(holes, True), **{layout.area_kind: areas})
    if not sheet.cells:
        return board
    words = _place_words(sheet, sheet.cells, "vertex" in kinds)
    cells = {cell: token for cell, token in words.items() if token[0] not in EMPTY}
    if "sum" in kinds:
        board = board.put(block={cell: True for cell, (word, _) in words.items() if word != "0"})
    if "cage" in kinds:  # a result may stand in any cell of its cage
        first, results = first_cells(board["cage"]), dict[Place, Token]()
        for cell, token in cells.items():
            if results.setdefault(first[board["cage"][cell]], token) != token:
                source.fail("this cage has a number already", token[1])
        cells = results
    shown = kinds | ({"number"} if "solution" in kinds else set())
    alone = [kind for kind in _ALONE if kind in shown][:1]
    contents = _read_cells(sheet, cells, alone or shown, _PROBLEM)
    usual = "add" if {"area", "boxes"} & kinds else "any"
    targets = contents.get("target", {}).items()
    contents["target"] = {cell: (how or usual, result) for cell, (how, result) in targets}
    return board.add(contents)


def read_solution(sheet: Sheet, board: Diagram, game: Game) -> Diagram:
    """Return a board with the solution in a sheet's cells; ProgramError for a mistake."""
    words = _place_words(sheet, sheet.cells)
    cells = {cell: token for cell, token in words.items() if token[0] not in EMPTY}
    if game.style == WHITE:
        black = dict.fromkeys(words.keys() - cells.keys(), True)
        return replace(board.put(shaded=black), is_solved=True)
    if "edge" in game.kinds and game.style != INSIDE:
        borders = {
            (*cell, side): True
            for cell, side, other in list_neighbours(sheet.rows, sheet.cols)
            if cell in cells and other in cells and cells[cell][0] != cells[other][0]
        }
        return replace(board.put(edge=borders), is_solved=True)
    if {"symbol", "triangle"} & game.kinds:  # these solutions repeat the problem's signs
        given = {**board["block"], **board["object"], **board["number"]}
        cells = {cell: token for cell, token in cells.items() if cell not in given}
    contents = _read_cells(sheet, cells, game.kinds, _SOLUTION)
    loop: set[Edge] = set()
    for cell in contents.pop("inside", {}):  # an edge between two such cells is removed again
        loop ^= {canonical_edge(cell[0], cell[1], side) for side in ALL}
    return replace(board.put(**contents, edge=dict.fromkeys(loop, True)), is_solved=True)


FORMAT = Format(
    "corpus",
    "Corpus",
    "a problem and its solution, of a JSON file of many",
    matches,
    read,
    extension=".json",
    styles=(WHITE, INSIDE),
    is_published=True,
)
