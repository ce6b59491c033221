"""Many puzzles at once on the command line: the work, and where its records go besides."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
import textwrap
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from pylogic import formats
from pylogic.batches import parquet
from pylogic.batches.batch import batch
from pylogic.batches.members import Member, distinct
from pylogic.batches.record import CONVERTED, SOUND, Record
from pylogic.cli import interrupts, many_lines, output
from pylogic.cli.arguments import Many, Reading, Target, load, untimed
from pylogic.cli.many_lines import Tally
from pylogic.cli.progress import Bar
from pylogic.errors import OptionError, StoppedError
from pylogic.formats import sources
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import Limits
from pylogic.rules.parts import ERRORS

JOURNAL = Path("batch.sqlite")
"""Where records are kept, unless --journal says another place."""
_COUNTED = 1.0  # seconds that counting the puzzles beforehand may take
TABLE = ".parquet"
"""How the name of a table ends; everything else is a folder."""
_LONGEST = 200
"""Bytes of a name: a link may have more than a file's name, which also has an ending."""
_HASH = 16
Members = Sequence[str | Member]


@dataclass(frozen=True)
class Work:
    """What is to be done with many puzzles, and how it is told."""

    verb: str
    puzzle: Puzzle
    members: Members
    limits: Limits
    reading: Reading
    many: Many
    as_json: bool = False
    plain: bool = False
    keywords: Mapping[str, Any] = field(default_factory=dict)
    """Further ones of pylogic.batch."""

    @property
    def journal(self) -> Path:
        """Where its records are kept."""
        return self.many.journal or JOURNAL

    @property
    def to(self) -> str | None:
        """The format that is written."""
        return self.keywords.get("to")

    @property
    def is_counting(self) -> bool:
        """Whether it is asked how many answers each has."""
        return self.keywords.get("keep") is False

    @property
    def is_list(self) -> bool:
        """Whether what is printed is a file of many puzzles, and all else is a message."""
        return self.to is not None and self.many.output is None and not self.as_json


def do(
    verb: str,
    target: Target,
    members: Members,
    many: Many,
    *,
    as_json: bool = False,
    plain: bool = False,
    **keywords: Any,
) -> NoReturn:
    """Do it with the members that the instances of a target mean, and end.

    Args:
        keywords: further ones of pylogic.batch.
    """
    puzzle = load(target.puzzle, untimed(target.limits))
    keywords["constants"] = target.constants
    of = target.limits, target.reading, many, as_json, plain, keywords
    run(Work(verb, puzzle, members, *of))


def run(work: Work) -> NoReturn:
    """Do it, and end with the exit code of the worst."""
    _check(work)
    if work.many.resume and not work.journal.exists():  # it may have been stopped before the first
        output.echo(f"{work.journal}: no such journal yet; beginning with the first", err=True)
    tally = Tally(bool(work.keywords.get("corpus")))
    is_stopped = False
    try:
        _do(work, tally)
    except StoppedError as error:
        if error.interruption != "user":
            raise
        is_stopped = True
    with interrupts.held():
        _say_end(work, tally, is_stopped=is_stopped)
    sys.exit(tally.code(is_stopped=is_stopped))


def _do(work: Work, tally: Tally) -> None:
    """Do it; a table that is not whole is none."""
    with ExitStack() as stack:
        keep = stack.enter_context(_keeping(work))
        bar = stack.enter_context(Bar(_counted(work.members, untimed(work.limits)), has_lines=True))
        teller = _Teller(work, bar)
        with closing(_records(work, tally, bar)) as records:
            for record in records:
                with interrupts.held():
                    keep(record)
                    teller.tell(record)
                    tally.add(record)


def _say_end(work: Work, tally: Tally, *, is_stopped: bool) -> None:
    """Print the summary, which a reader of the lines does not count as one of them."""
    if is_stopped:
        kept = work.many.output
        table = kept if kept is not None and kept.suffix == TABLE else None
        said = tally.stopped(str(work.journal), table)
    else:
        said = tally.lines(work.puzzle.encoding.name)
    if work.verb == "check" and tally.statuses[SOUND]:
        said = [*filter(None, [output.unchecked(work.puzzle.encoding)]), *said]
    is_wide = sys.stdout.isatty()
    for line in said:
        shown = textwrap.fill(line, shutil.get_terminal_size().columns) if is_wide else line
        output.echo(shown, err=not is_wide)


def _check(work: Work) -> None:
    """See that all that is asked for can be had together.

    Raises:
        OptionError: it cannot.
    """
    if work.many.single:
        words = "only for one puzzle, and these are many"
        raise OptionError(f"{', '.join(work.many.single)}: {words}")
    kept = work.many.output
    if kept is not None and os.path.realpath(kept) == os.path.realpath(work.journal):
        raise OptionError(f"{kept}: the journal is there; name another file with --output")


def _counted(members: Members, limits: Limits) -> int | None:
    """How many puzzles there are, for the bar; None if counting them takes long."""
    if not sys.stderr.isatty():
        return None
    until = time.monotonic() + _COUNTED
    number = 0
    for _ in distinct(members, limits):
        number += 1
        if time.monotonic() > until:
            return None
    return number


