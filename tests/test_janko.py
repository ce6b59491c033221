"""Texts as janko.at publishes them: read, written, and what is told of what they hold besides."""

from __future__ import annotations

import functools
import json
import re
from pathlib import Path

import harness
import pytest
from harness import CORPORA, compare, compare_errors, compare_unsaid, corpus, needs_corpora

import pylogic
from pylogic.formats import exchange, janko, mapping, sources
from pylogic.formats.diagram import Diagram, Game, Source
from pylogic.formats.sources import Manner

load = functools.cache(pylogic.load)
KINDS = {
    "akari": "walls", "fillomino": "numbers", "heyawake": "numbers", "hitori": "numbers",
    "kakuro": "sums", "kenken": "operations", "killer_sudoku": "cages", "kuromasu": "numbers",
    "masyu": "circles", "nonogram": "runs", "nurikabe": "numbers", "skyscrapers": "heights",
    "slitherlink": "inside", "star_battle": "stars", "sudoku": "numbers", "takuzu": "numbers",
    "tents": "objects",
}  # fmt: skip
"""The codec of each puzzle that has samples."""


def facts(puzzle: str, text: str) -> exchange.Facts:
    encoding = load(puzzle).encoding
    return exchange.facts(encoding, sources.told(encoding, text, Manner("janko")))


def written(puzzle: str, found: exchange.Facts) -> str:
    constants = {name: str(value) for name, value in found.constants.items()}
    symbols = [*found.instance, *found.answer]
    return harness.written(load(puzzle).encoding, symbols, "janko", constants, "<text>")


def found(text: str, codec: str) -> janko.Found:
    return janko.read(Source(text, "<text>"), [Game(janko.game(text) or "name", codec)])


# ---- Published boards -------------------------------------------------------------------


def published(puzzle: str, entry: dict[str, str]) -> str:
    """The sections as janko.at publishes them, of a sample that holds their rows."""
    head, *rows = entry["problem"].splitlines()
    size, width, *more = map(str, head.split())
    answer = entry["solution"].splitlines()[1:]
    count = int(size)
    parts: dict[str, list[str]] = {"problem": rows[:count], "areas": rows[count:]}
    match KINDS[puzzle]:
        case "stars":
            parts = {"areas": rows}
        case "heights":
            parts = {"clabels": rows[:2], "rlabels": rows[2:4], "problem": rows[4:]}
        case "runs":
            parts = {"problem": ["- " * int(width)] * count}
        case "objects":
            parts = {"clabels": rows[:1], "rlabels": rows[1:2], "problem": rows[2:]}
    sections = [f"[{name}]\n" + "\n".join(lines) for name, lines in parts.items() if lines]
    crossed = ["diagonals"] if more[1:] == ["D"] else []
    return "\n".join([
        "begin", f"puzzle {exchange.mapping.games(load(puzzle).encoding, 'janko')[0].name}",
        "author Somebody", "solver Somebody Else", "source https://www.janko.at/Raetsel/",
        "unit 24", f"rows {size}", f"cols {width}", *crossed, *sections,
        "[solution]", *answer, "[moves]", "Z2;ba,2;aa,4", "end", "",
    ])  # fmt: skip


def samples(count: int) -> list[tuple[str, str]]:
    """The smallest samples of each kind."""
    return [
        (puzzle, name)
        for puzzle in KINDS
        for name in sorted(corpus(puzzle), key=lambda n: len(corpus(puzzle)[n]["problem"]))[:count]
    ]


def check_sample(puzzle: str, name: str) -> None:
    encoding = load(puzzle).encoding
    entry = corpus(puzzle)[name]
    text = sources.told(encoding, json.dumps(entry), Manner("corpus"))
    expected = exchange.facts(encoding, text)
    read = facts(puzzle, published(puzzle, entry))
    assert (set(read.instance), set(read.answer)) == (
        set(expected.instance),
        set(expected.answer),
    )
    assert read.constants == expected.constants
    again = facts(puzzle, written(puzzle, read))
    assert (set(again.instance), set(again.answer)) == (set(read.instance), set(read.answer))
    assert again.constants == read.constants


