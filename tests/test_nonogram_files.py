"""Files of nonograms: Steve Simpson's .non and the XML of webpbn.com."""

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
XML = """\
<?xml version="1.0"?>
<!DOCTYPE pbn SYSTEM "http://webpbn.com/pbn-0.3.dtd">
<puzzleset>
<puzzle type="grid" defaultcolor="black">
<title>Sample</title>
<color name="white" char=".">fff</color><color name="black" char="X">000</color>
<clues type="columns">
<line><count>1</count></line><line></line><line><count>1</count><count>1</count></line>
</clues>
<clues type="rows">
<line><count>1</count></line><line/><line><count>1</count><count>1</count></line>
</clues>
<solution type="goal"><image>
|..X|
|...|
|X.X|
</image></solution>
</puzzle>
</puzzleset>
"""
RUNS = {
    "size(3,3)", "outside(top,1,1,1)", "outside(top,2,1,0)", "outside(top,3,1,1)",
    "outside(top,3,2,1)", "outside(left,1,1,1)", "outside(left,2,1,0)", "outside(left,3,1,1)",
    "outside(left,3,2,1)",
}  # fmt: skip
CLUED = XML[: XML.index("<solution")] + XML[XML.index("</puzzle>") :]
PICTURE = XML[: XML.index("<clues")] + XML[XML.index("<solution") :]


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


@pytest.mark.slow
@pytest.mark.parametrize("text", [XML, CLUED, PICTURE, XML.replace('"black"', '"blue"', 1)])
def test_read_clues_or_a_picture_of_webpbn(text):
    assert detect(text) == "webpbn"
    assert pylogic.load("kuromasu").paste(text).puzzle == "nonogram"
    assert facts(text) == RUNS
    assert (text is CLUED) != is_solved_so(text)


SAVED = '<solution type="saved"><image>|?</image></solution></puzzle><puzzle type="grid"/>'


def test_refuse_what_cannot_be_kept():
    more = XML.replace("</puzzle>", SAVED)
    with pytest.raises(pylogic.ProgramError) as caught:
        NONOGRAM.instance(more, text=True)
    first, second = caught.value.problems
    assert first.text == "cannot be read: puzzles behind the first one: 1"
    assert second.text.startswith(
        "cannot be read: solutions and saved pictures besides the goal: 1"
    )
    lossy = NONOGRAM.instance(more, text=True, lossy=True)
    assert {str(one) for one in lossy.symbols} == RUNS
    assert len(lossy.messages) == 2
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
@given(PICTURES, st.sampled_from(["non", "webpbn"]), st.booleans())
def test_write_and_read_pictures(picture, to, is_solved):
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
    text = written(NONOGRAM.encoding, instance.symbols, to, {}, "<text>")
    assert detect(text) == to
    found = read_board(NONOGRAM, text)
    assert {str(one) for one in found.instance} == set(told)
    assert {str(one) for one in found.answer} == set(answer)


@pytest.mark.slow
def test_leave_out_an_unfinished_picture():
    start = "size(1,2). outside(top,1,1,1). outside(top,2,1,1). outside(left,1,1,2)."
    for to in ("non", "webpbn"):
        made = NONOGRAM.convert(f"{start} black(1,1).", to, text=True)
        assert made.left_out == ("<text>: the solution that the board shows is left out",)
        whole = NONOGRAM.convert(f"{start} black(1,1). black(1,2).", to, text=True)
        assert whole.left_out == ()
        assert is_solved_so(str(whole))
