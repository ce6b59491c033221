"""f-puzzles JSON, and the links that hold it packed: `?load=...`.

Known from the editor's own files: `size`, `grid` (rows of cells with `value`, `given`, `region`),
`diagonal+`, `diagonal-`, `killercage` (`cells` such as R1C2, and a `value`). If a puzzle has paths
or numbers of diagonals, the reader takes `thermometer` (`lines` of cells from the bulb) and
`littlekillersum` (a `cell` beside the board, a `direction` such as DR, a `value`), too. All other
constraints and rules in words become losses. `write` makes the link.
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
    box_areas,
    boxes_of,
    cells_by_area,
    cells_by_path,
    number_areas,
    refuse,
    squarest_box,
)
from pylogic.formats.lzstring import pack, unpack
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place
from pylogic.rules.vocabulary import DIAGONALS

PREFIX = "https://www.f-puzzles.com/?load="
PLAIN, CAGED = "numbers", "cages"
"""The names of the two kinds of puzzles: without cages, and with some."""
_LINK = re.compile(  # the packed text of a Penpa link may hold any of these words
    r"\s*(?!\S*[?&#]p=)(?:[a-z]+://)?\S*?"
    r"(?:[?&]load=|fpuzzles|fpuz)(?P<packed>[A-Za-z0-9+/=%_-]{20,})\s*"
)
_IGNORED = {
    "size", "grid", "title", "author", "diagonal+", "diagonal-", "killercage", "highlightConflicts",
    "solution", "ruleset", "successMessage", "disabledlogic", "truecandidatesoptions",
}  # fmt: skip
_PATHS, _SLANTED = "thermometer", "littlekillersum"
_MORE = {"path": _PATHS, "slanted": _SLANTED}
"""The constraints that the reader takes if a puzzle has things of a kind."""
_USUAL = r"|(normal|standard|classic|regular) \w+ rules( apply)?[.!]?"
_Diagonal = tuple[str, int, str]
"""Side and line of a diagonal's first cell, and the way that the diagonal goes."""
_MARKS = {"value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"}


def matches(text: str) -> bool:
    """Return True if a text looks like f-puzzles JSON, or like a link that holds it."""
    is_json = text.lstrip()[:1] == "{" and '"grid"' in text and '"size"' in text
    return is_json or bool(_LINK.fullmatch(text))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a puzzle as a board, with losses; a mistake raises ProgramError.

    Entered numbers are the solution, else the list beside the board; paths need a game with paths.
    """
    document = read_json(source, _LINK)
    grid = document.get("grid")
    rows: list[Any] = grid if isinstance(grid, list) else []
    size, _ = source.size(len(rows), len(rows))
    if document.get("size") != size or any(not isinstance(row, list) for row in rows):
        source.fail("expected a size, and a grid of so many rows")
    if any(len(row) != size for row in rows):
        source.fail(f"expected {size} rows of {size} cells in the grid")
    cells = {
        (r, c): cell if isinstance(cell, dict) else {}
        for r, row in enumerate(rows, 1)
        for c, cell in enumerate(row, 1)
    }
    outlines: list[tuple[list[Place], int | None]] = []
    for cage in _objects(document, "killercage"):
        total = source.number(str(cage["value"])) if cage.get("value") else None
        places = [_parse_place(source, name, size) for name in as_list(cage.get("cells"))]
        outlines.append((sorted(places), total))
    cages, targets = read_parts(source, outlines, "cages")
    kinds = games[0].kinds if games else frozenset()
    more = {constraint for kind, constraint in _MORE.items() if kind in kinds}
    values = {
        place: source.number(str(cell["value"]))
        for place, cell in cells.items()
        if cell.get("value") or (cell.get("given") and cell.get("value") == 0)
    }
    numbers = {place: n for place, n in values.items() if cells[place].get("given")}
    entered = {place: n for place, n in values.items() if place not in numbers}
    solution = entered or _read_solution(document, cells)
    crossed = bool(document.get("diagonal+")), bool(document.get("diagonal-"))
    board = Diagram(
        size,
        size,
        {
            "number": numbers,
            "area": _read_regions(size, cells),
            "cage": cages,
            "target": targets,
            "path": _read_paths(source, document, size) if _PATHS in more else {},
            "slanted": _read_diagonals(source, document, size) if _SLANTED in more else {},
            "solution": solution,
        },
        is_solved=bool(solution),
        flags={"diagonals": all(crossed)},
    )
    lost = [*_find_losses(document, cells, more)]
    if any(cell.get("region", 0) is None for cell in cells.values()):
        lost.append("that cells are in no region")
    if any(crossed) and not all(crossed):
        lost.append("one diagonal alone")
    return Found(board, CAGED if cages else PLAIN, tuple(lost))


def _read_solution(document: Mapping[str, Any], cells: Iterable[Place]) -> dict[Place, int]:
    """Return the solution's numbers beside the board, by cell; {} unless each cell has a number."""
    numbers = [str(number) for number in as_list(document.get("solution"))]
    places = list(cells)
    is_whole = len(numbers) == len(places) and all(map(is_number, numbers))
    return dict(zip(places, map(int, numbers), strict=True)) if is_whole else {}


