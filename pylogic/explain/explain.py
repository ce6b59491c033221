"""Why: what contradicts where there is no answer, what differs where there are several, and
where there is one, how it follows step by step.

One child does it all: it searches for two answers, sees by these what there is to explain, and
sends what it finds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pylogic.errors import Interruption, OptionError, StoppedError
from pylogic.explain import conflicts, film, narration
from pylogic.explain.conflicts import FoundConflict
from pylogic.explain.counterexamples import UnexplainedError
from pylogic.explain.derivation import check_rules
from pylogic.explain.explanation import (
    Differences,
    Explanation,
    Extra,
    Fields,
    Further,
    Request,
    Step,
)
from pylogic.explain.narration import FoundStep
from pylogic.explain.relaxation import (
    beyond_base,
    has_constraints,
    mark_literals,
    relax,
    with_marks,
)
from pylogic.explain.text import Teller
from pylogic.explain.words import glossary
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Mark
from pylogic.solving.child import CutShortError, Send
from pylogic.solving.consequences import BRAVE, CAUTIOUS, Consequences
from pylogic.solving.grounding import Program
from pylogic.solving.outcome import Answer, Outcome, Status
from pylogic.solving.process import run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.explain.grade import Grade

OnConflict = Callable[[int, int | None], None]
"""Called with the size of the smallest conflict so far, and the lower bound if there is one."""
OnStep = Callable[[Step], None]
"""Called with each step, which has its board if it was asked for."""
Event = Outcome | FoundStep | FoundConflict | Fields
"""A message of a child: the first says how many answers there are."""
FindExtra = Callable[[Task, Answer, Limits], Further | None]
"""Finds clues that leave an answer of a task alone; None if the rules say nothing of clues.

