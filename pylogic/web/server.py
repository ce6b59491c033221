"""The server: an address of this machine, a link with a token, and a browser that opens it."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import tempfile
import webbrowser
from asyncio import CancelledError
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from threading import Thread
from typing import NoReturn

import psutil
import uvicorn
from starlette.types import ASGIApp

from pylogic.errors import OptionError
from pylogic.puzzle import load
from pylogic.solving.cluster_task import import_all
from pylogic.web import access, landlock
from pylogic.web.app import application
from pylogic.web.classroom import Classroom

HOST = "127.0.0.1"
PORT = 8043
"""The same one each time, so that the browser finds what it has kept for the page."""


def serve(
    puzzle: str | None,
    instance: str | None,
    port: int | None,
    host: str | None,
    is_opened: bool,
    tell: Callable[[str], None],
    warn: Callable[[str], None],
) -> None:
    """Serve the workbench until a signal ends it.

    Args:
        host: an address of this computer, or a name of one, at which a class may join.
        tell: called with a line that holds its link, and with what a class is shown.
        warn: called with what does not keep it from serving.

    Raises:
        NotFoundError, ProgramError: what it would open first is not there, or cannot be read.
        OptionError: the port is taken, or the host is none of this computer.
        KeyboardInterrupt: a signal has ended it.
    """
    if puzzle is not None:
        found = load(puzzle)
        if instance is not None:
            found.instance(instance)
    if not landlock.version():
        warn("pylogic: this system has no Landlock: jobs are bounded, but not confined by it")
    ports = (PORT, 0) if port is None else (port,)
    sockets = [_listen(HOST, ports)]
    own_port = sockets[0].getsockname()[1]
    classroom = None
    if host is not None:
        sockets.append(_in_room(host, own_port))
        classroom = Classroom(host.lower(), sockets[1].getsockname()[0], own_port)
    token = access.new_token()
    page = f"http://{HOST}:{own_port}/"
    shown, home = Path.cwd(), Path.home()
    if shown.is_relative_to(home):
        shown = Path("~") / shown.relative_to(home)
    tell(f"{page}?token={token}  (for {shown}; Ctrl-C ends it)")
    if classroom is not None:
        tell(f"{page}class?token={token}  (what to show: code, and who has solved)")
        tell(f"Pupils open {classroom.link} and type the code {classroom.code}")
    # A browser can be opened that does not take the terminal.
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    has_screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))
    codes = {access.new_token()} if is_opened and has_screen else set()
    for code in codes:
        Thread(target=webbrowser.open, args=(f"{page}?code={code}",), daemon=True).start()
    made = partial(application, token, puzzle, instance, codes=codes, classroom=classroom)
    _run(sockets, made)


def _run(sockets: list[socket.socket], made: Callable[..., ASGIApp]) -> NoReturn:
    """Serve what is made for a folder of desks until a signal ends it.

    Raises:
        KeyboardInterrupt: a signal has ended it.
    """
    with tempfile.TemporaryDirectory(prefix="pylogic-", ignore_cleanup_errors=True) as desks:
        config = uvicorn.Config(
            made(desks=Path(desks)),
            lifespan="off",
            proxy_headers=False,  # no web server stands before it
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
        )
        import_all()
        gc.collect()
        gc.freeze()  # its pages of memory stay shared with all children
        logging.getLogger("uvicorn.error").addFilter(_is_news)
        _end_in_good_order()
        uvicorn.Server(config).run(sockets=sockets)
    raise KeyboardInterrupt  # nothing else ends it


def _end_in_good_order() -> None:
    """Have signals end the jobs first: uvicorn answers the first two, and raises them again."""
    handlers = {
        signal.SIGINT: signal.default_int_handler,
        signal.SIGTERM: signal.default_int_handler,
        signal.SIGHUP: lambda *_: signal.raise_signal(signal.SIGTERM),
    }
    for number, handler in handlers.items():
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def _is_news(record: logging.LogRecord) -> bool:
    """Whether uvicorn says more than that the end has come amid an answer."""
    is_cancelled = record.exc_info and isinstance(record.exc_info[1], CancelledError)
    return not (is_cancelled or "graceful shutdown exceeded" in str(record.msg))


def _in_room(host: str, port: int) -> socket.socket:
    """A socket at an address that others in the room can open.

    Raises:
        OptionError: it is none of this computer, or stands for all of them.
    """
    try:
        address = socket.gethostbyname(host)
        if address in (HOST, "0.0.0.0"):
            raise OSError(None, "others cannot open this address")
        return _listen(address, (port,))
    except (OSError, UnicodeError, OptionError) as error:
        own = [
            one.address
            for ones in psutil.net_if_addrs().values()
            for one in ones
            if one.family == socket.AF_INET and one.address != HOST
        ]
        problem = getattr(error, "strerror", None) or str(error).removeprefix("error: ")
        words = f"this computer has {' and '.join(own)}" if own else "it is in no network"
        raise OptionError(f"--host {host}: {problem}; {words}") from None


def _listen(address: str, ports: Sequence[int]) -> socket.socket:
    """A socket at the first of the ports that is free.

    Raises:
        OptionError: none is.
    """
    for port in ports:
        # asyncio sends at once (TCP_NODELAY) only where the protocol is named: 40 ms a request.
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((address, port))
            listening.listen(128)
        except OSError as error:
            listening.close()
            problem = error.strerror
        else:
            return listening
    raise OptionError(f"--port {port}: {problem}")
