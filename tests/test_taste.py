"""What setters like: the best of several candidates, by figures that the rules name."""

from __future__ import annotations

import json

import pytest
from harness import pylogic_run

import pylogic

SIZES = {
    "fillomino": "5x5",
    "kuromasu": "6x6",
    "masyu": "6x6",
    "nonogram": "8x8",
    "nurikabe": "6x6",
    "slitherlink": "5x5",
    "sudoku": "4x4",
    "takuzu": "6x6",
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param(*board, marks=[pytest.mark.nightly] * (place > 1))
        for place, board in enumerate(SIZES.items())
    ],
)
def test_the_best_candidate_is_kept(name, size):
    puzzle = pylogic.load(name)
    ((plain,), (one,), (best,)) = (
        list(puzzle.generate(size, seed=3, best_of=count)) for count in (None, 1, 4)
    )
    assert (plain.merit, plain.taste, plain.facts) == (None, {}, one.facts)
    assert best.merit >= one.merit
    assert set(best.taste) == set(one.taste)
    assert (best.candidates, one.candidates) == (4, 1)
    assert f"the best of 4: merit {best.merit} (" in str(best)


@pytest.mark.slow
def test_the_best_is_the_same_with_more_processes():
    puzzle = pylogic.load("takuzu")
    made = [list(puzzle.generate("4x4", seed=1, count=3, best_of=3, jobs=j)) for j in (1, 2)]
    assert made[0] == made[1]


def test_json_has_the_figures():
    run = pylogic_run("generate", "takuzu", "4x4", "--seed", "1", "--best-of", "2", "--json")
    (one,) = json.loads(run.stdout)["puzzles"]
    assert one["candidates"] == 2
    figures = one["taste"]
    assert one["merit"] == -(
        5 * figures["empty rows and columns"]
        + figures["difference of zeros and ones"]
        + 3 * figures["pairs"]
        + figures["givens"]
    )


@pytest.mark.parametrize("name", ["tents", "kakuro"])
def test_rules_without_figures_are_refused_clearly(name):
    with pytest.raises(pylogic.ProgramError, match=r"no facts taste\(Name, Number, Weight\) of a "):
        pylogic.load(name).generate("4x4", best_of=2)


def test_rules_without_taste_are_refused_clearly():
    with pytest.raises(pylogic.OptionError, match="best_of=0"):
        pylogic.load("takuzu").generate("4x4", best_of=0)


def test_a_figure_is_a_whole_number(rules):
    text = """
        #defined size/2. base(N) :- size(N, _).
        {a(X) : X = 1..2} = 1. #defined c/1. :- c(X), not a(X).
        #show a/1.
        #program about. clues(c, 1).
        #program clues. c(X) :- a(X).
        #program taste. taste(x, y, 1).
    """
    with pytest.raises(pylogic.ProgramError, match=r"taste\(x,y,1\): expected taste\(Name, "):
        list(rules(text).generate("1x1", best_of=1))


@pytest.mark.slow
def test_all_lines_of_a_nonogram_have_their_numbers():
    puzzle = pylogic.load("nonogram")
    (made,) = puzzle.generate("6x6", seed=2)
    lines = {
        fact.arguments[:2][0].name + str(fact.arguments[1])
        for fact in made.instance.symbols
        if fact.name == "outside"
    }
    assert len(lines) == 12
    (fewer,) = puzzle.generate("6x6", seed=2, clues=(1, None))
    assert fewer.clues < made.clues


@pytest.mark.slow
def test_numbers_of_islands_are_told():
    (made,) = pylogic.load("nurikabe").generate("6x6", seed=2)
    names = [fact.name for fact in made.instance.symbols]
    assert names.count("island") == names.count("clue") > 0
