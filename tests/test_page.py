"""The report: a page in one file, its plot, the command that makes it."""

from __future__ import annotations

import csv
import io
import json
import re
import warnings
from base64 import b64decode
from collections.abc import Sequence
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from experiments import run
from markup import Markup

import pylogic
from pylogic.experiments.runs import Setting

SVG = "{http://www.w3.org/2000/svg}"
OLD, NEW = Setting("queens", order="given"), Setting("queens", order="reversed")
LIMIT = 10.0
MADE = {"began": "2026-01-02", "machine": "a box", "versions": "x 1"}
SIGNS = "$x_1$ <b>&\"\\%#{}~^'|\x01\udc80 é"


def made(setting: Setting, instance: str, seconds: float | None, **changes: object) -> pylogic.Run:
    """A run; None: it was cut short at the limit."""
    cut = {"status": "interrupted", "interrupted": "timeout"} if seconds is None else {}
    order = changes.get("order", setting.order)
    known = {"order": order, "instance_hash": order, "seed": None, "limit": LIMIT}
    known |= MADE | cut | changes
    return run(setting, seconds or LIMIT, instance, **known)


def of(runs: Sequence[pylogic.Run], settings: Sequence[Setting] = (OLD, NEW)) -> pylogic.Comparison:
    return pylogic.Comparison(tuple(runs), tuple(settings), settings[0])


def three(*seconds: tuple[float | None, float | None]) -> pylogic.Comparison:
    """A comparison of two settings that take these seconds for i1, i2, ..."""
    return of(
        [
            made(setting, f"i{number}", taken)
            for number, pair in enumerate(seconds, 1)
            for setting, taken in zip((OLD, NEW), pair, strict=True)
        ]
    )


SIMPLE = three((1.0, 2.0), (4.0, 3.0), (0.5, None))


@pytest.fixture(scope="module", autouse=True)
def _packages() -> None:
    """Load scipy and matplotlib, which takes longer than any test here."""
    SIMPLE.page()


def read(found: pylogic.Comparison) -> Markup:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        return Markup(found.page())


def texts_in(found: pylogic.Comparison) -> list[str]:
    """The texts of its page, in their order."""
    return [text for text, _ in read(found).texts]


def files_of(page: Markup) -> dict[str, bytes]:
    """The files in a page, by the names under which they are saved."""
    saved = [found for _, found in page.elements if "download" in found]
    files = {one["download"]: one["href"].partition(";base64,")[2] for one in saved}
    assert len(files) == len(saved)
    return {name: b64decode(data, validate=True) for name, data in files.items()}


def words_of(found: pylogic.Comparison) -> str:
    """All that its page says."""
    return "".join(texts_in(found))


def texts_of(svg: ElementTree.Element) -> set[str]:
    return {(text.text or "").strip() for text in svg.iter(f"{SVG}text")}


def drawn(found: pylogic.Comparison) -> ElementTree.Element:
    """The SVG of its plot."""
    (plot,) = found.plots
    return ElementTree.fromstring(plot.svg)


def marks(svg: ElementTree.Element) -> dict[str, tuple[str, float, float]]:
    """The colour and place of each mark, by its words."""
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


@pytest.mark.slow
def test_need_nothing_else_for_the_page_and_hold_the_data_in_it():
    page = read(SIMPLE)
    tags = {tag for tag, _ in page.elements}
    assert not tags & {"script", "link", "img", "iframe", "object"}
    targets = page.values("src", "srcset", "href", "xlink:href", "data", "action")
    assert len(targets) > 10
    assert all(target.startswith(("data:", "#")) for target in targets)
    assert "url(http" not in SIMPLE.page()
    files = files_of(page)
    assert sorted(files) == ["cactus.svg", "comparison.json", "runs.csv"]
    assert files["runs.csv"].decode() == SIMPLE.to_csv()
    assert len(list(csv.DictReader(io.StringIO(SIMPLE.to_csv())))) == 6
    assert json.loads(files["comparison.json"]) == SIMPLE.to_dict()
    assert ElementTree.fromstring(files["cactus.svg"]).tag == f"{SVG}svg"


@pytest.mark.slow
def test_name_the_runs_and_their_machine():
    found = replace(SIMPLE, missing=2, interrupted="user", clock="engine")
    first, *others = found.runs
    texts = words_of(replace(found, runs=(replace(first, is_pinned=True), *others)))
    for words in (
        "queens: 2 settings on 3 instances",
        "6 of 8: 2 are missing, stopped by Ctrl-C",
        "none: statements and facts stand as in the files",
        *("10 CPU s", "x 1", "2026-01-02", "a box"),
        "CPU seconds of the engine, which loads",
        "1 of 6 runs had processors of their own",
    ):
        assert words in texts, words


@pytest.mark.slow
def test_hash_all_rules_and_facts_in_any_order_of_runs():
    first, *others = SIMPLE.runs
    orders = [(first, *others), (*others, first), (replace(first, instance_hash="x"), *others)]
    pages = [words_of(replace(SIMPLE, runs=tuple(runs))) for runs in orders]
    hashes = re.compile("rules ([0-9a-f]{32}), facts ([0-9a-f]{32})")
    (one,), (other,), (edited,) = map(hashes.findall, pages)
    assert one == other
    assert (edited[0] == one[0], edited[1] == one[1]) == (True, False)


