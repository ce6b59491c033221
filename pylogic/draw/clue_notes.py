"""Beside each clue of a board its place in an order."""

from __future__ import annotations

from dataclasses import replace

from pylogic.draw.board import Board
from pylogic.errors import Problem, ProgramError
from pylogic.rules.symbols import Place
from pylogic.solving import orders
from pylogic.solving.task import Task


def number_clues(board: Board, task: Task, order: str) -> Board:
    """Return a board with a small number in a free corner of each clue's cell: the clue's place in
    the order of the task's instance. Clues of one cell have commas between them. Each frame's name
    begins with `order`.

    Raises:
        OptionError: a clue does not begin with a row and a column.
        ProgramError: the rules name no clues, or draw no cell where one is.
    """
    facts = orders.find_clue_facts(task.encoding, task.instance)
    notes: dict[Place, str] = {}
    for number, clue in enumerate(orders.locate_clues(facts, order, task.instance.size), 1):
        place = clue.row, clue.column
        if not (1 <= clue.row <= board.rows and 1 <= clue.column <= board.cols):
            problem = f"view: no cell is drawn where there is {clue.fact.symbol}"
            raise ProgramError(Problem(problem, str(task.encoding.path)))
        notes[place] = f"{notes[place]},{number}" if place in notes else str(number)
    frames = []
    for frame in board.frames:
        marks = dict(frame.marks)
        for place, note in notes.items():
            cell = frame.cell(*place)
            corners = list(cell.corners or ("",) * 4)
            corners[corners.index("") if "" in corners else 0] = note
            marks[place] = cell._replace(corners=tuple(corners))
        name = f"{order}, {frame.name}" if frame.name else order
        captions = (*frame.captions, "small numbers: place in the order")
        frames.append(replace(frame, name=name, marks=marks, captions=captions))
    return replace(board, frames=tuple(frames))
