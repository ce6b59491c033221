"""The few exceptions, and the place in a file that each problem names."""

from __future__ import annotations

import errno
import os
import re
from itertools import islice
from typing import Literal, NamedTuple

ANSWERED, INTERNAL_ERROR, BAD_INPUT, LIMITED, DISAGREED = range(5)
UNSOLVABLE, CTRL_C, PIPE_CLOSED = 20, 130, 141
"""The exit codes, which `pylogic --help` explains; 20 is clasp's for a proof of no answer."""
Interruption = Literal["timeout", "cpu", "memory", "inferences", "conflicts", "user"]
_CLINGO = r"(?s)(.*?):([0-9]+):([0-9]+)(?:-[0-9:]+)?: ([a-z]+): (.*)"
"""A message of clingo: file, line, column, kind, text."""
_LONGEST = 200
"""Longest line that a message quotes, in characters."""
_SHORTAGE = (
    r"(?i)bad_alloc|can't start new thread|cannot allocate|failed to map|memory"
    r"|resource temporarily unavailable"  # clingo's thread
)


class Problem(NamedTuple):
    """A mistake in words, and its place: lines and columns count from 1."""

    text: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    kind: str = "error"

    def to_dict(self) -> dict[str, str | int | None]:
        """Return text, file, line, column and kind; file, line and column may be None."""
        return self._asdict()

    def __str__(self) -> str:
        """Return the problem as FILE:LINE:COLUMN: KIND: TEXT; what is not known is left out."""
        place = [str(part) for part in (self.file, self.line, self.column) if part is not None]
        return f"{':'.join([*place, ''])} {self.kind}: {self.text}".lstrip()


def parse_message(message: str) -> Problem:
    """Return a message that clingo logged as a problem: its place, its kind, and clingo's words.
    A message without a place is an error in its own words."""
    match = re.fullmatch(_CLINGO, message.strip())
    if match is None:
        return Problem(message.strip().removeprefix("<cmd>: error: "))
    file, line, column, kind, text = match.groups()
    return Problem(text, file, int(line), int(column), kind)


def quote_source(problem: Problem) -> str:
    """Return a problem as text; below an error, its line of the file and a caret at its column.
    They are left out if it has no place in a file, or the line is long or not printable."""
    file, line, column = problem.file, problem.line, problem.column
    if problem.kind != "error" or not file or not line or not column or not os.path.isfile(file):
        return str(problem)
    with open(file, "rb") as opened:
        quotation = next(islice(opened, line - 1, None), b"").rstrip(b"\r\n")
    before, text = (part.decode(errors="replace") for part in (quotation[: column - 1], quotation))
    if len(text) > _LONGEST or not text.replace("\t", "").isprintable():
        return str(problem)
    blank, margin = re.sub(r"[^\t]", " ", before), " " * len(f"  {line}")
    return f"{problem}\n  {line} | {text}\n{margin} | {blank}^"


class PylogicError(Exception):
    """An error that the user can put right; each of its `problems` has words and a place."""

    exit_code = BAD_INPUT

    def __init__(self, *problems: Problem | str) -> None:
        """Take problems, or the words of problems without a place."""
        self.problems = tuple(
            Problem(problem) if isinstance(problem, str) else problem for problem in problems
        )

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))


class NotFoundError(PylogicError):
    """No encoding, instance, file, page or the like goes by that name."""


class ProgramError(PylogicError):
    """An encoding or an instance that cannot be read, or makes no sense."""


class OptionError(PylogicError):
    """An option, a constant, a name or a path that cannot be used, or would change the answers."""


def missing_package(purpose: str, error: ImportError, extra: str) -> OptionError:
    """Return (not raise) an error: a purpose needs a package, which an extra of pylogic installs.
    The words do not name pylogic to pip, since the index has another project of that name."""
    install = f"pip install '.[{extra}]' in a checkout of pylogic"
    return OptionError(f"{purpose} needs the Python package {error.name}: {install}")


class WriteError(PylogicError):
    """A file or a stream that could not be written whole."""

    exit_code = INTERNAL_ERROR


class CrashError(PylogicError):
    """clingo ended in a way that says nothing about the puzzle."""

    exit_code = INTERNAL_ERROR


class ClusterError(PylogicError):
    """There is no cluster any more, which says nothing about any puzzle."""

    exit_code = INTERNAL_ERROR


class DisagreementError(PylogicError):
    """Two engines, or two searches, contradict each other about the answers."""

    exit_code = DISAGREED


def describe_stop(interruption: str) -> str:
    """Return the words for an Interruption, such as "stopped by the time limit"."""
    causes = {"timeout": "the time limit", "memory": "lack of memory", "user": "Ctrl-C"}
    figure = "CPU time" if interruption == "cpu" else interruption
    return f"stopped by {causes.get(interruption, f'the limit of {figure}')}"


def to_exit_code(
    interruption: Interruption | None, answer: bool | None = None, no: int = UNSOLVABLE
) -> int:
    """Return CTRL_C if the user stopped a call; else ANSWERED if the answer to it is True, `no` if
    it is False, LIMITED if it is None: not known."""
    if interruption == "user":
        return CTRL_C
    return LIMITED if answer is None else ANSWERED if answer else no


def is_short_of_memory(error: BaseException) -> bool:
    """Return whether an error tells of a lack of memory or of threads, by its type and words."""
    if isinstance(error, (OSError, MemoryError)):
        return isinstance(error, MemoryError) or error.errno == errno.ENOMEM
    is_known = isinstance(error, (RuntimeError, ImportError, SystemError))
    return is_known and re.search(_SHORTAGE, str(error)) is not None


class StoppedError(PylogicError):
    """A limit, or the user, ended a computation that has no partial result.
    `so_far` says in words how far the computation had come."""

    def __init__(self, interruption: Interruption, so_far: str = "") -> None:
        self.interruption = interruption
        self.exit_code = to_exit_code(interruption)
        self.so_far = so_far
        super().__init__(f"{describe_stop(interruption)}{'; ' * bool(so_far)}{so_far}")
