"""Exchange formats: known boards, round trips, what is wrong and where."""

from __future__ import annotations

import json
import pickle
import random
import re
import subprocess
import sys
from collections import Counter
from itertools import product

import clingo
import pytest
from harness import GOLDEN, compare_errors, pylogic_run, written
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pages import GUIDE

import pylogic
from pylogic import formats
from pylogic.formats import exchange, mapping, sources
from pylogic.formats.diagram import LARGEST, Diagram, Game, Source
from pylogic.formats.sources import Manner
from pylogic.rules import library, vocabulary
from pylogic.rules.symbols import say

PUZZLES = {name: pylogic.load(name) for name in ("kuromasu", "takuzu", "sudoku", "number_grid")}
KURODOKO = "https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i"
RANGE = "7x7:d7b3e8e5c7a7c13e4e8b4d"
FREELY = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def facts(puzzle: str, text: str, format_name: str | None = None) -> set[str]:
    found = PUZZLES[puzzle].instance(text, text=True, format=format_name or formats.detect(text))
    return {str(fact.symbol) for fact in found.facts}


def test_the_url_of_the_issue():
    clues = {"clue(1,4,7)", "clue(2,1,5)", "clue(3,3,2)", "clue(4,5,2)", "clue(5,2,4)"}
    assert facts("kuromasu", KURODOKO) == {"size(5,5)", *clues}
    outcome = PUZZLES["kuromasu"].solve(KURODOKO)
    black = "black(1,2) black(2,3) black(3,2) black(3,5) black(4,3) black(5,1) black(5,5)"
    assert (outcome.status, str(outcome.answers[0])) == ("unique", black)


def test_a_board_as_text_is_the_same():
    text = "% a comment\n...7.\n5....\n..2..\n....2\n.4...\n"
    assert facts("kuromasu", text) == facts("kuromasu", KURODOKO)
    assert facts("kuromasu", text.replace(".", "- ").replace("7", "7 ").replace("5", "5 ")
                 .replace("2", "2 ").replace("4", "4 ")) == facts("kuromasu", KURODOKO)  # fmt: skip


def test_the_code_of_large_numbers_and_unknown_clues():
    found = facts("kuromasu", "kurodoko/4/2/f-10+100=000%fff.h")
    assert found == {
        "size(2,4)", "clue(1,1,15)", "clue(1,2,16)", "clue(1,3,256)", "clue(1,4,4096)",
        "clue(2,1,12287)", "white(2,2)",
    }  # fmt: skip


def test_a_game_id_knows_its_puzzle():
    assert exchange.encoding_of(None, "range").name == "kuromasu"
    assert exchange.puzzle(sources.find(None, KURODOKO)).name == "kuromasu"
    assert PUZZLES["kuromasu"].solve(RANGE).status == "unique"


