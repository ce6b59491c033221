"""Unit propagation: what single suppositions rule out, asked in one search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import clingo

from pylogic.explain.relaxation import Switches


class Propagation(clingo.Propagator):
    """Unit propagation of single suppositions, one after the other in a single search."""

    def __init__(self, switches: Switches, marks: Iterable[int], watched: Iterable[int]) -> None:
        """Register with a program. A supposition is one of the marks, which are literals, or the
        opposite of one; the `watched` literals are those that a supposition may make false."""
        self._switches = switches
        self._supposed: dict[int, int] = {}
        """The atom that supposes each literal."""
        self._waiting: list[int] = []
        """The literals to suppose, the first one last."""
        self._results: dict[int, list[int] | None] = {}
        self._deciders: dict[int, int] = {}
        self._falsified = list(watched)
        self._watched: dict[int, list[int]] = {}
        """The watched literals that become false with a literal of the solver."""
        self._tried = 0
        self._decided = 0
        """The current supposition as the solver's literal; 0 without one."""
        with switches.control.backend() as backend:
            for mark in marks:
                for literal in (mark, -mark):
                    self._supposed[literal] = atom = backend.add_atom()
                    backend.add_rule([atom], [], choice=True)
                    backend.add_rule([], [atom, -literal])
        switches.control.register_propagator(self)

    def find_ruled_out(
        self, known: Sequence[int], tried: Iterable[int]
    ) -> dict[int, list[int] | None]:
        """Suppose each literal in turn; return the watched literals that each makes false.

        A literal has None if it contradicts the known literals. The result is {} if the known
        literals contradict each other.
        """
        self._results, self._waiting = {}, list(tried)[::-1]
        self._switches.find_literal_core(known)
        return self._results

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch literals, in the first search only; called by clingo."""
        init.check_mode = clingo.PropagatorCheckMode.Off
        self._decided = 0
        if self._deciders:
            return
        self._deciders = {x: init.solver_literal(atom) for x, atom in self._supposed.items()}
        for literal in self._falsified:
            self._watched.setdefault(init.solver_literal(-literal), []).append(literal)
        for literal in (*self._deciders.values(), *self._watched):
            init.add_watch(literal)

    def decide(self, _thread: int, assignment: clingo.Assignment, fallback: int) -> int:
        """Decide on suppositions, then like clasp; called by clingo."""
        while self._waiting:
            tried = self._waiting.pop()
            self._results[tried] = None
            decided = self._deciders[tried]
            if assignment.value(decided) is None:
                self._tried, self._decided = tried, decided
                return decided
        self._decided = 0
        return fallback

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Record what a supposition makes false, and undo it; called by clingo."""
        if self._decided in changes:
            watched = self._watched
            self._results[self._tried] = [x for y in changes for x in watched.get(y, ())]
            # After the last supposition an empty clause ends the search.
            control.add_clause([-self._decided] if self._waiting else [], tag=True)
