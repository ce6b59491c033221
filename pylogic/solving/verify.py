"""Verify: have clingo find given answers again, and certify an outcome by a second search.

clasp writes no proofs. The second search grounds the program again, in a process of its own, and
searches under another configuration, without projection and guidance.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import DisagreementError, OptionError, Problem, StoppedError
from pylogic.rules.limits import Limits
from pylogic.solving.grounding import ground_task, search_horizons
from pylogic.solving.outcome import Answer, End, Outcome, Status
from pylogic.solving.process import call
from pylogic.solving.solve import Output
from pylogic.solving.task import Task

Atoms = tuple[clingo.Symbol, ...]
"""The symbols that an answer shows."""
_PRESETS = ("trendy", "frumpy")
"""clasp's presets for a second search: the first one that the first search has not used."""
_SEED = 20261  # clasp's seed in a second search; any number will do that a first search seldom has
_CERTAIN = (Status.UNIQUE, Status.NONE, Status.OPTIMAL)
"""The claims that a second search can certify: no other answer, or no better one."""


class Confirmation(NamedTuple):
    """The given answers that clingo has found again, in their order, and those that it has not."""

    answers: tuple[Answer, ...]
    refuted: tuple[Atoms, ...]  # the answers that no answer set shows exactly
    horizon: int | None  # the last horizon grounded; None without step(t)
    has_costs: bool  # true if the ground program has minimize statements


def confirm(task: Task, given: Sequence[Atoms], limits: Limits) -> Confirmation:
    """Search for an answer set that shows exactly the atoms, for each of the given answers.

    Answers of any cost count. Raise ProgramError as `ground_task`, StoppedError as `call`.
    """

    def work() -> Confirmation:
        """Do all of it in this process, perhaps a child."""
        search = _SecondSearch(task, given, models=1)
        configuration: Any = search.program.control.configuration
        configuration.solve.opt_mode = "enum"
        if task.has_horizons:
            search_horizons(search.program, search.find_given, search.look_ahead)
        else:
            search.find_given(None)
        return Confirmation(
            tuple(answer for _, answer in sorted(search.answers.items(), key=lambda item: item[0])),
            tuple(atoms for place, atoms in enumerate(given) if place not in search.answers),
            search.horizon,
            search.output.has_costs,
        )

    return call(work, limits)


def check_certifiable(task: Task, *, is_kept: bool) -> None:
    """Raise OptionError if answers are not kept, or are plans with costs: no search can certify."""
    if not is_kept:
        words = "an answer that is only counted cannot be looked for again"
        raise OptionError(f"certify=True, keep=False: {words}")
    if task.has_horizons and any(s.ast_type == ast.ASTType.Minimize for s in task.statements):
        words = "it can be certified that a plan is the only one, not that it costs least"
        raise OptionError(f"certify=True: {words}")


def certify(task: Task, outcome: Outcome, limits: Limits, *, is_every: bool = False) -> Outcome:
    """Search again in a child for what refutes an outcome that is `unique`, `none` or `optimal`.

    Return the outcome with `certified` set: False if a limit cuts the second search short, and then
    `interrupted` says why. Return any other outcome as it is.
    Raise DisagreementError if the second search contradicts the outcome; or ProgramError if clingo
    rejects a file, as in a first search.

    Args:
        is_every: True if `outcome` claims to have every answer of the best cost.
    """
    if outcome.status not in _CERTAIN:
        return outcome
    is_every = is_every or not outcome.progress.cost or outcome.count > 1
    refutation = partial(_find_refutation, vary_task(task), outcome, is_every)
    try:
        contradiction = call(refutation, limits._replace(isolated=True))
    except StoppedError as error:
        return replace(outcome, certified=False, interrupted=error.interruption)
    if contradiction is not None:
        words = f"{outcome.claim}; but a second search {contradiction}"
        words += ": please report it with both files"
        raise DisagreementError(Problem(words, outcome.encoding))
    return replace(outcome, certified=True)


def vary_task(task: Task) -> Task:
    """Return the task with another preset and seed in place of its options, and no guidance."""
    first = " ".join(task.options).lower()
    preset = next(name for name in _PRESETS if name not in first or name == _PRESETS[-1])
    options = (f"--configuration={preset}", f"--seed={_SEED}", "--project=no")
    return replace(task, options=options, labeling=None, heuristic=None)


