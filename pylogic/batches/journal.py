"""Journal: what tasks came to, one JSON document a row of an SQLite file with one writer."""

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
"""Seconds that a writer waits for readers, and Ctrl-C with it."""
_OTHER = "name another with --journal"
_DAMAGED = (
    f"a damaged journal: part of the file is missing, or was changed; {_OTHER}"
    " (`sqlite3 FILE .recover` saves what can still be read)"
)


class Journal:
    """An open file of documents. An addition is on the disk before the next one is made.

    Each addition is a transaction of SQLite: whatever ends this process, or fills the disk, the
    file keeps every row before those that were being written. There is no WAL, a second file that
    is lost where the first is copied alone, and that does not work on all file systems: so readers
    hold up the writer.
    """

    def __init__(self, path: Path, verb: str) -> None:
        """Open or make the file; rows that are added carry the verb.

        Raises:
            OptionError: it cannot be opened, is damaged or no journal, or has a writer already.
            WriteError: it cannot be made.
        """
        self.path = path
        self._verb = verb
        self._lock = _lock(path)
        try:
            # A path that begins with / is never one of the names that SQLite takes for no file.
            # Several threads may use it, not at once: an iterator of records has one user.
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
        """Close the file; another process may write to it."""
        self._connection.close()
        os.close(self._lock)  # the last: closing any descriptor of a file ends SQLite's locks too

    def add(self, documents: Iterable[tuple[str, Mapping[str, Any]]]) -> None:
        """Append documents, each under its key: all or none of them.

        Raises:
            WriteError: they could not be written; those before them stay.
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
        """The last sound document of a task, if there is one: a crash, perhaps by chance, is none.

        Args:
            name: the name of the task.
            on_damage: called with a sentence on each damaged row before that document.

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
            raise OptionError(f"{self.path}: {_describe(error)}") from None
        return None

    def _prepare(self) -> None:
        """Make the table in an empty file; otherwise check that the file is a sound journal."""
        # A file may come from anybody: nothing that it defines is run, no text is a surprise.
        self._connection.text_factory = lambda data: data.decode(errors="replace")
        try:
            self._connection.execute("PRAGMA trusted_schema = OFF")
            query = "SELECT type, name, sql FROM sqlite_master"
            things = self._connection.execute(query).fetchall()
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
            # Now, not after hours of runs that cannot be appended.
            checked = self._connection.execute("PRAGMA quick_check(1)").fetchone()
            (size,) = self._connection.execute("PRAGMA page_size").fetchone()
        except sqlite3.Error as error:
            raise OptionError(f"{self.path}: {_describe(error)}") from None
        tables = {name for kind, name, _ in things if kind == "table"}
        if checked != ("ok",) or os.fstat(self._lock).st_size % size:
            problem = _DAMAGED
        elif any(kind == "trigger" or "VIRTUAL" in str(sql).upper() for kind, _, sql in things):
            problem = "a journal of runs has no triggers, this file has"
        elif things and not tables & {"records", "runs"}:  # older journals had a table `runs`
            problem = "a database of something else, not a journal"
        elif things and version != _VERSION:
            problem = f"a journal of another version; {_OTHER}"
        else:
            problem = ""
        if problem:
            raise OptionError(f"{self.path}: {problem}")
        if not things:
            try:
                with self._connection:
                    self._create()
            except sqlite3.Error as error:
                raise WriteError(f"{self.path}: {error}") from None

    def _create(self) -> None:
        self._connection.execute("BEGIN")  # table and index, or neither
        texts = "key TEXT, verb TEXT, document TEXT, digest TEXT"
        self._connection.execute(f"CREATE TABLE records (run INTEGER PRIMARY KEY, {texts})")
        self._connection.execute("CREATE INDEX records_keys ON records (key)")
        self._connection.execute(f"PRAGMA user_version = {_VERSION}")


def _describe(error: sqlite3.Error) -> str:
    """The words for a file that cannot be read: those of SQLite only where they say it."""
    if "not a database" in str(error):
        return f"not a database, and so no journal; {_OTHER}"
    return _DAMAGED if "malformed" in str(error) else str(error)


def _lock(path: Path) -> int:
    """A descriptor that keeps other writers from a file; it is made if need be.

    Raises:
        OptionError: it is no regular file, cannot be opened, or another process holds it.
    """
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK, 0o666)
    except (OSError, ValueError) as error:  # a value error for a zero byte
        raise OptionError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
    problem = f"another process is writing to it; {_OTHER}"
    try:
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            # Not lockf: SQLite's own locks are of that kind, and it releases all of a process.
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return descriptor
        problem = "not a regular file: a journal cannot be kept there"
    except OSError:
        pass
    os.close(descriptor)
    raise OptionError(f"{path}: {problem}")
