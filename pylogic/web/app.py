"""The application: what is asked at which path."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from fastapi.responses import FileResponse
from starlette.staticfiles import StaticFiles

from pylogic import __version__
from pylogic.web.access import Access
from pylogic.web.jobs import Jobs
from pylogic.web.routes import ROUTERS

STATIC = Path(__file__).parent / "static"
_ABOUT = """Each path under /api takes one JSON body and answers with server-sent events, the last
of which is `done` or `failed`. Every request needs the header `Authorization: Bearer TOKEN`."""


def application(token: str, puzzle: str | None = None, instance: str | None = None) -> Access:
    """The workbench, for who knows the token; what it opens first."""
    app = FastAPI(
        title="pylogic",
        version=__version__,
        description=_ABOUT,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    app.state.jobs = Jobs()
    app.state.first = {"puzzle": puzzle, "instance": instance}
    for router in ROUTERS:
        app.include_router(router, prefix="/api")
    app.mount("/static", StaticFiles(directory=STATIC), name="static")

    @app.get("/", include_in_schema=False)
    async def page() -> FileResponse:
        return FileResponse(STATIC / "index.html")

    return Access(app, token)
