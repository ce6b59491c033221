"""pylogic watch: solve again whenever a file is saved."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

import click

from pylogic.batches.members import read_input
from pylogic.cli import endings, options, output
from pylogic.cli.output import ATOMS, Pen
from pylogic.errors import CTRL_C, PylogicError, StoppedError, WriteError, quote_source
from pylogic.puzzle import load
from pylogic.rules import library
from pylogic.rules.cancellation import current_token
from pylogic.rules.files import read_stamps
from pylogic.rules.parts import VIEW
from pylogic.rules.source import read_sources

_POLL_INTERVAL = 0.2  # seconds between two looks at the files; a look takes milliseconds
Stamps = Mapping[Path, tuple[int, int]]
"""When each file was changed, and its size."""


@click.command("watch")
@options.watched
@options.keyword("models")
@options.plain_option
def command(target: options.Target, models: int, plain: bool) -> None:
    """Solve again on every save of the rules, of what they include, or of the instance.

    Shows the first answer, the outcome, and what lint says of the rules by themselves. After an
    error, shown with its line, the command waits for the next save. Ctrl-C ends it.

    \b
    Example:
      pylogic watch kuromasu inst43.lp
    """
    endings.stop_clock()
    path = library.find_encoding(target.puzzle) or load(target.puzzle).encoding.path
    if target.instance == "-":
        read_input(target.limits)
    for words, files in _saves(path, target.instance):
        click.echo(f"--- {time.strftime('%H:%M:%S')} {words}")
        fresh = target._replace(limits=target.limits.reset().start())
        try:
            with (
                endings.work(fresh.limits.time_left),
                _until_save(path, fresh.instance, files) as saved,
            ):
                _solve_and_print(path, fresh, models, plain, saved)
        except WriteError:
            raise
        except PylogicError as error:
            if not current_token().is_set():
                click.echo(str(error))
    sys.exit(CTRL_C)


@contextmanager
def _until_save(path: Path, instance: str | None, old_stamps: Stamps) -> Iterator[threading.Event]:
    """Stop the work within at the next save, watched for by a thread; yield the event of a save."""
    token, saved, finished = current_token(), threading.Event(), threading.Event()

    def poll() -> None:
        """Cancel the work once a file has another stamp, unless the work is over before."""
        while not finished.wait(_POLL_INTERVAL):
            if _read_stamps(path, instance) != old_stamps:
                saved.set()
                token.cancel("user")
                return

    thread = threading.Thread(target=poll, daemon=True)
    thread.start()
    try:
        yield saved
    except StoppedError:
        if not saved.is_set():
            raise
    finally:
        finished.set()
        thread.join()


def _saves(path: Path, instance: str | None) -> Iterator[tuple[str, Stamps]]:
    """Yield words and the files' stamps, now and after each save, until the token is cancelled."""
    old_stamps = _read_stamps(path, instance)
    yield f"{path}" + (f" {instance}" if instance else ""), old_stamps
    while not current_token().is_set():
        with suppress(StoppedError):
            current_token().wait(None, _POLL_INTERVAL)
        if current_token().is_set():
            return
        new_stamps = _read_stamps(path, instance)
        if new_stamps != old_stamps:
            changed = [str(file) for file in new_stamps if new_stamps[file] != old_stamps.get(file)]
            deleted = [f"{file} (gone)" for file in old_stamps if not file.exists()]
            old_stamps = new_stamps
            yield f"saved {', '.join([*changed, *deleted])}", old_stamps


def _read_stamps(path: Path, instance: str | None) -> Stamps:
    """Return when the rules, their includes and the instance were changed, and their sizes.

    If these cannot all be found, the stamps are those of the rules and of all .lp files nearby.
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
    path: Path, target: options.Target, models: int, plain: bool, saved: threading.Event
) -> None:
    """Solve, and print the first answer, the outcome and lint's problems; nothing if a save comes.

    Args:
        saved: the event of a save that stops the work.
    """
    puzzle = options.load(path, target.limits)
    instance = options.read_instance(puzzle, target.instance, target.reading)
    outcome = puzzle.solve(instance, models=models, constants=target.constants)
    if saved.is_set() and outcome.interrupted == "user":
        return
    output.print_remarks(outcome.remarks)
    for answer in outcome.answers[:1]:
        drawn = None
        if VIEW in puzzle.encoding.parts:
            try:
                drawn = output.board_text(puzzle.board(answer), plain)
            except StoppedError as error:
                if saved.is_set():
                    raise
                Pen(options.Display()).stop_drawing(error, ATOMS)
        click.echo(str(answer) if drawn is None else drawn)
    click.echo(str(outcome))
    for problem in puzzle.lint(alone=True).problems:
        click.echo(quote_source(problem))
