"""Labelings: clpfd's order of search on clingo, answers unchanged, what is wrong with bad ones."""

from __future__ import annotations

import re
import subprocess
from itertools import product

import pytest
from harness import SAFETY, needs_swipl

import pylogic

SELECTIONS = ("leftmost", "ff", "min", "max")
ORDERS = ("up", "down")
BRANCHINGS = ("step", "enum")
OPTIONS = [",".join(options) for options in product(SELECTIONS, ORDERS, BRANCHINGS)]

# Three variables with domains of different sizes, and one constraint that both engines propagate
# alike: two of them differ.
DOMAINS = {"x": (1, 2, 3, 5), "y": (3, 4), "z": (2, 3, 4, 7, 8), "w": (-3, 0, 3)}
RULES = (
    " ".join(f"value({n}, ({';'.join(map(str, vs))}))." for n, vs in DOMAINS.items())
    + " { v(X, V) : value(X, V) } = 1 :- value(X, _)."
    + " :- v(x, V), v(y, V). :- v(z, V), v(y, V). #show v/2. #program label."
    + "".join(f" label({i}, {n}, V, v({n}, V)) :- value({n}, V)." for i, n in enumerate(DOMAINS))
)
QUIET = ("--restarts=no", "--sat-prepro=no", "--eq=0")


@pytest.fixture
def toy(rules):
    return rules(RULES)


@pytest.fixture(scope="module")
def toy_in_prolog() -> dict[str, list[tuple[int, ...]]]:
    """The answers of SWI-Prolog's clpfd with each labeling, in its order."""
    domains = {n: "\\/".join(map(str, vs)) for n, vs in DOMAINS.items()}
    names = {name: name.upper() for name in DOMAINS}
    goal = ", ".join(f"{names[n]} in {domain}" for n, domain in domains.items())
    listed = ",".join(names.values())
    goal += f", X #\\= Y, Z #\\= Y, member(O, [{','.join(f'[{one}]' for one in OPTIONS)}])"
    goal += f", labeling(O, [{listed}]), writeln(O=[{listed}]), fail"
    command = ["swipl", "-g", "use_module(library(clpfd))", "-g", f"{goal} ; halt"]
    run = subprocess.run(command, capture_output=True, text=True, timeout=SAFETY)
    assert run.stderr == ""
    found: dict[str, list[tuple[int, ...]]] = {options: [] for options in OPTIONS}
    for line in run.stdout.splitlines():
        options, _, values = line.partition("=")
        found[options.strip("[]")].append(tuple(map(int, values.strip("[]").split(","))))
    return found


def assignment(answer: pylogic.Answer) -> tuple[int, ...]:
    values = {str(s.arguments[0]): s.arguments[1].number for s in answer.symbols}
    return tuple(values[name] for name in DOMAINS)


@pytest.mark.few(4)
@needs_swipl
@pytest.mark.parametrize("options", OPTIONS)
def test_order_answers_as_clpfd_does(toy, toy_in_prolog, options):
    outcome = toy.solve(models=0, labeling=options, options=QUIET)
    assert list(map(assignment, outcome.answers)) == toy_in_prolog[options]


@pytest.mark.few(3)
@pytest.mark.parametrize("options", OPTIONS)
def test_find_the_same_answers_with_every_labeling(toy, options):
    expected = {str(answer) for answer in toy.solve(models=0).answers}
    outcome = toy.solve(models=0, labeling=options)
    assert outcome.exhausted
    assert sorted(map(str, outcome.answers)) == sorted(expected)
    queens = pylogic.load("queens")
    counted = queens.solve(queens.instance("size(6,6).", text=True), models=0, labeling=options)
    assert (counted.status, counted.count) == ("multiple", 4)


def test_keep_answers_of_a_variable_with_two_values_or_none(rules):
    puzzle = rules("{ v(1..4) }. #program label. label(1, x, V, v(V)) :- V = 1..4.")
    for branching in BRANCHINGS:
        outcome = puzzle.solve(models=0, labeling=branching)
        assert len(set(map(str, outcome.answers))) == outcome.count == 16


@pytest.mark.slow
def test_follow_the_labeling_with_threads_and_presets():
    queens = pylogic.load("queens")
    for options in (["--configuration=trendy"], ["--configuration=jumpy"], ["--sat-prepro=2"]):
        assert queens.solve("8", models=0, labeling="ff", options=options).count == 92
    assert queens.solve("8", models=0, labeling="ff", threads=2).count == 92


def test_refuse_choices_that_pass_the_labeling_over():
    queens = pylogic.load("queens")
    with pytest.raises(pylogic.ProgramError, match="asked the labeling for"):
        queens.solve("8", models=0, labeling="ff", options=["--rand-freq=0.9"])


