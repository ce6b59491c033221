"""The board of the workbench: what can be entered, how it looks, and the smallest edits."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product
from pathlib import Path

import clingo
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.draw import svg

KUROMASU = pylogic.load("kuromasu")
LIB = KUROMASU.encoding.path.parent / "lib"


# ---- The sheet: pieces, entries, looks -------------------------------------------------


def test_draw_the_pieces_of_the_one_renderer(kuromasu):
    board = kuromasu.draw("inst43")
    data = kuromasu.sheet("inst43").to_dict()
    wide = svg.cell_width(board)
    whole = svg.grid(board, board.frames[0], wide)
    below, above = data["frames"][0]["svg"].split("<g></g>")
    assert whole.startswith(below)
    assert whole.endswith(above)
    numbers = data["frames"][0]["cells"]
    drawn = {
        (place // 17 + 1, place % 17 + 1): data["pieces"][number]["svg"]
        for place, number in enumerate(numbers)
        if number >= 0
    }
    cells = board.frames[0].cells
    assert drawn == {place: svg.piece(cell, wide) for place, cell in cells.items()}


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("puzzle", "instance", "marks"),
    [
        ("kuromasu", "inst43", "black(1,1). -black(1,2). black(1,3)."),
        ("sudoku", "seed9", "value(1,1,5)."),
        ("queens", "8", "queen(1,1). -queen(1,2). queen(1,3)."),
        ("number_grid", "june2018", "value(1,1,5)."),
        ("takuzu", "seed14", "value(1,1,0)."),
    ],
)
def test_draw_an_entry_as_the_view_does(puzzle, instance, marks):
    known = pylogic.load(puzzle)
    state = known.instance(marks, text=True)
    sheet = known.sheet(instance, state=state)
    (play,) = sheet.plays
    for fact in state.symbols:
        row, column, *value = (argument.number for argument in fact.arguments)
        wanted = str(value[0]) if value else None
        (choice,) = (c for c in play.choices if (c.value, c.holds) == (wanted, fact.positive))
        assert choice.looks[0][row, column] == sheet.board.frames[0].cell(row, column)
        assert choice.looks[0][row, column] != sheet.blank.frames[0].cell(row, column)


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("puzzle", "instance", "names"),
    [
        ("kuromasu", "inst43", ["black", "white"]),
        ("queens", "8", ["a queen", "empty"]),
        ("sudoku", "seed9", list("123456789")),
        ("takuzu", "seed14", ["0", "1"]),
        ("seven_eleven", "711", None),
        ("river_crossing", "couples3_boat2", None),
        ("chemin", "3x3", None),
    ],
)
def test_offer_what_can_be_entered(puzzle, instance, names):
    plays = pylogic.load(puzzle).sheet(instance).plays
    assert [[choice.words for choice in play.choices] for play in plays] == ([names] * bool(names))


@pytest.mark.slow
def test_tell_the_cells_that_never_hold_the_same_number():
    (play,) = pylogic.load("sudoku").sheet("seed9").plays
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
    (play,) = known.sheet(known.instance(facts, text=True)).plays
    assert not play.peers


def test_draw_facts_that_make_no_sense(kuromasu):
    instance = kuromasu.instance("size(3,3). clue(1,1,9).", text=True)
    sheet = kuromasu.sheet(instance)
    assert "too large" in sheet.problems[0].text
    assert sheet.board.frames[0].cell(1, 1).text == "9"


@pytest.mark.parametrize(
    ("puzzle", "instance", "count"),
    [("kenken", "janko01", 16), ("killer_sudoku", "janko101", 16), ("skyscrapers", "janko24", 63)],
)
def test_leave_cells_with_a_clue_of_a_cage_to_be_filled(puzzle, instance, count):
    data = pylogic.load(puzzle).sheet(instance).to_dict()
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


@pytest.mark.parametrize(
    ("cell", "size", "expected"),
    [
        (("clue", 1, 1, "17"), None, BOARD.replace("1,1,3", "1,1,17")),
        (("clue", 3, 1, "5"), None, BOARD.replace("1, 4)", "1, 5)")),
        (("clue", 1, 1, None), None, BOARD.replace("clue(1,1,3). ", "")),
        (("clue", 1, 3, None), None, BOARD.replace("clue(1,3,2). ", "")),
        (("clue", 1, 2, "5"), None, BOARD.replace("clue(1,3", "clue(1,2,5). clue(1,3")),
        (("clue", 2, 2, "5"), None, BOARD.replace("ok\n", "ok\nclue(2,2,5).\n")),
        (("unknown", 2, 2, ""), None, f"{BOARD}\nwhite(2,2).\n"),
        (None, (4, 3), BOARD.replace("3,3", "4,3")),
    ],
)
def test_edit_as_little_as_possible(cell, size, expected):
    assert KUROMASU.edited(BOARD, [cell] if cell else [], size=size) == expected


@pytest.mark.parametrize(
    ("text", "cell", "expected"),
    [
        ("size(3,3).\nclue(1,1,3).\nclue(2,1,3).\n", (1, 1), "size(3,3).\nclue(2,1,3).\n"),
        ("size(3,3). clue(1,(1..3),3).", (1, 2), "size(3,3). clue(1,1,3). clue(1,3,3)."),
    ],
    ids=["a whole line", "a range"],
)
def test_take_a_fact_away(text, cell, expected):
    assert KUROMASU.edited(text, [("clue", *cell, None)]) == expected


def test_put_facts_before_other_parts():
    made = KUROMASU.edited("size(3,3).\n#program view.\nx(1).\n", [("clue", 1, 1, "2")])
    assert made.index("clue(1,1,2).") < made.index("#program")


@pytest.mark.parametrize("value", [None, "3"])
def test_change_no_cell_that_a_rule_fills(value):
    text = "size(3,3). p(1..2). clue(X,X,2) :- p(X)."
    with pytest.raises(pylogic.ProgramError, match=r"clue\(1,1,2\) may follow from this rule"):
        KUROMASU.edited(text, [("clue", 1, 1, value)])
    assert "clue(3,3,4)." in KUROMASU.edited(text, [("clue", 3, 3, "4")])


@pytest.mark.parametrize("value", ["", "p("])
def test_refuse_what_is_no_value(value):
    with pytest.raises(pylogic.OptionError, match="is no value"):
        KUROMASU.edited("size(3,3).", [("clue", 1, 1, value)])


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
def test_say_what_was_asked_and_keep_comments_and_ends_of_lines(parts, changes):
    text = "% top\nsize(3,3).\n" + "".join(f"{fact}{gap}" for fact, gap in parts)
    cells = [("clue", *place, value) for place, value in changes.items()]
    made = KUROMASU.edited(text, cells)
    gone = [f"clue({r},{c}" for r, c in changes]
    gone += [f"white({r},{c}" for (r, c), value in changes.items() if value]
    new = {f"clue({r},{c},{v})" for (r, c), v in changes.items() if v}
    assert facts(made) == {x for x in facts(text) if not x.startswith(tuple(gone))} | new
    comments = Counter(gap.strip() for _, gap in parts if "%" in gap)
    assert all(made.count(one) == number for one, number in comments.items())
    old = KUROMASU.edited(text.replace("\n", "\r\n"), cells)
    assert old == made.replace("\n", "\r\n")


def test_put_a_clue_in_the_place_of_an_unknown_one_and_back():
    unknown = KUROMASU.edited("size(3,3). clue(1,1,3).", [("unknown", 1, 1, "")])
    assert facts(unknown) == {"size(3,3)", "white(1,1)"}
    back = KUROMASU.edited(unknown, [("clue", 1, 1, "1"), ("clue", 1, 1, "17")])
    assert facts(back) == {"size(3,3)", "clue(1,1,17)"}


def test_take_off_what_falls_off_a_smaller_board():
    made = KUROMASU.edited("size(3,3). clue(1,1,3). clue(3,1,2). white(1,3).", size=(2, 2))
    assert facts(made) == {"size(2,2)", "clue(1,1,3)"}


def test_edit_with_the_constants_in_effect(rules):
    text = "#const n=3. size(3,3). clue(n,n,4)."
    made = KUROMASU.edited(text, [("clue", 2, 2, "5")], constants={"n": 2})
    assert made == "#const n=3. size(3,3). clue(2,2,5)."
    mine = rules(f"#const n=1.\n{KUROMASU.encoding.text}".replace('"lib/', f'"{LIB}/'))
    assert mine.edited("clue(n,n,4).", [("clue", 1, 1, None)]) == ""


def test_grow_areas_with_the_board():
    sudoku = pylogic.load("sudoku")
    made = sudoku.edited("size(1,2). region(1,1,4). region(1,2,5).", size=(2, 3))
    areas = {x for x in map(str, sudoku.instance(made, text=True).symbols) if x[0] == "r"}
    cells = ["1,1,4", "1,2,5", "1,3,5", "2,1,4", "2,2,5", "2,3,5"]
    assert areas == {f"region({one})" for one in cells}


# ---- The server ------------------------------------------------------------------------


def asked(puzzle, instance, **more):
    text = Path(pylogic.load(puzzle).instance(instance).path).read_text(encoding="utf-8")
    return {"puzzle": puzzle, "instance": instance, "facts": text, **more}


def test_draw_the_board_with_its_marks(workbench):
    marks = [["black(1,1)", True], ["black(1,2)", False]]
    data = workbench.call("board", asked("kuromasu", "inst43", marks=marks))
    words = [data["pieces"][number]["words"] for number in data["frames"][0]["cells"][:3]]
    assert words == ["black", "white", "6, given"]
    assert data["plays"][0]["predicate"] == "black"
    again = workbench.call("board", asked("kuromasu", "inst43", marks=marks, entries=False))
    assert again["plays"] == []
    assert again["frames"][0]["svg"] == data["frames"][0]["svg"]


def test_edit_the_text_step_by_step(workbench):
    steps = [{"cells": [["clue", 1, 3, "7"]]}, {"cells": [["clue", 1, 7, None]], "size": [18, 17]}]
    body = asked("kuromasu", "inst43", steps=steps)
    first, second = workbench.call("edit", body)["facts"]
    assert first == body["facts"].replace("clue(1,3,6)", "clue(1,3,7)")
    assert second == first.replace("clue(1,7,2). ", "").replace("size(17,17)", "size(18,17)")
    text = "#const n=3. size(3,3). clue(n,n,4)."
    body = {**body, "facts": text, "constants": {"n": "2"}}
    body["steps"] = [{"cells": [["clue", 2, 2, None]]}]
    assert workbench.call("edit", body)["facts"] == ["#const n=3. size(3,3)."]