def read_json(
    source: Source, packed: re.Pattern[str], parse: Callable[[str], Any] = json.loads
) -> dict[str, Any]:
    """Return the JSON object of a text, or of a link's group "packed"; ProgramError without one."""
    text = source.text
    link = packed.fullmatch(text) if text.lstrip()[:1] != "{" else None
    try:
        document = parse(unpack(unquote(link["packed"]), LARGEST) if link else text)
    except (ValueError, RecursionError) as error:
        source.fail(f"the puzzle cannot be unpacked: {error}", link.start("packed") if link else 0)
    if not isinstance(document, dict):
        source.fail("expected an object that holds a puzzle")
    return document


def _read_regions(size: int, cells: Mapping[Place, Mapping[str, Any]]) -> dict[Place, int]:
    """Return the region of each cell, numbered from 1; nothing if no cell has its own.

    A cell without a region is in the region of its usual box; boxes count from 0. A cell whose
    region is null is left out.
    """
    if not any("region" in cell for cell in cells.values()):
        return {}
    boxes = box_areas(Diagram(size, size), squarest_box(size))
    regions = {place: cell.get("region", boxes[place] - 1) for place, cell in cells.items()}
    return number_areas(
        {place: str(region) for place, region in regions.items() if region is not None}
    )


def read_parts(
    source: Source, outlines: Iterable[tuple[list[Place], int | None]], noun: str
) -> tuple[dict[Place, int], dict[Place, Target]]:
    """Return {cell: number of its area or cage, from 1}, and {first cell: ("add", sum)}.

    An outline is a list of cells and perhaps a sum, which stands at the first one listed. A cell in
    two of them raises ProgramError, whose message calls them `noun`.
    """
    parts: dict[Place, int] = {}
    sums: dict[Place, Target] = {}
    for number, (places, total) in enumerate(outlines, 1):
        shared = [place for place in places if place in parts]
        if shared:
            source.fail(f"the {noun} share the cell {shared[-1]}")
        parts |= dict.fromkeys(places, number)
        if places and total is not None:
            sums[places[0]] = "add", total
    return parts, sums


def _parse_place(source: Source, name: Any, size: int) -> Place:
    """Return the cell of a name such as R1C2; ProgramError if the board has none."""
    match = re.fullmatch(r"R([0-9]{1,3})C([0-9]{1,3})", str(name))
    place = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (1 <= place[0] <= size and 1 <= place[1] <= size):
        source.fail(f"no cell of the board: {str(name)[:20]!r}")
    return place


def _read_paths(source: Source, document: Mapping[str, Any], size: int) -> dict[Step, int]:
    """Return {(row, column, path): index from the bulb}; each branch of a thermometer is a path."""
    lines = [line for path in _objects(document, _PATHS) for line in as_list(path.get("lines"))]
    paths: dict[Step, int] = {}
    for number, line in enumerate(lines, 1):
        for k, name in enumerate(line if isinstance(line, list) else [line], 1):
            place = _parse_place(source, name, size)
            if paths.setdefault((*place, number), k) != k:
                source.fail(f"a thermometer has the cell {place} twice")
    return paths


def _read_diagonals(source: Source, document: Mapping[str, Any], size: int) -> dict[_Diagonal, int]:
    """Return the numbers of diagonals by side, line and way of their first cells at the border.

    A diagonal from a corner of the board to the opposite one begins at the top, or at the bottom.
    Of two numbers the last counts. A cell or direction that no diagonal has raises ProgramError.
    """
    begins = {cell: key for key, cell in reversed([*_diagonal_cells(size)])}
    slanted = {}
    for clue in _objects(document, _SLANTED):
        diagonal = begins.get((str(clue.get("cell")), str(clue.get("direction"))))
        if diagonal is None:
            source.fail(f"no diagonal of the board: {str(clue)[:60]!r}")
        slanted[diagonal] = source.number(str(clue.get("value")))
    return slanted


