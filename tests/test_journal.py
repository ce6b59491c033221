"""The journal of experiments: nothing lost, nothing twice, always readable, whatever happens.

Runs are made up here, since the journal is what is tested; what they find is in test_compare.py.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from itertools import count, takewhile
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from harness import pylogic_run, started
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import pylogic
from pylogic.batches import ledger
from pylogic.errors import WriteError
from pylogic.experiments import execution
from pylogic.experiments.journal import Journal
from pylogic.experiments.runs import COLUMNS, Case, Run, Setting
from pylogic.solving.outcome import Statistics

QUICK = "/dev/shm" if Path("/dev/shm").is_dir() else None  # each run is written through to it
RULES = ("{ a }.", "{ a }. :- a.", "{ a; b }.")
CASE = Case(Setting("k"), "i", "given", 1)
SOUND = Run(
    CASE, "k", "rules", "facts", "2026-01-01", "machine", "versions", 0.5, 0.25, 30.5,
    status="unique", exhausted=True, count=1, cost=(3,), answers=("a",),
    retries=(("clue(1,1,2)", 7),),
    statistics=Statistics(0.1, 0.15, 0.05, 0.1, 0.1, 1, 2, 3, 4, 5, 6, 7),
)  # fmt: skip


@contextmanager
def running(make: Callable[[Case], Run]) -> Iterator[None]:
    """Meanwhile runs are made by a function."""

    def execute(
        _reader, cases: list[Case], _jobs, on_run: Callable[[Run], None], _executor
    ) -> None:
        for case in cases:
            on_run(make(case))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(execution, "execute", execute)
        yield


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Meanwhile no file grows beyond a number of bytes, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


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


def killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def rows(path: Path, what: str = "began") -> list:
    """What the journal has, read as anybody would."""
    with closing(sqlite3.connect(path)) as connection:
        return [row[0] for row in connection.execute(f"SELECT {what} FROM runs ORDER BY run")]


def changed(path: Path, column: str, value: object, began: str | None = None) -> None:
    """Damage a field of all runs, or of one."""
    with closing(sqlite3.connect(path)) as connection, connection:
        where = "" if began is None else f"WHERE began = '{began}'"
        connection.execute(f'UPDATE runs SET "{column}" = ? {where}', [value])


# ---- Nothing lost, nothing twice -------------------------------------------------------


class Experiments(RuleBasedStateMachine):
    """Experiments on one journal; each run is told from all others by when it began."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory(dir=QUICK)
        self.path = Path(self.folder.name) / "runs.sqlite"
        self.rules = Path(self.folder.name) / "k.lp"
        self.facts = Path(self.folder.name) / "i.lp"
        self.facts.write_text("c.")
        self.version = 0
        self.rules.write_text(RULES[0])
        self.numbers = map(str, count())
        self.written: list[str] = []
        self.runs: dict[tuple[int, int], list[str | None]] = {}
        """Those without an error of a version and a seed; None for each that was damaged."""

    def teardown(self) -> None:
        self.folder.cleanup()

    def compare(self, seeds: int, resume: bool = True, **options) -> pylogic.Comparison:
        return pylogic.compare(
            self.rules, [self.facts], seeds=seeds, journal=self.path, resume=resume, **options
        )

    def make(self, case: Case, error: str | None = None) -> Run:
        found = replace(
            SOUND, case=case, key=execution.Reader().key(case), began=next(self.numbers)
        )
        return replace(found, status="error", error=error) if error else found

    def keep(self, run: Run) -> None:
        """A run was written: from now on it must be there."""
        self.written.append(run.began)
        if run.error is None:
            self.runs.setdefault((self.version, run.case.seed), []).append(run.began)

    def known(self, seeds: int) -> dict[int, str]:
        """The runs of an experiment that need not be made."""
        found = {}
        for seed in range(1, seeds + 1):
            sound = list(filter(None, self.runs.get((self.version, seed), [])))
            found |= {seed: sound[-1]} if sound else {}
        return found

    def damaged(self, seeds: int) -> int:
        """How many damaged runs come before a sound one, looking back."""
        found = 0
        for seed in range(1, seeds + 1):
            runs = reversed(self.runs.get((self.version, seed), []))
            found += sum(1 for _ in takewhile(lambda began: began is None, runs))
        return found

    @rule(seeds=st.integers(1, 4), crashed=st.integers(0, 4))
    def run_to_the_end(self, seeds: int, crashed: int) -> None:
        before = self.known(seeds)
        damaged = self.damaged(seeds)
        with running(lambda case: self.make(case, "crashed" if case.seed == crashed else None)):
            found = self.compare(seeds, on_run=self.keep)
        assert sorted(run.case.seed for run in found.runs) == list(range(1, seeds + 1))
        assert {r.case.seed: r.began for r in found.runs if r.case.seed in before} == before
        assert (found.interrupted, found.missing) == (None, 0)
        assert len(found.remarks) == damaged
        for run in found.runs:
            if run.case.seed not in before:
                assert run.is_solved == (run.case.seed != crashed)

    @rule(seeds=st.integers(1, 4), made=st.integers(0, 3))
    def interrupt(self, seeds: int, made: int) -> None:
        left = iter(range(made))

        def make(case: Case) -> Run:
            if next(left, None) is None:
                raise KeyboardInterrupt
            return self.make(case)

        before = self.known(seeds)
        with running(make):
            found = self.compare(seeds, on_run=self.keep)
        assert len(found.runs) == min(seeds, len(before) + made)
        assert found.missing == seeds - len(found.runs)
        assert found.interrupted == ("user" if found.missing else None)

    @rule(seeds=st.integers(1, 3))
    def begin_anew(self, seeds: int) -> None:
        with running(self.make):
            found = self.compare(seeds, resume=False, on_run=self.keep)
        assert [run.began for run in found.runs] == self.written[-seeds:]

    @rule(seeds=st.integers(1, 4), made=st.integers(0, 3), is_amid=st.booleans())
    def kill(self, seeds: int, made: int, is_amid: bool) -> None:
        """By SIGKILL between two runs, or amid the writing of one."""
        told, to_parent = os.pipe()
        left = iter(range(made))

        def make(case: Case) -> Run:
            if next(left, None) is None:
                if is_amid:
                    self._write_half_a_run()
                killed()
            return self.make(case)

        def tell(run: Run) -> None:
            os.write(to_parent, f"{run.case.seed} {run.began}\n".encode())

        with running(make):
            code = in_a_child(lambda: self.compare(seeds, on_run=tell))
        os.close(to_parent)
        with os.fdopen(told) as lines:
            news = [line.split() for line in lines]
        assert code == (0 if len(self.known(seeds)) + len(news) == seeds else -signal.SIGKILL)
        assert len(news) <= made
        for seed, began in news:
            self.keep(replace(SOUND, case=replace(CASE, seed=int(seed)), began=began))
            next(self.numbers)  # the child has taken it

    def _write_half_a_run(self) -> None:
        """Pages that have come to the disk, of a transaction that will never end."""
        connection = sqlite3.connect(self.path)
        connection.execute("PRAGMA cache_size = 1")
        connection.execute("BEGIN IMMEDIATE")
        for _ in range(30):
            row = ("k", "half", "x" * 4000)
            connection.execute("INSERT INTO runs (key, began, answers) VALUES (?, ?, ?)", row)
        assert self.path.with_name("runs.sqlite-journal").exists()

    @rule(seeds=st.integers(1, 4), room=st.integers(0, 3))
    def fill_the_disk(self, seeds: int, room: int) -> None:
        size = self.path.stat().st_size if self.path.exists() else 0
        before = self.known(seeds)
        with running(self.make), room_for(size + 4096 * room):
            try:
                found = self.compare(seeds, on_run=self.keep)
            except WriteError as error:
                assert str(self.path) in str(error)
            else:
                assert found.missing == 0
        assert before.items() <= self.known(seeds).items()

    @rule(version=st.integers(0, len(RULES) - 1))
    def change_a_rule(self, version: int) -> None:
        self.version = version
        self.rules.write_text(RULES[version])

    @precondition(lambda self: any(map(any, self.runs.values())))
    @rule(data=st.data(), column=st.sampled_from([c for c in COLUMNS if c not in ("key", "error")]))
    def damage_a_run(self, data: st.DataObject, column: str) -> None:
        """It is told and left where it is; an earlier one takes its place, or it is made again."""
        one = data.draw(
            st.sampled_from(sorted(one for one, runs in self.runs.items() if any(runs)))
        )
        runs = self.runs[one]
        place = max(place for place, began in enumerate(runs) if began)
        changed(self.path, column, b"\xff", runs[place])
        runs[place] = None
        self.written = rows(self.path)
        version, seed = one
        self.change_a_rule(version)
        before = self.known(seed)
        with running(self.make):
            found = self.compare(seed, on_run=self.keep)
        assert f"the field {column} is damaged" in "\n".join(found.remarks)
        assert {r.case.seed: r.began for r in found.runs if r.case.seed in before} == before
        assert len(found.runs) == seed

    @precondition(lambda self: self.path.exists())
    @rule(seeds=st.integers(1, 4))
    def write_while_another_does(self, seeds: int) -> None:
        def try_it() -> None:
            with pytest.raises(pylogic.OptionError, match="another process is writing to it"):
                self.compare(seeds)

        with closing(Journal(self.path)), running(self.make):
            assert in_a_child(try_it) == 0

    @invariant()
    def all_that_was_written_is_there(self) -> None:
        if self.path.exists() and self.path.stat().st_size:
            assert rows(self.path) == self.written
        else:
            assert self.written == []


