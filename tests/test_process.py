"""The process layer: what children send, what ends them, what is left when something is killed."""

from __future__ import annotations

import mmap
import os
import resource
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count

import pytest
from harness import SAFETY, children, is_gone, wait_until

import pylogic
from pylogic.errors import CrashError, OptionError, ProgramError, StoppedError
from pylogic.rules.cancellation import Cancellation, entered
from pylogic.rules.limits import Limits
from pylogic.solving import process
from pylogic.solving.child import CutShortError
from pylogic.solving.executor import Children, completed
from pylogic.solving.options import limits_of
from pylogic.solving.process import Child, call, fork, run

ALONE = Limits(isolated=True)


def endless(send, _brake):
    send(os.getpid())
    for _ in count():
        time.sleep(SAFETY)


def test_messages_come_as_they_were_sent():
    def work(send, _brake):
        send({"a": (1, 2)})
        send(None)
        return True

    received = []
    assert run(work, ALONE, received.append) == "timeout"  # it says that it was cut short
    assert received == [{"a": (1, 2)}, None]


@pytest.mark.parametrize(
    "error", [ProgramError("no"), OptionError("no"), StoppedError("memory")], ids=repr
)
def test_what_the_work_raises_is_raised(error):
    def work(_send, _brake):
        raise error

    with pytest.raises(type(error)) as caught:
        run(work, ALONE, print)
    assert str(caught.value) == str(error)


def test_a_defect_is_a_crash_with_its_traceback_behind_it():
    def work(_send, _brake):
        return {}["missing"]

    with pytest.raises(CrashError, match="KeyError: 'missing'") as caught:
        run(work, ALONE, print)
    assert "Traceback" not in str(caught.value)
    assert "in work" in str(caught.value.__cause__)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV, signal.SIGTERM])
@pytest.mark.parametrize("limits", [ALONE, Limits(memory=500)])
def test_a_killed_child_is_a_crash(number, limits):
    def work(_send, _brake):
        os.kill(os.getpid(), number)
        time.sleep(SAFETY)

    with pytest.raises(CrashError, match=signal.Signals(number).name):
        run(work, limits, print)


def test_what_the_parent_holds_is_no_memory_of_a_killed_child():
    held = b"x" * 2**27

    def work(_send, _brake):
        os.kill(os.getpid(), signal.SIGSEGV)

    with pytest.raises(CrashError):
        run(work, Limits(memory=len(held) // 2**20), print)


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSEGV, signal.SIGABRT])
def test_a_child_that_dies_of_too_much_memory_is_told_so_whatever_ends_it(number):
    """As where the system ends it before the next look at what it has."""

    def work(_send, _brake):
        held = b"x" * 2**26
        os.kill(os.getpid(), number)
        del held

    assert run(work, Limits(memory=20), print) == "memory"


def test_memory_is_that_of_all_that_a_child_has_started():
    def work(send, _brake):
        hold = f"(head -c 150000000 /dev/zero; sleep {SAFETY}) | tail"  # which holds the last line
        with process.program(["sh", "-c", hold], subprocess.DEVNULL, subprocess.DEVNULL) as holding:
            send(holding.pid)
            holding.wait()

    found = []
    assert run(work, Limits(memory=100), found.append) == "memory"
    wait_until(lambda: is_gone(found[0]))


def test_cpu_time_is_that_of_all_that_a_child_has_started():
    def work(_send, _brake):
        with process.program(["sh", "-c", "while :; do :; done"], subprocess.DEVNULL, None) as busy:
            busy.wait()

    assert run(work, Limits(cpu_limit=0.2), print) == "cpu"


def test_what_was_held_before_is_no_memory_of_a_child_of_a_child():
    held = b"x" * 2**27

    def work(send, _brake):
        send(call(lambda: time.sleep(0.3) or len(held), Limits(isolated=True)))

    found = []
    assert (run(work, Limits(memory=60), found.append), found) == (None, [2**27])


def test_addresses_are_no_memory():
    def work(send, _brake):
        send(len(mmap.mmap(-1, 2**30)))
        time.sleep(0.1)

    found = []
    assert (run(work, Limits(memory=50), found.append), found) == (None, [2**30])


