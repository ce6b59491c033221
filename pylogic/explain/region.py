"""The cells that an explanation is about, such as a closed region: the part `region` says which."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import clingo

from pylogic.explain.steps import Deduction
from pylogic.rules import constraints
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.parts import NAMED, PARTS, REGION
from pylogic.rules.symbols import Place, Symbols, place_of
from pylogic.solving.grounding import ground_part
from pylogic.solving.task import Task


def regions(
    task: Task, facts: Sequence[clingo.Symbol], deductions: Sequence[Deduction]
) -> list[tuple[Place, ...]]:
    """The cells that each of some deductions is about, whose `known` is filled, in this process.

    None if no part says so. `facts` are those that follow from the instance alone.

    Raises:
        ProgramError: clingo rejects the part.
    """
    if REGION not in task.encoding.parts:
        return [()] * len(deductions)
    known = constraints.read(task.encoding)
    return [_region(task, facts, known, deduction) for deduction in deductions]


def _region(
    task: Task, facts: Sequence[clingo.Symbol], rules: Sequence[Constraint], deduction: Deduction
) -> tuple[Place, ...]:
    """The region of each broken rule, on the board with what is known and what is supposed."""
    board = [*facts, *_true(deduction)]
    found: dict[Place, None] = {}
    for broken in deduction.because:
        if broken.match(*BROKEN):
            named = _named(constraints.constraint_of(rules, broken).cells(broken))
            atoms = ground_part(task, REGION[0], [*board, *named]).facts(PARTS[REGION])
            found |= dict.fromkeys(place for a in atoms if (place := place_of(a)) is not None)
    return tuple(sorted(found))


def _true(deduction: Deduction) -> Iterator[clingo.Symbol]:
    """The atoms that hold where a deduction is refuted: what it needs, and what it denies."""
    supposed = ((atom, not holds) for atom, holds in deduction.marks)
    return (clingo.parse_term(atom) for atom, holds in (*deduction.known, *supposed) if holds)


def _named(cells: Sequence[Place]) -> Symbols:
    """The cells that words name, as the part knows them."""
    numbered = ((number, *cell) for number, cell in enumerate(cells, 1))
    return tuple(clingo.Function(NAMED[0], [clingo.Number(n) for n in one]) for one in numbered)
