"""Sections of pzprv3 files that are tables of a board with what stands beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from pylogic.formats.diagram import Diagram
from pylogic.formats.pzpr_beside import (
    FOUR,
    TWO,
    depths,
    limits_runs,
    limits_sides,
    line_name,
    outside_of,
    runs_by_line,
)
from pylogic.formats.pzpr_sums import limits_sums
from pylogic.formats.pzprv3_cells import DONE, entered, limits_solution, of_entered
from pylogic.formats.pzprv3_lines import Reading, Section, table_lines
from pylogic.rules.symbols import Beside, Place

# ---- Sums in black cells --------------------------------------------------------------------


def _read_sums(found: Reading) -> None:
    # The file does not count the frame of black cells at the top and on the left.
    found.rows, found.cols = found.rows + 1, found.cols + 1
    for place, text, at in found.table(found.rows, found.cols):
        is_frame = 1 in place
        if is_frame or text != ".":
            found.add("blocks", place)
        if is_frame and text != ".":
            way = "down" if place[0] == 1 else "across"
            _add_sum(found, place, way, text, at)
        elif text != ".":
            across, comma, down = text.partition(",")
            if not comma:
                found.source.fail(f"unexpected cell {text!r}", at)
            _add_sum(found, place, "across", across, at)
            _add_sum(found, place, "down", down, at)


def _add_sum(found: Reading, place: Place, way: str, text: str, at: int) -> None:
    number = 0 if text == "-1" else found.source.number(text, at)
    if number:
        found.put("sums", (*place, way), number)


def _write_sums(diagram: Diagram) -> list[str]:
    def cell(row: int, col: int) -> str:
        down, across = (diagram.sums.get((row, col, way), -1) for way in ("down", "across"))
        if (row, col) == (1, 1):
            return "0"
        if 1 in (row, col):
            return str(down if row == 1 else across)
        return f"{across},{down}" if (row, col) in diagram.blocks else "."

    columns = range(1, diagram.cols + 1)
    return table_lines([cell(r, c) for c in columns] for r in range(1, diagram.rows + 1))


def _read_inner(found: Reading) -> None:
    for (row, col), text, at in found.table(found.rows - 1, found.cols - 1):
        if text != "." and not entered(found, (row + 1, col + 1), text, at):
            found.source.fail(f"unexpected cell {text!r}", at)


def _write_inner(diagram: Diagram) -> list[str]:
    columns = range(2, diagram.cols + 1)
    return table_lines(
        [of_entered(diagram, (r, c)) or "." for c in columns] for r in range(2, diagram.rows + 1)
    )


# ---- A board with numbers beside it ----------------------------------------------------------


def _beside(
    found: Reading, margins: tuple[int, int, int, int]
) -> Iterable[tuple[Place | Beside, str, int]]:
    """The cells of the board, and the places beside it, of a table with so wide margins.

    The margins are those at the top, right, bottom, left. The corners must be empty.
    """
    top, right, bottom, left = margins
    rows, cols = found.rows, found.cols
    for (row, col), text, at in found.table(top + rows + bottom, left + cols + right):
        r, c = row - top, col - left
        if 1 <= r <= rows and 1 <= c <= cols:
            yield (r, c), text, at
        elif 1 <= c <= cols:
            yield ("top", c, row) if r < 1 else ("bottom", c, r - rows), text, at
        elif 1 <= r <= rows:
            yield ("left", r, col) if c < 1 else ("right", r, c - cols), text, at
        elif text != ".":
            found.source.fail(f"unexpected cell {text!r} in a corner", at)


def _surround(
    diagram: Diagram,
    margins: tuple[int, int, int, int],
    cell: Callable[[Place], str],
    number: Callable[[Beside], int | None],
) -> list[str]:
    """The table that `_beside` reads."""
    top, right, bottom, left = margins
    rows, cols = diagram.rows, diagram.cols

    def text(row: int, col: int) -> str:
        r, c = row - top, col - left
        if 1 <= r <= rows and 1 <= c <= cols:
            return cell((r, c)) or "."
        place: Beside | None = None
        if 1 <= c <= cols:
            place = ("top", c, row) if r < 1 else ("bottom", c, r - rows)
        elif 1 <= r <= rows:
            place = ("left", r, col) if c < 1 else ("right", r, c - cols)
        told = number(place) if place else None
        return "." if told is None else str(told)

    columns = range(1, left + cols + right + 1)
    return table_lines(
        [text(row, col) for col in columns] for row in range(1, top + rows + bottom + 1)
    )


def _outside(found: Reading, place: Beside, text: str, at: int) -> int | None:
    """A number beside the board, if one is there; a c before it marks it as done."""
    if text.startswith("c"):
        found.note(f"{DONE}, {line_name(place)}", (place[1], place[2]))
        text = text[1:]
    return None if text == "." else found.source.number(text, at)


_ALL, _TOP_LEFT = (1, 1, 1, 1), (1, 0, 0, 1)


def _read_sides(found: Reading) -> None:
    for place, text, at in _beside(found, _ALL):
        if len(place) == 3:
            number = _outside(found, place, text, at)
            if number is not None:
                found.put("outside", place, number)
        elif text.startswith("q"):
            found.put("numbers", place, found.source.number(text[1:], at))
        elif text != "." and not entered(found, place, text, at):
            found.source.fail(f"unexpected cell {text!r}", at)


def _write_sides(diagram: Diagram) -> list[str]:
    def cell(place: Place) -> str:
        number = diagram.numbers.get(place)
        return of_entered(diagram, place) if number is None else f"q{number}"

    return _surround(diagram, _ALL, cell, diagram.outside.get)


def _limits_sides(diagram: Diagram) -> str | None:
    return limits_sides(diagram, FOUR) or limits_solution(diagram)


def _read_ends(found: Reading) -> None:
    fields = {"1": "objects", "A": "symbols", "-": "vacant"}
    for place, text, at in _beside(found, _TOP_LEFT):
        if len(place) == 3:
            number = _outside(found, place, text, at)
            if number is not None:
                found.put("outside", place, number)
        elif text in fields:
            found.add(fields[text], place)
        elif text not in (".", "0"):
            found.source.fail(f"unexpected cell {text!r}", at)


def _write_ends(diagram: Diagram) -> list[str]:
    def cell(place: Place) -> str:
        if place in diagram.objects:
            return "1"
        return "A" if place in diagram.symbols else "-" if place in diagram.vacant else ""

    return _surround(diagram, _TOP_LEFT, cell, diagram.outside.get)


def _limits_ends(diagram: Diagram) -> str | None:
    wrong = next(iter(sorted(diagram.objects & (diagram.symbols | diagram.vacant))), None)
    if wrong is not None:
        return f"that the cell {wrong[0]},{wrong[1]} has an object and is filled, too"
    return limits_sides(diagram, TWO)


def _read_runs(found: Reading) -> None:
    empty = Diagram(found.rows, found.cols)
    deep = depths(empty)
    runs: dict[tuple[str, int], list[int]] = {line: [] for line in runs_by_line(empty)}
    for place, text, at in _beside(found, (deep["top"], 0, 0, deep["left"])):
        if len(place) == 3:
            number = _outside(found, place, text, at)
            if number is not None:
                runs[place[:2]].append(number)
        elif text in ("#", "+"):
            found.add("shaded" if text == "#" else "unshaded", place)
        elif text != ".":
            found.source.fail(f"unexpected cell {text!r}", at)
    for beside, number in outside_of(runs).items():
        found.put("outside", beside, number)


def _write_runs(diagram: Diagram) -> list[str]:
    deep = depths(diagram)
    flush: dict[Beside, int] = {}
    for (side, line), numbers in runs_by_line(diagram).items():
        told: Sequence[int] = [number for number in numbers if number]
        first = deep[side] - len(told) + 1
        flush.update({(side, line, k): number for k, number in enumerate(told, first)})

    def cell(place: Place) -> str:
        return "#" if place in diagram.shaded else "+" if place in diagram.unshaded else ""

    return _surround(diagram, (deep["top"], 0, 0, deep["left"]), cell, flush.get)


SECTIONS: Mapping[str, Section] = {
    "sum": Section(("blocks", "sums"), _read_sums, _write_sums, limits_sums, is_frame=True),
    "inner": Section(("solution",), _read_inner, _write_inner, limits_solution, may_miss=True),
    "sides+solution": Section(
        ("outside", "numbers", "solution", "count"), _read_sides, _write_sides, _limits_sides
    ),
    "ends+object+symbol": Section(
        ("outside", "objects", "symbols", "vacant"), _read_ends, _write_ends, _limits_ends
    ),
    "runs+shading": Section(
        ("outside", "shaded", "unshaded"), _read_runs, _write_runs, limits_runs
    ),
}
"""The sections by the names that `about` uses."""
