"""Pictures of the gallery: drawn once, kept by the browser until a file changes."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest
from workbench import FailedError, Reply, Workbench, serving, write

RULES = "{ black(R,C) : size(R,C) }.\n#program view.\ndraw(grid(R,C)) :- size(R,C).\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server in a folder with a puzzle of its own."""
    folder = tmp_path_factory.mktemp("tiles")
    write(folder / "encodings/mine.lp", RULES)
    write(folder / "instances/mine/one.lp", "size(2,3).")
    write(folder / "instances/mine/broken.lp", "size(2,3")
    with serving(folder) as started:
        yield started


def tile(server: Workbench, name: str, known: str = "") -> Reply:
    return server.request(
        "GET", f"/api/tile/{name}", headers={**server.headers, "If-None-Match": known}
    )


@pytest.mark.slow
def test_draw_a_board_with_its_size(server):
    told = json.loads(tile(server, "kuromasu/wikipedia11").text)
    (picture,) = told["pictures"]
    assert ElementTree.fromstring(picture["svg"]).get("width") == "446"
    assert told["size"] == [11, 11]


@pytest.mark.slow
def test_draw_nothing_twice_until_a_file_changes(server):
    first = tile(server, "mine/one")
    known = first.headers["etag"]
    assert tile(server, "mine/one", known)[::2] == (304, "")
    write(server.folder / "instances/mine/one.lp", "size(3,3).")
    changed = tile(server, "mine/one", known)
    assert json.loads(changed.text)["size"] == [3, 3]
    write(server.folder / "encodings/mine.lp", RULES + "% longer\n")
    assert tile(server, "mine/one", changed.headers["etag"]).status == 200


def test_take_the_picture_of_a_packaged_kind_from_the_guide(server):
    query = "?stands_for_all=1"
    kind = tile(server, f"takuzu/seed14{query}")
    assert "A board" in json.loads(kind.text)["pictures"][0]["svg"]
    assert kind.headers["etag"] != tile(server, "takuzu/seed14").headers["etag"]
    own = json.loads(tile(server, f"mine/one{query}").text)
    assert own["size"] is not None


def test_keep_nothing_of_what_cannot_be_drawn(server):
    for name in ("mine/none", "nothing/here"):
        assert tile(server, name).status == 404
    told = tile(server, "mine/broken")
    assert (json.loads(told.text)["pictures"], told.headers.get("etag")) == ([], None)


def test_draw_what_is_entered(server):
    board = {"puzzle": "kuromasu", "instance": "mine", "facts": "size(1,2)."}
    empty, black = (
        server.call("tile", {**board, "marks": marks})["pictures"][0]["svg"]
        for marks in ([], [["black(1,1)", True]])
    )
    assert empty != black
    with pytest.raises(FailedError):
        server.call("tile", {**board, "facts": "size(1,2"})
