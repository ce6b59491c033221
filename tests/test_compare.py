"""Experiments for real: what is measured of a run, how it ends, the command line."""

from __future__ import annotations

import csv
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest
from harness import (
    CHECKOUT,
    CORPORA,
    SAFETY,
    command,
    needs_corpora,
    needs_swipl,
    pylogic_run,
    write_files,
)

import pylogic


@pytest.fixture(autouse=True, scope="module")
def _first_run() -> None:
    """One comparison before all: scipy and the version of swipl take a while."""
    assert pylogic.compare("queens", ["8"]).rows


# ---- What is measured ------------------------------------------------------------------


@pytest.mark.slow
def test_find_the_same_answers_as_solve():
    found = pylogic.compare("kuromasu", ["inst12"], orders=["given", "reversed"], jobs=2)
    outcome = pylogic.load("kuromasu").solve("inst12")
    assert len({run.key for run in found.runs}) == len(found.runs) == 2
    assert len({run.answers for run in found.runs}) == 1
    assert len({run.instance_hash for run in found.runs}) == 2
    for run in found.runs:
        assert (run.status, run.exhausted, run.count) == ("unique", True, 1)
        figures = run.statistics
        assert (figures.atoms, figures.choices is None) == (outcome.statistics.atoms, False)
        assert (
            0
            < run.duration("engine").seconds
            < run.duration("cpu").seconds
            < run.wall_seconds + 0.1
        )
        phases = (figures.load_cpu_seconds, figures.ground_cpu_seconds, figures.solve_cpu_seconds)
        assert 0 < sum(phases) < run.cpu_seconds
        assert run.megabytes > 10
        assert "clingo" in run.versions


@pytest.mark.slow
def test_change_search_by_seed_and_not_by_repetition(rules):
    puzzle = rules("#defined f/1. { q(R, 1..6) } = 1 :- f(R). :- q(R, C), q(S, C), R < S. d(1..3).")
    (puzzle.encoding.path.parent / "i.lp").write_text("f(1). f(2). f(3). f(4). f(5).")
    found = pylogic.compare(
        puzzle, [puzzle.encoding.path.parent / "i.lp"], seeds=3, repeat=2, models=1
    )
    hashes = {run.case.seed: {(r.encoding_hash, r.instance_hash) for r in found.runs
                              if r.case.seed == run.case.seed} for run in found.runs}  # fmt: skip
    assert [len(some) for some in hashes.values()] == [1, 1, 1]
    assert len({one for some in hashes.values() for one in some}) == 3
    answers = {(run.case.seed, run.answers) for run in found.runs}
    assert len(answers) == 3
    assert len({answer for _, answer in answers}) > 1


@pytest.mark.slow
def test_make_run_again_by_its_command(tmp_path):
    found = pylogic.compare("queens", ["8"], configs=["trendy"], seeds=1, models=0)
    (run,) = found.runs
    told = json.loads(command(*shlex.split(run.case.command)[1:], "--json", cwd=tmp_path))
    assert told["statistics"]["choices"] == run.statistics.choices


@pytest.mark.slow
def test_mix_runs_of_instances_and_settings(tmp_path):
    """A drift of the machine is in all of them alike."""
    write_files(tmp_path, {"k.lp": "{ a }.", "i.lp": "i.", "j.lp": "j."})
    files = [tmp_path / "i.lp", tmp_path / "j.lp"]
    found = pylogic.compare(tmp_path / "k.lp", files, seeds=2)
    names = [Path(run.case.instance).stem for run in found.runs]
    assert (sorted(names), names in (sorted(names), sorted(names)[::-1])) == ([*"iijj"], False)


@needs_swipl
@pytest.mark.slow
@pytest.mark.nightly
def test_leave_confirming_out_of_run(tmp_path):
    """It takes longer than all that Prolog does."""
    shutil.copytree(CHECKOUT / "encodings/lib", tmp_path / "lib")
    rules = "{ a } = 1 :- size(1). #show a/0. p(1..800, 1..800)."
    twin = ":- use_module(lib/twin).\n:- input([size/1]).\npuzzle([], [a]).\nshown(X, X).\n"
    write_files(tmp_path, {"coin.lp": rules, "coin.pl": twin, "i.lp": "size(1)."})
    found = pylogic.compare(tmp_path / "coin.lp", [tmp_path / "i.lp"], engines=["swipl"])
    (run,) = found.runs
    assert (run.error, run.is_solved) == (None, True)
    assert run.duration("cpu").seconds < run.statistics.confirm_cpu_seconds
    assert run.wall_seconds < run.statistics.confirm_seconds
    assert 0 < run.duration("engine").seconds < run.duration("cpu").seconds


