"""pylogic explain: why an instance has no answer, several, or the one that it has."""

from __future__ import annotations

import sys
from typing import NoReturn

import click

from pylogic.cli import arguments, interrupts, many_options, options, output
from pylogic.cli.codes import ANSWERED, BAD_INPUT, CTRL_C, LIMITED, UNSOLVABLE
from pylogic.cli.explanations import Printer, print_conflicts, print_differences
from pylogic.cli.output import Pen
from pylogic.errors import OptionError
from pylogic.explain.explanation import Explanation
from pylogic.explain.grade import Grade
from pylogic.solving.consequences import BRAVE, CAUTIOUS
from pylogic.solving.outcome import Status


@click.command("explain")
@options.targets()
@click.option(
    "-n",
    "--count",
    type=click.IntRange(min=1),
    default=1,
    metavar="N",
    help="No answer: say N different reasons.  [default: 1]",
)
@click.option("--smallest", is_flag=True, help="No answer: a smallest reason, proved.")
@click.option("--brave", "mode", flag_value=BRAVE, help="Several: only what some answer has.")
@click.option("--cautious", "mode", flag_value=CAUTIOUS, help="Several: only what all have.")
@click.option("--hint", is_flag=True, help="One answer: only the easiest next step.")
@click.option("--grade", is_flag=True, help="One answer: only how hard it is to find.")
@click.option("--flat", is_flag=True, help="Large explanations as sets, not as chains.")
@click.option(
    "--state",
    metavar="BOARD",
    help="A board that is partly filled: a file of facts, or any format.",
)
@options.film_or_lines
@many_options.many("grade")
def command(
    target: arguments.Target,
    many: arguments.Many,
    display: arguments.Display,
    count: int,
    smallest: bool,
    mode: str | None,
    hint: bool,
    grade: bool,
    flat: bool,
    state: str | None,
) -> None:
    """Explain why an instance has no answer, several answers, or its only one.

    No answer: clues and rules that contradict one another, none of which can be left out.
    Several: two of them, what all have in common, and clues that would leave one.
    One: how it follows step by step, always by the easiest explanations.
    Of many instances (names, files, folders, patterns, files that hold many, - for a list on
    standard input) it says the grade alone, in a line each.

    \b
    Examples:
      pylogic explain kuromasu inst12.lp
      pylogic explain kuromasu inst12.lp --html inst12.html
      pylogic explain sudoku seed9 --hint --state mine.txt
      pylogic explain sudoku seed9 --grade
      pylogic explain sudoku corpus.json --jobs 2 --output grades.parquet
    """
    if members := target.members(is_batch=many.is_asked):
        from pylogic.cli.many import do

        do("explain", target, members, many, as_json=display.as_json, plain=display.plain)
    puzzle, instance = target.read()
    if grade and (hint or state is not None):
        raise OptionError("--grade is of the whole puzzle: without --hint and --state")
    if grade:
        _print_grade(puzzle.rate(instance, constants=target.constants), as_json=display.as_json)
    output.check_drawing(puzzle, display)
    printer = Printer(display, is_hint=hint)
    with printer.words:
        found = puzzle.explain(
            instance,
            count=count,
            smallest=smallest,
            hint=hint,
            flat=flat,
            state=state,
            lossy=target.reading.lossy,
            on_conflict=printer.conflict,
            on_step=printer.step,
            constants=target.constants,
        )
    with interrupts.held():
        if display.as_json:
            output.print_json(found.to_dict())
        else:
            _print(found, mode, printer.pen, is_hint=hint, is_film=display.is_film)
        printer.pen.save(found.boards, puzzle.encoding.title)
    sys.exit(_exit_code(found))


def _print(found: Explanation, mode: str | None, pen: Pen, *, is_hint: bool, is_film: bool) -> None:
    if found.outcome.status == Status.NONE:
        print_conflicts(found, pen)
    elif found.outcome.count > 1:
        print_differences(found, mode, pen, is_hint=is_hint)
    else:
        if is_film:
            pen.show(found.film)
        if not (is_hint and found.steps):
            click.echo(f"\n{found.claim}" if found.steps and not is_film else found.claim)
            for line in found.grade.lines if found.grade else ():
                click.echo(line)


def _print_grade(found: Grade, *, as_json: bool) -> NoReturn:
    """Print a grade, and end."""
    with interrupts.held():
        if as_json:
            output.print_json(found.to_dict())
        else:
            click.echo("\n".join(found.lines))
    sys.exit(ANSWERED if found.is_complete else LIMITED)


def _exit_code(found: Explanation) -> int:
    if found.interrupted == "user":
        return CTRL_C
    if found.outcome.status == Status.NONE:
        return BAD_INPUT if any(c.marks for c in found.conflicts) else UNSOLVABLE
    is_cut = found.interrupted is not None and found.differences is None
    return LIMITED if is_cut else ANSWERED
