"""Marks elsewhere than in cells, in a browser: lines, signs, corners, arrows, diagonals."""

from __future__ import annotations

import re

import pytest
from test_drawing_words import SHIPS
from test_entered_kinds import RULES
from workbench import at

import pylogic
from browser.steps import (
    card,
    cell,
    drag,
    expect,
    facts,
    hears,
    mode,
    opened,
    packed,
    press,
    settled,
    solved,
    undo,
)
from pylogic.draw import svg

pytestmark = pytest.mark.browser
SLITHERLINK = pylogic.load("slitherlink")
SHADES = """async (places) => {
  const drawn = document.querySelector("svg");
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(drawn.outerHTML);
  await image.decode();
  const paper = new OffscreenCanvas(image.width, image.height).getContext("2d");
  paper.drawImage(image, 0, 0);
  return places.map(([x, y]) => paper.getImageData(x, y, 1, 1).data[0]);
}"""
"""Returns the red of the pixels at some places of a page's picture, from 0 (dark) to 255."""


def test_draw_sides_by_mouse_and_by_keys(page):
    opened(page, "slitherlink", "janko241")
    expect(page.locator("#board .hint")).to_contain_text("a side of a cell: drawn")
    cell(page, 1, 1).click()  # in its middle, where no line is
    expect(page.locator("#history").get_by_role("button", name="Undo")).to_be_disabled()
    for words in ("bottom: drawn", "bottom: crossed out", "empty$|[0-9].*given$"):
        page.mouse.click(*at(page, 2, 3, 0.5, 0.95))
        hears(page, 2, 3, words)
    drag(page, *[(2, 1, 0.02, down) for down in (0.5, 0.9, 1.2, 1.5, 2.5)], steps=1)
    for row in (2, 3, 4):
        hears(page, row, 1, "left: drawn")
    undo(page)
    expect(cell(page, 2, 1)).not_to_have_attribute("aria-label", re.compile("drawn"))
    cell(page, 1, 2).focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowRight"):
        page.keyboard.press(f"Shift+{key}")
    hears(page, 1, 2, "top: drawn, right: crossed out")
    hears(page, 1, 3, "left: crossed out")
    page.get_by_role("button", name="Clear all").click()
    page.route("**/api/board", lambda route: None)  # the line is seen before the server answers
    page.mouse.click(*at(page, 2, 2, 0.5, 0.95))
    drawn = page.locator("#board .strokes .drawn").bounding_box()
    x, y = at(page, 2, 2, 0.5, 1)
    assert abs(drawn["x"] + drawn["width"] / 2 - x) < 3
    assert abs(drawn["y"] + drawn["height"] / 2 - y) < 3


def test_draw_a_dot_at_each_corner_of_a_cell(browser):
    board = SLITHERLINK.draw(SLITHERLINK.instance("size(2,3).", text=True))
    corners = [(36 + 40 * column, 36 + 40 * row) for row in range(3) for column in range(4)]
    page = browser.new_page()
    page.set_content(svg.render([board]))
    shades = page.evaluate(SHADES, [(x - 2, y - 1) for x, y in corners])
    page.close()
    assert max(shades) < 200, dict(zip(corners, shades, strict=True))


def test_do_a_hint_and_fill_in_all_lines(page):
    opened(page, "slitherlink", "janko241")
    press(page, "Hint")
    expect(card(page).locator(".look")).to_contain_text(re.compile("lines?"))
    expect(page.locator("#board .outline .effect")).not_to_have_count(0)
    press(page, "Do it")
    page.mouse.move(0, 0)  # what the pointer is on is outlined, too, and the card moves below it
    expect(page.locator("#board .strokes path").first).to_be_attached()
    expect(page.locator("#board .outline .effect, #board .outline .cause")).to_have_count(0)
    press(page, "Solution")
    press(page, "Fill it in")
    solved(page)
    expect(page.locator("#board .glad.news")).to_be_visible()
    undo(page)
    expect(page.locator("#board .glad")).to_be_hidden()
    page.locator("#history").get_by_role("button", name="Redo").click()
    expect(page.locator("#board .glad:not(.news)")).to_be_visible()  # once is enough


def test_enclose_cells_by_touch(phone):
    opened(phone, "shikaku", "janko251")
    settled(phone)
    for kind, row, column in (("down", 1, 1), ("move", 1, 2), ("move", 2, 3), ("up", 2, 3)):
        x, y = at(phone, row, column)
        touch = {"clientX": x, "clientY": y, "pointerId": 7, "pointerType": "touch"}
        cell(phone, 1, 1).dispatch_event(f"pointer{kind}", {**touch, "bubbles": True})
    hears(phone, 2, 3, "right: drawn, bottom: drawn$")
    hears(phone, 1, 2, "empty$|[0-9], given$|given$")


