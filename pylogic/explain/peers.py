"""Peers: cells that never hold the same number, whatever the clues are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

import clingo

from pylogic.explain.questions import Elements, Propagation
from pylogic.explain.relaxation import Switches
from pylogic.rules.entries import Entry
from pylogic.rules.instance import instance_of
from pylogic.rules.symbols import Place, place_of
from pylogic.solving.grounding import Program, ground_base
from pylogic.solving.task import Task


def peers(task: Task, entry: Entry) -> Mapping[Place, Sequence[Place]]:
    """The cells after each one, in reading order, that never hold the number that it holds.

    Each number is supposed in each cell of the board without its clues; what clasp propagates at
    once is ruled out. Two cells are peers if that is so for all numbers that both may hold.
    """
    clues = task.encoding.clues
    bare = (fact.symbol for fact in task.instance.facts if fact.signature not in clues)
    blank = replace(task, instance=instance_of(bare, task.instance.name), options=())
    made = ground_base(blank)
    literals = made.undecided([entry.signature])
    ruled_out = _ruled_out(made, literals)
    by_number: dict[clingo.Symbol, dict[Place, clingo.Symbol]] = defaultdict(dict)
    for atom in literals:
        if (place := place_of(atom)) is not None:
            by_number[atom.arguments[2]][place] = atom
    are_peers: dict[tuple[Place, Place], bool] = {}
    for atoms in by_number.values():
        for one, other in combinations(sorted(atoms), 2):
            is_out = atoms[other] in ruled_out[atoms[one]]
            are_peers[one, other] = is_out and are_peers.get((one, other), True)
    seen: dict[Place, list[Place]] = {}
    for one, other in sorted(pair for pair, is_so in are_peers.items() if is_so):
        seen.setdefault(one, []).append(other)
    return seen


def _ruled_out(
    made: Program, literals: Mapping[clingo.Symbol, int]
) -> Mapping[clingo.Symbol, frozenset[clingo.Symbol]]:
    """Each atom with those that are false as soon as it is supposed; with all if it cannot hold."""
    marks = {x: (str(atom), True) for atom, x in literals.items()}
    elements = Elements(tuple(literals), tuple(literals.values()), (), {}, marks)
    off = Propagation(Switches(made.control, {}), elements).of((), marks)
    every = frozenset(literals)
    return {
        atom: every if (found := off[x]) is None else frozenset(elements.named(found))
        for atom, x in literals.items()
    }
