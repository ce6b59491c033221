"""pylogic explain: why an instance has no answer, several, or the one that it has."""

from __future__ import annotations

import sys
from typing import Any

import click

from pylogic.cli import endings, options, output
from pylogic.cli.output import Display, ProgressLine
from pylogic.draw.board import Board
from pylogic.errors import OptionError
from pylogic.explain.explanation import Step
from pylogic.solving.outcome import Status

_CLASHES = ("smallest", "hint", "flat", "state", "svg", "html")
"""The parameters of options that clash with --grade."""
_LEAST_WIDTH = 28
"""Least columns of a terminal for sentences beside a board; if it has less, they stand below."""


@click.command("explain", cls=options.Verb)
@options.target(limited=options.limits(options.PATIENT), is_in_batch=True)
@click.option("--smallest", is_flag=True, help="No answer: give a smallest reason, proved.")
@click.option("--hint", is_flag=True, help="One answer: print only the easiest next step.")
@click.option("--flat", is_flag=True, help="Print large explanations as sets, not as chains.")
@click.option(
    "--state",
    metavar="BOARD",
    help="A board that is partly filled: a file of facts, or any format.",
)
@click.option("--grade", is_flag=True, help="One answer: print only how hard it is to find.")
@output.display
def command(
    target: options.Target,
    display: Display,
    grade: bool,
    hint: bool,
    **choices: Any,
) -> int:
    """Explain why an instance has no answer, several answers, or its only one.

    No answer: clues and rules that contradict one another, none of which can be left out.
    Several: two of them, what all have in common, and clues that would leave one.
    One: how it follows step by step, always by the easiest explanations.

    \b
    Examples:
      pylogic explain kuromasu inst12.lp
      pylogic explain kuromasu inst12.lp --html inst12.html
      pylogic explain sudoku seed9 --hint --state mine.txt
      pylogic explain sudoku seed9 --grade
    """
    puzzle, instance = target.read()
    if grade:
        clash = next((name for name in _CLASHES if options.is_typed(name)), None)
        if clash is not None:
            raise OptionError(f"--{clash}: --grade is of the whole puzzle, in words alone")
        return display.present(puzzle.rate(instance, constants=target.constants))
    display.check(puzzle)

    def show_conflict_size(size: int, bound: int | None) -> None:
        """Show as progress the size of the smallest conflict so far, and a lower bound if known."""
        progress.show(f"clues and rules: {size}" + (f", at least {bound}" if bound else ""))

    def print_step(step: Step) -> None:
        """Print a step and its board, titled as a hint's if it is; for --json only count."""
        if display.as_json:
            progress.show(f"step {step.number}")
            return
        with endings.printing():
            is_first, title = step.number == 1, str(step)
            if hint and not step.is_entered:
                title = f"{'first' if is_first else 'then'}, to note: {step}"
            elif hint and not is_first:
                title = f"so the hint: {step}"
            drawn = display.draw(lambda: _lay_out_step(step.board(), step, title, display.plain))
            output.echo(("" if is_first else "\n") + (title if drawn is None else drawn))

    with ProgressLine() as progress:
        explanation = puzzle.explain(
            instance,
            hint=hint,
            **choices,
            drawn=not display.as_json,
            lossy=target.reading.lossy,
            on_conflict=show_conflict_size,
            on_step=print_step,
            constants=target.constants,
        )
    parts: list[str] | None = None
    if explanation.outcome.status == Status.UNIQUE:  # whose steps are printed already
        is_said = hint and explanation.steps
        line = "\n" * bool(explanation.steps)
        graded = explanation.grade.parts() if explanation.grade else []
        parts = [] if is_said else [f"{line}{explanation.claim}", *graded]
    return display.present(explanation, puzzle.encoding.title, parts)


def _lay_out_step(board: Board | None, step: Step, title: str, plain: bool) -> str:
    """Return a step's title, captions, small board, and what its signs mean, as one text.

    On a terminal the words stand beside the board, a chain's lines as deep as they are, otherwise
    above it. `plain` gives the plain board, without signs; with no board there are words alone.
    """
    from pylogic.draw import terminal

    captions, encoding = step.lines, sys.stdout.encoding
    if board is None or plain:
        return "\n".join([title, *captions, *(() if board is None else [str(board)])])
    signs = terminal.explain_signs(board)
    if not (output.is_terminal() and terminal.has_lines(encoding)):
        drawn = terminal.draw_text(board, encoding, is_small=True)
        return "\n".join(filter(None, [title, *captions, drawn, signs]))
    from rich.console import Group
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    depths = [(line.lstrip(" "), len(line) - len(line.lstrip(" "))) for line in captions if line]
    lines = (Padding(Text(words), (0, 0, 0, depth)) for words, depth in depths)
    sentences = Group(Text(title, style="bold"), *lines, Text(), Text(signs, style="dim"))
    picture, console = terminal.draw_small(board), output.make_console()
    width = max((line.cell_len for line in picture.split("\n")), default=0)
    if console.width - width < _LEAST_WIDTH:
        return output.render_text(console, Group(picture, sentences))
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(min_width=width, no_wrap=True)
    table.add_row(picture, sentences)
    return output.render_text(console, table)
