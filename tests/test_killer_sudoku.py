"""Killer Sudoku: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle, facts_of
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic

ORACLE = Oracle("killer_sudoku")
BOARD = "size(4,4). boxes(2,2). "
CAGES = facts_of("cage", [["1", "1", "2", "2"], ["1", "3", "-", "2"], ["3", "3", "4", "4"]])
CROOKED = [["1", "1", "1", "2"], ["1", "2", "2", "2"], ["3", "3", "3", "4"], ["3", "4", "4", "4"]]
AREAS = st.sampled_from(["boxes(2,2).", facts_of("region", CROOKED)])


def caged(goals, areas) -> str:
    """A board of these cages, some of which have a target."""
    text = " ".join(f"target({r},{c},add,{goal})." for (r, c), goal in goals.items())
    return f"size(4,4). {areas} {CAGES} {text}"


KIND = Kind(
    ORACLE,
    instances=["janko101", "janko119"],
    boards=[
        (BOARD + "cage(1,1,a). cage(2,1,a). cage(2,2,a).", 288),
        (BOARD + "cage(1,1,a). cage(2,1,a). target(1,1,add,3).", 48),
        (BOARD + "cage(1,2,a). cage(1,3,a). cage(2,3,a). target(1,2,add,7).", 36),
        (BOARD + "cage(2,2,a). cage(2,3,a). cage(3,3,a). cage(3,2,a).", 168),
        (
            BOARD + "cage(2,2,a). cage(2,3,a). cage(3,3,a). target(2,2,add,7).",
            12,
            {"diagonals": 1},
        ),
        (BOARD + "cage(1,1,a). target(1,1,add,3). given(4,4,3).", 18),
        (
            f"size(4,4). {facts_of('region', CROOKED)} cage(1,2,a). cage(1,3,a). cage(1,4,a)."
            " target(1,2,add,7).",
            36,
        ),
    ],
    random=st.builds(
        caged,
        st.dictionaries(st.sampled_from([(1, 1), (1, 3), (2, 2), (3, 3)]), st.integers(6, 7)),
        AREAS,
    ),
    errors=[
        BOARD,
        "size(4,4). cage(1,1,a).",
        BOARD + "cage(1,1,a). cage(2,2,a). cage(1,1,b). cage(1,5,b).",
        BOARD + "cage(1,1,a). cage(1,2,a). target(1,1,add,2). target(1,2,add,8).",
        BOARD + "cage(1,1,a). cage(1,2,a). target(1,1,add,3). target(1,1,add,4).",
        BOARD + "cage(1,1,a). cage(1,2,a). target(1,1,mul,4).",
        BOARD + "cage(1,1,a). cage(1,2,a). target(1,1,add,x). target(2,2,add,4).",
        BOARD + "cage(1,1,a). cage(1,2,a). target(1,1,add,8).",
        BOARD + "cage(1,1,a). cage(1,2,a). cage(1,3,a). cage(1,4,a). cage(2,4,a).",
    ],
    drawn="janko101",
    explained="janko101",
)


@pytest.mark.few(0)
@settings(max_examples=10, derandomize=True)
@given(
    st.dictionaries(st.sampled_from([(1, 1), (1, 3), (2, 2), (3, 3)]), st.integers(2, 10)),
    AREAS,
    st.integers(0, 1),
)
def test_random_boards_equal_brute_force(goals, areas, diagonals):
    source = caged(goals, areas)
    try:
        ORACLE.agrees(source, diagonals=diagonals)
    except pylogic.ProgramError as error:
        assert "different numbers add up to" in str(error)
        assert list(ORACLE.rules.solutions(ORACLE.facts(source), diagonals=diagonals)) == []


def test_labels_follow_the_targets():
    source = BOARD + "cage(1,1,a). cage(1,2,a). cage(2,1,b). target(2,1,add,1). target(1,1,add,5)."
    ORACLE.check_labels(source, variables=16)
    first = ["cell(2,1)", "cell(1,1)", "cell(1,2)", "cell(1,3)"]
    assert ORACLE.labelled(source)[:4] == first


def test_clues_are_the_targets():
    for name in ("janko101", "janko119"):
        facts = ORACLE.facts(name)
        shown = ORACLE.read(ORACLE.solve(name).answers[0])
        board = {("given", *rest) for _, *rest in shown} | {f for f in facts if f[0] != "target"}
        text = " ".join(f"{name}({','.join(map(str, rest))})." for name, *rest in board)
        answer = ORACLE.solve(text).answers[0]
        assert ORACLE.clues(answer) == {f for f in facts if f[0] == "target"}


@pytest.mark.few(0)
def test_a_total_may_stand_at_any_cell_of_its_cage():
    puzzle = ORACLE.puzzle
    first = puzzle.instance("janko101")
    text = first.text.replace("target(1,1,add,7)", "target(2,1,add,7)")
    assert text != first.text
    moved = puzzle.instance(text, text=True)
    answers = [puzzle.solve(one).answers[0] for one in (moved, first)]
    assert {*answers[0].symbols} == {*answers[1].symbols}
    grades = [puzzle.explain(one).grade for one in (moved, first)]
    assert grades[0].total == grades[1].total


def test_two_totals_of_one_cage_are_refused_wherever_they_stand():
    instance = ORACLE.puzzle.instance("janko101")
    text = f"{instance.text} target(2,1,add,7)."
    with pytest.raises(pylogic.ProgramError, match="cell 2,1: the cage has two targets"):
        ORACLE.puzzle.solve(ORACLE.puzzle.instance(text, text=True))
