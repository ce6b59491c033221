"""The routes, one file for each pane of the page; a route is one call of the façade."""

from __future__ import annotations

from pylogic.web import classroom
from pylogic.web.routes import assistant, board, files, gallery, guide, rules, work

PANES = (board, rules, assistant, work, files, gallery, guide, classroom)
ROUTERS = tuple(pane.router for pane in PANES)
