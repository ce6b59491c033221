"""pylogic convert: a puzzle from one format into another."""

from __future__ import annotations

from pathlib import Path

import click

from pylogic import formats
from pylogic.cli import endings, options, output
from pylogic.errors import OptionError
from pylogic.formats import exchange
from pylogic.puzzle import Puzzle
from pylogic.rules.limits import Limits


@click.command("convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option("--puzzle", metavar="NAME", help="The puzzle, if neither IN nor OUT names it.")
@options.reading
@options.to_option
@options.limits()
@options.json_option
def command(
    source: str,
    target: str,
    puzzle: str | None,
    reading: options.Reading,
    to: str | None,
    limits: Limits,
    as_json: bool,
) -> None:
    """Write a puzzle in another format.

    IN is a file, a link, a game ID, or - for standard input; FILE#NAME is one of many in a file.
    OUT is a format, or what one calls the puzzle (to standard output), or a file whose name tells
    its format: .lp, .txt, .non. `pylogic batch convert` writes many puzzles.

    \b
    Formats:
    FORMATS

    \b
    Examples:
      pylogic convert 'https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i' facts
      pylogic convert instances/kuromasu/inst43.lp range
      pylogic convert 7x7:d7b3e8e5c7a7c13e4e8b4d grid.txt --format range
    """
    file, format_name = _parse_target(target, to)
    text = options.read_text(None, source, reading, limits)
    if puzzle is not None:
        loaded = options.load(puzzle, limits)
    else:
        encoding = exchange.find_encoding(text, reading.format)
        encoding = encoding or exchange.find_encoding(text, format_name)
        if encoding is None:
            from pylogic.books import candidates  # most runs do without

            encoding = candidates.find_kind_of_file(source, candidates.make_kind_finder(limits))
        if encoding is None:
            words = "neither IN nor OUT says which puzzle it is; say --puzzle NAME"
            raise OptionError(f"{source}: {words}")
        loaded = Puzzle(encoding, limits)
    conversion = loaded.convert(text or source, format_name, **reading._asdict())
    with endings.printing():
        if as_json:
            output.print_json(conversion.to_dict())
        else:
            output.print_remarks(conversion.left_out)
        if file is not None:
            output.write(file, str(conversion))
        elif not as_json:
            click.echo(str(conversion), nl=False)


_WRITTEN = formats.list_writable()
_FORMATS = [*_WRITTEN, *(kind for kind in formats.by_name().values() if kind not in _WRITTEN)]
_LINES = [f"  {kind.name:8} {kind.words}" for kind in _FORMATS]
_LINES.insert(len(_WRITTEN), "Only read:")
command.help = (command.help or "").replace("FORMATS", "\n    ".join(_LINES))


def _parse_target(target: str, to: str | None) -> tuple[Path | None, str]:
    """Return OUT's file (None if OUT names a format), and the name of the format.

    With `to` OUT is a file of any name. OptionError if its ending is no format's; a format that
    OUT or `to` names is not looked up.
    """
    path = Path(target)
    endings = {kind.extension: kind.name for kind in formats.list_writable() if kind.extension}
    format_name = to or endings.get(path.suffix)
    if format_name is None and path.suffix:
        words = f"a file's name ends in {', '.join(endings)}; or say --to FORMAT"
        raise OptionError(f"{target}: {words}")
    return (None, target) if format_name is None else (path, format_name)
