"""The process layer: what children send, what ends them, what is left when something is killed."""

from __future__ import annotations

import mmap
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from itertools import count

import pytest
from harness import SAFETY, children, is_gone, wait_until

import pylogic
from pylogic import CrashError, OptionError, ProgramError, StoppedError
from pylogic.rules.limits import Cancellation, Limits, use_token
from pylogic.solving import process
from pylogic.solving.executor import Children

ALONE = Limits(isolated=True)
NOTHING = subprocess.DEVNULL
MEGABYTE = 2**20


def endless(send, _brake):
    send(os.getpid())
    for _ in count():
        time.sleep(SAFETY)


def run(work, limits=ALONE, on_message=None):
    """Why a work was cut short, and what it has sent."""
    received = []

    def receive(message):
        received.append(message)
        if on_message:
            on_message(message)

    return process.run(work, limits, receive), received


# ---- Messages, errors, crashes -----------------------------------------------------------


def test_send_messages_whole():
    def work(send, _brake):
        send({"a": (1, 2)})
        send(None)
        return True

    assert run(work) == ("timeout", [{"a": (1, 2)}, None])  # it says that it was cut short


@pytest.mark.parametrize(
    "error", [ProgramError("no"), OptionError("no"), StoppedError("memory")], ids=repr
)
def test_raise_an_error_of_the_work(error):
    def work(_send, _brake):
        raise error

    with pytest.raises(type(error)) as caught:
        run(work)
    assert str(caught.value) == str(error)


@pytest.mark.parametrize("limits", [ALONE, Limits(memory=100)])
def test_raise_a_defect_with_its_traceback_behind_it(limits):
    def work(_send, _brake):
        return {}["missing"]

    with pytest.raises(CrashError, match="KeyError: 'missing'") as caught:
        run(work, limits)
    assert "Traceback" not in str(caught.value)
    assert "in work" in str(caught.value.__cause__)


@pytest.mark.parametrize(
    ("number", "limits"),
    [
        (signal.SIGKILL, Limits(memory=30)),
        (signal.SIGSEGV, Limits(memory=30)),
        (signal.SIGTERM, ALONE),
    ],
)
def test_raise_a_crash_for_a_killed_child(number, limits):
    """The memory of the parent, which a child begins with, makes no lack of memory of it."""
    held = b"x" * 2**26

    def work(_send, _brake):
        os.kill(os.getpid(), number)
        time.sleep(SAFETY)

    with pytest.raises(CrashError, match=signal.Signals(number).name):
        run(work, limits)
    del held


def test_raise_a_crash_for_a_child_that_cannot_begin():
    with (
        pytest.raises(CrashError, match="exit code"),
        process.start_child(endless, ALONE, lambda: 1 / 0) as child,
    ):
        list(child)


@pytest.mark.parametrize(("module", "name"), [(os, "fork"), (socket, "socketpair")])
def test_refuse_where_the_system_has_no_more_processes(module, name, monkeypatch):
    def refuse():
        raise BlockingIOError(11, "Resource temporarily unavailable")

    before = os.listdir("/proc/self/fd")
    monkeypatch.setattr(module, name, refuse)
    with pytest.raises(CrashError, match="no process can be started: Resource temporarily"):
        run(endless)
    assert os.listdir("/proc/self/fd") == before


# ---- Memory --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV, signal.SIGABRT])
def test_limit_memory_of_a_child_that_runs_out(number):
    """As where the system ends it before the next look at what it has."""

    def work(_send, _brake):
        held = b"x" * 2**25
        os.kill(os.getpid(), number)
        del held

    assert run(work, Limits(memory=20))[0] == "memory"


@pytest.mark.parametrize("memory", [1, 16])
def test_limit_memory_to_very_little(memory):
    assert run(lambda send, _brake: send("x" * 2**25), Limits(memory=memory))[0] == "memory"


def test_limit_memory_of_all_that_a_child_has_started():
    def work(send, _brake):
        hold = f"read go; (head -c 150000000 /dev/zero; sleep {SAFETY}) | tail"  # the last line
        waiting, go = os.pipe()
        with process.run_program(["sh", "-c", hold], waiting, NOTHING) as holding:
            send(holding.pid)
            os.write(go, b"\n")
            holding.wait()

    interruption, (holding,) = run(work, Limits(memory=100))
    assert interruption == "memory"
    wait_until(lambda: is_gone(holding))


