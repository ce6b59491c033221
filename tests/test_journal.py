"""The journal of experiments: nothing lost, nothing twice, always readable, whatever happens.

A team of the test makes the runs in no time; what real runs find is in test_compare.py.
"""

from __future__ import annotations

import os
import re
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer

import pytest
from experiments import CRASH, CUT, Team, both, compared, room_for
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import pylogic

QUICK = "/dev/shm" if Path("/dev/shm").is_dir() else None  # each run is written through to it
RULES = ("{ a } = 1. :- not c. #show a/0.", "{ a }. :- a.", "{ a; b }.")
FIGURES = {name: number for number, name in enumerate(pylogic.Statistics._fields, 1)}
SOUND = {
    **{"wall_seconds": 0.5, "cpu_seconds": 0.25, "megabytes": 30.5},
    **{"exhausted": True, "count": 2, "cost": (-3, 4), "answers": ("a", "b")},
    **{"retries": (("clue(1,1,2)", 7),), "statistics": pylogic.Statistics(**FIGURES)},
}
"""A run that has something in each of its fields."""


@pytest.fixture(scope="module", autouse=True)
def _statistics() -> None:
    """Load scipy, which counts for no test."""
    assert compared(both(2)).rows


DAMAGES = (
    "document = replace(document, '\"count\": ', '\"count\": 1')",
    "document = document || ' '",
    "digest = NULL",
)
"""Changes of a row after which it is not taken."""


class Folder:
    """Rules, facts and a journal."""

    def __init__(self, path: Path) -> None:
        self.path = path / "compare.sqlite"
        self.rules, self.facts = path / "k.lp", path / "i.lp"
        self.rules.write_text(RULES[0])
        self.facts.write_text("c.")

    def compare(self, seeds: int | None = 1, make=lambda _case: SOUND, **asked):
        """Runs of so many seeds, by default those of the journal where it has them."""
        asked = {"resume": True, "executor": Team(make), "journal": self.path, **asked}
        return pylogic.compare(self.rules, [self.facts], seeds=seeds, **asked)

    def rows(self, what: str = "began") -> list:
        """A field of all runs in the journal, read as anybody would."""
        with closing(sqlite3.connect(self.path)) as connection:
            query = f"SELECT document ->> '{what}' FROM records ORDER BY run"
            return [row[0] for row in connection.execute(query)]

    def change(self, change: str, began: str | None = None) -> None:
        """Damage all runs, or one."""
        with closing(sqlite3.connect(self.path)) as connection, connection:
            where = "" if began is None else f"WHERE document ->> 'began' = '{began}'"
            connection.execute(f"UPDATE records SET {change} {where}")

    def delete(self, error: pylogic.OptionError) -> None:
        """Delete the damaged row that a message names."""
        number = re.search(r"row (\d+) is damaged", str(error))[1]
        with closing(sqlite3.connect(self.path)) as connection, connection:
            connection.execute(f"DELETE FROM records WHERE run = {number}")


@pytest.fixture
def folder(tmp_path) -> Folder:
    return Folder(tmp_path)


def in_a_child(work: Callable[[], object]) -> int:
    """Do something in a process of its own; what ended it, as `subprocess` says it."""
    child = os.fork()
    if child == 0:
        try:
            work()
            os._exit(0)
        finally:
            os._exit(1)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


# ---- Nothing lost, nothing twice -------------------------------------------------------


