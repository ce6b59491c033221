"""Retries: boards of what searches came back to, those of one instance and engine side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pylogic.compare.runs import Run, Setting
from pylogic.draw.board import Board
from pylogic.puzzle import load

MOST = 12
"""Boards that are drawn of one experiment."""


def told(runs: Sequence[Run], settings: Sequence[Setting]) -> list[Run]:
    """A run in each order of each instance on each engine that counts, in that of the settings."""
    found = {(*_row(run), run.case.order): run for run in runs if run.retries}
    place = {setting: number for number, setting in enumerate(settings)}
    return sorted(found.values(), key=lambda run: (place[run.case.setting], run.case.order))


def boards(runs: Sequence[Run]) -> Iterator[tuple[str, Board]]:
    """For each instance and engine what they are called, and the boards of all orders.

    Raises:
        OptionError, ProgramError: the clues cannot be shown on a board.
    """
    rows: dict[tuple[str, str, str], list[Board]] = {}
    for run in runs:
        rows.setdefault(_row(run), []).append(_drawn(run))
    for (_, engine, instance), (first, *others) in rows.items():
        yield f"{instance}, {engine}", first.beside(others)


def _row(run: Run) -> tuple[str, str, str]:
    return run.case.setting.encoding, run.case.setting.engine, run.case.instance


def _drawn(run: Run) -> Board:
    case = run.case
    constants = dict(case.constants)
    puzzle = load(case.setting.encoding)
    return puzzle.draw(case.instance, order=case.order, retries=run.retries, constants=constants)
