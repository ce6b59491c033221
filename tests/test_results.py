"""Common features of results: short texts, equality, hash, pickles, dictionaries; bad input."""

from __future__ import annotations

import contextlib
import json
import math
import pickle
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

import pytest
from harness import pylogic_run

import pylogic

ONE = "size(3,3). clue(1,2,5).\nclue(3,1,2)."
NONE = "size(1,2). clue(1,1,2). clue(1,2,1)."

RESULTS = {
    "Puzzle": (lambda puzzle, _: puzzle, "<Puzzle kuromasu: ", None),
    "Encoding": (lambda puzzle, _: puzzle.encoding, "<Encoding ", None),
    "Instance": (lambda _, board: board, "<Instance one.lp: 3 facts>", None),
    "Outcome": (lambda puzzle, board: puzzle.solve(board),
                "<Outcome unique: 1 answer, search complete>", "solve kuromasu one.lp"),
    "Answer": (lambda puzzle, board: puzzle.solve(board).answers[0], "<Answer ", None),
    "Statistics": (lambda puzzle, board: puzzle.solve(board).statistics, "Statistics(", None),
    "Progress": (lambda puzzle, board: puzzle.solve(board).progress, "Progress(count=1, ", None),
    "Board": (lambda puzzle, board: puzzle.draw(board), "<Board 3x3>", None),
    "Frame": (lambda puzzle, board: puzzle.draw(board).frames[0], "<Frame ", None),
    "Grounding": (lambda puzzle, board: puzzle.check(board), "<Grounding: 27 facts>", None),
    "ClueSet": (lambda puzzle, _: puzzle.clues(".#.\n...\n", text=True), "<ClueSet ",
                "clues kuromasu answer.txt"),
    "GeneratedPuzzle": (lambda puzzle, _: next(puzzle.generate("3x3", seed=1)),
                        "<GeneratedPuzzle ", None),
    "LintReport": (lambda *_: pylogic.load("k.lp").lint(), "<LintReport ",
                   "lint k.lp"),
    "Equivalence": (lambda puzzle, board: puzzle.diff(puzzle, board), "<Equivalence ",
                    "diff kuromasu kuromasu one.lp"),
    "Why": (lambda puzzle, board: puzzle.why(board, "black(1,1)."), "<Why ",
            "why kuromasu one.lp --expect black(1,1)."),
    "Explanation": (lambda puzzle, board: puzzle.explain(board), "<Explanation ",
                    "explain kuromasu one.lp"),
    "Conflicts": (lambda puzzle, _: puzzle.explain(puzzle.instance(NONE, text=True)),
                  "<Explanation ", None),
    "Trace": (lambda puzzle, board: puzzle.trace(board), "<DrawnTrace 1 answer, ",
              "trace kuromasu one.lp"),
    "Conversion": (lambda puzzle, board: puzzle.convert(board, "range"),
                   "<Conversion: tatham, 10 characters>", None),
    "Book": (lambda *_: pylogic.book(["kuromasu:one.lp"], grading=0, jobs=1), "<Book ",
             "book kuromasu:one.lp --grading 0 --output b.html"),
    "Record": (lambda *_: next(pylogic.batch("kuromasu", ["one.lp"], jobs=1)), "<Record ", None),
}  # fmt: skip
"""Each type of a result: how it is made, how its repr begins, and the command that prints it."""
LONG = ("GeneratedPuzzle", "Book")


@pytest.fixture(scope="module")
def puzzle():
    return pylogic.load("kuromasu")


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory):
    """A board, and an answer, where all tests are."""
    folder = tmp_path_factory.mktemp("results")
    (folder / "one.lp").write_text(ONE)
    (folder / "k.lp").write_text("{ a }. :- not a. #show a/0.")
    (folder / "answer.txt").write_text(".#.\n...\n")
    with contextlib.chdir(folder):
        yield folder


@pytest.fixture(scope="module")
def result(puzzle):
    """A result by its name; each is made once."""
    return cache(lambda name: RESULTS[name][0](puzzle, puzzle.instance("one.lp")))


