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

from pylogic.draw.notation import squarest_box
from pylogic.formats.diagram import (
    ALL,
    LARGEST,
    Diagram,
    Format,
    Game,
    ReadResult,
    Source,
    Step,
    Target,
    areas_of_boxes,
    cells_by_area,
    cells_by_path,
    find_box_size,
    refuse_to_write,
    renumber_areas,
)
from pylogic.formats.lzstring import pack, unpack
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place
from pylogic.rules.vocabulary import DIAGONALS

PREFIX = "https://www.f-puzzles.com/?load="
PLAIN, CAGED = "numbers", "cages"
"""The names, in `about`, of puzzles without cages and with cages."""
_LINK = re.compile(  # the packed text of a Penpa link may hold any of these words
    r"\s*(?!\S*[?&#]p=)(?:[a-z]+://)?\S*?"
    r"(?:[?&]load=|fpuzzles|fpuz)(?P<packed>[A-Za-z0-9+/=%_-]{20,})\s*"
)
_KNOWN_NAMES = {
    "size", "grid", "title", "author", "diagonal+", "diagonal-", "killercage", "highlightConflicts",
    "solution", "ruleset", "successMessage", "disabledlogic", "truecandidatesoptions",
}  # fmt: skip
_PATHS, _SLANTED = "thermometer", "littlekillersum"
_OPTIONAL = {"path": _PATHS, "slanted": _SLANTED}
"""{kind: the constraint that the reader takes if the puzzle has this kind}."""
_USUAL_RULES = r"|(normal|standard|classic|regular) \w+ rules( apply)?[.!]?"
_Diagonal = tuple[str, int, str]
"""Side and line of a diagonal's first cell, and the way that the diagonal goes."""
_MARKS = {"value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"}


def matches(text: str) -> bool:
    """Return True if a text looks like f-puzzles' JSON, or like a link that holds it."""
    is_json = text.lstrip()[:1] == "{" and '"grid"' in text and '"size"' in text
    return is_json or bool(_LINK.fullmatch(text))


def read(source: Source, games: Sequence[Game]) -> ReadResult:
    """Read a puzzle as a board, named by whether it has cages; ProgramError for a mistake.

    The solution is the numbers that a player entered, or else the list beside the board. Paths and
    numbers of diagonals are read if the first game has these kinds; else they become losses.
    """
    document = read_json(source, _LINK)
    grid = document.get("grid")
    rows: list[Any] = grid if isinstance(grid, list) else []
    size, _ = source.check_size(len(rows), len(rows))
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
    for cage in _list_objects(document, "killercage"):
        total = source.parse_number(str(cage["value"])) if cage.get("value") else None
        places = [_parse_place(source, name, size) for name in as_list(cage.get("cells"))]
        outlines.append((sorted(places), total))
    cages, targets = number_outlines(source, outlines, "cages")
    kinds = games[0].kinds if games else frozenset()
    more = {constraint for kind, constraint in _OPTIONAL.items() if kind in kinds}
    values = {
        place: source.parse_number(str(cell["value"]))
        for place, cell in cells.items()
        if cell.get("value") or (cell.get("given") and cell.get("value") == 0)
    }
    numbers = {place: n for place, n in values.items() if cells[place].get("given")}
    entered = {place: n for place, n in values.items() if place not in numbers}
    solution = entered
    listed = [str(number) for number in as_list(document.get("solution"))]
    if not entered and len(listed) == len(cells) and all(map(is_number, listed)):
        solution = dict(zip(cells, map(int, listed), strict=True))
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
    return ReadResult(board, CAGED if cages else PLAIN, tuple(lost))


def read_json(
    source: Source, packed: re.Pattern[str], parse: Callable[[str], Any] = json.loads
) -> dict[str, Any]:
    """Return the JSON object that a text is, or that a link has in its group "packed".

    `packed` matches a link; `parse` parses JSON. Other texts raise ProgramError.
    """
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
    """Return {cell: number of its region, from 1}; {} if no cell says its region.

    A cell that does not say it is in the region of its usual box; a null means no region.
    """
    if not any("region" in cell for cell in cells.values()):
        return {}
    boxes = areas_of_boxes(Diagram(size, size), squarest_box(size))
    regions = {place: cell.get("region", boxes[place] - 1) for place, cell in cells.items()}
    return renumber_areas(
        {place: str(region) for place, region in regions.items() if region is not None}
    )


