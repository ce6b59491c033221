"""A board that is played without a server, with all that its page must know.

The page shows the workbench's own board and assistant with another `api.js`: it finds in these data
the answers that a server would give. A hint is the first step of the derivation whose conclusion
the player lacks.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from pylogic.draw import svg
from pylogic.draw.board import Board
from pylogic.errors import Interruption, OptionError, ProgramError, StoppedError
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.sheet import Drawing, Sheet
from pylogic.explain.sheet import sheet as draw_sheet
from pylogic.formats import mapping
from pylogic.puzzle import Puzzle
from pylogic.rules.instance import Instance
from pylogic.solving.outcome import Answer, Status
from pylogic.solving.process import call
from pylogic.solving.task import Task
from pylogic.web.pictures import Reel, frames

_OF_STEP = (
    "name",
    "cost",
    "words",
    "sentence",
    "cells",
    "causes",
    "entered",
    "because",
    "chain",
    "needs",
    "frames",
)
"""The fields of a step that a page needs."""
_OF_OUTCOME = ("status", "exhausted", "interrupted", "count", "cost", "horizon")
"""The fields of an outcome that a page needs."""
_OF_ANSWERS = ("status", "cautious", "brave")
"""The fields of what several answers have in common."""


@dataclass(frozen=True, repr=False)
class PlayedBoard:
    """A board of a page: how it looks, its answers as far as proved, and how they follow."""

    name: str
    status: Status
    is_complete: bool
    """The steps lead to the whole answer."""
    interrupted: str | None
    """The limit that ended the search for answers or for steps."""
    steps: int
    size: str
    """Its rows and columns in words, and how hard it is, as far as these are known."""
    constants: Mapping[str, str] = field(compare=False)
    """The constants that have another value than usual."""
    data: Mapping[str, Any] = field(compare=False)
    """The board for the page, as JSON."""
    picture: str = field(compare=False)
    """The empty board as SVG."""

    @property
    def remark(self) -> str | None:
        """Words for what a player of this board misses; None if it is nothing."""
        if self.status == Status.MULTIPLE:
            return (
                "there are several answers: what is entered is not checked, and there are no hints"
            )
        if self.status != Status.UNIQUE:
            return "whether there is one answer is not known: what is entered is not checked"
        if self.is_complete:
            return None
        why = "the time was up" if self.interrupted else "the rest does not follow by explanations"
        return f"hints end after {self.steps} steps: {why}"

    def to_dict(self) -> dict[str, Any]:
        """Its name, its status, and how far its hints lead."""
        return {
            "name": self.name,
            "status": self.status.value,
            "steps": self.steps,
            "complete": self.is_complete,
            "interrupted": self.interrupted,
        }

    def __repr__(self) -> str:
        return f"<PlayedBoard {self.name}: {self.status.value}, {self.steps} steps>"


def prepare(puzzle: Puzzle, instance: Instance, constants: Mapping[str, int | str]) -> PlayedBoard:
    """Solve a board and derive its answer for a page.

    Raises:
        OptionError: it has no answer, or nothing can be entered.
        ProgramError, StoppedError: as `Puzzle.solve`.
    """
    task = puzzle.task(instance, constants=constants)
    sheet: Sheet = call(partial(draw_sheet, task), puzzle.limits)
    if sheet.problems:
        raise ProgramError(*sheet.problems)
    if not sheet.plays:
        raise OptionError(f"{instance.name}: nothing can be entered into this board")
    outcome = puzzle.solve(instance, constants=constants)
    if outcome.interrupted == "user":
        raise StoppedError("user")
    if outcome.status == Status.NONE:
        raise OptionError(f"{instance.name}: it has no answer, and cannot be solved by anybody")
    changed = mapping.changed(puzzle.encoding, task.values)
    unusual = {name: str(value) for name, value in sorted(changed.items())}
    facts = _sorted_facts(instance)
    stamp = repr((puzzle.encoding.name, facts, list(unusual.items())))
    drawn, document = {**sheet.to_dict(), "edits": []}, outcome.to_dict()
    known = {name: document[name] for name in _OF_OUTCOME}
    answers = (
        outcome.answers if outcome.status == Status.UNIQUE else ()
    )  # what is entered is checked
    known |= {"answers": [answer.to_dict() for answer in answers], "statistics": {}, "remarks": []}
    data: dict[str, Any] = {
        "id": hashlib.sha256(stamp.encode()).hexdigest()[:16],
        "facts": facts,
        "sheet": drawn,
        "outcome": known,
    }
    for answer in outcome.answers[:1]:
        width, first = drawn["cell"]["width"], len(drawn["pieces"])
        find = partial(_effects, task, _atoms_of_cells(sheet), answer, width, first)
        pieces, data["effects"] = call(find, puzzle.limits)
        drawn["pieces"] += ({"svg": piece, "words": ""} for piece in pieces)
    explain = partial(puzzle.explain, instance, constants=constants)
    explained: Mapping[str, Any] = {"complete": False, "interrupted": None, "steps": []}
    if outcome.status == Status.UNIQUE and not outcome.progress.cost:
        data["solution"] = frames(puzzle.board(outcome.answers[0]))
        start = puzzle.draw(instance, constants=constants)
        data["explained"] = explained = _derivation(explain, start, sheet)
    elif outcome.status == Status.MULTIPLE:
        explanation, _ = _until_limit(explain, hint=True)
        said = explanation and explanation.to_dict()
        data["shared"] = said and {name: said[name] for name in _OF_ANSWERS}
    grade = explained.get("grade") or {}
    size = " \N{MULTIPLICATION SIGN} ".join(map(str, sheet.size or ()))
    return PlayedBoard(
        name=Path(instance.name).stem,
        status=outcome.status,
        is_complete=explained["complete"],
        interrupted=outcome.interrupted or explained["interrupted"],
        steps=len(explained["steps"]),
        size=" \N{MIDDLE DOT} ".join(filter(None, [size, grade.get("level")])),
        constants=unusual,
        data=data,
        picture=frames(sheet.blank)[0]["svg"],
    )


def _until_limit(
    explain: Callable[..., Explanation], **keywords: Any
) -> tuple[Explanation | None, Interruption | None]:
    """An explanation, if a limit or the rules leave one, and the limit.

    Raises:
        StoppedError: it was Ctrl-C.
    """
    explanation, interruption = None, None
    try:
        explanation = explain(**keywords)
        interruption = explanation.interrupted
    except StoppedError as error:
        interruption = error.interruption
    except OptionError:  # these rules have nothing to be explained by
        pass
    if interruption == "user":
        raise StoppedError("user")
    return explanation, interruption


def _sorted_facts(instance: Instance) -> str:
    """Its facts in the order of their texts, without spaces: the page compares those of links."""
    text = re.sub(r"%.*|\s", "", "".join(f"{symbol}.\n" for symbol in instance.symbols))
    return ".".join(sorted(filter(None, text.split("."))))


def _atoms_of_cells(sheet: Sheet) -> dict[str, int]:
    """The atoms that a player enters into cells, each with the number of its cell."""
    offered = {}
    for play in sheet.plays:
        for _words, value, holds, looks in play.choices:
            more = "" if value is None else f",{value}"
            for row, column in looks[0] if holds and looks else ():
                atom = f"{play.entry.predicate}({row},{column}{more})"
                offered[atom] = (row - 1) * sheet.board.cols + column - 1
    return offered


def _effects(
    task: Task, offered: Mapping[str, int], answer: Answer, width: int, first: int
) -> tuple[list[str], dict[str, list[tuple[int, int, int]]]]:
    """How each mark by itself changes the looks of other cells, as a lamp lights cells.

    Changes that only several marks make together are not found. There are none if even the marks
    of the answer change nothing.

    Args:
        offered: the marks that a player enters, each with the number of its cell.
        width: pixels of a cell.
        first: the number of the first new piece.

    Returns:
        The new pieces, and by mark the frame, the cell and the piece of each change.
    """
    drawing, pieces = Drawing(task), svg.Pieces(width)

    def looks(marks: Iterable[str]) -> list[list[int]]:
        board = drawing.board([(mark, True) for mark in marks])
        placed = (pieces.places(frame.cells, board) for frame in board.frames)
        return [[n if n == svg.NOTHING else first + n for n in numbers] for numbers in placed]

    def changes(*marks: str) -> list[tuple[int, int, int]]:
        own = {offered[mark] for mark in marks}
        return [
            (frame, cell, piece)
            for frame, (after, before) in enumerate(zip(looks(marks), blank, strict=False))
            for cell, (piece, earlier) in enumerate(zip(after, before, strict=False))
            if piece != earlier and cell not in own
        ]

    blank = looks(())
    wanted = [mark for mark in map(str, answer.symbols) if mark in offered]
    found = {mark: changes(mark) for mark in offered} if changes(*wanted) else {}
    return list(pieces.drawn.values()), {mark: own for mark, own in found.items() if own}


def _derivation(
    explain: Callable[..., Explanation], start: Board, sheet: Sheet
) -> Mapping[str, Any]:
    """The derivation of the one answer as far as there was time, each step with its picture."""
    reel = Reel()
    known: list[Step] = []
    steps: list[Mapping[str, Any]] = []
    document = {"status": Status.UNIQUE.value, "start": reel.frames(start), "steps": steps}

    def add(step: Step) -> None:
        known.append(step)
        whole = reel.step(known)
        steps.append({name: _without_places(whole[name]) for name in _OF_STEP})

    explanation, interruption = _until_limit(explain, drawn=True, on_step=add)
    if explanation is None:
        return {**document, "complete": False, "interrupted": interruption}
    grade = explanation.grade and explanation.grade.to_dict()
    end = {"complete": explanation.is_complete, "interrupted": interruption, "grade": grade}
    return {**document, **end, "own": _first_step(explanation, sheet)}


def _without_places(value: Any) -> Any:
    """A JSON value without the places in files, which a player does not have."""
    if isinstance(value, Mapping):
        return {name: "" if name == "place" else _without_places(v) for name, v in value.items()}
    return list(map(_without_places, value)) if isinstance(value, list) else value


def _first_step(explanation: Explanation, sheet: Sheet) -> Mapping[str, Any] | None:
    """The marks that clues make of their own cells and a player enters, as the first step."""
    offered, teller = _atoms_of_cells(sheet), explanation.teller
    marks = [mark for mark in explanation.start if mark[1] and mark[0] in offered]
    if not marks:
        return None
    return {
        **{name: list[str]() for name in ("causes", "because", "chain", "needs", "frames")},
        "name": "clue",
        "sentence": f"a clue says so by itself: {teller.words.tell(marks)}",
        "cells": list(map(list, teller.spots(atom for atom, _ in marks))),
        "entered": [atom for atom, _ in marks],
    }
