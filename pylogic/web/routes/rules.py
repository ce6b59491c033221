"""The rules: what looks wrong in them, what is in them, and what an edit has changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

from fastapi import APIRouter

from pylogic.draw.board import Board
from pylogic.errors import Problem, ProgramError
from pylogic.explain.equivalence import Equivalence
from pylogic.puzzle import Puzzle, load
from pylogic.rules import documentation, library, syntax, vocabulary
from pylogic.rules.instance import Instance
from pylogic.solving.child import Send
from pylogic.solving.outcome import Outcome
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import Data, Event
from pylogic.web.pictures import frames

router = APIRouter(tags=["rules"])


@router.post("/rules", response_class=EventSourceResponse)
async def rules(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """What looks wrong in the rules by themselves, their parts, predicates and constants."""
    async for event in places.stream(asked, partial(_rules, asked)):
        yield event


def _rules(asked: bodies.Board, _send: Send[Event]) -> Data:
    text = desk.rules_path(asked).read_text(encoding="utf-8")
    parts = [
        {**part._asdict(), "words": vocabulary.part_words(part.name)}
        for part in documentation.part_lines(text)
    ]
    told: dict[str, Any] = {
        "game": documentation.game(syntax.opening_comments(text)),
        "parts": parts,
        "predicates": None,
        "constants": None,
    }
    try:
        puzzle = desk.puzzle(asked)
    except ProgramError as error:
        return {**told, "problems": _said(error.problems), "unfinished": []}
    problems, instances = _instance(asked, puzzle)
    report = puzzle.lint(instances, alone=True, constants=asked.constants)
    return {
        **told,
        "predicates": [_predicate(one) for one in documentation.predicates(puzzle.encoding)],
        "constants": [_constant(one) for one in documentation.constants(puzzle.encoding)],
        "problems": _said((*report.problems, *problems)),
        "unfinished": list(report.unfinished),
    }


def _instance(asked: bodies.Board, puzzle: Puzzle) -> tuple[tuple[Problem, ...], list[Instance]]:
    """The facts, or what is wrong with them."""
    try:
        return (), [desk.instance(asked, puzzle)]
    except ProgramError as error:
        return error.problems, []


def _said(problems: tuple[Problem, ...]) -> list[dict[str, str | int | None]]:
    return [problem.to_dict() for problem in problems]


def _predicate(one: documentation.Predicate) -> Data:
    return {**one._asdict(), "arguments": [list(argument) for argument in one.arguments]}


def _constant(one: documentation.Constant) -> Data:
    return {**one._asdict(), "choices": [choice._asdict() for choice in one.choices]}


@router.get("/vocabulary")
async def words() -> dict[str, list[dict[str, str | None]]]:
    """What pylogic and clingo know of their own accord: parts, predicates, directives."""
    every = {
        "parts": vocabulary.PARTS,
        "predicates": vocabulary.PREDICATES,
        "directives": vocabulary.DIRECTIVES,
    }
    return {
        kind: [{**word._asdict(), "name": word.name} for word in known]
        for kind, known in every.items()
    }


@router.post("/spots", response_class=EventSourceResponse)
async def spots(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """How many ground instances each rule of base has on the board."""
    async for event in places.stream(asked, partial(_spots, asked)):
        yield event


def _spots(asked: bodies.Board, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    instance = desk.instance(asked, puzzle)
    return puzzle.ground_sizes(instance, constants=asked.constants).to_dict()


@router.post("/diff", response_class=EventSourceResponse)
async def diff(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Whether the rules have the same answers as the saved ones, on this board alone.

    `statuses`, told first, are those of the saved rules and of these, with the best costs;
    `frames` show an answer that only one of them accepts. `verdict` is null where no rules are
    saved.
    """
    path = library.encodings().get(asked.puzzle)
    saved = path.absolute() if path is not None else None
    work = partial(_diff, asked, saved)
    async for event in places.stream(asked, work, beside=[saved] if saved is not None else []):
        yield event


def _diff(asked: bodies.Board, saved: Path | None, send: Send[Event]) -> Data:
    if saved is None:
        return {"verdict": None}
    puzzles = load(saved), desk.puzzle(asked)
    instance = desk.instance(asked, puzzles[1])
    outcomes = [
        puzzle.solve(instance, constants=puzzle.encoding.takes(asked.constants, other.encoding))
        for puzzle, other in (puzzles, puzzles[::-1])
    ]
    send(("statuses", {"statuses": [_status(outcome) for outcome in outcomes]}))
    found = puzzles[0].diff(puzzles[1], instance, constants=asked.constants)
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
