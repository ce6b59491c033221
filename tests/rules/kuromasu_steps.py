"""Whether a step of Kuromasu follows, in plain Python: from its own rules, one at a time.

A step gives its reasons in words; what they say is judged as a puzzler understands them. There
is no solver: numbers are tried in all the ways that they may see, and cells are cut off where no
path is left even if all cells that nothing is known of are white.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from rules.kuromasu import STEPS, seen
from rules.shaded import Place, reachable

Colours = Mapping[Place, bool]
"""Cells whose colour is known; black is True."""

_CELL = r"(\d+),(\d+)"
_SEES = re.compile(rf"the number (\d+) at {_CELL} sees too few or too many white cells")
_TOUCH = re.compile(rf"the black cells {_CELL} and {_CELL} touch")
_CUT_OFF = re.compile(rf"the white cells {_CELL} and {_CELL} are cut off from each other")
_WHITE = re.compile(rf"the cell {_CELL} (?:shows a number|is given as white) and is black")


@dataclass(frozen=True)
class Reasons:
    """What must hold on the board, and no more of the puzzle than that."""

    rows: int
    cols: int
    white: set[Place] = field(default_factory=set)
    sees: dict[Place, int] = field(default_factory=dict)
    apart: set[tuple[Place, Place]] = field(default_factory=set)
    """Cells that are not both black."""
    connected: set[tuple[Place, Place]] = field(default_factory=set)
    """Cells between which there is a white path if both are white."""

    @property
    def board(self) -> set[Place]:
        return set(product(range(1, self.rows + 1), range(1, self.cols + 1)))


def read(
    rows: int,
    cols: int,
    clues: Mapping[Place, int],
    given: Iterable[Place],
    used: Iterable[Place],
    said: Iterable[str],
) -> Reasons:
    """The rules that are said to break otherwise.

    `clues` and `given` are those of the board; a number that a rule is about must be one of the
    clues that the step uses.
    """
    reasons, given, used = Reasons(rows, cols), set(given), set(used)
    for words in said:
        if match := _SEES.fullmatch(words):
            number, row, col = map(int, match.groups())
            assert clues[row, col] == number, f"no such clue: {words}"
            assert (row, col) in used, f"the clue is not among the reasons: {words}"
            reasons.sees[row, col] = number
        elif match := _TOUCH.fullmatch(words):
            one, other = _pair(match)
            assert abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1, f"no neighbours: {words}"
            reasons.apart.add((one, other))
        elif match := _CUT_OFF.fullmatch(words):
            reasons.connected.add(_pair(match))
        elif match := _WHITE.fullmatch(words):
            cell = int(match[1]), int(match[2])
            assert cell in (used if "number" in words else given), f"no such clue: {words}"
            reasons.white.add(cell)
        else:
            raise AssertionError(f"these words are no rule of Kuromasu: {words}")
    return reasons


def _pair(match: re.Match[str]) -> tuple[Place, Place]:
    a, b, c, d = map(int, match.groups())
    return (a, b), (c, d)


def are_possible(colours: Colours, reasons: Reasons) -> bool:
    """Whether some colouring of the board keeps the colours that are known, and the reasons."""
    known = dict(colours)
    return _paint(known, dict.fromkeys(reasons.white, False)) and _search(known, reasons)


def _paint(known: dict[Place, bool], colours: Colours) -> bool:
    """Add colours; whether they agree with what is known."""
    agree = all(known.get(cell, colour) == colour for cell, colour in colours.items())
    known.update(colours)
    return agree


def _search(known: dict[Place, bool], reasons: Reasons) -> bool:
    """Try all the ways in which the numbers may see, the one with the fewest first."""
    if not _may_hold(known, reasons):
        return False
    open_cells = {cell for cell in reasons.board if not known.get(cell)}
    ways: list[list[dict[Place, bool]]] = []
    for cell, number in reasons.sees.items():
        if any(cell not in known for cell in _looked_at(cell, known, reasons)):
            ways.append(list(_ways(cell, number, known, reasons)))
        elif seen(cell, open_cells) != number:
            return False
    if not ways:
        return _is_joined(known, reasons)
    return any(_search({**known, **way}, reasons) for way in min(ways, key=len))


def _may_hold(known: Colours, reasons: Reasons) -> bool:
    """Whether no rule about two cells is broken, even if all other cells are white."""
    if any(known.get(one) and known.get(other) for one, other in reasons.apart):
        return False
    open_cells = {cell for cell in reasons.board if not known.get(cell)}
    return all(
        other in reachable(one, open_cells)
        for one, other in reasons.connected
        if known.get(one) is False and known.get(other) is False
    )


def _is_joined(known: dict[Place, bool], reasons: Reasons) -> bool:
    """Whether the cells that no number sees may be coloured so that what must be connected is.

    Where it is not even if they are all white, one of the two cells must be black.
    """
    open_cells = {cell for cell in reasons.board if not known.get(cell)}
    for pair in reasons.connected:
        one, other = pair
        if {one, other} <= open_cells and other not in reachable(one, open_cells):
            free = [cell for cell in pair if cell not in known]
            return any(
                _may_hold(more := {**known, cell: True}, reasons) and _is_joined(more, reasons)
                for cell in free
            )
    return True


def _rays(cell: Place, reasons: Reasons) -> Iterator[list[Place]]:
    """The cells in each of the four directions, up to the edge."""
    for down, right in STEPS:
        row, col = cell[0] + down, cell[1] + right
        ray = []
        while 1 <= row <= reasons.rows and 1 <= col <= reasons.cols:
            ray.append((row, col))
            row, col = row + down, col + right
        yield ray


def _looked_at(cell: Place, known: Colours, reasons: Reasons) -> Iterator[Place]:
    """The cells on which it depends what a number sees: up to the first that is known black."""
    for ray in _rays(cell, reasons):
        for place in ray:
            yield place
            if known.get(place):
                break


def _ways(
    cell: Place, number: int, known: Colours, reasons: Reasons
) -> Iterator[dict[Place, bool]]:
    """The colourings around a number with which it sees as many cells as it says."""
    choices = [list(_runs(ray, known)) for ray in _rays(cell, reasons)]
    for runs in product(*choices):
        if sum(length for length, _ in runs) == number - 1:
            yield {place: colour for _, colours in runs for place, colour in colours.items()}


def _runs(ray: Sequence[Place], known: Colours) -> Iterator[tuple[int, dict[Place, bool]]]:
    """How far one can see along cells, and the colours that this takes."""
    colours: dict[Place, bool] = {}
    for length, place in enumerate(ray):
        if known.get(place) is not False:
            yield length, {**colours, place: True}
        if known.get(place):
            return
        colours[place] = False
    yield len(ray), colours
