"""Akari: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Oracle, corpus, needs_corpora
from hypothesis import given, settings
from hypothesis import strategies as st

ORACLE = Oracle("akari")


@pytest.mark.few(4)
@needs_corpora
@pytest.mark.parametrize("name", corpus("akari"))
def test_samples(name):
    ORACLE.check_sample(name)


@pytest.mark.parametrize("name", ["janko521", "janko6"])
def test_instances_have_one_answer(name):
    assert ORACLE.solve(name).status == "unique"


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("size(1,1).", 1),
        ("size(1,4).", 4),
        ("size(3,1).", 3),
        ("size(3,3).", 6),
        ("size(2,3). wall(1,1). wall(2,3).", None),
        ("size(2,3). wall(1,2). clue(1,2,3).", None),
        ("size(3,3). clue(2,2,0).", 2),
        ("size(3,3). clue(2,2,4).", 1),
        ("size(1,1). wall(1,1).", 1),
    ],
)
def test_answers_equal_brute_force(source, count):
    assert count in (None, ORACLE.agrees(source))


@settings(max_examples=30, deadline=None, derandomize=True)
@given(
    st.sampled_from([(3, 3), (2, 5), (4, 3)]),
    st.lists(st.sampled_from("......x.012"), min_size=12, max_size=12),
)
def test_random_boards_equal_brute_force(size, drawn):
    rows, cols = size
    cells = [(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)]
    known = {cell: text for cell, text in zip(cells, drawn, strict=False) if text != "."}
    facts = [
        f"wall({r},{c})." if text == "x" else f"clue({r},{c},{text})."
        for (r, c), text in known.items()
    ]
    ORACLE.agrees(f"size({rows},{cols}). {' '.join(facts)}")


def test_errors(update):
    ORACLE.check_errors(
        [
            "size(2,2). clue(1,1,5). clue(1,2,-1). clue(2,1,1). clue(2,1,2). clue(2,2,x).",
            "size(2,2). clue(3,1,1). wall(1,3).",
            "wall(1,1).",
        ],
        update,
    )


def test_a_number_may_stand_in_a_cell_that_is_black_anyway():
    assert ORACLE.agrees("size(2,2). wall(1,1). clue(1,1,0).") == 1
    assert ORACLE.agrees("size(2,2). wall(1,1). clue(1,1,2).") == 1


def test_drawing(update):
    answer = ORACLE.solve("janko521").answers[0]
    ORACLE.check_drawing("answer", ORACLE.puzzle.board(answer), update)
    ORACLE.check_drawing("instance", ORACLE.puzzle.draw(ORACLE.instance("janko521")), update)


def test_explanation(update):
    clues = "clue(1,3,2). clue(3,1,0). clue(3,3,2). clue(3,5,2)."
    ORACLE.check_explained(f"size(5,5). {clues} wall(5,3).", update)


def test_labels():
    source = "size(3,3). clue(3,3,1). clue(1,1,1). wall(2,2)."
    ORACLE.check_labels(source, variables=6)
    beside = ["cell(2,3)", "cell(3,2)", "cell(1,2)", "cell(2,1)"]
    assert ORACLE.labelled(source) == [*beside, "cell(1,3)", "cell(3,1)"]


def test_clues_are_numbers_in_the_black_cells():
    answer = ORACLE.solve("size(2,3). wall(1,2). clue(2,3,1).", models=1).answers[0]
    lamps = {atom[1:] for atom in ORACLE.read(answer)}
    found = {(r, c): n for _, r, c, n in ORACLE.clues(answer)}
    assert found == {
        cell: len(ORACLE.rules.beside(cell) & lamps) for cell in ((1, 2), (2, 3))
    }  # fmt: skip


def test_new_puzzles_keep_the_black_cells():
    (made,) = ORACLE.puzzle.generate("janko521", seed=1)
    walls = {fact for fact in ORACLE.facts("janko521") if fact[0] == "wall"}
    assert walls <= ORACLE.facts(made.facts)
    assert ORACLE.solve(made.facts).status == "unique"
