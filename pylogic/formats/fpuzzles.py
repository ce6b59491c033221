"""f-puzzles JSON, and the links that hold it packed: `?load=...`.

Known from what the editor writes: `size`, `grid` (rows of cells with `value`, `given`, `region`),
`diagonal+`, `diagonal-`, `killercage` (`cells` such as R1C2, and a `value`). Where a puzzle has
paths or numbers of diagonals, `thermometer` (`lines` of cells from the bulb) and `littlekillersum`
(a `cell` beside the board, a `direction` such as DR, a `value`) are read, too. All other
constraints are listed as lost; so are rules in words. `write` makes the link.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from typing import Any
from urllib.parse import unquote

from pylogic.formats.diagram import (
    ALL,
    LARGEST,
    Diagram,
    Format,
    Found,
    Game,
    Source,
    Step,
    Target,
    boxes_of,
    by_area,
    by_path,
    in_boxes,
    numbered,
    square_boxes,
    unsaid,
)
from pylogic.formats.lzstring import packed, unpacked
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place
from pylogic.rules.vocabulary import DIAGONALS

PREFIX = "https://www.f-puzzles.com/?load="
PLAIN, CAGED = "numbers", "cages"
"""The names of the two kinds of puzzles: without cages, and with some."""
_LINK = re.compile(  # what a link of Penpa has packed may hold any of these words
    r"\s*(?!\S*[?&#]p=)(?:[a-z]+://)?\S*?"
    r"(?:[?&]load=|fpuzzles|fpuz)(?P<packed>[A-Za-z0-9+/=%_-]{20,})\s*"
)
_IGNORED = {
    "size", "grid", "title", "author", "diagonal+", "diagonal-", "killercage", "highlightConflicts",
    "solution", "ruleset", "successMessage", "disabledlogic", "truecandidatesoptions",
}  # fmt: skip
_PATHS, _SLANTED = "thermometer", "littlekillersum"
_MORE = {"path": _PATHS, "slanted": _SLANTED}
"""The constraints that are read where a puzzle has things of a kind."""
_USUAL = r"|(normal|standard|classic|regular) \w+ rules( apply)?[.!]?"
_MARKS = {"value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"}


def matches(text: str) -> bool:
    """Whether a text may be such a puzzle."""
    is_json = text.lstrip()[:1] == "{" and '"grid"' in text and '"size"' in text
    return is_json or bool(_LINK.fullmatch(text))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a puzzle.

    Raises:
        ProgramError: says what is wrong with it.
    """
    told = read_json(source, _LINK)
    grid = told.get("grid")
    rows: list[Any] = grid if isinstance(grid, list) else []
    size, _ = source.size(len(rows), len(rows))
    if told.get("size") != size or any(not isinstance(row, list) for row in rows):
        source.fail("expected a size, and a grid of so many rows")
    if any(len(row) != size for row in rows):
        source.fail(f"expected {size} rows of {size} cells in the grid")
    cells = {
        (r, c): cell if isinstance(cell, dict) else {}
        for r, row in enumerate(rows, 1)
        for c, cell in enumerate(row, 1)
    }
    drawn: list[tuple[list[Place], int | None]] = []
    for cage in _entries(told, "killercage"):
        total = source.number(str(cage["value"])) if cage.get("value") else None
        places = [_place(source, name, size) for name in listed(cage.get("cells"))]
        drawn.append((sorted(places), total))
    cages, targets = read_parts(source, drawn, "cages")
    kinds = games[0].kinds if games else frozenset()
    more = {constraint for kind, constraint in _MORE.items() if kind in kinds}
    values = {
        place: source.number(str(cell["value"]))
        for place, cell in cells.items()
        if cell.get("value") or (cell.get("given") and cell.get("value") == 0)
    }
    numbers = {place: n for place, n in values.items() if cells[place].get("given")}
    entered = {place: n for place, n in values.items() if place not in numbers}
    solution = entered or _solution(told, cells)
    crossed = bool(told.get("diagonal+")), bool(told.get("diagonal-"))
    board = Diagram(
        size,
        size,
        {
            "number": numbers,
            "area": _regions(size, cells),
            "cage": cages,
            "target": targets,
            "path": _paths(source, told, size) if _PATHS in more else {},
            "slanted": _slanted(source, told, size) if _SLANTED in more else {},
            "solution": solution,
        },
        is_solved=bool(solution),
        flags={"diagonals": all(crossed)},
    )
    lost = [*_lost(told, cells, more)]
    if any(cell.get("region", 0) is None for cell in cells.values()):
        lost.append("that cells are in no region")
    if any(crossed) and not all(crossed):
        lost.append("one diagonal alone")
    return Found(board, CAGED if cages else PLAIN, tuple(lost))


