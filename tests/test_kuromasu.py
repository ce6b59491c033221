"""The encoding: real puzzles, brute force, presets, and every constraint missed when deleted."""

from __future__ import annotations

from itertools import chain, product

import clingo
import pytest
from harness import Kind, Oracle, corpus, needs_corpora, random_boards
from rules.shaded import board, numbers

import pylogic
from pylogic.solving import grounding, labeling

ORACLE = Oracle("kuromasu")
PRESETS = ["auto", "frumpy", "jumpy", "tweety", "handy", "crafty", "trendy"]
BACKPROP_CASE = "size(4,4). clue(1,2,2). clue(3,2,4). clue(3,4,5). clue(4,1,3). clue(4,3,4)."
KIND = Kind(
    ORACLE,
    instances=["inst12", "inst30", "inst31", "inst43", "inst96", "wikipedia11"],
    boards=[
        ("size(1,1).", 2),
        ("size(1,2).", 3),
        ("size(2,1).", 3),
        ("size(1,5).", None),
        ("size(5,1).", None),
        ("size(3,3).", None),
        ("size(1,3). white(1,1).", None),
        ("size(3,3). clue(2,2,2).", None),
        ("size(2,3). clue(1,1,1).", 0),
        ("size(3,3). clue(1,1,4). clue(3,3,2). white(2,2).", None),
    ],
    random=random_boards(
        [(4, 3), (3, 4), (2, 5)],
        [None] * 12 + ["white({0},{1})."] + [f"clue({{0}},{{1}},{n})." for n in range(1, 6)],
    ),
    drawn="size(2,3). clue(1,1,2). clue(2,2,3). white(2,3). white(1,1).",
    techniques=[
        ("size(3,3). clue(2,2,2).", ""),
        ("size(4,3). clue(1,1,4). clue(1,3,2).", ""),
        ("size(3,3). clue(2,1,2). clue(2,2,4).", "-black(2,1) -black(2,2)"),
        ("size(3,3). clue(1,2,3). clue(3,2,4).", "-black(3,1) -black(3,3)"),
        ("size(3,3). clue(1,1,3).", "-black(1,3)"),
        ("size(3,3). clue(1,1,4).", "-black(1,3) black(3,1)"),
    ],
    labels=("size(3,4). clue(2,2,3). clue(1,4,2).", 8),
)


NIGHTLY = [pytest.mark.slow, pytest.mark.nightly]


@needs_corpora
@pytest.mark.parametrize(
    ("preset", "step"),
    [
        ("handy", 12),
        ("crafty", 12),
        *(pytest.param(preset, 1, marks=NIGHTLY) for preset in PRESETS),
    ],
)
def test_find_published_solutions_by_every_preset(preset, step):
    for name in list(corpus("kuromasu"))[::step]:
        ORACLE.check_sample("kuromasu", name, options=[f"--configuration={preset}"])


@pytest.mark.parametrize("preset", PRESETS)
def test_run_presets_without_backprop(solve, preset):
    outcome = solve(BACKPROP_CASE, options=[f"--configuration={preset}"])
    assert (outcome.status, outcome.remarks) == ("unique", ())


def test_refuse_backprop_which_is_still_wrong(solve, kuromasu, tmp_path):
    with pytest.raises(pylogic.OptionError, match="--backprop: clasp loses answers under it"):
        solve(BACKPROP_CASE, options=["--backprop"])
    control = clingo.Control(["--backprop"])
    control.load(str(kuromasu.encoding.path))
    control.add(BACKPROP_CASE)
    control.ground()
    assert control.solve().unsatisfiable, "clasp has mended --backprop: stop switching it off"


def test_label_in_the_order_of_the_clues(kuromasu):
    for order, first in (("given", (2, 2)), ("reversed", (1, 4))):
        instance = kuromasu.instance("size(3,4). clue(2,2,3). clue(1,4,2).", text=True)
        task = kuromasu.task(instance, order=order, labeling="leftmost")
        control = grounding.ground_task(task).control
        found = [name.arguments for name in labeling.read_variables(control, "")]
        directions = [str(direction) for _, _, direction in found]
        assert directions == ["left", "up", "right", "down"] * 2
        assert (found[0][0].number, found[0][1].number) == first


def test_label_by_lengths_that_fit(kuromasu):
    instance = kuromasu.instance("size(3,9). clue(2,2,4).", text=True)
    task = kuromasu.task(instance, labeling="leftmost")
    control = grounding.ground_task(task).control
    domains = labeling.read_variables(control, "").items()
    found = {str(name): [value.number for value in domain] for name, domain in domains}
    lengths = {"left": [0, 1], "up": [0, 1], "right": [0, 1, 2, 3], "down": [0, 1]}
    assert found == {f"run(2,2,{direction})": ks for direction, ks in lengths.items()}


