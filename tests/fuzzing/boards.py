"""A small board of a puzzle on the shelf: solve, check, clues, generate, explain."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any

import clingo
from hypothesis import strategies as st

import pylogic
from fuzzing import plain as plain_clingo
from fuzzing.case import SECONDS, Asked, Case, Files, Tally, amount, claim, signature, words
from fuzzing.looks import compare_explained, compare_outcome
from fuzzing.plain import Answers, TooManyError
from fuzzing.programs import Writer, counted_otherwise

MANY = 3_000  # answer sets of a board that are looked at
Cell = tuple[int, int]


def _rectangles(least: int, most: int) -> list[Cell]:
    return [*product(range(least, most + 1), repeat=2)]


SIZES: dict[str, list[Cell]] = {
    **dict.fromkeys(("akari", "cave", "heyawake", "kuromasu", "masyu"), _rectangles(2, 4)),
    **dict.fromkeys(("nonogram", "nurikabe", "slant", "slitherlink", "tapa"), _rectangles(2, 4)),
    **dict.fromkeys(("fillomino", "hitori", "kakuro"), _rectangles(2, 3)),
    "futoshiki": [(2, 2), (3, 3), (4, 4)],
    "killer_sudoku": [(4, 4)],
    "chemin": [(2, 2), (2, 3)],
    "kenken": [(3, 3)],
    "queens": [(4, 4), (5, 5), (6, 6)],
    "skyscrapers": [(2, 2), (3, 3), (4, 4)],
    "star_battle": [(5, 5)],
    "sudoku": [(4, 4)],
    "takuzu": [(2, 2), (4, 4)],
    "tents": _rectangles(3, 4),
}
"""Sizes of boards of puzzles on the shelf."""
MARKS = {"akari": ("wall", 0, 5), "kakuro": ("block", 0, 1), "tents": ("tree", 1, 3)}
"""The things that cells of a board have besides clues, and how many cells have them."""
PARTS = {
    "heyawake": ("region", (1, 2, 3, 4), 99),
    "kenken": ("cage", (5,), 3),
    "killer_sudoku": ("cage", (5, 6, 7, 8, 9), 3),
    "star_battle": ("region", (5,), 99),
}
"""Parts that a board is cut into: how many, and how many cells one has at most."""
SWITCHES: dict[str, list[dict[str, int]]] = {
    "chemin": [{"symmetry": 1}, {"orders": 0}],
    "number_grid": [{"connected": 0}, {"connected": 0, "squares": 0}, {"counts": 0}],
    "queens": [{"symmetry": 1}],
    **{name: [{"diagonals": 1}] for name in ("killer_sudoku", "skyscrapers", "sudoku")},
    "takuzu": [{"distinct": 0}],
}
"""Constants that a board may be under."""

# ---- Boards --------------------------------------------------------------------------


@st.composite
def a_board(draw: st.DrawFn) -> Case:
    writer = Writer(draw)
    name = writer.one_of((*SIZES, "number_grid", "river_crossing", "seven_eleven"))
    facts = _frame(writer, name) if name in SIZES else " ".join(writer.file(name)).split()
    constants = writer.one_of([{}] * 4 + SWITCHES.get(name, []))
    verb = writer.one_of(("solve", "solve", "clues", "generate", "explain"))
    asked: dict[str, Any] = {"verb": verb, "seed": writer.one_of(range(20))}
    if verb in ("solve", "explain"):
        facts += _changed(writer, _clues_of(name, facts, constants, asked["seed"]))
        asked["count"] = writer.one_of((1, 2, 4))
    if verb == "clues":
        asked["selection"] = writer.one_of(("minimal", "minimal", "fewest", "all"))
    return Case("boards", (tuple(facts),), (asked,), constants, name)


def _frame(writer: Writer, name: str) -> list[str]:
    """The facts that a random board has besides its clues."""
    rows, cols = writer.one_of(SIZES[name])
    cells = [*product(range(1, rows + 1), range(1, cols + 1))]
    facts = [f"size({rows},{cols})."] + ["boxes(2,2)."] * name.endswith("sudoku")
    if name in MARKS:
        mark, least, most = MARKS[name]
        some = st.lists(st.sampled_from(cells), min_size=least, max_size=most, unique=True)
        marked = writer.draw(some) + [x for x in cells if name == "kakuro" and 1 in x]
        facts += [f"{mark}({r},{c})." for r, c in dict.fromkeys(marked)]
    if name in PARTS:
        predicate, numbers, most = PARTS[name]
        parts = _parts(writer, cells, writer.one_of(numbers), most)
        facts += [f"{predicate}({r},{c},{part})." for (r, c), part in parts.items()]
    return facts


def _parts(writer: Writer, cells: list[Cell], number: int, most: int) -> dict[Cell, int]:
    """The cells in connected parts, so many, or more where none may have more cells."""
    part = {cell: {cell} for cell in cells}
    beside = [(x, y) for x in cells for y in ((x[0] + 1, x[1]), (x[0], x[1] + 1)) if y in part]
    for one, other in writer.draw(st.permutations(beside)):
        joined = part[one] | part[other]
        if len({*map(min, part.values())}) > number and len(joined) <= most:
            part |= dict.fromkeys(joined, joined)
    firsts = sorted({min(cells) for cells in part.values()})
    return {cell: firsts.index(min(part[cell])) + 1 for cell in cells}


def _clues_of(name: str, board: list[str], constants: Mapping[str, int], seed: int) -> list[str]:
    """Clues of a solution of a board, if there are any."""
    try:
        puzzle = pylogic.load(name)
        text = _solved(puzzle, puzzle.instance("\n".join(board), text=True), constants, seed)
        facts = puzzle.clues(text, text=True, constants=constants).facts if text else ""
    except pylogic.PylogicError:
        return []
    return [text for text in re.findall(r"\S+\.(?=\s|$)", facts) if text not in board]


def _solved(puzzle: Any, board: Any, constants: Mapping[str, int], seed: int) -> str:
    """A board with one of its solutions, as facts; "" if it has none."""
    found = puzzle.solve(board, models=9, seed=seed, constants=constants).answers
    if not found:
        return ""
    answer = found[seed % len(found)]
    return " ".join(f"{symbol}." for symbol in (*board.symbols, *answer.symbols))


def _changed(writer: Writer, clues: list[str]) -> list[str]:
    """Clues after a few changes, often none: one goes, has another number, or stands beside it."""
    found = list(clues)
    for _ in range(writer.one_of((0, 1, 1, 2, 3)) if found else 0):
        place = writer.one_of(range(len(found)))
        way = writer.one_of(("drop", "drop", "number", "other") if len(found) > 1 else ("other",))
        if way != "drop" and re.search(r"\d", found[place]):
            found.append(counted_otherwise(writer.one_of, found[place]))
        if way != "other":
            del found[place]
    return found


# ---- Looks ---------------------------------------------------------------------------


def look_at_board(case: Case, files: Files, tally: Tally) -> None:
    verb = case.asked[0]["verb"]
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
        _LOOKS[verb](case, files, puzzle, plain, tally)
    except pylogic.StoppedError:
        tally["stopped"] += 1
    except (pylogic.OptionError, pylogic.ProgramError) as error:
        tally[f"{verb} refused"] += 1
        if "has no solution" in str(error):  # of solutions it may say less
            claim(plain is None or not plain.models, f"{error}, and plain clingo finds one")


def _solve(case: Case, files: Files, puzzle: Any, plain: Answers | None, tally: Tally) -> None:
    instance = files.instance(puzzle)
    checked = frozenset(puzzle.check(instance, constants=case.constants).facts)
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    two = puzzle.solve(instance, **keywords)
    if plain is None:
        claim(two.status in ("multiple", "optimal"), f"{two.claim}, and there are many answers")
        return
    compare_outcome(two, plain, {"models": 2})
    for asked in ({"models": 0}, {"all_optima": True, "models": 0}):
        compare_outcome(puzzle.solve(instance, **asked, **keywords), plain, asked)
    if plain.models and case.puzzle != "river_crossing":
        signatures = set(map(signature, plain.in_some))
        wrong = frozenset(x for x in checked - plain.in_all if signature(x) in signatures)
        claim(not wrong, f"checked: {words(wrong)}")


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
    only = {frozenset(made.solution.symbols)}
    claim(again is not None and again.shown == only, f"not the only solution: {made.facts}")


def _explain(case: Case, files: Files, puzzle: Any, plain: Answers | None, tally: Tally) -> None:
    (asked,) = case.asked
    keywords: Asked = {"constants": case.constants, "timeout": SECONDS}
    found = puzzle.explain(files.instance(puzzle), count=asked["count"], **keywords)
    if found.interrupted:
        raise pylogic.StoppedError(found.interrupted)
    if plain is None:
        claim(found.outcome.status == "multiple", f"{found}, and there are many answers")
        return
    compare_explained(found, plain, puzzle, tally)
    told = [frozenset(conflict.because) for conflict in found.conflicts]
    claim(len(told) <= asked["count"], f"{len(told)} conflicts")
    claim(not any(a <= b for a in told for b in told if a is not b), "conflicts in conflicts")
    facts = {text: clingo.parse_term(text.rstrip(".")) for text in case.files[-1]}
    clues = {x: n for n, x in enumerate(facts.values(), 1) if _is_clue(x, puzzle)}
    # A clue that is left out may leave something behind, which the part `reasons` looks at.
    listed = [f"listed({clue},{place})." for clue, place in clues.items()]
    for because in told:
        tally["conflicts"] += 1
        kept = [text for text, fact in facts.items() if fact not in clues or fact in because]
        again = _plain_of(case, files, "\n".join([*kept, *listed]), ("base", "reasons"))
        claim(again is not None and not again.models, f"no conflict: {words(because)}")


def _is_clue(fact: clingo.Symbol, puzzle: Any) -> bool:
    return signature(fact) in puzzle.encoding.clues


_LOOKS: dict[str, Callable[[Case, Files, Any, Answers | None, Tally], None]] = {
    "solve": _solve,
    "clues": _clues,
    "generate": _generate,
    "explain": _explain,
}


def _plain_of(
    case: Case, files: Files, facts: str, parts: Sequence[str] = ("base",)
) -> Answers | None:
    """What plain clingo says of other facts; None of too many answers."""
    try:
        return plain_clingo.answers([*files.rules, facts], case.constants, MANY, parts)
    except TooManyError:
        return None
