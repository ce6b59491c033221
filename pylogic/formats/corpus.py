"""JSON corpora: name -> {"problem": text, "solution": text}. Corpora are read, never written.

The puzzles may stand under "data", beside anything else, as in published data sets.
A text is a first line `rows cols`, then lines of cells apart by blanks; `-` and `.` are empty.
What the cells say, in a problem and then in its solution, is told by the codec of `about`:

numbers      numbers, ? unknown; perhaps so many rows of areas. Solution: x black, numbers
inside       numbers. Solution: x inside the loop
circles      w or 1 white, b or 2 black. Solution: the two exits of a cell, ns ew ne nw se sw
walls        x not played in, numbers. Solution: o a sign
objects      a line of counts of the columns, one of the rows; x an object. Solution: o a sign
runs         a line for each column, then for each row. Solution: x black
heights      `N N K`, perhaps D: both diagonals; lines top, bottom, left, right. Solution: numbers
sums         0 white, - black, `down,across` the sums behind a black cell. Solution: numbers
cages        sums, then rows of cages. Solution: numbers
operations   numbers with + - * x / or none, then rows of cages. Solution: numbers
stars        `N N S`; areas, @ or # not played in. Solution: x a sign
pieces       areas, @ or # not played in. Solution: x, or the letter of its piece, black
lines        numbers, perhaps so many rows of areas. Solution: the exits of a cell
borders      numbers. Solution: names of areas
centres      0 in the middle of the cell, 1 of its right side, 2 of its bottom side, 3 at the
             corner between these. Solution: names of areas
white        numbers. Solution: x white
diagonals    a row and a column more of numbers, where cells meet. Solution: / and \\
triangles    x not played in, numbers. Solution: nw ne sw se, the corner of a right angle
arrows       a number and n s e w, @ not played in. Solution: exits, x black
castle       the same, then o white or x black, or these alone. Solution: exits
bridges      numbers. Solution: 1 or 2 lines across, a or b one or two lines down
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
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
    numbered,
    whole,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import text_of
from pylogic.rules.symbols import Beside, Edge, Place, canonical
from pylogic.rules.vocabulary import CORNERS

_SHAPE = '{"problem": "rows cols ...", "solution": ...}'


def entries(path: Path, limits: Limits = NO_LIMITS) -> dict[str, str | ProgramError]:
    """The texts of the puzzles of a corpus by name, which `read` reads; or why there is none.

    Raises:
        NotFoundError: there is no such file.
        ProgramError: the file is no corpus.
    """
    document = _document(path, limits)
    inner = document.get("data") if isinstance(document, dict) else None
    found = inner if isinstance(inner, dict) and not _is_entry(inner) else document
    if not isinstance(found, dict) or not (any(map(_is_entry, found.values())) or not found):
        words = 'no corpus: expected {name: {"problem": "rows cols ..."}, ...}'
        raise ProgramError(Problem(words, str(path)))
    return {
        name: json.dumps(entry)
        if _is_entry(entry)
        else ProgramError(Problem(f"no puzzle of a corpus: expected {_SHAPE}", f"{path}#{name}"))
        for name, entry in found.items()
    }


def matches(text: str) -> bool:
    """Whether a text may be a puzzle of a corpus."""
    return text.lstrip()[:1] == "{" and '"problem"' in text


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a puzzle of a corpus.

    Raises:
        ProgramError: says what is wrong and where.
    """
    style = games[0].style if games else ""
    try:
        told = json.loads(source.text)
        problem, solution = told["problem"], told.get("solution")
    except (ValueError, AttributeError, TypeError, KeyError, RecursionError):
        source.fail(f"no puzzle of a corpus: expected {_SHAPE}")
    for text in (problem, solution):
        if not isinstance(text, str | None) or problem is None:
            source.fail("the problem is no text: expected `rows cols`, then rows of cells")
    # A solution that nobody knows is an empty text.
    answer = Source(solution, f"{source.name} (solution)") if (solution or "").strip() else None
    return Found(board_of(Source(problem, source.name), answer, style))


def without_solution(text: str) -> str | None:
    """A puzzle of a corpus without its solution; None if it has none, or is none."""
    if not matches(text):
        return None
    try:
        told = json.loads(text)
        return None if told.pop("solution", None) is None else json.dumps(told)
    except (ValueError, AttributeError, TypeError, RecursionError):
        return None


