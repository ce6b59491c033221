"""The rules: what looks wrong in them, what is in them, and what an edit has changed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, cast

from fastapi import APIRouter

from pylogic.authoring.lint_report import LintReport
from pylogic.draw.board import Board
from pylogic.errors import Problem, ProgramError
from pylogic.puzzle import Puzzle, load
from pylogic.rules import documentation, library, syntax, vocabulary
from pylogic.rules.instance import Instance
from pylogic.rules.limits import NO_LIMITS
from pylogic.solving import ground_size
from pylogic.solving.question import Question
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk, KeptReport, rules_path
from pylogic.web.jobs import job
from pylogic.web.pictures import frames

router = APIRouter(tags=["rules"])


@job(router, "/rules")
def rules(desk: Desk[bodies.Board]) -> Data:
    """The problems of the rules by themselves, and their parts, predicates and constants."""
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
    report = _lint(desk, puzzle, instances)
    return {
        **told,
        "predicates": [one._asdict() for one in documentation.predicates(puzzle.encoding)],
        "constants": [one.to_dict() for one in documentation.constants(puzzle.encoding)],
        "problems": [one.to_dict() for one in (*report.problems, *problems)],
        "unfinished": list(report.unfinished),
    }


def _lint(desk: Desk[bodies.Board], puzzle: Puzzle, instances: Sequence[Instance]) -> LintReport:
    """The problems of the rules; only the predicates and constants of an instance matter."""
    texts = [(str(path), source.text) for path, source in puzzle.encoding.sources.items()]
    given = sorted({fact.signature for one in instances for fact in one.facts})
    values = [sorted(one.constants.items()) for one in instances]
    looked_at = repr((texts, sorted(desk.asked.constants.items()), given, values))
    key = hashlib.sha256(looked_at.encode()).hexdigest()
    if key in desk.reports:
        return desk.reports[key]
    report = puzzle.lint(instances, alone=True, constants=desk.asked.constants)
    desk.keep(KeptReport(key, report))
    return report


@router.get("/vocabulary")
async def words() -> dict[str, list[dict[str, str | None]]]:
    """The words that pylogic and clingo know of their own accord: parts, predicates, directives."""
    return vocabulary.to_dict()


@job(router, "/spots")
def spots(desk: Desk[bodies.Board]) -> Data:
    """How many ground instances each rule of base has on the board."""
    return ground_size.sizes(desk.task, NO_LIMITS).to_dict()


@job(router, "/diff")
def diff(desk: Desk[bodies.Board]) -> Data:
    """Whether the rules have the same answers as the saved ones, on this board alone.

    `statuses`, told first, are those of the saved rules and of these, with the best costs;
    `frames` show an answer that only one of them accepts. `verdict` is null where no rules are
    saved.
    """
    with desk.at_home():
        path = library.encodings().get(desk.asked.puzzle)
        saved = path and path.absolute()
    if saved is None:
        return {"verdict": None}
    desk.check(saved)
    puzzles, instance = (load(saved), desk.puzzle), desk.instance
    outcomes = []
    for puzzle, other in (puzzles, puzzles[::-1]):
        constants = puzzle.encoding.takes(desk.asked.constants, other.encoding)
        outcomes.append(puzzle.ask(Question(constants=constants), instance))
    keys = ("status", "count", "cost", "exhausted", "interrupted")
    statuses = [{key: outcome.to_dict()[key] for key in keys} for outcome in outcomes]
    desk.send(("statuses", {"statuses": statuses}))
    found = puzzles[0].diff(puzzles[1], instance, constants=desk.asked.constants)
    by, drawn = (found.by if found.accepted is not None else None), []
    if found.accepted is not None and found.draw is not None:
        with suppress(ProgramError):  # what wrong rules allow its view may not be able to draw
            drawn = frames(cast(Board, found.draw(found.accepted)))
    return {**found.to_dict(), "by": by, "words": found.claim, "frames": drawn}
