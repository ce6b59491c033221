"""The answers of a puzzle, drawn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic.puzzle import Puzzle
from pylogic.rules.parts import VIEW
from pylogic.solving.child import Send
from pylogic.solving.outcome import Answer
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import LONG, Data, Event
from pylogic.web.pictures import frames

router = APIRouter(tags=["assistant"])


class Answers(bodies.Board):
    """How many answers are drawn at most; where there is a best one, only that."""

    most: Annotated[int, Field(ge=1, le=200)] = 200


@router.post("/answers", response_class=EventSourceResponse)
async def answers(asked: Answers, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Find answers; `answer` tells the atoms and the pictures of each when it is found."""
    async for event in places.stream(asked, partial(_answers, asked), LONG):
        yield event


def _answers(asked: Answers, send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)

    def tell(answer: Answer) -> None:
        send(("answer", {**answer.to_dict(), "frames": _frames(puzzle, answer)}))

    outcome = puzzle.solve(
        desk.instance(asked, puzzle),
        models=asked.most,
        drawn=True,
        constants=asked.constants,
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


def _frames(puzzle: Puzzle, answer: Answer) -> list[Data]:
    return frames(puzzle.board(answer)) if VIEW in puzzle.encoding.parts else []
