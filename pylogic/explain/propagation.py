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
        """The solver's literal of each program literal; the lists below are of the solver's."""
        self._ends = list[int]()
        """The literals that end trials, the next one last; the first one begins each trial."""
        self._opposites, self._tried, self._trial = list[int](), list[int](), list[int]()
        """The opposites still to refute, what to try first with each, and the current trial, empty
        before the first one of an opposite."""
        self._rank: Callable[[int], int] = abs
        self._count = self._place = 0
        """The number of the trial's literals that are needed, and that of decided ones; `_rank`
        returns the place of a literal in the order of preference."""
        self._used = dict[int, None]()
        """What the opposites refuted so far need."""
        self._is_over = self._is_enough = self._is_minimal = True
        switches.control.register_propagator(self)

    def find_needed(
        self,
        on: Sequence[int],
        literals: Sequence[int],
        known: Sequence[int],
        near: Callable[[int], int],
    ) -> tuple[list[int], bool] | None:
        """Return known literals from which, with those `on`, all `literals` follow by propagation,
        and whether none of these can be left out; None if they do not follow. Known literals are
        preferred for which `near` returns least, and of the last few ones the first."""
        if not self._solver:
            self._switches.find_literal_core([])
        ranks = {self._solver[x]: i for i, x in enumerate(known)}
        self._tried = [self._solver[x] for x in sorted(known, key=near)]
        self._rank = ranks.__getitem__
        self._ends = [self._solver[x] for x in self._atoms]
        self._opposites = [-self._solver[x] for x in literals]
        self._used, self._trial, self._place = {}, [], 0
        self._is_over, self._is_enough, self._is_minimal = False, True, True
        core = self._switches.find_literal_core(on)
        self._is_over = True
        is_enough = core is not None and self._is_enough
        return ([known[ranks[x]] for x in self._used], self._is_minimal) if is_enough else None

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
        value = assignment.value
        if value(self._ends[0]) is None:
            return self._ends[0]
        if not self._trial:  # the next opposite, with the literals that are used already
            self._count = len(self._opposites[:1])
            tried = dict.fromkeys((*self._used, *self._tried))
            self._trial = [*self._opposites[:1], *tried]
        trial, count = self._trial, self._count
        if self._place and not value(trial[self._place - 1]):  # a contradiction has led back
            self._place = 0
        places = range(self._place, len(trial))
        place = next((i for i in places if not value(trial[i])), None)
        if place is not None and value(trial[place]) is None:
            self._place = place + 1
            return trial[place]
        self._place = 0
        if place is None or len(self._ends) == 2:
            self._is_enough, self._is_over = False, True
            return self._ends.pop()
        # The literals up to the place contradict each other.
        others = trial[count:place]
        needed = [*trial[: min(count, place + 1)], *trial[max(count, place) : place + 1]]
        if len(needed) == 3:  # by now the others are few
            others.sort(key=self._rank)
        self._trial, self._count = [*needed, *others], len(needed)
        if not others:
            own, before = needed[len(self._opposites[:1]) :], len(self._used)
            self._used |= dict.fromkeys(own)
            is_same = self._is_minimal and len(self._used) == before
            self._is_minimal = is_same or len(self._used) == len(own)
            self._opposites, self._trial = self._opposites[1:], []
            self._is_over = not self._opposites
        return self._ends.pop()

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """End a trial, or with an empty clause the search; called by clingo."""
        if self._is_over:
            control.add_clause([], tag=True)
        elif changes[0] != self._ends[0]:
            control.add_clause([-self._ends[0], -changes[0]], tag=True)
