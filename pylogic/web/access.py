"""Access to the workbench: requests are refused by address, origin, token and length."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pylogic.rules.lexical import is_number
from pylogic.web.classroom import Classroom

LARGEST_BODY = 4_000_000
"""Largest request body, in bytes."""
_HOSTS = ("127.0.0.1", "localhost")
Refusal = tuple[str, int] | tuple[str, int, dict[str, str]]
JOIN = "/join"
"""The path of the page on which pupils join, and under /api of its request."""
POLICY = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            # The editor, plots of a comparison and the page to print contain styles.
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
"""The headers for a class, without one that browsers report as a mistake on plain http."""


@dataclass(frozen=True)
class Access:
    """An application that answers only clients with the token, and no page of another site.

    The check of Host stops names that others bind to this address (DNS rebinding), the checks of
    Origin and Sec-Fetch-Site stop other sites' pages (https://words.filippo.io/csrf/). The page
    itself needs no token, since it holds no data of the user. Programs that are no browsers send
    neither header, and need the token alone. No header lets other origins read answers (CORS).
    """

    app: ASGIApp
    token: str = field(repr=False)
    codes: set[str] = field(default_factory=set, repr=False)
    """Codes, each of which is exchanged for the token once, at `/?code=CODE`. A browser is started
    with a code, since other users of the machine can read the list of processes.
    """
    classroom: Classroom | None = None
    """The class that may also ask, at another address. A request there counts as a pupil's even
    with the teacher's token, since anybody in the room can listen to it.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer an HTTP request, refuse it, or exchange a code, once, for the token (ASGI)."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        room = self.classroom
        if room is not None and scope["server"][0] != room.address:
            room = None  # the request has come by the teacher's own address
        refusal = self._refuse(scope, Headers(scope=scope), room)

        async def send_with_policy(message: Message) -> None:
            """Send `message` on, and add the headers of the policy to the start of a response."""
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
        await answer(scope, receive, send_with_policy)

    def _refuse(self, scope: Scope, headers: Headers, room: Classroom | None) -> Refusal | None:
        """Return words, status and headers that refuse a request; None to let it pass.

        For a request under /api it stores the pupil who asks, or None, in the scope as "pupil".
        """
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
            authorization = headers.get("authorization", "")
            scope["pupil"] = pupil = (
                room.pupils.get(authorization.removeprefix("Bearer ")) if room else None
            )
            if room is not None and pupil is None and scope["path"] != f"/api{JOIN}":
                words = "Join the class first, with the code that the teacher shows."
                return words, 401, {"location": JOIN}
            token = authorization.encode("utf-8", errors="replace")
            if room is None and not secrets.compare_digest(token, f"Bearer {self.token}".encode()):
                words = "The token is missing or wrong: open the link that pylogic serve printed."
                return words, 401
        length = headers.get("content-length", "0")
        if "transfer-encoding" in headers:
            return "The length of the request must be told beforehand.", 411
        if not is_number(length) or int(length) > LARGEST_BODY:
            return f"The request is too long: at most {LARGEST_BODY / 10**6:g} MB are taken.", 413
        return None


def _is_link(scope: Scope, headers: Headers) -> bool:
    """True if a browser follows a link to the bare page; its fragment is not sent to the server.

    A link with a query, such as a token, does not count: only the user may open it.
    """
    is_followed = headers.get("sec-fetch-mode") == "navigate" and "origin" not in headers
    is_page = headers.get("sec-fetch-dest") == "document" and scope["path"] in ("/", JOIN)
    return is_followed and is_page and scope["method"] == "GET" and not scope["query_string"]
