"""Chains: small deductions in place of one that takes much, one following from the other."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations
from typing import Any

import judge
import pytest
from explained import KUROMASU, ONE, Board, run
from harness import board_of, corpus, facts_of, judge_board, needs_corpora

import pylogic

LONGEST = 5
"""The most clues and rules that a link takes."""
# Made by `pylogic generate`; some of their steps take more than five clues and rules.
ONE_MARK = (
    "kuromasu",
    "size(9,9). clue(1,2,3). clue(2,3,10). clue(2,4,7). clue(2,6,8). clue(4,1,4)."
    " clue(4,4,5). clue(4,9,4). clue(5,7,3). clue(7,8,12). clue(7,9,8). clue(8,5,2)."
    " clue(9,3,4).",
)
OF_VALUES = (
    "takuzu",
    "size(10,10). given(1,10,1). given(2,1,1). given(2,3,1). given(2,5,0). given(3,2,0)."
    " given(3,5,0). given(3,7,1). given(3,8,1). given(4,10,1). given(5,1,1). given(5,3,1)."
    " given(6,5,1). given(6,6,1). given(6,8,0). given(7,1,1). given(7,7,0). given(8,2,0)."
    " given(9,2,0). given(9,3,0). given(9,10,1). given(10,6,0).",
)
# A published board, of which one number is wrong: 2,3 shows 5.
WRONG = (
    "size(9,9). clue(1,2,5). clue(2,1,2). clue(2,3,6). clue(3,2,5). clue(3,6,11)."
    " clue(3,9,10). clue(4,1,5). clue(4,3,7). clue(4,7,3). clue(5,2,5). clue(5,4,6)."
    " clue(5,6,9). clue(5,8,6). clue(6,3,5). clue(6,7,4). clue(6,9,9). clue(7,1,2)."
    " clue(7,4,7). clue(7,8,6). clue(8,7,6). clue(8,9,10). clue(9,8,6)."
)


def explain(puzzle: pylogic.Puzzle, text: str) -> tuple[list[Any], pylogic.Explanation]:
    """The deductions that have a chain, and the explanation; all of it is judged."""
    instance = puzzle.instance(text, text=True)
    told = puzzle.explain(instance)
    assert judge.Judge(puzzle, instance).faults(told) == []
    found = [step.deduction for step in told.steps if step.deduction.chain is not None]
    found += [conflict for conflict in told.conflicts if conflict.chain is not None]
    for step in told.steps:
        assert [x["words"] for x in step.to_dict()["chain"]] == [x.words for x in step.chain_lines]
    for one in found:
        inner = list(links(one.chain))
        assert {x for link in inner for x in link.because} <= set(one.because)
        assert all(len(link.because) <= LONGEST for link in inner if link.chain is None)
    return found, told


def links(chain: Any) -> Iterator[Any]:
    """The links of a chain, and those of the chains that stand in their place."""
    for link in chain.links:
        yield link
        if link.chain is not None:
            yield from links(link.chain)


@pytest.mark.slow
@pytest.mark.parametrize(
    "board", [ONE_MARK, OF_VALUES], ids=["one mark", "two of which one leaves the other"]
)
@pytest.mark.nightly
def test_explain_a_step_that_takes_much_by_a_chain_of_small_ones(board):
    found, told = explain(pylogic.load(board[0]), board[1])
    assert any(one.chain.supposed is not None for one in found)
    assert pickle.loads(pickle.dumps(told)).steps == told.steps


# ---- Contradictions ----------------------------------------------------------------


@pytest.mark.slow
def test_explain_a_large_contradiction_by_a_chain():
    (found,), told = explain(KUROMASU, WRONG)
    assert found.chain.supposed is None
    assert set(found.chain.known) <= set(found.marks)
    lines = found.to_dict()["chain"]
    assert [line["words"] for line in lines] == [line.words for line in found.chain_lines]
    assert lines[-1]["words"].startswith("contradiction")
    (drawn,) = told.boards()
    assert drawn.frames[0].captions[-1].strip() == lines[-1]["words"]


@pytest.mark.slow
def test_explain_a_large_contradiction_flat_where_that_is_asked_for():
    (flat,) = run(WRONG, flat=True).conflicts
    assert len(flat.because) > LONGEST
    assert flat.chain is None
    assert flat.to_dict()["chain"] == []
    assert any(line.startswith("  encodings/kuromasu.lp:") for line in flat.lines)


def test_explain_a_small_contradiction_flat():
    (small,) = run("size(2,3). clue(1,1,4). clue(2,3,4). clue(1,3,1).").conflicts
    assert len(small.because) <= LONGEST
    assert small.chain is None


def test_explain_first_the_rules_that_a_board_breaks_already():
    (found,) = KUROMASU.explain("inst12", state="black(1,1). black(1,2).").conflicts
    assert [line.words for line in found.citations] == ["the black cells 1,1 and 1,2 touch"]
    assert found.marks == (("black(1,1)", True), ("black(1,2)", True))
    assert (found.is_minimal, found.is_smallest) == (True, False)  # nobody asked for a proof


def test_judge_a_board_by_the_plainest_rule_first():
    text = "size(3,5). clue(1,1,5). clue(3,5,5)."
    state = KUROMASU.instance("black(1,3). black(2,5). black(2,1). black(2,2).", text=True)
    judged = judge_board(KUROMASU, KUROMASU.instance(text, text=True), state)
    told = [line.words for line in judged.citations]
    assert told[0] == "the black cells 2,1 and 2,2 touch"
    assert len(told) > 1


@pytest.mark.slow
@pytest.mark.parametrize("pair", [((1, 1), (2, 2)), ((1, 2), (2, 3)), ((1, 3), (2, 2))])
def test_explain_a_board_by_a_smallest_conflict_where_that_is_asked_for(pair):
    board = Board(ONE)
    state = " ".join(f"black({r},{c})." for r, c in pair)
    (found,) = run(ONE, state=state, smallest=True).conflicts
    assert found.is_smallest
    assert board.contradicts(set(map(str, found.because)), dict.fromkeys(pair, True))
    for size in range(found.size):
        for many in range(min(size, 2) + 1):
            for known in combinations(pair, many):
                for some in combinations(board.elements, size - many):
                    assert not board.contradicts(set(some), dict.fromkeys(known, True))


# ---- Many boards -------------------------------------------------------------------


@pytest.mark.nightly
@pytest.mark.slow
@needs_corpora
def test_explain_contradictions_by_chains_that_are_true():
    told = 0
    for name, board in corpus("kuromasu").items():
        (rows, columns), cells = board_of(board["problem"])
        if rows not in (9, 10) or columns > 10:
            continue
        rng = random.Random(f"0 {name}")
        while True:
            wrong = [list(row) for row in cells]
            row = rng.choice([row for row in wrong if set(row) != {"-"}])
            place = rng.choice([i for i, text in enumerate(row) if text != "-"])
            row[place] = str(int(row[place]) + rng.choice((-1, 1)))
            text = f"size({rows},{columns}). {facts_of('clue', wrong)}"
            with suppress(pylogic.ProgramError):  # no cell sees so few, or so many
                if KUROMASU.solve(KUROMASU.instance(text, text=True)).status == "none":
                    break
        found, _ = explain(KUROMASU, text)
        told += len(found)
    assert told >= 5
