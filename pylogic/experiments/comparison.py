"""Comparison: the result of an experiment, as a table, JSON, a frame, a page, and in a notebook."""

from __future__ import annotations

import hashlib
import importlib
import mmap
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any

from pylogic.errors import Interruption, PylogicError, missing_package, stopped_by
from pylogic.experiments.agreement import Disagreement, disagreements
from pylogic.experiments.runs import CLOCKS, Case, Clock, Run, Setting, plain
from pylogic.puzzle import load

if TYPE_CHECKING:
    from pandas import DataFrame
    from rich.console import Console, ConsoleOptions, RenderableType

    from pylogic.experiments.figures import Row
    from pylogic.experiments.machine import Machine
    from pylogic.experiments.page import Plot

_THREADS = "OPENBLAS_NUM_THREADS"
_ROOM = 256 * 2**20
"""The address space that scipy and its numpy take, in bytes, with one thread of OpenBLAS."""


@dataclass(frozen=True, repr=False)
class Comparison:
    """The runs of an experiment, the figures of each setting, and whether runs agree."""

    runs: tuple[Run, ...]
    """In the order in which they ended."""
    settings: tuple[Setting, ...]
    baseline: Setting
    """The setting that the others are held against."""
    interrupted: Interruption | None = None
    """The reason why the experiment ended before its last run: "user" (Ctrl-C), "timeout" (its
    budget is spent), or None."""
    missing: int = 0
    """How many runs were wanted, and not made."""
    remarks: tuple[str, ...] = ()
    """Messages: damaged runs of the journal, equal instances, several machines."""
    clock: Clock = "cpu"
    """The clock whose seconds ratios compare."""
    relevant: float = 1.0
    """The smallest ratio that matters; 1: every difference matters."""
    clusters: tuple[tuple[str, str], ...] = ()
    """Instances that are alike, and the clusters that count as one."""
    machine: Machine | None = None
    """The machine that the runs were made on, but for those of a journal or of a cluster."""
    command: str | None = None
    """The command that makes these runs again, if it is known."""

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        """The figures of each setting that has runs, on the instances that are compared."""
        check_packages("statistics")
        from pylogic.experiments import figures  # loads scipy

        of = self.settings, self.baseline, self.clock, self.relevant, dict(self.clusters)
        return tuple(figures.rows(self.compared_runs, *of))

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

        A setting has it if it has a run in each of its orders. A setting whose runs all ended in an
        error of the input is not waited for.
        """
        tried = {run.case.setting for run in self.runs}
        orders: dict[Setting, set[str]] = {s: set() for s in self.settings if s not in tried}
        made: dict[object, dict[Setting, set[str]]] = {}
        machines: dict[object, set[str]] = {}
        for run in self._sound:
            setting, order = run.case.setting, run.case.order
            orders.setdefault(setting, set()).add(order)
            made.setdefault(_shared(run), {}).setdefault(setting, set()).add(order)
            machines.setdefault(_shared(run), set()).add(run.machine)
        mixed = {of for of, found in machines.items() if len(found) > 1}
        return tuple(
            run
            for run in self.runs
            if _shared(run) not in mixed and made.get(_shared(run), {}) == orders
        )

    @property
    def _sound(self) -> list[Run]:
        """The runs but those of settings of which each ended in an error: it is the input's."""
        sound = {run.case.setting for run in self.runs if run.error is None or run.is_crashed}
        return [run for run in self.runs if run.case.setting in sound]

    @cached_property
    def disagreements(self) -> tuple[Disagreement, ...]:
        """All contradictions between runs of an instance."""
        return tuple(disagreements(self.runs))

    @property
    def failed(self) -> tuple[Run, ...]:
        """The runs that ended in an error, and so say nothing of the puzzle."""
        return tuple(run for run in self.runs if run.error is not None and not run.is_refuted)

    @property
    def crashed(self) -> tuple[Run, ...]:
        """The runs whose process has died, which are failures of their settings."""
        return tuple(run for run in self.runs if run.is_crashed)

    @property
    def title(self) -> str:
        """The puzzle's name, and how much is compared."""
        puzzles = ", ".join(dict.fromkeys(map(_title, self.settings)))
        amount = f"{_counted(self.settings, 'setting')} on {_counted(self.instances, 'instance')}"
        return f"{puzzles}: {amount}"

    @property
    def claim(self) -> str:
        """How many runs there are, and failed, and whether they agree, in words."""
        total, found = len(self.runs) + self.missing, self.disagreements
        failed = _failures(self)
        wanted = f" of {total}" if self.missing else ""
        runs = f"{len(self.runs)}{wanted} run{'s'[: total != 1]}"
        amount = f"{runs} of {_counted(self.instances, 'instance')}"
        if found or len(self.failed) == len(self.runs):
            contradictions = _counted(found, "disagreement") if found else ""
            return ", ".join(filter(None, (amount, failed, contradictions)))
        if failed:
            return f"{amount}: {failed}, the others agree"
        return f"{amount} agree{'s'[: total == 1]}"

    @property
    def scope(self) -> str | None:
        """Which runs and instances the figures leave out, in words; None if they leave out none."""
        if not self.compared and self.runs:
            return "nothing is compared: no instance has runs of all settings"
        compared = set(self.compared_runs)
        left_out = {run.case.instance for run in self._sound if run not in compared}
        if left_out.intersection(self.compared):
            which = "those of an instance and a seed that all settings have runs of"
            return f"compared on {len(self.compared_runs)} of {len(self.runs)} runs: {which}"
        if len(self.compared) == len(self.instances):
            return None
        return (
            f"compared on the {_counted(self.compared, 'instance')} that all settings have runs of"
        )

    def to_dict(self) -> dict[str, Any]:
        """What `pylogic compare --json` prints."""
        return {
            "verdict": self.verdict,
            "settings": [row.to_dict() for row in self.rows],
            "runs": [run.to_dict() for run in self.runs],
            "disagreements": [found.to_dict() for found in self.disagreements],
            "interrupted": self.interrupted,
            "clock": self.clock,
            "relevant": self.relevant,
            "clusters": dict(self.clusters),
            "wanted": len(self.runs) + self.missing,
            "compared": list(self.compared),
            "machine": plain(self.machine),
            "remarks": list(self.remarks),
        }

    def to_frame(self) -> DataFrame:
        """The runs as a table of pandas: a line each, a column for each field.

        Besides there are the `label` of the setting, the `seconds` of the clock, whether these are
        a bound (`is_bound`), and whether the figures count the run (`is_compared`).

        Raises:
            OptionError: pandas is not installed.
        """
        check_packages("frame")
        from pylogic.experiments.frame import make_frame  # loads pandas

        return make_frame(self.runs, self.settings, self.clock, frozenset(self.compared_runs))

    def to_csv(self) -> str:
        """The frame as CSV."""
        return str(self.to_frame().to_csv(index=False))

    @cached_property
    def verdict(self) -> str | None:
        """A sentence that says which setting is faster; None if there is nothing to compare."""
        from pylogic.experiments import table

        return table.describe_verdict(self.rows)

    @property
    def table(self) -> tuple[tuple[str, ...], ...]:
        """The rows in words: headings, and a line for each setting."""
        from pylogic.experiments import table

        return tuple(map(tuple, table.table(self.rows)))

    @property
    def notes(self) -> tuple[str, ...]:
        """The legend of the columns and signs of the table: at most five lines."""
        from pylogic.experiments import table

        return tuple(table.notes(self.rows))

    @cached_property
    def plots(self) -> tuple[Plot, ...]:
        """A cactus plot, if there is something to draw.

        Raises:
            OptionError: matplotlib is not installed.
        """
        check_packages("page")
        from pylogic.experiments import figures, page

        runs, settings, clock = self.compared_runs, self.settings, self.clock
        alone = self.compared[0] if len(self.compared) == 1 else None
        times = (figures.run_times if alone else figures.times)(runs, settings, clock)
        plot = page.cactus(times, settings, clock, figures.common_limit(runs, clock), alone)
        return () if plot is None else (plot,)

    def page(self) -> str:
        """A web page in one file: what was run, the table, a plot, each instance, and the data.

        Raises:
            OptionError: matplotlib is not installed.
        """
        check_packages("page")
        from pylogic.experiments import page, table

        among, clock = self.settings, self.clock
        settings = [row.setting for row in self.rows]
        sections = [
            f"<p><b>{escape(self.verdict)}</b></p>" if self.verdict else "",
            f"<p>{escape(str(self))}</p>",
            table.agreement(self.disagreements),
            table.errors(self.failed),
            page.conditions(_conditions(self)),
            page.figures(self.rows, among),
            *map(page.figure, self.plots),
            *page.instances(self.runs, self.compared, settings, among, clock),
            page.data(self.to_csv(), self.to_dict()) if self.runs else "",
        ]
        return page.render(self.title, sections)

    def __str__(self) -> str:
        words = f"{_counted(self.settings, 'setting')}: {self.claim}"
        words += f", {self.scope}" if self.scope else ""
        return words + (f", {stopped_by(self.interrupted)}" if self.interrupted else "")

    def __repr__(self) -> str:
        return f"<Comparison {self}>"

    def _repr_html_(self) -> str:
        from pylogic.experiments import table

        parts = [
            table.paragraph(self.verdict) if self.verdict else "",
            table.figures(self.rows) if self.rows else "",
            table.paragraph(str(self)),
            table.agreement(self.disagreements),
            table.errors(self.failed),
        ]
        return "\n".join(filter(None, parts))

    def __rich_console__(
        self, _console: Console, options: ConsoleOptions
    ) -> Iterator[RenderableType]:
        from rich.text import Text

        from pylogic.experiments import table

        if self.verdict:
            yield Text(self.verdict, style="bold")
        yield table.drawn(table.table(self.rows, options.max_width))
        yield from map(Text, table.notes(self.rows, options.max_width))
        if self.scope:
            yield Text(self.scope)
        for found in self.disagreements:
            yield Text(str(found), style="bold red")
            for run in (found.one, found.other):
                yield Text(f"  {run.case.command}", style="red")
        if self.missing or (self.runs and not self.disagreements):
            yield Text(self.claim)


