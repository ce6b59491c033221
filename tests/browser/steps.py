"""What a user does and sees on a page, for the tests of every part of it."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Locator, Page, expect
from workbench import at

# ---- The board ----------------------------------------------------------------------------


def cell(page: Page, row: int, column: int) -> Locator:
    return page.locator(f'#board [data-at="{row},{column}"]')


def says(page: Page, row: int, column: int, words: str | re.Pattern[str]) -> None:
    """A screen reader hears this of a cell: exactly these words, or what a pattern finds."""
    whole = f"row {row}, column {column}: {words}" if isinstance(words, str) else words
    expect(cell(page, row, column)).to_have_attribute("aria-label", whole)


def drag(page: Page, *places: tuple[float, ...], steps: int = 6) -> None:
    """Drag the mouse over cells; a place may say where in its cell."""
    page.mouse.move(*at(page, *places[0]))
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*at(page, *place), steps=steps)
    page.mouse.up()


def undo(page: Page) -> None:
    page.locator("#history").get_by_role("button", name="Undo").click()


def opened(page: Page, puzzle: str, instance: str, rows: int | None = None) -> Page:
    """Another document, opened as a user does, and its board drawn."""
    page.locator("#files select").first.select_option(puzzle)
    page.locator("#files select").nth(1).select_option(instance)
    expect(page).to_have_title(re.compile(instance))
    board = page.locator("#board .stage:not(.stale)")
    if rows is None:
        expect(board.locator("[data-at]").first).to_be_attached()
    else:
        expect(board.locator("[role=row]")).to_have_count(rows)
    return page


_ALONE = """async (document) => {
  const { createSignals } = await import("/static/js/signals.js");
  const { createStore } = await import("/static/js/store.js");
  const board = await import("/static/js/board.js");
  window.document.querySelector("#board").replaceChildren();
  const app = { store: createStore(), ...createSignals() };
  board.start(app);
  window.app = app;
  app.store.open({ instance: "board", rules: null, ...document });
}"""


def opened_alone(page: Page, rows: int, **document: str) -> Page:
    """The board without the other panes, whose signals the test sends."""
    page.evaluate(_ALONE, document)
    expect(page.locator("#board [role=row]")).to_have_count(rows)
    return page


# ---- The other panes ----------------------------------------------------------------------


def status(page: Page) -> Locator:
    return page.locator(".assistant-status")


def card(page: Page) -> Locator:
    return page.locator(".assistant-card")


def type_facts(page: Page, text: str, key: str = "Control+End") -> None:
    """Type into the facts, at their end or where a key leads."""
    page.get_by_role("tab", name="Facts").click()
    page.locator(".cm-content:visible").click()
    page.keyboard.press(key)
    page.keyboard.insert_text(text)


# ---- Links and servers --------------------------------------------------------------------


def packed(document: object) -> str:
    """The fragment of a link as the workbench makes it; bytes are packed as they are."""
    text = document if isinstance(document, bytes) else json.dumps(document).encode()
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