BAD = [
    ("kuromasu", RANGE + "8"),
    ("kuromasu", "7x7:d7b3"),
    ("kuromasu", "7x7:4d8!zz"),
    ("kuromasu", "0x7:a"),
    ("kuromasu", "99999x99999:a"),
    ("kuromasu", "9999999999x1:a"),
    ("kuromasu", "7x7q:a"),
    ("kuromasu", "kurodoko/5/5/i7g5l2l2g4"),
    ("kuromasu", "kurodoko/5/5/i7g5l2l2g4ii"),
    ("kuromasu", "kurodoko/5/5/i7g5l2l2g4z"),
    ("kuromasu", "kurodoko/5/5/i7g5l2l2g4i/more"),
    ("kuromasu", "kurodoko/2/2/-1"),
    ("kuromasu", "kurodoko/2/2/+xyz"),
    ("kuromasu", "kurodoko/2/2/!j"),
    ("kuromasu", "kurodoko/99999/99999/a"),
    ("kuromasu", "kurodoko/5/5"),
    ("kuromasu", "slither/5/5/i7g5l2l2g4i"),
    ("kuromasu", "..1\n..\n"),
    ("kuromasu", "..1\n..z\n"),
    ("kuromasu", "..\n..\n\n12\n"),
    ("kuromasu", "..\n..\n\n12\n11\n\n22\n"),
    ("kuromasu", "..\n..\n\n12\n11\n"),
    ("kuromasu", "pzprv9\nkurodoko\n1\n1\n. \n"),
    ("kuromasu", "pzprv3\nkurodoko\n2\n2\n. . \n"),
    ("kuromasu", "pzprv3\nkurodoko\n1\n2\n. . . \n"),
    ("kuromasu", "pzprv3\nkurodoko\n1\n2\n. q \n"),
    ("kuromasu", "pzprv3\nkurodoko\n1\n2\n. . \n5 . \n"),
    ("kuromasu", "pzprv3\nkurodoko\n"),
    ("kuromasu", "pzprv3\nslither\n1\n1\n. \n. \n"),
    ("kuromasu", "[problem]\n- 1\n-\n"),
    ("kuromasu", "[problem]\n"),
    ("kuromasu", "[problem]\n- q\n"),
    ("kuromasu", "[problem]\n- 1\n[solution]\n- x x\n"),
    ("kuromasu", "[problem]\n- 1\n??!\n"),
    ("kuromasu", "puzzle slither\n[problem]\n- 1\n"),
    ("kuromasu", "m=edit&p=abc"),
    ("kuromasu", "m=edit&p="),
    ("kuromasu", "m=edit&p=eNoztCp!"),
    ("takuzu", "4x4:aBz"),
    ("takuzu", "4x4:aBzzzz"),
    ("takuzu", "4x4:a1"),
    ("sudoku", "2x2:p,abc"),
    ("sudoku", "4j:p"),
    ("sudoku", "4j:p,a"),
    ("sudoku", "4j:p,zzzz"),
    ("sudoku", "4j:p,!"),
    ("sudoku", "2x2k:p"),
    ("sudoku", "?.\n..\n"),
]


NO_BOARDS = {
    ":": "1:1: error: expected rows of cells",
    ". .\n\n:": "3:1: error: expected rows of cells",
    ", ,\n1 2": "1:1: error: expected rows of cells",
    "||\n||": "1:1: error: expected rows of cells",
    "====++====": "1:1: error: expected rows of cells",
    "1 || 2\n====++====": "1:1: error: expected rows of cells",
    f". {'o' * 1000}\n. .": f"1:4: error: expected a number instead of '{'o' * 27}...'",
    f". {'(3)' * 1000}\n. .": f"1:6: error: expected a number instead of '{'(3)' * 9}...'",
    ". o@\n. .": "1:4: error: expected a number instead of '@'",
    ". #x\n. .": "1:4: error: expected a number instead of 'x'",
}
"""Texts that say nothing of a board, or one thing of a cell twice."""


@pytest.mark.parametrize("text", NO_BOARDS)
def test_rows_without_cells_and_cells_without_sense_are_refused(text):
    with pytest.raises(pylogic.ProgramError) as caught:
        PUZZLES["kuromasu"].instance(text, text=True, format="text")
    assert str(caught.value) == f"<text>:{NO_BOARDS[text]}"


WRONG_ABOUT = {
    "exchange(jank, nl)": "exchange(jank, nl): there is no such format",
    "exchange(janko, nl, nmbers)": "exchange(janko, nl, nmbers): there is no such way to write;",
    "exchange(tatham, nl, foo)": "exchange(tatham, nl, foo): there is no such way to write;",
    "exchange(penpa, nl, foo)": "exchange(penpa, nl, foo): there is no such way to write;",
    'exchange(pzpr, nl, "number16 foo")': "exchange(pzpr, nl, foo): there is no such way to write;",
    'exchange(pzprv3, nl, "number foo")': "exchange(pzprv3, nl, foo): there is no such way to",
    "exchange(sudokupad, nl, foo)": "exchange(sudokupad, nl, foo): there is no such way to write",
    "exchange(text, nl, foo)": "exchange(text, nl, foo): there is no such way to write; it has one",
    "offset(text, a)": ":3:45: error: offset(text,a).: expected a whole number instead of a",
    "empty(text, a)": ":3:45: error: empty(text,a).: expected a whole number instead of a",
    "clues(clue, three)": ":3:45: error: clues(clue,three).: expected a whole number instead of",
    "variant(x, a)": ":3:45: error: variant(x,a).: expected a whole number instead of a",
    "flag(pzpr, d, x, 1, a)": ":3:45: error: flag(pzpr,d,x,1,a).: expected a whole number instead",
}
"""What a user's `about` may say of formats that no format knows."""


