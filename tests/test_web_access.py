"""Who may ask, and for what: each line of a table is an attack, on each way to serve."""

from __future__ import annotations

import json

import pytest
from workbench import ROOM, FailedError, Reply, Workbench, join

ASKED = {"puzzle": "kuromasu", "facts": "size(1,2). clue(1,1,2)."}
PATHS = {"/": "GET", "/static/js/main.js": "GET", "/api/solve": "POST"}
NAMES = {"own": "127.0.0.1", "room": ROOM, "public": "puzzles.example"}
"""The ways to serve, by what a browser calls the server."""


@pytest.fixture(scope="session")
def doors(workbench, teacher, public):
    """Who may ask, for each way to serve."""
    return {"own": workbench, "room": join(teacher, "Zoe"), "public": public}


@pytest.fixture(params=NAMES)
def way(request):
    return request.param


@pytest.fixture
def door(doors, way):
    return doors[way]


def reply_to(
    server: Workbench, path: str = "/api/solve", method: str = "", **changed: str | None
) -> Reply:
    """The reply to the page's own request with some headers changed; None leaves one out."""
    method = method or PATHS.get(path, "POST")
    headers = server.headers | {name.replace("_", "-"): value for name, value in changed.items()}
    sent = {name: value for name, value in headers.items() if value is not None}
    return server.request(method, path, ASKED if method == "POST" else None, sent)


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


# ---- By which name, and from which page ---------------------------------------------------

EVIL_HOSTS = [
    "",
    "evil.example",
    "evil.example:{port}",
    "{name}.evil.example:{port}",
    "{name}:{port}@evil.example",
    "{name}:evil",
    "localhost.evil.example",
    "[::1]:{port}",
    "0.0.0.0:{port}",
    "2130706433:{port}",
]
"""DNS rebinding: a page's own name comes to mean the address of the server."""
EVIL_PAGES = [
    {"Origin": "http://evil.example"},
    {"Origin": "http://{name}.evil.example"},
    {"Origin": "http://{name}:1"},
    {"Origin": "ftp://{name}:{port}"},
    {"Origin": "http://localhost:{port}"},
    {"Origin": "null"},
    {"Origin": "file://"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "anything"},
]


@pytest.mark.parametrize("host", EVIL_HOSTS)
def test_refuse_a_name_that_is_not_the_servers(door, way, host):
    name = host.format(name=NAMES[way], port=door.port)
    for path in PATHS:
        reply = reply_to(door, path, Host=name)
        assert (reply.status, is_harmless(reply)) == (421, True), path


def test_refuse_the_name_of_another_way_to_serve(door, way):
    for other in set(NAMES) - {way}:
        reply = reply_to(door, Host=f"{NAMES[other]}:{door.port}")
        assert (reply.status, is_harmless(reply)) == (421, True), other


@pytest.mark.parametrize("page", EVIL_PAGES, ids=str)
def test_refuse_a_page_of_another_site(door, way, page):
    sent = {key: text.format(name=NAMES[way], port=door.port) for key, text in page.items()}
    for path in (*PATHS, "/api/join"):
        reply = reply_to(door, path, **sent)
        assert (reply.status, is_harmless(reply)) == (403, True), path


def test_refuse_the_origin_of_https_where_nothing_is_encrypted(doors):
    for way in ("own", "room"):
        host = f"{NAMES[way]}:{doors[way].port}"
        assert reply_to(doors[way], Origin=f"https://{host}", Host=host).status == 403


def test_answer_the_page_itself_and_programs(door, way):
    host = f"{NAMES[way]}:{door.port}"
    scheme = "https" if way == "public" else "http"
    own = {"Host": host, "Origin": f"{scheme}://{host}", "Sec_Fetch_Site": "same-origin"}
    for sent in (own, {"Host": NAMES[way]}):
        reply = reply_to(door, **sent)
        assert (reply.status, '"status":"unique"' in reply.text) == (200, True)
        assert is_harmless(reply)