def test_type_numbers_beside_the_board(page):
    opened(page, "nonogram", "janko861")
    mode(page, "Edit")
    text = facts(page)
    first, second = (page.get_by_label(f"Left of row {row}", exact=True) for row in (1, 2))
    settled(page)
    page.mouse.click(*at(page, 1, 1, -0.4))
    expect(first).to_be_focused()
    waiting = []  # the server's answer comes late
    page.route("**/api/overview", lambda route: waiting.append(route), times=1)
    with page.expect_request("**/api/overview"):
        first.fill("1 77")
        first.press("Enter")
    expect(page.locator("#board .sketch")).to_contain_text("1 77")  # at once
    expect(second).to_be_focused()
    second.fill("3")
    waiting[0].continue_()
    expect(page.locator("#board .stage .surface")).to_contain_text("77")
    expect(text).to_contain_text("outside(left,1,2,77)")
    expect(second).to_have_value("3")  # the drawing leaves what is being typed
    second.press("Tab")
    expect(page.get_by_label("Left of row 3", exact=True)).to_be_focused()
    for _ in range(2):
        page.keyboard.press("Shift+Tab")
    expect(text).to_contain_text("outside(left,2,1,3)")
    expect(first).to_have_value("1 77")
    first.fill("5")
    first.press("Escape")
    expect(page.locator("#board .margin input")).to_have_count(0)
    page.keyboard.press("Control+Home")
    page.keyboard.press("ArrowUp")
    above = page.get_by_label("Above column 1", exact=True)
    expect(above).to_be_focused()
    above.fill("2")
    page.mouse.click(*at(page, 2, 2))  # whoever leaves a field has typed into it
    expect(text).to_contain_text("outside(top,1,1,2)")
    expect(text).to_contain_text("outside(left,1,1,1)")


def test_keep_the_focus_in_a_board_that_is_laid_out_anew(page):
    opened(page, "skyscrapers")
    settled(page)
    mode(page, "Edit")
    rows = page.locator("#board [role=row]").count()
    waiting = []  # the server's answer comes late
    page.route("**/api/overview", lambda route: waiting.append(route), times=1)
    with page.expect_request("**/api/overview"):
        page.get_by_role("button", name="one row more").click()
    cell(page, 2, 2).focus()
    waiting[0].continue_()
    expect(page.locator("#board [role=row]")).to_have_count(rows + 1)
    expect(cell(page, 2, 2)).to_be_focused()


@pytest.mark.parametrize(
    ("puzzle", "tool", "place", "keys", "words"),
    [
        ("masyu", None, (2, 2), "", ""),
        ("futoshiki", "Signs", (2, 2, 0.95), ">", ">"),
        ("kenken", "Results", (2, 1), "42/", "42÷"),
        ("kakuro", "Sums", (4, 2), "7", "7"),
    ],
)
def test_draw_marks_of_an_author_at_once(page, puzzle, tool, place, keys, words):
    """The server answers late: all that is seen until then is drawn by the page."""
    opened(page, puzzle)
    settled(page)
    mode(page, "Edit")
    if tool:
        page.get_by_role("button", name=tool, exact=True).click()
    waiting = []
    page.route("**/api/overview", lambda route: waiting.append(route), times=1)
    cell(page, 2, 2).focus()
    if keys == ">":  # the sign is chosen first
        page.keyboard.press(keys)
    page.mouse.click(*at(page, *place))
    if keys != ">":
        page.keyboard.type(keys)
    sketch = page.locator("#board .sketch")
    if words:
        expect(sketch).to_contain_text(words)
    else:
        expect(sketch.locator("circle")).to_have_attribute("fill", "#ffffff")
    waiting[0].continue_()
    expect(sketch.locator("*")).to_have_count(0)


def test_type_totals_into_the_cells_that_show_them(page):
    opened(page, "killer_sudoku")
    settled(page)
    mode(page, "Edit")
    text = facts(page)
    page.get_by_role("button", name="Cages", exact=True).click()
    expect(page.get_by_role("button", name="New cage")).to_have_count(0)
    cell(page, 4, 4).focus()
    page.keyboard.press("Delete")
    expect(text).not_to_contain_text("cage(4,4,")
    page.keyboard.press("Shift+ArrowUp")
    expect(text).to_contain_text("cage(4,4,9).")
    expect(text).to_contain_text("cage(3,4,9).")
    expect(cell(page, 3, 4)).to_be_focused()
    page.get_by_role("button", name="Results", exact=True).click()
    page.mouse.click(*at(page, 2, 1))  # below the cell that shows the result
    page.keyboard.type("5")
    expect(text).to_contain_text("target(1,1,add,5).")
    page.keyboard.press("Delete")
    expect(text).not_to_contain_text("target(1,1,")
    opened(page, "kakuro")
    page.get_by_role("button", name="Sums", exact=True).click()
    page.mouse.click(*at(page, 4, 2, 0.2, 0.8))
    page.keyboard.type("15")
    expect(text).to_contain_text("sum(4,2,down,15).")


