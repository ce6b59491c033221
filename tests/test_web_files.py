"""The user's folder through the workbench: opening, saving, conflicts, watching, in and out."""

from __future__ import annotations

import json
import os
import re
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote
from xml.etree import ElementTree

import pytest
from workbench import FailedError, RefusedError, Reply, Workbench, serving, write

FACTS = "% mine\nsize(2,3). clue(1,1,3).\n"
KURODOKO = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
SUDOKU = "https://puzz.link/p?sudoku/4/4/g1h2k3k"
BOARD = {"puzzle": "kuromasu", "instance": "mine", "facts": FACTS}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server in a folder of this file's own."""
    with serving(tmp_path_factory.mktemp("files")) as started:
        yield started


# ---- Reading and saving ---------------------------------------------------------------


def save(server: Workbench, text: str, stamp: str | None, instance: str | None = "mine") -> dict:
    return server.post("save", puzzle="kuromasu", instance=instance, text=text, stamp=stamp)


@pytest.mark.slow
def test_save_a_file_that_nobody_else_has_changed(server):
    path = server.folder / "instances/kuromasu/mine.lp"
    assert server.post("open", puzzle="kuromasu", instance="mine")["facts"]["stamp"] is None
    made = save(server, FACTS, None)
    assert (made["is_saved"], path.read_text()) == (True, FACTS)
    found = server.post("open", puzzle="kuromasu", instance="mine")["facts"]
    assert (found["text"], found["is_own"]) == (FACTS, True)
    path.write_text("size(1,1).")
    refused = save(server, "size(9,9).", found["stamp"])
    assert (refused["is_saved"], refused["file"]["text"]) == (False, "size(1,1).")
    assert path.read_text() == "size(1,1)."
    stamp = refused["file"]["stamp"]
    assert save(server, "size(9,9).", stamp)["is_saved"]
    assert path.read_text() == "size(9,9)."
    path.unlink()
    refused = save(server, FACTS, stamp)
    file = refused["file"]
    assert (refused["is_saved"], file["text"], file["stamp"]) == (False, None, None)
    assert not save(server, FACTS, None, "inst43")["is_saved"]  # which has come with pylogic


def opened(server: Workbench) -> list[str]:
    """The names of the files that the server has open; one that has no name yet has a # in it."""
    found = []
    for path in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(OSError):  # closed just now
            found.append(os.readlink(path))
    return found


@pytest.mark.slow
@pytest.mark.parametrize("was_there", [True, False])
def test_overwrite_no_file_that_changes_while_it_is_saved(server, was_there):
    folder, other = server.folder / "instances/kuromasu", server.folder / "other"
    is_new = re.compile(rf"{folder}/[#.]").match

    def refused(number: int) -> bool:
        """Whether a save was refused, during whose writing another program writes."""
        name = f"raced_{was_there}_{number}"
        stamp = save(server, FACTS, None, name)["file"]["stamp"] if was_there else None
        before = {*folder.iterdir()}
        with ThreadPoolExecutor(1) as pool:
            saving = pool.submit(save, server, "%" + "x" * 1_900_000, stamp, name)
            while not (saving.done() or any(map(is_new, opened(server)))):
                pass
            other.write_text("size(1,1).")
            other.replace(folder / f"{name}.lp")  # the server never meets half of a text
        told = saving.result()
        assert {*folder.iterdir()} == before | {folder / f"{name}.lp"}
        assert told["is_saved"] or told["file"]["text"] == "size(1,1)."
        return not told["is_saved"]

    assert any(map(refused, range(200)))  # some write comes in time, until which others are made


def test_save_a_packaged_puzzle_as_a_copy_that_wins(server):
    packaged = server.post("open", puzzle="lits")["rules"]
    assert not packaged["is_own"]
    asked = {"puzzle": "lits", "text": "a.", "stamp": packaged["stamp"]}
    assert server.post("save", **asked)["is_saved"]
    assert (server.folder / "encodings/lits.lp").read_text() == "a."
    own = server.post("open", puzzle="lits")["rules"]
    assert (own["text"], own["is_own"]) == ("a.", True)


