"""The clpfd twins: clingo's answers exactly, the article's figures, errors, limits."""

from __future__ import annotations

import random
import shutil
from itertools import pairwise

import pytest
from harness import SAFETY, enough_time, needs_swipl, regions
from hypothesis import given, settings
from hypothesis import strategies as st
from test_kinds import KINDS

import pylogic
from pylogic.rules import library
from pylogic.solving import swipl

ARTICLE = "swipl:article"
PAIRS = "cage(1,1,a). cage(1,2,a). cage(2,1,b). cage(2,2,b)."
ELBOW = "cage(1,1,a). cage(2,1,a). cage(1,2,a). cage(1,3,b). cage(2,2,c). cage(2,3,b). " + (
    "cage(3,1,d). cage(3,2,e). cage(3,3,e)."
)
QUARTERS = " ".join(f"region({r},{c},{(r + 1) // 2 * 2 + (c + 1) // 2})."
                    for r in range(1, 5) for c in range(1, 5))  # fmt: skip
BENT = "cage(1,2,a). cage(1,3,a). cage(2,3,a). target(1,2,add,7)."
ROOMS = regions("aab", "acb", "dcc")
SAME = [
    ("takuzu", "size(4,4). given(1,1,0).", {"distinct": 0}),
    ("takuzu", "seed14", {}),
    ("takuzu", "size(4,4).", {}),
    ("takuzu", "size(2,4).", {}),
    ("takuzu", "size(4,6). given(2,2,1).", {}),
    ("sudoku", "size(2,2). region(1,1,a). region(1,2,a). region(2,1,b). region(2,2,b).", {}),
    ("sudoku", "seed9", {}),
    ("sudoku", "wiki9", {}),
    ("sudoku", "own16", {}),
    ("sudoku", "size(4,4). boxes(2,2).", {}),
    ("sudoku", "size(4,4). boxes(2,2).", {"diagonals": 1}),
    ("number_grid", "size(2,2). amount(1,1). amount(2,1).", {"counts": 0, "squares": 0}),
    ("number_grid", "june2018", {}),
    ("number_grid", "june2018", {"connected": 0}),
    ("number_grid", "size(2,3). line(row,2,3). amount(1,2). amount(2,2).", {"connected": 0}),
    ("number_grid", "size(2,3). amount(1,1). given(2,2,1).", {"counts": 0}),
    ("queens", "size(6,6). given(1,2).", {}),
    ("queens", "8", {}),
    ("queens", "8", {"symmetry": 1}),
    ("queens", "size(5,5).", {"symmetry": 1}),
    ("queens", "size(3,3).", {}),
    ("seven_eleven", "items(2). total(450).", {}),
    ("seven_eleven", "711", {}),
    ("seven_eleven", "items(3). total(6). unit(1).", {}),
    ("seven_eleven", "items(3). total(900).", {}),
    ("seven_eleven", "items(2). total(7). unit(1).", {}),
    ("river_crossing", "couple(a). couple(b). capacity(2).", {"imin": 7}),
    ("river_crossing", "couples3_boat2", {}),
    ("river_crossing", "couples3_boat2", {"full": 1, "imin": 100}),
    ("river_crossing", "couples4_boat2", {}),
    ("river_crossing", 'couple(a). couple("B"). capacity(2).', {}),
    ("river_crossing", "couple(a). capacity(1).", {}),
    ("chemin", "2x2", {}),
    ("chemin", "2x2", {"symmetry": 1}),
    ("chemin", "2x3", {"symmetry": 1}),
    ("chemin", "2x3", {"symmetry": 1, "orders": 0}),
    ("chemin", "2x2", {"orders": 0}),
    ("chemin", "size(3,2).", {"symmetry": 1}),
    ("kuromasu", "size(3,4). white(1,2). clue(3,3,3).", {}),
    ("kuromasu", "size(1,2).", {}),
    ("kuromasu", "size(3,4).", {}),
    ("kuromasu", "inst43", {}),
    ("kenken", f"size(3,3). {ELBOW} target(1,1,mul,9).", {}),
    ("kenken", "janko01", {}),
    ("kenken", "janko64", {}),
    ("kenken", f"size(2,2). {PAIRS} target(1,1,add,3).", {}),
    ("kenken", f"size(2,2). {PAIRS} target(1,1,any,3). target(2,1,any,2).", {}),
    ("kenken", f"size(2,2). {PAIRS} target(2,1,div,2). given(1,1,2).", {}),
    ("kenken", f"size(3,3). {ELBOW} target(1,1,any,6).", {}),
    ("kenken", f"size(3,3). {ELBOW} target(1,1,add,4).", {}),
    ("kakuro", "janko281", {}),
    ("kakuro", "janko8", {}),
    ("kakuro", "size(1,3). block(1,1).", {}),
    ("kakuro", "size(3,1). block(1,1). sum(1,1,down,16).", {}),
    ("kakuro", "size(1,5). block(1,3). sum(1,3,across,3). sum(1,3,across,3).", {}),
    ("nonogram", "size(2,5). outside(left,1,1,1). outside(left,1,2,2). outside(left,2,1,0).", {}),
    ("nonogram", "janko614", {}),
    ("nonogram", "size(2,3).", {}),
    ("nonogram", "size(5,1). outside(top,1,2,1). outside(top,1,1,2).", {}),
    ("nonogram", "size(2,2). outside(left,1,1,0). outside(top,2,1,2).", {}),
    ("tents", "size(3,3). tree(2,2). outside(left,1,1,0).", {}),
    ("tents", "janko122", {}),
    ("tents", "size(1,3). tree(1,1). tree(1,3).", {}),
    ("tents", "size(1,4). tree(1,1). tree(1,4).", {}),
    ("tents", "size(4,1). tree(1,1). tree(4,1).", {}),
    ("tents", "size(3,3). tree(1,2). tree(2,1). tree(2,3). tree(3,2).", {}),
    ("tents", "size(4,4). tree(2,2). tree(3,3).", {}),
    ("skyscrapers", "size(3,3). heights(2). given(1,1,0). outside(right,1,1,1).", {}),
    ("skyscrapers", "janko292", {}),
    ("skyscrapers", "size(4,4). outside(bottom,2,1,3). outside(top,1,1,2).", {}),
    ("skyscrapers", "size(4,4).", {"diagonals": 1}),
    ("star_battle", f"size(4,4). {QUARTERS} stars(2).", {}),
    ("star_battle", "janko62", {}),
    ("star_battle", "janko10", {}),
    ("star_battle", f"size(4,4). {QUARTERS}", {}),
    ("killer_sudoku", f"size(4,4). boxes(2,2). {BENT} given(4,4,3).", {}),
    ("killer_sudoku", f"{regions('aaab', 'abbb', 'cccd', 'cddd')} {BENT}", {}),
    ("killer_sudoku", f"{regions('aaa', 'bbb', 'ccc')} {PAIRS}", {"diagonals": 1}),
    ("killer_sudoku", "janko101", {}),
    ("killer_sudoku", "janko119", {}),
    ("akari", "size(3,4). clue(2,3,1). clue(1,1,1). wall(3,2).", {}),
    ("akari", "size(3,3). clue(2,2,0).", {}),
    ("akari", "size(1,1). wall(1,1).", {}),
    ("akari", "janko521", {}),
    ("akari", "janko6", {}),
    ("hitori", "size(2,3). given(2,1,7). given(2,3,7). given(1,1,7).", {}),
    ("hitori", "size(1,2).", {}),
    ("hitori", "janko1", {}),
    ("hitori", "janko467", {}),
    ("heyawake", f"{ROOMS} clue(2,3,1). clue(1,1,1).", {}),
    (
        "heyawake",
        "size(5,1). region(1,1,a). region(2,1,b). region(3,1,b). region(4,1,a). region(5,1,c).",
        {},
    ),
    ("heyawake", "janko31", {}),
    ("heyawake", "janko142", {}),
    ("slitherlink", "size(2,3). clue(2,3,2). clue(1,1,3).", {}),
    ("slitherlink", "size(1,1). clue(1,1,0).", {}),
    ("slitherlink", "size(3,3).", {}),
    ("slitherlink", "janko10", {}),
    ("slitherlink", "janko241", {}),
]
"""The first board of each puzzle shows in small that its twin works: a few of these are quick."""
TWINS = [
    name for name in dict.fromkeys(name for name, _, _ in SAME) if KINDS[name].random is not None
]


