"""The arguments of verbs: each option declared once, and the values that verbs make of them.

A bundle of options is a decorator, and reaches the verb as one value.
"""

from __future__ import annotations

import os
import re
import shlex
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial, wraps
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from click.core import ParameterSource

from pylogic.cli import completion, endings
from pylogic.errors import NotFoundError, OptionError, ProgramError
from pylogic.rules import library
from pylogic.rules.limits import LARGEST, LONGEST, MOST_JOBS, Limits
from pylogic.solving.question import FLAGS, KEYWORDS, Question

if TYPE_CHECKING:
    from pylogic.formats.sources import Manner, Text
    from pylogic.puzzle import Puzzle
    from pylogic.rules.instance import Instance

Decorator = Callable[[Any], Any]
_NUMBER = r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"
_SOME = 4  # instances that are named where one is missing


def gather(name: str, make: Callable[..., Any], *options: Decorator) -> Decorator:
    """A decorator that adds options, and hands over what `make` returns for their values.

    Options that are gathered already reach `make` as their one value.
    """

    def decorate(verb: Callable[..., Any]) -> Any:
        @wraps(verb)
        def call(**values: Any) -> None:
            own = {field: values.pop(field) for field in fields}
            verb(**values, **{name: make(**own)})

        decorated: Any = call
        fields: set[str] = set()
        for option in reversed(options):
            known = len(vars(decorated).get("__click_params__", ()))
            decorated = option(decorated)
            params: list[click.Parameter] = vars(decorated)["__click_params__"]
            fields |= vars(option).get("value", {param.name for param in params[known:]})
        return decorated

    vars(decorate)["value"] = {name}
    return decorate


class _InDigits(click.ParamType):  # type: ignore[type-arg]
    """A type of numbers that refuses what Python reads besides digits: 1_0, nan, inf, blanks."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number that a text says.

        Raises:
            click.BadParameter: it says none, or one that is too large or too small.
        """
        if not (re.fullmatch(_NUMBER, str(value)) and isfinite(float(value))):
            self.fail(f"{value!r} is not a number in the digits 0 to 9.", param, ctx)
        return super().convert(value, param, ctx)


class Whole(_InDigits, click.IntRange):
    """A whole number in a range."""


class Decimal(_InDigits, click.FloatRange):
    """A finite number in a range."""


def number(
    names: str, words: str, *, least: int = 1, most: int | None = None, default: int | None = None
) -> Decorator:
    """An option whose value is a whole number; its names stand with spaces between them."""
    kind = Whole(least, most)
    return click.option(*names.split(), type=kind, default=default, metavar="N", help=words)


def is_typed(name: str) -> bool:
    """Whether a value stands on the command line."""
    source = click.get_current_context().get_parameter_source(name)
    return source is ParameterSource.COMMANDLINE


# ---- How boards are read and drawn -------------------------------------------------------------


class Reading(NamedTuple):
    """How a board is read."""

    format_name: str | None = None
    """A format, or what one calls the puzzle; without it the text tells."""
    lossy: bool = False
    """Whether what cannot be read may be left out."""

    @property
    def keywords(self) -> dict[str, Any]:
        """The keywords of a method that reads a board."""
        return {"format": self.format_name, "lossy": self.lossy}

    def manner(self, limits: Limits) -> Manner:
        """The argument of functions that read a format."""
        from pylogic.formats.sources import Manner  # what only parses does without

        return Manner(self.format_name, self.lossy, limits.begun())


class Display(NamedTuple):
    """How a verb prints its results, and into which files it draws them."""

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


def formats(_context: click.Context, _parameter: click.Parameter, begin: str) -> list[str]:
    """The names of formats that a shell may complete."""
    from pylogic import formats

    return [name for name in formats.known() if name.startswith(begin)]


def _as_svg(_context: click.Context, _parameter: click.Parameter, path: Path | None) -> Path | None:
    """The file of a picture, whose name must not call it anything else than SVG."""
    if path and path.suffix.lower() in (".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"):
        raise click.BadParameter(f"{path}: pictures are SVG: write {path.with_suffix('.svg')}")
    return path


