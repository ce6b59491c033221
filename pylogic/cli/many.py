"""Batches: run a verb on many puzzles, print a line for each, write files, print a summary."""

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
from pylogic.batches.members import Member, find_members
from pylogic.batches.record import CONVERTED, CRASHED, DIFFERS, ERROR, SOUND, Record
from pylogic.cli import endings, output
from pylogic.cli.options import Many, Target, drop_time, load
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

_COUNTING_TIME = 1.0  # seconds after which counting the puzzles for the bar is given up
_TABLE = ".parquet"
"""The ending of a table's name; --output means a folder by any other name."""
_LONGEST_NAME = 200
"""Most bytes of a file's name without its ending: file systems allow 255, and links are longer."""
_HASH_LENGTH = 16
_CODES: Mapping[str, int] = {
    CRASHED: INTERNAL_ERROR,
    DIFFERS: DISAGREED,
    ERROR: BAD_INPUT,
    Status.INTERRUPTED: LIMITED,
    Status.NONE: UNSOLVABLE,
}
"""The exit codes of statuses; ANSWERED for all others."""
_WORST = (INTERNAL_ERROR, DISAGREED, BAD_INPUT, LIMITED, UNSOLVABLE, ANSWERED)
"""The exit codes, the worst first."""
_COLOURS = {
    **dict.fromkeys((Status.UNIQUE, Status.OPTIMAL, SOUND, CONVERTED), "green"),
    **dict.fromkeys((Status.NONE, ERROR, CRASHED, DIFFERS), "red"),
    Status.INTERRUPTED: "magenta",
}
"""The colours of statuses, legible on dark and on light ground."""
_SHORTEST_NAME, _STATUS = 16, 11
_GAP = "  "
_INDENT = 4


@dataclass(frozen=True)
class _Work:
    """A batch: its verb, its puzzles, and how to print and keep the records."""

    verb: str
    puzzle: Puzzle
    target: Target
    many: Many
    keywords: Mapping[str, Any]
    """Further keywords of pylogic.batch."""

    @property
    def to(self) -> str | None:
        """The format that `convert` writes; None for other verbs."""
        return self.keywords.get("to")


def run_batch(verb: str, target: Target, many: Many, **keywords: Any) -> NoReturn:
    """Run a verb on many puzzles, print a line for each and a summary, and end the process.

    The exit code is that of the worst puzzle. `keywords` are further ones of pylogic.batch. Raises
    OptionError if the output would overwrite the journal, or a format fits no line.
    """
    work = _Work(verb, load(target.puzzle, drop_time(target.limits)), target, many, keywords)
    if work.to is not None and many.output is None and not many.as_json:
        name = format_of(work.puzzle.encoding, work.to)
        if not formats.lookup(name).is_inline:
            words = "is more than a line for each puzzle: say where files go, with --output FOLDER"
            raise OptionError(f"{name}: {words}")
    if many.output and os.path.realpath(many.output) == os.path.realpath(many.journal):
        raise OptionError(f"{many.output}: the journal is there; name another file with --output")
    if many.resume and not many.journal.exists():  # the first batch may have ended before a record
        output.echo(f"{many.journal}: no such journal yet; beginning with the first", err=True)
    tally = Tally(bool(keywords.get("corpus")))
    is_stopped = False
    try:
        _make_records(work, tally)
    except StoppedError as error:
        if error.interruption != "user":
            raise
        is_stopped = True
    with endings.printing():
        _print_summary(work, tally, is_stopped=is_stopped)
    sys.exit(tally.code(is_stopped=is_stopped))


def _make_records(work: _Work, tally: Tally) -> None:
    """Run the batch: write, print and tally each record. An exception drops a table."""
    limits, many = work.target.limits, work.many
    keywords = {**work.target.reading.keywords, **work.keywords}
    with ExitStack() as stack:
        keep = stack.enter_context(_open_output(work))
        number, names = _count_puzzles(work)
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
            on_known=lambda record: tally.upcoming.add(record.name),
            on_record=lambda _record: bar.advance(),
            **keywords,
        )
        file_names = FileNames()
        for record in stack.enter_context(closing(records)):
            with endings.printing():
                keep(record)
                _print_record(record, work, bar, file_names)
                tally.add(record)


