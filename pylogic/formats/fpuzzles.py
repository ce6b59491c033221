"""f-puzzles JSON, and the links that hold it packed: `?load=...`.

Known from what the editor writes: `size`, `grid` (rows of cells with `value`, `given`, `region`),
`diagonal+`, `diagonal-`, `killercage` (`cells` such as R1C2, and a `value`). All other constraints
are listed as lost; so are rules in words. What is written is the link.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import unquote

from pylogic.formats.diagram import (
    LARGEST,
    Diagram,
    Format,
    Found,
    Game,
    Source,
    Target,
    boxes_of,
    by_area,
    in_boxes,
    numbered,
    square_boxes,
    unsaid,
)
from pylogic.formats.lzstring import packed, unpacked
from pylogic.rules.symbols import Place

PREFIX = "https://www.f-puzzles.com/?load="
PLAIN, CAGED = "numbers", "cages"
"""What the two kinds are called that a puzzle may be: without cages, and with some."""
_LINK = re.compile(  # what a link of Penpa has packed may hold any of these words
    r"\s*(?!\S*[?&#]p=)(?:[a-z]+://)?\S*?"
    r"(?:[?&]load=|fpuzzles|fpuz)(?P<packed>[A-Za-z0-9+/=%_-]{20,})\s*"
)
_IGNORED = {
    "size", "grid", "title", "author", "diagonal+", "diagonal-", "killercage", "highlightConflicts",
    "solution", "ruleset", "successMessage", "disabledlogic", "truecandidatesoptions",
}  # fmt: skip
_MARKS = {"value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"}


def matches(text: str) -> bool:
    """Whether a text may be such a puzzle."""
    is_json = text.lstrip()[:1] == "{" and '"grid"' in text and '"size"' in text
    return is_json or bool(_LINK.fullmatch(text))


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a puzzle.

    Raises:
        ProgramError: says what is wrong with it.
    """
    told = _json(source)
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
    cages, targets = _cages(source, told, size)
    values = {
        place: source.number(str(cell["value"]))
        for place, cell in cells.items()
        if cell.get("value")
    }
    numbers = {place: n for place, n in values.items() if cells[place].get("given")}
    solution = {place: n for place, n in values.items() if place not in numbers}
    # Cells that tell no region at all are in the usual boxes.
    regions = {place: str(cell.get("region")) for place, cell in cells.items()}
    crossed = bool(told.get("diagonal+")), bool(told.get("diagonal-"))
    board = Diagram(
        size,
        size,
        numbers,
        areas=numbered(regions) if any("region" in cell for cell in cells.values()) else {},
        cages=cages,
        targets=targets,
        solution=solution,
        is_solved=bool(solution),
        flags={"diagonals": all(crossed)},
    )
    lost = [*_lost(told, cells)]
    if any(crossed) and not all(crossed):
        lost.append("one diagonal alone")
    return Found(board, CAGED if cages else PLAIN, tuple(lost))


def _json(source: Source) -> Mapping[str, Any]:
    text = source.text
    link = _LINK.fullmatch(text)
    try:
        if link is not None and text.lstrip()[:1] != "{":
            text = unpacked(unquote(link["packed"]), LARGEST)
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        source.fail(f"the puzzle cannot be unpacked: {error}", link.start("packed") if link else 0)
    if not isinstance(told, dict):
        source.fail("expected an object with size and grid")
    return told


def _cages(
    source: Source, told: Mapping[str, Any], size: int
) -> tuple[dict[Place, int], dict[Place, Target]]:
    cages: dict[Place, int] = {}
    targets: dict[Place, Target] = {}
    listed = told.get("killercage") or []
    for number, cage in enumerate(listed if isinstance(listed, list) else [], 1):
        names = cage.get("cells") if isinstance(cage, dict) else None
        told_cells = names if isinstance(names, list) else []
        places = sorted(_place(source, name, size) for name in told_cells)
        if any(place in cages for place in places):
            source.fail(f"the cages share the cell {max(places)}")
        cages |= dict.fromkeys(places, number)
        if places and cage.get("value"):
            targets[places[0]] = "add", source.number(str(cage["value"]))
    return cages, targets


def _place(source: Source, name: Any, size: int) -> Place:
    match = re.fullmatch(r"R([0-9]{1,3})C([0-9]{1,3})", str(name))
    place = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (1 <= place[0] <= size and 1 <= place[1] <= size):
        source.fail(f"no cell of the board: {str(name)[:20]!r}")
    return place


def _lost(told: Mapping[str, Any], cells: Mapping[Place, Mapping[str, Any]]) -> Iterator[str]:
    """What the puzzle says besides, in words."""
    for name, value in told.items():
        if name not in _IGNORED and value not in (None, False, "", [], {}, 0):
            yield f"the constraint {name!r}"
    if told.get("ruleset"):
        yield f"the rules in words: {str(told['ruleset'])[:200]!r}"
    for mark in sorted({name for cell in cells.values() for name in cell} - _MARKS):
        where = [f"{r},{c}" for (r, c), cell in sorted(cells.items()) if cell.get(mark)]
        if where:
            yield f"{mark!r} of the cells {', '.join(where[:4])}{', ...' if len(where) > 4 else ''}"


def write(diagram: Diagram, _game: Game | None) -> str:
    """Write a link."""
    if diagram.rows != diagram.cols:
        unsaid(f"a board of {diagram.rows} rows and {diagram.cols} columns: only square ones")
    usual = square_boxes(diagram.rows)
    areas = diagram.areas or in_boxes(diagram, diagram.boxes or usual)
    told: dict[str, Any] = {
        "size": diagram.rows,
        "grid": [[_cell(diagram, (r, c), areas if boxes_of(areas) != usual else {})
                  for c in range(1, diagram.cols + 1)] for r in range(1, diagram.rows + 1)],
    }  # fmt: skip
    if diagram.flags.get("diagonals"):
        told |= {"diagonal+": True, "diagonal-": True}
    if diagram.cages:
        told["killercage"] = [_cage(diagram, cells) for cells in by_area(diagram.cages)]
    return f"{PREFIX}{packed(json.dumps(told, separators=(',', ':')))}\n"


def _cage(diagram: Diagram, cells: Sequence[Place]) -> dict[str, Any]:
    target = diagram.targets.get(cells[0])
    total = {"value": str(target[1])} if target else {}
    return {"cells": [f"R{row}C{col}" for row, col in cells], **total}


def _cell(diagram: Diagram, place: Place, areas: Mapping[Place, int]) -> dict[str, Any]:
    cell: dict[str, Any] = {"region": areas[place] - 1} if place in areas else {}
    if place in diagram.numbers:
        return {"value": diagram.numbers[place], "given": True, **cell}
    return {"value": diagram.solution[place], **cell} if place in diagram.solution else cell


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
