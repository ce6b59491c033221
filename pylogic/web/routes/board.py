"""The board: how an instance is drawn as far as a player has filled it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

from fastapi import APIRouter

from pylogic.solving.child import Send
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import Data, Event

router = APIRouter(tags=["board"])


@router.post("/board", response_class=EventSourceResponse)
async def board(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Draw an instance."""
    async for event in places.stream(asked, partial(_board, asked)):
        yield event


def _board(asked: bodies.Board, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    drawn = puzzle.draw(desk.instance(asked, puzzle), constants=asked.constants)
    return drawn.to_dict()
