"""Generate, compare, trace and the guide over HTTP, on the real server."""

from __future__ import annotations

import re
import shutil
from contextlib import closing
from itertools import product

import pytest
from harness import is_gone, wait_until
from machines import family
from pages import CHECKOUT, GUIDE
from workbench import FailedError, serving, write

import pylogic

PAGE = CHECKOUT / "pylogic/web/static/js/work/generate.js"
JIGSAW = (CHECKOUT / "instances/sudoku/jigsaw9.lp").read_text(encoding="utf-8")
TINY = "size(4,4). clue(1,1,3). clue(2,4,2). clue(4,2,4)."
BOARD = {"puzzle": "kuromasu", "instance": "tiny", "facts": TINY}


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    folder = tmp_path_factory.mktemp("work")
    write(folder / "instances/kuromasu/mine.lp", "size(4,4). clue(2,2,5).")
    with serving(folder) as workbench:
        yield workbench


@pytest.mark.slow
def test_generate_puzzles_with_one_answer_one_by_one(served):
    asked = {**BOARD, "size": [5, 6], "seed": 7, "count": 3}
    *events, (last, _) = served.stream("generate", asked)
    assert [*(name for name, _ in events), last] == [*["puzzle"] * 3, "done"]
    puzzle = pylogic.load("kuromasu")
    for number, (_, made) in enumerate(events, 1):
        instance = puzzle.instance(made["text"], text=True)
        assert (made["seed"], made["number"], instance.size) == (7, number, (5, 6))
        assert made["pictures"][0].startswith("<svg")
        assert made["text"].startswith("% Kuromasu, puzzle")
        assert "Solution" not in made["text"]


def made_by(served, **asked):
    """The first puzzle that is generated; then the connection is closed."""
    with closing(served.stream("generate", {**BOARD, **asked})) as events:
        return next(events)[1]


@pytest.mark.slow
def test_generate_as_the_library_does(served):
    puzzle, wishes = pylogic.load("kuromasu"), {"seed": 3, "symmetry": "mirror"}
    (expected,) = puzzle.generate("6x5", difficulty=(4, 6), **wishes)
    made = made_by(served, size=[6, 5], difficulty=[4, 6], **wishes)
    assert puzzle.instance(made["text"], text=True).symbols == expected.instance.symbols
    assert (made["difficulty"], made["level"]) == (expected.difficulty, "medium")


@pytest.mark.slow
def test_keep_all_of_a_board_but_its_clues_without_a_size(served):
    made = made_by(served, puzzle="sudoku", instance="own", facts=JIGSAW)["text"]
    sudoku = pylogic.load("sudoku")
    before, now = (sudoku.instance(text, text=True).symbols for text in (JIGSAW, made))
    clues = [{x for x in symbols if x.name == "given"} for symbols in (before, now)]
    assert {*before} - clues[0] == {*now} - clues[1]
    assert clues[0] != clues[1]


def test_offer_the_symmetries_that_can_be_asked_for():
    with pytest.raises(pylogic.OptionError) as refused:
        pylogic.load("kuromasu").generate("3x3", symmetry="crooked")
    known = re.findall(r"\w+", str(refused.value).partition("one of")[2])
    assert {"none", "mirror", "rotational"} <= {*known}
    text = PAGE.read_text()
    assert [name for name in known if f'["{name}", ' not in text] == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("puzzle", "why"), [("river_crossing", "plans made of steps"), ("chemin", "what the clues are")]
)
def test_say_why_rules_make_no_puzzles(served, puzzle, why):
    assert why in served.call("choices", {"puzzle": puzzle})["ungenerated"]
    assert served.call("choices", BOARD)["ungenerated"] is None
    with pytest.raises(FailedError, match=why):
        served.call("generate", {"puzzle": puzzle, "size": [3, 3]})


@pytest.mark.slow
def test_end_the_children_when_the_connection_is_closed(served):
    asked = {**BOARD, "size": [40, 40], "count": 50, "difficulty": "hard"}

    def below() -> set[int]:
        return {one.pid for one in family(served.process.pid)[1:]}

    before = below()
    with served.asked("POST", "/api/generate", asked):
        wait_until(lambda: len(below() - before) > 1)
        at_work = below() - before
    wait_until(lambda: all(map(is_gone, at_work)))


@pytest.mark.slow
def test_count_runs_as_they_end_and_make_the_report(served):
    asked = {**BOARD, "orders": ["given", "random:2"], "others": ["mine"]}
    (first, begun), *runs, (last, report) = served.stream("compare", asked)
    assert [first, *(name for name, _ in runs), last] == ["begun", *["run"] * 6, "done"]
    assert begun == {"runs": 6}
    assert "6 runs of 2 instances agree" in report["words"]
    assert report["page"].startswith("<!DOCTYPE html>")
    assert len(report["csv"].splitlines()) == 7
    made = report["json"]["runs"]
    assert len(made) == 6
    assert {run["instance"] for run in made} == {"tiny", "mine"}