@pytest.mark.parametrize("said", WRONG_ABOUT)
def test_what_about_says_wrongly_of_formats_is_named(said, tmp_path):
    path = tmp_path / "rules.lp"
    board = "board(number, clue). exchange(text, other)."
    path.write_text(f"{{a}}.\n#program about.\n{board} {said}.")
    with pytest.raises(pylogic.ProgramError) as caught:
        pylogic.load(path).convert("size(1,1). clue(1,1,2).", "nl", text=True)
    assert WRONG_ABOUT[said] in str(caught.value)
    known = pylogic.load("kuromasu")
    assert known.convert("size(1,2). clue(1,1,2).", "text", text=True).text == "2 .\n"


def test_errors_name_what_is_wrong_and_where(update):
    compare_errors("errors_formats.txt", BAD, facts, update)


def test_what_a_format_cannot_say_is_refused(update):
    cases = [
        ("kuromasu", "size(2,2). white(1,1).", "range"),
        ("kuromasu", "size(2,2). clue(1,1,99999).", "kurodoko"),
        ("kuromasu", "size(2,2). clue(3,1,2).", "kurodoko"),
        ("kuromasu", "clue(3,1,2).", "kurodoko"),
        ("kuromasu", "size(2,2). clue(1,1,a).", "text"),
        ("kuromasu", "size(2,2). clue(1,1,0-1).", "range"),
        ("kuromasu", "size(2,2). clue(1,1,0-1).", "pzprv3"),
        ("takuzu", "size(2,2). given(1,1,2).", "unruly"),
        ("takuzu", "size(2,2). given(1,1,1).", "pzpr"),
        ("takuzu", "size(2,2).", "nothing"),
        ("sudoku", "size(4,4). boxes(1,4).", "pzpr"),
        ("sudoku", "size(4,4). boxes(4,1).", "pzprv3"),
        ("sudoku", "size(2,4). boxes(2,4).", "solo"),
        ("number_grid", "size(2,2). line(row,1,1).", "text"),
        ("queens", "size(4).", "text"),
    ]

    def write(name: str, text: str, to: str) -> None:
        puzzle = pylogic.load(name)
        written(puzzle.encoding, puzzle.instance(text, text=True).symbols, to, {}, "<text>")

    compare_errors("errors_writing.txt", cases, write, update)


DIAGRAMS = [one.name for one in formats.known().values() if one.read]
TRIPS = [
    ("kuromasu", "clue", (1, 12287), "pzpr pzprv3 janko penpa text"),
    ("kuromasu", "clue", (0, 999999), "tatham"),
    ("takuzu", "given", (0, 1), "tatham janko penpa text"),
    ("sudoku", "given", (1, 25), "tatham janko penpa text"),
    ("number_grid", "given", (1, 7), "text"),
]
"""Puzzles, what stands in their cells, and formats that can say it."""


@FREELY
@given(st.data(), st.integers(1, 25), st.integers(1, 25), st.sampled_from(TRIPS))
def test_facts_are_written_and_read_again(data, rows, cols, trip):
    """The format is also recognised."""
    name, predicate, ends, known = trip
    to, cols = data.draw(st.sampled_from(known.split())), rows if name == "sudoku" else cols
    places = st.tuples(st.integers(1, rows), st.integers(1, cols))
    cells = data.draw(st.dictionaries(places, st.integers(*ends), max_size=40))
    boxes = ["boxes({},{})".format(*mapping.square_boxes(rows))] * (name == "sudoku")
    told = [f"size({rows},{cols})", *boxes]
    told += [f"{predicate}({row},{col},{number})" for (row, col), number in cells.items()]
    puzzle = PUZZLES[name]
    symbols = puzzle.instance(" ".join(f"{one}." for one in told), text=True).symbols
    text = written(puzzle.encoding, symbols, to, {}, "<text>")
    assert facts(name, text, to) == set(told)
    assert formats.detect(text) in (to, "pzpr", "tatham")


