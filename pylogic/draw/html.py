"""Boards as web pages, each in one file, to look at, where frames play as films, or to print.

A page holds each look of a film's cells once, and of each frame only what differs from the one
before. Without the script it shows the first board, the last one, and all sentences between them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib import resources
from itertools import groupby
from typing import Any

from pylogic.draw import svg
from pylogic.draw.palette import PAPER
from pylogic.draw.scene import Cell, Frame, Scene
from pylogic.draw.signs import SIGNS
from pylogic.rules.documentation import Paragraph
from pylogic.rules.symbols import SIDES, Place

_HERE = resources.files("pylogic.draw")  # the folder of the style sheets and the script
_CELL_NUMBERS = re.compile(r"\b[0-9]+,[0-9]+\b")  # a cell in a caption, such as 3,4


def render(
    boards: Sequence[Scene],
    title: str,
    *,
    game: Sequence[Paragraph] = (),
    headings: Sequence[str] = (),
) -> str:
    """Return one HTML page with the game's rules and all boards in one file, with a script only if
    a board is a film. Boards have `headings`, of which each may be "", or are numbered."""
    numbers = range(1, len(boards) + 1)
    headings = headings or [f"{k} of {len(boards)}" if boards[1:] else "" for k in numbers]
    sections = [_draw_section(*board) for board in zip(boards, headings, numbers, strict=True)]
    has_film = any(board.frames[1:] for board in boards)
    script = f"<script>\n{(_HERE / 'film.js').read_text('utf-8')}</script>\n" if has_film else ""
    head = f"<h1>{svg.escape(title)}</h1>\n{''.join(draw_rules(game))}"
    body = head + "\n".join(sections)
    return wrap_page(title, "page.css", f"<main>\n{body}\n</main>\n{script}")


def draw_rules(game: Sequence[Paragraph]) -> Iterator[str]:
    """Yield the HTML of a game's rules: paragraphs, and a list for each row of items."""
    for is_item, group in groupby(game, key=lambda words: words.is_item):
        tag = "li" if is_item else "p"
        inner = "\n".join(f"<{tag}>{svg.escape(words.text)}</{tag}>" for words in group)
        yield f"<ul>{inner}</ul>\n" if is_item else f"{inner}\n"


