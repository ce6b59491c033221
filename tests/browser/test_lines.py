"""Lines in a browser: sides of cells and links between them, by mouse, by keys, and edited."""

from __future__ import annotations

import re

import pytest
from workbench import at

from browser.steps import (
    card,
    cell,
    drag,
    expect,
    facts,
    hears,
    mode,
    opened,
    press,
    settled,
    solved,
    undo,
)

pytestmark = pytest.mark.browser


def edited(page, puzzle, instance):
    """A board in Edit, beside its facts."""
    opened(page, puzzle, instance)
    mode(page, "Edit")
    return facts(page)


def has_no_line(page, row, column):
    expect(cell(page, row, column)).not_to_have_attribute("aria-label", re.compile("drawn"))


def test_draw_sides_by_mouse_and_by_keys(page):
    opened(page, "slitherlink", "janko241")
    expect(page.locator("#board .hint")).to_contain_text("a side of a cell: drawn")
    cell(page, 1, 1).click()  # in its middle, where no line is
    expect(page.locator("#history").get_by_role("button", name="Undo")).to_be_disabled()
    for words in ("bottom: drawn", "bottom: crossed out", "empty$|[0-9].*given$"):
        page.mouse.click(*at(page, 2, 3, 0.5, 0.95))
        hears(page, 2, 3, words)
    page.mouse.click(*at(page, 3, 3, 0.5, 0.05), button="right")
    hears(page, 2, 3, "bottom: crossed out")
    hears(page, 3, 3, "top: crossed out")
    drag(page, *[(2, 1, 0.02, down) for down in (0.5, 0.9, 1.2, 1.5, 2.5)], steps=1)
    for row in (2, 3, 4):
        hears(page, row, 1, "left: drawn")
    undo(page)
    for row in (2, 3, 4):
        has_no_line(page, row, 1)
    cell(page, 1, 2).focus()
    for key in ("ArrowUp", "ArrowRight", "ArrowRight"):
        page.keyboard.press(f"Shift+{key}")
    hears(page, 1, 2, "top: drawn, right: crossed out")
    page.keyboard.press("ArrowRight")
    hears(page, 1, 3, "left: crossed out")
    page.keyboard.press("Delete")
    hears(page, 1, 2, "top: drawn$")
    page.get_by_role("button", name="Clear all").click()
    page.route("**/api/board", lambda route: None)  # the line is seen before the server answers
    page.mouse.click(*at(page, 2, 2, 0.5, 0.95))
    drawn = page.locator("#board .strokes .drawn").bounding_box()
    x, y = at(page, 2, 2, 0.5, 1)
    assert abs(drawn["x"] + drawn["width"] / 2 - x) < 3
    assert abs(drawn["y"] + drawn["height"] / 2 - y) < 3


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
    press(page, "Hint")
    expect(card(page)).to_contain_text("Solved: nothing is left to do.")
    undo(page)
    expect(page.locator("#board .glad")).to_be_hidden()
    page.locator("#history").get_by_role("button", name="Redo").click()
    expect(page.locator("#board .glad:not(.news)")).to_be_visible()  # once is enough


def test_draw_links_and_enclose_cells(page):
    opened(page, "masyu", "janko71")
    expect(page.locator("#board .hint")).to_contain_text("between two cells")
    drag(page, (2, 1), (2, 2), (2, 3))
    hears(page, 2, 2, "right: drawn, left: drawn")
    drag(page, (2, 3), (2, 2))
    hears(page, 2, 2, "left: drawn$")
    page.mouse.click(*at(page, 2, 2, 0.95, 0.5), button="right")
    hears(page, 2, 3, "left: crossed out$")

    opened(page, "shikaku", "janko251")
    expect(page.locator("#board .hint")).to_contain_text("Drag over cells to enclose them.")
    drag(page, (2, 2), (3, 4))
    hears(page, 2, 2, "top: drawn, left: drawn$")
    hears(page, 3, 4, "right: drawn, bottom: drawn$")
    undo(page)
    has_no_line(page, 2, 2)
    cell(page, 1, 1).focus()
    for key in ("Space", "ArrowDown", "ArrowRight", "Space", "ArrowRight"):
        page.keyboard.press(key)
    hears(page, 2, 2, "right: drawn, bottom: drawn$")
    page.mouse.click(*at(page, 4, 4, 0.78, 0.5))
    hears(page, 4, 4, ": right: drawn$|given, right: drawn$")


def test_enclose_cells_by_touch(phone):
    opened(phone, "shikaku", "janko251")
    settled(phone)
    for kind, row, column in (("down", 1, 1), ("move", 1, 2), ("move", 2, 3), ("up", 2, 3)):
        x, y = at(phone, row, column)
        touch = {"clientX": x, "clientY": y, "pointerId": 7, "pointerType": "touch"}
        cell(phone, 1, 1).dispatch_event(f"pointer{kind}", {**touch, "bubbles": True})
    hears(phone, 2, 3, "right: drawn, bottom: drawn$")
    hears(phone, 1, 2, "empty$|[0-9], given$|given$")


# ---- Answers of the server that come late --------------------------------------------------


@pytest.fixture
def late(page):
    """Requests that are held back, by what they ask for, until they are let go."""
    held = {}

    def pass_on(route):
        waiting = held.get(route.request.url.rpartition("/")[2])
        route.continue_() if waiting is None else waiting.append(route)

    class Late:
        def hold(self, what):
            held[what] = []

        def let_go(self, what, *, is_held=False):
            waiting = held.pop(what)
            if is_held:
                self.hold(what)
            with page.expect_response(f"**/api/{what}"):
                for route in waiting:
                    route.continue_()

    page.route("**/api/*", pass_on)
    return Late()


def test_edit_circles_while_the_board_is_drawn(page, late):
    text = edited(page, "masyu", "janko71")
    expect(page.locator("#board .hint")).to_contain_text("a white circle")
    late.hold("overview")
    with page.expect_request("**/api/overview"):
        cell(page, 1, 1).click()
    cell(page, 1, 1).click()  # it waits for the first
    drawn = page.locator("#board svg circle[fill]")
    expect(drawn).to_have_count(4)
    with page.expect_request("**/api/overview"):
        late.let_go("overview", is_held=True)
    expect(text).to_contain_text("circle(1,1,white)")
    expect(drawn).to_have_count(5)  # the click that follows knows of the one before all the same
    cell(page, 1, 1).click()
    late.let_go("overview")
    expect(text).not_to_contain_text("circle(1,1,")


def test_type_into_fields_while_the_board_is_drawn(page, late):
    text = edited(page, "nonogram", "janko861")
    first, second = (page.get_by_label(f"Left of row {row}", exact=True) for row in (1, 2))
    folded = page.get_by_label("Above column 1", exact=True)
    late.hold("overview")
    with page.expect_request("**/api/overview"):
        first.fill("1 77")
        first.press("Enter")
    expect(folded).to_be_visible()
    page.get_by_text("Above column …").click()
    expect(folded).to_be_hidden()
    second.fill("3")
    late.let_go("overview")
    expect(page.locator("#board .stage .surface")).to_contain_text("77")
    expect(text).to_contain_text("outside(left,1,2,77)")
    expect(folded).to_be_hidden()
    second.press("Enter")
    expect(text).to_contain_text("outside(left,2,1,3)")