def test_open_the_bare_page_and_nothing_else_by_a_link(door):
    link = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate"}

    def status(path: str, kind: str = "document", method: str = "GET", **more: str) -> int:
        return reply_to(door, path, method, Sec_Fetch_Dest=kind, **link, **more).status

    assert status("/") == status("/join") == 200
    assert status("/", "iframe") == 403
    assert status("/", method="POST") == 403
    assert status("/?token=mine") == 403
    assert status("/static/index.html") == 403
    assert status("/", Origin="http://evil.example") == 403


def test_allow_nothing_to_a_preflight(door):
    asked = {"Access_Control_Request_Method": "POST", "Authorization": None}
    foreign = reply_to(door, "/api/solve", "OPTIONS", Origin="http://evil.example", **asked)
    assert (foreign.status, is_harmless(foreign)) == (403, True)
    own = reply_to(door, "/api/solve", "OPTIONS")
    assert (own.status, is_harmless(own)) == (405, True)


# ---- Who is known -------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["own", "room"])
@pytest.mark.parametrize(
    "given",
    [None, "Bearer", "Bearer ", "Bearer x", "Basic x", "Bearer \xff", "{token}", "bearer {token}"],
)
def test_answer_nobody_without_a_token(door, way, given):
    token = door.headers["Authorization"].removeprefix("Bearer ")
    if (way, given) == ("room", "{token}"):
        given = "Basic {token}"
    sent = given and given.format(token=token)
    for path in ("/api/solve", "/api/openapi.json", "/api/nothing", f"/api/solve?token={token}"):
        reply = reply_to(door, path, Authorization=sent)
        assert (reply.status, is_harmless(reply)) == (401, True), path
        assert reply.headers.get("location") == {"own": None, "room": "/join"}[way]


def test_answer_nobody_by_a_token_of_another_address(doors, teacher):
    pupil = doors["room"]
    assert reply_to(teacher, Authorization=pupil.headers["Authorization"]).status == 401
    for word in (teacher.token, teacher.get("class")["code"]):
        assert reply_to(pupil, Authorization=f"Bearer {word}").status == 401


def test_serve_the_page_without_a_token(workbench):
    for path in ("/", "/static/js/main.js", "/static/css/base.css"):
        reply = workbench.request("GET", path, None, {})
        assert (reply.status, is_harmless(reply)) == (200, True)
        assert workbench.token not in reply.text


# ---- What may be asked --------------------------------------------------------------------


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
def test_serve_nothing_but_the_page(workbench, path):
    reply = workbench.request("GET", path, None, {})
    assert (reply.status, is_harmless(reply)) == (404, True)


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "HEAD", "TRACE"])
def test_refuse_other_methods(workbench, method):
    reply = reply_to(workbench, "/api/solve", method)
    assert (reply.status, is_harmless(reply)) == (405, True)


@pytest.mark.parametrize(("way", "most"), [("own", 4_000_000), ("public", 500_000)])
def test_refuse_a_body_that_is_long_or_of_unknown_length(door, most):
    for length in (str(most + 1), "9" * 30, "-1", "x", "1e3"):
        sent = {**door.headers, "Content-Length": length}
        assert door.request("POST", "/api/solve", None, sent).status in (413, 400), length
    assert door.request("POST", "/api/solve", b"x" * most).status == 422
    chunked = {**door.headers, "Transfer-Encoding": "chunked"}
    assert door.request("POST", "/api/solve", b"0\r\n\r\n", chunked).status in (411, 400)


def with_fields(**changed: object) -> bytes:
    return json.dumps({**ASKED, **changed}).encode()