def _failures(found: Comparison) -> str:
    """How many runs crashed, and how many ended in another error; empty if none did."""
    errors = len(found.failed) - len(found.crashed)
    ends = {"crashed": len(found.crashed), "ended in an error": errors}
    return ", ".join(f"{number} {end}" for end, number in ends.items() if number)


def _conditions(found: Comparison) -> dict[str, str]:
    """What was run, how and where: each condition that is known, with its name."""
    runs = found.runs
    cases = [run.case for run in runs]
    amount = str(len(runs))
    if found.missing:
        amount += f" of {len(runs) + found.missing}: {found.missing} are missing"
        amount += f", {stopped_by(found.interrupted)}" if found.interrupted else ""
    amount += f", {failed}" if (failed := _failures(found)) else ""
    most = max((case.repeat for case in cases), default=1)
    dates = sorted(run.began for run in runs if run.began)
    known = {
        "puzzle": _all(setting.encoding for setting in found.settings),
        "runs": amount,
        "baseline": found.baseline.label(found.settings),
        "orders of the clues": _orders(found),
        "seeds": _seeds(cases),
        "answers sought": _all(str(case.models or "all") for case in cases),
        "constants": _all(" ".join(f"{n}={v}" for n, v in case.constants) for case in cases),
        "repetitions": str(most) if most > 1 else "",
        "clusters": _clusters(found),
        "order of the runs": "blocks of one run of each setting, in an order drawn by chance",
        "limits of a run": _all(map(_limits, cases)),
        "machine": str(found.machine or _all(run.machine for run in runs)),
        "processors": _processors(found),
        "versions": _all(run.versions for run in runs),
        "hashes": _hashes(runs),
        "began": f"{dates[0]}, the last run {dates[-1]}, UTC" if dates else "",
        "clock": CLOCKS[found.clock],
        "relevant": f"ratios of {found.relevant:g} and more" if found.relevant > 1 else "",
        "remarks": "; ".join(found.remarks),
        "command": found.command or "",
    }
    return {name: words for name, words in known.items() if words}


