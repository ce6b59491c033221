"""Boards as plain text: what is written is read again, and means the same."""

from __future__ import annotations

import gc
import time
from dataclasses import replace

import pytest
from harness import command, pylogic_run, written
from test_drawing_words import (
    BANK,
    CAGES,
    DIRECTED,
    MASYU,
    OUTSIDE,
    PATHS,
    SHAPES,
    SIGNED,
    SLANTED,
    SLITHERLINK,
    SLOPES,
    STYLED,
    SUMS,
    read,
)

import pylogic
from pylogic.formats import detect, exchange, mapping, sources, text, text_layout
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
    "between": Diagram(
        **SIZE,
        numbers={(1, 1): 3, (2, 2): 10},
        edges=frozenset({(1, 1, "top"), (3, 3, "right"), (2, 1, "bottom")}),
        between={(1, 1, "right"): "less", (1, 2, "right"): "greater", (2, 1, "right"): "x",
                 (2, 2, "right"): "v", (3, 1, "right"): "white", (3, 2, "right"): 7,
                 (1, 1, "bottom"): "less", (1, 2, "bottom"): "greater", (1, 3, "bottom"): "black",
                 (2, 1, "bottom"): 4, (2, 2, "bottom"): "v", (2, 3, "bottom"): "x"},
        is_solved=True,
    ),
    "corners": Diagram(
        **SIZE,
        vertices={(0, 0): 1, (0, 2): 12, (1, 1): 2, (2, 3): 0, (3, 0): 4, (3, 3): 10},
        outside={("left", 2, 1): 3, ("right", 1, 1): 5, ("top", 1, 1): 2},
    ),
    "corners and signs": Diagram(
        **SIZE, numbers={(1, 1): 100}, vertices={(1, 0): 12, (1, 1): 3},
        between={(1, 1, "bottom"): "less", (1, 2, "bottom"): 5, (1, 1, "right"): 5},
    ),
    "diagonals": Diagram(
        **SIZE, diagonals={(1, 1): "down", (2, 2): "up"}, vertices={(1, 1): 2}, is_solved=True
    ),
    "diagonals alone": Diagram(
        **SIZE, diagonals={(1, 1): "down", (2, 2): "down"}, is_solved=True
    ),
    "triangles": Diagram(
        **SIZE, triangles={(1, 1): "top_left", (1, 2): "top_right", (2, 1): "bottom_left",
                           (2, 2): "bottom_right"}, numbers={(3, 3): 2}, is_solved=True,
    ),
    "arrows": Diagram(
        **SIZE, arrows={(1, 1): ("top", 2), (1, 2): ("bottom", 0), (2, 1): ("left", 12),
                        (2, 2): ("right", 1)}, circles={(2, 2): "black", (3, 3): "grey"},
        shaded=frozenset({(3, 1)}), is_solved=True,
    ),
    "several": Diagram(
        **SIZE, several={(1, 1, 1): 1, (1, 1, 2): 3, (2, 2, 1): 11, (2, 2, 2): 1, (2, 2, 3): 2}
    ),
    "paths": Diagram(
        **SIZE, numbers={(1, 1): 3}, cages={(1, 1): 1, (1, 2): 1},
        paths={(1, 1, "a"): 1, (1, 2, "a"): 2, (1, 2, 7): 1, (2, 3, 7): 2},
    ),
    "slanted": Diagram(
        **SIZE, outside={("top", 1, 1): 3},
        slanted={("top", 1, "down"): 12, ("top", 1, "up"): 4, ("left", 3, "up"): 7},
    ),
    "edges and outside": Diagram(
        **SIZE, edges=frozenset({(1, 1, "top")}), outside={("left", 1, 1): 3, ("top", 2, 1): 4},
        is_solved=True,
    ),
}  # fmt: skip


@pytest.mark.few(10)
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


