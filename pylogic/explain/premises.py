"""What a deduction argues from: in words, and the cells that it is seen in."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from pylogic.explain.candidates import Values
from pylogic.explain.steps import Deduction
from pylogic.explain.words import Wording, cells_text, clause, listed
from pylogic.rules.symbols import Mark, Place

_FEW = 4
"""So many values are told of a cell that may hold nothing else."""
_FILLED = 2
"""Of more different values it is told that their cells are filled."""


class Premises(NamedTuple):
    """What is known and used."""

    words: str
    causes: tuple[Place, ...]
    """The cells where it is seen."""
    region: tuple[Place, ...]
    """The cells for which it was noted."""


def premises(
    deduction: Deduction, recalled: Sequence[Deduction], values: Values, wording: Wording
) -> Premises:
    """What a deduction uses; in place of what was noted, what it was noted for.

    Of a cell that may hold few values, these are told.
    """
    few = _few(deduction.known, values) if deduction.because else {}
    others = [mark for mark in deduction.known if wording.cell(mark[0]) not in few]
    noted = {one.marks[0]: one.known for one in recalled}
    direct = [mark for mark in others if mark not in noted]
    traced = [one for mark in others if mark in noted for one in _traced(mark, noted)]
    filled = _filled(direct, wording) if deduction.because else ()
    told = [mark for mark in dict.fromkeys((*traced, *direct)) if mark not in filled]
    left = dict.fromkeys(_cells(filled, wording))
    clauses = [*_either(few), *wording.clauses(told)]
    clauses += [clause("filled", left)] * bool(left)
    causes = dict.fromkeys((*few, *_cells(told, wording))) or left
    region = dict.fromkeys((*_cells(others, wording), *left))
    return Premises(listed(clauses), tuple(causes), tuple(region))


def _cells(marks: Iterable[Mark], wording: Wording) -> Iterable[Place]:
    return (place for atom, _ in marks if (place := wording.cell(atom)) is not None)


def _traced(mark: Mark, noted: Mapping[Mark, tuple[Mark, ...]]) -> Iterable[Mark]:
    """What a mark was noted for."""
    waiting = [mark]
    while waiting:
        one = waiting.pop()
        if one in noted:
            waiting += reversed(noted[one])
        else:
            yield one


def _few(known: Sequence[Mark], values: Values) -> dict[Place, tuple[str, ...]]:
    """The few values of cells of which two or more are ruled out, as far as that is used."""
    denied = {atom for atom, holds in known if not holds}
    found = {}
    for place, own in values.items():
        left = tuple(value for atom, value in own.items() if atom not in denied)
        if left and len(left) <= min(len(own) - 2, _FEW):
            found[place] = left
    return found


def _either(few: Mapping[Place, tuple[str, ...]]) -> Iterable[str]:
    """`1,2 1,3 may only hold 3 or 7`."""
    together: dict[tuple[str, ...], list[Place]] = {}
    for place, values in few.items():
        together.setdefault(values, []).append(place)
    return (f"{cells_text(cells)} may only hold {listed(v, 'or')}" for v, cells in together.items())


def _filled(direct: Sequence[Mark], wording: Wording) -> tuple[Mark, ...]:
    """Marks of so many different values that their cells only count as filled."""
    held = [mark for mark in direct if mark[1] and mark[0] in wording.cells]
    kinds = {wording.words.get(mark) for mark in held}
    return tuple(held) if len(kinds) > _FILLED else ()
