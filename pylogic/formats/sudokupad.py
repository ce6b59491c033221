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
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pylogic.formats.diagram import Format, Game, ReadResult, Text
from pylogic.formats.fpuzzles import as_list, as_object, read_document, read_json
from pylogic.rules.lexical import is_number

_LINK = re.compile(
    r"\s*(?:https?://)?(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com)/"
    r"(?:[a-z]+/|[a-z]+(?=\?))?(?:\?puzzleid=)?(?:scl|ctc)"
    r"(?P<packed>[A-Za-z0-9+/=%_-]{20,})(?:[?&]\S*)?\s*"
)
_KNOWN_NAMES = {"id", "cellSize", "cells", "regions", "cages", "metadata", "metaData", "settings"}
_KNOWN_TAGS = {"title", "author", "source", "msgcorrect", "solution", "rules"}
"""Tags of a puzzle that say nothing of its board, or that the reader uses."""


def read(source: Text, _games: Sequence[Game]) -> ReadResult:
    """Translate a puzzle into f-puzzles' JSON and read that; ProgramError for a mistake.
    Drawings, tags, words in cages and rules become losses."""
    document = read_json(source, _LINK, _parse_json)
    lost: list[str] = []
    grid = [
        [{**cell, "region": None, "given": bool(cell.get("value"))} for cell in map(as_object, row)]
        for row in map(as_list, as_list(document.get("cells")))
    ]
    cells = {f"R{r}C{c}": cell for r, row in enumerate(grid, 1) for c, cell in enumerate(row, 1)}
    for number, region in enumerate(as_list(document.get("regions"))):
        for name in map(name_cell, as_list(region)):
            if name not in cells:
                source.fail(f"no cell of the board: {name!r}")
            if cells[name]["region"] not in (None, number):
                source.fail(f"the regions share the cell {name}")
            cells[name]["region"] = number
    meta = {**as_object(document.get("metadata")), **as_object(document.get("metaData"))}
    tags = [(word, str(value)) for word, value in meta.items() if value]
    cages: list[dict[str, Any]] = []
    for cage in map(as_object, as_list(document.get("cages"))):
        value = str(cage.get("value", cage.get("sum") or ""))
        if not cage.get("cells"):
            match = re.fullmatch(r"(\w+):\s*(.*)", value, re.DOTALL)
            tags.append((match[1], match[2]) if match else (value, ""))
            continue
        is_sum, names = is_number(value), [*map(name_cell, as_list(cage["cells"]))]
        cages.append({"cells": names, "value": value if is_sum else ""})
        if not is_sum and value not in ("", "None"):
            lost.append(f"{value[:30]!r} in a cage")
        if cage.get("unique") is False:
            lost.append("a cage whose numbers may repeat")
    lost += [f"the word {name!r}" for name, _ in tags if name not in _KNOWN_TAGS]
    texts = dict(reversed(tags))
    size = len(grid)
    down, up = [[0, 0], [size, size]], [[0, size], [size, 0]]
    drawn = as_list(document.get("lines"))
    ends = [as_list(as_object(line).get("wayPoints")) for line in drawn]
    is_crossed = all(way in ends or way[::-1] in ends for way in (down, up))
    if is_crossed:
        diagonals = down, down[::-1], up, up[::-1]
        drawn = [line for line, way in zip(drawn, ends, strict=True) if way not in diagonals]
    drawings = {name: value for name, value in document.items() if name not in _KNOWN_NAMES}
    translated = drawings | {
        "size": size, "grid": grid, "killercage": cages, "lines": drawn,
        "diagonal+": is_crossed, "diagonal-": is_crossed,
        "ruleset": texts.get("rules"), "solution": [*texts.get("solution", "")],
    }  # fmt: skip
    result = read_document(source, translated)
    return replace(result, lost=(*lost, *result.lost))


def name_cell(cell: Any) -> str:
    """Return the name, such as R1C2, of a cell [row, column] from 0; JSON for other values."""
    match cell:
        case [int(row), int(col)]:
            return f"R{row + 1}C{col + 1}"
    return json.dumps(cell)


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
    """Parse JSON, or an older link's form of it, with long names; ValueError for other texts."""
    decoder = json.JSONDecoder(
        object_pairs_hook=lambda pairs: {_SHORT.get(name, name): value for name, value in pairs}
    )
    try:
        return decoder.decode(text)
    except ValueError:
        for pattern, instead in [*(_QUOTES if '"' not in text else ()), *_ZIPPED]:
            text = re.sub(pattern, instead, text)
        return decoder.decode(text)


FORMAT = Format(
    "sudokupad",
    "SudokuPad",
    "a link of SudokuPad, or its JSON",
    re.compile(rf'\s*\{{(?s:(?=.*"cells")(?!.*"grid").*)|{_LINK.pattern}').fullmatch,
    read,
    is_inline=True,
    instead="fpuzzles",
    needs_game=True,
    is_published=True,
)
