"""Shared by all tests: quick cases of sweeps, a limit for quick tests, a puzzle, a workbench."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import cpu_seconds
import pytest
from harness import Oracle
from hypothesis import HealthCheck, settings
from workbench import ROOM, Workbench, serving

import pylogic

gc.disable()  # until all tests are collected, which live as long as the process
signal.signal(signal.SIGINT, signal.default_int_handler)  # a background ignores this one and
signal.signal(signal.SIGQUIT, signal.SIG_DFL)  # this one, nohup the next one
signal.signal(signal.SIGHUP, signal.SIG_DFL)
os.environ["TERM"] = "xterm"  # that of the terminals that tests open, wherever they run
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # no test depends on how fast something is

Solve = Callable[..., pylogic.Outcome]
SLOW_CASES = 3
"""The number of a sweep's slow cases that .ci/run runs; all of them where they are fewer than twice
as many, or than six times as many in a sweep without the mark `few`."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --update-golden and --whole-sweeps."""
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files")
    parser.addoption("--whole-sweeps", action="store_true", help="all cases of sweeps are quick")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave n quick cases of a sweep marked `few(n)`, spread over it; mark the others slow.

    Of many cases that are slow or a browser's all but SLOW_CASES are marked nightly, unless the
    sweep is marked `whole`. With --whole-sweeps or --update-golden nothing is marked.
    """
    if config.getoption("--whole-sweeps") or config.getoption("--update-golden"):
        return
    sweeps: dict[str, list[pytest.Item]] = {}
    for item in items:
        sweeps.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in sweeps.values():
        quick = [case for case in cases if not case.get_closest_marker("slow")]
        if few := cases[0].get_closest_marker("few"):
            (number,) = few.args
            quick = [quick[len(quick) * place // number] for place in range(number)]
        slow = [case for case in cases if case not in quick]
        for case in slow:
            case.add_marker("slow")
        browser = [case for case in cases if case.get_closest_marker("browser")]
        swept = [case for case in browser or slow if not case.get_closest_marker("whole")]
        for place, case in enumerate(swept):
            share, share_before = (SLOW_CASES * n // len(swept) for n in (place, place - 1))
            if share == share_before and len(swept) >= SLOW_CASES * (2 if few else 6):
                case.add_marker("nightly")


def pytest_collection_finish() -> None:
    """Exempt the collected tests from garbage collection, so that no child copies them.

    The public names are loaded here: no test pays for having been the first to use them.
    """
    for name in pylogic.__all__:
        getattr(pylogic, name)
    gc.collect()
    gc.freeze()
    gc.enable()


# ---- CPU seconds of quick tests ------------------------------------------------------

_SECONDS = pytest.StashKey[float]()
_LONG = ("slow", "faults", "browser")
"""The marks of tests that may take longer than `cpu_seconds.LIMIT`."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Store the CPU seconds of a quick test by itself, without its fixtures, for its report.

    No test is measured that imports what no test before it has imported in this process.
    """
    if not _is_quick(item):
        yield
        return
    began, modules = cpu_seconds.spent(), len(sys.modules)
    try:
        yield
    finally:
        if len(sys.modules) == modules:
            item.stash[_SECONDS] = cpu_seconds.spent() - began


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Fail a quick test that passed but took over LIMIT CPU seconds, at this machine's pace."""
    report = yield
    seconds = item.stash.get(_SECONDS, 0.0)
    if call.when != "call" or seconds <= cpu_seconds.LIMIT:
        return report
    seconds /= cpu_seconds.pace()
    if seconds <= cpu_seconds.LIMIT:
        return report
    if report.passed:
        report.outcome = "failed"
        report.longrepr = (
            f"{item.nodeid} takes {seconds:.2f} CPU seconds, and a quick test at most"
            f" {cpu_seconds.LIMIT}: make it smaller, or mark it slow"
        )
    return report


def _is_quick(item: pytest.Item) -> bool:
    """True if a test has no mark of _LONG; False for all with --whole-sweeps or --update-golden."""
    is_whole = item.config.getoption("--whole-sweeps") or item.config.getoption("--update-golden")
    return not is_whole and not any(map(item.get_closest_marker, _LONG))


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Return whether golden files are to be rewritten (--update-golden)."""
    return request.config.getoption("--update-golden")


@pytest.fixture(scope="session")
def kuromasu() -> pylogic.Puzzle:
    """Return the packaged puzzle Kuromasu; all tests share it."""
    return pylogic.load("kuromasu")


@pytest.fixture(scope="session")
def solve() -> Solve:
    """Return Oracle.solve of Kuromasu: it solves facts given as text, or a named instance.

    An answer that breaks the plain rules fails the test.
    """
    return Oracle("kuromasu").solve


@pytest.fixture
def rules(tmp_path: Path) -> Callable[..., pylogic.Puzzle]:
    """Return a function that loads rules from a text, by way of NAME.lp in the test's folder."""

    def load(text: str, name: str = "rules") -> pylogic.Puzzle:
        (tmp_path / f"{name}.lp").write_text(text)
        return pylogic.load(tmp_path / f"{name}.lp")

    return load


@pytest.fixture
def edited(rules: Callable[..., pylogic.Puzzle]) -> Callable[..., pylogic.Puzzle]:
    """Return a function that loads a puzzle's rules with `new` in the first place of `old`.

    The text must have `old`; the rules are called as the puzzle unless `name` is given.
    """

    def load(puzzle: str, old: str, new: str, name: str | None = None) -> pylogic.Puzzle:
        text = pylogic.load(puzzle).encoding.text
        assert old in text
        return rules(text.replace(old, new, 1), name or puzzle)

    return load


def _serve(folders: pytest.TempPathFactory, *arguments: str) -> Iterator[Workbench]:
    """Yield a server in a new folder, its errors in a file beside it; end it afterwards."""
    folder = folders.mktemp("served")
    with (
        folder.with_suffix(".errors").open("w") as errors,
        serving(folder, *arguments, errors=errors) as started,
    ):
        yield started


@pytest.fixture(scope="session")
def workbench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workbench]:
    """A running `pylogic serve` in an empty folder, which opens a board at once; tests share it."""
    yield from _serve(tmp_path_factory, "kuromasu")


@pytest.fixture(scope="session")
def teacher(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workbench]:
    """A running server of a class, as its teacher asks it; tests share it."""
    yield from _serve(tmp_path_factory, "--host", ROOM)
