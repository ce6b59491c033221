"""Pages and sites for players: what is in them, that they need nothing else, what is refused."""

from __future__ import annotations

import base64
import gzip
import json
import re
from dataclasses import replace

import pytest
from harness import pylogic_run, write_files

import pylogic

TAKUZU = "size(4,4). given(1,2,1). given(1,3,1). given(2,1,1). given(4,2,0). given(4,4,0)."
SEVERAL = "size(2,2). clue(1,1,3)."
NONE = "size(2,2). clue(1,1,3). clue(2,2,2)."
MOST = 1_500_000
OWN_RULES = """{ value(1..N,1,1..N) } = 1 :- size(N,1). #show value/3.
#program view. draw(grid(N,1)) :- size(N,1). text(R,C,V) :- value(R,C,V)."""


@pytest.fixture(scope="module")
def takuzu():
    return pylogic.load("takuzu")


def board(puzzle, text, name="small"):
    return replace(puzzle.instance(text, text=True), name=name)


@pytest.fixture(scope="module")
def page(takuzu):
    return pylogic.export(takuzu, [board(takuzu, TAKUZU)])


def told(text):
    """The data of a page, by its text or itself."""
    (found,) = re.findall('id="told">([^<]+)<', text if isinstance(text, str) else text.html())
    return json.loads(gzip.decompress(base64.b64decode(found)))


def entered(steps):
    return {mark for step in steps for mark in step["entered"]}


# ---- The page -------------------------------------------------------------------------------


def test_need_nothing_else_for_a_page(page):
    text = re.sub(r'="data:[^"]+"', '""', page.html())
    links = re.findall(r"https?://[^\s\"'`]+", text)
    assert {link[:18] for link in links} == {"http://www.w3.org/"}  # names of markup
    assert not re.search(r"\bsrc=|url\(|\bfetch\(|XMLHttpRequest|WebSocket|@import", text)
    assert "default-src 'none'; script-src 'unsafe-inline';" in text


@pytest.mark.slow
def test_make_a_small_page_and_the_same_each_time(page, takuzu):
    assert len(page.html()) < MOST / 8
    assert pylogic.export(takuzu, [board(takuzu, TAKUZU)]).html() == page.html()


# ---- What it is told ------------------------------------------------------------------------


def test_tell_the_steps_of_the_explanation(page, takuzu):
    (found,) = told(page)["boards"]
    steps = takuzu.explain(board(takuzu, TAKUZU)).to_dict()["steps"]
    for name in ("sentence", "entered", "cells", "causes"):
        assert [step[name] for step in found["explained"]["steps"]] == [x[name] for x in steps]
    assert found["explained"]["complete"]
    assert (found["outcome"]["status"], len(found["outcome"]["answers"])) == ("unique", 1)


@pytest.mark.slow
def test_hint_at_the_value_that_a_clue_gives_its_own_cell():
    puzzle = pylogic.load("kenken")
    cages = "size(2,2). cage(1,1,1). cage(1,2,2). cage(2,1,3). cage(2,2,3)."
    facts = f"{cages} target(1,1,any,1). target(2,1,add,3)."
    (found,) = told(pylogic.export(puzzle, [board(puzzle, facts)]))["boards"]
    assert found["explained"]["own"]["entered"] == ["value(1,1,1)"]
    (answer,) = found["outcome"]["answers"]
    steps = [found["explained"]["own"], *found["explained"]["steps"]]
    assert set(answer["atoms"]) <= entered(steps)


def test_tell_a_page_the_game_and_a_picture_of_each_step_but_no_files(page, takuzu):
    data = told(page)
    (found,) = data["boards"]
    assert ".lp" not in json.dumps(data)
    assert all(len(step["frames"]) == 1 for step in found["explained"]["steps"])
    assert [len(found["solution"]), len(found["explained"]["start"])] == [1, 1]
    assert found["effects"] == {}  # most marks change nothing elsewhere
    assert [data["title"], page.title] == ["Takuzu", "Takuzu"]
    assert data["game"][0][0] in " ".join(takuzu.encoding.header.split())


@pytest.mark.slow
def test_tell_boards_apart_by_their_facts_and_not_by_how_they_look(rules):
    puzzle = pylogic.load("kuromasu")
    redrawn = rules(puzzle.encoding.text.replace("black)) :-", "grey)) :-"), "kuromasu")

    def ids(puzzle, *texts):
        page = pylogic.export(puzzle, [board(puzzle, text) for text in texts])
        return [found["id"] for found in told(page)["boards"]]

    one, other = "size(1,2). clue(1,2,1).", "size(1,2). clue(1,1,2)."
    before = ids(puzzle, one, other, one)
    assert before[0] == before[2] != before[1]
    assert ids(redrawn, one) == before[:1]


def test_list_the_other_cells_that_a_mark_changes():
    puzzle = pylogic.load("akari")
    (found,) = told(pylogic.export(puzzle, [board(puzzle, "size(1,3). wall(1,3).")]))["boards"]
    assert found["effects"].keys() == {"lamp(1,1)", "lamp(1,2)"}
    ((frame, place, piece),) = found["effects"]["lamp(1,1)"]
    assert (frame, place) == (0, 1)
    assert found["sheet"]["pieces"][piece]["svg"] != ""


