"""Many puzzles on the command line: a line each, a summary, the exit code of the worst."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from contextlib import suppress

import pytest
from harness import PYLOGIC, SAFETY, command, pylogic_run
from rich.console import Console

from pylogic.batches.record import Record
from pylogic.cli import many
from pylogic.cli.codes import CTRL_C, LIMITED, PIPE_CLOSED
from pylogic.cli.many import Safe, Tally

FACTS = "size(1,3). clue(1,1,3).\n"
TWICE = "size(2,2). clue(1,1,3).\n"
NONE = "size(1,3). clue(1,1,3). clue(1,3,2).\n"
LINK = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
LINK_2 = "https://puzz.link/p?kurodoko/7/7/j7h3k8k5i7g7idk4k8h4j"
ONLY = "and only what has one answer has a grade"
ID = "7x7:d7b3e8e5c7a7c13e4e8b4d"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "many").mkdir()
    for name, text in {"a": FACTS, "b": NONE, "c": TWICE, "wrong": "clue(1,1).\n"}.items():
        (tmp_path / f"many/{name}.lp").write_text(text)
    (tmp_path / "links.txt").write_text(f"one {LINK}\n{ID}\n")
    return tmp_path


def lines(text):
    """The lines without what they took."""
    found = [line.split("\t") for line in text.splitlines()]
    return [words[:2] + words[3:] for words in found]


def test_each_has_a_line_and_the_worst_decides():
    run = pylogic_run("solve", "kuromasu", "many", "links.txt", "nosuch")
    said = lines(run.stdout)
    assert [words[:2] for words in said] == [
        ["many/a.lp", "unique"],
        ["many/b.lp", "none"],
        ["many/c.lp", "multiple"],
        ["many/wrong.lp", "error"],
        ["links.txt#one", "unique"],
        ["links.txt#2", "unique"],
        ["nosuch", "error"],
    ]
    assert said[3][-1] == (
        "the board has no size: a fact size(Rows,Cols) is missing; "
        "1:1: error: unknown fact clue(1,1); did you mean clue/3?"
    )
    assert run.stderr.startswith("7 puzzles: 3 unique, 2 error, 1 none, 1 multiple; ")
    assert run.returncode == 2


def test_what_was_done_is_taken_from_the_journal():
    first = command("check", "kuromasu", "many/a.lp", "links.txt")
    again = command("check", "kuromasu", "many/a.lp", "links.txt", "--resume")
    assert [line for line in again.splitlines() if "\t" in line] == [
        line for line in first.splitlines() if "\t" in line
    ]
    assert "; 3 of 3 taken from the journal\n" in again
    assert "taken" not in first


def test_what_was_stopped_before_its_journal_was_made_begins():
    run = pylogic_run("check", "kuromasu", "many/a.lp", "--resume")
    begun, summary = run.stderr.splitlines()
    assert begun == "batch.sqlite: no such journal yet; beginning with the first"
    assert summary.startswith("1 puzzle: 1 sound; ")


def test_each_is_one_json_object_on_a_line():
    run = pylogic_run("solve", "kuromasu", "many/a.lp", "many/b.lp", "--json")
    found = [json.loads(line) for line in run.stdout.splitlines()]
    assert [(one["name"], one["status"]) for one in found] == [
        ("many/a.lp", "unique"),
        ("many/b.lp", "none"),
    ]
    assert found[0]["details"]["status"] == "unique"
    assert run.stderr.startswith("2 puzzles: 1 unique, 1 none; ")
    assert run.returncode == 1


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("many/a.lp\n\n% no name\nmany/b.lp\n", ["many/a.lp", "many/b.lp"]),
        (f"mine {LINK}\n{ID}\nmany/[ab].lp\n", ["mine", ID, "many/a.lp", "many/b.lp"]),
        ("inst43\n", ["inst43"]),
    ],
)  # fmt: skip
def test_standard_input_lists_names(text, names):
    said = pylogic_run("check", "kuromasu", "-", stdin=text).stdout
    assert [line.split("\t")[0] for line in said.splitlines()] == names


def test_what_standard_input_has_may_be_one_of_many():
    said = pylogic_run("solve", "kuromasu", "-", "many/b.lp", stdin=FACTS).stdout
    assert [words[:2] for words in lines(said)[:2]] == [
        ["<stdin>", "unique"],
        ["many/b.lp", "none"],
    ]


@pytest.mark.parametrize("text", [FACTS, "3 . .\n", ". .\n. .\n", "..\n..\n", LINK])
def test_a_puzzle_on_standard_input_is_one(folder, text):
    said = command("check", "kuromasu", "-", stdin=text)
    assert said == "-: no errors\n"
    assert not (folder / "batch.sqlite").exists()


def test_the_options_of_clasp_follow_many(folder):
    found = command("solve", "kuromasu", "many/a.lp", "links.txt", "--", "--restarts=L,60")
    assert "3 puzzles: 3 unique" in found
    assert "unknown" in command("solve", "kuromasu", "many/a.lp", "--", "--nosuch", code=2)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["empty"], "error: no puzzle in the folder empty: no file there ends in .lp, "),
        (["nothing/*.lp"], "error: no file matches nothing/*.lp"),
        (["--jobs", "2"], "error: which puzzles? Name instances: files, folders, patterns, or -"),
        (["many", "--journal", "links.txt"], "error: links.txt: not a database, and so no journal"),
        (["many", "--journal", "no/j.sqlite"], "error: no/j.sqlite: No such file or directory"),
    ],
)
def test_a_batch_that_cannot_begin_says_why(folder, arguments, words):
    (folder / "empty").mkdir()
    run = pylogic_run("check", "kuromasu", *arguments)
    assert run.stderr.startswith(words)
    assert (run.returncode, run.stdout) == (2, "")


def test_what_is_for_one_puzzle_is_refused_for_many(folder):
    said = command("solve", "kuromasu", "many", "--svg", "x.svg", "--stats", code=2)
    assert said == "error: --stats, --svg: only for one puzzle, and these are many\n"
    assert not (folder / "batch.sqlite").exists()


def test_many_are_graded(folder):
    run = pylogic_run("explain", "kuromasu", "many/a.lp", "many/c.lp")
    assert lines(run.stdout)[:2] == [
        ["many/a.lp", "unique", "easy 3"],
        ["many/c.lp", "multiple", "", f"it has several answers, {ONLY}"],
    ]
    said = command("explain", "kuromasu", "many", "--hint", code=2)
    assert said == "error: --hint: only for one puzzle, and these are many\n"


@pytest.mark.slow
def test_what_is_converted_is_a_file_of_many(folder):
    given = "convert", "links.txt", "many/wrong.lp"
    run = pylogic_run(*given, "pzpr")
    assert run.stdout == f"links_one {LINK}\nlinks_2 {LINK_2}\n"
    *problems, summary = run.stderr.splitlines()
    assert problems[0].startswith("many/wrong.lp:")
    assert summary.startswith("3 puzzles: 2 converted, 1 error; ")
    assert run.returncode == 2
    again = pylogic_run("convert", "-", "range", stdin=run.stdout).stdout
    assert again.splitlines()[1] == f"links_2 {ID}"


@pytest.mark.slow
def test_what_is_no_line_goes_into_files(folder):
    said = command("convert", "links.txt", "facts", code=2)
    assert said.endswith("say where files go, with --output FOLDER\n")
    said = command("convert", "links.txt", "x.lp", code=2)
    assert said.startswith("error: x.lp: of many puzzles OUT is a format")
    assert not (folder / "batch.sqlite").exists()
    command("convert", "links.txt", "facts", "--output", "out")
    assert sorted(os.listdir("out")) == ["links_2.lp", "links_one.lp"]
    assert (folder / "out/links_one.lp").read_text().startswith("size(5,5).\n")


@pytest.mark.slow
def test_a_folder_gets_what_the_verb_prints_of_one(folder):
    given = "check", "kuromasu", "many", "--output", "out"
    command(*given, code=2)
    assert sorted(os.listdir("out")) == [f"many_{n}.json" for n in ("a", "b", "c", "wrong")]
    alone = json.loads(pylogic_run("check", "kuromasu", "many/wrong.lp", "--json").stdout)
    assert json.loads((folder / "out/many_wrong.json").read_text()) == alone
    assert "there are files in it; --force" in command(*given, code=2)
    (folder / "out/many_a.json").unlink()
    assert "4 of 4 taken" in command(*given, "--resume", code=2)
    assert (folder / "out/many_a.json").exists()


@pytest.mark.slow
def test_a_table_has_a_row_for_each(folder):
    parquet = pytest.importorskip("pyarrow.parquet")
    given = "solve", "kuromasu", "many/a.lp", "many/c.lp", "--output", "t.parquet"
    command(*given)
    rows = parquet.read_table("t.parquet").to_pylist()
    assert [(row["name"], row["status"]) for row in rows] == [
        ("many/a.lp", "unique"),
        ("many/c.lp", "multiple"),
    ]
    assert command(*given, code=2) == "error: t.parquet: file exists; --force writes over it\n"
    assert "a file, and no folder" in command(*given[:-1], "links.txt", code=2)


def test_what_is_neither_folder_nor_table_is_refused(folder):
    said = command("check", "kuromasu", "many", "--output", "t.csv", code=2)
    assert said == "error: t.csv: expected a folder, without an ending, or FILE.parquet\n"
    assert not (folder / "t.csv").exists()
    (folder / "found.1").mkdir()
    command("check", "kuromasu", "many/a.lp", "--output", "found.1")


def test_the_answers_of_many_are_counted():
    run = pylogic_run("solve", "kuromasu", "many/a.lp", "many/c.lp", "--count")
    assert lines(run.stdout) == [
        ["many/a.lp", "unique", "1 answer"],
        ["many/c.lp", "multiple", "2 answers"],
    ]
    found = pylogic_run("solve", "kuromasu", "many/c.lp", "--jobs", "1", "--count", "--json")
    assert json.loads(found.stdout)["details"]["answers"] == []
    assert "only one is possible" in command("solve", "kuromasu", "many", "--count", "-n0", code=2)


@pytest.mark.slow
def test_rules_are_checked_on_what_is_meant(folder):
    (folder / "many/bad.lp").write_text("clue(1,1\n")
    run = pylogic_run("lint", "kuromasu", "many/[ac].lp", "many/bad.lp", "links.txt", "--json")
    assert run.stderr.startswith("many/bad.lp:2:1: error: syntax error")
    assert (run.returncode, json.loads(run.stdout)["interrupted"]) == (2, None)
    assert "no file matches no*.lp" in command("lint", "kuromasu", "no*.lp", code=2)


# ---- Lines, names and codes -----------------------------------------------------------


def test_lines_fit_the_terminal():
    name = "folder/" + "name" * 30 + "/end.lp"
    long = Record(name, "unique", seconds=12.5, level="easy", costliest=3)
    problem = "error: a.lp: /some/where/rules.lp does\nnot say\x1b" + "x" * 90
    wrong = Record("a.lp", "error", (problem, "x"), interrupted="timeout", seconds=0.1)
    shown = Console(width=80)
    text = str(many.on_terminal(long, shown))
    for record in (long, wrong):
        first, *below = str(many.on_terminal(record, shown)).splitlines()
        assert all(len(line) <= 80 for line in (first, *below))
        assert first.index(record.status) == 34
    assert text.startswith("folder/nam…")
    assert text.endswith("/end.lp  unique        12.500 s  easy 3")
    assert below[0].startswith("    /some/where/rules.lp does not say")
    assert sum(line.count("x") for line in below) == 91
    assert below[-1] == "    stopped by the time limit"


def test_names_are_those_of_files_in_one_folder():
    safe = Safe()
    names = ["x/a.lp", "../../etc/passwd", "..", "/", "c.json#1", "X/A.lp", "x_a", "é" * 300]
    found = [safe.name(name) for name in names]
    assert found[:7] == ["x_a", "etc_passwd", "puzzle", "puzzle-2", "c_1", "X_A-2", "x_a-3"]
    assert 200 >= len(found[7].encode()) > 190
    assert found[7].startswith("é" * 90)
    assert found[7] != safe.name("é" * 301)
    assert safe.name("a" * 200) == "a" * 200


@pytest.mark.parametrize(
    ("records", "code"),
    [
        ([Record("a", "unique"), Record("b", "multiple", count=2)], 0),
        ([Record("a", "none"), Record("b", "unique")], 1),
        ([Record("a", "interrupted", interrupted="timeout"), Record("b", "none")], 3),
        ([Record("a", "found", interrupted="timeout", count=1)], 0),
        ([Record("a", "unique", details={"complete": False})], 3),
        ([Record("a", "error"), Record("b", "interrupted", interrupted="memory")], 2),
        ([Record("a", "differs"), Record("b", "error")], 4),
        ([Record("a", "crashed"), Record("b", "differs")], 5),
    ],
)
def test_the_worst_gives_the_code(records, code):
    tally = Tally(is_corpus=False)
    for record in records:
        tally.add(record)
    assert tally.code(is_stopped=False) == code
    assert tally.code(is_stopped=True) == 130


@pytest.mark.parametrize(
    ("record", "code"),
    [
        (Record("a", "multiple", count=2), 2),
        (Record("a", "unique", count=1, duplicate_of="b"), 2),
        (Record("a", "differs", count=1, duplicate_of="b"), 4),
        (Record("a", "found", count=1, interrupted="timeout"), 3),
        (Record("a", "unique", count=1), 0),
    ],
)
def test_a_collection_is_held_to_more(record, code):
    tally = Tally(is_corpus=True)
    tally.add(record)
    assert tally.code(is_stopped=False) == code


def test_what_nobody_can_be_is_doubted():
    tally = Tally(is_corpus=False)
    for name in "ab":
        tally.add(Record(name, "none"))
    said = tally.lines("kuromasu")
    assert said[1:] == ["none of them has an answer: are they puzzles of kuromasu?"]


def test_the_summary_counts_by_puzzles():
    tally = Tally(is_corpus=True)
    for name in "bce":
        tally.note_known(Record(name, "unique"))
    tally.add(Record("a", "error"))
    tally.add(Record("b", "unique", duplicate_of="z"))
    tally.add(Record("d", "found", interrupted="timeout"))
    (said,) = tally.lines("kuromasu")
    counts, duplicates, cut, _seconds, known = said.split("; ")
    assert counts == "3 puzzles: 1 error, 1 unique, 1 found"
    assert (duplicates, cut) == ("1 duplicate", "1 stopped by the time limit")
    assert known == "1 of 3 taken from the journal"


def test_what_all_conversions_leave_out_is_said_once():
    tally = Tally(is_corpus=False)
    for name in "ab":
        tally.add(Record(name, "converted", ("the solution is left out",)))
    tally.add(Record("c", "converted", ("so is this",)))
    first, second, _counts = tally.lines("kuromasu")
    assert first == "of 2 puzzles: the solution is left out"
    assert second == "c: so is this"


def test_the_summary_says_what_was_not_looked_at(folder):
    (folder / "own.lp").write_text("#show a/1. a(X) :- size(X).\n")
    for name in "ab":
        (folder / f"{name}.lp").write_text("size(1).\n")
    words = "own.lp has no errors part: only syntax and the names of facts were looked at"
    run = pylogic_run("check", "own.lp", "a.lp", "b.lp")
    assert run.stderr.splitlines()[0] == words
    assert pylogic_run("check", "own.lp", "a.lp").stdout == f"a.lp: no errors ({words})\n"
    assert words not in pylogic_run("check", "kuromasu", "many").stderr


def test_a_table_does_not_take_the_journal_s_place(folder):
    given = ["solve", "kuromasu", "many/a.lp", "--journal", "j.parquet", "--output"]
    (folder / "link.parquet").symlink_to("j.parquet")
    for name in ("j.parquet", "./j.parquet", "link.parquet"):
        run = pylogic_run(*given, name)
        assert run.returncode == 2
        assert run.stderr.startswith(f"error: {name.removeprefix('./')}: the journal is there")


# ---- Ends ------------------------------------------------------------------------------


ENDLESS = "number(0) :- size(0). number(N+1) :- number(N). ok :- size(1). #show ok/0."


def all_of(terminal):
    """What was printed on a terminal that nobody holds any more; a read gives a part of it."""
    printed = b""
    with suppress(OSError):  # the end
        while True:
            printed += os.read(terminal, 2**16)
    return printed.decode()


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_done_and_resume_does_the_rest(folder):
    """Messages are on a terminal, with a bar, which leaves alone the lines in a pipe."""
    (folder / "endless.lp").write_text(ENDLESS)
    (folder / "quick.lp").write_text("size(1).\n")
    (folder / "long.lp").write_text("size(0).\n")
    pytest.importorskip("pyarrow")
    given = ["solve", "endless.lp", "quick.lp", "long.lp", "--json", "--jobs", "1"]
    given += ["--output", "t.parquet"]
    ours, theirs = os.openpty()
    words = [*PYLOGIC, *given]
    run = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True)
    os.close(theirs)
    first = json.loads(run.stdout.readline())
    run.send_signal(signal.SIGINT)
    said = all_of(ours)
    assert (first["name"], run.stdout.read(), run.wait(SAFETY)) == ("quick.lp", b"", CTRL_C)
    assert "/2" in said
    assert "stopped by Ctrl-C after 1 puzzle: 1 unique" in said
    assert "batch.sqlite has what was done: the same command with --resume goes on" in said
    assert "t.parquet is written when all is done" in said
    assert not (folder / "t.parquet").exists()
    assert '"name"' not in said

    (folder / "long.lp").write_text("size(1).\n")
    again = pylogic_run(*given, "--resume")
    assert [json.loads(line)["name"] for line in again.stdout.splitlines()] == [
        "quick.lp",
        "long.lp",
    ]
    assert "2 puzzles: 2 unique" in again.stderr
    assert "1 of 2 taken from the journal" in again.stderr
    assert (folder / "t.parquet").exists()


@pytest.mark.slow
def test_a_limit_is_that_of_each(folder):
    """Together they take longer than a verb with this limit may, which is two seconds more."""
    (folder / "endless.lp").write_text(ENDLESS)
    names = [f"long{n}.lp" for n in range(9)]
    for name in names:
        (folder / name).write_text("size(0).\n")
    run = pylogic_run("solve", "endless.lp", *names, "--timeout", "0.3", "--jobs", "1")
    assert "9 puzzles: 9 interrupted; 9 stopped by the time limit; " in run.stderr
    assert run.stdout.count("\tstopped by the time limit\n") == 9
    assert run.returncode == LIMITED


def test_reading_many_is_under_no_limit(folder):
    """Which ends before a process has so much as begun."""
    run = pylogic_run("solve", "kuromasu", "links.txt", "many/a.lp", "--timeout", "0.001")
    assert run.stderr.startswith("3 puzzles: 3 interrupted; ")
    run = pylogic_run("solve", "kuromasu", "links.txt", "--timeout", "0.001")
    assert run.stderr.startswith("2 puzzles: 2 interrupted; ")


@pytest.mark.slow
def test_a_reader_that_has_gone_ends_a_batch_in_silence():
    ours, theirs = os.pipe()
    os.close(ours)
    words = [*PYLOGIC, "check", "kuromasu", "many"]
    run = subprocess.run(words, stdout=theirs, stderr=subprocess.PIPE, timeout=SAFETY)
    os.close(theirs)
    assert (run.returncode, run.stderr) == (PIPE_CLOSED, b"")
