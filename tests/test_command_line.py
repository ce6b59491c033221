"""The command line as a process: what it prints, where, and how it ends."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
from importlib.metadata import version
from pathlib import Path
from xml.etree import ElementTree

import pytest
from harness import PYLOGIC, SAFETY, command, enough_time, pylogic_run, started
from test_exits import VERBS

from pylogic.rules import library

CHECKOUT = Path(__file__).parents[1]
ENDLESS = "p(0). p(X+1) :- p(X)."


@pytest.fixture
def rules(tmp_path):
    def write(text):
        path = tmp_path / "rules.lp"
        path.write_text(text)
        return path

    return write


def test_solve_and_print_board_and_status(tmp_path):
    run = pylogic_run("solve", "kurodoko", "inst43.lp", cwd=tmp_path)
    *board, status = run.stdout.splitlines()
    assert (run.returncode, run.stderr, len(board)) == (0, "", 36)
    assert status.startswith("unique: 1 answer, search complete, ground ")
    assert "\x1b" not in run.stdout


def test_solve_with_json_that_the_guide_documents(solve):
    run = pylogic_run("solve", "kuromasu", "inst12", "--json", "-n", "0")
    document = json.loads(run.stdout)
    assert (document["status"], document["count"], document["exhausted"]) == ("unique", 1, True)
    expected = sorted(map(str, solve("inst12").answers[0].symbols))
    assert sorted(document["answers"][0]["atoms"]) == expected
    page = (CHECKOUT / "pylogic" / "guide" / "json.md").read_text()
    assert all(f"`{key}`" in page for key in [*document, *document["statistics"]])


def test_print_versions():
    run = pylogic_run("--version")
    versions = "pylogic {}, clingo {}\n".format(*map(version, ("pylogic-puzzles", "clingo")))
    assert (run.returncode, run.stdout, run.stderr) == (0, versions, "")


def test_solve_standard_input():
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
        ("a. :- a.", [], 20, "none: no answer, search complete"),
        ("{ a(1..10) }.", ["--count"], 0, "multiple: 1024 answers, search complete"),
        ("a(n).", ["-c", "n=3"], 0, "unique: 1 answer, search complete"),
        (ENDLESS, ["--memory", "20"], 3, "interrupted: no answer, stopped by lack of memory"),
        ("{a}.", ["-t", "2", "--seed", "7", "--heuristic", "Vmtf"], 0, "multiple: 2 answers"),
        ("{a}. :- a.", ["--config", "crafty", "--", "--sign-def=rnd"], 0, "unique: 1 answer"),
    ],
)
def test_solve_and_print_the_status(rules, text, options, code, status):
    run = pylogic_run("solve", rules(text), *options)
    assert run.returncode == code, run.stderr
    assert run.stdout.splitlines()[-1].startswith(status)


@pytest.mark.slow  # clingo grounds for a second more
def test_solve_and_draw_until_the_time_limit(rules):
    view = "draw(caption(0)). p(0). p(X+1) :- p(X)."
    path = rules(f"a.\n#program view.\n{view}")
    run = enough_time(
        lambda seconds: pylogic_run("solve", path, "--timeout", seconds),
        lambda run: run.returncode == 0,
    )
    assert (run.returncode, run.stdout.splitlines()[0]) == (0, "a")
    assert "the drawing was stopped by the time limit" in run.stderr


def test_find_a_verb_behind_a_double_dash():
    assert pylogic_run("--", "solve", "kuromasu", "inst12").stdout.count("unique: 1 answer") == 1


@pytest.mark.slow
def test_escape_characters_that_the_output_lacks(rules):
    run = pylogic_run("solve", rules('a("\N{RIGHTWARDS ARROW}").'), PYTHONIOENCODING="latin-1")
    assert (run.returncode, run.stdout.splitlines()[0]) == (0, r'a("\u2192")')


def test_check_an_instance():
    assert pylogic_run("check", "kuromasu", "inst12.lp").stdout == "inst12.lp: no errors\n"
    said = pylogic_run("check", "kuromasu", "-", "--json", stdin="size(2,2). clue(3,3,1).").stdout
    problems = json.loads(said)["problems"]
    assert (problems[0]["line"], problems[0]["column"]) == (1, 12)


def test_show_an_instance():
    drawn = pylogic_run("show", "kuromasu", "inst12.lp", "--plain").stdout
    assert drawn.splitlines()[0].split() == list("---4--7------")


def test_show_the_words_of_a_puzzle():
    documentation = pylogic_run("show", "kuromasu").stdout
    of_clues = (
        "clue(R, C, N)\n  The cell in row R and column C, counted from 1, sees N white cells."
    )
    assert of_clues in documentation
    assert "%" not in documentation


def test_show_a_file_of_the_library():
    assert "reached(P)\n" in pylogic_run("show", "lib/loop").stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("show lib/lop", "did you mean lib/loop"),
        ("solve queens", "no instance is named; pylogic list queens"),
        ("explain kuromasu", "pylogic list kuromasu"),
        ("generate kuromasu 6", "'6' (looked in"),
        ("generate kuromasu 6", "; did you mean 6x6?\n"),
        ("solv kuromasu", "Did you mean 'solve'?"),
    ],
)
def test_suggest_names_that_exist(arguments, words):
    assert words in pylogic_run(*arguments.split()).stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [("solve kuromasu inst12", "no instance is named"), ("xyzzy", "did you mean")],
)
def test_suggest_nothing_where_that_would_not_help(arguments, words):
    assert words not in pylogic_run(*arguments.split()).stderr


COMPLETED = {
    "so": "solve",
    "solve kuro": "kuromasu",
    "solve kurodoko inst4": "inst43",
    "generate queens ": "8 80 300",
    "diff akari akari janko6": "janko6",
    "guide so": "solving",
    "new mine --like lo": "loop",
    "solve nosuch x": "x",  # which a shell looks for among files
}


@pytest.mark.parametrize("words", COMPLETED)
def test_complete_names_in_a_shell(words, monkeypatch):
    line = f"pylogic {words}"
    monkeypatch.setenv("_PYLOGIC_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    found = [told.partition(",")[2] for told in pylogic_run().stdout.splitlines()]
    assert " ".join(found) == COMPLETED[words]


ENCODINGS = sorted(path.stem for path in (CHECKOUT / "encodings").glob("*.lp"))


@pytest.mark.slow
def test_list_puzzles_and_instances():
    rows = {row["puzzle"]: row for row in json.loads(pylogic_run("list", "--json").stdout)}
    assert sorted(rows) == ENCODINGS
    assert (rows["kuromasu"]["title"], rows["kuromasu"]["aliases"]) == ("Kuromasu", ["kurodoko"])
    assert "inst43" in rows["kuromasu"]["instances"]
    assert all(row["title"] and row["instances"] for row in rows.values())


def test_list_one_puzzle_by_any_of_its_names():
    (row,) = json.loads(pylogic_run("list", "kurodoko", "--json").stdout)
    assert (row["puzzle"], row["instances"][0]) == ("kuromasu", "inst43")
    unknown = pylogic_run("list", "kurodok")
    assert (unknown.returncode, "did you mean kurodoko" in unknown.stderr) == (2, True)


def test_ask_for_the_puzzle_of_a_text(tmp_path):
    (tmp_path / "board.txt").write_text(". 1\n. .\n")
    run = pylogic_run("solve", "board.txt", cwd=tmp_path)
    words = "error: board.txt: it does not say which puzzle it is; name a puzzle before it"
    assert (run.returncode, run.stderr.partition(",")[0]) == (2, words)


def test_solve_an_edited_copy_in_the_current_folder(tmp_path):
    """It has the name of a packaged puzzle."""
    (tmp_path / "encodings").mkdir()
    (tmp_path / "encodings" / "kuromasu.lp").write_text("a. #show a/0.")
    assert pylogic_run("solve", "kuromasu", cwd=tmp_path).stdout.splitlines()[0] == "a"


def test_print_a_comparison_plainly(tmp_path, monkeypatch):
    monkeypatch.setenv("FORCE_COLOR", "1")
    words = ("compare", "kuromasu", "inst12", "--cpu-limit", "9")
    assert "\x1b" in pylogic_run(*words, cwd=tmp_path).stdout
    assert "\x1b" not in pylogic_run(*words, "--plain", cwd=tmp_path).stdout


def test_solve_and_draw_the_best_answer_once():
    run = pylogic_run("solve", "best_score", "2x3", "--plain")
    blocks = run.stdout.split("\n\n")
    assert [block.splitlines()[0] for block in blocks[:2]] == ["cost -12", "steps:"]
    assert blocks[1].endswith("largest: 12")
    assert blocks[2].startswith("optimal: 1 answer, cost -12, search complete")


def test_count_all_best_answers():
    run = pylogic_run("solve", "chemin", "2x3", "--opt", "all", "--count", "-c", "orders=0")
    assert run.stdout.startswith("optimal: 8 answers, cost -12, search complete")


@pytest.mark.slow
def test_solve_for_a_best_answer_until_the_time_limit():
    run = enough_time(
        lambda seconds: pylogic_run("solve", "chemin", "4x4", "--timeout", seconds, "--plain"),
        lambda run: run.returncode == 0,
    )
    assert run.returncode == 0
    assert run.stdout.count("cost -") == 2  # over the board, and in the last line
    assert "not proved to be the best, stopped by the time limit" in run.stdout.splitlines()[-1]


def test_solve_with_json_of_scores_and_costs():
    document = json.loads(pylogic_run("solve", "chemin", "2x3", "--json").stdout)
    assert (document["cost"], document["bound"], document["horizon"]) == ([-12], [-12], None)
    assert [answer["scores"] for answer in document["answers"]] == [{"largest": 12}]


@pytest.mark.slow
def test_print_frames_to_a_pipe():
    run = pylogic_run("solve", "jealous_husbands", "couples3_boat2", "-n", "1")
    names = [line for line in run.stdout.splitlines() if line.rstrip(":").isdigit()]
    assert names == [f"{t}:" for t in range(12)]
    assert run.stdout.splitlines()[-1].startswith("found: 1 answer, horizon 11")


def in_a_terminal(command):
    """Run in a pseudo-terminal; what was printed."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, {**os.environ, "TERM": "xterm", "COLUMNS": "80"})
    printed = b""
    while select.select([terminal], [], [], SAFETY)[0]:
        try:
            printed += os.read(terminal, 65536)
        except OSError:  # the end
            break
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return printed.decode()


