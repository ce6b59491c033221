"""The journal of an experiment: runs in an SQLite file, appended as they end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import fields
from functools import cache
from pathlib import Path
from types import NoneType
from typing import Any, Literal, get_args, get_type_hints

from pylogic.batches.ledger import DamagedError, Ledger, Row
from pylogic.errors import Interruption
from pylogic.experiments.runs import CRASHED, Case, Run, plain
from pylogic.solving.outcome import Statistics, Status

ENDS = (CRASHED, *(end for end in get_args(Interruption) if end not in ("user", "backprop")))
"""The ends for which a run may be made again: that it crashed, or which limit stopped it."""
_COLUMNS = (*(f.name for f in fields(Run) if f.name != "statistics"), *Statistics._fields)


class Journal:
    """An open file of runs, with one writer. Each run is on the disk before the next is added."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; as `Ledger`."""
        self._ledger = Ledger(path, "runs", ("command", *_COLUMNS))

    def close(self) -> None:
        """Close the file; another process may write to it."""
        self._ledger.close()

    def add(self, run: Run) -> None:
        """Append a run.

        Raises:
            WriteError: it could not be written; the runs before it stay.
        """
        self._ledger.add([list(run.to_dict().values())])

    def find(
        self, cases: Mapping[str, Case], again: Collection[str]
    ) -> tuple[dict[Case, Run], list[str]]:
        """The last sound runs of cases, which are named by their keys, and remarks on the others.

        Runs that ended in an error do not count, but crashes do. Damaged runs are left alone.

        Args:
            again: the ends of the runs that are to be made again, of `ENDS`.

        Raises:
            OptionError: SQLite cannot read the file.
        """
        kept: dict[Case, Run] = {}
        damaged: list[str] = []
        renewed: dict[str, Counter[str]] = {"": Counter(), " before": Counter()}
        for key, case in cases.items():
            last: Run | None = None
            for row in self._ledger.rows(key):
                is_crashed = row.values["status"] == CRASHED
                if row.values["error"] is not None and not is_crashed:
                    continue
                if last is not None:
                    renewed[" before"][CRASHED if is_crashed else row.values["interrupted"]] += 1
                    continue
                try:
                    last = _run(row, case, is_crashed)
                except DamagedError as error:
                    words = f"{self._ledger.path}: run {row.number} ({case.command}): {error}"
                    damaged.append(words)
            if last is not None:
                end = CRASHED if last.is_crashed else last.interrupted
                if end in again:
                    renewed[""][str(end)] += 1
                else:
                    kept[case] = last
        remarks = []
        for when, counts in renewed.items():
            words = ", ".join(f"{counts[end]} {end}" for end in sorted(ENDS) if counts[end])
            if words:
                remarks.append(f"runs that were made again{when}: {words}; the journal has both")
        return kept, [*remarks, *damaged]


def _run(row: Row, case: Case, is_crashed: bool) -> Run:
    """The run of a case that a row holds.

    Raises:
        DamagedError: it holds something else.
    """
    found = row.fields(_kinds(is_crashed))
    if found.pop("case") != plain(case):
        raise DamagedError("the field case is damaged: it is not taken from there")
    figures = Statistics(**{name: found.pop(name) for name in Statistics._fields})
    return Run(case, **found, statistics=figures)


@cache
def _kinds(is_crashed: bool) -> Mapping[str, Any]:
    """The types of the columns of a run that crashed, or of one without an error."""
    known = {**get_type_hints(Run), **get_type_hints(Statistics)}
    kinds: dict[str, Any] = {name: known[name] for name in _COLUMNS}
    kinds["case"] = Mapping[str, Any]
    if is_crashed:
        return {**kinds, "status": Literal[CRASHED], "error": str}
    measured = dict.fromkeys(("wall_seconds", "cpu_seconds", "megabytes"), float)
    sound = {"status": Literal[tuple(status.value for status in Status)], "error": NoneType}
    return {**kinds, **measured, **sound}
