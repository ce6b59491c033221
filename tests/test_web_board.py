"""The board of the workbench: what can be entered, how it looks, and the smallest edits."""

from __future__ import annotations

from itertools import combinations, product

import clingo
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import pylogic
from pylogic.draw import svg
from pylogic.errors import OptionError, ProgramError
from pylogic.rules import lexical
from pylogic.rules.edits import edited, facts

LIB = pylogic.load("kuromasu").encoding.path.parent / "lib"


def symbols(*texts):
    return [clingo.parse_term(text) for text in texts]


# ---- The sheet: pieces, entries, looks -------------------------------------------------


def assembled(data, frame=0):
    """The picture that a page puts together of the pieces."""
    told = data["frames"][frame]
    cell = data["cell"]
    groups = []
    for index, number in enumerate(told["cells"]):
        if number >= 0:
            row, column = divmod(index, data["columns"])
            left = cell["edge"] + column * cell["width"]
            top = cell["edge"] + row * cell["height"]
            groups.append((left, top, data["pieces"][number]["svg"]))
    return groups


def test_the_pieces_are_those_of_the_one_renderer(kuromasu):
    board = kuromasu.draw("inst43")
    data = kuromasu.sheet("inst43").to_dict()
    wide = svg.cell_width(board)
    whole = svg.grid(board, board.frames[0], wide)
    below, above = data["frames"][0]["svg"].split("<g></g>")
    assert whole.startswith(below)
    assert whole.endswith(above)
    for (row, column), cell in board.frames[0].cells.items():
        number = data["frames"][0]["cells"][(row - 1) * 17 + column - 1]
        assert data["pieces"][number]["svg"] == svg.piece(cell, wide)
    assert len(assembled(data)) == len(board.frames[0].cells)


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
def test_an_entry_looks_as_the_view_draws_it(puzzle, instance, marks):
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
def test_what_can_be_entered(puzzle, instance, names):
    plays = pylogic.load(puzzle).sheet(instance).plays
    assert [[choice.words for choice in play.choices] for play in plays] == ([names] * bool(names))


def test_a_given_number_is_not_entered_again():
    sheet = pylogic.load("sudoku").sheet("seed9")
    assert (1, 2) not in sheet.plays[0].choices[0].looks[0]
    assert (1, 1) in sheet.plays[0].choices[0].looks[0]


def test_peers_never_hold_the_same_number():
    (play,) = pylogic.load("sudoku").sheet("seed9").plays
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
def test_no_peers_are_told_where_there_are_none_or_they_take_long(puzzle, facts):
    known = pylogic.load(puzzle)
    (play,) = known.sheet(known.instance(facts, text=True)).plays
    assert not play.peers


def test_facts_that_make_no_sense_are_drawn_all_the_same(kuromasu):
    instance = kuromasu.instance("size(3,3). clue(1,1,9).", text=True)
    sheet = kuromasu.sheet(instance)
    assert "too large" in sheet.problems[0].text
    assert sheet.board.frames[0].cell(1, 1).text == "9"


# ---- Edits: the smallest change of the text --------------------------------------------

BOARD = """% é A board
size(3,3).

clue(1,1,3). clue(1,3,2). % ok
clue(3, %* c *% 1, 4).
"""


@pytest.mark.parametrize(
    ("less", "more", "expected"),
    [
        (["clue(1,1,3)"], ["clue(1,1,17)"], BOARD.replace("1,1,3", "1,1,17")),
        (["clue(3,1,4)"], ["clue(3,1,5)"], BOARD.replace("1, 4)", "1, 5)")),
        (["clue(1,1,3)"], [], BOARD.replace("clue(1,1,3). ", "")),
        (["clue(1,3,2)"], [], BOARD.replace("clue(1,3,2). ", "")),
        ([], ["clue(1,2,5)"], BOARD.replace("clue(1,3", "clue(1,2,5). clue(1,3")),
        ([], ["clue(2,2,5)"], BOARD.replace("ok\n", "ok\nclue(2,2,5).\n")),
        (["size(3,3)"], ["size(4,3)"], BOARD.replace("3,3", "4,3")),
        ([], ["white(2,2)"], f"{BOARD}\nwhite(2,2).\n"),
    ],
)
def test_the_smallest_edit(less, more, expected):
    assert edited(BOARD, symbols(*less), symbols(*more)) == expected


