"""A class: who may join, what a pupil may not, and what the teacher sees; mostly attacks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from harness import pylogic_run
from workbench import Workbench, serving

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
from fastapi.testclient import TestClient

from pylogic.rules.limits import Limits
from pylogic.web.app import application
from pylogic.web.classroom import MOST_GUESSES, MOST_JOINING, Classroom
from pylogic.web.jobs import MOST_OF_ONE, MOST_WAITING

ROOM = "127.0.0.2"  # an address of its own, and yet of every machine
CODE = "K7QX2M"
ASKED = {"puzzle": "kuromasu", "facts": "size(1,2). clue(1,1,2)."}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The teacher's."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def app(folder):
    return application("token", classroom=Classroom(ROOM, ROOM, 8043, CODE))


@pytest.fixture
def teacher(app):
    return TestClient(app, "http://127.0.0.1:8043", headers={"Authorization": "Bearer token"})


@pytest.fixture
def stranger(app):
    return TestClient(app, f"http://{ROOM}:8043", client=("192.168.1.66", 50000))


def join(app, name: str) -> TestClient:
    """A pupil's browser."""
    client = TestClient(app, f"http://{ROOM}:8043")
    token = client.post("/api/join", json={"code": CODE, "name": name}).json()["token"]
    client.headers["Authorization"] = f"Bearer {token}"
    return client


@pytest.fixture
def pupil(app):
    return join(app, "Ada")


# ---- Who may ask --------------------------------------------------------------------------


def test_who_has_joined_plays(pupil):
    assert '"status":"unique"' in pupil.post("/api/solve", json=ASKED).text
    opened = pupil.post("/api/open", json={"puzzle": "kuromasu", "instance": "inst43"}).json()
    assert opened["facts"]["text"]


def test_a_stranger_is_shown_where_to_join(stranger):
    assert stranger.get("/join").status_code == 200
    for headers in ({}, {"Authorization": "Bearer token"}, {"Authorization": f"Bearer {CODE}"}):
        for path in ("/api/solve", "/api/save", "/api/class", "/api/nothing"):
            reply = stranger.post(path, json=ASKED, headers=headers)
            assert (reply.status_code, reply.headers["location"]) == (401, "/join"), path


@pytest.mark.parametrize(
    ("host", "status"),
    [(ROOM, 200), (f"{ROOM}:8043", 200), ("127.0.0.1:8043", 421), ("localhost", 421),
     ("evil.example", 421), (f"{ROOM}.evil.example:8043", 421), ("", 421)],
)  # fmt: skip
def test_the_room_answers_to_its_own_name_alone(pupil, host, status):
    """DNS rebinding; and nobody in the room passes for the teacher."""
    assert pupil.get("/api/vocabulary", headers={"Host": host}).status_code == status