# ---- Several answers, none, and limits ------------------------------------------------------


def test_take_none_of_several_answers_for_the_one():
    puzzle = pylogic.load("kuromasu")
    page = pylogic.export(puzzle, [board(puzzle, SEVERAL)])
    (found,) = told(page)["boards"]
    assert found["outcome"]["status"] == "multiple"
    assert found["outcome"]["answers"] == []
    assert "several answers" in found["remark"]


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("kuromasu", NONE, "no answer"),
        ("kuromasu", "size(2,2). clue(9,9,2).", "clue"),
        ("seven_eleven", "items(2). total(10).", "nothing can be entered"),
    ],
)
def test_refuse_boards_that_nobody_can_play(name, text, words):
    puzzle = pylogic.load(name)
    with pytest.raises(pylogic.PylogicError, match=words):
        pylogic.export(puzzle, [board(puzzle, text)])


def cut(monkeypatch, kept, by="timeout"):
    """Have explanations be stopped after so many steps; None: before they begin."""
    explain = pylogic.Puzzle.explain

    def stopped(puzzle, instance, *, on_step, **keywords):
        if kept is None:
            raise pylogic.StoppedError(by)
        seen = []

        def tell(step):
            seen.append(step)
            if len(seen) <= kept:
                on_step(step)

        found = explain(puzzle, instance, on_step=tell, **keywords)
        return replace(found, steps=found.steps[:kept], is_complete=False, interrupted=by)

    monkeypatch.setattr(pylogic.Puzzle, "explain", stopped)


@pytest.mark.parametrize("kept", [2, None])
def test_end_hints_where_the_time_is_up(kept, takuzu, monkeypatch):
    cut(monkeypatch, kept)
    page = pylogic.export(takuzu, [board(takuzu, TAKUZU)])
    (found,) = told(page)["boards"]
    assert found["outcome"]["status"] == "unique"
    assert len(found["explained"]["steps"]) == page.boards[0].steps == (kept or 0)
    assert found["explained"]["interrupted"] == "timeout"
    assert found["remark"] == f"hints end after {kept or 0} steps: the time was up"


@pytest.mark.parametrize("kept", [2, None])
def test_leave_no_page_on_ctrl_c(kept, takuzu, monkeypatch, tmp_path):
    cut(monkeypatch, kept, by="user")
    with pytest.raises(pylogic.StoppedError):
        pylogic.export(takuzu, [board(takuzu, TAKUZU)], output=tmp_path / "page.html")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "keywords", [{"output": "page.txt"}, {"output": "nowhere/page.html"}, {"timeout": 0}]
)
def test_refuse_arguments_of_export_that_mean_nothing(keywords, takuzu, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(pylogic.OptionError):
        pylogic.export(takuzu, [board(takuzu, TAKUZU)], **keywords)
    with pytest.raises(pylogic.OptionError):
        pylogic.export(takuzu, "first")
    with pytest.raises(pylogic.OptionError):
        pylogic.export(takuzu, [])


# ---- The verb -------------------------------------------------------------------------------


@pytest.mark.slow
def test_write_a_page_and_print_its_contents(tmp_path):
    (tmp_path / "mine.lp").write_text(TAKUZU)
    words = ["export", "takuzu", "mine.lp", "--output", "page.html"]
    run = pylogic_run(*words, cwd=tmp_path)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "Takuzu: 1 board in page.html\n")
    assert (tmp_path / "page.html").read_text().startswith("<!DOCTYPE html>")
    (found,) = json.loads(pylogic_run(*words, "--json", cwd=tmp_path).stdout)["boards"]
    assert (found["name"], found["status"], found["complete"]) == ("mine", "unique", True)


@pytest.mark.slow
def test_remark_that_players_miss_checks_and_hints(tmp_path):
    write_files(tmp_path, {"several.lp": SEVERAL})
    words = ["export", "kuromasu", "several.lp", "--output", "page.html"]
    run = pylogic_run(*words, cwd=tmp_path)
    assert (run.returncode, "several: there are several answers" in run.stderr) == (0, True)


# ---- A site ---------------------------------------------------------------------------------