def test_order_values_that_are_no_numbers_by_their_place():
    chemin = pylogic.load("chemin")
    for options in ("ff", "max,down,enum"):
        outcome = chemin.solve("2x2", models=0, all_optima=True, labeling=options)
        assert (outcome.status, outcome.count) == ("optimal", 24)


@pytest.mark.parametrize("option", ["ffc", "bisect", "min(x)", "max(x+2*y)"])
def test_refuse_labeling_for_clasp_that_prolog_alone_follows(toy, option):
    words = re.escape(f"labeling: clasp does not follow {option}: use --engine swipl")
    for verb in (toy.solve, toy.trace):
        with pytest.raises(pylogic.OptionError, match=words):
            verb(labeling=f"down,{option}")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ("fastest", "there is no option 'fastest'; there are leftmost, ff, ffc, min, max, up"),
        ("ff,leftmost", "ff and leftmost are two options of one kind"),
        ("up,ff,up", "up and up are two options of one kind"),
        ("max(x", r"there is no option 'max(x'"),
        ("", "there is no option ''"),
    ],
)
def test_refuse_bad_labelings(toy, options, words):
    with pytest.raises(pylogic.PylogicError, match=words.replace("(", r"\(")):
        toy.solve(labeling=options)


def test_show_an_example_where_the_label_part_is_missing(tmp_path):
    path = tmp_path / "plain.lp"
    path.write_text("{ a }.")
    words = r"(?s)no label part.*#program label\.\n(.*)"
    with pytest.raises(pylogic.OptionError, match=words) as caught:
        pylogic.load(path).solve(labeling="ff")
    example = re.search(words, str(caught.value))[1]
    path.write_text(
        f"cell(1..2,1..2). {{ value(R,C,1..9) }} = 1 :- cell(R,C). #program label. {example}"
    )
    assert pylogic.load(path).solve(models=1, labeling="ff").count == 1


def test_leave_out_values_that_no_rule_allows(rules):
    puzzle = rules(
        "v(1..3). { a(X) : v(X), X != 2 } = 1. #show a/1."
        "#program label. label(1, x, X, a(X)) :- v(X)."
    )
    down = puzzle.solve(models=0, labeling="down")
    assert [str(answer.symbols[0]) for answer in down.answers] == ["a(3)", "a(1)"]


@pytest.mark.parametrize(
    ("label", "words"),
    [
        ("label(1, x, 1, 5).", "there is no atom 5"),
        ("label(1, x, 1, b).", r"label\(1,x,1,b\): there is no atom b"),
        ("label(1, x, 1, a). label(2, x, 2, a).", "gives x more than one rank"),
        ("label(1, x, 1, a) :- a.", "must follow from the facts alone"),
    ],
)
def test_refuse_bad_label_facts(rules, label, words):
    with pytest.raises(pylogic.ProgramError, match=words):
        rules(f"{{ a }}. #program label. {label}").solve(labeling="ff")


def test_take_default_options_of_clpfd(toy):
    orders = [toy.solve(models=0, labeling=words).answers for words in ("up", "leftmost,up,step")]
    assert [list(map(str, answers)) for answers in orders[1:]] == [list(map(str, orders[0]))]


# ---- #heuristic statements ------------------------------------------------------------


@pytest.fixture
def guided(rules):
    return rules(
        "{ a; b }. #program heuristic_yes. #heuristic a. [1, true] #heuristic b. [1, true]"
    )


def test_guide_clasp_by_a_heuristic_part(guided):
    assert str(guided.solve(models=1).answers[0]) == ""
    assert str(guided.solve(models=1, heuristic="yes").answers[0]) == "a b"
    assert guided.solve(models=0, heuristic="yes").count == 4


def test_remark_on_heuristic_statements_that_are_ignored(rules):
    puzzle = rules("{ a; b }. #heuristic a. [1, true] #heuristic b. [1, true]")
    assert str(puzzle.solve(models=1).answers[0]) == "a b"
    ignored = puzzle.solve(models=1, options=["--heuristic=Vsids"])
    assert any("ignored under clasp's --heuristic=vsids" in r for r in ignored.remarks)


def test_refuse_bad_heuristics(guided):
    with pytest.raises(pylogic.OptionError, match="heuristic_yes needs Domain"):
        guided.solve(heuristic="yes", options=["--heuristic=Vsids"])
    words = "no heuristic 'no_such'; of the encoding: yes; of clasp: Berkmin, Vmtf, Vsids"
    with pytest.raises(pylogic.OptionError, match=words):
        guided.solve(heuristic="no_such")
    assert guided.solve(heuristic="Vsids,80", models=0).count == 4
    with pytest.raises(pylogic.OptionError, match="presets: auto, frumpy, jumpy"):
        guided.solve(options=["--configuration=no_such"])
