"""Batches: run a verb on many puzzles, print a line for each, write files, print a summary."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import Any, NoReturn

from pylogic import formats
from pylogic.batches.batch import batch
from pylogic.batches.members import Member, find_members
from pylogic.batches.record import CONVERTED, CRASHED, DIFFERS, ERROR, Record
from pylogic.cli import endings, output
from pylogic.cli.options import Many, Target, drop_time, load
from pylogic.cli.output import ProgressLine
from pylogic.errors import (
    ANSWERED,
    BAD_INPUT,
    CTRL_C,
    DISAGREED,
    INTERNAL_ERROR,
    LIMITED,
    UNSOLVABLE,
    OptionError,
    StoppedError,
)
from pylogic.formats.sources import resolve_format
from pylogic.puzzle import Puzzle
from pylogic.solving.outcome import Status

_LONGEST_NAME = 200
"""Most bytes of a file's name without its ending: file systems allow 255, and links are longer."""
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


def run_batch(verb: str, target: Target, many: Many, **keywords: Any) -> NoReturn:
    """Run a verb on many puzzles, print a line for each and a summary, and end the process.

    The exit code is that of the worst puzzle, or CTRL_C after Ctrl-C, which prints the summary,
    too. `keywords` are further ones of pylogic.batch. Raises OptionError if a format fits no line.
    """
    puzzle, to = load(target.puzzle, drop_time(target.limits)), keywords.get("to")
    is_converted_line = to is not None and many.output is None and not many.as_json
    if to is not None and is_converted_line:
        name = resolve_format(puzzle.encoding, to)
        if not formats.lookup(name).is_inline:
            words = "is more than a line for each puzzle: say where files go, with --output FOLDER"
            raise OptionError(f"{name}: {words}")
    is_counting, file_names = keywords.get("keep") is False, FileNames()

    def print_record(record: Record) -> None:
        """Print a record: as JSON, as a converted text, or as its values with tabs between them."""
        if many.as_json:
            output.echo(output.json_text(record.to_dict()))
        elif is_converted_line:  # all other lines are messages
            if record.status == CONVERTED:
                output.echo(f"{file_names.name(record.name)} {record.details['text'].strip()}")
            output.print_remarks(record.problems)
        else:
            output.echo(_line(record, is_counting=is_counting))

    tally = Tally(bool(keywords.get("corpus")))
    code = None
    try:
        _make_records(puzzle, verb, target, many, keywords, tally, print_record)
    except StoppedError as error:
        if error.interruption != "user":
            raise
        code = CTRL_C
    with endings.printing():
        if verb == "check":
            output.print_remarks(filter(None, [output.unchecked_remark(puzzle.encoding)]))
        output.echo(f"{'stopped by Ctrl-C after ' if code == CTRL_C else ''}{tally}", err=True)
        if code == CTRL_C:
            words = "has what was done: the same command with --resume goes on"
            output.echo(f"{many.journal} {words}", err=True)
    sys.exit(tally.code() if code is None else code)


def _make_records(
    puzzle: Puzzle,
    verb: str,
    target: Target,
    many: Many,
    keywords: Mapping[str, Any],
    tally: Tally,
    print_record: Callable[[Record], None],
) -> None:
    """Run the batch: save, print and tally each record."""
    limits = target.limits
    names: Iterable[str | Member] = target.instances
    keep = _open_output(verb, many)
    with ProgressLine() as progress:
        if sys.stderr.isatty():  # only a line of progress says how many puzzles there are
            found = find_members(names, drop_time(limits), puzzle=puzzle.encoding.name)
            names = members = list(found)
            progress.begin(len(members))

        records: Any = batch(
            puzzle,
            names,
            verb,
            constants=target.constants,
            timeout=limits.timeout,
            memory=limits.memory,
            file_size=limits.file_size,
            jobs=many.jobs,
            executor=many.executor,
            journal=many.journal,
            resume=many.resume,
            on_known=tally.count_known,
            on_record=lambda _record: progress.advance(),
            **target.reading.keywords,
            **keywords,
        )
        with closing(records):
            for record in records:
                with endings.printing():
                    keep(record)
                    progress.clear()
                    print_record(record)
                    tally.add(record)


def _line(record: Record, *, is_counting: bool) -> str:
    """Return a record as a line: name, status, seconds, figure and problems with tabs between.

    The figure is `certified`, else with `is_counting` the number of answers, else the grade. Signs
    that cannot be printed become blanks; empty values at the end are left out.
    """
    seconds = "" if record.seconds is None else f"{record.seconds:.3f} s"
    figure = record.grade or ""
    if record.certified:
        figure = "certified"
    elif is_counting and record.count is not None:
        figure = f"{record.count} answer{'' if record.count == 1 else 's'}"
    problems = [  # without the name of the puzzle, which begins the line already
        problem.removeprefix("error: ").removeprefix(f"{record.name}:").strip()
        for problem in record.problems
    ]
    if record.interrupted is not None:
        doubt = "not certified: " if record.certified is False else ""
        problems.append(doubt + StoppedError(record.interrupted).problems[0].text)
    words = "; ".join(problem.removeprefix("error: ") for problem in problems)
    line = "\t".join(
        "".join(letter if letter.isprintable() else " " for letter in text)
        for text in (record.name, record.status, seconds, figure, words)
    )
    return line.rstrip("\t")


