"""pylogic compare: run an experiment, say what differs and whether all runs agree."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import click

import pylogic
from pylogic.cli import endings, options, output, searching
from pylogic.cli.output import ProgressLine
from pylogic.experiments.design import JOURNAL, Design, check_package

_WIDEST = 1000  # columns of a table in a pipe, where no line is broken
_SHARED: Mapping[str, options.Decorator] = {
    "constants": options.constants_option,
    "memory": options.memory_option(),
    "executor": options.cluster_option,
}
"""The options that other verbs have, too."""
_DESIGN = options.combine(
    *(
        _SHARED.get(name) or searching.keyword(name, Design.__annotations__)
        for name, kind in Design.__annotations__.items()
        if name in _SHARED or hasattr(kind, "__metadata__")
    )
)
"""The options of an experiment, which are keywords of pylogic.compare."""


@click.command("compare", cls=options.Verb)
@options.puzzle_argument
@click.argument("instances", nargs=-1, required=True, shell_complete=options.complete)
@_DESIGN
@click.option("--csv", type=options.FILE, help="Write the runs as a table.")
@click.option("--report", type=options.FILE, help="Write a web page.")
@click.option("--plain", is_flag=True, help="Print the table without colours, in wide lines.")
@options.json_option
def command(
    puzzle: str,
    instances: tuple[str, ...],
    csv: Path | None,
    report: Path | None,
    plain: bool,
    as_json: bool,
    **design: Any,
) -> int:
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
    for package, path in {"pandas": csv, "matplotlib": report}.items():
        if path is not None:  # a missing package is said before the first run
            check_package(package)
    with ProgressLine() as progress:
        named = {n: value for n, value in design.items() if value is not None and value != ()}
        calls = {"on_start": progress.begin, "on_run": progress.advance}
        result = pylogic.compare(puzzle, instances, **{"journal": JOURNAL, **named, **calls})
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
    return result.exit_code