def timeless(value):
    """A document without its measurements."""
    if isinstance(value, dict):
        measured = ("seconds", "megabytes", "began")
        return {n: timeless(part) for n, part in value.items() if not n.endswith(measured)}
    return [timeless(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    "name", [pytest.param(x, marks=[pytest.mark.slow] * (x in LONG)) for x in RESULTS]
)
def test_print_pickle_and_compare_result(name, result):
    found, (_, words, _) = result(name), RESULTS[name]
    assert repr(found).startswith(words)
    assert len(repr(found)) < 250
    assert "\n" not in repr(found)
    again = pickle.loads(pickle.dumps(found))
    assert (again, hash(again), repr(again)) == (found, hash(found), repr(found))
    if hasattr(found, "to_dict"):
        assert json.loads(json.dumps(found.to_dict())) == found.to_dict() == again.to_dict()


@pytest.mark.parametrize("name", [name for name, (*_, words) in RESULTS.items() if words])
def test_print_json_of_result_by_command(name, result, folder):
    printed = json.loads(pylogic_run(*RESULTS[name][2].split(), "--json", cwd=folder).stdout)
    assert timeless(printed) == timeless(result(name).to_dict())


def test_draw_boards_in_notebook_after_pickling(puzzle, result):
    outcome = pickle.loads(pickle.dumps(result("Outcome")))
    assert str(outcome).startswith("unique: 1 answer, search complete, ground ")
    assert "<svg" in outcome._repr_html_()
    assert "unique: 1 answer" in outcome._repr_html_()
    board = puzzle.board(outcome.answers[0])
    assert board == puzzle.board(result("Outcome").answers[0])
    assert board._repr_html_().count("<svg") == 1


def _with_symbols(results):
    trace, conflict, differences = results
    return list(map(str, (*trace.counts["followed"], *conflict.because, *differences.certain)))


@pytest.mark.slow
def test_keep_symbols_in_another_process(puzzle):
    """By themselves they would be numbers there, which mean anything or nothing."""
    facts = "size(1,2). clue(1,1,2). clue(1,2,1).", "size(1,3)."
    none, several = (puzzle.explain(puzzle.instance(text, text=True)) for text in facts)
    found = pylogic.load("queens").trace("8"), none.conflicts[0], several.differences
    assert len(_with_symbols(found)) > 16
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(_with_symbols, found).result() == _with_symbols(found)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"timeout": "5"}, "timeout='5': expected a positive number of seconds"),
        ({"timeout": 0}, "timeout=0: expected a positive number of seconds"),
        ({"timeout": math.nan}, "timeout=nan: expected a positive number of seconds"),
        ({"timeout": math.inf}, "timeout=inf: expected a positive number of seconds"),
        ({"memory": 0}, "memory=0: expected a whole number of at least 1"),
        ({"memory": 1.0}, "memory=1.0: expected a whole number of at least 1"),
        ({"threads": 0}, "threads=0: expected a whole number from 1 to 64"),
        ({"options": "--stats"}, "options='--stats': expected a list of texts"),
        ({"constants": 3}, "constants=3: expected a dictionary"),
        ({"constants": {"n": None}}, "constants: 'n': None is not a name and a value"),
        ({"order": None}, "order=None: expected a text"),
        ({"keep": "no"}, "keep='no': expected True or False"),
        ({"timeout": 1e300}, "timeout=1e+300: expected a positive number of seconds, at most"),
        ({"constants": {"": 1}}, "constants: '': 1 is not a name and a value"),
        ({"instance": 43}, "instance=43: expected a name, a path or an Instance"),
    ],
)
def test_refuse_bad_argument_with_expectation(puzzle, arguments, words):
    with pytest.raises(pylogic.OptionError) as caught:
        puzzle.solve(**{"instance": "inst12", **arguments})
    assert words in str(caught.value)


def test_refuse_values_that_are_no_answer_or_no_puzzle(puzzle, result):
    outcome = result("Outcome")
    for wrong in (lambda: puzzle.board(outcome), lambda: puzzle.scores("a")):
        with pytest.raises(pylogic.OptionError, match="expected of the type Answer"):
            wrong()
    with pytest.raises(pylogic.OptionError, match="expected of the type Puzzle"):
        puzzle.diff("kuromasu")
    with pytest.raises(pylogic.OptionError, match="expected a text"):
        puzzle.generate((6, 6), seed=1)


def test_compare_outcomes_by_answers_and_claims(puzzle, result):
    assert puzzle.solve("one.lp") == result("Outcome") != puzzle.solve("inst12")
