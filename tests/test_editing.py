"""For people who edit rules: watch, new."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from harness import PYLOGIC, SAFETY, children, command, wait_until

import pylogic
from pylogic import OptionError

KINDS = ("latin", "links", "loop", "placement", "regions", "shaded")
"""What a new puzzle may be like."""

# ---- new ---------------------------------------------------------------------------


def test_begin_a_puzzle_that_works_at_once(tmp_path):
    out = command("new", "my_puzzle", cwd=tmp_path)
    assert "pylogic solve my_puzzle first" in out
    assert "unique" in command("solve", "my_puzzle", "first", cwd=tmp_path)
    assert "unique" in command("solve", "my_puzzle", "first", "--labeling", "ff", cwd=tmp_path)
    encoding = pylogic.load(tmp_path / "encodings/my_puzzle.lp").encoding
    parts = {"base", "errors", "about", "words", "label", "view", "score", "clues"}
    assert {name for name, _ in encoding.parts} - {"reasons"} == parts
    assert encoding.title == "My puzzle"
    command("new", "my_puzzle", code=2, cwd=tmp_path)


@pytest.mark.parametrize("like", KINDS)
def test_begin_a_puzzle_like_another(like, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    puzzle = pylogic.new("mine", like=like)
    outcome = puzzle.solve("first")
    assert outcome.status == "unique"
    assert str(puzzle.draw("first")) != str(puzzle.board(outcome.answers[0]))
    assert len(puzzle.encoding.text.splitlines()) < 110


@pytest.mark.slow
@pytest.mark.parametrize("like", KINDS)
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
@pytest.mark.parametrize("like", KINDS)
def test_lint_a_new_puzzle(like, tmp_path):
    report = pylogic.new("mine", like=like, folder=tmp_path).lint()
    assert [problem for problem in report.problems if problem.kind != "note"] == []


def test_begin_a_second_puzzle_and_leave_the_library(tmp_path):
    first = json.loads(command("new", "one", "--json", cwd=tmp_path))
    assert [Path(path).name for path in first["library"]] == ["grid.lp", "values.lp", "latin.lp"]
    grid = tmp_path / "encodings/lib/grid.lp"
    grid.write_text(grid.read_text() + "% mine\n")
    document = json.loads(command("new", "two", "--json", cwd=tmp_path))
    assert document["library"] == []
    assert grid.read_text().endswith("% mine\n")
    shutil.rmtree(tmp_path / "encodings/lib")  # then the packaged one is read
    assert "unique" in command("solve", "two", "first", cwd=tmp_path)


@pytest.mark.parametrize("name", ["My", "a-b", "../x", "kuromasu", "9x"])
def test_refuse_names_of_new_puzzles(tmp_path, name):
    with pytest.raises(OptionError):
        pylogic.new(name, folder=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_refuse_a_new_puzzle_like_nothing_here(tmp_path):
    with pytest.raises(OptionError, match=f"expected one of {', '.join(KINDS)}"):
        pylogic.new("mine", folder=tmp_path, like="tree")
    assert list(tmp_path.iterdir()) == []


def test_refuse_to_begin_where_nothing_can_be_written(tmp_path):
    (tmp_path / "encodings").write_text("a file")
    with pytest.raises(OptionError, match="encodings"):
        pylogic.new("mine", folder=tmp_path)


# ---- watch -------------------------------------------------------------------------


@pytest.mark.slow
def test_watch_every_save(tmp_path):
    pylogic.new("mine", folder=tmp_path)
    rules = tmp_path / "encodings/mine.lp"
    library_file = tmp_path / "encodings/more.lp"
    library_file.write_text("% nothing yet\n")
    include = '#include "lib/grid.lp".'
    rules.write_text(rules.read_text().replace(include, f'#include "more.lp".\n{include}'))
    facts = tmp_path / "instances/mine/first.lp"
    out = tmp_path / "out.txt"
    with out.open("w") as stdout:
        process = subprocess.Popen(
            [*PYLOGIC, "watch", "mine", "first", "--plain"],
            cwd=tmp_path,
            stdout=stdout,
            stderr=subprocess.STDOUT,
        )
    try:
        wait_for(process, out, 1, "unique:")
        save(facts, facts.read_text().replace("given(4,2,4).", "given(4,2,3)."))
        wait_for(process, out, 2, "unique -> multiple, 1 -> 2 answers")
        text = rules.read_text()
        save(rules, text + ":- value(1,1\n")
        wait_for(process, out, 3, "syntax error")
        save(rules, text)
        wait_for(process, out, 4, "changed: nothing")
        save(library_file, ":- value(2,2,4).\n")
        wait_for(process, out, 5, "changed: multiple -> unique")
        save(facts, facts.read_text() + "given(9,9,1).\n")
        wait_for(process, out, 6, "first.lp:15:1: error: cell 9,9")
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=SAFETY) == 130


def test_watch_for_a_missing_file(tmp_path):
    rules, out = tmp_path / "rules.lp", tmp_path / "out.txt"
    rules.write_text('#include "more.lp".\n#show a/0.')
    with out.open("w") as stdout:
        process = subprocess.Popen(
            [*PYLOGIC, "watch", str(rules)], cwd=tmp_path, stdout=stdout, stderr=subprocess.STDOUT
        )
    try:
        wait_for(process, out, 1, "there is no file more.lp to include")
        save(tmp_path / "more.lp", "a.")
        wait_for(process, out, 2, "saved")
        wait_for(process, out, 2, "unique: 1 answer")
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=SAFETY) == 130
    assert "Traceback" not in out.read_text()


@pytest.mark.slow
@pytest.mark.parametrize(
    "endless",
    [
        "a(0). a(X+1) :- a(X).",
        "a. #program view. b(0). b(X+1) :- b(X). draw(grid(1,1)). cell(1,1,X) :- b(X).",
    ],
    ids=["rules", "drawing"],
)
def test_watch_begins_anew_at_a_save_while_it_works(tmp_path, endless):
    rules, out = tmp_path / "rules.lp", tmp_path / "out.txt"
    rules.write_text(endless)
    with out.open("w") as stdout:
        process = subprocess.Popen(
            [*PYLOGIC, "watch", str(rules)], cwd=tmp_path, stdout=stdout, stderr=subprocess.STDOUT
        )
    try:
        wait_for(process, out, 1, "rules.lp")
        wait_until(lambda: children(process.pid), process)
        save(rules, "{c}.")
        wait_for(process, out, 2, "multiple: 2 answers")
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=SAFETY) == 130
    assert "Ctrl-C" not in out.read_text()


@pytest.mark.slow
def test_watch_keeps_what_standard_input_has_said(tmp_path):
    rules, out = tmp_path / "rules.lp", tmp_path / "out.txt"
    rules.write_text("{a(X) : b(X)}. :- not a(2).")
    with out.open("w") as stdout:
        command = [*PYLOGIC, "watch", str(rules), "-"]
        pipes = {"stdin": subprocess.PIPE, "stdout": stdout, "stderr": subprocess.STDOUT}
        process = subprocess.Popen(command, cwd=tmp_path, **pipes)
    process.stdin.write(b"b(2).")
    process.stdin.close()
    try:
        wait_for(process, out, 1, "unique: 1 answer")
        save(rules, "{a(X) : b(X)}.")
        wait_for(process, out, 2, "unique -> multiple, 1 -> 2 answers")
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=SAFETY) == 130


def save(path: Path, text: str) -> None:
    """As editors do: a new file takes the old one's place."""
    new = path.with_suffix(".tmp")
    new.write_text(text)
    os.replace(new, path)


def wait_for(process: subprocess.Popen, out: Path, run: int, words: str) -> None:
    """Wait until the run of that number has printed some words."""
    wait_until(lambda: words in "".join(out.read_text().split("--- ")[run : run + 1]), process)