@pytest.mark.parametrize("verb", VERBS)
def test_help_with_a_verb(verb):
    """It begins as the help of all says, shows an example, and its limits."""
    said = command(verb, "--help")
    first = " ".join(said.partition("\n\n")[2].partition("\n\n")[0].split())
    assert first in " ".join(command("--help").split())
    assert "Example" in said
    assert said.split("Others")[0].count("\n  -") <= 21  # with -h
    limits = {limit for limit in ("--timeout", "--memory", "--file-size") if limit in said}
    assert len(limits) == (0 if verb in UNLIMITED else 2 if verb == "compare" else 3)


UNLIMITED = {"batch", "serve", "lsp", "list", "new", "guide"}
"""Verbs of batch and jobs of serve and lsp have limits each; the others are over in a moment."""


@pytest.mark.slow  # as long as there is no proof
def test_show_progress_on_a_terminal():
    progress = r"1 answer, cost -\d+ \.\.\."
    command = [*PYLOGIC, "solve", "chemin", "4x4", "--timeout"]
    printed = enough_time(
        lambda seconds: in_a_terminal([*command, str(seconds)]),
        lambda printed: re.search(progress, printed),
    )
    assert re.search(progress, printed)


@pytest.mark.slow
def test_write_pictures_and_pages(tmp_path):
    svg, html = tmp_path / "plan.svg", tmp_path / "plan.html"
    files = ["--svg", str(svg), "--html", str(html)]
    run = pylogic_run("solve", "river_crossing", "couples3_boat2", "-n", "2", *files)
    assert run.returncode == 0, run.stderr
    picture = ElementTree.fromstring(svg.read_text())
    assert sum(text.text == "0" for text in picture.iter("{http://www.w3.org/2000/svg}text")) == 2
    assert html.read_text().count('<section class="board" data-film=') == 2
    assert html.read_text().count("<li><button") == 24
    drawn = pylogic_run("show", "takuzu", "seed14", "--svg", str(svg))
    assert (drawn.returncode, "font-weight" in svg.read_text()) == (0, True)


