"""A propagator that records what clasp does: decisions, what follows from each, what is undone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import clingo

from pylogic.rules.symbols import Mark
from pylogic.solving.trace_choices import Chooser


@dataclass(frozen=True)
class Moment:
    """A decision, or a way back, and what came of it; atoms by number, negative for false."""

    level: int
    """The decision level that it leads to; 0 for what is known before any decision."""
    back: int | None = None
    """The level that a conflict or a restart leads back from; None for a decision."""
    decided: int = 0
    """What was decided; 0 if it is none of the atoms that are recorded."""
    undone: tuple[int, ...] = ()
    """What was taken back first."""
    assigned: tuple[int, ...] = ()
    """What follows then."""
    is_answer: bool = False
    """Whether that decides everything: an answer."""
    why: str = ""
    """What has made the decision."""
    hidden: Mark | None = None
    """What was decided, where it is an atom that is not recorded."""


@dataclass
class _Open:
    """A moment that is not over yet."""

    level: int
    back: int | None = None
    decided: int = 0
    undone: list[int] = field(default_factory=list)
    assigned: list[int] = field(default_factory=list)
    is_answer: bool = False
    why: str = ""
    hidden: Mark | None = None

    def close(self) -> Moment:
        undone, assigned = tuple(self.undone), tuple(self.assigned)
        kept = (self.is_answer, self.why, self.hidden)
        return Moment(self.level, self.back, self.decided, undone, assigned, *kept)


class Recorder(clingo.Propagator):
    """Records the atoms that it is given; it decides nothing and infers nothing.

    Another propagator may stand behind it and make the decisions.
    """

    def __init__(
        self,
        literals: Mapping[int, int],
        others: Mapping[int, clingo.Symbol],
        behind: clingo.Propagator | None,
        chooser: Chooser,
        take: Callable[[Moment], None],
    ) -> None:
        """`literals` are the atoms' program literals by number, `others` those of other atoms.

        `take` is given the moments.
        """
        self._program_literals = literals
        self._others = others
        self._hidden: dict[int, int] = {}
        """The other atoms' program literals by those of the solver."""
        self._behind = behind
        self._chooser = chooser
        self._take = take
        self._atoms: dict[int, list[int]] = {}
        self._moment = _Open(0)

    def init(self, init: clingo.PropagateInit) -> None:
        """Watch both signs of each atom."""
        for number, literal in self._program_literals.items():
            solver = init.solver_literal(literal)
            for sign in (1, -1):
                self._atoms.setdefault(sign * solver, []).append(sign * number)
                init.add_watch(sign * solver)
                if init.assignment.is_true(sign * solver):
                    self._moment.assigned.append(sign * number)
        for literal in self._others:
            for sign in (1, -1):
                self._hidden.setdefault(sign * init.solver_literal(literal), sign * literal)
        self._chooser.init(init)
        init.undo_mode = clingo.PropagatorUndoMode.Always
        init.check_mode = clingo.PropagatorCheckMode.Total
        if self._behind is not None:
            self._behind.init(init)

    def propagate(self, control: clingo.PropagateControl, changes: Sequence[int]) -> None:
        """Note what has become true or false."""
        level = control.assignment.decision_level
        if self._moment.back is None and level < self._moment.level:
            self._go_back(self._moment.level)
            self._moment.level = level
        self._note_decision(control.assignment)
        known = set(self._moment.assigned)
        new = (number for literal in changes for number in self._atoms.get(literal, ()))
        self._moment.assigned += [number for number in new if number not in known]
        if self._behind is not None:
            self._behind.propagate(control, changes)

    def undo(self, thread_id: int, assignment: clingo.Assignment, changes: Sequence[int]) -> None:
        """Note what is open again."""
        if self._moment.back is None or self._moment.is_answer:
            self._go_back(assignment.decision_level)
        self._moment.level = assignment.decision_level - 1
        gone = [number for literal in changes for number in self._atoms.get(literal, ())]
        again = set(self._moment.assigned)
        self._moment.undone += [number for number in gone if number not in again]
        self._moment.assigned = [n for n in self._moment.assigned if n not in set(gone)]
        if self._behind is not None:
            self._behind.undo(thread_id, assignment, changes)

    def check(self, control: clingo.PropagateControl) -> None:
        """Note that everything is decided."""
        self._moment.is_answer = True
        if self._behind is not None:
            self._behind.check(control)

    def decide(self, thread_id: int, assignment: clingo.Assignment, fallback: int) -> int:
        """Note what is decided: by what stands behind, or else by clasp."""
        labeled = 0
        if self._behind is not None:
            labeled = self._behind.decide(thread_id, assignment, fallback)
        chosen = labeled or fallback
        level = assignment.decision_level + 1
        if self._moment.back is None and level <= self._moment.level:
            self._go_back(self._moment.level)
            self._moment.level = level - 1
        self._note_decision(assignment)
        self.end()
        self._open(level, chosen, assignment, is_labeled=labeled != 0)
        return chosen

    def _note_decision(self, assignment: clingo.Assignment) -> None:
        """Note what clasp has decided without asking, as it does where it projects answers."""
        level = assignment.decision_level
        if level > max(self._moment.level, assignment.root_level):
            self.end()
            self._open(level, assignment.decision(level), assignment, is_labeled=False)

    def _open(
        self, level: int, literal: int, assignment: clingo.Assignment, is_labeled: bool
    ) -> None:
        """A decision begins a moment."""
        number = self._number(literal)
        why = self._chooser.why(literal, assignment, is_labeled)
        other = 0 if number else self._hidden.get(literal, 0)
        hidden = (str(self._others[abs(other)]), other > 0) if other else None
        self._moment = _Open(level, decided=number, why=why, hidden=hidden)

    def _number(self, literal: int) -> int:
        """The number of an atom, negative where it is false; 0 if it is not recorded."""
        return next(iter(self._atoms.get(literal, ())), 0)

    def _go_back(self, level: int) -> None:
        self.end()
        self._moment = _Open(level, back=level)

    def end(self) -> None:
        """The last moment is over."""
        self._take(self._moment.close())
