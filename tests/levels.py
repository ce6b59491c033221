"""Puzzles of known levels, and how well a figure follows the levels."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("sgt_levels.txt")


def puzzles(puzzle: str) -> list[tuple[int, str]]:
    """The levels and the IDs of a puzzle's boards, the easiest level first."""
    rows = (row.split() for row in FILE.read_text().splitlines() if not row.startswith("#"))
    return [(int(level), game) for name, level, _, game in rows if name == puzzle]


def spearman(one: Sequence[Any], other: Sequence[Any]) -> float:
    """The rank correlation of two figures; equal ones have the mean of their ranks."""
    return statistics.correlation(ranks(one), ranks(other))


def ranks(figures: Sequence[Any]) -> list[float]:
    """The rank of each figure, from 1."""
    order = sorted(figures)
    first = {figure: order.index(figure) for figure in set(figures)}
    return [first[figure] + (1 + order.count(figure)) / 2 for figure in figures]