@pytest.mark.parametrize(
    ("rows", "status", "code"),
    [
        ("1... ..1. ...1 .1..", "multiple", 0),
        ("1... .... ..1. ....", "multiple", 0),  # on a diagonal, where the variant refuses it
        ("1... 2... .31. .4..", "none", 1),
    ],
)
def test_an_answer_stands_though_a_variant_refuses_the_board(rows, status, code):
    run = pylogic_run("solve", "sudoku", "-", "--plain", stdin=rows.replace(" ", "\n") + "\n")
    assert (run.returncode, run.stderr) == (code, "")
    assert run.stdout.splitlines()[-1].startswith(status)


def test_a_variant_that_makes_a_board_unique_is_named():
    takuzu = PUZZLES["takuzu"]
    loose = "size(2,4). given(1,1,0). given(1,2,0). given(1,3,1)."
    board = written(takuzu.encoding, [f.symbol for f in takuzu.instance(
        loose, text=True).facts], "text", {}, "")  # fmt: skip
    instance = takuzu.instance(board, text=True, format="text")
    outcome = takuzu.solve(instance)
    assert outcome.status == "none"  # its columns 1 and 2 are equal
    assert takuzu.variants(instance, outcome) == {"distinct": 0}
    assert takuzu.variants(instance, outcome, constants={"distinct": 1}) == {}
    run = pylogic_run("solve", "takuzu", "-", "--plain", stdin=board)
    assert run.stderr == "pylogic: with -c distinct=0 there is exactly one answer\n"


def test_flags_become_constants_and_flags_again():
    encoding = PUZZLES["sudoku"].encoding
    text = sources.told(encoding, "2x2x:p", Manner("solo"))
    found = exchange.facts(encoding, text)
    assert found.constants == {"diagonals": 1}
    assert "#const diagonals = 1. [override]" in found.text
    constants = {"diagonals": "1"}
    assert written(encoding, found.instance, "solo", constants, "") == "2x2x:p\n"
    takuzu = PUZZLES["takuzu"].encoding
    assert exchange.facts(takuzu, sources.told(takuzu, "2x2:e", Manner("unruly"))).constants == {
        "distinct": 0
    }
    assert exchange.facts(takuzu, sources.told(takuzu, "2x2u:e", Manner("unruly"))).constants == {}


@pytest.mark.slow
def test_convert_on_the_command_line(tmp_path):
    assert pylogic_run("convert", KURODOKO, "range").stdout == "5x5:c7a5f2f2a4c\n"
    path = tmp_path / "board.txt"
    assert pylogic_run("convert", KURODOKO, str(path)).returncode == 0
    assert facts("kuromasu", path.read_text()) == facts("kuromasu", KURODOKO)
    assert pylogic_run("convert", str(path), "kurodoko").stdout.strip() == KURODOKO
    stdin = pylogic_run("convert", "-", "kurodoko", stdin=path.read_text())
    assert stdin.stdout.strip() == KURODOKO
    assert pylogic_run("convert", "instances/kuromasu/inst12.lp", "text").stdout.count("\n") == 13
    back = pylogic_run("convert", KURODOKO, str(tmp_path / "x.lp"))
    assert (back.returncode, (tmp_path / "x.lp").read_text()[:10]) == (0, "size(5,5).")
    for arguments, words in [
        ((str(path), "text"), "neither IN nor OUT says which puzzle"),
        ((str(path), "board.png"), "a file's name ends in .lp"),
        (("nothing", "kurodoko"), "no file 'nothing'"),
        (("nothing.txt", "kurodoko", "--format", "text"), "no file 'nothing.txt'"),
        ((KURODOKO, str(tmp_path / "a" / "b.txt")), "No such file"),
    ]:
        run = pylogic_run("convert", *arguments)
        assert (run.returncode, words in run.stderr) == (2, True), run.stderr


