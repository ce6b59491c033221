"""The journal: runs in an SQLite file, appended as they end; what is damaged in it is told."""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing
from math import isfinite
from pathlib import Path
from typing import Any, NamedTuple, get_args

from pylogic.compare.runs import COLUMNS, Case, Run, from_columns, plain
from pylogic.errors import Interruption, OptionError, WriteError
from pylogic.solving.outcome import Statistics, Status

_NAMES = ", ".join(f'"{name}"' for name in COLUMNS)


class Found(NamedTuple):
    """What a journal has of the runs that were asked for."""

    runs: dict[str, Run]
    """By their keys."""
    damaged: tuple[str, ...]
    """Which of its runs make no sense, and why: they are left alone, and made again."""


class Journal:
    """An open file of runs, with one writer. Each run is on the disk before the next is added.

    Each run is a transaction of SQLite's: whatever ends this process, or fills the disk, the
    file keeps every run before the one that was being written.
    """

    def __init__(self, path: Path) -> None:
        """Open or make the file.

        Raises:
            OptionError: it cannot be opened, is no journal, or has a writer already.
            WriteError: it cannot be made.
        """
        self._path = path
        self._lock = _opened(path)
        try:
            # A path that begins with / is never one of the names that SQLite takes for no file.
            self._connection = sqlite3.connect(path.absolute())
        except sqlite3.Error as error:
            os.close(self._lock)
            raise OptionError(f"{path}: {error}") from None
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the file; another process may write to it."""
        self._connection.close()
        os.close(self._lock)  # the last: closing any descriptor of a file ends SQLite's locks too

    def add(self, run: Run) -> None:
        """Append a run.

        Raises:
            WriteError: it could not be written; the runs before it stay.
        """
        columns = run.columns()
        row = [_column(run.case.command), *(_column(columns[name]) for name in COLUMNS)]
        marks = ", ".join("?" * len(row))
        try:
            with self._connection:
                insert = f"INSERT INTO runs (command, {_NAMES}) VALUES ({marks})"
                self._connection.execute(insert, row)
        except (sqlite3.Error, OverflowError) as error:
            words = "the last run could not be written; those before it are kept"
            raise WriteError(f"{self._path}: {error}: {words}") from None

    def find(self, cases: Mapping[str, Case]) -> Found:
        """The last sound run of each of the cases, which are named by their keys.

        Runs that ended in an error do not count.

        Raises:
            OptionError: SQLite cannot read the file.
        """
        found: dict[str, Run] = {}
        damaged: list[str] = []
        try:
            for key, case in cases.items():
                for number, row in self._rows(key):
                    wrong = _wrong(row, case)
                    if wrong is None:
                        found[key] = _run(row, case)
                        break
                    words = f"{wrong}: it is not taken from there"
                    damaged.append(f"{self._path}: run {number} ({case.command}): {words}")
        except sqlite3.Error as error:
            raise OptionError(f"{self._path}: {error}") from None
        return Found(found, tuple(damaged))

    def _prepare(self) -> None:
        """Make the table if the file is empty; see that it is a table of ours otherwise."""
        # A file may come from anybody: nothing that it defines is run, no text is a surprise.
        self._connection.text_factory = lambda data: data.decode(errors="replace")
        try:
            self._connection.execute("PRAGMA trusted_schema = OFF")
            query = "SELECT type, name, sql FROM sqlite_master"
            things = self._connection.execute(query).fetchall()
            known = {row[1] for row in self._connection.execute("PRAGMA table_info(runs)")}
        except sqlite3.Error as error:
            raise OptionError(f"{self._path}: {error}") from None
        if not things:
            self._create()
            return
        if not any(kind == "table" and name == "runs" for kind, name, _ in things):
            raise OptionError(f"{self._path}: a database of something else, not a journal")
        if any(kind == "trigger" or "VIRTUAL" in str(sql).upper() for kind, _, sql in things):
            raise OptionError(f"{self._path}: a journal of runs has no triggers, this file has")
        if not known.issuperset({"run", "command", *COLUMNS}):
            words = "a journal of another version; name another with --journal"
            raise OptionError(f"{self._path}: {words}")

    def _create(self) -> None:
        try:
            with self._connection:
                self._connection.execute("BEGIN")  # table and index, or neither
                columns = f"run INTEGER PRIMARY KEY, command TEXT, {_NAMES}"
                self._connection.execute(f"CREATE TABLE runs ({columns})")
                self._connection.execute("CREATE INDEX keys ON runs (key)")
        except sqlite3.Error as error:
            raise WriteError(f"{self._path}: {error}") from None

    def _rows(self, key: str) -> Iterator[tuple[int, dict[str, Any]]]:
        """What is recorded under a key, the last one first."""
        query = f"SELECT run, {_NAMES} FROM runs WHERE key = ? AND error IS NULL ORDER BY run DESC"
        with closing(self._connection.execute(query, [key])) as cursor:
            for number, *row in cursor:
                yield number, dict(zip(COLUMNS, row, strict=True))


def _opened(path: Path) -> int:
    """A descriptor that keeps other comparisons from writing to a file; it is made if need be.

    Raises:
        OptionError: it is no regular file, cannot be opened, or another comparison holds it.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK, 0o666)
    except (OSError, ValueError) as error:  # a value error for a zero byte
        raise OptionError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OptionError(f"{path}: not a regular file: a journal cannot be kept there")
        # Not lockf: SQLite's own locks are of that kind, and it releases all of a process.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(descriptor)
        words = "another comparison is writing to it; name another with --journal"
        raise OptionError(f"{path}: {words}") from None
    except OptionError:
        os.close(descriptor)
        raise
    return descriptor


def _column(value: Any) -> Any:
    if isinstance(value, str):  # a name of a file may have bytes that are no text
        return value.encode(errors="backslashreplace").decode()
    return json.dumps(plain(value)) if isinstance(value, (Case, tuple)) else value


def _run(row: Mapping[str, Any], case: Case) -> Run:
    """The run of a row in which nothing is wrong."""
    lists = {name: tuple(json.loads(row[name])) for name in ("cost", "answers")}
    lists["retries"] = tuple(map(tuple, json.loads(row["retries"])))
    truths = {name: bool(row[name]) for name in ("exhausted", "is_refuted", "is_pinned")}
    return from_columns({**row, **lists, **truths, "case": case})


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
