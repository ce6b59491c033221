"""What formats of pictures by runs share: runs from a picture, and a picture that has them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from pylogic.formats.diagram import Diagram, outside_of, runs_by_line
from pylogic.rules.symbols import Place

NAME = "runs"
"""What the formats call such puzzles: they have no others."""


def of_picture(shaded: Iterable[Place], size: Place) -> dict[tuple[str, int], list[int]]:
    """The runs of each column and of each row of a picture."""
    black, (rows, cols) = frozenset(shaded), size
    columns = {
        ("top", c): [(r, c) in black for r in range(1, rows + 1)] for c in range(1, cols + 1)
    }
    across = {
        ("left", r): [(r, c) in black for c in range(1, cols + 1)] for r in range(1, rows + 1)
    }
    return {line: _lengths(cells) for line, cells in {**columns, **across}.items()}


def _lengths(cells: Sequence[bool]) -> list[int]:
    return [len(list(group)) for is_black, group in groupby(cells) if is_black]


def board(
    top: Sequence[Sequence[int]], left: Sequence[Sequence[int]], shaded: frozenset[Place] | None
) -> Diagram:
    """The board with runs above its columns and left of its rows, and with its picture, if any."""
    runs = {("top", c): numbers for c, numbers in enumerate(top, 1)}
    runs |= {("left", r): numbers for r, numbers in enumerate(left, 1)}
    return Diagram(
        len(left),
        len(top),
        {"outside": outside_of(runs), "shaded": dict.fromkeys(shaded or (), True)},
        is_solved=shaded is not None,
    )


def written(diagram: Diagram) -> tuple[list[list[int]], list[list[int]], bool]:
    """The runs of the columns, those of the rows, and whether its picture is the whole of it.

    A picture that a player has begun is none that other programs may check answers by.
    """
    runs = runs_by_line(diagram)
    told = {line: [n for n in numbers if n] for line, numbers in runs.items()}
    is_whole = diagram.is_solved and told == of_picture(
        diagram.places_of("shaded"), (diagram.rows, diagram.cols)
    )
    top, left = ([n for line, n in runs.items() if line[0] == side] for side in ("top", "left"))
    return top, left, is_whole
