"""An answer's atoms -> the figures of the part `score`, and the Board of the part `view`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

import clingo

from pylogic.draw.board import Board
from pylogic.draw.scene import (
    LARGEST,
    STEPS,
    Cell,
    Frame,
    Label,
    Line,
    Path,
    in_order,
    printable,
    raster,
    wall_of,
)
from pylogic.errors import Problem, ProgramError
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import PARTS, SCORE, VIEW
from pylogic.rules.symbols import SIDES, Beside, Edge, Place, canonical, say, spot_of, unpack
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import CORNERS, DIAGONALS, DRAWN, Drawing
from pylogic.solving import grounding
from pylogic.solving.outcome import Answer
from pylogic.solving.task import Task

Scores = Mapping[str, str | int]

WORDS: Mapping[tuple[str, int], Drawing] = {(word.name, word.arity): word for word in DRAWN}
"""The words by which a view draws."""

_MOST_TEXTS = 9  # of a cell
_REVERSED = {"to": "from", "from": "to"}
_LARGEST_BANK = 50  # pieces, and rows and columns of one
_TURNED = {"less": "greater", "greater": "less"}
_SLANTS = {"down": "\u2198\u2196", "up": "\u2197\u2199"}
"""Arrows along a diagonal: to the right, or to the left."""
_RIGHTWARDS = {"down": ("top", "left"), "up": ("bottom", "left")}
_VERTICES = {"top_left": (-1, -1), "top_right": (-1, 0), "bottom_left": (0, -1)}


# ---- From atoms to drawing words ---------------------------------------------------------------


def board(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> Board:
    """The board that the part `view` draws where these atoms, and no others, are true.

    Raises:
        ProgramError: there is no `view` part, or it says what no board can show.
        StoppedError: a limit or Ctrl-C ended the drawing.
    """
    facts = _derive(encoding, VIEW, atoms, constants, limits)
    return read(facts, str(encoding.path), limits=limits)


def draw(task: Task, limits: Limits) -> tuple[Board, tuple[str, ...]]:
    """The board that the part `view` draws of an instance, without an answer; clingo's remarks.

    Raises:
        OptionError, ProgramError, StoppedError: as `board`, or the instance makes no sense.
    """
    _check_part(task.encoding, VIEW)
    drawing = grounding.ground(task, limits, VIEW)
    return read(drawing.facts, str(task.encoding.path), limits=limits), drawing.remarks


def drawn(encoding: Encoding, answer: Answer, limits: Limits) -> Board:
    """An answer as the part `view` draws it, with its scores under it.

    Raises:
        ProgramError, StoppedError: as `board`.
    """
    scores = scored(encoding, answer, limits) if SCORE in encoding.parts else {}
    return read(_of_answer(encoding, VIEW, answer, limits), str(encoding.path), scores, limits)


def scored(encoding: Encoding, answer: Answer, limits: Limits) -> Scores:
    """The figures that the part `score` reads off an answer, by name.

    Raises:
        ProgramError: there is no `score` part, or clingo rejects it.
        StoppedError: a limit or Ctrl-C ended it.
    """
    found: dict[str, str | int] = {}
    for fact in _of_answer(encoding, SCORE, answer, limits):
        name, value = fact.arguments
        found[say(name)] = value.number if value.type == clingo.SymbolType.Number else say(value)
    return found


def _of_answer(
    encoding: Encoding, part: Signature, answer: Answer, limits: Limits
) -> tuple[clingo.Symbol, ...]:
    """The facts that a part derives from an answer, taken from the search if it has them."""
    if answer.drawing and (derived := answer.drawing[(VIEW, SCORE).index(part)]) is not None:
        return unpack(derived)
    return _derive(encoding, part, answer.atoms, answer.constants, limits)


def _derive(
    encoding: Encoding,
    part: Signature,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> tuple[clingo.Symbol, ...]:
    _check_part(encoding, part)
    return grounding.derive(encoding, part[0], atoms, constants, limits, PARTS[part]).facts


def _check_part(encoding: Encoding, part: Signature) -> None:
    if part not in encoding.parts:
        words = f"nothing can be {'drawn' if part == VIEW else 'scored'}"
        raise ProgramError(Problem(f"there is no part {part[0]!r}: {words}", str(encoding.path)))


# ---- From drawing words to a board -------------------------------------------------------------


# What a frame says: of a cell, an edge, a caption, ..., which one, and what of it.
_Slot = tuple[str, Hashable, Hashable]
_Layer = dict[_Slot, str]


class _Word(NamedTuple):
    """A drawing word taken apart: its term, name and arguments, and the frame it belongs to."""

    term: clingo.Symbol
    name: str
    arguments: list[clingo.Symbol]
    frame: clingo.Symbol | None

    def number(self, index: int) -> int:
        """An argument as a whole number."""
        try:
            return self.arguments[index].number
        except RuntimeError:
            wrong = self.arguments[index]
            raise ValueError(f"{self.term}: {wrong} is not a whole number") from None

    def check(self, index: int, known: Collection[str]) -> None:
        """Check that an argument is one of some words."""
        if say(self.arguments[index]) not in known:
            raise ValueError(f"{self.term}: expected one of {', '.join(known)}")


def read(
    drawing: Iterable[clingo.Symbol],
    source: str,
    scores: Scores | None = None,
    limits: Limits = NO_LIMITS,
    known: Known | None = None,
) -> Board:
    """The board that facts `draw(What)` and `draw(What, Frame)` describe, scores under it.

    A fact without a frame holds in every frame that does not say otherwise. What is `known` of
    facts of the boards before need not be found out again.

    Raises:
        ProgramError: a fact says what no board can show; `source` is the file to blame.
        StoppedError: a limit came first.
    """
    common: _Layer = {}
    layers: dict[clingo.Symbol, _Layer] = {}
    known = Known() if known is None else known
    try:
        words = [known.word(fact) for fact in limits.watched(drawing)]
        size = _size(words, len({word.frame for word in words if word.frame is not None}))
        for word in limits.watched(words):
            layer = layers.setdefault(word.frame, {}) if word.frame is not None else common
            slot, value = known.slot(word, size)
            if layer.setdefault(slot, value) != value:
                raise ValueError(f"{word.term}: there is {layer[slot]} already")
    except ValueError as error:
        raise ProgramError(Problem(f"view: {error}", source)) from None
    places = _raster((common, *layers.values()), max(size))
    frames = [_frame(printable(say(n)), common | layers[n], places) for n in sorted(layers)]
    captions = (f"{printable(name)}: {printable(str(n))}" for name, n in (scores or {}).items())
    return Board(*size, tuple(frames) or (_frame("", common, places),), tuple(captions))


class Known:
    """The words of facts that were read before, and their slots on a board of one size."""

    def __init__(self) -> None:
        self._words: dict[clingo.Symbol, _Word] = {}
        self._slots: dict[clingo.Symbol, tuple[_Slot, str]] = {}
        self._size = (0, 0)

    def word(self, fact: clingo.Symbol) -> _Word:
        """The word of a fact."""
        if fact not in self._words:
            self._words[fact] = _word(fact)
        return self._words[fact]

    def slot(self, word: _Word, size: Place) -> tuple[_Slot, str]:
        """The slot and the value of a word."""
        if size != self._size:
            self._slots, self._size = {}, size
        if word.term not in self._slots:
            self._slots[word.term] = _slot(word, size)
        return self._slots[word.term]


class View:
    """The part `view` of a task's encoding, which draws one board after another in this process."""

    def __init__(self, task: Task, facts: Iterable[clingo.Symbol]) -> None:
        """`facts` hold on each board."""
        names = task.encoding.mentioned(VIEW[0])
        self._facts = [fact for fact in facts if fact.name in names]
        self._task = Task(task.encoding, constants=task.values)
        self._known = Known()

    def board(self, atoms: Iterable[clingo.Symbol]) -> Board:
        """The board where the facts and these atoms, and no others, are true.

        Raises:
            ProgramError: clingo rejects the part, or it says what no board can show.
        """
        made = grounding.ground_part(self._task, VIEW[0], [*self._facts, *atoms])
        return read(made.facts(PARTS[VIEW]), str(self._task.encoding.path), known=self._known)


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
        known = ", ".join(word.template for word in DRAWN)
        raise ValueError(f"{term}: expected one of {known}")
    return _Word(term, name, arguments, frame)


