"""Files of nonograms: Steve Simpson's .non and the XML of webpbn.com."""

from __future__ import annotations

import pytest
from harness import compare_errors, written
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.formats import detect, exchange, published, runs, sources
from pylogic.formats.sources import Manner

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
    return {str(one) for one in NONOGRAM.instance(text, text=True).symbols}


def is_solved_so(text: str) -> bool:
    """Whether the answer is the picture that the text tells."""
    told = sources.told(NONOGRAM.encoding, text)
    picture = published.published(NONOGRAM.encoding, told)
    (answer,) = NONOGRAM.solve(NONOGRAM.instance(text, text=True)).answers
    return picture is not None and picture.differences(answer.symbols).words == ()


def test_a_non_file_is_read_with_its_goal():
    assert detect(NON) == "non"
    assert exchange.puzzle(sources.told(None, NON)).name == "nonogram"
    assert is_solved_so(NON)
    bare = NON[NON.index("width") : NON.index("goal")]
    assert facts(bare) == facts(NON.replace("\n", "\r\n")) == facts(NON)
    assert str(NONOGRAM.convert(bare, "non", text=True)) == bare.rstrip("\n") + "\n"


def test_a_line_without_runs_is_blank_or_0():
    blank = "width 1\nheight 2\nrows\n\n1\ncolumns\n1\n"
    assert facts(blank) == facts(blank.replace("rows\n\n", "rows\n0\n"))
    assert "rows\n0\n1\n" in str(NONOGRAM.convert(blank, "non", text=True))


@pytest.mark.parametrize("text", [XML, CLUED, PICTURE, XML.replace('"black"', '"blue"', 1)])
def test_webpbn_tells_clues_or_a_picture(text):
    assert detect(text) == "webpbn"
    assert exchange.puzzle(sources.told(None, text)).name == "nonogram"
    assert facts(text) == RUNS
    assert (text is CLUED) != is_solved_so(text)


SAVED = '<solution type="saved"><image>|?</image></solution></puzzle><puzzle type="grid"/>'


def test_what_cannot_be_kept_is_told():
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


COLUMN = "width 1\nheight 1\nrows\n1\ncolumns\n"
BAD = [
    ("non", "width 1\nrows\n1\n"),
    ("non", "width 1\nheight 1\nrows\n1\n"),
    ("non", "width 1\nheight 2\nrows\n1\n"),
    ("non", "width 0\nheight 1\nrows\n1\ncolumns\n"),
    ("non", "width 1\nheight 999999999\nrows\n1\ncolumns\n1\n"),
    ("non", COLUMN + "1;\n"),
    ("non", COLUMN + "1\ngoal 11\n"),
    ("non", "width 2\nheight 1\nrows\n1a,1b\ncolumns\n1a\n1b\n"),
    ("webpbn", "<puzzleset>\n<puzzle>\n</puzzles>"),
    ("webpbn", "<puzzleset></puzzleset>"),
    ("webpbn", "<puzzle></puzzle>"),
    ("webpbn", XML.replace('"grid"', '"triddler"')),
    ("webpbn", XML.replace("<count>", '<count color="red">', 1)),
    ("webpbn", XML.replace("<count>1", "<count>one", 1)),
    ("webpbn", XML.replace("|...|", "|..|")),
    ("webpbn", XML.replace("|...|", "")),
    ("webpbn", PICTURE.replace("|...|", "|.Y.|")),
]


def test_what_is_wrong_is_said(update):
    def read(name: str, text: str) -> None:
        exchange.facts(NONOGRAM.encoding, sources.told(NONOGRAM.encoding, text, Manner(name)))

    compare_errors("errors_nonogram_files.txt", BAD, read, update)


PICTURES = st.tuples(st.integers(1, 12), st.integers(1, 12)).flatmap(
    lambda size: st.tuples(
        st.just(size),
        st.frozensets(st.tuples(st.integers(1, size[0]), st.integers(1, size[1])), max_size=60),
    )
)


@settings(max_examples=30, deadline=None)
@given(PICTURES, st.sampled_from(["non", "webpbn"]), st.booleans())
def test_pictures_are_written_and_read_again(picture, to, is_solved):
    size, black = picture
    sides = runs.of_picture(black, size)
    told = [f"size({size[0]},{size[1]})"]
    told += [
        f"outside({side},{line},{k},{n})"
        for (side, line), numbers in sides.items()
        for k, n in enumerate(numbers or [0], 1)
    ]
    answer = [f"black({r},{c})" for r, c in black] if is_solved else []
    instance = NONOGRAM.instance(" ".join(f"{one}." for one in told + answer), text=True)
    text = written(NONOGRAM.encoding, instance.symbols, to, {}, "<text>")
    assert detect(text) == to
    found = exchange.facts(NONOGRAM.encoding, sources.told(NONOGRAM.encoding, text))
    assert {str(one) for one in found.instance} == set(told)
    assert {str(one) for one in found.answer} == set(answer)


def test_a_picture_that_is_begun_is_left_out():
    start = "size(1,2). outside(top,1,1,1). outside(top,2,1,1). outside(left,1,1,2)."
    for to in ("non", "webpbn"):
        made = NONOGRAM.convert(f"{start} black(1,1).", to, text=True)
        assert made.left_out == ("<text>: the solution that the board shows is left out",)
        whole = NONOGRAM.convert(f"{start} black(1,1). black(1,2).", to, text=True)
        assert whole.left_out == ()
        assert is_solved_so(str(whole))


def test_a_line_without_a_clue_is_refused():
    start = "size(1,1). outside(top,1,1,1)."
    for to in ("non", "webpbn"):
        with pytest.raises(pylogic.ProgramError, match=f"{to} cannot say this without outside"):
            NONOGRAM.convert(start, to, text=True)
