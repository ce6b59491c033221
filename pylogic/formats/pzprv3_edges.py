"""Sections of pzprv3 files that are tables of lines: along the sides of cells, and between them."""

from __future__ import annotations

from collections.abc import Mapping

from pylogic.formats.diagram import Diagram
from pylogic.formats.pzprv3_lines import Reading, Section, table_lines
from pylogic.rules.symbols import Edge, Place, canonical

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
}
"""The sections by the names that `about` uses."""
