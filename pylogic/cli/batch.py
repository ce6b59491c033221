"""pylogic batch: a verb for many puzzles, with a line of each and a summary."""

from __future__ import annotations

from typing import Any

import click

from pylogic.cli import options
from pylogic.cli.many import run_batch
from pylogic.cli.options import Many, Target
from pylogic.errors import OptionError


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


@command.command("solve", cls=options.ClaspCommand)
@options.each
@options.search
@options.many
def solve(target: Target, many: Many, **search: Any) -> None:
    """Find the answers of each puzzle, and say how many there are.

    Options of clasp that guide its search follow after --.

    \b
    Example:
      pylogic batch solve kuromasu links.txt --count -- --restarts=L,60
    """
    run_batch("solve", target, many, **options.search_keywords(**search))


@command.command("check", cls=options.Verb)
@options.each
@click.option(
    "--corpus",
    is_flag=True,
    help="Also solve each puzzle, and name puzzles with no answer, several, or another than the"
    " published one, and duplicates, even if turned or mirrored.",
)
@options.keyword("certify")
@options.many
def check(target: Target, corpus: bool, certify: bool, many: Many) -> None:
    """Say what is wrong with each puzzle.

    \b
    Example:
      find . -name '*.lp' | pylogic batch check kuromasu -
    """
    if certify and not corpus:
        raise OptionError("--certify: without --corpus nothing is solved that could be certified")
    run_batch("check", target, many, corpus=corpus, certify=certify)


@command.command("explain", cls=options.Verb)
@options.each
@options.many
def explain(target: Target, many: Many) -> None:
    """Grade each puzzle: how hard its answer is to find."""
    run_batch("explain", target, many)


@command.command("convert", cls=options.Verb)
@options.each
@click.option(
    "--to",
    metavar="FORMAT",
    required=True,
    help="The format to write, or the puzzle's name in it; `pylogic convert --help` lists them.",
)
@options.many
def convert(target: Target, to: str, many: Many) -> None:
    """Write each puzzle in another format.

    Links and IDs are printed with their names, a line each, which is a file of many again;
    --output FOLDER has files of any format.

    \b
    Example:
      pylogic batch convert kuromasu links.txt inst43 --to range
    """
    run_batch("convert", target, many, to=to)