def _count_puzzles(work: _Work) -> tuple[int | None, Iterable[str | Member]]:
    """Return how many puzzles there are, None if unknown or without a bar, and all of them."""
    names = work.target.instances
    if not sys.stderr.isatty():
        return None, names
    deadline = time.monotonic() + _COUNTING_TIME
    known = partial(library.instances, work.puzzle.encoding.name)
    first, rest = list[Member](), find_members(names, drop_time(work.target.limits), known=known)
    for member in rest:
        first.append(member)
        if time.monotonic() > deadline:
            return None, chain(first, rest)
    return len(first), first


def _print_summary(work: _Work, tally: Tally, *, is_stopped: bool) -> None:
    """Print the summary: on standard output if that is a terminal, else on standard error."""
    if is_stopped:
        path = work.many.output
        table = path if path is not None and path.suffix == _TABLE else None
        lines = tally.summary_of_stop(str(work.many.journal), table)
    else:
        lines = tally.summary(work.puzzle.encoding.name)
    if work.verb == "check" and tally.statuses[SOUND]:
        lines = [*filter(None, [output.unchecked_remark(work.puzzle.encoding)]), *lines]
    is_wide = sys.stdout.isatty()
    for line in lines:
        shown = textwrap.fill(line, shutil.get_terminal_size().columns) if is_wide else line
        output.echo(shown, err=not is_wide)


# ---- A line for each puzzle --------------------------------------------------------------------


def _print_record(record: Record, work: _Work, bar: Bar, file_names: FileNames) -> None:
    """Print a record: as JSON, as a converted text, or as a line for a pipe or a terminal."""
    is_counting = work.keywords.get("keep") is False
    if work.many.as_json:
        bar.print(output.json_text(record.to_dict()))
    elif work.to is not None and work.many.output is None:  # all but converted lines are messages
        name = file_names.name(record.name)
        if record.status == CONVERTED:
            bar.print(f"{name} {record.details['text'].strip()}")
        else:
            for problem in record.problems or (str(record),):
                bar.print_error(problem)
    elif work.many.plain or not sys.stdout.isatty():
        bar.print(_plain_line(record, is_counting=is_counting))
    else:
        bar.print(_terminal_line(record, bar.console, is_counting=is_counting))


def _plain_line(record: Record, *, is_counting: bool = False) -> str:
    """Return a record as a line for a pipe: its values with tabs between them."""
    seconds = "" if record.seconds is None else f"{record.seconds:.3f} s"
    problems = "; ".join(_problem_texts(record))
    figure = _grade_or_count(record, is_counting=is_counting)
    words = [record.name, record.status, seconds, figure, problems]
    return "\t".join(map(_on_one_line, words)).rstrip("\t")


