"""The signs of everything that is drawn: in Unicode, in plain text, and as shapes of pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Look(NamedTuple):
    """The looks of a thing in a cell."""

    sign: str  # a character that takes one column
    shape: str  # an SVG path around 0,0, at most 28 pixels high and wide; to be filled


LOOKS: Mapping[str, Look] = {  # of vocabulary.THINGS
    "tree": Look("♣", "M0 -14L8 -4H4L11 6H2V14H-2V6H-11L-4 -4H-8z"),
    "tent": Look("▲", "M0 -12L14 12H5L0 1L-5 12H-14z"),
    "lamp": Look(
        "☼",
        "M-4.5 6C-4.5 2 -9 0 -9 -5A9 9 0 0 1 9 -5C9 0 4.5 2 4.5 6zM-4.5 8h9v2.5h-9zM-3 12h6v2h-6z",
    ),
    "queen": Look(
        "♛",
        "M-10 13V9.5H10V13zM-9.5 7.5L-12.5 -6L-6 0L0 -10L6 0L12.5 -6L9.5 7.5z"
        "M-2.5 -11a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1 -5 0"
        "M-14 -7a2 2 0 1 1 4 0a2 2 0 1 1 -4 0M10 -7a2 2 0 1 1 4 0a2 2 0 1 1 -4 0",
    ),
    "star": Look(
        "★",
        "M0 -13L3.2 -3.4L13.3 -3.3L5.2 2.7L8.2 12.3L0 6.5L-8.2 12.3L-5.2 2.7L-13.3 -3.3L-3.2 -3.4z",
    ),
    "ship": Look("■", "M-14 4H14L9 12H-9zM-1 2V-13L-11 2zM1.5 2V-9L10 2z"),
    "dot": Look("○", ""),  # a circle, as where cells meet
    "ship_single": Look("●", "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0"),
    "ship_middle": Look("■", "M-12 -12H12V12H-12z"),
    "ship_top": Look("◓", "M-12 12V0a12 12 0 0 1 24 0V12z"),
    "ship_bottom": Look("◒", "M-12 -12V0a12 12 0 0 0 24 0V-12z"),
    "ship_left": Look("◖", "M12 -12H0a12 12 0 0 0 0 24H12z"),
    "ship_right": Look("◗", "M-12 -12H0a12 12 0 0 1 0 24H-12z"),
}

# The signs of styles, and what they mean: for where there are no colours, or one cannot tell them
# apart.
SIGNS = {
    "effect": ("*", "follows"),
    "cause": ("'", "from this"),
    "region": ("~", "in these cells"),
    "wrong": ("!", "what contradicts"),
    "undone": ("-", "taken back"),
}
# Signs in Unicode and in ASCII: circles, and dots where cells meet; arrows; and black halves of
# cells by their right angles.
CIRCLES = {"white": ("○", "o"), "black": ("●", "@")}
ARROWS = {"top": "↑^", "right": "→>", "bottom": "↓v", "left": "←<"}
TRIANGLES = {
    "top_left": ("◤", "#/"),
    "top_right": ("◥", "\\#"),
    "bottom_left": ("◣", "#\\"),
    "bottom_right": ("◢", "/#"),
}
HEADS = {"to": "→↓", "from": "←↑"}  # of links that lead right, or down
DIAGONALS = {"down": "╲\\", "up": "╱/", "both": "╳"}  # noqa: RUF001 - lines through cells
SLANTS = {"down": "↘↖", "up": "↗↙"}  # arrows along a diagonal: to the right, or to the left
