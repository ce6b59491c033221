"""Journals: damaged in bytes and in fields, on a full disk, shared by two comparisons."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pylogic.experiments.runs import COLUMNS

from .. import material as m
from ..case import ANSWERED, DIFFERENT, FAILED, REFUSED, Case, Command, FileSize, Twice
from ..commands import BY_NAME

_COMPARE = BY_NAME["compare"]
_VALUES = (
    None, "", "x", b"\x00\xff", -1, 2**62, 1e308, "null", "{}", "[]", '"x"', "[[]]",
    '{"setting": {}}', '{"setting": 3}', "[1,", "NaN", "unique", "true",
)  # fmt: skip
_AFTERWARDS = frozenset({ANSWERED, REFUSED, DIFFERENT, FAILED})


def cases() -> Iterator[Case]:
    """Each column with some values; files that are none; full disks; two at a time."""
    for column in range(len(COLUMNS) + 1):
        for value in _VALUES[column % 3 :: 3]:
            yield _field(column, value)
    for name, text in (
        ("empty", ""), ("text", "hello\n"), ("zeros", "\0" * 5000),
        ("half", m.damaged_journal("cut", 0.5)), ("header", m.damaged_journal("cut", 0.01)),
    ):  # fmt: skip
        yield _damaged(name, text)
    for size in (0, 1000, 5000, 9000, 13000):
        yield Case(
            f"journal/full/{size}",
            _COMPARE,
            FileSize(size),
            codes=frozenset({ANSWERED, FAILED}),
            says=r"\S",
            resumes=True,
        )
    yield Case(
        "journal/twice/compare", _COMPARE, Twice(), codes=frozenset({ANSWERED, REFUSED}),
        resumes=True,
    )  # fmt: skip
    for kind, text in (("fifo", m.FIFO), ("folder", m.FOLDER), ("zero", m.LINK_TO_ZERO)):
        command = _with_journal(text)
        yield Case(f"journal/{kind}", command, codes=frozenset({REFUSED, FAILED}), within=15)


def random_cases(chosen: random.Random) -> Iterator[Case]:
    """Bytes and fields drawn by chance."""
    while True:
        count = chosen.choice((1, 10, 100))
        changes = [(round(chosen.random(), 5), chosen.randrange(256)) for _ in range(count)]
        name = f"bytes@{changes[0][0]}x{count}"
        yield _damaged(name, m.damaged_journal("bytes", changes))
        yield _field(chosen.randrange(len(COLUMNS) + 1), chosen.choice(_VALUES))


def _field(column: int, value: object) -> Case:
    return _damaged(f"field{column}={value!r}", m.damaged_journal("field", column, value))


def _damaged(name: str, text: str) -> Case:
    command = _with_journal(text, "--resume")
    return Case(f"journal/{name}", command, codes=_AFTERWARDS, says=r"\S", within=60)


def _with_journal(text: str, *more: str) -> Command:
    return Command(
        "compare-journal",
        (*_COMPARE.arguments, *more),
        (*_COMPARE.files, ("j.sqlite", text)),
        writes=_COMPARE.writes,
        is_endless=True,
    )
