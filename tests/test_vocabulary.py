"""The vocabulary as a specification: its page of the guide, and files that are compared with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import pylogic

# ---- Files that are compared with it -----------------------------------------------------------

GOOD = """% Marks
#defined given/2.
#const wide = 0.
{ mark(R, C) : R = 1..2, C = 1..2 }.
%! the cell {R},{C} is given and not marked
:- given(R, C), not mark(R, C).
#show mark/2.
#program about.
title("Marks"). vocabulary(1).
board(object, given). board(shaded, mark).
clues(given, 2). exchange(pzpr, marks, "number16"). symmetry(none). cycle(white, 1).
level("easy", 1, 2). called("one + two", "three"). variant("wide", 1). empty(text, 0).
#program words.
says(mark(R, C), "marked", (R, C)) :- mark(R, C).
#program view.
draw(grid(2, 2)).
draw(fill(R, C, black)) :- mark(R, C).
draw(style(edge(R, C, right), given)) :- mark(R, C), C = 1.
"""


def checked(tmp_path, text: str) -> list[str]:
    (tmp_path / "marks.lp").write_text(text)
    problems = pylogic.load(tmp_path / "marks.lp").lint(alone=True).problems
    return [f"{p.line}: {p.kind}: {p.text}" for p in problems if p.kind != "note"]


def test_lint_words_that_the_vocabulary_has(tmp_path):
    assert checked(tmp_path, GOOD) == []


MISTAKES = Path(__file__).with_name("vocabulary_mistakes.txt").read_text(encoding="utf-8")
"""A line has words of the rules above, those that stand there instead, and the one problem."""


@pytest.mark.parametrize("line", MISTAKES.splitlines())
def test_lint_words_that_the_vocabulary_lacks(tmp_path, line):
    change, problem = line.split(" | ", 1)
    old, new = change.split(" => ")
    assert old in GOOD
    assert checked(tmp_path, GOOD.replace(old, new, 1)) == [problem]


def test_lint_words_of_a_part_of_its_own(tmp_path):
    """An `about` may have words that a rule looks at; other parts, words that lead somewhere."""
    text = (
        GOOD
        + "draw(caption(T)) :- author(T). draw(W) :- extra(W). extra(caption(1)) :- mark(1, 1).\n"
    )
    assert checked(tmp_path, text.replace("vocabulary(1).", 'author("me").')) == []