def test_refuse_pictures_that_cannot_be_drawn(rules, tmp_path):
    run = pylogic_run("solve", rules("a."), "--svg", tmp_path / "a.svg")
    assert (run.returncode, run.stdout) == (2, "")
    assert "no view part" in run.stderr
    run = pylogic_run("solve", "kuromasu", "inst12", "--svg", tmp_path / "nowhere" / "a.svg")
    assert run.returncode == 2
    assert "No such file or directory" in run.stderr
    run = pylogic_run("show", "kuromasu", "inst12", "--svg", tmp_path / "k.png")
    assert (run.returncode, [*tmp_path.glob("k.*")]) == (2, [])
    assert f"pictures are SVG: write {tmp_path / 'k.svg'}" in run.stderr


def test_find_packaged_files_and_those_of_a_checkout(tmp_path, monkeypatch):
    for package in (tmp_path / "wheel", tmp_path / "checkout" / "pylogic"):
        package.mkdir(parents=True)
        monkeypatch.setattr(library, "PACKAGE", package)
        root = package if package.name == "wheel" else package.parent
        (root / "encodings").mkdir()
        (root / "encodings" / "mine.lp").write_text("a.")
        monkeypatch.chdir(tmp_path)
        assert library.find_encoding("mine") == root / "encodings" / "mine.lp"


def test_name_no_puzzle_in_the_driver():
    names = [path.stem for path in (CHECKOUT / "encodings").glob("*.lp")]
    for path in (CHECKOUT / "pylogic").rglob("*.py"):
        words = [line for line in path.read_text().splitlines() if "pylogic " not in line]
        whole = re.compile(rf"(?<![a-z])({'|'.join(names)})(?![a-z])(?!\.lp)")  # not `contents`
        found = [line for line in words if whole.search(line)]
        assert found == [], path


@pytest.mark.slow
@pytest.mark.parametrize("words", [["check", "queens", "-"], ["solve", "-x"], ["list", "--help"]])
def test_forked_command_behaves_like_a_started_one(words, tmp_path):
    """Most commands of these tests are forked, which takes a fourth of the time."""
    asked = {"stdin": "size(1,2). clue(1,3,1).", "cwd": tmp_path}
    forked, begun = pylogic_run(*words, **asked), started(*words, **asked)
    assert (forked.returncode, forked.stdout, forked.stderr) == (
        begun.returncode,
        begun.stdout,
        begun.stderr,
    )
    assert forked.stdout + forked.stderr
