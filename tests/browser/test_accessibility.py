"""axe-core finds no serious fault, on any pane and screen."""

from __future__ import annotations

import pytest

from browser.conftest import SCREENS
from browser.steps import faults, mode, pane, serious_faults

pytestmark = pytest.mark.browser
OPENED = ("File", "Share", "Guide", "? Keys", "Hint", "Explain", "Generate", "Compare", "Trace")


@pytest.mark.parametrize("screen", [pytest.param("phone", marks=pytest.mark.nightly), "dark phone"])
def test_find_no_fault_on_a_phone(open_page, screen):
    page = open_page(**SCREENS[screen], reduced_motion="reduce")
    found = []
    for name in ("Rules", "Board", "Assistant"):
        pane(page, name)
        found += serious_faults(page)
    assert found == []


@pytest.mark.parametrize("screen", ["light", pytest.param("dark", marks=pytest.mark.nightly)])
def test_find_no_fault_on_a_desk_nor_in_its_opened_parts(open_page, screen):
    page = open_page(**SCREENS[screen], reduced_motion="reduce")
    mode(page, "Edit")
    found = serious_faults(page)
    mode(page, "Play")
    found += serious_faults(page)
    for name in OPENED:
        before = page.locator("body *").count()
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_function(
            "before => document.querySelectorAll('body *').length > before", arg=before
        )
        found += serious_faults(page)
        page.keyboard.press("Escape")
    assert found == []


@pytest.mark.parametrize("screen", ["light", "dark phone"])
def test_find_no_fault_in_the_gallery(open_page, workbench, screen):
    page = open_page(f"{workbench.link}#gallery", **SCREENS[screen], reduced_motion="reduce")
    found = []
    for name in ("All kinds", "Boards of Kuromasu"):
        page.get_by_role("list", name=name).locator("svg").first.wait_for()
        found += faults(page)
        page.evaluate("location.hash = 'gallery/kuromasu'")
    assert found == []
