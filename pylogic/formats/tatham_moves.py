"""The moves in saved games of Simon Tatham's collection, and the board after them.

Each game has letters of its own for its moves; its source says them, at `execute_move`. X and Y
count from 0. A solution that the program was asked for is a move that begins with S. Pencil marks
and the like are no part of a diagram: they are told as lost.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from pylogic.formats.diagram import Diagram, shortened
from pylogic.formats.tatham_runs import Part
from pylogic.rules.symbols import Edge, Place, canonical

_Lost = tuple[str, ...]
_Fields = tuple[str, str]
"""The fields of a diagram for what is marked as so, and for what is marked as not so."""
_Play = Callable[[Diagram, Sequence[Part]], tuple[Diagram, _Lost]]
_EXITS = {1: "right", 2: "top", 4: "left", 8: "bottom"}
_PENCIL = "pencil marks"
_NUMBER = "[0-9]{1,9}"
_CELL = f"(?P<x>{_NUMBER}),(?P<y>{_NUMBER})"
_DONE = "numbers beside the board that are marked as done"


def played(board: Diagram, codec: str, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
    """The board after moves, and what could not be read of them."""
    found, lost = _PLAYS[codec](board, moves)
    return replace(found, is_solved=True), lost


def _each(moves: Sequence[Part], pattern: str, apply: Callable[[re.Match[str]], str]) -> _Lost:
    """Apply all steps of moves, one after the other; what is lost, in words, each once."""
    lost: dict[str, None] = {}
    for number, move in enumerate(moves, 1):
        end = 0
        for step in re.compile(rf";?(?:{pattern});?").finditer(move.text):
            if step.start() != end:
                break
            end = step.end()
            words = apply(step)
            lost |= {words: None} if words else {}
        if end < len(move.text):
            lost[f"the move {number}, from {shortened(move.text[end:])!r}"] = None
    return tuple(lost)


def _marks(fields: _Fields, letters: Mapping[str, bool | None], order: str = "xy") -> _Play:
    """Moves of a letter and a cell: marked as so, as not so, or not at all."""

    def play(board: Diagram, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
        found: dict[Place, bool | None] = {}

        def apply(step: re.Match[str]) -> str:
            if step["letter"]:
                one, other = int(step["one"]), int(step["other"])
                x, y = (one, other) if order == "xy" else (other, one)
                found[y + 1, x + 1] = letters[step["letter"]]
            return ""

        pattern = rf"(?P<letter>[{''.join(letters)}]),?(?P<one>{_NUMBER}),(?P<other>{_NUMBER})|S"
        lost = _each(moves, pattern, apply)
        return _with_marks(board, fields, found), lost

    return play


def _with_marks(board: Diagram, fields: _Fields, found: Mapping[Place, bool | None]) -> Diagram:
    places = set(board.places)
    marked: dict[str, Any] = {
        field: frozenset(p for p, value in found.items() if value is wanted and p in places)
        for field, wanted in zip(fields, (True, False), strict=True)
    }
    return replace(board, **marked)


def _placed(board: Diagram, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
    """As `_marks`; S marks all cells but those of the objects as not so."""
    letters = {"T": True, "N": False, "B": None}
    found: dict[Place, bool | None] = {}

    def apply(step: re.Match[str]) -> str:
        if step["letter"]:
            found[int(step["y"]) + 1, int(step["x"]) + 1] = letters[step["letter"]]
        else:
            found.update(dict.fromkeys(set(board.places) - board.objects, False))
        return ""

    lost = _each(moves, rf"(?P<letter>[TNB]){_CELL}|S", apply)
    return _with_marks(board, ("symbols", "vacant"), found), lost


def _lamps(board: Diagram, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
    """A move turns a mark on, or off if it is on; a cell has one mark at most."""
    letters = {"L": True, "I": False}
    found: dict[Place, bool | None] = {}

    def apply(step: re.Match[str]) -> str:
        if step["letter"]:
            place = (int(step["y"]) + 1, int(step["x"]) + 1)
            value = letters[step["letter"]]
            found[place] = None if found.get(place) is value else value
        return ""

    lost = _each(moves, rf"(?P<letter>[LI]){_CELL}|S", apply)
    return _with_marks(board, ("symbols", "vacant"), found), lost


def _rectangles(board: Diagram, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
    """Moves of a letter and a rectangle: corner, width, height."""
    letters = {"F": True, "E": False, "U": None}
    found: dict[Place, bool | None] = {}

    def apply(step: re.Match[str]) -> str:
        if step["bits"]:
            bits = (bit == "1" for bit in step["bits"])
            found.update(zip(board.places, bits, strict=False))
            return ""
        x, y, width, height = (int(step[name]) for name in ("x", "y", "w", "h"))
        rows = range(y + 1, min(y + height, board.rows) + 1)
        columns = range(x + 1, min(x + width, board.cols) + 1)
        found.update(dict.fromkeys(((r, c) for r in rows for c in columns), letters[step[1]]))
        return ""

    pattern = rf"([FEU]){_CELL},(?P<w>{_NUMBER}),(?P<h>{_NUMBER})|S(?P<bits>[01]+)"
    lost = _each(moves, pattern, apply)
    return _with_marks(board, ("shaded", "unshaded"), found), lost


def _bits(board: Diagram, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
    """Moves P, a value 0 or 1 or - for none, and a cell."""
    found: dict[Place, int] = {}

    def apply(step: re.Match[str]) -> str:
        if step["bits"]:
            found.update(zip(board.places, map(int, step["bits"]), strict=False))
        else:
            _put(board, found, step, "" if step["value"] == "-" else step["value"])
        return ""

    pattern = rf"P(?P<value>[01-]),{_CELL}|S(?P<bits>[01]+)"
    lost = _each(moves, pattern, apply)
    return replace(board, solution=found), lost


def _put(board: Diagram, found: dict[Place, int], step: re.Match[str], value: str) -> None:
    place = (int(step["y"]) + 1, int(step["x"]) + 1)
    found.pop(place, None)
    is_on_board = 1 <= place[0] <= board.rows and 1 <= place[1] <= board.cols
    if value and is_on_board and place not in board.numbers:
        found[place] = int(value)


def _values(board: Diagram, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
    """Moves R, a cell, and its number, 0 for none; P a pencil mark; D a clue that is done."""
    found: dict[Place, int] = {}

    def apply(step: re.Match[str]) -> str:
        if step["all"]:
            numbers = step["all"].split(",") if "," in step["all"] else step["all"]
            found.update(zip(board.places, map(int, numbers), strict=False))
        elif step["letter"] == "R" or step["value"] == "0":
            _put(board, found, step, "" if step["value"] == "0" else step["value"])
        else:
            return _DONE if step[0].startswith("D") else _PENCIL
        return ""

    pattern = (
        rf"(?P<letter>[RP]){_CELL},(?P<value>{_NUMBER})"
        rf"|S(?P<all>{_NUMBER}(?:,{_NUMBER})+|[0-9]+)|M|D-?{_NUMBER},-?{_NUMBER}"
    )
    lost = _each(moves, pattern, apply)
    return replace(board, solution=found), lost


def _edges(board: Diagram, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
    """Moves of the number of an edge and y, n, or u for neither."""
    sides = ("top", "right", "bottom", "left")
    edges = list(dict.fromkeys(canonical(*cell, side) for cell in board.places for side in sides))
    found: dict[Edge, str] = {}

    def apply(step: re.Match[str]) -> str:
        if step["edge"] and int(step["edge"]) < len(edges):
            found[edges[int(step["edge"])]] = step["state"]
        return ""

    lost = _each(moves, rf"(?P<edge>{_NUMBER})(?P<state>[ynu])|S", apply)
    yes, no = (frozenset(e for e, state in found.items() if state == s) for s in "yn")
    return replace(board, edges=yes, no_edges=no), lost


def _exits(board: Diagram, moves: Sequence[Part]) -> tuple[Diagram, _Lost]:
    """Moves of exits of a cell: R sets, L adds, N takes away, F flips; M flips crosses."""
    lines: dict[Place, int] = {}
    marks: dict[Place, int] = {}

    def apply(step: re.Match[str]) -> str:
        if not step["letter"]:
            return ""
        exits, place = int(step["exits"]), (int(step["y"]) + 1, int(step["x"]) + 1)
        now = lines.get(place, 0)
        after = {"R": exits, "L": now | exits, "N": now & ~exits, "F": now ^ exits}
        if step["letter"] == "M":
            marks[place] = marks.get(place, 0) ^ exits
        else:
            lines[place] = after[step["letter"]]
        if step["letter"] == "R":
            marks[place] = marks.get(place, 0) & ~exits
        return ""

    pattern = rf"(?P<letter>[RLNFM])(?P<exits>{_NUMBER}),{_CELL}|S"
    lost = _each(moves, pattern, apply)
    return replace(board, links=_links(lines), no_links=_links(marks)), lost


def _links(exits: Mapping[Place, int]) -> frozenset[Edge]:
    return frozenset(
        canonical(*place, side)
        for place, bits in exits.items()
        for bit, side in _EXITS.items()
        if bits & bit
    )


_SHADED = ("shaded", "unshaded")
_PLAYS: Mapping[str, _Play] = {
    "numbers": _marks(_SHADED, {"B": True, "W": False, "E": None}, order="yx"),
    "matrix": _marks(_SHADED, {"B": True, "C": False, "E": None}),
    "runs": _rectangles,
    "objects": _placed,
    "blocks": _lamps,
    "letters": _bits,
    "boxes": _values,
    "cages": _values,
    "operations": _values,
    "sides": _values,
    "edges": _edges,
    "circles": _exits,
}
"""How the moves of a game are made, by the codec of its IDs."""
