"""The fewest clues that leave one of several answers alone, for explanations."""

from __future__ import annotations

from dataclasses import replace

from pylogic.clues.select import FEWEST, select
from pylogic.clues.solution import Solution
from pylogic.errors import OptionError, ProgramError
from pylogic.explain.differences import Extra
from pylogic.explain.relaxation import clues_of
from pylogic.rules.instance import instance_of
from pylogic.rules.symbols import place_of
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import Answer
from pylogic.solving.task import Task


def find_extra(task: Task, answer: Answer, limits: Limits) -> Extra | None:
    """The fewest clues that leave an answer alone, those of the task's instance among them.

    None if the rules do not say what the clues are, or if those of the instance are not clues of
    cells; no clues if they leave other answers.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """
    if task.encoding.clues is None or not task.encoding.has("clues"):
        return None
    own = clues_of(task)
    cells = tuple(cell for cell in map(place_of, own) if cell is not None)
    facts = (fact for fact in task.instance.symbols if fact not in own)
    board = instance_of(facts, "<board>")
    solution = Solution(replace(task, instance=board), answer, own, 0, True)
    try:
        found = select(solution, limits, selection=FEWEST, keep=cells)
    except (OptionError, ProgramError):
        return None
    clues = found.clues if found.is_unique else ()
    return Extra(clues, is_fewest=found.is_fewest, interrupted=found.interrupted)
