"""Constraints that can be deleted without any effect on the answers of instances."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import clingo

from pylogic.errors import Interruption
from pylogic.explain.relaxation import Switches, relax
from pylogic.rules.constraints import BROKEN, Constraint, read
from pylogic.rules.limits import Limits
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.process import run
from pylogic.solving.task import Task


@dataclass(frozen=True)
class Redundancy:
    """Which constraints of some rules their instances do not need."""

    instances: tuple[str, ...]
    """The names of the instances that were looked at."""
    together: tuple[Constraint, ...] = ()
    """All of them can be deleted at once."""
    alone: tuple[Constraint, ...] = ()
    """Each can be deleted if all others stay, but not besides `together`."""
    unexercised: tuple[Constraint, ...] = ()
    """They have no ground instance: nothing is known of them."""


class _Spared(NamedTuple):
    """A constraint that can be deleted if all others stay."""

    number: int
    is_together: bool
    """It can be deleted besides the earlier ones of which this holds."""
    is_exercised: bool


def find(
    tasks: Mapping[str, Task], limits: Limits, first: Collection[int] = ()
) -> tuple[Redundancy, Interruption | None]:
    """The constraints that can be deleted for all of the tasks, and what cut the search short.

    Of several that say the same the later ones are deleted, and those of the numbers `first`
    before all others.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    known = read(next(iter(tasks.values())).encoding)
    order = sorted(range(len(known)), key=lambda number: (number not in first, -number))
    together, exercised = set(order), set[int]()
    interrupted: Interruption | None = None
    seen: list[str] = []
    for name, task in tasks.items():
        found: list[_Spared] = []
        stopped = run(partial(_work, task, order, frozenset(together)), limits, found.append)
        seen.append(name)
        order = [spared.number for spared in found]
        together &= {spared.number for spared in found if spared.is_together}
        exercised |= {spared.number for spared in found if spared.is_exercised}
        interrupted = interrupted or stopped
        if stopped in ("timeout", "user"):
            break
    chosen = [number for number in sorted(order) if number in exercised]
    redundancy = Redundancy(
        tuple(seen),
        tuple(known[number] for number in chosen if number in together),
        tuple(known[number] for number in chosen if number not in together),
        tuple(known[number] for number in sorted(order) if number not in exercised),
    )
    return redundancy, interrupted


def _work(
    task: Task, order: Sequence[int], together: Collection[int], send: Send[_Spared], brake: Brake
) -> bool:
    """A constraint is needed if something that keeps all others breaks it."""
    switches = relax(task, explained=False).switches
    brake.interrupt = switches.stop
    deleted: set[int | None] = set()
    try:
        for number in order:
            is_exercised = any(_number(switch) == number for switch in switches.literals)
            if is_exercised and _is_needed(switches, number, set()):
                continue
            is_together = number in together and not (
                is_exercised and deleted and _is_needed(switches, number, deleted)
            )
            deleted |= {number} if is_together else set()
            send(_Spared(number, is_together, is_exercised))
    except CutShortError:
        return True
    return False


def _is_needed(switches: Switches, number: int, deleted: Collection[int | None]) -> bool:
    literals = switches.literals
    own = [x for s, x in literals.items() if _number(s) == number]
    others = [x for s, x in literals.items() if _number(s) not in (*deleted, number)]
    with switches.control.backend() as backend:
        is_broken = backend.add_atom()
        for literal in own:
            backend.add_rule([is_broken], [-literal])
    return switches.core_of([*others, is_broken]) is None


def _number(switch: clingo.Symbol) -> int | None:
    """The number of a ground constraint's rule; None for a clue."""
    return switch.arguments[0].number if switch.match(*BROKEN) else None
