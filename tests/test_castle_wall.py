"""Castle Wall: the samples, brute force, errors, drawing, explanations, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, random_boards

ORACLE = Oracle("castle_wall")
KIND = Kind(
    ORACLE,
    instances=["janko101", "janko81", "janko07"],
    boards=[
        ("size(1,4).", 0),
        ("size(2,2).", 1),
        ("size(4,4).", 213),
        ("size(3,3). circle(2,2,white).", 1),
        ("size(3,3). circle(2,2,black).", 0),
        ("size(3,4). circle(2,3,grey).", None),
        ("size(4,4). circle(2,2,black).", None),
        ("size(4,4). arrow(2,1,right,2).", None),
        ("size(4,4). arrow(1,1,bottom,1). arrow(4,4,left,2).", None),
        ("size(4,5). arrow(3,3,top,1). circle(3,3,white).", None),
        ("size(5,4). arrow(4,2,left,0). circle(1,3,black). circle(3,3,white).", None),
    ],
    random=random_boards(
        [(4, 4), (3, 5), (5, 3)],
        [
            *[None] * 12,
            *(f"arrow({{0}},{{1}},{side})." for side in ("left,1", "right,1", "top,1", "bottom,1")),
            *(f"circle({{0}},{{1}},{colour})." for colour in ("white", "black", "grey")),
        ],
    ),
    errors=[
        "size(2,2). circle(1,1,red). circle(2,2,white). circle(2,2,black). circle(3,1,grey).",
        "size(2,2). arrow(1,1,left,1). arrow(1,1,top,1). arrow(1,2,x,y).",
        "circle(1,1,white).",
    ],
    techniques=[
        ("size(4,4).", "link(1,1,right) link(1,1,bottom) link(1,2,bottom) link(3,4,bottom)")
    ],
    drawn="janko101",
    instance="size(2,4). circle(1,2,grey). arrow(2,1,right,1). circle(2,1,white). "
    "circle(2,4,black).",
    explained="size(5,5). circle(1,5,black). circle(3,4,white). circle(5,3,black). "
    "arrow(3,1,top,1). arrow(3,3,top,0). arrow(4,1,right,2).",
    reasoned=["size(4,4). arrow(2,1,right,2)."],
)


def test_derive_clues_in_the_cells_that_the_loop_leaves_out():
    answers = {ORACLE.read(x): x for x in ORACLE.solve("size(3,3).", models=0).answers}
    around = next(ORACLE.rules.solutions(ORACLE.facts("size(3,3). circle(2,2,white).")))
    assert ORACLE.clues(answers[around]) == {("circle", 2, 2, "white"), ("arrow", 2, 2, "top", 0)}
    [small] = [
        x
        for x in answers
        if ("link", 2, 2, "right") in x and ("link", 3, 2, "right") in x and len(x) == 4
    ]
    found = ORACLE.clues(answers[small])
    assert found >= {("circle", 1, 1, "black"), ("arrow", 2, 1, "right", 1)}
    assert len(found) == 10


@pytest.mark.slow
def test_boards_are_generated():
    [made] = ORACLE.puzzle.generate("5x5", seed=3)
    assert ORACLE.solutions(made.facts) == [ORACLE.read(made.solution)]