@pytest.mark.parametrize("memory", [1, 2, 4, 8, 16])
def test_little_memory_is_a_limit(memory):
    def work(send, _brake):
        send("x" * 2**26)

    assert run(work, Limits(memory=memory), print) == "memory"


def test_clingo_itself_says_so_in_many_ways(tmp_path):
    """It cannot start its thread, cannot allocate, or is ended by the system."""
    (tmp_path / "rules.lp").write_text("{ a(1..9) }.")
    puzzle = pylogic.load(tmp_path / "rules.lp")
    for memory in range(1, 12):
        outcome = puzzle.solve(memory=memory)
        assert outcome.status == "multiple" or outcome.interrupted == "memory"


def test_a_child_of_a_child_may_have_less_than_it_is_allowed():
    """Whoever is not root cannot raise a limit, so it has the one of its parent."""

    def work(send, _brake):
        held = b"x" * 2**26
        send(run(lambda more, _brake: more(len(held)), Limits(memory=200), send))

    found = []
    enter = partial(os.setuid, 65534) if os.getuid() == 0 else int
    with Child(work, Limits(memory=200), enter) as child:
        found.extend(child)
    assert found == [2**26, None]


def test_a_child_may_send_no_more_than_it_may_hold():
    """The parent holds what was sent."""

    def work(send, _brake):
        for _ in range(15):
            send(b"x" * 10 * 2**20)
        return False

    assert run(work, Limits(memory=200), lambda _: None) is None
    assert run(work, Limits(memory=100), lambda _: None) == "memory"


def test_an_error_is_no_lack_of_memory():
    def work(_send, _brake):
        raise RuntimeError("something else")

    with pytest.raises(CrashError, match="something else"):
        run(work, Limits(memory=100), print)


def test_a_deadline_that_is_over_starts_nothing():
    limits = Limits(timeout=1.0, deadline=time.monotonic() - 1)
    assert run(endless, limits, print) == "timeout"
    assert limits.left == 0
    assert limits.extended(5).left == pytest.approx(5, abs=1)
    assert limits.afresh().left == 1.0


def test_a_share_of_the_time_that_is_left():
    limits = Limits(timeout=100.0).begun()
    assert limits.begun() == limits
    assert limits.share(4).left == pytest.approx(25, abs=1)
    assert Limits().share(4) == Limits()


def test_a_child_is_ended_with_what_it_has_started():
    def work(send, _brake):
        started = subprocess.Popen(["sleep", str(SAFETY)])
        send(started.pid)
        time.sleep(SAFETY)

    with Child(work, ALONE) as child:
        sleeper = next(iter(child))
    wait_until(lambda: is_gone(sleeper))


def test_a_killed_parent_takes_all_with_it():
    """Children, what they have started, and children of children, each in its own group."""
    script = f"""
import os, subprocess, time
from pylogic.rules.limits import Limits
from pylogic.solving.options import limits_of
from pylogic.solving.process import run
def inner(send, _brake):
    send(subprocess.Popen(["sleep", "{SAFETY}"]).pid)
    send(os.getpid())
    time.sleep({SAFETY})
def outer(send, _brake):
    run(inner, Limits(isolated=True), send)
run(outer, Limits(isolated=True), lambda number: print(number, flush=True))
"""
    parent = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    numbers = [int(parent.stdout.readline()) for _ in range(2)]
    numbers += children(parent.pid)
    parent.kill()
    parent.communicate()
    for number in numbers:
        wait_until(lambda number=number: is_gone(number))


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_signals_that_python_handles_ask_the_child_to_stop(number):
    def work(send, brake):
        asked = []
        brake.interrupt = lambda: asked.append(True)
        send("ready")
        while not asked:
            time.sleep(0.01)
        send("last words")
        return True

    def handler(_number, _frame):
        raise KeyboardInterrupt

    received = []

    def receive(message):
        received.append(message)
        if message == "ready":
            os.kill(os.getpid(), number)
            os.kill(os.getpid(), number)  # impatience changes nothing

    before = signal.signal(number, handler)
    try:
        assert run(work, ALONE, receive) == "user"
        assert signal.getsignal(number) is handler
    finally:
        signal.signal(number, before)
    assert received == ["ready", "last words"]


