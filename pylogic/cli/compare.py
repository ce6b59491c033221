"""pylogic compare: run an experiment, say what differs and whether all runs agree."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, get_args

import click

import pylogic
from pylogic.cli import completion, endings, options, output
from pylogic.cli.output import ProgressLine
from pylogic.experiments.packages import check_package
from pylogic.experiments.runs import Clock
from pylogic.rules.limits import MOST_JOBS

_WIDEST = 1000  # columns of a table in a pipe, where no line is broken


def _repeated(name: str, field: str, metavar: str, words: str) -> options.Decorator:
    """Return a repeatable option; `field` gets a tuple of texts, ("default",) if it is absent."""
    default = ("default",)
    return click.option(name, field, multiple=True, default=default, metavar=metavar, help=words)


_EXPERIMENT = options.bundle(
    "experiment",
    dict,
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
    _repeated("--labeling", "labelings", "OPTIONS", "As in solve; may be given several times."),
    _repeated("--options", "options", "TEXT", "Options of clasp; may be given several times."),
    options.list_option(
        "--encoding", "encodings", "", "Versions of the rule file, instead of the puzzle's own."
    ),
    options.number(
        "--seeds",
        "Run each case N times, each with statements and other facts than clues shuffled.",
    ),
    options.number("--repeat", "Repeat each run N times without any difference.", default=1),
    options.number("--sample", "Take N of the instances, the same ones each time."),
    options.keyword("models", "As in solve."),
    options.constants_option,
    options.timeout_option(
        words="Stop each run after S seconds.  [default: ten times the limit of CPU time]"
    ),
    options.keyword(
        "cpu_limit",
        "Stop each run after S seconds of CPU time, of all of its processes."
        "  [default: 600 without --timeout]",
    ),
    options.memory_option,
    options.keyword("inferences"),
    options.keyword("conflicts"),
    options.number("--jobs", "Make N runs at a time.", most=MOST_JOBS, default=1),
    options.cluster_option,
    click.option("--baseline", metavar="LABEL", help="Compare the other settings with this one."),
    click.option(
        "--clock",
        type=click.Choice(get_args(Clock)),
        help="The seconds of ratios: CPU time of the engine (loading, grounding, searching), or of"
        " the whole run.  [default: cpu, engine where engines or rules differ]",
    ),
    click.option(
        "--journal",
        type=options.FILE,
        default="compare.sqlite",
        metavar="FILE",
        help="Append each run to this file as it ends.  [default: compare.sqlite]",
    ),
    click.option("--resume", is_flag=True, help="Take the journal's runs, and make the others."),
)
"""The options of an experiment, as `experiment`: a dict of keywords of pylogic.compare."""


@click.command("compare", cls=options.Verb)
@options.puzzle_argument
@click.argument("instances", nargs=-1, required=True, shell_complete=completion.instances)
@_EXPERIMENT
@click.option("--csv", type=options.FILE, help="Write the runs as a table.")
@click.option("--report", type=options.FILE, help="Write a web page.")
@click.option("--plain", is_flag=True, help="Print the table without colours, in wide lines.")
@options.json_option
def command(
    puzzle: str,
    instances: tuple[str, ...],
    experiment: dict[str, Any],
    csv: Path | None,
    report: Path | None,
    plain: bool,
    as_json: bool,
) -> None:
    """Solve instances in many ways, and compare what that takes.

    INSTANCES are names, files, folders, corpora (FILE.json for all of its puzzles,
    FILE.json#NAME for one), or - for a list of these. Lists make a run of each combination;
    presets, heuristics and options are clingo's alone. `default` in a list means the engine's
    own choice.

    \b
    Examples:
      pylogic compare kuromasu inst43 --order given,reversed,random:20
      pylogic compare kuromasu inst43 --config default,trendy --seeds 10
      pylogic compare queens 80 -n 1 --labeling leftmost --labeling ff --timeout 10
      pylogic compare kuromasu corpus.json --config tweety,trendy,crafty
      pylogic compare old.lp board.lp --encoding old.lp,new.lp --report report.html
    """
    with endings.work(None):
        for package, path in {"pandas": csv, "matplotlib": report}.items():
            if path is not None:  # a missing package is said before the first run
                check_package(package)
        with ProgressLine() as progress:
            callbacks: dict[str, Any] = {
                "on_start": progress.begin,
                "on_run": lambda _run: progress.advance(),
            }
            result = pylogic.compare(puzzle, instances, **experiment, **callbacks)
        with endings.printing():
            if as_json:
                output.print_json(result.to_dict())
            else:
                for run in result.failed:
                    output.echo(f"{run.case.command}\n  {run.error}", err=True)
                console = output.make_console(plain)
                if plain or not output.is_terminal():
                    console.width = _WIDEST
                console.print(result, soft_wrap=True)
            if result.missing:
                words = f"missing runs: {result.missing}; the same command with --resume makes them"
                output.echo(words, err=True)
            if csv is not None:
                output.write(csv, result.to_csv())
            if report is not None:
                output.write(report, result.page())
        sys.exit(result.exit_code)
