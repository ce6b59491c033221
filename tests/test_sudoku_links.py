"""Links of f-puzzles: their JSON, what is lost of it, lz-string's packing."""

from __future__ import annotations

import json
import re
from urllib.parse import unquote

import pytest
from harness import paste_board
from harness import read_facts as facts
from hypothesis import given
from hypothesis import strategies as st

import pylogic
from pylogic.formats import lzstring


def unpacked(link: str) -> dict[str, object]:
    packed = re.search(r"(?:load=|scl)(\S+)", link)
    return json.loads(lzstring.unpack(unquote(packed[1]), 100_000))


def test_write_links_that_f_puzzles_reads():
    killer = pylogic.load("killer_sudoku")
    board = (
        "size(4,4). boxes(2,2). cage(1,1,7). cage(1,2,7). cage(3,3,2). cage(4,3,2)."
        "target(1,1,add,3). given(2,2,4)."
    )
    told = unpacked(str(killer.convert(board, "fpuzzles", text=True)))
    assert told == {
        "size": 4,
        "grid": [[{}] * 4, [{}, {"value": 4, "given": True}, {}, {}], [{}] * 4, [{}] * 4],
        "killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}, {"cells": ["R3C3", "R4C3"]}],
    }
    crossed = {"diagonals": 1}
    sudoku = pylogic.load("sudoku")
    text = str(sudoku.convert("size(2,2). boxes(1,2).", "fpuzzles", text=True, constants=crossed))
    assert unpacked(text) == {
        "size": 2, "grid": [[{}, {}], [{}, {}]], "diagonal+": True, "diagonal-": True,
    }  # fmt: skip


@pytest.mark.slow
def test_write_a_whole_solution_with_the_link():
    sudoku = pylogic.load("sudoku")
    start = "size(4,4). boxes(2,2). given(1,1,1). given(2,3,2). given(3,2,4). given(4,4,4)."
    found = sudoku.solve(sudoku.instance(start, text=True)).answers[0]
    answer = " ".join(f"{one}." for one in found.symbols)
    whole = str(sudoku.convert(f"{start} {answer}", "fpuzzles", text=True))
    assert len(unpacked(whole)["solution"]) == 16
    assert unpacked(whole)["grid"][0][1] == {}  # it gives nothing away
    assert facts(sudoku, whole) == facts(sudoku, start)
    assert sorted(paste_board(sudoku, whole).answer) == sorted(map(str, found.symbols))
    begun = sudoku.convert(f"{start} value(1,2,2).", "fpuzzles", text=True)
    assert unpacked(str(begun))["grid"][0][1] == {"value": 2}
    assert not begun.left_out


@given(st.one_of(st.text(st.characters(max_codepoint=0xFFFF)), st.text("ab[]{},:0123")))
def test_unpack_a_packed_text(text):
    assert lzstring.unpack(lzstring.pack(text), len(text)) == text


PACKINGS = [("a", "IZA="), ("aaaaaaaaaa", "IY1o"), ("abcabcabcabcabc", "IYIwxqHplA=="),
            ("\u00e9\u4e2d\u4e2dab", "JeWjkRDAjI=="), ("", "Q===")]  # fmt: skip


@pytest.mark.parametrize(("text", "packed"), PACKINGS)
def test_unpack_texts_of_lz_string(text, packed):
    assert lzstring.unpack(packed, 100) == text
    if text:
        with pytest.raises(ValueError, match=f"more than {len(text) - 1} characters"):
            lzstring.unpack(packed, len(text) - 1)
