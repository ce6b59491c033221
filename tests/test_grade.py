"""Grades: what steps are called and cost, and that they follow the levels of generators."""

from __future__ import annotations

import json
import os
import pickle
import signal
from collections import Counter

import pytest
from harness import command
from levels import FILE, puzzles, ranks, spearman

import pylogic
from pylogic.explain import derivation, narration
from pylogic.explain.grade import Counted, Grade, grade
from pylogic.rules import constraints
from pylogic.rules.source import sources

EASY = "8x8:adccgaBbfEBcAabdGfcaa"
NORMAL = "8x8:aEciaBLAcBiBcBfAc"


# ---- What the rule files say --------------------------------------------------------


def test_a_step_by_several_rules_has_the_name_that_the_file_gives_it():
    known = {"a + 2 x b": "pair"}
    assert constraints.technique(["b", "a", "b"], known) == "pair"
    assert constraints.technique(["b", "a"], known) == "a + b"
    assert constraints.technique(["a"] * 5, known) == "5 x a"
    assert constraints.technique(["a"] * 6, known) == "chain"


def test_all_names_that_the_shipped_files_give_are_those_of_their_rules():
    """A name that no steps can have would never be said."""
    for name in ("sudoku", "takuzu"):
        encoding = pylogic.load(name).encoding
        parts = [part for rules in constraints.called(encoding) for part in rules.split(" + ")]
        titles = {part.partition(" x ")[2] if part[0].isdigit() else part for part in parts}
        text = "\n".join(source.text for source in sources(encoding.path).values())
        for title in titles:
            begin = title.replace("block", "{Shape}").replace("line", "{Shape}")
            assert f"[{title}, " in text or f"[{begin}, " in text


def rules(tmp_path, about: str):
    path = tmp_path / "rules.lp"
    path.write_text(f"{{ a }}.\n%! [choice, 7] a is needed\n:- not a.\n#show a/0.\n{about}")
    return pylogic.load(path)


def test_levels_are_those_of_the_file_or_the_usual_ones(tmp_path):
    own = '#program about. level("fiendish", 7, 9). level("mild", 1, 6).'
    found = constraints.levels(rules(tmp_path, own).encoding)
    assert list(found.items()) == [("mild", (1, 6)), ("fiendish", (7, 9))]
    levels = [constraints.level(found, cost) for cost in (6, 7, 10)]
    assert levels == ["mild", "fiendish", "beyond fiendish"]
    assert constraints.levels(rules(tmp_path, "").encoding) == constraints.LEVELS
    assert rules(tmp_path, own).rate().level == "fiendish"


@pytest.mark.parametrize("ends", ["2, 1", '"a", 3', "1, x"])
def test_a_level_that_is_no_range_is_refused(tmp_path, ends):
    with pytest.raises(pylogic.ProgramError, match="expected level"):
        constraints.levels(rules(tmp_path, f'#program about. level("odd", {ends}).').encoding)


# ---- Grades -------------------------------------------------------------------------


def test_a_grade_is_the_costliest_step_and_the_sum():
    found = grade(
        [
            Counted("mark", 9, 0, True),
            Counted("single", 2, 3, True),
            Counted("pair", 9, 1, False),
            Counted("single", 2, 1, False),
        ],
        {"hard": (9, 9)},
        is_complete=True,
    )
    assert (found.costliest, found.total, found.level) == (9, 2 * 3 + 9 + 2, "hard")
    assert found.techniques == (("single", 2, 2), ("mark", 9, 1), ("pair", 9, 1))
    assert found.is_proved  # the first of that cost was, so no way is easier


def test_a_grade_is_as_proved_as_the_first_of_its_costliest_steps():
    steps = [Counted("pair", 9, 1, False), Counted("pair", 9, 1, True)]
    assert not grade(steps, {}, is_complete=True).is_proved
    assert grade(steps, {"hard": (0, 9)}, is_complete=False).level is None
    assert str(grade(steps, {}, is_complete=False)) == (
        "costliest step 9 (perhaps less): pair; sum 18, not complete"
    )
    assert grade([], {}, is_complete=True).is_proved


