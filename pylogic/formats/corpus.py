"""JSON corpora: name -> {"problem": text, "solution": text}. No corpus is written.

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
from itertools import chain, count
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from pylogic.errors import Problem, ProgramError
from pylogic.formats.diagram import (
    ALL,
    FIRST,
    Diagram,
    Format,
    Found,
    Game,
    Source,
    Target,
    first_cells,
    number_areas,
    of_whole_board,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import read_text
from pylogic.rules.symbols import Beside, Edge, Place, canonical_edge
from pylogic.rules.vocabulary import CORNERS

_SHAPE = '{"problem": "rows cols ...", "solution": ...}'


def entries(path: Path, limits: Limits = NO_LIMITS) -> dict[str, str | ProgramError]:
    """Return a corpus's puzzles by name: texts for `read`, or the errors of other entries.

    The second of two with the name X is X-2. A missing file raises NotFoundError, a file that is no
    corpus ProgramError, a limit StoppedError.
    """
    document = _load(path, limits)
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
    """Return True if a text looks like a puzzle of a corpus."""
    return text.lstrip()[:1] == "{" and '"problem"' in text


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a puzzle as a board of the first game, or none without games; ProgramError if broken."""
    if not games:
        return Found(None, lost=("the board, since nothing says which puzzle it is",))
    codec = Codec(games[0].kinds, games[0].style)
    try:
        document = json.loads(source.text)
        problem, solution = document["problem"], document.get("solution")
    except (ValueError, AttributeError, TypeError, KeyError, RecursionError):
        source.fail(f"no puzzle of a corpus: expected {_SHAPE}")
    for text in (problem, solution):
        if not isinstance(text, str | None) or problem is None:
            source.fail("the problem is no text: expected `rows cols`, then rows of cells")
    # A solution that nobody knows is an empty text.
    answer = Source(solution, f"{source.name} (solution)") if (solution or "").strip() else None
    return Found(board_of(Source(problem, source.name), answer, codec))


def _is_entry(value: object) -> bool:
    """Return True if a JSON value is an object with the key "problem"."""
    return isinstance(value, dict) and "problem" in value


def _load(path: Path, limits: Limits) -> object:
    """Return a file's JSON, entries of equal names renamed; ProgramError if it is no JSON."""
    text = read_text(path, limits)
    try:
        return json.loads(text, object_pairs_hook=_keep_duplicates)
    except json.JSONDecodeError as error:
        place = Problem(f"this is no JSON: {error.msg}", str(path), error.lineno, error.colno)
        raise ProgramError(place) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested too deeply
        raise ProgramError(Problem("this JSON is too large to be read", str(path))) from None


