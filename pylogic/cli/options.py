"""The options and arguments of all verbs, each declared once.

A bundle is a decorator that adds several options to a verb and passes their values as one object.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Mapping, Sequence
from functools import partial, wraps
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, get_origin

import click
from click.core import ParameterSource

from pylogic.cli import completion, endings
from pylogic.errors import OptionError, ProgramError
from pylogic.rules.limits import LARGEST, LONGEST, MOST_JOBS, Limits
from pylogic.solving.question import FLAGS, KEYWORDS, Question

if TYPE_CHECKING:
    from pylogic.formats.sources import Manner, Text
    from pylogic.puzzle import Puzzle
    from pylogic.rules.instance import Instance

Decorator = Callable[[Any], Any]
_NUMBER = r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?"
_MOST_SUGGESTED = 4  # names that a message repeats


def bundle(name: str, make: Callable[..., Any], *options: Decorator) -> Decorator:
    """Return a decorator that adds `options` to a verb, and passes what `make` returns for them.

    The verb gets it as argument `name`. A bundle among `options` reaches `make` as its one value.
    """

    def decorate(verb: Callable[..., Any]) -> Any:
        """Return `verb` with the options added, as click's own decorators do."""

        @wraps(verb)
        def call(**values: Any) -> None:
            """Replace the options' values by the value that `make` returns, and run the verb."""
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
    """A type of numbers that refuses Python's other spellings of them: 1_0, nan, inf, blanks."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return a number in digits and in the range; raise click.BadParameter at others."""
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
    """Return an option for a whole number from `least` to `most`; `words` is its help.

    `names` holds its flags, and perhaps the parameter's name, with spaces between them. Without the
    option the verb gets `default`, perhaps None.
    """
    kind = Whole(least, most)
    return click.option(*names.split(), type=kind, default=default, metavar="N", help=words)


def is_typed(name: str) -> bool:
    """True if the user typed the option of the parameter `name`; False if its default holds."""
    source = click.get_current_context().get_parameter_source(name)
    return source is ParameterSource.COMMANDLINE


# ---- Options of reading and drawing ------------------------------------------------------------


class Reading(NamedTuple):
    """The options --format and --lossy, which say how to read a board."""

    format_name: str | None = None
    """The name of a format, or of a puzzle in one; None lets the text decide."""
    lossy: bool = False
    """True if the reader may leave out parts of a board that cannot be read."""

    @property
    def keywords(self) -> dict[str, Any]:
        """The two options as keywords of façade methods that read a board."""
        return {"format": self.format_name, "lossy": self.lossy}

    def to_manner(self, limits: Limits) -> Manner:
        """Return the options as the Manner of pylogic.formats; the time of `limits` starts now."""
        from pylogic.formats.sources import Manner  # parsing arguments does not need it

        return Manner(self.format_name, self.lossy, limits.start())


class Display(NamedTuple):
    """The options that say how a verb prints its results, and into which files it draws them."""

    as_json: bool = False
    plain: bool = False
    svg: Path | None = None
    html: Path | None = None
    animate: bool = False
    delay: float | None = None

    @property
    def is_film(self) -> bool:
        """True if --animate or --delay asks to play frames one after the other."""
        return self.animate or self.delay is not None

    @property
    def has_files(self) -> bool:
        """True if --svg or --html asks for a file."""
        return bool(self.svg or self.html)


def _check_svg_name(
    _context: click.Context, _parameter: click.Parameter, path: Path | None
) -> Path | None:
    """Return the path of --svg; raise BadParameter if its ending names another kind of picture."""
    if path and path.suffix.lower() in (".png", ".jpg", ".jpeg", ".gif", ".webp", ".pdf"):
        raise click.BadParameter(f"{path}: pictures are SVG: write {path.with_suffix('.svg')}")
    return path


