"""JSON corpora: {name: {"problem": text, "solution": text}}. They are only read.

The puzzles may stand under "data", beside anything else, as in published data sets.
A text is a first line `rows cols`, then lines of cells separated by blanks; `-` and `.` are empty.
The kinds of things that a puzzle has (`board(Kind, Predicate)`) decide the meaning of the cells:

number, unknown   numbers, ?
circle            w or 1 white, b or 2 black
block             x or @, and 5 in a puzzle of triangles
object            x
sum               0 white, - black, `down,across` the sums behind a black cell
arrow             a number and n s e w; with circle then o white or x black, or these alone
centre            0 in the middle of the cell, 1 of its right side, 2 of its bottom side, 3 at the
                  corner between these
vertex            numbers, a row and a column more, where cells meet
outside           before the cells lines of numbers: above the columns and left of the rows, with
                  number also below and right; without other clues all numbers of a line in a row
cage, target      numbers with + - * x / or none, then rows of cages
area              so many rows of areas, perhaps behind the cells; without cells @ or # is a block
count             a number behind the size, for which rows of numbers may have a D: both diagonals

A solution has shaded x or the letter of a piece (`white`: x is a white cell), solution numbers,
symbol o, or x where the problem has nothing, link the exits of a cell, links 1 or 2 lines across, a
or b down, edge the names of areas (`inside`: x inside the loop), diagonal / and \\, triangle nw ne
sw se, the corner of a right angle.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
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
    Target,
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


# ---- The signs in a cell ---------------------------------------------------------------------

Signs = Mapping[str, tuple[str, Any]]
"""{sign in a cell: (kind, value)}."""
_EXITS = {"n": "top", "s": "bottom", "e": "right", "w": "left"}
_HALVES = {"0": (0, 0), "1": (0, 1), "2": (1, 0), "3": (1, 1)}
_OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "x": "mul", "/": "div", ":": "div"}
_COLOURS = {"o": "white", "x": "black"}
"""The colours of cells with arrows, by their letters."""
_BRIDGES = {"1": (1, "left", "right"), "2": (2, "left", "right")} | {
    "a": (1, "top", "bottom"),
    "b": (2, "top", "bottom"),
}
_PROBLEM_SIGNS: Mapping[str, Mapping[str, Any]] = {
    "unknown": {"?": True},
    "circle": {"w": "white", "1": "white", "b": "black", "2": "black"},
    "block": {"x": True, "@": True},
    "object": {"x": True},
}
"""{kind: {sign in a problem: value}}."""
_SOLUTION_SIGNS: Mapping[str, Mapping[str, Any]] = {
    "shaded": dict.fromkeys("xLITS", True),
    "symbol": {"o": True, "x": True},
    "diagonal": {"/": "up", "\\": "down"},
    "triangle": dict(zip(("nw", "ne", "sw", "se"), CORNERS, strict=True)),
}
"""{kind: {sign in a solution: value}}."""
_REPEATING = frozenset({"symbol", "triangle"})
"""The kinds of a solution whose text may repeat the problem's signs."""


def _choose_signs(
    table: Mapping[str, Mapping[str, Any]], kinds: frozenset[str]
) -> dict[str, tuple[str, Any]]:
    """Return {sign: (kind, value)} for the given kinds of a table {kind: {sign: value}}."""
    chosen = {kind: signs for kind, signs in table.items() if kind in kinds}
    return {sign: (kind, v) for kind, signs in chosen.items() for sign, v in signs.items()}


def read_signs(
    sheet: Sheet, cells: _Cells, signs: Signs, numbers: str, *, may_repeat: bool = False
) -> dict[str, dict[Place, Any]]:
    """Return {kind: {place: value}} of cells; texts that are no sign are numbers of kind `numbers`.

    If `numbers` is "", such texts raise ProgramError, or are skipped with `may_repeat`.
    """
    contents: dict[str, dict[Place, Any]] = {}
    for place, (text, at) in cells.items():
        if text in signs:
            kind, value = signs[text]
            contents.setdefault(kind, {})[place] = value
        elif numbers:
            contents.setdefault(numbers, {})[place] = sheet.source.parse_number(text, at)
        elif not may_repeat:
            sheet.source.fail(f"expected {', '.join(signs)} or - instead of {text!r}", at)
    return contents


