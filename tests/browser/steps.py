"""Steps of a user on a page, and readings from it, for the tests of every part of it."""

from __future__ import annotations

import base64
import json
import os
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from workbench import at

from browser.conftest import NEEDED

if not os.environ.get(NEEDED):
    pytest.importorskip("playwright", reason="playwright is missing: pip install '.[dev]'")
from playwright.sync_api import Locator, Page, expect

# ---- The board ----------------------------------------------------------------------------


def cell(page: Page, row: int, column: int) -> Locator:
    return page.locator(f'#board [data-at="{row},{column}"]')


def says(page: Page, row: int, column: int, words: str) -> None:
    """A screen reader hears exactly this of a cell."""
    whole = f"row {row}, column {column}: {words}"
    expect(cell(page, row, column)).to_have_attribute("aria-label", whole)


def hears(page: Page, row: int, column: int, pattern: str) -> None:
    """A screen reader hears this of a cell, among other things."""
    expect(cell(page, row, column)).to_have_attribute("aria-label", re.compile(pattern))


def enter(page: Page, *places: tuple[int, int], words: str = "black") -> None:
    """Click cells, each of which becomes the same."""
    for row, column in places:
        cell(page, row, column).click()
        says(page, row, column, words)


def drag(page: Page, *places: tuple[float, ...], steps: int = 6) -> None:
    """Drag the mouse over cells; a place may say where in its cell."""
    page.mouse.move(*at(page, *places[0]))
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*at(page, *place), steps=steps)
    page.mouse.up()


def undo(page: Page) -> None:
    page.locator("#history").get_by_role("button", name="Undo").click()


def mode(page: Page, name: str) -> None:
    """Play or Edit."""
    page.get_by_role("radio", name=name).click()


def solved(page: Page) -> None:
    """The board is glad of the whole answer."""
    expect(page.locator("#board .glad")).to_have_text("Solved! Every cell is right.")


def opened(page: Page, puzzle: str, instance: str | None = None, rows: int | None = None) -> Page:
    """Another document, opened as a user does, and its board drawn."""
    page.locator("#files select").first.select_option(puzzle)
    if instance is not None:
        page.locator("#files select").nth(1).select_option(instance)
        expect(page).to_have_title(re.compile(instance))
    board = page.locator("#board .stage:not(.stale)")
    if rows is None:
        expect(board.locator("svg").first).to_be_attached()
    else:
        expect(board.locator("[role=row]")).to_have_count(rows)
    return page


# ---- The other panes ----------------------------------------------------------------------


def status(page: Page) -> Locator:
    return page.locator(".assistant-status")


def settled(page: Page) -> None:
    """Wait until the server has said all that it says of a board that was opened."""
    expect(status(page)).to_have_attribute("aria-busy", "false")


def card(page: Page) -> Locator:
    return page.locator(".assistant-card")


def press(page: Page, name: str) -> None:
    """A button of the assistant."""
    page.locator("#assistant").get_by_role("button", name=name, exact=True).click()


def answered(
    page: Page, job: str, *before: tuple[str, Any], event: str = "done", **data: Any
) -> None:
    """Have the next jobs of a kind tell some events, and end like this."""
    told = [*before, (event, data)]
    body = "".join(f"event: {name}\ndata: {json.dumps(said)}\n\n" for name, said in told)
    page.unroute(f"**/api/{job}")
    page.route(f"**/api/{job}", lambda route: route.fulfill(status=200, body=body))


def facts(page: Page) -> Locator:
    """The facts as a text, which are shown."""
    page.get_by_role("tab", name="Facts").click()
    return page.get_by_role("textbox", name="Facts: the board as text")


def type_facts(page: Page, text: str, key: str = "Control+End") -> None:
    """Type into the facts, at their end or where a key leads."""
    facts(page).click()
    page.keyboard.press(key)
    page.keyboard.insert_text(text)


def pane(page: Page, name: str) -> None:
    """One of the panes of a phone."""
    page.get_by_role("navigation", name="Panes").get_by_role("button", name=name).click()


def fits(page: Page) -> bool:
    """Whether nothing is wider than the screen."""
    return page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# ---- Accessibility ------------------------------------------------------------------------


def faults(page: Page, impacts: tuple[str, ...] = ("serious", "critical")) -> list[str]:
    """The violations of these impacts that axe-core finds, each with its elements."""
    if not os.environ.get("PYLOGIC_AXE"):
        pytest.skip("PYLOGIC_AXE names no axe.min.js (npm install axe-core)")
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(os.environ["PYLOGIC_AXE"]).read_text())
    violations = page.evaluate("axe.run().then(result => result.violations)")
    return [
        f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']][:5]}"
        for one in violations
        if not impacts or one["impact"] in impacts
    ]


def serious_faults(page: Page) -> list[str]:
    """The serious ones of a page that has drawn its board and knows its answer."""
    page.locator("#assistant .assistant-status:not(.old) strong").wait_for(state="attached")
    page.locator("#board svg").first.wait_for(state="attached")
    return faults(page)


# ---- Links and servers --------------------------------------------------------------------


def packed(document: bytes | dict[str, object]) -> str:
    """The fragment of a link as the workbench makes it, to a board without marks unless it says so.

    Bytes are packed as they are.
    """
    empty = {"marks": {}, "notes": {}, "constants": {}}
    text = document if isinstance(document, bytes) else json.dumps({**empty, **document}).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    code = base64.urlsafe_b64encode(packer.compress(text) + packer.flush()).decode()
    return f"#pylogic={code.rstrip('=')}"


def unpacked(code: str) -> dict[str, Any]:
    """The document of a link."""
    data = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
    found: dict[str, Any] = json.loads(zlib.decompress(data, -15))
    return found


class _Quiet(SimpleHTTPRequestHandler):
    """A web server for files that says nothing."""

    def log_message(self, *_given: Any) -> None:
        pass


@contextmanager
def serving_files(folder: Path) -> Iterator[tuple[str, Callable[[], None]]]:
    """The address of a web server for a folder, and what ends the server."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()

    def end() -> None:
        server.shutdown()
        server.server_close()
        thread.join()

    yield f"http://127.0.0.1:{server.server_port}/", end
    end()