def test_limit_memory_of_messages_of_a_child():
    """The parent holds what was sent."""

    def work(send, _brake):
        for _ in range(12):
            send(b"x" * MEGABYTE)

    assert run(work, Limits(memory=60))[0] is None
    assert run(work, Limits(memory=8))[0] == "memory"


def test_count_no_memory_from_before_the_work():
    """Neither that of the parent nor, in a child of a child, that of its parent."""
    held = b"x" * 2**26

    def work(send, _brake):
        send(process.call(lambda: time.sleep(0.1) or len(held), ALONE))

    assert run(work, Limits(memory=40)) == (None, [2**26])


def test_limit_no_addresses():
    def work(send, _brake):
        send(len(mmap.mmap(-1, 2**30)))
        time.sleep(0.1)

    assert run(work, Limits(memory=50)) == (None, [2**30])


@pytest.mark.slow
def test_limit_memory_in_each_wording_of_clingo(tmp_path):
    """It cannot start its thread, cannot allocate, or is ended by the system."""
    (tmp_path / "rules.lp").write_text("{ a(1..9) }.")
    puzzle = pylogic.load(tmp_path / "rules.lp")
    for memory in range(1, 12):
        outcome = puzzle.solve(memory=memory)
        assert outcome.status == "multiple" or outcome.interrupted == "memory"


def test_limit_memory_of_a_child_of_a_child_by_more_than_its_own():
    """Whoever is not root cannot raise a limit, so it has the one of its parent."""

    def work(send, _brake):
        held = b"x" * 2**25
        send(process.run(lambda more, _brake: more(len(held)), Limits(memory=100), send))

    enter = partial(os.setuid, 65534) if os.getuid() == 0 else int
    with process.start_child(work, Limits(memory=100), enter) as child:
        assert list(child) == [2**25, None]


# ---- Time ----------------------------------------------------------------------------


def test_start_nothing_after_the_deadline():
    limits = Limits(timeout=1.0, deadline=time.monotonic() - 1)
    assert run(endless, limits) == ("timeout", [])
    assert limits.time_left == 0
    assert limits.extend(5).time_left == pytest.approx(5, abs=1)
    assert limits.reset().time_left == 1.0


def test_share_the_time_that_is_left():
    limits = Limits(timeout=100.0).start()
    assert limits.start() == limits
    assert limits.share(4).time_left == pytest.approx(25, abs=1)
    assert Limits().share(4) == Limits()


def test_limit_cpu_time_of_all_that_a_child_has_started():
    def work(_send, _brake):
        with process.run_program(["sh", "-c", "while :; do :; done"], NOTHING, None) as busy:
            busy.wait()

    assert run(work, Limits(cpu_limit=0.1))[0] == "cpu"


@pytest.mark.slow
def test_limit_no_time_that_a_child_waits():
    def work(send, _brake):
        time.sleep(0.3)
        send("waited")
        while True:
            pass

    assert run(work, Limits(cpu_limit=0.2)) == ("cpu", ["waited"])


def test_limit_the_time_of_all_that_a_method_does(tmp_path):
    """Each of the small boards takes longer than the limit allows for all of them."""
    (tmp_path / "old.lp").write_text(
        "{ x(R,C) : R = 1..N, C = 1..N } :- size(N,N).\n:- pigeon(N), size(N,N), N < 0.\n"
        "{ in(P,H) : H = 1..12 } = 1 :- P = 1..13, size(N,N).\n"
        ":- in(P,H), in(Q,H), P < Q.\n#show x/2."
    )
    (tmp_path / "new.lp").write_text((tmp_path / "old.lp").read_text().replace("N < 0", "N < 1"))
    old, new = (pylogic.load(tmp_path / f"{name}.lp") for name in ("old", "new"))
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    found = old.diff(new, timeout=0.1)
    assert (found.verdict, found.interrupted) == ("unknown", "timeout")
    # Each of three boards would be searched in three ways, both ways: 1.8 seconds of work.
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before < 1


