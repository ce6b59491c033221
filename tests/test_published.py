"""Published solutions: whether an answer is the published one, and in what it differs."""

from __future__ import annotations

import json

import clingo
import pytest
from harness import CORPORA, corpus, needs_corpora

import pylogic
from pylogic.formats import published, sources


def told(puzzle: pylogic.Puzzle, text: str, form: str | None = None):
    found = sources.told(puzzle.encoding, text, sources.Manner(form))
    return published.published(puzzle.encoding, found)


def told_of(found, symbols) -> tuple[str, ...]:
    words, remark = found.differences(symbols)
    return words if remark is None else (remark,)


def differences(name: str, text: str, answer: str, form: str | None = None) -> tuple[str, ...]:
    """In what an answer, given as terms, differs from what a text tells."""
    found = told(pylogic.load(name), text, form)
    assert found is not None
    return told_of(found, map(clingo.parse_term, answer.split()))


def entry(problem: str, solution: str) -> str:
    return json.dumps({"problem": problem, "solution": solution})


SAME = {
    "black cells": ("kuromasu", entry("1 3\n- 3 -", "1 3\nx - x"), "black(1,3) black(1,1)"),
    "none": ("kuromasu", entry("1 2\n- 2", "1 2\n- -"), ""),
    "numbers": ("fillomino", entry("1 3\n- 2 -", "1 3\n2 2 1"),
                "value(1,1,2) value(1,2,2) value(1,3,1)"),
    "numbers counted otherwise": ("takuzu", entry("1 2\n1 -", "1 2\n1 2"),
                                  "value(1,1,0) value(1,2,1)"),
    "signs": ("akari", entry("1 2\nx -", "1 2\nx o"), "lamp(1,2)"),
    "lines along sides": ("slitherlink", entry("1 1\n4", "1 1\nx"),
                          "edge(1,1,top) edge(1,1,right) edge(1,1,bottom) edge(1,1,left)"),
    "sides called otherwise": ("slitherlink", "size(2,1). edge(2,1,top).", "edge(1,1,bottom)"),
    "lines from cell to cell": ("masyu", entry("2 2\n- -\n- -", "2 2\nse sw\nne nw"),
                                "link(1,1,right) link(1,1,bottom) link(2,1,right) "
                                "link(1,2,bottom)"),
    "what no board shows": ("queens", "size(1,1). queen(1,1).", "queen(1,1)"),
    "numbers that the puzzle gives": ("sudoku", "size(1,1). given(1,1,1). value(1,2,2).",
                                      "value(1,1,1) value(1,2,2)"),
    "what it denies": ("kuromasu", "size(1,2). black(1,1). -black(1,2).", "black(1,1)"),
}  # fmt: skip


@pytest.mark.few(4)
@pytest.mark.parametrize("what", SAME)
def test_the_published_answer(what):
    assert differences(*SAME[what]) == ()


WRONG = {
    "black cells": (SAME["black cells"], "black(1,3)", [
        "row 1, column 1: black in the published solution, white here"]),
    "one black cell more": (SAME["black cells"], "black(1,1) black(1,2) black(1,3)", [
        "row 1, column 2: white in the published solution, black here"]),
    "none": (SAME["none"], "black(1,2)", [
        "row 1, column 2: white in the published solution, black here"]),
    "numbers": (SAME["numbers"], "value(1,1,1) value(1,2,2) value(1,3,2)", [
        "row 1, column 1: 2 in the published solution, 1 here",
        "row 1, column 3: 1 in the published solution, 2 here"]),
    "no number": (SAME["numbers"], "value(1,1,2) value(1,2,2)", [
        "row 1, column 3: 1 in the published solution, nothing here"]),
    "numbers counted otherwise": (SAME["numbers counted otherwise"], "value(1,1,0) value(1,2,0)", [
        "row 1, column 2: 1 in the published solution, 0 here"]),
    "signs": (SAME["signs"], "lamp(1,1)", [
        "row 1, column 1: no lamp in the published solution, lamp here",
        "row 1, column 2: lamp in the published solution, no lamp here"]),
    "lines along sides": (SAME["lines along sides"], "edge(1,1,right) edge(1,1,bottom)", [
        "row 1, column 1, left side: a line in the published solution, no line here",
        "row 1, column 1, top side: a line in the published solution, no line here"]),
    "lines from cell to cell": (
        SAME["lines from cell to cell"],
        "link(1,1,right) link(1,1,bottom) link(1,2,bottom) link(2,1,bottom)", [
        "row 2, column 1, over the bottom side: no line in the published solution, a line here",
        "row 2, column 1, over the right side: a line in the published solution, no line here"]),
    "what no board shows": (SAME["what no board shows"], "queen(1,2)", [
        "queen(1,1): it holds in the published solution, it does not hold here",
        "queen(1,2): it does not hold in the published solution, it holds here"]),
    "what it denies": (SAME["what it denies"], "black(1,1) black(1,2)", [
        "row 1, column 2: white in the published solution, black here"]),
    "many": (("kuromasu", entry("1 9\n- - - - - - - - -", "1 9\n- - - - - - - - -")),
             " ".join(f"black(1,{c})" for c in range(1, 10)), [
        *(f"row 1, column {c}: white in the published solution, black here" for c in (1, 2, 3)),
        "and 6 more"]),
}  # fmt: skip