@pytest.mark.few(10)
@needs_corpora
@pytest.mark.parametrize(("puzzle", "name"), samples(2))
def test_published_boards_are_read_and_written(puzzle, name):
    check_sample(puzzle, name)


@needs_corpora
@pytest.mark.slow
@pytest.mark.parametrize("puzzle", KINDS)
def test_all_published_boards_are_read_and_written(puzzle):
    names = corpus(puzzle)
    assert names, CORPORA
    for name in names:
        check_sample(puzzle, name)


# ---- What texts look like ---------------------------------------------------------------

SUGURU = """begin
puzzle kuromasu
author A
unit 30
size 2
solver B
problem
- 3
- -
solution
- -
x -
moves
Z2;ce,1;be,2;
end
"""


def test_headings_without_brackets():
    read = found(SUGURU, "numbers")
    assert read.lost == ()
    assert read.diagram == Diagram(
        2, 2, {(1, 2): 3}, shaded=frozenset([(2, 1)]), is_solved=True, areas={}
    )
    assert janko.matches(SUGURU)
    assert janko.game(SUGURU) == "kuromasu"
    assert facts("kuromasu", SUGURU).answer == facts("kuromasu", SUGURU.upper().replace(
        "PUZZLE KUROMASU", "puzzle Kuromasu")).answer  # fmt: skip


def test_the_page_that_holds_a_text():
    page = f'<p>\nsize 9\n<script id="data" type="application/x-janko">\n{SUGURU}</script>\n<p>\nx'
    assert found(page, "numbers").diagram == found(SUGURU, "numbers").diagram
    with pytest.raises(pylogic.ProgramError, match=r"<text>:11:1: error: this row of \[problem\]"):
        found(page.replace("- 3", "- 3 4"), "numbers")


def test_a_text_of_another_puzzle_is_refused():
    assert janko.read(Source(SUGURU, ""), ()).lost == (
        "the board, since nothing here says how 'kuromasu' is written",
    )
    with pytest.raises(pylogic.ProgramError, match="puzzle 'kuromasu'; hitori is called hitori"):
        facts("hitori", SUGURU)


def test_what_is_not_known_is_told():
    text = SUGURU.replace("unit 30", "variant knight\npattern 3\n; a comment\nmax 7\nstars 1")
    text = text.replace("moves", "[nodes]\n1 2\n3 4\n[areas]\n1 1\n2 2\n[clabels]\n1 2\nmoves")
    assert found(text.replace("- 3", "- 3"), "numbers").lost == (
        "the line 'variant knight'", "the line 'pattern 3'", "the section [nodes]",
        "the word `max`", "the word `stars`", "the section [clabels]",
    )  # fmt: skip
    rows = "[problem]\n- 1\n[areas]\n1 1\n[solution]\nx -\n"
    for codec in ("stars", "runs"):
        assert "the section [problem]" in found(rows, codec).lost
        assert "the section [problem]" not in found(rows.replace("1\n[a", ".\n[a"), codec).lost
    assert found(text, "inside").lost[-2:] == ("the section [areas]", "the section [clabels]")


def test_numbers_of_lines_follow_from_the_solution():
    solved = "[solution]\nx - x\n- - -\n"
    assert found(solved, "runs").diagram.outside == {
        ("top", 1, 1): 1, ("top", 2, 1): 0, ("top", 3, 1): 1,
        ("left", 1, 1): 1, ("left", 1, 2): 1, ("left", 2, 1): 0,
    }  # fmt: skip
    trees = found("[solution]\no x -\n- - o\n", "objects").diagram
    assert trees.objects == {(1, 2)}
    assert trees.symbols == {(1, 1), (2, 3)}
    assert trees.outside == {
        ("top", 1, 1): 1, ("top", 2, 1): 0, ("top", 3, 1): 1, ("left", 1, 1): 1, ("left", 2, 1): 1,
    }  # fmt: skip
    stars = found("[areas]\n1 1 1 2\n2 2 2 2\n[solution]\nx - x -\n- - - -\n", "stars").diagram
    assert stars.count == 2
    low = found("[problem]\n- - -\n- - -\n- - -\n[solution]\n0 1 2\n1 2 0\n2 0 1\n", "heights")
    assert low.diagram.count == 2
    partial = found("[problem]\n- -\n- -\n[solution]\n- 1\n- -\n", "heights")
    assert partial.diagram.count is None


