"""Board with several frames -> a section of a web page, which film.js plays as a film.

The page holds each look of a cell once, and of each frame only what differs from the one before.
Without the script it shows the first board, the last one, and all sentences between them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pylogic.draw import svg
from pylogic.draw.palette import SIGNS
from pylogic.draw.scene import Cell, Frame, Scene
from pylogic.rules.symbols import Place

_MEANINGS = {style: means for style, (_, means) in SIGNS.items()}
_PLACE = re.compile(r"\b[0-9]+,[0-9]+\b")
_LARGEST = 1.5  # times as large as it is drawn elsewhere


def section(board: Scene, number: int, heading: str) -> str:
    """The film of a board; `number` tells it from the others of its page."""
    wide = svg.cell_width(board)
    pieces = svg.Pieces(wide)
    shown = [pieces.places(frame.cells, board) for frame in board.frames]
    stencils = [svg.stencil(board, replace(frame, name=""), wide) for frame in board.frames]
    different = list(dict.fromkeys(stencils))
    data = {
        "columns": board.cols,
        "cell": [wide, svg.SIDE, svg.EDGE],
        "stencils": different,
        "words": [_words(cell) for cell in pieces.drawn],
        "frames": [
            {"stencil": different.index(stencil), **changes}
            for stencil, changes in zip(stencils, _changes(board, shown), strict=True)
        ],
    }
    drawn = enumerate(pieces.drawn.values())
    looks = "".join(f'<g id="b{number}-{k}">{look}</g>' for k, look in drawn)
    pictures = ((board.frames[k], _filled(board, k, shown[k], wide, number)) for k in (0, -1))
    ends = "".join(
        f'<figure class="end">\n<figcaption>{svg.escaped(frame.name)}</figcaption>\n'
        f"{labelled(board, wide, picture)}</figure>\n"
        for frame, picture in pictures
    )
    above = f"<h2>{heading}</h2>\n" if heading else ""
    return (
        f'<section class="board" data-film="b{number}"{size(board, wide)}>\n{above}'
        f'<svg class="looks" width="0" height="0" aria-hidden="true"><defs>{looks}</defs></svg>\n'
        f'<div class="stage">{labelled(board, wide, "<svg></svg>")}</div>\n'
        f'<div class="ends">\n{ends}</div>\n<ol class="steps">\n{_steps(board)}</ol>\n'
        f'<div class="under">\n{under(board)}</div>\n'
        f'<script type="application/json">{_script_safe(data)}</script>\n</section>'
    )


def _filled(board: Scene, frame: int, cells: Sequence[int], wide: int, number: int) -> str:
    """The picture of a frame, made of looks."""
    used = "".join(
        f'<use href="#b{number}-{look}" x="{svg.EDGE + place % board.cols * wide}"'
        f' y="{svg.EDGE + place // board.cols * svg.SIDE}"/>'
        for place, look in enumerate(cells)
        if look != svg.NOTHING
    )
    return svg.stencil(board, board.frames[frame], wide).replace("<g></g>", f"<g>{used}</g>")


def _changes(board: Scene, shown: Sequence[Sequence[int]]) -> Iterator[Mapping[str, Sequence[int]]]:
    """Of each frame the cells that look otherwise than before, and those that it settles."""
    before: Sequence[int] = [svg.NOTHING] * (board.rows * board.cols)
    last: Mapping[Place, Cell] = {}
    for frame, cells in zip(board.frames, shown, strict=True):
        pairs = ((place, look) for place, look in enumerate(cells) if look != before[place])
        settled = [(r - 1) * board.cols + c - 1 for r, c in _settled(frame, last)]
        yield {
            "changes": [number for pair in pairs for number in pair],
            "settled": settled,
        }
        before, last = cells, frame.cells


def _settled(frame: Frame, before: Mapping[Place, Cell]) -> list[Place]:
    """The cells that follow in a frame; not those that only lose candidates."""

    def is_filled(place: Place, cell: Cell) -> bool:
        last = before.get(place, Cell())
        return cell.style == "effect" and (cell.text, cell.fill) != (last.text, last.fill)

    filled = {place for place, cell in frame.cells.items() if is_filled(place, cell)}
    lines = {**frame.edges, **frame.links}
    filled |= {(row, col) for (row, col, _), line in lines.items() if line.style == "effect"}
    return sorted(filled)


def _words(cell: Cell) -> str:
    """What a cell says to those who do not see it."""
    candidates = f"may be {_list(cell.candidates) or 'nothing'}" if cell.candidates else ""
    removed = f"no longer {_list(cell.removed)}" if cell.removed else ""
    style = cell.style if cell.style in ("given", "wrong") else None
    circle = f"{cell.circle} circle" if cell.circle else ""
    parts = (cell.text, cell.fill, circle, *cell.corners, candidates, removed, style)
    return ", ".join(part for part in (*parts, _MEANINGS.get(cell.style or "")) if part)


def _list(values: Sequence[str]) -> str:
    return " ".join(filter(None, values))


def _steps(board: Scene) -> str:
    return "".join(
        f"<li>{_step(frame, number)}</li>\n" for number, frame in enumerate(board.frames, 1)
    )


def _step(frame: Frame, number: int) -> str:
    said, inner = split(frame.words)
    name = frame.name or ("" if said else f"frame {number}")
    title = f'<span class="name">{svg.escaped(name)}</span>' if name else ""
    words = "".join(f'<span class="words">{svg.escaped(line)}</span>' for line in said)
    return f'<button type="button">{title} {words}</button>{nested(inner)}'


def split(words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The sentences in the beginning, and the rest from the first one that is indented."""
    first = next((k for k, line in enumerate(words) if line.startswith(" ")), len(words))
    return words[:first], words[first:]


