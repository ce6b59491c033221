"""Files: opening and saving in the user's folder, and import and export of boards."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from anyio import to_thread
from fastapi import APIRouter, Query, Request
from pydantic import Field

from pylogic import formats
from pylogic.clues.generated_puzzle import read_grade
from pylogic.draw import html, svg
from pylogic.errors import OptionError, ProgramError, PylogicError
from pylogic.formats import exchange, mapping
from pylogic.rules import documentation, folder, headers, library
from pylogic.rules.source import read_text
from pylogic.solving.process import call
from pylogic.web import bodies
from pylogic.web.classroom import OPEN_TO_PUPILS, get_pupil
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import QUICK, ClientJobs, job
from pylogic.web.sheet import make_sheet

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
async def list_library(request: Request, jobs: ClientJobs) -> dict[str, Any]:
    """Return puzzles and instances of the folder, names to open first, and the pupil's name."""
    read = partial(call, partial(_read_library, request.app.state.first), QUICK)
    library_data = await to_thread.run_sync(read, limiter=jobs.quick)
    pupil = get_pupil(request)
    return {**library_data, "pupil": pupil and pupil.name}


def _read_library(first: tuple[str, str | None] | None) -> dict[str, Any]:
    """Return the folder's name, its puzzles, and the names to open first, or else the usual."""
    puzzle, instance = first or folder.choose_first()
    return {
        "folder": Path.cwd().name,
        "first": {"puzzle": puzzle, "instance": instance, "is_asked": first is not None},
        "puzzles": [_describe_puzzle(entry) for entry in folder.list_puzzles()],
    }


def _describe_puzzle(entry: folder.ListedPuzzle) -> dict[str, Any]:
    """Return an entry as data without paths, and without names that pages cannot ask for.

    `own` tells which files are the user's own, and do not come with pylogic; `levels` has the
    level of each instance whose file records it.
    """
    description = entry._asdict()
    own_rules = not Path(description.pop("file")).is_absolute()
    paths = library.instances(entry.puzzle)
    names = [*filter(bodies.is_instance_name, entry.instances)]
    levels = {}
    for name in names:
        with suppress(PylogicError):  # the page says so when the file is opened
            grade = read_grade(read_text(paths[name]))
            if grade is not None and grade.level is not None:
                levels[name] = grade.level
    own_files = [name for name, path in paths.items() if not path.is_absolute()]
    own = {"rules": own_rules, "instances": own_files}
    return {**description, "instances": names, "levels": levels, "own": own}


@router.post("/open", tags=[OPEN_TO_PUPILS], response_model=None)
async def open_texts(body: Selection) -> dict[str, Any]:
    """Return the texts of a puzzle and an instance, null without a file, each with its stamp.

    Saving needs the stamp. `game` says in words how it is played, with the usual constants.
    """
    rules = folder.read_file(body.puzzle)
    facts = folder.read_file(body.puzzle, body.instance) if body.instance else None
    game = documentation.adapt_game(headers.opening_comments(rules.text or ""), {})
    return {"rules": rules.to_dict(), "facts": facts and facts.to_dict(), "game": game}


@router.post("/save", response_model=None)
async def save_text(body: NamedText) -> dict[str, Any]:
    """Save a text whole; if the file has changed since its stamp, keep it: `is_saved` is false."""
    return folder.save_file(body.puzzle, body.instance, body.text, body.stamp)


@router.post("/new", response_model=None)
async def begin_puzzle(body: NewPuzzle) -> dict[str, Any]:
    """Begin a puzzle with commented rules, their library, and an instance; return both names."""
    rules, instance, *_ = folder.create_puzzle(body.name, Path())
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


class EmptyBoard(bodies.Rules):
    """The size of an empty board."""

    rows: bodies.Side
    columns: bodies.Side


@job(router, "/import")
def paste(desk: Desk[PastedBoard]) -> Data:
    """Read a board in any format, perhaps of another saved puzzle; return its puzzle and facts."""
    encoding = desk.puzzle.encoding
    with desk.at_home():  # the text may be of another puzzle in the user's folder
        return exchange.paste(encoding, desk.body.text)._asdict()


@job(router, "/frame")
def make_empty_board(desk: Desk[EmptyBoard]) -> Data:
    """Make the facts of an empty board of this size."""
    board = exchange.empty_instance(desk.puzzle.encoding, f"{desk.body.rows}x{desk.body.columns}")
    return {"facts": mapping.Facts(board.symbols).text}


@job(router, "/export")
def export(desk: Desk[bodies.Board]) -> Data:
    """Write the board in each format that has its puzzle, or say why a format has `refused` it.

    A loose format also has all puzzles whose rules state a fact board/2.
    """
    puzzle, instance, documents = desk.puzzle, desk.instance, []
    has_boards = any(fact.match("board", 2) for fact in puzzle.encoding.about)
    named = {name for name, *_ in mapping.list_exchanges(puzzle.encoding)}
    for kind in formats.by_name().values():
        is_known = kind.name in named or (kind.is_loose and has_boards)
        if not (kind.is_written and is_known):
            continue
        document: dict[str, Any] = {"format": kind.name, "title": kind.title, "left_out": ()}
        try:
            conversion = puzzle.convert(instance, kind.name)
        except (OptionError, ProgramError) as error:
            document |= {"text": None, "refused": error.problems[0].text}
        else:
            text = conversion.text.rstrip("\n")  # a link that is copied has no line's end
            document |= {"text": text, "left_out": conversion.left_out, "refused": None}
        documents.append(document)
    return {"formats": documents}


@job(router, "/picture")
def draw_picture(desk: Desk[bodies.Board]) -> Data:
    """Draw the board with the player's entries as one SVG picture."""
    return {"svg": svg.render([make_sheet(desk.task, desk.marks, has_entries=False).board])}


@job(router, "/page")
def make_print_page(desk: Desk[bodies.Board]) -> Data:
    """Make a page to print: the game's rules, the empty board, and with entries the filled one."""
    puzzle, drawing = desk.puzzle, make_sheet(desk.task, desk.marks, has_entries=False)
    filled = {"As far as it is filled": drawing.board} if desk.body.marks else {}
    title = f"{puzzle.encoding.title}: {desk.body.instance}"
    changed = mapping.changed_constants(puzzle.encoding, desk.task.all_constants)
    game = documentation.adapt_game(puzzle.encoding.header, changed)
    boards = {"": drawing.blank, **filled}
    return {"html": html.render([*boards.values()], title, game=game, headings=[*boards])}
