"""Journal: the records of tasks, one JSON document a row of an SQLite file with one writer."""

from __future__ import annotations

import fcntl
import json
import os
import sqlite3
import stat
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pylogic.batches.record import CRASHED, hash_texts
from pylogic.errors import OptionError, WriteError

_VERSION = 3
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


@dataclass(frozen=True)
class Journal:
    """An open file of documents; an addition is on the disk before the next one is made.

    Each addition is a transaction of SQLite: whatever ends this process, or fills the disk, the
    file keeps every row of earlier additions. There is no WAL, a second file that is lost where the
    first is copied alone, and that some file systems do not bear: so readers hold up the writer.
    """

    path: Path
    verb: str
    """The verb that new rows carry."""
    connection: sqlite3.Connection

    def add(self, documents: Iterable[tuple[str, Mapping[str, Any]]]) -> None:
        """Append documents, each under its key, in one transaction: all or none of them.

        Raises:
            WriteError: the documents could not be written; earlier ones stay.
        """
        texts = ((key, json.dumps(document)) for key, document in documents)
        rows = [(key, self.verb, text, hash_texts(key, text)) for key, text in texts]
        insert = "INSERT INTO records (key, verb, document, digest) VALUES (?, ?, ?, ?)"
        try:
            with self.connection:
                self.connection.executemany(insert, rows)
        except sqlite3.Error as error:
            words = "the last run could not be written; those before it are kept"
            raise WriteError(f"{self.path}: {error}: {words}") from None

    def find(self, key: str) -> dict[str, Any] | None:
        """Return a key's last document, of any verb; None without one, or if it is of a crash."""
        query = "SELECT document FROM records WHERE key = ? ORDER BY run DESC LIMIT 1"
        row = self.connection.execute(query, [key]).fetchone()
        document: dict[str, Any] | None = None if row is None else json.loads(row[0])
        return None if document is None or document["status"] == CRASHED else document


@contextmanager
def open_journal(path: Path, verb: str) -> Iterator[Journal]:
    """Give this context the journal in a file, made if need be, which no other process may write.

    All rows are checked now, and not after hours of runs that cannot be appended.

    Raises:
        OptionError: the file cannot be opened, is no sound journal, or has a writer already.
        WriteError: the table cannot be made.
    """
    with ExitStack() as stack:
        try:
            lock = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK, 0o666)
            # The last to be closed: closing any descriptor of a file ends SQLite's locks, too,
            # which are of lockf's kind.
            stack.callback(os.close, lock)
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise OptionError(f"{path}: another process is writing to it; {_OTHER}") from None
        except (OSError, ValueError) as error:  # a value error for a zero byte
            raise OptionError(f"{path}: {getattr(error, 'strerror', None) or error}") from None
        if not stat.S_ISREG(os.fstat(lock).st_mode):
            raise OptionError(f"{path}: not a regular file: a journal cannot be kept there")
        try:
            # A path that begins with / is never one of the names that SQLite takes for no file.
            # Several threads may use the file, not at once: an iterator of records has one user.
            connection = sqlite3.connect(path.absolute(), _PATIENCE, check_same_thread=False)
            stack.callback(connection.close)
            problem = _find_problem(connection, lock)
        except sqlite3.Error as error:
            problem = _DAMAGED if "malformed" in str(error) else str(error)
            if "not a database" in problem:
                problem = f"not a database, and so no journal; {_OTHER}"
        except UnicodeDecodeError:  # SQLite's error quotes bytes of a damaged definition
            problem = _DAMAGED
        if problem is not None:
            raise OptionError(f"{path}: {problem}")
        try:
            if os.fstat(lock).st_size == 0:
                with connection:
                    for statement in ("BEGIN", *_SCHEMA, f"PRAGMA user_version = {_VERSION}"):
                        connection.execute(statement)  # all of them, or none
        except sqlite3.Error as error:
            raise WriteError(f"{path}: {error}") from None
        yield Journal(path, verb, connection)


def _find_problem(connection: sqlite3.Connection, file: int) -> str | None:
    """Return why an open file is no sound journal; None if it is one, or empty."""
    # The file may come from a stranger: its definitions do not run, its texts always decode.
    connection.text_factory = lambda data: data.decode(errors="replace")
    ask = connection.execute
    ask("PRAGMA trusted_schema = OFF")
    schema = [sql for (sql,) in ask("SELECT sql FROM sqlite_master")]
    (version,) = ask("PRAGMA user_version").fetchone()
    checked = ask("PRAGMA quick_check(1)").fetchone()
    (page,) = ask("PRAGMA page_size").fetchone()
    size = os.fstat(file).st_size
    if checked != ("ok",) or size % page:
        return _DAMAGED
    if size == 0:
        return None
    if (schema, version) != ([*_SCHEMA], _VERSION):
        return f"a database of something else, or of another version; {_OTHER}"
    for run, key, text, digest in ask("SELECT run, key, document, digest FROM records"):
        if digest != hash_texts(str(key), str(text)):
            words = "it was changed since it was written; delete it, or"
            return f"row {run} is damaged: {words} {_OTHER}"
    return None
