"""The format or puzzle that a text is taken for where several share a name or a look."""

from __future__ import annotations

import pytest
from harness import paste_board, pylogic_run

import pylogic

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


@pytest.mark.slow
def test_take_a_line_of_81_digits_for_a_sudoku():
    zeros = LINE.replace(".", "0")
    run = pylogic_run("convert", "-", "solo", stdin=f"{LINE}\n")
    assert run.stdout.startswith("3x3:5_3b7d6b1_9_5"), run.stderr
    assert paste_board(pylogic.load("kuromasu"), zeros).puzzle == "sudoku"
    assert pylogic.load("kuromasu").instance(zeros).size == (9, 9)  # asked for by name


SHARED = [("akari", "lightup"), ("tents", "tents"), ("masyu", "pearl")]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "word"), SHARED)
def test_take_a_name_that_formats_share_for_the_one_that_fits(name, word):
    puzzle = pylogic.load(name)
    board = puzzle.instance(next(iter(puzzle.instances())))
    link = puzzle.convert(board, word)
    assert link.format == "pzpr"
    game = puzzle.convert(str(link).strip(), word)
    assert game.format == "tatham"
    assert str(puzzle.convert(str(game).strip(), word)) == str(link)
    for text in (str(link), str(game)):
        assert puzzle.instance(text, text=True, format=word).symbols
    # An ID does not tell its puzzle; the name behind it does.
    assert pylogic_run("convert", str(game).strip(), word).stdout == str(link)
