"""Explanations: switches, conflicts, differences, words; checked by plain Python."""

from __future__ import annotations

import json
import math
import os
import random
import re
import signal
from collections.abc import Iterator
from functools import partial
from itertools import chain, combinations

import clingo
import harness
import pytest
from explained import KUROMASU, ONE, Board, run, task
from harness import compare, enough_time, pylogic_run
from rules import kuromasu as rules

import pylogic
from pylogic.explain import mus, relaxation

NONE = "size(2,3). clue(1,1,4). clue(2,3,4). clue(1,3,1)."


command = partial(harness.command, "explain")


# ---- Conflicts ---------------------------------------------------------------------


def test_find_all_minimal_conflicts():
    board = Board(NONE)
    found = run(NONE, count=1000)
    assert found.outcome.status == "none"
    assert found.are_all
    sets = [frozenset(map(str, conflict.because)) for conflict in found.conflicts]
    assert len(sets) == len(set(sets)) > 3
    for one in sets:
        assert board.contradicts(set(one))
        assert not any(board.contradicts(set(one) - {element}) for element in one)
    smallest = min(map(len, sets))
    for size in range(smallest + 1):
        brute = {
            frozenset(some)
            for some in combinations(board.elements, size)
            if board.contradicts(set(some))
        }
        assert {one for one in sets if len(one) == size} == brute


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
    assert [line.words for line in conflict.lines] == ["no plan brings everybody to the right bank"]


@pytest.mark.parametrize(
    ("name", "board", "words"),
    [("river_crossing", "couples3_boat2", "plans made of steps"), ("chemin", "2x2", "the best")],
)
def test_refuse_to_explain_plans_and_the_best_of_many(name, board, words):
    with pytest.raises(pylogic.OptionError, match=words):
        run(board, pylogic.load(name))


def families() -> Iterator[list[int]]:
    """Random sets of some of seven elements, as bits."""
    rng = random.Random(3)
    for _ in range(200):
        yield [
            sum(1 << i for i in rng.sample(range(7), rng.randint(1, 4)))
            for _ in range(rng.randint(1, 6))
        ]


def test_shrink_sets_until_nothing_can_be_spared():
    """Sets that are enough are those that contain one of a family."""
    for family in families():

        def find_core(needed, others, family=family):
            kept = sum(1 << i for i in (*needed, *others))
            enough = [one for one in family if one & kept == one]
            return [i for i in others if enough[0] >> i & 1] if enough else None

        kept = sum(1 << i for i in mus.shrink(range(7), find_core))
        assert kept in family
        assert not any(one & kept == one != kept for one in family)


def test_search_by_insertion_until_nothing_can_be_spared():
    """Sets of switches that are enough are those that contain one of a family."""
    rng = random.Random(5)
    for family in families():
        symbols = [clingo.Number(i) for i in range(7)]
        control = clingo.Control(list(relaxation.FOLLOWING))
        with control.backend() as backend:
            atoms = [backend.add_atom() for _ in symbols]
            backend.add_rule(atoms, choice=True)
            for one in family:
                backend.add_rule([], [atoms[i] for i in mus.bits(one)])
        switches = relaxation.Switches(control, dict(zip(symbols, atoms, strict=True)))
        groups = [(symbols[0], symbols[4]), *((symbols[i],) for i in (1, 2, 3, 5))]
        rng.shuffle(groups)
        seen: list[tuple[clingo.Symbol, ...]] = []

        def is_enough(some, family=family):
            kept = sum(1 << symbol.number for symbol in some)
            return any(one & kept == one for one in family)

        found = mus.mus(switches, groups, symbols[6:], seen.append)
        if found is None:
            assert not is_enough(symbols)
            continue
        assert all(is_enough(some) and set(found) <= set(some) for some in seen)
        assert is_enough(found)
        for group in groups:
            if set(group) <= set(found):
                assert not is_enough(set(found) - set(group))
        last = max((i for i, group in enumerate(groups) if set(group) <= set(found)), default=-1)
        assert not is_enough({*symbols[6:], *chain.from_iterable(groups[:last])}) or last < 0


