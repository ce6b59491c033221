"""Instances that are one puzzle, turned or mirrored: they share a fingerprint, others do not."""

from __future__ import annotations

from itertools import product

import moved
import pytest
from harness import CORPORA, atoms, corpus, needs_corpora

import pylogic
from pylogic.formats.sameness import fingerprint

BOARDS = {
    "akari": "janko521", "cave": "janko412", "fillomino": "janko773", "heyawake": "janko142",
    "hitori": "janko467", "kakuro": "janko8", "kenken": "janko01", "killer_sudoku": "janko101",
    "kuromasu": "inst12", "masyu": "janko464", "nonogram": "janko861", "nurikabe": "janko130",
    "skyscrapers": "janko292", "slitherlink": "janko241", "star_battle": "janko62",
    "sudoku": "jigsaw9", "takuzu": "seed14", "tents": "janko122",
}  # fmt: skip
"""A small instance of each puzzle whose boards can be shown."""
UNBOUND = ("nonogram", "tents")
"""Their numbers beside the board stand above it and left of it, wherever it is turned."""


def moves(name: str) -> list:
    """The movements that make all others of a puzzle."""
    return [moved.transposed] if name == "kakuro" else [moved.clockwise, moved.mirrored]


def image(name: str, facts: moved.Facts, move) -> moved.Facts:
    turned = moved.at_first(move(facts))
    return moved.above_and_left(turned) if name in UNBOUND else turned


def same(puzzle: pylogic.Puzzle, *texts: str) -> bool:
    """Whether facts are the same puzzle."""
    made = [puzzle.instance(text, text=True) for text in texts]
    return len({fingerprint(puzzle.encoding, instance) for instance in made}) == 1


@pytest.mark.few(3)
@pytest.mark.parametrize("name", BOARDS)
def test_take_a_moved_board_for_the_same_puzzle(name):
    puzzle = pylogic.load(name)
    facts = atoms(puzzle.instance(BOARDS[name]).symbols)
    (size,) = (fact for fact in facts if fact[0] == "size")
    answer = atoms(puzzle.solve(BOARDS[name]).answers[0].symbols)
    for move in moves(name):
        board = image(name, facts, move)
        assert same(puzzle, moved.text(facts), moved.text(board))
        outcome = puzzle.solve(puzzle.instance(moved.text(board), text=True))
        assert outcome.status == "unique"
        is_of_lines = any(isinstance(atom[-1], str) for atom in answer)
        turned = moved.sides(answer, move, size) if is_of_lines else move(answer | {size})
        expected = {atom for atom in turned if atom[0] != "size"}
        assert atoms(outcome.answers[0].symbols) == expected


@pytest.mark.few(3)
@pytest.mark.parametrize("name", BOARDS)
def test_take_a_board_with_a_fact_less_for_another_puzzle(name):
    puzzle = pylogic.load(name)
    facts = atoms(puzzle.instance(BOARDS[name]).symbols)
    told = sorted((fact for fact in facts if fact[0] not in ("size", "boxes")), key=str)
    for less in told[:: max(1, len(told) // 4)]:
        assert not same(puzzle, moved.text(facts), moved.text(facts - {less}))


@pytest.mark.slow
def test_count_as_many_boards_as_burnside():
    puzzle = pylogic.load("kuromasu")

    def found(rows: int, cols: int) -> set[str]:
        cells = list(product(range(1, rows + 1), range(1, cols + 1)))
        prints = set()
        for told in product((0, 1), repeat=len(cells)):
            clues = [("clue", *cell, 2) for cell, on in zip(cells, told, strict=True) if on]
            board = moved.text([("size", rows, cols), *clues])
            prints.add(fingerprint(puzzle.encoding, puzzle.instance(board, text=True)))
        return prints

    assert len(found(3, 3)) == 102  # (2^9 + 2*2^3 + 2^5 + 4*2^6) / 8
    assert len(found(2, 3)) == 24  # (2^6 + 2^3 + 2^4 + 2^3) / 4
    assert found(2, 3) == found(3, 2)


DIRECTED = """
{ black(R, C) : size(Rows, Cols), R = 1..Rows, C = 1..Cols }.
#show black/2.
#program about.
board(shaded, black). board(object, stone). symmetry(%s).
"""


def test_restrict_movements_by_words_of_symmetry(tmp_path):
    path = tmp_path / "stones.lp"
    board = frozenset({("size", 2, 2), ("stone", 1, 1), ("stone", 2, 2), ("stone", 1, 2)})
    for word, alike in (("none", 0), ("transposed", 1), ("sides", 2)):
        path.write_text(DIRECTED % word)
        puzzle = pylogic.load(path)
        for number, move in enumerate((moved.transposed, moved.mirrored)):
            is_same = same(puzzle, moved.text(board), moved.text(move(board)))
            assert is_same == (number < alike), word
    path.write_text(DIRECTED % "sideways")
    with pytest.raises(pylogic.ProgramError, match=r"sideways.*none, transposed, sides or areas"):
        same(pylogic.load(path), moved.text(board))


@pytest.mark.slow
@needs_corpora
def test_find_a_puzzle_twice_in_a_corpus():
    kuromasu = pylogic.load("kuromasu")
    prints: dict[str, list[str]] = {}
    for name in corpus("kuromasu"):
        board = kuromasu.instance(f"{CORPORA / 'kuromasu.json'}#{name}")
        prints.setdefault(fingerprint(kuromasu.encoding, board), []).append(name)
    assert [names for names in prints.values() if len(names) > 1] == [["12_13x13", "447_13x13"]]
