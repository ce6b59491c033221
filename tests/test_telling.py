"""How a derivation is told: sentences, pictures, hints; no raw words of any rule."""

from __future__ import annotations

import json
from functools import cache, partial

import harness
import pytest
from explained import KUROMASU, ONE, run, task

import pylogic
from pylogic import ProgramError
from pylogic.draw import html, palette, svg, terminal
from pylogic.draw.board import Board
from pylogic.draw.scene import Cell, Frame
from pylogic.explain import partial_board
from pylogic.explain.explanation import Explanation
from pylogic.explain.narration import FoundStep, Narrator, needed_steps
from pylogic.explain.steps import Chain, Deduction, Round, alike
from pylogic.explain.text import Teller
from pylogic.explain.words import Wording
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import unpack

SUDOKU = pylogic.load("sudoku")
FOUR = "size(4,4). boxes(2,2). "

command = partial(harness.command, "explain")


@cache
def explained(name: str, source: str) -> Explanation:
    """A whole derivation, found once: of facts given as text, or of a named instance."""
    puzzle = pylogic.load(name)
    return puzzle.explain(puzzle.instance(source, text="." in source))


# ---- Sentences ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def teller() -> Teller:
    return Teller.within(task("size(9,9). clue(1,2,5). clue(3,1,2)."), Limits())


def broken(number: int, *terms: int | str) -> str:
    return f"_pylogic_broken({number},(),({','.join(map(str, terms))}))"


def single(kind: str, at: int, value: int) -> str:
    """Sudoku: no cell of a line holds the value."""
    return broken(2, kind, at, value, '"line"', 5)


def touch(row: int, column: int) -> str:
    return next(
        broken(number, row, column)
        for number, constraint in enumerate(Teller.within(task(ONE), Limits()).rules.known)
        if constraint.words.endswith("{R},{C+1} touch")
    )


def deduction(marks, because=(), known=(), chain=None) -> Deduction:
    return Deduction(tuple(marks), unpack(f"({','.join([*because, ''])})"), 1, tuple(known), chain)


def black(*cell: int) -> tuple[str, bool]:
    return f"black({cell[0]},{cell[1]})", True


def white(*cell: int) -> tuple[str, bool]:
    return f"black({cell[0]},{cell[1]})", False


def test_a_sentence_says_what_is_known_the_rule_and_what_follows(teller):
    one = deduction([white(1, 1)], [touch(1, 1)], [black(1, 2)])
    told = teller.sentence(one)
    assert told.words == (
        "since 1,2 is black, and otherwise the black cells 1,1 and 1,2 touch: 1,1 is white"
    )
    assert told.cells == ((1, 1),)
    assert [line.cells for line in told.lines] == [((1, 1), (1, 2))]


def test_a_sentence_says_several_rules_and_names_clues_that_they_do_not(teller):
    because = [touch(1, 1), touch(2, 1), "clue(3,1,2)"]
    words = teller.sentence(deduction([white(1, 1), black(2, 2)], because)).words
    assert words == (
        "since there is the clue 2 at 3,1, and otherwise the black cells 1,1 and 1,2 touch, "
        "or the black cells 2,1 and 2,2 touch: 1,1 is white and 2,2 is black"
    )
    assert teller.sentence(deduction([white(1, 1)])).words == "nothing else is left: 1,1 is white"


@pytest.mark.parametrize(
    ("cells", "words"),
    [
        ([(row, 5) for row in range(9, 0, -1)], "1,5 to 9,5 are white"),
        (
            [(1, 1), (1, 2), (3, 3), *((2, c) for c in (4, 2, 5, 3))],
            "1,1, 1,2, 2,2 to 2,5, 3,3 are white",
        ),
        ([(1, c) for c in range(1, 7)], "1,1 1,2 1,3 1,4 1,5 1,6 are white"),
        (
            [(r, c) for r in range(1, 10, 2) for c in range(1, 10, 2)],
            "the 25 marked cells are white",
        ),
    ],
)
def test_of_long_lists_of_cells_the_ends_are_told_or_what_the_board_has(cells, words, teller):
    known = [white(*cell) for cell in cells]
    told = teller.sentence(deduction([black(6, 6)], [touch(6, 6)], known))
    assert told.words.startswith(f"since {words}, and otherwise")
    assert set(told.causes) == set(cells)


