"""Exchange formats: known boards, round trips, what is wrong and where."""

from __future__ import annotations

import json
import os
import pickle
import re
import subprocess
import sys

import pytest
from harness import GOLDEN, paste_board, pylogic_run, read_facts
from hypothesis import given, settings
from hypothesis import strategies as st
from pages import GUIDE

import pylogic
from pylogic import formats

PUZZLES = {name: pylogic.load(name) for name in ("kuromasu", "takuzu", "sudoku", "nonogram")}
LINK = "https://puzz.link/p?"
KURODOKO = f"{LINK}kurodoko/5/5/i7g5l2l2g4i"
RANGE = "7x7:d7b3e8e5c7a7c13e4e8b4d"

WRONG_ABOUT = {
    "exchange(jank, nl)": "exchange(jank, nl): there is no such format",
    "exchange(tatham, nl, foo)": "exchange(tatham, nl, foo): there is no such way to write;",
    "exchange(penpa, nl, foo)": "exchange(penpa, nl, foo): there is no such way to write;",
    'exchange(pzpr, nl, "number16 foo")': "exchange(pzpr, nl, foo): there is no such way to write;",
    'exchange(pzprv3, nl, "number foo")': "exchange(pzprv3, nl, foo): there is no such way to",
    "exchange(sudokupad, nl, foo)": "exchange(sudokupad, nl, foo): there is no such way to write",
    "exchange(text, nl, foo)": "exchange(text, nl, foo): there is no such way to write; it has one",
    "offset(text, a)": ":3:45: error: offset(text,a).: expected a whole number instead of a",
    "empty(text, a)": ":3:45: error: empty(text,a).: expected a whole number instead of a",
    "clues(clue, three)": ":3:45: error: clues(clue,three).: expected a whole number instead of",
    "variant(x, a)": ":3:45: error: variant(x,a).: expected a whole number instead of a",
    "flag(pzpr, d, x, 1, a)": ":3:45: error: flag(pzpr,d,x,1,a).: expected a whole number instead",
}
"""Facts about formats in a user's `about` that no format knows, and the error for each."""


@pytest.mark.parametrize("said", WRONG_ABOUT)
def test_name_wrong_facts_of_about(said, tmp_path):
    path = tmp_path / "rules.lp"
    board = "board(number, clue). exchange(text, other)."
    path.write_text(f"{{a}}.\n#program about.\n{board} {said}.")
    with pytest.raises(pylogic.ProgramError) as caught:
        pylogic.load(path).convert("size(1,1). clue(1,1,2).", "nl", text=True)
    assert WRONG_ABOUT[said] in str(caught.value)


def test_name_a_variant_with_one_answer():
    takuzu = PUZZLES["takuzu"]
    loose = "size(2,4). given(1,1,0). given(1,2,0). given(1,3,1)."
    board = takuzu.convert(loose, "text", text=True).text
    instance = takuzu.instance(board, text=True, format="text")
    outcome = takuzu.solve(instance)
    assert outcome.status == "none"  # its columns 1 and 2 are equal
    assert takuzu.variants(instance, outcome) == {"distinct": 0}
    assert takuzu.variants(instance, outcome, constants={"distinct": 1}) == {}
    run = pylogic_run("solve", "takuzu", "-", "--plain", stdin=board)
    assert run.stderr == "pylogic: with -c distinct=0 there is exactly one answer\n"


@pytest.mark.parametrize(
    ("rows", "status"),
    [("1...\n....\n..1.\n....\n", "multiple"), ("1...\n2...\n.31.\n.4..\n", "none")],
)
def test_name_no_variant_that_refuses_the_board(rows, status):
    """A number stands twice on a diagonal."""
    sudoku = PUZZLES["sudoku"]
    instance = sudoku.instance(rows, text=True)
    outcome = sudoku.solve(instance)
    assert (outcome.status, sudoku.variants(instance, outcome)) == (status, {})


