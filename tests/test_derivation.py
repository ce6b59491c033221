"""Derivations: each step is implied, none is smaller, the end is the solution."""

from __future__ import annotations

import math
import os
import random
from dataclasses import replace
from itertools import combinations

import clingo
import pytest
from explained import KUROMASU, ONE, Board, task
from harness import corpus, needs_corpora

import pylogic
from pylogic.errors import ProgramError
from pylogic.explain import derivation, mus, partial_board, relaxation
from pylogic.explain.explanation import Explanation
from pylogic.explain.questions import GroundRules
from pylogic.explain.text import Teller
from pylogic.rules import constraints
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE, REASONS
from pylogic.rules.symbols import as_facts
from pylogic.solving.grounding import Program, listed


def check_derivation(one, found: Explanation) -> None:
    """Each mark follows from its explanation and what is known: no switches, no assumptions."""
    assert found.is_complete
    (answer,) = found.outcome.answers
    solution = set(map(str, answer.symbols))
    known = list(found.start)
    for step in found.steps:
        for noted in (*step.noted, step.deduction):
            known += check_deduction(one, noted, known, solution)
        for mark in step.implied:
            assert follows(one, (), known, mark)
            known.append(mark)
        assert set(known) == set(step.known)
        check_premises(one, step)
    for noted in found.noted:
        known += check_deduction(one, noted, known, solution)
    assert len(known) == len(set(known))
    assert {atom for atom, holds in known if holds} == solution


def check_deduction(one, deduction, known, solution) -> list[tuple[str, bool]]:
    assert deduction.marks
    for mark in deduction.marks:
        assert follows(one, reasons(deduction), known, mark)
        assert (mark[0] in solution) == mark[1]
    return list(deduction.marks)


def reasons(deduction) -> list[object]:
    """The clues and constraints that it takes: a technique may take any constraint."""
    if not deduction.is_technique:
        return list(deduction.because)
    clues = [symbol for symbol in deduction.because if not symbol.match(*constraints.BROKEN)]
    return [*clues, f"{constraints.BROKEN[0]}(_,_,_)"]


def check_premises(one, step) -> None:
    """What a step says it uses is enough for it, and for what was noted of that."""
    for told in (step.deduction, *step.recalled):
        assert all(follows(one, reasons(told), told.known, mark) for mark in told.marks)


def follows(one, because, known, mark) -> bool:
    """Whether a program that has only these clues and constraints rules the opposite out."""
    encoding = one.encoding
    statements = [s for s in encoding.alone("base") if "Show" not in str(s.ast_type)]
    clues = {f.symbol for f in one.instance.facts if f.signature in encoding.clues}
    statements = [
        *constraints.relax(statements, constraints.read(encoding)),
        *(
            s
            for s in one.instance.statements
            if "Rule" in str(s.ast_type) and clingo.parse_term(str(s).rstrip(".")) not in clues
        ),
    ]
    parts = [part for part in (BASE, REASONS) if part in encoding.parts]
    reasons = encoding.rules(REASONS[0]) if REASONS in parts else ()
    program = Program.of(one, [*statements, *reasons])
    program.control.add("base", [], as_facts(listed(one)) if reasons else "")
    for symbol in because:
        program.control.add("base", [], f"{symbol}." if symbol in clues else f":- {symbol}.")
    for atom, holds in [*known, (mark[0], not mark[1])]:
        program.control.add("base", [], f":- {'not ' if holds else ''}{atom}.")
    program.ground(*((name, []) for name, _ in parts))
    return bool(program.control.solve().unsatisfiable)


UNIQUE = {
    "kuromasu": ONE,
    "takuzu": "size(4,4). given(1,1,0). given(1,2,0). given(2,1,0). given(3,3,0). given(4,4,1).",
    "sudoku": "size(4,4). boxes(2,2). given(1,1,1). given(1,2,2). given(2,1,3). given(3,2,1)."
    " given(4,3,1). given(4,1,2).",
    "number_grid": "size(1,3). line(row,2,3). amount(1,1). amount(2,1). given(1,1,1).",
    "queens": "size(4,4). given(1,2).",
    "seven_eleven": "items(2). total(4). unit(1).",
}


@pytest.mark.few(1)
@pytest.mark.parametrize("name", UNIQUE)
def test_every_step_is_implied_and_the_end_is_the_solution(name):
    one = task(UNIQUE[name], pylogic.load(name))
    check_derivation(one, pylogic.Puzzle(one.encoding).explain(one.instance))