def test_sides_and_lines_are_told_by_their_ends_where_they_go_on():
    def names(predicate, cells, side):
        marks = {f"{predicate}({r},{c},{side})": (predicate, r, c, side) for r, c in cells}
        return Wording({}, marks, (9, 9)).names(marks.values())

    row, column = [(2, c) for c in range(1, 8)], [(r, 2) for r in range(1, 8)]
    assert names("edge", row, "bottom") == "2,1|3,1 to 2,7|3,7"
    assert names("edge", column, "right") == "1,2|1,3 to 7,2|7,3"
    assert names("edge", row, "top") == "the top of 2,1 to the top of 2,7"
    assert names("edge", row, "right") == "2,1|2,2 2,2|2,3 2,3|2,4 2,4|2,5 2,5|2,6 2,6|2,7 2,7|2,8"
    assert names("link", row, "right") == "2,1-2,2 to 2,7-2,8"
    assert names("link", row, "bottom") == "2,1-3,1 to 2,7-3,7"
    many = [(r, c) for r in range(1, 7, 2) for c in range(1, 6)]
    assert names("edge", many, "right") == "the 15 marked sides"
    assert names("link", [(r, 2 * c) for r, c in many], "bottom") == "the 15 marked lines"


def test_what_a_cell_holds_is_not_told_by_what_it_does_not_hold():
    teller = Teller.within(task(f"{FOUR} given(1,1,1).", SUDOKU), Limits())
    marks = [("value(1,2,3)", True), ("value(1,2,4)", False), ("value(1,3,4)", False)]
    assert teller.words.tell(marks) == "1,2 is 3 and 1,3 is not 4"


def test_of_cells_that_may_hold_few_values_these_are_told():
    teller = Teller.within(task(f"{FOUR} given(1,1,1).", SUDOKU), Limits())
    pair = [(f"value(1,{c},{v})", False) for c in (2, 3) for v in (1, 4)]
    one = deduction([("value(1,4,2)", False)], [broken(1, 1, 4)], pair)
    assert "since 1,2 1,3 may only hold 2 or 3, and otherwise" in teller.sentence(one).words
    assert teller.sentence(one).causes == ((1, 2), (1, 3))


def test_what_was_noted_is_told_by_what_it_was_noted_for():
    teller = Teller.within(task(f"{FOUR} given(1,1,1).", SUDOKU), Limits())
    mark = ("value(1,2,1)", False)
    one = deduction([("value(2,1,2)", True)], [broken(1, 2, 1)], [mark])
    noted = [deduction([mark], [broken(1, 2, 1)], [("value(4,2,1)", True)])]
    assert teller.sentence(one, noted).words.startswith("since 4,2 is 1, and otherwise")
    assert teller.sentence(one, noted).styles == {
        (1, 2): "region",
        (4, 2): "cause",
        (2, 1): "effect",
    }


def test_what_was_noted_by_another_rule_is_said_with_the_name_of_that_rule():
    teller = Teller.within(task(f"{FOUR} given(1,1,1).", SUDOKU), Limits())
    marks = [("value(1,2,1)", False), ("value(1,4,1)", False)]
    one = deduction([("value(1,3,1)", True)], [single("row", 1, 1)], marks)
    noted = [
        deduction([mark], [broken(3, "column", c, 1)], [(f"value(4,{c},1)", True)])
        for mark, c in zip(marks, (2, 4), strict=True)
    ]
    assert teller.sentence(one, noted).words == (
        "since 1,2 1,4 are not 1 (elimination: 4,2 4,4 are 1), "
        "and otherwise no cell of the row 1 holds the number 1: 1,3 is 1"
    )
    assert teller.sentence(one, noted).causes == ((4, 2), (4, 4))


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