@pytest.mark.slow
def test_convert_on_the_command_line(tmp_path):
    assert pylogic_run("convert", KURODOKO, "range").stdout == "5x5:c7a5f2f2a4c\n"
    path = tmp_path / "board.txt"
    assert pylogic_run("convert", KURODOKO, str(path)).returncode == 0
    kuromasu = PUZZLES["kuromasu"]
    assert read_facts(kuromasu, path.read_text()) == read_facts(kuromasu, KURODOKO)
    assert pylogic_run("convert", str(path), "kurodoko").stdout.strip() == KURODOKO
    assert KURODOKO in pylogic_run("convert", "-", "kurodoko", stdin=path.read_text()).stdout
    assert pylogic_run("convert", "instances/kuromasu/inst12.lp", "text").stdout.count("\n") == 13
    back = pylogic_run("convert", KURODOKO, str(tmp_path / "x.lp"))
    assert (back.returncode, (tmp_path / "x.lp").read_text()[:10]) == (0, "size(5,5).")
    for arguments, words in [
        ((str(path), "text"), "neither IN nor OUT says which puzzle"),
        ((str(path), "board.png"), "a file's name ends in .lp"),
        (("nothing", "kurodoko"), "no file 'nothing'"),
        (("nothing.txt", "kurodoko", "--format", "text"), "no file 'nothing.txt'"),
        ((KURODOKO, str(tmp_path / "a" / "b.txt")), "No such file"),
    ]:
        run = pylogic_run("convert", *arguments)
        assert (run.returncode, words in run.stderr) == (2, True), run.stderr
    assert pylogic_run("convert", path.rename(tmp_path / "kurodoko-1.txt"), "text").returncode == 0


@pytest.mark.slow
def test_name_a_solution_that_convert_leaves_out(tmp_path):
    path = tmp_path / "grid.txt"
    path.write_text(".#.\n..2\n")
    for arguments in [("convert", str(path), "range"), ("solve", "kuromasu", str(path), "-n", "1")]:
        run = pylogic_run(*arguments)
        assert run.stderr == f"{path}: the solution that the board shows is left out\n"
    run = pylogic_run("convert", str(path), "text", "--puzzle", "kuromasu")
    assert (run.stderr, run.stdout.splitlines()) == ("", ["- # -", "- - 2"])


@pytest.mark.parametrize(
    "rule", ["clue(1,1..3,2).", "clue(1,1,X) :- X = 2.", ":- not line(1,1,top)."]
)
def test_refuse_to_convert_rules(tmp_path, rule):
    (tmp_path / "rules.lp").write_text(f"#const n = 3.\nsize(n,n). clue(2,2,0).\n{rule}\n")
    words = r"rules.lp:3:1: error: .*: only ground facts are written in a format"
    with pytest.raises(pylogic.ProgramError, match=words):
        pylogic.load("slitherlink").convert(tmp_path / "rules.lp", "pzpr")


def test_read_a_flag_that_the_rules_know(tmp_path):
    rules = tmp_path / "own.lp"
    rules.write_text(
        "#const full = 0.\n{x}. #show x/0.\n#program about.\nboard(number, clue).\n"
        'exchange(pzpr, own). exchange(pzprv3, own, "number"). clues(clue, 3).\n'
        'flag(pzpr, f, "full", 1, 0). flag(pzprv3, f, "full", 1, 0).\n'
    )
    own = pylogic.load(rules)
    for text in ("own/f/2/1/3g", "pzprv3\nown\n1\n2\nf\n3 . \n"):
        assert own.convert(text, "facts", text=True).text.splitlines() == [
            "size(1,2).", "clue(1,1,3).", "#const full = 1. [override]",
        ]  # fmt: skip
    with pytest.raises(pylogic.ProgramError, match="the flag 'e' of 'own' may change the rules"):
        own.instance("own/fe/2/1/3g", text=True)


