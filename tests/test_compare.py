"""Experiments: cases, runs, the journal, agreement, figures, the command line."""

from __future__ import annotations

import csv
import json
import math
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner
from harness import (
    CHECKOUT,
    CORPORA,
    PYLOGIC,
    SAFETY,
    children,
    is_gone,
    needs_corpora,
    needs_swipl,
    pylogic_run,
    wait_until,
)

import pylogic
from pylogic.batches import meter
from pylogic.cli.compare import command
from pylogic.errors import OptionError
from pylogic.experiments import agreement, execution, experiment, figures
from pylogic.experiments.journal import Journal
from pylogic.experiments.runs import (
    CPU_LIMIT,
    LEAST,
    PATIENCE,
    Case,
    Run,
    Setting,
    from_columns,
    settings_of,
)
from pylogic.rules.limits import Limits
from pylogic.solving import verify
from pylogic.solving.executor import Children
from pylogic.solving.outcome import Statistics
from pylogic.solving.process import call

BACKPROP = "size(4,4). clue(1,2,2). clue(3,2,4). clue(3,4,5). clue(4,1,3). clue(4,3,4)."


def made(seconds: float | None = 1.0, instance: str = "i", **changes) -> Run:
    setting = Setting("k", **changes.pop("setting", {}))
    case = Case(setting, instance, "given", 1, timeout=10.0)
    fields = {"status": "unique", "exhausted": True, "count": 1, "answers": ("a",)}
    known = ("key", "rules", "facts", "2026-01-01", "machine", "versions", 0.1)
    run = Run(case, *known, cpu_seconds=seconds, megabytes=9.5, **fields)
    return replace(run, **changes)


def pylogic_compare(*arguments: str, cwd, **options) -> subprocess.CompletedProcess:
    return pylogic_run("compare", *arguments, cwd=cwd, **options)


# ---- Cases ---------------------------------------------------------------------------


def test_cases_are_all_combinations_in_blocks():
    orders = ["given", "random#1", "random#2"]
    settings = settings_of(["k"], ["clingo", "swipl"], orders, ["default", "trendy"])
    # A preset is clasp's alone: no second setting for Prolog; shuffled orders are one setting.
    assert len(settings) == 2 * 2 + 2
    cases = experiment.cases(settings, orders, ["a", "b"], (1, 2, 3), 2)
    expected = {
        (setting, instance, order, seed, repeat)
        for setting in settings
        for instance in ("a", "b")
        for order in orders
        if order.partition("#")[0] == setting.order
        for seed in (1, 2, 3)
        for repeat in (1, 2)
    }
    assert {(c.setting, c.instance, c.order, c.seed, c.repeat) for c in cases} == expected
    assert len(cases) == len(expected)
    assert cases == experiment.cases(settings, orders, ["a", "b"], (1, 2, 3), 2)
    # A block has each setting in each of its orders, one order side by side.
    blocks = [cases[start : start + 9] for start in range(0, len(cases), 9)]
    for block in blocks:
        assert len({(case.instance, case.seed, case.repeat) for case in block}) == 1
        places = [place for place, case in enumerate(block) if case.order == "random#2"]
        assert places[-1] - places[0] == len(places) - 1 == 2
    drawn = {tuple((case.setting, case.order) for case in block) for block in blocks}
    assert len(drawn) > 6
    assert len({block[0].instance for block in blocks[:6]}) == 2
    other = experiment.cases(settings, orders, ["a", "b"], (1, 2, 3), 2, draw=1)
    assert other != cases
    assert sorted(map(str, other)) == sorted(map(str, cases))


def test_whatever_is_stopped_can_be_compared_but_for_its_last_block():
    settings = settings_of(["k"], ["clingo"], ["given"], ["default", "trendy", "jumpy"])
    cases = experiment.cases(settings, ["given"], list("abcdefgh"), repeat=2)
    runs = tuple(replace(made(), case=case) for case in cases)
    for count in range(len(runs) + 1):
        some = pylogic.Comparison(runs[:count], tuple(settings), settings[0])
        assert len(some.compared_runs) == count - count % 3


def test_labels_say_what_differs():
    settings = settings_of(["k"], ["clingo", "swipl"], ["given"], ["default", "trendy"])
    assert [s.label(settings) for s in settings] == [
        "clingo default",
        "clingo trendy",
        "swipl default",
    ]


def test_the_command_of_a_case_makes_its_run():
    setting = Setting("k.lp", "clingo", "random", "trendy", "clues", "ff,down", "--restarts=no")
    case = Case(setting, "my file.lp", "random#3", 7, 2, (("a", "1"),), 0, 2.5, 100)
    assert case.command == (
        "pylogic solve k.lp 'my file.lp' -n 0 --order 'random#3' --config trendy"
        " --heuristic clues --labeling ff,down -c a=1 --timeout 2.5 --memory 100"
        " --shuffle 7 --seed 7"
        " -- --restarts=no"
    )
    assert Case(Setting("k", "swipl"), "i", "given", 1).command.endswith("--shuffle 1")
    assert Case(Setting("k"), "i", "given").command == "pylogic solve k i -n 2"


