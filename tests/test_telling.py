"""How a derivation is told: sentences, pictures, hints; no raw words of any rule."""

from __future__ import annotations

import json
import re
from functools import partial
from itertools import product

import harness
import pytest
from explained import KUROMASU, ONE, run, task
from harness import judge_board

import pylogic
from pylogic.draw import html, svg, terminal

SUDOKU = pylogic.load("sudoku")
FOUR = "size(4,4). boxes(2,2). "
SMALL = (
    f"{FOUR} given(1,1,1). given(1,2,2). given(1,3,3). given(2,1,3). given(3,2,1). given(4,3,1)."
)

command = partial(harness.command, "explain")


# ---- Sentences ---------------------------------------------------------------------

MARKS = """
#defined size/2. #defined at/2. #defined odd/2.
cell(1..N, 1..M) :- size(N, M).
{ mark(I) : at(I, _) }.
%! nothing is marked
:- not mark(I) : at(I, _).
%! {I} is odd
:- odd(I, J), mark(I), not mark(J), not mark(K) : at(K, _), K > J.
#show mark/1.
#program words.
says(mark(I), "marked", S) :- at(I, S).
denies(mark(I), "free", S) :- at(I, S).
"""
LATIN = """
#const n = 3.
cell(1..n, 1..n).
{ value(R, C, V) : V = 1..n } = 1 :- cell(R, C).
%! the row {R} holds {V} twice
:- value(R, C, V), value(R, C', V), C < C'.
%! the column {C} holds {V} twice
:- value(R, C, V), value(R', C, V), R < R'.
:- given(R, C, V), not value(R, C, V).
#show value/3.
#program about.
title("Latin").
board(number, given). board(solution, value). clues(given, 3).
#program words.
says(value(R, C, V), V, (R, C)) :- cell(R, C), V = 1..n.
denies(value(R, C, V), ("not ", V), (R, C)) :- cell(R, C), V = 1..n.
"""
BESIDE = """
{ value(1, C, V) : V = 1..2 } :- C = 1..2. #defined given/3. #show value/3.
%! neither {R},{C} nor {R},{C+1} holds {V}
:- R = 1, C = 1, V = 1..2, not value(R, C, V), not value(R, C+1, V).
%! {R},{C} and {R},{C+1} both hold {V}
:- value(R, C, V), value(R, C+1, V).
%! {R},{C} holds two numbers
:- value(R, C, 1), value(R, C, 2).
%! {R},{C} does not hold {V}
:- given(R, C, V), not value(R, C, V).
#program about.
clues(given, 3). board(solution, value). board(number, given).
"""


def spots(form: str, rows: range, columns: range) -> list[str]:
    return [form.format(*place) for place in product(rows, columns)]


ONE_TO_SEVEN, SECOND, ODD = range(1, 8), range(2, 3), range(1, 8, 2)
SPOTS = [
    ["(2,3)"],
    *([f"edge({side})"] for side in ("2,3,right", "2,3,bottom", "2,2,right", "1,3,top")),
    ["link(2,3,bottom)"],
    ["outside(left,4,1)"],
    ["outside(top,2,3)"],
    *([f"vertex({place})"] for place in ("1,3", "0,3", "2,0")),
    ["edge(1,1,top)", "edge(1,1,right)", "(2,2)"],
    spots("({},{})", range(8, 0, -1), range(5, 6)),
    ["(1,1)", "(1,2)", "(3,3)", "(2,4)", "(2,2)", "(2,5)", "(2,3)"],
    spots("({},{})", range(1, 2), range(1, 7)),
    spots("({},{})", range(1, 10, 2), range(2, 11, 2)),
    *(spots(f"{one}({{}},{{}},bottom)", SECOND, ONE_TO_SEVEN) for one in ("edge", "link")),
    *(spots(f"{one}({{}},{{}},right)", SECOND, ONE_TO_SEVEN) for one in ("edge", "link")),
    spots("edge({},{},right)", ONE_TO_SEVEN, SECOND),
    spots("edge({},{},right)", ODD, range(1, 6)),
]
"""Places of marks; the last of these is a side of the board, where that is 2 rows high."""


