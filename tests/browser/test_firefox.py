"""Firefox plays exported pages, too: by touch, and to the end."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from browser.conftest import NEEDED, PHONE
from browser.test_export import SHADED, black_cells, inputs, page_of, served, site, smallest_of

pytestmark = pytest.mark.browser
__all__ = ["page_of", "served", "site", "smallest_of"]

WAYS = ("kenken", "shikaku", "slant", "yajilin")
"""Numbers, lines around cells, diagonals, and shaded cells beside lines through them."""
GLAD = "#board .glad"


@dataclass(frozen=True)
class Firefox:
    """One window after the other of a browser that another process drives."""

    process: subprocess.Popen[str]

    def ask(self, *words):
        """Have something done, without any error in the page's console; what it has returned."""
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        assert reply.get("error") is None, (words, reply)
        assert reply["faults"] == [], words
        return reply.get("value")

    def open(self, address):
        """A new window, as small as a phone's, in a profile of its own."""
        self.ask("open", address, PHONE["width"], PHONE["height"])

    def tap(self, selector, right=0.5, down=0.5, times=1):
        self.ask("tap", selector, right, down, times)

    def tap_cell(self, row, column, *given):
        self.tap(f'#board [data-at="{row},{column}"]', *given)

    def sees(self, selector, text):
        assert self.ask("sees", selector, text) == text


@pytest.fixture(scope="module")
def firefox():
    folder, browser = os.environ.get("PYLOGIC_FIREFOX"), shutil.which("firefox-esr")
    if not (folder and browser and shutil.which("node")):
        reason = "no firefox-esr, no node, or PYLOGIC_FIREFOX names no folder with puppeteer-core"
        assert not os.environ.get(NEEDED), reason
        pytest.skip(reason)
    driver = Path(__file__).with_name("firefox.js")
    command = ["node", str(driver), folder, browser]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Firefox(process)
        process.stdin.close()


@pytest.mark.parametrize("name", WAYS)
def test_solve_a_kind_of_each_way_to_enter_by_touch(name, firefox, smallest_of):
    board, link = smallest_of(name)
    firefox.open(link)
    atoms = set(board.data["outcome"]["answers"][0]["atoms"])
    for row, column, spot, taps, button in inputs(board.data["sheet"], atoms):
        firefox.tap_cell(row, column, *spot, taps if button is None else 1)
        if button is not None:
            firefox.tap(f"#board .tools ::-p-aria([name={json.dumps(button)}][role=button])")
    firefox.sees(GLAD, "Solved! Every cell is right.")


def test_play_a_site_without_its_server(firefox, served):
    address, end = served
    firefox.open(address)
    firefox.ask("evaluate", "navigator.serviceWorker.ready.then(() => {})")
    end()
    firefox.tap("::-p-text(Kuromasu)")
    firefox.tap("::-p-text(one)")
    for row, column in black_cells(SHADED):
        firefox.tap_cell(row, column)
    firefox.sees(GLAD, "Solved! Every cell is right.")
