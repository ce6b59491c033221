"""pylogic convert: a puzzle from one format into another."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from pylogic import formats
from pylogic.cli import endings, options, output
from pylogic.cli.options import Target
from pylogic.errors import OptionError
from pylogic.formats import exchange
from pylogic.formats.sources import Text, format_of, from_bytes, named
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import Limits

if TYPE_CHECKING:
    from pylogic.batches.members import Member


@click.command("convert")
@click.argument("names", metavar="IN...", nargs=-1, required=True)
@click.argument("target", metavar="OUT")
@click.option("--puzzle", metavar="NAME", help="The puzzle, where neither IN nor OUT tells it.")
@options.reading
@options.to_option
@options.limits(words="Stop after S seconds; of many, each.")
@options.json_lines_option
@options.many
def command(
    names: tuple[str, ...],
    target: str,
    puzzle: str | None,
    reading: options.Reading,
    to: str | None,
    limits: Limits,
    as_json: bool,
    many: options.Many,
) -> None:
    """Write a puzzle in another format.

    IN is a file, a link, a game ID, or - for standard input; FILE#NAME is one of many in a file.
    OUT is a format, or what one calls the puzzle (to standard output), or a file whose name tells
    its format: .lp, .txt, .pzprv3, .non, .xml.
    Of many IN (files, folders, patterns, files that hold many, - for a list on standard input)
    OUT is the format: links and IDs are printed with their names, a line each, which is a file of
    many again; --output FOLDER has files of any format.

    \b
    Formats:
    FORMATS

    \b
    Examples:
      pylogic convert 'https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i' facts
      pylogic convert instances/kuromasu/inst43.lp range
      pylogic convert 7x7:d7b3e8e5c7a7c13e4e8b4d grid.txt --format range
      pylogic convert links.txt 'more/*.lp' facts --output folder
    """
    path, wanted = _target(target, to)
    asked = Target(puzzle or "", names, reading, {}, limits)
    if members := asked.members(is_batch=many.is_asked):
        _convert_many(asked, members, many, path, wanted, options.Display(as_json))
    (source,) = names
    text = options.text(None, source, reading, limits)
    loaded = _puzzle(asked, source, text, wanted)
    found = loaded.convert(text or source, wanted, **reading.keywords)
    with endings.held():
        if as_json:
            output.print_json(found.to_dict())
        else:
            output.print_remarks(found.left_out)
        if path is None and not as_json:
            click.echo(str(found), nl=False)
        elif path is not None:
            output.write(path, str(found))


def _listed() -> str:
    """A line for each format; formats that are only read stand behind the others."""
    written = formats.written()
    read = [one for one in formats.known().values() if one not in written]
    lines = [f"  {one.name:8} {one.words}" for one in (*written, *read)]
    lines.insert(len(written), "Only read:")
    return "\n    ".join(lines).removeprefix("  ")


command.help = (command.help or "").replace("FORMATS", f"  {_listed()}")


def _convert_many(
    asked: Target,
    members: tuple[str | Member, ...],
    many: options.Many,
    path: Path | None,
    wanted: str,
    display: options.Display,
) -> NoReturn:
    """Convert many puzzles, and end."""
    from pylogic.cli.many import do

    if path is not None:
        words = "of many puzzles OUT is a format, and --output FOLDER says where they go"
        raise OptionError(f"{path}: {words}")
    puzzle = _puzzle_of_all(asked, members[0], wanted)
    format_name = format_of(puzzle.encoding, wanted)
    is_inline = formats.named(format_name).is_inline
    if not is_inline and many.output is None and not display.as_json:
        words = "is more than a line for each puzzle: say where files go, with --output FOLDER"
        raise OptionError(f"{format_name}: {words}")
    of_each = ("names", "target", "to")
    do("convert", asked, members, many, of_each, display, puzzle=puzzle, to=wanted)


def _puzzle_of_all(asked: Target, name: str | Member, wanted: str) -> Puzzle:
    """The puzzle of --puzzle, or the one that OUT or the first of many tells."""
    from pylogic.batches.members import members

    limits = options.untimed(asked.limits)
    every, text = asked._replace(limits=limits), None
    if asked.puzzle:
        return options.load(asked.puzzle, limits)
    if isinstance(name, str):
        first = next(members([name], limits))
        if not first.error:
            text = options.text(None, first.name, asked.reading, limits)
    else:
        first, data = name, os.fsencode(name.text or "")
        text = from_bytes(None, data, first.name, asked.reading.manner(limits))
    return _puzzle(every, first.name, text, wanted)


def _target(target: str, to: str | None) -> tuple[Path | None, str]:
    """The file to write, if any, and its format."""
    path = Path(target)
    endings = {one.extension: one.name for one in formats.written() if one.extension}
    known = endings.get(path.suffix)
    if to or known:
        return path, to or known or formats.FACTS
    if path.suffix:
        words = f"a file's name ends in {', '.join(endings)}; or say --to FORMAT"
        raise OptionError(f"{target}: {words}")
    return None, target


def _puzzle(asked: Target, source: str, text: Text | None, wanted: str) -> Puzzle:
    """The puzzle of --puzzle, or the one that IN, OUT or the folder of IN tells."""
    if asked.puzzle:
        return options.load(asked.puzzle, asked.limits)
    game = asked.reading.format_name
    found = exchange.encoding_of(text, game) or exchange.puzzle_called(wanted, text)
    folder = Path(source).parent.name  # as in instances/PUZZLE/NAME.lp
    found = found or (named(folder) if folder else None)
    if found is None:
        words = "neither IN nor OUT says which puzzle it is; say --puzzle NAME"
        raise OptionError(f"{source}: {words}")
    return options.load(found.path, asked.limits)
