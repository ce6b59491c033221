"""Generate, compare and trace in the page, and the guide in its drawer."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from browser.steps import type_facts

pytestmark = pytest.mark.browser


def opened(page, name):
    """The form behind one of the three buttons."""
    form = page.get_by_role("form", name=name)
    if not form.is_visible():
        page.locator("#work").get_by_role("button", name=name, exact=True).first.click()
    expect(form).to_be_visible()
    return form


def instance_of(page):
    """What the tab's draft says is open."""
    page.wait_for_function("sessionStorage.getItem('pylogic:tab')")
    draft = "localStorage.getItem('pylogic:draft:' + sessionStorage.getItem('pylogic:tab'))"
    return json.loads(page.evaluate(draft) or "{}").get("document", {}).get("instance")


def settled(page, instance):
    page.wait_for_function(
        """name => JSON.parse(localStorage.getItem("pylogic:draft:"
             + sessionStorage.getItem("pylogic:tab")) ?? "{}").document?.instance === name""",
        arg=instance,
    )


def generate(form, **values):
    for name, value in values.items():
        form.locator(f"input[name={name}]").fill(str(value))
    form.get_by_role("button", name="Generate", exact=True).click()


def test_one_form_is_open_at_a_time(page):
    for name in ("Generate", "Compare", "Trace"):
        opened(page, name)
        assert page.locator("#work form:visible").count() == 1
    page.locator("#work").get_by_role("button", name="Trace", exact=True).first.click()
    assert page.locator("#work form:visible").count() == 0


def test_a_generated_puzzle_is_opened_and_left_again(page):
    before = instance_of(page)
    form = opened(page, "Generate")
    generate(form, rows=5, columns=6, count=3, seed=7)
    cards = form.get_by_role("list", name="New puzzles").get_by_role("button")
    expect(cards).to_have_count(3)
    expect(form.get_by_role("status")).to_contain_text("3 puzzles of seed 7")
    expect(form.locator("input[name=seed]")).to_have_value("8")
    expect(cards.nth(1)).to_contain_text("clues")
    expect(cards.nth(1).locator("svg")).to_be_visible()
    cards.nth(1).click()
    settled(page, "gen-7-2")
    expect(cards).to_have_count(3)
    expect(form).not_to_contain_text("before your last change")
    form.get_by_role("button", name=f"Back to {before}").click()
    settled(page, before)


def test_what_was_unsaved_is_kept_when_a_puzzle_is_opened(page):
    before = instance_of(page)
    page.get_by_role("gridcell").nth(1).click()
    marks = page.get_by_role("gridcell").nth(1).get_attribute("aria-label")
    form = opened(page, "Generate")
    generate(form, rows=5, columns=5, count=2, seed=3)
    cards = form.get_by_role("list", name="New puzzles").get_by_role("button")
    expect(cards).to_have_count(2)
    for card in (cards.nth(0), cards.nth(1)):
        card.click()
    settled(page, "gen-3-2")
    kept = page.evaluate(
        """() => Object.entries(localStorage).filter(([key]) => key.startsWith("pylogic:draft:"))
             .map(([, text]) => JSON.parse(text)).filter(({ isAside }) => isAside)
             .map(({ document }) => [document.instance, Object.keys(document.marks).length])"""
    )
    assert kept == [[before, 1]]
    form.get_by_role("button", name=f"Back to {before}").click()
    expect(page.get_by_role("gridcell").nth(1)).to_have_attribute("aria-label", marks)


def test_a_form_is_as_it_was_left(page):
    form = opened(page, "Generate")
    form.locator("input[name=rows]").fill("6")
    form.locator("select[name=difficulty]").select_option("easy")
    page.reload()
    expect(page.get_by_role("form", name="Generate")).to_be_visible()
    expect(page.locator("#work-generate input[name=rows]")).to_have_value("6")
    expect(page.locator("#work-generate select[name=difficulty]")).to_have_value("easy")


