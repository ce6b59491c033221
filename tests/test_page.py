"""The report: a page in one file, its plots, the command that makes it."""

from __future__ import annotations

import csv
import io
import json
import re
import shlex
import warnings
from base64 import b64decode
from collections.abc import Sequence
from dataclasses import replace
from html.parser import HTMLParser
from math import log10, sqrt
from xml.etree import ElementTree

import pytest

import pylogic
from pylogic.cli.compare import command as compare_command
from pylogic.experiments import experiment, samples
from pylogic.experiments.canvas import Plot, looks
from pylogic.experiments.plots import Subject, plots
from pylogic.experiments.runs import CRASHED, Case, Run, Setting, natural, settings_of
from pylogic.solving.outcome import Statistics

SVG = "{http://www.w3.org/2000/svg}"
HREF = "{http://www.w3.org/1999/xlink}href"
OLD, NEW = Setting("queens", order="given"), Setting("queens", order="reversed")
LIMIT = 10.0
SIGNS = "$x_1$ <b>&\"\\%#{}~^'|\x01\udc80 é"


def made(setting: Setting, instance: str, seconds: float | None, **changes: object) -> Run:
    """A run; None: it was cut short at the limit."""
    case = Case(setting, instance, str(changes.pop("order", setting.order)), timeout=LIMIT)
    case = replace(case, **{k: changes.pop(k) for k in ("seed", "timeout") if k in changes})
    cut = {"status": "interrupted", "interrupted": "timeout"} if seconds is None else {}
    times = {"wall_seconds": seconds or LIMIT, "cpu_seconds": seconds or LIMIT}
    figures = Statistics(choices=7, conflicts=3)
    known = {"status": "unique", **cut, **times, "statistics": figures, **changes}
    return Run(case, "", str(case.order), str(case.seed), "2026-01-02", "a box", "x 1", **known)


def of(runs: Sequence[Run], settings: Sequence[Setting] = (OLD, NEW)) -> pylogic.Comparison:
    return pylogic.Comparison(tuple(runs), tuple(settings), settings[0])


def three(*seconds: tuple[float | None, float | None]) -> pylogic.Comparison:
    """What the two settings take for i1, i2, ..."""
    return of(
        [
            made(setting, f"i{number}", taken)
            for number, pair in enumerate(seconds, 1)
            for setting, taken in zip((OLD, NEW), pair, strict=True)
        ]
    )


SIMPLE = three((1.0, 2.0), (4.0, 3.0), (0.5, None))