It may raise StoppedError.
"""


def explain(
    task: Task,
    limits: Limits,
    *,
    marks: Sequence[Mark] = (),
    count: int = 1,
    smallest: bool = False,
    hint: bool = False,
    flat: bool = False,
    drawn: bool = False,
    find_extra: FindExtra = lambda _task, _answer, _limits: None,
    on_conflict: OnConflict = lambda _size, _bound: None,
    on_step: OnStep = lambda _step: None,
) -> Explanation:
    """Explain why a task has no answer, several, or the one that it has.

    Args:
        marks: what is known of the board already.
        count: how many conflicts, where there is no answer.
        smallest: the first conflict is one of the smallest.
        hint: only the easiest deduction that a player can enter, and the steps that it takes; of
            several answers only what they have in common.
        flat: no chains: large explanations stay sets.
        drawn: `on_step` gets each step with its board, drawn where it is found.
        find_extra: finds clues that leave one of several answers alone.

    Raises:
        OptionError: the rules say nothing that could be relaxed or derived.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit came before it was known how many answers there are.
    """
    request = Request(marks, count, smallest, hint, flat, drawn and VIEW in task.encoding.parts)
    found = _found(task, request, limits, on_conflict, on_step)
    if found.differences is not None and not (hint or found.interrupted):
        extra, interruption = _extra(task, found.outcome.answers, find_extra, limits)
        compared = replace(found.differences, extra=extra)
        found = replace(found, differences=compared, interrupted=interruption)
    return found


def rate(task: Task, limits: Limits) -> Grade:
    """How hard the one answer of a task is to find: the grade of its explanation, without words.

    Raises:
        OptionError: it has no answer or several, or as `explain`.
        ProgramError, StoppedError: as `explain`.
    """
    found = _found(task, Request(graded=True), limits)
    if found.outcome.status in (Status.NONE, Status.MULTIPLE):
        has = "no answer" if found.outcome.status == Status.NONE else "several answers"
        words = f"it has {has}, and only what has one answer has a grade"
        raise OptionError(f"{task.instance.label}: {words}")
    assert found.grade is not None
    return found.grade


def _found(
    task: Task,
    request: Request,
    limits: Limits,
    on_conflict: OnConflict = lambda _size, _bound: None,
    on_step: OnStep = lambda _step: None,
) -> Explanation:
    """The explanation by one child, without clues that would leave one of several answers."""
    _check_constraints(task)
    found: Explanation | None = None

    def receive(event: Event) -> None:
        nonlocal found
        if isinstance(event, Outcome):
            is_whole = not (request.hint or request.flat or request.marks)
            found = Explanation(event, Teller.within(task, limits), is_whole=is_whole)
            return
        assert found is not None
        if isinstance(event, FoundStep):
            step = event.told(found)
            on_step(replace(step, drawn=event.board))
            found = replace(found, steps=(*found.steps, step))
        elif isinstance(event, FoundConflict):
            conflict = event.told(found.teller)
            if not event.is_final:
                on_conflict(conflict.size, conflict.bound)
            if event.is_final or not event.number:
                found = replace(found, conflicts=(*found.conflicts[: event.number], conflict))
        else:
            fields = dict(event)
            if "glossary" in fields:
                fields["teller"] = replace(found.teller, known=fields.pop("glossary"))
            found = replace(found, **fields)

    interruption = run(partial(_work, task, request), limits, receive)
    if found is None:
        raise StoppedError(interruption or "user")
    return replace(found, interrupted=interruption)


def _check_constraints(task: Task) -> None:
    """Check that the rules of a task say anything that could be relaxed.

    Raises:
        OptionError: they do not.
    """
    if not has_constraints(task):
        words = "the rules have no constraint in their base part: nothing could be explained"
        raise OptionError(f"{task.encoding.path}: {words}")


def _work(task: Task, request: Request, send: Send[Event], brake: Cancellation) -> bool:
    """Send how many answers there are, and what explains that; True if it was cut short."""
    marks = request.marks
    if marks:  # an atom that no answer has is an error
        control = relax(task).switches.control  # its atoms do not keep it alive
        mark_literals(control, marks)
    asked = with_marks(task, marks) if marks else task
    ground: list[Program] = []
    outcome = solve(asked, Question(), on_ground=ground.append, brake=brake)
    if outcome.status != Status.NONE:
        check_rules(task)
        if outcome.progress.cost:
            raise OptionError(f"{task.encoding.path}: that an answer is the best is not explained")
        if outcome.interrupted:
            return True
    send(outcome)
    if request.graded and outcome.status != Status.UNIQUE:
        return False
    try:
        if outcome.status == Status.NONE:
            conflicts.search(task, request, send, brake)
        elif outcome.count > 1:
            every = Consequences(task, has_constraints=True)
            brake.interrupt = every.control.interrupt
            certain, possible = (every.find(mode, marks) for mode in (CAUTIOUS, BRAVE))
            send({"differences": Differences(certain, possible)})
        else:
            teller = Teller(task, NO_LIMITS, glossary(task, *ground))
            begun = narration.begin(teller, outcome.answers[0].symbols, brake)
            draw = _drawing(Explanation(outcome, teller), send) if request.drawn else send
            narration.narrate(teller, request, *begun, draw)
    except CutShortError:
        return True
    except UnexplainedError:
        raise beyond_base(relax(task), outcome.answers[0].symbols) from None
    return False


def _drawing(told: Explanation, send: Send[FoundStep | Fields]) -> Send[FoundStep | Fields]:
    """Sends what a narration sends, the steps with their boards."""
    camera: film.Camera | None = None

    def send_drawn(event: FoundStep | Fields) -> None:
        nonlocal told, camera
        if isinstance(event, FoundStep):
            step = event.told(told)
            told = replace(told, steps=(step,))
            camera = camera or film.Camera(told.teller.task, told.teller.glossary)
            event = event._replace(board=camera.board(step.picture))
        elif "start" in event:
            told = replace(told, start=event["start"])
        send(event)

    return send_drawn


def _extra(
    task: Task, answers: Sequence[Answer], find_extra: FindExtra, limits: Limits
) -> tuple[Extra | None, Interruption | None]:
    """The fewest clues that leave one of the answers alone, and what cut the search short."""
    looked_at: dict[int, Further] = {}
    interruption: Interruption | None = None
    for place, answer in enumerate(answers):
        try:
            found = find_extra(task, answer, limits.share(len(answers) - place))
        except StoppedError as error:
            interruption = error.interruption
            continue
        if found is None:
            return None, None
        looked_at[place] = found
        interruption = interruption or found.interrupted
        if interruption == "user":
            break
    sizes = {place: len(found.clues) for place, found in looked_at.items() if found.clues}
    if not sizes:
        return None, interruption
    of = min(sizes, key=lambda place: sizes[place])
    fewest_of = (place for place, found in looked_at.items() if found.least >= sizes[of])
    return Extra(looked_at[of].clues, of, tuple(fewest_of)), interruption