class Experiments(RuleBasedStateMachine):
    """Experiments on one journal; each run is told from all others by when it began."""

    def __init__(self) -> None:
        super().__init__()
        self.temporary = TemporaryDirectory(dir=QUICK)
        self.folder = Folder(Path(self.temporary.name))
        self.version = 0
        self.numbers = map(str, count())
        self.written: list[str] = []
        self.runs: dict[tuple[int, int], list[str]] = {}
        """Those of a version and a seed; "" for an error."""

    def teardown(self) -> None:
        self.temporary.cleanup()

    def make(self, _case: object) -> dict[str, object]:
        return {**SOUND, "began": next(self.numbers)}

    def compare(self, seeds: int, on_run=None, make=None, **asked) -> pylogic.Comparison:
        return self.folder.compare(seeds, make or self.make, on_run=on_run or self.keep, **asked)

    def keep(self, run: pylogic.Run) -> None:
        """A run was written: from now on it must be there."""
        self.written.append(run.began)
        known = self.runs.setdefault((self.version, run.case.seed), [])
        known.append(run.began if run.error is None else "")

    def known(self, seeds: int) -> dict[int, str]:
        """The runs of an experiment that need not be made."""
        found = {}
        for seed in range(1, seeds + 1):
            last = self.runs.get((self.version, seed), [""])[-1:]
            found |= {seed: last[0]} if any(last) else {}
        return found

    @rule(seeds=st.integers(1, 4), failing=st.integers(0, 4))
    def run_to_the_end(self, seeds: int, failing: int) -> None:
        def make(case) -> dict[str, object]:
            bad = {"status": "error", "error": "bad"} if case.seed == failing else {}
            return {**self.make(case), **bad}

        before = self.known(seeds)
        found = self.compare(seeds, make=make)
        assert sorted(run.case.seed for run in found.runs) == list(range(1, seeds + 1))
        assert {r.case.seed: r.began for r in found.runs if r.case.seed in before} == before
        assert (found.interrupted, found.missing) == (None, 0)
        for run in found.runs:
            if run.case.seed not in before:
                assert run.is_solved == (run.case.seed != failing)

    @rule(seeds=st.integers(1, 4), made=st.integers(0, 3))
    def interrupt(self, seeds: int, made: int) -> None:
        """By Ctrl-C before the first run, or after some of them."""
        left = iter(range(made))

        def stop(run: pylogic.Run) -> None:
            self.keep(run)
            next(left)
            if left.__length_hint__() == 0:
                raise KeyboardInterrupt

        def make(case) -> dict[str, object]:
            if made == 0:
                raise KeyboardInterrupt
            return self.make(case)

        before = self.known(seeds)
        found = self.compare(seeds, on_run=stop, make=make)
        assert len(found.runs) == min(seeds, len(before) + made)
        assert found.missing == seeds - len(found.runs)
        is_stopped = len(before) + made <= seeds and len(before) < seeds
        assert found.interrupted == ("user" if is_stopped else None)

    @rule(seeds=st.integers(1, 3))
    def begin_anew(self, seeds: int) -> None:
        found = self.compare(seeds, resume=False)
        assert [run.began for run in found.runs] == self.written[-seeds:]

    @rule(seeds=st.integers(1, 4), made=st.integers(1, 3), is_amid=st.booleans())
    def kill(self, seeds: int, made: int, is_amid: bool) -> None:
        """By SIGKILL after some runs, or amid the writing of the next one."""
        told, to_parent = os.pipe()
        left = iter(range(made))

        def tell(run: pylogic.Run) -> None:
            os.write(to_parent, f"{run.case.seed} {run.began}\n".encode())
            next(left)
            if left.__length_hint__() == 0:
                if is_amid:
                    self._write_half_a_run()
                os.kill(os.getpid(), signal.SIGKILL)

        wanted = seeds - len(self.known(seeds))
        code = in_a_child(lambda: self.compare(seeds, on_run=tell))
        os.close(to_parent)
        with os.fdopen(told) as lines:
            news = [line.split() for line in lines]
        assert (code, len(news)) == (-signal.SIGKILL if wanted >= made else 0, min(made, wanted))
        for seed, began in news:
            self.written.append(began)
            self.runs.setdefault((self.version, int(seed)), []).append(began)
        for _ in range(wanted):
            next(self.numbers)  # the child has taken them

    def _write_half_a_run(self) -> None:
        """Pages that have come to the disk, of a transaction that will never end."""
        connection = sqlite3.connect(self.folder.path)
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        for _ in range(30):
            row = ("k", "half", "x" * 4000)
            connection.execute("INSERT INTO records (key, verb, document) VALUES (?, ?, ?)", row)
        assert self.folder.path.with_name("compare.sqlite-journal").exists()

    @rule(seeds=st.integers(1, 4), room=st.integers(0, 3))
    def fill_the_disk(self, seeds: int, room: int) -> None:
        path, before = self.folder.path, self.known(seeds)
        size = path.stat().st_size if path.exists() else 0
        with room_for(size + 4096 * room):
            try:
                found = self.compare(seeds)
            except pylogic.WriteError as error:
                assert str(path) in str(error)
            else:
                assert found.missing == 0
        assert before.items() <= self.known(seeds).items()

    @rule(version=st.integers(0, len(RULES) - 1))
    def change_a_rule(self, version: int) -> None:
        self.version = version
        self.folder.rules.write_text(RULES[version])

    @precondition(lambda self: any(map(any, self.runs.values())))
    @rule(data=st.data(), change=st.sampled_from(DAMAGES))
    def damage_a_run(self, data: st.DataObject, change: str) -> None:
        """The journal is refused until the run is deleted; then it is made again."""
        one = data.draw(st.sampled_from(sorted(x for x, runs in self.runs.items() if any(runs))))
        began = data.draw(st.sampled_from(list(filter(None, self.runs[one]))))
        self.folder.change(change, began)
        with pytest.raises(pylogic.OptionError, match="is damaged") as refused:
            self.compare(1)
        self.folder.delete(refused.value)
        self.runs[one].remove(began)
        self.written.remove(began)

    @invariant()
    def all_that_was_written_is_there(self) -> None:
        path = self.folder.path
        written = self.folder.rows() if path.exists() and path.stat().st_size else []
        assert written == self.written


