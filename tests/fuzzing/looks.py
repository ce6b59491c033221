"""What is made and looked at of each kind: programs, pairs, contradictions; see ../fuzz.py."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import clingo

import pylogic
from fuzzing import plain as plain_clingo
from fuzzing import random_programs
from fuzzing.case import (
    SECONDS,
    VERY_MANY,
    Asked,
    Case,
    DifferenceError,
    Files,
    Tally,
    amount,
    claim,
    is_negative,
    name_of,
    said,
    words,
)
from fuzzing.plain import Answers, RejectedError, Shown
from pylogic.errors import OptionError, PylogicError

# ---- Claims --------------------------------------------------------------------------


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


# ---- A rule file and an instance, under random options -------------------------------


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


# ---- Two rule files that are nearly the same -----------------------------------------


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


# ---- Rules and clues that mostly contradict ------------------------------------------


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
