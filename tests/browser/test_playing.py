"""A page for who plays: rules out of the way, and nothing offered that a board cannot do."""

from __future__ import annotations

import re

import pytest

from browser.steps import cell, expect, fits, mode, opened, pane, press, says, undo

pytestmark = pytest.mark.browser


@pytest.fixture
def newcomer(open_page):
    """The workbench as it is before anything was chosen."""
    return open_page(script="")


def rules(page):
    return page.get_by_role("region", name="Rules", exact=True)


def offered(page, name):
    return page.locator("#assistant").get_by_role("button", name=name, exact=True)


def test_fold_the_rules_until_somebody_wants_them(newcomer):
    expect(cell(newcomer, 17, 17)).to_be_visible()
    expect(rules(newcomer)).to_be_hidden()
    mode(newcomer, "Edit")
    expect(rules(newcomer)).to_be_visible()
    mode(newcomer, "Play")
    expect(rules(newcomer)).to_be_hidden()
    button = newcomer.get_by_role("button", name="Rules", exact=True)
    button.click()
    newcomer.reload()
    expect(rules(newcomer)).to_be_visible()
    button.click()
    newcomer.reload()
    expect(cell(newcomer, 17, 17)).to_be_visible()
    expect(rules(newcomer)).to_be_hidden()
    newcomer.keyboard.press("F6")
    expect(newcomer.locator("#board :focus")).to_be_visible()
    newcomer.keyboard.press("Shift+F6")
    expect(rules(newcomer).locator(":focus")).to_be_visible()


def test_tell_the_time_of_a_board_to_whom_it_is_not_hidden(newcomer):
    newcomer.clock.install()
    newcomer.reload()
    clock = newcomer.locator("#board .clock")
    expect(clock).to_have_text("0:00")
    newcomer.clock.run_for(5000)
    expect(clock).to_have_text("0:00")  # nothing is entered yet
    newcomer.clock.pause_at(newcomer.evaluate("Date.now()") / 1000 + 60)
    cell(newcomer, 2, 1).click()
    newcomer.clock.run_for(61_500)
    expect(clock).to_have_text("1:01")
    newcomer.clock.resume()
    press(newcomer, "Solution")
    expect(newcomer.locator("#board .film")).to_be_visible()
    before = clock.text_content()
    newcomer.clock.run_for(20_000)
    assert clock.text_content() == before
    newcomer.locator("#board .film .close").click()
    clock.click()
    expect(clock).to_have_text("Time")
    newcomer.get_by_role("button", name="Save point").click()
    cell(newcomer, 2, 2).click()
    newcomer.reload()
    expect(clock).to_have_text("Time")
    clock.click()
    expect(clock).to_have_text(re.compile("^[1-9]:"))
    newcomer.get_by_role("button", name="Back to it").click()
    says(newcomer, 2, 2, "empty")
    for place in [(2, 2, "black"), (2, 2, "empty"), (2, 1, "empty")]:
        undo(newcomer)
        says(newcomer, *place)


def test_show_and_offer_the_tools_of_a_board_in_dark_colours(open_page):
    dark = open_page(color_scheme="dark")
    scheme = dark.evaluate("getComputedStyle(document.documentElement).colorScheme")
    assert scheme == "dark"
    picture = dark.locator("#board .surface > svg").first
    game = dark.locator("#board .game")
    expect(picture).to_have_css("filter", "brightness(0.85)")  # black says something
    expect(offered(dark, "Hint")).to_be_visible()
    opened(dark, "chemin", "2x2", 2)
    expect(dark.locator("#board .hint")).to_contain_text("the assistant solves it")
    expect(offered(dark, "Hint")).to_be_hidden()
    expect(dark.get_by_role("switch")).to_be_hidden()
    press(dark, "Solution")
    expect(dark.locator(".assistant-card")).to_contain_text("The board shows it.")
    expect(offered(dark, "Fill it in")).to_have_count(0)
    opened(dark, "sudoku", "seed9", 9)
    expect(picture).to_have_css("filter", "invert(0.88) hue-rotate(180deg)")
    expect(game).to_contain_text("Each row and each column holds each number once.")
    expect(game).not_to_contain_text("-c ")
    expect(offered(dark, "Hint")).to_be_visible()


def small(parts):
    """Those that a finger misses."""
    return [
        one.evaluate("e => e.outerHTML") for one in parts.all() if one.bounding_box()["height"] < 44
    ]


def test_fit_on_a_phone_one_pane_at_a_time(phone):
    assert phone.locator("#board").bounding_box()["y"] <= 110
    for name in ("Assistant", "Rules", "Board"):
        pane(phone, name)
        shown = [one for one in phone.locator(".pane").all() if one.is_visible()]
        assert [one.get_attribute("aria-label") for one in shown] == [name]
        assert fits(phone)
    mode(phone, "Edit")  # it is pushed into sight
    expect(phone.get_by_role("radio", name="Edit")).to_have_attribute("aria-checked", "true")
    for name in ("File", "Share"):
        phone.get_by_role("button", name=name, exact=True).tap()
        box = phone.get_by_role("menu", name=name).bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        phone.keyboard.press("Escape")
        expect(phone.get_by_role("menu", name=name)).to_be_hidden()
    pane(phone, "Rules")
    expect(phone.locator("#rules .cm-line", has_text="open(R, C)").first).to_be_visible()
    widths = "found => found.every((one) => one.scrollWidth <= one.clientWidth)"
    assert phone.eval_on_selector_all("#rules, #rules .cm-scroller", widths)
    assert small(phone.locator("#rules [role=tab]")) == []
    pane(phone, "Assistant")
    touched = "button:not(.help):visible, select:visible, .ticks label:visible"
    for name in ("Generate", "Compare", "Trace"):
        form = phone.get_by_role("form", name=name)
        phone.locator("#work").get_by_role("button", name=name, exact=True).first.click()
        expect(form).to_be_visible()
        assert small(form.locator(touched)) == []
    assert fits(phone)