FILE = click.Path(dir_okay=False, writable=True, path_type=Path)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
plain_option = click.option(
    "--plain", is_flag=True, help="Draw without lines and colours: a row a line."
)
_FILES = (
    click.option("--svg", type=FILE, callback=_as_svg, help="Draw into an SVG file, too."),
    click.option("--html", type=FILE, help="Draw into a web page, too."),
)
_FRAMES = (
    click.option("--animate", is_flag=True, help="Play the frames, key by key."),
    click.option(
        "--delay",
        type=Decimal(0, LONGEST),
        metavar="S",
        help="Play the frames S seconds apart.",
    ),
)
display = gather("display", Display, plain_option, *_FILES, json_option)
"""The options that say how boards are drawn, and where to, as `display`."""
film = gather("display", Display, plain_option, *_FILES, *_FRAMES, json_option)
"""The options of `display`, and how frames are played."""
text_display = gather("display", Display, plain_option, json_option)
"""The options that say how boards are drawn where none is written into a file, as `display`."""

reading = gather(
    "reading",
    Reading,
    click.option(
        "--format",
        "format_name",
        metavar="NAME",
        shell_complete=formats,
        help="Format of INSTANCE, or what one calls the puzzle: text, pzpr, tatham, janko, ...",
    ),
    click.option(
        "--lossy",
        is_flag=True,
        help="Read a board without what cannot be read of it, and say what.",
    ),
)
"""The options that say how a board is read, as `reading`."""
to_option = click.option(
    "--to",
    metavar="FORMAT",
    shell_complete=formats,
    help="Print in a format of `pylogic convert`.",
)


# ---- What is searched for, and how -------------------------------------------------------------


def pairs(_ctx: click.Context, param: click.Parameter, values: tuple[str, ...]) -> dict[str, str]:
    """The values by the names of texts NAME=VALUE.

    Raises:
        OptionError: a text is something else.
    """
    found = {}
    for text in values:
        name, _, value = text.partition("=")
        if not (name and value):
            raise OptionError(f"{param.opts[0]} {text}: expected {param.metavar}")
        found[name] = value
    return found


