"""Traces: what is recorded is what clasp did, and off it costs nothing."""

from __future__ import annotations

from functools import partial

import clingo
import harness
import pytest
from harness import SAFETY, compare

import pylogic
from pylogic import OptionError

KUROMASU = pylogic.load("kuromasu")
ALL = 10**6


command = partial(harness.command, "trace")


def replay(found: pylogic.Trace) -> list[set[int]]:
    """The atoms that are known after each moment; nothing is known twice or taken back unknown."""
    known: set[int] = set()
    after = []
    for moment in found.moments:
        for number in moment.undone:
            assert number in known
            known.remove(number)
        for number in moment.assigned:
            assert -number not in known
            known.add(number)
        after.append(set(known))
    return after


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("puzzle", "instance", "options"),
    [
        ("kuromasu", "inst43", {}),
        ("kuromasu", "inst12", {"order": "reversed", "heuristic": "clues"}),
        ("kuromasu", "wikipedia11", {"labeling": "ff,down"}),
        ("queens", "8", {"labeling": "leftmost"}),
        ("sudoku", "wiki9", {}),
    ],
)
def test_trace_every_decision_and_a_sound_trail(puzzle, instance, options):
    found = pylogic.load(puzzle).trace(instance, keep=ALL, **options)
    assert found.left_out == 0
    decisions = [m for m in found.moments if m.back is None and m.level]
    assert len(decisions) == found.figures["choices"]
    replay(found)
    assert sum(m.is_answer for m in found.moments) == found.figures["answers"]
    assert all(moment.level < moment.back for moment in found.moments if moment.back is not None)
    assert sum(found.undone.values()) == sum(len(moment.undone) for moment in found.moments)
    assert sum(found.decided.values()) == sum(1 for m in decisions if m.decided)
    known = sum(len(moment.assigned) for moment in found.moments)
    succeeded = sum(m.decided in m.assigned for m in decisions if m.decided)
    assert sum(found.followed.values()) == known - succeeded


@pytest.mark.slow
def test_trace_the_search_that_solve_makes():
    plain = KUROMASU.solve("inst43")
    found = KUROMASU.trace("inst43", keep=ALL)
    assert found.figures["choices"] == plain.statistics.choices
    assert found.figures["conflicts"] == plain.statistics.conflicts
    labeled = KUROMASU.solve("inst12", labeling="leftmost,down")
    found = KUROMASU.trace("inst12", labeling="leftmost,down")
    assert found.figures["choices"] == labeled.statistics.choices


def test_solve_without_a_propagator(monkeypatch):
    def refuse(*_args):
        raise AssertionError("a propagator was registered")

    monkeypatch.setattr(clingo.Control, "register_propagator", refuse)
    assert KUROMASU.solve("inst12").status == "unique"


def test_trace_atoms_known_at_the_answer():
    """Most is known when the one answer is there; then clasp takes all back."""
    found = pylogic.load("queens").trace("8", models=1, keep=ALL)
    true = {found.atoms[n - 1] for n in max(replay(found), key=len) if n > 0}
    queens = {(a.arguments[0].number, a.arguments[1].number) for a in true if a.name == "queen"}
    assert len(queens) == 8
    assert [m.is_answer for m in found.moments].count(True) == 1
    assert len({r - c for r, c in queens}) == len({r + c for r, c in queens}) == 8


def test_trace_and_keep_some_moments_and_count_all():
    queens = pylogic.load("queens")
    found, every = (queens.trace("8", models=1, keep=keep) for keep in (10, ALL))
    assert len(found.moments) == 10
    assert found.left_out == len(every.moments) - 10
    assert found.undone == every.undone


def test_film_frames_and_heat(update):
    found = pylogic.load("queens").trace("8", models=1, keep=4)
    heat, film = found.draw_heat(), found.film()
    assert [frame.name for frame in heat.frames] == ["decided", "followed", "taken back"]
    assert len(film.frames) == 4
    compare("trace.txt", f"{film}\n\n{heat}", update)
    assert str(found) == "1 answer, 98 choices, 67 conflicts, 1 restart, search not complete"
    assert all(name in found._repr_html_() for name in ("decided", "followed", "taken back"))


# ---- Why clasp decides -----------------------------------------------------------------


def decisions(found: pylogic.Trace) -> list[tuple[str | None, str]]:
    return [(found.name_decision(m), m.why) for m in found.moments if m.back is None and m.level]


