"""Many puzzles on the command line: a line each, a summary, the exit code of the worst."""

from __future__ import annotations

import json
import os
import shlex
import signal
import sqlite3
import subprocess
from contextlib import closing, suppress

import pytest
from experiments import change_record
from harness import PYLOGIC, SAFETY, children, command, pylogic_run, wait_until

FACTS = "size(1,3). clue(1,1,3).\n"
TWICE = "size(2,2). clue(1,1,3).\n"
NONE = "size(1,3). clue(1,1,3). clue(1,3,2).\n"
LINK = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
LINK_2 = "https://puzz.link/p?kurodoko/7/7/j7h3k8k5i7g7idk4k8h4j"
ID = "7x7:d7b3e8e5c7a7c13e4e8b4d"
ONLY = "and only what has one answer has a grade"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "many").mkdir()
    for name, text in {"a": FACTS, "b": NONE, "c": TWICE, "wrong": "clue(1,1).\n"}.items():
        (tmp_path / f"many/{name}.lp").write_text(text)
    (tmp_path / "links.txt").write_text(f"one {LINK}\n{ID}\n")
    return tmp_path


def lines(text):
    """The lines of puzzles without what they took."""
    found = [line.split("\t") for line in text.splitlines() if "\t" in line]
    return [words[:2] + words[3:] for words in found]


# ---- Lines -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("solve many/a.lp many/c.lp --count", ["unique 1 answer", "multiple 2 answers"]),
        ("explain many/a.lp many/c.lp", ["unique easy 3", f"multiple  it has several, {ONLY}"]),
        ("solve many/a.lp links.txt -- --restarts=L,60", ["unique"] * 3),
    ],
)
def test_print_a_line_for_each_puzzle_by_verb_and_options(words, found):
    said = lines(pylogic_run("batch", *words.replace(" ", " kuromasu ", 1).split()).stdout)
    assert [" ".join(words[1:]).replace("several answers", "several") for words in said] == found


def test_print_json_of_each_on_line():
    run = pylogic_run("batch", "solve", "kuromasu", "many/c.lp", "many/b.lp", "--json", "--count")
    found = [json.loads(line) for line in run.stdout.splitlines()]
    assert [(one["name"], one["status"], one["details"]["answers"]) for one in found] == [
        ("many/c.lp", "multiple", []),
        ("many/b.lp", "none", []),
    ]
    assert run.stderr.startswith("2 puzzles: 1 multiple, 1 none; ")
    assert run.returncode == 20


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("many/a.lp\n\n% no name\nmany/b.lp\n", ["many/a.lp", "many/b.lp"]),
        (f"mine {LINK}\n{ID}\nmany/[ab].lp\n", ["mine", ID, "many/a.lp", "many/b.lp"]),
        ("inst43\n", ["inst43"]),
        (f"%*\nfrom {LINK}\nand {LINK}\n*%\nsize(1,3).\n", ["<stdin>"]),
        (f"a {ID}\na {LINK} # hard\nmany/a.lp\n{ID}\n{ID}\n", ["a", "2", "many/a.lp", ID]),
    ],
)
def test_read_names_from_standard_input(text, names):
    said = pylogic_run("batch", "check", "kuromasu", "-", stdin=text).stdout
    assert [line.split("\t")[0] for line in said.splitlines()] == names


def test_take_standard_input_as_one_of_many():
    said = pylogic_run("batch", "solve", "kuromasu", "-", "m*/b.lp", stdin=FACTS).stdout
    assert lines(said) == [["<stdin>", "unique"], ["many/b.lp", "none"]]


@pytest.mark.parametrize("text", [FACTS, "3 . .\n", ". .\n. .\n", "..\n..\n", LINK, None])
def test_take_single_puzzle_as_one(text):
    name = "-" if text else "many/a.lp"
    assert command("check", "kuromasu", name, stdin=text or "") == f"{name}: no errors\n"


def of_terminal(terminal):
    """All that was printed on a terminal that nobody holds any more."""
    printed = b""
    with suppress(OSError):  # the end; a read gives a part
        while True:
            printed += os.read(terminal, 2**16)
    return printed.decode()


# ---- The summary and exit codes --------------------------------------------------------

CUT, SAME = {"interrupted": "timeout"}, {"fingerprint": "f"}
ENDS = [
    ("", [{"status": "unique"}, {"status": "multiple", "count": 2}], 0, "1 unique, 1 multiple; "),
    ("", [{"status": "none"}, {"status": "unique"}], 20, ": 1 none, 1 unique; "),
    ("", [{"status": "interrupted", "count": 0, **CUT}, {"status": "none"}], 3, "1 stopped by the"),
    ("", [{"status": "found", **CUT}], 0, "; 1 stopped by the time limit; "),
    ("", [{"details": {"complete": False}}], 3, "2 unique; "),
    ("", [{"details": {"certified": False}, **CUT}], 3, "2 unique; "),
    ("", [{"status": "error"}, {"status": "interrupted", "count": 0}], 2, "1 error, 1 interrupted"),
    ("", [{"status": "error"}, {"status": "differs"}], 4, "1 error, 1 differs; "),
    ("--corpus", [{"status": "multiple", "count": 2}], 2, "1 multiple, 1 unique; "),
    ("--corpus", [SAME] * 2, 2, "2 puzzles: 2 unique; 1 duplicate; "),
    ("--corpus", [SAME, {**SAME, "status": "differs"}], 4, "1 duplicate"),
    ("--corpus", [{"status": "found", **CUT}], 3, "1 found, 1 unique; 1 stopped by the time limit"),
    ("--corpus", [{"count": 1}], 0, "2 puzzles: 2 unique; "),
]
"""Changes to a journal's records of two puzzles, the exit code, and words of the summary."""


