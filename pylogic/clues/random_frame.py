"""Random frames: the facts of a new board besides its clues, drawn by the part `frame`.

Where the clues of hardly any solution make it unique, frame and solution are changed together, a
few cells at a time; a change stays if hardly more cells are open than before.
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
    NoSolutionError,
    Sample,
    Sampler,
    descend,
    draw,
    draw_sketch,
    find_open_cells,
    ground_liked,
    list_frame_predicates,
    resample_like,
)
from pylogic.errors import ProgramError
from pylogic.explain.techniques import list_facts
from pylogic.rules import syntax
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.instance import instance_from_facts
from pylogic.rules.parts import FRAME
from pylogic.rules.symbols import Symbols
from pylogic.solving.grounding import Program, ground_base, ground_part
from pylogic.solving.task import Task

_ANSWERS = 20
"""Random answers to try where the part `frame` draws a frame around an answer."""
_SOLUTIONS = 0.5
"""The share of changes that concern the solution alone."""
_PATIENCE, _SLACK = 100, 4
"""Changes in a row without a new minimum of open cells before the repair is given up, and the open
cells that a change may have beyond that minimum."""


@dataclass(frozen=True)
class RandomFrame:
    """A board with a random frame: facts besides clues, such as regions."""

    bare: Task
    """The board without the frame."""
    seen: Symbols
    """The atoms that the part `frame` sees."""
    true: Symbols
    """All atoms that are true in the frame."""
    answer: Sample | None
    """The answer of the bare board around which the frame was drawn, if the rules need one."""

    @cached_property
    def task(self) -> Task:
        """The board with the facts of the frame: the `true` ones of the frame's predicates."""
        framed = self.bare.encoding.frame_inputs
        facts = {atom for atom in self.true if (atom.name, len(atom.arguments)) in framed}
        board = (*self.bare.instance.symbols, *sorted(facts))
        return replace(self.bare, instance=instance_from_facts(board, self.bare.instance.name))

    def draw_solution(self, rng: random.Random) -> Sample:
        """Draw a random solution; one like the answer around which the frame was drawn, if any.

        Raises:
            NoSolutionError: the board with this frame has none.
        """
        solution = self.answer and resample_like(ground_liked(self.task, SAMPLING), self.answer)
        return solution or draw(self.task, rng)


def draw_frame(task: Task, rng: random.Random) -> RandomFrame:
    """Draw a random frame: an answer of the part `frame`, which is a program of its own.

    The part sees the atoms that `base` derives from the instance alone; if it mentions a shown
    predicate, it sees all atoms of a random answer instead.

    Raises:
        NoSolutionError: the part has no answer.
        ProgramError: the part derives clues, or clingo rejects it.
    """
    encoding = task.encoding
    _refuse_clues(encoding)
    shown = {name.removeprefix("-") for name, _ in encoding.outputs}
    is_around = bool(shown & encoding.names_in(FRAME))
    for _ in range(_ANSWERS if is_around else 1):
        answer = draw(task, rng) if is_around else None
        seen = answer.true if answer else tuple(list_facts(task))
        frame = draw_sketch(task, seen, rng)
        if frame is not None:
            return RandomFrame(task, seen, frame.true, answer)
    answers = f" around {_ANSWERS} random answers" if is_around else ""
    raise NoSolutionError(f"the board has no frame{answers}: nothing fulfils the part `frame`")


@dataclass(frozen=True)
class FramedSample:
    """A board with a random frame, and one of its solutions."""

    frame: RandomFrame
    solution: Sample
    ground: Program | None = None
    """The board's program, if it is ground already and excludes none of its answers yet."""

    @cached_property
    def drawing(self) -> Sampler:
        """The board, ground once for this sample, to draw solutions near others."""
        task = self.frame.task
        return Sampler.of(ground_liked(task, ANEW), task.encoding.outputs)

    def draw_near(
        self, still_open: Sequence[object], rng: random.Random, few: int
    ) -> FramedSample | None:
        """Draw the solution anew in a few cells, in the same frame; None if it stays the same."""
        solution = self.drawing.draw_near(self.solution, still_open, few, rng)
        if solution is None:
            return None
        changed = FramedSample(self.frame, solution)
        changed.__dict__["drawing"] = self.drawing  # the cache of cached_property
        return changed


def repair_frame(
    start: FramedSample, with_clues: Callable[[Task, Sample], Task], rng: random.Random, rounds: int
) -> FramedSample | None:
    """Change frame and solution until the clues leave no cell open; None if that fails.

    `with_clues` adds all clues of a solution to its board. A start without open cells is returned.
    """
    bare, answer = start.frame.bare, start.frame.answer
    program = ground_part(bare, FRAME[0], start.frame.seen, options=ANEW)
    chosen = {*list_frame_predicates(bare.encoding)}
    drawn_atoms = frozenset(program.find_undecided(chosen | bare.encoding.frame_inputs))

    def read(model: clingo.Model) -> Sample:
        """Return the atoms of a frame, which shows none."""
        return Sample(tuple(filter(drawn_atoms.__contains__, model.symbols(atoms=True))), ())

    drawing = Sampler(program.control, program.find_undecided(chosen), read)
    always = tuple(program.find_facts(bare.encoding.frame_inputs))
    # Without clues the answers of a board do not depend on the solution.
    is_bare = not bare.encoding.clues
    is_fixed = answer is not None or is_bare

    def near(before: FramedSample, still_open: Sequence[object], few: int) -> FramedSample | None:
        """Change frame or solution in a few cells; None without a change or a solution."""
        if is_fixed or rng.random() >= _SOLUTIONS:
            true = drawing.draw_around(Sample(before.frame.true, ()), still_open, few, rng).true
            framed = replace(before.frame, true=(*always, *true))
            if set(framed.task.instance.symbols) == set(before.frame.task.instance.symbols):
                return None
            if not is_bare:
                solution = resample_like(ground_liked(framed.task, SAMPLING), before.solution)
                return solution and FramedSample(framed, solution)
            ground = ground_base(with_clues(framed.task, before.solution), options=SAMPLING)
            solution = resample_like(ground, before.solution)
            return solution and FramedSample(framed, solution, ground)
        return before.draw_near(still_open, rng, few)

    def open_cells_of(solved: FramedSample, most: int | None) -> list[object] | None:
        """Return the cells that all clues leave open; None: more than `most`."""
        ground = solved.ground or ground_base(with_clues(solved.frame.task, solved.solution))
        return find_open_cells(ground, solved.solution, most)

    return descend(start, near, open_cells_of, rounds, patience=_PATIENCE, slack=_SLACK)


def _refuse_clues(encoding: Encoding) -> None:
    """Raise ProgramError for a rule of the part `frame` that derives what `clues` derives, too."""
    derived = encoding.heads_of(CLUES) if CLUES in encoding.parts else frozenset()
    for statement in encoding.statements_of(FRAME):
        for name, arity in sorted(syntax.heads(statement) & derived & {*encoding.clues}):
            words = f"the part clues derives {name}/{arity}, so the part frame must not"
            raise ProgramError(syntax.quote_node(statement, words))