def _records(work: Work, tally: Tally, bar: Bar) -> Generator[Record, None, None]:
    """The records of the batch; closing them ends the work."""
    limits, many = work.limits, work.many
    keywords = {**work.reading.keywords, **work.keywords}
    if many.cluster is not None:
        keywords["executor"] = many.cluster
    yield from batch(
        work.puzzle,
        work.members,
        work.verb,
        timeout=limits.timeout,
        memory=limits.memory,
        file_size=limits.file_size,
        jobs=many.jobs,
        journal=work.journal,
        resume=many.resume,
        on_known=tally.note_known,
        on_record=lambda _record: bar.advance(),
        on_damage=bar.say,
        **keywords,
    )


@dataclass
class Safe:
    """Names that can be those of files in one folder, no two the same."""

    taken: set[str] = field(default_factory=set)

    def name(self, name: str) -> str:
        """Such a name for a puzzle: its path, words apart by a line, and a number if need be."""
        file, _, entry = name.partition("#")
        path = Path(file)
        stem = str(path.with_suffix("")) if path.suffix in formats.extensions() else file
        plain = re.sub(r"[^\w.-]+", "_", f"{stem}_{entry}").strip("._") or "puzzle"
        plain = _cut(plain, name)
        found, number = plain, 2
        while found.casefold() in self.taken:
            found, number = f"{plain}-{number}", number + 1
        self.taken.add(found.casefold())
        return found


def _cut(plain: str, name: str) -> str:
    """A name that a file can have: one too long has the hash of all of it for its end."""
    if len(plain.encode()) <= _LONGEST:
        return plain
    digest = hashlib.sha256(name.encode(errors="surrogateescape")).hexdigest()[:_HASH]
    begin = plain.encode()[: _LONGEST - _HASH - 1].decode(errors="ignore")
    return f"{begin}-{digest}"


@contextmanager
def _keeping(work: Work) -> Iterator[Callable[[Record], None]]:
    """What keeps a record where --output says.

    Raises:
        OptionError: nothing can be written there, or it would be over what is there.
        WriteError: it could not be written.
    """
    path, many = work.many.output, work.many
    may_overwrite = many.is_forced or many.resume  # one that goes on has written some of them
    if path is None:
        yield lambda _record: None
    elif path.suffix == TABLE:
        if path.exists() and not may_overwrite:
            raise OptionError(f"{path}: file exists; --force writes over it")
        with parquet.table(path, work.puzzle.encoding.name, work.verb) as table:
            yield table.add
    else:
        _prepare(path, may_overwrite=may_overwrite)
        yield _Folder(path, work).save


def _prepare(path: Path, *, may_overwrite: bool) -> None:
    if path.exists() and not path.is_dir():
        raise OptionError(f"{path}: a file, and no folder; a table is a file named *{TABLE}")
    if path.suffix and not path.exists():
        raise OptionError(f"{path}: expected a folder, without an ending, or FILE{TABLE}")
    try:
        path.mkdir(parents=True, exist_ok=True)
        is_empty = not os.listdir(path)
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None
    if not (is_empty or may_overwrite):
        words = "there are files in it; --force writes over those that are called the same"
        raise OptionError(f"{path}: {words}")


@dataclass(frozen=True)
class _Folder:
    """A folder that gets a file for each puzzle."""

    path: Path
    work: Work
    safe: Safe = field(default_factory=Safe)

    def save(self, record: Record) -> None:
        """Write what the verb prints of a puzzle alone; nothing where there is no conversion."""
        name = self.safe.name(record.name)
        if self.work.to is None:
            document = output.json_text(self._document(record), indent=2)
            output.write(self.path / f"{name}.json", f"{document}\n")
        elif "text" in record.details:
            wanted = sources.format_of(self.work.puzzle.encoding, self.work.to)
            extension = formats.named(wanted).ending
            output.write(self.path / f"{name}{extension}", record.details["text"])

    def _document(self, record: Record) -> dict[str, object]:
        if self.work.verb == "check" and record.count is None:
            has_errors_part = ERRORS in self.work.puzzle.encoding.parts
            known = {"instance": record.name, "has_errors_part": has_errors_part}
            return {**known, "problems": [], **record.details}
        return {**record.details} or {"status": record.status, "problems": [*record.problems]}


@dataclass(frozen=True)
class _Teller:
    """Says what came of each puzzle."""

    work: Work
    bar: Bar
    safe: Safe = field(default_factory=Safe)

    def tell(self, record: Record) -> None:
        """Say it in a line."""
        if self.work.as_json:
            self.bar.print(output.json_text(record.to_dict()))
        elif self.work.is_list:
            self._list(record)
        elif self.work.plain or not sys.stdout.isatty():
            self.bar.print(many_lines.plain(record, counted=self.work.is_counting))
        else:
            line = many_lines.on_terminal(record, self.bar.console, counted=self.work.is_counting)
            self.bar.print(line)

    def _list(self, record: Record) -> None:
        """The line of a file of many puzzles; what is wrong is a message."""
        name = self.safe.name(record.name)
        if record.status == CONVERTED:
            self.bar.print(f"{name} {record.details['text'].strip()}")
            return
        for problem in record.problems or (str(record),):
            self.bar.say(problem)
