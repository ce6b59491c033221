"""The board: an instance as far as a player has filled it, and changes of its facts."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import job

router = APIRouter(tags=["board"])

_Number = Annotated[int, Field(ge=1, le=1000)]
_Place = Annotated[int, Field(ge=0, le=2001)]
"""Where cells meet it is 0 at the border; in half cells it is twice as many."""
_Value = Annotated[
    str, Field(pattern=r"^((-?[0-9]{1,9}|[a-z][A-Za-z0-9_]{0,20})(,-?[0-9]{1,9})?)?$")
]
_Word = Annotated[str, Field(pattern=r"^[a-z]{1,20}$")]
_Name = Annotated[str, Field(pattern=r"^[a-z][A-Za-z0-9_]{0,20}$")]
_Changed = (
    tuple[_Word, _Place, _Place, _Value | None]
    | tuple[_Word, _Number, _Number, _Name | _Number, _Value | None]
    | tuple[_Word, _Word, _Number, _Word | _Number, _Value | None]
)


class Drawn(bodies.Board):
    """A board to be drawn."""

    entries: bool = True
    """Whether it is asked what can be entered, too."""


class Step(bodies.Body):
    """One change of a board."""

    cells: list[_Changed] = Field(default=[], max_length=10_000)
    """What becomes of a cell: what, row, column, value; "" where none is needed, null clears. Of
    what stands beside the board: its side, the line, the place, or of a diagonal its way; of a
    sum: the direction, too; of a sign between cells: the side, too; of several numbers: which of
    them; of a path: its name."""
    size: tuple[_Number, _Number] | None = None
    """Rows and columns, if they change."""


class Edited(bodies.Board):
    """Changes of the facts of a board, one after the other."""

    steps: list[Step] = Field(max_length=1000)


@job(router, "/board")
def board(desk: Desk[Drawn]) -> Data:
    """Draw an instance with the marks of a player, in pieces; and say what can be entered."""
    return desk.puzzle.sheet(desk.instance, state=desk.state, **desk.keywords).to_dict()


@job(router, "/edit")
def edit(desk: Desk[Edited]) -> Data:
    """Change cells or the size: `facts` are the texts after each step, changed by the least."""
    edited = partial(desk.puzzle.edited, name=str(desk.facts), constants=desk.asked.constants)
    texts = [desk.asked.facts]
    for step in desk.asked.steps:
        texts.append(edited(texts[-1], step.cells, size=step.size))
    return {"facts": texts[1:]}
