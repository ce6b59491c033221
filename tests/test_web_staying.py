"""Children that stay for the next hint: quick, of one mind with new ones, and lost without harm."""

from __future__ import annotations

import asyncio
import os
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from harness import is_gone, searchers, wait_until
from workbench import FailedError, Workbench, end, serving, start

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")

import pylogic
from pylogic.rules.limits import Limits
from pylogic.web import bodies, staying
from pylogic.web.jobs import Jobs
from pylogic.web.routes import assistant

KUROMASU = pylogic.load("kuromasu")
TEXT = KUROMASU.encoding.path.read_text(encoding="utf-8")
ONE = "size(3,3). clue(1,2,5). clue(3,1,2)."
OTHER = "size(3,3). clue(1,2,5). clue(3,1,2). % the same"
TOUCH = "the black cells {R},{C} and {R+1},{C} touch"


@pytest.fixture
def alone(tmp_path):
    """A server for one test."""
    with serving(tmp_path) as workbench:
        yield workbench


def asked(marks=(), facts: str = ONE, **more: object) -> dict[str, object]:
    signed = [(mark.removeprefix("-"), not mark.startswith("-")) for mark in marks]
    return {"puzzle": "kuromasu", "instance": "mine", "facts": facts, "marks": signed, **more}


def stay(workbench: Workbench) -> list[int]:
    """The children that are there while nothing is asked."""
    return searchers(workbench.process.pid)


def walk(workbench: Workbench, *, is_new: bool = False) -> list[object]:
    """All hints from an empty board to a full one, each from a new child if that is wanted."""
    marks: list[str] = []
    told = []
    while True:
        told.append(workbench.call("hint", asked(marks)))
        if not told[-1]["steps"]:
            return told
        marks += [x.replace("not ", "-") for x in told[-1]["steps"][-1]["entered"]]
        for child in stay(workbench) if is_new else ():
            os.kill(child, signal.SIGKILL)


# ---- What it tells -------------------------------------------------------------------------


def test_one_child_tells_all_hints_of_a_board(alone):
    alone.call("hint", asked())
    (child,) = stay(alone)
    *_, last = walk(alone)
    assert last["complete"]
    assert stay(alone) == [child]


def test_a_child_that_stays_tells_what_a_new_one_tells_and_one_that_is_killed_is_not_missed(alone):
    assert walk(alone) == walk(alone, is_new=True)


def test_its_hint_is_the_one_of_explain(alone):
    one = KUROMASU.instance(ONE, text=True)
    for marks in ((), ("black(2,1)",), ("-black(1,1)", "black(2,1)")):
        state = KUROMASU.instance("".join(f"{x}." for x in marks), text=True) if marks else None
        (step,) = KUROMASU.explain(one, hint=True, state=state).steps
        (told,) = alone.call("hint", asked(marks))["steps"]
        assert (told["sentence"], told["cost"]) == (step.sentence.words, step.cost)


def test_wrong_marks_are_told_by_a_child_that_stays(alone):
    alone.call("hint", asked())
    before = stay(alone)
    assert alone.call("hint", asked(["black(1,1)", "black(2,1)"]))["status"] == "none"
    assert alone.call("hint", asked())["steps"]
    assert stay(alone) == before


def test_marks_that_no_answer_has_fail_and_the_next_hint_does_not(alone):
    alone.call("hint", asked())
    with pytest.raises(FailedError, match="no answer of the instance can"):
        alone.call("hint", asked(["black(9,9)"]))
    assert alone.call("hint", asked())["steps"]


# ---- When it is the wrong one ----------------------------------------------------------------


def test_other_clues_rules_and_constants_have_a_child_of_their_own(alone):
    alone.call("hint", asked())
    (first,) = stay(alone)
    rules = f"{TEXT}\n#program base.\n#const most = 1.\nmost(most)."
    for more in ({"facts": OTHER}, {"rules": rules}, {"rules": rules, "constants": {"most": "2"}}):
        alone.call("hint", asked(**more))
        wait_until(lambda: len(stay(alone)) == 1)
        assert stay(alone) != [first]
        (first,) = stay(alone)


@pytest.mark.slow
def test_rules_that_are_saved_meanwhile_are_the_ones_that_are_told(tmp_path):
    saved = tmp_path / "encodings" / "mine.lp"
    saved.parent.mkdir()
    saved.write_text(TEXT)
    told = asked(["black(2,1)"], puzzle="mine")
    with serving(tmp_path) as workbench:
        said = [workbench.call("hint", told)["steps"][0]["sentence"]]
        saved.write_text(TEXT.replace(TOUCH, "{R},{C} and {R+1},{C} are neighbours"))
        said.append(workbench.call("hint", told)["steps"][0]["sentence"])
    assert ["neighbours" in one for one in said] == [False, True]


# ---- How many, and for how long ----------------------------------------------------------------


def test_a_child_that_holds_too_much_does_not_stay(monkeypatch):
    monkeypatch.setattr(staying, "LARGEST", 0)
    found = told(2)
    assert found[0] == found[1]


def test_each_client_has_one_and_all_together_a_few(alone):
    for client in range(staying.MOST + 2):
        headers = {**alone.headers, "Pylogic-Tab": str(client)}
        with alone.asked("POST", "/api/hint", asked(), headers) as reply:
            assert b"event: done" in reply.read()
    wait_until(lambda: len(stay(alone)) == staying.MOST)


@pytest.mark.slow
def test_two_who_ask_at_once_are_both_told(alone):
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(lambda _: alone.call("hint", asked()), range(2))
    assert one == other
    wait_until(lambda: len(stay(alone)) == 1)


def test_who_goes_away_amid_a_question_ends_the_child(alone):
    alone.call("hint", asked())
    rules = "{ black(1,1) }. :- black(1,1). p(1..100000). q(X,Y,Z) :- p(X), p(Y), p(Z), X < Y."
    with alone.asked("POST", "/api/hint", asked(rules=f"{rules} #show black/2.")):
        (child,) = wait_until(lambda: stay(alone)[1:])
    wait_until(lambda: is_gone(child))


def test_the_end_of_the_server_ends_it(tmp_path):
    workbench = start(tmp_path)
    workbench.call("hint", asked())
    (child,) = stay(workbench)
    end(workbench, signal.SIGKILL)
    wait_until(lambda: is_gone(child))


def test_a_child_that_is_old_is_not_asked_any_more(monkeypatch):
    monkeypatch.setattr(staying, "OLDEST", -1)
    found = told(2)
    assert found[0] == found[1]


def told(times: int, facts: str = ONE) -> list[str]:
    """What hints of a board say, asked in this process."""
    places, board = Jobs(), bodies.Board(puzzle="kuromasu", facts=facts)

    async def ask() -> list[str]:
        return [(await places.answer(board, assistant.hint)).raw_data for _ in range(times)]

    return asyncio.run(ask())


def test_what_is_not_explained_in_time_is_told_without_a_reason(monkeypatch):
    monkeypatch.setattr(assistant, "REASON", Limits(cpu_limit=0))
    path = Path(KUROMASU.instance("inst43").path)
    (found,) = told(1, path.read_text(encoding="utf-8"))
    said = staying.from_json(found)
    (mark,) = said["unexplained"]["entered"]
    assert mark in said["answers"][0]
    assert said["unexplained"]["cells"]
    assert (said["steps"], said["interrupted"]) == ([], "timeout")
