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
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import NamedTuple, NoReturn

from pylogic.errors import Problem, ProgramError
from pylogic.formats.diagram import (
    Diagram,
    Format,
    Found,
    Game,
    Source,
    Target,
    first_cells,
    numbered,
)
from pylogic.rules import files
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.source import decoded
from pylogic.rules.symbols import Beside, Edge, Place, canonical

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
        name: json.dumps(entry) if _is_entry(entry) else _no_entry(f"{path}#{name}")
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
    answer = None if solution is None else Source(solution, f"{source.name} (solution)")
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


def _no_entry(name: str) -> ProgramError:
    return ProgramError(Problem(f"no puzzle of a corpus: expected {_SHAPE}", name))


def _document(path: Path, limits: Limits) -> object:
    text = decoded(files.read(path, limits), str(path))
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

_Token = tuple[str, int]
_Cells = dict[Place, _Token]
_EMPTY = ("-", ".")
OPERATIONS = {"+": "add", "-": "sub", "*": "mul", "x": "mul", "/": "div", ":": "div", "": "any"}
COLOURS = {"w": "white", "1": "white", "b": "black", "2": "black"}
_SIDES = ("top", "bottom", "left", "right")
EXITS = {"n": "top", "e": "right", "s": "bottom", "w": "left"}


class Sheet(NamedTuple):
    """A text whose first line has been read."""

    source: Source
    rows: int
    cols: int
    more: tuple[str, ...]
    """What stands in the first line behind the size."""
    lines: tuple[tuple[_Token, ...], ...]

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
    found = codec.problem(sheet)
    if solution is None:
        return found
    answer = _sheet(solution)
    if (answer.rows, answer.cols) != (sheet.rows, sheet.cols):
        solution.fail(f"the solution is one of another size: expected {sheet.rows} {sheet.cols}")
    answer.check_length(answer.rows)
    return replace(codec.solution(answer, found), is_solved=True)


def _sheet(source: Source) -> Sheet:
    lines = list(_lines(source.text))
    words = [text for text, _ in lines[0]] if lines else []
    if len(words) < 2 or not all(map(is_number, words[:2])):
        source.fail("expected `rows cols`, then rows of cells")
    rows, cols = (source.number(text) for text in words[:2])
    source.size(rows, cols)
    return Sheet(source, rows, cols, tuple(words[2:]), tuple(lines[1:]))


def _lines(text: str) -> Iterator[tuple[_Token, ...]]:
    for line in re.finditer(r"[^\n]*\S[^\n]*", text):
        yield tuple((m[0], line.start() + m.start()) for m in re.finditer(r"\S+", line[0]))


# ---- Problems ---------------------------------------------------------------------------


def _numbers(sheet: Sheet) -> Diagram:
    sheet.check_length(sheet.rows, 2 * sheet.rows)
    areas = sheet.board(sheet.rows) if len(sheet.lines) > sheet.rows else {}
    cells = sheet.cells()
    unknown = frozenset(place for place, (text, _) in cells.items() if text == "?")
    told = {place: token for place, token in cells.items() if place not in unknown}
    return Diagram(sheet.rows, sheet.cols, _values(sheet, told), unknown, _names(areas))


def _circles(sheet: Sheet) -> Diagram:
    sheet.check_length(sheet.rows)
    circles = {place: _one_of(sheet, token, COLOURS) for place, token in sheet.cells().items()}
    return Diagram(sheet.rows, sheet.cols, circles=circles)


def _walls(sheet: Sheet) -> Diagram:
    sheet.check_length(sheet.rows)
    cells = sheet.cells()
    walls = frozenset(place for place, (text, _) in cells.items() if text == "x")
    told = {place: token for place, token in cells.items() if place not in walls}
    return Diagram(sheet.rows, sheet.cols, _values(sheet, told), blocks=walls)


