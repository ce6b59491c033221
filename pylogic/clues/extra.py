"""The fewest clues that leave one of several answers alone, for explanations."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING

from pylogic.errors import OptionError, ProgramError
from pylogic.explain.explanation import Further
from pylogic.explain.relaxation import clues_of
from pylogic.rules.instance import instance_of
from pylogic.rules.limits import Limits
from pylogic.solving.outcome import Answer
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.clues.clue_set import ClueSet


def find_extra(task: Task, answer: Answer, limits: Limits) -> Further | None:
    """The fewest clues that leave an answer alone, besides those of the task's instance.

    None if the rules do not say what the clues are, or if the answer does not imply those of the
    instance. At least one is needed: the instance has several answers.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """
    if task.encoding.clues is None or not task.encoding.has("clues"):
        return None
    from pylogic.clues.select import FEWEST, select  # explanations mostly do without
    from pylogic.clues.solution import Solution

    own = clues_of(task)
    facts = (fact for fact in task.instance.symbols if fact not in own)
    board = instance_of(facts, "<board>")
    solution = Solution(replace(task, instance=board), answer, own, 0, True)
    try:
        found = select(solution, limits, selection=FEWEST, given=own)
    except (OptionError, ProgramError):
        return None
    further = tuple(clue for clue in found.clues if clue not in own)
    if found.is_unique:
        least = max(1, (found.bound or 0) - len(own))
        return Further(further, least, found.interrupted)
    return Further((), math.inf if _is_hopeless(found) else 1, found.interrupted)


def _is_hopeless(found: ClueSet) -> bool:
    """Whether all clues of an answer together leave another."""
    return found.other is not None and len(found.clues) == found.every
