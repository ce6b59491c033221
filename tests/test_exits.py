"""How commands end: exit codes, signals, the clock, streams that are closed or full."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from dataclasses import replace

import click
import forks
import pytest
from harness import PYLOGIC, SAFETY, command, is_at_work, pylogic_run, wait_until

from pylogic.cli import endings, exit_code, lint, options
from pylogic.cli.codes import BAD_INPUT, CTRL_C, INTERNAL_ERROR, LIMITED, PIPE_CLOSED
from pylogic.cli.endings import ReaderGoneError
from pylogic.cli.group import VERBS, cli
from pylogic.cli.options import Display
from pylogic.cli.output import Pen
from pylogic.errors import CrashError, OptionError, StoppedError, WriteError
from pylogic.explain.lint_report import LintReport
from pylogic.rules.cancellation import current

BOARD = "4x4\n. . . .\n2 . . 4\n. . . .\n. . 3 ."
COMMANDS = {
    "solve": ["kuromasu", "inst12"],
    "explain": ["kuromasu", "inst12", "--hint"],
    "why": ["kuromasu", "inst12", "--expect", "black(1,1)."],
    "trace": ["kuromasu", "inst12", "--frames", "1"],
    "check": ["kuromasu", "inst12"],
    "show": ["kuromasu", "inst12"],
    "list": [],
    "compare": ["kuromasu", "inst12", "--journal", "runs.sqlite"],
    "clues": ["kuromasu", "-", "--all"],
    "generate": ["kuromasu", "4x4", "--seed", "1", "--jobs", "1"],
    "convert": ["kuromasu.lp", "facts", "--puzzle", "kuromasu"],
    "book": ["kuromasu:one.lp", "--output", "book.html", "--grading", "0", "--json"],
    "export": ["kuromasu", "one.lp", "--output", "page.html", "--json"],
    "lint": ["rules.lp"],
    "diff": ["rules.lp", "rules.lp"],
    "watch": ["rules.lp"],
    "new": ["mine"],
    "serve": ["--no-open", "--port", "0"],
    "guide": [],
}
"""A quick call of each verb, in a folder with a few files."""
SOLUTION = "size(2,2). clue(1,1,3). white(1,1). black(2,2)."


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "rules.lp").write_text("{ a }.\n#show a/0.")
    (tmp_path / "kuromasu.lp").write_text("size(2,2). clue(1,1,3).")
    (tmp_path / "one.lp").write_text("size(1,2). clue(1,1,2).")
    return tmp_path


def run(verb, folder, stdout):
    """Run a verb that prints to a descriptor; its code, and what it says on standard error."""
    words, given = [verb, *COMMANDS[verb]], SOLUTION.encode()
    code, _, said = forks.run(words, given, folder, os.environ, SAFETY, stdout=stdout)
    return code, said.decode()


def test_each_verb_is_called():
    assert COMMANDS.keys() == VERBS.keys()


# ---- Standard output ---------------------------------------------------------------


@pytest.mark.few(5)
@pytest.mark.parametrize("verb", VERBS)
def test_a_full_disk_is_a_failed_write(verb, folder):
    with open("/dev/full", "wb") as full:
        code, said = run(verb, folder, full.fileno())
    assert code == INTERNAL_ERROR
    assert said.count("pylogic: standard output cannot be written: No space left on device") == 1
    assert "Traceback" not in said


@pytest.mark.few(5)
@pytest.mark.parametrize("verb", VERBS)
def test_a_reader_that_has_gone_is_no_error(verb, folder):
    from_run, to_nobody = os.pipe()
    os.close(from_run)
    code, said = run(verb, folder, to_nobody)
    os.close(to_nobody)
    assert (code, "Traceback" in said, "pylogic:" in said) == (PIPE_CLOSED, False, False)


@pytest.mark.parametrize("options", [["--help"], ["solve", "--help"], ["--version"]])
def test_help_is_output_too(options):
    with open("/dev/full", "wb") as full:
        ended = subprocess.run([*PYLOGIC, *options], stdout=full, stderr=subprocess.PIPE)
    assert ended.returncode == INTERNAL_ERROR
    assert ended.stderr.startswith(b"pylogic: standard output")


def closed(descriptor, *arguments):
    """Run with one of the standard streams closed."""
    return subprocess.run(
        [*PYLOGIC, *arguments],
        stdin=None if descriptor == 0 else subprocess.DEVNULL,
        stdout=None if descriptor == 1 else subprocess.PIPE,
        stderr=None if descriptor == 2 else subprocess.PIPE,
        preexec_fn=lambda: os.close(descriptor),
        timeout=SAFETY,
    )


@pytest.mark.parametrize("verb", ["solve", "generate"])
def test_closed_standard_output_is_said_before_any_work(verb, folder):
    ended = closed(1, verb, "nowhere.lp", "4x4")
    assert ended.returncode == INTERNAL_ERROR
    assert ended.stderr == b"pylogic: standard output is closed\n"


def test_closed_standard_input_is_missed_where_it_is_read():
    ended = closed(0, "solve", "kuromasu", "-")
    assert (ended.returncode, ended.stdout) == (BAD_INPUT, b"")
    assert b"standard input is closed" in ended.stderr
    assert closed(0, "solve", "kuromasu", "inst12").returncode == 0


def test_closed_standard_error_is_worked_without():
    ended = closed(2, "solve", "kuromasu", "inst12", "--plain", "--", "--backprop")
    said = pylogic_run("solve", "kuromasu", "inst12", "--plain").stdout
    assert ended.returncode == 0
    assert ended.stdout.decode().splitlines()[:-1] == said.splitlines()[:-1]


def test_messages_that_cannot_be_written_do_not_matter():
    with open("/dev/full", "wb") as full:
        run = [*PYLOGIC, "solve", "kuromasu", "nowhere"]
        assert subprocess.run(run, stderr=full, timeout=SAFETY).returncode == BAD_INPUT


def test_standard_input_is_read_up_to_a_size():
    run = pylogic_run("solve", "kuromasu", "-", "--file-size", "1", stdin="%" * (2**20 + 1))
    assert (run.returncode, run.stdout) == (BAD_INPUT, "")
    assert "--file-size" in run.stderr


@pytest.mark.parametrize("option", ["--svg", "--html"])
def test_a_file_that_cannot_be_written_whole_is_a_failed_write(option):
    said = command("show", "kuromasu", "inst12", option, "/dev/full", code=INTERNAL_ERROR)
    assert said.endswith("pylogic: /dev/full: No space left on device\n")


# ---- Exceptions --------------------------------------------------------------------


def raising(error, cause=None):
    def work():
        raise error from cause or error.__cause__

    return work


DEFECT = CrashError("KeyError: 'x'")
DEFECT.__cause__ = RuntimeError("the traceback of a child")


@pytest.mark.parametrize(
    ("error", "code", "words"),
    [
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
        (KeyboardInterrupt(), CTRL_C, ""),
        (click.Abort(), CTRL_C, ""),
        (click.exceptions.Exit(3), 3, ""),
        (ReaderGoneError(), PIPE_CLOSED, ""),
        (SystemExit(4), 4, ""),
    ],
)
def test_what_each_exception_says(error, code, words, capfd, monkeypatch):
    monkeypatch.delenv("PYLOGIC_TRACEBACK", raising=False)
    assert exit_code(raising(error)) == code
    out, said = capfd.readouterr()
    assert (out, said.startswith(words), said.count("\n")) == ("", True, 1 if words else 0)


def test_what_python_has_wrapped_is_found(capfd):
    """As an import does with what comes amid it."""
    assert exit_code(raising(ImportError("numpy"), KeyboardInterrupt())) == CTRL_C
    assert exit_code(raising(RuntimeError("__set_name__"), StoppedError("timeout"))) == LIMITED
    assert capfd.readouterr().err == "pylogic: stopped by the time limit\n"


def test_a_traceback_is_shown_if_it_is_asked_for(capfd, monkeypatch):
    monkeypatch.setenv("PYLOGIC_TRACEBACK", "1")
    assert exit_code(raising(KeyError("x"))) == INTERNAL_ERROR
    assert "Traceback" in capfd.readouterr().err


# ---- Signals -----------------------------------------------------------------------

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


@pytest.fixture(autouse=True)
def same_handlers():
    """A verb leaves the handlers as they were."""
    numbers = [*ENDING, signal.SIGALRM]
    before = [signal.getsignal(number) for number in numbers]
    yield
    assert [signal.getsignal(number) for number in numbers] == before
    assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)


@pytest.mark.parametrize("number", ENDING)
def test_signals_at_work_set_the_token(number):
    with endings.work(None):
        assert current().reason is None
        signal.raise_signal(number)
        with pytest.raises(StoppedError, match="stopped by Ctrl-C"):
            current().check()
    assert current().reason is None


def test_a_signal_wakes_who_waits():
    with endings.work(None):
        for descriptor in (None, os.pipe()[0]):
            kick = threading.Timer(0.01, os.kill, [os.getpid(), signal.SIGTERM])
            kick.start()
            with pytest.raises(StoppedError):
                current().wait(descriptor)
            kick.join()


def test_a_signal_between_two_looks_is_there_at_the_next():
    """Amid a destructor, where Python drops what is raised, as amid anything else."""

    class Deleted:
        def __del__(self):
            signal.raise_signal(signal.SIGINT)

    woken = []
    with endings.work(None):
        Deleted()
        with current().waking(lambda: woken.append(True)), pytest.raises(StoppedError):
            current().wait(None)
    assert woken


def test_what_is_told_is_told_whole():
    told = []
    with endings.work(None):
        verb = current()
        with endings.held():
            signal.raise_signal(signal.SIGTERM)
            told.append("all")
            assert current() is not verb
        assert verb.reason == current().reason == "user"
        with endings.held():  # what was found until then is drawn, too
            assert current().reason is None
    assert told == ["all"]


def test_a_drawing_is_cut_short_and_the_verb_hears_of_it(capfd):
    told = []

    def draw():
        signal.raise_signal(signal.SIGINT)
        current().check()

    with endings.work(None):
        with endings.held():
            pen = Pen(Display())
            told.append(pen.draw(draw, "; the atoms:"))
            told.append(pen.draw(lambda: "another"))
        assert current().reason == "user"
    assert told == [None, None]
    assert capfd.readouterr().err == "pylogic: the drawing was stopped by Ctrl-C; the atoms:\n"


def test_a_round_of_a_verb_ends_with_the_verb():
    with endings.work(None):
        with endings.work(1.0):
            signal.raise_signal(signal.SIGINT)
        assert current().reason == "user"
        with endings.work(1.0):
            endings.forget_limit()
            assert current().reason == "user"
            assert signal.getitimer(signal.ITIMER_REAL) != (0, 0)


def test_the_clock_sets_the_token(monkeypatch):
    monkeypatch.setattr(endings, "_LATE", 0.01)
    with endings.work(0.0), pytest.raises(StoppedError, match="time limit"):
        current().wait(None)


def test_what_is_told_is_told_whole_after_the_limit(monkeypatch):
    monkeypatch.setattr(endings, "_LATE", 0.01)
    with endings.work(0.0), endings.held():
        with pytest.raises(StoppedError, match="time limit"):
            current().wait(None)  # a drawing would end here
        signal.raise_signal(signal.SIGALRM)
    assert current().reason is None


ENDLESS = "while True: pass"


def test_what_looks_at_no_token_ends_with_the_process():
    script = f"""