# ---- Runs ----------------------------------------------------------------------------


def run_all(cases: list[Case], jobs: int = 1) -> list[Run]:
    runs: list[Run] = []
    reader = execution.Reader()
    experiment.check(reader, cases)
    execution.execute(reader, cases, jobs, runs.append)
    return runs


def test_runs_hold_what_solve_finds(kuromasu):
    settings = settings_of(["kuromasu"], ["clingo"], ["given", "reversed"])
    cases = experiment.cases(settings, ["given", "reversed"], ["inst12"], (None, 1), 2)
    runs = run_all(cases, jobs=2)
    assert {run.case for run in runs} == set(cases)
    assert [len(answers) for answers in {run.answers for run in runs}] == [1]
    outcome = kuromasu.solve("inst12")
    for run in runs:
        assert (run.status, run.exhausted, run.count) == ("unique", True, 1)
        figures, known = run.statistics, outcome.statistics
        assert figures.atoms == known.atoms
        assert run.is_solved
        assert 0 < run.taken("search").seconds < run.taken("cpu").seconds
        assert run.taken("wall") == (run.wall_seconds, False)
        phases = (figures.load_cpu_seconds, figures.ground_cpu_seconds, figures.solve_cpu_seconds)
        assert 0 < sum(phases) < run.cpu_seconds
        assert run.megabytes > 10
        assert run.statistics.choices is not None
        assert "clingo" in run.versions
        assert run.key == execution.Reader().key(run.case)
    assert len({run.key for run in runs}) == 8
    assert len({run.encoding_hash for run in runs}) == 2  # as it is, and shuffled
    assert len({run.instance_hash for run in runs}) == 4


def test_seeds_change_the_search_and_repetitions_do_not():
    found = pylogic.compare("kuromasu", ["inst43"], seeds=4, repeat=2)
    choices = {(run.case.seed, run.case.repeat): run.statistics.choices for run in found.runs}
    assert len({choices[seed, 1] for seed in range(1, 5)}) > 1
    assert all(choices[seed, 1] == choices[seed, 2] for seed in range(1, 5))
    assert len({(run.encoding_hash, run.instance_hash) for run in found.runs}) == 4


@pytest.mark.parametrize(
    ("found", "taken"),
    [
        ({}, (2.0, False)),
        ({"interrupted": "timeout", "status": "found"}, (2.0, True)),
        ({"interrupted": "memory", "status": "interrupted"}, (2.0, True)),
        ({"error": "killed", "status": "crashed"}, (math.inf, True)),
        ({"interrupted": "user", "status": "interrupted"}, None),
        ({"error": "the twin has raised something", "status": "error"}, (math.inf, True)),
        ({"cpu_seconds": None}, None),
        ({"cpu_seconds": None, "interrupted": "timeout"}, (LEAST, True)),
        ({"cpu_seconds": 0.0}, (LEAST, False)),
    ],
)
def test_what_a_run_has_taken(found, taken):
    run = made(2.0, **found)
    assert run.taken("cpu") == taken
    without = replace(run, case=replace(run.case, timeout=None))
    assert without.taken("cpu") == taken  # no limit is what a run has taken


@pytest.mark.parametrize(
    ("limits", "interrupted", "taken"),
    [
        ({"cpu_limit": 2.0}, None, (2.0, False)),
        ({"cpu_limit": 1.98}, "cpu", (1.98, True)),
        ({"cpu_limit": None, "timeout": 2.98}, "timeout", (2.0, True)),
        ({"cpu_limit": 1.98, "timeout": 2.98}, "cpu", (1.98, True)),
    ],
)
def test_a_run_that_ends_after_its_limit_is_censored_there(tmp_path, limits, interrupted, taken):
    case = replace(made().case, **limits)
    columns = made(2.0, wall_seconds=3.0).columns() | {"case": case}
    with closing(Journal(tmp_path / "j.sqlite")) as journal:
        late = from_columns(columns)
        object.__setattr__(late, "interrupted", None)  # as journals have it that are older
        journal.add(late)
        (run,) = journal.find({"key": case}).runs
    assert (run.interrupted, run.taken("cpu")) == (interrupted, taken)
    (row,) = figures.rows([run], [case.setting], case.setting)
    assert row.solved == (interrupted is None)
    if limits["cpu_limit"] is not None:
        assert row.par2.value == taken[0] * (2 if interrupted else 1)
    assert agreement.disagreements([run, made(count=2, answers=("a", "b"))])  # it found what it did