@pytest.mark.few(1)
@pytest.mark.parametrize("game", [EASY, NORMAL])
def test_the_sum_of_a_grade_counts_what_is_entered(game):
    explained = pylogic.load("takuzu").explain(game)
    told = explained.grade
    assert told is not None
    assert told.is_proved
    assert told.is_complete
    assert told.total == sum(step.cost * entered(step) for step in explained.steps)


CHAINED = (  # a step of this board is told as a chain
    "size(9,9). clue(1,4,8). clue(2,3,3). clue(2,4,4). clue(2,9,4). clue(3,6,7). clue(4,3,2)."
    " clue(4,6,7). clue(5,4,7). clue(5,5,8). clue(7,9,7). clue(8,1,2). clue(8,7,4). clue(9,3,5)."
)
GRADED = [
    ("takuzu", NORMAL),
    ("slitherlink", "janko10"),
    ("star_battle", "janko62"),
    ("nurikabe", "janko130"),
    ("kuromasu", CHAINED),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "board"), GRADED)
def test_all_who_grade_a_puzzle_say_the_same(name, board):
    """The verb that explains it, the one that grades it, batches, and who makes puzzles."""
    puzzle = pylogic.load(name)
    instance = puzzle.instance(board, text="size(" in board)
    told = puzzle.explain(instance).grade
    assert told is not None
    assert puzzle.rate(instance) == told
    (answer,) = puzzle.solve(instance).answers
    task, solution = puzzle.task(instance), set(answer.symbols)

    def cost(*bounds: int, is_quick: bool = False) -> int | None:
        found = narration.need(task, solution, *bounds, is_quick=is_quick)
        return None if found is None else found.cost

    assert cost(100) == told.costliest
    assert cost(told.costliest) == told.costliest
    assert cost(told.costliest - 1) is None
    # Who makes puzzles does not ask what those cost that are too easy, and looks quickly first.
    assert cost(100, told.costliest - 1) == told.costliest
    assert cost(100, told.costliest) in range(told.costliest + 1)
    quick = cost(100, is_quick=True)
    assert quick is None or quick >= told.costliest
    assert cost(told.costliest - 1, is_quick=True) is None
    assert puzzle.explain(instance, flat=True).grade is None  # its sets are no steps of a person


def entered(step) -> int:
    return sum(holds for _, holds in step.deduction.marks)


@pytest.mark.slow
def test_a_hard_sudoku_is_called_what_it_takes():
    pointing, pair = (next(one.game for one in puzzles("sudoku") if one.level == n) for n in (3, 4))
    found = pylogic.load("sudoku").rate(pointing)
    assert "hidden single in a block" in {one.name for one in found.techniques}
    assert found.costliest > 5
    assert pylogic.load("sudoku").rate(pair).key > found.key


def test_only_one_answer_has_a_grade():
    with pytest.raises(pylogic.OptionError, match="it has several answers"):
        pylogic.load("kuromasu").rate(pylogic.load("kuromasu").instance("size(2,2).", text=True))
    impossible = pylogic.load("takuzu").instance(
        "size(2,2). given(1,1,1). given(1,2,1).", text=True
    )
    with pytest.raises(pylogic.OptionError, match="it has no answer"):
        pylogic.load("takuzu").rate(impossible)
    assert pylogic.load("takuzu").explain(impossible).grade is None


def test_grade_claims_no_level_where_it_was_cut_short():
    puzzle = pylogic.load("takuzu")
    told = puzzle.explain(
        EASY, isolated=True, on_step=lambda _step: os.kill(os.getpid(), signal.SIGINT)
    )
    found = told.grade
    assert (found.is_complete, found.level, found.interrupted) == (False, None, "user")


