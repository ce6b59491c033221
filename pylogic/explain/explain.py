"""Explanations: the conflicts of a task without an answer, the differences of several answers, or
the steps to the only one.

One child does all of it: it searches for two answers, chooses by these what to explain, and sends
the parts of the explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pylogic.errors import Interruption, OptionError, StoppedError
from pylogic.explain import conflicts, narration
from pylogic.explain.consequences import BRAVE, CAUTIOUS, Consequences
from pylogic.explain.counterexamples import UnexplainedError
from pylogic.explain.derivation import check_rules
from pylogic.explain.explanation import (
    Conflict,
    Differences,
    Explanation,
    ExtraClues,
    Fields,
    FurtherClues,
    Request,
    Step,
)
from pylogic.explain.relaxation import (
    add_marks,
    find_mark_literals,
    ground_relaxation,
    make_beyond_base_error,
)
from pylogic.explain.text import Teller
from pylogic.explain.words import make_glossary
from pylogic.rules.constraints import is_constraint
from pylogic.rules.limits import NO_LIMITS, Cancellation, Limits
from pylogic.rules.parts import BASE
from pylogic.solving.grounding import Program
from pylogic.solving.outcome import Answer, Outcome, Status
from pylogic.solving.process import CutShortError, Send, run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.explain.grade import Grade

OnConflict = Callable[[int, int | None], None]
"""A function called with the size of the smallest conflict so far, and its lower bound or None."""
OnStep = Callable[[Step], None]
"""A function called with each step, drawn if `drawn` was wished."""
Event = Outcome | Step | Conflict | Fields
"""A message of the child; the first is the outcome of the search for two answers."""
FindExtra = Callable[[Task, Answer, Limits], FurtherClues | None]
"""A function that returns the fewest further clues that make an answer unique, or None if the
rules say nothing of clues; it may raise StoppedError."""


def explain(
    task: Task,
    limits: Limits,
    request: Request,
    *,
    find_extra: FindExtra = lambda _task, _answer, _limits: None,
    on_conflict: OnConflict = lambda _size, _bound: None,
    on_step: OnStep = lambda _step: None,
) -> Explanation:
    """Explain why a task has no answer (conflicts), several (differences), or one (steps).

    `find_extra` finds clues that make one of several answers unique; a hint leaves it out.
    `on_conflict` gets size and bound of each conflict, the last one the best, `on_step` each step.
    If a limit or Ctrl-C comes later, the explanation so far is returned, with `interrupted`.

    Raises:
        OptionError: the rules have nothing that could be relaxed or derived, or have a cost, or
            no answer can have a mark of the request.
        ProgramError: the rules refuse the instance, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came before the number of answers was known.
    """
    explanation = _explain_in_child(task, request, limits, on_conflict, on_step)
    if explanation.differences is not None and not (request.hint or explanation.interrupted):
        extra, interruption = _find_extra(task, explanation.outcome.answers, find_extra, limits)
        compared = replace(explanation.differences, extra=extra)
        return replace(explanation, differences=compared, interrupted=interruption)
    return explanation


def rate(task: Task, limits: Limits) -> Grade:
    """Derive the only answer of a task, in a child process, and return the derivation's grade.

    If a limit or Ctrl-C ends the derivation, the grade is of the steps so far, not `is_complete`.

    Raises:
        OptionError: the task has no answer or several, or as `explain`.
        ProgramError, StoppedError: as `explain`.
    """
    explanation = _explain_in_child(task, Request(graded=True), limits)
    status = explanation.outcome.status
    if status in (Status.NONE, Status.MULTIPLE):
        has = "no answer" if status == Status.NONE else "several answers"
        words = f"it has {has}, and only what has one answer has a grade"
        raise OptionError(f"{task.instance.label}: {words}")
    assert explanation.grade is not None
    return explanation.grade


def _explain_in_child(
    task: Task,
    request: Request,
    limits: Limits,
    on_conflict: OnConflict = lambda _size, _bound: None,
    on_step: OnStep = lambda _step: None,
) -> Explanation:
    """Have a child explain, and return the explanation, without clues that make answers unique.

    Raises:
        OptionError: the rules have no constraint that could be relaxed, or as `explain`.
        StoppedError: a limit or Ctrl-C came before the number of answers was known.
    """
    if not any(map(is_constraint, task.encoding.parts[BASE])):
        words = "the rules have no constraint in their base part: nothing could be explained"
        raise OptionError(f"{task.encoding.path}: {words}")
    known: Explanation | None = None

    def receive(event: Event) -> None:
        """Add a message of the child to the explanation so far; call `on_step` or `on_conflict`.
        A conflict takes the place of the one before it."""
        nonlocal known
        if isinstance(event, Outcome):
            is_whole = not (request.hint or request.flat or request.marks)
            known = Explanation(event, Teller(task, limits.reset()), is_whole=is_whole)
            return
        assert known is not None
        if isinstance(event, Step):
            known = known.with_step(replace(event, drawn=None))
            on_step(replace(known.steps[-1], drawn=event.drawn))
        elif isinstance(event, Conflict):
            known = replace(known, conflicts=(replace(event, teller=known.teller),))
            on_conflict(event.size, event.bound)
        else:
            fields = dict(event)
            if "glossary" in fields:
                fields["teller"] = replace(known.teller, known_glossary=fields.pop("glossary"))
            known = replace(known, **fields)

    interruption = run(partial(_send_explanation, task, request), limits, receive)
    if known is None:
        raise StoppedError(interruption or "user")
    return replace(known, interrupted=interruption)


def _send_explanation(task: Task, request: Request, send: Send[Event], brake: Cancellation) -> bool:
    """In a child: send the outcome, then its explanation; return True if interrupted.
    Nothing is sent if the search ends before the number of answers is known. A `graded` request
    gets the outcome alone unless there is one answer. Raise OptionError as `explain`."""
    marks = request.marks
    if marks:  # an atom that no answer has is an error
        control = ground_relaxation(task).switches.control  # its atoms do not keep it alive
        find_mark_literals(control, marks)
    marked = add_marks(task, marks) if marks else task
    ground: list[Program] = []
    outcome = solve(marked, Question(), on_ground=ground.append)
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
            conflicts.search_conflict(task, request, send, brake)
        elif outcome.count > 1:
            consequences = Consequences(task, has_constraints=True)
            brake.interrupt = consequences.control.interrupt
            certain, possible = (consequences.find(mode, marks) for mode in (CAUTIOUS, BRAVE))
            send({"differences": Differences(certain, possible)})
        else:
            teller = Teller(task, NO_LIMITS, make_glossary(task, *ground))
            derivation = narration.begin_derivation(teller, outcome.answers[0].symbols, brake)
            narration.narrate(Explanation(outcome, teller), request, *derivation, send)
    except CutShortError:
        return True
    except UnexplainedError:
        raise make_beyond_base_error(task, has_answer=True) from None
    return False


def _find_extra(
    task: Task, answers: Sequence[Answer], find_extra: FindExtra, limits: Limits
) -> tuple[ExtraClues | None, Interruption | None]:
    """Find the fewest clues that make one of the answers unique.

    Return them, or None if there are none or the rules say nothing of clues; and the reason if a
    search ended early, or None. An answer whose search raises StoppedError is left out.
    """
    by_answer: dict[int, FurtherClues] = {}
    interruption: Interruption | None = None
    for place, answer in enumerate(answers):
        try:
            further = find_extra(task, answer, limits.share(len(answers) - place))
        except StoppedError as error:
            interruption = error.interruption
            continue
        if further is None:
            return None, None
        by_answer[place] = further
        interruption = interruption or further.interrupted
        if interruption == "user":
            break
    sizes = {place: len(more.clues) for place, more in by_answer.items() if more.clues}
    if not sizes:
        return None, interruption
    of = min(sizes, key=lambda place: sizes[place])
    is_fewest = len(by_answer) == len(answers) and all(
        more.least >= sizes[of] for more in by_answer.values()
    )
    return ExtraClues(by_answer[of].clues, of, is_fewest), interruption
