"""Explanations: the next step, the whole derivation, what contradicts, what answers share."""

from __future__ import annotations

from fastapi import APIRouter

from pylogic.draw import svg
from pylogic.explain.explanation import Explanation, Step
from pylogic.rules.parts import VIEW
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import LONG, job
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


@job(router, "/hint", LONG)
def hint(desk: Desk[bodies.Board]) -> Data:
    """The next step from what the player has entered, or what contradicts it."""
    found = desk.puzzle.explain(
        desk.instance, hint=True, state=desk.state, constants=desk.asked.constants
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


@job(router, "/explain", LONG)
def explain(desk: Desk[bodies.Board]) -> Data:
    """Derive the one answer; `board` draws the beginning, `step` tells and draws each step."""
    puzzle, instance = desk.puzzle, desk.instance
    reel = Reel()

    def tell(step: Step) -> None:
        drawn = reel.frames(step.board())
        desk.send(("step", {**step.to_dict(), "words": str(step), "frames": drawn}))

    if VIEW in puzzle.encoding.parts:
        drawn = puzzle.draw(instance, constants=desk.asked.constants)
        desk.send(("board", {"frames": reel.frames(drawn)}))
    found = puzzle.explain(instance, constants=desk.asked.constants, on_step=tell)
    return {**_told(found), "steps": []}


@job(router, "/conflicts", LONG)
def conflicts(desk: Desk[Conflicts]) -> Data:
    """Clues, rules and marks that contradict one another; `size` tells how many so far."""
    found = desk.puzzle.explain(
        desk.instance,
        **desk.keywords,
        hint=True,
        state=desk.state,
        on_conflict=lambda size, bound: desk.send(("size", {"size": size, "bound": bound})),
    )
    return _told(found)


@job(router, "/differences", LONG)
def differences(desk: Desk[Differences]) -> Data:
    """What several answers have in common, two of them drawn, and clues that would leave one."""
    found = desk.puzzle.explain(
        desk.instance,
        hint=not desk.asked.extra,
        constants=desk.asked.constants,
        timeout=_CLUES_SOUGHT if desk.asked.extra else None,
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