def test_a_grade_is_a_result_like_all_others():
    found = pylogic.load("takuzu").rate(NORMAL)
    again = pickle.loads(pickle.dumps(found))
    assert (again, hash(again)) == (found, hash(found))
    assert repr(found) == f"<Grade {found}>"
    assert str(found).startswith("medium, costliest step 5: nearly full line; sum ")
    assert isinstance(found, Grade)


@pytest.mark.slow
def test_the_command_line_prints_the_grade_alone():
    found = pylogic.load("takuzu").rate(NORMAL)
    assert command("explain", "takuzu", NORMAL, "--grade") == "".join(f"{x}\n" for x in found.lines)
    assert json.loads(command("explain", "takuzu", NORMAL, "--grade", "--json")) == found.to_dict()
    assert "--grade is of the whole" in command(
        "explain", "takuzu", EASY, "--grade", "--hint", code=2
    )


# ---- Levels of generators -----------------------------------------------------------


def test_equal_figures_share_their_ranks():
    assert ranks([5, 1, 5, 2]) == [3.5, 1, 3.5, 2]
    assert spearman([1, 2, 3], [(1, 2), (1, 3), (2, 0)]) == pytest.approx(1)
    assert spearman([1, 2, 3], [3, 2, 1]) == pytest.approx(-1)


def test_there_are_as_many_puzzles_of_each_level():
    rows = [row.split() for row in FILE.read_text().splitlines() if not row.startswith("#")]
    counts = Counter((name, int(level)) for name, level, *_ in rows)
    assert {name: max(level for other, level in counts if other == name) for name, _ in counts} == {
        "akari": 3, "hitori": 2, "kenken": 5, "masyu": 2, "skyscrapers": 4, "slitherlink": 4,
        "sudoku": 6, "takuzu": 3, "tents": 2,
    }  # fmt: skip
    few = dict.fromkeys(counts, 10) | {one: 20 for one in counts if one[0] in ("sudoku", "takuzu")}
    assert counts == few
    assert len({game for *_, game in rows}) == len(rows)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["akari", "hitori", "masyu", "takuzu", "tents"])
def test_the_easiest_level_is_easy_and_the_hardest_is_not(name):
    puzzle, every = pylogic.load(name), puzzles(name)
    assert puzzle.rate(every[0].game).level == "easy"
    assert puzzle.rate(every[-1].game).level != "easy"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "every", "least"),
    [
        ("akari", 6, 0.9),
        ("hitori", 4, 0.86),
        ("kenken", 10, 0.85),
        ("masyu", 4, 0.86),
        ("skyscrapers", 10, 0.85),
        ("slitherlink", 10, 0.75),
        ("sudoku", 30, 0.9),
        ("takuzu", 10, 0.85),
        ("tents", 4, 0.8),
    ],
)
def test_grades_follow_the_levels(name, every, least):
    """Of some of them.

    Where there are two levels and no grades are equal the most is 0.87.
    """
    puzzle, chosen = pylogic.load(name), puzzles(name)[::every]
    keys = [puzzle.rate(one.game).key for one in chosen]
    assert spearman([one.level for one in chosen], keys) >= least


@pytest.mark.slow
def test_a_puzzle_that_is_hard_enough_for_sure_may_be_less_hard_than_it_is_told(monkeypatch):
    """Once a step costs more than the floor no proof that takes long keeps the puzzle back."""
    puzzle = pylogic.load("sudoku")
    (made,) = puzzle.generate("4x4", seed=1)
    task, solution = puzzle.task(made.instance), set(made.solution.symbols)
    proved = narration.need(task, solution, 100)
    assert proved.is_proved
    monkeypatch.setattr(derivation, "_BRIEF", 0)
    found = narration.need(task, solution, 100, 1)
    assert (found.cost >= proved.cost, found.is_proved) == (True, False)
    monkeypatch.setattr(derivation, "EFFORT", 0)
    assert narration.need(task, solution, 100, 1) is None
