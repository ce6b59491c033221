"""Results of potassco's benchmark-tool: what of them is a comparison, and what is refused."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from harness import pylogic_run

import pylogic
from pylogic.experiments import benchmark_tool
from pylogic.experiments.runs import CRASHED, Taken

# As Result.to_xml and eval_results of benchmarktool/runscript/runscript.py write it, with the
# measures of benchmarktool/resultparser/clasp.py (github.com/potassco/benchmark-tool).
RESULTS = """\
<result>
\t<machine name="box" cpu="8x3GHz" memory="64GB"/>
\t<config name="seq" template="templates/seq-generic.sh"/>
\t<system name="clingo" version="5.8.0" measures="clasp" config="seq">
\t\t<setting name="basic" cmdline="--stats" tag="basic">
\t\t\t<encoding file="encodings/default.lp"/>
\t\t</setting>
\t\t<setting name="vsids" cmdline="--stats --heuristic=Vsids" tag="basic">
\t\t</setting>
\t</system>
\t<seqjob name="all" timeout="120" memout="1000" runs="1" template_options="" parallel="1"/>
\t<distjob name="far" timeout="10" runs="2" script_mode="timeout" walltime="23:59:59"/>
\t<benchmark name="puzzles">
\t\t<class name="easy" id="0">
\t\t\t<instance name="i1.lp" id="0"/>
\t\t\t<instance name="i2.lp" id="1"/>
\t\t</class>
\t\t<class name="hard" id="1">
\t\t\t<instance name="i1.lp" id="0"/>
\t\t</class>
\t</benchmark>
\t<project name="study" job="all">
BASIC
VSIDS
\t</project>
</result>
"""


def spec(setting: str, *runs: str) -> str:
    """What a setting found for the three instances."""
    one, two, three = (f'<run number="1">{run}</run>' for run in runs)
    return f"""\
