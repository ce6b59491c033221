"""The editor's data on rules: parts, documentation, ground instances, changes by an edit."""

from __future__ import annotations

import html

import pytest
from harness import count_ground
from workbench import FailedError, marked

import pylogic
from pylogic.rules.parts import PARTS

KUROMASU = pylogic.load("kuromasu")
RULES = KUROMASU.encoding.text
CONNECTED = ":- open(R, C), not reached(R, C), origin(R', C')."
SMALL = "size(2,2). clue(1,1,3)."
TEXT = """% Marks
%*! mark(X)
It is
marked.
Args:
  - X: the first,
    or the second
*%
% 1: all of them; 0: some.
#const every = 1.
% How many.
#const most = 3.
% near(X, Y): they touch, since
% their difference is one.
near(X, X+1) :- mark(X).
% #program words.
far(X, Y+1) :- near(X, Y). far(X, Y) :- mark(X), mark(Y).
#defined other/2.
#program view.
draw(grid(1, 1)).

#program heuristic_low.
"""


def asked(rules: str = RULES, facts: str = SMALL, **more: object) -> dict[str, object]:
    return marked(facts, rules=rules, **more)


@pytest.fixture(scope="module")
def told(workbench):
    """The server's reply to the editor about the text above."""
    return workbench.call("rules", asked(TEXT, "mark(1).", puzzle="marks"))


# ---- Documentation -----------------------------------------------------------------


def test_document_a_predicate_by_its_comment_or_its_plainest_rule(told):
    keys = ("name", "template", "arity", "words", "line")
    mark, near, far, other = ([one[key] for key in keys] for one in told["predicates"])
    assert mark == ["mark", "mark(X)", 1, "It is marked.", 2]
    assert told["predicates"][0]["arguments"] == [["X", "the first, or the second"]]
    assert near[:4] == ["near", "near(X, Y)", 2, "they touch, since their difference is one."]
    assert far == ["far", "far(X, Y)", 2, "", 17]
    assert other[:2] == ["other", "other(_, _)"]


def test_count_no_commas_within_arguments(workbench):
    templates = {"p": 0, "q(X)": 1, "r((X, Y), Z)": 2, "s(q(X, (Y, Z)))": 1}
    rules = "".join(f"%*! {template}\nIt is.\n*%\n" for template in templates)
    found = workbench.call("rules", asked(f"{rules}:- size(_, _), size(3, 3)."))["predicates"]
    assert {one["template"]: one["arity"] for one in found[:4]} == templates


@pytest.mark.slow
def test_document_included_predicates_of_good_rules(workbench):
    told = workbench.call("rules", asked())
    assert told["problems"] == []
    found = {one["name"]: one for one in told["predicates"]}
    cell, clue = found["cell"], found["clue"]
    assert cell["file"].endswith("lib/grid.lp")
    assert cell["words"] == "There is a cell in row R and column C."
    assert (clue["file"], clue["template"]) == ("encodings/kuromasu.lp", "clue(R, C, N)")


def test_tell_constants_with_their_choices(workbench, told):
    every, most = told["constants"]
    assert (every["name"], every["default"]) == ("every", "1")
    assert [tuple(one.values()) for one in every["choices"]] == [
        ("1", "all of them"),
        ("0", "some"),
    ]
    assert (most["name"], most["words"], most["choices"]) == ("most", "How many.", [])
    takuzu = asked(pylogic.load("takuzu").encoding.text, puzzle="takuzu")
    (distinct,) = workbench.call("rules", takuzu)["constants"]
    assert (distinct["name"], len(distinct["choices"])) == ("distinct", 2)


def test_explain_every_word_that_the_driver_reads(workbench):
    vocabulary = workbench.get("vocabulary")
    words = {(word["name"], word["part"]) for word in vocabulary["predicates"]}
    parts = {name: part.reads for (name, _), part in PARTS.items()}
    assert set(parts) <= {word["name"] for word in vocabulary["parts"]}
    assert {(name, part) for part, found in parts.items() for name, _ in found} <= words
    assert any(word["template"].startswith("draw(") for word in vocabulary["predicates"])


# ---- Lint by itself, ground instances ------------------------------------------------


@pytest.mark.slow
def test_lint_alone_grounds_nothing_and_says_so(rules):
    endless = rules("p(1). p(X+1) :- p(X). #show p/1.")
    assert endless.lint(alone=True, timeout=60).interrupted is None
    report = KUROMASU.lint(alone=True)
    assert len(report.unfinished) == 4
    words = " and ".join(report.unfinished)
    assert str(report).endswith(f"the rules by themselves: there may be more ({words})")
    with pytest.raises(pylogic.OptionError, match="alone=1: expected True or False"):
        KUROMASU.lint(alone=1)


def test_count_the_ground_instances_of_every_rule():
    lines, rules = RULES.splitlines(), count_ground(KUROMASU, "inst43")
    found = {lines[r["line"] - 1]: r for r in rules if r["file"].endswith("masu.lp")}
    assert found["open(R, C) :- cell(R, C), not black(R, C)."]["instances"] == 17 * 17
    assert found[":- black(R, C), black(R, C+1)."]["instances"] == 17 * 16
    assert found[":- white(R, C), black(R, C)."]["instances"] == 0
    seen = next(rule for line, rule in found.items() if line.startswith("seen(R, C, D, K+1)"))
    assert (seen["last_line"], seen["instances"] > 0) == (seen["line"] + 1, True)