# ---- Signals -------------------------------------------------------------------------


@pytest.fixture(
    params=[
        signal.SIGINT,
        pytest.param(signal.SIGTERM, marks=pytest.mark.slow),
        pytest.param(signal.SIGHUP, marks=pytest.mark.slow),
    ]
)
def handled(request):
    """A signal that Python handles, as in a program that has said so."""

    def handler(_number, _frame):
        raise KeyboardInterrupt

    before = signal.signal(request.param, handler)
    yield request.param
    assert signal.getsignal(request.param) is handler
    signal.signal(request.param, before)


def test_stop_a_child_by_a_signal(handled):
    def work(send, brake):
        asked = []
        brake.interrupt = lambda: asked.append(True)
        send("ready")
        while not asked:
            time.sleep(0.01)
        send("last words")
        return True

    def strike(message):
        if message == "ready":
            os.kill(os.getpid(), handled)
            os.kill(os.getpid(), handled)  # impatience changes nothing

    assert run(work, on_message=strike) == ("user", ["ready", "last words"])


def test_stop_a_child_that_cannot_act_by_force(handled, monkeypatch):
    def work(send, _brake):
        send(1)
        os.kill(os.getpid(), signal.SIGSTOP)

    monkeypatch.setattr(process, "PATIENCE", 0.1)
    with process.start_child(work, ALONE) as child:
        for _ in child:
            os.kill(os.getpid(), handled)
    assert child.interruption == "user"
    with process.start_child(work, Limits(timeout=0.1)) as child:
        list(child)  # it may be empty, if the process ends before it sends anything
    assert child.interruption == "timeout"


@pytest.mark.parametrize("limits", [Limits(), ALONE])
def test_stop_at_once_where_a_signal_came_first(limits):
    """As between two searches of one verb."""

    def work(_send, brake):
        stopped = []
        brake.interrupt = lambda: stopped.append(True)
        while not stopped:
            time.sleep(0.01)
        return True

    token = Cancellation()
    token.cancel("user")
    with use_token(token):
        assert run(work, limits)[0] == "user"


def test_stop_work_that_is_done_right_here():
    def work(send, brake):
        signal.raise_signal(signal.SIGINT)
        send(brake.is_set())
        return True

    assert run(work, Limits()) == ("user", [True])
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_stop_even_if_the_work_has_just_ended():
    def strike(_message):
        os.kill(os.getpid(), signal.SIGINT)

    assert run(lambda send, _brake: send("all"), on_message=strike)[0] == "user"


def test_ignore_a_signal_that_was_ignored():
    def work(send, _brake):
        os.kill(os.getppid(), signal.SIGINT)
        send("done")

    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        assert run(work) == (None, ["done"])
    finally:
        signal.signal(signal.SIGINT, before)


IN_PYTHON = """
import signal, sys, clingo, pylogic
from pathlib import Path
from pylogic.solving.grounding import ground_base

class Kick(clingo.Observer):
    def rule(self, *_):
        signal.raise_signal(signal.SIGINT)

rules = Path(sys.argv[1])
rules.write_text("{ a(1..9) }. b(X) :- a(X), X > 3.")
puzzle = pylogic.load(rules)
try:
    ground_base(puzzle.task(None), observer=Kick())
except pylogic.StoppedError:
    print("alive")
"""


def test_stop_while_clingo_grounds_and_leave_python_alive(tmp_path):
    """C++ ends a program whose callback raises: the kernel of a notebook must live."""
    command = [sys.executable, "-c", IN_PYTHON, str(tmp_path / "rules.lp")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "alive\n", "")


def test_solve_in_a_child_of_an_interactive_session(rules, monkeypatch):
    """There Ctrl-C ends grounding at once, which clingo cannot do, and the session lives."""
    started, fork = [], os.fork
    monkeypatch.setattr(os, "fork", lambda: started.append(True) or fork())
    for _ in range(2):
        rules("a.").solve()
        monkeypatch.setattr(sys, "ps1", ">>> ", raising=False)
    assert started == [True]


# ---- Groups, and what is left ------------------------------------------------------------


