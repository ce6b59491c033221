"""Board -> a web page in one file, where frames play as a film."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import resources

from pylogic.draw import film_page, svg
from pylogic.draw.palette import INK, PAPER
from pylogic.draw.scene import Frame, Scene, check_room


def render(boards: Sequence[Scene], title: str) -> str:
    """One page with all boards; it needs nothing but itself.

    Raises:
        OptionError: they have too many cells.
    """
    check_room(boards)
    count = len(boards)
    body = "\n".join(
        _section(board, k, f"{k} of {count}" if count > 1 else "")
        for k, board in enumerate(boards, 1)
    )
    name = svg.escaped(title)
    style = _text("page.css").replace("PAPER", PAPER)
    script = f"<script>\n{_text('film.js')}</script>\n" if any(map(_is_film, boards)) else ""
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n<h1>{name}</h1>\n{body}\n</main>\n"
        f"{script}</body>\n</html>\n"
    )


def fragment(board: Scene) -> str:
    """The frames side by side, as a piece of a page such as a notebook's."""
    frames = _frames(board)
    captions = "".join(f"<p>{svg.escaped(caption)}</p>" for caption in board.captions)
    paper = f"background: {PAPER}; color: {INK}; padding: 4px; width: fit-content"
    row = f"display: flex; flex-wrap: wrap; gap: .8rem 1.5rem; margin: .4rem 0; {paper}"
    page = f'<div style="{row}">\n{frames}\n</div>\n{captions}'
    page += svg.legend(board) if board.legend else ""
    for element, style in _INLINE.items():
        page = page.replace(element, f'{element[:-1]} style="{style}">')
    return page


# A notebook strips style sheets, and has one of its own.
_INLINE = {
    "<figure>": "margin: 0; max-width: 100%",
    "<p>": "margin: .2rem 0",
    '<p class="name">': "margin: .2rem 0; font-weight: 600",
}


def _text(name: str) -> str:
    return resources.files("pylogic.draw").joinpath(name).read_text(encoding="utf-8")


def _is_film(board: Scene) -> bool:
    return len(board.frames) > 1 and not board.is_still


def _section(board: Scene, number: int, heading: str) -> str:
    if _is_film(board):
        return film_page.section(board, number, heading)
    above = f"<h2>{heading}</h2>\n" if heading else ""
    kind = "board still" if board.is_still else "board"
    wide = svg.cell_width(board)
    figures = "".join(_figure(board, frame, wide) for frame in board.frames)
    below = f'<div class="under">\n{film_page.under(board)}</div>\n'
    pictures = f'<div class="figures">\n{figures}</div>\n'
    return f'<section class="{kind}">\n{above}{pictures}{below}</section>'


def _figure(board: Scene, frame: Frame, wide: int) -> str:
    """A picture with its sentences beside it, or under it on a phone."""
    name = f'<p class="name">{svg.escaped(frame.name)}</p>\n' if frame.name else ""
    picture = film_page.labelled(board, wide, svg.grid(board, frame, wide))
    said, inner = film_page.split(frame.words)
    words = "".join(f"<p>{svg.escaped(line)}</p>\n" for line in said) + film_page.nested(inner)
    below = f"<figcaption>\n{name}{words}</figcaption>\n" if name or words else ""
    return f"<figure>\n{picture}{below}</figure>\n"


def _frames(board: Scene) -> str:
    wide = svg.cell_width(board)
    return "\n".join("".join(_frame(board, frame, wide)) for frame in board.frames)


def _frame(board: Scene, frame: Frame, wide: int) -> Iterator[str]:
    yield "<figure>\n"
    yield f'<p class="name">{svg.escaped(frame.name)}</p>\n' if frame.name else ""
    yield svg.grid(board, frame, wide)
    if frame.words:
        yield "<figcaption>"
        yield from (f"<p>{svg.escaped(line)}</p>" for line in frame.words)
        yield "</figcaption>"
    yield "</figure>"
