"""The board of the workbench: what can be entered, how it looks, and the smallest edits."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations, product

import clingo
import pytest
from harness import count_ground, draw_sheet, edit_facts
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.draw import html

KUROMASU = pylogic.load("kuromasu")
LIB = KUROMASU.encoding.path.parent / "lib"


# ---- The sheet: pieces, entries, looks -------------------------------------------------


def test_draw_the_pieces_of_the_one_renderer(kuromasu):
    data = draw_sheet(kuromasu, "inst43").to_dict()
    (frame,), pieces = data["frames"], data["pieces"]
    below, above = frame["svg"].split("<g></g>")
    page = html.render([kuromasu.draw("inst43")], "t")
    between = page.partition(below)[2].partition(above)[0]
    drawn = [pieces[number]["svg"] for number in frame["cells"] if number >= 0]
    whole, apart = (re.sub(r"</?g[^>]*>|\n", "", x) for x in (between, "".join(drawn)))
    assert whole == apart != ""


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("puzzle", "instance", "names", "marks"),
    [
        ("kuromasu", "inst43", ["black", "white"], "black(1,1). -black(1,2). black(1,3)."),
        ("queens", "8", ["a queen", "empty"], "queen(1,1). -queen(1,2). queen(1,3)."),
        ("sudoku", "seed9", list("123456789"), "value(1,1,5)."),
        ("takuzu", "seed14", ["0", "1"], "value(1,1,0)."),
        ("number_grid", "june2018", list("1234567"), "value(1,1,5)."),
        ("seven_eleven", "711", None, None),
        ("river_crossing", "couples3_boat2", None, None),
        ("chemin", "3x3", None, None),
    ],
)
def test_offer_entries_that_are_drawn_as_the_view_does(puzzle, instance, names, marks):
    known = pylogic.load(puzzle)
    state = known.instance(marks, text=True) if marks else None
    sheet = draw_sheet(known, instance, state=state)
    assert [[x.words for x in play.choices] for play in sheet.plays] == ([names] * bool(names))
    for fact in state.symbols if state else ():
        row, column, *value = (argument.number for argument in fact.arguments)
        wanted = (str(value[0]) if value else None, fact.positive)
        (look,) = (x.looks[0] for x in sheet.plays[0].choices if (x.value, x.holds) == wanted)
        assert look[row, column] == sheet.board.frames[0].cell(row, column)
        assert look[row, column] != sheet.blank.frames[0].cell(row, column)


@pytest.mark.slow
def test_tell_the_cells_that_never_hold_the_same_number():
    (play,) = draw_sheet(pylogic.load("sudoku"), "seed9").plays
    looks = play.choices[0].looks[0]
    assert ((1, 1) in looks, (1, 2) in looks) == (True, False)
    cells = list(product(range(1, 10), repeat=2))
    units = [lambda r, c: r, lambda r, c: c, lambda r, c: ((r - 1) // 3, (c - 1) // 3)]
    expected = {
        (one, other)
        for one, other in combinations(cells, 2)
        if any(unit(*one) == unit(*other) for unit in units)
    }
    assert {(one, other) for one, others in play.peers.items() for other in others} == expected
    assert play.given[1, 2] == "6"
    assert (1, 1) not in play.given


@pytest.mark.parametrize(
    ("puzzle", "facts"),
    [("fillomino", "size(2,2). clue(1,1,3)."), ("skyscrapers", "size(11,11).")],
)
def test_tell_no_such_cells_where_there_are_none_or_they_take_long(puzzle, facts):
    known = pylogic.load(puzzle)
    (play,) = draw_sheet(known, known.instance(facts, text=True)).plays
    assert not play.peers


def test_draw_facts_that_make_no_sense(kuromasu):
    instance = kuromasu.instance("size(3,3). clue(1,1,9).", text=True)
    sheet = draw_sheet(kuromasu, instance)
    assert "too large" in sheet.problems[0].text
    assert sheet.board.frames[0].cell(1, 1).text == "9"


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("puzzle", "instance", "count"),
    [("kenken", "janko01", 16), ("killer_sudoku", "janko101", 16), ("skyscrapers", "janko24", 63)],
)
def test_leave_cells_with_a_clue_of_a_cage_to_be_filled(puzzle, instance, count):
    data = draw_sheet(pylogic.load(puzzle), instance).to_dict()
    (play,) = data["plays"]
    looks = play["choices"][0]["looks"][0]
    assert sum(number >= 0 for number in looks) == count


# ---- Edits: the smallest change of the text --------------------------------------------

BOARD = """% é A board
size(3,3).