def change_records(*changes):
    """Let the journal say something else of each puzzle."""
    with closing(sqlite3.connect("batch.sqlite")) as journal, journal:
        for number, change in enumerate(changes, 1):
            change_record(journal, number, **change)


@pytest.mark.parametrize(("option", "changes", "code", "words"), ENDS)
def test_count_records_and_end_with_code_of_worst(option, changes, code, words):
    verb = "check" if option else "solve"
    given = ["batch", verb, "kuromasu", "many/a.lp", "links.txt#one", "--jobs=1", *option.split()]
    assert "taken from the journal" not in command(*given)
    change_records(*changes)
    run = pylogic_run(*given, "--resume")
    assert run.returncode == code, run.stdout + run.stderr
    assert words in run.stderr
    assert "; 2 taken from the journal\n" in run.stderr


def test_begin_where_nothing_was_done_before_and_go_on_with_one_more():
    given = ["batch", "check", "kuromasu", "many/a.lp", "--resume"]
    _, summary = command(*given).splitlines()
    assert summary.startswith("1 puzzle: 1 sound; ")
    assert "1 taken" in command(*given, "links.txt")


def test_say_that_rules_check_nothing(folder):
    (folder / "own.lp").write_text("#show a/1. a(X) :- size(X).\n")
    (folder / "a.lp").write_text("size(1).\n")
    words = "own.lp has no errors part: only syntax and the names of facts were looked at"
    assert command("batch", "check", "own.lp", "a.lp").splitlines()[-2] == words
    assert command("check", "own.lp", "a.lp") == f"a.lp: no errors ({words})\n"


# ---- Where records go besides ----------------------------------------------------------


@pytest.mark.slow
def test_convert_into_file_of_many_or_files_of_folder(folder):
    run = pylogic_run("batch", "convert", "kuromasu", "links.txt", "many/wrong.lp", "--to", "pzpr")
    assert run.stdout == f"links_one {LINK}\nlinks_2 {LINK_2}\n"
    problem, *_, summary = run.stderr.splitlines()
    assert problem.startswith("many/wrong.lp:")
    assert summary.startswith("3 puzzles: 2 converted, 1 error; ")
    assert run.returncode == 2
    again = pylogic_run("batch", "convert", "kuromasu", "-", "--to", "range", stdin=run.stdout)
    assert again.stdout.splitlines()[1] == f"links_2 {ID}"
    command("batch", "convert", "kuromasu", "links.txt", "--to", "facts", "--output", "out")
    assert sorted(os.listdir("out")) == ["links_2.lp", "links_one.lp"]
    assert (folder / "out/links_one.lp").read_text().startswith("size(5,5).\n")
    assert " say which one, as in links.txt#1" in command("convert", "links.txt", "facts", code=2)


@pytest.mark.slow
def test_give_files_of_folder_names_of_their_own(folder):
    text = f"x/a.lp {ID}\n../../etc/passwd {ID}\n/ {ID}\nX/A.lp {ID}\nx_a {ID}\n"
    text += f"{'é' * 300} {ID}\n{'é' * 301} {ID}\n{'a' * 200} {ID}\n"
    given = ["batch", "convert", "kuromasu", "-", "--to", "range"]
    names = [line.split()[0] for line in pylogic_run(*given, stdin=text).stdout.splitlines()]
    assert names[:2] == ["x_a", "etc_passwd"]
    assert names[2:5] == ["puzzle", "X_A-2", "x_a-3"]
    assert all(190 < len(name.encode()) <= 205 for name in names[5:])
    assert len({*names}) == 8
    assert (names[5][:90], names[7]) == ("é" * 90, "a" * 200)


@pytest.mark.slow
def test_write_the_document_of_each_puzzle_into_a_folder(folder):
    given = "batch", "check", "kuromasu", "many", "--output", "out"
    command(*given, code=2)
    assert sorted(os.listdir("out")) == [f"many_{n}.json" for n in ("a", "b", "c", "wrong")]
    alone = json.loads(pylogic_run("check", "kuromasu", "many/wrong.lp", "--json").stdout)
    kept = json.loads((folder / "out/many_wrong.json").read_text())
    assert kept["problems"] == alone["problems"]
    assert "there are files in it; --force" in command(*given, code=2)
    (folder / "out/many_a.json").unlink()
    assert "4 taken" in command(*given, "--resume", code=2)
    assert (folder / "out/many_a.json").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("check kuromasu many --journal links.txt", "links.txt: not a database, and so no journal"),
        ("check kuromasu many --journal no/j.sqlite", "no/j.sqlite: No such file or directory"),
        ("solve kuromasu many --count -n0", "--count counts all answers, -n stops after some"),
        ("solve kuromasu many/a.lp -- --nosuch", "--nosuch: no option of clasp"),
        ("convert kuromasu links.txt --to facts", "facts: is more than a line for each puzzle"),
        ("check kuromasu many --output t.csv", "t.csv: expected a folder, without an ending"),
        ("check kuromasu many --output links.txt", "links.txt: File exists"),
    ],
)
def test_refuse_batch_that_cannot_begin(folder, words, said):
    run = pylogic_run("batch", *words.split())
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(f"error: {said}"), run.stderr
    assert not (folder / "batch.sqlite").exists() or "--output" in words


