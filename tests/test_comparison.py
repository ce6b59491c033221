"""pylogic.compare: what it asks of a team, what it refuses, and its result as a value."""

from __future__ import annotations

import csv
import importlib
import io
import json
import math
import pickle
from dataclasses import replace
from pathlib import Path

import pytest
from experiments import BACKPROP, CRASH, CUT, NEW, OLD, Team, compared, many, run
from harness import command, needs_swipl, write_files
from rich.console import Console

import pylogic
from pylogic.experiments.design import Setting

TWO_ORDERS = {"orders": ["given", "reversed"]}
BAD = {"error": "bad"}


@pytest.fixture(scope="module", autouse=True)  # before all, as scipy and swipl take a while
def found() -> pylogic.Comparison:
    """A comparison with two settings, and its figures, which load scipy."""
    made = pylogic.compare("kuromasu", ["inst12"], **TWO_ORDERS, seeds=2)
    assert made.rows
    return made


@pytest.fixture(scope="module")
def tiny(tmp_path_factory) -> tuple[Path, Path]:
    """Rules and facts that take no time, and have clues to put in order."""
    rules = "{ a(X) : c(X) }. #program about. clues(c, 1)."
    facts = "c(1). c(2). c(3). d(1). d(2). d(3). d(4). d(5). d(6). d(7)."
    folder = write_files(tmp_path_factory.mktemp("tiny"), {"k.lp": rules, "i.lp": facts})
    return folder / "k.lp", folder / "i.lp"


def asked(puzzle="kuromasu", instances=("inst12",), make=lambda _case: {}, **keywords):
    """The comparison that a team makes of an experiment, in no time."""
    return pylogic.compare(puzzle, list(instances), executor=Team(make), **keywords)


def test_offer_public_names_with_words():
    assert len(set(pylogic.__all__)) == len(pylogic.__all__)
    assert set(dir(pylogic)) == {*pylogic.__all__, "__version__"}
    for name, module in pylogic.MODULES.items():
        value = getattr(pylogic, name)
        assert value is getattr(importlib.import_module(f"pylogic.{module}"), name)
        assert value.__doc__


# ---- Which runs are made ---------------------------------------------------------------


def test_make_all_combinations_in_blocks(tiny):
    """A block has a run of each setting, in each of its orders; what is stopped is comparable."""
    lists = {"orders": ["given", "random:2"], "configs": ["default", "trendy"]}
    lists |= {"puzzle": tiny[0], "instances": tiny[1:]}
    found = asked(**lists, seeds=2, repeat=2)
    cases = [one.case for one in found.runs]
    settings = {(c.setting.config, c.order, c.seed, c.repeat) for c in cases}
    assert len(settings) == len(cases) == 2 * 3 * 2 * 2
    assert [s.label(found.settings) for s in found.settings] == [
        "given default", "given trendy", "random default", "random trendy",
    ]  # fmt: skip
    blocks = [cases[start : start + 6] for start in range(0, len(cases), 6)]
    drawn = set()
    for block in blocks:
        assert len({(case.seed, case.repeat) for case in block}) == 1
        places = [place for place, case in enumerate(block) if case.order == "random#2"]
        assert places[1] - places[0] == 1  # one order side by side
        drawn.add(tuple((case.setting, case.order) for case in block))
    assert len(drawn) > 2
    for count in range(6, len(cases) + 1, 2):
        part = replace(found, runs=found.runs[:count])
        assert len(part.compared_runs) == count - count % 6
    again = asked(**{**lists, "configs": ["default", "trendy", "default"]}, seeds=2, repeat=2)
    assert [one.case for one in again.runs] == cases


@pytest.mark.parametrize(
    ("limits", "expected"),
    [
        ({}, (600, 6000)),
        ({"cpu_limit": 7.0}, (7.0, 70.0)),
        ({"cpu_limit": 7.0, "timeout": 9.0}, (7.0, 9.0)),
        ({"timeout": 9.0}, (None, 9.0)),
    ],
)
def test_limit_runs_in_cpu_time(limits, expected):
    found = asked(**limits)
    (one,) = found.runs
    assert (one.case.question.limits.cpu_limit, one.case.question.limits.timeout) == expected
    assert ("cpu-limit" in one.case.command) == ("cpu_limit" in limits)


def test_take_instances_of_folder_and_corpus_and_sample(tmp_path):
    write_files(tmp_path, {"a.lp": "size(2,2). clue(1,1,3).", "b.lp": "size(3,2). clue(1,1,3)."})
    found = asked(instances=[tmp_path])
    assert [Path(name).name for name in sorted(found.instances)] == ["a.lp", "b.lp"]
    corpus = {"x": {"problem": "1 2\n- 2"}, "y": {"problem": "2 1\n2\n-"}}
    path = tmp_path / "d.json"
    for content in (corpus, {"count": 2, "data": corpus}):
        path.write_text(json.dumps(content))
        assert len(asked(instances=[path]).instances) == 2
    assert asked(instances=[f"{path}#y"]).instances == (f"{path}#y",)
    samples = {asked(instances=[path], sample=1).instances for _ in range(2)}
    assert [len(instances) for instances in samples] == [1]


