"""The journal of an experiment: runs in an SQLite file, appended as they end."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple, get_args

from pylogic.batches.ledger import Ledger
from pylogic.errors import Interruption
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
    truths = {name: bool(row[name]) for name in _TRUTHS}
    columns = {name: row[name] for name in COLUMNS}
    return from_columns({**columns, **lists, **truths, "case": case})


def _wrong(row: Mapping[str, Any], case: Case) -> str | None:
    """The first field that cannot be what was written for a case, in words."""
    if _parsed(row["case"]) != plain(case):
        return "the field case is damaged"
    wrong = (name for name, is_sound in _SOUND.items() if not is_sound(row[name]))
    return next((f"the field {name} is damaged" for name in wrong), None)


def _parsed(text: Any) -> Any:
    """The value of a text of JSON; None if the text is no JSON."""
    try:
        return json.loads(text)
    except (TypeError, ValueError, RecursionError):
        return None


def _is_amount(value: Any) -> bool:
    return isinstance(value, int) and value >= 0


def _is_time(value: Any) -> bool:
    return isinstance(value, (int, float)) and isfinite(value) and value >= 0


def _is_list(text: Any, is_one: Callable[[Any], bool]) -> bool:
    values = _parsed(text)
    return isinstance(values, list) and all(map(is_one, values))


def _is_count(pair: Any) -> bool:
    """Whether a value is a pair of a clue and a number."""
    is_pair = isinstance(pair, list) and len(pair) == 2
    return is_pair and isinstance(pair[0], str) and _is_amount(pair[1])


def _is_figure(name: str, value: Any) -> bool:
    return value is None or (_is_time if name.endswith("seconds") else _is_amount)(value)


_TEXTS = ("encoding_hash", "instance_hash", "began", "machine", "versions")
_TRUTHS = ("is_pinned", "is_refuted", "exhausted")
_SOUND: Mapping[str, Callable[[Any], bool]] = {
    **dict.fromkeys(_TEXTS, lambda value: isinstance(value, str)),
    **dict.fromkeys(("wall_seconds", "cpu_seconds", "megabytes"), _is_time),
    **dict.fromkeys(_TRUTHS, lambda value: isinstance(value, int) and value in (0, 1)),
    "status": lambda value: value in [status.value for status in Status],
    "interrupted": lambda value: value in (None, *get_args(Interruption)),
    "count": _is_amount,
    "cost": lambda text: _is_list(text, lambda one: type(one) is int),
    "answers": lambda text: _is_list(text, lambda one: type(one) is str),
    "retries": lambda text: _is_list(text, _is_count),
    **{name: partial(_is_figure, name) for name in Statistics._fields},
}
"""For each field of a run without an error: whether it can have a value."""