def test_give_a_child_a_group_of_its_own():
    _, ((child, group),) = run(lambda send, _brake: send((os.getpid(), os.getpgrp())))
    assert child == group != os.getpgrp()


def test_give_a_child_no_pipes_of_others():
    def work(send, _brake):
        send(os.listdir("/proc/self/fd"))

    with process.start_child(endless, ALONE) as first:
        next(iter(first))
        _, (held,) = run(work)
    assert len(held) <= 5  # standard streams, a pipe, and the folder that is being listed


def test_kill_processes_that_hold_the_pipe_of_a_dead_child():
    def leave(send, _brake):
        pid = os.fork()
        if pid == 0:
            signal.pause()
        send(pid)
        return False

    interruption, (pid,) = run(leave, Limits(timeout=SAFETY))
    assert interruption is None
    wait_until(lambda: is_gone(pid))


@pytest.mark.parametrize("number", [None, signal.SIGKILL])
def test_kill_processes_that_a_child_has_started(number):
    """Where the child is ended, or is killed amid its work."""

    def work(send, _brake):
        started = subprocess.Popen(["sleep", str(SAFETY)])
        send(started.pid)
        if number is not None:
            os.kill(os.getpid(), number)
        time.sleep(SAFETY)

    with process.start_child(work, ALONE) as child:
        messages = iter(child)
        sleeper = next(messages)
        with suppress(CrashError):
            if number is not None:
                next(messages)
    wait_until(lambda: is_gone(sleeper))


TREE = f"""
import os, subprocess, time
from pylogic.rules.limits import Limits
from pylogic.solving.process import run
def inner(send, _brake):
    send(subprocess.Popen(["sleep", "{SAFETY}"]).pid)
    send(os.getpid())
    time.sleep({SAFETY})
def outer(send, _brake):
    run(inner, Limits(isolated=True), send)
run(outer, Limits(isolated=True), lambda number: print(number, flush=True))
"""


def test_end_all_with_a_killed_parent():
    """Children, what they have started, and children of children, each in its own group."""
    command = [sys.executable, "-c", TREE]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        numbers = [int(parent.stdout.readline()) for _ in range(2)]
        numbers += children(parent.pid)
        parent.kill()
    wait_until(lambda: all(map(is_gone, numbers)))


def test_end_a_program_with_its_parent():
    """Also where that is killed, and with it all that could end the program."""

    def work(send, _brake):
        with process.run_program(["sleep", str(SAFETY)], NOTHING, NOTHING) as sleeper:
            send((os.getpid(), sleeper.pid))
            sleeper.wait()

    with process.start_child(work, ALONE) as child:
        worker, sleeper = next(iter(child))
        os.kill(worker, signal.SIGKILL)
        wait_until(lambda: is_gone(sleeper))


def test_solve_with_many_descriptors(rules):
    """More than `select` knows."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, before[1]), before[1]))
    opened = [os.dup(0) for _ in range(1100)]
    try:
        endless = rules("n(0). n(X+1) :- n(X), X < 2000000000.")
        assert endless.solve(timeout=0.1).interrupted == "timeout"
    finally:
        for number in opened:
            os.close(number)
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# ---- Executors -----------------------------------------------------------------------


@pytest.mark.slow
def test_execute_tasks_that_end_in_every_way():
    def half(n):
        if n == 3:
            raise OptionError("three")
        if n == 5:
            os.kill(os.getpid(), signal.SIGKILL)
        return n / 2

    with Children(ALONE, 2) as executor:
        found = [executor.submit(half, number) for number in range(7)]
        errors = [future.exception() for future in found]
    assert [found[n].result() for n in (0, 1, 2, 4, 6)] == [0, 0.5, 1, 2, 3]
    assert [type(error) for error in (errors[3], errors[5])] == [OptionError, CrashError]


def test_execute_a_task_under_its_limit():
    with Children(Limits(timeout=0.1), 1) as executor:
        error = executor.submit(time.sleep, SAFETY).exception()
    assert isinstance(error, StoppedError)
    assert error.interruption == "timeout"


def test_end_tasks_that_are_under_way():
    with Children(ALONE, 1) as executor:
        future = executor.submit(time.sleep, SAFETY)
    assert isinstance(future.exception(), CrashError)