def both(name: str, source: str, constants: dict, **options) -> tuple[pylogic.Outcome, ...]:
    puzzle = pylogic.load(name)
    is_text = "." in source
    instance = puzzle.instance(source, text=is_text)
    given = {"models": 0, "all_optima": True, "constants": constants, **options}
    return puzzle.solve(instance, **given), puzzle.solve(
        instance, **given, engine="swipl", timeout=SAFETY
    )


@pytest.mark.few(0)
@needs_swipl
@pytest.mark.parametrize(
    ("name", "source", "constants"),
    [
        pytest.param(*same, marks=[pytest.mark.slow] * (same[0] == before[0]))
        for before, same in pairwise([("",), *SAME])
    ],
)
def test_find_the_answers_of_clingo_by_each_twin(name, source, constants):
    clingo, swipl = both(name, source, constants)
    assert swipl.exhausted
    assert (swipl.status, swipl.progress.cost) == (clingo.status, clingo.progress.cost)
    assert sorted(map(str, swipl.answers)) == sorted(map(str, clingo.answers))
    assert swipl.statistics.inferences > 100


@pytest.mark.slow
@needs_swipl
def test_compare_every_twin():
    twins = {name for name, path in library.encodings().items() if path.with_suffix(".pl").exists()}
    assert {name for name, _, _ in SAME} == twins
    assert all("swipl" in swipl.list_engines(pylogic.load(name).encoding) for name in twins)