def _title(setting: Setting) -> str:
    """The title of a rule file; its name, if there is none or the file is no more there."""
    try:
        return load(setting.encoding).encoding.title
    except PylogicError:
        return setting.encoding


def _orders(found: Comparison) -> str:
    kinds: dict[str, set[str]] = {setting.order: set() for setting in found.settings}
    for run in found.runs:
        kinds[run.case.setting.order].add(run.case.order)
    return ", ".join(k if o <= {k} else f"{len(o)} {k} ones" for k, o in kinds.items())


def _seeds(cases: Sequence[Case]) -> str:
    seeds = sorted({case.seed for case in cases if case.seed is not None})
    if not seeds:
        return "none: statements and facts stand as in the files" if cases else ""
    span = f"{seeds[0]} to {seeds[-1]}" if len(seeds) > 1 else str(seeds[0])
    return f"{span}: each shuffles the statements, the facts that are no clues, and clasp's choices"


def _clusters(found: Comparison) -> str:
    known = {cluster for _, cluster in found.clusters}
    return f"{len(found.clusters)} instances are {_counted([*known], 'cluster')}" if known else ""


def _limits(case: Case) -> str:
    units = {
        "timeout": "s",
        "cpu_limit": "CPU s",
        "memory": "MB",
        "inferences": "inferences",
        "conflicts": "conflicts",
    }
    known = [f"{most:g} {units[name]}" for name, most in case.limits.items() if most is not None]
    return ", ".join(known) or "none"


