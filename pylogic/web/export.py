"""A page for players in one file, which plays boards without any server.

It is the workbench's own board and assistant with another `api.js`: what that would ask the server
is found here, once, and stands in the page as data. A hint is the first step of the derivation
whose conclusion the player lacks.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from pylogic.draw import svg
from pylogic.errors import Interruption, OptionError, ProgramError, StoppedError
from pylogic.explain.explanation import Explanation, Step
from pylogic.explain.sheet import Drawing, Sheet
from pylogic.formats import mapping
from pylogic.puzzle import Puzzle
from pylogic.rules import documentation, files, vocabulary
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import Instance
from pylogic.rules.parts import VIEW
from pylogic.rules.source import text_of
from pylogic.rules.symbols import Place
from pylogic.solving.options import check_types, limits_of
from pylogic.solving.outcome import Answer, Outcome, Status
from pylogic.solving.process import call
from pylogic.solving.task import Task
from pylogic.web import offline
from pylogic.web.pictures import Reel, frames

_TOLD = ("name", "cost", "words", "sentence", "cells", "causes", "entered", "because", "chain")
"""What the page says of a step."""


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
    data: Mapping[str, Any] = field(compare=False)
    """What the page is told."""
    picture: str = field(compare=False)
    """The empty board as SVG."""

    @property
    def remark(self) -> str | None:
        """What a player of this board misses, in words; None if it is nothing."""
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


@dataclass(frozen=True, repr=False)
class Page:
    """Boards of one puzzle, and the page on which they are played."""

    title: str
    boards: tuple[PlayedBoard, ...]
    game: tuple[documentation.Paragraph, ...] = ()
    """How it is played."""
    rules: Mapping[str, Any] | None = None
    """What the page is told of the rules that it shows."""

    @property
    def kind(self) -> str:
        """What it is a page of."""
        return offline.BOARD if self.rules is None else offline.RULES

    def html(self) -> str:
        """The page, which needs no other file and asks for none."""
        heading = svg.escaped(self.title)
        return self.within(offline.alone(self.kind), heading, beside="")

    def within(self, head: offline.Head, heading: str, beside: str) -> str:
        """The page, with HTML for its heading and for what stands beside that."""
        told: dict[str, Any] = {
            "title": self.title,
            "game": self.game,
            "boards": [
                {"name": board.name, "remark": board.remark, **board.data} for board in self.boards
            ],
        }
        if self.rules is not None:
            told["rules"] = self.rules
        data = offline.pack(json.dumps(told, separators=(",", ":")))
        return offline.page(
            offline.BOARD, head, self.title, heading=heading, beside=beside, data=data
        )

    def save(self, path: str | Path) -> None:
        """Write the page into a file whose name ends in .html.

        Raises:
            OptionError, WriteError: it cannot be written.
        """
        target = ending(path)
        data = self.html().encode()
        with files.writing(target) as file, files.write_errors(target):
            file.write(data)

    def to_dict(self) -> dict[str, Any]:
        """Its title and its boards."""
        return {"title": self.title, "boards": [board.to_dict() for board in self.boards]}

    def __str__(self) -> str:
        count = len(self.boards)
        return f"{self.title}: {count} board{'s' * (count != 1)}"

    def __repr__(self) -> str:
        return f"<Page {self}>"


def ending(path: str | Path) -> Path:
    """The file of a page.

    Raises:
        OptionError: its name does not end in .html, or it cannot be there.
    """
    found = Path(path)
    if found.suffix != ".html":
        raise OptionError(f"{path}: expected a file whose name ends in .html")
    if not found.parent.is_dir():  # said now, not when everything is solved
        raise OptionError(f"{found.parent}: no such folder")
    return found


def export(
    puzzle: Puzzle,
    instances: Sequence[str | Path | Instance],
    *,
    output: str | Path | None = None,
    constants: Mapping[str, int | str] | None = None,
    rules: bool = False,
    timeout: float | None = None,
    memory: int | None = None,
    on_board: Callable[[PlayedBoard], None] = lambda _board: None,
) -> Page:
    """Make a page on which boards of a puzzle are played, without any server.

    Each board is solved, and derived step by step: the page checks what a player enters by the one
    answer, and its hints are these steps. Where a limit comes first the hints end there.

    Args:
        instances: names, paths or Instances, as `Puzzle.solve` takes.
        output: a file for the page, *.html.
        rules: whether the page shows rules and facts, and has clingo, which searches edited ones.
        timeout, memory: for each board.
        on_board: called with each board that is ready.

    Raises:
        OptionError: an argument cannot be meant; a board has no answer, or nothing can be entered.
        NotFoundError, ProgramError: as `Puzzle.solve`.
        StoppedError: a limit or Ctrl-C came before a board could be drawn.
        WriteError: the file could not be written.
    """
    check_types(Puzzle, puzzle=puzzle)
    if isinstance(instances, (str, Path, Instance)) or not instances:
        raise OptionError(f"instances={instances!r}: expected a list of instances")
    target = None if output is None else ending(output)
    limits = limits_of(timeout, memory, otherwise=puzzle.limits).afresh()
    if VIEW not in puzzle.encoding.parts:
        raise OptionError(f"{puzzle.encoding.path} has no view part: there is nothing to draw")
    boards = []
    for one in instances:
        within = replace(puzzle, limits=limits.begun())
        instance = one if isinstance(one, Instance) else within.instance(one)
        board = played(within, instance, constants or {}, rules)
        boards.append(board)
        on_board(board)
    encoding = puzzle.encoding
    changed = mapping.changed(encoding, constants or {})
    game = documentation.under(documentation.game(encoding.header), changed)
    shown = shown_rules(encoding, changed) if rules else None
    page = Page(encoding.title, tuple(boards), game, shown)
    if target is not None:
        page.save(target)
    return page


def shown_rules(encoding: Encoding, changed: Mapping[str, int | str]) -> Mapping[str, Any]:
    """What a page is told that shows the rules; `changed` are the constants not as usual."""
    return {
        "text": encoding.text,
        "values": {name: str(value) for name, value in changed.items()},
        "library": {one.name: text_of(one.path) for one in encoding.includes},
        "vocabulary": vocabulary.to_dict(),
        "predicates": [one._asdict() for one in documentation.predicates(encoding)],
        "constants": [one.to_dict() for one in documentation.constants(encoding)],
    }


# ---- What is told of a board --------------------------------------------------------------------


def played(
    puzzle: Puzzle,
    instance: Instance,
    constants: Mapping[str, int | str],
    rules: bool = False,
) -> PlayedBoard:
    """A board and all that its page is told, which has its facts as written if it shows rules.

    Raises:
        OptionError: it has no answer, or nothing can be entered.
        ProgramError, StoppedError: as `Puzzle.solve`.
    """
    name = Path(instance.name).stem
    sheet = puzzle.sheet(instance, constants=constants)
    if sheet.problems:
        raise ProgramError(*sheet.problems)
    if not sheet.plays:
        raise OptionError(f"{instance.name}: nothing can be entered into this board")
    outcome = puzzle.solve(instance, constants=constants)
    _go_on(outcome.interrupted)
    if outcome.status == Status.NONE:
        raise OptionError(f"{instance.name}: it has no answer, and cannot be solved by anybody")
    drawn = {**sheet.to_dict(), "edits": []}
    facts, values = _in_order(instance), puzzle.task(instance, constants=constants).values
    changed = sorted(mapping.changed(puzzle.encoding, values).items())
    stamp = repr((puzzle.encoding.name, facts, [(constant, str(v)) for constant, v in changed]))
    told: dict[str, Any] = {
        "id": hashlib.sha256(stamp.encode()).hexdigest()[:16],
        "facts": facts,
        "sheet": drawn,
        "outcome": _outcome(outcome),
        **({"text": instance.text} if rules else {}),
    }
    for answer in outcome.answers[:1]:
        told["effects"] = _effects(puzzle, instance, constants, sheet, drawn, answer)
    steps: Mapping[str, Any] = {}
    if outcome.status == Status.UNIQUE and not outcome.progress.cost:
        told["solution"] = frames(puzzle.board(outcome.answers[0]))
        told["explained"] = steps = _steps(puzzle, instance, constants, sheet)
    elif outcome.status == Status.MULTIPLE:
        told["shared"] = _shared(puzzle, instance, constants)
    return PlayedBoard(
        name=name,
        status=outcome.status,
        is_complete=steps.get("complete", False),
        interrupted=outcome.interrupted or steps.get("interrupted"),
        steps=len(steps.get("steps", ())),
        size=_size(sheet, steps.get("grade")),
        data=told,
        picture=frames(sheet.blank)[0]["svg"],
    )


def _size(sheet: Sheet, grade: Mapping[str, Any] | None) -> str:
    rows_columns = " \N{MULTIPLICATION SIGN} ".join(map(str, sheet.size or ()))
    return " \N{MIDDLE DOT} ".join(filter(None, [rows_columns, (grade or {}).get("level")]))


def _in_order(instance: Instance) -> str:
    """Its facts in the order of their texts, without spaces: the page compares those of links."""
    text = re.sub(r"%.*|\s", "", "".join(f"{symbol}.\n" for symbol in instance.symbols))
    return ".".join(sorted(filter(None, text.split("."))))


def _outcome(outcome: Outcome) -> Mapping[str, Any]:
    """An outcome as the page knows one; of several answers none is the one that is checked by."""
    known = outcome.answers if outcome.status == Status.UNIQUE else ()
    said = ("status", "exhausted", "interrupted", "count", "cost", "horizon")
    return {
        **{name: outcome.to_dict()[name] for name in said},
        "answers": [answer.to_dict() for answer in known],
        "statistics": {},
        "remarks": [],
    }


def _effects(
    puzzle: Puzzle,
    instance: Instance,
    constants: Mapping[str, int | str],
    sheet: Sheet,
    drawn: dict[str, Any],
    answer: Answer,
) -> Mapping[str, Sequence[Sequence[int]]]:
    """How each mark by itself changes other cells: frame, place and piece, which is added.

    Cells that a lamp lights are such. What only several marks change together is not found.
    """
    task = puzzle.task(instance, constants=constants)
    offered = _offered(sheet)
    wanted = [str(atom) for atom in answer.symbols if str(atom) in offered]
    width = drawn["cell"]["width"]
    pieces, found = call(partial(_found_effects, task, offered, wanted, width), puzzle.limits)
    first = len(drawn["pieces"])
    drawn["pieces"] += ({"svg": text, "words": ""} for text in pieces)
    return {
        atom: [(frame, at, n if n == svg.NOTHING else first + n) for frame, at, n in changed]
        for atom, changed in found.items()
    }


def _found_effects(
    task: Task, offered: Mapping[str, Place], wanted: Sequence[str], width: int
) -> tuple[list[str], dict[str, list[tuple[int, int, int]]]]:
    """The pieces, and the effects of each mark; none if the marks of an answer have none."""
    drawing = Drawing(task)
    pieces = svg.Pieces(width)

    def looks(marks: Sequence[str]) -> list[Sequence[int]]:
        board = drawing.board([(mark, True) for mark in marks])
        return [pieces.places(frame.cells, board) for frame in board.frames]

    def changed(marks: Sequence[str]) -> list[tuple[int, int, int]]:
        own = {(offered[mark][0] - 1) * columns + offered[mark][1] - 1 for mark in marks}
        return [
            (frame, at, now[at])
            for frame, (now, before) in enumerate(zip(looks(marks), blank, strict=False))
            for at in range(len(before))
            if now[at] != before[at] and at not in own
        ]

    columns, blank = drawing.board(()).cols, looks(())
    effects = {mark: changed([mark]) for mark in offered} if changed(wanted) else {}
    return list(pieces.drawn.values()), {mark: own for mark, own in effects.items() if own}


def _offered(sheet: Sheet) -> dict[str, Place]:
    """The atoms that a player enters into cells, each with its cell."""
    return {
        f"{play.entry.predicate}({row},{column}{'' if value is None else f',{value}'})": (
            row,
            column,
        )
        for play in sheet.plays
        for _words, value, holds, looks in play.choices
        for row, column in (looks[0] if holds and looks else ())
    }


def _steps(
    puzzle: Puzzle, instance: Instance, constants: Mapping[str, int | str], sheet: Sheet
) -> Mapping[str, Any]:
    """The derivation of the one answer as far as there was time, each step with its picture."""
    reel = Reel()
    start = reel.frames(puzzle.draw(instance, constants=constants))
    known: list[Step] = []
    steps: list[Mapping[str, Any]] = []

    def tell(step: Step) -> None:
        known.append(step)
        said = {**step.to_dict(), "words": str(step)}
        own = {name: _unplaced(said[name]) for name in _TOLD}
        steps.append({**own, "needs": _needs(known), "drawn": reel.frames(step.board())})

    end: Mapping[str, Any]
    try:
        found = puzzle.explain(instance, drawn=True, constants=constants, on_step=tell)
        _go_on(found.interrupted)
        end = {"complete": found.is_complete, "interrupted": found.interrupted}
        end = {**end, "grade": found.grade and found.grade.to_dict(), "own": _own(found, sheet)}
    except StoppedError as error:
        _go_on(error.interruption)
        end = {"complete": False, "interrupted": error.interruption}
    except OptionError:  # these rules have nothing to be explained by
        end = {"complete": False, "interrupted": None}
    return {"status": Status.UNIQUE.value, **end, "start": start, "steps": steps}


def _own(found: Explanation, sheet: Sheet) -> Mapping[str, Any] | None:
    """What clues say of their own cells and a player enters, as a step before all others."""
    offered = _offered(sheet)
    marks = [mark for mark in found.start if mark[1] and mark[0] in offered]
    if not marks:
        return None
    teller = found.teller
    own = {name: list[str]() for name in ("causes", "because", "chain", "needs", "drawn")}
    return {
        **own,
        "name": "clue",
        "sentence": f"a clue says so by itself: {teller.words.tell(marks)}",
        "cells": list(map(list, teller.spots(atom for atom, _ in marks))),
        "entered": [atom for atom, _ in marks],
    }


def _shared(
    puzzle: Puzzle, instance: Instance, constants: Mapping[str, int | str]
) -> Mapping[str, Any] | None:
    """What several answers have in common; None if the time was up before."""
    try:
        found = puzzle.explain(instance, hint=True, constants=constants)
    except StoppedError as error:
        _go_on(error.interruption)
        return None
    _go_on(found.interrupted)
    said = found.to_dict()
    return {name: said[name] for name in ("status", "cautious", "brave")}


def _go_on(interruption: Interruption | None) -> None:
    """Go on after a limit, which leaves a page with less in it.

    Raises:
        StoppedError: it was Ctrl-C.
    """
    if interruption == "user":
        raise StoppedError(interruption)


def _needs(known: Sequence[Step]) -> list[int]:
    """The steps that the last one uses and that no player can enter, by their places."""
    waiting = [known[-1]]
    found: set[int] = set()
    while waiting:
        step = waiting.pop()
        used = {*step.deduction.known, *(m for one in step.recalled for m in one.known)}
        for place, earlier in enumerate(known[:-1]):
            is_used = not used.isdisjoint(earlier.deduction.marks)
            if is_used and not earlier.is_entered and place not in found:
                found.add(place)
                waiting.append(earlier)
    return sorted(found)


def _unplaced(told: Any) -> Any:
    """What is told, without the places in files: a player has none."""
    if isinstance(told, Mapping):
        return {name: "" if name == "place" else _unplaced(one) for name, one in told.items()}
    return [_unplaced(one) for one in told] if isinstance(told, list) else told
