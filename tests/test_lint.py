"""lint: what it finds in rule files, by themselves and on boards; and that it raises no alarm."""

from __future__ import annotations

import json
import pickle
import shutil
import time
from pathlib import Path

import pytest
from harness import command, shown

import pylogic
from pylogic.errors import OptionError
from pylogic.explain import conformance, lint_report
from pylogic.rules import library, lint
from pylogic.rules.limits import Limits
from pylogic.solving import body_checks, ground_size
from pylogic.solving.grounding import complaints

KUROMASU = pylogic.load("kuromasu")
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

EVERY_CHECK = f"""{GOOD}
#program base.
#defined clue/1.
%! the clue {{X}} is not marked
:- clue(X), not mark(X).
#program about.
clues(clue, 1).
#program clues.
clue(X) :- mark(X).
#program reasons.
:- mark(X), mark(X+1), clue(X).
#program techniques.
%! [beside, 1] a mark is beside {{X}}
follows(-mark(X+1)) :- known(mark(X)), cell(X+1).
"""
FACTS = "size(4, 1). clue(2)."


@pytest.fixture
def small(tmp_path: Path) -> pylogic.Puzzle:
    """Rules for which lint has something to do in each of its checks, and little of it."""
    (tmp_path / "small.lp").write_text(EVERY_CHECK)
    return pylogic.load(tmp_path / "small.lp")


def said(tmp_path: Path, text: str) -> list[str]:
    path = tmp_path / "rules.lp"
    path.write_text(text)
    problems = pylogic.load(path).lint().problems
    return [str(p).removeprefix(f"{tmp_path}/") for p in problems if p.kind != "note"]


@pytest.mark.few(0)
@pytest.mark.parametrize("name", sorted(library.encodings()))
def test_nothing_is_wrong_with_our_own_rules(name):
    encoding = pylogic.load(name).encoding
    assert lint.lint(encoding, complaints(encoding)) == []
    assert conformance.check(encoding) == []


def test_nothing_is_wrong_with_good_rules(tmp_path):
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
            "%! the cell {X} is marked twice\n",
            "",
            "rules.lp:8:1: warning: a constraint without words: a line `%! ...` above it says what"
            " it forbids",
        ),
        (
            "{X} is",
            "{Y} is",
            "rules.lp:9:1: warning: {Y} in the words above is no term of the constraint's"
            " variables",
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
        (
            ":- mark(X), mark(X+1).",
            ":- mark(X), mark(X+1). p(Y) :- not mark(Y). :- p(1).",
            "rules.lp:9:24: error: Y is unsafe: no positive atom of the body gives it a value; add"
            " cell(Y) to the body: p(Y) :- cell(Y), not mark(Y).",
        ),
    ],
)
def test_each_warning_has_an_example(tmp_path, old, new, words):
    assert old in GOOD
    found = said(tmp_path, GOOD.replace(old, new))
    assert words in found


def test_what_an_instance_gives_is_defined(tmp_path):
    text = GOOD.replace(
        "cell(1..N) :- size(N, _).", "cell(X) :- place(X).\nwide :- size(_, _).\n:- wide."
    )
    assert any("place/1 is never derived" in line for line in said(tmp_path, text))
    (tmp_path / "places.lp").write_text("size(1,1). place(1).")
    report = pylogic.load(tmp_path / "rules.lp").lint([tmp_path / "places.lp"])
    assert not any("place/1" in str(problem) for problem in report.problems)


def test_what_guides_and_labels_is_no_warning(tmp_path):
    more = GOOD + (
        "#program heuristic_low.\n#heuristic mark(X) : cell(X). [1, true]\n"
        "#program label.\nlabel(X, x(X), 1, on(X)) :- cell(X).\non(X) :- mark(X).\n"
    )
    assert said(tmp_path, more) == []


