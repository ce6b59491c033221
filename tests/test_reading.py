"""Which puzzle a text is, what is lost of it, one of many in a file, what cannot be had."""

from __future__ import annotations

import json

import pytest
from harness import pylogic_run
from pages import GUIDE

import pylogic
from pylogic.formats import mapping

KURODOKO = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
NAMED = "begin\npuzzle kuromasu\n[problem]\n- 3\n- -\n"
LOST = "the constraint 'arrow'"


ARROW = json.dumps({"size": 2, "grid": [[{}] * 2] * 2, "arrow": [{"lines": [["R1C1", "R1C2"]]}]})
EMPTY = "size(2,2). boxes(1,2)."
READ = {
    "instance": lambda puzzle, **lossy: puzzle.instance(ARROW, text=True, **lossy),
    "convert": lambda puzzle, **lossy: puzzle.convert(ARROW, "text", text=True, **lossy),
    "clues": lambda puzzle, **lossy: puzzle.clues(ARROW, text=True, **lossy),
    "paste": lambda puzzle, **lossy: puzzle.paste(ARROW, **lossy),
    "explain": lambda puzzle, **lossy: puzzle.explain(
        puzzle.instance(EMPTY, text=True), state=ARROW, **lossy
    ),
}


@pytest.mark.parametrize(
    "verb",
    ["instance", "convert", "clues", pytest.param("paste", marks=pytest.mark.slow), "explain"],
)
def test_refuse_what_is_lost(verb):
    sudoku = pylogic.load("sudoku")
    with pytest.raises(pylogic.ProgramError) as caught:
        READ[verb](sudoku)
    words = f"cannot be read: {LOST}; with --lossy (in Python lossy=True) the board is read"
    assert str(caught.value).endswith(f": error: {words} without it")
    assert READ[verb](sudoku, lossy=True)


def test_list_what_is_lost():
    sudoku = pylogic.load("sudoku")
    left_out = (f"<text>: left out: {LOST}",)
    assert READ["instance"](sudoku, lossy=True).messages == left_out
    assert READ["convert"](sudoku, lossy=True).left_out == left_out


@pytest.mark.slow
def test_list_what_pasting_loses():
    pasted = READ["paste"](pylogic.load("sudoku"), lossy=True)
    assert pasted.lost == (f"<text>: left out: {LOST}",)


@pytest.mark.parametrize("format_name", ["text", "pzpr", "penpa"])
def test_a_variant_that_a_format_cannot_say_is_refused(format_name):
    sudoku = pylogic.load("sudoku")
    facts = "size(4,4). boxes(2,2). #const diagonals = 1."
    with pytest.raises(pylogic.ProgramError, match="cannot say the variant diagonals=1"):
        sudoku.convert(facts, format_name, text=True)
    assert sudoku.convert(facts, "facts", text=True).text.splitlines() == [
        "size(4,4).", "boxes(2,2).", "#const diagonals = 1. [override]",
    ]  # fmt: skip


def test_the_usual_value_of_a_constant_needs_no_words():
    sudoku = pylogic.load("sudoku")
    facts = "size(4,4). boxes(2,2). #const diagonals = 0."
    assert "?sudoku/4/4/" in sudoku.convert(facts, "pzpr", text=True).text


@pytest.mark.slow
def test_believe_the_name_in_a_text(tmp_path):
    folder = tmp_path / "sudoku"  # a folder says less than the text
    folder.mkdir()
    (folder / "a.txt").write_text(NAMED)
    run = pylogic_run("convert", "sudoku/a.txt", "range", cwd=tmp_path)
    assert run.stdout == "2x2:a3b\n"
    takuzu = pylogic.load("takuzu")
    with pytest.raises(pylogic.ProgramError, match="this is a puzzle 'kuromasu'"):
        takuzu.instance(NAMED, text=True)
    unknown = NAMED.replace("kuromasu", "neverheard")
    with pytest.raises(pylogic.ProgramError, match="is a 'neverheard': no rules here are for it"):
        takuzu.paste(unknown)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "puzzle"),
    [("Unruly:4x4u:q", "takuzu"), ("Solo:2x2:p", "sudoku")],  # Solo has several: the plainest
)
def test_paste_a_name_that_means_a_puzzle(text, puzzle):
    assert pylogic.load("kuromasu").paste(text).puzzle == puzzle


