"""The words of board(Kind, Predicate) let players and authors enter more than cells."""

from __future__ import annotations

import pytest
from harness import draw_sheet, edit_facts

import pylogic

RULES = """% Everything at once: a diagonal in each cell, up to two bridges between neighbours.
#defined size/2. #defined sign/4. #defined corner/3. #defined way/4. #defined many/4.
#defined star/2. #defined dot/3. #defined bulb/4. #defined slope/4.
cell(1..R, 1..C) :- size(R, C).
{ slant(R, C, down; R, C, up) } = 1 :- cell(R, C).
next(R, C, right) :- cell(R, C), cell(R, C+1).
next(R, C, bottom) :- cell(R, C), cell(R+1, C).
{ bridge(R, C, S, 1..2) } 1 :- next(R, C, S).
%! the diagonal at {R},{C} goes down at a grey dot
:- dot(R, C, grey), slant(R, C, down).
%! no two bridges at {R},{C} over the side {S}
:- sign(R, C, S, (less; x)), not bridge(R, C, S, 2).
#show slant/3. #show bridge/4.
#program about.
board(diagonal, slant). board(links, bridge). board(between, sign). board(vertex, corner).
board(arrow, way). board(numbers, many). board(centre, star). board(circle, dot).
board(path, bulb). board(slanted, slope).
#program view.
draw(grid(R, C)) :- size(R, C).
draw(diagonal(R, C, D)) :- slant(R, C, D).
draw(link(R, C, S, drawn)) :- bridge(R, C, S, 1).
draw(link(R, C, S, double)) :- bridge(R, C, S, 2).
draw(path(R, C, I, K, thermo)) :- bulb(R, C, I, K).
draw(outside(S, I, 1, N)) :- slope(S, I, _, N).
draw(arrow(S, I, 1, W)) :- slope(S, I, W, _).
"""


@pytest.fixture
def slants(tmp_path):
    path = tmp_path / "slants.lp"
    path.write_text(RULES)
    return pylogic.load(str(path))


def sheet(puzzle, facts="size(2,3).", **keywords):
    return draw_sheet(puzzle, puzzle.instance(facts, text=True), **keywords).to_dict()


def test_enter_diagonals_and_numbers_of_lines_by_clicks(slants):
    links, diagonals = sheet(slants)["plays"]
    assert [one["what"] for one in (links, diagonals)] == ["links", "diagonal"]
    assert [(one["words"], one["value"], one["holds"]) for one in diagonals["choices"]] == [
        ("down", "down", True),
        ("up", "up", True),
    ]
    assert diagonals["clicks"] == links["clicks"] == [0, 1]
    down, up = (one["looks"][0] for one in diagonals["choices"])
    assert len(set(down)) == len(set(up)) == 1
    assert down != up
    assert [one["words"] for one in links["choices"]] == ["1 line", "2 lines"]
    assert [1, 1, "right"] in links["spots"]
    assert len(links["spots"]) == 7


def test_go_round_by_clicks_as_the_rules_say(slants):
    path = slants.encoding.path
    path.write_text(RULES.replace("board(circle", "cycle(up, 1). cycle(2, 2). board(circle"))
    assert [one["clicks"] for one in sheet(pylogic.load(str(path)))["plays"]] == [[1], [1]]


def test_enter_triangles_in_four_corners(tmp_path):
    (tmp_path / "halves.lp").write_text(
        "{ half(R, C, (top_left; top_right; bottom_left; bottom_right)) } 1 :- size(R, C).\n"
        "#show half/3.\n#program about.\nboard(triangle, half).\n"
        "#program view.\ndraw(grid(R, C)) :- size(R, C).\n"
    )
    (play,) = sheet(pylogic.load(str(tmp_path / "halves.lp")), "size(1,1).")["plays"]
    assert play["clicks"] == [0, 1, 2, 3]
    assert [one["words"] for one in play["choices"]] == [
        "bottom left",
        "bottom right",
        "top left",
        "top right",
    ]


def test_offer_an_author_the_words_of_the_rules(slants):
    edits = {one["what"]: one for one in sheet(slants)["edits"]}
    assert edits["between"]["choices"] == ["less", "x"]
    assert edits["circle"]["choices"] == ["grey"]
    assert edits["arrow"]["choices"] == ["top", "right", "bottom", "left"]
    assert edits["vertex"]["choices"] == edits["numbers"]["choices"] == []
    masyu = pylogic.load("masyu")
    (circle,) = draw_sheet(masyu, masyu.instance("size(2,2).", text=True)).to_dict()["edits"]
    assert circle["choices"] == ["white", "black"]


