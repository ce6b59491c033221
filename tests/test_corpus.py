"""Published boards with their solutions: read from the corpora, written and read in each format."""

from __future__ import annotations

import pytest
from harness import (
    CHECKOUT,
    CORPORA,
    compare,
    corpus,
    entry,
    needs_corpora,
    published,
    read_board,
    sample,
    written,
)

import pylogic
from pylogic.formats import exchange
from pylogic.formats.sameness import compare_with_published

KINDS = sorted(path.stem for path in CORPORA.glob("*.json") if path.stem in pylogic.puzzles())
FORMATS = ("text", "pzpr", "tatham", "penpa", "fpuzzles", "non")

MOVED = {"country_road pzpr": "clue", "akari text": "wall", "shakashaka text": "wall"}
"""Facts of other places: the number of a region in a cell of its own, numbers in black cells."""


@pytest.mark.few(4)
@needs_corpora
@pytest.mark.parametrize("kind", KINDS)
def test_read_every_sample_with_its_solution(kind):
    puzzle = pylogic.load(kind)
    names = list(corpus(kind))
    assert names
    for name in names:
        assert published(puzzle, kind, name)
    assert puzzle.instance(f"{CORPORA / kind}.json#{names[0]}").symbols


@needs_corpora
def test_read_loops_of_their_lengths():
    slitherlink, masyu = pylogic.load("slitherlink"), pylogic.load("masyu")
    # 8 cells inside with 8 pairs of neighbours among them: 4 * 8 - 2 * 8 sides
    assert len(published(slitherlink, "slitherlink", "10_4x4")) == 16
    # 24 of the 25 cells are on the loop
    assert len(published(masyu, "masyu", "71_5x5")) == 24


def trip(puzzle: pylogic.Puzzle, board: exchange.Facts, to: str) -> str:
    """How a format keeps a published board: all, the puzzle alone, or why it refuses it."""
    constants = {name: str(value) for name, value in board.constants.items()}
    try:
        text = written(puzzle.encoding, [*board.instance, *board.answer], to, constants, "board")
    except pylogic.PylogicError as error:
        return str(error).replace(f"{CHECKOUT}/", "")
    again = read_board(puzzle, text, to)
    moved = MOVED.get(f"{puzzle.encoding.name} {to}")
    here, there = (sorted(f for f in b.instance if f.name != moved) for b in (board, again))
    assert here == there, text
    assert again.constants == board.constants
    assert set(again.answer) <= set(board.answer)  # numbers that are given are no answers there
    return "all" if again.answer else "the puzzle"


@pytest.mark.few(3)
@needs_corpora
@pytest.mark.parametrize("kind", KINDS)
def test_write_published_boards_in_each_format(kind, update):
    """Areas, cages and numbers of a region may have other names: `convert` compares them itself."""
    puzzle = pylogic.load(kind)
    smallest = sorted(corpus(kind), key=lambda name: len(corpus(kind)[name]["problem"]))[:3]
    lines = []
    for name in smallest:
        board = entry(puzzle.encoding, CORPORA / f"{kind}.json", name)
        trips = ((to, trip(puzzle, board, to)) for to in FORMATS)
        lines += [f"{name} {to}: {kept}" for to, kept in trips if "has no name" not in kept]
    compare(f"published_{kind}.txt", "\n".join(lines), update)


@needs_corpora
@pytest.mark.parametrize(("kind", "name"), [("kuromasu", "kuromasu"), ("jigsaw_sudoku", "sudoku")])
def test_compare_an_answer_with_the_published_solution(kind, name):
    puzzle = pylogic.load(name)
    for source in (sample(kind, board) for board in list(corpus(kind))[:3]):
        told = exchange.require_text(puzzle.encoding, source, False)
        (answer,) = puzzle.solve(source).answers
        assert compare_with_published(puzzle.encoding, told, answer.symbols) == ()
