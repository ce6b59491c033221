"""The command line as a process: what it prints, where, and how it ends."""

from __future__ import annotations

import fcntl
import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import termios
import time
from itertools import groupby
from pathlib import Path
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner
from harness import (
    PYLOGIC,
    SAFETY,
    enough_time,
    is_at_work,
    is_gone,
    pylogic_run,
    searchers,
    started,
    wait_until,
)

from pylogic.cli.group import VERBS, cli
from pylogic.rules import library

CHECKOUT = Path(__file__).parents[1]
MANY = "{ a(1..40) }. #show a/1."
ENDLESS = "p(0). p(X+1) :- p(X)."


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


def test_json_is_documented_in_the_guide(solve):
    run = pylogic_run("solve", "kuromasu", "inst12", "--json", "-n", "0")
    document = json.loads(run.stdout)
    assert (document["status"], document["count"], document["exhausted"]) == ("unique", 1, True)
    expected = sorted(map(str, solve("inst12").answers[0].symbols))
    assert sorted(document["answers"][0]["atoms"]) == expected
    page = (CHECKOUT / "pylogic" / "guide" / "json.md").read_text()
    assert all(f"`{key}`" in page for key in [*document, *document["statistics"]])


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
        (ENDLESS, ["--memory", "60"], 3, "interrupted: no answer, stopped by lack of memory"),
        ("{a}.", ["-t", "2", "--seed", "7", "--heuristic", "Vmtf"], 0, "multiple: 2 answers"),
        ("{a}. :- a.", ["--config", "crafty", "--", "--sign-def=rnd"], 0, "unique: 1 answer"),
    ],
)
def test_exit_codes_and_status_lines(rules, text, options, code, status):
    run = pylogic_run("solve", rules(text), *options)
    assert run.returncode == code, run.stderr
    assert run.stdout.splitlines()[-1].startswith(status)


def test_a_time_limit_has_an_exit_code_and_a_status_line(rules):
    path = rules(ENDLESS)
    run = enough_time(
        lambda seconds: pylogic_run("solve", path, "--timeout", seconds),
        lambda run: run.stdout,  # else reading alone has taken all of it
    )
    assert run.returncode == 3, run.stderr
    assert run.stdout.startswith("interrupted: no answer, stopped by the time limit")


def test_a_plain_clingo_file_prints_its_atoms(rules):
    run = pylogic_run("solve", rules("a(1..3). #show a/1."))
    assert run.stdout.splitlines()[0] == "a(1) a(2) a(3)"


def test_a_drawing_that_never_ends_leaves_the_answer(rules):
    view = "draw(caption(0)). p(0). p(X+1) :- p(X)."
    path = rules(f"a.\n#program view.\n{view}")
    run = enough_time(
        lambda seconds: pylogic_run("solve", path, "--timeout", seconds),
        lambda run: run.returncode == 0,
    )
    assert (run.returncode, run.stdout.splitlines()[0]) == (0, "a")
    assert "the drawing was stopped by the time limit" in run.stderr


def test_backprop_is_warned_of_on_standard_error():
    run = pylogic_run("solve", "kuromasu", "inst12", "--plain", "--", "--backprop")
    assert run.stderr.startswith("warning: clasp's --backprop loses answers")


@pytest.mark.parametrize(("text", "printed"), [(MANY, True), (ENDLESS, False)])
def test_ctrl_c_prints_what_was_found_and_exits_130(rules, text, printed):
    command = [*PYLOGIC, "solve", str(rules(text)), "-n", "0"]

    def stopped(seconds):
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        wait_until(lambda: is_at_work(process), process)
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        out, _ = process.communicate(timeout=SAFETY)
        assert process.returncode == 130
        assert "stopped by Ctrl-C" in out.splitlines()[-1]
        return len(out.splitlines()) > 2

    assert enough_time(stopped, lambda has_answers: has_answers == printed) == printed


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "Error: Missing argument 'PUZZLE'."),
        (["kuromasu", "inst43", "-n", "x"], "Error: Invalid value for '-n' / '--models'"),
        (["kuromasu", "inst43", "-c", "x"], "error: -c x: expected NAME=VALUE"),
        (["kuromasu", "inst43", "--count", "-n", "3"], "error: --count counts all answers"),
    ],
)
def test_wrong_usage_is_said_once(arguments, message):
    run = pylogic_run("solve", *arguments)
    assert (run.returncode, run.stdout, run.stderr.count(message)) == (2, "", 1)


