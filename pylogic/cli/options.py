"""The options and arguments of all verbs, each declared once.

A bundle is a decorator that adds several options to a verb and passes their values as one object.
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import reduce, wraps
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click
from click.core import ParameterSource

from pylogic.cli import endings
from pylogic.errors import OptionError, ProgramError, PylogicError
from pylogic.rules import library
from pylogic.rules.limits import LARGEST, LONGEST, MOST_JOBS, Limits

if TYPE_CHECKING:
    from pylogic.formats.exchange import Text
    from pylogic.puzzle import Puzzle
    from pylogic.rules.instance import Instance

Decorator = Callable[[Any], Any]
_MOST_SUGGESTED = 4  # names that a message repeats


def combine(*options: Decorator) -> Decorator:
    """Return a decorator that adds all `options` to a verb, which gets the values of each."""
    return lambda verb: reduce(lambda decorated, option: option(decorated), reversed(options), verb)


def bundle(name: str, make: Callable[..., Any], *options: Decorator) -> Decorator:
    """Return a decorator that adds `options` to a verb, and passes what `make` returns for them.
    The verb gets it as argument `name`. The parameters of `make` are those of the options, or some
    more that have defaults; one of them may be the name of a bundle among `options`."""
    fields = signature(make).parameters

    def decorate(verb: Callable[..., Any]) -> Any:
        """Return `verb` with the options added, as click's own decorators do."""

        @wraps(verb)
        def call(**values: Any) -> Any:
            """Replace the options' values by the value that `make` returns, and run the verb."""
            own = {field: values.pop(field) for field in fields if field in values}
            return verb(**values, **{name: make(**own)})

        return combine(*options)(call)

    return decorate


class Whole(click.IntRange):
    """A whole number in a range, in the digits 0 to 9: Python reads 1_0 and blanks, too."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return a number in the range; raise click.BadParameter at other texts."""
        if not re.fullmatch(r"[+-]?[0-9]{1,999}", str(value)):
            self.fail(f"{value!r} is not a number in the digits 0 to 9.", param, ctx)
        return super().convert(value, param, ctx)


def parse_seconds(text: Any) -> float:
    """Return seconds above 0, or raise BadParameter; a function, as help shows a type's range."""
    is_number = re.fullmatch(r"([0-9]+\.?[0-9]*|\.[0-9]+)([eE][+-]?[0-9]+)?", str(text))
    if is_number and 0 < float(text) <= LONGEST:
        return float(text)
    raise click.BadParameter(f"{text!r} is not in the range 0<x<={LONGEST:g}.")


def number(
    names: str,
    words: str,
    *,
    least: int = 1,
    most: int | None = None,
    default: int | None = None,
    metavar: str = "N",
) -> Decorator:
    """Return an option for a whole number from `least` to `most`.
    `names` holds its flags, and perhaps the parameter's name, with spaces between them. Without the
    option the verb gets `default`, perhaps None. The help is `words` and the default."""
    kind, shown = Whole(least, most), "" if default is None else f"  [default: {default}]"
    return click.option(
        *names.split(), type=kind, default=default, metavar=metavar, help=f"{words}{shown}"
    )


def list_option(name: str, field: str, default: str | None, words: str) -> Decorator:
    """Return an option for words with commas between; its parameter `field` gets a list of them."""

    def split(_ctx: click.Context, _param: click.Parameter, text: str | None) -> list[str] | None:
        """Return the words between the commas of `text`, stripped and without empty words."""
        return None if text is None else [w.strip() for w in text.split(",") if w.strip()]

    return click.option(name, field, default=default, metavar="A,B,...", callback=split, help=words)


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


def is_typed(name: str) -> bool:
    """True if the user typed the option of the parameter `name`; False if its default holds."""
    source = click.get_current_context().get_parameter_source(name)
    return source is ParameterSource.COMMANDLINE


def complete(ctx: click.Context, param: click.Parameter, begin: str) -> list[Any]:
    """Return the topics, instances or puzzles that complete an argument; without any, files.
    The guide's page on troubleshooting says how a user switches completion on."""
    from click.shell_completion import CompletionItem

    from pylogic.rules.encoding import find_encoding

    names: Iterable[str] = library.pages() if param.name == "topic" else library.encodings()
    if param.name in ("instance", "instances"):
        # After an option without its value, click has not given arguments their names yet.
        puzzle = ctx.params.get("puzzle") or next(iter(ctx.args), "")
        try:
            names = library.instances(find_encoding(puzzle).name)
        except PylogicError:  # there is no such puzzle
            names = ()
    fitting = [name for name in names if name.startswith(begin)]
    return fitting or [CompletionItem(begin, type="file")]


