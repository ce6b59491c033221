"""pylogic compare: run an experiment, say what differs and whether all runs agree."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from pylogic.cli import ANSWERED, BAD_INPUT, CTRL_C, DISAGREED, options, output
from pylogic.errors import NotFoundError, OptionError

if TYPE_CHECKING:
    from pylogic.compare.agreement import Disagreement
    from pylogic.compare.report import Ratio, Row
    from pylogic.compare.runs import Case, Run

HEADINGS = ("", "ended", "median", "IQR", "PAR-2", "ratio", "95 %", "choices", "confl.", "infer.")
_WIDEST = 1000  # columns of a pipe
LEAST_NEEDED = ("IQR", "choices")
"""What is left out first where a terminal is narrow."""


def _listed(_ctx: click.Context, _param: click.Parameter, text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _list_option(name: str, default: str, words: str) -> Callable[[options.F], options.F]:
    return click.option(name, default=default, metavar="A,B,...", callback=_listed, help=words)


@click.command("compare")
@click.argument("puzzle")
@click.argument("instances", nargs=-1, required=True)
@_list_option("--order", "given", "Clue orders: given, reversed, rows, ..., random:20 for 20.")
@_list_option("--engine", "clingo", "Engines: clingo, swipl, swipl:VARIANT.")
@_list_option("--config", "default", "clasp's presets: tweety, trendy, ..., default for none.")
@_list_option("--heuristic", "default", "Parts heuristic_NAME, or clasp's heuristics.")
@click.option("--labeling", multiple=True, metavar="OPTIONS", help="As of solve; several times.")
@click.option("--options", multiple=True, metavar="TEXT", help="Options of clasp; several times.")
@_list_option("--encoding", "", "Versions of the rule file, instead of the puzzle's own.")
@click.option("--seeds", type=click.IntRange(1), default=1, metavar="N", help="Runs of each case.")
@click.option("-n", "--models", type=click.IntRange(0), default=2, metavar="N", help="As of solve.")
@options.constants_option
@options.limits_options
@click.option("--jobs", type=click.IntRange(1, 64), default=1, metavar="N", help="Runs at a time.")
@click.option("--baseline", metavar="LABEL", help="The setting that the others are held against.")
@click.option(
    "--journal",
    type=click.Path(dir_okay=False, path_type=Path),
    default="compare.sqlite",
    metavar="FILE",
    help="Where each run is appended as it ends.  [default: experiment.sqlite]",
)
@click.option("--resume", is_flag=True, help="Take runs that the journal has from there.")
@click.option("--csv", type=click.Path(dir_okay=False, path_type=Path), help="Write the runs.")
@click.option("--report", type=click.Path(dir_okay=False, path_type=Path), help="Write a web page.")
@options.json_option
def command(
    puzzle: str,
    instances: tuple[str, ...],
    order: list[str],
    engine: list[str],
    config: list[str],
    heuristic: list[str],
    labeling: tuple[str, ...],
    options: tuple[str, ...],
    encoding: list[str],
    seeds: int,
    models: int,
    constants: dict[str, str],
    timeout: float | None,
    memory: int | None,
    jobs: int,
    baseline: str | None,
    journal: Path,
    resume: bool,
    csv: Path | None,
    report: Path | None,
    as_json: bool,
) -> None:
    """Solve instances in many ways, and compare what that takes.

    INSTANCES are names, files, folders, or corpora (FILE.json for all of its puzzles,
    FILE.json#NAME for one). Lists make a run of each combination; presets, heuristics and
    options are clingo's alone. `default` in a list is what the engine does unasked.

    \b
    Examples:
      pylogic compare kuromasu inst43 --order given,reversed,random:20
      pylogic compare kuromasu inst43 --engine clingo,swipl:reified --seeds 5
      pylogic compare queens 80 -n 1 --labeling leftmost --labeling ff --timeout 10
      pylogic compare kuromasu corpus.json --config tweety,trendy,crafty
      pylogic compare kuromasu inst43 --encoding old.lp,new.lp --report report.html
    """
    try:
        from pylogic.compare import experiment as compare
        from pylogic.compare import report as figures
        from pylogic.compare.runs import DEFAULT
        from pylogic.solving import orders

        if report is not None:  # what it needs is missed before the first run, not after the last
            importlib.import_module("pylogic.compare.page")
    except ImportError as error:
        words = f"compare needs the Python package {error.name}: pip install 'pylogic[compare]'"
        raise OptionError(words) from None
    order_names = orders.expanded(order)
    settings = compare.settings(
        encoding or [puzzle],
        engine,
        order_names,
        config,
        heuristic,
        labeling or (DEFAULT,),
        options or (DEFAULT,),
    )
    experiment = compare.cases(
        settings,
        order_names,
        _instances(puzzle, instances),
        seeds,
        constants=tuple(constants.items()),
        models=models,
        timeout=timeout,
        memory=memory,
    )
    compare.check(experiment)
    base = next((s for s in settings if s.label(settings) == baseline), None)
    if baseline is not None and base is None:
        known = ", ".join(setting.label(settings) for setting in settings)
        raise OptionError(f"--baseline {baseline}: there is no such setting; there are {known}")
    runs, is_whole = _made(experiment, journal, resume, jobs)
    table = figures.rows(runs, settings, base or settings[0])
    from pylogic.compare.agreement import disagreements

    found = disagreements(runs)
    _save(csv, lambda: figures.as_csv(runs))
    _save(report, lambda: _page(table, runs, found))
    if as_json:
        output.print_json(_document(table, runs, found))
    else:
        _print(table, runs, found)
    sys.exit(_exit_code(runs, found, is_whole))


def _instances(puzzle: str, names: Sequence[str]) -> list[str]:
    """Files of folders and puzzles of corpora, besides what is one instance."""
    from pylogic.formats import corpus

    found: list[str] = []
    for name in names:
        path = Path(name)
        if path.is_dir():
            found += map(str, sorted(path.glob("*.lp")))
        elif path.suffix == ".json":
            found += [f"{name}#{entry}" for entry in corpus.names(path)]
        else:
            found.append(name)
    if not found:
        raise NotFoundError(f"no instance of {puzzle} in {', '.join(names)}")
    return list(dict.fromkeys(found))


def _made(
    experiment: Sequence[Case], path: Path, resume: bool, jobs: int
) -> tuple[list[Run], bool]:
    """The runs, and whether these are all; Ctrl-C keeps those that are finished."""
    from pylogic.cli.progress import Runs
    from pylogic.compare import experiment as compare
    from pylogic.compare.journal import Journal

    journal = Journal(path)
    keys = {case: compare.key(case) for case in experiment} if resume else {}
    known = journal.find(keys.values())
    runs = [known[keys[case]] for case in experiment if keys.get(case) in known]
    missing = [case for case in experiment if keys.get(case) not in known]
    with Runs(len(experiment), runs) as bar:

        def keep(run: Run) -> None:
            journal.add(run)
            runs.append(run)
            bar.advance(run)

        try:
            compare.execute(missing, jobs, keep)
        except KeyboardInterrupt:
            return runs, False
        finally:
            journal.close()
    return runs, True


def _cells(row: Row) -> list[str]:
    """A row of the table in words, as HEADINGS names them."""
    ratio = row.ratio
    spread = row.quartiles[1] - row.quartiles[0] if row.quartiles else None
    value = f"{ratio.value:.2f}" if ratio else "1" if row.median is not None else ""
    efforts = (row.choices, row.conflicts, row.inferences)
    return [
        row.label,
        f"{row.solved}/{row.runs}",
        _seconds(row.median),
        _seconds(spread),
        _seconds(row.par2) if row.solved < row.runs else "",
        value,
        _interval(ratio),
        *map(_amount, efforts),
    ]


def _interval(ratio: Ratio | None) -> str:
    """The interval, in as many digits as tell its ends from 1 if it excludes 1."""
    if ratio is None or ratio.low is None or ratio.high is None:
        return ""
    if not ratio.is_difference:
        return f"{ratio.low:.2f}-{ratio.high:.2f} "
    digits = next(d for d in range(2, 18) if 1 not in (round(ratio.low, d), round(ratio.high, d)))
    return f"{ratio.low:.{digits}f}-{ratio.high:.{digits}f}*"


def _amount(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:.0f}" if value < 1e5 else f"{value / 1e6:.4g}M"


def _seconds(value: float | None) -> str:
    return "" if value is None else f"{value:.3f}" if value < 10 else f"{value:.1f}"


def _fitting(lines: Sequence[Sequence[str]], width: int | None) -> list[int]:
    """The places of the columns to print: those that say something, and fit into a width."""
    used = [i for i in range(len(HEADINGS)) if any(line[i] for line in lines[1:])]
    for heading in LEAST_NEEDED:
        needed = sum(max(len(line[i]) for line in lines) + 1 for i in used)
        if width is not None and needed > width:
            used = [i for i in used if HEADINGS[i] != heading]
    return used


def _print(table: Sequence[Row], runs: Sequence[Run], found: Sequence[Disagreement]) -> None:
    from rich.table import Table

    console = output.console()
    if not output.is_terminal():
        console.width = _WIDEST
    lines = [HEADINGS, *(_cells(row) for row in table)]
    drawn = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
    used = _fitting(lines, console.width if output.is_terminal() else None)
    for i in used:
        drawn.add_column(HEADINGS[i], justify="left" if i == 0 else "right", no_wrap=i > 0)
    for line in lines[1:]:
        drawn.add_row(*(line[i] for i in used))
    console.print(drawn)
    if any(row.ratio and row.ratio.is_difference for row in table):
        console.print("* a difference: the interval excludes 1 (medians in seconds)")
    for run in runs:
        if run.error is not None and not run.is_refuted:
            click.echo(f"{run.case.command}\n  {run.error}", err=True)
    for disagreement in found:
        console.print(f"{disagreement.instance}: {disagreement.words}", style="bold red")
        for run in (disagreement.one, disagreement.other):
            console.print(f"  {run.case.command}", style="red", soft_wrap=True)
    if runs and not found:
        amount = len({run.case.instance for run in runs})
        console.print(f"{len(runs)} runs of {amount} instance{'s'[: amount > 1]} agree")


def _page(table: Sequence[Row], runs: Sequence[Run], found: Sequence[Disagreement]) -> str:
    from pylogic.compare import page

    lines = [HEADINGS, *(_cells(row) for row in table)]
    headings, *cells = [[line[i] for i in _fitting(lines, None)] for line in lines]
    return page.render(table, cells, headings, runs, found)


def _document(
    table: Sequence[Row], runs: Sequence[Run], found: Sequence[Disagreement]
) -> dict[str, Any]:
    from pylogic.compare import report

    return {
        **report.document(table, runs),
        "disagreements": [
            {
                "instance": d.instance,
                "words": d.words,
                "commands": [d.one.case.command, d.other.case.command],
            }
            for d in found
        ],
    }


def _save(path: Path | None, render: Any) -> None:
    if path is not None:
        output.write(path, render())


def _exit_code(runs: Sequence[Run], found: Sequence[Disagreement], is_whole: bool) -> int:
    if found:
        return DISAGREED
    if not is_whole:
        return CTRL_C
    return BAD_INPUT if all(run.error is not None for run in runs) else ANSWERED
