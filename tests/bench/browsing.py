"""How fast the workbench is: `python tests/bench/browsing.py` prints the figures of the guide.

In Chromium, on the real server: the first paint, the first board, a click until it is drawn, the
answer to a changed board, and the longest frame while a large board is painted by a drag.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

from browser.conftest import DESK, _chromium
from playwright.sync_api import Browser, Page, sync_playwright
from workbench import Workbench, serving

TIMES = 15
LARGE = (31, 45)
_PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
_NOW = "() => performance.now()"
_KEPT = """() => {
  window.kept = [];
  const observe = (type, options) => new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) kept.push([entry.entryType, entry.duration]);
  }).observe({ type, ...options });
  observe("event", { durationThreshold: 16 });
  observe("longtask", {});
}"""
_ANSWERED = """(before) => new Promise((told) => {
  const status = document.querySelector('#assistant [aria-busy]');
  const look = () => status.getAttribute('aria-busy') === 'false' && told(performance.now());
  new MutationObserver(look).observe(status, { attributes: true });
})"""


def main() -> None:
    """Print the figures, in milliseconds."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=_chromium(), args=["--no-sandbox"])
        rows, cols = LARGE
        large = Path(folder, "instances", "kuromasu", "large.lp")
        large.parent.mkdir(parents=True)
        cells = [(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)]
        clues = sorted(random.Random(1).sample(cells, 200))
        large.write_text(
            f"size({rows},{cols}).\n" + "\n".join(f"clue({r},{c},5)." for r, c in clues)
        )
        with serving(Path(folder), "kuromasu") as workbench:
            _openings(browser, workbench)
            _changes(browser, workbench)
        with serving(Path(folder), "kuromasu", "large") as workbench:
            _drag(browser, workbench)
        browser.close()


@contextmanager
def _page(browser: Browser, link: str) -> Iterator[Page]:
    context = browser.new_context(viewport=DESK)
    page = context.new_page()
    page.goto(link)
    page.locator('#board [role="gridcell"]').first.wait_for()
    yield page
    context.close()


def _openings(browser: Browser, workbench: Workbench) -> None:
    paints, boards = [], []
    for _ in range(TIMES):
        with _page(browser, workbench.link) as page:
            boards.append(page.evaluate(_NOW))
            paints.append(page.evaluate(_PAINTED))
    _tell("first paint", paints)
    _tell("first board", boards)


def _changes(browser: Browser, workbench: Workbench) -> None:
    with _page(browser, workbench.link) as page:
        page.locator('#assistant [aria-busy="false"]').wait_for()
        page.evaluate(_KEPT)
        for column in range(1, TIMES + 1):
            page.locator(f'#board [data-at="2,{column}"]').click()
        _tell("a click until it is drawn", _durations(page, "event"))
        page.get_by_role("radio", name="Edit").click()
        taken = []
        for number in range(TIMES):
            page.locator('#board [data-at="1,1"]').focus()
            begin = page.evaluate(_NOW)
            answered = page.evaluate_handle(f"() => ({{ told: ({_ANSWERED})() }})")
            page.keyboard.press(str(2 + number % 2))
            taken.append(answered.evaluate("(one) => one.told") - begin)
        _tell("answer to a changed inst43", taken)


def _drag(browser: Browser, workbench: Workbench) -> None:
    with _page(browser, workbench.link) as page:
        begin = page.locator('#board [data-at="16,1"]').bounding_box()
        end = page.locator('#board [data-at="16,45"]').bounding_box()
        assert begin is not None
        assert end is not None
        page.evaluate(_KEPT)
        page.mouse.move(begin["x"] + 4, begin["y"] + 4)
        page.mouse.down()
        page.mouse.move(end["x"] + 4, end["y"] + 4, steps=60)
        page.mouse.up()
        page.wait_for_function("() => document.querySelectorAll('[aria-label$=black]').length > 30")
        longest = max(_durations(page, "longtask"), default=0)
        print(
            f"{'longest task while 31x45 is painted':38} {longest:6.0f} (50 and less is not told)"
        )
        _tell("its pointer events until they are drawn", _durations(page, "event"))


def _durations(page: Page, kind: str) -> list[float]:
    page.evaluate("() => new Promise((told) => requestAnimationFrame(() => setTimeout(told)))")
    found: list[list[object]] = page.evaluate("() => kept")
    return [float(str(taken)) for name, taken in found if name == kind]


def _tell(what: str, milliseconds: list[float]) -> None:
    if not milliseconds:
        print(f"{what:38} all below 16")
        return
    median, most = statistics.median(milliseconds), max(milliseconds)
    print(f"{what:38} {median:6.0f} median {most:6.0f} most {len(milliseconds):4} times")


if __name__ == "__main__":
    main()
