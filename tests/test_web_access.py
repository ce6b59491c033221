"""The clients that may ask, and their requests: each line of a table attacks each way to serve."""

from __future__ import annotations

import json

import pytest
from workbench import ASKED, ROOM, FailedError, Reply, Workbench, join, write

PATHS = {"/": "GET", "/static/icon.svg": "GET", "/api/solve": "POST", "/api/join": "POST"}
NAMES = {"own": "127.0.0.1", "room": ROOM}
"""The ways to serve, by what a browser calls the server."""


@pytest.fixture(scope="session")
def doors(workbench, teacher):
    """A client that may ask, for each way to serve."""
    return {"own": workbench, "room": join(teacher, "Zoe")}


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
    return safe(server.request(method, path, ASKED if method == "POST" else None, sent))


def safe(reply: Reply) -> Reply:
    """A reply that a browser would neither show elsewhere, nor run, nor guess what it is."""
    headers = reply.headers
    policy = headers["content-security-policy"]
    assert not [name for name in headers if name.startswith("access-control-")]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    return reply


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
    "{other}:{port}",
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
STRANGE = [*((421, {"Host": host}) for host in EVIL_HOSTS), *((403, page) for page in EVIL_PAGES)]


@pytest.mark.parametrize(("status", "strange"), STRANGE, ids=lambda one: str(one))
def test_refuse_another_name_and_the_page_of_another_site(door, way, status, strange):
    (other,) = {*NAMES.values()} - {NAMES[way]}
    known = {"name": NAMES[way], "other": other, "port": door.port}
    sent = {key: text.format(**known) for key, text in strange.items()}
    for path in PATHS:
        assert reply_to(door, path, **sent).status == status, path


def test_answer_the_page_itself_and_programs(door, way):
    host = f"{NAMES[way]}:{door.port}"
    pages = {scheme: {"Host": host, "Origin": f"{scheme}://{host}"} for scheme in ("http", "https")}
    for sent in ({**pages["http"], "Sec_Fetch_Site": "same-origin"}, {"Host": NAMES[way]}):
        reply = reply_to(door, **sent)
        assert (reply.status, '"status":"unique"' in reply.text) == (200, True)
    assert reply_to(door, **pages["https"]).status == 403  # nothing is encrypted here


LINKED = [
    ("GET", "/", {}, 200),
    ("GET", "/join", {}, 200),
    ("GET", "/", {"Sec_Fetch_Dest": "iframe"}, 403),
    ("POST", "/", {}, 403),
    ("GET", "/?token=mine", {}, 403),
    ("GET", "/static/index.html", {}, 403),
    ("GET", "/", {"Origin": "http://evil.example"}, 403),
]
"""Requests that a link of another site makes, and the status of each reply."""


def test_open_the_bare_page_and_nothing_else_by_a_link(door):
    link = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate"}
    for method, path, more, status in LINKED:
        sent = {**link, "Sec_Fetch_Dest": "document", **more}
        assert reply_to(door, path, method, **sent).status == status, (method, path, more)


def test_allow_nothing_to_a_preflight(door):
    asked = {"Access_Control_Request_Method": "POST", "Authorization": None}
    foreign = {"Origin": "http://evil.example", **asked}
    assert reply_to(door, "/api/solve", "OPTIONS", **foreign).status == 403
    assert reply_to(door, "/api/solve", "OPTIONS").status == 405


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
        leads_to = {"own": None, "room": "/join"}[way]
        assert (reply.status, reply.headers.get("location")) == (401, leads_to), path


def test_answer_nobody_by_a_token_of_another_address(doors, teacher):
    pupil = doors["room"]
    assert reply_to(teacher, Authorization=pupil.headers["Authorization"]).status == 401
    for word in (teacher.token, teacher.get("class")["code"]):
        assert reply_to(pupil, Authorization=f"Bearer {word}").status == 401


# ---- What may be asked --------------------------------------------------------------------

SERVED = {
    200: ["/", "/static/bundle/workbench.js", "/static/bundle/workbench.css"],
    404: [
        *("/static/../app.py", "/static/%2e%2e/app.py", "/static/..%2fapp.py", "/static/%00"),
        *("/static/..%5capp.py", "/static//etc/passwd", "/static/js", "/static/", "/app.py"),
        *("/docs", "/redoc", "/openapi.json", "//evil.example"),
    ],
}
"""The paths outside /api, by the status that anybody gets."""


@pytest.mark.parametrize("status", SERVED)
def test_serve_the_page_and_nothing_else_to_anybody(workbench, status):
    for path in SERVED[status]:
        reply = safe(workbench.request("GET", path, None, {}))
        assert (reply.status, workbench.token in reply.text) == (status, False), path


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "PATCH", "HEAD", "TRACE"])
def test_refuse_other_methods(workbench, method):
    assert reply_to(workbench, "/api/solve", method).status == 405


def test_refuse_a_body_that_is_long_or_of_unknown_length(workbench):
    most = 4_000_000
    for length in (str(most + 1), "9" * 30, "-1", "x", "1e3"):
        sent = {**workbench.headers, "Content-Length": length}
        assert workbench.request("POST", "/api/solve", None, sent).status in (413, 400), length
    assert workbench.request("POST", "/api/solve", b"x" * most).status == 422
    chunked = {**workbench.headers, "Transfer-Encoding": "chunked"}
    assert workbench.request("POST", "/api/solve", b"0\r\n\r\n", chunked).status in (411, 400)


