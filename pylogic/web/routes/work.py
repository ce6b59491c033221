"""Work that takes its time: puzzles are generated, runs compared, a search traced."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Mapping
from functools import partial
from pathlib import Path
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field

import pylogic
from pylogic.clues import generate as making
from pylogic.clues.derive import SYMMETRIES
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.draw.board import Board
from pylogic.errors import ProgramError, PylogicError
from pylogic.experiments.comparison import Comparison, check_packages
from pylogic.experiments.runs import DEFAULT, Run
from pylogic.puzzle import Puzzle
from pylogic.rules import constraints, library
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Instance
from pylogic.solving import orders, swipl
from pylogic.solving.child import Send
from pylogic.solving.options import CLASPS_HEURISTICS, PRESETS
from pylogic.solving.question import CLINGO
from pylogic.solving.task import LABEL
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import LONG, Data, Event
from pylogic.web.pictures import frames

router = APIRouter(tags=["work"])
_LABELINGS = ("leftmost", "ff", "ff,down", "min", "max")
"""Some of clpfd's, not all."""

Order = Annotated[str, Field(pattern=r"^[a-z-]{1,40}([#:][0-9]{1,3})?$")]
"""None that reads a file."""
Engine = Annotated[str, Field(pattern=r"^(clingo|swipl(:[a-z0-9_]{1,60})?)$")]
Word = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_,]{0,60}$")]
Labeling = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_,+*() -]{0,199}$")]
Side = Annotated[int, Field(ge=1, le=100)]
Effort = Annotated[int, Field(ge=0, le=1000)]
Level = Annotated[str, Field(max_length=100)]


class Generate(bodies.Board):
    """Puzzles to be made."""

    size: tuple[Side, Side] | None = None
    """Rows and columns; None: the board of the facts, without its clues."""
    seed: int = Field(default=1, ge=0, le=2**53)
    count: int = Field(default=1, ge=1, le=100)
    symmetry: Literal["none", "rotational", "mirror"] = "none"
    difficulty: Level | tuple[Effort, Effort] | None = None


class Compare(bodies.Board):
    """What is compared: each combination of what the lists name."""

    others: list[bodies.InstanceName] = Field(default=[], max_length=100)
    """Saved instances of the puzzle, besides the facts."""
    orders: list[Order] = Field(default=[GIVEN], min_length=1, max_length=20)
    engines: list[Engine] = Field(default=[CLINGO], min_length=1, max_length=10)
    configs: list[Word] = Field(default=[DEFAULT], min_length=1, max_length=10)
    heuristics: list[Word] = Field(default=[DEFAULT], min_length=1, max_length=10)
    labelings: list[Labeling] = Field(default=[DEFAULT], min_length=1, max_length=10)
    seeds: int | None = Field(default=None, ge=1, le=100)
    repeat: int = Field(default=1, ge=1, le=100)
    timeout: float = Field(default=10, ge=0.1, le=300)
    """Seconds of each run."""


class Trace(bodies.Board):
    """A search to be recorded."""

    order: Order = GIVEN
    heuristic: Word | None = None
    labeling: Labeling | None = None
    keep: int = Field(default=100, ge=1, le=1000)
    timeout: float = Field(default=20, ge=0.1, le=300)
    """Seconds of the search."""


