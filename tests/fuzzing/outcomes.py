"""What outcomes and explanations claim, compared with all answers."""

from __future__ import annotations

from typing import Any

import clingo

import pylogic
from fuzzing import plain as plain_clingo
from fuzzing.case import Asked, Tally, claim, name_of, said, words
from fuzzing.plain import Answers


def compare_outcome(outcome: pylogic.Outcome, plain: Answers, asked: Asked) -> None:
    """What is claimed of answers holds, and no less is claimed than could be.

    Raises:
        DifferenceError: says what does not hold.
    """
    options = asked.get("options", ())
    counts_costs = bool(plain.costs) and not any("--opt-mode" in option for option in options)
    told = f"{outcome.claim} (asked {dict(asked)}), and plain clingo finds "
    told += f"{len(plain.shown)} answers" + (
        f", {len(plain.best)} of the cost {min(plain.costs)}" if plain.costs else ""
    )
    status, found, keep = outcome.status.value, said(outcome.answers), asked.get("keep", True)
    claim(len(set(found)) == len(found), f"the same answer twice: {told}")
    for shown in found:
        claim(shown in plain.shown, f"no answer shows {words(shown)}: {told}")
    claim(len(found) == (outcome.count if keep else 0), f"{len(found)} answers kept: {told}")
    if "--backprop" in options:
        proved = status in ("unique", "none", "optimal") or outcome.exhausted
        claim(not proved, f"claimed under --backprop: {told}")
        claim(outcome.count <= len(plain.shown), told)
        return
    if counts_costs:
        best, every = min(plain.costs), asked.get("all_optima", False)
        claim((status, outcome.exhausted) == ("optimal", True), told)
        claim(outcome.progress.cost == best, f"cost {outcome.progress.cost}: {told}")
        claim(outcome.count == (len(plain.best) if every else 1), told)
        claim(all(shown in plain.best for shown in found), f"not the best: {told}")
        return
    claim(not outcome.progress.cost, f"cost {outcome.progress.cost}: {told}")
    number, models = len(plain.shown), asked.get("models", 2)
    claim(outcome.count == (min(number, models) if models else number), told)
    claim(outcome.exhausted or 0 < models <= number, f"search not complete: {told}")
    claim(not outcome.exhausted or outcome.count == number, f"search complete: {told}")
    is_single = "unique" if outcome.exhausted else "found"
    expected = "none" if number == 0 else is_single if outcome.count == 1 else "multiple"
    claim(status == expected, f"not {expected}: {told}")


def check_explained(found: Any, plain: Answers, puzzle: pylogic.Puzzle, tally: Tally) -> None:
    """What an explanation says of all answers holds.

    Raises:
        DifferenceError: says what does not hold.
    """
    compare_outcome(found.outcome, plain, {"models": 2})
    known = puzzle.encoding.shown
    in_all = frozenset.intersection(*plain.shown) if plain.shown else frozenset()
    if found.differences is not None:
        tally["differences compared"] += 1
        told = found.to_dict()
        for mode, of in (("cautious", in_all), ("brave", plain_clingo.every(plain))):
            expected = sorted(str(x) for x in of if (name_of(x), len(x.arguments)) in known)
            claim(told[mode] == expected, f"{mode}: {told[mode]}, and it is {expected}")
    if found.outcome.status == "unique":
        tally["steps followed"] += len(found.steps)
        shown = set(map(str, in_all))
        for step in found.steps:
            for text, holds in step.deduction.marks:
                symbol = clingo.parse_term(text)
                if (name_of(symbol), len(symbol.arguments)) in known:
                    words = "does not hold" if holds else "holds"
                    claim((text in shown) == holds, f"step {step.number}: {text} {words}")
