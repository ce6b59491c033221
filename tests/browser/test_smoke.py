"""The page opens, on every screen, and nothing goes wrong in the console."""

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
