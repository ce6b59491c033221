"""Frames: what a new board has besides its clues, drawn by the part `frame` of the rules."""

from __future__ import annotations

import pytest
from harness import command
from rules.shaded import reachable

import pylogic

SMALL = {
    "akari": "5x5",
    "country_road": "5x5",
    "hashi": "5x5",
    "heyawake": "5x5",
    "kakuro": "5x5",
    "kenken": "4x4",
    "killer_sudoku": "4x4",
    "lits": "4x4",
    "norinori": "5x5",
    "numberlink": "5x5",
    "shakashaka": "4x4",
    "star_battle": "5x5",
    "sudoku": "4x4",
    "suguru": "5x5",
    "tents": "5x5",
}
"""Kinds with a frame, and a size that is quick."""

HUTS = """
#defined size/2. #defined hut/1. #defined clue/1.
cell(1..N) :- size(1, N).
{ lit(C) : cell(C) }.
:- hut(C), not lit(C).
:- clue(C), lit(C).
#show lit/1.
#program about.
clues(clue, 1).
#program clues.
clue(C) :- cell(C), not lit(C).
#program errors.
error("no huts") :- not hut(_).
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "size"),
    [
        pytest.param(*board, marks=[pytest.mark.nightly] * (place % 4 > 0))
        for place, board in enumerate(SMALL.items())
    ],
)
def test_make_a_board_of_a_size_alone(name, size):
    puzzle = pylogic.load(name)
    (made,) = puzzle.generate(size, seed=1)
    assert {
        (f.name, len(f.arguments)) for f in made.instance.symbols
    } & puzzle.encoding.frame_inputs
    assert puzzle.solve(puzzle.instance(made.facts, text=True)).status == "unique"
    assert list(puzzle.generate(size, seed=1)) == [made]


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("name", SMALL)
def test_make_boards_of_the_sizes_that_readers_use(name):
    puzzle = pylogic.load(name)
    smaller = {"kenken": "6x6", "killer_sudoku": "9x9", "lits": "7x7"}  # 10x10 of Lits: a minute
    size = smaller.get(name, "10x10")
    (made,) = puzzle.generate(size, seed=1)
    assert puzzle.solve(puzzle.instance(made.facts, text=True)).status == "unique"


@pytest.mark.slow
def test_try_every_kind_with_a_frame():
    known = map(pylogic.load, pylogic.puzzles())
    assert {one.encoding.name for one in known if one.encoding.frame_inputs} == SMALL.keys()


@pytest.mark.slow
def test_draw_a_frame_once(rules, tmp_path):
    """A board that has some of its facts keeps them, and no other verb grounds the part."""
    puzzle = rules(f"{HUTS}#program frame. {{ hut(C) : cell(C) }} = 2. :- hut(1).")
    (made,) = puzzle.generate("1x4", seed=1)
    huts = [str(fact) for fact in made.instance.symbols if fact.name == "hut"]
    assert len(huts) == 2
    assert "hut(1)" not in huts
    kept = tmp_path / "kept.lp"
    kept.write_text("size(1,4). hut(1).")
    (made,) = puzzle.generate(str(kept), seed=1)
    assert [str(fact) for fact in made.instance.symbols if fact.name == "hut"] == ["hut(1)"]
    assert puzzle.solve(str(kept)).count > 1


@pytest.mark.slow
def test_draw_frames_at_random(rules):
    puzzle = rules(f"{HUTS}#program frame. {{ hut(C) : cell(C) }} = 1.")
    boards = {made.facts for made in puzzle.generate("1x9", seed=1, count=5)}
    assert len({facts.split()[1] for facts in boards}) > 2


@pytest.mark.slow
def test_draw_a_frame_that_looks_at_an_answer(rules):
    puzzle = rules(f"{HUTS}#program frame. hut(C) :- lit(C).\n:- not lit(_).")
    for made in puzzle.generate("1x6", seed=1, count=4):
        lit = {symbol.arguments[0].number for symbol in made.solution.symbols}
        huts = {f.arguments[0].number for f in made.instance.symbols if f.name == "hut"}
        assert huts == lit


@pytest.mark.parametrize("sketch", ["lit(C) :- hut(C).", "lit(C) :- hut(C), C > 1."])
def test_draw_a_frame_that_sketches_solutions(rules, tmp_path, sketch):
    """They show what it derives, as far as the rules allow: at random hardly any has one lit."""
    kept = tmp_path / "kept.lp"
    kept.write_text("size(1,30). hut(1).")
    (made,) = rules(f"{HUTS}#program frame. {sketch}").generate(str(kept), seed=1)
    assert (made.attempts, *map(str, made.solution.symbols)) == (1, "lit(1)")


def test_draw_solutions_where_no_sketch_is_possible(rules, tmp_path):
    kept = tmp_path / "kept.lp"
    kept.write_text("size(1,3). hut(1).")
    puzzle = rules(f"{HUTS}#program frame. lit(C) :- hut(C). :- lit(1).")
    (made,) = puzzle.generate(str(kept), seed=1)
    assert list(map(str, made.solution.symbols)) == ["lit(1)"]


def test_refuse_a_frame_that_cannot_be(rules):
    puzzle = rules(f"{HUTS}#program frame. {{ hut(C) : cell(C) }}. :- #true.")
    with pytest.raises(pylogic.PylogicError, match="the board has no frame: nothing fulfils"):
        list(puzzle.generate("1x4"))
    with pytest.raises(pylogic.PylogicError, match="1 rows and 0 columns has no cells"):
        pylogic.load("akari").generate("1x0")
    with pytest.raises(pylogic.PylogicError, match="the board has no frame") as caught:
        list(pylogic.load("kakuro").generate("2x2"))
    assert "give an instance" not in str(caught.value)


@pytest.mark.slow
def test_make_a_puzzle_of_a_frame_without_clues():
    """Regions are drawn around stars, and changed until these are the only answer."""
    puzzle = pylogic.load("star_battle")
    (made,) = puzzle.generate("6x6", seed=2)
    assert (made.clues, made.kinds) == (0, {})
    assert "starbattle/6/6/1/" in str(puzzle.convert(made.instance, "pzpr"))
    (made,) = puzzle.generate("8x8", seed=1, constants={"stars_each": 2})
    assert "stars(2)" in map(str, made.instance.symbols)
    words = "no clues to choose"
    assert words in command("generate", "star_battle", "janko62", code=2)
    board = puzzle.instance("janko62").path
    assert words in command("clues", "star_battle", board, code=2)


@pytest.mark.slow
def test_refuse_places_of_clues_that_a_frame_draws():
    """Wishes that nothing can follow are refused, and of others it is said what does not."""
    for name in ("star_battle", "lits", "numberlink"):
        with pytest.raises(pylogic.OptionError, match="they have no clues to place"):
            pylogic.load(name).generate("4x4", symmetry="rotational")
    said = []
    tents = pylogic.load("tents")
    tents.generate("4x4", seed=1, forbid=[(1, 1)], on_remarks=said.extend)
    assert "what the part frame draws" in said.pop()
    tents.generate("4x4", seed=1, on_remarks=said.extend)
    pylogic.load("kuromasu").generate("4x4", symmetry="flip", on_remarks=said.extend)
    assert not said


@pytest.mark.slow
def test_call_minimal_only_clues_that_are_all_needed():
    """Cages have their targets as a rule, whether they need them or not."""
    (made,) = pylogic.load("kenken").generate("3x3", seed=1)
    assert not made.is_minimal
    (made,) = pylogic.load("kenken").generate("3x3", seed=1, clues=(0, 9))
    assert made.is_minimal


@pytest.mark.slow
def test_count_clues_of_a_frame():
    """The ends of its lines are all that a Numberlink has."""
    (made,) = pylogic.load("numberlink").generate("5x5", seed=1)
    assert (made.clues, made.kinds) == (10, {"clue": 10})


@pytest.mark.slow
def test_draw_black_cells_alike_after_a_half_turn():
    (made,) = pylogic.load("akari").generate("6x7", seed=3, constants={"black_percent": 30})
    walls = {tuple(f.arguments) for f in made.instance.symbols if f.name == "wall"}
    assert {(7 - r.number, 8 - c.number) for r, c in walls} == {
        (r.number, c.number) for r, c in walls
    }
    assert len(walls) in (12, 13)
    assert "black_percent" not in made.line


def areas(facts, predicate):
    """The cells of each region or cage."""
    found = {}
    for fact in facts:
        if fact.name == predicate:
            row, column, name = fact.arguments
            found.setdefault(name, set()).add((row.number, column.number))
    return list(found.values())


CUT = {
    ("suguru", "6x6"): ("region", 2, 5),
    ("country_road", "6x6"): ("region", 2, 9),
    ("kenken", "5x5"): ("cage", 1, 4),
    ("killer_sudoku", "6x6"): ("cage", 2, 5),
    ("norinori", "6x6"): ("region", 2, 8),
    ("heyawake", "7x7"): ("region", 3, 12),
}
"""The predicate of the pieces that boards are cut into, and their least and most cells."""


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "size"), CUT)
def test_cut_boards_into_pieces_between_two_sizes(kind, size):
    (made,) = pylogic.load(kind).generate(size, seed=2)
    predicate, least, most = CUT[kind, size]
    found = areas(made.instance.symbols, predicate)
    assert sum(map(len, found)) == int(size[0]) ** 2
    assert all(reachable(min(cells), cells) == cells for cells in found)
    assert all(least <= len(cells) <= most for cells in found)
    assert len(set(map(len, found))) > 1
    if kind == "heyawake":
        for cells in found:
            (rows, columns) = (set(axis) for axis in zip(*cells, strict=True))
            assert len(cells) == len(rows) * len(columns)
    if predicate == "cage":
        assert made.kinds["target"] == len(found)


@pytest.mark.slow
def test_cut_a_sudoku_without_boxes_into_regions(tmp_path):
    board = tmp_path / "jigsaw.lp"
    board.write_text("size(5,5).")
    (made,) = pylogic.load("sudoku").generate(str(board), seed=1)
    found = areas(made.instance.symbols, "region")
    assert [len(cells) for cells in found] == [5] * 5
    assert all(reachable(min(cells), cells) == cells for cells in found)
    (made,) = pylogic.load("sudoku").generate("4x4", seed=1)
    assert not areas(made.instance.symbols, "region")


@pytest.mark.parametrize(
    "drawn", ["{ clue(R, C, 0..1) } 1 :- cell(R, C).", "clue(1, 1, 0) :- not wall(1, 1)."]
)
def test_refuse_a_frame_that_draws_derived_clues(rules, drawn):
    puzzle = rules(f"""
#include "lib/grid.lp".
#defined clue/3. #defined wall/2.
{{ on(R, C) : cell(R, C), not wall(R, C) }}.
:- clue(R, C, 1), not on(R, C).
:- clue(R, C, 0), on(R, C).
#show on/2.
#program about.
clues(clue, 3).
#program clues.
clue(R, C, 1) :- on(R, C).
clue(R, C, 0) :- cell(R, C), not on(R, C), not wall(R, C).
#program frame.
{{ wall(R, C) : cell(R, C) }} = 2.
{drawn}
""")
    with pytest.raises(pylogic.ProgramError, match="the part clues derives clue/3") as caught:
        next(iter(puzzle.generate("3x3", seed=1)))
    assert caught.value.problems[0].line == 15
