"""What a player can enter into a board, and how each entry looks in each cell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import clingo

from pylogic.draw import view
from pylogic.draw.board import Board, Cell
from pylogic.explain import words
from pylogic.rules import entries
from pylogic.rules.encoding import Encoding
from pylogic.rules.entries import Entry
from pylogic.rules.symbols import Mark, Place, Symbols, place_of, say
from pylogic.solving.consequences import CAUTIOUS, Consequences
from pylogic.solving.limits import Limits
from pylogic.solving.task import Task

KNOWN = "·"
"""Stands in a cell of which something is known that the view does not show."""
Looks = tuple[Mapping[Place, Cell], ...]
"""How cells look, in each frame."""
_State = tuple[clingo.Symbol | None, bool]
"""What is said of a cell: a value, or None where there are no values; and whether it holds."""


class Choice(NamedTuple):
    """One thing that a player may say of a cell: that it holds the value, or not."""

    words: str
    value: str | None
    holds: bool
    looks: Looks


class Play(NamedTuple):
    """What a player may enter: one choice a cell."""

    entry: Entry
    choices: tuple[Choice, ...]


class Drawing:
    """Draws boards of a task, as far as marks tell them."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.known = Consequences(task, has_constraints=False, has_bounds=False)

    def board(self, marks: Iterable[Mark]) -> Board:
        """The board with what follows from the marks."""
        atoms = self.known.find(CAUTIOUS, marks)
        return view.board(self.task.encoding, atoms, self.task.values, Limits())

    def open(self, entry: Entry) -> dict[Place, list[clingo.Symbol]]:
        """The atoms of an entry that may hold or not, by cell."""
        found: dict[Place, list[clingo.Symbol]] = {}
        for atom in self.known.control.symbolic_atoms.by_signature(*entry.signature):
            place = place_of(atom.symbol)
            if not atom.is_fact and place is not None:
                found.setdefault(place, []).append(atom.symbol)
        return found

    def clues(self) -> Symbols:
        """The clues of the instance, those that its rules derive among them."""
        signature = self.task.encoding.clues
        atoms = self.known.control.symbolic_atoms
        return tuple(a.symbol for a in atoms.by_signature(*signature)) if signature else ()

    def facts(self) -> Symbols:
        """What holds whatever is entered."""
        atoms = self.known.control.symbolic_atoms
        return tuple(atom.symbol for atom in atoms if atom.is_fact)


def plays(drawing: Drawing, blank: Board) -> Iterator[Play]:
    """What can be entered; `blank` is the board without marks."""
    task = drawing.task
    told = entries.played(task.encoding)
    for entry in told or entries.perhaps_played(task.encoding):
        atoms = drawing.open(entry)
        if atoms and (told or _is_of_cells(task, entry, atoms, blank)):
            yield Play(entry, tuple(_choices(drawing, entry, atoms, blank)))


def _is_of_cells(
    task: Task, entry: Entry, atoms: Mapping[Place, Sequence[clingo.Symbol]], blank: Board
) -> bool:
    """Whether atoms look as if they said something of cells, of each at most one value."""
    if any(not (1 <= r <= blank.rows and 1 <= c <= blank.cols) for r, c in atoms):
        return False
    several = next((found[:2] for found in atoms.values() if len(found) > 1), None)
    if entry.arity == 2 or several is None:
        return True
    both = [(str(atom), True) for atom in several]
    return not Consequences(task, has_constraints=False).find(CAUTIOUS, both)


