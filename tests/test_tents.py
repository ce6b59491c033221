"""Tents: the corpus, brute force, errors, drawing, labels, clues."""

from __future__ import annotations

from harness import Kind, Oracle
from hypothesis import assume
from hypothesis import strategies as st

ORACLE = Oracle("tents")


@st.composite
def boards(draw) -> str:
    """A few trees, and numbers beside some lines."""
    rows, cols = draw(st.integers(3, 4)), draw(st.integers(3, 4))
    places = st.tuples(st.integers(1, rows), st.integers(1, cols))
    trees = draw(st.sets(places, min_size=1, max_size=3))
    assume((1, 1) not in trees or not {(1, 2), (2, 1)} <= trees)  # an error: no free cell beside
    text = [f"size({rows},{cols}).", *(f"tree({r},{c})." for r, c in sorted(trees))]
    for side, lines in (("left", rows), ("top", cols)):
        numbers = draw(st.dictionaries(st.integers(1, lines), st.integers(0, 1), max_size=1))
        text += [f"outside({side},{line},1,{n})." for line, n in numbers.items()]
    return " ".join(text)


KIND = Kind(
    ORACLE,
    boards=[
        ("size(1,3). tree(1,2).", 2),
        ("size(3,3). tree(2,2).", 4),
        ("size(3,3). tree(2,2). outside(left,1,1,1).", 1),
        ("size(3,3). tree(2,2). outside(top,1,1,0). outside(top,3,1,0). outside(left,1,1,0).", 1),
        # One tent beside both trees is not enough, nor are two beside one.
        ("size(1,3). tree(1,1). tree(1,3).", 0),
        ("size(1,4). tree(1,2). outside(top,1,1,1). outside(top,3,1,1).", 0),
        # The pairs may be made in two ways: one answer.
        ("size(2,4). tree(1,2). tree(2,1). outside(top,1,1,1). outside(top,2,1,1).", 0),
        ("size(3,3). tree(1,2). tree(2,1). tree(2,3). tree(3,2).", None),
        ("size(4,4). tree(1,2). tree(2,1). tree(4,4).", None),
        ("size(2,5). tree(1,2). tree(1,4). tree(2,3).", None),
        ("size(3,5). tree(2,2). tree(2,4). outside(left,2,1,1).", None),
    ],
    random=boards(),
    errors=[
        "size(2,3).",
        "size(2,3). tree(3,1). tree(x,1).",
        "size(2,2). tree(1,1). tree(1,2). tree(2,1).",
        "size(2,3). tree(1,1). outside(left,1,1,3). outside(left,2,1,x).",
        "size(2,3). tree(1,1). outside(left,1,2,1). outside(bottom,1,1,1).",
        "size(2,3). tree(1,1). outside(left,1,1,1). outside(left,2,1,1).",
        "size(2,3). tree(1,1). outside(top,1,1,1). outside(top,2,1,1). outside(top,3,1,1).",
        "size(2,3). tree(1,1). outside(left,1,1,2147483647). outside(left,2,1,2147483647).",
    ],
    drawn="size(3,4). tree(1,1). tree(2,4). outside(left,2,1,2). outside(top,3,1,1).",
    explained="size(3,4). tree(1,1). tree(2,4). outside(left,2,1,2). outside(top,3,1,1).",
    labels=(
        "size(2,3). tree(1,1). outside(top,2,1,1). outside(left,1,1,1).",
        5,
        ["cell(1,2)", "cell(2,2)", "cell(1,3)", "cell(2,1)", "cell(2,3)"],
    ),
)


def test_clues_count_the_tents():
    (answer,) = ORACLE.solve("size(2,3). tree(1,1). tree(1,2). outside(top,3,1,1).").answers
    assert {clue[1:] for clue in ORACLE.clues(answer)} == {
        ("left", 1, 1, 1), ("left", 2, 1, 1), ("top", 1, 1, 1), ("top", 2, 1, 0), ("top", 3, 1, 1)
    }  # fmt: skip