PATIENT = {"deadline": None, "suppress_health_check": list(HealthCheck)}

TestExperiments = Experiments.TestCase
TestExperiments.settings = settings(max_examples=10, stateful_step_count=12, **PATIENT)


@pytest.mark.slow
class TestManyExperiments(Experiments.TestCase):
    settings = settings(max_examples=50, stateful_step_count=30, **PATIENT)


# ---- Damaged and hostile files ---------------------------------------------------------

TEXTS = ("encoding_hash", "instance_hash", "began", "machine", "versions")
PHASES = tuple(name for name in Statistics._fields if name.endswith("seconds"))
TIMES = ("wall_seconds", "cpu_seconds", "megabytes", *PHASES)
AMOUNTS = ("count", *(name for name in Statistics._fields if name not in PHASES))
BAD = {
    **dict.fromkeys(TEXTS, (3, None, b"text")),
    **dict.fromkeys(TIMES, (-1, "1", 9e999, b"")),
    **dict.fromkeys(AMOUNTS, (-1, 1.5, "1", b"")),
    **dict.fromkeys(("exhausted", "is_refuted", "is_pinned"), (2, None, "true", 0.5)),
    "case": [None, "[" * 100_000, "{}", "[]", "1", '{"setting": 3}', json.dumps({"seed": 2})],
    "status": [None, "error", "Unique", 1],
    "interrupted": ["never", 0],
    "cost": [None, "3", "[true]", '["1"]', "[1.5]", "[[1]]", "[" * 100_000, "9" * 9_999, "{}"],
    "retries": [None, "7", '[["a"]]', '[["a", -1]]', "[[1, 1]]", '["a"]', '[["a", 1, 1]]'],
    "answers": [None, '"ab"', "[1]", "[null]", "{}", "\ud800".encode("utf-8", "surrogatepass")],
}


