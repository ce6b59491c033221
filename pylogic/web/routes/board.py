"""The board: an instance as far as a player has filled it, and changes of its facts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic.solving.child import Send
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import Data, Event

router = APIRouter(tags=["board"])

_Number = Annotated[int, Field(ge=1, le=1000)]
_Value = Annotated[
    str, Field(pattern=r"^((-?[0-9]{1,9}|[a-z][A-Za-z0-9_]{0,20})(,-?[0-9]{1,9})?)?$")
]
_Word = Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
_Changed = (
    tuple[_Word, _Number, _Number, _Value | None]
    | tuple[_Word, _Number, _Number, _Word, _Value | None]
    | tuple[_Word, _Word, _Number, _Number, _Value | None]
)


class Drawn(bodies.Board):
    """A board to be drawn."""

    entries: bool = True
    """Whether it is asked what can be entered, too."""


class Step(bodies.Body):
    """One change of a board."""

    cells: list[_Changed] = Field(default=[], max_length=10_000)
    """What becomes of a cell: what, row, column, value; "" where none is needed, null clears. Of
    what stands beside the board: its side, the line, the place; of a sum: the direction, too."""
    size: tuple[_Number, _Number] | None = None
    """Rows and columns, if they change."""


class Edited(bodies.Board):
    """Changes of the facts of a board, one after the other."""

    steps: list[Step] = Field(max_length=1000)


@router.post("/board", response_class=EventSourceResponse)
async def board(asked: Drawn, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Draw an instance with the marks of a player, in pieces; and say what can be entered."""
    async for event in places.stream(asked, partial(_board, asked)):
        yield event


def _board(asked: Drawn, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    instance = desk.instance(asked, puzzle)
    state = desk.state(asked, puzzle)
    drawn = puzzle.sheet(instance, state=state, entries=asked.entries, constants=asked.constants)
    return drawn.to_dict()


@router.post("/edit", response_class=EventSourceResponse)
async def edit(asked: Edited, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Change cells or the size: `facts` are the texts after each step, changed by the least."""
    async for event in places.stream(asked, partial(_edit, asked)):
        yield event


def _edit(asked: Edited, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    name = str(desk.facts_path(asked))
    texts = [asked.facts]
    for step in asked.steps:
        changed = partial(puzzle.edited, texts[-1], step.cells, size=step.size)
        texts.append(changed(name=name, constants=asked.constants))
    return {"facts": texts[1:]}