@pytest.mark.slow
def test_name_spots_in_sentences(rules, update):
    """Long lists of places are told by their ends, or counted."""
    puzzle, said = rules(MARKS), []
    for size, places in product(("2,3", "9,9"), SPOTS):
        if size == "9,9" or len(places) == 1:
            at = " ".join(f"at({i},{spot})." for i, spot in enumerate([*places, "(9,9)"]))
            facts = puzzle.instance(f"size({size}). {at}", text=True)
            state = " ".join(f"-mark({i})." for i in range(len(places)))
            (hint,) = puzzle.explain(facts, hint=True, state=state).steps
            assert len(hint.sentence.causes) == len(places)
            said.append(f"{size}: {hint.sentence.words.partition(', and otherwise')[0]}")
    harness.compare("spots.txt", "\n".join(said), update)


TOLD = {
    "marks": [("at(0,(2,3)). at(1,(2,3)). at(2,(9,9)). odd(0,1).", "mark(0). -mark(1).")],
    "sudoku": [(SMALL, None), (f"{FOUR}given(1,1,1).", "value(1,1,2).")],
    "latin": [
        ("given(1,1,1). given(1,2,2). given(2,1,2).", None),
        ("given(1,1,1). given(1,2,2). given(2,1,2).", "value(1,1,1). value(1,2,2)."),
    ],
    "beside": [("given(1,1,1).", None)],
    "number_grid": [("size(1,3). line(row,2,3). amount(1,1). amount(2,1). given(1,1,1).", None)],
    "kuromasu": [("size(4,4). clue(2,4,3). clue(3,4,4). clue(4,1,4).", None)],
}
"""Facts, and of which of them a hint is asked from a state."""


@pytest.mark.slow
def test_tell_steps_in_sentences(rules, update):
    """With what they are drawn by: causes, effects, and cells that are looked at."""
    own = {"marks": MARKS, "latin": LATIN, "beside": BESIDE}
    said = []
    for name, boards in TOLD.items():
        puzzle = rules(own[name], name) if name in own else pylogic.load(name)
        for facts, state in boards:
            instance = puzzle.instance(facts, text=True)
            found = puzzle.explain(instance, hint=state is not None, state=state)
            said.append(f"{name} {facts} {state or ''}\n  {found}")
            said += [f"  {words}" for one in found.conflicts for words in str(one).split("\n")]
            for step in found.steps:
                styles = " ".join(f"{x}={y}" for x, y in sorted(step.sentence.styles.items()))
                said.append(f"  {step}: {step.sentence.words}\n    {styles}")
                said += [f"    {line.text}" for line in step.chain_lines]
    harness.compare("sentences.txt", "\n".join(said).replace(str(harness.CHECKOUT), ""), update)


@pytest.mark.slow
def test_name_more_than_ten_cells_as_groups():
    said = [line for step in pylogic.load("cave").explain("janko21").steps for line in step.lines]
    assert any("and 15 cells in rows 4 to 9 and columns 1 to 7 are black, and" in x for x in said)


# ---- States ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "is_possible"),
    [
        (". # .\n. 3 .\n. . .\n", False),
        (". # -\n. 3 .\n. . .\n", False),
        (". # _\n. 3 .\n. . .\n", True),
        (". . .\n. 3 .\n. . .\n", True),
    ],
)
def test_read_dots_as_white_on_a_full_board_or_beside_unknown_cells(board, is_possible):
    instance = KUROMASU.instance("size(3,3). clue(2,2,3).", text=True)
    assert judge_board(KUROMASU, instance, board).is_possible == is_possible


def test_read_a_full_board_as_it_is_printed():
    instance = KUROMASU.instance(ONE, text=True)
    board = KUROMASU.board(KUROMASU.solve(instance).answers[0])
    found = KUROMASU.explain(instance, state=f"{board}\n", hint=True)
    assert (found.steps, found.claim) == ((), "the board is full")


def test_refuse_a_board_that_says_both_of_a_cell():
    with pytest.raises(pylogic.ProgramError, match="both that 1,2 is black and that 1,2 is white"):
        KUROMASU.explain("inst12", state="black(1,2). -black(1,2).")


