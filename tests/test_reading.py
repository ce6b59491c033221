"""Which puzzle a text is, what is lost of it, one of many in a file, what cannot be had."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from harness import paste_board, pylogic_run

import pylogic

KURODOKO = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
NAMED = "begin\npuzzle kuromasu\n[problem]\n- 3\n- -\n"
LOST = "the constraint 'arrow'"


ARROW = json.dumps({"size": 2, "grid": [[{}] * 2] * 2, "arrow": [{"lines": [["R1C1", "R1C2"]]}]})
EMPTY = "size(2,2). boxes(1,2)."
READ = {
    "instance": lambda puzzle, **lossy: puzzle.instance(ARROW, text=True, **lossy),
    "convert": lambda puzzle, **lossy: puzzle.convert(ARROW, "text", text=True, **lossy),
    "clues": lambda puzzle, **lossy: puzzle.clues(ARROW, text=True, **lossy),
    "paste": lambda puzzle, **lossy: paste_board(puzzle, ARROW, **lossy),
    "explain": lambda puzzle, **lossy: puzzle.explain(
        puzzle.instance(EMPTY, text=True), state=ARROW, **lossy
    ),
}


@pytest.mark.few(2)
@pytest.mark.parametrize("verb", ["convert", "paste", "clues", "instance", "explain"])
def test_refuse_losses(verb):
    sudoku = pylogic.load("sudoku")
    with pytest.raises(pylogic.ProgramError) as caught:
        READ[verb](sudoku)
    words = f"cannot be read: {LOST}; with --lossy (in Python lossy=True) the board is read"
    assert str(caught.value).endswith(f": error: {words} without it")
    assert READ[verb](sudoku, lossy=True)


def test_list_losses():
    sudoku = pylogic.load("sudoku")
    left_out = (f"<text>: left out: {LOST}",)
    assert READ["instance"](sudoku, lossy=True).messages == left_out
    assert READ["convert"](sudoku, lossy=True).left_out == left_out


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
        paste_board(takuzu, unknown)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "puzzle"),
    [("Unruly:4x4u:q", "takuzu"), ("Solo:2x2:p", "sudoku")],  # Solo has several: the plainest
)
def test_paste_a_name_that_means_a_puzzle(text, puzzle):
    assert paste_board(pylogic.load("kuromasu"), text).puzzle == puzzle


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


@pytest.mark.parametrize("text", ["https://tinyurl.com/abc12", "7x7#123456"])
def test_refuse_an_argument_that_does_not_hold_its_board(text):
    with pytest.raises(pylogic.ProgramError, match=r"nothing is fetched|a random seed"):
        pylogic.load("sudoku").instance(text)


def test_the_text_of_a_file_tells_its_format_without_an_extension(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "link").write_text(KURODOKO)
    (tmp_path / "facts").write_text("size(1,2).\nclue(1,1,1).\n")
    kuromasu = pylogic.load("kuromasu")
    assert kuromasu.instance("link").size == (5, 5)
    assert kuromasu.instance("facts").size == (1, 2)
    assert kuromasu.instance("inst12").size == (13, 13)


def test_read_files_with_a_board_a_line(tmp_path):
    path = tmp_path / "some.sdm"
    board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    path.write_text(f"puzzle,solution\n{board},{'1' * 81}\n{board}  ED=1.2\nc7 {board[::-1]} 7.2\n")
    sudoku = pylogic.load("sudoku")
    for name, text in {"1": board, "2": board, "c7": board[::-1]}.items():
        assert sudoku.instance(f"{path}#{name}").symbols == sudoku.instance(text, text=True).symbols
    with pytest.raises(pylogic.PylogicError, match="there are 3 puzzles in it"):
        sudoku.instance(path)
    line = f".{board[1:]}"
    assert sudoku.instance(line.replace(".", "x")).symbols == sudoku.instance(line).symbols
    grid = "\n".join(board[at : at + 9] for at in range(0, 81, 9))
    path.write_text(f"Grid 01\n{grid}\nGrid 02\n{grid[::-1]}\n")
    assert (
        sudoku.instance(f"{path}#Grid 02").symbols == sudoku.instance(grid[::-1], text=True).symbols
    )
    path.write_text(f'<opensudoku version="2">\n<game data="{board}"/>\n</opensudoku>')
    assert sudoku.instance(path).symbols == sudoku.instance(board, text=True).symbols


# ---- Files and links -----------------------------------------------------------------------------


@pytest.fixture
def archive(tmp_path, monkeypatch) -> Path:
    """A folder below the current one whose path looks like a link."""
    monkeypatch.chdir(tmp_path)
    folder = Path("kurodoko/2024/12")
    folder.mkdir(parents=True)
    return folder


def test_prefer_a_file_on_the_disk_to_a_link(archive):
    kuromasu = pylogic.load("kuromasu")
    for name, text in (("x.txt", "3 .\n. .\n"), ("3h", "size(2,2). clue(1,1,3).")):
        path = archive / name
        path.write_text(text)
        said = kuromasu.instance(str(path))
        assert set(map(str, said.symbols)) == {"size(2,2)", "clue(1,1,3)"}


@pytest.mark.parametrize("name", ["x.txt", "x.lp", "x.json", "x.pzprv3", "3h"])
def test_call_a_missing_file_in_a_folder_missing(archive, name):
    with pytest.raises(pylogic.NotFoundError, match=f"no instance '{archive}/{name}'"):
        pylogic.load("kuromasu").instance(f"{archive}/{name}")


@pytest.mark.parametrize("name", ["x.txt", "x.lp", "x.json", "x.pzprv3"])
def test_call_a_missing_file_without_its_folder_missing(name):
    with pytest.raises(pylogic.NotFoundError, match=f"no instance 'archive/2024/12/{name}'"):
        pylogic.load("kuromasu").instance(f"archive/2024/12/{name}")


def test_follow_a_pattern_whose_path_looks_like_a_link(archive):
    (archive / "x.txt").write_text("3 .\n. .\n")
    run = pylogic_run("batch", "solve", "kuromasu", f"{archive}/*.txt", cwd=Path.cwd())
    assert "1 puzzle: 1 multiple" in run.stderr
