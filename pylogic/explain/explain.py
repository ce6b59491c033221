"""Explanations: the conflicts of a task without an answer, the differences of several answers, or
the steps to the only one.

One child does all of it: it searches for two answers, chooses by these what to explain, and sends
the parts of the explanation.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from pylogic.errors import Interruption, OptionError, StoppedError
from pylogic.explain import conflicts, narration, relaxation
from pylogic.explain.consequences import BRAVE, CAUTIOUS, Consequences
from pylogic.explain.derivation import check_rules
from pylogic.explain.explanation import Conflict, Differences, Explanation, Request, Step
from pylogic.explain.text import Teller
from pylogic.explain.words import make_wording
from pylogic.rules.constraints import is_constraint
from pylogic.rules.limits import NO_LIMITS, Cancellation, Limits
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Symbols
from pylogic.solving.grounding import Program
from pylogic.solving.outcome import Answer, Status
from pylogic.solving.process import CutShortError, Send, run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve

if TYPE_CHECKING:
    from pylogic.explain.grade import Grade

Event = Step | Conflict | Mapping[str, Any]
"""A message of the child: a part of the explanation, or other fields of it and the `wording`. The
first has the `outcome` of the search for two answers; each conflict is better than those before."""
FindExtra = Callable[[Question, Answer, Limits], tuple[Symbols, Interruption | None] | None]
"""A function that returns a few further clues that make an answer unique, () without any, and the
reason if its search ended early. It returns None if the rules say nothing of clues, and may raise
StoppedError."""


def explain(
    task: Question,
    limits: Limits,
    request: Request,
    *,
    find_extra: FindExtra = lambda _task, _answer, _limits: None,
    on_conflict: Callable[[int, int | None], None] = lambda _size, _bound: None,
    on_step: Callable[[Step], None] = lambda _step: None,
) -> Explanation:
    """Explain why a task has no answer (conflicts), several (differences), or one (steps).

    `find_extra` finds clues that make one of several answers unique; a hint leaves it out.
    `on_conflict` gets size and bound of each conflict, the last one the best; `on_step` each step,
    drawn if the request wishes it. If a limit or Ctrl-C comes later, the explanation so far is
    returned, with `interrupted`. Raise OptionError if the rules have nothing that could be relaxed
    or derived, or have a cost, or if no answer can have a mark of the request; ProgramError if the
    rules refuse the instance, or clingo rejects one of the files; StoppedError if a limit or Ctrl-C
    came before the number of answers was known.
    """
    if not any(map(is_constraint, task.encoding.parts[BASE])):
        words = "the rules have no constraint in their base part: nothing could be explained"
        raise OptionError(f"{task.encoding.path}: {words}")
    is_whole = not (request.hint or request.flat or request.marks)
    fields: dict[str, Any] = {"is_whole": is_whole}
    steps, teller = list[Step](), Teller(task, limits.reset())

    def receive(event: Event) -> None:
        """Collect a message of the child; call `on_step` or `on_conflict`."""
        nonlocal teller
        if isinstance(event, Step):
            steps.append(replace(event, teller=teller, drawn=None))
            on_step(replace(steps[-1], drawn=event.drawn))
        elif isinstance(event, Conflict):
            fields["conflicts"] = (replace(event, teller=teller),)
            on_conflict(event.size, event.bound)
        else:
            fields.update(event)
            teller = replace(teller, known_wording=fields.pop("wording", teller.known_wording))

    interruption = run(partial(_send_explanation, task, request), limits, receive)
    if "outcome" not in fields:
        raise StoppedError(interruption or "user")
    if "differences" in fields and not (request.hint or interruption):
        compared, answers = fields["differences"], fields["outcome"].answers
        for at, answer in enumerate(answers):
            try:
                further = find_extra(task, answer, limits.share(len(answers) - at))
            except StoppedError as error:
                further = (), error.interruption
            if further is None:
                break
            extra, end = further
            interruption = interruption or end
            if not compared.extra or 0 < len(extra) < len(compared.extra):
                compared = replace(compared, extra=extra, extra_answer=at)
            if interruption == "user":
                break
        fields["differences"] = compared
    return Explanation(teller=teller, steps=tuple(steps), interrupted=interruption, **fields)


def rate(task: Question, limits: Limits) -> Grade:
    """Derive the only answer of a task, in a child process, and return the derivation's grade; if a
    limit or Ctrl-C ends the derivation, that of the steps so far, not `is_complete`. Raise as
    `explain`, and OptionError if the task has no answer or several."""
    explanation = explain(task, limits, Request(graded=True))
    if explanation.grade is None:
        has = "no answer" if explanation.outcome.status == Status.NONE else "several answers"
        words = f"it has {has}, and only what has one answer has a grade"
        raise OptionError(f"{task.instance.label}: {words}")
    return explanation.grade


def _send_explanation(
    task: Question, request: Request, send: Send[Event], brake: Cancellation
) -> bool:
    """In a child: send the outcome, then its explanation; return True if interrupted.
    Nothing is sent if the search ends before the number of answers is known. A `graded` request
    gets the outcome alone unless there is one answer. Raise OptionError as `explain`."""
    marks = request.marks
    if marks:  # an atom that no answer has is an error
        control = relaxation.ground_relaxation(task).switches.control
        relaxation.find_mark_literals(control, marks)
    marked = relaxation.add_marks(task, marks) if marks else task
    ground: list[Program] = []
    outcome = solve(marked, on_ground=ground.append)
    if outcome.status != Status.NONE:
        check_rules(task)
        if outcome.progress.cost:
            raise OptionError(f"{task.encoding.path}: that an answer is the best is not explained")
        if outcome.interrupted:
            return True
    send({"outcome": outcome})
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
            teller = Teller(task, NO_LIMITS, make_wording(task, *ground))
            narration.narrate(teller, request, outcome.answers[0].symbols, send, brake)
    except CutShortError:
        return True
    return False
