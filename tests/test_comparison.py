"""pylogic.compare: what it is asked, and its result as a value."""

from __future__ import annotations

import csv
import importlib
import inspect
import io
import json
import math
import pickle
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from harness import pylogic_run
from rich.console import Console

import pylogic
from pylogic.cli.compare import command
from pylogic.experiments import execution
from pylogic.experiments.runs import COLUMNS, Case, Setting

TWO_ORDERS = {"orders": ["given", "reversed"]}


@pytest.fixture(scope="module")
def found() -> pylogic.Comparison:
    return pylogic.compare("kuromasu", ["inst12"], **TWO_ORDERS, seeds=2)


def python(script: str, cwd: Path | None = None) -> str:
    words = [sys.executable, "-c", script]
    return subprocess.run(words, capture_output=True, text=True, check=True, cwd=cwd).stdout


# ---- Names ---------------------------------------------------------------------------


def test_public_names_agree():
    assert len(set(pylogic.__all__)) == len(pylogic.__all__)
    assert set(dir(pylogic)) == {*pylogic.__all__, "__version__"}
    for module, names in pylogic.MODULES.items():
        for name in names:
            value = getattr(pylogic, name)
            assert value is getattr(importlib.import_module(f"pylogic.{module}"), name)
            assert value.__doc__


def test_the_command_takes_few_parameters():
    assert len(inspect.signature(inspect.unwrap(command.callback)).parameters) <= 8


# ---- The result ----------------------------------------------------------------------


def test_results_are_short(found):
    assert str(found) == "2 settings: 4 runs of 1 instance agree"
    assert repr(found) == f"<Comparison {found}>"
    assert [row.label for row in found.rows] == ["given", "reversed"]
    for value in (*found.runs, *found.rows):
        assert len(repr(value)) < 100
        assert "\n" not in f"{value}{value!r}"


def test_results_are_values(found):
    again = pickle.loads(pickle.dumps(found))
    assert (again, hash(again), again.rows) == (found, hash(found), found.rows)
    assert again != pylogic.Comparison(found.runs[:1], found.settings, found.baseline)
    assert found.interrupted is None
    assert found.disagreements == found.failed == ()


def test_json_is_what_the_command_line_prints(found, tmp_path):
    options = ["--order", "given,reversed", "--seeds", "2", "--json"]
    run = pylogic_run("compare", "kuromasu", "inst12", *options, cwd=tmp_path)
    printed = json.loads(run.stdout)
    keys = {"settings", "runs", "disagreements", "interrupted", "wanted", "compared", "remarks"}
    keys |= {"clock", "relevant", "draw", "clusters", "looks", "machine"}
    assert printed.keys() == found.to_dict().keys() == keys
    assert list(printed["runs"][0]) == ["command", *COLUMNS]
    assert timeless(printed) == timeless(found.to_dict())


def timeless(document: dict) -> dict:
    """The document without times, and the runs in one order."""
    for name in ("began", "load_before", "others", "idle"):
        del document["machine"][name]
    for row in document["settings"]:
        for name in (
            "median",
            "par2",
            "ratio",
            "is_difference",
            "is_equivalence",
            "waiting",
            "is_short",
        ):
            del row[name]
    for run in document["runs"]:
        for name in [*(n for n in run if n.endswith("seconds")), "began", "megabytes", "is_pinned"]:
            del run[name]
    document["runs"].sort(key=lambda run: run["command"])
    return document


def test_csv_has_the_columns_of_runs(found):
    rows = list(csv.DictReader(io.StringIO(found.to_csv())))
    assert len(rows) == 4
    assert set(COLUMNS) - {"case"} <= set(rows[0])
    assert [row["choices"] for row in rows] == [str(r.statistics.choices) for r in found.runs]


def test_one_table_for_terminal_notebook_and_page(found):
    console = Console(width=100, file=io.StringIO(), color_system=None)
    console.print(found)
    printed = console.file.getvalue()
    assert printed.splitlines()[-1] == "4 runs of 1 instance agree"
    for cell in printed.splitlines()[1].split():
        assert f">{cell}</td>" in found._repr_html_()
        assert f">{cell}</td>" in found.page()


