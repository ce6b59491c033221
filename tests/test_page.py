"""The report: a page in one file, its plot, the command that makes it."""

from __future__ import annotations

import re
import warnings
from collections.abc import Sequence
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from experiments import run
from markup import Markup

import pylogic
from pylogic.experiments.design import Setting

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


def words_of(found: pylogic.Comparison) -> str:
    """All that its page says."""
    return "".join(texts_in(found))


def texts_of(svg: ElementTree.Element) -> set[str]:
    return {(text.text or "").strip() for text in svg.iter(f"{SVG}text")}


def drawn(found: pylogic.Comparison) -> ElementTree.Element:
    """The SVG of its plot."""
    return ElementTree.fromstring(found.plot)


def line_of(svg: ElementTree.Element, colour: str) -> list[tuple[float, float]]:
    """The places that a line of a colour leads through, before its twin in the legend."""
    for path in svg.iter(f"{SVG}path"):
        if f"stroke: {colour}" in path.get("style", "") and path.get("clip-path"):
            numbers = list(map(float, re.findall(r"-?[\d.]+", path.get("d", ""))))
            return list(zip(numbers[::2], numbers[1::2], strict=True))
    return []


# ---- The page ----------------------------------------------------------------------------


@pytest.mark.slow
def test_need_nothing_else_for_the_page():
    page = read(SIMPLE)
    tags = {tag for tag, _ in page.elements}
    assert not tags & {"script", "link", "img", "iframe", "object"}
    targets = page.values("src", "srcset", "href", "xlink:href", "data", "action")
    assert len(targets) > 10
    assert all(target.startswith(("data:", "#")) for target in targets)
    assert "url(http" not in SIMPLE.page()
    assert SIMPLE.plot in SIMPLE.page()


@pytest.mark.slow
def test_name_the_runs_and_their_machine():
    found = replace(SIMPLE, missing=2, interrupted="user", clock="engine")
    texts = words_of(found)
    for words in (
        "Comparison: queens",
        "6 of 8 runs of 3 instances agree, stopped by Ctrl-C",
        *("--cpu-limit 10", "x 1", "2026-01-02", "a box"),
        "CPU seconds of the engine, which loads",
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
    assert read(found).elements
    assert found.plot is None or drawn(found).tag == f"{SVG}svg"


# ---- The plot ----------------------------------------------------------------------------


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
    assert svg.get("aria-label") == "Runs solved"


def test_show_labels_as_they_are():
    settings = [Setting(name) for name in ("_hidden", "$a_1$", "a" * 50, "\x01")]
    svg = drawn(of([made(s, i, 1.0) for s in settings for i in "ab"], settings))
    assert {"_hidden", "$a_1$", "a" * 39 + "…", "?"} <= texts_of(svg)
    svg = drawn(three((1.0, None), (2.0, None)))
    assert {"given", "reversed (none solved)", "1.5"} <= texts_of(svg)


def test_draw_the_share_of_runs_of_each_setting():
    """A run that was stopped is none, and what takes longer stands higher."""
    svg = drawn(three((1.0, 2.0), (4.0, 3.0), (0.5, None), (0.7, 9.0)))
    old, new = line_of(svg, "#0072b2"), line_of(svg, "#d55e00")
    assert (len(old), len(new)) == (4, 3)
    assert [x for x, _ in new] == [x for x, _ in old[:3]]
    for line in (old, new):
        assert sorted(line, key=lambda place: -place[1]) == sorted(line) == line
    assert new[0][1] < old[0][1]
    assert three((1.0, 1.0)).plot is None
