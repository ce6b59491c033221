"""What people have on the clipboard: grids, lists, JSON, links; the board that each of them is."""

from __future__ import annotations

import json
import os

import pytest
from harness import pylogic_run

import pylogic
from pylogic.formats import detect

ROWS = [  # a board of 9 rows with one answer
    "53..7....", "6..195...", ".98....6.", "8...6...3", "4..8.3..1", "7...2...6", ".6....28.",
    "...419..5", "....8..79",
]  # fmt: skip
PLAIN = "\n".join(ROWS)
RULE = "------+-------+------"


def barred(row: str) -> str:
    return " | ".join(" ".join(row[at : at + 3]) for at in (0, 3, 6))


def parts(rule: str, rows: list[str], end: str = "") -> str:
    blocks = ["\n".join(rows[at : at + 3]) for at in (0, 3, 6)]
    return "\n".join([end, f"\n{rule}\n".join(blocks), end]).strip("\n")


SS = [f"|{row[:3]}|{row[3:6]}|{row[6:]}|" for row in ROWS]
SAME = {
    "a row a line": PLAIN,
    "0 for empty": PLAIN.replace(".", "0"),
    "81 characters": "".join(ROWS),
    "81 characters with 0": "".join(ROWS).replace(".", "0"),
    "bars and dashes": parts(RULE, [barred(row) for row in ROWS]),
    "ss": parts("|---+---+---|", SS, "*-----------*"),
    "ss without frame": parts("---+---+---", [row[1:-1] for row in SS]),
    "bars alone": "\n".join(SS),
    "sdk": "#ASomebody\n#DAn example\n[Puzzle]\n" + PLAIN + "\n",
    "sdk with its state": "[Puzzle]\r\n" + PLAIN.replace("\n", "\r\n") + "\r\n[State]\r\n" + PLAIN,
    "commas": "\n".join(",".join(row.replace(".", "0")) for row in ROWS),
    "empty fields": "\n".join(",".join(row).replace(".", "") for row in ROWS),
    "semicolons": "\n".join(";".join(row).replace(".", "") for row in ROWS),
    "rows with commas behind": ",\n".join(ROWS),
    "rows with commas between": ",".join(ROWS),
    "rows with slashes between": "/".join(ROWS),
    "lists": json.dumps([[int(cell.replace(".", "0")) for cell in row] for row in ROWS]),
    "lists, a row a line": "[" + ",\n ".join(
        "[" + ", ".join(row.replace(".", "0")) + "]" for row in ROWS) + "]",
    "lists with None": str([[cell if cell != "." else "" for cell in row] for row in ROWS]),
}  # fmt: skip


@pytest.mark.few(8)
@pytest.mark.parametrize("name", SAME)
def test_read_a_board_however_it_is_written(name):
    sudoku = pylogic.load("sudoku")
    expected = sudoku.instance(PLAIN, text=True).symbols
    assert len(expected) == 2 + 30
    assert sudoku.instance(SAME[name], text=True).symbols == expected
    assert sudoku.paste(SAME[name]).facts == sudoku.paste(PLAIN).facts


def test_read_lines_between_cells_as_boxes():
    text = "1 . . | . 2 .\n. . . | . . .\n------+------\n. . . | . . 3\n4 . . | . . .\n"
    text += "------+------\n. . . | . . .\n. . . | . . .\n"
    assert str(pylogic.load("sudoku").instance(text, text=True).symbols[1]) == "boxes(2,3)"


NOT_GRIDS = ["..1\n.2.\n", "1 2\n3 4\n", "1,\n2,\n", "+---+---+\n| 1 | 2 |\n+---+---+\n",
             "#.\n.#\n", "1 | 2\n----\n", "1|.\n.|2\n"]  # fmt: skip


@pytest.mark.parametrize("text", NOT_GRIDS)
def test_detect_no_grid_in_rows_and_drawings(text):
    assert detect(text) != "grid"


def test_read_zero_as_a_clue_unless_the_rules_say_empty():
    akari = pylogic.load("akari").instance("0 .\n. .\n", text=True)
    assert str(akari.symbols[1]) == "clue(1,1,0)"
    assert len(pylogic.load("kuromasu").instance("0 0\n0 3\n", text=True).symbols) == 2


def test_read_files_with_a_board_a_line(tmp_path):
    path, board, other = tmp_path / "some.sdm", "".join(ROWS), "".join(reversed(ROWS))
    path.write_text(f"puzzle,solution\n{board},{'1' * 81}\n{board}  ED=1.2/1.2\nc7 {other} 7.2\n")
    sudoku = pylogic.load("sudoku")
    assert sudoku.instance(f"{path}#1").symbols == sudoku.instance(PLAIN, text=True).symbols
    assert sudoku.instance(f"{path}#2").symbols == sudoku.instance(f"{path}#1").symbols
    run = pylogic_run("solve", "sudoku", f"{path}#c7", "--count")
    assert run.stdout.startswith("unique")
    assert pylogic_run("solve", "sudoku", board, "--count").stdout.startswith("unique")
    run = pylogic_run("show", "sudoku", str(path))
    assert (run.returncode, "there are 3 puzzles in it" in run.stderr) == (2, True)


def test_pass_over_a_pipe_among_rule_files(tmp_path):
    (tmp_path / "encodings").mkdir()
    os.mkfifo(tmp_path / "encodings/pipe.lp")  # which nobody writes to
    link = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
    assert pylogic_run("convert", link, "facts", cwd=tmp_path).stdout.startswith("size(5,5).")
