"""What an answer breaks: the constraints, in their words, each with its place."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import partial
from typing import Any

import clingo

from pylogic.rules import constraints
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.parts import BASE
from pylogic.solving.grounding import ground_base
from pylogic.solving.limits import Limits
from pylogic.solving.process import call
from pylogic.solving.task import Task

_LIMIT = "20000,umax"  # conflicts, after which the best completion so far is told


def find(
    task: Task, shown: Sequence[clingo.Symbol], limits: Limits, *, is_part: bool = False
) -> list[tuple[str, str]]:
    """What constraints say, and where they stand, that the atoms shown break if no others are.

    Where they may be a part only, and more atoms mend most of that, what is left then. Empty if
    the atoms break none, or if no choice of the encoding makes them.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """
    known = constraints.read(task.encoding)
    found = call(partial(_broken, task, known, set(shown), is_part=is_part), limits)
    said = dict.fromkeys(constraints.words_of(known, clingo.parse_term(text)) for text in found)
    return list(said)


def _broken(
    task: Task, known: Sequence[Constraint], shown: Set[clingo.Symbol], *, is_part: bool
) -> list[str]:
    """The atoms that name what is broken, as texts."""
    rules = constraints.relax(task.encoding.parts[BASE], known)
    made = ground_base(task, rules, explained=True)
    atoms = list(made.atoms(task.encoding.shown))
    exactly = [atom.literal if atom.symbol in shown else -atom.literal for atom in atoms]
    found = _fewest_broken(made.control, exactly)
    if found is None or (found and is_part):  # cells are empty, or hold what they cannot
        with made.control.backend() as backend:
            literals = [atom.literal for atom in made.atoms([BROKEN])]
            backend.add_minimize(0, [(literal, 1) for literal in literals])
        at_least = [atom.literal for atom in atoms if atom.symbol in shown]
        completed = _fewest_broken(made.control, at_least) or []
        if found is None or 2 * len(completed) <= len(found):
            found = completed
    return list(map(str, sorted(found)))


def _fewest_broken(
    control: clingo.Control, assumptions: Sequence[int]
) -> list[clingo.Symbol] | None:
    """What is broken in the last answer that is found, the best one if there is a minimize."""
    configuration: Any = control.configuration
    configuration.solve.models = 0
    configuration.solve.solve_limit = _LIMIT
    found = None
    with control.solve(yield_=True, assumptions=assumptions) as handle:
        for model in handle:
            found = [s for s in model.symbols(atoms=True) if s.match(*BROKEN)]
            if not model.cost:
                break
    return found
