"""Links of f-puzzles: their JSON, what is lost of it, lz-string's packing."""

from __future__ import annotations

import json
import re
from urllib.parse import unquote

import pytest
from harness import compare, paste_board
from harness import read_facts as facts
from hypothesis import given
from hypothesis import strategies as st

import pylogic
from pylogic.formats import lzstring, sameness


def unpacked(link: str) -> dict[str, object]:
    packed = re.search(r"(?:load=|scl)(\S+)", link)
    return json.loads(lzstring.unpack(unquote(packed[1]), 100_000))


def is_same(puzzle: pylogic.Puzzle, one: pylogic.Instance, other: pylogic.Instance) -> bool:
    """Names of areas do not count, nor whether boxes are told as areas."""
    return sameness.find_difference(puzzle.encoding, one.symbols, other.symbols) == (None, None)


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


MORE = """{{ digit(1..3, 1..3, 1..3) }}.
#show digit/3.
#program about.
board(number, given). board(boxes, boxes). board(solution, digit). {board}
exchange(fpuzzles, numbers). exchange(penpa, thermo).
"""
THERMOS = "size(3,3). boxes(1,3). bulb(2,2,b,1). bulb(1,1,b,2). bulb(1,2,b,3). bulb(2,2,c,1)."
SLOPES = [  # a number beside the first cell, and where f-puzzles has it
    ("top", 1, "down", "R0C0", "DR"), ("top", 2, "down", "R0C1", "DR"),
    ("top", 1, "up", "R0C2", "DL"), ("top", 3, "up", "R0C4", "DL"),
    ("bottom", 3, "down", "R4C4", "UL"), ("bottom", 1, "up", "R4C0", "UR"),
    ("left", 2, "down", "R1C0", "DR"), ("left", 1, "up", "R2C0", "UR"),
    ("right", 2, "down", "R3C4", "UL"), ("right", 2, "up", "R1C4", "DL"),
]  # fmt: skip


def more(folder, board: str = "") -> pylogic.Puzzle:
    """A puzzle that has these kinds of things, too."""
    path = folder / "more.lp"
    path.write_text(MORE.format(board=board))
    return pylogic.load(path)


def test_write_thermometers_and_diagonals_to_f_puzzles(tmp_path):
    puzzle = more(tmp_path, "board(path, bulb). board(slanted, slope).")
    told = [f"slope({side},{line},{way},{n})." for n, (side, line, way, *_) in enumerate(SLOPES)]
    board = puzzle.instance(" ".join([THERMOS, *told]), text=True)
    link = str(puzzle.convert(board, "fpuzzles"))
    said = unpacked(link)
    assert sorted(said["thermometer"], key=str) == [
        {"lines": [["R2C2", "R1C1", "R1C2"]]}, {"lines": [["R2C2"]]},
    ]  # fmt: skip
    assert {one["value"]: (one["cell"], one["direction"]) for one in said["littlekillersum"]} == {
        str(n): (cell, way) for n, (_, _, _, cell, way) in enumerate(SLOPES)
    }
    assert is_same(puzzle, puzzle.instance(link, text=True), board)
    corner = puzzle.instance("size(3,3). boxes(1,3). slope(left,1,down,6).", text=True)
    with pytest.raises(pylogic.ProgramError, match=r"fpuzzles cannot say slope\(left,1,down,6\)"):
        puzzle.convert(corner, "fpuzzles")  # it is told at the top


BRANCHES = {"thermometer": [{"lines": [["R1C1", "R1C2"], ["R1C1", "R2C1"]]}],
            "littlekillersum": [{"cell": "R4C0", "direction": "UR", "value": "9"}]}  # fmt: skip


def test_refuse_constraints_without_a_kind(tmp_path, update):
    grid = {"size": 3, "grid": [[{}] * 3] * 3}
    said = []
    for board, told in [
        ("", BRANCHES),
        ("board(path, bulb).", BRANCHES),
        ("board(path, bulb).", {"thermometer": [{"lines": [["R1C1", "R1C1"]]}]}),
        ("board(path, bulb).", {"thermometer": [{"lines": ["R1C4"]}]}),
        ("board(slanted, slope).", {"littlekillersum": [{"cell": "R1C1"}]}),
        ("board(slanted, slope).", {"littlekillersum": [{"cell": "R0C0", "direction": "DR"}]}),
    ]:
        with pytest.raises(pylogic.ProgramError) as caught:
            more(tmp_path, board).instance(json.dumps(grid | told), text=True)
        said.append(str(caught.value).replace(f"{tmp_path}/", ""))
    compare("errors_fpuzzles_more.txt", "\n\n".join(said), update)
    puzzle = more(tmp_path, "board(path, bulb). board(slanted, slope).")
    assert facts(puzzle, json.dumps(grid | BRANCHES)) == {
        "size(3,3)", "boxes(1,3)", "bulb(1,1,1,1)", "bulb(1,2,1,2)", "bulb(1,1,2,1)",
        "bulb(2,1,2,2)", "slope(bottom,1,up,9)",
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
