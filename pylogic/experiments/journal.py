"""The journal of an experiment: runs in an SQLite file, appended as they end."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_type_hints

from pylogic.batches.ledger import DamagedError, Ledger, Row
from pylogic.errors import Interruption
from pylogic.experiments.runs import COLUMNS, CRASHED, Case, Run, from_columns, plain
from pylogic.solving.outcome import Statistics, Status

ENDS = (CRASHED, *(end for end in get_args(Interruption) if end not in ("user", "backprop")))
"""The ends for which a run may be made again: that it crashed, or which limit stopped it."""


class Known(NamedTuple):
    """The runs of a journal that were asked for."""

    runs: tuple[Run, ...]
    replaced: tuple[str, ...]
    """The ends, other than a result, of the runs of these cases that a later one replaces."""
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

        Runs that ended in an error do not count, but crashes do.

        Raises:
            OptionError: SQLite cannot read the file.
        """
        found: dict[str, Run] = {}
        replaced: list[str] = []
        damaged: list[str] = []
        for key, case in cases.items():
            for row in self._ledger.rows(key):
                is_crashed = row.values["status"] == CRASHED
                if row.values["error"] is not None and not is_crashed:
                    continue
                if key in found:
                    end = CRASHED if is_crashed else row.values["interrupted"]
                    replaced += [end] if end in ENDS else []
                    continue
                try:
                    found[key] = _run(row, case, _OF_CRASHES if is_crashed else _KINDS)
                except DamagedError as error:
                    told = f"{self._path}: run {row.number} ({case.command}): {error}"
                    damaged.append(told)
        return Known(tuple(found.values()), tuple(replaced), tuple(damaged))


def _run(row: Row, case: Case, kinds: Mapping[str, Any]) -> Run:
    """The run of a case that a row holds, whose fields have these types.

    Raises:
        DamagedError: it holds something else.
    """
    found = {"error": None, **row.fields(kinds)}
    if found.pop("case") != plain(case):
        raise DamagedError("the field case is damaged: it is not taken from there")
    return from_columns({**found, "case": case})


_TYPES = {**get_type_hints(Run), **get_type_hints(Statistics)}
_OF_CRASHES: Mapping[str, Any] = {
    **{name: _TYPES[name] for name in COLUMNS},
    "case": Mapping[str, Any],
    "status": Literal[CRASHED],
    "error": str,
}
"""The types of the fields of a run that crashed."""
_KINDS: Mapping[str, Any] = {
    **{name: kind for name, kind in _OF_CRASHES.items() if name != "error"},
    "status": Literal[tuple(status.value for status in Status)],
    **dict.fromkeys(("wall_seconds", "cpu_seconds", "megabytes"), float),
}
"""The types of the fields of a run without an error."""
