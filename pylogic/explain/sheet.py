"""A sheet: a board to fill, the entries of a player and of an author, and their looks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, NamedTuple

import clingo

from pylogic.draw import svg
from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame
from pylogic.errors import Problem, ProgramError
from pylogic.explain.consequences import CAUTIOUS, Consequences
from pylogic.explain.film import KNOWN, Camera, list_looks
from pylogic.explain.propagation import Propagation
from pylogic.explain.relaxation import Switches
from pylogic.explain.steps import parse_atom
from pylogic.explain.words import derive_words, group_by_cell
from pylogic.rules import entries
from pylogic.rules.entries import Entry, Key
from pylogic.rules.instance import instance_from_facts
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.symbols import Mark, Place, Spot, place_of, say
from pylogic.rules.vocabulary import EDGE, LINK
from pylogic.solving import grounding
from pylogic.solving.question import Question

_NOT = {"shaded": "white", "symbol": "white", EDGE: "no_edge", LINK: "no_link"}
"""The word of `cycle(Word, I)` for a spot where the entry does not hold, by the entry."""
_MOST_CLICKED = 3
"""The most choices that clicks go round unless the rules say it; more values are typed."""
_MOST_NOTED = 1000
"""The most possible values of all cells for which peers are found, which takes up to a second."""


class Choice(NamedTuple):
    """A choice of a player for a spot: a value, or that the entry's atom holds or not."""

    words: str
    value: str | None
    """The value; None for an entry without values."""
    holds: bool
    looks: tuple[Mapping[Place, Cell], ...] = ()
    """The looks of cells with this choice, one mapping for each frame of the board."""


class PlayerEntry(NamedTuple):
    """An entry of a player: a choice for each cell, or for each spot between cells."""

    entry: Entry
    choices: Sequence[Choice]
    """The choices; only those for cells have looks, since lines stand at other spots."""
    spots: Sequence[Spot]
    """The spots between cells where a player may enter it; empty for an entry of cells."""
    clicks: tuple[int, ...]
    """The indices of choices that clicks go round, in order; empty if a value is typed."""
    given: Mapping[Place, str]
    """The values that stand in cells already; empty without peers."""
    peers: Mapping[Place, Sequence[Place]]
    """The cells that cannot have a cell's value, see `find_peers`; empty if unknown."""


class AuthorEntry(NamedTuple):
    """An entry of an author, with the values that the instance has at its spots."""

    entry: Entry
    values: Mapping[Key, str]
    """The values by spot; of several facts for a spot the last one stands."""
    is_clue: bool
    """Whether the entry's facts are clues."""
    choices: Sequence[str]
    """The words to choose a value from; empty if the author types it."""


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

    def to_dict(self) -> dict[str, Any]:
        """Return the sheet for JSON; each look of a cell is listed once, in "pieces", and the
        cells of frames and choices are numbers of pieces. Cells are counted from 0."""
        board, pieces = self.board, dict[Cell, int]()
        looks = (cells for play in self.plays for choice in play.choices for cells in choice.looks)
        possible = (*board.frames, *self.blank.frames, *(Frame("", cells) for cells in looks))
        width = svg.cell_width(Board(board.rows, board.cols, possible))  # room for each entry

        def number(cell: Place) -> int:
            """Return the number of a cell in reading order."""
            return (cell[0] - 1) * board.cols + cell[1] - 1

        same = len(self.blank.frames) == len(board.frames)
        blank = self.blank.frames if same else board.frames
        frames = [
            {
                "name": frame.name,
                "captions": list(frame.captions),
                "svg": svg.draw_grid(board, frame, width, svg.STENCIL),
                "cells": svg.number_looks(frame.cells, board, pieces),
                "blank": svg.number_looks(empty.cells, board, pieces),
            }
            for frame, empty in zip(board.frames, blank, strict=True)
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
                        "looks": [svg.number_looks(x, board, pieces) for x in choice.looks],
                    }
                    for choice in play.choices
                ],
                "clicks": list(play.clicks),
                "given": {number(at): value for at, value in play.given.items()},
                "peers": {number(x): list(map(number, others)) for x, others in play.peers.items()},
            }
            for play in self.plays
        ]
        return {
            "rows": board.rows,
            "columns": board.cols,
            "cell": {"width": width, "height": svg.SIDE, "edge": svg.EDGE},
            "around": list(svg.margin_sizes(board)),
            "frames": frames,
            "captions": list(board.captions),
            "plays": plays,
            "edits": [
                {
                    "what": edit.entry.word,
                    "predicate": edit.entry.predicate,
                    "isClue": edit.is_clue,
                    "where": edit.entry.where,
                    "keys": edit.entry.keys,
                    "values": edit.entry.values,
                    "choices": list(edit.choices),
                    "cells": [[*key, value] for key, value in edit.values.items()],
                }
                for edit in self.edits
            ],
            "size": self.size,
            "problems": [problem.to_dict() for problem in self.problems],
            "pieces": [
                {
                    "svg": svg.draw_piece(c, width),
                    "words": c._replace(text=c.text.replace(KNOWN, "")).words,
                    "reach": [svg.line_end(c, at) for at in (width, svg.SIDE)],
                }
                for c in pieces
            ],
        }


