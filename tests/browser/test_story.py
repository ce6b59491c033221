"""What a newcomer sees: a board, its rules, and hints that lead on.

`pytest -m browser tests/browser/test_story.py --update-golden` takes the picture of the README.
"""

from __future__ import annotations

import struct

import pytest
from pages import GUIDE

from browser.steps import card, expect, press, status

pytestmark = pytest.mark.browser
PICTURE = GUIDE / "workbench.png"
SIZE = {"width": 1280, "height": 800}


def test_lead_on_by_one_hint_after_the_other(open_page, update):
    page = open_page(viewport=SIZE, color_scheme="light")
    expect(status(page)).to_contain_text("One answer, proved")
    expect(page.get_by_text("No two black cells share a side.")).to_be_visible()
    press(page, "Hint")
    expect(card(page)).to_contain_text("otherwise")
    expect(page.locator("#board .outline .effect").first).to_be_attached()
    for _ in range(9):
        press(page, "Do it")
        press(page, "Next hint")
        expect(page.get_by_role("button", name="Do it", exact=True)).to_be_enabled()
    if update:
        page.mouse.move(0, 0)
        page.screenshot(path=PICTURE, animations="disabled", caret="hide")


def test_have_the_picture_of_the_readme():
    data = PICTURE.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (SIZE["width"], SIZE["height"])
