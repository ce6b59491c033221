"""The colours of boards, the same in every renderer that has colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pylogic.draw.scene import Cell

# A board is drawn on paper of its own, so that it reads the same on dark and light screens.
PAPER, INK, WHITE = "#ebebeb", "#1c1c1c", "#ffffff"
LINE, CAGE = "#8a8a8a", "#444444"
DEDUCED, WRONG = "#0050a0", "#c00000"
FILLS: Mapping[str, str] = {  # colours that also colour-blind readers tell apart (Okabe and Ito)
    "black": INK,
    "white": WHITE,
    "grey": "#999999",
    "red": "#d55e00",
    "orange": "#e69f00",
    "yellow": "#f0e442",
    "green": "#009e73",
    "blue": "#56b4e9",
    "purple": "#cc79a7",
}
LIGHT_FILLS = (None, "white", "yellow")  # on which blue is easy to read
BOLD = ("given", "wrong")  # the styles of cells whose text stands out without colours, too


class Plate(NamedTuple):
    """The colour of what stands out, and an outline for whom colours do not tell apart: the
    attributes of a rectangle in SVG."""

    fill: str
    stroke: str = ""
    stroke_width: str = ""
    stroke_dasharray: str = ""


PLATES: Mapping[str, Plate] = {
    "wrong": Plate("#ffc9c2", WRONG, "3"),
    "undone": Plate("#e2d3ea", "#6a3d8a", "2", "2 3"),
    "highlighted": Plate("#f0e442", INK, "1.5"),
    "cause": Plate("#ffd28a", "#8a4a00", "2", "5 3"),
    "effect": Plate("#9be7a0", "#00602f", "3"),
    "region": Plate("#cfe3f7", "#2f5f8f", "1", "1 3"),
}
"""The plates by style; in a cell without a fill the whole cell has the colour."""


def background(cell: Cell) -> str:
    """Return the colour behind a cell's text: of its style, else its fill, else the paper."""
    plate = PLATES.get(cell.style or "")
    return plate.fill if plate else FILLS.get(cell.fill or "", PAPER)


def ink(cell: Cell) -> str:
    """Return the colour of a cell's text: dark on light, light on dark, and blue for deduced on
    bare paper or a light fill, since blue is hard to read on a dark colour."""
    if background(cell) == INK:
        return WHITE
    return DEDUCED if cell.style == "deduced" and cell.fill in LIGHT_FILLS else INK


def line_ink(style: str | None) -> str:
    """Return the colour of an edge, a link or an outside text: blue if deduced, red if wrong."""
    return {"deduced": DEDUCED, "wrong": WRONG}.get(style or "", INK)
