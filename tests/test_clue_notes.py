"""Beside the clues of a board: their places in an order, and what a search came back to."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import pytest
from harness import command, needs_swipl
from test_drawing import printed

import pylogic
from pylogic.draw import html, svg, terminal

TEXT = "size(2,3). clue(1,3,2). clue(2,1,3). clue(1,1,2)."
RETRIES = (("clue(1,3,2)", 12_345), ("clue(2,1,3)", 0))


@pytest.fixture
def instance(kuromasu):
    return kuromasu.instance(TEXT, text=True)


@pytest.fixture
def heated(kuromasu, instance):
    return kuromasu.draw(instance, order="given", retries=RETRIES)


def notes(board):
    return {place: cell.note for place, cell in board.frames[0].cells.items() if cell.note}


def test_number_clues_in_their_order(kuromasu, instance):
    board = kuromasu.draw(instance, order="rows")
    assert notes(board) == {(1, 1): "1", (1, 3): "2", (2, 1): "3"}
    assert board.frames[0].cell(1, 3).text == "2"
    assert notes(kuromasu.draw(instance)) == {}


def test_tint_clues_by_retries(heated):
    assert notes(heated) == {(1, 3): "12k", (2, 1): "0", (1, 1): "?"}
    heats = {place: cell.heat for place, cell in heated.frames[0].cells.items()}
    assert heats == {(1, 3): 5, (2, 1): 0, (1, 1): 0}
    assert heated.frames[0].captions == ("12,345 times in all", "not reached (?): 1 of 3 clues")


def test_tint_and_shorten_counts_by_powers_of_ten(kuromasu):
    counts = [0, 1, 9, 10, 99, 100, 1_000, 9_999, 10_000, 99_999, 999_999, 10**6, 10**12]
    clues = [f"clue(1,{column},2)" for column in range(1, len(counts) + 1)]
    text = f"size(1,{len(counts)}). {'. '.join(clues)}."
    instance = kuromasu.instance(text, text=True)
    board = kuromasu.draw(instance, order="given", retries=list(zip(clues, counts, strict=True)))
    cells = [board.frames[0].cell(1, column) for column in range(1, len(counts) + 1)]
    assert [cell.heat for cell in cells] == [0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 6, 6]
    assert [cell.note for cell in cells] == [
        *("0", "1", "9", "10", "99", "100", "1000", "9999", "10k", "99k", "999k", "1M", "1000G")
    ]


def test_print_numbers_in_a_board_of_their_own(heated):
    assert str(heated) == (
        "given:\n2 - 2\n3 - -\n\n"
        "given, times the search came back:\n  ?   - 12k\n  0   -   -\n"
        "12,345 times in all\nnot reached (?): 1 of 3 clues"
    )
    assert "│ ? │   │12k│" in terminal.draw_text(heated, "utf-8")
    assert "100k+" not in terminal.draw_text(heated, "utf-8")


def test_show_tints_and_their_legend_on_a_terminal(heated):
    shown = printed(heated, terminal=True, colour="truecolor")
    ink = r"38;2;([\d;]*);48;2;([\d;]*)m *"
    (cell,), (legend,), (hottest,) = (
        set(re.findall(f"{ink}{words}", shown)) for words in ("12k", "10k", "100k")
    )
    assert cell == legend == ("28;28;28", "240;59;32")
    assert hottest == ("255;255;255", "189;0;38"), "white on the darkest"


def texts(picture):
    return [e.text for e in ElementTree.fromstring(picture).iter() if e.tag.endswith("}text")]


def test_draw_clues_and_numbers_in_one_cell(heated):
    picture = svg.render([heated])
    assert texts(picture)[:3] == ["given", "?", "2"]
    assert "small numbers: times the" in texts(picture)
    assert float(ElementTree.fromstring(picture).get("width")) > 7 * 64
    assert texts(picture)[-7:] == ["0", "1+", "10+", "100+", "1k+", "10k+", "100k+"]
    assert picture.count('fill="#f03b20"') == 2


def test_put_orders_side_by_side_and_in_no_film(kuromasu):
    boards = [kuromasu.draw("inst43", order=name) for name in ("given", "reversed")]
    both = boards[0].beside(boards[1:])
    assert [frame.name for frame in both.frames] == ["given", "reversed"]
    width = float(ElementTree.fromstring(svg.render([both])).get("width"))
    assert width > 2 * 17 * 40
    assert 'class="board still"' in html.render([both], "title")
    assert "data-film=" not in html.render([both], "title")
    assert 'class="board still"' not in html.render([kuromasu.draw("inst43")], "title")


ITEMS = """#defined item/{0}. #show item/{0}.
#program about. clues(item, {0}).
#program view. draw(grid(1,1)).
"""


def test_refuse_boards_that_cannot_be_numbered(kuromasu, instance, rules):
    with pytest.raises(pylogic.OptionError, match=r"retries of clue\(9,9,9\): <text> has no such"):
        kuromasu.draw(instance, order="given", retries=[("clue(9,9,9)", 1)])
    with pytest.raises(pylogic.ProgramError, match="names no clues"):
        pylogic.load("chemin").draw("2x2", order="given")
    one, two = (rules(ITEMS.format(arity), f"rules{arity}") for arity in (1, 2))
    with pytest.raises(pylogic.OptionError, match=r"given: item\(1\) does not begin with a row"):
        one.draw(one.instance("item(1).", text=True), order="given")
    with pytest.raises(pylogic.ProgramError, match=r"no cell is drawn where there is item\(1,2\)"):
        two.draw(two.instance("item(1,2).", text=True), order="given")


def test_number_all_clues_of_a_cell(rules):
    puzzle = rules(ITEMS.format(3))
    instance = puzzle.instance("item(1,1,a). item(1,1,b).", text=True)
    assert notes(puzzle.draw(instance, order="reversed")) == {(1, 1): "1,2"}
    counts = [("item(1,1,a)", 7), ("item(1,1,b)", 70)]
    board = puzzle.draw(instance, order="given", retries=counts)
    assert board.frames[0].cell(1, 1)[3:5] == ("7,70", 2)


# ---- pylogic show ----------------------------------------------------------------------


def test_show_the_clues_in_each_order():
    asked = ("show", "kuromasu", "inst12", "--order", "given,reversed", "--json")
    given, reverse = json.loads(command(*asked))["orders"]
    assert given["clues"] == reverse["clues"][::-1]
    assert [given["order"], reverse["order"]] == ["given", "reversed"]


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--order", "given"), "name an instance that is to be drawn"),
        (("--svg", "x.svg"), "name an instance that is to be drawn"),
        (("inst12", "--order", "no"), "there is no order 'no'"),
    ],
)
def test_refuse_orders_that_cannot_be_shown(options, words):
    assert words in command("show", "kuromasu", *options, code=2)


# ---- Comparisons -------------------------------------------------------------------------


@pytest.mark.slow
@needs_swipl
def test_keep_retries_in_a_comparison(tmp_path):
    compared = {"engines": ["swipl:article", "clingo"], "orders": ["given", "reversed"]}
    kept = {"journal": tmp_path / "runs.sqlite", "models": 1}
    found = pylogic.compare("kuromasu", ["inst12"], **compared, **kept)
    counts = {bool(run.retries) for run in found.runs if run.case.setting.engine == "clingo"}
    assert counts == {False}
    totals = {run.case.order: sum(n for _, n in run.retries) for run in found.runs if run.retries}
    assert totals["given"] == 766
    again = pylogic.compare("kuromasu", ["inst12"], **compared, **kept, resume=True)
    assert sorted(run.retries for run in again.runs) == sorted(run.retries for run in found.runs)
