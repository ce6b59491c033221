"""`pylogic solve` at work, its command line read: find answers and print them."""

from __future__ import annotations

import sys

from pylogic.cli import ANSWERED, CTRL_C, LIMITED, UNSOLVABLE, output
from pylogic.cli.arguments import Display, Guidance, Search, Target
from pylogic.cli.output import echo
from pylogic.cli.progress import Words
from pylogic.errors import StoppedError
from pylogic.puzzle import Puzzle
from pylogic.rules.parts import SCORE, VIEW
from pylogic.solving.outcome import Answer, Outcome, Statistics


def find(
    target: Target,
    search: Search,
    guidance: Guidance,
    display: Display,
    models: int,
    count: bool,
    opt: str,
    stats: bool,
) -> None:
    """Find the answers of an instance and draw them; ends the process."""
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
        echo(str(outcome))
        if stats:
            _print_figures(outcome.statistics, display.plain)
    if display.has_files:
        boards = [puzzle.board(answer, **target.limits.keywords) for answer in outcome.answers]
        output.save_boards(boards, puzzle.encoding.title, display)
    for name, value in puzzle.variants(instance, outcome, **target.keywords).items():
        echo(f"pylogic: with -c {name}={value} there is exactly one answer", err=True)
    sys.exit(_exit_code(outcome))


def _waits(display: Display, answer: Answer) -> bool:
    """Whether an answer is shown at the end: a better one may come, or a film takes its time."""
    return bool(answer.cost) or display.is_film


def _show(puzzle: Puzzle, target: Target, display: Display, answer: Answer) -> None:
    """Draw an answer; print its atoms where the rules do not say how to draw it."""
    if answer.cost:
        echo(f"cost {' '.join(map(str, answer.cost))}")
    try:
        if VIEW in puzzle.encoding.parts:
            output.show_board(puzzle.board(answer, **target.limits.keywords), display)
            echo()
            return
        echo(str(answer))
        if SCORE in puzzle.encoding.parts:
            for name, value in puzzle.scores(answer, **target.limits.keywords).items():
                echo(f"{name}: {value}")
    except StoppedError as error:
        _show_atoms(answer, error)


def _show_atoms(answer: Answer, error: StoppedError) -> None:
    """Print an answer whose drawing was cut short."""
    why = error.problems[0].text
    echo(f"pylogic: the drawing was {why}; the answer's atoms:", err=True)
    echo(str(answer))


def _silent(*_args: object) -> None:
    pass


def _print_figures(statistics: Statistics, plain: bool) -> None:
    known = [(name.replace("_", " "), value) for name, value in statistics.known()]
    if plain:
        for name, value in known:
            echo(f"{name} {value}")
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
