"""The words of `view` for lines, circles, corners, texts outside: the board, each renderer."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from harness import compare, edit_facts
from rich.cells import cell_len
from test_drawing import DRAWINGS, drawing, printed, read

from pylogic.draw import html, svg, terminal
from pylogic.rules import entries, vocabulary

DRAWN = sorted(path.stem for path in DRAWINGS.glob("*.lp"))


def frame(*words):
    return read("grid(2,3)", *words).frames[0]


# ---- The model -------------------------------------------------------------------------------


def test_edges_and_links_go_by_their_canonical_names():
    found = frame("edge(1,1,top,drawn)", "edge(2,2,top,crossed)", "link(1,2,left,double)")
    assert found.edges == {(1, 1, "top"): ("drawn", None), (1, 2, "bottom"): ("crossed", None)}
    assert found.links == {(1, 1, "right"): ("double", None)}
    directed = frame("link(1,1,right,to)", "link(2,1,top,to)", "link(2,3,left,from)").links
    assert [line.state for _, line in sorted(directed.items())] == ["from", "to", "to"]


def test_styles_belong_to_their_spots():
    found = frame(
        "style(edge(1,2,left),effect)",
        "link(1,1,right,drawn)",
        "style(link(1,1,right),wrong)",
        "outside(top,3,1,7)",
        "style(outside(top,3,1),cause)",
        "style(1,1,given)",
    )
    assert found.edges == {(1, 1, "right"): (None, "effect")}
    assert found.links == {(1, 1, "right"): ("drawn", "wrong")}
    assert found.outside == {("top", 3, 1): ("7", "cause")}
    assert found.cell(1, 1).style == "given"


def test_a_double_edge_in_a_cage_hides_its_dashes():
    drawn = read("grid(1,2)", "cage(1,1,a)", "cage(1,2,a)", "edge(1,1,right,double)")
    assert terminal.draw_text(drawn, "utf-8").splitlines()[1] == "│  ║  │"


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
    assert cell.candidates == ("", "2", *[""] * 7, "10"), "each value has its place"
    assert cell.diagonals == ("down", "up")


def test_dots_are_on_vertices_and_cages_name_cells():
    found = frame("dot(1,1,top_left)", "dot(2,3,bottom_right)", "dot(2,3,top_right)", "cage(1,1,a)")
    assert {*found.dots} == {(0, 0), (2, 3), (1, 3)}
    assert found.cages == {(1, 1): ("a", None)}


def test_screen_readers_say_the_things_in_a_cell():
    cells = frame(
        *("symbol(1,1,tree)", "text(1,2,1,3)", "text(1,2,2,1)", "triangle(1,3,top_left)"),
        *("text(2,1,4)", "arrow(2,1,left)", "diagonal(2,2,up)", "diagonal(2,3,up)"),
        "corner(2,3,bottom_right,7)",
    ).cells
    assert [cell.words for _, cell in sorted(cells.items())] == [
        "tree", "3 1", "black at the top left", "4, arrow to the left", "line up", "7",
    ]  # fmt: skip


def test_signs_between_cells_are_turned_with_their_names():
    found = frame(
        "between(1,1,right,less)",
        "between(2,1,top,greater)",
        "between(2,3,left,less)",
        "between(1,3,bottom,white)",
    )
    assert found.between == {
        (1, 1, "right"): ("less", None),
        (1, 1, "bottom"): ("less", None),
        (2, 2, "right"): ("greater", None),
        (1, 3, "bottom"): ("white", None),
    }


def test_several_texts_stand_in_the_order_of_their_numbers():
    assert frame("text(1,1,2,a)", "text(1,1,1,b)").cell(1, 1).texts == ("b", "a")


def test_several_texts_of_several_letters_are_apart():
    drawn = read("grid(1,1)", "text(1,1,1,12)", "text(1,1,2,3)")
    assert terminal.draw_text(drawn, "utf-8").splitlines()[1] == "│12,3│"
    assert str(drawn) == "12:3"


@pytest.mark.parametrize("name", vocabulary.THINGS)
def test_draw_every_thing_in_one_column(name):
    drawn = read("grid(1,1)", f"symbol(1,1,{name})")
    assert len(str(drawn)) == 1
    top, cell, _ = terminal.draw_text(drawn, "utf-8").splitlines()
    assert cell_len(cell) == cell_len(top)


SHIPS = """
#defined size/2. #defined part/3. #defined piece/3.
cell(1..R, 1..C) :- size(R, C).
{ ship(R, C) : cell(R, C) }.
%! the part of a ship in {R},{C} is no ship
:- part(R, C, _), not ship(R, C).
#show ship/2.
#program about.
board(segment, part). board(piece, piece). board(shaded, ship). clues(part, 3).
#program view.
name(single, ship_single). name(middle, ship_middle).
name(top, ship_top). name(bottom, ship_bottom). name(left, ship_left). name(right, ship_right).
draw(grid(R, C)) :- size(R, C).
draw(symbol(R, C, Name)) :- part(R, C, Part), name(Part, Name).
draw(bank(I, R, C, "")) :- piece(I, R, C).
"""
FLEET = """\
size(3,5).
part(1,1,left). part(1,2,middle). part(1,3,right). part(1,5,top).
part(2,5,bottom).
part(3,1,single).
piece(1,1,1). piece(1,1,2). piece(1,2,1).
piece(2,1,1).
"""
TOLD = """\
< m > - n
- - - - u
s - - - -
(pieces: ##/#.  #)"""


def test_parts_of_ships_and_pieces_are_drawn_and_read_and_entered(rules, tmp_path):
    puzzle = rules(SHIPS, "ships")
    board = puzzle.draw(puzzle.instance(FLEET, text=True))
    assert str(board) == TOLD
    lines = terminal.draw_text(board, "utf-8").splitlines()
    assert lines[1::2] == [
        "│ ◖│ ■│ ◗│  │ ◓│", "│  │  │  │  │ ◒│", "│ ●│  │  │  │  │", TOLD.splitlines()[-1]
    ]  # fmt: skip
    assert svg.render([board]).count('<g transform="translate(20 20)">') == 6
    (tmp_path / "fleet.txt").write_text(f"{TOLD}\n")
    read_back = puzzle.convert(tmp_path / "fleet.txt", "facts")
    assert str(read_back) == FLEET
    entry = next(one for one in entries.author_entries(puzzle.encoding) if one.word == "segment")
    assert entries.offer_values(puzzle.encoding, entry) == list(vocabulary.SEGMENTS)
    assert "part(3,3,single)." in edit_facts(puzzle, FLEET, [("segment", 3, 3, "single")])
    assert "piece(2,1,2)." in edit_facts(puzzle, FLEET, [("piece", 2, 1, 2, "")])


def test_rulers_look_like_walls_and_cut_off_no_areas():
    ruled, walled = (
        read("grid(2,3)", *(f"{w}({r},1,right)" for r in (1, 2))) for w in ("ruler", "wall")
    )
    assert terminal.draw_text(ruled, "utf-8") == terminal.draw_text(walled, "utf-8")
    assert svg.render([ruled]) == svg.render([walled])
    assert str(ruled) == "- - -\n- - -"
    assert str(walled) == "- - -\n- - -\n\n1 2 2\n1 2 2"


def test_long_signs_between_cells_have_room_on_both_sides():
    drawn = read("grid(1,3)", *(f"text(1,{c},{c})" for c in (1, 2, 3)), "between(1,1,right,12)",
                 "between(1,2,right,7)", "vertex(1,3,10)")  # fmt: skip
    assert terminal.draw_text(drawn, "utf-8").splitlines() == [
        "┌────┬────┬────┐", "│  1 12 2 7  3 │", "└────┴────┴───10",
    ]  # fmt: skip
    assert str(drawn).splitlines()[1:] == [
        "  1   2 7 3  ", "+   +   +   +10", "(not in this text: long signs between cells)",
    ]  # fmt: skip


def test_a_path_has_its_cells_in_their_order():
    found = frame("path(1,2,a,2,line)", "path(1,1,a,1,line)", "path(1,1,b,1,arrow)").paths
    assert found == {("arrow", "b"): ((1, 1),), ("line", "a"): ((1, 1), (1, 2))}


def test_the_pieces_under_a_board_stay_where_they_are_when_some_are_gone():
    drawn = read("grid(1,2)", "bank(2,1,1,b)", "bank(1,1,1,a),1", "caption(none),2")
    both, one = (svg.draw_grid(drawn, frame, svg.SIDE, svg.STENCIL) for frame in drawn.frames)
    assert both.count("<rect") == one.count("<rect") + 1
    assert set(one.splitlines()) < {*both.splitlines(), "<title>2: 1 rows, 2 columns</title>"}


def test_frames_add_lines_to_common_lines():
    drawn = read(
        *("grid(1,2)", "edge(1,1,right,drawn)", "edge(1,1,right,crossed),2"),
        "outside(left,1,1,4),1",
    )
    assert [f.edges[1, 1, "right"].state for f in drawn.frames or ()] == ["drawn", "crossed"]
    assert [len(f.outside) for f in drawn.frames] == [1, 0]


def test_spots_of_all_kinds_are_styled():
    drawn = read("grid(2,2)", "edge(1,1,right,crossed)", "outside(left,2,1,5)", "text(1,1,3)",
                 "vertex(0,2,1)")  # fmt: skip
    spots = {
        (1, 1): "cause",
        ("edge", 1, 1, "right"): "effect",
        ("edge", 2, 1, "bottom"): "wrong",
        ("link", 1, 1, "bottom"): "region",
        ("outside", "left", 2, 1): "cause",
        ("outside", "left", 1, 1): "cause",
        ("edge", 3, 1, "bottom"): "cause",
        ("vertex", 0, 2, ""): "cause",
        ("vertex", 1, 1, ""): "cause",
        (3, 3): "cause",
    }
    found = drawn.with_styles(spots).frames[0]
    assert found.cells == {(1, 1): drawn.frames[0].cell(1, 1)._replace(style="cause")}
    assert found.edges == {
        (1, 1, "right"): ("crossed", "effect"),
        (2, 1, "bottom"): (None, "wrong"),
    }
    assert found.links == {(1, 1, "bottom"): (None, "region")}
    assert found.outside == {("left", 2, 1): ("5", "cause")}, "what is not there has no style"
    assert found.vertices == {(0, 2): ("1", "cause")}


# ---- Each renderer ---------------------------------------------------------------------------


@pytest.mark.parametrize("name", DRAWN)
def test_golden(name, update):
    drawn = drawing(name)
    texts = {
        "with all lines": printed(drawn),
        "with few lines": terminal.draw_text(drawn, "utf-8", is_small=True),
        "plain": str(drawn),
    }
    compare(
        f"words_{name}.txt", "\n".join(f"{how}:\n{text}" for how, text in texts.items()), update
    )
    compare(f"words_{name}.svg", svg.render([drawn]).rstrip("\n"), update)
    colours = printed(drawn, terminal=True, colour="truecolor")
    compare(f"words_{name}_colours.txt", colours.rstrip("\n"), update)


EXAMPLES = {
    "grid(Rows,Cols)": "grid(1,2)", "text(R,C,Text)": "text(1,1,7)",
    "fill(R,C,Colour)": "fill(1,1,red)", "circle(R,C,Colour)": "circle(1,1,white)",
    "corner(R,C,Where,Text)": "corner(1,1,top_left,7)",
    "candidate(R,C,Value)": "candidate(1,1,7)",
    "centre(R,C,Value)": "centre(1,1,7)", "diagonal(R,C,Way)": "diagonal(1,1,up)",
    "style(R,C,Style)": "style(1,1,wrong)", "style(Spot,Style)": "style(edge(1,1,right),wrong)",
    "wall(R,C,Side)": "wall(1,1,right)", "ruler(R,C,Side)": "ruler(1,1,right)",
    "cage(R,C,Id)": "cage(1,1,a)",
    "edge(R,C,Side,State)": "edge(1,1,right,drawn)",
    "link(R,C,Side,Line)": "link(1,1,right,drawn)", "dot(R,C,Where)": "dot(1,1,bottom_right)",
    "outside(Side,I,K,Text)": "outside(top,1,1,7)", "caption(Text)": "caption(seven)",
    "caption(Words,Value)": "caption(cost,7)", "triangle(R,C,Corner)": "triangle(1,1,top_left)",
    "arrow(R,C,Side)": "arrow(1,1,left)", "between(R,C,Side,Sign)": "between(1,1,right,less)",
    "vertex(R,C,Sign)": "vertex(0,1,2)", "symbol(R,C,Name)": "symbol(1,1,tree)",
    "text(R,C,K,Text)": "text(1,1,2,3)", "path(R,C,Id,K,Look)": "path(1,1,a,1,thermo)",
    "arrow(Side,I,K,Way)": "arrow(top,2,1,up)",
    "bank(I,R,C,Text)": 'bank(1,1,2,"")',
}  # fmt: skip


def test_no_renderer_drops_a_word():
    assert EXAMPLES.keys() == {word.template for word in vocabulary.DRAWN}
    pictures = {
        "terminal": printed, "plain": str, "picture": lambda board: svg.render([board]),
        "page": lambda board: html.render([board], "t"),
    }  # fmt: skip
    base = ("grid(1,2)", "text(1,2,1)", "cage(1,2,a)")
    dropped = {
        (name, word)
        for name, draw in pictures.items()
        for word, example in EXAMPLES.items()
        if draw(read(*base, example)) == draw(read(*base))
    }
    assert dropped == {
        *((name, "grid(Rows,Cols)") for name in pictures),  # the board has it already
        *(("plain", word) for word in ("style(R,C,Style)", "style(Spot,Style)")),
        ("plain", "candidate(R,C,Value)"),
        ("plain", "ruler(R,C,Side)"),  # it only helps to count
    }


@pytest.mark.parametrize("name", DRAWN)
def test_every_line_of_a_board_is_as_wide_as_the_others(name):
    text = printed(drawing(name)).splitlines()
    board = [line for line in text if not line.startswith(("(", "* ", "' "))]
    assert len({len(line) for line in board}) == 1


def test_a_wide_character_in_a_corner_takes_two_columns():
    drawn = read(
        "grid(1,2)",
        *('corner(1,1,top_left,"日")', "corner(1,1,top_right,5)", "corner(1,2,bottom_right,12)"),
    )
    lines = terminal.draw_text(drawn, "utf-8").splitlines()
    assert lines[1:3] == ["│日 5│    │", "│    │  12│"]


@pytest.mark.parametrize("name", DRAWN)
def test_pages_and_notebooks_show_all_of_a_picture(name):
    drawn = drawing(name)
    wide = svg.cell_width(drawn)
    picture = svg.draw_grid(drawn, drawn.frames[0], wide)
    assert picture in html.render([drawn], "t")
    assert drawn._repr_html_() == svg.render([drawn])
    empty, cells = svg.draw_grid(drawn, drawn.frames[0], wide, svg.STENCIL).split(svg.STENCIL)
    assert picture.startswith(empty)
    assert picture.endswith(cells), "what pages put around the cells is all but the cells"


def test_leave_out_small_values_without_room_and_say_so():
    drawn = read(
        "grid(1,9)", *(f"candidate(1,{c},{n})" for c in range(1, 10) for n in range(1, 10))
    )
    assert "123" in printed(drawn, width=40, terminal=True)
    text = printed(drawn, width=25, terminal=True)
    assert "123" not in text
    assert "no room for the small values" in text


def test_candidates_have_fixed_places_and_centre_marks_stand_apart():
    words = ("grid(2,3)", "text(1,1,3)", "candidate(1,2,2)", "candidate(2,2,1),a", "centre(1,3,2)")
    drawn = read(*words, "centre(1,3,1)", "candidate(2,3,3),b", "centre(2,3,12)", "centre(2,3,3)")
    for picture in drawn.frames:
        assert picture.cell(1, 2).candidates == ("", "2", ""), "3 is written: it has a place"
        assert picture.cell(1, 3).centre == ("1", "2")
    lines = terminal.draw_text(replace(drawn, frames=drawn.frames[1:]), "utf-8").splitlines()
    assert lines[2:9] == [
        "│    │  2 │    │", "│  3 │    │ 12 │", "│    │    │    │",
        "├────┼────┼────┤",
        "│    │    │    │", "│    │    │ 3  │", "│    │    │3 12│",
    ]  # fmt: skip
    picture = svg.render([drawn])
    assert [text for text in re.findall(r">([0-9 ]+)</text>", picture)].count("3 12") == 2
    assert "noted 3 12" in html.render([drawn], "t")
    assert "(not in this text: centre marks)" in str(drawn)


def test_letters_have_no_fixed_places():
    found = frame("candidate(1,1,b)", "candidate(1,2,a)", "candidate(1,3,30)")
    assert found.cell(1, 1).candidates == ("", "", "b")
    caged = frame("candidate(1,1,2)", "cage(1,1,3)")
    assert caged.cell(1, 1).candidates == ("", "2"), "the name of a cage is no number there"


def test_the_texts_of_all_frames_have_the_same_places():
    drawn = read(
        *("grid(1,2)", "outside(left,1,1,1),a", "outside(left,1,1,1),b"),
        "outside(left,1,2,222),b",
    )
    pictures = [svg.draw_grid(drawn, frame, svg.SIDE, svg.STENCIL) for frame in drawn.frames]
    boxes = [picture.split('viewBox="')[1].split('"')[0] for picture in pictures]
    assert boxes[0] == boxes[1]
    assert float(boxes[0].split()[0]) < 0, "beside the cells, which begin where they always do"


@pytest.mark.parametrize("text", ["circle(1,1,white)", "text(1,1,4)", "text(1,2,1234)"])
def test_a_crossed_link_has_its_cross_on_the_middle_of_the_side(text):
    drawn = read("grid(1,2)", text, "text(1,1,4)", "link(1,1,right,crossed)")
    wide = svg.cell_width(drawn)
    assert f"M{3 + wide - 5} 18l10 10M" in svg.render([drawn])


def test_a_link_ends_at_the_circle_around_a_number():
    drawn = svg.render(
        [read("grid(1,2)", "circle(1,1,white)", "text(1,1,4)", "link(1,1,right,drawn)")]
    )
    [start] = re.findall(r'"M([\d.]+) 23H63" fill="none" stroke-width="5"', drawn)
    assert float(start) - 5 / 2 >= 23 + 15, "its round end is not within the circle"


def test_a_link_between_two_circles_is_seen_without_inner_lines():
    circles = "grid(2,1)", "circle(1,1,white)", "circle(2,1,black)"
    assert "┃" in terminal.draw_text(
        read(*circles, "link(1,1,bottom,drawn)"), "utf-8", is_small=True
    )
    assert "┃" not in terminal.draw_text(read(*circles), "utf-8", is_small=True)


def test_texts_beside_stand_next_to_the_cells():
    texts = (("1,1,a", "2,1,1", "2,2,2"), ("left", "right"))
    drawn = read(
        "grid(3,1)", *(f"outside({side},{text})" for text in texts[0] for side in texts[1])
    )
    rows = [line.rstrip() for line in printed(drawn).splitlines() if "│" in line]
    assert rows[:2] == ["  a │  │ a", "1 2 │  │ 1 2"]


def test_of_texts_beside_the_first_may_be_missing():
    drawn = read("grid(1,2)", "outside(right,1,2,77)")
    assert "77" in svg.render([drawn])
    assert printed(drawn).splitlines()[1].split() == ["│", "│", "│", "77"]


def test_a_wall_between_black_cells_ends_within_no_area():
    drawn = read("grid(2,3)", "fill(1,2,black)", "fill(2,2,black)", "wall(1,2,bottom)")
    assert str(drawn).split("\n\n")[1].splitlines() == ["1 - 2", "1 - 2"]


def film(*words):
    """A film of two frames, the second of which is told with numbers of cells."""
    base = ("grid(2,2)", "edge(1,1,right,open)", "outside(left,1,1,12)", "outside(top,1,1,3)")
    captions = ("caption(first),1", 'caption("since 1,2 is so"),2')
    return html.render([read(*base, *captions, *words)], "t")


def test_numbers_of_rows_and_columns_leave_room_for_texts_beside():
    room = dict(re.findall(r"; --(left|right|top|bottom): ([\d.]+)", film()))
    assert float(room["left"]) > float(room["right"]) > 0, "crosses on the border need a little"
    assert float(room["top"]) > float(room["bottom"]) > 0


def test_a_line_that_follows_settles_its_cell():
    assert '"settled":[0]' in film("edge(1,1,right,drawn),2", "style(edge(1,1,right),effect),2")
    assert '"settled":[0]' not in film()
