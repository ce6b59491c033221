"""Boards as plain text: what is written is read again, and means the same."""

from __future__ import annotations

from dataclasses import replace

import pytest
from harness import command, pylogic_run
from test_drawing import drawing, read

import pylogic

BOARDS = [drawing("edges"), drawing("links"), read("grid(2,2)", "text(1,1,12)")]


@pytest.mark.parametrize("drawn", BOARDS, ids=["edges", "links", "texts"])
def test_draw_the_shots_of_a_film_in_one_form(drawn):
    (end,) = drawn.frames
    begin = replace(end, marks={})
    alone, *shots = (
        str(replace(drawn, frames=frames)) for frames in ((end,), (begin, end), (end, begin))
    )
    for shot, other in (shots[0].split("\n\n"), reversed(shots[1].split("\n\n"))):
        assert other == alone
        assert shot.count("\n") == other.count("\n")
        assert max(map(len, shot.splitlines())) == max(map(len, other.splitlines()))


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("name", "board", "of_search"),
    [
        ("kuromasu", "inst12", ["--stats"]),
        ("hashi", "janko12", []),  # circles are looks
        ("shakashaka", "janko21", []),  # black cells with numbers may go without a wall
        ("star_battle", "janko62", ["--stats"]),  # areas have other names, a caption is below them
        ("sudoku", "jigsaw9", []),
    ],
)
def test_expect_the_board_that_solve_prints(name, board, of_search, tmp_path):
    printed = tmp_path / "solved.txt"
    printed.write_text(command("solve", name, board, "--plain", *of_search))
    assert "search complete" in printed.read_text()
    assert command("why", name, board, "--expect", printed) == "it is an answer\n"


@pytest.mark.slow
def test_solve_a_generated_puzzle_as_it_is_printed(tmp_path):
    printed = tmp_path / "generated.txt"
    for name in ("kuromasu", "sudoku"):
        run = pylogic_run("generate", name, "4x4", "--plain", "--seed", "3")
        printed.write_text(run.stdout)
        assert "solution:\n" in printed.read_text()
        solved = command("solve", name, printed, "--plain")
        assert solved.startswith("unique") or "\nunique: 1 answer" in solved
        assert command("why", name, printed, "--expect", printed).startswith("it is an answer\n")


def test_read_and_draw_lists_of_rows():
    kuromasu, sudoku = pylogic.load("kuromasu"), pylogic.load("sudoku")
    rows = [[3, None, "."], ["-", None, None]]
    board = kuromasu.instance(rows)
    assert str(kuromasu.draw(board)) == "3 - -\n- - -"
    given = [row.split() for row in str(sudoku.draw("wiki9")).splitlines()]
    assert set(sudoku.instance(given).symbols) == set(sudoku.instance("wiki9").symbols)


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        (5, "5: expected a name, a path, a text, or rows of cells"),
        ([], "rows of cells"),
        ([5], "5 is no row of cells"),
        (["3."], "'3.' is no row of cells"),
        ([[3.5]], "3.5: expected a number, a sign, or None"),
        ([[True]], "True: expected"),
        ([["3 ."]], "'3 .': expected"),
        ([[None, None], [1]], "this row has 1 cells instead of 2"),
    ],
)
def test_refuse_texts_without_rows(rows, words):
    with pytest.raises(pylogic.PylogicError) as caught:
        pylogic.load("kuromasu").instance(rows)
    assert words in str(caught.value)