def test_compare_runs_of_the_same_machine_only(tmp_path):
    write_files(tmp_path, {"i.lp": "size(1,2).", "j.lp": "size(2,2)."})
    machines = iter(["a", "b", "a", "a"])
    found = asked(
        instances=[tmp_path],
        configs=["default", "trendy"],
        make=lambda _case: {"machine": next(machines)},
    )
    mixed = found.runs[0].case.instance
    assert (len(found.compared), mixed in found.compared) == (1, False)


@needs_swipl
def test_refuse_engines_on_a_cluster(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    write_files(tmp_path, {"i.lp": "size(2,2). clue(1,1,3)."})
    with pytest.raises(pylogic.OptionError, match="engine swipl: on a cluster only clingo solves"):
        asked(instances=["i.lp"], engines=["swipl"])


# ---- What runs say of each other -------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({}, None),
        ({"answers": ("b",)}, "an answer of one is not among the answers"),
        ({"status": "none", "count": 0, "answers": ()}, "both searches ended, with 1 answer and "),
        ({"status": "multiple", "count": 2, "exhausted": False, "answers": ("a", "b")},
         "one search ended with 1 answer, the other found 2 answers"),
        ({"status": "found", "exhausted": False}, None),
        ({"status": "found", "exhausted": False, "answers": ("b",)}, "an answer of one is not"),
        ({"status": "interrupted", "exhausted": False, "count": 0, "answers": (),
          "interrupted": "timeout"}, None),
        ({"error": "refuted", "is_refuted": True, "status": "error"}, "clingo rejects"),
        ({"error": "something", "status": "error"}, None),
        ({"instance": "other", "answers": ("b",)}, None),
    ],
)  # fmt: skip
def test_name_contradictions(changes, words):
    runs = [run(), run(seed=2), run(NEW, **changes)]
    found = compared(runs).disagreements
    assert [words in one.words for one in found] == ([] if words is None else [True])
    assert len(compared(runs[::-1]).disagreements) == len(found)


@pytest.mark.parametrize(
    ("cost", "is_proved", "words"),
    [
        (-5, False, []),
        (-6, False, ["one proved the cost -5, the other found -6"]),
        (-4, False, []),
        (-5, True, []),
        (-4, True, ["two best costs are proved, -5 and -4"]),
    ],
)
def test_name_contradictions_of_costs(cost, is_proved, words):
    best = run(status="optimal", cost=(-5,))
    other = run(NEW, status="optimal", exhausted=is_proved, cost=(cost,), answers=("b",))
    assert [one.words for one in compared([best, other]).disagreements] == words


@pytest.mark.parametrize(
    ("runs", "count", "scope"),
    [
        (many(OLD, [0, 2]) + many(NEW, [0, 2]), 4, None),
        (many(OLD, [0, 2]) + many(NEW, [0]), 2, "compared on 2 of 3 runs: those of an instance"),
        (many(OLD, [0, 2]) + many(NEW, [0, 2], {1: CRASH}), 4, None),
        (many(OLD, [0, 2]) + many(NEW, [0, 2], {1: BAD}), 4, None),
        (many(OLD, [0, 2]) + many(NEW, [0, 2], {0: BAD, 1: BAD}), 4, None),
        (many(OLD, [0]) + many(NEW, [0, 2])[1:], 0,
         "nothing is compared: no instance has runs of all settings"),
        ([run(OLD, seed=s) for s in (1, 2, 3)] + [run(NEW, seed=s) for s in (3, 4)], 2,
         "compared on 2 of 5 runs: those of an instance and a seed that all settings have"),
    ],
)  # fmt: skip
def test_compare_runs_that_all_settings_have(runs, count, scope):
    part = compared(runs, missing=1)
    assert len(part.compared_runs) == sum(row.runs for row in part.rows) == count
    assert scope == part.scope or part.scope.startswith(scope)
    assert part.to_dict()["compared"] == list(part.compared)
    assert scope is None or scope in str(part)


def test_compare_all_orders_of_setting_or_none():
    random_ones = Setting("old", order="random")
    runs = [run(OLD, seed=1), run(OLD, seed=2), run(random_ones, order="random#1", seed=1)]
    runs += [run(random_ones, order=f"random#{n}", seed=2) for n in (1, 2)]
    third = run(random_ones, order="random#2", seed=1)
    assert {one.case.seed for one in compared([*runs, third]).compared_runs} == {1, 2}
    assert {one.case.seed for one in compared([*runs]).compared_runs} == {2}


