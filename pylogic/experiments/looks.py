"""Looks: the colour, marker and line by which a setting is known in all plots of a comparison."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pylogic.experiments.runs import Setting

# Okabe and Ito's colours but for yellow and black, of which each vanishes on a white or on a dark
# page (Okabe, Ito 2008: Color Universal Design), then those of matplotlib's tab20 that are dark.
COLOURS = (
    *("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9"),
    *("#9467bd", "#8c564b", "#d62728", "#2ca02c", "#e377c2", "#7f7f7f", "#bcbd22", "#17becf"),
)
# Their numbers share no divisor with one another: it takes long until a look comes again.
MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", ">")
LINES = ("-", "--", "-.", (0, (1, 1)), (0, (5, 1, 1, 1, 1, 1)))


class Look(NamedTuple):
    """How a setting is drawn."""

    label: str
    """What it is called, short enough for a legend."""
    colour: str
    marker: str
    line: Any
    """A style of matplotlib's."""
    width: float = 1.5
    opacity: float = 1.0


def looks(settings: Sequence[Setting]) -> dict[Setting, Look]:
    """Of each setting of a comparison."""
    return {
        setting: Look(
            _short(setting.label(settings)),
            COLOURS[place % len(COLOURS)],
            MARKERS[place % len(MARKERS)],
            LINES[place % len(LINES)],
        )
        for place, setting in enumerate(settings)
    }


def _short(label: str, most: int = 40) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"