def test_where_nothing_else_is_left_the_rules_are_named_that_left_it(rules):
    teller = Teller.within(task("given(1,1,1). given(1,2,2).", rules(LATIN)), Limits())
    marks = [("value(1,3,1)", False), ("value(1,3,2)", False)]
    noted = [
        deduction([mark], [broken(0, 1, value)], [(f"value(1,{value},{value})", True)])
        for value, mark in enumerate(marks, 1)
    ]
    one = deduction([("value(1,3,3)", True)], known=marks)
    told = teller.sentence(one, noted)
    assert told.words == (
        "since 1,3 is not 1 and not 2 (since 1,1 is 1 and 1,2 is 2, and otherwise the row 1 "
        "holds 1 twice, or the row 1 holds 2 twice), nothing else is left: 1,3 is 3"
    )
    assert [line.words for line in told.lines] == [
        "the row 1 holds 1 twice",
        "the row 1 holds 2 twice",
    ]
    assert told.causes == ((1, 1), (1, 2))


def test_cells_that_only_count_as_filled_are_not_told_one_by_one():
    teller = Teller.within(task(f"{FOUR} given(1,1,1).", SUDOKU), Limits())
    known = [(f"value(1,{v},{v})", True) for v in (1, 2, 3)]
    one = deduction([("value(1,4,4)", True)], [single("row", 1, 4)], known)
    assert teller.sentence(one).words.startswith("since 1,1 1,2 1,3 are filled, and otherwise")
    asked = deduction([("value(1,4,4)", False)], [single("row", 1, 3)], known)
    assert teller.sentence(asked).words.startswith("since 1,1 is 1, 1,2 is 2 and 1,3 is 3, and")


def test_rules_that_name_a_cell_beside_another_are_told(rules):
    puzzle = rules(
        "{ value(1,C,V) : V = 1..2 } :- C = 1..2. #defined given/3. #show value/3.\n"
        "%! neither {R},{C} nor {R},{C+1} holds {V}\n"
        ":- R = 1, C = 1, V = 1..2, not value(R,C,V), not value(R,C+1,V).\n"
        "%! {R},{C} and {R},{C+1} both hold {V}\n:- value(R,C,V), value(R,C+1,V).\n"
        "%! {R},{C} holds two numbers\n:- value(R,C,1), value(R,C,2).\n"
        "%! {R},{C} does not hold {V}\n:- given(R,C,V), not value(R,C,V).\n"
        "#program about.\nclues(given,3). board(solution,value). board(number,given).\n"
    )
    found = puzzle.explain(puzzle.instance("given(1,1,1).", text=True))
    (step,) = found.steps
    assert "otherwise neither 1,1 nor 1,2 holds 2" in step.sentence.words
    assert step.sentence.words.endswith("value(1,2,2) holds")


def test_cells_whose_values_are_used_are_not_only_filled():
    puzzle = pylogic.load("number_grid")
    text = "size(2,4). line(row,4,10). line(column,2,5). amount(1..4,2). given(1,1,1)."
    teller = Teller.within(task(text, puzzle), Limits())
    number = next(n for n, one in enumerate(teller.rules.known) if "do not sum" in one.words)
    known = [(f"value(1,{v},{v})", True) for v in (1, 2, 3)]
    one = deduction([("value(1,4,1)", False)], [broken(number, "row", 1, 10)], known)
    assert teller.sentence(one).words.startswith("since 1,1 is 1, 1,2 is 2 and 1,3 is 3, and")


def test_a_chain_is_told_line_by_line_from_what_is_supposed_to_what_is_so(teller):
    follows = deduction([white(1, 1)], [touch(1, 1)], [black(1, 2)])
    inner = Chain(black(5, 5), (deduction([], [touch(5, 5)], [black(5, 5)]),))
    nested = deduction([white(5, 5)], [touch(5, 5)], chain=inner)
    against = deduction([], [touch(2, 2)], [white(5, 5)])
    told = teller.chain_lines(Chain(black(1, 2), (follows, nested, against)))
    assert [(depth, line.words) for depth, line in told] == [
        (0, "suppose 1,2 is black"),
        (1, "since 1,2 is black, and otherwise the black cells 1,1 and 1,2 touch: 1,1 is white"),
        (1, "suppose 5,5 is black"),
        (2, "contradiction: since 5,5 is black, the black cells 5,5 and 5,6 touch"),
        (1, "so 5,5 is white"),
        (1, "contradiction: since 5,5 is white, the black cells 2,2 and 2,3 touch"),
        (0, "so 1,2 is white"),
    ]