def test_hit_sets_alike_by_both_searches():
    prices = mus.Prices([1] * 7, [0] * 7)
    for family in families():
        hitting = mus.HittingSets([1] * 7)
        for number, one in enumerate(family, 1):
            hitting.add(one)
            smallest = hitting.smallest()
            assert all(known & smallest for known in family[:number])
            size = smallest.bit_count()
            effort = mus.Effort(math.inf)
            assert mus.hit(family[:number], size, prices, effort) is not None
            assert mus.hit(family[:number], size - 1, prices, effort) is None


# ---- Differences -------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["size(2,3). clue(1,1,3).", "size(3,3).", "size(3,3). clue(2,2,3)."]
)
def test_tell_what_all_of_several_answers_have_in_common(text):
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
    """The instance's own are not among them; of both answers no fewer do, and it is said."""
    text = "size(3,3). clue(2,2,3)."
    found = run(text)
    extra = found.differences.extra
    assert "clue(2,2,3)" not in map(str, extra.clues)
    facts = " ".join(f"{clue}." for clue in extra.clues)
    assert KUROMASU.solve(task(f"{text} {facts}").instance).status == "unique"
    assert len(extra.clues) >= 1
    assert (extra.fewest_of, extra.proof) == ((0, 1), "no fewer clues of either answer do")
    told = found.to_dict()
    assert told["extra"] == list(map(str, extra.clues))
    assert (told["extra_of"], told["fewest_of"]) == (extra.of + 1, [1, 2])
    for answer in found.outcome.answers:
        black = {(a.arguments[0].number, a.arguments[1].number) for a in answer.symbols}
        white = {(r, c) for r in (1, 2, 3) for c in (1, 2, 3)} - black
        for some in combinations(sorted(white - {(2, 2)}), len(extra.clues) - 1):
            given = {("clue", *cell, rules.seen(cell, white)) for cell in some}
            assert len(list(rules.solutions({("size", 3, 3), ("clue", 2, 2, 3), *given}))) > 1


@pytest.mark.parametrize(
    ("choice", "fewest_of"), [("{ a(1..2) } = 1.", None), ("{ a(1..2) } 1.", (0, 1))]
)
def test_find_no_clues_for_answers_that_have_the_same_ones(rules, choice, fewest_of):
    """Besides the answer without clues one stands that no clues leave alone."""
    puzzle = rules(
        f"{choice} #defined clue/2. :- clue(1, N), N != #count {{ X : a(X) }}. #show a/1.\n"
        "#program about. clues(clue, 2).\n"
        "#program clues. clue(1, N) :- N = #count { X : a(X) }.\n"
    )
    extra = puzzle.explain().differences.extra
    assert (extra and ([*map(str, extra.clues)], extra.fewest_of)) == (
        fewest_of and (["clue(1,0)"], fewest_of)
    )


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
    assert "in all answers: nothing" in command(
        "kuromasu", "several.lp", "--cautious", cwd=tmp_path
    )
    assert "in some answer: black: 1,2 2,1" in command(
        "kuromasu", "several.lp", "--brave", cwd=tmp_path
    )


@pytest.mark.slow
def test_write_json_and_pages(tmp_path):
    (tmp_path / "one.lp").write_text(ONE)
    page = tmp_path / "one.html"
    document = json.loads(
        command("kuromasu", "one.lp", "--json", "--html", str(page), cwd=tmp_path)
    )
    assert document["complete"]
    assert document["difficulty"] == max(step["cost"] for step in document["steps"])
    assert document["steps"][0]["because"][0]["place"]
    text = page.read_text()
    assert all(step["sentence"] in text for step in document["steps"])
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    (tmp_path / "bad.lp").write_text(NONE)
    document = json.loads(command("kuromasu", "bad.lp", "--json", "-n", "2", code=20, cwd=tmp_path))
    assert len(document["conflicts"]) == 2