def _solution(told: Mapping[str, Any], cells: Iterable[Place]) -> dict[Place, int]:
    """The numbers of the solution that stands beside the board, if it says all."""
    numbers = [str(one) for one in listed(told.get("solution"))]
    places = list(cells)
    is_whole = len(numbers) == len(places) and all(map(is_number, numbers))
    return dict(zip(places, map(int, numbers), strict=True)) if is_whole else {}


def read_json(
    source: Source, packed: re.Pattern[str], parse: Callable[[str], Any] = json.loads
) -> dict[str, Any]:
    """The object that a text is, or that a link has packed.

    Raises:
        ProgramError: it is none.
    """
    text = source.text
    link = packed.fullmatch(text) if text.lstrip()[:1] != "{" else None
    try:
        told = parse(unpacked(unquote(link["packed"]), LARGEST) if link else text)
    except (ValueError, RecursionError) as error:
        source.fail(f"the puzzle cannot be unpacked: {error}", link.start("packed") if link else 0)
    if not isinstance(told, dict):
        source.fail("expected an object that holds a puzzle")
    return told


def _regions(size: int, cells: Mapping[Place, Mapping[str, Any]]) -> dict[Place, int]:
    """The regions by numbers; none where no cell tells its own.

    A cell that tells no region is in that of its usual box; boxes are counted from 0.
    """
    if not any("region" in cell for cell in cells.values()):
        return {}
    boxes = in_boxes(Diagram(size, size), square_boxes(size))
    told = {place: cell.get("region", boxes[place] - 1) for place, cell in cells.items()}
    return numbered({place: str(region) for place, region in told.items() if region is not None})


def read_parts(
    source: Source, told: Iterable[tuple[list[Place], int | None]], words: str
) -> tuple[dict[Place, int], dict[Place, Target]]:
    """Areas or cages by numbers, and the sums of those that have one.

    Raises:
        ProgramError: two of them have the same cell.
    """
    parts: dict[Place, int] = {}
    sums: dict[Place, Target] = {}
    for number, (places, total) in enumerate(told, 1):
        shared = [place for place in places if place in parts]
        if shared:
            source.fail(f"the {words} share the cell {shared[-1]}")
        parts |= dict.fromkeys(places, number)
        if places and total is not None:
            sums[places[0]] = "add", total
    return parts, sums


def _place(source: Source, name: Any, size: int) -> Place:
    match = re.fullmatch(r"R([0-9]{1,3})C([0-9]{1,3})", str(name))
    place = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (1 <= place[0] <= size and 1 <= place[1] <= size):
        source.fail(f"no cell of the board: {str(name)[:20]!r}")
    return place


def _paths(source: Source, told: Mapping[str, Any], size: int) -> dict[Step, int]:
    """The cells of thermometers from their bulbs; each branch is a path of its own."""
    lines = [line for one in _entries(told, _PATHS) for line in listed(one.get("lines"))]
    paths: dict[Step, int] = {}
    for number, line in enumerate(lines, 1):
        for k, name in enumerate(line if isinstance(line, list) else [line], 1):
            place = _place(source, name, size)
            if paths.setdefault((*place, number), k) != k:
                source.fail(f"a thermometer has the cell {place} twice")
    return paths


def _slanted(source: Source, told: Mapping[str, Any], size: int) -> dict[tuple[str, int, str], int]:
    """The numbers of diagonals, by the border at which their first cells are.

    A diagonal from a corner of the board to the opposite one begins at the top, or at the bottom.
    """
    begins = {told: key for key, told in reversed([*_beginnings(size)])}
    slanted = {}
    for one in _entries(told, _SLANTED):
        begun = begins.get((str(one.get("cell")), str(one.get("direction"))))
        if begun is None:
            source.fail(f"no diagonal of the board: {str(one)[:60]!r}")
        slanted[begun] = source.number(str(one.get("value")))
    return slanted


def _beginnings(size: int) -> Iterator[tuple[tuple[str, int, str], tuple[str, str]]]:
    """The diagonals from cells at the border, and the cell beside the board that tells each."""
    steps = {"top": ("D", "RL"), "bottom": ("U", "LR"), "left": ("DU", "R"), "right": ("UD", "L")}
    for side, line in Diagram(size, size).lines(ALL):
        row, col = {"top": (1, line), "bottom": (size, line), "left": (line, 1),
                    "right": (line, size)}[side]  # fmt: skip
        for k, way in enumerate(DIAGONALS):
            down, right = (sign[k % len(sign)] for sign in steps[side])
            at = row - (1 if down == "D" else -1), col - (1 if right == "R" else -1)
            yield (side, line, way), (f"R{at[0]}C{at[1]}", down + right)


