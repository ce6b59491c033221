"""puzz.link's coding of sums: black cells with the sums of the runs behind them, in a frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pylogic.formats.diagram import Diagram, Sum, place
from pylogic.formats.pzpr_body import DIGITS, Body, Codec, beyond
from pylogic.rules.symbols import Place

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
    "sum": Codec(("blocks", "sums"), _read_sums, _write_sums, limits_sums, is_cased=True)
}
"""The coding by the name that `about` uses."""
