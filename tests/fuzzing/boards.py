"""A small board of a puzzle on the shelf: solve, check, clues, generate, explain."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import clingo
from hypothesis import strategies as st
from test_kinds import KINDS

import pylogic
from fuzzing import plain as plain_clingo
from fuzzing.case import SECONDS, Asked, Case, Files, amount, claim, signature, words
from fuzzing.looks import compare_explained, compare_outcome
from fuzzing.plain import Answers, TooManyError
from fuzzing.programs import Writer

MANY = 3_000  # answer sets of a board that are looked at
Board = tuple[str, Mapping[str, int]]
SQUARES = "size(3,3). line(row,2,3). line(column,2,3)."
OTHERS: dict[str, list[Board]] = {
    "chemin": [("size(2,2).", {}), ("size(2,3).", {"symmetry": 1}), ("size(2,3).", {"orders": 0})],
    "number_grid": [
        (f"{SQUARES} amount(1,3). amount(2,3).", {"connected": 0}),
        (f"{SQUARES} amount(1,2). amount(3,1).", {"connected": 0, "squares": 0}),
        (f"{SQUARES} amount(2,2).", {"counts": 0}),
    ],
}
"""Boards, with constants, of kinds that list none."""


def boards(name: str) -> st.SearchStrategy[Board]:
    """The small boards that tests/test_kinds.py holds against brute force."""
    kind = KINDS[name]
    listed = [(board[0], dict(*board[2:])) for board in kind.boards]
    known = st.sampled_from(OTHERS.get(name, listed))
    return known if kind.random is None else known | st.tuples(kind.random, st.just({}))


BOARDS = {name: boards(name) for name, kind in KINDS.items() if kind.boards or name in OTHERS}


@st.composite
def a_board(draw: st.DrawFn) -> Case:
    writer = Writer(draw)
    name = writer.one_of([*BOARDS])
    text, constants = draw(BOARDS[name])
    asked: dict[str, Any] = {"verb": writer.one_of([*_LOOKS]), "seed": writer.one_of(range(20))}
    if asked["verb"] == "clues":
        asked["selection"] = writer.one_of(("minimal", "minimal", "fewest", "all"))
    facts = KINDS[name].oracle.instance(text).symbols
    if asked["verb"] in ("clues", "generate"):
        known_clues = pylogic.load(name).encoding.clues
        facts = [fact for fact in facts if signature(fact) not in known_clues]
    return Case("boards", (tuple(f"{fact}." for fact in facts),), (asked,), constants, name)


def look_at_board(case: Case, files: Files) -> str:
    verb = case.asked[0]["verb"]
    plain = _plain_of(case, files, files.facts.read_text())
    try:
        return f"{verb}: {_LOOKS[verb](case, files, files.puzzle(), plain)}"
    except pylogic.StoppedError:
        return "stopped"
    except (pylogic.OptionError, pylogic.ProgramError) as error:
        if "has no solution" in str(error):  # of solutions it may say less
            claim(plain is None or not plain.models, f"{error}, and plain clingo finds one")
        return f"{verb}: refused"


def _solve(case: Case, files: Files, puzzle: Any, plain: Answers | None) -> str:
    instance = files.instance(puzzle)
    checked = frozenset(puzzle.check(instance, constants=case.constants).facts)
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    two = puzzle.solve(instance, **keywords)
    if plain is None:
        claim(two.status in ("multiple", "optimal"), f"{two.claim}, and there are many answers")
        return "many answers"
    compare_outcome(two, plain, {"models": 2})
    for asked in ({"models": 0}, {"all_optima": True, "models": 0}):
        compare_outcome(puzzle.solve(instance, **asked, **keywords), plain, asked)
    if plain.models:
        signatures = set(map(signature, plain.in_some))
        wrong = frozenset(x for x in checked - plain.in_all if signature(x) in signatures)
        claim(not wrong, f"checked: {words(wrong)}")
    return f"{amount(len(plain.shown))} answers"


def _clues(case: Case, files: Files, puzzle: Any, plain: Answers | None) -> str:
    """Clues of a solution, and the steps that lead to it if they have no other."""
    (asked,) = case.asked
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    board = files.instance(puzzle)
    solutions = puzzle.solve(board, models=9, seed=asked["seed"], **keywords).answers
    if not solutions:
        return "no solution"
    solution = solutions[asked["seed"] % len(solutions)].symbols
    text = " ".join(f"{symbol}." for symbol in (*board.symbols, *solution))
    found = puzzle.clues(text, text=True, selection=asked["selection"], **keywords)
    again = _plain_of(case, files, found.facts)
    shown = frozenset(found.solution.symbols)
    claim(shown <= frozenset(solution), f"another solution, {words(shown)}: {text}")
    if again is None:
        claim(not found.is_unique, f"{found}, and there are many answers: {found.facts}")
        return "many answers"
    told = f"{found}, and plain clingo finds {len(again.shown)}: {found.facts}"
    claim(shown in again.shown, f"the solution is no answer: {told}")
    claim(found.is_unique == (len(again.shown) == 1), told)
    instance = puzzle.instance(found.facts, text=True)
    compare_explained(puzzle.explain(instance, **keywords), again, puzzle)
    return f"{amount(len(again.shown))} answers"


def _generate(case: Case, files: Files, puzzle: Any, plain: Answers | None) -> str:
    (asked,) = case.asked
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    made = next(iter(puzzle.generate(str(files.facts), seed=asked["seed"], **keywords)))
    again = _plain_of(case, files, made.facts)
    only = {frozenset(made.solution.symbols)}
    claim(again is not None and again.shown == only, f"not the only solution: {made.facts}")
    return "made"


def _explain(case: Case, files: Files, puzzle: Any, plain: Answers | None) -> str:
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    found = puzzle.explain(files.instance(puzzle), **keywords)
    if found.interrupted:
        raise pylogic.StoppedError(found.interrupted)
    if plain is None:
        claim(found.outcome.status == "multiple", f"{found}, and there are many answers")
        return "many answers"
    compare_explained(found, plain, puzzle)
    told = [frozenset(conflict.because) for conflict in found.conflicts]
    claim(len(told) <= 1, f"{len(told)} conflicts")
    facts = {text: clingo.parse_term(text.rstrip(".")) for text in case.files[-1]}
    known = (fact for fact in facts.values() if signature(fact) in puzzle.encoding.clues)
    clues = {clue: place for place, clue in enumerate(known, 1)}
    # A clue that is left out may leave something behind, which the part `reasons` looks at.
    listed = [f"listed({clue},{place})." for clue, place in clues.items()]
    for because in told:
        kept = [text for text, fact in facts.items() if fact not in clues or fact in because]
        again = _plain_of(case, files, "\n".join([*kept, *listed]), ("base", "reasons"))
        claim(again is not None and not again.models, f"no conflict: {words(because)}")
    return f"{amount(len(told))} conflicts"


_LOOKS: dict[str, Callable[[Case, Files, Any, Answers | None], str]] = {
    "solve": _solve,
    "clues": _clues,
    "generate": _generate,
    "explain": _explain,
}


def _plain_of(
    case: Case, files: Files, facts: str, parts: Sequence[str] = ("base",)
) -> Answers | None:
    """The answers that plain clingo finds for facts; None if they are too many."""
    try:
        return plain_clingo.answers([*files.rules, facts], case.constants, MANY, parts)
    except TooManyError:
        return None
