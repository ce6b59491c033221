"""The options that verbs share: each bundle is a decorator, and reaches the verb as one value."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from pylogic.cli.arguments import Display, Guidance, Limits, Search, Target
from pylogic.errors import OptionError

F = TypeVar("F", bound=Callable[..., Any])
Decorator = Callable[[Any], Any]


def gather(name: str, bundle: Any, *options: Decorator) -> Decorator:
    """A decorator that adds options and hands their values over as one named tuple."""

    def decorate(verb: F) -> F:
        @wraps(verb)
        def gathered(**values: Any) -> None:
            own = {field: values.pop(field) for field in bundle._fields if field in values}
            verb(**values, **{name: bundle(**own)})

        decorated: Any = gathered
        for option in reversed(options):
            decorated = option(decorated)
        made: F = decorated
        return made

    return decorate


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


FILE = click.Path(dir_okay=False, writable=True, path_type=Path)
SECONDS = click.FloatRange(min=0, min_open=True)

json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
plain_option = click.option(
    "--plain", is_flag=True, help="Draw without lines and colours: a row a line."
)
constants_option = click.option(
    "-c",
    "--const",
    "constants",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_constants,
    help="Set a constant of the rules; may be given several times.",
)
format_option = click.option(
    "--format",
    "format_name",
    metavar="NAME",
    help="Format of INSTANCE, or what one calls the puzzle: text, pzpr, tatham, janko, ...",
)
to_option = click.option("--to", metavar="FORMAT", help="Print in a format of `pylogic convert`.")
models_option = click.option(
    "-n",
    "--models",
    type=click.IntRange(min=0),
    default=2,
    metavar="N",
    help="Look for N answers at most, 0 for all.  [default: 2, which shows whether one is unique]",
)


def timeout_option(default: float | None = None, words: str = "Stop after S seconds.") -> Decorator:
    """The option --timeout, with what holds where it is not given."""
    shown = f"  [default: {default:g}]" if default is not None else ""
    return click.option(
        "--timeout", type=SECONDS, default=default, metavar="S", help=f"{words}{shown}"
    )


def _memory(default: int | None = None) -> Decorator:
    shown = f"  [default: {default}]" if default is not None else ""
    return click.option(
        "--memory",
        type=click.IntRange(min=1),
        default=default,
        metavar="MB",
        help=f"Stop when more than MB megabytes are needed.{shown}",
    )


memory_option = _memory()


def limits(
    timeout: float | None = None,
    words: str = "Stop after S seconds.",
    memory: int | None = None,
) -> Decorator:
    """The options --timeout and --memory, as `limits`; `words` say what the first holds for."""
    return gather("limits", Limits, timeout_option(timeout, words), _memory(memory))


target = gather(
    "target",
    Target,
    click.argument("puzzle"),
    click.argument("instance", required=False),
    format_option,
    constants_option,
    timeout_option(),
    memory_option,
)
"""The arguments PUZZLE and INSTANCE with what they need, as `target`."""


_SVG = click.option("--svg", type=FILE, help="Draw into an SVG file, too.")
_HTML = click.option("--html", type=FILE, help="Draw into a web page, too.")
_ANIMATE = click.option("--animate", is_flag=True, help="Play the frames, key by key.")
_DELAY = click.option(
    "--delay", type=click.FloatRange(min=0), metavar="S", help="Play the frames S seconds apart."
)


display = gather("display", Display, plain_option, _SVG, _HTML, json_option)
"""The options that say how boards are drawn, and where to, as `display`."""


film = gather("display", Display, plain_option, _SVG, _HTML, _ANIMATE, _DELAY, json_option)
"""Those of `display`, and how frames are played."""


text_display = gather("display", Display, plain_option, json_option)
"""The options that say how boards are drawn where none is written into a file, as `display`."""


guidance = gather(
    "guidance",
    Guidance,
    click.option(
        "--order",
        default="given",
        metavar="NAME",
        help="Order of the clues: given, reversed, rows, spiral, random#1, ...",
    ),
    click.option(
        "--heuristic",
        metavar="NAME",
        help="A part heuristic_NAME of the rules, or clasp's Vsids, Vmtf, Berkmin, ...",
    ),
    click.option(
        "--labeling",
        metavar="OPTIONS",
        help="clpfd's labeling options: leftmost|ff|ffc|min|max, up|down, step|enum|bisect.",
    ),
)
"""The options that say what guides a search, as `guidance`."""


clasp_argument = click.argument(
    "clasp", nargs=-1, type=click.UNPROCESSED, metavar="[-- CLASP_OPTIONS]"
)


search = gather(
    "search",
    Search,
    clasp_argument,
    click.option(
        "--engine",
        default="clingo",
        metavar="NAME",
        help="clingo, or swipl for the clpfd twin in SWI-Prolog; swipl:X is NAME_X.pl.",
    ),
    click.option("-t", "--threads", type=click.IntRange(1, 64), metavar="N", help="Threads."),
    click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Seed of random choices."),
    click.option("--config", metavar="NAME", help="clasp's preset: tweety, trendy, ..."),
)
"""The options that say which engine searches, and clasp's own, as `search`."""
