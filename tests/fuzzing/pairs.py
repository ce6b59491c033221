"""Two rule files that are nearly the same, on an instance."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fuzzing import random_programs
from fuzzing.case import VERY_MANY, Case, Files, Tally, claim, words
from fuzzing.plain import Answers, RejectedError
from pylogic.errors import OptionError


def a_pair(chance: Random, seed: int) -> Case:
    writer = random_programs.Writer(chance)
    if chance.random() < 0.25:
        one, facts = random_programs.wide(chance, writer)
    else:
        one, facts = writer.encoding(shows=True), writer.instance()
        if chance.random() < 0.1:
            one.insert(0, f"{{ x(1..{chance.choice((6, 7))}) }}.")
            one.append("#show x/1.")
    other = random_programs.mutated(chance, one, writer.constraint)
    while other == one:
        other = random_programs.mutated(chance, one, writer.constraint)
    if chance.random() < 0.1:
        other = random_programs.mutated(chance, other, writer.rule)
    return Case("diff", seed, (tuple(one), tuple(other), tuple(facts)), ({},))


def look_at_pair(case: Case, files: Files, tally: Tally) -> None:
    try:
        plain = [files.plain(rules, VERY_MANY) for rules in (0, 1)]
    except RejectedError:
        tally["rejected"] += 1
        return
    one, other = files.puzzle(0), files.puzzle(1)
    try:
        found = one.diff(other, files.instance(one))
    except OptionError as error:
        tally[f"refused: {str(error).partition(':')[2].strip()[:20]}"] += 1
        return
    proof = f" by {found.proof}" if found.verdict == "same" else ""
    tally[f"{found.verdict}{proof}"] += 1
    most = max(len(p.shown) for p in plain)
    tally["more than 10,000 answers"] += most > 10_000
    tally["51 to 10,000 answers"] += 50 < most <= 10_000
    tally["with costs"] += any(p.costs for p in plain)
    compare_verdict(found, plain)


def compare_verdict(found: Any, plain: Sequence[Answers]) -> None:
    """What is claimed of two versions holds.

    Raises:
        DifferenceError: says what does not hold.
    """
    told = f"{found.verdict} ({found.proof}), and plain clingo finds "
    told += " and ".join(f"{len(p.shown)} answers" for p in plain)
    if found.verdict == "same":
        claim(plain[0].shown == plain[1].shown, told)
        if plain[0].costs or plain[1].costs:
            claim(found.proof != "all answers", f"costs were not compared: {told}")
            claim(set(plain[0].models) == set(plain[1].models), f"costs differ: {told}")
    if found.verdict == "different":
        shown = frozenset(found.accepted.symbols)
        told = f"only version {found.by + 1} is said to accept {words(shown)}: {told}"
        claim(shown in plain[found.by].shown, f"it does not: {told}")
        claim(shown not in plain[1 - found.by].shown, f"so does the other: {told}")