def _keep_duplicates(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """Return a JSON object with all of its entries: the second one called X becomes X-2."""
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


class Sheet(NamedTuple):
    """A text: the board's size, and the words of its lines below the first."""

    source: Source
    rows: int
    cols: int
    more: tuple[str, ...]
    """The words in the first line behind the size."""
    lines: tuple[tuple[Token, ...], ...]

    def cells(self, first: int = 0) -> _Cells:
        """Return `all_cells` without those that are empty, - or a dot."""
        cells = self.all_cells(first)
        return {place: token for place, token in cells.items() if token[0] not in _EMPTY}

    def all_cells(self, first: int = 0) -> _Cells:
        """Return {place: token} for the board at `lines[first]`; ProgramError for another size."""
        lines = self.lines[first : first + self.rows]
        if len(lines) < self.rows or any(len(line) != self.cols for line in lines):
            self.fail(f"behind `{self.rows} {self.cols}` rows of {self.cols} cells")
        return {(r, c): token for r, line in enumerate(lines, 1) for c, token in enumerate(line, 1)}

    def check_length(self, *lengths: int) -> None:
        """Raise ProgramError unless one of these counts of lines follows the first line."""
        if len(self.lines) not in lengths:
            self.fail(f"behind `{self.rows} {self.cols}` {' or '.join(map(str, lengths))} lines")

    def fail(self, words: str) -> NoReturn:
        """Raise ProgramError "expected ..." with the form of the whole text, at no line."""
        raise ProgramError(Problem(f"expected {words}", self.source.name))


def board_of(problem: Source, solution: Source | None, codec: Codec) -> Diagram:
    """Return the board of a problem and its solution, if there is one; ProgramError for errors."""
    sheet = _read_sheet(problem)
    board = codec.read_board(sheet)
    if solution is None:
        return board
    answer = _read_sheet(solution)
    if (answer.rows, answer.cols) != (sheet.rows, sheet.cols):
        solution.fail(f"the solution is one of another size: expected {sheet.rows} {sheet.cols}")
    answer.check_length(answer.rows)
    return codec.read_solution(answer, board)


def _read_sheet(source: Source) -> Sheet:
    """Return the text's size and lines but blank ones; ProgramError if no size begins it."""
    lines = [
        tuple((m[0], line.start() + m.start()) for m in re.finditer(r"\S+", line[0]))
        for line in re.finditer(r"[^\n]*\S[^\n]*", source.text)
    ]
    words = [text for text, _ in lines[0]] if lines else []
    if len(words) < 2 or not all(map(is_number, words[:2])):
        source.fail("expected `rows cols`, then rows of cells")
    rows, cols = (source.number(text) for text in words[:2])
    source.size(rows, cols)
    return Sheet(source, rows, cols, tuple(words[2:]), tuple(lines[1:]))


# ---- The signs in a cell ---------------------------------------------------------------------

Signs = Mapping[str, tuple[str, Any]]
"""The kind and the value of a thing, by the sign for it."""
_EXITS = {"n": "top", "s": "bottom", "e": "right", "w": "left"}
_HALVES = {"0": (0, 0), "1": (0, 1), "2": (1, 0), "3": (1, 1)}
_OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "x": "mul", "/": "div", ":": "div"}
_COLOURS = {"o": "white", "x": "black"}
"""The colours of cells with arrows."""
_BRIDGES = {"1": (1, "left", "right"), "2": (2, "left", "right")} | {
    "a": (1, "top", "bottom"),
    "b": (2, "top", "bottom"),
}
_GIVEN: Mapping[str, Mapping[str, Any]] = {
    "unknown": {"?": True},
    "circle": {"w": "white", "1": "white", "b": "black", "2": "black"},
    "block": {"x": True, "@": True},
    "object": {"x": True},
}
"""The signs of a problem by kind."""
_SOLVED: Mapping[str, Mapping[str, Any]] = {
    "shaded": dict.fromkeys("xLITS", True),
    "symbol": {"o": True, "x": True},
    "diagonal": {"/": "up", "\\": "down"},
    "triangle": dict(zip(("nw", "ne", "sw", "se"), CORNERS, strict=True)),
}
"""The signs of a solution by kind."""
_REPEATED = frozenset({"symbol", "triangle"})
"""The kinds of solutions whose texts may repeat the signs of the problem."""


def read_signs(
    sheet: Sheet, cells: _Cells, signs: Signs, numbers: str, *, may_repeat: bool = False
) -> dict[str, dict[Place, Any]]:
    """Return {kind: {place: value}} of signs in cells; other texts are of the kind `numbers`.

    If that is "", other texts raise ProgramError, or are skipped if they may repeat the problem.
    """
    contents: dict[str, dict[Place, Any]] = {}
    for place, (text, at) in cells.items():
        if text in signs:
            kind, value = signs[text]
            contents.setdefault(kind, {})[place] = value
        elif numbers:
            contents.setdefault(numbers, {})[place] = sheet.source.number(text, at)
        elif not may_repeat:
            sheet.source.fail(f"expected {', '.join(signs)} or - instead of {text!r}", at)
    return contents


def read_sums(sheet: Sheet, cells: _Cells) -> dict[tuple[int, int, str], int]:
    """Return {(row, column, direction): sum} of cells `down,across` or 0; ProgramError else."""
    sums: dict[tuple[int, int, str], int] = {}
    for (row, col), (text, at) in cells.items():
        down, comma, across = text.partition(",")
        if text != "0" and not comma:
            sheet.source.fail(f"expected 0, - or `down,across` instead of {text!r}", at)
        for direction, digits in (("down", down), ("across", across)) if comma else ():
            if digits:
                sums[row, col, direction] = sheet.source.number(digits, at)
    return sums


def read_targets(
    sheet: Sheet, cells: _Cells, cages: Mapping[Place, int], alone: str
) -> dict[Place, Target]:
    """Return the operation and result of each cage, at its first cell, from any cell of the cage.

    `alone` is the operation of a result without a sign. ProgramError: a cage has two results, or a
    cell another text.
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
        targets[cell] = _OPERATIONS.get(match[2], alone), sheet.source.number(match[1], at)
    return targets


def read_arrows(sheet: Sheet, cells: _Cells, has_colours: bool) -> dict[str, dict[Place, Any]]:
    """Return {kind: {place: value}} for arrow (side, number), circle and block, which may be empty.

    With `has_colours` o or x may follow an arrow, or stand alone. ProgramError for other texts.
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
            contents["arrow"][place] = _EXITS[match[2]], sheet.source.number(match[1], at)
        if match and match[3]:
            contents["circle"][place] = _COLOURS[match[3]]
    return contents


