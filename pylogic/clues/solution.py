"""A solution: read it, complete it, or say which constraints it breaks and where."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import clingo

from pylogic.errors import Problem, ProgramError, StoppedError
from pylogic.explain import violations
from pylogic.formats import exchange
from pylogic.formats.exchange import FACTS, Text
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance, instance_from_text
from pylogic.solving import verify
from pylogic.solving.outcome import Answer
from pylogic.solving.process import Limits
from pylogic.solving.search import Wanted
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_SHOWN_PROBLEMS = 20


@dataclass(frozen=True)
class Solution:
    """An answer, on a board that may have clues already."""

    task: Task
    """What it solves without any clues."""
    answer: Answer
    given: tuple[clingo.Symbol, ...]
    """The clues that stand on its board."""
    missing: int
    """How many atoms were found by solving, since the board did not show them."""
    others: bool
    """Whether there are other ways to complete it."""


def read(encoding: Encoding, text: Text, constants: Mapping[str, str], limits: Limits) -> Solution:
    """The solution that a text in any format shows, wholly or in part.

    Raises:
        ProgramError: it cannot be read, or breaks constraints: says which, and where.
        StoppedError: a limit or Ctrl-C came first.
    """
    facts, atoms, more = _parts(encoding, text)
    values = {**more, **constants}
    words = " ".join(f"{fact}." for fact in facts)
    task = Task(encoding, board_of(words, text.name), values)
    found = verify.confirm(task, [atoms], limits)
    others = False
    if found.answers:
        answer = found.answers[0]
    else:
        answer, others = _completed(task, atoms, limits)
    given = [fact for fact in facts if (fact.name, len(fact.arguments)) == encoding.clues]
    rest = " ".join(f"{fact}." for fact in facts if fact not in given)
    board = Task(encoding, board_of(rest, text.name), values)
    return Solution(board, answer, tuple(given), len(answer.symbols) - len(atoms), others)


def board_of(facts: str, name: str) -> Instance:
    """An instance of facts, or of none."""
    made = instance_from_text(facts, name) if facts else Instance(name, (), ())
    return replace(made, is_imported=True)


def _parts(
    encoding: Encoding, text: Text
) -> tuple[Sequence[clingo.Symbol], tuple[clingo.Symbol, ...], Mapping[str, str]]:
    """The facts of the board, the atoms of the answer, and constants."""
    if text.format != FACTS:
        found = exchange.facts(encoding, text, is_solution=True)
        constants = {name: str(value) for name, value in found.constants.items()}
        return found.instance, found.answer, constants
    instance = instance_from_text(text.text, text.name)
    shown = [fact.symbol for fact in instance.facts if fact.signature in encoding.shown]
    facts = [fact.symbol for fact in instance.facts if fact.signature not in encoding.shown]
    return facts, tuple(shown), instance.constants


def _completed(task: Task, atoms: Sequence[clingo.Symbol], limits: Limits) -> tuple[Answer, bool]:
    """An answer that shows at least these atoms, and whether there is another.

    Raises:
        ProgramError: there is none; says which constraints the atoms break.
    """
    facts = " ".join(f"{fact.symbol}." for fact in task.instance.facts)
    demands = " ".join(f":- not {atom}." for atom in atoms)
    instance = board_of(f"{facts} {demands}", task.instance.name)
    outcome = solve(Task(task.encoding, instance, task.constants), Wanted(2), limits)
    if outcome.answers:
        return outcome.answers[0], outcome.count > 1
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    name = task.instance.name
    broken = violations.broken(task, atoms, limits)
    if not broken:
        raise ProgramError(Problem("no answer of the encoding looks like this", name))
    problems = [Problem(f"{words} ({place})", name) for words, place in broken[:_SHOWN_PROBLEMS]]
    left_out = len(broken) - len(problems)
    if left_out:
        problems.append(Problem(f"and {left_out} more", name))
    raise ProgramError(*problems)