@pytest.fixture
def journal(tmp_path) -> Path:
    """A journal that has one run."""
    path = tmp_path / "runs.sqlite"
    with closing(Journal(path)) as journal:
        journal.add(SOUND)
    return path


def test_every_field_is_looked_at():
    assert {*BAD, "key", "error"} == {*COLUMNS}


@pytest.mark.few(8)
@pytest.mark.parametrize("column", BAD)
def test_a_damaged_field_is_named_and_its_run_made_again(journal, column):
    for value in BAD[column]:
        changed(journal, column, value)
        with closing(Journal(journal)) as opened:
            found = opened.find({"k": CASE})
        words = f"{journal}: run 1 ({CASE.command}): the field {column} is damaged"
        assert found == ((), (), (f"{words}: it is not taken from there",)), value


def test_the_run_before_a_damaged_one_is_taken(journal):
    with closing(Journal(journal)) as opened:
        opened.add(replace(SOUND, began="later"))
    changed(journal, "count", "many", "later")
    with closing(Journal(journal)) as opened:
        found = opened.find({"k": CASE})
    assert found.runs == (SOUND,)
    assert "run 2" in "".join(found.damaged)


@pytest.fixture(scope="module")
def large(tmp_path_factory) -> bytes:
    """The content of a journal of several pages."""
    path = tmp_path_factory.mktemp("large") / "runs.sqlite"
    with closing(Journal(path)) as journal:
        for number in range(20):
            journal.add(replace(SOUND, key=str(number), machine="x" * 400))
    return path.read_bytes()


