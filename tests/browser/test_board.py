"""The board in a browser: by mouse, by keys alone, by touch, and what a screen reader hears."""

from __future__ import annotations

import re

import pytest

from browser.steps import cell, drag, enter, expect, facts, mode, opened, says, type_facts, undo

pytestmark = pytest.mark.browser
POINTER = """([place, type, ids]) => {
  const cell = document.querySelector(`#board [data-at="${place}"]`);
  const { x, y } = cell.getBoundingClientRect();
  document.querySelector("#board [role=grid]").setPointerCapture = () => {};
  for (const pointerId of ids)
    cell.dispatchEvent(new PointerEvent(type, { clientX: x + 5, clientY: y + 5, pointerId,
      pointerType: "touch", button: 0, bubbles: true }));
}"""
BLACK = """() => [...document.querySelectorAll("#board .surface rect")]
  .filter((rect) => rect.getAttribute("fill") === "#1c1c1c").length"""


def pad(page):
    return page.get_by_role("group", name="Enter into the chosen cells")


def focused(page):
    return page.evaluate("document.activeElement.dataset.at")


def test_ask_for_few_files_at_first(page):
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    expect(page.locator(".assistant-status")).to_have_attribute("aria-busy", "false")
    # On a busy machine the folder is looked at more often until then.
    others = [url for url in asked if "/api/changes" not in url]
    assert len(others) < 15, asked


def test_shade_cells_by_mouse(page):
    back = page.get_by_role("button", name="Back to it")
    expect(back).to_be_disabled()
    cell(page, 2, 2).click(button="right")
    says(page, 2, 2, "white")
    enter(page, (5, 2))
    drag(page, (5, 4), (5, 6))
    for column in (4, 5, 6):
        says(page, 5, column, "black")
    undo(page)
    says(page, 5, 4, "empty")
    page.get_by_role("button", name="Save point").click()
    enter(page, (2, 3))
    back.click()
    says(page, 2, 3, "empty")
    says(page, 5, 2, "black")
    page.get_by_role("button", name="Clear all").click()
    says(page, 5, 2, "empty")
    page.route("**/api/board", lambda route: None)  # what is entered is drawn all the same
    before = page.evaluate(BLACK)
    cell(page, 2, 1).click()
    assert page.evaluate(BLACK) == before + 1


def test_move_by_keys_and_hear_entered_marks(page):
    grid = page.get_by_role("grid", name="The board")
    expect(grid.get_by_role("row")).to_have_count(17)
    expect(grid.get_by_role("gridcell", name="row 1, column 3: 6, given")).to_be_visible()
    assert grid.locator('[tabindex="0"]').count() == 1
    cell(page, 3, 3).focus()
    moves = {"ArrowUp": "2,3", "End": "2,17", "Control+End": "17,17", "Control+Home": "1,1"}
    for key, place in moves.items():
        page.keyboard.press(key)
        assert focused(page) == place
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keys")
    expect(keys).to_contain_text("black, then white, then empty")
    page.keyboard.press("Escape")
    assert focused(page) == "1,1"
    page.keyboard.press("Space")
    expect(page.locator("#board .heard")).to_have_text("black")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('[role=grid]')") is None


def test_enter_clues_by_keys_alone(page):
    mode(page, "Edit")
    type_facts(page, "size(4,5).", key="Control+a")
    expect(page.locator("#board [role=row]")).to_have_count(4)
    cell(page, 1, 1).focus()
    for key in ("1", "7", "Control+End", "?"):
        page.keyboard.press(key)
    says(page, 4, 5, "?, given")
    clues = re.compile(r"clue\(1,1,17\)\.\s*white\(4,5\)\.")
    expect(facts(page)).to_contain_text(clues)
    cell(page, 1, 1).focus()
    page.keyboard.press("Delete")
    says(page, 1, 1, "empty")
    undo(page)
    says(page, 1, 1, "17, given")
    page.get_by_role("button", name="one row more").click()
    expect(cell(page, 5, 5)).to_be_visible()
    type_facts(page, "size(3,. ", key="Control+Home")
    expect(page.locator("#board .notice")).to_contain_text("This is how the board looked before")
    expect(cell(page, 5, 5)).to_be_visible()
    expect(page.locator("#board .stage")).to_have_class(re.compile("stale"))


def test_write_numbers_and_notes(page):
    opened(page, "sudoku", "seed9", 9)
    says(page, 1, 2, "6, given")
    cell(page, 1, 2).click()
    page.keyboard.press("5")
    says(page, 1, 2, "6, given")
    cell(page, 1, 1).focus()
    page.keyboard.press("Shift+Digit3")
    says(page, 1, 1, "candidates 3")
    expect(cell(page, 1, 1).locator(".notes")).to_have_text("3")
    page.get_by_role("button", name="Corner", exact=True).click()
    pad(page).get_by_role("button", name="8").click()
    says(page, 1, 1, "candidates 3 8")
    drag(page, (4, 1), (4, 3))
    cell(page, 5, 1).click(modifiers=["Shift"])
    page.keyboard.press("Control+Digit7")
    page.get_by_role("button", name="Colour", exact=True).click()
    page.get_by_role("button", name="green", exact=True).click()
    for row, column in ((4, 1), (4, 3), (5, 1)):
        says(page, row, column, "centre 7, coloured green")
    expect(cell(page, 4, 2)).to_have_css("background-image", re.compile("linear-gradient"))
    page.reload()
    says(page, 4, 2, "centre 7, coloured green")


def test_play_by_touch(phone):
    for words in ("black", "white"):
        cell(phone, 2, 1).tap()
        says(phone, 2, 1, words)
    phone.evaluate(POINTER, ["2,3", "pointerdown", [7]])  # and it stays there
    says(phone, 2, 3, "white")
    opened(phone, "sudoku", "seed9", 9)
    expect(phone.locator("#board .hint")).to_contain_text(
        "Tap a cell, or drag over several, then a number below"
    )
    cell(phone, 1, 1).tap()
    pad(phone).get_by_role("button", name="4").tap()
    says(phone, 1, 1, "4")
    for event in ("pointerdown", "pointerup"):
        phone.evaluate(POINTER, ["2,1", event, [7, 8]])
    says(phone, 1, 1, "empty")
