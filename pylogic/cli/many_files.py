"""Where the records of many puzzles go besides the terminal: a file for each, or a table of all."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from pylogic import formats
from pylogic.batches import parquet
from pylogic.batches.record import Record
from pylogic.cli import output
from pylogic.cli.arguments import Many
from pylogic.errors import OptionError
from pylogic.formats import naming
from pylogic.puzzle import Puzzle
from pylogic.rules.parts import ERRORS

TABLE = ".parquet"
"""How the name of a table ends; everything else is a folder."""
_LONGEST = 200
"""Bytes of a name: a link may have more than a file's name, which also has an ending."""
_HASH = 16

Keep = Callable[[Record], None]


@dataclass
class Safe:
    """Names that can be those of files in one folder, no two the same."""

    taken: set[str] = field(default_factory=set)

    def name(self, name: str) -> str:
        """Such a name for a puzzle: its path, words apart by a line, and a number if need be."""
        file, _, entry = name.partition("#")
        path = Path(file)
        stem = str(path.with_suffix("")) if path.suffix in formats.extensions() else file
        plain = re.sub(r"[^\w.-]+", "_", f"{stem}_{entry}").strip("._") or "puzzle"
        plain = _cut(plain, name)
        found, number = plain, 2
        while found.casefold() in self.taken:
            found, number = f"{plain}-{number}", number + 1
        self.taken.add(found.casefold())
        return found


def _cut(plain: str, name: str) -> str:
    """A name that a file can have: one too long has the hash of all of it for its end."""
    if len(plain.encode()) <= _LONGEST:
        return plain
    digest = hashlib.sha256(name.encode(errors="surrogateescape")).hexdigest()[:_HASH]
    begin = plain.encode()[: _LONGEST - _HASH - 1].decode(errors="ignore")
    return f"{begin}-{digest}"


def missing(many: Many) -> Path | None:
    """The table that a batch has not written which was stopped."""
    is_table = many.output is not None and many.output.suffix == TABLE
    return many.output if is_table else None


@contextmanager
def keeping(puzzle: Puzzle, verb: str, to: str | None, many: Many) -> Iterator[Keep]:
    """What keeps a record where --output says.

    Raises:
        OptionError: nothing can be written there, or it would be over what is there.
        WriteError: it could not be written.
    """
    path = many.output
    if path is None:
        yield lambda _record: None
    elif path.suffix == TABLE:
        if path.exists() and not _may_overwrite(many):
            raise OptionError(f"{path}: file exists; --force writes over it")
        with parquet.table(path, puzzle.encoding.name, verb) as table:
            yield table.add
    else:
        _prepare(path, may_overwrite=_may_overwrite(many))
        yield _Folder(path, puzzle, verb, to).save


def _may_overwrite(many: Many) -> bool:
    """A batch that goes on writes what it has written before it was stopped."""
    return many.is_forced or many.resume


def _prepare(path: Path, *, may_overwrite: bool) -> None:
    if path.exists() and not path.is_dir():
        raise OptionError(f"{path}: a file, and no folder; a table is a file named *{TABLE}")
    if path.suffix and not path.exists():
        raise OptionError(f"{path}: expected a folder, without an ending, or FILE{TABLE}")
    try:
        path.mkdir(parents=True, exist_ok=True)
        is_empty = not os.listdir(path)
    except OSError as error:
        raise OptionError(f"{path}: {error.strerror}") from None
    if not (is_empty or may_overwrite):
        words = "there are files in it; --force writes over those that are called the same"
        raise OptionError(f"{path}: {words}")


@dataclass(frozen=True)
class _Folder:
    """A folder that gets a file for each puzzle."""

    path: Path
    puzzle: Puzzle
    verb: str
    to: str | None
    safe: Safe = field(default_factory=Safe)

    def save(self, record: Record) -> None:
        """Write what the verb prints of a puzzle alone; nothing where there is no conversion."""
        name = self.safe.name(record.name)
        if self.to is None:
            document = output.json_text(self._document(record), indent=2)
            output.write(self.path / f"{name}.json", f"{document}\n")
        elif "text" in record.details:
            wanted = naming.format_of(self.puzzle.encoding, self.to)
            extension = formats.named(wanted).ending
            output.write(self.path / f"{name}{extension}", record.details["text"])

    def _document(self, record: Record) -> dict[str, object]:
        if self.verb == "check" and record.count is None:
            has_errors_part = ERRORS in self.puzzle.encoding.parts
            known = {"instance": record.name, "has_errors_part": has_errors_part}
            return {**known, "problems": [], **record.details}
        return {**record.details} or {"status": record.status, "problems": [*record.problems]}