@settings(max_examples=20, **PATIENT)
@given(data=st.data())
def test_a_file_that_is_cut_or_changed_is_read_or_refused(large, data):
    with TemporaryDirectory(dir=QUICK) as folder:
        path = Path(folder) / "runs.sqlite"
        content = bytearray(large)
        places = st.integers(0, len(content) - 1) | st.integers(0, 120)  # the header is short
        for place in data.draw(st.lists(places, max_size=20)):
            content[place] = data.draw(st.integers(0, 255))
        path.write_bytes(content[: data.draw(st.none() | places)])
        cases = {str(number): CASE for number in range(20)}
        try:
            with closing(Journal(path)) as journal:
                for run in journal.find(cases).runs:
                    assert run.case == CASE
                    str(run), run.to_dict()
                journal.add(SOUND)
                assert journal.find({"k": CASE}).runs == (SOUND,)
        except pylogic.PylogicError as error:
            assert str(path) in str(error)


@pytest.mark.parametrize("missing", [1, 4096, 20_000])
def test_a_journal_that_was_cut_is_called_damaged_before_any_run(tiny, large, missing):
    path = tiny / "compare.sqlite"
    path.write_bytes(large[:-missing])
    before = path.read_bytes()
    run = pylogic_run("compare", "k.lp", "i.lp", cwd=tiny)
    assert run.returncode == 2
    assert "compare.sqlite: a damaged journal: part of the file is missing" in run.stderr
    assert run.stdout == ""
    assert path.read_bytes() == before


def test_a_journal_that_was_changed_within_is_called_damaged(tmp_path, large):
    path = tmp_path / "runs.sqlite"
    path.write_bytes(large[:4096] + bytes(4096) + large[8192:])
    with pytest.raises(pylogic.OptionError, match="a damaged journal"):
        Journal(path)


def folder_of(path: Path) -> None:
    path.mkdir()


def other_database(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE places (url)")


def trigger(path: Path) -> None:
    Journal(path).close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TRIGGER t AFTER INSERT ON runs BEGIN DELETE FROM runs; END")


def view(path: Path) -> None:
    columns = ", ".join(f'1 AS "{name}"' for name in ("run", "command", *COLUMNS))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"CREATE VIEW runs AS SELECT {columns}")


def huge(path: Path) -> None:
    path.touch()
    os.truncate(path, 2**40)  # without taking any room


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (folder_of, "Is a directory"),
        (os.mkfifo, "not a regular file"),
        (lambda path: path.symlink_to("/dev/zero"), "not a regular file"),
        (lambda path: path.write_bytes(b"\x7fELF" + bytes(5000)), "not a database"),
        (lambda path: path.write_text("size(2,2)."), "not a database"),
        (huge, "not a database"),
        (other_database, "a database of something else"),
        (trigger, "no triggers"),
        (view, "a database of something else"),
    ],
)
def test_what_is_no_journal_is_refused_and_left_alone(tmp_path, make, words):
    path = tmp_path / "runs.sqlite"
    make(path)
    before = path.read_bytes() if path.is_file() and path.stat().st_size < 2**20 else None
    for _ in range(2):  # a refused file is not held
        with pytest.raises(pylogic.OptionError, match=words):
            Journal(path)
    assert before is None or path.read_bytes() == before


