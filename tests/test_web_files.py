"""The user's folder through the workbench: opening, saving, conflicts, watching, in and out."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from workbench import FailedError, Workbench, serving

pytest.importorskip("fastapi", reason="fastapi is missing: pip install '.[web]'")
from fastapi.testclient import TestClient

import pylogic
from pylogic.errors import NotFoundError, OptionError, ProgramError
from pylogic.rules import folder
from pylogic.web.app import application

FACTS = "% mine\nsize(2,3). clue(1,1,3).\n"
KURODOKO = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
SUDOKU = "https://puzz.link/p?sudoku/4/4/g1h2k3k"
BOARD = {"puzzle": "kuromasu", "instance": "mine", "facts": FACTS}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, which is the current one."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workbench]:
    """A server in a folder of this file's own."""
    with serving(tmp_path_factory.mktemp("files")) as started:
        yield started


# ---- Reading and saving ---------------------------------------------------------------


def test_what_is_saved_is_read_again(here):
    assert folder.save("kuromasu", "mine", FACTS, None).is_saved
    found = folder.read("kuromasu", "mine")
    assert (found.text, found.is_own) == (FACTS, True)
    assert (here / "instances/kuromasu/mine.lp").read_text() == FACTS


def test_a_file_that_somebody_has_changed_is_not_overwritten(here):
    stamp = folder.save("kuromasu", "mine", FACTS, None).file.stamp
    path = here / "instances/kuromasu/mine.lp"
    path.write_text("size(1,1).")
    refused = folder.save("kuromasu", "mine", "size(9,9).", stamp)
    assert (refused.is_saved, refused.file.text) == (False, "size(1,1).")
    assert path.read_text() == "size(1,1)."
    assert folder.save("kuromasu", "mine", "size(9,9).", refused.file.stamp).is_saved
    assert path.read_text() == "size(9,9)."


@pytest.mark.parametrize("was_there", [True, False])
def test_a_file_that_changes_while_it_is_saved_is_not_overwritten(here, monkeypatch, was_there):
    path = here / "instances/kuromasu/mine.lp"
    stamp = folder.save("kuromasu", "mine", FACTS, None).file.stamp if was_there else None
    monkeypatch.setattr(os, "fsync", lambda _number: path.write_text("size(1,1)."))
    refused = folder.save("kuromasu", "mine", "size(9,9).", stamp)
    assert (refused.is_saved, refused.file.text) == (False, "size(1,1).")
    assert [one.read_text() for one in path.parent.iterdir()] == ["size(1,1)."]


def test_a_link_to_nothing_is_saved_where_it_leads(here):
    (here / "encodings").mkdir()
    (here / "encodings/mine.lp").symlink_to("real.lp")
    assert folder.save("mine", None, "a.", None).is_saved
    assert (here / "encodings/real.lp").read_text() == "a."


def test_a_file_that_has_come_or_gone_meanwhile_is_a_conflict(here):
    assert not folder.save("kuromasu", "inst43", FACTS, None).is_saved
    stamp = folder.save("kuromasu", "mine", FACTS, None).file.stamp
    (here / "instances/kuromasu/mine.lp").unlink()
    refused = folder.save("kuromasu", "mine", FACTS, stamp)
    assert (refused.is_saved, refused.file.text, refused.file.stamp) == (False, None, None)


def test_a_packaged_puzzle_is_saved_as_a_copy_that_wins(here):
    packaged = folder.read("kuromasu")
    assert not packaged.is_own
    assert folder.save("kuromasu", None, "a.", packaged.stamp).is_saved
    assert (here / "encodings/kuromasu.lp").read_text() == "a."
    own = folder.read("kuromasu")
    assert (own.text, own.is_own) == ("a.", True)


def test_links_that_lead_out_of_the_folder_are_refused(here, tmp_path_factory):
    outside = tmp_path_factory.mktemp("outside")
    (outside / "secret.lp").write_text("secret.")
    (here / "encodings").mkdir()
    (here / "encodings/leak.lp").symlink_to(outside / "secret.lp")
    with pytest.raises(OptionError, match="leads out of the folder"):
        folder.read("leak")
    (here / "instances").mkdir()
    (here / "instances/kuromasu").symlink_to(outside)
    with pytest.raises(OptionError, match="leads out of the folder"):
        folder.save("kuromasu", "mine", "broken.", None)
    assert {path.name for path in outside.iterdir()} == {"secret.lp"}


