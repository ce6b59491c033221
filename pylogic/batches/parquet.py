"""Parquet: the records of a batch as a table that DuckDB, pandas and the like read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pylogic.batches.record import Record
from pylogic.errors import missing_package
from pylogic.rules import files
from pylogic.rules.lexical import encodable

if TYPE_CHECKING:
    import pyarrow
    from pyarrow.parquet import ParquetWriter

_GROUP = 5000
"""Records that are written together; so many are held."""
_KINDS = {
    "str": "string",
    "Interruption": "string",
    "bool": "bool",
    "int": "int64",
    "float": "float64",
    "tuple[str, ...]": "list",
    "Mapping[str, Any]": "string",  # JSON: what is in it depends on the verb
}
"""What the types of a record's fields are called in a table."""


@dataclass
class Table:
    """A file that is being written: a row for each record."""

    path: Path
    writer: ParquetWriter
    always: dict[str, str]
    """Columns that are the same in all rows."""
    rows: list[dict[str, Any]] = field(default_factory=list)
    """Those that are still to be written."""

    def add(self, record: Record) -> None:
        """Append a record.

        Raises:
            WriteError: those before it could not be written.
        """
        self.rows.append({**self.always, **_values(record)})
        if len(self.rows) == _GROUP:
            self.write()

    def write(self) -> None:
        """Write what is held."""
        import pyarrow

        with files.write_errors(self.path):
            self.writer.write_table(pyarrow.Table.from_pylist(self.rows, self.writer.schema))
        self.rows.clear()


@contextmanager
def table(path: Path, puzzle: str, verb: str) -> Iterator[Table]:
    """A file that gets a row for each record of a verb; it is there when the context ends well.

    Its columns are the puzzle's name, the verb, and the fields of a record.

    Raises:
        OptionError: pyarrow is not installed, or there can be no such file.
        WriteError: it could not be written whole.
    """
    try:
        from pyarrow.parquet import ParquetWriter  # slow, and most runs do without
    except ModuleNotFoundError as error:
        raise missing_package(str(path), error, "corpus") from None
    with files.writing(path) as file:
        writer = ParquetWriter(file, _schema(), compression="zstd")
        try:
            made = Table(path, writer, {"puzzle": puzzle, "verb": verb})
            yield made
            made.write()
            with files.write_errors(path):
                writer.close()
        finally:
            with suppress(OSError):
                writer.close()


def _schema() -> pyarrow.Schema:
    import pyarrow

    text = pyarrow.string()
    columns = [pyarrow.field(name, text, nullable=False) for name in ("puzzle", "verb")]
    for one in fields(Record):
        kind = str(one.type).removesuffix(" | None")
        is_list = _KINDS[kind] == "list"
        value = pyarrow.list_(text) if is_list else pyarrow.type_for_alias(_KINDS[kind])
        columns.append(pyarrow.field(one.name, value, nullable=kind != one.type))
    return pyarrow.schema(columns)


def _values(record: Record) -> dict[str, Any]:
    values = {one.name: getattr(record, one.name) for one in fields(Record)}
    texts = {name: encodable(v) for name, v in values.items() if isinstance(v, str)}
    problems = [encodable(problem) for problem in record.problems]
    return {**values, **texts, "problems": problems, "details": json.dumps(record.details)}