@router.post("/choices", response_class=EventSourceResponse)
async def choose(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """What can be chosen for a puzzle and a board: orders, engines, other instances, ..."""
    others = [name for name in library.instances(asked.puzzle) if name != asked.instance]
    async for event in places.stream(asked, partial(_choices, asked, others)):
        yield event


def _choices(asked: bodies.Board, others: list[str], _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    try:
        instance: Instance | None = desk.instance(asked, puzzle)
    except ProgramError:  # a board that is being written; its rules are what is asked about
        instance = None
    return {
        **_ways(puzzle.encoding),
        "instances": others,
        "size": instance and instance.size,
        "has_more": instance is not None and _has_more(puzzle, instance),
        "ungenerated": _why_not(puzzle),
        "symmetries": SYMMETRIES,
        "levels": dict(constraints.levels(puzzle.encoding)),
    }


def _ways(encoding: Encoding) -> Data:
    """How a puzzle can be solved; empty where its rules do not provide for it."""
    kinds = {name: kind.words for name, kind in orders.KINDS.items()}
    if encoding.has("order"):
        kinds[orders.ENCODING] = orders.described()[orders.ENCODING]
    shuffles = {name: words for name, (words, _) in orders.SHUFFLES.items()}
    has_clues = encoding.clues is not None
    engines = swipl.engines(encoding)
    return {
        "orders": kinds if has_clues else {},
        "shuffles": shuffles if has_clues else {},
        "presets": PRESETS,
        "heuristics": (*encoding.heuristics, *CLASPS_HEURISTICS),
        "labelings": _LABELINGS if encoding.has(LABEL) else (),
        "engines": engines,
        "needed": swipl.INSTALL if engines and not swipl.is_installed() else None,
    }


def _has_more(puzzle: Puzzle, instance: Instance) -> bool:
    """Whether a board is more than its size and clues."""
    known = (("size", 2), puzzle.encoding.clues)
    return any(fact.signature not in known for fact in instance.facts)


def _why_not(puzzle: Puzzle) -> str | None:
    """Why no puzzles can be made by these rules, in words."""
    try:
        making.check(puzzle.task(None))
    except PylogicError as error:
        return error.problems[0].text if error.problems else str(error)
    return None


@router.post("/generate", response_class=EventSourceResponse)
async def generate(asked: Generate, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Make random puzzles with one answer: an event `puzzle` for each."""
    async for event in places.stream(asked, partial(_generate, asked), LONG):
        yield event


def _generate(asked: Generate, send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    rows, cols = asked.size or (0, 0)
    made = puzzle.generate(
        f"{rows}x{cols}" if asked.size else str(desk.facts_path(asked)),
        seed=asked.seed,
        count=asked.count,
        symmetry=asked.symmetry,
        difficulty=asked.difficulty,
        constants=asked.constants,
        jobs=min(asked.count, os.cpu_count() or 1),
    )
    for one in made:
        send(("puzzle", _made(puzzle, one)))
    return {"seed": asked.seed}


def _made(puzzle: Puzzle, made: GeneratedPuzzle) -> Data:
    board = made.draw(made.instance) if made.draw else None
    drawn = [board] if isinstance(board, Board) else []
    return {
        "seed": made.seed,
        "number": made.number,
        "clues": made.clues,
        "difficulty": made.difficulty,
        "level": made.level,
        "is_minimal": made.is_minimal,
        "text": made.file(puzzle.encoding.title, map(str, drawn)),
        "pictures": [frame["svg"] for board in drawn for frame in frames(board)],
    }


@router.post("/compare", response_class=EventSourceResponse)
async def compare(asked: Compare, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Solve instances in many ways: an event `run` for each run, then the report."""
    known = library.instances(asked.puzzle)
    others = {name: known[name].absolute() for name in asked.others if name in known}
    work = partial(_compare, asked, others)
    async for event in places.stream(asked, work, LONG, beside=others.values()):
        yield event


def _compare(asked: Compare, others: Mapping[str, Path], send: Send[Event]) -> Data:
    check_packages("page")
    own = desk.facts_path(asked)
    for name, path in others.items():
        if name != asked.instance:
            own.with_name(f"{name}.lp").symlink_to(path)
    found = pylogic.compare(
        desk.rules_path(asked),
        list(dict.fromkeys([asked.instance, *others])),
        orders=asked.orders,
        engines=asked.engines,
        configs=asked.configs,
        heuristics=asked.heuristics,
        labelings=asked.labelings,
        seeds=asked.seeds,
        repeat=asked.repeat,
        timeout=asked.timeout,
        constants=asked.constants,
        on_start=lambda runs, _known: send(("begun", {"runs": runs})),
        on_run=lambda run: send(("run", _run(run))),
    )
    return _report(found)


def _run(run: Run) -> Data:
    figures = run.statistics
    varied = {name: getattr(run.case.setting, name) for name in ("engine", "config", "heuristic")}
    return {
        **varied,
        "labeling": run.case.setting.labeling,
        "order": run.case.order,
        "instance": run.case.instance,
        "seed": run.case.seed,
        "status": run.interrupted or run.status,
        "seconds": run.cpu_seconds,
        "choices": figures.choices,
        "conflicts": figures.conflicts,
        "inferences": figures.inferences,
        "error": run.error,
    }


def _report(found: Comparison) -> Data:
    return {
        "words": str(found),
        "table": found.table,
        "notes": found.notes,
        "remarks": found.remarks,
        "disagreements": [one.to_dict() for one in found.disagreements],
        "plots": [
            {"title": plot.title, "caption": plot.caption, "svg": plot.inked("currentColor")}
            for plot in found.plots
        ],
        "page": found.page(),
        "csv": found.to_csv(),
        "json": found.to_dict(),
    }


@router.post("/trace", response_class=EventSourceResponse)
async def trace(asked: Trace, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Record a search: what was done how often, and its moments as the frames of a film."""
    async for event in places.stream(asked, partial(_trace, asked), LONG):
        yield event


def _trace(asked: Trace, send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    found = puzzle.trace(
        desk.instance(asked, puzzle),
        keep=asked.keep,
        order=asked.order,
        heuristic=asked.heuristic,
        labeling=asked.labeling,
        constants=asked.constants,
        timeout=asked.timeout,
    )
    send(("begun", {"frames": found.frame_count}))
    film = found.film(lambda number: send(("drawn", {"frames": number})))
    heat = found.heat()
    return {
        "words": str(found),
        "summary": found.summary,
        "figures": dict(found.figures),
        "interrupted": found.interrupted,
        "left_out": found.left_out,
        "frames": frames(film),
        "heat": frames(heat),
    }