def test_solve_is_found_behind_a_double_dash():
    assert pylogic_run("--", "solve", "kuromasu", "inst12").stdout.count("unique: 1 answer") == 1


def test_a_pipe_that_is_closed_ends_it_silently():
    from_run, to_nobody = os.pipe()
    os.close(from_run)
    command = [*PYLOGIC, "solve", "kuromasu", "inst43"]
    run = subprocess.run(command, stdout=to_nobody, stderr=subprocess.PIPE, timeout=SAFETY)
    os.close(to_nobody)
    assert (run.returncode, run.stderr) == (141, b"")


def test_what_the_output_cannot_encode_is_escaped(rules):
    run = pylogic_run("solve", rules('a("\N{RIGHTWARDS ARROW}").'), PYTHONIOENCODING="latin-1")
    assert (run.returncode, run.stdout.splitlines()[0]) == (0, r'a("\u2192")')


def is_empty(pipe):
    return fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)) == bytes(4)


def is_asleep(pid):
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "S"


@pytest.mark.parametrize("to_all", [True, False])
def test_ctrl_c_ends_the_reading_of_standard_input(to_all):
    process = subprocess.Popen(
        [*PYLOGIC, "solve", "kuromasu", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    os.write(process.stdin.fileno(), b"%")
    wait_until(lambda: is_empty(process.stdin) and is_asleep(process.pid), process)  # it reads on
    (os.killpg if to_all else os.kill)(process.pid, signal.SIGINT)
    assert process.wait(timeout=SAFETY) == 130
    assert process.communicate() == (b"", b"pylogic: stopped by Ctrl-C\n")


def test_a_killed_parent_leaves_no_child(rules):
    process = subprocess.Popen([*PYLOGIC, "solve", str(rules(ENDLESS))], start_new_session=True)
    (child,) = wait_until(lambda: searchers(process.pid), process)
    process.kill()
    process.wait()
    wait_until(lambda: is_gone(process.pid) and is_gone(child))


def test_check_and_show():
    assert pylogic_run("check", "kuromasu", "inst12.lp").stdout == "inst12.lp: no errors\n"
    problems = json.loads(
        pylogic_run("check", "kuromasu", "-", "--json", stdin="size(2,2). clue(3,3,1).").stdout
    )["problems"]
    assert (problems[0]["line"], problems[0]["column"]) == (1, 12)
    drawn = pylogic_run("show", "kuromasu", "inst12.lp", "--plain").stdout
    assert drawn.splitlines()[0].split() == list("---4--7------")
    documentation = pylogic_run("show", "kuromasu").stdout
    assert (
        "clue(R, C, N)\n  The cell in row R and column C, counted from 1, sees N white cells."
        in documentation
    )
    assert "%" not in documentation
    assert "reached(P)\n" in pylogic_run("show", "lib/loop").stdout
    assert "did you mean lib/loop" in pylogic_run("show", "lib/lop").stderr


def test_what_is_missing_or_misspelt_is_said_with_what_there_is():
    assert "queens has 8, 80, 300\n" in pylogic_run("solve", "queens").stderr
    assert "kuromasu has inst43, " in pylogic_run("explain", "kuromasu").stderr
    assert "no instance is named" not in pylogic_run("solve", "kuromasu", "inst12").stderr
    assert "'6' (looked in" in (said := pylogic_run("generate", "kuromasu", "6").stderr)
    assert said.endswith("; did you mean 6x6?\n")
    assert "did you mean solve?" in pylogic_run("solv", "kuromasu").stderr
    assert "did you mean" not in pylogic_run("xyzzy").stderr


def test_a_rule_file_that_is_wrong_asks_for_no_instance(tmp_path):
    (tmp_path / "wrong.lp").write_text("a :- b c.")
    run = pylogic_run("solve", str(tmp_path / "wrong.lp"))
    assert (run.returncode, "no instance" in run.stderr) == (2, False)


COMPLETED = {
    "so": "solve",
    "solve kuro": "kuromasu",
    "solve kurodoko inst4": "inst43",
    "generate queens ": "8 80 300",
    "diff akari akari janko6": "janko6",
    "solve kuromasu inst12 --order sp": "spiral",
    "show kuromasu inst12 --order given,sp": "given,spiral",
    "lint number_grid -c c": "counts=1 counts=0 connected=1 connected=0",
    "guide so": "solving",
    "new mine --like lo": "loop",
    "solve nosuch x": "x",  # which a shell looks for among files
}


@pytest.mark.parametrize("words", COMPLETED)
def test_a_shell_completes_names(words, monkeypatch):
    line = f"pylogic {words}"
    monkeypatch.setenv("_PYLOGIC_COMPLETE", "bash_complete")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    found = [told.partition(",")[2] for told in pylogic_run().stdout.splitlines()]
    assert " ".join(found) == COMPLETED[words]


def test_list_names_puzzles_and_instances():
    rows = {row["puzzle"]: row for row in json.loads(pylogic_run("list", "--json").stdout)}
    assert sorted(rows) == [path.stem for path in sorted((CHECKOUT / "encodings").glob("*.lp"))]
    assert (rows["kuromasu"]["title"], rows["kuromasu"]["aliases"]) == ("Kuromasu", ["kurodoko"])
    assert "inst43" in rows["kuromasu"]["instances"]
    assert all(row["title"] and row["instances"] for row in rows.values())
    shared = json.loads(pylogic_run("list", "--lib", "--json").stdout)
    assert shared["lib/grid"] == "Rectangular grids"
    printed = pylogic_run("list").stdout
    assert all(name in printed for name in rows)
    assert "binairo, binero" in printed


def test_the_best_answer_is_drawn_once_with_its_score():
    run = pylogic_run("solve", "best_score", "2x3", "--plain")
    blocks = run.stdout.split("\n\n")
    assert [block.splitlines()[0] for block in blocks[:2]] == ["cost -12", "steps:"]
    assert blocks[1].endswith("largest: 12")
    assert blocks[2].startswith("optimal: 1 answer, cost -12, search complete")


def test_all_best_answers_are_drawn_or_counted():
    run = pylogic_run("solve", "chemin", "2x3", "--opt", "all", "-c", "symmetry=1", "--plain")
    assert run.stdout.count("largest: 12") == 4
    assert run.stdout.splitlines()[-1].startswith("optimal: 4 answers, cost -12")
    run = pylogic_run("solve", "chemin", "2x3", "--opt", "all", "--count", "-c", "orders=0")
    assert run.stdout.startswith("optimal: 8 answers, cost -12, search complete")


def test_an_interrupted_optimisation_says_that_it_is_no_proof():
    run = enough_time(
        lambda seconds: pylogic_run("solve", "chemin", "4x4", "--timeout", seconds, "--plain"),
        lambda run: run.returncode == 0,
    )
    assert run.returncode == 0
    assert run.stdout.count("cost -") == 2  # over the board, and in the last line
    assert "not proved to be the best, stopped by the time limit" in run.stdout.splitlines()[-1]


def test_json_has_scores_and_costs():
    document = json.loads(pylogic_run("solve", "chemin", "2x3", "--json").stdout)
    assert (document["cost"], document["bound"], document["horizon"]) == ([-12], [-12], None)
    assert [answer["scores"] for answer in document["answers"]] == [{"largest": 12}]


def test_frames_are_printed_in_order_to_a_pipe():
    run = pylogic_run("solve", "jealous_husbands", "couples3_boat2", "-n", "1", "--animate")
    names = [line for line in run.stdout.splitlines() if line.rstrip(":").isdigit()]
    assert names == [f"{t}:" for t in range(12)]
    assert run.stdout.splitlines()[-1].startswith("found: 1 answer, horizon 11")


LOCAL_FLAGS = 3  # their place in what tcgetattr gives; without ICANON it gives single keys


def in_a_terminal(command, typed=()):
    """Run in a pseudo-terminal; type each key when its words are seen; what was printed."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe(command[0], command, {**os.environ, "TERM": "xterm", "COLUMNS": "80"})
    printed, begin, waiting = b"", 0, list(typed)
    while select.select([terminal], [], [], SAFETY)[0]:
        try:
            printed += os.read(terminal, 65536)
        except OSError:  # the end
            break
        if waiting and waiting[0][0] in printed[begin:]:
            wait_until(lambda: not termios.tcgetattr(terminal)[LOCAL_FLAGS] & termios.ICANON)
            begin = len(printed)
            os.write(terminal, waiting.pop(0)[1])
    os.kill(process, signal.SIGKILL)
    os.waitpid(process, 0)
    return printed.decode()


def test_all_help_is_one_manual_page():
    page = pylogic_run("guide", "--man").stdout
    found = page.replace("\\-", "-").split('.SH "pylogic ')
    sections = dict(section.split('"', 1) for section in found[1:])
    assert list(sections) == list(VERBS)
    for verb, words in VERBS.items():
        command = cli.get_command(None, verb)
        assert " ".join(words.split()) in " ".join(re.sub(r"\\&", "", sections[verb]).split())
        assert all(
            one.opts[-1] in sections[verb] for one in command.params if one.opts[0][0] == "-"
        )
    if shutil.which("groff"):
        groff = ["groff", "-man", "-ww", "-z"]
        run = subprocess.run(groff, input=page, text=True, capture_output=True, check=True)
        assert run.stderr == ""


def test_long_help_and_long_pages_go_through_a_pager(monkeypatch):
    monkeypatch.setenv("PAGER", "tac")  # which shows that it was asked
    monkeypatch.setenv("LINES", "24")
    for words, first in [
        (["solve", "--help"], "Usage: "),
        (["guide", "writing"], "Write a puzzle"),
    ]:
        lines = in_a_terminal([*PYLOGIC, *words]).split("\n")
        found = next(number for number, line in enumerate(lines) if first in line)
        assert found > len(lines) - 8
    assert in_a_terminal([*PYLOGIC, "list", "--help"]).lstrip().startswith("Usage: ")
    assert "--timeout" not in pylogic_run("list", "--help").stdout


def frames_seen(printed):
    return [int(number) for number, _ in groupby(re.findall(r"frame (\d+) of 12", printed))]


def test_animation_by_keys_and_by_the_clock():
    solve = [*PYLOGIC, "solve", "river_crossing", "couples3_boat2", "-n1"]
    keys = [(b"frame 1 of", b" "), (b"frame 2 of", b"b"), (b"frame 1 of", b"q")]
    printed = in_a_terminal([*solve, "--animate"], keys)
    assert frames_seen(printed) == [1, 2, 1]
    assert "horizon 11" in printed
    printed = in_a_terminal([*solve, "--delay", "0.01"])
    assert frames_seen(printed) == list(range(1, 13))


def test_progress_is_shown_on_a_terminal():
    progress = r"1 answer, cost -\d+ \.\.\."
    command = [*PYLOGIC, "solve", "chemin", "4x4", "--timeout"]
    printed = enough_time(
        lambda seconds: in_a_terminal([*command, str(seconds)]),
        lambda printed: re.search(progress, printed),
    )
    assert re.search(progress, printed)


def test_pictures_and_pages(tmp_path):
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


def test_pictures_that_cannot_be_drawn(rules, tmp_path):
    run = pylogic_run("solve", rules("a."), "--svg", tmp_path / "a.svg")
    assert (run.returncode, run.stdout) == (2, "")
    assert "no view part" in run.stderr
    run = pylogic_run("solve", "kuromasu", "inst12", "--svg", tmp_path / "nowhere" / "a.svg")
    assert run.returncode == 2
    assert "No such file or directory" in run.stderr


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
        monkeypatch.setattr(library, "PACKAGE", package)
        root = package if package.name == "wheel" else package.parent
        (root / "encodings").mkdir()
        (root / "encodings" / "mine.lp").write_text("a.")
        monkeypatch.chdir(tmp_path)
        assert library.find_encoding("mine") == root / "encodings" / "mine.lp"


@pytest.mark.few(5)
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help_with_an_example(verb):
    assert "Example" in CliRunner().invoke(cli, [verb, "--help"]).output


def test_no_puzzle_is_named_in_the_driver():
    names = [path.stem for path in (CHECKOUT / "encodings").glob("*.lp")]
    for path in (CHECKOUT / "pylogic").rglob("*.py"):
        words = [line for line in path.read_text().splitlines() if "pylogic " not in line]
        whole = re.compile(rf"(?<![a-z])({'|'.join(names)})(?![a-z])(?!\.lp)")  # not `contents`
        found = [line for line in words if whole.search(line)]
        assert found == [], path


@pytest.mark.parametrize("words", [["check", "kuromasu", "-"], ["solve", "-x"], ["list", "--help"]])
def test_a_command_that_is_forked_does_what_one_does_that_python_starts(words, tmp_path):
    """Most commands of these tests are forked, which takes a fourth of the time."""
    asked = {"stdin": "size(1,2). clue(1,3,1).", "cwd": tmp_path}
    forked, begun = pylogic_run(*words, **asked), started(*words, **asked)
    assert (forked.returncode, forked.stdout, forked.stderr) == (
        begun.returncode,
        begun.stdout,
        begun.stderr,
    )
    assert forked.stdout + forked.stderr
