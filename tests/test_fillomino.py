"""Fillomino: the samples, brute force, errors, drawing, explanations, labels, clues."""

from __future__ import annotations

import random

import pytest
from harness import Kind, Oracle, random_boards

from pylogic.clues import random_solution
from pylogic.explain import techniques
from pylogic.formats import exchange
from pylogic.solving.question import Question

ORACLE = Oracle("fillomino")
KIND = Kind(
    ORACLE,
    instances=["janko13", "janko276", "janko773"],
    boards=[
        ("size(1,1).", 1),
        ("size(1,2).", 1),
        ("size(1,3).", 3),
        ("size(2,2).", 5),
        ("size(3,1). given(2,1,1).", 0),
        ("size(2,3).", None),
        ("size(2,3).", None, {"most": 2}),
        ("size(1,4).", None, {"most": 2}),
        ("size(2,4).", None, {"highest": 3}),
        ("size(2,3). given(1,1,4).", 0, {"highest": 3}),
        ("size(2,3). given(1,1,5).", None, {"most": 2}),
        ("size(2,4). given(1,1,2). given(1,4,2).", None),
        ("size(2,4). given(1,1,3). given(2,4,3). given(1,3,3).", None),
        ("size(3,3). given(1,1,3). given(1,2,3). given(1,3,3). given(2,1,3).", 0),
        ("size(2,4). given(1,2,1). given(2,2,2). given(2,3,2).", None, {"most": 3}),
    ],
    random=random_boards(
        [(3, 2), (1, 6), (4, 2)],
        [None] * 2 + [f"given({{0}},{{1}},{n})." for n in range(1, 6)],
    ),
    errors=[
        "size(2,2). given(1,1,0). given(1,2,5). given(2,1,2). given(2,1,3). given(3,1,1).",
        "size(2,2). given(1,1,x).",
        "given(1,1,1).",
    ],
    drawn="janko13",
    explained="janko13",
    labels=("size(2,3). given(1,1,2).", 6),
    givens="size(2,3). given(1,1,2).",
    reasoned=["size(2,3).", "size(2,4). given(1,1,3).", "size(2,4). given(1,1,3). given(2,4,1)."],
)


@pytest.mark.slow
def test_regions_are_counted_from_cells_that_need_not_be_the_first():
    told = ORACLE.puzzle.explain(ORACLE.instance("size(2,4). given(1,1,3). given(2,1,2)."))
    assert str(told.grade) == "easy, costliest step 3: size; sum 16"


def test_a_region_is_followed_as_far_as_it_is_too_large():
    told = ORACLE.puzzle.explain(ORACLE.instance("size(1,4). given(1,2,2). given(1,3,2)."))
    assert "1,3 is 2, the region of the 2 at 1,2 has room for 2 cells" in told.steps[0].lines[1]
    assert "own size" not in {one.name for one in told.grade.techniques}


@pytest.mark.few(0)
def test_boards_are_generated_with_small_regions():
    [made] = ORACLE.puzzle.generate("5x5", seed=3, constants={"most": 5})
    assert ORACLE.solutions(made.facts, most=5) == [ORACLE.read(made.solution)]
    assert max(n for *_, n in ORACLE.read(made.solution)) <= 5


def test_a_region_of_which_nothing_is_given_has_at_most_nine_cells():
    line = ORACLE.instance("size(1,11). given(1,1,1).")
    answers = {
        most: ORACLE.puzzle.solve(line, models=0, constants={"most": most}) for most in (0, 9)
    }
    longest = "".join(f" value(1,{column},10)" for column in range(2, 12)).split()
    more = {one.symbols for one in answers[0].answers} - {one.symbols for one in answers[9].answers}
    assert [list(map(str, symbols[1:])) for symbols in more] == [sorted(longest, key=len)]
    assert ORACLE.puzzle.solve(line, models=0).count == answers[9].count


@pytest.mark.slow
@pytest.mark.parametrize("most", [3, 9])
def test_new_boards_are_sketched_as_regions_of_different_sizes(most):
    encoding = ORACLE.puzzle.encoding
    task = Question(encoding, exchange.empty_instance(encoding, "6x5"), {"most": str(most)})
    seen = tuple(techniques.list_facts(task))
    sketch = random_solution.draw_frame_answer(task, seen, random.Random(1))
    values = [atom for atom in sketch.true if atom.name == "value"]
    board = " ".join(str(atom).replace("value", "given") + "." for atom in values)
    assert len(values) == 30
    assert max(atom.arguments[2].number for atom in values) <= most
    assert ORACLE.puzzle.solve(ORACLE.instance(f"size(6,5). {board}"), models=0).count == 1