<runspec machine="box" system="clingo" version="5.8.0" benchmark="puzzles" setting="{setting}">
<class id="0"><instance id="0">{one}</instance><instance id="1">{two}</instance></class>
<class id="1"><instance id="0">{three}</instance></class>
</runspec>"""


def measures(time: float, status: str, **others: float | str) -> str:
    found = {"time": time, "error": 0, "memout": 0, "timeout": 0, "choices": 5.0, "conflicts": 2.0}
    found |= {"status": status, "par2": 1.0, "mem": 7.5, **others}
    return "".join(
        f'<measure name="{name}" type="{"string" if isinstance(value, str) else "float"}"'
        f' val="{value}"/>'
        for name, value in sorted(found.items())
    )


CUT = measures(120, "UNKNOWN", timeout=1)
WHOLE = RESULTS.replace(
    "BASIC",
    spec("basic", measures(1.5, "SATISFIABLE", models=2.0), measures(3, "UNSATISFIABLE"), CUT),
).replace(
    "VSIDS",
    spec(
        "vsids",
        measures(0.5, "SATISFIABLE", models=1.0),
        measures(120, "UNKNOWN", timeout=1, memout=1),
        measures(120, "SATISFIABLE", timeout=1, error=1),
    ),
)


@pytest.fixture
def results(tmp_path: Path) -> Path:
    path = tmp_path / "results.xml"
    path.write_text(WHOLE)
    return path


def one(tmp_path: Path, run: str) -> pylogic.Run:
    """A run of these measures."""
    path = tmp_path / "one.xml"
    path.write_text(RESULTS.replace("BASIC", spec("basic", run, run, run)).replace("VSIDS", ""))
    return benchmark_tool.read(path).runs[0]


def test_what_is_in_the_results(results):
    found = benchmark_tool.read(results)
    assert [s.label(found.settings) for s in found.settings] == ["basic", "vsids"]
    assert (found.clock, found.baseline.name) == ("wall", "basic")
    places = [(r.case.setting.name, r.case.instance) for r in found.runs]
    instances = ["easy/i1.lp", "easy/i2.lp", "hard/i1.lp"]
    assert places == [(s, i) for s in ("basic", "vsids") for i in instances]
    first = found.runs[0]
    assert first.case.command == "clingo-5.8.0 --stats easy/i1.lp"
    assert (first.case.timeout, first.case.memory, first.case.repeat) == (120.0, 1000, 1)
    assert (first.wall_seconds, first.cpu_seconds, first.megabytes) == (1.5, None, 7.5)
    assert (first.statistics.choices, first.statistics.conflicts) == (5, 2)
    assert first.statistics.inferences is None
    assert (first.machine, first.versions, first.began) == ("box: 8x3GHz, 64GB", "clingo 5.8.0", "")
    assert [r.taken("wall") for r in found.runs] == [
        Taken(1.5, False),
        Taken(3.0, False),
        Taken(120.0, True),
        Taken(0.5, False),
        Taken(120.0, True),
        Taken(120.0, True),
    ]
    assert [row.solved for row in found.rows] == [2, 1]
    assert found.disagreements == ()


@pytest.mark.parametrize(
    ("measured", "status", "exhausted", "count", "interrupted"),
    [
        (measures(1, "SATISFIABLE", models=1.0), "found", False, 1, None),
        (measures(1, "SATISFIABLE", models=3.0), "multiple", False, 3, None),
        (measures(1, "SATISFIABLE"), "found", False, 1, None),
        (measures(1, "UNSATISFIABLE", models=0.0), "none", True, 0, None),
        (measures(1, "OPTIMUM FOUND", models=3.0, optimum="4 5"), "optimal", True, 1, None),
        (measures(1, "SATISFIABLE", models=3.0, optimum=4.0), "found", False, 1, None),
        (measures(1, "SOMETHING ELSE"), "unknown", False, 0, None),
        (measures(1, "UNKNOWN"), "interrupted", False, 0, "timeout"),
        (measures(1, "UNKNOWN", timeout=1), "interrupted", False, 0, "timeout"),
        (measures(1, "UNKNOWN", timeout=1, memout=1), "interrupted", False, 0, "memory"),
        (measures(1, "SATISFIABLE", timeout=1, error=1), CRASHED, False, 0, None),
        ("", "error", False, 0, None),
        (measures(float("nan"), "SATISFIABLE"), "error", False, 0, None),
    ],
)
def test_what_a_run_has_shown(tmp_path, measured, status, exhausted, count, interrupted):
    run = one(tmp_path, measured)
    assert (run.status, run.exhausted, run.count) == (status, exhausted, count)
    assert run.interrupted == interrupted
    assert run.is_solved == (status not in ("interrupted", CRASHED, "error"))
    assert run.is_unsolved == (status in ("interrupted", CRASHED))


@pytest.mark.parametrize(
    ("optimum", "cost"), [(4.0, (4,)), ("4 -5", (4, -5)), ("x", ()), (0.5, ()), ("nan", ())]
)
def test_costs(tmp_path, optimum, cost):
    assert one(tmp_path, measures(1, "OPTIMUM FOUND", optimum=optimum)).cost == cost


def test_runs_that_contradict_each_other_are_found(tmp_path):
    path = tmp_path / "odd.xml"
    text = RESULTS.replace("BASIC", spec("basic", *[measures(1, "SATISFIABLE")] * 3))
    path.write_text(text.replace("VSIDS", spec("vsids", *[measures(1, "UNSATISFIABLE")] * 3)))
    assert len(benchmark_tool.read(path).disagreements) == 3


def test_a_setting_is_called_so_that_no_other_is(tmp_path):
    path = tmp_path / "two.xml"
    second = '<system name="clasp" version="" measures="clasp" config="seq"></system>\n\t<seqjob'
    second = second.replace("></system>", '><setting name="basic" cmdline="-q"/></system>')
    other = spec("basic", CUT, CUT, CUT).replace("clingo", "clasp").replace("5.8.0", "")
    text = WHOLE.replace("<seqjob", second, 1)
    path.write_text(
        text.replace("</result>", f'<project name="more" job="far">{other}</project></result>')
    )
    found = benchmark_tool.read(path, baseline="study clingo-5.8.0 vsids", relevant=1.1)
    names = [setting.name for setting in found.settings]
    assert names == ["study clingo-5.8.0 basic", "study clingo-5.8.0 vsids", "more clasp basic"]
    assert (found.baseline.name, found.relevant) == ("study clingo-5.8.0 vsids", 1.1)
    assert found.runs[-1].case.timeout == 10.0
    assert found.runs[-1].case.command == "clasp -q hard/i1.lp"


@pytest.mark.parametrize(
    ("text", "seconds"), [("900", 900.0), ("1d 2h 3m 4s", 93784.0), ("00d 00h 10m 00s", 600.0)]
)
def test_limits(tmp_path, text, seconds):
    path = tmp_path / "limit.xml"
    path.write_text(WHOLE.replace('timeout="120"', f'timeout="{text}"'))
    assert benchmark_tool.read(path).runs[0].case.timeout == seconds


BOMB = '<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "no XML: no element found"),
        ("<result>\n<machine</result>", r"results.xml:2:\d+: error: no XML: not well-formed"),
        (BOMB + WHOLE.replace("easy", "&b;"), "results that define a document type are not read"),
        ("<html/>", "no results of benchmark-tool: there are no runs"),
        (WHOLE.replace(' machine="box"', ""), "there is no machine of a runspec"),
        (WHOLE.replace('job="all"', 'job="none"'), "there is no none"),
        (
            WHOLE.replace('number="1"', 'number="x"'),
            "no results of benchmark-tool: invalid literal",
        ),
        (WHOLE.replace('timeout="120"', 'timeout="soon"'), "timeout soon"),
        (WHOLE.replace('<instance name="i2.lp" id="1"/>', ""), "there is no"),
    ],
)
def test_what_is_no_file_of_results(results, text, words):
    results.write_text(text)
    with pytest.raises(pylogic.ProgramError, match=words):
        benchmark_tool.read(results)


def test_in_an_encoding_that_hides_the_document_type(results):
    results.write_bytes(f'<?xml version="1.0" encoding="utf-16"?>{BOMB}{WHOLE}'.encode("utf-16"))
    with pytest.raises(pylogic.ProgramError, match="document type"):
        benchmark_tool.read(results)


def test_a_project_is_no_puzzle(results):
    results.write_text(WHOLE.replace('name="study"', 'name="kuromasu"'))
    assert "<h1>kuromasu: 2 settings" in benchmark_tool.read(results).page()


def test_the_page_of_results_says_nothing_of_what_pylogic_does(results):
    page = benchmark_tool.read(results).page()
    for words in ("study: 2 settings on 3 instances", "basic: clingo-5.8.0 --stats", "box: 8x3GHz"):
        assert words in page
    for words in (
        "pylogic compare",
        "pylogic solve",
        "answers sought",
        "orders of the clues",
        "seeds",
    ):
        assert f"<dt>{words}" not in page
        assert f"<code>{words}" not in page


# ---- The command line --------------------------------------------------------------------


def test_results_make_the_table_and_the_page(results, tmp_path):
    files = ["--report", "page.html", "--csv", "runs.csv"]
    run = pylogic_run("compare", "--results", str(results), *files, cwd=tmp_path)
    assert run.returncode == 0, run.stderr
    lines = [line.split() for line in run.stdout.splitlines()]
    assert [line[:2] for line in lines[1:3]] == [["basic", "2/3"], ["vsids", "1/3"]]
    assert "study: 2 settings on 3 instances" in (tmp_path / "page.html").read_text()
    assert (tmp_path / "runs.csv").read_text().count("\n") == 7
    assert not (tmp_path / "compare.sqlite").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["queens", "--results"], "--results runs nothing: .*PUZZLE.* cannot be had with it"),
        (["--timeout", "5", "--results"], "--results runs nothing: .*--timeout.* cannot be had"),
        (["--baseline", "x", "--results"], "baseline x: there is no such setting"),
    ],
)
def test_what_cannot_be_had_with_results(results, arguments, words):
    run = pylogic_run("compare", *arguments, str(results))
    assert run.returncode == 2
    assert re.search(words, run.stderr), run.stderr


@pytest.mark.parametrize("arguments", [[], ["queens"]])
def test_without_results_something_is_to_be_run(arguments):
    run = pylogic_run("compare", *arguments)
    assert run.returncode == 2
    assert "Missing argument" in run.stderr
