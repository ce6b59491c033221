"""The class: joining it, what a pupil has solved, and what of it the teacher sees."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request
from pydantic import Field

from pylogic.rules import folder
from pylogic.web import bodies
from pylogic.web.classroom import OPEN_TO_PUPILS, Classroom, pupil_of

router = APIRouter(tags=["class"])


def _room(request: Request) -> Classroom:
    room: Classroom | None = request.app.state.classroom
    if room is None:
        raise HTTPException(404, "There is no class: pylogic serve --host ADDRESS begins one.")
    return room


_Room = Annotated[Classroom, Depends(_room)]


class Join(bodies.Body):
    """The code and the name of somebody who wants to join."""

    code: Annotated[str, Field(max_length=20)]
    name: Annotated[str, Field(max_length=30)]


class Removed(bodies.Body):
    """A pupil who is not to be one any more."""

    name: str


class Solved(bodies.Body):
    """A board that a pupil has solved."""

    puzzle: bodies.PuzzleName
    instance: bodies.InstanceName


@router.post("/join", tags=[OPEN_TO_PUPILS], response_model=None)
async def join(asked: Join, room: _Room, request: Request) -> dict[str, str]:
    """Join the class; `token` is what a pupil asks with from then on. This needs none."""
    client = request.client.host if request.client else ""
    return {"token": room.join(asked.code, asked.name, client)}


@router.post("/solved", tags=[OPEN_TO_PUPILS], response_model=None)
def solved(asked: Solved, request: Request) -> dict[str, bool]:
    """Tell the teacher that the pupil who asks has solved a saved board."""
    pupil, board = pupil_of(request), asked.model_dump()
    if pupil is None or folder.read(asked.puzzle, asked.instance).text is None:
        return {"is_told": False}
    if board not in pupil.solved:
        pupil.solved.append(board)
    return {"is_told": True}


@router.post("/remove", response_model=None)
async def remove(asked: Removed, room: _Room) -> None:
    """Have somebody leave the class; who is in it stays, and who joins needs a new code."""
    room.remove(asked.name)


@router.get("/class", response_model=None)
async def seen(room: _Room, request: Request) -> dict[str, Any]:
    """What the teacher shows, and who has solved what; it is asked again and again."""
    if pupil_of(request) is not None:
        raise HTTPException(403, "Only the teacher sees who has solved what.")
    picture, pupils = room.picture.svg_data_uri(border=2), list(room.pupils.values())
    return {"link": room.link, "code": room.code, "picture": picture, "pupils": pupils}
