"""Why: what contradicts where there is no answer, what differs where there are several, and
where there is one, how it follows step by step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from pylogic.errors import OptionError, StoppedError
from pylogic.explain.conflicts import OnConflict, find_conflicts
from pylogic.explain.derivation import OPTIONS, Derivation
from pylogic.explain.differences import FindExtra, differences
from pylogic.explain.explanation import Explanation, ToldStep
from pylogic.explain.partial_board import can_enter
from pylogic.explain.relaxation import has_constraints, mark_literals, relax, with_marks
from pylogic.explain.steps import Deduction
from pylogic.explain.text import Teller
from pylogic.rules.symbols import Mark, Symbols, pack, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.consequences import CAUTIOUS, Consequences
from pylogic.solving.incremental import has_horizons
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import Answer, Status
from pylogic.solving.process import run
from pylogic.solving.search import Wanted
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

OnStep = Callable[[ToldStep], None]
"""Called with each step when it is found."""


def _find_none(_task: Task, _answer: Answer, _limits: Limits) -> None:
    return None


def explain(
    task: Task,
    limits: Limits,
    *,
    marks: Sequence[Mark] = (),
    count: int = 1,
    smallest: bool = False,
    hint: bool = False,
    find_extra: FindExtra = _find_none,
    on_conflict: OnConflict = lambda _size, _bound: None,
    on_step: OnStep = lambda _step: None,
) -> Explanation:
    """Explain why a task has no answer, several, or the one that it has.

    Args:
        marks: what is known of the board already.
        count: how many conflicts, where there is no answer.
        smallest: the first conflict is one of the smallest.
        hint: only the steps up to the next one that a player can enter, beyond what clues say of
            their own cells; of several answers only what they have in common.
        find_extra: finds clues that leave one of several answers alone.

    Raises:
        OptionError: the rules say nothing that could be relaxed or derived.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit came before it was known how many answers there are.
    """
    if not has_constraints(task):
        words = "the rules have no constraint in their base part: nothing could be explained"
        raise OptionError(f"{task.encoding.path}: {words}")
    if marks:
        _check_marks(task, marks)
    outcome = solve(with_marks(task, marks) if marks else task, Wanted(2), limits)
    explanation = Explanation(outcome, Teller.within(task, limits))
    if outcome.status == Status.NONE:
        found = find_conflicts(
            explanation.teller,
            marks,
            limits,
            count=count,
            smallest=smallest,
            on_conflict=on_conflict,
        )
        return replace(
            explanation,
            conflicts=found.found,
            are_all=found.are_all,
            interrupted=found.interrupted,
        )
    _check_rules(task)
    if outcome.progress.cost:
        raise OptionError(f"{task.encoding.path}: that an answer is the best is not explained")
    if outcome.count > 1:
        find = _find_none if hint else find_extra
        compared, cut = differences(task, marks, outcome.answers, find, limits)
        return replace(explanation, differences=compared, interrupted=cut)
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    return _derive(explanation, marks, limits, hint=hint, on_step=on_step)


def _check_marks(task: Task, marks: Sequence[Mark]) -> None:
    """Whether what is known of a board can be shown at all.

    Raises:
        OptionError: an atom is none that the rules have.
    """
    control = relax(task).switches.control  # its atoms do not keep it alive
    mark_literals(control, marks)


def _check_rules(task: Task) -> None:
    """Whether answers of the rules can be derived.

    Raises:
        OptionError: they cannot.
    """
    if has_horizons(task):
        raise OptionError(f"{task.encoding.path}: plans made of steps are not explained")
    if not task.encoding.shown:
        words = "no statement #show NAME/ARITY says what an answer consists of"
        raise OptionError(f"{task.encoding.path}: {words}")


class _Start(NamedTuple):
    """What follows before the first step, as a packed text."""

    packed: str


class _Found(NamedTuple):
    """A step: see ToldStep; what explains and what is known then are packed texts."""

    size: int
    explained: tuple[tuple[tuple[Mark, ...], str], ...]
    implied: tuple[Mark, ...]
    is_smallest: bool
    atoms: str


class _Complete(NamedTuple):
    """The whole answer is derived."""


_Message = _Start | _Found | _Complete


def _derive(
    explanation: Explanation,
    marks: Sequence[Mark],
    limits: Limits,
    *,
    hint: bool,
    on_step: OnStep,
) -> Explanation:
    steps: list[ToldStep] = []
    start: list[Symbols] = [()]
    complete: list[_Complete] = []
    teller = explanation.teller

    def receive(message: _Message) -> None:
        match message:
            case _Start(packed):
                start[0] = unpack(packed)
            case _Found(size, explained, implied, is_smallest, atoms):
                parts = tuple(Deduction(marks, unpack(because)) for marks, because in explained)
                place = len(steps) + 1, unpack(atoms), teller
                steps.append(ToldStep(size, parts, implied, is_smallest, *place))
                on_step(steps[-1])
            case _Complete():
                complete.append(message)

    solution = pack(explanation.outcome.answers[0].symbols)
    work = partial(_find_steps, teller, marks, hint, solution)
    interruption = run(work, limits, receive)
    return replace(
        explanation,
        steps=tuple(steps),
        start=start[0],
        is_complete=bool(complete),
        interrupted=interruption,
    )


def _find_steps(
    teller: Teller,
    marks: Sequence[Mark],
    hint: bool,
    solution: str,
    send: Send[_Message],
    brake: Brake,
) -> bool:
    program = relax(teller.task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, set(unpack(solution)))
    derivation.learn(marks)
    certain = Consequences(teller.task, has_constraints=False)
    known = list(marks)
    if hint:
        known += derivation.start(teller.named_cells(program.switches.literals))
    try:
        send(_Start(pack(certain.find(CAUTIOUS, known))))
        for step in derivation.rounds():
            explicit = [mark for deduction in step.deductions for mark in deduction.marks]
            known += [*explicit, *step.implied]
            explained = tuple((d.marks, pack(d.because)) for d in step.deductions)
            atoms = pack(certain.find(CAUTIOUS, known))
            send(_Found(step.cost, explained, step.implied, step.is_smallest, atoms))
            if hint and any(can_enter(teller.task.encoding, mark) for mark in explicit):
                break
    except CutShortError:
        return True
    if derivation.is_complete:
        send(_Complete())
    return False
