"""The page opens, on every screen and in ten tabs, and nothing goes wrong in the console."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_the_page_shows_its_three_panes(page):
    for name in ("Rules", "Board", "Assistant"):
        expect(page.get_by_role("region", name=name, exact=True)).to_be_visible()


def test_a_phone_shows_one_of_them_at_a_time(phone):
    for name in ("Assistant", "Rules", "Board"):
        phone.get_by_role("navigation", name="Panes").get_by_role("button", name=name).click()
        shown = [one for one in phone.locator(".pane").all() if one.is_visible()]
        assert [one.get_attribute("aria-label") for one in shown] == [name]


def test_dark_is_dark(dark):
    scheme = dark.evaluate("getComputedStyle(document.documentElement).colorScheme")
    assert scheme == "dark"


def test_ten_tabs_are_all_answered(open_page):
    first = open_page()
    tabs = [first, *(open_page(context=first.context) for _ in range(9))]
    for tab in tabs:
        tab.get_by_role("button", name="Explain", exact=True).click()
    for tab in tabs:
        expect(tab.locator("#assistant .assistant-status strong")).to_contain_text("proved")
        expect(tab.locator("#assistant .assistant-card")).not_to_be_empty()