def test_a_chain_does_not_say_what_a_cell_does_not_hold_where_that_is_plain():
    teller = Teller.within(task(f"{FOUR} given(1,1,1).", SUDOKU), Limits())
    plain = deduction([("value(1,2,4)", False)], known=[("value(1,2,3)", True)])
    other = deduction([("value(1,3,4)", False)], known=[("value(1,2,3)", True)])
    (line,) = teller.chain_lines(Chain(None, (plain, other)))
    assert line[1].cells == ((1, 3),)


NINE = (
    "size(9,9). clue(1,4,8). clue(2,3,3). clue(2,4,4). clue(2,9,4). clue(3,6,7). clue(4,3,2)."
    " clue(4,6,7). clue(5,4,7). clue(5,5,8). clue(7,9,7). clue(8,1,2). clue(8,7,4). clue(9,3,5)."
)


@pytest.mark.slow
def test_a_step_that_takes_much_is_a_chain_unless_it_is_flat():
    instance = KUROMASU.instance(NINE, text=True)
    chained, flat = (KUROMASU.explain(instance, flat=flat) for flat in (False, True))
    large = [step for step in chained.steps if step.lines]
    assert large
    for step in large:
        assert step.deduction.rules > 1
        assert step.sentence.words.startswith("otherwise a contradiction follows: ")
        first, *_, last = (line.words for _, line in step.lines)
        assert first.startswith("suppose ")
        assert step.sentence.words.partition(": ")[2].startswith(last.removeprefix("so "))
        assert step.shot.captions[1:][0] == first
        assert step.to_dict()["chain"][0]["words"] == first
        assert_each_link_can_be_checked(step.to_dict())
    ends = [
        {mark for step in one.steps for mark in step.deduction.marks} for one in (chained, flat)
    ]
    assert ends[0] == ends[1]
    assert not any(step.lines for step in flat.steps)


def assert_each_link_can_be_checked(step) -> None:
    """Whether what a line of a chain takes was known, supposed, or follows in an earlier line."""
    lines = step["chain"]
    (supposed,) = lines[0]["atoms"]
    assert supposed.removeprefix("not ") in {a.removeprefix("not ") for a in step["atoms"]}
    said = set(step["known"])
    for line in lines:
        assert set(line["known"]) <= said
        assert line["atoms"] or line["words"].startswith("contradiction: ")
        said.update(line["atoms"])


# ---- States ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        ("# . .\n. 3 .\n. . #\n", 6),
        ("# . -\n. . .\n. . #\n", 6),
        ("# . _\n. . .\n. . #\n", 0),
        (". . .\n. 3 .\n. . .\n", 0),
    ],
)
def test_dots_are_white_where_the_board_is_full_or_shows_what_is_unknown(board, expected):
    marks = partial_board.read(task("size(3,3). clue(2,2,3)."), board)
    assert sum(not holds for _, holds in marks) == expected


def test_a_full_board_that_plain_prints_is_read_as_full(tmp_path):
    path = tmp_path / "full.txt"
    path.write_text(
        harness.command("solve", "kuromasu", "inst12", "--plain").split("\n\n")[0] + "\n"
    )
    found = KUROMASU.explain("inst12", state=path, hint=True)
    assert (found.steps, found.claim) == ((), "the board is full")


def test_a_board_may_not_say_both_of_a_cell():
    with pytest.raises(ProgramError, match="both that 1,2 is black and that it is white"):
        KUROMASU.explain("inst12", state="black(1,2). -black(1,2).")


def test_what_no_rule_but_a_choice_contradicts_is_not_said_to_break_a_rule():
    found = run(FOUR, SUDOKU, state="value(1,1,3). value(1,1,4).")
    assert str(found.conflicts[0]).startswith(
        "with what the board shows, the choices and definitions alone leave no board"
    )


# ---- Steps and hints ---------------------------------------------------------------


@pytest.mark.slow
def test_a_hint_is_one_sentence_with_its_picture():
    said = command("sudoku", "seed9", "--hint")
    title, sentence, *board, signs = said.rstrip("\n").split("\n")
    assert title.startswith("step 1: ")
    assert sentence.startswith("since ")
    assert len(board) == 13
    assert signs == "* follows   ' from this   ~ in these cells"


def told(needs, *noted) -> FoundStep:
    return FoundStep(Deduction((), ()), noted, (), (), frozenset(needs))


