"""The encoding: real puzzles, brute force, presets, and every constraint missed when deleted."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, product

import clingo
import pytest
from clingo import ast
from conftest import black, corpus, facts
from harness import CORPORA, Oracle, board_of, needs_corpora
from harness import corpus as boards
from hypothesis import given, settings
from hypothesis import strategies as st
from rules import kuromasu as kuromasu_rules

import pylogic
from pylogic.clues.derive import alternatives
from pylogic.rules import library
from pylogic.rules.limits import Limits
from pylogic.rules.parts import BASE
from pylogic.solving import grounding, labeling, orders

INSTANCES = ["inst12", "inst30", "inst31", "inst43", "inst96", "wikipedia11"]
PRESETS = ["auto", "frumpy", "jumpy", "tweety", "handy", "crafty", "trendy"]
CORPUS = corpus()
needs_corpus = pytest.mark.skipif(not CORPUS, reason="the folder shared/corpora is absent")

BACKPROP_CASE = "size(4,4). clue(1,2,2). clue(3,2,4). clue(3,4,5). clue(4,1,3). clue(4,3,4)."


@pytest.mark.parametrize("name", INSTANCES)
def test_instances_have_one_solution(solve, name):
    assert solve(name).status == "unique"


@pytest.mark.few(12)
@needs_corpus
@pytest.mark.parametrize("name", CORPUS)
def test_corpus_solutions_are_unique_and_the_ones_given(solve, name):
    text, solution = CORPUS[name]
    outcome = solve(text)
    assert outcome.status == "unique"
    assert black(outcome.answers[0]) == solution


@needs_corpus
@pytest.mark.parametrize(
    ("preset", "step"),
    [
        ("handy", 6),
        ("crafty", 6),
        *(pytest.param(preset, 1, marks=pytest.mark.slow) for preset in PRESETS),
    ],
)
def test_every_preset_finds_the_corpus_solutions(solve, preset, step):
    for text, solution in list(CORPUS.values())[::step]:
        outcome = solve(text, options=[f"--configuration={preset}"])
        assert (outcome.status, black(outcome.answers[0])) == ("unique", solution)


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_run_without_backprop(solve, preset):
    outcome = solve(BACKPROP_CASE, options=[f"--configuration={preset}"])
    assert (outcome.status, outcome.remarks) == ("unique", ())


def test_backprop_is_still_wrong_and_is_warned_of(solve):
    outcome = solve(BACKPROP_CASE, options=["--backprop"])
    assert outcome.count == 0, "clasp has mended --backprop: stop switching it off"
    assert (outcome.status, outcome.interrupted) == ("interrupted", "backprop")
    assert "backprop" in outcome.remarks[0]


@st.composite
def small_boards(draw):
    rows, cols = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    cells = [(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)]
    clues = draw(
        st.dictionaries(st.sampled_from(cells), st.integers(1, rows + cols - 1), max_size=3)
    )
    white = draw(st.sets(st.sampled_from(cells), max_size=2))
    return rows, cols, clues, white


def as_text(rows, cols, clues, white):
    known = [f"clue({r},{c},{n})." for (r, c), n in clues.items()]
    return " ".join([f"size({rows},{cols}).", *known, *(f"white({r},{c})." for r, c in white)])


def solutions_found(puzzle, text):
    outcome = puzzle.solve(puzzle.instance(text, text=True), models=0)
    assert outcome.exhausted
    return sorted(sorted(black(answer)) for answer in outcome.answers)


def brute_force(board):
    return sorted(map(sorted, kuromasu_rules.solutions(*board)))


@settings(max_examples=15, derandomize=True)
@given(small_boards())
def test_answers_equal_brute_force(kuromasu, board):
    assert solutions_found(kuromasu, as_text(*board)) == brute_force(board)


@pytest.mark.parametrize(
    ("size", "count"), [((1, 1), 2), ((1, 2), 3), ((2, 1), 3), ((1, 5), None), ((5, 1), None)]
)
def test_boards_of_one_line_and_without_clues(kuromasu, size, count):
    expected = brute_force((*size, {}, set()))
    assert count in (None, len(expected))
    assert solutions_found(kuromasu, as_text(*size, {}, set())) == expected


PROBES = [
    (2, 2, {}, set()),
    (3, 3, {}, set()),
    (3, 1, {}, set()),
    (1, 3, {}, {(1, 1)}),
    (3, 3, {(2, 2): 2}, set()),
    (2, 3, {(1, 1): 1}, set()),
    (3, 3, {(1, 1): 4, (3, 3): 2}, {(2, 2)}),
]


def base_rules():
    statements = pylogic.load("kuromasu").encoding.parts[BASE]
    return [str(s) for s in statements if s.ast_type == ast.ASTType.Rule]


@pytest.mark.parametrize("rule", base_rules())
def test_every_rule_is_missed_when_deleted(kuromasu, rule):
    encoding = kuromasu.encoding
    kept = tuple(s for s in encoding.parts[BASE] if str(s) != rule)
    mutant = pylogic.Puzzle(replace(encoding, parts={**encoding.parts, BASE: kept}))
    assert any(differs(mutant, probe) for probe in PROBES), "no probe needs this rule"


def differs(mutant, probe):
    try:
        return solutions_found(mutant, as_text(*probe)) != brute_force(probe)
    except pylogic.ProgramError:  # the rule was all that knew a fact
        return True


def test_only_black_cells_are_shown(kuromasu):
    answer = kuromasu.solve("inst12").answers[0]
    assert {(symbol.name, len(symbol.arguments)) for symbol in answer.symbols} == {("black", 2)}


def test_drawing(update):
    oracle = Oracle("kuromasu")
    instance = oracle.instance("size(2,3). clue(1,1,2). white(2,3). white(1,1).")
    board = oracle.puzzle.draw(instance)
    oracle.check_drawing("instance", board, update)


def test_labels():
    Oracle("kuromasu").check_labels("size(3,4). clue(2,2,3). clue(1,4,2).", variables=8)


def test_labels_go_by_the_order_of_the_clues(kuromasu):
    for order, first in (("given", (2, 2)), ("reversed", (1, 4))):
        instance = kuromasu.instance("size(3,4). clue(2,2,3). clue(1,4,2).", text=True)
        task = kuromasu.task(instance, order=order, labeling="leftmost")
        control = grounding.ground_task(task).control
        found = [v.name.arguments for v in labeling.variables(control, "")]
        directions = [str(direction) for _, _, direction in found]
        assert directions == ["left", "up", "right", "down"] * 2
        assert (found[0][0].number, found[0][1].number) == first


def test_label_values_are_the_lengths_that_fit(kuromasu):
    instance = kuromasu.instance("size(3,9). clue(2,2,4).", text=True)
    task = kuromasu.task(instance, labeling="leftmost")
    control = grounding.ground_task(task).control
    found = {str(v.name): [x.number for x in v.values] for v in labeling.variables(control, "")}
    lengths = {"left": [0, 1], "up": [0, 1], "right": [0, 1, 2, 3], "down": [0, 1]}
    assert found == {f"run(2,2,{direction})": ks for direction, ks in lengths.items()}


def test_the_order_part_ranks_clues_by_the_ways_that_are_left(kuromasu):
    text = "size(3,3). clue(2,2,3). clue(1,1,3). clue(1,3,2). white(3,3)."
    ordered = orders.ordered(kuromasu.encoding, kuromasu.instance(text, text=True), "encoding")
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


def test_heuristic_parts_say_something_of_each_cell(kuromasu):
    class Heuristics(clingo.Observer):
        def __init__(self):
            self.found = []

        def heuristic(self, atom, type_, bias, priority, condition):
            self.found.append((atom, type_, bias))

    def heuristics(name, order="given"):
        instance = kuromasu.instance("size(3,3). clue(1,1,2). clue(3,3,3).", text=True)
        task = kuromasu.task(instance, heuristic=name, order=order)
        parts = chain(task.encoding.searched, task.encoding.rules(f"heuristic_{name}"))
        program = grounding.Program.of(task, chain(parts, task.instance.statements))
        program.control.add("base", [], grounding.listed(task))
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


@needs_corpora
def test_about_says_what_a_corpus_means(kuromasu):
    instance = kuromasu.instance(f"{CORPORA / 'kuromasu.json'}#06_9x9")
    rows, cols, clues, _ = facts(instance)
    _, board = board_of(boards("kuromasu")["06_9x9"]["problem"])
    numbers = {(r, c): int(t) for r, row in enumerate(board, 1) for c, t in enumerate(row, 1)
               if t != "-"}  # fmt: skip
    assert (rows, cols, clues) == (9, 9, numbers)


def test_clues_are_picked_as_in_the_article(kuromasu):
    """One of each run of at least two white cells of a row, not its first."""
    answer = kuromasu.solve(kuromasu.instance("size(2,4). clue(1,1,3). clue(1,4,2).", text=True))
    (board,) = answer.answers
    assert black(board) == {(1, 3)}
    found = alternatives(kuromasu.encoding, "article", board.atoms, {}, Limits())
    assert [[str(clue) for clue in group] for group in found] == [
        ["clue(1,2,3)"],
        ["clue(2,2,5)", "clue(2,3,4)", "clue(2,4,5)"],
    ]


def test_clues_are_what_every_white_cell_sees(kuromasu):
    answer = kuromasu.solve("inst12").answers[0]
    rows, cols, clues, _ = facts(kuromasu.instance("inst12"))
    cells = {(r, c) for r in range(1, rows + 1) for c in range(1, cols + 1)}
    white = cells - black(answer)
    found = {tuple(rest) for _, *rest in Oracle("kuromasu").clues(answer)}
    assert found == {(*cell, kuromasu_rules.seen(cell, white)) for cell in white}
    assert {(*cell, number) for cell, number in clues.items()} <= found


def test_instance_files_say_where_they_come_from(kuromasu):
    for path in library.instances("kuromasu").values():
        text = path.read_text()
        assert "% Source: " in text
        rows, cols, clues, _ = facts(kuromasu.instance(path))
        drawn = [line[2:].split() for line in text.splitlines() if line.startswith("%  ")]
        assert len(drawn) == rows, path
        cells = {(r, c): int(t) for r, row in enumerate(drawn, 1) for c, t in enumerate(row, 1)
                 if t != "."}  # fmt: skip
        assert (len(drawn[0]), cells) == (cols, clues)
