"""The options that verbs share: each bundle is a decorator, and reaches the verb as one value."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from inspect import signature
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from pylogic.cli import arguments, interrupts
from pylogic.cli.arguments import Display, Many, Reading, Target
from pylogic.errors import OptionError
from pylogic.rules.limits import LARGEST, LONGEST, MOST_JOBS, Limits

F = TypeVar("F", bound=Callable[..., Any])
Decorator = Callable[[Any], Any]
Around = Callable[[Any], AbstractContextManager[None]]
_OF_ALL = {*Target._fields, *signature(arguments.target).parameters, "as_json", "plain"}


def names(options: Iterable[Decorator]) -> list[str]:
    """The names of the values of options."""

    def command() -> None:
        pass

    for option in options:
        option(command)
    parameters: list[click.Parameter] = vars(command)["__click_params__"]
    return [parameter.name or "" for parameter in parameters]


def gather(
    name: str, bundle: Any, *options: Decorator, around: Around = lambda _value: nullcontext()
) -> Decorator:
    """A decorator that adds options and hands over what `bundle` makes of their values, by name.

    The verb is called in the context that `around` makes of that.
    """

    fields = names(options)

    def decorate(verb: F) -> F:
        @wraps(verb)
        def gathered(**values: Any) -> None:
            own = {field: values.pop(field) for field in fields if field in values}
            value = bundle(**own)
            with around(value):
                verb(**values, **{name: value})

        decorated: Any = gathered
        for option in reversed(options):
            decorated = option(decorated)
        made: F = decorated
        return made

    return decorate


def given() -> dict[str, click.Parameter]:
    """The parameters that stand on the command line, by their names as values."""
    context = click.get_current_context()
    return {
        param.name or "": param
        for param in context.command.params
        if context.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
    }


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


def pairs(_ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """NAME=OTHER, each name once.

    Raises:
        OptionError: it is something else.
    """
    found: dict[str, str] = {}
    for text in values:
        name, equals, other = text.partition("=")
        if not (name and equals and other) or name in found:
            raise OptionError(f"{param.opts[0]} {text}: expected NAME=OTHER, each name once")
        found[name] = other
    return found


def seconds(text: str) -> float:
    """A time: finite, and more than nothing.

    Raises:
        click.BadParameter: it is none.
    """
    try:
        found = float(text)
    except ValueError:
        raise click.BadParameter(f"{text!r} is not a number of seconds.") from None
    if not 0 < found <= LONGEST:  # nor is nan
        words = f"{text} is not a number of seconds above 0, {LONGEST:.0f} at most."
        raise click.BadParameter(words)
    return found


FILE = click.Path(dir_okay=False, writable=True, path_type=Path)
_MEGABYTES = click.IntRange(1, 10**6)

cluster_option = click.option(
    "--cluster",
    "executor",
    metavar="ADDRESS",
    help="Work on a Dask cluster, by its scheduler's address: tcp://HOST:8786.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
json_lines_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON document; of many, an object a line."
)
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


def _formats(_context: click.Context, _parameter: click.Parameter, begin: str) -> list[str]:
    """The names of formats that a shell may complete."""
    from pylogic import formats

    return [name for name in formats.known() if name.startswith(begin)]


format_option = click.option(
    "--format",
    "format_name",
    metavar="NAME",
    shell_complete=_formats,
    help="Format of INSTANCE, or what one calls the puzzle: text, pzpr, tatham, janko, ...",
)
lossy_option = click.option(
    "--lossy", is_flag=True, help="Read a board without what cannot be read of it, and say what."
)
to_option = click.option(
    "--to",
    metavar="FORMAT",
    shell_complete=_formats,
    help="Print in a format of `pylogic convert`.",
)
certify_option = click.option(
    "--certify",
    is_flag=True,
    help="Search a second time, in another way, for what would refute unique, none or optimal.",
)
models_option = click.option(
    "-n",
    "--models",
    type=click.IntRange(min=0),
    default=2,
    metavar="N",
    help="Look for N answers at most, 0 for all.  [default: 2, which shows whether one is unique]",
)


reading = gather("reading", Reading, format_option, lossy_option)
"""The options that say how a board is read, as `reading`."""


def _listed(_ctx: click.Context, _param: click.Parameter, text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def list_option(name: str, field: str, default: str, words: str) -> Decorator:
    """An option whose value is a list, with commas between its words."""
    return click.option(
        name, field, default=default, metavar="A,B,...", callback=_listed, help=words
    )


def timeout_option(default: float | None = None, words: str = "Stop after S seconds.") -> Decorator:
    """The option --timeout; `words` say what the time holds for."""
    shown = f"  [default: {default:g}]" if default is not None else ""
    return click.option(
        "--timeout",
        type=seconds,
        default=default,
        metavar="S",
        help=f"{words}{shown}",
    )


def _memory(
    default: int | None = None, words: str = "Stop when more than MB megabytes are needed."
) -> Decorator:
    shown = f"  [default: {default}]" if default is not None else ""
    return click.option(
        "--memory",
        type=_MEGABYTES,
        default=default,
        metavar="MB",
        help=f"{words}{shown}",
    )


memory_option = _memory()
_file_size_option = click.option(
    "--file-size",
    type=_MEGABYTES,
    default=LARGEST,
    metavar="MB",
    help=f"Read files of up to MB megabytes.  [default: {LARGEST}]",
)


def _work(value: Limits | Target) -> AbstractContextManager[None]:
    return interrupts.work((value.limits if isinstance(value, Target) else value).left)


def limits(
    timeout: float | None = None,
    words: str = "Stop after S seconds.",
    memory: int | None = None,
) -> Decorator:
    """The options of limits, as `limits`; `words` say what the time holds for."""
    time = timeout_option(timeout, words)
    return gather(
        "limits", arguments.limits, time, _memory(memory), _file_size_option, around=_work
    )


def _one(_ctx: click.Context, _param: click.Parameter, name: str | None) -> tuple[str, ...]:
    return () if name is None else (name,)


_INSTANCE = click.argument("instances", metavar="[INSTANCE]", required=False, callback=_one)


def _target(
    words: str, around: Around, instances: Decorator = _INSTANCE, memory: Decorator = memory_option
) -> Decorator:
    return gather(
        "target",
        arguments.target,
        click.argument("puzzle"),
        instances,
        format_option,
        lossy_option,
        constants_option,
        timeout_option(words=words),
        memory,
        _file_size_option,
        around=around,
    )


target = _target("Stop after S seconds.", _work)
"""The arguments PUZZLE and INSTANCE with what they need, as `target`."""


def targets(behind: str = "") -> Decorator:
    """Those of a verb that does many instances, too; `behind` is what may follow them."""
    return _target(
        "Stop after S seconds; of many instances, each.",
        _work,
        click.argument(
            "instances", nargs=-1, type=click.UNPROCESSED, metavar=f"[INSTANCE]...{behind}"
        ),
        _memory(words="Stop when more than MB megabytes are needed; of many, for each."),
    )


watched = _target("Stop each solving after S seconds.", lambda _value: interrupts.work(None))
"""The same for a verb that never ends by itself: the limits hold for each of its rounds."""


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


film_or_lines = gather(
    "display", Display, plain_option, _SVG, _HTML, _ANIMATE, _DELAY, json_lines_option
)
"""Those of `film`, of a verb that does many instances, too."""


text_display = gather("display", Display, plain_option, json_option)
"""The options that say how boards are drawn where none is written into a file, as `display`."""


GUIDANCE = (
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
guidance = gather("guidance", dict, *GUIDANCE)
"""The options that say what guides a search, as `guidance`: keywords of Puzzle.solve."""


clasp_argument = click.argument(
    "clasp", nargs=-1, type=click.UNPROCESSED, metavar="[-- CLASP_MANY]"
)


def _preset(_ctx: click.Context, _param: click.Parameter, name: str | None) -> list[str]:
    return [] if name is None else [f"--configuration={name}"]


inferences_option = click.option(
    "--inferences",
    type=click.IntRange(1),
    metavar="N",
    help="Stop SWI-Prolog after N inferences.",
)
conflicts_option = click.option(
    "--conflicts", type=click.IntRange(1), metavar="N", help="Stop clasp after N conflicts."
)
SEARCH = (
    click.option(
        "--engine",
        default="clingo",
        metavar="NAME",
        help="clingo, or swipl for the clpfd twin in SWI-Prolog; swipl:X is NAME_X.pl.",
    ),
    click.option("-t", "--threads", type=click.IntRange(1, 64), metavar="N", help="Threads."),
    click.option("--seed", type=click.IntRange(min=0), metavar="N", help="Seed of random choices."),
    click.option(
        "--shuffle",
        type=click.IntRange(min=0),
        metavar="N",
        help="Statements, and facts that are no clues, in the random order of this number.",
    ),
    inferences_option,
    conflicts_option,
    click.option(
        "--config",
        "options",
        metavar="NAME",
        callback=_preset,
        help="clasp's preset: tweety, trendy, ...",
    ),
)
search = gather("search", dict, *SEARCH)
"""The options that say which engine searches, and how, as `search`: keywords of Puzzle.solve."""


_MANY = (
    click.option(
        "--jobs",
        type=click.IntRange(1, MOST_JOBS),
        metavar="N",
        help="Many instances: N at a time.  [default: one a core]",
    ),
    click.option(
        "--cluster",
        metavar="ADDRESS",
        help="Many: on the cluster whose scheduler is there, as tcp://HOST:8786.",
    ),
    click.option(
        "--output",
        type=click.Path(path_type=Path),
        metavar="FOLDER|FILE.parquet",
        help="Many: a file for each into a folder, or a table of all.",
    ),
    click.option(
        "--force", "is_forced", is_flag=True, help="Many: write over files that are there."
    ),
    click.option(
        "--journal",
        type=FILE,
        metavar="FILE",
        help="Many: where each record is kept as it is known.  [default: batch.sqlite]",
    ),
    click.option(
        "--resume", is_flag=True, help="Many: take from the journal what it has, do the rest."
    ),
)


def many(*more: str) -> Callable[[Any], Any]:
    """A decorator that adds the options of many puzzles, and hands them over as `many`.

    Args:
        more: the verb's own parameters that hold for each of many puzzles.
    """
    known = {*Many._fields, *_OF_ALL, *more}

    def decorate(verb: Callable[..., Any]) -> Any:
        @wraps(verb)
        def told(*, many: Many, **values: Any) -> None:
            found = given()
            single = tuple(max(p.opts, key=len) for name, p in found.items() if name not in known)
            is_asked = any(name in found for name in Many._fields)
            verb(**values, many=many._replace(is_asked=is_asked, single=single))

        return gather("many", Many, *_MANY)(told)

    return decorate
