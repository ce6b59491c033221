"""What clasp's propagation alone makes of suppositions: thousands of them in one call.

Asking clasp takes 150 us each time, supposing and taking back 8 us: a propagator decides what is
supposed next, reads what follows (unfounded sets included), and forbids it: clasp goes back.
What is found does follow; what is not found may follow all the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import clingo

from pylogic.explain.assumptions import Switches
from pylogic.explain.elements import Elements


class Propagation:
    """A ground program under suppositions, each of one mark."""

    def __init__(self, switches: Switches, elements: Elements) -> None:
        """What may be supposed are the marks, right or wrong; what is watched, the elements."""
        self._switches = switches
        supposed = {}
        with switches.control.backend() as backend:
            for literal in elements.on(elements.folded):
                backend.add_rule([], [-literal])
            for mark in elements.marks:
                for literal in (mark, -mark):
                    supposed[literal] = atom = backend.add_atom()
                    backend.add_rule([atom], [], choice=True)
                    backend.add_rule([], [atom, -literal])
        off = {
            -literal: i
            for i, literal in enumerate(elements.literals)
            if not elements.folded >> i & 1
        }
        self._propagator = _Suppositions(supposed, off)
        switches.control.register_propagator(self._propagator)

    def of(self, known: Sequence[int], tried: Iterable[int]) -> dict[int, int | None]:
        """The elements, as bits, that each switches off; None: it contradicts what is known.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        propagator = self._propagator
        propagator.found, propagator.waiting = {}, list(tried)[::-1]
        self._switches.core_of(known)
        return propagator.found


class _Suppositions(clingo.Propagator):
    """Supposes one literal after the other, and takes it back."""

    def __init__(self, supposed: Mapping[int, int], off: Mapping[int, int]) -> None:
        self._supposed = supposed
        self._off = off
        self.waiting: list[int] = []
        """The last comes first."""
        self.found: dict[int, int | None] = {}
        self._deciders: dict[int, int] = {}
        self._watched: dict[int, int] = {}
        self._tried = 0
        self._decided = 0
        """What is supposed now; as the solver's literal."""

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch what is supposed and what may be off; once, since watches stay."""
        init.check_mode = clingo.PropagatorCheckMode.Off
        self._decided = 0
        if self._watched:
            return
        self._deciders = {x: init.solver_literal(atom) for x, atom in self._supposed.items()}
        for atom, number in self._off.items():
            literal = init.solver_literal(atom)
            self._watched[literal] = self._watched.get(literal, 0) | 1 << number
        for literal in (*self._deciders.values(), *self._watched):
            init.add_watch(literal)

    def decide(self, _thread: int, assignment: clingo.Assignment, fallback: int) -> int:
        """The next supposition; one that is propagated without a conflict gets its number."""
        while self.waiting:
            tried = self.waiting.pop()
            self.found[tried] = None
            decided = self._deciders[tried]
            if assignment.value(decided) is None:
                self._tried, self._decided = tried, decided
                return decided
        self._decided = 0
        return fallback

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Read what is off under a supposition, and go back."""
        if self._decided in changes:
            off = 0
            for literal in changes:
                off |= self._watched.get(literal, 0)
            self.found[self._tried] = off
            # After the last one nothing is asked: no answer need be found.
            control.add_clause([-self._decided] if self.waiting else [], tag=True)
