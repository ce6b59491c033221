"""Game IDs of Simon Tatham's collection, as its programs make, read and solve them."""

from __future__ import annotations

import functools
import os
import shutil
import subprocess
from pathlib import Path

import harness
import pytest
from harness import read_board

import pylogic
from pylogic.formats import exchange

load = functools.cache(pylogic.load)


def facts(puzzle: str, text: str) -> exchange.Facts:
    return read_board(load(puzzle), text, "tatham")


def written(puzzle: str, found: exchange.Facts) -> str:
    constants = {name: str(value) for name, value in found.constants.items()}
    encoding = load(puzzle).encoding
    return harness.written(encoding, found.instance, "tatham", constants, "<text>").strip()


def _path(program: str) -> str | None:
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/games")
    if os.environ.get("PYLOGIC_NEEDS_PEERS"):
        assert found, f"PYLOGIC_NEEDS_PEERS is set, and there is no {program}"
    return found


needs_sgt = pytest.mark.skipif(
    _path("sgt-range") is None, reason="Debian's sgt-puzzles are not installed"
)


def sgt(game: str, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    program = _path(f"sgt-{game}")
    return subprocess.run([program, *arguments], input=stdin, capture_output=True, text=True)


GENERATED = [
    ("lightup", "akari", "7x7"), ("lightup", "akari", "10x8b30s0d2"),
    ("loopy", "slitherlink", "7x7t0dn"), ("loopy", "slitherlink", "10x6t0dh"),
    ("tents", "tents", "8x8de"), ("tents", "tents", "11x9dt"),
    ("keen", "kenken", "5de"), ("keen", "kenken", "6dnm"),
    ("towers", "skyscrapers", "4de"), ("towers", "skyscrapers", "5dh"),
    ("pearl", "masyu", "6x6de"), ("pearl", "masyu", "9x7dt"),
    ("singles", "hitori", "6x6de"), ("singles", "hitori", "12x12dk"),
    ("pattern", "nonogram", "10x10"), ("pattern", "nonogram", "12x8"),
    ("solo", "killer_sudoku", "2x3k"), ("solo", "killer_sudoku", "6jk"),
    ("solo", "killer_sudoku", "2x3kx"),
    ("solo", "sudoku", "3x3db"), ("solo", "sudoku", "2x3x"), ("solo", "sudoku", "9jdt"),
    ("bridges", "hashi", "7x7m2"), ("bridges", "hashi", "10x8i25e5m2d1"),
    ("slant", "slant", "5x5de"), ("slant", "slant", "8x6dh"),
    ("galaxies", "galaxies", "7x7dn"), ("galaxies", "galaxies", "5x8du"),
    ("unequal", "futoshiki", "4dt"), ("unequal", "futoshiki", "6de"),
    ("range", "kuromasu", "9x7"), ("unruly", "takuzu", "8x8dt"), ("unruly", "takuzu", "8x8udt"),
]  # fmt: skip
"""Games, puzzles, and parameters; the generators promise exactly one solution."""


@pytest.mark.few(4)
@needs_sgt
@pytest.mark.parametrize(("game", "puzzle", "params"), GENERATED)
def test_write_generated_games_as_they_were_read(game, puzzle, params):
    ids = sgt(game, "--generate", "5", params).stdout.split()
    assert len(ids) == 5
    for text in ids:
        assert written(puzzle, facts(puzzle, text)) == text


@needs_sgt
@pytest.mark.slow
@pytest.mark.parametrize(("game", "puzzle", "params"), GENERATED)
def test_solve_generated_games(game, puzzle, params, tmp_path: Path):
    """The program solves its game, which it made to have one answer: we find one, too."""
    sgt(game, "--generate", "15", "--test-solve", "--save", f"{tmp_path}/g", "--save-suffix",
        ".sgt", params)  # fmt: skip
    loaded = load(puzzle)
    files = sorted(tmp_path.glob("*.sgt"))
    assert len(files) == 15
    for file in files:
        text = file.read_text()
        found = facts(puzzle, text)
        description = next(line for line in text.splitlines() if line.startswith("DESC"))
        assert written(puzzle, found).partition(":")[2] == description.split(":", 2)[2]
        outcome = loaded.solve(loaded.instance(text, text=True, format="tatham"))
        assert outcome.status == "unique", text
