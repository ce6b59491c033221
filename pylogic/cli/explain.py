"""pylogic explain: why an instance has no answer, several, or the one that it has."""

from __future__ import annotations

import sys
from collections.abc import Iterable

import click

from pylogic.cli import endings, options, output
from pylogic.cli.exits import ANSWERED, BAD_INPUT, CTRL_C, LIMITED, UNSOLVABLE
from pylogic.cli.options import Display
from pylogic.cli.output import Pen, Words
from pylogic.draw.board import Board
from pylogic.errors import OptionError, stopped_by
from pylogic.explain import film
from pylogic.explain.explanation import Explanation, Step
from pylogic.solving.consequences import BRAVE, CAUTIOUS
from pylogic.solving.outcome import Status

_ROOM = 26  # columns that words beside a board need
_OTHERS = ("count", "smallest", "mode", "hint", "flat", "state", "svg", "html", "animate", "delay")
"""Options that --grade would pass over."""


@click.command("explain", cls=options.Verb)
@options.patient
@options.number("-n --count", "No answer: say N different reasons.  [default: 1]", default=1)
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
@options.film
def command(
    target: options.Target,
    display: options.Display,
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

    \b
    Examples:
      pylogic explain kuromasu inst12.lp
      pylogic explain kuromasu inst12.lp --html inst12.html
      pylogic explain sudoku seed9 --hint --state mine.txt
      pylogic explain sudoku seed9 --grade
    """
    puzzle, instance = target.read()
    if grade:
        for name, option in options.given().items():
            if name in _OTHERS:
                words = "--grade is of the whole puzzle, in words alone"
                raise OptionError(f"{option.opts[-1]}: {words}")
        rated = puzzle.rate(instance, constants=target.constants)
        with endings.held():
            if display.as_json:
                output.print_json(rated.to_dict())
            else:
                click.echo("\n".join(rated.lines))
        sys.exit(ANSWERED if rated.is_complete else LIMITED)
    output.check_drawing(puzzle, display)
    printer = _Printer(display, is_hint=hint)
    with printer.words:
        found = puzzle.explain(
            instance,
            count=count,
            smallest=smallest,
            hint=hint,
            flat=flat,
            drawn=not printer.is_quiet,
            state=state,
            lossy=target.reading.lossy,
            on_conflict=printer.conflict,
            on_step=printer.step,
            constants=target.constants,
        )
    with endings.held():
        if display.as_json:
            output.print_json(found.to_dict())
        else:
            _print(found, mode, printer.pen, is_hint=hint, is_film=display.is_film)
        printer.pen.save(found.boards, puzzle.encoding.title)
    sys.exit(_exit_code(found))


def _print(found: Explanation, mode: str | None, pen: Pen, *, is_hint: bool, is_film: bool) -> None:
    if found.outcome.status == Status.NONE:
        _print_conflicts(found, pen)
    elif found.outcome.count > 1:
        _print_differences(found, mode, pen, is_hint=is_hint)
    else:
        if is_film:
            pen.show(found.film)
        if not (is_hint and found.steps):
            click.echo(f"\n{found.claim}" if found.steps and not is_film else found.claim)
            for line in found.grade.lines if found.grade else ():
                click.echo(line)


def _exit_code(found: Explanation) -> int:
    if found.interrupted == "user":
        return CTRL_C
    if found.outcome.status == Status.NONE:
        return BAD_INPUT if any(c.marks for c in found.conflicts) else UNSOLVABLE
    is_cut = found.interrupted is not None and found.differences is None
    return LIMITED if is_cut else ANSWERED


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
        with endings.held():
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

    has_lines = not plain and terminal.has_lines(sys.stdout.encoding)
    if output.is_terminal() and board is not None and has_lines:
        return _in_columns(board, step, title)
    lines = [title, *step.shot.captions]
    if board is not None and plain:
        lines.append(str(board))
    elif board is not None:
        lines += [terminal.text(board, sys.stdout.encoding, is_small=True), terminal.signs(board)]
    return "\n".join(filter(None, lines))


def _in_columns(board: Board, step: Step, title: str) -> str:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    from pylogic.draw import terminal

    console = output.console()
    drawn = terminal.small(board)
    said = [Text(title, style="bold"), *map(Text, step.shot.captions)]
    signs = Text(terminal.signs(board), style="dim")
    with console.capture() as captured:
        width = drawn.plain.index("\n")
        if console.width - width >= _ROOM:
            grid = Table.grid(padding=(0, 2))
            grid.add_column(min_width=width, no_wrap=True)
            grid.add_column()
            grid.add_row(drawn, Group(*said, Text(), signs))
            console.print(grid)
        else:
            console.print(*said, drawn, signs, sep="\n")
    return captured.get().removesuffix("\n")


def _print_conflicts(found: Explanation, pen: Pen) -> None:
    """Print the reasons why there is no answer, each with its board."""
    click.echo(found.claim)
    for number, conflict in enumerate(found.conflicts, 1):
        place = f"{number}: " if len(found.conflicts) > 1 else ""
        click.echo(f"\n{place}{conflict}:")
        if conflict.marks:
            click.echo(f"  the board: {found.teller.words.say(conflict.marks)}")
        for line in conflict.reasons:
            click.echo(f"  {line}")
        pen.show(conflict.board)
    if found.are_all:
        click.echo("\nthere are no others, of which none can be left out")
    if found.interrupted:
        click.echo(f"\n{stopped_by(found.interrupted)}", err=True)


def _print_differences(found: Explanation, mode: str | None, pen: Pen, *, is_hint: bool) -> None:
    """Print two answers side by side, what each has alone, and clues that would leave one.

    With a mode, print what all answers have, or what some answer has.
    """
    teller, compared = found.teller, found.differences

    def in_words(atoms: Iterable[str]) -> str:
        return teller.words.say((atom, True) for atom in atoms)

    if compared is None:
        click.echo(found.claim)
    elif mode is not None:
        atoms = compared.certain if mode == CAUTIOUS else compared.possible
        if mode == CAUTIOUS and pen.show(lambda: film.board(teller, atoms)):
            click.echo()
        every = "all answers" if mode == CAUTIOUS else "some answer"
        click.echo(f"in {every}: {in_words(teller.answer_atoms(atoms)) or 'nothing'}")
        return
    else:
        if pen.show(found.side_by_side):
            click.echo()
        one, other = (set(map(str, answer.symbols)) for answer in found.outcome.answers)
        click.echo(f"only in answer 1: {in_words(sorted(one - other)) or '-'}")
        click.echo(f"only in answer 2: {in_words(sorted(other - one)) or '-'}")
        click.echo(found.claim)
        if extra := compared.extra:
            clues = teller.say_new(extra.clues)
            click.echo(f"answer {extra.of + 1} would be the only one with {clues} ({extra.proof})")
        elif not is_hint:  # which looks for no clues
            click.echo("no further clues of these two answers would leave one of them alone")
    if found.interrupted:
        click.echo(f"pylogic: {stopped_by(found.interrupted)}", err=True)
