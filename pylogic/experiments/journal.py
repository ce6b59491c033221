"""The journal of an experiment: runs in an SQLite file, appended as they end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_type_hints

from pylogic.batches.ledger import DamagedError, Ledger, Row
from pylogic.experiments.runs import COLUMNS, Case, Run, from_columns, plain
from pylogic.solving.outcome import Statistics, Status


class Known(NamedTuple):
    """The runs of a journal that were asked for."""

    runs: dict[str, Run]
    """By their keys."""
    damaged: tuple[str, ...]
    """Which of its runs make no sense, and why: they are left alone, and made again."""


class Journal:
    """An open file of runs, with one writer. Each run is on the disk before the next is added."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; as `Ledger`."""
        self._path = path
        self._ledger = Ledger(path, "runs", ("command", *COLUMNS))

    def close(self) -> None:
        """Close the file; another process may write to it."""
        self._ledger.close()

    def add(self, run: Run) -> None:
        """Append a run.

        Raises:
            WriteError: it could not be written; the runs before it stay.
        """
        columns = run.columns()
        self._ledger.add([[run.case.command, *(plain(columns[name]) for name in COLUMNS)]])

    def find(self, cases: Mapping[str, Case]) -> Known:
        """The last sound run of each of the cases, which are named by their keys.

        Runs that ended in an error do not count.

        Raises:
            OptionError: SQLite cannot read the file.
        """
        found: dict[str, Run] = {}
        damaged: list[str] = []
        for key, case in cases.items():
            for row in self._ledger.rows(key):
                if row.values["error"] is not None:
                    continue
                try:
                    found[key] = _run(row, case)
                    break
                except DamagedError as error:
                    told = f"{self._path}: run {row.number} ({case.command}): {error}"
                    damaged.append(told)
        return Known(found, tuple(damaged))


def _run(row: Row, case: Case) -> Run:
    """The run of a case that a row without an error holds.

    Raises:
        DamagedError: it holds something else.
    """
    found = row.fields(_KINDS)
    if found.pop("case") != plain(case):
        raise DamagedError("the field case is damaged: it is not taken from there")
    return from_columns({**found, "case": case, "error": None})


_TYPES = {**get_type_hints(Run), **get_type_hints(Statistics)}
_KINDS: Mapping[str, Any] = {
    **{name: _TYPES[name] for name in COLUMNS},
    "case": Mapping[str, Any],
    "status": Literal[tuple(status.value for status in Status)],
    **dict.fromkeys(("wall_seconds", "cpu_seconds", "megabytes"), float),
}
"""The types of the fields of a run without an error."""
