"""A real browser on the real server: pages as wide as a desk's or a phone's, light or dark."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest
from harness import SAFETY
from workbench import Workbench

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

DESK = {"width": 1400, "height": 900}
PHONE = {"width": 390, "height": 844}
TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SCREENS = {
    "light": {"color_scheme": "light"},
    "dark": {"color_scheme": "dark"},
    "phone": TOUCH,
    "dark phone": {**TOUCH, "color_scheme": "dark"},
}
OPEN_RULES = """
  if (location.protocol !== "file:")
    try { localStorage["pylogic:rules"] ??= "open"; } catch { /* another site */ }
"""
"""Most tests see the rules in Play, too, as a user who has opened them.

Pages in files have none, and a script that writes before they are there makes Chromium forget what
the page before has kept (6 of 40 times; without it none of 80).
"""
REMEMBER = """
  window.told = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node.matches?.(".message, .notice")) window.told.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
"""
"""A page's messages pass after some seconds, which a busy machine needs for less."""
NAMED = {"class.test": "127.0.0.2"}
"""Names that the browser knows: it trusts numbers that begin with 127, and does not trust these."""
NEEDED = "PYLOGIC_NEEDS_BROWSER"
OpenPage = Callable[..., "Page"]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    names = ("chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        reason = "chromium is not installed (Debian: apt install chromium)"
        assert not os.environ.get(NEEDED), f"{NEEDED} is set, and {reason}"
        pytest.skip(reason)
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=200 * SAFETY)
    rules = ", ".join(f"MAP {name} {address}" for name, address in NAMED.items())
    given = ["--no-sandbox", "--disable-dev-shm-usage", f"--host-resolver-rules={rules}"]
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=given)
        yield launched
        launched.close()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """The errors of the console and the pages: any fails the test.

    A test that brings one about on purpose looks at it and clears the list.
    """
    found: list[str] = []
    yield found
    assert found == [], "errors in the browser's console"


@pytest.fixture
def open_page(browser: Browser, workbench: Workbench, faults: list[str]) -> Iterator[OpenPage]:
    """Open the workbench in a profile of its own, and wait until it is ready.

    `open_page(link=..., viewport=..., color_scheme=..., wait=False, ...)`: other keywords are
    those of playwright's `new_context`; `context=` opens another tab of a context, and `script=`
    is run before each page of a new one.
    """
    contexts: list[BrowserContext] = []

    def opened(
        link: str | None = None,
        *,
        wait: bool = True,
        context: BrowserContext | None = None,
        script: str = OPEN_RULES,
        **options: Any,
    ) -> Page:
        if context is None:
            context = browser.new_context(**{"viewport": DESK, **options})
            context.add_init_script(script + REMEMBER)
            context.grant_permissions(["clipboard-read", "clipboard-write"])
            contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{error}"))
        page.on("console", lambda said: said.type == "error" and faults.append(_told(said)))
        page.goto(link or workbench.link)
        if wait:
            page.locator("html[data-ready]").wait_for(state="attached")
        return page

    yield opened
    for context in contexts:
        context.close()


def _told(said: Any) -> str:
    return f"{said.text} ({said.location.get('url', '')})"


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """The workbench on a desk's screen, light."""
    return open_page(color_scheme="light")


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    """The workbench on a phone."""
    return open_page(**TOUCH)