@pytest.mark.few(4)
@pytest.mark.parametrize("what", WRONG)
def test_another_answer(what):
    (name, text, *_), answer, said = WRONG[what]
    assert list(differences(name, text, answer)) == said


PART = {
    "black cells": ("kuromasu", "size(1,3). black(1,1).", "black(1,1) black(1,3)", 1, 2),
    "marks alone": ("kuromasu", "size(1,3). -black(1,2).", "black(1,1) black(1,3)", 0, 2),
    "numbers": ("fillomino", entry("1 3\n- - -", "1 3\n2 - 1"),
                "value(1,1,2) value(1,2,2) value(1,3,1)", 2, 3),
    "cells of areas": ("sudoku", "size(1,2). region(1,1,1). region(1,2,1). value(1,1,1).",
                       "value(1,1,1) value(1,2,2)", 1, 2),
}  # fmt: skip


@pytest.mark.parametrize("what", PART)
def test_a_board_that_is_not_filled(what):
    name, text, answer, shown, all_of_them = PART[what]
    said = f"the published board is not filled: it shows {shown} of {all_of_them}"
    assert differences(name, text, answer) == (said,)


def test_a_board_that_is_not_filled_and_wrong():
    said = differences("fillomino", entry("1 3\n- - -", "1 3\n1 - -"), "value(1,1,2) value(1,2,2)")
    assert said == ("row 1, column 1: 1 in the published solution, 2 here",)


NONE = {
    "facts": ("kuromasu", "size(1,2). clue(1,1,1)."),
    "a corpus": ("kuromasu", json.dumps({"problem": "1 2\n1 -"})),
    "a link": ("kuromasu", "https://puzz.link/p?kurodoko/3/3/i2k"),
    "black cells that are not played in": ("kakuro", "# #\n# -\n"),
}


@pytest.mark.parametrize("what", NONE)
def test_no_solution_is_told(what):
    name, text = NONE[what]
    assert told(pylogic.load(name), text) is None


BOARDS = {"kuromasu": "inst12", "masyu": "janko464", "tents": "janko122"}


@pytest.mark.few(2)
@pytest.mark.parametrize("name", BOARDS)
def test_solved_boards_of_other_programs(name):
    puzzle = pylogic.load(name)
    board = puzzle.instance(BOARDS[name])
    answer = puzzle.solve(board).answers[0]
    solved = " ".join(f"{symbol}." for symbol in (*board.symbols, *answer.symbols))
    text = puzzle.convert(puzzle.instance(solved, text=True), "text").text
    found = told(puzzle, text, "text")
    assert found is not None
    assert told_of(found, answer.symbols) == ()
    assert told_of(found, answer.symbols[1:]) != ()


@needs_corpora
@pytest.mark.parametrize(("kind", "name"), [("kuromasu", "kuromasu"), ("jigsaw_sudoku", "sudoku")])
def test_published_solutions_are_the_answers(kind, name):
    puzzle = pylogic.load(name)
    for board in list(corpus(kind))[:8]:
        text = sources.read(puzzle.encoding, f"{CORPORA / kind}.json#{board}", False)
        solution = published.published(puzzle.encoding, text)
        outcome = puzzle.solve(f"{CORPORA / kind}.json#{board}")
        assert outcome.status == "unique"
        assert solution is not None
        assert told_of(solution, outcome.answers[0].symbols) == ()


@needs_corpora
def test_a_published_solution_with_a_cell_changed():
    kuromasu = pylogic.load("kuromasu")
    name, puzzle = next(iter(corpus("kuromasu").items()))
    answer = kuromasu.solve(f"{CORPORA / 'kuromasu.json'}#{name}").answers[0]
    size, *rows = puzzle["solution"].splitlines()
    cells = [row.split() for row in rows]
    for r, row in enumerate(cells):
        for c, cell in enumerate(row):
            row[c] = "-" if cell == "x" else "x"
            changed = {**puzzle, "solution": "\n".join([size, *map(" ".join, cells)])}
            row[c] = cell
            colours = ("white", "black") if cell == "x" else ("black", "white")
            words = "row {}, column {}: {} in the published solution, {} here"
            said = told_of(told(kuromasu, json.dumps(changed)), answer.symbols)
            assert said == (words.format(r + 1, c + 1, *colours),)
