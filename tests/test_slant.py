"""Slant: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

from harness import Kind, Oracle, random_boards

ORACLE = Oracle("slant")
RING = "size(4,4). vertex(1,1,1). vertex(3,3,1). vertex(2,2,2). vertex(0,2,0)."
KIND = Kind(
    ORACLE,
    instances=["janko1", "janko11", "janko211"],
    boards=[
        ("size(1,1).", 2),
        ("size(1,4). vertex(0,2,2).", 4),
        ("size(3,1). vertex(0,0,0). vertex(3,1,1).", 2),
        ("size(2,2).", 15),
        ("size(2,2). vertex(0,1,2). vertex(2,1,2).", 0),
        ("size(2,2). vertex(1,1,0).", 0),
        ("size(2,2). vertex(1,1,4).", 1),
        ("size(3,3).", None),
        ("size(3,4). vertex(1,1,3). vertex(3,4,0). vertex(2,0,1).", None),
        (RING, None),
    ],
    random=random_boards(
        [(3, 3), (2, 5), (4, 3)],
        [None, None, None, "vertex({0},{1},0).", "vertex({0},{1},1).", "vertex({0},{1},1)."],
    ),
    drawn="size(2,3). vertex(0,1,1). vertex(1,1,3). vertex(1,2,1). vertex(2,3,0).",
    explained="janko11",
    errors=[
        "size(2,2). vertex(1,1,5). vertex(0,1,3). vertex(0,0,2). vertex(2,0,-1).",
        "size(2,2). vertex(3,1,0). vertex(-1,0,1).",
        "size(2,2). vertex(1,1,1). vertex(1,1,2). vertex(0,2,x).",
        "vertex(1,1,2).",
    ],
    labels=(
        "size(2,3). vertex(2,3,1). vertex(0,1,1).",
        6,
        ["cell(2,3)", "cell(1,1)", "cell(1,2)", "cell(1,3)", "cell(2,1)", "cell(2,2)"],
    ),
)


def test_every_corner_may_show_how_many_diagonals_end_there():
    (answer,) = ORACLE.solve("size(1,2). vertex(0,1,2).", models=0).answers
    shown = {(r, c): n for _, r, c, n in ORACLE.clues(answer)}
    assert shown == {(0, 0): 0, (0, 1): 2, (0, 2): 0, (1, 0): 1, (1, 1): 0, (1, 2): 1}
