"""Heyawake: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

from harness import Kind, Oracle
from hypothesis import strategies as st
from rules.shaded import numbers

ORACLE = Oracle("heyawake")


def rooms(size, names):
    """Facts of a board whose rooms are named cell by cell."""
    rows, cols = size
    cells = [(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)]
    told = (f"region({r},{c},{name})." for (r, c), name in zip(cells, names, strict=False))
    return f"size({rows},{cols}). {' '.join(told)}"


TWO = "region(1,1,a). region(1,2,b)."
SMALL = rooms((3, 4), [1, 1, 2, 2, 1, 1, 3, 2, 4, 4, 3, 3])


def random_board(size, names, clue) -> str:
    """Rooms need not hang together for this."""
    return rooms(size, names) + clue


KIND = Kind(
    ORACLE,
    instances=["janko31", "janko142"],
    boards=[
        (rooms((1, 1), [1]), 2),
        (rooms((1, 4), [1, 2, 3, 3]), None),
        (rooms((5, 1), [1, 2, 2, 1, 1]), None),
        (rooms((3, 3), [1] * 9), None),
        (SMALL, 48),
        (f"{SMALL} clue(1,4,2).", 0),
        (f"{SMALL} clue(3,1,0). clue(2,1,1).", 19),
    ],
    random=st.builds(
        random_board,
        st.sampled_from([(3, 3), (2, 5), (4, 2)]),
        st.lists(st.integers(1, 4), min_size=10, max_size=10),
        st.sampled_from(["", " clue(1,1,0).", " clue(1,1,1)."]),
    ),
    drawn="janko31",
    instance="janko142",
    explained=rooms((4, 4), [1, 2, 2, 2, 1, 3, 3, 3, 1, 4, 4, 4, 5, 6, 6, 7]) + " clue(1,2,0).",
    errors=[
        "size(1,2).",
        "size(1,2). region(1,1,a). region(1,1,b). region(2,1,a).",
        f"size(1,2). {TWO} clue(1,1,2). clue(1,2,-1).",
        f"size(1,2). {TWO} clue(1,1,0). clue(1,1,1). clue(2,1,1).",
        f"size(1,2). {TWO} clue(1,1,x).",
        "size(1,2). region(1,1,a). region(1,2,a). clue(1,1,1). clue(1,2,1).",
        "region(1,1,a).",
    ],
    labels=(
        f"{SMALL} clue(3,4,1). clue(1,4,1).",
        12,
        [
            *("cell(2,3)", "cell(3,3)", "cell(3,4)", "cell(1,3)", "cell(1,4)", "cell(2,4)"),
            *("cell(1,1)", "cell(1,2)", "cell(2,1)", "cell(2,2)", "cell(3,1)", "cell(3,2)"),
        ],
    ),
    kept=("janko31", "region"),
    techniques=[
        (rooms((3, 4), "aaaaaaaaaaaa"), "black(1,2) black(2,3)"),
        (rooms((4, 4), "aaaaaaaaaaaaaaaa"), "black(1,3) black(2,2) -black(2,3)"),
        (rooms((2, 6), "aaaaabcccccc") + " clue(1,3,3). clue(2,1,2).", "-black(2,4)"),
        (rooms((5, 2), "abacabacad") + " clue(3,1,3).", ""),
        (rooms((2, 4), "aaaaaaaa") + " clue(1,1,3).", "-black(2,1) -black(2,3)"),
        (rooms((3, 5), "abcdeabcdeabcde"), "-black(2,2) black(1,4)"),
        (rooms((5, 3), "aaabbbcccdddeee"), "-black(2,2) black(4,1)"),
        (rooms((3, 4), "aabbaabbcccc") + " clue(1,1,2).", ""),
        (rooms((3, 5), "abbbcabbbcddddd") + " clue(1,2,3).", ""),
    ],
)


def test_clues_stand_in_the_first_cell_of_each_room():
    answer = ORACLE.solve(f"{SMALL} clue(3,4,2).", models=1).answers[0]
    black = {atom[1:] for atom in ORACLE.read(answer)}
    rooms_of = {(r, c): name for r, c, name in numbers(ORACLE.facts(SMALL), "region")}
    first = [(1, 1), (1, 3), (2, 3), (3, 1)]
    counts = {cell: sum(rooms_of[b] == rooms_of[cell] for b in black) for cell in first}
    found = {(r, c): n for _, r, c, n in ORACLE.clues(answer)}
    assert found == {**counts, (3, 4): 2}