def test_convert_in_python():
    kuromasu = PUZZLES["kuromasu"]
    found = kuromasu.convert(KURODOKO, "range")
    assert (str(found), found.format, found.left_out) == ("5x5:c7a5f2f2a4c\n", "tatham", ())
    assert found == kuromasu.convert(kuromasu.instance(KURODOKO), "range")
    assert hash(found) == hash(pickle.loads(pickle.dumps(found)))
    board = kuromasu.convert(".#.\n..2\n", "range", text=True)
    left_out = ["<text>: the solution that the board shows is left out"]
    assert board.to_dict() == {"text": "3x2:e2\n", "format": "tatham", "left_out": left_out}
    assert repr(board) == f"<Conversion: tatham, 7 characters, {left_out[0]}>"
    assert kuromasu.convert(".#.\n..2\n", "facts", text=True).left_out == (*left_out,)
    assert kuromasu.convert("...\n..2\n", "facts", text=True).left_out == ()
    for arguments, words in [
        ((KURODOKO, "nothing"), "no format 'nothing'"),
        ((KURODOKO, 3), "to=3: expected a text"),
    ]:
        with pytest.raises(pylogic.OptionError, match=words):
            kuromasu.convert(*arguments)


@pytest.mark.slow
def test_refuse_a_single_argument_without_its_puzzle(tmp_path):
    (tmp_path / "board").write_text("1 . .\n. . .\n")
    assert pylogic.load(KURODOKO).encoding.name == "kuromasu"
    assert pylogic_run("solve", RANGE, "--format", "range", "--plain").returncode == 0
    assert pylogic_run("solve", KURODOKO, "--plain").stdout.startswith(". # . 7 .")
    refused = {
        RANGE: "name a puzzle before it",
        str(tmp_path / "board"): "name a puzzle before it",
        f"{LINK}fillomino/z/3/1/i": "the flag 'z' of 'fillomino' may change the rules",
    }
    for text, words in refused.items():
        run = pylogic_run("solve", text)
        assert (run.returncode, run.stdout, words in run.stderr) == (2, "", True)


