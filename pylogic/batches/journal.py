"""Journal: the records of tasks, one JSON document a row of an SQLite file with one writer."""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
import stat
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from pylogic.batches.record import CRASHED, hash_texts
from pylogic.errors import OptionError, WriteError

_VERSION = 2
"""The version of the documents' contents."""
_SCHEMA = (
    "CREATE TABLE records "
    "(run INTEGER PRIMARY KEY, key TEXT, verb TEXT, document TEXT, digest TEXT)",
    "CREATE INDEX records_keys ON records (key)",
)
_PATIENCE = 30.0
"""Seconds that a writer waits for readers; Ctrl-C waits as long."""
_OTHER = "name another with --journal"
_DAMAGED = (
    f"a damaged journal: part of the file is missing, or was changed; {_OTHER}"
    " (`sqlite3 FILE .recover` saves what can still be read)"
)

_CHANGED = f"row {{}} is damaged: it was changed since it was written; delete it, or {_OTHER}"


class Journal:
    """An open file of documents; an addition is on the disk before the next one is made.

    Each addition is a transaction of SQLite: whatever ends this process, or fills the disk, the
    file keeps every row of earlier additions. There is no WAL, a second file that is lost where the
    first is copied alone, and that some file systems do not bear: so readers hold up the writer.
    """

    def __init__(self, path: Path, verb: str) -> None:
        """Open or make the file, lock out other writers, check all rows; new rows carry the verb.

        Raises:
            OptionError: the file cannot be opened, is no sound journal, or has a writer already.
            WriteError: the table cannot be made.
        """
        self.path = path
        self._verb = verb
        self._lock = _lock_file(path)
        try:
            # A path that begins with / is never one of the names that SQLite takes for no file.
            # Several threads may use the file, not at once: an iterator of records has one user.
            self._connection = sqlite3.connect(path.absolute(), _PATIENCE, check_same_thread=False)
        except sqlite3.Error as error:
            os.close(self._lock)
            raise OptionError(f"{path}: {error}") from None
        try:
            self._prepare()
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Close the file, and let other processes write to it."""
        self._connection.close()
        os.close(self._lock)  # the last: closing any descriptor of a file ends SQLite's locks too

    def add(self, documents: Iterable[tuple[str, Mapping[str, Any]]]) -> None:
        """Append documents, each under its key, in one transaction: all or none of them.

        Raises:
            WriteError: the documents could not be written; earlier ones stay.
        """
        rows = []
        for key, document in documents:
            text = json.dumps(document)
            rows.append((key, self._verb, text, hash_texts(key, text)))
        insert = "INSERT INTO records (key, verb, document, digest) VALUES (?, ?, ?, ?)"
        try:
            with self._connection:
                self._connection.executemany(insert, rows)
        except sqlite3.Error as error:
            words = "the last run could not be written; those before it are kept"
            raise WriteError(f"{self.path}: {error}: {words}") from None

    def find(self, key: str) -> dict[str, Any] | None:
        """Return a key's last document, of any verb; None without one, or if it is of a crash."""
        query = "SELECT document FROM records WHERE key = ? ORDER BY run DESC LIMIT 1"
        row = self._connection.execute(query, [key]).fetchone()
        document: dict[str, Any] | None = None if row is None else json.loads(row[0])
        return None if document is None or document["status"] == CRASHED else document

    def _prepare(self) -> None:
        """Make the table in an empty file, or raise OptionError if the file is no sound journal.

        Every row is checked now, and not after hours of runs that cannot be appended.
        """
        # The file may come from a stranger: its definitions do not run, its texts always decode.
        self._connection.text_factory = lambda data: data.decode(errors="replace")
        ask = self._connection.execute
        try:
            ask("PRAGMA trusted_schema = OFF")
            schema = [sql for (sql,) in ask("SELECT sql FROM sqlite_master")]
            (version,) = ask("PRAGMA user_version").fetchone()
            checked = ask("PRAGMA quick_check(1)").fetchone()
            (size,) = ask("PRAGMA page_size").fetchone()
            problem = None
            if checked != ("ok",) or os.fstat(self._lock).st_size % size:
                problem = _DAMAGED
            elif schema and (schema, version) != ([*_SCHEMA], _VERSION):
                problem = f"a database of something else, or of another version; {_OTHER}"
            elif schema:
                with closing(ask("SELECT run, key, document, digest FROM records")) as rows:
                    damaged = (run for run, *row in rows if not _is_sound(*row))
                    problem = next((_CHANGED.format(run) for run in damaged), None)
        except sqlite3.Error as error:
            raise OptionError(f"{self.path}: {_describe_error(error)}") from None
        if problem is not None:
            raise OptionError(f"{self.path}: {problem}")
        if not schema:
            try:
                with self._connection:
                    for statement in ("BEGIN", *_SCHEMA, f"PRAGMA user_version = {_VERSION}"):
                        ask(statement)  # all of them, or none
            except sqlite3.Error as error:
                raise WriteError(f"{self.path}: {error}") from None


def _is_sound(key: object, document: object, digest: object) -> bool:
    """Return True if a row is as it was written: its digest fits its key and its document."""
    return digest == hash_texts(str(key), str(document))


def _describe_error(error: sqlite3.Error) -> str:
    """Return the words for an error of SQLite in reading: its own only where they are clear."""
    if "not a database" in str(error):
        return f"not a database, and so no journal; {_OTHER}"
    return _DAMAGED if "malformed" in str(error) else str(error)


def _lock_file(path: Path) -> int:
    """Open or make a file, and lock out other writers without waiting; return its descriptor.

    Raises:
        OptionError: the file is not regular, cannot be opened, or has a writer already.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK, 0o666)
    except (OSError, ValueError) as error:  # a value error for a zero byte
        raise OptionError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    problem = f"another process is writing to it; {_OTHER}"
    try:
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            # lockf would lose its lock: SQLite's locks are of that kind, too, and it releases all.
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return descriptor
        problem = "not a regular file: a journal cannot be kept there"
    except OSError:
        pass
    os.close(descriptor)
    raise OptionError(f"{path}: {problem}")
