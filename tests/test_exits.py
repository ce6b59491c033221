"""How commands end: exit codes, signals, the clock, streams that are closed or full."""

from __future__ import annotations

import fcntl
import os
import re
import signal
import subprocess
import sys
import termios
from pathlib import Path

import click
import forks
import pytest
from faults import case
from harness import (
    PYLOGIC,
    SAFETY,
    command,
    is_asleep,
    pylogic_run,
    wait_until,
)
from pages import GUIDE

from pylogic import CrashError, OptionError, StoppedError, WriteError
from pylogic.cli import endings

ANSWERED, INTERNAL_ERROR, BAD_INPUT, LIMITED, DISAGREED = range(5)
UNSOLVABLE, CTRL_C, PIPE_CLOSED = 20, 130, 141
FILES = {
    "rules.lp": "{ a }.\n#show a/0.\n#defined b/0.",
    "fewer.lp": "a.\n#show a/0.\n#defined b/0.",
    "wrong.lp": "a :- b c.",
    "pigeons.lp": "1 { in(P,1..12) } 1 :- P = 1..13. :- in(P,H), in(Q,H), P < Q. #defined b/0.",
    "several.lp": "{ x(1..2) } = 1.\n#show x/1.\n"
    "#program about.\nclues(k, 1). board(solution, x).\n#program clues.\nk(1) :- x(1..2).",
    "empty.lp": "b.",
    "one.lp": "size(1,2). clue(1,1,2).",
    "open.lp": "size(2,2).",
    "none.lp": "size(3,3). clue(1,1,1).",
    "bad.lp": "size(2,2). clue(9,9,1).",
    "answer.lp": "x(1).",
    "full.lp": "size(2,2). clue(1,1,3). white(1,1). black(2,2).",
}
ONE, NONE, BAD = (["kuromasu", f"{name}.lp"] for name in ("one", "none", "bad"))
AT_ONCE = ["--timeout", "0.001"]
BLACK = ["--expect", "black(1,1)."]
GIVEN = {
    "book": ["--output", "book.html", "--grading", "0", "--json"],
    "export": ["--output", "page.html", "--json"],
    "generate": ["--seed", "1", "--jobs", "1"],
    "compare": ["--journal", "runs.sqlite"],
}
"""Options of all calls of a verb."""
CALLS = {
    "solve": {ANSWERED: ONE, UNSOLVABLE: NONE, BAD_INPUT: BAD, LIMITED: [*ONE, *AT_ONCE]},
    "explain": {ANSWERED: ONE, UNSOLVABLE: NONE, BAD_INPUT: BAD, LIMITED: [*ONE, *AT_ONCE]},
    "why": {
        ANSWERED: ["kuromasu", "open.lp", *BLACK],
        UNSOLVABLE: [*ONE, *BLACK],
        BAD_INPUT: ONE,
        LIMITED: [*ONE, *BLACK, *AT_ONCE],
    },
    "trace": {ANSWERED: ONE, UNSOLVABLE: NONE, BAD_INPUT: BAD, LIMITED: [*ONE, *AT_ONCE]},
    "check": {ANSWERED: ONE, BAD_INPUT: BAD, LIMITED: [*ONE, *AT_ONCE]},
    "show": {ANSWERED: ONE, BAD_INPUT: ["nowhere"], LIMITED: [*ONE, *AT_ONCE]},
    "list": {ANSWERED: [], BAD_INPUT: ["--nothing"]},
    "compare": {
        ANSWERED: ONE,
        BAD_INPUT: BAD,
        LIMITED: ["pigeons.lp", "empty.lp", "--timeout", "0.05"],
        DISAGREED: ["rules.lp", "empty.lp", "--encoding", "rules.lp,fewer.lp"],
    },
    "batch": {
        ANSWERED: ["solve", *ONE],
        UNSOLVABLE: ["solve", *NONE],
        BAD_INPUT: ["solve", *BAD],
        LIMITED: ["solve", *ONE, *AT_ONCE],
    },
    "clues": {
        ANSWERED: ["kuromasu", "full.lp", "--all"],
        UNSOLVABLE: ["several.lp", "answer.lp"],
        BAD_INPUT: BAD,
        LIMITED: ["kuromasu", "full.lp", *AT_ONCE],
    },
    "generate": {
        ANSWERED: ["kuromasu", "2x2"],
        BAD_INPUT: ["kuromasu", "nowhere"],
        LIMITED: ["kuromasu", "2x2", *AT_ONCE],
    },
    "convert": {
        ANSWERED: ["one.lp", "facts", "--puzzle", "kuromasu"],
        BAD_INPUT: ["bad.lp", "facts", "--puzzle", "kuromasu"],
        LIMITED: ["one.lp", "facts", "--puzzle", "kuromasu", *AT_ONCE],
    },
    "book": {ANSWERED: ["kuromasu:one.lp"], BAD_INPUT: ["kuromasu:none.lp"]},
    "export": {ANSWERED: ONE, BAD_INPUT: NONE, LIMITED: [*ONE, *AT_ONCE]},
    "lint": {ANSWERED: ["rules.lp"], BAD_INPUT: ["wrong.lp"], LIMITED: ["rules.lp", *AT_ONCE]},
    "diff": {
        ANSWERED: ["rules.lp", "rules.lp"],
        BAD_INPUT: ["rules.lp", "wrong.lp"],
        LIMITED: ["rules.lp", "fewer.lp", *AT_ONCE],
        DISAGREED: ["rules.lp", "fewer.lp", "empty.lp"],
    },
    "watch": {ANSWERED: ["rules.lp"], BAD_INPUT: ["nowhere.lp"]},
    "new": {ANSWERED: ["mine"], BAD_INPUT: ["Mine"]},
    "lsp": {ANSWERED: [], BAD_INPUT: ["--nothing"]},
    "serve": {ANSWERED: ["--no-open", "--port", "0"], BAD_INPUT: ["--port", "none"]},
    "guide": {ANSWERED: [], BAD_INPUT: ["nowhere"]},
}
"""A quick call of each verb for each exit code that it ends with of its own accord."""
VERBS = tuple(CALLS)
ENDLESS_VERBS = {"watch", "serve", "lsp"}
LONG = {("list", ANSWERED), ("export", ANSWERED), ("generate", ANSWERED)}
"""They take a third of a second."""
ALIKE = {(verb, LIMITED) for verb in CALLS.keys() - {"solve", "compare"}}
"""A limit comes in one place for all of them."""
CASES = [
    pytest.param(verb, code, marks=[pytest.mark.slow] if (verb, code) in LONG | ALIKE else [])
    for verb, calls in CALLS.items()
    for code in calls
    if verb not in ENDLESS_VERBS or code != ANSWERED
]