# ---- Files of records --------------------------------------------------------------------------


@dataclass
class FileNames:
    """The names of files in one folder, which differ in more than the case of letters."""

    taken: set[str] = field(default_factory=set)

    def name(self, name: str) -> str:
        """Return a new name for a file, without its ending, and take it.

        It is the path in `name` with _ for other signs, cut, and numbered from 2 if it is taken.
        """
        file, _, entry = name.partition("#")
        path = Path(file)
        stem = str(path.with_suffix("")) if path.suffix in formats.list_extensions() else file
        plain = re.sub(r"[^\w.-]+", "_", f"{stem}_{entry}").strip("._") or "puzzle"
        plain = plain.encode()[:_LONGEST_NAME].decode(errors="ignore")
        names = chain([plain], (f"{plain}-{number}" for number in count(2)))
        unique = next(name for name in names if name.casefold() not in self.taken)
        self.taken.add(unique.casefold())
        return unique


def _open_output(verb: str, many: Many) -> Callable[[Record], None]:
    """Return a function that writes a record to where --output says; without --output a no-op.

    Raises OptionError if --output cannot be used or has files that it may not overwrite.
    """
    path = many.output
    if path is None:
        return lambda _record: None
    if path.suffix and not path.exists():
        raise OptionError(f"{path}: expected a folder, without an ending")
    may_overwrite = many.is_forced or many.resume  # the batch before --resume wrote some files
    output.prepare_folder(path, is_forced=may_overwrite)
    return partial(_save, path, verb, FileNames())


def _save(path: Path, verb: str, file_names: FileNames, record: Record) -> None:
    """Write a record into a folder, as JSON; for `convert` its text, or no file without a text.

    A file of the same name is overwritten; `file_names` keeps those of one batch apart.
    """
    name = file_names.name(record.name)
    if verb != "convert":
        document = {**record.details} or {"status": record.status, "problems": [*record.problems]}
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
    codes: set[int] = field(default_factory=set)
    duplicates: int = 0
    certified: int = 0
    stopped_by: Counter[str] = field(default_factory=Counter)
    """The number of puzzles that each limit has cut short, by the limit in words."""
    known: int = 0
    """The number of records that come from the journal."""

    def add(self, record: Record) -> None:
        """Count the record of one more puzzle, made now or taken from the journal."""
        self.statuses[record.status] += 1
        self.duplicates += record.duplicate_of is not None
        self.certified += record.certified is True
        if record.interrupted is not None:
            self.stopped_by[StoppedError(record.interrupted).problems[0].text] += 1
        self.codes.add(self._record_code(record))

    def count_known(self, _record: Record) -> None:
        """Count how many records come from the journal; `add` counts each as well."""
        self.known += 1

    def code(self) -> int:
        """Return the exit code of the worst puzzle; ANSWERED if there are none."""
        return next((code for code in _WORST if code in self.codes), ANSWERED)

    def __str__(self) -> str:
        """Return a line of numbers: puzzles by status, duplicates, limits, seconds, known ones."""
        total = self.statuses.total()
        counts = [f"{number} {status}" for status, number in self.statuses.most_common()]
        puzzles = f"{total} puzzle{'' if total == 1 else 's'}"
        further = [puzzles + (": " if counts else "") + ", ".join(counts)]
        if self.duplicates:
            further.append(f"{self.duplicates} duplicate{'' if self.duplicates == 1 else 's'}")
        if self.certified:
            further.append(f"{self.certified} certified")
        further += [f"{number} {words}" for words, number in self.stopped_by.items()]
        further.append(f"{time.monotonic() - self.began:.1f} s")
        if self.known:
            further.append(f"{self.known} taken from the journal")
        return "; ".join(further)

    def _record_code(self, record: Record) -> int:
        """Return the exit code that this record by itself would give the batch.

        LIMITED if a limit came, unless it has an answer and needs no proof, or if its details say
        they are incomplete. In a corpus several answers or a duplicate give BAD_INPUT or worse.
        """
        needs_proof = self.is_corpus or record.certified is False
        is_answered = bool(record.count) and not needs_proof
        is_cut = record.interrupted is not None and not is_answered
        if is_cut or record.details.get("complete") is False:
            return LIMITED
        is_wrong = self.is_corpus and record.status == Status.MULTIPLE
        if is_wrong or (self.is_corpus and record.duplicate_of is not None):
            return min(BAD_INPUT, _CODES.get(record.status, ANSWERED), key=_WORST.index)
        return _CODES.get(record.status, ANSWERED)
