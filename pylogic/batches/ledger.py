"""Ledger: rows in an SQLite file, appended as they are known, with one writer at a time."""

from __future__ import annotations

import fcntl
import json
import logging
import os
import sqlite3
import stat
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from itertools import count
from math import inf
from pathlib import Path
from types import UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

from pylogic.errors import OptionError, WriteError
from pylogic.rules.lexical import encodable

TABLES = ("runs", "records")
"""The tables of comparisons, and of batches: a file may hold both."""

_TRY = 1.0
"""Seconds that SQLite waits for readers by itself, where Ctrl-C has to wait, too."""
_PATIENCE = 600.0
"""Seconds that it is tried again."""
_LOCKED = "database is locked"  # what SQLite calls SQLITE_BUSY
_DAMAGED = (
    "a damaged journal: part of the file is missing, or was changed; name another with --journal"
    " (`sqlite3 FILE .recover` saves what can still be read)"
)
_LOG = logging.getLogger(__name__)


class DamagedError(Exception):
    """A row does not hold what was written; says which field."""


class Row(NamedTuple):
    """A row that was found, and its number."""

    number: int
    values: Mapping[str, Any]

    def fields(self, kinds: Mapping[str, Any]) -> dict[str, Any]:
        """The values of the fields of these types.

        Raises:
            DamagedError: one of them can be none of its type.
        """
        found = {}
        for name, kind in kinds.items():
            value, is_json = self.values[name], get_origin(kind) in (tuple, Mapping)
            try:
                found[name] = _restored(json.loads(value) if is_json else value, kind)
            except (TypeError, ValueError, RecursionError):
                words = f"the field {name} is damaged: it is not taken from there"
                raise DamagedError(words) from None
        return found


class Ledger:
    """An open table of a file. What was added is on the disk before anything else is.

    Each addition is a transaction of SQLite's: whatever ends this process, or fills the disk, the
    file keeps every row before those that were being written.
    """

    def __init__(self, path: Path, table: str, columns: Sequence[str]) -> None:
        """Open or make the file; `columns` has one that is called key.

        Raises:
            OptionError: it cannot be opened, is none of ours, or has a writer already.
            WriteError: it cannot be made.
        """
        self.path = path
        self._table = table
        self._names = ", ".join(f'"{name}"' for name in columns)
        self._columns = columns
        self._lock = _opened(path)
        try:
            # A path that begins with / is never one of the names that SQLite takes for no file.
            # Several threads may use it, not at once: an iterator of records has one user.
            self._connection = sqlite3.connect(path.absolute(), _TRY, check_same_thread=False)
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

    def add(self, rows: Iterable[Sequence[Any]]) -> None:
        """Append rows, all or none of them; tuples and dictionaries become JSON.

        Raises:
            WriteError: they could not be written; those before them stay.
        """
        marks = ", ".join("?" * len(self._columns))
        insert = f"INSERT INTO {self._table} ({self._names}) VALUES ({marks})"
        values = [list(map(_stored, row)) for row in rows]  # perhaps it is tried again
        try:
            self._write(lambda: self._connection.executemany(insert, values))
        except (sqlite3.Error, OverflowError) as error:
            words = "the last run could not be written; those before it are kept"
            raise WriteError(f"{self.path}: {error}: {words}") from None

    def rows(self, key: str) -> Iterator[Row]:
        """The rows of a key, the last one first.

        Raises:
            OptionError: SQLite cannot read the file.
        """
        query = f"SELECT run, {self._names} FROM {self._table} WHERE key = ? ORDER BY run DESC"
        try:
            with closing(self._connection.execute(query, [key])) as cursor:
                for number, *values in cursor:
                    yield Row(number, dict(zip(self._columns, values, strict=True)))
        except sqlite3.Error as error:
            raise OptionError(f"{self.path}: {_told(error)}") from None

    def _prepare(self) -> None:
        """Make the table if there is none of ours; see that it is as it should be otherwise."""
        # A file may come from anybody: nothing that it defines is run, no text is a surprise.
        self._connection.text_factory = lambda data: data.decode(errors="replace")
        try:
            self._connection.execute("PRAGMA trusted_schema = OFF")
            query = "SELECT type, name, sql FROM sqlite_master"
            things = self._connection.execute(query).fetchall()
            info = self._connection.execute(f"PRAGMA table_info({self._table})")
            known = {row[1] for row in info}
            # Now, not after hours of runs that cannot be appended.
            checked = self._connection.execute("PRAGMA quick_check(1)").fetchone()
            (size,) = self._connection.execute("PRAGMA page_size").fetchone()
        except sqlite3.Error as error:
            raise OptionError(f"{self.path}: {_told(error)}") from None
        if checked != ("ok",) or os.fstat(self._lock).st_size % size:
            raise OptionError(f"{self.path}: {_DAMAGED}")
        tables = {name for kind, name, _ in things if kind == "table"}
        if things and not tables.intersection(TABLES):
            raise OptionError(f"{self.path}: a database of something else, not a journal")
        if any(kind == "trigger" or "VIRTUAL" in str(sql).upper() for kind, _, sql in things):
            raise OptionError(f"{self.path}: a journal of runs has no triggers, this file has")
        if self._table not in tables:
            try:
                self._write(self._create)
            except sqlite3.Error as error:
                raise WriteError(f"{self.path}: {error}") from None
        elif not known.issuperset({"run", *self._columns}):
            words = "a journal of another version; name another with --journal"
            raise OptionError(f"{self.path}: {words}")

    def _create(self) -> None:
        self._connection.execute("BEGIN")  # table and index, or neither
        columns = f"run INTEGER PRIMARY KEY, {self._names}"
        self._connection.execute(f"CREATE TABLE {self._table} ({columns})")
        index = f"CREATE INDEX {self._table}_keys ON {self._table} (key)"
        self._connection.execute(index)

    def _write(self, work: Callable[[], object]) -> None:
        """Do something as one transaction: again and again, while others read the file.

        Not WAL, where readers hold up nobody: what was added would be in a second file, which is
        lost where the first is copied alone, and does not work on all file systems.
        """
        until = time.monotonic() + _PATIENCE
        for number in count():
            try:
                with self._connection:
                    work()
                return
            except sqlite3.OperationalError as error:
                if str(error) != _LOCKED or time.monotonic() > until:
                    raise
            if number == 0:
                _LOG.warning("%s: somebody is reading it: waiting for the end of that", self.path)