@pytest.mark.parametrize("state", ["black(1,1..2).", "black(1,1) :- 1 < 2.", "not black(1,1)."])
def test_refuse_a_state_that_is_no_facts(state, tmp_path):
    (tmp_path / "state.lp").write_text(f"black(2,2).\n{state}\n")
    with pytest.raises(pylogic.ProgramError, match=r"state.lp:2:1: .*only ground facts"):
        KUROMASU.explain("inst12", hint=True, state=tmp_path / "state.lp")
    with pytest.raises(pylogic.ProgramError, match="only ground facts"):
        KUROMASU.explain("inst12", hint=True, state=KUROMASU.instance(state, text=True))


def test_take_a_mark_that_is_true_in_any_case():
    puzzle = pylogic.load("fillomino")
    assert puzzle.explain("janko13", state="-value(1,2,9).", hint=True).steps
    assert judge_board(puzzle, "janko13", state="-value(1,2,9). -value(1,2,8).").is_possible
    with pytest.raises(pylogic.OptionError, match="what no answer"):
        puzzle.explain("janko13", state="value(1,2,9).", hint=True)


# ---- Steps and hints ---------------------------------------------------------------


@pytest.mark.slow
def test_print_the_steps_that_lead_to_a_hint_and_no_others():
    said = command("sudoku", "jigsaw9", "--hint", "--plain")
    named = ["first, to note", *["then, to note"] * 3, "so the hint"]
    assert re.findall("^(.*?): step", said, re.MULTILINE) == named


@pytest.mark.few(0)
@pytest.mark.parametrize(("name", "instance"), [("kuromasu", "inst43"), ("takuzu", "seed14")])
def test_print_a_step_that_fits_a_terminal_of_24_lines(name, instance):
    said = command(name, instance, "--hint", COLUMNS="80", LINES="24", FORCE_COLOR="1")
    assert len(said.splitlines()) < 24
    assert "…" not in said


@pytest.mark.parametrize(("columns", "is_beside"), [("100", True), ("40", False)])
def test_set_the_words_of_a_step_beside_its_board_or_below(columns, is_beside):
    """The lines of a chain keep their depth, also where they are broken."""
    said = command("slant", "janko11", "--hint", COLUMNS=columns, FORCE_COLOR="1")
    lines = re.sub(r"\x1b\[[0-9;]*m", "", said).splitlines()
    assert (lines[0][0], "step 1: 2 x number" in lines[0]) == ("┌", is_beside)
    words = ("step 1", "if 2,2", "since 2,2 is /")
    title, *chain = (next(x.index(said) for x in lines if said in x) for said in words)
    assert [place - title for place in chain] == [0, 2]


def test_tell_a_step_at_its_new_cost_once_it_is_cheaper():
    found = run("size(4,4). clue(2,4,3). clue(3,4,4). clue(4,1,4).")
    (step,) = (one for one in found.steps if ("black(4,2)", False) in one.deduction.marks)
    assert step.cost == 1  # with 3,2 black it touches; before it took more


@pytest.mark.slow
def test_grade_only_a_whole_derivation():
    assert run(ONE).grade is not None
    for part in (run(ONE, hint=True), run(ONE, state="black(2,1).")):
        assert part.grade is part.to_dict()["grade"] is None


@pytest.mark.slow
def test_tell_one_argument_as_one_step_with_all_its_cells():
    found = run("inst12", pylogic.load("kuromasu"))
    several = [step for step in found.steps if step.deduction.parts]
    assert several
    for step in several:
        first, *others = step.deduction.parts
        assert {(one.known, one.cost) for one in (first, *others)} == {(first.known, first.cost)}
        assert set(step.deduction.marks) == {mark for x in (first, *others) for mark in x.marks}
        assert (step.cost, step.size) == (first.cost, len(first.because))
        assert len(step.to_dict()["because"]) == len(step.deduction.because)
        assert ", and likewise " in step.sentence.words
    pairs = zip(found.steps, found.steps[1:], strict=False)
    assert not any(
        (a.name, a.deduction.known) == (b.name, b.deduction.known) and a.name == "touching"
        for a, b in pairs
    )


