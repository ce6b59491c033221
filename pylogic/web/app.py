"""The application: the routes, the page's files, and the answers to errors."""

from __future__ import annotations

import json
from collections.abc import Collection
from pathlib import Path

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from pylogic import __version__
from pylogic.errors import NotFoundError, PylogicError
from pylogic.web.access import Access
from pylogic.web.classroom import Classroom, keep_pupils_out
from pylogic.web.jobs import Jobs
from pylogic.web.routes import ROUTERS

_STATIC = Path(__file__).parent / "static"
_PAGES = {"/": "index.html", "/join": "join.html", "/class": "class.html"}
_ABOUT = """Each path under /api takes one JSON body and answers with server-sent events, the last
of which is `done` or `failed`. Every request needs the header `Authorization: Bearer TOKEN`."""

_MOST_FAULTS = 10
"""Most faults of a request that the answer names."""
_LONGEST_PART = 100
"""Most characters of a field's name in that answer; the client has chosen the name."""
_INTERNAL = """Something went wrong inside pylogic. Please report it, with what pylogic serve has
printed in its terminal: it is not your fault."""


def create_application(
    token: str,
    first: tuple[str, str | None] | None = None,
    desks: Path | None = None,
    codes: Collection[str] = (),
    classroom: Classroom | None = None,
) -> Access:
    """Return the workbench as an ASGI application, for clients with the token.

    Args:
        first: the names of the puzzle and the board that the page opens first, if asked for.
        desks: the folder for the jobs' temporary folders; None for the system's.
        codes: codes, each of which is exchanged for the token once.
        classroom: the class that may also ask, if any.
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
    app.state.first = first
    for router in ROUTERS:
        app.include_router(router, prefix="/api")
    for path in _PAGES:
        app.add_route(path, _send_page)
    app.mount("/static", StaticFiles(directory=_STATIC))
    app.exception_handler(HTTPException)(_answer_refusal)
    app.exception_handler(RequestValidationError)(_answer_invalid)
    app.exception_handler(PylogicError)(_answer_problems)
    app.exception_handler(Exception)(_answer_crash)
    return Access(app, token, set(codes), classroom)


async def _send_page(request: Request) -> Response:
    """Answer a path of _PAGES with its HTML file."""
    return FileResponse(_STATIC / _PAGES[request.url.path])


async def _answer_refusal(_request: Request, refusal: HTTPException) -> Response:
    """Answer an HTTPException of a route with its words, status and headers."""
    return PlainTextResponse(refusal.detail, refusal.status_code, refusal.headers)


async def _answer_invalid(_request: Request, error: RequestValidationError) -> Response:
    """Answer an invalid request with status 422 and its first faults as JSON, without its input."""
    detail = [
        {"loc": [str(part)[:_LONGEST_PART] for part in fault["loc"]], "msg": fault["msg"]}
        for fault in error.errors()[:_MOST_FAULTS]
    ]
    return Response(json.dumps({"detail": detail}), 422, media_type="application/json")


async def _answer_problems(_request: Request, error: PylogicError) -> Response:
    """Answer a PylogicError of a route that is no job: its words, 404 if not found, else 400."""
    return PlainTextResponse(str(error), 404 if isinstance(error, NotFoundError) else 400)


async def _answer_crash(_request: Request, _error: Exception) -> Response:
    """Answer an unexpected exception with status 500 and a request to report it."""
    return PlainTextResponse(_INTERNAL.replace("\n", " "), 500)
