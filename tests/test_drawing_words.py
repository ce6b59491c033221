"""The words of `view` for lines, circles, corners, texts outside: the board, each renderer."""

from __future__ import annotations

import json

import clingo
import pytest

import pylogic
from pylogic.draw import reading
from pylogic.draw.board import Label, Line


def read(*words):
    facts = [clingo.parse_term(f"draw({word})") for word in words]
    return reading.read(facts, "rules.lp")


def frame(*words):
    return read("grid(2,3)", *words).frames[0]


# ---- The model -------------------------------------------------------------------------------


def test_edges_and_links_go_by_their_canonical_names():
    found = frame("edge(1,1,top,drawn)", "edge(2,2,top,crossed)", "link(1,2,left,double)")
    assert found.edges == {(1, 1, "top"): Line("drawn"), (1, 2, "bottom"): Line("crossed")}
    assert found.links == {(1, 1, "right"): Line("double")}


def test_an_edge_is_said_once_from_both_sides():
    with pytest.raises(pylogic.ProgramError, match="there is drawn already"):
        read("grid(2,2)", "edge(1,1,right,drawn)", "edge(1,2,left,crossed)")


def test_styles_belong_to_what_they_are_said_of():
    found = frame(
        "style(edge(1,2,left),effect)",
        "link(1,1,right,drawn)",
        "style(link(1,1,right),wrong)",
        "outside(top,3,1,7)",
        "style(outside(top,3,1),cause)",
        "style(1,1,given)",
    )
    assert found.edges == {(1, 1, "right"): Line(None, "effect")}
    assert found.links == {(1, 1, "right"): Line("drawn", "wrong")}
    assert found.outside == {("top", 3, 1): Label("7", "cause")}
    assert found.cell(1, 1).style == "given"


def test_a_cell_has_a_circle_corners_candidates_and_diagonals():
    cell = frame(
        "circle(1,1,white)",
        "corner(1,1,top_left,3)",
        "corner(1,1,bottom_right,a)",
        *(f"candidate(1,1,{n})" for n in (10, 2)),
        "candidate(1,2,3)",
        "diagonal(1,1,up)",
        "diagonal(1,1,down)",
    ).cell(1, 1)
    assert cell.circle == "white"
    assert cell.corners == ("3", "", "", "a")
    assert cell.candidates == ("2", "", "10"), "each value has its place"
    assert cell.diagonals == ("down", "up")


def test_dots_are_on_vertices_and_cages_name_cells():
    found = frame("dot(1,1,top_left)", "dot(2,3,bottom_right)", "dot(2,3,top_right)", "cage(1,1,a)")
    assert found.dots == {(0, 0), (2, 3), (1, 3)}
    assert found.cages == {(1, 1): "a"}


def test_frames_add_lines_to_what_all_have():
    drawn = reading.read(
        map(
            clingo.parse_term,
            ("draw(grid(1,2))", "draw(edge(1,1,right,drawn))", "draw(edge(1,1,right,crossed),2)",
             "draw(outside(left,1,1,4),1)"),
        ),
        "rules.lp",
    )  # fmt: skip
    assert [f.edges[1, 1, "right"].state for f in drawn.frames or ()] == ["drawn", "crossed"]
    assert [len(f.outside) for f in drawn.frames] == [1, 0]


def test_spots_of_all_kinds_are_styled():
    drawn = read("grid(2,2)", "edge(1,1,right,crossed)", "outside(left,2,1,5)", "text(1,1,3)")
    spots = {
        (1, 1): "cause",
        ("edge", 1, 1, "right"): "effect",
        ("edge", 2, 1, "bottom"): "wrong",
        ("link", 1, 1, "bottom"): "region",
        ("outside", "left", 2, 1): "cause",
        ("outside", "left", 1, 1): "cause",
        ("edge", 3, 1, "bottom"): "cause",
        (3, 3): "cause",
    }
    found = drawn.styled(spots).frames[0]
    assert found.cells == {(1, 1): drawn.frames[0].cell(1, 1)._replace(style="cause")}
    assert found.edges == {
        (1, 1, "right"): Line("crossed", "effect"),
        (2, 1, "bottom"): Line(None, "wrong"),
    }
    assert found.links == {(1, 1, "bottom"): Line(None, "region")}
    assert found.outside == {("left", 2, 1): Label("5", "cause")}, "what is not there has no style"


def test_a_board_tells_its_lines():
    drawn = read(
        "grid(1,2)", "edge(1,1,right,open)", "link(1,1,right,drawn)", "outside(top,1,1,9)",
        "dot(1,1,top_left)", "cage(1,2,a)", "circle(1,1,black)",
    )  # fmt: skip
    told = drawn.to_dict()["frames"][0]
    assert json.loads(json.dumps(told)) == told
    assert told["edges"] == [
        {"row": 1, "column": 1, "side": "right", "state": "open", "style": None}
    ]
    assert told["links"][0]["state"] == "drawn"
    assert told["outside"] == [{"side": "top", "line": 1, "place": 1, "text": "9", "style": None}]
    assert (told["dots"], told["cages"]) == ([[0, 0]], [[1, 2, "a"]])
    assert told["cells"][0]["circle"] == "black"


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("edge(1,1,north,drawn)", "expected one of top, right, bottom, left"),
        ("link(1,1,right,thick)", "expected one of drawn, double, crossed, open"),
        ("link(1,4,right,drawn)", "off the grid of 2x3 cells"),
        ("link(1,3,right,drawn)", "there is no cell behind that side"),
        ("outside(middle,1,1,7)", "expected one of top, right, bottom, left"),
        ("outside(left,3,1,7)", "beside no line of the grid of 2x3 cells"),
        ("outside(left,2,4,7)", "expected a place from 1 to 3"),
        ("corner(1,1,middle,7)", "expected one of top_left, top_right"),
        ("dot(1,1,middle)", "expected one of top_left, top_right"),
        ("circle(1,1,mauve)", "expected one of black, white"),
        ("diagonal(1,1,sideways)", "expected one of down, up"),
        ("style(corner(1,1),cause)", "expected edge(R,C,Side), link(R,C,Side)"),
        ("style(edge(3,1,right),cause)", "off the grid of 2x3 cells"),
        ("style(edge(1,1,right),nice)", "expected one of given, deduced"),
    ],
)
def test_what_no_board_can_show_is_an_error(word, said):
    with pytest.raises(pylogic.ProgramError) as caught:
        read("grid(2,3)", word)
    assert said in str(caught.value)