# ---- Options of reading and drawing ------------------------------------------------------------


class Reading(NamedTuple):
    """The options --format and --lossy, as keywords of façade methods that read a board."""

    format: str | None = None
    """The name of a format, or of a puzzle in one; None lets the text decide."""
    lossy: bool = False
    """True if the reader may leave out parts of a board that cannot be read."""


reading = bundle(
    "reading",
    Reading,
    click.option(
        "--format",
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
to_option = click.option("--to", metavar="FORMAT", help="Print in a format of `pylogic convert`.")
FILE = click.Path(dir_okay=False, writable=True, path_type=Path)
json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
plain_option = click.option(
    "--plain", is_flag=True, help="Draw without lines and colours, each row as a line."
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


# ---- Limits ------------------------------------------------------------------------------------


REASONED = 60.0
"""The default time limit in seconds of a verb that prints once, after a search for reasons."""
PATIENT = 300.0
"""The default time limit in seconds of a verb that prints results as they come."""


def memory_option(default: int | None = None) -> Decorator:
    """Return the option --memory in megabytes."""
    words = "Stop when the work needs more than MB megabytes."
    return number("--memory", words, most=10**6, default=default, metavar="MB")


def limits(
    timeout: float | None = None,
    words: str = "Stop after S seconds.",
    memory: int | None = None,
    *,
    is_clocked: bool = True,
) -> Decorator:
    """Return the bundle of limits, as `limits`.

    Each call of a façade method counts its own memory, and runs in a child under a limit.

    Args:
        timeout, memory: the defaults, in seconds and megabytes.
        words: the help of --timeout.
        is_clocked: True if the time is the verb's and runs from now, False if each puzzle has it,
            and is handled in a child.
    """

    def make(timeout: float | None, memory: int | None, file_size: int) -> Limits:
        """Return the options as Limits; if they are the verb's, start the clock of its work."""
        verb_limits = Limits(timeout, isolated=not is_clocked, file_size=file_size)
        if is_clocked:
            endings.start_clock(timeout)
            verb_limits = verb_limits.start()
        return verb_limits._replace(memory=memory)

    words += "" if timeout is None else f"  [default: {timeout:g}]"
    file_size = "Read files of up to MB megabytes."
    return bundle(
        "limits",
        make,
        click.option("--timeout", type=parse_seconds, default=timeout, metavar="S", help=words),
        memory_option(memory),
        number("--file-size", file_size, most=10**6, default=LARGEST, metavar="MB"),
    )


# ---- The puzzle and its instances --------------------------------------------------------------


puzzle_argument = click.argument("puzzle", shell_complete=complete)


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
        puzzle alone has the instance NO_INSTANCE."""
        is_name = self.puzzle.isidentifier() or self.puzzle.endswith(".lp")
        if self.instance is None and not is_name:
            from pylogic.formats import exchange
            from pylogic.puzzle import Puzzle

            limits = self.limits.start()
            board = read_text(None, self.puzzle, self.reading, limits)
            encoding = exchange.find_encoding(board, self.reading.format)
            if board is not None and encoding is not None:
                instance = exchange.instance_of_text(encoding, board, limits)
                return Puzzle(encoding, self.limits), instance
            if board is not None and (board.path is None or board.format != "facts"):
                words = "name a puzzle before it, or a game by --format"
                raise OptionError(f"{self.puzzle}: it does not say which puzzle it is; {words}")
        loaded = load(self.puzzle, self.limits)
        return loaded, read_instance(loaded, self.instance, self.reading)


def load(name: str | Path, limits: Limits) -> Puzzle:
    """Return the puzzle of a name or a rule file, as `pylogic.load`, bound to `limits`."""
    from pylogic.puzzle import Puzzle  # parsing arguments does not need it
    from pylogic.rules.encoding import find_encoding

    return Puzzle(find_encoding(str(name), limits.start()), limits)


def read_instance(puzzle: Puzzle, name: str | None, reading: Reading) -> Instance:
    """Return the instance of `name`: `-` is standard input, None gives NO_INSTANCE."""
    from pylogic.rules.instance import NO_INSTANCE

    if name is None:
        return NO_INSTANCE
    if name != "-":
        return puzzle.instance(name, **reading._asdict())
    from pylogic.batches.members import STDIN, read_input
    from pylogic.formats import exchange

    limits = puzzle.limits.start()
    manner, data = exchange.Manner(*reading, limits), read_input(limits)
    board = exchange.identify_text(puzzle.encoding, data, manner, STDIN, or_facts=True)
    return exchange.instance_of_text(puzzle.encoding, board, limits)


def read_text(puzzle: Puzzle | None, name: str, reading: Reading, limits: Limits) -> Text | None:
    """Return the text of a board that `name` is (link, game ID) or names (file); None if neither.
    `-` reads standard input. Without `puzzle` the text tells whose board it is. Facts pass as text,
    too: nothing is turned into an instance here."""
    from pylogic.batches.members import STDIN, read_input
    from pylogic.formats import exchange

    encoding = None if puzzle is None else puzzle.encoding
    manner = exchange.Manner(*reading, limits.start())
    if name != "-":
        return exchange.find_text(encoding, name, manner)
    return exchange.identify_text(encoding, read_input(limits), manner, STDIN)


def is_rule_file(name: str, limits: Limits) -> bool:
    """True if a file has a rule with a body or a choice, or cannot be read; False for facts alone.
    `name` is a path or a puzzle of the library; False if it is neither."""
    from clingo import ast

    from pylogic.rules import syntax
    from pylogic.rules.instance import read_instance

    path = library.find_encoding(name)
    if path is None or path.is_dir():
        return False
    with suppress(ProgramError):
        statements = read_instance(path, limits.start()).statements
        rules = (s for s in statements if s.ast_type == ast.ASTType.Rule)
        return any(rule.body or syntax.is_choice(rule) for rule in rules)
    return True


@contextmanager
def _suggest_instances(puzzle: str) -> Iterator[None]:
    """Add a sentence to an error without a place in a file: where the user sees instances."""
    try:
        yield
    except ProgramError as error:
        if any(problem.line for problem in error.problems):
            raise
        words = f"no instance is named; pylogic list {puzzle} shows those of a puzzle"
        raise ProgramError(*error.problems, words) from None


def target(
    names: str = "[INSTANCE]", limited: Decorator | None = None, *, is_in_batch: bool = False
) -> Decorator:
    """Return the bundle of PUZZLE, instances, and options of reading and limits, as `target`.

    Args:
        names: the instances in the usage line, in brackets if they are optional, with ... if there
            may be several.
        limited: the bundle of limits, if not the usual one.
        is_in_batch: True if `batch` has the verb, too: a user who names several is sent there.
    """

    def list_names(ctx: click.Context, _param: click.Parameter, value: Any) -> tuple[str, ...]:
        """Return the names of instances as a tuple; OptionError if there are too many."""
        puzzle = ctx.params["puzzle"]
        instances = value if isinstance(value, tuple) else () if value is None else (value,)
        if is_in_batch and (len(instances) > 1 or any(map(os.path.isdir, instances))):
            shown = [*instances[:_MOST_SUGGESTED], *["..."] * (len(instances) > _MOST_SUGGESTED)]
            words = shlex.join(["pylogic", "batch", ctx.info_name or "", puzzle, *shown])
            raise OptionError(f"{ctx.info_name} does one puzzle, and these are many: use {words}")
        if not instances and puzzle.isidentifier():
            ctx.with_resource(_suggest_instances(puzzle))
        return instances

    argument = click.argument(
        "instances",
        metavar=names,
        nargs=-1 if is_in_batch or names.endswith("...") else 1,
        required=not names.startswith("["),
        type=click.UNPROCESSED,
        callback=list_names,
        shell_complete=complete,
    )
    limited = limited or limits()
    return bundle("target", Target, puzzle_argument, argument, reading, constants_option, limited)


_EACH = limits(words="Stop after S seconds with each puzzle.", is_clocked=False)
targets = target("[INSTANCE]...", _EACH)
"""`target` for a verb that makes one file or site of several instances."""


_GROUPS = {
    "Options": "",
    "Search": "engine engines order orders config configs heuristics options encodings"
    " threads seed",
    "Boards": "format lossy",
    "Drawings": "svg html",
    "Records": "jobs executor folder is_forced journal resume",
    "Others, which the guide explains": "opt improve heuristic labeling shuffle"
    " cpu_limit inferences conflicts memory file_size"
    " labelings repeat sample pattern best_of",
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


# ---- Many puzzles at once ----------------------------------------------------------------------


cluster_option = click.option(
    "--cluster",
    "executor",
    metavar="ADDRESS",
    help="Work on a Dask cluster, by its scheduler's address: tcp://HOST:8786.",
)
many = combine(
    target("INSTANCE...", _EACH),
    number("--jobs", "Work on N puzzles at a time.  [default: one a core]", most=MOST_JOBS),
    cluster_option,
    click.option(
        "-o",
        "--output",
        "folder",
        type=click.Path(path_type=Path),
        metavar="FOLDER",
        help="Write a file for each into a folder.",
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
"""The arguments and options of every verb of `batch`, which handles each of many instances."""
