"""Many puzzles at once: the work, a line of each, where records go besides, and a summary."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import textwrap
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from pylogic import formats
from pylogic.batches import parquet
from pylogic.batches.batch import batch
from pylogic.batches.members import Member, members
from pylogic.batches.record import CONVERTED, CRASHED, DIFFERS, ERROR, SOUND, Record
from pylogic.cli import endings, output
from pylogic.cli.options import Many, Target, load, untimed
from pylogic.cli.output import Bar
from pylogic.errors import (
    ANSWERED,
    BAD_INPUT,
    CTRL_C,
    DISAGREED,
    INTERNAL_ERROR,
    LIMITED,
    UNSOLVABLE,
    Interruption,
    OptionError,
    StoppedError,
)
from pylogic.formats.sources import format_of
from pylogic.puzzle import Puzzle
from pylogic.rules import library
from pylogic.rules.parts import ERRORS
from pylogic.solving.outcome import Status

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text

_COUNTED = 1.0  # seconds that counting the puzzles beforehand may take
_TABLE = ".parquet"
"""How the name of a table ends; everything else is a folder."""
_LONGEST = 200
"""Bytes of a name: a link may have more than a file's name, which also has an ending."""
_HASH = 16
_CODES: Mapping[str, int] = {
    CRASHED: INTERNAL_ERROR,
    DIFFERS: DISAGREED,
    ERROR: BAD_INPUT,
    Status.INTERRUPTED: LIMITED,
    Status.NONE: UNSOLVABLE,
}
"""The exit codes of statuses that are not simply an answer."""
_WORST = (INTERNAL_ERROR, DISAGREED, BAD_INPUT, LIMITED, UNSOLVABLE, ANSWERED)
"""The exit codes, the worst first."""
_COLOURS = {
    **dict.fromkeys((Status.UNIQUE, Status.OPTIMAL, SOUND, CONVERTED), "green"),
    **dict.fromkeys((Status.NONE, ERROR, CRASHED, DIFFERS), "red"),
    Status.INTERRUPTED: "magenta",
}
"""Colours of statuses that can be read on dark and on light ground."""
_SHORTEST_NAME, _STATUS = 16, 11
_GAP = "  "
_INDENT = 4


@dataclass(frozen=True)
class _Work:
    """A verb, the puzzles that it is done with, and how the records are printed."""

    verb: str
    puzzle: Puzzle
    target: Target
    many: Many
    keywords: Mapping[str, Any]
    """Further ones of pylogic.batch."""

    @property
    def to(self) -> str | None:
        """The format that is written."""
        return self.keywords.get("to")


def do(verb: str, target: Target, many: Many, **keywords: Any) -> NoReturn:
    """Do a verb with many puzzles, print a line of each and a summary, and exit.

    Args:
        keywords: further ones of pylogic.batch.

    Raises:
        OptionError: the output would be over the journal, or is no line for each puzzle.
    """
    work = _Work(verb, load(target.puzzle, untimed(target.limits)), target, many, keywords)
    if work.to is not None and many.output is None and not many.as_json:
        name = format_of(work.puzzle.encoding, work.to)
        if not formats.named(name).is_inline:
            words = "is more than a line for each puzzle: say where files go, with --output FOLDER"
            raise OptionError(f"{name}: {words}")
    if many.output and os.path.realpath(many.output) == os.path.realpath(many.journal):
        raise OptionError(f"{many.output}: the journal is there; name another file with --output")
    if many.resume and not many.journal.exists():  # it may have been stopped before the first
        output.echo(f"{many.journal}: no such journal yet; beginning with the first", err=True)
    tally = Tally(bool(keywords.get("corpus")))
    is_stopped = False
    try:
        _do(work, tally)
    except StoppedError as error:
        if error.interruption != "user":
            raise
        is_stopped = True
    with endings.printing():
        _say_end(work, tally, is_stopped=is_stopped)
    sys.exit(tally.code(is_stopped=is_stopped))


def _do(work: _Work, tally: Tally) -> None:
    """Make the records, keep and print each. An exception ends the work and drops the table."""
    limits, many = work.target.limits, work.many
    keywords = {**work.target.reading.keywords, **work.keywords}
    with ExitStack() as stack:
        keep = stack.enter_context(_open_output(work))
        number, names = _count(work)
        bar = stack.enter_context(Bar(number, has_lines=True))
        records: Any = batch(
            work.puzzle,
            names,
            work.verb,
            constants=work.target.constants,
            timeout=limits.timeout,
            memory=limits.memory,
            file_size=limits.file_size,
            jobs=many.jobs,
            executor=many.executor,
            journal=many.journal,
            resume=many.resume,
            on_known=tally.note_known,
            on_record=lambda _record: bar.advance(),
            on_damage=bar.say,
            **keywords,
        )
        safe = Safe()
        for record in stack.enter_context(closing(records)):
            with endings.printing():
                keep(record)
                _print_record(record, work, bar, safe)
                tally.add(record)


