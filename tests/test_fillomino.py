"""Fillomino: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Oracle, corpus, needs_corpora
from hypothesis import given, settings
from hypothesis import strategies as st

ORACLE = Oracle("fillomino")
SLOW = ("485_10x10", "715_15x20")


@pytest.mark.few(4)
@needs_corpora
@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=pytest.mark.slow) if n in SLOW else n for n in corpus("fillomino")],
)
def test_samples(name):
    ORACLE.check_sample(name)


@pytest.mark.parametrize("name", ["janko13", "janko276", "janko773"])
def test_instances_have_one_answer(name):
    assert ORACLE.solve(name).status == "unique"


@pytest.mark.parametrize(
    ("source", "most", "count"),
    [
        ("size(1,1).", 0, 1),
        ("size(1,2).", 0, 1),
        ("size(1,3).", 0, 3),
        ("size(2,2).", 0, 5),
        ("size(3,1). given(2,1,1).", 0, 0),
        ("size(2,3).", 0, None),
        ("size(2,3).", 2, None),
        ("size(2,3). given(1,1,5).", 2, None),
        ("size(2,4). given(1,1,2). given(1,4,2).", 0, None),
        ("size(2,4). given(1,1,3). given(2,4,3). given(1,3,3).", 0, None),
        ("size(3,3). given(1,1,3). given(1,2,3). given(1,3,3). given(2,1,3).", 0, 0),
        ("size(2,4). given(1,2,1). given(2,2,2). given(2,3,2).", 3, None),
    ],
)
def test_answers_equal_brute_force(source, most, count):
    assert count in (None, ORACLE.agrees(source, most=most))


@settings(max_examples=15, deadline=None, derandomize=True)
@given(
    st.sampled_from([(3, 2), (1, 6), (4, 2)]),
    st.lists(st.sampled_from([None, None, 1, 2, 3, 4, 5]), min_size=8, max_size=8),
)
def test_random_boards_equal_brute_force(size, numbers):
    rows, cols = size
    cells = [(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)]
    givens = zip(cells, numbers, strict=False)
    text = " ".join(f"given({r},{c},{n})." for (r, c), n in givens if n)
    ORACLE.agrees(f"size({rows},{cols}). {text}")


def test_errors(update):
    ORACLE.check_errors(
        [
            "size(2,2). given(1,1,0). given(1,2,5). given(2,1,2). given(2,1,3). given(3,1,1).",
            "size(2,2). given(1,1,x).",
            "given(1,1,1).",
        ],
        update,
    )


def test_drawing(update):
    answer = ORACLE.solve("janko13").answers[0]
    ORACLE.check_drawing("answer", ORACLE.puzzle.board(answer), update)
    ORACLE.check_drawing("instance", ORACLE.puzzle.draw(ORACLE.instance("janko13")), update)


def test_explanation(update):
    ORACLE.check_explained("janko13", update)


@pytest.mark.parametrize(
    "source", ["size(2,3).", "size(2,4). given(1,1,3).", "size(2,4). given(1,1,3). given(2,4,1)."]
)
def test_explanations_know_the_same_answers(source):
    assert ORACLE.explains(source)


def test_regions_are_counted_from_cells_that_need_not_be_the_first():
    told = ORACLE.puzzle.explain(ORACLE.instance("size(2,4). given(1,1,3). given(2,1,2)."))
    assert str(told.grade) == "easy, costliest step 3: size; sum 16"


def test_labels_and_clues():
    ORACLE.check_labels("size(2,3). given(1,1,2).", variables=6)
    answer = ORACLE.solve("size(2,3). given(1,1,2).").answers[0]
    assert ORACLE.clues(answer) == {("given", *rest) for _, *rest in ORACLE.read(answer)}


def test_boards_are_generated_with_small_regions():
    [made] = ORACLE.puzzle.generate("5x5", seed=3, constants={"most": 5})
    assert ORACLE.solutions(made.facts, most=5) == [ORACLE.read(made.solution)]
    assert max(n for *_, n in ORACLE.read(made.solution)) <= 5
