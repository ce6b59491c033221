"""The guide's gallery: each puzzle that comes with pylogic, a board of it, and its answer.

`python tests/gallery.py` draws the pictures anew, and writes the page that shows them.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from pages import CHECKOUT, GUIDE

import pylogic
from pylogic.draw import svg

PAGE = GUIDE / "gallery.md"
_HEAD = """# All puzzles in pictures

Each puzzle that comes with pylogic: a board as it is given, and its answer. The
[puzzles](puzzles.md) page says more of each; `pylogic solve PUZZLE INSTANCE --svg FILE` draws one.
"""


class Shown(NamedTuple):
    """A puzzle of the gallery."""

    name: str
    instance: str


_CHOSEN = {"chemin": "3x3", "kenken": "janko01", "sudoku": "wiki9", "skyscrapers": "janko292"}
"""The instances shown where the smallest one is too small to be typical."""


def puzzles() -> list[Shown]:
    """Each puzzle that has instances, with the one that is shown: its smallest, or a better one."""
    found = []
    for path in sorted((CHECKOUT / "encodings").glob("*.lp")):
        instances = sorted((CHECKOUT / "instances" / path.stem).glob("*.lp"), key=_cells)
        if instances:
            found.append(Shown(path.stem, _CHOSEN.get(path.stem, instances[0].stem)))
    return found


def _cells(path: Path) -> tuple[int, str]:
    return path.stat().st_size, path.stem


def picture(shown: Shown, *, is_solved: bool) -> str:
    """A board of a puzzle, or its answer."""
    puzzle = pylogic.load(shown.name)
    if is_solved:
        board = puzzle.board(puzzle.solve(shown.instance).answers[0])
    else:
        board = puzzle.draw(shown.instance)
    return svg.render([replace(board, frames=board.frames[-1:])])  # of a plan the end


def name_of(shown: Shown, *, is_solved: bool) -> str:
    """The file of a picture."""
    return f"gallery_{shown.name}{'' if is_solved else '_given'}.svg"


def page() -> str:
    """The page as Markdown."""
    sections = (
        f"\n## {title}\n\n`pylogic solve {shown.name} {shown.instance}`\n\n"
        f"![A board of {title}]({name_of(shown, is_solved=False)})\n"
        f"![Its answer]({name_of(shown, is_solved=True)})\n"
        for shown in puzzles()
        for title in [pylogic.load(shown.name).encoding.title]
    )
    return "".join([_HEAD, *sections])


def main() -> None:
    """Write the page and its pictures."""
    for old in GUIDE.glob("gallery_*.svg"):
        old.unlink()
    for shown in puzzles():
        for is_solved in (False, True):
            drawn = picture(shown, is_solved=is_solved)
            (GUIDE / name_of(shown, is_solved=is_solved)).write_text(drawn, encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
