"""Clues of a solution: reading it, what it breaks, choices of clues, checked by plain Python."""

from __future__ import annotations

import os
import signal
import subprocess
from itertools import combinations, product

import clingo
import pytest
from harness import Oracle, compare, pylogic_run
from rules import kuromasu as rules

import pylogic

KUROMASU = pylogic.load("kuromasu")
BOARD = ".#...\n..#..\n.#..#\n..#..\n#...#\n"


def choose(text: str, puzzle: pylogic.Puzzle = KUROMASU, **keywords) -> pylogic.ClueSet:
    return puzzle.clues(text, text=True, **keywords)


def place_of(symbol: clingo.Symbol) -> tuple[int, int]:
    row, column, *_ = symbol.arguments
    return row.number, column.number


def places(symbols) -> dict[tuple[int, int], int]:
    return {place_of(s): s.arguments[2].number for s in symbols}


def black(text: str) -> set[tuple[int, int]]:
    rows = text.split()
    return {(r, c) for r, row in enumerate(rows, 1) for c, x in enumerate(row, 1) if x == "#"}


def answers(rows: int, cols: int, given: dict) -> int:
    clues = {("clue", *cell, number) for cell, number in given.items()}
    return sum(1 for _ in rules.solutions({("size", rows, cols), *clues}))


def test_choose_all_clues():
    chosen = choose(BOARD, selection="all")
    white = set(product(range(1, 6), range(1, 6))) - black(BOARD)
    assert places(chosen.clues) == {cell: rules.seen(cell, white) for cell in white}
    assert (chosen.is_unique, chosen.every) == (True, len(white))


SMALL = ["#..\n..#\n...\n", ".#.\n...\n#..\n", "#.#\n...\n.#.\n", "...\n...\n..#\n"]


@pytest.mark.few(2)
@pytest.mark.parametrize("board", SMALL)
def test_choose_clues_of_which_none_can_be_spared(board):
    given = places(choose(board).clues)
    assert answers(3, 3, given) == 1
    for cell in given:
        assert answers(3, 3, {c: n for c, n in given.items() if c != cell}) > 1


@pytest.mark.few(1)
@pytest.mark.parametrize("board", SMALL)
def test_choose_as_few_clues_as_brute_force(board):
    chosen = choose(board, selection="fewest")
    assert (len(chosen.clues), chosen.is_fewest) == (chosen.bound, True)
    assert answers(3, 3, places(chosen.clues)) == 1
    every = places(choose(board, selection="all").clues)
    for cells in combinations(every, len(chosen.clues) - 1):
        assert answers(3, 3, {cell: every[cell] for cell in cells}) > 1


def test_keep_and_forbid_cells():
    kept, forbidden = (1, 1), (1, 4)
    chosen = choose(BOARD, keep=(kept,), forbid=[list(forbidden)])
    assert kept in places(chosen.clues)
    assert forbidden not in places(chosen.clues)
    assert chosen.is_unique
    fewest = choose(BOARD, selection="fewest", keep=(kept,))
    assert kept in places(fewest.clues)
    assert len(choose(BOARD, selection="fewest").clues) <= len(fewest.clues) == fewest.bound


@pytest.mark.parametrize("symmetry", ["rotational", "mirror"])
def test_choose_symmetric_clues(symmetry):
    """Those in the middle have no other image."""
    for board in (BOARD, "...\n...\n...\n"):
        middle = len(board.split()) + 1
        cells = set(places(choose(board, symmetry=symmetry).clues))
        assert cells == {
            (middle - r if symmetry == "rotational" else r, middle - c) for r, c in cells
        }


