"""Boards as plain text: what is written is read again, and means the same."""

from __future__ import annotations

import gc
import time
from dataclasses import replace

import pytest
from harness import written
from test_drawing_words import CAGES, MASYU, OUTSIDE, SLITHERLINK, STYLED, SUMS, read

import pylogic
from pylogic.formats import detect, exchange, sources, text, text_layout
from pylogic.formats.diagram import Diagram, Source


def told(words: str) -> Diagram:
    return text.read(Source(words, "t"), ()).diagram


def shown(words) -> Diagram:
    """What the plain drawing of a board says to the reader of boards."""
    drawn = str(read(*words))
    assert detect(drawn) == "text"
    return told(drawn)


SIZE = {"rows": 3, "cols": 3}
DIAGRAMS = {
    "cells": Diagram(**SIZE, numbers={(1, 1): 3, (2, 2): 12}, unknown=frozenset({(3, 3)})),
    "one column": Diagram(3, 1, numbers={(1, 1): 12, (3, 1): 4}),
    "one column of two": Diagram(2, 1),
    "signs": Diagram(
        **SIZE, objects=frozenset({(1, 1)}), symbols=frozenset({(1, 2)}), is_solved=True
    ),
    "shaded numbers": Diagram(
        **SIZE, numbers={(1, 1): 3}, shaded=frozenset({(1, 1), (2, 2)}), is_solved=True
    ),
    "circles": Diagram(**SIZE, circles={(1, 1): "white", (3, 3): "black", (2, 2): "white"},
                       numbers={(2, 2): 14}),
    "areas": Diagram(**SIZE, areas={(r, c): 1 + (c > 2) for r in (1, 2, 3) for c in (1, 2, 3)}),
    "count": Diagram(**SIZE, numbers={(1, 1): 3}, count=2),
    "sums": Diagram(
        **SIZE,
        blocks=frozenset({(1, 2), (2, 1), (3, 1)}),
        sums={(1, 2, "down"): 12, (2, 1, "across"): 5, (2, 1, "down"): 7, (3, 1, "across"): 17},
    ),
    "cages": Diagram(
        **SIZE,
        cages={(1, 1): 1, (1, 2): 1, (2, 1): 2},
        targets={(1, 1): ("add", 6), (2, 1): ("mul", 120), (3, 1): ("any", 12)},
        numbers={(1, 1): 2, (3, 3): 1},
    ),
    "edges": Diagram(
        **SIZE,
        numbers={(1, 1): 3, (2, 2): 10},
        edges=frozenset({(1, 1, "top"), (1, 1, "left"), (2, 3, "right"), (3, 2, "bottom")}),
        no_edges=frozenset({(1, 2, "bottom"), (1, 2, "right")}),
        is_solved=True,
    ),
    "links": Diagram(
        **SIZE,
        circles={(1, 1): "black", (2, 2): "white"},
        numbers={(2, 2): 10},
        links=frozenset({(1, 1, "right"), (1, 2, "right"), (1, 3, "bottom"), (2, 2, "bottom")}),
        no_links=frozenset({(2, 1, "right"), (2, 1, "bottom")}),
        is_solved=True,
    ),
    "only crossed links": Diagram(**SIZE, no_links=frozenset({(2, 1, "bottom")})),
    "outside": Diagram(
        **SIZE,
        outside={("top", 1, 1): 1, ("top", 1, 2): 12, ("top", 3, 1): 2, ("left", 2, 1): 3,
                 ("left", 2, 2): 4, ("right", 1, 1): 5, ("bottom", 2, 1): 6, ("bottom", 2, 2): 7},
    ),
    "left alone": Diagram(**SIZE, outside={("left", 2, 1): 3}),
    "right alone": Diagram(**SIZE, outside={("right", 2, 1): 3}),
    "bottom alone": Diagram(**SIZE, outside={("bottom", 2, 1): 3}),
    "edges and outside": Diagram(
        **SIZE, edges=frozenset({(1, 1, "top")}), outside={("left", 1, 1): 3, ("top", 2, 1): 4},
        is_solved=True,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", DIAGRAMS)
def test_what_is_written_is_read_again(name):
    diagram = DIAGRAMS[name]
    written = text.write(diagram, None)
    assert detect(written) == "text", written
    assert told(written) == diagram


def test_black_cells_of_a_puzzle_are_read_as_black_cells():
    diagram = Diagram(2, 2, blocks=frozenset({(1, 1)}), numbers={(2, 2): 3})
    assert told(text.write(diagram, None)).shaded == {(1, 1)}, "the rules say which they are"


def test_drawings_are_read_again():
    loop = shown(SLITHERLINK)
    assert loop.numbers == {(1, 1): 3, (2, 3): 1, (3, 4): 2}
    assert len(loop.edges) == 9
    assert loop.no_edges == {(1, 2, "top"), (1, 4, "right"), (2, 3, "right"), (3, 3, "bottom")}
    assert replace(loop, outside={("left", 2, 1): 7}) == shown(STYLED), "a text has no styles"
    path = shown(MASYU)
    assert path.circles == {
        (1, 1): "black", (3, 1): "black", (2, 3): "white", (4, 2): "white", (4, 4): "white"
    }  # fmt: skip
    assert len(path.links) == 10
    assert path.no_links == {(4, 1, "right"), (3, 3, "bottom")}
    runs = shown(OUTSIDE)
    assert runs.outside == {
        ("left", 1, 1): 1, ("left", 1, 2): 1, ("left", 2, 1): 3, ("left", 3, 1): 10,
        ("top", 1, 1): 1, ("top", 1, 2): 1, ("top", 2, 1): 12, ("top", 4, 1): 2,
        ("top", 3, 1): 1, ("top", 3, 2): 2, ("top", 3, 3): 3,
        ("right", 2, 1): 5, ("right", 2, 2): 6, ("bottom", 3, 1): 4, ("bottom", 3, 2): 8,
    }  # fmt: skip
    assert runs.shaded == {(1, 1), (1, 3)}
    sums = shown(SUMS)
    assert sums.sums == {
        (1, 2, "down"): 4, (1, 3, "down"): 17, (2, 1, "across"): 11, (3, 1, "across"): 10
    }  # fmt: skip
    cages = shown(CAGES)
    assert cages.targets[2, 4] == ("add", 10)
    assert len(set(cages.cages.values())) == 6
    assert not cages.areas, "the boxes are those that such a board has by itself"


def test_holes_are_in_no_area():
    drawn = read("grid(2,3)", "fill(1,2,black)", "wall(2,1,right)")
    assert "1 - 2\n1 2 2" in str(drawn)
    assert told(str(drawn)).areas == {(1, 1): 1, (1, 3): 2, (2, 1): 1, (2, 2): 2, (2, 3): 2}


def test_walls_that_end_within_an_area_are_none():
    assert str(read("grid(2,2)", "wall(1,1,right)")) == "- -\n- -"


def test_areas_that_only_join_equal_numbers_say_nothing_new():
    assert not told("1 2\n1 2\n\na b\na b\n").areas
    assert told("1 2\n1 2\n\na b\na a\n").areas
    assert told("1 .\n1 2\n\na b\na b\n").areas


def test_colours_are_looks():
    assert told("Y Y*\n#2 Y\n") == told(". *\n#2 .\n")
    with pytest.raises(pylogic.ProgramError, match="expected a number instead of 'R'"):
        told("R G\nG R\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("+---+\n| 1 |\n+---+\n| 2 |\n", "4:1: error: expected a line of + below"),
        ("+---+---+\n| 1 |   |\n+---+--+\n", "3:1: error: expected + in the same columns"),
        ("+---+\n| 1 ?\n+---+\n", "2:5: error: expected a line (--- or |)"),
        ("  o---o\n:     z\n", "expected a line (--- or |)"),
        ("  o---o\n:    |\n", "expected a line below a cell"),
        ("1 2\n\nrooms:\na b\n", "perhaps a board of areas, and one of cages"),
        ("|| 1 a\n", "expected a number instead of 'a'"),
        ("a || 1 2\n", "expected a number instead of 'a'"),
        ("(6)z 1\n", "1:4: error: expected a number instead of 'z'"),
    ],
)  # fmt: skip
def test_errors_have_their_place(words, said):
    with pytest.raises(pylogic.ProgramError) as caught:
        told(words)
    assert said in str(caught.value)


SOLVED = {
    "hitori": "janko1", "akari": "janko521", "heyawake": "janko31", "nonogram": "janko861",
    "tents": "janko122", "kakuro": "janko281", "kuromasu": "wikipedia11", "masyu": "janko71",
    "slitherlink": "janko10", "nurikabe": "janko130",
}  # fmt: skip


@pytest.mark.parametrize("name", SOLVED)
def test_a_solved_board_is_read_as_the_same_facts_and_the_same_answer(name):
    puzzle = pylogic.load(name)
    outcome = puzzle.solve(SOLVED[name])
    (answer,) = outcome.answers
    drawn = str(puzzle.board(answer))
    found = exchange.facts(puzzle.encoding, sources.told(puzzle.encoding, drawn))
    instance = puzzle.instance(SOLVED[name])
    assert set(found.instance) == set(instance.symbols)
    assert set(found.answer) == set(answer.symbols)


def test_a_number_of_the_whole_board_stands_below():
    puzzle = pylogic.load("star_battle")
    drawn = str(puzzle.draw("janko10"))
    assert drawn.endswith("stars in each line: 2")
    found = exchange.facts(puzzle.encoding, sources.told(puzzle.encoding, drawn))
    assert "stars(2)" in map(str, found.instance)


def test_figures_below_a_board_without_such_a_number_say_nothing():
    kuromasu = pylogic.load("kuromasu").encoding
    board = "- 2\n- -\n"
    told_so, bare = (sources.told(kuromasu, text) for text in (f"{board}black: 1\n", board))
    assert exchange.facts(kuromasu, told_so) == exchange.facts(kuromasu, bare)


def test_a_result_without_a_sign_is_a_sum_below_the_title_of_cages_alone():
    assert told("(6) .\n\na a\n").targets == {(1, 1): ("any", 6)}
    assert told("(6) .\n\ncages:\na a\n").targets == {(1, 1): ("add", 6)}


def converted(name: str, facts: str, to: str = "text") -> pylogic.Conversion:
    return pylogic.load(name).convert(facts, to, text=True)


@pytest.mark.parametrize("answer", ["value(1,1,1). value(1,2,2).", "value(1,2,2)."])
def test_numbers_of_a_solution_do_not_become_clues(answer):
    clues = "size(4,4). boxes(2,2). given(1,1,1)."
    solved = converted("sudoku", f"{clues} {answer}")
    bare = converted("sudoku", clues)
    assert (str(solved), bare.left_out) == (str(bare), ())
    assert solved.left_out == ("<text>: the solution that the board shows is left out",)


def test_black_cells_of_a_solution_are_written():
    solved = converted("nurikabe", "size(2,2). clue(1,1,2). black(2,1).")
    assert (told(str(solved)).shaded, solved.left_out) == ({(2, 1)}, ())


def test_boxes_of_another_shape_are_written_as_areas():
    sudoku = pylogic.load("sudoku")
    tall, wide = (str(converted("sudoku", f"size(6,6). boxes({b}).")) for b in ("3,2", "2,3"))
    assert not told(wide).areas
    facts = sudoku.instance(tall, text=True).facts
    first = {str(f.symbol) for f in facts if str(f.symbol).endswith(",1)")}
    assert first == {f"region({r},{c},1)" for r in (1, 2, 3) for c in (1, 2)}


def test_areas_that_would_be_taken_for_a_drawing_are_not_written():
    sudoku = pylogic.load("sudoku")
    clues = "given(1,1,1). given(1,2,2). given(2,1,2). given(2,2,1)."
    made = sudoku.instance(f"size(2,2). boxes(1,1). {clues}", text=True)
    with pytest.raises(pylogic.ProgramError, match="text cannot say boxes"):
        written(sudoku.encoding, made.symbols, "text", {}, made)


@pytest.mark.parametrize("to", ["penpa", "text", "nurikabe"])
def test_a_clue_whose_number_is_told_is_not_unknown(to):
    """New Nurikabes have facts that say both."""
    known = "size(2,2). clue(1,1,2)."
    both = converted("nurikabe", f"{known} island(1,1).", to)
    assert both.text == converted("nurikabe", known, to).text


def cpu_seconds(lines: int) -> float:
    """What reading a board of so many rows takes, of three times the least."""
    board = Source(". .\n" * lines, "t")
    found = []
    gc.disable()  # it takes the longer, the more the tests before have left
    try:
        for _ in range(3):
            began = time.process_time()
            list(text_layout.blocks(board))
            found.append(time.process_time() - began)
    finally:
        gc.enable()
    return min(found)


def test_ten_times_the_rows_take_about_ten_times_as_long():
    assert cpu_seconds(20_000) < 30 * cpu_seconds(2_000)  # in the square of them it is 85 times
