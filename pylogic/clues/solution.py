"""A solution: read it, complete it, or say which constraints it breaks and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import clingo

from pylogic.errors import Problem, ProgramError, StoppedError
from pylogic.explain.expectation import violations
from pylogic.formats import exchange
from pylogic.formats.sources import FACTS, Text
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import instance_of
from pylogic.rules.limits import Limits
from pylogic.solving import verify
from pylogic.solving.outcome import Answer
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_SHOWN_PROBLEMS = 20


@dataclass(frozen=True)
class Solution:
    """An answer, on a board that may have clues already."""

    task: Task
    """The task that it solves, without any clues."""
    answer: Answer
    given: tuple[clingo.Symbol, ...]
    """The clues that stand on its board."""
    missing: int
    """How many atoms were found by solving, since the board did not show them."""
    is_one_of_several: bool
    """Whether there are other ways to complete it."""


def read(encoding: Encoding, text: Text, constants: Mapping[str, str], limits: Limits) -> Solution:
    """The solution that a text in any format shows, wholly or in part.

    Raises:
        ProgramError: it cannot be read, or breaks constraints: says which, and where.
        StoppedError: a limit or Ctrl-C came first.
    """
    facts, atoms, more = _split(encoding, text, limits)
    values = {**more, **constants}
    task = Task(encoding, instance_of(facts, text.name), values)
    found = verify.confirm(task, [atoms], limits)
    others = False
    if found.answers:
        answer = found.answers[0]
    else:
        answer, others = _complete(task, atoms, limits)
    given = [fact for fact in facts if (fact.name, len(fact.arguments)) in encoding.clues]
    board = instance_of((fact for fact in facts if fact not in given), text.name)
    missing = len(answer.symbols) - len(atoms)
    return Solution(Task(encoding, board, values), answer, tuple(given), missing, others)


def _split(
    encoding: Encoding, text: Text, limits: Limits
) -> tuple[Sequence[clingo.Symbol], tuple[clingo.Symbol, ...], Mapping[str, str]]:
    """The facts of the board, the atoms of the answer, and constants."""
    if text.format != FACTS:
        found = exchange.facts(encoding, text, is_solution=True)
        constants = {name: str(value) for name, value in found.constants.items()}
        return found.instance, found.answer, constants
    instance = exchange.instance_of_facts(text, limits)
    shown = [symbol for symbol in instance.symbols if encoding.shows(symbol)]
    facts = [symbol for symbol in instance.symbols if not encoding.shows(symbol)]
    return facts, tuple(shown), instance.constants


def _complete(task: Task, atoms: Sequence[clingo.Symbol], limits: Limits) -> tuple[Answer, bool]:
    """An answer that shows at least these atoms, and whether there is another.

    Raises:
        ProgramError: there is none; says which constraints the atoms break.
    """
    demands = " ".join(f":- not {atom}." for atom in atoms)
    instance = instance_of(task.instance.symbols, task.instance.name, demands)
    alone = Task(task.encoding, instance, task.constants)
    outcome = solve(alone, Question(limits=limits))
    if outcome.answers:
        return outcome.answers[0], outcome.count > 1
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    name = task.instance.name
    broken = violations(task, atoms, limits, is_part=True)
    if not broken:
        raise ProgramError(Problem("no answer of the encoding looks like this", name))
    problems = [Problem(f"{words} ({place})", name) for words, place in broken[:_SHOWN_PROBLEMS]]
    left_out = len(broken) - len(problems)
    if left_out:
        problems.append(Problem(f"and {left_out} more", name))
    raise ProgramError(*problems)
