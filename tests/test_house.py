"""The house: imports lead down only, and the guide's picture shows them."""

from __future__ import annotations

import re

from house import PACKAGE, circles, drawing, imports, leads_down, rooms
from pages import GUIDE, blocks


def test_imports_lead_down_only():
    upwards = {pair: files for pair, files in imports().items() if not leads_down(*pair)}
    found = {f"{file} -> {other}" for (_, other), files in upwards.items() for file in files}
    assert found == set()


def test_no_files_of_a_folder_import_each_other():
    found = {name: circles(place) for name, place in rooms().items() if place.is_dir()}
    assert {name: groups for name, groups in found.items() if groups} == {}


def test_numbers_are_of_the_digits_that_clingo_reads():
    """Not of all that Unicode has: they end clingo, or int(), or are read as if all were well."""
    asked = re.compile(r"\\d(?![a-z]{3})|\.is(digit|decimal|numeric)\b")
    texts = {path: path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}
    found = {path.name for path, text in texts.items() if asked.search(text)}
    assert found == {"lexical.py"}  # is_number itself


def test_install_no_other_project_of_that_name():
    """The index has another project called pylogic: no text tells pip to fetch it."""
    root = PACKAGE.parent
    texts = [
        path
        for folder in ("pylogic", "tests", "encodings", ".ci")
        for path in (root / folder).rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".png", ".wasm", ".zst"}
    ]
    to_pip = re.compile(r"""install ['"]?pylogic(?!-puzzles)|['"]pylogic\\?\[""")
    found = {
        str(path.relative_to(root))
        for path in [*texts, root / "README.md", root / "pyproject.toml"]
        if to_pip.search(path.read_text(encoding="utf-8", errors="replace"))
    }
    assert found == set()


def test_the_guide_shows_the_house(update):
    page = GUIDE / "house.md"
    lines = page.read_text(encoding="utf-8").splitlines()
    (block,) = (block for block in blocks(lines) if block.name == "house")
    if update:
        lines[block.first : block.end] = drawing()
        page.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert block.lines == drawing() or update
