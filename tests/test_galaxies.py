"""Galaxies: the samples, brute force, errors, drawing, explanations, clues."""

from __future__ import annotations

from functools import cache

import pytest
from harness import Kind, Oracle
from hypothesis import strategies as st
from rules.borders import areas
from rules.galaxies import middle
from rules.shaded import Place, board

ORACLE = Oracle("galaxies")


@cache
def middles(size: str) -> list[list[Place]]:
    """The centres of each way to cut a board into galaxies."""
    facts = ORACLE.facts(size)
    cuts = (areas(board(facts), cut) for cut in ORACLE.rules.solutions(facts))
    return [sorted(map(middle, galaxies)) for galaxies in cuts]


def with_centres(size: str, centres: list[Place]) -> str:
    return f"{size} {' '.join(f'centre({y},{x}).' for y, x in centres)}"


SMALL = (
    "size(5,5). centre(2,3). centre(4,8). centre(5,4). centre(6,2)."
    " centre(9,4). centre(9,8). centre(10,2)."
)
KIND = Kind(
    ORACLE,
    instances=["janko01", "janko271", "janko111"],
    boards=[
        ("size(1,1).", 1),
        ("size(1,1). centre(2,2).", 1),
        ("size(1,3).", 4),
        ("size(1,7).", None),
        ("size(1,3). centre(2,2). centre(2,5).", 1),
        ("size(1,3). centre(2,3).", 0),
        ("size(2,2).", None),
        ("size(2,2). centre(3,3).", 1),
        ("size(2,2). centre(2,2). centre(4,4). centre(2,4). centre(4,2).", 1),
        ("size(2,4). centre(2,3). centre(4,7). centre(2,6).", None),
        ("size(3,3).", None),
        ("size(3,3). centre(4,4).", None),
        ("size(3,3). centre(2,2). centre(2,4). centre(3,6).", None),
    ],
    random=st.builds(
        lambda size, k, n: with_centres(size, middles(size)[k % len(middles(size))][n:]),
        st.sampled_from(["size(3,2).", "size(1,6).", "size(2,4)."]),
        st.integers(0, 999),
        st.integers(0, 1),
    ),
    errors=[
        "size(2,2). centre(1,2). centre(5,4). centre(2,5). centre(x,2).",
        "size(2,2). centre(2,2). centre(3,3).",
        "size(2,3). centre(2,2). centre(2,3). centre(2,6).",
        "centre(2,2).",
    ],
    drawn="janko01",
    instance="janko271",
    explained=SMALL,
    also_explained=["janko271"],
    reasoned=["size(2,2). centre(3,3).", "size(1,3). centre(2,2). centre(2,5)."],
)


def test_centres_of_an_answer_are_those_of_its_galaxies():
    answer = ORACLE.solve("size(3,4).", models=1).answers[0]
    galaxies = areas(board(ORACLE.facts("size(3,4).")), ORACLE.read(answer))
    assert ORACLE.clues(answer) == {("centre", *middle(galaxy)) for galaxy in galaxies}


@pytest.mark.few(0)
def test_new_puzzles_keep_all_their_centres():
    [made] = ORACLE.puzzle.generate("5x5", seed=1)
    assert ORACLE.solutions(made.facts) == [ORACLE.read(made.solution)]
    assert ORACLE.clues(made.solution) <= ORACLE.facts(made.facts)
