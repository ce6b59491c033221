"""The guide's gallery shows each puzzle, as it is drawn now; `python tests/gallery.py` makes it."""

from __future__ import annotations

import re

import gallery
import pytest
from pages import GUIDE

SHOWN = {shown.name: shown for shown in gallery.puzzles()}
SOME = ("kakuro", "nonogram", "slitherlink")
"""Those that are drawn in the quick tests: a corner, a margin, edges."""
CASES = [pytest.param(x, marks=[] if x in SOME else pytest.mark.slow) for x in sorted(SHOWN)]


@pytest.mark.slow
def test_show_all_puzzles_on_the_page_by_pictures_small_enough_for_a_phone():
    assert gallery.PAGE.read_text(encoding="utf-8") == gallery.page()
    assert len(SHOWN) >= 22
    files = {gallery.name_of(one, is_solved=solved) for one in SHOWN.values() for solved in (0, 1)}
    assert {path.name for path in GUIDE.glob("gallery_*.svg")} == files
    for name in files:
        (width,) = re.findall(r'<svg[^>]* width="([\d.]+)"', (GUIDE / name).read_text())[:1]
        assert float(width) < 650, f"{name}: its cells would have less than half their size"


@pytest.mark.slow
def test_put_all_pictures_into_the_page(workbench):
    page = workbench.get("guide/gallery")["html"]
    assert page.count("data:image/svg+xml;base64") == 2 * len(SHOWN)


@pytest.mark.parametrize("name", CASES)
def test_draw_pictures_as_they_are_shown(name):
    for is_solved in (False, True):
        file = GUIDE / gallery.name_of(SHOWN[name], is_solved=is_solved)
        assert file.read_text(encoding="utf-8") == gallery.picture(SHOWN[name], is_solved=is_solved)
