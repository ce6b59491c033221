"""How the records of many puzzles are told: a line each, a summary, the exit code of the worst."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from pylogic.batches.record import CONVERTED, CRASHED, DIFFERS, ERROR, SOUND, Record
from pylogic.cli.codes import (
    ANSWERED,
    BAD_INPUT,
    CTRL_C,
    DISAGREED,
    INTERNAL_ERROR,
    LIMITED,
    UNSOLVABLE,
)
from pylogic.errors import Interruption, StoppedError
from pylogic.solving.outcome import Status

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_WORST = (INTERNAL_ERROR, DISAGREED, BAD_INPUT, LIMITED, UNSOLVABLE, ANSWERED)
"""The exit codes, the worst first."""
_COLOURS = {
    **dict.fromkeys((Status.UNIQUE, Status.OPTIMAL, SOUND, CONVERTED), "green"),
    **dict.fromkeys((Status.NONE, ERROR, CRASHED, DIFFERS), "red"),
    Status.INTERRUPTED: "magenta",
}
"""Of statuses, such as can be read on dark and on light ground."""
_SHORTEST_NAME, _STATUS = 16, 11
_GAP = "  "
_INDENT = 4


def plain(record: Record, *, counted: bool = False) -> str:
    """A record as a line for a pipe: what it says, apart by tabs."""
    seconds = "" if record.seconds is None else f"{record.seconds:.3f} s"
    problems = "; ".join(_problems(record))
    words = [record.name, record.status, seconds, _figure(record, counted=counted), problems]
    return "\t".join(map(_on_one_line, words)).rstrip("\t")


def on_terminal(record: Record, console: Console, *, counted: bool = False) -> Text:
    """A record as a line of a terminal, in columns that the width holds; problems stand below."""
    from rich.cells import set_cell_size
    from rich.text import Text

    width, dots = console.width, "..." if console.options.ascii_only else "…"
    name = max(_SHORTEST_NAME, width * 2 // 5)
    line = Text(set_cell_size(_shortened(_on_one_line(record.name), name, dots), name) + _GAP)
    line.append(f"{record.status:{_STATUS}}", _COLOURS.get(record.status))
    line.append("" if record.seconds is None else f"{record.seconds:9.3f} s")
    line.append(_GAP + _figure(record, counted=counted))
    line.rstrip()
    line.truncate(width)
    room = max(width - _INDENT, _INDENT)
    for problem in _problems(record):
        for part in Text(_on_one_line(problem)).wrap(console, room):
            line.append("\n" + " " * _INDENT).append(part)
    return line


def _figure(record: Record, *, counted: bool) -> str:
    """Its grade, how many answers it has where that is asked, or that it is certified."""
    if record.certified:
        return "certified"
    if counted and record.count is not None:
        return f"{record.count} answer{'' if record.count == 1 else 's'}"
    return record.grade or ""


def _problems(record: Record) -> Iterator[str]:
    """What is wrong, without the name that stands before it anyway, and what cut the work short.

    What all conversions leave out alike is said once, behind them.
    """
    for problem in () if record.status == CONVERTED else record.problems:
        rest = problem.removeprefix("error: ").removeprefix(f"{record.name}:").strip()
        yield rest.removeprefix("error: ")
    if record.interrupted is not None:
        doubt = "not certified: " if record.certified is False else ""
        yield doubt + _stopped_by(record.interrupted)


def _stopped_by(limit: Interruption) -> str:
    return str(StoppedError(limit)).removeprefix("error: ")


def _shortened(name: str, room: int, dots: str) -> str:
    """A name without its middle, where it is too long: its end tells most."""
    if len(name) <= room:
        return name
    begin = (room - len(dots)) // 3
    return name[:begin] + dots + name[len(name) - (room - len(dots) - begin) :]


def _on_one_line(text: str) -> str:
    """A text that moves no cursor: a name of a file may have anything in it."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