@pytest.mark.slow
def test_constraints_that_an_instance_does_not_need(tmp_path):
    """Compared with deleting each constraint and counting the answers."""
    text = "size(3,3). clue(1,2,5). clue(3,1,2)."
    for facts in (text, "size(2,2).", "size(1,1). clue(1,1,1)."):
        task = KUROMASU.task(KUROMASU.instance(facts, text=True))
        reasons, interrupted = lint_report.redundancy({"it": task}, Limits())
        assert interrupted is None
        every = (*reasons.together, *reasons.alone, *reasons.unexercised)
        found = {reason.place.rpartition(":")[2] for reason in every}
        answers = shown(KUROMASU, facts)
        expected = set()
        for path in (KUROMASU.encoding.path, KUROMASU.encoding.path.parent / "lib/connected.lp"):
            for number, line in enumerate(path.read_text().splitlines(), 1):
                if line.startswith(":-"):
                    puzzle = without(tmp_path, path, number)
                    if shown(puzzle, facts) == answers:
                        expected.add(str(number))
        assert found == expected


def without(tmp_path: Path, path: Path, number: int) -> pylogic.Puzzle:
    folder = tmp_path / f"{path.stem}{number}{time.monotonic_ns()}"
    shutil.copytree(KUROMASU.encoding.path.parent, folder)
    edited = folder / path.relative_to(KUROMASU.encoding.path.parent)
    lines = edited.read_text().splitlines()
    lines[number - 1] = ""
    edited.write_text("\n".join(lines))
    return pylogic.load(folder / "kuromasu.lp")


def test_hot_spots_are_counted_as_the_grounder_counts():
    puzzle = pylogic.load("sudoku")
    jobs = [
        puzzle.task(puzzle.instance(f"size({n},{n}). boxes(1,{n}).", text=True)) for n in (4, 8)
    ]
    spots = {str(s.rule): s for s in ground_size.hot_spots(jobs, Limits())[0]}
    rule = next(rule for rule in spots if rule.startswith("#false") and "possible" in rule)
    assert spots[rule].instances > 0
    cell = next(s for rule, s in spots.items() if rule.startswith("cell("))
    assert cell.instances == 64
    assert cell.power == pytest.approx(1)
    box = next(s for rule, s in spots.items() if rule.startswith("in(row"))
    assert box.instances == 64


def test_a_rule_that_grows_faster_is_a_hot_spot(rules):
    puzzle = rules(GOOD + "#program base.\npair(X, Y) :- cell(X), cell(Y).\n#defined pair/2.\n")
    jobs = [puzzle.task(puzzle.instance(f"size({n},1).", text=True)) for n in (10, 20)]
    first = ground_size.hot_spots(jobs, Limits())[0][0]
    assert (first.instances, first.power) == (400, pytest.approx(2))


@pytest.mark.slow
def test_lint_on_the_command_line(tmp_path):
    (tmp_path / "rules.lp").write_text(GOOD.replace("mark(X+1)", "mrak(X+1)"))
    (tmp_path / "two.lp").write_text("size(2,1).")
    out = command("lint", "rules.lp", "two.lp", cwd=tmp_path)
    assert "did you mean mark/1?" in out
    assert "note: not exercised by two.lp: this rule has no ground instance there" in out
    assert "note: 1 ground instance on 2 cells" in out
    assert "1 warning" in out
    document = json.loads(command("lint", "rules.lp", "--json", cwd=tmp_path))
    assert document["problems"][0]["line"] == 9
    report = pylogic.load(tmp_path / "rules.lp").lint()
    assert {**document, "problems": []} == {**report.to_dict(), "problems": []}
    assert [p["text"] for p in document["problems"]] == [p.text for p in report.problems]
    (tmp_path / "rules.lp").write_text("p(X).")
    assert "X is unsafe" in command("lint", "rules.lp", code=2, cwd=tmp_path)
    (tmp_path / "rules.lp").write_text("p(")
    assert "syntax error" in command("lint", "rules.lp", code=2, cwd=tmp_path)


@pytest.mark.slow
def test_a_lint_report_is_a_result_like_all_others(small):
    instance = small.instance(FACTS, text=True)
    report = small.lint([instance])
    path = small.encoding.path
    words = f"{path}: 0 errors, 0 warnings"
    assert (str(report), repr(report)) == (words, f"<LintReport {words}>")
    again = pickle.loads(pickle.dumps(report))
    assert (again, hash(again)) == (report, hash(report))
    assert report != small.lint()
    with pytest.raises(OptionError, match="instances='wikipedia11': expected a list of instances"):
        small.lint("wikipedia11")
    with pytest.raises(OptionError, match="timeout=0: expected a positive number"):
        small.lint(timeout=0)


