"""Statuses, limits, options: what a run may claim."""

from __future__ import annotations

import os
import signal
import threading

import pytest
from harness import enough_time

import pylogic

# Pigeons: no answer, and no proof within a lifetime.
ENDLESS_SEARCH = """
    #const n = 20.
    1 { in(P, 1..n) } 1 :- P = 1..n+1.
    :- in(P, H), in(Q, H), P < Q.
"""
MANY = "{ a(1..40) }. #show a/1."


@pytest.mark.parametrize(
    ("text", "models", "status", "count", "exhausted"),
    [
        ("{a}. :- a.", 2, "unique", 1, True),
        ("{a}.", 0, "multiple", 2, True),
        ("{a}.", 1, "found", 1, False),
        ("{a;b}.", 2, "multiple", 2, False),
        ("a. :- a.", 2, "none", 0, True),
        ("{a}. #minimize { 1 : a }.", 1, "optimal", 1, True),
    ],
)
def test_solve_and_derive_the_status(rules, text, models, status, count, exhausted):
    outcome = rules(text).solve(models=models)
    assert (outcome.status, outcome.exhausted) == (status, exhausted)
    assert len(outcome.answers) == count


def test_solve_and_keep_and_count_the_optimum_alone(rules):
    puzzle = rules("1 { a(1..5) } 1. #maximize { X : a(X) }.")
    (answer,) = puzzle.solve().answers
    assert (str(answer), answer.cost) == ("a(5)", (-5,))
    counted = puzzle.solve(keep=False)
    assert (counted.status, counted.count) == ("optimal", 1)
    assert counted.progress.cost == counted.progress.bound == (-5,)


@pytest.mark.parametrize(
    "how",
    [
        {"all_optima": True},
        {"options": ["--opt-mode=optN"]},
        {"all_optima": True, "isolated": True},
    ],
)
def test_solve_for_all_optima(rules, how):
    puzzle = rules("2 { a(1..4) }. #minimize { 1,X : a(X) }.")
    outcome = puzzle.solve(**how)
    assert (outcome.status, outcome.count, outcome.progress.cost) == ("optimal", 6, (2,))
    assert len({str(answer) for answer in outcome.answers}) == len(outcome.answers) == 6
    counted = puzzle.solve(keep=False, **how)
    assert (counted.status, counted.count, counted.answers) == ("optimal", 6, ())


@pytest.mark.parametrize("how", [{}, {"keep": False}, {"isolated": True}])
def test_solve_for_answers_that_are_shown_differently(rules, how):
    puzzle = rules("{ a; b; c }. #show a/0. #show b/0.")
    assert puzzle.solve(models=0, **how).count == 4
    one = rules("{ a; b }. :- not a. #show a/0.").solve(**how)
    assert (one.status, one.count) == ("unique", 1)
    best = rules("{ a; b; c }. #minimize { 1 : not a }. #show a/0.")
    assert best.solve(all_optima=True, **how).count == 1
    plan = (
        "#program step(t). { go(t); rest(t) }. #program check(t). :- query(t), t < 2. #show go/1."
    )
    assert rules(plan).solve(models=0, **how).count == 4


FILE_OPTIONS = (
    *("--configuration={file}", "--config={file}", "--conf {file}", "--portfolio={file}"),
    *("--tester=--config={file}", "--tester --configuration={file}", "--file={file}", "{file}"),
    *("--text", "--output=text", "--output=smodels", "--output=reify", "--output-debug=all"),
    *("--outf=0", "--outf=2", "--outf=3", "--out-atomf=%s", "--out-ifs=x", "--quiet=2"),
    *("--lemma-out={file}", "--lemma-o={file}", "--lemma-in={file}", "--lemma-out-txt"),
    *("--mode=gringo", "--mode=clasp", "--pre", "--pre=aspif", "--convert={file}"),
    *("--reify-sccs", "--reify-steps", "--help", "--version", "--print-portfolio"),
    *("--verbose=3", "--time-limit=1", "--fast-exit", "--opt-stop=5"),
)


@pytest.mark.parametrize("options", FILE_OPTIONS)
def test_refuse_options_that_read_or_write_files(rules, tmp_path, capfd, options):
    file = tmp_path / "file"
    file.write_text("a secret")
    given = options.format(file=file).split()
    with pytest.raises(pylogic.OptionError) as caught:
        rules("{a}.").solve(options=given)
    assert "secret" not in str(caught.value)
    assert file.read_text() == "a secret"
    assert capfd.readouterr().out == ""


