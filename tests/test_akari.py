"""Akari: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

from harness import Kind, Oracle, random_boards

ORACLE = Oracle("akari")
KIND = Kind(
    ORACLE,
    instances=["janko521", "janko6"],
    boards=[
        ("size(1,1).", 1),
        ("size(1,4).", 4),
        ("size(3,1).", 3),
        ("size(3,3).", 6),
        ("size(2,3). wall(1,1). wall(2,3).", None),
        ("size(2,3). wall(1,2). clue(1,2,3).", None),
        ("size(3,3). clue(2,2,0).", 2),
        ("size(3,3). clue(2,2,4).", 1),
        ("size(1,1). wall(1,1).", 1),
        ("size(2,2). wall(1,1). clue(1,1,0).", 1),  # in a cell that is black anyway
        ("size(2,2). wall(1,1). clue(1,1,2).", 1),
    ],
    random=random_boards(
        [(3, 3), (2, 5), (4, 3)],
        [None] * 7 + ["wall({0},{1})."] + [f"clue({{0}},{{1}},{n})." for n in range(3)],
    ),
    errors=[
        "size(2,2). clue(1,1,5). clue(1,2,-1). clue(2,1,1). clue(2,1,2). clue(2,2,x).",
        "size(2,2). clue(3,1,1). wall(1,3).",
        "wall(1,1).",
    ],
    drawn="janko521",
    explained="size(5,5). clue(1,3,2). clue(3,1,0). clue(3,3,2). clue(3,5,2). wall(5,3).",
    techniques=[
        ("size(3,3). clue(2,2,3).", ""),
        ("size(2,4). wall(1,4).", "-lamp(1,2) -lamp(1,3)"),
        ("size(2,4). wall(1,2). clue(1,2,2). wall(2,3). clue(2,3,1).", ""),
        (
            "size(3,4). wall(1,1). wall(2,2). clue(2,2,2). wall(2,4). clue(2,4,1). wall(3,4).",
            "-lamp(3,2)",
        ),
        ("size(4,4). wall(2,2). clue(2,2,2). wall(3,3). clue(3,3,1).", ""),
        ("size(3,3). clue(2,2,3).", "lamp(2,1)"),
    ],
    labels=(
        "size(3,3). clue(3,3,1). clue(1,1,1). wall(2,2).",
        6,
        ["cell(2,3)", "cell(3,2)", "cell(1,2)", "cell(2,1)", "cell(1,3)", "cell(3,1)"],
    ),
    kept=("janko521", "wall"),
)


def test_clues_are_numbers_in_the_black_cells():
    answer = ORACLE.solve("size(2,3). wall(1,2). clue(2,3,1).", models=1).answers[0]
    lamps = {atom[1:] for atom in ORACLE.read(answer)}
    found = {(r, c): n for _, r, c, n in ORACLE.clues(answer)}
    assert found == {
        cell: len(ORACLE.rules.beside(cell) & lamps) for cell in ((1, 2), (2, 3))
    }  # fmt: skip
