"""Spots beside and between cells: entered, said in words, ordered, given together."""

from __future__ import annotations

import pytest
from harness import draw_sheet, edit_facts

import pylogic

FENCES = """
% Fences: sides of cells; a number counts those of its cell. Numbers beside a row count its links.
#defined size/2. #defined clue/3. #defined outside/4. #defined circle/3. #defined sum/4.
cell(1..R, 1..C) :- size(R, C).
side(R, C, (right; bottom)) :- cell(R, C).
side(1, C, top) :- cell(1, C).
side(R, 1, left) :- cell(R, 1).
{ edge(R, C, S) : side(R, C, S) }.
{ link(R, C, right) : cell(R, C), cell(R, C+1); link(R, C, bottom) : cell(R, C), cell(R+1, C) }.
of(R, C, R, C, S) :- side(R, C, S).
of(R+1, C, R, C, bottom) :- cell(R+1, C), cell(R, C).
of(R, C+1, R, C, right) :- cell(R, C+1), cell(R, C).
%! the number {N} at {R},{C} is wrong
:- clue(R, C, N), { edge(R', C', S) : of(R, C, R', C', S) } != N.
%! the row {R} has too few links
:- outside(left, R, _, N), { link(R, C, right) } < N.
#show edge/3. #show link/3.
#program about.
clues(clue, 3).
board(number, clue). board(edge, edge). board(link, link). board(outside, outside).
board(circle, circle). board(sum, sum).
cycle(no_edge, 1). cycle(edge, 2).
#program words.
says(edge(R, C, S), "drawn", edge(R, C, S)) :- side(R, C, S).
denies(edge(R, C, S), "open", edge(R, C, S)) :- side(R, C, S).
says(link(R, C, right), "a bridge", link(R, C, right)) :- cell(R, C).
says(outside(S, I, K, N), N, outside(S, I, K)) :- outside(S, I, K, N).
#program view.
draw(grid(R, C)) :- size(R, C).
draw(edge(R, C, S, drawn)) :- edge(R, C, S).
draw(link(R, C, S, drawn)) :- link(R, C, S).
draw(outside(S, I, K, N)) :- outside(S, I, K, N).
"""


@pytest.fixture
def fences(rules):
    return rules(FENCES, "fences")


def test_explain_and_highlight_sides(fences):
    facts = "size(1,2). clue(1,1,4). clue(1,2,4). outside(left,1,1,1)."
    link, sides, _ = fences.explain(fences.instance(facts, text=True)).steps
    assert "the top of 1,1 are drawn" in sides.sentence.words
    assert ["edge", 1, 1, "top"] in sides.to_dict()["cells"]
    assert sides.board().frames[0].edges[1, 1, "top"].style == "effect"
    assert link.sentence.words == "otherwise the row 1 has too few links: 1,1-1,2 has a bridge"
    assert link.to_dict()["cells"] == [["link", 1, 1, "right"]]
    assert link.board().frames[0].links[1, 1, "right"].style == "effect"


def test_explain_the_sides_that_a_number_decides(fences):
    """On an empty board nobody sees it, other than what a clue says of its own cell."""
    found = fences.explain(fences.instance("size(1,1). clue(1,1,4).", text=True))
    assert found.start == ()
    assert len(found.steps[0].deduction.marks) == 4


def test_draw_a_state_that_names_sides_as_its_author_does(fences):
    """A line that is ruled out is crossed out."""
    instance = fences.instance("size(2,2). clue(2,2,1).", text=True)
    state = "edge(2,2,top). -edge(2,2,left). -link(1,2,left). link(2,2,left)."
    frame = draw_sheet(fences, instance, state=state).board.frames[0]
    drawn = {place: one.state for place, one in frame.edges.items()}
    assert drawn == {(1, 2, "bottom"): "drawn", (2, 1, "right"): "crossed"}
    drawn = {place: one.state for place, one in frame.links.items()}
    assert drawn == {(1, 1, "right"): "crossed", (2, 1, "right"): "drawn"}


def test_list_the_spots_of_lines_and_the_order_of_clicks(fences):
    told = draw_sheet(fences, fences.instance("size(1,2).", text=True)).to_dict()
    edges, links = told["plays"]
    assert edges["where"] == "edge"
    assert [1, 1, "top"] in edges["spots"]
    assert len(edges["spots"]) == 7
    assert [choice["words"] for choice in edges["choices"]] == ["drawn", "open"]
    assert edges["clicks"] == [1, 0]
    assert links["spots"] == [[1, 1, "right"]]
    assert links["clicks"] == [0, 1]


def test_change_numbers_beside_the_board_and_circles(fences):
    facts = "size(2,2). outside(left,1,1,3). circle(1,1,white)."
    changes = [
        ("outside", "left", 1, 1, "4"),
        ("outside", "top", 2, 1, "1"),
        ("circle", 1, 1, "black"),
    ]
    made = fences.instance(edit_facts(fences, facts, changes), text=True)
    assert {str(fact.symbol) for fact in made.facts} == {
        "size(2,2)",
        "outside(left,1,1,4)",
        "outside(top,2,1,1)",
        "circle(1,1,black)",
    }
    assert "circle" not in edit_facts(fences, facts, [("circle", 1, 1, None)])
    assert edit_facts(fences, "sum(1,1,down,3).", [("sum", 1, 1, "across", "5")]).count("sum") == 2
    smaller = edit_facts(fences, facts + " outside(left,2,1,1).", size=(1, 2))
    assert "outside(left,1,1,3)" in smaller
    assert "outside(left,2" not in smaller


@pytest.mark.parametrize(
    "change", [("outside", "left", 1, "3"), ("clue", 1, "3"), ("clue", None, 1, "3"), ()]
)
def test_refuse_a_change_without_a_place(fences, change):
    with pytest.raises(pylogic.OptionError):
        edit_facts(fences, "size(2,2).", [change])


def test_order_clues_beside_the_board(rules):
    puzzle = rules(FENCES.replace("clues(clue, 3)", "clues(outside, 4)"))
    facts = "outside(right,1,1,1). outside(bottom,1,1,2). outside(left,1,1,3). outside(top,1,1,4)."
    task = puzzle.task(puzzle.instance(f"size(1,1). {facts}", text=True), order="rows")
    outside = [f for f in task.instance.facts if f.signature == ("outside", 4)]
    assert [f.arguments[-1].number for f in outside] == [4, 3, 1, 2]


def test_refuse_an_unknown_kind_of_board(rules):
    puzzle = rules(FENCES.replace("board(circle, circle)", "board(circel, circle)"))
    words = r"board\(circel, circle\): there is no such kind"
    with pytest.raises(pylogic.ProgramError, match=words):
        puzzle.convert("size(1,1). clue(1,1,2).", "text", text=True)
