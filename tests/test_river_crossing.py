"""River crossing: shortest plans, every plan, impossible crossings, errors, drawing."""

from __future__ import annotations

import pytest
from harness import Kind, Oracle


def situations(answer):
    """The plan as the plain rules know it: from which numbered situation to which."""
    names = sorted({str(s.arguments[0].arguments[0]) for s in answer.symbols})
    bits = {f"{kind}({name})": 2 ** (2 * i + (kind == "man"))
            for i, name in enumerate(names) for kind in ("woman", "man")}  # fmt: skip
    boat = 4 ** len(names)
    found, before = set(), 0
    for step, rowers in sorted(crossings(answer).items()):
        sign = 1 if step % 2 else -1
        assert {bank for _, bank in rowers} == {"right" if step % 2 else "left"}
        after = before + sign * (boat + sum(bits[person] for person, _ in rowers))
        found.add(("crossing", before, after))
        before = after
    return frozenset(found)


def crossings(answer):
    """The people of each crossing, and the bank that each crosses to."""
    found = {}
    for symbol in answer.symbols:
        person, bank, step = symbol.arguments
        assert symbol.name == "crosses"
        found.setdefault(step.number, set()).add((str(person), bank.name))
    return found


ORACLE = Oracle("river_crossing", situations)
THREE = "couples3_boat2"


def couples(number, capacity):
    names = " ".join(f"couple(c{i})." for i in range(number))
    return f"{names} capacity({capacity})."


KIND = Kind(
    ORACLE,
    errors=[
        "couple(a). couple(b). couple(c). couple(d). couple(e). couple(f). couple(g)."
        " couple(h). couple(i). capacity(0).",
        "capacity(x).",
        "couple(a). capacity(2). capacity(3).",
        "couple(a).",
    ],
)


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("text", "length", "count"),
    [
        (couples(1, 2), 1, 1),
        ("couples4_boat3", 9, 15360),
        (THREE, 11, 486),
        (couples(2, 2), 5, 8),
        (couples(1, 1), None, 0),
        (couples(3, 4), 3, 18),
    ],
)
def test_the_shortest_plans(text, length, count):
    outcome = ORACLE.solve(text, models=0 if count != 15360 else 5)
    if length is None:
        assert (outcome.status, outcome.exhausted) == ("none", True)
        return
    assert outcome.progress.horizon == length
    lengths = {len(ORACLE.read(answer)) for answer in outcome.answers}
    assert lengths == {length}
    if count != 15360:
        expected = set(ORACLE.rules.solutions(ORACLE.facts(text)))
        assert set(map(ORACLE.read, outcome.answers)) == expected
        assert count in (None, len(expected))
    counted = ORACLE.puzzle.solve(ORACLE.instance(text), models=0, keep=False)
    assert count in (None, counted.count)


def test_five_couples_and_a_boat_of_three_take_eleven_crossings():
    outcome = ORACLE.solve("couples5_boat3", models=3)
    assert (outcome.progress.horizon, outcome.count) == (11, 3)


def test_four_couples_and_a_boat_of_two_are_impossible():
    outcome = ORACLE.solve("couples4_boat2")
    assert (outcome.status, outcome.exhausted) == ("none", True)


@pytest.mark.few(0)
def test_every_plan_under_the_restrictions_of_the_seed():
    constants = {"full": 1, "imin": 100}
    outcome = ORACLE.solve(THREE, models=0, constants=constants)
    plans = [ORACLE.read(answer) for answer in outcome.answers]
    assert (len(plans), len(set(plans)), outcome.exhausted) == (1458, 1458, True)
    assert (min(map(len, plans)), max(map(len, plans))) == (11, 15)
    assert sum(len(plan) == 11 for plan in plans) == 486
    assert set(plans) == set(ORACLE.rules.solutions(ORACLE.facts(THREE), full=1, shortest=0))
    assert ORACLE.puzzle.solve(THREE, models=0, keep=False, constants=constants).count == 1458


@pytest.mark.slow
@pytest.mark.nightly
def test_every_plan_without_restrictions():
    outcome = ORACLE.puzzle.solve(THREE, models=0, keep=False, constants={"imin": 100})
    assert (outcome.count, outcome.exhausted) == (19602, True)


def test_crossings_are_numbered_in_order():
    for answer in ORACLE.solve(THREE).answers:
        assert sorted(crossings(answer)) == list(range(1, 12))
        assert ORACLE.puzzle.scores(answer) == {"crossings": 11}


def test_drawing(update):
    answer = ORACLE.solve(THREE, models=1, options=["--heuristic=Vsids"], seed=1).answers[0]
    assert len(ORACLE.puzzle.board(answer).frames) == 12
    two = 'couple(red). couple("Ann"). capacity(4).'
    answer = ORACLE.solve(two).answers[0]
    ORACLE.check_drawing("answer", ORACLE.puzzle.board(answer), update)
    back = "couple(green). couple(purple). capacity(2)."
    plans = ORACLE.solve(back, models=0).answers
    first = min(plans, key=lambda plan: sorted(map(str, plan.symbols)))
    ORACLE.check_drawing("back", ORACLE.puzzle.board(first), update)
    ORACLE.check_drawing("instance", ORACLE.puzzle.draw(THREE), update)
