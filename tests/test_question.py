"""A question: its keywords are the same in every way in. Conflicts, its newest, are a limit."""

from __future__ import annotations

import json
import pickle
from dataclasses import fields, replace
from inspect import signature

import pytest
from harness import command

import pylogic
from pylogic.batches.job import SEARCH, Job
from pylogic.cli import options
from pylogic.rules.limits import Limits
from pylogic.solving.question import COUNTED, KEYWORDS, LIMITS, Question
from pylogic.web.routes import work

CALLBACKS = {"on_answer", "on_progress", "on_start"}
OTHERS = {
    "models": 3,
    "keep": False,
    "all_optima": True,
    "drawn": True,
    "certify": True,
    "improve": True,
    "engine": "swipl",
    "order": "reversed",
    "shuffle": 1,
    "heuristic": "Vsids",
    "labeling": "ff",
    "constants": {"n": 1},
    "options": ["--seed=1"],
    "threads": 2,
    "seed": 1,
}
"""A value of each keyword that is not the usual one."""
MOST = {
    "timeout": 9,
    "cpu_limit": 9,
    "memory": 900,
    "conflicts": 99,
    "inferences": 999,
    "isolated": True,
}


class Heard(Exception):
    """What a puzzle was asked."""


class Listener(pylogic.Puzzle):
    """A puzzle that is asked, and answers nothing."""

    def ask(self, question, instance=None, **_):
        raise Heard(question)


def asked(puzzle, **keywords) -> Question:
    """The question that keywords of `solve` make."""
    with pytest.raises(Heard) as heard:
        Listener(puzzle.encoding).solve(**keywords)
    return heard.value.args[0]


@pytest.fixture(scope="module")
def kuromasu():
    return pylogic.load("kuromasu")


def keywords(method) -> dict[str, object]:
    """Its keywords, each with its default."""
    found = signature(method).parameters.values()
    return {one.name: one.default for one in found if one.kind is one.KEYWORD_ONLY}


def test_the_keywords_of_a_search_are_those_of_a_question():
    declared = {one.name: one.default for one in fields(Question) if one.name != "limits"}
    own = keywords(pylogic.Puzzle.solve)
    assert own.keys() == {*KEYWORDS, *LIMITS, *CALLBACKS}
    assert {name: own[name] for name in KEYWORDS} == declared
    assert {name: own[name] for name in COUNTED} == {name: None for name in COUNTED}
    assert set(LIMITS) <= set(Limits._fields)
    for method, others in (
        (pylogic.Puzzle.task, {*LIMITS}),
        (pylogic.Puzzle.trace, {*LIMITS, "keep"}),
    ):
        known = keywords(method)
        assert {name: known[name] for name in known.keys() - others} == {
            name: declared[name] for name in known.keys() - others
        }


def test_the_facade_asks_what_its_keywords_say(kuromasu):
    usual = asked(kuromasu)
    assert usual == Question()
    assert OTHERS.keys() == {*KEYWORDS}
    for name, value in OTHERS.items():
        assert asked(kuromasu, **{name: value}) == replace(usual, **{name: value})
    for name in LIMITS:
        engine = "swipl" if name == "inferences" else "clingo"
        found = asked(kuromasu, engine=engine, **{name: MOST[name]}).limits
        assert getattr(found, name) == MOST[name]
        assert (found.deadline is None) == (name != "timeout")  # its time has begun


@pytest.mark.parametrize("name", OTHERS)
def test_a_keyword_is_refused_by_its_declared_type(kuromasu, name):
    with pytest.raises(pylogic.OptionError, match=name):
        kuromasu.solve("inst12", **{name: object()})


NUMBERS = [one.name for one in fields(Question) if "int" in str(one.type)]


@pytest.mark.parametrize("value", [True, -1, "3"])
@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_is_refused_outside_of_its_range(kuromasu, name, value):
    with pytest.raises(pylogic.OptionError, match=f"{name}={value!r}: expected"):
        kuromasu.solve("inst12", **{name: value})


def test_a_question_travels_whole_and_is_told_from_every_other(kuromasu):
    made = [Question(), *(Question.of({name: value}) for name, value in OTHERS.items())]
    made += [Question.of({"timeout": 9}), Question.of({"memory": 9}), Question.of({"conflicts": 9})]
    made += [Question.of({"cpu_limit": 9})]
    assert [pickle.loads(pickle.dumps(one)) for one in made] == made
    prints = {one.canonical for one in made}
    assert len(prints) == len(made)
    same = [Question(constants={"a": 1, "b": 2}, options=["-t2"]),
            Question(constants={"b": "2", "a": "1"}, options=("-t2",))]  # fmt: skip
    assert len({Job("solve", one).fingerprint(kuromasu.encoding) for one in same}) == 1