@pytest.mark.slow
def test_a_folder_called_as_the_parent_of_a_text_is_no_reason_to_fail(tmp_path):
    (tmp_path / "t").mkdir()
    (tmp_path / "t" / "board.txt").write_text("..2\n...\n")
    run = pylogic_run("convert", "t/board.txt", "text", cwd=tmp_path)
    assert (run.returncode, "say --puzzle NAME" in run.stderr) == (2, True)
    run = pylogic_run("convert", "t/board.txt", "range", cwd=tmp_path)
    assert run.stdout == "3x2:b2c\n"


def test_one_of_many_in_a_file(tmp_path):
    path = tmp_path / "many.txt"
    path.write_text(f"% my links\n\nfirst: {KURODOKO}\n{KURODOKO.replace('7', '6')}\n")
    kuromasu = pylogic.load("kuromasu")
    first = kuromasu.instance(KURODOKO).symbols
    for name in ("first", "1"):
        assert kuromasu.instance(f"{path}#{name}").symbols == first
    assert str(kuromasu.instance(f"{path}#2").symbols[1]) == "clue(1,4,6)"
    for argument, words in [
        (str(path), "there are 2 puzzles in it; say which one"),
        (f"{path}#3", "no puzzle '3'; it has first, 2"),
    ]:
        with pytest.raises(pylogic.PylogicError, match=words):
            kuromasu.instance(argument)


@pytest.mark.slow
def test_compare_all_of_many_in_a_file(tmp_path):
    path = tmp_path / "many.txt"
    path.write_text(f"{KURODOKO}\n{KURODOKO.replace('7', '6')}\n")
    assert len(pylogic.compare("kuromasu", [path]).runs) == 2


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("https://tinyurl.com/abc12", "nothing is fetched"),
        ("https://f-puzzles.com/?id=abc", "nothing is fetched"),
        ("sudokupad.app/abc123", "nothing is fetched"),
        ("7x7#123456", "a random seed"),
        ("Range:7x7dn#123456", "a random seed"),
    ],
)
def test_what_cannot_be_had_is_refused_with_the_reason(text, words):
    for is_text in (False, True):
        with pytest.raises(pylogic.ProgramError, match=words):
            pylogic.load("sudoku").instance(text, text=is_text, format=None)


def test_a_text_is_read_in_python_as_it_is_converted():
    kuromasu = pylogic.load("kuromasu")
    assert kuromasu.instance("..2\n...\n", text=True).symbols == (
        kuromasu.instance("size(2,3). clue(1,3,2).", text=True).symbols
    )
    assert kuromasu.instance(NAMED, text=True).symbols[1].match("clue", 3)
    assert kuromasu.instance("% nothing\nclues.\n", text=True).symbols[0].match("clues", 0)


@pytest.mark.slow
def test_the_guide_says_what_formats_call_the_puzzles(update):
    page = GUIDE / "formats.md"
    lines = page.read_text(encoding="utf-8").splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("| puzzle |")) + 2
    end = next(i for i, line in enumerate(lines) if i >= first and not line.startswith("|"))
    columns = [name.strip() for name in lines[first - 2].strip("|").split("|")][1:]
    table = []
    for one in (pylogic.load(name).encoding for name in sorted(pylogic.puzzles())):
        called = [[game.name for game in mapping.games(one, column)] for column in columns]
        if any(called):
            cells = [", ".join(f"`{name}`" for name in names) for names in called]
            table.append(f"| {' | '.join([one.name, *cells])} |")
    if update:
        lines[first:end] = table
        page.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert lines[first:end] == table or update
    assert len(table) >= 17


def test_the_text_of_a_file_tells_its_format_without_an_extension(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "link").write_text(KURODOKO)
    (tmp_path / "facts").write_text("size(1,2).\nclue(1,1,1).\n")
    kuromasu = pylogic.load("kuromasu")
    assert kuromasu.instance("link").size == (5, 5)
    assert kuromasu.instance("facts").size == (1, 2)
    assert kuromasu.instance("inst12").size == (13, 13)
