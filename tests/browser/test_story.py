"""What a newcomer sees: a board, its rules, and hints that lead on.

`pytest -m browser tests/browser/test_story.py --update-golden` takes the picture of the README.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pages import GUIDE
from playwright.sync_api import expect

from browser.steps import card, status

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
PICTURE = GUIDE / "workbench.png"
SIZE = {"width": 1280, "height": 800}


def test_lead_on_by_one_hint_after_the_other(open_page, update):
    page = open_page(viewport=SIZE, color_scheme="light")
    expect(status(page)).to_contain_text("One answer, proved")
    expect(page.get_by_text("No two black cells share a side.")).to_be_visible()
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(card(page)).to_contain_text("otherwise")
    expect(page.locator("#board .outline .effect").first).to_be_attached()
    for _ in range(9):
        page.get_by_role("button", name="Do it", exact=True).click()
        page.get_by_role("button", name="Next hint").click()
        expect(page.get_by_role("button", name="Do it", exact=True)).to_be_enabled()
    if update:
        photograph(page, PICTURE)


def photograph(page: Page, path: Path) -> None:
    page.mouse.move(0, 0)
    page.screenshot(path=path, animations="disabled", caret="hide")


def test_the_readme_has_the_picture():
    data = PICTURE.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (SIZE["width"], SIZE["height"])
