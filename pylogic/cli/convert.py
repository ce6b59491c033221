"""pylogic convert: a puzzle from one format into another."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import click

from pylogic import formats
from pylogic.cli import arguments, interrupts, options, output
from pylogic.errors import OptionError
from pylogic.formats import exchange, sources
from pylogic.formats.diagram import Format
from pylogic.formats.sources import Text
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
@options.many("names", "target", "puzzle", "to")
def command(
    names: tuple[str, ...],
    target: str,
    puzzle: str | None,
    reading: arguments.Reading,
    to: str | None,
    limits: Limits,
    as_json: bool,
    many: arguments.Many,
) -> None:
    """Write a puzzle in another format.

    IN is a file, a link, a game ID, or - for standard input; FILE#NAME is one of many in a file.
    OUT is a format, or what one calls the puzzle (to standard output), or a file whose name tells
    its format: .lp, .txt, .pzprv3.
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
    if members := arguments.members(names, puzzle or "", limits, is_batch=many.is_asked):
        _convert_many(members, puzzle, reading, limits, many, path, wanted, as_json=as_json)
    (source,) = names
    text = arguments.text(None, source, reading, limits)
    loaded = (
        arguments.load(puzzle, limits) if puzzle else _puzzle(source, text, reading, wanted, limits)
    )
    found = loaded.convert(text or source, wanted, **reading.keywords)
    with interrupts.held():
        if as_json:
            output.print_json(found.to_dict())
        else:
            output.print_remarks(found.left_out)
        if path is None and not as_json:
            click.echo(str(found), nl=False)
        elif path is not None:
            output.write(path, str(found))


def _listed() -> str:
    """The formats, a line each, those that are only read behind the others."""
    known, written = formats.known().values(), formats.written()
    read = [one for one in known if one not in written]
    lines = [*map(_line, written), "Only read:", *map(_line, read)]
    return "\n    ".join(lines).removeprefix("  ")


def _line(one: Format) -> str:
    return f"  {one.name:8} {one.words}"


command.help = (command.help or "").replace("FORMATS", f"  {_listed()}")


def _convert_many(
    members: tuple[str | Member, ...],
    puzzle: str | None,
    reading: arguments.Reading,
    limits: Limits,
    many: arguments.Many,
    path: Path | None,
    wanted: str,
    *,
    as_json: bool,
) -> NoReturn:
    """Convert them, and end."""
    from pylogic.cli.many import Work, run

    if path is not None:
        words = "of many puzzles OUT is a format, and --output FOLDER says where they go"
        raise OptionError(f"{path}: {words}")
    every = arguments.untimed(limits)
    loaded = (
        arguments.load(puzzle, every)
        if puzzle
        else _puzzle_of_all(members[0], reading, wanted, every)
    )
    format_name = sources.format_of(loaded.encoding, wanted)
    is_inline = formats.named(format_name).is_inline
    if not is_inline and many.output is None and not as_json:
        words = "is more than a line for each puzzle: say where files go, with --output FOLDER"
        raise OptionError(f"{format_name}: {words}")
    run(Work("convert", loaded, members, limits, reading, many, as_json, keywords={"to": wanted}))


def _puzzle_of_all(
    name: str | Member, reading: arguments.Reading, wanted: str, limits: Limits
) -> Puzzle:
    """The puzzle that OUT or the first of many tells."""
    from pylogic.batches.members import members

    if isinstance(name, str):
        first = next(members([name], limits))
        text = None if first.error else arguments.text(None, first.name, reading, limits)
    else:
        first, data = name, os.fsencode(name.text or "")
        text = sources.from_bytes(None, data, first.name, reading.manner(limits))
    return _puzzle(first.name, text, reading, wanted, limits)


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


def _puzzle(
    source: str,
    text: Text | None,
    reading: arguments.Reading,
    wanted: str,
    limits: Limits,
) -> Puzzle:
    """The puzzle that IN, OUT or the folder of IN tells."""
    found = exchange.encoding_of(text, reading.format_name) or exchange.puzzle_called(wanted, text)
    folder = Path(source).parent.name  # as in instances/PUZZLE/NAME.lp
    found = found or (sources.named(folder) if folder else None)
    if found is None:
        words = "neither IN nor OUT says which puzzle it is; say --puzzle NAME"
        raise OptionError(f"{source}: {words}")
    return arguments.load(found.path, limits)