def _entries(told: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    return [one for one in listed(told.get(name)) if isinstance(one, dict)]


def listed(told: Any) -> list[Any]:
    """A list as it is; whatever else is told is none."""
    return told if isinstance(told, list) else []


def is_usual(rules: str) -> bool:
    """Whether rules in words say no more than that they are those of every Sudoku."""
    return re.fullmatch(_USUAL, rules.strip(), re.IGNORECASE) is not None


def _lost(
    told: Mapping[str, Any], cells: Mapping[Place, Mapping[str, Any]], more: Set[str]
) -> Iterator[str]:
    """The parts of the puzzle that the board leaves out, in words."""
    for name, value in told.items():
        if name not in _IGNORED | more and value not in (None, False, "", [], {}, 0):
            yield f"the constraint {name!r}"
    if not is_usual(str(told.get("ruleset") or "")):
        yield f"the rules in words: {str(told['ruleset'])[:200]!r}"
    yield from lost_marks(cells, _MARKS)


def lost_marks(cells: Mapping[Place, Mapping[str, Any]], known: Set[str]) -> Iterator[str]:
    """The marks of cells whose names are not `known`, in words."""
    for mark in sorted({name for cell in cells.values() for name in cell} - known):
        where = [f"{r},{c}" for (r, c), cell in sorted(cells.items()) if cell.get(mark)]
        if where:
            yield f"{mark!r} of the cells {', '.join(where[:4])}{', ...' if len(where) > 4 else ''}"


def write(diagram: Diagram, _game: Game) -> str:
    """Write a link; a whole solution stands beside the board, where SudokuPad checks by it."""
    if diagram.rows != diagram.cols:
        unsaid(f"a board of {diagram.rows} rows and {diagram.cols} columns: only square ones")
    solved = {**diagram["solution"], **diagram["number"]}
    is_whole = diagram.is_solved and solved.keys() == set(diagram.places)
    entered = {} if is_whole else diagram["solution"]
    usual = square_boxes(diagram.rows)
    areas = diagram["area"] or in_boxes(diagram, diagram.boxes or usual)
    told: dict[str, Any] = {
        "size": diagram.rows,
        "grid": [[_cell(diagram, entered, (r, c), areas if boxes_of(areas) != usual else {})
                  for c in range(1, diagram.cols + 1)] for r in range(1, diagram.rows + 1)],
    }  # fmt: skip
    if diagram.flags.get("diagonals"):
        told |= {"diagonal+": True, "diagonal-": True}
    if diagram["cage"]:
        told["killercage"] = [_cage(diagram, cells) for cells in by_area(diagram["cage"])]
    if diagram["path"]:
        told[_PATHS] = [{"lines": [_names(cells)]} for cells in by_path(diagram["path"])]
    if diagram["slanted"]:
        begins = dict(_beginnings(diagram.rows))
        told[_SLANTED] = [
            {"cell": begins[key][0], "direction": begins[key][1], "value": str(number)}
            for key, number in sorted(diagram["slanted"].items())
        ]
    if is_whole:
        told["solution"] = [solved[place] for place in diagram.places]
    return f"{PREFIX}{packed(json.dumps(told, separators=(',', ':')))}\n"


def _cage(diagram: Diagram, cells: Sequence[Place]) -> dict[str, Any]:
    target = diagram["target"].get(cells[0])
    total = {"value": str(target[1])} if target else {}
    return {"cells": _names(cells), **total}


def _names(cells: Iterable[Place]) -> list[str]:
    return [f"R{row}C{col}" for row, col in cells]


def _cell(
    diagram: Diagram, entered: Mapping[Place, int], place: Place, areas: Mapping[Place, int]
) -> dict[str, Any]:
    cell: dict[str, Any] = {"region": areas[place] - 1} if place in areas else {}
    if place in diagram["number"]:
        return {"value": diagram["number"][place], "given": True, **cell}
    return {"value": entered[place], **cell} if place in entered else cell


FORMAT = Format(
    "fpuzzles",
    "f-puzzles",
    "JSON of f-puzzles, or its link",
    matches,
    read,
    write,
    has_solution=True,
    is_inline=True,
    needs_game=True,
)
