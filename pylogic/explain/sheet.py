"""A sheet: a board to fill, the entries of a player and of an author, and their looks."""

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
from pylogic.explain.consequences import CAUTIOUS, Consequences
from pylogic.explain.film import KNOWN, add_signs, list_looks
from pylogic.explain.peers import find_peers
from pylogic.rules import entries
from pylogic.rules.entries import Entry, Key
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.symbols import Mark, Place, Spot, Symbols, place_of, say
from pylogic.rules.vocabulary import EDGE, LINK
from pylogic.solving import grounding
from pylogic.solving.task import Task

Looks = tuple[Mapping[Place, Cell], ...]
"""The looks of cells, one mapping for each frame of a board."""
_State = tuple[Symbols, bool]
"""The state of a cell: its value, or () for an entry without values, and whether it holds."""


class Choice(NamedTuple):
    """A choice of a player for a cell: a value, or that the entry's atom holds or not."""

    words: str
    value: str | None
    """The value; None for an entry without values."""
    holds: bool
    looks: Looks
    """The looks of cells with this choice."""


_NOT = {"shaded": "white", "symbol": "white", EDGE: "no_edge", LINK: "no_link"}
"""The word of `cycle(Word, I)` for a spot where the entry does not hold, by the entry."""
_MOST_CLICKED = 3
"""The most choices that clicks go round unless the rules say it; more values are typed."""
_MOST_NOTED = 1000
"""The most possible values of all cells for which peers are found, which takes up to a second."""


class PlayerEntry(NamedTuple):
    """An entry of a player: a choice for each cell, or for each spot between cells."""

    entry: Entry
    choices: tuple[Choice, ...]
    """The choices; only those for cells have looks, since lines stand at other spots."""
    spots: tuple[Spot, ...]
    """The spots between cells where a player may enter it; empty for an entry of cells."""
    clicks: tuple[int, ...]
    """The indices of choices that clicks go round, in order; empty if a value is typed."""
    given: Mapping[Place, str]
    """The values that stand in cells already; empty without peers."""
    peers: Mapping[Place, Sequence[Place]]
    """The cells that cannot have a cell's value, see `peers.find_peers`; empty if unknown."""


class Drawer:
    """Draws boards of a task, and lists the atoms of its choices and definitions."""

    def __init__(self, task: Task) -> None:
        """Ground the choices and definitions of the task."""
        self.task = task
        self.consequences = Consequences(task, has_constraints=False, has_bounds=False)

    def draw_board(self, marks: Iterable[Mark]) -> Board:
        """Draw, in this process, the board with marks and what follows from them, constraints
        left out."""
        atoms = self.consequences.find(CAUTIOUS, marks)
        return view.draw_atoms(self.task.encoding, atoms, self.task.all_constants, NO_LIMITS)

    def list_undecided(self, entry: Entry) -> Iterator[clingo.Symbol]:
        """Yield the atoms of an entry that the instance leaves open: it does not imply them."""
        atoms = self.consequences.control.symbolic_atoms.by_signature(*entry.signature)
        return (atom.symbol for atom in atoms if not atom.is_fact)

    def find_given(self) -> dict[Place, str]:
        """Return the cells whose value is given, by a fact or by a rule, as texts.
        Of several given atoms in a cell the last one stands."""
        atoms = self.consequences.control.symbolic_atoms
        signatures = entries.number_predicates(self.task.encoding)
        given = (a.symbol for x in signatures for a in atoms.by_signature(*x))
        placed = ((place_of(x), ",".join(map(str, x.arguments[2:]))) for x in given)
        return {place: value for place, value in placed if place is not None}

    def list_facts(self) -> Symbols:
        """Return the atoms, of all predicates, that follow from the instance alone."""
        atoms = self.consequences.control.symbolic_atoms
        return tuple(atom.symbol for atom in atoms if atom.is_fact)


