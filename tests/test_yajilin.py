"""Yajilin: the samples, brute force, errors, drawing, explanations, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, random_boards

ORACLE = Oracle("yajilin")
KIND = Kind(
    ORACLE,
    instances=["janko1", "janko105", "janko163"],
    boards=[
        ("size(1,4).", 0),
        ("size(2,2).", 1),
        ("size(2,3).", None),
        ("size(3,4).", None),
        ("size(3,3). block(2,2).", 1),
        ("size(4,4). block(1,1).", None, {"outer": 1}),
        ("size(3,3). arrow(1,1,right,0).", None, {"outer": 1}),
        ("size(3,3). arrow(2,2,left,0).", 1),
        ("size(3,3). arrow(3,3,top,1).", None),
        ("size(3,4). arrow(1,4,left,1).", None),
        ("size(4,4). arrow(2,2,right,1). block(4,4).", None),
        ("size(4,5). arrow(1,1,bottom,1). arrow(4,5,left,1). arrow(4,1,right,1).", None),
        ("size(5,5). arrow(1,3,bottom,2). arrow(3,1,right,1).", None),
    ],
    random=random_boards(
        [(4, 4), (3, 5), (5, 3)],
        [
            *[None] * 12,
            *(f"arrow({{0}},{{1}},{side})." for side in ("left,1", "right,1", "top,0", "bottom,1")),
            "block({0},{1}).",
        ],
    ),
    errors=[
        "size(2,2). arrow(1,1,left,1). arrow(1,1,left,2). arrow(1,2,up,1). arrow(3,1,top,0).",
        "size(2,2). arrow(1,1,left,-1). arrow(1,2,left,x). block(1,1). block(0,1).",
        "arrow(1,1,left,0).",
    ],
    drawn="janko1",
    instance="size(2,4). block(1,2). arrow(2,1,right,1). block(2,4). arrow(2,4,top,0).",
    explained="janko1",
    techniques=[
        ("size(3,3). arrow(3,3,left,1).", "-link(1,1,right)"),
        ("size(2,2). block(1,1).", ""),
        ("size(4,4).", "link(1,1,right) link(1,1,bottom) link(1,2,bottom) link(3,4,bottom)"),
    ],
    reasoned=["size(4,4). arrow(2,2,right,1).", "size(3,3). arrow(2,2,left,0)."],
)


def test_numbers_point_to_most_black_cells():
    """The loop passes the four cells at the bottom, and a cell at the top is left out."""
    answers = ORACLE.solve("size(3,2).", models=0).answers
    black = ("black", 1, 1)
    [answer] = [
        x for x in answers if black in ORACLE.read(x) and ("link", 2, 1, "right") in ORACLE.read(x)
    ]
    assert ORACLE.clues(answer) == {("arrow", 1, 2, "left", 1)}


@pytest.mark.few(0)
def test_boards_are_generated():
    [made] = ORACLE.puzzle.generate("5x5", seed=3)
    assert ORACLE.solutions(made.facts) == [ORACLE.read(made.solution)]


@pytest.mark.few(0)
def test_cells_that_are_left_out_are_blocks_with_a_number_or_without():
    [made] = ORACLE.puzzle.generate("4x4", seed=1)
    blocks = {atom for atom in map(str, made.instance.symbols) if atom.startswith("block")}
    assert blocks == {"block(3,4)", "block(4,3)"}
    assert ("black", 4, 4) in ORACLE.read(made.solution)


def test_explanations_argue_from_a_cell_that_a_0_points_to():
    assert ORACLE.homes("size(3,3). arrow(2,1,right,0). arrow(1,1,right,1).") == {"home(2,2)"}
