"""Batches: many puzzles and a record of each; which puzzles names mean, groups, and journals."""

from __future__ import annotations

import json
import pickle
import re
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from harness import CORPORA, enough_time, needs_corpora, needs_swipl

import pylogic
from pylogic.batches.record import measure

LINK = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
ID = "7x7:d7b3e8e5c7a7c13e4e8b4d"
LINKS = f"one {LINK}\n{ID}\n"
SUDOKU = "53..7...." * 9
FACTS = "size(1,3). clue(1,1,3).\n"
TWICE = "size(2,2). clue(1,1,3).\n"
NONE = "size(1,3). clue(1,1,3). clue(1,3,2).\n"
FILES = ["many/a.lp", "many/b.lp", "many/c.lp", "many/wrong.lp"]


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "many").mkdir()
    for name, text in zip(FILES, (FACTS, NONE, TWICE, "clue(1,1).\n"), strict=True):
        (tmp_path / name).write_text(text)
    (tmp_path / "links.txt").write_text(LINKS)
    return tmp_path


class Elsewhere:
    """A team that has done one task when another is asked for."""

    def __init__(self, deadly: str = "", most: int | None = None) -> None:
        self.width = 2
        self.groups: list[int] = []
        self._deadly, self._most = deadly, most

    def submit(self, function, *args):
        """Do a task, or the first of its puzzles; one puzzle kills who does it."""
        future = Future()
        *how, items = pickle.loads(pickle.dumps(args))
        self.groups.append(len(items))
        if self._deadly in [item.name for item in items]:
            future.set_exception(pylogic.CrashError("killed"))
        else:
            future.set_result(self._made(function, how, items[: self._most]))
        return future

    def _made(self, function, how, items):
        return function(*how, items)


class Guess(Elsewhere):
    """A team that makes up records: each puzzle takes so many seconds."""

    def __init__(self, seconds=lambda _: 0.02, deadly: str = "", most: int | None = None) -> None:
        super().__init__(deadly, most)
        self._seconds = seconds

    def _made(self, _function, _how, items):
        seconds = self._seconds(len(self.groups)) * len(items)
        return [pylogic.Record(name=item.name, status="unique") for item in items], seconds


def done(given, verb="solve", *, puzzle="kuromasu", **keywords):
    """The records of a batch, done right here."""
    return list(pylogic.batch(puzzle, given, verb, **{"executor": Elsewhere(), **keywords}))


def names(*given):
    """The puzzles that names mean."""
    return [record.name for record in done(given, executor=Guess())]


def told(records):
    """The contents of records, without the time that they took."""
    return [(one.name, one.status, one.problems, one.count) for one in records]


# ---- Which puzzles names mean ----------------------------------------------------------


def test_take_puzzles_of_folders_and_of_their_collections(folder):
    assert names("many/[ab].lp", "inst43") == ["many/a.lp", "many/b.lp", "inst43"]
    assert names("links.txt", "links.txt#2") == ["links.txt#one", "links.txt#2"]
    for name in ("many/.hidden.lp", "many/sub/d.lp"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(FACTS)
    (folder / "many/c.json").write_text('{"x": {"problem": "1 1\\n-"}}')
    (folder / "many/links.txt").write_text(LINKS)
    assert names("many") == [
        "many/a.lp", "many/b.lp", "many/c.json#x", "many/c.lp", "many/links.txt#one",
        "many/links.txt#2", "many/wrong.lp",
    ]  # fmt: skip


def test_take_each_real_file_of_a_pattern_once(folder):
    (folder / "many/sub").mkdir()
    (folder / "many/sub/d.lp").write_text(FACTS)
    for name in ("loop", "round"):  # together they are more ways than can be followed
        (folder / "many/sub" / name).symlink_to(folder / "many")
    assert sorted(names("many/**/*.lp")) == sorted([*FILES, "many/sub/d.lp"])
    assert names("**/sub/**/*.lp") == ["many/sub/d.lp"]
    assert names("many/*/d.lp", "ma*/a.lp") == ["many/sub/d.lp", "many/a.lp"]
    assert "many/sub/d.lp" in names("**") + names("many/sub/**")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"# my links\n{LINK}\n% more\none\t{LINK}\n", ["1", "one"]),
        (f"{LINK}\ninst43\none {LINK} # hard\nstray word\n", ["1", "2!", "one", "4!"]),
        (f"one {LINK}\ninst43\n", ["one", "2!"]),
        (f"# sudoku\n{SUDOKU}\nhello\n{SUDOKU}\n", ["1", "2!", "3"]),
        (f"# mine\nsmall\t{ID} # hard\n", ["small"]),
        (f"1 {ID}\n", ["1"]),
        (f"# from {LINK}\n#1 {ID}\n", ["#1"]),
        # The name of a file is enough for its only puzzle.
        (f"# mine\n{LINK} # hard\n", []),
        (f"{ID}\n", []),
        (". 3\n. .\n", []),
        # A list is nothing that may be a board or facts.
        (f"{SUDOKU}\n{'#' * 81}\n{SUDOKU}\n", []),
        ("# . 2\n. . .\n3 . #\n", []),
        ("..\n..\n", []),
        (f"size(1,3).\n{LINK}\n{LINK}\n", []),
        # No puzzle is lost by its name.
        (f"3 {ID}\n1 {LINK}\n{ID}\n", ["3", "1", "3-2"]),
        (f"2 {ID}\n2 {LINK}\n", ["2", "2-2"]),
        (f"2-2 {ID}\n2 {LINK}\n2 {ID}\n{LINK}\n", ["2-2", "2", "3", "4"]),
        (f"3 {ID}\n3-2 {LINK}\nodd\n", ["3", "3-2", "3-3!"]),
        (f"a {ID}\na {LINK}\n", ["a", "2"]),
    ],
)
def test_name_lines_of_list_and_tell_odd_ones(folder, text, found):
    (folder / "l.txt").write_text(text)
    wanted = [f"l.txt#{name}" for name in found] or ["l.txt"]
    records = done(["l.txt"], "check")
    is_odd = ["line of a list" in "".join(one.problems) for one in records]
    assert [one.name + "!" * odd for one, odd in zip(records, is_odd, strict=True)] == wanted


