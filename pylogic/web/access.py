"""Who may ask: this machine's own page alone, by address, origin and token."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_HOSTS = ("127.0.0.1", "localhost")
_POLICY = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
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


def new_token() -> str:
    """A random token that nobody can guess."""
    return secrets.token_urlsafe(24)


@dataclass(frozen=True)
class Access:
    """An application that only who has the token may ask, and no other site's page.

    Host is checked against names that were bound to this address (DNS rebinding), Origin and
    Sec-Fetch-Site against other sites' pages; the page itself, without any of the user's data,
    needs no token.
    """

    app: ASGIApp
    token: str = field(repr=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse, a request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope["path"], Headers(scope=scope))

        async def with_policy(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_POLICY)
            await send(message)

        if refusal is None:
            await self.app(scope, receive, with_policy)
        else:
            status, words = refusal
            await PlainTextResponse(words, status)(scope, receive, with_policy)

    def _refusal(self, path: str, headers: Headers) -> tuple[int, str] | None:
        host = headers.get("host", "")
        if host.rpartition(":")[0] not in _HOSTS and host not in _HOSTS:
            return 421, "this server answers to 127.0.0.1 only"
        origin = headers.get("origin")
        if origin is not None and origin != f"http://{host}":
            return 403, "pages of other sites may not ask this server"
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            return 403, "pages of other sites may not ask this server"
        if path.startswith("/api/") and not self._knows(headers.get("authorization", "")):
            return 401, "the token is missing or wrong: open the link that pylogic serve printed"
        return None

    def _knows(self, authorization: str) -> bool:
        given = authorization.encode("utf-8", errors="replace")
        return secrets.compare_digest(given, f"Bearer {self.token}".encode())
