"""How far a search or an experiment has come, as one line at the bottom of a terminal."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from rich.console import Console
    from rich.live import Live
    from rich.progress import Progress, ProgressColumn
    from rich.text import Text

    from pylogic.experiments.runs import Run

_WIDTH = 40  # columns of a bar beside which there is room
_PAUSE = 0.1  # seconds between two drawings of a bar that may be asked for all the time


class Words:
    """The line; nothing where standard error is no terminal."""

    _live: Live | None = None

    def __enter__(self) -> Words:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.clear()

    def show(self, words: object) -> None:
        """Write it anew: what `str` makes of something."""
        if not sys.stderr.isatty():
            return
        from rich.text import Text

        if self._live is None:
            self._live = _start()
        self._live.update(Text(f"{words} ..."), refresh=True)

    def clear(self) -> None:
        """Take it away, before something else is printed."""
        if self._live is not None:
            self._live.stop()
            self._live = None


def _start() -> Live:
    from rich.console import Console
    from rich.live import Live

    # Without a thread of its own: children are forked while it shows.
    live = Live(console=Console(stderr=True), auto_refresh=False, transient=True)
    live.start()
    return live


def _bar(
    console: Console,
    *more: ProgressColumn,
    is_shown: bool,
    width: int | None = None,
    redirects: bool = True,
) -> Progress:
    """A bar with what is done and the time that is left, which is drawn when that changes."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress
    from rich.progress import TimeRemainingColumn as Remaining

    columns = (BarColumn(width), MofNCompleteColumn(), Remaining(), *more)
    made = Progress(
        *columns,
        console=console,
        transient=True,
        auto_refresh=False,
        redirect_stdout=redirects,
        redirect_stderr=redirects,
    )
    made.disable = not is_shown
    return made


class Runs:
    """A bar over the runs of an experiment, with the shortest and the longest so far."""

    def __init__(self) -> None:
        from rich.console import Console
        from rich.progress import TextColumn

        console = Console(stderr=True)
        words = TextColumn("{task.fields[x]}")
        self._bar = _bar(console, words, is_shown=console.is_terminal)
        self._task = self._bar.add_task("", visible=False, x="")
        self._seconds: list[float] = []

    def __enter__(self) -> Runs:
        self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def begin(self, total: int, known: int) -> None:
        """So many runs there will be, of which so many are known already."""
        self._bar.update(self._task, total=total, completed=known, visible=True)

    def advance(self, run: Run) -> None:
        """One more run has ended."""
        if run.is_solved and run.cpu_seconds is not None:
            self._seconds.append(run.cpu_seconds)
        seen = self._seconds
        words = f"best {min(seen):.3f} s, worst {max(seen):.3f} s" if seen else ""
        self._bar.update(self._task, advance=1, x=words, refresh=True)


class Puzzles:
    """A bar over the puzzles that are being made."""

    def __init__(self, total: int) -> None:
        from rich.console import Console

        console = Console(stderr=True)
        self._bar = _bar(console, is_shown=total > 1 and console.is_terminal)
        self._task = self._bar.add_task("", total=total)

    def __enter__(self) -> Puzzles:
        self._bar.start()
        self._bar.refresh()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def advance(self) -> None:
        """One more puzzle is ready."""
        self._bar.update(self._task, advance=1, refresh=True)

    def hide(self, show: Callable[[], None]) -> None:
        """Take the bar away while something else is printed."""
        self._bar.stop()
        show()
        self._bar.start()


class Batch:
    """A bar over the puzzles of a batch; lines are printed above it."""

    def __init__(self, total: int | None) -> None:
        from rich.console import Console

        # On one terminal with the lines, and then of one hand, or the two spoil each other.
        console = Console(stderr=not sys.stdout.isatty(), highlight=False)
        is_shown = sys.stderr.isatty()
        # Not as wide as the terminal, which writes ^C behind it; standard output may be a pipe.
        self._bar = _bar(console, is_shown=is_shown, width=_WIDTH, redirects=False)
        self._task = self._bar.add_task("", total=total)
        self._drawn = 0.0

    def __enter__(self) -> Batch:
        self._bar.start()
        self._bar.refresh()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def advance(self) -> None:
        """One more puzzle is done; what many make of that is drawn now and then."""
        now = time.monotonic()
        is_due = now > self._drawn + _PAUSE
        self._drawn = now if is_due else self._drawn
        self._bar.update(self._task, advance=1, refresh=is_due)

    @property
    def console(self) -> Console:
        """The terminal."""
        return self._bar.console

    def print(self, line: str | Text) -> None:
        """Print a line on standard output."""
        if sys.stdout.isatty():
            self._bar.console.print(line, soft_wrap=True, markup=False, emoji=False)
        else:
            print(line, flush=True)

    def say(self, line: str) -> None:
        """Print a line on standard error."""
        if sys.stderr.isatty():
            self._bar.console.print(line, soft_wrap=True, markup=False, emoji=False)
        else:
            print(line, file=sys.stderr, flush=True)