@pytest.mark.slow
def test_a_lint_that_was_cut_short_says_so(small, monkeypatch):
    monkeypatch.setattr(lint_report, "run", lambda *_: "timeout")
    report = small.lint([small.instance(FACTS, text=True)])
    words = "stopped by the time limit: there may be more (constraints that can be deleted)"
    assert str(report).endswith(f"0 warnings, {words}")
    told = report.to_dict()
    assert (told["interrupted"], told["unfinished"]) == ("timeout", [*report.unfinished])


@pytest.mark.slow
@pytest.mark.parametrize("stopped", ["timeout", "memory", "user"])
@pytest.mark.parametrize("facts", ["", FACTS])
def test_a_count_of_ground_instances_that_was_cut_short_is_told(small, monkeypatch, facts, stopped):
    """Also of empty boards."""
    monkeypatch.setattr(ground_size, "run", lambda *_: stopped)
    report = small.lint([small.instance(facts, text=True)] if facts else [])
    assert not any("ground instances on" in problem.text for problem in report.problems)
    others = (
        "whether puzzles that are generated are trivial, or refused",
        "whether the part reasons changes answers",
        "techniques that conclude what is wrong",
        "rules of parts that never hold",
    )
    not_begun = others if stopped == "user" else ()
    assert report.unfinished == ("rules with most ground instances", *not_begun)
    assert report.interrupted == stopped


@pytest.mark.slow
def test_ctrl_c_leaves_what_lint_has_found(monkeypatch):
    """Nothing is claimed of instances that were not looked at."""
    asked = []

    def run(work, limits, receive):
        asked.append(work)
        return search(work, limits, receive) if len(asked) == 1 else "user"

    search = lint_report.run
    monkeypatch.setattr(lint_report, "run", run)
    monkeypatch.setattr(ground_size, "run", None)  # it is not come to
    report = KUROMASU.lint(["wikipedia11", "inst12", "inst96"])
    assert (report.interrupted, len(asked)) == ("user", 2)
    assert [p for p in report.problems if "can be deleted" in p.text] == []
    assert report.unfinished == (
        "constraints that can be deleted",
        "numbers that overflow and joins that leave little",
        "rules with most ground instances",
        "whether puzzles that are generated are trivial, or refused",
        "whether the part reasons changes answers",
        "techniques that conclude what is wrong",
        "rules of parts that never hold",
    )
    assert "stopped by Ctrl-C: there may be more (" in str(report)


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
         " add cell(R, C) to the body: white(R, C) :- cell(R, C), not black(R, C)."),
        (":- value(R, C, V), V > N.", "add size(N, _) to the body"),
        (":- clue(R, C, N), not value(R, C, V).", "add possible(V) to the body"),
        ("total(R, S) :- S = #sum { V, C : value(R, C, V) }.",
         "R is unsafe: no positive atom of the body gives it a value; add cell(R, _) to the body"),
        ("near(R, C, R', C') :- cell(R, C), |R-R'| + |C-C'| = 1.", "add cell(R', C') to the body"),
        ("near(R1, C1, R2, C2) :- cell(R1, C1), |R1-R2| = 1, C2 = C1.",
         "R2 is unsafe: no positive atom of the body gives it a value; add cell(R2, C1) to"),
        ("friends(X, Y) :- mate(X), X != Y.", "add mate(Y) to the body"),
        ("grey(Row, Col) :- cell(Row, Coll).", "did you mean Coll instead of Col?"),
        ("{ dark(R, C) }.", "add cell(R, C) to the body: { dark(R, C) } :- cell(R, C)."),
        (":- #count { R, C : not black(R, C) } > 3.",
         "add cell(R, C) to the condition after the colon, or to the body"),
        ("#minimize { V, R, C : not value(R, C, V) }.",
         "add cell(R, C) and possible(V) after the colon"),
        ("p(X) :- cell(X+Y, _).", "X and Y are unsafe: no positive atom of the body gives them"
         " values; (X+Y) in cell((X+Y), _) gives them none: they could be many"),
        ("p(X, Y) :- mate(X).", "Y is unsafe: no positive atom of the body gives it a value"),
    ],
)  # fmt: skip
def test_the_atom_that_would_give_a_variable_its_value(tmp_path, rule, advice):
    found = [line for line in said(tmp_path, STUDENT + rule) if "unsafe" in line]
    assert len(found) == 1
    assert advice in found[0]
    if not advice.endswith("a value"):
        assert "; " in found[0]


