"""The house: imports lead down only, and the guide's picture shows them."""

from __future__ import annotations

from house import drawing, imports, leads_down
from pages import GUIDE, blocks


def test_imports_lead_down_only():
    upwards = {pair: files for pair, files in imports().items() if not leads_down(*pair)}
    found = {f"{file} -> {other}" for (_, other), files in upwards.items() for file in files}
    assert found == set()


def test_the_guide_shows_the_house(update):
    page = GUIDE / "house.md"
    lines = page.read_text(encoding="utf-8").splitlines()
    (block,) = (block for block in blocks(lines) if block.name == "house")
    if update:
        lines[block.first : block.end] = drawing()
        page.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert block.lines == drawing() or update
