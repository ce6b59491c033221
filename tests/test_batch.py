"""Batches: many puzzles, and a record of each."""

from __future__ import annotations

import json
import os
import pickle
import re
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from dataclasses import replace
from functools import cache

import pytest
from harness import CORPORA, enough_time, needs_corpora, needs_swipl

import pylogic
from pylogic.batches import batch as batches
from pylogic.batches.members import Item, Member, listed, meant, members

LINKS = "one https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i\n7x7:d7b3e8e5c7a7c13e4e8b4d\n"
FACTS = "size(1,3). clue(1,1,3).\n"
TWICE = "size(2,2). clue(1,1,3).\n"
NONE = "size(1,3). clue(1,1,3). clue(1,3,2).\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "many").mkdir()
    for name, text in {"a": FACTS, "b": NONE, "c": TWICE, "wrong": "clue(1,1).\n"}.items():
        (tmp_path / f"many/{name}.lp").write_text(text)
    (tmp_path / "links.txt").write_text(LINKS)
    return tmp_path


loaded = cache(pylogic.load)


class Elsewhere:
    """A team that has done one task when another is asked for, and keeps no rules."""

    def __init__(self, deadly: str = "", most: int | None = None, width: int = 2) -> None:
        self.width = width
        self.groups: list[int] = []
        self._deadly, self._most = deadly, most

    def share(self, rules):
        return rules.path

    def submit(self, function, *args):
        """Do a task, or the first of its puzzles; one puzzle kills who does it."""
        future = Future()
        job, path, items = pickle.loads(pickle.dumps(args))
        self.groups.append(len(items))
        if self._deadly in [one.item.name for one in items]:
            future.set_exception(pylogic.CrashError("killed"))
        else:
            future.set_result(self._made(function, job, path, items[: self._most]))
        return future

    def _made(self, function, job, path, items):
        return function(job, loaded(path).encoding, items)


class Guess(Elsewhere):
    """A team that makes up records: each puzzle takes so many seconds."""

    def __init__(self, seconds, deadly: str = "", most: int | None = None) -> None:
        super().__init__(deadly, most)
        self._seconds = seconds

    def _made(self, _function, _job, _path, items):
        seconds = self._seconds(len(self.groups))
        return [pylogic.Record(one.item.name, "unique", seconds=seconds) for one in items]


def names(*given):
    return [member.name for member in members(given)]


def test_take_puzzles_of_folders_patterns_and_collections(folder):
    assert names("many") == ["many/a.lp", "many/b.lp", "many/c.lp", "many/wrong.lp"]
    assert names("many/[ab].lp", "inst43") == ["many/a.lp", "many/b.lp", "inst43"]
    assert names("links.txt") == ["links.txt#one", "links.txt#2"]
    given = ("many", "m*/a.lp", "links.txt", "many/a.lp")
    assert [name for name in given if meant([name], "kuromasu", str)] == [*given[:3]]


def test_tell_name_that_means_nothing(folder):
    (found,) = members(["nothing/*.lp"])
    assert str(found.error) == "error: no file matches nothing/*.lp"
    assert found == Member("nothing/*.lp", error=found.error)


@pytest.mark.slow
def test_record_each_puzzle_in_order(folder):
    records = list(pylogic.batch("kuromasu", ["many", "links.txt", "nosuch"], jobs=2))
    assert [(one.name, one.status) for one in records] == [
        ("many/a.lp", "unique"),
        ("many/b.lp", "none"),
        ("many/c.lp", "multiple"),
        ("many/wrong.lp", "error"),
        ("links.txt#one", "unique"),
        ("links.txt#2", "unique"),
        ("nosuch", "error"),
    ]
    assert "no instance 'nosuch'" in records[-1].problems[0]
    assert records[0].cpu_seconds > 0
    assert records[0].megabytes > 1


