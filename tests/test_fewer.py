"""Wishes for a number of clues: fewer by exchange, more by filling, the nearest where none fits."""

from __future__ import annotations

import pytest

import pylogic
from pylogic.clues import generate


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("name", "size", "most"), [("sudoku", "4x4", 4), ("takuzu", "6x6", 6), ("kuromasu", "6x6", 5)]
)
def test_clues_are_exchanged_until_few_are_left(name, size, most, monkeypatch):
    puzzle = pylogic.load(name)
    (made,) = puzzle.generate(size, seed=1, clues=(0, most))
    assert made.clues <= most
    assert puzzle.solve(made.instance).status == "unique"
    monkeypatch.setattr(generate, "_EXCHANGES", 0)
    (plain,) = puzzle.generate(size, seed=1, symmetry="none")
    assert plain.clues > most


@pytest.mark.slow
def test_no_more_clues_are_added_than_there_may_be():
    symmetric = {"symmetry": "full"}
    (made,) = pylogic.load("sudoku").generate("4x4", seed=1, clues=(9, 12), **symmetric)
    assert 9 <= made.clues <= 12


@pytest.mark.slow
def test_a_number_that_no_puzzle_has_is_told_soon_with_the_nearest(monkeypatch):
    monkeypatch.setattr(generate, "_EXCHANGES", 5)
    words = r"none such in \d\d? attempts; they had [45] to \d clues, the nearest [45]$"
    with pytest.raises(pylogic.OptionError, match=words):
        list(pylogic.load("sudoku").generate("4x4", seed=1, clues=(0, 3)))
    with pytest.raises(pylogic.OptionError, match=r"they had 16 to 16 clues, the nearest 16$"):
        list(pylogic.load("sudoku").generate("4x4", seed=1, clues=(20, 30)))