@pytest.mark.slow
@pytest.mark.parametrize("rule", ["white(R, C) :- not black(R, C).", "{ dark(R, C) }."])
def test_what_is_advised_is_safe(tmp_path, rule):
    (line,) = (line for line in said(tmp_path, STUDENT + rule) if "unsafe" in line)
    mended = line.rpartition("to the body: ")[2]
    assert not any("unsafe" in line for line in said(tmp_path, STUDENT + mended))


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
    ],
)
def test_the_same_rule_in_other_words(tmp_path, one, other, is_same):
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


def test_who_deletes_all_that_can_be_deleted_loses_nothing(tmp_path):
    """Also of constraints that say the same in other ways."""
    path = tmp_path / "rules.lp"
    path.write_text(TWICE)
    instance = pylogic.load(path).instance("size(4,1).", text=True)
    report = pylogic.load(path).lint([instance])
    told = {p.line: p for p in report.problems if "can be deleted" in p.text}
    assert sorted(told) == [7, 9, 11]
    lines = TWICE.splitlines()
    deleted = "\n".join("" if n in told else line for n, line in enumerate(lines, 1))
    (tmp_path / "less.lp").write_text(deleted)
    answers = [
        {str(a) for a in pylogic.load(file).solve(instance, models=0).answers}
        for file in (path, tmp_path / "less.lp")
    ]
    assert answers[0] == answers[1] != set()
    assert "the same as line 5: one of the two can be deleted" in told[7].text
    assert told[9].text == (
        "this constraint can be deleted, also together with lines 7 and 11: the answers of <text>"
        " stay the same"
    )
    notes = {p.line: p.text for p in report.problems if p.kind == "note" and "<text>" in p.text}
    assert notes == {13: "not exercised by <text>: this rule has no ground instance there"}


def test_one_of_two_can_be_deleted_if_the_other_stays(rules):
    """They say the same, but not in the same words; and every instance that is named counts."""
    puzzle = rules(TWICE.replace(":- mark(Y+1), mark(Y).", ":- mark(X), mark(X-1), cell(X)."))
    tasks = {
        facts: puzzle.task(puzzle.instance(facts, text=True))
        for facts in ("size(4,1).", "size(9,1).")
    }
    found, interrupted = lint_report.redundancy(tasks, Limits())
    lines = [
        [int(one.place.rpartition(":")[2]) for one in each]
        for each in (found.together, found.alone, found.unexercised)
    ]
    assert (lines, interrupted) == ([[7, 9, 11], [5], [13]], None)
    words = [p.text for p in puzzle.lint([tasks["size(4,1)."].instance]).problems if p.line == 5]
    assert words[0].startswith(
        "this constraint can be deleted if lines 7, 9 and 11 stay: the answers"
    )


@pytest.mark.parametrize(
    ("title", "words"),
    [
        ("[two marks, 3]", None),
        ("[two marks]", None),
        ("[two marks, {X}]", None),
        ("[two marks, {X+1}]", None),
        ("[two marks, 0]", "the cost 0 above is neither a whole number, at least 1, nor a term"),
        ("[two marks, -1]", "the cost -1 above"),
        ("[two marks, high]", "the cost high above"),
        ("[two marks, 1.5]", "the cost 1.5 above"),
        ("[two marks, ]", "the cost after the comma above"),
        ("[two marks, {X}+1]", "the cost {X}+1 above"),
        ("[two marks, {Z}]", "{Z} in the words above is no term"),
        ("[two {Z}, 3]", "{Z} in the words above is no term"),
    ],
)
def test_the_title_of_a_constraint(tmp_path, title, words):
    found = said(tmp_path, GOOD.replace("%! the cell", f"%! {title} the cell"))
    if words is None:
        assert found == []
    else:
        (line,) = found
        assert words in line


# ---- Numbers that overflow --------------------------------------------------------------


