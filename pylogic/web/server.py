"""The workbench's server: its addresses, the link with the token, and the browser's start."""

from __future__ import annotations

import gc
import logging
import os
import secrets
import signal
import socket
import sys
import tempfile
import webbrowser
from asyncio import CancelledError
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread

import psutil
import uvicorn

from pylogic.errors import OptionError
from pylogic.rules import folder
from pylogic.solving.cluster import import_modules
from pylogic.web import landlock
from pylogic.web.app import create_application
from pylogic.web.classroom import Classroom

HOST = "127.0.0.1"
PORT = 8043
"""The usual port: always the same, so that the browser finds the data that it keeps for a page."""


def serve(
    puzzle: str | None,
    instance: str | None,
    port: int | None,
    host: str | None,
    is_opened: bool,
    tell: Callable[[str], None],
    warn: Callable[[str], None],
) -> None:
    """Serve the workbench until a signal ends it; open a browser if `is_opened` and on a screen.

    Args:
        puzzle, instance: the board that the page opens first.
        port: the port; None for PORT or any free one.
        host: an address or a name of this computer, at which a class may join; None for no class.
        tell: called with lines that hold the links, and the code of the class.
        warn: called with a warning.

    Raises:
        NotFoundError: the board does not exist, or lies where the page does not open files.
        OptionError: the port is taken, or the host is none of this computer.
        KeyboardInterrupt: a signal has ended the server.
    """
    first = None if puzzle is None else folder.choose_first(puzzle, instance)
    if not landlock.version():
        warn("pylogic: this system has no Landlock: jobs are bounded, but not confined by it")
    ports = (PORT, 0) if port is None else (port,)
    sockets = [_listen(HOST, ports)]
    own_port = sockets[0].getsockname()[1]
    classroom = None
    if host is not None:
        sockets.append(_listen_in_room(host, own_port))
        classroom = Classroom(host.lower(), sockets[1].getsockname()[0], own_port)
    token = secrets.token_urlsafe(24)
    page = f"http://{HOST}:{own_port}/"
    current, home = Path.cwd(), Path.home()
    if current.is_relative_to(home):
        current = Path("~") / current.relative_to(home)
    tell(f"{page}?token={token}  (for {current}; Ctrl-C ends it)")
    if classroom is not None:
        tell(f"{page}class?token={token}  (what to show: code, and who has solved)")
        tell(f"Pupils open {classroom.link} and type the code {classroom.code}")
    # Only where there is a screen: else the browser would be one in this terminal.
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    has_screen = sys.platform in ("darwin", "win32") or any(map(os.environ.get, screens))
    codes = {secrets.token_urlsafe(24)} if is_opened and has_screen else set()
    for code in codes:
        Thread(target=webbrowser.open, args=(f"{page}?code={code}",), daemon=True).start()
    with tempfile.TemporaryDirectory(prefix="pylogic-", ignore_cleanup_errors=True) as desks:
        app = create_application(token, first, Path(desks), codes, classroom)
        config = uvicorn.Config(
            app,
            lifespan="off",
            proxy_headers=False,  # no web server stands before it
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=1,
        )
        import_modules()
        gc.collect()
        gc.freeze()  # the server's pages of memory stay shared with all children
        logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)
        _install_signal_handlers()
        uvicorn.Server(config).run(sockets=sockets)
    raise KeyboardInterrupt  # only a signal ends the server


def _install_signal_handlers() -> None:
    """Let SIGINT, SIGTERM and SIGHUP, unless ignored, raise KeyboardInterrupt after uvicorn.

    Jobs end first: uvicorn stops at the first two signals, and raises them again.
    """
    handlers = {
        signal.SIGINT: signal.default_int_handler,
        signal.SIGTERM: signal.default_int_handler,
        signal.SIGHUP: lambda *_: signal.raise_signal(signal.SIGTERM),
    }
    for number, handler in handlers.items():
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """True to keep a log record of uvicorn; False if it only says that an answer was cut off."""
    is_cancelled = record.exc_info and isinstance(record.exc_info[1], CancelledError)
    return not (is_cancelled or "graceful shutdown exceeded" in str(record.msg))


def _listen_in_room(host: str, port: int) -> socket.socket:
    """Return a listening socket that others can reach; OptionError names this computer's own."""
    try:
        ip_address = socket.gethostbyname(host)
        if ip_address in (HOST, "0.0.0.0"):
            raise OSError(None, "others cannot open this address")
        return _listen(ip_address, (port,))
    except (OSError, UnicodeError, OptionError) as error:
        own = [
            address.address
            for addresses in psutil.net_if_addrs().values()
            for address in addresses
            if address.family == socket.AF_INET and address.address != HOST
        ]
        problem = getattr(error, "strerror", None) or str(error).removeprefix("error: ")
        words = f"this computer has {' and '.join(own)}" if own else "it is in no network"
        raise OptionError(f"--host {host}: {problem}; {words}") from None


def _listen(address: str, ports: Sequence[int]) -> socket.socket:
    """Return a listening socket at the first free port (0: any); OptionError if none is free."""
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
