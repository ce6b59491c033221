"""Comparison: what an experiment has found, for a table, JSON, CSV, a web page and a notebook."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from pylogic.compare.agreement import Disagreement, disagreements
from pylogic.compare.runs import Run, Setting
from pylogic.errors import Interruption, OptionError
from pylogic.solving.outcome import stopped_by

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType

    from pylogic.compare.report import Row


@dataclass(frozen=True, repr=False)
class Comparison:
    """The runs of an experiment, what they took in each setting, and whether they agree."""

    runs: tuple[Run, ...]
    """In the order in which they ended."""
    settings: tuple[Setting, ...]
    baseline: Setting
    """The setting that the others are held against."""
    interrupted: Interruption | None = None
    """What ended the experiment before its last run: "user" (Ctrl-C)."""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The figures of each setting that has runs."""
        check_packages("statistics")
        from pylogic.compare import report  # loads numpy and scipy

        return tuple(report.rows(self.runs, self.settings, self.baseline))

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        """All contradictions between runs of an instance."""
        return tuple(disagreements(self.runs))

    @property
    def failed(self) -> tuple[Run, ...]:
        """The runs that say nothing, as their error tells."""
        return tuple(run for run in self.runs if run.error is not None and not run.is_refuted)

    @property
    def claim(self) -> str:
        """How many runs there are, and whether they agree, in words."""
        instances, found = len({run.case.instance for run in self.runs}), len(self.disagreements)
        amount = f"{len(self.runs)} runs of {instances} instance{'s'[: instances != 1]}"
        words = f", {found} disagreement{'s'[: found != 1]}" if found else " agree"
        return amount + (words if self.runs else "")

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic compare --json` prints."""
        return {
            "settings": [row.to_dict() for row in self.rows],
            "runs": [run.to_dict() for run in self.runs],
            "disagreements": [found.to_dict() for found in self.disagreements],
        }

    def to_csv(self) -> str:
        """The runs, a line each."""
        check_packages("statistics")
        from pylogic.compare import report

        return report.as_csv(self.runs)

    def page(self) -> str:
        """A web page in one file: the table, and plots.

        Raises:
            OptionError: matplotlib is not installed.
        """
        check_packages("plots")
        from pylogic.compare import page

        return page.render(self.rows, self.runs, self.disagreements)

    def __str__(self) -> str:
        words = f"{len(self.settings)} setting{'s'[: len(self.settings) != 1]}: {self.claim}"
        if self.failed:
            words += f", {len(self.failed)} ended in an error"
        return words + (f", {stopped_by(self.interrupted)}" if self.interrupted else "")

    def __repr__(self) -> str:
        return f"<Comparison {self}>"

    def _repr_html_(self) -> str:
        from pylogic.compare import page

        return page.fragment(self.rows, self.disagreements, self.failed, str(self))

    def __rich_console__(
        self, _console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        from rich.table import Table
        from rich.text import Text

        from pylogic.compare import report

        headings, *lines = report.table(self.rows, options.max_width)
        drawn = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        for i, heading in enumerate(headings):
            drawn.add_column(heading, justify="left" if i == 0 else "right", no_wrap=i > 0)
        for line in lines:
            drawn.add_row(*line)
        yield drawn
        yield from map(Text, report.notes(self.rows))
        for found in self.disagreements:
            yield Text(str(found), style="bold red")
            for run in (found.one, found.other):
                yield Text(f"  {run.case.command}", style="red")
        if self.runs and not self.disagreements:
            yield Text(self.claim)


def check_packages(module: str) -> None:
    """Import a module of this folder, to know whether what it needs is installed.

    Raises:
        OptionError: it is not; says what is missing.
    """
    try:
        importlib.import_module(f"pylogic.compare.{module}")
    except ImportError as error:
        words = f"compare needs the Python package {error.name}: pip install 'pylogic[compare]'"
        raise OptionError(words) from None
