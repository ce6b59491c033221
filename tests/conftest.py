"""What the tests share: the puzzle, the corpus, and a solve whose answers are all checked."""

from __future__ import annotations

import gc
import importlib.util
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from rules import kuromasu as kuromasu_rules
from workbench import Workbench, serving

import pylogic

CORPUS = Path(__file__).parents[2] / "shared" / "corpora" / "kuromasu.json"

gc.disable()  # until all tests are collected, which live as long as the process
os.environ["TERM"] = "xterm"  # that of the terminals that tests open, wherever they run
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")  # no test depends on how fast something is

Solve = Callable[..., pylogic.Outcome]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="rewrite the golden files")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Of a sweep marked `few(n)` leave n quick cases, spread over it; the others are slow."""
    sweeps: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("few") and not item.get_closest_marker("slow"):
            sweeps.setdefault(item.nodeid.partition("[")[0], []).append(item)
    for cases in sweeps.values():
        (number,) = cases[0].get_closest_marker("few").args
        quick = {len(cases) * place // number for place in range(number)}
        for place, item in enumerate(cases):
            if place not in quick:
                item.add_marker("slow")


def pytest_collection_finish() -> None:
    """No collection looks at the tests themselves any more, and no child copies them."""
    gc.collect()
    gc.freeze()
    gc.enable()


@pytest.fixture
def update(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be rewritten."""
    return request.config.getoption("--update-golden")


@pytest.fixture(scope="session")
def kuromasu() -> pylogic.Puzzle:
    return pylogic.load("kuromasu")


@pytest.fixture(scope="session")
def solve(kuromasu: pylogic.Puzzle) -> Solve:
    """Solve facts given as text, or a named instance; each answer is checked by the rules."""

    def solve_and_check(source: str, **options: object) -> pylogic.Outcome:
        is_name = source.replace("_", "").isalnum()
        instance = kuromasu.instance(source, text=not is_name)
        outcome = kuromasu.solve(instance, **options)
        rows, cols, clues, white = facts(instance)
        for answer in outcome.answers:
            assert kuromasu_rules.violations(rows, cols, clues, white, black(answer)) == []
        return outcome

    return solve_and_check


@pytest.fixture(scope="session")
def workbench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workbench]:
    """A running `pylogic serve` in a folder of its own that is empty; tests share it."""
    if importlib.util.find_spec("fastapi") is None:
        pytest.skip("fastapi is missing: pip install 'pylogic[web]'")
    with serving(tmp_path_factory.mktemp("workbench")) as started:
        yield started


def facts(instance: pylogic.Instance) -> tuple[int, int, dict, set]:
    terms = [(f.symbol.name, *(a.number for a in f.arguments)) for f in instance.facts]
    ((rows, cols),) = {tuple(t[1:]) for t in terms if t[0] == "size"}
    clues = {(t[1], t[2]): t[3] for t in terms if t[0] == "clue"}
    return rows, cols, clues, {(t[1], t[2]) for t in terms if t[0] == "white"}


def black(answer: pylogic.Answer) -> set[tuple[int, int]]:
    cells = [symbol.arguments for symbol in answer.symbols if symbol.name == "black"]
    return {(row.number, col.number) for row, col in cells}


def corpus() -> dict[str, tuple[str, set[tuple[int, int]]]]:
    """The corpus puzzles: facts, and the black cells of the solution given."""
    if not CORPUS.exists():
        return {}
    puzzles = json.loads(CORPUS.read_text())
    return {name: (_facts(p["problem"]), _black(p["solution"])) for name, p in puzzles.items()}


def _facts(board: str) -> str:
    size, *rows = board.splitlines()
    clues = [f"clue({r},{c},{t})." for r, c, t in _cells(rows) if t != "-"]
    return f"size({','.join(size.split())}). {' '.join(clues)}"


def _black(board: str) -> set[tuple[int, int]]:
    return {(r, c) for r, c, text in _cells(board.splitlines()[1:]) if text == "x"}


def _cells(rows: list[str]) -> list[tuple[int, int, str]]:
    return [(r, c, t) for r, row in enumerate(rows, 1) for c, t in enumerate(row.split(), 1)]
