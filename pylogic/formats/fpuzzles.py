"""f-puzzles JSON, and the links that hold it packed: `?load=...`.

Known from the editor's own files: `size`, `grid` (rows of cells with `value`, `given`, `region`),
`diagonal+`, `diagonal-`, `killercage` (`cells` such as R1C2, and a `value`). All other constraints
and rules in words become losses. `write` makes the link.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any
from urllib.parse import unquote

from pylogic.draw.notation import squarest_box
from pylogic.formats import diagram
from pylogic.formats.codings import Losses, describe_losses
from pylogic.formats.diagram import LARGEST, Diagram, Format, Game, ReadResult, Text
from pylogic.formats.lzstring import pack, unpack
from pylogic.rules.lexical import is_number

PREFIX = "https://www.f-puzzles.com/?load="
_LINK = re.compile(  # the packed text of a Penpa link may hold any of these words
    r"\s*(?!\S*[?&#]p=)(?:[a-z]+://)?\S*?"
    r"(?:[?&]load=|fpuzzles|fpuz)(?P<packed>[A-Za-z0-9+/=%_-]{20,})\s*"
)
_KNOWN_NAMES = {
    "size", "grid", "title", "author", "diagonal+", "diagonal-", "killercage", "highlightConflicts",
    "solution", "ruleset", "successMessage", "disabledlogic", "truecandidatesoptions",
}  # fmt: skip
_USUAL_RULES = r"|(normal|standard|classic|regular) \w+ rules( apply)?[.!]?"
_MARKS = {
    "value", "given", "region", "centerPencilMarks", "cornerPencilMarks", "givenPencilMarks",
    "pencilMarks", "centremarks", "cornermarks",
}  # fmt: skip
"""The marks of cells that are read, or that are notes, also those of SudokuPad."""


def read(source: Text, _games: Sequence[Game]) -> ReadResult:
    """Read a puzzle, named `cages` if it has any, or `numbers`; ProgramError for a mistake."""
    return read_document(source, read_json(source, _LINK))


def read_json(
    source: Text, packed: re.Pattern[str], parse: Callable[[str], Any] = json.loads
) -> dict[str, Any]:
    """Return the JSON object that a text is, or that a link has in its group "packed".
    `packed` matches a link; `parse` parses JSON. Other texts raise ProgramError."""
    text = source.text
    link = packed.fullmatch(text) if text.lstrip()[:1] != "{" else None
    try:
        document = parse(unpack(unquote(link["packed"]), LARGEST) if link else text)
    except (ValueError, RecursionError) as error:
        source.fail(f"the puzzle cannot be unpacked: {error}", link.start("packed") if link else 0)
    if not isinstance(document, dict):
        source.fail("expected an object that holds a puzzle")
    return document


def as_list(value: Any) -> list[Any]:
    """Return a list as it is, and an empty list for any other value."""
    return value if isinstance(value, list) else []


def as_object(value: Any) -> Mapping[str, Any]:
    """Return a JSON object as it is, and an empty object for any other value."""
    return value if isinstance(value, dict) else {}


def read_document(source: Text, document: Mapping[str, Any]) -> ReadResult:
    """Return the board of a puzzle's JSON; ProgramError for a mistake.
    The solution is the numbers that a player entered, or else the list beside the board. A cell
    that does not say its region, if others do, is in that of its usual box; a null is no region."""
    rows = [*map(as_list, as_list(document.get("grid")))]
    size, _ = source.check_size(len(rows), len(rows))
    if document.get("size") != size:
        source.fail("expected a size, and a grid of so many rows")
    if any(len(row) != size for row in rows):
        source.fail(f"expected {size} rows of {size} cells in the grid")
    board = Diagram(size, size)
    cells = dict(zip(board.places, map(as_object, chain(*rows)), strict=True))
    values = {
        place: source.parse_number(str(cell["value"]))
        for place, cell in cells.items()
        if cell.get("value") or (cell.get("given") and cell.get("value") == 0)
    }
    numbers = {place: n for place, n in values.items() if cells[place].get("given")}
    solution = {place: n for place, n in values.items() if place not in numbers}
    digits = [str(number) for number in as_list(document.get("solution"))]
    if not solution and len(digits) == len(cells) and all(map(is_number, digits)):
        solution = dict(zip(cells, map(int, digits), strict=True))

    usual = diagram.areas_of_boxes(board, squarest_box(size))
    has_regions = any("region" in cell for cell in cells.values())
    regions = {place: cell.get("region", usual[place] - 1) for place, cell in cells.items()}
    inside = {place: str(name) for place, name in regions.items() if name is not None}
    areas = diagram.renumber_areas(inside) if has_regions else {}
    boxes = diagram.find_box_size(areas) if len(areas) == len(cells) else None
    cages: dict[Any, Any] = {}
    targets: dict[Any, Any] = {}
    places = {f"R{row}C{col}": (row, col) for row, col in cells}
    for number, cage in enumerate(map(as_object, as_list(document.get("killercage"))), 1):
        names = [str(name) for name in as_list(cage.get("cells"))]
        for name in names:
            if name not in places:
                source.fail(f"no cell of the board: {name[:20]!r}")
            if cages.setdefault(places[name], number) != number:
                source.fail(f"the cages share the cell {places[name]}")
        if names and cage.get("value"):
            first = min(places[name] for name in names)
            targets[first] = "add", source.parse_number(str(cage["value"]))

    unknown = [name for name, value in document.items() if value and name not in _KNOWN_NAMES]
    lost = [f"the constraint {name!r}" for name in unknown]
    rules = str(document.get("ruleset") or "")
    if not re.fullmatch(_USUAL_RULES, rules.strip(), re.IGNORECASE):
        lost.append(f"the rules in words: {rules[:200]!r}")
    marks: Losses = {}
    for place, cell in cells.items():
        for mark in filter(cell.get, cell.keys() - _MARKS):
            marks.setdefault(repr(mark), []).append(place)
    lost += describe_losses(dict(sorted(marks.items())))
    if len(inside) < len(cells):
        lost.append("that cells are in no region")
    crossed = {bool(document.get(f"diagonal{way}")) for way in "+-"}
    if len(crossed) == 2:
        lost.append("one diagonal alone")
    things = {"number": numbers, "solution": solution, "cage": cages, "target": targets}
    things |= {"boxes": {(): boxes}} if boxes else {"area": areas}
    board = Diagram(size, size, things, bool(solution), {"diagonals": crossed == {True}})
    return ReadResult(board, "cages" if cages else "numbers", tuple(lost))


def write(board: Diagram, _game: Game) -> str:
    """Return the link of a square board, and a newline; ProgramError for another board.
    A complete solution becomes the list beside the board, a partial one a player's numbers. The
    result of a cage is written as a sum, whatever its operation."""
    size, cols = board.rows, board.cols
    if size != cols:
        diagram.refuse_to_write(f"a board of {size} rows and {cols} columns: only square ones")
    solved = {**board["solution"], **board["number"]}
    is_whole = board.is_solved and solved.keys() == set(board.places)
    entered = {} if is_whole else board["solution"]
    usual = squarest_box(size)
    areas = board["area"] or diagram.areas_of_boxes(board, board["boxes"].get(()) or usual)
    regions = areas if diagram.find_box_size(areas) != usual else {}
    names = {(row, col): f"R{row}C{col}" for row, col in board.places}
    cells: dict[Any, dict[str, Any]] = {place: {} for place in names}
    for place, cell in cells.items():
        if place in board["number"]:
            cell |= {"value": board["number"][place], "given": True}
        elif place in entered:
            cell |= {"value": entered[place]}
        if place in regions:
            cell["region"] = regions[place] - 1
    row = range(1, size + 1)
    document: dict[str, Any] = {"size": size, "grid": [[cells[r, c] for c in row] for r in row]}
    if board.flags.get("diagonals"):
        document |= {"diagonal+": True, "diagonal-": True}
    for places in diagram.cells_by_area(board["cage"]):
        cage: dict[str, Any] = {"cells": [names[place] for place in places]}
        if places[0] in board["target"]:
            cage["value"] = str(board["target"][places[0]][1])
        document.setdefault("killercage", []).append(cage)
    if is_whole:
        document["solution"] = [solved[place] for place in board.places]
    return f"{PREFIX}{pack(json.dumps(document, separators=(',', ':')))}\n"


FORMAT = Format(
    "fpuzzles",
    "f-puzzles",
    "JSON of f-puzzles, or its link",
    re.compile(rf'\s*\{{(?s:(?=.*"grid")(?=.*"size").*)|{_LINK.pattern}').fullmatch,
    read,
    write,
    is_inline=True,
    needs_game=True,
)
