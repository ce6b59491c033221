"""View facts -> Board -> text and terminal, against golden files."""

from __future__ import annotations

import io
from pathlib import Path
from xml.etree import ElementTree

import clingo
import pytest
from rich.console import Console

import pylogic
from pylogic.draw import html, svg, view

GOLDEN = Path(__file__).parent / "golden"


def read(*words):
    return view.read([clingo.parse_term(word) for word in words], "rules.lp")


def printed(drawn, *, width=80, terminal=False, colour=None, encoding="utf-8"):
    stream = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    console = Console(
        file=stream, width=width, force_terminal=terminal, color_system=colour, highlight=False
    )
    console.print(drawn, soft_wrap=True, end="")
    return stream.buffer.getvalue().decode(encoding)


@pytest.fixture
def golden(request):
    def same(name, text):
        path = GOLDEN / name
        if request.config.getoption("--update-golden"):
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return same


@pytest.fixture(scope="module")
def solved(kuromasu):
    return kuromasu.board(kuromasu.solve("wikipedia11").answers[0])


@pytest.fixture(scope="module")
def walls():
    return read(
        "draw(grid(2,3))",
        "draw(text(1,1,7))",
        "draw(text(2,3,-12))",
        "draw(fill(1,2,red))",
        "draw(fill(2,1,black))",
        "draw(text(2,1,x))",
        "draw(wall(1,1,right))",
        "draw(wall(2,2,top))",
        "draw(style(1,1,given))",
        'draw(caption("a caption"))',
        "draw(caption(product,240))",
    )


def test_golden_lines(solved, golden):
    golden("lines.txt", printed(solved))


def test_golden_compact(solved, golden):
    golden("compact.txt", printed(solved, width=30, terminal=True))


def test_golden_plain(solved, golden):
    golden("plain.txt", str(solved))


def test_golden_colours(solved, golden):
    golden("colours.txt", printed(solved, terminal=True, colour="truecolor"))


def test_draw_plainly_where_lines_are_unknown(walls):
    assert printed(walls, encoding="ascii") == f"{walls}\n"


def test_golden_walls(walls, golden):
    golden("walls.txt", printed(walls))
    golden("walls_compact.txt", printed(walls, width=12, terminal=True))
    golden("walls_plain.txt", str(walls))


def test_golden_instance(kuromasu, golden):
    golden("instance.txt", printed(kuromasu.draw("wikipedia11")))


def test_nothing_is_broken_where_even_the_compact_form_does_not_fit(solved):
    lines = printed(solved, width=20, terminal=True)
    assert lines == (
        "(the board needs 24 columns and there are 20: widen the terminal, or use --plain)\n"
    )


def test_compact_texts_do_not_run_into_each_other():
    drawn = read("draw(grid(1,3))", "draw(text(1,1,1))", "draw(text(1,2,12))", "draw(text(1,3,30))")
    assert printed(drawn, width=9, terminal=True).startswith("(the board needs 10 columns")


def test_a_pipe_gets_the_whole_board_without_escape_codes(solved):
    text = printed(solved, width=20)
    assert "\x1b" not in text
    assert len(text.splitlines()) == 2 * 11 + 1


def test_every_line_of_a_board_is_as_wide_as_the_others(solved, walls):
    for drawn in (solved, walls):
        lines = printed(drawn).splitlines()[: 2 * drawn.rows + 1]
        assert len({len(line) for line in lines}) == 1


def test_frames_share_what_belongs_to_none():
    drawn = read(
        "draw(grid(1,2))",
        "draw(text(1,1,a))",
        "draw(text(1,2,b),1)",
        "draw(text(1,1,c),2)",
        "draw(caption(boat,left),2)",
    )
    assert str(drawn) == "1:\na b\n\n2:\nc -\nboat: left"