def random_board(seed: int) -> str:
    chance = random.Random(seed)
    rows, cols = chance.randint(1, 4), chance.randint(1, 4)
    cells = [(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)]
    clues = chance.sample(cells, min(len(cells), chance.randint(0, 4)))
    text = [f"size({rows},{cols})."]
    text += [f"clue({r},{c},{chance.randint(1, rows + cols - 1)})." for r, c in clues]
    return " ".join(text)


@pytest.mark.nightly
@needs_swipl
@pytest.mark.slow
@pytest.mark.parametrize("name", TWINS)
@settings(max_examples=6, derandomize=True)
@given(data=st.data())
def test_find_the_answers_of_clingo_by_twins_on_random_boards(name, data):
    board = data.draw(KINDS[name].random)
    clingo, swipl = both(name, board, {})
    assert sorted(map(str, swipl.answers)) == sorted(map(str, clingo.answers))


@pytest.mark.few(0)
@needs_swipl
@pytest.mark.parametrize(
    ("name", "board"),
    [
        ("slitherlink", "size(2,3). clue(2,3,2). clue(1,1,3)."),
        ("akari", "size(3,4). clue(2,3,1). clue(1,1,1). wall(3,2)."),
        ("hitori", "size(2,2). given(2,1,7). given(1,2,8). given(2,2,8). given(1,1,6)."),
        ("heyawake", f"{ROOMS} clue(2,3,1). clue(1,1,1)."),
        ("killer_sudoku", f"size(4,4). boxes(2,2). {PAIRS} target(2,1,add,7). target(1,1,add,3)."),
        ("chemin", "2x2"),
    ],
)
def test_order_answers_by_the_labels(name, board):
    clingo, swipl = both(name, board, {}, labeling="leftmost,down")
    assert len(clingo.answers) > 1
    assert list(map(str, swipl.answers)) == list(map(str, clingo.answers))


@pytest.mark.slow
@needs_swipl
def test_prove_no_answers_by_the_twin_of_the_article(kuromasu, solve):
    found = {"none": 0, "some": 0}
    for seed in range(60, 63):
        instance = kuromasu.instance(random_board(seed), text=True)
        known = kuromasu.solve(instance, models=0)
        outcome = solve(random_board(seed), models=0, engine=ARTICLE)
        assert (outcome.count == 0) == (known.count == 0)
        assert outcome.exhausted == (outcome.count == 0)
        found["some" if outcome.count else "none"] += 1
    assert min(found.values()) > 0
    outcome = kuromasu.solve(kuromasu.instance("size(1,2).", text=True), models=0, engine=ARTICLE)
    assert (outcome.status, outcome.count) == ("found", 1)


@pytest.mark.slow
@needs_swipl
@pytest.mark.parametrize(
    ("name", "inferences"),
    [
        ("inst96", 628_443),
        ("inst12", 1_219_359),
        ("wikipedia11", 15_494_026),
        pytest.param("inst31", 10_549_305, marks=pytest.mark.nightly),
        pytest.param("inst30", 17_544_232, marks=pytest.mark.nightly),
    ],
)
def test_make_about_as_many_inferences_as_the_article(kuromasu, name, inferences):
    outcome = kuromasu.solve(name, models=1, engine="swipl:article_2008")
    assert outcome.answers[0].symbols == kuromasu.solve(name).answers[0].symbols
    assert 0.9 < outcome.statistics.inferences / inferences < 1.0


