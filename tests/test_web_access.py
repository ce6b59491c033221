"""Who may ask the server: its own page, and who knows the token. Each line is an attack."""

from __future__ import annotations

import json

import pytest
from workbench import FailedError, Reply, Workbench

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
from fastapi.testclient import TestClient

from pylogic.web.app import application

ASKED = {"puzzle": "kuromasu", "facts": "size(1,2). clue(1,1,2)."}


def replied(workbench: Workbench, path: str = "/api/solve", method: str = "POST", **changed: str):
    """The reply to the page's own request with some headers changed; "" leaves one out."""
    headers = {"Host": f"127.0.0.1:{workbench.port}", **workbench.headers}
    headers |= {name.replace("_", "-"): value for name, value in changed.items()}
    sent = {name: value for name, value in headers.items() if value}
    body = ASKED if method == "POST" else None
    return workbench.request(method, path, body, sent)


def is_harmless(reply: Reply) -> bool:
    """Whether a browser would neither show it elsewhere, run it, nor guess what it is."""
    headers = reply.headers
    return (
        not [name for name in headers if name.startswith("access-control-")]
        and "default-src 'none'" in headers["content-security-policy"]
        and "frame-ancestors 'none'" in headers["content-security-policy"]
        and "unsafe-eval" not in headers["content-security-policy"]
        and headers["x-content-type-options"] == "nosniff"
        and headers["referrer-policy"] == "no-referrer"
        and headers["cross-origin-resource-policy"] == "same-origin"
    )


# ---- Who may ask --------------------------------------------------------------------------


def test_the_page_gets_its_answer(workbench):
    own = f"http://127.0.0.1:{workbench.port}"
    reply = replied(workbench, Origin=own, Sec_Fetch_Site="same-origin")
    assert (reply.status, '"status":"unique"' in reply.text) == (200, True)
    assert is_harmless(reply)


def test_a_program_needs_the_token_alone(workbench):
    assert workbench.call("solve", ASKED)["status"] == "unique"


@pytest.mark.parametrize("path", ["/api/solve", "/api/openapi.json", "/api/nothing", "/api/"])
@pytest.mark.parametrize(
    "token",
    ["", "Bearer", "Bearer ", "Bearer x", "Basic x", "Bearer \xff", "{token}", "bearer {token}"],
)
def test_nothing_is_asked_without_the_token(workbench, path, token):
    given = token.format(token=workbench.token)
    reply = replied(workbench, path, Authorization=given)
    assert (reply.status, is_harmless(reply)) == (401, True)


def test_the_token_is_not_taken_from_the_address(workbench):
    path = f"/api/solve?token={workbench.token}"
    assert replied(workbench, path, Authorization="").status == 401


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:{port}",
        "127.0.0.1.evil.example:{port}",
        "127.0.0.1:{port}@evil.example",
        "127.0.0.1:evil",
        "localhost.evil.example",
        "[::1]:{port}",
        "0.0.0.0:{port}",
        "2130706433:{port}",
    ],
)
@pytest.mark.parametrize("path", ["/", "/static/js/main.js", "/api/solve"])
def test_another_name_for_this_address_is_refused(workbench, host, path):
    """DNS rebinding: a page's own name comes to mean 127.0.0.1."""
    method = "POST" if path.startswith("/api") else "GET"
    reply = replied(workbench, path, method, Host=host.format(port=workbench.port))
    assert (reply.status, is_harmless(reply)) == (421, True)


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "https://127.0.0.1:{port}",
        "http://localhost:{port}",
        "http://127.0.0.1:{port}.evil.example",
        "null",
        "file://",
    ],
)
def test_pages_of_other_origins_are_refused(workbench, origin):
    reply = replied(workbench, Origin=origin.format(port=workbench.port))
    assert (reply.status, is_harmless(reply)) == (403, True)


@pytest.mark.parametrize("site", ["cross-site", "same-site", "anything"])
@pytest.mark.parametrize("path", ["/api/solve", "/static/js/main.js", "/"])
def test_other_sites_are_refused_without_an_origin_too(workbench, site, path):
    method = "POST" if path.startswith("/api") else "GET"
    assert replied(workbench, path, method, Sec_Fetch_Site=site).status == 403


def test_a_link_opens_the_bare_page_and_nothing_else(workbench):
    link = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate", "Authorization": ""}

    def status(path: str, kind: str = "document", method: str = "GET", **more: str) -> int:
        return replied(workbench, path, method, Sec_Fetch_Dest=kind, **link, **more).status

    assert status("/") == 200
    assert status("/", "iframe") == 403
    assert status("/", method="POST") == 403
    assert status("/?token=mine") == 403
    assert status("/static/index.html") == 403
    assert status("/", Origin="http://evil.example") == 403


