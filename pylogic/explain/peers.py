"""Peers: cells that never hold the same number, whatever the clues are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

import clingo

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
    ruled_out = dict(_ruled_out(made, literals))
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
) -> Iterator[tuple[clingo.Symbol, frozenset[clingo.Symbol]]]:
    """Each atom, and those that are false as soon as it is supposed."""
    supposing = _Supposing(literals)
    made.control.register_propagator(supposing)
    for atom, literal in literals.items():
        supposing.begin(atom)
        made.control.solve(assumptions=[literal])
        yield atom, frozenset(supposing.false)


class _Supposing(clingo.Propagator):
    """Reads what follows from an assumption, and ends the search before its first decision."""

    def __init__(self, literals: Mapping[clingo.Symbol, int]) -> None:
        self.false: set[clingo.Symbol] = set()
        self._literals = literals
        self._solver: dict[clingo.Symbol, int] = {}
        self._watched: dict[int, list[clingo.Symbol]] = {}
        self._supposed: clingo.Symbol | None = None

    def begin(self, atom: clingo.Symbol) -> None:
        """Suppose another atom."""
        self.false, self._supposed = set(), atom

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch that atoms become false; once, since watches stay."""
        init.check_mode = clingo.PropagatorCheckMode.Off
        if self._solver:
            return
        self._solver = {atom: init.solver_literal(x) for atom, x in self._literals.items()}
        for atom, literal in self._solver.items():
            self._watched.setdefault(-literal, []).append(atom)
        for literal in self._watched:
            init.add_watch(literal)

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Read what is false at once."""
        assert self._supposed is not None
        supposed, assignment = self._solver[self._supposed], control.assignment
        if assignment.decision(assignment.decision_level) == supposed:
            for literal in changes:
                self.false.update(self._watched[literal])
        elif assignment.is_true(supposed):
            control.add_clause([-supposed], tag=True)
