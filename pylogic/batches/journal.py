"""Journal: the records of tasks, one JSON document a row of an SQLite file with one writer."""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
import stat
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

from pylogic.batches.record import CRASHED, hash_texts
from pylogic.errors import OptionError, WriteError

_VERSION = 2
"""The version of the documents' contents."""
_PATIENCE = 30.0
"""Seconds that a writer waits for readers; Ctrl-C waits as long."""
_OTHER = "name another with --journal"
_DAMAGED = (
    f"a damaged journal: part of the file is missing, or was changed; {_OTHER}"
    " (`sqlite3 FILE .recover` saves what can still be read)"
)


class Journal:
    """An open file of documents; an addition is on the disk before the next one is made.

    Each addition is a transaction of SQLite: whatever ends this process, or fills the disk, the
    file keeps every row of earlier additions. There is no WAL, a second file that is lost where the
    first is copied alone, and that some file systems do not bear: so readers hold up the writer.
    """

    def __init__(self, path: Path, verb: str) -> None:
        """Open or make the file, and lock out other writers; added rows carry the verb.

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

    def find(self, key: str, name: str, on_damage: Callable[[str], None]) -> dict[str, Any] | None:
        """Return the last sound document under a key, or None; that of a crash does not count.

        `on_damage` is called with a sentence, with the task's name, on each damaged row after it.

        Raises:
            OptionError: SQLite cannot read the file.
        """
        query = "SELECT run, document, digest FROM records WHERE key = ? ORDER BY run DESC"
        try:
            with closing(self._connection.execute(query, [key])) as cursor:
                for number, text, digest in cursor:
                    if not isinstance(text, str) or digest != hash_texts(key, text):
                        words = f"row {number} ({name}) is damaged: it is not taken from there"
                        on_damage(f"{self.path}: {words}")
                        continue
                    document: dict[str, Any] = json.loads(text)
                    if document["status"] != CRASHED:
                        return document
        except sqlite3.Error as error:
            raise OptionError(f"{self.path}: {_describe_error(error)}") from None
        return None

    def _prepare(self) -> None:
        """Make the table in an empty file, or raise OptionError if the file is no sound journal."""
        # The file may come from a stranger: its definitions do not run, its texts always decode.
        self._connection.text_factory = lambda data: data.decode(errors="replace")
        try:
            self._connection.execute("PRAGMA trusted_schema = OFF")
            query = "SELECT type, name, sql FROM sqlite_master"
            entries = self._connection.execute(query).fetchall()
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
            # Check now, not after hours of runs that cannot be appended.
            checked = self._connection.execute("PRAGMA quick_check(1)").fetchone()
            (size,) = self._connection.execute("PRAGMA page_size").fetchone()
        except sqlite3.Error as error:
            raise OptionError(f"{self.path}: {_describe_error(error)}") from None
        tables = {name for kind, name, _ in entries if kind == "table"}
        if checked != ("ok",) or os.fstat(self._lock).st_size % size:
            problem = _DAMAGED
        elif any(kind == "trigger" or "VIRTUAL" in str(sql).upper() for kind, _, sql in entries):
            problem = "a journal of runs has no triggers, this file has"
        elif entries and not tables & {"records", "runs"}:  # older journals had a table `runs`
            problem = "a database of something else, not a journal"
        elif entries and version != _VERSION:
            problem = f"a journal of another version; {_OTHER}"
        else:
            problem = ""
        if problem:
            raise OptionError(f"{self.path}: {problem}")
        if not entries:
            try:
                with self._connection as connection:
                    connection.execute("BEGIN")  # table and index, or neither
                    texts = "key TEXT, verb TEXT, document TEXT, digest TEXT"
                    connection.execute(f"CREATE TABLE records (run INTEGER PRIMARY KEY, {texts})")
                    connection.execute("CREATE INDEX records_keys ON records (key)")
                    connection.execute(f"PRAGMA user_version = {_VERSION}")
            except sqlite3.Error as error:
                raise WriteError(f"{self.path}: {error}") from None


def _describe_error(error: sqlite3.Error) -> str:
    """Return the words for an error of SQLite in reading: its own only where they are clear."""
    if "not a database" in str(error):
        return f"not a database, and so no journal; {_OTHER}"
    return _DAMAGED if "malformed" in str(error) else str(error)


def _lock_file(path: Path) -> int:
    """Open or make a file, and lock out other writers; return its descriptor.

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