def test_follow_no_link_out_of_the_folder(server, tmp_path):
    write(tmp_path / "secret.lp", "secret.")
    rules, boards = server.folder / "encodings", server.folder / "instances"
    for path in (rules, boards):
        path.mkdir(exist_ok=True)
    links = {"leak": tmp_path / "secret.lp", "loop": "loop.lp", "kept": "real.lp"}
    for name, target in links.items():
        (rules / f"{name}.lp").symlink_to(target)
    (boards / "linked").symlink_to(tmp_path)
    for path, body, words in (
        ("open", {"puzzle": "leak"}, "leads out of the folder"),
        ("open", {"puzzle": "loop"}, "loop.lp"),
        ("save", {"puzzle": "linked", "instance": "x", "text": "a."}, "leads out of the folder"),
    ):
        with pytest.raises(RefusedError, match=words):
            server.post(path, **body)
    with pytest.raises(FailedError, match="loop"):
        server.call("diff", {"puzzle": "loop", "facts": "size(1,1).", "rules": "a."})
    assert [path.name for path in tmp_path.iterdir()] == ["secret.lp"]
    assert server.post("save", puzzle="kept", text="a :- size(_,_).")["is_saved"]
    assert (rules / "real.lp").read_text() == "a :- size(_,_)."
    assert server.call("solve", {"puzzle": "kept", "facts": "size(1,1)."})["status"] == "unique"
    for name in links:
        (rules / f"{name}.lp").unlink()


def test_tell_that_a_file_is_no_text(server):
    path = write(server.folder / "encodings/bad.lp", "")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(RefusedError, match="not a text file"):
        server.post("open", puzzle="bad")
    path.unlink()


@pytest.mark.parametrize(
    "name", ["../x", "/etc/passwd", "a/b", ".", "..", "", "x\n", "a.lp", "a\0"]
)
def test_refuse_names_that_are_paths(server, name):
    for named in ({"puzzle": "kuromasu", "instance": name}, {"puzzle": name}):
        assert server.status("save", **named, text="", stamp=None) == 422
        assert server.status("open", **named) == 422


def entry(server: Workbench, name: str) -> dict:
    """The library's entry of a puzzle."""
    return next(one for one in server.get("library")["puzzles"] if one["puzzle"] == name)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["my board", "a.b", "größe", "-x", "100 % #1?"])
def test_open_each_board_that_is_listed(server, name):
    file = write(server.folder / f"instances/kuromasu/{name}.lp", FACTS)
    assert name in entry(server, "kuromasu")["instances"]
    opened = server.post("open", puzzle="kuromasu", instance=name)
    assert opened["facts"]["text"] == FACTS
    assert server.get(f"tile/kuromasu/{quote(name, safe='')}")["size"] == [2, 3]
    saved = save(server, "size(2,2).", opened["facts"]["stamp"], name)
    assert (saved["is_saved"], file.read_text()) == (True, "size(2,2).")


def test_begin_a_new_puzzle(server):
    made = server.post("new", name="brandnew")
    assert made == {"puzzle": "brandnew", "instance": "first"}
    assert (server.folder / "encodings/brandnew.lp").exists()
    with pytest.raises(RefusedError, match=r"400: .*there is a puzzle brandnew already"):
        server.post("new", name="brandnew")


