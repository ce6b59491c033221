"""The application: what is asked at which path, and the page's own files.

A browser asks for some eighty files at once. Read from the disk for each request, through the
application, they took 0.6 s of the 1.4 s until the first board: so they are held in memory.
"""

from __future__ import annotations

import hashlib
import json
import mimetypes
from collections.abc import Collection
from pathlib import Path

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse, Response
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Receive, Scope, Send

from pylogic import __version__
from pylogic.errors import NotFoundError, PylogicError
from pylogic.web.access import Access
from pylogic.web.classroom import Classroom, keep_pupils_out
from pylogic.web.jobs import Jobs
from pylogic.web.routes import ROUTERS

_STATIC = Path(__file__).parent / "static"
_ABOUT = """Each path under /api takes one JSON body and answers with server-sent events, the last
of which is `done` or `failed`. Every request needs the header `Authorization: Bearer TOKEN`."""

_MOST_WRONG = 10
"""Things wrong with a request that are told,"""
_LONGEST_PART = 100
"""and characters of a name in it."""
_INTERNAL = """Something went wrong inside pylogic. Please report it, with what pylogic serve has
printed in its terminal: it is not your fault."""


def application(
    token: str,
    puzzle: str | None = None,
    instance: str | None = None,
    desks: Path | None = None,
    codes: Collection[str] = (),
    classroom: Classroom | None = None,
) -> Access:
    """The workbench, for who knows the token.

    Args:
        puzzle, instance: what it opens first.
        desks: a folder for what is temporary, if not the system's.
        codes: each tells the token once.
        classroom: who else may ask, if anybody.
    """
    app = FastAPI(
        title="pylogic",
        version=__version__,
        description=_ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        dependencies=[Depends(keep_pupils_out)],
    )
    app.state.jobs = Jobs(desks)
    app.state.classroom = classroom
    app.state.first = {"puzzle": puzzle, "instance": instance}
    for router in ROUTERS:
        app.include_router(router, prefix="/api")
    app.exception_handler(HTTPException)(_refused)
    app.exception_handler(RequestValidationError)(_invalid)
    app.exception_handler(PylogicError)(_wrong)
    app.exception_handler(Exception)(_broken)
    return Access(with_files(app), token, set(codes), classroom)


async def _refused(_request: Request, refusal: HTTPException) -> Response:
    return PlainTextResponse(refusal.detail, refusal.status_code, refusal.headers)


async def _invalid(_request: Request, error: RequestValidationError) -> Response:
    """What is wrong and where, without what was asked: it may be long, and no JSON could say it."""
    found = error.errors()[:_MOST_WRONG]
    detail = [
        {"loc": [str(part)[:_LONGEST_PART] for part in one["loc"]], "msg": one["msg"]}
        for one in found
    ]
    return Response(json.dumps({"detail": detail}), 422, media_type="application/json")


async def _wrong(_request: Request, error: PylogicError) -> Response:
    """What a request that is no job asked wrongly; jobs tell it as their last event."""
    return PlainTextResponse(str(error), 404 if isinstance(error, NotFoundError) else 400)


async def _broken(_request: Request, _error: Exception) -> Response:
    return PlainTextResponse(_INTERNAL.replace("\n", " "), 500)


def with_files(app: ASGIApp) -> ASGIApp:
    """The application behind the page's files as they are now, by their paths.

    The page says beforehand which modules it needs, or a browser would ask for each when another
    one imports it.
    """
    paths = [path for path in sorted(_STATIC.rglob("*")) if path.is_file()]
    named = {f"/static/{path.relative_to(_STATIC)}": path for path in paths}
    modules = (
        name
        for name in named
        if name.endswith(".js")
        and name.startswith("/static/js/")
        and not {"offline", "class"} & set(name.split("/"))
    )
    preloads = "".join(f'<link rel="modulepreload" href="{name}">\n' for name in modules)
    index = _STATIC / "index.html"
    text = index.read_text(encoding="utf-8").replace("</head>", f"{preloads}</head>")
    files = {name: _file(path.read_bytes(), path) for name, path in named.items()}
    files |= {f"/{name}": files[f"/static/{name}.html"] for name in ("join", "class")}
    files["/"] = _file(text.encode(), index)

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        is_read = scope["type"] == "http" and scope["method"] == "GET"
        found: ASGIApp | None = files.get(scope["path"]) if is_read else None
        if found is not None:
            stamp = files[scope["path"]].headers["etag"]
            if Headers(scope=scope).get("if-none-match") == stamp:
                found = Response(status_code=304, headers={"etag": stamp})
        await (found or app)(scope, receive, send)

    return answer


def _file(data: bytes, path: Path) -> Response:
    kind, _ = mimetypes.guess_type(path.name)
    stamp = hashlib.sha256(data).hexdigest()[:16]
    return Response(data, media_type=kind or "text/plain", headers={"etag": f'"{stamp}"'})