@pytest.mark.slow
def test_note_marks_that_no_player_enters_and_one_rule_explains():
    found = run("seed9", pylogic.load("sudoku"))
    assert all(step.to_dict()["entered"] for step in found.steps)
    noted = (one for step in found.steps for one in step.noted)
    assert {holds for one in noted for _, holds in one.marks} == {False}


def test_start_with_marks_that_restate_clues():
    found = run(ONE)
    assert set(found.start) == {("black(1,2)", False), ("black(3,1)", False)}
    assert found.to_dict()["start"] == ["not black(1,2)", "not black(3,1)"]


# ---- No raw words ------------------------------------------------------------------


def values(text: str) -> list[str]:
    """The texts that a JSON document consists of."""
    found, waiting = [], [json.loads(text)]
    while waiting:
        one = waiting.pop()
        if isinstance(one, (dict, list)):
            waiting += one.values() if isinstance(one, dict) else one
        elif isinstance(one, str):
            found.append(one)
    return found


def assert_no_brace(found: pylogic.Explanation) -> None:
    said = [text for step in found.steps for text in (str(step), *step.lines)]
    said += [str(board.captions) for board in found.boards()]
    said += [text for one in found.conflicts for text in (str(one), one._repr_html_())]
    said += [found.claim, str(found), *values(json.dumps(found.to_dict()))]
    assert [text for text in said if "{" in text or "}" in text] == []


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("name", "source", "state"),
    [
        ("takuzu", "size(2,2). given(1,1,0). given(1,2,0).", None),
        ("sudoku", f"{FOUR} given(1,1,1). given(1,2,2). given(1,3,3). given(2,4,4).", None),
        ("number_grid", "size(1,2). line(row,1,3). amount(1,1). given(1,1,1).", None),
        ("river_crossing", "couples4_boat2", None),
        ("takuzu", "size(4,4).", "value(1,1,1). value(1,2,1). value(1,3,1)."),
        ("kuromasu", "size(2,3). clue(1,1,4). clue(2,3,4). clue(1,3,1).", None),
        ("seven_eleven", "items(2). total(3). unit(1).", None),
    ],
)
def test_tell_contradictions_without_raw_words(name, source, state):
    puzzle = pylogic.load(name)
    found = run(source, puzzle, state=state)
    assert found.conflicts
    assert_no_brace(found)
    if state:
        document = json.dumps(judge_board(puzzle, task(source, puzzle).instance, state).to_dict())
        assert not any("{" in text for text in values(document))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "source"), [("kuromasu", "inst12"), ("queens", "8"), ("sudoku", "seed9")]
)
def test_tell_derivations_without_raw_words(name, source):
    assert_no_brace(run(source, pylogic.load(name)))
    assert_no_brace(run(source, pylogic.load(name), hint=True))


# ---- Pictures ----------------------------------------------------------------------


def drawn(*cells: pylogic.Cell) -> pylogic.Board:
    placed = {(1, c): cell for c, cell in enumerate(cells, 1)}
    return pylogic.Board(1, len(cells), (pylogic.Frame("", placed),))


def test_draw_causes_and_effects_so_that_they_differ_without_colours():
    styles = ["effect", "cause", "region", "given"]
    board = drawn(*(pylogic.Cell(str(n), style=one) for n, one in enumerate(styles, 1)))
    assert terminal.draw_text(board, "utf-8", is_small=True).splitlines()[1] == "│*1'2~3 4│"
    assert terminal.explain_signs(board) == "* follows   ' from this   ~ in these cells"
    assert terminal.explain_signs(drawn(pylogic.Cell("1", style="given"))) == ""
    assert str(board) == "1 2 3 4"
    lines = svg.render([board]).splitlines()
    assert len({line for line in lines if "stroke-dasharray" in line}) == 2


def conflict(puzzle: pylogic.Puzzle, source: str, state: str) -> pylogic.Board:
    return run(source, puzzle, hint=True, state=state).conflicts[0].board()


