"""Traces: what is recorded is what clasp did, and off it costs nothing."""

from __future__ import annotations

import json
import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import clingo
import harness
import pytest
from harness import compare

import pylogic
from pylogic.errors import OptionError
from pylogic.solving.grounding import grounded

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


@pytest.mark.parametrize(
    ("puzzle", "instance", "options"),
    [
        ("kuromasu", "inst43", {}),
        ("kuromasu", "inst43", {"order": "reversed", "heuristic": "clues"}),
        ("kuromasu", "wikipedia11", {"labeling": "ff,down"}),
        ("queens", "8", {"labeling": "leftmost"}),
        ("sudoku", "wiki9", {}),
    ],
)
def test_every_decision_is_recorded_and_the_trail_is_sound(puzzle, instance, options):
    found = pylogic.load(puzzle).trace(instance, keep=ALL, **options)
    assert found.left_out == 0
    decisions = [m for m in found.moments if m.back is None and m.level]
    assert len(decisions) == found.figures["choices"]
    replay(found)
    assert sum(m.is_answer for m in found.moments) == found.figures["answers"]
    backs = [m for m in found.moments if m.back is not None]
    assert all(moment.level < moment.back for moment in backs)
    counted = sum(found.undone.values())
    assert counted == sum(len(moment.undone) for moment in found.moments)
    assert sum(found.decided.values()) == sum(1 for m in decisions if m.decided)
    known = sum(len(moment.assigned) for moment in found.moments)
    succeeded = sum(m.decided in m.assigned for m in decisions if m.decided)
    assert sum(found.followed.values()) == known - succeeded


def test_a_recorded_search_is_the_search_that_it_records():
    plain = KUROMASU.solve("inst43")
    found = KUROMASU.trace("inst43", keep=ALL)
    assert found.figures["choices"] == plain.statistics.choices
    assert found.figures["conflicts"] == plain.statistics.conflicts
    labeled = KUROMASU.solve("inst12", labeling="leftmost,down")
    found = KUROMASU.trace("inst12", labeling="leftmost,down")
    assert found.figures["choices"] == labeled.statistics.choices


def test_the_answer_is_what_is_known_when_it_is_found():
    """Most is known when the one answer is there; then clasp takes all back."""
    found = pylogic.load("queens").trace("8", models=1, keep=ALL)
    true = {found.atoms[n - 1] for n in max(replay(found), key=len) if n > 0}
    queens = {(a.arguments[0].number, a.arguments[1].number) for a in true if a.name == "queen"}
    assert len(queens) == 8
    assert [m.is_answer for m in found.moments].count(True) == 1
    assert len({r - c for r, c in queens}) == len({r + c for r, c in queens}) == 8


def test_a_search_that_is_not_traced_has_no_propagator(monkeypatch):
    def refuse(*_args):
        raise AssertionError("a propagator was registered")

    monkeypatch.setattr(clingo.Control, "register_propagator", refuse)
    assert KUROMASU.solve("inst12").status == "unique"
    assert grounded(KUROMASU.task("inst12"), [], lambda *_: None)


def test_only_so_many_moments_are_kept_and_all_are_counted():
    found = KUROMASU.trace("inst43", keep=10)
    every = KUROMASU.trace("inst43", keep=ALL)
    assert len(found.moments) == 10
    assert found.left_out == len(every.moments) - 10
    assert found.undone == every.undone


def test_frames(update):
    found = pylogic.load("queens").trace("8", models=1, keep=4)
    heat, film = found.heat(), found.film()
    assert [frame.name for frame in heat.frames] == ["decided", "followed", "taken back"]
    assert len(film.frames) == 4
    compare("trace.txt", f"{film}\n\n{heat}", update)


def test_command_line(tmp_path):
    page = tmp_path / "trace.html"
    said = command("kuromasu", "wikipedia11", "--plain", "--frames", "5", "--html", str(page))
    assert "of the first 5 moments" in said
    assert "1 answer, " in said
    assert page.read_text().count("<li><button") == 5
    document = json.loads(command("queens", "8", "--json", "--labeling", "ff", "-n", "1"))
    assert document["figures"]["answers"] == 1
    assert document["moments"][1]["decided"] == "queen(1,1)"
    assert "search complete" in command("queens", "8", "-n", "0", "--plain", "--frames", "1")


def test_what_cannot_be_traced_is_said(tmp_path):
    with pytest.raises(OptionError, match="plans made of steps"):
        pylogic.load("river_crossing").trace("couples3_boat2")
    (tmp_path / "none.lp").write_text("{p}. :- p. :- not p. #show p/0.")
    assert "0 answers" in command(str(tmp_path / "none.lp"), code=1)


# ---- Results -----------------------------------------------------------------------


def same(found: pylogic.Trace) -> pylogic.Trace:
    return found


def test_a_trace_is_a_value_that_says_itself_in_a_line():
    found = pylogic.load("queens").trace("8", models=1, keep=4)
    assert str(found) == "1 answer, 98 choices, 67 conflicts, 1 restart, search not complete"
    assert repr(found) == f"<Trace {found}>"
    assert found == pylogic.load("queens").trace("8", models=1, keep=4)
    assert len({found, pickle.loads(pickle.dumps(found))}) == 1
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        other = pool.submit(same, found).result()
    assert other == found
    assert str(other.film()) == str(found.film())
    assert found._repr_html_().count("<svg") == 3


def test_json_is_the_trace_as_a_dictionary():
    document = json.loads(command("queens", "8", "--json", "--labeling", "ff", "-n", "1"))
    assert document == pylogic.load("queens").trace("8", labeling="ff", models=1).to_dict()


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"keep": -1}, "a whole number of at least 0"),
        ({"models": -1}, "a whole number from 0 to"),
        ({"models": 1.5}, "a whole number from 0 to"),
        ({"timeout": float("nan")}, "a positive number of seconds"),
        ({"timeout": float("inf")}, "a positive number of seconds"),
        ({"options": "--seed=1"}, "a list of texts"),
        ({"order": 3}, "a text"),
    ],
)
def test_what_cannot_be_asked_is_said(wrong, expected):
    with pytest.raises(OptionError, match=f"expected {expected}"):
        KUROMASU.trace("inst12", **wrong)


def test_a_film_under_limits_is_the_same_and_tells_how_far_it_is():
    puzzle, told = pylogic.load("kuromasu"), []
    facts = puzzle.instance("size(3,3). clue(1,1,2).", text=True)
    limited = puzzle.trace(facts, timeout=60).film(told.append)
    assert limited == puzzle.trace(facts).film()
    assert told == list(range(1, len(limited.frames) + 1))