def test_edit_each_kind_as_little_as_possible(slants):
    made = edit_facts(
        slants,
        "size(2,2).",
        [
            ("between", 1, 1, "right", "less"),
            ("vertex", 0, 2, "3"),
            ("centre", 3, 4, ""),
            ("arrow", 1, 2, "top,4"),
            ("numbers", 2, 2, 1, "5"),
            ("numbers", 2, 2, 2, "1"),
            ("circle", 1, 1, "grey"),
            ("path", 1, 2, "a", "1"),
            ("path", 2, 1, 3, "2"),
            ("slanted", "top", 2, "down", "12"),
        ],
    )
    assert {str(symbol) for symbol in slants.instance(made, text=True).symbols} == {
        "size(2,2)",
        "sign(1,1,right,less)",
        "corner(0,2,3)",
        "star(3,4)",
        "way(1,2,top,4)",
        "many(2,2,1,5)",
        "many(2,2,2,1)",
        "dot(1,1,grey)",
        "bulb(1,2,a,1)",
        "bulb(2,1,3,2)",
        "slope(top,2,down,12)",
    }
    told = {one["what"]: one["cells"] for one in sheet(slants, made)["edits"]}
    assert told["between"] == [[1, 1, "right", "less"]]
    assert (told["vertex"], told["centre"]) == ([[0, 2, "3"]], [[3, 4, ""]])
    assert told["arrow"] == [[1, 2, "top,4"]]
    assert sorted(told["numbers"]) == [[2, 2, 1, "5"], [2, 2, 2, "1"]]
    assert told["path"] == [[1, 2, "a", "1"], [2, 1, 3, "2"]]
    assert told["slanted"] == [["top", 2, "down", "12"]]
    gone = [
        ("slanted", "top", 2, "down", None),
        ("between", 1, 1, "right", None),
        ("numbers", 2, 2, 2, None),
        ("vertex", 0, 2, None),
    ]
    less = edit_facts(slants, made, [*gone, ("centre", 3, 4, None)], size=(1, 2))
    assert sorted(map(str, slants.instance(less, text=True).symbols)) == [
        "bulb(1,2,a,1)",
        "dot(1,1,grey)",
        "size(1,2)",
        "way(1,2,top,4)",
    ]


def test_lint_finds_no_unknown_predicates(slants):
    assert slants.lint(alone=True).problems == ()


def test_know_a_number_of_lines_from_either_of_its_cells(slants):
    def drawn(marks):
        state = slants.instance(f"{marks} slant(1,1,up).", text=True)
        return sheet(slants, "size(1,2).", state=state)["frames"]

    assert drawn("bridge(1,2,left,2).") == drawn("bridge(1,1,right,2).") != drawn("")


def test_draw_contradicting_marks_without_text(slants):
    instance = slants.instance("size(1,2). dot(1,1,grey).", text=True)
    (board,) = slants.explain(instance, state="slant(1,1,down). bridge(1,1,right,2).").boards()
    cell = board.frames[0].cells[1, 1]
    assert (cell.diagonals, cell.text) == (("down",), "")


@pytest.mark.slow
def test_edit_entries_outside_cells_over_http(workbench):
    cells = [["between", 1, 1, "right", "x"], ["numbers", 1, 1, 2, "1"], ["path", 1, 3, "t2", "1"]]
    steps = [{"cells": [*cells, ["slanted", "left", 2, "up", "7"]]}]
    asked = {"puzzle": "slants", "rules": RULES, "facts": "size(2,3).", "steps": steps, "parts": []}
    (text,) = dict(workbench.stream("overview", asked))["facts"]["facts"]
    facts = "size(2,3). sign(1,1,right,x). many(1,1,2,1). bulb(1,3,t2,1). slope(left,2,up,7)."
    assert set(text.split()) == set(facts.split())


def test_refuse_a_constant_that_rules_and_facts_define():
    sudoku = pylogic.load("sudoku")
    instance = sudoku.instance("#const diagonals = 1. size(4,4). boxes(2,2).", text=True)
    with pytest.raises(pylogic.ProgramError, match="redefinition of constant"):
        draw_sheet(sudoku, instance)
    masyu = pylogic.load("masyu")
    with pytest.raises(pylogic.ProgramError, match="redefinition of constant"):
        masyu.solve(masyu.instance("#const full = 1. size(2,2).", text=True), labeling="leftmost")
