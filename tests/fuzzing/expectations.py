"""Expectations of random programs: `why` claims of them what plain clingo finds."""

from __future__ import annotations

from random import Random
from typing import Any

import clingo

from fuzzing import random_programs
from fuzzing.case import Case, Files, Tally, amount, claim, words
from fuzzing.plain import Answers, RejectedError
from pylogic.errors import OptionError, PylogicError

_LOOKED_AT = 4
"""Answer sets of a program from which an expectation may be made."""


def an_expectation(chance: Random, seed: int) -> Case:
    """A program that shows whole predicates, and marks of an answer, many of them wrong."""
    writer = random_programs.Writer(chance)
    rules = writer.encoding(shows=True)
    facts = [s for s in writer.instance() if not s.startswith("#show")]
    rules += ["#show a/0."] * ("#show a/0." not in rules)
    shown = [s.removeprefix("#show ").rstrip(".") for s in rules if s.startswith("#show ")]
    shown = [one for one in shown if not one.startswith("-")]  # what is denied is not expected
    expected = {atom: True for atom in _some_answer(chance, [*rules, *facts])}
    for _ in range(chance.choice((0, 0, 1, 2)) if expected else 1):
        name, arity = chance.choice(shown).rsplit("/", 1)
        value = chance.choice((*writer.values, "1", "2", "9")).split("..")[0]
        atom = f"{name}({value})" if arity == "1" else name
        expected[str(clingo.parse_term(atom))] = chance.random() < 0.7
    for atom in [*expected][1:]:
        if chance.random() < 0.15:
            del expected[atom]
    text = " ".join(f"{atom}." if holds else f"-{atom}." for atom, holds in expected.items())
    asked = {"expect": text, "whole": chance.random() < 0.4}
    return Case("why", seed, (tuple(rules), tuple(facts)), (asked,))


def look_at_expectation(case: Case, files: Files, tally: Tally) -> None:
    """Compare the claims of `why` with all answer sets.

    Raises:
        DifferenceError: says what does not hold.
    """
    try:
        plain = files.plain()
    except RejectedError:
        tally["rejected"] += 1
        return
    asked = case.asked[0]
    puzzle = files.puzzle()
    try:
        found = puzzle.why(files.instance(puzzle), **asked)
    except OptionError as error:
        tally[f"refused: {str(error).partition(':')[2].strip()[:20]}"] += 1
        return
    except PylogicError as error:
        if "no fact of the instance" in str(error):  # no answer shows it, by #show
            tally["refused: not shown"] += 1
            return
        raise
    if any("unknown fact" in one.words for one in found.reasons):  # refused by design
        tally["refused: unknown fact"] += 1
        return
    tally["answers, and more" if found.more else "answers" if found.is_answer else "none"] += 1
    tally[f"of {amount(len(plain.shown))}"] += 1
    compare_claim(found, plain, asked)


def compare_claim(found: Any, plain: Answers, asked: Any) -> None:
    """What is claimed of an expectation holds.

    Raises:
        DifferenceError: says what does not hold.
    """
    marks = [text.rstrip(".") for text in asked["expect"].split(". ")]
    holding = {clingo.parse_term(text) for text in marks if not text.startswith("-")}
    denied = {clingo.parse_term(text[1:]) for text in marks if text.startswith("-")}
    having = [one for one in plain.shown if holding <= one and not denied & one]
    exactly = [one for one in having if one == holding]
    said = f"{found.claim} ({asked}), and plain clingo finds {len(having)} with it, "
    said += f"{len(exactly)} with no more"
    claim(found.interrupted is None, said)
    if found.is_answer:
        shown = frozenset(holding | set(map(clingo.parse_term, found.more)))
        claim(shown in having, f"no answer shows {words(shown)}: {said}")
        claim(not found.more or not (exactly or asked["whole"]), said)
    else:
        claim(found.is_answer is False, said)
        claim(not (exactly if asked["whole"] else having), said)
        claim(bool(found.reasons), f"without a reason: {said}")


def _some_answer(chance: Random, statements: list[str]) -> list[str]:
    """The atoms of one of the first answer sets; often none."""
    if chance.random() < 0.3:
        return []
    control = clingo.Control([str(_LOOKED_AT)], logger=lambda _code, _words: None)
    found = [list[str]()]
    try:
        control.add("base", [], "\n".join(statements))
        control.ground([("base", [])])
    except RuntimeError:
        return []
    with control.solve(yield_=True) as answers:
        found += ([*map(str, model.symbols(shown=True))] for model in answers)
    return [atom for atom in chance.choice(found) if not atom.startswith("-")]