@pytest.mark.parametrize(
    "how",
    [{"options": ["\ud800"]}, {"options": ["--seed=1\0"]}, {"constants": {"n": "\ud800"}}],
    ids=ascii,
)
def test_refuse_options_that_clingo_cannot_read(rules, how):
    with pytest.raises(pylogic.OptionError, match="no text that clingo could read"):
        rules("#const n = 1. { a(n) }.").solve(**how)


def test_solve_and_tell_the_best_cost_and_its_bound(rules):
    seen = []
    hit = ENDLESS_SEARCH.replace(":- in(P, H), in(Q, H)", "hit(P, Q) :- in(P, H), in(Q, H)")
    hit = hit.replace("n = 20", "n = 12")
    puzzle = rules(hit + "#minimize { 1,P,Q : hit(P,Q) }. :- #count { P,Q : hit(P,Q) } < 2.")
    options = ["--opt-strategy=usc,0"]
    outcome = enough_time(
        lambda seconds: puzzle.solve(timeout=seconds, options=options, on_progress=seen.append),
        lambda outcome: any(progress.bound for progress in [*seen, outcome.progress]),
    )
    assert (outcome.status, outcome.exhausted) == ("optimal", True) or outcome.interrupted
    assert any(progress.bound for progress in [*seen, outcome.progress])


HANOI = """
    #include <incmode>.
    disk(1..3). peg(a;b;c).
    on(D, a, 0) :- disk(D).
    #program step(t).
    { move(D, P, t) : disk(D), peg(P) } = 1.
    moved(D, t) :- move(D, _, t).
    on(D, P, t) :- move(D, P, t).
    on(D, P, t) :- on(D, P, t-1), not moved(D, t).
    :- move(D, P, t), on(D, P, t-1).
    :- move(D, P, t), on(D, Q, t-1), on(E, Q, t-1), E < D.
    :- move(D, P, t), on(E, P, t-1), E < D.
    #program check(t).
    :- query(t), disk(D), not on(D, c, t).
    #show move/3.
"""


def test_solve_for_growing_horizons(rules):
    outcome = rules(HANOI).solve()
    assert (outcome.status, outcome.progress.horizon, len(outcome.answers[0].symbols)) == (
        "unique",
        7,
        7,
    )
    assert outcome.remarks == ()


@pytest.mark.slow
def test_solve_for_horizons_until_the_time_limit(rules):
    endless = HANOI.replace("#include <incmode>.", "").replace("disk(1..3)", "disk(1..9)")
    puzzle = rules(endless)
    outcome = enough_time(
        lambda seconds: puzzle.solve(timeout=seconds),
        lambda outcome: (outcome.progress.horizon or 0) > 3,
    )
    assert (outcome.status, outcome.interrupted) == ("interrupted", "timeout")


@pytest.mark.parametrize(
    ("constants", "count", "horizon", "exhausted"),
    [
        ({}, 1, 2, True),
        ({"imin": 4}, 4, 3, True),
        ({"imin": 50}, 5, 5, True),
        ({"imax": 2}, 0, 1, False),
        ({"imin": 3, "imax": 4}, 1, 2, True),
        ({"istop": '"UNSAT"'}, 0, 0, True),
    ],
)
def test_solve_with_the_constants_of_incmode(rules, constants, count, horizon, exhausted):
    # Counts up by 1 or 2 from 0 to at most 4; how to reach 3 or 4 exactly.
    text = """
        #const imin = 0. #const imax = 99. #const istop = "SAT".
        at(0, 0).
        #program step(t).
        { at(X+1, t); at(X+2, t) } = 1 :- at(X, t-1).
        :- at(X, t), X > 4.
        #program check(t).
        :- query(t), not at(4, t).
    """
    outcome = rules(text).solve(models=0, constants=constants)
    found = (outcome.count, outcome.progress.horizon, outcome.exhausted)
    assert found == (count, horizon, exhausted)


def test_solve_with_externals_that_revive_a_program(rules):
    # At t = 1 there is no answer even without the query, until step 2 defines open(2).
    text = """
        #program step(t).
        open(t).
        #external open(t+1).
        #program check(t).
        :- t = 1, not open(2).
        :- query(t), t < 3.
    """
    outcome = rules(text).solve()
    assert (outcome.status, outcome.progress.horizon) == ("unique", 3)


def test_score_an_answer(rules):
    puzzle = rules("a(3). a(4).\n#program score. score(sum, S) :- S = #sum { X : a(X) }.")
    assert puzzle.scores(puzzle.solve().answers[0]) == {"sum": 7}
    with pytest.raises(pylogic.ProgramError, match="no part 'score': nothing can be scored"):
        rules("a.").scores(puzzle.solve().answers[0])


def test_solve_and_ignore_costs(rules):
    outcome = rules("{a}. #minimize { 1 : a }.").solve(models=0, options=["--opt-mode=ignore"])
    assert outcome.status == "multiple"