@pytest.mark.parametrize(
    ("rules_", "board", "state", "words"),
    [
        ("kuromasu", "size(3,3). clue(4,1,2).", None, "off the board"),
        ("{p}. #show p/0.", None, None, "no constraint"),
        ("kuromasu", ONE, "- # -\n- - -\n2 - -\n", "the board contradicts the rules"),
        ("kuromasu", ONE, "- # -\n- - -\n2 - -\n", "black: 1,2"),
        ("kuromasu", ONE, "black(9,9).", "no answer of the instance can"),
        ("kuromasu", ONE, "state2", "state2"),
    ],
)
def test_refuse_bad_input_in_words(tmp_path, rules_, board, state, words):
    (tmp_path / "board.lp").write_text(board or "")
    (tmp_path / "free.lp").write_text(rules_)
    (tmp_path / "state.txt").write_text(state or "")
    asked = ["kuromasu", "board.lp"] if board else ["free.lp"]
    if state:
        asked += ["--state", state if state == "state2" else "state.txt"]
    assert words in command(*asked, code=2, cwd=tmp_path)


def test_explain_rules_without_parts_view_and_about(tmp_path):
    (tmp_path / "bare.lp").write_text(
        "{p(1..2)}.\n%! p({X}) holds\n:- p(X).\n:- not p(1).\n#show p/1."
    )
    said = command("bare.lp", code=20, cwd=tmp_path)
    assert "p(1) holds" in said
    assert "bare.lp:4: the rule `:- not p(1)` is broken" in said
    (tmp_path / "bare.lp").write_text("{p(1..2)}. :- p(2). :- not p(1). #show p/1.")
    said = command("bare.lp", cwd=tmp_path)
    assert "otherwise the rule `:- not p(1)` is broken: p(1) holds" in said


@pytest.mark.slow
def test_keep_the_steps_of_an_interrupted_derivation():
    found = KUROMASU.explain(
        "inst12", isolated=True, on_step=lambda _step: os.kill(os.getpid(), signal.SIGINT)
    )
    assert found.interrupted == "user"
    assert found.steps
    assert not found.is_complete


@pytest.mark.slow
def test_end_a_derivation_at_a_limit():
    words = "stopped by the time limit: the derivation is not complete"
    done = enough_time(
        lambda seconds: pylogic_run("explain", "kuromasu", "inst43", "--timeout", seconds),
        lambda done: words in done.stdout + done.stderr,
    )
    assert words in done.stdout + done.stderr
    assert done.returncode == 3


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
    assert words in html
    for one in (found, *found.conflicts, *found.steps, found.differences):
        assert len(repr(one)) < 200
        assert "\n" not in repr(one)


def test_say_and_draw_a_step():
    seen = []
    found = KUROMASU.explain(task(ONE).instance, on_step=seen.append)
    assert tuple(seen) == found.steps
    first, *_ = found.steps
    assert (str(first), first.name) == (
        f"step 1: {first.name}, cost {first.cost}",
        "sight",
    )
    assert first.sentence.words == (
        "otherwise the number 5 at 1,2 sees too few white cells: 1,1 1,3 2,2 3,2 are white"
    )
    assert str(first.board()) == ". 5 .\n- . -\n2 . -"
    assert "<svg" in first._repr_html_()


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"count": 0}, "a whole number of at least 1"),
        ({"count": True}, "a whole number of at least 1"),
        ({"smallest": 1}, "True or False"),
        ({"hint": "yes"}, "True or False"),
        ({"timeout": float("nan")}, "a positive number of seconds"),
        ({"timeout": 0}, "a positive number of seconds"),
        ({"memory": -1}, "a whole number of at least 1"),
        ({"constants": 3}, "a dictionary"),
        ({"state": 3}, "a file, a text or an Instance"),
    ],
)
def test_refuse_keywords(wrong, expected):
    with pytest.raises(pylogic.OptionError, match=f"expected {expected}"):
        KUROMASU.explain(task(ONE).instance, **wrong)


@pytest.mark.parametrize("kind", ["facts", "text", "file", "instance"])
def test_take_a_state_as_a_file_a_text_or_an_instance(tmp_path, kind):
    facts, text = "black(2,1). -black(2,2).", "- 5 -\n# . -\n2 - -\n"
    (tmp_path / "board.txt").write_text(text)
    states = {
        "facts": facts,
        "text": text,
        "file": tmp_path / "board.txt",
        "instance": KUROMASU.instance(facts, text=True),
    }
    found = KUROMASU.explain(task(ONE).instance, hint=True, state=states[kind])
    assert found.steps[0].deduction.marks == (("black(1,1)", False),)