def _beyond(r: int, c: int) -> dict[str, Place]:
    """Return the cell at each side of a cell, by the side; it may be outside the board."""
    return {"top": (r - 1, c), "right": (r, c + 1), "bottom": (r + 1, c), "left": (r, c - 1)}


def read_inside(sheet: Sheet, cells: _Cells) -> dict[Edge, bool]:
    """Return the edges around the cells marked x, inside a loop; ProgramError for other texts."""
    read_signs(sheet, cells, {"x": ("", True)}, "")
    sides = ((place, side, near) for place in cells for side, near in _beyond(*place).items())
    return {canonical_edge(*place, side): True for place, side, near in sides if near not in cells}


def read_borders(cells: _Cells) -> dict[Edge, bool]:
    """Return the edges between neighbours of `cells` with different names of areas; no others."""
    names = {place: text for place, (text, _) in cells.items()}
    sides = ((place, side) for place in names for side in ("right", "bottom"))
    pairs = ((place, side, _beyond(*place)[side]) for place, side in sides)
    edges = ((*at, side) for at, side, near in pairs if near in names and names[near] != names[at])
    return dict.fromkeys(edges, True)


def read_exits(sheet: Sheet, cells: _Cells) -> dict[Edge, bool]:
    """Return the links that texts such as "ne" list; ProgramError for others, or off the board."""
    links: dict[Edge, bool] = {}
    for place, (text, at) in cells.items():
        for letter in text:
            side = _EXITS.get(letter, "")
            near = _beyond(*place).get(side, (0, 0))
            if not (1 <= near[0] <= sheet.rows and 1 <= near[1] <= sheet.cols):
                sheet.source.fail(f"no exits of a cell: {text!r}", at)
            links[canonical_edge(*place, side)] = True
    return links


def read_bridges(sheet: Sheet, cells: _Cells) -> dict[Edge, int]:
    """Return the count of lines through each side, by signs of bridges; ProgramError for others."""
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