WRONG = {
    "a path": {"puzzle": "../../etc/passwd"},
    "an absolute path": {"puzzle": "/etc/passwd"},
    "a folder": {"puzzle": "a/b"},
    "no name": {"puzzle": ""},
    "a long name": {"puzzle": "x" * 65},
    "the path of an instance": {"instance": "../x"},
    "a hidden file": {"instance": ".hidden"},
    "an option as a constant": {"constants": {"--outf": "3"}},
    "a long value": {"constants": {"n": "x" * 201}},
    "many constants": {"constants": {f"n{i}": "1" for i in range(51)}},
    "a long constant": {"constants": {"A" * 500_000: "1"}},
    "a long mark": {"marks": [["a" * 201, True]]},
    "many wrong marks": {"marks": [1] * 99_000},
    "more wrong marks": b'{"marks": [' + b",".join([b"1"] * 1_900_000) + b"]}",
    "an unknown field": {"unknown": 1},
    "rules that are no text": {"rules": 5},
    "nothing": b"",
    "half of a body": b"{",
    "null": b"null",
    "no number": b'{"puzzle": NaN}',
    "an infinite number": b'{"puzzle": Infinity}',
    "half of a letter": rb'{"puzzle": "kuromasu", "facts": "\ud800"}',
    "half of a letter as a name": rb'{"puzzle": "kuromasu", "constants": {"\ud800": "1"}}',
    "no letters": b"\xff",
    "lists in lists": b"[" * 100_000,
}


@pytest.mark.parametrize("body", WRONG.values(), ids=WRONG)
def test_refuse_a_wrong_body_in_a_few_words(workbench, body):
    sent = {**ASKED, **body} if isinstance(body, dict) else body
    reply = safe(workbench.request("POST", "/api/solve", sent))
    is_json = body not in (WRONG["no letters"], WRONG["lists in lists"])
    assert (reply.status, len(reply.text) < 2000) == (422 if is_json else 400, True)
    assert not is_json or json.loads(reply.text)["detail"][0]["msg"]


def test_describe_all_that_can_be_asked(workbench):
    described = workbench.get("openapi.json")
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            assert operation.get("description"), f"{method} {path} says not what it is for"
            for content in operation.get("requestBody", {}).get("content", {}).values():
                name = content["schema"]["$ref"].rpartition("/")[2]
                schema = described["components"]["schemas"][name]
                assert schema.get("description"), f"{name} says not what it is"
                assert schema["additionalProperties"] is False, f"{name} takes anything"


# ---- What rules may do --------------------------------------------------------------------


def problem(workbench: Workbench, route: str = "solve", **asked: object) -> dict:
    """The first problem that the server reports."""
    with pytest.raises(FailedError) as caught:
        workbench.call(route, {**ASKED, **asked})
    assert "root:" not in str(caught.value.data)
    return caught.value.data["problems"][0]


EVIL_LINES = {
    "#script": ["#script (python) import os #end.", "#script (lua) x() #end."],
    "functions of Python": [
        "p(@f(1)).",
        "p(X) :- X = @system(1+(2*@f())).",
        ":~ q. [@f()@1]",
        "#show @f() : q.",
        "#const x = @f(1).",
        "p(X) :- X = #sum { @f(Y) : q(Y) }.",
    ],
    "encodings/": [
        '#include "/etc/passwd".',
        '#include "/nowhere/at/all".',
        '#include "../kuromasu.lp".',
        '#include "lib/../../../etc/passwd".',
    ],
    "pylogic's own": ["p(_pylogic_x).", "_pylogic_p :- q."],
}
"""Lines of rules or facts, by what is said of them."""


@pytest.mark.parametrize("words", EVIL_LINES)
@pytest.mark.parametrize(
    ("place", "file"), [("rules", "encodings/own.lp"), ("facts", "instances/own/board.lp")]
)
def test_refuse_rules_and_facts_that_do_more_than_be_solved(workbench, words, place, file):
    for line in EVIL_LINES[words]:
        text = f"size(1,2).\nq(1).\n{line}"
        found = problem(workbench, **{"puzzle": "own", "rules": "#show.", place: text})
        assert (found["file"], found["line"], words in found["text"]) == (file, 3, True), line


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


EVIL_FILES = {
    "encodings/own.lp": "#show.",
    "encodings/outer.lp": '#include "linked.lp".',
    "encodings/evil.lp": 'p(1).\n#include "/etc/passwd".',
    "instances/evil/saved.lp": "p(1).\np(@f(1)).",
}


@pytest.fixture
def saved(workbench):
    """A function that asks for what lies in the folder of the server, perhaps saved by a page."""
    paths = [write(workbench.folder / name, text) for name, text in EVIL_FILES.items()]
    paths.append(workbench.folder / "encodings/linked.lp")
    paths[-1].symlink_to("/etc/passwd")
    yield lambda route, **asked: problem(workbench, route, **asked)
    for path in paths:
        path.unlink()


def test_refuse_saved_files_that_do_more_than_be_solved(saved):
    for name in ("linked", "outer"):
        found = saved("solve", puzzle="own", rules=f'\n#include "{name}.lp".')
        assert "may not be read" in found["text"]
    facts = EVIL_FILES["instances/evil/saved.lp"]
    for route, changed in (
        ("solve", {}),
        ("solve", {"instance": "saved", "rules": "p(1).", "facts": facts}),
        ("diff", {"rules": "p(1)."}),
        ("compare", {"rules": "p(1).", "others": ["saved"]}),
    ):
        assert saved(route, puzzle="evil", **changed)["line"] == 2, (route, changed)
