"""A second search agrees with the first, finds what refutes it, or says that it was cut short."""

from __future__ import annotations

import shutil
from dataclasses import replace

import clingo
import pytest
from harness import command, enough_time, needs_swipl, pylogic_run

import pylogic
from pylogic import Answer, Outcome, Progress, Statistics
from pylogic.rules.limits import Limits
from pylogic.solving import verify

TWO = "{a; b}. :- not a, not b. :- a, b. #show a/0. #show b/0."
COSTS = "{a; b; c}. :- not a, not b. #minimize {1@1: a; 2@2: b; 1@2,c: c}. #show a/0. #show b/0."
PIGEONS = "{at(P,1..10)} = 1 :- P = 1..11. :- at(P,H), at(Q,H), P < Q. #show at/2."
"""Every search for an answer of it takes long, and there is none."""
LOOPS = """
{p(1); a; -a} :- p(2).  p(2) :- 1 #count {1: a; 2: p(1)}.  {p(1)}.  d | a :- p(2), not -a.  {e}.
#show p/1.  #show t : a.  #maximize {2,x: d; 1@1: e}.  #minimize {-1@2: a}.
"""
"""clasp loses answers of it where an atom is assumed to be false that has no rule."""
HIDDEN = "{a; e}. #show a/0. #maximize {1@1: e}. #maximize {1@2: a}."
"""clasp loses the best answer of it where it projects on what is shown."""
PLAN = "couple(c). capacity(2)."
NO_PLAN = "couple(c). capacity(1)."
IMPOSSIBLE = "size(1,3). clue(1,1,3). clue(1,3,2).\n"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "one.lp").write_text("size(1,3). clue(1,1,3).\n")
    (tmp_path / "none.lp").write_text(IMPOSSIBLE)
    (tmp_path / "many.lp").write_text("size(2,2). clue(1,1,3).\n")
    return tmp_path


@pytest.fixture
def twin(rules, tmp_path):
    """Rules with a twin that says of them what the test wants."""
    shutil.copytree(pylogic.load("queens").encoding.path.parent / "lib", tmp_path / "lib")

    def load(text, prolog):
        (tmp_path / "rules.pl").write_text(f":- use_module(lib/twin).\n{prolog}\n")
        return rules(text)

    return load


def claimed(*answers, cost=(), horizon=None):
    """The outcome of a complete search that found these answers, and no more."""
    terms = [tuple(map(clingo.parse_term, answer.split())) for answer in answers]
    found = tuple(Answer(symbols, symbols, cost) for symbols in terms)
    progress = Progress(len(found), cost, (), horizon)
    return Outcome(found, progress, True, None, Statistics(), (), "rules.lp")


@pytest.mark.parametrize(
    ("text", "keywords", "claim"),
    [
        (TWO + ":- a.", {}, "unique: 1 answer, search complete, certified"),
        (TWO + ":- a. :- b.", {"models": 1}, "none: no answer, search complete, certified"),
        (COSTS, {}, "optimal: 1 answer, cost 0 1, search complete, certified"),
        ("{a; b} = 1. #maximize {1: a; 1: b}.", {"all_optima": True}, "optimal: 2 answers"),
        ("#const n = 2. x(1..n). {y(X)} :- x(X). :- y(2).", {"constants": {"n": 1}}, "multiple:"),
        ("#const n = 2. {x(1..n)} = n.", {"constants": {"n": 1}}, "unique: 1 answer"),
        (
            "{a}. #external b. :- a, not b.",
            {"options": ["--configuration=trendy"]},
            "unique: 1 answer",
        ),
        ("a | -a. :- a. #show -a/0.", {"shuffle": 3}, "unique: 1 answer"),
        ("{a}.", {}, "multiple: 2 answers"),
        ("{a; b} = 1. #minimize {2000000000: a; 2000000000,b: b}.", {}, "optimal: 1 answer"),
        ("{a}. :- a. #program view. x(X) :- not y(X).", {}, "unique: 1 answer"),
    ],
)
def test_certify_claims_about_all_answers(rules, text, keywords, claim):
    outcome = rules(text).solve(certify=True, **keywords)
    assert outcome.claim.startswith(claim)
    is_claim = outcome.status in ("unique", "none", "optimal")
    assert outcome.certified is (True if is_claim else None)
    assert outcome.claim.endswith(", certified") is is_claim


