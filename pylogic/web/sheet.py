"""A sheet: a board to fill, the entries of a player and of an author, and their looks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, NamedTuple

from pylogic.draw import svg
from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame, is_inside
from pylogic.errors import Problem, ProgramError
from pylogic.explain.consequences import CAUTIOUS, Consequences
from pylogic.explain.film import KNOWN, Camera, list_looks
from pylogic.explain.propagation import Propagation
from pylogic.explain.relaxation import Switches
from pylogic.explain.steps import parse_atom
from pylogic.explain.words import derive_words
from pylogic.rules import entries
from pylogic.rules.entries import Entry
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
    """A choice for a spot: a value (None without values), and whether the entry's atom holds."""

    words: str
    value: str | None
    holds: bool
    looks: Sequence[Mapping[Place, Cell]] = ()
    """The looks of cells with this choice, one mapping for each frame of the board."""


class PlayerEntry(NamedTuple):
    """An entry of a player: a choice for each cell, or for each spot between cells."""

    entry: Entry
    choices: Sequence[Choice]
    """The choices; only those for cells have looks, since lines stand at other spots."""
    spots: Sequence[Spot]
    """The spots between cells where a player may enter it; empty for an entry of cells."""
    clicks: Sequence[int]
    """The indices of choices that clicks go round, in order; empty if a value is typed."""
    given: Mapping[Place, str]
    """The values that stand in cells already; empty without peers."""
    peers: Mapping[Place, Sequence[Place]]
    """The cells that cannot have a cell's value, see `find_peers`; empty if unknown."""


@dataclass(frozen=True, repr=False)
class Sheet:
    """A board with a player's marks, and the entries that player and author may make on it."""

    board: Board
    """The board with the marks."""
    blank: Board
    """The board without the marks."""
    plays: Sequence[PlayerEntry]
    edits: Sequence[Mapping[str, Any]]
    """The entries of an author, as JSON."""
    size: Place | None
    """Rows and columns; None if no fact tells them."""
    problems: tuple[Problem, ...]
    """The errors of the instance, which is drawn all the same."""

    def to_dict(self) -> dict[str, Any]:
        """Return the sheet for JSON; each look of a cell is listed once, in "pieces", and the
        cells of frames and choices are numbers of pieces. Cells are counted from 0."""
        board, pieces = self.board, dict[Cell, int]()
        looks = (cells for play in self.plays for choice in play.choices for cells in choice.looks)
        possible = (*board.frames, *self.blank.frames, *(Frame("", cells) for cells in looks))
        width = svg.cell_width(Board(board.rows, board.cols, possible))  # room for each entry
        blank = self.blank if len(self.blank.frames) == len(board.frames) else board

        def number(cell: Place) -> int:
            """Return the number of a cell in reading order."""
            return (cell[0] - 1) * board.cols + cell[1] - 1

        def number_all(cells: Mapping[Place, Cell]) -> list[int]:
            """Return the piece of each cell, in reading order."""
            return svg.number_looks(cells, board, pieces)

        return {
            "rows": board.rows,
            "columns": board.cols,
            "cell": {"width": width, "height": svg.SIDE, "edge": svg.EDGE},
            "around": list(svg.margin_sizes(board)),
            "frames": [
                {
                    "name": frame.name,
                    "captions": [*frame.captions, *board.captions],
                    "svg": svg.draw_grid(board, frame, width, svg.STENCIL),
                    "cells": number_all(frame.cells),
                    "blank": number_all(blank.frames[at].cells),
                }
                for at, frame in enumerate(board.frames)
            ],
            "plays": [
                {
                    "what": play.entry.word,
                    **play.entry._asdict(),
                    "spots": [list(spot[1:]) for spot in play.spots],
                    "choices": [
                        {**choice._asdict(), "looks": list(map(number_all, choice.looks))}
                        for choice in play.choices
                    ],
                    "clicks": list(play.clicks),
                    "given": {number(at): value for at, value in play.given.items()},
                    "peers": {number(x): [*map(number, own)] for x, own in play.peers.items()},
                }
                for play in self.plays
            ],
            "edits": self.edits,
            "size": self.size,
            "problems": [problem.to_dict() for problem in self.problems],
            "pieces": [
                {
                    "svg": svg.draw_piece(look, width),
                    "words": look._replace(text=look.text.replace(KNOWN, "")).words,
                    "reach": [svg.line_end(look, room) for room in (width, svg.SIDE)],
                }
                for look in pieces
            ],
        }


def make_sheet(task: Question, marks: Sequence[Mark] = (), *, has_entries: bool = True) -> Sheet:
    """Draw the board of a task with a player's marks; with `has_entries` list all entries, too.

    The drawing follows from the marks by choices and definitions alone, without constraints, so
    that wrong marks are drawn, too. Errors of the instance are returned in `problems`.

    Raises:
        ProgramError: clingo rejects one of the files, or nothing can be drawn.
    """
    encoding, problems = task.encoding, tuple[Problem, ...]()
    try:
        grounding.ground(task, NO_LIMITS)
    except ProgramError as error:
        problems = error.problems
    try:
        camera = Camera(task)
        plays = tuple(_find_player_entries(camera)) if has_entries else ()
        board = camera.draw_board(marks) if marks else camera.blank
    except ProgramError as error:
        raise ProgramError(*problems or error.problems) from None
    edits = []
    for entry in entries.author_entries(encoding) if has_entries else ():
        own = [x for x in task.instance.symbols if x.match(*entry.signature)]
        # The last of several facts for a spot stands.
        values = {entry.key(x): entry.value(x) for x in own}
        edit = {
            "what": entry.word,
            **entry._asdict(),
            "isClue": entry.signature in encoding.clues,
            "choices": entries.offer_values(encoding, entry),
            "cells": [[*key, value] for key, value in values.items()],
        }
        edits.append(edit)
    board = camera.add_signs(board, marks)
    return Sheet(board, camera.blank, plays, edits, task.instance.size, problems)


