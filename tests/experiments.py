"""Runs that are made up: of known seconds, by a team that makes them at once, on a full disk."""

from __future__ import annotations

import hashlib
import json
import math
import resource
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import scipy.stats  # noqa: F401  (no test of what compares has to pay for this)

import pylogic
from pylogic.experiments.design import Case, Setting
from pylogic.rules.limits import Limits

OLD, NEW = Setting("old"), Setting("new")
NOISE = [(7 * i % 12) * 0.3 / 11 - 0.15 for i in range(12)]
"""Logarithms of seconds, of mean 0."""
BACKPROP = "size(4,4). clue(1,2,2). clue(3,2,4). clue(3,4,5). clue(4,1,3). clue(4,3,4)."
"""A board of Kuromasu of which propagation alone loses an answer."""
CUT = {"interrupted": "timeout"}
CRASH = {"status": "crashed", "error": "SIGKILL ended it", "cpu_seconds": None}


def run(
    setting: Setting = OLD,
    seconds: float | None = 1.0,
    instance: str = "i00",
    order: str = "given",
    seed: int | None = 1,
    limit: float | None = 60.0,
    **changes: Any,
) -> pylogic.Run:
    """A run that found one answer in so many seconds; `changes` are further fields of it."""
    limits = Limits(timeout=limit, cpu_limit=limit)
    figures = pylogic.Statistics(
        solve_cpu_seconds=None if seconds is None else seconds / 2, choices=9, conflicts=0
    )
    found = pylogic.Run(
        name=instance,
        case=Case(setting, instance, setting.ask(order, seed, {"limits": limits})),
        key="",
        encoding_hash=f"rules {seed}",
        instance_hash=instance,
        began="",
        machine="",
        versions="",
        wall_seconds=seconds,
        cpu_seconds=seconds,
        status="unique",
        exhausted=True,
        count=1,
        answers=("a",),
        statistics=figures,
    )
    return replace(found, **changes)


def many(
    setting: Setting,
    logarithms: Iterable[float],
    ends: Mapping[int, Mapping[str, Any]] | None = None,
    **fields: Any,
) -> list[pylogic.Run]:
    """A run of each instance i00, i01, ...; `ends` says which of them end otherwise, and how."""
    return [
        run(setting, math.exp(x), f"i{place:02}", **{**fields, **(ends or {}).get(place, {})})
        for place, x in enumerate(logarithms)
    ]


def both(
    factor: float,
    ends: Mapping[int, Mapping[str, Any]] | None = None,
    base_ends: Mapping[int, Mapping[str, Any]] | None = None,
    count: int = 12,
    new: Setting = NEW,
    **fields: Any,
) -> list[pylogic.Run]:
    """Runs of the baseline, and of a setting that takes a multiple."""
    base = many(OLD, [-x for x in NOISE[:count]], base_ends)
    mine = many(new, [math.log(factor) + x for x in NOISE[:count]], ends, **fields)
    return [*base, *mine]


def seeded(
    setting: Setting, logarithms: Iterable[float], by: str = "seed", **fields: Any
) -> list[pylogic.Run]:
    """Runs of one instance, each with a seed or an order of its own."""
    found = []
    for number, x in enumerate(logarithms):
        own = {"seed": number} if by == "seed" else {"order": f"random#{number}"}
        made = run(setting, math.exp(x), encoding_hash=f"rules {number}", **own)
        found.append(replace(made, **fields))
    return found


def compared(runs: Sequence[pylogic.Run], **asked: Any) -> pylogic.Comparison:
    """The comparison of these runs; the first setting is the baseline."""
    settings = tuple(dict.fromkeys(one.case.setting for one in runs))
    return pylogic.Comparison(tuple(runs), settings, settings[0], **asked)


class Team:
    """Makes runs in no time: those that a function says, as fields of Run, of each case."""

    width = 1

    def __init__(self, make: Callable[[Any], Mapping[str, Any]] = lambda _case: {}) -> None:
        self._make = make

    def submit(self, _function: object, *args: Any) -> Future[Any]:
        """Make all runs of an instance."""
        future: Future[Any] = Future()
        sound = {"began": "2026-01-01", "machine": "m", "status": "unique", "cpu_seconds": 1.0}
        sound |= {"wall_seconds": 1.0, "megabytes": 9.5}
        try:
            made = [replace(w.run, **{**sound, **self._make(w.run.case)}) for w in args[-1][0]]
            future.set_result(([made], 1.0))
        except pylogic.CrashError as crash:
            future.set_exception(crash)
        return future


def change_record(journal: sqlite3.Connection, number: int, **fields: Any) -> None:
    """Let a row of a journal say something else, with the hash that belongs to it."""
    query = f"SELECT key, document FROM records WHERE run = {number}"
    key, text = journal.execute(query).fetchone()
    text = json.dumps({**json.loads(text), **fields})
    digest = hashlib.sha256(f"{key}\0{text}".encode()).hexdigest()[:32]
    journal.execute(
        f"UPDATE records SET document = ?, digest = ? WHERE run = {number}", (text, digest)
    )


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Meanwhile no file grows beyond a number of bytes, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