def on_boards(tmp_path: Path, rules: str, *facts: str) -> list[str]:
    path = tmp_path / "rules.lp"
    path.write_text(GOOD + "#program base.\n" + rules)
    puzzle = pylogic.load(path)
    report = puzzle.lint([puzzle.instance(text, text=True) for text in facts])
    checks = ("overflow", "substitutions")
    found = [str(p) for p in report.problems if any(word in p.text for word in checks)]
    return [line.removeprefix(f"{tmp_path}/") for line in found]


def test_an_overflow_is_told_with_its_rule_its_term_and_its_values(tmp_path):
    assert on_boards(tmp_path, "#show a(N) : N = (X+1)*100000*100000, mark(X).") == [
        "rules.lp:15:18: warning: (X+1)*100000*100000 overflows clingo's 32 bits: with X = 1 it is"
        " 20000000000, and clingo takes -1474836480 without a word, for 4 of 4 values on an empty"
        " board of 4x4"
    ]


@pytest.mark.few(6)
@pytest.mark.parametrize(
    ("rules", "values"),
    [
        ("p((X+1)*100000*100000) :- cell(X).", "X = 1 it is 20000000000"),
        (":- cell(X), X*2000000000 > 5.", "X = 2 it is 4000000000"),
        ("p(2**(X+28)) :- cell(X).", "X = 3 it is 2147483648"),
        ("p(X) :- cell(X), N = X*1000000000, N > 3.", "X = 3 it is 3000000000"),
        ("p(X) :- cell(X), 1..X*1000000000 = X.", "X = 3 it is 3000000000"),
        (":- #sum { X*1000000000, X : mark(X) } > 3.", "X = 3 it is 3000000000"),
        ("#minimize { X*1000000000, X : mark(X) }.", "X = 3 it is 3000000000"),
        (":- cell(X), cell(X*1000000000).", "X = 3 it is 3000000000"),
        ("{ p(X*1000000000) : cell(X) }.", "X = 3 it is 3000000000"),
        ("p(X+2147483644) :- cell(X).", "X = 4 it is 2147483648"),
        ("p(-X-2147483646) :- cell(X).", "X = 3 it is -2147483649"),
        ("p(X**X**X) :- cell(X).", "X = 3 it is 7625597484987"),
        ("#const k = 100000. p(X*k*k) :- cell(X).", "X = 1 it is 10000000000"),
        ("#const k = 100000*100000.", "it is 10000000000"),
        ("p(100000*100000).", "it is 10000000000"),
    ],
)
def test_where_numbers_overflow(tmp_path, rules, values):
    (line,) = on_boards(tmp_path, rules)
    assert f" {values}, and clingo takes " in line


@pytest.mark.few(5)
@pytest.mark.parametrize(
    "rules",
    [
        "p((X+1)*100000) :- cell(X).",
        "p(X*1000000000) :- cell(X), X < 3.",
        "p(X*1000000000) :- cell(X), not big(X). big(X) :- cell(X), X > 2.",
        "p(Y*1000000000) :- cell(X), Y = X / 20.",
        "p((X-Y)*1000000000) :- cell(X), cell(Y), X = Y+1.",
        "p(2**31-1).",  # what is too large on the way comes out right
        "p(X+2147483647-100) :- cell(X).",
        "p(X/0) :- cell(X).",
        "p(X*1000000000*Y) :- cell(X), name(Y). name(anna).",
        "p(2**(X-24)) :- cell(X).",
        "-p(X) :- -p(X-1), cell(X), cell(Y), |X-Y| = 1. -p(1).",
        "p(X*1000000000) :- q(f(X), _). q(f(X), X) :- cell(X), X < 3.",
    ],
)
def test_what_stays_within_32_bits_is_no_overflow(tmp_path, rules):
    assert on_boards(tmp_path, rules) == []


def test_an_overflow_is_looked_for_on_the_instances_that_are_named(tmp_path):
    rules = "#defined clue/1. p(N*1000) :- clue(N)."
    assert on_boards(tmp_path, rules) == []
    assert on_boards(tmp_path, rules, "size(2,2). clue(5).") == []
    (line,) = on_boards(tmp_path, rules, "size(2,2). clue(5). clue(3000000). clue(4000000).")
    assert "with N = 3000000 it is 3000000000" in line
    assert "for 2 of 3 values on <text>" in line


