"""What can be asked, one file for each pane of the page; each route is one call of the façade."""

from __future__ import annotations

from pylogic.web.routes import (
    answers,
    assistant,
    board,
    exchange,
    explanations,
    files,
    guide,
    rules,
    work,
)

ROUTERS = tuple(
    module.router
    for module in (
        board,
        rules,
        assistant,
        answers,
        explanations,
        work,
        files,
        exchange,
        guide,
    )
)