def _count(work: _Work) -> tuple[int | None, Iterable[str | Member]]:
    """The number of puzzles, for the bar, or None if counting takes long; and all of them."""
    names = work.target.instances
    if not sys.stderr.isatty():
        return None, names
    until = time.monotonic() + _COUNTED
    known = partial(library.instances, work.puzzle.encoding.name)
    counted, coming = list[Member](), members(names, untimed(work.target.limits), known=known)
    for member in coming:
        counted.append(member)
        if time.monotonic() > until:
            return None, chain(counted, coming)
    return len(counted), counted


def _say_end(work: _Work, tally: Tally, *, is_stopped: bool) -> None:
    """Print the summary, which a reader of the lines does not count as one of them."""
    if is_stopped:
        kept = work.many.output
        table = kept if kept is not None and kept.suffix == _TABLE else None
        said = tally.stopped(str(work.many.journal), table)
    else:
        said = tally.lines(work.puzzle.encoding.name)
    if work.verb == "check" and tally.statuses[SOUND]:
        said = [*filter(None, [output.unchecked(work.puzzle.encoding)]), *said]
    is_wide = sys.stdout.isatty()
    for line in said:
        shown = textwrap.fill(line, shutil.get_terminal_size().columns) if is_wide else line
        output.echo(shown, err=not is_wide)


# ---- A line of each ----------------------------------------------------------------------------


def _print_record(record: Record, work: _Work, bar: Bar, safe: Safe) -> None:
    """Print the record of a puzzle."""
    is_counting = work.keywords.get("keep") is False
    if work.many.as_json:
        bar.print(output.json_text(record.to_dict()))
    elif work.to is not None and work.many.output is None:  # a file of many: all else is a message
        name = safe.name(record.name)
        if record.status == CONVERTED:
            bar.print(f"{name} {record.details['text'].strip()}")
        else:
            for problem in record.problems or (str(record),):
                bar.say(problem)
    elif work.many.plain or not sys.stdout.isatty():
        bar.print(_plain(record, counted=is_counting))
    else:
        bar.print(on_terminal(record, bar.console, counted=is_counting))


def _plain(record: Record, *, counted: bool = False) -> str:
    """A record as a line for a pipe: its values, with tabs between them."""
    seconds = "" if record.seconds is None else f"{record.seconds:.3f} s"
    problems = "; ".join(_problems(record))
    words = [record.name, record.status, seconds, _figure(record, counted=counted), problems]
    return "\t".join(map(_on_one_line, words)).rstrip("\t")


def on_terminal(record: Record, console: Console, *, counted: bool = False) -> Text:
    """A record as a line of a terminal, in columns that fit its width; problems stand below."""
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
    """The grade of a puzzle, the number of its answers where asked, or `certified`."""
    if record.certified:
        return "certified"
    if counted and record.count is not None:
        return f"{record.count} answer{'' if record.count == 1 else 's'}"
    return record.grade or ""


def _problems(record: Record) -> Iterator[str]:
    """The problems of a record without its name, which the line begins with, and its interruption.

    The remarks of conversions are said once, in the summary.
    """
    for problem in () if record.status == CONVERTED else record.problems:
        yield _nameless(problem, record.name).removeprefix("error: ")
    if record.interrupted is not None:
        doubt = "not certified: " if record.certified is False else ""
        yield doubt + _stopped_by(record.interrupted)


def _nameless(problem: str, name: str) -> str:
    """A problem of a puzzle without the puzzle's name."""
    return problem.removeprefix("error: ").removeprefix(f"{name}:").strip()


def _stopped_by(limit: Interruption) -> str:
    return str(StoppedError(limit)).removeprefix("error: ")


def _shortened(name: str, room: int, dots: str) -> str:
    """A name of at most this length, by leaving out its middle: its end tells most."""
    if len(name) <= room:
        return name
    begin = (room - len(dots)) // 3
    return name[:begin] + dots + name[len(name) - (room - len(dots) - begin) :]


