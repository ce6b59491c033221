"""A real browser on the real server: pages as wide as a desk's or a phone's, light or dark."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from harness import SAFETY
from workbench import Workbench

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

DESK = {"width": 1400, "height": 900}
PHONE = {"width": 390, "height": 844}
SHOTS = Path(tempfile.gettempdir()) / "pylogic-browser"
"""Where a picture of each page lies on which a test failed."""
OPEN_RULES = """
  if (location.protocol !== "file:")
    try { localStorage["pylogic:rules"] ??= "open"; } catch { /* another site */ }
"""
"""Most tests see the rules in Play, too, as a user who has opened them.

Pages in files have none, and a script that writes before they are there makes Chromium forget what
the page before has kept (6 of 40 times; without it none of 80).
"""
NAMED = {"class.test": "127.0.0.2"}
"""Names that the browser knows: it trusts numbers that begin with 127, and does not trust these."""
NEEDED = "PYLOGIC_NEEDS_BROWSER"
_NO_PLAYWRIGHT = "playwright is missing: pip install '.[dev]'"
OpenPage = Callable[..., "Page"]


def _chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome")
    return next(filter(None, map(shutil.which, names)), None)


def _has_playwright() -> bool:
    return importlib.util.find_spec("playwright") is not None


def _reason() -> str | None:
    """Why there is no browser to test with."""
    if not _has_playwright():
        return _NO_PLAYWRIGHT
    return None if _chromium() else "chromium is not installed (Debian: apt install chromium)"


class _Skipped(pytest.Module):
    """A file of tests that cannot even be imported here."""

    def collect(self) -> list[pytest.Item | pytest.Collector]:
        pytest.skip(_NO_PLAYWRIGHT, allow_module_level=True)


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Module | None:
    """Skip with a reason what imports playwright where that is missing."""
    if _has_playwright() or os.environ.get(NEEDED):
        return None
    return _Skipped.from_parent(parent, path=module_path)


def _names() -> str:
    rules = ", ".join(f"MAP {name} {address}" for name, address in NAMED.items())
    return f"--host-resolver-rules={rules}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    reason = _reason()
    if reason is not None:
        assert not os.environ.get(NEEDED), f"{NEEDED} is set, and {reason}"
        pytest.skip(reason)
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=200 * SAFETY)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=_chromium(), args=["--no-sandbox", "--disable-dev-shm-usage", _names()]
        )
        yield launched
        launched.close()


@pytest.fixture
def faults() -> Iterator[list[str]]:
    """What the console and the pages called errors: any fails the test.

    A test that brings one about on purpose looks at it and clears the list.
    """
    found: list[str] = []
    yield found
    assert found == [], "errors in the browser's console"


@pytest.fixture
def open_page(
    browser: Browser, workbench: Workbench, faults: list[str], request: pytest.FixtureRequest
) -> Iterator[OpenPage]:
    """Open the workbench in a profile of its own, and wait until it is ready.

    `open_page(link=..., viewport=..., color_scheme=..., wait=False, ...)`: other keywords are
    those of playwright's `new_context`; `context=` opens another tab of a context.
    """
    contexts: list[BrowserContext] = []

    def opened(
        link: str | None = None,
        *,
        wait: bool = True,
        context: BrowserContext | None = None,
        **options: Any,
    ) -> Page:
        if context is None:
            context = browser.new_context(**{"viewport": DESK, **options})
            context.add_init_script(OPEN_RULES)
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
    if getattr(request.node, "has_failed", False):
        _photograph(request.node, contexts)
    for context in contexts:
        context.close()


def _told(said: Any) -> str:
    return f"{said.text} ({said.location.get('url', '')})"


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    """The workbench on a desk's screen, light."""
    return open_page(color_scheme="light")


@pytest.fixture
def dark(open_page: OpenPage) -> Page:
    """The workbench on a desk's screen, dark."""
    return open_page(color_scheme="dark")


@pytest.fixture
def phone(open_page: OpenPage) -> Page:
    """The workbench on a phone."""
    return open_page(viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Let fixtures know that the test has failed."""
    outcome: Any = yield
    report = outcome.get_result()
    if report.when == "call":
        item.has_failed = report.failed  # type: ignore[attr-defined]


def _photograph(node: pytest.Item, contexts: list[BrowserContext]) -> None:
    SHOTS.mkdir(exist_ok=True)
    pages = [page for context in contexts for page in context.pages]
    for number, page in enumerate(pages):
        path = SHOTS / f"{re.sub(r'[^a-z0-9]+', '_', node.name.lower())}_{number}.png"
        page.screenshot(path=path)
        print(f"the page at the end: {path}")