def test_the_options_of_a_search_are_keywords_of_a_question():
    said = {*options.names([*options.SEARCH, *options.GUIDANCE])}
    asked_otherwise = {"models", "keep", "all_optima", "certify", "improve"} | {
        "drawn",
        "constants",
    }
    assert said == {*KEYWORDS} - asked_otherwise | {*COUNTED}


def test_the_workbench_asks_what_a_search_takes():
    own = {*work.Trace.model_fields} - {*work.bodies.Board.model_fields}
    assert own <= keywords(pylogic.Puzzle.trace).keys()
    own = {*work.Compare.model_fields} - {*work.bodies.Board.model_fields, "others"}
    assert own <= keywords(pylogic.compare).keys()


def test_a_batch_takes_every_keyword_that_is_of_each():
    assert {*SEARCH} == {*KEYWORDS, *COUNTED} - {"drawn", "constants"}
    usual = {one.name: one.default for one in fields(Question)}
    for name in SEARCH:
        pylogic.batch("kuromasu", [], **{name: usual.get(name)})
    pylogic.batch("kuromasu", [], conflicts=9)
    with pytest.raises(pylogic.OptionError, match="drawn: there is no such keyword"):
        pylogic.batch("kuromasu", [], drawn=True)


# ---- A limit of conflicts ---------------------------------------------------------------


def test_conflicts_are_a_limit(kuromasu):
    cut = kuromasu.solve("inst43", conflicts=20)
    assert (cut.status, cut.interrupted, cut.exhausted) == ("interrupted", "conflicts", False)
    assert cut.statistics.conflicts == 20
    assert str(cut).startswith("interrupted: no answer, stopped by the limit of conflicts, ")
    whole = kuromasu.solve("inst43", conflicts=10**6)
    assert (whole.status, whole.interrupted) == ("unique", None)
    in_child = kuromasu.solve("inst43", conflicts=20, isolated=True)
    assert in_child == cut


def test_conflicts_of_several_solve_calls_are_added():
    """As where steps are ground one by one, and where a labeling has an objective."""
    river = pylogic.load("river_crossing")
    needed = river.solve("couples3_boat2").statistics.conflicts
    cut = river.solve("couples3_boat2", conflicts=needed // 2)
    assert cut.interrupted == "conflicts"
    assert cut.statistics.conflicts <= needed // 2 + 1
    assert river.solve("couples3_boat2", conflicts=needed + 1).interrupted is None


def test_what_was_found_before_the_limit_of_conflicts_is_kept():
    queens = pylogic.load("queens")
    found = queens.solve("8", models=0, conflicts=200)
    assert found.interrupted == "conflicts"
    assert (found.status, found.exhausted) == ("multiple", False)


def test_conflicts_on_the_command_line():
    told = json.loads(command("solve", "kuromasu", "inst43", "--conflicts", 20, "--json", code=3))
    assert (told["status"], told["interrupted"]) == ("interrupted", "conflicts")
    said = command("solve", "queens", "8", "-n", 0, "--conflicts", 200)
    assert "stopped by the limit of conflicts" in said


def test_conflicts_in_a_batch(tmp_path):
    asked = {"conflicts": 20, "journal": tmp_path / "kept.sqlite"}
    (made,) = pylogic.batch("kuromasu", ["inst43"], **asked)
    assert (made.status, made.interrupted) == ("interrupted", "conflicts")
    known: list[pylogic.Record] = []
    again = [*pylogic.batch("kuromasu", ["inst43"], **asked, resume=True, on_known=known.append)]
    assert again == known == [made]
    asked["conflicts"] = 10**6
    (other,) = pylogic.batch("kuromasu", ["inst43"], **asked, resume=True)
    assert other.status == "unique"


def test_conflicts_are_clasps(kuromasu):
    with pytest.raises(pylogic.OptionError, match="conflicts=9: SWI-Prolog counts none"):
        kuromasu.solve("inst12", engine="swipl", conflicts=9)
    with pytest.raises(pylogic.OptionError, match="conflicts=0: expected a whole number from 1"):
        kuromasu.solve("inst12", conflicts=0)
    with pytest.raises(pylogic.OptionError, match="--timeout, --memory and --conflicts alone"):
        kuromasu.solve("inst12", options=["--solve-limit=9"])
    with pytest.raises(pylogic.OptionError, match="conflicts=9: SWI-Prolog counts none"):
        list(pylogic.batch("kuromasu", ["inst12"], engine="swipl", conflicts=9))
