"""Work that takes long: generating puzzles."""

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
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import LONG, job
from pylogic.web.pictures import draw_frames

router = APIRouter(tags=["work"])
Word = Annotated[str, Field(pattern=r"^[A-Za-z][A-Za-z0-9_,]{0,60}$")]
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


@job(router, "/choices")
def list_choices(desk: Desk[bodies.Board]) -> Data:
    """Return what a new board may be like: the board's `size`, and the `levels` of the rules.

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
    usual = (("size", 2), *encoding.clues)
    return {
        "size": instance and instance.size,
        "has_more": instance is not None and any(x.signature not in usual for x in instance.facts),
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
