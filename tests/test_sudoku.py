"""Sudoku: boxes, regions, diagonals, corpora, brute force, errors, drawing."""

from __future__ import annotations

import pytest
from harness import (
    CORPORA,
    Kind,
    Oracle,
    atoms,
    board_of,
    corpus,
    facts_of,
    needs_corpora,
    values_of,
)
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic

ORACLE = Oracle("sudoku")
CORPUS, JIGSAW = corpus("sudoku"), corpus("jigsaw_sudoku")
REGIONS = "region(1,1,a). region(1,2,a). region(2,1,b). region(2,2,b). "
CROOKED = [[1, 1, 1, 2], [1, 2, 2, 2], [3, 3, 3, 4], [3, 4, 4, 4]]


def check_corpus(puzzle, facts):
    _, solution = board_of(puzzle["solution"])
    outcome = ORACLE.solve(facts)
    assert outcome.status == "unique"
    assert ORACLE.read(outcome.answers[0]) == values_of(solution)


KIND = Kind(
    ORACLE,
    instances=["seed9", "wiki9", "own16", "jigsaw9"],
    boards=[
        ("size(4,4). boxes(2,2).", 288),
        ("size(4,4). boxes(2,2).", 48, {"diagonals": 1}),
        ("size(4,4). boxes(1,4).", 576),
        ("size(4,4). boxes(4,1).", 576),
        ("size(2,2). " + REGIONS, 2),
        ("size(1,1). boxes(1,1).", 1),
        ("size(4,4). boxes(2,2). given(1,1,4). given(2,3,4). given(4,4,1).", 6),
        ("size(4,4). " + facts_of("region", CROOKED), 144),
        (
            "size(6,6). boxes(2,3). given(1,1,1). given(1,2,2). given(1,3,6). given(2,1,5)."
            " given(2,2,4). given(3,4,4). given(4,2,6). given(5,6,4).",
            1,
            {"diagonals": 1},
        ),
    ],
    errors=[
        "size(4,4). boxes(2,2). given(1,1,5). given(2,2,1). given(2,3,1). given(1,2,1).",
        "size(4,4). boxes(2,2). given(1,1,1). given(1,1,0). given(5,1,1). given(2,2,x).",
        "size(4,5).",
        "size(4,4). boxes(3,2). boxes(0,0).",
        "size(2,2). region(1,1,a). region(1,2,a). region(2,1,a). region(2,1,b). region(3,3,b).",
        "size(2,2). boxes(1,2). " + REGIONS,
        "size(4,4). boxes(a,2).",
        "boxes(2,2).",
    ],
)


@settings(max_examples=15, derandomize=True)
@given(
    st.dictionaries(st.tuples(st.integers(1, 4), st.integers(1, 4)), st.integers(1, 4), max_size=6),
    st.sampled_from(["boxes(2,2).", facts_of("region", CROOKED)]),
    st.integers(0, 1),
)
def test_random_boards_equal_brute_force(givens, areas, diagonals):
    text = " ".join(f"given({r},{c},{v})." for (r, c), v in givens.items())
    facts = f"size(4,4). {areas} {text}"
    try:
        ORACLE.agrees(facts, diagonals=diagonals)
    except pylogic.ProgramError as error:
        assert "also given at" in str(error)
        assert list(ORACLE.rules.solutions(ORACLE.facts(facts), diagonals=diagonals)) == []


@pytest.mark.slow
def test_a_large_board_has_one_answer():
    assert ORACLE.solve("own25").status == "unique"


@pytest.mark.few(3)
@needs_corpora
@pytest.mark.parametrize("name", CORPUS)
def test_corpus(name):
    (size, _), rows = board_of(CORPUS[name]["problem"])
    side = {9: 3, 16: 4}[size]
    given = facts_of("given", rows)
    check_corpus(CORPUS[name], f"size({size},{size}). boxes({side},{side}). {given}")


@pytest.mark.few(6)
@needs_corpora
@pytest.mark.parametrize("name", JIGSAW)
def test_jigsaw_corpus(name):
    (size, _), rows = board_of(JIGSAW[name]["problem"])
    regions, given = facts_of("region", rows[size:]), facts_of("given", rows[:size])
    check_corpus(JIGSAW[name], f"size({size},{size}). {regions} {given}")


def test_equal_givens_on_a_diagonal_are_an_error():
    text = "size(4,4). boxes(2,2). given(1,1,1). given(4,4,1)."
    assert ORACLE.puzzle.check(ORACLE.instance(text)).facts
    (error,) = ORACLE.errors(text, diagonals=1)
    assert error.endswith("also given at 1,1, in the same diagonal")


def test_drawing(update):
    for name, text, constants in (
        ("boxes", "size(6,6). boxes(2,3). given(1,1,1). given(4,4,3).", {"diagonals": 1}),
        ("jigsaw", "size(4,4). given(1,1,1). " + facts_of("region", CROOKED), {}),
    ):
        ORACLE.check_drawing(
            name, ORACLE.puzzle.draw(ORACLE.instance(text), constants=constants), update
        )
    board = ORACLE.puzzle.board(ORACLE.solve("jigsaw9").answers[0])
    ORACLE.check_drawing("answer", board, update)


def test_labels_and_clues():
    ORACLE.check_labels("size(4,4). boxes(2,2).", variables=16)
    answer = ORACLE.solve("size(4,4). boxes(2,2).", models=1).answers[0]
    assert ORACLE.clues(answer) == {("given", *rest) for _, *rest in atoms(answer.symbols)}


@needs_corpora
def test_about_says_what_a_corpus_means():
    name = next(iter(CORPUS))
    (rows, cols), board = board_of(CORPUS[name]["problem"])
    text = f"size({rows},{cols}). boxes(4,4). {facts_of('given', board)}"
    assert ORACLE.facts(f"{CORPORA / 'sudoku.json'}#{name}") == ORACLE.facts(text)
    name = next(iter(JIGSAW))
    (rows, cols), board = board_of(JIGSAW[name]["problem"])
    names = list(dict.fromkeys(cell for row in board[rows:] for cell in row))
    numbered = [[names.index(cell) + 1 for cell in row] for row in board[rows:]]
    areas = facts_of("region", numbered)
    text = f"size({rows},{cols}). {areas} {facts_of('given', board[:rows])}"
    assert ORACLE.facts(f"{CORPORA / 'jigsaw_sudoku.json'}#{name}") == ORACLE.facts(text)


def test_a_cell_that_may_hold_one_number_alone_is_explained_by_itself():
    techniques = {one.name for one in pylogic.load("sudoku").rate("wiki9").techniques}
    assert techniques >= {"elimination", "hidden single in a block", "naked single"}


def test_a_long_line_of_equal_digits_is_not_compared_pair_by_pair():
    puzzle = pylogic.load("sudoku")
    line = [f"given(1,{c},5)." for c in range(1, 301)]
    with pytest.raises(pylogic.ProgramError) as caught:
        puzzle.check(puzzle.instance(f"size(1,300). boxes(1,1). {' '.join(line)}", text=True))
    assert "is not square" in str(caught.value)
    assert "also given" not in str(caught.value)