FILES = {
    "kuromasu/kuromasu-6x6.lp": "% Small\nsize(2,2).  clue(1,1,3).",
    "kuromasu/of two.lp": "size(1,2). clue(1,2,1).",
    "kuromasu/none.lp": NONE,
    "kuromasu/broken.lp": "size(2,",
    "takuzu/index.lp": TAKUZU,
    "seven_eleven/s.lp": "items(2). total(10).",
}
"""Files of several kinds: boards, and three that nobody can play."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return write_files(tmp_path_factory.mktemp("kinds"), FILES)


@pytest.fixture(scope="module")
def site(folder, tmp_path_factory):
    target = tmp_path_factory.mktemp("site") / "deep"
    return pylogic.site([folder], output=target, jobs=1), target


def written(target):
    return {str(path.relative_to(target)) for path in target.rglob("*") if path.is_file()}


@pytest.mark.slow
def test_make_a_page_and_a_picture_of_each_board_of_a_site(site):
    found, target = site
    own = {"kuromasu": ["6x6", "of_two"], "takuzu": ["index-2"]}
    assert {n: [b.name for b in page.boards] for n, page in found.kinds.items()} == own
    boards = {f"{kind}/{name}" for kind, names in own.items() for name in names}
    pages = {"index.html", *(f"{kind}/index.html" for kind in own), *(f"{b}.html" for b in boards)}
    shared = {"offline.css", "player.js", "site.js", "icon.svg", "worker.js"}
    assert written(target) == {*pages, *shared, *(f"{board}.svg" for board in boards)}
    assert str(found) == "3 boards of 2 kinds, 3 left out"


@pytest.mark.slow
def test_make_small_pages_for_a_site(site):
    _, target = site
    assert (target / "takuzu/index-2.html").stat().st_size < MOST / 100
    shared = sum((target / name).stat().st_size for name in ("player.js", "offline.css"))
    assert shared < MOST / 5  # 1.5 of the 3 s in which a slow phone is to be ready


def test_link_to_files_of_the_site_alone(site):
    _, target = site
    for page in target.rglob("*.html"):
        for link in re.findall(r'(?:src|href)="([^"#][^"]*)"', page.read_text()):
            assert (page.parent / link).resolve().is_relative_to(target)
            assert (page.parent / link).is_file(), f"{page}: {link}"
        assert not re.search(r"https?:", page.read_text())


def test_keep_all_files_by_a_worker_of_their_own(site):
    found, target = site
    text = (target / "worker.js").read_text()
    version, names = re.fullmatch(r'(?s).*\("(\w+)", (\[.*\])\);\n', text).groups()
    assert {*json.loads(names), "worker.js"} == written(target)
    other = replace(found, kinds={"another": found.kinds["takuzu"]})
    assert version in found.files()["worker.js"]
    assert version not in other.files()["worker.js"]


def test_leave_out_and_name_boards_that_cannot_be_played(site):
    found, _ = site
    why = {name.rpartition("/")[2]: words for name, words in found.left_out}
    assert why.keys() == {"none.lp", "broken.lp", "s.lp"}
    assert "no answer" in why["none.lp"]
    assert re.match("2:.: error: syntax error", why["broken.lp"])
    assert "nothing can be entered" in why["s.lp"]
    listed = [(one["name"], one["reason"]) for one in found.to_dict()["left_out"]]
    assert (listed, found.is_cut) == ([*found.left_out], False)


def test_make_no_site_of_nothing(folder, tmp_path):
    with pytest.raises(pylogic.OptionError, match="no puzzle is left"):
        pylogic.site([folder / "kuromasu/none.lp"], output=tmp_path / "site")
    assert list(tmp_path.iterdir()) == []


def test_tell_how_large_and_how_hard_a_board_is(site):
    found, target = site
    (board,) = found.kinds["takuzu"].boards
    (tile,) = told((target / "takuzu/index.html").read_text())["boards"]
    assert tile["size"] == f"4 \u00d7 4 \u00b7 {board.data['explained']['grade']['level']}"


def test_escape_titles_and_names(rules):
    puzzle = rules(f'{OWN_RULES} #program about. title("<b>").')
    made = pylogic.export(puzzle, [board(puzzle, "size(1,1).", "<i>")])
    assert "&lt;b&gt;" in made.html()
    assert not re.search("<[bi]>", made.html())


@pytest.mark.slow
def test_write_a_site_and_name_the_boards_left_out(folder, tmp_path):
    words = ["export", folder / "kuromasu/of two.lp", folder / "kuromasu/none.lp"]
    words += ["--output", "site"]
    run = pylogic_run(*words, cwd=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert re.search(r"^left out: .*none\.lp: it has no answer", run.stderr, re.M)
    assert run.stderr.endswith("1 board of 1 kind, 1 left out in site\n")
    assert (tmp_path / "site/kuromasu/of_two.html").exists()
    run = pylogic_run(*words, cwd=tmp_path)
    assert (run.returncode, "there are files in it; --force" in run.stderr) == (2, True)


def test_make_a_site_of_rules_of_ones_own(tmp_path):
    write_files(tmp_path, {"own.lp": OWN_RULES, "board.lp": "size(1,1)."})
    run = pylogic_run("export", "own.lp", "board.lp", "--output", "site", cwd=tmp_path)
    assert (run.returncode, run.stderr[-26:]) == (0, "1 board of 1 kind in site\n")
    assert (tmp_path / "site/own/board.html").exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--output", "site", "-c", "n=3"], "-c: only for a page"),
        (["--output", "site.htm"], "expected a folder"),
        (["--output", "page.html", "--force"], "--force: only for a site"),
    ],
)
def test_refuse_options_that_fit_only_a_page_or_only_a_site(words, said, tmp_path):
    run = pylogic_run("export", "kuromasu", "inst12", *words, cwd=tmp_path)
    assert (run.returncode, said in run.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []
