"""Comparison: the result of an experiment, as a table, JSON, a frame, a page, and in a notebook."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any

from rich.text import Text

from pylogic.batches.record import hash_texts
from pylogic.draw.html import wrap_page
from pylogic.errors import (
    ANSWERED,
    BAD_INPUT,
    CTRL_C,
    DISAGREED,
    INTERNAL_ERROR,
    LIMITED,
    Interruption,
    describe_stop,
)
from pylogic.experiments import table
from pylogic.experiments.design import Clock, Setting, check_package
from pylogic.experiments.runs import Disagreement, Run, find_disagreements
from pylogic.experiments.statistics import Row, make_rows
from pylogic.experiments.table import Columns

_CAPTION = (
    "The share of its runs (to the right) that a setting solves within so many seconds each (up)."
)

if TYPE_CHECKING:
    from pandas import DataFrame
    from rich.console import Console, ConsoleOptions, RenderableType


@dataclass(frozen=True, repr=False)
class Comparison:
    """The runs of an experiment, the figures of each setting, and whether runs agree."""

    runs: tuple[Run, ...]
    """All runs, in the order in which they ended."""
    settings: tuple[Setting, ...]
    baseline: Setting
    """The setting with which the others are compared."""
    interrupted: Interruption | None = None
    """The reason why the experiment ended before its last run: "user" (Ctrl-C), or None."""
    missing: int = 0
    """How many runs of the experiment were not made."""
    clock: Clock = "cpu"
    """The clock whose seconds ratios compare."""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The figures of each setting that has runs, on the instances that are compared."""
        return make_rows(self.compared_runs, self.settings, self.baseline, self.clock)

    @cached_property
    def instances(self) -> tuple[str, ...]:
        """The instances that have runs."""
        return tuple(dict.fromkeys(run.case.instance for run in self.runs))

    @cached_property
    def compared(self) -> tuple[str, ...]:
        """The instances of which figures are made."""
        return tuple(dict.fromkeys(run.case.instance for run in self.compared_runs))

    @cached_property
    def compared_runs(self) -> tuple[Run, ...]:
        """The runs of each instance, seed and repetition that all settings have, on one machine.

        A setting has them if it has a run in each of its orders. There are none if a setting has
        no run at all.
        """
        combinations: dict[object, set[tuple[Setting, str]]] = defaultdict(set)
        machines: dict[object, set[str]] = defaultdict(set)
        for run in self.runs:
            combinations[run.case.block].add((run.case.setting, run.case.order))
            machines[run.case.block].add(run.machine)
        complete = set().union(*combinations.values())
        if {*self.settings} != {setting for setting, _ in complete}:
            return ()
        return tuple(
            run
            for run in self.runs
            if combinations[run.case.block] == complete and len(machines[run.case.block]) == 1
        )

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        """The contradictions between runs of an instance: at most one for each pair of settings."""
        return tuple(find_disagreements(self.runs))

    @property
    def failed(self) -> tuple[Run, ...]:
        """The runs that crashed or ended in an error, but for refuted answers of a twin."""
        return tuple(run for run in self.runs if run.error is not None and not run.is_refuted)

    @property
    def crashed(self) -> tuple[Run, ...]:
        """The runs whose process has died, which are failures of their settings."""
        return tuple(run for run in self.runs if run.is_crashed)

    @property
    def exit_code(self) -> int:
        """The first to fit of CTRL_C, DISAGREED, INTERNAL_ERROR, BAD_INPUT, LIMITED, ANSWERED."""
        if self.interrupted == "user":
            return CTRL_C
        if self.disagreements:
            return DISAGREED
        if self.crashed:
            return INTERNAL_ERROR
        if self.failed:
            return BAD_INPUT
        is_limited = self.interrupted or not any(run.is_solved for run in self.runs)
        return LIMITED if is_limited else ANSWERED

    @property
    def claim(self) -> str:
        """How many runs there are, and failed, whether they agree, and the stop, in words."""
        total, crashed = len(self.runs) + self.missing, len(self.crashed)
        words = f"{len(self.runs)}{f' of {total}' * bool(self.missing)} run{'s'[: total != 1]}"
        words += f" of {_count(self.instances, 'instance')}"
        ends = {"crashed": crashed, "ended in an error": len(self.failed) - crashed}
        failures = ", ".join(f"{number} {end}" for end, number in ends.items() if number)
        if self.disagreements or len(self.failed) == len(self.runs):
            contradictions = _count(self.disagreements, "disagreement") * bool(self.disagreements)
            words = ", ".join(filter(None, (words, failures, contradictions)))
        elif failures:
            words += f": {failures}, the others agree"
        else:
            words += f" agree{'s'[: total == 1]}"
        return f"{words}, {describe_stop(self.interrupted)}" if self.interrupted else words

    @property
    def scope(self) -> str | None:
        """The runs of which figures are made, perhaps none, in words; None if these are all."""
        if len(self.compared_runs) == len(self.runs):
            return None
        if not self.compared:
            return "nothing is compared: no instance has runs of all settings"
        amount = f"{len(self.compared_runs)} of {_count(self.runs, 'run')}"
        which = "of an instance and a seed that all settings have, on one machine"
        return f"compared on {amount}: those {which}"

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `pylogic compare --json` prints.

        `settings` are the rows, `wanted` the number of runs, `compared` the instances in figures.
        """
        return {
            "verdict": self.verdict,
            "settings": [row.to_dict() for row in self.rows],
            "runs": [run.to_dict() for run in self.runs],
            "disagreements": [disagreement.to_dict() for disagreement in self.disagreements],
            "interrupted": self.interrupted,
            "clock": self.clock,
            "wanted": len(self.runs) + self.missing,
            "compared": list(self.compared),
        }

    def to_frame(self) -> DataFrame:
        """Return the runs in their order as a pandas table: a line each, a column a field.

        Further columns are the `label` of the setting, the `seconds` of the clock, whether these
        are a bound (`is_bound`), and whether the figures count the run (`is_compared`).

        Raises:
            OptionError: pandas is not installed.
        """
        check_package("pandas")
        import pandas

        compared, lines = frozenset(self.compared_runs), []
        for run in self.runs:
            line = {**run.to_dict(), "label": run.case.setting.label(self.settings)}
            line["seconds"], line["is_bound"] = run.duration(self.clock) or (None, None)
            line["is_compared"] = run in compared
            lines.append({name: _cell(value) for name, value in line.items()})
        return pandas.DataFrame(lines).convert_dtypes()

    def to_csv(self) -> str:
        """Return the frame as CSV; OptionError as `to_frame`."""
        return str(self.to_frame().to_csv(index=False))

    @cached_property
    def verdict(self) -> str | None:
        """A sentence on faster settings, or that no claim is made; None with a single setting."""
        return table.describe_verdict(self.rows)

    @property
    def table(self) -> tuple[tuple[str, ...], ...]:
        """The rows in words: a line of headings, and a line for each setting that has runs."""
        columns = table.columns(self.rows)
        return tuple(zip(*([name, *cells] for name, cells in columns.items()), strict=True))

    @property
    def notes(self) -> tuple[str, ...]:
        """The legend of the columns and signs of the table: at most five lines."""
        return tuple(table.notes(self.rows, table.columns(self.rows)))

    @cached_property
    def plot(self) -> str | None:
        """A cactus plot as SVG, None if nothing is to draw; OptionError without matplotlib."""
        check_package("matplotlib")
        from pylogic.experiments.plot import plot_cactus  # loads matplotlib

        return plot_cactus(self.compared_runs, self.settings, self.clock)

    def page(self) -> str:
        """Return a web page in one file: the table, conditions, and the plot, if any.

        Raises:
            OptionError: matplotlib is not installed.
        """
        rules = hash_texts(*sorted({run.encoding_hash for run in self.runs}))
        facts = hash_texts(*sorted({run.instance_hash for run in self.runs}))
        dates = sorted(run.began for run in self.runs)
        conditions = {
            "baseline": self.baseline.label(self.settings),
            "a run": self.runs[0].case.command if self.runs else "",
            "machine": "; ".join({run.machine: None for run in self.runs}),
            "versions": "; ".join({run.versions: None for run in self.runs}),
            "hashes": f"rules {rules}, facts {facts}",
            "began": f"{dates[0]}, the last run {dates[-1]}, UTC" if dates else "",
        }
        names = dict.fromkeys(setting.encoding for setting in self.settings)
        title = f"Comparison: {', '.join(names)}"
        items = (f"<dt>{name}<dd>{escape(words)}" for name, words in conditions.items() if words)
        body = f"<h1>{escape(title)}</h1>\n{self._repr_html_()}\n<dl>{''.join(items)}</dl>\n"
        if self.plot is not None:
            caption = f"<figcaption>{_CAPTION}</figcaption>"
            body += f"<h2>Runs solved</h2><figure>{self.plot}{caption}</figure>\n"
        return wrap_page(title, "comparison.css", f"<main>\n{body}</main>\n")

    def __str__(self) -> str:
        """Return the numbers of settings and runs, whether runs agree, and the scope."""
        words = f"{_count(self.settings, 'setting')}: {self.claim}"
        return f"{words}, {self.scope}" if self.scope else words

    def __repr__(self) -> str:
        return f"<Comparison {self}>"

    def _report(self, width: int | None = None) -> tuple[list[Text], Columns, list[Text]]:
        """Return the verdict (bold), the columns of the table that fit a width, and what is below.

        That is notes, scope, contradictions (red) and the claim.
        """
        columns = table.columns(self.rows, width)
        lines = [Text(note) for note in (*table.notes(self.rows, columns), self.scope) if note]
        for found in self.disagreements:
            commands = f"  {found.one.case.command}\n  {found.other.case.command}"
            lines.append(Text(f"{found}\n{commands}", "red"))
        verdict = [Text(self.verdict, "bold")] if self.verdict else []
        return verdict, columns, [*lines, Text(self.claim)]

    def _repr_html_(self) -> str:
        """Return HTML for a notebook and the page: the report, and the errors of runs."""
        verdict, columns, below = self._report()
        below += [Text(f"{run.case.command}\n  {run.error}", "red") for run in self.failed]
        return "\n".join([*map(_html, verdict), table.html(columns), *map(_html, below)])

    def __rich_console__(
        self, _console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        """Yield the report in the width of the terminal."""
        verdict, columns, below = self._report(options.max_width)
        yield from verdict
        yield table.draw(columns)
        yield from below


def _cell(value: object) -> object:
    """Return a value as a cell: a list as words, pairs as a=b, undecodable bytes as codes."""
    if isinstance(value, list):
        value = " ".join("=".join(map(str, v)) if isinstance(v, list) else str(v) for v in value)
    return value.encode(errors="backslashreplace").decode() if isinstance(value, str) else value


def _html(line: Text) -> str:
    """Return a line as a paragraph in HTML; red is readable on a light and on a dark page."""
    style = {"bold": "font-weight: bold", "red": "color: #d33"}.get(str(line.style), "")
    return f'<p style="white-space: pre-wrap; margin: .4rem 0; {style}">{escape(line.plain)}</p>'


def _count(things: Collection[object], name: str) -> str:
    """Return the number of things with their name, in the plural unless it is 1."""
    return f"{len(things)} {name}{'s'[: len(things) != 1]}"
