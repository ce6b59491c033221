"""The command line as a process: what it prints, where, and how it ends."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import pylogic
from pylogic.cli import VERBS

CHECKOUT = Path(__file__).parents[1]
MANY = "{ a(1..40) }. #show a/1."
ENDLESS = "p(0). p(X+1) :- p(X)."


def pylogic_run(*arguments, stdin=None, cwd=None, **environment):
    return subprocess.run(
        [sys.executable, "-m", "pylogic", *map(str, arguments)],
        input=stdin,
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture
def rules(tmp_path):
    def write(text):
        path = tmp_path / "rules.lp"
        path.write_text(text)
        return path

    return write


def test_solve_draws_and_says_the_status(tmp_path):
    run = pylogic_run("solve", "kurodoko", "inst43.lp", cwd=tmp_path)
    *board, status = run.stdout.splitlines()
    assert (run.returncode, run.stderr, len(board)) == (0, "", 36)
    assert status.startswith("unique: 1 answer, search complete, ground 0.")
    assert "\x1b" not in run.stdout


def test_json_is_documented_in_the_readme(solve):
    run = pylogic_run("solve", "kuromasu", "inst12", "--json", "-n", "0")
    document = json.loads(run.stdout)
    assert (document["status"], document["count"], document["exhausted"]) == ("unique", 1, True)
    expected = sorted(map(str, solve("inst12").answers[0].symbols))
    assert sorted(document["answers"][0]["atoms"]) == expected
    readme = (CHECKOUT / "README.md").read_text()
    assert all(f"`{key}`" in readme for key in [*document, *document["statistics"]])


def test_plain_board_and_standard_input():
    facts = "size(1,3). clue(1,1,2)."
    run = pylogic_run("solve", "kuromasu", "-", "--plain", stdin=facts)
    assert run.stdout.splitlines()[:2] == ["2 . #", ""]
    wrong = pylogic_run("solve", "kuromasu", "-", stdin="size(1,3).\n clu(1,1,2).")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert wrong.stderr == "<stdin>:2:2: error: unknown fact clu(1,1,2); did you mean clue/3?\n"


@pytest.mark.parametrize(
    ("text", "options", "code", "status"),
    [
        ("{a}.", [], 0, "multiple: 2 answers, there may be more"),
        ("{a}.", ["-n", "0"], 0, "multiple: 2 answers, search complete"),
        ("a. :- a.", [], 1, "none: no answer, search complete"),
        ("{ a(1..10) }.", ["--count"], 0, "multiple: 1024 answers, search complete"),
        ("a(n).", ["-c", "n=3"], 0, "unique: 1 answer, search complete"),
        (ENDLESS, ["--timeout", "0.3"], 3, "interrupted: no answer, stopped by time limit"),
        (ENDLESS, ["--memory", "60"], 3, "interrupted: no answer, out of memory"),
        ("{a}.", ["-t", "2", "--seed", "7", "--heuristic", "Vmtf"], 0, "multiple: 2 answers"),
        ("{a}. :- a.", ["--config", "crafty", "--", "--sign-def=rnd"], 0, "unique: 1 answer"),
    ],
)
def test_exit_codes_and_status_lines(rules, text, options, code, status):
    run = pylogic_run("solve", rules(text), *options)
    assert run.returncode == code, run.stderr
    assert run.stdout.splitlines()[-1].startswith(status)


def test_a_plain_clingo_file_prints_its_atoms(rules):
    run = pylogic_run("solve", rules("a(1..3). #show a/1."))
    assert run.stdout.splitlines()[0] == "a(1) a(2) a(3)"


def test_a_drawing_that_never_ends_leaves_the_answer(rules):
    view = "draw(caption(0)). p(0). p(X+1) :- p(X)."
    run = pylogic_run("solve", rules(f"a.\n#program view.\n{view}"), "--timeout", "0.5")
    assert (run.returncode, run.stdout.splitlines()[0]) == (0, "a")
    assert "the drawing was stopped by the time limit" in run.stderr


def test_backprop_is_warned_of_on_standard_error():
    run = pylogic_run("solve", "kuromasu", "inst12", "--plain", "--", "--backprop")
    assert run.stderr.startswith("warning: clasp's --backprop loses answers")


@pytest.mark.parametrize(("text", "printed"), [(MANY, True), (ENDLESS, False)])
def test_ctrl_c_prints_what_was_found_and_exits_130(rules, text, printed):
    command = [sys.executable, "-m", "pylogic", "solve", str(rules(text)), "-n", "0"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    time.sleep(1)
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=20)
    assert process.returncode == 130
    assert "stopped by Ctrl-C" in out.splitlines()[-1]
    assert (len(out.splitlines()) > 2) == printed


def test_a_killed_parent_leaves_no_child(rules):
    command = [sys.executable, "-m", "pylogic", "solve", str(rules(ENDLESS))]
    process = subprocess.Popen(command, start_new_session=True)
    time.sleep(0.7)
    process.kill()
    process.wait()
    deadline = time.monotonic() + 5
    while time.monotonic() < deadline:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGKILL)
    pytest.fail("the child goes on")


def test_check_and_show():
    assert pylogic_run("check", "kuromasu", "inst12.lp").stdout == "inst12.lp: no errors\n"
    problems = json.loads(
        pylogic_run("check", "kuromasu", "-", "--json", stdin="size(2,2). clue(3,3,1).").stdout
    )["problems"]
    assert (problems[0]["line"], problems[0]["column"]) == (1, 12)
    drawn = pylogic_run("show", "kuromasu", "inst12.lp", "--plain").stdout
    assert drawn.splitlines()[0].split() == list("---4--7------")
    documentation = pylogic_run("show", "kuromasu").stdout
    assert "clue(R, C, N)\n  The cell shows a number." in documentation
    assert "%" not in documentation


def test_list_names_puzzles_and_instances():
    (row,) = json.loads(pylogic_run("list", "--json").stdout)
    assert (row["puzzle"], row["title"], row["aliases"]) == ("kuromasu", "Kuromasu", ["kurodoko"])
    assert "inst43" in row["instances"]
    assert "Kuromasu" in pylogic_run("list").stdout


def test_an_edited_copy_in_the_current_folder_wins(tmp_path):
    folder = tmp_path / "encodings"
    folder.mkdir()
    (folder / "kuromasu.lp").write_text("% My own\na. #show a/0.")
    run = pylogic_run("solve", "kuromasu", cwd=tmp_path)
    assert run.stdout.splitlines()[0] == "a"
    assert "My own" in pylogic_run("list", cwd=tmp_path).stdout


def test_packaged_and_checkout_files_are_both_looked_for(tmp_path, monkeypatch):
    for package in (tmp_path / "wheel", tmp_path / "checkout" / "pylogic"):
        package.mkdir(parents=True)
        monkeypatch.setattr(pylogic.library, "PACKAGE", package)
        root = package if package.name == "wheel" else package.parent
        (root / "encodings").mkdir()
        (root / "encodings" / "mine.lp").write_text("a.")
        monkeypatch.chdir(tmp_path)
        assert pylogic.library.find_encoding("mine") == root / "encodings" / "mine.lp"


@pytest.mark.parametrize("files", [["encodings/kuromasu.lp", "instances/kuromasu/inst43.lp"]])
def test_plain_clingo_runs_the_same_files(files, solve):
    command = [sys.executable, "-m", "clingo", *files, "2", "--outf=1"]
    run = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True)
    assert run.stderr == ""
    (answer,) = [line for line in run.stdout.splitlines() if line.startswith("black")]
    atoms = {atom.rstrip(".") for atom in answer.split()}
    assert atoms == set(map(str, solve("inst43").answers[0].symbols))


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_with_an_example_and_is_in_the_readme(verb):
    text = pylogic_run(verb, "--help").stdout
    assert "Example" in text
    assert f"pylogic {verb}" in (CHECKOUT / "README.md").read_text()


def test_no_puzzle_is_named_in_the_driver():
    for path in (CHECKOUT / "pylogic").rglob("*.py"):
        words = [line for line in path.read_text().splitlines() if "pylogic " not in line]
        found = [w for w in words if "kuromasu" in w and "encodings/kuromasu.lp" not in w]
        assert found == [], path