def test_take_records_from_journal(folder):
    given = {"journal": "batch.sqlite", "jobs": 1}
    first = list(pylogic.batch("kuromasu", ["many"], **given))
    seen = []
    again = pylogic.batch("kuromasu", ["many"], resume=True, on_record=seen.append, **given)
    assert list(again) == first
    assert seen == first
    known = []
    again = pylogic.batch("kuromasu", ["many"], resume=True, on_known=known.append, **given)
    assert list(again) == known
    (folder / "many/a.lp").write_text(TWICE)
    changed = list(pylogic.batch("kuromasu", ["many"], resume=True, **given))
    assert [one == two for one, two in zip(first, changed, strict=True)] == [
        False,
        True,
        True,
        True,
    ]


def test_name_damaged_record_and_make_it_again(folder):
    given = {"journal": "batch.sqlite", "executor": Elsewhere()}
    first = list(pylogic.batch("kuromasu", ["many"], **given))
    damages = {"details": "'{'", "seconds": "-1", "name": "NULL", "is_busy": "'no'"}
    with closing(sqlite3.connect("batch.sqlite")) as journal, journal:
        for number, (column, value) in enumerate(damages.items(), 1):
            journal.execute(f"UPDATE records SET {column} = {value} WHERE run = {number}")
    damaged, known = [], []
    heard = {"on_damage": damaged.append, "on_known": known.append}
    again = list(pylogic.batch("kuromasu", ["many"], resume=True, **heard, **given))
    assert [one.status for one in again] == [one.status for one in first]
    names = ["many/a.lp", "many/b.lp", "None", "many/wrong.lp"]
    assert damaged == [
        f"batch.sqlite: record {number} ({name}): the field {column} is damaged: "
        "it is not taken from there"
        for number, (name, column) in enumerate(zip(names, damages, strict=True), 1)
    ]
    assert known == []
    assert list(pylogic.batch("kuromasu", ["many"], resume=True, **heard, **given)) == again
    assert len(known) == len(again) == len(damaged)  # later sound records come first


def test_a_broken_first_entry_is_a_record_whatever_stands_beside(folder):
    (folder / "some.txt").write_text(f"no puzzle at all\n{LINKS}")
    assert [bool(one.error) for one in members(["some.txt"])] == [True, False, False]
    alone, beside = (
        meant(names, "kuromasu", str) for names in (["some.txt"], ["some.txt", "many"])
    )
    records = [
        list(pylogic.batch("kuromasu", given, executor=Elsewhere())) for given in (alone, beside)
    ]
    statuses = [[one.status for one in made] for made in records]
    assert statuses[0] == statuses[1][:3] == ["error", "unique", "unique"]


def test_let_threads_take_turns(folder):
    asked = {"journal": "batch.sqlite", "jobs": 1}
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as other:
        records = pylogic.batch("kuromasu", ["many", "links.txt"], **asked)
        first = one.submit(next, records).result()
        rest = other.submit(list, records).result()
    again = pylogic.batch("kuromasu", ["many", "links.txt"], resume=True, **asked)
    assert list(again) == [first, *rest]


def test_do_rest_of_group_later(folder):
    (folder / "l.txt").write_text(LINKS * 30)
    team = Guess(lambda _: 0.02, most=1)
    found = list(pylogic.batch("kuromasu", ["l.txt"], executor=team))
    assert [one.name for one in found] == names("l.txt")
    assert (len(found), max(team.groups) > 1) == (60, True)


@pytest.fixture
def own(folder):
    """Rules of the user's own, with a twin, and a puzzle."""
    (folder / "own.lp").write_text(
        "{ mark(1..2) } = 1 :- size(_,_).\n"
        "%! [wrong, 2] mark the {N}\n:- mark(N), N > 1.\n"
        "#show mark/1.\n"
    )
    (folder / "own.pl").write_text("% a twin\nsolve.\n")
    (folder / "p.lp").write_text("size(1,1).\n")
    return folder


