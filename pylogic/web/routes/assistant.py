"""The assistant: how many answers there are, what follows, and why."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

from fastapi import APIRouter

from pylogic.solving.child import Send
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import Data, Event

router = APIRouter(tags=["assistant"])


@router.post("/solve", response_class=EventSourceResponse)
async def solve(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Search for two answers: whether there is one, and whether it is the only one."""
    async for event in places.stream(asked, partial(_solve, asked)):
        yield event


def _solve(asked: bodies.Board, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    instance = desk.instance(asked, puzzle)
    return puzzle.solve(instance, constants=asked.constants, drawn=True).to_dict()
