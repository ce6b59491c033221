"""Why an expected solution is no answer: each mistake is named with its line."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from harness import command, enough_time

import pylogic
from pylogic import OptionError, ProgramError

OPEN_BOARD = "size(3,3). clue(1,1,3). clue(3,3,3). white(2,1)."
CORNERS = f"{OPEN_BOARD} white(1,3)."
COLUMN = "black(1,2). black(3,2)."
START = "start(1, 1) :- open(1, 1).\n"


@cache
def reference(name: str) -> pylogic.Puzzle:
    return pylogic.load(name)


@cache
def solution(name: str, board: str) -> tuple[pylogic.Instance, str]:
    """An instance, and what the puzzle as it is shipped answers, as facts."""
    puzzle = reference(name)
    instance = puzzle.instance(board, text="." in board)
    (answer,) = puzzle.solve(instance).answers
    return instance, " ".join(f"{atom}." for atom in sorted(answer.symbols))


def places(found: pylogic.Why) -> set[str]:
    """The files and lines that are named."""
    every = (reason for one in found.reasons for reason in (one, *one.because))
    return {Path(reason.place).name for reason in every if reason.place}


SEEN = "seen(R, C, D, K+1) :-"
OPEN = "open(R + (K+1)*DR, C + (K+1)*DC)."
TWO = "value(R, C, V), value(R, C+1, V)."
THREE = TWO[:-1] + ","
WAY = "way(R, C{}1, left) :-"
JOINS = "white(X', Y'), may(R, C, X', Y')."
MISTAKES = f"""
kuromasu | CORNERS | start(1, 1) :- open(1, 1). | | start(1, 2) :- | no rule derives start(1,1)
kuromasu | inst12 | {OPEN} | {OPEN.replace("open", "opne")} | {SEEN} | did you mean open/2?
kuromasu | CORNERS | {OPEN} | open(R + K*DR, C + K*DC). | {SEEN} | sees too many
kuromasu | CORNERS | K > 0 }} != N - 1 | K > 0 }} = N - 1 | :- clue(R, C, N), # | sees too few
star_battle | janko62 | not hole(R, C). | hole(R, C). | free(R, C) :- | no hole(1,5) is given
star_battle | janko62 | R' = R..R+1 | R' = R..R+2 | :- cell(R, C), #count | it is 2
takuzu | seed14 | possible(V) }} = 1 :- | possible(V) }} = 2 :- | {{ value( | it is 1
takuzu | seed14 | {THREE} value(R, C+2, V). | {TWO} | :- {TWO} | the numbers at 1,2
tents | janko122 | touch(0, 1). | touch(0, 1..2). | touch(0, 1..2) | the tents at 3,7 and 3,9 touch
tents | janko122 | (_, _, R', C'). | (R', _, _, C'). | near(R', C') :- | needs beside(2,_,_,1)
tents | janko122 | not tree(R, C) }} | tree(R, C) }} | {{ tent(R, C) | tent(1,3) needs tree(1,3)
masyu | janko71 | {WAY.format("+")} | {WAY.format("-")} | way(R, C-1, left) | goes straight
slitherlink | janko10 | cell(R+1, C). | cell(R+2, C). | side(R+1, C, edge(R, C, | needs cell(
nurikabe | janko130 | {JOINS} | {JOINS.replace("white", "black")} | in(R, C, X', Y') :- | too many
nurikabe | janko130 | K = 1..N-1 | K = 1..N-2 | longer(R, C, K, K+1) | needs 0 = (1..1)
""".replace("CORNERS", CORNERS)
"""Kind, board, a text of the rules and one in its place, the line to be named, and words."""


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES.strip().splitlines())
def test_name_each_mistake_with_its_line(edited, mistake):
    name, board, old, new, line, words = (part.strip() for part in mistake.split(" |"))
    instance, expected = solution(name, board)
    mine = edited(name, old, new)
    found = mine.why(instance, expected)
    lines = mine.encoding.text.splitlines()
    number = next(n for n, text in enumerate(lines, 1) if text.startswith(line))
    assert found.is_answer is False
    assert f"{name}.lp:{number}" in places(found)
    assert words in str(found)
    assert reference(name).why(instance, expected).is_answer


def test_expect_a_board_a_part_and_denials():
    puzzle = reference("kuromasu")
    board = puzzle.instance(CORNERS, text=True)
    for text in ("3#.\n...\n.#3\n", "-black(2,2)."):
        assert puzzle.why(board, text).is_answer
    assert puzzle.why(board, COLUMN).more == ()
    assert str(puzzle.why(board, "black(1,2).")) == (
        "an answer has all that is expected, and more: black(3,2)"
    )
    whole = puzzle.why(board, "black(1,2).", whole=True)
    assert "the number 3 at 3,3 sees too many white cells" in str(whole)
    denied = puzzle.why(board, "-black(1,2).")
    assert (denied.is_answer, denied.reasons[0].kind) == (False, "constraint")
    with pytest.raises(ProgramError, match="no fact of the instance"):
        puzzle.why(board, "clue(1,2,3).")


@pytest.mark.parametrize("expected", ["x. p(f(1)).", "-y. x.", "-y.", "p((1,2)). p((1,2),3)."])
def test_expect_facts_on_one_line(rules, expected):
    text = "{ x; y; p(f(1)); p((1,2)); p((1,2),3) }. #show x/0. #show y/0. #show p/1. #show p/2."
    assert rules(text).why(None, expected).is_answer


def test_name_the_condition_of_a_choice():
    puzzle = reference("kuromasu")
    found = puzzle.why(puzzle.instance(CORNERS, text=True), "black(4,4).")
    assert [one.kind for one in found.reasons] == ["false"]
    assert "the choice of black(4,4) needs cell(4,4)" in str(found)


def test_name_the_rule_that_derives_an_unexpected_atom(rules):
    puzzle = rules("{ a(1) }.\nb :- a(1).\nc(1) :- b, not d.\n#show a/1. #show c/1.\n")
    (one,) = puzzle.why(None, "a(1). -c(1).").reasons
    place = f"{puzzle.encoding.path}:3"
    assert (one.kind, one.words, one.because[0].place) == ("extra", "c(1) holds", place)


TOYS = [
    ("{x}.\ny :- h, not y.\n#show y/0. #show x/0.", "y.\n", "no rule derives h/0"),
    ("{x}.\ny :- x, not y.\n#show y/0. #show x/0.", "x.\ny.", "y needs x"),
    ("{x}.\na.\n#show a/0. #show x/0. #show z/1.", "a.\n-x.\nz(1).", "no rule derives z/1"),
    ("{a}.\np(X) :- X = 1..2, a.\nc :- -p(X), X > 1.\n#show c/0.", "c.\n", "derives -p/1"),
    ("1 #sum { X : p(X) : q(X) } 3.\nq(1..4).\n#show p/1.", "p(4).", "may be chosen"),
    ("{ p(X) : q(X-1) }.\nq(1..3).\n#show p/1.", "p(9).", "no rule derives q(8)"),
    ("p(1); q(1).\n#show p/1. #show q/1.", "p(1). q(1).", "may be chosen"),
    ("p(1).\nq :- p(1), not q.\n#show p/1.", "p(1).", "from its own absence"),
    ("p(1).\n{ q }.\n-q.\nq :- p(1).\n#show p/1.", "p(1).", "together with its opposite"),
    ("{ p(1..2) }.\nx :- p(1).\nx :- p(2), y.\n:- not x.\n#show p/1.", "p(2).", "derives y/0"),
    (
        ":- y(X), y(Z), X < Z. 1 { y(X) : d(X); a } 2. #external y(X) : d(X). [true]\n"
        "d(2). y(1). #show a/0.",
        *("a.", "no answer has all that is expected"),
    ),
]


@pytest.mark.parametrize(("text", "expected", "words"), TOYS)
def test_name_why_small_rules_have_no_such_answer(rules, text, expected, words):
    found = rules(text).why(None, expected, whole=True)
    assert found.is_answer is False
    assert words in str(found)


def test_name_each_atom_once_and_the_rules_of_true_ones_last(rules):
    puzzle = rules(
        "{ on(1..3) }.\na(X) :- b(X), on(X).\nb(X) :- a(X).\n:- on(X), c, not a(X).\nc.\n"
        "#show on/1.\n"
    )
    assert str(puzzle.why(None, "on(2).")).replace(f"{puzzle.encoding.path}:", "") == (
        "no answer has all that is expected\n"
        "4: the rule `:- on(2), c, not a(2)` is broken\n"
        "  2: a(2) needs b(2)\n"
        "  3: b(2) needs a(2)\n"
        "  5: derives c"
    )


REGRESSES = [
    (
        "{ black(R, C) : cell(R, C) }.\ncell(1..3, 1..3).\n"
        "reached(R, C, 0) :- cell(R, C), C = 1, black(R, C).\n"
        "reached(R, C, D+1) :- reached(R, C-1, D), cell(R, C).\n"
        ":- black(R, C), not reached(R, C, C).\n#show black/2.",
        ("black(2,3).", "reached(2,3,3) needs reached(2,2,2)", "reached(2,0,0) needs cell(2,0)"),
        "reached(2,-1,-1)",
    ),
    (
        "{ x }.\na(N) :- a(N-1), not x.\n:- not a(5).\n#show x/0.",
        ("-x.", "a(5) needs a(4)", "a(1) needs a(0)"),
        "a(-1)",
    ),
    (
        "{ on(1..3) }.\na(X) :- b(X), on(X).\nb(X) :- a(X-1).\n:- on(X), not a(X).\n#show on/1.",
        ("on(2).", "a(2) needs b(2)", "b(2) needs a(1)"),
        "no rule derives",
    ),
]


@pytest.mark.parametrize(("text", "words", "never"), REGRESSES)
def test_end_a_regress_at_unmet_literals(rules, text, words, never):
    expected, *needs = words
    said = str(rules(text).why(None, expected))
    assert [line for line in needs if line not in said] == []
    assert never not in said


@pytest.mark.slow
def test_name_an_instance_that_is_ground_away(edited):
    text = "not black(R, C)."
    mine = edited("kuromasu", text, f"{text[:-1]}, R > 1.")
    board = mine.instance("size(3,3).", text=True)
    rule = next(x for x in mine.encoding.text.splitlines() if x.startswith("open(R, C)"))
    place = f"kuromasu.lp:{mine.encoding.text.splitlines().index(rule) + 1}"
    found = mine.why(board, "black(2,2).", whole=True)
    assert "open(1,1) needs 1 > 1" in str(found)
    assert place in places(found)
    broken = reference("kuromasu").diff(mine, board).broken
    assert any("needs 1 > 1" in said and at.endswith(place) for said, at in broken)


@pytest.mark.slow
def test_draw_wrong_cells():
    puzzle = reference("kuromasu")
    found = puzzle.why(puzzle.instance(CORNERS, text=True), "black(1,2). black(1,3).", whole=True)
    assert "wrong" in {cell.style for cell in found.board().frames[0].cells.values()}
    assert {reason["kind"] for reason in found.to_dict()["reasons"]} == {"constraint"}
    assert "<pre>" in found._repr_html_()


def test_refuse_plans_and_instances_without_sense():
    with pytest.raises(OptionError, match="plans"):
        reference("river_crossing").why(None, "crosses(a,left,1).")
    puzzle = reference("kuromasu")
    with pytest.raises(ProgramError, match="clue"):
        puzzle.why(puzzle.instance("size(2,2). clue(1,1,9).", text=True), "black(2,2).")


@pytest.mark.slow
def test_name_a_missing_start_by_lint_and_diff(edited):
    mine = edited("kuromasu", START, "")
    for facts, has in ((OPEN_BOARD, "another answer"), (CORNERS, "no answer")):
        instance = mine.instance(facts, text=True)
        with pytest.raises(OptionError, match=f"the base part alone has {has}: `pylogic lint`"):
            mine.explain(instance)
    found = reference("kuromasu").diff(mine, instance)
    assert any("no rule derives start(1,1)" in words for words, _ in found.broken)


@pytest.mark.slow
def test_why_on_the_command_line(edited, tmp_path, monkeypatch):
    mine = edited("kuromasu", START, "").encoding.path
    monkeypatch.chdir(tmp_path)
    (tmp_path / "board.lp").write_text(CORNERS)
    out = command("why", mine, "board.lp", "--expect", COLUMN, "--plain", code=20)
    assert out.startswith("no answer has all that is expected\n")
    assert "no rule derives start(1,1)" in out
    assert out.endswith("3 # ?\n? . .\n. # 3\n")
    assert "it is an answer" in command("why", "kuromasu", "board.lp", "--expect", COLUMN)
    assert "Missing option '--expect'" in command("why", mine, "board.lp", code=2)
    (tmp_path / "row.lp").write_text("size(1,1).")
    assert command("why", "kuromasu", "row.lp", "--expect", "-", stdin=".\n").startswith("it is")


def test_limit_verbs_that_search_for_reasons():
    for verb, limit in (("why", 60), ("lint", 60), ("diff", 60), ("explain", 300)):
        assert f"[default: {limit}" in " ".join(command(verb, "--help").split())
    words = "[default: 300 for each puzzle]"
    assert words in " ".join(command("generate", "--help").split())


@pytest.mark.slow
def test_keep_the_claim_of_why_after_a_limit(rules):
    """A search sees at once that a and b exclude each other; to place the birds takes it long."""
    puzzle = rules(
        "{ a; b }.\n:- a, b.\n#show a/0. #show b/0.\n"
        "{ at(P, 1..40) } = 1 :- P = 1..60.\n:- at(P, H), at(Q, H), P < Q.\n"
    )
    found = enough_time(
        lambda seconds: puzzle.why(None, "a. b.", timeout=seconds),
        lambda found: found.is_answer is False,
    )
    assert (found.is_answer, found.interrupted) == (False, "timeout")
    assert str(found) == "no answer has all that is expected"


def test_complete_a_part_so_that_least_is_broken(rules):
    """Reasons in the part itself come first, and not all those in cells that it leaves empty."""
    puzzle = rules(TWICE)
    board = puzzle.instance("size(6,6). twice(2,2,2,3). twice(4,4,4,5). given(1,1,4).", text=True)
    (only,) = puzzle.why(board, "value(2,2,3). value(2,3,1).").reasons
    assert only.words == "the 3 at 2,2 leaves 2,3 neither its double nor its half"


TWICE = """#include "lib/grid.lp".
#include "lib/values.lp".
#include "lib/latin.lp".
#defined twice/4.
once(1..N) :- size(N, _).
fits(V, 2*V) :- once(V).
fits(2*V, V) :- once(V).
%! the {V} at {R},{C} leaves {R'},{C'} neither its double nor its half
:- twice(R, C, R', C'), value(R, C, V), not value(R', C', V') : fits(V, V').
#show value/3.
"""


ENDLESS_TECHNIQUE = """#include "lib/grid.lp".
{ black(R, C) : cell(R, C) }.
:- black(R, C), black(R, C+1).
:- cell(R, _), #count { C : black(R, C) } != 2.
#show black/2.
#program techniques.
n(1) :- cell(1, 1).
n(X+1) :- n(X).
follows(-black(R, C)) :- n(_), cell(R, C), known(black(R, C-1)).
"""


@pytest.mark.slow
def test_leave_no_grade_where_a_technique_grounds_without_end(rules):
    puzzle = rules(ENDLESS_TECHNIQUE)
    board = puzzle.instance("size(3,3).", text=True)
    grade = enough_time(lambda seconds: puzzle.rate(board, timeout=seconds), bool)
    assert str(grade) == "not known: stopped by the time limit before the first step"


CUT_OFF = [
    ("kuromasu", "size(3,3).", "black(1,1). black(2,2). black(3,1).", "1,2"),
    ("nurikabe", "size(3,3). clue(1,1,3).", "..#\n.#.\n#..\n", "1,3"),
    ("number_grid", "size(3,3). amount(7,2).", "value(1,3,7). value(3,1,7).", "1,3"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "board", "shown", "anchor"), CUT_OFF)
def test_name_a_place_of_the_part_that_others_are_cut_off_from(name, board, shown, anchor):
    puzzle = reference(name)
    found = puzzle.why(puzzle.instance(board, text=True), shown)
    lines = [one.words for one in found.reasons if re.search("cut off|separate", one.words)]
    assert [re.findall("[0-9]+,[0-9]+", line)[1] for line in lines] == [anchor]
