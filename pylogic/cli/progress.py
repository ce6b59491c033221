"""How far a search has come, as one line at the bottom of a terminal."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from pylogic.solving import Progress

if TYPE_CHECKING:
    from rich.live import Live


class Line:
    """The line; nothing where standard error is no terminal."""

    _live: Live | None = None

    def show(self, progress: Progress) -> None:
        """Write it anew."""
        if not sys.stderr.isatty():
            return
        from rich.text import Text

        if self._live is None:
            self._live = _start()
        self._live.update(Text(in_words(progress) + " ..."), refresh=True)

    def clear(self) -> None:
        """Take it away, before something else is printed."""
        if self._live is not None:
            self._live.stop()
            self._live = None


def in_words(progress: Progress) -> str:
    """The best cost and its bound, or the number of answers; and the horizon."""
    words = f"{progress.count} answer{'' if progress.count == 1 else 's'}"
    if progress.cost:
        words += f", cost {_numbers(progress.cost)}"
    if progress.bound and progress.bound != progress.cost:
        words += f", bound {_numbers(progress.bound)}"
    if progress.horizon is not None:
        words += f", horizon {progress.horizon}"
    return words


def _numbers(cost: tuple[int, ...]) -> str:
    return " ".join(map(str, cost))


def _start() -> Live:
    from rich.console import Console
    from rich.live import Live

    # Without a thread of its own: children are forked while it shows.
    live = Live(console=Console(stderr=True), auto_refresh=False, transient=True)
    live.start()
    return live