def test_a_preflight_allows_nothing(workbench):
    asked = {"Access_Control_Request_Method": "POST", "Authorization": ""}
    foreign = replied(workbench, "/api/solve", "OPTIONS", Origin="http://evil.example", **asked)
    assert (foreign.status, is_harmless(foreign)) == (403, True)
    own = replied(workbench, "/api/solve", "OPTIONS")
    assert (own.status, is_harmless(own)) == (405, True)


# ---- What may be asked --------------------------------------------------------------------


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "HEAD", "TRACE"])
def test_other_methods_are_refused(workbench, method):
    reply = replied(workbench, "/api/solve", method)
    assert (reply.status, is_harmless(reply)) == (405, True)


def test_a_body_is_bounded(workbench):
    head = workbench.headers
    for length in ("4000001", "9" * 30, "-1", "x", "1e3"):
        reply = workbench.request("POST", "/api/solve", None, {**head, "Content-Length": length})
        assert reply.status in (413, 400), length
    longest = json.dumps({**ASKED, "facts": "%" + "x" * 3_999_900})
    assert workbench.request("POST", "/api/solve", longest.encode()).status == 422
    chunked = {**head, "Transfer-Encoding": "chunked"}
    assert workbench.request("POST", "/api/solve", b"0\r\n\r\n", chunked).status in (411, 400)


@pytest.mark.parametrize(
    "changed",
    [
        {"puzzle": "../../etc/passwd"},
        {"puzzle": "/etc/passwd"},
        {"puzzle": "a/b"},
        {"puzzle": ""},
        {"puzzle": "x" * 65},
        {"instance": "../x"},
        {"instance": "-x"},
        {"instance": ".hidden"},
        {"constants": {"--outf": "3"}},
        {"constants": {"n": "x" * 201}},
        {"constants": {f"n{i}": "1" for i in range(51)}},
        {"marks": [["a" * 201, True]]},
        {"unknown": 1},
        {"rules": 5},
    ],
)
def test_names_and_values_are_checked(workbench, changed):
    reply = workbench.request("POST", "/api/solve", {**ASKED, **changed})
    assert (reply.status, is_harmless(reply)) == (422, True)


def test_what_is_no_json_is_refused(workbench):
    for body in (b"", b"{", b"\xff", b"[" * 100_000, b"null"):
        assert workbench.request("POST", "/api/solve", body).status in (400, 422)


# ---- What is served -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/..%5capp.py",
        "/static//etc/passwd",
        "/static/%00",
        "/static/js",
        "/static/",
        "/app.py",
        "/docs",
        "/redoc",
        "/openapi.json",
        "//evil.example",
    ],
)
def test_nothing_but_the_page_is_served(workbench, path):
    reply = workbench.request("GET", path, None, {})
    assert (reply.status, is_harmless(reply)) == (404, True)


def test_the_page_is_served_without_the_token(workbench):
    for path in ("/", "/static/js/main.js", "/static/css/base.css"):
        reply = workbench.request("GET", path, None, {})
        assert (reply.status, is_harmless(reply)) == (200, True)
        assert workbench.token not in reply.text


def test_an_internal_error_tells_no_traceback():
    def fail():
        raise RuntimeError("secret")

    workbench = application("token")
    workbench.app.app.add_api_route("/api/fail", fail)
    client = TestClient(workbench, "http://127.0.0.1", raise_server_exceptions=False)
    reply = client.get("/api/fail", headers={"Authorization": "Bearer token"})
    assert reply.status_code == 500
    assert "report it" in reply.text
    assert "secret" not in reply.text
    assert "default-src 'none'" in reply.headers["content-security-policy"]


# ---- The documented API -------------------------------------------------------------------


def test_the_api_is_described(workbench):
    described = workbench.get("openapi.json")
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} says not what it is for"
            bodies = operation.get("requestBody", {}).get("content", {})
            for content in bodies.values():
                name = content["schema"]["$ref"].rpartition("/")[2]
                schema = described["components"]["schemas"][name]
                assert schema.get("description"), f"{name} says not what it is"
                assert schema["additionalProperties"] is False, f"{name} takes anything"


# ---- What rules may do --------------------------------------------------------------------