def _on_one_line(text: str) -> str:
    """A text without characters that move a cursor, which the name of a file may have."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


# ---- Where records go besides ------------------------------------------------------------------


@dataclass
class Safe:
    """Makes names of files in one folder, all of them different."""

    taken: set[str] = field(default_factory=set)

    def name(self, name: str) -> str:
        """The name of a file for a puzzle: its path without its ending, and a number if needed."""
        file, _, entry = name.partition("#")
        path = Path(file)
        stem = str(path.with_suffix("")) if path.suffix in formats.extensions() else file
        plain = re.sub(r"[^\w.-]+", "_", f"{stem}_{entry}").strip("._") or "puzzle"
        if len(plain.encode()) > _LONGEST:  # a longer one is cut, and ends in its hash
            digest = hashlib.sha256(name.encode(errors="surrogatepass")).hexdigest()[:_HASH]
            begin = plain.encode()[: _LONGEST - _HASH - 1].decode(errors="ignore")
            plain = f"{begin}-{digest}"
        found, number = plain, 2
        while found.casefold() in self.taken:
            found, number = f"{plain}-{number}", number + 1
        self.taken.add(found.casefold())
        return found


@contextmanager
def _open_output(work: _Work) -> Iterator[Callable[[Record], None]]:
    """A function that keeps a record where --output says.

    Raises:
        OptionError: nothing can be written there, or it would be over what is there.
        WriteError: it could not be written.
    """
    path, many = work.many.output, work.many
    may_overwrite = many.is_forced or many.resume  # one that goes on has written some of them
    if path is None:
        yield lambda _record: None
    elif path.suffix == _TABLE:
        if path.exists() and not may_overwrite:
            raise OptionError(f"{path}: file exists; --force writes over it")
        with parquet.table(path, work.puzzle.encoding.name, work.verb) as add:
            yield add
    else:
        if path.exists() and not path.is_dir():
            words = f"a file, and no folder; a table is a file named *{_TABLE}"
            raise OptionError(f"{path}: {words}")
        if path.suffix and not path.exists():
            raise OptionError(f"{path}: expected a folder, without an ending, or FILE{_TABLE}")
        output.make_room(path, is_forced=may_overwrite)
        yield partial(_save, path, work, Safe())


def _save(path: Path, work: _Work, safe: Safe, record: Record) -> None:
    """Write the JSON document of a puzzle, or its conversion, if there is one, into a folder."""
    name = safe.name(record.name)
    if work.to is None:
        document = output.json_text(_document(work, record), indent=2)
        output.write(path / f"{name}.json", f"{document}\n")
    elif "text" in record.details:
        extension = formats.named(record.details["format"]).ending
        output.write(path / f"{name}{extension}", record.details["text"])


def _document(work: _Work, record: Record) -> dict[str, object]:
    if work.verb == "check" and record.count is None:
        has_errors_part = ERRORS in work.puzzle.encoding.parts
        known = {"instance": record.name, "has_errors_part": has_errors_part}
        return {**known, "problems": [], **record.details}
    return {**record.details} or {"status": record.status, "problems": [*record.problems]}


# ---- The summary -------------------------------------------------------------------------------


@dataclass
class Tally:
    """Counts the records of a batch by status, and finds the exit code of the worst."""

    is_corpus: bool
    """Whether each puzzle is to have one answer, and to be there once."""
    began: float = field(default_factory=time.monotonic)
    statuses: Counter[str] = field(default_factory=Counter)
    codes: Counter[int] = field(default_factory=Counter)
    duplicates: int = 0
    certified: int = 0
    stopped_by: Counter[str] = field(default_factory=Counter)
    """The number of puzzles that each interruption has cut short."""
    left_out: dict[str, list[str]] = field(default_factory=dict)
    """The remarks on what conversions have left out, each with the names of the puzzles."""
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
            self.left_out.setdefault(_nameless(words, record.name), []).append(record.name)
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
        """The remarks of conversions: with the name where one puzzle has it, else with a number."""
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
        every = {ERROR: "could be read", Status.NONE: "has an answer"}
        return [
            f"none of them {words}: are they puzzles of {puzzle}?"
            for status, words in every.items()
            if total > 1 and self.statuses[status] == total
        ]

    def _code(self, record: Record) -> int:
        is_asked_more = self.is_corpus or record.certified is False
        is_found = bool(record.count) and not is_asked_more
        is_cut = record.interrupted is not None and not is_found
        if is_cut or record.details.get("complete") is False:
            return LIMITED
        is_wrong = self.is_corpus and record.status == Status.MULTIPLE
        if is_wrong or (self.is_corpus and record.duplicate_of is not None):
            return min(BAD_INPUT, _CODES.get(record.status, ANSWERED), key=_WORST.index)
        return _CODES.get(record.status, ANSWERED)
