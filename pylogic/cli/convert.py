"""pylogic convert: a puzzle from one format into another."""

from __future__ import annotations

from pathlib import Path

import click

from pylogic import formats
from pylogic.cli import arguments, interrupts, options, output
from pylogic.errors import OptionError
from pylogic.formats import exchange, naming
from pylogic.formats.sources import Text
from pylogic.puzzle import Puzzle


@click.command("convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option("--puzzle", metavar="NAME", help="The puzzle, where neither IN nor OUT tells it.")
@options.reading
@options.to_option
@options.limits()
def command(
    source: str,
    target: str,
    puzzle: str | None,
    reading: arguments.Reading,
    to: str | None,
    limits: arguments.Limits,
) -> None:
    """Write a puzzle in another format.

    IN is a file, a link, a game ID, or - for standard input. OUT is a format, or what one calls
    the puzzle (to standard output), or a file whose name tells its format: .lp, .txt, .pzprv3.

    \b
    Formats:
      facts    facts of clingo (.lp)
      text     a board, a row a line: . empty, # black, ? unknown, numbers
      pzpr     a link of puzz.link or pzpr
      pzprv3   a file of pzpr
      pzprxml  an XML file of pzpr or PencilBox
      tatham   a game ID of Simon Tatham's collection
      janko    a file with the sections [problem], [areas], [solution]
      penpa    a link of Penpa+
    Only read:
      grid     rows with bars, dashes, commas or brackets (.ss, .sdk, lists)
      fpuzzles JSON of f-puzzles, or its link
      terms    a Prolog list: name(13, 13, [case(0,2,3), ...])
      FILE#NAME  one of many in a file: a JSON corpus, or a puzzle a line

    \b
    Examples:
      pylogic convert 'https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i' facts
      pylogic convert instances/kuromasu/inst43.lp range
      pylogic convert 7x7:d7b3e8e5c7a7c13e4e8b4d grid.txt --format range
    """
    path, wanted = _target(target, to)
    text = limits.text(None, source, reading)
    loaded = limits.load(puzzle) if puzzle else _puzzle(source, text, reading, wanted, limits)
    found = loaded.convert(text or source, wanted, **reading.keywords, **limits.keywords)
    with interrupts.held():
        output.print_remarks(found.left_out)
        if path is None:
            click.echo(str(found), nl=False)
        else:
            output.write(path, str(found))


def _target(target: str, to: str | None) -> tuple[Path | None, str]:
    """The file to write, if any, and its format."""
    path = Path(target)
    known = formats.EXTENSIONS.get(path.suffix)
    if to or known:
        return path, to or known or formats.FACTS
    if path.suffix:
        extensions = ", ".join(formats.EXTENSIONS)
        raise OptionError(f"{target}: a file's name ends in {extensions}; or say --to FORMAT")
    return None, target


def _puzzle(
    source: str,
    text: Text | None,
    reading: arguments.Reading,
    wanted: str,
    limits: arguments.Limits,
) -> Puzzle:
    """The puzzle that IN, OUT or the folder of IN tells."""
    found = exchange.encoding_of(text, reading.format_name) or exchange.puzzle_called(wanted, text)
    folder = Path(source).parent.name  # as in instances/PUZZLE/NAME.lp
    found = found or (naming.named(folder) if folder else None)
    if found is None:
        words = "neither IN nor OUT says which puzzle it is; say --puzzle NAME"
        raise OptionError(f"{source}: {words}")
    return limits.load(found.path)
