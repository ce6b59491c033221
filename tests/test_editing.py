"""For people who edit rules: watch, new."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from harness import PYLOGIC, SAFETY, children, command, wait_until

import pylogic

KINDS = ("latin", "links", "loop", "placement", "regions", "shaded")
"""The kinds that a new puzzle may be like."""


def nightly_but(*kinds: str) -> list[object]:
    """All kinds, of which only these are tried in .ci/run."""
    return [pytest.param(k, marks=[pytest.mark.nightly] * (k not in kinds)) for k in KINDS]


# ---- new ---------------------------------------------------------------------------


def test_begin_a_puzzle_that_works_at_once(tmp_path):
    out = command("new", "my_puzzle", cwd=tmp_path)
    assert "pylogic solve my_puzzle first" in out
    assert "unique" in command("solve", "my_puzzle", "first", cwd=tmp_path)
    encoding = pylogic.load(tmp_path / "encodings/my_puzzle.lp").encoding
    parts = {"base", "errors", "about", "words", "label", "view", "score", "clues"}
    assert {name for name, _ in encoding.parts} - {"reasons"} == parts
    assert encoding.title == "My puzzle"


@pytest.mark.parametrize("like", KINDS)
def test_begin_a_puzzle_like_another(like, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    puzzle = pylogic.new("mine", like=like)
    outcome = puzzle.solve("first")
    assert outcome.status == "unique"
    assert str(puzzle.draw("first")) != str(puzzle.board(outcome.answers[0]))
    assert len(puzzle.encoding.text.splitlines()) < 110


@pytest.mark.slow
@pytest.mark.parametrize("like", nightly_but("links", "regions"))
def test_explain_and_generate_a_new_puzzle(like, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    puzzle = pylogic.new("mine", like=like)
    found = puzzle.explain("first")
    assert "the board is full" in str(found)
    assert all("contradiction" not in step.sentence.words for step in found.steps[:2])
    assert puzzle.lint(alone=True).problems == ()
    board = "first" if like == "regions" else "4x4"
    (made,) = puzzle.generate(board, seed=1)
    assert puzzle.solve(made.instance).status == "unique"
    files = ("encodings/mine.lp", "instances/mine/first.lp")
    run = subprocess.run(
        [sys.executable, "-m", "clingo", *files], capture_output=True, text=True, check=False
    )
    assert run.stderr == ""
    assert "SATISFIABLE" in run.stdout


@pytest.mark.slow
@pytest.mark.parametrize("like", nightly_but("latin", "shaded"))
def test_lint_a_new_puzzle(like, tmp_path):
    report = pylogic.new("mine", like=like, folder=tmp_path).lint()
    assert [problem for problem in report.problems if problem.kind != "note"] == []


def test_begin_with_a_copy_of_a_packaged_puzzle(tmp_path):
    out = command("new", "mine", "--from", "kurodoko", cwd=tmp_path)
    assert "pylogic solve mine inst43" in out
    assert "encodings/lib/connected.lp: included by the rules" in out
    rules = tmp_path / "encodings/mine.lp"
    original = Path(pylogic.load("kuromasu").encoding.path)
    changed = set(original.read_text().splitlines()) ^ set(rules.read_text().splitlines())
    assert changed == {'title("Kuromasu").', 'title("Mine").', "alias(kurodoko)."}
    clingo = [sys.executable, "-m", "clingo", str(rules), "instances/mine/inst43.lp"]
    run = subprocess.run(clingo, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ("SATISFIABLE" in run.stdout, run.stderr) == (True, "")
    said = command("new", "its", "--from", "nothing", cwd=tmp_path, code=2)
    assert "no puzzle 'nothing'" in said


def test_begin_a_second_puzzle_and_leave_the_library(tmp_path):
    first = json.loads(command("new", "one", "--json", cwd=tmp_path))
    assert [Path(path).name for path in first["library"]] == ["grid.lp", "values.lp", "latin.lp"]
    grid = tmp_path / "encodings/lib/grid.lp"
    grid.write_text(grid.read_text() + "% mine\n")
    document = json.loads(command("new", "two", "--json", cwd=tmp_path))
    assert document["library"] == []
    assert grid.read_text().endswith("% mine\n")


@pytest.mark.parametrize(
    ("name", "like", "words"),
    [
        *((name, "latin", name) for name in ("My", "a-b", "../x", "kuromasu", "9x")),
        ("mine", "tree", f"expected one of {', '.join(KINDS)}"),
    ],
)
def test_refuse_a_name_and_a_likeness_of_a_new_puzzle(tmp_path, name, like, words):
    with pytest.raises(pylogic.OptionError, match=words):
        pylogic.new(name, folder=tmp_path, like=like)
    assert list(tmp_path.iterdir()) == []


def test_refuse_to_begin_where_nothing_can_be_written(tmp_path):
    (tmp_path / "encodings").write_text("a file")
    with pytest.raises(pylogic.OptionError, match="encodings"):
        pylogic.new("mine", folder=tmp_path)


# ---- watch -------------------------------------------------------------------------


class Watch:
    """`pylogic watch` in a folder, and what it has printed."""

    def __init__(self, folder: Path, *words: str, stdin: str | None = None) -> None:
        self.out = folder / "out.txt"
        with self.out.open("w") as stdout:
            self.process = subprocess.Popen(
                [*PYLOGIC, "watch", *words],
                cwd=folder,
                stdin=None if stdin is None else subprocess.PIPE,
                stdout=stdout,
                stderr=subprocess.STDOUT,
            )
        if self.process.stdin is not None and stdin is not None:
            self.process.stdin.write(stdin.encode())
            self.process.stdin.close()

    def says(self, run: int, words: str) -> None:
        """Wait until the run of that number has printed some words."""
        wait_until(
            lambda: words in "".join(self.out.read_text().split("--- ")[run : run + 1]),
            self.process,
        )


@pytest.fixture
def watch(tmp_path):
    """A function that begins to watch; Ctrl-C ends it without a word."""
    begun = []

    def begin(*words: str, **options: str) -> Watch:
        begun.append(Watch(tmp_path, *words, **options))
        return begun[-1]

    yield begin
    for one in begun:
        runs = one.out.read_text().count("--- ")
        one.process.send_signal(signal.SIGINT)
        assert one.process.wait(timeout=SAFETY) == 130
        assert re.findall("Traceback|Ctrl-C", one.out.read_text()) == []
        assert one.out.read_text().count("--- ") == runs


def save(path: Path, text: str) -> None:
    """As editors do: a new file takes the old one's place."""
    new = path.with_suffix(".tmp")
    new.write_text(text)
    os.replace(new, path)


