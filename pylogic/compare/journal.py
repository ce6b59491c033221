"""The journal: runs in an SQLite file, appended as they end."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from pylogic.compare.runs import Case, Run, Setting
from pylogic.errors import OptionError

_FIELDS = [field.name for field in fields(Run)]
_COLUMNS = ", ".join(["run INTEGER PRIMARY KEY", "command TEXT", *(f'"{n}"' for n in _FIELDS)])


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
                self._connection.execute(f"CREATE TABLE IF NOT EXISTS runs ({_COLUMNS})")
                self._connection.execute("CREATE INDEX IF NOT EXISTS keys ON runs (key)")
                known = {row[1] for row in self._connection.execute("PRAGMA table_info(runs)")}
        except sqlite3.Error as error:
            raise OptionError(f"{path}: {error}") from None
        if not known.issuperset(_FIELDS):
            self.close()
            raise OptionError(f"{path}: a journal of another version; name another with --journal")

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def add(self, run: Run) -> None:
        """Append a run."""
        row = [run.case.command, *(_column(getattr(run, name)) for name in _FIELDS)]
        names = ", ".join(["command", *(f'"{name}"' for name in _FIELDS)])
        marks = ", ".join("?" * len(row))
        with self._connection:
            self._connection.execute(f"INSERT INTO runs ({names}) VALUES ({marks})", row)

    def find(self, keys: Iterable[str]) -> dict[str, Run]:
        """The last run of each key that the file has; those that ended in an error do not count."""
        names = ", ".join(f'"{name}"' for name in _FIELDS)
        found = {}
        for key in keys:
            query = f"SELECT {names} FROM runs WHERE key = ? AND error IS NULL ORDER BY run DESC"
            with closing(self._connection.execute(query, [key])) as cursor:
                row = cursor.fetchone()
            if row is not None:
                found[key] = _run(dict(zip(_FIELDS, row, strict=True)))
        return found


def _column(value: Any) -> Any:
    if isinstance(value, Case):
        return json.dumps(asdict(value))
    return json.dumps(value) if isinstance(value, tuple) else value


def _run(row: dict[str, Any]) -> Run:
    case = json.loads(row["case"])
    setting = Setting(**case.pop("setting"))
    constants = tuple((name, value) for name, value in case.pop("constants"))
    row["case"] = Case(setting=setting, constants=constants, **case)
    row |= {name: tuple(json.loads(row[name])) for name in ("cost", "answers")}
    row |= {name: bool(row[name]) for name in ("exhausted", "is_refuted")}
    return Run(**row)
