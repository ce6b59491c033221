"""Sections of pzprv3 files: tables of lines between cells, and boards with numbers beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from pylogic.formats.diagram import Diagram
from pylogic.formats.pzpr_beside import (
    FOUR,
    TWO,
    depths,
    limits_runs,
    limits_sides,
    limits_sums,
    line_name,
    outside_of,
    runs_by_line,
)
from pylogic.formats.pzprv3_cells import (
    DONE,
    Reading,
    Section,
    entered,
    limits_solution,
    of_entered,
    table_lines,
)
from pylogic.rules.symbols import Beside, Edge, Place, canonical

# ---- Lines between cells, and along their sides --------------------------------------------


def _tables(rows: int, cols: int, is_framed: bool) -> list[list[list[Edge]]]:
    """The sides of cells that are upright, row by row, then those that lie."""
    more = int(is_framed)
    upright = [
        [side((r, c), "right") for c in range(1 - more, cols + more)] for r in range(1, rows + 1)
    ]
    lying = [
        [side((r, c), "bottom") for c in range(1, cols + 1)] for r in range(1 - more, rows + more)
    ]
    return [upright, lying]


def side(cell: Place, which: str) -> Edge:
    """The right or bottom side of a cell; off the board, the outer side of its neighbour."""
    row, col = cell
    if which == "right":
        return canonical(row, 1, "left") if col == 0 else (row, col, which)
    return canonical(1, col, "top") if row == 0 else (row, col, which)


def _read_lines(found: Reading, drawn: str, crossed: str, is_framed: bool) -> None:
    for table in _tables(found.rows, found.cols, is_framed):
        names = [name for row in table for name in row]
        cells = found.table(len(table), len(table[0]) if table else 0)
        for name, (_, text, at) in zip(names, cells, strict=True):
            if text not in ("0", "1", "-1"):
                found.source.fail(f"unexpected line {text!r}", at)
            if text != "0":
                found.add(drawn if text == "1" else crossed, name)


def _write_lines(diagram: Diagram, drawn: str, crossed: str, is_framed: bool) -> list[str]:
    yes, no = getattr(diagram, drawn), getattr(diagram, crossed)
    return [
        line
        for table in _tables(diagram.rows, diagram.cols, is_framed)
        if table and table[0]
        for line in table_lines(
            ["1" if name in yes else "-1" if name in no else "0" for name in row] for row in table
        )
    ]


def _limits_links(diagram: Diagram) -> str | None:
    known = {
        name
        for table in _tables(diagram.rows, diagram.cols, False)
        for row in table
        for name in row
    }
    wrong = next(iter(sorted((diagram.links | diagram.no_links) - known)), None)
    return None if wrong is None else f"a line from {wrong[0]},{wrong[1]} off the board"


def _lines_of(drawn: str, crossed: str, is_framed: bool) -> Section:
    return Section(
        (drawn, crossed),
        lambda found: _read_lines(found, drawn, crossed, is_framed),
        lambda diagram: _write_lines(diagram, drawn, crossed, is_framed),
        (lambda _: None) if is_framed else _limits_links,
        may_miss=True,
    )


# ---- Lines between the areas of a solution -------------------------------------------------


def _neighbours(name: Edge) -> tuple[Place, Place]:
    row, col, side = name
    return (row, col), ((row, col + 1) if side == "right" else (row + 1, col))


def _read_parting(found: Reading) -> None:
    values = {**found.values.get("numbers", {}), **found.values.get("solution", {})}
    for table in _tables(found.rows, found.cols, False):
        names = [name for row in table for name in row]
        cells = found.table(len(table), len(table[0]) if table else 0)
        for name, (_, text, at) in zip(names, cells, strict=True):
            one, other = _neighbours(name)
            if text not in ("0", "1", "2", "-1"):
                found.source.fail(f"unexpected line {text!r}", at)
            is_told = one in values and other in values and values[one] != values[other]
            if text in ("1", "2") and not is_told:
                found.note("lines between areas that a player drew", one)
            if text in ("2", "-1"):
                found.note("lines between areas that a player crossed out", one)


def _write_parting(diagram: Diagram) -> list[str]:
    values = {**diagram.numbers, **diagram.solution}

    def line(name: Edge) -> str:
        one, other = (values.get(cell) for cell in _neighbours(name))
        is_solved = diagram.solution and one is not None and other is not None
        return "1" if is_solved and one != other else "0"

    tables = _tables(diagram.rows, diagram.cols, False)
    return [
        text
        for table in tables
        if table and table[0]
        for text in table_lines([line(name) for name in row] for row in table)
    ]


def _read_ties(found: Reading) -> None:
    for table in _tables(found.rows, found.cols, False):
        names = [name for row in table for name in row]
        cells = found.table(len(table), len(table[0]) if table else 0)
        for name, (_, text, _at) in zip(names, cells, strict=True):
            if text != "0":
                found.note("lines between cells that a player drew", name[:2])


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
    "edge": _lines_of("edges", "no_edges", True),
    "link": _lines_of("links", "no_links", False),
    "parting": Section((), _read_parting, _write_parting, may_miss=True),
    "tie": Section(
        (),
        _read_ties,
        lambda diagram: _write_lines(
            Diagram(diagram.rows, diagram.cols), "links", "no_links", False
        ),
        may_miss=True,
    ),
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
