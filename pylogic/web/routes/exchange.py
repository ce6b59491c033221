"""In and out: boards that are pasted, links and pictures of the board, a page to print."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
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
from pylogic.solving.child import Send
from pylogic.web import bodies, desk
from pylogic.web.asking import EventSourceResponse, Places, ServerSentEvent
from pylogic.web.jobs import Data, Event

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


@router.post("/import", response_class=EventSourceResponse)
async def paste(asked: Pasted, places: Places) -> AsyncIterator[ServerSentEvent]:
    """Read a board in any format; which puzzle it is of, and its facts."""
    async for event in places.stream(asked, partial(_paste, asked, Path.cwd())):
        yield event


def _paste(asked: Pasted, folder: Path, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    os.chdir(folder)  # the other puzzles are those of the user's folder
    return puzzle.paste(asked.text, lossy=asked.lossy).to_dict()


@router.post("/frame", response_class=EventSourceResponse)
async def frame(asked: Frame, places: Places) -> AsyncIterator[ServerSentEvent]:
    """The facts of an empty board."""
    async for event in places.stream(asked, partial(_frame, asked)):
        yield event


def _frame(asked: Frame, _send: Send[Event]) -> Data:
    board = desk.puzzle(asked).frame(f"{asked.rows}x{asked.columns}")
    return {"facts": mapping.row_by_row(board.symbols)}


@router.post("/export", response_class=EventSourceResponse)
async def export(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """The board in each format that the puzzle goes by; or why a format cannot say it."""
    async for event in places.stream(asked, partial(_export, asked)):
        yield event


def _export(asked: bodies.Board, _send: Send[Event]) -> Data:
    puzzle = desk.puzzle(asked)
    instance = desk.instance(asked, puzzle)
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


@router.post("/picture", response_class=EventSourceResponse)
async def picture(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """The board as an SVG picture."""
    async for event in places.stream(asked, partial(_picture, asked)):
        yield event


def _picture(asked: bodies.Board, _send: Send[Event]) -> Data:
    _, sheet = _sheet(asked)
    return {"svg": svg.render([sheet.board])}


@router.post("/page", response_class=EventSourceResponse)
async def page(asked: bodies.Board, places: Places) -> AsyncIterator[ServerSentEvent]:
    """A page to print: the rules of the game in words, and the board."""
    async for event in places.stream(asked, partial(_page, asked)):
        yield event


def _page(asked: bodies.Board, _send: Send[Event]) -> Data:
    puzzle, sheet = _sheet(asked)
    filled = {"As far as it is filled": sheet.board} if asked.marks else {}
    title = f"{puzzle.encoding.title}: {asked.instance}"
    return {"html": puzzle.printed({"": sheet.blank, **filled}, title)}


def _sheet(asked: bodies.Board) -> tuple[Puzzle, Sheet]:
    puzzle = desk.puzzle(asked)
    instance, state = desk.instance(asked, puzzle), desk.state(asked, puzzle)
    return puzzle, puzzle.sheet(instance, state=state, entries=False, constants=asked.constants)