def test_of_the_steps_before_a_hint_only_those_are_told_that_it_takes():
    steps = [told([], "a"), told([], "b"), told([1], "c"), told([2]), told([3], "d")]
    found = list(needed_steps(steps))
    assert [one.noted for one in found] == [("a",), ("b", "c"), ("d",)]


def test_what_has_become_cheaper_is_told_at_its_new_cost():
    found = run("size(4,4). clue(2,4,3). clue(3,4,4). clue(4,1,4).")
    (step,) = (one for one in found.steps if white(4, 2) in one.deduction.marks)
    assert step.cost == 1  # with 3,2 black it touches; before it took more


def test_only_a_whole_derivation_has_a_grade():
    assert run(ONE).grade is not None
    for part in (run(ONE, hint=True), run(ONE, state="black(2,1).")):
        assert part.grade is part.difficulty is part.to_dict()["grade"] is None


class Followed:
    """A derivation that only hears what it is told."""

    moment = 0

    def __init__(self) -> None:
        self.learnt: list[tuple[str, bool]] = []

    def learn(self, marks) -> None:
        self.learnt += marks

    def with_known(self, deduction, moment=None):
        return deduction


def test_a_chain_that_supposes_nothing_is_steps():
    rules = unpack(f"({','.join(broken(3, 1, c, c + 1) for c in range(1, 7))})")
    first = Deduction((white(1, 1),), rules[:1], 1)
    last = Deduction((white(2, 2),), rules[1:], 1, (white(1, 1),))
    chains = Followed()
    chains.of_deduction = lambda *_asked: Chain(None, (first, last))
    derivation = Followed()
    narrator = Narrator(derivation, lambda: chains, (), lambda _mark: True, lambda one: one)
    whole = Deduction((white(2, 2),), rules, 6)
    sent = list(narrator.steps([Round(6, (whole,), (), False)]))
    assert [one.deduction for one in sent] == [first, last]
    assert derivation.learnt == [white(1, 1)]


def test_after_deductions_without_a_chain_only_those_as_large_get_less_effort():
    shares = []
    chains = Followed()
    chains.of_deduction = lambda _one, _known, share: shares.append(share)
    narrator = Narrator(Followed(), lambda: chains, (), lambda _mark: True, lambda one: one)
    rules = unpack(f"({','.join(broken(3, 1, c, c + 1) for c in range(1, 7))})")
    sizes = (4, 5, 4, 3, 6, 1)
    rounds = [Round(1, (Deduction((white(n, n),), rules[:n]),), (), False) for n in sizes]
    assert len(list(narrator.steps(rounds))) == len(sizes)
    assert shares == [1, 1 / 2, 1 / 2, 1, 1 / 16]


@pytest.mark.slow
def test_one_argument_is_one_step_with_all_its_cells():
    found = explained("kuromasu", "inst12")
    several = [step for step in found.steps if step.deduction.parts]
    assert several
    for step in several:
        first, *others = step.deduction.parts
        assert {(one.known, one.cost) for one in (first, *others)} == {(first.known, first.cost)}
        assert set(step.deduction.marks) == {mark for x in (first, *others) for mark in x.marks}
        assert (step.name, step.cost) == (step.teller.name(first), first.cost)
        assert step.size == len(first.because)
        assert len(step.to_dict()["because"]) == len(step.deduction.because)
        own = step.teller.sentence(first, step.recalled).words
        assert step.sentence.words.startswith(f"{own}, and likewise ")
        rest = [m for m in step.deduction.marks if m not in first.marks]
        assert step.sentence.words.endswith(
            step.teller.words.names(step.teller.spots(a for a, _ in rest))
        )
    pairs = zip(found.steps, found.steps[1:], strict=False)
    assert not any(
        (a.name, a.deduction.known) == (b.name, b.deduction.known) and a.name == "touching"
        for a, b in pairs
    )