def test_what_is_left_out_is_said(tmp_path):
    path = tmp_path / "grid.txt"
    path.write_text(".#.\n..2\n")
    for arguments in [("convert", str(path), "range"), ("solve", "kuromasu", str(path), "-n", "1")]:
        run = pylogic_run(*arguments)
        assert run.stderr == f"{path}: the solution that the board shows is left out\n"
    run = pylogic_run("convert", str(path), "pzprv3", "--puzzle", "kuromasu")
    assert (run.stderr, run.stdout.splitlines()[-2:]) == ("", [". # . ", ". . . "])


@pytest.mark.parametrize(
    "rule", ["clue(1,1..3,2).", "clue(1,1,X) :- X = 2.", ":- not line(1,1,top)."]
)
def test_what_only_a_rule_says_is_refused_and_not_left_out(tmp_path, rule):
    (tmp_path / "rules.lp").write_text(f"#const n = 3.\nsize(n,n). clue(2,2,0).\n{rule}\n")
    words = r"rules.lp:3:1: error: .*: only ground facts are written in a format"
    with pytest.raises(pylogic.ProgramError, match=words):
        pylogic.load("slitherlink").convert(tmp_path / "rules.lp", "pzpr")


def test_whatever_facts_say_is_read_again_or_refused():
    """No writer fails on facts that make no sense: it refuses them in words."""
    rng = random.Random(1)
    counts = Counter[bool]()
    for encoding in sorted(sources.encodings(), key=lambda one: one.name):
        told = [fact.arguments for fact in encoding.about if fact.match("board", 2)]
        for _ in range(4):
            size = rng.choice([(1, 1), (1, 2), (2, 3), (4, 4)])
            facts = {("size",): clingo.parse_term(f"size{size}")}
            for (what, predicate), _ in product(told, range(rng.randrange(6))):
                kind = vocabulary.KINDS.get(say(what))
                if kind is None:
                    continue
                row = [
                    rng.choice(vocabulary.TERMS.get(term) or (1, 1, 2, 3, *([0, 70] if at else [])))
                    for at, term in enumerate(kind.terms)
                ]
                key = (say(predicate), *row[: kind.keys])
                facts[key] = clingo.parse_term(f"{predicate}({','.join(map(str, row))})")
            for one in formats.written():
                try:
                    written(encoding, list(facts.values()), one.name, {}, "<text>")
                    counts[True] += 1
                except pylogic.PylogicError as error:
                    counts[False] += 1
                    assert error.problems
    assert min(counts[True], counts[False]) > 100, counts


ON_TWO = "size(2,2).\n"
LOST = {
    ("kuromasu", "size(3,3).\nclue(1,1,2). clue(1,1,3).", "text"): "2:14: error: cell 1,1: two ",
    ("kuromasu", "size(3,3).\nclue(9,9,2).", "pzpr"): "2:1: error: cell 9,9: clue 2 is off the",
    ("kuromasu", "size(3,3).\n#show clue/3.", "text"): "2:1: error: #show clue/3.: only ground",
    ("nonogram", "size(1,1).\noutside(left,22,1,1).", "text"): " error: the number 1 at the left",
    ("plain", f"{ON_TWO}clue(1,1,2). clue(1,1,3).", "text"): "2:14: error: clue(1,1,3): clue(1,1",
    ("plain", f"{ON_TWO}size(3,3).", "text"): "2:1: error: size(3,3): size(2,2) says otherwise",
    ("plain", f"{ON_TWO}outside(left,22,1,1).", "text"): "2:1: error: outside(left,22,1,1): there",
    ("plain", f"{ON_TWO}outside(left,1,0,1).", "text"): "2:1: error: outside(left,1,0,1): there",
    ("plain", f"{ON_TWO}outside(lft,1,1,1).", "text"): "2:1: error: outside(lft,1,1,1): expected",
    ("plain", f"{ON_TWO}sum(1,1,aross,3).", "text"): "2:1: error: sum(1,1,aross,3): expected ac",
    ("plain", f"{ON_TWO}sum(1,1,across,3). clue(1,1,2).", "text"): "2:20: error: text cannot say",
    ("plain", f"{ON_TWO}target(1,1,plus,3).", "text"): "2:1: error: target(1,1,plus,3): expecte",
    ("plain", f"{ON_TWO}circle(1,1,pink).", "text"): "2:1: error: circle(1,1,pink): expected wh",
    ("plain", f"{ON_TWO}clue(3,1,2).", "text"): "2:1: error: clue(3,1,2): the cell 3,1 is off",
    ("plain", f"{ON_TWO}clue(1,1,-2).", "text"): "2:1: error: text cannot say clue(1,1,-2): on",
}
"""What a format would lose of some facts, or say otherwise, and where these stand."""