def test_rank_clues_by_the_ways_that_are_left(kuromasu):
    text = "size(3,3). clue(2,2,3). clue(1,1,3). clue(1,3,2). white(3,3)."
    ordered = kuromasu.task(kuromasu.instance(text, text=True), order="encoding").instance
    ways = {}
    for r, c, n in ((2, 2, 3), (1, 1, 3), (1, 3, 2)):
        runs = []
        for dr, dc in ((-1, 0), (0, -1), (1, 0), (0, 1)):
            possible = []
            for k in range(n):
                cells = [(r + i * dr, c + i * dc) for i in range(1, k + 2)]
                inside = all(1 <= x <= 3 and 1 <= y <= 3 for x, y in cells[:-1])
                if inside and cells[-1] not in {(1, 1), (1, 3), (2, 2), (3, 3)}:
                    possible.append(k)
            runs.append(possible)
        ways[r, c, n] = sum(sum(lengths) == n - 1 for lengths in product(*runs))
    given = [(2, 2, 3), (1, 1, 3), (1, 3, 2)]
    found = [tuple(a.number for a in f.arguments) for f in ordered.facts if f.symbol.name == "clue"]
    assert found == sorted(given, key=ways.get)
    assert len(set(ways.values())) == 3


def test_guide_each_cell_by_heuristic_parts(kuromasu):
    class Heuristics(clingo.Observer):
        def __init__(self):
            self.found = []

        def heuristic(self, atom, type_, bias, priority, condition):
            self.found.append((atom, type_, bias))

    def heuristics(name, order="given"):
        instance = kuromasu.instance("size(3,3). clue(1,1,2). clue(3,3,3).", text=True)
        task = kuromasu.task(instance, heuristic=name, order=order)
        advice = task.encoding.local_statements((f"heuristic_{name}", 0))
        parts = chain(task.encoding.statements_of(("base", 0), ("errors", 0)), advice)
        program = grounding.make_program(task, chain(parts, task.instance.statements))
        listed = " ".join(f"{fact}." for fact in grounding.number_clues(task))
        program.control.add("base", [], listed)
        seen = Heuristics()
        program.control.register_observer(seen)
        program.ground(("base", []), (f"heuristic_{name}", []))
        cells = {a.literal: tuple(x.number for x in a.symbol.arguments)
                 for a in program.control.symbolic_atoms.by_signature("black", 2)}  # fmt: skip
        return {cells[atom]: (str(kind), bias) for atom, kind, bias in seen.found}

    white = heuristics("white")
    assert len(white) == 9
    assert {bias for _, bias in white.values()} == {1}
    clues = {cell: bias for cell, (_, bias) in heuristics("clues").items()}
    assert clues == {(1, 2): -1, (2, 1): -1, (2, 3): -2, (3, 2): -2}
    clues = {cell: bias for cell, (_, bias) in heuristics("clues", "reversed").items()}
    assert clues == {(1, 2): -2, (2, 1): -2, (2, 3): -1, (3, 2): -1}


def test_choose_clues_as_in_the_article(kuromasu):
    """One of each run of at least two white cells of a row, not its first."""
    text = "size(2,4). black(1,3)."
    found = {
        str(kuromasu.clues(text, text=True, selection="article", seed=seed).facts)
        for seed in range(12)
    }
    others = ("clue(2,2,5)", "clue(2,3,4)", "clue(2,4,5)")
    assert found == {f"size(2,4). clue(1,2,3). {one}." for one in others}


def test_derive_clues_from_the_views_of_white_cells():
    answer = ORACLE.solve("inst12").answers[0]
    facts, held = ORACLE.facts("inst12"), ORACLE.read(answer)
    white = board(facts) - set(numbers(held, "black"))
    clues = ORACLE.clues(answer)
    assert clues == {("clue", *cell, ORACLE.rules.seen(cell, white)) for cell in white}
    assert {fact for fact in facts if fact[0] == "clue"} <= clues


def test_show_boards_in_instance_files():
    for name in ORACLE.puzzle.instances():
        path = ORACLE.puzzle.instance(name).path
        lines = [line[2:].split() for line in path.read_text().splitlines() if line[:3] == "%  "]
        clues = {
            ("clue", r, c, int(text))
            for r, line in enumerate(lines, 1)
            for c, text in enumerate(line, 1)
            if text != "."
        }
        size = ("size", len(lines), len(lines[0]))
        assert {fact for fact in ORACLE.facts(name) if fact[0] != "white"} == {size, *clues}
