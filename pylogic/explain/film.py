"""An explanation in boards, on which the cells concerned are highlighted; None without a view."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import clingo

from pylogic.draw import view
from pylogic.draw.board import Board
from pylogic.draw.scene import Cell
from pylogic.errors import ProgramError
from pylogic.explain import candidates
from pylogic.explain.sheet import with_signs
from pylogic.explain.steps import Deduction
from pylogic.explain.text import Teller
from pylogic.rules import constraints, entries
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.encoding import Encoding
from pylogic.rules.limits import Limits
from pylogic.rules.parts import NAMED, PARTS, REGION, VIEW
from pylogic.rules.symbols import Mark, Place, Spot, Symbols, place_of, say
from pylogic.solving.consequences import CAUTIOUS, Consequences
from pylogic.solving.grounding import ground_part
from pylogic.solving.outcome import Answer
from pylogic.solving.process import call
from pylogic.solving.task import Task


def regions(
    task: Task, facts: Sequence[clingo.Symbol], deductions: Sequence[Deduction]
) -> list[tuple[Place, ...]]:
    """The cells that each of some deductions is about, whose `known` is filled, in this process.

    None if no part says so. `facts` are those that follow from the instance alone.

    Raises:
        ProgramError: clingo rejects the part.
    """
    if REGION not in task.encoding.parts:
        return [()] * len(deductions)
    known = constraints.read(task.encoding)
    return [_region(task, facts, known, deduction) for deduction in deductions]


def _region(
    task: Task, facts: Sequence[clingo.Symbol], rules: Sequence[Constraint], deduction: Deduction
) -> tuple[Place, ...]:
    """The regions of its broken rules, on the board with known and supposed marks."""
    supposed = ((atom, not holds) for atom, holds in deduction.marks)
    true = (clingo.parse_term(x) for x, holds in (*deduction.known, *supposed) if holds)
    board = [*facts, *true]
    found: dict[Place, None] = {}
    for broken in deduction.because:
        if broken.match(*BROKEN):
            cells = constraints.constraint_of(rules, broken).cells(broken)
            numbered = ((number, *cell) for number, cell in enumerate(cells, 1))
            named = (clingo.Function(NAMED[0], list(map(clingo.Number, one))) for one in numbered)
            atoms = ground_part(task, REGION[0], [*board, *named]).facts(PARTS[REGION])
            found |= dict.fromkeys(place for a in atoms if (place := place_of(a)) is not None)
    return tuple(sorted(found))


_NEW = "highlighted"


class Offer(NamedTuple):
    """A clue that an instance does not have: its cell, and the text to draw there."""

    clue: clingo.Symbol
    cell: Place
    text: str

    def to_dict(self) -> dict[str, Any]:
        """The clue as text, its row and column, and the text to draw there."""
        row, column = self.cell
        return {"atom": str(self.clue), "row": row, "column": column, "text": self.text}


def board(teller: Teller, atoms: Iterable[clingo.Symbol]) -> Board | None:
    """The board as far as it is known.

    Raises:
        StoppedError: a limit or Ctrl-C ended the drawing.
    """
    task = teller.task
    if VIEW not in task.encoding.parts:
        return None
    return view.board(task.encoding, {*teller.facts, *atoms}, task.values, teller.limits)


def of_conflict(teller: Teller, because: Symbols, marks: Sequence[Mark]) -> Board | None:
    """The board with the marks of a conflict on it; they and its clues stand out.

    Raises:
        StoppedError: a limit or Ctrl-C ended the drawing.
    """
    if VIEW not in teller.task.encoding.parts:
        return None
    clues = teller.spots(str(symbol) for symbol in because if not symbol.match(*BROKEN))
    wrong = teller.spots(atom for atom, _ in marks)
    here = replace(teller, limits=Limits())
    drawn = call(partial(_entered, here, teller.facts, marks), teller.limits.afresh())
    return drawn.styled(dict.fromkeys(clues, "cause") | dict.fromkeys(wrong, "wrong"))


def _entered(teller: Teller, facts: Symbols, marks: Sequence[Mark]) -> Board:
    """The board with all that marks say, be it against the clues."""
    task = teller.task
    blank = view.board(task.encoding, facts, task.values, teller.limits)
    certain = Consequences(task, has_constraints=False, has_bounds=False)
    drawn, shown = blank, list[Mark]()
    for some in (marks, *([mark] for mark in marks)):
        told = [*shown, *some]
        holding = (clingo.parse_term(atom) for atom, holds in told if holds)
        atoms = {*facts, *certain.find(CAUTIOUS, told), *holding}
        try:
            drawn, shown = view.board(task.encoding, atoms, task.values, teller.limits), told
        except ProgramError:  # a cell cannot show a mark and the clue that it contradicts
            continue
        if some is marks:
            break
    every = candidates.values(task.encoding, certain.control.symbolic_atoms)
    return _signed(drawn.noted(candidates.left(every, marks)), blank, task.encoding, marks)


def _signed(board: Board, blank: Board, encoding: Encoding, marks: Sequence[Mark]) -> Board:
    """The board, with signs in the cells where its view does not show a mark."""
    signed = with_signs(board, blank, encoding, marks)
    valued = {entry.signature for entry in entries.playable(encoding) if entry.has_values}
    cells = dict(signed.frames[0].cells)
    for text, holds in marks:
        atom = clingo.parse_term(text)
        place = place_of(atom)
        if place is None or not holds or (atom.name, len(atom.arguments)) not in valued:
            continue
        cell, value = cells.get(place, Cell()), say(atom.arguments[2])
        if value not in cell.text.split("/"):
            cells[place] = cell._replace(text="/".join(filter(None, (cell.text, value))))
    return replace(signed, frames=(replace(signed.frames[0], cells=cells), *signed.frames[1:]))


class Shot(NamedTuple):
    """A frame to be drawn: its name and captions, the known marks, and styles of spots.

    The cells that its deduction is about get a style as well.
    """

    name: str
    captions: tuple[str, ...]
    known: tuple[Mark, ...]
    styles: Mapping[Spot, str]
    deduction: Deduction = Deduction((), ())


def of_shots(teller: Teller, shots: Sequence[Shot]) -> Board | None:
    """A board with a frame for each shot, drawn in one process: one for each takes much longer.

    Raises:
        StoppedError: a limit or Ctrl-C ended the drawing.
    """
    if VIEW not in teller.task.encoding.parts:
        return None
    limits = teller.limits
    if limits.timeout is not None:
        limits = limits._replace(timeout=limits.timeout * max(1, len(shots)))
    here = replace(teller, limits=Limits())
    return call(partial(_shoot, here, teller.facts, shots), limits.afresh())


def _shoot(teller: Teller, facts: Symbols, shots: Sequence[Shot]) -> Board:
    ever = {mark for shot in shots for mark in shot.known}
    drawn = list(shoot(teller, facts, shots, ever))
    return drawn[0].beside(drawn[1:])


def shoot(
    teller: Teller, facts: Symbols, shots: Iterable[Shot], ever: Iterable[Mark] = ()
) -> Iterator[Board]:
    """A board for each shot, in this process.

    Cells have candidates where some are ruled out, there or by what is `ever` known.
    """
    task = teller.task
    certain = Consequences(task, has_constraints=False)
    every = candidates.values(task.encoding, certain.control.symbolic_atoms)
    used = set(candidates.used(every, ever))
    blank = view.board(task.encoding, facts, task.values, teller.limits)
    is_played = bool(entries.played(task.encoding))
    for shot in shots:
        holding = (clingo.parse_term(atom) for atom, holds in shot.known if holds)
        # What contradicts itself has no consequences, and is seen all the same.
        atoms = {*facts, *(certain.find(CAUTIOUS, shot.known) or holding)}
        seen = view.board(task.encoding, atoms, task.values, teller.limits)
        drawn = with_signs(seen, blank, task.encoding, shot.known) if is_played else seen
        (about,) = regions(task, facts, [shot.deduction])
        styles: dict[Spot, str] = {**dict.fromkeys(about, "region"), **shot.styles}
        noted = candidates.left(every, shot.known, shot.deduction.marks, used)
        frame = drawn.noted(noted).styled(styles).frames[0]
        captions = (*frame.captions, *shot.captions)
        yield replace(drawn, frames=(replace(frame, name=shot.name, captions=captions),))


def side_by_side(
    teller: Teller, answers: Sequence[Answer], certain: Iterable[clingo.Symbol]
) -> Board | None:
    """Two answers with their different cells highlighted, and the atoms that all answers share."""
    common = board(teller, certain)
    if common is None:
        return None
    one, other = (set(answer.symbols) for answer in answers)
    differ = dict.fromkeys(teller.spots(map(str, one ^ other)), _NEW)
    task = teller.task
    frames = [replace(common.frames[0], name="all answers")]
    for number, answer in reversed(list(enumerate(answers, 1))):
        drawn = view.board(task.encoding, answer.atoms, answer.constants, teller.limits)
        frame = drawn.styled(differ).frames[0]
        frames.insert(0, replace(frame, name=f"answer {number}"))
    return replace(common, frames=tuple(frames))


def offers(teller: Teller, clues: Iterable[clingo.Symbol]) -> list[Offer]:
    """The clues that the instance does not have, as offers; none without a view."""
    own = set(teller.task.instance.symbols)
    new = [clue for clue in clues if clue not in own]
    drawn = board(teller, new)
    if drawn is None:
        return []
    cells = ((clue, place_of(clue)) for clue in new)
    return [
        Offer(clue, cell, drawn.frames[0].cell(*cell).text)
        for clue, cell in cells
        if cell is not None
    ]