@pytest.mark.parametrize(("puzzle", "text", "to"), LOST)
def test_nothing_is_lost_in_silence(puzzle, text, to, tmp_path):
    path, rules = tmp_path / "facts.lp", tmp_path / "plain.lp"
    path.write_text(text)
    kinds = {"number": "clue", "block": "block"}
    kinds |= {name: name for name in ("outside", "sum", "target", "circle", "cage")}
    told = " ".join(f"board({what}, {name})." for what, name in kinds.items())
    rules.write_text(f"{{a}}. #show a/0.\n#program about.\n{told}")
    with pytest.raises(pylogic.ProgramError) as caught:
        pylogic.load(rules if puzzle == "plain" else puzzle).convert(path, to)
    assert str(caught.value).startswith(f"{path}:{LOST[puzzle, text, to]}")


def test_a_link_of_penpa_may_have_any_letters():
    """Those of f-puzzles, for one: pylogic itself wrote this board of 3x1."""
    link = (
        "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
        "7ZJPb4JAEMXvfAoz5zmwIGr3Rq32YukfbIwhxiBZIxFCu0rTLOG7d3ag8dpLGw8N4beP2dnsY/JO73WqFQr00Z+gS0LgeIQi8L4Xt3+W+blQcoBhfT5UmgTi43yO+7Q4KSfpuzZOY26kCdHcywQEIHj0CtigeZaNeZAmQhPTFqCg2qJr8knOLnLF+1ZNu6JwSUe9JrkmmeU6K9R20VWeZGKWCPaeWz5tJZTVh4Leh/3OqnKX28IuPdPPnA75G++0aMLOXXyN7loa6gv528rEWn29yMlFxrIB4YEc0sjt0lpPDVEw18w502Mu6Rwan3nHdJkBc8E9M+aKOWUOmSPuGdubf+jtz+wkwsMAg42TQFzrfZopGmJUlzulB1Gly7QACmnrwCfwm/iU+OF/bn8lt3bA7rUl5NrsUGbhmB5rXVEyvwA="
    )
    assert "fpuz" in link or "load" in link
    assert formats.detect(link) == "penpa"


def test_convert_in_python():
    kuromasu = PUZZLES["kuromasu"]
    found = kuromasu.convert(KURODOKO, "range")
    assert (str(found), found.format, found.left_out) == ("5x5:c7a5f2f2a4c\n", "tatham", ())
    assert found == kuromasu.convert(kuromasu.instance(KURODOKO), "range")
    assert hash(found) == hash(pickle.loads(pickle.dumps(found)))
    board = kuromasu.convert(".#.\n..2\n", "range", text=True)
    left_out = ["<text>: the solution that the board shows is left out"]
    assert board.to_dict() == {"text": "3x2:e2\n", "format": "tatham", "left_out": left_out}
    assert repr(board) == f"<Conversion: tatham, 7 characters, {left_out[0]}>"
    for arguments, words in [
        ((KURODOKO, "nothing"), "no format 'nothing'"),
        ((KURODOKO, 3), "to=3: expected a text"),
    ]:
        with pytest.raises(pylogic.OptionError, match=words):
            kuromasu.convert(*arguments)