def test_refuse_choices():
    for choice, words in [
        ({"keep": ((1, 2),)}, "no clue in the cell 1,2"),
        ({"keep": [(1, 4)], "symmetry": "mirror"}, "implies no clue in the cell 1,2"),
        ({"keep": ((1, 1),), "forbid": ((1, 1),)}, "the cell 1,1 is to be kept and forbidden"),
        ({"selection": "some"}, "selection='some': expected one of all, article, minimal, fewest"),
        ({"symmetry": "x"}, "symmetry='x': expected one of none, rotational, quarter, mirror"),
        ({"keep": [(0, 0)]}, r"keep=\[\(0, 0\)\]: expected a list of cells, \(row, column\)"),
        ({"forbid": "1,1"}, "forbid='1,1': expected a list of cells"),
        ({"seed": -1}, "seed=-1: expected a whole number of at least 0"),
        ({"timeout": float("nan")}, "timeout=nan: expected a positive number of seconds"),
        ({"memory": 0}, "memory=0: expected a whole number of at least 1"),
        ({"constants": [1]}, "expected a dictionary"),
    ]:
        with pytest.raises(pylogic.OptionError, match=words):
            choose(BOARD, **choice)


AMBIGUOUS = """
% A number tells only whether a column has a black cell.
#defined clue/3. #defined size/2.
cell(R, C) :- size(Rows, Cols), R = 1..Rows, C = 1..Cols.
{ black(R, C) : cell(R, C) }.
%! the column {C} is not as told
:- clue(1, C, N), #count { R : black(R, C) } != N.
#show black/2.
#program about.
clues(clue, 3). board(shaded, black). board(number, clue).
#program clues.
#defined cell/2.
clue(1, C, N) :- cell(1, C), N = #count { R : black(R, C) }.
"""


def test_show_another_answer_where_no_clues_leave_one(rules):
    puzzle = rules(AMBIGUOUS)
    for selection in ("all", "minimal", "fewest"):
        chosen = choose("#.\n..\n", puzzle, selection=selection)
        assert not chosen.is_unique
        assert not chosen.is_minimal
        assert str(chosen.other) == "black(2,1)"
        words = "2 of 2 clues, no set of clues of this solution has one answer"
        assert str(chosen) == words
    assert choose("##\n##\n", puzzle).is_unique
    with pytest.raises(pylogic.ProgramError, match="picks nothing"):
        choose("##\n##\n", puzzle, selection="article")


FIXED = AMBIGUOUS.replace(
    "#defined cell/2.\n",
    "#defined cell/2.\nfixed(mark(N)) :- N = #count { R, C : black(R, C) }.\n"
    "fixed(clue(1, 1, N)) :- N = #count { R : black(R, 1) }.\n",
).replace("#defined size/2.", "#defined size/2. #defined mark/1.")
"""Every puzzle has the number of its first column, and a mark for all its black cells."""


def test_give_fixed_clues_with_every_choice(rules):
    puzzle = rules(FIXED)
    for selection in ("all", "minimal", "fewest"):
        chosen = choose("##\n##\n", puzzle, selection=selection)
        assert [str(fact) for fact in chosen.board] == ["size(2,2)", "mark(4)"]
        assert [str(fact) for fact in chosen.clues] == ["clue(1,1,2)", "clue(1,2,2)"]
        assert chosen.every == 2
    empty = choose("..\n..\n", puzzle, keep=[(1, 1)])
    assert [str(clue) for clue in empty.clues] == ["clue(1,1,0)", "clue(1,2,0)"]
    with pytest.raises(pylogic.OptionError, match="is to be kept and forbidden"):
        choose("##\n##\n", puzzle, forbid=[(1, 1)])


