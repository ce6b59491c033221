"""The few exceptions, and the place in a file that each problem names."""

from __future__ import annotations

import errno
import os
import re
from itertools import islice
from typing import Literal, NamedTuple

ANSWERED, INTERNAL_ERROR, BAD_INPUT, LIMITED, DISAGREED = range(5)
UNSOLVABLE, CTRL_C, PIPE_CLOSED = 20, 130, 141
EXIT_CODES = {
    ANSWERED: "answered",
    UNSOLVABLE: "proved that there is no answer",
    BAD_INPUT: "wrong usage or bad input",
    LIMITED: "stopped by a limit before an answer",
    DISAGREED: "runs that should agree do not, or two rule files differ",
    INTERNAL_ERROR: "an internal error or a failed write",
    CTRL_C: "Ctrl-C, SIGTERM or SIGHUP",
    PIPE_CLOSED: "the reader of a pipe went away",
}
"""Each exit code with its meaning. A proof that there is no answer is 20, as of clasp."""
_CLINGO = (
    r"(?s)(?P<file>.*?):(?P<line>[0-9]+):(?P<column>[0-9]+)(?:-[0-9:]+)?"
    r": (?P<kind>[a-z]+): (?P<text>.*)"
)

_SHORT_OF = (
    r"(?i)bad_alloc|can't start new thread|cannot allocate|failed to map|memory"
    r"|resource temporarily unavailable"  # clingo's thread
)


class Problem(NamedTuple):
    """One thing that is wrong, and where: lines and columns count from 1."""

    text: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    kind: str = "error"

    def to_dict(self) -> dict[str, str | int | None]:
        """Its text, and file, line and column where they are known."""
        return self._asdict()

    def __str__(self) -> str:
        place = [str(part) for part in (self.file, self.line, self.column) if part is not None]
        return f"{':'.join([*place, ''])} {self.kind}: {self.text}".lstrip()


def from_clingo(message: str) -> Problem:
    """Read the place out of a line that clingo logged; the words stay clingo's."""
    match = re.fullmatch(_CLINGO, message.strip())
    if match is None:
        return Problem(message.strip().removeprefix("<cmd>: error: "))
    return Problem(
        match["text"],
        match["file"],
        int(match["line"]),
        int(match["column"]),
        match["kind"],
    )


_LONGEST = 200
"""Characters of a line that is quoted."""


def quoted(problem: Problem) -> str:
    """An error with the line of the file that it names, and a caret; else the problem as it is."""
    file, line, column = problem.file, problem.line, problem.column
    if problem.kind != "error" or not file or not line or not column or not os.path.isfile(file):
        return str(problem)
    with open(file, "rb") as opened:
        found = next(islice(opened, line - 1, None), b"").rstrip(b"\r\n")
    before = found[: column - 1].decode(errors="replace")
    text = found.decode(errors="replace")
    if len(text) > _LONGEST or not text.replace("\t", "").isprintable():
        return str(problem)
    blank = re.sub(r"[^\t]", " ", before)
    margin = " " * len(f"  {line}")
    return f"{problem}\n  {line} | {text}\n{margin} | {blank}^"


class PylogicError(Exception):
    """An error that the user can put right; `problems` says what and where."""

    exit_code = BAD_INPUT

    def __init__(self, *problems: Problem | str) -> None:
        self.problems = tuple(
            Problem(problem) if isinstance(problem, str) else problem for problem in problems
        )
        super().__init__("\n".join(map(str, self.problems)))

    def __reduce__(self) -> tuple[type[PylogicError], tuple[Problem | str, ...]]:
        return type(self), self.problems


class NotFoundError(PylogicError):
    """No encoding or instance goes by that name."""


class ProgramError(PylogicError):
    """An encoding or an instance that cannot be read, or makes no sense."""


class OptionError(PylogicError):
    """An option or a constant that clingo does not know, or that changes what an answer is."""


def missing_package(purpose: str, error: ImportError, extra: str) -> OptionError:
    """Name the Python package that a purpose needs, and the extra that installs it.

    The index has another project called pylogic, so the words never name pylogic to pip.
    """
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
    """Two engines do not agree on what an answer is."""

    exit_code = DISAGREED


Interruption = Literal["timeout", "cpu", "memory", "inferences", "conflicts", "user", "backprop"]


_STOPPED_BY = {
    "timeout": "stopped by the time limit",
    "cpu": "stopped by the limit of CPU time",
    "memory": "stopped by lack of memory",
    "inferences": "stopped by the limit of inferences",
    "conflicts": "stopped by the limit of conflicts",
    "user": "stopped by Ctrl-C",
    "backprop": "nothing is proved, as clasp's --backprop loses answers",
}


def stopped_by(interruption: str) -> str:
    """The cause that cut a computation short, in words."""
    return _STOPPED_BY[interruption]


def exit_code(
    interruption: Interruption | None, answer: bool | None = None, no: int = UNSOLVABLE
) -> int:
    """The exit code of Ctrl-C if it came, or else of a yes, of a no, or of None: not known."""
    if interruption == "user":
        return CTRL_C
    return LIMITED if answer is None else ANSWERED if answer else no


def is_short_of_memory(error: BaseException) -> bool:
    """Whether an error is one of those that clingo and Python raise where there is no memory."""
    if isinstance(error, OSError):
        return error.errno == errno.ENOMEM
    is_known = isinstance(error, (RuntimeError, ImportError, SystemError))
    return isinstance(error, MemoryError) or (is_known and bool(re.search(_SHORT_OF, str(error))))


class StoppedError(PylogicError):
    """A limit, or the user, ended a computation that has no partial result.

    `so_far` says what it had tried by then.
    """

    def __init__(self, interruption: Interruption, so_far: str = "") -> None:
        self.interruption = interruption
        self.exit_code = exit_code(interruption)
        self.so_far = so_far
        super().__init__(f"{stopped_by(interruption)}{'; ' * bool(so_far)}{so_far}")

    def __reduce__(self) -> tuple[type[PylogicError], tuple[Problem | str, ...]]:
        return type(self), (self.interruption, self.so_far)
