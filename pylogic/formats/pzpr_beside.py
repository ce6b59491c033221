"""puzz.link's codings of numbers beside the board, and of sums in its black cells.

Beside it stands a number at the ends of lines, or runs; sums are those of the runs behind black
cells, of which a frame is not written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pylogic.formats.diagram import Diagram, Sum, place
from pylogic.formats.pzpr_body import DIGITS, Body, Codec, beyond, code16, numbers16, with_gaps
from pylogic.rules.symbols import Beside, Place

# ---- sides16: a number at each end of the lines -----------------------------------------------

FOUR, TWO = ("top", "bottom", "left", "right"), ("top", "left")


def ends(diagram: Diagram, sides: Sequence[str]) -> list[Beside]:
    """The places for one number beside each line, side by side."""
    lines = {"top": diagram.cols, "bottom": diagram.cols, "left": diagram.rows}
    lines["right"] = diagram.rows
    return [(side, line, 1) for side in sides for line in range(1, lines[side] + 1)]


def _read_sides(body: Body, diagram: Diagram, sides: Sequence[str]) -> Diagram:
    places = ends(diagram, sides)
    found = numbers16(body, len(places), "numbers beside the board")
    outside = {places[index]: n for index, n in found.items() if n is not None}
    body.lost += [
        f"an unknown number beside the {line_name(places[index])}"
        for index, n in found.items()
        if n is None
    ]
    return replace(diagram, outside=outside)


def line_name(beside: Beside) -> str:
    """The line and the side that a number stands at, in words."""
    side, line, _ = beside
    return f"{'column' if side in ('top', 'bottom') else 'row'} {line} ({side})"


def _write_sides(diagram: Diagram, sides: Sequence[str]) -> str:
    numbers = (diagram.outside.get(place) for place in ends(diagram, sides))
    return with_gaps(["" if number is None else code16(number) for number in numbers])


def limits_sides(diagram: Diagram, sides: Sequence[str]) -> str | None:
    """What one number for each end of a line cannot say."""
    places = set(ends(diagram, sides))
    wrong = next((beside for beside in sorted(diagram.outside) if beside not in places), None)
    if wrong is not None:
        return f"the number beside the {line_name(wrong)} at place {wrong[2]}"
    if diagram.count not in (None, diagram.rows):
        return "a number of the whole board"
    return beyond(diagram.outside.values(), 0, 255)


# ---- runs16: the runs of each line, from the board outwards ------------------------------------


def depths(diagram: Diagram) -> dict[str, int]:
    """How many runs fit above a column, and left of a row."""
    return {"top": (diagram.rows + 1) // 2, "left": (diagram.cols + 1) // 2}


def runs_by_line(diagram: Diagram) -> dict[tuple[str, int], list[int]]:
    """The runs of each line, in the order in which they are read."""
    runs: dict[tuple[str, int], list[int]] = {
        (side, line): [] for side, line, _ in ends(diagram, TWO)
    }
    for side, line, k in sorted(diagram.outside):
        runs.setdefault((side, line), []).append(diagram.outside[side, line, k])
    return runs


def outside_of(runs: Mapping[tuple[str, int], Sequence[int]]) -> dict[Beside, int]:
    """The numbers beside the lines; a line without runs has a 0."""
    return {
        (side, line, k): number
        for (side, line), numbers in runs.items()
        for k, number in enumerate(numbers or [0], 1)
    }


def _read_runs(body: Body, diagram: Diagram) -> Diagram:
    deep = depths(diagram)
    lines = list(runs_by_line(replace(diagram, outside={})))
    places = [line for line in lines for _ in range(deep[line[0]])]
    found = numbers16(body, len(places), "numbers beside the board")
    runs: dict[tuple[str, int], list[int]] = {line: [] for line in lines}
    for index, number in found.items():
        side, line = places[index]
        if number is None:
            body.lost.append(f"an unknown number beside the {line_name((side, line, 1))}")
        else:
            runs[side, line].insert(0, number)
    return replace(diagram, outside=outside_of(runs))


def _write_runs(diagram: Diagram) -> str:
    deep = depths(diagram)
    codes: list[str] = []
    for (side, _line), numbers in runs_by_line(diagram).items():
        told = [code16(number) for number in reversed(numbers) if number]
        codes += told + [""] * (deep[side] - len(told))
    return with_gaps(codes)


def limits_runs(diagram: Diagram) -> str | None:
    """What the runs of lines cannot say."""
    deep = depths(diagram)
    for (side, line), numbers in runs_by_line(diagram).items():
        name = line_name((side, line, 1))
        if side not in deep:
            return f"the number beside the {name}"
        if not numbers:
            return f"that nothing is told of the {name}: it would have no black cell"
        if numbers != [0] and 0 in numbers:
            return f"a 0 among the numbers of the {name}"
        if len(numbers) > deep[side]:
            return f"more than {deep[side]} numbers beside the {name}"
    return beyond(diagram.outside.values(), 0, 255)


SUM = range(1, 46)
"""The sums that the code can say."""


def _read_sums(body: Body, diagram: Diagram) -> Diagram:
    # The frame of black cells at the top and on the left is not counted by the URL.
    count = diagram.rows * diagram.cols
    sums: dict[Sum, int] = {}
    blocks = frame(diagram)
    index = 0
    while index < count:
        if body.is_done:
            body.cut_off(index, count, "cells")
        if "k" <= body.next <= "z":
            index += DIGITS.index(body.take()) - 19
            if index > count:
                body.fail(f"the gap ends after the {count} cells", 1)
            continue
        cell = inner(place(index, diagram.cols))
        blocks |= {cell}
        if body.next == ".":
            body.take()
        else:
            _add(sums, (*cell, "down"), _sum(body))
            _add(sums, (*cell, "across"), _sum(body))
        index += 1
    for cell, direction in _starts(diagram.rows + 1, diagram.cols + 1, blocks):
        _add(sums, (*cell, direction), _sum(body))
    return replace(diagram, rows=diagram.rows + 1, cols=diagram.cols + 1, blocks=blocks, sums=sums)


def frame(diagram: Diagram) -> frozenset[Place]:
    """The black cells at the top and on the left of a board that is one larger than this."""
    top = {(1, c) for c in range(1, diagram.cols + 2)}
    return frozenset(top | {(r, 1) for r in range(1, diagram.rows + 2)})


def inner(cell: Place) -> Place:
    """A cell on the board with its frame."""
    return cell[0] + 1, cell[1] + 1


def _starts(rows: int, cols: int, blocks: frozenset[Place]) -> list[tuple[Place, str]]:
    """The cells of the frame with a run behind them, and its direction."""
    down = [((1, c), "down") for c in range(2, cols + 1) if (2, c) not in blocks]
    return down + [((r, 1), "across") for r in range(2, rows + 1) if (r, 2) not in blocks]


def _add(sums: dict[Sum, int], key: Sum, number: int) -> None:
    if number:
        sums[key] = number


def _sum(body: Body) -> int:
    """A sum: 0 for none, 1 to 9, a to j for 10 to 19, A to Z for 20 to 45."""
    mark = body.take()
    if mark and mark in DIGITS[:20]:
        return DIGITS.index(mark)
    if "A" <= mark <= "Z":
        return ord(mark) - ord("A") + 20
    body.fail(f"expected a sum instead of {mark!r}", len(mark))


def _code_sum(number: int) -> str:
    return DIGITS[number] if number < 20 else chr(ord("A") + number - 20)


def _write_sums(diagram: Diagram) -> str:
    codes: list[str] = []
    gap = 0
    for r, c in diagram.places:
        if r == 1 or c == 1:
            continue
        down, across = (diagram.sums.get((r, c, way), 0) for way in ("down", "across"))
        code = _code_sum(down) + _code_sum(across) if down or across else "."
        if (r, c) not in diagram.blocks:
            gap += 1
        if gap and ((r, c) in diagram.blocks or gap == 16):
            codes.append(DIGITS[19 + gap])
            gap = 0
        if (r, c) in diagram.blocks:
            codes.append(code)
    if gap:
        codes.append(DIGITS[19 + gap])
    starts = _starts(diagram.rows, diagram.cols, diagram.blocks)
    return "".join(codes) + "".join(
        _code_sum(diagram.sums.get((*cell, direction), 0)) for cell, direction in starts
    )


def limits_sums(diagram: Diagram) -> str | None:
    """What sums on a board with a frame cannot say."""
    smaller = replace(diagram, rows=diagram.rows - 1, cols=diagram.cols - 1)
    if not frame(smaller) <= diagram.blocks or min(diagram.rows, diagram.cols) < 2:
        return "a first row or column that is not all black"
    starts = {(*cell, way) for cell, way in _starts(diagram.rows, diagram.cols, diagram.blocks)}
    for row, col, way in diagram.sums:
        if (row, col) not in diagram.blocks:
            return f"a sum in the white cell {row},{col}"
        if 1 in (row, col) and (row, col, way) not in starts:
            return f"a sum in the black cell {row},{col} with no run behind it"
    return beyond(diagram.sums.values(), SUM[0], SUM[-1])


CODECS: Mapping[str, Codec] = {
    "sides16": Codec(
        ("outside", "count"),
        lambda body, diagram: _read_sides(body, diagram, FOUR),
        lambda diagram: _write_sides(diagram, FOUR),
        lambda diagram: limits_sides(diagram, FOUR),
    ),
    "ends16": Codec(
        ("outside",),
        lambda body, diagram: _read_sides(body, diagram, TWO),
        lambda diagram: _write_sides(diagram, TWO),
        lambda diagram: limits_sides(diagram, TWO),
    ),
    "runs16": Codec(("outside",), _read_runs, _write_runs, limits_runs),
    "sum": Codec(("blocks", "sums"), _read_sums, _write_sums, limits_sums, is_cased=True),
}
"""The coding by the name that `about` uses."""