def problem(workbench: Workbench, **asked: object) -> dict:
    """What the server says is wrong."""
    with pytest.raises(FailedError) as caught:
        workbench.call("solve", {**ASKED, **asked})
    return caught.value.data["problems"][0]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("#script (python) import os #end.", "#script"),
        ("#script (lua) x() #end.", "#script"),
        ("p(@f(1)).", "functions of Python"),
        ("p(X) :- X = @system(1+(2*@f())).", "functions of Python"),
        (":~ q. [@f()@1]", "functions of Python"),
        ("#show @f() : q.", "functions of Python"),
        ("#const x = @f(1).", "functions of Python"),
        ("p(X) :- X = #sum { @f(Y) : q(Y) }.", "functions of Python"),
        ('#include "/etc/passwd".', "encodings/"),
        ('#include "/nowhere/at/all".', "encodings/"),
        ('#include "../kuromasu.lp".', "encodings/"),
        ('#include "lib/../../../etc/passwd".', "encodings/"),
        ("p(_pylogic_x).", "pylogic's own"),
        ("_pylogic_p :- q.", "pylogic's own"),
    ],
)
@pytest.mark.parametrize("place", ["rules", "facts"])
def test_rules_and_facts_can_only_be_solved(workbench, line, words, place):
    text = "size(1,2).\nq(1).\n" + line
    found = problem(workbench, **{"puzzle": "own", "rules": "#show.", place: text})
    file = "encodings/own.lp" if place == "rules" else "instances/own/board.lp"
    assert (found["file"], found["line"]) == (file, 3)
    assert words in found["text"]
    assert "root:" not in found["text"]


def test_priorities_are_no_functions_and_the_library_is_included(workbench):
    rules = '#include "lib/values.lp".\n{ a }. :~ a. [1@2] #show a/0. p("@f()"). % @f()'
    asked = {"puzzle": "own", "rules": rules, "facts": "size(1,1)."}
    assert workbench.call("solve", asked)["status"] == "optimal"


def test_links_out_of_the_folder_are_not_followed(workbench):
    folder = workbench.folder / "encodings"
    folder.mkdir(exist_ok=True)
    (folder / "linked.lp").symlink_to("/etc/passwd")
    (folder / "outer.lp").write_text('#include "linked.lp".')
    (folder / "own.lp").write_text("#show.")
    try:
        for name in ("linked", "outer"):
            asked = {"puzzle": "own", "rules": f'\n#include "{name}.lp".'}
            found = problem(workbench, **asked)
            assert "may not be read" in found["text"]
            assert "root:" not in found["text"]
    finally:
        for path in folder.iterdir():
            path.unlink()


@pytest.mark.parametrize(
    "constants", [{"n": "@f(1)"}, {"_pylogic_n": "1"}, {"n": "1 --outf=3"}, {"n": "1..2"}]
)
def test_constants_are_values(workbench, constants):
    found = problem(workbench, puzzle="own", rules="p(n). #const n = 1.", constants=constants)
    assert found["kind"] == "error"


@pytest.mark.parametrize("line", ['#include "/etc/passwd".', "p(@f(1))."])
def test_saved_files_can_only_be_solved_too(workbench, line):
    """The page may have saved them itself."""
    paths = [workbench.folder / name for name in ("encodings/evil.lp", "instances/evil/saved.lp")]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"p(1).\n{line}")
    asked = {**ASKED, "puzzle": "evil"}
    for route, body in (
        ("solve", asked),
        ("solve", {**asked, "instance": "saved", "rules": "p(1).", "facts": paths[1].read_text()}),
        ("diff", {**asked, "rules": "p(1)."}),
        ("compare", {**asked, "rules": "p(1).", "others": ["saved"]}),
    ):
        with pytest.raises(FailedError) as caught:
            workbench.call(route, body)
        (found,) = caught.value.data["problems"]
        assert found["line"] == 2, route
        assert "root:" not in str(caught.value.data), route
    for path in paths:
        path.unlink()


@pytest.mark.parametrize(
    "body",
    [
        '{"puzzle": NaN}',
        '{"puzzle": Infinity}',
        r'{"puzzle": "kuromasu", "facts": "\ud800"}',
        r'{"puzzle": "kuromasu", "constants": {"\ud800": "1"}}',
    ],
)
def test_what_no_json_could_repeat_is_refused_in_words(workbench, body):
    reply = workbench.request("POST", "/api/solve", body.encode())
    assert reply.status == 422
    assert json.loads(reply.text)["detail"][0]["msg"]


def test_a_long_wrong_request_has_a_short_answer(workbench):
    body = {**ASKED, "marks": [1] * 99_000, "constants": {"A" * 500_000: "1"}}
    reply = workbench.request("POST", "/api/solve", body)
    assert (reply.status, len(reply.text) < 2000) == (422, True)
    many = ",".join(["1"] * 1_900_000)
    reply = workbench.request(
        "POST", "/api/solve", f'{{"puzzle": "kuromasu", "marks": [{many}]}}'.encode()
    )
    assert (reply.status, len(reply.text) < 2000) == (422, True)
