"""Which labelings find answers in the order of clpfd: the table of the guide, measured on toys."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import pytest
import toys
from harness import SAFETY, needs_swipl
from pages import GUIDE

import pylogic

ORDERS, BRANCHINGS = ("up", "down"), ("step", "enum")
FIXED = ["min,up,step", "max,down,step"]


def of(selection: str) -> list[str]:
    """All labelings with a selection, but for those whose decisions have a fixed order."""
    options = (",".join(options) for options in product([selection], ORDERS, BRANCHINGS))
    return [labeling for labeling in options if labeling not in FIXED]


# The rows of the table, and their labelings.
ROWS = {
    "`leftmost`": of("leftmost"),
    "`min,up,step`, `max,down,step`": FIXED,
    "`ff`": of("ff"),
    "other `min`": of("min"),
    "other `max`": of("max"),
}
TOYS = {"differences": toys.DIFFERENCES, "toys": toys.ALL}
PUZZLES = {
    "queens": "size(6,6).",
    "sudoku": "size(4,4). boxes(2,2). given(1,1,1). given(2,3,2).",
    "takuzu": "size(4,4). given(1,1,0). given(2,3,1).",
    "number_grid": "size(2,2). amount(1,1). amount(2,1).",
    "kuromasu": "size(3,4). clue(1,1,4). clue(2,4,2).",
}
MODES = {  # the tables: clasp's options
    "As clasp searches": [],
    "Without learning": ["--no-lookback", "--lookahead=no", "--heuristic=None"],
}
COUNT = 25  # toys of each kind
SAME = "same"

Sequences = list[tuple[object, object]]


def on_toys(
    labelings: Sequence[str],
    kinds: Sequence[toys.Draw],
    seeds: Sequence[int],
    options: list[str],
    folder: Path,
) -> Sequences:
    """The answers of both engines for toys that have two answers at least."""
    loaded = [toys.load(toys.toy(seed, kinds), folder) for seed in seeds]
    asked = [(one, labeling) for one in loaded for labeling in labelings]
    known = toys.by_clpfd([(one.toy, labeling) for one, labeling in asked], folder)
    found = [one.answers(labeling, options=options) for one, labeling in asked]
    for answers, expected in zip(found, known, strict=True):
        assert sorted(answers) == sorted(expected)
    return [pair for pair in zip(found, known, strict=True) if len(pair[1]) > 1]


def on_puzzle(labelings: Sequence[str], name: str, options: list[str]) -> Sequences:
    puzzle = pylogic.load(name)
    instance = puzzle.instance(PUZZLES[name], text=True)
    found = []
    for labeling in labelings:
        given = {"models": 0, "labeling": labeling}
        clasp = puzzle.solve(instance, options=options, **given)
        clpfd = puzzle.solve(instance, engine="swipl", timeout=SAFETY, **given)
        assert (clasp.status, clasp.count) == (clpfd.status, clpfd.count)
        assert clpfd.status == "multiple"
        found.append(tuple([frozenset(a.symbols) for a in o.answers] for o in (clasp, clpfd)))
        assert set(found[-1][0]) == set(found[-1][1])
    return found


def cell(sequences: Sequences) -> str:
    same = sum(found == known for found, known in sequences)
    return SAME if same == len(sequences) else f"{same}/{len(sequences)}"


def head() -> list[str]:
    """The first two lines of a table."""
    columns = [*TOYS, *PUZZLES]
    return [f"| | {' | '.join(columns)} |", f"|---|{'---|' * len(columns)}"]


def row_of(name: str, options: list[str], folder: Path) -> str:
    """A row of a table."""
    row, kinds = ROWS[name], TOYS.values()
    cells = [cell(on_toys(row, kind, range(COUNT), options, folder)) for kind in kinds]
    cells += [cell(on_puzzle(row, puzzle, options)) for puzzle in PUZZLES]
    return f"| {name} | {' | '.join(cells)} |"


def printed(page: str, mode: str) -> str:
    """The table that the guide shows below a heading in bold."""
    return re.search(rf"\*\*{mode}\*\*\n\n((?:\|.*\n)+)", page)[1]


@pytest.mark.nightly
@needs_swipl
@pytest.mark.slow
@pytest.mark.parametrize("place", range(len(ROWS)))
@pytest.mark.parametrize("mode", MODES)
def test_measure_the_table_of_the_guide(mode, place, tmp_path, update, request):
    """Rows alternate between the tables; all take a quarter of an hour."""
    is_whole = update or request.config.getoption("--whole-sweeps")
    if list(MODES).index(mode) != place % 2 and not is_whole:
        pytest.skip("--whole-sweeps measures all rows")
    path = GUIDE / "engines.md"
    page = path.read_text(encoding="utf-8")
    lines = printed(page, mode).splitlines()
    assert (lines[:2], len(lines)) == (head(), 2 + len(ROWS))
    measured = row_of(list(ROWS)[place], MODES[mode], tmp_path)
    if update:
        new = "".join(f"{line}\n" for line in [*lines[: 2 + place], measured, *lines[3 + place :]])
        before = f"**{mode}**\n\n{printed(page, mode)}"
        path.write_text(page.replace(before, f"**{mode}**\n\n{new}"), encoding="utf-8")
    else:
        assert lines[2 + place] == measured


def same_rows(mode: str, column: str) -> list[str]:
    """The rows of which the guide says that the sequence is the same in a column."""
    page = (GUIDE / "engines.md").read_text(encoding="utf-8")
    head, _, *rows = (line.strip("|").split("|") for line in printed(page, mode).splitlines())
    place = [text.strip() for text in head].index(column)
    return [row[0].strip() for row in rows if row[place].strip() == SAME]


FRESH = range(1000, 1002)  # seeds that the table was not made from


@pytest.mark.slow
@needs_swipl
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("column", TOYS)
def test_find_the_same_on_other_toys_as_the_guide(mode, column, tmp_path):
    names = same_rows(mode, column)
    assert len(names) >= 2
    begin = list(MODES).index(mode)  # the two modes share the labelings, to save time
    for name in names:
        sequences = on_toys(ROWS[name][begin::2], TOYS[column], FRESH, MODES[mode], tmp_path)
        assert sequences
        assert cell(sequences) == SAME, name


@pytest.mark.few(0)
@needs_swipl
@pytest.mark.parametrize("labeling", ["leftmost", "ff,down", "min,up,step"])
def test_order_answers_by_atoms_that_are_not_shown(labeling):
    assert cell(on_puzzle([labeling], "number_grid", [])) == SAME
