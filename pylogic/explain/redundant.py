"""Constraints that can be deleted without any effect on the answers of an instance."""

from __future__ import annotations

from functools import partial

import clingo

from pylogic.errors import Interruption
from pylogic.explain.relaxation import relax
from pylogic.rules.constraints import BROKEN, Constraint, read
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.limits import Limits
from pylogic.solving.process import run
from pylogic.solving.task import Task


def find(task: Task, limits: Limits) -> tuple[list[Constraint], Interruption | None]:
    """The constraints each of which alone can be deleted; what cut the search for them short.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    found: list[int] = []
    interruption = run(partial(_work, task), limits, found.append)
    known = read(task.encoding)
    return [known[number] for number in found], interruption


def _work(task: Task, send: Send[int], brake: Brake) -> bool:
    """A constraint is needed if something that keeps all others breaks it."""
    switches = relax(task, explained=False).switches
    brake.interrupt = switches.stop
    literals = switches.literals
    try:
        for number in range(len(read(task.encoding))):
            own = [x for s, x in literals.items() if _number(s) == number]
            others = [x for s, x in literals.items() if _number(s) != number]
            with switches.control.backend() as backend:
                is_broken = backend.add_atom()
                for literal in own:
                    backend.add_rule([is_broken], [-literal])
            if switches.core_of([*others, is_broken]) is not None:
                send(number)
    except CutShortError:
        return True
    return False


def _number(switch: clingo.Symbol) -> int | None:
    """The number of a ground constraint's rule; None for a clue."""
    return switch.arguments[0].number if switch.match(*BROKEN) else None
