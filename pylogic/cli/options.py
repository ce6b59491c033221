"""What the verbs share: arguments, options, and how they print."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from pylogic.errors import OptionError
from pylogic.puzzle import Puzzle, load
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_bytes
from pylogic.solving.process import Limits

if TYPE_CHECKING:
    pass

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


def read(puzzle: str, instance: str | None, format_name: str | None) -> tuple[Puzzle, Instance]:
    """The puzzle and the instance that arguments mean: `-` is standard input.

    A single argument may be a link or a game ID that tells its puzzle.
    """
    is_name = puzzle.isidentifier() or puzzle.endswith(".lp")
    if instance is None and not is_name:
        from pylogic.formats import exchange

        encoding = exchange.puzzle(puzzle, format_name)
        if encoding is not None:
            found = Puzzle(encoding)
            return found, found.instance(puzzle, format=format_name)
        if exchange.is_inline(puzzle):
            words = "no rules are known for it; name a puzzle before it, or a game by --format"
            raise OptionError(f"{puzzle}: {words}")
    loaded = load(puzzle)
    return loaded, read_instance(loaded, instance, format_name)


def read_instance(puzzle: Puzzle, name: str | None, format_name: str | None = None) -> Instance:
    """The instance that an argument means: `-` is standard input."""
    if name is None:
        return NO_INSTANCE
    if name != "-":
        return puzzle.instance(name, format=format_name)
    from pylogic.formats import exchange

    data = sys.stdin.buffer.read()
    if format_name is None and exchange.are_facts(data):
        return instance_from_bytes(data, "<stdin>")
    text = exchange.from_bytes(puzzle.encoding, data, "<stdin>", format_name)
    return exchange.instance(puzzle.encoding, text)


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