# ---- Signs, corners, centres, arrows, paths, diagonals, and several kinds of lines --------------


@pytest.fixture
def board(open_page, workbench):
    """A board of the rules, which came with a link."""
    document = {"puzzle": "kuromasu", "instance": "entered", "rules": RULES, "facts": "size(2,3)."}
    page = open_page(workbench.link + packed(document))
    settled(page)
    return page


def test_enter_diagonals_and_lines(board):
    expect(board.locator("#board .hint")).to_contain_text("down, then up.")
    board.mouse.click(*at(board, 1, 1))
    hears(board, 1, 1, ": down$")
    board.keyboard.press("/")
    hears(board, 1, 1, ": up$")
    for words in ("right: 1 line, left: 1 line$", "right: 2 lines, left: 2 lines$", ": empty$"):
        drag(board, (2, 1), (2, 3))
        hears(board, 2, 2, words)
    board.mouse.click(*at(board, 2, 2, 0.95), button="right")
    hears(board, 2, 2, "right: 2 lines$")
    expect(board.locator("#board .strokes .drawn")).to_have_attribute("d", re.compile("M.*M"))


def test_put_signs_corners_centres_arrows_paths_and_numbers(board):
    mode(board, "Edit")
    text = facts(board)
    what = board.get_by_role("group", name="What is changed")

    def change(name):
        what.get_by_role("button", name=name, exact=True).click()

    def write(label, words):
        field = board.get_by_label(label, exact=True)
        field.fill(words)
        field.press("Enter")

    change("Signs")
    board.get_by_role("button", name="sign x").click()
    board.mouse.click(*at(board, 1, 2, 0.05))
    expect(text).to_contain_text("sign(1,1,right,x).")
    change("Corners")
    board.get_by_role("button", name="number 3").click()
    board.mouse.click(*at(board, 1, 1, 0.1, 0.1))
    expect(text).to_contain_text("corner(0,0,3).")
    board.keyboard.type("12")
    board.mouse.click(*at(board, 1, 1, 0.9, 0.9))
    expect(text).to_contain_text("corner(1,1,12).")
    change("Centres")
    board.mouse.click(*at(board, 1, 2, 0.5, 0.95))
    expect(text).to_contain_text("star(3,4).")
    change("Arrows")
    board.mouse.click(*at(board, 2, 1, 0.5, 0.05))
    board.keyboard.press("4")
    expect(text).to_contain_text("way(2,1,top,4).")
    change("Paths")
    drag(board, (1, 1), (1, 2), (2, 3), steps=4)
    expect(text).to_contain_text("bulb(1,1,1,1).")
    expect(text).to_contain_text("bulb(1,2,1,2).")
    expect(text).to_contain_text("bulb(2,3,1,3).")
    expect(board.locator("#board svg g[opacity] circle")).to_have_count(1)
    change("Diagonals")
    board.get_by_text("Above column …").click()
    write("Above column 3 ↙", "12")
    expect(text).to_contain_text("slope(top,3,up,12).")
    change("Several numbers")
    board.mouse.click(*at(board, 2, 2))
    board.keyboard.type("1,3")
    expect(text).to_contain_text("many(2,2,1,1).")
    expect(text).to_contain_text("many(2,2,2,3).")
    board.get_by_role("button", name="Erase", exact=True).click()
    expect(text).not_to_contain_text("many(2,2")


def test_click_through_the_words_of_a_kind_without_a_tool_of_its_own(open_page, workbench):
    document = {"puzzle": "kuromasu", "instance": "fleet", "rules": SHIPS, "facts": "size(2,3)."}
    page = open_page(workbench.link + packed(document))
    settled(page)
    mode(page, "Edit")
    expect(page.locator("#board .hint")).to_contain_text("Click a cell: single, then middle")
    text = facts(page)
    for word in ("single", "middle"):
        cell(page, 1, 2).click()
        expect(text).to_contain_text(f"part(1,2,{word}).")
    page.keyboard.press("Delete")
    expect(text).not_to_contain_text("part(")
