"""pylogic book: many puzzles as a booklet to print, with rules, grades and solutions."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from pylogic.cli import endings, options, output
from pylogic.cli.output import ProgressLine
from pylogic.errors import ANSWERED, BAD_INPUT, LIMITED
from pylogic.rules.limits import MOST_JOBS, Limits


@click.command("book")
@click.argument("names", nargs=-1, required=True, metavar="IN...", type=click.UNPROCESSED)
@click.option("-o", "--output", "target", type=options.FILE, required=True, help="*.pdf or *.html.")
@click.option("--title", default="Puzzles", help="The title of the booklet.")
@click.option("--paper", type=click.Choice(("a4", "letter")), default="a4", help="[default: a4]")
@click.option("--puzzle", metavar="NAME", help="The puzzle of each IN that does not name it.")
@click.option(
    "--grading",
    type=options.Whole(0, 86400),
    default=10,
    metavar="S",
    help="Grade a puzzle without a grade in its file for S seconds; 0: not at all.  [default: 10]",
)
@options.number("--jobs", "Work on N puzzles at a time.  [default: one a core]", most=MOST_JOBS)
@options.reading
@options.limits(words="Stop after S seconds with each puzzle.", is_clocked=False)
@options.json_option
def command(
    names: tuple[str, ...],
    target: Path,
    reading: options.Reading,
    limits: Limits,
    as_json: bool,
    **choices: Any,
) -> int:
    """Lay out puzzles as a booklet to print.

    IN is a folder, as `generate --output` fills it, a file, a pattern, a file of many, FILE#NAME, a
    link, an ID, or - for a list on standard input; KIND:IN names the puzzle if neither text, folder
    nor name of IN tells it. The booklet leaves out a puzzle that has not exactly one answer, and
    the command names it; the exit code is 2 then.

    \b
    Examples:
      pylogic book new --output book.pdf
      pylogic book new 'sudoku:more/*.lp' kakuro:corpus.json --output book.html --paper letter
    """
    from pylogic.books.book import book

    with ProgressLine() as progress:
        booklet = book(
            names,
            output=target,
            timeout=limits.timeout,
            memory=limits.memory,
            file_size=limits.file_size,
            on_begin=progress.begin,
            on_puzzle=progress.advance,
            **reading._asdict(),
            **choices,
        )
    with endings.printing():
        output.print_remarks(f"left out: {name}: {reason}" for name, reason in booklet.left_out)
        if as_json:
            output.print_json(booklet.to_dict())
        else:
            output.echo(f"{booklet} in {target}", err=True)
    return (LIMITED if booklet.is_cut else BAD_INPUT) if booklet.left_out else ANSWERED
