"""In and out: boards that are pasted, links and pictures of the board, a page to print."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from pydantic import Field

from pylogic import formats
from pylogic.draw import svg
from pylogic.errors import OptionError, ProgramError
from pylogic.explain.sheet import Sheet
from pylogic.formats import mapping
from pylogic.puzzle import Puzzle
from pylogic.rules.instance import Instance
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import job

router = APIRouter(tags=["in and out"])


class Pasted(bodies.Rules):
    """A link or a text, and the puzzle that is open."""

    text: Annotated[str, Field(min_length=1, max_length=bodies.LONGEST_TEXT)]
    lossy: bool = False
    """Whether what cannot be read of it may be left out."""


_Side = Annotated[int, Field(ge=1, le=60)]
"""Larger boards are drawn too slowly to be worked on: 10 s with 100 x 100 cells."""


class Frame(bodies.Rules):
    """An empty board."""

    rows: _Side
    columns: _Side


@job(router, "/import")
def paste(desk: Desk[Pasted]) -> Data:
    """Read a board in any format; which puzzle it is of, and its facts."""
    puzzle = desk.puzzle
    with desk.at_home():  # the other puzzles are those of the user's folder
        return puzzle.paste(desk.asked.text, lossy=desk.asked.lossy).to_dict()


@job(router, "/frame")
def frame(desk: Desk[Frame]) -> Data:
    """The facts of an empty board."""
    board = desk.puzzle.frame(f"{desk.asked.rows}x{desk.asked.columns}")
    return {"facts": mapping.row_by_row(board.symbols)}


@job(router, "/export")
def export(desk: Desk[bodies.Board]) -> Data:
    """The board in each format that the puzzle goes by; or why a format cannot say it."""
    puzzle, instance = desk.puzzle, desk.instance
    return {"formats": [_converted(puzzle, instance, name) for name in _known(puzzle)]}


def _known(puzzle: Puzzle) -> list[str]:
    """The formats that name the puzzle, and of those that need no name the plainest."""
    has_boards = any(fact.match("board", 2) for fact in puzzle.encoding.about)
    return [
        one.name
        for one in formats.known().values()
        if one.write and (mapping.games(puzzle.encoding, one.name) or (one.is_loose and has_boards))
    ]


def _converted(puzzle: Puzzle, instance: Instance, name: str) -> Data:
    told = {"format": name, "title": formats.named(name).title}
    try:
        found = puzzle.convert(instance, name)
    except (OptionError, ProgramError) as error:
        return {**told, "text": None, "left_out": [], "refused": error.problems[0].text}
    text = found.text.rstrip("\n")  # a link that is copied has no line's end
    return {**told, "text": text, "left_out": found.left_out, "refused": None}


@job(router, "/picture")
def picture(desk: Desk[bodies.Board]) -> Data:
    """The board as an SVG picture."""
    return {"svg": svg.render([_sheet(desk).board])}


@job(router, "/page")
def page(desk: Desk[bodies.Board]) -> Data:
    """A page to print: the rules of the game in words, and the board."""
    puzzle, sheet = desk.puzzle, _sheet(desk)
    filled = {"As far as it is filled": sheet.board} if desk.asked.marks else {}
    title = f"{puzzle.encoding.title}: {desk.asked.instance}"
    return {"html": puzzle.printed({"": sheet.blank, **filled}, title)}


def _sheet(desk: Desk[bodies.Board]) -> Sheet:
    constants = desk.asked.constants
    return desk.puzzle.sheet(desk.instance, state=desk.state, entries=False, constants=constants)
