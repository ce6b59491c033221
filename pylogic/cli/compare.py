"""pylogic compare: run an experiment, say what differs and whether all runs agree; or look for an
order of the clues, and say what it is worth.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, get_args

import click

import pylogic
from pylogic.cli import interrupts, options, output
from pylogic.cli.codes import ANSWERED, BAD_INPUT, CTRL_C, DISAGREED, INTERNAL_ERROR
from pylogic.cli.progress import Runs
from pylogic.errors import OptionError
from pylogic.experiments.runs import CRASHED, Clock

if TYPE_CHECKING:
    from pylogic.experiments.comparison import Comparison
    from pylogic.experiments.found_order import OrderSearch
    from pylogic.experiments.runs import Run

_WIDEST = 1000  # columns of a pipe
_DEFAULT = ("default",)
_LISTS = {
    "orders": "--order",
    "engines": "--engine",
    "configs": "--config",
    "heuristics": "--heuristic",
    "labelings": "--labeling",
    "options": "--options",
    "encodings": "--encoding",
}


class Varied(NamedTuple):
    """What is compared; as keywords of pylogic.compare."""

    orders: list[str]
    engines: list[str]
    configs: list[str]
    heuristics: list[str]
    labelings: tuple[str, ...]
    options: tuple[str, ...]
    encodings: list[str]


class Fixed(NamedTuple):
    """What is the same for all that is compared; as keywords of pylogic.compare."""

    seeds: int | None
    repeat: int
    sample: int | None
    models: int
    constants: Mapping[str, str]
    timeout: float | None
    memory: int | None
    jobs: int
    executor: str | None
    baseline: str | None
    clock: Clock
    relevant: float
    journal: Path
    resume: bool


class Files(NamedTuple):
    """Where results go besides the terminal."""

    csv: Path | None
    report: Path | None
    as_json: bool


class Searched(NamedTuple):
    """How an order is looked for."""

    search_order: int | None
    search_seed: int | None
    inferences: int | None

    def check(self) -> None:
        """Whether they go together.

        Raises:
            OptionError: they do not.
        """
        unused = {"--search-seed": self.search_seed, "--inferences": self.inferences}
        for name, value in unused.items():
            if self.search_order is None and value is not None:
                raise OptionError(f"{name}: say how many orders are tried, by --search-order N")


def _repeated(name: str, field: str, metavar: str, words: str) -> options.Decorator:
    return click.option(name, field, multiple=True, default=_DEFAULT, metavar=metavar, help=words)


_VARIED = options.gather(
    "varied",
    Varied,
    options.list_option(
        "--order", "orders", "given", "Clue orders: given, reversed, rows, ..., random:20 for 20."
    ),
    options.list_option("--engine", "engines", "clingo", "Engines: clingo, swipl, swipl:VARIANT."),
    options.list_option(
        "--config", "configs", "default", "clasp's presets: tweety, trendy, ..., default for none."
    ),
    options.list_option(
        "--heuristic", "heuristics", "default", "Parts heuristic_NAME, or clasp's heuristics."
    ),
    _repeated("--labeling", "labelings", "OPTIONS", "As of solve; several times."),
    _repeated("--options", "options", "TEXT", "Options of clasp; several times."),
    options.list_option(
        "--encoding", "encodings", "", "Versions of the rule file, instead of the puzzle's own."
    ),
)


_FIXED = options.gather(
    "fixed",
    Fixed,
    click.option(
        "--seeds",
        type=click.IntRange(1),
        metavar="N",
        help="Runs of each case, statements and facts that are no clues shuffled in each.",
    ),
    click.option(
        "--repeat",
        type=click.IntRange(1),
        default=1,
        metavar="N",
        help="Runs of each of these that differ in nothing.",
    ),
    click.option("--sample", type=click.IntRange(1), metavar="N", help="So many of the instances."),
    click.option(
        "-n", "--models", type=click.IntRange(0), default=2, metavar="N", help="As of solve."
    ),
    options.constants_option,
    options.timeout_option(words="Stop each run after S seconds."),
    options.memory_option,
    click.option(
        "--jobs", type=click.IntRange(1, 64), default=1, metavar="N", help="Runs at a time."
    ),
    options.cluster_option,
    click.option(
        "--baseline", metavar="LABEL", help="The setting that the others are held against."
    ),
    click.option(
        "--clock",
        type=click.Choice(get_args(Clock)),
        default="cpu",
        help="What ratios are of: CPU time of the whole run, time, CPU time of the search."
        "  [default: cpu]",
    ),
    click.option(
        "--relevant",
        type=click.FloatRange(1),
        default=1.0,
        metavar="RATIO",
        help="The smallest ratio that matters, as 1.1.",
    ),
    click.option(
        "--journal",
        type=options.FILE,
        default="compare.sqlite",
        metavar="FILE",
        help="Where each run is appended as it ends.  [default: compare.sqlite]",
    ),
    click.option("--resume", is_flag=True, help="Take runs that the journal has from there."),
)
_SEARCHED = options.gather(
    "searched",
    Searched,
    click.option(
        "--search-order",
        type=click.IntRange(1, 10**6),
        metavar="N",
        help="Look for a better order: try N rules on half of the instances, hold the best against"
        " --order on the others, and try N permutations of each of these.",
    ),
    click.option(
        "--search-seed",
        type=click.IntRange(0),
        metavar="S",
        help="Of the halves, and of what is tried.  [default: 0]",
    ),
    click.option(
        "--inferences",
        type=click.IntRange(1),
        metavar="N",
        help="Stop SWI-Prolog after N inferences in each run of --search-order."
        "  [default: 10000000]",
    ),
)


_FILES = options.gather(
    "files",
    Files,
    click.option("--csv", type=options.FILE, help="Write the runs."),
    click.option("--report", type=options.FILE, help="Write a web page."),
    options.json_option,
)


@click.command("compare")
@click.argument("puzzle")
@click.argument("instances", nargs=-1, required=True)
@_VARIED
@_FIXED
@_SEARCHED
@_FILES
def command(
    puzzle: str,
    instances: tuple[str, ...],
    varied: Varied,
    fixed: Fixed,
    searched: Searched,
    files: Files,
) -> None:
    """Solve instances in many ways, and compare what that takes.

    INSTANCES are names, files, folders, or corpora (FILE.json for all of its puzzles,
    FILE.json#NAME for one). Lists make a run of each combination; presets, heuristics and
    options are clingo's alone. `default` in a list is what the engine does unasked.

    \b
    Examples:
      pylogic compare kuromasu inst43 --order given,reversed,random:20
      pylogic compare kuromasu inst43 --config default,trendy --seeds 10
      pylogic compare queens 80 -n 1 --labeling leftmost --labeling ff --timeout 10
      pylogic compare kuromasu corpus.json --config tweety,trendy,crafty
      pylogic compare kuromasu inst43 --encoding old.lp,new.lp --report report.html
      pylogic compare kuromasu corpus.json -n 1 --engine swipl:article --search-order 60
    """
    searched.check()
    with interrupts.work(None):
        if searched.search_order is None:
            found = _compare(puzzle, instances, varied, fixed, files)
        else:
            found = _search_order(puzzle, instances, varied, fixed, searched, files)
        sys.exit(_exit_code(found))


def _compare(
    puzzle: str, instances: tuple[str, ...], varied: Varied, fixed: Fixed, files: Files
) -> Comparison:
    if files.report is not None:  # what it needs is missed before the first run
        from pylogic.experiments.comparison import check_packages

        check_packages("plots")
    with Runs() as bar:
        found = pylogic.compare(
            puzzle,
            instances,
            **varied._asdict(),
            **fixed._asdict(),
            on_start=bar.begin,
            on_run=bar.advance,
        )
    with interrupts.held():
        output.print_remarks(found.remarks)
        if files.as_json:
            output.print_json(found.to_dict())
        else:
            _print(found, found.failed)
        _print_missing(found)
        if files.csv is not None:
            output.write(files.csv, found.to_csv())
        if files.report is not None:
            output.write(files.report, found.page())
    return found


def _search_order(
    puzzle: str,
    instances: tuple[str, ...],
    varied: Varied,
    fixed: Fixed,
    searched: Searched,
    files: Files,
) -> Comparison:
    """Look for an order and print what was found; the runs of the search."""
    _check_search(varied, fixed, files)
    with Runs() as bar:
        found = pylogic.search_order(
            varied.encodings[0] if varied.encodings else puzzle,
            instances,
            searched.search_order or 0,
            order=varied.orders[0],
            engine=varied.engines[0],
            config=varied.configs[0],
            heuristic=varied.heuristics[0],
            labeling=varied.labelings[0],
            options=varied.options[0],
            sample=fixed.sample,
            models=fixed.models,
            constants=fixed.constants,
            timeout=fixed.timeout,
            memory=fixed.memory,
            inferences=searched.inferences,
            jobs=fixed.jobs,
            relevant=fixed.relevant,
            seed=searched.search_seed or 0,
            journal=fixed.journal,
            resume=fixed.resume,
            on_start=bar.begin,
            on_run=bar.advance,
        )
    with interrupts.held():
        output.print_remarks(found.comparison.remarks)
        if files.as_json:
            output.print_json(found.to_dict())
        else:
            _print(found, found.comparison.failed)
        _print_missing(found.comparison)
        if files.csv is not None:
            output.write(files.csv, found.comparison.to_csv())
    return found.comparison


def _check_search(varied: Varied, fixed: Fixed, files: Files) -> None:
    """Whether one setting is asked for, and nothing that has no meaning here.

    Raises:
        OptionError: it is not so.
    """
    for name, values in varied._asdict().items():
        if len(values) > 1 or (not values and name != "encodings"):
            words = "--search-order looks for the order of one setting: name a single one"
            raise OptionError(f"{_LISTS[name]} {','.join(values)}: {words}")
    others = {
        "--seeds": fixed.seeds is not None,
        "--repeat": fixed.repeat != 1,
        "--cluster": fixed.executor is not None,
        "--baseline": fixed.baseline is not None,
        "--clock": fixed.clock != "cpu",
        "--report": files.report is not None,
    }
    for name, is_asked in others.items():
        if is_asked:
            raise OptionError(f"{name}: --search-order compares orders, by what a search counts")


def _print(found: Comparison | OrderSearch, failed: Sequence[Run]) -> None:
    """The tables; to standard error, which runs ended in an error."""
    console = output.console()
    if not output.is_terminal():
        console.width = _WIDEST
    for run in failed:
        output.echo(f"{run.case.command}\n  {run.error}", err=True)
    console.print(found, soft_wrap=True)


def _print_missing(found: Comparison) -> None:
    """How many runs a comparison did not come to, if any, to standard error."""
    if found.missing:
        words = f"missing runs: {found.missing}; the same command with --resume makes them"
        output.echo(words, err=True)


def _exit_code(found: Comparison) -> int:
    if found.interrupted:
        return CTRL_C
    if found.disagreements:
        return DISAGREED
    if len(found.failed) < len(found.runs):
        return ANSWERED
    has_crashed = any(run.status == CRASHED for run in found.failed)
    return INTERNAL_ERROR if has_crashed else BAD_INPUT
