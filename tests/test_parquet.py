"""Parquet: records as a table that other tools read, written whole or not at all."""

from __future__ import annotations

import json
import sys

import pyarrow.parquet
import pytest
from experiments import room_for

import pylogic
from pylogic.batches import parquet

FULL = pylogic.Record(
    **{"name": "a\udcff.lp", "status": "interrupted", "problems": ("one", "two\udcff")},
    **{"interrupted": "timeout", "count": 2, "seconds": 0.25, "cpu_seconds": 0.125},
    **{"megabytes": 30.5, "level": "hard", "costliest": 7, "total": 11, "is_proved": True},
    **{"fingerprint": "f", "duplicate_of": "b.lp", "began": "2026-01-02 03:04:05"},
    **{"machine": "host", "is_busy": True, "details": {"answers": [{"shown": ["é"]}]}},
)
BARE = pylogic.Record(name="b.lp", status="crashed")


def write(path, records, then=lambda: None):
    with parquet.open_table(path, "kuromasu", "solve") as add:
        for record in records:
            add(record)
        then()


@pytest.fixture
def path(tmp_path):
    return tmp_path / "found.parquet"


def test_read_written_records_with_puzzle_and_verb(path):
    write(path, [FULL, BARE])
    rows = pyarrow.parquet.read_table(path).to_pylist()
    said = FULL.to_dict() | {"name": "a\\udcff.lp", "problems": ["one", "two\\udcff"]}
    found = [{**row, "details": json.loads(row["details"])} for row in rows]
    of = {"puzzle": "kuromasu", "verb": "solve"}
    assert found == [{**of, **said}, {**of, **BARE.to_dict()}]
    assert [*rows[0]] == [*of, *BARE.to_dict()]


def test_give_columns_same_types_for_all_values(path):
    found = []
    for records in ([], [BARE], [FULL]):
        write(path, records)
        found.append(pyarrow.parquet.read_schema(path))
    assert found[0] == found[1] == found[2]
    kinds = {name: str(found[0].field(name).type) for name in ("seconds", "count", "is_busy")}
    assert kinds == {"seconds": "double", "count": "int64", "is_busy": "bool"}


def interrupt():
    raise KeyboardInterrupt


def test_keep_old_file_where_writing_fails(path):
    path.write_text("old")
    with pytest.raises(KeyboardInterrupt):
        write(path, [FULL], interrupt)
    with room_for(100), pytest.raises(pylogic.WriteError, match="File too large"):
        write(path, [BARE])
    assert [found.read_text() for found in path.parent.iterdir()] == ["old"]


def test_refuse_path_and_missing_package_at_once(tmp_path, monkeypatch):
    for path in (tmp_path, tmp_path / "none/found.parquet"):
        with pytest.raises(pylogic.OptionError):
            write(path, [], pytest.fail)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(pylogic.OptionError, match=r"pip install '.\[corpus\]'"):
        write(tmp_path / "found.parquet", [], pytest.fail)
    assert list(tmp_path.iterdir()) == []