@pytest.fixture(scope="module")
def frames():
    return read(
        "draw(grid(1,2))",
        "draw(fill(1,2,blue))",
        *(f"draw(text(1,1,{t}),{t})" for t in range(3)),
        'draw(caption("the first"),0)',
        'draw(caption("<the last> & more"),2)',
    )


def test_frames_stand_side_by_side_where_there_is_room(frames, golden):
    golden("frames_wide.txt", printed(frames, width=60, terminal=True))
    golden("frames_narrow.txt", printed(frames, width=40, terminal=True))
    golden("frames_pipe.txt", printed(frames))


def test_scores_stand_under_all_frames():
    words = [clingo.parse_term(word) for word in ("draw(grid(1,1))", "draw(text(1,1,7),a)")]
    drawn = view.read(words, "rules.lp", {"sum": 7, "much": "more\x1b[2J"})
    assert str(drawn) == "a:\n7\nsum: 7\nmuch: more [2J"
    assert printed(drawn).splitlines()[-2:] == ["sum: 7", "much: more [2J"]
    for picture in (svg.render([drawn]), html.render([drawn], "t")):
        assert "sum: 7</" in picture


def numbers(picture, tag, *names):
    elements = ElementTree.fromstring(picture).iter(f"{{http://www.w3.org/2000/svg}}{tag}")
    return [tuple(element.get(name) for name in names) for element in elements]


def test_svg_draws_what_the_board_says(walls, golden):
    picture = svg.render([walls])
    golden("walls.svg", picture)
    weights = [int(weight or 1) for (weight,) in numbers(picture, "path", "stroke-width")]
    assert min(weights) == 1, "thin lines between cells"
    assert max(weights) >= 3, "heavy walls"
    cells = numbers(picture, "rect", "fill")
    assert ("#d55e00",) in cells
    assert ("bold",) in numbers(picture, "text", "font-weight")


def test_svg_puts_frames_and_boards_in_their_places(frames, golden):
    golden("frames.svg", svg.render([frames, frames]))
    places = numbers(svg.render([frames, frames]), "g", "transform")
    assert len(places) == len(set(places)) == 6


def test_long_texts_widen_all_cells():
    narrow, wide = (
        svg.render([read("draw(grid(1,2))", f"draw(text(1,1,{text}))")]) for text in (1, 123456789)
    )

    def across(picture):
        return max(float(width) for (width,) in numbers(picture, "rect", "width"))

    assert across(narrow) < across(wide)


def test_html_is_one_page_that_escapes_what_it_shows(frames):
    page = html.render([frames], "<title>")
    assert "&lt;the last&gt; &amp; more" in page
    assert "<title>&lt;title&gt;</title>" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_captions_need_no_grid():
    assert str(read('draw(caption("3.16, 1.50"))')) == "3.16, 1.50"


def test_text_cannot_move_the_cursor():
    assert "\x1b" not in str(read("draw(grid(1,1))", 'draw(text(1,1,"\x1b[2J"))'))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["draw(fil(1,1,black))"], "expected one of grid(Rows,Cols), text(R,C,Text)"),
        (["draw"], "expected draw(What) or draw(What,Frame)"),
        (["draw(7)"], "7: expected one of grid"),
        (["draw(fill(1,1,mauve))"], "expected one of black, white"),
        (["draw(style(1,1,nice))"], "expected one of given, deduced"),
        (["draw(wall(1,1,north))"], "expected one of top, right"),
        (["draw(text(3,1,a))"], "off the grid of 2x2 cells"),
        (["draw(text(a,1,a))"], "a is not a whole number"),
        (["draw(grid(3,3))"], "grids of different sizes"),
        (["draw(fill(1,1,red))", "draw(fill(1,1,blue))"], "there is red already"),
    ],
)
def test_what_no_board_can_show_is_an_error(words, said):
    with pytest.raises(pylogic.ProgramError) as caught:
        read("draw(grid(2,2))", *words)
    assert str(caught.value).startswith("rules.lp: error: view: ")
    assert said in str(caught.value)