PATIENT = {"deadline": None, "suppress_health_check": list(HealthCheck)}


@pytest.mark.slow
class TestExperiments(Experiments.TestCase):
    settings = settings(max_examples=10, stateful_step_count=30, **PATIENT)


@pytest.mark.parametrize("is_amid", [False, True])
def test_lose_no_record_when_comparison_ends(is_amid):
    some = Experiments()
    some.run_to_the_end(seeds=2, failing=2)
    some.kill(seeds=3, made=1, is_amid=is_amid)
    some.all_that_was_written_is_there()
    some.interrupt(seeds=4, made=1)
    some.fill_the_disk(seeds=4, room=0)
    some.change_a_rule(version=1)
    some.interrupt(seeds=1, made=0)
    some.run_to_the_end(seeds=2, failing=0)
    some.begin_anew(seeds=1)
    some.all_that_was_written_is_there()
    some.teardown()


# ---- What is taken from a journal ------------------------------------------------------


def test_give_back_runs_as_they_were(folder):
    first = folder.compare(3)
    assert folder.compare(3).runs == first.runs
    assert folder.rows("command") == [run.case.command for run in first.runs]
    assert len(folder.rows()) == 3


def test_tell_how_many_runs_are_known(folder):
    events = []
    told = {"on_start": lambda *numbers: events.append(numbers), "on_run": events.append}
    first = folder.compare(2, **told)
    assert events == [(2, 0), *first.runs]
    events.clear()
    more = folder.compare(2, repeat=2, **told)
    assert events == [(4, 2), *more.runs[2:]]
    assert set(first.runs) == set(more.runs[:2])


@pytest.mark.parametrize(
    ("rules", "facts", "asked", "is_known"),
    [
        ("% a comment\n" + RULES[0] + " % and another", "%* none *% c.", {}, True),
        (RULES[1], "c.", {}, False),
        (RULES[0], "c. d.", {}, False),
        (RULES[0], "c.", {"seeds": None}, False),
        (RULES[0], "c.", {"timeout": 3.0}, False),
        (RULES[0], "c.", {"models": 0}, False),
        (RULES[0], "c.", {"options": ["--restarts=no"]}, False),
    ],
)
def test_take_run_only_for_same_fingerprint(folder, rules, facts, asked, is_known):
    folder.compare()
    folder.rules.write_text(rules)
    folder.facts.write_text(facts)
    known = []
    folder.compare(on_start=lambda _all, had: known.append(had), **asked)
    assert known == [int(is_known)]


@pytest.mark.parametrize("end", [CRASH, {"status": "error", "error": "bad"}])
def test_make_failed_runs_again(folder, end):
    found = folder.compare(2, lambda case: end if case.seed == 1 else SOUND)
    assert (len(found.failed), found.missing) == (1, 0)
    again = folder.compare(2)
    assert (again.failed, len(folder.rows())) == ((), 3)
    assert set(found.runs) & set(again.runs) == {run for run in found.runs if run.is_solved}


def test_keep_run_that_limit_stopped(folder):
    found = folder.compare(1, lambda _case: {**SOUND, **CUT})
    assert folder.compare(1).runs == found.runs


# ---- Damaged and hostile files ---------------------------------------------------------


@pytest.mark.parametrize("change", [*DAMAGES, "document = NULL", "document = x'ff'"])
def test_refuse_a_damaged_row_until_it_is_deleted(folder, change):
    folder.compare()
    folder.change(change)
    words = f"{folder.path}: row 1 is damaged: it was changed since it was written; delete it, or"
    with pytest.raises(pylogic.OptionError, match=re.escape(words)) as refused:
        folder.compare()
    folder.delete(refused.value)
    found = folder.compare(make=lambda _case: {**SOUND, "began": "later"})
    assert found.runs[0].began == "later"
    assert folder.compare().runs == found.runs


