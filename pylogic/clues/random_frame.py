"""Random frames: what a new board has besides its clues, as the part `frame` of the rules says."""

from __future__ import annotations

import random
from dataclasses import replace

from pylogic.clues.random_solution import SAMPLING, NoSolutionError, draw, sample
from pylogic.rules import syntax
from pylogic.rules.instance import instance_of
from pylogic.rules.parts import FRAME
from pylogic.rules.symbols import Symbols
from pylogic.solving.grounding import ground_base, ground_part
from pylogic.solving.task import Task

_ANSWERS = 20
"""Random answers that are tried where a frame is drawn around one."""


def is_missing(task: Task) -> bool:
    """Whether the rules draw a frame and the board has none of its facts yet."""
    framed = task.encoding.framed
    return bool(framed) and not any(fact.signature in framed for fact in task.instance.facts)


def with_frame(task: Task, rng: random.Random) -> Task:
    """The task with the facts of a random frame.

    The part `frame` is an answer set program of its own. It sees what `base` derives from the
    instance alone; where it looks at what answers show, all that is true in a random answer.

    Raises:
        NoSolutionError: there is no frame.
        ProgramError: clingo rejects the part.
    """
    encoding, rules = task.encoding, task.encoding.alone(FRAME[0])
    choices = sorted(frozenset().union(*map(syntax.heads, filter(syntax.is_choice, rules))))
    shown = {name.removeprefix("-") for name, _ in encoding.shown}
    around_answers = bool(shown & encoding.mentioned(FRAME[0]))
    for _ in range(_ANSWERS if around_answers else 1):
        known = draw(task, rng).true if around_answers else _follow(task)
        found = sample(ground_part(task, FRAME[0], known, options=SAMPLING), choices, rng)
        if found is not None:
            facts = {x for x in found.true if (x.name, len(x.arguments)) in encoding.framed}
            board = (*task.instance.symbols, *sorted(facts))
            return replace(task, instance=instance_of(board, task.instance.name))
    answers = f" around {_ANSWERS} random answers" if around_answers else ""
    raise NoSolutionError(f"the board has no frame{answers}: nothing fulfils the part `frame`")


def _follow(task: Task) -> Symbols:
    """What follows from the instance alone."""
    control = ground_base(task).control  # its atoms do not keep it alive
    return tuple(atom.symbol for atom in control.symbolic_atoms if atom.is_fact)