@pytest.mark.slow
def test_solve_until_the_time_limit_and_keep_answers(rules):
    puzzle = rules(MANY)
    outcome = enough_time(
        lambda seconds: puzzle.solve(models=0, keep=True, timeout=seconds),
        lambda outcome: outcome.count > 2,
    )
    assert (outcome.status, outcome.interrupted) == ("multiple", "timeout")
    assert outcome.count == len(outcome.answers) > 2
    assert outcome.statistics.choices > 0


@pytest.mark.slow
def test_solve_in_a_child_until_ctrl_c_and_keep_answers(rules):
    def stopped(seconds):
        timer = threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        return rules(MANY).solve(models=0, isolated=True)

    outcome = enough_time(stopped, lambda outcome: outcome.count > 2)
    assert outcome.interrupted == "user"
    assert len(outcome.answers) == outcome.count > 2


def test_solve_in_a_child_as_without(solve):
    board = "size(2,3). clue(1,1,4)."
    direct, isolated = solve(board), solve(board, isolated=True)
    assert direct.answers[0].symbols == isolated.answers[0].symbols
    assert sorted(direct.answers[0].atoms) == sorted(isolated.answers[0].atoms)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--rewrite-minimize"], "--rewrite-minimize: the costs"),
        (["--show-preds=b/0"], "--show-preds=b/0: an answer is what #show shows"),
        (["--single-shot"], "--single-shot: no option of clasp that is taken"),
        (["--text"], "--text: no option of clasp that is taken"),
        (["--supp-models"], "--supp-models: it finds more"),
        (["--no-ufs-check"], "--no-ufs-check: it finds more"),
        (["--sat-prepro", "5"], "'5': expected an option of clasp"),
        (["--"], "'--': expected an option of clasp"),
        (["--opt-strategy=usc,k", "--lookahead"], "clasp loses answers"),
        (["--opt-strategy=usc", "--heuristic=Unit"], "clasp loses answers"),
        (["--project=no"], "what #show shows"),
        (["--project"], "what #show shows"),
        (["--no-project"], "what #show shows"),
        (["--opt-mode=opt,-100"], "--opt-mode"),
        (["--opt-mode=enum,3"], "--opt-mode"),
        (["--solve-limit=1,1"], "--solve-limit"),
        (["--enum-mode=brave"], "does not enumerate"),
        (["--rew"], "--rew: no option of clasp"),
        (["--seed"], "seed"),
        (["--heuristic=nope"], "'nope' invalid value"),
        (["--configuration=nope"], "nope"),
        (["-n5"], "'-n5': expected an option"),
        (["--models=5"], "-n before the --"),
    ],
)
def test_refuse_options_that_change_answers(rules, words, reason):
    with pytest.raises(pylogic.OptionError, match=reason):
        rules("{ a; b }. #minimize { 1 : a }. #show a/0.").solve(options=words)


def test_solve_with_constants(rules):
    puzzle = rules("#const n = 2. a(1..n).")
    assert len(puzzle.solve(constants={"n": 5}).answers[0].symbols) == 5
    for constants in ({"m": 1}, {"N": 1}, {"n": "1.."}):
        with pytest.raises(pylogic.OptionError):
            puzzle.solve(constants=constants)


def test_draw_with_constants(rules, tmp_path):
    puzzle = rules("#const n = 2. a.\n#program view. draw(grid(n,n)).")
    answer = puzzle.solve(constants={"n": 3}).answers[0]
    assert puzzle.board(answer).rows == 3
    puzzle = rules("a.\n#program view. draw(grid(m,m)).")
    (tmp_path / "facts.lp").write_text("#const m = 4.")
    answer = puzzle.solve(tmp_path / "facts.lp").answers[0]
    assert puzzle.board(answer).rows == 4


def test_remark_on_the_rules_that_are_solved(rules):
    puzzle = rules("a :- b. #program errors. error(X) :- c(X).\n#program view. b. c(1).")
    assert puzzle.solve().remarks == ()
    (remark,) = rules("a :- nowhere.").solve().remarks
    assert "nowhere" in remark


def test_remark_as_clingo_does_while_it_reads(rules, tmp_path):
    (tmp_path / "part.lp").write_text("a.")
    puzzle = rules('#include "part.lp".\n#include "part.lp".')
    (remark,) = puzzle.solve().remarks
    assert "already included" in remark
    assert puzzle.check().remarks == (remark,)


def test_read_a_bare_show(rules):
    puzzle = rules("{ a }. :- a. #show.")
    assert puzzle.encoding.outputs == ()
    assert "no predicate" not in str(puzzle.lint())
