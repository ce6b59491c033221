"""Work that takes its time: puzzles are generated, runs compared, a search traced."""

from __future__ import annotations

import os
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

import pylogic
from pylogic.clues import generate as making
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.draw.board import Board
from pylogic.errors import ProgramError, PylogicError
from pylogic.experiments.packages import check_package
from pylogic.experiments.runs import DEFAULT
from pylogic.puzzle import Puzzle
from pylogic.rules import constraints, library
from pylogic.rules.encoding import GIVEN, Encoding
from pylogic.rules.instance import Instance
from pylogic.solving import orders, swipl
from pylogic.solving.clasp_options import PRESETS
from pylogic.solving.options import CLASPS_HEURISTICS
from pylogic.solving.question import CLINGO
from pylogic.solving.task import LABEL
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk, rules_path
from pylogic.web.jobs import LONG, job
from pylogic.web.pictures import frames

router = APIRouter(tags=["work"])
_LABELINGS = ("leftmost", "ff", "ff,down", "min", "max")
"""Some of clpfd's, not all."""

Order = Annotated[str, Field(pattern=r"^[a-z-]{1,40}([#:][0-9]{1,3})?$")]
"""None that reads a file."""
Engine = Annotated[str, Field(pattern=r"^(clingo|swipl(:[a-z0-9_]{1,60})?)$")]
Word = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_,]{0,60}$")]
Labeling = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_,+*() -]{0,199}$")]
Effort = Annotated[int, Field(ge=0, le=1000)]
Level = Annotated[str, Field(max_length=100)]


class Generate(bodies.Board):
    """Puzzles to be made."""

    size: tuple[bodies.Side, bodies.Side] | None = None
    """Rows and columns; None: the board of the facts, without its clues."""
    seed: int = Field(default=1, ge=0, le=2**53)
    count: int = Field(default=1, ge=1, le=100)
    symmetry: Word | None = None
    difficulty: Level | tuple[Effort, Effort] | None = None


class Compare(bodies.Board):
    """A comparison of all combinations of the settings that the lists name."""

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
    """Seconds of CPU time of each run."""


class Trace(bodies.Board):
    """A search to be recorded."""

    order: Order = GIVEN
    heuristic: Word | None = None
    labeling: Labeling | None = None
    keep: int = Field(default=100, ge=1, le=1000)
    timeout: float = Field(default=20, ge=0.1, le=300)
    """Seconds of the search."""


@job(router, "/choices")
def choose(desk: Desk[bodies.Board]) -> Data:
    """The choices for a puzzle and a board: orders, engines, other instances, ..."""
    puzzle, encoding = desk.puzzle, desk.puzzle.encoding
    with desk.at_home():
        others = library.instances(desk.asked.puzzle)
    try:
        instance: Instance | None = desk.instance
    except ProgramError:  # a board that is being written; its rules are what is asked about
        instance = None
    return {
        **_ways(encoding),
        "instances": [name for name in others if name != desk.asked.instance],
        "size": instance and instance.size,
        "has_more": any(
            fact.signature not in (("size", 2), *encoding.clues)
            for fact in (instance.facts if instance else ())
        ),
        "ungenerated": _why_not(puzzle),
        # The usual levels mean nothing for rules that name none.
        "levels": constraints.levels(encoding) if encoding.told("level", 3) else {},
    }


def _ways(encoding: Encoding) -> Data:
    """How a puzzle can be solved; empty where its rules do not provide for it."""
    kinds = {name: kind.words for name, kind in orders.KINDS.items()}
    if encoding.has("order"):
        kinds[orders.ENCODING] = orders.described()[orders.ENCODING]
    shuffles = {name: words for name, (words, _) in orders.SHUFFLES.items()}
    engines = swipl.engines(encoding)
    return {
        "orders": kinds if encoding.clues else {},
        "shuffles": shuffles if encoding.clues else {},
        "presets": PRESETS,
        "heuristics": (*encoding.heuristics, *CLASPS_HEURISTICS),
        "labelings": _LABELINGS if encoding.has(LABEL) else (),
        "engines": engines,
        "needed": swipl.INSTALL if engines and not swipl.is_installed() else None,
    }


def _why_not(puzzle: Puzzle) -> str | None:
    """Why no puzzles can be made by these rules, in words."""
    try:
        making.check(puzzle.task(None))
    except PylogicError as error:
        return error.problems[0].text if error.problems else str(error)
    return None


@job(router, "/generate", LONG)
def generate(desk: Desk[Generate]) -> Data:
    """Make random puzzles with one answer: an event `puzzle` for each."""
    puzzle, keywords = desk.puzzle, desk.keywords
    size = keywords.pop("size")
    board = "{}x{}".format(*size) if size else str(desk.facts)
    jobs = min(desk.asked.count, os.cpu_count() or 1)
    for made in puzzle.generate(board, jobs=jobs, **keywords):
        desk.send(("puzzle", _made(puzzle, made)))
    return {"seed": desk.asked.seed}


def _made(puzzle: Puzzle, made: GeneratedPuzzle) -> Data:
    board = made.draw(made.instance) if made.draw else None
    drawn = [board] if isinstance(board, Board) else []
    return {
        "seed": made.seed,
        "number": made.number,
        "clues": made.clues,
        "kinds": made.kinds,
        "difficulty": made.difficulty,
        "level": made.level,
        "is_minimal": made.is_minimal,
        "text": made.file(puzzle.encoding.title, map(str, drawn)),
        "pictures": [frame["svg"] for board in drawn for frame in frames(board)],
    }


@job(router, "/compare", LONG)
def compare(desk: Desk[Compare]) -> Data:
    """Solve instances in many ways: an event `run` after each run, then the report, a page."""
    keywords, own = desk.keywords, desk.facts
    wanted = keywords.pop("others")
    keywords["cpu_limit"] = keywords.pop("timeout")  # jobs of others may have the processors
    with desk.at_home():
        saved = library.instances(desk.asked.puzzle)
        others = {name: saved[name].absolute() for name in wanted if name in saved}
    for name, path in others.items():
        desk.check(path)
        if name != desk.asked.instance:
            own.with_name(f"{name}.lp").symlink_to(path)
    check_package("matplotlib")
    found = pylogic.compare(
        rules_path(desk.asked),
        list(dict.fromkeys([desk.asked.instance, *others])),
        **keywords,
        on_start=lambda runs, _known: desk.send(("begun", {"runs": runs})),
        on_run=lambda _run: desk.send(("run", {})),
    )
    words = "; ".join(filter(None, (found.verdict, str(found))))
    return {"words": words, "page": found.page(), "csv": found.to_csv(), "json": found.to_dict()}


@job(router, "/trace", LONG)
def trace(desk: Desk[Trace]) -> Data:
    """Record a search: what was done how often, and its moments as the frames of a film."""
    found = desk.puzzle.trace(desk.instance, **desk.keywords)
    desk.send(("begun", {"frames": found.frame_count}))
    film = found.film(lambda number: desk.send(("drawn", {"frames": number})))
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