@pytest.mark.slow
@needs_swipl
def test_order_clues_with_the_effect_that_the_article_measured(kuromasu):
    given, reversed_ = (
        kuromasu.solve("wikipedia11", models=1, engine=ARTICLE, order=order).statistics.inferences
        for order in ("given", "reversed")
    )
    assert given > 15 * reversed_


@needs_swipl
@pytest.mark.slow
def test_label_as_fast_as_the_article_does():
    prices = pylogic.load("seven_eleven")
    ff, bisect = (
        prices.solve("711", models=1, engine="swipl", labeling=labeling).statistics.inferences
        for labeling in ("ff", "ff,bisect")
    )
    assert 0.8 < ff / 3_381_033 < 1.2
    assert 0.8 < bisect / 1_819_830 < 1.2
    queens = pylogic.load("queens")
    outcome = queens.solve("80", models=1, engine="swipl", labeling="ff")
    assert 0.8 < outcome.statistics.labeling_inferences / 1_118_100 < 1.2
    columns = [s.arguments[1].number for s in sorted(outcome.answers[0].symbols)]
    assert columns[:9] == [1, 3, 5, 44, 42, 4, 50, 7, 68]


@pytest.mark.few(0)
@needs_swipl
@pytest.mark.parametrize(
    ("labeling", "worth"),
    [
        ("max(row(1)+row(2))", lambda first, second, third: -first - second),
        ("ff,min(2*row(1)-row(3))", lambda first, second, third: 2 * first - third),
    ],
)
def test_order_answers_by_an_objective(labeling, worth):
    outcome = pylogic.load("queens").solve("8", engine="swipl", labeling=labeling, models=20)
    assert (outcome.status, outcome.count, outcome.exhausted) == ("multiple", 20, False)
    boards = (sorted(answer.symbols)[:3] for answer in outcome.answers)
    values = [worth(*(q.arguments[1].number for q in board)) for board in boards]
    assert values == sorted(values)
    assert len(set(values)) > 1


# ---- Bad input, limits ---------------------------------------------------------------


def test_say_how_to_install_swipl_where_it_is_missing(monkeypatch, kuromasu):
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(pylogic.OptionError, match="apt install swi-prolog-nox"):
        kuromasu.solve("inst12", engine="swipl")


@pytest.mark.parametrize(
    ("engine", "words"),
    [
        ("gprolog", "no engine 'gprolog'; engines for kuromasu: clingo, swipl, swipl:article"),
        ("swipl:no", "no clpfd twin .*kuromasu_no.pl; twins beside the encoding: swipl, swipl:a"),
    ],
)
def test_refuse_unknown_engines(kuromasu, engine, words):
    with pytest.raises(pylogic.PylogicError, match=words):
        kuromasu.solve("inst12", engine=engine)


@pytest.fixture
def coin(tmp_path):
    """A puzzle with a twin whose answers are written in the test."""
    (tmp_path / "coin.lp").write_text("#const n = 0. { head }. #show head/0.")
    lib = pylogic.load("queens").encoding.path.parent / "lib"
    shutil.copytree(lib, tmp_path / "lib")

    def solve(twin: str, **options) -> pylogic.Outcome:
        (tmp_path / "coin.pl").write_text(f":- use_module(lib/twin).\n{twin}\n")
        return pylogic.load(tmp_path / "coin.lp").solve(engine="swipl", **options)

    return solve


@pytest.mark.slow
@needs_swipl
def test_disagree_where_clingo_rejects_an_answer(coin):
    right = "puzzle([], X) :- member(X, [[], [head]]).\nshown(X, X)."
    assert coin(right).count == 2
    wrong = "puzzle([], _).\nshown(_, [tail])."
    with pytest.raises(pylogic.DisagreementError, match="does not accept: tail"):
        coin(wrong)


@pytest.mark.slow
@needs_swipl
def test_show_errors_of_prolog_in_loading_a_twin(coin):
    with pytest.raises(pylogic.ProgramError, match=r"coin.pl:2:\d+: Syntax error"):
        coin("puzzle([], X :- foo.")
    with pytest.raises(pylogic.ProgramError, match=r"coin.pl:2:\n.*No permission to modify"):
        coin("append(X, X, X). atom_length(x, 1).")


