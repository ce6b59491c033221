"""Files: opening and saving in the user's folder, and import and export of boards."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from pydantic import Field

from pylogic import formats
from pylogic.draw import html, svg
from pylogic.errors import OptionError, ProgramError
from pylogic.explain.sheet import make_sheet
from pylogic.formats import exchange, mapping
from pylogic.formats.sources import Manner
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation, folder, library, syntax
from pylogic.rules.encoding import search_encodings
from pylogic.rules.instance import Instance
from pylogic.solving.process import call
from pylogic.web import bodies
from pylogic.web.classroom import OPEN_TO_PUPILS, get_pupil
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import QUICK, Places, job

router = APIRouter(tags=["files"])
_Stamp = Annotated[str, Query(max_length=64)]


class Selection(bodies.Body):
    """The names of a puzzle and perhaps of one of its instances."""

    puzzle: bodies.PuzzleName
    instance: bodies.InstanceName | None = None


class NamedText(Selection):
    """The text of a puzzle's rules, or of an instance's facts, to save."""

    text: bodies.Text
    stamp: str | None = None
    """The stamp of the file whose text the user has edited; null if there was no file."""


class NewPuzzle(bodies.Body):
    """The name of a puzzle that does not exist yet."""

    name: bodies.PuzzleName


@router.get("/library", response_model=None)
async def list_library(request: Request, places: Places) -> dict[str, Any]:
    """Return puzzles and instances of the folder, names to open first, and the pupil's name."""
    read = partial(_read_library, request.app.state.first)
    async with places.lists:
        library_data = await asyncio.to_thread(call, read, QUICK)
    pupil = get_pupil(request)
    return {**library_data, "pupil": pupil and pupil.name}


def _read_library(asked: tuple[str, str | None] | None) -> dict[str, Any]:
    """Return the folder's name, its puzzles, and the names to open first: `asked`, or the usual."""
    puzzle, instance = asked or folder.choose_first()
    return {
        "folder": Path.cwd().name,
        "first": {"puzzle": puzzle, "instance": instance, "is_asked": asked is not None},
        "puzzles": [_describe_puzzle(entry) for entry in folder.list_puzzles()],
    }


def _describe_puzzle(entry: folder.ListedPuzzle) -> dict[str, Any]:
    """Return an entry as data without paths, and without names that pages cannot ask for.

    `own` tells which files are the user's own, and do not come with pylogic.
    """
    description = entry.to_dict()
    description["instances"] = [*filter(bodies.is_instance_name, description["instances"])]
    file, instances = description.pop("file"), library.instances(entry.puzzle).items()
    own_files = {
        "rules": not Path(file).is_absolute(),
        "instances": [name for name, path in instances if not path.is_absolute()],
    }
    return {**description, "own": own_files}


@router.post("/open", tags=[OPEN_TO_PUPILS], response_model=None)
async def open_texts(asked: Selection) -> dict[str, Any]:
    """Return the texts of a puzzle and an instance, null without a file, each with its stamp.

    Saving needs the stamp. `game` says in words how it is played, with the usual constants.
    """
    rules = folder.read_file(asked.puzzle)
    facts = folder.read_file(asked.puzzle, asked.instance) if asked.instance else None
    header = syntax.opening_comments(rules.text or "")
    game = documentation.adapt_game(documentation.read_game(header), {})
    return {"rules": rules.to_dict(), "facts": facts and facts.to_dict(), "game": game}


@router.post("/save", response_model=None)
async def save_text(asked: NamedText) -> dict[str, Any]:
    """Save a text whole; if the file has changed since its stamp, keep it: `is_saved` is false."""
    return folder.save_file(asked.puzzle, asked.instance, asked.text, asked.stamp).to_dict()


@router.post("/new", response_model=None)
async def begin_puzzle(asked: NewPuzzle) -> dict[str, Any]:
    """Begin a puzzle with commented rules, their library, and an instance; return both names."""
    rules, instance, *_ = folder.create_puzzle(asked.name, Path())
    return {"puzzle": rules.stem, "instance": instance.stem}


