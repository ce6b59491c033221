"""How a command ends: what each exception says on standard error, and its exit code."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path

from pylogic.cli.codes import (
    ANSWERED,
    BAD_INPUT,
    CTRL_C,
    DISAGREED,
    INTERNAL_ERROR,
    LIMITED,
    PIPE_CLOSED,
)
from pylogic.cli.streams import ReaderGoneError
from pylogic.errors import (
    ClusterError,
    CrashError,
    DisagreementError,
    PylogicError,
    StoppedError,
    WriteError,
)

TRACEBACK = "PYLOGIC_TRACEBACK"
"""The variable of the environment that asks for the traceback of an error."""


def tell(error: BaseException) -> int:
    """Say what has ended a command; its exit code."""
    if os.environ.get(TRACEBACK) and not isinstance(error, SystemExit):
        traceback.print_exception(error)
    match error:
        case SystemExit():
            return error.code if isinstance(error.code, int) else ANSWERED
        case ReaderGoneError():
            return PIPE_CLOSED
        case WriteError(problems=(problem, *_)):
            return _say(f"pylogic: {problem.text}", INTERNAL_ERROR)
        case StoppedError(interruption=why, problems=(problem, *_)):
            return _say(f"pylogic: {problem.text}", CTRL_C if why == "user" else LIMITED)
        case ClusterError(problems=(problem, *_)):
            return _say(f"pylogic: {problem.text}", INTERNAL_ERROR)
        case CrashError(__cause__=None, problems=(problem, *_)):  # something has killed a process
            return _say(f"pylogic: {problem.text}", INTERNAL_ERROR)
        case CrashError():
            return _internal(error)
        case DisagreementError():
            return _say(f"{error}", DISAGREED)
        case PylogicError():
            return _say(f"{error}", BAD_INPUT)
        case KeyboardInterrupt():  # uvicorn, or click where a key is waited for
            return CTRL_C
        case MemoryError():
            return _say("pylogic: stopped by lack of memory", LIMITED)
    return _of_click(error)


def _of_click(error: BaseException) -> int:
    from click.exceptions import Abort, ClickException, Exit

    match error:
        case Exit():
            return error.exit_code
        case Abort():
            return CTRL_C
        case ClickException():
            error.show()
            return BAD_INPUT
    for cause in _causes(error):  # Python wraps what comes amid an import
        match cause:
            case KeyboardInterrupt() | StoppedError() | MemoryError() | ReaderGoneError():
                return tell(cause)
    return _internal(error)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _internal(error: BaseException) -> int:
    """One line, with the place in our source; whoever reports it is asked for the rest."""
    words = str(error).strip().splitlines()
    place = traceback.extract_tb(error.__traceback__)[-1]
    said = f"{type(error).__name__}: {words[-1]}" if words else type(error).__name__
    where = f"{Path(place.filename).name}:{place.lineno}"
    asked = f"please report it with the command and what {TRACEBACK}=1 adds"
    return _say(f"pylogic: internal error: {said} ({where}); {asked}", INTERNAL_ERROR)


def _say(words: str, code: int) -> int:
    print(words, file=sys.stderr)
    return code
