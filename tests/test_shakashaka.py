"""Shakashaka: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, random_boards
from rules import shakashaka

ORACLE = Oracle("shakashaka")
KIND = Kind(
    ORACLE,
    instances=["janko1", "janko8", "janko21"],
    boards=[
        ("size(1,1).", 1),
        ("size(2,2).", 2),
        ("size(2,2). clue(1,1,0).", 0),
        ("size(1,3). wall(1,2).", 1),
        ("size(2,3). clue(1,3,1).", 1),
        ("size(2,3). clue(1,3,1). wall(2,3).", None),
        ("size(2,3). wall(1,3). clue(1,3,0). wall(2,3).", 1),
        ("size(3,3). clue(1,1,0). clue(1,2,0). wall(2,1). wall(3,3).", None),
        ("size(3,3). wall(1,1). clue(3,2,1). wall(2,3). wall(1,3). wall(3,1).", None),
    ],
    random=random_boards(
        [(2, 2), (1, 4), (3, 2)],
        [None, None, None, "wall({0},{1}).", "clue({0},{1},0).", "clue({0},{1},1)."],
    ),
    drawn="janko21",
    explained="janko21",
    techniques=[
        ("size(4,4). clue(1,1,2). clue(3,2,1).", ""),
        ("size(4,4). clue(1,3,1). clue(3,1,1).", "triangle(2,2,top_right)"),
        ("size(5,5). clue(2,2,1). clue(3,3,3). wall(4,4).", "triangle(3,2,top_right)"),
    ],
    errors=[
        "size(2,2). clue(1,1,5). clue(1,2,-1). clue(2,1,x).",
        "size(2,2). clue(3,1,0). wall(0,1).",
        "size(2,2). clue(1,1,1). clue(1,1,2). wall(1,1).",
        "wall(1,1).",
    ],
    labels=(
        "size(2,4). clue(1,3,1). wall(2,3).",
        6,
        ["cell(1,2)", "cell(1,4)", "cell(1,1)", "cell(2,1)", "cell(2,2)", "cell(2,4)"],
    ),
)


@pytest.mark.slow
def test_no_triangle_can_be_added_or_left_out():
    (answer,) = ORACLE.solve("janko21").answers
    facts, held = ORACLE.facts("janko21"), ORACLE.read(answer)
    numbers = {fact for fact in facts if fact[0] == "clue"}
    walls = {("wall", *fact[1:3]) for fact in numbers}
    frame = facts - numbers | walls
    assert not shakashaka.violations(frame, held)
    free = shakashaka.board(facts) - {fact[1:3] for fact in frame} - {atom[1:3] for atom in held}
    more = {("triangle", *cell, corner) for cell in free for corner in shakashaka.CORNERS}
    assert all(shakashaka.violations(frame, held | {one}) for one in more)
    assert all(shakashaka.violations(frame, held - {one}) for one in held)


def test_every_black_cell_may_count_its_triangles():
    (answer,) = ORACLE.solve("size(2,3). clue(1,3,1). wall(2,3).", models=0).answers
    assert ORACLE.clues(answer) == {("clue", 1, 3, 1), ("clue", 2, 3, 1)}
