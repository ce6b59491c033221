"""A sheet: a board to be filled, the entries of a player and of an author, and their looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import clingo

from pylogic.draw import svg, view
from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame
from pylogic.errors import Problem, ProgramError
from pylogic.explain import words
from pylogic.explain.film import KNOWN, seen, spots_entered, with_signs
from pylogic.explain.peers import peers
from pylogic.rules import entries
from pylogic.rules.entries import Entry, Key
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.symbols import Mark, Place, Spot, Symbols, place_of, say
from pylogic.rules.vocabulary import EDGE, LINK
from pylogic.solving import grounding
from pylogic.solving.consequences import CAUTIOUS, Consequences
from pylogic.solving.task import Task

Looks = tuple[Mapping[Place, Cell], ...]
"""How cells look, in each frame."""
_State = tuple[clingo.Symbol | None, bool]
"""The state of a cell: a value, or None where there are no values; and whether it holds."""


class Choice(NamedTuple):
    """One thing that a player may say of a cell: that it holds the value, or not."""

    words: str
    value: str | None
    holds: bool
    looks: Looks


_NOT = {"shaded": "white", "symbol": "white", EDGE: "no_edge", LINK: "no_link"}
"""The word of `cycle(Word, I)` for a spot that is marked as without."""
_MOST_CLICKED = 3
"""The most choices that clicks go round, if the rules do not say; of more one is typed."""


_MOST_NOTED = 1000
"""Where more numbers may stand, as 1 to 16 in 16x16 cells, peers would take a second and more."""


class Play(NamedTuple):
    """An entry of a player: one choice a cell, or a spot between cells."""

    entry: Entry
    choices: tuple[Choice, ...]
    """The choices for cells have looks; those for other spots are drawn as lines."""
    spots: tuple[Spot, ...]
    """Where it may be entered, if not in cells."""
    clicks: tuple[int, ...]
    """The choices that clicks go round, in their order; none where a value is typed."""
    given: Mapping[Place, str]
    """The values that stand in cells already."""
    peers: Mapping[Place, Sequence[Place]]
    """See `peers.peers`, of what is written into cells."""


class Drawing:
    """Draws boards of a task with what follows from marks."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.known = Consequences(task, has_constraints=False, has_bounds=False)

    def board(self, marks: Iterable[Mark]) -> Board:
        """The board with the consequences of marks."""
        atoms = self.known.find(CAUTIOUS, marks)
        return view.board(self.task.encoding, atoms, self.task.values, NO_LIMITS)

    def open(self, entry: Entry) -> Iterator[clingo.Symbol]:
        """The atoms of an entry that may hold or not."""
        atoms = self.known.control.symbolic_atoms.by_signature(*entry.signature)
        return (atom.symbol for atom in atoms if not atom.is_fact)

    def given(self) -> dict[Place, str]:
        """The cells whose value is given, by a fact or by a rule, and these values."""
        atoms = self.known.control.symbolic_atoms
        signatures = entries.givens(self.task.encoding)
        given = (a.symbol for one in signatures for a in atoms.by_signature(*one))
        placed = ((place_of(x), ",".join(map(str, x.arguments[2:]))) for x in given)
        return {place: value for place, value in placed if place is not None}

    def facts(self) -> Symbols:
        """The atoms that hold whatever is entered."""
        atoms = self.known.control.symbolic_atoms
        return tuple(atom.symbol for atom in atoms if atom.is_fact)


def plays(drawing: Drawing, blank: Board) -> Iterator[Play]:
    """The entries of a player; `blank` is the board without marks."""
    task = drawing.task
    told = entries.played(task.encoding)
    for entry in told or entries.perhaps_played(task.encoding):
        if not entry.is_of_cells:
            yield from _between(drawing, entry)
            continue
        atoms = words.by_cell(drawing.open(entry))
        if atoms and (told or _is_of_cells(task, entry, atoms, blank)):
            choices = tuple(_choices(drawing, entry, atoms, blank))
            clicks = _clicks(drawing, entry, choices)
            is_noted = entry.is_written and sum(map(len, atoms.values())) <= _MOST_NOTED
            seen = peers(task, entry) if is_noted else {}
            yield Play(entry, choices, (), clicks, drawing.given() if seen else {}, seen)


def _between(drawing: Drawing, entry: Entry) -> Iterator[Play]:
    """The entries along sides of cells, or from cell to cell."""
    atoms = {spot: atom for atom in drawing.open(entry) if (spot := entry.spot(atom)) is not None}
    if not atoms:
        return
    if entry.has_values:
        counts = map(str, sorted({one.arguments[entry.shape.keys] for one in drawing.open(entry)}))
        choices = tuple(Choice(f"{n} line{'s' * (n != '1')}", n, True, ()) for n in counts)
    else:
        names = _names(drawing, entry, next(iter(atoms.values())))
        choices = tuple(Choice(names[holds], None, holds, ()) for holds in (True, False))
    clicks = _clicks(drawing, entry, choices)
    yield Play(entry, choices, tuple(sorted(atoms)), clicks, {}, {})


