"""tests/fuzz.py finds no difference in a few cases, and would find one if there were any."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import fuzz
import pytest
from fuzzing import plain as plain_clingo
from fuzzing.case import Case, DifferenceError, Files
from fuzzing.expectations import compare_claim
from fuzzing.looks import compare_outcome, compare_verdict
from fuzzing.random_programs import relaxed


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


def test_a_claim_of_why_that_does_not_hold_is_a_difference(tmp_path):
    rules = ("{a; b}.", ":- a, b.", "#show a/0.", "#show b/0.")
    files = Files(Case("why", 1, (rules, ())), tmp_path)
    plain = files.plain()
    for text, whole in (("a.", True), ("a. -b.", False), ("a. b.", False)):
        asked = {"expect": text, "whole": whole}
        found = files.puzzle().why(None, **asked)
        compare_claim(found, plain, asked)
        for wrong in (
            replace(found, is_answer=not found.is_answer),
            replace(found, is_answer=True, more=("b",)),
            replace(found, is_answer=None, interrupted="timeout"),
        ):
            with pytest.raises(DifferenceError):
                compare_claim(wrong, plain, asked)


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


@pytest.mark.slow
def test_no_difference_in_a_few_cases(capsys):
    assert fuzz.main(["13"]) == 0, capsys.readouterr().out
    assert "no difference in 13 cases" in capsys.readouterr().out.splitlines()[-1]
