"""Where clues stand, and how many: symmetries, cells to keep and to forbid, pictures, numbers."""

from __future__ import annotations

import re

import pytest
from harness import command

import pylogic

TURNS = {
    "rotational": lambda r, c, n: (n + 1 - r, n + 1 - c),
    "quarter": lambda r, c, n: (c, n + 1 - r),
    "mirror": lambda r, c, n: (r, n + 1 - c),
    "flip": lambda r, c, n: (n + 1 - r, c),
    "diagonal": lambda r, c, n: (c, r),
    "antidiagonal": lambda r, c, n: (n + 1 - c, n + 1 - r),
}
HEART = """
    % with a remark
    .##.##.
    #..#..#
    #.....#
    .#...#.
    ..#.#..
    ...#...
    ???????
"""


def cells(made):
    ((name, _),) = pylogic.load(made.puzzle).encoding.clues
    clues = (fact for fact in made.instance.symbols if fact.name == name)
    return {tuple(term.number for term in fact.arguments[:2]) for fact in clues}


SYMMETRIES = {
    "none": set(),
    "cross": {"mirror", "flip", "rotational"},
    "diagonals": {"diagonal", "antidiagonal", "rotational"},
    "full": set(TURNS),
    **{name: {name} for name in TURNS},
}
"""All that can be asked for, and what they imply."""


@pytest.mark.few(0)
@pytest.mark.parametrize("symmetry", SYMMETRIES)
def test_make_symmetric_clues(symmetry):
    (made,) = pylogic.load("sudoku").generate("4x4", seed=2, symmetry=symmetry)
    found = cells(made)
    held = {name for name, turn in TURNS.items() if {turn(*x, 4) for x in found} == found}
    assert held >= SYMMETRIES[symmetry]


@pytest.mark.few(0)
@pytest.mark.parametrize(
    "name", ["akari", "cave", "fillomino", "kuromasu", "slitherlink", "sudoku", "tapa"]
)
def test_place_clues_in_the_usual_symmetry(name):
    (made,) = pylogic.load(name).generate("4x4", seed=3)
    assert cells(made) == {TURNS["rotational"](*cell, 4) for cell in cells(made)}
    assert made.symmetry == "rotational"
    assert "clues, rotational, minimal" in str(made)


def test_know_all_symmetries_by_their_names():
    with pytest.raises(pylogic.OptionError) as refused:
        pylogic.load("kuromasu").generate("3x3", symmetry="round")
    assert {*re.findall(r"\w+", str(refused.value).partition("one of")[2])} == {*SYMMETRIES}


@pytest.mark.slow
def test_refuse_a_quarter_turn_of_a_board_that_is_not_square():
    words = "symmetry='diagonal': the board would have to be square, and is 4x6"
    with pytest.raises(pylogic.OptionError, match=words):
        pylogic.load("takuzu").generate("4x6", symmetry="diagonal")
    (made,) = pylogic.load("takuzu").generate("4x6", seed=1, symmetry="flip")
    assert {(5 - r, c) for r, c in cells(made)} == cells(made)


@pytest.mark.slow
def test_put_clues_where_a_pattern_has_them():
    (made,) = pylogic.load("kuromasu").generate("7x7", seed=5, pattern=HEART)
    lines = HEART.replace("% with a remark", "").split()
    signs = {(r, c): x for r, line in enumerate(lines, 1) for c, x in enumerate(line, 1)}
    assert {cell for cell, sign in signs.items() if sign == "#"} <= cells(made)
    assert not {signs[cell] for cell in cells(made)} & {"."}


@pytest.mark.slow
def test_keep_and_forbid_cells():
    keep, forbid = [(1, 1), (2, 2)], [(4, 4)]
    takuzu, pattern = pylogic.load("takuzu"), "#???\n?#??\n????\n???.\n"
    (made,) = takuzu.generate("4x4", seed=1, keep=keep, forbid=forbid)
    assert cells(made) >= set(keep)
    assert not cells(made) & set(forbid)
    assert list(takuzu.generate("4x4", seed=1, pattern=pattern)) == [made]


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"keep": [(1, 1)], "forbid": [(1, 1)]}, "the cell 1,1 is to be kept and forbidden"),
        (
            {"keep": [(1, 1)], "forbid": [(4, 4)], "symmetry": "rotational"},
            "the cell 4,4 is to be kept and forbidden: by symmetry it has a clue where 1,1 has one",
        ),
        ({"keep": [(5, 1)]}, "the cell 5,1 is off the board"),
        ({"keep": [5]}, "expected a list of cells"),
        ({"pattern": "##\n##"}, "it has 2 rows of 2 cells, the board has 4 rows of 4 cells"),
        ({"pattern": "####\n" * 3 + "##x#"}, "'x' is none of # where a clue must stand"),
        ({"pattern": 3}, "pattern"),
    ],
)
def test_refuse_wishes_that_mean_nothing_at_once(wishes, words):
    with pytest.raises(pylogic.OptionError, match=words):
        pylogic.load("takuzu").generate("4x4", **wishes)


@pytest.mark.slow
def test_say_that_no_puzzle_has_a_pattern():
    with pytest.raises(pylogic.OptionError, match=r"clues that leave it alone in these cells$"):
        list(pylogic.load("sudoku").generate("4x4", seed=1, pattern="#...\n" + "....\n" * 3))


def test_refuse_a_pattern_that_cannot_be_read(tmp_path):
    (tmp_path / "p.txt").write_bytes(b"\xff\xfe")
    assert "is none of #" in command(
        "generate", "takuzu", "4x4", "--pattern", tmp_path / "p.txt", code=2
    )
    command("generate", "takuzu", "4x4", "--pattern", tmp_path / "none.txt", code=2)


# ---- How many clues ------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size", "most"), [("sudoku", "4x4", 4), ("takuzu", "6x6", 7), ("kuromasu", "6x6", 6)]
)
def test_try_other_solutions_until_one_needs_few_clues(name, size, most):
    puzzle = pylogic.load(name)
    (plain,) = puzzle.generate(size, seed=1, symmetry="none")
    assert plain.clues > most
    (made,) = puzzle.generate(size, seed=1, clues=(0, most))
    assert made.clues <= most
    assert puzzle.solve(made.instance).status == "unique"


@pytest.mark.slow
def test_add_no_more_clues_than_there_may_be():
    symmetric = {"symmetry": "full"}
    (made,) = pylogic.load("sudoku").generate("4x4", seed=1, clues=(9, 12), **symmetric)
    assert 9 <= made.clues <= 12


@pytest.mark.slow
def test_refuse_soon_a_number_of_clues_that_no_puzzle_has():
    words = r"none such in \d\d? attempts; they had [45] to \d clues, the nearest [45]$"
    with pytest.raises(pylogic.OptionError, match=words):
        list(pylogic.load("sudoku").generate("4x4", seed=1, clues=(0, 3)))
    with pytest.raises(pylogic.OptionError, match=r"they had 16 to 16 clues, the nearest 16$"):
        list(pylogic.load("sudoku").generate("4x4", seed=1, clues=(20, 30)))