def test_only_what_follows_from_the_same_by_one_constraint_is_alike(teller):
    one, other = (
        deduction([white(*cell)], [touch(1, 1)], [black(1, 2)]) for cell in [(1, 1), (1, 3)]
    )
    from_other = deduction([white(5, 5)], [touch(5, 5)], [black(5, 6)])
    from_nothing = [deduction([white(c, c)], [touch(c, c)]) for c in (7, 8)]
    holds = deduction([black(2, 2)], [touch(1, 1)], [black(1, 2)])
    by_two = [deduction([white(c, 9)], [touch(1, 1), touch(2, 1)], [black(1, 2)]) for c in (4, 6)]
    every = [one, from_other, *from_nothing, other, holds, *by_two]
    whole, *others = alike(every, teller.kind)
    assert whole.parts == (one, other)
    assert whole.marks == (white(1, 1), white(1, 3))
    assert others == [from_other, *from_nothing, holds, *by_two]
    assert teller.sentence(whole).words.endswith("1,1 is white, and likewise 1,3")
    assert teller.sentence(whole).cells == ((1, 1), (1, 3))


def test_what_follows_as_a_chain_shows_is_said_with_it(teller):
    chain = Chain(black(1, 2), (deduction([], [touch(1, 1)], [black(1, 2)]),))
    one = deduction([white(3, 3), white(1, 2), white(5, 5)], [touch(1, 1)], chain=chain)
    told = teller.sentence(one)
    assert told.words == "otherwise a contradiction follows: 1,2 is white, and likewise 3,3 5,5"
    other = deduction([black(3, 3), white(1, 2)], [touch(1, 1)], chain=chain)
    assert teller.sentence(other).words.endswith("1,2 is white, and likewise 3,3 is black")


@pytest.mark.slow
def test_what_no_player_enters_and_one_rule_explains_is_noted_not_a_step():
    found = explained("sudoku", "seed9")
    assert all(step.to_dict()["entered"] for step in found.steps)
    noted = [one for step in found.steps for one in step.noted]
    assert noted
    assert not any(holds for one in noted for _, holds in one.marks)


def test_the_start_is_what_restates_clues():
    found = run(ONE)
    assert set(found.start) == {white(1, 2), white(3, 1)}
    assert found.to_dict()["start"] == ["not black(1,2)", "not black(3,1)"]


# ---- No raw words ------------------------------------------------------------------


def every_text(found: Explanation) -> str:
    """All that is printed of an explanation."""
    shots = [step.shot for step in found.steps]
    captions = [text for shot in shots for text in (shot.name, *shot.captions)]
    boards = [str(board.to_dict()["captions"]) for board in found.boards()]
    conflicts = [f"{one} {one._repr_html_()}" for one in found.conflicts]
    said = [*captions, *boards, *conflicts, found.claim, str(found)]
    return "\n".join([*said, json.dumps(found.to_dict())])


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


def assert_no_brace(found: Explanation) -> None:
    *printed, document = every_text(found).split("\n")
    raw = [text for text in (*printed, *values(document)) if "{" in text or "}" in text]
    assert raw == []


NONE = {
    "kuromasu": "size(2,3). clue(1,1,4). clue(2,3,4). clue(1,3,1).",
    "sudoku": f"{FOUR} given(1,1,1). given(1,2,2). given(1,3,3). given(2,4,4).",
    "takuzu": "size(2,2). given(1,1,0). given(1,2,0).",
    "queens": "size(3,3).",
    "number_grid": "size(1,3). line(row,2,3). amount(1,1). amount(2,1)."
    " given(1,1,1). given(1,3,2).",
    "seven_eleven": "items(2). total(3). unit(1).",
    "river_crossing": "couples4_boat2",
}


@pytest.mark.few(3)
@pytest.mark.parametrize("name", NONE)
def test_no_raw_words_where_there_is_no_answer(name):
    found = run(NONE[name], pylogic.load(name), count=5)
    assert found.conflicts
    assert_no_brace(found)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("name", "state"),
    [
        ("kuromasu", "black(1,1). black(1,2)."),
        ("sudoku", "value(1,1,3). value(1,2,3)."),
        ("takuzu", "value(1,1,1). value(1,2,1). value(1,3,1)."),
    ],
)
def test_no_raw_words_of_a_state_that_is_wrong(name, state):
    puzzle = pylogic.load(name)
    instance = {"kuromasu": "inst12", "sudoku": "seed9", "takuzu": "seed14"}[name]
    assert_no_brace(puzzle.explain(instance, state=state))
    judged = json.dumps(puzzle.judge(instance, state).to_dict())
    assert not any("{" in text for text in values(judged))