from pylogic.cli import endings
endings._LATE = endings._PATIENCE = 0.05
with endings.work(None):
    signal.raise_signal(signal.SIGINT)
    {ENDLESS}"""
    assert python(script) == (CTRL_C, "")
    late = script.replace("work(None)", "work(0.0)").replace("signal.raise", "0 and signal.raise")
    assert python(late) == (LIMITED, "pylogic: stopped by the time limit\n")
    reader = script.replace("with endings.work(None):", "with endings.work(None), endings.held():")
    assert python(reader) == (CTRL_C, "")


def python(script, **options):
    """Run Python; its code and what it prints."""
    run = [sys.executable, "-c", f"import os, signal, sys, pylogic.cli as cli\n{script}"]
    ended = subprocess.run(run, capture_output=True, text=True, timeout=SAFETY, **options)
    return ended.returncode, ended.stdout + ended.stderr


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_signals_before_any_work_and_after_it_end_at_once(name):
    script = f"cli.end_at_once()\nsignal.raise_signal(signal.{name})"
    assert python(script) == (CTRL_C, "")
    at_exit = f"""
class Out:
    def flush(self):
        signal.raise_signal(signal.{name})
sys.stdout = Out()
cli.leave(0)"""
    assert python(at_exit) == (CTRL_C, "")


def test_a_second_ctrl_c_does_not_wait():
    script = """
