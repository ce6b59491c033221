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
from pylogic.rules.instance import instance_from_facts
from pylogic.rules.symbols import Place, place_of
from pylogic.solving.grounding import Program, ground_base
from pylogic.solving.task import Task


def find_peers(task: Task, entry: Entry) -> Mapping[Place, Sequence[Place]]:
    """Return, for each cell, the later cells that never hold its number, whatever the clues are.

    Each number is supposed in each cell of the board without clues; clasp's propagation then rules
    out others. Two cells are peers if that is so for all numbers that both may hold. Cells and
    peers are in reading order; a cell without later peers is left out.
    """
    clues = task.encoding.clues
    bare = (fact.symbol for fact in task.instance.facts if fact.signature not in clues)
    blank = replace(task, instance=instance_from_facts(bare, task.instance.name), options=())
    program = ground_base(blank)
    literals = program.find_undecided([entry.signature])
    ruled_out = _find_ruled_out(program, literals)
    by_number: dict[clingo.Symbol, dict[Place, clingo.Symbol]] = defaultdict(dict)
    for atom in literals:
        if (place := place_of(atom)) is not None:
            by_number[atom.arguments[2]][place] = atom
    are_peers: dict[tuple[Place, Place], bool] = {}
    for atoms in by_number.values():
        for pair in combinations(sorted(atoms), 2):
            is_out = atoms[pair[1]] in ruled_out[atoms[pair[0]]]
            are_peers[pair] = is_out and are_peers.get(pair, True)
    later: dict[Place, list[Place]] = {}
    for cell, other in sorted(pair for pair, is_so in are_peers.items() if is_so):
        later.setdefault(cell, []).append(other)
    return later


def _find_ruled_out(
    program: Program, literals: Mapping[clingo.Symbol, int]
) -> Mapping[clingo.Symbol, frozenset[clingo.Symbol]]:
    """Return, for each atom, the atoms that its supposition makes false; all if it cannot hold."""
    marks = {x: (str(atom), True) for atom, x in literals.items()}
    elements = Elements(tuple(literals), tuple(literals.values()), (), {}, marks)
    off = Propagation(Switches(program.control, {}), elements).find_switched_off((), marks)
    every = frozenset(literals)
    return {
        atom: every if (ruled_out := off[x]) is None else frozenset(elements.symbols_of(ruled_out))
        for atom, x in literals.items()
    }