SEVEN = (
    "size(7,7). clue(1,5,8). clue(3,6,5). clue(4,1,2). clue(4,7,3). clue(5,3,6). clue(5,5,5)."
    " clue(7,3,2)."
)
QUICK = [("kuromasu", SEVEN), ("sudoku", "seed9"), ("queens", "8")]
LONG = [
    ("kuromasu", "inst12"),
    ("kuromasu", "inst43"),
    ("kuromasu", "inst30"),
    ("kuromasu", "inst31"),
    ("kuromasu", "inst96"),
    ("kuromasu", "wikipedia11"),
    ("number_grid", "june2018"),
    ("takuzu", "seed14"),
    ("sudoku", "wiki9"),
    ("sudoku", "jigsaw9"),
]


@pytest.mark.few(0)
@pytest.mark.parametrize(("name", "instance"), QUICK)
def test_no_raw_words_in_a_derivation(name, instance):
    assert_no_brace(explained(name, instance))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "instance"), LONG)
def test_no_raw_words_in_a_long_derivation(name, instance):
    puzzle = pylogic.load(name)
    assert_no_brace(puzzle.explain(instance, timeout=harness.SAFETY))
    assert_no_brace(puzzle.explain(instance, hint=True, timeout=harness.SAFETY))


# ---- Pictures ----------------------------------------------------------------------


def shown(**styles: str) -> Board:
    cells = {(1, c): Cell(str(c), style=style) for c, style in enumerate(styles.values(), 1)}
    return Board(1, len(styles), (Frame("", cells, frozenset(), ()),))


def test_what_follows_and_what_from_differ_without_colours():
    board = shown(one="effect", other="cause", third="region", last="given")
    assert terminal.text(board, "utf-8", is_small=True).splitlines()[1] == "│*1'2~3 4│"
    assert terminal.signs(board) == "* follows   ' from this   ~ in these cells"
    assert terminal.signs(shown(one="given")) == ""
    assert str(board) == "1 2 3 4"
    drawn = svg.render([board])
    assert len({line for line in drawn.splitlines() if "stroke-dasharray" in line}) == 2


def conflict(puzzle: pylogic.Puzzle, instance: str, state: str) -> Board:
    asked = puzzle.instance(instance, text="." in instance)
    found = puzzle.explain(asked, hint=True, state=puzzle.instance(state, text=True))
    board = found.conflicts[0].board()
    assert board is not None
    return board


def test_a_mistake_is_seen_beside_the_clue_that_it_contradicts():
    board = conflict(SUDOKU, "seed9", "value(2,2,6). value(1,1,5).")
    cell = board.frames[0].cell(2, 2)
    assert (cell.text, cell.style) == ("9/6", "wrong")
    assert "!9/6" in terminal.text(board, "utf-8")
    assert terminal.signs(board) == "! what contradicts"
    assert "what contradicts" in html.render([board], "t")


@pytest.mark.slow
def test_what_a_player_ruled_out_is_seen():
    board = conflict(SUDOKU, "seed9", " ".join(f"-value(1,1,{v})." for v in range(1, 9)))
    assert "" in board.frames[0].cell(1, 1).candidates
    white = conflict(KUROMASU, ONE, "-black(1,1). -black(1,3). -black(2,1).")
    assert white.frames[0].cell(1, 1) == Cell(fill="white", style="wrong")


def test_a_wrong_cell_shows_what_it_holds():
    drawn = svg.piece(Cell(fill="white", style="wrong", candidates=("1",)), svg.SIDE)
    assert drawn.count("<rect") == 2
    assert f'fill="{palette.WHITE}"' in drawn
    assert 'fill="none" stroke=' in drawn
    assert ">1</text>" in drawn


def test_candidates_are_small_texts_each_in_its_place():
    cell = Cell(candidates=("1", "", "3", "", "5", "", "", "", "9"))
    drawn = svg.piece(cell, svg.SIDE)
    assert [drawn.count(f">{digit}<") for digit in "123456789"] == [1, 0, 1, 0, 1, 0, 0, 0, 1]
    assert svg.piece(cell._replace(text="7"), svg.SIDE).count("<text") == 1


