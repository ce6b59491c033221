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
from pylogic.rules.lexical import encodable

_TYPES = {
    **dict.fromkeys(("count", "costliest", "total"), "int64"),
    **dict.fromkeys(("seconds", "cpu_seconds", "megabytes"), "float64"),
    **dict.fromkeys(("is_proved", "is_busy"), "bool"),
}
"""The types of the columns that have no texts."""


@contextmanager
def table(path: Path, puzzle: str, verb: str) -> Iterator[Callable[[Record], None]]:
    """A function that adds a record as a row; the file is there when the context ends well.

    Its columns are the puzzle's name, the verb, and the fields of a record.

    Raises:
        OptionError: pyarrow is not installed, or there can be no such file.
        WriteError: it could not be written whole.
    """
    try:
        import pyarrow  # slow, and most runs do without
        from pyarrow.parquet import write_table
    except ModuleNotFoundError as error:
        raise missing_package(str(path), error, "corpus") from None
    text = pyarrow.string()
    types = {"puzzle": text, "verb": text}
    types |= {
        one.name: pyarrow.type_for_alias(_TYPES.get(one.name, "string")) for one in fields(Record)
    }
    types["problems"] = pyarrow.list_(text)
    rows: list[dict[str, Any]] = []

    def add(record: Record) -> None:
        values = {one.name: getattr(record, one.name) for one in fields(Record)}
        row = {n: encodable(v) if isinstance(v, str) else v for n, v in values.items()}
        row["problems"] = [encodable(problem) for problem in record.problems]
        row["details"] = json.dumps(record.details)  # what is in it depends on the verb
        rows.append({"puzzle": puzzle, "verb": verb, **row})

    with files.writing(path) as file:
        yield add
        with files.write_errors(path):
            found = pyarrow.Table.from_pylist(rows, pyarrow.schema(list(types.items())))
            write_table(found, file, compression="zstd")