def test_newer_words_are_read_again():
    signs = shown(SIGNED)
    assert signs.between == {
        (1, 1, "right"): "less", (1, 1, "bottom"): "greater", (1, 2, "bottom"): "less",
        (1, 2, "right"): "less", (2, 1, "right"): "white", (2, 2, "right"): "black",
        (2, 1, "bottom"): "v", (2, 2, "bottom"): "x", (3, 1, "right"): 5, (3, 2, "right"): "x",
        (2, 3, "bottom"): "greater",
    }  # fmt: skip
    assert signs.numbers == {(1, 1): 1, (1, 2): 3, (2, 2): 2}
    slants = shown(SLANTED)
    assert slants.diagonals == {(1, 1): "down", (1, 2): "up", (2, 3): "up"}
    assert slants.vertices == {(0, 0): 1, (0, 3): 0, (1, 1): 2, (1, 2): 4, (2, 3): 1}
    assert slants.centres == {(5, 1), (5, 5)}
    halves = shown([word for word in SHAPES if word != "arrow(2,3,top)"])
    assert halves.triangles == {
        (1, 1): "top_left", (1, 2): "top_right", (2, 1): "bottom_left", (2, 2): "bottom_right"
    }  # fmt: skip
    assert halves.arrows == {(1, 3): ("left", 2), (1, 4): ("bottom", 0), (2, 4): ("right", 12)}
    assert (halves.shaded, halves.circles) == ({(1, 3)}, {(2, 4): "white"})


@pytest.mark.parametrize("words", [SLITHERLINK, MASYU, ("grid(2,2)", "text(1,1,12)")])
def test_the_shots_of_a_film_have_one_form(words):
    drawn = read(*words)
    (end,) = drawn.frames
    begin = replace(end, edges={}, links={}, cells={})
    alone, *shots = (
        str(replace(drawn, frames=frames)) for frames in ((end,), (begin, end), (end, begin))
    )
    for shot, other in (shots[0].split("\n\n"), reversed(shots[1].split("\n\n"))):
        assert other == alone
        assert shot.count("\n") == other.count("\n")
        assert max(map(len, shot.splitlines())) == max(map(len, other.splitlines()))
        assert (told(shot).rows, told(shot).cols) == (drawn.rows, drawn.cols)


def test_links_with_heads_are_read_as_links():
    found = shown([word for word in DIRECTED if "2,right" not in word])
    assert len(found.links) == 7
    assert found.no_links == {(3, 3, "right")}
    assert found.numbers == {(1, 1): 3, (3, 1): 12}


def test_numbers_of_diagonals_are_read_again():
    found = shown(SLOPES)
    assert found.outside == {("left", 1, 1): 6}
    assert len(found.slanted) == 9
    assert found.slanted["top", 3, "up"] == 7


def test_pieces_under_a_board_are_passed():
    found = shown([*BANK, "caption(ships,4)"])
    assert (found.numbers, found.outside) == ({(1, 1): 3}, {("bottom", 2, 1): 3})


def test_paths_are_read_again():
    found = shown([word for word in PATHS if not word.startswith("fill")])
    assert found.paths[1, 4, "d"] == 2
    assert len(found.paths) == 15
    with pytest.raises(pylogic.ProgramError, match="expected a cell of a path, such as a:2"):
        told("1 2\n\nthermos:\na:1 7\n")


PIECES = """#defined size/2. #defined many/4. #defined star/2.
cell(1..R, 1..C) :- size(R, C).
{ bridge(R, C, right, 1..2) } 1 :- cell(R, C), cell(R, C+1).
{ bridge(R, C, bottom, 1..2) } 1 :- cell(R, C), cell(R+1, C).
#show bridge/4.
#program about.
board(links, bridge). board(numbers, many). board(centre, star).
#program view.
draw(grid(R, C)) :- size(R, C).
draw(text(R, C, K, N)) :- many(R, C, K, N).
draw(circle(Y/2, X/2, white)) :- star(Y, X), Y \\ 2 = 0, X \\ 2 = 0.
draw(between(Y/2, X/2, right, white)) :- star(Y, X), Y \\ 2 = 0, X \\ 2 = 1.
draw(between(Y/2, X/2, bottom, white)) :- star(Y, X), Y \\ 2 = 1, X \\ 2 = 0.
draw(vertex(Y/2, X/2, white)) :- star(Y, X), Y \\ 2 = 1, X \\ 2 = 1.
draw(link(R, C, S, drawn)) :- bridge(R, C, S, 1).
draw(link(R, C, S, double)) :- bridge(R, C, S, 2).
"""