@router.get("/changes", response_model=None)
def list_changes(
    puzzle: Annotated[bodies.PuzzleName, Query()],
    instance: Annotated[bodies.InstanceName, Query()],
    rules: _Stamp = "",
    facts: _Stamp = "",
) -> dict[str, Any]:
    """Return what others have changed: `rules` and `facts`, null for files with these stamps.

    `names` changes with the list of files, `encodings` with the rules of any puzzle and with their
    includes. The page polls this route: a waiting connection would take one of the six that a
    browser has for all tabs. It runs in a thread, since a folder may be large or far away.
    """
    files = (folder.read_file(puzzle), folder.read_file(puzzle, instance))
    pairs = zip(files, (rules, facts), strict=True)
    new = [file.to_dict() if (file.stamp or "") != stamp else None for file, stamp in pairs]
    names, encodings = folder.hash_files(puzzle)
    return {"rules": new[0], "facts": new[1], "names": names, "encodings": encodings}


# ---- In and out: boards that are pasted, links and pictures of one, a page to print --------------


class PastedBoard(bodies.Rules):
    """A link or a text to read a board from, and the puzzle that is open."""

    text: Annotated[str, Field(min_length=1, max_length=bodies.LONGEST_TEXT)]
    lossy: bool = False
    """True if parts that cannot be read may be left out."""


class EmptyBoard(bodies.Rules):
    """The size of an empty board."""

    rows: bodies.Side
    columns: bodies.Side


@job(router, "/import")
def paste(desk: Desk[PastedBoard]) -> Data:
    """Read a board in any format, perhaps of another saved puzzle; return its puzzle and facts."""
    encoding, manner = desk.puzzle.encoding, Manner(lossy=desk.asked.lossy)
    with desk.at_home():  # the text may be of another puzzle in the user's folder
        return exchange.paste(encoding, desk.asked.text, search_encodings, manner).to_dict()


@job(router, "/frame")
def make_empty_board(desk: Desk[EmptyBoard]) -> Data:
    """Make the facts of an empty board of this size."""
    board = exchange.empty_instance(desk.puzzle.encoding, f"{desk.asked.rows}x{desk.asked.columns}")
    return {"facts": mapping.facts_by_row(board.symbols)}


@job(router, "/export")
def export(desk: Desk[bodies.Board]) -> Data:
    """Write the board in each format that has its puzzle, or say why a format cannot hold it."""
    puzzle, instance = desk.puzzle, desk.instance
    return {"formats": [_convert_to(puzzle, instance, name) for name in _format_names(puzzle)]}


def _format_names(puzzle: Puzzle) -> list[str]:
    """Return the names of formats that can be written and know this puzzle, or any such board."""
    has_boards = any(fact.match("board", 2) for fact in puzzle.encoding.about)
    return [
        kind.name
        for kind in formats.by_name().values()
        if kind.write
        and (mapping.games(puzzle.encoding, kind.name) or (kind.is_loose and has_boards))
    ]


def _convert_to(puzzle: Puzzle, instance: Instance, name: str) -> Data:
    """Return an instance as `text` in a format, and what is `left_out`; or why it is `refused`."""
    reply = {"format": name, "title": formats.lookup(name).title}
    try:
        conversion = puzzle.convert(instance, name)
    except (OptionError, ProgramError) as error:
        return {**reply, "text": None, "left_out": [], "refused": error.problems[0].text}
    text = conversion.text.rstrip("\n")  # a link that is copied has no line's end
    return {**reply, "text": text, "left_out": conversion.left_out, "refused": None}


@job(router, "/picture")
def draw_picture(desk: Desk[bodies.Board]) -> Data:
    """Draw the board with the player's entries as one SVG picture."""
    return {"svg": svg.render([make_sheet(desk.task, desk.marks, has_entries=False).board])}


@job(router, "/page")
def make_page(desk: Desk[bodies.Board]) -> Data:
    """Make a page to print: the game's rules, the empty board, and with entries the filled one."""
    puzzle, drawing = desk.puzzle, make_sheet(desk.task, desk.marks, has_entries=False)
    filled = {"As far as it is filled": drawing.board} if desk.asked.marks else {}
    title = f"{puzzle.encoding.title}: {desk.asked.instance}"
    game = documentation.read_game(puzzle.encoding.header)
    return {"html": html.render_for_print(title, game, {"": drawing.blank, **filled})}