def is_known(**given):
    """Whether the journal has what is asked."""
    known = []
    given = {"journal": "batch.sqlite", "jobs": 1, "resume": True, **given}
    list(pylogic.batch("own.lp", ["p.lp"], on_known=known.append, **given))
    return bool(known)


def test_do_puzzle_again_if_rules_say_or_cost_otherwise(own):
    assert [is_known(), is_known(), is_known(verb="explain"), is_known(verb="explain")] == [
        *(False, True),
        *(False, True),
    ]
    rules = (own / "own.lp").read_text()
    (own / "own.lp").write_text("% a remark\n" + rules)
    assert is_known(verb="explain")
    (own / "own.lp").write_text(rules.replace("[wrong, 2]", "[wrong, 200]"))
    assert not is_known(verb="explain")


@pytest.mark.slow
@needs_swipl
def test_do_puzzle_again_if_code_of_twin_changed(own):
    twin = own / "own.pl"
    assert [is_known(engine="swipl"), is_known(engine="swipl")] == [False, True]
    twin.write_text("% another remark\n" + twin.read_text())
    assert is_known(engine="swipl")
    twin.write_text(twin.read_text() + "more.\n")
    assert not is_known(engine="swipl")


def test_do_puzzle_whose_process_died_once_more(folder):
    given = {"journal": "batch.sqlite", "resume": True}
    crashed = pylogic.batch("kuromasu", ["inst43"], executor=Elsewhere("inst43"), **given)
    assert [one.status for one in crashed] == ["crashed"]
    (found,) = pylogic.batch("kuromasu", ["inst43"], jobs=1, **given)
    assert found.status == "unique"


def test_yield_known_record_before_more_is_read(folder):
    many = [Member(f"{number}", FACTS) for number in range(3)]
    given = {"journal": "batch.sqlite", "jobs": 1, "format": "facts"}
    list(pylogic.batch("kuromasu", many, **given))
    asked = []

    def coming():
        for one in many:
            asked.append(one)
            yield one

    again = pylogic.batch("kuromasu", coming(), resume=True, **given)
    assert [(next(again).name, len(asked)) for _ in many] == [("0", 1), ("1", 2), ("2", 3)]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"models": -3}, "models=-3: expected a whole number from 0"),
        ({"order": "zz"}, "there is no order 'zz'"),
        ({"order": "file:o.lp"}, "order file:o.lp: a file lists the clues of one puzzle, not of"),
        ({"labeling": "zz"}, "labeling: there is no option 'zz'"),
        ({"heuristic": "nope"}, "no heuristic 'nope'"),
        ({"keep": "x"}, "keep='x': expected True or False"),
        ({"to": "range"}, "to='range': only convert writes a format, not solve"),
        ({"engine": "nope"}, "there is no engine 'nope'"),
    ],
)
def test_refuse_once_what_no_puzzle_can_be_asked(given, words):
    with pytest.raises(pylogic.OptionError, match=re.escape(words)):
        pylogic.batch("kuromasu", [], **given)


@needs_swipl
def test_twins_do_not_travel():
    with pytest.raises(pylogic.OptionError, match="on a cluster only clingo solves"):
        pylogic.batch("kuromasu", [], engine="swipl", executor="tcp://127.0.0.1:1")


def test_end_with_small_groups(folder):
    """So that all processes end at once; where puzzles become harder, groups become smaller."""
    (folder / "l.txt").write_text(LINKS * 100)
    even, harder = Guess(lambda _: 0.02), Guess(lambda n: 0.02 if n < 6 else 3.0)
    for team in (even, harder):
        found = list(pylogic.batch("kuromasu", ["l.txt"], executor=team))
        assert [one.name for one in found] == names("l.txt")
        assert sum(team.groups) == 200
    largest = even.groups.index(max(even.groups))
    assert even.groups[largest] > 10
    rest = even.groups[largest:]
    assert rest == sorted(rest, reverse=True)
    assert rest[-1] <= 3
    assert set(harder.groups[10:]) == {1}


