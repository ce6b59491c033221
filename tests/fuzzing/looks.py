"""Draw and check each kind of programs: one, pairs, `why`, conflicts, options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import clingo
from hypothesis import strategies as st

import pylogic
from fuzzing import plain as plain_clingo
from fuzzing import programs
from fuzzing.case import (
    SECONDS,
    Asked,
    Case,
    DifferenceError,
    Files,
    amount,
    claim,
    signature,
    words,
)
from fuzzing.plain import Answers, RejectedError, Shown, TooManyError
from fuzzing.programs import Writer, are_taken, some_options

VERY_MANY = 40_000  # answer sets of a program that are looked at

# ---- Claims --------------------------------------------------------------------------


def compare_outcome(outcome: pylogic.Outcome, plain: Answers, asked: Asked) -> None:
    """An outcome claims only what holds of the answers, and no less than it could.

    Raises:
        DifferenceError: says what does not hold.
    """
    options = asked.get("options", ())
    counts_costs = bool(plain.costs) and not any("--opt-mode" in option for option in options)
    told = f"{outcome.claim} (asked {dict(asked)}), and plain clingo finds "
    told += f"{len(plain.shown)} answers" + (
        f", {len(plain.best)} of the cost {min(plain.costs)}" if plain.costs else ""
    )
    status, found, keep = (
        outcome.status.value,
        [frozenset(x.symbols) for x in outcome.answers],
        asked.get("keep", True),
    )
    claim(len(set(found)) == len(found), f"the same answer twice: {told}")
    for shown in found:
        claim(shown in plain.shown, f"no answer shows {words(shown)}: {told}")
    claim(len(found) == (outcome.count if keep else 0), f"{len(found)} answers kept: {told}")
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


def compare_explained(found: Any, plain: Answers, puzzle: pylogic.Puzzle) -> None:
    """An explanation says only what holds of all answers.

    Raises:
        DifferenceError: says what does not hold.
    """
    compare_outcome(found.outcome, plain, {"models": 2})
    known = puzzle.encoding.outputs
    if found.differences is not None:
        told = found.to_dict()
        for mode, of in (("cautious", plain.in_all), ("brave", plain.in_some)):
            expected = sorted(str(x) for x in of if signature(x) in known)
            claim(told[mode] == expected, f"{mode}: {told[mode]}, and it is {expected}")
    if found.outcome.status == "unique":
        shown = set(map(str, plain.in_all))
        for step in found.steps:
            for text, holds in step.deduction.marks:
                if signature(clingo.parse_term(text)) in known:
                    told = f"step {step.number} says of {text} that it holds: {holds}"
                    claim((text in shown) == holds, told)


# ---- A rule file and an instance, under random options -------------------------------


@st.composite
def a_program(draw: st.DrawFn) -> Case:
    """A program, or a square to fill in, and ways to search for its answers."""
    writer = Writer(draw)
    rules, facts = writer.program()
    facts = facts if writer.often(85) else []
    if writer.often(15):
        rules = writer.file("latin")
        facts = writer.file(writer.one_of(("small latin", "large latin")))
    uses_n = any("n" in text.split() for text in rules)
    constants = {"n": writer.one_of((0, 1, 2, 3))} if uses_n and writer.often(30) else {}
    ways = [{"models": 0}, _a_search(writer, 2), _a_search(writer, 8)]
    return Case("programs", (tuple(rules), tuple(facts)), tuple(ways), constants)


def _a_search(writer: Writer, most: int) -> dict[str, Any]:
    """Keywords of a search, with a number of options of clasp at most."""
    options = some_options(writer.draw, 0, most)
    modes = ("--opt-mode=ignore", "--opt-mode=enum")
    options += [writer.one_of(modes)] if writer.often(20) else []
    is_enumerated = any(option.startswith("--opt-mode") for option in options)
    asked = {
        "options": options,
        "models": writer.one_of((0, 1, 2, 2)),
        "keep": not writer.often(30),
        "all_optima": not is_enumerated and writer.often(40),
    }
    return asked | ({"shuffle": writer.one_of(range(9))} if writer.often(10) else {})


def look_at_program(case: Case, files: Files) -> str:
    try:
        plain = files.plain()
    except RejectedError:
        try:
            puzzle = files.puzzle()
            outcome = puzzle.solve(files.instance(puzzle), constants=case.constants)
        except pylogic.PylogicError:
            return "rejected"
        raise DifferenceError(f"clingo rejects, and pylogic says {outcome.claim}") from None
    puzzle = files.puzzle()
    instance = files.instance(puzzle)
    is_guided = any("#heuristic" in text for file in case.files for text in file)
    for asked in case.asked:
        if are_taken(asked.get("options", ()), is_guided):
            compare_outcome(puzzle.solve(instance, constants=case.constants, **asked), plain, asked)
    return f"{amount(len(plain.shown))} answers" + " with costs" * bool(plain.costs)


# ---- Two rule files that are nearly the same -----------------------------------------


@st.composite
def a_pair(draw: st.DrawFn) -> Case:
    writer = Writer(draw)
    one, facts = writer.program(["whole"])
    if writer.often(25):
        one, facts = writer.file("wide"), writer.file("wide instance")
    elif writer.often(10):
        one += [f"{{ x(1..{writer.one_of((6, 7))}) }}.", "#show x/1."]
    other = one
    for _ in range(writer.one_of((1, 1, 1, 2))):
        other = programs.mutated(writer, other)
    return Case("diff", (tuple(one), tuple(other), tuple(facts)))


def look_at_pair(case: Case, files: Files) -> str:
    try:
        plain = [files.plain(rules, VERY_MANY) for rules in (0, 1)]
    except RejectedError:
        return "rejected"
    one, other = files.puzzle(0), files.puzzle(1)
    try:
        found = one.diff(other, files.instance(one))
    except pylogic.OptionError:
        return "refused"
    compare_verdict(found, plain)
    return f"same by {found.proof}" if found.verdict == "same" else found.verdict


def compare_verdict(found: Any, plain: Sequence[Answers]) -> None:
    """A verdict claims only what holds of two versions.

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


