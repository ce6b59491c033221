"""Verify: have clingo find given answers again, and certify an outcome by a second search.

clasp writes no proofs. The second search grounds the program again, in a process of its own, and
searches under another configuration, without projection and guidance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

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
    again = _Again.of(task, given, models=1)
    configuration: Any = again.program.control.configuration
    configuration.solve.opt_mode = "enum"
    if task.has_horizons:
        horizons(again.program, again.answers, again.any_answer)
    else:
        again.answers(None)
    return again.found, again.horizon, again.output.has_costs


@dataclass
class _Again:
    """One search for given answers, perhaps at one horizon after the other."""

    program: Program
    output: Output
    given: Sequence[Atoms]
    found: dict[int, Answer] = field(default_factory=dict)
    """The answers by their places among those given."""
    horizon: int | None = None

    @classmethod
    def of(cls, task: Task, given: Sequence[Atoms], models: int) -> _Again:
        """The search in a task; `models` is how many models one call of clasp goes through."""
        output = Output()
        program = ground_task(task, output)
        configuration: Any = program.control.configuration
        configuration.solve.models = models
        return cls(program, output, given)

    def answers(self, horizon: int | None) -> tuple[End, bool]:
        """Find the answers of a horizon again; whether any are left, and whether it had any."""
        self.horizon, before = horizon, len(self.found)
        literals = self.output.literals(self.program.control)
        for place, atoms in enumerate(self.given):
            same = exactly(atoms, literals) if place not in self.found else None
            if same is not None and (answer := self.last(same)) is not None:
                self.found[place] = answer
        is_whole = len(self.found) == len(self.given)
        return "enough" if is_whole else "exhausted", len(self.found) > before

    def any_answer(self) -> End:
        """Whether a later horizon may have one of those that are left."""
        literals = self.output.literals(self.program.control)
        for place, atoms in enumerate(self.given):
            if place in self.found:
                continue
            # Atoms that are not shown yet may be later on.
            known = {s: x for s, x in literals.items() if s in self.output.atoms or s not in atoms}
            some = exactly([atom for atom in atoms if atom in known], known)
            if some is not None and self.last(some) is not None:
                return "enough"
        return "exhausted"

    def last(
        self, literals: Sequence[int] = (), excluded: Iterable[Sequence[int]] = ()
    ) -> Answer | None:
        """The last answer that clasp finds of those in which the literals hold, and of each
        excluded list not all do: where it optimizes the best; None if there is none."""
        control, answer = self.program.control, None
        demanded = demand(control, literals, excluded)
        with control.solve([demanded], yield_=True) as handle:
            for model in handle:
                shown = pack(dict.fromkeys(model.symbols(shown=True)))
                texts, cost = (shown, pack(model.symbols(atoms=True))), tuple(model.cost)
                answer = Answer(*texts, cost, constants=self.program.task.values)
            if handle.get().interrupted:
                raise RuntimeError("the search for an answer ended without a result")
        return answer


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
    answers, cost = [answer.symbols for answer in outcome.answers], outcome.progress.cost
    again = _Again.of(task, answers, models=0 if cost else 1)
    refutations: list[str] = []

    def refute(horizon: int | None = None) -> tuple[End, bool]:
        """Find the answers again; then a better one, or another one."""
        _, has_answers = again.answers(horizon)
        literals = again.output.literals(again.program.control)
        exact = (exactly(atoms, literals) for atoms in answers if is_every)
        other = again.last(excluded=[same for same in exact if same is not None])
        for answer in [*again.found.values(), *([other] if other else [])]:
            if cost and answer.cost < cost:
                figures = " ".join(map(str, answer.cost))
                refutations.append(f"finds one that costs {figures}: {_words(answer.symbols)}")
        if other is not None and is_every and (not cost or other.cost <= cost):
            refutations.append(f"finds another answer: {_words(other.symbols)}")
        return "enough" if refutations else "exhausted", has_answers

    def any_answer() -> End:
        return "enough" if again.last() is not None else "exhausted"

    if task.has_horizons:
        horizons(again.program, refute, any_answer)
    else:
        refute()
    for place, atoms in enumerate(answers):
        if place not in again.found or (cost and again.found[place].cost > cost):
            refutations.append(f"does not find {_words(atoms)} again")
    return next(iter(refutations), None)


def _words(shown: Iterable[clingo.Symbol]) -> str:
    return " ".join(map(str, sorted(shown))) or "an answer that shows nothing"
