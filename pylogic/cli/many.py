"""Many puzzles at once on the command line: which are meant, the work, and what is told of it."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from pylogic.batches.batch import batch
from pylogic.batches.item import distinct
from pylogic.batches.members import Member
from pylogic.batches.record import CONVERTED, SOUND, Record
from pylogic.cli import interrupts, many_files, many_lines, output
from pylogic.cli.arguments import Many, Reading, Target, load, untimed
from pylogic.cli.many_files import Safe
from pylogic.cli.many_lines import Tally
from pylogic.cli.progress import Batch
from pylogic.errors import OptionError, StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import Limits

JOURNAL = Path("batch.sqlite")
"""Where records are kept, unless --journal says another place."""
_COUNTED = 1.0  # seconds that counting the puzzles beforehand may take

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
    _say_beginning(work)
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
        kept = many_files.keeping(work.puzzle, work.verb, work.to, work.many)
        keep = stack.enter_context(kept)
        bar = stack.enter_context(Batch(_counted(work.members, untimed(work.limits))))
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
        said = tally.stopped(str(work.journal), many_files.missing(work.many))
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


def _say_beginning(work: Work) -> None:
    """Say that there is nothing to go on with: what was stopped early may have no journal yet."""
    if work.many.resume and not work.journal.exists():
        output.echo(f"{work.journal}: no such journal yet; beginning with the first", err=True)


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


def _records(work: Work, tally: Tally, bar: Batch) -> Generator[Record, None, None]:
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
        **keywords,
    )


@dataclass(frozen=True)
class _Teller:
    """Says what came of each puzzle."""

    work: Work
    bar: Batch
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
