"""Beside each clue of a board: its place in an order, or how often a search came back to it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pylogic.draw.board import Board
from pylogic.draw.scene import HOTTEST, Cell
from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.rules.symbols import Place
from pylogic.solving import orders
from pylogic.solving.orders import Clue
from pylogic.solving.task import Task

Retries = Sequence[tuple[str, int]]
"""The clues that a search has reached, each with the number of times that it came back to it."""

_UNITS = ((10**9, "G"), (10**6, "M"), (10**3, "k"))  # of large counts
_HEATS = ("0", "1+", "10+", "100+", "1k+", "10k+", "100k+")
"""The legend of tints: the tint of a count is the number of its digits, up to HOTTEST, 0 for 0."""
_LEGEND = tuple(Cell(words, heat=heat) for heat, words in enumerate(_HEATS))


def draw_notes(board: Board, task: Task, order: str, retries: Retries | None) -> Board:
    """Return a board with a small number in the cell of each clue, and captions on the numbers.

    The number is the clue's place in the order of the task's instance, or with `retries` how often
    a search came back to it ("?": it never got there), with a tint. Clues of one cell have commas
    between them. The name of each frame begins with `order`.

    Raises:
        OptionError: a clue does not begin with a row and a column, or there is none of a retry.
        ProgramError: the rules name no clues, or draw no cell where one is.
    """
    facts = orders.find_clue_facts(task.encoding, task.instance)
    clues = orders.locate_clues(facts, order, task.instance.size)
    for clue in clues:
        if not (1 <= clue.row <= board.rows and 1 <= clue.column <= board.cols):
            problem = f"view: no cell is drawn where there is {clue.fact.symbol}"
            raise ProgramError(Problem(problem, str(task.encoding.path)))
    totals = []
    if retries is None:
        meaning, counts = "place in the order", dict[Clue, int | None]()
        notes = {clue: str(place) for place, clue in enumerate(clues, 1)}
    else:
        meaning, known = "times the search came back", dict(retries)
        for name in known.keys() - {str(clue.fact.symbol) for clue in clues}:
            raise OptionError(f"retries of {name}: {task.instance.name} has no such clue")
        counts = {clue: known.get(str(clue.fact.symbol)) for clue in clues}
        notes = {clue: "?" if n is None else shorten_count(n) for clue, n in counts.items()}
        reached = [count for count in counts.values() if count is not None]
        totals = [f"{sum(reached):,} times in all"]
        if len(reached) < len(counts):
            totals += [f"not reached (?): {len(counts) - len(reached)} of {len(counts)} clues"]
    cells: dict[Place, list[Clue]] = {}
    for clue in clues:
        cells.setdefault((clue.row, clue.column), []).append(clue)
    frames = []
    for frame in board.frames:
        own = {
            place: frame.cell(*place)._replace(
                note=",".join(map(notes.__getitem__, cell_clues)),
                heat=max(
                    min(len(str(n)), HOTTEST) if n else 0 for n in map(counts.get, cell_clues)
                ),
            )
            for place, cell_clues in cells.items()
        }
        name = f"{order}, {frame.name}" if frame.name else order
        captions = (*frame.captions, *totals)
        marks = {**frame.marks, **own}
        frames.append(replace(frame, name=name, marks=marks, captions=captions, notes=meaning))
    legend = board.legend if retries is None else _LEGEND
    return replace(board, frames=tuple(frames), legend=legend)


def shorten_count(count: int) -> str:
    """Return a count as text, from 10,000 on as whole k, M (10^6) or G (10^9), rounded down."""
    if count < 10_000:
        return str(count)
    size, letter = next((size, letter) for size, letter in _UNITS if count >= size)
    return f"{count // size}{letter}"