def _find_player_entries(camera: Camera) -> Iterator[PlayerEntry]:
    """Yield the entries of a player with their choices: the sorted values, or else two choices,
    that the entry holds and that it does not, in the rules' words.

    Where the rules do not name entries, shown predicates that look like entries are taken: all of
    their atoms name cells, which cannot have two values. An entry without an undecided atom is
    left out. Of several given values in a cell the last one stands.
    """
    task, symbolic = camera.task, camera.consequences.control.symbolic_atoms
    size = camera.blank.rows, camera.blank.cols
    is_guessed = not entries.read_entries(task.encoding)
    given: dict[Place, str] = {}
    for signature in entries.number_predicates(task.encoding):
        for fact in (x.symbol for x in symbolic.by_signature(*signature)):
            if (place := place_of(fact)) is not None:
                given[place] = ",".join(map(str, fact.arguments[2:]))
    for entry in camera.entries:
        undecided = (x.symbol for x in symbolic.by_signature(*entry.signature) if not x.is_fact)
        atoms = {x: spot for x in undecided if (spot := entry.spot(x)) is not None}
        spots = sorted({*atoms.values()})
        places = set(map(place_of, atoms)) if entry.is_of_cells else ()
        cells = sorted(place for place in places if place is not None)
        if not spots:
            continue
        if is_guessed:
            two = [(str(x), True) for x, spot in atoms.items() if spot == spots[0]][:2]
            bounded = Consequences(task, has_constraints=False)
            can_have_two = len(two) > 1 and bounded.find(CAUTIOUS, two)
            if can_have_two or not all(is_inside(*cell, size) for cell in cells):
                continue
        choices = list[Choice]()
        if entry.values:
            for value in sorted({atom.arguments[entry.keys] for atom in atoms}):
                line = f"{value} line{'s' * (str(value) != '1')}"
                words = say(value).replace("_", " ") if cells else line
                choices.append(Choice(words, str(value), True))
        else:
            first = next(atom for atom, spot in atoms.items() if spot == spots[0])
            facts = [x.symbol for x in symbolic if x.is_fact]  # those of other cells take long
            own = [x for x in facts if not cells or place_of(x) in (None, spots[0])]
            said = derive_words(task, own).words
            for holds, name in ((True, entry.predicate), (False, f"not {entry.predicate}")):
                choices.append(Choice(said.get((str(first), holds), name), None, holds))
        free = [x for x in cells if not (entry.is_written and x in given)]
        choices = _draw_choices(camera, entry, choices, free) if cells else choices
        is_noted = cells and entry.is_written and len(atoms) <= _MOST_NOTED
        peers = find_peers(task, entry) if is_noted else {}
        # Clicks go round as the rules say it, or through all choices if they are few.
        names = [x.value or (entry.word if x.holds else _NOT.get(entry.word)) for x in choices]
        clicks = [names.index(word) for word in entries.click_cycle(task.encoding) if word in names]
        if not clicks and (len(choices) <= _MOST_CLICKED or not entry.is_written):
            clicks = [*range(len(choices))]
        yield PlayerEntry(
            entry, choices, [] if cells else spots, clicks, given if peers else {}, peers
        )


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
    fewest = min(map(len, alike.values()), default=1)
    for turn in range(-(-len(choices) // fewest)):
        chosen, marks = dict[Place, int](), list[Mark]()
        for own in alike.values():
            for place, i in zip(own, range(turn * len(own), len(choices)), strict=False):
                value = choices[i].value
                atom = entry.atom(place, [] if value is None else [parse_atom(value)])
                marks.append((str(atom), choices[i].holds))
                chosen[place] = i
        board = camera.draw_board(marks)
        if len(board.frames) != len(blank.frames):
            break
        board = camera.add_signs(board, marks)
        for place, i in chosen.items():
            looks[before[place], i] = list_looks(board, place)
    return [
        choice._replace(
            looks=[
                {place: looks.get((look, i), look)[frame] for place, look in before.items()}
                for frame in range(len(blank.frames))
            ]
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
    off = Propagation(Switches(program.control, {}), marks, marks).find_ruled_out((), marks)
    by_value: dict[str, dict[Place, int]] = defaultdict(dict)
    for atom, literal in literals.items():
        if (place := place_of(atom)) is not None:
            by_value[str(atom.arguments[2])][place] = literal
    pairs, equal = set[tuple[Place, Place]](), set[tuple[Place, Place]]()
    for cells in by_value.values():
        for first, second in combinations(sorted(cells), 2):
            pairs.add((first, second))
            ruled_out = off[cells[first]]  # None if the number cannot stand in the first cell
            if ruled_out is not None and cells[second] not in ruled_out:
                equal.add((first, second))
    later: dict[Place, list[Place]] = defaultdict(list)
    for first, second in sorted(pairs - equal):
        later[first].append(second)
    return later
