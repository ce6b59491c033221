"""SudokuPad's puzzles: JSON as of Cracking the Cryptic's first tool, and the links that hold it.

Known from the program's own tools (repositories SudokuPad/sudokutools and
marktekfan/sudokupad-penpa-import). Cells are pairs `[row, column]` from 0. `cells` are rows of
`{"value": 5}`, `regions` lists of cells; `cages` have cells and a sum; cages without cells hold
`title: ...`, `rules: ...` or `solution: ...`, which may also stand in `metadata`. Two lines from
corner to corner are both diagonals. All other drawings mean what the rules in words say, and become
losses. A link's `scl` or `ctc` is followed by the JSON as lz-string packs it, with short names and
without quotes in older links. A link with `fpuzzles` instead belongs to f-puzzles.
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
    Game,
    ReadResult,
    Source,
    find_box_size,
    place_on_whole_board,
)
from pylogic.formats.fpuzzles import (
    CAGED,
    PLAIN,
    are_usual_rules,
    as_list,
    find_lost_marks,
    number_outlines,
    read_json,
)
from pylogic.rules.lexical import is_number
from pylogic.rules.symbols import Place

_LINK = re.compile(
    r"\s*(?:https?://)?(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com)/"
    r"(?:[a-z]+/|[a-z]+(?=\?))?(?:\?puzzleid=)?(?:scl|ctc)"
    r"(?P<packed>[A-Za-z0-9+/=%_-]{20,})(?:[?&]\S*)?\s*"
)
_KNOWN_NAMES = {
    "id", "cellSize", "cells", "regions", "cages", "lines", "metadata", "metaData", "settings",
}  # fmt: skip
_KNOWN_TAGS = {"title", "author", "source", "msgcorrect", "solution"}
"""Tags of a puzzle that say nothing of its board, or that the reader uses."""
_META = re.compile(r"(\w+):\s*(.*)", re.DOTALL)


def matches(text: str) -> bool:
    """Return True if a text looks like SudokuPad's JSON, or like a link that holds it."""
    is_json = text.lstrip()[:1] == "{" and '"cells"' in text and '"grid"' not in text
    return is_json or bool(_LINK.fullmatch(text))


def read(source: Source, _games: Sequence[Game]) -> ReadResult:
    """Read a puzzle as a board, named by whether it has cages; ProgramError for a mistake.

    Drawings and rules in words become losses.
    """
    document = _expand_names(read_json(source, _LINK, _parse_json))
    rows = [as_list(row) for row in as_list(document.get("cells"))]
    size = source.check_size(len(rows), len(rows[0]) if rows else 0)
    if any(len(row) != size[1] for row in rows):
        source.fail(f"expected {size[0]} rows of {size[1]} cells")
    board = Diagram(*size)
    cells = dict(zip(board.places, (_as_object(cell) for row in rows for cell in row), strict=True))
    numbers = {
        place: source.parse_number(str(cell["value"]))
        for place, cell in cells.items()
        if cell.get("value") not in (None, "")
    }
    parts = as_list(document.get("regions"))
    regions = [(_parse_cells(source, region, size), None) for region in parts]
    areas = number_outlines(source, regions, "regions")[0]
    all_cages = [_as_object(cage) for cage in as_list(document.get("cages"))]
    words = list(_read_tags(document, all_cages))
    outlines = [cage for cage in all_cages if cage.get("cells")]
    cages, targets = number_outlines(
        source,
        [(_parse_cells(source, cage["cells"], size), _read_sum(cage)) for cage in outlines],
        "cages",
    )
    lines, crossed = _split_diagonals(document, size)
    boxes = find_box_size(areas) if len(areas) == len(cells) else None
    board = Diagram(
        *size,
        {
            "number": numbers,
            "area": areas if boxes is None and len(areas) == len(cells) else {},
            "boxes": place_on_whole_board(boxes),
            "cage": cages,
            "target": targets,
        },
        flags={"diagonals": crossed},
    )
    lost = list(_find_losses(document, words, cells, outlines, lines))
    if len(areas) < len(cells):
        lost.append("that cells are in no region" if areas else "that there are no regions")
    digits = next((text for name, text in words if name == "solution"), "")
    if len(digits) == len(cells) and re.fullmatch("[1-9]+", digits):
        solution = dict(zip(board.places, map(int, digits), strict=True))
        board = replace(board.put(solution=solution), is_solved=True)
    return ReadResult(board, CAGED if cages else PLAIN, tuple(lost))


