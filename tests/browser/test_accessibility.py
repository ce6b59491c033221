"""axe-core finds no serious fault, on any pane and screen."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from browser.conftest import PHONE

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        not os.environ.get("PYLOGIC_AXE"),
        reason="PYLOGIC_AXE names no axe.min.js (npm install axe-core)",
    ),
]

SCREENS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
    "dark phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "color_scheme": "dark"},
}


def serious_faults(page) -> list[str]:
    """What axe-core calls serious or critical, each with the elements that it is about."""
    page.locator("#assistant .assistant-status:not(.old) strong").wait_for(state="attached")
    page.locator("#board svg").first.wait_for(state="attached")
    return axe(page)


def axe(page, impacts=("serious", "critical")) -> list[str]:
    """What axe-core finds of so much impact; None: of any."""
    page.evaluate(Path(os.environ["PYLOGIC_AXE"]).read_text())
    violations = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:5]}"
        for one in violations
        if impacts is None or one["impact"] in impacts
    ]


@pytest.mark.parametrize("pane", ["Rules", "Board", "Assistant"])
@pytest.mark.parametrize("screen", ["phone", "dark phone"])
def test_each_pane_of_a_phone(open_page, screen, pane):
    page = open_page(**SCREENS[screen], reduced_motion="reduce")
    page.get_by_role("navigation", name="Panes").get_by_role("button", name=pane).click()
    assert serious_faults(page) == []


@pytest.mark.parametrize("mode", ["Play", "Edit"])
@pytest.mark.parametrize("screen", ["light", "dark"])
def test_the_whole_of_a_desk(open_page, screen, mode):
    page = open_page(**SCREENS[screen], reduced_motion="reduce")
    page.get_by_role("radio", name=mode).click()
    assert serious_faults(page) == []


@pytest.mark.parametrize("place", ["#gallery", "#gallery/kuromasu"])
@pytest.mark.parametrize("screen", list(SCREENS))
def test_the_gallery(open_page, workbench, screen, place):
    page = open_page(workbench.link + place, **SCREENS[screen], reduced_motion="reduce")
    page.locator("#gallery .tile svg").first.wait_for()
    assert axe(page) == []


@pytest.mark.parametrize(
    "button",
    ["File", "Share", "Guide", "? Keys", "Hint", "Explain", "Generate", "Compare", "Trace"],
)
@pytest.mark.parametrize("screen", ["light", "dark"])
def test_what_a_button_opens(open_page, screen, button):
    page = open_page(**SCREENS[screen], reduced_motion="reduce")
    before = page.locator("body *").count()
    page.get_by_role("button", name=button, exact=True).click()
    page.wait_for_function(
        "before => document.querySelectorAll('body *').length > before", arg=before
    )
    assert serious_faults(page) == []
