"""How the records of many puzzles are told: a line each, a summary, the exit code of the worst."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from pylogic.batches.record import CONVERTED, CRASHED, DIFFERS, ERROR, SOUND, Record
from pylogic.cli import (
    ANSWERED,
    BAD_INPUT,
    CTRL_C,
    DISAGREED,
    INTERNAL_ERROR,
    LIMITED,
    UNSOLVABLE,
)
from pylogic.solving.outcome import Status

if TYPE_CHECKING:
    from rich.text import Text

_WORST = (INTERNAL_ERROR, DISAGREED, BAD_INPUT, LIMITED, UNSOLVABLE, ANSWERED)
"""The exit codes, the worst first."""
_COLOURS = {
    **dict.fromkeys((Status.UNIQUE, Status.OPTIMAL, SOUND, CONVERTED), "green"),
    **dict.fromkeys((Status.NONE, ERROR, CRASHED, DIFFERS), "red"),
    Status.INTERRUPTED: "magenta",
}
"""Of statuses, such as can be read on dark and on light ground."""
_SHORTEST_NAME, _STATUS, _GRADE = 16, 11, 9
_GAP = "  "
_FOLDERS = re.compile(r"^\S*/(?=[^\s/])")
"""Those of the file that a problem begins with."""


def plain(record: Record) -> str:
    """A record as a line for a pipe: what it says, apart by tabs."""
    seconds = "" if record.seconds is None else f"{record.seconds:.3f} s"
    words = [record.name, record.status, seconds, record.grade or "", _problem(record)]
    return "\t".join(map(_on_one_line, words)).rstrip("\t")


def on_terminal(record: Record, width: int, dots: str = "…") -> Text:
    """A record as a line of a terminal, in columns that the width holds."""
    from rich.cells import set_cell_size
    from rich.text import Text

    name = max(_SHORTEST_NAME, width * 2 // 5)
    line = Text(set_cell_size(_shortened(_on_one_line(record.name), name, dots), name) + _GAP)
    line.append(f"{record.status:{_STATUS}}", _COLOURS.get(record.status))
    line.append("" if record.seconds is None else f"{record.seconds:9.3f} s")
    if record.grade:
        line.append(_GAP + f"{record.grade:{_GRADE}}")
    room = width - line.cell_len - len(_GAP)
    problem = _FOLDERS.sub("", _on_one_line(_problem(record)))
    if problem and room > len(dots):
        fits = len(problem) <= room
        line.append(_GAP + (problem if fits else problem[: room - len(dots)] + dots))
    line.truncate(width)
    line.rstrip()
    return line


def _problem(record: Record) -> str:
    """The first problem, without the name that stands before it anyway."""
    first = record.problems[0] if record.problems else ""
    rest = first.removeprefix("error: ").removeprefix(f"{record.name}:").strip()
    return rest.removeprefix("error: ")


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
    known: int = 0
    """How many were taken from the journal."""

    def add(self, record: Record) -> None:
        """One more puzzle is done."""
        self.statuses[record.status] += 1
        self.duplicates += record.duplicate_of is not None
        self.codes[self._code(record)] += 1

    def note_known(self, _record: Record) -> None:
        """A puzzle is not done again."""
        self.known += 1

    def code(self, *, is_stopped: bool) -> int:
        """The exit code of the worst."""
        return CTRL_C if is_stopped else next((c for c in _WORST if self.codes[c]), ANSWERED)

    def lines(self, puzzle: str, journal: str, *, is_stopped: bool) -> list[str]:
        """The summary."""
        total = self.statuses.total()
        counts = [f"{count} {status}" for status, count in self.statuses.most_common()]
        if self.duplicates:
            counts.append(f"{self.duplicates} of them duplicates")
        puzzles = f"{total} puzzle{'' if total == 1 else 's'}"
        words = puzzles + (": " if counts else "") + ", ".join(counts)
        words += f"; {time.monotonic() - self.began:.1f} s"
        if self.known:
            taken = "1 was" if self.known == 1 else f"{self.known} were"
            words += f"; {taken} taken from the journal"
        if is_stopped:
            going_on = f"{journal} has what was done: the same command with --resume goes on"
            return [f"stopped by Ctrl-C after {words}", going_on]
        return [words, *self._doubt(puzzle, total)]

    def _doubt(self, puzzle: str, total: int) -> list[str]:
        if total > 1 and self.statuses[ERROR] == total:
            return [f"none of them could be read: are they puzzles of {puzzle}?"]
        if total > 1 and self.statuses[Status.NONE] == total:
            return [f"none of them has an answer: are they puzzles of {puzzle}?"]
        return []

    def _code(self, record: Record) -> int:
        is_found = bool(record.count) and not self.is_corpus
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
