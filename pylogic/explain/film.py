"""Boards of an explanation, with highlighted spots; None for rules that cannot draw."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, NamedTuple

import clingo

from pylogic.draw import view
from pylogic.draw.board import Board, Candidates
from pylogic.draw.scene import Cell, Line, place_candidates, write_cell
from pylogic.errors import ProgramError
from pylogic.explain.consequences import CAUTIOUS, Consequences
from pylogic.explain.steps import Deduction, parse_atom
from pylogic.explain.text import Teller
from pylogic.explain.words import Glossary, Values
from pylogic.rules import constraints, entries
from pylogic.rules.constraints import BROKEN
from pylogic.rules.entries import Entry
from pylogic.rules.limits import NO_LIMITS
from pylogic.rules.parts import NAMED, PARTS, REGION, VIEW
from pylogic.rules.symbols import Mark, Place, Spot, Symbols, place_of, say
from pylogic.solving.grounding import ground_part
from pylogic.solving.outcome import Answer
from pylogic.solving.process import call
from pylogic.solving.task import Task

KNOWN = "·"
"""The sign of a cell about which a mark says something that the view does not show."""
_NEW = "highlighted"
"""The style of cells in which two answers differ."""


class Offer(NamedTuple):
    """A further clue for an instance: its cell, and the text to draw there."""

    clue: clingo.Symbol
    cell: Place
    text: str

    def to_dict(self) -> dict[str, Any]:
        """Return the offer for JSON: clue as text, row and column, and the text to draw there."""
        row, column = self.cell
        return {"atom": str(self.clue), "row": row, "column": column, "text": self.text}


def draw_board(teller: Teller, atoms: Iterable[clingo.Symbol]) -> Board | None:
    """Draw the instance with further atoms, without what follows from these; None for rules that
    cannot draw."""
    task = teller.task
    if VIEW not in task.encoding.parts:
        return None
    return view.draw_atoms(
        task.encoding, {*teller.glossary.facts, *atoms}, task.all_constants, teller.limits
    )


def draw_conflict(teller: Teller, because: Symbols, marks: Sequence[Mark]) -> Board | None:
    """Draw the board with marks; style them as "wrong" and the clues in `because` as "cause".
    Return None for rules that cannot draw."""
    if VIEW not in teller.task.encoding.parts:
        return None
    clues = teller.find_spots(str(symbol) for symbol in because if not symbol.match(*BROKEN))
    wrong = teller.find_spots(atom for atom, _ in marks)
    styles = dict.fromkeys(clues, "cause") | dict.fromkeys(wrong, "wrong")
    work = partial(_draw_marks, teller.task, teller.glossary, marks, styles)
    return call(work, teller.limits.reset())


def _draw_marks(
    task: Task, glossary: Glossary, marks: Sequence[Mark], styles: Mapping[Spot, str]
) -> Board:
    """Draw, in this process, the board with marks, or without them if the view refuses them.
    In both cases write in the values of true marks that the board lacks, as "3/5" in a cell."""
    camera = Camera(task, glossary)
    try:
        drawn = camera.draw_shot(Shot("", (), tuple(marks), styles))
    except ProgramError:  # a cell cannot show a mark and the clue that it contradicts
        drawn = camera.draw_shot(Shot("", (), (), styles))
    valued = {entry.signature for entry in entries.find_entries(task.encoding) if entry.is_written}
    first = drawn.frames[0]
    cells = dict(first.cells)
    for text, holds in marks:
        atom = parse_atom(text)
        place = place_of(atom)
        if place is None or not holds or (atom.name, len(atom.arguments)) not in valued:
            continue
        cell, value = cells.get(place, Cell()), say(atom.arguments[2])
        if value not in (*cell.text.split("/"), *cell.diagonals, cell.triangle, cell.symbol):
            cells[place] = cell._replace(text="/".join(filter(None, (cell.text, value))))
    first = replace(first, marks={**first.marks, **cells})
    return replace(drawn, frames=(first, *drawn.frames[1:]))


def add_signs(board: Board, blank: Board, marks: Iterable[Mark], entered: Sequence[Entry]) -> Board:
    """Return the board with signs, in its first frame, for marks that its view does not show.

    A true mark of an empty cell is "#", a false one `KNOWN`; a line is drawn or crossed. Marks of
    values, and of no player's entry in `entered`, get no sign. `blank` is the board without marks.
    """
    unvalued = tuple(entry for entry in entered if not entry.has_values)
    first = board.frames[0]
    marked = dict(first.marks)
    for text, holds in marks:
        match spot := _find_entered_spot(text, unvalued):
            case int(row), int(column):
                before, look = list_looks(blank, (row, column)), list_looks(board, (row, column))
                if look == before:
                    sign = "#" if holds else KNOWN
                    marked[row, column] = (
                        look[0] if look[0].is_written else look[0]._replace(text=sign)
                    )
            case (("edge" | "link"), *_):
                drawn = marked.get(spot, Line())
                if isinstance(drawn, Line) and (drawn.state is None or not holds):
                    marked[spot] = drawn._replace(state="drawn" if holds else "crossed")
    return replace(board, frames=(replace(first, marks=marked), *board.frames[1:]))


@lru_cache(maxsize=10_000)  # the boards of a film have the same marks again and again
def _find_entered_spot(text: str, entered: Sequence[Entry]) -> Spot | None:
    """Return the spot of an atom of one of the entries; None for other atoms."""
    atom = parse_atom(text)
    entry = next((x for x in entered if atom.match(*x.signature)), None)
    return None if entry is None else entry.spot(atom)


def list_looks(board: Board, place: Place) -> tuple[Cell, ...]:
    """Return the looks of a cell, one for each frame of the board."""
    return tuple(frame.cell(*place) for frame in board.frames)


class Shot(NamedTuple):
    """A frame to draw: the marks to show, the styles of spots, and the words around it."""

    name: str
    captions: tuple[str, ...]
    known: tuple[Mark, ...]
    """The marks to show."""
    styles: Mapping[Spot, str]
    deduction: Deduction = Deduction((), ())
    """The deduction of which the frame shows the region and the values that it rules out."""


def draw_shots(teller: Teller, shots: Sequence[Shot]) -> Board | None:
    """Draw a board with a frame for each shot, in one child process, as this is faster.
    Return None without shots, or for rules that cannot draw. The time limit grows with the shots.
    """
    if not shots or VIEW not in teller.task.encoding.parts:
        return None
    limits = teller.limits
    if limits.timeout is not None:
        limits = limits._replace(timeout=limits.timeout * len(shots))
    return call(partial(_draw_frames, teller.task, teller.glossary, shots), limits.reset())


def _draw_frames(task: Task, glossary: Glossary, shots: Sequence[Shot]) -> Board:
    """In a child: draw a board with a frame for each shot, of which there is at least one.
    Cells that lose a value in one of the shots show candidates in all."""
    camera = Camera(task, glossary)
    gone = {atom for shot in shots for atom, holds in shot.known if not holds}
    used = {place for place, atoms in glossary.values.items() if not gone.isdisjoint(atoms)}
    first, *others = (camera.draw_shot(shot, used) for shot in shots)
    return first.beside(others)


class Camera:
    """Draws shots of one task, in this process; the programs are ground once for all shots."""

    def __init__(self, task: Task, glossary: Glossary) -> None:
        """Ground the rules and the view of the task."""
        self._task = task
        self._values = glossary.values
        self._certain = Consequences(task, has_constraints=False)
        always = {*glossary.facts, *self._certain.program.find_facts(task.encoding.visible)}
        names = task.encoding.names_in(VIEW)  # others would be sorted out anew for each frame
        self._always = {fact for fact in always if fact.name in names}
        names = task.encoding.names_in(REGION) if REGION in task.encoding.parts else frozenset()
        self._facts = [fact for fact in glossary.facts if fact.name in names]
        self._draw = partial(
            view.draw_atoms, task.encoding, constants=task.all_constants, limits=NO_LIMITS
        )
        self._blank = self._draw(self._always)
        self._rules = constraints.read_rules(task.encoding)
        self._entries = entries.player_entries(task.encoding)

    def draw_shot(self, shot: Shot, used: Collection[Place] = ()) -> Board:
        """Draw a shot as a board of one frame.
        Cells show candidates if a mark rules one out, or if they are `used`."""
        atoms = self._certain.find(CAUTIOUS, shot.known)
        if not atoms:  # contradictory marks have no consequences, but are drawn all the same
            atoms = tuple(parse_atom(atom) for atom, holds in shot.known if holds)
        drawn = self._draw({*self._always, *atoms})
        drawn = add_signs(drawn, self._blank, shot.known, self._entries)
        about: dict[Spot, str] = dict.fromkeys(self._find_region(shot.deduction), "region")
        noted = _find_candidates(self._values, shot.known, shot.deduction.marks, used)
        frame = drawn.with_candidates(noted).with_styles({**about, **shot.styles}).frames[0]
        captions = (*frame.captions, *shot.captions)
        return replace(drawn, frames=(replace(frame, name=shot.name, captions=captions),))

    def _find_region(self, deduction: Deduction) -> list[Place]:
        """Derive the cells that the part `region` marks for a deduction, sorted; [] without it.
        Raise ProgramError if clingo rejects the part."""
        if REGION not in self._task.encoding.parts:
            return []
        places: set[Place] = set()
        broken = (symbol for symbol in deduction.because if symbol.match(*BROKEN))
        named = (constraints.constraint_of(self._rules, symbol).cells(symbol) for symbol in broken)
        supposed = ((atom, not holds) for atom, holds in deduction.marks)
        true = [parse_atom(x) for x, holds in (*deduction.known, *supposed) if holds]
        for cells in filter(None, named):
            numbered = ((number, *cell) for number, cell in enumerate(cells, 1))
            at = (clingo.Function(NAMED[0], list(map(clingo.Number, terms))) for terms in numbered)
            region = ground_part(self._task, REGION[0], [*self._facts, *true, *at])
            marked = map(place_of, region.find_facts(PARTS[REGION]))
            places |= {place for place in marked if place is not None}
        return sorted(places)


def _find_candidates(
    values: Values,
    known: Iterable[Mark],
    new: Iterable[Mark] = (),
    used: Collection[Place] = (),
) -> dict[Place, Candidates]:
    """Return, by cell, the values that known marks leave, and those that new marks rule out.

    Both have a place for each value of the board, "" where it is neither; the latter is () if
    nothing is ruled out. Cells whose value is known are left out, and cells without a ruled out
    value unless they are `used`.
    """
    marks = dict(known)
    places = place_candidates({value for own in values.values() for value in own.values()})
    gone = {atom for atom, holds in new if not holds}
    candidates = {}
    for place, own in values.items():
        states = {atom: marks.get(atom) for atom in own}
        if (place in used or False in states.values()) and True not in states.values():
            atoms = {value: atom for atom, value in own.items()}
            rest = tuple(v if v in atoms and states[atoms[v]] is None else "" for v in places)
            lost = tuple(v if atoms.get(v) in gone else "" for v in places)
            candidates[place] = rest, lost if any(lost) else ()
    return candidates


def draw_side_by_side(
    teller: Teller, answers: Sequence[Answer], certain: Iterable[clingo.Symbol]
) -> Board | None:
    """Draw a frame for each of two answers, with different cells highlighted, and one for the
    atoms that all answers share (`certain`). Return None for rules that cannot draw."""
    common = draw_board(teller, certain)
    if common is None:
        return None
    first, second = (set(answer.symbols) for answer in answers)
    differ = dict.fromkeys(teller.find_spots(map(str, first ^ second)), _NEW)
    frames = [replace(common.frames[0], name="all answers")]
    for number, answer in reversed(list(enumerate(answers, 1))):
        drawn = view.draw_atoms(teller.task.encoding, answer.atoms, answer.constants, teller.limits)
        frame = drawn.with_styles(differ).frames[0]
        frames.insert(0, replace(frame, name=f"answer {number}"))
    return replace(common, frames=tuple(frames))


def make_offers(teller: Teller, clues: Iterable[clingo.Symbol]) -> list[Offer]:
    """Return an offer for each of the clues that stands in a cell and that the instance lacks.
    Return [] for rules that cannot draw."""
    own = set(teller.task.instance.symbols)
    new = [clue for clue in clues if clue not in own]
    drawn = draw_board(teller, new)
    if drawn is None:
        return []
    cells = ((clue, place_of(clue)) for clue in new)
    return [
        Offer(
            clue, cell, write_cell(drawn.frames[0].cell(*cell)._replace(fill=None), is_ascii=False)
        )
        for clue, cell in cells
        if cell is not None
    ]