@pytest.fixture(scope="module")
def large(tmp_path_factory) -> Folder:
    """A journal of several pages."""
    folder = Folder(tmp_path_factory.mktemp("large"))
    folder.compare(20, lambda _case: {**SOUND, "machine": "x" * 400})
    return folder


@pytest.mark.slow
@settings(max_examples=40, **PATIENT)
@given(data=st.data())
def test_read_or_refuse_changed_file(large, data):
    content = bytearray(large.path.read_bytes())
    places = st.integers(0, len(content) - 1) | st.integers(0, 120)  # the header is short
    for place in data.draw(st.lists(places, max_size=20)):
        content[place] = data.draw(st.integers(0, 255))
    with TemporaryDirectory(dir=QUICK) as folder:
        path = Path(folder) / "runs.sqlite"
        path.write_bytes(content[: data.draw(st.none() | places)])
        try:
            for run in large.compare(20, journal=path).runs:
                str(run), run.to_dict()
        except pylogic.PylogicError as error:
            assert str(path) in str(error)


def cut(missing: int) -> Callable[[bytes], bytes]:
    return lambda content: content[:-missing]


@pytest.mark.parametrize(
    "change",
    [
        *map(cut, (1, 4096, 20_000)),
        lambda b: b[:4096] + bytes(4096) + b[8192:],
        lambda b: b.replace(b"CREATE TABLE ", b"CREATE \x80ABLE "),
    ],
)
def test_refuse_damaged_journal_before_any_run(folder, large, change):
    content = change(large.path.read_bytes())
    folder.path.write_bytes(content)
    made = []
    with pytest.raises(pylogic.OptionError, match=r"compare\.sqlite: a damaged journal: part of"):
        folder.compare(on_run=made.append)
    assert (made, folder.path.read_bytes() == content) == ([], True)


def database(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)


def huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 2**40)  # without taking any room


def with_trigger(path: Path) -> None:
    Folder(path.parent).compare(journal=path)
    database(path, "CREATE TRIGGER t AFTER INSERT ON records BEGIN DELETE FROM records; END")


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (Path.mkdir, "Is a directory"),
        (os.mkfifo, "not a regular file"),
        (lambda path: path.symlink_to("/dev/zero"), "not a regular file"),
        (lambda path: path.write_bytes(b"\x7fELF" + bytes(5000)), "not a database"),
        (lambda path: path.write_text("size(2,2). clue(1,1,3). " * 9), "not a database"),
        (huge, "not a database"),
        (lambda path: database(path, "CREATE TABLE places (url)"), "a database of something else"),
        (lambda path: database(path, "CREATE TABLE runs (key TEXT)"), "of another version"),
        (lambda path: database(path, "CREATE TABLE records (key TEXT)"), "of another version"),
        (
            lambda path: database(path, "CREATE VIEW records AS SELECT 1"),
            "a database of something else",
        ),
        (with_trigger, "a database of something else"),
    ],
)
def test_refuse_file_that_is_no_journal_and_keep_file(folder, make, words):
    path = folder.path
    make(path)
    before = path.read_bytes() if path.is_file() and path.stat().st_size < 2**20 else None
    for _ in range(2):  # a refused file is not held
        with pytest.raises(pylogic.OptionError, match=words):
            folder.compare()
    assert before is None or path.read_bytes() == before


def test_take_names_special_to_sqlite_as_files(folder, monkeypatch):
    monkeypatch.chdir(folder.path.parent)
    for name in (":memory:", "file:x?mode=memory"):
        folder.compare(journal=name)
        assert Path(name).stat().st_size > 0


def test_write_name_that_is_no_text(folder):
    folder.facts = folder.facts.with_name("\udcff.lp")
    folder.facts.write_text("c.")
    assert folder.compare().runs == folder.compare().runs
    assert len(folder.rows()) == 1


# ---- Others that use the file ----------------------------------------------------------


def test_refuse_second_writer(folder):
    def second(_run):
        with pytest.raises(pylogic.OptionError, match="another process is writing to it"):
            folder.compare()

    folder.compare(on_run=second)
    assert len(folder.rows()) == 1


def test_wait_for_reader(folder):
    """It does not see that a row is added until it has read all, and the writer waits for that."""
    folder.compare()
    with closing(sqlite3.connect(folder.path, check_same_thread=False)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM records").fetchone()
        leave = Timer(0.2, reader.rollback)
        leave.start()
        folder.compare(resume=False)
        assert not leave.is_alive()
    assert len(folder.rows()) == 2
