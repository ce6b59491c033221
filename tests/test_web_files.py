"""The user's folder through the workbench: opening, saving, conflicts, watching, in and out."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from workbench import FailedError, RefusedError, Workbench, serving

import pylogic
from pylogic.rules import folder

FACTS = "% mine\nsize(2,3). clue(1,1,3).\n"
KURODOKO = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
SUDOKU = "https://puzz.link/p?sudoku/4/4/g1h2k3k"
BOARD = {"puzzle": "kuromasu", "instance": "mine", "facts": FACTS}
KUROMASU = pylogic.load("kuromasu")


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


def write(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


# ---- Reading and saving ---------------------------------------------------------------


def save(server: Workbench, text: str, stamp: str | None, instance: str | None = "mine") -> dict:
    return server.post("save", puzzle="kuromasu", instance=instance, text=text, stamp=stamp)


def test_save_what_nobody_else_has_changed(server):
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


@pytest.mark.parametrize("was_there", [True, False])
def test_overwrite_no_file_that_changes_while_it_is_saved(here, monkeypatch, was_there):
    path = here / "instances/kuromasu/mine.lp"
    stamp = folder.save("kuromasu", "mine", FACTS, None).file.stamp if was_there else None
    monkeypatch.setattr(os, "fsync", lambda _number: path.write_text("size(1,1)."))
    refused = folder.save("kuromasu", "mine", "size(9,9).", stamp)
    assert (refused.is_saved, refused.file.text) == (False, "size(1,1).")
    assert [one.read_text() for one in path.parent.iterdir()] == ["size(1,1)."]


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


@pytest.mark.slow
@pytest.mark.parametrize("name", ["my board", "a.b", "größe", "-x", "100 % #1?"])
def test_open_each_board_that_is_listed(server, name):
    file = server.folder / f"instances/kuromasu/{name}.lp"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(FACTS)
    listed = server.get("library")["puzzles"]
    (entry,) = (one for one in listed if one["puzzle"] == "kuromasu")
    assert name in entry["instances"]
    opened = server.post("open", puzzle="kuromasu", instance=name)
    assert opened["facts"]["text"] == FACTS
    assert server.get(f"tile/kuromasu/{quote(name, safe='')}")["size"] == [2, 3]
    stamp = opened["facts"]["stamp"]
    saved = server.post("save", puzzle="kuromasu", instance=name, text="size(2,2).", stamp=stamp)
    assert (saved["is_saved"], file.read_text()) == (True, "size(2,2).")


def test_begin_a_new_puzzle(server):
    made = server.post("new", name="brandnew")
    assert made == {"puzzle": "brandnew", "instance": "first"}
    assert (server.folder / "encodings/brandnew.lp").exists()
    with pytest.raises(RefusedError, match=r"400: .*there is a puzzle brandnew already"):
        server.post("new", name="brandnew")


def test_tell_a_page_what_others_change(server):
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


def test_look_at_no_instance_to_tell_of_changes(here, monkeypatch):
    """There may be ten thousands."""
    folder.save("kuromasu", "mine", FACTS, None)
    looked = []
    monkeypatch.setattr(Path, "glob", lambda path, _pattern: looked.append(path.parts[-2:]) or [])
    assert folder.read("kuromasu", "mine").text == FACTS
    folder.looks("kuromasu")
    assert {part for parts in looked for part in parts} >= {"encodings"}
    assert not [parts for parts in looked if "instances" in parts]


# ---- What is opened first -------------------------------------------------------------


def test_open_first_what_the_rules_say(here):
    assert folder.first() == ("kuromasu", "inst43")
    write(here / "encodings/kuromasu.lp", "a.\n#program about.\nwelcome(mine).\n")
    with pytest.raises(pylogic.NotFoundError, match="no instance 'mine'"):
        folder.first()
    write(here / "instances/kuromasu/mine.lp", FACTS)
    assert folder.first() == ("kuromasu", "mine")


def test_open_names_paths_and_aliases(here):
    assert folder.first("kurodoko", "inst12.lp") == ("kuromasu", "inst12")
    assert folder.first("slitherlink") == ("slitherlink", "janko241")
    write(here / "other.lp", "a.")
    with pytest.raises(pylogic.NotFoundError, match="only files in encodings/ can be opened"):
        folder.first("other.lp")


@pytest.mark.slow
def test_tell_in_the_library_whose_each_file_is(server):
    def told(name: str) -> dict:
        (entry,) = (one for one in server.get("library")["puzzles"] if one["puzzle"] == name)
        return entry

    first = server.get("library")["first"]
    assert first == {"puzzle": "kuromasu", "instance": "inst43", "is_asked": False}
    assert told("slitherlink")["instances"] == ["janko241", "janko10", "janko389"]
    assert told("takuzu")["title"] == "Takuzu"
    assert told("takuzu")["own"] == {"rules": False, "instances": []}
    server.post("save", puzzle="takuzu", instance="own", text="size(2,2).")
    assert told("takuzu")["own"] == {"rules": False, "instances": ["own"]}
    assert "own" in told("takuzu")["instances"]


def test_tell_how_the_puzzle_is_played_when_it_is_opened(workbench):
    told = workbench.post("open", puzzle="kuromasu", instance="inst43")["game"]
    assert told[0] == ["Colour some cells of a rectangular grid black, the others white.", False]
    assert told[2] == ["No two black cells share a side.", True]
    assert len(told) == 4  # the predicates are for who writes rules


# ---- Boards in and out ----------------------------------------------------------------


@pytest.mark.slow
def test_find_the_rules_of_a_link_of_another_puzzle():
    assert KUROMASU.paste(KURODOKO).puzzle == "kuromasu"
    with pytest.raises(pylogic.ProgramError, match="'mochikoro': no rules here are for it"):
        KUROMASU.paste("https://puzz.link/p?mochikoro/2/2/2i")


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
    with pytest.raises(FailedError) as failure:
        server.call("import", {"puzzle": "kuromasu", "text": f"{KURODOKO}zz"})
    (problem,) = failure.value.data["problems"]
    assert problem["column"] == len(KURODOKO) + 1
    assert server.status("import", puzzle="kuromasu", text="." * 2_000_001) == 422


@pytest.mark.few(0)
@pytest.mark.parametrize("name", ["pzpr", "tatham", "janko", "penpa", "pzprv3", "text", "facts"])
def test_paste_each_format_that_is_copied(name):
    instance = KUROMASU.instance(FACTS, text=True)
    found = KUROMASU.paste(str(KUROMASU.convert(instance, name)))
    again = KUROMASU.instance(found.facts, text=True)
    assert set(again.symbols) == set(instance.symbols)


def test_paste_a_solution_but_no_rules():
    found = KUROMASU.paste("pzprv3\nkurodoko\n1\n2\n. . \n# . \n")
    assert found.answer == ("black(1,1)",)
    with pytest.raises(pylogic.ProgramError, match="only ground facts"):
        KUROMASU.paste("size(2,2).\nclue(1,1,X) :- X = 1..2.\n")


def test_export_a_board_in_the_formats_of_its_puzzle(server):
    def formats(board: dict) -> dict[str, dict]:
        return {one["format"]: one for one in server.call("export", board)["formats"]}

    found = formats(BOARD)
    assert list(found) == ["pzpr", "tatham", "janko", "penpa", "pzprv3", "text"]
    assert found["pzpr"]["text"] == "https://puzz.link/p?kurodoko/3/2/3k"
    killer = formats({"puzzle": "killer_sudoku", "facts": "size(1,1). boxes(1,1). cage(1,1,1)."})
    assert killer["sudokupad"]["text"]
    assert killer["fpuzzles"]["text"]
    known = formats({"puzzle": "kuromasu", "facts": "size(2,2). white(1,1). "})
    assert known["tatham"]["refused"] is not None


def test_print_a_page_with_the_rules_and_no_scripts():
    page = KUROMASU.printed({"<b>": KUROMASU.draw("inst12")}, "<script>")
    assert "<li>No two black cells share a side.</li>" in page
    assert "size(Rows" not in page
    assert "<script" not in page
    assert "&lt;b&gt;" in page
    river = pylogic.load("river_crossing").printed({}, "")
    assert "<li>No situation occurs twice.</li>" in river
    assert "<p>The shortest plans are looked for;" in river


def test_make_pictures_pages_and_empty_boards(server):
    blank, filled = BOARD, {**BOARD, "marks": [["black(2,1)", True]]}
    pictures = [server.call("picture", one)["svg"] for one in (blank, filled)]
    assert pictures[0].startswith("<svg")
    assert pictures[0] != pictures[1]
    pages = [server.call("page", one)["html"] for one in (blank, filled)]
    assert "<h1>Kuromasu: mine</h1>" in pages[0]
    assert [page.count("<figure>") for page in pages] == [1, 2]
    frame = {"puzzle": "kuromasu", "rows": 2, "columns": 3}
    assert server.call("frame", frame)["facts"] == "size(2,3).\n"
    assert server.status("frame", **{**frame, "rows": 61}) == 422


@pytest.mark.slow
def test_draw_the_largest_new_board(server):
    frame = {"puzzle": "kuromasu", "rows": 60, "columns": 60}
    board = {"puzzle": "kuromasu", "facts": server.call("frame", frame)["facts"]}
    assert server.call("board", board)["pieces"]
