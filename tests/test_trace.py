"""Traces: what is recorded is what clasp did, and off it costs nothing."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import partial

import clingo
import harness
import pytest
from harness import SAFETY, compare

import pylogic
from pylogic import OptionError
from pylogic.explain.relaxation import relax
from pylogic.rules.constraints import BROKEN

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


def test_trace_what_is_known_when_the_answer_is_found():
    """Most is known when the one answer is there; then clasp takes all back."""
    found = pylogic.load("queens").trace("8", models=1, keep=ALL)
    true = {found.atoms[n - 1] for n in max(replay(found), key=len) if n > 0}
    queens = {(a.arguments[0].number, a.arguments[1].number) for a in true if a.name == "queen"}
    assert len(queens) == 8
    assert [m.is_answer for m in found.moments].count(True) == 1
    assert len({r - c for r, c in queens}) == len({r + c for r, c in queens}) == 8


def test_trace_and_keep_some_moments_and_count_all():
    found = KUROMASU.trace("inst43", keep=10)
    every = KUROMASU.trace("inst43", keep=ALL)
    assert len(found.moments) == 10
    assert found.left_out == len(every.moments) - 10
    assert found.undone == every.undone


def test_film_the_answer_that_the_end_takes_back():
    found = pylogic.load("queens").trace("8", models=1)
    *frames, end, last = found.film().frames
    number = next(n for n, moment in enumerate(found.moments) if moment.is_answer)
    assert (last.name, last.captions) == ("the last answer", (f"as moment {number} found it",))
    assert [cell.symbol for cell in last.cells.values()] == ["queen"] * 8
    assert "undone" in {cell.style for cell in end.cells.values()}
    assert "wrong" not in {cell.style for frame in frames for cell in frame.cells.values()}
    assert found.frame_count == len(frames) + 2


@pytest.mark.slow
def test_film_an_answer_once():
    found = pylogic.load("sudoku").trace("seed9")
    assert len(found.film().frames) == len(found.moments) == found.frame_count


def test_film_frames_and_heat(update):
    found = pylogic.load("queens").trace("8", models=1, keep=4)
    heat, film = found.heat(), found.film()
    assert [frame.name for frame in heat.frames] == ["decided", "followed", "taken back"]
    assert len(film.frames) == 4
    compare("trace.txt", f"{film}\n\n{heat}", update)


# ---- Why clasp decides -----------------------------------------------------------------


def decisions(found: pylogic.Trace) -> list[tuple[str | None, str]]:
    return [(found.decision(m), m.why) for m in found.moments if m.back is None and m.level]


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


@pytest.mark.slow
def test_name_a_labeling():
    found = KUROMASU.trace("inst12", labeling="leftmost,down", keep=30)
    assert {why for _, why in decisions(found)} == {"by the labeling leftmost,down"}


def test_name_an_atom_that_is_not_shown(rules):
    text = "{h(1..2)}. s(X) :- h(X). #show s/1. :- s(X), s(Y), X < Y. #heuristic h(1). [1, true]"
    found = rules(text).trace(models=1)
    assert decisions(found)[0][1] == "by #heuristic [1, true]"
    text = "{h}. {s}. #show s/0. #heuristic h. [1, true]"
    assert ("h", "by #heuristic [1, true]") in decisions(rules(text).trace(models=1))
    assert rules(text).trace(models=1).to_dict()["moments"][1]["decided"] == "h"


# ---- What follows by what ----------------------------------------------------------------


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("puzzle", "instance", "options"),
    [
        ("kuromasu", "wikipedia11", {"keep": 40}),
        ("kuromasu", "inst12", {"keep": 12, "labeling": "ff"}),
        ("queens", "8", {"keep": 80}),
        ("takuzu", "seed14", {}),
    ],
)
def test_name_reasons_that_hold(puzzle, instance, options):
    """One constraint, the clues, and what was known before leave nothing else."""
    found = pylogic.load(puzzle).trace(instance, **options)
    program = relax(replace(found.teller.task, options=(), labeling=None))
    switches, symbolic = program.switches, program.switches.control.symbolic_atoms
    clues = [x for symbol, x in switches.literals.items() if not symbol.match(*BROKEN)]

    def literal(number: int) -> list[int]:
        atom = symbolic[found.atoms[abs(number) - 1]]
        return [] if atom is None else [atom.literal if number > 0 else -atom.literal]

    known: set[int] = set()
    hidden: dict[int, int] = {}
    explained = unexplained = 0
    for moment, told in zip(found.moments, found.reasons, strict=True):
        known -= set(moment.undone)
        hidden = {k: x for k, x in hidden.items() if moment.back is None or k <= moment.level}
        if moment.hidden and (atom := symbolic[clingo.parse_term(moment.hidden[0])]):
            hidden[moment.level] = atom.literal if moment.hidden[1] else -atom.literal
        known |= {moment.decided} & set(moment.assigned)
        for reason in told.follows:
            before = [x for number in known for x in literal(number)] + list(hidden.values())
            for number in reason.literals:
                assert number in moment.assigned
                assert number not in known
                if reason.by != "unknown":
                    by = [switches.literals[reason.because]] if reason.because else []
                    assert switches.core_of([*clues, *before, *by, -literal(number)[0]])
                    explained += 1
                else:
                    unexplained += 1
            known |= set(reason.literals)
        known |= set(moment.assigned)
    assert explained > 5 * unexplained


def test_name_no_reason_where_there_is_none(rules):
    """Both constraints together leave a, which clasp learns; neither does alone."""
    text = "{a; b}. #show a/0. #show b/0. :- not a, b. :- not a, not b. #heuristic a. [1, false]"
    found = rules(text).trace(models=1)
    told = [
        (r.by, [found.literal(n) for n in r.literals]) for m in found.reasons for r in m.follows
    ]
    assert told == [("unknown", ["a"])]


@pytest.mark.slow
def test_name_the_broken_constraint_of_a_way_back():
    """What was known last breaks it, for certain."""
    found = KUROMASU.trace("inst12", labeling="ff", keep=12)
    switches = relax(replace(found.teller.task, labeling=None)).switches
    clues = [x for symbol, x in switches.literals.items() if not symbol.match(*BROKEN)]
    known: set[int] = set()
    conflicts = 0
    for moment, told, last in zip(
        found.moments, found.reasons, (None, *found.moments[:-1]), strict=True
    ):
        if told.conflict is not None:
            symbols = [(found.atoms[abs(n) - 1], n > 0) for n in (*known, last.decided) if n]
            atoms = [(switches.control.symbolic_atoms[atom], holds) for atom, holds in symbols]
            before = [a.literal if holds else -a.literal for a, holds in atoms if a]
            assert switches.core_of([*clues, *before]) is None
            assert switches.core_of([*clues, *before, switches.literals[told.conflict]])
            assert moment.back is not None
            conflicts += 1
        known = (known - set(moment.undone)) | set(moment.assigned)
    assert conflicts > 0


def test_film_decisions_and_reasons():
    found = pylogic.load("queens").trace("8", labeling="ff", models=1, keep=3)
    frame = found.film().frames[1]
    assert frame.captions == (
        "level 2: decide that 1,1 has a queen, by the labeling ff; 22 more known",
        "  otherwise two queens attack each other along the column 1: 2,1 to 8,1 are empty",
        "  otherwise two queens attack each other along the falling diagonal 0:"
        " 2,2 3,3 4,4 5,5 6,6 7,7 8,8 are empty",
        "  by the choices and definitions alone: 1,2 to 1,8 are empty",
    )
    assert frame.cells[1, 1].style == "cause"
    first = found.to_dict()["moments"][1]
    assert first["why"] == "by the labeling ff"
    assert [one["by"] for one in first["follows"]] == ["constraint", "constraint", "definitions"]
    assert first["follows"][0]["rule"]["words"].endswith("along the column 1")


def test_name_no_reasons_after_the_time_limit():
    found = KUROMASU.trace("inst12", keep=5, timeout=SAFETY)
    over = found.teller.limits._replace(timeout=1e-9, deadline=None)
    late = replace(found, teller=replace(found.teller, limits=over))
    assert late.reasons == ()
    assert late.to_dict()["moments"][0]["follows"] is None


@pytest.mark.slow
def test_trace_on_the_command_line(tmp_path):
    page = tmp_path / "trace.html"
    said = command("kuromasu", "wikipedia11", "--plain", "--frames", "5", "--html", str(page))
    assert "of the first 5 moments" in said
    assert "1 answer, " in said
    assert page.read_text().count("<li><button") == 5
    document = json.loads(command("queens", "8", "--json", "--labeling", "ff", "-n", "1"))
    assert document["figures"]["answers"] == 1
    assert document["moments"][1]["decided"] == "queen(1,1)"
    assert "search complete" in command("queens", "8", "-n", "0", "--plain", "--frames", "1")


def test_refuse_to_trace_steps(tmp_path):
    with pytest.raises(OptionError, match="plans made of steps"):
        pylogic.load("river_crossing").trace("couples3_boat2")
    (tmp_path / "none.lp").write_text("{p}. :- p. :- not p. #show p/0.")
    assert "0 answers" in command(str(tmp_path / "none.lp"), code=20)


# ---- Results -----------------------------------------------------------------------


def test_print_a_trace():
    found = pylogic.load("queens").trace("8", models=1, keep=4)
    assert str(found) == "1 answer, 98 choices, 67 conflicts, 1 restart, search not complete"
    assert found._repr_html_().count("<svg") == 3


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
def test_refuse_wrong_keywords_of_a_trace(wrong, expected):
    with pytest.raises(OptionError, match=f"expected {expected}"):
        KUROMASU.trace("inst12", **wrong)


@pytest.mark.slow
def test_film_under_limits_and_tell_how_far_it_is():
    puzzle, told = pylogic.load("kuromasu"), []
    facts = puzzle.instance("size(3,3). clue(1,1,2).", text=True)
    limited = puzzle.trace(facts, timeout=SAFETY).film(told.append)
    assert limited == puzzle.trace(facts).film()
    assert told == list(range(1, len(limited.frames) + 1))
