"""The assistant: how many answers there are, what the player has done right, what is needed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial

from fastapi import APIRouter

from pylogic.errors import from_clingo
from pylogic.explain import lint_report
from pylogic.rules.constraints import Constraint
from pylogic.rules.limits import NO_LIMITS
from pylogic.solving.child import Send
from pylogic.solving.outcome import Progress
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import LONG, Data, Event

router = APIRouter(tags=["assistant"])

MOST_COUNTED = 1_000_000


@router.post("/solve", response_class=EventSourceResponse)
async def solve(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Search for two answers, or the best: `found` tells how far it is, should a limit end it."""
    async for event in places.stream(asked, partial(_solve, asked)):
        yield event


def _solve(asked: bodies.Board, send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)

    def tell(progress: Progress) -> None:
        send(("found", {"count": progress.count, "cost": list(progress.cost)}))

    outcome = puzzle.solve(
        desk.instance(asked, puzzle),
        constants=asked.constants,
        on_answer=lambda answer: tell(Progress(1, answer.cost)),
        on_progress=tell,
    )
    remarks = [from_clingo(remark).to_dict() for remark in outcome.remarks]
    return {**outcome.to_dict(), "remarks": remarks}


@router.post("/count", response_class=EventSourceResponse)
async def count(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Count the answers; `counted` tells how many there are so far."""
    async for event in places.stream(asked, partial(_count, asked), LONG):
        yield event


def _count(asked: bodies.Board, send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    outcome = puzzle.solve(
        desk.instance(asked, puzzle),
        models=MOST_COUNTED,
        keep=False,
        constants=asked.constants,
        on_progress=lambda progress: send(("counted", {"count": progress.count})),
    )
    return outcome.to_dict()


@router.post("/judge", response_class=EventSourceResponse)
async def judge(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Whether what the player has entered can be completed, and which rules it breaks already."""
    async for event in places.stream(asked, partial(_judge, asked)):
        yield event


def _judge(asked: bodies.Board, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    instance = desk.instance(asked, puzzle)
    state = desk.state(asked, puzzle)
    if state is None:
        return {"possible": None, "broken": [], "interrupted": None}
    return puzzle.judge(instance, state, constants=asked.constants).to_dict()


@router.post("/unneeded", response_class=EventSourceResponse)
async def unneeded(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """The constraints that could be deleted at once: the answers would stay the same."""
    async for event in places.stream(asked, partial(_unneeded, asked), LONG):
        yield event


def _unneeded(asked: bodies.Board, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    task = puzzle.task(desk.instance(asked, puzzle), constants=asked.constants)
    found, interrupted = lint_report.redundancy({"this board": task}, NO_LIMITS)
    return {
        "rules": _told(found.together),
        "unexercised": _told(found.unexercised),
        "interrupted": interrupted,
    }


def _told(rules: Sequence[Constraint]) -> list[Data]:
    return [{"words": one.words, "place": one.place} for one in rules]
