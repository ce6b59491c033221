"""The board: drawings of an instance with entries, changes of its facts, and an overview."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import Field

from pylogic.errors import PylogicError, StoppedError
from pylogic.rules import entries
from pylogic.solving.question import make_texts
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import Work, describe_failure, job
from pylogic.web.routes import assistant, rules
from pylogic.web.sheet import make_sheet

router = APIRouter(tags=["board"])

_Number = Annotated[int, Field(ge=1, le=1000)]
_Word = Annotated[str, Field(max_length=40)]
_Place = Annotated[int, Field(ge=0, le=2001)]
"""A row or column: of corners it begins with 0, and in half cells it goes to twice the size."""
_CellChange = Annotated[list[_Word | _Place | None], Field(min_length=4, max_length=5)]


class Drawing(bodies.Board):
    """A board to draw."""

    entries: bool = True
    """True if the reply must also say which entries are possible."""


class Change(bodies.Body):
    """One change of a board."""

    cells: list[_CellChange] = Field(default=[], max_length=10_000)
    """The changes of cells: kind, row, column, value; "" if the kind needs no value, null clears. A
    clue beside the board has side, line, and place, or for a diagonal its way. A sum has its
    direction, a sign between cells its side, one of several numbers its place, and a path its name
    as a fourth part before the value."""
    size: tuple[_Number, _Number] | None = None
    """The new rows and columns; None if they stay."""


@job(router, "/board")
def draw_board(desk: Desk[Drawing]) -> Data:
    """Draw an instance with the player's entries, in pieces; list possible ones if asked."""
    return make_sheet(desk.task, desk.marks, has_entries=desk.body.entries).to_dict()


class Overview(Drawing):
    """A board, perhaps changes of its facts, and the parts of the page to make anew."""

    steps: list[Change] = Field(default=[], max_length=1000)
    """The changes of the facts, one after the other."""
    parts: set[Literal["rules", "board", "spots", "solve"]]


@job(router, "/overview")
def make_overview(desk: Desk[Overview]) -> Data:
    """Change the facts, as little as needed, then make some of /rules, /board, /spots and /solve.

    A `facts` event sends the texts after each step. An event called like a part sends its reply in
    `found`, or why it has `failed`; a `found` event sends how far the search is. The reply is
    empty; a limit, or facts that cannot be changed, end the whole job.
    """
    if desk.body.steps:
        encoding, values = desk.puzzle.encoding, make_texts("constants", desk.body.constants)
        texts = [desk.body.facts]
        for step in desk.body.steps:
            text = entries.apply_changes(
                encoding, texts[-1], step.cells, step.size, str(desk.body.facts_path), values
            )
            texts.append(text)
        desk.send(("facts", {"facts": texts[1:]}))
        desk.body.facts_path.write_text(texts[-1], encoding="utf-8")
        desk.check_file(desk.body.facts_path)
    works: dict[str, Work] = {
        "board": draw_board,
        "rules": rules.describe_rules,
        "spots": rules.count_instances,
        "solve": assistant.solve,
    }
    for part, work in works.items():  # the board comes first, the longest work last
        if part not in desk.body.parts:
            continue
        try:
            result = {"found": work(desk)}
        except StoppedError:
            raise
        except PylogicError as error:
            result = {"failed": describe_failure(error)}
        desk.send((part, result))
    return {}