@pytest.mark.slow
@needs_swipl
def test_tell_errors_of_a_twin_that_runs(coin):
    with pytest.raises(pylogic.ProgramError, match="Unknown procedure: no_such/0"):
        coin("puzzle([], []) :- no_such.\nshown(X, X).")
    with pytest.raises(pylogic.ProgramError, match="no constant"):
        coin("puzzle([], []).\nshown(X, X).", constants={"n": 1})


@pytest.mark.slow
@needs_swipl
def test_keep_answers_at_a_limit(coin):
    endless = "puzzle([], X) :- X = [head] ; repeat, fail.\nshown(X, X)."
    outcome = enough_time(
        lambda seconds: coin(endless, timeout=seconds, models=0), lambda outcome: outcome.count
    )
    assert (outcome.status, outcome.interrupted, outcome.count) == ("found", "timeout", 1)
    greedy = "puzzle([], X) :- X = [head] ; grow([]).\ngrow(L) :- grow([L, L]).\nshown(X, X)."
    outcome = coin(greedy, memory=100, models=0)
    assert (outcome.status, outcome.interrupted, outcome.count) == ("found", "memory", 1)


CHOICES = """
puzzle([], X) :- between(1, 3, A), retry(a(1)), member(B, [x, y]), retry(b), A == 2, B == y, X = [].
shown(X, X).
"""


@pytest.mark.slow
@needs_swipl
def test_count_retries_of_clues(coin, kuromasu):
    assert coin(CHOICES, models=1).retries == (("a(1)", 1), ("b", 3))
    assert coin(CHOICES, models=0).retries == (("a(1)", 3), ("b", 6))
    outcome = kuromasu.solve("inst12", models=1, engine=ARTICLE)
    assert len(outcome.retries) == len(kuromasu.instance("inst12").facts) - 1
    assert kuromasu.solve("inst12", engine="swipl").retries == ()


@pytest.mark.slow
@needs_swipl
def test_limit_inferences_and_keep_the_counts(kuromasu):
    def solve(inferences):
        return kuromasu.solve("inst12", models=1, engine=ARTICLE, inferences=inferences)

    whole, cut = solve(10**8), solve(300_000)
    assert (whole.status, whole.interrupted) == ("found", None)
    assert (cut.status, cut.interrupted, cut.exhausted) == ("interrupted", "inferences", False)
    assert 300_000 <= cut.statistics.inferences < 1.01 * 300_000
    assert 0 < sum(dict(cut.retries).values()) < sum(dict(whole.retries).values())
    assert solve(300_000).retries == cut.retries


@needs_swipl
def test_refuse_inferences_of_clingo(kuromasu):
    with pytest.raises(pylogic.OptionError, match="inferences=9: clingo makes none"):
        kuromasu.solve("inst12", inferences=9)
    with pytest.raises(pylogic.OptionError, match="inferences=0: expected a whole number from 1"):
        kuromasu.solve("inst12", engine="swipl", inferences=0)


@pytest.mark.slow
@needs_swipl
def test_fail_where_prolog_is_killed(coin):
    suicide = (
        "puzzle([], X) :- X = [head] ; current_prolog_flag(pid, P), "
        "format(atom(C), 'kill -9 ~w', [P]), shell(C).\nshown(X, X)."
    )
    with pytest.raises(pylogic.errors.CrashError, match=r"swipl ended unexpectedly \(SIGKILL\)"):
        coin(suicide, models=0)


@needs_swipl
@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("size(2,2). clue(1,1..2,2).", r"<text>:1:12: error: .* is no ground fact"),
        ("size(2,2). clue(1,1,3) :- size(2,2).", "is no ground fact: clingo alone can read"),
        ("size(2,2). clue(9,9,3).", "off the board"),
    ],
)
def test_refuse_instances_that_prolog_cannot_read(kuromasu, text, words):
    with pytest.raises(pylogic.ProgramError, match=words):
        kuromasu.solve(kuromasu.instance(text, text=True), engine="swipl")


@needs_swipl
def test_refuse_options_of_clasp_for_prolog(kuromasu):
    for options in ({"options": ["--restarts=no"]}, {"heuristic": "white"}, {"threads": 2}):
        with pytest.raises(pylogic.OptionError, match="an option of clasp"):
            kuromasu.solve("inst12", engine="swipl", **options)


@pytest.mark.slow
@needs_swipl
def test_refuse_min_and_max_of_a_twin_that_searches_first(kuromasu):
    with pytest.raises(pylogic.ProgramError, match="searches before it labels"):
        kuromasu.solve("inst12", engine=ARTICLE, labeling="max(run(1,4,left))")
