"""The taste of setters: the best of several candidates, by figures that the rules name."""

from __future__ import annotations

import pytest

import pylogic


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size"), [("masyu", "6x6"), ("slitherlink", "5x5"), ("sudoku", "4x4")]
)
def test_keep_the_best_candidate(name, size):
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
def test_add_figures_by_their_weights():
    (made,) = pylogic.load("takuzu").generate("4x4", seed=1, best_of=2)
    lines, zeros, pairs, givens = (
        made.taste[name]
        for name in ("empty rows and columns", "difference of zeros and ones", "pairs", "givens")
    )
    assert made.merit == -(5 * lines + zeros + 3 * pairs + givens)


@pytest.mark.slow
def test_keep_the_same_candidate_with_more_processes():
    puzzle = pylogic.load("takuzu")
    made = [list(puzzle.generate("4x4", seed=1, count=3, best_of=3, jobs=j)) for j in (1, 2)]
    assert made[0] == made[1]


@pytest.mark.parametrize("name", ["tents", "kakuro"])
def test_refuse_rules_without_figures(name):
    with pytest.raises(pylogic.ProgramError, match=r"no facts taste\(Name, Number, Weight\) of a "):
        pylogic.load(name).generate("4x4", best_of=2)


def test_refuse_a_figure_that_is_no_whole_number(rules):
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