@pytest.mark.slow
def test_paste_a_link_beside_files_that_cannot_be_read(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "encodings"
    folder.mkdir()
    (folder / "gone.lp").symlink_to("nowhere")
    (folder / ".#kuromasu.lp").symlink_to("user@host.4711:1")  # as Emacs locks a file
    os.mkfifo(folder / "pipe.lp")  # which nobody writes to
    assert paste_board(PUZZLES["sudoku"], KURODOKO).puzzle == "kuromasu"
    assert ".#kuromasu" not in pylogic.puzzles()


# ---- Whatever the text ------------------------------------------------------------------

DIAGRAMS = [one.name for one in formats.by_name().values() if one.read]
PENPA = f"m=edit{(GOLDEN.parent / 'penpa_links.txt').read_text().split('m=edit')[1].strip()}"
VALID = [KURODOKO, RANGE, PENPA, "8x8u:BhCfdAiaDAbdGcFABa", "2x3x:b3b5e1c1_5b1_4c6e2b6b",
         "4j:p,aaaaaaaaaaaaa", "pzprv3\nkurodoko\n2\n2\n. 3 \n- . \n# . \n. + \n",
         "begin\npuzzle kuromasu\nsize 2\n[problem]\n- 3\n? -\n[solution]\n- -\n- x\nend\n",
         "..3\n.?#\n", "1,2,-\n3|4|x\n"]  # fmt: skip


@pytest.mark.slow
@settings(max_examples=60)
@given(
    st.sampled_from(VALID),
    st.lists(st.tuples(st.integers(0, 10**6), st.text(max_size=3), st.integers(0, 3)), max_size=4),
    st.sampled_from([None, *DIAGRAMS]),
    st.sampled_from(sorted(PUZZLES)),
)
def test_read_damaged_texts_or_refuse_them(text, edits, format_name, puzzle):
    for at, new, cut in edits:
        place = at % (len(text) + 1)
        text = text[:place] + new + text[place + cut :]
    try:
        size = PUZZLES[puzzle].instance(text, text=True, format=format_name).size
    except pylogic.PylogicError as error:
        assert str(error)
    else:
        assert size is None or size[0] * size[1] <= 10**6


def test_refuse_a_link_that_unpacks_to_gigabytes():
    import base64
    import tracemalloc
    import zlib

    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = b"".join(packer.compress(b"0" * 2**20) for _ in range(32)) + packer.flush()
    link = "m=edit&p=" + base64.b64encode(data).decode()
    tracemalloc.start()
    try:
        with pytest.raises(pylogic.ProgramError, match="more than"):
            read_facts(PUZZLES["kuromasu"], link, format="penpa")
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 16 * 2**20


# ---- A format of one's own ----------------------------------------------------------------

TINY = """
import re
from pylogic.formats import diagram


def matches(text):
    return text.startswith("tiny ")


def read(source, _games):
    cells = source.text.split()[1:]
    numbers = {(1, c): int(cell) for c, cell in enumerate(cells, 1) if cell.isdecimal()}
    return diagram.ReadResult(diagram.Diagram(1, len(cells), {"number": numbers}))


FORMAT = diagram.Format(
    "tiny", "Tiny", "one row of numbers", matches, read, is_inline=True, extension=".tiny"
)
"""
WRITE = """
def write(board, _game):
    cells = (board["number"].get(place, ".") for place in board.places)
    return " ".join(["tiny", *map(str, cells)])


"""
REGISTERED = """
import json, sys
from pylogic import cli, formats, load
from pylogic.formats import exchange
formats.__path__.append(".")  # its file
formats.FILES = (*formats.FILES, "tiny")  # its line
print(exchange.paste(load("kuromasu").encoding, "tiny . . 2"), end="\\0", flush=True)
for arguments in json.loads(sys.argv[1]):
    sys.argv = ["pylogic", *arguments]
    cli.run()
    print(end="\\0", flush=True)
"""
ONE_CELL = ["convert", "--puzzle", "kuromasu", "tiny . . 2"]
ONLY_READ = "<argument>: error: tiny cannot say anything: it is only read\n"
LINES = [
    (["convert", "--help"], "  tiny     one row of numbers\n"),
    ([*ONE_CELL, "text"], "- - 2\n"),
    ([*ONE_CELL[:-1], "board.tiny", "text"], "- - 2\n"),
    (["solve", "kuromasu", "tiny . . 2", "--count"], "unique: 1 answer"),
    ([*ONE_CELL, "tiny"], ONLY_READ),
    ([*ONE_CELL, "board2.txt", "--to", "tiny"], ONLY_READ),
]
"""Command lines, and what they say of a format that only reads."""
WRITTEN = [
    ([*ONE_CELL, "tiny"], "tiny . . 2"),
    ([*ONE_CELL, "out.tiny"], ""),
    ([*ONE_CELL[:-1], "out.tiny", "tiny"], "tiny . . 2"),
    ([*ONE_CELL[:-1], "unknown.txt", "tiny"], "error: tiny cannot say white(1,2) here\n"),
]
"""The same of one that writes, too."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "lines"),
    [(TINY, LINES), (WRITE + TINY.replace("read, is", "read, write, is"), WRITTEN)],
    ids=["read", "written"],
)
def test_add_a_format_of_one_file_and_one_line(tmp_path, source, lines):
    (tmp_path / "tiny.py").write_text(source)
    (tmp_path / "board.tiny").write_text("tiny . . 2")
    (tmp_path / "unknown.txt").write_text(". ? 2\n")
    asked = json.dumps([arguments for arguments, _ in lines])
    command = [sys.executable, "-c", REGISTERED, asked]
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    said = subprocess.run(command, **streams, cwd=tmp_path).stdout
    pasted, *printed, _ = said.split("\0")
    assert pasted == (
        "Pasted(puzzle='kuromasu', format='Tiny', facts='size(1,3).\\nclue(1,3,2).\\n', answer=(),"
        " is_named=False, lost=())"
    )
    for one, (_, words) in zip(printed, lines, strict=True):
        assert words in one
    assert "Traceback" not in said


def test_find_every_format_in_the_guide():
    rows = (GUIDE / "formats.md").read_text(encoding="utf-8")
    rows = rows.partition("| format | what it is |")[2].partition("\n\n")[0]
    assert set(re.findall(r"(?m)^\| `(\w+)` \|", rows)) == set(formats.by_name())


def test_find_every_way_of_writing_in_the_guide():
    page = (GUIDE / "formats.md").read_text(encoding="utf-8")
    rows = page.partition("Ways of writing a game ID (tatham)")[2].split("\n\n")[1]
    assert re.findall(r"(?m)^\| `(\w+)`", rows) == list(formats.by_name()["tatham"].styles)
