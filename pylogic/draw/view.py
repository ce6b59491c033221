"""Atoms -> the Board of the part `view`, perhaps with numbered clues; the figures of `score`."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import clingo

from pylogic.draw.board import Board
from pylogic.draw.scene import (
    LARGEST,
    STEPS,
    Cell,
    Frame,
    Key,
    Label,
    Line,
    Mark,
    is_inside,
    place_candidates,
    printable,
    sort_values,
)
from pylogic.draw.signs import SLANTS
from pylogic.errors import Problem, ProgramError
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import PARTS, SCORE, VIEW
from pylogic.rules.symbols import Place, canonical_edge, say, spot_of, unpack
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import CORNERS, DIAGONALS, DRAWING_WORDS, DRAWN
from pylogic.solving import grounding
from pylogic.solving.outcome import Answer
from pylogic.solving.task import Task

Scores = Mapping[str, str | int]  # figures by their names

_MOST_TEXTS = 9  # of a cell
_CACHE_SIZE = 50_000  # facts that frames of a film share: five times as quick
_LARGEST_BANK = 50  # pieces, and rows and columns of one
_STYLED_SPOTS = "edge(R,C,Side), link(R,C,Side), vertex(R,C) or outside(Side,I,K)"
_TURNED = {"link": {"to": "from", "from": "to"}, "between": {"less": "greater", "greater": "less"}}
"""Values that change where a line is called by the cell behind it."""
_RIGHTWARD_SIDES = {"down": ("top", "left"), "up": ("bottom", "left")}  # by the diagonal
_KINDS_OF_THREE = ("edge", "link", "between", "wall", "ruler", "outside", "bank")
"""The kinds whose places have three parts, of others two."""
_CORNER_SHIFTS = {"top_left": (-1, -1), "top_right": (-1, 0), "bottom_left": (0, -1)}
_NAMES = ("between", "cage", "bank")
"""The kinds whose texts are no numbers of cells, nor beside them."""


# ---- From atoms to drawing words ---------------------------------------------------------------


def draw_atoms(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> Board:
    """Return the board that the part `view` draws of these atoms alone.

    Raises:
        ProgramError: there is no `view` part, or no board can show its facts.
        StoppedError: a limit or Ctrl-C ended the drawing.
    """
    facts = _derive_part(encoding, VIEW, atoms, constants, limits)
    return read_board(facts, str(encoding.path), limits=limits)


def draw_instance(task: Task, limits: Limits) -> tuple[Board, tuple[str, ...]]:
    """Return the board that the part `view` draws of an instance before any search, and clingo's
    remarks; raise as `draw_atoms`, ProgramError also if the instance makes no sense, and
    OptionError for a bad option."""
    _check_has_part(task.encoding, VIEW)
    drawing = grounding.ground(task, limits, VIEW)
    return read_board(drawing.facts, str(task.encoding.path), limits=limits), drawing.remarks


def draw_answer(encoding: Encoding, answer: Answer, limits: Limits) -> Board:
    """Return the board that the part `view` draws of an answer, with its scores as captions where
    there is a part `score`; raise as `draw_atoms`."""
    scores = score_answer(encoding, answer, limits) if SCORE in encoding.parts else {}
    facts = _derive_from_answer(encoding, VIEW, answer, limits)
    return read_board(facts, str(encoding.path), scores, limits)


def number_clues(board: Board, task: Task, order: str) -> Board:
    """Return a board with a small number in a free corner of each clue's cell: the clue's place in
    the order of the task's instance. Clues of one cell have commas between them. Each frame's name
    begins with `order`.

    Raises:
        OptionError: a clue does not begin with a row and a column.
        ProgramError: the rules name no clues, or draw no cell where one is.
    """
    from pylogic.solving import orders  # most runs do without

    facts = orders.find_clue_facts(task.encoding, task.instance)
    notes: dict[Place, str] = {}
    for number, clue in enumerate(orders.locate_clues(facts, order, task.instance.size), 1):
        place = clue.row, clue.column
        if not (1 <= clue.row <= board.rows and 1 <= clue.column <= board.cols):
            problem = f"view: no cell is drawn where there is {clue.fact.symbol}"
            raise ProgramError(Problem(problem, str(task.encoding.path)))
        notes[place] = f"{notes[place]},{number}" if place in notes else str(number)
    frames = []
    for frame in board.frames:
        marks = dict(frame.marks)
        for place, note in notes.items():
            cell = frame.cell(*place)
            corners = list(cell.corners or ("",) * 4)
            corners[corners.index("") if "" in corners else 0] = note
            marks[place] = cell._replace(corners=tuple(corners))
        name = f"{order}, {frame.name}" if frame.name else order
        captions = (*frame.captions, "small numbers: place in the order")
        frames.append(replace(frame, name=name, marks=marks, captions=captions))
    return replace(board, frames=tuple(frames))


def score_answer(encoding: Encoding, answer: Answer, limits: Limits) -> Scores:
    """Return the figures that the part `score` derives from an answer, by name; of two with one
    name the last.

    Raises:
        ProgramError: there is no `score` part, or clingo rejects it.
        StoppedError: a limit or Ctrl-C ended it.
    """
    scores: dict[str, str | int] = {}
    for fact in _derive_from_answer(encoding, SCORE, answer, limits):
        name, value = fact.arguments
        scores[say(name)] = value.number if value.type == clingo.SymbolType.Number else say(value)
    return scores


def _derive_from_answer(
    encoding: Encoding, part: Signature, answer: Answer, limits: Limits
) -> tuple[clingo.Symbol, ...]:
    """Return the facts of VIEW or SCORE for an answer, those that the search has derived if any."""
    if answer.drawing and (derived := answer.drawing[(VIEW, SCORE).index(part)]) is not None:
        return unpack(derived)
    return _derive_part(encoding, part, answer.atoms, answer.constants, limits)


def _derive_part(
    encoding: Encoding,
    part: Signature,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> tuple[clingo.Symbol, ...]:
    """Return the facts that a part derives from atoms alone; ProgramError if there is no part."""
    _check_has_part(encoding, part)
    return grounding.derive_facts(encoding, part[0], atoms, constants, limits, PARTS[part])


def _check_has_part(encoding: Encoding, part: Signature) -> None:
    """Raise a ProgramError unless an encoding has a part, VIEW or SCORE."""
    if part not in encoding.parts:
        words = f"nothing can be {'drawn' if part == VIEW else 'scored'}"
        raise ProgramError(Problem(f"there is no part {part[0]!r}: {words}", str(encoding.path)))


# ---- From drawing words to a board -------------------------------------------------------------


_Slot = tuple[Key, str, Hashable]
"""A spot, the name of a field of its mark, and the part of that field, or None."""
_Layer = dict[_Slot, str]  # the values of the slots of one frame, or of all frames


def read_board(
    drawing: Iterable[clingo.Symbol],
    source: str,
    scores: Scores | None = None,
    limits: Limits = NO_LIMITS,
) -> Board:
    """Return the board that facts draw(What) and draw(What, Frame) describe, scores as captions.

    A fact without a frame holds in every frame that has no fact for the same slot. Frames are
    sorted by their terms; without any the board has one frame with the name "".

    Raises:
        ProgramError: no board can show a fact, or two facts differ; `source` is the file to blame.
        StoppedError: a limit came first.
    """
    common: _Layer = {}
    layers: dict[clingo.Symbol, _Layer] = {}
    try:
        facts = [_read_drawing_word(fact) for fact in limits.watch(drawing)]
        size = _read_size(facts)
        for term, frame in limits.watch(facts):
            slot, value = _read_slot(term, size)
            layer = common if frame is None else layers.setdefault(frame, {})
            before = layer.setdefault(slot, value)
            if before != value:
                raise ValueError(f"{term}: there is {before} already")
    except ValueError as error:
        raise ProgramError(Problem(f"view: {error}", source)) from None
    places = _place_candidates((common, *layers.values()), max(size))
    frames = [_make_frame(printable(say(n)), common | layers[n], places) for n in sorted(layers)]
    captions = (f"{printable(name)}: {printable(str(n))}" for name, n in (scores or {}).items())
    return Board(*size, tuple(frames) or (_make_frame("", common, places),), tuple(captions))


@lru_cache(maxsize=_CACHE_SIZE)
def _read_drawing_word(fact: clingo.Symbol) -> tuple[clingo.Symbol, clingo.Symbol | None]:
    """Return the drawing word of a fact draw(...) and its frame or None; ValueError for others."""
    term, *frame = fact.arguments or (fact,)
    if len(frame) > 1 or term is fact:
        raise ValueError(f"{fact}: expected draw(What) or draw(What,Frame)")
    return term, frame[0] if frame else None


def _read_size(facts: Sequence[tuple[clingo.Symbol, clingo.Symbol | None]]) -> Place:
    """Return the rows and columns of the `grid` words, (0, 0) without any; raise ValueError if they
    differ, are negative, or make more than LARGEST cells in all frames."""
    sizes = set[tuple[int, ...]]()
    for term, _ in facts:
        name, texts, _ = _read_term(term)
        if (name, len(texts)) == ("grid", 2):
            sizes.add(tuple(_read_number(term, text) for text in texts))
    if len(sizes) > 1:
        raise ValueError("there are grids of different sizes")
    rows, cols = sizes.pop() if sizes else (0, 0)
    if rows < 0 or cols < 0:
        raise ValueError(f"grid({rows},{cols}): there are no boards of that size")
    frames = len({frame for _, frame in facts if frame is not None})
    if rows * cols * max(frames, 1) > LARGEST:
        several = f"{frames} frames of " if frames > 1 else "a board of "
        words = f"{several}{rows} x {cols} cells: at most {LARGEST} cells can be drawn"
        raise ValueError(words)
    return rows, cols


def _read_number(term: clingo.Symbol, argument: str) -> int:
    """Return an argument of a drawing word, the text of a whole number; ValueError for others."""
    if not re.fullmatch("-?[0-9]+", argument):
        raise ValueError(f"{term}: {argument} is not a whole number")
    return int(argument)


_write = lru_cache(maxsize=_CACHE_SIZE)(str)  # numbers and words come again in each fact


@lru_cache(maxsize=_CACHE_SIZE)
def _read_term(term: clingo.Symbol) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """Return the name of a term, its arguments as they are written, and in words; ("", (), ()) for
    a term that is no function."""
    try:
        name, arguments = term.name, term.arguments
    except RuntimeError:
        return "", (), ()
    texts = tuple(map(_write, arguments))
    words = (say(x) if text[0] in '("' else text for x, text in zip(arguments, texts, strict=True))
    return name, texts, tuple(words)


@lru_cache(maxsize=_CACHE_SIZE)
def _read_slot(term: clingo.Symbol, size: Place) -> tuple[_Slot, str]:
    """Return the slot that a drawing word fills on a board of this size, with lines by canonical
    names, and its value; raise ValueError if the board cannot show it."""
    own, texts, spoken = _read_term(term)
    if (own, len(texts)) not in DRAWING_WORDS:
        every = ", ".join(word.template for word in DRAWN)
        raise ValueError(f"{term}: expected one of {every}")
    names, choices, (kind, field, part) = DRAWING_WORDS[own, len(texts)]
    given = dict(zip(names, texts, strict=True))
    words = dict(zip(names, map(printable, spoken), strict=True))
    *before, value = words.values()
    if kind in ("grid", "caption"):
        return ((kind, *(before or [value])), "", None), value
    for index, known in choices:
        if words[names[index]] not in known:
            raise ValueError(f"{term}: expected one of {', '.join(known)}")
    if kind == "spot":
        spot: Key = spot_of(term.arguments[0]) or ("",)
        if spot[0] not in ("edge", "link", "vertex", "outside"):
            raise ValueError(f"{term}: expected {_STYLED_SPOTS}")
    else:
        first = names[: 3 if kind in _KINDS_OF_THREE else 2]
        place = (words[n] if n == "Side" else _read_number(term, given[n]) for n in first)
        spot = (kind, *place)
    which: Hashable = words[part] if part else None
    problem = None
    match spot:
        case "outside", side, line, k:
            if not 1 <= line <= size[side in ("top", "bottom")]:
                problem = f"beside no line of the grid of {size[0]}x{size[1]} cells"
            elif not 1 <= k <= max(size):
                problem = f"expected a place from 1 to {max(size)}"
            elif field == "arrow":
                value = SLANTS[value][side not in _RIGHTWARD_SIDES[value]]
        case "bank", *numbers:
            if not all(1 <= number <= _LARGEST_BANK for number in numbers):
                problem = f"expected places from 1 to {_LARGEST_BANK}"
        case "vertex", row, column, *_:
            if not (0 <= row <= size[0] and 0 <= column <= size[1]):
                problem = f"no corner of the grid of {size[0]}x{size[1]} cells"
            spot = "vertex", row, column, ""
        case _, row, column, *_ if not is_inside(row, column, size):
            problem = f"off the grid of {size[0]}x{size[1]} cells"
        case (("edge" | "link" | "between" | "wall" | "ruler"), row, column, side):
            down, right = STEPS[side]
            is_linked = spot[0] in ("link", "between")
            if is_linked and not is_inside(row + down, column + right, size):
                problem = "there is no cell behind that side"
            line = canonical_edge(row, column, side)
            if line != (row, column, side):
                value = _TURNED.get(spot[0], {}).get(value, value)
            value = kind if kind in ("wall", "ruler") else value
            spot = spot[0], *line
        case "dot", row, column:
            down, right = _CORNER_SHIFTS.get(value, (0, 0))
            spot, value = (kind, row + down, column + right), kind
        case "path", row, column:
            which = _read_number(term, given["K"]), (row, column)
            spot, value = (kind, value, words["Id"]), kind
        case "cell", row, column:
            spot = row, column
            if field == "texts":
                which = number = _read_number(term, given["K"])
                if not 1 <= number <= _MOST_TEXTS:
                    problem = f"expected a place from 1 to {_MOST_TEXTS}"
    if problem:
        raise ValueError(f"{term}: {problem}")
    return (spot, field, which), value


def _place_candidates(layers: Iterable[_Layer], longest: int) -> tuple[str, ...]:
    """Return the values that have places in cells of any frame, by `scene.place_candidates`; ()
    without candidates. Numbers written up to `longest` count, since larger ones are clues."""
    slots = [(*slot[:2], value) for layer in layers for slot, value in layer.items()]
    candidates = {value for _, field, value in slots if field == "candidates"}
    texts = {v for spot, field, v in slots if field == "text" and spot[0] not in _NAMES}
    written = {text for text in texts if is_number(text) and int(text) <= longest}
    return place_candidates(candidates, written) if candidates else ()


def _make_frame(name: str, layer: _Layer, places: Sequence[str]) -> Frame:
    """Return the frame that the values of a layer describe, with captions in their order; `places`
    has the board's candidates in their places."""
    spots: dict[Key, dict[Any, Any]] = {}
    captions = []
    for (spot, field, which), value in layer.items():
        if spot[0] == "grid":
            continue
        if spot[0] == "caption":
            captions.append(value if spot[1] == value else f"{spot[1]}: {value}")
        elif which is None:
            spots.setdefault(spot, {})[field or "text"] = value
        else:
            spots.setdefault(spot, {}).setdefault(field, {})[which] = value
    marks = {spot: _make_mark(spot[0], fields, places) for spot, fields in spots.items()}
    return Frame(name, marks, tuple(captions))


def _make_mark(kind: str | int, fields: dict[Any, Any], places: Sequence[str]) -> Mark:
    """Return the mark of a kind, or with a number of a cell, made of the values of its fields."""
    match kind:
        case "edge" | "link":
            return Line(**fields)
        case "outside":
            return Label(fields.get("text", "") + fields.get("arrow", ""), fields.get("style"))
        case "path":
            return tuple(cell for _, cell in sorted(fields[""]))
        case str():
            return Label(**fields)
    for field, values in fields.items():
        match field:
            case "candidates" | "corners":
                every = CORNERS if field == "corners" else places
                fields[field] = tuple(values.get(value, "") for value in every)
            case "diagonals":
                fields[field] = tuple(way for way in DIAGONALS if way in values)
            case "texts":
                fields[field] = tuple(values[k] for k in sorted(values))
            case "centre":
                fields[field] = sort_values(values)
    return Cell(**fields)