def test_find_puzzles_of_list_by_names_and_numbers(folder, kuromasu):
    (folder / "two.txt").write_text(f"{ID}\none {LINK}\n")
    first, second, named = (kuromasu.instance(f"two.txt#{name}") for name in ("1", "02", "one"))
    assert first.size == (7, 7)
    assert second.symbols == named.symbols
    for number in ("0", "3", "9" * 5000):
        with pytest.raises(pylogic.NotFoundError, match="has no puzzle"):
            kuromasu.instance(f"two.txt#{number}")
    (folder / "one.txt").write_text(f"small {ID}\n")
    assert kuromasu.instance("one.txt").symbols == kuromasu.instance("one.txt#1").symbols


def test_name_puzzles_of_one_name_in_a_corpus(folder):
    rows = [f'"{name}": {{"problem": "1 {n}\\n{"- " * n}"}}' for n, name in enumerate("aaab", 2)]
    (folder / "c.json").write_text(
        f"{{{', '.join([*rows[:3], rows[0].replace('a', 'a-2'), rows[3]])}}}"
    )
    assert names("c.json") == [f"c.json#{name}" for name in ("a", "2", "3", "a-2", "b")]


def test_make_record_of_odd_line_at_any_place(folder):
    (folder / "l.txt").write_text(f"# links\n{LINK}\ninst43\n{LINK}\n")
    words = "this line of a list is no link, no game ID and no board on one line: inst43"
    records = done(["l.txt"])
    assert [one.status for one in records] == ["unique", "error", "unique"]
    assert records[1].problems == (f"l.txt:3: error: {words}",)
    with pytest.raises(pylogic.ProgramError, match=r"l\.txt:3: error: this line of a list"):
        pylogic.load("kuromasu").instance("l.txt#2")
    (folder / "first.txt").write_text(f"no puzzle at all\n{LINKS}")
    assert [one.status for one in done(["first.txt"])] == ["error", "unique", "unique"]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"x": {"problem": "1', "c.json:1:19: error: this is no JSON: Unterminated string"),
        ('{\n"x" 5}', "c.json:2:5: error: this is no JSON: Expecting ':' delimiter"),
        ('{"x": 5}', "c.json: error: no corpus: expected"),
        ('{"x": {"problem": "1 1\\n-"}, "notdict": 5}',
         "c.json#notdict: error: no puzzle of a corpus: expected"),
        (None, "error: no file matches c.*n"),
    ],
)  # fmt: skip
def test_tell_wrong_corpus_and_name_that_means_nothing(folder, text, words):
    if text:
        (folder / "c.json").write_text(text)
    *right, found = done(["c.json" if text else "c.*n"], "check")
    assert found.status == "error"
    assert found.problems[0].startswith(words)
    assert [one.status for one in right] == ["sound"] * len(right)


# ---- Records ---------------------------------------------------------------------------


@pytest.mark.slow
def test_record_each_puzzle_in_order_by_any_team(folder):
    given = ["many", "links.txt", "nosuch"]
    records = list(pylogic.batch("kuromasu", given, jobs=2))
    assert [one.name for one in records] == [*FILES, "links.txt#one", "links.txt#2", "nosuch"]
    statuses = ["unique", "none", "multiple", "error", "unique", "unique", "error"]
    assert [one.status for one in records] == statuses
    assert "no instance 'nosuch'" in records[-1].problems[0]
    assert records[0].cpu_seconds > 0
    assert records[0].megabytes > 1
    assert told(done(given)) == told(records)