def test_a_line_that_held_one_fact_goes_with_it():
    text = "size(3,3).\nclue(1,1,3).\nclue(2,1,3).\n"
    assert edited(text, symbols("clue(1,1,3)"), []) == "size(3,3).\nclue(2,1,3).\n"


def test_a_range_is_written_out_where_a_part_of_it_goes():
    text = "size(3,3). clue(1,(1..3),3)."
    assert edited(text, symbols("clue(1,2,3)"), []) == "size(3,3). clue(1,1,3). clue(1,3,3)."


def test_what_a_rule_derives_is_not_removed_silently():
    with pytest.raises(ProgramError, match="may follow from this rule"):
        edited("size(3,3). clue(1,1,X) :- size(X,_).", symbols("clue(1,1,3)"), [])
    with pytest.raises(ProgramError, match=r"-black\(1,1\) may follow from this rule"):
        edited("size(3,3). -black(1,X/3) :- size(X,_).", symbols("-black(1,1)"), [])


def test_facts_stand_before_other_parts():
    text = "size(3,3).\n#program view.\nx(1).\n"
    made = edited(text, [], symbols("clue(1,1,2)"))
    assert facts(made) == tuple(symbols("size(3,3)", "clue(1,1,2)"))
    assert made.index("clue") < made.index("#program")


_CLUE = st.builds("clue({},{},{})".format, *[st.integers(1, 3)] * 3)
_FACT = st.one_of(_CLUE, st.builds("white({},{})".format, *[st.integers(1, 3)] * 2))
_RANGE = st.sampled_from(["clue(1..2,1,1).", "clue(1,(1;3),2).", "clue(\n 2,\t2 , 3 )."])
_GAP = st.sampled_from(
    [" ", "\n", "", "  % é\n", "%* two\nlines *%", "\n\n", "\t", " %*%* x *%*%\n"]
)
_TEXT = st.lists(st.tuples(st.one_of(_FACT.map("{}.".format), _RANGE), _GAP), max_size=8).map(
    lambda parts: "% top\nsize(3,3).\n" + "".join(f"{fact}{gap}" for fact, gap in parts)
)


def comments(text):
    return sorted(text[begin:end] for begin, end in lexical.comments(text))


@settings(deadline=None, derandomize=True)
@given(_TEXT, st.sets(_FACT, max_size=5), st.sets(_FACT, max_size=5))
def test_an_edit_says_what_was_asked_and_keeps_all_comments(text, less, more):
    less, more = set(symbols(*less)), set(symbols(*more))
    made = edited(text, less, more)
    assert set(facts(made)) == (set(facts(text)) - less) | more
    assert comments(made) == comments(text)


@settings(deadline=None, derandomize=True)
@given(_TEXT, st.sets(_FACT, max_size=5), st.sets(_FACT, max_size=5))
def test_the_ends_of_lines_stay_as_they_are(text, less, more):
    less, more = symbols(*less), symbols(*more)
    made = edited(text.replace("\n", "\r\n"), less, more)
    assert made == edited(text, less, more).replace("\n", "\r\n")


# ---- Changes of cells --------------------------------------------------------------------


def test_a_clue_takes_the_place_of_an_unknown_one_and_back(kuromasu):
    unknown = kuromasu.edited("size(3,3). clue(1,1,3).", [("unknown", 1, 1, "")])
    assert facts(unknown) == tuple(symbols("size(3,3)", "white(1,1)"))
    back = kuromasu.edited(unknown, [("clue", 1, 1, "1"), ("clue", 1, 1, "17")])
    assert facts(back) == tuple(symbols("size(3,3)", "clue(1,1,17)"))


def test_a_smaller_board_loses_what_falls_off_it(kuromasu):
    made = kuromasu.edited("size(3,3). clue(1,1,3). clue(3,1,2). white(1,3).", size=(2, 2))
    assert facts(made) == tuple(symbols("size(2,2)", "clue(1,1,3)"))