def _as_object(value: Any) -> Mapping[str, Any]:
    """Return a JSON object as it is, {} for any other value."""
    return value if isinstance(value, dict) else {}


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


def _parse_json(text: str) -> Any:
    """Parse JSON, or an older link's short form of it; ValueError for other texts."""
    try:
        return json.loads(text)
    except ValueError:
        for pattern, instead in [*(_QUOTES if '"' not in text else ()), *_ZIPPED]:
            text = re.sub(pattern, instead, text)
        return json.loads(text)


def _expand_names(value: Any) -> Any:
    """Return JSON in which long names replace short ones, at every depth."""
    if isinstance(value, list):
        return [_expand_names(part) for part in value]
    if isinstance(value, dict):
        return {_SHORT.get(name, name): _expand_names(part) for name, part in value.items()}
    return value


# ---- The parts of a puzzle -------------------------------------------------------------------


def _parse_cells(source: Source, cells: Any, size: Place) -> list[Place]:
    """Return the cells of JSON's [row, column] from 0, sorted and from 1; else ProgramError."""
    places = []
    for cell in as_list(cells):
        match cell:
            case [int(row), int(col)] if 0 <= row < size[0] and 0 <= col < size[1]:
                places.append((row + 1, col + 1))
            case _:
                source.fail(f"no cell of the board: {json.dumps(cell)[:20]}")
    return sorted(places)


def _read_sum(cage: Mapping[str, Any]) -> int | None:
    """Return a cage's `value`, or else its `sum`; None if it is missing or no number."""
    total = str(cage.get("value", cage.get("sum", "")))
    return int(total) if is_number(total) else None


def _read_tags(
    document: Mapping[str, Any], cages: Iterable[Mapping[str, Any]]
) -> Iterator[tuple[str, str]]:
    """Yield (tag, text) of the metadata and of cages without cells; without a tag (text, "")."""
    for name in ("metadata", "metaData"):
        for word, value in _as_object(document.get(name)).items():
            if value not in (None, False, "", [], {}):
                yield word, str(value)
    for cage in cages:
        if cage.get("cells"):
            continue
        match = _META.fullmatch(str(cage.get("value") or ""))
        yield (match[1], match[2]) if match else (str(cage.get("value")), "")


def _split_diagonals(document: Mapping[str, Any], size: Place) -> tuple[list[Any], bool]:
    """Return (the drawn lines without the diagonals, True) if both diagonals are drawn.

    Otherwise return (all drawn lines, False).
    """
    lines = as_list(document.get("lines"))
    points = (as_list(_as_object(line).get("wayPoints")) for line in lines)
    ends = [sorted(map(tuple, map(as_list, line))) for line in points]
    crossed = [[(0, 0), size], [(0, size[1]), (size[0], 0)]]
    if all(diagonal in ends for diagonal in crossed):
        return [line for line, at in zip(lines, ends, strict=True) if at not in crossed], True
    return lines, False


def _find_losses(
    document: Mapping[str, Any],
    words: Iterable[tuple[str, str]],
    cells: Mapping[Place, Mapping[str, Any]],
    cages: Iterable[Mapping[str, Any]],
    lines: Sequence[Any],
) -> Iterator[str]:
    """Yield a phrase for each drawing, tag, cage and mark that no board holds."""
    for name, value in document.items():
        if name not in _KNOWN_NAMES and value not in (None, False, "", [], {}, 0):
            yield f"the drawing {name!r}"
    if lines:
        yield "the drawing 'lines'"
    for name, text in words:
        if name == "rules" and not are_usual_rules(text):
            yield f"the rules in words: {text[:200]!r}"
        elif name not in {*_KNOWN_TAGS, "rules"}:
            yield f"the word {name!r}"
    if any(cage.get("unique") is False for cage in cages):
        yield "cages whose numbers may repeat"
    for cage in cages:
        if cage.get("value") not in (None, "") and _read_sum(cage) is None:
            yield f"{str(cage['value'])[:30]!r} in a cage"
    yield from find_lost_marks(cells, {"value", "pencilMarks", "centremarks", "cornermarks"})


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