def _objects(sheet: Sheet) -> Diagram:
    sheet.check_length(2 + sheet.rows)
    outside = _beside(sheet, "top", 0) | _beside(sheet, "left", 1)
    cells = sheet.cells(2)
    objects = frozenset(place for place, token in cells.items() if _one_of(sheet, token, {"x": 1}))
    return Diagram(sheet.rows, sheet.cols, objects=objects, outside=outside)


def _runs(sheet: Sheet) -> Diagram:
    sheet.check_length(sheet.rows + sheet.cols)
    lines = [("top", c) for c in range(1, sheet.cols + 1)]
    lines += [("left", r) for r in range(1, sheet.rows + 1)]
    outside: dict[Beside, int] = {}
    for (side, line), tokens in zip(lines, sheet.lines, strict=True):
        for k, (text, at) in enumerate(tokens, 1):
            outside[side, line, k] = sheet.source.number(text, at)
    return Diagram(sheet.rows, sheet.cols, outside=outside)


def _heights(sheet: Sheet) -> Diagram:
    sheet.check_length(4 + sheet.rows)
    if not sheet.more or not is_number(sheet.more[0]) or sheet.more[1:] not in ((), ("D",)):
        sheet.fail("`N N K` or `N N K D` in the first line")
    highest = sheet.source.number(sheet.more[0])
    outside: dict[Beside, int] = {}
    for line, side in enumerate(_SIDES):
        outside |= _beside(sheet, side, line)
    return Diagram(
        sheet.rows,
        sheet.cols,
        _values(sheet, sheet.cells(4)),
        outside=outside,
        count=highest if highest != sheet.rows else None,
        flags={"diagonals": sheet.more[1:] == ("D",)},
    )


def _sums(sheet: Sheet) -> Diagram:
    sheet.check_length(sheet.rows)
    sums: dict[tuple[int, int, str], int] = {}
    blocks: set[Place] = set()
    for place, (text, at) in sheet.board().items():
        if text == "0":
            continue
        blocks.add(place)
        if text == "-":
            continue
        down, comma, across = text.partition(",")
        if not comma:
            sheet.source.fail(f"expected 0, - or `down,across` instead of {text!r}", at)
        for direction, digits in (("down", down), ("across", across)):
            if digits:
                sums[place[0], place[1], direction] = sheet.source.number(digits, at)
    return Diagram(sheet.rows, sheet.cols, blocks=frozenset(blocks), sums=sums)


def _operations(sheet: Sheet) -> Diagram:
    return _in_cages(sheet, lambda sign: OPERATIONS[sign])


def _cages(sheet: Sheet) -> Diagram:
    return _in_cages(sheet, lambda _sign: "add")


def _in_cages(sheet: Sheet, operation: Callable[[str], str]) -> Diagram:
    sheet.check_length(2 * sheet.rows)
    cages = _names(sheet.board(sheet.rows))
    first = first_cells(cages)
    targets: dict[Place, Target] = {}
    for place, (text, at) in sheet.cells().items():
        told = re.fullmatch(r"([0-9]+)([-+*x/:]?)", text)
        if told is None:
            sheet.source.fail(f"expected a number and + - * / instead of {text!r}", at)
        if first[cages[place]] in targets:
            sheet.source.fail("this cage has a number already", at)
        number = sheet.source.number(told[1], at)
        targets[first[cages[place]]] = (operation(told[2]), number)
    return Diagram(sheet.rows, sheet.cols, cages=cages, targets=targets)


def _stars(sheet: Sheet) -> Diagram:
    sheet.check_length(sheet.rows)
    if len(sheet.more) != 1 or not is_number(sheet.more[0]):
        sheet.fail("`N N S` in the first line")
    board = sheet.board()
    holes = frozenset(place for place, (text, _) in board.items() if text in "@#")
    areas = _names({place: token for place, token in board.items() if place not in holes})
    count = sheet.source.number(sheet.more[0])
    return Diagram(sheet.rows, sheet.cols, areas=areas, blocks=holes, count=count)