@pytest.mark.parametrize(
    ("runs", "asked", "code"),
    [
        ([run(), run(NEW)], {}, 0),
        ([run(), run(NEW, seed=2, **CRASH)], {}, 1),
        ([run(), run(NEW, answers=("b",)), run(NEW, seed=2, **CRASH)], {}, 4),
        ([run(), run(NEW, **BAD)], {}, 2),
        ([run(**CUT)], {}, 3),
        ([run()], {"interrupted": "timeout"}, 3),
        ([run()], {"interrupted": "user"}, 130),
    ],
)
def test_end_with_code_of_the_worst(runs, asked, code):
    assert compared(runs, **asked).exit_code == code


# ---- What a run has taken --------------------------------------------------------------


@pytest.mark.parametrize(
    ("seconds", "changes", "taken"),
    [
        (2.0, {}, (2.0, False)),
        (2.0, {"interrupted": "timeout", "status": "found"}, (2.0, True)),
        (2.0, {"interrupted": "timeout", "limit": 1.5}, (1.5, True)),
        (2.0, {"error": "killed", "status": "crashed"}, (math.inf, True)),
        (None, {}, None),
        (None, {"interrupted": "timeout"}, (1e-6, True)),
        (0.0, {}, (1e-6, False)),
    ],
)
def test_measure_seconds_of_run(seconds, changes, taken):
    found = run(OLD, seconds, **changes)
    assert found.duration("cpu") == (taken and pytest.approx(taken))


def test_take_measured_seconds_of_a_killed_engine():
    figures = pylogic.Statistics(start_cpu_seconds=1.0)
    cut = run(OLD, 3.0, interrupted="memory", statistics=figures)
    assert cut.duration("engine") == (2.0, True)


# ---- The result ------------------------------------------------------------------------


def test_print_short_and_compare_by_value(found):
    assert str(found) == "2 settings: 4 runs of 1 instance agree"
    assert repr(found) == f"<Comparison {found}>"
    for value in found.runs:
        assert len(repr(value)) < 100
        assert "\n" not in f"{value}{value!r}"
    again = pickle.loads(pickle.dumps(found))
    assert (again, hash(again), again.rows) == (found, hash(found), found.rows)
    assert again != replace(found, runs=found.runs[:1])


@pytest.mark.slow
def test_print_same_json_as_command_line(found, tmp_path):
    options = ["--order", "given,reversed", "--seeds", "2", "--json"]
    printed = json.loads(command("compare", "kuromasu", "inst12", *options, cwd=tmp_path))

    def shape(value):
        """The names of a document, and what is no measurement."""
        if isinstance(value, dict):
            return {name: shape(part) for name, part in value.items()}
        if isinstance(value, list):
            return sorted(map(str, map(shape, value)))
        return value if isinstance(value, str) and value[:2] != "20" else None

    assert shape(printed) == shape(json.loads(json.dumps(found.to_dict())))
    rows = list(csv.DictReader(io.StringIO(found.to_csv())))
    assert [row["choices"] for row in rows] == [str(r.statistics.choices) for r in found.runs]
    assert {*printed["runs"][0]} - {"case"} <= {*rows[0]}


@pytest.mark.slow
def test_show_same_on_terminal_notebook_and_page(tmp_path, found):
    console = Console(width=120, file=io.StringIO(), color_system=None)
    console.print(found)
    lines = console.file.getvalue().splitlines()
    assert (lines[0], lines[-1]) == (found.verdict, "4 runs of 1 instance agree")
    for cell in lines[2].split():
        assert f">{cell}</td>" in found._repr_html_()
        assert f">{cell}</td>" in found.page()
    (tmp_path / "case.lp").write_text(BACKPROP)
    source = pylogic.load("kuromasu").encoding
    (tmp_path / "loose.lp").write_text(source.text.replace(" } != N - 1", " } < N - 1"))
    versions = [source.path, tmp_path / "loose.lp"]
    other = pylogic.compare("kuromasu", [tmp_path / "case.lp"], encodings=versions)
    (disagreement,) = other.disagreements
    assert str(other).endswith("2 runs of 1 instance, 1 disagreement")
    for page in (other._repr_html_(), other.page()):
        assert disagreement.words in page
        assert disagreement.one.case.command in page
    failed = compared([run(), run(NEW, error="bad <words>", status="error")])
    assert "bad &lt;words&gt;" in failed._repr_html_()
    assert "bad &lt;words&gt;" in failed.page()