def number_outlines(
    source: Source, outlines: Iterable[tuple[list[Place], int | None]], noun: str
) -> tuple[dict[Place, int], dict[Place, Target]]:
    """Number outlines from 1: return {cell: its outline}, and {first cell: ("add", sum)}.

    An outline is its cells, and perhaps a sum. A cell in two outlines raises ProgramError, whose
    message calls them `noun`.
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
    """Return the (row, column) that a name such as R1C2 means; ProgramError off the board."""
    match = re.fullmatch(r"R([0-9]{1,3})C([0-9]{1,3})", str(name))
    place = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (1 <= place[0] <= size and 1 <= place[1] <= size):
        source.fail(f"no cell of the board: {str(name)[:20]!r}")
    return place


def _read_paths(source: Source, document: Mapping[str, Any], size: int) -> dict[Step, int]:
    """Return {(row, column, path): index, from 1 at the bulb}; each branch is a path."""
    lines = [
        line for path in _list_objects(document, _PATHS) for line in as_list(path.get("lines"))
    ]
    paths: dict[Step, int] = {}
    for number, line in enumerate(lines, 1):
        for k, name in enumerate(line if isinstance(line, list) else [line], 1):
            place = _parse_place(source, name, size)
            if paths.setdefault((*place, number), k) != k:
                source.fail(f"a thermometer has the cell {place} twice")
    return paths


def _read_diagonals(source: Source, document: Mapping[str, Any], size: int) -> dict[_Diagonal, int]:
    """Return {(side, line, way): number} of the diagonals, by their first cells at the border.

    A diagonal from corner to corner begins at the top or at the bottom. Of two numbers the last
    counts. A cell or a direction that no diagonal has raises ProgramError.
    """
    begins = {cell: key for key, cell in reversed([*_iterate_diagonals(size)])}
    slanted = {}
    for clue in _list_objects(document, _SLANTED):
        diagonal = begins.get((str(clue.get("cell")), str(clue.get("direction"))))
        if diagonal is None:
            source.fail(f"no diagonal of the board: {str(clue)[:60]!r}")
        slanted[diagonal] = source.parse_number(str(clue.get("value")))
    return slanted


def _iterate_diagonals(size: int) -> Iterator[tuple[_Diagonal, tuple[str, str]]]:
    """Yield ((side, line, way), (cell beside the board, direction)) of each diagonal."""
    steps = {"top": ("D", "RL"), "bottom": ("U", "LR"), "left": ("DU", "R"), "right": ("UD", "L")}
    for side, line in Diagram(size, size).lines(ALL):
        row, col = {"top": (1, line), "bottom": (size, line), "left": (line, 1),
                    "right": (line, size)}[side]  # fmt: skip
        for k, way in enumerate(DIAGONALS):
            down, right = (sign[k % len(sign)] for sign in steps[side])
            at = row - (1 if down == "D" else -1), col - (1 if right == "R" else -1)
            yield (side, line, way), (f"R{at[0]}C{at[1]}", down + right)


def _list_objects(document: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    """Return the entries of a constraint's list that are objects; [] if there is no list."""
    return [entry for entry in as_list(document.get(name)) if isinstance(entry, dict)]


def as_list(value: Any) -> list[Any]:
    """Return a list as it is, and an empty list for any other value."""
    return value if isinstance(value, list) else []


def are_usual_rules(rules: str) -> bool:
    """Return True if rules in words are empty, or say only that a puzzle's usual rules apply."""
    return re.fullmatch(_USUAL_RULES, rules.strip(), re.IGNORECASE) is not None


def _find_losses(
    document: Mapping[str, Any], cells: Mapping[Place, Mapping[str, Any]], more: Set[str]
) -> Iterator[str]:
    """Yield a phrase for each constraint, rule and mark that no board holds.

    `more` are the constraints that the reader takes, besides the usual ones.
    """
    for name, value in document.items():
        if name not in _KNOWN_NAMES | more and value not in (None, False, "", [], {}, 0):
            yield f"the constraint {name!r}"
    if not are_usual_rules(str(document.get("ruleset") or "")):
        yield f"the rules in words: {str(document['ruleset'])[:200]!r}"
    yield from find_lost_marks(cells, _MARKS)


def find_lost_marks(cells: Mapping[Place, Mapping[str, Any]], known: Set[str]) -> Iterator[str]:
    """Yield a phrase for each sort of marks in cells that is not `known`, with up to four cells."""
    for mark in sorted({name for cell in cells.values() for name in cell} - known):
        where = [f"{r},{c}" for (r, c), cell in sorted(cells.items()) if cell.get(mark)]
        if where:
            yield f"{mark!r} of the cells {', '.join(where[:4])}{', ...' if len(where) > 4 else ''}"


def write(diagram: Diagram, _game: Game) -> str:
    """Return the link of a square board, and a newline; ProgramError for another board.

    A complete solution becomes the list beside the board, a partial one a player's numbers. The
    result of a cage is written as a sum, whatever its operation.
    """
    size, cols = diagram.rows, diagram.cols
    if size != cols:
        refuse_to_write(f"a board of {size} rows and {cols} columns: only square ones")
    solved = {**diagram["solution"], **diagram["number"]}
    is_whole = diagram.is_solved and solved.keys() == set(diagram.places)
    entered = {} if is_whole else diagram["solution"]
    usual = squarest_box(size)
    areas = diagram["area"] or areas_of_boxes(diagram, diagram.boxes or usual)
    regions = areas if find_box_size(areas) != usual else {}
    cells: list[dict[str, Any]] = []
    for place in diagram.places:
        cell: dict[str, Any] = {}
        if place in diagram["number"]:
            cell = {"value": diagram["number"][place], "given": True}
        elif place in entered:
            cell = {"value": entered[place]}
        if place in regions:
            cell["region"] = regions[place] - 1
        cells.append(cell)
    grid = [cells[at : at + size] for at in range(0, size * size, size)]
    document: dict[str, Any] = {"size": size, "grid": grid}
    if diagram.flags.get("diagonals"):
        document |= {"diagonal+": True, "diagonal-": True}
    names = {(row, col): f"R{row}C{col}" for row, col in diagram.places}
    for places in cells_by_area(diagram["cage"]):
        cage: dict[str, Any] = {"cells": [names[place] for place in places]}
        if places[0] in diagram["target"]:
            _operation, result = diagram["target"][places[0]]
            cage["value"] = str(result)
        document.setdefault("killercage", []).append(cage)
    if diagram["path"]:
        paths = cells_by_path(diagram["path"])
        document[_PATHS] = [{"lines": [[names[place] for place in path]]} for path in paths]
    if diagram["slanted"]:
        begins = dict(_iterate_diagonals(size))
        document[_SLANTED] = [
            {"cell": begins[key][0], "direction": begins[key][1], "value": str(number)}
            for key, number in sorted(diagram["slanted"].items())
        ]
    if is_whole:
        document["solution"] = [solved[place] for place in diagram.places]
    return f"{PREFIX}{pack(json.dumps(document, separators=(',', ':')))}\n"


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
