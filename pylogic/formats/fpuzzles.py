"""f-puzzles JSON, and the links that hold it packed: `?load=...`.

Known from the editor's own files: `size`, `grid` (rows of cells with `value`, `given`, `region`),
`diagonal+`, `diagonal-`, `killercage` (`cells` such as R1C2, and a `value`). All other constraints
and rules in words become losses. `write` makes the link.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import unquote

from pylogic.draw.notation import squarest_box
from pylogic.formats.codings import Losses, describe_losses
from pylogic.formats.diagram import (
    LARGEST,
    Diagram,
    Format,
    Game,
    ReadResult,
    Source,
    Target,
    areas_of_boxes,
    cells_by_area,
    find_box_size,
    place_on_whole_board,
    refuse_to_write,
    renumber_areas,
)
from pylogic.formats.lzstring import pack, unpack
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place

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
_USUAL_RULES = r"|(normal|standard|classic|regular) \w+ rules( apply)?[.!]?"
_MARKS = {"value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks"}


def matches(text: str) -> bool:
    """Return True if a text looks like f-puzzles' JSON, or like a link that holds it."""
    is_json = text.lstrip()[:1] == "{" and '"grid"' in text and '"size"' in text
    return is_json or bool(_LINK.fullmatch(text))


def read(source: Source, _games: Sequence[Game]) -> ReadResult:
    """Read a puzzle as a board, named by whether it has cages; ProgramError for a mistake."""
    return read_document(source, read_json(source, _LINK))


def read_document(source: Source, document: Mapping[str, Any]) -> ReadResult:
    """Return the board of a puzzle's JSON; ProgramError for a mistake.

    The solution is the numbers that a player entered, or else the list beside the board.
    """
    rows = as_list(document.get("grid"))
    size, _ = source.check_size(len(rows), len(rows))
    if document.get("size") != size or any(not isinstance(row, list) for row in rows):
        source.fail("expected a size, and a grid of so many rows")
    if any(len(row) != size for row in rows):
        source.fail(f"expected {size} rows of {size} cells in the grid")
    board = Diagram(size, size)
    contents = (cell if isinstance(cell, dict) else {} for row in rows for cell in row)
    cells = dict(zip(board.places, contents, strict=True))
    values = {
        place: source.parse_number(str(cell["value"]))
        for place, cell in cells.items()
        if cell.get("value") or (cell.get("given") and cell.get("value") == 0)
    }
    numbers = {place: n for place, n in values.items() if cells[place].get("given")}
    solution = {place: n for place, n in values.items() if place not in numbers}
    listed = [str(number) for number in as_list(document.get("solution"))]
    if not solution and len(listed) == len(cells) and all(map(is_number, listed)):
        solution = dict(zip(cells, map(int, listed), strict=True))
    areas = _read_regions(size, cells)
    boxes = find_box_size(areas) if len(areas) == len(cells) else None
    board = board.put(
        number=numbers,
        area={} if boxes else areas,
        boxes=place_on_whole_board(boxes),
        solution=solution,
        **_read_cages(source, document, size),
    )
    crossed = [bool(document.get(f"diagonal{way}")) for way in "+-"]
    board = replace(board, is_solved=bool(solution), flags={"diagonals": all(crossed)})
    lost = [*_find_losses(document, cells)]
    if any(cell.get("region", 0) is None for cell in cells.values()):
        lost.append("that cells are in no region")
    if any(crossed) and not all(crossed):
        lost.append("one diagonal alone")
    return ReadResult(board, CAGED if board["cage"] else PLAIN, tuple(lost))


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


def _read_cages(source: Source, document: Mapping[str, Any], size: int) -> dict[str, Any]:
    """Return the kinds `cage` and `target`, the sum in the first cell of each cage that has one.

    A cell in two cages raises ProgramError.
    """
    cages: dict[Place, int] = {}
    targets: dict[Place, Target] = {}
    outlines = filter(lambda cage: isinstance(cage, dict), as_list(document.get("killercage")))
    for number, cage in enumerate(outlines, 1):
        names = as_list(cage.get("cells"))
        places = sorted(_parse_place(source, name, size) for name in names)
        for place in places:
            if cages.setdefault(place, number) != number:
                source.fail(f"the cages share the cell {place}")
        if places and cage.get("value"):
            targets[places[0]] = "add", source.parse_number(str(cage["value"]))
    return {"cage": cages, "target": targets}


def _parse_place(source: Source, name: Any, size: int) -> Place:
    """Return the (row, column) that a name such as R1C2 means; ProgramError off the board."""
    match = re.fullmatch(r"R([0-9]{1,3})C([0-9]{1,3})", str(name))
    place = (int(match[1]), int(match[2])) if match else (0, 0)
    if not (1 <= place[0] <= size and 1 <= place[1] <= size):
        source.fail(f"no cell of the board: {str(name)[:20]!r}")
    return place


def as_list(value: Any) -> list[Any]:
    """Return a list as it is, and an empty list for any other value."""
    return value if isinstance(value, list) else []


def _find_losses(
    document: Mapping[str, Any], cells: Mapping[Place, Mapping[str, Any]]
) -> Iterator[str]:
    """Yield a phrase for each constraint, rule and sort of marks in cells that no board holds.

    Rules in words are no loss if they are empty, or say only that a puzzle's usual rules apply.
    """
    for name, value in document.items():
        if name not in _KNOWN_NAMES and value not in (None, False, "", [], {}, 0):
            yield f"the constraint {name!r}"
    rules = str(document.get("ruleset") or "")
    if not re.fullmatch(_USUAL_RULES, rules.strip(), re.IGNORECASE):
        yield f"the rules in words: {rules[:200]!r}"
    marks: Losses = {}
    for place, cell in cells.items():
        for mark in filter(cell.get, cell.keys() - _MARKS):
            marks.setdefault(repr(mark), []).append(place)
    yield from describe_losses(dict(sorted(marks.items())))


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
    is_inline=True,
    needs_game=True,
)
