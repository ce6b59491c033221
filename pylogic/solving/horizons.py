"""Plans: the parts step(t) and check(t), ground and searched for one horizon t after the other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import clingo
from clingo import ast

from pylogic.solving.grounding import Program
from pylogic.solving.outcome import End


def search_horizons(
    program: Program, find_answers: Callable[[int], tuple[End, bool]], find_any: Callable[[], End]
) -> End:
    """Ground step(t) and check(t) for t = 0, 1, ..., and search at each horizon under query(t).

    It is clingo's incremental mode, with its constants imin, imax and istop. Return why the loop
    ended, "enough" at imax. It also ends when no answer is left without query(t): a later step
    cannot bring one back, unless the encoding has externals of its own.

    Args:
        find_answers: takes the answers at a horizon; returns why that ended, and whether there were
            any.
        find_any: looks for one answer without counting it; returns "enough" if there is one.
    """
    control = program.control
    minimum, maximum, stop = (control.get_const(name) for name in ("imin", "imax", "istop"))
    control.add("check", ["t"], "#external query(t).")
    externals = (s for s in program.task.statements if s.ast_type == ast.ASTType.External)
    is_modular = all(statement.atom.symbol.name == "query" for statement in externals)
    for t in count():
        horizon = clingo.Number(t)
        if horizon == maximum:
            break
        program.ground(*[("step", [horizon])][: t > 0], ("check", [horizon]))
        query = clingo.Function("query", [horizon])
        control.assign_external(query, True)
        end, has_answers = find_answers(t)
        stops = has_answers == (stop != clingo.String("UNSAT"))
        if end != "exhausted" or (stops and (minimum is None or t + 1 >= minimum.number)):
            return end
        control.release_external(query)
        if not has_answers and is_modular and (end := find_any()) != "enough":
            return end
    return "enough"
