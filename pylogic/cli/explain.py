"""pylogic explain: why an instance has no answer, several, or the one that it has."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import click

from pylogic.cli import animation, endings, options, output
from pylogic.cli.output import Display, ProgressLine
from pylogic.draw.board import Board
from pylogic.errors import OptionError, describe_stop
from pylogic.explain import film
from pylogic.explain.explanation import Explanation, Step
from pylogic.rules.parts import VIEW
from pylogic.solving.consequences import BRAVE, CAUTIOUS
from pylogic.solving.outcome import Picture, Status

Parts = Iterator[str | Picture]
_CLASHES = ("count", "smallest", "mode", "hint", "flat", "state", "svg", "html", "animate", "delay")
"""The parameters of options that clash with --grade."""


@click.command("explain", cls=options.Verb)
@options.target(limited=options.limits(options.PATIENT), is_in_batch=True)
@options.number("-n --count", "No answer: give N different reasons.", default=1)
@click.option("--smallest", is_flag=True, help="No answer: give a smallest reason, proved.")
@click.option("--hint", is_flag=True, help="One answer: print only the easiest next step.")
@click.option("--flat", is_flag=True, help="Print large explanations as sets, not as chains.")
@click.option(
    "--state",
    metavar="BOARD",
    help="A board that is partly filled: a file of facts, or any format.",
)
@click.option("--brave", "mode", flag_value=BRAVE, help="Several: print atoms of any answer.")
@click.option(
    "--cautious",
    "mode",
    flag_value=CAUTIOUS,
    help="Several: print atoms of all answers.",
)
@click.option("--grade", is_flag=True, help="One answer: print only how hard it is to find.")
@output.film
def command(
    target: options.Target,
    display: Display,
    mode: str | None,
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
            flag = mode or clash
            raise OptionError(f"--{flag}: --grade is of the whole puzzle, in words alone")
        return display.present(puzzle.rate(instance, constants=target.constants))
    display.check(puzzle)
    is_quiet = display.as_json or display.is_film  # steps are printed later, as JSON or as a film

    def show_conflict_size(size: int, bound: int | None) -> None:
        """Show as progress the size of the smallest conflict so far, and a lower bound if known."""
        progress.show(f"clues and rules: {size}" + (f", at least {bound}" if bound else ""))

    def print_step(step: Step) -> None:
        """Print a step and its board, titled as a hint's if it is; only count if `is_quiet`."""
        if is_quiet:
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
            drawn=not is_quiet,
            lossy=target.reading.lossy,
            on_conflict=show_conflict_size,
            on_step=print_step,
            constants=target.constants,
        )
    if explanation.outcome.status == Status.NONE:
        parts = _conflict_parts(explanation)
    elif explanation.outcome.count > 1:
        parts = _difference_parts(explanation, mode, is_hint=hint)
    else:
        parts = _derivation_parts(explanation, is_hint=hint, is_film=display.is_film)
    code = display.present(explanation, puzzle.encoding.title, parts)
    is_complete = explanation.outcome.count == 1
    has_mode = mode is not None and explanation.differences is not None
    if explanation.interrupted and not (display.as_json or is_complete or has_mode):
        output.echo(f"pylogic: {describe_stop(explanation.interrupted)}", err=True)
    return code


def _lay_out_step(board: Board | None, step: Step, title: str, plain: bool) -> str:
    """Return a step's title, captions, small board, and what its signs mean, as one text.

    On a terminal they stand side by side if the window is wide enough; otherwise words come first.
    `plain` gives the plain board, without signs; with no board there are words alone.
    """
    from pylogic.draw import terminal

    words, encoding = [title, *step.shot.captions], sys.stdout.encoding
    if board is None or plain:
        return "\n".join([*words, *(() if board is None else [str(board)])])
    signs = terminal.explain_signs(board)
    if not (output.is_terminal() and terminal.has_lines(encoding)):
        drawn = terminal.draw_text(board, encoding, is_small=True)
        return "\n".join(filter(None, [*words, drawn, signs]))
    from rich.console import Group
    from rich.text import Text

    console, (picture,) = output.make_console(), terminal.draw_frames(board, is_small=True)
    sentences = Group(Text(title, style="bold"), animation.indent_lines(step.shot.captions))
    legend = Text(signs, style="dim")
    both = animation.put_beside(picture, Group(sentences, Text(), legend), console.width)
    return output.render_text(console, both or Group(sentences, picture, legend))


def _derivation_parts(explanation: Explanation, *, is_hint: bool, is_film: bool) -> Parts:
    """Yield the film if the user wants it, and claim and grade unless a printed hint says all."""
    if is_film:
        yield Picture(explanation.film)
    if not (is_hint and explanation.steps):
        yield f"\n{explanation.claim}" if explanation.steps and not is_film else explanation.claim
        yield from explanation.grade.parts() if explanation.grade else ()


def _conflict_parts(explanation: Explanation) -> Parts:
    """Yield why there is no answer: the claim, each conflict and its board, and if all are told."""
    yield explanation.claim
    for number, conflict in enumerate(explanation.conflicts, 1):
        place = f"{number}: " if len(explanation.conflicts) > 1 else ""
        title, *others = conflict.parts()
        yield from (f"\n{place}{title}", *others)
    if explanation.are_all:
        yield "\nthere are no others, of which none can be left out"


def _difference_parts(explanation: Explanation, mode: str | None, *, is_hint: bool) -> Parts:
    """Yield two answers side by side, what each has alone, and clues that would leave one.

    With a mode yield what all answers have (CAUTIOUS) or some answer has (BRAVE) instead. Pictures
    need a part `view`. If nothing was compared, as after a stop, yield the claim alone.
    """
    teller, compared = explanation.teller, explanation.differences
    has_view = VIEW in teller.task.encoding.parts

    def in_words(atoms: Iterable[str]) -> str:
        """Return a sentence that says that the atoms hold; "" if there are none."""
        return teller.wording.say((atom, True) for atom in atoms)

    if compared is None:
        yield explanation.claim
    elif mode is not None:
        atoms = compared.certain if mode == CAUTIOUS else compared.possible
        if mode == CAUTIOUS and has_view:
            yield from (Picture(lambda: film.draw_board(teller, atoms)), "")
        every = "all answers" if mode == CAUTIOUS else "some answer"
        yield f"in {every}: {in_words(teller.list_shown(atoms)) or 'nothing'}"
    else:
        yield from (Picture(explanation.side_by_side), "") if has_view else ()
        first, second = (set(map(str, answer.symbols)) for answer in explanation.outcome.answers)
        yield f"only in answer 1: {in_words(sorted(first - second)) or '-'}"
        yield f"only in answer 2: {in_words(sorted(second - first)) or '-'}"
        yield explanation.claim
        if extra := compared.extra:
            clues = teller.say_further_clues(extra.clues)
            yield f"answer {extra.answer + 1} would be the only one with {clues} ({extra.proof})"
        elif not is_hint:  # --hint looks for no clues
            yield "no further clues of these two answers would leave one of them alone"
