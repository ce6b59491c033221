"""Boards of an explanation, with highlighted spots; None for rules that cannot draw."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from pylogic.draw import view
from pylogic.draw.board import Board, Candidates
from pylogic.draw.scene import Cell, Line, place_candidates
from pylogic.errors import ProgramError
from pylogic.explain.consequences import CAUTIOUS, Consequences, find_consequences
from pylogic.explain.steps import Deduction, parse_atom
from pylogic.explain.text import Teller
from pylogic.explain.words import Wording
from pylogic.rules import constraints, entries
from pylogic.rules.entries import Entry
from pylogic.rules.parts import BASE, NAMED, PARTS, REGION, VIEW
from pylogic.rules.symbols import Mark, Place, Spot, Symbols, place_of, say, write_facts
from pylogic.solving.grounding import GIVEN, ground_part, make_program
from pylogic.solving.process import call
from pylogic.solving.question import Question

KNOWN = "·"
"""The sign of a cell about which a mark says something that the view does not show."""


class Shot(NamedTuple):
    """A frame to draw: the marks to show, the styles of spots, and the words around it."""

    known: Sequence[Mark]
    """The marks to show."""
    styles: Mapping[Spot, str] = {}
    deduction: Deduction = Deduction((), ())
    """The deduction of which the frame shows the region and the values that it rules out."""
    name: str = ""
    captions: tuple[str, ...] = ()
    is_conflict: bool = False
    """Whether a cell may have the mark of a value beside the clue that it contradicts, as "3/5"."""


class Camera:
    """Draws boards of one task with marks, in this process, and lists its possible atoms.
    Drawn are the marks and what follows from them by choices and definitions, without constraints
    and bounds, so that wrong marks are drawn, too. The rules are ground once for all boards."""

    def __init__(self, task: Question, wording: Wording | None = None) -> None:
        """Ground the choices and definitions of a task, and draw the board without marks.
        Shots show regions and candidates only with a wording of the task's facts and values.
        Raise ProgramError if clingo rejects a file, or without a part `view`."""
        view.check_has_part(task.encoding, VIEW)
        self.task = task
        self.entries = tuple(entries.find_entries(task.encoding))
        self.consequences = Consequences(task, has_constraints=False, has_bounds=False)
        self._alone = Question(task.encoding, constants=task.all_constants)
        program, visible = self.consequences.program, task.encoding.visible
        facts, undecided = program.find_facts(visible), program.find_undecided(visible)
        self._view = ground_part(self._alone, VIEW[0], facts, choices=undecided)
        given = self._view.find_undecided([GIVEN])
        self._literals = {atom.arguments[0]: literal for atom, literal in given.items()}
        self._last: tuple[Symbols, Board] | None = None  # many marks do not change what is drawn
        self._spots: dict[str, tuple[Entry | None, Spot | None]] = {}  # of the atoms of marks
        self._wording = wording or Wording({}, {})
        self._rules = constraints.read_rules(task.encoding)
        names = task.encoding.names_in(REGION)
        self._region_facts = write_facts(x for x in self._wording.facts if x.name in names)
        self.blank = self.draw_board(())

    def draw_board(self, marks: Sequence[Mark]) -> Board:
        """Draw the board with marks and what follows from them."""
        atoms = self.consequences.find(CAUTIOUS, marks)
        if not atoms:  # contradictory marks have no consequences, but are drawn all the same
            atoms = tuple(parse_atom(atom) for atom, holds in marks if holds)
        if self._last is None or self._last[0] != atoms:
            true = {self._literals[atom] for atom in atoms if atom in self._literals}
            literals = [x if x in true else -x for x in self._literals.values()]
            drawing = find_consequences(self._view.control, CAUTIOUS, literals)
            self._last = atoms, view.read_board(drawing, str(self.task.encoding.path))
        return self._last[1]

    def draw_shot(self, shot: Shot, used: Collection[Place] = ()) -> Board:
        """Draw a shot as a board of one frame, with signs for marks that the view does not show.
        Cells show candidates if a mark rules one out, or if they are `used`. Those that the part
        `region` derives for a deduction stand out, but not for rules that name a single cell."""
        try:
            drawn = self.draw_board(shot.known)
        except ProgramError:  # a cell cannot show a mark and the clue that it contradicts
            if not shot.is_conflict:
                raise
            drawn = self.blank
        drawn = self.add_signs(drawn, shot.known, is_conflict=shot.is_conflict)
        region, deduction = dict[Spot, str](), shot.deduction
        supposed = ((atom, not holds) for atom, holds in deduction.marks)
        true = " ".join(f"{x}." for x, holds in (*deduction.known, *supposed) if holds)
        for symbol in deduction.broken if REGION in self.task.encoding.parts else ():
            cells = constraints.constraint_of(self._rules, symbol).cells(symbol)
            named = " ".join(f"{NAMED[0]}({k},{r},{c})." for k, (r, c) in enumerate(cells, 1))
            if len(cells) > 1:  # without `ground_part`, which would write all facts anew
                text = f"{self._region_facts} {true} {named}"
                rules = self.task.encoding.statements_of(REGION)
                program = make_program(self._alone, rules, text=text)
                program.ground((BASE[0], []), (REGION[0], []))
                places = map(place_of, program.find_facts(PARTS[REGION].reads))
                region |= {place: "region" for place in places if place is not None}
        drawn = drawn.with_candidates(self._find_candidates(shot, used))
        frame = drawn.with_styles({**region, **shot.styles}).frames[0]
        captions = (*frame.captions, *shot.captions)
        return replace(drawn, frames=(replace(frame, name=shot.name, captions=captions),))

    def add_signs(self, board: Board, marks: Iterable[Mark], *, is_conflict: bool = False) -> Board:
        """Return the board with signs, in its first frame, for marks that its view does not show.

        In an empty cell a true mark is its value or "#", and a false one without values `KNOWN`; a
        line is drawn or crossed. Lines with values, and marks that no player enters, get no sign.
        In a conflict a value stands behind another one."""
        marked = dict(board.frames[0].marks)
        for text, holds in marks:
            if text not in self._spots:
                atom = parse_atom(text)
                known = next((x for x in self.entries if atom.match(*x.signature)), None)
                self._spots[text] = known, known.spot(atom) if known else None
            entry, spot = self._spots[text]
            if entry is None or (entry.values and not (holds and entry.is_of_cells)):
                continue
            match spot:
                case int(row), int(column):
                    looks = list_looks(board, (row, column))
                    is_new = looks == list_looks(self.blank, (row, column))
                    if not entry.values:
                        if is_new and not looks[0].is_written:
                            marked[spot] = looks[0]._replace(text="#" if holds else KNOWN)
                        continue
                    cell, value = marked.get(spot, Cell()), say(parse_atom(text).arguments[2])
                    shown = (*cell.text.split("/"), *cell.diagonals, cell.triangle, cell.symbol)
                    is_beside = is_conflict and entry.is_written
                    if value not in shown and (is_beside or (is_new and not cell.is_written)):
                        both = "/".join(filter(None, (cell.text, value)))
                        marked[spot] = cell._replace(text=both)
                case (("edge" | "link"), *_):
                    line = marked.get(spot, Line())
                    if isinstance(line, Line) and (line.state is None or not holds):
                        marked[spot] = line._replace(state="drawn" if holds else "crossed")
        return replace(board, frames=(replace(board.frames[0], marks=marked), *board.frames[1:]))

    def _find_candidates(self, shot: Shot, used: Collection[Place]) -> dict[Place, Candidates]:
        """Return, by cell, the values that known marks leave, and those that a deduction rules out,
        each at the value's place among all of the board, "" at the others; the latter is () if
        there are none. Cells are left out whose value is known, or which have all their values,
        unless they are `used`."""
        marks, values = dict(shot.known), self._wording.values
        places = place_candidates({value for own in values.values() for value in own.values()})
        gone = {atom for atom, holds in shot.deduction.marks if not holds}
        candidates = {}
        for place, own in values.items():
            states = {value: marks.get(atom) for atom, value in own.items()}
            if (place in used or False in states.values()) and True not in states.values():
                rest = tuple(v if states.get(v, False) is None else "" for v in places)
                own_gone = {value for atom, value in own.items() if atom in gone}
                lost = tuple(v if v in own_gone else "" for v in places) if own_gone else ()
                candidates[place] = rest, lost
        return candidates


def list_looks(board: Board, place: Place) -> tuple[Cell, ...]:
    """Return the looks of a cell, one for each frame of the board."""
    return tuple(frame.cell(*place) for frame in board.frames)


def draw_shots(teller: Teller, shots: Sequence[Shot]) -> Board | None:
    """Draw a board with a frame for each shot, in one child process with a time limit for each.
    Return None without shots, or for rules that cannot draw. Cells that lose a value in one of the
    shots show candidates in all."""
    if not shots or VIEW not in teller.task.encoding.parts:
        return None
    wording, limits = teller.wording, teller.limits
    if limits.timeout is not None:
        limits = limits._replace(timeout=limits.timeout * len(shots))

    def draw_frames() -> Board:
        """In a child: draw all frames."""
        camera = Camera(teller.task, wording)
        gone = {atom for shot in shots for atom, holds in shot.known if not holds}
        used = {place for place, own in wording.values.items() if not gone.isdisjoint(own)}
        first, *others = (camera.draw_shot(shot, used) for shot in shots)
        return first.beside(others)

    return call(draw_frames, limits.reset())
