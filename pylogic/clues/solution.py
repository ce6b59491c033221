"""Solutions: read one, complete it, or say which constraints it breaks and where."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pylogic.errors import Problem, ProgramError, StoppedError
from pylogic.explain.expectation import find_violations
from pylogic.formats import exchange
from pylogic.formats.sources import Text
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import instance_from_facts
from pylogic.rules.limits import Limits
from pylogic.solving import verify
from pylogic.solving.outcome import Answer
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_SHOWN_PROBLEMS = 20
"""Broken constraints that an error lists, at most."""


@dataclass(frozen=True)
class Solution:
    """An answer, and the board without clues that it solves."""

    task: Task
    """The task that the answer solves, without any clues."""
    answer: Answer
    missing: int
    """How many of its atoms the text did not show, so that a search completed them."""
    is_one_of_several: bool
    """True if the text can be completed in other ways, too."""


def read_solution(
    encoding: Encoding, text: Text, constants: Mapping[str, str], limits: Limits
) -> Solution:
    """Read the solution that a text in any format shows; a search adds atoms that it lacks.
    `constants` go before those of the text.

    Raises:
        ProgramError: the text is unreadable, or breaks constraints, which the message names.
        StoppedError: a limit or Ctrl-C came first.
    """
    parts = exchange.read_facts(encoding, text, limits, is_solution=True)
    facts, atoms = parts.instance, parts.answer
    values = {**{name: str(value) for name, value in parts.constants.items()}, **constants}
    task = Task(encoding, instance_from_facts(facts, text.name), values)
    answers, is_one_of_several = verify.confirm(task, [atoms], limits).answers, False
    if not answers:
        demands = " ".join(f":- not {atom}." for atom in atoms)
        demanding = instance_from_facts(task.instance.symbols, text.name, demands)
        outcome = solve(Task(encoding, demanding, values), Question(limits=limits))
        answers, is_one_of_several = outcome.answers, outcome.count > 1
        if outcome.interrupted and not answers:
            raise StoppedError(outcome.interrupted)
    if answers:
        board = (fact for fact in facts if (fact.name, len(fact.arguments)) not in encoding.clues)
        bare = Task(encoding, instance_from_facts(board, text.name), values)
        missing = len(answers[0].symbols) - len(atoms)
        return Solution(bare, answers[0], missing, is_one_of_several)
    broken = find_violations(task, atoms, limits, is_part=True)
    if not broken:
        raise ProgramError(Problem("no answer of the encoding looks like this", text.name))
    lines = [f"{words} ({place})" for words, place in broken[:_SHOWN_PROBLEMS]]
    if left_out := len(broken) - len(lines):
        lines.append(f"and {left_out} more")
    raise ProgramError(*(Problem(line, text.name) for line in lines))