# ---- Joins that leave next to nothing -----------------------------------------------------


@pytest.mark.slow
def test_a_join_that_tries_much_and_keeps_little(tmp_path):
    rules = "pair(X, Y) :- cell(X), cell(Y), Y - X = 1.\n#defined pair/2."
    (line,) = on_boards(tmp_path, rules, "size(400,1).")
    assert line.startswith(
        "rules.lp:15:1: warning: cell(X), cell(Y): 160000 substitutions are tried on 400 cells,"
        " and 399 are kept. "
    )


@pytest.mark.slow
def test_a_join_of_more_than_can_be_looked_at_is_counted_by_clingo(tmp_path):
    rules = "pair(X, Y) :- cell(X), cell(Y), Y - X = 1.\n#defined pair/2."
    (line,) = on_boards(tmp_path, rules, "size(900,1).")
    assert "cell(X), cell(Y): 810000 substitutions are tried on 900 cells, and 899 are kept" in line
    assert on_boards(tmp_path, rules.replace("Y - X = 1", "X < Y"), "size(900,1).") == []


@pytest.mark.slow
def test_students_files_without_a_board(rules):
    """Rules that need no facts are looked at as they are."""
    found = [
        p
        for p in rules(
            "#const n = 24.\nrow(1..n).\n{ queen(R, C) : row(C) } = 1 :- row(R).\n"
            ":- queen(R, C), queen(R', C'), R < R', |R - R'| = |C - C'|.\n#show queen/2.\n"
        )
        .lint()
        .problems
        if "substitutions" in p.text
    ]
    assert [p.line for p in found] == [4]
    assert found[0].text.startswith(
        "queen(R,C), queen(R',C'): 331776 substitutions are tried, and 8648 are kept."
    )


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("rules", "is_costly"),
    [
        ("p :- #count { X, Y : mark(X), mark(Y), |X-Y| = 1 } > 3.", True),
        (
            "p(X, Y) :- cell(X), cell(Y), not far(X, Y). far(X, Y) :- cell(X), cell(Y), |X-Y|>1.",
            True,
        ),
        ("p(X, Y) :- cell(X), cell(Y), Y = X + 1.", False),
        ("p(X, Y) :- cell(X), cell(Y), X + 1 = Y.", False),
        ("p(X, Y) :- cell(X), cell(Y), X = Y.", False),
        ("p(X) :- cell(X), cell(X+1).", False),
        ("p(X, Y) :- cell(X), cell(Y), X < Y.", False),
        ("p(X, Y) :- cell(X), X < 3, cell(Y), Y < 3.", False),
        ("p(X, Y) :- cell(X), cell(Y).", False),
        ("p(X, Y) :- step(X, Y), cell(X), cell(Y), |X-Y| = 1. step(X, X+1) :- cell(X).", False),
        ("p(X, Y) :- mark(X), mark(Y), not mark(X+Y).", False),
    ],
)
def test_which_joins_are_costly(tmp_path, monkeypatch, rules, is_costly):
    monkeypatch.setattr(body_checks, "_COSTLY", 10_000)
    found = on_boards(tmp_path, f"{rules}\n#defined p/2.", "size(101,1).")
    assert any("substitutions" in line for line in found) == is_costly


JOINED = """#include "lib/grid.lp".
one(R, C) :- cell(R, C). two(R, C) :- cell(R, C). more(R, C) :- cell(R, C). more(0, 1).
#defined beside/2.
"""


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("body", "is_costly"),
    [
        # As measured on 25x25 and 50x50: the time grows 15 times, or 4 times.
        ("cell(R, C), direction(_, DR, DC), cell(R+DR, C+DC)", True),
        ("direction(_, DR, DC), cell(R+DR, C+DC), cell(R, C)", True),
        ("more(R, C), direction(_, DR, DC), cell(R+DR, C+DC)", True),
        ("one(R, C), direction(_, DR, DC), two(R+DR, C+DC)", True),
        ("direction(_, DR, DC), cell(R, C), cell(R+DR, C+DC)", False),
        ("cell(R, C), direction(_, DR, DC), more(R+DR, C+DC)", False),
        ("two(R+DR, C+DC), direction(_, DR, DC), one(R, C)", False),
        ("beside(R, C), direction(_, DR, DC), cell(R+DR, C+DC)", False),
    ],
)
def test_a_sum_in_an_atom_that_is_joined_too_early(tmp_path, body, is_costly):
    shutil.copytree(KUROMASU.encoding.path.parent / "lib", tmp_path / "lib")
    (tmp_path / "rules.lp").write_text(f"{JOINED}beside(R, C) :- {body}.\n#show beside/2.\n")
    report = pylogic.load(tmp_path / "rules.lp").lint()
    told = [p.line for p in report.problems if "substitutions are tried" in p.text]
    assert told == [4] * is_costly