from pylogic.cli import endings
with endings.work(None), endings.held():
    signal.raise_signal(signal.SIGINT)
    signal.raise_signal(signal.SIGTERM)
    os.write(1, b"one and the same")
    endings._TWICE = 0
    signal.raise_signal(signal.SIGINT)
    print("too late")"""
    assert python(script) == (CTRL_C, "one and the same")


def test_an_ignored_signal_stays_ignored():
    script = """
signal.signal(signal.SIGHUP, signal.SIG_IGN)
cli.end_at_once()
from pylogic.cli import endings
with endings.work(None), endings.held():
    signal.raise_signal(signal.SIGHUP)
os.write(1, b"alive")"""
    assert python(script) == (0, "alive")


@pytest.mark.few(1)
@pytest.mark.parametrize("number", ENDING)
def test_a_search_is_ended_by_each(number, tmp_path):
    rules = tmp_path / "rules.lp"
    rules.write_text("p(0). p(X+1) :- p(X).")
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    process = subprocess.Popen([*PYLOGIC, "solve", str(rules)], **pipes)
    wait_until(lambda: is_at_work(process), process)
    process.send_signal(number)
    told, said = process.communicate(timeout=SAFETY)
    assert (process.returncode, said) == (CTRL_C, b"")
    assert told.startswith(b"interrupted: no answer, stopped by Ctrl-C")


def test_a_lint_that_was_stopped_says_so():
    assert lint._exit_code(LintReport("x.lp", (), "user")) == CTRL_C
    assert lint._exit_code(LintReport("x.lp", (), "timeout")) == LIMITED


# ---- Limits ------------------------------------------------------------------------


UNLIMITED = {"serve", "list", "new", "guide"}
"""The jobs of serve have limits each; the others read no board, and are over in a moment."""


@pytest.mark.few(5)
@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_that_reads_a_puzzle_has_limits(verb):
    options = {name for one in cli.get_command(None, verb).params for name in one.opts}
    if verb in UNLIMITED:
        assert not {"--timeout", "--memory", "--file-size"} & options
        return
    assert {"--timeout", "--memory"} <= options
    assert "--file-size" in options or verb == "compare"


@pytest.mark.parametrize("text", ["inf", "nan", "1e309", "0", "-1", "soon"])
def test_a_limit_is_a_finite_number(text):
    said = command("show", "kuromasu", "--timeout", text, code=BAD_INPUT)
    assert "Invalid value for '--timeout'" in said
    assert "a number of seconds" in said


def test_a_limit_counts_from_the_start_of_the_verb():
    begun = options.begun(60.0, 5, 1)
    loaded = options.load("kuromasu", begun._replace(deadline=time.monotonic() + 20))
    assert 1 < loaded.limits.left <= 20
    assert loaded.late.limits == loaded.limits
    over = replace(loaded, limits=begun._replace(deadline=time.monotonic() - 1))
    assert over.limits.left == 0 < over.late.limits.left < 2
    assert options.begun(None, None, 1).left is None


@pytest.mark.parametrize("verb", ["solve", "check", "show", "clues", "convert", "diff"])
def test_files_are_read_up_to_a_size(verb, folder):
    (folder / "large.lp").write_text("%" * (2**20 + 1))
    options = {
        "convert": ["large.lp", "range", "--puzzle", "kuromasu"],
        "diff": ["kuromasu", "large.lp"],
    }.get(verb, ["kuromasu", "large.lp"])
    said = command(verb, *options, "--file-size", "1", cwd=folder, code=BAD_INPUT)
    assert said.startswith("large.lp: error: holds 1.0 MB, and at most 1 MB are read")


# ---- The command line --------------------------------------------------------------


def test_help_loads_no_verb():
    script = "sys.argv[1:] = ['--help']\nassert cli.run() == 0\nprint('clingo' in sys.modules)"
    code, printed = python(script)
    assert (code, printed.splitlines()[-1]) == (0, "False")
    assert all(verb in printed for verb in VERBS)


@pytest.mark.few(5)
@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_a_verb_begins_as_the_help_of_all_says(verb):
    said = cli.get_command(None, verb).help.replace("\b", "").partition("\n\n")[0]
    assert " ".join(said.split()) == VERBS[verb]


def test_a_shell_completes_verbs():
    line = {"COMP_WORDS": "pylogic sol", "COMP_CWORD": "1"}
    run = pylogic_run(_PYLOGIC_COMPLETE="bash_complete", **line)
    assert run.stdout == "plain,solve\n"


def test_an_answer_that_shows_nothing_prints_no_line(tmp_path):
    (tmp_path / "rules.lp").write_text("a. #show b/0. #defined b/0.")
    assert pylogic_run("solve", tmp_path / "rules.lp").stdout.startswith("unique: 1 answer")
