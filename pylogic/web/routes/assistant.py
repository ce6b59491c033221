"""The assistant: answers and their number, judgements of a board, and explanations."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic.draw import svg, view
from pylogic.draw.scene import write_cell
from pylogic.errors import parse_message
from pylogic.explain import judgement
from pylogic.explain.explain import explain as explain_task
from pylogic.explain.explanation import Request
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import place_of
from pylogic.solving.outcome import Answer, Progress
from pylogic.web import bodies, replies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import LONG, job
from pylogic.web.pictures import Reel, draw_frames
from pylogic.web.sheet import make_sheet

router = APIRouter(tags=["assistant"])

_CLUES_SOUGHT = 60
"""Longest search for the fewest clues, in seconds; then the fewest so far count."""


class Answers(bodies.Board):
    """A board, and the most answers that the page wants."""

    most: Annotated[int, Field(ge=1, le=200)] = 200


class Differences(bodies.Board):
    """A board, and whether to search for clues that would leave one answer."""

    extra: bool = False


@job(router, "/solve", done=replies.Outcome)
def solve(desk: Desk[bodies.Board]) -> Data:
    """Search for two answers, or the best, and return the outcome; `found` events send progress."""

    def send_progress(progress: Progress) -> None:
        """Send how many answers the search has found, and the best cost."""
        desk.send(("found", {"count": progress.count, "cost": list(progress.cost)}))

    outcome = desk.puzzle.solve(
        desk.instance,
        constants=desk.body.constants,
        on_answer=lambda answer: send_progress(Progress(1, answer.cost)),
        on_progress=send_progress,
    )
    remarks = [parse_message(remark).to_dict() for remark in outcome.remarks]
    return {**outcome.to_dict(), "remarks": remarks}


@job(router, "/answers", LONG, answer=replies.Answer)
def find_answers(desk: Desk[Answers]) -> Data:
    """Find answers; an `answer` event sends each drawn, or the best alone; return their `count`."""
    puzzle = desk.puzzle

    def send_answer(answer: Answer) -> None:
        """Send an answer, with its pictures if the rules can draw."""
        pictures = draw_frames(puzzle.board(answer)) if VIEW in puzzle.encoding.parts else []
        desk.send(("answer", {**answer.to_dict(), "frames": pictures}))

    outcome = puzzle.solve(
        desk.instance,
        constants=desk.body.constants,
        models=desk.body.most,
        on_answer=lambda answer: None if answer.cost else send_answer(answer),
    )
    if outcome.progress.cost:
        for answer in outcome.answers:
            send_answer(answer)
    return {
        "count": outcome.count,
        "exhausted": outcome.exhausted,
        "interrupted": outcome.interrupted,
    }


@job(router, "/judge", done=replies.Judgement)
def judge(desk: Desk[bodies.Board]) -> Data:
    """Say if some answer has all of the player's entries, and what is broken; null without any."""
    if desk.state is None:
        return {"possible": None, "broken": []}
    return judgement.judge(desk.task, desk.marks, NO_LIMITS).to_dict()


@job(router, "/why", LONG, done=replies.Why)
def explain_why(desk: Desk[bodies.Board]) -> Data:
    """Say why no answer has the player's entries: broken rules, and atoms that nothing derives.

    Without entries `is_answer` is null, and there are no reasons.
    """
    if desk.state is None:
        return {"is_answer": None, "reasons": []}
    return desk.puzzle.why(desk.instance, desk.state, constants=desk.body.constants).to_dict()


# ---- Explanations ----------------------------------------------------------------------------


@job(router, "/explain", LONG, step=replies.Step, done=replies.Explanation)
def explain(desk: Desk[bodies.Board]) -> Data:
    """Derive the one answer from the player's entries.

    A `board` event draws the beginning if the rules can draw, a `step` event has each step; the
    reply has none of them.
    """
    reel = Reel()
    if VIEW in desk.puzzle.encoding.parts:
        start = make_sheet(desk.task, desk.marks, has_entries=False).board
        desk.send(("board", {"frames": reel.draw_frames(start)}))
    explanation = explain_task(
        desk.task,
        NO_LIMITS,
        Request(desk.marks, drawn=True),
        on_step=lambda step: desk.send(("step", reel.draw_step(step))),
    )
    return {**explanation.to_dict(), "steps": []}


@job(router, "/conflicts", LONG, done=replies.Explanation)
def find_conflicts(desk: Desk[bodies.Board]) -> Data:
    """Find clues, rules and marks that contradict one another; if none do, the easiest step."""
    explanation = desk.puzzle.explain(
        desk.instance, constants=desk.body.constants, hint=True, state=desk.state
    )
    return explanation.to_dict()


@job(router, "/differences", LONG, done=replies.Explanation)
def compare_answers(desk: Desk[Differences]) -> Data:
    """Compare several answers: common parts, two of them drawn, and perhaps clues that leave one.

    Clues of cells (`offers`: each as text, its row and column, and the text to draw there) are
    sought only if `extra`, for 60 seconds at most.
    """
    explanation = desk.puzzle.explain(
        desk.instance,
        hint=not desk.body.extra,
        constants=desk.body.constants,
        timeout=_CLUES_SOUGHT if desk.body.extra else None,
    )
    compared, offers = explanation.side_by_side(), list[Data]()
    task, teller = desk.task, explanation.teller
    extra = explanation.differences.extra if explanation.differences else ()
    if extra and VIEW in task.encoding.parts:
        atoms = {*teller.wording.facts, *extra}
        drawn = view.draw_atoms(task.encoding, atoms, task.all_constants, teller.limits)
        for clue in extra:
            if (cell := place_of(clue)) is not None:
                text = write_cell(drawn.frames[0].cell(*cell)._replace(fill=None), is_ascii=False)
                offers.append({"atom": str(clue), "row": cell[0], "column": cell[1], "text": text})
    return {
        **explanation.to_dict(),
        "offers": offers,
        "picture": svg.render([compared]) if compared else None,
    }