def _is_entry(value: object) -> bool:
    return isinstance(value, dict) and "problem" in value


def _document(path: Path, limits: Limits) -> object:
    text = text_of(path, limits)
    try:
        return json.loads(text, object_pairs_hook=_with_all)
    except json.JSONDecodeError as error:
        is_short = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        why = "it ends early" if is_short else error.msg
        place = Problem(f"this is no JSON: {why}", str(path), error.lineno, error.colno)
        raise ProgramError(place) from None
    except (ValueError, RecursionError):  # a number of thousands of digits, or nested too deeply
        raise ProgramError(Problem("this JSON is too large to be read", str(path))) from None


def _with_all(pairs: Sequence[tuple[str, object]]) -> dict[str, object]:
    """An object that has all of its entries: the second one that is called X is X-2."""
    found: dict[str, object] = {}
    numbers: dict[str, Iterator[int]] = {}
    for name, value in pairs:
        free = name
        while free in found:
            free = f"{name}-{next(numbers.setdefault(name, count(2)))}"
        found[free] = value
    return found


# ---- What the texts say ---------------------------------------------------------------------

Token = tuple[str, int]
"""A word, and where it stands."""
_Cells = dict[Place, Token]
_EMPTY = ("-", ".")


class Sheet(NamedTuple):
    """A text whose first line has been read."""

    source: Source
    rows: int
    cols: int
    more: tuple[str, ...]
    """What stands in the first line behind the size."""
    lines: tuple[tuple[Token, ...], ...]

    def cells(self, first: int = 0) -> _Cells:
        """The cells that are not empty, of the board that begins at a line."""
        found = self.board(first)
        return {place: token for place, token in found.items() if token[0] not in _EMPTY}

    def board(self, first: int = 0) -> _Cells:
        """All cells of the board that begins at a line."""
        lines = self.lines[first : first + self.rows]
        if len(lines) < self.rows or any(len(line) != self.cols for line in lines):
            self.fail(f"behind `{self.rows} {self.cols}` rows of {self.cols} cells")
        return {(r, c): token for r, line in enumerate(lines, 1) for c, token in enumerate(line, 1)}

    def check_length(self, *lengths: int) -> None:
        """Whether there are so many lines below the first one.

        Raises:
            ProgramError: there are not.
        """
        if len(self.lines) not in lengths:
            self.fail(f"behind `{self.rows} {self.cols}` {' or '.join(map(str, lengths))} lines")

    def fail(self, words: str) -> NoReturn:
        """Say what was expected of the whole text."""
        raise ProgramError(Problem(f"expected {words}", self.source.name))


def board_of(problem: Source, solution: Source | None, style: str) -> Diagram:
    """A problem, and perhaps its solution, that a codec knows to read.

    Raises:
        ProgramError: says what is wrong and where.
    """
    codec = CODECS[style or "numbers"]
    sheet = _sheet(problem)
    found = codec.board(sheet)
    if solution is None:
        return found
    answer = _sheet(solution)
    if (answer.rows, answer.cols) != (sheet.rows, sheet.cols):
        solution.fail(f"the solution is one of another size: expected {sheet.rows} {sheet.cols}")
    answer.check_length(answer.rows)
    return codec.solved(answer, found)


def _sheet(source: Source) -> Sheet:
    lines = list(_lines(source.text))
    words = [text for text, _ in lines[0]] if lines else []
    if len(words) < 2 or not all(map(is_number, words[:2])):
        source.fail("expected `rows cols`, then rows of cells")
    rows, cols = (source.number(text) for text in words[:2])
    source.size(rows, cols)
    return Sheet(source, rows, cols, tuple(words[2:]), tuple(lines[1:]))


def _lines(text: str) -> Iterator[tuple[Token, ...]]:
    for line in re.finditer(r"[^\n]*\S[^\n]*", text):
        yield tuple((m[0], line.start() + m.start()) for m in re.finditer(r"\S+", line[0]))


# ---- What stands in a cell -------------------------------------------------------------------


Cells = Callable[[Sheet, Diagram, _Cells], Diagram]
"""Adds what the cells that are not empty say to what is known of the board."""


Signs = Mapping[str, tuple[str, Any]]
"""The kind and the value of a thing, by the sign for it."""