@pytest.mark.skipif(not Path("/proc/self/clear_refs").exists(), reason="only Linux forgets")
def test_measure_memory_of_each_task_alone():
    """By an allocation that the system takes back at once, which clingo's may keep for a while."""
    (_, large), (_, small) = measure(lambda: len(b"x" * 2**26)), measure(lambda: 0)
    assert large.megabytes - small.megabytes > 60


@pytest.mark.parametrize(
    ("keywords", "words"),
    [
        ({"models": -3}, "models=-3: expected a whole number from 0"),
        ({"order": "zz"}, "there is no order 'zz'"),
        ({"labeling": "zz"}, "labeling: there is no option 'zz'"),
        ({"heuristic": "nope"}, "no heuristic 'nope'"),
        ({"to": "range"}, "to='range': only convert writes a format, not solve"),
        ({"engine": "nope"}, "there is no engine 'nope'"),
        ({"foo": 1}, "foo: there is no such keyword; there are all_optima, "),
        ({"options": ["--nope"]}, "--nope: no option of clasp"),
        ({"verb": "draw"}, "expected one of solve, check, explain, convert"),
        ({"instances": "inst12"}, "expected a list of names"),
        pytest.param(
            {"engine": "swipl", "executor": "tcp://127.0.0.1:1"},
            "on a cluster only clingo solves",
            marks=needs_swipl,
        ),
    ],
)
def test_refuse_once_question_that_fits_no_puzzle(keywords, words):
    with pytest.raises(pylogic.PylogicError, match=re.escape(words)):
        pylogic.batch("kuromasu", **{"instances": [], **keywords})


CORPUS = {
    "right": ("2 3\n4 - -\n- - 2\n", "2 3\n- - -\n- x -\n"),
    "differs": ("2 3\n3 - -\n- 3 -\n", "2 3\n- - x\n- - -\n"),
    "none": ("2 2\n2 -\n- 3\n", None),
    "several": ("2 3\n- - 3\n- - -\n", None),
    "turned": ("3 2\n- 4\n- -\n2 -\n", None),
    "bad": ("2 3\n- -\n", None),
    "unread": ("1 3\n3 - -\n", "9 9\n-\n"),
}


def test_compare_corpus_with_published_answers_and_itself(folder):
    entries = {
        name: {"problem": problem} | ({"solution": solution} if solution else {})
        for name, (problem, solution) in CORPUS.items()
    }
    (folder / "c.json").write_text(json.dumps(entries))
    found = done(["c.json"], "check", corpus=True)
    assert [(one.status, one.problems) for one in found[:5]] == [
        ("unique", ()),
        ("differs", ("black(1,3) in the published solution, not here",
                     "black(2,1) here, not in the published solution")),
        ("none", ("it has no answer",)),
        ("multiple", ("it has several answers",)),
        ("unique", ("the same puzzle as c.json#right",)),
    ]  # fmt: skip
    assert found[4].duplicate_of == "c.json#right"
    assert [(one.status, one.count) for one in found[5:]] == [("error", None)] * 2


def test_name_the_duplicate_of_an_instance_that_comes_twice(kuromasu):
    board = kuromasu.instance("size(1,2). clue(1,2,1).", text=True)
    records = [*pylogic.batch(kuromasu, [board, board], "check", corpus=True)]
    assert [record.duplicate_of for record in records] == [None, board.name]


@needs_corpora
def test_name_variant_whose_rules_a_board_follows(folder):
    name = f"{CORPORA}/takuzu.json#103_10x10"
    (found,) = pylogic.batch("takuzu", [name], "check", corpus=True)
    assert found.problems == ("it has no answer; with -c distinct=0 exactly one",)


@pytest.mark.slow
def test_give_no_grade_to_puzzle_that_was_cut_short(monkeypatch):
    (whole,) = done(["inst12"], "explain")
    assert (whole.status, whole.interrupted, whole.grade) == ("unique", None, "easy 3")
    rate = pylogic.Puzzle.rate

    def cut(self, *of, **keywords):
        return replace(rate(self, *of, **keywords), is_complete=False, interrupted="timeout")

    monkeypatch.setattr(pylogic.Puzzle, "rate", cut)
    (part,) = done(["inst12"], "explain")
    assert (part.status, part.interrupted, part.grade) == ("unique", "timeout", None)


# ---- Journals --------------------------------------------------------------------------

JOURNAL = {"journal": "batch.sqlite", "resume": True}


def known(given=("p.lp",), **keywords):
    """The records that the journal already has of the puzzles asked for."""
    found = []
    done(given, on_known=found.append, **JOURNAL, **keywords)
    return found


