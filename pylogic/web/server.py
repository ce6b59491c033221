"""The server: an address of this machine, a link with a token, and a browser that opens it."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from pylogic.errors import OptionError
from pylogic.web import access
from pylogic.web.app import application

HOST = "127.0.0.1"
PORT = 8043
"""The same one each time, so that the browser finds what it has kept for the page."""


def serve(
    puzzle: str | None,
    instance: str | None,
    port: int | None,
    is_opened: bool,
    tell: Callable[[str], None],
) -> None:
    """Serve the workbench until a signal ends it; `tell` is called with its link.

    Raises:
        OptionError: the port is taken.
    """
    token = access.new_token()
    listening = _listen(port)
    link = f"http://{HOST}:{listening.getsockname()[1]}/?token={token}"
    config = uvicorn.Config(
        application(token, puzzle, instance),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    tell(link)
    if is_opened:
        webbrowser.open(link)
    uvicorn.Server(config).run(sockets=[listening])


def _listen(port: int | None) -> socket.socket:
    """A socket at the port that was asked for; without one at the usual or any that is free."""
    for number in (PORT, 0) if port is None else (port,):
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((HOST, number))
        except OSError as error:
            listening.close()
            problem = error.strerror
        else:
            listening.listen(128)
            return listening
    raise OptionError(f"--port {port}: {problem}")