def test_read_no_more_than_comes_next(folder):
    read = []

    def coming():
        for number in range(100):
            read.append(number)
            yield Member(str(number), FACTS)

    records = pylogic.batch("kuromasu", coming(), format="facts", executor=Guess(lambda _: 1.0))
    assert next(records).name == "0"
    assert len(read) < 12


def test_record_puzzle_that_kills_its_process_and_do_others(folder):
    (folder / "l.txt").write_text(LINKS * 30)
    team = Guess(lambda _: 0.02, deadly="l.txt#50")
    found = {one.name: one.status for one in pylogic.batch("kuromasu", ["l.txt"], executor=team)}
    assert max(team.groups) > 1
    assert {name for name, status in found.items() if status == "crashed"} == {"l.txt#50"}
    assert ([*found], {*found.values()}) == (names("l.txt"), {"crashed", "unique"})


ENDLESS = """
number(0) :- size(0,0). number(N+1) :- number(N).
{ answer(1..N) } :- size(N,N).
#show answer/1.
"""


@pytest.mark.slow
def test_a_puzzle_at_its_limit_ends_no_other_one(tmp_path, monkeypatch):
    """One process does many; what is not sure by then is done alone."""
    monkeypatch.setattr(batches, "SECOND", 100)  # all in one group
    rules = tmp_path / "rules.lp"
    rules.write_text(ENDLESS)
    sizes = {"a": 1, "wrong": "a b", "b": 2, "endless": 0, "c": 1, "d": 3}
    many = [Member(name, f"size({size},{size}).") for name, size in sizes.items()]

    def told(several, **limits):
        found = pylogic.batch(rules, several, format="facts", jobs=1, models=0, **limits)
        return [(one.name, one.status, one.count, one.problems) for one in found]

    free = told(many[:3] + many[4:])
    found = enough_time(
        lambda seconds: told(many, timeout=seconds), lambda told: told[:3] + told[4:] == free
    )
    assert found.pop(3) == ("endless", "interrupted", 0, ())
    assert found == free
    assert [count for _, _, count, _ in found] == [2, None, 4, 2, 8]


@pytest.mark.slow
def test_small_puzzles_with_limits_share_a_process(folder, monkeypatch):
    monkeypatch.setattr(batches, "SECOND", 100)
    read, pids = Item.instance, folder / "pids"

    def noted(self, *more):
        with pids.open("a") as file:
            file.write(f"{os.getpid()}\n")
        return read(self, *more)

    monkeypatch.setattr(Item, "instance", noted)
    many = [Member(name, FACTS) for name in "abcdefgh"]
    for limits in ({"timeout": 60}, {"memory": 500}, {}):
        pids.unlink(missing_ok=True)
        records = pylogic.batch("kuromasu", many, format="facts", jobs=1, **limits)
        assert {one.status for one in records} == {"unique"}
        assert len(set(pids.read_text().split())) == 2  # groups of five and of three


def test_a_text_with_a_name_is_a_puzzle(folder):
    (found,) = pylogic.batch("kuromasu", [Member("mine", "7x7:d7b3e8e5c7a7c13e4e8b4d")], jobs=1)
    assert (found.name, found.status) == ("mine", "unique")


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
    found = list(pylogic.batch("kuromasu", ["c.json"], "check", corpus=True, jobs=1))
    assert [one.status for one in found] == [
        "unique", "differs", "none", "multiple", "unique", "error", "differs",
    ]  # fmt: skip
    assert found[0].problems == ()
    assert found[1].problems == (
        "row 1, column 3: black in the published solution, white here",
        "row 2, column 1: white in the published solution, black here",
    )
    assert found[2].problems == ("it has no answer",)
    assert found[3].problems == ("it has several answers",)
    assert found[4].duplicate_of == "c.json#right"
    assert found[4].problems == ("the same puzzle as c.json#right, turned by 90 degrees clockwise",)
    (unread,) = found[6].problems
    assert unread.startswith("the published solution cannot be read: ")
    assert found[6].count == 1


