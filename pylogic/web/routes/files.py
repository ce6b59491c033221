"""Files: the user's folder, what is opened and saved there; boards that come in and go out."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import Field

from pylogic import formats
from pylogic.draw import html, svg
from pylogic.errors import OptionError, ProgramError, PylogicError
from pylogic.explain.sheet import sheet
from pylogic.formats import exchange, mapping
from pylogic.formats.sources import Manner
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation, folder, library, syntax
from pylogic.rules.encoding import encodings
from pylogic.rules.instance import Instance
from pylogic.solving.process import call
from pylogic.web import bodies
from pylogic.web.classroom import OPEN_TO_PUPILS, pupil_of
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import QUICK, Places, job

router = APIRouter(tags=["files"])
_Stamp = Annotated[str, Query(max_length=64)]


class Named(bodies.Body):
    """A puzzle, and perhaps one of its instances, by name."""

    puzzle: bodies.PuzzleName
    instance: bodies.InstanceName | None = None


class Text(Named):
    """The rules of a puzzle, or the facts of an instance, to be saved."""

    text: bodies.Text
    stamp: str | None = None
    """The stamp of the file that the text was made from; null if there was none."""


class New(bodies.Body):
    """A puzzle that is not there yet."""

    name: bodies.PuzzleName


@router.get("/library", response_model=None)
async def listed(request: Request, places: Places) -> dict[str, Any]:
    """The puzzles and instances that can be opened, which is opened first, and a pupil's name."""
    first = request.app.state.first
    async with places.lists:
        found = await asyncio.to_thread(call, partial(_library, **first), QUICK)
    pupil = pupil_of(request)
    return {**found, "pupil": pupil and pupil.name}


def _library(puzzle: str | None, instance: str | None) -> dict[str, Any]:
    try:
        first, words = folder.first(puzzle, instance), None
    except PylogicError as error:
        first, words = folder.first(), str(error)
    return {
        "folder": Path.cwd().name,
        "first": {"puzzle": first[0], "instance": first[1], "is_asked": puzzle is not None},
        "words": words,
        "puzzles": [_told(entry) for entry in folder.entries()],
    }


def _told(entry: folder.Entry) -> dict[str, Any]:
    """A puzzle, and what of it lies in the user's folder, but not where pylogic lies."""
    told = entry.to_dict()
    told["instances"] = [*filter(bodies.is_instance_name, told["instances"])]
    file, instances = told.pop("file"), library.instances(entry.puzzle).items()
    own = {
        "rules": not Path(file).is_absolute(),
        "instances": [name for name, path in instances if not path.is_absolute()],
    }
    return {**told, "own": own}


@router.post("/open", tags=[OPEN_TO_PUPILS], response_model=None)
async def opened(asked: Named) -> dict[str, Any]:
    """The texts of a puzzle and an instance, each with a stamp that saving asks for.

    `game` is how the puzzle is played, in the words of its rules, while no constant is changed.
    """
    rules = folder.read(asked.puzzle)
    facts = folder.read(asked.puzzle, asked.instance) if asked.instance else None
    told = documentation.under(documentation.game(syntax.opening_comments(rules.text or "")), {})
    return {"rules": rules.to_dict(), "facts": facts and facts.to_dict(), "game": told}


@router.post("/save", response_model=None)
async def saved(asked: Text) -> dict[str, Any]:
    """Save a text whole, unless the file has changed since; then that is told, and kept."""
    return folder.save(asked.puzzle, asked.instance, asked.text, asked.stamp).to_dict()


@router.post("/new", response_model=None)
async def begun(asked: New) -> dict[str, Any]:
    """Begin a puzzle in the folder: commented rules, their library, and an instance."""
    rules, instance, *_ = folder.create(asked.name, Path())
    return {"puzzle": rules.stem, "instance": instance.stem}


@router.get("/changes", response_model=None)
def changed(
    puzzle: Annotated[bodies.PuzzleName, Query()],
    instance: Annotated[bodies.InstanceName, Query()],
    rules: _Stamp = "",
    facts: _Stamp = "",
) -> dict[str, Any]:
    """The changes of others: `rules` and `facts` if the files have other stamps than these.

    `names` and `encodings` are the same as long as the same files are there, and as the rules of
    all puzzles and what they include are the same. It is asked again and again: a connection that
    waits would be one of the six that a browser has for all of its tabs. A thread does it: a folder
    may be large, or far away.
    """
    found = {None: folder.read(puzzle), instance: folder.read(puzzle, instance)}
    known = {None: rules, instance: facts}
    new = [f.to_dict() if (f.stamp or "") != known[name] else None for name, f in found.items()]
    names, encodings = folder.looks(puzzle)
    return {"rules": new[0], "facts": new[1], "names": names, "encodings": encodings}


# ---- In and out: boards that are pasted, links and pictures of one, a page to print --------------


class Pasted(bodies.Rules):
    """A link or a text, and the puzzle that is open."""

    text: Annotated[str, Field(min_length=1, max_length=bodies.LONGEST_TEXT)]
    lossy: bool = False
    """Whether what cannot be read of it may be left out."""


class Empty(bodies.Rules):
    """An empty board."""

    rows: bodies.Side
    columns: bodies.Side


@job(router, "/import")
def paste(desk: Desk[Pasted]) -> Data:
    """Read a board in any format; which puzzle it is of, and its facts."""
    encoding, manner = desk.puzzle.encoding, Manner(lossy=desk.asked.lossy)
    with desk.at_home():  # the other puzzles are those of the user's folder
        return exchange.paste(encoding, desk.asked.text, encodings, manner).to_dict()


@job(router, "/frame")
def frame(desk: Desk[Empty]) -> Data:
    """The facts of an empty board."""
    board = exchange.frame(desk.puzzle.encoding, f"{desk.asked.rows}x{desk.asked.columns}")
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
    return {"svg": svg.render([sheet(desk.task, desk.marks, has_entries=False).board])}


@job(router, "/page")
def page(desk: Desk[bodies.Board]) -> Data:
    """A page to print: the rules of the game in words, and the board."""
    puzzle, drawn = desk.puzzle, sheet(desk.task, desk.marks, has_entries=False)
    filled = {"As far as it is filled": drawn.board} if desk.asked.marks else {}
    title = f"{puzzle.encoding.title}: {desk.asked.instance}"
    game = documentation.game(puzzle.encoding.header)
    return {"html": html.printed(title, game, {"": drawn.blank, **filled})}