def _size(words: Iterable[_Word], frames: int) -> Place:
    sizes = {(word.number(0), word.number(1)) for word in words if word.name == "grid"}
    if len(sizes) > 1:
        raise ValueError("there are grids of different sizes")
    rows, cols = sizes.pop() if sizes else (0, 0)
    if rows < 0 or cols < 0:
        raise ValueError(f"grid({rows},{cols}): there are no boards of that size")
    if rows * cols * max(frames, 1) > LARGEST:
        several = f"{frames} frames of " if frames > 1 else "a board of "
        words_of = f"{several}{rows} x {cols} cells: at most {LARGEST} cells can be drawn"
        raise ValueError(words_of)
    return rows, cols


def _slot(word: _Word, size: Place) -> tuple[_Slot, str]:
    """The slot and the value of a drawing word."""
    name, arguments = word.name, word.arguments
    value = printable(say(arguments[-1]))
    if name in ("grid", "caption"):
        return (name, tuple(printable(say(one)) for one in arguments[:-1] or arguments), ""), value
    for index, known in WORDS[name, len(arguments)].choices:
        word.check(index, known)
    if name == "style" and len(arguments) == 2:
        return _styled(word, size), value
    if name == "outside" or (name == "arrow" and len(arguments) == 4):
        side = say(arguments[0])
        spot = _beside(word, side, word.number(1), word.number(2), size)
        if name == "outside":
            return (name, spot, "text"), value
        return ("outside", spot, "arrow"), _SLANTS[value][side not in _RIGHTWARDS[value]]
    if name == "bank":
        cell = word.number(0), word.number(1), word.number(2)
        if not all(1 <= number <= _LARGEST_BANK for number in cell):
            raise ValueError(f"{word.term}: expected places from 1 to {_LARGEST_BANK}")
        return (name, cell, ""), value
    row, column = place = word.number(0), word.number(1)
    if name == "vertex":
        return (name, _vertex(word, row, column, size), "text"), value
    _check_place(word, row, column, size)
    match name:
        case "text" if len(arguments) == 4:
            k = word.number(2)
            if not 1 <= k <= _MOST_TEXTS:
                raise ValueError(f"{word.term}: expected a place from 1 to {_MOST_TEXTS}")
            return ("cell", place, ("texts", k)), value
        case "wall" | "ruler":
            return (name, wall_of((row, column, value)), ""), name
        case "dot":
            down, right = _VERTICES.get(value, (0, 0))
            return (name, (row + down, column + right), ""), name
        case "edge" | "link":
            line = _line(word, row, column, side := say(arguments[2]), size)
            is_turned = line != (row, column, side)
            return (name, line, "state"), _REVERSED.get(value, value) if is_turned else value
        case "between":
            edge = _line(word, row, column, side := say(arguments[2]), size)
            is_turned = edge != (row, column, side)
            return (name, edge, ""), _TURNED.get(value, value) if is_turned else value
        case "cage":
            return (name, place, ""), value
        case "path":
            path = value, printable(say(arguments[2]))
            return (name, path, (word.number(3), place)), name
        case "corner":
            return ("cell", place, (name, say(arguments[2]))), value
        case "candidate" | "centre" | "diagonal":
            return ("cell", place, (name, value)), value
    return ("cell", place, name), value