def test_numbers_beside_lines_may_be_several_deep():
    text = "size 2\n[clabels]\n- 1\n2 1\n[rlabels]\n1 -\n1 2\n"
    assert found(text, "runs").diagram.outside == {
        ("top", 1, 1): 2, ("top", 2, 1): 1, ("top", 2, 2): 1,
        ("left", 1, 1): 1, ("left", 1, 2): 1, ("left", 2, 1): 2,
    }  # fmt: skip
    text = "size 2\n[clabels]\n- 1\n2 -\n[rlabels]\n1 -\n- -\n"
    assert found(text, "heights").diagram.outside == {
        ("top", 2, 1): 1, ("bottom", 1, 1): 2, ("left", 1, 1): 1,
    }  # fmt: skip


def test_boxes_are_told_by_their_width_and_height():
    text = "size 6\npatternx 2\npatterny 3\n[problem]\n" + "- - - - - -\n" * 6
    diagram = found(text, "numbers").diagram
    assert diagram.boxes == (3, 2)
    assert found(janko.write(diagram, Game("n", "numbers")), "numbers").diagram == diagram


def test_what_is_written(update):
    texts = [
        ("takuzu", "size(2,4). given(1,1,0). given(2,4,1)."),
        ("sudoku", "size(4,4). boxes(4,1). given(1,1,3)."),
        ("akari", "size(1,4). wall(1,1). clue(1,2,1). lamp(1,3)."),
        ("nonogram", "size(2,3). outside(top,1,1,1). outside(left,2,1,1). outside(left,2,2,1)."),
        ("tents", "size(1,2). tree(1,1). tent(1,2). outside(top,1,1,0)."),
        ("skyscrapers", "size(2,2). heights(1). outside(bottom,2,1,1). outside(right,1,1,1)."),
        ("slitherlink", "size(1,2). clue(1,1,4). edge(1,1,top). edge(1,1,left). edge(1,1,right)."
                        "edge(1,1,bottom)."),
        ("masyu", "size(2,2). circle(1,1,black). link(1,1,right). link(1,1,bottom)."),
        ("kakuro", "size(1,3). block(1,1). block(1,3). sum(1,1,across,3)."),
        ("kenken", "size(1,2). cage(1,1,1). cage(1,2,1). target(1,1,div,2)."),
        ("star_battle", "size(1,3). stars(2). region(1,1,1). region(1,2,1). hole(1,3)."
                        "star(1,2)."),
    ]  # fmt: skip
    said = []
    for puzzle, text in texts:
        loaded = load(puzzle)
        symbols = [fact.symbol for fact in loaded.instance(text, text=True).facts]
        out = harness.written(loaded.encoding, symbols, "janko", {}, "<text>")
        said.append(f"{text}\n{out}")
        again = facts(puzzle, out)
        assert set(map(str, (*again.instance, *again.answer))) == set(map(str, symbols)), puzzle
    compare("janko_written.txt", "\n".join(said), update)


# ---- What is wrong ----------------------------------------------------------------------

