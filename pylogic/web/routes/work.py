"""Long work: generating puzzles, and tracing a search."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic.clues import generate as generation
from pylogic.draw.board import Board
from pylogic.errors import ProgramError, PylogicError
from pylogic.rules import constraints
from pylogic.rules.encoding import GIVEN
from pylogic.solving import orders
from pylogic.solving.options import CLASP_HEURISTICS
from pylogic.solving.task import LABEL
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import LONG, job
from pylogic.web.pictures import draw_frames

router = APIRouter(tags=["work"])
_LABELINGS = ("leftmost", "ff", "ff,down", "min", "max")
"""The labelings that the page offers, some of clpfd's."""

Order = Annotated[str, Field(pattern=r"^[a-z-]{1,40}([#:][0-9]{1,3})?$")]
"""The name of an order of clues; the pattern allows none that reads a file."""
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
    """List the choices for a puzzle and a board: orders, heuristics, labelings, levels, ...

    `size` is null if the board cannot be read, `has_more` true if it has facts besides size and
    clues. `ungenerated` says why the rules can make no puzzles; else it is null.
    """
    encoding, instance, obstacle = desk.puzzle.encoding, None, None
    with suppress(ProgramError):  # the user is still writing the board; the reply is about rules
        instance = desk.instance
    try:
        generation.check_can_generate(desk.puzzle.task(None))
    except PylogicError as error:
        obstacle = error.problems[0].text
    clue_orders = {name: order.description for name, order in orders.NAMED_ORDERS.items()}
    if encoding.has_part("order"):
        clue_orders[orders.ENCODING] = orders.describe_orders()[orders.ENCODING]
    shuffles = {name: order.description for name, order in orders.SHUFFLES.items()}
    return {
        "orders": clue_orders if encoding.clues else {},
        "shuffles": shuffles if encoding.clues else {},
        "heuristics": (*encoding.heuristics, *CLASP_HEURISTICS),
        "labelings": _LABELINGS if encoding.has_part(LABEL) else (),
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