def _clicks(drawing: Drawing, entry: Entry, choices: Sequence[Choice]) -> tuple[int, ...]:
    """The choices that clicks go round, as the rules say, or else all of them if they are few."""
    named = {True: entry.what, False: _NOT.get(entry.what)}
    words = [choice.value or named[choice.holds] for choice in choices]
    wished = [words.index(word) for word in entries.cycle(drawing.task.encoding) if word in words]
    is_clicked = len(choices) <= _MOST_CLICKED or not entry.is_written
    return tuple(wished or (range(len(choices)) if is_clicked else ()))


def _is_of_cells(
    task: Task, entry: Entry, atoms: Mapping[Place, Sequence[clingo.Symbol]], blank: Board
) -> bool:
    """Whether atoms look as if they said something of cells, of each at most one value."""
    if any(not (1 <= r <= blank.rows and 1 <= c <= blank.cols) for r, c in atoms):
        return False
    several = next((found[:2] for found in atoms.values() if len(found) > 1), None)
    if not entry.has_values or several is None:
        return True
    both = [(str(atom), True) for atom in several]
    return not Consequences(task, has_constraints=False).find(CAUTIOUS, both)


def _choices(
    drawing: Drawing,
    entry: Entry,
    atoms: Mapping[Place, Sequence[clingo.Symbol]],
    blank: Board,
) -> Iterator[Choice]:
    is_value = entry.has_values
    fixed = drawing.given() if entry.is_written else ()
    places = sorted(place for place in atoms if place not in fixed)
    values = sorted({a.arguments[2] for found in atoms.values() for a in found}) if is_value else []
    states: list[_State] = [(value, True) for value in values]
    states = states or [(None, True), (None, False)]
    looks = _looks(drawing, entry, states, places, blank)
    names = {} if is_value else _names(drawing, entry, entry.atom(min(atoms), None))
    for (value, holds), found in zip(states, looks, strict=True):
        name = names[holds] if value is None else say(value).replace("_", " ")
        yield Choice(name, None if value is None else str(value), holds, found)


def _names(drawing: Drawing, entry: Entry, atom: clingo.Symbol) -> dict[bool, str]:
    """The encoding's words for a spot where the entry holds, and for one where it does not."""
    near = (None, place_of(atom)) if entry.is_of_cells else None
    facts = [fact for fact in drawing.facts() if near is None or place_of(fact) in near]
    wording = words.read(drawing.task, facts).words
    unnamed = {True: entry.predicate, False: f"not {entry.predicate}"}
    return {holds: wording.get((str(atom), holds), name) for holds, name in unnamed.items()}


