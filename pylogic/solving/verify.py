"""Have clingo find answers that something else has found: it completes them, or refutes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import clingo

from pylogic.rules.symbols import pack
from pylogic.solving.grounding import Program, grounded
from pylogic.solving.incremental import End, has_horizons, horizons
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import Answer
from pylogic.solving.process import call
from pylogic.solving.seconds import NONE, Seconds
from pylogic.solving.task import Task

Atoms = tuple[clingo.Symbol, ...]


@dataclass(frozen=True)
class Confirmation:
    """What clingo says of the atoms that an answer is said to show."""

    answers: tuple[Answer, ...]
    """The answers that it found again, in their order."""
    refuted: tuple[Atoms, ...]
    """Those that no answer set shows exactly."""
    horizon: int | None
    """The last horizon grounded; None without step(t)."""


def confirm(task: Task, given: Sequence[Atoms], limits: Limits) -> Confirmation:
    """Look for an answer set that shows exactly the atoms, for each of the answers.

    Raises:
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came first.
    """
    found, horizon = call(partial(_find, task, given), limits)
    answers = tuple(found[place] for place in sorted(found))
    refuted = tuple(atoms for place, atoms in enumerate(given) if place not in found)
    return Confirmation(answers, refuted, horizon)


def _find(task: Task, given: Sequence[Atoms]) -> tuple[dict[int, Answer], int | None]:
    """The answers found again, by their places among those given, and the last horizon."""
    # Any cost will do here: whether it is the best is not what is asked.
    program = grounded(task, ["--opt-mode=enum"], lambda _remark: None)
    configuration: Any = program.control.configuration
    configuration.solve.models = 0
    again = _Again(program, dict(enumerate(given)), set(task.encoding.shown))
    if has_horizons(task):
        horizons(task, program, again)
    else:
        again.answers()
    return again.found, again.horizon


@dataclass
class _Again:
    """One search for given answers; the same questions as a search that finds its own."""

    program: Program
    pending: dict[int, Atoms]
    complete: set[tuple[str, int]]
    """The predicates whose atoms are all shown: those that an answer leaves out are false."""
    found: dict[int, Answer] = field(default_factory=dict)
    grounding: Seconds = NONE
    count: int = 0
    horizon: int | None = None

    def answers(self) -> End:
        """Find those of the answers that this horizon has."""
        literals = self._literals()
        for place, atoms in list(self.pending.items()):
            answer = self._find(atoms, literals)
            if answer is not None:
                del self.pending[place]
                self.found[place] = answer
                self.count += 1
        return "exhausted" if self.pending else "enough"

    def any_answer(self) -> End:
        """Whether a later horizon may have one of those that are left."""
        literals = self._literals()
        for atoms in self.pending.values():
            assumptions = self._assumptions(atoms, literals)
            if self.program.control.solve(assumptions=assumptions).satisfiable:
                return "enough"
        return "exhausted"

    def _literals(self) -> dict[clingo.Symbol, int]:
        return {atom.symbol: atom.literal for atom in self.program.atoms(self.complete)}

    def _assumptions(self, atoms: Atoms, literals: Mapping[clingo.Symbol, int]) -> list[int]:
        """The atoms are true; others of their predicates, where shown whole, are false."""
        given = set(atoms)
        assumptions = [x if atom in given else -x for atom, x in literals.items()]
        symbolic = self.program.control.symbolic_atoms
        rest = (symbolic[atom] for atom in given - literals.keys())
        return assumptions + [atom.literal for atom in rest if atom is not None]

    def _find(self, atoms: Atoms, literals: Mapping[clingo.Symbol, int]) -> Answer | None:
        shown_whole = (a for a in atoms if (a.name, len(a.arguments)) in self.complete)
        if not all(atom in literals for atom in shown_whole):
            return None
        with self.program.control.solve(
            yield_=True, assumptions=self._assumptions(atoms, literals)
        ) as handle:
            for model in handle:
                shown = model.symbols(shown=True)
                if set(shown) == set(atoms):
                    true = pack(model.symbols(atoms=True))
                    values = self.program.task.values
                    return Answer(pack(shown), true, tuple(model.cost), constants=values)
        return None