@pytest.mark.skipif(
    not hasattr(os, "sched_getaffinity") or len(os.sched_getaffinity(0)) < 2,
    reason="processes cannot be bound to one of several processors here",
)
def test_each_thread_of_a_run_has_a_processor_of_its_own(tmp_path, monkeypatch):
    monkeypatch.setenv("TMPDIR", str(tmp_path))  # other comparisons are no matter here
    known = os.sched_getaffinity(0)

    def taken(count: int, jobs: int = 1) -> tuple[bool, set[int]]:
        return execution.take_processors(count, jobs), os.sched_getaffinity(0)

    with Children(Limits(), 1) as executor:
        all_of_them = executor.submit(taken, len(known)).result()
        too_many = executor.submit(taken, 1, len(known) + 1).result()
        with ExitStack() as stack:  # beside another comparison
            read, write = os.pipe()
            stack.callback(os.close, read)
            other = os.fork()
            if other == 0:
                execution.take_processors(1, 1)
                os.write(write, bytes(os.sched_getaffinity(0)))
                signal.pause()
            stack.callback(os.waitpid, other, 0)
            stack.callback(os.kill, other, signal.SIGKILL)
            theirs = set(os.read(read, 1))
            rest = executor.submit(taken, len(known) - 1).result()
            none_left = executor.submit(taken, len(known)).result()
    assert all_of_them == (True, known)
    assert too_many == none_left == (False, known)
    assert rest == (True, known - theirs)


BURN = "import time\nwhile time.process_time() < 0.2: pass"


def test_what_a_run_starts_is_measured_with_it():
    work = partial(subprocess.run, [sys.executable, "-c", BURN], check=True)
    _, spent = meter.metered(work)
    assert 0.2 <= spent.cpu_seconds < spent.wall_seconds + 0.05
    assert spent.megabytes > 5


@pytest.mark.skipif(not Path("/proc/self/clear_refs").exists(), reason="only Linux forgets")
def test_what_a_process_held_before_is_no_memory_of_the_next_work():
    def twice():
        works = (lambda: len(bytearray(2**28)), lambda: 0)
        return [meter.metered(work)[1].megabytes for work in works]

    large, small = call(twice, Limits(isolated=True))
    assert large - small > 200


@needs_swipl
def test_confirming_is_no_part_of_a_run_nor_of_its_limits(monkeypatch):
    """It takes longer here than all that Prolog does, and than the run may take of CPU time."""
    confirm = verify.confirm

    def slow(task, given, limits):
        until = time.process_time() + 1
        while time.process_time() < until:
            pass
        assert (limits.left, limits.cpu_limit) == (500, 1)  # all of it
        return confirm(task, given, limits)

    monkeypatch.setattr(verify, "confirm", slow)
    case = Case(Setting("queens", "swipl"), "8", "given", cpu_limit=1, timeout=500)
    (run,) = run_all([case])
    assert (run.error, run.is_solved) == (None, True)
    assert run.statistics.confirm_cpu_seconds >= 1
    assert 0 < run.taken("search").seconds < run.taken("engine").seconds < run.taken("cpu").seconds
    assert run.taken("cpu").seconds < 1 < run.statistics.confirm_seconds


PLAIN = {
    "clingo": [sys.executable, "-m", "clingo", "encodings/queens.lp", "{}/220.lp", "1"],
    "swipl:article": [
        *("swipl", "--no-signals", "encodings/kuromasu_article.pl"),
        *("instances/kuromasu/inst30.lp", "--models=1"),
    ],
}
"""Commands that take more than half a second of CPU time."""
PHASES = ("load", "ground", "solve")
"""What the clock of the engine adds up."""


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["clingo", pytest.param("swipl:article", marks=needs_swipl)])
def test_the_clock_of_the_engine_is_that_of_the_engine_by_itself(engine, tmp_path):
    """The least of several runs, since others have the processors' caches, too.

    By a process of its own: a fork of a large one, as pytest's are, takes longer to begin.
    """
    (tmp_path / "220.lp").write_text("size(220,220).")
    puzzle, instance = (
        ("queens", tmp_path / "220.lp") if engine == "clingo" else ("kuromasu", "inst30")
    )
    command = [word.format(tmp_path) for word in PLAIN[engine]]
    python = [sys.executable, "-m", "clingo", "--version"]  # whose start is not clingo's
    apart = min(cpu_of(python) for _ in range(3)) if engine == "clingo" else 0
    plain, measured = [], []
    for _ in range(6):
        words = "compare", puzzle, instance, "--engine", engine, "-n", 1, "--json"
        journal = tmp_path / f"{len(plain)}.sqlite"
        (run,) = json.loads(pylogic_run(*words, "--journal", journal).stdout)["runs"]
        measured.append(sum(run[f"{phase}_cpu_seconds"] or 0 for phase in PHASES))
        plain.append(cpu_of(command) - apart)
        if min(measured) == pytest.approx(min(plain), rel=0.1):
            return
    pytest.fail(f"{measured} and {plain}")