def test_draw_a_mistake_beside_the_clue_that_it_contradicts():
    board = conflict(SUDOKU, SMALL, "value(1,2,3). value(4,4,1).")
    cell = board.frames[0].cell(1, 2)
    assert (cell.text, cell.style) == ("2/3", "wrong")
    assert "!2/3" in terminal.draw_text(board, "utf-8")
    assert terminal.explain_signs(board) == "! what contradicts"
    assert "what contradicts" in html.render([board], "t")


@pytest.mark.slow
def test_draw_values_that_a_player_ruled_out():
    board = conflict(SUDOKU, SMALL, "-value(1,4,1). -value(1,4,3). -value(1,4,4).")
    assert "" in board.frames[0].cell(1, 4).candidates
    white = conflict(KUROMASU, ONE, "-black(1,1). -black(1,3). -black(2,1).")
    assert white.frames[0].cell(1, 1) == pylogic.Cell(fill="white", style="wrong")


def test_draw_candidates_and_the_values_ruled_out():
    nine = pylogic.Cell(candidates=("1", "", "3", "", "5", "", "", "", "9"))
    shown = svg.draw_piece(nine, svg.SIDE)
    assert [shown.count(f">{digit}<") for digit in "123456789"] == [1, 0, 1, 0, 1, 0, 0, 0, 1]
    assert svg.draw_piece(nine._replace(text="7"), svg.SIDE).count("<text") == 1
    gone = svg.draw_piece(pylogic.Cell(candidates=("1", ""), removed=("", "2")), svg.SIDE)
    assert (gone.count("<path"), gone.count("</text>")) == (1, 2)
    empty = pylogic.Cell(candidates=("", "", ""))
    assert svg.draw_piece(empty, svg.SIDE) == svg.draw_piece(pylogic.Cell(), svg.SIDE)
    wrong = svg.draw_piece(pylogic.Cell(fill="white", style="wrong", candidates=("1",)), svg.SIDE)
    assert wrong.count("<rect") == 2
    assert ">1</text>" in wrong


CAGES = (
    "size(4,4). cage(1,1,1). cage(1,2,2). cage(1,3,2). cage(1,4,3). cage(2,1,1). cage(2,2,1)."
    " cage(2,3,4). cage(2,4,3). cage(3,1,5). cage(3,2,6). cage(3,3,4). cage(3,4,7). cage(4,1,5)."
    " cage(4,2,6). cage(4,3,8). cage(4,4,8). target(1,1,add,8). target(2,3,add,7)."
    " target(3,1,add,5). target(3,2,sub,2). target(4,3,add,5)."
)


@pytest.mark.slow
def test_strike_out_values_that_a_step_rules_out():
    film = run(CAGES, pylogic.load("kenken")).film()
    lost = [cell for frame in film.frames for cell in frame.cells.values() if cell.removed]
    assert lost
    for cell in lost:
        assert (cell.style, any(cell.removed)) == ("effect", True)
        assert not any(a and b for a, b in zip(cell.candidates, cell.removed, strict=True))
    page = html.render([film], "t")
    assert "ruled out now" in page
    assert ", no longer 4, " in page


@pytest.mark.slow
def test_film_candidates_and_highlighted_spots():
    found = run(SMALL, pylogic.load("sudoku"))
    before, first, *_ = found.film().frames
    step = found.steps[0]
    assert before.name == "before the first step"
    noted = {atom for one in step.noted for atom, _ in one.marks}
    empty = [place for place, cell in first.cells.items() if cell.candidates]
    assert empty
    every = tuple("1234")
    assert {cell.candidates for cell in before.cells.values() if not cell.text} == {every}
    for row, column in empty:
        left = first.cell(row, column).candidates
        gone = {v for v in range(1, 5) if f"value({row},{column},{v})" in noted}
        assert {v for v in range(1, 5) if left[v - 1] == ""} == gone
    (effect,) = step.sentence.cells
    assert first.cell(*effect).style == "effect"
    assert all(first.cell(*cell).style == "cause" for cell in step.sentence.causes)
    assert (first.name, first.captions) == (str(step), (step.sentence.words,))