def _terminal_line(record: Record, console: Console, *, is_counting: bool = False) -> Text:
    """Return a record as a line in columns that fit the console's width; problems stand below."""
    from rich.cells import set_cell_size
    from rich.text import Text

    width, dots = console.width, "..." if console.options.ascii_only else "…"
    name = max(_SHORTEST_NAME, width * 2 // 5)
    line = Text(set_cell_size(_shorten(_on_one_line(record.name), name, dots), name) + _GAP)
    line.append(f"{record.status:{_STATUS}}", _COLOURS.get(record.status))
    line.append("" if record.seconds is None else f"{record.seconds:9.3f} s")
    line.append(_GAP + _grade_or_count(record, is_counting=is_counting))
    line.rstrip()
    line.truncate(width)
    room = max(width - _INDENT, _INDENT)
    for problem in _problem_texts(record):
        for part in Text(_on_one_line(problem)).wrap(console, room):
            line.append("\n" + " " * _INDENT).append(part)
    return line


def _grade_or_count(record: Record, *, is_counting: bool) -> str:
    """Return "certified", the number of answers if `is_counting`, or the grade, else ""."""
    if record.certified:
        return "certified"
    if is_counting and record.count is not None:
        return f"{record.count} answer{'' if record.count == 1 else 's'}"
    return record.grade or ""


def _problem_texts(record: Record) -> Iterator[str]:
    """Yield a record's problems without its name (a conversion's come later), and its limit."""
    for problem in () if record.status == CONVERTED else record.problems:
        yield _without_name(problem, record.name).removeprefix("error: ")
    if record.interrupted is not None:
        doubt = "not certified: " if record.certified is False else ""
        yield doubt + _limit_text(record.interrupted)


def _without_name(problem: str, name: str) -> str:
    """Return a problem's text without the name of its puzzle, which begins the line already."""
    return problem.removeprefix("error: ").removeprefix(f"{name}:").strip()


def _limit_text(limit: Interruption) -> str:
    """Return in words which limit has stopped a puzzle."""
    return str(StoppedError(limit)).removeprefix("error: ")


def _shorten(name: str, room: int, dots: str) -> str:
    """Return `name` cut to `room` characters by `dots` in the middle: its end tells most."""
    if len(name) <= room:
        return name
    begin = (room - len(dots)) // 3
    return name[:begin] + dots + name[len(name) - (room - len(dots) - begin) :]


def _on_one_line(text: str) -> str:
    """Return `text` with blanks for letters that move a cursor, as names of files may have."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


# ---- Files of records --------------------------------------------------------------------------


@dataclass
class FileNames:
    """The names of files in one folder, which differ in more than the case of letters."""

    taken: set[str] = field(default_factory=set)

    def name(self, name: str) -> str:
        """Return a new name for a file: the path in `name`, cut with a hash, numbered if taken."""
        file, _, entry = name.partition("#")
        path = Path(file)
        stem = str(path.with_suffix("")) if path.suffix in formats.extensions() else file
        plain = re.sub(r"[^\w.-]+", "_", f"{stem}_{entry}").strip("._") or "puzzle"
        if len(plain.encode()) > _LONGEST_NAME:  # a longer one is cut, and ends in its hash
            digest = hashlib.sha256(name.encode(errors="surrogatepass")).hexdigest()[:_HASH_LENGTH]
            begin = plain.encode()[: _LONGEST_NAME - _HASH_LENGTH - 1].decode(errors="ignore")
            plain = f"{begin}-{digest}"
        unique, number = plain, 2
        while unique.casefold() in self.taken:
            unique, number = f"{plain}-{number}", number + 1
        self.taken.add(unique.casefold())
        return unique


@contextmanager
def _open_output(work: _Work) -> Iterator[Callable[[Record], None]]:
    """Yield a function that writes a record to where --output says; without --output a no-op.

    Raises OptionError if --output cannot be used or has files that it may not overwrite.
    """
    path, many = work.many.output, work.many
    may_overwrite = many.is_forced or many.resume  # the batch before --resume wrote some files
    if path is None:
        yield lambda _record: None
    elif path.suffix == _TABLE:
        if path.exists() and not may_overwrite:
            raise OptionError(f"{path}: file exists; --force writes over it")
        with parquet.open_table(path, work.puzzle.encoding.name, work.verb) as add:
            yield add
    else:
        if path.exists() and not path.is_dir():
            words = f"a file, and no folder; a table is a file named *{_TABLE}"
            raise OptionError(f"{path}: {words}")
        if path.suffix and not path.exists():
            raise OptionError(f"{path}: expected a folder, without an ending, or FILE{_TABLE}")
        output.prepare_folder(path, is_forced=may_overwrite)
        yield partial(_save, path, work, FileNames())


def _save(path: Path, work: _Work, file_names: FileNames, record: Record) -> None:
    """Write a record's JSON document, or its converted text if there is one, into a folder."""
    name = file_names.name(record.name)
    if work.to is None:
        document = {**record.details} or {"status": record.status, "problems": [*record.problems]}
        if work.verb == "check" and record.count is None:  # as `pylogic check --json` prints it
            has_errors_part = ERRORS in work.puzzle.encoding.parts
            known = {"instance": record.name, "has_errors_part": has_errors_part}
            document = {**known, "problems": [], **record.details}
        output.write(path / f"{name}.json", f"{output.json_text(document, indent=2)}\n")
    elif "text" in record.details:
        extension = formats.lookup(record.details["format"]).ending
        output.write(path / f"{name}{extension}", record.details["text"])


# ---- The summary -------------------------------------------------------------------------------


@dataclass
class Tally:
    """Counts the records of a batch by status, and finds the exit code of the worst."""

    is_corpus: bool
    """True if --corpus demands that each puzzle has one answer and no duplicate."""
    began: float = field(default_factory=time.monotonic)
    statuses: Counter[str] = field(default_factory=Counter)
    codes: Counter[int] = field(default_factory=Counter)
    duplicates: int = 0
    certified: int = 0
    stopped_by: Counter[str] = field(default_factory=Counter)
    """The number of puzzles that each limit has cut short, by the limit in words."""
    left_out: dict[str, list[str]] = field(default_factory=dict)
    """The names of puzzles by the conversion's remark on what their format cannot say."""
    known: int = 0
    """The number of records counted so far that come from the journal."""
    upcoming: set[str] = field(default_factory=set)
    """The names of puzzles that the journal has and whose records are still to come."""

    def add(self, record: Record) -> None:
        """Count the record of one more puzzle."""
        self.statuses[record.status] += 1
        self.duplicates += record.duplicate_of is not None
        self.certified += record.certified is True
        if record.interrupted is not None:
            self.stopped_by[_limit_text(record.interrupted)] += 1
        for words in record.problems if record.status == CONVERTED else ():
            self.left_out.setdefault(_without_name(words, record.name), []).append(record.name)
        self.known += record.name in self.upcoming
        self.upcoming.discard(record.name)
        self.codes[self._record_code(record)] += 1

    def code(self, *, is_stopped: bool) -> int:
        """Return the exit code of the worst puzzle so far, or of Ctrl-C."""
        return CTRL_C if is_stopped else next((c for c in _WORST if self.codes[c]), ANSWERED)

    def summary(self, puzzle: str) -> list[str]:
        """Return the lines that end a batch of the puzzle of this name."""
        return [*self._remarks(), self._counts(), *self._doubts(puzzle)]

    def summary_of_stop(self, journal: str, table: Path | None) -> list[str]:
        """Return the lines that end a batch stopped by Ctrl-C, which has written no table."""
        going_on = f"{journal} has what was done: the same command with --resume goes on"
        going_on += f"; {table} is written when all is done" if table else ""
        return [*self._remarks(), f"stopped by Ctrl-C after {self._counts()}", going_on]

    def _remarks(self) -> list[str]:
        """Return a line for each remark of conversions, with its puzzle or their number."""
        return [
            f"{_on_one_line(names[0])}: {remark}"
            if len(names) == 1
            else f"of {len(names)} puzzles: {remark}"
            for remark, names in self.left_out.items()
        ]

    def _counts(self) -> str:
        """Return a line of numbers: puzzles by status, duplicates, limits, seconds, known ones."""
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

    def _doubts(self, puzzle: str) -> list[str]:
        """Return questions whether the batch is of this puzzle, if all instances failed alike."""
        total = self.statuses.total()
        every = {ERROR: "could be read", Status.NONE: "has an answer"}
        return [
            f"none of them {words}: are they puzzles of {puzzle}?"
            for status, words in every.items()
            if total > 1 and self.statuses[status] == total
        ]

    def _record_code(self, record: Record) -> int:
        """Return the exit code that this record by itself would give the batch."""
        needs_proof = self.is_corpus or record.certified is False
        is_answered = bool(record.count) and not needs_proof
        is_cut = record.interrupted is not None and not is_answered
        if is_cut or record.details.get("complete") is False:
            return LIMITED
        is_wrong = self.is_corpus and record.status == Status.MULTIPLE
        if is_wrong or (self.is_corpus and record.duplicate_of is not None):
            return min(BAD_INPUT, _CODES.get(record.status, ANSWERED), key=_WORST.index)
        return _CODES.get(record.status, ANSWERED)
