"""SudokuPad's puzzles: JSON as of Cracking the Cryptic's first tool, and the links that hold it.

Known from the program's own tools (repositories SudokuPad/sudokutools and
marktekfan/sudokupad-penpa-import). Cells are pairs `[row, column]` from 0. `cells` are rows of
`{"value": 5}`, `regions` lists of cells; `cages` have cells and a sum, those without cells say
`title: ...`, `rules: ...` or `solution: ...`, which may also stand in `metadata`. Two lines from
corner to corner are both diagonals. All else that is drawn means what the rules in words say, and
is listed as lost. A link's `scl` or `ctc` is followed by the JSON as lz-string packs it, with
short names and without quotes if it is an older one. A link with `fpuzzles` instead is one of
f-puzzles, and read as such.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pylogic.formats.diagram import (
    Diagram,
    Format,
    Found,
    Game,
    Source,
    boxes_of,
    whole,
)
from pylogic.formats.fpuzzles import (
    CAGED,
    PLAIN,
    is_usual,
    listed,
    lost_marks,
    read_json,
    read_parts,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place

_LINK = re.compile(
    r"\s*(?:https?://)?(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com)/"
    r"(?:[a-z]+/|[a-z]+(?=\?))?(?:\?puzzleid=)?(?:scl|ctc)"
    r"(?P<packed>[A-Za-z0-9+/=%_-]{20,})(?:[?&]\S*)?\s*"
)
_IGNORED = {
    "id", "cellSize", "cells", "regions", "cages", "lines", "metadata", "metaData", "settings",
}  # fmt: skip
_SAID = {"title", "author", "source", "msgcorrect", "solution"}
"""Words about a puzzle that say nothing of its board, or are read."""
_META = re.compile(r"(\w+):\s*(.*)", re.DOTALL)


def matches(text: str) -> bool:
    """Whether a text may be such a puzzle."""
    is_json = text.lstrip()[:1] == "{" and '"cells"' in text and '"grid"' not in text
    return is_json or bool(_LINK.fullmatch(text))


def read(source: Source, _games: Sequence[Game]) -> Found:
    """Read a puzzle.

    Raises:
        ProgramError: says what is wrong with it.
    """
    told = _long(read_json(source, _LINK, _parsed))
    rows = [listed(row) for row in listed(told.get("cells"))]
    size = source.size(len(rows), len(rows[0]) if rows else 0)
    if any(len(row) != size[1] for row in rows):
        source.fail(f"expected {size[0]} rows of {size[1]} cells")
    board = Diagram(*size)
    cells = dict(zip(board.places, (_object(cell) for row in rows for cell in row), strict=True))
    numbers = {
        place: source.number(str(cell["value"]))
        for place, cell in cells.items()
        if cell.get("value") not in (None, "")
    }
    regions = [(_places(source, region, size), None) for region in listed(told.get("regions"))]
    areas = read_parts(source, regions, "regions")[0]
    caged = [_object(cage) for cage in listed(told.get("cages"))]
    words = [*_metadata(told), *_said(cage for cage in caged if not cage.get("cells"))]
    drawn = [cage for cage in caged if cage.get("cells")]
    cages, targets = read_parts(
        source, [(_places(source, cage["cells"], size), _sum(cage)) for cage in drawn], "cages"
    )
    lines, crossed = _lines(told, size)
    boxes = boxes_of(areas) if len(areas) == len(cells) else None
    board = Diagram(
        *size,
        {
            "number": numbers,
            "area": areas if boxes is None and len(areas) == len(cells) else {},
            "boxes": whole(boxes),
            "cage": cages,
            "target": targets,
        },
        flags={"diagonals": crossed},
    )
    lost = list(_lost(told, words, cells, drawn, lines))
    if len(areas) < len(cells):
        lost.append("that cells are in no region" if areas else "that there are no regions")
    solved = _solution(board, next((text for name, text in words if name == "solution"), ""))
    if solved:
        board = replace(board.put(solution=solved), is_solved=True)
    return Found(board, CAGED if cages else PLAIN, tuple(lost))


def _object(told: Any) -> Mapping[str, Any]:
    return told if isinstance(told, dict) else {}


# ---- Older links: names without quotes, and short ones ----------------------------------------

_SHORT = {
    "ca": "cages", "ce": "cells", "re": "regions", "v": "value", "l": "lines", "a": "arrows",
    "o": "overlays", "u": "underlays", "wp": "wayPoints", "cs": "cellSize", "c": "color",
    "t": "title",
}  # fmt: skip
_QUOTES = [(r"\\'", "\0"), ("'", '"'), ("\0", "'")]
_ZIPPED = [
    (r"([,{\[])([a-zA-Z0-9]+):", r'\1"\2":'),  # names
    (r"([,\[])(?=[,\]])", r"\1{}"),  # empty objects
    (r":f(?=[,}\]])", ":false"), (r":t(?=[,}\]])", ":true"),
    (r":(?:#([0F])|([0-9a-fA-F]{6}))(?=[,}\]])", r':"#\1\2"'),  # colours
]  # fmt: skip


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        for pattern, instead in [*(_QUOTES if '"' not in text else ()), *_ZIPPED]:
            text = re.sub(pattern, instead, text)
        return json.loads(text)


def _long(told: Any) -> Any:
    """The JSON of a puzzle, with the long names of things."""
    if isinstance(told, list):
        return [_long(one) for one in told]
    if isinstance(told, dict):
        return {_SHORT.get(name, name): _long(one) for name, one in told.items()}
    return told


# ---- The parts of a puzzle -------------------------------------------------------------------


def _places(source: Source, told: Any, size: Place) -> list[Place]:
    """Cells by rows and columns from 1, in reading order."""
    found = []
    for cell in listed(told):
        match cell:
            case [int(row), int(col)] if 0 <= row < size[0] and 0 <= col < size[1]:
                found.append((row + 1, col + 1))
            case _:
                source.fail(f"no cell of the board: {json.dumps(cell)[:20]}")
    return sorted(found)


def _sum(cage: Mapping[str, Any]) -> int | None:
    told = str(cage.get("value", cage.get("sum", "")))
    return int(told) if is_number(told) else None


def _metadata(told: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name in ("metadata", "metaData"):
        for word, value in _object(told.get(name)).items():
            if value not in (None, False, "", [], {}):
                yield word, str(value)


def _said(cages: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for cage in cages:
        match = _META.fullmatch(str(cage.get("value") or ""))
        yield (match[1], match[2]) if match else (str(cage.get("value")), "")


def _lines(told: Mapping[str, Any], size: Place) -> tuple[list[Any], bool]:
    """The lines that are drawn, and whether both diagonals are, which are left out then."""
    lines = listed(told.get("lines"))
    ends = [sorted(map(tuple, map(listed, listed(_object(one).get("wayPoints"))))) for one in lines]
    crossed = [[(0, 0), size], [(0, size[1]), (size[0], 0)]]
    if all(diagonal in ends for diagonal in crossed):
        return [one for one, at in zip(lines, ends, strict=True) if at not in crossed], True
    return lines, False


def _solution(board: Diagram, told: str) -> dict[Place, int]:
    """The numbers of a solution, if it says all, each with one digit."""
    if not re.fullmatch("[1-9]+", told) or len(told) != board.rows * board.cols:
        return {}
    return dict(zip(board.places, map(int, told), strict=True))


def _lost(
    told: Mapping[str, Any],
    words: Iterable[tuple[str, str]],
    cells: Mapping[Place, Mapping[str, Any]],
    cages: Iterable[Mapping[str, Any]],
    lines: Sequence[Any],
) -> Iterator[str]:
    """The parts of the puzzle that the board leaves out, in words."""
    for name, value in told.items():
        if name not in _IGNORED and value not in (None, False, "", [], {}, 0):
            yield f"the drawing {name!r}"
    if lines:
        yield "the drawing 'lines'"
    for name, text in words:
        if name == "rules" and not is_usual(text):
            yield f"the rules in words: {text[:200]!r}"
        elif name not in {*_SAID, "rules"}:
            yield f"the word {name!r}"
    if any(cage.get("unique") is False for cage in cages):
        yield "cages whose numbers may repeat"
    for cage in cages:
        if cage.get("value") not in (None, "") and _sum(cage) is None:
            yield f"{str(cage['value'])[:30]!r} in a cage"
    yield from lost_marks(cells, {"value", "pencilMarks", "centremarks", "cornermarks"})


FORMAT = Format(
    "sudokupad",
    "SudokuPad",
    "a link of SudokuPad, or its JSON",
    matches,
    read,
    is_inline=True,
    instead="fpuzzles",
    needs_game=True,
    is_published=True,
)
