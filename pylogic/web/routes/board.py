"""The board: an instance as far as filled, changes of its facts, and all that follows from one."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter
from pydantic import Field

from pylogic.errors import PylogicError, StoppedError
from pylogic.explain.sheet import sheet
from pylogic.rules import entries
from pylogic.solving.options import constants_of
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import failure, job
from pylogic.web.routes import assistant, rules

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


class Change(bodies.Body):
    """One change of a board."""

    cells: list[_Changed] = Field(default=[], max_length=10_000)
    """The change of a cell: what, row, column, value; "" where none is needed, null clears. A clue
    beside the board has its side, the line, and the place, or for a diagonal its way; a sum has the
    direction, too; a sign between cells has the side, too; one of several numbers tells which; a
    path has its name."""
    size: tuple[_Number, _Number] | None = None
    """Rows and columns, if they change."""


class Edited(bodies.Board):
    """Changes of the facts of a board, one after the other."""

    steps: list[Change] = Field(max_length=1000)


@job(router, "/board")
def board(desk: Desk[Drawn]) -> Data:
    """Draw an instance with the marks of a player, in pieces; and say what can be entered."""
    return sheet(desk.task, desk.marks, has_entries=desk.asked.entries).to_dict()


@job(router, "/edit")
def edit(desk: Desk[Edited]) -> Data:
    """Change cells or the size: `facts` are the texts after each step, changed by the least."""
    encoding, values = desk.puzzle.encoding, constants_of(desk.asked.constants)
    texts = [desk.asked.facts]
    for step in desk.asked.steps:
        changes = list(map(entries.changed, step.cells))
        text = entries.change(encoding, texts[-1], changes, step.size, str(desk.facts), values)
        texts.append(text)
    return {"facts": texts[1:]}


class Overview(Edited):
    """All that a page shows of a board, perhaps after changes of its facts."""

    steps: list[Change] = Field(default=[], max_length=1000)
    parts: set[Literal["rules", "board", "spots", "solve"]]


@job(router, "/overview")
def overview(desk: Desk[Overview]) -> Data:
    """Change the facts as /edit does, and then do some of /rules, /board, /spots and /solve.

    `facts` tells the texts after each step. An event that is called like a part tells what is
    `found`, or why the part has `failed`; `found` tells how far the search is.
    """
    same = {name: getattr(desk.asked, name) for name in bodies.Board.model_fields}
    if desk.asked.steps:
        edited = edit(desk)
        desk.send(("facts", edited))
        same["facts"] = edited["facts"][-1]
        desk.facts.write_text(same["facts"], encoding="utf-8")
        desk.check(desk.facts)
    changed: Desk[Any] = replace(cast(Desk[Any], desk), asked=Drawn(**same))
    works = {"board": board, "rules": rules.rules, "spots": rules.spots, "solve": assistant.solve}
    for part, work in works.items():  # what one waits for first, and what may take long last
        if part not in desk.asked.parts:
            continue
        try:
            told = {"found": work(changed)}
        except StoppedError:
            raise
        except PylogicError as error:
            told = {"failed": failure(error)}
        desk.send((part, told))
    return {}
