"""Children that stay for the next hint: quick, of one mind with new ones, and lost without harm."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from itertools import count

import pytest
from harness import is_gone, searchers, wait_until
from workbench import FailedError, Workbench, end, marked, serving, start, write

import pylogic

KUROMASU = pylogic.load("kuromasu")
TEXT = KUROMASU.encoding.text
ONE = "size(3,3). clue(1,2,5). clue(3,1,2)."
TOUCH = "the black cells {R},{C} and {R+1},{C} touch"
TABS = count()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("staying")) as started:
        yield started


def tab_of(server):
    """A client whom the server does not know yet."""
    return server.seen(Authorization=f"Bearer {server.token}", Pylogic_Tab=f"{next(TABS)}")


@pytest.fixture
def tab(server):
    return tab_of(server)


@pytest.fixture
def staying(server):
    """A function: the children of this test that are there while nothing is asked."""
    before = {*searchers(server.process.pid)}
    return lambda: {*searchers(server.process.pid)} - before


def asked(*marks, facts: str = ONE, **more: object) -> dict[str, object]:
    return marked(facts, *marks, **more)


def walk(tab: Workbench, kill=lambda: None) -> list[object]:
    """All hints from an empty board to a full one."""
    marks: list[str] = []
    told = []
    while not told or told[-1]["steps"]:
        told.append(tab.call("hint", asked(*marks)))
        for step in told[-1]["steps"][-1:]:
            marks += [x.replace("not ", "-") for x in step["entered"]]
        kill()
    return told


# ---- What it tells -------------------------------------------------------------------------


@pytest.mark.slow
def test_have_one_child_tell_what_new_ones_tell_and_miss_none_that_is_killed(tab, staying):
    tab.call("hint", asked())
    before = staying()
    found = walk(tab)
    assert (found[-1]["complete"], staying()) == (True, before)

    def kill():
        for child in staying():
            os.kill(child, signal.SIGKILL)

    assert found == walk(tab, kill)


@pytest.mark.few(0)
@pytest.mark.parametrize("marks", [("black(2,1)",), ("-black(1,1)", "black(2,1)"), ()])
def test_hint_as_explain_does(tab, marks):
    one = KUROMASU.instance(ONE, text=True)
    state = KUROMASU.instance("".join(f"{x}." for x in marks), text=True) if marks else None
    (step,) = KUROMASU.explain(one, hint=True, state=state).steps
    (told,) = tab.call("hint", asked(*marks))["steps"]
    assert (told["sentence"], told["cost"]) == (step.sentence.words, step.cost)


@pytest.mark.slow
def test_hint_after_wrong_marks_by_the_same_child(tab, staying):
    tab.call("hint", asked())
    before = staying()
    assert tab.call("hint", asked("black(1,1)", "black(2,1)"))["status"] == "none"
    assert tab.call("hint", asked())["steps"]
    assert staying() == before
    with pytest.raises(FailedError, match="no answer of the instance can"):
        tab.call("hint", asked("black(9,9)"))
    assert tab.call("hint", asked())["steps"]


# ---- When it is the wrong one ----------------------------------------------------------------


@pytest.mark.slow
def test_have_another_child_for_other_clues_rules_and_constants(tab, staying):
    rules = f"{TEXT}\n#program base.\n#const most = 1.\nmost(most)."
    others = (
        {"facts": f"{ONE} % the same"},
        {"rules": rules},
        {"rules": rules, "constants": {"most": "2"}},
    )
    tab.call("hint", asked())
    for more in others:
        former = staying()
        tab.call("hint", asked(**more))
        wait_until(lambda: len(staying()) == 1)
        assert not staying() & former


def test_tell_the_rules_that_are_saved_meanwhile(tab):
    words = []
    for touch in (TOUCH, "{R},{C} and {R+1},{C} are neighbours"):
        write(tab.folder / "encodings/mine.lp", TEXT.replace(TOUCH, touch))
        told = tab.call("hint", asked("black(2,1)", puzzle="mine"))
        words.append(told["steps"][0]["sentence"])
    assert ["neighbours" in one for one in words] == [False, True]


# ---- How many, and for how long ----------------------------------------------------------------


@pytest.mark.slow
def test_keep_one_child_for_each_client_and_four_for_all(server, tab, staying):
    with ThreadPoolExecutor(2) as pool:
        one, other = pool.map(lambda _: tab.call("hint", asked()), range(2))
    assert one == other
    wait_until(lambda: len(staying()) == 1)
    for _ in range(5):
        tab_of(server).call("hint", asked())
    wait_until(lambda: len(searchers(server.process.pid)) == 4)


def test_end_the_child_of_a_client_that_goes_away_amid_a_question(tab, staying):
    rules = "{ black(1,1) }. :- black(1,1). p(1..100000). q(X,Y,Z) :- p(X), p(Y), p(Z), X < Y."
    with tab.asked("POST", "/api/hint", asked(rules=f"{rules} #show black/2.")):
        (child,) = wait_until(staying)
    wait_until(lambda: is_gone(child))


@pytest.mark.slow
def test_end_the_child_with_the_server(tmp_path):
    workbench = start(tmp_path)
    workbench.call("hint", asked())
    (child,) = searchers(workbench.process.pid)
    end(workbench, signal.SIGKILL)
    wait_until(lambda: is_gone(child))
