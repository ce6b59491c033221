"""Grades: what steps are called and cost, and that they follow the levels of generators."""

from __future__ import annotations

import json
import os
import re
import signal
from collections import Counter

import pytest
from harness import CHECKOUT, command
from levels import puzzles, spearman

import pylogic

SMALL = "4x4u:CabEBd"
EASY = "8x8:adccgaBbfEBcAabdGfcaa"
NORMAL = "8x8:aEciaBLAcBiBcBfAc"


# ---- What the rule files say --------------------------------------------------------


STEPS = """{{ a; b }}.
%! [choice, {}] a is needed
:- not a.
%! [twin, 1] b is as a
:- a, not b.
#show a/0. #show b/0.
#program about. {}
"""
OWN = 'level("fiendish", 7, 9). level("mild", 1, 6).'


@pytest.mark.parametrize(
    ("cost", "about", "level"),
    [
        (6, OWN, "mild"),
        (7, OWN, "fiendish"),
        (10, OWN, "beyond fiendish"),
        (2, "", "easy"),
        (4, "", "medium"),
        (8, "", "hard"),
    ],
)
def test_grade_by_the_levels_of_the_file_or_the_usual_ones(rules, cost, about, level):
    grade = rules(STEPS.format(cost, about)).rate()
    assert (grade.level, grade.costliest, grade.total) == (level, cost, cost + 1)
    assert {*grade.techniques} == {("choice", cost, 1), ("twin", 1, 1)}


@pytest.mark.parametrize("ends", ["2, 1", '"a", 3', "1, x"])
def test_refuse_a_level_that_is_no_range(rules, ends):
    with pytest.raises(pylogic.ProgramError, match="expected level"):
        rules(STEPS.format(2, f'level("odd", {ends}).')).rate()


# ---- Grades -------------------------------------------------------------------------


def check(explained: pylogic.Explanation) -> None:
    """The grade is the costliest step, and all techniques with their numbers."""
    told, steps = explained.grade, explained.steps
    assert told.is_complete
    assert told.costliest == max(step.cost for step in steps)
    counts = Counter((step.name, step.cost) for step in steps)
    assert {(name, cost): number for name, cost, number in told.techniques} == counts


@pytest.mark.few(1)
@pytest.mark.parametrize("game", [SMALL, NORMAL])
def test_sum_the_costs_of_entered_marks(game):
    explained = pylogic.load("takuzu").explain(game)
    check(explained)
    marks = ((step, holds) for step in explained.steps for _, holds in step.deduction.marks)
    assert explained.grade.total == sum(step.cost for step, holds in marks if holds)


CHAINED = (  # a step of this board is told as a chain
    "size(9,9). clue(1,4,8). clue(2,3,3). clue(2,4,4). clue(2,9,4). clue(3,6,7). clue(4,3,2)."
    " clue(4,6,7). clue(5,4,7). clue(5,5,8). clue(7,9,7). clue(8,1,2). clue(8,7,4). clue(9,3,5)."
)
GRADED = [
    ("takuzu", NORMAL),
    pytest.param("nurikabe", "janko130", marks=pytest.mark.nightly),
    pytest.param("kuromasu", CHAINED, marks=pytest.mark.nightly),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "board"), GRADED)
def test_grade_alike_by_every_verb(name, board):
    puzzle = pylogic.load(name)
    instance = puzzle.instance(board, text="size(" in board)
    explained = puzzle.explain(instance)
    told = explained.grade
    check(explained)
    assert puzzle.rate(instance) == told
    assert puzzle.explain(instance, flat=True).grade is None  # its sets are no steps of a person


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("name", ["takuzu", "kuromasu"])
def test_grade_new_puzzles_as_others(name):
    """`generate` does not ask for the cost of puzzles that are too hard or too easy."""
    puzzle = pylogic.load(name)
    for most in (3, 9):
        for made in puzzle.generate("6x6", seed=most, count=2, difficulty=(0, most)):
            assert made.difficulty == puzzle.rate(made.instance).costliest <= most


@pytest.mark.nightly
@pytest.mark.slow
def test_name_the_techniques_of_a_hard_sudoku():
    pointing, pair = (next(game for n, game in puzzles("sudoku") if n == level) for level in (3, 4))
    found = pylogic.load("sudoku").rate(pointing)
    assert "hidden single in a block" in {one.name for one in found.techniques}
    assert found.costliest > 5
    assert pylogic.load("sudoku").rate(pair).key > found.key