def find_player_entries(drawer: Drawer, blank: Board) -> Iterator[PlayerEntry]:
    """Yield the entries of a player with their choices; `blank` is the board without marks.

    Where the rules do not name entries, shown predicates that look like entries are taken. An entry
    without an undecided atom is left out.
    """
    task = drawer.task
    named = entries.player_entries(task.encoding)
    for entry in entries.find_entries(task.encoding):
        if not entry.is_of_cells:
            yield from _find_line_entries(drawer, entry)
            continue
        atoms = words.group_by_cell(drawer.list_undecided(entry))
        if atoms and (named or _is_cell_entry(task, entry, atoms, blank)):
            choices = tuple(_find_choices(drawer, entry, atoms, blank))
            clicks = _order_clicks(drawer, entry, choices)
            is_noted = entry.is_written and sum(map(len, atoms.values())) <= _MOST_NOTED
            peers = find_peers(task, entry) if is_noted else {}
            given = drawer.find_given() if peers else {}
            yield PlayerEntry(entry, choices, (), clicks, given, peers)


def _find_line_entries(drawer: Drawer, entry: Entry) -> Iterator[PlayerEntry]:
    """Yield an entry of lines with its choices and spots, or nothing if it has no undecided atom.
    The choices are the numbers of lines, if the entry has values; else a line, and none."""
    undecided = list(drawer.list_undecided(entry))
    atoms = {spot: x for x in undecided if (spot := entry.spot(x)) is not None}
    if not atoms:
        return
    if entry.has_values:
        counts = map(str, sorted({x.arguments[entry.keys] for x in undecided}))
        choices = tuple(Choice(f"{n} line{'s' * (n != '1')}", n, True, ()) for n in counts)
    else:
        names = _find_state_words(drawer, entry, next(iter(atoms.values())))
        choices = tuple(Choice(names[holds], None, holds, ()) for holds in (True, False))
    clicks = _order_clicks(drawer, entry, choices)
    yield PlayerEntry(entry, choices, tuple(sorted(atoms)), clicks, {}, {})


def _order_clicks(drawer: Drawer, entry: Entry, choices: Sequence[Choice]) -> tuple[int, ...]:
    """Return the indices of choices that clicks go round: by the rules, or all if they are few.
    Return () if many values are possible, so that a player types them."""
    named = {True: entry.word, False: _NOT.get(entry.word)}
    words = [choice.value or named[choice.holds] for choice in choices]
    wished = [
        words.index(word) for word in entries.click_cycle(drawer.task.encoding) if word in words
    ]
    is_clicked = len(choices) <= _MOST_CLICKED or not entry.is_written
    return tuple(wished or (range(len(choices)) if is_clicked else ()))


def _is_cell_entry(
    task: Task, entry: Entry, atoms: Mapping[Place, Sequence[clingo.Symbol]], blank: Board
) -> bool:
    """Return whether all atoms name cells of the board, and a cell cannot have two values.
    Of an entry with at most one value for each cell only the former is asked."""
    if any(not (1 <= r <= blank.rows and 1 <= c <= blank.cols) for r, c in atoms):
        return False
    several = next((own[:2] for own in atoms.values() if len(own) > 1), None)
    if not entry.has_values or several is None:
        return True
    both = [(str(atom), True) for atom in several]
    return not Consequences(task, has_constraints=False).find(CAUTIOUS, both)


def _find_choices(
    drawer: Drawer,
    entry: Entry,
    atoms: Mapping[Place, Sequence[clingo.Symbol]],
    blank: Board,
) -> Iterator[Choice]:
    """Yield the choices of an entry of cells, with their words and the looks of free cells.
    They are the sorted values; without values: the entry holds, and it does not."""
    is_value = entry.has_values
    fixed = drawer.find_given() if entry.is_written else ()
    places = sorted(place for place in atoms if place not in fixed)
    values = sorted({a.arguments[2] for own in atoms.values() for a in own}) if is_value else []
    states: list[_State] = [((value,), True) for value in values]
    states = states or [((), True), ((), False)]
    looks = _draw_looks(drawer, entry, states, places, blank)
    names = {} if is_value else _find_state_words(drawer, entry, entry.atom(min(atoms)))
    for (terms, holds), look in zip(states, looks, strict=True):
        name = say(terms[0]).replace("_", " ") if terms else names[holds]
        yield Choice(name, str(terms[0]) if terms else None, holds, look)