@pytest.fixture
def folder(tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    return tmp_path


def words_of(verb, code=ANSWERED):
    return [verb, *CALLS[verb][code], *GIVEN.get(verb, [])]


def python(script, **options):
    """Run Python; its code and what it prints."""
    run = [sys.executable, "-c", f"import os, signal, sys, pylogic.cli as cli\n{script}"]
    ended = subprocess.run(run, capture_output=True, text=True, timeout=SAFETY, **options)
    return ended.returncode, ended.stdout + ended.stderr


# ---- Exit codes ------------------------------------------------------------------------


@pytest.mark.parametrize(("verb", "code"), CASES)
def test_end_verb_with_each_of_its_codes(verb, code, folder):
    run = pylogic_run(*words_of(verb, code), cwd=folder)
    assert run.returncode == code, run.stdout + run.stderr
    assert "Traceback" not in run.stderr
    assert (run.stderr != "") if code == BAD_INPUT else "error:" not in run.stderr


@pytest.mark.parametrize("is_full", [True, False])
def test_end_verb_whose_output_cannot_be_written(is_full, folder):
    """The disk is full, or the reader has gone."""
    from_run, to_nobody = os.pipe()
    os.close(from_run)
    with open("/dev/full", "wb") if is_full else os.fdopen(to_nobody, "wb") as out:
        code, _, said = forks.run(
            words_of("solve"), b"", folder, os.environ, SAFETY, stdout=out.fileno()
        )
    message = b"pylogic: standard output cannot be written: No space left on device"
    assert code == (INTERNAL_ERROR if is_full else PIPE_CLOSED)
    assert (said.count(message), said.count(b"pylogic:")) == (is_full, is_full)
    assert b"Traceback" not in said


def wrapped(error, cause):
    """An exception that Python has made of another one, as an import does."""
    error.__cause__ = cause
    return error


def code_after(error):
    try:
        raise error
    except BaseException as raised:
        return endings.report_error(raised)


DEFECT = wrapped(CrashError("KeyError: 'x'"), RuntimeError("the traceback of a child"))
ENDS = [
    (KeyError("x"), INTERNAL_ERROR, "pylogic: internal error: KeyError: 'x' (test_exits.py:"),
    (CrashError("it was killed"), INTERNAL_ERROR, "pylogic: it was killed"),
    (DEFECT, INTERNAL_ERROR, "pylogic: internal error: CrashError: error: KeyError: 'x'"),
    (WriteError("a.svg: full"), INTERNAL_ERROR, "pylogic: a.svg: full\n"),
    (OptionError("-c x"), BAD_INPUT, "error: -c x\n"),
    (click.ClickException("file"), BAD_INPUT, "Error: file\n"),
    (StoppedError("timeout"), LIMITED, "pylogic: stopped by the time limit\n"),
    (StoppedError("user"), CTRL_C, "pylogic: stopped by Ctrl-C\n"),
    (MemoryError(), LIMITED, "pylogic: stopped by lack of memory\n"),
    (ImportError("x.so: failed to map segment"), LIMITED, "pylogic: stopped by lack of memory"),
    (wrapped(ImportError("numpy"), KeyboardInterrupt()), CTRL_C, ""),
    (wrapped(KeyError("name"), StoppedError("timeout")), LIMITED, "pylogic: stopped by the time"),
    (KeyboardInterrupt(), CTRL_C, ""),
    (click.Abort(), CTRL_C, ""),
    (click.exceptions.Exit(3), 3, ""),
    (SystemExit(4), 4, ""),
]


@pytest.mark.parametrize(("error", "code", "words"), ENDS)
def test_end_with_code_of_exception(error, code, words, capfd, monkeypatch):
    monkeypatch.delenv("PYLOGIC_TRACEBACK", raising=False)
    assert code_after(error) == code
    out, said = capfd.readouterr()
    assert (out, said.startswith(words), said.count("\n")) == ("", True, 1 if words else 0)
    monkeypatch.setenv("PYLOGIC_TRACEBACK", "1")
    assert code_after(error) == code
    assert ("Traceback" in capfd.readouterr().err) == (not isinstance(error, SystemExit))


@pytest.mark.slow
def test_end_installed_command_with_its_code(folder):
    run = [Path(sys.executable).with_name("pylogic"), *words_of("solve", UNSOLVABLE)]
    assert subprocess.run(run, cwd=folder, timeout=SAFETY).returncode == UNSOLVABLE


def test_tell_the_same_codes_in_help_guide_and_tests():
    page = (GUIDE / "commands.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.*) \|$", page, re.MULTILINE)
    told = " ".join(command("--help").split())
    assert {int(code) for code, _ in rows} == case.TABLE
    assert f"Exit codes: {', '.join(' '.join(row) for row in rows)}." in told


# ---- Streams -------------------------------------------------------------------------


# ---- Signals and the clock, at work -----------------------------------------------------


def begin_to_read(folder, at_first=None):
    """A command that reads on from standard input."""
    (folder / "rules.lp").write_text("a :- b.\n#defined b/0.")
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    words = [*PYLOGIC, "check", str(folder / "rules.lp"), "-"]
    process = subprocess.Popen(words, **pipes, preexec_fn=at_first)
    os.write(process.stdin.fileno(), b"%")
    wait_until(lambda: is_empty(process.stdin) and is_asleep(process.pid), process)
    return process


def is_empty(pipe):
    return fcntl.ioctl(pipe, termios.FIONREAD, bytes(4)) == bytes(4)


@pytest.mark.slow
def test_stop_the_reading_of_standard_input(tmp_path):
    process = begin_to_read(tmp_path)
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=SAFETY) == (b"", b"pylogic: stopped by Ctrl-C\n")
    assert process.returncode == CTRL_C


