"""Boards as web pages, each in one file, to look at, where frames play as films, or to print.

A page holds each look of a film's cells once, and of each frame only what differs from the one
before. Without the script it shows the first board, the last one, and all sentences between them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import resources
from itertools import groupby

from pylogic.draw import svg
from pylogic.draw.palette import PAPER
from pylogic.draw.scene import Cell, Frame, Line, Scene, check_picture_size
from pylogic.draw.signs import SIGNS
from pylogic.rules.documentation import Paragraph
from pylogic.rules.symbols import Place

_MEANINGS = {style: means for style, (_, means) in SIGNS.items()}  # of styles
_CELL_NUMBERS = re.compile(r"\b[0-9]+,[0-9]+\b")  # a cell in a caption, such as 3,4
_LARGEST_SCALE = 1.5  # times as large as it is drawn elsewhere


def render(
    boards: Sequence[Scene],
    title: str,
    *,
    game: Sequence[Paragraph] = (),
    headings: Sequence[str] = (),
) -> str:
    """Return one HTML page with the game's rules and all boards in one file, with a script only if
    a board is a film. Boards have `headings`, of which each may be "", or are numbered.

    Raises:
        OptionError: the boards have too many cells in all.
    """
    check_picture_size(boards)
    numbered = [f"{k + 1} of {len(boards)}" if boards[1:] else "" for k in range(len(boards))]
    sections = []
    for number, (board, words) in enumerate(zip(boards, headings or numbered, strict=True), 1):
        heading = f"<h2>{svg.escape(words)}</h2>\n" if words else ""
        draw = _draw_film if board.frames[1:] else _draw_still
        sections.append(draw(board, number, heading))
    has_film = any(board.frames[1:] for board in boards)
    script = f"<script>\n{_read_file('film.js')}</script>\n" if has_film else ""
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
        f"<style>\n{_read_file(style).replace('PAPER', PAPER)}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )


def _read_file(name: str) -> str:
    """Read a file of this folder, and return its text."""
    return resources.files("pylogic.draw").joinpath(name).read_text(encoding="utf-8")


def _draw_still(board: Scene, _number: int, heading: str) -> str:
    """Return the section of a board of one frame: the picture with sentences beside it, or under it
    on a phone, then the footer of the board."""
    (frame,), wide = board.frames, svg.cell_width(board)
    sentences, inner = _split_at_indent(frame.captions)
    words = f'<p class="name">{svg.escape(frame.name)}</p>\n' if frame.name else ""
    words += _wrap_lines(sentences) + _nest_lists(inner)
    below = f"<figcaption>\n{words}</figcaption>\n" if words else ""
    picture = _wrap_picture(board, wide, svg.draw_grid(board, frame, wide))
    figure = f'<div class="figures">\n<figure>\n{picture}{below}</figure>\n</div>\n'
    return f'<section class="board">\n{heading}{figure}{_draw_footer(board)}</section>'


def _wrap_lines(lines: Sequence[str]) -> str:
    """Return lines as paragraphs of HTML; "" for no lines."""
    return "".join(f"<p>{svg.escape(line)}</p>\n" for line in lines)


# ---- Films -----------------------------------------------------------------------------------


def _draw_film(board: Scene, number: int, heading: str) -> str:
    """Return the section of a board's film, the `number`-th board of its page: the looks of cells,
    the changes of each frame as JSON for the script, and pictures of the first and last frame."""
    wide = svg.cell_width(board)
    pieces = svg.Pieces(wide)
    shown = [pieces.number_cells(frame.cells, board) for frame in board.frames]
    stencils = [svg.draw_stencil(board, replace(frame, name=""), wide) for frame in board.frames]
    different = list(dict.fromkeys(stencils))
    frames, before, last = [], [svg.NOTHING] * (board.rows * board.cols), Frame("", {})
    for frame, looks, stencil in zip(board.frames, shown, stencils, strict=True):
        changed = ((place, look) for place, look in enumerate(looks) if look != before[place])
        changes = [number for pair in changed for number in pair]
        settled = [(r - 1) * board.cols + c - 1 for r, c in _find_effects(frame, last)]
        frames.append({"stencil": different.index(stencil), "changes": changes, "settled": settled})
        before, last = looks, frame
    data = {
        "columns": board.cols,
        "cell": [wide, svg.SIDE, svg.EDGE],
        "stencils": different,
        "words": [cell.words for cell in pieces.svg_by_cell],
        "frames": frames,
    }
    looks_by_number = enumerate(pieces.svg_by_cell.values())
    defined = "".join(f'<g id="b{number}-{k}">{look}</g>' for k, look in looks_by_number)
    ends = ""
    for frame, cells in ((board.frames[k], shown[k]) for k in (0, -1)):
        used = "".join(
            f'<use href="#b{number}-{look}" x="{svg.EDGE + place % board.cols * wide}"'
            f' y="{svg.EDGE + place // board.cols * svg.SIDE}"/>'
            for place, look in enumerate(cells)
            if look != svg.NOTHING
        )
        picture = _wrap_picture(board, wide, svg.draw_grid(board, frame, wide, f"<g>{used}</g>"))
        name = f"<figcaption>{svg.escape(frame.name)}</figcaption>"
        ends += f'<figure class="end">\n{name}\n{picture}</figure>\n'
    steps = ""
    for k, frame in enumerate(board.frames, 1):
        sentences, inner = _split_at_indent(frame.captions)
        name = frame.name or ("" if sentences else f"frame {k}")
        title = f'<span class="name">{svg.escape(name)}</span>' if name else ""
        words = "".join(f'<span class="words">{svg.escape(line)}</span>' for line in sentences)
        step = f'<button type="button">{title} {words}</button>{_nest_lists(inner)}'
        steps += f"<li>{step}</li>\n"
    # JSON that cannot end the script that it stands in.
    script_safe = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
    return (
        f'<section class="board" data-film="b{number}"{_write_size(board, wide)}>\n{heading}'
        f'<svg class="looks" width="0" height="0" aria-hidden="true"><defs>{defined}</defs></svg>\n'
        f'<div class="stage">{_wrap_picture(board, wide, "<svg></svg>")}</div>\n'
        f'<div class="ends">\n{ends}</div>\n<ol class="steps">\n{steps}</ol>\n{_draw_footer(board)}'
        f'<script type="application/json">{script_safe}</script>\n</section>'
    )


def _find_effects(frame: Frame, before: Frame) -> list[Place]:
    """Return, in reading order, the cells that change in the style `effect` by more than candidates
    from the frame before, and the cells whose edges or links have that style."""
    filled = set[Place]()
    for spot, mark in frame.marks.items():
        if isinstance(mark, Line) and mark.style == "effect":
            filled.add(spot[1:3])
        elif isinstance(mark, Cell) and mark.style == "effect":
            old = before.cell(*spot)
            bare = mark._replace(style=old.style, candidates=old.candidates, removed=old.removed)
            if bare != old:
                filled.add(spot)
    return sorted(filled)


def _split_at_indent(words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Split lines into those before the first indented line, and all from that one on."""
    first = next((k for k, line in enumerate(words) if line.startswith(" ")), len(words))
    return words[:first], words[first:]


