"""The server's JSON is as OpenAPI says, and the page's types are made of that."""

from __future__ import annotations

import pytest
from house import PACKAGE
from jsonschema import Draft202012Validator
from page_types import declarations, jobs
from workbench import ASKED

PAGE = PACKAGE / "web/static/js/replies.d.ts"
NONE = {"puzzle": "kuromasu", "facts": "size(1,2). clue(1,1,2). clue(1,2,1)."}
SEVERAL = {"puzzle": "kuromasu", "facts": "size(2,2). clue(1,1,3)."}
MARKED = {**ASKED, "marks": [["black(1,1)", True]]}
CASES = {
    "solve": ASKED,
    "answers": SEVERAL,
    "picture": {**ASKED, "facts": "size("},  # which fails
    "judge": MARKED,
    "why": MARKED,
    "explain": ASKED,
    "conflicts": NONE,
    "differences": SEVERAL,
}


def test_make_the_types_of_the_page(workbench, update):
    made = declarations(workbench.get("openapi.json"))
    if update:
        PAGE.write_text(made, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == made


@pytest.mark.parametrize(("path", "asked"), CASES.items())
def test_reply_as_openapi_describes(workbench, path, asked):
    described = workbench.get("openapi.json")
    events = jobs(described)[f"/api/{path}"]
    found = [(event, data) for event, data in workbench.stream(path, asked) if event in events]
    assert found
    for event, data in found:
        schema = {**events[event], "components": described["components"]}
        assert [one.message for one in Draft202012Validator(schema).iter_errors(data)] == []
