"""The journal: runs in an SQLite file, appended as they end."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any

from pylogic.compare.runs import COLUMNS, Case, Run, Setting, from_columns, plain
from pylogic.errors import OptionError

_NAMES = ", ".join(f'"{name}"' for name in COLUMNS)


class Journal:
    """An open file of runs. Each run is on the disk before the next one is added."""

    def __init__(self, path: Path) -> None:
        """Open or make the file.

        Raises:
            OptionError: it cannot be opened, or is no journal.
        """
        try:
            self._connection = sqlite3.connect(path)
            with self._connection:
                columns = f"run INTEGER PRIMARY KEY, command TEXT, {_NAMES}"
                self._connection.execute(f"CREATE TABLE IF NOT EXISTS runs ({columns})")
                self._connection.execute("CREATE INDEX IF NOT EXISTS keys ON runs (key)")
                known = {row[1] for row in self._connection.execute("PRAGMA table_info(runs)")}
        except sqlite3.Error as error:
            raise OptionError(f"{path}: {error}") from None
        if not known.issuperset(COLUMNS):
            self.close()
            raise OptionError(f"{path}: a journal of another version; name another with --journal")

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def add(self, run: Run) -> None:
        """Append a run."""
        columns = run.columns()
        row = [run.case.command, *(_column(columns[name]) for name in COLUMNS)]
        marks = ", ".join("?" * len(row))
        with self._connection:
            self._connection.execute(f"INSERT INTO runs (command, {_NAMES}) VALUES ({marks})", row)

    def find(self, keys: Iterable[str]) -> dict[str, Run]:
        """The last run of each key that the file has; those that ended in an error do not count."""
        found = {}
        for key in keys:
            query = f"SELECT {_NAMES} FROM runs WHERE key = ? AND error IS NULL ORDER BY run DESC"
            with closing(self._connection.execute(query, [key])) as cursor:
                row = cursor.fetchone()
            if row is not None:
                found[key] = _run(dict(zip(COLUMNS, row, strict=True)))
        return found


def _column(value: Any) -> Any:
    return json.dumps(plain(value)) if isinstance(value, (Case, tuple)) else value


def _run(row: dict[str, Any]) -> Run:
    case = json.loads(row["case"])
    setting = Setting(**case.pop("setting"))
    constants = tuple((name, value) for name, value in case.pop("constants"))
    row["case"] = Case(setting=setting, constants=constants, **case)
    row |= {name: tuple(json.loads(row[name])) for name in ("cost", "answers")}
    row |= {name: bool(row[name]) for name in ("exhausted", "is_refuted")}
    return from_columns(row)