def test_a_disagreement_is_shown_everywhere(tmp_path):
    case = tmp_path / "case.lp"
    case.write_text("size(4,4). clue(1,2,2). clue(3,2,4). clue(3,4,5). clue(4,1,3). clue(4,3,4).")
    loose, source = tmp_path / "loose.lp", pylogic.load("kuromasu").encoding
    assert " } != N - 1" in source.text
    loose.write_text(source.text.replace(" } != N - 1", " } < N - 1"))
    found = pylogic.compare("kuromasu", [case], encodings=[source.path, loose])
    (disagreement,) = found.disagreements
    assert str(disagreement) == f"{case}: one search ended with 1 answer, the other found 2 answers"
    assert str(found).endswith("2 runs of 1 instance, 1 disagreement")
    for page in (found._repr_html_(), found.page()):
        assert disagreement.words in page
        assert disagreement.one.case.command in page
    assert found.to_dict()["disagreements"] == [disagreement.to_dict()]


def test_runs_that_end_in_an_error_are_told():
    found = pylogic.compare("queens", ["8"], options=["--rand-freq=0.9"], labelings=["ff"])
    (run,) = found.failed
    assert str(found) == "1 setting: 1 run of 1 instance, 1 ended in an error"
    assert run.error in found._repr_html_()


@pytest.mark.slow
def test_compare_is_a_function_whatever_is_imported_and_a_table_needs_no_matplotlib(tmp_path):
    script = (
        "import sys; sys.modules['matplotlib'] = None\n"
        "import pylogic\n"
        "import pylogic.experiments.runs\n"
        "found = pylogic.compare('queens', ['8'], models=1)\n"
        "print(found)\n"
        "print('<table' in found._repr_html_())\n"
        "try: found.page()\n"
        "except pylogic.OptionError as error: print(error)"
    )
    words, has_table, error = python(script, tmp_path).splitlines()
    assert (words, has_table) == ("1 setting: 1 run of 1 instance agrees", "True")
    assert "needs the Python package matplotlib: pip install '.[compare]'" in error
    assert list(tmp_path.iterdir()) == []  # without a journal no file is written


# ---- How it is run -------------------------------------------------------------------


def test_the_journal_is_taken_up(found, tmp_path):
    path = tmp_path / "runs.sqlite"
    events: list = []
    told = {"on_start": lambda *numbers: events.append(numbers), "on_run": events.append}
    first = pylogic.compare("queens", ["8"], **TWO_ORDERS, journal=path, **told)
    assert events == [(2, 0), *first.runs]
    events.clear()
    more = pylogic.compare(
        "queens", ["8"], **TWO_ORDERS, repeat=2, journal=path, resume=True, **told
    )
    assert events == [(4, 2), *more.runs[2:]]
    assert set(first.runs) == set(more.runs[:2])


def simulated(monkeypatch, spread: float, is_lasting: bool = False) -> list[int]:
    """Have each run take so many times a second more or less, at random; the runs of each round.

    Lasting differences are those of a setting and a seed, the same in all of its repetitions.
    """
    rng, rounds = random.Random(1), []

    def execute(reader, cases, _jobs, on_run, _executor):
        rounds.append(len(cases))
        for case in cases:
            own = random.Random(f"{case.order} {case.seed}") if is_lasting else rng
            seconds = math.exp(own.gauss(0, spread))
            known = reader.key(case), str(case.seed), case.instance, "", "", ""
            on_run(pylogic.Run(case, *known, 1.0, seconds, 1.0, status="unique"))

    monkeypatch.setattr(execution, "execute", execute)
    return rounds


def test_the_first_runs_tell_what_all_could_find(tmp_path, monkeypatch):
    simulated(monkeypatch, 0.1)
    events: list = []
    asked = {"orders": ["given", "reversed"], "seeds": 11, "journal": tmp_path / "runs.sqlite"}
    told = {"on_run": lambda _run: events.append(0), "on_pilot": events.append}
    found = pylogic.compare("queens", ["8"], **asked, **told)
    (ratio,) = filter(None, events)
    assert (events.index(ratio), len(events)) == (20, 23)
    assert 1 < ratio < 10
    assert found.rows[1].ratio.count == 11
    events.clear()
    asked |= {"seeds": 12, "resume": True}
    pylogic.compare("queens", ["8"], **asked, **told)
    assert [bool(event) for event in events] == [True, False, False]
    events.clear()
    pylogic.compare("queens", ["8"], **{**asked, "seeds": 2}, **told)
    assert events == []