def _diagonal_cells(size: int) -> Iterator[tuple[_Diagonal, tuple[str, str]]]:
    """Yield (side, line, way) of each diagonal, with JSON's (cell beside the board, direction)."""
    steps = {"top": ("D", "RL"), "bottom": ("U", "LR"), "left": ("DU", "R"), "right": ("UD", "L")}
    for side, line in Diagram(size, size).lines(ALL):
        row, col = {"top": (1, line), "bottom": (size, line), "left": (line, 1),
                    "right": (line, size)}[side]  # fmt: skip
        for k, way in enumerate(DIAGONALS):
            down, right = (sign[k % len(sign)] for sign in steps[side])
            at = row - (1 if down == "D" else -1), col - (1 if right == "R" else -1)
            yield (side, line, way), (f"R{at[0]}C{at[1]}", down + right)


def _objects(document: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    """Return the JSON objects of a constraint's list, no other entries; [] if there is no list."""
    return [entry for entry in as_list(document.get(name)) if isinstance(entry, dict)]


def as_list(value: Any) -> list[Any]:
    """Return a list as it is, and an empty list for any other value."""
    return value if isinstance(value, list) else []


def is_usual(rules: str) -> bool:
    """Return True if rules in words are empty, or only mention the usual rules of a Sudoku."""
    return re.fullmatch(_USUAL, rules.strip(), re.IGNORECASE) is not None


def _find_losses(
    document: Mapping[str, Any], cells: Mapping[Place, Mapping[str, Any]], more: Set[str]
) -> Iterator[str]:
    """Yield phrases for what the board leaves out; `more` are constraints that it takes."""
    for name, value in document.items():
        if name not in _IGNORED | more and value not in (None, False, "", [], {}, 0):
            yield f"the constraint {name!r}"
    if not is_usual(str(document.get("ruleset") or "")):
        yield f"the rules in words: {str(document['ruleset'])[:200]!r}"
    yield from lost_marks(cells, _MARKS)


def lost_marks(cells: Mapping[Place, Mapping[str, Any]], known: Set[str]) -> Iterator[str]:
    """Yield a phrase for each mark of cells that is not `known`, by name, with up to four cells."""
    for mark in sorted({name for cell in cells.values() for name in cell} - known):
        where = [f"{r},{c}" for (r, c), cell in sorted(cells.items()) if cell.get(mark)]
        if where:
            yield f"{mark!r} of the cells {', '.join(where[:4])}{', ...' if len(where) > 4 else ''}"


def write(diagram: Diagram, _game: Game) -> str:
    """Return a link and a line end for a square board; ProgramError for another board.

    A complete solution stands beside the board, part of one in the cells, as a player's numbers.
    """
    if diagram.rows != diagram.cols:
        refuse(f"a board of {diagram.rows} rows and {diagram.cols} columns: only square ones")
    solved = {**diagram["solution"], **diagram["number"]}
    is_whole = diagram.is_solved and solved.keys() == set(diagram.places)
    entered = {} if is_whole else diagram["solution"]
    usual = squarest_box(diagram.rows)
    areas = diagram["area"] or box_areas(diagram, diagram.boxes or usual)
    document: dict[str, Any] = {
        "size": diagram.rows,
        "grid": [[_write_cell(diagram, entered, (r, c), areas if boxes_of(areas) != usual else {})
                  for c in range(1, diagram.cols + 1)] for r in range(1, diagram.rows + 1)],
    }  # fmt: skip
    if diagram.flags.get("diagonals"):
        document |= {"diagonal+": True, "diagonal-": True}
    if diagram["cage"]:
        document["killercage"] = [
            _write_cage(diagram, cells) for cells in cells_by_area(diagram["cage"])
        ]
    if diagram["path"]:
        document[_PATHS] = [
            {"lines": [_write_places(cells)]} for cells in cells_by_path(diagram["path"])
        ]
    if diagram["slanted"]:
        begins = dict(_diagonal_cells(diagram.rows))
        document[_SLANTED] = [
            {"cell": begins[key][0], "direction": begins[key][1], "value": str(number)}
            for key, number in sorted(diagram["slanted"].items())
        ]
    if is_whole:
        document["solution"] = [solved[place] for place in diagram.places]
    return f"{PREFIX}{pack(json.dumps(document, separators=(',', ':')))}\n"


def _write_cage(diagram: Diagram, cells: Sequence[Place]) -> dict[str, Any]:
    """Return the JSON of a cage, with the sum at its first cell, if any, whatever the operation."""
    target = diagram["target"].get(cells[0])
    total = {"value": str(target[1])} if target else {}
    return {"cells": _write_places(cells), **total}


def _write_places(cells: Iterable[Place]) -> list[str]:
    """Return the names of cells, such as R1C2."""
    return [f"R{row}C{col}" for row, col in cells]


def _write_cell(
    diagram: Diagram, entered: Mapping[Place, int], place: Place, areas: Mapping[Place, int]
) -> dict[str, Any]:
    """Return the JSON of a cell, perhaps {}: its region, and its clue, else the player's number."""
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
