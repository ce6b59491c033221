"""What stands beside and between cells: entered, said in words, ordered, given together."""

from __future__ import annotations

import clingo
import pytest

import pylogic
from pylogic.clues.derive import symmetric_groups
from pylogic.errors import OptionError, ProgramError
from pylogic.explain import partial_board
from pylogic.explain.steps import entered
from pylogic.explain.words import Wording, spot_text
from pylogic.rules.symbols import canonical, spot_of
from pylogic.solving import orders
from pylogic.solving.task import Task

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
def fences(tmp_path):
    (tmp_path / "fences.lp").write_text(FENCES)
    return pylogic.load(str(tmp_path / "fences.lp"))


def task_of(puzzle, facts: str) -> Task:
    return puzzle.task(puzzle.instance(facts, text=True))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("(2,3)", (2, 3)),
        ("edge(2,3,top)", ("edge", 1, 3, "bottom")),
        ("edge(1,3,top)", ("edge", 1, 3, "top")),
        ("link(2,3,left)", ("link", 2, 2, "right")),
        ("outside(left,4,2)", ("outside", "left", 4, 2)),
        ("edge(1,3,middle)", None),
        ("outside(left,4,x)", None),
        ("7", None),
        ('"2,3"', None),
    ],
)
def test_the_spot_that_a_term_names(said, meant):
    assert spot_of(clingo.parse_term(said)) == meant


def test_a_side_has_one_name():
    assert canonical(2, 2, "left") == (2, 1, "right")
    assert canonical(2, 1, "left") == (2, 1, "left")
    assert canonical(2, 2, "bottom") == (2, 2, "bottom")


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        ((2, 3), "2,3"),
        (("edge", 2, 3, "right"), "2,3|2,4"),
        (("edge", 1, 3, "top"), "the top of 1,3"),
        (("link", 2, 3, "bottom"), "2,3-3,3"),
        (("outside", "left", 4, 1), "left of row 4"),
        (("outside", "top", 2, 3), "above column 2 (number 3)"),
        (("vertex", 2, 3, ""), "the bottom right of 2,3"),
        (("vertex", 0, 3, ""), "the top right of 1,3"),
        (("vertex", 2, 0, ""), "the bottom left of 2,1"),
    ],
)
def test_spots_in_words(spot, words):
    assert spot_text(spot) == words


@pytest.mark.parametrize(
    ("spot", "words"),
    [
        (("edge", 2, 3, "right"), "the right of 2,3"),
        (("edge", 2, 3, "bottom"), "the bottom of 2,3"),
        (("edge", 1, 3, "bottom"), "1,3|2,3"),
        (("edge", 2, 2, "right"), "2,2|2,3"),
    ],
)
def test_a_side_at_the_border_is_named_by_its_own_cell(spot, words):
    assert spot_text(spot, (2, 3)) == words


def test_names_of_several_words_are_separated_by_commas():
    spots = {"a": ("edge", 1, 1, "top"), "b": ("edge", 1, 1, "right"), "c": (2, 2)}
    wording = Wording({(name, True): "drawn" for name in spots}, spots)
    told = wording.tell([(name, True) for name in spots])
    assert told == "2,2, 1,1|1,2, the top of 1,1 are drawn"
    assert wording.cite("a") == "drawn at the top of 1,1"


def test_a_clue_beside_the_board_is_cited_by_its_line():
    wording = Wording({("c", True): "5"}, {"c": ("outside", "left", 4, 1)})
    assert wording.cite("c") == "5 left of row 4"


def test_a_state_names_sides_as_its_author_does(fences):
    task = task_of(fences, "size(2,2). clue(2,2,1).")
    state = "size(2,2). clue(2,2,1). edge(2,2,top). -edge(2,2,left). -link(1,2,left)."
    marks = partial_board.read(task, state)
    assert set(marks) == {
        ("edge(1,2,bottom)", True),
        ("edge(2,1,right)", False),
        ("link(1,1,right)", False),
    }
    assert all(map(entered(task.encoding), marks))


def test_an_explanation_names_sides_and_highlights_them(fences):
    facts = "size(1,2). clue(1,1,4). clue(1,2,4). outside(left,1,1,1)."
    link, sides, _ = fences.explain(fences.instance(facts, text=True)).steps
    assert "the top of 1,1 are drawn" in sides.sentence.words
    assert ["edge", 1, 1, "top"] in sides.to_dict()["cells"]
    assert sides.board().frames[0].edges[1, 1, "top"].style == "effect"
    assert link.sentence.words == "otherwise the row 1 has too few links: 1,1-1,2 has a bridge"
    assert link.to_dict()["cells"] == [["link", 1, 1, "right"]]
    assert link.board().frames[0].links[1, 1, "right"].style == "effect"