def make_sheet(task: Question, marks: Sequence[Mark] = (), *, has_entries: bool = True) -> Sheet:
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
        camera = Camera(task)
        played = tuple(_find_player_entries(camera)) if has_entries else ()
        board = camera.draw_board(marks) if marks else camera.blank
    except ProgramError as error:
        raise ProgramError(*problems or error.problems) from None
    edits = []
    for entry in entries.author_entries(task.encoding) if has_entries else ():
        own = [symbol for symbol in task.instance.symbols if symbol.match(*entry.signature)]
        values = {entry.key(symbol): entry.value(symbol) for symbol in own}
        is_clue = entry.signature in task.encoding.clues
        choices = entries.offer_values(task.encoding, entry)
        edits.append(AuthorEntry(entry, values, is_clue, choices))
    signed = camera.add_signs(board, marks)
    return Sheet(signed, camera.blank, played, tuple(edits), task.instance.size, problems)


def _find_player_entries(camera: Camera) -> Iterator[PlayerEntry]:
    """Yield the entries of a player with their choices: the sorted values, or else two choices,
    that the entry holds and that it does not.

    Where the rules do not name entries, shown predicates that look like entries are taken: all of
    their atoms name cells, which cannot have two values. An entry without an undecided atom is
    left out. Of several given values in a cell the last one stands.
    """
    task, known = camera.task, camera.consequences.control.symbolic_atoms
    rows, columns = camera.blank.rows, camera.blank.cols
    given: dict[Place, str] = {}
    for signature in entries.number_predicates(task.encoding):
        for fact in (x.symbol for x in known.by_signature(*signature)):
            if (place := place_of(fact)) is not None:
                given[place] = ",".join(map(str, fact.arguments[2:]))
    for entry in camera.entries:
        atoms = [x.symbol for x in known.by_signature(*entry.signature) if not x.is_fact]
        spots = sorted({spot for atom in atoms if (spot := entry.spot(atom)) is not None})
        cells = group_by_cell(atoms) if entry.is_of_cells else {}
        if not spots:
            continue
        if not entries.read_entries(task.encoding):
            if any(not (1 <= row <= rows and 1 <= column <= columns) for row, column in cells):
                continue
            two = next((own[:2] for own in cells.values() if len(own) > 1), [])
            bounded = Consequences(task, has_constraints=False) if two else None
            if bounded and bounded.find(CAUTIOUS, [(str(atom), True) for atom in two]):
                continue
        choices = list[Choice]()
        if entry.values:
            for value in sorted({atom.arguments[entry.keys] for atom in atoms}):
                line = f"{value} line{'s' * (str(value) != '1')}"
                words = say(value).replace("_", " ") if cells else line
                choices.append(Choice(words, str(value), True))
        else:
            first = next(atom for atom in atoms if entry.spot(atom) == spots[0])
            told = _find_state_words(camera, entry, first)
            choices += (Choice(told[holds], None, holds) for holds in (True, False))
        peers: Mapping[Place, Sequence[Place]] = {}
        if cells:
            free = sorted(cell for cell in cells if not (entry.is_written and cell in given))
            choices = _draw_choices(camera, entry, choices, free)
            if entry.is_written and len(atoms) <= _MOST_NOTED:
                peers = find_peers(task, entry)
        # Clicks go round as the rules say it, or through all choices if they are few.
        states = {True: entry.word, False: _NOT.get(entry.word)}
        names = [x.value or states[x.holds] for x in choices]
        wished = [names.index(word) for word in entries.click_cycle(task.encoding) if word in names]
        is_clicked = len(choices) <= _MOST_CLICKED or not entry.is_written
        clicks = tuple(wished or (range(len(choices)) if is_clicked else ()))
        lines = [] if cells else spots
        yield PlayerEntry(entry, choices, lines, clicks, given if peers else {}, peers)


