"""The colours of boards, the same in every renderer that has colours, and their signs."""

from __future__ import annotations

from collections.abc import Mapping

from pylogic.draw.scene import Cell

# A board is drawn on paper of its own, so that it reads the same on dark and light screens.
PAPER = "#ebebeb"
INK = "#1c1c1c"
WHITE = "#ffffff"
LINE = "#8a8a8a"
DEDUCED = "#0050a0"
REMOVED = "#c00000"
CAGE = "#444444"
_GREEN, _BROWN, _BLUE, _RED, _PURPLE = "#00602f", "#8a4a00", "#2f5f8f", "#c00000", "#6a3d8a"

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
BACKGROUNDS: Mapping[str, str] = {
    "wrong": "#ffc9c2",
    "undone": "#e2d3ea",
    "highlighted": "#f0e442",
    "cause": "#ffd28a",
    "effect": "#9be7a0",
    "region": "#cfe3f7",
}
"""Styles that colour a whole cell, over its fill."""
OUTLINES: Mapping[str, Mapping[str, str]] = {
    "wrong": {"stroke": _RED, "stroke_width": "3"},
    "undone": {"stroke": _PURPLE, "stroke_width": "2", "stroke_dasharray": "2 3"},
    "effect": {"stroke": _GREEN, "stroke_width": "3"},
    "cause": {"stroke": _BROWN, "stroke_width": "2", "stroke_dasharray": "5 3"},
    "region": {"stroke": _BLUE, "stroke_width": "1", "stroke_dasharray": "1 3"},
}
"""The outlines of cells that colours alone would not tell apart for everybody."""


LIGHT_FILLS = (None, "white", "yellow")
"""The fills on which blue is easy to read."""


def background(cell: Cell) -> str:
    """Return the colour behind a cell's text: of its style, else its fill, else the paper."""
    if (cell.style or "") in BACKGROUNDS:
        return BACKGROUNDS[cell.style or ""]
    return FILLS[cell.fill] if cell.fill else PAPER


def ink(cell: Cell) -> str:
    """Return the colour of a cell's text: dark on light, light on dark, and blue for deduced on
    bare paper or a light fill."""
    if background(cell) == INK:
        return WHITE
    # Blue digits say what was deduced; on a dark colour they would be hard to read.
    return DEDUCED if cell.style == "deduced" and cell.fill in LIGHT_FILLS else INK


def line_ink(style: str | None) -> str:
    """Return the colour of an edge, a link or an outside text: blue if deduced, red if wrong."""
    return {"deduced": DEDUCED, "wrong": _RED}.get(style or "", INK)


def is_bold(cell: Cell) -> bool:
    """Return True for given and wrong cells, whose text stands out without colours, too."""
    return cell.style in ("given", "wrong")
