"""Generate, compare and trace in the page, and the guide in its drawer."""

from __future__ import annotations

import re

import pytest

from browser.steps import expect, faults, type_facts

pytestmark = pytest.mark.browser


def opened(page, name):
    """The form behind one of the three buttons."""
    form = page.get_by_role("form", name=name)
    if not form.is_visible():
        page.locator("#work").get_by_role("button", name=name, exact=True).first.click()
    expect(form).to_be_visible()
    return form


def generate(form, **values):
    for name, value in values.items():
        form.locator(f"input[name={name}]").fill(str(value))
    form.get_by_role("button", name="Generate", exact=True).click()


def test_keep_one_form_open_as_it_was_left(page):
    for name in ("Compare", "Trace", "Generate"):
        form = opened(page, name)
        assert page.locator("#work form:visible").count() == 1
    expect(form.locator("input[name=rows]")).to_have_value("17")  # the size of the board is known
    form.locator("input[name=rows]").fill("6")
    form.locator("select[name=difficulty]").select_option("easy")
    page.reload()
    expect(form).to_be_visible()
    expect(form.locator("input[name=rows]")).to_have_value("6")
    expect(form.locator("select[name=difficulty]")).to_have_value("easy")
    form.locator("select[name=difficulty]").select_option("hard")
    generate(form, rows=30, columns=30, count=50, seed=1)
    progress = form.get_by_role("progressbar", name="Progress")
    button = form.get_by_role("button", name="Generate", exact=True)
    expect(progress).to_be_visible()
    expect(form.locator(".how-far")).to_have_text("trying seed 1, 0 of 50 puzzles")
    expect(button).to_be_disabled()
    form.get_by_role("button", name="Cancel").click()
    expect(form.get_by_role("status")).to_have_text("Cancelled: trying seed 1, 0 of 50 puzzles.")
    expect(progress).to_be_hidden()
    expect(button).to_be_enabled()
    page.locator("#work").get_by_role("button", name="Generate", exact=True).first.click()
    expect(page.locator("#work form:visible")).to_have_count(0)


def test_open_a_generated_puzzle_and_go_back_to_the_unsaved_one(page):
    entered = page.get_by_role("gridcell").nth(1)
    entered.click()
    marks = entered.get_attribute("aria-label")
    form = opened(page, "Generate")
    generate(form, rows=5, columns=6, count=3, seed=7)
    cards = form.get_by_role("list", name="New puzzles").get_by_role("button")
    expect(cards).to_have_count(3)
    expect(form.get_by_role("status")).to_contain_text("3 puzzles of seed 7")
    expect(form.locator("input[name=seed]")).to_have_value("8")
    expect(cards.nth(1).locator("svg")).to_be_visible()
    for number in (0, 1):
        cards.nth(number).click()
        expect(page).to_have_title(re.compile(f"gen-7-{number + 1}"))
    expect(cards).to_have_count(3)
    expect(form).not_to_contain_text("before your last change")
    form.get_by_role("button", name="Back to inst43").click()
    expect(page).to_have_title(re.compile("inst43"))
    expect(entered).to_have_attribute("aria-label", marks)


def test_compare_two_orders(page):
    form = opened(page, "Compare")
    compare = form.get_by_role("button", name="Compare", exact=True)
    clingo = form.get_by_role("checkbox", name="clingo", exact=True)
    clingo.uncheck()
    expect(form).to_contain_text("Choose at least one of each list.")
    expect(compare).to_be_disabled()
    clingo.check()
    for name in ("rows", "spiral"):
        form.get_by_role("checkbox", name=name, exact=True).uncheck()
    form.locator("input[name=seeds]").fill("3")
    expect(form).to_contain_text(re.compile("2 ways . 1 board . 3 runs = 6 runs"))
    compare.click()
    expect(form.get_by_role("status")).to_contain_text("6 runs of 1 instance agree")
    with page.expect_download() as download:
        form.get_by_role("link", name="CSV").click()
    assert len(download.value.path().read_text().splitlines()) == 7
    with page.context.expect_page() as whole:
        form.get_by_role("link", name="Open the report").click()
    expect(whole.value.get_by_role("heading", level=1)).to_contain_text("Comparison: ")
    expect(whole.value.locator("figure svg").first).to_be_visible()
    assert whole.value.evaluate("getComputedStyle(document.body).maxWidth") != "none"
    assert faults(whole.value, impacts=()) == []


def test_tell_and_film_a_search(page):
    form = opened(page, "Trace")
    expect(form.locator("select[name=order]")).to_have_value("given")
    form.locator("input[name=keep]").fill("5")
    form.get_by_role("button", name="Trace the search").click()
    expect(form.get_by_role("status")).to_have_text(
        re.compile(r"1 answer, \d+ choices?, .*complete\.")
    )
    board = page.get_by_role("region", name="Board", exact=True)
    expect(board).to_contain_text("moment 0")
    form.get_by_role("button", name="How often each cell was decided").click()
    expect(board).to_contain_text("How often each cell was decided")
    form.get_by_role("button", name="Show the film again").click()
    expect(board).to_contain_text("moment 0")
    expect(form).not_to_contain_text("before your last change")
    type_facts(page, "% other")
    expect(form).to_contain_text("This was found before your last change.")
    expect(board.locator(".film")).to_be_hidden()
    form.get_by_role("button", name="Show the film again").click()
    expect(board).to_contain_text("The search on inst43, before your last change")


def test_read_the_guide_in_its_drawer(page):
    drawer = page.locator("#drawer")
    title = drawer.get_by_role("heading", level=1)
    guide = page.get_by_role("button", name="Guide", exact=True)
    guide.focus()
    page.keyboard.press("F1")
    expect(title).to_be_visible()
    assert page.evaluate("document.querySelector('#drawer').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(guide).to_be_focused()
    opened(page, "Compare").get_by_role("button", name="The guide: Compare").click()
    expect(title).to_have_text("Compare orders, engines and settings")
    drawer.get_by_role("link", name="engines", exact=True).first.click()
    expect(title).to_have_text("Two engines")
    drawer.get_by_role("button", name="Back").click()
    expect(title).to_have_text("Compare orders, engines and settings")
    page.reload()
    page.keyboard.press("F1")
    expect(title).to_have_text("Compare orders, engines and settings")
    page.get_by_role("combobox", name="Page of the guide").select_option("solving")
    expect(title).to_have_text("Solve boards")
    code = drawer.locator(".code", has_text="$ pylogic").first
    code.hover()
    code.get_by_role("button", name="Copy").click()
    expect(code.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("pylogic ")
    assert "unique" not in copied  # what the command prints
