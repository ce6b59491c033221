"""Which labelings find answers in the order of clpfd: the table of the guide, measured on toys."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from itertools import product
from pathlib import Path

import pytest
import toys
from harness import SAFETY, needs_swipl
from pages import GUIDE

import pylogic

ORDERS, BRANCHINGS = ("up", "down"), ("step", "enum", "bisect")
FIXED = ["min,up,step", "max,down,step"]


def of(selection: str) -> list[str]:
    """All labelings with a selection, but for those whose decisions have a fixed order."""
    options = (",".join(options) for options in product([selection], ORDERS, BRANCHINGS))
    return [labeling for labeling in options if labeling not in FIXED]


# The rows of the table: their labelings, and whether an objective is put before them.
ROWS: dict[str, tuple[list[str], bool]] = {
    "`leftmost`": (of("leftmost"), False),
    "`min,up,step`, `max,down,step`": (FIXED, False),
    "`ff`": (of("ff"), False),
    "other `min`": (of("min"), False),
    "other `max`": (of("max"), False),
    "`ffc`": (of("ffc"), False),
    "`min(E)`, `max(E)` with the first two rows": ([*of("leftmost"), *FIXED], True),
    "`min(E)`, `max(E)` with the others": ([*of("ff"), *of("min"), *of("max")], True),
}
TOYS = {"differences": toys.DIFFERENCES, "toys": toys.ALL}
PUZZLES = {  # with an objective of their own
    "queens": ("size(6,6).", "max(row(1) + 2*row(3))"),
    "sudoku": ("size(4,4). boxes(2,2). given(1,1,1). given(2,3,2).", "min(cell(2,2) - cell(3,3))"),
    "takuzu": ("size(4,4). given(1,1,0). given(2,3,1).", "max(cell(2,2) + cell(4,1))"),
    "number_grid": ("size(2,2). amount(1,1). amount(2,1).", "min(cell(1,2) + 3*cell(2,2))"),
    "kuromasu": ("size(3,4). clue(1,1,4). clue(2,4,2).", "max(run(1,1,right) - run(1,1,down))"),
}
MODES = {  # the tables: clasp's options
    "As clasp searches": [],
    "Without learning": ["--no-lookback", "--lookahead=no", "--heuristic=None"],
}
COUNT, AIMED = 25, 10  # toys of each kind, and with an objective
SAME = "same"

Sequences = list[tuple[object, object]]
Row = tuple[list[str], bool]


def on_toys(
    row: Row, kinds: Sequence[toys.Draw], seeds: Sequence[int], options: list[str], folder: Path
) -> Sequences:
    """What both engines find, where there are two answers at least."""
    labelings, aims = row
    loaded = [toys.load(toys.toy(seed, kinds), folder) for seed in seeds]
    asked = [(one, asks(one, labeling, aims)) for one in loaded for labeling in labelings]
    known = toys.by_clpfd([(one.toy, labeling) for one, labeling in asked], folder)
    found = [one.answers(labeling, options=options) for one, labeling in asked]
    for answers, expected in zip(found, known, strict=True):
        assert sorted(answers) == sorted(expected)
    return [pair for pair in zip(found, known, strict=True) if len(pair[1]) > 1]


def asks(one: toys.Loaded, labeling: str, aims: bool) -> str:
    if not aims:
        return labeling
    chance = random.Random(f"{one.toy.seed} {labeling}")
    return f"{labeling},{toys.objective(chance, list(one.toy.domains))}"


def on_puzzle(row: Row, name: str, options: list[str]) -> Sequences:
    puzzle, (facts, objective) = pylogic.load(name), PUZZLES[name]
    instance = puzzle.instance(facts, text=True)
    found = []
    for labeling in row[0]:
        asked = f"{labeling},{objective}" if row[1] else labeling
        given = {"models": 0, "labeling": asked}
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
    seeds = range(AIMED if row[1] else COUNT)
    cells = [cell(on_toys(row, kind, seeds, options, folder)) for kind in kinds]
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
    path = GUIDE / "orders.md"
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
    page = (GUIDE / "orders.md").read_text(encoding="utf-8")
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
    assert len(names) >= 3
    begin = list(MODES).index(mode)  # the two modes share the labelings, to save time
    for name in names:
        labelings, aims = ROWS[name]
        row = (labelings[begin::2], aims)
        sequences = on_toys(row, TOYS[column], FRESH, MODES[mode], tmp_path)
        assert sequences
        assert cell(sequences) == SAME, name


@pytest.mark.slow
@needs_swipl
@pytest.mark.parametrize("kinds", TOYS.values(), ids=TOYS)
def test_order_all_answers_by_objectives_as_clpfd_does(kinds, tmp_path):
    """By value, whatever the other options; within a value the order is theirs."""
    found = 0
    for seed in FRESH:
        one = toys.load(toys.toy(seed, kinds), tmp_path)
        labelings = [
            asks(one, labeling, True) for labeling in ("ff", "max,bisect", "min,down,enum")
        ]
        known = toys.by_clpfd([(one.toy, labeling) for labeling in labelings], tmp_path)
        for labeling, expected in zip(labelings, known, strict=True):
            answers = one.answers(labeling)
            value = worth(labeling, list(one.toy.domains))
            assert sorted(answers) == sorted(expected)
            assert list(map(value, answers)) == list(map(value, expected))
            assert list(map(value, answers)) == sorted(map(value, answers))
            found += len(set(map(value, answers)))
    assert found > 20


def worth(labeling: str, names: Sequence[str]) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """What the objectives of a labeling make of an answer: less is better."""
    aims = re.findall(r"(min|max)\(([^)]*)\)", labeling)

    def value(answer: tuple[int, ...]) -> tuple[int, ...]:
        known = dict(zip(names, answer, strict=True))
        return tuple((1 if aim == "min" else -1) * eval(text, {}, known) for aim, text in aims)

    return value


@pytest.mark.few(0)
@needs_swipl
@pytest.mark.parametrize("labeling", ["leftmost", "ff,down,bisect", "min,up,step"])
def test_order_answers_by_atoms_that_are_not_shown(labeling):
    row: Row = ([labeling], False)
    assert cell(on_puzzle(row, "number_grid", [])) == SAME
