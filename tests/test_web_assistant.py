"""The assistant's routes: what they tell of answers, marks, contradictions and steps."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
from explained import Board
from harness import judge_board
from workbench import FailedError
from workbench import marked as board

import pylogic

KUROMASU = pylogic.load("kuromasu")
RULES = KUROMASU.encoding.text
ONE = "size(3,3). clue(1,2,5). clue(3,1,2)."
SEVERAL = "size(3,3). clue(1,1,3)."
NONE = "size(2,3).\nclue(1,1,4). clue(2,3,4).\nclue(1,3,1)."


def packaged(puzzle: str, instance: str, *marks: str, **more: object) -> dict[str, object]:
    """An instance that comes with pylogic, with marks."""
    path = pylogic.load(puzzle).instance(instance).path
    return board(Path(path).read_text(encoding="utf-8"), *marks, puzzle=puzzle, **more)


# ---- Answers -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "status", "count"),
    [(ONE, "unique", 1), (SEVERAL, "multiple", 2), (NONE, "none", 0)],
)
def test_solve_a_board(workbench, facts, status, count):
    told = workbench.call("solve", board(facts))
    assert (told["status"], told["count"], len(told["answers"])) == (status, count, count)
    assert told["remarks"] == []


def test_name_the_line_of_a_remark_of_clingo(workbench):
    rules = f"{RULES}\n#program base.\nodd :- nowhere(1).\n"
    (remark,) = workbench.call("solve", board(ONE, rules=rules))["remarks"]
    assert remark["file"] == "encodings/kuromasu.lp"
    assert remark["line"] == len(rules.splitlines())


def test_tell_how_far_a_search_is(workbench):
    assert ("found", {"count": 1, "cost": []}) in workbench.stream("solve", board(SEVERAL))


def test_tell_as_many_answers_as_are_wanted_with_pictures(workbench):
    *answers, (end, told) = workbench.stream("answers", board(SEVERAL, most=3))
    assert ([name for name, _ in answers], end) == (["answer"] * 3, "done")
    assert (told["count"], told["exhausted"]) == (3, False)
    assert len({tuple(data["atoms"]) for _, data in answers}) == 3
    assert all(data["frames"][0]["svg"].startswith("<svg") for _, data in answers)


def test_draw_each_moment_of_a_plan(workbench):
    asked = packaged("river_crossing", "couples3_boat2", most=1)
    (_, answer), _ = workbench.stream("answers", asked)
    assert len(answer["frames"]) > 5


@pytest.mark.slow
def test_tell_the_best_answer_alone_and_explain_none(workbench):
    asked = packaged("chemin", "2x3")
    (_, answer), (_, end) = workbench.stream("answers", asked)
    best = workbench.call("solve", asked)
    assert (best["status"], best["cost"], end["exhausted"]) == ("optimal", answer["cost"], True)
    with pytest.raises(FailedError, match="the best is not explained"):
        workbench.call("explain", asked)


# ---- What the player has entered ---------------------------------------------------


def test_judge_black_neighbours_by_their_rule_with_their_cells(workbench):
    told = workbench.call("judge", board(ONE, "black(1,1)", "black(2,1)"))
    assert told["possible"] is False
    said = {line["words"]: line["cells"] for line in told["broken"]}
    assert said["the black cells 1,1 and 2,1 touch"] == [[1, 1], [2, 1]]
    assert all(line["place"].startswith("encodings/kuromasu.lp:") for line in told["broken"])


@pytest.mark.parametrize(
    ("puzzle", "facts", "mark", "words", "cells"),
    [
        (
            "sudoku",
            "size(4,4). boxes(2,2). given(1,1,3).",
            "value(1,3,3)",
            "two cells of the row 1 hold the number 3",
            [],
        ),
        (
            "takuzu",
            "size(4,4). given(2,1,0). given(2,2,0).",
            "value(2,3,0)",
            "the numbers at 2,1 and the two right of it are all 0",
            [[2, 1]],
        ),
        (
            "futoshiki",
            "size(3,3). given(1,1,2). between(1,1,right,less).",
            "value(1,2,1)",
            "the 2 at 1,1 is not less than the number at 1,2",
            [[1, 1], [1, 2]],
        ),
        (
            "queens",
            "size(4,4). given(1,2).",
            "queen(3,2)",
            "two queens attack each other along the column 2",
            [],
        ),
    ],
)
def test_judge_an_entry_against_a_given_one(workbench, puzzle, facts, mark, words, cells):
    told = workbench.call("judge", board(facts, mark, puzzle=puzzle))
    assert told["possible"] is False
    assert cells in [line["cells"] for line in told["broken"] if line["words"] == words]


def test_name_rules_that_every_completion_of_a_board_breaks():
    every, instance = Board(ONE), KUROMASU.instance(ONE, text=True)
    for row, column in every.cells:
        state = KUROMASU.instance(f"black({row},{column}).", text=True)
        found = judge_board(KUROMASU, instance, state)
        completed = [
            {name for one in broken for name in one}
            for black, broken in zip(every.colourings, every.broken, strict=True)
            if (row, column) in black
        ]
        always = {name for name in set.intersection(*completed) if not name.startswith("clue(")}
        assert found.is_possible == any(not broken for broken in completed)
        assert set(map(str, found.because)) == (set() if found.is_possible else always)


def test_judge_neither_other_marks_nor_plans(workbench):
    for words, asked in (
        ("no answer of the instance can", board(ONE, "black(9,9)")),
        ("plans", packaged("river_crossing", "couples3_boat2", "crosses(a,left,1)")),
    ):
        with pytest.raises(FailedError, match=words):
            workbench.call("judge", asked)


@pytest.mark.slow
def test_name_the_rule_that_refuses_a_right_answer(workbench):
    facts, marks = "size(3,3). clue(1,1,3). clue(3,3,3).", ("black(1,2)", "black(3,2)")
    rules = RULES.replace("start(1, 1) :- open(1, 1).", "")
    (reason,) = workbench.call("why", board(facts, *marks, rules=rules))["reasons"]
    assert "no rule derives start(1,1)" in [cause["words"] for cause in reason["because"]]
    assert workbench.call("why", board(facts, *marks))["is_answer"]
    assert workbench.call("why", board(facts))["reasons"] == []


# ---- Explanations ------------------------------------------------------------------


def first_step(workbench, asked):
    """The steps up to the first that a player enters, and the reply if there is no such step."""
    steps = []
    with closing(workbench.stream("explain", asked)) as events:
        for name, data in events:
            if name == "done":
                return steps, data
            if name == "step":
                steps.append(data)
                if data["entered"]:
                    return steps, None
    raise AssertionError("the job has failed")


def test_derive_the_next_step_from_the_marks_with_its_cells(workbench):
    (step,), _ = first_step(workbench, board(ONE, "black(2,1)"))
    assert step["entered"] == step["atoms"] == ["not black(1,1)", "not black(2,2)"]
    assert (step["cells"], step["causes"]) == ([[1, 1], [2, 2]], [[2, 1]])
    words = "since 2,1 is black, and otherwise the black cells 1,1 and 2,1 touch: 1,1 is white"
    assert step["sentence"] == f"{words}, and likewise 2,2"
    assert step["because"][0]["cells"] == [[1, 1], [2, 1]]
    assert not step["has_candidates"]  # the board shows as much
    explained = {x for step in first_step(workbench, board(ONE))[0] for x in step["atoms"]}
    assert explained
    assert not explained & {"not black(1,2)", "not black(3,1)"}  # which the clues say


@pytest.mark.slow
def test_tell_which_steps_lead_to_one_that_a_player_enters(workbench):
    steps, _ = first_step(workbench, packaged("sudoku", "wiki9"))
    (*earlier, last) = steps
    assert len(last["entered"]) == len(last["cells"]) == 1
    assert last["causes"]
    assert not any(step["entered"] for step in earlier)
    assert set(last["needs"]) <= set(range(len(earlier)))
    assert last["has_candidates"]  # its picture shows what each cell may still hold


def test_derive_nothing_from_marks_that_contradict(workbench):
    steps, end = first_step(workbench, board(ONE, "black(1,1)", "black(2,1)"))
    (conflict,) = end["conflicts"]
    assert (steps, end["status"]) == ([], "none")
    assert conflict["state"]
    assert conflict["cells"]


@pytest.mark.slow
def test_film_an_explanation_step_by_step_with_each_look_once(workbench):
    events = list(workbench.stream("explain", board(ONE)))
    assert [name for name, _ in events][:2] == ["board", "step"]
    steps, (_, end) = [data for name, data in events if name == "step"], events[-1]
    assert (end["complete"], end["difficulty"]) == (True, max(step["cost"] for step in steps))
    assert steps[0]["cells"]
    assert steps[0]["because"][0]["cells"] == [[1, 2]]
    frames = [frame for _, data in events[:-1] for frame in data["frames"]]
    looks = [look for frame in frames for look in frame["looks"]]
    assert len(set(looks)) == len(looks)
    assert all(frame["stencil"].startswith("<svg") for frame in frames)
    film = KUROMASU.explain(KUROMASU.instance(ONE, text=True)).film()
    cells = [film.frames[-1].cell(row, column) for row, column in Board(ONE).cells]
    numbers = frames[-1]["cells"]
    assert [number < 0 for number in numbers] == [cell == pylogic.Cell() for cell in cells]
    assert len({*zip(cells, numbers, strict=True)}) == len({*cells}) == len({*numbers})
    assert f">{cells[1].text}</text>" in looks[numbers[1]]


def test_number_looks_on_where_the_cells_of_a_film_grow_wider(workbench):
    rules = """{ a }. :- not a, size(_,_). #show a/0. #program view.
        draw(grid(1,1)). draw(text(1,1,7)) :- not a. draw(text(1,1,"a long text")) :- a."""
    asked = {"puzzle": "wider", "rules": rules, "facts": "size(1,1)."}
    frames = [x for _, data in [*workbench.stream("explain", asked)][:-1] for x in data["frames"]]
    assert [(len(frame["looks"]), frame["cells"]) for frame in frames] == [(1, [0]), (1, [1])]


def test_explain_why_there_is_no_answer(workbench):
    (conflict,) = workbench.call("conflicts", board(NONE))["conflicts"]
    assert conflict["minimal"]
    places = {line["place"].rpartition(":")[0] for line in conflict["because"]}
    assert places == {"encodings/kuromasu.lp", "instances/kuromasu/mine.lp"}
    assert all(line["cells"] for line in conflict["because"])


def test_find_the_atoms_that_several_answers_share(workbench):
    told = workbench.call("differences", board("size(2,5). clue(1,2,2)."))
    assert told["cautious"] == ["black(1,1)", "black(1,3)"]
    assert told["brave"] == ["black(1,1)", "black(1,3)", "black(1,5)", "black(2,5)"]
    assert (told["offers"], told["picture"][:4]) == ([], "<svg")


@pytest.mark.slow
def test_offer_clues_that_would_leave_one_answer(workbench):
    told = workbench.call("differences", board(SEVERAL, extra=True))
    for offer in told["offers"]:
        assert offer["atom"] == "clue({row},{column},{text})".format(**offer)
    assert told["offers"]


@pytest.mark.slow
def test_name_a_cell_by_row_and_column_alone():
    steps = pylogic.load("sudoku").explain("seed9").steps
    boxes = [line for step in steps for line in step.sentence.citations if "box" in line.words]
    assert boxes
    assert all(line.cells == () for line in boxes if line.clue is None)
