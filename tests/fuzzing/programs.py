"""A rule file and an instance: status, answers, count, cost, under random options."""

from __future__ import annotations

from random import Random
from typing import Any

from fuzzing import plain as plain_clingo
from fuzzing import random_programs
from fuzzing.case import Case, DifferenceError, Files, Tally, amount, is_negative, name_of
from fuzzing.outcomes import compare_outcome
from fuzzing.plain import RejectedError
from pylogic.errors import PylogicError


def a_program(chance: Random, seed: int) -> Case:
    writer = random_programs.Writer(chance)
    rules = writer.encoding()
    facts = writer.instance() if chance.random() < 0.85 else []
    uses_n = any("n" in text.split() for text in rules)
    constants = {"n": chance.randint(0, 3)} if uses_n and chance.random() < 0.3 else {}
    asked: dict[str, Any] = {"models": chance.choice((0, 1, 2, 2)), "keep": chance.random() < 0.7}
    asked["all_optima"] = chance.random() < 0.4
    options = random_programs.options(chance)
    if not asked["all_optima"] and chance.random() < 0.1:
        options.append(chance.choice(("--opt-mode=ignore", "--opt-mode=enum")))
    if chance.random() < 0.08:
        options.append("--backprop")
    asked["options"] = options
    if chance.random() < 0.1:
        asked["shuffle"] = chance.randrange(100)
    return Case("solve", seed, (tuple(rules), tuple(facts)), ({"models": 0}, asked), constants)


def look_at_program(case: Case, files: Files, tally: Tally) -> None:
    try:
        plain = files.plain()
    except RejectedError:
        _is_rejected(case, files, tally)
        return
    tally[f"{amount(len(plain.shown))} answers"] += 1
    tally["with costs"] += bool(plain.costs)
    tally["several optima"] += len(plain.best) > 1 and bool(plain.costs)
    tally["answer sets that show the same"] += plain.hides
    shown = plain_clingo.every(plain)
    tally["shows _names"] += any(name_of(x).startswith("_") for x in shown)
    tally["shows -names"] += any(is_negative(x) for x in shown)
    puzzle = files.puzzle()
    instance = files.instance(puzzle)
    for asked in case.asked:
        options = asked.get("options", ())
        tally["with options"] += bool(options)
        tally["--backprop"] += "--backprop" in options
        compare_outcome(puzzle.solve(instance, constants=case.constants, **asked), plain, asked)


def _is_rejected(case: Case, files: Files, tally: Tally) -> None:
    """pylogic takes no more than clingo does."""
    tally["rejected"] += 1
    try:
        puzzle = files.puzzle()
        outcome = puzzle.solve(files.instance(puzzle), constants=case.constants)
    except PylogicError:
        return
    raise DifferenceError(f"clingo rejects the files, and pylogic says {outcome.claim}")
