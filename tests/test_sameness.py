"""Instances that are one puzzle, turned or mirrored: they share a fingerprint, others do not."""

from __future__ import annotations

from itertools import product

import moved
import pytest
from harness import CORPORA, atoms, corpus, needs_corpora
from hypothesis import given, settings
from hypothesis import strategies as st

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
    return len({fingerprint(puzzle.encoding, instance).text for instance in made}) == 1


def sameness(encoding, one, other) -> str | None:
    return fingerprint(encoding, one).sameness(fingerprint(encoding, other))


@pytest.mark.few(3)
@pytest.mark.parametrize("name", BOARDS)
def test_a_moved_board_is_the_same_puzzle(name):
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
def test_a_board_with_a_fact_less_is_another_puzzle(name):
    puzzle = pylogic.load(name)
    facts = atoms(puzzle.instance(BOARDS[name]).symbols)
    told = sorted((fact for fact in facts if fact[0] not in ("size", "boxes")), key=str)
    for less in told[:: max(1, len(told) // 4)]:
        assert not same(puzzle, moved.text(facts), moved.text(facts - {less}))


@pytest.mark.slow
def test_as_many_boards_as_burnside_counts():
    puzzle = pylogic.load("kuromasu")

    def found(rows: int, cols: int) -> set[str]:
        cells = list(product(range(1, rows + 1), range(1, cols + 1)))
        prints = set()
        for told in product((0, 1), repeat=len(cells)):
            clues = [("clue", *cell, 2) for cell, on in zip(cells, told, strict=True) if on]
            board = moved.text([("size", rows, cols), *clues])
            prints.add(fingerprint(puzzle.encoding, puzzle.instance(board, text=True)).text)
        return prints

    assert len(found(3, 3)) == 102  # (2^9 + 2*2^3 + 2^5 + 4*2^6) / 8
    assert len(found(2, 3)) == 24  # (2^6 + 2^3 + 2^4 + 2^3) / 4
    assert found(2, 3) == found(3, 2)


AROUND = [(side, line, 1) for side in ("top", "left", "bottom", "right") for line in (1, 2)]
CELLS = list(product((1, 2), (1, 2)))


@st.composite
def towers(draw) -> moved.Facts:
    beside = draw(st.sets(st.sampled_from(AROUND), max_size=3))
    inside = draw(st.sets(st.sampled_from(CELLS), max_size=1))
    return frozenset(
        {("size", 2, 2), *(("outside", *spot, 1) for spot in beside)}
        | {("given", *cell, 1) for cell in inside}
    )


@st.composite
def rooms(draw) -> moved.Facts:
    names = draw(st.lists(st.sampled_from(["a", "b"]), min_size=4, max_size=4))
    clue = draw(st.sampled_from(CELLS))
    cells = {("region", *cell, name) for cell, name in zip(CELLS, names, strict=True)}
    return frozenset({("size", 2, 2), ("clue", *clue, 1), *cells})


def orbit(facts: moved.Facts) -> set[moved.Facts]:
    """The boards that a board of 2 x 2 cells may become."""
    found = {facts}
    for _ in range(3):
        found |= {move(board) for board in found for move in (moved.clockwise, moved.mirrored)}
    return found


def by_rooms(facts: moved.Facts) -> frozenset:
    """What two boards of rooms have in common whatever the rooms are called: cells, and clues."""
    rooms = {fact[1:3]: fact[3] for fact in facts if fact[0] == "region"}
    numbers = {rooms[fact[1:3]] for fact in facts if fact[0] == "clue"}
    return frozenset(
        (frozenset(cell for cell in rooms if rooms[cell] == name), name in numbers)
        for name in set(rooms.values())
    )


@pytest.mark.slow
@given(towers(), towers())
@settings(max_examples=25)
def test_boards_are_the_same_if_one_becomes_the_other(one, other):
    towers = pylogic.load("skyscrapers")
    assert same(towers, moved.text(one), moved.text(other)) == (other in orbit(one))


@pytest.mark.slow
@given(rooms(), rooms())
@settings(max_examples=25)
def test_rooms_are_what_counts_not_their_names(one, other):
    heyawake = pylogic.load("heyawake")
    is_same = by_rooms(other) in map(by_rooms, orbit(one))
    assert same(heyawake, moved.text(one), moved.text(other)) == is_same


WAYS = {
    "the same": [],
    "mirrored left to right": [moved.mirrored],
    "mirrored top to bottom": [moved.clockwise, moved.clockwise, moved.mirrored],
    "turned by 180 degrees": [moved.clockwise] * 2,
    "turned by 90 degrees clockwise": [moved.clockwise],
    "turned by 90 degrees anticlockwise": [moved.clockwise] * 3,
    "mirrored along the diagonal from top left to bottom right": [moved.transposed],
    "mirrored along the diagonal from bottom left to top right": [moved.mirrored, moved.clockwise],
}


@pytest.mark.parametrize("words", WAYS)
def test_how_a_board_was_moved_is_said(words):
    puzzle = pylogic.load("kuromasu")
    first = frozenset({("size", 2, 3), ("clue", 1, 1, 2), ("clue", 1, 2, 3)})
    second = first
    for move in WAYS[words]:
        second = move(second)
    boards = [puzzle.instance(moved.text(facts), text=True) for facts in (first, second)]
    assert sameness(puzzle.encoding, *boards) == words
    other = puzzle.instance("size(2,3). clue(1,1,2).", text=True)
    assert sameness(puzzle.encoding, other, boards[0]) is None


def test_the_simplest_words_are_said():
    kuromasu = pylogic.load("kuromasu")
    row, other = (kuromasu.instance(f"size(1,2). clue(1,{c},2).", text=True) for c in (1, 2))
    assert sameness(kuromasu.encoding, row, other) == "mirrored left to right"
    assert sameness(kuromasu.encoding, row, row) == "the same"
    column = kuromasu.instance("size(2,1). clue(1,1,2).", text=True)
    assert sameness(kuromasu.encoding, row, column) == "turned by 90 degrees clockwise"


def test_what_no_board_shows_is_the_same_or_not():
    queens = pylogic.load("queens")
    boards = [queens.instance(f"size(2,2). given(1,{c}).", text=True) for c in (1, 2, 1)]
    assert sameness(queens.encoding, boards[0], boards[2]) == "the same"
    assert sameness(queens.encoding, boards[0], boards[1]) is None


NOTHING_NEW = {
    "the order of facts": ("kuromasu", "size(2,2). clue(1,1,2).", "clue(1,1,2). size(2,2)."),
    "comments": ("kuromasu", "size(2,2).", "% a board\nsize(2,2)."),
    "a solution": ("kuromasu", "size(2,2).", "size(2,2). black(1,2). -black(1,1)."),
    "names of areas": ("star_battle", "size(1,2). region(1,1,a). region(1,2,b).",
                       'size(1,2). region(1,1,2). region(1,2,"x, y").'),
    "boxes as areas": ("sudoku", "size(2,2). boxes(1,2).",
                       "size(2,2). region(1,1,a). region(1,2,a). region(2,1,b). region(2,2,b)."),
    "a number that is told": ("nurikabe", "size(1,2). clue(1,1,2).",
                              "size(1,2). clue(1,1,2). island(1,1)."),
    "where a room's number stands": ("heyawake", "size(1,2). region(1,1,a). region(1,2,a). "
                                     "clue(1,1,1).", "size(1,2). region(1,1,a). region(1,2,a). "
                                     "clue(1,2,1)."),
    "boxes on their side": ("sudoku", "size(6,6). boxes(2,3).", "size(6,6). boxes(3,2)."),
    "a board that nothing shows": ("queens", "size(2,2). given(1,1).", "given(1,1). size(2,2)."),
    "a solution of it": ("queens", "size(2,2). given(1,1).", "size(2,2). given(1,1). queen(1,1)."),
}  # fmt: skip


@pytest.mark.parametrize("what", NOTHING_NEW)
def test_what_does_not_count(what):
    name, one, other = NOTHING_NEW[what]
    assert same(pylogic.load(name), one, other)


SOMETHING_NEW = {
    "a constant": ("sudoku", "size(2,2). boxes(1,2).", "#const diagonals = 1."),
    "a rule": ("kuromasu", "size(2,2).", "clue(1,1,2) :- size(2,2)."),
    "a range": ("kuromasu", "size(2,2).", "clue(1,1..2,3)."),
    "a fact that no board shows": ("number_grid", "size(2,2).", "amount(1,2)."),
    "a second clue in a cell": ("kuromasu", "size(2,2). clue(1,1,2).", "clue(1,1,3)."),
    "a clue off the board": ("kuromasu", "size(2,2).", "clue(3,1,2)."),
    "a second size": ("kuromasu", "size(2,2).", "size(3,2)."),
}


@pytest.mark.parametrize("what", SOMETHING_NEW)
def test_what_counts(what):
    name, board, more = SOMETHING_NEW[what]
    assert not same(pylogic.load(name), board, f"{board} {more}")


ROOMS = "size(2,2). region(1,1,a). region(1,2,a). region(2,1,a). region(2,2,b)."
NAMED = "#const n = {}. size(1,2). region(1,1,n). region(1,2,2)."
RULE = "size(2,2). clue(1,1,{}) :- size(2,2)."
RUNS = "size(5,5). outside(top,1,1,{}). outside(top,1,2,{}). outside(top,2,1,4)."
ACROSS = "size(1,3). block(1,1). sum(1,1,across,4)."
ABOVE, BELOW = ("size(2,2). outside(top,1,1,1).", "size(2,2). outside(bottom,1,1,1).")
PAIRS = [
    ("star_battle", NAMED.format(1), NAMED.format(2), False),
    ("star_battle", NAMED.format(2), NAMED.format(2).replace("1,n", "1,1"), False),
    ("sudoku", "size(2,2). boxes(1,2).", "size(2,2). boxes(1,2). #const diagonals = 0.", True),
    ("queens", "size(2,2). given(1,1).", "size(2,2). given(1,2).", False),
    ("kuromasu", RULE.format(2), RULE.format(2), True),
    ("kuromasu", RULE.format(2), RULE.format(3), False),
    ("sudoku", f"{ROOMS} given(1,1,1).", f"{ROOMS} given(1,2,1).", False),
    ("sudoku", f"{ROOMS} given(1,2,1).", f"{ROOMS} given(2,1,1).", True),
    ("kakuro", ACROSS, "size(3,1). block(1,1). sum(1,1,down,4).", True),
    ("kakuro", ACROSS, "size(1,3). block(1,3). sum(1,3,across,4).", False),
    ("kakuro", "size(1,3). block(1,1).", "size(1,3). block(1,3).", True),
    ("skyscrapers", ABOVE, BELOW, True),
    ("skyscrapers", f"{ABOVE} given(1,1,2).", f"{BELOW} given(1,1,2).", False),
    ("nonogram", RUNS.format(1, 2), RUNS.format(2, 1), True),
    ("nonogram", RUNS.format(1, 2), RUNS.format(1, 1), False),
]
"""Two boards, and whether they are one puzzle: constants, rules, areas, sums, numbers beside."""


@pytest.mark.parametrize(("name", "one", "other", "are_same"), PAIRS)
def test_compare_two_boards(name, one, other, are_same):
    assert same(pylogic.load(name), one, other) == are_same


DIRECTED = """
{ black(R, C) : size(Rows, Cols), R = 1..Rows, C = 1..Cols }.
#show black/2.
#program about.
board(shaded, black). board(object, stone). symmetry(%s).
"""


def test_rules_that_tell_left_from_right(tmp_path):
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
def test_a_corpus_has_a_puzzle_twice():
    kuromasu = pylogic.load("kuromasu")
    prints: dict[str, list[str]] = {}
    for name in corpus("kuromasu"):
        board = kuromasu.instance(f"{CORPORA / 'kuromasu.json'}#{name}")
        prints.setdefault(fingerprint(kuromasu.encoding, board).text, []).append(name)
    assert [names for names in prints.values() if len(names) > 1] == [["12_13x13", "447_13x13"]]


SPOTS = """
{ value(1, 1, 1) }.
#show value/3.
#program about.
clues(given, 3).
board(between, sign). board(vertex, corner). board(arrow, arrow). board(centre, centre).
board(numbers, clue). board(circle, wall). board(path, bulb).
board(slanted, slope).
"""
"""A puzzle that has one of all that stands elsewhere than in the middle of a cell."""
TURNED = """size(3,2). sign(1,2,bottom,less). corner(1,0,4). arrow(1,2,left,3). centre(3,4).
bulb(1,1,b,1). bulb(1,2,b,2). bulb(3,1,a,1). slope(top,1,down,5)."""
"""A board, and below what it is when it is turned by 90 degrees clockwise, and mirrored."""
CLOCKWISE = """size(2,3). sign(2,2,right,greater). corner(0,2,4). arrow(2,3,top,3).
centre(4,5). bulb(1,3,1,1). bulb(2,3,1,2). bulb(1,1,2,1).
slope(right,1,up,5)."""
MIRRORED = """size(3,2). sign(1,1,bottom,less). corner(1,2,4). arrow(1,1,right,3).
centre(3,2). bulb(1,2,2,1). bulb(1,1,2,2). bulb(3,2,x,1). slope(top,2,up,5)."""


def test_what_stands_between_cells_is_turned_with_them(tmp_path):
    path = tmp_path / "spots.lp"
    path.write_text(SPOTS)
    puzzle = pylogic.load(path)
    given, clockwise, mirrored = (
        puzzle.instance(text, text=True) for text in (TURNED, CLOCKWISE, MIRRORED)
    )
    assert sameness(puzzle.encoding, given, clockwise) == "turned by 90 degrees clockwise"
    assert sameness(puzzle.encoding, given, mirrored) == "mirrored left to right"
    for before, after in (
        ("less", "greater"),
        ("b,2", "b,3"),
        ("down", "up"),
        ("corner(1,0", "corner(2,1"),
        ("left", "top"),
    ):
        other = puzzle.instance(TURNED.replace(before, after), text=True)
        assert sameness(puzzle.encoding, given, other) is None