def test_an_experiment_has_a_budget_and_is_read_without_a_run(tmp_path):
    asked = {"instances": ["8"], "seeds": 3, "journal": tmp_path / "runs.sqlite", "resume": True}
    first = pylogic.compare("queens", **asked, budget=1e-9)
    assert (first.runs, first.missing, first.interrupted) == ((), 3, "timeout")
    with pytest.raises(ZeroDivisionError):  # whatever ends it
        pylogic.compare("queens", **asked, on_run=lambda _run: 1 // 0)
    read = pylogic.compare("queens", **asked, budget=0)
    assert str(read) == ("1 setting: 1 of 3 runs of 1 instance agree, stopped by the time limit")
    assert str(pylogic.compare("queens", **asked)) == "1 setting: 3 runs of 1 instance agree"
    options = ["--seeds", "4", "--resume", "--budget", "0", "--journal", "runs.sqlite"]
    run = pylogic_run("compare", "queens", "8", *options, cwd=tmp_path)
    assert (run.returncode, "3 of 4 runs of 1 instance agree" in run.stdout) == (3, True)


@pytest.mark.parametrize(
    ("spread", "is_lasting", "asked", "rounds"),
    [
        (0.01, False, {}, [40]),  # exact at once
        (0.3, False, {}, [40, 40, 80, 160, 320]),  # never exact enough
        (0.12, False, {}, [40, 40, 80, 160]),
        (0.12, False, {"relevant": 1.3}, [40]),
        (0.3, True, {}, [40, 40, 80]),  # repetitions make no difference
        (0.3, False, {"repeat": 2}, [80]),
    ],
)
def test_runs_are_repeated_until_more_tell_no_more(monkeypatch, spread, is_lasting, asked, rounds):
    made = simulated(monkeypatch, spread, is_lasting)
    found = pylogic.compare("queens", ["8"], **TWO_ORDERS, seeds=20, **{"repeat": "auto"} | asked)
    assert (made, found.missing) == (rounds, 0)
    ratio = found.rows[1].ratio
    assert (ratio.count, ratio.looks) == (20, 1 if asked.get("repeat") else 5)
    is_claimed = ratio.is_difference or ratio.is_equivalence
    has_told = any("Bonferroni's for 5 looks" in note for note in found.notes)
    assert has_told == (is_claimed and ratio.looks == 5)


def test_ctrl_c_keeps_what_is_finished():
    def stop(_run: pylogic.Run) -> None:
        raise KeyboardInterrupt

    found = pylogic.compare("queens", ["8"], seeds=3, on_run=stop)
    assert (len(found.runs), found.interrupted) == (1, "user")
    assert str(found) == "1 setting: 1 of 3 runs of 1 instance agree, stopped by Ctrl-C"
    told = found.to_dict()
    assert (told["interrupted"], len(told["runs"]), told["wanted"]) == ("user", 1, 3)


@pytest.mark.few(2)
@pytest.mark.parametrize(
    ("missing", "has_failed", "compared", "words"),
    [
        ([], [], ["a", "b"], None),
        (["new b"], [], ["a"], "compared on the 1 instance that all settings have runs of"),
        ([], ["new b"], ["a", "b"], None),
        ([], ["new a", "new b"], ["a", "b"], None),  # there is nothing to compare with
        (["new a", "new b"], [], [], "nothing is compared: no instance has runs of all settings"),
    ],
)
def test_figures_are_of_the_instances_that_all_settings_have(
    found, missing, has_failed, compared, words
):
    old, new = Setting("old"), Setting("new")
    runs = []
    for setting, instance, seconds in (
        (old, "a", 1.0),
        (old, "b", 9.0),
        (new, "a", 1.0),
        (new, "b", 9.0),
    ):
        name = f"{setting.encoding} {instance}"
        case = Case(setting, instance, "given", 1)
        error = "it failed" if name in has_failed else None
        if name not in missing:
            runs.append(replace(found.runs[0], case=case, cpu_seconds=seconds, error=error))
    part = pylogic.Comparison(tuple(runs), (old, new), old, missing=len(missing))
    assert list(part.compared) == compared == part.to_dict()["compared"]
    assert part.scope == words
    assert [(row.label, row.runs) for row in part.rows] == [
        (label, len(compared)) for label in ("old", "new") if compared
    ]
    new_ones = [row for row in part.rows if not row.is_baseline and has_failed]
    failures = len(has_failed)
    assert [(row.solved, row.ratio.base_alone) for row in new_ones] == [
        (2 - failures, failures)
    ] * len(new_ones)
    medians = [row.median for row in part.rows if row not in new_ones]
    assert len(set(medians)) <= 1
    console = Console(width=100, file=io.StringIO(), color_system=None)
    console.print(part)
    for shown in (console.file.getvalue(), part._repr_html_(), part.page(), str(part)):
        assert words is None or words in shown
        assert not missing or f"{len(runs)} of 4 runs" in shown


def test_seeds_that_one_setting_lacks_are_not_compared(found):
    old, new = Setting("old"), Setting("new")
    seeds = {old: (1, 2, 3), new: (3, 4)}
    runs = tuple(
        replace(found.runs[0], case=Case(setting, "a", "given", seed), cpu_seconds=float(seed))
        for setting, those in seeds.items()
        for seed in those
    )
    part = pylogic.Comparison(runs, (old, new), old, "user", missing=3)
    assert [run.case.seed for run in part.compared_runs] == [3, 3]
    assert part.rows[1].ratio.value == 1
    assert part.scope.startswith("compared on 2 of 5 runs: those of an instance and a seed")


def test_all_orders_of_a_setting_are_compared_or_none(found):
    one, many = Setting("k"), Setting("k", order="random")
    orders = [(one, "given", 1), (one, "given", 2), (many, "random#1", 1), (many, "random#1", 2)]
    runs = tuple(
        replace(found.runs[0], case=Case(setting, "a", order, seed))
        for setting, order, seed in [*orders, (many, "random#2", 1)]
    )
    part = pylogic.Comparison(runs, (one, many), one, "user", missing=1)
    assert {run.case.seed for run in part.compared_runs} == {1}


def test_nothing_has_run():
    setting = Setting("queens")
    found = pylogic.Comparison((), (setting,), setting, "user")
    assert str(found) == "1 setting: 0 runs of 0 instances, stopped by Ctrl-C"
    told = found.to_dict()
    assert (told.pop("interrupted"), told.pop("wanted")) == ("user", 0)
    assert (told.pop("clock"), told.pop("relevant"), told.pop("draw")) == ("cpu", 1.0, 0)
    assert told.pop("looks") == 1
    assert not any(told.values())
    assert found.to_csv().strip() == ""
    assert "stopped by Ctrl-C" in found._repr_html_()
    assert "0 runs" in found.page()


def test_instances_that_are_alike_count_as_one(tmp_path, monkeypatch):
    simulated(monkeypatch, 0.1)

    def made(**asked):
        files = [tmp_path / name for name in ("easy_1.lp", "easy_2.lp", "hard_1.lp", "hard_2.lp")]
        for place, (path, source) in enumerate(zip(files, "aaab", strict=True)):
            path.write_text(f"size({place + 3},2).\n% A board.\n% Source: {source}.\n")
        (tmp_path / "turned.lp").write_text("% none\nclue(1,1,3). size(2,2).")
        (tmp_path / "board.lp").write_text("size(2,2). clue(1,1,3).")
        files += [tmp_path / "turned.lp", tmp_path / "board.lp"]
        found = pylogic.compare("kuromasu", files, **asked)
        clusters = {Path(name).stem: Path(of).name for name, of in found.clusters}
        return clusters, found

    alike = {"turned": "turned.lp", "board": "turned.lp"}
    clusters, found = made(**TWO_ORDERS)
    assert (clusters, found.rows[1].ratio.unit, found.rows[1].ratio.count) == (alike, "cluster", 5)
    assert found.remarks[0].startswith("3 instances have one source (a.): if they are alike")
    assert "2 instances are 1 cluster" in found.page()
    clusters, found = made(cluster_by="source")
    assert clusters == {"easy_1": "a.", "easy_2": "a.", "hard_1": "a.", **alike}
    assert found.remarks == ()
    clusters, _ = made(cluster_by="/(easy|hard)_")
    assert clusters == {f"{kind}_{n}": kind for kind in ("easy", "hard") for n in (1, 2)} | alike


def test_an_edited_rule_file_is_read_again(tmp_path):
    rules, facts = tmp_path / "rules.lp", tmp_path / "facts.lp"
    facts.write_text("b.")
    counts = []
    for text in ("{ a }. :- not b.", "{ a; c }. :- not b."):
        rules.write_text(text)
        counts += [run.count for run in pylogic.compare(rules, [facts], models=0).runs]
    assert counts == [2, 4]


def test_a_puzzle_may_be_given_as_an_object(kuromasu):
    found = pylogic.compare(kuromasu, ["inst12"])
    assert found.settings == (Setting(str(kuromasu.encoding.path)),)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seeds": 0}, "seeds=0: expected a whole number of at least 1"),
        ({"repeat": 0}, "repeat=0: expected a whole number of at least 1"),
        ({"sample": 0}, "sample=0: expected a whole number of at least 1"),
        ({"cluster_by": "("}, r"cluster_by='\(': expected source, or a regular expression"),
        ({"budget": -1}, "budget=-1: expected seconds, 0 or more"),
        ({"repeat": "often"}, "repeat='often': expected a whole number of at least 1"),
        ({"draw": -1}, "draw=-1: expected a whole number of at least 0"),
        ({"clock": "cuckoo"}, "clock='cuckoo': expected one of engine, cpu, wall, search"),
        ({"relevant": 0.9}, "relevant=0.9: expected a ratio, 1 or more"),
        ({"models": -1}, "models=-1: expected a whole number of at least 0"),
        ({"jobs": 0}, "jobs=0: expected a whole number from 1 to 256"),
        ({"timeout": math.nan}, "timeout=nan: expected a positive number"),
        ({"timeout": "5"}, "timeout='5': expected a positive number"),
        ({"cpu_limit": 0}, "cpu_limit=0: expected a positive number"),
        ({"inferences": 0}, "inferences=0: expected a whole number from 1"),
        ({"conflicts": 5, "engines": ["swipl"]}, "conflicts=5: SWI-Prolog counts none"),
        ({"memory": 0}, "memory=0: expected a whole number of at least 1"),
        ({"orders": "given"}, "orders='given': expected a list of texts"),
        ({"orders": []}, "orders=.*: expected at least one"),
        ({"orders": ["fastest"]}, "there is no order 'fastest'"),
        ({"engines": ["gprolog"]}, "there is no engine 'gprolog'"),
        ({"configs": [1]}, "configs=.*: expected a list of texts"),
        ({"heuristics": ["fastest"]}, "no heuristic 'fastest'"),
        ({"options": ["'"]}, "options ': No closing quotation"),
        ({"constants": 3}, "constants=3: expected a dictionary"),
        ({"baseline": "x"}, "baseline x: there is no such setting; there are clingo"),
        ({"resume": True}, "resume=True: expected a journal"),
        ({"journal": 3}, "journal=3: expected the path of a file"),
        ({"journal": "\0"}, "embedded null byte"),
        ({"baseline": []}, r"baseline=\[\]: expected the label of a setting"),
        ({"instances": "inst12"}, "instances='inst12': expected a list of texts"),
        ({"instances": []}, "instances=.*: expected at least one"),
        ({"again": ["crashed"]}, "again: it needs a journal that is resumed"),
        ({"again": ["user"]}, "again='user': expected one of crashed, timeout, cpu, memory"),
        ({"puzzle": 3}, "puzzle=3: expected a name, a path or a Puzzle"),
    ],
)
def test_bad_arguments(changes, words):
    asked = {"puzzle": "kuromasu", "instances": ["inst12"], **changes}
    with pytest.raises(pylogic.OptionError, match=words):
        pylogic.compare(**asked)