# ---- Solutions --------------------------------------------------------------------------


def _marks(sheet: Sheet, found: Diagram) -> Diagram:
    cells = sheet.cells()
    black = frozenset(place for place, (text, _) in cells.items() if text == "x")
    told = {place: token for place, token in cells.items() if place not in black}
    return replace(found, shaded=black, solution=_values(sheet, told))


def _inside(sheet: Sheet, found: Diagram) -> Diagram:
    cells = sheet.cells()
    inside = {place for place, token in cells.items() if _one_of(sheet, token, {"x": 1})}
    return replace(found, edges=outline(inside))


def outline(inside: set[Place]) -> frozenset[Edge]:
    """The sides of cells with another cell, or none, behind them."""
    return frozenset(
        canonical(r, c, side)
        for r, c in inside
        for side, near in _near(r, c).items()
        if near not in inside
    )


def _near(r: int, c: int) -> dict[str, Place]:
    return {"top": (r - 1, c), "right": (r, c + 1), "bottom": (r + 1, c), "left": (r, c - 1)}


def _exits(sheet: Sheet, found: Diagram) -> Diagram:
    links: set[Edge] = set()
    for place, (text, at) in sheet.cells().items():
        for letter in text:
            side = EXITS.get(letter, "")
            near = _near(*place).get(side, (0, 0))
            if not (1 <= near[0] <= sheet.rows and 1 <= near[1] <= sheet.cols):
                sheet.source.fail(f"no exits of a cell: {text!r}", at)
            links.add(canonical(*place, side))
    return replace(found, links=frozenset(links))


def _signs(letter: str) -> Callable[[Sheet, Diagram], Diagram]:
    """Where a letter stands is a sign of the solution; all else repeats the problem."""

    def solution(sheet: Sheet, found: Diagram) -> Diagram:
        cells = sheet.cells().items()
        return replace(found, symbols=frozenset(place for place, (t, _) in cells if t == letter))

    return solution


# ---- Parts ------------------------------------------------------------------------------


def _values(sheet: Sheet, cells: Mapping[Place, _Token]) -> dict[Place, int]:
    return {place: sheet.source.number(*token) for place, token in cells.items()}


def _names(board: Mapping[Place, _Token]) -> dict[Place, int]:
    """The areas that words name."""
    return numbered({place: text for place, (text, _) in board.items()})


def _beside(sheet: Sheet, side: str, line: int) -> dict[Beside, int]:
    """Numbers beside the board, one for each of its lines, that stand in a line of the text."""
    length = sheet.cols if side in ("top", "bottom") else sheet.rows
    tokens = sheet.lines[line]
    if len(tokens) != length:
        sheet.source.fail(f"expected {length} numbers instead of {len(tokens)}", tokens[0][1])
    return {
        (side, i, 1): sheet.source.number(text, at)
        for i, (text, at) in enumerate(tokens, 1)
        if text not in _EMPTY
    }


def _one_of(sheet: Sheet, token: _Token, known: Mapping[str, object]) -> str:
    text, at = token
    if text not in known:
        sheet.source.fail(f"expected {', '.join(known)} or - instead of {text!r}", at)
    return str(known[text])


class Codec(NamedTuple):
    """How the two texts of a puzzle are read."""

    problem: Callable[[Sheet], Diagram]
    solution: Callable[[Sheet, Diagram], Diagram]


CODECS: Mapping[str, Codec] = {
    "numbers": Codec(_numbers, _marks),
    "inside": Codec(_numbers, _inside),
    "circles": Codec(_circles, _exits),
    "walls": Codec(_walls, _signs("o")),
    "objects": Codec(_objects, _signs("o")),
    "runs": Codec(_runs, _marks),
    "heights": Codec(_heights, _marks),
    "sums": Codec(_sums, _marks),
    "cages": Codec(_cages, _marks),
    "operations": Codec(_operations, _marks),
    "stars": Codec(_stars, _signs("x")),
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