class Codec(NamedTuple):
    """The kinds and the style of a puzzle, which decide how its texts are read."""

    kinds: frozenset[str]
    style: str = ""

    @property
    def has_runs(self) -> bool:
        """True if a problem has only numbers beside the board, a line of text for each line."""
        return "outside" in self.kinds and not self.sides

    @property
    def sides(self) -> Sequence[str]:
        """The sides for each of which a line of numbers stands before the cells; perhaps none."""
        if "outside" not in self.kinds:
            return ()
        return FIRST if "object" in self.kinds else ALL if "number" in self.kinds else ()

    @property
    def has_cells(self) -> bool:
        """True if the puzzle has clues in cells; holes between areas are no clues."""
        more = {"block"} if not self.areas else set()
        return bool((_IN_CELLS | more) & self.kinds)

    @property
    def areas(self) -> str:
        """The kind of the rows of areas behind the cells, or instead of them; "" without areas."""
        return "cage" if "cage" in self.kinds else "area" if "area" in self.kinds else ""

    def read_board(self, sheet: Sheet) -> Diagram:
        """Return the board of a problem; a mistake raises ProgramError with its place."""
        board = Diagram(sheet.rows, sheet.cols)
        if "vertex" in self.kinds:
            sheet = sheet._replace(rows=sheet.rows + 1, cols=sheet.cols + 1)
            sheet.check_length(sheet.rows)
            cells = {(r - 1, c - 1): token for (r, c), token in sheet.cells().items()}
            return board.add(read_signs(sheet, cells, {}, "vertex"))
        if self.has_runs:
            return board.put(outside=_read_runs(sheet))
        first = len(self.sides)
        areas_at = first + sheet.rows
        needed = areas_at + sheet.rows * (self.areas == "cage")
        sheet.check_length(*{needed, areas_at + sheet.rows * bool(self.areas)})
        numbers = [_numbers_beside(sheet, side, line) for line, side in enumerate(self.sides)]
        board = board.put(outside=dict(chain(*numbers)))
        if "count" in self.kinds:
            board = _with_count(sheet, board, may_be_crossed=bool(self.sides))
        has_cells = len(sheet.lines) > areas_at or self.has_cells
        if self.areas and (len(sheet.lines) > areas_at or not has_cells):
            rows = sheet.all_cells(areas_at if has_cells else first)
            names = {place: text for place, (text, _) in rows.items()}
            holes = [place for place, name in names.items() if name in "@#" and not has_cells]
            areas = number_areas({place: n for place, n in names.items() if place not in holes})
            board = board.put(block=dict.fromkeys(holes, True), **{self.areas: areas})
        return self.read_clues(sheet, board, sheet.cells(first)) if has_cells else board

    def read_clues(self, sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
        """Return the board with the clues of a problem's `cells`; ProgramError if broken."""
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
        signs = {s: (k, v) for k, given in _GIVEN.items() if k in kinds for s, v in given.items()}
        if "triangle" in kinds:
            signs["5"] = ("block", True)
        return board.add(read_signs(sheet, cells, signs, numbers))

    def read_solution(self, sheet: Sheet, board: Diagram) -> Diagram:
        """Return the board, solved, with a sheet's solution; a mistake raises ProgramError."""
        cells = sheet.cells()
        if self.style == WHITE:
            black = dict.fromkeys((place for place in board.places if place not in cells), True)
            return replace(board.put(shaded=black), is_solved=True)
        contents: dict[str, Mapping[Any, Any]] = {}
        if "link" in self.kinds:
            black = {place: True for place, (text, _) in cells.items() if text == "x"}
            exits = {place: token for place, token in cells.items() if place not in black}
            contents = {"shaded": black, "link": read_exits(sheet, exits)}
        elif "links" in self.kinds:
            contents = {"links": read_bridges(sheet, cells)}
        elif "edge" in self.kinds:
            is_inside = self.style == INSIDE
            contents = {"edge": read_inside(sheet, cells) if is_inside else read_borders(cells)}
        else:
            may_repeat = bool(_REPEATED & self.kinds)
            given = {**board["block"], **board["object"], **board["number"]} if may_repeat else {}
            cells = {place: token for place, token in cells.items() if place not in given}
            numbers = "solution" if {"solution", "shaded"} & self.kinds else ""
            solved = _SOLVED.items()
            signs = {s: (k, v) for k, some in solved if k in self.kinds for s, v in some.items()}
            contents = {**read_signs(sheet, cells, signs, numbers, may_repeat=may_repeat)}
        return replace(board.put(**contents), is_solved=True)


def _numbers_beside(sheet: Sheet, side: str, line: int) -> list[tuple[Beside, int]]:
    """Return (place, number) for each line at a side that has one, from `sheet.lines[line]`."""
    places = Diagram(sheet.rows, sheet.cols).lines([side])
    tokens = sheet.lines[line]
    if len(tokens) != len(places):
        sheet.source.fail(f"expected {len(places)} numbers instead of {len(tokens)}", tokens[0][1])
    return [
        ((*place, 1), sheet.source.number(text, at))
        for place, (text, at) in zip(places, tokens, strict=True)
        if text not in _EMPTY
    ]


def _read_runs(sheet: Sheet) -> dict[Beside, int]:
    """Return the runs of columns, then of rows, each from a line; ProgramError for other counts."""
    sheet.check_length(sheet.rows + sheet.cols)
    lines = Diagram(sheet.rows, sheet.cols).lines(FIRST)
    return {
        (side, line, k): sheet.source.number(text, at)
        for (side, line), tokens in zip(lines, sheet.lines, strict=True)
        for k, (text, at) in enumerate(tokens, 1)
    }


def _with_count(sheet: Sheet, board: Diagram, *, may_be_crossed: bool) -> Diagram:
    """Return the board with the number behind its size, and a flag for a D, if that is allowed.

    Then a number equal to the rows is left out. Other words, or none, raise ProgramError.
    """
    crosses = [(), ("D",)] if may_be_crossed else [()]
    if not sheet.more or not is_number(sheet.more[0]) or sheet.more[1:] not in crosses:
        sheet.fail(f"`N N {'K` or `N N K D' if may_be_crossed else 'S'}` in the first line")
    number = sheet.source.number(sheet.more[0])
    if not may_be_crossed:
        return board.put(count=of_whole_board(number))
    count = number if number != sheet.rows else None
    flags = {"diagonals": sheet.more[1:] == ("D",)}
    return replace(board.put(count=of_whole_board(count)), flags=flags)


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