@needs_corpora
def test_a_board_of_a_variant_is_told_which(folder):
    (name,) = [f"{CORPORA}/takuzu.json#103_10x10"]
    (found,) = pylogic.batch("takuzu", [name], "check", corpus=True)
    assert found.problems == ("it has no answer; with -c distinct=0 exactly one",)


def test_record_same_by_another_team(folder):
    given = ["many", "nosuch"]
    here = pylogic.batch("kuromasu", given, jobs=1)
    there = pylogic.batch("kuromasu", given, executor=Elsewhere())
    said = [(one.name, one.status, one.problems, one.count) for one in here]
    assert [(one.name, one.status, one.problems, one.count) for one in there] == said


@pytest.mark.slow
def test_a_grade_that_was_cut_short_is_none(monkeypatch):
    (whole,) = pylogic.batch("kuromasu", ["inst12"], "explain", jobs=1)
    assert (whole.status, whole.interrupted, whole.grade) == ("unique", None, "easy 3")
    rate = pylogic.Puzzle.rate

    def cut(self, *of, **keywords):
        return replace(rate(self, *of, **keywords), is_complete=False, interrupted="timeout")

    monkeypatch.setattr(pylogic.Puzzle, "rate", cut)
    (part,) = pylogic.batch("kuromasu", ["inst12"], "explain", jobs=1)
    assert (part.status, part.interrupted, part.grade) == ("unique", "timeout", None)


def test_a_grade_that_is_not_proved_says_so():
    assert (
        pylogic.Record("x", "unique", level="hard", costliest=8, is_proved=True).grade == "hard 8"
    )
    assert (
        pylogic.Record("x", "unique", level="hard", costliest=8, is_proved=False).grade
        == "at most hard 8"
    )


WRONG = [
    ({"foo": 1}, "foo: there is no such keyword; there are all_optima, "),
    ({"options": ["--nope"]}, "unknown option: 'nope'"),
    ({"engine": "swipl:nope"}, "nope"),
    ({"verb": "draw"}, "expected one of solve, check, explain, convert"),
]


@pytest.mark.parametrize(("keywords", "words"), WRONG)
def test_what_no_puzzle_can_be_asked_is_said_once(keywords, words):
    with pytest.raises(pylogic.PylogicError, match=words):
        pylogic.batch("kuromasu", ["inst12"], **keywords)


def test_a_name_is_no_list_of_names():
    with pytest.raises(pylogic.OptionError, match="expected a list of names"):
        pylogic.batch("kuromasu", "inst12")


LINK = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
ID = "7x7:d7b3e8e5c7a7c13e4e8b4d"
SUDOKU = "53..7...." * 9


def test_a_folder_gives_its_collections_too_and_nothing_hidden(folder):
    (folder / "many/.hidden.lp").write_text(FACTS)
    (folder / "many/sub").mkdir()
    (folder / "many/sub/d.lp").write_text(FACTS)
    (folder / "many/c.json").write_text('{"x": {"problem": "1 1\\n-"}}')
    (folder / "many/links.txt").write_text(LINKS)
    assert names("many") == [
        "many/a.lp", "many/b.lp", "many/c.json#x", "many/c.lp", "many/links.txt#one",
        "many/links.txt#2", "many/wrong.lp",
    ]  # fmt: skip


