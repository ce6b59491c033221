"""Claims about answers follow from the ground program of encoding and instance together."""

from __future__ import annotations

import clingo
import pytest
from harness import SAFETY, command

import pylogic
from pylogic.explain.consequences import CAUTIOUS, Consequences
from pylogic.rules.limits import Limits
from pylogic.solving import verify


@pytest.fixture(scope="module", autouse=True)
def _first_comparison() -> None:
    """It loads scipy, which counts for no test."""
    assert pylogic.compare("queens", ["8"]).rows


UNDERSCORED_TERM = "{ q(_a) }. #show. #show X : q(X)."
UNDERSCORED_ATOM = """
    { _mine(1..2) }. :- not _mine(1), not _mine(2).
    #show hit(X) : _mine(X), X > 5.
"""
SHOWN_BY_INSTANCE = ("#defined k/1. { _x(1..2) }. #show k/1.", "k(1). #show _x/1.")
SEVERAL = [
    (UNDERSCORED_TERM, None, 2),
    (UNDERSCORED_ATOM, None, 3),
    (*SHOWN_BY_INSTANCE, 4),
    # clingo shows a symbol twice that is shown for two reasons.
    ("{ a; b }. #show a/0. #show a : b.", None, 2),
    ("{ a; b }. b. c. #show c/0. #show c : a.", None, 1),
    ("{ a; b; c }. #show t : a, b. #show. #show -p : c. #show a : not b.", None, 6),
    ("{ p; -p; q }. #show -p/0.", None, 2),
    ("{ -_p; a }. #show -_p/0.", None, 2),
    ("{ a(1..3) }. #show _t : a(X).", None, 8),
    ("#external e. [free] { a }. #show f : not e.", None, 4),
    ("{ a; b }. #show a/0. #project b/0.", None, 2),  # projected on both they would be four
]


@pytest.fixture
def load(tmp_path):
    def load(text, facts=None):
        (tmp_path / "rules.lp").write_text(text)
        (tmp_path / "board.lp").write_text(facts or "")
        puzzle = pylogic.load(tmp_path / "rules.lp")
        return puzzle, tmp_path / "board.lp" if facts else None

    return load


def enumerated(text: str) -> set[frozenset[clingo.Symbol]]:
    """The shown atoms of each answer set, by plain clingo."""
    control = clingo.Control(["0", "--opt-mode=ignore"])
    control.add("base", [], text)
    control.ground()
    with control.solve(yield_=True) as handle:
        return {frozenset(model.symbols(shown=True)) for model in handle}


@pytest.mark.parametrize(("text", "facts", "count"), SEVERAL)
def test_tell_answers_apart_by_all_shown_symbols(load, text, facts, count):
    puzzle, board = load(text, facts)
    outcome = puzzle.solve(board, models=0)
    shown = [frozenset(answer.symbols) for answer in outcome.answers]
    assert set(shown) == enumerated(f"{text} {facts or ''}")
    assert len(shown) == outcome.count == count
    assert all(len(answer.symbols) == len(set(answer.symbols)) for answer in outcome.answers)
    assert puzzle.solve(board).status == ("unique" if count == 1 else "multiple")
    if puzzle.encoding.outputs:
        assert puzzle.trace(board, models=0).figures["answers"] == count


def test_count_answers_alike_in_every_verb(load, tmp_path):
    _, board = load(UNDERSCORED_ATOM, "#defined k/0.")
    assert "3 answers" in command("solve", tmp_path / "rules.lp", board, "--count")
    (run,) = pylogic.compare(tmp_path / "rules.lp", [board], models=0).runs
    assert (run.status, run.count) == ("multiple", 3)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("{ a }. #show. #minimize { 1 : not a }.", None),
        ("{ a; b }. #show. #minimize { 3@2 : not b; 0@2 : not a }.", None),
        ("{ a }. #defined k/1. #show k/1.", "k(1). :~ not a. [1]"),
    ],
)
@pytest.mark.parametrize("sign", ["asp", "pos", "neg"])
def test_solve_for_the_least_cost_that_answers_do_not_show(load, text, facts, sign):
    """Projected, clasp takes the first answer that shows something for the best of them."""
    puzzle, board = load(text, facts)
    for every in (True, False):
        options = [f"--sign-def={sign}"]
        outcome = puzzle.solve(board, options=options, all_optima=every)
        assert (outcome.status, outcome.progress.cost) == ("optimal", (0,))
        assert outcome.count == 1


def test_solve_without_costs_of_statements_that_are_never_ground(load):
    puzzle, _ = load("{ a; b }. #minimize { 1 : c }. #program other. :~ a. [1]")
    assert puzzle.solve(models=0).count == 4


@pytest.mark.parametrize(("text", "facts", "_count"), SEVERAL)
def test_confirm_an_answer_by_exactly_its_shown_atoms(load, text, facts, _count):
    puzzle, board = load(text, facts)
    task = puzzle.task(board)
    shown = sorted(enumerated(f"{text} {facts or ''}"), key=str)
    every = frozenset().union(*shown)
    wrong = {every - {symbol} for symbol in every} | {every | {clingo.Function("other")}}
    wrong -= set(shown)
    found = verify.confirm(task, [tuple(one) for one in (*shown, *wrong)], Limits())
    assert [frozenset(answer.symbols) for answer in found.answers] == shown
    assert set(map(frozenset, found.refuted)) == wrong


def test_count_answers_of_plans_whose_later_steps_show_the_same(load):
    """A symbol has more reasons at each step: projected on those of one step answers differ."""
    puzzle, _ = load(
        "{ a }. #show. #show x : a."
        "#program step(t). { b(t) }. #show x : b(t). #program check(t). :- query(t), t < 2."
    )
    outcome = puzzle.solve(models=0)
    assert sorted(map(str, outcome.answers)) == ["", "x"]
    assert (outcome.status, outcome.count, outcome.progress.horizon) == ("multiple", 2, 2)


HIDDEN = "{ a(1..30) }. #show b/0. { b }. "


@pytest.mark.parametrize("more", ["{ _c }.", "#show t : b.", "#show b : b.", "c. #show b : c, b."])
def test_solve_without_enumerating_hidden_atoms(load, more):
    puzzle, _ = load(HIDDEN + more)
    assert puzzle.solve(models=0, timeout=SAFETY).count == 2


def test_refuse_an_option_against_all_of_the_best(load, tmp_path):
    load("{ a; b }. #show a/0. #minimize { 1 : b }.")
    for mode, code in (("enum", 2), ("ignore", 2), ("opt", 2), ("optN", 0)):
        said = command(
            "solve", tmp_path / "rules.lp", "--opt", "all", "--", f"--opt-mode={mode}", code=code
        )
        assert ("all of the best answers are asked for" in said) == (code == 2)


def test_find_consequences_of_all_answers_not_of_the_best(load):
    puzzle, board = load(
        "#defined g/0. { a; b }. :- not a, not b. #show a/0. #show b/0.", "g. #minimize { 1 : a }."
    )
    assert Consequences(puzzle.task(board), has_constraints=True).find(CAUTIOUS) == ()