@pytest.mark.parametrize("value", [None, "3"])
def test_a_cell_that_a_rule_fills_is_not_changed_silently(kuromasu, value):
    text = "size(3,3). p(1..2). clue(X,X,2) :- p(X)."
    with pytest.raises(ProgramError, match=r"clue\(1,1,2\) may follow from this rule"):
        kuromasu.edited(text, [("clue", 1, 1, value)])
    other = kuromasu.edited(text, [("clue", 3, 3, "4")])
    assert clingo.parse_term("clue(3,3,4)") in facts(other)


def test_an_edit_knows_the_constants_in_effect(kuromasu, rules):
    text = "#const n=3. size(3,3). clue(n,n,4)."
    made = kuromasu.edited(text, [("clue", 2, 2, "5")], constants={"n": 2})
    assert facts(made, constants={"n": "2"}) == tuple(symbols("size(3,3)", "clue(2,2,5)"))
    mine = rules(f"#const n=1.\n{kuromasu.encoding.text}".replace('"lib/', f'"{LIB}/'))
    assert mine.edited("clue(n,n,4).", [("clue", 1, 1, None)]) == ""


@pytest.mark.parametrize("value", ["", "p("])
def test_what_is_no_value_is_refused(kuromasu, value):
    with pytest.raises(OptionError, match="is no value"):
        kuromasu.edited("size(3,3).", [("clue", 1, 1, value)])


def test_areas_grow_with_the_board():
    sudoku = pylogic.load("sudoku")
    made = facts(sudoku.edited("size(1,2). region(1,1,4). region(1,2,5).", size=(2, 3)))
    areas = {symbol for symbol in made if symbol.match("region", 3)}
    told = ["1,1,4", "1,2,5", "1,3,5", "2,1,4", "2,2,5", "2,3,5"]
    assert areas == set(symbols(*(f"region({one})" for one in told)))


# ---- The server ------------------------------------------------------------------------


def asked(puzzle, instance, **more):
    source = pylogic.load(puzzle).encoding.path.parents[1] / "instances" / puzzle
    text = (source / f"{instance}.lp").read_text(encoding="utf-8")
    return {"puzzle": puzzle, "instance": instance, "facts": text, **more}


def test_the_server_draws_the_board_with_its_marks(workbench):
    marks = [["black(1,1)", True], ["black(1,2)", False]]
    data = workbench.call("board", asked("kuromasu", "inst43", marks=marks))
    words = [data["pieces"][number]["words"] for number in data["frames"][0]["cells"][:3]]
    assert words == ["black", "white", "6, given"]
    assert data["plays"][0]["predicate"] == "black"
    again = workbench.call("board", asked("kuromasu", "inst43", marks=marks, entries=False))
    assert again["plays"] == []
    assert again["frames"][0]["svg"] == data["frames"][0]["svg"]


def test_the_server_edits_the_text_step_by_step(workbench):
    steps = [{"cells": [["clue", 1, 3, "7"]]}, {"cells": [["clue", 1, 7, None]], "size": [18, 17]}]
    body = asked("kuromasu", "inst43", steps=steps)
    first, second = workbench.call("edit", body)["facts"]
    assert first == body["facts"].replace("clue(1,3,6)", "clue(1,3,7)")
    assert second == first.replace("clue(1,7,2). ", "").replace("size(17,17)", "size(18,17)")
    text = "#const n=3. size(3,3). clue(n,n,4)."
    body = {**body, "facts": text, "constants": {"n": "2"}}
    body["steps"] = [{"cells": [["clue", 2, 2, None]]}]
    assert workbench.call("edit", body)["facts"] == ["#const n=3. size(3,3)."]


@pytest.mark.parametrize(
    ("puzzle", "instance", "count"),
    [("kenken", "janko01", 16), ("killer_sudoku", "janko101", 16), ("skyscrapers", "janko24", 63)],
)
def test_only_cells_with_a_given_value_are_filled(puzzle, instance, count):
    """A clue of a cage stands in a cell, and leaves it to be filled."""
    data = pylogic.load(puzzle).sheet(instance).to_dict()
    (play,) = data["plays"]
    looks = play["choices"][0]["looks"][0]
    assert sum(number >= 0 for number in looks) == count
