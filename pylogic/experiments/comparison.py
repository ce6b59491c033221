"""Comparison: the result of an experiment, as a table, JSON, a frame, a page, and in a notebook."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any

from rich.text import Text

from pylogic.batches.record import hash_texts
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
from pylogic.experiments import figures, table
from pylogic.experiments.agreement import Disagreement, find_disagreements
from pylogic.experiments.packages import check_package
from pylogic.experiments.runs import CLOCKS, Clock, Run, Setting

if TYPE_CHECKING:
    from pandas import DataFrame
    from rich.console import Console, ConsoleOptions, RenderableType

_UNITS = {
    **{"timeout": "s", "cpu_limit": "CPU s", "memory": "MB"},
    **{"inferences": "inferences", "conflicts": "conflicts"},
}
"""The units of the limits of a run."""


@dataclass(frozen=True, repr=False)
class Comparison:
    """The runs of an experiment, the figures of each setting, and whether runs agree."""

    runs: tuple[Run, ...]
    """All runs, in the order in which they ended."""
    settings: tuple[Setting, ...]
    baseline: Setting
    """The setting with which the others are compared."""
    interrupted: Interruption | None = None
    """The reason why the experiment ended before its last run: "user" (Ctrl-C), "timeout" (its
    budget is spent), or None."""
    missing: int = 0
    """How many runs of the experiment were not made."""
    remarks: tuple[str, ...] = ()
    """Messages: damaged runs of the journal, equal instances."""
    clock: Clock = "cpu"
    """The clock whose seconds ratios compare."""

    @cached_property
    def rows(self) -> tuple[figures.Row, ...]:
        """The figures of each setting that has runs, on the instances that are compared."""
        return tuple(figures.rows(self.compared_runs, self.settings, self.baseline, self.clock))

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

        A setting has them if it has a run in each of its orders. A setting whose runs all ended in
        an error of the input is ignored here.
        """
        if not {*self.settings} <= {run.case.setting for run in self.runs}:
            return ()
        combinations: dict[object, set[object]] = defaultdict(set)
        machines: dict[object, set[str]] = defaultdict(set)
        for run in self._sound:
            combinations[run.case.block].add((run.case.setting, run.case.order))
            machines[run.case.block].add(run.machine)
        complete = set().union(*combinations.values())
        return tuple(
            run
            for run in self.runs
            if combinations[run.case.block] == complete and len(machines[run.case.block]) <= 1
        )

    @property
    def _sound(self) -> list[Run]:
        """The runs of settings with any run that ended without an error, or crashed."""
        sound = {run.case.setting for run in self.runs if run.error is None or run.is_crashed}
        return [run for run in self.runs if run.case.setting in sound]

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        """All contradictions between runs of an instance."""
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
    def title(self) -> str:
        """The puzzle's name, and the numbers of settings and instances."""
        names = dict.fromkeys(setting.encoding for setting in self.settings)
        amount = f"{_count(self.settings, 'setting')} on {_count(self.instances, 'instance')}"
        return f"{', '.join(names)}: {amount}"

    @property
    def claim(self) -> str:
        """How many runs there are, and failed, and whether they agree, in words."""
        total, contradicting = len(self.runs) + self.missing, self.disagreements
        of_total = f" of {total}" if self.missing else ""
        runs = f"{len(self.runs)}{of_total} run{'s'[: total != 1]}"
        amount = f"{runs} of {_count(self.instances, 'instance')}"
        if contradicting or len(self.failed) == len(self.runs):
            contradictions = _count(contradicting, "disagreement") if contradicting else ""
            return ", ".join(filter(None, (amount, self._failures, contradictions)))
        if self._failures:
            return f"{amount}: {self._failures}, the others agree"
        return f"{amount} agree{'s'[: total == 1]}"

    @property
    def _failures(self) -> str:
        """How many runs crashed, and how many ended in another error; "" if none did."""
        crashed = len(self.crashed)
        ends = {"crashed": crashed, "ended in an error": len(self.failed) - crashed}
        return ", ".join(f"{number} {end}" for end, number in ends.items() if number)

    @property
    def scope(self) -> str | None:
        """The runs and instances that the figures leave out, in words; None if there are none."""
        if not self.compared and self.runs:
            return "nothing is compared: no instance has runs of all settings"
        compared = set(self.compared_runs)
        left_out = {run.case.instance for run in self._sound if run not in compared}
        which = "that all settings have runs of, on one machine"
        if left_out.intersection(self.compared):
            amount = f"{len(self.compared_runs)} of {len(self.runs)} runs"
            return f"compared on {amount}: those of an instance and a seed {which}"
        if len(self.compared) == len(self.instances):
            return None
        return f"compared on the {_count(self.compared, 'instance')} {which}"

    def to_dict(self) -> dict[str, Any]:
        """Return the document that `pylogic compare --json` prints."""
        return {
            "verdict": self.verdict,
            "settings": [row.to_dict() for row in self.rows],
            "runs": [run.to_dict() for run in self.runs],
            "disagreements": [disagreement.to_dict() for disagreement in self.disagreements],
            "interrupted": self.interrupted,
            "clock": self.clock,
            "wanted": len(self.runs) + self.missing,
            "compared": list(self.compared),
            "remarks": list(self.remarks),
        }

    def to_frame(self) -> DataFrame:
        """Return the runs as a table of pandas: a line each, a column for each field.

        Further columns are the `label` of the setting, the `seconds` of the clock, whether these
        are a bound (`is_bound`), and whether the figures count the run (`is_compared`).

        Raises:
            OptionError: pandas is not installed.
        """
        check_package("pandas")
        import pandas

        compared, lines = frozenset(self.compared_runs), []
        for run in self.runs:
            fields, duration = run.to_dict(), run.duration(self.clock)
            case = fields.pop("case")
            setting, constants = case.pop("setting"), case.pop("constants")
            del case["inferences"], case["conflicts"]  # limits, which are called as the counts are
            kind = setting.pop("order")
            line = {**case, **setting, "order_kind": kind, "command": fields.pop("command")}
            line["constants"] = " ".join(f"{name}={value}" for name, value in constants)
            line |= fields
            line |= {name: " ".join(map(str, fields[name])) for name in ("cost", "answers")}
            line["retries"] = " ".join(f"{clue}={count}" for clue, count in fields["retries"])
            line["label"] = run.case.setting.label(self.settings)
            line["seconds"], line["is_bound"] = duration or (None, None)
            line["is_compared"] = run in compared
            for name, value in line.items():
                if isinstance(value, str):  # names of files may hold bytes that are no text
                    line[name] = value.encode(errors="backslashreplace").decode()
            lines.append(line)
        return pandas.DataFrame(lines).convert_dtypes()

    def to_csv(self) -> str:
        """Return the frame as CSV; OptionError as `to_frame`."""
        return str(self.to_frame().to_csv(index=False))

    @cached_property
    def verdict(self) -> str | None:
        """A sentence that says which setting is faster; None with a single setting."""
        return table.describe_verdict(self.rows)

    @property
    def table(self) -> tuple[tuple[str, ...], ...]:
        """The rows in words: headings, and a line for each setting."""
        return tuple(table.lines(table.columns(self.rows)))

    @property
    def notes(self) -> tuple[str, ...]:
        """The legend of the columns and signs of the table: at most five lines."""
        return tuple(table.notes(self.rows, table.columns(self.rows)))

    @cached_property
    def plot(self) -> str | None:
        """A cactus plot as SVG, if there is something to draw; OptionError without matplotlib."""
        check_package("matplotlib")
        from pylogic.experiments import page  # loads matplotlib

        return page.plot_cactus(self.compared_runs, self.settings, self.clock)

    def page(self) -> str:
        """Return a web page in one file: conditions, the table, a plot, and the data to download.

        Raises:
            OptionError: matplotlib is not installed.
        """
        check_package("matplotlib")
        from pylogic.experiments import page  # loads matplotlib

        figures_table = table.figures(self.rows)
        sections = [
            f"<p><b>{escape(self.verdict)}</b></p>" if self.verdict else "",
            f"<p>{escape(str(self))}</p>",
            table.problems(self.disagreements, self.failed),
            page.conditions(self._conditions()),
            f"<h2>What each setting takes</h2>{figures_table}" if self.rows else "",
            page.figure(self.plot) if self.plot else "",
            page.data(self.to_csv(), self.to_dict()) if self.runs else "",
        ]
        return page.render(self.title, sections)

    def _conditions(self) -> dict[str, str]:
        """Return the conditions of the runs by name: seeds, limits, machine, hashes, ..."""
        runs, cases = self.runs, [run.case for run in self.runs]
        amount = str(len(runs))
        if self.missing:
            amount += f" of {len(runs) + self.missing}: {self.missing} are missing"
            amount += f", {describe_stop(self.interrupted)}" if self.interrupted else ""
        seeds = sorted({case.seed for case in cases if case.seed is not None})
        span = " to ".join(map(str, dict.fromkeys(seeds[:1] + seeds[-1:])))
        limits = (
            ", ".join(f"{most:g} {_UNITS[name]}" for name, most in case.limits.items() if most)
            for case in cases
        )
        rules = hash_texts(*sorted({run.encoding_hash for run in runs}))
        facts = hash_texts(*sorted({run.instance_hash for run in runs}))
        dates = sorted(run.began for run in runs if run.began)
        known = {
            "puzzle": _join(setting.encoding for setting in self.settings),
            "runs": ", ".join(filter(None, (amount, self._failures))),
            "baseline": self.baseline.label(self.settings),
            "seeds": span or "none: statements and facts stand as in the files",
            "answers sought": _join(str(case.models or "all") for case in cases),
            "constants": _join(" ".join(f"{n}={v}" for n, v in case.constants) for case in cases),
            "limits of a run": _join(limit or "none" for limit in limits),
            "machine": _join(run.machine for run in runs),
            "versions": _join(run.versions for run in runs),
            "hashes": f"rules {rules}, facts {facts}" if runs else "",
            "began": f"{dates[0]}, the last run {dates[-1]}, UTC" if dates else "",
            "clock": CLOCKS[self.clock],
            "remarks": "; ".join(self.remarks),
        }
        return {name: words for name, words in known.items() if words}

    def __str__(self) -> str:
        """Return the numbers of settings and runs, whether runs agree, and the scope."""
        words = f"{_count(self.settings, 'setting')}: {self.claim}"
        words += f", {self.scope}" if self.scope else ""
        return words + (f", {describe_stop(self.interrupted)}" if self.interrupted else "")

    def __repr__(self) -> str:
        return f"<Comparison {self}>"

    def _repr_html_(self) -> str:
        """Return HTML for a notebook: the verdict, the table, and disagreements."""
        parts = [
            table.paragraph(self.verdict) if self.verdict else "",
            table.figures(self.rows),
            table.paragraph(str(self)),
            table.problems(self.disagreements, self.failed),
        ]
        return "\n".join(filter(None, parts))

    def __rich_console__(
        self, _console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        """Yield the verdict, the table with its notes, and disagreements, for a terminal."""
        columns = table.columns(self.rows, options.max_width)
        if self.verdict:
            yield Text(self.verdict, style="bold")
        yield table.draw(columns)
        yield from map(Text, table.notes(self.rows, columns))
        if self.scope:
            yield Text(self.scope)
        for disagreement in self.disagreements:
            yield Text(str(disagreement), style="bold red")
            for run in (disagreement.one, disagreement.other):
                yield Text(f"  {run.case.command}", style="red")
        if self.missing or (self.runs and not self.disagreements):
            yield Text(self.claim)


def _join(words: Iterable[str]) -> str:
    """Join the different words by semicolons."""
    return "; ".join(dict.fromkeys(words))


def _count(things: Collection[object], name: str) -> str:
    """Return the number of things with their name, in the plural unless it is 1."""
    return f"{len(things)} {name}{'s'[: len(things) != 1]}"
