"""pylogic batch: a verb for many puzzles, with a line of each, files, and a summary."""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, count
from pathlib import Path
from typing import Any

import click

from pylogic import formats
from pylogic.batches.batch import batch
from pylogic.batches.members import Member, find_members
from pylogic.batches.record import CONVERTED, CRASHED, DIFFERS, ERROR, Record
from pylogic.cli import endings, options, output, searching
from pylogic.cli.options import Target
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
    describe_stop,
)
from pylogic.formats.exchange import resolve_format
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
"""The exit codes of statuses, the worst first; ANSWERED for all others."""
_WORST = (*_CODES.values(), ANSWERED)


@click.group("batch", subcommand_metavar="VERB PUZZLE INSTANCE...")
def command() -> None:
    """Solve, check, grade or convert many puzzles, with a line of each.

    An INSTANCE is a name, a file, a folder, a pattern, a file that holds many, FILE#NAME for one
    of these, a link, a game ID, or - for a list on standard input. Each record is kept in a
    journal, with which --resume goes on where a batch was stopped. The exit code is that of the
    worst puzzle.

    \b
    Examples:
      pylogic batch solve kuromasu mine.lp folder 'more/*.lp' corpus.json --output found
      pylogic batch check kuromasu corpus.json --corpus
      pylogic batch explain sudoku corpus.json --jobs 2 --output grades
      pylogic batch convert kuromasu links.txt --to facts --output folder
    """


@command.command("solve", cls=searching.ClaspCommand)
@searching.search
@options.many
def solve(target: Target, **choices: Any) -> int:
    """Find the answers of each puzzle, and say how many there are.

    Options of clasp that guide its search follow after --.

    \b
    Example:
      pylogic batch solve kuromasu links.txt --count -- --restarts=L,60
    """
    return run_batch("solve", target, **searching.search_keywords(**choices))


@command.command("check", cls=options.Verb)
@click.option(
    "--corpus",
    is_flag=True,
    help="Also solve each puzzle, and name puzzles with no answer, several, or another than the"
    " published one, and duplicates, even if turned or mirrored.",
)
@searching.keyword("certify")
@options.many
def check(target: Target, corpus: bool, certify: bool, **choices: Any) -> int:
    """Say what is wrong with each puzzle.

    \b
    Example:
      find . -name '*.lp' | pylogic batch check kuromasu -
    """
    if certify and not corpus:
        raise OptionError("--certify: without --corpus nothing is solved that could be certified")
    return run_batch("check", target, corpus=corpus, certify=certify, **choices)


@command.command("explain", cls=options.Verb)
@options.many
def explain(target: Target, **choices: Any) -> int:
    """Grade each puzzle: how hard its answer is to find."""
    return run_batch("explain", target, **choices)


@command.command("convert", cls=options.Verb)
@click.option(
    "--to",
    metavar="FORMAT",
    required=True,
    help="The format to write, or the puzzle's name in it; `pylogic convert --help` lists them.",
)
@options.many
def convert(target: Target, **choices: Any) -> int:
    """Write each puzzle in another format.

    Links and IDs are printed with their names, a line each, which is a file of many again;
    --output FOLDER has files of any format.

    \b
    Example:
      pylogic batch convert kuromasu links.txt inst43 --to range
    """
    return run_batch("convert", target, **choices)


def run_batch(
    verb: str,
    target: Target,
    folder: Path | None,
    is_forced: bool,
    as_json: bool,
    **keywords: Any,
) -> int:
    """Run a verb on many puzzles, print a line for each and a summary, and return the exit code.

    The code is that of the worst puzzle, or CTRL_C after Ctrl-C, which prints the summary, too.

    Args:
        folder: the folder for a file of each record; None for no files.
        is_forced: True if files there may be overwritten, as a batch before --resume wrote them.
        as_json: True if records are printed as JSON.
        keywords: further ones of pylogic.batch.

    Raises OptionError if `folder` cannot be used, or if a format fits no line.
    """
    unlimited = target.limits._replace(timeout=None)  # each puzzle has a time limit of its own
    puzzle, to = options.load(target.puzzle, unlimited), keywords.get("to")
    is_converted_line = to is not None and folder is None and not as_json
    if to is not None and is_converted_line:
        name = resolve_format(puzzle.encoding, to)
        if not formats.lookup(name).is_inline:
            words = "is more than a line for each puzzle: say where files go, with --output FOLDER"
            raise OptionError(f"{name}: {words}")
    if folder is not None:
        output.make_folder(folder, is_forced or keywords["resume"])
    tally, names = Tally(bool(keywords.get("corpus"))), set[str]()
    code: int | None = None
    with output.ProgressLine() as progress:
        members: Iterable[str | Member] = target.instances
        if sys.stderr.isatty():  # only a line of progress says how many puzzles there are
            found = find_members(members, unlimited, puzzle=puzzle.encoding.name)
            members = listed = list(found)
            progress.begin(len(listed))
        records: Any = batch(
            puzzle,
            members,
            verb,
            constants=target.constants,
            timeout=target.limits.timeout,
            memory=target.limits.memory,
            file_size=target.limits.file_size,
            on_known=tally.count_known,
            on_record=progress.advance,
            **target.reading._asdict(),
            **keywords,
        )
        try:
            with closing(records):
                for record in records:
                    with endings.printing():
                        if folder is not None:
                            _save(folder, verb, name_file(record.name, names), record)
                        progress.clear()
                        if as_json:
                            output.echo(output.json_text(record.to_dict()))
                        elif is_converted_line:  # all other lines are messages
                            if record.status == CONVERTED:
                                text = record.details["text"].strip()
                                output.echo(f"{name_file(record.name, names)} {text}")
                            output.print_remarks(record.problems)
                        else:
                            output.echo(_line(record, keywords.get("keep") is False))
                        tally.add(record)
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
            output.echo(f"{keywords['journal']} {words}", err=True)
    return tally.code if code is None else code


