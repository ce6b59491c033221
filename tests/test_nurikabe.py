"""Nurikabe: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, random_boards

ORACLE = Oracle("nurikabe")


KIND = Kind(
    ORACLE,
    instances=["janko130", "janko8"],
    boards=[
        ("size(1,1).", 2),
        ("size(1,1). clue(1,1,1).", 1),
        ("size(2,2).", None),
        ("size(3,3).", None),
        ("size(3,3). clue(2,2,1).", 1),
        ("size(3,3). clue(1,1,3).", None),
        ("size(3,3). island(2,2).", None),
        ("size(3,4). clue(1,1,2). island(3,3).", None),
        ("size(3,4). clue(2,2,6).", None),
        ("size(3,3). clue(1,1,6).", None),
        ("size(1,5). island(1,1). clue(1,5,2).", None),
        ("size(5,1). island(3,1).", None),
        ("size(2,3). clue(1,1,2). clue(1,2,2).", 0),
        ("size(2,3). clue(1,1,3). clue(2,2,1).", None),
        ("size(3,3). clue(1,1,2). island(1,1).", None),
    ],
    random=random_boards(
        [(3, 3), (2, 5), (4, 2)],
        [None] * 7 + ["island({0},{1})."] + [f"clue({{0}},{{1}},{n})." for n in range(1, 5)],
    ),
    errors=[
        "size(2,2). clue(1,1,0). clue(1,2,5). clue(2,1,1). clue(2,1,2). clue(2,2,x).",
        "size(2,2). clue(3,1,1). island(1,3).",
        "island(1,1).",
    ],
    drawn="janko130",
    instance="size(2,3). clue(1,1,2). island(2,3). island(1,1).",
    explained="janko130",
    labels=(
        "size(2,4). clue(1,4,1). clue(1,1,3).",
        8,
        [
            *("cell(1,4)", "cell(1,1)", "cell(1,2)", "cell(2,1)", "cell(2,2)"),
            *("cell(1,3)", "cell(2,3)", "cell(2,4)"),
        ],
    ),
    techniques=[
        ("size(3,3). clue(1,1,2).", "-black(1,2)"),
        ("size(3,4). clue(1,1,3). clue(3,4,2).", "black(2,1)"),
        ("size(3,3). clue(1,1,2). clue(3,3,1).", ""),
        ("size(3,4). clue(1,1,2). clue(1,3,2).", ""),
        ("size(2,5). clue(1,1,2). clue(1,5,4).", "-black(1,4) -black(1,3)"),
        ("size(3,5). island(1,1). island(1,3).", "-black(2,5) black(1,5) black(3,5)"),
        ("size(3,4). clue(3,4,4). clue(1,1,1).", "-black(2,2) black(1,2) black(2,1)"),
        ("size(3,5). clue(1,1,2). clue(3,1,5). clue(1,5,1).", "-black(3,2) -black(2,3)"),
        ("size(3,4). clue(1,3,3).", "black(1,1) -black(1,2) -black(2,2) -black(2,3)"),
        ("size(3,4). clue(2,2,3).", "-black(3,3) black(1,4) -black(2,4)"),
        ("size(4,4). clue(1,1,3). clue(1,3,2). clue(3,1,1).", "black(1,2) black(2,2) black(2,1)"),
        ("size(2,4). clue(1,1,3).", "black(2,1)"),
        ("size(3,4). clue(1,1,4). clue(3,4,1).", "black(3,1) black(1,3)"),
        ("size(4,4). clue(1,1,4).", "-black(3,3) black(1,2)"),
        ("size(4,4). clue(1,1,4).", "black(2,4) black(1,3)"),
        ("size(4,5). clue(1,1,6).", "-black(4,4) -black(4,5)"),
        ("size(5,5). clue(1,1,5). clue(5,5,3).", "black(3,3) black(2,3) black(3,4)"),
    ],
    by_hand=["690_50x50"],
)


@pytest.mark.few(0)
@pytest.mark.nightly
def test_new_puzzles_have_few_islands_of_one_cell():
    for made in ORACLE.puzzle.generate("6x6", seed=1, count=3):
        numbers = [
            fact.arguments[2].number for fact in made.instance.symbols if fact.match("clue", 3)
        ]
        assert numbers.count(1) <= 3


def known(name: str, source: str) -> set[str]:
    """Return the facts of that name which a search has from the beginning, as strings."""
    facts = ORACLE.puzzle.check(ORACLE.instance(source)).facts
    return {str(fact) for fact in facts if fact.name == name}


def test_cells_that_touch_two_numbers_or_a_one_are_sea():
    two = known("sea", "size(2,4). clue(1,1,2). clue(1,3,2). clue(2,4,1).")
    assert two == {"sea(1,2)", "sea(1,4)", "sea(2,3)"}
    assert known("sea", "size(1,4). clue(1,1,1).") == {"sea(1,2)"}


def test_a_search_counts_the_steps_of_a_large_number_on_the_shortest_way():
    """Only behind the 1, where paths turn back, several lengths of them count."""
    ways = {(r, c, r + c - 1) for r in (1, 2, 3) for c in range(1, 7) if r == 3 or c < r + 2}
    ways |= {(2, 5, 8), (2, 5, 10), (2, 6, 9), (1, 6, 10)}
    near = known("near", "size(3,6). clue(1,1,10). clue(1,4,1).") - {"near(1,4,1,4,1)"}
    assert near == {f"near(1,1,{r},{c},{k})" for r, c, k in ways}


def test_explanations_know_the_same_answers():
    assert ORACLE.explains("size(2,3). clue(1,1,2).") == 1
    assert ORACLE.explains("size(2,3). clue(1,1,2). clue(1,2,2).") == 0
    assert ORACLE.explains("size(1,4). island(1,1). island(1,4).")
    assert ORACLE.explains("size(3,3). clue(1,1,2). island(3,3).")


@pytest.mark.slow
def test_a_board_whose_sea_may_begin_in_two_cells_is_explained():
    told = ORACLE.puzzle.explain(ORACLE.instance("size(3,3). clue(1,1,1). clue(3,2,5)."))
    assert told.is_complete


def test_name_the_smaller_part_of_the_sea_as_cut_off():
    named = "named(1,1,1). named(2,3,4)."
    corner = ORACLE.looked_at(f"size(3,4). white(1,3). white(2,2). white(3,1). {named}")
    assert corner == {(1, 1), (1, 2), (2, 1)}


def test_clues_stand_where_numbers_are():
    answer = ORACLE.solve("size(3,4). clue(3,1,1). island(1,2).", models=1).answers[0]
    white = ORACLE.rules.board({("size", 3, 4)}) - {atom[1:] for atom in ORACLE.read(answer)}
    sizes = {(3, 1): 1, (1, 2): len(white) - 1}
    assert {(r, c): n for _, r, c, n in ORACLE.clues(answer)} == sizes


@pytest.mark.few(0)
def test_new_puzzles_have_a_number_or_a_question_mark_for_each_island():
    for made in ORACLE.puzzle.generate("4x5", seed=4, count=3):
        facts = ORACLE.facts(made.facts)
        sea = {atom[1:] for atom in ORACLE.read(made.solution)}
        islands = ORACLE.rules.groups(ORACLE.rules.board(facts) - sea)
        known = {fact[1:3] for fact in facts if fact[0] == "island"}
        assert [len(known & island) for island in islands] == [1] * len(known)
        assert ORACLE.solve(made.facts).status == "unique"


def test_a_number_is_written_where_there_is_a_question_mark_too():
    instance = ORACLE.instance("size(1,2). clue(1,1,1). island(1,1).")
    assert ORACLE.puzzle.convert(instance, "text").text == "1 -\n"


def test_a_conflict_names_the_wrong_clue():
    """A number of 2 is too small for a board of 2x4, whose cells it does not reach."""
    found = ORACLE.puzzle.explain(ORACLE.puzzle.instance("size(2,4). clue(1,1,2).", text=True))
    (conflict,) = found.conflicts
    assert "clue(1,1,2)" in list(map(str, conflict.because))
