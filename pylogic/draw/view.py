"""An answer's atoms -> the figures of the part `score`, and the Board of the part `view`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping
from typing import Any, NamedTuple

import clingo

from pylogic.draw.board import Board
from pylogic.draw.scene import (
    COLOURS,
    CORNERS,
    DIAGONALS,
    LARGEST,
    STATES,
    STEPS,
    STYLES,
    Cell,
    Frame,
    Label,
    Line,
    printable,
    wall_of,
)
from pylogic.errors import Problem, ProgramError
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import PARTS, SCORE, VIEW
from pylogic.rules.symbols import SIDES, Beside, Edge, Place, canonical, say, spot_of, unpack
from pylogic.rules.syntax import Signature
from pylogic.solving import grounding
from pylogic.solving.outcome import Answer
from pylogic.solving.task import Task

Scores = Mapping[str, str | int]

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

_VERTICES = {"top_left": (-1, -1), "top_right": (-1, 0), "bottom_left": (0, -1)}
_KNOWN: Mapping[str, Collection[str]] = {
    "fill": COLOURS,
    "circle": COLOURS,
    "style": STYLES,
    "wall": STEPS,
    "edge": STATES,
    "link": STATES,
    "diagonal": DIAGONALS,
    "dot": CORNERS,
}
"""The words that may stand last."""


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
    drawing = _derive(encoding, VIEW, atoms, constants, limits)
    return read(drawing, str(encoding.path), limits=limits)


def draw(task: Task, limits: Limits) -> Board:
    """The board that the part `view` draws of an instance, without an answer.

    Raises:
        OptionError, ProgramError, StoppedError: as `board`, or the instance makes no sense.
    """
    facts = grounding.ground(task, limits).facts
    return board(task.encoding, facts, task.values, limits)


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
        is_a_number = value.type == clingo.SymbolType.Number
        found[say(name)] = value.number if is_a_number else say(value)
    return found


def _of_answer(
    encoding: Encoding, part: Signature, answer: Answer, limits: Limits
) -> tuple[clingo.Symbol, ...]:
    """The facts that a part derives from an answer, taken from the search if it has them."""
    derived = answer.drawing[(VIEW, SCORE).index(part)] if answer.drawing else None
    if derived is not None:
        return unpack(derived)
    return _derive(encoding, part, answer.atoms, answer.constants, limits)


def _derive(
    encoding: Encoding,
    part: Signature,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> tuple[clingo.Symbol, ...]:
    if part not in encoding.parts:
        does = "drawn" if part == VIEW else "scored"
        problem = f"there is no part {part[0]!r}: nothing can be {does}"
        raise ProgramError(Problem(problem, str(encoding.path)))
    return grounding.derive(encoding, part[0], atoms, constants, limits, PARTS[part]).facts


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
    place: int
    """Which of the words of all boards it is."""

    def number(self, index: int) -> int:
        """An argument as a whole number."""
        try:
            return self.arguments[index].number
        except RuntimeError:
            wrong = self.arguments[index]
            raise ValueError(f"{self.term}: {wrong} is not a whole number") from None

    def one_of(self, known: Collection[str], index: int = 2) -> str:
        """An argument that is one of some words."""
        found = printable(say(self.arguments[index]))
        if found not in known:
            raise ValueError(f"{self.term}: expected one of {', '.join(known)}")
        return found


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
    frames = [_frame(printable(say(name)), common | layers[name]) for name in sorted(layers)]
    captions = (f"{printable(name)}: {printable(str(n))}" for name, n in (scores or {}).items())
    return Board(*size, tuple(frames) or (_frame("", common),), tuple(captions))


class Known:
    """The words of facts that were read before, and their slots on a board of one size."""

    def __init__(self) -> None:
        self._words: dict[clingo.Symbol, _Word] = {}
        self._slots: dict[int, tuple[_Slot, str]] = {}
        """By the number of the word."""
        self._size = (0, 0)

    def word(self, fact: clingo.Symbol) -> _Word:
        """The word of a fact."""
        word = self._words.get(fact)
        if word is None:
            word = self._words[fact] = _word(fact, len(self._words))
        return word

    def slot(self, word: _Word, size: Place) -> tuple[_Slot, str]:
        """The slot and the value of a word."""
        if size != self._size:
            self._slots, self._size = {}, size
        if word.place not in self._slots:
            self._slots[word.place] = _slot(word, size)
        return self._slots[word.place]


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
        drawing = made.facts(PARTS[VIEW])
        return read(drawing, str(self._task.encoding.path), known=self._known)


def _word(fact: clingo.Symbol, place: int) -> _Word:
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
    return _Word(term, name, arguments, frame, place)


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
    if name in _KNOWN:
        word.one_of(_KNOWN[name], -1)
    if name == "style" and len(arguments) == 2:
        return _styled(word, size), value
    if name == "outside":
        spot = _beside(word, say(arguments[0]), word.number(1), word.number(2), size)
        return (name, spot, "text"), value
    row, column = place = word.number(0), word.number(1)
    _check_place(word, row, column, size)
    match name:
        case "wall":
            return (name, wall_of((row, column, value)), ""), name
        case "dot":
            down, right = _VERTICES.get(value, (0, 0))
            return (name, (row + down, column + right), ""), name
        case "edge" | "link":
            return (name, _line(word, row, column, word.one_of(SIDES), size), "state"), value
        case "cage":
            return (name, place, ""), value
        case "corner":
            return ("cell", place, (name, word.one_of(CORNERS))), value
        case "candidate" | "diagonal":
            return ("cell", place, (name, value)), value
    return ("cell", place, name), value


def _styled(word: _Word, size: Place) -> _Slot:
    """The slot of the style of an edge, a link, or a text beside the board."""
    match spot_of(word.arguments[0]):
        case "outside", str(side), int(line), int(k):
            return "outside", _beside(word, side, line, k, size), "style"
        case str(kind), int(row), int(column), str(side):
            _check_place(word, row, column, size)
            return kind, _line(word._replace(name=kind), row, column, side, size), "style"
    wanted = "edge(R,C,Side), link(R,C,Side) or outside(Side,I,K)"
    raise ValueError(f"{word.term}: expected {wanted}")


def _line(word: _Word, row: int, column: int, side: str, size: Place) -> Edge:
    """The canonical name of an edge or link."""
    down, right = STEPS[side]
    is_inside = 1 <= row + down <= size[0] and 1 <= column + right <= size[1]
    if word.name == "link" and not is_inside:
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


def _check_place(word: _Word, row: int, column: int, size: Place) -> None:
    if not (1 <= row <= size[0] and 1 <= column <= size[1]):
        raise ValueError(f"{word.term}: off the grid of {size[0]}x{size[1]} cells")


def _frame(name: str, layer: _Layer) -> Frame:
    found: dict[str, dict[Any, dict[Any, str]]] = defaultdict(lambda: defaultdict(dict))
    for (kind, spot, field), value in layer.items():
        found[kind][spot][field] = value
    cells = found["cell"]
    candidates = {key[1] for said in cells.values() for key in said if key[0] == "candidate"}
    every = sorted(candidates, key=_by_value)
    captions = ((words, said[""]) for (words,), said in found["caption"].items())
    return Frame(
        name,
        {place: _cell(said, every) for place, said in cells.items()},
        frozenset(found["wall"]),
        tuple(said if words == said else f"{words}: {said}" for words, said in captions),
        edges={edge: Line(**said) for edge, said in found["edge"].items()},
        links={link: Line(**said) for link, said in found["link"].items()},
        outside={spot: Label(**said) for spot, said in found["outside"].items()},
        dots=frozenset(found["dot"]),
        cages={place: said[""] for place, said in found["cage"].items()},
    )


def _cell(said: Mapping[Any, str], every: Iterable[str]) -> Cell:
    """A cell of which something is said, in a frame with these candidates.

    What a word says of it is the field of that name, or a part of one.
    """
    whole: dict[str, Any] = {key: value for key, value in said.items() if isinstance(key, str)}
    kinds = {key[0] for key in said if isinstance(key, tuple)}
    return Cell(
        **whole,
        candidates=_each(said, "candidate", every) if "candidate" in kinds else (),
        corners=_each(said, "corner", CORNERS) if "corner" in kinds else (),
        diagonals=tuple(way for way in DIAGONALS if ("diagonal", way) in said),
    )


def _each(said: Mapping[Any, str], kind: str, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(said.get((kind, name), "") for name in names)


def _by_value(text: str) -> tuple[bool, int, str]:
    """Numbers by their value, and before other texts."""
    return (False, int(text), text) if is_number(text) else (True, 0, text)
