"""tests/fuzz.py finds no difference in a few cases, and would find one if there were any."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import fuzz
import pytest
from fuzzing import plain as plain_clingo
from fuzzing.case import Case, DifferenceError, Files
from fuzzing.looks import compare_claim, compare_outcome, compare_verdict


def test_find_conflicts_that_no_answer_set_can_keep():
    family = [frozenset("ab"), frozenset("bc"), frozenset("bcd")]
    assert plain_clingo.conflicts(family) == {frozenset("b"), frozenset("ac")}
    assert plain_clingo.conflicts([*family, frozenset()]) == set()
    assert plain_clingo.conflicts([]) == {frozenset()}


def test_notice_claims_that_do_not_hold(tmp_path):
    case = Case("programs", (("{a; b}. #show a/0. #show b/0.",), ()))
    files = Files(case, tmp_path)
    plain, outcome = files.plain(), files.puzzle().solve(models=0)
    compare_outcome(outcome, plain, {"models": 0})
    one = replace(outcome, answers=outcome.answers[:1], progress=replace(outcome.progress, count=1))
    twice = replace(outcome, answers=(*outcome.answers[:3], outcome.answers[0]))
    for wrong in (one, twice, replace(outcome, exhausted=False)):
        with pytest.raises(DifferenceError):
            compare_outcome(wrong, plain, {"models": 0})
    same = files.puzzle().diff(files.puzzle())
    less = plain_clingo.Answers(plain.models[1:])
    compare_verdict(same, [plain, plain])
    for pair in ([plain, less], [less, plain]):
        with pytest.raises(DifferenceError, match="same"):
            compare_verdict(same, pair)


def test_notice_claims_of_why_that_do_not_hold(tmp_path):
    rules = ("{a; b}.", ":- a, b.", "#show a/0.", "#show b/0.")
    files = Files(Case("why", (rules, ())), tmp_path)
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


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("kind", ["programs", "why"])
def test_shrink_a_difference_to_python_that_shows_it_again(kind, monkeypatch, capsys):
    """Here plain clingo is made to miss answers that show "a"."""
    all_answers = plain_clingo.answers

    def miss(files: Sequence[Path | str], *rest: object) -> plain_clingo.Answers:
        found = all_answers(files, *rest)
        kept = (x for x in found.models if "a" not in map(str, x[0]))
        return plain_clingo.Answers(tuple(kept))

    monkeypatch.setattr(plain_clingo, "answers", miss)
    assert fuzz.main(["200", "--only", kind]) == 1
    said = capsys.readouterr().out
    difference, _, again = said.partition("\n\n# python tests/fuzz.py 10 --seed ")
    start, _, code = again.partition(f" --only {kind}\n")
    assert difference.startswith("DifferenceError: ")
    with pytest.raises(DifferenceError) as caught:
        exec(code, {})
    assert str(caught.value).partition(" (")[0] in difference
    assert code.count(".'") < 8
    assert fuzz.main(["10", "--seed", start, "--only", kind]) == 1


@pytest.mark.slow
@pytest.mark.nightly
def test_find_no_difference_in_a_few_cases_of_every_kind(capsys):
    assert fuzz.main(["13"]) == 0, capsys.readouterr().out
    *kinds, last = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in kinds] == list(fuzz.KINDS)
    assert sum(int(line.split()[1].rstrip(":")) for line in kinds) >= 13
    assert "no difference in" in last