def test_report_the_changes_of_others_to_a_page(server):
    path = write(server.folder / "instances/kuromasu/watched.lp", FACTS)
    rules = server.post("open", puzzle="kuromasu")["rules"]["stamp"]
    asked = f"changes?puzzle=kuromasu&instance=watched&rules={rules}&facts="
    first = server.get(asked)
    assert (first["rules"], first["facts"]["text"]) == (None, FACTS)
    stamp = first["facts"]["stamp"]
    assert server.get(asked + stamp) == {**first, "facts": None}
    write(server.folder / "instances/kuromasu/another.lp", FACTS)
    other = server.get(asked + stamp)
    assert other["names"] != first["names"]
    assert other["encodings"] == first["encodings"]
    write(server.folder / "encodings/lib/mine.lp", "a.")
    assert server.get(asked + stamp)["encodings"] != first["encodings"]
    path.unlink()
    gone = server.get(asked + stamp)["facts"]
    assert (gone["text"], gone["stamp"]) == (None, None)


# ---- What is opened first -------------------------------------------------------------


@pytest.mark.slow
def test_open_first_the_board_of_the_command_line(tmp_path):
    with serving(tmp_path, "kurodoko", "inst12.lp") as asked:
        first = {"puzzle": "kuromasu", "instance": "inst12", "is_asked": True}
        assert asked.get("library")["first"] == first


@pytest.mark.slow
def test_open_first_a_board_of_rules_that_welcome(server):
    first = {"puzzle": "kuromasu", "instance": "inst43", "is_asked": False}
    assert server.get("library")["first"] == first
    text = "a.\n#program about.\nwelcome(welcomed).\n"
    rules = write(server.folder / "encodings/kuromasu.lp", text)
    with pytest.raises(RefusedError, match=r"404: .*no instance 'welcomed'"):
        server.get("library")
    write(server.folder / "instances/kuromasu/welcomed.lp", FACTS)
    assert server.get("library")["first"] == {**first, "instance": "welcomed"}
    rules.unlink()


@pytest.mark.slow
def test_tell_in_the_library_whose_each_file_is(server):
    assert entry(server, "slitherlink")["instances"] == ["janko241", "janko10", "janko389"]
    assert entry(server, "takuzu")["title"] == "Takuzu"
    assert entry(server, "takuzu")["own"] == {"rules": False, "instances": []}
    server.post("save", puzzle="takuzu", instance="own", text="size(2,2).")
    assert entry(server, "takuzu")["own"] == {"rules": False, "instances": ["own"]}
    assert "own" in entry(server, "takuzu")["instances"]


def test_tell_how_the_puzzle_is_played_when_it_is_opened(workbench):
    told = workbench.post("open", puzzle="kuromasu", instance="inst43")["game"]
    assert told[0] == ["Colour some cells of a rectangular grid black, the others white.", False]
    assert told[2] == ["No two black cells share a side.", True]
    assert len(told) == 4  # the predicates are for who writes rules


# ---- Pictures of the gallery: the browser keeps them until a file changes ---------------

TILED = "{ black(R,C) : size(R,C) }.\n#program view.\ndraw(grid(R,C)) :- size(R,C).\n"


@pytest.fixture
def tile(server):
    """A function that asks for the picture of a board, and perhaps knows one already."""
    write(server.folder / "encodings/tiled.lp", TILED)
    write(server.folder / "instances/tiled/one.lp", "size(2,3).")

    def ask(name: str, known: str = "") -> Reply:
        headers = {**server.headers, "If-None-Match": known}
        return server.request("GET", f"/api/tile/{name}", headers=headers)

    return ask


@pytest.mark.slow
def test_draw_a_board_with_its_size(tile):
    told = json.loads(tile("kuromasu/wikipedia11").text)
    (picture,) = told["pictures"]
    assert ElementTree.fromstring(picture["svg"]).get("width") == "446"
    assert told["size"] == [11, 11]


@pytest.mark.slow
def test_draw_nothing_twice_until_a_file_changes(server, tile):
    first = tile("tiled/one")
    known = first.headers["etag"]
    assert tile("tiled/one", known)[::2] == (304, "")
    write(server.folder / "instances/tiled/one.lp", "size(3,3).")
    changed = tile("tiled/one", known)
    assert json.loads(changed.text)["size"] == [3, 3]
    write(server.folder / "encodings/tiled.lp", TILED + "% longer\n")
    assert tile("tiled/one", changed.headers["etag"]).status == 200


