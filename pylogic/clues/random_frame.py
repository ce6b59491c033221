"""Random frames: the facts of a new board besides its clues, drawn by the part `frame`.

Where the clues of hardly any solution make it unique, frame and solution are changed together, a
few cells at a time; a change stays if hardly more cells are open than before.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

from pylogic.clues.derive import add_facts
from pylogic.clues.random_solution import (
    ANEW,
    SAMPLING,
    NoSolutionError,
    Sample,
    Sampler,
    draw_frame_answer,
    draw_similar,
    draw_solution,
    find_open_cells,
    ground_solutions,
    list_frame_choices,
    search_locally,
)
from pylogic.errors import ProgramError
from pylogic.explain.techniques import list_facts
from pylogic.rules import syntax
from pylogic.rules.encoding import CLUES
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
    input_atoms: Symbols
    """The facts that the part `frame` gets."""
    true: Symbols
    """All true atoms of the answer of the part `frame`."""
    answer: Sample | None
    """The answer of the bare board around which the frame was drawn, if the rules need one."""

    @cached_property
    def task(self) -> Task:
        """The board with the facts of the frame: the `true` ones of the frame's predicates."""
        framed = self.bare.encoding.frame_inputs
        facts = {atom for atom in self.true if (atom.name, len(atom.arguments)) in framed}
        return add_facts(self.bare, sorted(facts))

    @cached_property
    def sampler(self) -> Sampler:
        """A sampler of solutions near others; it grounds the board."""
        return Sampler(ground_solutions(self.task, ANEW), self.task.encoding.outputs)

    def draw_solution(self, rng: random.Random) -> Sample:
        """Draw a random solution; one like the answer around which the frame was drawn, if any.

        Raises:
            NoSolutionError: the board with this frame has none.
        """
        solution = self.answer and draw_similar(ground_solutions(self.task, SAMPLING), self.answer)
        return solution or draw_solution(self.task, rng)


def draw_frame(task: Task, rng: random.Random) -> RandomFrame:
    """Draw a random frame: an answer of the part `frame`, which is a program of its own.

    The part gets the atoms that `base` derives from the instance alone as facts; if it mentions a
    shown predicate, it gets all atoms of a random answer instead.

    Raises:
        NoSolutionError: the part has no answer.
        ProgramError: the part derives clues, or clingo rejects it.
    """
    encoding = task.encoding
    derived = encoding.heads_of(CLUES) if CLUES in encoding.parts else frozenset()
    for statement in encoding.statements_of(FRAME):
        for name, arity in sorted(syntax.heads(statement) & derived & {*encoding.clues}):
            words = f"the part clues derives {name}/{arity}, so the part frame must not"
            raise ProgramError(syntax.quote_node(statement, words))
    shown = {name.removeprefix("-") for name, _ in encoding.outputs}
    is_around = bool(shown & encoding.names_in(FRAME))
    for _ in range(_ANSWERS if is_around else 1):
        answer = draw_solution(task, rng) if is_around else None
        input_atoms = answer.true if answer else tuple(list_facts(task))
        frame = draw_frame_answer(task, input_atoms, rng)
        if frame is not None:
            return RandomFrame(task, input_atoms, frame.true, answer)
    answers = f" around {_ANSWERS} random answers" if is_around else ""
    raise NoSolutionError(f"the board has no frame{answers}: nothing fulfils the part `frame`")


class FramedSample(NamedTuple):
    """A board with a random frame, and one of its solutions."""

    frame: RandomFrame
    solution: Sample
    ground: Program | None = None
    """The board's program, if it is ground already and excludes none of its answers yet."""


def repair_frame(
    start: FramedSample, with_clues: Callable[[Task, Sample], Task], rng: random.Random, rounds: int
) -> FramedSample | None:
    """Change frame and solution until the clues leave no cell open; None if that fails.

    `with_clues` adds all clues of a solution to its board. A start without open cells is returned.
    """
    bare = start.frame.bare
    program = ground_part(bare, FRAME[0], start.frame.input_atoms, options=ANEW)
    chosen = list_frame_choices(bare.encoding)
    frame_sampler = Sampler(program, chosen)
    undecided = program.find_undecided({*chosen, *bare.encoding.frame_inputs})
    always = tuple(program.find_facts(bare.encoding.frame_inputs))
    # Without clues the answers of a board do not depend on the solution.
    is_bare = not bare.encoding.clues
    is_fixed = start.frame.answer is not None or is_bare

    def change(before: FramedSample, still_open: Sequence[object], few: int) -> FramedSample | None:
        """Change frame or solution in a few cells; None without a change or a solution."""
        if not is_fixed and rng.random() < _SOLUTIONS:
            solution = before.frame.sampler.draw_near(before.solution, still_open, few, rng)
            return solution and FramedSample(before.frame, solution)
        sample = Sample(before.frame.true, ())
        answer = frame_sampler.draw_around(sample, still_open, few, rng)
        true = (*always, *(atom for atom in answer.true if atom in undecided))
        framed = replace(before.frame, true=true)
        if set(framed.task.instance.symbols) == set(before.frame.task.instance.symbols):
            return None
        if is_bare:
            ground = ground_base(with_clues(framed.task, before.solution), options=SAMPLING)
        else:
            ground = ground_solutions(framed.task, SAMPLING)
        solution = draw_similar(ground, before.solution)
        return solution and FramedSample(framed, solution, ground if is_bare else None)

    def find_open(framed: FramedSample, most: int | None) -> list[object] | None:
        """Return the cells that all clues leave open; None: more than `most`."""
        ground = framed.ground or ground_base(with_clues(framed.frame.task, framed.solution))
        return find_open_cells(ground, framed.solution, most)

    return search_locally(start, change, find_open, rounds, patience=_PATIENCE, slack=_SLACK)