@pytest.mark.parametrize("limits", [Limits(), ALONE])
def test_a_signal_that_came_first_stops_the_work_at_once(limits):
    """As between two searches of one verb."""

    def work(_send, brake):
        stopped = []
        brake.interrupt = lambda: stopped.append(True)
        while not stopped:
            time.sleep(0.01)
        return True

    token = Cancellation()
    token.cancel("user")
    with entered(token):
        assert run(work, limits, print) == "user"


def test_ctrl_c_stops_work_that_is_done_right_here():
    def work(send, brake):
        signal.raise_signal(signal.SIGINT)
        send(brake.is_set())
        return True

    received = []
    assert run(work, Limits(), received.append) == "user"
    assert received == [True]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


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
except KeyboardInterrupt:
    print("alive")
"""


def test_ctrl_c_while_clingo_grounds_leaves_python_alive(tmp_path):
    """C++ ends a program whose callback raises: the kernel of a notebook must live."""
    run = [sys.executable, "-c", IN_PYTHON, str(tmp_path / "rules.lp")]
    done = subprocess.run(run, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "alive\n", "")


def test_an_interactive_session_solves_in_a_child(monkeypatch):
    """There Ctrl-C ends grounding at once, which clingo cannot do, and the session lives."""
    assert limits_of(None, None) == Limits()
    monkeypatch.setattr(sys, "ps1", ">>> ", raising=False)
    assert limits_of(None, None) == ALONE


def test_ctrl_c_counts_even_if_the_work_has_just_ended():
    def receive(_message):
        os.kill(os.getpid(), signal.SIGINT)

    assert run(lambda send, _brake: send("all"), ALONE, receive) == "user"


def test_a_search_that_is_cut_short_by_its_brake():
    def work(send, brake):
        stopped = []
        brake.interrupt = lambda: stopped.append(True)
        send(1)
        while not brake.is_set():
            time.sleep(0.01)
        try:
            raise CutShortError
        except CutShortError:
            return True

    assert run(work, Limits(timeout=0.2), print) == "timeout"


def test_children_have_groups_of_their_own():
    groups = []
    run(lambda send, _brake: send((os.getpid(), os.getpgrp())), ALONE, groups.append)
    ((process, group),) = groups
    assert process == group != os.getpgrp()


def test_children_do_not_hold_each_others_pipes():
    with Child(endless, ALONE) as first:
        next(iter(first))
        held = []
        run(
            lambda send, _brake: send(sorted(map(int, os.listdir("/proc/self/fd")))),
            ALONE,
            held.append,
        )
    # Standard streams, two pipes, and the folder that is being listed.
    assert len(held[0]) <= 6


def test_a_forked_life_that_fails_does_not_come_back():
    process = fork(lambda: 1 / 0)
    assert os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]) > 0


def test_results_and_errors_of_an_executor():
    def half(n):
        if n == 3:
            raise OptionError("three")
        if n == 5:
            os.kill(os.getpid(), signal.SIGKILL)
        return n / 2

    with Children(ALONE, 2) as executor:
        found = dict(completed(executor, lambda n: executor.submit(half, n), iter(range(7))))
    assert [found[n].result() for n in (0, 1, 2, 4, 6)] == [0, 0.5, 1, 2, 3]
    assert isinstance(found[3].exception(), OptionError)
    assert isinstance(found[5].exception(), CrashError)


def test_an_executor_ends_what_is_at_work():
    with Children(ALONE, 1) as executor:
        future = executor.submit(time.sleep, SAFETY)
    assert isinstance(future.exception(), CrashError)


def test_seconds_of_work_do_not_pass_while_a_child_waits():
    def work(send, _brake):
        time.sleep(0.6)
        send("waited")
        while True:
            pass

    received = []
    assert run(work, Limits(cpu_limit=0.5), received.append) == "cpu"
    assert received == ["waited"]


def test_the_limit_of_an_executor():
    with Children(Limits(timeout=0.1), 1) as executor:
        error = executor.submit(time.sleep, SAFETY).exception()
    assert isinstance(error, StoppedError)
    assert error.interruption == "timeout"


class Threads(ThreadPoolExecutor):
    width = 2

    def share(self, rules):
        return rules


def test_another_executor_can_take_its_place():
    with Threads() as executor:
        ended = completed(executor, lambda n: executor.submit(str, n), iter(range(5)))
        found = {n: future.result() for n, future in ended}
    assert found == {n: str(n) for n in range(5)}


def test_many_descriptors_are_no_obstacle(tmp_path):
    """More than `select` knows."""
    script = f"""