def nested(lines: Sequence[str]) -> str:
    """Lines as lists in lists, as deep as they are indented, by two blanks each."""
    made, depth = "", 0
    for line in lines:
        level = (len(line) - len(line.lstrip(" "))) // 2
        said = svg.escaped(line.strip(" "))
        made += "</li></ul>" * (depth - level)
        if not level:
            made += f'<span class="words">{said}</span>'
        elif level > depth:
            made += "<ul><li>" * (level - depth) + said
        else:
            made += f"</li><li>{said}"
        depth = level
    return made + "</li></ul>" * depth


def labelled(board: Scene, wide: int, picture: str) -> str:
    """A picture with the numbers of rows and columns, where sentences call cells by these."""
    if not board.cols or not board.rows:
        return ""
    words = (line for frame in board.frames for line in frame.captions)
    if not any(map(_PLACE.search, words)):
        return f'<div class="picture"{size(board, wide)}>{picture}</div>\n'
    columns, rows = (
        "".join(f"<span>{k}</span>" for k in range(1, count + 1))
        for count in (board.cols, board.rows)
    )
    return (
        f'<div class="picture labelled"{size(board, wide)}>'
        f'<div class="columns" aria-hidden="true">{columns}</div>'
        f'<div class="rows" aria-hidden="true">{rows}</div>{picture}</div>\n'
    )


def size(board: Scene, wide: int) -> str:
    """What the style sheet takes to find how large a picture can be."""
    top, right, bottom, left = svg.around(board)
    width = board.cols * wide + left + right
    height = max(1, board.rows * svg.SIDE + top + bottom)
    ratio = f"--columns: {board.cols}; --ratio: {width / height:.4g}"
    # In cells, as the numbers of rows and columns are set.
    beside = {
        "left": left / wide,
        "right": right / wide,
        "top": top / svg.SIDE,
        "bottom": bottom / svg.SIDE,
    }
    room = "".join(f"; --{side}: {cells:.3g}" for side, cells in beside.items() if cells)
    return f' style="{ratio}; --widest: {_LARGEST * width:g}px{room}"'


def under(board: Scene) -> str:
    """What stands under all frames: captions, and what the colours mean."""
    captions = "".join(f"<p>{svg.escaped(caption)}</p>\n" for caption in board.captions)
    cells = [cell for frame in board.frames for cell in frame.cells.values()]
    styles = {spot.style for frame in board.frames for spot in frame.spots}
    known = "".join(
        f"<li>{_swatch(Cell(style=style))}{meaning}</li>"
        for style, meaning in _MEANINGS.items()
        if style in styles
    )
    if any(cell.removed for cell in cells):
        known += f"<li>{_swatch(Cell(candidates=('',), removed=('1',)))}ruled out now</li>"
    key = f'<ul class="key">{known}</ul>\n' if known else ""
    return key + captions + (svg.legend(board) if board.legend else "")


def _swatch(cell: Cell) -> str:
    box = f'viewBox="0 0 {svg.SIDE} {svg.SIDE}" aria-hidden="true"'
    return f"<svg {box}>{svg.piece(cell, svg.SIDE)}</svg>"


def _script_safe(data: Any) -> str:
    """JSON that cannot end the script that it stands in."""
    return json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