def _find_state_words(drawer: Drawer, entry: Entry, atom: clingo.Symbol) -> dict[bool, str]:
    """Return the encoding's words for a spot where the entry holds (True) and does not (False).

    `atom` is the entry's atom of the spot; without words the predicate's name stands for them.
    """
    near = (None, place_of(atom)) if entry.is_of_cells else None
    facts = [fact for fact in drawer.list_facts() if near is None or place_of(fact) in near]
    wording = words.derive_words(drawer.task, facts).words
    unnamed = {True: entry.predicate, False: f"not {entry.predicate}"}
    return {holds: wording.get((str(atom), holds), name) for holds, name in unnamed.items()}


def _draw_looks(
    drawer: Drawer, entry: Entry, states: Sequence[_State], places: Iterable[Place], blank: Board
) -> list[Looks]:
    """Draw all cells in each state; return the looks of the cells for each state, in order.

    Cells that look alike on the blank board are drawn in different states at once. For entries
    without values only one of them is drawn, since marks change other cells, as lamps light them.
    If the marks change the number of frames, the rest keeps its blank look.
    """
    alike: dict[tuple[Cell, ...], list[Place]] = {}
    for place in places:
        alike.setdefault(list_looks(blank, place), []).append(place)
    before = {place: look for look, cells in alike.items() for place in cells}
    looks: dict[tuple[tuple[Cell, ...], int], tuple[Cell, ...]] = {}
    drawn = list(alike.values()) if states[0][0] else [cells[:1] for cells in alike.values()]
    for number in range(max((-(-len(states) // len(cells)) for cells in drawn), default=0)):
        turn = {
            place: (at + number * len(cells)) % len(states)
            for cells in drawn
            for at, place in enumerate(cells)
        }
        marks = [(str(entry.atom(at, states[i][0])), states[i][1]) for at, i in turn.items()]
        board = drawer.draw_board(marks)
        if len(board.frames) != len(blank.frames):
            break
        for place, i in turn.items():
            looks.setdefault((before[place], i), list_looks(board, place))
    return [
        tuple(
            {
                place: _add_sign(looks.get((look, i), look)[at], look[at], at, state)
                for place, look in before.items()
            }
            for at in range(len(blank.frames))
        )
        for i, state in enumerate(states)
    ]


def _add_sign(cell: Cell, blank: Cell, frame: int, state: _State) -> Cell:
    """Return the look of a cell in a state, in frame 0 with a sign if it equals the blank one.
    The sign is the value, "#" for an atom that holds, or `KNOWN`."""
    terms, holds = state
    if cell != blank or cell.is_written or frame > 0:
        return cell
    return cell._replace(text=say(terms[0]) if terms else "#" if holds else KNOWN)


class AuthorEntry(NamedTuple):
    """An entry of an author, with the values that the instance has at its spots."""

    entry: Entry
    values: Mapping[Key, str]
    is_clue: bool
    """Whether the entry's facts are clues."""
    choices: Sequence[str]
    """The words to choose a value from; empty if the author types it."""

    def to_dict(self) -> dict[str, Any]:
        """Return the edit for JSON: entry, shape, whether it is a clue, choices, values."""
        entry = self.entry
        cells = [[*key, value] for key, value in self.values.items()]
        kind = {"what": entry.word, "predicate": entry.predicate, "isClue": self.is_clue}
        values = {"choices": list(self.choices), "cells": cells}
        return {**kind, "where": entry.where, "keys": entry.keys, "values": entry.values, **values}


@dataclass(frozen=True, repr=False)
class Sheet:
    """A board with a player's marks, and the entries that player and author may make on it."""

    board: Board
    """The board with the marks."""
    blank: Board
    """The board without the marks."""
    plays: tuple[PlayerEntry, ...]
    edits: tuple[AuthorEntry, ...]
    size: Place | None
    """Rows and columns; None if no fact tells them."""
    problems: tuple[Problem, ...]
    """The errors of the instance, which is drawn all the same."""

    def __repr__(self) -> str:
        entered = ", ".join(play.entry.predicate for play in self.plays) or "nothing"
        return f"<Sheet {self.board.rows}x{self.board.cols}: {entered} can be entered>"

    def __str__(self) -> str:
        """Return the drawn board as text."""
        return str(self.board)

    @cached_property
    def _width(self) -> int:
        """The width of a cell in pixels, enough for each possible entry."""
        looks = (cells for play in self.plays for choice in play.choices for cells in choice.looks)
        frames = [Frame("", cells) for cells in looks]
        drawn = (*self.board.frames, *self.blank.frames, *frames)
        board = Board(self.board.rows, self.board.cols, drawn)
        return svg.cell_width(board)

    def to_dict(self) -> dict[str, Any]:
        """Return the sheet for JSON; each look of a cell is listed once, in "pieces", and the
        cells of frames and choices are numbers of pieces."""
        looks: dict[Cell, int] = {}
        same = len(self.blank.frames) == len(self.board.frames)
        blank = self.blank.frames if same else self.board.frames
        frames = [
            {
                "name": frame.name,
                "captions": list(frame.captions),
                "svg": svg.draw_grid(self.board, frame, self._width, svg.STENCIL),
                "cells": svg.number_looks(frame.cells, self.board, looks),
                "blank": svg.number_looks(empty.cells, self.board, looks),
            }
            for frame, empty in zip(self.board.frames, blank, strict=True)
        ]
        plays = [
            {
                "what": play.entry.word,
                "predicate": play.entry.predicate,
                "where": play.entry.where,
                "spots": [list(spot[1:]) for spot in play.spots],
                "choices": [
                    {
                        "words": choice.words,
                        "value": choice.value,
                        "holds": choice.holds,
                        "looks": [svg.number_looks(x, self.board, looks) for x in choice.looks],
                    }
                    for choice in play.choices
                ],
                "clicks": list(play.clicks),
                "given": {self._number(at): value for at, value in play.given.items()},
                "peers": {
                    self._number(cell): list(map(self._number, others))
                    for cell, others in play.peers.items()
                },
            }
            for play in self.plays
        ]
        room = (self._width, svg.SIDE)
        return {
            "rows": self.board.rows,
            "columns": self.board.cols,
            "cell": {"width": self._width, "height": svg.SIDE, "edge": svg.EDGE},
            "around": list(svg.margin_sizes(self.board)),
            "frames": frames,
            "captions": list(self.board.captions),
            "plays": plays,
            "edits": [edit.to_dict() for edit in self.edits],
            "size": self.size,
            "problems": [problem.to_dict() for problem in self.problems],
            "pieces": [
                {
                    "svg": svg.draw_piece(c, self._width),
                    "words": c._replace(text=c.text.replace(KNOWN, "")).words,
                    "reach": [svg.line_end(c, at) for at in room],
                }
                for c in looks
            ],
        }

    def _number(self, cell: Place) -> int:
        """Return the number of a cell in reading order, from 0."""
        return (cell[0] - 1) * self.board.cols + cell[1] - 1


def make_sheet(task: Task, marks: Sequence[Mark] = (), *, has_entries: bool = True) -> Sheet:
    """Draw the board of a task with a player's marks; with `has_entries` list all entries, too.

    The drawing follows from the marks by choices and definitions alone, without constraints, so
    that wrong marks are drawn, too. Errors of the instance are returned in `problems`.

    Raises:
        ProgramError: clingo rejects one of the files, or nothing can be drawn.
    """
    problems: tuple[Problem, ...] = ()
    try:
        grounding.ground(task, NO_LIMITS)
    except ProgramError as error:
        problems = error.problems
    try:
        drawer = Drawer(task)
        blank = drawer.draw_board(())
        played = tuple(find_player_entries(drawer, blank)) if has_entries else ()
        board = drawer.draw_board(marks) if marks else blank
    except ProgramError as error:
        raise ProgramError(*problems or error.problems) from None
    edits = tuple(_find_author_entries(task)) if has_entries else ()
    signed = add_signs(board, blank, marks, entries.find_entries(task.encoding))
    return Sheet(signed, blank, played, edits, task.instance.size, problems)


def _find_author_entries(task: Task) -> Iterator[AuthorEntry]:
    """Yield the entries of an author with the values of the instance, one for each spot.
    Of several facts for a spot the last one stands."""
    facts = task.instance.symbols
    for entry in entries.author_entries(task.encoding):
        own = [symbol for symbol in facts if symbol.match(*entry.signature)]
        values = {entry.key(symbol): entry.value(symbol) for symbol in own}
        is_clue = entry.signature in task.encoding.clues
        yield AuthorEntry(entry, values, is_clue, entries.offer_values(task.encoding, entry))
