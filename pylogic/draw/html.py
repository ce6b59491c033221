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
from pylogic.draw.scene import Cell, Frame, Line, Scene, check_room
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
    """Return one page with all boards, which needs no other file, and a script only if a board is a
    film; raise an OptionError if these have too many cells in all."""
    check_room(boards)
    sections = []
    for number, board in enumerate(boards, 1):
        heading = f"<h2>{number} of {len(boards)}</h2>\n" if len(boards) > 1 else ""
        is_film = _is_film(board)
        sections.append(_film(board, number, heading) if is_film else _still(board, heading))
    script = f"<script>\n{_read_file('film.js')}</script>\n" if any(map(_is_film, boards)) else ""
    body = f"<h1>{svg.escape(title)}</h1>\n" + "\n".join(sections)
    return wrap_page(title, "page.css", f"<main>\n{body}\n</main>\n{script}")


def render_for_print(title: str, game: Sequence[Paragraph], boards: Mapping[str, Scene]) -> str:
    """Return one page to print, black on white, with the game's rules and boards by headings,
    perhaps ""; cells without a colour are as white as the paper; a frame's notes have their own
    picture.

    Raises:
        OptionError: the boards have too many cells in all.
    """
    check_room(list(boards.values()))
    sections = []
    for heading, board in boards.items():
        above = f"<h2>{svg.escape(heading)}</h2>\n" if heading else ""
        wide = svg.cell_width(board)
        pictures = (svg.draw_grid(board, frame, wide) for frame in board.split_notes().frames)
        figures = "".join(f"<figure>{picture}</figure>\n" for picture in pictures)
        captions = _paragraphs(board.captions, "\n")
        sections.append(f"<section>\n{above}{figures}{captions}</section>\n")
    return wrap_page(
        title,
        "print.css",
        '<p class="help">Print this page with Ctrl-P; this box is left out.</p>\n'
        f"<h1>{svg.escape(title)}</h1>\n{''.join(draw_rules(game))}\n"
        f'<main class="boards">\n{"".join(sections)}</main>\n',
    )


def draw_rules(game: Sequence[Paragraph]) -> Iterator[str]:
    """Yield the HTML of a game's rules: paragraphs, and a list for each row of items."""
    for is_item, group in groupby(game, key=lambda words: words.is_item):
        tag = "li" if is_item else "p"
        inner = "\n".join(f"<{tag}>{svg.escape(words.text)}</{tag}>" for words in group)
        yield f"<ul>{inner}</ul>\n" if is_item else f"{inner}\n"


def render_fragment(board: Scene) -> str:
    """Return the frames side by side, with captions and legend, as a piece of a page such as a
    notebook's, whose styles stand in its elements."""
    wide = svg.cell_width(board)
    frames = "\n".join(
        f"<figure>\n{_draw_name(frame)}{svg.draw_grid(board, frame, wide)}"
        + (f"<figcaption>{_paragraphs(frame.words)}</figcaption>" if frame.words else "")
        + "</figure>"
        for frame in board.frames
    )
    paper = f"background: {PAPER}; color: {INK}; padding: 4px; width: fit-content"
    row = f"display: flex; flex-wrap: wrap; gap: .8rem 1.5rem; margin: .4rem 0; {paper}"
    page = f'<div style="{row}">\n{frames}\n</div>\n{_paragraphs(board.captions)}'
    page += svg.draw_legend(board) if board.legend else ""
    for element, style in _INLINE.items():
        page = page.replace(element, f'{element[:-1]} style="{style}">')
    return page


def wrap_page(title: str, style: str, body: str) -> str:
    """Return a page in one file, with the package's style sheet of the file name `style`; `body` is
    HTML, `title` is plain text."""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{svg.escape(title)}</title>\n"
        f"<style>\n{_read_file(style).replace('PAPER', PAPER)}</style>\n</head>\n"
        f"<body>\n{body}</body>\n</html>\n"
    )


def _read_file(name: str) -> str:
    """Return the text of a file of this folder; each call reads it anew."""
    return resources.files("pylogic.draw").joinpath(name).read_text(encoding="utf-8")


def _is_film(board: Scene) -> bool:
    """Return True if a board has several frames that are to be played one after the other."""
    return len(board.frames) > 1 and not board.is_still


def _still(board: Scene, heading: str) -> str:
    """Return the section of a board that is no film: each frame's picture with its sentences beside
    it, or under it on a phone, then what is under all frames."""
    kind = "board still" if board.is_still else "board"
    wide = svg.cell_width(board)
    figures = ""
    for frame in board.frames:
        sentences, inner = _split(frame.words)
        words = _draw_name(frame) + _paragraphs(sentences, "\n") + _nest(inner)
        below = f"<figcaption>\n{words}</figcaption>\n" if words else ""
        picture = _frame_picture(board, wide, svg.draw_grid(board, frame, wide))
        figures += f"<figure>\n{picture}{below}</figure>\n"
    pictures = f'<div class="figures">\n{figures}</div>\n'
    return f'<section class="{kind}">\n{heading}{pictures}{_under(board)}</section>'


