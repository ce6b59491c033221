"""Chains: each link is implied by what it names, and what the chain is to show comes out."""

from __future__ import annotations

from dataclasses import replace

import clingo
import pytest
from explained import task
from test_derivation import follows

import pylogic
from pylogic.explain.chains import LONGEST, Chains
from pylogic.explain.derivation import OPTIONS, Derivation
from pylogic.explain.relaxation import relax
from pylogic.explain.steps import Chain, Deduction, packed, unpacked

# Made by `pylogic generate`: their steps of up to five clues and rules end before the solution.
KUROMASU = (
    "kuromasu",
    "size(9,9). clue(1,2,3). clue(2,3,10). clue(2,4,7). clue(2,6,8). clue(4,1,4)."
    " clue(4,4,5). clue(4,9,4). clue(5,7,3). clue(7,8,12). clue(7,9,8). clue(8,5,2)."
    " clue(9,3,4).",
)
TAKUZU = (
    "takuzu",
    "size(10,10). given(1,10,1). given(2,1,1). given(2,3,1). given(2,5,0). given(3,2,0)."
    " given(3,5,0). given(3,7,1). given(3,8,1). given(4,10,1). given(5,1,1). given(5,3,1)."
    " given(6,5,1). given(6,6,1). given(6,8,0). given(7,1,1). given(7,7,0). given(8,2,0)."
    " given(9,2,0). given(9,3,0). given(9,10,1). given(10,6,0).",
)


def contradicts(one, because, known) -> bool:
    """Whether a program that has only these clues and constraints has no answer."""
    return follows(one, because, list(known[1:]), (known[0][0], not known[0][1]))


def check_chain(one, chain: Chain, known: set) -> None:
    """Each link follows from what it says, none of it to spare: no switches, no assumptions."""
    scope = set(known) | ({chain.supposed} if chain.supposed else set())
    for link in chain.links:
        assert set(link.known) <= scope
        assert scope.isdisjoint(link.marks)
        if link.chain is None:
            check_link(one, link)
        else:
            (mark,) = link.marks
            assert link.chain.supposed == (mark[0], not mark[1])
            assert set(link.because) == because_of(link.chain)
            check_chain(one, link.chain, scope)
        scope |= set(link.marks)
    assert chain.supposed is None or not chain.links[-1].marks
    assert all(link.marks for link in chain.links[:-1])


def check_link(one, link: Deduction) -> None:
    assert len(link.because) <= LONGEST

    def is_implied(because, known) -> bool:
        if link.marks:
            return all(follows(one, because, list(known), mark) for mark in link.marks)
        return contradicts(one, because, list(known))

    assert is_implied(link.because, link.known)
    for used in link.known if len(link.known) > 1 else ():
        assert not is_implied(link.because, [mark for mark in link.known if mark != used])
    for used in link.because:
        rest = [symbol for symbol in link.because if symbol != used]
        assert not is_implied(rest, link.known)


def because_of(chain: Chain) -> set[clingo.Symbol]:
    return {symbol for link in chain.links for symbol in link.because}


def stuck(name: str, text: str):
    """A task, its solution, and what is known where small steps end."""
    puzzle = pylogic.load(name)
    one = task(text, puzzle)
    solution = set(puzzle.solve(one.instance).answers[0].symbols)
    derivation = Derivation(relax(one, OPTIONS), solution)
    known = []
    for step in derivation.rounds(LONGEST):
        known += [mark for deduction in step.deductions for mark in deduction.marks]
        known += step.implied
    assert not derivation.is_complete
    return one, solution, known


def check_shortest(one, solution, known) -> Deduction:
    found = Chains(one).shortest(solution, known)
    assert found is not None
    (mark,) = found.marks
    assert mark not in known
    assert (clingo.parse_term(mark[0]) in solution) == mark[1]
    assert found.chain.supposed == (mark[0], not mark[1])
    assert set(found.because) == because_of(found.chain)
    assert set(found.known) <= set(known)
    check_chain(one, found.chain, set(found.known))
    assert unpacked(packed(found)) == found
    return found


@pytest.mark.parametrize("board", [KUROMASU, TAKUZU], ids=lambda board: board[0])
def test_where_small_steps_end_a_short_chain_proves_a_mark(board):
    found = check_shortest(*stuck(*board))
    assert max(len(link.because) for link in found.chain.links) <= 3
    assert len(found.chain.links) <= 12


def test_a_deduction_is_shown_by_what_it_takes():
    one, solution, known = stuck(*KUROMASU)
    flat = check_shortest(one, solution, known)
    chain = Chains(one).of_deduction(replace(flat, chain=None), known)
    assert chain.supposed == flat.chain.supposed
    assert because_of(chain) <= set(flat.because)
    check_chain(one, chain, set(known))
