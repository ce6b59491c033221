"""A board that is played without a server, with all data for its page.

The page shows the workbench's board and assistant with another `api.js`, which finds the answers of
a server in these data. A hint is the first step of the derivation whose conclusion the player has
not entered.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from pylogic.draw import svg
from pylogic.draw.scene import Cell
from pylogic.errors import OptionError, ProgramError, StoppedError
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.film import Camera
from pylogic.formats import mapping
from pylogic.puzzle import Puzzle
from pylogic.rules.instance import Instance
from pylogic.rules.symbols import Place
from pylogic.solving.outcome import Answer, Status
from pylogic.solving.process import call
from pylogic.solving.question import Question
from pylogic.web import replies
from pylogic.web.pictures import Reel, draw_frames
from pylogic.web.sheet import Sheet, make_sheet


@dataclass(frozen=True, repr=False)
class PlayedBoard:
    """A board of a page: its looks, its answer as far as proved, and the steps that lead to it."""

    name: str
    status: Status
    is_complete: bool
    """True if the steps lead to the whole answer."""
    interrupted: str | None
    """The limit that ended the search for answers or for steps."""
    steps: int
    size: str
    """Its rows and columns in words, and how hard it is, as far as these are known."""
    constants: Mapping[str, str] = field(compare=False)
    """The constants that have another value than usual."""
    data: Mapping[str, Any] = field(compare=False)
    """The data for the page's script, to be written as JSON."""
    picture: str = field(compare=False)
    """The empty board as SVG."""

    @property
    def remark(self) -> str | None:
        """Words for checks or hints that a player of this board misses; None if all are there."""
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
        """Return name, status, steps (how many), complete and interrupted, without the data."""
        return {
            "name": self.name,
            "status": self.status.value,
            "steps": self.steps,
            "complete": self.is_complete,
            "interrupted": self.interrupted,
        }

    def __repr__(self) -> str:
        return f"<PlayedBoard {self.name}: {self.status.value}, {self.steps} steps>"


def prepare_board(
    puzzle: Puzzle, instance: Instance, constants: Mapping[str, int | str]
) -> PlayedBoard:
    """Solve a board, draw it, and derive its answer if it is the only one, as far as limits allow.

    Raises:
        OptionError: the board has no answer, or nothing can be entered.
        ProgramError: as `Puzzle.solve`.
        StoppedError: Ctrl-C, or a limit before the board was drawn.
    """
    task = puzzle.task(instance, constants=constants)
    sheet: Sheet = call(partial(make_sheet, task), puzzle.limits)
    if sheet.problems:
        raise ProgramError(*sheet.problems)
    if not sheet.plays:
        raise OptionError(f"{instance.name}: nothing can be entered into this board")
    outcome = puzzle.solve(instance, constants=constants)
    if outcome.interrupted == "user":
        raise StoppedError("user")
    if outcome.status == Status.NONE:
        raise OptionError(f"{instance.name}: it has no answer, and cannot be solved by anybody")
    changed = mapping.changed_constants(puzzle.encoding, task.all_constants)
    unusual = {name: str(value) for name, value in sorted(changed.items())}
    facts = ".".join(sorted(map(str, instance.symbols)))
    stamp = repr((puzzle.encoding.name, facts, list(unusual.items())))
    is_unique = outcome.status == Status.UNIQUE  # else the page has no answer to check entries by
    shown = outcome.answers if is_unique else ()
    reply = outcome.to_dict() | {"answers": [answer.to_dict() for answer in shown]}
    reply |= {"statistics": {}, "remarks": []}
    data: dict[str, Any] = {
        "id": hashlib.sha256(stamp.encode()).hexdigest()[:16],
        "sheet": sheet.to_dict() | {"edits": []},
        "outcome": {name: reply[name] for name in replies.Outcome.__annotations__},
    }
    offered = _find_entry_cells(sheet)
    for answer in outcome.answers[:1]:
        effects = call(partial(_find_effects, task, offered, answer), puzzle.limits)
        width, pieces = data["sheet"]["cell"]["width"], data["sheet"]["pieces"]
        looks = dict.fromkeys(look for changes in effects.values() for _, _, look in changes)
        numbers = {look: number for number, look in enumerate(looks, len(pieces))}
        pieces += ({"svg": svg.draw_piece(look, width), "words": ""} for look in looks)
        data["effects"] = {
            mark: [
                (frame, (row - 1) * sheet.board.cols + column - 1, numbers[look])
                for frame, (row, column), look in changes
            ]
            for mark, changes in effects.items()
        }
    explained: Mapping[str, Any] = {"complete": False, "interrupted": None, "steps": []}
    if is_unique and not outcome.progress.cost:
        data["solution"] = draw_frames(puzzle.board(outcome.answers[0]))
        data["explained"] = explained = _derive(puzzle, instance, constants, offered)
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
        picture=draw_frames(sheet.blank)[0]["svg"],
    )