def test_links_in_a_circle_break_only_themselves(tmp_path):
    (tmp_path / "encodings").mkdir()
    (tmp_path / "encodings/loop.lp").symlink_to("loop.lp")
    (tmp_path / "encodings/mine.lp").write_text("a :- size(_,_).")
    with serving(tmp_path) as server:
        board = {"facts": "size(1,1)."}
        assert server.call("solve", {"puzzle": "mine", **board})["status"] == "unique"
        with pytest.raises(FailedError, match="loop"):
            server.call("diff", {"puzzle": "loop", **board, "rules": "a."})
        refused = server.request("POST", "/api/open", {"puzzle": "loop"})
        assert (refused.status, "loop.lp" in refused.text) == (400, True)


def test_what_is_no_text_is_told(here):
    (here / "encodings").mkdir()
    (here / "encodings/bad.lp").write_bytes(b"\xff\xfe")
    with pytest.raises(ProgramError, match="not a text file"):
        folder.read("bad")


# ---- What is opened first -------------------------------------------------------------


def test_the_rules_themselves_say_what_opens_first(here):
    assert folder.first() == ("kuromasu", "inst43")
    (here / "encodings").mkdir()
    (here / "encodings/kuromasu.lp").write_text("a.\n#program about.\nwelcome(mine).\n")
    with pytest.raises(NotFoundError, match="no instance 'mine'"):
        folder.first()
    folder.save("kuromasu", "mine", FACTS, None)
    assert folder.first() == ("kuromasu", "mine")


def test_a_puzzle_says_which_of_its_boards_comes_first(here):
    assert folder.first("slitherlink") == ("slitherlink", "janko241")
    (shown,) = (entry for entry in folder.entries() if entry.puzzle == "slitherlink")
    assert shown.instances == ("janko241", "janko10", "janko389")


def test_names_paths_and_aliases_are_opened(here):
    assert folder.first("kurodoko", "inst12.lp") == ("kuromasu", "inst12")
    assert folder.first("sudoku")[0] == "sudoku"
    (here / "other.lp").write_text("a.")
    with pytest.raises(NotFoundError, match="only files in encodings/ can be opened"):
        folder.first("other.lp")


# ---- Boards in and out ----------------------------------------------------------------


@pytest.mark.slow
def test_a_link_of_another_puzzle_finds_its_rules(here):
    kuromasu = pylogic.load("kuromasu")
    assert kuromasu.paste(KURODOKO).puzzle == "kuromasu"
    found = kuromasu.paste(SUDOKU)
    assert (found.puzzle, found.format) == ("sudoku", "puzz.link")
    assert "given(1,2,1)." in found.facts
    with pytest.raises(ProgramError, match="'mochikoro': no rules here are for it"):
        kuromasu.paste("https://puzz.link/p?mochikoro/2/2/2i")


def test_a_puzzle_of_ones_own_is_found_by_its_link(here):
    (here / "encodings").mkdir()
    rules = "a.\n#program about.\nexchange(pzpr, mochikoro). board(number, clue).\n"
    (here / "encodings/mine.lp").write_text(rules)
    assert pylogic.load("kuromasu").paste("https://puzz.link/p?mochikoro/2/2/2i").puzzle == "mine"


@pytest.mark.few(3)
@pytest.mark.parametrize("name", ["pzpr", "tatham", "janko", "penpa", "pzprv3", "text", "facts"])
def test_each_format_that_is_copied_can_be_pasted(name):
    kuromasu = pylogic.load("kuromasu")
    instance = kuromasu.instance(FACTS, text=True)
    found = kuromasu.paste(str(kuromasu.convert(instance, name)))
    again = kuromasu.instance(found.facts, text=True)
    assert set(again.symbols) == set(instance.symbols)


def test_a_solution_that_a_paste_shows_becomes_atoms():
    found = pylogic.load("kuromasu").paste("pzprv3\nkurodoko\n1\n2\n. . \n# . \n")
    assert found.answer == ("black(1,1)",)


def test_rules_are_no_board():
    with pytest.raises(ProgramError, match="only ground facts"):
        pylogic.load("kuromasu").paste("size(2,2).\nclue(1,1,X) :- X = 1..2.\n")


