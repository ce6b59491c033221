"""The application in this process: what no request from outside could bring about in a test."""

from __future__ import annotations

import asyncio
import json

import pytest

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
from fastapi.testclient import TestClient

from pylogic.rules import folder
from pylogic.rules.limits import Limits
from pylogic.web.app import application
from pylogic.web.classroom import Classroom

ROOM, CODE = "127.0.0.2", "K7QX2M"


@pytest.fixture
def app(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return application("token", classroom=Classroom(ROOM, ROOM, 8043, CODE, longest=0.1))


@pytest.fixture
def own(app):
    """Who knows the token."""
    sent = {"Authorization": "Bearer token"}
    return TestClient(app, "http://127.0.0.1", raise_server_exceptions=False, headers=sent)


@pytest.fixture
def pupil(app):
    client = TestClient(app, f"http://{ROOM}:8043")
    token = client.post("/api/join", json={"code": CODE, "name": "Ada"}).json()["token"]
    client.headers["Authorization"] = f"Bearer {token}"
    return client


def test_tell_no_traceback_of_an_internal_error(app, own):
    def fail():
        raise RuntimeError("secret")

    app.app.app.add_api_route("/api/fail", fail)
    reply = own.get("/api/fail")
    assert (reply.status_code, "report it" in reply.text) == (500, True)
    assert "secret" not in reply.text
    assert "default-src 'none'" in reply.headers["content-security-policy"]


def test_close_a_route_that_somebody_adds_to_pupils(app, own, pupil):
    app.app.app.add_api_route("/api/more", lambda: "done", methods=["POST"])
    assert (pupil.post("/api/more").status_code, own.post("/api/more").text) == (403, '"done"')


def test_end_a_job_of_a_pupil_sooner(pupil):
    asked = {"puzzle": "endless", "rules": "{ p(1..60) } :- size(_, _).", "facts": "size(1,1)."}
    assert '"interrupted":"timeout"' in pupil.post("/api/count", json=asked).text


def test_keep_nobody_waiting_while_it_looks_for_changes(own, monkeypatch):
    def looks(_puzzle):
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        return "", ""

    monkeypatch.setattr(folder, "looks", looks)
    assert own.get("/api/changes?puzzle=kuromasu&instance=mine").status_code == 200


def test_hint_without_a_reason_that_is_not_found_in_time(own, monkeypatch):
    monkeypatch.setattr("pylogic.web.routes.assistant.REASON", Limits(cpu_limit=0))
    asked = {"puzzle": "kuromasu", "facts": "size(3,3). clue(1,2,5). clue(3,1,2)."}
    (event, data, *_) = own.post("/api/hint", json=asked).text.splitlines()
    assert event == "event: done"
    told = json.loads(data.removeprefix("data: "))
    (mark,) = told["unexplained"]["entered"]
    assert mark in told["answers"][0]
    assert told["unexplained"]["cells"]
    assert (told["steps"], told["interrupted"]) == ([], "timeout")