def wrap_page(title: str, style: str, body: str) -> str:
    """Return an HTML page around a body of HTML, with the package's style sheet `style` (a file's
    name) and a plain title."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{svg.escape(title)}</title>\n"
        f"<style>\n{(_HERE / style).read_text('utf-8').replace('PAPER', PAPER)}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )


def _draw_section(board: Scene, words: str, number: int) -> str:
    """Return the section of the `number`-th board of a page, with `words` as its heading: its
    pictures and sentences, then the meanings of the styles in use, and its captions. Its style
    attribute tells the style sheet the size of the pictures."""
    wide, margins = svg.cell_width(board), svg.margin_sizes(board)
    top, right, bottom, left = margins
    width = board.cols * wide + left + right
    ratio = width / max(1, board.rows * svg.SIDE + top + bottom)
    size = f"--columns: {board.cols}; --ratio: {ratio:.4g}; --widest: {1.5 * width:g}px"
    # In cells, as the numbers of rows and columns are set.
    for side, pixels, unit in zip(SIDES, margins, (svg.SIDE, wide) * 2, strict=True):
        size += f"; --{side}: {pixels / unit:.3g}"
    styles = {style for frame in board.frames for style in frame.styles}
    known = {Cell(style=style): means for style, (_, means) in SIGNS.items() if style in styles}
    if any(cell.removed for frame in board.frames for cell in frame.cells.values()):
        known[Cell(candidates=("",), removed=("1",))] = "ruled out now"
    listed = ""
    for cell, means in known.items():
        box = f'<svg viewBox="0 0 {svg.SIDE} {svg.SIDE}" aria-hidden="true">'
        listed += f"<li>{box}{svg.draw_piece(cell, svg.SIDE)}</svg>{means}</li>"
    key = f'<ul class="key">{listed}</ul>\n' if listed else ""
    captions = "".join(f"<p>{svg.escape(line)}</p>\n" for line in board.captions)
    heading = f"<h2>{svg.escape(words)}</h2>\n" if words else ""
    if board.frames[1:]:
        film, content = f' data-film="b{number}"', _draw_film(board, wide, f"b{number}")
    else:  # the picture with sentences beside it, or under it on a phone
        frame, film = board.frames[0], ""
        name = f'<p class="name">{svg.escape(frame.name)}</p>\n' if frame.name else ""
        lines = name + "".join(_nest_lines(frame.captions))
        below = f"<figcaption>\n{lines}</figcaption>\n" if lines else ""
        picture = _wrap_picture(board, svg.draw_grid(board, frame, wide))
        content = f'<div class="figures">\n<figure>\n{picture}{below}</figure>\n</div>\n'
    return (
        f'<section class="board"{film} style="{size}">\n{heading}{content}'
        f'<div class="under">\n{key}{captions}</div>\n</section>'
    )


def _draw_film(board: Scene, wide: int, prefix: str) -> str:
    """Return a board's film: the looks of cells, the pictures of the first and the last frame, all
    sentences, and for the script the changes of each frame as JSON. A cell is `wide` pixels, and
    the names of looks begin with `prefix`."""
    numbers: dict[Cell, int] = {}
    shown = [svg.number_looks(frame.cells, board, numbers) for frame in board.frames]
    unnamed = [replace(frame, name="") for frame in board.frames]
    stencils = [svg.draw_grid(board, frame, wide, svg.STENCIL) for frame in unnamed]
    different = list(dict.fromkeys(stencils))
    data: dict[str, Any] = {
        "columns": board.cols,
        "cell": [wide, svg.SIDE, svg.EDGE],
        "stencils": different,
        "words": [cell.words for cell in numbers],
        "frames": [],
    }
    steps, ends = "", ""
    before, last = [svg.NOTHING] * (board.rows * board.cols), Frame("", {})
    for k, (frame, looks) in enumerate(zip(board.frames, shown, strict=True)):
        changed = ((place, look) for place, look in enumerate(looks) if look != before[place])
        settled = {(r - 1) * board.cols + c - 1 for r, c in _find_settled(frame, last)}
        changes = [number for pair in changed for number in pair]
        stencil = different.index(stencils[k])
        data["frames"].append({"stencil": stencil, "changes": changes, "settled": sorted(settled)})
        before, last = looks, frame
        sentences, lists = _nest_lines(frame.captions)
        name = svg.escape(frame.name) or ("" if sentences else f"frame {k + 1}")
        title = f'<span class="name">{name}</span>' if name else ""
        steps += f'<li><button type="button">{title} {sentences}</button>{lists}</li>\n'
    for frame, looks in ((board.frames[k], shown[k]) for k in (0, -1)):
        used = "".join(
            f'<use href="#{prefix}-{look}" x="{svg.EDGE + place % board.cols * wide}"'
            f' y="{svg.EDGE + place // board.cols * svg.SIDE}"/>'
            for place, look in enumerate(looks)
            if look != svg.NOTHING
        )
        picture = _wrap_picture(board, svg.draw_grid(board, frame, wide, f"<g>{used}</g>"))
        name = f"<figcaption>{svg.escape(frame.name)}</figcaption>"
        ends += f'<figure class="end">\n{name}\n{picture}</figure>\n'
    pieces = (svg.draw_piece(cell, wide) for cell in numbers)
    defined = "".join(f'<g id="{prefix}-{look}">{piece}</g>' for look, piece in enumerate(pieces))
    # JSON that cannot end the script that it stands in.
    script_safe = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
    return (
        f'<svg class="looks" width="0" height="0" aria-hidden="true"><defs>{defined}</defs></svg>\n'
        f'<div class="stage">{_wrap_picture(board, "<svg></svg>")}</div>\n'
        f'<div class="ends">\n{ends}</div>\n<ol class="steps">\n{steps}</ol>\n'
        f'<script type="application/json">{script_safe}</script>\n'
    )


def _find_settled(frame: Frame, before: Frame) -> Iterator[Place]:
    """Yield the cells that change in the style `effect` by more than candidates from the frame
    before, and the cells whose edges or links have that style."""
    for place, cell in frame.cells.items():
        if cell.style == "effect":
            old, bare = before.cell(*place), cell._replace(candidates=(), removed=())
            if bare != old._replace(style="effect", candidates=(), removed=()):
                yield place
    for (row, column, _), line in (*frame.edges.items(), *frame.links.items()):
        if line.style == "effect":
            yield row, column


def _nest_lines(lines: Iterable[str]) -> tuple[str, str]:
    """Return as HTML the lines before the first indented one, and all others: in lists in lists,
    one level deeper for each two blanks of indentation, or outside of lists without any."""
    sentences, lists, depth = "", "", 0
    for line in lines:
        level, text = (len(line) - len(line.lstrip(" "))) // 2, svg.escape(line.strip(" "))
        markup = "</li></ul>" * (depth - level) + "<ul><li>" * (level - depth)
        if 0 < level <= depth:
            markup += "</li><li>"
        markup += text if level else f'<span class="words">{text}</span>'
        if level or lists:
            lists += markup
        else:
            sentences += markup
        depth = level
    return sentences, lists + "</li></ul>" * depth


def _wrap_picture(board: Scene, picture: str) -> str:
    """Return a picture in its box, with the numbers of rows and columns if a frame's caption names
    a cell by numbers, as 3,4; "" for a board without cells."""
    if not (board.rows and board.cols):
        return ""
    look, labels = "picture", ""
    words = (line for frame in board.frames for line in frame.captions)
    if any(map(_CELL_NUMBERS.search, words)):
        look = "picture labelled"
        for name, size in (("columns", board.cols), ("rows", board.rows)):
            numbers = "".join(f"<span>{k + 1}</span>" for k in range(size))
            labels += f'<div class="{name}" aria-hidden="true">{numbers}</div>'
    return f'<div class="{look}">{labels}{picture}</div>\n'
