"""Long work: generating puzzles, comparing runs, and tracing a search."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

import pylogic
from pylogic.clues import generate as generation
from pylogic.draw.board import Board
from pylogic.errors import ProgramError, PylogicError
from pylogic.experiments.design import DEFAULT, check_package
from pylogic.rules import constraints, library
from pylogic.rules.encoding import GIVEN
from pylogic.solving import orders, swipl
from pylogic.solving.clasp_options import PRESETS
from pylogic.solving.question import CLASP_HEURISTICS, CLINGO, LABEL
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import LONG, job
from pylogic.web.pictures import draw_frames

router = APIRouter(tags=["work"])
_LABELINGS = ("leftmost", "ff", "ff,down", "min", "max")
"""The labelings that the page offers, some of clpfd's."""

Order = Annotated[str, Field(pattern=r"^[a-z-]{1,40}([#:][0-9]{1,3})?$")]
"""The name of an order of clues; the pattern allows none that reads a file."""
Engine = Annotated[str, Field(pattern=r"^(clingo|swipl(:[a-z0-9_]{1,60})?)$")]
Word = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_,]{0,60}$")]
Labeling = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_,+*() -]{0,199}$")]
Effort = Annotated[int, Field(ge=0, le=1000)]
Level = Annotated[str, Field(max_length=100)]


class Generate(bodies.Board):
    """A request for random puzzles."""

    size: tuple[bodies.Side, bodies.Side] | None = None
    """Rows and columns; None for the board of the facts, without its clues."""
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
    """Longest CPU time of each run, in seconds."""


class Trace(bodies.Board):
    """A request to record a search."""

    order: Order = GIVEN
    heuristic: Word | None = None
    labeling: Labeling | None = None
    keep: int = Field(default=100, ge=1, le=1000)
    timeout: float = Field(default=20, ge=0.1, le=300)
    """Longest time of the search, in seconds."""


@job(router, "/choices")
def list_choices(desk: Desk[bodies.Board]) -> Data:
    """List the choices for a puzzle and a board: orders, engines, other instances, ...

    `size` is null if the board cannot be read, `has_more` true if it has facts besides size and
    clues. `needed` says how to install SWI-Prolog if the rules have a twin for it and it is
    missing, `ungenerated` why the rules can make no puzzles; else they are null.
    """
    encoding, instance, obstacle = desk.puzzle.encoding, None, None
    with desk.at_home():
        saved = library.instances(desk.body.puzzle)
    with suppress(ProgramError):  # the user is still writing the board; the reply is about rules
        instance = desk.instance
    try:
        generation.check_can_generate(desk.puzzle.task(None))
    except PylogicError as error:
        obstacle = error.problems[0].text
    clue_orders = {name: order.description for name, order in orders.NAMED_ORDERS.items()}
    if ("order", 0) in encoding.parts:
        clue_orders[orders.ENCODING] = orders.describe_orders()[orders.ENCODING]
    shuffles = {name: order.description for name, order in orders.SHUFFLES.items()}
    engines = [*swipl.list_engines(encoding)]
    return {
        "orders": clue_orders if encoding.clues else {},
        "shuffles": shuffles if encoding.clues else {},
        "presets": PRESETS,
        "heuristics": (*encoding.heuristics, *CLASP_HEURISTICS),
        "labelings": _LABELINGS if (LABEL, 0) in encoding.parts else (),
        "engines": engines,
        "needed": swipl.INSTALL if engines and not swipl.is_installed() else None,
        "instances": [name for name in saved if name != desk.body.instance],
        "size": instance and instance.size,
        "has_more": any(
            fact.signature not in (("size", 2), *encoding.clues)
            for fact in (instance.facts if instance else ())
        ),
        "ungenerated": obstacle,
        # The usual levels mean nothing for rules that name none.
        "levels": constraints.levels(encoding) if encoding.read_about("level", 3) else {},
    }


@job(router, "/generate", LONG)
def generate(desk: Desk[Generate]) -> Data:
    """Make random puzzles with one answer; a `puzzle` event sends each, and the reply is empty.

    The event has the text of the puzzle's file, and pictures if the rules can draw.
    """
    puzzle, body = desk.puzzle, desk.body
    puzzles = puzzle.generate(
        "{}x{}".format(*body.size) if body.size else str(body.facts_path),
        constants=body.constants,
        seed=body.seed,
        count=body.count,
        symmetry=body.symmetry,
        difficulty=body.difficulty,
        jobs=min(body.count, os.cpu_count() or 1),
    )
    for generated in puzzles:
        board = generated.draw(generated.instance) if generated.draw else None
        boards = [board] if isinstance(board, Board) else []
        made = {
            **generated.to_dict(),
            "text": generated.file(puzzle.encoding.title, map(str, boards)),
            "pictures": [frame["svg"] for board in boards for frame in draw_frames(board)],
        }
        desk.send(("puzzle", made))
    return {}


@job(router, "/compare", LONG)
def compare(desk: Desk[Compare]) -> Data:
    """Solve instances in many ways; the reply has the report, as words, page, csv and json.

    A `begun` event has the number of runs, an empty `run` event follows each. Names in `others`
    that are not saved are passed over.
    """
    keywords, own = desk.keywords, desk.body.facts_path
    other_names = keywords.pop("others")
    keywords["cpu_limit"] = keywords.pop("timeout")  # other jobs may use the processors, too
    with desk.at_home():
        saved = library.instances(desk.body.puzzle)
        others = {name: saved[name].absolute() for name in other_names if name in saved}
    for name, path in others.items():
        desk.check_file(path)
        if name != desk.body.instance:
            own.with_name(f"{name}.lp").symlink_to(path)
    check_package("matplotlib")
    result = pylogic.compare(
        desk.body.rules_path,
        list(dict.fromkeys([desk.body.instance, *others])),
        **keywords,
        on_start=lambda runs, _known: desk.send(("begun", {"runs": runs})),
        on_run=lambda _run: desk.send(("run", {})),
    )
    words = "; ".join(filter(None, (result.verdict, str(result))))
    return {"words": words, "page": result.page(), "csv": result.to_csv(), "json": result.to_dict()}


@job(router, "/trace", LONG)
def trace(desk: Desk[Trace]) -> Data:
    """Record a search: its moments as `frames` of a film, and pictures of `heat`, with words."""
    search = desk.puzzle.trace(desk.instance, **desk.keywords)
    return {
        "words": str(search),
        "summary": search.summary,
        "left_out": search.left_out,
        "frames": draw_frames(search.film()),
        "heat": draw_frames(search.draw_heat()),
    }
