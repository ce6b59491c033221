"""What a newcomer does: plays, asks, deletes a rule, sees what that changes, and puts it back.

`pytest -m browser tests/browser/test_story.py --update-golden` takes the picture of the README.
"""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pages import GUIDE
from playwright.sync_api import expect

from browser.steps import cell, says, status, undo
from browser.test_editor import CONNECTED, delete, line, rules, strip

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
PICTURE = GUIDE / "workbench.png"
SIZE = {"width": 1280, "height": 800}


def test_a_newcomer_plays_and_changes_a_rule(open_page, update):
    page = open_page(viewport=SIZE, color_scheme="light")
    expect(status(page)).to_contain_text("One answer, proved")
    expect(page.get_by_text("No two black cells share a side.")).to_be_visible()

    cell(page, 1, 1).click()
    cell(page, 1, 2).click()
    page.get_by_role("button", name="Check", exact=True).click()
    expect(page.get_by_text("2 cells are wrong")).to_be_visible()
    assistant = page.get_by_role("region", name="Assistant", exact=True)
    expect(assistant).to_contain_text("The black cells 1,1 and 1,2 touch.")
    undo(page)
    undo(page)
    says(page, 1, 1, "empty")

    page.get_by_role("button", name="Hint", exact=True).click()
    expect(assistant).to_contain_text("otherwise")
    expect(page.locator("#board .outline .effect").first).to_be_attached()
    for _ in range(9):
        page.get_by_role("button", name="Do it", exact=True).click()
        page.get_by_role("button", name="Next hint").click()
        expect(page.get_by_role("button", name="Do it", exact=True)).to_be_enabled()
    if update:
        photograph(page, PICTURE)

    rules(page).hover()
    page.mouse.wheel(0, 1000)
    delete(page, CONNECTED)
    expect(strip(page)).to_contain_text("Changed: unique → more than one answer")
    expect(status(page)).to_contain_text("More than one answer")
    page.get_by_role("button", name="Show a board that only the new rules accept").click()
    expect(page.get_by_text(re.compile("Only the new rules accept this board"))).to_be_visible()
    page.get_by_role("button", name="Put it back").click()
    expect(line(page, CONNECTED)).to_be_visible()
    expect(status(page)).to_contain_text("One answer, proved")
    expect(strip(page)).to_be_hidden()


def photograph(page: Page, path: Path) -> None:
    page.mouse.move(0, 0)
    page.screenshot(path=path, animations="disabled", caret="hide")


def test_the_readme_has_the_picture():
    data = PICTURE.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (SIZE["width"], SIZE["height"])
