"""Borders between areas in plain Python: which cells they part, and those of given areas."""

from __future__ import annotations

from collections.abc import Iterable, Set

from rules.shaded import Atom, Place

STEPS = {"right": (0, 1), "bottom": (1, 0)}


def between(border: Atom) -> tuple[Place, Place]:
    """The two cells that a border parts."""
    _, row, col, side = border
    down, across = STEPS[str(side)]
    return (int(row), int(col)), (int(row) + down, int(col) + across)


def borders(cells: Set[Place]) -> list[Atom]:
    """All borders that may be drawn on a board."""
    every = [("edge", *cell, side) for cell in sorted(cells) for side in STEPS]
    return [border for border in every if between(border)[1] in cells]


def areas(cells: Set[Place], answer: Set[Atom]) -> list[set[Place]]:
    """The cells that hang together where no border parts them."""
    open_ = [between(border) for border in borders(cells) if border not in answer]
    area = {cell: {cell} for cell in cells}
    for one, other in open_:
        if area[one] is not area[other]:
            area[one] |= area[other]
            area.update(dict.fromkeys(area[other], area[one]))
    return list({id(found): found for found in area.values()}.values())


def useless(cells: Set[Place], answer: Set[Atom]) -> list[str]:
    """The atoms of an answer that are no border, or have the same area on both sides."""
    wrong = [f"{one} is stray" for one in answer if one not in borders(cells)]
    if wrong:
        return wrong
    found = areas(cells, answer)
    pairs = ((border, set(between(border))) for border in answer)
    return [f"{x} parts no areas" for x, ends in pairs if any(ends <= area for area in found)]


def drawn(found: Iterable[Set[Place]]) -> list[Atom]:
    """The borders of areas."""
    area = {cell: i for i, cells in enumerate(found) for cell in cells}
    return [x for x in borders(set(area)) if len({area[cell] for cell in between(x)}) > 1]
