"""What the routes share: the jobs of the application, and how a job answers."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import Depends, HTTPException, Request
from fastapi.sse import EventSourceResponse, ServerSentEvent

from pylogic.web.jobs import Jobs

__all__ = ["EventSourceResponse", "Places", "ServerSentEvent"]


def _jobs(request: Request) -> Jobs:
    found: Jobs = request.app.state.jobs
    if found.are_too_many:
        raise HTTPException(503, "Too much is being asked at once: try again in a moment.")
    return replace(found, client=request.headers.get("pylogic-tab", ""))


Places = Annotated[Jobs, Depends(_jobs)]
"""The jobs of the application, for who asks; for a route's argument."""