def _processors(found: Comparison) -> str:
    """Which runs had processors of their own: no other run's, and no other work's."""
    runs, machine = found.runs, found.machine
    pinned = [run for run in runs if run.is_pinned]
    if machine is None or not machine.has_room:
        own = []
    else:  # of earlier runs nobody knows what else there was to do
        own = [run for run in pinned if run.began >= machine.began and not run.is_waiting]
    if own and len(own) == len(runs):
        return "each run had processors of its own"
    words = f"{len(pinned)} of {_counted(runs, 'run')} had processors that no other run had"
    return f"{words}; {len(own)} are known to have had them to themselves" if runs else ""


def _hashes(runs: Sequence[Run]) -> str:
    """One hash of all rules that ran, and one of all facts."""
    kinds = {"rules": {r.encoding_hash for r in runs}, "facts": {r.instance_hash for r in runs}}
    joint = {
        kind: hashlib.sha256("\n".join(sorted(own)).encode()).hexdigest()[:16]
        for kind, own in kinds.items()
    }
    return ", ".join(f"{kind} {value}" for kind, value in joint.items()) if runs else ""


def _all(words: Iterable[str]) -> str:
    """The different words."""
    return "; ".join(dict.fromkeys(words))


def _shared(run: Run) -> tuple[str, int | None, int]:
    """The instance, seed and repetition, of which all settings must have a run."""
    return run.case.instance, run.case.seed, run.case.repeat


def _counted(things: Sequence[object], name: str) -> str:
    return f"{len(things)} {name}{'s'[: len(things) != 1]}"


def check_packages(module: str) -> None:
    """Import a module of this folder, so that a package that is not installed is named early.

    Raises:
        OptionError: a package is missing; names it.
        MemoryError: there is no room for numpy and scipy.
    """
    try:
        with _one_thread() if "scipy.stats" not in sys.modules else nullcontext():
            importlib.import_module(f"pylogic.experiments.{module}")
    except ModuleNotFoundError as error:
        raise missing_package("compare", error, "compare") from None


@contextmanager
def _one_thread() -> Iterator[None]:
    """A context in which OpenBLAS is loaded with one thread; where it has no room it never ends.

    Raises:
        MemoryError: there is too little room.
    """
    try:
        mmap.mmap(-1, _ROOM, mmap.MAP_PRIVATE).close()
    except OSError:
        raise MemoryError from None
    before = os.environ.get(_THREADS)
    os.environ[_THREADS] = "1"
    try:
        yield
    finally:
        del os.environ[_THREADS]
        if before is not None:
            os.environ[_THREADS] = before
