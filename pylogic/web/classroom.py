"""A class in one room: the code that its teacher shows, its pupils, and the boards they solved."""

from __future__ import annotations

import secrets
import time
import unicodedata
from dataclasses import dataclass, field
from typing import Annotated, Any

import segno
from fastapi import APIRouter, Depends, HTTPException, Request
from pydantic import Field

from pylogic.rules import folder
from pylogic.web import bodies

_CODE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"
"""The letters of a code: no two look alike, and without vowels they make no words."""
MOST_TRIES = 20
"""Most tries of one computer to join in a minute, so that trying all codes takes years."""
OPEN_TO_PUPILS = "open to pupils"
"""The tag of routes that pupils may POST to, since they write nothing to the teacher's disk. A
route without the tag is closed to pupils, so that nobody can forget to close it."""
_READ_ONLY = "Nothing is saved here by others than its owner: your browser keeps what you enter."
router = APIRouter(tags=["class"])


def _new_code() -> str:
    """Return a random code of six letters and digits, with which pupils join."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(6))


@dataclass
class Pupil:
    """A pupil who has joined."""

    name: str
    solved: list[dict[str, str]] = field(default_factory=list)
    """The puzzle and the instance of each board, in the order in which they were solved."""


@dataclass
class Classroom:
    """The pupils who have joined, at an address that is not the teacher's own."""

    host: str
    """The name of the address in a browser."""
    address: str
    port: int
    code: str = field(default_factory=_new_code, repr=False)
    pupils: dict[str, Pupil] = field(default_factory=dict, repr=False)
    """The pupils by their tokens, in the order in which they joined."""
    tries: list[tuple[str, float]] = field(default_factory=list, repr=False)
    """The computer and the time of each try to join in the last minute."""

    @property
    def link(self) -> str:
        """The address of the page that pupils open."""
        return f"http://{self.host}:{self.port}/"

    def join(self, code: str, name: str, client: str) -> str:
        """Add a pupil who knows the code, and return the pupil's token.

        Args:
            code: in capital or small letters.
            client: the address of the pupil's computer, which may try MOST_TRIES times a minute,
                tries that succeed included.

        Raises:
            HTTPException: status 403: too many tries, a wrong code, an empty name, or one that
                another pupil has in capital or small letters.
        """
        now = time.monotonic()
        self.tries = [attempt for attempt in self.tries if attempt[1] > now - 60]
        if [computer for computer, _ in self.tries].count(client) >= MOST_TRIES:
            raise HTTPException(403, "Too many tries from here: wait a minute, and try again.")
        self.tries.append((client, now))
        name = " ".join(unicodedata.normalize("NFKC", name).split())
        refusal = None
        if not secrets.compare_digest(code.strip().upper().encode(), self.code.encode()):
            refusal = "This is not the code that the teacher shows."
        elif not any(map(str.isalnum, name)) or not name.isprintable():
            refusal = "Tell your name, in letters."
        elif name.casefold() in (pupil.name.casefold() for pupil in self.pupils.values()):
            refusal = f"Somebody called {name} has joined already: add a letter."
        if refusal is not None:
            raise HTTPException(403, refusal)
        token = secrets.token_urlsafe(24)
        self.pupils[token] = Pupil(name)
        return token

    def remove(self, name: str) -> None:
        """Remove the pupil of exactly this name, if any, and always change the code."""
        self.pupils = {key: pupil for key, pupil in self.pupils.items() if pupil.name != name}
        self.code = _new_code()


def get_pupil(request: Request) -> Pupil | None:
    """Return the pupil who asks a path under /api; None for the teacher, or without a class."""
    pupil: Pupil | None = request.scope["pupil"]
    return pupil


def keep_pupils_out(request: Request) -> None:
    """Raise HTTPException 403 if a pupil asks a route neither by GET nor open to pupils."""
    is_open = request.method == "GET" or OPEN_TO_PUPILS in request.scope["route"].tags
    if not is_open and get_pupil(request) is not None:
        raise HTTPException(403, _READ_ONLY)


# ---- Routes ---------------------------------------------------------------------------


def _get_room(request: Request) -> Classroom:
    """Return the class of the application; raise HTTPException 404 if there is none."""
    room: Classroom | None = request.app.state.classroom
    if room is None:
        raise HTTPException(404, "There is no class: pylogic serve --host ADDRESS begins one.")
    return room


Room = Annotated[Classroom, Depends(_get_room)]


class Join(bodies.Body):
    """A code and a name, with which a pupil wants to join."""

    code: Annotated[str, Field(max_length=20)]
    name: Annotated[str, Field(max_length=30)]


class Removal(bodies.Body):
    """The name of a pupil who has to leave the class."""

    name: str


class SolvedBoard(bodies.Body):
    """A saved board that a pupil has solved."""

    puzzle: bodies.PuzzleName
    instance: bodies.InstanceName


@router.post("/join", tags=[OPEN_TO_PUPILS], response_model=None)
async def join(body: Join, room: Room, request: Request) -> dict[str, str]:
    """Join the class, without a token; `token` of the answer is the pupil's from then on."""
    client = request.client.host if request.client else ""
    return {"token": room.join(body.code, body.name, client)}


@router.post("/solved", tags=[OPEN_TO_PUPILS], response_model=None)
def note_solved(body: SolvedBoard, request: Request) -> None:
    """Note a board, once, as solved by the pupil who asks; pass over one that is not saved."""
    pupil, board = get_pupil(request), body.model_dump()
    is_saved = folder.read_file(body.puzzle, body.instance).text is not None
    if pupil is not None and is_saved and board not in pupil.solved:
        pupil.solved.append(board)


@router.post("/remove", response_model=None)
async def remove(body: Removal, room: Room) -> None:
    """Remove a pupil, if there; the others stay, and whoever joins then needs a new code."""
    room.remove(body.name)


@router.get("/class", response_model=None)
async def show_class(room: Room, request: Request) -> dict[str, Any]:
    """Return link, code, QR picture, and pupils with solved boards, for polls; 403 for pupils."""
    if get_pupil(request) is not None:
        raise HTTPException(403, "Only the teacher sees who has solved what.")
    # Browsers send what follows a # to no server.
    picture = segno.make(f"{room.link}join#{room.code}", micro=False).svg_data_uri(border=2)
    pupils = list(room.pupils.values())
    return {"link": room.link, "code": room.code, "picture": picture, "pupils": pupils}