def test_a_page_to_print_has_the_rules_and_no_scripts():
    puzzle = pylogic.load("kuromasu")
    page = puzzle.printed({"<b>": puzzle.draw("inst43")}, "<script>")
    assert "<li>No two black cells share a side.</li>" in page
    assert "size(Rows" not in page
    assert "<script" not in page
    assert "&lt;b&gt;" in page
    river = pylogic.load("river_crossing")
    assert "<li>No situation occurs twice.</li>" in river.printed({}, "")
    assert "<p>The shortest plans are looked for;" in river.printed({}, "")


# ---- The routes -----------------------------------------------------------------------


def test_the_library_tells_whose_each_file_is(server):
    found = server.get("library")
    assert found["first"] == {"puzzle": "kuromasu", "instance": "inst43", "is_asked": False}
    (entry,) = (one for one in found["puzzles"] if one["puzzle"] == "takuzu")
    assert (entry["title"], entry["own"]) == ("Takuzu", {"rules": False, "instances": []})
    assert ask(server, "save", puzzle="takuzu", instance="own", text="size(2,2).", stamp=None)
    (entry,) = (one for one in server.get("library")["puzzles"] if one["puzzle"] == "takuzu")
    assert entry["own"] == {"rules": False, "instances": ["own"]}
    assert "own" in entry["instances"]


def ask(server: Workbench, path: str, **body: object) -> dict:
    reply = server.request("POST", f"/api/{path}", body)
    assert reply.status == 200, reply
    return json.loads(reply.text)


def test_a_save_over_a_change_is_answered_with_what_is_there(server):
    opened = ask(server, "open", puzzle="kuromasu", instance="saved")
    assert opened["facts"]["stamp"] is None
    saved = {"puzzle": "kuromasu", "instance": "saved", "text": FACTS, "stamp": None}
    stamp = ask(server, "save", **saved)["file"]["stamp"]
    again = ask(server, "save", **saved)
    assert (again["is_saved"], again["file"]["text"]) == (False, FACTS)
    assert ask(server, "save", **{**saved, "stamp": stamp})["is_saved"]


@pytest.mark.parametrize(
    "name", ["../x", "/etc/passwd", "a/b", ".", "..", "", "x\n", "a.lp", "a\0"]
)
def test_names_that_are_paths_are_refused(server, name):
    body = {"puzzle": "kuromasu", "text": "", "stamp": None}
    for named in ({"instance": name}, {"puzzle": name}):
        assert server.request("POST", "/api/save", {**body, **named}).status == 422
        assert server.request("POST", "/api/open", {"puzzle": "kuromasu", **named}).status == 422


@pytest.mark.parametrize("name", ["my board", "a.b", "größe", "-x", "100 % #1?"])
def test_open_each_board_that_is_listed(server, name):
    file = server.folder / f"instances/kuromasu/{name}.lp"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(FACTS)
    listed = json.loads(server.request("GET", "/api/library").text)["puzzles"]
    (entry,) = (one for one in listed if one["puzzle"] == "kuromasu")
    assert name in entry["instances"]
    opened = ask(server, "open", puzzle="kuromasu", instance=name)
    assert opened["facts"]["text"] == FACTS
    path = f"/api/tile/kuromasu/{quote(name, safe='')}"
    assert json.loads(server.request("GET", path).text)["size"] == [2, 3]
    asked = {**opened["facts"], "puzzle": "kuromasu", "instance": name, "text": "size(2,2)."}
    saved = ask(
        server, "save", **{key: asked[key] for key in ("puzzle", "instance", "text", "stamp")}
    )
    assert (saved["is_saved"], file.read_text()) == (True, "size(2,2).")


def test_a_new_puzzle_begins_as_pylogic_new_does(server):
    made = ask(server, "new", name="brandnew")
    assert made == {"puzzle": "brandnew", "instance": "first"}
    assert (server.folder / "encodings/brandnew.lp").exists()
    refused = server.request("POST", "/api/new", {"name": "brandnew"})
    assert (refused.status, "there is a puzzle brandnew already" in refused.text) == (400, True)


