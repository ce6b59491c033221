"""Links that Penpa+ wrote: their answers, and what is lost of them."""

from __future__ import annotations

from pathlib import Path

import pytest

import pylogic
from pylogic.formats import collection

LINKS = Path(__file__).parent / "penpa_links.txt"
LOSSY = {"akari": "a cell of the colour 2 at 1,1", "nonogram": "the text '?' at -1,1"}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", collection.entries(LINKS))
def test_solve_links_that_penpa_wrote(name):
    puzzle = pylogic.load(name)
    instance = puzzle.instance(f"{LINKS}#{name}", lossy=name in LOSSY)
    assert LOSSY.get(name, "") in " ".join(instance.messages)
    expected = "multiple" if name == "nonogram" else "unique"  # it is of another kind, with rules
    assert puzzle.solve(instance).status == expected