def _draw_name(frame: Frame) -> str:
    """Return a frame's name as a paragraph; "" if it has none."""
    return f'<p class="name">{svg.escape(frame.name)}</p>\n' if frame.name else ""


def _paragraphs(lines: Sequence[str], end: str = "") -> str:
    """Return lines as paragraphs of HTML, with `end` behind each; "" for no lines."""
    return "".join(f"<p>{svg.escape(line)}</p>{end}" for line in lines)


# ---- Films -----------------------------------------------------------------------------------


def _film(board: Scene, number: int, heading: str) -> str:
    """Return the section of a board's film, the `number`-th board of its page: each frame has the
    cells that look different from the frame before, and the effects of a step."""
    wide = svg.cell_width(board)
    pieces = svg.Pieces(wide)
    shown = [pieces.number_cells(frame.cells, board) for frame in board.frames]
    stencils = [svg.draw_stencil(board, replace(frame, name=""), wide) for frame in board.frames]
    different = list(dict.fromkeys(stencils))
    frames, before, last = [], [svg.NOTHING] * (board.rows * board.cols), Frame("", {})
    for frame, looks, stencil in zip(board.frames, shown, stencils, strict=True):
        changed = ((place, look) for place, look in enumerate(looks) if look != before[place])
        changes = [number for pair in changed for number in pair]
        settled = [(r - 1) * board.cols + c - 1 for r, c in _effects(frame, last)]
        frames.append({"stencil": different.index(stencil), "changes": changes, "settled": settled})
        before, last = looks, frame
    data = {
        "columns": board.cols,
        "cell": [wide, svg.SIDE, svg.EDGE],
        "stencils": different,
        "words": [_describe(cell) for cell in pieces.svg_by_cell],
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
        picture = _frame_picture(board, wide, svg.draw_grid(board, frame, wide, f"<g>{used}</g>"))
        name = f"<figcaption>{svg.escape(frame.name)}</figcaption>"
        ends += f'<figure class="end">\n{name}\n{picture}</figure>\n'
    steps = ""
    for k, frame in enumerate(board.frames, 1):
        sentences, inner = _split(frame.words)
        name = frame.name or ("" if sentences else f"frame {k}")
        title = f'<span class="name">{svg.escape(name)}</span>' if name else ""
        words = "".join(f'<span class="words">{svg.escape(line)}</span>' for line in sentences)
        step = f'<button type="button">{title} {words}</button>{_nest(inner)}'
        steps += f"<li>{step}</li>\n"
    # JSON that cannot end the script that it stands in.
    script_safe = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c")
    return (
        f'<section class="board" data-film="b{number}"{_size(board, wide)}>\n{heading}'
        f'<svg class="looks" width="0" height="0" aria-hidden="true"><defs>{defined}</defs></svg>\n'
        f'<div class="stage">{_frame_picture(board, wide, "<svg></svg>")}</div>\n'
        f'<div class="ends">\n{ends}</div>\n<ol class="steps">\n{steps}</ol>\n{_under(board)}'
        f'<script type="application/json">{script_safe}</script>\n</section>'
    )


def _effects(frame: Frame, before: Frame) -> list[Place]:
    """Return, in reading order, the cells that a frame fills as effects, and those whose edges or
    links are effects; not cells that only lose candidates."""
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


def _describe(cell: Cell) -> str:
    """Return a cell in words, for a screen reader, not escaped; "" if there is nothing to say.
    Notes, tints and styles are not said, except given and those with a meaning in SIGNS."""
    candidates = f"may be {_join(cell.candidates) or 'nothing'}" if cell.candidates else ""
    removed = f"no longer {_join(cell.removed)}" if cell.removed else ""
    style = cell.style if cell.style in ("given", "wrong") else None
    circle = f"{cell.circle} circle" if cell.circle else ""
    centre = f"noted {_join(cell.centre)}" if cell.centre else ""
    parts = (*cell.words, cell.fill, circle, *cell.corners, candidates, removed, centre, style)
    return ", ".join(part for part in (*parts, _MEANINGS.get(cell.style or "")) if part)


def _join(values: Sequence[str]) -> str:
    """Join values by blanks, without the empty ones."""
    return " ".join(filter(None, values))


def _split(words: Sequence[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Split lines into the sentences in the beginning, and all from the first indented line on."""
    first = next((k for k, line in enumerate(words) if line.startswith(" ")), len(words))
    return words[:first], words[first:]


def _nest(lines: Sequence[str]) -> str:
    """Return lines as lists in lists, as deep as they are indented, by two blanks each; a line that
    is not indented stands outside, "" is for no lines."""
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


def _frame_picture(board: Scene, wide: int, picture: str) -> str:
    """Return a picture in its box, "" for a board without cells; with the numbers of rows and
    columns if a frame's caption calls a cell by numbers, as in 3,4."""
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
    """Return a blank and a style attribute that tells the style sheet the size of the picture."""
    top, right, bottom, left = svg.margin_sizes(board)
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
    """Return the lines under all frames: meanings of styles in use, captions, and the legend."""
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
    captions = _paragraphs(board.captions, "\n")
    legend = svg.draw_legend(board) if board.legend else ""
    return f'<div class="under">\n{key}{captions}{legend}</div>\n'
