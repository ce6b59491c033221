"""Have clingo find given answers again: it completes them, or refutes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import clingo

from pylogic.rules.limits import Limits
from pylogic.rules.symbols import pack
from pylogic.solving.grounding import Program, ground_task
from pylogic.solving.outcome import Answer, End
from pylogic.solving.output import FullOutput
from pylogic.solving.process import call
from pylogic.solving.solve import horizons
from pylogic.solving.task import Task

Atoms = tuple[clingo.Symbol, ...]


@dataclass(frozen=True)
class Confirmation:
    """Which given answers clingo has found again."""

    answers: tuple[Answer, ...]
    """The answers that it found again, in their order."""
    refuted: tuple[Atoms, ...]
    """The answers that no answer set shows exactly."""
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
    program = ground_task(task, output)
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
        control, literals = self.program.control, shown_literals(self.program.control, self.output)
        for place, atoms in list(self.pending.items()):
            assumptions = exactly(atoms, literals)
            if assumptions is None:
                continue
            with control.solve(yield_=True, assumptions=assumptions) as handle:
                model = handle.model()
                if model is not None:
                    shown = pack(dict.fromkeys(model.symbols(shown=True)))
                    texts, cost = (shown, pack(model.symbols(atoms=True))), tuple(model.cost)
                    self.found[place] = Answer(*texts, cost, constants=self.program.task.values)
                    del self.pending[place]
        return "exhausted" if self.pending else "enough", len(self.found) > before

    def any_answer(self) -> End:
        """Whether a later horizon may have one of those that are left."""
        control, literals = self.program.control, shown_literals(self.program.control, self.output)
        for atoms in self.pending.values():
            # What is not shown yet may be later on.
            known = {s: x for s, x in literals.items() if s in self.output.atoms or s not in atoms}
            assumptions = exactly([atom for atom in atoms if atom in known], known)
            if assumptions is not None and control.solve(assumptions=assumptions).satisfiable:
                return "enough"
        return "exhausted"


def shown_literals(control: clingo.Control, output: FullOutput) -> dict[clingo.Symbol, int]:
    """The symbols that answers may show, each with the literal under which they do; 0: always.

    An atom that is assumed must have a rule that can fire, or clasp takes its number for an
    atom of its own (clingo 5.8.3): so it is chosen, and constraints say what it is.
    """
    found: dict[clingo.Symbol, int] = {}
    with control.backend() as backend:
        for symbol, conditions in output.conditions.items():
            if () in conditions:
                found[symbol] = 0
            elif len(conditions) == 1 and len(conditions[0]) == 1:
                found[symbol] = conditions[0][0]
            else:
                found[symbol] = shown = backend.add_atom()
                has_reason = backend.add_atom()
                for condition in conditions:
                    backend.add_rule([has_reason], condition)
                backend.add_rule([shown], choice=True)
                backend.add_rule([], [shown, -has_reason])
                backend.add_rule([], [-shown, has_reason])
    return found


def exactly(
    atoms: Iterable[clingo.Symbol], literals: Mapping[clingo.Symbol, int]
) -> list[int] | None:
    """The literals that hold where exactly these atoms are shown; None: no answer shows these."""
    given = set(atoms)
    always = {symbol for symbol, literal in literals.items() if not literal}
    if not always <= given <= literals.keys():
        return None
    return [x if symbol in given else -x for symbol, x in literals.items() if x]