@pytest.mark.parametrize(
    ("facts", "claim"),
    [
        (PLAN, "unique: 1 answer, horizon 1, search complete, certified"),
        (NO_PLAN, "none: no answer, horizon 0, search complete, certified"),
    ],
)
def test_certify_plans_at_every_horizon(facts, claim):
    puzzle = pylogic.load("river_crossing")
    assert puzzle.solve(puzzle.instance(facts, text=True), certify=True).claim == claim


@pytest.mark.parametrize(
    ("text", "said", "words"),
    [
        (TWO, claimed("a"), "unique: .*; but a second search finds another answer: b: please rep"),
        (TWO + ":- b.", claimed("a b"), "finds another answer: a"),
        (TWO + ":- a. :- b.", claimed("a"), "does not find a again"),
        (TWO + ":- b.", claimed(), "none: .* finds another answer: a"),
        ("{q(_a)}. #show. #show X : q(X).", claimed("_a"), "finds another answer: an answer that"),
        ("{_m(1..2)}. #show. #show h : _m(X).", claimed("h"), "finds another answer"),
        ("{-a}. #show -a/0.", claimed("-a"), "finds another answer"),
        ("a | b. #show a/0. #show x : b.", claimed("a"), "finds another answer: x"),
        (COSTS, claimed("b", cost=(2, 0)), "finds one that costs 0 1: a"),
        (COSTS, claimed("a b", cost=(2, 1)), "finds one that costs 0 1: a"),
        (COSTS, claimed("a", cost=(0, 0)), "does not find a again"),
        (COSTS, claimed("a b", cost=(0, 1)), "does not find a b again"),
        (COSTS, claimed("a", cost=(0, 2)), "finds one that costs 0 1: a"),
        (TWO + "#minimize {1: a; 1: b}.", claimed("a", "a", cost=(1,)), "finds another answer: b"),
        (HIDDEN, claimed("a", cost=(-1, 0)), "finds one that costs -1 -1: a"),
        ("{a}. #maximize {3: a}. #show.", claimed("", cost=(0,)), "finds one that costs -3: "),
    ],
)
def test_refute_a_wrong_claim(rules, text, said, words):
    with pytest.raises(pylogic.DisagreementError, match=words) as caught:
        verify.certify(rules(text).task(None), said, Limits())
    assert "rules.lp" in str(caught.value)


def test_certify_answers_that_clasp_loses_under_assumptions(rules):
    said = claimed("p(1) p(2) t", cost=(-1, -1, 0))
    assert verify.certify(rules(LOOPS).task(None), said, Limits()).certified


@pytest.mark.parametrize(
    ("facts", "said", "words"),
    [
        (PLAN, claimed(horizon=0), "finds another answer: crosses"),
        (PLAN, claimed("crosses(man(c),right,1)", horizon=1), "finds another answer"),
        (NO_PLAN, claimed("crosses(man(c),right,1)", horizon=1), "does not find crosses"),
        ("couple(c). couple(d). capacity(2).", claimed(horizon=5), "finds another answer"),
    ],
)
def test_refute_a_wrong_claim_on_plans(facts, said, words):
    puzzle = pylogic.load("river_crossing")
    with pytest.raises(pylogic.DisagreementError, match=words):
        verify.certify(puzzle.task(puzzle.instance(facts, text=True)), said, Limits())


@pytest.mark.slow
@needs_swipl
def test_refute_a_twin_that_misses_answers(twin):
    text = "{head}. #show head/0. #defined size/2. #defined clue/3."
    puzzle = twin(text, "puzzle(_, _) :- fail.\nshown(X, X).")
    assert puzzle.solve(engine="swipl").status == "none"
    with pytest.raises(pylogic.DisagreementError, match=r"none: .* finds another answer"):
        puzzle.solve(engine="swipl", certify=True)
    run = pylogic_run("solve", "rules.lp", "--engine", "swipl", "--certify")
    assert (run.returncode, "please report it" in run.stderr) == (4, True)
    [record] = pylogic.batch(puzzle, ["one.lp"], engine="swipl", certify=True)
    assert record.status == "differs"