@pytest.mark.slow
def test_name_the_rules_that_a_board_breaks(update):
    boards = [
        ("kuromasu", "##.\n...\n"),
        ("kuromasu", "#.\n#.\n"),
        ("kuromasu", ".#\n#.\n"),
        ("kuromasu", "3#.\n...\n"),
        ("kuromasu", ".#.\n...\n..9\n"),
        ("takuzu", "0 1\n0 1\n"),
        ("takuzu", "0 0 0 1\n1 1 0 0\n0 1 1 0\n1 0 1 1\n"),
        ("sudoku", "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 2\n"),
        ("sudoku", "1 1 . .\n. . . .\n. . . .\n. . . .\n"),
    ]
    said = []
    for name, board in boards:
        puzzle = pylogic.load(name)
        with pytest.raises(pylogic.ProgramError) as caught:
            choose(board, puzzle)
        words = str(caught.value).replace(str(puzzle.encoding.path.parent) + "/", "")
        said.append(f"{name}\n{board}{words}\n")
    compare("errors_solutions.txt", "\n".join(said), update)


@pytest.mark.parametrize(
    ("name", "board", "missing", "is_one_of_several"),
    [
        ("kuromasu", BOARD, 0, False),
        ("kuromasu", "size(1,3). black(1,3). clue(1,1,2).", 0, False),
        ("sudoku", "1 2 3 4\n3 4 1 2\n2 1 4 3\n4 3 2 .\n", 1, False),
        ("sudoku", "1 2 3 4\n. . . .\n. . . .\n. . . .\n", 12, True),
    ],
)
def test_complete_a_board_that_shows_a_part(name, board, missing, is_one_of_several):
    found = choose(board, pylogic.load(name))
    assert (found.missing, found.is_one_of_several) == (missing, is_one_of_several)


@pytest.mark.few(0)
@pytest.mark.parametrize(
    ("name", "instance"),
    [("takuzu", "seed14"), ("sudoku", "seed9"), ("sudoku", "jigsaw9")],
)
def test_solve_chosen_clues_to_the_same_answer(name, instance):
    oracle = Oracle(name)
    answer = oracle.puzzle.solve(instance).answers[0]
    frame = [f.symbol for f in oracle.puzzle.instance(instance).facts if f.symbol.name != "given"]
    text = " ".join(f"{s}." for s in (*frame, *answer.symbols))
    chosen = choose(text, oracle.puzzle)
    assert chosen.is_unique
    assert chosen.is_minimal
    again = oracle.solve(chosen.facts)
    assert (again.status, set(again.answers[0].symbols)) == ("unique", set(answer.symbols))


@pytest.mark.slow
def test_keep_the_best_clues_after_ctrl_c():
    outcome = KUROMASU.solve("inst12")
    text = "size(13,13). " + " ".join(f"{s}." for s in outcome.answers[0].symbols)
    seen: list[tuple[int, int | None]] = []

    def stop(clues: int, bound: int | None) -> None:
        is_first = bound and not any(bound for _, bound in seen)
        seen.append((clues, bound))
        if is_first:
            os.kill(os.getpid(), signal.SIGINT)

    chosen = choose(text, selection="fewest", isolated=True, on_progress=stop)
    assert chosen.interrupted == "user"
    assert chosen.is_unique
    assert not chosen.is_fewest
    assert 0 < (chosen.bound or 0) < len(chosen.clues) <= 45
    bounds = [bound for _, bound in seen if bound]
    assert bounds == sorted(bounds)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("#show black/1.", "does not say what the clues are"),
        ("#show black/1. #program about. clues(clue, 2).", "there is no part 'clues'"),
    ],
)
def test_refuse_rules_that_say_nothing_of_clues(rules, text, words):
    with pytest.raises(pylogic.ProgramError, match=words):
        choose("black(1).", rules(f"{{ black(1..2) }}. {text}"))


def test_refuse_to_generate_by_rules_that_show_nothing(rules):
    text = "#defined size/2. { black(1..N) } :- size(N, _). #show. #program about. clues(clue, 2)."
    with pytest.raises(pylogic.ProgramError, match="what tells two answers apart"):
        list(rules(f"{text} #program clues. clue(1, 1).").generate("1x1", seed=1))


# ---- On the command line, and in Python -------------------------------------------------


def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return pylogic_run("clues", *arguments, stdin=stdin)