PLAIN = {
    "clingo": [sys.executable, "-m", "clingo", "encodings/queens.lp", "{}/220.lp", "1"],
    "swipl:article": [
        *("swipl", "--no-signals", "encodings/kuromasu_article.pl"),
        *("instances/kuromasu/inst30.lp", "--models=1"),
    ],
}
"""Commands that take more than half a second of CPU time."""


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.parametrize("engine", ["clingo", pytest.param("swipl:article", marks=needs_swipl)])
def test_agree_with_clock_of_engine_by_itself(engine, tmp_path):
    """The least of several runs, since others have the processors' caches, too.

    By a process of its own: a fork of a large one, as pytest's are, takes longer to begin.
    """
    (tmp_path / "220.lp").write_text("size(220,220).")
    puzzle = ("queens", tmp_path / "220.lp") if engine == "clingo" else ("kuromasu", "inst30")
    plain_command = [word.format(tmp_path) for word in PLAIN[engine]]
    python = [sys.executable, "-m", "clingo", "--version"]  # whose start is not clingo's
    apart = min(cpu_of(python) for _ in range(3)) if engine == "clingo" else 0
    plain, measured = [], []
    for _ in range(6):
        words = "compare", *puzzle, "--engine", engine, "-n", 1, "--json"
        journal = tmp_path / f"{len(plain)}.sqlite"
        (run,) = json.loads(pylogic_run(*words, "--journal", journal).stdout)["runs"]
        phases = [run[f"{phase}_cpu_seconds"] or 0 for phase in ("load", "ground", "solve")]
        measured.append(sum(phases))
        plain.append(cpu_of(plain_command) - apart)
        if min(measured) == pytest.approx(min(plain), rel=0.1):
            return
    pytest.fail(f"{measured} and {plain}")


def cpu_of(words: list[str]) -> float:
    """The CPU seconds of a command, as the system counts them."""
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, cwd=CHECKOUT)
    _, status, usage = os.wait4(process.pid, 0)
    assert os.waitstatus_to_exitcode(status) in (0, 10, 30)
    return usage.ru_utime + usage.ru_stime


@pytest.mark.slow
def test_choose_clock_of_engine_for_versions_of_rules(tmp_path):
    """Rules that are at hand are read in a fifth of the time."""
    copy = shutil.copytree(CHECKOUT / "encodings", tmp_path / "mine") / "queens.lp"
    found = pylogic.compare("queens", ["8"], encodings=[CHECKOUT / "encodings/queens.lp", copy])
    assert (found.clock, [row.par2 for row in found.rows]) == ("engine", [None, None])
    (legend,) = (note for note in found.notes if note.startswith("median"))
    assert "loads, grounds, searches; no start, no confirming" in legend
    assert pylogic.compare("queens", ["8"]).clock == "cpu"


# ---- How runs end ----------------------------------------------------------------------


ENDLESS = {"labelings": ["leftmost"], "instances": ["80"]}


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("asked", "end"),
    [
        ({"timeout": 0.1, **ENDLESS}, "timeout"),
        ({"memory": 1, "instances": ["80"]}, "memory"),
        ({"conflicts": 1, "instances": ["8"], "models": 0}, "conflicts"),
        ({"cpu_limit": 0.1, "timeout": 600, **ENDLESS}, "cpu"),
    ],
)
def test_stop_run_at_limit(asked, end):
    found = pylogic.compare("queens", **{"models": 1, **asked})
    (run,) = found.runs
    assert (run.interrupted, run.is_solved) == (end, False)
    assert run.duration("cpu").is_bound
    assert end != "cpu" or run.duration("cpu").seconds <= 0.1
    assert found.rows[0].solved == 0


@needs_swipl
@pytest.mark.slow
@pytest.mark.parametrize(
    ("limit", "end"),
    [({"inferences": 10}, "inferences"), ({"cpu_limit": 0.5, "timeout": 600}, "cpu")],
)
def test_stop_prolog_at_limit(limit, end):
    asked = {"engines": ["swipl"], "labelings": ["leftmost"], "models": 1}
    (run,) = pylogic.compare("queens", ["80"], **asked, **limit).runs
    assert (run.interrupted, run.is_solved) == (end, False)


def test_tell_error_of_run_and_of_facts():
    found = pylogic.compare("queens", ["8"], options=["--rand-freq=0.9"], labelings=["ff"])
    (run,) = found.failed
    assert "asked the labeling for" in run.error
    assert str(found) == "1 setting: 1 run of 1 instance, 1 ended in an error"


