"""Beside the clues of a board: their places in an order."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest
from harness import command, needs_swipl

import pylogic
from pylogic.draw import svg, terminal

TEXT = "size(2,3). clue(1,3,2). clue(2,1,3). clue(1,1,2)."


@pytest.fixture
def instance(kuromasu):
    return kuromasu.instance(TEXT, text=True)


def notes(board):
    cells = board.frames[0].cells
    return {place: cell.corners[0] for place, cell in cells.items() if cell.corners}


def test_number_clues_in_their_order(kuromasu, instance):
    board = kuromasu.draw(instance, order="rows")
    assert notes(board) == {(1, 1): "1", (1, 3): "2", (2, 1): "3"}
    assert board.frames[0].cell(1, 3).text == "2"
    assert notes(kuromasu.draw(instance)) == {}


def test_print_numbers_in_corners(kuromasu, instance):
    board = kuromasu.draw(instance, order="given")
    assert str(board) == (
        "given:\n(3)2    - (1)2\n(2)3    -    -\nsmall numbers: place in the order"
    )
    lines = terminal.draw_text(board, "utf-8").splitlines()
    assert [lines[0], *lines[2:4]] == ["given:", "│3 │  │1 │", "│ 2│  │ 2│"]
    picture = svg.render([board])
    texts = [e.text for e in ElementTree.fromstring(picture).iter() if e.tag.endswith("}text")]
    assert texts[:3] == ["given", "3", "2"]
    assert "small numbers:" in " ".join(texts)


def test_put_numbers_beside_the_sums_of_cages():
    (frame,) = pylogic.load("killer_sudoku").draw("janko101", order="given").frames
    numbered = [cell.corners for cell in frame.cells.values() if any(cell.corners)]
    assert {bool(first and second) for first, second, *_ in numbered} == {True}


def test_draw_orders_in_no_film(tmp_path):
    command("show", "kuromasu", "inst43", "--order", "given,reversed", "--html", tmp_path / "page")
    page = (tmp_path / "page").read_text(encoding="utf-8")
    assert page.count('class="board"') == 2
    assert "data-film=" not in page


ITEMS = """#defined item/{0}. #show item/{0}.
#program about. clues(item, {0}).
#program view. draw(grid(1,1)).
"""


def test_refuse_boards_that_cannot_be_numbered(rules):
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