def read_sums(sheet: Sheet, cells: _Cells) -> dict[tuple[int, int, str], int]:
    """Return {(row, column, way): sum} of cells `down,across`; ProgramError for other texts.

    A text 0 is a white cell.
    """
    sums: dict[tuple[int, int, str], int] = {}
    for (row, col), (text, at) in cells.items():
        down, comma, across = text.partition(",")
        if text != "0" and not comma:
            sheet.source.fail(f"expected 0, - or `down,across` instead of {text!r}", at)
        for direction, digits in (("down", down), ("across", across)) if comma else ():
            if digits:
                sums[row, col, direction] = sheet.source.parse_number(digits, at)
    return sums


def read_targets(
    sheet: Sheet, cells: _Cells, cages: Mapping[Place, int], alone: str
) -> dict[Place, Target]:
    """Return {first cell of a cage: (operation, result)}; the text may stand in any of its cells.

    `alone` is the operation of a result without a sign. ProgramError: a cage has two results, or a
    cell has another text.
    """
    first = first_cells(cages)
    targets: dict[Place, Target] = {}
    for place, (text, at) in cells.items():
        match = re.fullmatch(r"([0-9]+)([-+*x/:]?)", text)
        if match is None:
            sheet.source.fail(f"expected a number and + - * / instead of {text!r}", at)
        cell = first[cages[place]]
        if cell in targets:
            sheet.source.fail("this cage has a number already", at)
        targets[cell] = _OPERATIONS.get(match[2], alone), sheet.source.parse_number(match[1], at)
    return targets


def read_arrows(sheet: Sheet, cells: _Cells, has_colours: bool) -> dict[str, dict[Place, Any]]:
    """Return {kind: {place: value}} for the kinds arrow, circle and block.

    With `has_colours` an o or x for a circle may follow an arrow, or stand alone. Other texts raise
    ProgramError.
    """
    contents: dict[str, dict[Place, Any]] = {"block": {}, "arrow": {}, "circle": {}}
    colours = "|".join([*_COLOURS, ""] if has_colours else [""])
    for place, (text, at) in cells.items():
        match = re.fullmatch(rf"(?:([0-9]+)([{''.join(_EXITS)}]))?({colours})", text)
        if text == "@":
            contents["block"][place] = True
        elif match is None:
            sheet.source.fail(f"expected a number and n, s, e or w instead of {text!r}", at)
        if match and match[1]:
            contents["arrow"][place] = _EXITS[match[2]], sheet.source.parse_number(match[1], at)
        if match and match[3]:
            contents["circle"][place] = _COLOURS[match[3]]
    return contents


def read_loop(sheet: Sheet, cells: _Cells) -> dict[Edge, bool]:
    """Return the edges of the loop around the cells marked x; ProgramError for other texts."""
    read_signs(sheet, cells, {"x": ("", True)}, "")
    edges: set[Edge] = set()
    for place in cells:  # an edge between two cells inside the loop is removed again
        edges ^= {canonical_edge(*place, side) for side in ALL}
    return dict.fromkeys(edges, True)


def read_area_borders(sheet: Sheet, cells: _Cells) -> dict[Edge, bool]:
    """Return the edges between neighbouring cells whose texts, names of areas, differ."""
    names = {place: text for place, (text, _) in cells.items()}
    return {
        (*cell, side): True
        for cell, side, other in list_neighbours(sheet.rows, sheet.cols)
        if cell in names and other in names and names[cell] != names[other]
    }


