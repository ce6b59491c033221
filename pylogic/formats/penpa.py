"""Penpa+ links: m=edit&p= and a picture, whose marks a codec reads as a board.

What an encoding calls the codec is in `penpa_codecs`. What the picture shows besides is told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pylogic.formats import penpa_codecs, penpa_text
from pylogic.formats.diagram import (
    Diagram,
    Format,
    Found,
    Game,
    Source,
    bounded,
    by_path,
    in_boxes,
    neighbours,
    unsaid,
)
from pylogic.formats.penpa_codecs import (
    ARROW,
    ARROWS,
    BLACK,
    CODECS,
    COLOURS,
    GIVEN,
    GREY,
    OPERATIONS,
    ORDER,
    ORDERS,
)
from pylogic.formats.penpa_marks import Pad
from pylogic.formats.penpa_text import BOTTOM, CELL, CORNER, RIGHT, Points
from pylogic.rules.symbols import Place

_DEFAULT = "numbers"
_SEVERAL = "4"
"""The size of numbers that stand apart in a cell."""
_THICK, _DASHED, _CIRCLED, _ON_BLACK = 2, 10, 6, 7
_SORTS = {(0, 0): CELL, (0, 1): RIGHT, (1, 0): BOTTOM, (1, 1): CORNER}
_SIGNS = {operation: sign for sign, operation in OPERATIONS.items()}


def matches(text: str) -> bool:
    """Whether a text may be such a link."""
    return bool(re.search(r"(?:^|[#?&])m=(?:edit|solve)&p=", text.strip()))


def read(source: Source, games: Sequence[Game]) -> Found:
    """Read a link.

    Raises:
        ProgramError: says what is wrong and where.
    """
    picture = penpa_text.read(source)
    tag = picture.tags[0] if len(picture.tags) == 1 else None
    meant = [known for known in games if tag is None or known.name == tag.casefold()]
    codec, name = (meant[0].style, meant[0].name) if meant else ("", "")
    pad = Pad(picture, name)
    return Found(penpa_codecs.board(pad, codec or _DEFAULT), tag, pad.lost)


def write(diagram: Diagram, game: Game | None) -> str:
    """Write a link, which has the question alone."""
    codec, tag = (game.style, game.name) if game else ("", "")
    codec = codec or _DEFAULT
    margins = _margins(diagram)
    top, bottom, left, right = margins
    points = Points(
        diagram.rows,
        diagram.cols,
        top,
        left,
        diagram.cols + left + right + 4,
        diagram.rows + top + bottom + 4,
    )
    return penpa_text.write(points, margins, _question(diagram, codec, points, tag), tag)


def _margins(diagram: Diagram) -> tuple[int, int, int, int]:
    around = int(bool(diagram["vertex"]))  # numbers on the border are cut off without a margin
    deep = {side: around for side in ("top", "bottom", "left", "right")}
    for side, _line, k in diagram["outside"]:
        deep[side] = max(deep[side], k)
    if diagram.count is not None:
        if diagram.cols < 2:
            unsaid("a number of the whole board above a single column")
        deep["top"] = max(deep["top"], 1)
    return deep["top"], deep["bottom"], deep["left"], deep["right"]


def _question(diagram: Diagram, codec: str, points: Points, name: str) -> dict[str, Any]:
    is_walls, is_dashed = codec in ("walls", "triangles"), codec == "dashed"
    colours = diagram["circle"] if codec == "castle" else {}
    symbols: dict[Place, list[Any]] = {
        place: [style, "circle_L", 1]
        for style, colour in COLOURS.items()
        for place, told in sorted(diagram["circle"].items())
        if told == colour and not colours
    }
    symbols |= {place: [GIVEN, name, 1] for place in sorted(diagram["object"])}
    numbers: dict[Place, list[Any]] = {}
    for place, number in sorted(diagram["number"].items()):
        if codec == "circled":
            symbols[place] = [bounded(number, 1) + 1, "circle_M", 2]
        else:
            numbers[place] = [str(number), 4 if is_walls else 1, "1"]
    for (row, col, _), number in sorted(diagram["numbers"].items()):
        before = numbers.get((row, col), [""])[0]
        numbers[row, col] = [f"{before}{bounded(number, 9)}", 1, _SEVERAL]
    numbers |= {place: ["?", 1, "1"] for place in sorted(diagram["unknown"])}
    numbers |= {place: [str(number), 1, "1"] for place, number in _beside(diagram)}
    for place, (side, number) in sorted(diagram["arrow"].items()):
        numbers[place] = [f"{number}_{ARROWS.index(side)}", 1, ARROW]
    for place, colour in sorted(colours.items()):
        text = numbers.get(place, [""])[0]
        numbers[place] = [text, _ON_BLACK if colour == "black" else 1, ARROW]
    dark = {
        place: BLACK if colour == "black" else GREY
        for place, colour in sorted(colours.items())
        if colour != "white"
    }
    vertices = {
        str(points.cell(place, CORNER)): [str(number), _CIRCLED, "1"]
        for place, number in sorted(diagram["vertex"].items())
    }
    if diagram.count is not None:
        numbers[0, diagram.cols - 1] = [str(diagram.count), 1, "1"]
        symbols[0, diagram.cols] = [2, "star", 1]
    black = {*diagram["block"]}
    if is_walls:
        black |= {*diagram["number"], *diagram["unknown"]}
    boxes = in_boxes(diagram, diagram.boxes) if diagram.boxes else {}
    edges = _between(diagram, points, diagram["area"] or boxes or colours)
    if codec == "cages":
        edges |= _between(diagram, points, diagram["cage"])
    cages: dict[int, list[int]] = {}
    for place, cage in sorted(diagram["cage"].items()) if is_dashed else ():
        cages.setdefault(cage, []).append(points.cell(place))
    return {
        "surface": _at(points, dict.fromkeys(sorted(black), BLACK) | dark),
        "number": _at(points, numbers) | vertices,
        "corner": dict(_corners(diagram, points)),
        "symbol": _at(points, symbols) | dict(_spots(diagram, points)),
        "edge": edges,
        "killercages": list(cages.values()),
        "thermo": [[points.cell(place) for place in path] for path in by_path(diagram["path"])],
        "cage": dict.fromkeys(_outlines(diagram, points), _DASHED) if is_dashed else {},
    }


def _spots(diagram: Diagram, points: Points) -> Iterable[tuple[str, list[Any]]]:
    """The centres of areas, and signs between cells."""
    for y, x in sorted(diagram["centre"]):
        yield str(points.cell((y // 2, x // 2), _SORTS[y % 2, x % 2])), [1, "circle_SS", 2]
    styles = {told: style for style, told in ORDERS.items()}
    for edge, sign in sorted(diagram["between"].items()):
        style = styles.get((edge[2], str(sign)))
        if style is None:
            unsaid(f"the sign {sign} between cells: only less and greater")
        yield points.middle(edge), [style, ORDER, 2]


def _at(points: Points, marks: Mapping[Place, Any]) -> dict[str, Any]:
    """Marks by the points of their cells."""
    return {str(points.cell(place)): mark for place, mark in marks.items()}


def _beside(diagram: Diagram) -> Iterable[tuple[Place, int]]:
    """Where the numbers beside the board stand: the last one above or left of it next to it."""
    most: dict[tuple[str, int], int] = {}
    for side, line, k in diagram["outside"]:
        most[side, line] = max(k, most.get((side, line), 0))
    for (side, line, k), number in sorted(diagram["outside"].items()):
        before = k - most[side, line]
        places = {
            "top": (before, line),
            "left": (line, before),
            "bottom": (diagram.rows + k, line),
            "right": (line, diagram.cols + k),
        }
        yield places[side], number


def _between(diagram: Diagram, points: Points, areas: Mapping[Place, object]) -> dict[str, int]:
    """Thick lines between areas, or between cells of different colours."""
    across, down = neighbours(diagram.rows, diagram.cols)
    pairs = [(one, "right", other) for one, other in across]
    pairs += [(one, "bottom", other) for one, other in down]
    return {
        points.edge((*one, side)): _THICK
        for one, side, other in sorted(pairs, key=lambda pair: pair[0])
        if areas.get(one) != areas.get(other)
    }


def _corners(diagram: Diagram, points: Points) -> Iterable[tuple[str, list[Any]]]:
    where = {"across": "top_right", "down": "bottom_left"}
    for (row, col, direction), number in sorted(diagram["sum"].items()):
        yield str(points.quarter((row, col), where[direction])), [str(number), 4]
    are_sums = all(how == "add" for how, _ in diagram["target"].values())
    for place, (how, number) in sorted(diagram["target"].items()):
        text = f"{number}{'' if are_sums else _SIGNS[how]}"
        yield str(points.quarter(place, "top_left")), [text, 1]


_SIDES = {
    (-1, 0): ("top_left", "top_right"),
    (1, 0): ("bottom_left", "bottom_right"),
    (0, -1): ("top_left", "bottom_left"),
    (0, 1): ("top_right", "bottom_right"),
}
"""The steps to the neighbours of a cell, and the corners at the ends of the side to each."""
_JOINTS = (
    ((0, 1), (-1, 0), "top_right", "top_left"),
    ((0, 1), (1, 0), "bottom_right", "bottom_left"),
    ((1, 0), (0, -1), "bottom_left", "top_left"),
    ((1, 0), (0, 1), "bottom_right", "top_right"),
)
"""The step to the next cell, that to the side along which a dash goes on, and its two corners."""


def _outlines(diagram: Diagram, points: Points) -> Iterable[str]:
    """The dashes of the cages: along the sides that end a cage, and on into its next cell."""
    for here, cage in sorted(diagram["cage"].items()):

        def is_in(*steps: Place, here: Place = here, cage: int = cage) -> bool:
            cell = (here[0] + sum(r for r, _ in steps), here[1] + sum(c for _, c in steps))
            return diagram["cage"].get(cell) == cage

        for step, (one, other) in _SIDES.items():
            if not is_in(step):
                yield f"{points.quarter(here, one)},{points.quarter(here, other)}"
        for step, beside, one, other in _JOINTS:
            if is_in(step) and not (is_in(beside) and is_in(step, beside)):
                there = here[0] + step[0], here[1] + step[1]
                yield f"{points.quarter(here, one)},{points.quarter(there, other)}"


FORMAT = Format(
    "penpa",
    "Penpa+",
    "a link of Penpa+",
    matches,
    read,
    write,
    styles=tuple(CODECS),
    is_inline=True,
)
