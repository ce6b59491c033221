"""A board to be filled: its pieces, what can be entered, and how each entry will look."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from pylogic.draw import svg
from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame
from pylogic.errors import Problem, ProgramError
from pylogic.explain.entering import KNOWN, Choice, Drawing, Play, plays, with_signs
from pylogic.rules import entries
from pylogic.rules.entries import Entry, Key
from pylogic.rules.symbols import Mark, Place
from pylogic.solving import grounding
from pylogic.solving.limits import Limits
from pylogic.solving.task import Task

_NO_LIMITS = Limits()


class Edit(NamedTuple):
    """What an author may enter, and what there is already, by what says where."""

    entry: Entry
    values: Mapping[Key, str]
    is_clue: bool
    """Whether these facts are the clues."""

    def to_dict(self) -> dict[str, Any]:
        """What is entered, in which shape, whether it is the clue; and where it is, with values."""
        entry = self.entry
        cells = [[*key, value] for key, value in self.values.items()]
        said = {"what": entry.what, "predicate": entry.predicate, "isClue": self.is_clue}
        return {**said, **entry.shape._asdict(), "cells": cells}


@dataclass(frozen=True, repr=False)
class Sheet:
    """A board as far as it is filled, and what else can be entered."""

    board: Board
    blank: Board
    """The same without the marks."""
    plays: tuple[Play, ...]
    edits: tuple[Edit, ...]
    size: Place | None
    """Rows and columns, if a fact tells them."""
    problems: tuple[Problem, ...]
    """What makes no sense in the facts, which are drawn all the same."""

    def __repr__(self) -> str:
        entered = ", ".join(play.entry.predicate for play in self.plays) or "nothing"
        return f"<Sheet {self.board.rows}x{self.board.cols}: {entered} can be entered>"

    def __str__(self) -> str:
        return str(self.board)

    @cached_property
    def _width(self) -> int:
        """Pixels of a cell, whatever is entered."""
        looks = (cells for play in self.plays for choice in play.choices for cells in choice.looks)
        frames = [Frame("", cells, frozenset(), ()) for cells in looks]
        drawn = (*self.board.frames, *self.blank.frames, *frames)
        every = Board(self.board.rows, self.board.cols, drawn)
        return svg.cell_width(every)

    def to_dict(self) -> dict[str, Any]:
        """Frames without cells, the pieces that cells look like, and which piece is where."""
        pieces = svg.Pieces(self._width)
        same = len(self.blank.frames) == len(self.board.frames)
        blank = self.blank.frames if same else self.board.frames
        frames = [self._frame(*pair, pieces) for pair in zip(self.board.frames, blank, strict=True)]
        plays = [
            {
                "what": play.entry.what,
                "predicate": play.entry.predicate,
                "where": play.entry.shape.where,
                "spots": [list(spot[1:]) for spot in play.spots],
                "choices": [self._choice(choice, pieces) for choice in play.choices],
                "clicks": list(play.clicks),
            }
            for play in self.plays
        ]
        return {
            "rows": self.board.rows,
            "columns": self.board.cols,
            "cell": {"width": self._width, "height": svg.SIDE, "edge": svg.EDGE},
            "around": list(svg.around(self.board)),
            "frames": frames,
            "captions": list(self.board.captions),
            "plays": plays,
            "edits": [edit.to_dict() for edit in self.edits],
            "size": self.size,
            "problems": [problem.to_dict() for problem in self.problems],
            "pieces": [{"svg": s, "words": _words(c)} for c, s in pieces.drawn.items()],
        }

    def _choice(self, choice: Choice, pieces: svg.Pieces) -> dict[str, Any]:
        """What is said, and for each frame the pieces of the cells that it may be said of."""
        looks = [pieces.places(cells, self.board) for cells in choice.looks]
        return {"words": choice.words, "value": choice.value, "holds": choice.holds, "looks": looks}

    def _frame(self, frame: Frame, blank: Frame, pieces: svg.Pieces) -> dict[str, Any]:
        return {
            "name": frame.name,
            "captions": list(frame.words),
            "svg": svg.stencil(self.board, frame, self._width),
            "cells": pieces.places(frame.cells, self.board),
            "blank": pieces.places(blank.cells, self.board),
        }


def _words(cell: Cell) -> str:
    text = cell.text if cell.text != KNOWN else ""
    style = cell.style if cell.style in ("given", "wrong", "highlighted") else None
    return ", ".join(word for word in (text, cell.fill, style) if word)


def sheet(task: Task, marks: Sequence[Mark] = (), *, has_entries: bool = True) -> Sheet:
    """The board of a task with a player's marks, and, if that is asked for, what can be entered.

    What is drawn follows from the marks by choices and definitions alone, whatever the
    constraints say: wrong marks are seen, too.

    Raises:
        ProgramError: clingo rejects one of the files, or nothing can be drawn.
    """
    problems = _problems(task)
    try:
        drawing = Drawing(task)
        blank = drawing.board(())
        played = tuple(plays(drawing, blank)) if has_entries else ()
        board = drawing.board(marks) if marks else blank
    except ProgramError as error:
        raise ProgramError(*problems or error.problems) from None
    edits = tuple(_edits(task)) if has_entries else ()
    signed = with_signs(board, blank, task.encoding, marks)
    return Sheet(signed, blank, played, edits, task.instance.size, problems)


def _problems(task: Task) -> tuple[Problem, ...]:
    try:
        grounding.ground(task, _NO_LIMITS)
    except ProgramError as error:
        return error.problems
    return ()


def _edits(task: Task) -> Iterator[Edit]:
    facts = task.instance.symbols
    for entry in entries.edits(task.encoding):
        own = [symbol for symbol in facts if symbol.match(*entry.signature)]
        values = {entry.key(symbol): entry.value(symbol) for symbol in own}
        yield Edit(entry, values, entry.signature == task.encoding.clues)