@pytest.mark.parametrize(
    ("facts", "answer"),
    [
        ("size(2,2). star(2,2). star(2,3). star(3,4). star(3,3).", ""),
        ("size(2,2). many(1,1,1,3). many(1,2,1,1). many(1,2,2,12).", ""),
        ("size(2,2).", "bridge(1,1,right,2). bridge(1,1,bottom,1). bridge(2,1,right,2)."),
        ("size(1,2). many(1,1,1,3).", "bridge(1,1,right,1)."),
    ],
)
def test_rules_read_a_text_by_the_kinds_that_they_have(tmp_path, facts, answer):
    """One line, one number or a circle may be of a kind that the text cannot tell apart."""
    (tmp_path / "pieces.lp").write_text(PIECES)
    puzzle = pylogic.load(str(tmp_path / "pieces.lp"))
    drawn = str(puzzle.sheet(puzzle.instance(facts, text=True), state=f"{facts} {answer}"))
    told = {f"{one}." for one in f"{facts} {answer}".replace(". ", ".").split(".") if one}
    symbols = puzzle.instance(f"{facts} {answer}", text=True).symbols
    diagram = mapping.diagram(puzzle.encoding, symbols, "text", {}, "t")
    for words in (drawn, text.write(diagram, None)):
        found = exchange.facts(puzzle.encoding, sources.told(puzzle.encoding, words))
        assert {f"{one}." for one in (*found.instance, *found.answer)} == told


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
    "slitherlink": "janko10", "nurikabe": "janko130", "cave": "janko411",
}  # fmt: skip


@pytest.mark.few(4)
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
def test_what_solve_prints_is_what_why_expects(name, board, of_search, tmp_path):
    printed = tmp_path / "solved.txt"
    printed.write_text(command("solve", name, board, "--plain", *of_search))
    assert "search complete" in printed.read_text()
    assert command("why", name, board, "--expect", printed) == "it is an answer\n"


def test_a_generated_puzzle_is_read_with_its_solution(tmp_path):
    printed = tmp_path / "generated.txt"
    for name in ("kuromasu", "sudoku"):
        run = pylogic_run("generate", name, "4x4", "--plain", "--seed", "3")
        printed.write_text(run.stdout)
        assert "solution:\n" in printed.read_text()
        solved = command("solve", name, printed, "--plain")
        assert solved.startswith("unique") or "\nunique: 1 answer" in solved
        assert command("why", name, printed, "--expect", printed).startswith("it is an answer\n")


WORDY = """cost -4 2
stars: 2
three: a caption's words
{}
four five six
(not in this text: dots)

unique: 1 answer, search complete, ground 0.1 s
choices 12
"""


@pytest.mark.parametrize("board", ["1 2\n. 3", "1 2\n. 3\n\nab b\nab ab", "+---+\n| 1 |\n+   +"])
def test_words_around_a_board_say_nothing_of_it(board):
    assert detect(WORDY.format(board)) == "text"
    assert told(WORDY.format(board)) == replace(told(board), count=2)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("Q .\n\n. Q\n\nmultiple: 2 answers, there may be more\n", "5:1: error: 2 answers"),
        ("none: no answer, search complete\n", "there is no board"),
        ("1 2\n\ncages: a b\n", "this row has 3 cells"),
        ("solution:\n", "there is no board under 'solution'"),
    ],
)
def test_what_only_looks_like_words_is_an_error(words, said):
    with pytest.raises(pylogic.ProgramError) as caught:
        told(words)
    assert said in str(caught.value)


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


def test_boards_are_lists_of_rows_in_and_out():
    kuromasu, sudoku = pylogic.load("kuromasu"), pylogic.load("sudoku")
    rows = [[3, None, "."], ["-", None, None]]
    board = kuromasu.instance(rows)
    assert kuromasu.draw(board).lists() == [[3, None, None], [None] * 3]
    assert kuromasu.board(kuromasu.solve(board).answers[0]).lists() == [
        [3, ".", "."],
        ["#", ".", "."],
    ]
    given = sudoku.draw("wiki9").lists()
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
        ([[None, None], [1]], "this row has 1 cells, the first one 2"),
    ],
)
def test_what_are_no_rows_is_said(rows, words):
    with pytest.raises(pylogic.PylogicError) as caught:
        pylogic.load("kuromasu").instance(rows)
    assert words in str(caught.value)
