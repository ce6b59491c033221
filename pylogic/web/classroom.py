"""A class in one room: the code that its teacher shows, and the pupils who have joined."""

from __future__ import annotations

import secrets
import time
import unicodedata
from dataclasses import dataclass, field

import segno
from fastapi import HTTPException, Request

_LETTERS = "23456789BCDFGHJKMNPQRSTVWXZ"
"""None that looks like another one, and no vowels, which might make words of a code."""
_LENGTH = 6
_BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters that show nothing."""
MOST_GUESSES = 5
"""Wrong codes that one computer may try in a minute: all of them take years."""
MOST_JOINING = 20
"""Pupils who may join from one computer in a minute: nobody fills the class at once."""
MOST_PUPILS = 200
OPEN_TO_PUPILS = "open to pupils"
"""Tags what pupils may POST: it writes nothing to the teacher's disk. What is not tagged they may
not, so that nobody can forget to refuse it."""
_REFUSED = "Nothing is saved here by others than its owner: your browser keeps what you enter."


class RefusedJoinError(Exception):
    """Somebody may not join, and is told why."""


@dataclass
class Pupil:
    """Somebody who has joined."""

    name: str
    solved: dict[tuple[str, str], None] = field(default_factory=dict)
    """The puzzles and instances, in the order in which they were solved."""


@dataclass
class _Minute:
    """Counts the acts of each computer in the last minute, up to a bound."""

    most: int
    _times: dict[str, list[float]] = field(default_factory=dict)

    def is_full(self, client: str) -> bool:
        """Whether a computer may not do it now."""
        since = time.monotonic() - 60
        late = {one: [at for at in times if at > since] for one, times in self._times.items()}
        self._times = {one: times for one, times in late.items() if times}
        return len(self._times.get(client, ())) >= self.most

    def count(self, client: str) -> None:
        """A computer has done it."""
        self._times.setdefault(client, []).append(time.monotonic())


@dataclass
class Classroom:
    """Who has joined, at an address that is not the teacher's own."""

    host: str
    """What a browser calls the address."""
    address: str
    port: int
    code: str = field(default_factory=lambda: _new_code(), repr=False)
    longest: float = 120
    """Seconds after which a job of a pupil is ended: others in the room wait for its place."""
    _pupils: dict[str, Pupil] = field(default_factory=dict, repr=False)
    """By the token that each has got."""
    _guessing: _Minute = field(default_factory=lambda: _Minute(MOST_GUESSES), repr=False)
    _joining: _Minute = field(default_factory=lambda: _Minute(MOST_JOINING), repr=False)

    @property
    def link(self) -> str:
        """What pupils open."""
        return f"http://{self.host}:{self.port}/"

    @property
    def picture(self) -> segno.QRCode:
        """The link with the code, which browsers keep to themselves: it stands behind a #."""
        return segno.make(f"{self.link}join#{self.code}", micro=False)

    @property
    def pupils(self) -> list[Pupil]:
        """Those who have joined, in this order."""
        return list(self._pupils.values())

    def pupil(self, token: str) -> Pupil | None:
        """Who has got this token."""
        return self._pupils.get(token)

    def remove(self, name: str) -> None:
        """Have a pupil not be one any more, and a new code: the old one is known to them."""
        self._pupils = {key: one for key, one in self._pupils.items() if one.name != name}
        self.code = _new_code()

    def join(self, code: str, name: str, client: str) -> str:
        """The token of a new pupil who knows the code.

        Args:
            client: the address of the computer that asks: each may guess a few times a minute.

        Raises:
            RefusedJoinError: the code is wrong, or the name does not do.
        """
        if self._guessing.is_full(client):
            raise RefusedJoinError("Too many wrong codes: wait a minute, and try again.")
        if not secrets.compare_digest(code.strip().upper().encode(), self.code.encode()):
            self._guessing.count(client)
            raise RefusedJoinError("This is not the code that the teacher shows.")
        name = " ".join(unicodedata.normalize("NFKC", name).split())
        if not any(map(str.isalnum, name.strip(_BLANK))) or not name.isprintable():
            raise RefusedJoinError("Tell your name, in letters.")
        if name.casefold() in (pupil.name.casefold() for pupil in self.pupils):
            raise RefusedJoinError(f"Somebody called {name} has joined already: add a letter.")
        if len(self._pupils) >= MOST_PUPILS:
            raise RefusedJoinError(f"The class is full: {MOST_PUPILS} have joined.")
        if self._joining.is_full(client):
            raise RefusedJoinError("Too many have joined from here: wait a minute, and try again.")
        self._joining.count(client)
        token = secrets.token_urlsafe(24)
        self._pupils[token] = Pupil(name)
        return token


def _new_code() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


# ---- Rights ---------------------------------------------------------------------------


def pupil_of(request: Request) -> Pupil | None:
    """The pupil who asks; None is the teacher, or whoever serves for themselves.

    Raises:
        KeyError: it is a stranger.
    """
    found: Pupil | None = request.scope["pupil"]
    return found


def keep_pupils_out(request: Request) -> None:
    """Refuse pupils what is not for them.

    Raises:
        HTTPException: this is a pupil, and the route may write.
    """
    is_open = request.method == "GET" or OPEN_TO_PUPILS in request.scope["route"].tags
    if not is_open and pupil_of(request) is not None:
        raise HTTPException(403, _REFUSED)
