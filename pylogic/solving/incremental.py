"""Plans: step(t) and check(t) are ground for t = 0, 1, ... and searched, as by clingo's incmode."""

from __future__ import annotations

from itertools import count
from typing import Literal, Protocol

import clingo
from clingo import ast

from pylogic.solving.grounding import Program
from pylogic.solving.seconds import Seconds
from pylogic.solving.task import Task

STEP, CHECK = ("step", 1), ("check", 1)

End = Literal["exhausted", "interrupted", "enough"]
"""Why a search ended: nothing is left, it was cut short, or enough answers were found."""


class Asks(Protocol):
    """What is asked at each horizon."""

    count: int
    horizon: int | None
    grounding: Seconds

    def answers(self) -> End:
        """Take the answers that there are; why that ended."""

    def any_answer(self) -> End:
        """Whether there is one at all ("enough"), without taking it."""


def has_horizons(task: Task) -> bool:
    """Whether an encoding is grounded step by step."""
    return STEP in task.encoding.parts or CHECK in task.encoding.parts


def horizons(task: Task, program: Program, run: Asks) -> End:
    """Ground step(t) and check(t) for t = 0, 1, ... and search under query(t).

    As clingo's incremental mode does, with its constants imin, imax and istop. It ends, too,
    when no answer is left even without query(t): a later step cannot bring one back, unless
    the encoding has externals of its own.
    """
    control = program.control
    minimum, maximum, stop = (control.get_const(name) for name in ("imin", "imax", "istop"))
    control.add("check", ["t"], "#external query(t).")
    is_modular = not any(_is_own_external(statement) for statement in task.statements)
    for t in count():
        horizon = clingo.Number(t)
        if horizon == maximum:
            break
        began = Seconds.now()
        program.ground(*[("step", [horizon])][: t > 0], ("check", [horizon]))
        run.grounding += Seconds.now() - began
        run.horizon, before = t, run.count
        query = clingo.Function("query", [horizon])
        control.assign_external(query, True)
        end = run.answers()
        found = run.count > before
        stops = found == (stop != clingo.String("UNSAT"))
        if end != "exhausted" or (stops and (minimum is None or t + 1 >= minimum.number)):
            return end
        control.release_external(query)
        if not found and is_modular and (end := run.any_answer()) != "enough":
            return end
    return "enough"


def _is_own_external(statement: ast.AST) -> bool:
    return statement.ast_type == ast.ASTType.External and statement.atom.symbol.name != "query"