def _told(error: sqlite3.Error) -> str:
    """What is wrong with a file that cannot be read; of SQLite's words only those that say it."""
    if "not a database" in str(error):
        return "not a database, and so no journal; name another with --journal"
    return _DAMAGED if "malformed" in str(error) else str(error)


def _stored(value: Any) -> Any:
    """The value as SQLite takes it."""
    if isinstance(value, str):
        return encodable(value)
    return json.dumps(value) if isinstance(value, (tuple, list, Mapping)) else value


def _restored(value: Any, kind: Any, least: float = 0) -> Any:
    """The value of a type that SQLite or JSON made such a value of; only costs are negative.

    Raises:
        ValueError: there is none.
    """
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return None if value is None else _restored(value, parts[0])
    if origin is tuple and isinstance(value, list):
        least = -inf if kind == tuple[int, ...] else 0
        parts = parts[:1] * len(value) if parts[-1] is ... else parts
        return tuple(_restored(*pair, least) for pair in zip(value, parts, strict=True))
    if origin is Literal:
        is_sound = value in parts
    elif kind is bool:
        is_sound = type(value) is int and value in (0, 1)
    elif kind in (int, float):
        is_sound = type(value) in (int, kind) and least <= value < inf
    else:
        is_sound = isinstance(value, origin or kind)
    if not is_sound:
        raise ValueError
    return bool(value) if kind is bool else value


def _opened(path: Path) -> int:
    """A descriptor that keeps other writers from a file; it is made if need be.

    Raises:
        OptionError: it is no regular file, cannot be opened, or another process holds it.
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
        words = "another process is writing to it; name another with --journal"
        raise OptionError(f"{path}: {words}") from None
    except OptionError:
        os.close(descriptor)
        raise
    return descriptor