@pytest.mark.slow
def test_a_rule_that_grows_faster_than_the_board_is_named(tmp_path):
    shutil.copytree(KUROMASU.encoding.path.parent / "lib", tmp_path / "lib")
    rules = "pair(R, C, R', C') :- cell(R, C), cell(R', C').\n#show pair/4.\n"
    (tmp_path / "rules.lp").write_text(f'#include "lib/grid.lp".\n{rules}')
    notes = [str(p) for p in pylogic.load(tmp_path / "rules.lp").lint().problems]
    words = "331776 ground instances on 576 cells, growing like n^4.0 on n x n cells"
    assert f"{tmp_path}/rules.lp:2:1: note: {words}" in notes


@pytest.mark.parametrize(
    ("rules", "is_told"),
    [
        (":- mark(X), X > 99.", True),
        ("p(X) :- cell(X), X < 1.", True),
        ("p(X) :- cell(X), mark(Y), X > Y, X < Y.", True),
        ("p(X) :- cell(X), X > 20.", False),  # one of the boards is that large
        ("#const k = 0. p(X) :- cell(X), k > 1.", False),  # that is for who sets k
        ("#defined clue/1. p(X) :- clue(X), X < 1.", False),  # a board may have such a clue
        ("p(X) :- cell(X), X = 99.", False),
    ],
)
def test_a_rule_that_never_fires(tmp_path, rules, is_told):
    path = tmp_path / "rules.lp"
    path.write_text(f"{GOOD}#program base.\n{rules}\n#defined p/1.\n")
    told = [p for p in pylogic.load(path).lint().problems if "never fires" in p.text]
    assert [(p.kind, p.line) for p in told] == [("warning", 15)] * is_told


@pytest.mark.parametrize(
    ("rule", "is_told"),
    [
        ("draw(text(X, 1, 1)) :- mark(X), mark(X+1).", True),
        ("twice(X) :- mark(X), not cell(X). draw(text(X, 1, 1)) :- twice(X).", True),
        ("draw(text(X, 1, 1)) :- mark(X).", False),
        ("#defined star/1. draw(text(X, 1, 1)) :- star(X), mark(X).", False),  # no board has one
        ("#const wide = 0. draw(text(X, 1, 1)) :- mark(X), wide = 1.", False),
        ("#program words. says(mark(X), X) :- mark(X).", True),  # no fact of a board
        ("#program words. says(mark(X), X) :- cell(X).", False),
        ("#program label. label(X, X, 1, mark(X)) :- mark(X), mark(X+1).", True),
        ("#program label. label(X, X, 1, mark(X)) :- mark(X).", False),
        ("#program label. label(I, X, 1, mark(X)) :- cell(X), listed(star(X), I).", False),
    ],
)
def test_a_rule_of_a_part_that_never_holds(tmp_path, rule, is_told):
    path = tmp_path / "rules.lp"
    path.write_text(f"{GOOD}{rule}\n")
    told = [p for p in pylogic.load(path).lint().problems if "were tried" in p.text]
    assert bool(told) == is_told
    assert all((p.kind, p.line) == ("note", GOOD.count("\n") + 1) for p in told)


def test_a_program_of_clingos_needs_no_words(tmp_path):
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
def test_a_constant_that_no_rule_gives(tmp_path, body, words):
    rules = "sign(X, (left;right)) :- cell(X). sort(X, S) :- sign(X, S)."
    text = f"{GOOD}#program base.\n{rules}\np(1) :- {body}.\n"
    told = [line for line in said(tmp_path, f"{text}#defined p/1.\n") if "never has" in line]
    assert [words in line for line in told] == [True] * (words is not None)


