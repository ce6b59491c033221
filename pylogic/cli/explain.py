"""pylogic explain: why an instance has no answer, several, or the one that it has."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import click

from pylogic.cli import endings, options, output
from pylogic.cli.output import Display, ProgressLine
from pylogic.draw.board import Board
from pylogic.errors import OptionError, describe_stop
from pylogic.explain.explanation import Explanation, Step
from pylogic.rules.parts import VIEW
from pylogic.solving.outcome import Picture, Status

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
    parts = _list_parts(explanation, is_hint=hint)
    code = display.present(explanation, puzzle.encoding.title, parts)
    is_said = display.as_json or explanation.outcome.count == 1  # by the claim of a derivation
    if explanation.interrupted and not is_said:
        output.echo(f"pylogic: {describe_stop(explanation.interrupted)}", err=True)
    return code


def _lay_out_step(board: Board | None, step: Step, title: str, plain: bool) -> str:
    """Return a step's title, captions, small board, and what its signs mean, as one text.

    On a terminal the words stand beside the board, a chain's lines as deep as they are, otherwise
    above it. `plain` gives the plain board, without signs; with no board there are words alone.
    """
    from pylogic.draw import terminal

    captions, encoding = step.shot.captions, sys.stdout.encoding
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


def _list_parts(explanation: Explanation, *, is_hint: bool) -> Iterator[str | Picture]:
    """Yield what the command prints below the steps, of a hint or of all.

    No answer: the claim, the conflict and its board. Several: two of them and their common part
    side by side, what each has alone, and clues that would leave one; the claim alone if nothing
    was compared, as after a stop. One: the claim and the grade, unless a hint's step says all.
    """
    claim, compared, teller = explanation.claim, explanation.differences, explanation.teller
    if explanation.outcome.status == Status.NONE:
        yield claim
        for conflict in explanation.conflicts:
            title, *others = conflict.parts()
            yield from (f"\n{title}", *others)
    elif compared is not None:
        if VIEW in teller.task.encoding.parts:
            yield from (Picture(explanation.side_by_side), "")
        answers = [set(map(str, answer.symbols)) for answer in explanation.outcome.answers]
        for number, (own, other) in enumerate((answers, answers[::-1]), 1):
            words = teller.wording.say_clauses((atom, True) for atom in sorted(own - other))
            yield f"only in answer {number}: {words or '-'}"
        yield claim
        if extra := compared.extra:
            clues = teller.say_further_clues(extra.clues)
            yield f"answer {extra.answer + 1} would be the only one with {clues} ({extra.proof})"
        elif not is_hint:  # --hint looks for no clues
            yield "no further clues of these two answers would leave one of them alone"
    elif explanation.outcome.count > 1:
        yield claim
    elif not (is_hint and explanation.steps):
        yield f"\n{claim}" if explanation.steps else claim
        yield from explanation.grade.parts() if explanation.grade else ()
