"""Explanations: switches, conflicts, differences, words; checked by plain Python."""

from __future__ import annotations

import os
import re
import signal
from functools import partial
from itertools import combinations

import harness
import pytest
from explained import KUROMASU, ONE, Board, run, task
from harness import compare
from rules import kuromasu as rules

import pylogic

NONE = "size(2,3). clue(1,1,4). clue(2,3,4). clue(1,3,1)."


command = partial(harness.command, "explain")


# ---- Conflicts ---------------------------------------------------------------------


def test_find_a_conflict_of_which_nothing_can_be_left_out():
    (found,) = run(NONE).conflicts
    assert found.is_minimal
    board, because = Board(NONE), set(map(str, found.because))
    assert board.contradicts(because)
    assert not any(board.contradicts(because - {element}) for element in because)


@pytest.mark.parametrize(
    "text", [NONE, "size(1,3). clue(1,1,3). clue(1,3,1).", "size(2,2). clue(1,1,2). clue(2,2,3)."]
)
def test_find_a_smallest_conflict(text):
    (found,) = run(text, smallest=True).conflicts
    assert found.is_smallest
    assert found.is_minimal
    board = Board(text)
    assert board.contradicts(set(map(str, found.because)))
    for some in combinations(board.elements, found.size - 1):
        assert not board.contradicts(set(some))


def test_name_the_clues_of_a_conflict_that_another_number_repairs():
    (found,) = run(NONE).conflicts
    suspects = {}
    for clue in (str(x) for x in found.because if x.match("clue", 3)):
        place, own = clue[:-2], int(clue[-2])
        texts = {n: NONE.replace(clue, f"{place}{n})") for n in range(6) if n != own}
        counts = {n: Board(text).broken.count([]) for n, text in texts.items()}
        if any(counts.values()) or [] in Board(NONE.replace(f"{clue}.", "")).broken:
            suspects[clue] = [f"{place}{n})" for n, count in counts.items() if count == 1]
    assert {str(x.clue): list(map(str, x.instead)) for x in found.suspects} == suspects
    assert [not x.instead for x in found.suspects] == sorted(not x.instead for x in found.suspects)
    assert len(found.suspicions) == sum(map(bool, suspects.values())) + (not all(suspects.values()))


@pytest.mark.slow
def test_find_the_number_that_somebody_mistyped():
    text = KUROMASU.instance("inst12").text.replace("clue(2,5,6)", "clue(2,5,7)")
    (found,) = run(text).conflicts
    assert found.lines[0] == "with 6 at 2,5 in place of 7 at 2,5 there is one answer"


@pytest.mark.slow
def test_explain_by_no_smallest_conflict_where_the_search_was_cut_short():
    instance = KUROMASU.instance("inst43")
    text = " ".join(f"{f.symbol}." for f in instance.facts).replace("clue(1,3,6)", "clue(1,3,7)")
    sizes = []

    def interrupt(size: int, bound: int | None) -> None:
        sizes.append(size)
        if bound:
            os.kill(os.getpid(), signal.SIGINT)

    found = run(text, smallest=True, isolated=True, on_conflict=interrupt)
    assert found.interrupted == "user"
    (conflict,) = found.conflicts
    assert not conflict.is_smallest
    assert (conflict.bound or 0) < conflict.size == sizes[-1]
    assert found.outcome.status == pylogic.Status.NONE
    assert str(found) == "none: there is no answer, stopped by Ctrl-C"


def test_explain_why_there_is_no_plan_by_the_rules_that_contradict():
    (conflict,) = run("couples4_boat2", pylogic.load("river_crossing")).conflicts
    assert [x.words for x in conflict.citations] == ["no plan brings everybody to the right bank"]


@pytest.mark.parametrize(
    ("name", "board", "words"),
    [("river_crossing", "couples3_boat2", "plans made of steps"), ("chemin", "2x2", "the best")],
)
def test_refuse_to_explain_plans_and_the_best_of_many(name, board, words):
    with pytest.raises(pylogic.OptionError, match=words):
        run(board, pylogic.load(name))


# ---- Differences -------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["size(2,3). clue(1,1,3).", "size(3,3).", "size(3,3). clue(2,2,3)."]
)
def test_list_the_common_atoms_of_several_answers(text):
    found = run(text)
    answers = [set(a.symbols) for a in KUROMASU.solve(task(text).instance, models=0).answers]
    assert found.outcome.status == "multiple"
    differences = found.differences
    shown = [
        {a for a in atoms if a.name == "black"}
        for atoms in (differences.certain, differences.possible)
    ]
    assert shown == [set.intersection(*answers), set.union(*answers)]


def test_find_the_fewest_extra_clues():
    """The instance's own are not among them; of both answers no fewer do."""
    text = "size(3,3). clue(2,2,3)."
    found = run(text)
    extra = found.differences.extra
    assert "clue(2,2,3)" not in map(str, extra)
    facts = " ".join(f"{clue}." for clue in extra)
    assert KUROMASU.solve(task(f"{text} {facts}").instance).status == "unique"
    assert len(extra) >= 1
    told = found.to_dict()
    assert told["extra"] == list(map(str, extra))
    assert told["extra_of"] == found.differences.extra_answer + 1
    for answer in found.outcome.answers:
        black = {(a.arguments[0].number, a.arguments[1].number) for a in answer.symbols}
        white = {(r, c) for r in (1, 2, 3) for c in (1, 2, 3)} - black
        for some in combinations(sorted(white - {(2, 2)}), len(extra) - 1):
            given = {("clue", *cell, rules.seen(cell, white)) for cell in some}
            assert len(list(rules.solutions({("size", 3, 3), ("clue", 2, 2, 3), *given}))) > 1


