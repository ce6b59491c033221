"""Many puzzles on the command line: a line each, a summary, the exit code of the worst."""

from __future__ import annotations

import json

import pytest
from harness import command, pylogic_run

FACTS = "size(1,3). clue(1,1,3).\n"
TWICE = "size(2,2). clue(1,1,3).\n"
NONE = "size(1,3). clue(1,1,3). clue(1,3,2).\n"
LINK = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
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
    *said, summary = lines(run.stdout)
    assert [words[:2] for words in said] == [
        ["many/a.lp", "unique"],
        ["many/b.lp", "none"],
        ["many/c.lp", "multiple"],
        ["many/wrong.lp", "error"],
        ["links.txt#one", "unique"],
        ["links.txt#2", "unique"],
        ["nosuch", "error"],
    ]
    assert said[3][-1] == "the board has no size: a fact size(Rows,Cols) is missing"
    assert summary[0].startswith("7 puzzles: 3 unique, 2 error, 1 none, 1 multiple; ")
    assert (run.returncode, run.stderr) == (2, "")


def test_what_was_done_is_taken_from_the_journal():
    first = command("check", "kuromasu", "many/a.lp", "links.txt")
    again = command("check", "kuromasu", "many/a.lp", "links.txt", "--resume")
    assert again.splitlines()[:-1] == first.splitlines()[:-1]
    assert again.endswith("3 were taken from the journal\n")
    assert "taken" not in first


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
    assert [line.split("\t")[0] for line in said.splitlines()[:-1]] == names


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
        (["empty"], "error: no puzzle in the folder empty: no file there ends in .lp, .txt"),
        (["nothing/*.lp"], "error: no file matches nothing/*.lp"),
        (["many", "--resume"], "error: batch.sqlite: there is no such journal to go on with"),
        (["--jobs", "2"], "error: which puzzles? Name instances: files, folders, patterns, or -"),
        (["many", "--journal", "links.txt"], "error: links.txt: file is not a database"),
        (["many", "--journal", "no/j.sqlite"], "error: no/j.sqlite: No such file or directory"),
    ],
)
def test_a_batch_that_cannot_begin_says_why(folder, arguments, words):
    (folder / "empty").mkdir()
    run = pylogic_run("check", "kuromasu", *arguments)
    assert run.stderr.startswith(words)
    assert (run.returncode, run.stdout) == (2, "")


def test_what_is_for_one_puzzle_is_refused_for_many(folder):
    said = command("solve", "kuromasu", "many", "--svg", "x.svg", "--count", code=2)
    assert said == "error: --count, --svg: is for one puzzle alone, and these are many\n"
    assert not (folder / "batch.sqlite").exists()
