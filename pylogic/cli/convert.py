"""pylogic convert: a puzzle from one format into another."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path

import click

from pylogic import formats
from pylogic.cli import options, output
from pylogic.errors import NotFoundError, OptionError
from pylogic.formats import exchange
from pylogic.formats.exchange import FACTS, Text
from pylogic.puzzle import load
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import instance_from_text


@click.command("convert")
@click.argument("source", metavar="IN")
@click.argument("target", metavar="OUT")
@click.option("--puzzle", metavar="NAME", help="The puzzle, where neither IN nor OUT tells it.")
@options.format_option
@options.to_option
def command(
    source: str, target: str, puzzle: str | None, format_name: str | None, to: str | None
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
      tatham   a game ID of Simon Tatham's collection
      janko    a file with the sections [problem], [areas], [solution]
      penpa    a link of Penpa+

    \b
    Examples:
      pylogic convert 'https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i' facts
      pylogic convert instances/kuromasu/inst43.lp range
      pylogic convert 7x7:d7b3e8e5c7a7c13e4e8b4d grid.txt --format range
    """
    path, wanted = _target(target, to)
    encoding = _encoding(source, puzzle, format_name, wanted)
    text = _text(encoding, source, format_name)
    symbols, constants = _symbols(encoding, text)
    is_solved = any((s.name, len(s.arguments)) in encoding.shown for s in symbols)
    if wanted == FACTS and text.format != FACTS:
        written = exchange.facts(encoding, text).text
    else:
        written = exchange.write(encoding, symbols, wanted, constants, text.name)
        is_solved &= exchange.format_of(encoding, wanted) in formats.WITHOUT_SOLUTION
    if is_solved:
        click.echo(exchange.LEFT_OUT.format(name=text.name), err=True)
    if path is None:
        click.echo(written, nl=False)
    else:
        output.write(path, written)


def _target(target: str, to: str | None) -> tuple[Path | None, str]:
    """The file to write, if any, and its format."""
    path = Path(target)
    known = formats.EXTENSIONS.get(path.suffix)
    if to or known:
        return path, to or known or FACTS
    if path.suffix:
        extensions = ", ".join(formats.EXTENSIONS)
        raise OptionError(f"{target}: a file's name ends in {extensions}; or say --to FORMAT")
    return None, target


def _encoding(source: str, puzzle: str | None, format_name: str | None, wanted: str) -> Encoding:
    if puzzle is not None:
        return load(puzzle).encoding
    found = None
    if source != "-":
        found = exchange.puzzle(source, format_name)
    found = found or exchange.puzzle("", wanted)
    if found is not None:
        return found
    folder = Path(source).parent.name  # as in instances/PUZZLE/NAME.lp
    with suppress(NotFoundError):
        if folder:
            return load(folder).encoding
    raise OptionError(f"{source}: neither IN nor OUT says which puzzle it is; say --puzzle NAME")


def _text(encoding: Encoding, source: str, format_name: str | None) -> Text:
    if source == "-":
        return exchange.from_bytes(encoding, sys.stdin.buffer.read(), "<stdin>", format_name)
    path, sharp, name = source.partition(".json#")
    if sharp:
        instance = exchange.from_corpus(encoding, Path(f"{path}.json"), name)
        facts = "\n".join(f"{fact.symbol}." for fact in instance.facts)
        return Text(facts, source, FACTS)
    return exchange.shown(encoding, source, format_name)


def _symbols(encoding: Encoding, text: Text) -> tuple[list[exchange.Symbol], dict[str, str]]:
    if text.format == FACTS:
        instance = instance_from_text(text.text, text.name)
        return [fact.symbol for fact in instance.facts], dict(instance.constants)
    found = exchange.facts(encoding, text)
    constants = {name: str(value) for name, value in found.constants.items()}
    return [*found.instance, *found.answer], constants