def _find_refutation(task: Task, outcome: Outcome, is_every: bool) -> str | None:
    """Do the work of `certify`, in its child; return the first refutation in words, or None."""
    answers, cost = [answer.symbols for answer in outcome.answers], outcome.progress.cost
    search = _SecondSearch(task, answers, models=0 if cost else 1)
    refutations: list[str] = []

    def write(shown: Iterable[clingo.Symbol]) -> str:
        """Return the shown symbols of an answer, sorted, as a text."""
        return " ".join(map(str, sorted(shown))) or "an answer that shows nothing"

    def refute(horizon: int | None = None) -> tuple[End, bool]:
        """Search at a horizon for the answers, then for others; store what refutes the outcome.

        Return "enough" after a refutation, else "exhausted", and whether any was found again.
        """
        _, has_answers = search.find_given(horizon)
        exact = (search.pin(atoms) for atoms in answers if is_every)
        other = search.find_answer(excluded=[same for same in exact if same is not None])
        for answer in [*search.answers.values(), *([other] if other else [])]:
            if cost and answer.cost < cost:
                figures = " ".join(map(str, answer.cost))
                refutations.append(f"finds one that costs {figures}: {write(answer.symbols)}")
        if other is not None and is_every and (not cost or other.cost <= cost):
            refutations.append(f"finds another answer: {write(other.symbols)}")
        return "enough" if refutations else "exhausted", has_answers

    if task.has_horizons:
        search_horizons(
            search.program, refute, lambda: "enough" if search.find_answer() else "exhausted"
        )
    else:
        refute()
    for place, atoms in enumerate(answers):
        if place not in search.answers or (cost and search.answers[place].cost > cost):
            refutations.append(f"does not find {write(atoms)} again")
    return next(iter(refutations), None)


class _SecondSearch:
    """A search for given answers in a ground program, perhaps at one horizon after the other."""

    def __init__(self, task: Task, given: Sequence[Atoms], models: int) -> None:
        """Ground a task, so that each solve call looks at `models` models, at all of them if 0."""
        self._given, self.output = given, Output()
        self.program = ground_task(task, self.output)
        self.answers: dict[int, Answer] = {}
        """The answers that were found, by their indices in the given ones."""
        self.horizon: int | None = None
        configuration: Any = self.program.control.configuration
        configuration.solve.models = models

    def find_given(self, horizon: int | None) -> tuple[End, bool]:
        """Search at a horizon for given answers that are still missing, and store those found.

        Return "enough" once none is missing, else "exhausted", and whether this horizon had any.
        """
        self.horizon, before = horizon, len(self.answers)
        for place, atoms in enumerate(self._given):
            same = self.pin(atoms) if place not in self.answers else None
            if same is not None and (answer := self.find_answer(same)) is not None:
                self.answers[place] = answer
        is_whole = len(self.answers) == len(self._given)
        return "enough" if is_whole else "exhausted", len(self.answers) > before

    def look_ahead(self) -> End:
        """Return "enough" if a later horizon may show a missing answer, else "exhausted"."""
        for place, atoms in enumerate(self._given):
            some = self.pin(atoms, is_partial=True) if place not in self.answers else None
            if some is not None and self.find_answer(some) is not None:
                return "enough"
        return "exhausted"

    def pin(self, atoms: Iterable[clingo.Symbol], is_partial: bool = False) -> list[int] | None:
        """Return the literals that hold if these atoms and no others are shown; None if none can.

        With `is_partial` those of the atoms that no answer shows yet may be shown at a later
        horizon.
        """
        literals: Mapping[clingo.Symbol, int] = self.output.find_literals(self.program.control)
        given = set(atoms)
        if is_partial:
            known = self.output.atoms
            literals = {s: x for s, x in literals.items() if s in known or s not in given}
            given &= literals.keys()
        always = {symbol for symbol, literal in literals.items() if not literal}
        if not always <= given <= literals.keys():
            return None
        return [x if symbol in given else -x for symbol, x in literals.items() if x]

    def find_answer(
        self, literals: Sequence[int] = (), excluded: Iterable[Sequence[int]] = ()
    ) -> Answer | None:
        """Search for an answer in which all `literals` hold, and of each `excluded` list not all.

        Return the best one if clasp optimizes, None if there is none. Raise RuntimeError if clasp
        is interrupted.
        """
        control, answer = self.program.control, None
        demanded = add_demand(control, literals, excluded)
        with control.solve([demanded], yield_=True) as handle:
            for model in handle:
                shown = tuple(dict.fromkeys(model.symbols(shown=True)))
                atoms, cost = model.symbols(atoms=True), tuple(model.cost)
                answer = Answer(shown, atoms, cost, constants=self.program.task.all_constants)
            if handle.get().interrupted:
                raise RuntimeError("the search for an answer ended without a result")
        return answer


def add_demand(
    control: clingo.Control, literals: Iterable[int], excluded: Iterable[Sequence[int]] = ()
) -> int:
    """Add an atom to a program and return it: if it is assumed, all literals hold.

    Of each list in `excluded` at least one does not hold then. The literals are not assumed
    themselves: clasp passes over rules that can never fire, and gives the numbers of their heads to
    atoms of its own (clingo 5.8.3).
    """
    with control.backend() as backend:
        demanded: int = backend.add_atom()
        backend.add_rule([demanded], choice=True)
        for literal in literals:
            backend.add_rule([], [demanded, -literal])
        for together in excluded:
            backend.add_rule([], [demanded, *together])
    return demanded
