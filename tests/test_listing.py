"""Lists of puzzles, on standard input and in files: no puzzle is lost, and none is made."""

from __future__ import annotations

import json
import os

import pytest
from harness import pylogic_run

import pylogic

LINK = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
ID = "7x7:d7b3e8e5c7a7c13e4e8b4d"
SUDOKU = "53..7...." * 9


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def checked(given):
    """The names of the puzzles of a batch, and what came of them."""
    records = pylogic.batch("kuromasu", given, "check", jobs=1)
    return [(one.name, one.status) for one in records]


def listed(text):
    """The puzzles of a list on standard input: their names, and what came of them."""
    run = pylogic_run("batch", "check", "kuromasu", "-", "--json", "--jobs", "1", stdin=text)
    assert "Traceback" not in run.stderr
    records = map(json.loads, run.stdout.splitlines())
    return [(one["name"], one["status"]) for one in records if "name" in one]


@pytest.mark.slow
def test_list_puzzles_of_one_name_on_standard_input_and_in_a_file(folder):
    for name in ("a", "b"):
        (folder / f"{name}.lp").write_text("size(1,3). clue(1,1,3).\n")
    text = f"# mine\na {ID}\na {LINK} # hard\na.lp\na.lp {ID}\n{ID}\n{ID}\n"
    names = ["a", "2", "a.lp", "4", ID]
    assert listed(text) == [(name, "sound") for name in names]
    (folder / "list.txt").write_text(text.replace("a.lp\n", "").replace("a.lp ", ""))
    assert [status for _, status in checked(["list.txt", "*.lp"])] == ["sound"] * 7


def test_check_puzzles_of_one_name_in_a_corpus(folder):
    rows = [f'"{name}": {{"problem": "1 {n}\\n{"- " * n}"}}' for n, name in enumerate("aaab", 2)]
    (folder / "c.json").write_text(
        f"{{{', '.join([*rows[:3], rows[0].replace('a', 'a-2'), rows[3]])}}}"
    )
    assert [name for name, _ in checked(["c.json"])] == [
        *("c.json#a", "c.json#a-2", "c.json#a-3"),
        *("c.json#a-2-2", "c.json#b"),
    ]


@pytest.mark.parametrize("number", ["0", "3", "9" * 5000])
def test_find_puzzles_by_their_numbers(folder, number):
    (folder / "two.txt").write_text(f"{ID}\none {LINK}\n")
    assert checked(["two.txt#02", "two.txt#one"]) == [
        ("two.txt#02", "sound"),
        ("two.txt#one", "sound"),
    ]
    with pytest.raises(pylogic.NotFoundError, match="has no puzzle"):
        pylogic.load("kuromasu").instance(f"two.txt#{number}")


def test_list_no_remark_with_a_link(folder):
    (folder / "remarked.txt").write_text(f"# from {LINK}\n#1 {ID}\n")
    assert checked(["remarked.txt"]) == [("remarked.txt##1", "sound")]


@pytest.mark.parametrize(
    "text",
    [
        "..\n..\n",
        f"{SUDOKU}\n{'.' * 80}#\n{SUDOKU}\n",
        f"%*\nfrom {LINK}\nand {LINK}\n*%\nsize(1,3).\n",
        LINK,
    ],
)
def test_list_nothing_that_may_be_a_board_or_facts(text):
    assert [name for name, _ in listed(text)] == ["<stdin>"]


@pytest.mark.parametrize("text", [f"# mine\nsmall\t{ID} # hard\n", f"1 {ID}\n"])
def test_list_one_puzzle_with_a_name(folder, text):
    (folder / "one.txt").write_text(text)
    name = text.splitlines()[-1].split()[0]
    assert checked(["one.txt"]) == [(f"one.txt#{name}", "sound")]
    kuromasu = pylogic.load("kuromasu")
    alone = kuromasu.instance("one.txt").symbols
    assert alone == kuromasu.instance(ID, text=True).symbols
    assert alone == kuromasu.instance("one.txt#1").symbols


@pytest.mark.parametrize("text", [f"{ID}\n", f"# mine\n{LINK} # hard\n", "3 . .\n", ". 3\n. .\n"])
def test_name_one_puzzle_by_its_file(folder, text):
    (folder / "one.txt").write_text(text)
    assert checked(["one.txt"]) == [("one.txt", "sound")]


NAMES = [b"\xff\xfe", b"a" * 120 + b"\xff" * 80]
"""Of files, and no text."""
LONE = "\ud800x"


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["C", "C.UTF-8", ""])
def test_tell_names_that_are_no_text(folder, monkeypatch, locale):
    parquet = pytest.importorskip("pyarrow.parquet")
    monkeypatch.setenv("LC_ALL", locale)
    (folder / "f").mkdir()
    for name in NAMES:
        (folder / "f" / os.fsdecode(name + b".lp")).write_text("size(2,2).")
    board = {"problem": "2 2\n. .\n. ."}
    corpus = {LONE: board, LONE + "y" * 300: board, "none": {"problem": LONE}}
    (folder / "f/z.json").write_text(json.dumps(corpus))
    wanted = [f"f/{os.fsdecode(name)}.lp" for name in sorted(NAMES)]
    wanted += [f"f/z.json#{name}" for name in corpus]
    given = "batch", "check", "kuromasu", "f", "--jobs", "1"
    run = pylogic_run(*given, "--json")
    records = [json.loads(line) for line in run.stdout.splitlines()]
    assert sorted(one["name"] for one in records) == sorted(wanted)
    assert [one["status"] for one in records].count("sound") == 4
    again = pylogic_run(*given, "--resume", "--output", "out")
    assert len(again.stdout.splitlines()) == len(os.listdir("out")) == 5
    assert "taken from the journal" in again.stderr
    pylogic_run(*given, "--output", "t.parquet")
    assert parquet.read_table("t.parquet").num_rows == 5