@pytest.mark.few(3)
@pytest.mark.parametrize(
    "found",
    [
        of([]),
        of([made(OLD, "i1", 1.0)]),
        of([made(OLD, "i1", 1.0)], [OLD]),
        of([made(OLD, "i1", None, limit=None), made(NEW, "i1", None, limit=None)]),
        three((None, None), (None, None)),
        three((1.0, 1.0), (1.0, 1.0)),
        three((1.0, None), (None, 2.0)),
        of([made(s, i, 20.0, limit=None) for s in (OLD, NEW) for i in "ab"]),
        of([made(OLD, i, None, seed=n) for i in "ab" for n in (1, 2)], [OLD]),
        of([made(OLD, "a", 1e-6, seed=1), made(OLD, "a", 1e5, seed=2)], [OLD]),
        of([made(OLD, "a", 1.0, status="error", error="wrong", cpu_seconds=None)], [OLD]),
        of([made(s, i, 1.0, status="crashed", error="died") for s in (OLD, NEW) for i in "ab"]),
        of([made(s, SIGNS + i, 1.0) for s in (OLD, Setting(SIGNS)) for i in "ab"]),
        of([made(Setting(f"_{n}"), i, 1.0) for n in range(3) for i in "ab"],
           [Setting(f"_{n}") for n in range(3)]),
    ],
)  # fmt: skip
def test_make_a_page_of_any_runs(found):
    for name, content in files_of(read(found)).items():
        if name.endswith("svg"):
            ElementTree.fromstring(content)


# ---- The plot ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.nightly
def test_give_a_setting_one_colour_and_look_in_plot_and_tables():
    settings = [Setting(name) for name in "abcdefghijklmnopq"]
    found = of([made(s, i, 1.0 + k) for k, s in enumerate(settings) for i in "xy"], settings)
    shown = {words.partition(":")[0]: mark[0] for words, mark in marks(drawn(found)).items()}
    chips = re.findall(r'color: (#\w+)" aria-hidden=true>● </span>(\w+)<', found.page())
    colours = {label: colour for colour, label in chips}
    assert len({*map(colours.get, "abcdefghijklmn")}) == 14
    assert shown.items() <= colours.items()


@pytest.mark.few(1)
@pytest.mark.parametrize(
    ("clock", "words"),
    [
        ("cpu", "CPU seconds of the whole run"),
        ("engine", "CPU seconds of the engine"),
    ],
)
def test_say_the_clock_at_the_axis(clock, words):
    runs = [
        replace(run, statistics=run.statistics._replace(solve_cpu_seconds=1.0))
        for run in SIMPLE.runs
    ]
    svg = drawn(replace(of(runs), clock=clock))
    assert words in texts_of(svg)
    assert svg.get("aria-label") == "Instances solved"
    ids = [element.get("id") for element in svg.iter() if element.get("id")]
    assert len(ids) == len(set(ids)) > 2


def test_show_labels_as_they_are():
    settings = [Setting(name) for name in ("_hidden", "$a_1$", "a" * 50, "\x01")]
    svg = drawn(of([made(s, i, 1.0) for s in settings for i in "ab"], settings))
    assert {"_hidden", "$a_1$", "a" * 39 + "…", "?"} <= texts_of(svg)
    svg = drawn(three((1.0, None), (2.0, None)))
    assert {"given", "reversed (0 solved)", "1.5"} <= texts_of(svg)


def test_count_each_instance_once_in_each_setting():
    random = Setting("queens", order="random")
    runs = [made(OLD, i, seconds) for i, seconds in (("a", 1.0), ("b", 2.0), ("c", None))]
    runs += [made(random, "a", 2.0 * 4 ** (n - 1), order=f"random#{n}") for n in (1, 2)]
    runs += [made(random, "b", end, order=f"random#{n}") for n, end in enumerate([1.0, None], 1)]
    runs += [made(random, "c", 3.0, order=f"random#{n}") for n in (1, 2)]
    words = marks(drawn(of(runs, (OLD, random))))
    assert sorted(words) == [
        "given: a, 1.000 s",
        "given: b, 2.000 s",
        "random: a, 4.000 s",
        "random: c, 3.000 s",
    ]
    assert words["given: a, 1.000 s"][1] == pytest.approx(words["random: c, 3.000 s"][1])
    assert words["random: c, 3.000 s"][2] > words["random: a, 4.000 s"][2]


def test_draw_the_runs_of_one_instance():
    runs = [made(OLD, "a", 1.0 + n, seed=n) for n in (1, 2)]
    runs += [made(NEW, "a", end, seed=n) for n, end in ((1, 5.0), (2, None))]
    found = of(runs)
    words = marks(drawn(found))
    assert sorted(words) == [
        "given: order given, seed 1, 2.000 s",
        "given: order given, seed 2, 3.000 s",
        "reversed: order reversed, seed 1, 5.000 s",
    ]
    first, other = (words[name][1] for name in sorted(words)[::2])
    assert first == pytest.approx(other)  # half of the runs
    assert found.plots[0].title == "Runs solved"
    assert of([made(s, "a", 1.0) for s in (OLD, NEW)]).plots == ()