def test_what_a_number_says_of_its_sides_is_explained(fences):
    """On an empty board nobody sees it, other than what a clue says of its own cell."""
    found = fences.explain(fences.instance("size(1,1). clue(1,1,4).", text=True))
    assert found.start == ()
    assert len(found.steps[0].deduction.marks) == 4


def test_what_is_ruled_out_is_crossed_out(fences):
    instance = fences.instance("size(1,2). clue(1,1,0). outside(left,1,1,1).", text=True)
    sheet = fences.sheet(instance, state="-edge(1,1,right). link(1,1,right).")
    frame = sheet.board.frames[0]
    assert frame.edges[1, 1, "right"].state == "crossed"
    assert frame.links[1, 1, "right"].state == "drawn"
    assert (1, 2, "right") not in frame.edges


def test_a_sheet_tells_where_lines_may_be_entered_and_what_clicks_do(fences):
    told = fences.sheet(fences.instance("size(1,2).", text=True)).to_dict()
    edges, links = told["plays"]
    assert edges["where"] == "edge"
    assert [1, 1, "top"] in edges["spots"]
    assert len(edges["spots"]) == 7
    assert [choice["words"] for choice in edges["choices"]] == ["drawn", "open"]
    assert edges["clicks"] == [1, 0]
    assert links["spots"] == [[1, 1, "right"]]
    assert links["clicks"] == [0, 1]


def test_changes_beside_the_board_and_of_circles(fences):
    facts = "size(2,2). outside(left,1,1,3). circle(1,1,white)."
    changes = [
        ("outside", "left", 1, 1, "4"),
        ("outside", "top", 2, 1, "1"),
        ("circle", 1, 1, "black"),
    ]
    made = fences.instance(fences.edited(facts, changes), text=True)
    assert {str(fact.symbol) for fact in made.facts} == {
        "size(2,2)",
        "outside(left,1,1,4)",
        "outside(top,2,1,1)",
        "circle(1,1,black)",
    }
    assert "circle" not in fences.edited(facts, [("circle", 1, 1, None)])
    assert fences.edited("sum(1,1,down,3).", [("sum", 1, 1, "across", "5")]).count("sum") == 2
    smaller = fences.edited(facts + " outside(left,2,1,1).", size=(1, 2))
    assert "outside(left,1,1,3)" in smaller
    assert "outside(left,2" not in smaller


@pytest.mark.parametrize(
    "change", [("outside", "left", 1, "3"), ("clue", 1, "3"), ("clue", None, 1, "3"), ()]
)
def test_a_change_that_says_not_where_is_refused(fences, change):
    with pytest.raises(OptionError):
        fences.edited("size(2,2).", [change])


def test_clues_beside_the_board_have_an_order(fences):
    text = FENCES.replace("clues(clue, 3)", "clues(outside, 4)")
    fences.encoding.path.write_text(text)
    puzzle = pylogic.load(str(fences.encoding.path))
    facts = "outside(right,1,1,1). outside(bottom,1,1,2). outside(left,1,1,3). outside(top,1,1,4)."
    instance = puzzle.instance(f"size(1,1). {facts}", text=True)
    ordered = orders.ordered(puzzle.encoding, instance, "rows")
    values = [f.arguments[-1].number for f in ordered.facts if f.signature == ("outside", 4)]
    assert values == [4, 3, 1, 2]


def test_the_numbers_beside_a_line_are_given_together():
    clues = [clingo.parse_term(f"outside(left,{i},{k},1)") for i in (1, 2) for k in (1, 2)]
    groups = symmetric_groups(clues, "none", (2, 2))
    assert groups == [tuple(clues[:2]), tuple(clues[2:])]


def test_a_kind_that_there_is_not_is_named(fences):
    text = FENCES.replace("board(circle, circle)", "board(circel, circle)")
    fences.encoding.path.write_text(text)
    puzzle = pylogic.load(str(fences.encoding.path))
    with pytest.raises(ProgramError, match=r"board\(circel, circle\): there is no such kind"):
        puzzle.convert("size(1,1). clue(1,1,2).", "text", text=True)
