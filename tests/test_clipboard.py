"""What people have on the clipboard: grids, lists, JSON, links; the board that each of them is."""

from __future__ import annotations

import json

import pytest
from harness import compare, compare_errors, pylogic_run

import pylogic
from pylogic.formats import exchange, grid, lzstring, sources
from pylogic.formats.sources import Manner

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


@pytest.mark.parametrize("name", SAME)
def test_a_board_is_the_same_however_it_is_written(name):
    sudoku = pylogic.load("sudoku")
    expected = sudoku.instance(PLAIN, text=True).symbols
    assert len(expected) == 2 + 30
    assert sudoku.instance(SAME[name], text=True).symbols == expected
    assert sudoku.paste(SAME[name]).facts == sudoku.paste(PLAIN).facts


def test_lines_between_cells_are_boxes():
    text = "1 . . | . 2 .\n. . . | . . .\n------+------\n. . . | . . 3\n4 . . | . . .\n"
    text += "------+------\n. . . | . . .\n. . . | . . .\n"
    assert str(pylogic.load("sudoku").instance(text, text=True).symbols[1]) == "boxes(2,3)"


NOT_GRIDS = ["..1\n.2.\n", "1 2\n3 4\n", "1,\n2,\n", "+---+---+\n| 1 | 2 |\n+---+---+\n",
             "#.\n.#\n", "1 | 2\n----\n", "1|.\n.|2\n"]  # fmt: skip


@pytest.mark.parametrize("text", NOT_GRIDS)
def test_what_is_simply_rows_or_drawn_is_no_grid(text):
    assert not grid.matches(text)


def test_zero_is_a_clue_where_the_rules_do_not_say_that_it_is_empty():
    akari = pylogic.load("akari").instance("0 .\n. .\n", text=True)
    assert str(akari.symbols[1]) == "clue(1,1,0)"
    assert len(pylogic.load("kuromasu").instance("0 0\n0 3\n", text=True).symbols) == 2


def test_files_with_a_board_a_line(tmp_path):
    path = tmp_path / "some.sdm"
    path.write_text("".join(ROWS) + "\n" + "".join(reversed(ROWS)) + "\n")
    sudoku = pylogic.load("sudoku")
    assert sudoku.instance(f"{path}#1").symbols == sudoku.instance(PLAIN, text=True).symbols
    run = pylogic_run("solve", "sudoku", f"{path}#2", "--count")
    assert run.stdout.startswith("unique")
    assert pylogic_run("solve", "sudoku", "".join(ROWS), "--count").stdout.startswith("unique")
    run = pylogic_run("show", "sudoku", str(path))
    assert (run.returncode, "there are 2 puzzles in it" in run.stderr) == (2, True)


ARTICLE = """
% as an article prints it
grille96(13, 13, Conditions) :-
    Conditions = [case(  0,  2,  3), % the first
              case(  0,  6,  6),
              case( 12,    10,  4)].
"""


def test_a_list_of_triples():
    kuromasu = pylogic.load("kuromasu")
    found = [str(symbol) for symbol in kuromasu.instance(ARTICLE, text=True).symbols]
    assert found == ["size(13,13)", "clue(1,3,3)", "clue(1,7,6)", "clue(13,11,4)"]
    short = "kuromasu(2,3,[case(0,1,2)],S,[]), writeln(S)."
    assert len(kuromasu.instance(short, text=True).symbols) == 2


KILLER = {
    "size": 4,
    "title": "An example",
    "grid": [[{} for _ in range(4)] for _ in range(4)],
    "killercage": [{"cells": ["R1C1", "R1C2"], "value": "3"}, {"cells": ["R2C2"], "value": "4"}],
}
IRREGULAR = {
    "size": 2,
    "grid": [[{"value": 1, "given": True, "region": 0}, {"region": 1}],
             [{"region": 0}, {"value": 1, "region": 1}]],
    "diagonal+": True, "diagonal-": True,
}  # fmt: skip
PACKED = (
    "N4IgzglgXgpiBcAWANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3lwC6yQv3GCRYwTL5SBC8UKFcgA="
)
"""{"size":4,"grid":[[{"value":1,"given":true}, ... as npm's lz-string packs it."""
LOAD = f"https://www.f-puzzles.com/?load={PACKED}"


