"""Cave: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

from harness import Kind, Oracle, random_boards

ORACLE = Oracle("cave")
KIND = Kind(
    ORACLE,
    instances=["janko21", "janko411", "janko412"],
    boards=[
        ("size(1,1).", 2),
        ("size(1,4).", 11),
        ("size(4,1). clue(2,1,2).", 2),
        ("size(3,3).", None),
        ("size(3,4). clue(2,2,4).", None),
        ("size(4,3). inside(1,1). inside(4,3).", None),
        ("size(4,4). clue(1,1,3). clue(4,4,2).", None),
        ("size(4,4). clue(1,1,7). clue(4,4,7).", None),
        ("size(2,2). clue(1,1,2). clue(2,2,2).", 2),
        ("size(2,2). clue(1,1,1). clue(2,2,1).", 0),
        ("size(2,3). clue(1,2,2). inside(1,2).", None),
    ],
    random=random_boards(
        [(3, 3), (2, 5), (4, 3)],
        [None, None, None, None, "clue({0},{1},2).", "clue({0},{1},4).", "inside({0},{1})."],
    ),
    drawn="size(3,3). clue(1,1,2). clue(3,3,4). inside(1,3).",
    techniques=[
        ("size(4,3). clue(1,1,4). clue(1,3,2).", ""),
        ("size(3,3). clue(2,1,2). clue(2,2,4).", "-black(2,1) -black(2,2)"),
        ("size(3,3). clue(1,1,4).", "-black(1,3) black(3,1)"),
    ],
    explained="size(5,5). clue(1,4,5). clue(1,5,3). clue(3,3,3). clue(4,2,3). clue(5,3,2).",
    errors=[
        "size(2,2). clue(1,1,0). clue(2,2,4).",
        "size(2,2). clue(1,3,2). inside(0,1).",
        "size(2,2). clue(1,1,2). clue(1,1,3). clue(2,1,x).",
        "size(2,2). clue(1,1,-1). clue(2,1,2147483647).",
        "clue(1,1,2).",
    ],
    labels=(
        "size(2,3). clue(2,3,2).",
        6,
        ["cell(1,3)", "cell(2,2)", "cell(2,3)", "cell(1,1)", "cell(1,2)", "cell(2,1)"],
    ),
    reasoned=["size(3,3). clue(2,2,3).", "size(3,3).", "size(3,4). clue(1,1,2). inside(3,4)."],
)


def test_derive_clues_from_the_views_of_white_cells():
    source = "size(2,3). clue(1,1,3). clue(1,2,4). clue(2,2,2)."
    (answer,) = ORACLE.solve(source, models=0).answers
    assert ORACLE.read(answer) == {("black", 2, 1), ("black", 2, 3)}
    seen = [("clue", 1, 1, 3), ("clue", 1, 2, 4), ("clue", 1, 3, 3), ("clue", 2, 2, 2)]
    assert ORACLE.clues(answer) == set(seen)


def test_name_the_smaller_part_of_the_cave_as_cut_off():
    named = "named(1,1,1). named(2,3,4)."
    corner = ORACLE.looked_at(f"size(3,4). black(1,3). black(2,2). black(3,1). {named}")
    assert corner == {(1, 1), (1, 2), (2, 1)}
