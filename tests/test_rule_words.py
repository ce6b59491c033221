"""The words above constraints: what stands in braces, names, costs, rules without words."""

from __future__ import annotations

from pathlib import Path

import pytest
from harness import judge_board

import pylogic
from pylogic.explain import relaxation
from pylogic.rules import constraints
from pylogic.rules.constraints import BROKEN

RULE = ":- p(N)."


def puzzle(folder: Path, *lines: str) -> pylogic.Puzzle:
    path = folder / "made.lp"
    path.write_text(
        "\n".join(["#const k = 7. #defined here/0. { p(1..3) } :- here.", *lines, "#show p/1."])
    )
    return pylogic.load(path)


def told(folder: Path, *lines: str) -> list[tuple[str, str, int]]:
    """The name, the words and the cost of each ground instance of the constraints."""
    made = puzzle(folder, *lines)
    known = constraints.read(made.encoding)
    task = made.task(made.instance("here.", text=True))
    symbols = relaxation.ground_relaxation(task).switches.literals
    broken = sorted(symbol for symbol in symbols if symbol.match(*BROKEN))
    rules = ((constraints.constraint_of(known, symbol), symbol) for symbol in broken)
    return [(rule.step_title(one), rule.say(one), rule.cost(one)) for rule, one in rules]


def said(folder: Path, words: str, rule: str = RULE) -> list[str]:
    return [words for _, words, _ in told(folder, f"%! {words}", rule)]


ONE = ":- here, #count { N : p(N) } != 1."


@pytest.mark.parametrize(
    ("rule", "sides"),
    [
        (ONE, ["too few", "too many"]),
        (":- here, 1 != #count { N : p(N) }.", ["too few", "too many"]),
        (":- here, { p(N) } != 1.", ["too few", "too many"]),
        (":- here, #count { N : p(N) } > 1.", ["too few|too many"]),
        (":- here, not #count { N : p(N) } = 1.", ["too few|too many"]),
    ],
)
def test_say_on_which_side_a_number_is_missed(tmp_path, rule, sides):
    assert said(tmp_path, "{too few|too many}", rule) == sides


def test_break_each_side_of_a_number_by_itself(tmp_path):
    """By none of three, and by two of them."""
    made = puzzle(tmp_path, "%! [{none|many}, 2] {too few|too many}", ONE)
    for held, words in (([], "too few"), ([1, 3], "too many"), ([2], None)):
        state = "".join(f"{'' if n in held else '-'}p({n})." for n in (1, 2, 3))
        told_of = judge_board(
            made, made.instance("here.", text=True), made.instance(state, text=True)
        )
        assert [line.words for line in told_of.citations] == [words] * (words is not None)
    assert [name for name, *_ in told(tmp_path, "%! [{none|many}, 2] {too few|too many}", ONE)] == [
        "none",
        "many",
    ]


@pytest.mark.parametrize(
    ("count", "sentence"),
    [
        ("{ not p(M) : M = 1..3 } != N", "1 takes no more, of 7: p(2) holds and p(3) holds"),
        ("{ p(M) : M = 2..3 } != N+1", "1 needs p, of 7: p(2) holds and p(3) holds"),
    ],
)
def test_say_what_a_step_by_one_rule_argues_from(tmp_path, count, sentence):
    lines = ["%! {too few|too many}", "%! => {N} {needs p|takes no more}, of {k}"]
    made = puzzle(tmp_path, *lines, f":- here, N = 1, {count}.", "%! so", ":- p(1).")
    assert sentence in made.explain(made.instance("here.", text=True)).steps[-1].sentence.words
    assert made.lint().problems == ()


def test_delete_both_sides_of_a_number_or_none(tmp_path):
    made = puzzle(
        tmp_path, "%! {too few|too many}", ONE, "%! again", ":- here, not p(1), not p(2), not p(3)."
    )
    report = made.lint([made.instance("here.", text=True)])
    assert [p.line for p in report.problems if "can be deleted" in p.text] == [5]


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("{N,N} off", "N,N off"),
        ("{N;3} off", "N;3 off"),
        ("{N..3} off", "N..3 off"),
        ("{@f(N)} off", "@f(N) off"),
        ("{_} off", "_ off"),
        ("{} {(} {Q} off", " ( Q off"),
        ("{1). q(2} off", "1). q(2 off"),
        ("{²} {3000000000} off", "² 3000000000 off"),
        ('{1). #include "x.lp". q(2} off', '1). #include "x.lp". q(2 off'),
        ("{" + "(" * 30000 + "} off", "(" * 30000 + " off"),
    ],
)
def test_keep_words_in_braces_that_are_no_term_as_text(tmp_path, words, first):
    """It names no variable: all ground instances are one."""
    assert said(tmp_path, words) == [first]


@pytest.mark.parametrize(
    ("words", "instances"),
    [
        ("{N} off", ["1 off", "2 off", "3 off"]),
        ("{2/(N-1)} off", ["2/(1-1) off", "2 off", "1 off"]),
        ("{a+N} off", ["a+1 off", "a+2 off", "a+3 off"]),
        ("{k+N} off", ["8 off", "9 off", "10 off"]),
        ("{f(k,-N)} {|N-3|}", ["f(7,-1) 2", "f(7,-2) 1", "f(7,-3) 0"]),
        ("{(-N)**2} {3-N} {N'}", ["1 2 N'", "4 1 N'", "9 0 N'"]),
        ('{f("N",N)}', ['f("N",1)', 'f("N",2)', 'f("N",3)']),
    ],
)
def test_work_out_terms_for_each_ground_instance(tmp_path, words, instances):
    assert said(tmp_path, words) == instances


