"""Lines in a browser: sides of cells and links between them, by mouse, by keys, and edited."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from workbench import at

from browser.steps import cell, drag, opened, undo
from browser.steps import says as says_all

pytestmark = pytest.mark.browser


def says(page, row, column, words):
    says_all(page, row, column, re.compile(words))


def edited(page, puzzle, instance):
    """A board in Edit, beside its facts."""
    opened(page, puzzle, instance)
    page.locator("#modes, header").get_by_text("Edit", exact=True).first.click()
    page.get_by_role("tab", name="Facts").click()
    return page.get_by_label("Facts: the board as text")


@pytest.fixture
def loop(page):
    opened(page, "slitherlink", "janko241")
    expect(page.locator("#board .hint")).to_contain_text("a side of a cell: drawn")
    return page


def test_clicks_near_a_side_draw_it_cross_it_out_and_empty_it(loop):
    for words in ("bottom: drawn", "bottom: crossed out", "empty$|[0-9].*given$"):
        loop.mouse.click(*at(loop, 2, 3, 0.5, 0.95))
        says(loop, 2, 3, words)
    loop.mouse.click(*at(loop, 3, 3, 0.5, 0.05), button="right")
    says(loop, 2, 3, "bottom: crossed out")
    says(loop, 3, 3, "top: crossed out")


def test_a_drag_goes_on_along_sides_and_is_undone_at_once(loop):
    drag(loop, *[(2, 1, 0.02, down) for down in (0.5, 0.9, 1.2, 1.5, 2.5)], steps=1)
    for row in (2, 3, 4):
        says(loop, row, 1, "left: drawn")
    undo(loop)
    for row in (2, 3, 4):
        expect(cell(loop, row, 1)).not_to_have_attribute("aria-label", re.compile("drawn"))


def test_shift_and_an_arrow_is_the_line_over_that_side(loop):
    cell(loop, 1, 1).click()  # in its middle, where no line is
    expect(loop.locator("#history").get_by_role("button", name="Undo")).to_be_disabled()
    cell(loop, 1, 2).focus()
    loop.keyboard.press("Shift+ArrowUp")
    loop.keyboard.press("Shift+ArrowRight")
    loop.keyboard.press("Shift+ArrowRight")
    says(loop, 1, 2, "top: drawn, right: crossed out")
    loop.keyboard.press("ArrowRight")
    says(loop, 1, 3, "left: crossed out")
    loop.keyboard.press("Delete")
    says(loop, 1, 2, "top: drawn$")


def test_a_line_is_seen_before_the_server_answers_and_where_it_is(loop):
    loop.route("**/api/board", lambda route: None)
    loop.mouse.click(*at(loop, 2, 2, 0.5, 0.95))
    drawn = loop.locator("#board .strokes .drawn").bounding_box()
    x, y = at(loop, 2, 2, 0.5, 1)
    assert abs(drawn["x"] + drawn["width"] / 2 - x) < 3
    assert abs(drawn["y"] + drawn["height"] / 2 - y) < 3


def test_a_hint_points_at_sides_and_does_them(loop):
    loop.get_by_role("button", name="Hint", exact=True).click()
    do_it = loop.get_by_role("button", name="Do it", exact=True)
    expect(do_it).to_be_visible()
    expect(loop.locator(".assistant-card .look")).to_contain_text(re.compile("lines?"))
    assert loop.locator("#board .outline .effect").count() > 0
    do_it.click()
    loop.mouse.move(0, 0)  # what the pointer is on is outlined, too, and the card moves below it
    expect(loop.locator("#board .strokes path").first).to_be_attached()
    expect(loop.locator("#board .outline .effect, #board .outline .cause")).to_have_count(0)


def test_a_solution_fills_in_all_lines_and_is_solved(loop):
    loop.get_by_role("button", name="Solution", exact=True).click()
    loop.get_by_role("button", name="Fill it in").click()
    expect(loop.locator("#board .glad")).to_contain_text("Solved!")
    loop.get_by_role("button", name="Hint", exact=True).click()
    expect(loop.locator(".assistant-card")).to_contain_text("Solved: nothing is left to do.")


def test_dragging_from_cell_to_cell_draws_links_and_takes_them_away(page):
    opened(page, "masyu", "janko71")
    expect(page.locator("#board .hint")).to_contain_text("between two cells")

    drag(page, (2, 1), (2, 2), (2, 3))
    says(page, 2, 2, "right: drawn, left: drawn")
    drag(page, (2, 3), (2, 2))
    says(page, 2, 2, "left: drawn$")
    page.mouse.click(*at(page, 2, 2, 0.95, 0.5), button="right")
    says(page, 2, 3, "left: crossed out$")


def test_dragging_over_cells_encloses_them_and_is_undone_at_once(page):
    opened(page, "shikaku", "janko251")
    expect(page.locator("#board .hint")).to_contain_text("Drag over cells to enclose them.")
    drag(page, (2, 2), (3, 4))
    says(page, 2, 2, "top: drawn, left: drawn$")
    says(page, 3, 4, "right: drawn, bottom: drawn$")
    undo(page)
    expect(cell(page, 2, 2)).not_to_have_attribute("aria-label", re.compile("drawn"))
    cell(page, 1, 1).focus()
    for key in ("Space", "ArrowDown", "ArrowRight", "Space", "ArrowRight"):
        page.keyboard.press(key)
    says(page, 2, 2, "right: drawn, bottom: drawn$")
    page.mouse.click(*at(page, 4, 4, 0.78, 0.5))
    says(page, 4, 4, ": right: drawn$|given, right: drawn$")


def test_a_finger_encloses_cells(phone):
    opened(phone, "shikaku", "janko251")
    for kind, row, column in (("down", 1, 1), ("move", 1, 2), ("move", 2, 3), ("up", 2, 3)):
        x, y = at(phone, row, column, 0.5, 0.5)
        touch = {"clientX": x, "clientY": y, "pointerId": 7, "pointerType": "touch"}
        cell(phone, 1, 1).dispatch_event(f"pointer{kind}", {**touch, "bubbles": True})
    says(phone, 2, 3, "right: drawn, bottom: drawn$")
    says(phone, 1, 2, "empty$|[0-9], given$|given$")


def test_edit_circles_by_clicks(page):
    facts = edited(page, "masyu", "janko71")
    expect(page.locator("#board .hint")).to_contain_text("a white circle")
    for words in ("circle(1,1,white)", "circle(1,1,black)"):
        cell(page, 1, 1).click()
        expect(facts).to_contain_text(words)
    cell(page, 1, 1).click()
    expect(facts).not_to_contain_text("circle(1,1,")


def test_a_click_knows_what_the_clicks_before_it_asked_for(page):
    """A drawing of the board before them may come in between."""
    facts = edited(page, "masyu", "janko71")
    held = {}

    def hold(what):
        held[what] = []

    def pass_on(route):
        waiting = held.get(route.request.url.rpartition("/")[2])
        route.continue_() if waiting is None else waiting.append(route)

    def let_go(what):
        with page.expect_response(f"**/api/{what}"):
            for route in held.pop(what):
                route.continue_()

    page.route("**/api/*", pass_on)
    hold("board")
    with page.expect_request("**/api/board"):
        cell(page, 1, 1).click()
    expect(facts).to_contain_text("circle(1,1,white)")
    hold("edit")
    with page.expect_request("**/api/edit"):
        cell(page, 1, 1).click()
    drawn = page.locator("#board svg circle[fill]")
    expect(drawn).to_have_count(4)
    let_go("board")
    expect(drawn).to_have_count(5)
    cell(page, 1, 1).click()
    let_go("edit")
    expect(facts).not_to_contain_text("circle(1,1,")


def test_numbers_beside_the_board_are_edited_in_fields(page):
    facts = edited(page, "nonogram", "janko861")
    field = page.get_by_label("Left of row 1", exact=True)
    field.fill("1 1")
    field.press("Enter")
    expect(facts).to_contain_text("outside(left,1,1,1)")
    expect(facts).to_contain_text("outside(left,1,2,1)")