def derive(name: str) -> tuple:
    """A derivation of a small instance, and its task."""
    one = task(UNIQUE[name], pylogic.load(name))
    (answer,) = pylogic.Puzzle(one.encoding).solve(one.instance).answers
    program = relaxation.relax(one, derivation.OPTIONS)
    return derivation.Derivation(program, set(answer.symbols)), one


def test_no_step_has_a_cheaper_explanation():
    board = Board(ONE)
    found, one = derive("kuromasu")
    costs = {str(s): cost for s, cost in relaxation.relax(one).costs.items()}
    known: dict = {}
    (answer,) = KUROMASU.solve(one.instance).answers
    black = {(a.arguments[0].number, a.arguments[1].number) for a in answer.symbols}
    for step in found.rounds():
        assert step.is_smallest
        undecided = [cell for cell in board.cells if cell not in known]
        for cell in undecided:
            other = {**known, cell: cell not in black}
            assert not any(
                board.contradicts(set(some), other)
                for size in range(step.cost)
                for some in combinations(board.elements, size)
                if sum(map(costs.get, some)) < step.cost
            )
        new = {}
        for deduction in step.deductions:
            kept = set(map(str, deduction.because))
            assert sum(map(costs.get, kept)) == deduction.cost == step.cost
            for text, holds in deduction.marks:
                atom = clingo.parse_term(text)
                cell = (atom.arguments[0].number, atom.arguments[1].number)
                assert board.contradicts(kept, {**known, cell: not holds})
                new[cell] = holds
        known |= new
    assert len(known) == len(board.cells)


@pytest.mark.few(1)
@pytest.mark.parametrize("name", UNIQUE)
def test_what_is_known_and_used_is_enough_and_none_of_it_to_spare(name):
    found, one = derive(name)
    for step in found.rounds():
        for deduction in map(found.with_known, step.deductions):
            for mark in deduction.marks:
                assert follows(one, deduction.because, deduction.known, mark)
            for other in deduction.known:
                rest = [mark for mark in deduction.known if mark != other]
                assert not all(
                    follows(one, deduction.because, rest, mark) for mark in deduction.marks
                )
    assert found.is_complete


def test_a_wanted_deduction_ends_the_rounds_and_what_clues_say_begins_them():
    found, one = derive("sudoku")
    begun = found.start(Teller.within(one, Limits()).named_spots)
    given = {mark for mark in begun if mark[1]}
    assert given == {
        (str(f.symbol).replace("given", "value"), True)
        for f in one.instance.facts
        if f.signature == ("given", 3)
    }
    *_, hardest = derive("sudoku")[0].rounds()
    wanted = hardest.deductions[-1].marks[0]
    *before, last = found.rounds(first=lambda mark: mark == wanted)
    assert before
    assert wanted not in {mark for step in before for d in step.deductions for mark in d.marks}
    (deduction,) = last.deductions
    assert wanted in deduction.marks
    assert last.is_smallest
    assert deduction.cost == last.cost


SMALL = {
    "kuromasu": ONE,
    "takuzu": "size(2,2). given(1,1,0).",
    "sudoku": "size(2,2). boxes(1,2). given(1,1,2).",
    "number_grid": UNIQUE["number_grid"],
    "queens": UNIQUE["queens"],
    "seven_eleven": UNIQUE["seven_eleven"],
}


def answers_of_the_relaxation(one) -> tuple[dict, list[tuple[frozenset, frozenset]]]:
    """The price of each clue and constraint; what each answer shows and what is off in it."""
    encoding = one.encoding
    known = constraints.read(encoding)
    clues = [f.symbol for f in one.instance.facts if f.signature in encoding.clues]
    facts = [f"{f.symbol}." for f in one.instance.facts if f.symbol not in clues]
    statements = [s for s in encoding.alone("base") if "Show" not in str(s.ast_type)]
    reasons = encoding.rules("reasons") if encoding.has("reasons") else ()
    program = Program.of(one, [*constraints.relax(statements, known), *reasons], ["--models=0"])
    choices = (f"{{{clue}}}." for clue in clues)
    program.control.add("base", [], " ".join([*facts, *choices, as_facts(listed(one))]))
    program.ground(("base", []), ("reasons", []))
    broken = {a.symbol for a in program.atoms([constraints.BROKEN])}
    found = set()
    for model in program.control.solve(yield_=True):
        true = set(model.symbols(atoms=True))
        shown = frozenset(str(a) for a in true if (a.name, len(a.arguments)) in encoding.shown)
        found.add((shown, frozenset((broken & true) | (set(clues) - true))))
    return dict.fromkeys([*clues, *broken], 1), list(found)


