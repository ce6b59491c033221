"""Unit propagation: what single suppositions rule out, and what refutes one, each in one search."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import clingo

from pylogic.explain.relaxation import Switches

_TRIALS = 100
"""The most trials of a `Shrinker` in one search."""


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

    def decide(self, _thread: int, assignment: clingo.Assignment, _fallback: int) -> int:
        """Decide on suppositions, then like clasp; called by clingo."""
        while self._waiting:
            tried = self._waiting.pop()
            self._results[tried] = None
            decided = self._deciders[tried]
            if assignment.value(decided) is None:
                self._tried, self._decided = tried, decided
                return decided
        self._decided = 0
        return 0  # other propagators may decide, and clasp

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Record what a supposition makes false, and undo it; called by clingo."""
        if self._decided in changes:
            watched = self._watched
            self._results[self._tried] = [x for y in changes for x in watched.get(y, ())]
            # After the last supposition an empty clause ends the search.
            control.add_clause([-self._decided] if self._waiting else [], tag=True)


class Shrinker(clingo.Propagator):
    """Finds small sets of literals from which others follow by propagation, in a single search.

    A trial decides on literals one after the other, until one contradicts those before it: this one
    is needed, and those after it are not. The next trial begins with the needed ones.
    """

    def __init__(self, switches: Switches) -> None:
        """Register with a program."""
        self._switches = switches
        with switches.control.backend() as backend:
            self._atoms = [backend.add_atom() for _ in range(_TRIALS)]
            backend.add_rule(self._atoms, [], choice=True)
        self._solver = dict[int, int]()
        """The solver's literal of each program literal; the others below are all the solver's."""
        self._ends = list[int]()
        """The literals that end trials, the next one last; the first one begins each trial."""
        self._opposites, self._tried = list[int](), list[int]()
        """The opposites that wait for their trials, the first one last, and what to try first."""
        self._rank = dict[int, int]()
        """The known literals, each with its place in the order of preference."""
        self._trial, self._count, self._place = list[int](), 0, 0
        """The literals of the trial, the number of needed ones, and that of decided ones."""
        self._used: dict[int, None] | None = None
        """The known literals that all opposites so far need; None if they are not enough."""
        self._is_over = True
        switches.control.register_propagator(self)

    def find_needed(
        self,
        on: Sequence[int],
        literals: Sequence[int],
        known: Sequence[int],
        near: Callable[[int], int],
    ) -> list[int] | None:
        """Return known literals from which, with those `on`, all `literals` follow by propagation;
        None if they do not. The result is minimal for the first literal. Those are tried first for
        which `near` returns least; of the first conflict's, the first known ones are preferred."""
        if not self._solver:
            self._switches.find_literal_core([])
        solver = self._solver
        self._rank = {solver[x]: i for i, x in enumerate(known)}
        self._tried = [solver[x] for x in sorted(known, key=near)]
        self._ends = [solver[x] for x in self._atoms]
        self._opposites = [-solver[x] for x in reversed(literals)]
        self._used, self._is_over = {}, False
        self._begin()
        core = self._switches.find_literal_core(on)
        self._is_over = True
        if core is None or self._used is None:
            return None
        return [known[self._rank[x]] for x in self._used]

    def _begin(self) -> None:
        """Begin the trials of the next opposite, with the literals that are used already."""
        assert self._used is not None
        opposite = self._opposites[-1:]
        self._trial = [*opposite, *dict.fromkeys((*self._used, *self._tried))]
        self._count = len(opposite)

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch the ends of trials, in the first search only; called by clingo."""
        init.check_mode = clingo.PropagatorCheckMode.Off
        if not self._solver:
            for x in (*(atom.literal for atom in init.symbolic_atoms), *self._atoms):
                self._solver |= {x: init.solver_literal(x), -x: init.solver_literal(-x)}
            for x in self._atoms:
                init.add_watch(self._solver[x])

    def decide(self, _thread: int, assignment: clingo.Assignment, _fallback: int) -> int:
        """Decide on the literals of a trial, else like clasp; called by clingo."""
        if self._is_over:
            return 0
        trial, value, begin = self._trial, assignment.value, self._ends[0]
        if value(begin) is None:
            return begin
        if self._place and not value(trial[self._place - 1]):  # a contradiction has led back
            self._place = 0
        for place in range(self._place, len(trial)):
            holds = value(trial[place])
            if holds is None:
                self._place = place + 1
                return trial[place]
            if not holds:
                self._shorten(place)
                break
        else:
            self._used, self._is_over = None, True
        if len(self._ends) == 2:
            self._used, self._is_over = None, True
        self._place = 0
        return self._ends.pop()

    def _shorten(self, place: int) -> None:
        """Prepare the next trial, since the literals up to a place contradict each other."""
        assert self._used is not None
        needed, others = self._trial[: self._count], self._trial[self._count : place]
        if place >= self._count:
            needed.append(self._trial[place])
        if len(needed) == 3:  # by now the others are few
            others.sort(key=self._rank.__getitem__)
        self._trial, self._count = [*needed, *others], len(needed)
        if not others:
            self._used |= dict.fromkeys(x for x in needed[len(self._opposites[-1:]) :])
            self._opposites = self._opposites[:-1]
            self._is_over = not self._opposites
            self._begin()

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """End a trial, or with an empty clause the search; called by clingo."""
        if self._is_over:
            control.add_clause([], tag=True)
        elif changes[0] != self._ends[0]:
            control.add_clause([-self._ends[0], -changes[0]], tag=True)