def test_give_runs_as_frame():
    runs = [*many(OLD, [0, 2], {0: CRASH}), *many(NEW, [0, 2])[1:], run(NEW, instance="j")]
    frame = compared(runs).to_frame()
    assert [*frame.label] == [one.case.setting.encoding for one in runs]
    assert [*frame.seconds] == pytest.approx([math.inf, math.exp(2), math.exp(2), 1])
    assert [*frame.is_bound] == [True, False, False, False]
    assert [*frame.is_compared] == [False, True, True, False]
    assert compared(runs).to_csv() == frame.to_csv(index=False)
    assert {*runs[0].to_dict()} - {"case"} <= {*frame.columns}


def test_show_comparison_without_runs():
    found = pylogic.Comparison((), (OLD,), OLD, "user")
    assert str(found) == "1 setting: 0 runs of 0 instances, stopped by Ctrl-C"
    assert (found.rows, found.table, found.notes) == ((), (("",),), ())
    assert (found.to_csv().strip(), found.to_dict()["wanted"]) == ("", 0)
    assert "stopped by Ctrl-C" in found._repr_html_()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        *(({name: 0}, f"{name}=0: expected a whole number from 1 to 1000000")
          for name in ("seeds", "repeat", "sample")),
        ({"memory": 0}, "memory=0: expected a whole number of at least 1"),
        ({"models": -1}, "models=-1: expected a whole number of at least 0"),
        ({"repeat": None}, "repeat=None: expected a whole number from 1 to 1000000"),
        ({"repeat": "auto"}, "repeat='auto': expected a whole number from 1 to 1000000"),
        ({"clock": "cuckoo"}, "clock='cuckoo': expected one of engine, cpu"),
        ({"jobs": 0}, "jobs=0: expected a whole number from 1 to 256"),
        ({"timeout": math.nan}, "timeout=nan: expected a positive number"),
        ({"timeout": "5"}, "timeout='5': expected a positive number"),
        ({"cpu_limit": 0}, "cpu_limit=0: expected a positive number"),
        ({"inferences": 0}, "inferences=0: expected a whole number from 1"),
        ({"inferences": 5}, "inferences=5: clingo makes none"),
        ({"conflicts": 5, "engines": ["swipl"]}, "conflicts=5: SWI-Prolog counts none"),
        ({"orders": "given"}, "orders='given': expected a list of texts"),
        ({"orders": []}, "orders=.*: expected at least one"),
        ({"orders": ["fastest"]}, "there is no order 'fastest'"),
        ({"engines": ["gprolog"]}, "there is no engine 'gprolog'"),
        ({"configs": [1]}, "configs=.*: expected a list of texts"),
        ({"configs": ["no"]}, "no"),
        ({"heuristics": ["fastest"]}, "no heuristic 'fastest'"),
        ({"labelings": ["no"]}, "there is no option 'no'"),
        ({"options": ["'"]}, "options ': No closing quotation"),
        ({"options": ["--no-such=1"]}, "no-such"),
        ({"constants": 3}, "constants=3: expected a dictionary"),
        ({"baseline": "x"}, "baseline x: there is no such setting; there are clingo"),
        ({"baseline": []}, r"baseline=\[\]: expected a text"),
        ({"resume": True}, "resume=True: expected a journal"),
        ({"journal": 3}, "journal=3: expected the path of a file"),
        ({"journal": "\0"}, "embedded null byte"),
        ({"instances": "inst12"}, "instances='inst12': expected a list of texts"),
        ({"instances": []}, "instances=.*: expected at least one"),
        ({"instances": ["no_such"]}, "no instance 'no_such'"),
        ({"puzzle": 3}, "puzzle=3: expected a name, a path or a Puzzle"),
        ({"puzzle": "river_crossing", "instances": ["couples3_boat2"], "labelings": ["ff"]},
         "no label part"),
    ],
)  # fmt: skip
def test_refuse_bad_arguments_before_any_run(changes, words):
    keywords = {"puzzle": "kuromasu", "instances": ["inst12"], **changes}
    with pytest.raises(pylogic.PylogicError, match=words):
        pylogic.compare(**keywords)


def test_name_command_that_makes_run_again():
    lists = {"orders": ["random:1"], "configs": ["trendy"], "options": ["--restarts=no"]}
    limits = {"models": 0, "timeout": 2.5, "memory": 100, "constants": {"distinct": 0}}
    found = asked("takuzu", ["seed14"], heuristics=["Vsids"], seeds=7, **lists, **limits)
    assert found.runs[0].case.command == (
        "pylogic solve takuzu seed14 --order 'random#1' --shuffle 5 --heuristic Vsids -n 0"
        " --seed 5 --timeout 2.5 --memory 100 -c distinct=0 --config trendy -- --restarts=no"
    )
    assert asked().runs[0].case.command == "pylogic solve kuromasu inst12"
