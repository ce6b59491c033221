"""Chains: each link is implied by what it names, and what the chain is to show comes out."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import combinations, islice, product

import clingo
import judge
import pytest
from explained import KUROMASU, ONE, Board, run, task
from harness import board_of, corpus, facts_of, needs_corpora
from test_derivation import follows

import pylogic
from pylogic.explain.chains import Chains
from pylogic.explain.derivation import OPTIONS, Derivation
from pylogic.explain.explanation import Conflict
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import LONGEST, Chain, Deduction
from pylogic.explain.text import Teller
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark
from pylogic.solving.child import CutShortError
from pylogic.solving.task import Task

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


def check_chain(one: Task, chain: Chain, known: set[Mark]) -> None:
    """Each link follows from what it says, none of it to spare: no switches, no assumptions."""
    scope = set(known) | ({chain.supposed} if chain.supposed else set())
    for link in chain.links:
        assert set(link.known) <= scope
        assert scope.isdisjoint(link.marks)
        if link.chain is None:
            check_link(one, link)
        else:
            assert set(link.because) == because_of(link.chain)
            check_likewise(one, link, link.chain)
            check_chain(one, link.chain, scope)
        scope |= set(link.marks)
    assert all(link.marks for link in chain.links[:-1])
    assert chain.supposed is None or not chain.links[-1].marks


def check_link(one: Task, link: Deduction) -> None:
    assert len(link.because) <= LONGEST
    assert is_implied(one, link, link.because, link.known)
    for used in link.known if len(link.known) > 1 or link.marks else ():
        assert not is_implied(one, link, link.because, [x for x in link.known if x != used])
    for used in link.because:
        assert not is_implied(one, link, [x for x in link.because if x != used], link.known)
    assert list(judge.of_deduction(Teller(one, Limits()), link)) == []


def check_likewise(one: Task, deduction: Deduction, chain: Chain) -> None:
    """One mark is shown by the chain, and all others follow by just the same constraints."""
    shown = opposite(chain.supposed)
    assert shown in deduction.marks
    others = [mark for mark in deduction.marks if mark != shown]
    assert all(follows(one, deduction.because, list(deduction.known), x) for x in others)


def is_implied(one: Task, link: Deduction, because, known) -> bool:
    """Whether a program that has only these clues and constraints leaves nothing else."""
    if link.marks:
        return all(follows(one, because, list(known), mark) for mark in link.marks)
    first, *others = known
    return follows(one, because, others, opposite(first))


def opposite(mark: Mark) -> Mark:
    return mark[0], not mark[1]


def because_of(chain: Chain) -> set[clingo.Symbol]:
    return {symbol for link in chain.links for symbol in link.because}


def depth(chain: Chain) -> int:
    inner = (depth(link.chain) for link in chain.links if link.chain)
    return (chain.supposed is not None) + max(inner, default=0)


def long_deductions(one: Task) -> Iterator[tuple[Deduction, list[Mark]]]:
    """The deductions that take much, each with what is known before it."""
    solution = set(pylogic.Puzzle(one.encoding).solve(one.instance).answers[0].symbols)
    derivation = Derivation(relax(one, OPTIONS), solution)
    known: list[Mark] = []
    for found in derivation.rounds():
        for deduction in found.deductions:
            if len(deduction.because) > LONGEST:
                yield deduction, list(known)
        known += [mark for deduction in found.deductions for mark in deduction.marks]
        known += found.implied


def check_deduction(one: Task, deduction: Deduction, known: list[Mark], chain: Chain) -> None:
    """A chain shows all marks of a deduction by what that takes."""
    assert because_of(chain) <= set(deduction.because)
    assert set(chain.known) <= set(known)
    check_chain(one, chain, set(chain.known))
    if chain.supposed is None:
        assert set(deduction.marks) <= {mark for link in chain.links for mark in link.marks}
    else:
        check_likewise(one, replace(deduction, known=tuple(known)), chain)


@pytest.mark.few(1)
@pytest.mark.parametrize(
    "board", [ONE_MARK, OF_VALUES], ids=["one mark", "two of which one leaves the other"]
)
def test_a_deduction_that_takes_much_has_a_chain_of_small_ones(board):
    one = task(board[1], pylogic.load(board[0]))
    deduction, known = next(long_deductions(one))
    chain = Chains(relax(one)).of_deduction(deduction, known)
    check_deduction(one, deduction, known, chain)
    assert chain.supposed is not None
    sent = Deduction(deduction.marks, deduction.because, chain=chain)
    assert pickle.loads(pickle.dumps(sent)) == sent


@pytest.mark.slow
def test_each_mark_of_a_deduction_is_shown():
    one = task(ONE_MARK[1])
    (first, known), (second, _) = islice(long_deductions(one), 2)
    assert set(first.marks).isdisjoint(second.marks)
    because = tuple({*first.because, *second.because})
    both = Deduction((*first.marks, *second.marks), because)
    chain = Chains(relax(one)).of_deduction(both, known)
    assert chain.supposed is None
    check_deduction(one, both, known, chain)


def test_no_chain_is_found_without_effort():
    one = task(ONE_MARK[1])
    deduction, known = next(long_deductions(one))
    assert Chains(relax(one)).of_deduction(deduction, known, share=1 / 200) is None


def test_a_search_for_chains_that_is_stopped_says_so():
    one = task(ONE_MARK[1])
    program = relax(one)
    chains = Chains(program)
    program.switches.stop()
    deduction, known = next(long_deductions(one))
    with pytest.raises(CutShortError):
        chains.of_deduction(deduction, known)


# ---- Contradictions ----------------------------------------------------------------


def check_conflict(one: Task, found: Conflict) -> None:
    assert found.chain.supposed is None
    assert not found.chain.links[-1].marks
    assert because_of(found.chain) <= set(found.because)
    assert set(found.chain.known) <= set(found.marks)
    check_chain(one, found.chain, set(found.marks))


@pytest.mark.slow
def test_a_large_contradiction_is_told_as_a_chain():
    explained = run(WRONG)
    (found,) = explained.conflicts
    assert len(found.because) > LONGEST
    check_conflict(task(WRONG), found)
    lines = found.to_dict()["chain"]
    assert [line["words"] for line in lines] == [line.words for _, line in found.chain_lines]
    assert lines[-1]["words"].startswith("contradiction")
    assert found.reasons[-1].endswith(lines[-1]["words"])
    (drawn,) = explained.boards()
    assert drawn.frames[0].captions[-1].strip() == lines[-1]["words"]


def test_a_contradiction_stays_a_set_that_is_small_or_is_to_be_flat():
    (flat,) = run(WRONG, flat=True).conflicts
    assert flat.chain is None
    assert flat.to_dict()["chain"] == []
    assert any(line.startswith("encodings/kuromasu.lp:") for line in flat.reasons)
    (small,) = run("size(2,3). clue(1,1,4). clue(2,3,4). clue(1,3,1).").conflicts
    assert len(small.because) <= LONGEST
    assert small.chain is None


def test_what_a_board_breaks_already_comes_before_the_rest():
    instance, state = KUROMASU.instance("inst43"), "black(1,1). black(1,2)."
    (found,) = KUROMASU.explain(instance, state=KUROMASU.instance(state, text=True)).conflicts
    assert [line.words for line in found.lines] == ["the black cells 1,1 and 1,2 touch"]
    assert found.marks == (("black(1,1)", True), ("black(1,2)", True))
    assert found.is_smallest


def test_the_plainest_rule_that_a_board_breaks_is_told_first():
    text = "size(3,5). clue(1,1,5). clue(3,5,5)."
    state = KUROMASU.instance("black(1,3). black(2,5). black(2,1). black(2,2).", text=True)
    told = [line.words for line in KUROMASU.judge(KUROMASU.instance(text, text=True), state).lines]
    assert told[0] == "the black cells 2,1 and 2,2 touch"
    assert len(told) > 1


@pytest.mark.slow
def test_that_none_is_smaller_is_said_only_where_it_is_so():
    board = Board(ONE)
    proved = set()
    cells = [*product(range(1, 4), range(1, 4))]
    for pair in combinations(cells, 2):
        marks = {cell: True for cell in pair}
        state = KUROMASU.instance(" ".join(f"black({r},{c})." for r, c in pair), text=True)
        explained = run(ONE, state=state)
        if explained.outcome.status != "none":
            continue
        (found,) = explained.conflicts
        assert board.contradicts(set(map(str, found.because)), marks)
        if found.is_smallest:
            proved.add(found.size)
            smaller = (
                (some, known)
                for size in range(found.size)
                for many in range(min(size, 2) + 1)
                for known in combinations(pair, many)
                for some in combinations(board.elements, size - many)
            )
            for some, known in smaller:
                assert not board.contradicts(set(some), dict.fromkeys(known, True))
    assert proved == {3}


# ---- Many boards -------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 6))
@pytest.mark.parametrize(("name", "size"), [("kuromasu", "9x9"), ("takuzu", "10x10")])
def test_every_chain_of_minimal_boards_is_true(name, size, seed):
    puzzle = pylogic.load(name)
    (made,) = puzzle.generate(size, seed=seed)
    one = puzzle.task(made.instance)
    chains = Chains(relax(one))
    for deduction, known in long_deductions(one):
        chain = chains.of_deduction(deduction, known)
        if chain is not None:
            check_deduction(one, deduction, known, chain)


@pytest.mark.slow
def test_chains_of_a_sudoku_are_true():
    puzzle = pylogic.load("sudoku")
    one = puzzle.task(puzzle.instance("wiki9"))
    for deduction, known in long_deductions(one):
        chain = Chains(relax(one)).of_deduction(deduction, known)
        if chain is not None:
            check_deduction(one, deduction, known, chain)


@pytest.mark.slow
@needs_corpora
def test_chains_of_contradictions_are_true():
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
        found = run(text)
        (conflict,) = found.conflicts
        if conflict.chain is not None:
            told += 1
            check_conflict(task(text), conflict)
    assert told >= 5
