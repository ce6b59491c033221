"""Random frames: what a new board has besides its clues, as the part `frame` of the rules says.

Where hardly any frame has a solution that its clues leave alone, frame and solution are changed
together, a few cells at a time, as long as no more cells stay open.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import clingo

from pylogic.clues.random_solution import (
    ANEW,
    SAMPLING,
    Drawing,
    Drawn,
    NoSolutionError,
    descend,
    draw,
    draw_like,
    follow,
    framed_by,
    ground_liked,
    like,
    open_cells,
    open_in,
    sketch_of,
)
from pylogic.errors import ProgramError
from pylogic.rules import syntax
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.instance import instance_of
from pylogic.rules.parts import FRAME
from pylogic.rules.symbols import Symbols
from pylogic.solving.grounding import Program, ground_base, ground_part
from pylogic.solving.task import Task

_ANSWERS = 20
"""Random answers that are tried where a frame is drawn around one."""
_SOLUTIONS = 0.5
"""How many of the changes are those of the solution alone."""
_PATIENCE, _SLACK = 100, 4
"""Changes in a row that do not leave fewer cells open than ever: then another frame is begun with.
Until then so many more may be open: seven of eight LITS 9x9 take half of the time by that."""


@dataclass(frozen=True)
class Framed:
    """A board with a random frame."""

    bare: Task
    """The board without it."""
    seen: Symbols
    """The atoms that the part `frame` sees."""
    true: Symbols
    """All atoms that are true in the frame."""
    answer: Drawn | None
    """The answer of the bare board that it was drawn around, if it was."""

    @cached_property
    def task(self) -> Task:
        """The board with the facts of the frame."""
        framed = self.bare.encoding.framed
        facts = {atom for atom in self.true if (atom.name, len(atom.arguments)) in framed}
        board = (*self.bare.instance.symbols, *sorted(facts))
        return replace(self.bare, instance=instance_of(board, self.bare.instance.name))

    def solution(self, rng: random.Random) -> Drawn:
        """A random solution; if the frame was drawn around an answer, that one, if it can be.

        Raises:
            NoSolutionError: there is none.
        """
        found = self.answer and draw_like(self.task, self.answer)
        return found or draw(self.task, rng)


def draw_frame(task: Task, rng: random.Random) -> Framed:
    """Draw a random frame: the part `frame` is an answer set program of its own.

    It sees what `base` derives from the instance alone; where it looks at what answers show, all
    that is true in a random answer.

    Raises:
        NoSolutionError: there is no frame.
        ProgramError: the part derives clues, or clingo rejects it.
    """
    encoding = task.encoding
    _refuse_clues(encoding)
    shown = {name.removeprefix("-") for name, _ in encoding.shown}
    is_around = bool(shown & encoding.mentioned(FRAME[0]))
    for _ in range(_ANSWERS if is_around else 1):
        answer = draw(task, rng) if is_around else None
        seen = answer.true if answer else follow(task)
        found = sketch_of(task, seen, rng)
        if found is not None:
            return Framed(task, seen, found.true, answer)
    answers = f" around {_ANSWERS} random answers" if is_around else ""
    raise NoSolutionError(f"the board has no frame{answers}: nothing fulfils the part `frame`")


@dataclass(frozen=True)
class Solved:
    """A board with a random frame, and one of its solutions."""

    framed: Framed
    solution: Drawn
    ground: Program | None = None
    """The board, if it was ground and none of its answers has been ruled out yet."""

    @cached_property
    def drawing(self) -> Drawing:
        """Draws solutions near others on the same board."""
        task = self.framed.task
        return Drawing.of(ground_liked(task, ANEW), task.encoding.shown)

    def near(self, still_open: Sequence[object], rng: random.Random, few: int) -> Solved | None:
        """The same board with a solution near this one, or None if that is this one."""
        found = self.drawing.near(self.solution, still_open, rng, few)
        if found is None:
            return None
        made = Solved(self.framed, found)
        made.__dict__["drawing"] = self.drawing  # where cached_property keeps it
        return made


def repair(
    start: Solved, with_clues: Callable[[Task, Drawn], Task], rng: random.Random, rounds: int
) -> Solved | None:
    """A frame and a solution that its clues leave alone; None: none was found."""
    bare, answer = start.framed.bare, start.framed.answer
    made = ground_part(bare, FRAME[0], start.framed.seen, options=ANEW)
    chosen = {*framed_by(bare.encoding)}
    told = frozenset(made.undecided(chosen | bare.encoding.framed))

    def read(model: clingo.Model) -> Drawn:
        return Drawn(tuple(filter(told.__contains__, model.symbols(atoms=True))), ())

    drawing = Drawing(made.control, made.undecided(chosen), read)
    always = tuple(made.facts(bare.encoding.framed))
    # Where there are no clues, the answers of a board are the same whichever is the solution.
    is_bare = not bare.encoding.clues
    is_fixed = answer is not None or is_bare

    def near(before: Solved, still_open: Sequence[object], few: int) -> Solved | None:
        if is_fixed or rng.random() >= _SOLUTIONS:
            true = drawing.around(Drawn(before.framed.true, ()), still_open, rng, few).true
            framed = replace(before.framed, true=(*always, *true))
            if set(framed.task.instance.symbols) == set(before.framed.task.instance.symbols):
                return None
            if not is_bare:
                found = draw_like(framed.task, before.solution)
                return found and Solved(framed, found)
            ground = ground_base(with_clues(framed.task, before.solution), options=SAMPLING)
            found = like(ground, before.solution)
            return found and Solved(framed, found, ground)
        return before.near(still_open, rng, few)

    def open_cells_of(solved: Solved, most: int | None) -> list[object] | None:
        task, solution = solved.framed.task, solved.solution
        if solved.ground is None:
            return open_cells(with_clues(task, solution), solution, most)
        literals = solved.ground.undecided(task.encoding.shown)
        return open_in(solved.ground.control, literals, solution, most)

    return descend(start, near, open_cells_of, rounds, patience=_PATIENCE, slack=_SLACK)


def _refuse_clues(encoding: Encoding) -> None:
    """Refuse a part `frame` that draws what the part `clues` takes from a solution of the board.

    Raises:
        ProgramError: names the first such rule.
    """
    derived = encoding.derived(*CLUES) if CLUES in encoding.parts else frozenset()
    for statement in encoding.alone(FRAME[0]):
        for name, arity in sorted(syntax.heads(statement) & derived & {*encoding.clues}):
            words = f"the part clues derives {name}/{arity}, so the part frame must not"
            raise ProgramError(syntax.problem_of(statement, words))