def cpu_of(command: list[str]) -> float:
    """The CPU seconds of a command, as the system counts them."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=CHECKOUT)
    _, status, usage = os.wait4(process.pid, 0)
    assert os.waitstatus_to_exitcode(status) in (0, 10, 30)
    return usage.ru_utime + usage.ru_stime


@needs_swipl
def test_engines_are_compared_by_the_clock_of_the_engine():
    found = pylogic.compare("queens", ["8"], engines=["clingo", "swipl"])
    assert found.clock == "engine"
    (legend,) = (note for note in found.notes if note.startswith("median"))
    assert "loads, grounds, searches; no start, no confirming" in legend
    starts = [run.statistics.start_cpu_seconds for run in found.runs]
    assert min(starts) > 0
    assert pylogic.compare("queens", ["8"]).clock == "cpu"


def test_a_killed_engine_has_taken_what_was_seen_of_it():
    run = made(3.0, interrupted="memory", statistics=Statistics(start_cpu_seconds=1.0))
    assert run.taken("engine") == (2.0, True)
    assert run.taken("search") == (LEAST, True)
    assert replace(run, cpu_seconds=None).taken("engine") == (LEAST, True)


def test_putting_clues_in_order_is_no_part_of_a_run(monkeypatch):
    prepared = execution.prepared

    def slow(*arguments):
        until = time.process_time() + 0.5
        while time.process_time() < until:
            pass
        return prepared(*arguments)

    monkeypatch.setattr(execution, "prepared", slow)
    (run,) = pylogic.compare("queens", ["8"], labelings=["ff"]).runs
    assert 0 < run.cpu_seconds < 0.5


@pytest.fixture
def group() -> Iterator[Path]:
    """A cgroup that says that it is delegated."""
    mounts = Path("/proc/self/mounts").read_text().splitlines()
    roots = [Path(line.split()[1]) for line in mounts if line.split()[2] == "cgroup2"]
    made = roots[0] / f"pylogic-test-{os.getpid()}" if roots else Path("/nowhere/to/be/made")
    try:
        made.mkdir()
    except OSError:
        pytest.skip("no cgroup (v2) can be made here")
    try:
        os.setxattr(made, "user.delegate", b"1")
        yield made
    finally:
        made.rmdir()


def test_a_run_has_a_cgroup_of_its_own_where_one_is_delegated(group):
    script = f"""
import subprocess, sys
from pathlib import Path
from pylogic.batches import meter
assert meter.delegated() is None
Path("{group}/cgroup.procs").write_text("0")
assert meter.delegated() == Path("{group}")
processes = []
def work():
    processes.append(subprocess.Popen([sys.executable, "-c", {BURN!r}], stdout=-1))
    return processes[0].stdout.read()  # nobody waits for its end