FILE = click.Path(dir_okay=False, writable=True, path_type=Path)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
plain_option = click.option(
    "--plain", is_flag=True, help="Draw without lines and colours, each row as a line."
)
_FILES = (
    click.option("--svg", type=FILE, callback=_check_svg_name, help="Draw into an SVG file, too."),
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
display = bundle("display", Display, plain_option, *_FILES, json_option)
"""The options of a verb that draws boards: --plain, --svg, --html and --json, as `display`."""
film = bundle("display", Display, plain_option, *_FILES, *_FRAMES, json_option)
"""The options of `display` and those that play frames: --animate and --delay."""
text_display = bundle("display", Display, plain_option, json_option)
"""The options of a verb that draws into no file: --plain and --json, as `display`."""

reading = bundle(
    "reading",
    Reading,
    click.option(
        "--format",
        "format_name",
        metavar="NAME",
        help="Format of INSTANCE, or a puzzle's name in it: text, pzpr, tatham, janko, ...",
    ),
    click.option(
        "--lossy",
        is_flag=True,
        help="Read a board without the parts that cannot be read, and name these.",
    ),
)
"""The options of a verb that reads boards in many formats, as `reading`."""
to_option = click.option(
    "--to",
    metavar="FORMAT",
    help="Print in a format of `pylogic convert`.",
)


# ---- Options of a search -----------------------------------------------------------------------


def parse_pairs(
    _ctx: click.Context, param: click.Parameter, values: tuple[str, ...]
) -> dict[str, str]:
    """Return a repeated NAME=VALUE as a dict, the last of a name wins; OptionError at others."""
    by_name = {}
    for text in values:
        name, _, value = text.partition("=")
        if not (name and value):
            raise OptionError(f"{param.opts[0]} {text}: expected {param.metavar}")
        by_name[name] = value
    return by_name


def _split_words(
    _ctx: click.Context, _param: click.Parameter, text: str | None
) -> list[str] | None:
    """Return the words between the commas of `text`, stripped and without empty words."""
    return None if text is None else [word.strip() for word in text.split(",") if word.strip()]


def list_option(name: str, field: str, default: str | None, words: str) -> Decorator:
    """Return an option for words with commas between; its parameter `field` gets a list."""
    return click.option(
        name,
        field,
        default=default,
        metavar="A,B,...",
        callback=_split_words,
        help=words,
    )


constants_option = click.option(
    "-c",
    "--const",
    "constants",
    multiple=True,
    metavar="NAME=VALUE",
    callback=parse_pairs,
    help="Set a constant of the rules; may be given several times.",
)


def _parse_seconds(text: Any) -> Any:
    """Return seconds above 0, or raise BadParameter; a function, as help shows a type's range."""
    return Decimal(0, LONGEST, min_open=True).convert(text, None, None)


def keyword(name: str, declared: Mapping[str, Any] = KEYWORDS) -> Decorator:
    """Return the option of a keyword that is declared with a Flag.

    A list has commas between its words, unless its flag has a metavar: it is then given repeatedly.
    """
    (flag,), kind = declared[name].__metadata__, declared[name].__origin__
    more: dict[str, Any] = {"metavar": flag.metavar or "NAME"}
    if get_origin(kind) is Sequence and flag.metavar is None:
        return list_option(flag.names, name, None, flag.words)
    if get_origin(kind) is Sequence:
        more["multiple"] = True
    elif flag.choices:
        more = {"type": click.Choice([*flag.choices])}
    elif kind == str | Path | None:
        more = {"metavar": "FILE", "type": FILE}
    elif kind is bool:
        more = {"is_flag": True}
    elif kind == float | None:
        more = {"metavar": "S", "type": _parse_seconds}
    elif kind in (int, int | None):
        more = {"metavar": "N", "type": Whole(flag.least, flag.most)}
    default = getattr(Question, name, None) if declared is KEYWORDS else None
    return click.option(*flag.names.split(), name, default=default, help=flag.words, **more)


guidance = bundle("guidance", dict, *map(keyword, ("order", "heuristic", "labeling")))
"""The options that guide a search, as `guidance`: a dict of keywords of Puzzle.solve."""


def _question_keywords(
    count: bool, opt: str, config: str | None, models: int, certify: bool, **keywords: Any
) -> dict[str, Any]:
    """Return the options of a search as keywords of Puzzle.solve; OptionError if some clash.

    `count` asks for all answers and keeps none: it clashes with `certify`, and with -n if typed.
    """
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


question = bundle(
    "question",
    _question_keywords,
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
"""All options of a search, as `question`: a dict of keywords of Puzzle.solve."""


# ---- Limits ------------------------------------------------------------------------------------


REASONED = 60.0
"""The default time limit in seconds of a verb that prints once, after a search for reasons."""
PATIENT = 300.0
"""The default time limit in seconds of a verb that prints results as they come."""
_STOP = "Stop after S seconds."


def timeout_option(words: str = _STOP, default: float | None = None) -> Decorator:
    """Return the option --timeout in seconds; `words` is its help, to which `default` is added."""
    shown = "" if default is None else f"  [default: {default:g}]"
    return click.option(
        "--timeout", type=_parse_seconds, default=default, metavar="S", help=f"{words}{shown}"
    )


def _megabytes_option(name: str, words: str, default: int | None = None) -> Decorator:
    """Return an option for a number of megabytes; `default` is added to its help, `words`."""
    shown = "" if default is None else f"  [default: {default}]"
    kind = Whole(1, 10**6)
    return click.option(name, type=kind, default=default, metavar="MB", help=f"{words}{shown}")


_memory = partial(_megabytes_option, "--memory", "Stop when the work needs more than MB megabytes.")
memory_option = _memory()
_FILE_SIZE = _megabytes_option("--file-size", "Read files of up to MB megabytes.", LARGEST)


def drop_time(limits: Limits) -> Limits:
    """Return `limits` without a time limit: for work that prepares puzzles which have one each."""
    return limits._replace(timeout=None, deadline=None)


def limits(
    timeout: float | None = None,
    words: str = _STOP,
    memory: int | None = None,
    *,
    is_clocked: bool = True,
) -> Decorator:
    """Return the bundle of limits, as `limits`; it also puts the verb at work (`endings.work`).

    Each call of a façade method counts its own memory and runs in a child, so that Ctrl-C ends it.

    Args:
        timeout, memory: the defaults, in seconds and megabytes.
        words: the help of --timeout.
        is_clocked: True if the time is the verb's and runs from now, False if each puzzle has it.
    """

    def make(timeout: float | None, memory: int | None, file_size: int) -> Limits:
        """Return the options as Limits; put the verb at work until its context closes."""
        verb_limits = Limits(timeout, isolated=True, file_size=file_size)
        verb_limits = verb_limits.start() if is_clocked else verb_limits
        work = endings.work(verb_limits.time_left if is_clocked else None)
        click.get_current_context().with_resource(work)
        return verb_limits._replace(memory=memory)

    return bundle("limits", make, timeout_option(words, timeout), _memory(memory), _FILE_SIZE)


def stop_on_signals(verb: Callable[..., Any]) -> Any:
    """Return `verb`, which has no limits, wrapped so that signals can end it."""

    @wraps(verb)
    def call(**values: Any) -> None:
        """Put the verb at work, and run it."""
        click.get_current_context().with_resource(endings.work(None))
        verb(**values)

    return call


# ---- The puzzle and its instances --------------------------------------------------------------


puzzle_argument = click.argument("puzzle", shell_complete=completion.puzzles)


class Target(NamedTuple):
    """The puzzle and the instances that the user named, and how a verb reads and solves them."""

    puzzle: str
    instances: tuple[str, ...]
    reading: Reading
    constants: Mapping[str, str]
    limits: Limits

    @property
    def instance(self) -> str | None:
        """The name of the first or only instance; None if the user named none."""
        return self.instances[0] if self.instances else None

    def read(self) -> tuple[Puzzle, Instance]:
        """Return the puzzle and the instance that the arguments name; `-` reads standard input.

        A single argument may be a link or a game ID; OptionError if it does not tell its puzzle. A
        puzzle alone has the instance NO_INSTANCE.
        """
        is_name = self.puzzle.isidentifier() or self.puzzle.endswith(".lp")
        if self.instance is None and not is_name:
            from pylogic.formats import exchange
            from pylogic.puzzle import Puzzle

            limits = self.limits.start()
            board = read_text(None, self.puzzle, self.reading, limits)
            encoding = exchange.encoding_of(board, self.reading.format_name)
            if encoding is not None and board is not None:
                return Puzzle(encoding, self.limits), exchange.instance_of_text(
                    encoding, board, limits
                )
            if board is not None and (board.path is None or board.format != "facts"):
                words = "name a puzzle before it, or a game by --format"
                raise OptionError(f"{self.puzzle}: it does not say which puzzle it is; {words}")
        loaded = load(self.puzzle, self.limits)
        return loaded, read_instance(loaded, self.instance, self.reading)


def check_single(puzzle: str, names: Sequence[str], *more: str) -> None:
    """Raise OptionError if `names` are several, or a folder.

    Args:
        puzzle: the name or the file of the rules; empty if the user named none.
        more: further words of the `pylogic batch` command that the message proposes.
    """
    if len(names) > 1 or any(map(os.path.isdir, names)):
        verb = click.get_current_context().info_name or ""
        shown = [*names] if len(names) <= _MOST_SUGGESTED else [*names[:_MOST_SUGGESTED], "..."]
        words = shlex.join(["pylogic", "batch", verb, puzzle or "PUZZLE", *shown, *more])
        raise OptionError(f"{verb} does one puzzle, and these are many: use {words}")


def load(name: str | Path, limits: Limits) -> Puzzle:
    """Return the puzzle of a name or a rule file, as `pylogic.load`, bound to `limits`."""
    from pylogic.puzzle import Puzzle  # parsing arguments does not need it
    from pylogic.rules.encoding import find_encoding

    return Puzzle(find_encoding(str(name), limits.start()), limits)


def read_instance(puzzle: Puzzle, name: str | None, reading: Reading) -> Instance:
    """Return the instance of `name`: `-` is standard input, None gives NO_INSTANCE."""
    from pylogic.rules.instance import NO_INSTANCE, instance_from_bytes
    from pylogic.rules.source import decode

    if name is None:
        return NO_INSTANCE
    if name != "-":
        return puzzle.instance(name, **reading.keywords)
    from pylogic.batches.members import read_input
    from pylogic.formats import exchange, sources

    limits = puzzle.limits.start()
    data = read_input(limits)
    if reading.format_name is None and sources.are_facts(decode(data, "<stdin>")):
        return instance_from_bytes(data, "<stdin>", limits)
    board = sources.from_bytes(puzzle.encoding, data, "<stdin>", reading.to_manner(limits))
    return exchange.instance_of_text(puzzle.encoding, board, limits)


def read_text(puzzle: Puzzle | None, name: str, reading: Reading, limits: Limits) -> Text | None:
    """Return the text of a board that `name` is (link, game ID) or names (file); None if neither.

    `-` reads standard input. Without `puzzle` the text tells whose board it is. Facts pass as text,
    too: nothing is turned into an instance here.
    """
    from pylogic.batches.members import read_input
    from pylogic.formats import sources

    encoding = None if puzzle is None else puzzle.encoding
    manner = reading.to_manner(limits)
    if name != "-":
        return sources.find(encoding, name, manner)
    return sources.from_bytes(encoding, read_input(limits), "<stdin>", manner)


def read_argument(name: str, limits: Limits) -> str:
    """Return `name` itself; for `-` the text on standard input with a newline."""
    from pylogic.batches.members import read_input
    from pylogic.rules.source import decode

    return name if name != "-" else f"{decode(read_input(limits.start()), '<stdin>')}\n"


def _suggest_instances(verb: Callable[..., Any]) -> Any:
    """Return `verb` wrapped so that an error without any instance says where to see some."""

    @wraps(verb)
    def call(*, target: Target, **values: Any) -> None:
        """Run the verb; if the rules of a name lack an instance, add a sentence to the error."""
        try:
            verb(target=target, **values)
        except ProgramError as error:
            is_placed = any(problem.line for problem in error.problems)
            if target.instances or is_placed or not target.puzzle.isidentifier():
                raise
            words = f"no instance is named; pylogic list {target.puzzle} shows those of a puzzle"
            raise ProgramError(*error.problems, words) from None

    return call


def _target_bundle(
    instances: Decorator, limited: Decorator, *, is_single: bool = False
) -> Decorator:
    """Return the bundle of PUZZLE, `instances` and the options of reading and limits, as `target`.

    With `is_single` it refuses several puzzles, as `check_single` does.
    """

    def make(**values: Any) -> Target:
        """Return the values as a Target, after the check that it means a single puzzle."""
        target = Target(**values)
        if is_single:
            check_single(target.puzzle, target.instances)
        return target

    decorate = bundle(
        "target", make, puzzle_argument, instances, reading, constants_option, limited
    )
    return lambda verb: decorate(_suggest_instances(verb))


_instances = partial(
    click.argument, "instances", type=click.UNPROCESSED, shell_complete=completion.instances
)
_INSTANCE = _instances(
    metavar="[INSTANCE]",
    required=False,
    callback=lambda _ctx, _param, name: () if name is None else (name,),
)
target = _target_bundle(_INSTANCE, limits())
"""The arguments PUZZLE and INSTANCE and the options that reading them needs, as `target`."""
reasoned = _target_bundle(_INSTANCE, limits(REASONED))
"""`target` for a verb that searches for reasons."""
watched = _target_bundle(_INSTANCE, limits(words="Stop each solving after S seconds."))
"""`target` for a verb that solves again and again, each time within the limits."""
_SINGLE = _instances(metavar="[INSTANCE]", nargs=-1)
single = _target_bundle(_SINGLE, limits(), is_single=True)
"""`target` for a verb that `batch` has, too: for several puzzles it proposes `batch`."""
patient = _target_bundle(_SINGLE, limits(PATIENT), is_single=True)
"""`single` for a verb that prints results as they come."""
_EACH = "Stop after S seconds with each puzzle."
targets = _target_bundle(_instances(metavar="[INSTANCE]...", nargs=-1), limits(words=_EACH))
"""`target` for a verb that makes one file or site of several instances."""
_MANY = _instances(metavar="INSTANCE...", nargs=-1, required=True)
each = _target_bundle(_MANY, limits(words=_EACH, is_clocked=False))
"""`target` for a batch, which handles each of many instances."""


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
"""The parameters in each group of a verb's help. The first group takes all that stand in no other;
of the last, help shows the flags alone."""


class Verb(click.Command):
    """A verb whose help shows options in groups, and of rarely needed options the flags alone."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options' help to `formatter`, in the groups of _GROUPS."""
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
    """A verb that takes the words after `--` as options of clasp, in the parameter `clasp`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Store the words after `--` as parameter `clasp`; let click parse the words before."""
        place = args.index("--") if "--" in args else len(args)
        rest = super().parse_args(ctx, args[:place])
        ctx.params["clasp"] = tuple(args[place + 1 :])
        return rest

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """Return the pieces of the usage line, with the words after `--`; called by click."""
        return [*super().collect_usage_pieces(ctx), "[-- CLASP_OPTIONS]"]


# ---- Many puzzles at once ----------------------------------------------------------------------


class Many(NamedTuple):
    """The options of `batch`: how to run it, and how to print and keep its records."""

    jobs: int | None
    executor: str | None
    output: Path | None
    is_forced: bool
    journal: Path
    resume: bool
    as_json: bool


cluster_option = click.option(
    "--cluster",
    "executor",
    metavar="ADDRESS",
    help="Work on a Dask cluster, by its scheduler's address: tcp://HOST:8786.",
)
many = bundle(
    "many",
    Many,
    number("--jobs", "Work on N puzzles at a time.  [default: one a core]", most=MOST_JOBS),
    cluster_option,
    click.option(
        "-o",
        "--output",
        type=click.Path(path_type=Path),
        metavar="FOLDER|FILE.parquet",
        help="Write a file for each into a folder, or a table of all.",
    ),
    click.option("--force", "is_forced", is_flag=True, help="Overwrite existing files."),
    click.option(
        "--journal",
        type=FILE,
        metavar="FILE",
        default=Path("batch.sqlite"),
        help="Keep each record in this file as it comes.  [default: batch.sqlite]",
    ),
    click.option("--resume", is_flag=True, help="Take the journal's records, and make the others."),
    click.option("--json", "as_json", is_flag=True, help="Print a JSON object per line."),
)
"""The options that every verb of `batch` has, as `many`."""