def test_refuse_to_grade_other_than_one_answer():
    with pytest.raises(pylogic.OptionError, match="it has several answers"):
        pylogic.load("kuromasu").rate(pylogic.load("kuromasu").instance("size(2,2).", text=True))
    impossible = pylogic.load("takuzu").instance(
        "size(2,2). given(1,1,1). given(1,2,1).", text=True
    )
    with pytest.raises(pylogic.OptionError, match="it has no answer"):
        pylogic.load("takuzu").rate(impossible)
    assert pylogic.load("takuzu").explain(impossible).grade is None


@pytest.mark.slow
def test_claim_no_level_where_a_grade_was_cut_short():
    puzzle = pylogic.load("takuzu")
    told = puzzle.explain(
        EASY, isolated=True, on_step=lambda _step: os.kill(os.getpid(), signal.SIGINT)
    )
    assert told.steps
    assert not told.is_complete
    found = told.grade
    assert (found.is_complete, found.level, found.interrupted) == (False, None, "user")


@pytest.mark.slow
def test_print_a_grade_on_the_command_line():
    found = pylogic.load("takuzu").rate(NORMAL)
    assert str(found).startswith("medium, costliest step 5: nearly full line; sum ")
    assert command("explain", "takuzu", NORMAL, "--grade") == "\n".join([*found.parts(), ""])
    assert json.loads(command("explain", "takuzu", NORMAL, "--grade", "--json")) == found.to_dict()


@pytest.mark.parametrize("option", ["--hint", "--smallest", "--flat", "--svg=x.svg"])
def test_grade_beside_nothing_that_a_grade_passes_over(option):
    said = command("explain", "takuzu", EASY, "--grade", option, code=2)
    name = option.partition("=")[0]
    assert said == f"error: {name}: --grade is of the whole puzzle, in words alone\n"


# ---- Levels of generators -----------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("name", ["akari", "hitori", "masyu", "takuzu", "tents"])
def test_grade_the_easiest_level_easy_and_not_the_hardest(name):
    puzzle, ((_, easiest), *_, (_, hardest)) = pylogic.load(name), puzzles(name)
    assert puzzle.rate(easiest).level == "easy"
    assert puzzle.rate(hardest).level != "easy"


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "every", "least"),
    [
        ("akari", 6, 0.9),
        ("hitori", 4, 0.86),
        ("kenken", 10, 0.85),
        ("masyu", 4, 0.86),
        pytest.param("skyscrapers", 10, 0.85, marks=pytest.mark.nightly),
        pytest.param("slitherlink", 10, 0.75, marks=pytest.mark.nightly),
        pytest.param("sudoku", 30, 0.9, marks=pytest.mark.nightly),
        ("takuzu", 10, 0.85),
        ("tents", 4, 0.8),
    ],
)
def test_grade_as_generators_do(name, every, least):
    """Grades of every n-th puzzle rank like the levels of its generator.

    Where there are two levels and no grades are equal the most is 0.87.
    """
    puzzle, chosen = pylogic.load(name), puzzles(name)[::every]
    keys = [puzzle.rate(game).key for _, game in chosen]
    assert spearman([level for level, _ in chosen], keys) >= least


# ---- Packaged boards ----------------------------------------------------------------

SMALL_FILE = 1000  # bytes of a board that is graded in seconds
GRADED = [
    pytest.param(path, *grade.groups(), id=f"{path.parent.name} {path.stem}", marks=marks)
    for path in sorted((CHECKOUT / "instances").glob("*/*.lp"))
    if (grade := re.search(r"^% Grade: (\d+) (.+)$", path.read_text(encoding="utf-8"), re.M))
    for marks in [() if path.stat().st_size < SMALL_FILE else pytest.mark.nightly]
]


@pytest.mark.slow
@pytest.mark.parametrize(("path", "cost", "level"), GRADED)
def test_packaged_boards_record_their_grade(path, cost, level):
    grade = pylogic.load(path.parent.name).rate(path)
    assert (grade.costliest, grade.level) == (int(cost), level)
