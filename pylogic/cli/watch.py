"""pylogic watch: solve again whenever a file is saved, and show what changed."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from pathlib import Path

import click

from pylogic.batches.members import read_input
from pylogic.cli import endings, options, output, searching
from pylogic.cli.output import ATOMS
from pylogic.draw.board import Board
from pylogic.errors import CTRL_C, PylogicError, StoppedError, WriteError, quote_source
from pylogic.puzzle import load
from pylogic.rules import library
from pylogic.rules.files import read_stamps
from pylogic.rules.limits import Cancellation, current_token
from pylogic.rules.parts import VIEW
from pylogic.rules.source import read_sources

_COMPARED = ("rules", "choices", "conflicts")
_POLL_INTERVAL = 0.2  # seconds between two looks at the files; a look takes milliseconds
Stamps = Mapping[Path, tuple[int, int]]
"""When each file was changed, and its size."""
Shown = tuple[Mapping[str, object], Board | None]
"""The status (as ""), figures and board that were shown last; {} and None before the first ones."""


@click.command("watch")
@options.target(
    limited=options.limits(words="Stop each solving after S seconds.", is_clocked=False)
)
@searching.keyword("models")
@options.plain_option
def command(target: options.Target, models: int, plain: bool) -> int:
    """Solve again on every save of the rules, of what they include, or of the instance.

    Shows what changed: the status, the answers, figures, and the board with its new cells
    highlighted; and what lint says of the rules by themselves. After an error, shown with its
    line, the command waits for the next save. Ctrl-C ends it.

    \b
    Example:
      pylogic watch kuromasu inst43.lp
    """
    path = library.find_encoding(target.puzzle) or load(target.puzzle).encoding.path
    if target.instance == "-":
        read_input(target.limits)
    shown: Shown = {}, None
    words, stamps = f"{path} {target.instance or ''}".rstrip(), _read_stamps(path, target.instance)
    while not current_token().is_set():
        output.echo(f"--- {time.strftime('%H:%M:%S')} {words}")
        with endings.printing() as token:  # Ctrl-C and the next save cancel it
            poller = partial(_cancel_at_save, token, path, target.instance, stamps)
            threading.Thread(target=poller, daemon=True).start()
            try:
                shown = _solve_and_print(shown, path, target, models, plain)
            except WriteError:
                raise
            except PylogicError as error:
                if not token.is_set():
                    output.echo(str(error))
            with suppress(StoppedError):
                token.wait(None)
        old_stamps, stamps = stamps, _read_stamps(path, target.instance)
        changed = [str(file) for file in stamps if stamps[file] != old_stamps.get(file)]
        deleted = [f"{file} (gone)" for file in old_stamps if not file.exists()]
        words = f"saved {', '.join([*changed, *deleted])}"
    return CTRL_C


def _cancel_at_save(
    token: Cancellation, path: Path, instance: str | None, old_stamps: Stamps
) -> None:
    """Wait until a file has another stamp, then cancel the token; return if it is set before."""
    while not token.is_set():
        time.sleep(_POLL_INTERVAL)
        if _read_stamps(path, instance) != old_stamps:
            token.cancel("user")


def _read_stamps(path: Path, instance: str | None) -> Stamps:
    """Return when the rules, their includes and the instance were changed, and their sizes.

    If these cannot all be found, the stamps are those of the rules and of all .lp files nearby. A
    missing file has no stamp; standard input (`-`) has none, either.
    """
    files = [path]
    try:
        files = list(read_sources(path))
        if instance is not None and instance != "-":
            files.append(library.find_instance(instance, path.stem))
    except PylogicError:  # the next solving says why; a missing file may yet come
        files += [*path.parent.glob("*.lp"), *Path().glob("*.lp")]
    return read_stamps(files)


def _solve_and_print(
    before: Shown, path: Path, target: options.Target, models: int, plain: bool
) -> Shown:
    """Solve, print outcome, lint and changes, and return what was shown.

    If a save stops the work, print no more and raise StoppedError, as for an error of the rules or
    the instance.
    """
    puzzle = options.load(path, target.limits.start())
    instance = options.read_instance(puzzle, target.instance, target.reading)
    outcome = puzzle.solve(instance, models=models, constants=target.constants)
    current_token().check()
    output.print_remarks(outcome.remarks)
    (old, old_board), board = before, None
    if outcome.answers and VIEW in puzzle.encoding.parts:
        try:
            board = puzzle.board(outcome.answers[0])
            output.echo(output.board_text(_highlight_changes(old_board, board), plain))
        except StoppedError as error:
            current_token().check()
            output.Display().stop_drawing(error, ATOMS)
    if outcome.answers and board is None:
        output.echo(outcome.answers[0])
    output.echo(outcome)
    for problem in puzzle.lint(alone=True).problems:
        output.echo(quote_source(problem))
    figures = outcome.statistics.to_dict()
    new = {"": outcome.status, "answers": outcome.count, **{n: figures[n] for n in _COMPARED}}
    differing = (name for name in new if name in old and old[name] != new[name])
    changes = [f"{old[name]} -> {new[name]} {name}".rstrip() for name in differing]
    if old_board is not None and board is not None and old_board != board:
        changes.append("the first answer")
    if old:
        output.echo(f"changed: {', '.join(changes) or 'nothing'}")
    return new, board


def _highlight_changes(before: Board | None, board: Board) -> Board:
    """Return `board`; highlight cells that `before` draws otherwise, unless their sizes differ."""
    if before is None or (before.rows, before.cols) != (board.rows, board.cols):
        return board
    old, new = before.frames[0], board.frames[0]
    places = {*old.cells, *new.cells}
    changed = [place for place in places if old.cell(*place) != new.cell(*place)]
    return board.with_styles(dict.fromkeys(changed, "highlighted"))