def test_count_no_ground_instances_after_a_time_limit():
    large = KUROMASU.instance("size(2000,2000).", text=True)
    with pytest.raises(pylogic.StoppedError):
        count_ground(KUROMASU, large, timeout=0.1)


# ---- Problems, and what an edit changes ----------------------------------------------


def test_tell_the_place_of_an_error_of_rules_that_cannot_be_read(workbench):
    told = workbench.call("rules", asked("% Broken\n:- p(\n#program view.\n"))
    problem = told["problems"][0]
    assert (problem["file"], problem["line"]) == ("encodings/kuromasu.lp", 3)
    assert told["predicates"] is None


@pytest.mark.slow
def test_list_problems_of_facts_beside_problems_of_rules(workbench):
    rules = RULES.replace("not reached(R, C)", "not raeched(R, C)")
    problems = workbench.call("rules", asked(rules, "size(2,2).\nclue(1,1"))["problems"]
    files = ["encodings/kuromasu.lp", "instances/kuromasu/mine.lp"]
    assert sorted({problem["file"] for problem in problems}) == files
    given = RULES.replace("not reached(R, C)", "wet(R, C)")
    assert any("wet/2" in p["text"] for p in workbench.call("rules", asked(given))["problems"])
    wet = asked(given, f"{SMALL} wet(1,1).")
    assert not any("wet/2" in p["text"] for p in workbench.call("rules", wet)["problems"])


def test_show_the_difference_that_a_deleted_constraint_makes(workbench):
    rules = RULES.replace(CONNECTED, "")
    facts = "size(3,3). clue(1,1,3)."
    (_, first), (_, told) = workbench.stream("diff", asked(rules, facts))
    assert [status["status"] for status in first["statuses"]][1] == "multiple"
    assert (told["verdict"], told["by"]) == ("different", 1)
    assert told["frames"][0]["svg"].startswith("<svg")
    assert "are cut off from each other" in told["broken"][0]["words"]


@pytest.mark.slow
def test_claim_no_more_of_an_edit_than_was_proved(workbench):
    same = workbench.call("diff", asked(f"{RULES}% a comment\n"))
    assert (same["verdict"], same["proof"], same["by"]) == ("same", "the same rules", None)
    more = workbench.call("diff", asked(f"{RULES}#program base. far(1).\n"))
    assert (more["verdict"], more["proof"]) == ("same", "all answers")
    unknown = workbench.call("diff", asked("a. #show a/0.", puzzle="my_own"))
    assert unknown == {"verdict": None}
    with pytest.raises(FailedError, match="#show must be the same"):
        workbench.call("diff", asked(RULES.replace("#show black", "#show open")))


@pytest.mark.slow
def test_tell_the_best_costs_before_and_after(workbench):
    path = pylogic.load("chemin").encoding.path
    rules = path.read_text(encoding="utf-8").replace("#maximize { 2**B", "#minimize { 2**B")
    facts = (path.parents[1] / "instances/chemin/2x2.lp").read_text(encoding="utf-8")
    (_, first), _ = workbench.stream("diff", asked(rules, facts, puzzle="chemin"))
    before, after = first["statuses"]
    assert (before["status"], after["status"]) == ("optimal", "optimal")
    assert before["cost"] < [0] < after["cost"]


def test_set_a_constant_that_only_the_new_rules_have_there_alone(workbench):
    new = f"{RULES}\n#program base.\n#const ease = 0.\n:- ease = 1."
    (_, first), (_, told) = workbench.stream("diff", asked(new, constants={"ease": "1"}))
    assert [one["status"] for one in first["statuses"]][1] == "none"
    assert (told["verdict"], told["by"]) == ("different", 0)


@pytest.mark.slow
def test_tell_a_player_the_rules_that_hold(workbench):
    words = "Each of the two long diagonals holds each number once, too."

    def game(facts: str = "size(4,4). boxes(2,2).", **constants: str) -> list[str]:
        rules = {"puzzle": "sudoku", "instance": "mine", "facts": facts, "constants": constants}
        told = [text for text, _ in workbench.call("rules", rules)["game"]]
        printed = html.unescape(workbench.call("page", rules)["html"])
        assert "-c " not in printed.partition("<figure>")[0]
        assert all(text in printed for text in told)
        return told

    assert words not in game()
    assert not any("-c " in text for text in game())
    assert words in game(diagonals="1")
    assert words in game("size(4,4). boxes(2,2). #const diagonals = 1. [override]")


@pytest.mark.slow
def test_tell_a_player_the_rules_of_usual_constants(workbench):
    words = "The latter have at most 9 cells, as in published puzzles."
    for constants, is_usual in (({}, True), ({"most": "9"}, True), ({"most": "5"}, False)):
        board = {"puzzle": "fillomino", "facts": "size(2,2).", "constants": constants}
        (*_, (text, _)) = workbench.call("rules", board)["game"]
        assert (words in text, "-c " in text) == (is_usual, False)