CAGES = (
    "size(4,4). cage(1,1,1). cage(1,2,2). cage(1,3,2). cage(1,4,3). cage(2,1,1). cage(2,2,1)."
    " cage(2,3,4). cage(2,4,3). cage(3,1,5). cage(3,2,6). cage(3,3,4). cage(3,4,7). cage(4,1,5)."
    " cage(4,2,6). cage(4,3,8). cage(4,4,8). target(1,1,add,8). target(2,3,add,7)."
    " target(3,1,add,5). target(3,2,sub,2). target(4,3,add,5)."
)


@pytest.mark.slow
def test_what_is_ruled_out_in_a_step_is_struck_out():
    film = explained("kenken", CAGES).film()
    lost = [cell for frame in film.frames for cell in frame.cells.values() if cell.removed]
    assert lost
    for cell in lost:
        assert cell.style == "effect"
        assert any(cell.removed)
        assert not any(a and b for a, b in zip(cell.candidates, cell.removed, strict=True))
    drawn = svg.piece(Cell(candidates=("1", ""), removed=("", "2")), svg.SIDE)
    assert drawn.count("<path") == 1
    assert f'fill="{palette.REMOVED}">2</text>' in drawn
    page = html.render([film], "t")
    assert "ruled out now" in page
    assert ", no longer 4, " in page


def test_a_cell_that_may_hold_nothing_is_drawn():
    cell = Cell(candidates=("", "", ""))
    assert svg.piece(cell, svg.SIDE) == svg.piece(Cell(), svg.SIDE)


def test_a_film_shows_candidates_and_what_stands_out():
    found = explained("sudoku", "seed9")
    before, first, *_ = found.film().frames
    step = found.steps[0]
    assert before.name == "before the first step"
    noted = {atom for one in step.noted for atom, _ in one.marks}
    empty = [place for place, cell in first.cells.items() if cell.candidates]
    assert empty
    every = tuple("123456789")
    assert {cell.candidates for cell in before.cells.values() if not cell.text} == {every}
    for row, column in empty:
        left = first.cell(row, column).candidates
        gone = {v for v in range(1, 10) if f"value({row},{column},{v})" in noted}
        assert {v for v in range(1, 10) if left[v - 1] == ""} == gone
    (effect,) = step.sentence.cells
    assert first.cell(*effect).style == "effect"
    assert all(first.cell(*cell).style == "cause" for cell in step.causes)
    assert first.name == str(step)
    assert first.captions == (step.sentence.words,)


@pytest.mark.few(1)
@pytest.mark.parametrize(("name", "instance"), [("kuromasu", "inst43"), ("takuzu", "seed14")])
def test_a_step_fits_a_terminal_of_24_lines(name, instance):
    said = command(name, instance, "--hint", COLUMNS="80", LINES="24", FORCE_COLOR="1")
    assert len(said.splitlines()) < 24
    assert "…" not in said


# ---- What is printed ---------------------------------------------------------------


@pytest.mark.slow
def test_print_the_steps_that_lead_to_a_hint():
    said = command("kenken", "janko64", "--hint", "--plain")
    steps = [line.split(":")[0] for line in said.splitlines() if "step" in line]
    assert steps == ["first, to note", "then, to note", "so the hint"]


@pytest.mark.parametrize("state", ["black(1,1..2).", "black(1,1) :- 1 < 2.", "not black(1,1)."])
def test_a_board_in_a_file_is_told_by_facts_alone(state, tmp_path):
    (tmp_path / "state.lp").write_text(f"black(2,2).\n{state}\n")
    with pytest.raises(ProgramError, match=r"state.lp:2:1: .*only ground facts"):
        KUROMASU.explain("inst12", hint=True, state=tmp_path / "state.lp")
    with pytest.raises(ProgramError, match="only ground facts"):
        KUROMASU.explain("inst12", hint=True, state=KUROMASU.instance(state, text=True))


def test_a_mark_that_is_true_in_any_case_is_no_mistake():
    puzzle = pylogic.load("fillomino")
    assert puzzle.explain("janko13", state="-value(1,2,9).", hint=True).steps
    assert puzzle.judge("janko13", state="-value(1,2,9). -value(1,2,8).").is_possible
    with pytest.raises(pylogic.OptionError, match="what no answer"):
        puzzle.explain("janko13", state="value(1,2,9).", hint=True)
