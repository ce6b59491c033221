"""The assistant: answers and how many, what the player has done right, what is needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic.errors import from_clingo
from pylogic.explain import lint_report
from pylogic.rules.constraints import Constraint
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.parts import VIEW
from pylogic.solving.outcome import Answer, Progress
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import LONG, job
from pylogic.web.pictures import frames

router = APIRouter(tags=["assistant"])

MOST_COUNTED = 1_000_000


class Answers(bodies.Board):
    """How many answers are drawn at most; where there is a best one, only that."""

    most: Annotated[int, Field(ge=1, le=200)] = 200


@job(router, "/solve")
def solve(desk: Desk[bodies.Board]) -> Data:
    """Search for two answers, or the best: `found` tells how far it is, should a limit end it."""

    def tell(progress: Progress) -> None:
        desk.send(("found", {"count": progress.count, "cost": list(progress.cost)}))

    outcome = desk.puzzle.ask(
        desk.question(),
        desk.instance,
        on_answer=lambda answer: tell(Progress(1, answer.cost)),
        on_progress=tell,
    )
    remarks = [from_clingo(remark).to_dict() for remark in outcome.remarks]
    return {**outcome.to_dict(), "remarks": remarks}


@job(router, "/count", LONG)
def count(desk: Desk[bodies.Board]) -> Data:
    """Count the answers; `counted` tells how many there are so far."""
    outcome = desk.puzzle.ask(
        desk.question(models=MOST_COUNTED, keep=False),
        desk.instance,
        on_progress=lambda progress: desk.send(("counted", {"count": progress.count})),
    )
    return outcome.to_dict()


@job(router, "/answers", LONG)
def answers(desk: Desk[Answers]) -> Data:
    """Find answers; `answer` tells the atoms and the pictures of each when it is found."""
    puzzle = desk.puzzle

    def tell(answer: Answer) -> None:
        drawn = frames(puzzle.board(answer)) if VIEW in puzzle.encoding.parts else []
        desk.send(("answer", {**answer.to_dict(), "frames": drawn}))

    outcome = puzzle.ask(
        desk.question(models=desk.asked.most, drawn=True),
        desk.instance,
        on_answer=lambda answer: None if answer.cost else tell(answer),
    )
    if outcome.progress.cost:
        for answer in outcome.answers:
            tell(answer)
    return {
        "count": outcome.count,
        "exhausted": outcome.exhausted,
        "interrupted": outcome.interrupted,
    }


@job(router, "/judge")
def judge(desk: Desk[bodies.Board]) -> Data:
    """Whether what the player has entered can be completed, and which rules it breaks already."""
    instance, state = desk.instance, desk.state
    if state is None:
        return {"possible": None, "broken": [], "interrupted": None}
    return desk.puzzle.judge(instance, state, constants=desk.asked.constants).to_dict()


@job(router, "/unneeded", LONG)
def unneeded(desk: Desk[bodies.Board]) -> Data:
    """The constraints that could be deleted at once: the answers would stay the same."""
    task = desk.puzzle.task(desk.instance, constants=desk.asked.constants)
    found, interrupted = lint_report.redundancy({"this board": task}, NO_LIMITS)
    return {
        "rules": _told(found.together),
        "unexercised": _told(found.unexercised),
        "interrupted": interrupted,
    }


def _told(rules: Sequence[Constraint]) -> list[Data]:
    return [{"words": one.words, "place": one.place} for one in rules]