@dataclass
class Tally:
    """What came of the puzzles of a batch so far, and how bad the worst is."""

    is_corpus: bool
    """Whether each puzzle is to have one answer, and to be there once."""
    began: float = field(default_factory=time.monotonic)
    statuses: Counter[str] = field(default_factory=Counter)
    codes: Counter[int] = field(default_factory=Counter)
    duplicates: int = 0
    certified: int = 0
    stopped_by: Counter[str] = field(default_factory=Counter)
    """What has cut how many short."""
    left_out: dict[str, list[str]] = field(default_factory=dict)
    """What conversions have left out, and of which puzzles."""
    known: int = 0
    """How many of them were taken from the journal."""
    early: set[str] = field(default_factory=set)
    """Those that the journal has, and whose turn has not come."""

    def add(self, record: Record) -> None:
        """One more puzzle is done."""
        self.statuses[record.status] += 1
        self.duplicates += record.duplicate_of is not None
        self.certified += record.certified is True
        if record.interrupted is not None:
            self.stopped_by[_stopped_by(record.interrupted)] += 1
        for words in record.problems if record.status == CONVERTED else ():
            self.left_out.setdefault(words, []).append(record.name)
        self.known += record.name in self.early
        self.early.discard(record.name)
        self.codes[self._code(record)] += 1

    def note_known(self, record: Record) -> None:
        """A puzzle is not done again."""
        self.early.add(record.name)

    def code(self, *, is_stopped: bool) -> int:
        """The exit code of the worst."""
        return CTRL_C if is_stopped else next((c for c in _WORST if self.codes[c]), ANSWERED)

    def lines(self, puzzle: str) -> list[str]:
        """The summary of a batch of a puzzle."""
        return [*self._remarks(), self._counts(), *self._doubt(puzzle)]

    def stopped(self, journal: str, table: Path | None) -> list[str]:
        """The summary of a batch that Ctrl-C has stopped, and so has no table."""
        going_on = f"{journal} has what was done: the same command with --resume goes on"
        going_on += f"; {table} is written when all is done" if table else ""
        return [*self._remarks(), f"stopped by Ctrl-C after {self._counts()}", going_on]

    def _remarks(self) -> list[str]:
        """What conversions have left out: of one puzzle with its name, of several once."""
        return [
            f"{_on_one_line(names[0])}: {words}"
            if len(names) == 1
            else f"of {len(names)} puzzles: {words}"
            for words, names in self.left_out.items()
        ]

    def _counts(self) -> str:
        total = self.statuses.total()
        counts = [f"{count} {status}" for status, count in self.statuses.most_common()]
        puzzles = f"{total} puzzle{'' if total == 1 else 's'}"
        further = [puzzles + (": " if counts else "") + ", ".join(counts)]
        if self.duplicates:
            further.append(f"{self.duplicates} duplicate{'' if self.duplicates == 1 else 's'}")
        if self.certified:
            further.append(f"{self.certified} certified")
        further += [f"{count} {words}" for words, count in self.stopped_by.items()]
        further.append(f"{time.monotonic() - self.began:.1f} s")
        if self.known:
            further.append(f"{self.known} of {total} taken from the journal")
        return "; ".join(further)

    def _doubt(self, puzzle: str) -> list[str]:
        total = self.statuses.total()
        if total > 1 and self.statuses[ERROR] == total:
            return [f"none of them could be read: are they puzzles of {puzzle}?"]
        if total > 1 and self.statuses[Status.NONE] == total:
            return [f"none of them has an answer: are they puzzles of {puzzle}?"]
        return []

    def _code(self, record: Record) -> int:
        is_asked_more = self.is_corpus or record.certified is False
        is_found = bool(record.count) and not is_asked_more
        is_cut = record.interrupted is not None and not is_found
        if is_cut or record.details.get("complete") is False:
            return LIMITED
        is_wrong = self.is_corpus and record.status == Status.MULTIPLE
        if is_wrong or (self.is_corpus and record.duplicate_of is not None):
            return max(BAD_INPUT, _CODES.get(record.status, ANSWERED), key=_badness)
        return _CODES.get(record.status, ANSWERED)


def _badness(code: int) -> int:
    return -_WORST.index(code)


_CODES: Mapping[str, int] = {
    CRASHED: INTERNAL_ERROR,
    DIFFERS: DISAGREED,
    ERROR: BAD_INPUT,
    Status.INTERRUPTED: LIMITED,
    Status.NONE: UNSOLVABLE,
}
"""The exit codes of statuses that are not simply an answer."""