def test_tell_file_that_was_changed_since_it_was_checked(tmp_path):
    rules, facts = tmp_path / "rules.lp", tmp_path / "facts.lp"
    facts.write_text("b.")
    counts = []
    for text in ("{ a }. :- not b.", "{ a; c }. :- not b."):
        rules.write_text(text)
        counts += [run.count for run in pylogic.compare(rules, [facts], models=0).runs]
    assert counts == [2, 4]
    found = pylogic.compare(rules, [facts], on_start=lambda *_: rules.write_text("{ a"))
    assert "syntax error" in found.failed[0].error


@needs_swipl
@pytest.mark.slow
def test_make_run_again_if_twin_or_its_library_changed(tmp_path):
    folder = shutil.copytree(CHECKOUT / "encodings", tmp_path / "encodings")
    twin = folder / "kuromasu_article.pl"
    text, known = twin.read_text(), []
    keywords = {"engines": ["swipl:article_2008"], "journal": tmp_path / "j", "resume": True}
    for added in ("", "", "more.\n", "% a comment\n"):
        twin.write_text(text + added)
        told = {"on_start": lambda _all, had: known.append(had)}
        pylogic.compare(folder / "kuromasu.lp", ["inst12"], inferences=1000, **keywords, **told)
    assert known == [0, 1, 0, 0]


# ---- The command line ------------------------------------------------------------------


@pytest.mark.slow
def test_write_csv_and_page(tmp_path):
    words = "queens 8 --order given,random:2 --csv runs.csv --report page.html"
    command("compare", *words.split(), cwd=tmp_path)
    rows = list(csv.DictReader((tmp_path / "runs.csv").open()))
    assert sorted(row["order"] for row in rows) == ["given", "random#1", "random#2"]
    assert "3 runs of 1 instance agree" in (tmp_path / "page.html").read_text()


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ("good.lp wrong.lp", 2, "2 runs of 2 instances: 1 ended in an error, the others agree"),
        ("good.lp --journal no/such/folder.sqlite", 2, "No such file"),
    ],
)  # fmt: skip
def test_end_command_with_code(tmp_path, words, code, said):
    good, wrong = "size(1,3). clue(1,1,3).", "size(2,2). clue(1,1,9)."
    write_files(tmp_path, {"good.lp": good, "wrong.lp": wrong})
    printed = command("compare", "kuromasu", *words.split(), code=code, cwd=tmp_path)
    assert re.search(said, printed, re.MULTILINE)


def test_compare_instances_of_list_on_standard_input(tmp_path):
    def ran(text, code=0):
        return command("compare", "kuromasu", "-", stdin=text, code=code, cwd=tmp_path)

    assert "2 runs of 2 instances agree" in ran("inst12\n% none\ninst96\n")
    assert "-: expected a list of names" in ran("size(1,3). clue(1,1,3).", code=2)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("package", "options"),
    [("scipy", []), ("matplotlib", ["--report", "x"]), ("pandas", ["--csv", "x"])],
)
def test_name_missing_package_before_any_run(tmp_path, package, options):
    script = f"import sys; sys.modules[{package!r}] = None; from pylogic.cli import main; main()"
    words = [sys.executable, "-c", script, "compare", "kuromasu", "inst12", *options]
    run = subprocess.run(words, capture_output=True, text=True, cwd=tmp_path)
    assert run.returncode == 2
    assert f"needs the Python package {package}: pip install '.[compare]'" in run.stderr
    assert list(tmp_path.iterdir()) == []


nightly = partial(pytest.param, marks=pytest.mark.nightly)


@needs_corpora
@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "runs"),
    [
        ("takuzu takuzu.json --engine clingo,swipl -c distinct=0 --sample 4", "8 runs of 4"),
        nightly(
            "takuzu takuzu.json -c distinct=0 --config tweety,trendy --jobs 2 --sample 12",
            "24 runs of 12",
        ),
        nightly("kuromasu kuromasu.json --engine clingo,swipl --sample 4", "8 runs of 4"),
        nightly("sudoku jigsaw_sudoku.json --engine clingo,swipl --sample 4", "8 runs of 4"),
    ],
)
def test_agree_on_published_boards(tmp_path, words, runs):
    if "swipl" in words and shutil.which("swipl") is None:
        pytest.skip("swipl is not installed")
    puzzle, corpus, *options = words.split()
    options += ["--timeout", str(SAFETY), "--csv", "r.csv"]
    ran = pylogic_run("compare", puzzle, CORPORA / corpus, *options, cwd=tmp_path)
    assert ran.returncode == 0, ran.stdout
    assert f"{runs} instances agree" in ran.stdout
    rows = list(csv.DictReader((tmp_path / "r.csv").open()))
    assert not any(row["interrupted"] or row["error"] for row in rows)
