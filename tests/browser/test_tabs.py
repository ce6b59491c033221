"""Ten tabs of one browser, which opens only six connections to a server: none starves."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.browser


def test_ten_tabs_are_all_answered(open_page):
    first = open_page()
    tabs = [first, *(open_page(context=first.context) for _ in range(9))]
    for tab in tabs:
        tab.get_by_role("button", name="Explain", exact=True).click()
    for tab in tabs:
        expect(tab.locator("#assistant .assistant-status strong")).to_contain_text("proved")
        expect(tab.locator("#assistant .assistant-card")).not_to_be_empty()