def test_a_single_argument_must_tell_its_puzzle():
    assert pylogic_run("solve", RANGE, "--format", "range", "--plain").returncode == 0
    assert pylogic_run("solve", KURODOKO, "--plain").stdout.startswith(". # . 7 .")
    run = pylogic_run("solve", RANGE)
    assert (run.returncode, "name a puzzle before it" in run.stderr) == (2, True)


def test_a_file_that_cannot_be_read_is_no_error_of_another_puzzle(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "encodings"
    folder.mkdir()
    (folder / "gone.lp").symlink_to("nowhere")
    (folder / ".#kuromasu.lp").symlink_to("user@host.4711:1")  # as Emacs locks a file
    found = exchange.puzzle(sources.find(None, KURODOKO))
    assert found is not None
    assert found.name == "kuromasu"
    assert ".#kuromasu" not in library.encodings()


# ---- Whatever the text ------------------------------------------------------------------

PENPA = f"m=edit{(GOLDEN.parent / 'penpa_links.txt').read_text().split('m=edit')[1].strip()}"
VALID = [KURODOKO, RANGE, PENPA, "8x8u:BhCfdAiaDAbdGcFABa", "2x3x:b3b5e1c1_5b1_4c6e2b6b",
         "4j:p,aaaaaaaaaaaaa", "pzprv3\nkurodoko\n2\n2\n. 3 \n- . \n# . \n. + \n",
         "begin\npuzzle kuromasu\nsize 2\n[problem]\n- 3\n? -\n[solution]\n- -\n- x\nend\n",
         "..3\n.?#\n", "1,2,-\n3|4|x\n"]  # fmt: skip


@settings(max_examples=150)
@given(
    st.sampled_from(VALID),
    st.lists(st.tuples(st.integers(0, 10**6), st.text(max_size=3), st.integers(0, 3)), max_size=4),
    st.sampled_from([None, *DIAGRAMS]),
    st.sampled_from(sorted(PUZZLES)),
)
def test_damaged_texts_end_in_a_clear_error(text, edits, format_name, puzzle):
    for at, new, cut in edits:
        place = at % (len(text) + 1)
        text = text[:place] + new + text[place + cut :]
    encoding = PUZZLES[puzzle].encoding
    try:
        exchange.facts(
            encoding,
            sources.told(encoding, text, Manner(format_name or formats.detect(text) or "text")),
        )
    except pylogic.PylogicError as error:
        assert str(error)


@settings(max_examples=80)
@given(st.sampled_from(DIAGRAMS), st.text())
def test_any_text_is_read_or_refused(format_name, text):
    for game in ((), (Game("x", "boxes"),), (Game("x", "letters"),), (Game("x", "numbers"),)):
        try:
            found = formats.read(format_name, Source(text, "x"), game).diagram
        except pylogic.PylogicError:
            continue
        assert isinstance(found, Diagram)
        assert found.rows * found.cols <= LARGEST


def test_a_link_that_unpacks_to_gigabytes_is_refused_at_once():
    import base64
    import tracemalloc
    import zlib

    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    data = b"".join(packer.compress(b"0" * 2**20) for _ in range(64)) + packer.flush()
    link = "m=edit&p=" + base64.b64encode(data).decode()
    tracemalloc.start()
    try:
        with pytest.raises(pylogic.ProgramError, match="more than"):
            facts("kuromasu", link, "penpa")
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 16 * 2**20


def test_an_instance_is_converted_by_its_name():
    puzzle = pylogic.load("kuromasu")
    assert str(puzzle.convert("inst12", "range")) == str(
        puzzle.convert(puzzle.instance("inst12"), "range")
    )


def test_a_line_of_81_characters_is_a_board_of_9_rows():
    line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    sudoku = pylogic.load("sudoku")
    rows = "\n".join(line[at : at + 9] for at in range(0, 81, 9))
    assert sudoku.paste(line).facts == sudoku.paste(rows).facts
    assert sudoku.solve(sudoku.instance(line, text=True, format="text")).status == "unique"
    assert sudoku.paste(line[:80]).facts.startswith("size(1,80).")
    assert sudoku.paste(line).is_named
    assert not sudoku.paste(rows).is_named
    assert sudoku.paste("https://puzz.link/p?kurodoko/5/5/i7g5l2l2g4i").is_named


# ---- A format of one's own ----------------------------------------------------------------

TINY = """
import re
from pylogic.formats.diagram import Diagram, Format, Found


def matches(text):
    return text.startswith("tiny ")


def read(source, _games):
    cells = source.text.split()[1:]
    numbers = {(1, c): int(cell) for c, cell in enumerate(cells, 1) if cell.isdecimal()}
    return Found(Diagram(1, len(cells), numbers))


FORMAT = Format(
    "tiny", "Tiny", "one row of numbers", matches, read, is_inline=True, extension=".tiny"
)
"""
WRITE = """
def write(diagram, _game):
    cells = (diagram.numbers.get(place, ".") for place in diagram.places)
    return " ".join(["tiny", *map(str, cells)])


"""
REGISTERED = """
import json, os, sys
from pylogic import cli, formats, load
formats.__path__.append(".")  # its file
formats.FILES = (*formats.FILES, "tiny")  # its line
print(load("kuromasu").paste("tiny . . 2"), end="\\0", flush=True)
for arguments in json.loads(sys.argv[1]):
    sys.argv = ["pylogic", *arguments]
    cli.run()
    print(end="\\0", flush=True)
os.environ |= {"COMP_WORDS": "pylogic solve --format t", "COMP_CWORD": "3"}
os.environ["_PYLOGIC_COMPLETE"] = "bash_complete"
cli.main()
"""
ONE_CELL = ["convert", "--puzzle", "kuromasu", "tiny . . 2"]
ONLY_READ = "<argument>: error: tiny cannot say anything: it is only read\n"
LINES = [
    (["convert", "--help"], "  tiny     one row of numbers\n"),
    ([*ONE_CELL, "text"], ". . 2\n"),
    ([*ONE_CELL[:-1], "board.tiny", "text"], ". . 2\n"),
    (["solve", "kuromasu", "tiny . . 2", "--count"], "unique: 1 answer"),
    ([*ONE_CELL, "tiny"], ONLY_READ),
    ([*ONE_CELL, "board2.txt", "--to", "tiny"], ONLY_READ),
]
"""Command lines, and what they say of a format that only reads."""
WRITTEN = [
    ([*ONE_CELL, "tiny"], "tiny . . 2"),
    ([*ONE_CELL, "out.tiny"], ""),
    ([*ONE_CELL[:-1], "out.tiny", "tiny"], "tiny . . 2"),
    ([*ONE_CELL[:-1], "unknown.txt", "tiny"], "error: tiny cannot say white(1,2) here\n"),
]
"""The same of one that writes, too."""


@pytest.mark.parametrize(
    ("source", "lines"),
    [(TINY, LINES), (WRITE + TINY.replace("read, is", "read, write, is"), WRITTEN)],
    ids=["read", "written"],
)
def test_a_new_format_is_one_file_and_one_line(tmp_path, source, lines):
    (tmp_path / "tiny.py").write_text(source)
    (tmp_path / "board.tiny").write_text("tiny . . 2")
    (tmp_path / "unknown.txt").write_text(". ? 2\n")
    asked = json.dumps([arguments for arguments, _ in lines])
    command = [sys.executable, "-c", REGISTERED, asked]
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    said = subprocess.run(command, **streams, cwd=tmp_path).stdout
    pasted, *printed, completed = said.split("\0")
    assert pasted == (
        "Pasted(puzzle='kuromasu', format='Tiny', facts='size(1,3).\\nclue(1,3,2).\\n', answer=(),"
        " is_named=False, lost=())"
    )
    for one, (_, words) in zip(printed, lines, strict=True):
        assert words in one
    assert "plain,tiny\n" in completed
    assert "Traceback" not in said


def test_the_guide_names_every_format():
    rows = (GUIDE / "formats.md").read_text(encoding="utf-8")
    rows = rows.partition("| format | what it is |")[2].partition("\n\n")[0]
    assert set(re.findall(r"(?m)^\| `(\w+)` \|", rows)) == set(formats.known())