def test_take_ground_instances_with_the_same_values_as_one(tmp_path):
    assert said(tmp_path, "{N} off", ":- p(N), p(M), M != N.") == ["1 off", "2 off", "3 off"]


@pytest.mark.parametrize("words", ["{2/(N-1)} off", "{a+N} off", "{N..3} off", "{N,N}", "{N;3}"])
def test_change_no_answer_by_words(tmp_path, words):
    """None is left: each of the three is forbidden, and one must be there."""
    made = puzzle(tmp_path, f"%! {words}", RULE, "%! none", ":- not p(_).")
    found = made.explain(made.instance("here.", text=True))
    assert found.outcome.status == "none"
    assert "none" in str(found)


@pytest.mark.parametrize(
    ("words", "name", "price", "rest"),
    [
        ("[odd] it is", "odd", 1, "it is"),
        ("[odd, 12] it is", "odd", 12, "it is"),
        ("[a, b {N}, 3] it is", "a, b 1", 3, "it is"),
        ("[f {f(N,2)}] it is", "f f(1,2)", 1, "it is"),
        ("[{N}, {N+1}] it is", "1", 2, "it is"),
        ("[élan, 2] it is", "élan", 2, "it is"),
        ("[1] not all of it", "", 1, "[1] not all of it"),
        ("[odd, 2 it is", "", 1, "[odd, 2 it is"),
        ("[odd, ²] it is", "odd", 1, "it is"),
        ("[odd, ٣] it is", "odd", 1, "it is"),
        ("[odd, {2/(N-1)}] it is", "odd", 1, "it is"),
        (f"[odd, {'9' * 5000}] it is", "odd", 1, "it is"),
    ],
)
def test_take_names_and_costs_from_words(tmp_path, words, name, price, rest):
    assert told(tmp_path, f"%! {words}", RULE)[0] == (name, rest, price)


@pytest.mark.parametrize(
    ("words", "name", "price"), [("%!", "", 1), ("%! [x, 2]", "x", 2), ("%! [x {N}]", "x 1", 1)]
)
def test_take_empty_words_as_none(tmp_path, words, name, price):
    found = told(tmp_path, words, RULE)
    assert found[0] == (name, "the rule `:- p(1)` is broken", price)
    assert len(found) == 3


@pytest.mark.parametrize(
    ("rule", "first"),
    [
        (":- p(N), not p(N+1).", ":- p(1), not p(2)"),
        (':- p(N), N = (1;2), "N(1+1)" != N.', ':- p(1), 1 = (1;2), "N(1+1)" != 1'),
        (":- p(N) : N = 1..2; p(3).", ":- p(N): N = (1..2); p(3)"),
        (":- p(X), 1 #sum { N : p(N), N > X }.", ":- p(1), 1 <= #sum { N: p(N), N > 1 }"),
        (":- not p(3).", ":- not p(3)"),
    ],
)
def test_say_a_rule_without_words_as_it_is_written(tmp_path, rule, first):
    assert told(tmp_path, rule)[0] == ("", f"the rule `{first}` is broken", 1)


def test_name_cells_by_terms_that_have_values(tmp_path):
    made = puzzle(tmp_path, "%! {N},{N+1} and {2/(N-1)},{N} and {Q},{N} and {N},{k}", RULE)
    (rule,) = constraints.read(made.encoding)
    task = made.task(made.instance("here.", text=True))
    symbols = relaxation.ground_relaxation(task).switches.literals
    assert [rule.cells(one) for one in sorted(symbols)] == [
        [(1, 2), (1, 7)],
        [(2, 3), (2, 2), (2, 7)],
        [(3, 4), (1, 3), (3, 7)],
    ]


@pytest.mark.parametrize(
    ("words", "warning"),
    [
        ("{N,M} off", "{N,M} in the words above is no term of the constraint's variables: write"),
        ("{N,M} off", "write {N},{M}"),
        ("{N;3} off", "{N;3} in the words above is no term"),
        ("[x {@f(N)}] off", "{@f(N)} in the words above is no term"),
        ("{_} off", "{_} in the words above is no term"),
        ("{N off", "a brace in the words above has no partner"),
        ("off\n%! => {N on", "a brace in the words above has no partner"),
        ("[odd, 2 off", "the [ above opens no name of the step"),
        ("[1] off", "the [ above opens no name of the step"),
        ("[odd {Z}] off", "{Z} in the words above is no term"),
        ("[odd, {Z}] off", "{Z} in the words above is no term"),
        ("[odd, ] off", "the cost after the comma above"),
        ("", "a constraint without words"),
        ("[odd, 2]", "a constraint without words"),
        *(
            (f"[odd, {price}] off", f"the cost {price} above is neither")
            for price in ("²", "0", "-4", "cheap", "3.5", "1_000", "{N} {N}", "٣", "{0}", "{3-3}")
        ),
    ],
)
def test_warn_of_words_that_say_something_else(tmp_path, words, warning):
    told = "%! good words", ":- p(3), not here."
    found = puzzle(tmp_path, f"%! {words}", ":- p(N), p(M), N < M.", *told).lint(alone=True)
    (problem,) = [one for one in found.problems if "input" not in one.text]
    assert warning in str(problem)
    assert f":{3 + words.count(chr(10))}:1: " in str(problem)


@pytest.mark.parametrize("words", ["{N},{M+k} off", "[x {N}, {M}] {|N-M|}", "[x, {k-6}] off"])
def test_take_terms_in_words_without_a_warning(tmp_path, words):
    assert not puzzle(tmp_path, f"%! {words}", ":- p(N), p(M), N < M.").lint(alone=True).problems