def _find_state_words(camera: Camera, entry: Entry, atom: clingo.Symbol) -> dict[bool, str]:
    """Return the encoding's words for a spot where the entry holds (True) and does not (False).

    `atom` is the entry's atom of the spot; without words the predicate's name stands for them.
    """
    near = (None, place_of(atom)) if entry.is_of_cells else None
    known = (x.symbol for x in camera.consequences.control.symbolic_atoms if x.is_fact)
    facts = [fact for fact in known if near is None or place_of(fact) in near]
    words = derive_words(camera.task, facts).words
    unnamed = {True: entry.predicate, False: f"not {entry.predicate}"}
    return {holds: words.get((str(atom), holds), name) for holds, name in unnamed.items()}


def _draw_choices(
    camera: Camera, entry: Entry, choices: Sequence[Choice], places: Sequence[Place]
) -> list[Choice]:
    """Return the choices with the looks of cells, drawn with what the view does not show as signs.

    Cells that look alike on the blank board are drawn with different choices at once. For entries
    without values only one of them is drawn, since marks change other cells, as lamps light them.
    If the marks change the number of frames, the rest keeps its blank look.
    """
    blank = camera.blank
    before = {place: list_looks(blank, place) for place in places}
    alike: dict[tuple[Cell, ...], list[Place]] = defaultdict(list)
    for place, look in before.items():
        if entry.values or not alike[look]:
            alike[look].append(place)
    looks: dict[tuple[tuple[Cell, ...], int], tuple[Cell, ...]] = {}
    for turn in range(max((-(-len(choices) // len(cells)) for cells in alike.values()), default=0)):
        chosen = {
            place: (at + turn * len(cells)) % len(choices)
            for cells in alike.values()
            for at, place in enumerate(cells)
        }
        marks = []
        for place, i in chosen.items():
            value = choices[i].value
            atom = entry.atom(place, [] if value is None else [parse_atom(value)])
            marks.append((str(atom), choices[i].holds))
        board = camera.draw_board(marks)
        if len(board.frames) != len(blank.frames):
            break
        board = camera.add_signs(board, marks)
        for place, i in chosen.items():
            looks.setdefault((before[place], i), list_looks(board, place))
    frames = range(len(blank.frames))
    return [
        choice._replace(
            looks=tuple(
                {at: looks.get((look, i), look)[frame] for at, look in before.items()}
                for frame in frames
            )
        )
        for i, choice in enumerate(choices)
    ]


def find_peers(task: Question, entry: Entry) -> Mapping[Place, Sequence[Place]]:
    """Return, for each cell, the later cells that never hold its number, whatever the clues are.

    Each number is supposed in each cell of the board without clues; clasp's propagation then rules
    out others. Two cells are peers if that is so for all numbers that both may hold. Cells and
    peers are in reading order; a cell without later peers is left out.
    """
    clues = task.encoding.clues
    bare = (fact.symbol for fact in task.instance.facts if fact.signature not in clues)
    blank = replace(task, instance=instance_from_facts(bare, task.instance.name), options=())
    program = grounding.ground_base(blank)
    literals = program.find_undecided([entry.signature])
    marks = list(literals.values())
    propagation = Propagation(Switches(program.control, {}), marks, marks)
    off = propagation.find_ruled_out((), marks)
    by_value: dict[clingo.Symbol, dict[Place, clingo.Symbol]] = defaultdict(dict)
    for atom in literals:
        if (place := place_of(atom)) is not None:
            by_value[atom.arguments[2]][place] = atom
    are_peers: dict[tuple[Place, Place], bool] = {}
    for atoms in by_value.values():
        for pair in combinations(sorted(atoms), 2):
            first, second = (atoms[cell] for cell in pair)
            ruled_out = off[literals[first]]  # None if the first atom cannot hold at all
            is_out = ruled_out is None or literals[second] in ruled_out
            are_peers[pair] = is_out and are_peers.get(pair, True)
    later: dict[Place, list[Place]] = defaultdict(list)
    for cell, other in sorted(pair for pair, is_so in are_peers.items() if is_so):
        later[cell].append(other)
    return later
