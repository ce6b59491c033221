"""Rules and clues that mostly contradict: which conflicts there are, and how many."""

from __future__ import annotations

from random import Random
from typing import Any

from fuzzing import plain as plain_clingo
from fuzzing import random_programs
from fuzzing.case import SECONDS, VERY_MANY, Case, Files, Tally, amount, claim
from fuzzing.outcomes import check_explained
from fuzzing.plain import Shown
from pylogic.errors import OptionError


def a_contradiction(chance: Random, seed: int) -> Case:
    rules, facts = random_programs.contradictory(chance)
    asked = {"count": chance.choice((1, 2, 3, 5, 50)), "smallest": chance.random() < 0.3}
    return Case("explain", seed, (tuple(rules), tuple(facts)), (asked,))


def look_at_contradiction(case: Case, files: Files, tally: Tally) -> None:
    plain = files.plain()
    rules, facts = case.files
    relaxed = files.facts.parent / "relaxed.lp"
    relaxed.write_text("\n".join(random_programs.relaxed(rules, facts)))
    broken = plain_clingo.answers([relaxed], {}, VERY_MANY).shown
    every = plain_clingo.conflicts(_least(broken))
    puzzle = files.puzzle()
    try:
        found = puzzle.explain(files.instance(puzzle), timeout=SECONDS, **case.asked[0])
    except OptionError:
        tally["not explained"] += 1  # nothing can be relaxed
        return
    tally[f"{amount(len(plain.shown))} answers"] += 1
    check_explained(found, plain, puzzle, tally)
    if plain.models:
        return
    tally[f"{amount(len(every))} conflicts"] += 1
    count, smallest = case.asked[0]["count"], case.asked[0]["smallest"]
    told = [_because(conflict) for conflict in found.conflicts]
    want = [" ".join(sorted(one)) for one in every]
    for one in told:
        claim(one in every, f"{' '.join(sorted(one))} is no conflict of {want}")
    claim(len(set(told)) == len(told), "the same conflict twice")
    claim(len(told) == min(count, len(every)), f"{len(told)} conflicts of {want}")
    claim(found.are_all == (1 < count >= len(every)), f"all: {found.are_all}, of {want}")
    for conflict in found.conflicts:
        least = min(map(len, every))
        claim(not conflict.is_smallest or conflict.size == least, "not the smallest")
    claim(not smallest or found.conflicts[0].is_smallest, "not proved to be the smallest")


def _least(broken: frozenset[Shown]) -> list[frozenset[str]]:
    """What answer sets of the relaxed program break, without what others break less of."""
    texts = {frozenset(map(str, one)) for one in broken}
    return [one for one in texts if not any(other < one for other in texts)]


def _because(conflict: Any) -> frozenset[str]:
    """A conflict in the words of `relaxed`."""
    found = set()
    for symbol in conflict.because:
        if symbol.match("_pylogic_broken", 3):
            found.add(f"breaks({symbol.arguments[0]},{symbol.arguments[1]})")
        else:
            found.add(f"breaks({symbol})")
    return frozenset(found)
