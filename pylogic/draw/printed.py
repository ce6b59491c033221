"""Boards -> a page to print: the rules of the game in words, black on white, without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from pylogic.draw import svg
from pylogic.draw.palette import PAPER
from pylogic.draw.scene import Scene, check_room
from pylogic.rules.game import Words

_STYLE = """
:root { color-scheme: only light; }
body {
  font: 12pt/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 46rem; padding: 0 1rem;
  background: #fff; color: #000; overflow-wrap: anywhere;
}
h1 { font-size: 1.4rem; margin: 0 0 .6rem; }
h2 { font-size: 1.05rem; margin: 1.4rem 0 .4rem; }
p, ul { margin: .3rem 0; }
li { margin: .15rem 0; }
figure { margin: 1.4rem 0; break-inside: avoid; filter: grayscale(1); }
figure svg { display: block; max-width: 100%; max-height: 60vh; height: auto; margin: 0 auto; }
.boards > section + section { break-before: page; }
.boards > section:first-child [fill="PAPER"] { fill: #fff; }
.help { padding: .6rem .9rem; border: 1px solid #999; border-radius: .4rem; color: #444; }
@media print {
  body { margin: 0; max-width: none; padding: 0; }
  figure svg { max-height: none; width: 100%; max-width: 17cm; }
  .help { display: none; }
}
""".replace("PAPER", PAPER)  # what nobody has coloured is as white as the paper


def render(title: str, game: Sequence[Words], boards: Mapping[str, Scene]) -> str:
    """One page: the game's rules in words, and boards with headings.

    Raises:
        OptionError: they have too many cells.
    """
    check_room(list(boards.values()))
    drawn = "\n".join(_section(heading, board) for heading, board in boards.items())
    name = svg.escaped(title)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{name}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n"
        '<p class="help">Print this page with Ctrl-P; this box is left out.</p>\n'
        f"<h1>{name}</h1>\n{''.join(_rules(game))}\n"
        f'<main class="boards">\n{drawn}\n</main>\n</body>\n</html>\n'
    )


def _section(heading: str, board: Scene) -> str:
    above = f"<h2>{svg.escaped(heading)}</h2>\n" if heading else ""
    frames = board.apart().frames
    wide = svg.cell_width(board)
    figures = "".join(f"<figure>{svg.grid(board, frame, wide)}</figure>\n" for frame in frames)
    captions = "".join(f"<p>{svg.escaped(caption)}</p>\n" for caption in board.captions)
    return f"<section>\n{above}{figures}{captions}</section>"


def _rules(game: Sequence[Words]) -> Iterator[str]:
    for is_item, group in groupby(game, key=lambda words: words.is_item):
        tag = "li" if is_item else "p"
        inner = "\n".join(f"<{tag}>{svg.escaped(words.text)}</{tag}>" for words in group)
        yield f"<ul>{inner}</ul>\n" if is_item else f"{inner}\n"
