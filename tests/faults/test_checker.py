"""The harness itself: planted liars are found out, and every sentence has a case."""

from __future__ import annotations

import sys
from fnmatch import fnmatch

import pytest
from harness import needs_swipl

from . import running
from .case import ANSWERED, CTRL_C, Case, Command, KilledWorker, Signals
from .catalogue import cases, fixed
from .checking import broken, complaints
from .sentences import SENTENCES
from .test_faults import COUNT, SEED

_HANDLERS = "import signal, sys\nsignal.signal(signal.SIGTERM, lambda *_: sys.exit(130))\n"
_CHILD = """import subprocess
child = subprocess.Popen(['sleep', '600'], start_new_session=True)
while not open(f'/proc/{child.pid}/environ').read(): pass  # the kernel still starts it
"""

needs_proc = pytest.mark.skipif(sys.platform != "linux", reason="processes are found by /proc")
pytestmark = [needs_proc, pytest.mark.faults]


def program(code: str, **more) -> Command:
    return Command("liar", ("-c", code), program=(), **more)


def said(code: str, fault=None, codes=frozenset({ANSWERED}), **more) -> str:
    """The checker's complaints about a program."""
    command = program(code, is_endless=True, writes=more.pop("writes", ()))
    case = Case("liar", command, fault, codes=codes, within=5, **more)
    return "\n".join(complaints(case, running.run(case), None))


def test_an_honest_program_passes():
    assert said("print('hello')") == ""


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("1/0", "exit code 1 and not 0"),
        ("import sys; sys.exit(7)", "exit code 7"),
        ("import sys, traceback\ntry: 1/0\nexcept ZeroDivisionError: traceback.print_exc()",
         "Traceback"),
        ("import sys; print('Aborted!', file=sys.stderr)", "Aborted!"),
        ("import warnings; warnings.warn('old', stacklevel=1)", "UserWarning"),
        (_CHILD, "left running: sleep 600"),
        ("open('a.html', 'w').write('<html><body>')", "a.html is written in part"),
        ("open('a.csv', 'w').write('a,b\\n1')", "a.csv is written in part"),
        ("open('other', 'w')", "left behind: other"),
        ("import tempfile; tempfile.mkdtemp()", "left behind: tmp/"),
        ("import os; os.kill(os.getpid(), 11)", "exit code -11"),
        ("import time; time.sleep(600)", "did not end within 5 s"),
    ],
    ids=lambda text: text[:30] if " " not in text[:8] else None,
)  # fmt: skip
def test_a_liar_is_found_out(code, words, monkeypatch):
    monkeypatch.setattr(running, "patience", lambda: 0.1)
    monkeypatch.setattr(running, "busy", lambda: 0.1 if "sleep(600)" in code else 1.0)
    found = said(code, writes=("a.*",))
    assert words.replace(" 5 s", "") in found


def test_who_dies_of_a_signal_is_found_out():
    asked = {"fault": Signals(("TERM",), 0.05), "codes": frozenset({CTRL_C})}
    assert said(f"{_HANDLERS}\nimport time; time.sleep(600)", **asked) == ""
    assert "exit code -15 and not 130" in said("import time; time.sleep(600)", **asked)


def test_who_takes_its_time_after_a_signal_is_found_out():
    case = Case("liar", program(""), Signals(("TERM",), 0), codes=frozenset({CTRL_C}))
    late = running.Ended(code=CTRL_C, after_strike=100.0)
    assert complaints(case, late, None) == ["ended 100.0 s after the signal"]


def test_who_waits_for_a_dead_worker_is_found_out(monkeypatch):
    monkeypatch.setattr(running, "busy", lambda: 0.2)
    code = "import os, time\nif os.fork() == 0: time.sleep(600)\ntime.sleep(600)"
    assert "did not end" in said(code, KilledWorker("KILL", 0.01, 1), frozenset({1}))


def test_who_prints_less_without_a_word_is_found_out():
    whole, part = program("print('one two')"), program("print('one')")
    case = Case("liar", part, codes=frozenset({ANSWERED}), usual=whole)
    assert "prints less" in "\n".join(complaints(case, running.run(case), running.usual(case)))


@pytest.mark.parametrize(
    ("name", "data", "is_whole"),
    [
        ("a.svg", b"<svg></svg>\n", True),
        ("a.svg", b"<svg>", False),
        ("a.lp", b"p(1).\n", True),
        ("a.lp", b"p(1", False),
        ("a.lp", b"", False),
        ("a.csv", b"a,b\n1,2\n", True),
        ("a.txt", b". .\n. ", False),
    ],
)
def test_files_that_are_not_whole(name, data, is_whole):
    assert (broken(name, data) is None) == is_whole


@needs_swipl
def test_every_sentence_has_a_case():
    for listed in (fixed(), cases(COUNT, SEED)):
        names = [case.name for case in listed]
        without = [s for s, p in SENTENCES.items() if not any(fnmatch(name, p) for name in names)]
        assert without == []


def test_cases_have_names_of_their_own():
    names = [case.name for case in cases(3000, seed=3)]
    assert len(names) == len(set(names)) == 3000
    assert names == [case.name for case in cases(3000, seed=3)]