def _nest_lists(lines: Sequence[str]) -> str:
    """Return lines as HTML lists in lists, one level deeper for each two blanks of indentation; a
    line without any stands outside of lists. Return "" for no lines."""
    markup, depth = "", 0
    for line in lines:
        level = (len(line) - len(line.lstrip(" "))) // 2
        text = svg.escape(line.strip(" "))
        markup += "</li></ul>" * (depth - level)
        if not level:
            markup += f'<span class="words">{text}</span>'
        elif level > depth:
            markup += "<ul><li>" * (level - depth) + text
        else:
            markup += f"</li><li>{text}"
        depth = level
    return markup + "</li></ul>" * depth


def _wrap_picture(board: Scene, cell_width: int, picture: str) -> str:
    """Return a picture in its box, with the numbers of rows and columns if a frame's caption names
    a cell by numbers, as 3,4; "" for a board without cells."""
    if not board.cols or not board.rows:
        return ""
    words = (line for frame in board.frames for line in frame.captions)
    if not any(map(_CELL_NUMBERS.search, words)):
        return f'<div class="picture"{_write_size(board, cell_width)}>{picture}</div>\n'
    columns, rows = (
        "".join(f"<span>{k}</span>" for k in range(1, count + 1))
        for count in (board.cols, board.rows)
    )
    return (
        f'<div class="picture labelled"{_write_size(board, cell_width)}>'
        f'<div class="columns" aria-hidden="true">{columns}</div>'
        f'<div class="rows" aria-hidden="true">{rows}</div>{picture}</div>\n'
    )


def _write_size(board: Scene, cell_width: int) -> str:
    """Return a style attribute, after a blank, that tells the style sheet the picture's size."""
    top, right, bottom, left = svg.margin_sizes(board)
    width = board.cols * cell_width + left + right
    height = max(1, board.rows * svg.SIDE + top + bottom)
    ratio = f"--columns: {board.cols}; --ratio: {width / height:.4g}"
    # In cells, as the numbers of rows and columns are set.
    beside = {
        "left": left / cell_width,
        "right": right / cell_width,
        "top": top / svg.SIDE,
        "bottom": bottom / svg.SIDE,
    }
    room = "".join(f"; --{side}: {cells:.3g}" for side, cells in beside.items() if cells)
    return f' style="{ratio}; --widest: {_LARGEST_SCALE * width:g}px{room}"'


def _draw_footer(board: Scene) -> str:
    """Return the HTML under all frames: the meanings of styles in use, and captions."""
    styles = {style for frame in board.frames for style in frame.styles}
    known = {Cell(style=style): words for style, words in _MEANINGS.items() if style in styles}
    if any(cell.removed for frame in board.frames for cell in frame.cells.values()):
        known[Cell(candidates=("",), removed=("1",))] = "ruled out now"
    box = f'viewBox="0 0 {svg.SIDE} {svg.SIDE}" aria-hidden="true"'
    listed = "".join(
        f"<li><svg {box}>{svg.draw_piece(cell, svg.SIDE)}</svg>{words}</li>"
        for cell, words in known.items()
    )
    key = f'<ul class="key">{listed}</ul>\n' if listed else ""
    captions = _wrap_lines(board.captions)
    return f'<div class="under">\n{key}{captions}</div>\n'