@pytest.mark.parametrize("words", ["check s 1 2", "solve lits many"])
def test_say_which_command_does_many(words):
    told = f"{words.split()[0]} does one puzzle, and these are many: use pylogic batch {words}\n"
    assert command(*shlex.split(words), code=2) == f"error: {told}"


NAMES = [b"\xff\xfe", b"a" * 120 + b"\xff" * 80]
"""Names of files that are no text."""
LONE = "\ud800x"


@pytest.mark.slow
def test_tell_names_that_are_no_text(folder):
    (folder / "f").mkdir()
    for name in NAMES:
        (folder / "f" / os.fsdecode(name + b".lp")).write_text("size(2,2).")
    board = {"problem": "2 2\n. .\n. ."}
    corpus = {LONE: board, LONE + "y" * 300: board, "none": {"problem": LONE}}
    (folder / "f/z.json").write_text(json.dumps(corpus))
    wanted = [f"f/{os.fsdecode(name)}.lp" for name in sorted(NAMES)]
    wanted += [f"f/z.json#{name}" for name in corpus]
    given = "batch", "check", "kuromasu", "f", "--jobs", "1"
    run = pylogic_run(*given, "--json", LC_ALL="C")
    records = [json.loads(line) for line in run.stdout.splitlines()]
    assert sorted(one["name"] for one in records) == sorted(wanted)
    assert [one["status"] for one in records].count("sound") == 4
    again = pylogic_run(*given, "--resume", "--output", "out", LC_ALL="C")
    assert len(again.stdout.splitlines()) == len(os.listdir("out")) == 5
    assert "taken from the journal" in again.stderr


# ---- Ends ------------------------------------------------------------------------------


@pytest.fixture
def endless(folder):
    """Rules for which one board takes no time, and another one has no end."""
    (folder / "endless.lp").write_text(
        "number(0) :- size(0). number(N+1) :- number(N). ok :- size(1). #show ok/0."
    )
    for name, size in (("quick", 1), ("long", 0), ("longer", 0)):
        (folder / f"{name}.lp").write_text(f"size({size}).\n")
    return ["batch", "solve", "endless.lp", "quick.lp", "long.lp", "--jobs", "1"]


@pytest.mark.slow
def test_keep_records_at_ctrl_c_and_make_the_others_by_resume(folder, endless):
    """Messages are on a terminal, with a bar, which leaves alone the lines in a pipe."""
    given = [*endless, "--json"]
    ours, theirs = os.openpty()
    words = [*PYLOGIC, *given]
    run = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True)
    os.close(theirs)
    first = json.loads(run.stdout.readline())
    run.send_signal(signal.SIGINT)
    said = of_terminal(ours)
    assert (first["name"], run.stdout.read(), run.wait(SAFETY)) == ("quick.lp", b"", 130)
    assert "/2" in said
    assert "stopped by Ctrl-C after 1 puzzle: 1 unique" in said
    assert "batch.sqlite has what was done: the same command with --resume goes on" in said
    assert '"name"' not in said

    (folder / "long.lp").write_text("size(1).\n")
    again = pylogic_run(*given, "--resume")
    names = [json.loads(line)["name"] for line in again.stdout.splitlines()]
    assert names == ["quick.lp", "long.lp"]
    assert "2 puzzles: 2 unique" in again.stderr
    assert "1 taken from the journal" in again.stderr


@pytest.mark.slow
def test_end_with_code_of_crash(endless):
    with subprocess.Popen([*PYLOGIC, *endless], stdout=subprocess.PIPE, text=True) as run:
        run.stdout.readline()
        for child in wait_until(lambda: children(run.pid), run):
            os.kill(child, signal.SIGKILL)
        assert lines(run.stdout.read())[0][:2] == ["long.lp", "crashed"]
    assert run.returncode == 1


@pytest.mark.slow
def test_limit_each_puzzle_alone(folder, endless):
    """Together they take longer than a verb with this limit may, which is two seconds more."""
    names = [f"long{n}.lp" for n in range(9)]
    for name in names:
        (folder / name).write_text("size(0).\n")
    run = pylogic_run("batch", "solve", "endless.lp", *names, "--timeout=0.3", "--jobs=1")
    assert "9 puzzles: 9 interrupted; 9 stopped by the time limit; " in run.stderr
    assert run.stdout.count("\tstopped by the time limit\n") == 9
    assert run.returncode == 3
