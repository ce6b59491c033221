"""puzz.link's codings of numbers beside the board: one at the ends of lines, or runs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from pylogic.formats.diagram import Diagram
from pylogic.formats.pzpr_body import Body, Codec, beyond, code16, numbers16, with_gaps
from pylogic.rules.symbols import Beside

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
}
"""The codings by the names that `about` uses."""