def _looks(
    drawing: Drawing, entry: Entry, states: Sequence[_State], places: Iterable[Place], blank: Board
) -> list[Looks]:
    """How each state looks in each cell.

    Cells that look alike while nothing is entered are drawn in different states at once; but
    one cell alone where they are marked or not: marks change others (as lamps light them).
    """
    alike: dict[tuple[Cell, ...], list[Place]] = {}
    for place in places:
        alike.setdefault(seen(blank, place), []).append(place)
    before = {place: look for look, cells in alike.items() for place in cells}
    found: dict[tuple[tuple[Cell, ...], int], tuple[Cell, ...]] = {}
    drawn = list(alike.values()) if states[0][0] is not None else [x[:1] for x in alike.values()]
    for number in range(max((-(-len(states) // len(cells)) for cells in drawn), default=0)):
        turn = {
            place: (at + number * len(cells)) % len(states)
            for cells in drawn
            for at, place in enumerate(cells)
        }
        marks = [(str(entry.atom(at, states[i][0])), states[i][1]) for at, i in turn.items()]
        board = drawing.board(marks)
        if len(board.frames) != len(blank.frames):
            break
        for place, i in turn.items():
            found.setdefault((before[place], i), seen(board, place))
    return [
        tuple(
            {
                place: _distinct(found.get((look, i), look)[at], look[at], at, state)
                for place, look in before.items()
            }
            for at in range(len(blank.frames))
        )
        for i, state in enumerate(states)
    ]


def _distinct(cell: Cell, blank: Cell, frame: int, state: _State) -> Cell:
    """The look of a state in a frame: a sign where the view does not show it."""
    value, holds = state
    if cell != blank or cell.is_written or frame > 0:
        return cell
    return cell._replace(text=say(value) if value is not None else "#" if holds else KNOWN)


class Edit(NamedTuple):
    """An entry of an author, and the values that there are, by their place."""

    entry: Entry
    values: Mapping[Key, str]
    is_clue: bool
    """Whether these facts are clues."""
    choices: Sequence[str]
    """The words that may be chosen for a value; none where one is typed."""

    def to_dict(self) -> dict[str, Any]:
        """The entry, its shape, whether it is a clue, its choices, its places with values."""
        entry = self.entry
        cells = [[*key, value] for key, value in self.values.items()]
        said = {"what": entry.what, "predicate": entry.predicate, "isClue": self.is_clue}
        told = {"choices": list(self.choices), "cells": cells}
        return {**said, **entry.shape._asdict(), **told}


@dataclass(frozen=True, repr=False)
class Sheet:
    """A board as far as it is filled, and the entries that are possible."""

    board: Board
    blank: Board
    """The board without the marks."""
    plays: tuple[Play, ...]
    edits: tuple[Edit, ...]
    size: Place | None
    """Rows and columns, if a fact tells them."""
    problems: tuple[Problem, ...]
    """The errors of the facts, which are drawn all the same."""

    def __repr__(self) -> str:
        entered = ", ".join(play.entry.predicate for play in self.plays) or "nothing"
        return f"<Sheet {self.board.rows}x{self.board.cols}: {entered} can be entered>"

    def __str__(self) -> str:
        return str(self.board)

    @cached_property
    def _width(self) -> int:
        """Pixels of a cell, whatever is entered."""
        looks = (cells for play in self.plays for choice in play.choices for cells in choice.looks)
        frames = [Frame("", cells) for cells in looks]
        drawn = (*self.board.frames, *self.blank.frames, *frames)
        every = Board(self.board.rows, self.board.cols, drawn)
        return svg.cell_width(every)

    def to_dict(self) -> dict[str, Any]:
        """Frames without cells, the pieces that cells look like, and which piece is where."""
        pieces = svg.Pieces(self._width)
        same = len(self.blank.frames) == len(self.board.frames)
        blank = self.blank.frames if same else self.board.frames
        frames = [self._frame(*pair, pieces) for pair in zip(self.board.frames, blank, strict=True)]
        plays = [
            {
                "what": play.entry.what,
                "predicate": play.entry.predicate,
                "where": play.entry.shape.where,
                "spots": [list(spot[1:]) for spot in play.spots],
                "choices": [self._choice(choice, pieces) for choice in play.choices],
                "clicks": list(play.clicks),
                "given": {self._number(at): value for at, value in play.given.items()},
                "peers": {
                    self._number(one): list(map(self._number, others))
                    for one, others in play.peers.items()
                },
            }
            for play in self.plays
        ]
        room = (self._width, svg.SIDE)
        return {
            "rows": self.board.rows,
            "columns": self.board.cols,
            "cell": {"width": self._width, "height": svg.SIDE, "edge": svg.EDGE},
            "around": list(svg.around(self.board)),
            "frames": frames,
            "captions": list(self.board.captions),
            "plays": plays,
            "edits": [edit.to_dict() for edit in self.edits],
            "size": self.size,
            "problems": [problem.to_dict() for problem in self.problems],
            "pieces": [
                {"svg": s, "words": _words(c), "reach": [svg.reach(c, at) for at in room]}
                for c, s in pieces.drawn.items()
            ],
        }

    def _number(self, cell: Place) -> int:
        """The number of a cell in reading order, from 0."""
        return (cell[0] - 1) * self.board.cols + cell[1] - 1

    def _choice(self, choice: Choice, pieces: svg.Pieces) -> dict[str, Any]:
        """Its words and value, and for each frame the pieces of its cells."""
        looks = [pieces.places(cells, self.board) for cells in choice.looks]
        return {"words": choice.words, "value": choice.value, "holds": choice.holds, "looks": looks}

    def _frame(self, frame: Frame, blank: Frame, pieces: svg.Pieces) -> dict[str, Any]:
        return {
            "name": frame.name,
            "captions": list(frame.words),
            "svg": svg.stencil(self.board, frame, self._width),
            "cells": pieces.places(frame.cells, self.board),
            "blank": pieces.places(blank.cells, self.board),
        }


def _words(cell: Cell) -> str:
    said = cell._replace(text="") if cell.text == KNOWN else cell
    style = cell.style if cell.style in ("given", "wrong", "highlighted") else None
    return ", ".join(word for word in (*said.words, cell.fill, style) if word)


def sheet(task: Task, marks: Sequence[Mark] = (), *, has_entries: bool = True) -> Sheet:
    """The board of a task with a player's marks, and the possible entries unless not wanted.

    The drawing follows from the marks by choices and definitions alone, whatever the
    constraints say: wrong marks are seen, too.

    Raises:
        ProgramError: clingo rejects one of the files, or nothing can be drawn.
    """
    problems = _problems(task)
    try:
        drawing = Drawing(task)
        blank = drawing.board(())
        played = tuple(plays(drawing, blank)) if has_entries else ()
        board = drawing.board(marks) if marks else blank
    except ProgramError as error:
        raise ProgramError(*problems or error.problems) from None
    edits = tuple(_edits(task)) if has_entries else ()
    signed = with_signs(board, blank, marks, spots_entered(task.encoding))
    return Sheet(signed, blank, played, edits, task.instance.size, problems)


def _problems(task: Task) -> tuple[Problem, ...]:
    try:
        grounding.ground(task, NO_LIMITS)
    except ProgramError as error:
        return error.problems
    return ()


def _edits(task: Task) -> Iterator[Edit]:
    facts = task.instance.symbols
    for entry in entries.edits(task.encoding):
        own = [symbol for symbol in facts if symbol.match(*entry.signature)]
        values = {entry.key(symbol): entry.value(symbol) for symbol in own}
        is_clue = entry.signature in task.encoding.clues
        yield Edit(entry, values, is_clue, entries.offered(task.encoding, entry))
