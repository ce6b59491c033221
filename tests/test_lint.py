"""lint: what it finds in rule files, by themselves and on boards; and that it raises no alarm."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from harness import SAFETY, command, enough_time, shown

import pylogic
from pylogic import OptionError

GOOD = """% Marks
%*! size(N, M)
The board.
*%
#defined size/2.
cell(1..N) :- size(N, _).
{ mark(X) : cell(X) }.
%! the cell {X} is marked twice
:- mark(X), mark(X+1).
#show mark/1.
#program view.
draw(grid(N, 1)) :- size(N, _).
draw(fill(X, 1, black)) :- mark(X).
"""


def said(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "rules.lp"
    path.write_text(text)
    problems = pylogic.load(path).lint(alone=True).problems
    return [str(p).removeprefix(f"{tmp_path}/") for p in problems if p.kind != "note"]


def test_find_nothing_wrong_with_good_rules(tmp_path):
    assert said(tmp_path, GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (
            ":- mark(X), mark(X+1).",
            ":- mark(X), mrak(X+1).",
            "rules.lp:9:13: warning: mrak/1 is never derived, and no #defined says that it is an"
            " input; did you mean mark/1?",
        ),
        (
            "#show mark/1.",
            "#show mark/1. extra(X) :- mark(X).",
            "rules.lp:10:15: warning: extra/1 is derived and never used",
        ),
        (
            "draw(fill(X, 1, black))",
            "darw(fill(X, 1, black))",
            "rules.lp:13:1: error: darw/1 is derived and never used; did you mean draw/1?",
        ),
        (
            "#show mark/1.\n",
            "",
            "rules.lp: warning: no #show: every atom counts as part of the answer;"
            " #show NAME/ARITY says which do",
        ),
        (
            "#show mark/1.",
            "#show mark/1.\n#heuristic mark(X) : cell(X). [1, true]",
            "rules.lp:11:1: warning: #heuristic without a switch: in a part heuristic_NAME it is"
            " up to the user",
        ),
        (
            "#program view.",
            "#program veiw.",
            "rules.lp:11:1: warning: pylogic knows no part veiw: it is never grounded;"
            " did you mean view?",
        ),
    ],
)
def test_warn_of_each_mistake(tmp_path, old, new, words):
    assert old in GOOD
    found = said(tmp_path, GOOD.replace(old, new))
    assert words in found


def test_take_predicates_of_an_instance_as_defined(tmp_path):
    text = GOOD.replace(
        "cell(1..N) :- size(N, _).", "cell(X) :- place(X).\nwide :- size(_, _).\n:- wide."
    )
    assert any("place/1 is never derived" in line for line in said(tmp_path, text))
    (tmp_path / "places.lp").write_text("size(1,1). place(1).")
    report = pylogic.load(tmp_path / "rules.lp").lint([tmp_path / "places.lp"])
    assert not any("place/1" in str(problem) for problem in report.problems)


def test_take_heuristics_and_labels_without_a_warning(tmp_path):
    more = GOOD + (
        "#program heuristic_low.\n#heuristic mark(X) : cell(X). [1, true]\n"
        "#program label.\nlabel(X, x(X), 1, on(X)) :- cell(X).\non(X) :- mark(X).\n"
    )
    assert said(tmp_path, more) == []


@pytest.mark.slow
def test_lint_on_the_command_line(tmp_path):
    (tmp_path / "rules.lp").write_text(GOOD.replace("mark(X+1)", "mrak(X+1)"))
    (tmp_path / "two.lp").write_text("size(2,1).")
    out = command("lint", "rules.lp", "two.lp", cwd=tmp_path)
    assert "did you mean mark/1?" in out
    assert "note: not exercised by two.lp: this rule has no ground instance there" in out
    assert "note: 1 ground instance on 2 cells" in out
    assert "1 warning" in out
    (tmp_path / "rules.lp").write_text("p(X).")
    assert "X is unsafe" in command("lint", "rules.lp", code=2, cwd=tmp_path)
    (tmp_path / "rules.lp").write_text("p(")
    assert "syntax error" in command("lint", "rules.lp", code=2, cwd=tmp_path)


def test_print_a_report_and_refuse_keywords(rules):
    puzzle = rules(GOOD)
    report = puzzle.lint([puzzle.instance("size(2,1).", text=True)])
    assert str(report) == f"{puzzle.encoding.path}: 0 errors, 0 warnings"
    with pytest.raises(OptionError, match="instances='wikipedia11': expected a list of instances"):
        puzzle.lint("wikipedia11")
    with pytest.raises(OptionError, match="timeout=0: expected a positive number"):
        puzzle.lint(timeout=0)


# ---- Unsafe variables -----------------------------------------------------------------


STUDENT = """#include "lib/grid.lp".
#defined clue/3. #defined sum/2.
{ black(R, C) : cell(R, C) }.
possible(1..N) :- size(N, _).
{ value(R, C, V) : possible(V) } = 1 :- cell(R, C).
mate(X) :- person(X). person(anna; bert).
#show black/2.
"""


@pytest.mark.few(6)
@pytest.mark.parametrize(
    ("rule", "advice"),
    [
        ("white(R, C) :- not black(R, C).",
         "R and C are unsafe: no positive atom of the body gives them values;"
         " add cell(R, C) to the body"),
        (":- value(R, C, V), V > N.", "add size(N, _) to the body"),
        (":- clue(R, C, N), not value(R, C, V).", "add possible(V) to the body"),
        ("total(R, S) :- S = #sum { V, C : value(R, C, V) }.",
         "R is unsafe: no positive atom of the body gives it a value; add cell(R, _) to the body"),
        ("grey(Row, Col) :- cell(Row, Coll).", "did you mean Coll instead of Col?"),
        ("colour(Red).", "did you mean red instead of Red?"),
        ("{ dark(R, C) }.", "add cell(R, C) to the body"),
        (":- #count { R, C : not black(R, C) } > 3.",
         "add cell(R, C) to the condition after the colon"),
        ("#minimize { V, R, C : not value(R, C, V) }.",
         "add cell(R, C) and possible(V) to the condition after the colon"),
        ("p(X, Y) :- mate(X).", "Y is unsafe: no positive atom of the body gives it a value"),
    ],
)  # fmt: skip
def test_advise_an_atom_that_gives_a_variable_its_value(tmp_path, rule, advice):
    found = [line for line in said(tmp_path, STUDENT + rule) if "unsafe" in line]
    assert len(found) == 1
    assert advice in found[0]
    if not advice.endswith("a value"):
        assert "; " in found[0]


# ---- The same rule twice, titles --------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        (":- b(R, C), b(R, C+1).", ":- b(X, Y+1), b(X, Y).", True),
        (":- a(X), a(Y), X < Y.", ":- a(B), B > A, a(A).", True),
        (":- a(X), a(Y), X != Y.", ":- a(B), B != A, a(A).", True),
        (":- e(X, Y), e(Y, Z), e(Z, X).", ":- e(B, C), e(A, B), e(C, A).", True),
        ('p(X) :- q(X, "X").', 'p(Y) :- q(Y, "X").', True),
        ('p(X) :- q(X, "X").', 'p(Y) :- q(Y, "Y").', False),
        (":- a(X), b(Y), X < Y.", ":- a(B), B > A, b(A).", False),
        ("p(X, Y) :- q(X, Y).", "p(X, Y) :- q(Y, X).", False),
        (":- a(X), not a(X).", ":- a(X), not a(Y), b(Y).", False),
        (":- a(_), b(_).", ":- a(X), b(X).", False),
        (":- v(R, V), v(S, W), c(R), c(S), V > W.", ":- c(X), c(B), v(B, D), v(X, A), D<A.", True),
        (":- e(A, B), e(B, C), e(C, D), e(D, A).", ":- e(A, B), e(B, A), e(C, D), e(D, C).", False),
    ],
)
def test_find_the_same_rule_in_other_words(tmp_path, one, other, is_same):
    found = [line for line in said(tmp_path, f"{one}\n{other}") if "the same as line 1" in line]
    assert len(found) == is_same
    assert not is_same or "2:1: warning: the same as line 1: one of the two" in found[0]


TWICE = """#defined size/2.
cell(1..N) :- size(N, _).
{ mark(X) : cell(X) }.
%! two marks touch
:- mark(X), mark(X+1).
%! two marks touch, again
:- mark(Y+1), mark(Y).
%! two marks are near
:- mark(X), mark(Y), |X-Y| = 1.
%! all are marked
:- mark(X) : cell(X).
%! a mark beyond the board
:- mark(X), X > 100.
#show mark/1.
"""


def answers(rules, lines: Sequence[str], facts: str) -> set[str]:
    puzzle = rules("\n".join(lines), "less")
    return shown(puzzle, facts)


def test_name_each_constraint_that_can_be_deleted(rules):
    """As many answers stay if one of them is deleted, or all that are told without a condition."""
    puzzle, facts, lines = rules(TWICE), "size(4,1).", TWICE.splitlines()
    report = puzzle.lint([puzzle.instance(facts, text=True)])
    on_board = [p for p in report.problems if "<text>" in p.text or "same as line" in p.text]
    told = {p.line: p for p in on_board}
    every = answers(rules, lines, facts)
    spared = set()
    for n, line in enumerate(lines, 1):
        less = [*lines[: n - 1], "", *lines[n:]]
        if line.startswith(":-") and answers(rules, less, facts) == every:
            spared.add(n)
    assert every
    assert told.keys() == spared - {5} == {7, 9, 11, 13}
    less = ["" if n in told else line for n, line in enumerate(lines, 1)]
    assert answers(rules, less, facts) == every
    assert "the same as line 5: one of the two can be deleted" in told[7].text
    assert told[9].text == (
        "this constraint can be deleted, also together with the others: the answers of <text>"
        " stay the same"
    )
    assert told[13].text == "not exercised by <text>: this rule has no ground instance there"


# ---- Ground instances ---------------------------------------------------------------------


def test_count_ground_instances_of_rules_that_need_no_facts(rules):
    found = rules("#const n = 4.\nrow(1..n).\n{ queen(R, C) : row(C) } = 1 :- row(R).\n").lint()
    assert [(p.line, p.text) for p in found.problems if p.kind == "note"] == [
        (3, "4 ground instances")
    ]


def test_name_the_rules_with_most_ground_instances(rules):
    pairs = "pair(R, C, R', C') :- cell(R, C), cell(R', C').\n#show pair/4.\n"
    puzzle = rules(f'#include "lib/grid.lp".\n{pairs}')
    notes = [str(p) for p in puzzle.lint().problems]
    assert f"{puzzle.encoding.path}:2:1: note: 20736 ground instances on 144 cells" in notes


def test_ask_no_words_of_a_program_without_any(tmp_path):
    rules = "{ a(1..3) }.\n:- a(1).\n:- a(2), a(3).\n#show a/1.\n"
    assert said(tmp_path, rules) == []
    (line,) = said(tmp_path, rules.replace(":- a(1)", "%! No.\n:- a(1)"))
    assert line.startswith("rules.lp:4:1: warning: a constraint without words")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("sign(X, lft)", "sign/2 never has lft as its argument 2; did you mean left?"),
        ('sign(X, "left")', 'sign/2 never has "left" as its argument 2'),
        ("sign(X, 3)", "sign/2 never has 3 as its argument 2"),
        ("not sign(X, lft), cell(X)", "sign/2 never has lft as its argument 2"),
        ("sign(X, left)", None),
        ("sign(X, D), D = left", None),
        ("size(X, left)", None),  # an input may have anything
        ("mark(X), sort(X, left)", None),
    ],
)
def test_find_a_constant_that_no_rule_gives(tmp_path, body, words):
    rules = "sign(X, (left;right)) :- cell(X). sort(X, S) :- sign(X, S)."
    text = f"{GOOD}#program base.\n{rules}\np(1) :- {body}.\n"
    told = [line for line in said(tmp_path, f"{text}#defined p/1.\n") if "never has" in line]
    assert [words in line for line in told] == [True] * (words is not None)


@pytest.mark.slow
@pytest.mark.parametrize("name", pylogic.puzzles())
def test_find_nothing_wrong_with_our_own_rules(name):
    report = pylogic.load(name).lint()
    assert [p for p in report.problems if p.kind != "note"] == []
    assert report.unfinished == ()


def test_warn_of_shown_atoms_that_no_rule_derives(rules):
    """It may be documented, and looked at by constraints: every board then has one empty answer."""
    text = f"%*! gone(X)\nIt is gone.\n*%\n{GOOD}".replace("#show", "#show gone/1. #show")
    problems = rules(text).lint(alone=True).problems
    (told,) = [p for p in problems if "no rule derives" in p.text]
    assert (told.kind, told.line) == ("warning", 13)
    assert told.text == "no rule derives gone/1, which answers show"
    problems = rules(f"{text}#defined gone/1.").lint(alone=True).problems
    assert not [p for p in problems if "no rule derives" in p.text]


def test_suggest_first_the_same_name_with_another_arity(rules):
    text = "clues(1..3, 1).\n#defined clue/3.\n{ a(X) } :- clues(X, 1).\n#show a/1.\n"
    found = rules(f"{text}:- a(X), clue(X, 1).\n:- a(X), clue(X, 1, 2).\n").lint(alone=True)
    assert any("did you mean clue/3?" in p.text for p in found.problems)
    puzzle = rules("{ a(1) } :- clue(1, 1).\n clues(1, 2). clue(1).\n#show a/1.\n")
    assert "no rule derives clue/2; did you mean clue/1?" in str(puzzle.why(None, "a(1)."))


ENDLESS = """#include "lib/grid.lp".
{ black(R, C) : cell(R, C) }.
n(1) :- cell(1, 1).
n(X+1) :- n(X).
:- black(1, 1).
#show black/2.
#program reasons.
few :- cell(1, 1).
"""


CUT_SHORT = {
    "rules with most ground instances",
    "whether the part reasons changes answers",
}


@pytest.mark.nightly
@pytest.mark.parametrize("timeout", [0.05, pytest.param(20, marks=pytest.mark.slow)])
def test_name_every_check_that_a_limit_cut_short(rules, timeout):
    report = rules(ENDLESS).lint(timeout=timeout)
    assert report.interrupted == report.to_dict()["interrupted"] == "timeout"
    assert {*report.unfinished} == {*report.to_dict()["unfinished"]} >= CUT_SHORT
    assert "stopped by the time limit: there may be more (" in str(report)


@pytest.mark.slow
def test_name_every_check_that_ctrl_c_cut_short(rules):
    puzzle = rules(ENDLESS)
    boards = [puzzle.instance(f"size({n},3).", text=True) for n in (1, 2)]

    def stopped(seconds: float) -> pylogic.LintReport:
        threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT)).start()
        try:
            return puzzle.lint(boards, timeout=SAFETY)
        except KeyboardInterrupt:  # before it had begun
            raise pylogic.StoppedError("user") from None

    report = enough_time(stopped, bool)
    assert report.interrupted == "user"
    assert {*report.unfinished} >= {*CUT_SHORT, "constraints that can be deleted"}
    assert not [p for p in report.problems if "can be deleted" in p.text]
    assert "stopped by Ctrl-C: there may be more (" in str(report)


CLASH = """#include "lib/grid.lp".
#include "lib/outside.lp".
margin(left, 1).
{ ship(R, C) : cell(R, C) }.
% The two sides of a row, under the name that the library file has for something else.
side(left, row, 0).
%! row {I}: {too few|too many} ships
:- outside(left, I, 1, N), #count { C : along(left, I, J, R, C), ship(R, C) } != N.
:- side(_, row, X), X = 7.
#show ship/2.
"""


def test_warn_of_a_name_that_a_library_file_keeps_to_itself(rules):
    (found,) = (p for p in rules(CLASH).lint(alone=True).problems if "side/3" in p.text)
    assert (found.kind, found.line) == ("warning", 6)
    assert "lib/outside.lp:" in found.text


@pytest.mark.parametrize(
    ("word", "problem"),
    [
        ("bank(0, 1, N, a)", "view: bank(0,1,2,a): expected a place from 1 to 50"),
        ("text(X, N, 7)", "view: text(1,2,7): the cell 1,2 is off the board"),
    ],
)
def test_report_a_view_that_draws_no_board(rules, word, problem):
    puzzle = rules(f"{GOOD}draw({word}) :- size(N, _), cell(X), X = 1, N > 1.\n")
    found = puzzle.lint([puzzle.instance("size(2, 1).", text=True)]).problems
    assert [one.text for one in found if one.kind == "error"] == [problem]
    assert not any(problem in str(one) for one in puzzle.lint().problems), "1x1 is drawn"


def test_report_without_boards_a_view_that_draws_none(rules):
    problems = rules(f"{GOOD}draw(bank(0, 1, 1, a)).\n").lint().problems
    assert any("view: bank(0," in problem.text for problem in problems)


@pytest.mark.slow
def test_pre_commit_hook_of_the_guide_fails_for_errors_only(tmp_path):
    guide = Path(pylogic.__file__).parent / "guide" / "editors.md"
    entry = re.search(r"entry: (.*)", guide.read_text(encoding="utf-8"))[1]
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    for name, text, code in (("good", GOOD, 0), ("bad", f"{GOOD}:- mark(X), Y > X.\n", 2)):
        (tmp_path / f"{name}.lp").write_text(text)
        run = subprocess.run(
            [*shlex.split(entry), f"{name}.lp"], cwd=tmp_path, env={**os.environ, "PATH": path}
        )
        assert run.returncode == code
