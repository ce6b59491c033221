"""The guide's gallery shows each puzzle, as it is drawn now; `python tests/gallery.py` makes it."""

from __future__ import annotations

from xml.etree import ElementTree

import gallery
import pytest
from pages import GUIDE

from pylogic.web.routes import guide

SHOWN = {shown.name: shown for shown in gallery.puzzles()}
SOME = ("kakuro", "nonogram", "slitherlink")
"""Those that are drawn in the quick tests: a corner, a margin, edges."""


def drawn_as_shown(name):
    for is_solved in (False, True):
        file = GUIDE / gallery.name_of(SHOWN[name], is_solved=is_solved)
        assert file.read_text(encoding="utf-8") == gallery.picture(SHOWN[name], is_solved=is_solved)


def test_the_page_shows_all_puzzles():
    assert gallery.PAGE.read_text(encoding="utf-8") == gallery.page()
    assert len(SHOWN) >= 22
    files = {gallery.name_of(one, is_solved=solved) for one in SHOWN.values() for solved in (0, 1)}
    assert {path.name for path in GUIDE.glob("gallery_*.svg")} == files


@pytest.mark.parametrize("name", SOME)
def test_pictures_are_up_to_date(name):
    drawn_as_shown(name)


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(SHOWN.keys() - set(SOME)))
def test_all_pictures_are_up_to_date(name):
    drawn_as_shown(name)


def test_pictures_are_part_of_the_page_and_small_enough_for_a_phone():
    page = guide.render(gallery.PAGE.read_text(encoding="utf-8"), GUIDE)
    assert page.count("data:image/svg+xml;base64") == 2 * len(SHOWN)
    for path in GUIDE.glob("gallery_*.svg"):
        width = ElementTree.fromstring(path.read_text(encoding="utf-8")).get("width")
        assert float(width) < 650, f"{path.name}: its cells would have less than half their size"
