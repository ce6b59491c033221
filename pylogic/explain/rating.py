"""Rating: the grade of a puzzle without telling, drawing or explaining any of its steps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import clingo

from pylogic.errors import OptionError, StoppedError
from pylogic.explain.derivation import OPTIONS, Derivation
from pylogic.explain.explain import check_rules
from pylogic.explain.grade import Counted, Grade, count, grade
from pylogic.explain.partial_board import entered
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import Round, apart
from pylogic.explain.text import Teller
from pylogic.rules import constraints, techniques
from pylogic.rules.constraints import BROKEN
from pylogic.rules.symbols import Mark, Place, pack, place_of, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import Status
from pylogic.solving.process import run
from pylogic.solving.search import Wanted
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_EFFORT = 6_000
"""What may be spent to prove that a step need not be costlier than all before. It is enough for a
board of 150 unknown marks; a 9x9 of numbers, which takes 0.2 to 0.4 s, is not proved."""


class _Complete(NamedTuple):
    """The whole solution is derived."""


_Message = list[Counted] | _Complete


def rate(task: Task, limits: Limits) -> Grade:
    """How hard the one answer of a task is to find.

    Raises:
        OptionError: it has no answer or several, or the rules have nothing that explains.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit came before it was known how many answers there are.
    """
    check_rules(task)
    outcome = solve(task, Wanted(2), limits)
    if outcome.status in (Status.NONE, Status.MULTIPLE):
        has = "no answer" if outcome.status == Status.NONE else "several answers"
        words = f"it has {has}, and only what has one answer has a grade"
        raise OptionError(f"{task.instance.label}: {words}")
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    found: list[Counted] = []
    complete: list[_Complete] = []

    def receive(message: _Message) -> None:
        if isinstance(message, _Complete):
            complete.append(message)
        else:
            found.extend(message)

    interruption = run(partial(_work, task, pack(outcome.answers[0].symbols)), limits, receive)
    made = grade(found, techniques.levels(task.encoding), is_complete=bool(complete))
    return replace(made, interrupted=interruption)


def _work(task: Task, solution: str, send: Send[_Message], brake: Brake) -> bool:
    teller = Teller(task, Limits())
    is_entered = entered(task.encoding)
    program = relax(task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, set(unpack(solution)))
    try:
        derivation.start(_cells(task, program.switches.literals))
        for one in derivation.rounds(effort=_EFFORT):
            send(list(_counted(one, teller, is_entered)))
    except CutShortError:
        return True
    if derivation.is_complete:
        send(_Complete())
    return False


def _cells(task: Task, symbols: Iterable[clingo.Symbol]) -> dict[clingo.Symbol, list[Place]]:
    """The cells of clues and ground constraints; without the part `words`, which takes its time."""
    known = constraints.read(task.encoding)
    found = {}
    for symbol in symbols:
        if symbol.match(*BROKEN):
            found[symbol] = constraints.constraint_of(known, symbol).cells(symbol)
        elif (place := place_of(symbol)) is not None:
            found[symbol] = [place]
    return found


def _counted(found: Round, teller: Teller, is_entered: Callable[[Mark], bool]) -> Iterator[Counted]:
    for one in apart(found.deductions):
        proved = replace(one, is_smallest=found.is_smallest)
        yield count(proved, teller.name(one), is_entered)
