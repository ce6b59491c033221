"""What the verbs share: arguments, options, and how they print."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from pylogic.child import Limits
from pylogic.errors import OptionError
from pylogic.program import Instance, instance_from_bytes
from pylogic.puzzle import VIEW, Puzzle, load

if TYPE_CHECKING:
    from rich.console import Console

    from pylogic.board import Board

STOPPED_BY = {
    "timeout": "stopped by time limit",
    "memory": "out of memory",
    "user": "stopped by Ctrl-C",
}

F = TypeVar("F", bound=Callable[..., Any])


def json_option(verb: F) -> F:
    """The option --json."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")(verb)


def drawing_options(verb: F) -> F:
    """The options that say how boards are drawn, and where to."""
    plain = click.option(
        "--plain", is_flag=True, help="Draw without lines and colours: a row a line."
    )
    file = click.Path(dir_okay=False, writable=True, path_type=Path)
    svg = click.option("--svg", type=file, help="Draw into an SVG file, too.")
    html = click.option("--html", type=file, help="Draw into a web page, too.")
    return plain(svg(html(verb)))


def constants_option(verb: F) -> F:
    """The option -c, as a dictionary."""
    return click.option(
        "-c",
        "--const",
        "constants",
        multiple=True,
        metavar="NAME=VALUE",
        callback=_constants,
        help="Set a constant of the rules; may be given several times.",
    )(verb)


def search_options(verb: F) -> F:
    """The options that say which engine searches, and what guides it."""
    return click.option(
        "--engine",
        default="clingo",
        metavar="NAME",
        help="clingo, or swipl for the clpfd twin in SWI-Prolog; swipl:X is NAME_X.pl.",
    )(guidance_options(verb))


def guidance_options(verb: F) -> F:
    """The options that say what guides a search."""
    order = click.option(
        "--order",
        default="given",
        metavar="NAME",
        help="Order of the clues: given, reversed, rows, spiral, random#1, ...",
    )
    heuristic = click.option(
        "--heuristic",
        metavar="NAME",
        help="A part heuristic_NAME of the rules, or clasp's Vsids, Vmtf, Berkmin, ...",
    )
    labeling = click.option(
        "--labeling",
        metavar="OPTIONS",
        help="clpfd's labeling options: leftmost|ff|ffc|min|max, up|down, step|enum|bisect.",
    )
    return order(heuristic(labeling(verb)))


def limits_options(verb: F) -> F:
    """The options --timeout and --memory; they hold for grounding, solving and drawing."""
    timeout = click.option(
        "--timeout",
        type=click.FloatRange(min=0, min_open=True),
        metavar="S",
        help="Stop after S seconds.",
    )
    memory = click.option(
        "--memory",
        type=click.IntRange(min=1),
        metavar="MB",
        help="Stop when more than MB megabytes are needed.",
    )
    return timeout(memory(verb))


def limits(timeout: float | None, memory: int | None) -> Limits:
    """Limits of a verb: always in a child, so that Ctrl-C ends whatever clingo is doing."""
    return Limits(timeout, memory, isolated=True)


def format_option(verb: F) -> F:
    """The option --format."""
    return click.option(
        "--format",
        "format_name",
        metavar="NAME",
        help="Format of INSTANCE, or what one calls the puzzle: text, pzpr, tatham, janko, ...",
    )(verb)


def to_option(verb: F) -> F:
    """The option --to."""
    return click.option("--to", metavar="FORMAT", help="Print in a format of `pylogic convert`.")(
        verb
    )


def read(
    puzzle: str, instance: str | None, format_name: str | None
) -> tuple[Puzzle, Instance | None]:
    """The puzzle and the instance that arguments mean: `-` is standard input.

    A single argument may be a link or a game ID that tells its puzzle.
    """
    is_name = puzzle.isidentifier() or puzzle.endswith(".lp")
    if instance is None and not is_name:
        from pylogic import exchange

        encoding = exchange.puzzle(puzzle, format_name)
        if encoding is not None:
            found = Puzzle(encoding)
            return found, found.instance(puzzle, format=format_name)
        if exchange.is_inline(puzzle):
            words = "no rules are known for it; name a puzzle before it, or a game by --format"
            raise OptionError(f"{puzzle}: {words}")
    loaded = load(puzzle)
    return loaded, read_instance(loaded, instance, format_name)


def read_instance(
    puzzle: Puzzle, name: str | None, format_name: str | None = None
) -> Instance | None:
    """The instance that an argument means: `-` is standard input."""
    if name is None:
        return None
    if name != "-":
        return puzzle.instance(name, format=format_name)
    from pylogic import exchange

    data = sys.stdin.buffer.read()
    if format_name is None and exchange.are_facts(data):
        return instance_from_bytes(data, "<stdin>")
    text = exchange.from_bytes(puzzle.encoding, data, "<stdin>", format_name)
    return exchange.instance(puzzle.encoding, text)


def is_terminal() -> bool:
    """Whether rich has colours and widths to care for; a pipe does without loading it."""
    return sys.stdout.isatty() or "FORCE_COLOR" in os.environ


def is_interactive() -> bool:
    """Whether somebody sees what is printed and can press keys."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def check_drawing(puzzle: Puzzle, svg: Path | None, html: Path | None) -> None:
    """Say beforehand what could not be done afterwards.

    Raises:
        OptionError: a picture is wanted, and the encoding cannot draw.
    """
    if (svg or html) and not puzzle.encoding.has(VIEW):
        path = puzzle.encoding.path
        raise OptionError(f"{path} has no view part: there is nothing to draw into a file")


def console() -> Console:
    """rich, loaded when there is something to print."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def print_board(board: Board, plain: bool) -> None:
    """Draw with lines, and on a terminal in colours; or plainly."""
    if plain:
        click.echo(str(board))
    elif is_terminal():
        console().print(board, soft_wrap=True, end="")
    else:
        from pylogic.draw import lines

        click.echo(lines.text(board, sys.stdout.encoding))


def save_boards(boards: Sequence[Board], title: str, svg: Path | None, html: Path | None) -> None:
    """Draw boards into files.

    Raises:
        OptionError: a file cannot be written.
    """
    from pylogic.draw import html as page
    from pylogic.draw import svg as picture

    if svg:
        write(svg, picture.render(boards))
    if html:
        write(html, page.render(boards, title))


def write(path: Path, text: str) -> None:
    """Write a file.

    Raises:
        OptionError: it cannot be written.
    """
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None


def load_drawing() -> None:
    """Import what drawing needs, while a child is at work."""
    importlib.import_module("pylogic.draw.lines")
    if is_terminal():
        importlib.import_module("rich.console")
        importlib.import_module("pylogic.draw.terminal")


def print_json(document: Any) -> None:
    """The one JSON document of a verb."""
    import json  # only --json needs it

    click.echo(json.dumps(document, indent=2, ensure_ascii=False))


def print_remarks(remarks: Iterable[str]) -> None:
    """clingo's remarks and our warnings, to standard error."""
    for remark in remarks:
        click.echo(remark, err=True)


def _constants(
    _ctx: click.Context, _param: click.Parameter, values: tuple[str, ...]
) -> dict[str, str]:
    constants = {}
    for text in values:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError(f"-c {text}: expected NAME=VALUE")
        constants[name] = value
    return constants
