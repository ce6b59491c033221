"""The assistant: answers and how many, what is right and needed so far, and explanations."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic.authoring import lint_report
from pylogic.authoring.why import blame
from pylogic.draw import svg
from pylogic.errors import from_clingo
from pylogic.explain import judgement
from pylogic.explain.explain import explain as explain_task
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.relaxation import BeyondBaseError
from pylogic.explain.sheet import sheet
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.parts import VIEW
from pylogic.solving.outcome import Answer, Progress, Status
from pylogic.web import bodies, replies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import LONG, job
from pylogic.web.pictures import Reel, frames

router = APIRouter(tags=["assistant"])

MOST_COUNTED = 1_000_000
_CLUES_SOUGHT = 60
"""Seconds that one waits for the fewest clues; the fewest so far are told then."""


class Answers(bodies.Board):
    """How many answers are drawn at most; where there is a best one, only that."""

    most: Annotated[int, Field(ge=1, le=200)] = 200


class Explained(bodies.Board):
    """How many steps that a player enters are told at most."""

    most: Annotated[int, Field(ge=1, le=1000)] | None = None


class Conflicts(bodies.Board):
    """Whether the contradiction is one of the smallest, proved."""

    smallest: bool = False


class Differences(bodies.Board):
    """Whether clues are looked for that would leave one answer."""

    extra: bool = False


class _EnoughError(Exception):
    """All the steps that were asked for have been told."""


@job(router, "/solve", done=replies.Outcome)
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


@job(router, "/answers", LONG, answer=replies.Answer)
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


@job(router, "/judge", done=replies.Judgement)
def judge(desk: Desk[bodies.Board]) -> Data:
    """Whether what the player has entered can be completed, and which rules it breaks already."""
    if desk.state is None:
        return {"possible": None, "broken": [], "interrupted": None}
    return judgement.judge(desk.task, desk.marks, NO_LIMITS).to_dict()


@job(router, "/why", LONG, done=replies.Why)
def why(desk: Desk[bodies.Board]) -> Data:
    """Why what the player has entered is in no answer: what breaks it, and what rules lack."""
    if desk.state is None:
        return {"is_answer": None, "reasons": []}
    return desk.puzzle.why(desk.instance, desk.state, constants=desk.asked.constants).to_dict()


@job(router, "/unneeded", LONG, done=replies.Unneeded)
def unneeded(desk: Desk[bodies.Board]) -> Data:
    """The constraints that could be deleted at once: the answers would stay the same."""
    found, interrupted = lint_report.redundancy({"this board": desk.task}, NO_LIMITS)
    kinds = {"rules": found.together, "unexercised": found.unexercised}
    told = {
        kind: [{"words": one.words, "place": one.place} for one in constraints]
        for kind, constraints in kinds.items()
    }
    return {**told, "interrupted": interrupted}


# ---- Explanations ----------------------------------------------------------------------------


@job(router, "/explain", LONG, step=replies.Step, done=replies.Explanation)
def explain(desk: Desk[Explained]) -> Data:
    """Derive the one answer from what the player has entered.

    `board` draws the beginning, `step` tells and draws each step. With `most` the beginning is not
    drawn, and the derivation `is_cut` after so many steps that a player enters.
    """
    reel = Reel()
    steps: list[Step] = []

    def tell(step: Step) -> None:
        steps.append(step)
        board = step.board()
        looks = [look for frame in board.frames for look in frame.cells.values()] if board else []
        has_candidates = any(look.candidates for look in looks)
        desk.send(("step", {**reel.step(steps), "has_candidates": has_candidates}))
        if sum(known.is_entered for known in steps) == desk.asked.most:
            raise _EnoughError

    if VIEW in desk.puzzle.encoding.parts and desk.asked.most is None:  # hints need no beginning
        drawn = sheet(desk.task, desk.marks, has_entries=False).board
        desk.send(("board", {"frames": reel.frames(drawn)}))
    try:
        explanation = explain_task(desk.task, NO_LIMITS, marks=desk.marks, drawn=True, on_step=tell)
    except _EnoughError:
        end = {"status": Status.UNIQUE.value, "conflicts": [], "complete": False}
        return {**end, "interrupted": None, "is_cut": True, "steps": []}
    except BeyondBaseError as error:
        raise blame(error, desk.task, NO_LIMITS) from None
    return {**_explained(explanation), "is_cut": False, "steps": []}


@job(router, "/conflicts", LONG, done=replies.Explanation)
def conflicts(desk: Desk[Conflicts]) -> Data:
    """Clues, rules and marks that contradict one another; `size` tells how many so far."""
    found = desk.puzzle.explain(
        desk.instance,
        **desk.keywords,
        hint=True,
        state=desk.state,
        on_conflict=lambda size, bound: desk.send(("size", {"size": size, "bound": bound})),
    )
    return _explained(found)


@job(router, "/differences", LONG, done=replies.Explanation)
def differences(desk: Desk[Differences]) -> Data:
    """The common parts of several answers, two of these drawn, and clues that would leave one."""
    found = desk.puzzle.explain(
        desk.instance,
        hint=not desk.asked.extra,
        constants=desk.asked.constants,
        timeout=_CLUES_SOUGHT if desk.asked.extra else None,
    )
    compared = found.side_by_side()
    extra = found.differences.extra if found.differences else None
    return {
        **_explained(found),
        "offers": [offer.to_dict() for offer in found.offers()],
        "proof": extra.proof if extra else None,
        "picture": svg.render([compared]) if compared else None,
    }


def _explained(found: Explanation) -> Data:
    """An explanation as JSON, and in words."""
    return {**found.to_dict(), "words": found.claim}
