"""What stands elsewhere than in cells, in a browser: diagonals, lines, signs, corners, arrows."""

from __future__ import annotations

import re

import pytest
from test_entered_kinds import RULES
from workbench import at

from browser.steps import cell, drag, expect, hears, opened_alone

pytestmark = pytest.mark.browser


def opened(page):
    """The board of the rules alone, without the other panes."""
    return opened_alone(page, 2, puzzle="slants", rules=RULES, facts="size(2,3).")


def test_enter_diagonals_and_lines(page):
    opened(page)
    expect(page.locator("#board .hint")).to_contain_text("down, then up.")
    for words in (": down$", ": up$", ": empty$"):
        page.mouse.click(*at(page, 1, 1))
        hears(page, 1, 1, words)
    page.keyboard.press("/")
    hears(page, 1, 1, ": up$")
    for words in ("right: 1 line, left: 1 line$", "right: 2 lines, left: 2 lines$", ": empty$"):
        drag(page, (2, 1), (2, 3))
        hears(page, 2, 2, words)
    page.mouse.click(*at(page, 2, 2, 0.95), button="right")
    marks = page.evaluate("Object.keys(window.app.store.now.marks)")
    assert marks == ["slant(1,1,up)", "bridge(2,2,right,2)"]
    expect(page.locator("#board .strokes .drawn")).to_have_attribute("d", re.compile("M.*M"))


def test_enter_diagonals_and_lines_by_touch(phone):
    opened(phone)
    phone.touchscreen.tap(*at(phone, 1, 2))
    hears(phone, 1, 2, ": down$")
    phone.touchscreen.tap(*at(phone, 1, 2, 0.97))
    hears(phone, 1, 2, "right: 1 line$")


def test_put_signs_corners_centres_arrows_paths_and_numbers(page):
    opened(page).evaluate("window.app.store.change({ mode: 'edit' })")
    what = page.get_by_role("group", name="What is changed")

    def change(name):
        what.get_by_role("button", name=name, exact=True).click()

    def facts(*said, gone="no"):
        page.wait_for_function(
            """([said, gone]) => said.every((one) => app.store.now.facts.includes(one))
                 && !app.store.now.facts.includes(gone)""",
            arg=[said, gone],
        )

    def write(label, text):
        field = page.get_by_label(label, exact=True)
        field.fill(text)
        field.press("Enter")

    change("Signs")
    page.get_by_role("button", name="sign x").click()
    page.mouse.click(*at(page, 1, 2, 0.05))
    facts("sign(1,1,right,x).")
    change("Corners")
    page.get_by_role("button", name="number 3").click()
    page.mouse.click(*at(page, 1, 1, 0.1, 0.1))
    facts("corner(0,0,3).")
    write("Bottom right", "12")
    facts("corner(1,1,12).")
    change("Centres")
    page.mouse.click(*at(page, 1, 2, 0.5, 0.95))
    facts("star(3,4).")
    change("Arrows")
    page.mouse.click(*at(page, 2, 1, 0.5, 0.05))
    page.keyboard.press("4")
    facts("way(2,1,top,4).")
    change("Paths")
    drag(page, (1, 1), (1, 2), (2, 3), steps=4)
    facts("bulb(1,1,1,1).", "bulb(1,2,1,2).", "bulb(2,3,1,3).")
    expect(page.locator("#board svg g[opacity] circle")).to_have_count(1)
    cell(page, 2, 2).focus()
    for key in ("Space", "ArrowLeft", "Space", "ArrowRight"):
        page.keyboard.press(key)
    facts("bulb(2,2,2,1).", "bulb(2,1,2,2).")
    page.mouse.click(*at(page, 2, 1))
    facts("bulb(1,1,1,1).", "bulb(2,3,1,3).", gone="bulb(2,2,2,1)")
    change("Diagonals")
    page.get_by_text("Above column …").click()
    write("Above column 3 ↙", "12")
    facts("slope(top,3,up,12).")
    change("Several numbers")
    page.mouse.click(*at(page, 2, 2))
    page.keyboard.type("1,3")
    facts("many(2,2,1,1).", "many(2,2,2,3).")
    expect(page.get_by_label("Numbers", exact=True)).to_have_value("1,3")