def _styled(word: _Word, size: Place) -> _Slot:
    """The slot of the style of an edge, a link, or a text beside the board."""
    match spot_of(word.arguments[0]):
        case "outside", str(side), int(line), int(k):
            return "outside", _beside(word, side, line, k, size), "style"
        case "vertex", int(row), int(column), _:
            return "vertex", _vertex(word, row, column, size), "style"
        case str(kind), int(row), int(column), str(side):
            _check_place(word, row, column, size)
            return kind, _line(word._replace(name=kind), row, column, side, size), "style"
    wanted = "edge(R,C,Side), link(R,C,Side), vertex(R,C) or outside(Side,I,K)"
    raise ValueError(f"{word.term}: expected {wanted}")


def _line(word: _Word, row: int, column: int, side: str, size: Place) -> Edge:
    """The canonical name of an edge or link."""
    down, right = STEPS[side]
    is_inside = 1 <= row + down <= size[0] and 1 <= column + right <= size[1]
    if word.name in ("link", "between") and not is_inside:
        raise ValueError(f"{word.term}: there is no cell behind that side")
    return canonical(row, column, side)


def _beside(word: _Word, side: str, line: int, k: int, size: Place) -> Beside:
    """Where a text beside the board goes."""
    if side not in SIDES:
        raise ValueError(f"{word.term}: expected one of {', '.join(SIDES)}")
    if not 1 <= line <= size[side in ("top", "bottom")]:
        raise ValueError(f"{word.term}: beside no line of the grid of {size[0]}x{size[1]} cells")
    if not 1 <= k <= max(size):
        raise ValueError(f"{word.term}: expected a place from 1 to {max(size)}")
    return side, line, k


