"""pylogic explain: why an instance has no answer, several, or the one that it has."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import Any

import click

from pylogic.cli import endings, options, output
from pylogic.cli.options import Display
from pylogic.cli.output import Pen, Words
from pylogic.draw.board import Board
from pylogic.errors import OptionError, stopped_by
from pylogic.explain import film
from pylogic.explain.explanation import Explanation, Step
from pylogic.rules.parts import VIEW
from pylogic.solving.consequences import BRAVE, CAUTIOUS
from pylogic.solving.outcome import Picture, Status

_ROOM = 26  # columns that words beside a board need
_OTHERS = ("count", "smallest", "mode", "hint", "flat", "state", "svg", "html", "animate", "delay")
"""Options that --grade would pass over."""


_wanted = options.gather(
    "wanted",
    dict,
    options.number("-n --count", "No answer: say N different reasons.  [default: 1]", default=1),
    click.option("--smallest", is_flag=True, help="No answer: a smallest reason, proved."),
    click.option("--hint", is_flag=True, help="One answer: only the easiest next step."),
    click.option("--flat", is_flag=True, help="Large explanations as sets, not as chains."),
    click.option(
        "--state",
        metavar="BOARD",
        help="A board that is partly filled: a file of facts, or any format.",
    ),
)


@click.command("explain", cls=options.Verb)
@options.patient
@_wanted
@click.option("--brave", "mode", flag_value=BRAVE, help="Several: only what some answer has.")
@click.option("--cautious", "mode", flag_value=CAUTIOUS, help="Several: only what all have.")
@click.option("--grade", is_flag=True, help="One answer: only how hard it is to find.")
@options.film
def command(
    target: options.Target,
    wanted: dict[str, Any],
    display: options.Display,
    mode: str | None,
    grade: bool,
) -> None:
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
        other = next((name for name in _OTHERS if options.is_typed(name)), None)
        if other is not None:
            flag = mode or other
            raise OptionError(f"--{flag}: --grade is of the whole puzzle, in words alone")
        rated = puzzle.rate(instance, constants=target.constants)
        sys.exit(output.present(rated, Pen(display)))
    output.check_drawing(puzzle, display)
    is_hint = wanted["hint"]
    printer = _Printer(display, is_hint=is_hint)
    with printer.words:
        found = puzzle.explain(
            instance,
            **wanted,
            drawn=not printer.is_quiet,
            lossy=target.reading.lossy,
            on_conflict=printer.conflict,
            on_step=printer.step,
            constants=target.constants,
        )
    if found.outcome.status == Status.NONE:
        parts = _conflicts(found)
    elif found.outcome.count > 1:
        parts = _differences(found, mode, is_hint=is_hint)
    else:
        parts = _end(found, is_hint=is_hint, is_film=display.is_film)
    code = output.present(found, printer.pen, puzzle.encoding.title, parts)
    is_said = found.outcome.count == 1 or (mode is not None and found.differences is not None)
    if found.interrupted and not (display.as_json or is_said):
        click.echo(f"pylogic: {stopped_by(found.interrupted)}", err=True)
    sys.exit(code)


class _Printer:
    """Prints each step of a derivation, and the progress of a search for conflicts."""

    def __init__(self, display: Display, *, is_hint: bool) -> None:
        self.pen, self.words = Pen(display), Words()
        self.is_quiet = display.as_json or display.is_film
        """Whether steps are only counted, not printed."""
        self._is_hint = is_hint

    def conflict(self, size: int, bound: int | None) -> None:
        """Say how small a reason is so far."""
        self.words.show(f"clues and rules: {size}" + (f", at least {bound}" if bound else ""))

    def step(self, step: Step) -> None:
        """Print a step with its board; of a hint, whether it leads to it or is the hint itself."""
        if self.is_quiet:
            self.words.show(f"step {step.number}")
            return
        with endings.printing():
            is_first, title = step.number == 1, str(step)
            if self._is_hint and not step.is_entered:
                title = f"{'first' if is_first else 'then'}, to note: {step}"
            elif self._is_hint and not is_first:
                title = f"so the hint: {step}"
            plain = self.pen.display.plain
            drawn = self.pen.draw(
                lambda: _beside(step.board(), step, title, plain), work="derivation"
            )
            click.echo(("" if is_first else "\n") + (title if drawn is None else drawn))


def _beside(board: Board | None, step: Step, title: str, plain: bool) -> str:
    """Sentences with a small board, side by side where the terminal has room for both."""
    from pylogic.draw import terminal

    words, encoding = [title, *step.shot.captions], sys.stdout.encoding
    if board is None or plain:
        return "\n".join([*words, *(() if board is None else [str(board)])])
    signs = terminal.signs(board)
    if not (output.is_terminal() and terminal.has_lines(encoding)):
        drawn = terminal.text(board, encoding, is_small=True)
        return "\n".join(filter(None, [*words, drawn, signs]))
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    console, picture = output.console(), terminal.small(board)
    said = [Text(title, style="bold"), *map(Text, step.shot.captions)]
    legend = Text(signs, style="dim")
    width = picture.plain.index("\n")
    if console.width - width < _ROOM:
        return output.rendered(console, Group(*said, picture, legend))
    table = Table.grid(padding=(0, 2))
    table.add_column(min_width=width, no_wrap=True)
    table.add_row(picture, Group(*said, Text(), legend))
    return output.rendered(console, table)


def _end(found: Explanation, *, is_hint: bool, is_film: bool) -> Iterator[str | Picture]:
    """The film of a derivation if it is wanted, and its claim; a hint stands alone."""
    if is_film:
        yield Picture(found.film)
    if not (is_hint and found.steps):
        yield f"\n{found.claim}" if found.steps and not is_film else found.claim
        yield from found.grade.parts() if found.grade else ()


def _conflicts(found: Explanation) -> Iterator[str | Picture]:
    """The reasons why there is no answer, each with its board."""
    yield found.claim
    for number, conflict in enumerate(found.conflicts, 1):
        place = f"{number}: " if len(found.conflicts) > 1 else ""
        title, *others = conflict.parts()
        yield from (f"\n{place}{title}", *others)
    if found.are_all:
        yield "\nthere are no others, of which none can be left out"


def _differences(found: Explanation, mode: str | None, *, is_hint: bool) -> Iterator[str | Picture]:
    """Two answers side by side, what each has alone, and clues that would leave one.

    With a mode, what all answers have, or what some answer has.
    """
    teller, compared = found.teller, found.differences
    has_view = VIEW in teller.task.encoding.parts

    def in_words(atoms: Iterable[str]) -> str:
        return teller.words.say((atom, True) for atom in atoms)

    if compared is None:
        yield found.claim
    elif mode is not None:
        atoms = compared.certain if mode == CAUTIOUS else compared.possible
        if mode == CAUTIOUS and has_view:
            yield from (Picture(lambda: film.board(teller, atoms)), "")
        every = "all answers" if mode == CAUTIOUS else "some answer"
        yield f"in {every}: {in_words(teller.answer_atoms(atoms)) or 'nothing'}"
    else:
        yield from (Picture(found.side_by_side), "") if has_view else ()
        one, other = (set(map(str, answer.symbols)) for answer in found.outcome.answers)
        yield f"only in answer 1: {in_words(sorted(one - other)) or '-'}"
        yield f"only in answer 2: {in_words(sorted(other - one)) or '-'}"
        yield found.claim
        if extra := compared.extra:
            clues = teller.say_new(extra.clues)
            yield f"answer {extra.of + 1} would be the only one with {clues} ({extra.proof})"
        elif not is_hint:  # which looks for no clues
            yield "no further clues of these two answers would leave one of them alone"