def test_f_puzzles():
    killer = pylogic.load("killer_sudoku").instance(json.dumps(KILLER), text=True)
    assert [str(symbol) for symbol in killer.symbols[2:]] == [
        "cage(1,1,1)", "cage(1,2,1)", "cage(2,2,2)", "target(1,1,add,3)", "target(2,2,add,4)",
    ]  # fmt: skip
    sudoku = pylogic.load("sudoku")
    jigsaw = sudoku.instance(json.dumps(IRREGULAR), text=True)
    assert [str(symbol) for symbol in jigsaw.symbols] == [
        "size(2,2)", "region(1,1,1)", "region(1,2,2)", "region(2,1,1)", "region(2,2,2)",
        "given(1,1,1)",
    ]  # fmt: skip
    assert jigsaw.constants == {"diagonals": "1"}
    assert jigsaw.messages == ("<text>: the solution that the board shows is left out",)
    assert [str(symbol) for symbol in sudoku.instance(LOAD).symbols][2:] == ["given(1,1,1)"]
    for text, name in ((LOAD, "sudoku"), (json.dumps(KILLER), "killer_sudoku")):
        found = exchange.puzzle(sources.told(sudoku.encoding, text))
        assert found is not None
        assert found.name == name


def test_what_f_puzzles_say_besides_is_listed(update):
    more = {**IRREGULAR, "diagonal-": False, "antiknight": True, "thermometer": [{"lines": []}],
            "ruleset": "Knights differ.", "even": [], "solution": [1]}  # fmt: skip
    more["grid"] = [[{"c": "#fff"}, {}], [{"cornerPencilMarks": [1]}, {}]]
    sudoku = pylogic.load("sudoku").encoding
    with pytest.raises(pylogic.ProgramError) as caught:
        exchange.facts(sudoku, sources.told(sudoku, json.dumps(more)))
    compare("errors_fpuzzles.txt", str(caught.value), update)


BAD = [
    ("terms", "[case(0,1,2)]"),
    ("terms", "k(2,2,[case(0,1,2), .....])"),
    ("terms", "k(2,2,[case(0,1,2)"),
    ("terms", "k(2,2,[case(0,2,2)])"),
    ("terms", "k(0,2,[case(0,2,2)])"),
    ("terms", "nothing"),
    ("grid", ""),
    ("grid", "1,,2\n1,2\n"),
    ("grid", "1,,q\n"),
    ("fpuzzles", "{"),
    ("fpuzzles", '{"size": 2, "grid": [[{}]]}'),
    ("fpuzzles", '{"size": 2, "grid": [[{}], [{}]]}'),
    ("fpuzzles", '{"size": 1, "grid": [[{"value": "x"}]]}'),
    ("fpuzzles", '{"size": 1, "grid": [[{}]], "killercage": [{"cells": ["R2C1"]}]}'),
    ("fpuzzles", '{"size": 1, "grid": [[{}]], "killercage": [{"cells": ["R1C1"]}, '
                 '{"cells": ["R1C1"]}]}'),
    ("fpuzzles", LOAD[:-20]),
    ("fpuzzles", LOAD.replace("Bc", "Zz")),
]  # fmt: skip


def test_what_is_wrong_is_said(update):
    encoding = pylogic.load("sudoku").encoding

    def read(name: str, text: str) -> None:
        exchange.facts(encoding, sources.told(encoding, text, Manner(name)))

    compare_errors("errors_clipboard.txt", BAD, read, update)


@pytest.mark.parametrize("name", ["corpus", "terms", "grid"])
def test_what_is_only_read_is_not_written(name):
    with pytest.raises(pylogic.ProgramError, match=f"{name} cannot say anything: it is only read"):
        pylogic.load("sudoku").convert("size(4,4). boxes(2,2).", name, text=True)


PACKINGS = [("a", "IZA="), ("aaaaaaaaaa", "IY1o"), ("abcabcabcabcabc", "IYIwxqHplA=="),
            ("\u00e9\u4e2d\u4e2dab", "JeWjkRDAjI=="), ("", "Q===")]  # fmt: skip


@pytest.mark.parametrize(("text", "packed"), PACKINGS)
def test_unpacking_what_lz_string_packed(text, packed):
    assert lzstring.unpacked(packed, 100) == text


def test_what_unpacks_to_too_much_is_refused():
    with pytest.raises(ValueError, match="more than 9 characters"):
        lzstring.unpacked("IY1o", 9)


def test_damaged_packings_are_errors():
    for at in range(len(PACKED)):
        for letter in "A/!":
            try:
                lzstring.unpacked(PACKED[:at] + letter + PACKED[at + 1 :], 10_000)
            except ValueError as error:
                assert str(error)
