"""Wishes for a number of clues: more by filling, the nearest where none fits."""

from __future__ import annotations

import pytest

import pylogic


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size", "most"), [("sudoku", "4x4", 4), ("takuzu", "6x6", 7), ("kuromasu", "6x6", 6)]
)
def test_other_solutions_are_tried_until_one_needs_few_clues(name, size, most):
    puzzle = pylogic.load(name)
    (plain,) = puzzle.generate(size, seed=1, symmetry="none")
    assert plain.clues > most
    (made,) = puzzle.generate(size, seed=1, clues=(0, most))
    assert made.clues <= most
    assert puzzle.solve(made.instance).status == "unique"


@pytest.mark.slow
def test_no_more_clues_are_added_than_there_may_be():
    symmetric = {"symmetry": "full"}
    (made,) = pylogic.load("sudoku").generate("4x4", seed=1, clues=(9, 12), **symmetric)
    assert 9 <= made.clues <= 12


@pytest.mark.slow
def test_a_number_that_no_puzzle_has_is_told_soon_with_the_nearest():
    words = r"none such in \d\d? attempts; they had [45] to \d clues, the nearest [45]$"
    with pytest.raises(pylogic.OptionError, match=words):
        list(pylogic.load("sudoku").generate("4x4", seed=1, clues=(0, 3)))
    with pytest.raises(pylogic.OptionError, match=r"they had 16 to 16 clues, the nearest 16$"):
        list(pylogic.load("sudoku").generate("4x4", seed=1, clues=(20, 30)))
