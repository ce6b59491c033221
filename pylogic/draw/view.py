"""Atoms -> the Board of the part `view`, perhaps with numbered clues; the figures of `score`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import clingo

from pylogic.draw import scene
from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame, Key, Label, Line, Mark
from pylogic.draw.signs import SLANTS
from pylogic.errors import Problem, ProgramError
from pylogic.rules import vocabulary
from pylogic.rules.encoding import Encoding
from pylogic.rules.lexical import is_number
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.parts import PARTS, SCORE, VIEW
from pylogic.rules.symbols import Place, canonical_edge, say, spot_of
from pylogic.rules.syntax import Signature
from pylogic.rules.vocabulary import CORNERS, DIAGONALS, DRAWING_WORDS, DRAWN, DrawingWord
from pylogic.solving import grounding
from pylogic.solving.outcome import Answer
from pylogic.solving.question import Question

Scores = Mapping[str, str | int]  # figures by their names

_CACHE_SIZE = 50_000  # facts that frames of a film share: five times as quick
_write = lru_cache(maxsize=_CACHE_SIZE)(str)  # numbers and words come again in each fact
_COUNTED = ("Rows", "Cols", "R", "C", "I", "K")  # the arguments of drawing words that are numbers
_STYLED_SPOTS = "edge(R,C,Side), link(R,C,Side), vertex(R,C) or outside(Side,I,K)"
_TURNED = {"link": {"to": "from", "from": "to"}, "between": {"less": "greater", "greater": "less"}}
"""Values that change where a line is called by the cell behind it."""
_CORNER_SHIFTS = dict(zip(CORNERS, ((-1, -1), (-1, 0), (0, -1), (0, 0)), strict=True))
_RIGHTWARD_SIDES = {"down": ("top", "left"), "up": ("bottom", "left")}  # by the diagonal
_NAMES = ("between", "cage", "bank")
"""The kinds whose texts are no numbers of cells, nor beside them."""


# ---- From atoms to drawing words ---------------------------------------------------------------


def draw_atoms(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> Board:
    """Return the board that the part `view` draws of these atoms alone. Raise ProgramError without
    that part, or if no board can show its facts, StoppedError if a limit or Ctrl-C came first."""
    check_has_part(encoding, VIEW)
    facts = grounding.derive_facts(encoding, VIEW[0], atoms, constants, limits, PARTS[VIEW].reads)
    return read_board(facts, str(encoding.path), limits=limits)


def draw_instance(task: Question, limits: Limits) -> tuple[Board, tuple[str, ...]]:
    """Return the board that the part `view` draws of an instance before any search, and clingo's
    remarks; raise as `draw_atoms`, ProgramError also if the instance makes no sense, and
    OptionError for a bad option."""
    check_has_part(task.encoding, VIEW)
    drawing = grounding.ground(task, limits, VIEW)
    return read_board(drawing.facts, str(task.encoding.path), limits=limits), drawing.remarks


def draw_answer(encoding: Encoding, answer: Answer, limits: Limits) -> Board:
    """Return the board that the part `view` draws of an answer, with its scores as captions where
    there is a part `score`; raise as `draw_atoms`."""
    scores = score_answer(encoding, answer, limits) if SCORE in encoding.parts else {}
    facts = _derive_from_answer(encoding, VIEW, answer, limits)
    return read_board(facts, str(encoding.path), scores, limits)


def number_clues(board: Board, task: Question, order: str) -> Board:
    """Return a board with a small number in a free corner of each clue's cell: the clue's place in
    the order of the task's instance. Clues of one cell have commas between them. Each frame's name
    begins with `order`. Raise OptionError if a clue does not begin with a row and a column,
    ProgramError if the rules name no clues, or draw no cell where one is."""
    from pylogic.solving import orders  # most runs do without

    facts = orders.find_clue_facts(task.encoding, task.instance)
    notes: dict[Place, str] = {}
    for number, clue in enumerate(orders.locate_clues(facts, order, task.instance.size), 1):
        place = clue.row, clue.column
        if not scene.is_inside(*place, (board.rows, board.cols)):
            problem = f"view: no cell is drawn where there is {clue.fact.symbol}"
            raise ProgramError(Problem(problem, str(task.encoding.path)))
        notes[place] = f"{notes[place]},{number}" if place in notes else str(number)
    frames = []
    for frame in board.frames:
        marks = dict(frame.marks)
        for place, note in notes.items():
            corners = [*(frame.cell(*place).corners or ("",) * len(CORNERS))]
            corners[corners.index("") if "" in corners else 0] = note
            marks[place] = frame.cell(*place)._replace(corners=tuple(corners))
        name = f"{order}, {frame.name}" if frame.name else order
        captions = (*frame.captions, "small numbers: place in the order")
        frames.append(replace(frame, name=name, marks=marks, captions=captions))
    return replace(board, frames=tuple(frames))


def score_answer(encoding: Encoding, answer: Answer, limits: Limits) -> Scores:
    """Return the figures that the part `score` derives from an answer, by name; of two with one
    name the last. Raise ProgramError without that part, StoppedError if a limit came first."""
    scores: dict[str, str | int] = {}
    for fact in _derive_from_answer(encoding, SCORE, answer, limits):
        name, value = fact.arguments
        scores[say(name)] = value.number if value.type == clingo.SymbolType.Number else say(value)
    return scores


def _derive_from_answer(
    encoding: Encoding, part: Signature, answer: Answer, limits: Limits
) -> tuple[clingo.Symbol, ...]:
    """Return the facts of VIEW or SCORE for an answer; raise ProgramError without that part."""
    check_has_part(encoding, part)
    about = answer.atoms, answer.constants
    return grounding.derive_facts(encoding, part[0], *about, limits, PARTS[part].reads)


def check_has_part(encoding: Encoding, part: Signature) -> None:
    """Raise a ProgramError unless an encoding has a part, VIEW or SCORE."""
    if part not in encoding.parts:
        words = f"nothing can be {'drawn' if part == VIEW else 'scored'}"
        raise ProgramError(Problem(f"there is no part {part[0]!r}: {words}", str(encoding.path)))


# ---- From drawing words to a board -------------------------------------------------------------


_Slot = tuple[Key, str, tuple[Any, ...]]
"""A spot, the name of a field of its mark, and the part of that field, () for all of it."""
_Name = clingo.Symbol | None  # of a frame, None for all frames
_Layer = dict[_Slot, str]  # the values of the slots of one frame, or of all frames


def read_board(
    drawing: Iterable[clingo.Symbol],
    source: str,
    scores: Scores | None = None,
    limits: Limits = NO_LIMITS,
) -> Board:
    """Return the board that facts draw(What) and draw(What, Frame) describe, scores as captions.

    A fact without a frame holds in every frame that has no fact for the same slot. Frames are
    sorted by their terms; without any the board has one frame with the name "". Raise ProgramError
    with the file `source` if no board can show a fact or two facts differ, StoppedError by a limit.
    """
    layers: dict[_Name, _Layer] = {None: {}}
    try:
        facts = list(limits.watch(drawing))
        words = [_read_word(fact) for fact in facts]
        sizes = {(own["Rows"], own["Cols"]) for _, word, own in words if word.spot.name == "grid"}
        if len(sizes) > 1:
            raise ValueError("there are grids of different sizes")
        size: Place = sizes.pop() if sizes else (0, 0)
        count = len({frame for frame, _, _ in words if frame is not None}) or 1
        if min(size) < 0 or size[0] * size[1] * count > scene.LARGEST:
            grid = f"grid({size[0]},{size[1]})" + (f" in {count} frames" if count > 1 else "")
            raise ValueError(f"{grid}: 0 to {scene.LARGEST} cells can be drawn")
        for fact in limits.watch(facts):
            name, slot, value = _read_slot(fact, size)
            if (before := layers.setdefault(name, {}).setdefault(slot, value)) != value:
                raise ValueError(f"{fact.arguments[0]}: there is {before} already")
    except ValueError as error:
        raise ProgramError(Problem(f"view: {error}", source)) from None
    # Numbers that are written in cells have places among the candidates; larger ones are clues.
    slots = [(spot, field, x) for layer in layers.values() for (spot, field, _), x in layer.items()]
    candidates = {value for _, field, value in slots if field == "candidates"}
    texts = {x for at, field, x in slots if field == "text" and at[0] not in _NAMES and candidates}
    written = {text for text in texts if is_number(text) and int(text) <= max(size)}
    places = scene.place_candidates(candidates, written) if candidates else ()
    common = layers.pop(None)
    names = sorted(filter(None, layers))
    frames = [_make_frame(scene.printable(say(n)), common | layers[n], places) for n in names]
    captions = (
        f"{scene.printable(name)}: {scene.printable(str(n))}" for name, n in (scores or {}).items()
    )
    return Board(*size, tuple(frames) or (_make_frame("", common, places),), tuple(captions))


@lru_cache(maxsize=_CACHE_SIZE)
def _read_word(fact: clingo.Symbol) -> tuple[_Name, DrawingWord, Mapping[str, Any]]:
    """Return the frame of a fact, None for all frames, what the vocabulary knows of its term, and
    the term's arguments by name, as numbers and texts. Raise ValueError if it is none of draw/1 and
    draw/2, there is no such word, or an argument is none that it may have."""
    term, *frame = fact.arguments or (fact,)
    if len(frame) > 1 or term is fact:
        raise ValueError(f"{fact}: expected draw(What) or draw(What,Frame)")
    is_function = term.type == clingo.SymbolType.Function
    arguments = term.arguments if is_function else []
    known = DRAWING_WORDS.get((term.name, len(arguments))) if is_function else None
    if known is None:
        every = ", ".join(word.template for word in DRAWN)
        raise ValueError(f"{term}: expected one of {every}")
    values: dict[str, Any] = {}
    for name, argument in zip(known.word.arguments, arguments, strict=True):
        text = _write(argument)
        spoken = scene.printable(say(argument) if text[0] in '("' else text)
        if name in vocabulary.CHOICES and spoken not in vocabulary.CHOICES[name]:
            raise ValueError(f"{term}: expected one of {', '.join(vocabulary.CHOICES[name])}")
        if name in _COUNTED and not re.fullmatch("-?[0-9]+", text):
            raise ValueError(f"{term}: {text} is not a whole number")
        values[name] = int(text) if name in _COUNTED else spoken
    return frame[0] if frame else None, known, values


@lru_cache(maxsize=_CACHE_SIZE)
def _read_slot(fact: clingo.Symbol, size: Place) -> tuple[_Name, _Slot, str]:
    """Return a fact's frame, the slot that it fills on a board of this size, with lines by
    canonical names, and its value; raise ValueError if the board cannot show it."""
    (frame, known, values), term = _read_word(fact), fact.arguments[0]
    value = [*values.values()][-1] if known.field else ""
    part = tuple(values[name] for name in known.part)
    spot: Key = (known.spot.name, *(values[name] for name in known.spot.arguments))
    if "Spot" in values:
        spot = spot_of(term.arguments[0]) or ("",)
        if spot[0] not in ("edge", "link", "vertex", "outside"):
            raise ValueError(f"{term}: expected {_STYLED_SPOTS}")
    kind, *place = spot
    cell = part[1:] if kind == "path" else place
    problem = None if kind == "grid" else vocabulary.describe_off_board(kind, cell, size)
    limits = {"bank": (place, 50), "outside": (place[2:], max(size)), "texts": (part, 9)}
    numbers, most = limits.get(kind, limits.get(known.field, ((), 0)))
    if not all(1 <= number <= most for number in numbers):
        problem = problem or f"expected a place from 1 to {most}"
    match spot:
        case (("edge" | "link" | "between" | "wall" | "ruler"), row, column, side):
            down, right = scene.STEPS[side]
            is_linked = kind in ("link", "between")
            if is_linked and not scene.is_inside(row + down, column + right, size):
                problem = problem or "there is no cell behind that side"
            spot = kind, *canonical_edge(row, column, side)
            value = _TURNED.get(kind, {}).get(value, value) if spot[1:] != tuple(place) else value
        case "dot", row, column, corner:
            down, right = _CORNER_SHIFTS[corner]
            spot = kind, row + down, column + right
        case "outside", side, *_ if known.field == "arrow":
            value = SLANTS[value][side not in _RIGHTWARD_SIDES[value]]
        case "vertex", row, column, *_:
            spot = kind, row, column, ""
        case "cell", row, column:
            spot = row, column
    if problem:
        raise ValueError(f"{term}: {problem}")
    return frame, (spot, known.field, part), value


def _make_frame(name: str, layer: _Layer, places: Sequence[str]) -> Frame:
    """Return the frame that the values of a layer describe, with captions in their order; `places`
    has the board's candidates in their places."""
    spots: dict[Key, dict[str, Any]] = {}
    captions = []
    for (spot, field, part), value in layer.items():
        if spot[0] == "caption":
            captions.append(f"{spot[1]}: {value}" if field else spot[1])
        elif spot[0] != "grid":
            fields = spots.setdefault(spot, {})
            if part:
                fields.setdefault(field, {})[part] = value
            else:
                fields[field] = value
    rasters = {"corners": CORNERS, "candidates": places, "diagonals": DIAGONALS}
    marks: dict[Key, Mark] = {}
    for spot, fields in spots.items():
        if spot[0] in ("edge", "link"):
            marks[spot] = Line(**fields)
        elif spot[0] == "path":
            marks[spot] = tuple((row, column) for _, row, column in sorted(fields["cells"]))
        elif isinstance(spot[0], str):
            text = fields.get("text", "") + fields.get("arrow", "")
            marks[spot] = Label(text, fields.get("style"))
        else:
            for field, values in fields.items():
                if field in rasters:  # a part that is missing has a place of its own
                    every = (values.get((part,), "") for part in rasters[field])
                    fields[field] = tuple(every if field != "diagonals" else filter(None, every))
                elif isinstance(values, dict):
                    parts = [values[part] for part in sorted(values)]
                    fields[field] = scene.sort_values(parts) if field == "centre" else tuple(parts)
            marks[spot] = Cell(**fields)
    return Frame(name, marks, tuple(captions))
