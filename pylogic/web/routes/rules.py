"""The rules: their problems, their contents, and the difference that an edit makes."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter

from pylogic.errors import Problem, ProgramError
from pylogic.formats import mapping
from pylogic.puzzle import load
from pylogic.rules import documentation, headers, library, vocabulary
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.limits import NO_LIMITS
from pylogic.solving import grounding
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import job
from pylogic.web.pictures import draw_frames

router = APIRouter(tags=["rules"])


@job(router, "/rules")
def describe_rules(desk: Desk[bodies.Board]) -> Data:
    """List the problems of the rules by themselves, and their predicates and constants.

    If the rules cannot be read, predicates and constants are null; if only the board cannot, its
    problems come last.
    """
    text = desk.body.rules_path.read_text(encoding="utf-8")
    changed: Mapping[str, int | str] = desk.body.constants
    encoding: Encoding | None = None
    instances: list[Instance] = []
    problems: tuple[Problem, ...] = ()
    try:
        encoding = desk.puzzle.encoding
        instances.append(desk.instance)
        changed = mapping.changed_constants(encoding, desk.task.all_constants)
    except ProgramError as error:
        problems = error.problems
    if encoding is not None:
        report = desk.puzzle.lint(instances, alone=True, constants=desk.body.constants)
        problems = (*report.problems, *problems)
    return {
        "game": documentation.adapt_game(headers.opening_comments(text), changed),
        "predicates": encoding and [x._asdict() for x in documentation.list_predicates(encoding)],
        "constants": encoding and [x._asdict() for x in documentation.list_constants(encoding)],
        "problems": [problem.to_dict() for problem in problems],
    }


@router.get("/vocabulary")
async def list_words() -> dict[str, list[dict[str, str | None]]]:
    """Return the words that pylogic and clingo know: parts, predicates, directives."""
    return vocabulary.to_dict()


@job(router, "/spots")
def count_instances(desk: Desk[bodies.Board]) -> Data:
    """Count the ground instances of each rule of the part base on the board, without solving."""
    return {"rules": [s.to_dict() for s in grounding.count_instances(desk.task, NO_LIMITS)]}


@job(router, "/diff")
def diff(desk: Desk[bodies.Board]) -> Data:
    """Say whether the rules have the same answers as the saved rules, on this board alone.

    A `statuses` event sends status and best costs of the saved rules, then of these. `frames` show
    an answer that only one of them accepts. `verdict` is null if no rules are saved.
    """
    with desk.at_home():
        path = library.encodings().get(desk.body.puzzle)
        saved = path and path.absolute()
    if saved is None:
        return {"verdict": None}
    desk.check_file(saved)
    puzzles, instance = (load(saved), desk.puzzle), desk.instance
    outcomes = []
    for puzzle, other in (puzzles, puzzles[::-1]):
        constants = puzzle.encoding.drop_foreign(desk.body.constants, other.encoding)
        outcomes.append(puzzle.solve(instance, constants=constants))
    statuses = [{"status": x.status, "cost": x.progress.cost} for x in outcomes]
    desk.send(("statuses", {"statuses": statuses}))
    difference = puzzles[0].diff(puzzles[1], instance, constants=desk.body.constants)
    by = difference.by if difference.accepted is not None else None
    return {**difference.to_dict(), "by": by, "frames": draw_frames(difference.board)}
