"""Futoshiki: brute force, errors, drawing, explanations, labels, clues of two kinds."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle
from hypothesis import strategies as st

ORACLE = Oracle("futoshiki")


@st.composite
def boards(draw) -> str:
    """Signs between some cells of a small board, perhaps a given number."""
    n = draw(st.integers(2, 4))
    short, long = st.integers(1, n - 1), st.integers(1, n)
    across = st.tuples(long, short, st.just("right"))
    down = st.tuples(short, long, st.just("bottom"))
    signs = st.dictionaries(across | down, st.sampled_from(["less", "greater"]), max_size=4)
    text = [f"between({r},{c},{side},{sign})." for (r, c, side), sign in draw(signs).items()]
    if draw(st.booleans()):
        text.append(f"given({draw(long)},1,{draw(long)}).")
    return " ".join([f"size({n},{n}).", *text])


KIND = Kind(
    ORACLE,
    instances=["own4", "own5", "own6"],
    boards=[
        ("size(1,1).", 1),
        ("size(2,2). between(1,2,bottom,less).", 1),
        ("size(3,3).", 12),
        ("size(3,3). between(1,1,right,less). between(1,2,right,less).", 2),
        ("size(3,3). between(1,1,bottom,greater). between(2,1,bottom,greater).", 2),
        ("size(3,3). between(1,1,right,greater). given(1,1,1).", 0),
        ("size(4,4). between(2,2,right,less). between(2,2,bottom,greater).", None),
        ("size(4,4). given(1,1,2). between(1,1,right,less). between(3,4,bottom,less).", None),
    ],
    errors=[
        "size(2,3).",
        "size(2,2). between(1,2,right,less). between(3,1,bottom,less). given(1,1,3).",
        "size(2,2). between(1,1,right,x). between(1,1,bottom,less). between(1,1,bottom,greater).",
        "size(2,2). between(1,1,left,less).",
        "size(2,2). given(1,1,1). given(1,1,2). given(1,2,1). given(3,1,1). given(2,2,x)."
        " given(2,1,0).",
        "size(2,2). between(1,1,right,less). between(1,2,bottom,less). between(2,1,right,greater)."
        " between(1,1,bottom,greater).",
        "given(1,1,1).",
    ],
    random=boards(),
    drawn="own6",
    explained="own4",
    also_explained=["own5", "own6"],
    labels=("size(2,2). given(2,2,1).", 4, ["cell(1,1)", "cell(1,2)", "cell(2,1)", "cell(2,2)"]),
)


def test_numbers_and_signs_are_clues():
    (answer,) = ORACLE.solve("size(2,2). between(1,1,right,less).", models=0).answers
    numbers = {("given", *rest) for _, *rest in ORACLE.read(answer)}
    signs = {("right", "less"), ("bottom", "less")}
    assert ORACLE.clues(answer) == {
        *numbers,
        *(("between", 1, 1, *sign) for sign in signs),
        ("between", 1, 2, "bottom", "greater"),
        ("between", 2, 1, "right", "greater"),
    }


@pytest.mark.few(0)
def test_new_puzzles_have_numbers_only_where_signs_are_not_enough():
    kinds = []
    for made in ORACLE.puzzle.generate("4x4", seed=2, count=3):
        kinds.append(dict(made.kinds))
        assert ORACLE.solve(made.facts).status == "unique"
    assert all(one["between"] > one.get("given", 0) for one in kinds)
    assert any("given" in one for one in kinds)
