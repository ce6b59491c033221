"""The rules: what looks wrong in them, what is in them, and what an edit has changed."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any, cast

from fastapi import APIRouter

from pylogic.authoring.equivalence import Equivalence
from pylogic.draw.board import Board
from pylogic.errors import Problem, ProgramError
from pylogic.puzzle import load
from pylogic.rules import documentation, library, syntax, vocabulary
from pylogic.rules.instance import Instance
from pylogic.solving.outcome import Outcome
from pylogic.solving.question import Question
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk, rules_path
from pylogic.web.jobs import job
from pylogic.web.pictures import frames

router = APIRouter(tags=["rules"])


@job(router, "/rules")
def rules(desk: Desk[bodies.Board]) -> Data:
    """What looks wrong in the rules by themselves, their parts, predicates and constants."""
    text = rules_path(desk.asked).read_text(encoding="utf-8")
    parts = [
        {**part._asdict(), "words": vocabulary.part_words(part.name)}
        for part in documentation.part_lines(text)
    ]
    game = documentation.game(syntax.opening_comments(text))
    told: dict[str, Any] = {
        "game": documentation.under(game, desk.asked.constants),
        "parts": parts,
        "predicates": None,
        "constants": None,
    }
    try:
        puzzle = desk.puzzle
    except ProgramError as error:
        return {**told, "problems": [one.to_dict() for one in error.problems], "unfinished": []}
    problems: tuple[Problem, ...] = ()
    instances: list[Instance] = []
    try:
        instances.append(desk.instance)
        changed = {**desk.instance.constants, **desk.asked.constants}
        told["game"] = documentation.under(game, changed)
    except ProgramError as error:
        problems = error.problems
    report = puzzle.lint(instances, alone=True, constants=desk.asked.constants)
    return {
        **told,
        "predicates": [one._asdict() for one in documentation.predicates(puzzle.encoding)],
        "constants": [one.to_dict() for one in documentation.constants(puzzle.encoding)],
        "problems": [one.to_dict() for one in (*report.problems, *problems)],
        "unfinished": list(report.unfinished),
    }


@router.get("/vocabulary")
async def words() -> dict[str, list[dict[str, str | None]]]:
    """What pylogic and clingo know of their own accord: parts, predicates, directives."""
    return vocabulary.to_dict()


@job(router, "/spots")
def spots(desk: Desk[bodies.Board]) -> Data:
    """How many ground instances each rule of base has on the board."""
    return desk.puzzle.ground_sizes(desk.instance, constants=desk.asked.constants).to_dict()


def _saved(asked: bodies.Board) -> dict[str, Path]:
    """The rules of the same name in the user's folder, if they are saved."""
    path = library.encodings().get(asked.puzzle)
    return {} if path is None else {"rules": path.absolute()}


@job(router, "/diff", beside=_saved)
def diff(desk: Desk[bodies.Board]) -> Data:
    """Whether the rules have the same answers as the saved ones, on this board alone.

    `statuses`, told first, are those of the saved rules and of these, with the best costs;
    `frames` show an answer that only one of them accepts. `verdict` is null where no rules are
    saved.
    """
    if not desk.beside:
        return {"verdict": None}
    puzzles, instance = (load(desk.beside["rules"]), desk.puzzle), desk.instance
    outcomes = []
    for puzzle, other in (puzzles, puzzles[::-1]):
        constants = puzzle.encoding.takes(desk.asked.constants, other.encoding)
        outcomes.append(puzzle.ask(Question(constants=constants), instance))
    desk.send(("statuses", {"statuses": [_status(outcome) for outcome in outcomes]}))
    found = puzzles[0].diff(puzzles[1], instance, constants=desk.asked.constants)
    told = found.to_dict()
    by = found.by if found.accepted is not None else None
    return {**told, "by": by, "words": found.claim, "frames": _frames(found)}


def _status(outcome: Outcome) -> Data:
    told = outcome.to_dict()
    return {key: told[key] for key in ("status", "count", "cost", "exhausted", "interrupted")}


def _frames(found: Equivalence) -> list[Data]:
    """The answer that only one version accepts, if its view can draw what wrong rules allow."""
    if found.accepted is None or found.draw is None:
        return []
    with suppress(ProgramError):
        return frames(cast(Board, found.draw(found.accepted)))
    return []