def _line(record: Record, is_counting: bool) -> str:
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
        problems.append(doubt + describe_stop(record.interrupted))
    words = "; ".join(problem.removeprefix("error: ") for problem in problems)
    texts = (record.name, record.status, seconds, figure, words)
    signs = ("".join(sign if sign.isprintable() else " " for sign in text) for text in texts)
    return "\t".join(signs).rstrip("\t")


def name_file(name: str, taken: set[str]) -> str:
    """Return a name for the file of a puzzle, without its ending, and add it to `taken`.

    It is the path in `name` with _ for other signs, cut, and numbered from 2 if it is taken; names
    that differ in the case of letters alone count as equal.
    """
    file, _, entry = name.partition("#")
    path = Path(file)
    stem = str(path.with_suffix("")) if path.suffix in formats.list_extensions() else file
    plain = re.sub(r"[^\w.-]+", "_", f"{stem}_{entry}").strip("._") or "puzzle"
    plain = plain.encode()[:_LONGEST_NAME].decode(errors="ignore")
    names = chain([plain], (f"{plain}-{number}" for number in count(2)))
    unique = next(name for name in names if name.casefold() not in taken)
    taken.add(unique.casefold())
    return unique


def _save(folder: Path, verb: str, name: str, record: Record) -> None:
    """Write a record into a folder, as JSON; for `convert` its text, or no file without a text."""
    if verb != "convert":
        document = {**record.details} or {"status": record.status, "problems": [*record.problems]}
        output.write(folder / f"{name}.json", f"{output.json_text(document, indent=2)}\n")
    elif "text" in record.details:
        extension = formats.lookup(record.details["format"]).ending
        output.write(folder / f"{name}{extension}", record.details["text"])


@dataclass
class Tally:
    """Counts the records of a batch by status, and finds the exit code of the worst."""

    is_corpus: bool
    """True if --corpus demands that each puzzle has one answer and no duplicate."""
    began: float = field(default_factory=time.monotonic)
    statuses: Counter[str] = field(default_factory=Counter)
    further: Counter[str] = field(default_factory=Counter)
    """The numbers of duplicates, of certified puzzles, and of those that a limit has cut short."""
    known: int = 0
    """The number of records that come from the journal."""
    code: int = ANSWERED
    """The exit code of the worst puzzle."""

    def add(self, record: Record) -> None:
        """Count the record of one more puzzle, made now or taken from the journal.

        Its exit code is LIMITED if a limit came, unless it has an answer and needs no proof, or if
        its details are incomplete. In a corpus several answers or a duplicate give BAD_INPUT.
        """
        self.statuses[record.status] += 1
        self.further["duplicate"] += record.duplicate_of is not None
        self.further["certified"] += record.certified is True
        if record.interrupted is not None:
            self.further[describe_stop(record.interrupted)] += 1
        codes = [self.code, _CODES.get(record.status, ANSWERED)]
        is_answered = record.count and not self.is_corpus and record.certified is not False
        is_cut = record.interrupted is not None and not is_answered
        if is_cut or record.details.get("complete") is False:
            codes[1] = LIMITED
        elif self.is_corpus and (record.status == Status.MULTIPLE or record.duplicate_of):
            codes.append(BAD_INPUT)
        self.code = min(codes, key=_WORST.index)

    def count_known(self, _record: Record) -> None:
        """Count how many records come from the journal; `add` counts each as well."""
        self.known += 1

    def __str__(self) -> str:
        """Return a line of numbers: puzzles by status, duplicates, limits, seconds, known ones."""
        total = self.statuses.total()
        counts = ", ".join(f"{number} {status}" for status, number in self.statuses.most_common())
        words = [f"{total} puzzle{'' if total == 1 else 's'}{': ' if counts else ''}{counts}"]
        for label, number in self.further.items():
            is_several = label == "duplicate" and number > 1
            words += [f"{number} {label}{'s' if is_several else ''}"] if number else []
        words.append(f"{time.monotonic() - self.began:.1f} s")
        return "; ".join(words + [f"{self.known} taken from the journal"] * bool(self.known))