MINUTES = ("chemin", "fillomino")
"""Whose boards take minutes to ground: of them only the text is looked at."""
UNTRIED = {"nurikabe": [":325:1: note"]}
"""Rules of islands without a number, which neither our boards nor new ones have."""
LONG = (
    *("akari", "castle_wall", "kenken", "killer_sudoku", "masyu", "nonogram"),
    *("nurikabe", "skyscrapers", "slitherlink", "takuzu"),
)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "name",
    [pytest.param(n, marks=[pytest.mark.slow] * (n in LONG)) for n in sorted(library.encodings())],
)
def test_no_alarm_on_boards_of_our_own_rules(name):
    report = pylogic.load(name).lint(alone=name in MINUTES)
    told = [str(p) for p in report.problems if p.kind != "note" or "were tried" in p.text]
    known = UNTRIED.get(name, [])
    assert [words in line for words, line in zip(known, told, strict=True)] == [True] * len(known)
    assert bool(report.unfinished) == (name in MINUTES)


def test_what_answers_show_and_no_rule_derives(tmp_path):
    """It may be documented, and looked at by constraints: every board then has one empty answer."""
    path = tmp_path / "rules.lp"
    shown = GOOD.replace("#show mark/1.", "#show mark/1. #show gone/1.")
    path.write_text(f"%*! gone(X)\nIt is gone.\n*%\n{shown}")
    problems = pylogic.load(path).lint(alone=True).problems
    (told,) = [p for p in problems if "no rule derives" in p.text]
    assert (told.kind, told.line) == ("warning", 13)
    assert told.text == "no rule derives gone/1, which answers show"
    path.write_text(path.read_text().replace("#show gone/1.", "#defined gone/1. #show gone/1."))
    problems = pylogic.load(path).lint(alone=True).problems
    assert not [p for p in problems if "no rule derives" in p.text]


def test_the_same_name_with_another_arity_is_meant_first(tmp_path):
    path = tmp_path / "rules.lp"
    path.write_text("clues(1..3, 1).\n#defined clue/3.\n{ a(X) } :- clues(X, 1).\n#show a/1.\n")
    path.write_text(f"{path.read_text()}:- a(X), clue(X, 1).\n:- a(X), clue(X, 1, 2).\n")
    rules = pylogic.load(path)
    assert any("did you mean clue/3?" in p.text for p in rules.lint(alone=True).problems)
    path.write_text("{ a(1) } :- clue(1, 1).\n clues(1, 2). clue(1).\n#show a/1.\n")
    assert "no rule derives clue/2; did you mean clue/1?" in str(
        pylogic.load(path).why(None, "a(1).")
    )


ENDLESS = """#include "lib/grid.lp".
{ black(R, C) : cell(R, C) }.
n(1) :- cell(1, 1).
n(X+1) :- n(X).
:- black(1, 1).
#show black/2.
#program reasons.
few :- cell(1, 1).
#program techniques.
follows(-black(1, 1)) :- cell(1, 1).
"""


@pytest.mark.parametrize("timeout", [0.05, pytest.param(20, marks=pytest.mark.slow)])
def test_lint_names_every_check_that_a_limit_cut_short(tmp_path, timeout):
    path = tmp_path / "endless.lp"
    path.write_text(ENDLESS)
    report = pylogic.load(path).lint(timeout=timeout)
    assert report.interrupted == "timeout"
    assert set(report.unfinished) >= {
        "numbers that overflow and joins that leave little",
        "rules with most ground instances",
        "whether the part reasons changes answers",
        "techniques that conclude what is wrong",
        "rules of parts that never hold",
    }


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


def test_a_name_that_a_library_file_keeps_to_itself_is_reported(tmp_path):
    path = tmp_path / "clash.lp"
    path.write_text(CLASH)
    (found,) = (p for p in pylogic.load(path).lint(alone=True).problems if "side/3" in p.text)
    assert (found.kind, found.line) == ("warning", 6)
    assert "lib/outside.lp:" in found.text
    path.write_text(CLASH.replace("side(", "edge_of("))
    assert "side/3" not in str(pylogic.load(path).lint(alone=True).problems)