@pytest.mark.slow
def test_draw_clues_on_the_command_line_and_print_proofs(tmp_path):
    path = tmp_path / "grid.txt"
    path.write_text(BOARD)
    fewest = run("kuromasu", str(path), "--fewest", "--plain")
    words = "3 of 18 clues, one answer, no set of fewer has one"
    *board, blank, last = fewest.stdout.splitlines()
    assert (fewest.returncode, len(board), blank, last) == (0, 5, "", words)
    assert sum(cell.isdigit() for row in board for cell in row.split()) == 3
    link = run("kuromasu", "-", "--keep", "1,1 1,3", "--to", "kurodoko", stdin=BOARD)
    assert link.stdout.startswith("https://puzz.link/p?kurodoko/5/5/")
    assert "of 18 clues, one answer" in link.stderr
    wrong = run("kuromasu", str(path), "--keep", "1;1")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "'1' is no cell: expected ROW,COLUMN" in wrong.stderr


@pytest.mark.slow
def test_say_that_a_part_of_a_board_is_completed():
    part = run("sudoku", "-", "--plain", stdin="1 2 3 4\n. . . .\n. . . .\n. . . .\n")
    assert "one of several answers with 12 more atoms is taken" in part.stderr


def test_print_clues_and_take_a_seed():
    found = choose(BOARD)
    words = f"{len(found.clues)} of 18 clues, one answer, none can be removed"
    assert str(found) == words
    assert choose(BOARD) == found
    assert choose(BOARD, seed=1) != found
    assert found.facts.startswith("size(5,5). clue(")
    assert words in found._repr_html_()


# ---- Clues beside the board, and two in a cell --------------------------------------------


@pytest.mark.slow
def test_find_missing_clues_beside_the_board():
    """A puzzle with no clue to spare lacks one: a single clue is the least, and enough."""
    puzzle = pylogic.load("skyscrapers")
    (made,) = puzzle.generate("4x4", seed=8)
    *board, _missing = made.facts.split()
    instance = puzzle.instance(" ".join(board), text=True)
    extra = puzzle.explain(instance).differences.extra
    assert len(extra) == 1
    text = " ".join(f"{fact}." for fact in (*instance.symbols, *extra))
    assert puzzle.solve(puzzle.instance(text, text=True)).status == "unique"


@pytest.mark.slow
def test_keep_both_clues_of_a_cell():
    """One of which may be spared otherwise."""
    puzzle = pylogic.load("kakuro")
    instance = puzzle.instance("janko8")
    facts = [fact for fact in instance.symbols if fact.name != "sum"]
    board = " ".join(f"{s}." for s in (*facts, *puzzle.solve(instance).answers[0].symbols))

    def at(place: tuple[int, int], clues) -> int:
        return sum(clue.name == "sum" and place_of(clue) == place for clue in clues)

    given = {place_of(clue) for clue in instance.symbols if clue.name == "sum"}
    for seed in (1, 4):
        free = choose(board, puzzle, seed=seed).clues
        places = {p for p in given if at(p, free) < at(p, instance.symbols) == 2}
        kept = choose(board, puzzle, keep=sorted(places), seed=seed).clues
        assert places
        assert {at(place, kept) for place in places} == {2}


def test_refuse_cells_for_clues_beside_the_board():
    board = "size(2,2). value(1,1,1). value(1,2,2). value(2,1,2). value(2,2,1)."
    puzzle = pylogic.load("skyscrapers")
    for keywords in ({"keep": [(1, 1)]}, {"forbid": [(1, 1)]}):
        with pytest.raises(pylogic.OptionError, match="cells say nothing of the clues beside"):
            choose(board, puzzle, **keywords)
    with pytest.raises(
        pylogic.OptionError, match=r"in cells or on their sides, one in each: outside\("
    ):
        choose(board, puzzle, symmetry="mirror")
