"""The gallery: pictures of kinds and of saved boards; a browser keeps them."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Annotated

from fastapi import APIRouter, Header, HTTPException
from fastapi.responses import JSONResponse, Response

from pylogic import __version__
from pylogic.rules import folder, library
from pylogic.web import bodies
from pylogic.web.desk import Data, Desk
from pylogic.web.jobs import DONE, ClientJobs, job
from pylogic.web.pictures import draw_frames
from pylogic.web.sheet import make_sheet

router = APIRouter(tags=["gallery"])


@router.get("/tile/{puzzle}/{instance}")
async def send_tile(
    puzzle: bodies.PuzzleName,
    instance: bodies.InstanceName,
    jobs: ClientJobs,
    stands_for_all: bool = False,
    if_none_match: Annotated[str, Header()] = "",
) -> Response:
    """Return the picture of a saved board with its rows and columns; a browser keeps it by an ETag.

    The ETag depends on the board's files, so that nothing is drawn for a browser that has it. With
    `stands_for_all` the picture is the guide's for this kind, if the rules come with pylogic. A
    board that cannot be drawn has no picture. Status 404 without the board, 304 by the ETag.
    """
    names = (puzzle, instance, stands_for_all)
    facts, encodings, picture = await asyncio.to_thread(_read_files, *names)
    if facts is None:
        raise HTTPException(404, f"there is no instance {instance} of {puzzle}")
    digest_input = repr((__version__, encodings, puzzle, instance, facts, stands_for_all))
    headers = {"etag": f'"{hashlib.sha256(digest_input.encode()).hexdigest()[:16]}"'}
    if if_none_match == headers["etag"]:
        return Response(status_code=304, headers=headers)
    if picture is not None:
        reply = {"pictures": [{"svg": picture}], "size": None}
        return JSONResponse(reply, headers=headers)
    request = bodies.Board(puzzle=puzzle, instance=instance, facts=facts)
    async for event in jobs.stream(request, draw_tile):
        if event.event == DONE:
            return Response(event.raw_data, media_type="application/json", headers=headers)
    return JSONResponse({"pictures": [], "size": None})


def _read_files(
    puzzle: str, instance: str, stands_for_all: bool
) -> tuple[str | None, str, str | None]:
    """Return the facts, None if they are missing, a digest of all rules, and the guide's picture.

    The picture is None without `stands_for_all`, or if the rules or the picture are not packaged.
    """
    path = library.GUIDE / f"gallery_{puzzle}_given.svg"
    is_pictured = stands_for_all and path.exists() and not folder.read_file(puzzle).is_own
    picture = path.read_text(encoding="utf-8") if is_pictured else None
    return folder.read_file(puzzle, instance).text, folder.hash_files(puzzle)[1], picture


@job(router, "/tile")
def draw_tile(desk: Desk[bodies.Board]) -> Data:
    """Draw a board with the player's marks; return `pictures`, the first alone, and `size`."""
    drawing = make_sheet(desk.task, desk.marks, has_entries=False)
    return {"pictures": draw_frames(drawing.board)[:1], "size": drawing.size}