def _signs(signs: Signs, numbers: str = "", *, repeats: bool = False) -> Cells:
    """Signs, and numbers of a kind; with `repeats` others only repeat what the problem says."""

    def read(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
        said: dict[str, dict[Place, Any]] = {}
        for place, (text, at) in cells.items():
            if text in signs:
                kind, value = signs[text]
                said.setdefault(kind, {})[place] = value
            elif numbers:
                said.setdefault(numbers, {})[place] = sheet.source.number(text, at)
            elif not repeats:
                words = f"expected {', '.join(signs)} or - instead of {text!r}"
                sheet.source.fail(words, at)
        return board.add(said)

    return read


def _read_sums(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
    sums: dict[tuple[int, int, str], int] = {}
    white = {place for place, (text, _) in cells.items() if text == "0"}
    for (row, col), (text, at) in cells.items():
        down, comma, across = text.partition(",")
        if text != "0" and not comma:
            sheet.source.fail(f"expected 0, - or `down,across` instead of {text!r}", at)
        for direction, digits in (("down", down), ("across", across)) if comma else ():
            if digits:
                sums[row, col, direction] = sheet.source.number(digits, at)
    return board.put(block={p: True for p in board.places if p not in white}, sum=sums)


def _targets(signs: dict[str, str]) -> Cells:
    """Numbers of cages, each in some cell of its cage, and signs for operations behind them."""

    def read(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
        first = first_cells(board["cage"])
        targets: dict[Place, Target] = {}
        for place, (text, at) in cells.items():
            told = re.fullmatch(r"([0-9]+)([-+*x/:]?)", text)
            if told is None:
                sheet.source.fail(f"expected a number and + - * / instead of {text!r}", at)
            cell = first[board["cage"][place]]
            if cell in targets:
                sheet.source.fail("this cage has a number already", at)
            targets[cell] = signs.get(told[2], "add"), sheet.source.number(told[1], at)
        return board.put(target=targets)

    return read


def _read_inside(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
    for text, at in cells.values():
        if text != "x":
            sheet.source.fail(f"expected x or - instead of {text!r}", at)
    edges = (
        canonical(*place, side)
        for place in cells
        for side, near in _near(*place).items()
        if near not in cells
    )
    return board.put(edge=dict.fromkeys(edges, True))


def _near(r: int, c: int) -> dict[str, Place]:
    return {"top": (r - 1, c), "right": (r, c + 1), "bottom": (r + 1, c), "left": (r, c - 1)}


_EXITS = {"n": "top", "s": "bottom", "e": "right", "w": "left"}


def _read_exits(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
    """The exits of cells; x is a black one."""
    links: set[Edge] = set()
    black = {place for place, (text, _) in cells.items() if text == "x"}
    for place, (text, at) in cells.items():
        if place in black:
            continue
        for letter in text:
            side = _EXITS.get(letter, "")
            near = _near(*place).get(side, (0, 0))
            if not (1 <= near[0] <= sheet.rows and 1 <= near[1] <= sheet.cols):
                sheet.source.fail(f"no exits of a cell: {text!r}", at)
            links.add(canonical(*place, side))
    return board.put(link=dict.fromkeys(links, True), shaded=dict.fromkeys(black, True))


def _read_borders(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
    """Areas of an answer: the lines between them, since their names say nothing."""
    names = {place: text for place, (text, _) in cells.items()}
    pairs = ((place, side, _near(*place)[side]) for place in names for side in ("right", "bottom"))
    edges = {(*at, side) for at, side, near in pairs if near in names and names[near] != names[at]}
    return board.put(edge=dict.fromkeys(edges, True))


_CENTRES = {"0": (0, 0), "1": (0, 1), "2": (1, 0), "3": (1, 1)}


def _read_centres(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
    strange = next(((text, at) for text, at in cells.values() if text not in _CENTRES), None)
    if strange:
        sheet.source.fail(f"expected 0, 1, 2 or 3 instead of {strange[0]!r}", strange[1])
    steps = ((place, _CENTRES[text]) for place, (text, _) in cells.items())
    return board.put(centre={(2 * r + y, 2 * c + x): True for (r, c), (y, x) in steps})


def _read_white(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
    return board.put(shaded={place: True for place in board.places if place not in cells})


def _arrows(colours: Mapping[str, str], blank: str) -> Cells:
    """Numbers with the side that they point to, and colours; `blank` is not played in."""
    ways, marks = "".join(_EXITS), "|".join([*colours, ""])

    def read(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
        blocks: dict[Place, bool] = {}
        arrows: dict[Place, tuple[str, int]] = {}
        circles: dict[Place, str] = {}
        for place, (text, at) in cells.items():
            told = re.fullmatch(rf"(?:([0-9]+)([{ways}]))?({marks})", text)
            if text == blank:
                blocks[place] = True
            elif told is None:
                sheet.source.fail(f"expected a number and n, s, e or w instead of {text!r}", at)
            else:
                if told[1]:
                    arrows[place] = _EXITS[told[2]], sheet.source.number(told[1], at)
                if told[3]:
                    circles[place] = colours[told[3]]
        return board.put(block=blocks, arrow=arrows, circle=circles)

    return read


_BRIDGES = {"1": (1, "left", "right"), "2": (2, "left", "right")} | {
    "a": (1, "top", "bottom"),
    "b": (2, "top", "bottom"),
}


def _read_bridges(sheet: Sheet, board: Diagram, cells: _Cells) -> Diagram:
    bridges: dict[Edge, int] = {}
    for place, (text, at) in cells.items():
        if text not in _BRIDGES:
            sheet.source.fail(f"expected 1, 2, a, b or - instead of {text!r}", at)
        count, *sides = _BRIDGES[text]
        bridges |= {canonical(*place, side): count for side in map(str, sides)}
    return board.put(links=bridges)


# ---- Codecs ----------------------------------------------------------------------------------


class Codec(NamedTuple):
    """How the texts of a puzzle are read."""

    problem: Cells | None
    """None where the text has no rows of cells."""
    solution: Cells
    sides: tuple[str, ...] = ()
    """A line of numbers for each of these sides stands before the cells."""
    areas: str = ""
    """The kind of the rows of areas behind the cells, if there are some."""
    may_miss: bool = False
    """Whether the areas may be missing."""
    more: Callable[[Sheet, Diagram], Diagram] = lambda _sheet, board: board
    """Adds what the first line says besides."""
    beside: Callable[[Sheet], dict[Beside, int]] | None = None
    """Reads a text that has only numbers beside the board."""
    is_corners: bool = False
    """Whether the rows are those of the places where cells meet, one more each way."""

    def board(self, sheet: Sheet) -> Diagram:
        """The board that a problem is.

        Raises:
            ProgramError: says what is wrong and where.
        """
        board = Diagram(sheet.rows, sheet.cols)
        if self.is_corners and self.problem:
            sheet = sheet._replace(rows=sheet.rows + 1, cols=sheet.cols + 1)
            sheet.check_length(sheet.rows)
            cells = {(r - 1, c - 1): token for (r, c), token in sheet.cells().items()}
            return self.problem(sheet, board, cells)
        if self.beside is not None:
            return board.put(outside=self.beside(sheet))
        first = len(self.sides)
        end = first + (sheet.rows if self.problem else 0)
        lengths = [end] if self.may_miss or not self.areas else []
        sheet.check_length(*lengths, *([end + sheet.rows] if self.areas else []))
        told = [_beside(sheet, side, line) for line, side in enumerate(self.sides)]
        board = self.more(sheet, board.put(outside=dict(chain(*told))))
        if self.areas and len(sheet.lines) > end:
            names = {place: text for place, (text, _) in sheet.board(end).items()}
            is_hole = {p: not self.problem and name in "@#" for p, name in names.items()}
            areas = numbered({place: n for place, n in names.items() if not is_hole[place]})
            holes = {place: True for place in names if is_hole[place]}
            board = board.put(block=holes).add({self.areas: areas})
        return self.problem(sheet, board, sheet.cells(first)) if self.problem else board

    def solved(self, sheet: Sheet, board: Diagram) -> Diagram:
        """A board with its solution."""
        return replace(self.solution(sheet, board, sheet.cells()), is_solved=True)


def _beside(sheet: Sheet, side: str, line: int) -> list[tuple[Beside, int]]:
    """Numbers beside the board, one for each of its lines, that stand in a line of the text."""
    places = Diagram(sheet.rows, sheet.cols).lines([side])
    tokens = sheet.lines[line]
    if len(tokens) != len(places):
        sheet.source.fail(f"expected {len(places)} numbers instead of {len(tokens)}", tokens[0][1])
    return [
        ((*place, 1), sheet.source.number(text, at))
        for place, (text, at) in zip(places, tokens, strict=True)
        if text not in _EMPTY
    ]


def _runs(sheet: Sheet) -> dict[Beside, int]:
    sheet.check_length(sheet.rows + sheet.cols)
    lines = Diagram(sheet.rows, sheet.cols).lines(FIRST)
    return {
        (side, line, k): sheet.source.number(text, at)
        for (side, line), tokens in zip(lines, sheet.lines, strict=True)
        for k, (text, at) in enumerate(tokens, 1)
    }


def _highest(sheet: Sheet, board: Diagram) -> Diagram:
    if not sheet.more or not is_number(sheet.more[0]) or sheet.more[1:] not in ((), ("D",)):
        sheet.fail("`N N K` or `N N K D` in the first line")
    highest = sheet.source.number(sheet.more[0])
    count = highest if highest != sheet.rows else None
    flags = {"diagonals": sheet.more[1:] == ("D",)}
    return replace(board.put(count=whole(count)), flags=flags)


def _in_each_line(sheet: Sheet, board: Diagram) -> Diagram:
    if len(sheet.more) != 1 or not is_number(sheet.more[0]):
        sheet.fail("`N N S` in the first line")
    return board.put(count=whole(sheet.source.number(sheet.more[0])))


_COLOURS = dict.fromkeys("w1", ("circle", "white")) | dict.fromkeys("b2", ("circle", "black"))
_OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "x": "mul", "/": "div", ":": "div", "": "any"}
_NUMBERS = _signs({"?": ("unknown", True)}, "number")
_BLACK = _signs({"x": ("shaded", True)}, "solution")
_SIGNS = _signs({"o": ("symbol", True)}, repeats=True)
_TRIANGLES = {
    word: ("triangle", corner)
    for word, corner in zip(("nw", "ne", "sw", "se"), CORNERS, strict=True)
}
_PIECES = _signs({sign: ("shaded", True) for sign in "xLITS"})
CODECS: Mapping[str, Codec] = {
    "numbers": Codec(_NUMBERS, _BLACK, areas="area", may_miss=True),
    "inside": Codec(_NUMBERS, _read_inside),
    "circles": Codec(_signs(_COLOURS), _read_exits),
    "walls": Codec(_signs({"x": ("block", True)}, "number"), _SIGNS),
    "objects": Codec(_signs({"x": ("object", True)}), _SIGNS, FIRST),
    "runs": Codec(None, _BLACK, beside=_runs),
    "heights": Codec(_signs({}, "number"), _BLACK, ALL, more=_highest),
    "sums": Codec(_read_sums, _BLACK),
    "cages": Codec(_targets({}), _BLACK, areas="cage"),
    "operations": Codec(_targets(_OPERATIONS), _BLACK, areas="cage"),
    "stars": Codec(
        None, _signs({"x": ("symbol", True)}, repeats=True), areas="area", more=_in_each_line
    ),
    "pieces": Codec(None, _PIECES, areas="area"),
    "lines": Codec(_NUMBERS, _read_exits, areas="area", may_miss=True),
    "borders": Codec(_NUMBERS, _read_borders),
    "centres": Codec(_read_centres, _read_borders),
    "white": Codec(_NUMBERS, _read_white),
    "diagonals": Codec(
        _signs({}, "vertex"),
        _signs({"/": ("diagonal", "up"), "\\": ("diagonal", "down")}),
        is_corners=True,
    ),
    "triangles": Codec(
        _signs({"x": ("block", True), "5": ("block", True)}, "number"),
        _signs(_TRIANGLES, repeats=True),
    ),
    "arrows": Codec(_arrows({}, "@"), _read_exits),
    "castle": Codec(_arrows({"o": "white", "x": "black"}, "@"), _read_exits),
    "bridges": Codec(_NUMBERS, _read_bridges),
}
"""The codecs by the word of `exchange(corpus, Name, Codec)`."""


FORMAT = Format(
    "corpus",
    "Corpus",
    "a problem and its solution, of a JSON file of many",
    matches,
    read,
    extension=".json",
    styles=tuple(CODECS),
    is_published=True,
)
