"""Kakuro: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Oracle, corpus, needs_corpora
from hypothesis import given, settings
from hypothesis import strategies as st

ORACLE = Oracle("kakuro")
LARGEST = "960_31x46"
CORNER = "size(3,3). block(1,1). block(1,2). block(1,3). block(2,1). block(3,1). "


@pytest.mark.few(4)
@needs_corpora
@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=pytest.mark.slow) if n == LARGEST else n for n in corpus("kakuro")],
)
def test_samples(name):
    ORACLE.check_sample(name)


@pytest.mark.parametrize("name", ["janko281", "janko8"])
def test_instances_have_one_answer(name):
    assert ORACLE.solve(name).status == "unique"


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("size(1,3). block(1,1).", 72),
        ("size(1,3). block(1,1). sum(1,1,across,4).", 2),
        ("size(3,1). block(1,1). sum(1,1,down,17).", 2),
        ("size(1,2). block(1,1). sum(1,1,across,9).", 1),
        ("size(1,4). block(1,4).", 504),
        ("size(1,5). block(1,3). sum(1,3,across,3).", 144),
        (CORNER + "sum(2,1,across,4). sum(3,1,across,6). sum(1,2,down,3). sum(1,3,down,7).", None),
        (CORNER + "sum(2,1,across,3). sum(1,2,down,4).", None),
        ("size(2,3). block(1,1). block(1,3). block(2,2). sum(1,1,down,3).", 81),
    ],
)
def test_answers_equal_brute_force(source, count):
    found = ORACLE.agrees(source)
    assert found > 0
    assert count in (None, found)


@settings(max_examples=20, deadline=None, derandomize=True)
@given(st.lists(st.integers(3, 17), min_size=4, max_size=4), st.sets(st.integers(0, 3), max_size=1))
def test_random_boards_equal_brute_force(goals, without):
    sums = ["sum(2,1,across,{}).", "sum(3,1,across,{}).", "sum(1,2,down,{}).", "sum(1,3,down,{})."]
    told = (text.format(n) for i, (text, n) in enumerate(zip(sums, goals, strict=True)))
    ORACLE.agrees(CORNER + " ".join(text for i, text in enumerate(told) if i not in without))


def test_errors(update):
    ORACLE.check_errors(
        [
            "size(2,2).",
            "size(1,3). block(1,1). block(1,4). sum(1,2,across,3).",
            "size(1,3). block(1,1). sum(1,1,up,3). sum(1,1,down,3).",
            "size(1,3). block(1,1). sum(1,1,across,3). sum(1,1,across,4).",
            "size(1,3). block(1,1). sum(1,1,across,x).",
            "size(1,3). block(1,1). sum(1,1,across,2).",
            "size(1,3). block(1,1). sum(1,1,across,18).",
            "size(1,11). block(1,1). sum(1,1,across,45).",
            "size(11,1). block(1,1).",
        ],
        update,
    )


def test_drawing(update):
    answer = ORACLE.solve("janko281").answers[0]
    ORACLE.check_drawing("answer", ORACLE.puzzle.board(answer), update)
    ORACLE.check_drawing("instance", ORACLE.puzzle.draw("janko281"), update)


def test_explanation(update):
    ORACLE.check_explained("janko281", update)


def test_labels_follow_the_sums():
    source = CORNER + "sum(1,3,down,4). sum(2,1,across,4)."
    ORACLE.check_labels(source, variables=4)
    assert ORACLE.labelled(source) == ["cell(2,3)", "cell(3,3)", "cell(2,2)", "cell(3,2)"]


def test_clues_are_the_sums_of_runs_beside_black_cells():
    blocks = "block(1,1). block(1,4). block(2,3). block(3,1)."
    answer = ORACLE.solve(f"size(3,4). {blocks}", models=1).answers[0]
    value = {(r, c): v for _, r, c, v in ORACLE.read(answer)}
    cells = {
        (1, 1, "across"): [(1, 2), (1, 3)],
        (1, 1, "down"): [(2, 1)],
        (1, 4, "down"): [(2, 4), (3, 4)],
        (2, 3, "across"): [(2, 4)],
        (2, 3, "down"): [(3, 3)],
        (3, 1, "across"): [(3, 2), (3, 3), (3, 4)],
    }
    sums = {("sum", *run, sum(value[cell] for cell in cells[run])) for run in cells}
    assert ORACLE.clues(answer) == sums
