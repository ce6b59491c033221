"""Tapa: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

from itertools import product

from harness import Kind, Oracle, random_boards

ORACLE = Oracle("tapa")
REST = ((1, 1), (1, 2), (2, 1), (2, 2), (2, 4))
KIND = Kind(
    ORACLE,
    instances=["own6", "own8", "own10"],
    boards=[
        ("size(1,1).", 2),
        ("size(1,4).", 11),
        ("size(3,1). clue(2,1,1,1). clue(2,1,2,1).", 0),
        ("size(3,3).", None),
        ("size(3,3). clue(2,2,1,8).", 1),
        ("size(3,3). clue(2,2,1,7).", 8),
        ("size(3,3). clue(2,2,1,5). clue(2,2,2,1).", 0),
        ("size(3,3). clue(2,2,1,3). clue(1,1,1,2).", None),
        ("size(3,3). clue(2,2,1,0).", 1),
        ("size(3,4). clue(2,2,1,1). clue(2,2,2,3).", None),
        ("size(3,4). clue(2,2,1,2). clue(2,2,2,1). clue(2,2,3,1).", None),
        ("size(4,3). clue(2,2,1,1). clue(2,2,2,1). clue(2,2,3,1). clue(2,2,4,1).", 0),
        ("size(4,3). clue(1,1,1,0). clue(3,2,1,1). clue(3,2,2,4).", None),
        ("size(2,6). clue(1,1,1,1). clue(1,6,1,1).", None),
        ("size(2,2). clue(1,1,1,0). clue(2,2,1,2).", 0),
    ],
    random=random_boards(
        [(3, 3), (2, 5), (4, 3)],
        [None, None, None, None, None, None, "clue({0},{1},1,2).", "clue({0},{1},1,4)."],
    ),
    drawn="own6",
    explained="size(5,5). clue(1,3,1,1). clue(1,3,2,1). clue(2,4,1,5). clue(4,5,1,2)."
    " clue(4,5,2,1). clue(5,2,1,5).",
    errors=[
        "size(2,2). clue(1,1,1,9). clue(2,2,1,-1). clue(1,2,1,x).",
        "size(2,2). clue(1,3,1,2).",
        "size(2,2). clue(1,1,1,2). clue(1,1,1,3).",
        "size(2,2). clue(1,1,2,1). clue(2,1,0,1). clue(2,2,1,1). clue(2,2,3,1).",
        "size(2,2). clue(1,1,1,0). clue(1,1,2,1).",
        "size(2,2). clue(1,1,x,1).",
        "clue(1,1,1,2).",
    ],
    labels=(
        "size(2,4). clue(2,4,1,2).",
        8,
        [f"cell({row},{col})" for row, col in ((1, 3), (1, 4), (2, 3), *REST)],
    ),
    reasoned=["size(3,3). clue(2,2,1,3).", "size(2,4).", "size(3,4). clue(1,1,1,2)."],
)


def test_clues_are_the_runs_around_white_cells():
    answers = {ORACLE.read(one): one for one in ORACLE.solve("size(3,3).", models=0).answers}
    hook = ((1, 1), (2, 1), (2, 3), (3, 1), (3, 2), (3, 3))
    seen = [(1, 2, 1, 2), (1, 2, 2, 1), (1, 3, 1, 1), (2, 2, 1, 6)]
    answer = answers[frozenset(("black", *place) for place in hook)]
    assert ORACLE.clues(answer) == {("clue", *clue) for clue in seen}
    cells = product(range(1, 4), repeat=2)
    assert ORACLE.clues(answers[frozenset()]) == {("clue", *place, 1, 0) for place in cells}


def test_name_the_smaller_part_of_the_black_cells_as_cut_off():
    named = "named(1,1,1). named(2,3,4)."
    corner = ORACLE.looked_at(f"size(3,4). white(1,3). white(2,2). white(3,1). {named}")
    assert corner == {(1, 1), (1, 2), (2, 1)}