def test_a_page_is_told_what_others_change(server):
    path = server.folder / "instances/kuromasu/watched.lp"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(FACTS)
    rules = folder.read("kuromasu").stamp
    asked = f"changes?puzzle=kuromasu&instance=watched&rules={rules}&facts="
    first = server.get(asked)
    assert (first["rules"], first["facts"]["text"]) == (None, FACTS)
    stamp = first["facts"]["stamp"]
    again = server.get(asked + stamp)
    assert again == {**first, "facts": None}
    (server.folder / "instances/kuromasu/another.lp").write_text(FACTS)
    other = server.get(asked + stamp)
    assert other["names"] != first["names"]
    assert other["encodings"] == first["encodings"]
    library = server.folder / "encodings/lib/mine.lp"
    library.parent.mkdir(parents=True, exist_ok=True)
    library.write_text("a.")
    assert server.get(asked + stamp)["encodings"] != first["encodings"]
    path.unlink()
    gone = server.get(asked + stamp)["facts"]
    assert (gone["text"], gone["stamp"]) == (None, None)


def test_many_instances_are_not_all_looked_at(here, monkeypatch):
    folder.save("kuromasu", "mine", FACTS, None)
    looked = []
    monkeypatch.setattr(Path, "glob", lambda path, _pattern: looked.append(path.parts[-2:]) or [])
    assert folder.read("kuromasu", "mine").text == FACTS
    folder.looks("kuromasu")
    assert {part for parts in looked for part in parts} >= {"encodings"}
    assert not [parts for parts in looked if "instances" in parts]


def test_looking_for_changes_keeps_nobody_waiting(here, monkeypatch):
    def looks(_puzzle):
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        return "", ""

    monkeypatch.setattr(folder, "looks", looks)
    client = TestClient(application("token"), base_url="http://127.0.0.1")
    asked = "/api/changes?puzzle=kuromasu&instance=mine"
    assert client.get(asked, headers={"Authorization": "Bearer token"}).status_code == 200


def test_a_board_is_exported_in_the_formats_of_its_puzzle(server):
    found = server.call("export", BOARD)["formats"]
    assert [one["format"] for one in found] == [
        "pzpr",
        "tatham",
        "janko",
        "penpa",
        "pzprv3",
        "text",
    ]
    assert found[0]["text"] == "https://puzz.link/p?kurodoko/3/2/3k"
    killer = {"puzzle": "killer_sudoku", "facts": "size(1,1). boxes(1,1). cage(1,1,1)."}
    links = [one["format"] for one in server.call("export", killer)["formats"] if one["text"]]
    assert {"sudokupad", "fpuzzles"} <= set(links)
    known = {"puzzle": "kuromasu", "facts": "size(2,2). white(1,1). "}
    assert [one["refused"] for one in server.call("export", known)["formats"]][1] is not None


def test_a_paste_is_imported_with_the_rules_of_the_folder(server):
    found = server.call("import", {"puzzle": "kuromasu", "text": SUDOKU})
    assert (found["puzzle"], found["format"]) == ("sudoku", "puzz.link")
    with pytest.raises(FailedError) as failure:
        server.call("import", {"puzzle": "kuromasu", "text": f"{KURODOKO}zz"})
    (problem,) = failure.value.data["problems"]
    assert problem["column"] == len(KURODOKO) + 1
    long = {"puzzle": "kuromasu", "text": "." * 2_000_001}
    assert server.request("POST", "/api/import", long).status == 422


def test_pictures_pages_and_empty_boards(server):
    assert server.call("picture", BOARD)["svg"].startswith("<svg")
    blank, filled = BOARD, {**BOARD, "marks": [["black(2,1)", True]]}
    assert server.call("picture", filled) != server.call("picture", blank)
    assert "<h1>Kuromasu: mine</h1>" in server.call("page", blank)["html"]
    assert [server.call("page", one)["html"].count("<figure>") for one in (blank, filled)] == [1, 2]
    frame = {"puzzle": "kuromasu", "rows": 2, "columns": 3}
    assert server.call("frame", frame)["facts"] == "size(2,3).\n"


@pytest.mark.slow
def test_the_largest_new_board_can_be_drawn(server):
    frame = {"puzzle": "kuromasu", "rows": 60, "columns": 60}
    board = {"puzzle": "kuromasu", "facts": server.call("frame", frame)["facts"]}
    assert server.call("board", board)["pieces"]
    assert server.request("POST", "/api/frame", {**frame, "rows": 61}).status == 422


def test_opening_tells_how_the_puzzle_is_played(workbench):
    told = json.loads(
        workbench.request("POST", "/api/open", {"puzzle": "kuromasu", "instance": "inst43"}).text
    )["game"]
    assert told[0] == ["Colour some cells of a rectangular grid black, the others white.", False]
    assert told[2] == ["No two black cells share a side.", True]
    assert len(told) == 4  # the predicates are for who writes rules