clue(1,1,3). clue(1,3,2). % ok
clue(3, %* c *% 1, 4).
"""


def facts(text: str) -> set[str]:
    """The facts of a text, as clingo itself reads it."""
    control = clingo.Control(["--warn=none"])
    control.add(text)
    control.ground()
    return {str(atom.symbol) for atom in control.symbolic_atoms}


EDITED = [
    (BOARD, [("clue", 1, 1, "17")], None, BOARD.replace("1,1,3", "1,1,17")),
    (BOARD, [("clue", 3, 1, "5")], None,
     BOARD.replace("clue(3, %* c *% 1, 4).", "clue(3,1,5).")),
    (BOARD, [("clue", 1, 1, None)], None, BOARD.replace("clue(1,1,3). ", "")),
    (BOARD, [("clue", 1, 3, None)], None, BOARD.replace("clue(1,3,2). ", "")),
    (BOARD, [("clue", 1, 2, "5")], None, f"{BOARD}clue(1,2,5).\n"),
    (BOARD, [("unknown", 2, 2, "")], None, f"{BOARD}white(2,2).\n"),
    (BOARD, [], (4, 3), BOARD.replace("3,3", "4,3")),
    ("clue(1,1,3).\nclue(2,1,3).\n", [("clue", 1, 1, None)], None, "clue(2,1,3).\n"),
    ("clue(1,(1..3),3).", [("clue", 1, 2, None)], None, "clue(1,1,3). clue(1,3,3)."),
    ("clue(2,1,3). a:-\nb. #program view.", [("clue", 3, 1, "1"), ("clue", 1, 1, "1")], None,
     "clue(2,1,3). a:-\nb.\nclue(1,1,1).\nclue(3,1,1).\n\n#program view."),
    ("white(1,1).", [("clue", 1, 1, "1"), ("clue", 1, 1, "17")], None, "clue(1,1,17).\n"),
    ("size(3,3). clue(1,1,3). clue(3,1,2). white(1,3).", [], (2, 2), "size(2,2). clue(1,1,3)."),
    ("size(3,3).\n#program view.", [("clue", 1, 1, "2")], None,
     "size(3,3).\nclue(1,1,2).\n\n#program view."),
]  # fmt: skip
"""A text, what is changed in which cell, the new size, and the text with as little changed."""


@pytest.mark.parametrize(("text", "cells", "size", "expected"), EDITED)
def test_edit_as_little_as_possible(text, cells, size, expected):
    assert edit_facts(KUROMASU, text, cells, size=size) == expected


@pytest.mark.parametrize("value", [None, "3"])
def test_change_no_cell_that_a_rule_fills(value):
    text = "size(3,3). p(1..2). clue(X,X,2) :- p(X)."
    with pytest.raises(pylogic.ProgramError, match=r"clue\(1,1,2\) may follow from this rule"):
        edit_facts(KUROMASU, text, [("clue", 1, 1, value)])
    assert "clue(3,3,4)." in edit_facts(KUROMASU, text, [("clue", 3, 3, "4")])


@pytest.mark.parametrize("value", ["", "p("])
def test_refuse_a_clue_that_is_no_value(value):
    with pytest.raises(pylogic.OptionError, match="is no value"):
        edit_facts(KUROMASU, "size(3,3).", [("clue", 1, 1, value)])


_GAPS = [" ", "\n", "", "  % é\n", "%* two\nlines *%", "\n\n", "\t", " %*%* x *%*%\n"]
_RANGES = ["clue(1..2,1,1).", "clue(1,(1;3),2).", "clue(\n 2,\t2 , 3 )."]
_NUMBER = st.integers(1, 3)
_FACT = st.one_of(
    st.builds("clue({},{},{}).".format, _NUMBER, _NUMBER, _NUMBER),
    st.builds("white({},{}).".format, _NUMBER, _NUMBER),
    st.sampled_from(_RANGES),
)
_PARTS = st.lists(st.tuples(_FACT, st.sampled_from(_GAPS)), max_size=8)
_VALUE = st.none() | st.integers(1, 17).map(str)
_CHANGES = st.dictionaries(st.tuples(_NUMBER, _NUMBER), _VALUE, max_size=5)


@settings(max_examples=20, derandomize=True)
@given(_PARTS, _CHANGES)
def test_edit_clues_and_keep_comments_and_ends_of_lines(parts, changes):
    text = "% top\nsize(3,3).\n" + "".join(f"{fact}{gap}" for fact, gap in parts)
    cells = [("clue", *place, value) for place, value in changes.items()]
    made = edit_facts(KUROMASU, text, cells)
    gone = [f"clue({r},{c}" for r, c in changes]
    gone += [f"white({r},{c}" for (r, c), value in changes.items() if value]
    new = {f"clue({r},{c},{v})" for (r, c), v in changes.items() if v}
    assert facts(made) == {x for x in facts(text) if not x.startswith(tuple(gone))} | new
    comments = Counter(gap.strip() for _, gap in parts if "%" in gap)
    assert all(made.count(one) == number for one, number in comments.items())
    old = edit_facts(KUROMASU, text.replace("\n", "\r\n"), cells)
    assert old == made.replace("\n", "\r\n")


def test_edit_with_the_constants_in_effect(rules):
    text = "#const n=3. size(3,3). clue(n,n,4)."
    made = edit_facts(KUROMASU, text, [("clue", 2, 2, "5")], constants={"n": 2})
    assert made == "#const n=3. size(3,3). clue(2,2,5)."
    mine = rules(f"#const n=1.\n{KUROMASU.encoding.text}".replace('"lib/', f'"{LIB}/'))
    assert edit_facts(mine, "clue(n,n,4).", [("clue", 1, 1, None)]) == ""


def test_grow_areas_with_the_board():
    sudoku = pylogic.load("sudoku")
    made = edit_facts(sudoku, "size(1,2). region(1,1,4). region(1,2,5).", size=(2, 3))
    areas = {x for x in map(str, sudoku.instance(made, text=True).symbols) if x[0] == "r"}
    cells = ["1,1,4", "1,2,5", "1,3,5", "2,1,4", "2,2,5", "2,3,5"]
    assert areas == {f"region({one})" for one in cells}


# ---- The server ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def asked(kuromasu):
    path = kuromasu.instance("inst43").path
    return {"puzzle": "kuromasu", "instance": "inst43", "facts": path.read_text(encoding="utf-8")}


@pytest.mark.slow
def test_draw_the_board_with_its_marks(workbench, asked):
    marked = {**asked, "marks": [["black(1,1)", True], ["black(1,2)", False]]}
    data = workbench.call("board", marked)
    words = [data["pieces"][number]["words"] for number in data["frames"][0]["cells"][:3]]
    assert (words, data["plays"][0]["predicate"]) == (["black", "white", "6, given"], "black")
    again = workbench.call("board", {**marked, "entries": False})
    assert again["plays"] == []
    assert again["frames"][0]["svg"] == data["frames"][0]["svg"]


PARTS = ["board", "rules", "spots", "solve"]


@pytest.mark.slow
def test_tell_all_of_a_changed_board_by_one_job(workbench, asked):
    marked = {**asked, "marks": [["black(1,1)", True]]}
    steps = [{"cells": [["clue", 1, 3, "7"]]}, {"cells": [["clue", 1, 7, None]], "size": [18, 17]}]
    told = dict(workbench.stream("overview", {**marked, "steps": steps, "parts": PARTS}))
    first, second = told["facts"]["facts"]
    assert first == asked["facts"].replace("clue(1,3,6)", "clue(1,3,7)")
    assert second == first.replace("clue(1,7,2). ", "").replace("size(17,17)", "size(18,17)")
    assert [name for name in told if name in PARTS] == PARTS
    for part in PARTS[:3]:
        assert told[part] == {"found": workbench.call(part, {**marked, "facts": second})}
    sizes = count_ground(KUROMASU, KUROMASU.instance(second, text=True))
    assert told["spots"]["found"]["rules"] == sizes
    assert told["solve"]["found"]["status"] == "none"


def test_tell_of_each_part_why_it_has_failed(workbench):
    asked = {"puzzle": "kuromasu", "rules": "a :- p(.", "facts": "size(2,2).", "parts": PARTS}
    told = dict(workbench.stream("overview", asked))
    assert [problem["line"] for problem in told["rules"]["found"]["problems"]] == [1]
    for part in ("board", "spots", "solve"):
        assert told[part]["failed"]["problems"][0]["file"] == "encodings/kuromasu.lp"