@pytest.mark.parametrize(
    ("choice", "clues"), [("{ a(1..2) } = 1.", []), ("{ a(1..2) } 1.", ["clue(1,0)"])]
)
def test_find_no_clues_for_answers_that_have_the_same_ones(rules, choice, clues):
    """Besides the answer without clues one stands that no clues leave alone."""
    puzzle = rules(
        f"{choice} #defined clue/2. :- clue(1, N), N != #count {{ X : a(X) }}. #show a/1.\n"
        "#program about. clues(clue, 2).\n"
        "#program clues. clue(1, N) :- N = #count { X : a(X) }.\n"
    )
    assert [*map(str, puzzle.explain().differences.extra)] == clues


# ---- Words and the command line ----------------------------------------------------


def test_print_the_smallest_conflict(tmp_path, update):
    (tmp_path / "bad.lp").write_text(NONE.replace(". ", ".\n") + "\n")
    said = command("kuromasu", "bad.lp", "--smallest", code=20, cwd=tmp_path)
    said = re.sub(r"(?m)^  /.*/encodings/", "  encodings/", said)
    compare("explain_none.txt", said.rstrip("\n"), update)


def test_print_a_derivation(tmp_path, update):
    (tmp_path / "one.lp").write_text(ONE)
    compare("explain_one.txt", command("kuromasu", "one.lp", cwd=tmp_path).rstrip("\n"), update)


@pytest.mark.slow
def test_print_differences_side_by_side(tmp_path, update):
    (tmp_path / "several.lp").write_text("size(3,3). clue(2,2,3).")
    said = command("kuromasu", "several.lp", "--plain", cwd=tmp_path)
    compare("explain_several.txt", said.rstrip("\n"), update)


def test_refuse_a_state_that_contradicts_the_rules(tmp_path):
    (tmp_path / "one.lp").write_text(ONE)
    (tmp_path / "state.txt").write_text("- # -\n- - -\n2 - -\n")
    said = command("kuromasu", "one.lp", "--state", "state.txt", code=2, cwd=tmp_path)
    assert "the board contradicts the rules" in said
    assert "1,2 is black" in said
    assert "state2" in command("kuromasu", "one.lp", "--state", "state2", code=2, cwd=tmp_path)


def test_refuse_facts_off_the_board_and_rules_without_constraints(rules):
    with pytest.raises(pylogic.ProgramError, match="off the board"):
        run("size(3,3). clue(4,1,2).")
    with pytest.raises(pylogic.OptionError, match="no answer of the instance can"):
        run(ONE, state="black(9,9).")
    with pytest.raises(pylogic.PylogicError, match="no constraint"):
        rules("{p}. #show p/0.").explain()


def test_explain_rules_without_parts_view_and_about(rules):
    text = "{p(1..2)}.\n%! p({X}) holds\n:- p(X).\n:- not p(1).\n#show p/1."
    (conflict,) = rules(text).explain().conflicts
    assert [line.words for line in conflict.citations] == [
        "p(1) holds",
        "the rule `:- not p(1)` is broken",
    ]
    (step, *_) = rules("{p(1..2)}. :- p(2). :- not p(1). #show p/1.").explain().steps
    assert step.sentence.words == "otherwise the rule `:- not p(1)` is broken: p(1) holds"


# ---- Results -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (NONE, "every board breaks"),
        (ONE, "otherwise"),
        ("size(3,3). clue(2,2,3).", "in all answers"),
    ],
)
def test_show_explanations_in_a_notebook(text, words):
    found = run(text)
    html = found._repr_html_()
    assert html.count("<svg") >= 1
    assert words in " ".join(re.sub("<[^>]*>", " ", html).split())
    for one in (found, *found.conflicts, *found.steps, found.differences):
        assert len(repr(one)) < 200
        assert "\n" not in repr(one)


def test_call_for_each_step_and_draw_it():
    seen = []
    found = run(ONE, on_step=seen.append)
    assert tuple(seen) == found.steps
    told = found.to_dict()
    assert (told["complete"], told["difficulty"]) == (True, max(step.cost for step in seen))
    assert str(seen[0].board()) == ". 5 .\n- . -\n2 . -"
    assert "<svg" in seen[0]._repr_html_()


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"smallest": 1}, "True or False"),
        ({"hint": "yes"}, "True or False"),
        ({"timeout": 0}, "a positive number of seconds"),
        ({"state": 3}, "a file, a text or an Instance"),
    ],
)
def test_refuse_keywords(wrong, expected):
    with pytest.raises(pylogic.OptionError, match=f"expected {expected}"):
        KUROMASU.explain(task(ONE).instance, **wrong)


def test_take_a_state_as_a_file_or_an_instance(tmp_path):
    """As the text that they are of; see test_derivation.py for what is found."""
    facts, text = "black(2,1). -black(2,2).", "- 5 -\n# . -\n2 - -\n"
    (tmp_path / "board.txt").write_text(text)
    for state in (tmp_path / "board.txt", KUROMASU.instance(facts, text=True)):
        assert run(ONE, hint=True, state=state).steps == run(ONE, hint=True, state=text).steps


def test_explain_all_atoms_without_show(rules):
    found = rules("{ a }. b :- a. :- not b.").explain()
    (step,) = found.steps
    assert step.to_dict()["atoms"] == ["a", "b"]
