"""Number grid: the steps of the seed, its score, brute force, errors, drawing."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle

from pylogic.explain import relaxation
from pylogic.rules.constraints import BROKEN

ORACLE = Oracle("number_grid")
SMALL = "size(3,3). line(row,2,3). line(column,2,3). amount(1,3). amount(2,3). "
WIDE = "size(2,3). line(row,2,3). amount(1,2). amount(2,2). "


KIND = Kind(
    ORACLE,
    errors=[
        "size(2,3). line(row,a,3). line(diag,2,1). line(column,3,4). line(column,1,2)."
        " amount(0,2). amount(5,1). given(1,1,9). given(1,2,5). given(2,2,5).",
        "size(2,3). amount(2000000000,1). amount(3,-1). amount(4,1). amount(4,2).",
        "size(2,3).",
        "size(2,3). line(row,2,3). amount(1,2). line(column,1,2).",
        "size(2,2). amount(1,1). given(1,1,1). given(1,1,2). given(3,3,1).",
        "size(2,2). line(row,3,-1). amount(1,6).",
        "amount(1,1).",
    ],
    drawn="june2018",
    labels=(WIDE, 6),
    givens=WIDE,
)


@pytest.mark.parametrize(
    ("constants", "count"),
    [
        pytest.param({"connected": 0, "counts": 0}, 1140, marks=pytest.mark.slow),
        ({"connected": 0}, 21),
        ({}, 1),
    ],
)
def test_the_steps_of_the_seed(constants, count):
    assert len(ORACLE.solutions("june2018", **constants)) == count
    counted = ORACLE.puzzle.solve("june2018", models=0, keep=False, constants=constants)
    assert (counted.count, counted.answers) == (count, ())


def test_the_score_of_the_seed():
    answer = ORACLE.solve("june2018").answers[0]
    assert ORACLE.puzzle.scores(answer) == {"product": 240}
    assert str(ORACLE.puzzle.board(answer)).endswith("\nproduct: 240")


@pytest.mark.few(0)
@pytest.mark.parametrize("constants", [{}, {"counts": 0}, {"squares": 0}, {"connected": 0}])
def test_answers_equal_brute_force(constants):
    for text in (SMALL, WIDE, "size(4,4). line(row,3,6). line(column,3,6). given(1,1,1). "
                 "amount(1,4). amount(2,4). amount(3,4).",
                 "size(3,2). line(column,2,4). amount(1,2). amount(3,2). ",
                 "size(3,3). amount(1,2). given(2,2,1).", "size(2,2). amount(5,4)."):  # fmt: skip
        ORACLE.agrees(text, **constants)


@pytest.mark.few(0)
@pytest.mark.parametrize(
    "text", [SMALL, WIDE, "size(3,3). amount(1,2).", "size(2,2). amount(5,4)."]
)
def test_scores_equal_plain_products(text):
    for answer in ORACLE.solve(text, models=0, constants={"counts": 0, "squares": 0}).answers:
        expected = ORACLE.rules.product(ORACLE.facts(text), ORACLE.read(answer))
        assert ORACLE.puzzle.scores(answer) == {"product": expected}


def test_a_product_that_does_not_fit_is_no_number():
    # 16 columns of 4 empty cells between full ones: 4 ** 16 is 2 ** 32.
    filled = " ".join(f"given({r},{c},1)." for r in range(1, 5) for c in range(1, 32, 2))
    text = f"size(4,32). amount(1,64). {filled}"
    answer = ORACLE.puzzle.solve(ORACLE.instance(text), constants={"connected": 0}).answers[0]
    assert ORACLE.puzzle.scores(answer) == {"product": "more than 2147483647"}


def test_explanations_argue_from_the_most_central_number_that_is_given():
    text = "size(3,3). line(row,2,3). amount(1,6). given(1,1,1). given(2,1,1). given(3,3,1)."
    task = ORACLE.puzzle.task(ORACLE.instance(text))
    broken = [
        s.arguments[2].arguments
        for s in relaxation.ground_relaxation(task).switches.literals
        if s.match(*BROKEN)
    ]
    assert {tuple(map(str, terms[2:])) for terms in broken if len(terms) == 4} == {("2", "1")}


def test_words_of_broken_rules_change_no_answer():
    board = "size(2,3). amount(1,2)."
    assert set(ORACLE.solutions(f"{board} worded.")) == set(ORACLE.solutions(board))
