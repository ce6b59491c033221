"""Parquet: the records of a batch as a table that DuckDB, pandas and the like read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

from pylogic.batches.record import Record
from pylogic.errors import missing_package
from pylogic.rules import files
from pylogic.rules.lexical import make_encodable

_TYPES = {
    **dict.fromkeys(("count", "costliest", "total"), "int64"),
    **dict.fromkeys(("seconds", "cpu_seconds", "megabytes"), "float64"),
    **dict.fromkeys(("is_proved", "is_busy"), "bool"),
}
"""The types of the columns that are no texts."""


@contextmanager
def open_table(path: Path, puzzle: str, verb: str) -> Iterator[Callable[[Record], None]]:
    """Give this context a function that adds a record as a row; write the file at its end.

    The columns are puzzle, verb, and a record's fields. Rows wait in memory; after an error in the
    context no file is written.

    Raises:
        OptionError: pyarrow is not installed, or there can be no such file.
        WriteError: the file could not be written whole.
    """
    try:
        import pyarrow  # slow, and most runs do without
        from pyarrow.parquet import write_table
    except ModuleNotFoundError as error:
        raise missing_package(str(path), error, "corpus") from None
    text = pyarrow.string()
    types = {"puzzle": text, "verb": text}
    names = [column.name for column in fields(Record)]
    types |= {name: pyarrow.type_for_alias(_TYPES.get(name, "string")) for name in names}
    types["problems"] = pyarrow.list_(text)
    rows: list[dict[str, Any]] = []

    def add(record: Record) -> None:
        """Store a record as a row, with texts that UTF-8 can encode, and details as JSON."""
        values = {name: getattr(record, name) for name in names}
        row = {n: make_encodable(v) if isinstance(v, str) else v for n, v in values.items()}
        row["problems"] = [make_encodable(problem) for problem in record.problems]
        row["details"] = json.dumps(record.details)  # its fields depend on the verb
        rows.append({"puzzle": puzzle, "verb": verb, **row})

    with files.open_replacement(path) as file:
        yield add
        with files.convert_errors(path):
            table_of_rows = pyarrow.Table.from_pylist(rows, pyarrow.schema(list(types.items())))
            write_table(table_of_rows, file, compression="zstd")