import os, pylogic, resource
resource.setrlimit(resource.RLIMIT_NOFILE, (4096, 4096))
opened = [os.dup(1) for _ in range(1100)]
endless = "n(0). n(X+1) :- n(X), X < 2000000000."
open("endless.lp", "w").write(endless)
print(pylogic.load("endless.lp", timeout={SAFETY}).solve(timeout=0.5).interrupted)
"""
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("timeout\n", "")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_child_that_cannot_act_is_ended_by_force(number, monkeypatch):
    monkeypatch.setattr(process, "_PATIENCE", 0.1)
    before = signal.signal(number, signal.default_int_handler)

    def work(send, _brake):
        send(1)
        os.kill(os.getpid(), signal.SIGSTOP)

    try:
        assert run(work, ALONE, lambda _message: os.kill(os.getpid(), number)) == "user"
    finally:
        signal.signal(number, before)
    assert run(work, Limits(timeout=0.1), print) == "timeout"


def test_an_ignored_ctrl_c_stays_ignored():
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        received = []

        def work(send, _brake):
            os.kill(os.getppid(), signal.SIGINT)
            send("done")

        assert run(work, ALONE, received.append) is None
    finally:
        signal.signal(signal.SIGINT, before)
    assert received == ["done"]


@pytest.mark.parametrize("name", ["fork", "pipe"])
def test_a_system_that_has_no_more_processes(name, monkeypatch):
    def refuse():
        raise BlockingIOError(11, "Resource temporarily unavailable")

    before = os.listdir("/proc/self/fd")
    monkeypatch.setattr(os, name, refuse)
    with pytest.raises(CrashError, match="no process can be started: Resource temporarily"):
        run(endless, ALONE, print)
    assert os.listdir("/proc/self/fd") == before


def test_a_program_ends_with_who_has_started_it():
    """Also where that is killed, and with it all that could end the program."""

    nothing = subprocess.DEVNULL

    def work(send, _brake):
        with process.program(["sleep", str(SAFETY)], nothing, nothing) as sleeper:
            send((os.getpid(), sleeper.pid))
            sleeper.wait()

    with Child(work, ALONE) as child:
        worker, sleeper = next(iter(child))
        os.kill(worker, signal.SIGKILL)
        wait_until(lambda: is_gone(sleeper))


def test_what_was_sent_counts_as_memory():
    def work(send, _brake):
        for _ in count():
            send(b"x" * 2**20)

    assert run(work, Limits(memory=200), lambda _message: None) == "memory"


def test_puzzles_are_made_in_a_daemonic_process_too():
    """Which multiprocessing allows no children of its own kind."""
    script = """
import multiprocessing, pylogic
def make(queue):
    made = pylogic.load("sudoku").generate("4x4", seed=1, count=2, jobs=2, constants={"box": 2})
    queue.put([puzzle.number for puzzle in made])
context = multiprocessing.get_context("fork")
queue = context.SimpleQueue()
process = context.Process(target=make, args=(queue,), daemon=True)
process.start()
print(queue.get() if not process.join() and process.exitcode == 0 else process.exitcode)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[1, 2]\n", "")


def test_time_is_counted_over_all_that_a_method_does(tmp_path):
    """Each of the small boards takes longer than the limit allows for all of them."""
    (tmp_path / "old.lp").write_text(
        "{ x(R,C) : R = 1..N, C = 1..N } :- size(N,N).\n:- pigeon(N), size(N,N), N < 0.\n"
        "{ in(P,H) : H = 1..12 } = 1 :- P = 1..13, size(N,N).\n"
        ":- in(P,H), in(Q,H), P < Q.\n#show x/2."
    )
    (tmp_path / "new.lp").write_text((tmp_path / "old.lp").read_text().replace("N < 0", "N < 1"))
    old, new = (pylogic.load(tmp_path / f"{name}.lp") for name in ("old", "new"))
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    found = old.diff(new, timeout=1)
    assert (found.verdict, found.interrupted) == ("unknown", "timeout")
    # Each of three boards would be searched in three ways, both ways: 18 seconds of work.
    assert resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before < 15
