"""pylogic solve: find answers and draw them."""

from __future__ import annotations

import sys

import click

from pylogic.cli import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE, options, output
from pylogic.cli.progress import Words
from pylogic.errors import OptionError, StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.parts import SCORE, VIEW
from pylogic.solving.outcome import Answer, Outcome, Statistics


@click.command("solve")
@options.target
@options.search
@options.models_option
@click.option("--count", is_flag=True, help="Count all answers without printing them.")
@click.option(
    "--opt",
    type=click.Choice(["one", "all"]),
    default="one",
    help="Where the rules minimize: one of the best answers, or all.  [default: one]",
)
@options.guidance
@click.option("--stats", is_flag=True, help="Print the figures of grounder and solver.")
@options.film
def command(
    target: options.Target,
    search: options.Search,
    guidance: options.Guidance,
    display: options.Display,
    models: int,
    count: bool,
    opt: str,
    stats: bool,
) -> None:
    """Find the answers of an instance and draw them.

    INSTANCE may be - for standard input, or missing where the rules need none. It may be in
    any format that `pylogic convert` knows, a link or a game ID, too.
    Options of clasp and the grounder follow after --.

    \b
    Examples:
      pylogic solve kuromasu inst43.lp
      pylogic solve kuromasu inst43.lp -n 0 --stats --config trendy
      pylogic solve kuromasu inst43.lp --engine swipl --order reversed
      pylogic solve queens 80 -n 1 --labeling ff,down
      pylogic solve my_puzzle.lp my_facts.lp --timeout 10 -- --restarts=L,60
    """
    _check_count(count)
    if target.instance is not None and target.instance.startswith("--"):  # an option of clasp
        search = search._replace(clasp=(target.instance, *search.clasp))
        target = target._replace(instance=None)
    puzzle, instance = target.read()
    output.check_drawing(puzzle, display)
    line = Words()
    shown: list[Answer] = []

    def show_now(answer: Answer) -> None:
        if not _waits(display, answer):
            line.clear()
            _show(puzzle, target, display, answer)
            shown.append(answer)

    is_quiet = display.as_json
    outcome = puzzle.solve(
        instance,
        models=0 if count else models,
        keep=not count,
        drawn=not is_quiet,
        all_optima=opt == "all",
        on_start=_silent if is_quiet or count else output.load_drawing,
        on_answer=_silent if is_quiet else show_now,
        on_progress=_silent if is_quiet else line.show,
        **guidance._asdict(),
        **search.keywords,
        **target.keywords,
    )
    line.clear()
    output.print_remarks(outcome.remarks)
    if display.as_json:
        output.print_json(outcome.to_dict())
    else:
        for answer in outcome.answers[len(shown) :]:
            if outcome.interrupted and not answer.drawing and not answer.cost:
                _show_atoms(answer, StoppedError(outcome.interrupted))
            else:
                _show(puzzle, target, display, answer)
        click.echo(str(outcome))
        if stats:
            _print_figures(outcome.statistics, display.plain)
    if display.has_files:
        boards = [puzzle.board(answer, **target.limits.keywords) for answer in outcome.answers]
        output.save_boards(boards, puzzle.encoding.title, display)
    for name, value in puzzle.variants(instance, outcome, **target.keywords).items():
        click.echo(f"pylogic: with -c {name}={value} there is exactly one answer", err=True)
    sys.exit(_exit_code(outcome))


def _check_count(count: bool) -> None:
    """Whether a number of answers is asked for where all are counted.

    Raises:
        OptionError: both are.
    """
    source = click.get_current_context().get_parameter_source("models")
    if count and source is click.core.ParameterSource.COMMANDLINE:
        raise OptionError("--count counts all answers, -n stops after some: only one is possible")


def _waits(display: options.Display, answer: Answer) -> bool:
    """Whether an answer is shown at the end: a better one may come, or a film takes its time."""
    return bool(answer.cost) or display.is_film


def _show(puzzle: Puzzle, target: options.Target, display: options.Display, answer: Answer) -> None:
    """Draw an answer; print its atoms where the rules do not say how to draw it."""
    if answer.cost:
        click.echo(f"cost {' '.join(map(str, answer.cost))}")
    try:
        if VIEW in puzzle.encoding.parts:
            output.show_board(puzzle.board(answer, **target.limits.keywords), display)
            click.echo()
            return
        click.echo(str(answer))
        if SCORE in puzzle.encoding.parts:
            for name, value in puzzle.scores(answer, **target.limits.keywords).items():
                click.echo(f"{name}: {value}")
    except StoppedError as error:
        _show_atoms(answer, error)


def _show_atoms(answer: Answer, error: StoppedError) -> None:
    """Print an answer whose drawing was cut short."""
    why = error.problems[0].text
    click.echo(f"pylogic: the drawing was {why}; the answer's atoms:", err=True)
    click.echo(str(answer))


def _silent(*_args: object) -> None:
    pass


def _print_figures(statistics: Statistics, plain: bool) -> None:
    known = [(name.replace("_", " "), value) for name, value in statistics.known()]
    if plain:
        for name, value in known:
            click.echo(f"{name} {value}")
        return
    from rich.table import Table

    table = Table("figure", "value", box=None, pad_edge=False, show_header=False)
    for name, value in known:
        table.add_row(name, value)
    output.console().print(table)


def _exit_code(outcome: Outcome) -> int:
    if outcome.interrupted == "user":
        return CTRL_C
    if outcome.count:
        return ANSWERED
    return UNSOLVABLE if outcome.exhausted else LIMITED