class Reader(HTMLParser):
    """The texts of a page, its files, and whether its elements are closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.tags: set[str] = set()
        self.files: dict[str, bytes] = {}
        self.texts: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += attrs
        if tag not in ("meta", "dt", "dd", "br"):  # those that need no end
            self.open.append(tag)
        found = dict(attrs)
        if "download" in found:
            name = found["download"]
            assert name not in self.files
            self.files[name] = b64decode(found["href"].partition(";base64,")[2], validate=True)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def read(found: pylogic.Comparison) -> Reader:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        reader = Reader(found.page())
    assert reader.open == []
    return reader


def plotted(found: pylogic.Comparison) -> list[Plot]:
    return plots(Subject(found.compared_runs, found.settings, found.baseline, found.clock))


def drawn(found: pylogic.Comparison) -> dict[str, ElementTree.Element]:
    """The SVG of each plot."""
    return {plot.name: ElementTree.fromstring(plot.svg) for plot in plotted(found)}


def captions(found: pylogic.Comparison) -> dict[str, str]:
    return {plot.name: plot.caption for plot in plotted(found)}


def marks(svg: ElementTree.Element) -> dict[str, tuple[str, float, float]]:
    """Of the words of each mark its colour and place."""
    found = {}
    for group in svg.iter(f"{SVG}g"):
        title = group.find(f"{SVG}title")
        if title is not None:
            (shape,) = [*group.iter(f"{SVG}use"), *group.iter(f"{SVG}path")]
            colour = re.search(r"(?:fill|stroke): (#\w+)", shape.get("style", ""))
            assert colour, shape.attrib
            place = shape.get("x"), shape.get("y")
            if place == (None, None):  # a path of its own, around its place
                numbers = list(map(float, re.findall(r"-?[\d.]+", shape.get("d", ""))))
                ends = [(min(n) + max(n)) / 2 for n in (numbers[::2], numbers[1::2])]
                place = (str(ends[0]), str(ends[1]))
            found[title.text] = (colour[1], *map(float, place))
    return found


# ---- The page ----------------------------------------------------------------------------


def test_the_page_needs_nothing_else():
    page = read(SIMPLE)
    assert not page.tags & {"script", "link", "img", "iframe", "object"}
    fetched = {"src", "srcset", "href", "xlink:href", "data", "action"}
    targets = [value for name, value in page.attributes if name in fetched]
    assert len(targets) > 10
    assert all(target.startswith(("data:", "#")) for target in targets)
    assert "url(http" not in SIMPLE.page()


def test_the_page_has_the_data():
    files = read(SIMPLE).files
    assert files["runs.csv"].decode() == SIMPLE.to_csv()
    assert len(list(csv.DictReader(io.StringIO(files["runs.csv"].decode())))) == 6
    assert json.loads(files["comparison.json"]) == SIMPLE.to_dict()
    pictures = [f"{name}.{end}" for name in ("cactus", "pair-1") for end in ("svg", "pdf")]
    assert sorted(files) == sorted(["runs.csv", "comparison.json", *pictures])
    for name in pictures:
        if name.endswith("svg"):
            assert ElementTree.fromstring(files[name]).tag == f"{SVG}svg"
        else:
            assert files[name].startswith(b"%PDF")


def test_the_page_says_what_was_run():
    found = replace(SIMPLE, missing=2, interrupted="user", clock="wall", relevant=1.1)
    texts = "".join(read(found).texts)
    for words in (
        "Queens: 2 settings on 3 instances",
        "6 of 8: 2 are missing, stopped by Ctrl-C",
        "given, reversed",
        "none: statements and facts stand as in the files",
        "10 s",
        "a box",
        "x 1",
        "2026-01-02",
        "wall seconds of the whole run",
        "ratios of 1.1 and more",
        "pylogic compare queens i1 i2 i3 --order given,reversed --timeout 10 --clock wall",
        "pylogic solve queens i3 -n 2 --order reversed --timeout 10",
    ):
        assert words in texts, words


def test_a_rule_file_that_is_gone_is_named():
    gone = Setting("no/such/file.lp")
    assert of([], [gone]).title == "no/such/file.lp: 1 setting on 0 instances"


@pytest.mark.parametrize(
    "found",
    [
        of([]),
        of([made(OLD, "i1", 1.0)]),
        of([made(OLD, "i1", 1.0)], [OLD]),
        of([made(OLD, "i1", None, timeout=None), made(NEW, "i1", None, timeout=None)]),
        three((None, None), (None, None)),
        three((1.0, 1.0), (1.0, 1.0)),
        three((1.0, None), (None, 2.0)),
        of([made(s, i, 20.0, timeout=None) for s in (OLD, NEW) for i in "ab"]),
        of([made(OLD, i, None, seed=n) for i in "ab" for n in (1, 2)], [OLD]),
        of([made(OLD, "a", 1e-6, seed=1), made(OLD, "a", 1e5, seed=2)], [OLD]),
        of([made(OLD, "a", 1.0, status="error", error="wrong", cpu_seconds=None)], [OLD]),
        of([made(s, i, 1.0, status=CRASHED, error="died") for s in (OLD, NEW) for i in "ab"]),
        of([made(s, SIGNS + i, 1.0) for s in (OLD, Setting(SIGNS)) for i in "ab"]),
        of([made(Setting(f"_{n}"), i, 1.0) for n in range(3) for i in "ab"],
           [Setting(f"_{n}") for n in range(3)]),
    ],
)  # fmt: skip
def test_whatever_was_run_there_is_a_page(found):
    page = read(found)
    for name, content in page.files.items():
        if name.endswith("svg"):
            ElementTree.fromstring(content)


def test_boards_whose_files_are_gone_are_told():
    counted = made(Setting("no/such/file.lp"), "a", 1.0, retries=(("clue(1,1,2)", 3),))
    texts = "".join(read(of([counted], [counted.case.setting])).texts)
    assert "What searches came back to" in texts
    assert "no puzzle 'no/such/file.lp'" in texts or "no/such/file.lp: no such file" in texts


def test_a_page_says_how_many_boards_it_has():
    settings = [Setting("no/such/file.lp", order=order) for order in ("given", "reversed")]
    counted = {"retries": (("clue(1,1,2)", 3),)}
    runs = [made(s, f"i{n}", 1.0, **counted) for n in range(13) for s in settings]
    assert "12 of 26 boards, those that come first." in of(runs, settings).page()
    assert "boards, those" not in of(runs[:12], settings).page()


@pytest.mark.slow
def test_a_page_of_many_pairs_has_those_with_the_baseline():
    settings = [Setting("queens", labeling=f"l{n}") for n in range(7)]
    found = of([made(s, i, 1.0) for s in settings for i in "ab"], settings)
    labels = [svg.get("aria-label") for name, svg in drawn(found).items() if "pair" in name]
    assert len(labels) == 15
    assert labels[:6] == [f"l0 / l{n}" for n in range(1, 7)]
    assert " 15 of 21 pairs are drawn" in found.page()
    assert "pairs are drawn" not in SIMPLE.page()


def test_pairs_that_cannot_be_drawn_take_no_place():
    settings = [Setting("queens", labeling=f"l{n}") for n in range(7)]
    wrong = [made(settings[1], i, 1.0, status="error", error="wrong") for i in "ab"]
    found = of([*wrong, *(made(s, i, 1.0) for s in settings if s != settings[1] for i in "ab")],
               settings)  # fmt: skip
    labels = [svg.get("aria-label") for name, svg in drawn(found).items() if "pair" in name]
    assert len(labels) == 15
    assert not any("l1" in label for label in labels)


# ---- The plots ---------------------------------------------------------------------------


def test_a_setting_has_one_colour_in_all_plots():
    runs = [
        made(s, i, 1.0 + k + seed, seed=seed)
        for k, s in enumerate((OLD, NEW))
        for i in "ab"
        for seed in (1, 2)
    ]
    svgs = drawn(of(runs))
    colours = {s.label((OLD, NEW)): look.colour for s, look in looks((OLD, NEW)).items()}
    assert len(set(colours.values())) == 2
    for name in ("cactus", "orders"):
        found = {(words.partition(":")[0], mark[0]) for words, mark in marks(svgs[name]).items()}
        assert found == set(colours.items())
    # In a scatter plot a mark has the colour of the faster setting.
    assert {mark[0] for mark in marks(svgs["pair-1"]).values()} == {colours["given"]}
    chips = re.findall(r'color: (#\w+)" aria-hidden=true>● </span>(\w+)<', of(runs).page())
    assert {(label, colour) for colour, label in chips} == set(colours.items())


def test_labels_are_shown_as_they_are():
    settings = [Setting(name) for name in ("_hidden", "$a_1$", "a" * 50, "\x01")]
    svgs = drawn(of([made(s, i, 1.0) for s in settings for i in "ab"], settings))
    texts = {(text.text or "").strip() for text in svgs["cactus"].iter(f"{SVG}text")}
    assert {"_hidden", "$a_1$", "a" * 39 + "…", "?"} <= texts


def test_looks_differ():
    settings = [Setting("queens", labeling=str(n)) for n in range(100)]
    found = [(look.colour, look.marker, look.line) for look in looks(settings).values()]
    assert len(set(found)) == 100
    assert len({colour for colour, _, _ in found[:14]}) == 14


def test_a_cactus_counts_each_instance_once_in_each_setting():
    random = Setting("queens", order="random")
    runs = [made(OLD, i, seconds) for i, seconds in (("a", 1.0), ("b", 2.0), ("c", None))]
    runs += [made(random, "a", 2.0 * 4 ** (n - 1), order=f"random#{n}") for n in (1, 2)]
    runs += [made(random, "b", end, order=f"random#{n}") for n, end in enumerate([1.0, None], 1)]
    runs += [made(random, "c", 3.0, order=f"random#{n}") for n in (1, 2)]
    words = marks(drawn(of(runs, (OLD, random)))["cactus"])
    assert sorted(words) == [
        "given: a, 1.000 s",
        "given: b, 2.000 s",
        "random: a, 4.000 s",
        "random: c, 3.000 s",
    ]
    assert words["given: a, 1.000 s"][1] == words["random: c, 3.000 s"][1]  # the first solved
    assert words["random: c, 3.000 s"][2] > words["random: a, 4.000 s"][2]


def test_a_cactus_tells_the_virtual_best_from_the_settings():
    svg = drawn(SIMPLE)["cactus"]
    styles = [path.get("style", "") for path in svg.iter(f"{SVG}path")]
    lines = [style for style in styles if "stroke-width: 6" in style]
    assert len(lines) == 2  # in the plot and in its legend
    assert all("dasharray" not in style and "#767676" in style for style in lines)
    # The settings' lines are drawn later, that is over it.
    colours = [look.colour for look in looks((OLD, NEW)).values()]
    drawn_at = [n for n, s in enumerate(styles) if any(c in s for c in colours)]
    assert styles.index(lines[0]) < min(drawn_at)
    assert "wide grey line" in captions(SIMPLE)["cactus"]


def test_a_cactus_names_what_solved_nothing():
    svg = drawn(three((1.0, None), (2.0, None)))["cactus"]
    texts = {(text.text or "").strip() for text in svg.iter(f"{SVG}text")}
    assert {"given", "reversed (0 solved)"} <= texts


def test_a_scatter_names_instances_and_has_those_not_solved_on_the_line():
    svg = drawn(SIMPLE)["pair-1"]
    found = marks(svg)
    assert sorted(found) == [
        "i1: 1.000 s, 2.000 s",
        "i2: 4.000 s, 3.000 s",
        "i3: 0.500 s, >=10.0 s",
    ]
    dashed = [p for p in svg.iter(f"{SVG}path") if "dasharray" in p.get("style", "")]
    ends = [list(map(float, re.findall(r"[\d.]+", path.get("d", "")))) for path in dashed]
    (height,) = {end[1] for end in ends if end[1] == end[3]}
    assert found["i3: 0.500 s, >=10.0 s"][2] == pytest.approx(height, abs=0.1)
    assert any(abs(end[0] - end[2]) < 0.1 for end in ends)  # and one upwards
    heights = [found[words][2] for words in ("i1: 1.000 s, 2.000 s", "i2: 4.000 s, 3.000 s")]
    decade = (heights[0] - heights[1]) / log10(3 / 2)
    assert heights[0] - height == pytest.approx(decade * log10(LIMIT / 2), rel=0.01)
    # Axes are equal: a factor is as far to the right as it is up.
    right = found["i2: 4.000 s, 3.000 s"][1] - found["i1: 1.000 s, 2.000 s"][1]
    up = found["i1: 1.000 s, 2.000 s"][2] - found["i2: 4.000 s, 3.000 s"][2]
    assert right / up == pytest.approx(2 / 0.585, rel=0.01)  # logarithms of 4 and of 1.5


@pytest.mark.parametrize(
    ("limit", "words"),
    [
        (LIMIT, "On a dashed line (the time limit, 10 s): not solved."),
        (None, "On a dashed line: not solved."),
    ],
)
def test_a_scatter_says_why_marks_stand_on_a_line(limit, words):
    lost = {"interrupted": "memory", "status": "interrupted"}
    runs = [made(OLD, i, 1.0, timeout=limit) for i in "ab"]
    runs += [made(NEW, i, 3.0, timeout=limit, **lost) for i in "ab"]
    assert captions(of(runs))["pair-1"] == words


@pytest.mark.parametrize(
    ("clock", "words"),
    [("cpu", "given, CPU s"), ("wall", "given, s"), ("search", "given, CPU s of the search")],
)
def test_axes_say_the_clock(clock, words):
    runs = [
        replace(run, statistics=run.statistics._replace(solve_cpu_seconds=1.0))
        for run in SIMPLE.runs
    ]
    (svg,) = (s for n, s in drawn(replace(of(runs), clock=clock)).items() if n == "pair-1")
    assert words in [(text.text or "").strip() for text in svg.iter(f"{SVG}text")]


def test_plots_say_what_they_are_and_can_stand_on_one_page():
    svgs = drawn(SIMPLE)
    assert [svg.get("aria-label") for svg in svgs.values()] == [
        "Instances solved",
        "given / reversed",
    ]
    ids = [
        element.get("id") for svg in svgs.values() for element in svg.iter() if element.get("id")
    ]
    assert len(ids) == len(set(ids)) > 4


def test_a_distribution_is_in_proportion_to_the_baseline():
    runs = [made(OLD, "a", 2.0, seed=n) for n in (1, 2)] + [made(OLD, "b", 1.0, seed=1)]
    runs += [made(NEW, "a", 4.0, seed=n) for n in (1, 2)] + [made(NEW, "b", 2.0, seed=1)]
    found = marks(drawn(of(runs))["orders"])
    across = {words: mark[1] for words, mark in found.items()}
    assert across["reversed: a, order reversed, seed 1, 4.000 s"] == pytest.approx(
        across["reversed: b, order reversed, seed 1, 2.000 s"]
    )
    assert across["given: a, order given, seed 2, 2.000 s"] == pytest.approx(
        across["given: b, order given, seed 1, 1.000 s"]
    )


def test_a_distribution_tells_how_many_runs_have_nothing_to_be_held_against():
    runs = [made(s, "a", 2.0, seed=n) for s in (OLD, NEW) for n in (1, 2)]
    assert "not drawn" not in captions(of([*runs, made(OLD, "b", 1.0)]))["orders"]
    found = of([*runs, made(OLD, "b", None, seed=1), made(NEW, "b", 1.0, seed=1)])
    assert (
        "2 of 6 runs are not drawn, as given did not solve their instances in all of its own."
        in captions(found)["orders"]
    )
    assert len(marks(drawn(found)["orders"])) == 4


# ---- The instances -----------------------------------------------------------------------


def test_instances_stand_as_people_sort_them():
    found = samples.by_instance(SIMPLE.runs, (OLD, NEW), "cpu")
    assert [line.instance for line in found] == ["i1", "i2", "i3"]
    assert sorted(["i10", "i9", "b", "10", "9"], key=natural) == [
        "9",
        "10",
        "b",
        "i9",
        "i10",
    ]


def test_efforts_are_of_solved_runs():
    cut = made(OLD, "a", None, seed=1, statistics=Statistics(choices=1000))
    solved = [made(OLD, "a", 1.0, seed=n, statistics=Statistics(choices=n)) for n in (2, 5)]
    prolog = made(NEW, "a", 1.0, statistics=Statistics(inferences=9))
    (line,) = samples.by_instance([cut, *solved, prolog], (OLD, NEW), "cpu")
    assert line.efforts == {OLD: 3.5, NEW: 9}


def test_the_best_is_of_instances_that_are_compared():
    assert "virtual best" not in of([made(s, "a", 1.0) for s in (OLD, NEW)]).page()
    runs = [*three((1.0, 2.0), (1.0, 2.0)).runs, made(NEW, "i3", 1.0)]
    assert "seconds, 2 that all solve" in of(runs).page()
    reader = read(of(runs))
    place = reader.texts.index("virtual best")
    assert reader.texts[place : place + 2] == ["virtual best", "2"]


def test_instances_that_are_not_compared_are_marked_and_have_no_winner():
    third = Setting("queens", order="random")
    runs = [made(s, i, 1.0 + k) for k, s in enumerate((OLD, NEW, third)) for i in ("a", "b")]
    whole, cut = (of(those, (OLD, NEW, third)).page() for those in (runs, runs[:-1]))
    words = "not compared: not all settings have runs of it"
    assert [page.count("<td><b>1.000</b></td>") for page in (whole, cut)] == [2, 1]
    assert "<th>b <span class=small>(not compared)</span></th>" in cut
    assert "<th>a</th>" in cut
    assert words in cut
    assert "not compared" not in whole


def test_efforts_are_called_by_what_the_engine_counts():
    empty = {"statistics": Statistics()}
    engines = [Setting("queens", engine) for engine in ("clingo", "swipl")]
    page = of([made(s, "a", None, **empty) for s in engines], engines).page()
    assert re.findall(r"<th>s</th><th>(\w+)</th>", page) == ["choices", "inferences"]


def test_the_virtual_best_setting():
    found = samples.by_instance(SIMPLE.runs, (OLD, NEW), "cpu")
    assert [line.best for line in found] == [OLD, NEW, OLD]
    assert samples.best_table(found, (OLD, NEW)) == [
        ["", "is the best", "solved", "seconds, 2 that all solve"],
        ["given", "2", "3", "2.000"],
        ["reversed", "1", "2", f"{sqrt(6):.3f}"],
        ["virtual best", "", "3", f"{sqrt(3):.3f}"],
    ]
    page = SIMPLE.page()
    assert "<td><b>1.000</b></td>" in page
    assert "<td>2.000</td>" in page
    assert "<td>&gt;=10.0</td>" in page


# ---- The command -------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        "",
        "--order reversed,random:3 --seeds 2 --repeat 2 -n 0 --timeout 2.5 --memory 100",
        "--engine clingo,swipl --config default,trendy --labeling ff --labeling ff,down",
        "--options default --options=--backprop --options '--restarts=no --sat-prepro'",
        "--encoding old.lp,new.lp --heuristic default,vsids -c a=1 -c b=x --clock wall",
        "--config tweety,trendy --baseline trendy --relevant 1.1",
    ],
)
def test_the_command_makes_the_same_runs(options):
    words = ["queens", "a.lp", "b c.lp", *shlex.split(options)]
    first = asked(words)
    again = first.command
    assert again is not None
    assert again.startswith("pylogic compare ")
    second = asked(shlex.split(again)[2:])
    assert {run.case for run in second.runs} == {run.case for run in first.runs}
    assert set(second.settings) == set(first.settings)
    parts = [(c.baseline, c.clock, c.relevant) for c in (first, second)]
    assert parts[0] == parts[1]
    assert ("random:3" in again) == ("random:3" in options)


def asked(words: list[str]) -> pylogic.Comparison:
    """The comparison that the command line asks for; nothing is run."""
    seen = compare_command.make_context("compare", list(words)).params
    singles = [name for kind in seen["orders"] for name in pylogic_orders(kind)]
    settings = settings_of(
        seen["encodings"] or [seen["puzzle"]],
        *(seen["engines"], singles, seen["configs"], seen["heuristics"]),
        *(seen["labelings"], seen["options"]),
    )
    seeds = [None] if seen["seeds"] is None else range(1, seen["seeds"] + 1)
    constants = tuple(seen["constants"].items())
    how = {name: seen[name] for name in ("models", "timeout", "memory")}
    cases = experiment.cases(
        settings, singles, seen["instances"], seeds, seen["repeat"], constants=constants, **how
    )
    runs = [replace(SIMPLE.runs[0], case=case) for case in cases]
    base = {s.label(settings): s for s in settings}.get(seen["baseline"], settings[0])
    found = pylogic.Comparison(tuple(runs), tuple(settings), base)
    return replace(found, clock=seen["clock"], relevant=seen["relevant"])


def pylogic_orders(kind: str) -> list[str]:
    stem, colon, amount = kind.partition(":")
    return [f"{stem}#{n}" for n in range(1, int(amount) + 1)] if colon else [kind]


def test_what_no_command_makes_has_none():
    runs = [made(OLD, "a", 1.0), made(OLD, "a", 1.0, timeout=3.0)]
    assert of(runs, [OLD]).command is None  # two limits
    odd = [Setting("x", order="given"), Setting("y", order="reversed")]
    assert of([made(s, "a", 1.0) for s in odd], odd).command is None  # no product of lists