def test_take_records_from_journal(folder):
    seen, given = [], {"journal": "batch.sqlite"}
    first = done(["many"], **given)
    assert done(["many"], on_record=seen.append, **JOURNAL) == seen == first
    assert known(["many"]) == first
    (folder / "many/a.lp").write_text(TWICE)
    assert [one in first for one in done(["many"], **JOURNAL)] == [False, True, True, True]


def test_let_threads_take_turns(folder):
    asked = {"journal": "batch.sqlite", "executor": Elsewhere()}
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as other:
        records = pylogic.batch("kuromasu", ["many", "links.txt"], **asked)
        first = one.submit(next, records).result()
        rest = other.submit(list, records).result()
    assert known(["many", "links.txt"]) == [first, *rest]


@pytest.fixture
def own(folder):
    """Rules of the user's own, and a puzzle."""
    (folder / "own.lp").write_text(
        "{ mark(1..2) } = 1 :- size(_,_).\n"
        "%! [wrong, 2] mark the {N}\n:- mark(N), N > 1.\n"
        "#show mark/1.\n"
    )
    (folder / "p.lp").write_text("size(1,1).\n")
    return folder


def test_make_record_again_if_rules_say_or_cost_otherwise(own):
    for asked in ({}, {"timeout": 60.0, "memory": 900}, {"verb": "explain"}):
        assert [len(known(puzzle="own.lp", **asked)) for _ in range(2)] == [0, 1]
    rules = (own / "own.lp").read_text()
    for text, number in (
        ("% a remark\n" + rules, 1),
        (rules.replace("[wrong, 2]", "[wrong, 200]"), 0),
    ):
        (own / "own.lp").write_text(text)
        assert len(known(puzzle="own.lp", verb="explain")) == number


def test_make_record_of_crash_once_more(folder):
    asked = {"executor": Elsewhere("inst43"), **JOURNAL}
    assert [one.status for one in done(["inst43"], **asked)] == ["crashed"]
    assert [one.status for one in done(["inst43"], **JOURNAL)] == ["unique"]


# ---- Groups ----------------------------------------------------------------------------


@pytest.fixture
def links(folder):
    """A list of 200 puzzles."""
    (folder / "l.txt").write_text(LINKS * 100)
    return names("l.txt")


def test_do_rest_of_group_later(links):
    team = Guess(most=1)
    assert [one.name for one in done(["l.txt"], executor=team)] == links
    assert (len(links), max(team.groups) > 1) == (200, True)


def test_make_groups_as_large_as_puzzles_are_quick(links):
    even, harder = Guess(), Guess(lambda n: 0.02 if n < 6 else 3.0)
    for team in (even, harder):
        assert [one.name for one in done(["l.txt"], executor=team)] == links
        assert sum(team.groups) == 200
    assert (even.groups[0], max(even.groups)) == (1, 12)
    assert set(harder.groups[10:]) == {1}


def test_read_no_more_than_comes_next(links):
    read = []
    coming = (read.append(name) or name for name in links)
    assert next(pylogic.batch("kuromasu", coming, executor=Guess(lambda _: 1.0))).name == links[0]
    assert len(read) < 12


def test_record_puzzle_that_kills_its_process_and_do_others(links):
    team = Guess(deadly="l.txt#50")
    found = {one.name: one.status for one in done(["l.txt"], executor=team)}
    assert max(team.groups) > 1
    assert {name for name, status in found.items() if status == "crashed"} == {"l.txt#50"}
    assert ([*found], {*found.values()}) == (links, {"crashed", "unique"})


@pytest.mark.slow
def test_end_no_other_puzzle_of_group_at_limit_of_one(folder, monkeypatch):
    """One process does many, on a slow machine, too; an unsure one is done alone."""
    monkeypatch.setattr("pylogic.batches.batch.SECONDS", 5.0)
    (folder / "rules.lp").write_text(
        "number(0) :- size(0,0). number(N+1) :- number(N).\n"
        "{ answer(1..N) } :- size(N,N).\n#show answer/1.\n"
    )
    sizes = [str(1 + n % 3) for n in range(40)]
    sizes[30:32] = ["0", "a b"]
    files = [f"{number}.lp" for number in range(40)]
    for name, size in zip(files, sizes, strict=True):
        (folder / name).write_text(f"size({size},{size}).")
    teams = []

    def told_of(given, **limits):
        teams.append(Elsewhere())
        return told(done(given, puzzle="rules.lp", executor=teams[-1], models=0, **limits))

    free = told_of(files[:30] + files[31:])
    found = enough_time(
        lambda seconds: told_of(files, timeout=seconds), lambda t: t[:30] + t[31:] == free
    )
    assert found.pop(30) == ("30.lp", "interrupted", (), 0)
    assert found == free
    assert [count for *_, count in found[:3]] == [2, 4, 8]
    assert min(max(team.groups) for team in teams) > 4
