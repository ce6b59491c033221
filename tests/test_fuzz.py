"""tests/fuzz.py finds no difference in a few cases, and would find one if there were any."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import fuzz
import pytest
from fuzzing import plain as plain_clingo
from fuzzing.case import Case, DifferenceError, Files
from fuzzing.outcomes import compare_outcome
from fuzzing.pairs import compare_verdict
from fuzzing.random_programs import relaxed

PROGRAMS = [
    ("{q(_a)}. #show. #show X : q(X).", "", 2),
    ("{_m(1..2)}. :- not _m(1), not _m(2). #show hit(X) : _m(X), X > 5.", "", 3),
    ("{_x(1..2)}. {a}. #show a/0.", "#show _x/1.", 8),
    ("{a}. {b}. :- not b. #show b/0. #minimize {1 : not a}.", "", 1),
    ("{a; b}. :- not a, not b. #show a/0. #show a : b.", "", 1),
    ("{a}. b :- -p(X). #show a/0.", "", 2),
    ("{a; b}. #show a/0.", "#minimize {1 : not b}.", 2),
]
PAIRS = [
    (
        "{a; b}. :- not a, not b. #show a/0. #show b/0.",
        "{a; b}. :- not a, not b. :- a, not b. #show a/0. #show b/0.",
        "#minimize {1 : a; 1 : b}.",
        (3, 2),
    ),
    (
        "{x(1..12)}. q(7). p(X) :- q(X). :- p(9), #count {X : x(X)} = 12. #show x/1.",
        "{x(1..12)}. q(7). p(X) :- q(X). :- p(9), #count {X : x(X)} = 13. #show x/1.",
        "p(9..9).",
        (4095, 4096),
    ),
    ("{-p(1..2)}. #show -p/1.", "{-p(1); -p(2)}. #show -p/1.", "a. #defined a/0.", (4, 4)),
    (
        "#show b/0. #show -p/1. :- -p(1), not b. #defined d/0.",
        "{b; -p(1)}. #minimize {1 : -p(1)}. #show b/0. #show -p/1. #defined d/0.",
        "d.",
        (1, 4),
    ),
    (
        "{p(8..9)}. #show x/1. #show X : p(X).",
        "#show x/1. #defined p/1.",
        "d. #defined d/0.",
        (4, 1),
    ),
]


@pytest.mark.parametrize(("rules", "facts", "number"), PROGRAMS)
def test_answers_are_counted_as_plain_clingo_does(tmp_path, rules, facts, number):
    asked = ({"models": 0}, {"models": 2})
    case = Case("solve", 0, ((rules,), (facts,) if facts else ()), asked)
    assert len(Files(case, tmp_path).plain().shown) == number
    assert fuzz.look(case, tmp_path, Counter()) is None


@pytest.mark.parametrize(
    "rules", ["{a}. :- not a.", "{a}. :- not a. #minimize {1 : a}.", ":- not a."]
)
def test_nothing_is_claimed_under_backprop(tmp_path, rules):
    case = Case("solve", 0, ((rules,), ()), ({"options": ["--backprop"]},))
    assert fuzz.look(case, tmp_path, Counter()) is None


@pytest.mark.parametrize(("one", "other", "facts", "numbers"), PAIRS)
def test_pairs_are_compared_as_plain_clingo_does(tmp_path, one, other, facts, numbers):
    case = Case("diff", 0, ((one,), (other,), (facts,)))
    files = Files(case, tmp_path)
    assert tuple(len(files.plain(rules).shown) for rules in (0, 1)) == numbers
    assert fuzz.look(case, tmp_path, Counter()) is None


def test_conflicts_are_what_no_answer_set_can_keep():
    family = [frozenset("ab"), frozenset("bc"), frozenset("bcd")]
    assert plain_clingo.conflicts(family) == {frozenset("b"), frozenset("ac")}
    assert plain_clingo.conflicts([*family, frozenset()]) == set()
    assert plain_clingo.conflicts([]) == {frozenset()}
    rules = ("{p(X) : d(X)}.", ":- g(X), not p(X).", ":- #count {X : p(X)} > 0.", "#show p/1.")
    assert relaxed(rules, ["d(1).", "g(1)."]) == [
        "#show.",
        "{p(X) : d(X)}.",
        "breaks(0,(X,)) :- g(X), not p(X).",
        "breaks(1,()) :- #count {X : p(X)} > 0.",
        "d(1).",
        "{ g(1) }. breaks(g(1)) :- not g(1).",
        "#show breaks(I,V) : breaks(I,V).",
        "#show breaks(C) : breaks(C).",
        "#defined g/1.",
    ]


def test_claims_that_do_not_hold_are_noticed(tmp_path):
    case = Case("solve", 0, (("{a; b}. #show a/0. #show b/0.",), ()))
    files = Files(case, tmp_path)
    plain, outcome = files.plain(), files.puzzle().solve(models=0)
    compare_outcome(outcome, plain, {"models": 0})
    one = replace(outcome, answers=outcome.answers[:1], progress=replace(outcome.progress, count=1))
    twice = replace(outcome, answers=(*outcome.answers[:3], outcome.answers[0]))
    for wrong in (one, twice, replace(outcome, exhausted=False)):
        with pytest.raises(DifferenceError):
            compare_outcome(wrong, plain, {"models": 0})
    with pytest.raises(DifferenceError, match="claimed under --backprop"):
        compare_outcome(outcome, plain, {"models": 0, "options": ["--backprop"]})
    same = files.puzzle().diff(files.puzzle())
    less = plain_clingo.Answers(plain.models[1:])
    compare_verdict(same, [plain, plain])
    for pair in ([plain, less], [less, plain]):
        with pytest.raises(DifferenceError, match="same"):
            compare_verdict(same, pair)


def test_a_difference_is_made_smaller_and_can_be_seen_again(monkeypatch, capsys):
    """Here plain clingo is made to miss answers that show "a"."""
    all_answers = plain_clingo.answers

    def miss(files: list[Path], *rest: object) -> plain_clingo.Answers:
        found = all_answers(files, *rest)
        kept = (x for x in found.models if "a" not in map(str, x[0]))
        return plain_clingo.Answers(tuple(kept))

    monkeypatch.setattr(plain_clingo, "answers", miss)
    assert fuzz.main(["100", "--only", "solve"]) == 1
    said = capsys.readouterr().out
    seed = said.split()[1].rstrip(":")
    assert f"python tests/fuzz.py 1 --seed {seed} --only solve" in said
    assert len(said.partition("smaller:")[2]) < len(said.partition("smaller:")[0])
    assert fuzz.main(["1", "--seed", seed, "--only", "solve"]) == 1
    assert capsys.readouterr().out == said


def test_no_difference_in_a_few_cases(capsys):
    assert fuzz.main(["13"]) == 0, capsys.readouterr().out
    assert "no difference in 13 cases" in capsys.readouterr().out.splitlines()[-1]
