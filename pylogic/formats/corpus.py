"""JSON corpora: {name: {"problem": text, "solution": text}}. They are only read.

The puzzles may stand under "data", beside anything else, as in published data sets.
A text is a first line `rows cols`, then lines of cells separated by blanks; `-` and `.` are empty.
The kinds of things that a puzzle has (`board(Kind, Predicate)`) decide the meaning of the cells, by
the tables below. Before the cells of a problem stand lines of numbers for the kind outside: above
the columns and left of the rows, with the kind number also below and right; without other clues
all numbers of a line in a row. Behind the cells, or instead of them, stand rows of cages or areas,
where a cell that is not played in is @ or #. A number behind the size is the count, for which rows
of numbers may have a D: both diagonals. A solution has the names of areas for the kind edge, with
the style `inside` x inside the loop, with the style `white` x in white cells.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

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
from pylogic.rules.symbols import Beside, Edge, Place, canonical_edge
from pylogic.rules.vocabulary import CORNERS

_SHAPE = '{"problem": "rows cols ...", "solution": ...}'


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
        else ProgramError(Problem(f"no puzzle of a corpus: expected {_SHAPE}", f"{path}#{name}"))
        for name, entry in members.items()
    }


def matches(text: str) -> bool:
    """Return True if a text begins with { and has the key "problem", as a corpus's puzzle does."""
    return text.lstrip()[:1] == "{" and '"problem"' in text


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a puzzle, and its solution if it has one, as a board of the first game.

    Without games the result has no board. A mistake raises ProgramError.
    """
    if not games:
        return ReadResult(None, lost=("the board, since nothing says which puzzle it is",))
    reader = SheetReader(games[0].kinds, games[0].style)
    try:
        document = json.loads(source.text)
        problem, solution = document["problem"], document.get("solution")
    except (ValueError, AttributeError, TypeError, KeyError, RecursionError):
        source.fail(f"no puzzle of a corpus: expected {_SHAPE}")
    for text in (problem, solution):
        if not isinstance(text, str | None) or problem is None:
            source.fail("the problem is no text: expected `rows cols`, then rows of cells")
    sheet = _read_sheet(Source(problem, source.name))
    board = reader.read_board(sheet)
    if (solution or "").strip():  # a solution that nobody knows is an empty text
        answer = _read_sheet(Source(solution, f"{source.name} (solution)"))
        size = sheet.rows, sheet.cols
        if (answer.rows, answer.cols) != size:
            words = f"the solution is one of another size: expected {size[0]} {size[1]}"
            answer.source.fail(words)
        answer.check_length(answer.rows)
        board = reader.read_solution(answer, board)
    return ReadResult(board)


def _is_entry(value: object) -> bool:
    """Return True if a JSON value is an object with the key "problem"."""
    return isinstance(value, dict) and "problem" in value


def _rename_duplicates(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object with all its entries: the second key X becomes X-2."""
    members: dict[str, object] = {}
    numbers: dict[str, Iterator[int]] = {}
    for name, value in pairs:
        free = name
        while free in members:
            free = f"{name}-{next(numbers.setdefault(name, count(2)))}"
        members[free] = value
    return members


# ---- The contents of texts ------------------------------------------------------------------

Token = tuple[str, int]
"""A word, and its index in the text."""
_Cells = dict[Place, Token]
_EMPTY = ("-", ".")
"""The words of empty cells."""


class Sheet(NamedTuple):
    """The text of a problem or a solution: the board's size, and the words of its other lines."""

    source: Source
    rows: int
    cols: int
    more: tuple[str, ...]
    """The words in the first line behind the size."""
    lines: tuple[tuple[Token, ...], ...]

    def filled_cells(self, first: int = 0) -> _Cells:
        """Return `all_cells` without empty ones, whose text is - or a dot."""
        cells = self.all_cells(first)
        return {place: token for place, token in cells.items() if token[0] not in _EMPTY}

    def all_cells(self, first: int = 0) -> _Cells:
        """Return {place: token} of the rows from `lines[first]` on; ProgramError: a wrong size."""
        lines = self.lines[first : first + self.rows]
        if len(lines) < self.rows or any(len(line) != self.cols for line in lines):
            self.fail(f"behind `{self.rows} {self.cols}` rows of {self.cols} cells")
        return {(r, c): token for r, line in enumerate(lines, 1) for c, token in enumerate(line, 1)}

    def check_length(self, *lengths: int) -> None:
        """Raise ProgramError unless the text has one of these counts of lines below the first."""
        if len(self.lines) not in lengths:
            self.fail(f"behind `{self.rows} {self.cols}` {' or '.join(map(str, lengths))} lines")

    def fail(self, words: str) -> NoReturn:
        """Raise ProgramError "expected ..." for the whole text, without a line."""
        raise ProgramError(Problem(f"expected {words}", self.source.name))


def _read_sheet(source: Source) -> Sheet:
    """Split a text into its size and its lines, without blank ones; ProgramError without a size."""
    lines = [
        tuple((m[0], line.start() + m.start()) for m in re.finditer(r"\S+", line[0]))
        for line in re.finditer(r"[^\n]*\S[^\n]*", source.text)
    ]
    words = [text for text, _ in lines[0]] if lines else []
    if len(words) < 2 or not all(map(is_number, words[:2])):
        source.fail("expected `rows cols`, then rows of cells")
    rows, cols = (source.parse_number(text) for text in words[:2])
    source.check_size(rows, cols)
    return Sheet(source, rows, cols, tuple(words[2:]), tuple(lines[1:]))


# ---- The texts of cells ----------------------------------------------------------------------

Contents = dict[str, dict[Any, Any]]
"""{kind: {place: value}}."""


class Form(NamedTuple):
    """One way of writing a cell of a puzzle that has a kind of things."""

    kind: str
    pattern: str
    """A regular expression for the whole text."""
    expected: str
    """Words for such a text; "" if nobody should write it."""
    read: Callable[[int, int, re.Match[str]], Iterable[tuple[str, Any, Any]]]
    """Return (kind, place, value) of each thing that a cell at a row and column shows."""


_N = "([0-9]{1,9})"
_EXITS = {"n": "top", "s": "bottom", "e": "right", "w": "left"}
_OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "x": "mul", "/": "div", ":": "div"}
_COLOURS = {"o": "white", "x": "black", "w": "white", "1": "white", "b": "black", "2": "black"}
_RIGHT_ANGLES = dict(zip(("nw", "ne", "sw", "se"), CORNERS, strict=True))
_ALONE = ("vertex", "sum", "cage", "arrow", "centre")
"""The kinds of which a problem with such things has no others in its cells."""
_PROBLEM = (
    Form("vertex", _N, "a number", lambda r, c, m: [("vertex", (r - 1, c - 1), int(m[1]))]),
    Form("sum", "0", "0", lambda r, c, m: []),
    Form(
        "sum",
        f"{_N}?,{_N}?",
        "`down,across`",
        lambda r, c, m: [
            ("sum", (r, c, way), int(sum_))
            for way, sum_ in zip(("down", "across"), m.groups(), strict=True)
            if sum_
        ],
    ),
    Form(
        "cage",
        f"{_N}([-+*x/:]?)",
        "a number and + - * /",
        lambda r, c, m: [("target", (r, c), (_OPERATIONS.get(m[2], ""), int(m[1])))],
    ),
    Form("arrow", "@", "@", lambda r, c, m: [("block", (r, c), True)]),
    Form(
        "arrow",
        f"(?:{_N}([nsew]))?([ox]?)",
        "a number and n, s, e or w",
        lambda r, c, m: [
            *([("arrow", (r, c), (_EXITS[m[2]], int(m[1])))] if m[1] else []),
            *([("circle", (r, c), _COLOURS[m[3]])] if m[3] else []),
        ],
    ),
    Form(
        "centre",
        "[0-3]",
        "0, 1, 2, 3",
        lambda r, c, m: [("centre", (2 * r + int(m[0]) // 2, 2 * c + int(m[0]) % 2), True)],
    ),
    Form("triangle", "5", "5", lambda r, c, m: [("block", (r, c), True)]),
    Form("number", r"\?", "?", lambda r, c, m: [("unknown", (r, c), True)]),
    Form("circle", "[w1b2]", "w, 1, b, 2", lambda r, c, m: [("circle", (r, c), _COLOURS[m[0]])]),
    Form("object", "x", "x", lambda r, c, m: [("object", (r, c), True)]),
    Form("block", "[x@]", "x, @", lambda r, c, m: [("block", (r, c), True)]),
    Form("number", _N, "a number", lambda r, c, m: [("number", (r, c), int(m[0]))]),
)
"""The forms of a problem's cells; the first that fits counts."""
_REPEATING = frozenset({"symbol", "triangle"})
"""The kinds of a solution whose text may repeat the problem's signs."""
_SOLUTION = (
    Form("symbol", "[ox]", "o, x", lambda r, c, m: [("symbol", (r, c), True)]),
    Form("shaded", "[xLITS]", "x, L, I, T, S", lambda r, c, m: [("shaded", (r, c), True)]),
    Form(
        "link",
        "[nsew]+",
        "exits of a cell",
        lambda r, c, m: [("link", canonical_edge(r, c, _EXITS[way]), True) for way in m[0]],
    ),
    Form(
        "links",
        "[12ab]",
        "1, 2, a, b",
        lambda r, c, m: [
            ("links", canonical_edge(r, c, side), 1 if m[0] in "1a" else 2)
            for side in (("left", "right") if m[0] in "12" else ("top", "bottom"))
        ],
    ),
    Form("edge", "x", "x", lambda r, c, m: [("inside", (r, c), True)]),
    Form("diagonal", "/", "/", lambda r, c, m: [("diagonal", (r, c), "up")]),
    Form("diagonal", r"\\", "\\", lambda r, c, m: [("diagonal", (r, c), "down")]),
    Form(
        "triangle",
        "[ns][ew]",
        "nw, ne, sw, se",
        lambda r, c, m: [("triangle", (r, c), _RIGHT_ANGLES[m[0]])],
    ),
    Form("solution", _N, "a number", lambda r, c, m: [("solution", (r, c), int(m[0]))]),
    *(Form(kind, ".*", "", lambda r, c, m: []) for kind in sorted(_REPEATING)),
)
"""The forms of a solution's cells likewise."""


def read_cells(sheet: Sheet, cells: _Cells, forms: Iterable[Form]) -> Contents:
    """Return the things that cells show, each by the first form that its text has.

    A text without a form, a link off the board, and a value that contradicts another cell raise
    ProgramError.
    """
    contents: Contents = {}
    forms = list(forms)
    for place, (text, at) in cells.items():
        matches = ((form, re.fullmatch(form.pattern, text)) for form in forms)
        form, match = next(((form, m) for form, m in matches if m), (None, None))
        things = [*form.read(*place, match)] if form and match else []
        links = (spot for kind, spot, _ in things if kind == "link")
        if form is None or any(_leaves_board(link, sheet) for link in links):
            expected = ", ".join(form.expected for form in forms if form.expected)
            sheet.source.fail(f"expected {expected} or - instead of {text!r}", at)
        for kind, spot, value in things:
            if contents.setdefault(kind, {}).setdefault(spot, value) != value:
                sheet.source.fail(f"{text!r} contradicts another cell", at)
    return contents


def _leaves_board(link: Edge, sheet: Sheet) -> bool:
    """Return True if a link leads off the board."""
    row, col, side = link
    is_last = row == sheet.rows if side == "bottom" else col == sheet.cols
    return side in FIRST or is_last


# ---- Problems and solutions ------------------------------------------------------------------

_IN_CELLS = frozenset(
    {"number", "solution", "circle", "object", "sum", "arrow", "cage", "centre", "vertex"}
)
WHITE, INSIDE = "white", "inside"
"""The styles of a solution: x for white cells, or x inside a loop."""


class SheetReader(NamedTuple):
    """Reads the sheets of a puzzle, as its kinds and the style of its solutions demand."""

    kinds: frozenset[str]
    style: str = ""

    @property
    def has_runs(self) -> bool:
        """True if a problem has nothing but runs: a line of text for each column, then row."""
        return "outside" in self.kinds and not self.sides

    @property
    def sides(self) -> Sequence[str]:
        """The sides whose numbers stand in a line of text each before the cells; perhaps none."""
        if "outside" not in self.kinds:
            return ()
        return FIRST if "object" in self.kinds else ALL if "number" in self.kinds else ()

    @property
    def has_cells(self) -> bool:
        """True if a problem needs rows of cells; blocks of a puzzle with areas need none."""
        more = {"block"} if not self.area_kind else set()
        return bool((_IN_CELLS | more) & self.kinds)

    @property
    def area_kind(self) -> str:
        """The kind, area or cage, of the rows behind the cells or instead of them; "" for none."""
        return "cage" if "cage" in self.kinds else "area" if "area" in self.kinds else ""

    def read_board(self, sheet: Sheet) -> Diagram:
        """Return the board of a problem's sheet; a mistake raises ProgramError with its place."""
        board = Diagram(sheet.rows, sheet.cols)
        if "vertex" in self.kinds:
            sheet = sheet._replace(rows=sheet.rows + 1, cols=sheet.cols + 1)
            sheet.check_length(sheet.rows)
            return board.add(read_cells(sheet, sheet.filled_cells(), self.list_problem_forms()))
        if self.has_runs:
            sheet.check_length(sheet.rows + sheet.cols)
            lines = zip(board.lines(FIRST), sheet.lines, strict=True)
            runs = {
                (*line, k): sheet.source.parse_number(text, at)
                for line, tokens in lines
                for k, (text, at) in enumerate(tokens, 1)
            }
            return board.put(outside=runs)
        first = len(self.sides)
        areas_at = first + sheet.rows
        needed = areas_at + sheet.rows * (self.area_kind == "cage")
        sheet.check_length(*{needed, areas_at + sheet.rows * bool(self.area_kind)})
        outside: dict[Beside, int] = {}
        for tokens, side in zip(sheet.lines, self.sides, strict=False):
            beside = board.lines([side])
            if len(tokens) != len(beside):
                words = f"expected {len(beside)} numbers instead of {len(tokens)}"
                sheet.source.fail(words, tokens[0][1])
            for spot, (text, at) in zip(beside, tokens, strict=True):
                if text not in _EMPTY:
                    outside[*spot, 1] = sheet.source.parse_number(text, at)
        board = board.put(outside=outside)
        if "count" in self.kinds:
            board = _read_count(sheet, board, may_be_crossed=bool(self.sides))
        has_cells = len(sheet.lines) > areas_at or self.has_cells
        if self.area_kind and (len(sheet.lines) > areas_at or not has_cells):
            rows = sheet.all_cells(areas_at if has_cells else first)
            names = {place: text for place, (text, _) in rows.items()}
            holes = [place for place, name in names.items() if name in "@#" and not has_cells]
            areas = renumber_areas({place: n for place, n in names.items() if place not in holes})
            board = board.put(block=dict.fromkeys(holes, True), **{self.area_kind: areas})
        if not has_cells:
            return board
        cells = sheet.filled_cells(first)
        if "sum" in self.kinds:
            white = {place for place, (text, _) in cells.items() if text == "0"}
            blocks = [place for place in board.places if place not in white]
            board = board.put(block=dict.fromkeys(blocks, True))
        if "cage" in self.kinds:
            cells = self.move_results(sheet, cells, board["cage"])
        contents = read_cells(sheet, cells, self.list_problem_forms())
        alone = "add" if {"area", "boxes"} & self.kinds else "any"
        targets = contents.get("target", {}).items()
        contents["target"] = {place: (how or alone, result) for place, (how, result) in targets}
        return board.add(contents)

    def list_problem_forms(self) -> list[Form]:
        """Return the forms of a problem's cells."""
        kinds = self.kinds | ({"number"} if "solution" in self.kinds else set())
        alone = {kind for kind in _ALONE if kind in kinds}
        chosen = {min(alone, key=_ALONE.index)} if alone else kinds
        return [form for form in _PROBLEM if form.kind in chosen]

    def move_results(self, sheet: Sheet, cells: _Cells, cages: Mapping[Place, int]) -> _Cells:
        """Return the results of cages in their first cells; ProgramError: a cage has two."""
        first = first_cells(cages)
        moved: _Cells = {}
        for place, token in cells.items():
            if moved.setdefault(first[cages[place]], token) != token:
                sheet.source.fail("this cage has a number already", token[1])
        return moved

    def read_solution(self, sheet: Sheet, board: Diagram) -> Diagram:
        """Return the board with the solution of a sheet; a mistake raises ProgramError."""
        cells = sheet.filled_cells()
        if self.style == WHITE:
            black = dict.fromkeys((place for place in board.places if place not in cells), True)
            return replace(board.put(shaded=black), is_solved=True)
        if "edge" in self.kinds and self.style != INSIDE:
            borders = {
                (*cell, side): True
                for cell, side, other in list_neighbours(sheet.rows, sheet.cols)
                if cell in cells and other in cells and cells[cell][0] != cells[other][0]
            }
            return replace(board.put(edge=borders), is_solved=True)
        if _REPEATING & self.kinds:
            given = {**board["block"], **board["object"], **board["number"]}
            cells = {place: token for place, token in cells.items() if place not in given}
        contents = read_cells(sheet, cells, (f for f in _SOLUTION if f.kind in self.kinds))
        inside: Mapping[Place, Any] = contents.pop("inside", {})
        loop: set[Edge] = set()
        for place in inside:  # an edge between two cells inside the loop is removed again
            loop ^= {canonical_edge(*place, side) for side in ALL}
        return replace(board.put(**contents, edge=dict.fromkeys(loop, True)), is_solved=True)


def _read_count(sheet: Sheet, board: Diagram, *, may_be_crossed: bool) -> Diagram:
    """Return the board with the number behind its size as its count; ProgramError without one.

    With `may_be_crossed` a D may follow, which sets the flag `diagonals`, and a number equal to the
    rows is no count.
    """
    crosses = [(), ("D",)] if may_be_crossed else [()]
    if not sheet.more or not is_number(sheet.more[0]) or sheet.more[1:] not in crosses:
        sheet.fail(f"`N N {'K` or `N N K D' if may_be_crossed else 'S'}` in the first line")
    number = sheet.source.parse_number(sheet.more[0])
    if not may_be_crossed:
        return board.put(count=place_on_whole_board(number))
    count = number if number != sheet.rows else None
    flags = {"diagonals": sheet.more[1:] == ("D",)}
    return replace(board.put(count=place_on_whole_board(count)), flags=flags)


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
