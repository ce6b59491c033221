"""The application: what is asked at which path, and the page's own files."""

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
    for path in _PAGES:
        app.add_route(path, _page)
    app.mount("/static", StaticFiles(directory=_STATIC))
    app.exception_handler(HTTPException)(_refused)
    app.exception_handler(RequestValidationError)(_invalid)
    app.exception_handler(PylogicError)(_wrong)
    app.exception_handler(Exception)(_broken)
    return Access(app, token, set(codes), classroom)


async def _page(request: Request) -> Response:
    return FileResponse(_STATIC / _PAGES[request.url.path])


async def _refused(_request: Request, refusal: HTTPException) -> Response:
    return PlainTextResponse(refusal.detail, refusal.status_code, refusal.headers)


async def _invalid(_request: Request, error: RequestValidationError) -> Response:
    """The faults and their places, without the input: it may be long, and no JSON could say it."""
    found = error.errors()[:_MOST_WRONG]
    detail = [
        {"loc": [str(part)[:_LONGEST_PART] for part in one["loc"]], "msg": one["msg"]}
        for one in found
    ]
    return Response(json.dumps({"detail": detail}), 422, media_type="application/json")


async def _wrong(_request: Request, error: PylogicError) -> Response:
    """The problems of a request that is no job; jobs tell theirs as their last event."""
    return PlainTextResponse(str(error), 404 if isinstance(error, NotFoundError) else 400)


async def _broken(_request: Request, _error: Exception) -> Response:
    return PlainTextResponse(_INTERNAL.replace("\n", " "), 500)
