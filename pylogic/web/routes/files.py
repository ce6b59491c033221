"""The user's folder: what is in it, opening and saving, and following what others change there."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request

from pylogic.errors import PylogicError
from pylogic.rules import documentation, folder, library, syntax
from pylogic.solving.process import call
from pylogic.web import bodies
from pylogic.web.jobs import QUICK, Places

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
    """Of the file that the text was made from; null if there was none."""


class New(bodies.Body):
    """A puzzle that is not there yet."""

    name: bodies.PuzzleName


@router.get("/library", response_model=None)
async def listed(request: Request, places: Places) -> dict[str, Any]:
    """The puzzles and instances that can be opened, and which is opened first."""
    first = request.app.state.first
    async with places.lists.place(places.client):
        return await asyncio.to_thread(call, partial(_library, **first), QUICK)


def _library(puzzle: str | None, instance: str | None) -> dict[str, Any]:
    try:
        first, words = folder.first(puzzle, instance), None
    except PylogicError as error:
        first, words = folder.first(), str(error)
    return {
        "folder": Path.cwd().name,
        "first": {"puzzle": first[0], "instance": first[1], "is_asked": puzzle is not None},
        "words": words,
        "puzzles": [{**entry.to_dict(), "own": _own(entry)} for entry in folder.entries()],
    }


def _own(entry: folder.Entry) -> dict[str, Any]:
    """What of a puzzle lies in the user's folder."""
    instances = library.instances(entry.puzzle).items()
    return {
        "rules": not Path(entry.file).is_absolute(),
        "instances": [name for name, path in instances if not path.is_absolute()],
    }


@router.post("/open", response_model=None)
async def opened(asked: Named) -> dict[str, Any]:
    """The texts of a puzzle and an instance, each with a stamp that saving asks for.

    `game` is how the puzzle is played, in the words of its rules.
    """
    rules = folder.read(asked.puzzle)
    facts = folder.read(asked.puzzle, asked.instance) if asked.instance else None
    told = documentation.game(syntax.opening_comments(rules.text or ""))
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
    """What others have changed: `rules` and `facts` if the files have other stamps than these.

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
