"""Techniques that a rule file declares: what they conclude, how that is told, and wrong ones."""

from __future__ import annotations

import pickle

import pytest

import pylogic

RULES = """
#defined first/1. #defined size/1.
cell(1..N) :- size(N).
{ on(X) : cell(X) }.
%! [first, 3] the first cell is not {X}
:- first(X), not on(1).
%! [alike, 4] {X} and {X+1} are alike
:- cell(X), cell(X+1), on(X), on(X+1).
%! [alike, 4] {X} and {X+1} are alike
:- cell(X), cell(X+1), not on(X), not on(X+1).
#show on/1.

#program about.
clues(first, 1).

#program techniques.
"""
STARTS = "%! [start, 1] the clue {C} says it\nfollows(on(1)) :- first(C)."
LEAPS = """
two(X, X+2) :- cell(X), cell(X+2).
%! [leap, 2] {X} is known, and they take turns
follows(on(Y)) :- known(on(X)), two(X, Y).
%! [leap, 2] {X} is known, and they take turns
follows(-on(X+1)) :- known(on(X)), cell(X+1).
"""
FACTS = "size(5). first(one)."


def explained(one: pylogic.Puzzle, **asked) -> pylogic.Explanation:
    return one.explain(one.instance(FACTS, text=True), **asked)


def told(found: pylogic.Explanation) -> list[tuple[str, int, str]]:
    return [(step.name, step.cost, step.sentence.words) for step in found.steps]


LEAP = [
    ("start", 1, "the clue one says it: on(1) holds"),
    ("leap", 2, "1 is known, and they take turns: on(2) does not hold and on(3) holds"),
    ("leap", 2, "3 is known, and they take turns: on(4) does not hold and on(5) holds"),
]


def test_tell_techniques_in_their_words(rules):
    found = explained(rules(RULES + STARTS + LEAPS))
    assert told(found) == LEAP
    assert found.is_complete
    first, second, _ = found.steps
    assert [str(one) for one in first.deduction.because][-1] == "first(one)"
    assert first.deduction.known == ()
    assert second.deduction.known == (("on(1)", True),)
    assert [line.clue is None for line in second.sentence.citations] == [True]
    assert second.sentence.citations[0].place.endswith("rules.lp:21")
    assert found.grade is not None
    assert str(found.grade) == "easy, costliest step 2: leap; sum 5"
    assert {step["name"] for step in found.to_dict()["steps"]} == {"start", "leap"}
    assert pickle.loads(pickle.dumps(second.deduction)) == second.deduction


def test_put_cheaper_techniques_first(rules):
    """A technique that costs more than a constraint waits, and is never needed here."""
    found = explained(rules(RULES + LEAPS.replace("2]", "5]")))
    assert {name for name, *_ in told(found)} == {"first", "alike"}
    without = explained(rules(RULES))
    assert told(found) == told(without)


def test_hint_a_technique(rules):
    one = rules(RULES + STARTS + LEAPS)
    found = explained(one, hint=True)
    assert told(found) == LEAP[:1]
    found = explained(one, hint=True, state="on(1).")
    assert told(found) == LEAP[1:2]


@pytest.mark.parametrize(
    ("technique", "concluded"),
    [
        ("follows(-on(X+1)) :- known(on(X-1)), cell(X), cell(X+1).", "-on(3)"),
        ("follows(-on(X+2)) :- cell(X), X < 2.", "-on(3)"),
        ("follows(on(X+5)) :- known(on(X)), cell(X).", "on(6)"),
        # It is right by chance alone: nothing that it looks at says so.
        ("follows(on(3)) :- size(X).", "on(3)"),
    ],
)
def test_refuse_an_unsound_technique(rules, technique, concluded):
    one = rules(RULES + f"%! [bad, 1] {{X}} is so\n{technique}")
    with pytest.raises(pylogic.ProgramError) as caught:
        explained(one, state="on(1).")
    (problem,) = caught.value.problems
    assert problem.line == 18
    assert f'is so" concludes {concluded}, which does not follow' in problem.text


def test_lint_knows_the_conclusions_that_techniques_may_have(rules):
    unknown = """
%! [unknown, 2] {X} is so
follows(of(X)) :- known(-on(X)), known(om(X)), cel(X).
follows(on(X)) :- known(on(X)).
"""
    one = rules(RULES + unknown)
    said = [x.text for x in one.lint(alone=True).problems]
    assert said == [
        "follows: no rule speaks of of/1; did you mean on/1?",
        "known: no rule speaks of om/1; did you mean on/1?",
        "cel/1 is never derived, and no #defined says that it is an input; did you mean cell/1?",
        "a technique without words: a line `%! [name, cost] ...` above it says what is seen",
    ]


@pytest.mark.parametrize(
    ("conclusion", "said"),
    [
        ("1", "1"),
        ('"s"', '"s"'),
        ("#inf", "#inf"),
        ("-1", "-1"),
        ('-"a"', '-"a"'),
        ("(1,2)", "(1,2)"),
        ("-X", '-"b"'),
    ],
)
def test_refuse_a_technique_that_concludes_no_atom(rules, conclusion, said):
    one = rules(RULES + f'%! [odd, 1] odd\nfollows({conclusion}) :- X = "b".')
    line = RULES.count("\n") + 2
    with pytest.raises(pylogic.ProgramError) as caught:
        explained(one)
    problem = caught.value.problems[0]
    assert (problem.line, problem.column) == (line, 1)
    words = "which is neither an atom nor the denial of one"
    assert problem.text == f'the technique "odd" concludes {said}, {words}'


@pytest.mark.slow
def test_end_where_a_technique_concludes_nothing_new():
    cells = "300200000000107000706030500070009080900020004010800050009040301000702000000008006"
    assert pylogic.load("sudoku").explain(f"{cells}\n").is_complete
