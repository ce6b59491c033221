"""Ground and solve within limits -> Outcome (status, answers, statistics)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from pylogic.rules.limits import Limits
from pylogic.solving.grounding import Remark
from pylogic.solving.options import check_options
from pylogic.solving.outcome import Answer, Outcome, Progress, Statistics
from pylogic.solving.process import run
from pylogic.solving.question import Question
from pylogic.solving.search import (
    Drawing,
    Ended,
    Figures,
    Found,
    Message,
    search,
)
from pylogic.solving.task import Task


def solve(
    task: Task,
    question: Question,
    limits: Limits,
    *,
    on_answer: Callable[[Answer], None] = lambda _answer: None,
    on_progress: Callable[[Progress], None] = lambda _progress: None,
    on_start: Callable[[], None] = lambda: None,
) -> Outcome:
    """Ground and search.

    `on_answer` sees each answer when it is found, and drawn if that is wanted; `on_progress` is
    called every now and then, `on_start` once an isolated search is at work.

    Raises:
        OptionError: there is no such option or constant, or it changes what an answer is.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    remarks = check_options(task, all_optima=question.all_optima)
    found = _Found(task.values, on_answer, on_progress, remarks, question.drawn)
    interruption = run(
        partial(search, task, question, limits.conflicts), limits, found.receive, on_start
    )
    return Outcome(
        tuple(found.answers),
        found.progress,
        found.end is not None and found.end.interruption is None,
        interruption or (found.end.interruption if found.end else None),
        Statistics(**found.figures),
        tuple(found.remarks),
        str(task.encoding.path),
        task.instance.label,
    )


@dataclass(eq=False, repr=False)
class _Found:
    """What a search has sent so far."""

    constants: Mapping[str, str]
    on_answer: Callable[[Answer], None]
    on_progress: Callable[[Progress], None]
    remarks: list[str]
    is_drawn: bool
    answers: list[Answer] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)
    progress: Progress = field(default_factory=Progress)
    end: Ended | None = None
    """None: it has been cut short."""

    def receive(self, message: Message) -> None:
        match message:
            case Found():
                answer = Answer(*message, self.constants)
                if answer.cost:  # only those proven to be as good stay beside it
                    self.answers = [other for other in self.answers if other.proven]
                self.answers.append(answer)
                count, cost = len(self.answers), answer.cost
                self.progress = replace(self.progress, count=count, cost=cost)
                if cost or not self.is_drawn:
                    self.on_answer(answer)
            case Drawing(view, score):
                self.answers[-1] = replace(self.answers[-1], drawing=(view, score))
                self.on_answer(self.answers[-1])
            case Progress():
                self.progress = message
                self.on_progress(self.progress)
            case Figures(values):
                self.figures |= values
            case Ended():
                self.end = message
            case Remark(text):
                self.remarks.append(text)
