"""A class in one room: the code that its teacher shows, and the pupils who have joined."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import Counter
from dataclasses import dataclass, field

import segno
from fastapi import HTTPException, Request

_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"
"""Letters of a code: none looks like another one, and without vowels they make no words."""
_BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters that show nothing."""
MOST_GUESSES = 5
"""Wrong codes that one computer may try in a minute: all of them take years."""
MOST_JOINING = 20
"""Pupils who may join from one computer in a minute: nobody fills the class at once."""
MOST_PUPILS = 200
OPEN_TO_PUPILS = "open to pupils"
"""Tags the routes that pupils may POST to: these write nothing to the teacher's disk. A route
without the tag is closed, so that nobody can forget to close it."""
_REFUSED = "Nothing is saved here by others than its owner: your browser keeps what you enter."


def new_code() -> str:
    """A random code of six letters."""
    return "".join(secrets.choice(_LETTERS) for _ in range(6))


@dataclass
class Pupil:
    """Somebody who has joined."""

    name: str
    solved: list[dict[str, str]] = field(default_factory=list)
    """The puzzle and the instance of each board, in the order in which they were solved."""


@dataclass
class Classroom:
    """The pupils who have joined, at an address that is not the teacher's own."""

    host: str
    """What a browser calls the address."""
    address: str
    port: int
    code: str = field(default_factory=new_code, repr=False)
    longest: float = 120
    """Seconds after which a job of a pupil is ended: others in the room wait for its place."""
    pupils: dict[str, Pupil] = field(default_factory=dict, repr=False)
    """The pupils by their tokens, in the order in which they joined."""
    _attempts: list[tuple[str, bool, float]] = field(default_factory=list, repr=False)
    """The computer, whether it knew the code, and the time of each attempt in the last minute."""

    @property
    def link(self) -> str:
        """What pupils open."""
        return f"http://{self.host}:{self.port}/"

    @property
    def picture(self) -> segno.QRCode:
        """The link with the code, which browsers keep to themselves: it stands behind a #."""
        return segno.make(f"{self.link}join#{self.code}", micro=False)

    def pupil(self, token: str) -> Pupil | None:
        """The pupil with a token."""
        return self.pupils.get(token)

    def remove(self, name: str) -> None:
        """Remove a pupil, and change the code, which they know."""
        self.pupils = {key: one for key, one in self.pupils.items() if one.name != name}
        self.code = new_code()

    def join(self, code: str, name: str, client: str) -> str:
        """The token of a new pupil who knows the code.

        Args:
            client: the address of the computer that asks: each may guess a few times a minute.

        Raises:
            HTTPException: the code is wrong, or the name does not do.
        """
        now = time.monotonic()
        self._attempts = [attempt for attempt in self._attempts if attempt[2] > now - 60]
        counts = Counter((computer, knew) for computer, knew, _ in self._attempts)
        if counts[client, False] >= MOST_GUESSES:
            raise HTTPException(403, "Too many wrong codes: wait a minute, and try again.")
        if not secrets.compare_digest(code.strip().upper().encode(), self.code.encode()):
            self._attempts.append((client, False, now))
            raise HTTPException(403, "This is not the code that the teacher shows.")
        name = " ".join(unicodedata.normalize("NFKC", name).split())
        if not any(map(str.isalnum, name.strip(_BLANK))) or not name.isprintable():
            raise HTTPException(403, "Tell your name, in letters.")
        if name.casefold() in (pupil.name.casefold() for pupil in self.pupils.values()):
            raise HTTPException(403, f"Somebody called {name} has joined already: add a letter.")
        if len(self.pupils) >= MOST_PUPILS:
            raise HTTPException(403, f"The class is full: {MOST_PUPILS} have joined.")
        if counts[client, True] >= MOST_JOINING:
            raise HTTPException(
                403, "Too many have joined from here: wait a minute, and try again."
            )
        self._attempts.append((client, True, now))
        token = secrets.token_urlsafe(24)
        self.pupils[token] = Pupil(name)
        return token


def pupil_of(request: Request) -> Pupil | None:
    """The pupil who asks; None is the teacher, or whoever serves for themselves.

    Raises:
        KeyError: it is a stranger.
    """
    pupil: Pupil | None = request.scope["pupil"]
    return pupil


def keep_pupils_out(request: Request) -> None:
    """Refuse pupils what is not for them.

    Raises:
        HTTPException: this is a pupil, and the route may write.
    """
    is_open = request.method == "GET" or OPEN_TO_PUPILS in request.scope["route"].tags
    if not is_open and pupil_of(request) is not None:
        raise HTTPException(403, _REFUSED)
