"""The page of a film: small, readable without its script, and what its script is given."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest
from markup import Markup

import pylogic
from pylogic.draw import html

EMPTY = pylogic.Cell(candidates=("1", "2"))
GIVEN, NEW, KNOWN = (
    pylogic.Cell("7", style="given"),
    pylogic.Cell("1", style="effect"),
    pylogic.Cell("1", style="deduced"),
)


def frame(
    cells: dict[tuple[int, int], pylogic.Cell], *captions: str, name: str = ""
) -> pylogic.Frame:
    return pylogic.Frame(name, cells, captions)


@pytest.fixture
def film() -> pylogic.Board:
    """Three frames of a board of 2x2: the second settles 1,2; the third only takes a candidate."""
    start = {(1, 1): GIVEN, (1, 2): EMPTY, (2, 1): EMPTY}
    second = {**start, (1, 1): GIVEN._replace(style="cause"), (1, 2): NEW}
    third = {**start, (1, 2): KNOWN, (2, 1): pylogic.Cell(candidates=("1",), style="effect")}
    return pylogic.Board(
        2,
        2,
        (
            frame(start, name="before"),
            frame(second, "since 1,1 is 7: 1,2 is <1>", name="step 1: single, cost 2"),
            frame(third, "suppose x", "  y", "    z", "  w", "so not x", name="step 2"),
        ),
        captions=("the whole",),
    )


def texts_of(page: str) -> dict[str, str]:
    """The texts that a reader sees, each with the kinds of the lists around it."""
    return {
        text.strip(): "/".join(tag for tag in around if tag in ("ul", "ol"))
        for text, around in Markup(page).texts
        if text.strip() and not {"style", "script"} & {*around}
    }


def told(page: str) -> dict:
    """The data that the page gives to its script."""
    return json.loads(re.search(r'<script type="application/json">(.*?)</script>', page)[1])


def test_nest_the_lists_of_a_chain(film):
    texts = texts_of(html.render([film], "t"))
    assert texts["suppose x"] == texts["so not x"] == "ol"
    assert texts["y"] == texts["w"] == "ol/ul"
    assert texts["z"] == "ol/ul/ul"


def test_show_ends_and_all_sentences_without_the_script(film):
    page = html.render([film], "t")
    texts = texts_of(page)
    for words in ("before", "step 1: single, cost 2", "step 2", "the whole"):
        assert words in texts
    assert "since 1,1 is 7: 1,2 is &lt;1&gt;" in page
    ends = re.findall(r'<figure class="end">(.*?)</figure>', page, re.DOTALL)
    assert [end.count("<use") for end in ends] == [3, 3]
    assert len(re.findall(r'<g id="b1-\d+">', page)) == 6, "each look once"
    colours = ("follows", "from this", "in these cells")
    assert [f"{words}</li>" in page for words in colours] == [True, True, False]


def test_list_the_changes_of_each_frame(film):
    data = told(html.render([film], "t"))
    seen: dict[int, int] = {}
    for number, (shown, changes) in enumerate(zip(film.frames, data["frames"], strict=True)):
        pairs = changes["changes"]
        seen |= dict(zip(pairs[::2], pairs[1::2], strict=True))
        drawn = {(k // 2 + 1, k % 2 + 1): data["words"][look] for k, look in seen.items()}
        assert drawn.keys() == shown.cells.keys(), number
    assert drawn == {(1, 1): "7, given", (1, 2): "1", (2, 1): "may be 1, follows"}
    assert [len(f["changes"]) for f in data["frames"]] == [6, 4, 6]
    assert [f["settled"] for f in data["frames"]] == [[], [1], []]
    assert len(data["stencils"]) == 1


def test_number_cells_where_sentences_do(film):
    assert '<div class="columns"' in html.render([film], "t")
    plan = replace(film, frames=tuple(replace(f, captions=("go",)) for f in film.frames))
    assert '<div class="columns"' not in html.render([plan], "t")


def test_let_no_frame_end_the_script(film):
    nasty = frame({(1, 1): pylogic.Cell("</script>")}, "</script><b>", name="</script>")
    page = html.render([replace(film, frames=(*film.frames, nasty))], "t")
    Markup(page)
    assert "</script>, given" not in told(page)["words"]
    assert told(page)["words"][-1] == "</script>"


def test_put_sentences_beside_a_contradiction(film):
    one = replace(film, frames=(film.frames[2],))
    page = html.render([one, one], "t")
    texts = texts_of(page)
    assert (texts["suppose x"], texts["z"]) == ("", "ul/ul")
    assert "<figcaption>" in page
    assert "data-film" not in page
    assert [h for h in ("1 of 2", "2 of 2") if f"<h2>{h}</h2>" in page] == ["1 of 2", "2 of 2"]


def test_film_captions_alone():
    board = pylogic.Board(0, 0, (frame({}, "one"), frame({}, "two")))
    page = html.render([board], "t")
    assert [text for text in texts_of(page) if text in ("one", "two")] == ["one", "two"]
    assert told(page)["frames"][1] == {"stencil": 0, "changes": [], "settled": []}


def test_make_a_stencil_for_walls_that_move(film):
    first, second, third = film.frames
    walled = replace(second, marks={**second.marks, ("wall", 1, 1, "right"): pylogic.Cell()})
    data = told(html.render([replace(film, frames=(first, walled, third))], "t"))
    assert [f["stencil"] for f in data["frames"]] == [0, 1, 0]


def test_make_a_small_page_of_a_large_film():
    """17x17, 150 frames, candidates in each open cell: 1.5 MB when each frame was drawn."""
    board = pylogic.load("kuromasu").draw("inst43")
    cells = {
        (r, c): pylogic.Cell(candidates=("1", "2", "3")) for r in range(1, 18) for c in range(1, 18)
    }
    frames = []
    for place in list(cells)[:150]:
        cells[place] = pylogic.Cell(fill="black")
        shown = {**cells, place: pylogic.Cell(fill="black", style="effect")}
        frames.append(frame(shown, "since 1,2 is black: 3,4 is white", name=f"step {place}"))
    page = html.render([replace(board, frames=tuple(frames))], "t")
    assert len(page.encode()) < 150_000


def test_list_the_reasons_of_a_contradiction():
    facts = "size(4,4). clue(1,1,7). clue(2,2,2). clue(4,4,3)."
    kuromasu = pylogic.load("kuromasu")
    found = kuromasu.explain(kuromasu.instance(facts, text=True))
    texts = texts_of(html.render(found.boards(), "Kuromasu"))
    assert texts[f"{found.conflicts[0]}:"] == ""
    assert texts["<text>:1: the clue 7 at 1,1"] == "ul"
    assert any(depth == "ul" and "7 at 1,1 sees too few" in text for text, depth in texts.items())