@pytest.mark.slow
def test_watch_every_save(tmp_path, watch):
    pylogic.new("mine", folder=tmp_path)
    rules = tmp_path / "encodings/mine.lp"
    library_file = tmp_path / "encodings/more.lp"
    library_file.write_text("% nothing yet\n")
    include = '#include "lib/grid.lp".'
    rules.write_text(rules.read_text().replace(include, f'#include "more.lp".\n{include}'))
    facts, text = tmp_path / "instances/mine/first.lp", rules.read_text()
    watched = watch("mine", "first", "--plain")
    watched.says(1, "unique:")
    save(facts, facts.read_text().replace("given(4,2,4).", "given(4,2,3)."))
    watched.says(2, "unique -> multiple, 1 -> 2 answers")
    save(rules, text + ":- value(1,1\n")
    watched.says(3, "syntax error")
    save(rules, text)
    watched.says(4, "changed: nothing")
    save(library_file, ":- value(2,2,4).\n")
    watched.says(5, "changed: multiple -> unique")
    save(facts, facts.read_text() + "given(9,9,1).\n")
    watched.says(6, "first.lp:15:1: error: cell 9,9")


def test_watch_says_the_problems_of_lint(tmp_path, watch):
    (tmp_path / "rules.lp").write_text("{ a }. b :- a.\n#show a/0.")
    watched = watch("rules.lp")
    watched.says(1, "b/0 is derived and never used")


def test_watch_for_a_missing_file(tmp_path, watch):
    (tmp_path / "rules.lp").write_text('#include "more.lp".\n#show a/0.')
    watched = watch("rules.lp")
    watched.says(1, "there is no file more.lp to include")
    save(tmp_path / "more.lp", "a.")
    watched.says(2, "saved")
    watched.says(2, "unique: 1 answer")
    watched.process.send_signal(signal.SIGTERM)
    watched.process.wait(SAFETY)


@pytest.mark.slow
@pytest.mark.parametrize(
    "endless",
    [
        "a(0). a(X+1) :- a(X).",
        "a. #program view. b(0). b(X+1) :- b(X). draw(grid(1,1)). cell(1,1,X) :- b(X).",
    ],
    ids=["rules", "drawing"],
)
def test_watch_begins_anew_at_a_save_while_it_works(tmp_path, watch, endless):
    rules = tmp_path / "rules.lp"
    rules.write_text(endless)
    watched = watch("rules.lp")
    watched.says(1, "rules.lp")
    wait_until(lambda: children(watched.process.pid), watched.process)
    save(rules, "{c}.")
    watched.says(2, "multiple: 2 answers")


@pytest.mark.slow
def test_watch_keeps_the_text_of_standard_input(tmp_path, watch):
    rules = tmp_path / "rules.lp"
    rules.write_text("{a(X) : b(X)}. :- not a(2).")
    watched = watch("rules.lp", "-", stdin="b(2).")
    watched.says(1, "unique: 1 answer")
    save(rules, "{a(X) : b(X)}.")
    watched.says(2, "unique -> multiple, 1 -> 2 answers")
