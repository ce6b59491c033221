"""Retries: boards of what searches came back to, those of one instance and engine side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate

from pylogic.draw.board import Board
from pylogic.experiments.by_instance import natural
from pylogic.experiments.runs import Run, Setting
from pylogic.puzzle import load

MOST = 12
"""Boards that are drawn of one experiment."""


def told(runs: Sequence[Run], settings: Sequence[Setting]) -> list[list[Run]]:
    """For each instance and engine that counts a run in each order, those as the settings stand."""
    found = {(*_row(run), run.case.order): run for run in runs if run.retries}
    place = {setting: number for number, setting in enumerate(settings)}
    rows: dict[tuple[str, str, str], list[Run]] = {}
    for run in sorted(found.values(), key=lambda r: (place[r.case.setting], natural(r.case.order))):
        rows.setdefault(_row(run), []).append(run)
    return sorted(rows.values(), key=lambda row: natural(row[0].case.instance))


def first(rows: Sequence[Sequence[Run]]) -> list[Sequence[Run]]:
    """The first rows: whole ones, as orders are there to be compared, up to MOST boards."""
    ends = accumulate(map(len, rows))
    whole = [row for row, end in zip(rows, ends, strict=True) if end <= MOST]
    return whole or [row[:MOST] for row in rows[:1]]


def boards(rows: Sequence[Sequence[Run]]) -> Iterator[tuple[str, Board]]:
    """For each row what it is called, and the boards of its runs.

    Raises:
        OptionError, ProgramError: the clues cannot be shown on a board.
    """
    for row in rows:
        _, engine, instance = _row(row[0])
        one, *others = map(_drawn, row)
        yield f"{instance}, {engine}", one.beside(others)


def _row(run: Run) -> tuple[str, str, str]:
    return run.case.setting.encoding, run.case.setting.engine, run.case.instance


def _drawn(run: Run) -> Board:
    case = run.case
    constants = dict(case.constants)
    puzzle = load(case.setting.encoding)
    return puzzle.draw(case.instance, order=case.order, retries=run.retries, constants=constants)
