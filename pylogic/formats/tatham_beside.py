"""Game IDs of boards with numbers beside them.

objects   objects as runs; then the numbers of all columns and all rows, apart by commas
runs      the runs of each column and each row: apart by points, the lines apart by /
sides     a number or none for each column from top and from bottom, each row from left and
          from right, apart by /; then perhaps a comma, and numbers in cells
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from pylogic.formats import tatham_runs as runs
from pylogic.formats.diagram import Diagram
from pylogic.formats.tatham_codecs import (
    DIFFICULTY,
    Codec,
    Header,
    first_wrong,
    in_numbers,
    is_square,
    numbers,
    rectangle,
    square,
)
from pylogic.formats.tatham_runs import Part
from pylogic.rules.symbols import SIDES, Beside

_Line = tuple[str, int]


def _lines(diagram: Diagram, *sides: str) -> Iterator[_Line]:
    for side in sides:
        count = diagram.cols if side in ("top", "bottom") else diagram.rows
        yield from ((side, line) for line in range(1, count + 1))


def _check_count(part: Part, found: int, lines: list[_Line]) -> None:
    if found != len(lines):
        words = f"there are {found} lines beside the board instead of {len(lines)}"
        part.fail(words, len(part.text))


def _of_lines(diagram: Diagram, *sides: str) -> str | None:
    """What else stands beside the board than one number at each line of these sides."""
    lines = set(_lines(diagram, *sides))
    wrong = [key for key in diagram.outside if key[:2] not in lines]
    if wrong:
        return f"a number at the {wrong[0][0]}, line {wrong[0][1]}"
    deep = any(k != 1 for _, _, k in diagram.outside)
    return "several numbers beside one line" if deep else None


def _objects(header: Header, part: Part) -> Diagram:
    board = Diagram(*rectangle(header))
    cells = board.places
    told, *more = part.split(",")
    lines = list(_lines(board, "top", "left"))
    objects = frozenset(cells[index] for index in runs.marks(told, len(cells), "cells"))
    _check_count(part, len(more), lines)
    counts = [each.number(each.text) for each in more]
    beside = {(*line, 1): count for line, count in zip(lines, counts, strict=True)}
    return replace(board, objects=objects, outside=beside)


def _write_objects(diagram: Diagram) -> str:
    trees = runs.in_marks(cell in diagram.objects for cell in diagram.places)
    lines = _lines(diagram, "top", "left")
    counts = (str(diagram.outside[side, line, 1]) for side, line in lines)
    return f"{diagram.cols}x{diagram.rows}:{','.join([trees, *counts])}"


def _not_in_objects(diagram: Diagram) -> str | None:
    lines = len(list(_lines(diagram, "top", "left")))
    said = _of_lines(diagram, "top", "left")
    return said or ("a line without a number" if len(diagram.outside) < lines else None)


def _runs(header: Header, part: Part) -> Diagram:
    board = Diagram(*rectangle(header))
    told, *more = part.split(",")
    if more:
        more[0].fail("cells that are given black or white cannot be read")
    lines = list(_lines(board, "top", "left"))
    found = told.split("/")
    _check_count(told, len(found), lines)
    beside: dict[Beside, int] = {}
    for (side, line), text in zip(lines, found, strict=True):
        for k, number in enumerate(text.split(".") if text.text else [], 1):
            beside[side, line, k] = number.number(number.text)
        beside.setdefault((side, line, 1), 0)
    return replace(board, outside=beside)


def _write_runs(diagram: Diagram) -> str:
    lengths = _lengths(diagram)
    words = (lengths.get(line, []) for line in _lines(diagram, "top", "left"))
    said = "/".join(".".join(map(str, run)) if run != [0] else "" for run in words)
    return f"{diagram.cols}x{diagram.rows}:{said}"


def _lengths(diagram: Diagram) -> dict[_Line, list[int]]:
    """The numbers beside each line."""
    found: dict[_Line, list[int]] = {}
    for (side, line, _), number in sorted(diagram.outside.items()):
        found.setdefault((side, line), []).append(number)
    return found


def _not_in_runs(diagram: Diagram) -> str | None:
    lengths = _lengths(diagram)
    lines = set(_lines(diagram, "top", "left"))
    if set(lengths) - lines:
        return f"a number at the {min(set(lengths) - lines)[0]}"
    if lines - set(lengths):
        return "a line without numbers, which may hold any runs"
    wrong = any(0 in found and found != [0] for found in lengths.values())
    return "the number 0 among others" if wrong else None


def _sides(header: Header, part: Part) -> Diagram:
    size = square(header)
    board = Diagram(size, size)
    told, *more = part.split(",")
    if len(more) > 1:
        more[1].fail("the description goes on after the numbers in cells", -1)
    lines = list(_lines(board, "top", "bottom", "left", "right"))
    found = told.split("/")
    _check_count(told, len(found), lines)
    beside: dict[Beside, int] = {
        (*line, 1): each.number(each.text)
        for line, each in zip(lines, found, strict=True)
        if each.text
    }
    return replace(board, outside=beside, numbers=numbers(more[0], board) if more else {})


def _write_sides(diagram: Diagram) -> str:
    lines = _lines(diagram, "top", "bottom", "left", "right")
    told = "/".join(str(diagram.outside.get((*line, 1), "")) for line in lines)
    given = f",{in_numbers(diagram)}" if diagram.numbers else ""
    return f"{diagram.rows}:{told}{given}"


def _not_at_sides(diagram: Diagram) -> str | None:
    if diagram.count not in (None, diagram.rows):
        return f"heights up to {diagram.count} on a board of {diagram.rows} rows"
    said = is_square(diagram) or _of_lines(diagram, *SIDES)
    return said or first_wrong(diagram, 1, diagram.rows)


CODECS: Mapping[str, Codec] = {
    "objects": Codec(
        frozenset(("objects", "outside")),
        _objects,
        _write_objects,
        _not_in_objects,
        ignored=DIFFICULTY,
    ),
    "runs": Codec(frozenset(("outside",)), _runs, _write_runs, _not_in_runs),
    "sides": Codec(
        frozenset(("outside", "numbers", "count")),
        _sides,
        _write_sides,
        _not_at_sides,
        ignored=DIFFICULTY,
    ),
}
"""The ways of writing by the word of `exchange(tatham, Name, Codec)`."""
