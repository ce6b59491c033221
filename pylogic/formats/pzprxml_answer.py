"""The words by which `about` says what stands in <answer> of an XML file of pzpr."""

from __future__ import annotations

from collections.abc import Mapping

from pylogic.formats.diagram import Diagram
from pylogic.formats.pzprv3_cells import limits_solution
from pylogic.formats.pzprv3_edges import side
from pylogic.formats.pzprv3_lines import Reading
from pylogic.formats.pzprxml_parts import Word, mark_of, row_lines, rows_of, value_of
from pylogic.formats.xml_elements import Element
from pylogic.rules.symbols import Edge, Place

_FROM_RIGHT, _FROM_BOTTOM = 2, 1
"""The bits of a mark for the two lines that begin at a place; times 4 if they are crossed out."""
_LETTERS = {"s": 0, "z": 0, "h": 1, "v": 2, "hv": 3}


def filled(yes: str, no: str) -> Word:
    """Cells that are filled (<w/>), that are not (<s/>), and others (<u/>)."""

    def read(found: Reading, part: Element) -> None:
        for row, col, one in rows_of(part, "arow", found.rows, found.cols):
            if one.tag in ("w", "s"):
                found.add(yes if one.tag == "w" else no, (row, col))
            elif one.tag != "u":
                one.fail(f"unexpected cell <{one.tag}>")

    def write(diagram: Diagram) -> list[str]:
        some, others = getattr(diagram, yes), getattr(diagram, no)
        return row_lines(
            "arow",
            diagram.rows,
            diagram.cols,
            lambda cell: "<w/>" if cell in some else "<s/>" if cell in others else "<u/>",
        )

    return Word((yes, no), read, write)


def _read_solution(found: Reading, part: Element) -> None:
    for row, col, one in rows_of(part, "arow", found.rows, found.cols):
        value = value_of(one)
        if value is None and one.tag != "s":
            one.fail(f"unexpected cell <{one.tag}>")
        if value is not None and value > 0:
            found.put("solution", (row, col), value)


def _write_solution(diagram: Diagram) -> list[str]:
    def mark(cell: Place) -> str:
        if cell in diagram.blocks:
            return mark_of(-1)
        return mark_of(0 if cell in diagram.numbers else diagram.solution.get(cell, 0))

    return row_lines("arow", diagram.rows, diagram.cols, mark)


def lines(yes: str, no: str, more: int) -> Word:
    """At each place the line that leads down and the one that leads right.

    The places are the cells, or the vertices, of which each line has one more.
    """

    def names(row: int, col: int) -> tuple[tuple[int, Edge], ...]:
        here = row - more, col - more
        if more:  # below a vertex is the right side of the cell on the left
            below, beside = side((row, col - 1), "right"), side((row - 1, col), "bottom")
            return (_FROM_BOTTOM, below), (_FROM_RIGHT, beside)
        return (_FROM_BOTTOM, (*here, "bottom")), (_FROM_RIGHT, (*here, "right"))

    def read(found: Reading, part: Element) -> None:
        for row, col, one in rows_of(part, "arow", found.rows + more, found.cols + more):
            bits = _LETTERS.get(one.tag, value_of(one))
            if bits is None or not 0 <= bits < 16:
                one.fail(f"unexpected cell <{one.tag}>")
            for bit, name in names(row, col):
                if bits & bit:
                    found.add(yes, name)
                if bits & 4 * bit:
                    found.add(no, name)

    def write(diagram: Diagram) -> list[str]:
        some, others = getattr(diagram, yes), getattr(diagram, no)

        def mark(place: Place) -> str:
            told = names(*place)
            bits = sum(bit * ((name in some) + 4 * (name in others)) for bit, name in told)
            letters = next((tag for tag, known in _LETTERS.items() if known == bits), None)
            return mark_of(bits) if letters is None else f"<{letters}/>"

        return row_lines("arow", diagram.rows + more, diagram.cols + more, mark)

    return Word((yes, no), read, write)


ANSWER: Mapping[str, Word] = {
    "shading": filled("shaded", "unshaded"),
    "symbol": filled("symbols", "vacant"),
    "solution": Word(("solution",), _read_solution, _write_solution, limits_solution),
    "link": lines("links", "no_links", 0),
    "edge": lines("edges", "no_edges", 1),
}
"""The words for what stands in <answer>."""
