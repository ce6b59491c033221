"""Records: how a task ended and what it took, and what came of one puzzle of a batch."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from pylogic.errors import Interruption

ERROR = "error"
"""The status of a puzzle that cannot be read or makes no sense."""
CRASHED = "crashed"
"""The status of a puzzle at which a process has died."""
SOUND = "sound"
"""The status of facts that make sense."""
DIFFERS = "differs"
"""The status of a puzzle whose one answer is not the published one, or of which searches differ."""
CONVERTED = "converted"
"""The status of a puzzle that was written in another format."""


def hash_texts(*texts: str) -> str:
    """A hash of texts, of 128 bits: of 64 two may be equal by chance."""
    joined = "\0".join(texts).encode(errors="surrogatepass")  # names of files may be no text
    return hashlib.sha256(joined).hexdigest()[:32]


def now() -> str:
    """The date and time of this moment, UTC, as records say when work began."""
    return time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime())


@dataclass(frozen=True, repr=False, kw_only=True)
class TaskRecord:
    """How a task ended and what it took; None where that is not known."""

    name: str
    """The name of the puzzle."""
    status: str
    """A status of an outcome, or one of those above."""
    interrupted: Interruption | None = None
    """The interruption that cut the work short."""
    count: int | None = None
    """How many answers were found."""
    cpu_seconds: float | None = None
    """User and system, of all processes that worked on it."""
    megabytes: float | None = None
    """The largest resident set of one of these, with what it held before."""
    began: str = ""
    """Date and time, UTC."""
    machine: str = ""
    """The name of the computer that did the work."""

    @property
    def is_crashed(self) -> bool:
        """Whether a process of it has died."""
        return self.status == CRASHED


@dataclass(frozen=True, repr=False, kw_only=True)
class Record(TaskRecord):
    """The record of one puzzle; a field is None where it is not known, or not asked for."""

    problems: tuple[str, ...] = ()
    """The problems of the puzzle, in words."""
    seconds: float | None = None
    """Wall seconds, reading included."""
    level: str | None = None
    """The word of the rules for so hard a puzzle."""
    costliest: int | None = None
    """The cost of its costliest step."""
    total: int | None = None
    """The cost of its steps together."""
    is_proved: bool | None = None
    """Nothing cheaper would do as the costliest step."""
    fingerprint: str | None = None
    """The same for puzzles that are the same, turned or mirrored."""
    duplicate_of: str | None = None
    """The first puzzle of the batch that has this fingerprint, if it is another one."""
    is_busy: bool = False
    """The machine had other work to do: the seconds are too many."""
    details: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The document that the verb's --json prints of this puzzle alone."""

    @property
    def grade(self) -> str | None:
        """Its grade in a word."""
        if self.costliest is None:
            return None
        most = "at most " if self.is_proved is False else ""
        return f"{most}{'' if self.level is None else self.level + ' '}{self.costliest}"

    @property
    def certified(self) -> bool | None:
        """As that of its outcome; None where nothing was solved."""
        return self.details.get("certified")

    def to_dict(self) -> dict[str, Any]:
        """The document that `--json` prints as a line."""
        return {**asdict(self), "problems": list(self.problems), "details": dict(self.details)}

    @classmethod
    def from_dict(cls, document: Mapping[str, Any]) -> Record:
        """The record that such a dictionary is of."""
        return cls(**{**document, "problems": tuple(document["problems"])})

    def __str__(self) -> str:
        seconds = "" if self.seconds is None else f"{self.seconds:.3f} s"
        words = [f"{self.name}: {self.status}", seconds, self.grade or ""]
        return ", ".join(filter(None, words))

    def __repr__(self) -> str:
        return f"<Record {self}>"