@pytest.mark.few(2)
@pytest.mark.parametrize("seed", [None, 1, 2])
@pytest.mark.parametrize("name", SMALL)
def test_no_deduction_is_cheaper_by_definition(name, seed):
    check_by_definition(task(SMALL[name], pylogic.load(name)), seed)


COUNTED = """\
{ on(1..4) }.
%! {X} is off
:- clue(X), not on(X).
%! 2 is on
:- on(2), #sum { X : clue(X) } > 3.
%! 4 is on
:- on(4), not clue(2).
#show on/1.
#program about.
clues(clue, 1).
"""


@pytest.mark.parametrize("seed", [None, 1, 2])
def test_clues_that_say_more_than_constraints_that_need_them_are_not_folded(tmp_path, seed):
    (tmp_path / "counted.lp").write_text(COUNTED)
    one = task("clue(1). clue(3).", pylogic.load(tmp_path / "counted.lp"))
    rules = GroundRules()
    program = relaxation.relax(one, observer=rules)
    literals = program.switches.literals.values()
    clues, broken = {x for x in literals if x > 0}, {-x for x in literals if x < 0}
    assert len(clues) == 2
    assert not rules.folded(clues, broken, set(program.atoms.values()))
    check_by_definition(one, seed)


@pytest.mark.few(3)
@pytest.mark.parametrize("seed", range(40))
def test_no_deduction_is_cheaper_in_random_rules(tmp_path, seed):
    """Some constraints need a clue, some two, and some of the deductions take several."""
    rng = random.Random(seed)
    lines: list[str] = []
    while answers_of(lines) != 1:
        if answers_of(lines) == 0 or len(lines) > 16:
            lines = []
        body = [
            f"{rng.choice(('', 'not '))}on({x})"
            for x in rng.sample(range(1, 6), rng.choice((2, 2, 3)))
        ]
        body += [f"clue({x})" for x in rng.sample(range(1, 4), rng.choice((0, 0, 1, 2)))]
        lines.append(f":- {', '.join(body)}.")
    rules = [CHOICE, *lines, "#show on/1.", "#program about.", "clues(clue, 1)."]
    (tmp_path / "random.lp").write_text("\n".join(rules))
    puzzle = pylogic.load(tmp_path / "random.lp")
    check_by_definition(puzzle.task(puzzle.instance(CLUES, text=True)), seed, (1, 1, 2, 6))


CHOICE = "{ on(1..5) }."
CLUES = "clue(1). clue(2). clue(3)."


def answers_of(lines) -> int:
    """How many answers constraints leave; 2 if there are more."""
    control = clingo.Control(["--models=2"])
    control.add("base", [], " ".join([CHOICE, CLUES, *lines]))
    control.ground([("base", [])])
    return sum(1 for _ in control.solve(yield_=True))


def check_by_definition(one, seed, prices=(1, 2, 3)) -> None:
    """Every set of clues and constraints is tried on every answer of the relaxation."""
    (answer,) = pylogic.Puzzle(one.encoding).solve(one.instance).answers
    costs, others = answers_of_the_relaxation(one)
    rng = random.Random(seed)
    if seed is not None:
        costs = {
            s: rng.choice(prices) if s.match(*constraints.BROKEN) else 1 for s in sorted(costs)
        }
    program = replace(relaxation.relax(one, derivation.OPTIONS), costs=costs)
    found = derivation.Derivation(program, set(answer.symbols))
    solution = frozenset(map(str, answer.symbols))
    for step in found.rounds():
        assert step.is_smallest
        for deduction in step.deductions:
            assert deduction.cost == step.cost == sum(costs[s] for s in deduction.because)
            for atom, holds in deduction.marks:
                assert not any(
                    (atom in shown) != holds and off.isdisjoint(deduction.because)
                    for shown, off in others
                )
        pools = {
            atom: [off for shown, off in others if (atom in shown) != (atom in solution)]
            for atom in set().union(*(shown ^ solution for shown, _ in others))
        }
        assert not any(hits(sets, step.cost - 1, costs) for sets in pools.values())
        marks = [mark for d in step.deductions for mark in d.marks] + [*step.implied]
        others = [o for o in others if all((atom in o[0]) == holds for atom, holds in marks)]
    assert {shown for shown, _ in others} == {solution}
    assert found.is_complete


