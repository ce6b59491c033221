"""Hitori: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, random_boards

from pylogic.rules.parts import REASONS
from pylogic.solving import grounding

ORACLE = Oracle("hitori")
KIND = Kind(
    ORACLE,
    instances=["janko1", "janko467"],
    boards=[
        ("size(1,1).", 2),
        ("size(1,4).", None),
        ("size(4,1).", None),
        ("size(3,3).", None),
        ("size(2,2). given(1,1,1). given(1,2,1).", 2),
        ("size(2,2). given(1,1,1). given(2,1,1).", 2),
        ("size(2,2). given(1,1,1). given(2,2,1).", 5),
    ],
    random=random_boards(
        [(3, 3), (2, 5), (4, 2)], [None] + [f"given({{0}},{{1}},{n})." for n in range(1, 4)]
    ),
    errors=[
        "size(2,2). given(1,1,0). given(1,2,2). given(1,2,3). given(3,1,1). given(2,2,x).",
        "given(1,1,1).",
    ],
    drawn="janko1",
    explained="janko1",
    techniques=[
        ("size(2,3). given(1,1,3). given(1,3,3).", ""),
        ("size(3,2). given(1,1,3). given(3,1,3).", ""),
        ("size(2,5). given(1,1,3). given(1,2,3). given(1,5,3).", ""),
        ("size(5,2). given(1,1,3). given(4,1,3). given(5,1,3).", ""),
        ("size(3,3).", "black(1,2) black(2,1) black(3,2)"),
        ("size(3,3). given(1,1,3). given(1,2,3).", ""),
        ("size(3,3). given(3,3,3). given(2,3,3). given(3,2,3).", ""),
        ("size(3,3). given(1,3,3). given(1,2,3). given(2,3,2). given(2,2,2).", ""),
    ],
    labels=(
        "size(2,2). given(2,1,1). given(1,2,1). given(1,1,1).",
        3,
        ["cell(2,1)", "cell(1,2)", "cell(1,1)"],
    ),
)


def test_name_the_smaller_side_as_cut_off():
    named = "named(1,1,1). named(2,3,4)."
    corner = ORACLE.looked_at(f"size(3,4). black(1,3). black(2,2). black(3,1). {named}")
    assert corner == {(1, 1), (1, 2), (2, 1)}
    assert not ORACLE.looked_at(f"size(3,4). black(1,3). black(2,2). {named}")


def test_a_solved_board_keeps_its_numbers():
    given = "given(1,1,1). given(1,2,1). given(2,1,2)."
    answer = ORACLE.solve(f"size(2,3). {given}", models=1).answers[0]
    assert ORACLE.clues(answer) == {f for f in ORACLE.facts(given) if f[0] == "given"}


@pytest.mark.few(0)
@pytest.mark.parametrize("size", ["1x5", "5x1"])
def test_new_boards_of_one_line_have_all_numbers(size):
    for made in ORACLE.puzzle.generate(size, seed=1, count=3):
        assert len(ORACLE.facts(made.facts)) == 6
        assert ORACLE.solve(made.facts).status == "unique"


@pytest.mark.few(0)
def test_new_boards_are_latin_squares_whose_black_cells_copy_white_ones():
    for made in ORACLE.puzzle.generate("5x6", seed=3, count=4):
        facts = ORACLE.facts(made.facts)
        assert ORACLE.rules.violations(facts, ORACLE.read(made.solution)) == []
        assert (len(facts), made.clues) == (31, 30)
        numbers = {(r, c): n for name, r, c, n in (f for f in facts if f[0] == "given")}
        assert set(numbers.values()) == set(range(1, 7))
        black = {(r, c) for _, r, c in ORACLE.read(made.solution)}
        twice = 0
        for r, c in black:
            across = [n for (r2, c2), n in numbers.items() if r2 == r and (r2, c2) not in black]
            down = [n for (r2, c2), n in numbers.items() if c2 == c and (r2, c2) not in black]
            seen = (numbers[r, c] in across) + (numbers[r, c] in down)
            assert seen == 2 or (seen == 1 and not set(across) & set(down))
            twice += seen == 2
        assert twice


@pytest.mark.parametrize("between", ["given(1,1,3). given(1,3,3).", "given(3,1,3). given(1,1,3)."])
def test_explanations_argue_from_a_cell_between_two_equal_numbers(between):
    middle = "given(1,2,4)." if "1,3,3" in between else "given(2,1,4)."
    task = ORACLE.puzzle.task(ORACLE.instance(f"size(3,3). {between} {middle}"))
    control = grounding.ground_base(task, parts=[REASONS]).control
    (sure,) = control.symbolic_atoms.by_signature("sure", 3)
    assert f"given({sure.symbol.arguments[0]},{sure.symbol.arguments[1]},4)." == middle
