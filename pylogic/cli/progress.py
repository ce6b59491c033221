"""Progress of a search, an experiment or a batch, as one line at the bottom of a terminal."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType
    from typing import TextIO

    from rich.console import Console
    from rich.live import Live
    from rich.text import Text

_WIDTH = 40  # columns of a bar beside which there is room
_PAUSE = 0.1  # seconds between two drawings of a bar that may be asked for all the time


class Words:
    """A line of words; none where standard error is no terminal."""

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
        """Write the line anew, with `str` of some words."""
        if not sys.stderr.isatty():
            return
        from rich.console import Console
        from rich.live import Live
        from rich.text import Text

        if self._live is None:
            # Without a thread of its own: children are forked while it shows.
            live = Live(console=Console(stderr=True), auto_refresh=False, transient=True)
            live.start()
            self._live = live
        self._live.update(Text(f"{words} ..."), refresh=True)

    def clear(self) -> None:
        """Take the line away, before something else is printed."""
        if self._live is not None:
            self._live.stop()
            self._live = None


class Bar:
    """A bar with what is done and the time that is left; none if standard error is no terminal."""

    def __init__(
        self, total: int | None = None, *, is_shown: bool = True, has_lines: bool = False
    ) -> None:
        """Make a bar, which is shown while its context lasts.

        Args:
            total: how many there are; None if that is not known, 0 if `begin` will say it.
            has_lines: lines are printed above the bar all the time, by `print` and `say`.
        """
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
        from rich.progress import TimeRemainingColumn as Remaining

        # On one terminal with the lines, and then of one hand, or the two spoil each other.
        console = Console(stderr=not (has_lines and sys.stdout.isatty()), highlight=False)
        # With lines not as wide as the terminal, which writes ^C behind it.
        bar = BarColumn(_WIDTH if has_lines else None)
        self._bar = Progress(
            *(bar, MofNCompleteColumn(), Remaining(), TextColumn("{task.fields[words]}")),
            console=console,
            transient=True,
            auto_refresh=False,
            redirect_stdout=not has_lines,  # which may be a pipe
            redirect_stderr=not has_lines,
            disable=not (is_shown and sys.stderr.isatty()),
        )
        self._task = self._bar.add_task("", total=total, visible=total != 0, words="")
        self._pause = _PAUSE if has_lines else 0.0
        self._drawn = 0.0

    def __enter__(self) -> Bar:
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

    def begin(self, total: int, done: int) -> None:
        """Show how many there are, and how many of these are done already."""
        self._bar.update(self._task, total=total, completed=done, visible=True)

    def advance(self, words: str = "") -> None:
        """Count one more, with words beside the bar; it is drawn now and then."""
        now = time.monotonic()
        is_due = now > self._drawn + self._pause
        self._drawn = now if is_due else self._drawn
        self._bar.update(self._task, advance=1, words=words, refresh=is_due)

    def hide(self, show: Callable[[], None]) -> None:
        """Take the bar away while something else is printed."""
        self._bar.stop()
        show()
        self._bar.start()

    @property
    def console(self) -> Console:
        """The terminal."""
        return self._bar.console

    def print(self, line: str | Text) -> None:
        """Print a line on standard output."""
        self._print(line, sys.stdout)

    def say(self, line: str) -> None:
        """Print a line on standard error."""
        self._print(line, sys.stderr)

    def _print(self, line: str | Text, stream: TextIO) -> None:
        if stream.isatty():
            self.console.print(line, soft_wrap=True, markup=False, emoji=False)
        else:
            print(line, file=stream, flush=True)