def test_name_heuristic_statements_where_they_apply(rules):
    text = """
        {a; b; c; d}. #show a/0. #show b/0. #show c/0. #show d/0.
        #heuristic a. [3@2, level] #heuristic a. [1@1, level] #heuristic a. [-1, sign]
        #heuristic b : a. [2, true] #heuristic b : not a. [2, false]
        #heuristic c. [1, sign]
    """
    told = dict(decisions(rules(text).trace(models=1)))
    assert told["not a"] == "by #heuristic [-1, sign] [3@2, level]"
    assert told["not b"] == "by #heuristic [2, false]"
    assert told["c"] == "clasp's own choice (VSIDS), true or false by #heuristic [1, sign]"
    assert told["not d"] == "clasp's own choice (VSIDS)"


def test_name_no_heuristic_that_clasp_ignores(rules):
    text = "{a; b}. #show a/0. #show b/0. #heuristic a. [1, true]"
    told = decisions(rules(text).trace(models=1, options=["--heuristic=Berkmin"]))
    assert {why for _, why in told} == {"clasp's own choice (BerkMin)"}


def test_name_an_atom_that_is_not_shown(rules):
    text = "{h(1..2)}. s(X) :- h(X). #show s/1. :- s(X), s(Y), X < Y. #heuristic h(1). [1, true]"
    found = rules(text).trace(models=1)
    assert decisions(found)[0][1] == "by #heuristic [1, true]"
    text = "{h}. {s}. #show s/0. #heuristic h. [1, true]"
    assert ("h", "by #heuristic [1, true]") in decisions(rules(text).trace(models=1))
    assert rules(text).trace(models=1).to_dict()["moments"][1]["decided"] == "h"


def test_name_the_labeling_for_the_variables_of_its_list_alone(rules):
    text = """
        { v(X, 1..2) } = 1 :- X = 1..2. 1 { a; b; c }. #show v/2. #show a/0. #show b/0. #show c/0.
        #program label. label(X, X, N, v(X, N)) :- X = 1..2, N = 1..2.
    """
    found = decisions(rules(text).trace(labeling="leftmost", models=1))
    assert found[:2] == [(f"v({x},1)", "by the labeling leftmost") for x in (1, 2)]
    assert found[2:]
    assert all(why.startswith("clasp's own choice") for _, why in found[2:])


# ---- Films -------------------------------------------------------------------------------


def test_film_decisions():
    found = pylogic.load("queens").trace("8", labeling="ff", models=1, keep=3)
    frame = found.film().frames[1]
    assert frame.captions == (
        "level 2: decide that 1,1 has a queen, by the labeling ff; 22 more known",
    )
    assert frame.cells[1, 1].style == "cause"
    assert found.to_dict()["moments"][1]["why"] == "by the labeling ff"


@pytest.mark.slow
def test_trace_on_the_command_line(tmp_path):
    page = tmp_path / "trace.html"
    said = command("kuromasu", "wikipedia11", "--plain", "--frames", "5", "--html", str(page))
    assert "of the first 5 moments" in said
    assert "1 answer, " in said
    assert page.read_text().count("<li><button") == 5
    assert "search complete" in command("queens", "8", "-n", "0", "--plain", "--frames", "1")


def test_refuse_to_trace_steps_and_to_keep_less_than_nothing(tmp_path):
    with pytest.raises(OptionError, match="keep=-1: expected a whole number of at least 0"):
        KUROMASU.trace("inst12", keep=-1)
    with pytest.raises(OptionError, match="plans made of steps"):
        pylogic.load("river_crossing").trace("couples3_boat2")
    (tmp_path / "none.lp").write_text("{p}. :- p. :- not p. #show p/0.")
    assert "0 answers" in command(str(tmp_path / "none.lp"), code=20)


@pytest.mark.slow
def test_film_under_limits():
    puzzle = pylogic.load("kuromasu")
    facts = puzzle.instance("size(3,3). clue(1,1,2).", text=True)
    limited, free = puzzle.trace(facts, timeout=SAFETY), puzzle.trace(facts)
    assert len(limited.film().frames) == len(limited.moments)
    assert limited.film() == free.film()


def test_trace_all_atoms_without_show(rules):
    found = rules("{ a }. b :- not a.").trace()
    assert {"a", "b"} <= set(map(str, found.atoms))
