"""A small board of a puzzle on the shelf: solve, check, clues, generate, explain."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

import clingo

import pylogic
from fuzzing import plain as plain_clingo
from fuzzing import random_boards
from fuzzing.case import SECONDS, Asked, Case, Files, Tally, amount, claim, name_of, words
from fuzzing.looks import check_explained, compare_outcome
from fuzzing.plain import Answers, TooManyError
from pylogic.errors import OptionError, PylogicError, StoppedError

MANY = 3_000
"""So many answer sets of a board are looked at."""
EXPLAINED = ("base", "reasons")
"""The parts that explanations argue from."""
VERBS = ("solve", "solve", "clues", "generate", "explain")


def a_board(chance: Random, seed: int) -> Case:
    names = sorted(random_boards.FRAMES)
    name = names[seed % len(names)]
    board = random_boards.FRAMES[name](chance)
    constants = random_boards.constants(chance, name)
    asked: dict[str, Any] = {"verb": chance.choice(VERBS), "seed": seed}
    if asked["verb"] in ("solve", "explain"):
        clues = _clues_of(name, board, constants, seed)
        board = random_boards.changed(chance, board, clues)
        asked["count"] = chance.choice((1, 2, 4))
    if asked["verb"] == "clues":
        asked["selection"] = chance.choice(("minimal", "minimal", "fewest", "all"))
    return Case("boards", seed, (tuple(board),), (asked,), constants, name)


def _clues_of(name: str, board: list[str], constants: Mapping[str, int], seed: int) -> list[str]:
    """Clues of a solution of a board, if there are any."""
    try:
        puzzle = pylogic.load(name)
        text = _solved(puzzle, puzzle.instance("\n".join(board), text=True), constants, seed)
        facts = puzzle.clues(text, text=True, constants=constants).facts if text else ""
    except PylogicError:
        return []
    return [text for text in re.findall(r"\S+\.(?=\s|$)", facts) if text not in board]


def _solved(puzzle: Any, board: Any, constants: Mapping[str, int], seed: int) -> str:
    """A board with one of its solutions, as facts; "" if it has none."""
    found = puzzle.solve(board, models=9, seed=seed % 1000, constants=constants).answers
    if not found:
        return ""
    answer = found[seed % len(found)]
    return " ".join(f"{symbol}." for symbol in (*board.symbols, *answer.symbols))


def look_at_board(case: Case, files: Files, tally: Tally) -> None:
    (asked,) = case.asked
    verb = asked["verb"]
    tally[verb] += 1
    tally[case.puzzle] += 1
    puzzle = files.puzzle()
    try:
        find = plain_clingo.plans if case.puzzle == "river_crossing" else plain_clingo.answers
        plain = find(files.paths, case.constants, MANY)
        tally[f"{amount(len(plain.shown))} answers"] += 1
        tally["with costs"] += bool(plain.costs)
    except TooManyError:
        plain = None
    try:
        LOOKS[verb](case, files, puzzle, plain, tally)
    except StoppedError:
        tally["stopped"] += 1
    except (OptionError, pylogic.ProgramError) as error:
        tally[f"{verb} refused"] += 1
        if "has no solution" in str(error):  # of solutions it may say less
            claim(plain is None or not plain.models, f"{error}, and plain clingo finds one")


def _solve(case: Case, files: Files, puzzle: Any, plain: Answers | None, tally: Tally) -> None:
    instance = files.instance(puzzle)
    facts = puzzle.check(instance, constants=case.constants).facts
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    two = puzzle.solve(instance, **keywords)
    if plain is None:
        claim(two.status in ("multiple", "optimal"), f"{two.claim}, and there are many answers")
        return
    compare_outcome(two, plain, {"models": 2})
    for asked in ({"models": 0}, {"all_optima": True, "models": 0}):
        compare_outcome(puzzle.solve(instance, **asked, **keywords), plain, asked)
    given = {name_of(x) for x in facts}
    if plain.models and case.puzzle != "river_crossing":
        in_all = frozenset.intersection(*plain.shown)
        signatures = {(name_of(x), len(x.arguments)) for x in plain_clingo.every(plain)}
        known = {x for x in facts if (name_of(x), len(x.arguments)) in signatures}
        claim(not given or known <= in_all, f"checked: {words(frozenset(known - in_all))}")


def _clues(case: Case, files: Files, puzzle: Any, plain: Answers | None, tally: Tally) -> None:
    (asked,) = case.asked
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    text = _solved(puzzle, files.instance(puzzle), case.constants, asked["seed"])
    if not text:
        return
    found = puzzle.clues(text, text=True, selection=asked["selection"], **keywords)
    tally["clue sets with one answer"] += found.is_unique
    again = _plain_of(case, files, found.facts)
    shown = frozenset(found.solution.symbols)
    claim(all(f"{x}." in text for x in shown), f"another solution, {words(shown)}: {text}")
    if again is None:
        claim(not found.is_unique, f"{found}, and there are many answers: {found.facts}")
        return
    told = f"{found}, and plain clingo finds {len(again.shown)}: {found.facts}"
    claim(shown in again.shown, f"the solution is no answer: {told}")
    claim(found.is_unique == (len(again.shown) == 1), told)


def _generate(case: Case, files: Files, puzzle: Any, plain: Answers | None, tally: Tally) -> None:
    (asked,) = case.asked
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    made = next(iter(puzzle.generate(str(files.facts), seed=asked["seed"], **keywords)))
    tally["puzzles generated"] += 1
    again = _plain_of(case, files, made.facts)
    claim(again is not None and len(again.shown) == 1, f"not unique: {made.facts}")
    assert again is not None
    claim(frozenset(made.solution.symbols) in again.shown, f"another solution: {made.facts}")


def _explain(case: Case, files: Files, puzzle: Any, plain: Answers | None, tally: Tally) -> None:
    (asked,) = case.asked
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    found = puzzle.explain(files.instance(puzzle), count=asked["count"], **keywords)
    if found.interrupted:
        raise StoppedError(found.interrupted)
    if plain is None:
        claim(found.outcome.status == "multiple", f"{found}, and there are many answers")
        return
    check_explained(found, plain, puzzle, tally)
    told = [frozenset(conflict.because) for conflict in found.conflicts]
    claim(len(told) <= asked["count"], f"{len(told)} conflicts")
    claim(not any(a <= b for a in told for b in told if a is not b), "conflicts in conflicts")
    for because in told:
        tally["conflicts"] += 1
        kept = [x for x in case.files[-1] if _is_kept(x, puzzle, because)]
        again = _plain_of(case, files, "\n".join([*kept, *_listed(case, puzzle)]), EXPLAINED)
        claim(again is not None and not again.models, f"no conflict: {words(because)}")


def _is_kept(text: str, puzzle: Any, because: frozenset[clingo.Symbol]) -> bool:
    """Whether a fact is no clue, or one of those that contradict."""
    fact = clingo.parse_term(text.rstrip("."))
    return (fact.name, len(fact.arguments)) not in puzzle.encoding.clues or fact in because


LOOKS: dict[str, Callable[[Case, Files, Any, Answers | None, Tally], None]] = {
    "solve": _solve,
    "clues": _clues,
    "generate": _generate,
    "explain": _explain,
}


def _listed(case: Case, puzzle: Any) -> Iterator[str]:
    """What the part `reasons` may look at: a clue that is left out may leave something behind."""
    facts = (clingo.parse_term(text.rstrip(".")) for text in case.files[-1])
    clues = [x for x in facts if (x.name, len(x.arguments)) in puzzle.encoding.clues]
    return (f"listed({clue},{place})." for place, clue in enumerate(clues, 1))


def _plain_of(
    case: Case, files: Files, facts: str, parts: Sequence[str] = ("base",)
) -> Answers | None:
    """What plain clingo says of other facts; None of too many answers."""
    path = files.facts.parent / "again.lp"
    path.write_text(facts + "\n")
    try:
        return plain_clingo.answers([*files.rules, path], case.constants, MANY, parts)
    except TooManyError:
        return None