def test_the_teachers_address_does_not_answer_to_the_rooms_name(teacher):
    assert teacher.get("/api/vocabulary", headers={"Host": f"{ROOM}:8043"}).status_code == 421


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "http://127.0.0.1:8043"},
        {"Origin": f"https://{ROOM}:8043"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_pages_of_other_sites_neither_join_nor_ask(pupil, headers):
    assert pupil.get("/api/vocabulary", headers=headers).status_code == 403
    asked = {"code": CODE, "name": "Eve"}
    assert pupil.post("/api/join", json=asked, headers=headers).status_code == 403


def test_a_pupils_token_is_worth_nothing_at_the_teachers_address(app, pupil):
    client = TestClient(app, "http://127.0.0.1:8043", headers=pupil.headers)
    assert client.get("/api/class").status_code == 401


# ---- Joining ------------------------------------------------------------------------------


def test_guesses_are_slowed_for_who_guesses_alone(app, stranger):
    for guess in range(MOST_GUESSES):
        reply = stranger.post("/api/join", json={"code": f"GUESS{guess}", "name": "Eve"})
        assert (reply.status_code, "not the code" in reply.text) == (403, True)
    reply = stranger.post("/api/join", json={"code": CODE, "name": "Eve"})
    assert (reply.status_code, "wait a minute" in reply.text) == (403, True)
    assert join(app, "Ada").get("/api/vocabulary").status_code == 200


def test_nobody_fills_the_class_alone(app, stranger):
    def joined(number):
        return stranger.post("/api/join", json={"code": CODE, "name": f"Eve {number}"}).status_code

    assert [joined(number) for number in range(MOST_JOINING + 1)] == [200] * MOST_JOINING + [403]
    assert join(app, "Ada").get("/api/vocabulary").status_code == 200


@pytest.mark.parametrize(
    "name", ["", "   ", "\u3164", "\u2800", "a\x1b[2J", "a\u202eb", "x" * 31, " ADA ", "\uff21da"]
)
def test_a_name_is_one_line_and_new(app, pupil, name):
    reply = pupil.post("/api/join", json={"code": CODE, "name": name})
    assert reply.status_code in (403, 422)
    assert "token" not in reply.text


def test_a_code_is_typed_in_small_letters_too(stranger):
    asked = {"code": f" {CODE.lower()} ", "name": "Ada"}
    assert stranger.post("/api/join", json=asked).status_code == 200


def test_who_is_removed_needs_a_code_that_they_do_not_know(app, pupil, teacher):
    other = join(app, "Ben")
    assert teacher.post("/api/remove", json={"name": "Ada"}).status_code == 200
    asked = {"code": CODE, "name": "Ada"}
    assert [pupil.get("/api/vocabulary").status_code, other.get("/api/vocabulary").status_code] == [
        401,
        200,
    ]
    assert pupil.post("/api/join", json=asked).status_code == 403
    told = teacher.get("/api/class").json()
    assert [one["name"] for one in told["pupils"]] == ["Ben"]
    new = {**asked, "code": told["code"]}
    assert pupil.post("/api/join", json=new).status_code == 200


# ---- What a pupil may not -----------------------------------------------------------------

OPEN = {
    "/api/answers", "/api/board", "/api/choices", "/api/compare", "/api/conflicts", "/api/count",
    "/api/diff", "/api/differences", "/api/edit", "/api/explain", "/api/export", "/api/frame",
    "/api/generate", "/api/hint", "/api/import", "/api/join", "/api/judge", "/api/open",
    "/api/page", "/api/picture", "/api/rules", "/api/solve", "/api/solved", "/api/spots",
    "/api/tile", "/api/trace", "/api/unneeded", "/api/why",
}  # fmt: skip
"""What pupils may POST: jobs, which a sandbox keeps from writing, and what only reads."""


def posted(app) -> dict[str, bool]:
    """Every path that can be asked to do something, and whether pupils are refused."""
    paths = app.app.app.openapi()["paths"]
    return {
        path: "open to pupils" not in operation["tags"]
        for path, methods in paths.items()
        for method, operation in methods.items()
        if method != "get"
    }


def test_each_route_is_open_to_pupils_on_purpose(app):
    """A new route is closed until it is listed here; and none hides from the description."""
    described = posted(app)
    assert {path for path, is_closed in described.items() if not is_closed} == OPEN
    closed = {path for path, is_closed in described.items() if is_closed}
    assert closed == {"/api/new", "/api/remove", "/api/save"}


def test_a_pupil_writes_nothing(app, pupil, folder):
    bodies = {
        "/api/remove": {"name": "Ada"},
        "/api/save": {"puzzle": "kuromasu", "instance": "own", "text": "size(1,1)."},
        "/api/new": {"name": "own"},
    }
    for path, is_closed in posted(app).items():
        if is_closed:
            reply = pupil.post(path, json=bodies[path])
            assert (reply.status_code, "Nothing is saved here" in reply.text) == (403, True), path
    assert list(folder.iterdir()) == []


def test_a_route_that_somebody_adds_is_closed(app, pupil, teacher):
    app.app.app.add_api_route("/api/more", lambda: "done", methods=["POST"])
    assert (pupil.post("/api/more").status_code, teacher.post("/api/more").text) == (403, '"done"')


def test_the_teacher_saves(teacher, folder):
    body = {"puzzle": "kuromasu", "instance": "own", "text": "size(1,1)."}
    assert teacher.post("/api/save", json=body).status_code == 200
    assert (folder / "instances/kuromasu/own.lp").exists()


# ---- What a pupil may ask -----------------------------------------------------------------


def test_a_pupil_is_one_client_however_many_tabs(app, pupil):
    jobs = app.app.app.state.jobs
    jobs.quick._waits.extend([("pupil Ada", None)] * MOST_OF_ONE)
    for tab in ("one", "two"):
        reply = pupil.post("/api/solve", json=ASKED, headers={"Pylogic-Tab": tab})
        assert (reply.status_code, "try again in a moment" in reply.text) == (503, True)
    assert not replace(jobs, client="pupil Bob").are_too_many


def test_pupils_keep_no_teacher_waiting(app, pupil, teacher):
    jobs = app.app.app.state.jobs
    jobs.quick._waits.extend([(f"pupil {number}", None) for number in range(MOST_WAITING // 2)])
    assert pupil.post("/api/solve", json=ASKED).status_code == 503
    assert not replace(jobs, client="tab").are_too_many


def test_a_job_of_a_pupil_ends_sooner(pupil, monkeypatch):
    monkeypatch.setattr("pylogic.web.jobs.OF_PUPILS", Limits(timeout=0.5))
    endless = {**ASKED, "rules": "p(1). p(X+1) :- p(X)."}
    assert '"interrupted":"timeout"' in pupil.post("/api/count", json=endless).text


# ---- What the teacher sees ----------------------------------------------------------------


def test_the_teacher_sees_who_has_solved(app, pupil, teacher):
    join(app, "Bob")
    for _ in range(2):
        told = pupil.post("/api/solved", json={"puzzle": "kuromasu", "instance": "inst43"})
        assert told.json() == {"is_told": True}
    unknown = pupil.post("/api/solved", json={"puzzle": "kuromasu", "instance": "nothing"})
    assert unknown.json() == {"is_told": False}
    seen = teacher.get("/api/class").json()
    assert (seen["code"], seen["link"]) == (CODE, f"http://{ROOM}:8043/")
    assert seen["pupils"] == [
        {"name": "Ada", "solved": [{"puzzle": "kuromasu", "instance": "inst43"}]},
        {"name": "Bob", "solved": []},
    ]
    assert pupil.get("/api/class").status_code == 403
    assert pupil.get("/api/library").json()["pupil"] == "Ada"
    assert teacher.get("/api/library").json()["pupil"] is None


def test_without_a_class_nobody_joins(folder):
    client = TestClient(application("token"), "http://127.0.0.1:8043")
    headers = {"Authorization": "Bearer token"}
    for reply in (
        client.get("/api/class", headers=headers),
        client.post("/api/join", json={"code": CODE, "name": "Ada"}, headers=headers),
    ):
        assert (reply.status_code, "--host ADDRESS" in reply.text) == (404, True)


# ---- The command --------------------------------------------------------------------------


def test_it_listens_for_the_room_and_tells_what_pupils_type(tmp_path):
    with serving(tmp_path, "--host", ROOM) as started:
        assert started.process.stdout is not None
        page, shown = (started.process.stdout.readline() for _ in range(2))
        assert f"http://127.0.0.1:{started.port}/class?token={started.token}" in page
        assert f"Pupils open http://{ROOM}:{started.port}/ and type the code " in shown
        assert started.get("class")["code"] == shown.split()[-1]
        reply = in_room(started).request("GET", "/api/vocabulary")
        assert (reply.status, reply.headers["location"]) == (401, "/join")


def in_room(started: Workbench) -> Workbench:
    """The same server at the address of the room, asked with the teacher's token."""
    link = started.link.replace("127.0.0.1", ROOM)
    return Workbench(started.process, link, started.folder)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("host", "words"),
    [
        ("0.0.0.0", "others cannot open this address"),
        ("localhost", "others cannot open this address"),
        ("192.0.2.1", "Cannot assign requested address"),
    ],
)
def test_an_address_that_is_none_of_the_room_is_refused(host, words):
    run = pylogic_run("serve", "--no-open", "--port", "0", "--host", host)
    assert (run.returncode, run.stdout, "Traceback" in run.stderr) == (2, "", False)
    assert words in run.stderr