@pytest.mark.slow
def test_compare_each_way_with_repeats_limits_and_constants(served):
    facts = "size(4,4). given(1,1,0). given(4,4,1)."
    asked = {"puzzle": "takuzu", "facts": facts, "repeat": 2, "timeout": 7}
    ways = {"heuristics": ["default", "Vsids"], "labelings": ["default", "ff"]}
    report = served.call("compare", {**asked, **ways, "constants": {"distinct": "0"}})
    labels = [" ".join(way) for way in product(*ways.values())]
    assert [row["label"] for row in report["json"]["settings"]] == labels
    commands = [run["command"] for run in report["json"]["runs"]]
    assert len(commands) == 8
    assert all("-c distinct=0" in command and "--cpu-limit 7" in command for command in commands)
    for wrong, words in (
        ({"orders": ["sideways"]}, "no order 'sideways'"),
        ({"engines": ["swipl:none"]}, "swipl"),
        ({"constants": {"nothing": "1"}}, "no rule uses nothing"),
    ):
        with pytest.raises(FailedError, match=words):
            served.call("compare", {**asked, **wrong})


@pytest.mark.parametrize(
    "wrong",
    [
        {"orders": ["file:/etc/passwd"]},
        {"orders": []},
        {"engines": ["../../bin/sh"]},
        {"configs": ["/etc/passwd"]},
        {"heuristics": ["Domain --outf=3"]},
        {"others": ["../../secret"]},
        {"options": ["--outf=3"]},
        {"timeout": 0},
        {"size": [61, 5]},
    ],
)
def test_refuse_unknown_ways_of_solving(workbench, wrong):
    path = "generate" if "size" in wrong else "compare"
    assert workbench.status(path, **{**BOARD, **wrong}) == 422


def test_film_a_search_in_whole_pictures(workbench):
    ((last, found),) = workbench.stream("trace", {**BOARD, "keep": 3})
    assert last == "done"
    assert 1 <= len(found["frames"]) <= 3
    for number, frame in enumerate(found["frames"]):
        assert frame["name"] == f"moment {number}"
        assert frame["captions"]
        assert frame["svg"].startswith("<svg")
    assert [frame["name"] for frame in found["heat"]] == ["decided", "followed", "taken back"]
    assert found["words"].endswith("search complete")


@pytest.mark.slow
def test_tell_the_choices_of_the_puzzle(served):
    known = served.call("choices", BOARD)
    assert set(known["levels"]) == {"easy", "medium", "hard"}
    assert known["orders"].keys() >= {"given", "reversed", "rows", "spiral", "encoding"}
    assert "random" in known["shuffles"]
    assert known["heuristics"][:2] == ["white", "clues"]
    assert "mine" in known["instances"]
    saved = served.call("choices", {**BOARD, "instance": "mine"})
    assert "mine" not in saved["instances"]
    assert (known["size"], known["has_more"]) == ([4, 4], False)
    assert (known["needed"] is None) == (shutil.which("swipl") is not None)
    assert served.call("choices", {**BOARD, "facts": "size(3"})["size"] is None


@pytest.mark.slow
def test_leave_out_choices_that_a_puzzle_lacks(served):
    assert "encoding" not in served.call("choices", {"puzzle": "queens"})["orders"]
    assert served.call("choices", {"puzzle": "number_grid"})["levels"] == {}
    assert served.call("choices", {"puzzle": "sudoku", "facts": JIGSAW})["has_more"] is True


@pytest.mark.nightly
@pytest.mark.slow
def test_draw_every_page_of_the_guide(served):
    pages = served.get("guide")
    assert [page["topic"] for page in pages][:2] == ["index", "start"]
    assert {page["topic"] for page in pages} == {path.stem for path in GUIDE.glob("*.md")}
    for heading in pages:
        page = served.get(f"guide/{heading['topic']}")
        assert (page["topic"], page["title"]) == (heading["topic"], heading["title"])
        assert page["html"].startswith('<h1 id="')
        assert not re.search("<p>&lt;!--|<script|javascript:", page["html"])
        assert page["html"].count("<img") == page["html"].count('src="data:image/')
    assert "<table>" in served.get("guide/comparing")["html"]
    assert "<img" in served.get("guide/article")["html"]


@pytest.mark.parametrize("topic", ["nothing", "..%2f..%2fREADME", "index.md"])
def test_find_no_other_page(workbench, topic):
    assert workbench.request("GET", f"/api/guide/{topic}").status in (404, 422)