BAD = [
    ("numbers", "[problem]\n- q\n"),
    ("numbers", "[problem]\n- 1\n-\n"),
    ("numbers", "[problem]\n"),
    ("numbers", "[problem]\n- 1\n[solution]\n- x x\n"),
    ("numbers", "[problem]\n- 1\n[solution]\n- x\n- -\n"),
    ("numbers", "size 3\n[problem]\n- 1\n- -\n"),
    ("numbers", "size x\n[problem]\n- 1\n- -\n"),
    ("numbers", "size 2\nsize 2\n[problem]\n- 1\n- -\n"),
    ("numbers", "rows 99999\ncols 99999\n[problem]\n- 1\n"),
    ("numbers", "[solution]\n- x\n"),
    ("numbers", "[problem]\n- 1\n[areas]\n1 1\n1 1\n"),
    ("circles", "[problem]\n- q\n"),
    ("circles", "[problem]\n- w\n[solution]\nq e\n"),
    ("circles", "[problem]\n- w\n[solution]\nn e\n"),
    ("sums", "[problem]\n- 1\n"),
    ("operations", "[problem]\n- 1%\n[areas]\n1 2\n"),
    ("operations", "[problem]\n- 1\n"),
    ("cages", "[problem]\n2 1\n[areas]\n1 1\n"),
    ("runs", "[problem]\n- -\n"),
    ("objects", "[problem]\n- x\n[clabels]\n1\n"),
    ("objects", "[problem]\n- x\n[clabels]\n1 2\n1 2\n"),
    ("objects", "[problem]\n- q\n"),
    ("heights", "[problem]\n- -\n- -\n[clabels]\n1 2\n1 2\n1 2\n"),
    ("stars", "[areas]\n1 2\n"),
    ("stars", "[problem]\n- -\n"),
]


def test_errors_name_what_is_wrong_and_where(update):
    compare_errors("errors_janko.txt", BAD, lambda codec, text: found(text, codec), update)


UNWRITABLE = [
    ("numbers", Diagram(1, 1, blocks=frozenset([(1, 1)]))),
    ("numbers", Diagram(1, 1, {(1, 1): -1})),
    ("numbers", Diagram(1, 1, unshaded=frozenset([(1, 1)]), is_solved=True)),
    ("numbers", Diagram(1, 2, areas={(1, 1): 1})),
    ("numbers", Diagram(1, 1, flags={"diagonals": True})),
    ("inside", Diagram(1, 1, edges=frozenset([(1, 1, "top")]), is_solved=True)),
    ("inside", Diagram(1, 1, no_edges=frozenset([(1, 1, "top")]), is_solved=True)),
    ("walls", Diagram(1, 1, unknown=frozenset([(1, 1)]))),
    ("objects", Diagram(1, 1, outside={("top", 1, 2): 1})),
    ("objects", Diagram(1, 1, outside={("right", 1, 1): 1})),
    ("runs", Diagram(1, 1, outside={("bottom", 1, 1): 1})),
    ("heights", Diagram(1, 1, outside={("bottom", 1, 2): 1})),
    ("heights", Diagram(1, 1, flags={"knight": True})),
    ("sums", Diagram(1, 1, sums={(1, 1, "down"): 3})),
    ("cages", Diagram(1, 1, cages={(1, 1): 1}, targets={(1, 1): ("mul", 1)})),
    ("cages", Diagram(1, 2, cages={(1, 1): 1, (1, 2): 1}, targets={(1, 2): ("add", 1)})),
    ("operations", Diagram(1, 2, cages={(1, 1): 1})),
    ("operations", Diagram(1, 2)),
    ("stars", Diagram(1, 1, areas={(1, 1): 1})),
    ("stars", Diagram(1, 1, count=1)),
]


def test_what_a_text_cannot_say_is_refused(update):
    compare_unsaid("errors_janko_writing.txt", janko, UNWRITABLE, update)


def test_the_guide_names_every_way_of_writing():
    page = (Path(pylogic.__file__).parent / "guide" / "formats.md").read_text()
    rows = page.partition("Ways of writing a text of janko.at (janko)")[2].split("\n\n")[1]
    assert re.findall(r"(?m)^\| `(\w+)`", rows) == list(janko.CODECS)


@pytest.mark.parametrize("puzzle", KINDS)
def test_rule_files_name_the_codec(puzzle):
    assert {game.style for game in mapping.games(load(puzzle).encoding, "janko")} == {KINDS[puzzle]}