@pytest.mark.slow
@needs_swipl
def test_certify_until_the_time_limit(twin):
    puzzle = twin(PIGEONS, "puzzle(_, _) :- fail.\nshown(X, X).")

    def solve(seconds):
        return puzzle.solve(engine="swipl", certify=True, timeout=seconds)

    found = enough_time(solve, lambda outcome: outcome.certified is False)
    words = "none: no answer, search complete, not certified: stopped by the time limit"
    assert found.claim == words
    assert (found.to_dict()["certified"], found.interrupted) == (False, "timeout")


def test_certify_without_any_time_left(rules):
    late = Limits(timeout=1.0, deadline=0.0)
    found = verify.certify(rules(TWO + ":- b.").task(None), claimed("a"), late)
    words = "unique: 1 answer, search complete, not certified: stopped by the time limit"
    assert (found.claim, found.status) == (words, "unique")


def test_certify_by_another_search_than_the_first(rules):
    options = ["--configuration=trendy", "--project=show", "--parallel-mode=4"]
    task = rules(TWO).task(None, options=options)
    second = verify.vary_question(replace(task, heuristic="near"))
    assert "--configuration=frumpy" in second.clingo_arguments
    assert {"--project=no", "--no-backprop"} <= {*second.clingo_arguments}
    assert "--parallel-mode=4" not in second.clingo_arguments
    assert (second.labeling, second.heuristic) == (None, None)
    assert "--configuration=trendy" in verify.vary_question(rules(TWO).task(None)).clingo_arguments


@pytest.mark.parametrize("words", [["solve"], ["check", "--corpus"]])
def test_certify_each_of_many(words):
    verb, *more = words
    run = pylogic_run("batch", verb, "kuromasu", "one.lp", "none.lp", "many.lp", *more, "--certify")
    said = [line.split("\t") for line in run.stdout.splitlines()]
    assert [[line[1], *line[3:4]] for line in said] == [
        ["unique", "certified"],
        ["none", "certified"],
        ["multiple", *([""] if more else [])],
    ]
    assert run.returncode == (2 if more else 20)
    assert "; 2 certified; " in run.stderr


@pytest.mark.slow
def test_certify_and_keep_the_result_in_a_journal():
    names, journal = ["one.lp", "none.lp"], "j.sqlite"
    assert [r.certified for r in pylogic.batch("kuromasu", names, journal=journal)] == [None, None]
    known = []
    for resume in (True, True):
        keywords = {"journal": journal, "resume": resume, "on_known": known.append}
        found = list(pylogic.batch("kuromasu", names, certify=True, **keywords))
        assert [record.certified for record in found] == [True, True]
    assert [record.name for record in known] == names


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["solve", "kuromasu", "one.lp", "--count"], "--count keeps no answer"),
        (["batch", "check", "kuromasu", "one.lp", "many.lp"], "without --corpus nothing is solved"),
    ],
)
def test_refuse_to_certify_where_nothing_is_solved(words, said):
    assert said in command(*words, "--certify", code=2)


@pytest.mark.parametrize(
    ("keywords", "said"),
    [
        ({"keep": False}, "an answer that is only counted"),
        ({"certify": "yes"}, "expected True or False"),
    ],
)
def test_refuse_to_certify_before_the_search(rules, keywords, said):
    together = {"certify": True, **keywords}
    with pytest.raises(pylogic.OptionError, match=said):
        rules(TWO).solve(**together)
    with pytest.raises(pylogic.OptionError, match=said):
        pylogic.batch(rules(TWO), ["one.lp"], **together)


def test_refuse_to_certify_explanations(rules):
    with pytest.raises(pylogic.OptionError, match="explain solves nothing that could be"):
        pylogic.batch(rules(TWO), ["one.lp"], "explain", certify=True)


def test_refuse_to_certify_plans_that_cost_something(rules):
    plan = rules("#program step(t). {a(t)}. #minimize {1,t: a(t)}.")
    with pytest.raises(pylogic.OptionError, match="not that it costs least"):
        plan.solve(certify=True)
