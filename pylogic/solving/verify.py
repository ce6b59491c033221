"""Verify: have clingo find given answers again, and certify an outcome by a second search.

clasp writes no proofs. The second search grounds the program again, in a process of its own, and
searches under another configuration, without projection and guidance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import DisagreementError, OptionError, Problem, StoppedError
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import pack
from pylogic.solving.grounding import Program, ground_task
from pylogic.solving.outcome import Answer, End, Outcome, Status
from pylogic.solving.output import Output
from pylogic.solving.process import call
from pylogic.solving.solve import horizons
from pylogic.solving.task import Task

Atoms = tuple[clingo.Symbol, ...]
Symbols = frozenset[clingo.Symbol]


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
    output = Output()
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
    output: Output
    found: dict[int, Answer] = field(default_factory=dict)
    horizon: int | None = None

    def answers(self, horizon: int | None) -> tuple[End, bool]:
        """Find the answers of a horizon again; whether any are left, and whether it had any."""
        self.horizon, before = horizon, len(self.found)
        control, literals = self.program.control, self.output.literals(self.program.control)
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
        control, literals = self.program.control, self.output.literals(self.program.control)
        for atoms in self.pending.values():
            # What is not shown yet may be later on.
            known = {s: x for s, x in literals.items() if s in self.output.atoms or s not in atoms}
            assumptions = exactly([atom for atom in atoms if atom in known], known)
            if assumptions is not None and control.solve(assumptions=assumptions).satisfiable:
                return "enough"
        return "exhausted"


def exactly(
    atoms: Iterable[clingo.Symbol], literals: Mapping[clingo.Symbol, int]
) -> list[int] | None:
    """The literals that hold where exactly these atoms are shown; None: no answer shows these."""
    given = set(atoms)
    always = {symbol for symbol, literal in literals.items() if not literal}
    if not always <= given <= literals.keys():
        return None
    return [x if symbol in given else -x for symbol, x in literals.items() if x]


def demand(
    control: clingo.Control, literals: Iterable[int], excluded: Iterable[Sequence[int]] = ()
) -> int:
    """A new atom; where it is assumed, the literals hold, and of each excluded list not all do.

    They are not assumed themselves: clasp passes over rules that can never fire, and gives the
    numbers of their heads to atoms of its own (clingo 5.8.3).
    """
    with control.backend() as backend:
        demanded: int = backend.add_atom()
        backend.add_rule([demanded], choice=True)
        for literal in literals:
            backend.add_rule([], [demanded, -literal])
        for together in excluded:
            backend.add_rule([], [demanded, *together])
    return demanded


def only_answer(task: Task) -> Answer | None:
    """The answer of a task that has exactly one, whatever it costs; in this process, unlimited.

    Raises:
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    output, found = Output(), list[Answer]()
    control = ground_task(task, output).control
    configuration: Any = control.configuration
    configuration.solve.models, configuration.solve.opt_mode = 0, "ignore"
    output.prepare(control)

    def take(model: clingo.Model) -> bool:
        shown = output.take(model)
        if shown is not None:
            true = pack(model.symbols(atoms=True))
            found.append(Answer(pack(shown), true, constants=task.values))
        return len(found) < 2

    is_whole = control.solve(on_model=take).exhausted
    return found[0] if is_whole and len(found) == 1 else None


_PRESETS = ("trendy", "frumpy")
_SEED = 20261
_CERTAIN = (Status.UNIQUE, Status.NONE, Status.OPTIMAL)


def check_certifiable(task: Task, *, is_kept: bool) -> None:
    """Check that the outcome of a search can be certified.

    Raises:
        OptionError: its answers are not kept, or they are plans that cost something.
    """
    if not is_kept:
        words = "an answer that is only counted cannot be looked for again"
        raise OptionError(f"certify=True, keep=False: {words}")
    if task.has_horizons and any(s.ast_type == ast.ASTType.Minimize for s in task.statements):
        words = "it can be certified that a plan is the only one, not that it costs least"
        raise OptionError(f"certify=True: {words}")


