"""Demands on every kind of puzzle: its samples, brute force, errors, drawings, explanations.

Each file test_KIND.py says in its KIND what is looked at here, and tests what is its own.
"""

from __future__ import annotations

import importlib
import random

import pytest
from harness import Kind, atoms, corpus, needs_corpora
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.rules import library

KINDS: dict[str, Kind] = {
    name: module.KIND
    for name in sorted(library.encodings())
    if hasattr(module := importlib.import_module(f"test_{name}"), "KIND")
}
QUICK = 4
"""The number of boards of each corpus that are quick, the smallest ones."""
LARGE = 200
"""Boards of more cells are left to the night."""


def having(field: str) -> pytest.MarkDecorator:
    """The kinds that say something of a field."""
    found = [name for name, kind in KINDS.items() if getattr(kind, field) not in (None, "", ())]
    return pytest.mark.parametrize("puzzle", found)


def each(field: str) -> pytest.MarkDecorator:
    """Each element of a field of all kinds."""
    found = [(n, one) for n, kind in KINDS.items() for one in getattr(kind, field)]
    return pytest.mark.parametrize(("puzzle", field.removesuffix("s")), found)


def samples() -> list[object]:
    """The boards of all corpora: kind, corpus and name, the larger ones slow or nightly."""
    found = []
    for puzzle, kind in KINDS.items():
        for source in (puzzle, *kind.corpora):
            proved = (name for name in corpus(source) if name not in kind.unproved)
            names = sorted(proved, key=cells)
            found += [pytest.param(puzzle, source, name) for name in names[:QUICK]]
            for name in names[QUICK:]:
                marks = [pytest.mark.slow, *[pytest.mark.nightly] * (cells(name) > LARGE)]
                found.append(pytest.param(puzzle, source, name, marks=marks))
    return found


def cells(name: str) -> int:
    """How many a board has, by the end of its name: 12_8x9."""
    rows, cols = name.rpartition("_")[2].split("x")
    return int(rows) * int(cols)


@pytest.mark.few(14)
@needs_corpora
@pytest.mark.parametrize(("puzzle", "source", "name"), samples())
def test_a_published_board_has_one_answer_which_is_the_published_one(puzzle, source, name, request):
    kind = KINDS[puzzle]
    if name in kind.by_hand and not request.config.getoption("--whole-sweeps"):
        pytest.skip("it takes minutes: --whole-sweeps solves it")
    kind.oracle.check_sample(source, name, constants=kind.published)


@pytest.mark.few(14)
@each("instances")
def test_an_instance_has_one_answer(puzzle, instance):
    assert KINDS[puzzle].oracle.solve(instance).status == "unique"


@pytest.mark.few(18)
@each("boards")
def test_answers_equal_brute_force(puzzle, board):
    source, count, *constants = board
    assert KINDS[puzzle].oracle.agrees(source, **dict(*constants)) == count or count is None


JOINED = {
    *("castle_wall", "cave", "country_road", "heyawake", "hitori", "kuromasu", "masyu"),
    *("nurikabe", "slitherlink", "tapa", "yajilin"),
}
"""Kinds that name an origin of what hangs together where broken rules are put into words."""


@pytest.mark.few(7)
@pytest.mark.parametrize(
    ("puzzle", "board"), [(n, one) for n in sorted(JOINED) for one in KINDS[n].boards]
)
def test_words_of_broken_rules_change_no_answer(puzzle, board):
    """Without an origin nothing would be cut off from it."""
    kind, found = KINDS[puzzle].oracle.puzzle, []
    for facts in (board[0], f"{board[0]} worded."):
        answers = kind.solve(kind.instance(facts, text=True), models=0).answers
        found.append({frozenset(answer.symbols) for answer in answers})
    assert found[0] == found[1]


@pytest.mark.few(0)
@having("random")
@settings(max_examples=10, derandomize=True)
@given(data=st.data())
def test_random_boards_equal_brute_force(puzzle, data):
    KINDS[puzzle].oracle.agrees(data.draw(KINDS[puzzle].random))


@pytest.mark.few(6)
@having("errors")
def test_errors(puzzle, update):
    KINDS[puzzle].oracle.check_errors(KINDS[puzzle].errors, update)


@pytest.mark.few(6)
@having("drawn")
def test_drawing(puzzle, update):
    kind = KINDS[puzzle]
    oracle = kind.oracle
    answer = oracle.solve(kind.drawn, models=1).answers[0]
    oracle.check_drawing("answer", oracle.puzzle.board(answer), update)
    board = oracle.puzzle.draw(oracle.instance(kind.instance or kind.drawn))
    oracle.check_drawing("instance", board, update)


@pytest.mark.few(0)
@having("explained")
def test_explanation(puzzle, update):
    kind = KINDS[puzzle]
    kind.oracle.check_explained([kind.explained, *kind.also_explained], update)


@pytest.mark.few(0)
@having("techniques")
def test_techniques(puzzle, update):
    KINDS[puzzle].oracle.check_techniques(KINDS[puzzle].techniques, update)


@pytest.mark.nightly
@pytest.mark.few(0)
@having("techniques")
def test_techniques_are_sound_on_small_boards(puzzle):
    """From parts of an answer they conclude no more than it has: what goes further is refused."""
    oracle, rng = KINDS[puzzle].oracle, random.Random(0)
    for source, *_ in KINDS[puzzle].boards:
        instance = oracle.instance(source)
        outcome = oracle.puzzle.solve(instance)
        if outcome.status != pylogic.Status.UNIQUE:
            continue
        for share in (0, 0.3, 0.6, 0.9):
            marks = [f"{x}." for x in outcome.answers[0].symbols if rng.random() < share]
            state = oracle.puzzle.instance("".join(marks), text=True) if marks else None
            assert oracle.puzzle.explain(instance, state=state).outcome.status == "unique"


@pytest.mark.few(8)
@having("labels")
def test_labels(puzzle):
    source, variables, *order = KINDS[puzzle].labels
    KINDS[puzzle].oracle.check_labels(source, variables=variables)
    assert not order or [KINDS[puzzle].oracle.labelled(source)] == order


@having("givens")
def test_all_numbers_of_an_answer_may_be_given(puzzle):
    kind = KINDS[puzzle]
    answer = kind.oracle.solve(kind.givens, models=1).answers[0]
    shown = atoms(answer.symbols)
    assert kind.oracle.clues(answer) == {("given", *rest) for _, *rest in shown}


@pytest.mark.few(4)
@each("reasoned")
def test_explanations_know_the_answers_of_brute_force(puzzle, reasoned):
    assert KINDS[puzzle].oracle.explains(reasoned)


@pytest.mark.few(0)
@having("kept")
def test_new_puzzles_keep_the_board_of_an_instance(puzzle):
    oracle, (instance, name) = KINDS[puzzle].oracle, KINDS[puzzle].kept
    (made,) = oracle.puzzle.generate(instance, seed=1)
    assert {fact for fact in oracle.facts(instance) if fact[0] == name} <= oracle.facts(made.facts)
    assert oracle.solve(made.facts).status == "unique"
