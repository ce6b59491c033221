"""Beside each clue of a board: its place in an order, or how often a search came back to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pylogic.draw.board import Board
from pylogic.draw.scene import HOTTEST, Cell, Frame
from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.rules.symbols import Place
from pylogic.solving import order_rules, orders
from pylogic.solving.order_rules import Clue
from pylogic.solving.task import Task

Retries = Sequence[tuple[str, int]]
"""How often a search came back to each clue that it has reached."""

_UNITS = ((10**9, "G"), (10**6, "M"), (10**3, "k"))
_HEATS = ("0", "1+", "10+", "100+", "1k+", "10k+", "100k+")
_LEGEND = tuple(Cell(words, heat=heat) for heat, words in enumerate(_HEATS))


def noted(board: Board, task: Task, order: str, retries: Retries | None) -> Board:
    """The board of an instance that is in this order, with a small number beside each clue.

    Raises:
        OptionError: a clue does not begin with a row and a column, or there is none of a retry.
        ProgramError: the rules name no clues, or draw no cell where one is.
    """
    clues = order_rules.located(orders.clue_facts(task.encoding, task.instance), order)
    for clue in clues:
        if not (1 <= clue.row <= board.rows and 1 <= clue.column <= board.cols):
            problem = f"view: no cell is drawn where there is {clue.fact.symbol}"
            raise ProgramError(Problem(problem, str(task.encoding.path)))
    if retries is not None:
        return _heated(board, clues, order, _counts(clues, task, retries))
    places = [str(place) for place in range(1, len(clues) + 1)]
    return _written(board, order, "place in the order", _by_cell(clues, places))


def heat(count: int) -> int:
    """The tint of a count: the number of its digits, up to the strongest."""
    return min(len(str(count)), HOTTEST) if count else 0


def short(count: int) -> str:
    """A count in four letters, rounded down from 10,000 on."""
    if count < 10_000:
        return str(count)
    size, letter = next((size, letter) for size, letter in _UNITS if count >= size)
    return f"{count // size}{letter}"


def _counts(clues: Sequence[Clue], task: Task, retries: Retries) -> list[int | None]:
    """How often the search came back to each clue; None for a clue that it has not reached."""
    known = {str(clue.fact.symbol) for clue in clues}
    for name, _ in retries:
        if name not in known:
            raise OptionError(f"retries of {name}: {task.instance.name} has no such clue")
    counts = dict(retries)
    return [counts.get(str(clue.fact.symbol)) for clue in clues]


def _heated(board: Board, clues: Sequence[Clue], order: str, counts: Sequence[int | None]) -> Board:
    notes = ["?" if count is None else short(count) for count in counts]
    written = _written(board, order, "times the search came back", _by_cell(clues, notes))
    hottest: dict[Place, int] = {}
    for clue, count in zip(clues, counts, strict=True):
        place = clue.row, clue.column
        hottest[place] = max(hottest.get(place, 0), heat(count or 0))
    captions = tuple(_totals(counts))
    frames = (
        replace(_tinted(frame, hottest), captions=(*frame.captions, *captions))
        for frame in written.frames
    )
    return replace(written, frames=tuple(frames), legend=_LEGEND)


def _totals(counts: Sequence[int | None]) -> Iterator[str]:
    reached = [count for count in counts if count is not None]
    yield f"{sum(reached):,} times in all"
    if len(reached) < len(counts):
        yield f"not reached (?): {len(counts) - len(reached)} of {len(counts)} clues"


def _by_cell(clues: Sequence[Clue], notes: Sequence[str]) -> dict[Place, str]:
    """The notes of each cell, all of them where a cell has several clues."""
    found: dict[Place, str] = {}
    for clue, note in zip(clues, notes, strict=True):
        place = clue.row, clue.column
        found[place] = f"{found[place]},{note}" if place in found else note
    return found


def _written(board: Board, order: str, what: str, notes: Mapping[Place, str]) -> Board:
    frames = []
    for frame in board.frames:
        own = {at: frame.cell(*at)._replace(note=note) for at, note in notes.items()}
        name = f"{order}, {frame.name}" if frame.name else order
        frames.append(replace(frame, name=name, cells={**frame.cells, **own}, notes=what))
    return replace(board, frames=tuple(frames))


def _tinted(frame: Frame, heats: Mapping[Place, int]) -> Frame:
    tinted = {at: frame.cell(*at)._replace(heat=degree) for at, degree in heats.items()}
    return replace(frame, cells={**frame.cells, **tinted})
