"""Masyu: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

from itertools import product

import pytest
from harness import Kind, Oracle, random_boards

ORACLE = Oracle("masyu")
KIND = Kind(
    ORACLE,
    instances=["janko71", "janko464", "janko416"],
    boards=[
        ("size(1,4).", 0),
        ("size(2,2).", 1),
        ("size(2,5).", 10),
        ("size(4,4).", 213),
        ("size(4,4).", 6, {"full": 1}),
        ("size(4,4). circle(1,1,black).", None),
        ("size(4,4). circle(1,2,white). circle(4,3,white).", None),
        ("size(4,4). circle(2,2,black).", None),
        ("size(3,5). circle(1,3,white). circle(3,5,black).", None),
        ("size(4,5). circle(2,3,white). circle(3,3,white).", None),
        ("size(3,3). circle(2,2,white).", None),
    ],
    random=random_boards(
        [(4, 4), (3, 5), (5, 3)],
        [None] * 5 + ["circle({0},{1},white).", "circle({0},{1},black)."],
    ),
    errors=[
        "size(2,2). circle(1,1,white). circle(1,1,black). circle(2,2,red). circle(3,1,white).",
        "circle(1,1,white).",
    ],
    drawn="janko71",
    explained="janko71",
    techniques=[
        ("size(3,3). circle(1,2,white).", ""),
        ("size(3,3). circle(2,1,white).", ""),
        ("size(4,5). circle(2,2,white). circle(2,3,white). circle(2,4,white).", ""),
        ("size(4,5). circle(2,3,white).", "link(2,1,right) link(2,4,right)"),
        ("size(4,4). circle(2,2,black).", ""),
        ("size(6,6). circle(3,3,black). circle(3,4,black).", ""),
        ("size(6,6). circle(3,3,black).", "link(2,3,right)"),
        ("size(6,6). circle(3,3,black).", "-link(2,3,bottom)"),
        ("size(6,6). circle(3,3,black). circle(4,2,white). circle(4,4,white).", ""),
        ("size(4,4).", "link(1,1,right) link(1,1,bottom) link(1,2,bottom) link(3,4,bottom)"),
    ],
    reasoned=["size(2,5).", "size(4,4). circle(1,1,black).", "size(4,4). circle(1,2,white)."],
)


def test_labels():
    source = "size(3,3). circle(3,2,white). circle(1,2,white)."
    ORACLE.check_labels(source, variables=12)
    links = ORACLE.labelled(source)
    assert set(links[:3]) == {"link(3,1,right)", "link(3,2,right)", "link(2,2,bottom)"}
    assert set(links[3:6]) == {"link(1,1,right)", "link(1,2,right)", "link(1,2,bottom)"}


@pytest.mark.parametrize("name", ["janko71", "janko464"])
def test_clues_are_all_circles_that_an_answer_could_have(name):
    answer = ORACLE.solve(name).answers[0]
    held = ORACLE.read(answer)
    size = {fact for fact in ORACLE.facts(name) if fact[0] == "size"}
    every = product(ORACLE.rules.board(size), ("white", "black"))
    circles = {("circle", *place, colour) for place, colour in every}
    fitting = {one for one in circles if not ORACLE.rules.wrong_circles({*size, one}, held)}
    assert ORACLE.clues(answer) == fitting


@pytest.mark.few(0)
def test_boards_are_generated():
    [made] = ORACLE.puzzle.generate("5x5", seed=3)
    assert ORACLE.solutions(made.facts) == [ORACLE.read(made.solution)]
