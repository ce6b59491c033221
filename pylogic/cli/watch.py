"""pylogic watch: solve again whenever a file is saved, and show what changed."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import click

from pylogic.cli import endings, options, output
from pylogic.cli.output import ATOMS, Pen
from pylogic.draw.board import Board
from pylogic.errors import CTRL_C, PylogicError, StoppedError, WriteError
from pylogic.puzzle import Puzzle, load
from pylogic.rules import library
from pylogic.rules.cancellation import current
from pylogic.rules.files import stamps
from pylogic.rules.parts import VIEW
from pylogic.rules.source import sources
from pylogic.solving.outcome import Outcome

_SLICE = 300  # milliseconds after which changes are looked for even if nothing was reported
_FIGURES = ("rules", "choices", "conflicts")
Stamps = Mapping[Path, tuple[int, int]]
"""When each file was changed, and its size."""
UntilSave = Callable[[], AbstractContextManager[threading.Event]]
"""Makes a context that the next save of a file ends, and the event that says so."""


@click.command("watch")
@options.watched
@options.keyword("models")
@options.plain_option
def command(target: options.Target, models: int, plain: bool) -> None:
    """Solve again on every save of the rules, of what they include, or of the instance.

    Shows what changed: the status, the answers, figures, and the board with its new cells
    highlighted. An error is shown with its line, and the next save is waited for. Ctrl-C ends.

    \b
    Example:
      pylogic watch kuromasu inst43.lp
    """
    endings.forget_limit()
    path = library.find_encoding(target.puzzle) or load(target.puzzle).encoding.path
    if target.instance == "-":
        options.read_input(target.limits)
    before = _Shown()
    for saved, seen in _saves(path, target.instance):
        click.echo(f"--- {time.strftime('%H:%M:%S')} {saved}")
        again = target._replace(limits=target.limits.afresh().begun())
        until_save = partial(_until_save, path, target.instance, seen)
        try:
            before = _solve(before, path, again, models, plain, until_save)
        except WriteError:
            raise
        except PylogicError as error:
            if not current().is_set():
                click.echo(str(error))
    sys.exit(CTRL_C)


def _solve(
    before: _Shown, path: Path, target: options.Target, models: int, plain: bool, until: UntilSave
) -> _Shown:
    """Solve once, within the limits and until the next save, and print the changes."""
    with endings.work(target.limits.left):
        outcome: Outcome | None = None
        with until() as saved:
            puzzle = options.load(path, target.limits)
            instance = options.instance(puzzle, target.instance, target.reading)
            outcome = puzzle.solve(instance, models=models, constants=target.constants)
        if outcome is None or (saved.is_set() and outcome.interrupted == "user"):
            return before
        with endings.held():
            return _show(before, puzzle, outcome, plain, until)


@contextmanager
def _until_save(path: Path, instance: str | None, seen: Stamps) -> Iterator[threading.Event]:
    """A context that a save of a file ends, and the event that says so."""
    token, saved, is_over = current(), threading.Event(), threading.Event()

    def look() -> None:
        while not is_over.wait(_SLICE / 1000):
            if _stamps(path, instance) != seen:
                saved.set()
                token.cancel("user")
                return

    thread = threading.Thread(target=look, daemon=True)
    thread.start()
    try:
        yield saved
    except StoppedError:
        if not saved.is_set():
            raise
    finally:
        is_over.set()
        thread.join()


@dataclass(frozen=True)
class _Shown:
    """The outcome and the board that were shown last."""

    outcome: Outcome | None = None
    board: Board | None = None


def _saves(path: Path, instance: str | None) -> Iterator[tuple[str, Stamps]]:
    """Words for the first run, at once, and then for each save; and the stamps of the files."""
    import watchfiles  # the one verb that needs it

    before = _stamps(path, instance)
    yield f"{path}" + (f" {instance}" if instance else ""), before
    while not current().is_set():
        folders = sorted({str(file.parent) for file in before})
        for _ in watchfiles.watch(
            *folders,
            recursive=False,
            yield_on_timeout=True,
            rust_timeout=_SLICE,
            stop_event=current(),
        ):
            now = _stamps(path, instance)
            if now != before:
                changed = [str(file) for file in now if now[file] != before.get(file)]
                gone = [f"{file} (gone)" for file in before if not file.exists()]
                is_moved = {file.parent for file in now} != {file.parent for file in before}
                before = now
                yield f"saved {', '.join([*changed, *gone])}", before
                if is_moved:
                    break


def _stamps(path: Path, instance: str | None) -> Stamps:
    """When the rules, what they include, and the instance were changed, and their sizes."""
    files = [path]
    try:
        files = list(sources(path))
        if instance is not None and instance != "-":
            files.append(library.find_instance(instance, path.stem))
    except PylogicError:  # it is said when it is solved; a missing file may yet come
        files += [*path.parent.glob("*.lp"), *Path().glob("*.lp")]
    return stamps(files)


def _show(
    before: _Shown, puzzle: Puzzle, outcome: Outcome, plain: bool, until: UntilSave
) -> _Shown:
    """Print an outcome, and how it differs from the one before."""
    output.print_remarks(outcome.remarks)
    drawn = None
    if outcome.answers and VIEW in puzzle.encoding.parts:

        def draw() -> tuple[Board, str] | None:
            board: Board | None = None
            with until():
                board = puzzle.board(outcome.answers[0])
            if board is None:
                return None
            return board, output.board_text(_with_changes(before.board, board), plain)

        drawn = Pen(options.Display(plain=plain)).draw(draw, ATOMS)
    board, text = drawn or (None, str(outcome.answers[0]) if outcome.answers else "")
    if text:
        click.echo(text)
    click.echo(str(outcome))
    if before.outcome is not None:
        changes = list(_changes(before.outcome, outcome))
        if before.board is not None and board is not None and before.board != board:
            changes.append("the first answer")
        click.echo(f"changed: {', '.join(changes) or 'nothing'}")
    return _Shown(outcome, board)


def _changes(before: Outcome, now: Outcome) -> Iterator[str]:
    if before.status != now.status:
        yield f"{before.status} -> {now.status}"
    if before.count != now.count:
        yield f"{before.count} -> {now.count} answers"
    old, new = before.statistics.to_dict(), now.statistics.to_dict()
    for name in _FIGURES:
        if old[name] != new[name]:
            yield f"{old[name]} -> {new[name]} {name}"


def _with_changes(before: Board | None, board: Board) -> Board:
    """The board with the cells highlighted that were drawn differently before."""
    if before is None or (before.rows, before.cols) != (board.rows, board.cols):
        return board
    old, new = before.frames[0], board.frames[0]
    places = {*old.cells, *new.cells}
    changed = [place for place in places if old.cell(*place) != new.cell(*place)]
    return board.styled(dict.fromkeys(changed, "highlighted"))
