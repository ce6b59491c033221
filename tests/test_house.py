"""The house: imports lead down only, the guide's picture shows them, and nothing grows."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest
from house import (
    PACKAGE,
    TESTS,
    circle,
    imports,
    internal_names,
    leads_down,
    lines_of_code,
    rooms,
)

MOST_INTERNAL_NAMES = 76
"""How many names tests may import that are not public; see `test_count_internal_names`."""
MOST_LINES = {
    "pylogic": 717,  # its own modules, without folders
    "pylogic/rules": 3892,
    "pylogic/solving": 3499,
    "pylogic/draw": 2344,
    "pylogic/formats": 4708,
    "pylogic/explain": 3848,
    "pylogic/authoring": 1983,
    "pylogic/clues": 1886,  # with the keywords of two methods, which `puzzle.py` had
    "pylogic/batches": 955,
    "pylogic/experiments": 1726,
    "pylogic/books": 601,
    "pylogic/web": 3179,
    "pylogic/lsp": 456,
    "pylogic/cli": 3058,
    "tests": 36451,
}
"""How many lines of Python a folder may have. Whoever deletes lines lowers the figure."""


@pytest.fixture(scope="module")
def imported():
    """The imports from one room into another; to read the package takes a second, once."""
    return imports()


def test_imports_lead_down_only(imported):
    upwards = {pair: files for pair, files in imported.items() if not leads_down(*pair)}
    found = {f"{file} -> {other}" for (_, other), files in upwards.items() for file in files}
    assert found == set()


def test_no_files_of_a_folder_import_each_other(imported):
    assert [place.name for place in rooms().values() if place.is_dir() and circle(place)] == []


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
        if path.is_file() and path.suffix not in {".pyc", ".png"}
    ]
    to_pip = re.compile(r"""install ['"]?pylogic(?!-puzzles)|['"]pylogic\\?\[""")
    found = {
        str(path.relative_to(root))
        for path in [*texts, root / "README.md", root / "pyproject.toml"]
        if to_pip.search(path.read_text(encoding="utf-8", errors="replace"))
    }
    assert found == set()


def test_count_internal_names():
    """A test that imports an internal name breaks when that is moved, though nothing is wrong."""
    found = internal_names()
    assert len(found) <= MOST_INTERNAL_NAMES, (
        f"tests import {len(found)} internal names, and at most {MOST_INTERNAL_NAMES} are allowed:"
        " test by the public API, the command line or HTTP. The names that one file alone imports: "
        + ", ".join(sorted(name for name, files in found.items() if len(files) == 1))
    )


def test_count_every_folder():
    assert lines_of_code().keys() == MOST_LINES.keys()


@pytest.mark.parametrize("folder", MOST_LINES)
def test_count_lines(folder):
    lines, most = lines_of_code()[folder], MOST_LINES[folder]
    assert lines <= most, (
        f"{folder} has {lines} lines of Python, and at most {most} are allowed: delete as many as"
        " you add, or raise the figure in a commit that says why"
    )


BUSY = """import subprocess, sys, time, pytest
LOOP = "import time\\nwhile time.process_time() < 1: pass"
def test_long():
    exec(LOOP.replace("1", f"{time.process_time() + 1}"))
def test_long_in_a_child():
    subprocess.run([sys.executable, "-c", LOOP])
def test_short():
    time.sleep(0.5)
@pytest.fixture(scope="module")
def made():
    subprocess.run([sys.executable, "-c", LOOP])
def test_short_after_its_fixture(made):
    pass
@pytest.mark.slow
def test_slow():
    subprocess.run([sys.executable, "-c", LOOP])
"""


@pytest.mark.nightly
@pytest.mark.slow
def test_fail_tests_over_the_limit_of_cpu_seconds(tmp_path):
    """Those alone that are not marked slow."""
    (tmp_path / "test_busy.py").write_text(BUSY)
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers =\n  slow: long")
    command = [sys.executable, "-m", "pytest", "-p", "conftest", "-n", "2"]
    there = {**os.environ, "PYTHONPATH": f"{TESTS}:{os.environ.get('PYTHONPATH', '')}"}
    run = subprocess.run(command, cwd=tmp_path, env=there, capture_output=True, text=True)
    over = re.findall(r"^test_busy.py::(\w+) takes [\d.]+ CPU seconds", run.stdout, re.MULTILINE)
    assert sorted({*over}) == ["test_long", "test_long_in_a_child"], run.stdout
