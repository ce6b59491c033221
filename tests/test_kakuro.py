"""Kakuro: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

from harness import Kind, Oracle
from hypothesis import strategies as st

ORACLE = Oracle("kakuro")
CORNER = "size(3,3). block(1,1). block(1,2). block(1,3). block(2,1). block(3,1). "


def random_board(goals, without) -> str:
    sums = ["sum(2,1,across,{}).", "sum(3,1,across,{}).", "sum(1,2,down,{}).", "sum(1,3,down,{})."]
    told = (text.format(n) for i, (text, n) in enumerate(zip(sums, goals, strict=True)))
    return CORNER + " ".join(text for i, text in enumerate(told) if i not in without)


KIND = Kind(
    ORACLE,
    instances=["janko281", "janko8"],
    boards=[
        ("size(1,3). block(1,1).", 72),
        ("size(1,3). block(1,1). sum(1,1,across,4).", 2),
        ("size(3,1). block(1,1). sum(1,1,down,17).", 2),
        ("size(1,2). block(1,1). sum(1,1,across,9).", 1),
        ("size(1,4). block(1,4).", 504),
        ("size(1,5). block(1,3). sum(1,3,across,3).", 144),
        (CORNER + "sum(2,1,across,4). sum(3,1,across,6). sum(1,2,down,3). sum(1,3,down,7).", 1),
        (CORNER + "sum(2,1,across,3). sum(1,2,down,4).", 7),
        ("size(2,3). block(1,1). block(1,3). block(2,2). sum(1,1,down,3).", 81),
    ],
    random=st.builds(
        random_board,
        st.lists(st.integers(3, 17), min_size=4, max_size=4),
        st.sets(st.integers(0, 3), max_size=1),
    ),
    errors=[
        "size(2,2).",
        "size(1,3). block(1,1). block(1,4). sum(1,2,across,3).",
        "size(1,3). block(1,1). sum(1,1,up,3). sum(1,1,down,3).",
        "size(1,3). block(1,1). sum(1,1,across,3). sum(1,1,across,4).",
        "size(1,3). block(1,1). sum(1,1,across,x).",
        "size(1,3). block(1,1). sum(1,1,across,2).",
        "size(1,3). block(1,1). sum(1,1,across,18).",
        "size(1,11). block(1,1). sum(1,1,across,45).",
        "size(11,1). block(1,1).",
    ],
    drawn="janko281",
    explained="janko281",
    labels=(
        CORNER + "sum(1,3,down,4). sum(2,1,across,4).",
        4,
        ["cell(2,3)", "cell(3,3)", "cell(2,2)", "cell(3,2)"],
    ),
)


def test_clues_are_the_sums_of_runs_beside_black_cells():
    blocks = "block(1,1). block(1,4). block(2,3). block(3,1)."
    answer = ORACLE.solve(f"size(3,4). {blocks}", models=1).answers[0]
    value = {(r, c): v for _, r, c, v in ORACLE.read(answer)}
    cells = {
        (1, 1, "across"): [(1, 2), (1, 3)],
        (1, 1, "down"): [(2, 1)],
        (1, 4, "down"): [(2, 4), (3, 4)],
        (2, 3, "across"): [(2, 4)],
        (2, 3, "down"): [(3, 3)],
        (3, 1, "across"): [(3, 2), (3, 3), (3, 4)],
    }
    sums = {("sum", *run, sum(value[cell] for cell in cells[run])) for run in cells}
    assert ORACLE.clues(answer) == sums
