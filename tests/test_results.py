"""What results have in common: short texts, equality, hash, pickles, dictionaries; bad input."""

from __future__ import annotations

import json
import math
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

import pylogic

ONE = "size(3,3). clue(1,2,5).\nclue(3,1,2)."


@pytest.fixture(scope="module")
def puzzle():
    return pylogic.load("kuromasu")


@pytest.fixture(scope="module")
def results(puzzle):
    instance = puzzle.instance(ONE, text=True)
    outcome = puzzle.solve(instance)
    board = puzzle.board(outcome.answers[0])
    found = [puzzle, puzzle.encoding, instance, outcome, outcome.answers[0], outcome.statistics]
    found += [outcome.progress, board, board.frames[0], puzzle.check(instance)]
    others = [puzzle.clues(".#.\n...\n", text=True), *puzzle.generate("3x3", seed=1)]
    others += [pylogic.load("seven_eleven").lint(), puzzle.diff(puzzle, instance)]
    others += [puzzle.why(instance, "black(1,1).")]
    return [*found, *others, puzzle.convert(instance, "range")]


def test_every_result_is_said_in_a_short_line(results):
    for result in results:
        assert len(repr(result)) < 250
        assert "\n" not in repr(result)
    assert repr(results[0]).startswith("<Puzzle kuromasu: ")
    assert repr(results[2]) == "<Instance <text>: 3 facts>"
    assert repr(results[3]) == "<Outcome unique: 1 answer, search complete>"
    assert str(results[3]).startswith("unique: 1 answer, search complete, ground 0.")
    assert repr(results[7]) == "<Board 3x3>"


def test_every_result_hashes_and_survives_pickling(results):
    for result in results:
        again = pickle.loads(pickle.dumps(result))
        assert again == result
        assert hash(again) == hash(result)
        assert repr(again) == repr(result)


def test_a_pickled_outcome_still_draws_and_scores(puzzle, results):
    again = pickle.loads(pickle.dumps(results[3]))
    assert puzzle.board(again.answers[0]) == results[7]
    assert again.to_dict() == results[3].to_dict()
    assert "<svg" in again._repr_html_()


def test_facts_keep_their_lines(puzzle):
    text = "% a comment\nsize(3,3).\n\nclue(1,2,5). clue(3,1,2).\n% another\nclue(9,9,1)."
    again = pickle.loads(pickle.dumps(puzzle.instance(text, text=True)))
    assert [fact.line for fact in again.facts] == [2, 4, 4, 6]
    reversed_ = puzzle.task(puzzle.instance(text, text=True), order="reversed").instance
    assert pickle.loads(pickle.dumps(reversed_)).symbols == reversed_.symbols


def test_rules_are_unpickled_as_they_were_read(tmp_path):
    path = tmp_path / "rules.lp"
    path.write_text("a.")
    pickled = pickle.dumps(pylogic.load(path))
    path.unlink()
    assert [str(answer) for answer in pickle.loads(pickled).solve().answers] == ["a"]


def _with_symbols(results):
    trace, conflict, differences = results
    return list(map(str, (*trace.atoms, *conflict.because, *differences.certain)))


def test_symbols_are_the_same_in_another_process(puzzle):
    """By themselves they would be numbers there, which mean anything or nothing."""
    facts = "size(1,2). clue(1,1,2). clue(1,2,1).", "size(1,3)."
    none, several = (puzzle.explain(puzzle.instance(text, text=True)) for text in facts)
    found = pylogic.load("queens").trace("8"), none.conflicts[0], several.differences
    assert len(_with_symbols(found)) > 16
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(_with_symbols, found).result() == _with_symbols(found)


def _raise(error):
    raise error


def test_work_and_errors_cross_a_process_pool(puzzle):
    errors = [
        pylogic.StoppedError("timeout"),
        pylogic.ProgramError(pylogic.Problem("wrong", "file.lp", 1, 2), "and more"),
        pylogic.OptionError("no such"),
    ]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(puzzle.solve, "inst12").result().status == "unique"
        for error in errors:
            with pytest.raises(type(error)) as caught:
                pool.submit(_raise, error).result()
            assert caught.value.problems == error.problems
            assert str(caught.value) == str(error)


def test_dictionaries_are_json(results):
    for result in results:
        if hasattr(result, "to_dict"):
            assert json.loads(json.dumps(result.to_dict())) == result.to_dict()


def test_a_notebook_sees_boards(results):
    outcome, board = results[3], results[7]
    assert board._repr_html_().count("<svg") == 1
    assert "unique: 1 answer" in outcome._repr_html_()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"models": -1}, "models=-1: expected a whole number from 0 to"),
        ({"models": 1.5}, "models=1.5: expected a whole number"),
        ({"models": True}, "models=True: expected a whole number"),
        ({"timeout": "5"}, "timeout='5': expected a positive number of seconds"),
        ({"timeout": 0}, "timeout=0: expected a positive number of seconds"),
        ({"timeout": math.nan}, "timeout=nan: expected a positive number of seconds"),
        ({"timeout": math.inf}, "timeout=inf: expected a positive number of seconds"),
        ({"memory": 0}, "memory=0: expected a whole number of at least 1"),
        ({"memory": 1.0}, "memory=1.0: expected a whole number of at least 1"),
        ({"threads": 0}, "threads=0: expected a whole number from 1 to 64"),
        ({"seed": -1}, "seed=-1: expected a whole number from 0 to"),
        ({"options": "--stats"}, "options='--stats': expected a list of texts"),
        ({"constants": 3}, "constants=3: expected a dictionary"),
        ({"constants": {"n": None}}, "constants: 'n': None is not a name and a value"),
        ({"order": 1}, "order=1: expected a text"),
        ({"heuristic": 1}, "heuristic=1: expected a text"),
        ({"labeling": ["ff"]}, "labeling=['ff']: expected a text"),
        ({"engine": None}, "engine=None: expected a text"),
        ({"order": None}, "order=None: expected a text"),
        ({"keep": "no"}, "keep='no': expected True or False"),
        ({"timeout": 1e300}, "timeout=1e+300: expected a positive number of seconds, at most"),
        ({"constants": {"": 1}}, "constants: '': 1 is not a name and a value"),
        ({"instance": 43}, "instance=43: expected a name, a path or an Instance"),
    ],
)
def test_bad_arguments_are_refused_with_what_was_expected(puzzle, arguments, words):
    with pytest.raises(pylogic.OptionError) as caught:
        puzzle.solve(**{"instance": "inst12", **arguments})
    assert words in str(caught.value)


def test_what_is_no_answer_and_no_puzzle_is_refused(puzzle, results):
    outcome = results[3]
    for wrong in (lambda: puzzle.board(outcome), lambda: puzzle.scores("a")):
        with pytest.raises(pylogic.OptionError, match="expected of the type Answer"):
            wrong()
    with pytest.raises(pylogic.OptionError, match="expected of the type Puzzle"):
        puzzle.diff("kuromasu")
    with pytest.raises(pylogic.OptionError, match="expected a text"):
        puzzle.generate((6, 6), seed=1)


def test_outcomes_that_found_the_same_are_equal(puzzle):
    assert puzzle.solve("inst12") == puzzle.solve("inst12")
    assert puzzle.solve("inst12") != puzzle.solve("inst43")
