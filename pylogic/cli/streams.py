"""Standard input, output and error as a command needs them: closed ones, full disks, pipes.

An error of standard output is an exception of its own: rich takes a broken pipe for its own
affair and ends with code 1, and an error of some other file is none of standard output.
"""

from __future__ import annotations

import io
import os
import sys
from codecs import BOM_UTF8

from pylogic.errors import OptionError, WriteError
from pylogic.rules.files import read_stream
from pylogic.rules.limits import Limits


class ReaderGoneError(Exception):
    """Whoever read standard output has had enough, as `head` does."""


class _Output(io.FileIO):
    """Standard output: what cannot be written ends the command."""

    def write(self, data: object, /) -> int:
        try:
            return super().write(data)  # type: ignore[arg-type]
        except BrokenPipeError:
            raise ReaderGoneError from None
        except OSError as error:
            raise WriteError(f"standard output cannot be written: {error.strerror}") from None


class _Messages(io.FileIO):
    """Standard error: a message that nobody can read is not worth an error."""

    def write(self, data: object, /) -> int:
        try:
            return super().write(data)  # type: ignore[arg-type]
        except OSError:
            return len(data)  # type: ignore[arg-type]


def open_all() -> bool:
    """Give closed descriptors a place that no pipe of ours can take; whether output has none."""
    is_closed = sys.stdout is None
    while (spare := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(spare)
    sys.stderr = _text(_Messages(2, "wb", closefd=False), sys.stderr)
    if is_closed:
        print("pylogic: standard output is closed", file=sys.stderr)
    else:
        sys.stdout = _text(_Output(1, "wb", closefd=False), sys.stdout)
    return is_closed


def _text(raw: io.FileIO, before: object) -> io.TextIOWrapper:
    """A stream like the one before; what its encoding does not have is escaped."""
    stream = io.BufferedWriter(raw)
    if not isinstance(before, io.TextIOWrapper):
        return io.TextIOWrapper(stream, errors="backslashreplace", line_buffering=True)
    errors = "backslashreplace" if before.errors == "strict" else before.errors
    is_line_buffered = before.line_buffering or before.write_through
    return io.TextIOWrapper(stream, before.encoding, errors, line_buffering=is_line_buffered)


def read_input(limits: Limits) -> bytes:
    """All of standard input.

    Raises:
        OptionError: it is closed.
        ProgramError: it is too much, or cannot be read.
        StoppedError: a limit came first.
    """
    if sys.stdin is None:
        raise OptionError("standard input is closed: there is nothing to read for -")
    return read_stream(sys.stdin.buffer, "<stdin>", limits).removeprefix(BOM_UTF8)


def is_typed() -> bool:
    """Whether there is no standard input but what somebody types."""
    return sys.stdin is None or sys.stdin.isatty()


def listed_text(limits: Limits) -> str:
    """All of standard input as a list, whose names of files may be no text; it can be read again.

    Raises:
        OptionError, ProgramError, StoppedError: as `read_input`.
    """
    data = read_input(limits)
    sys.stdin = io.TextIOWrapper(io.BytesIO(data))
    return os.fsdecode(data)