# ---- What is expected of an answer ---------------------------------------------------


@st.composite
def an_expectation(draw: st.DrawFn) -> Case:
    """A program that shows whole predicates, and marks of an answer, many of them wrong."""
    writer = Writer(draw)
    rules, facts = writer.program(["whole"])
    facts = [s for s in facts if not s.startswith("#show")]
    rules += ["#show a/0."] * ("#show a/0." not in rules)
    shown = [s.removeprefix("#show ").rstrip(".") for s in rules if s.startswith("#show ")]
    shown = [one for one in shown if not one.startswith("-")]  # what is denied is not expected
    expected = dict.fromkeys(_some_answer(draw, [*rules, *facts]), True)
    for _ in range(writer.one_of((0, 0, 1, 2)) if expected else 1):
        name, arity = writer.one_of(shown).rsplit("/", 1)
        value = writer.one_of((*writer.values, "1", "2", "9")).split("..")[0]
        atom = f"{name}({value})" if arity == "1" else name
        expected[str(clingo.parse_term(atom))] = writer.one_of((True, True, False))
    text = " ".join(f"{atom}." if holds else f"-{atom}." for atom, holds in expected.items())
    asked = {"expect": text, "whole": draw(st.booleans())}
    return Case("why", (tuple(rules), tuple(facts)), (asked,))


def _some_answer(draw: st.DrawFn, statements: list[str]) -> list[str]:
    """Most atoms of one of a program's answer sets; often none."""
    try:
        answers = plain_clingo.answers(["\n".join(statements)], {}).shown
    except (RejectedError, TooManyError):
        return []
    texts = sorted(sorted(str(x) for x in shown) for shown in answers)
    atoms = draw(st.sampled_from([[], *texts[:4]]))
    left_out = draw(st.sampled_from(["", "", *atoms[1:]]))
    return [atom for atom in atoms if not atom.startswith("-") and atom != left_out]


def look_at_expectation(case: Case, files: Files) -> str:
    try:
        plain = files.plain()
    except RejectedError:
        return "rejected"
    asked = case.asked[0]
    puzzle = files.puzzle()
    try:
        found = puzzle.why(files.instance(puzzle), **asked)
    except pylogic.OptionError:
        return "refused"
    except pylogic.PylogicError as error:
        if "no fact of the instance" not in str(error):  # no answer shows it, by #show
            raise
        return "refused: not shown"
    compare_claim(found, plain, asked)
    return "answers, and more" if found.more else "answers" if found.is_answer else "none"


def compare_claim(found: Any, plain: Answers, asked: Any) -> None:
    """Compare what `why` claims of an expectation with all answers.

    Raises:
        DifferenceError: says what does not hold.
    """
    marks = [text.rstrip(".") for text in asked["expect"].split(". ")]
    holding = {clingo.parse_term(text) for text in marks if not text.startswith("-")}
    denied = {clingo.parse_term(text[1:]) for text in marks if text.startswith("-")}
    having = [one for one in plain.shown if holding <= one and not denied & one]
    exactly = [one for one in having if one == holding]
    told = f"{found.claim} ({asked}), and plain clingo finds {len(having)} with it, "
    told += f"{len(exactly)} with no more"
    claim(found.interrupted is None, told)
    if found.is_answer:
        shown = frozenset(holding | set(map(clingo.parse_term, found.more)))
        claim(shown in having, f"no answer shows {words(shown)}: {told}")
        claim(not found.more or not (exactly or asked["whole"]), told)
    else:
        claim(found.is_answer is False, told)
        claim(not (exactly if asked["whole"] else having), told)
        claim(bool(found.reasons), f"without a reason: {told}")


# ---- Rules and clues that mostly contradict ------------------------------------------


@st.composite
def a_contradiction(draw: st.DrawFn) -> Case:
    writer = Writer(draw)
    rules, facts = writer.file("conflicts"), writer.file("conflicts instance")
    asked = {"smallest": writer.often(30)}
    return Case("explain", (tuple(rules), tuple(facts)), (asked,))


def look_at_contradiction(case: Case, files: Files) -> str:
    plain = files.plain()
    relaxed = "\n".join(programs.relaxed(*case.files))
    broken = plain_clingo.answers([relaxed], {}, VERY_MANY).shown
    every = plain_clingo.conflicts(_least(broken))
    puzzle = files.puzzle()
    try:
        found = puzzle.explain(files.instance(puzzle), timeout=SECONDS, **case.asked[0])
    except pylogic.OptionError:
        return "not explained"  # nothing can be relaxed
    compare_explained(found, plain, puzzle)
    if plain.models:
        return f"{amount(len(plain.shown))} answers"
    smallest = case.asked[0]["smallest"]
    told = [_because(conflict) for conflict in found.conflicts]
    want = [" ".join(sorted(one)) for one in every]
    for one in told:
        claim(one in every, f"{' '.join(sorted(one))} is no conflict of {want}")
    claim(len(told) == 1, f"{len(told)} conflicts of {want}")
    for conflict in found.conflicts:
        least = min(map(len, every))
        claim(not conflict.is_smallest or conflict.size == least, "not the smallest")
    claim(not smallest or found.conflicts[0].is_smallest, "not proved to be the smallest")
    return f"{amount(len(every))} conflicts"


def _least(broken: frozenset[Shown]) -> list[frozenset[str]]:
    """The sets of rules that answer sets of the relaxed program break; only the minimal ones."""
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