def _vertex(word: _Word, row: int, column: int, size: Place) -> Place:
    """The place of a corner of a cell, if there is one."""
    if not (0 <= row <= size[0] and 0 <= column <= size[1]):
        raise ValueError(f"{word.term}: no corner of the grid of {size[0]}x{size[1]} cells")
    return row, column


def _check_place(word: _Word, row: int, column: int, size: Place) -> None:
    if not (1 <= row <= size[0] and 1 <= column <= size[1]):
        raise ValueError(f"{word.term}: off the grid of {size[0]}x{size[1]} cells")


def _raster(layers: Iterable[_Layer], longest: int) -> tuple[str, ...]:
    """The candidates of all frames in their places.

    Numbers in cells count as well, unless they are larger than the board is long: clues are.
    """
    candidates, written = set[str](), set[str]()
    for layer in layers:
        for (_, _, field), value in layer.items():
            if isinstance(field, tuple) and field[0] == "candidate":
                candidates.add(value)
            elif field == "text" and is_number(value) and int(value) <= longest:
                written.add(value)
    return raster(candidates, written) if candidates else ()


def _frame(name: str, layer: _Layer, places: Sequence[str]) -> Frame:
    found: dict[str, dict[Any, dict[Any, str]]] = defaultdict(lambda: defaultdict(dict))
    for (kind, spot, field), value in layer.items():
        found[kind][spot][field] = value
    cells = found["cell"]
    captions = ((words, said[""]) for (words,), said in found["caption"].items())
    return Frame(
        name,
        {place: _cell(said, places) for place, said in cells.items()},
        frozenset((*found["wall"], *found["ruler"])),
        tuple(said if words == said else f"{words}: {said}" for words, said in captions),
        edges={edge: Line(**said) for edge, said in found["edge"].items()},
        links={link: Line(**said) for link, said in found["link"].items()},
        outside={
            spot: Label(said.get("text", "") + said.get("arrow", ""), said.get("style"))
            for spot, said in found["outside"].items()
        },
        rulers=frozenset(found["ruler"]),
        dots=frozenset(found["dot"]),
        cages={place: said[""] for place, said in found["cage"].items()},
        between={edge: said[""] for edge, said in found["between"].items()},
        vertices={place: Label(**said) for place, said in found["vertex"].items()},
        bank={cell: said[""] for cell, said in found["bank"].items()},
        paths=tuple(
            Path(look, name, tuple(place for _, place in sorted(said)))
            for (look, name), said in sorted(found["path"].items())
        ),
    )


def _cell(said: Mapping[Any, str], every: Iterable[str]) -> Cell:
    """A cell of which something is said, on a board with these candidates.

    What a word says of it is the field of that name, or a part of one.
    """
    whole: dict[str, Any] = {key: value for key, value in said.items() if isinstance(key, str)}
    kinds = {key[0] for key in said if isinstance(key, tuple)}
    return Cell(
        **whole,
        candidates=_each(said, "candidate", every) if "candidate" in kinds else (),
        corners=_each(said, "corner", CORNERS) if "corner" in kinds else (),
        diagonals=tuple(way for way in DIAGONALS if ("diagonal", way) in said),
        texts=tuple(said[key] for key in sorted(k for k in said if k[0] == "texts")),
        centre=in_order(key[1] for key in said if key[0] == "centre"),
    )


def _each(said: Mapping[Any, str], kind: str, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(said.get((kind, name), "") for name in names)
