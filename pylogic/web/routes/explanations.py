"""Explanations: the next step, the whole derivation, what contradicts, what answers share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial

from fastapi import APIRouter

from pylogic.draw import svg
from pylogic.explain.explanation import Explanation, Step
from pylogic.rules.parts import VIEW
from pylogic.solving.child import Send
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import LONG, Data, Event
from pylogic.web.pictures import Reel, frames

router = APIRouter(tags=["assistant"])

_CLUES_SOUGHT = 60
"""Seconds that one waits for the fewest clues; the fewest so far are told then."""


class Conflicts(bodies.Board):
    """Whether the contradiction is one of the smallest, proved."""

    smallest: bool = False


class Differences(bodies.Board):
    """Whether clues are looked for that would leave one answer."""

    extra: bool = False


@router.post("/hint", response_class=EventSourceResponse)
async def hint(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """The next step from what the player has entered, or what contradicts it."""
    async for event in places.stream(asked, partial(_hint, asked), LONG):
        yield event


def _hint(asked: bodies.Board, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    found = puzzle.explain(
        desk.instance(asked, puzzle),
        hint=True,
        state=desk.state(asked, puzzle),
        constants=asked.constants,
    )
    told = _told(found)
    for step, data in zip(found.steps, told["steps"], strict=True):
        data["frames"] = _candidates(step)
    return told


def _candidates(step: Step) -> list[Data]:
    """The picture of a step, if it shows what cells may still hold: the player's board does not."""
    board = step.board()
    cells = (cell for frame in board.frames for cell in frame.cells.values()) if board else ()
    return frames(board) if any(cell.candidates for cell in cells) else []


@router.post("/explain", response_class=EventSourceResponse)
async def explain(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Derive the one answer; `board` draws the beginning, `step` tells and draws each step."""
    async for event in places.stream(asked, partial(_explain, asked), LONG):
        yield event


def _explain(asked: bodies.Board, send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    instance = desk.instance(asked, puzzle)
    reel = Reel()

    def tell(step: Step) -> None:
        drawn = reel.frames(step.board())
        send(("step", {**step.to_dict(), "words": str(step), "frames": drawn}))

    if VIEW in puzzle.encoding.parts:
        drawn = puzzle.draw(instance, constants=asked.constants)
        send(("board", {"frames": reel.frames(drawn)}))
    found = puzzle.explain(instance, constants=asked.constants, on_step=tell)
    return {**_told(found), "steps": []}


@router.post("/conflicts", response_class=EventSourceResponse)
async def conflicts(asked: Conflicts, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Clues, rules and marks that contradict one another; `size` tells how many so far."""
    async for event in places.stream(asked, partial(_conflicts, asked), LONG):
        yield event


def _conflicts(asked: Conflicts, send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    found = puzzle.explain(
        desk.instance(asked, puzzle),
        hint=True,
        smallest=asked.smallest,
        state=desk.state(asked, puzzle),
        constants=asked.constants,
        on_conflict=lambda size, bound: send(("size", {"size": size, "bound": bound})),
    )
    return _told(found)


@router.post("/differences", response_class=EventSourceResponse)
async def differences(asked: Differences, places: Places) -> AsyncIterator[ServerSentEvent]:
    """What several answers have in common, two of them drawn, and clues that would leave one."""
    async for event in places.stream(asked, partial(_differences, asked), LONG):
        yield event


def _differences(asked: Differences, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    found = puzzle.explain(
        desk.instance(asked, puzzle),
        hint=not asked.extra,
        constants=asked.constants,
        timeout=_CLUES_SOUGHT if asked.extra else None,
    )
    compared = found.side_by_side()
    extra = found.differences.extra if found.differences else None
    return {
        **_told(found),
        "offers": [offer.to_dict() for offer in found.offers()],
        "proof": extra.proof if extra else None,
        "picture": svg.render([compared]) if compared else None,
    }


def _told(found: Explanation) -> Data:
    """An explanation as JSON, and in words."""
    return {**found.to_dict(), "words": found.claim}