LATE = "pylogic: stopped by the time limit\n"


@pytest.mark.parametrize(
    ("context", "seconds", "signals", "ends"),
    [
        ("work(None)", (0.05, 0.05, 0.3), ["SIGINT"], (CTRL_C, "")),
        ("work(0.0)", (0.05, 0.05, 0.3), [], (LIMITED, LATE)),
        ("work(None), endings.printing()", (0.05, 0.05, 0.3), ["SIGINT"], (CTRL_C, "")),
        ("work(None), endings.printing()", (2, 90, 0), ["SIGINT", "SIGTERM"], (CTRL_C, "")),
    ],
    ids=["signal", "limit", "printing", "two signals"],
)
def test_end_the_process_of_work_that_ignores_its_token(context, seconds, signals, ends):
    begin = "import time\nfrom pylogic.cli import endings\n"
    begin += f"endings.LATE, endings.PATIENCE, endings.TWICE = {seconds}\n"
    lines = [f"signal.raise_signal(signal.{name})" for name in signals]
    lines = [f"with endings.{context}:", *lines, "time.sleep(60)", "os.write(1, b'too late')"]
    script = "\n    ".join(lines)
    assert python(begin + script) == ends


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_end_at_once_before_any_work_and_after_it(name):
    after = f"""
class Out:
    def flush(self):
        signal.raise_signal(signal.{name})
sys.stdout = Out()
cli.leave(0)"""
    assert python(after) == (CTRL_C, "")
    assert python(f"cli.end_at_once()\nsignal.raise_signal(signal.{name})") == (CTRL_C, "")