def test_a_long_job_is_cancelled_and_says_how_far_it_came(page):
    form = opened(page, "Generate")
    form.locator("select[name=difficulty]").select_option("hard")
    generate(form, rows=30, columns=30, count=50, seed=1)
    expect(form.get_by_role("progressbar", name="Progress")).to_be_visible()
    expect(form.locator(".how-far")).to_have_text("trying seed 1, 0 of 50 puzzles")
    expect(form.get_by_role("button", name="Generate", exact=True)).to_be_disabled()
    form.get_by_role("button", name="Cancel").click()
    expect(form.get_by_role("status")).to_have_text("Cancelled: trying seed 1, 0 of 50 puzzles.")
    expect(form.get_by_role("progressbar", name="Progress")).to_be_hidden()
    expect(form.get_by_role("button", name="Generate", exact=True)).to_be_enabled()


def test_two_orders_are_compared(page):
    form = opened(page, "Compare")
    for name in ("rows", "spiral"):
        form.get_by_role("checkbox", name=name, exact=True).uncheck()
    form.locator("input[name=seeds]").fill("3")
    expect(form).to_contain_text(re.compile("2 ways . 1 board . 3 runs = 6 runs"))
    form.get_by_role("button", name="Compare", exact=True).click()
    report = form.get_by_role("region", name="What each way takes")
    expect(report).to_be_visible()
    expect(form.locator(".runs tbody tr")).to_have_count(6)
    rows = [row.inner_text().split()[0] for row in report.locator("tbody tr").all()]
    assert rows == ["given", "reversed"]
    expect(form.get_by_role("status")).to_contain_text("6 runs of 1 instance agree")
    expect(form.locator("figure.plot svg").first).to_be_visible()
    with page.expect_download() as download:
        form.get_by_role("link", name="CSV").click()
    assert len(download.value.path().read_text().splitlines()) == 7
    with page.context.expect_page() as whole:
        form.get_by_role("link", name="Open the whole report").click()
    expect(whole.value.get_by_role("heading", level=1)).to_contain_text("2 settings on 1 instance")
    assert whole.value.evaluate("getComputedStyle(document.body).maxWidth") != "none"


def test_nothing_ticked_is_nothing_to_compare(page):
    form = opened(page, "Compare")
    form.get_by_role("checkbox", name="clingo", exact=True).uncheck()
    expect(form).to_contain_text("Choose at least one of each list.")
    expect(form.get_by_role("button", name="Compare", exact=True)).to_be_disabled()


def test_a_search_is_told_and_filmed(page):
    form = opened(page, "Trace")
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


def test_the_guide_opens_and_closes_by_keyboard(page):
    drawer = page.locator("#drawer")
    guide = page.get_by_role("button", name="Guide", exact=True)
    guide.focus()
    page.keyboard.press("F1")
    expect(drawer.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.querySelector('#drawer').contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()
    expect(guide).to_be_focused()


def test_a_question_mark_opens_its_page_and_links_stay_inside(page):
    opened(page, "Compare").get_by_role("button", name="The guide: Compare").click()
    drawer = page.locator("#drawer")
    expect(drawer.get_by_role("heading", level=1)).to_have_text("Comparing")
    drawer.get_by_role("link", name="orders", exact=True).first.click()
    expect(drawer.get_by_role("heading", level=1)).to_have_text("Orders, heuristics, labelings")
    drawer.get_by_role("button", name="Back").click()
    expect(drawer.get_by_role("heading", level=1)).to_have_text("Comparing")
    page.reload()
    page.keyboard.press("F1")
    expect(drawer.get_by_role("heading", level=1)).to_have_text("Comparing")


def test_commands_of_the_guide_are_copied_without_what_they_print(page):
    page.keyboard.press("F1")
    page.get_by_role("combobox", name="Page of the guide").select_option("solving")
    code = page.locator("#drawer .code", has_text="$ pylogic").first
    expect(page.locator("#drawer h1")).to_have_text("Solving")
    code.hover()
    code.get_by_role("button", name="Copy").click()
    expect(code.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("pylogic ")
    assert "unique" not in copied


def test_the_forms_fit_a_phone(phone):
    phone.get_by_role("navigation", name="Panes").get_by_role("button", name="Assistant").click()
    for name in ("Generate", "Compare", "Trace"):
        form = opened(phone, name)
        small = [
            one.evaluate("e => e.outerHTML")
            for one in form.locator(
                "button:not(.help):visible, select:visible, .ticks label:visible"
            ).all()
            if one.bounding_box()["height"] < 44
        ]
        assert small == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
