"""Drawing facts -> Board: the words of the part `view`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from typing import Any, NamedTuple

import clingo

from pylogic.draw.board import Board
from pylogic.draw.scene import (
    COLOURS,
    CORNERS,
    DIAGONALS,
    LARGEST,
    STATES,
    STYLES,
    Cell,
    Frame,
    Label,
    Line,
    Wall,
    printable,
)
from pylogic.errors import Problem, ProgramError
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.symbols import SIDES, Edge, Place, canonical, say, spot_of

WORDS: Mapping[tuple[str, int], str] = {
    ("grid", 2): "grid(Rows,Cols)",
    ("text", 3): "text(R,C,Text)",
    ("fill", 3): "fill(R,C,Colour)",
    ("circle", 3): "circle(R,C,Colour)",
    ("corner", 4): "corner(R,C,Where,Text)",
    ("candidate", 3): "candidate(R,C,Value)",
    ("diagonal", 3): "diagonal(R,C,Direction)",
    ("style", 3): "style(R,C,Style)",
    ("style", 2): "style(Spot,Style)",
    ("wall", 3): "wall(R,C,Side)",
    ("cage", 3): "cage(R,C,Id)",
    ("edge", 4): "edge(R,C,Side,State)",
    ("link", 4): "link(R,C,Side,State)",
    ("dot", 3): "dot(R,C,Where)",
    ("outside", 4): "outside(Side,I,K,Text)",
    ("caption", 1): "caption(Text)",
    ("caption", 2): "caption(Name,Value)",
}
"""All that a view can say."""

_WALLS: Mapping[str, tuple[str, int, int]] = {
    "top": ("horizontal", -1, 0),
    "bottom": ("horizontal", 0, 0),
    "left": ("vertical", 0, -1),
    "right": ("vertical", 0, 0),
}
_BEHIND = {"top": (-1, 0), "right": (0, 1), "bottom": (1, 0), "left": (0, -1)}
"""Steps to the cell behind a side."""
_VERTICES = {"top_left": (-1, -1), "top_right": (-1, 0), "bottom_left": (0, -1)}
_KNOWN: Mapping[str, Collection[str]] = {
    "fill": COLOURS,
    "circle": COLOURS,
    "style": STYLES,
    "wall": _WALLS,
    "edge": STATES,
    "link": STATES,
    "diagonal": DIAGONALS,
    "dot": CORNERS,
}
"""The words that may stand last."""


def read(
    drawing: Iterable[clingo.Symbol],
    source: str,
    scores: Mapping[str, str | int] | None = None,
    limits: Limits = NO_LIMITS,
) -> Board:
    """The board that facts `draw(What)` and `draw(What, Frame)` describe.

    The scores are written under it.

    What belongs to no frame is part of every frame, unless the frame says otherwise.

    Raises:
        ProgramError: a fact says what no board can show; `source` is the file to blame.
        StoppedError: a limit came first.
    """
    common: _Layer = {}
    layers: dict[clingo.Symbol, _Layer] = {}
    try:
        words = [_word(fact) for fact in limits.watched(drawing)]
        size = _size(words)
        _check_frames(size, len({word.frame for word in words if word.frame is not None}))
        for word in limits.watched(words):
            layer = layers.setdefault(word.frame, {}) if word.frame is not None else common
            slot, value = _slot(word, size)
            if layer.setdefault(slot, value) != value:
                raise ValueError(f"{word.term}: there is {layer[slot]} already")
    except ValueError as error:
        raise ProgramError(Problem(f"view: {error}", source)) from None
    frames = [_frame(printable(say(name)), common | layers[name]) for name in sorted(layers)]
    captions = (f"{printable(name)}: {printable(str(n))}" for name, n in (scores or {}).items())
    return Board(*size, tuple(frames) or (_frame("", common),), tuple(captions))


# What a frame says, by what it says it of: ("text", r, c), ("wall", ...), ("caption", name), ...
_Slot = tuple[str | int, ...]
_Layer = dict[_Slot, str]


class _Word(NamedTuple):
    """A drawing word taken apart: its term, name and arguments, and the frame it belongs to."""

    term: clingo.Symbol
    name: str
    arguments: list[clingo.Symbol]
    frame: clingo.Symbol | None


def _word(fact: clingo.Symbol) -> _Word:
    drawn = fact.arguments
    if len(drawn) not in (1, 2):
        raise ValueError(f"{fact}: expected draw(What) or draw(What,Frame)")
    term, frame = drawn[0], drawn[1] if len(drawn) == 2 else None
    try:
        name, arguments = term.name, term.arguments
    except RuntimeError:  # a number or a string
        name, arguments = "", []
    if (name, len(arguments)) not in WORDS:
        raise ValueError(f"{term}: expected one of {', '.join(WORDS.values())}")
    return _Word(term, name, arguments, frame)


def _size(words: Iterable[_Word]) -> Place:
    sizes = {(_number(word, 0), _number(word, 1)) for word in words if word.name == "grid"}
    if len(sizes) > 1:
        raise ValueError("there are grids of different sizes")
    rows, cols = sizes.pop() if sizes else (0, 0)
    if rows < 0 or cols < 0:
        raise ValueError(f"grid({rows},{cols}): there are no boards of that size")
    return rows, cols


def _check_frames(size: Place, frames: int) -> None:
    rows, cols = size
    if rows * cols * max(frames, 1) > LARGEST:
        several = f"{frames} frames of " if frames > 1 else "a board of "
        words = f"{several}{rows} x {cols} cells: at most {LARGEST} cells can be drawn"
        raise ValueError(words)


def _slot(word: _Word, size: Place) -> tuple[_Slot, str]:
    """Where a drawing word puts something, and what."""
    name, arguments = word.name, word.arguments
    value = printable(say(arguments[-1]))
    if name in ("grid", "caption"):
        return (name, *map(printable, map(say, arguments[:-1] or arguments))), value
    known = _KNOWN.get(name)
    if known is not None and value not in known:
        raise ValueError(f"{word.term}: expected one of {', '.join(known)}")
    if name == "style" and len(arguments) == 2:
        return _styled(word, size), value
    if name == "outside":
        return _beside(word, say(arguments[0]), _number(word, 1), _number(word, 2), size), value
    row, column = _number(word, 0), _number(word, 1)
    _check_place(word, row, column, size)
    return _of_cell(word, row, column, value, size)


def _of_cell(word: _Word, row: int, column: int, value: str, size: Place) -> tuple[_Slot, str]:
    """Where a word that begins with a row and a column puts something, and what."""
    match word.name:
        case "wall":
            kind, down, right = _WALLS[value]
            return ("wall", kind, row + down, column + right), "wall"
        case "dot":
            down, right = _VERTICES.get(value, (0, 0))
            return ("dot", row + down, column + right), "dot"
        case "edge" | "link" as name:
            return (name, *_line(word, row, column, _one_of(word, SIDES), size)), value
        case "corner" as name:
            return (name, row, column, _one_of(word, CORNERS)), value
        case "candidate" | "diagonal" as name:
            return (name, row, column, value), value
        case name:
            return (name, row, column), value


def _styled(word: _Word, size: Place) -> _Slot:
    """Where the style of what is no cell goes."""
    match spot_of(word.arguments[0]):
        case "outside", str(side), int(line), int(k):
            return ("style", *_beside(word, side, line, k, size))
        case str(kind), int(row), int(column), str(side):
            _check_place(word, row, column, size)
            found = word._replace(name=kind)
            return "style", kind, *_line(found, row, column, side, size)
    wanted = "edge(R,C,Side), link(R,C,Side) or outside(Side,I,K)"
    raise ValueError(f"{word.term}: expected {wanted}")


def _line(word: _Word, row: int, column: int, side: str, size: Place) -> Edge:
    """The canonical name of an edge or link."""
    down, right = _BEHIND[side]
    is_inside = 1 <= row + down <= size[0] and 1 <= column + right <= size[1]
    if word.name == "link" and not is_inside:
        raise ValueError(f"{word.term}: there is no cell behind that side")
    return canonical(row, column, side)


def _beside(word: _Word, side: str, line: int, k: int, size: Place) -> _Slot:
    """Where a text beside the board goes."""
    if side not in SIDES:
        raise ValueError(f"{word.term}: expected one of {', '.join(SIDES)}")
    if not 1 <= line <= size[side in ("top", "bottom")]:
        raise ValueError(f"{word.term}: beside no line of the grid of {size[0]}x{size[1]} cells")
    if not 1 <= k <= max(size):
        raise ValueError(f"{word.term}: expected a place from 1 to {max(size)}")
    return "outside", side, line, k


def _one_of(word: _Word, known: Collection[str]) -> str:
    found = say(word.arguments[2])
    if found not in known:
        raise ValueError(f"{word.term}: expected one of {', '.join(known)}")
    return found


def _check_place(word: _Word, row: int, column: int, size: Place) -> None:
    if not (1 <= row <= size[0] and 1 <= column <= size[1]):
        raise ValueError(f"{word.term}: off the grid of {size[0]}x{size[1]} cells")


class _Parts:
    """The parts of a frame as its slots fill them, kind by kind."""

    def __init__(self) -> None:
        self.cells: defaultdict[Place, dict[str, Any]] = defaultdict(dict)
        self.walls: set[Wall] = set()
        self.captions: list[str] = []
        self.spots: dict[str, defaultdict[Any, dict[str, str]]] = {
            kind: defaultdict(dict) for kind in ("edge", "link", "outside")
        }
        self.dots: set[Place] = set()
        self.cages: dict[Place, str] = {}
        self.candidates: defaultdict[Place, set[str]] = defaultdict(set)

    def add(self, slot: _Slot, value: str) -> None:
        """Put a value where the slot says."""
        match slot:
            case ("text" | "fill" | "style" | "circle") as name, int(row), int(column):
                self.cells[row, column][name] = value
            case "corner", int(row), int(column), str(where):
                texts = list(self.cells[row, column].get("corners", ("",) * len(CORNERS)))
                texts[CORNERS.index(where)] = value
                self.cells[row, column]["corners"] = tuple(texts)
            case "diagonal", int(row), int(column), str(way):
                ways = {*self.cells[row, column].get("diagonals", ()), way}
                self.cells[row, column]["diagonals"] = tuple(w for w in DIAGONALS if w in ways)
            case "candidate", int(row), int(column), str(text):
                self.candidates[row, column].add(text)
            case "wall", str(kind), int(row), int(column):
                self.walls.add((kind, row, column))
            case "dot", int(row), int(column):
                self.dots.add((row, column))
            case "cage", int(row), int(column):
                self.cages[row, column] = value
            case "caption", str(words):
                self.captions.append(value if words == value else f"{words}: {value}")
            case "style", str(kind), *spot:
                self.spots[kind][tuple(spot)]["style"] = value
            case "outside", *spot:
                self.spots["outside"][tuple(spot)]["text"] = value
            case ("edge" | "link") as kind, *spot:
                self.spots[kind][tuple(spot)]["state"] = value


def _frame(name: str, layer: _Layer) -> Frame:
    parts = _Parts()
    for slot, value in layer.items():
        parts.add(slot, value)
    every = sorted({v for some in parts.candidates.values() for v in some}, key=_by_value)
    for place, some in parts.candidates.items():
        parts.cells[place]["candidates"] = tuple(v if v in some else "" for v in every)
    return Frame(
        name,
        {place: Cell(**fields) for place, fields in parts.cells.items()},
        frozenset(parts.walls),
        tuple(parts.captions),
        edges={edge: Line(**fields) for edge, fields in parts.spots["edge"].items()},
        links={link: Line(**fields) for link, fields in parts.spots["link"].items()},
        outside={spot: Label(**fields) for spot, fields in parts.spots["outside"].items()},
        dots=frozenset(parts.dots),
        cages=parts.cages,
    )


def _by_value(text: str) -> tuple[bool, int, str]:
    """Numbers by their value, and before other texts."""
    return (False, int(text), text) if is_number(text) else (True, 0, text)


def _number(word: _Word, index: int) -> int:
    try:
        return word.arguments[index].number
    except RuntimeError:
        wrong = word.arguments[index]
        raise ValueError(f"{word.term}: {wrong} is not a whole number") from None
