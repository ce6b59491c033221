"""Access for this machine's own page or a class, by address, origin, token and length."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pylogic.rules.lexical import is_number
from pylogic.web.classroom import Classroom

MOST_ASKED = 4_000_000
"""Bytes of a request's body."""
_HOSTS = ("127.0.0.1", "localhost")
Refusal = tuple[str, int] | tuple[str, int, dict[str, str]]
JOIN = "/join"
"""Where pupils join: the page, and under /api what it asks."""
POLICY = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            # The editor, plots of a comparison and the page to print bring styles of their own.
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "connect-src 'self'",
            "font-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}

_POLICY_OF_ROOM = {k: v for k, v in POLICY.items() if k != "Cross-Origin-Opener-Policy"}
"""Browsers take that one for a mistake where a page comes by http from another computer."""


def new_token() -> str:
    """A random token that nobody can guess."""
    return secrets.token_urlsafe(24)


@dataclass(frozen=True)
class Access:
    """An application that only who has the token may ask, and no other site's page.

    Host is checked against names that were bound to this address (DNS rebinding), Origin and
    Sec-Fetch-Site against other sites' pages (https://words.filippo.io/csrf/); the page itself,
    without any of the user's data, needs no token. Programs that are no browsers send neither
    header, and need the token alone. No header ever lets a page of another origin read what is
    answered (CORS).
    """

    app: ASGIApp
    token: str = field(repr=False)
    codes: set[str] = field(default_factory=set, repr=False)
    """Each tells the token once, at `/?code=CODE`: what starts a browser stands in the list of
    processes, which other users of the machine can read.
    """
    classroom: Classroom | None = None
    """The class that may ask, too, by another address: a request there is a pupil's at most,
    whatever it says, since anybody in the room can listen to it.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse, a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        room = self.classroom
        if room is not None and scope["server"][0] != room.address:
            room = None  # it has come by the teacher's own address
        refusal = self._refusal(scope, Headers(scope=scope), room)

        async def with_policy(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(POLICY if room is None else _POLICY_OF_ROOM)
            await send(message)

        answer: ASGIApp = self.app
        key, _, code = scope["query_string"].decode("ascii", "replace").partition("=")
        if refusal is not None:
            answer = PlainTextResponse(*refusal)
        elif (scope["path"], key) == ("/", "code") and code in self.codes:
            self.codes.remove(code)
            answer = RedirectResponse(f"/?token={self.token}", 303)
        await answer(scope, receive, with_policy)

    def _refusal(self, scope: Scope, headers: Headers, room: Classroom | None) -> Refusal | None:
        """The words, status and headers that refuse a request; the scope tells which pupil asks."""
        names = (room.host,) if room else _HOSTS
        host = headers.get("host", "")
        name, _, port = host.partition(":")
        if name not in names or not (is_number(port) or host == name):
            return f"This server answers to {names[0]} only.", 421
        origin, site = headers.get("origin"), headers.get("sec-fetch-site", "none")
        is_own_page = origin in (None, f"http://{host}") and site in ("none", "same-origin")
        if not is_own_page and not _is_link(scope, headers):
            return "Pages of other sites may not ask this server.", 403
        if scope["path"].startswith("/api/"):
            given = headers.get("authorization", "")
            scope["pupil"] = pupil = (
                room.pupils.get(given.removeprefix("Bearer ")) if room else None
            )
            if room is not None and pupil is None and scope["path"] != f"/api{JOIN}":
                words = "Join the class first, with the code that the teacher shows."
                return words, 401, {"location": JOIN}
            told = given.encode("utf-8", errors="replace")
            if room is None and not secrets.compare_digest(told, f"Bearer {self.token}".encode()):
                words = "The token is missing or wrong: open the link that pylogic serve printed."
                return words, 401
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers:
            return "The length of the request must be told beforehand.", 411
        if not is_number(length) or int(length) > MOST_ASKED:
            return f"The request is too long: at most {MOST_ASKED / 10**6:g} MB are taken.", 413
        return None


def _is_link(scope: Scope, headers: Headers) -> bool:
    """Whether somebody has followed a link to the bare page, whose fragment no server sees.

    The query of a link, as a token, counts only if the user has opened it.
    """
    is_followed = headers.get("sec-fetch-mode") == "navigate" and "origin" not in headers
    is_page = headers.get("sec-fetch-dest") == "document" and scope["path"] in ("/", JOIN)
    return is_followed and is_page and scope["method"] == "GET" and not scope["query_string"]
