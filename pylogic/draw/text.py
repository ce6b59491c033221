"""Board -> plain text that can be read back; see `draw.notation`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import product, zip_longest

from pylogic.draw import notation, scene
from pylogic.draw.notation import ACROSS, DOWN, EMPTY, HEADS, LINKED, NO_LINES, write_partition
from pylogic.draw.scene import Cell, Frame, Key, Label, Scene
from pylogic.draw.signs import DIAGONALS
from pylogic.rules.symbols import Place, canonical_edge


def render(board: Scene) -> str:
    """Return the board as text, its frames one below the other: a cell is its own text, else the
    mark of its fill, else `-`. All frames have the form and the width that one of them needs."""
    frames, texts = board.frames, []
    for frame in frames:
        written = ((place, _write_cell_text(cell)) for place, cell in frame.cells.items())
        texts.append({place: text for place, text in written if text})
    width = max([1, *(len(text) for own in texts for text in own.values())])
    has_edges = any(line.state for frame in frames for line in frame.edges.values())
    has_links = any(line.state for frame in frames for line in frame.links.values())
    has_lattice = has_edges or any(map(_write_signs, frames))
    form = "lattice" if has_lattice else "links" if has_links else "cells"
    pictures = []
    for frame, own in zip(frames, texts, strict=True):
        title = [f"{frame.name}:"] if frame.name else []
        lines = _write_lines(board, frame, own, form, width)
        pictures.append("\n".join([*title, *lines, *_write_footer(board, frame, has_lattice)]))
    return "\n".join(["\n\n".join(pictures), *board.captions])


def _write_signs(frame: Frame) -> dict[Key, str]:
    """Return the signs that have room in a lattice: those of one character on the sides of cells,
    (row, column, side), and of at most two where cells meet, (row, column)."""
    labels: dict[Key, Label] = {**frame.between, **frame.vertices}  # the latter name no side
    signs = {at: scene.write_sign(label.text, "".join(at[2:])) for at, label in labels.items()}
    return {at: sign for at, sign in signs.items() if len(sign) + len(at) <= 4}


def _write_cell_text(cell: Cell) -> str:
    """Return the text of a cell with its corners: `12\\5` is down and across, `(6+)` a corner;
    several texts have colons between them. A diagonal is written only in an empty cell."""
    if len(cell.texts) > 1:
        cell = cell._replace(text=cell.text + ":".join(cell.texts), texts=())
    if not any(cell.corners):
        way = cell.diagonals[:1]
        is_slanted = way and cell == Cell(style=cell.style, diagonals=way)
        return DIAGONALS[way[0]][1] if is_slanted else scene.write_cell(cell)
    top_left, across, down, bottom_right = cell.corners
    if cell.diagonals and not (top_left or bottom_right or cell.text):
        return f"{down}\\{across}"
    return f"({','.join(filter(None, cell.corners))}){scene.write_cell(cell)}"


def _write_lines(
    board: Scene, frame: Frame, texts: Mapping[Place, str], form: str, width: int
) -> list[str]:
    """Return the lines of a frame with the texts beside it: those to its left and right behind
    bars, those above and below behind rules. The form is "cells", "links" or "lattice"."""
    beside: dict[tuple[str, int], dict[int, str]] = defaultdict(dict)
    for (side, line, k), label in frame.outside.items():
        beside[side, line][k] = label.text.translate(notation.SLANTS)

    def list_texts(side: str, count: int) -> list[list[str]]:
        """Return the texts of each line on a side, up to its last one, with dashes for gaps."""
        lines = [beside.get((side, line), {}) for line in range(1, count + 1)]
        return [
            [own.get(k) or NO_LINES for k in range(1, max(own, default=0) + 1)] for own in lines
        ]

    tops = [own[::-1] for own in list_texts("top", board.cols)]  # gaps are away from the cells
    bottoms = list_texts("bottom", board.cols)
    tables = [[*zip_longest(*lines, fillvalue=NO_LINES)] for lines in (tops, bottoms)]
    width = max([width, *(len(text) for table in tables for row in table for text in row)])
    indent, gap = ("", " ") if form == "cells" else ("  ", "   ")
    above, below = (
        [indent + gap.join(text.rjust(width) for text in row) for row in table] for table in tables
    )
    rows = _write_rows(board, frame, texts, form, width)
    if not frame.outside:
        return [line for _, line in rows]
    left, right = (["", *map(" ".join, list_texts(side, board.rows))] for side in ("left", "right"))
    wide, widths = max(len(line) for _, line in rows), [max(map(len, own)) for own in (left, right)]

    def write_line(row: int, middle: str, bars: str = notation.BARS, fill: str = " ") -> str:
        """Return a line of cells between the texts to the left and right of a row; 0 has none."""
        before = left[row].rjust(widths[0], fill) + fill + bars + fill
        after = fill + bars + fill + right[row].ljust(widths[1], fill)
        line = before * any(widths) + middle.ljust(wide, fill) + after * any(widths[1:])
        return line.rstrip()

    rule = write_line(0, "", "++", notation.RULE)
    return [
        *(write_line(0, line) for line in reversed(above)),
        *[rule] * bool(above or below),
        *(write_line(row, line) for row, line in rows),
        *[rule] * bool(below),
        *(write_line(0, line) for line in below),
    ]


def _write_rows(
    board: Scene, frame: Frame, texts: Mapping[Place, str], form: str, width: int
) -> list[tuple[int, str]]:
    """Return (row, line) for each line of the cells, the row 0 for a line between rows. Cells are
    `width` characters wide."""
    if form == "cells":
        return [*enumerate(write_partition(texts, board.rows, board.cols, width), 1)]
    cols, is_lattice = range(1, board.cols + 1), form == "lattice"
    lines_of_form = frame.edges if is_lattice else frame.links
    states = {side: line.state or "" for side, line in lines_of_form.items()}
    signs = _write_signs(frame)

    def write_below(row: int) -> str:
        """Return the line below a row; of row 0 that above row 1."""
        if not is_lattice:
            down = (states.get((row, c, "bottom"), "") for c in cols)
            heads = (HEADS.get(state) or DOWN.get(state, " ") for state in down)
            return f"{notation.BETWEEN} {'   '.join(head.rjust(width) for head in heads)}".rstrip()
        corners = [notation.VERTEX + signs.get((row, c), "") for c in (0, *cols)]
        line = corners[0]
        for c in cols:
            edge = (row, c, "bottom") if row else (1, c, "top")
            left, middle, right = tuple(ACROSS.get(states.get(edge, ""), "   "))
            half = (width + 1) // 2  # the ends of the line fill the width around its middle
            side = left * half + (signs.get(edge) or middle) + right * (width + 1 - half)
            line += side[len(corners[c - 1]) - 1 :] + corners[c]
        return line

    lines = [(0, write_below(0))] if is_lattice else []
    for r in range(1, board.rows + 1):
        line = DOWN.get(states.get((r, 1, "left"), ""), " ") + " "
        before = " "
        for c in cols:
            edge = r, c, "right"
            state = states.get(edge, "")
            line += texts.get((r, c), "" if is_lattice else EMPTY).rjust(width, before)
            if is_lattice:
                gap = f" {signs.get(edge) or DOWN.get(state, ' ')} "
            else:
                gap = LINKED.get(state) or ACROSS.get(state, "   ")
                before = gap[-1] if state != "crossed" else " "
            line += gap
        line = line[: -1 if is_lattice else -3]
        if not line.strip():  # a blank line would be the end of the board
            line = f"  {EMPTY.rjust(width)} " * board.cols
        lines.append((r, line))
        if is_lattice or r < board.rows or r == 1:
            lines.append((0, write_below(r)))
    return lines


def _write_footer(board: Scene, frame: Frame, has_lattice: bool) -> Iterator[str]:
    """Yield the lines under the cells: areas that the cells do not show, cages, paths, the kinds of
    marks that text leaves out, pieces and captions. A cell of a path is "a:2", the second of path
    a; a cell of two paths "a:2+b:1"."""
    areas = _find_written_areas(board, frame) if frame.area_walls else {}
    cages = {place: label.text for place, label in frame.cages.items()}
    paths: dict[str, dict[Place, str]] = {}
    for (look, name), places in sorted(frame.paths.items()):
        steps = paths.setdefault(f"{look}s:", {})
        for k, place in enumerate(places, 1):
            steps[place] = f"{steps[place]}+{name}:{k}" if place in steps else f"{name}:{k}"
    tables: Mapping[str, Mapping[Place, object]] = {"": areas, "cages:": cages, **paths}
    for title, names in tables.items():
        if names:
            lines = write_partition(names, board.rows, board.cols)
            yield from ("", *filter(None, [title]), *lines)
    cells, signs = frame.cells.values(), len(frame.between) + len(frame.vertices)
    slanted = [cell for cell in cells if cell.diagonals and not any(cell.corners)]
    missing = {
        "dots": bool(frame.dots),
        "centre marks": any(cell.centre for cell in cells),
        "diagonals": any(_write_cell_text(cell) == scene.write_cell(cell) for cell in slanted),
        "links": bool(frame.links and has_lattice),
        "long signs between cells": len(_write_signs(frame)) < signs,
    }
    if any(missing.values()):
        yield f"(not in this text: {', '.join(kind for kind in missing if missing[kind])})"
    yield from frame.footer


def _find_written_areas(board: Scene, frame: Frame) -> dict[Place, int]:
    """Return the number of each cell's area, in reading order; {} if no areas are to be written:
    walls cut off none, or end within one, or cut off the boxes that a board of this size has.

    Black cells belong to areas, or lie outside of all where walls end at them.
    """
    size = board.rows, board.cols
    places = [*product(range(1, board.rows + 1), range(1, board.cols + 1))]
    black = {place for place in places if frame.cell(*place).fill == "black"}
    for outside in (set[Place](), black):
        numbers, count = dict.fromkeys(outside, 0), 0
        for first in places:
            count += first not in numbers
            waiting = [first]
            while waiting:
                place = waiting.pop()
                if place not in numbers and scene.is_inside(*place, size):
                    numbers[place] = count
                    edges = [(*place, side) for side in scene.STEPS]
                    open_edges = (e for e in edges if canonical_edge(*e) not in frame.area_walls)
                    waiting += [scene.cells_beside(edge)[1] for edge in open_edges]
        walls = map(scene.cells_beside, frame.area_walls)
        inner = ((cell, other) for cell, other in walls if cell not in outside)
        ends_within = any(numbers[cell] == numbers.get(other) for cell, other in inner)
        if count > 1 and not ends_within:
            height, width = notation.squarest_box(board.rows)
            boxes = {(r, c): (r - 1) // height * height + (c - 1) // width + 1 for r, c in places}
            is_usual = board.rows == board.cols and numbers == boxes
            return {} if is_usual else {place: n for place, n in numbers.items() if n}
    return {}