def read_links(sheet: Sheet, cells: _Cells) -> dict[Edge, bool]:
    """Return the links through the sides that texts such as "ne" list; ProgramError for others."""
    inner = {(*cell, side) for cell, side, _ in list_neighbours(sheet.rows, sheet.cols)}
    links: dict[Edge, bool] = {}
    for place, (text, at) in cells.items():
        for letter in text:
            link = canonical_edge(*place, _EXITS.get(letter, ""))
            if link not in inner:
                sheet.source.fail(f"no exits of a cell: {text!r}", at)
            links[link] = True
    return links


def read_bridges(sheet: Sheet, cells: _Cells) -> dict[Edge, int]:
    """Return {edge: 1 or 2 lines} for the signs of bridges; ProgramError for other texts."""
    bridges: dict[Edge, int] = {}
    for place, (text, at) in cells.items():
        if text not in _BRIDGES:
            sheet.source.fail(f"expected 1, 2, a, b or - instead of {text!r}", at)
        count, *sides = _BRIDGES[text]
        bridges |= {canonical_edge(*place, side): count for side in map(str, sides)}
    return bridges


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
            cells = {(r - 1, c - 1): token for (r, c), token in sheet.filled_cells().items()}
            return board.add(read_signs(sheet, cells, {}, "vertex"))
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
        return self.read_clues(sheet, board, sheet.filled_cells(first)) if has_cells else board

    def read_clues(self, sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
        """Return the board with the clues in a problem's cells; ProgramError for a mistake."""
        if "sum" in self.kinds:
            white = {place for place, (text, _) in cells.items() if text == "0"}
            blocks = dict.fromkeys((p for p in board.places if p not in white), True)
            return board.put(block=blocks, sum=read_sums(sheet, cells))
        if "cage" in self.kinds:
            alone = "add" if {"area", "boxes"} & self.kinds else "any"
            return board.put(target=read_targets(sheet, cells, board["cage"], alone))
        if "arrow" in self.kinds:
            return board.add(read_arrows(sheet, cells, "circle" in self.kinds))
        if "centre" in self.kinds:
            steps = read_signs(sheet, cells, {n: ("", step) for n, step in _HALVES.items()}, "")
            halves = {(2 * r + y, 2 * c + x): True for (r, c), (y, x) in steps.get("", {}).items()}
            return board.put(centre=halves)
        numbers = "number" if {"number", "solution"} & self.kinds else ""
        kinds = self.kinds | ({"unknown"} if numbers else set())
        signs = _choose_signs(_PROBLEM_SIGNS, kinds)
        if "triangle" in kinds:
            signs["5"] = ("block", True)
        return board.add(read_signs(sheet, cells, signs, numbers))

    def read_solution(self, sheet: Sheet, board: Diagram) -> Diagram:
        """Return the board with the solution of a sheet; a mistake raises ProgramError."""
        cells = sheet.filled_cells()
        if self.style == WHITE:
            black = dict.fromkeys((place for place in board.places if place not in cells), True)
            return replace(board.put(shaded=black), is_solved=True)
        contents: dict[str, Mapping[Any, Any]] = {}
        if "link" in self.kinds:
            black = {place: True for place, (text, _) in cells.items() if text == "x"}
            exits = {place: token for place, token in cells.items() if place not in black}
            contents = {"shaded": black, "link": read_links(sheet, exits)}
        elif "links" in self.kinds:
            contents = {"links": read_bridges(sheet, cells)}
        elif "edge" in self.kinds:
            read_edges = read_loop if self.style == INSIDE else read_area_borders
            contents = {"edge": read_edges(sheet, cells)}
        else:
            may_repeat = bool(_REPEATING & self.kinds)
            given = {**board["block"], **board["object"], **board["number"]} if may_repeat else {}
            cells = {place: token for place, token in cells.items() if place not in given}
            numbers = "solution" if {"solution", "shaded"} & self.kinds else ""
            signs = _choose_signs(_SOLUTION_SIGNS, self.kinds)
            contents = {**read_signs(sheet, cells, signs, numbers, may_repeat=may_repeat)}
        return replace(board.put(**contents), is_solved=True)


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
