"""Parquet: records as a table that other tools read."""

from __future__ import annotations

import json
import sys

import pyarrow.parquet
import pytest
from test_journal import room_for

import pylogic
from pylogic.batches import parquet
from pylogic.batches.record import COLUMNS, Record

FULL = Record(
    "a\udcff.lp",
    "interrupted",
    ("one", "two\udcff"),
    "timeout",
    *(2, 0.25, 0.125, 30.5, "hard", 7, 11, True, "f", "b.lp", "2026-01-02 03:04:05", "host", True),
    {"answers": [{"shown": ["é"]}]},
)
BARE = Record("b.lp", "crashed")


def write(path, records, then=lambda: None):
    with parquet.table(path, "kuromasu", "solve") as table:
        for record in records:
            table.add(record)
        then()


def read(path):
    """The records of a file, as anybody would read them."""
    for row in pyarrow.parquet.read_table(path).to_pylist():
        details = json.loads(row["details"])
        values = {**row, "details": details, "problems": tuple(row["problems"])}
        yield Record(**{name: values[name] for name in COLUMNS})


@pytest.fixture
def path(tmp_path):
    return tmp_path / "found.parquet"


def test_reading_gives_what_was_written_with_the_puzzle_and_the_verb(path):
    write(path, [FULL, BARE])
    told = FULL.to_dict() | {"name": "a\\udcff.lp", "problems": ("one", "two\\udcff")}
    assert list(read(path)) == [Record(**told), BARE]
    found = pyarrow.parquet.read_table(path)
    assert found.column_names == ["puzzle", "verb", *COLUMNS]
    assert found.column("puzzle").to_pylist() == ["kuromasu"] * 2
    assert found.column("verb").to_pylist() == ["solve"] * 2


def test_columns_have_the_same_types_whatever_is_in_them(tmp_path):
    found = []
    for name, records in {"none": [], "bare": [BARE], "full": [FULL]}.items():
        path = tmp_path / name
        write(path, records)
        found.append(pyarrow.parquet.read_schema(path))
    assert found[0] == found[1] == found[2]
    kinds = {name: str(found[0].field(name).type) for name in ("seconds", "count", "is_busy")}
    assert kinds == {"seconds": "double", "count": "int64", "is_busy": "bool"}
    assert [found[0].field(name).nullable for name in ("status", "count")] == [False, True]


def test_few_records_are_held(path, monkeypatch):
    monkeypatch.setattr(parquet, "_GROUP", 2)
    with parquet.table(path, "kuromasu", "solve") as table:
        for number in range(5):
            table.add(Record(str(number), "unique"))
            assert len(table.rows) < 2
    assert pyarrow.parquet.ParquetFile(path).num_row_groups == 3
    assert [record.name for record in read(path)] == list("01234")


def test_what_ends_early_leaves_what_was_there(path):
    path.write_text("old")

    def interrupt():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write(path, [FULL], interrupt)
    assert [found.read_text() for found in path.parent.iterdir()] == ["old"]


@pytest.mark.parametrize("rows", [1, 5000])
def test_a_full_disk_leaves_no_file(path, rows):
    """Whether a group fills it, or the end of the file does."""
    records = [Record(str(number), "unique") for number in range(rows)]
    with room_for(100), pytest.raises(pylogic.WriteError, match="File too large"):
        write(path, records)
    assert list(path.parent.iterdir()) == []


def test_a_path_that_cannot_be_meant_is_refused_at_once(tmp_path):
    for path in (tmp_path, tmp_path / "none/found.parquet"):
        with pytest.raises(pylogic.OptionError):
            write(path, [], pytest.fail)


def test_without_pyarrow_the_extra_is_named(path, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(pylogic.OptionError, match=r"pip install '.\[corpus\]'"):
        write(path, [])
    assert list(path.parent.iterdir()) == []
