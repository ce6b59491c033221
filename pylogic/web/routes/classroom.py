"""The class: joining it, what a pupil has solved, and what of it the teacher sees."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, HTTPException, Request
from pydantic import Field

from pylogic.rules import folder
from pylogic.web import bodies
from pylogic.web.classroom import OPEN_TO_PUPILS, Classroom, RefusedJoinError, pupil_of

router = APIRouter(tags=["class"])


def _room(request: Request) -> Classroom:
    found: Classroom | None = request.app.state.classroom
    if found is None:
        raise HTTPException(404, "There is no class: pylogic serve --host ADDRESS begins one.")
    return found


_Room = Annotated[Classroom, Depends(_room)]


class Join(bodies.Body):
    """Somebody who wants to join."""

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
    try:
        return {"token": room.join(asked.code, asked.name, client)}
    except RefusedJoinError as error:
        raise HTTPException(403, str(error)) from None


@router.post("/solved", tags=[OPEN_TO_PUPILS], response_model=None)
def solved(asked: Solved, request: Request) -> dict[str, bool]:
    """Have the teacher see that the pupil who asks has solved a saved board."""
    pupil = pupil_of(request)
    is_there = folder.read(asked.puzzle, asked.instance).text is not None
    if pupil is not None and is_there:
        pupil.solved[asked.puzzle, asked.instance] = None
    return {"is_told": pupil is not None and is_there}


@router.post("/remove", response_model=None)
async def remove(asked: Removed, room: _Room) -> None:
    """Have somebody leave the class; who is in it stays, and who joins needs a new code."""
    room.remove(asked.name)


@router.get("/class", response_model=None)
async def seen(room: _Room, request: Request) -> dict[str, Any]:
    """What the teacher shows, and who has solved what; it is asked again and again."""
    if pupil_of(request) is not None:
        raise HTTPException(403, "Only the teacher sees who has solved what.")
    pupils = [
        {
            "name": pupil.name,
            "solved": [{"puzzle": puzzle, "instance": name} for puzzle, name in pupil.solved],
        }
        for pupil in room.pupils
    ]
    picture = room.picture.svg_data_uri(border=2)
    return {"link": room.link, "code": room.code, "picture": picture, "pupils": pupils}