def test_a_pattern_gives_each_real_file_once(folder):
    (folder / "many/sub").mkdir()
    (folder / "many/sub/d.lp").write_text(FACTS)
    for name in ("loop", "round"):  # together they are more ways than can be followed
        (folder / "many/sub" / name).symlink_to(folder / "many")
    files = [*names("many/*.lp"), "many/sub/d.lp"]
    assert sorted(names("many/**/*.lp")) == sorted(files)
    assert sorted(names("**/sub/**/*.lp")) == ["many/sub/d.lp"]
    assert names("many/*/d.lp", "ma**/a.lp") == ["many/sub/d.lp", "many/a.lp"]
    assert "many/sub/d.lp" in names("**") + names("many/sub/**")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"# my links\n{LINK}\n% more\none\t{LINK}\n", ["1", "one"]),
        (f"{LINK}\ninst43\none {LINK} # hard\nstray word\n", ["1", "2!", "one", "4!"]),
        (f"one {LINK}\ninst43\n", ["one", "2!"]),
        (f"# sudoku\n{SUDOKU}\nhello\n{SUDOKU}\n", ["1", "2!", "3"]),
        (f"{LINK}\n", []),
        (f"{SUDOKU}\n{'#' * 81}\n{SUDOKU}\n", []),
        ("# . 2\n. . .\n3 . #\n", []),
        (f"size(1,3).\n{LINK}\n{LINK}\n", []),
    ],
)
def test_tell_odd_line_of_list_once(folder, text, found):
    (folder / "l.txt").write_text(text)
    wanted = [f"l.txt#{name}" for name in found] or ["l.txt"]
    assert [one.name + "!" * bool(one.error) for one in members(["l.txt"])] == wanted


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (f"3 {ID}\n1 {LINK}\n{ID}\n", ["3", "1", "3-2"]),
        (f"2 {ID}\n2 {LINK}\n", ["2", "2-2"]),
        (f"2-2 {ID}\n2 {LINK}\n2 {ID}\n{LINK}\n", ["2-2", "2", "3", "4"]),
        (f"3 {ID}\n3-2 {LINK}\nodd\n", ["3", "3-2", "3-3"]),
        (f"a {ID}\na {LINK}\n", ["a", "2"]),
    ],
)
def test_lose_no_puzzle_by_its_name(folder, text, found):
    (folder / "l.txt").write_text(text)
    assert names("l.txt") == [f"l.txt#{name}" for name in found]


def test_an_odd_line_says_what_it_is(folder):
    (folder / "l.txt").write_text(f"# links\n{LINK}\ninst43\n{LINK}\n")
    words = "this line of a list is no link, no game ID and no board on one line: inst43"
    records = list(pylogic.batch("kuromasu", ["l.txt"], jobs=1))
    assert [one.status for one in records] == ["unique", "error", "unique"]
    assert records[1].problems == (f"l.txt:3: error: {words}",)
    with pytest.raises(pylogic.ProgramError, match=r"l\.txt:3: error: this line of a list"):
        pylogic.load("kuromasu").instance("l.txt#2")


def test_one_odd_entry_of_a_corpus_is_one_error(folder):
    entries = {"x": {"problem": "1 1\n-"}, "notdict": 5, "y": {"problem": "1 1\n-"}}
    (folder / "c.json").write_text(json.dumps(entries))
    right, odd, _ = members(["c.json"])
    assert (right.error, odd.name) == (None, "c.json#notdict")
    assert str(odd.error).startswith("c.json#notdict: error: no puzzle of a corpus: expected")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"x": {"problem": "1', "1:19: error: this is no JSON: it ends early"),
        ('{\n"x" 5}', "2:5: error: this is no JSON: Expecting ':' delimiter"),
        ('{"x": 5}', " error: no corpus: expected"),
    ],
)
def test_what_is_no_corpus_says_why(folder, text, words):
    (folder / "c.json").write_text(text)
    (found,) = members(["c.json"])
    assert f"c.json:{words}" in str(found.error)


def test_a_list_may_have_comments_and_a_board_black_cells():
    assert listed(f"# mine\n{LINK}\n#also\ninst43\n", ["inst43"]) == (LINK, "inst43")
    assert listed("# . 2\n. . .\n3 . #\n") == ()