found, spent = meter.metered(work)
print(spent.cpu_seconds, *(path.name for path in Path("{group}").iterdir() if path.is_dir()))
processes[0].wait()
"""
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert said.stderr == ""
    seconds, *left = said.stdout.split()
    assert float(seconds) >= 0.2
    assert left == []


@pytest.mark.parametrize(
    ("asked", "limits"),
    [
        ({}, (CPU_LIMIT, PATIENCE * CPU_LIMIT)),
        ({"cpu_limit": 7.0}, (7.0, PATIENCE * 7.0)),
        ({"cpu_limit": 7.0, "timeout": 9.0}, (7.0, 9.0)),
        ({"timeout": 9.0}, (None, 9.0)),
    ],
)
def test_runs_are_limited_in_cpu_time_and_wait_much_longer(asked, limits):
    found = pylogic.compare("queens", ["8"], **asked)
    (run,) = found.runs
    assert (run.case.cpu_limit, run.case.timeout) == limits
    assert ("cpu-limit" in run.case.command) == ("cpu_limit" in asked)
    assert ("cpu-limit" in found.command) == ("cpu_limit" in asked)


@pytest.mark.parametrize("engine", ["clingo", pytest.param("swipl", marks=needs_swipl)])
def test_a_run_ends_after_its_cpu_time(engine):
    slow = Setting("queens", engine, labeling="leftmost")
    (cut,) = run_all([Case(slow, "80", "given", models=1, cpu_limit=1)])
    assert (cut.interrupted, cut.is_unsolved) == ("cpu", True)
    assert cut.taken("cpu").seconds == pytest.approx(1, rel=0.5)
    for clock, par2 in (("cpu", pytest.approx(2)), ("wall", None)):
        (row,) = figures.rows([cut], [cut.case.setting], cut.case.setting, clock)
        assert (row.par2 and row.par2.value) == par2


def test_runs_that_end_badly_are_results():
    queens = Setting("queens", labeling="leftmost")
    late = Case(queens, "80", "given", 1, models=1, timeout=0.5)
    small = Case(Setting("queens"), "300", "given", 1, models=1, memory=5)
    odd = Case(Setting("queens", options="--rand-freq=0.9", labeling="ff"), "8", "given", 1)
    by_case = {run.case: run for run in run_all([late, small, odd])}
    assert (by_case[late].status, by_case[late].interrupted) == ("interrupted", "timeout")
    assert (by_case[small].status, by_case[small].interrupted) == ("interrupted", "memory")
    assert by_case[odd].status == "error"
    assert "asked the labeling for" in by_case[odd].error


@pytest.mark.parametrize(
    ("limit", "setting"),
    [
        ("conflicts", Setting("kuromasu")),
        pytest.param("inferences", Setting("kuromasu", "swipl:article"), marks=needs_swipl),
    ],
)
def test_a_run_that_has_made_enough_is_unsolved(limit, setting):
    (cut,) = run_all([Case(setting, "inst43", "given", **{limit: 10})])
    assert (cut.interrupted, cut.is_unsolved, cut.is_solved) == (limit, True, False)
    assert cut.taken("cpu") == (cut.cpu_seconds, True)


def test_keys_change_with_all_that_decides_a_run(tmp_path):
    encoding, instance = tmp_path / "k.lp", tmp_path / "i.lp"

    def key(rules="{ a }. :- b.", facts="b.", **changes):
        encoding.write_text(rules)
        instance.write_text(facts)
        return execution.Reader().key(
            replace(Case(Setting(str(encoding)), str(instance), "given", 1), **changes)
        )

    keys = {key(), key(rules="{ a; c }. :- b."), key(facts="b. c."), key(seed=2), key(timeout=3.0)}
    assert len({*keys, key(repeat=2)}) == 6
    assert key() in keys
    assert key(rules="% A comment\n{ a }. :- b. % and another") in keys
    assert key(facts="%* none *% b.") in keys


@needs_swipl
def test_keys_change_with_the_twin_and_what_it_includes(tmp_path):
    shutil.copytree(pylogic.load("queens").encoding.path.parent, tmp_path / "encodings")
    encoding = tmp_path / "encodings" / "kuromasu.lp"
    case = Case(Setting(str(encoding), "swipl:article_2008"), "inst12", "given", 1)
    before = execution.Reader().key(case)
    twin = encoding.with_name("kuromasu_article.pl")
    text = twin.read_text()
    for added, is_same in (("% a comment\n", True), ("more.\n", False), ("a('\\\n%').", False)):
        twin.write_text(text + added)
        assert (execution.Reader().key(case) == before) == is_same


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"setting": Setting("kuromasu", config="no")}, "no"),
        ({"setting": Setting("kuromasu", options="--no-such=1")}, "no-such"),
        ({"setting": Setting("kuromasu", labeling="no")}, "there is no option 'no'"),
        ({"setting": Setting("kuromasu", engine="no")}, "there is no engine 'no'"),
        ({"inferences": 5}, "inferences=5: clingo makes none"),
        ({"setting": Setting("kuromasu", "swipl"), "conflicts": 5}, "SWI-Prolog counts none"),
        ({"setting": Setting("river_crossing", labeling="ff"), "instance": "couples3_boat2"},
         "no label part"),
        ({"instance": "no_such"}, "no instance 'no_such'"),
    ],
)  # fmt: skip
def test_bad_cases_are_named_before_any_run(changes, words):
    case = replace(Case(Setting("kuromasu"), "inst12", "given", 1), **changes)
    with pytest.raises(pylogic.PylogicError, match=words):
        experiment.check(execution.Reader(), [case])


# ---- The journal ---------------------------------------------------------------------


def test_the_journal_gives_back_what_it_was_given(tmp_path):
    runs = [
        made(key="one", cost=(-3, 4), answers=("a", "b")),
        made(key="two", error="bad", is_refuted=True, status="error"),
        made(2.5, key="three", interrupted="timeout", exhausted=False),
    ]
    path = tmp_path / "j.sqlite"
    journal = Journal(path)
    for run in runs:
        journal.add(run)
    journal.close()
    journal = Journal(path)
    asked = dict.fromkeys(["one", "two", "three", "four"], runs[0].case)
    assert journal.find(asked) == ((runs[0], runs[2]), (), ())
    journal.add(replace(runs[0], cpu_seconds=5.0))
    assert journal.find(asked).runs[0].cpu_seconds == 5.0
    journal.close()
    rows = sqlite3.connect(path).execute("SELECT command, status FROM runs").fetchall()
    assert rows[0] == ("pylogic solve k i -n 2 --timeout 10 --shuffle 1 --seed 1", "unique")
    assert len(rows) == 4


def test_the_journal_gives_crashes_back_and_says_what_replaces_them(tmp_path):
    crash = made(None, wall_seconds=None, megabytes=None, error="killed", status="crashed")
    late = made(interrupted="timeout", exhausted=False)
    with closing(Journal(tmp_path / "j.sqlite")) as journal:
        journal.add(late)
        journal.add(crash)
        assert journal.find({"key": crash.case}) == ((crash,), ("timeout",), ())
        journal.add(made(3.0))
        assert journal.find({"key": crash.case}) == ((made(3.0),), ("crashed", "timeout"), ())


def test_a_file_that_is_no_journal(tmp_path):
    path = tmp_path / "j.sqlite"
    path.write_text("something else, and long enough to be read as a database header at all")
    with pytest.raises(pylogic.OptionError, match="not a database"):
        Journal(path)
    old = tmp_path / "old.sqlite"
    sqlite3.connect(old).execute("CREATE TABLE runs (key TEXT)")
    with pytest.raises(pylogic.OptionError, match="another version"):
        Journal(old)


# ---- Agreement -----------------------------------------------------------------------

SWIPL = {"setting": {"engine": "swipl"}}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, None),
        ({"answers": ("b",)}, "not among the answers"),
        ({"status": "none", "count": 0, "answers": ()}, "with 1 answer and with no answer"),
        ({"status": "multiple", "count": 2, "exhausted": False, "answers": ("a", "b")},
         "one search ended with 1 answer, the other found 2 answers"),
        ({"status": "found", "exhausted": False}, None),
        ({"status": "found", "exhausted": False, "answers": ("b",)}, "not among the answers"),
        ({"status": "interrupted", "exhausted": False, "count": 0, "answers": (),
          "interrupted": "timeout"}, None),
        ({"error": "refuted", "is_refuted": True, "status": "error"}, "clingo rejects"),
        ({"error": "something", "status": "error"}, None),
        ({"instance": "other", "answers": ("b",)}, None),
    ],
)  # fmt: skip
def test_contradictions(changes, words):
    found = agreement.disagreements([made(), made(), made(**SWIPL, **changes)])
    assert [d.words for d in found] == ([] if words is None else [found[0].words])
    assert words is None or words in found[0].words


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ((-5,), (-5,), None),
        ((-5,), (-6,), "one proved the cost -5, the other found -6"),
        ((-5,), (-4,), None),
    ],
)
def test_contradictions_of_costs(one, other, words):
    best = made(status="optimal", cost=one, answers=("a",))
    found = made(**SWIPL, status="found", exhausted=False, cost=other, answers=("b",))
    assert [d.words for d in agreement.disagreements([best, found])] == ([words] if words else [])
    proved = replace(found, status="optimal", exhausted=True)
    assert bool(agreement.disagreements([best, proved])) == (one != other)
    assert agreement.disagreements([best, replace(proved, cost=one)]) == []


# ---- The command line ----------------------------------------------------------------


@pytest.mark.slow
def test_a_whole_experiment(tmp_path):
    run = pylogic_compare(
        "kuromasu", "inst12", "inst96", "--order", "given,random:2", "--seeds", "2", "--jobs", "2",
        "--csv", "runs.csv", "--report", "page.html", "--benchexec", "results",
        cwd=tmp_path)  # fmt: skip
    assert run.returncode == 0, run.stderr
    lines = run.stdout.splitlines()
    words = ["solved", "median", "ratio", "x", "choices", "x", "confl.", "choices", "confl."]
    assert lines[0].split() == words
    assert [line.split()[:2] for line in lines[1:3]] == [["given", "4/4"], ["random", "8/8"]]
    assert lines[-1] == "12 runs of 2 instances agree"
    rows = list(csv.DictReader((tmp_path / "runs.csv").open()))
    assert len(rows) == 12
    assert {row["order"] for row in rows} == {"given", "random#1", "random#2"}
    assert {row["status"] for row in rows} == {"unique"}
    results = {file.name: file.read_text() for file in (tmp_path / "results").iterdir()}
    counts = {name: text.count("<run ") for name, text in results.items()}
    assert counts == {"1-given.results.xml": 4, "2-random.results.xml": 8}
    page = (tmp_path / "page.html").read_text()
    assert "12 runs of 2 instances agree" in page
    assert page.count("<svg") == 1


def test_json_and_resume(tmp_path):
    arguments = ("kuromasu", "inst12", "--order", "given,reversed", "--json")
    first = json.loads(pylogic_compare(*arguments, cwd=tmp_path).stdout)
    assert [s["label"] for s in first["settings"]] == ["given", "reversed"]
    assert len(first["runs"]) == 2
    assert first["disagreements"] == []
    again = json.loads(pylogic_compare(*arguments, "--resume", cwd=tmp_path).stdout)
    assert sorted(r["began"] for r in again["runs"]) == sorted(r["began"] for r in first["runs"])
    assert sorted(r["cpu_seconds"] for r in again["runs"]) == sorted(
        r["cpu_seconds"] for r in first["runs"]
    )
    more = pylogic_compare(*arguments, "--resume", "--repeat", "2", cwd=tmp_path)
    assert len(json.loads(more.stdout)["runs"]) == 4
    count = sqlite3.connect(tmp_path / "compare.sqlite").execute("SELECT count(*) FROM runs")
    assert count.fetchone() == (4,)


def test_backprop_proves_nothing(tmp_path):
    (tmp_path / "case.lp").write_text(BACKPROP)
    run = pylogic_compare(
        "kuromasu", "case.lp", "--options", "default", "--options=--backprop", cwd=tmp_path
    )
    assert run.returncode == 0
    assert re.search(r"^--backprop +0/1 ", run.stdout, re.MULTILINE)
    assert run.stdout.endswith("2 runs of 1 instance agree\n")


def test_versions_of_a_rule_file(tmp_path):
    source = pylogic.load("queens").encoding
    text = source.text
    (tmp_path / "old.lp").write_text(text)
    rule = 'line("rising diagonal", R+C, R, C) :- cell(R, C).'
    assert rule in text
    (tmp_path / "new.lp").write_text(text.replace(rule, ""))
    (tmp_path / "six.lp").write_text("size(6,6).")
    run = pylogic_compare(
        "queens", "six.lp", "--encoding", "old.lp,new.lp", "-n", "0", cwd=tmp_path
    )
    assert run.returncode == 4
    assert "one search ended with 4 answers, the other found" in run.stdout


def test_folders_and_corpora(tmp_path):
    folder = tmp_path / "many"
    folder.mkdir()
    for name in ("a", "b", "c"):
        size = 2 + (name == "b")
        (folder / f"{name}.lp").write_text(f"size({size},2). clue(1,1,3). % {name}")
    run = pylogic_compare("kuromasu", "many", cwd=tmp_path)
    assert "2 runs of 2 instances" in run.stdout
    assert run.stderr == "many/c.lp has the facts of many/a.lp: it is left out\n"
    corpus = {"x": {"problem": "1 2\n- 2"}, "y": {"problem": "2 1\n2\n-"}}
    (tmp_path / "c.json").write_text(json.dumps(corpus))
    assert "2 runs of 2 instances" in pylogic_compare("kuromasu", "c.json", cwd=tmp_path).stdout
    (tmp_path / "d.json").write_text(json.dumps({"count": 2, "data": corpus}))
    assert "2 runs of 2 instances" in pylogic_compare("kuromasu", "d.json", cwd=tmp_path).stdout
    sampled = [pylogic.compare("kuromasu", [tmp_path / "d.json"], sample=1) for _ in range(2)]
    assert [len(found.runs) for found in sampled] == [1, 1]
    assert sampled[0].runs[0].case == sampled[1].runs[0].case
    one = pylogic_compare("kuromasu", "c.json#y", cwd=tmp_path)
    assert "1 run of 1 instance agrees" in one.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--order", "fastest"], "there is no order 'fastest'"),
        (["--seeds", "0"], "--seeds"),
        (["--seeds", "9999", "--repeat", "9999"], "an experiment has 1000000 runs at most"),
        (["--journal", "no/such/folder.sqlite"], "No such file"),
    ],
)
def test_bad_arguments(tmp_path, arguments, words):
    run = pylogic_compare("kuromasu", "inst12", *arguments, cwd=tmp_path)
    assert run.returncode == 2
    assert words in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize(("package", "options"), [("scipy", []), ("matplotlib", ["--report", "x"])])
def test_what_is_not_installed_is_named_before_any_run(tmp_path, package, options):
    script = f"import sys; sys.modules[{package!r}] = None; from pylogic.cli import main; main()"
    command = [sys.executable, "-c", script, "compare", "kuromasu", "inst12", *options]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 2
    assert f"needs the Python package {package}: pip install '.[compare]'" in run.stderr
    assert not (tmp_path / "compare.sqlite").exists()


def test_compare_says_that_memory_is_lacking_before_any_run(tmp_path):
    """OpenBLAS, which numpy and scipy load, would look for memory without end."""
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_AS, (250 * 2**20,) * 2)\n"
        "from pylogic.cli import main; main()"
    )
    command = [sys.executable, "-c", code, "compare", "kuromasu", "inst12"]
    run = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=SAFETY)
    assert (run.returncode, run.stderr) == (3, "pylogic: stopped by lack of memory\n")
    assert not (tmp_path / "compare.sqlite").exists()


def test_ctrl_c_keeps_what_is_finished_and_leaves_no_process(tmp_path):
    arguments = ["queens", "8", "80", "--labeling", "leftmost", "-n", "1", "--timeout", "5000"]
    command = [*PYLOGIC, "compare", *arguments]
    process = subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    wait_until(lambda: finished_runs(tmp_path / "compare.sqlite") == 1, process)
    workers = wait_until(lambda: children(process.pid), process)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=SAFETY)
    assert process.returncode == 130
    assert "1/1" in out
    assert "1 of 2 runs of 1 instance agree" in out
    wait_until(lambda: all(map(is_gone, workers)))


def finished_runs(path) -> int:
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as journal:
            return journal.execute("select count(*) from runs").fetchone()[0]
    except sqlite3.OperationalError:  # it is not there yet
        return 0


@needs_swipl
def test_both_engines_side_by_side(tmp_path):
    run = pylogic_compare(
        "kuromasu", "inst96", "--engine", "clingo,swipl:article,swipl", "--json", cwd=tmp_path
    )
    document = json.loads(run.stdout)
    found = {s["label"]: s for s in document["settings"]}
    assert list(found) == ["clingo", "swipl:article", "swipl"]
    assert found["swipl:article"]["inferences"]["median"] > 300_000
    assert found["clingo"]["inferences"]["median"] is None
    assert found["swipl"]["search"]["value"] > 0
    assert len({tuple(r["answers"]) for r in document["runs"]}) == 1
    assert {r["status"] for r in document["runs"]} == {"unique", "found"}


@needs_corpora
@pytest.mark.slow
def test_presets_agree_on_a_corpus(tmp_path):
    run = pylogic_compare(
        "takuzu", str(CORPORA / "takuzu.json"), "-c", "distinct=0", "--config", "tweety,trendy",
        "--jobs", "2", cwd=tmp_path)  # fmt: skip
    assert run.returncode == 0, run.stdout
    assert "80 runs of 40 instances agree" in run.stdout


@needs_swipl
@needs_corpora
@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "runs"),
    [
        (["kuromasu", "kuromasu.json", "--engine", "clingo,swipl"], "24 runs of 12"),
        (
            ["takuzu", "takuzu.json", "--engine", "clingo,swipl", "-c", "distinct=0"],
            "24 runs of 12",
        ),
        (["sudoku", "sudoku.json", "--engine", "clingo,swipl"], "24 runs of 12"),
        (["sudoku", "jigsaw_sudoku.json", "--engine", "clingo,swipl"], "24 runs of 12"),
    ],
)
def test_the_engines_agree_on_published_boards(tmp_path, arguments, runs):
    puzzle, corpus, *options = arguments
    run = pylogic_compare(
        puzzle,
        str(CORPORA / corpus),
        *options,
        "--sample",
        "12",
        "--timeout",
        str(SAFETY),
        "--csv",
        "r.csv",
        cwd=tmp_path,
    )
    assert run.returncode == 0, run.stdout
    assert f"{runs} instances agree" in run.stdout
    rows = list(csv.DictReader((tmp_path / "r.csv").open()))
    assert not any(row["interrupted"] or row["error"] for row in rows)


def test_a_run_whose_process_dies_is_a_crash_and_the_others_go_on(tmp_path, monkeypatch):
    search = execution.search

    def dying(case, task):
        if case.order == "reversed":
            os.kill(os.getpid(), signal.SIGKILL)
        return search(case, task)

    monkeypatch.setattr(execution, "search", dying)
    journal = tmp_path / "journal"
    found = pylogic.compare("kuromasu", ["inst12"], orders=["given", "reversed"], journal=journal)
    ends = {run.case.order: (run.status, run.error) for run in found.runs}
    assert ends["given"] == ("unique", None)
    assert ends["reversed"][0] == "crashed"
    assert "SIGKILL" in ends["reversed"][1]
    assert str(found) == "2 settings: 2 runs of 1 instance: 1 crashed, the others agree"
    assert [(row.solved, row.crashed) for row in found.rows] == [(1, 0), (0, 1)]
    assert found.rows[1].ratio.value is None
    monkeypatch.undo()

    def resumed(**changes):
        asked = {"orders": ["given", "reversed"], "journal": journal, "resume": True, **changes}
        found = pylogic.compare("kuromasu", ["inst12"], **asked)
        return {run.case.order: run.status for run in found.runs}, found.remarks

    known = {"given": "unique", "reversed": "crashed"}
    assert resumed() == resumed(again=["timeout"]) == (known, ())
    made, remarks = resumed(again=["timeout", "crashed"])
    assert made == {"given": "unique", "reversed": "unique"}
    assert remarks == ("runs that were made again: 1 crashed; the journal has both",)
    told = "runs that were made again before: 1 crashed; the journal has both"
    assert resumed() == (made, (told,))


@pytest.mark.parametrize(("other", "code"), [("crash", 5), ("another answer", 4)])
def test_a_crash_has_an_exit_code_whatever_else_there_is(tmp_path, monkeypatch, other, code):
    reversed_ones = Setting("k", order="reversed")
    crash = made(None, status="crashed", error="SIGKILL ended it", setting={"order": "reversed"})
    runs = [made(), made(instance="j"), crash]
    if code == 4:
        runs.append(made(setting={"order": "reversed"}, answers=("b",), instance="j"))
    found = pylogic.Comparison(tuple(runs), (Setting("k"), reversed_ones), Setting("k"))
    monkeypatch.setattr(pylogic, "compare", lambda *_names, **_asked: found)
    ran = CliRunner().invoke(command, ["k", "i"])
    assert ran.exit_code == code
    assert "crashed" in ran.stdout


def test_what_fails_or_finds_nothing_is_no_success(tmp_path):
    """Its exit code says so, and the last line."""
    (tmp_path / "good.lp").write_text("size(1,3). clue(1,1,3).")
    (tmp_path / "wrong.lp").write_text("size(2,2). clue(1,1,9).")
    said = pylogic_run("compare", "kuromasu", "good.lp", "wrong.lp", cwd=tmp_path)
    assert "2 runs of 2 instances: 1 ended in an error, the others agree" in said.stdout
    assert said.returncode == 2
    words = "compare", "queens", "8", "--inferences", "1", "--engine", "swipl", "--journal", "j"
    if shutil.which("swipl"):
        assert pylogic_run(*words, cwd=tmp_path).returncode == 3


def test_clusters_that_no_instance_is_in_are_a_mistake():
    with pytest.raises(OptionError, match="no instance has such a part in its name"):
        pylogic.compare("kuromasu", ["inst12", "inst43"], cluster_by="zzz")


def test_versions_of_rules_are_compared_by_the_clock_of_the_engine(tmp_path):
    """Rules that are at hand are read in a fifth of the time."""
    copy = shutil.copytree(CHECKOUT / "encodings", tmp_path / "mine") / "queens.lp"
    versions = [CHECKOUT / "encodings/queens.lp", copy]
    found = pylogic.compare("queens", ["8"], encodings=list(map(str, versions)))
    assert found.clock == "engine"
    assert all(row.par2 is None for row in found.rows)
