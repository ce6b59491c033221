"""View facts -> Board -> text and terminal, against golden files."""

from __future__ import annotations

import io
from pathlib import Path

import clingo
import pytest
from harness import compare
from rich.console import Console

import pylogic
from pylogic.draw import html, svg, view

DRAWINGS = Path(__file__).parent / "drawings"
"""Boards as facts of the part `view`, and words that no board can show."""


def read(*words):
    """The board of words that a part `view` may draw."""
    return view.read_board([clingo.parse_term(f"draw({word})") for word in words], "rules.lp")


def drawing(name):
    """A board of the folder of drawings."""
    control = clingo.Control()
    control.load(str(DRAWINGS / f"{name}.lp"))
    control.ground()
    return view.read_board([atom.symbol for atom in control.symbolic_atoms], "rules.lp")


def printed(drawn, *, width=80, terminal=False, colour=None, encoding="utf-8"):
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    console = Console(
        file=stream, width=width, force_terminal=terminal, color_system=colour, highlight=False
    )
    console.print(drawn, soft_wrap=True, end="")
    return stream.buffer.getvalue().decode(encoding)


@pytest.fixture(scope="module")
def solved(kuromasu):
    return kuromasu.board(kuromasu.solve("wikipedia11").answers[0])


def test_choose_the_compact_form_where_the_other_one_does_not_fit(solved, update):
    compare("compact.txt", printed(solved, width=30, terminal=True).rstrip("\n"), update)


def test_draw_plainly_where_lines_are_unknown():
    walls = drawing("walls")
    assert printed(walls, encoding="ascii") == f"{walls}\n"


def test_nothing_is_broken_where_even_the_compact_form_does_not_fit(solved):
    lines = printed(solved, width=20, terminal=True)
    assert lines == (
        "(the board needs 24 columns and there are 20: widen the terminal, or use --plain)\n"
    )


def test_compact_texts_do_not_run_into_each_other():
    drawn = read("grid(1,3)", "text(1,1,1)", "text(1,2,12)", "text(1,3,30)")
    assert printed(drawn, width=9, terminal=True).startswith("(the board needs 10 columns")


def test_a_pipe_gets_the_whole_board_without_escape_codes(solved):
    text = printed(solved, width=20)
    assert "\x1b" not in text
    assert len(text.splitlines()) == 2 * 11 + 1


def test_frames_share_facts_without_a_frame():
    drawn = read(
        "grid(1,2)",
        "text(1,1,a)",
        "text(1,2,b),1",
        "text(1,1,c),2",
        "caption(boat,left),2",
    )
    assert str(drawn) == "1:\na b\n\n2:\nc -\nboat: left"


@pytest.fixture(scope="module")
def frames():
    return read(
        "grid(1,2)",
        "fill(1,2,blue)",
        *(f"text(1,1,{t}),{t}" for t in range(3)),
        'caption("the first"),0',
        'caption("<the last> & more"),2',
    )


@pytest.mark.parametrize(
    ("name", "manner"),
    [
        ("wide", {"width": 60, "terminal": True}),
        ("narrow", {"width": 40, "terminal": True}),
        ("pipe", {}),
    ],
)
def test_put_frames_side_by_side_where_there_is_room(frames, name, manner, update):
    compare(f"frames_{name}.txt", printed(frames, **manner).rstrip("\n"), update)


def test_scores_stand_under_all_frames():
    words = [clingo.parse_term(word) for word in ("draw(grid(1,1))", "draw(text(1,1,7),a)")]
    drawn = view.read_board(words, "rules.lp", {"sum": 7, "much": "more\x1b[2J"})
    assert str(drawn) == "a:\n7\nsum: 7\nmuch: more [2J"
    assert printed(drawn).splitlines()[-2:] == ["sum: 7", "much: more [2J"]
    for picture in (svg.render([drawn]), html.render([drawn], "t")):
        assert "sum: 7</" in picture


def test_draw_frames_of_several_boards_in_one_picture(frames, update):
    compare("frames.svg", svg.render([frames, frames]).rstrip("\n"), update)


def test_widen_all_cells_for_long_texts():
    narrow, wide = (
        svg.cell_width(read("grid(1,2)", f"text(1,1,{text})")) for text in (1, 123456789)
    )
    assert narrow < wide


def test_a_deduced_lamp_stands_on_the_colour_of_its_cell():
    def boxes(fill):
        """The number of rectangles of a cell with a deduced lamp."""
        words = ("grid(1,1)", f"fill(1,1,{fill})", "symbol(1,1,lamp)", "style(1,1,deduced)")
        return svg.render([read(*words)]).count("<rect")

    assert boxes("yellow") == boxes("white") < boxes("green")


def test_html_is_one_page_with_escaped_texts(frames):
    page = html.render([frames], "<title>")
    assert "&lt;the last&gt; &amp; more" in page
    assert "<title>&lt;title&gt;</title>" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_captions_need_no_grid():
    assert str(read('caption("3.16, 1.50")')) == "3.16, 1.50"


def test_text_cannot_move_the_cursor():
    assert "\x1b" not in str(read("grid(1,1)", 'text(1,1,"\x1b[2J")'))


def test_refuse_facts_that_no_board_can_show(update):
    """A line has the words of a board of 2 x 3 cells, and why they are refused."""
    path = DRAWINGS / "refused.txt"
    lines = path.read_text(encoding="utf-8").splitlines()
    made = []
    for words in (line.partition(" | ")[0] for line in lines):
        with pytest.raises(pylogic.ProgramError) as caught:
            read("grid(2,3)", *words.split())
        made.append(f"{words} | {caught.value}")
    if update:
        path.write_text("".join(f"{line}\n" for line in made), encoding="utf-8")
    assert lines == made or update


def test_refuse_a_fact_that_draws_nothing():
    with pytest.raises(pylogic.ProgramError, match=r"expected draw\(What\) or draw\(What,Frame\)"):
        view.read_board([clingo.parse_term("draw")], "rules.lp")
