"""The options that verbs share: each bundle is a decorator, and reaches the verb as one value."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from pylogic.errors import OptionError
from pylogic.puzzle import Puzzle, load
from pylogic.rules.instance import NO_INSTANCE, Instance, instance_from_bytes

if TYPE_CHECKING:
    from pylogic.formats.exchange import Text

F = TypeVar("F", bound=Callable[..., Any])
Decorator = Callable[[Any], Any]


class Limits(NamedTuple):
    """How long a verb may take, and how much."""

    timeout: float | None
    memory: int | None

    @property
    def keywords(self) -> dict[str, Any]:
        """The keywords of a method: always in a child, so that Ctrl-C ends whatever it does."""
        return {"timeout": self.timeout, "memory": self.memory, "isolated": True}


class Target(NamedTuple):
    """What a verb works on, and within which limits."""

    puzzle: str
    instance: str | None
    format_name: str | None
    constants: Mapping[str, str]
    timeout: float | None
    memory: int | None

    @property
    def limits(self) -> Limits:
        """The limits alone."""
        return Limits(self.timeout, self.memory)

    @property
    def keywords(self) -> dict[str, Any]:
        """The keywords of a method of Puzzle."""
        return {"constants": self.constants, **self.limits.keywords}

    def read(self) -> tuple[Puzzle, Instance]:
        """The puzzle and the instance that the arguments mean: `-` is standard input.

        A single argument may be a link or a game ID that tells its puzzle.
        """
        is_name = self.puzzle.isidentifier() or self.puzzle.endswith(".lp")
        if self.instance is None and not is_name:
            from pylogic.formats import exchange

            encoding = exchange.puzzle(self.puzzle, self.format_name)
            if encoding is not None:
                found = Puzzle(encoding)
                return found, found.instance(self.puzzle, format=self.format_name)
            if exchange.is_inline(self.puzzle):
                words = "no rules are known for it; name a puzzle before it, or a game by --format"
                raise OptionError(f"{self.puzzle}: {words}")
        loaded = load(self.puzzle)
        return loaded, read_instance(loaded, self.instance, self.format_name)


def read_instance(puzzle: Puzzle, name: str | None, format_name: str | None = None) -> Instance:
    """The instance that an argument means: `-` is standard input, None the empty one."""
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


def read_text(puzzle: Puzzle, name: str, format_name: str | None) -> str | Text:
    """What an argument means that a method reads itself, but for `-`, which is standard input."""
    if name != "-":
        return name
    from pylogic.formats import exchange

    return exchange.from_bytes(puzzle.encoding, sys.stdin.buffer.read(), "<stdin>", format_name)


class Display(NamedTuple):
    """How a verb shows what it has found, and where to."""

    as_json: bool = False
    plain: bool = False
    svg: Path | None = None
    html: Path | None = None
    animate: bool = False
    delay: float | None = None

    @property
    def is_film(self) -> bool:
        """Whether frames are played one after the other."""
        return self.animate or self.delay is not None

    @property
    def has_files(self) -> bool:
        """Whether pictures are written."""
        return bool(self.svg or self.html)


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


class Guidance(NamedTuple):
    """What guides a search; as keywords of Puzzle.solve."""

    order: str
    heuristic: str | None
    labeling: str | None


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


class Search(NamedTuple):
    """Which engine searches for what, and how."""

    engine: str
    threads: int | None
    seed: int | None
    config: str | None
    clasp: tuple[str, ...]

    @property
    def keywords(self) -> dict[str, Any]:
        """As keywords of Puzzle.solve."""
        preset = [f"--configuration={self.config}"] if self.config is not None else []
        options = [*preset, *self.clasp]
        named = {"engine": self.engine, "threads": self.threads, "seed": self.seed}
        return {**named, "options": options}


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
