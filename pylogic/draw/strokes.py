"""The characters of lines in a terminal: of the grid, of edges and links, and where they meet."""

from __future__ import annotations

from collections.abc import Sequence

from pylogic.draw.scene import Line, Wall
from pylogic.rules.symbols import Edge

NONE, LIGHT, HEAVY, DOUBLE = range(4)
"""How heavy a piece of line is."""

# Box-drawing characters by the weight (none, light, heavy) of their arms: up, right, down, left.
_JOINTS = (
    " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳"
    "╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈"
    "╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
)  # fmt: skip
_DOUBLES = " ═║╗══╔╦║╝║╣╚╩╠╬"
_CROSSINGS = {
    (LIGHT, DOUBLE, LIGHT, DOUBLE): "╪",
    (DOUBLE, LIGHT, DOUBLE, LIGHT): "╫",
}
CROSS = ("×", "x")  # noqa: RUF001 - it is the sign that is meant
"""What says that there is no line: in Unicode, in ASCII."""
OPEN_VERTEX = ("·", "+")
DOT = ("●", "o")
_ACROSS = (" ─━═", " -=#")
_DOWN = (" │┃║", " |IH")
_DASHED = {LIGHT: ("╌╎", ".:"), HEAVY: ("╍╏", "~;")}
"""Lines that a cage goes across."""


def across(weight: int, *, is_ascii: bool, is_dashed: bool = False) -> str:
    """A horizontal line."""
    return _DASHED[weight][is_ascii][0] if is_dashed else _ACROSS[is_ascii][weight]


def down(weight: int, *, is_ascii: bool, is_dashed: bool = False) -> str:
    """A vertical line."""
    return _DASHED[weight][is_ascii][1] if is_dashed else _DOWN[is_ascii][weight]


def joint(arms: Sequence[int], *, is_ascii: bool) -> str:
    """Where lines meet, by their weights: up, right, down, left."""
    if not any(arms):
        return " "
    if is_ascii:
        vertical, horizontal = max(arms[0], arms[2]), max(arms[1], arms[3])
        if vertical and horizontal:
            return "+"
        return down(vertical, is_ascii=True) if vertical else across(horizontal, is_ascii=True)
    if DOUBLE not in arms:
        return _JOINTS[_index(arms, 3)]
    if not {LIGHT, HEAVY} & set(arms):
        return _DOUBLES[_index([arm // DOUBLE for arm in arms], 2)]
    crossing = _CROSSINGS.get((arms[0], arms[1], arms[2], arms[3]))
    return crossing or _JOINTS[_index([min(arm, HEAVY) for arm in arms], 3)]


def _index(arms: Sequence[int], base: int) -> int:
    number = 0
    for arm in arms:
        number = base * number + arm
    return number


def weight(line: Line | None) -> int:
    """How heavy an edge or link is drawn."""
    return {"drawn": HEAVY, "double": DOUBLE}.get(line.state or "", NONE) if line else NONE


def wall_of(edge: Edge) -> Wall:
    """The piece of line of the grid that an edge is."""
    row, column, side = edge
    if side in ("top", "bottom"):
        return "horizontal", row - (side == "top"), column
    return "vertical", row, column - (side == "left")