def _choices(
    drawing: Drawing,
    entry: Entry,
    atoms: Mapping[Place, Sequence[clingo.Symbol]],
    blank: Board,
) -> Iterator[Choice]:
    is_value = entry.arity == 3
    fixed = {place_of(clue) for clue in drawing.clues()}
    places = sorted(place for place in atoms if not (is_value and place in fixed))
    values = sorted({a.arguments[2] for found in atoms.values() for a in found}) if is_value else []
    states: list[_State] = [(value, True) for value in values]
    states = states or [(None, True), (None, False)]
    looks = _looks(drawing, entry, states, _alike(places, blank), blank)
    names = _names(drawing, entry, min(atoms)) if not is_value else {}
    for (value, holds), found in zip(states, looks, strict=True):
        name = names[holds] if value is None else say(value)
        yield Choice(name, None if value is None else str(value), holds, found)


def _names(drawing: Drawing, entry: Entry, place: Place) -> dict[bool, str]:
    """What the encoding calls a cell of which the entry holds, and one of which it does not."""
    facts = [fact for fact in drawing.facts() if place_of(fact) in (None, place)]
    wording = words.read(drawing.task, facts, Limits()).words
    atom = str(entry.atom(place, None))
    unnamed = {True: entry.predicate, False: f"not {entry.predicate}"}
    return {holds: wording.get((atom, holds), name) for holds, name in unnamed.items()}


def _alike(places: Iterable[Place], blank: Board) -> list[list[Place]]:
    """Cells that look alike as long as nothing is entered."""
    kinds: dict[tuple[Cell, ...], list[Place]] = {}
    for place in places:
        kinds.setdefault(seen(blank, place), []).append(place)
    return list(kinds.values())


def seen(board: Board, place: Place) -> tuple[Cell, ...]:
    """How a cell looks in each frame."""
    return tuple(frame.cell(*place) for frame in board.frames)


def _looks(
    drawing: Drawing,
    entry: Entry,
    states: Sequence[_State],
    kinds: Sequence[Sequence[Place]],
    blank: Board,
) -> list[Looks]:
    """How each state looks in each cell: different states are drawn at once in cells of a kind."""
    found: dict[tuple[int, int], tuple[Cell, ...]] = {}
    rounds = max((-(-len(states) // len(kind)) for kind in kinds), default=0)
    for number in range(rounds):
        turn = {
            (kind, place): (at + number * len(cells)) % len(states)
            for kind, cells in enumerate(kinds)
            for at, place in enumerate(cells)
        }
        marks = [
            (str(entry.atom(place, states[state][0])), states[state][1])
            for (_, place), state in turn.items()
        ]
        board = drawing.board(marks)
        if len(board.frames) != len(blank.frames):
            break
        for (kind, place), state in turn.items():
            found.setdefault((kind, state), seen(board, place))
    return [
        tuple(
            {
                place: distinct(found.get((kind, number), ()), at, seen(blank, place), state)
                for kind, cells in enumerate(kinds)
                for place in cells
            }
            for at in range(len(blank.frames))
        )
        for number, state in enumerate(states)
    ]


def distinct(
    look: Sequence[Cell],
    at: int,
    blank: Sequence[Cell],
    state: _State,
) -> Cell:
    """How a state looks in a frame; what the view does not show has a sign."""
    value, holds = state
    cell = look[at] if look else blank[at]
    if cell != blank[at] or cell.text or at > 0:
        return cell
    return cell._replace(text=say(value) if value is not None else "#" if holds else KNOWN)


def with_signs(board: Board, blank: Board, encoding: Encoding, marks: Iterable[Mark]) -> Board:
    """A board with signs in the cells whose view shows nothing of what is shaded, or is not.

    `blank` is the board without the marks.
    """
    shaded = {entry.signature for entry in entries.playable(encoding) if entry.arity == 2}
    first = dict(board.frames[0].cells)
    for text, holds in marks:
        atom = clingo.parse_term(text)
        place = place_of(atom)
        if place is None or (atom.name, len(atom.arguments)) not in shaded:
            continue
        if seen(board, place) == seen(blank, place):
            first[place] = distinct(seen(board, place), 0, seen(blank, place), (None, holds))
    return replace(board, frames=(replace(board.frames[0], cells=first), *board.frames[1:]))
