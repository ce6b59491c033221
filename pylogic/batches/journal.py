"""The journal of a batch: its records in an SQLite file, a transaction for each group."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from math import isfinite
from pathlib import Path
from typing import Any

from pylogic.batches.ledger import Ledger
from pylogic.batches.record import COLUMNS, Record

TABLE = "records"
_JSON = ("problems", "details")


class Journal:
    """An open file of records, with one writer. Each group is on the disk before the next."""

    def __init__(self, path: Path) -> None:
        """Open or make the file; as `Ledger`."""
        self._ledger = Ledger(path, TABLE, ("key", "verb", *COLUMNS))

    def close(self) -> None:
        """Close the file; another process may write to it."""
        self._ledger.close()

    def add(self, verb: str, records: Iterable[tuple[str, Record]]) -> None:
        """Append records, each with its key.

        Raises:
            WriteError: they could not be written; those before them stay.
        """
        self._ledger.add(
            [key, verb, *(getattr(record, name) for name in COLUMNS)] for key, record in records
        )

    def find(self, key: str) -> Record | None:
        """The last sound record of a key; None if there is none, or what is there is damaged.

        Raises:
            OptionError: SQLite cannot read the file.
        """
        for _, row in self._ledger.rows(key):
            record = _record(row)
            if record is not None:
                return record
        return None


def _record(row: Mapping[str, Any]) -> Record | None:
    """The record of a row; None if something is wrong in it."""
    try:
        values = {name: row[name] for name in COLUMNS} | {n: json.loads(row[n]) for n in _JSON}
    except (TypeError, ValueError, RecursionError):
        return None
    if not all(isinstance(values[name], kind) for name, kind in _KINDS.items()):
        return None
    if not all(isfinite(v) and v >= 0 for v in values.values() if isinstance(v, (int, float))):
        return None
    proved = values["is_proved"]
    truths = {
        "is_busy": bool(values["is_busy"]),
        "is_proved": None if proved is None else bool(proved),
    }
    return Record(**values | truths | {"problems": tuple(map(str, values["problems"]))})


_TEXT, _NUMBER = (str, type(None)), (int, float, type(None))
_KINDS: Mapping[str, Any] = {
    **dict.fromkeys(("name", "status", "began", "machine"), str),
    **dict.fromkeys(("interrupted", "level", "fingerprint", "duplicate_of"), _TEXT),
    **dict.fromkeys(("count", "costliest", "total"), (int, type(None))),
    **dict.fromkeys(("seconds", "cpu_seconds", "megabytes"), _NUMBER),
    "is_busy": int,
    "is_proved": (int, type(None)),
    "problems": list,
    "details": dict,
}
"""What the values of a record are."""