def _split_words(_ctx: click.Context, _param: click.Parameter, text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def list_option(name: str, field: str, default: str, words: str) -> Decorator:
    """An option whose value is a list, with commas between its words."""
    return click.option(
        name,
        field,
        default=default,
        metavar="A,B,...",
        callback=_split_words,
        shell_complete=completion.orders if field == "orders" else None,
        help=words,
    )


constants_option = click.option(
    "-c",
    "--const",
    "constants",
    multiple=True,
    metavar="NAME=VALUE",
    callback=pairs,
    shell_complete=completion.constants,
    help="Set a constant of the rules; may be given several times.",
)


def _seconds(text: Any) -> Any:
    """A time in seconds: finite, above 0. click would show the range of a type of its own."""
    return Decimal(0, LONGEST, min_open=True).convert(text, None, None)


def keyword(name: str, words: str = "") -> Decorator:
    """The option of a keyword of a search, as it is declared there; `words` for other ones."""
    flag, kind = FLAGS[name], KEYWORDS[name].__origin__
    more: dict[str, Any] = {"metavar": flag.metavar or "NAME"}
    if kind is bool:
        more = {"is_flag": True}
    elif kind == float | None:
        more = {"metavar": "S", "type": _seconds}
    elif kind in (int, int | None):
        more = {"metavar": "N", "type": Whole(flag.least, flag.most)}
    elif name == "order":
        more |= {"shell_complete": completion.orders}
    default = getattr(Question, name, None)  # none of a limit
    return click.option(*flag.names.split(), default=default, help=words or flag.words, **more)


guidance = gather("guidance", dict, *map(keyword, ("order", "heuristic", "labeling")))
"""The options that say what guides a search, as `guidance`: keywords of Puzzle.solve."""


def _question(
    count: bool, opt: str, config: str | None, models: int, certify: bool, **keywords: Any
) -> dict[str, Any]:
    if count and certify:
        words = "--count keeps no answer, and --certify looks for one again: only one is possible"
        raise OptionError(words)
    if count and is_typed("models"):
        raise OptionError("--count counts all answers, -n stops after some: only one is possible")
    return {
        **keywords,
        "models": 0 if count else models,
        "certify": certify,
        "keep": not count,
        "all_optima": opt == "all",
        "options": [f"--configuration={config}"] if config else [],
    }


question = gather(
    "question",
    _question,
    *map(keyword, FLAGS),
    click.option("--config", metavar="NAME", help="clasp's preset: tweety, trendy, ..."),
    click.option("--count", is_flag=True, help="Count all answers without printing them."),
    click.option(
        "--opt",
        type=click.Choice(["one", "all"]),
        default="one",
        help="Where the rules minimize: one of the best answers, or all.  [default: one]",
    ),
)
"""The options that say what is searched for, and how, as `question`: keywords of Puzzle.solve."""


# ---- Limits ------------------------------------------------------------------------------------


REASONED, PATIENT = 60.0, 300.0
"""Seconds in which a verb searches for reasons, unless a limit is given; and where it prints or
makes one thing after another, for which a person waits longer."""
_STOP = "Stop after S seconds."


def timeout_option(words: str = _STOP, default: float | None = None) -> Decorator:
    """The option of a time limit; `words` say what it holds for."""
    shown = "" if default is None else f"  [default: {default:g}]"
    return click.option(
        "--timeout", type=_seconds, default=default, metavar="S", help=f"{words}{shown}"
    )


def _megabytes(name: str, words: str, default: int | None = None) -> Decorator:
    shown = "" if default is None else f"  [default: {default}]"
    kind = Whole(1, 10**6)
    return click.option(name, type=kind, default=default, metavar="MB", help=f"{words}{shown}")


_memory = partial(_megabytes, "--memory", "Stop when more than MB megabytes are needed.")
memory_option = _memory()
_FILE_SIZE = _megabytes("--file-size", "Read files of up to MB megabytes.", LARGEST)


def untimed(limits: Limits) -> Limits:
    """The limits of what is read for many puzzles, each of which has its own time later."""
    return limits._replace(timeout=None, deadline=None)


def limits(
    timeout: float | None = None,
    words: str = _STOP,
    memory: int | None = None,
    *,
    is_clocked: bool = True,
) -> Decorator:
    """The options of limits, as `limits`, within which a verb is at work from here on.

    Its time runs from now; each call of a method counts its own memory. Calls work in children, so
    that Ctrl-C ends them at any moment.

    Args:
        words: what the time holds for.
        is_clocked: it holds for the verb; else for each of many puzzles.
    """

    def make(timeout: float | None, memory: int | None, file_size: int) -> Limits:
        found = Limits(timeout, isolated=True, file_size=file_size)
        found = found.begun() if is_clocked else found
        work = endings.work(found.left if is_clocked else None)
        click.get_current_context().with_resource(work)
        return found._replace(memory=memory)

    return gather("limits", make, timeout_option(words, timeout), _memory(memory), _FILE_SIZE)


def at_work(verb: Callable[..., Any]) -> Any:
    """A verb that is over in a moment and has no limits: signals end it as they end others."""

    @wraps(verb)
    def call(**values: Any) -> None:
        click.get_current_context().with_resource(endings.work(None))
        verb(**values)

    return call


# ---- The puzzle and its instances --------------------------------------------------------------


puzzle_argument = click.argument("puzzle", shell_complete=completion.puzzles)


class Target(NamedTuple):
    """The puzzle and the instances that a verb works on, and the limits of its work."""

    puzzle: str
    instances: tuple[str, ...]
    reading: Reading
    constants: Mapping[str, str]
    limits: Limits

    @property
    def instance(self) -> str | None:
        """The one instance; None for that of rules which need none."""
        return self.instances[0] if self.instances else None

    def read(self) -> tuple[Puzzle, Instance]:
        """The puzzle and the instance that the arguments mean: `-` is standard input.

        A single argument may be a link or a game ID that tells its puzzle.
        """
        is_name = self.puzzle.isidentifier() or self.puzzle.endswith(".lp")
        if self.instance is None and not is_name:
            from pylogic.formats import exchange
            from pylogic.puzzle import Puzzle

            limits = self.limits.begun()
            found = text(None, self.puzzle, self.reading, limits)
            encoding = exchange.encoding_of(found, self.reading.format_name)
            if encoding is not None and found is not None:
                return Puzzle(encoding, self.limits), exchange.instance(encoding, found, limits)
            if found is not None and (found.path is None or found.format != "facts"):
                words = "name a puzzle before it, or a game by --format"
                raise OptionError(f"{self.puzzle}: it does not say which puzzle it is; {words}")
        loaded = load(self.puzzle, self.limits)
        return loaded, instance(loaded, self.instance, self.reading)


def check_single(puzzle: str, names: Sequence[str], limits: Limits, *more: str) -> None:
    """Check that names mean one puzzle at most. One on standard input can be read again.

    Args:
        puzzle: the name or the file of the rules; empty where it is not known.
        more: what the command that does many needs besides.

    Raises:
        OptionError: they mean many; says which command does them.
        NotFoundError: the one folder or pattern has no puzzle.
    """
    if len(names) < 2:
        if not any(map(_may_be_many, names)):
            return
        from pylogic.batches.members import STDIN, members  # most runs do without

        every = untimed(limits)
        first = next(members(names, every, known=lambda: _instance_names(puzzle, every)))
        is_own = first.name in (*names, STDIN)
        missing = first.source if isinstance(first.source, NotFoundError) else None
        if (is_own and not missing) or names[0] in _instance_names(puzzle, every):
            return  # a folder may be called as an instance
        if is_own and missing:
            raise missing
    verb = click.get_current_context().info_name or ""
    shown = [*names] if len(names) <= _SOME else [*names[:_SOME], "..."]
    words = shlex.join(["pylogic", "batch", verb, puzzle or "PUZZLE", *shown, *more])
    raise OptionError(f"{verb} does one puzzle, and these are many: use {words}")


def _may_be_many(name: str) -> bool:
    """Whether a name may mean many, as far as that is known without reading anything."""
    if name == "-":
        return sys.stdin is not None and not sys.stdin.isatty()  # nobody types a list
    is_file = not name.endswith(".lp") and os.path.isfile(name)
    return is_file or os.path.isdir(name) or any(sign in name for sign in "*?[")


def load(name: str | Path, limits: Limits) -> Puzzle:
    """The puzzle that a name or a file means, whose methods keep within the limits."""
    from pylogic.puzzle import Puzzle  # what only parses does without
    from pylogic.rules.encoding import find_encoding

    return Puzzle(find_encoding(str(name), limits.begun()), limits)


def instance(puzzle: Puzzle, name: str | None, reading: Reading) -> Instance:
    """The instance that an argument means: `-` is standard input, None the empty one."""
    from pylogic.rules.instance import NO_INSTANCE, instance_from_bytes
    from pylogic.rules.source import decoded

    if name is None:
        return NO_INSTANCE
    if name != "-":
        return puzzle.instance(name, **reading.keywords)
    from pylogic.batches.members import read_input
    from pylogic.formats import exchange, sources

    limits = puzzle.limits.begun()
    data = read_input(limits)
    if reading.format_name is None and sources.are_facts(decoded(data, "<stdin>")):
        return instance_from_bytes(data, "<stdin>", limits)
    found = sources.from_bytes(puzzle.encoding, data, "<stdin>", reading.manner(limits))
    return exchange.instance(puzzle.encoding, found, limits)


def text(puzzle: Puzzle | None, name: str, reading: Reading, limits: Limits) -> Text | None:
    """The puzzle that an argument shows: `-` is standard input; None if it shows none."""
    from pylogic.batches.members import read_input
    from pylogic.formats import sources

    encoding = None if puzzle is None else puzzle.encoding
    manner = reading.manner(limits)
    if name != "-":
        return sources.find(encoding, name, manner)
    return sources.from_bytes(encoding, read_input(limits), "<stdin>", manner)


def board(name: str, limits: Limits) -> str:
    """A board that an argument names: `-` is the text on standard input."""
    from pylogic.batches.members import read_input
    from pylogic.rules.source import decoded

    return name if name != "-" else f"{decoded(read_input(limits.begun()), '<stdin>')}\n"


def _instance_names(puzzle: str, limits: Limits) -> Collection[str]:
    """The names of the instances of a puzzle, which may go by an alias; none of no puzzle."""
    path = library.find_encoding(puzzle) if puzzle else None
    name = path.stem if path else puzzle and load(puzzle, limits).encoding.name
    return library.instances(name) if name else ()


def _with_names(verb: Callable[..., Any]) -> Any:
    """The verb; where the rules miss an instance, what they say is followed by names of some."""

    @wraps(verb)
    def call(*, target: Target, **values: Any) -> None:
        try:
            verb(target=target, **values)
        except ProgramError as error:
            if target.instances or any(problem.line for problem in error.problems):
                raise
            named: Sequence[str] = ()
            with suppress(NotFoundError):  # the argument is no puzzle's name, but a board
                named = load(target.puzzle, untimed(target.limits)).instances()
            if not named:
                raise
            more = ", ... (pylogic list shows all)" if len(named) > _SOME else ""
            some = f"{', '.join(named[:_SOME])}{more}"
            words = f"no instance is named; {target.puzzle} has {some}"
            raise ProgramError(*error.problems, words) from None

    return call


def _target(instances: Decorator, limited: Decorator, *, is_single: bool = False) -> Decorator:
    """The arguments and options of a target, as `target`."""

    def make(**values: Any) -> Target:
        target = Target(**values)
        if is_single:
            check_single(target.puzzle, target.instances, target.limits)
        return target

    decorate = gather(
        "target", make, puzzle_argument, instances, reading, constants_option, limited
    )
    return lambda verb: decorate(_with_names(verb))


_instances = partial(
    click.argument, "instances", type=click.UNPROCESSED, shell_complete=completion.instances
)
_INSTANCE = _instances(
    metavar="[INSTANCE]",
    required=False,
    callback=lambda _ctx, _param, name: () if name is None else (name,),
)
target = _target(_INSTANCE, limits())
"""The arguments PUZZLE and INSTANCE with what they need, as `target`."""
reasoned = _target(_INSTANCE, limits(REASONED))
"""The same for a verb that searches for reasons."""
watched = _target(_INSTANCE, limits(words="Stop each solving after S seconds."))
"""The same for a verb that solves again and again, each time within the limits."""
_SINGLE = _instances(metavar="[INSTANCE]", nargs=-1)
single = _target(_SINGLE, limits(), is_single=True)
"""The same for a verb of which `batch` does many: it says so where many are named."""
patient = _target(_SINGLE, limits(PATIENT), is_single=True)
"""The same for one that prints one thing after another."""
_EACH = "Stop after S seconds with each puzzle."
targets = _target(_instances(metavar="[INSTANCE]...", nargs=-1), limits(words=_EACH))
"""The same for a verb that makes one thing of many instances."""
_MANY = _instances(metavar="INSTANCE...", nargs=-1, required=True)
each = _target(_MANY, limits(words=_EACH, is_clocked=False))
"""The same for a batch, which does each of many instances."""


_GROUPS = {
    "Options": "",
    "Search": "engine engines order orders config configs heuristics options encodings"
    " threads seed",
    "Boards": "format_name lossy",
    "Drawings": "svg html animate delay",
    "Records": "jobs executor output is_forced journal resume",
    "Others, which the guide explains": "opt improve heuristic labeling shuffle"
    " cpu_limit inferences conflicts memory file_size"
    " labelings repeat budget sample pattern best_of",
}
"""The names of options by the groups of help. The first has all others, the last has no words."""


class Verb(click.Command):
    """A verb whose help has its options in groups, those that few people need by name alone."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """click's, in groups."""
        titles = {name: title for title, names in _GROUPS.items() for name in names.split()}
        groups: dict[str, list[tuple[str, str]]] = {title: [] for title in _GROUPS}
        for param in self.get_params(ctx):
            if isinstance(param, click.Option) and (record := param.get_help_record(ctx)):
                groups[titles.get(param.name or "", "Options")].append(record)
        *shown, (also, rare) = groups.items()
        for title, records in shown:
            if records:
                with formatter.section(title):
                    formatter.write_dl(records)
        with formatter.section(also):
            formatter.write_text(", ".join(names for names, _ in rare))


class ClaspCommand(Verb):
    """A verb that takes what stands behind -- as options of clasp, as `clasp`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """click's, of what stands before the --."""
        place = args.index("--") if "--" in args else len(args)
        rest = super().parse_args(ctx, args[:place])
        ctx.params["clasp"] = tuple(args[place + 1 :])
        return rest

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """click's, and what may follow them."""
        return [*super().collect_usage_pieces(ctx), "[-- CLASP_OPTIONS]"]


# ---- Many puzzles at once ----------------------------------------------------------------------


class Many(NamedTuple):
    """How a batch is done, and how its records are printed and kept."""

    jobs: int | None
    executor: str | None
    output: Path | None
    is_forced: bool
    journal: Path
    resume: bool
    plain: bool
    as_json: bool


cluster_option = click.option(
    "--cluster",
    "executor",
    metavar="ADDRESS",
    help="Work on a Dask cluster, by its scheduler's address: tcp://HOST:8786.",
)
many = gather(
    "many",
    Many,
    number("--jobs", "Do N puzzles at a time.  [default: one a core]", most=MOST_JOBS),
    cluster_option,
    click.option(
        "-o",
        "--output",
        type=click.Path(path_type=Path),
        metavar="FOLDER|FILE.parquet",
        help="Write a file for each into a folder, or a table of all.",
    ),
    click.option("--force", "is_forced", is_flag=True, help="Write over files that are there."),
    click.option(
        "--journal",
        type=FILE,
        metavar="FILE",
        default=Path("batch.sqlite"),
        help="Keep each record there as it is known.  [default: batch.sqlite]",
    ),
    click.option(
        "--resume", is_flag=True, help="Take from the journal what it has, and do the rest."
    ),
    click.option("--plain", is_flag=True, help="Print values with tabs between them."),
    click.option("--json", "as_json", is_flag=True, help="Print a JSON object a line."),
)
"""The options of a batch, as `many`."""
