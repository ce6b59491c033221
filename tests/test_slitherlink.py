"""Slitherlink: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, random_boards
from rules import loop as loop_rules

ORACLE = Oracle("slitherlink")
KIND = Kind(
    ORACLE,
    instances=["janko10", "janko241", "janko389"],
    boards=[
        ("size(1,1).", 1),
        ("size(1,1). clue(1,1,4).", 1),
        ("size(1,1). clue(1,1,0).", 0),
        ("size(1,4).", 10),
        ("size(3,1).", 1, {"full": 1}),
        ("size(2,2).", 13),
        ("size(3,3).", 213),
        ("size(3,3). clue(2,2,0).", None),
        ("size(3,3). clue(1,1,3). clue(3,3,3).", None),
        ("size(3,4). clue(2,2,4).", None),
        ("size(3,4). clue(1,1,2). clue(2,3,2). clue(3,4,2).", None),
    ],
    random=random_boards(
        [(3, 3), (2, 4), (3, 2)],
        [None] * 2 + [f"clue({{0}},{{1}},{n})." for n in (0, 1, 1, 2, 2, 3)],
    ),
    errors=[
        "size(2,2). clue(1,1,5). clue(1,2,-1). clue(2,1,1). clue(2,1,2). clue(2,2,x).",
        "size(2,2). clue(3,1,1).",
        "clue(1,1,1).",
    ],
    drawn="janko10",
    explained="janko10",
    techniques=[
        ("size(2,3). clue(1,1,3). clue(2,3,1).", ""),
        ("size(3,3). clue(2,2,3).", "-edge(1,1,right) -edge(1,1,bottom)"),
        ("size(3,4). clue(2,2,3). clue(2,3,3). clue(1,1,2).", ""),
        ("size(4,4). clue(2,2,3). clue(3,3,3).", ""),
        ("size(4,4). clue(3,2,3). clue(2,3,3).", ""),
        ("size(3,3).", "edge(1,1,top) edge(1,1,left) edge(1,1,bottom) edge(3,3,right)"),
        ("size(3,3). clue(1,2,2).", "edge(1,1,top) edge(1,1,left) edge(1,1,bottom)"),
        ("size(3,3). clue(2,2,3).", "edge(1,1,right)"),
        ("size(3,3). clue(2,2,2).", "edge(1,1,right) -edge(2,2,right)"),
        ("size(3,3). clue(2,2,1).", "edge(1,1,right) -edge(1,1,bottom)"),
    ],
    reasoned=[  # of one loop, from wherever they follow it
        "size(1,4).",
        "size(3,3). clue(2,2,0).",
        "size(1,5). clue(1,1,3).",
        "size(3,3). clue(2,2,2).",
        "size(3,3). clue(1,2,1). clue(3,3,2).",
    ],
)


def test_the_loops_of_brute_force_are_all_that_there_are():
    lines = ORACLE.rules.lines(ORACLE.facts("size(2,2)."))
    assert set(loop_rules.loops(lines)) == set(loop_rules.all_loops(lines))


def test_labels():
    source = "size(1,3). clue(1,3,1). clue(1,1,3)."
    ORACLE.check_labels(source, variables=10)
    sides = ORACLE.labelled(source)
    assert {"edge(1,3,right)", "edge(1,2,right)"} < set(sides[:4])
    assert {"edge(1,1,left)", "edge(1,1,right)"} < set(sides[4:8])
    assert set(sides[8:]) == {"edge(1,2,top)", "edge(1,2,bottom)"}


def test_clues_of_an_answer_leave_it_alone():
    outcome = ORACLE.solve("janko10")
    clues = ORACLE.clues(outcome.answers[0])
    assert len(clues) == 16
    text = " ".join(f"clue({r},{c},{n})." for _, r, c, n in sorted(clues))
    again = ORACLE.solve(f"size(4,4). {text}")
    assert again.status == "unique"
    assert ORACLE.read(again.answers[0]) == ORACLE.read(outcome.answers[0])


@pytest.mark.few(0)
def test_boards_are_generated():
    [made] = ORACLE.puzzle.generate("5x5", seed=3)
    assert ORACLE.solutions(made.facts) == [ORACLE.read(made.solution)]


@pytest.mark.few(0)
def test_two_threes_say_the_same_wherever_loops_are_followed_from():
    """Steps tell of one loop from the cell in the middle, of which "adjacent 3s" need not know."""
    found = ORACLE.puzzle.rate("5x5t0:b3b30b32b1b1b2a33a3")
    assert "adjacent 3s" in {one.name for one in found.techniques}
