"""Solutions: read one, complete it, or say which constraints it breaks and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import clingo

from pylogic.errors import Problem, ProgramError, StoppedError
from pylogic.explain.expectation import find_violations
from pylogic.formats import exchange
from pylogic.formats.exchange import Text
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
    confirmed = verify.confirm(task, [atoms], limits)
    others = False
    if confirmed.answers:
        answer = confirmed.answers[0]
    else:
        answer, others = _complete_answer(task, atoms, limits)
    given = [fact for fact in facts if (fact.name, len(fact.arguments)) in encoding.clues]
    board = instance_from_facts((fact for fact in facts if fact not in given), text.name)
    missing = len(answer.symbols) - len(atoms)
    return Solution(Task(encoding, board, values), answer, missing, others)


def _complete_answer(
    task: Task, atoms: Sequence[clingo.Symbol], limits: Limits
) -> tuple[Answer, bool]:
    """Search for an answer that shows at least these atoms; return it, and True if there are more.

    Raises:
        ProgramError: there is no such answer; it names the constraints that the atoms break.
        StoppedError: a limit or Ctrl-C came first.
    """
    demands = " ".join(f":- not {atom}." for atom in atoms)
    instance = instance_from_facts(task.instance.symbols, task.instance.name, demands)
    alone = Task(task.encoding, instance, task.constants)
    outcome = solve(alone, Question(limits=limits))
    if outcome.answers:
        return outcome.answers[0], outcome.count > 1
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    name = task.instance.name
    broken = find_violations(task, atoms, limits, is_part=True)
    if not broken:
        raise ProgramError(Problem("no answer of the encoding looks like this", name))
    problems = [Problem(f"{words} ({place})", name) for words, place in broken[:_SHOWN_PROBLEMS]]
    left_out = len(broken) - len(problems)
    if left_out:
        problems.append(Problem(f"and {left_out} more", name))
    raise ProgramError(*problems)