def hits(sets, cost, costs) -> bool:
    """Whether something of at most that cost has a part of each set."""
    if cost < 0 or not sets:
        return cost >= 0
    return any(
        hits([one for one in sets if part not in one], cost - costs[part], costs)
        for part in min(sets, key=len)
    )


def price(some, own, needs) -> int:
    return sum(own[i] for i in some) + len(set().union(*(needs[i] for i in some)))


def test_hitting_sets_are_those_of_brute_force():
    rng = random.Random(3)
    for _ in range(200):
        sets = [
            sum(1 << i for i in rng.sample(range(7), rng.randint(1, 4)))
            for _ in range(rng.randint(0, 6))
        ]
        own = [rng.randint(1, 3) for _ in range(7)]
        needs = [set(rng.sample(range(4), rng.choice((0, 0, 1, 2)))) for _ in range(7)]
        prices = mus.Prices(own, [sum(1 << clue for clue in one) for one in needs])

        for cost in range(7):
            exists = any(
                all(one & sum(1 << i for i in some) for one in sets)
                for number in range(8)
                for some in combinations(range(7), number)
                if price(some, own, needs) <= cost
            )
            found = mus.hit(sets, cost, prices, mus.Effort(math.inf))
            assert (found is not None) == exists
            if found is not None:
                assert price(list(mus.bits(found)), own, needs) <= cost
                assert all(one & found for one in sets)


def test_a_step_that_asks_too_much_makes_do_with_a_minimal_explanation(monkeypatch):
    monkeypatch.setattr(derivation, "EFFORT", 100)
    one = task(ONE)
    found = pylogic.Puzzle(one.encoding).explain(one.instance)
    assert not all(step.is_smallest for step in found.steps)
    check_derivation(one, found)


def test_a_hint_is_the_next_step_of_a_board():
    one = task(ONE)
    (first,) = KUROMASU.explain(one.instance, hint=True).steps
    assert first.size == 2
    assert not {"black(1,2)", "black(3,1)"} & {atom for atom, _ in first.deduction.marks}
    assert partial_board.read(one, "- 5 -\n- - -\n2 - -\n") == ()
    board = "- 5 -\n# . -\n2 - -\n"
    assert partial_board.read(one, board) == (("black(2,1)", True), ("black(2,2)", False))
    (hint,) = KUROMASU.explain(one.instance, hint=True, state=board).steps
    assert hint.size == 1
    assert hint.deduction.known == (("black(2,1)", True),)
    assert hint.deduction.marks == (("black(1,1)", False),)


def test_a_board_that_contradicts_the_rules_is_explained_with_its_cells():
    one = task(ONE)
    board = "black(2,2). -black(1,3)."
    assert partial_board.read(one, board) == (("black(2,2)", True), ("black(1,3)", False))
    found = KUROMASU.explain(one.instance, state=board)
    (conflict,) = found.conflicts
    assert conflict.marks == (("black(2,2)", True),)
    kept = set(map(str, conflict.because))
    assert Board(ONE).contradicts(kept, {(2, 2): True})
    assert not any(Board(ONE).contradicts(kept - {one}, {(2, 2): True}) for one in kept)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("black(1,1). hat(2).", "no fact of the instance"),
        ("3 - -\n- - -\n- - -\n", "clue\\(1,1,3\\)"),
    ],
)
def test_a_board_of_another_instance_is_refused(text, words):
    with pytest.raises(ProgramError, match=words):
        partial_board.read(task(ONE), text)


@needs_corpora
@pytest.mark.slow
def test_the_corpus_is_explained():
    """A third of all Kuromasu up to 13x13; test_true_steps.py judges the steps of all."""
    seen = unproved = 0
    for name in list(corpus("kuromasu"))[::3]:
        instance = KUROMASU.instance(
            f"{os.path.dirname(__file__)}/../../shared/corpora/kuromasu.json#{name}"
        )
        rows, cols = instance.size
        if rows * cols > 13 * 13:
            continue
        one = KUROMASU.task(instance)
        found = pylogic.Puzzle(one.encoding).explain(one.instance)
        assert found.is_complete
        searched = (step for step in found.steps if not step.deduction.is_technique)
        unproved += not all(step.is_smallest for step in searched)
        if rows * cols <= 100:
            check_derivation(one, found)
        seen += 1
    assert seen > 10
    assert not unproved
