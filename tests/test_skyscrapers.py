"""Skyscrapers: the corpus, brute force, errors, drawing, labels, clues."""

from __future__ import annotations

from harness import Kind, Oracle
from hypothesis import strategies as st

ORACLE = Oracle("skyscrapers")
SIDES = ("left", "right", "top", "bottom")


@st.composite
def boards(draw) -> str:
    """Numbers beside some lines of a small board, perhaps a given cell."""
    n = draw(st.integers(2, 4))
    highest = draw(st.integers(max(1, n - 1), n))
    text = [f"size({n},{n}).", f"heights({highest})."]
    beside = st.tuples(st.sampled_from(SIDES), st.integers(1, n))
    for (side, line), number in draw(
        st.dictionaries(beside, st.integers(1, highest), min_size=1, max_size=4)
    ).items():
        text.append(f"outside({side},{line},1,{number}).")
    if draw(st.booleans()):
        text.append(f"given(1,{draw(st.integers(1, n))},{draw(st.integers(1, highest))}).")
    return " ".join(text)


KIND = Kind(
    ORACLE,
    boards=[
        ("size(1,1).", 1),
        ("size(2,2).", 2),
        ("size(3,3).", 12),
        ("size(2,2). heights(1).", 2),
        ("size(3,3). heights(1).", 6),
        ("size(3,3). heights(2).", 12),
        ("size(4,4).", 48, {"diagonals": 1}),
        ("size(4,4). outside(left,1,1,4).", None),
        ("size(4,4). outside(right,2,1,3). outside(bottom,1,1,2).", None),
        ("size(4,4). heights(3). outside(left,1,1,3). given(4,4,0).", None),
        ("size(4,4). heights(2). outside(top,3,1,2). outside(bottom,3,1,2).", 0),
        ("size(4,4). heights(3). outside(left,2,1,1).", None, {"diagonals": 1}),
    ],
    random=boards(),
    errors=[
        "size(2,3).",
        "size(3,3). heights(4).",
        "size(3,3). heights(0).",
        "size(3,3). heights(x).",
        "size(3,3). heights(2000000000).",
        "size(3,3). heights(2). heights(3).",
        "size(3,3). outside(left,1,1,4). outside(bottom,1,1,0). outside(top,1,1,x).",
        "size(3,3). heights(2). outside(left,1,1,3). outside(left,2,2,1).",
        "size(3,3). given(1,1,0). given(1,2,4).",
        "size(3,3). heights(1). given(1,1,0). given(1,2,0). given(2,1,1). given(3,1,1).",
    ],
    explained="janko292",
    also_explained=[
        "janko57",
        "size(4,4). outside(bottom,2,1,4). outside(right,1,1,3). outside(right,3,1,1)."
        " outside(top,1,1,4).",
    ],
    labels=("size(3,3). heights(2). outside(left,1,1,2).", 9),
)


def test_errors_of_diagonals(update):
    assert ORACLE.errors("size(3,3). given(1,1,2). given(3,3,2).", diagonals=1) == [
        "1:26: error: cell 3,3: the value 2 is also given at 1,1, in the same diagonal"
    ]


def test_derive_clues_from_the_view_of_each_side():
    heights = [[0, 2, 1], [1, 0, 2], [2, 1, 0]]
    text = " ".join(f"given({r},{c},{h})." for r, row in enumerate(heights, 1)
                    for c, h in enumerate(row, 1))  # fmt: skip
    (answer,) = ORACLE.solve(f"size(3,3). heights(2). {text}").answers
    columns = list(zip(*heights, strict=True))
    lines = {
        "left": heights,
        "right": [row[::-1] for row in heights],
        "top": columns,
        "bottom": [column[::-1] for column in columns],
    }
    assert ORACLE.clues(answer) == {
        ("outside", side, i, 1, ORACLE.rules.seen(line))
        for side in SIDES
        for i, line in enumerate(lines[side], 1)
    }


def test_drawing(update):
    source = "size(4,4). heights(3). given(1,1,0). outside(left,1,1,1). outside(bottom,3,1,2)."
    answer = ORACLE.solve(source, constants={"diagonals": 1}, models=1).answers[0]
    ORACLE.check_drawing("answer", ORACLE.puzzle.board(answer), update)
    ORACLE.check_drawing("instance", ORACLE.puzzle.draw(ORACLE.instance(source)), update)
