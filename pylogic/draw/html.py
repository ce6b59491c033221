"""Boards as web pages, each in one file: to look at, where frames play as films, and to print.

A page holds each look of a film's cells once, and of each frame only what differs from the one
before. Without the script it shows the first board, the last one, and all sentences between them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import resources
from itertools import groupby

from pylogic.draw import svg
from pylogic.draw.palette import INK, PAPER
from pylogic.draw.scene import Cell, Frame, Scene, check_room
from pylogic.draw.signs import SIGNS
from pylogic.rules.documentation import Paragraph
from pylogic.rules.symbols import Place

_MEANINGS = {style: means for style, (_, means) in SIGNS.items()}
_PLACE = re.compile(r"\b[0-9]+,[0-9]+\b")
_LARGEST = 1.5  # times as large as it is drawn elsewhere
# A notebook strips style sheets, and has one of its own.
_INLINE = {
    "<figure>": "margin: 0; max-width: 100%",
    "<p>": "margin: .2rem 0",
    '<p class="name">': "margin: .2rem 0; font-weight: 600",
}


def render(boards: Sequence[Scene], title: str) -> str:
    """One page with all boards, in a file that needs no other.

    Raises:
        OptionError: they have too many cells.
    """
    check_room(boards)
    count = len(boards)
    body = "\n".join(
        _section(board, k, f"{k} of {count}" if count > 1 else "")
        for k, board in enumerate(boards, 1)
    )
    script = f"<script>\n{_text('film.js')}</script>\n" if any(map(_is_film, boards)) else ""
    heading = f"<h1>{svg.escaped(title)}</h1>"
    return page(title, "page.css", f"<main>\n{heading}\n{body}\n</main>\n{script}")


def printed(title: str, game: Sequence[Paragraph], boards: Mapping[str, Scene]) -> str:
    """One page to print, black on white: the game's rules in words, and boards with headings.

    What nobody has coloured is as white as the paper.

    Raises:
        OptionError: they have too many cells.
    """
    check_room(list(boards.values()))
    drawn = "\n".join(_sheet(heading, board) for heading, board in boards.items())
    return page(
        title,
        "print.css",
        '<p class="help">Print this page with Ctrl-P; this box is left out.</p>\n'
        f"<h1>{svg.escaped(title)}</h1>\n{''.join(rules(game))}\n"
        f'<main class="boards">\n{drawn}\n</main>\n',
    )


def fragment(board: Scene) -> str:
    """The frames side by side, as a piece of a page such as a notebook's."""
    wide = svg.cell_width(board)
    frames = "\n".join(
        f"<figure>\n{_name(frame)}{svg.grid(board, frame, wide)}"
        + (f"<figcaption>{_paragraphs(frame.words)}</figcaption>" if frame.words else "")
        + "</figure>"
        for frame in board.frames
    )
    paper = f"background: {PAPER}; color: {INK}; padding: 4px; width: fit-content"
    row = f"display: flex; flex-wrap: wrap; gap: .8rem 1.5rem; margin: .4rem 0; {paper}"
    page = f'<div style="{row}">\n{frames}\n</div>\n{_paragraphs(board.captions)}'
    page += svg.legend(board) if board.legend else ""
    for element, style in _INLINE.items():
        page = page.replace(element, f'{element[:-1]} style="{style}">')
    return page


