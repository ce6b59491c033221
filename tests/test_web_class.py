"""A class: who may join, what a pupil may not, and what the teacher sees; mostly attacks."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from dataclasses import replace

import pytest
from harness import CHECKOUT
from workbench import ASKED, ENDLESS, ROOM, FailedError, join


@pytest.fixture(scope="module")
def ada(teacher):
    """A pupil."""
    return join(teacher, "Ada")


@pytest.fixture
def code(teacher):
    return teacher.get("class")["code"]


def stranger(teacher, number=1):
    """Somebody in the room who has not joined, at a computer of a number."""
    return teacher.seen(ROOM, f"127.2.0.{number}")


# ---- Joining ------------------------------------------------------------------------------


def test_lead_a_stranger_to_where_one_joins(teacher, code):
    here = stranger(teacher)
    assert here.request("GET", "/join").status == 200
    for known in ({}, {"Authorization": f"Bearer {code}"}):
        for path in ("solve", "save", "class", "nothing"):
            reply = replace(here, known=known).request("POST", f"/api/{path}", ASKED)
            assert (reply.status, reply.headers["location"]) == (401, "/join"), path


def test_slow_down_whoever_tries_again_and_again(teacher, code):
    """Guesses and joining count alike: nobody guesses the code, or fills the class alone."""
    tries = [("GUESS", "not the code"), (code, "token")] * 10 + [(code, "a minute")]
    for number, (given, words) in enumerate(tries):
        sent = {"code": given, "name": f"Eve {number}"}
        assert words in stranger(teacher, 2).request("POST", "/api/join", sent).text
    assert join(teacher, "Eva", "127.2.0.3").get("vocabulary")


def test_let_a_guesser_of_codes_try_again_after_a_minute(monkeypatch):
    fastapi = pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
    from pylogic.web.classroom import Classroom

    now, room = [0.0], Classroom(ROOM, ROOM, 1)
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    for at, words in [*((float(at), "not the code") for at in range(20)), (59.9, "a minute")]:
        now[0] = at
        with pytest.raises(fastapi.HTTPException, match=words):
            room.join("GUESS", "Eve", "127.0.0.1")
    now[0] = 60.5  # the first of them is a minute ago
    with pytest.raises(fastapi.HTTPException, match="not the code"):
        room.join("GUESS", "Eve", "127.0.0.1")
    with pytest.raises(fastapi.HTTPException, match="a minute"):
        room.join(room.code, "Eve", "127.0.0.1")
    assert room.join(room.code, "Eva", "127.0.0.3")


@pytest.mark.parametrize(
    "name", ["", "   ", "\u2800", "a\x1b[2J", "a\u202eb", "x" * 31, " ADA ", "\uff21da"]
)
def test_refuse_a_name_that_is_not_one_line_or_not_new(teacher, ada, code, name):
    assert stranger(teacher, 6).status("join", code=code, name=name) in (403, 422)


def test_take_a_code_in_small_letters(teacher, code):
    assert stranger(teacher, 7).post("join", code=f" {code.lower()} ", name="Low")


def test_give_the_class_another_code_when_a_pupil_is_removed(teacher, code):
    pupil, other = join(teacher, "Gone"), join(teacher, "Ben")
    teacher.post("remove", name="Gone")
    assert pupil.request("GET", "/api/vocabulary").status == 401
    assert other.get("vocabulary")
    assert pupil.status("join", code=code, name="Gone") == 403
    told = teacher.get("class")
    assert {"Ben", "Gone"} & {one["name"] for one in told["pupils"]} == {"Ben"}
    assert pupil.post("join", code=told["code"], name="Gone")


def test_have_nobody_join_where_there_is_no_class(workbench):
    for reply in (
        workbench.request("GET", "/api/class"),
        workbench.request("POST", "/api/join", {"code": "K7QX2M", "name": "Ada"}),
    ):
        assert (reply.status, "--host ADDRESS" in reply.text) == (404, True)


# ---- What a pupil may ---------------------------------------------------------------------

OPEN = {
    "/api/answers", "/api/board", "/api/choices", "/api/compare", "/api/conflicts",
    "/api/diff", "/api/differences", "/api/explain", "/api/export", "/api/frame",
    "/api/generate", "/api/import", "/api/join", "/api/judge", "/api/open",
    "/api/overview", "/api/page", "/api/picture", "/api/rules", "/api/solve", "/api/solved",
    "/api/spots", "/api/tile", "/api/trace", "/api/why",
}  # fmt: skip
"""The paths that pupils may POST to: jobs, which a sandbox keeps from writing, and pure readers."""
CLOSED = {
    "/api/remove": {"name": "Ada"},
    "/api/save": {"puzzle": "kuromasu", "instance": "own", "text": "size(1,1)."},
    "/api/new": {"name": "own"},
}
"""The paths that they may not POST to, each with a body that would change something."""


def test_open_each_route_to_pupils_on_purpose(teacher):
    """A new route is closed until it is listed here; and none hides from the description."""
    found = {True: set(), False: set()}
    for path, methods in teacher.get("openapi.json")["paths"].items():
        for method, operation in methods.items():
            if method != "get":
                found["open to pupils" in operation["tags"]].add(path)
    assert found == {True: OPEN, False: {*CLOSED}}


def test_let_the_teacher_save_and_no_pupil(teacher, ada):
    before = sorted(teacher.folder.rglob("*"))
    for path, body in CLOSED.items():
        reply = ada.request("POST", path, body)
        assert (reply.status, "Nothing is saved here" in reply.text) == (403, True), path
    assert ada.request("GET", "/api/class").status == 403
    assert sorted(teacher.folder.rglob("*")) == before
    teacher.post("save", puzzle="kuromasu", instance="kept", text="size(1,1).")
    assert (teacher.folder / "instances/kuromasu/kept.lp").exists()


@pytest.mark.slow
def test_keep_pupils_from_filling_the_line(teacher):
    """All pupils wait with 100 jobs at most."""
    greedy, other = join(teacher, "Greedy"), join(teacher, "Other")
    with ExitStack() as opened:
        replies = []
        while not replies or replies[-1].status == 200:
            replies.append(opened.enter_context(greedy.asked("POST", "/api/answers", ENDLESS)))
        assert (replies[-1].status, b"try again" in replies[-1].read()) == (503, True)
        assert len(replies) == 104  # three of them have places
        assert other.status("solve", **ASKED) == 503
        assert teacher.call("solve", ASKED)["status"] == "unique"


# ---- What the teacher sees ----------------------------------------------------------------


@pytest.mark.slow
def test_tell_the_teacher_which_boards_each_pupil_has_solved(teacher):
    pupil = join(teacher, "Solver")
    for instance in ("inst43", "inst43", "nothing"):
        pupil.post("solved", puzzle="kuromasu", instance=instance)
    solved = {one["name"]: one["solved"] for one in teacher.get("class")["pupils"]}
    assert solved["Solver"] == [{"puzzle": "kuromasu", "instance": "inst43"}]
    assert [client.get("library")["pupil"] for client in (pupil, teacher)] == ["Solver", None]


def test_print_the_link_and_the_code_for_pupils(teacher):
    assert teacher.process.stdout is not None
    page, shown = (teacher.process.stdout.readline() for _ in range(2))
    assert f"http://127.0.0.1:{teacher.port}/class?token={teacher.token}" in page
    assert f"Pupils open http://{ROOM}:{teacher.port}/ and type the code " in shown
    told = teacher.get("class")
    assert told["link"] == f"http://{ROOM}:{teacher.port}/"
    assert len(told["code"]) == len(shown.split()[-1]) == 6


@pytest.mark.slow
def test_tell_no_pupil_where_pylogic_lies(ada):
    told = [ada.get("library")]
    for rules in ('#include "no.lp".', "a :- b(X", "#show. a :- b."):
        with pytest.raises(FailedError) as failure:
            ada.call("solve", {**ASKED, "rules": rules})
        told.append(failure.value.data)
    assert str(CHECKOUT) not in json.dumps(told)
