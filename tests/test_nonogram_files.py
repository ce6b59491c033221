"""Steve Simpson's files of nonograms, .non."""

from __future__ import annotations

from itertools import groupby

import pytest
from harness import read_board, read_facts, written
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.formats import detect

NONOGRAM = pylogic.load("nonogram")
NON = """\
catalogue "webpbn.com #1"
title "Demo"
by "Jan Wolter"
copyright "&copy; Copyright 2004 by Jan Wolter"
license CC-BY-3.0
width 5
height 10

rows
2
2,1
1,1
3
1,1
1,1
2
1,1
1,2
2

columns
2,1
2,1,3
7
1,3
2,1

goal "01100011010010101110101001010000110010100101111000"
"""


def facts(text: str) -> set[str]:
    return read_facts(NONOGRAM, text)


def is_solved_so(text: str) -> bool:
    """Whether the answer is the picture that the text tells."""
    (answer,) = NONOGRAM.solve(NONOGRAM.instance(text, text=True)).answers
    return set(map(str, answer.symbols)) == set(NONOGRAM.paste(text).answer)


@pytest.mark.slow
def test_read_a_non_file_with_its_goal():
    assert detect(NON) == "non"
    assert pylogic.load("kuromasu").paste(NON).puzzle == "nonogram"
    assert is_solved_so(NON)
    bare = NON[NON.index("width") : NON.index("goal")]
    assert facts(bare) == facts(NON.replace("\n", "\r\n")) == facts(NON)
    assert str(NONOGRAM.convert(bare, "non", text=True)) == bare.rstrip("\n") + "\n"


def test_refuse_what_cannot_be_kept():
    with pytest.raises(pylogic.ProgramError, match="the line 'level 3'; with --lossy"):
        NONOGRAM.instance("level 3\n" + NON, text=True)
    with pytest.raises(pylogic.ProgramError, match="the puzzles behind the first one"):
        NONOGRAM.instance(NON + "====\n" + NON, text=True)


PICTURES = st.tuples(st.integers(1, 12), st.integers(1, 12)).flatmap(
    lambda size: st.tuples(
        st.just(size),
        st.frozensets(st.tuples(st.integers(1, size[0]), st.integers(1, size[1])), max_size=60),
    )
)


def runs(cells: list[bool]) -> list[int]:
    return [len(list(run)) for is_black, run in groupby(cells) if is_black]


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(PICTURES, st.booleans())
def test_write_and_read_pictures(picture, is_solved):
    (rows, cols), black = picture
    lines = {("left", r): [(r, c) in black for c in range(1, cols + 1)] for r in range(1, rows + 1)}
    lines |= {("top", c): [(r, c) in black for r in range(1, rows + 1)] for c in range(1, cols + 1)}
    told = [f"size({rows},{cols})"]
    told += [
        f"outside({side},{line},{k},{n})"
        for (side, line), cells in lines.items()
        for k, n in enumerate(runs(cells) or [0], 1)
    ]
    answer = [f"black({r},{c})" for r, c in black] if is_solved else []
    instance = NONOGRAM.instance(" ".join(f"{one}." for one in told + answer), text=True)
    text = written(NONOGRAM.encoding, instance.symbols, "non", {}, "<text>")
    assert detect(text) == "non"
    found = read_board(NONOGRAM, text)
    assert {str(one) for one in found.instance} == set(told)
    assert {str(one) for one in found.answer} == set(answer)


@pytest.mark.slow
def test_leave_out_an_unfinished_picture():
    start = "size(1,2). outside(top,1,1,1). outside(top,2,1,1). outside(left,1,1,2)."
    made = NONOGRAM.convert(f"{start} black(1,1).", "non", text=True)
    assert made.left_out == ("<text>: the solution that the board shows is left out",)
    whole = NONOGRAM.convert(f"{start} black(1,1). black(1,2).", "non", text=True)
    assert whole.left_out == ()
    assert is_solved_so(str(whole))
