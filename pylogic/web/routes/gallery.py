"""The gallery: pictures of kinds and of saved boards, each drawn once for a browser."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated

from fastapi import APIRouter, Header, HTTPException
from fastapi.responses import JSONResponse, Response

from pylogic import __version__
from pylogic.explain.sheet import sheet
from pylogic.rules import folder, library
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import DONE, Places, job
from pylogic.web.pictures import frames

router = APIRouter(tags=["gallery"])


@router.get("/tile/{puzzle}/{instance}")
async def tile(
    puzzle: bodies.PuzzleName,
    instance: bodies.InstanceName,
    places: Places,
    stands_for_all: bool = False,
    if_none_match: Annotated[str, Header()] = "",
) -> Response:
    """A saved board as a picture, with its rows and columns; a browser keeps it by its ETag.

    The ETag is made of the files that are drawn, and not of the picture: nothing is drawn for a
    browser that has it. A board may stand for all of its kind: then it is the one that the guide
    has a picture of, where the rules are those that come with pylogic. A board that cannot be
    drawn has no picture.
    """
    facts, encodings, pictured = await asyncio.to_thread(_files, puzzle, instance, stands_for_all)
    if facts is None:
        raise HTTPException(404, f"there is no instance {instance} of {puzzle}")
    looks = repr((__version__, encodings, puzzle, instance, facts, stands_for_all))
    headers = {"etag": f'"{hashlib.sha256(looks.encode()).hexdigest()[:16]}"'}
    if if_none_match == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if pictured is not None:
        told = {"pictures": [{"svg": pictured}], "size": None}
        return JSONResponse(told, headers=headers)
    asked = bodies.Board(puzzle=puzzle, instance=instance, facts=facts)
    async for event in places.stream(asked, drawn):
        if event.event == DONE:
            return Response(event.raw_data, media_type="application/json", headers=headers)
    return JSONResponse({"pictures": [], "size": None})


def _files(puzzle: str, instance: str, is_shown: bool) -> tuple[str | None, str, str | None]:
    """The facts, what stands for all rules, and of packaged ones the guide's picture if wanted."""
    path = library.GUIDE / f"gallery_{puzzle}_given.svg"
    is_pictured = is_shown and path.exists() and not folder.read(puzzle).is_own
    picture = path.read_text(encoding="utf-8") if is_pictured else None
    return folder.read(puzzle, instance).text, folder.looks(puzzle)[1], picture


@job(router, "/tile")
def drawn(desk: Desk[bodies.Board]) -> Data:
    """A board as far as it is filled as a picture, with its rows and columns."""
    drawn = sheet(desk.task, desk.marks, has_entries=False)
    return {"pictures": frames(drawn.board)[:1], "size": drawn.size}