def test_a_name_that_is_special_to_sqlite_is_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in (":memory:", "file:x?mode=memory"):
        Journal(Path(name)).close()
        assert (tmp_path / name).stat().st_size > 0


def test_text_that_is_none_is_written_nevertheless(tmp_path):
    run = replace(SOUND, case=replace(CASE, instance="\udcff.lp"))
    with closing(Journal(tmp_path / "j")) as journal:
        journal.add(run)
        assert journal.find({"k": run.case}).runs == (run,)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Meanwhile somebody is amid a look at the runs."""
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM runs").fetchone()
        yield reader


def test_who_reads_the_journal_holds_up_the_writer_and_does_not_end_it(journal, monkeypatch):
    monkeypatch.setattr(ledger, "_TRY", 0)
    said = []
    with closing(Journal(journal)) as opened, reading(journal) as reader:

        def warn(words: str, path: Path) -> None:
            said.append(words % path)
            reader.rollback()

        monkeypatch.setattr(ledger._LOG, "warning", warn)
        opened.add(replace(SOUND, began="later"))
    assert rows(journal) == [SOUND.began, "later"]
    assert said == [f"{journal}: somebody is reading it: waiting for the end of that"]


def test_who_reads_the_journal_for_ever_ends_the_writer(journal, monkeypatch):
    monkeypatch.setattr(ledger, "_TRY", 0)
    monkeypatch.setattr(ledger, "_PATIENCE", -1)
    words = "database is locked: the last run could not be written; those before it are kept"
    with (
        closing(Journal(journal)) as opened,
        reading(journal),
        pytest.raises(WriteError, match=words),
    ):
        opened.add(SOUND)
    assert rows(journal) == [SOUND.began]


# ---- The command line ------------------------------------------------------------------


@pytest.fixture
def tiny(tmp_path) -> Path:
    """A folder with rules and facts that take no time."""
    (tmp_path / "k.lp").write_text("{ a } = 1. :- not b. #show a/0.")
    (tmp_path / "i.lp").write_text("b.")
    return tmp_path


def test_a_second_comparison_ends_at_once(tiny):
    with closing(Journal(tiny / "compare.sqlite")):
        run = pylogic_run("compare", "k.lp", "i.lp", cwd=tiny)
    assert run.returncode == 2
    assert "compare.sqlite: another process is writing to it" in run.stderr
    assert rows(tiny / "compare.sqlite") == []


def test_a_full_disk_ends_the_comparison_and_keeps_what_is_there(tiny):
    assert pylogic_run("compare", "k.lp", "i.lp", cwd=tiny).returncode == 0
    path = tiny / "compare.sqlite"
    before = rows(path)
    with room_for(path.stat().st_size):
        run = started("compare", "k.lp", "i.lp", "--seeds", "500", cwd=tiny)
    assert run.returncode not in (0, 1)
    assert "Traceback" not in run.stderr
    assert "compare.sqlite: " in run.stderr
    assert "the last run could not be written; those before it are kept" in run.stderr
    assert rows(path)[:1] == before
    assert len(rows(path)) < 501


def test_a_damaged_run_is_told_and_made_again(tiny):
    words = ["compare", "k.lp", "i.lp", "--resume", "--json"]
    first = json.loads(pylogic_run(*words, cwd=tiny).stdout)
    changed(tiny / "compare.sqlite", "count", "x")
    run = pylogic_run(*words, cwd=tiny)
    assert run.returncode == 0
    assert "compare.sqlite: run 1 (pylogic solve k.lp i.lp" in run.stderr
    assert "the field count is damaged" in run.stderr
    (again,) = json.loads(run.stdout)["runs"]
    assert again["key"] == first["runs"][0]["key"]
    assert rows(tiny / "compare.sqlite", "count") == ["x", again["count"]]