def certify(task: Task, outcome: Outcome, limits: Limits, *, is_every: bool = False) -> Outcome:
    """The outcome, certified if it is `unique`, `none` or `optimal`.

    Args:
        is_every: `outcome` is said to have every answer of the best cost, and not only one.

    Raises:
        DisagreementError: the second search contradicts the outcome.
        ProgramError: as a first search.
    """
    if outcome.status not in _CERTAIN:
        return outcome
    is_every = is_every or not outcome.progress.cost or outcome.count > 1
    refutation = partial(_refutation, second_task(task), outcome, is_every)
    try:
        found = call(refutation, limits._replace(isolated=True))
    except StoppedError as error:
        return replace(outcome, certified=False, interrupted=error.interruption)
    if found is not None:
        words = f"{outcome.claim}; but a second search {found}: please report it with both files"
        raise DisagreementError(Problem(words, outcome.encoding))
    return replace(outcome, certified=True)


def second_task(task: Task) -> Task:
    """The same to search in another way: with another preset, without any option or guidance."""
    first = " ".join(task.options).lower()
    preset = next(name for name in _PRESETS if name not in first or name == _PRESETS[-1])
    options = (f"--configuration={preset}", f"--seed={_SEED}", "--project=no")
    return replace(task, options=options, labeling=None, heuristic=None)


def _refutation(task: Task, outcome: Outcome, is_every: bool) -> str | None:
    """At work in the child: how a second search refutes the outcome, in words; None: it agrees."""
    output = Output()
    program = ground_task(task, output)
    answers = [frozenset(answer.symbols) for answer in outcome.answers]
    second = _Second(program.control, output, outcome.progress.cost, is_every, answers)
    if task.has_horizons:
        horizons(program, second.refute_at, second.any_answer)
    else:
        second.refute()
    if second.refutation is None and second.lost:
        return f"does not find {_words(second.lost[0])} again"
    return second.refutation


def _words(shown: Iterable[clingo.Symbol]) -> str:
    return " ".join(map(str, sorted(shown))) or "an answer that shows nothing"


class _Best(NamedTuple):
    """The best of some answer sets."""

    shown: Symbols
    cost: tuple[int, ...]

    def __str__(self) -> str:
        return _words(self.shown)


class _Second:
    """A second search: its program, the claims of the outcome, and how they are refuted."""

    def __init__(
        self,
        control: clingo.Control,
        output: Output,
        cost: tuple[int, ...],
        is_every: bool,
        answers: Sequence[Symbols],
    ) -> None:
        self.refutation: str | None = None
        self.lost = [*answers]
        """The answers of the outcome that it has not found again."""
        self._control = control
        self._output = output
        self._cost = cost
        self._is_every = is_every
        self._answers = answers

    def refute_at(self, _horizon: int) -> tuple[End, bool]:
        """The same at a horizon: whether later ones count, and whether this one had answers."""
        before = len(self.lost)
        self.refute()
        return "enough" if self.refutation else "exhausted", len(self.lost) < before

    def refute(self) -> None:
        """Find the answers again; then a better one, or another one."""
        literals = self._output.literals(self._control)
        for atoms in [*self.lost]:
            same = exactly(atoms, literals)
            if same is not None and self._is_as_good(self._best(same)):
                self.lost.remove(atoms)
        exact = (exactly(atoms, literals) for atoms in self._answers if self._is_every)
        other = self._best(excluded=[same for same in exact if same is not None])
        if self._is_as_good(other) and self._is_every and self.refutation is None:
            self.refutation = f"finds another answer: {other}"

    def any_answer(self) -> End:
        """Whether there is an answer that a later horizon may have, too."""
        return "enough" if self._best() is not None else "exhausted"

    def _is_as_good(self, best: _Best | None) -> bool:
        """Whether there is one that costs no more than the outcome says; less refutes it."""
        if best is not None and best.cost < self._cost and self.refutation is None:
            self.refutation = f"finds one that costs {' '.join(map(str, best.cost))}: {best}"
        return best is not None and best.cost <= self._cost

    def _best(
        self, literals: Sequence[int] = (), excluded: Iterable[Sequence[int]] = ()
    ) -> _Best | None:
        """The best answer set of which the literals hold; None if there is none."""
        best = None
        configuration: Any = self._control.configuration
        configuration.solve.models = 0 if self._cost else 1
        demanded = demand(self._control, literals, excluded)
        with self._control.solve([demanded], yield_=True) as handle:
            for model in handle:
                shown, cost = frozenset(model.symbols(shown=True)), tuple(model.cost)
                best = _Best(shown, cost if self._cost else ())
            if handle.get().interrupted:
                raise RuntimeError("the second search ended without a result")
        return best
