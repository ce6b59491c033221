"""The assistant: answers and how many, what is right and needed so far, and explanations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic.authoring import lint_report
from pylogic.draw import svg
from pylogic.errors import StoppedError, from_clingo
from pylogic.explain import partial_board
from pylogic.explain.explain import Study
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.text import mark_text
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import VIEW
from pylogic.rules.symbols import Mark
from pylogic.solving.outcome import Answer, Progress
from pylogic.solving.process import call
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import LONG, job, staying_job
from pylogic.web.pictures import Reel, frames

router = APIRouter(tags=["assistant"])

MOST_COUNTED = 1_000_000
REASON = Limits(cpu_limit=10)
"""How long the reason of a hint is looked for; then the hint goes without one."""
_CLUES_SOUGHT = 60
"""Seconds that one waits for the fewest clues; the fewest so far are told then."""


class Answers(bodies.Board):
    """How many answers are drawn at most; where there is a best one, only that."""

    most: Annotated[int, Field(ge=1, le=200)] = 200


class Conflicts(bodies.Board):
    """Whether the contradiction is one of the smallest, proved."""

    smallest: bool = False


class Differences(bodies.Board):
    """Whether clues are looked for that would leave one answer."""

    extra: bool = False


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


@job(router, "/why", LONG)
def why(desk: Desk[bodies.Board]) -> Data:
    """Why what the player has entered is in no answer: what breaks it, and what rules lack."""
    if desk.state is None:
        return {"is_answer": None, "reasons": []}
    return desk.puzzle.why(desk.instance, desk.state, constants=desk.asked.constants).to_dict()


@job(router, "/unneeded", LONG)
def unneeded(desk: Desk[bodies.Board]) -> Data:
    """The constraints that could be deleted at once: the answers would stay the same."""
    task = desk.puzzle.task(desk.instance, constants=desk.asked.constants)
    found, interrupted = lint_report.redundancy({"this board": task}, NO_LIMITS)
    kinds = {"rules": found.together, "unexercised": found.unexercised}
    told = {
        kind: [{"words": one.words, "place": one.place} for one in constraints]
        for kind, constraints in kinds.items()
    }
    return {**told, "interrupted": interrupted}


# ---- Explanations ----------------------------------------------------------------------------


@staying_job(router, "/hint")
def hint(desk: Desk[bodies.Board]) -> Callable[[Desk[bodies.Board]], Data]:
    """The next step from what the player has entered, or what contradicts it.

    Where no reason is found in time `unexplained` is what to enter next.
    """
    task = desk.puzzle.task(desk.instance, constants=desk.asked.constants)
    study = Study(task)

    def answer(asked: Desk[bodies.Board]) -> Data:
        state = asked.state
        marks = partial_board.read(task, state) if state is not None else ()
        if not study.leads_on(marks):
            return _hint(study, marks)
        try:
            return call(partial(_hint, study, marks), REASON)
        except StoppedError as error:
            if error.interruption not in ("timeout", "cpu"):
                raise
        found, mark = study.unexplained(marks)
        teller, (atom, _) = found.teller, mark
        told = {"entered": [mark_text(mark)], "cells": list(map(list, teller.spots([atom])))}
        return {**_explained(found), "unexplained": {**told, "words": teller.words.tell([mark])}}

    return answer


def _hint(study: Study, marks: Sequence[Mark]) -> Data:
    """A hint; the picture of its step, if it shows what the player's board does not."""
    found = study.hint(marks)
    told = _explained(found)
    board = found.steps[-1].board() if found.steps and found.teller.glossary.values else None
    cells = (cell for frame in board.frames for cell in frame.cells.values()) if board else ()
    is_shown = any(cell.candidates for cell in cells)
    for data in told["steps"]:
        data["frames"] = []
    if board is not None and is_shown:
        told["steps"][-1]["frames"] = frames(board)
    return {**told, "unexplained": None}


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
    found = puzzle.explain(instance, drawn=True, constants=desk.asked.constants, on_step=tell)
    return {**_explained(found), "steps": []}


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
    return _explained(found)


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
        **_explained(found),
        "offers": [offer.to_dict() for offer in found.offers()],
        "proof": extra.proof if extra else None,
        "picture": svg.render([compared]) if compared else None,
    }


def _explained(found: Explanation) -> Data:
    """An explanation as JSON, and in words."""
    return {**found.to_dict(), "words": found.claim}
