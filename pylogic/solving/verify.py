"""Have clingo find answers that something else has found: it completes them, or refutes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import clingo

from pylogic.rules.limits import Limits
from pylogic.rules.symbols import pack
from pylogic.solving.grounding import Program, grounded
from pylogic.solving.outcome import Answer, End
from pylogic.solving.output import Conditions, FullOutput
from pylogic.solving.process import call
from pylogic.solving.solve import horizons
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
    has_costs: bool
    """Whether the ground program prefers some answers."""


def confirm(task: Task, given: Sequence[Atoms], limits: Limits) -> Confirmation:
    """Look for an answer set that shows exactly the atoms, for each of the answers.

    Raises:
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit or Ctrl-C came first.
    """
    found, horizon, has_costs = call(partial(_find, task, given), limits)
    answers = tuple(found[place] for place in sorted(found))
    refuted = tuple(atoms for place, atoms in enumerate(given) if place not in found)
    return Confirmation(answers, refuted, horizon, has_costs)


def _find(task: Task, given: Sequence[Atoms]) -> tuple[dict[int, Answer], int | None, bool]:
    """The answers found again, by their places among those given, the last horizon, and whether
    there are costs."""
    # Any cost will do here: whether it is the best is not what is asked.
    output = FullOutput()
    program = grounded(task, output)
    configuration: Any = program.control.configuration
    configuration.solve.opt_mode = "enum"
    again = _Again(program, dict(enumerate(given)), output)
    if task.has_horizons:
        horizons(program, again.answers, again.any_answer)
    else:
        again.answers(None)
    return again.found, again.horizon, output.has_costs


@dataclass
class _Again:
    """One search for given answers, perhaps at one horizon after the other."""

    program: Program
    pending: dict[int, Atoms]
    output: FullOutput
    found: dict[int, Answer] = field(default_factory=dict)
    horizon: int | None = None

    def answers(self, horizon: int | None) -> tuple[End, bool]:
        """Find the answers of a horizon again; whether any are left, and whether it had any."""
        self.horizon, before = horizon, len(self.found)
        literals = self._literals()
        for place, atoms in list(self.pending.items()):
            answer = self._find(atoms, literals)
            if answer is not None:
                del self.pending[place]
                self.found[place] = answer
        return "exhausted" if self.pending else "enough", len(self.found) > before

    def any_answer(self) -> End:
        """Whether a later horizon may have one of those that are left."""
        literals = self._literals()
        for atoms in self.pending.values():
            # What is not shown yet may be later on.
            known = {s: x for s, x in literals.items() if s in self.output.atoms or s not in atoms}
            if self._is_possible(atoms, known):
                return "enough"
        return "exhausted"

    def _literals(self) -> dict[clingo.Symbol, int]:
        """What answers may show, each with the literal under which they do; 0: they always do.

        An atom that is assumed must have a rule that can fire, or clasp takes its number for an
        atom of its own (clingo 5.8.3): so it is chosen, and constraints say what it is.
        """
        conditions = self.output.conditions
        found = {symbol: _literal(reasons) for symbol, reasons in conditions.items()}
        several = [symbol for symbol, literal in found.items() if literal is None]
        if several:
            with self.program.control.backend() as backend:
                for symbol in several:
                    found[symbol] = shown = backend.add_atom()
                    has_reason = backend.add_atom()
                    for condition in conditions[symbol]:
                        backend.add_rule([has_reason], condition)
                    backend.add_rule([shown], choice=True)
                    backend.add_rule([], [shown, -has_reason])
                    backend.add_rule([], [-shown, has_reason])
        return {symbol: literal for symbol, literal in found.items() if literal is not None}

    def _is_possible(self, atoms: Atoms, literals: Mapping[clingo.Symbol, int]) -> bool:
        assumptions = _assumptions(atoms, literals)
        if assumptions is None:
            return False
        return bool(self.program.control.solve(assumptions=assumptions).satisfiable)

    def _find(self, atoms: Atoms, literals: Mapping[clingo.Symbol, int]) -> Answer | None:
        assumptions = _assumptions(atoms, literals)
        if assumptions is None or not set(atoms) <= literals.keys():
            return None
        with self.program.control.solve(yield_=True, assumptions=assumptions) as handle:
            model = handle.model()
            if model is None:
                return None
            shown = pack(dict.fromkeys(model.symbols(shown=True)))
            true = pack(model.symbols(atoms=True))
            return Answer(shown, true, tuple(model.cost), constants=self.program.task.values)


def _literal(conditions: Conditions) -> int | None:
    """The literal under which a symbol is shown; 0: it always is; None: it takes more than one."""
    if () in conditions:
        return 0
    return conditions[0][0] if len(conditions) == 1 and len(conditions[0]) == 1 else None


def _assumptions(atoms: Atoms, literals: Mapping[clingo.Symbol, int]) -> list[int] | None:
    """What holds where the atoms are shown, and no others; None: others always are."""
    given = set(atoms)
    if any(symbol not in given for symbol, literal in literals.items() if not literal):
        return None
    return [x if symbol in given else -x for symbol, x in literals.items() if x]
