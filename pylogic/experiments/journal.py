"""The journal: runs in an SQLite file, appended as they end; what is damaged in it is told."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple, get_args

from pylogic.batches.ledger import Ledger
from pylogic.errors import Interruption
from pylogic.experiments.runs import COLUMNS, Case, Run, from_columns, plain
from pylogic.solving.outcome import Statistics, Status


class Known(NamedTuple):
    """What a journal has of the runs that were asked for."""

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
            for number, row in self._ledger.rows(key):
                if row["error"] is not None:
                    continue
                wrong = _wrong(row, case)
                if wrong is None:
                    found[key] = _run(row, case)
                    break
                words = f"{wrong}: it is not taken from there"
                damaged.append(f"{self._path}: run {number} ({case.command}): {words}")
        return Known(found, tuple(damaged))


def _run(row: Mapping[str, Any], case: Case) -> Run:
    """The run of a row in which nothing is wrong."""
    lists = {name: tuple(json.loads(row[name])) for name in ("cost", "answers")}
    lists["retries"] = tuple(map(tuple, json.loads(row["retries"])))
    truths = {name: bool(row[name]) for name in ("exhausted", "is_refuted", "is_pinned")}
    columns = {name: row[name] for name in COLUMNS}
    return from_columns({**columns, **lists, **truths, "case": case})


def _wrong(row: Mapping[str, Any], case: Case) -> str | None:
    """The first field that cannot be what was written for a case, in words."""
    if _parsed(row["case"]) != plain(case):
        return "the field case is damaged"
    for name, is_sound in _SOUND.items():
        if not is_sound(row[name]):
            return f"the field {name} is damaged"
    return None


def _parsed(text: Any) -> Any:
    """What a text of JSON says; None if it is none."""
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return None


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_truth(value: Any) -> bool:
    return isinstance(value, int) and value in (0, 1)


def _is_amount(value: Any) -> bool:
    return isinstance(value, int) and value >= 0


def _is_time(value: Any) -> bool:
    return isinstance(value, (int, float)) and isfinite(value) and value >= 0


def _is_list_of(kind: type) -> Callable[[Any], bool]:
    def is_sound(text: Any) -> bool:
        values = _parsed(text)
        return isinstance(values, list) and all(type(value) is kind for value in values)

    return is_sound


def _is_list_of_counts(text: Any) -> bool:
    values = _parsed(text)
    return isinstance(values, list) and all(
        isinstance(pair, list) and len(pair) == 2 and _is_text(pair[0]) and _is_amount(pair[1])
        for pair in values
    )


def _is_known(*values: str | None) -> Callable[[Any], bool]:
    return lambda value: value in values


def _or_none(is_sound: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: value is None or is_sound(value)


_SOUND: Mapping[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("encoding_hash", "instance_hash", "began", "machine", "versions"), _is_text),
    **dict.fromkeys(("wall_seconds", "cpu_seconds", "megabytes"), _is_time),
    "is_pinned": _is_truth,
    "is_refuted": _is_truth,
    "status": _is_known(*(status.value for status in Status)),
    "exhausted": _is_truth,
    "interrupted": _is_known(None, *get_args(Interruption)),
    "count": _is_amount,
    "cost": _is_list_of(int),
    "answers": _is_list_of(str),
    "retries": _is_list_of_counts,
    **{
        name: _or_none(_is_time if name.endswith("seconds") else _is_amount)
        for name in Statistics._fields
    },
}
"""Of each field of a run without an error, whether a value can be one of it."""
