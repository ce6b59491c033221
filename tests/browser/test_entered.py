"""What stands elsewhere than in cells, in a browser: diagonals, lines, signs, corners, arrows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from test_entered_kinds import RULES
from workbench import at

from browser.steps import cell, drag, opened_alone
from browser.steps import says as says_all

pytestmark = pytest.mark.browser


@pytest.fixture
def slants(page):
    """The board of the rules alone, without the other panes."""
    return opened(page)


def opened(page):
    return opened_alone(page, 2, puzzle="slants", rules=RULES, facts="size(2,3).")


def says(page, row, column, words):
    says_all(page, row, column, re.compile(words))


def marks(page):
    return page.evaluate("Object.keys(window.app.store.now.marks)")


def test_diagonals_and_lines_by_mouse_and_keys(slants):
    expect(slants.locator("#board .hint")).to_contain_text("down, then up.")
    for words in (": down$", ": up$", ": empty$"):
        slants.mouse.click(*at(slants, 1, 1))
        says(slants, 1, 1, words)
    slants.keyboard.press("/")
    says(slants, 1, 1, ": up$")
    for words in ("right: 1 line, left: 1 line$", "right: 2 lines, left: 2 lines$", ": empty$"):
        drag(slants, (2, 1), (2, 3))
        says(slants, 2, 2, words)
    slants.mouse.click(*at(slants, 2, 2, 0.95), button="right")
    assert marks(slants) == ["slant(1,1,up)", "bridge(2,2,right,2)"]
    expect(slants.locator("#board .strokes .drawn")).to_have_attribute("d", re.compile("M.*M"))


def test_diagonals_and_lines_by_touch(phone):
    opened(phone)
    phone.touchscreen.tap(*at(phone, 1, 2))
    says(phone, 1, 2, ": down$")
    phone.touchscreen.tap(*at(phone, 1, 2, 0.97))
    says(phone, 1, 2, "right: 1 line$")


def test_an_author_puts_signs_corners_centres_and_arrows(slants):
    slants.evaluate("window.app.store.change({ mode: 'edit' })")
    what = slants.get_by_role("group", name="What is changed")

    def facts(*said):
        told = "() => [window.app.store.now.facts].filter((text) => %s).length"
        wanted = " && ".join(f"text.includes('{one}')" for one in said)
        slants.wait_for_function(told % wanted)

    what.get_by_role("button", name="Signs").click()
    slants.get_by_role("button", name="sign x").click()
    slants.mouse.click(*at(slants, 1, 2, 0.05))
    facts("sign(1,1,right,x).")
    what.get_by_role("button", name="Corners").click()
    slants.get_by_role("button", name="number 3").click()
    slants.mouse.click(*at(slants, 1, 1, 0.1, 0.1))
    facts("corner(0,0,3).")
    field = slants.get_by_label("Bottom right", exact=True)
    field.fill("12")
    field.press("Enter")
    facts("corner(1,1,12).")
    what.get_by_role("button", name="Centres").click()
    slants.mouse.click(*at(slants, 1, 2, 0.5, 0.95))
    facts("star(3,4).")
    what.get_by_role("button", name="Arrows").click()
    slants.mouse.click(*at(slants, 2, 1, 0.5, 0.05))
    slants.keyboard.press("4")
    facts("way(2,1,top,4).")
    what.get_by_role("button", name="Paths").click()
    drag(slants, (1, 1), (1, 2), (2, 3), steps=4)
    facts("bulb(1,1,1,1).", "bulb(1,2,1,2).", "bulb(2,3,1,3).")
    expect(slants.locator("#board svg g[opacity] circle")).to_have_count(1)
    cell(slants, 2, 2).focus()
    for key in ("Space", "ArrowLeft", "Space", "ArrowRight"):
        slants.keyboard.press(key)
    facts("bulb(2,2,2,1).", "bulb(2,1,2,2).")
    slants.mouse.click(*at(slants, 2, 1))
    slants.wait_for_function("() => !window.app.store.now.facts.includes('bulb(2,2,2,1)')")
    facts("bulb(1,1,1,1).", "bulb(2,3,1,3).")
    what.get_by_role("button", name="Diagonals").click()
    slants.get_by_text("Above column …").click()
    field = slants.get_by_label("Above column 3 ↙", exact=True)
    field.fill("12")
    field.press("Enter")
    facts("slope(top,3,up,12).")
    what.get_by_role("button", name="Several numbers").click()
    slants.mouse.click(*at(slants, 2, 2))
    slants.keyboard.type("1,3")
    facts("many(2,2,1,1).", "many(2,2,2,3).")
    expect(slants.get_by_label("Numbers", exact=True)).to_have_value("1,3")
