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


def replay(found: pylogic.Trace) -> list[set[tuple[str, bool]]]:
    """The atoms that are known after each moment; nothing is known twice or taken back unknown."""
    known: set[tuple[str, bool]] = set()
    after = []
    for moment in found.moments:
        for mark in moment.undone:
            assert mark in known
            known.remove(mark)
        for atom, holds in moment.assigned:
            assert (atom, not holds) not in known
            known.add((atom, holds))
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
    assert sum(found.counts["undone"].values()) == sum(
        len(moment.undone) for moment in found.moments
    )
    assert sum(found.counts["decided"].values()) == sum(1 for m in decisions if m.decided)
    known = sum(len(moment.assigned) for moment in found.moments)
    succeeded = sum(m.decided in m.assigned for m in decisions if m.decided)
    assert sum(found.counts["followed"].values()) == known - succeeded


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
    known = max(replay(found), key=len)
    true = {clingo.parse_term(atom) for atom, holds in known if holds}
    queens = {(a.arguments[0].number, a.arguments[1].number) for a in true if a.name == "queen"}
    assert len(queens) == 8
    assert [m.is_answer for m in found.moments].count(True) == 1
    assert len({r - c for r, c in queens}) == len({r + c for r, c in queens}) == 8


def test_trace_and_keep_some_moments_and_count_all():
    queens = pylogic.load("queens")
    found, every = (queens.trace("8", models=1, keep=keep) for keep in (10, ALL))
    assert len(found.moments) == 10
    assert found.left_out == len(every.moments) - 10
    assert found.counts == every.counts


def test_film_frames_and_heat(update):
    found = pylogic.load("queens").trace("8", models=1, keep=4)
    heat, film = found.draw_heat(), found.film()
    assert [frame.name for frame in heat.frames] == ["decided", "followed", "taken back"]
    assert len(film.frames) == 4
    compare("trace.txt", f"{film}\n\n{heat}", update)
    assert str(found) == "1 answer, 98 choices, 67 conflicts, 1 restart, search not complete"
    assert all(name in found._repr_html_() for name in ("decided", "followed", "taken back"))


def test_name_an_atom_that_is_not_shown(rules):
    found = rules("{h}. {s}. #show s/0. #heuristic h. [1, true]").trace(models=1)
    assert found.to_dict()["moments"][1]["decided"] == "h"


# ---- Films -------------------------------------------------------------------------------


def test_film_decisions():
    found = pylogic.load("queens").trace("8", labeling="ff", models=1, keep=3)
    frame = found.film().frames[1]
    assert frame.captions == ("level 2: decide that 1,1 has a queen; 22 more known",)
    assert frame.cells[1, 1].style == "cause"


@pytest.mark.slow
def test_trace_on_the_command_line(tmp_path):
    page = tmp_path / "trace.html"
    said = command("kuromasu", "wikipedia11", "--plain", "--frames", "5", "--html", str(page))
    assert "of the first 5 moments" in said
    assert "1 answer, " in said
    assert page.read_text().count("<li><button") == 5
    assert "search complete" in command("queens", "8", "-n", "0", "--plain", "--frames", "1")


def test_refuse_to_trace_steps_and_to_keep_less_than_nothing(tmp_path):
    with pytest.raises(OptionError, match="keep=-1: expected a whole number from 0"):
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
    assert {"a", "b"} <= {atom for moment in found.moments for atom, _ in moment.assigned}