def test_take_the_picture_of_a_packaged_kind_from_the_guide(tile):
    query = "?stands_for_all=1"
    kind = tile(f"takuzu/seed14{query}")
    assert "A board" in json.loads(kind.text)["pictures"][0]["svg"]
    assert kind.headers["etag"] != tile("takuzu/seed14").headers["etag"]
    own = json.loads(tile(f"tiled/one{query}").text)
    assert own["size"] is not None


def test_answer_tiles_that_cannot_be_drawn_without_an_etag(server, tile):
    for name in ("tiled/none", "nothing/here"):
        assert tile(name).status == 404
    write(server.folder / "instances/tiled/broken.lp", "size(2,3")
    told = tile("tiled/broken")
    assert (json.loads(told.text)["pictures"], told.headers.get("etag")) == ([], None)


# ---- Boards in and out ----------------------------------------------------------------


@pytest.mark.slow
def test_paste_with_the_rules_of_the_folder(server):
    found = server.call("import", {"puzzle": "kuromasu", "text": SUDOKU})
    assert (found["puzzle"], found["format"]) == ("sudoku", "puzz.link")
    assert "given(1,2,1)." in found["facts"]
    rules = "a.\n#program about.\nexchange(pzpr, mochikoro). board(number, clue).\n"
    own = write(server.folder / "encodings/mochi.lp", rules)
    link = {"puzzle": "kuromasu", "text": "https://puzz.link/p?mochikoro/2/2/2i"}
    assert server.call("import", link)["puzzle"] == "mochi"
    own.unlink()
    with pytest.raises(FailedError, match="'mochikoro': no rules here are for it"):
        server.call("import", link)
    asked = {"puzzle": "takuzu", "text": KURODOKO}
    assert server.call("import", asked)["puzzle"] == "kuromasu"
    with pytest.raises(FailedError) as failure:
        server.call("import", {"puzzle": "kuromasu", "text": f"{KURODOKO}zz"})
    (problem,) = failure.value.data["problems"]
    assert problem["column"] == len(KURODOKO) + 1
    assert server.status("import", puzzle="kuromasu", text="." * 2_000_001) == 422


@pytest.mark.slow
def test_export_a_board_in_the_formats_of_its_puzzle(server):
    def formats(board: dict) -> dict[str, dict]:
        return {one["format"]: one for one in server.call("export", board)["formats"]}

    found = formats(BOARD)
    assert list(found) == ["pzpr", "tatham", "penpa", "text"]
    assert found["pzpr"]["text"] == "https://puzz.link/p?kurodoko/3/2/3k"
    known = formats({"puzzle": "kuromasu", "facts": "size(2,2). white(1,1). "})
    assert known["tatham"]["refused"] is not None


@pytest.mark.slow
def test_make_pictures_pages_and_empty_boards(server):
    blank = {**BOARD, "instance": "<script>"}
    filled = {**BOARD, "marks": [["black(2,1)", True]]}
    pictures = [server.call("picture", one)["svg"] for one in (blank, filled)]
    assert (pictures[0][:4], pictures[0] == pictures[1]) == ("<svg", False)
    river = {"puzzle": "river_crossing", "facts": "couple(a). capacity(2)."}
    plain, marked, plan = (server.call("page", one)["html"] for one in (blank, filled, river))
    assert "<h1>Kuromasu: &lt;script&gt;</h1>" in plain
    assert "<li>No two black cells share a side.</li>" in plain
    assert not re.search(r"size\(Rows|<script", plain)
    assert [page.count("<figure>") for page in (plain, marked)] == [1, 2]
    assert "<li>No situation occurs twice.</li>" in plan
    frame = {"puzzle": "kuromasu", "rows": 2, "columns": 3}
    assert server.call("frame", frame)["facts"] == "size(2,3).\n"
    assert server.status("frame", **{**frame, "rows": 61}) == 422