WRONG = {
    "a path": with_fields(puzzle="../../etc/passwd"),
    "an absolute path": with_fields(puzzle="/etc/passwd"),
    "a folder": with_fields(puzzle="a/b"),
    "no name": with_fields(puzzle=""),
    "a long name": with_fields(puzzle="x" * 65),
    "the path of an instance": with_fields(instance="../x"),
    "a hidden file": with_fields(instance=".hidden"),
    "an option as a constant": with_fields(constants={"--outf": "3"}),
    "a long value": with_fields(constants={"n": "x" * 201}),
    "many constants": with_fields(constants={f"n{i}": "1" for i in range(51)}),
    "a long constant": with_fields(constants={"A" * 500_000: "1"}),
    "a long mark": with_fields(marks=[["a" * 201, True]]),
    "many wrong marks": with_fields(marks=[1] * 99_000),
    "more wrong marks": b'{"marks": [' + b",".join([b"1"] * 1_900_000) + b"]}",
    "an unknown field": with_fields(unknown=1),
    "rules that are no text": with_fields(rules=5),
    "nothing": b"",
    "half of a body": b"{",
    "null": b"null",
    "no number": b'{"puzzle": NaN}',
    "an infinite number": b'{"puzzle": Infinity}',
    "half of a letter": rb'{"puzzle": "kuromasu", "facts": "\ud800"}',
    "half of a letter as a name": rb'{"puzzle": "kuromasu", "constants": {"\ud800": "1"}}',
}


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
def test_refuse_a_wrong_body_in_a_few_words(workbench, body):
    reply = workbench.request("POST", "/api/solve", body)
    assert (reply.status, is_harmless(reply), len(reply.text) < 2000) == (422, True, True)
    assert json.loads(reply.text)["detail"][0]["msg"]


@pytest.mark.parametrize("body", [b"\xff", b"[" * 100_000])
def test_refuse_a_body_that_is_no_json(workbench, body):
    reply = workbench.request("POST", "/api/solve", body)
    assert (reply.status, is_harmless(reply), len(reply.text) < 2000) == (400, True, True)


def test_describe_all_that_can_be_asked(workbench):
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


def problem(workbench: Workbench, route: str = "solve", **asked: object) -> dict:
    """What the server says is wrong."""
    with pytest.raises(FailedError) as caught:
        workbench.call(route, {**ASKED, **asked})
    assert "root:" not in str(caught.value.data)
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
def test_refuse_rules_and_facts_that_do_more_than_be_solved(workbench, line, words, place):
    text = "size(1,2).\nq(1).\n" + line
    found = problem(workbench, **{"puzzle": "own", "rules": "#show.", place: text})
    file = "encodings/own.lp" if place == "rules" else "instances/own/board.lp"
    assert (found["file"], found["line"]) == (file, 3)
    assert words in found["text"]


def test_solve_with_priorities_and_the_library(workbench):
    rules = '#include "lib/values.lp".\n{ a }. :~ a. [1@2] #show a/0. p("@f()"). % @f()'
    asked = {"puzzle": "own", "rules": rules, "facts": "size(1,1)."}
    assert workbench.call("solve", asked)["status"] == "optimal"


@pytest.mark.parametrize(
    "constants", [{"n": "@f(1)"}, {"_pylogic_n": "1"}, {"n": "1 --outf=3"}, {"n": "1..2"}]
)
def test_refuse_constants_that_are_no_values(workbench, constants):
    found = problem(workbench, puzzle="own", rules="p(n). #const n = 1.", constants=constants)
    assert found["kind"] == "error"


@pytest.fixture
def saved(workbench):
    """What lies in the folder of the server, where the page may have saved it."""
    texts = {
        "encodings/own.lp": "#show.",
        "encodings/outer.lp": '#include "linked.lp".',
        "encodings/evil.lp": 'p(1).\n#include "/etc/passwd".',
        "instances/evil/saved.lp": "p(1).\np(@f(1)).",
    }
    paths = [workbench.folder / name for name in (*texts, "encodings/linked.lp")]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
    for path, text in zip(paths, texts.values(), strict=False):
        path.write_text(text)
    paths[-1].symlink_to("/etc/passwd")
    yield texts
    for path in paths:
        path.unlink()


@pytest.mark.parametrize("name", ["linked", "outer"])
def test_refuse_links_out_of_the_folder(workbench, saved, name):
    found = problem(workbench, puzzle="own", rules=f'\n#include "{name}.lp".')
    assert "may not be read" in found["text"]


def test_refuse_saved_files_that_do_more_than_be_solved(workbench, saved):
    facts = saved["instances/evil/saved.lp"]
    for route, changed in (
        ("solve", {}),
        ("solve", {"instance": "saved", "rules": "p(1).", "facts": facts}),
        ("diff", {"rules": "p(1)."}),
        ("compare", {"rules": "p(1).", "others": ["saved"]}),
    ):
        assert problem(workbench, route, puzzle="evil", **changed)["line"] == 2, (route, changed)