def page(title: str, style: str, body: str) -> str:
    """A page in one file, with the style sheet of that name."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{svg.escaped(title)}</title>\n"
        f"<style>\n{_text(style).replace('PAPER', PAPER)}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )


def _text(name: str) -> str:
    return resources.files("pylogic.draw").joinpath(name).read_text(encoding="utf-8")


def _is_film(board: Scene) -> bool:
    return len(board.frames) > 1 and not board.is_still


def _section(board: Scene, number: int, heading: str) -> str:
    if _is_film(board):
        return _film(board, number, heading)
    above = f"<h2>{heading}</h2>\n" if heading else ""
    kind = "board still" if board.is_still else "board"
    wide = svg.cell_width(board)
    figures = "".join(_figure(board, frame, wide) for frame in board.frames)
    below = f'<div class="under">\n{_under(board)}</div>\n'
    pictures = f'<div class="figures">\n{figures}</div>\n'
    return f'<section class="{kind}">\n{above}{pictures}{below}</section>'


def _figure(board: Scene, frame: Frame, wide: int) -> str:
    """A picture with its sentences beside it, or under it on a phone."""
    picture = _labelled(board, wide, svg.grid(board, frame, wide))
    said, inner = _split(frame.words)
    words = _name(frame) + _paragraphs(said, "\n") + _nested(inner)
    below = f"<figcaption>\n{words}</figcaption>\n" if words else ""
    return f"<figure>\n{picture}{below}</figure>\n"


def _name(frame: Frame) -> str:
    return f'<p class="name">{svg.escaped(frame.name)}</p>\n' if frame.name else ""


def _paragraphs(lines: Sequence[str], end: str = "") -> str:
    return "".join(f"<p>{svg.escaped(line)}</p>{end}" for line in lines)


# ---- Films -----------------------------------------------------------------------------------


def _film(board: Scene, number: int, heading: str) -> str:
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
        f"{_labelled(board, wide, picture)}</figure>\n"
        for frame, picture in pictures
    )
    steps = "".join(f"<li>{_step(f, k)}</li>\n" for k, f in enumerate(board.frames, 1))
    above = f"<h2>{heading}</h2>\n" if heading else ""
    # JSON that cannot end the script that it stands in.
    script_safe = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
    return (
        f'<section class="board" data-film="b{number}"{_size(board, wide)}>\n{above}'
        f'<svg class="looks" width="0" height="0" aria-hidden="true"><defs>{looks}</defs></svg>\n'
        f'<div class="stage">{_labelled(board, wide, "<svg></svg>")}</div>\n'
        f'<div class="ends">\n{ends}</div>\n<ol class="steps">\n{steps}</ol>\n'
        f'<div class="under">\n{_under(board)}</div>\n'
        f'<script type="application/json">{script_safe}</script>\n</section>'
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
    """For each frame, the cells that look different from the frame before, and the new ones."""
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
    """The cells that follow in a frame; not cells that only lose candidates."""

    def held(cell: Cell) -> Cell:
        return cell._replace(style=None, candidates=(), removed=())

    def is_filled(place: Place, cell: Cell) -> bool:
        return cell.style == "effect" and held(cell) != held(before.get(place, Cell()))

    filled = {place for place, cell in frame.cells.items() if is_filled(place, cell)}
    lines = {**frame.edges, **frame.links}
    filled |= {(row, col) for (row, col, _), line in lines.items() if line.style == "effect"}
    return sorted(filled)


def _words(cell: Cell) -> str:
    """A cell in words, for a screen reader."""
    candidates = f"may be {_list(cell.candidates) or 'nothing'}" if cell.candidates else ""
    removed = f"no longer {_list(cell.removed)}" if cell.removed else ""
    style = cell.style if cell.style in ("given", "wrong") else None
    circle = f"{cell.circle} circle" if cell.circle else ""
    centre = f"noted {_list(cell.centre)}" if cell.centre else ""
    parts = (*cell.words, cell.fill, circle, *cell.corners, candidates, removed, centre, style)
    return ", ".join(part for part in (*parts, _MEANINGS.get(cell.style or "")) if part)


def _list(values: Sequence[str]) -> str:
    return " ".join(filter(None, values))


def _step(frame: Frame, number: int) -> str:
    said, inner = _split(frame.words)
    name = frame.name or ("" if said else f"frame {number}")
    title = f'<span class="name">{svg.escaped(name)}</span>' if name else ""
    words = "".join(f'<span class="words">{svg.escaped(line)}</span>' for line in said)
    return f'<button type="button">{title} {words}</button>{_nested(inner)}'


def _split(words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """The sentences in the beginning, and the rest from the first one that is indented."""
    first = next((k for k, line in enumerate(words) if line.startswith(" ")), len(words))
    return words[:first], words[first:]


def _nested(lines: Sequence[str]) -> str:
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


def _labelled(board: Scene, wide: int, picture: str) -> str:
    """A picture with the numbers of rows and columns, where sentences call cells by these."""
    if not board.cols or not board.rows:
        return ""
    words = (line for frame in board.frames for line in frame.captions)
    if not any(map(_PLACE.search, words)):
        return f'<div class="picture"{_size(board, wide)}>{picture}</div>\n'
    columns, rows = (
        "".join(f"<span>{k}</span>" for k in range(1, count + 1))
        for count in (board.cols, board.rows)
    )
    return (
        f'<div class="picture labelled"{_size(board, wide)}>'
        f'<div class="columns" aria-hidden="true">{columns}</div>'
        f'<div class="rows" aria-hidden="true">{rows}</div>{picture}</div>\n'
    )


def _size(board: Scene, wide: int) -> str:
    """The variables from which the style sheet finds how large a picture can be."""
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


def _under(board: Scene) -> str:
    """The lines under all frames: captions, and the meaning of the colours."""
    styles = {style for frame in board.frames for style in frame.styles}
    known = "".join(
        f"<li>{_swatch(Cell(style=style))}{meaning}</li>"
        for style, meaning in _MEANINGS.items()
        if style in styles
    )
    if any(cell.removed for frame in board.frames for cell in frame.cells.values()):
        known += f"<li>{_swatch(Cell(candidates=('',), removed=('1',)))}ruled out now</li>"
    key = f'<ul class="key">{known}</ul>\n' if known else ""
    legend = svg.legend(board) if board.legend else ""
    return key + _paragraphs(board.captions, "\n") + legend


def _swatch(cell: Cell) -> str:
    box = f'viewBox="0 0 {svg.SIDE} {svg.SIDE}" aria-hidden="true"'
    return f"<svg {box}>{svg.piece(cell, svg.SIDE)}</svg>"


# ---- Pages to print --------------------------------------------------------------------------


def _sheet(heading: str, board: Scene) -> str:
    above = f"<h2>{svg.escaped(heading)}</h2>\n" if heading else ""
    wide = svg.cell_width(board)
    pictures = (svg.grid(board, frame, wide) for frame in board.apart().frames)
    figures = "".join(f"<figure>{picture}</figure>\n" for picture in pictures)
    captions = _paragraphs(board.captions, "\n")
    return f"<section>\n{above}{figures}{captions}</section>"


def rules(game: Sequence[Paragraph]) -> Iterator[str]:
    """The rules of a game as paragraphs and lists."""
    for is_item, group in groupby(game, key=lambda words: words.is_item):
        tag = "li" if is_item else "p"
        inner = "\n".join(f"<{tag}>{svg.escaped(words.text)}</{tag}>" for words in group)
        yield f"<ul>{inner}</ul>\n" if is_item else f"{inner}\n"