def _find_entry_cells(sheet: Sheet) -> dict[str, Place]:
    """Return the atoms that a player enters into cells, each with its cell."""
    offered = {}
    for play in sheet.plays:
        for _words, value, holds, looks in play.choices:
            more = "" if value is None else f",{value}"
            for row, column in looks[0] if holds and looks else ():
                offered[f"{play.entry.predicate}({row},{column}{more})"] = (row, column)
    return offered


def _find_effects(
    task: Question, offered: Mapping[str, Place], answer: Answer
) -> dict[str, list[tuple[int, Place, Cell]]]:
    """Return how each mark by itself changes the looks of other cells, as a lamp lights cells.

    Changes that several marks make only together are not found. There are none if all marks of the
    answer together change nothing.

    Args:
        offered: the atoms that a player enters, each with its cell.

    Returns:
        By mark, for each change, the number of the frame, the cell, and its new look.
    """
    camera = Camera(task)

    def find_changes(*marks: str) -> list[tuple[int, Place, Cell]]:
        """Return frame, cell and look where these marks change other cells than their own."""
        own_cells = {offered[mark] for mark in marks}
        frames = camera.draw_board([(mark, True) for mark in marks]).frames
        return [
            (number, cell, look)
            for number, (after, before) in enumerate(zip(frames, camera.blank.frames, strict=False))
            for cell, look in sorted(after.cells.items())
            if look != before.cells.get(cell) and cell not in own_cells
        ]

    if not find_changes(*(mark for mark in map(str, answer.symbols) if mark in offered)):
        return {}
    effects = {mark: find_changes(mark) for mark in offered}
    return {mark: changes for mark, changes in effects.items() if changes}


def _derive(
    puzzle: Puzzle,
    instance: Instance,
    constants: Mapping[str, int | str],
    offered: Container[str],
) -> Mapping[str, Any]:
    """Return the data of the derivation of the one answer, as far as there was time.

    `own` is a step with those of the `offered` atoms that clues themselves enter, or None. There
    are no steps if the rules cannot explain. Ctrl-C raises StoppedError.
    """
    reel = Reel()
    steps: list[Mapping[str, Any]] = []
    start = reel.draw_frames(puzzle.draw(instance, constants=constants))

    def append_step(step: Step) -> None:
        """Append the data of a step, with its picture, to `steps`."""
        data = reel.draw_step(step)
        fields = (*replies.Step.__annotations__, "frames")
        steps.append(_blank_places({name: data[name] for name in fields}))

    end: Mapping[str, Any] = {"complete": False, "interrupted": None}
    try:
        explanation = puzzle.explain(instance, constants=constants, drawn=True, on_step=append_step)
    except OptionError:  # these rules cannot explain anything
        pass
    except StoppedError as error:
        if error.interruption == "user":
            raise
        end = {"complete": False, "interrupted": error.interruption}
    else:
        if explanation.interrupted == "user":
            raise StoppedError("user")
        reply = explanation.to_dict()
        end = {name: reply[name] for name in ("complete", "interrupted", "grade")}
        end = {**end, "own": _make_clue_step(explanation, offered)}
    return {"status": Status.UNIQUE.value, "start": start, "steps": steps, **end}


def _blank_places(value: Any) -> Any:
    """Return a JSON value with every "place", at any depth, "": players lack the rules' files."""
    if isinstance(value, Mapping):
        return {name: "" if name == "place" else _blank_places(v) for name, v in value.items()}
    return list(map(_blank_places, value)) if isinstance(value, list) else value


def _make_clue_step(explanation: Explanation, offered: Container[str]) -> Mapping[str, Any] | None:
    """Return, as a step's data, the marks of offered atoms that clues themselves make, or None."""
    marks = [mark for mark in explanation.start if mark[1] and mark[0] in offered]
    if not marks:
        return None
    teller = explanation.teller
    return {
        **{name: list[str]() for name in ("causes", "because", "chain", "needs", "frames")},
        "name": "clue",
        "sentence": f"a clue says so by itself: {teller.wording.say_clauses(marks)}",
        "cells": list(map(list, teller.find_spots(atom for atom, _ in marks))),
        "entered": [atom for atom, _ in marks],
    }
