"""Records: the end, time and memory of a task, and the result for one puzzle of a batch."""

from __future__ import annotations

import hashlib
import platform
import resource
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import clingo
from clingo import ast

import pylogic
from pylogic.errors import Interruption
from pylogic.rules import constraints
from pylogic.rules.encoding import Encoding
from pylogic.solving import swipl
from pylogic.solving.question import CLINGO

T = TypeVar("T")

ERROR = "error"
"""The status of a puzzle that cannot be read or makes no sense."""
CRASHED = "crashed"
"""The status of a puzzle at which a process has died."""
SOUND = "sound"
"""The status of facts that make sense."""
DIFFERS = "differs"
"""The status of a puzzle whose answer is not the published one, or on which searches disagree."""
CONVERTED = "converted"
"""The status of a puzzle that was written in another format."""


def hash_texts(*texts: str) -> str:
    """Return 32 hexadecimal digits that hash texts in their order; 16 might be equal by chance."""
    joined = "\0".join(texts).encode(errors="surrogatepass")  # names of files may be no text
    return hashlib.sha256(joined).hexdigest()[:32]


def strip_comments(statements: Iterable[ast.AST]) -> list[str]:
    """Return the texts of statements in their order, without those that are comments.

    Comments by which rules are explained and graded stay.
    """
    return [
        str(statement)
        for statement in statements
        if statement.ast_type != ast.ASTType.Comment or str(statement).startswith(constraints.MARK)
    ]


def read_rules(encoding: Encoding, engine: str) -> list[str]:
    """Return the texts that decide on an engine's results: the rules, and those of their twin."""
    texts = strip_comments(encoding.statements)
    if engine != CLINGO:
        texts += swipl.read_twin_files(swipl.find_twin(encoding, engine))
    return texts


@cache
def list_versions(*, with_swipl: bool) -> str:
    """Return the versions of pylogic, clingo, Python, and perhaps SWI-Prolog; cached."""
    known = [f"pylogic {pylogic.__version__}", f"clingo {clingo.__version__}"]
    known.append(f"python {platform.python_version()}")
    if with_swipl:
        known.append(f"swipl {swipl.read_version()}")
    return ", ".join(known)


class Spent(NamedTuple):
    """The time and memory of some work, in this process and the children that it waited for."""

    wall_seconds: float
    cpu_seconds: float
    """User and system."""
    megabytes: float
    """The largest resident set of one process, the memory before the work included."""


def measure(work: Callable[[], T]) -> tuple[T, Spent]:
    """Call a function; return its result, and the time and memory that it took, by the system."""

    def read_usages() -> tuple[float, int, int]:
        """Return the CPU seconds so far, and the peaks of this process and of its children."""
        own, ended = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
        cpu_seconds = own.ru_utime + own.ru_stime + ended.ru_utime + ended.ru_stime
        return cpu_seconds, own.ru_maxrss, ended.ru_maxrss

    with suppress(OSError):  # only Linux forgets the peak of a process: see proc(5)
        Path("/proc/self/clear_refs").write_text("5", encoding="ascii")
    began, (cpu_before, _, earlier_peak) = time.perf_counter(), read_usages()
    result = work()
    wall_seconds, (cpu, own_peak, peak) = time.perf_counter() - began, read_usages()
    kilobytes = max(own_peak, peak) if peak > earlier_peak else own_peak
    return result, Spent(wall_seconds, cpu - cpu_before, kilobytes / 2**10)


def format_now() -> str:
    """Return the present date and time in UTC, as records store them: 2024-01-31 23:59:59."""
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime())


@dataclass(frozen=True, repr=False, kw_only=True)
class TaskRecord:
    """The end, time and memory of a task; None for a figure that is not known."""

    name: str
    """The name of the puzzle."""
    status: str
    """A status of an outcome, or one of the constants above."""
    interrupted: Interruption | None = None
    """The interruption that cut the work short."""
    count: int | None = None
    """The number of answers."""
    cpu_seconds: float | None = None
    """User and system time of all processes of the task."""
    megabytes: float | None = None
    """The largest resident set of one of these processes, the memory before the task included."""
    began: str = ""
    """The date and time when the work began, in UTC."""
    machine: str = ""
    """The name of the computer that did the work."""

    @property
    def is_crashed(self) -> bool:
        """True if a process of the task has died."""
        return self.status == CRASHED


@dataclass(frozen=True, repr=False, kw_only=True)
class Record(TaskRecord):
    """The record of one puzzle; a field is None where it is not known, or not asked for."""

    problems: tuple[str, ...] = ()
    """The problems of the puzzle, in words."""
    seconds: float | None = None
    """Wall seconds, reading the puzzle included."""
    level: str | None = None
    """The name that the rules give to this difficulty."""
    costliest: int | None = None
    """The cost of its costliest step."""
    total: int | None = None
    """The cost of its steps together."""
    fingerprint: str | None = None
    """A text that is equal for puzzles that are equal, turned or mirrored."""
    duplicate_of: str | None = None
    """The name of an earlier puzzle of the batch with this fingerprint."""
    is_busy: bool = False
    """True if the machine had other work to do, so that `seconds` is too high."""
    details: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The document that the verb's --json prints for this puzzle alone."""

    @property
    def grade(self) -> str | None:
        """Level, if any, and cost, as "hard 7"; None without cost."""
        if self.costliest is None:
            return None
        return f"{'' if self.level is None else self.level + ' '}{self.costliest}"

    @property
    def certified(self) -> bool | None:
        """`certified` of the outcome; None where nothing was solved, or no proof was asked for."""
        return self.details.get("certified")

    def to_dict(self) -> dict[str, Any]:
        """Return all fields as a dictionary, with `problems` as a list; `--json` prints it."""
        return {**asdict(self), "problems": list(self.problems), "details": dict(self.details)}

    @classmethod
    def from_dict(cls, document: Mapping[str, Any]) -> Record:
        """Return the record of a dictionary from `to_dict`; TypeError for an unknown key."""
        return cls(**{**document, "problems": tuple(document["problems"])})

    def __str__(self) -> str:
        seconds = "" if self.seconds is None else f"{self.seconds:.3f} s"
        words = [f"{self.name}: {self.status}", seconds, self.grade or ""]
        return ", ".join(filter(None, words))

    def __repr__(self) -> str:
        return f"<Record {self}>"