def test_take_two_signals_in_a_moment_for_one():
    """Some send it to a process and to its group."""
    script = """
from pylogic.cli import endings
endings.TWICE = 60
with endings.work(None), endings.printing():
    signal.raise_signal(signal.SIGINT)
    signal.raise_signal(signal.SIGTERM)
os.write(1, b"alive")"""
    assert python(script) == (ANSWERED, "alive")


@pytest.mark.slow
def test_ignore_a_signal_that_was_ignored(tmp_path):
    """As SIGHUP under nohup: the command reads on, and answers."""
    process = begin_to_read(tmp_path, lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    process.send_signal(signal.SIGHUP)
    told, said = process.communicate(b"\nb.", timeout=SAFETY)
    assert (told[:12], said) == (b"-: no errors", b"")
    assert process.returncode == ANSWERED


# ---- Limits --------------------------------------------------------------------------


@pytest.mark.parametrize("verb", ["show", "diff"])
def test_read_files_up_to_a_size(verb, folder):
    (folder / "large.lp").write_text("%" * (2**20 + 1))
    said = command(verb, "kuromasu", "large.lp", "--file-size", "1", cwd=folder, code=BAD_INPUT)
    assert said.startswith("large.lp: error: holds more than 1 MB: --file-size")


# ---- Help ----------------------------------------------------------------------------


def test_load_no_verb_for_the_help_of_all():
    run = [sys.executable, "-X", "importtime", *PYLOGIC[1:], "--help"]
    done = subprocess.run(run, capture_output=True, text=True, timeout=SAFETY)
    assert all(re.search(rf"^ +{verb} ", done.stdout, re.MULTILINE) for verb in VERBS)
    assert (done.returncode, "clingo" in done.stderr) == (ANSWERED, False)
