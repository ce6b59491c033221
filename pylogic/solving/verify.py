"""Verify: have clingo find given answers again, and certify an outcome by a second search.

clasp writes no proofs. The second search is plain clingo's, in a process of its own: it reads the
texts again, under another configuration, without projection, guidance or optimisation.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import (
    DisagreementError,
    OptionError,
    Problem,
    ProgramError,
    StoppedError,
    from_clingo,
)
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import pack
from pylogic.solving.grounding import Program, ground_task
from pylogic.solving.outcome import Answer, End, Outcome, Status
from pylogic.solving.output import FullOutput, output_for
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


def demand(control: clingo.Control, literals: Iterable[int]) -> int:
    """A new atom; where it is assumed, the literals hold.

    They are not assumed themselves: clasp passes over rules that can never fire, and gives the
    numbers of their heads to atoms of its own (clingo 5.8.3).
    """
    with control.backend() as backend:
        demanded: int = backend.add_atom()
        backend.add_rule([demanded], choice=True)
        for literal in literals:
            backend.add_rule([], [demanded, -literal])
    return demanded


def only_answer(task: Task) -> Answer | None:
    """The answer of a task that has exactly one, whatever it costs; in this process, unlimited.

    Raises:
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    output, found = output_for(task), list[Answer]()
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
_MOST = 2**31 - 1
_CERTAIN = (Status.UNIQUE, Status.NONE, Status.OPTIMAL)
Symbols = frozenset[clingo.Symbol]


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
        OptionError: the costs are too large to be counted by rules.
        ProgramError: clingo rejects a part of a file that the first search had no need of.
    """
    if outcome.status not in _CERTAIN:
        return outcome
    is_every = is_every or not outcome.progress.cost or outcome.count > 1
    second = partial(_contradiction, task, outcome, is_every)
    try:
        found = call(second, limits._replace(isolated=True))
    except StoppedError as error:
        return replace(outcome, certified=False, interrupted=error.interruption)
    if found is not None:
        words = f"{outcome.claim}; but a second search {found}: please report it with both files"
        raise DisagreementError(Problem(words, outcome.encoding))
    return replace(outcome, certified=True)


def _contradiction(task: Task, outcome: Outcome, is_every: bool) -> str | None:
    """At work in the child: how a second search refutes the outcome, in words; None: it agrees."""
    cost = outcome.progress.cost
    output, said = FullOutput(), list[str]()
    control = clingo.Control(arguments(task), logger=lambda _code, words: said.append(words))
    control.register_observer(output)
    try:
        for text in texts(task):
            control.add("base", [], text)
        control.ground([("base", [])])
    except RuntimeError:
        errors = [found.text for found in map(from_clingo, said) if found.kind == "error"]
        if not errors:
            raise
        words = f"plain clingo, which reads all parts, rejects it: {'; '.join(errors)}"
        raise ProgramError(Problem(words, outcome.encoding)) from None
    given = {place: frozenset(answer.symbols) for place, answer in enumerate(outcome.answers)}
    second = _Second(control, output, cost, is_every, given, dict(given))
    for guard in _horizons(task, second, outcome.progress.horizon):
        found = second.refutation(guard)
        if found is not None:
            return found
    return next((f"does not find {_Model(a)} again" for a in second.pending.values()), None)


def arguments(task: Task) -> list[str]:
    """clingo's command line: nothing of the user's but the constants."""
    first = " ".join(task.options).lower()
    preset = next(name for name in _PRESETS if name not in first or name == _PRESETS[-1])
    constants = [f"--const={name}={value}" for name, value in task.constants.items()]
    search = [f"--configuration={preset}", f"--seed={_SEED}", "--no-backprop", "--project=no"]
    return [*constants, *search, "--opt-mode=ignore"]


def texts(task: Task) -> Iterator[str]:
    """The texts that clingo reads: the rule file as it is, or with the statements it includes."""
    encoding = task.encoding
    is_whole = not encoding.includes and not encoding.renamed_by
    yield encoding.text if is_whole else _printed(encoding.statements)
    yield _printed(task.instance.statements)


def _printed(statements: Iterable[ast.AST]) -> str:
    return "\n".join(str(s) for s in statements if s.ast_type != ast.ASTType.Comment)


def _horizons(task: Task, second: _Second, last: int | None) -> Iterator[list[int]]:
    """Ground a plan step by step; yields the literals that hold while its answers are asked for.

    As clingo's incremental mode, up to the last horizon; if there is said to be no plan, until
    no longer one is possible either.
    """
    if not task.has_horizons:
        yield []
        return
    control = second.control
    control.add("check", ["t"], "#external query(t).")
    is_bounded = second.given or control.get_const("istop") == clingo.String("UNSAT")
    for t in count():
        horizon = clingo.Number(t)
        control.ground([*[("step", [horizon])][: t > 0], ("check", [horizon])])
        query = clingo.Function("query", [horizon])
        control.assign_external(query, True)
        atom = control.symbolic_atoms[query]
        yield [] if atom is None else [atom.literal]  # none where base has no answer set
        control.release_external(query)
        if t == last if is_bounded else second.model() is None:
            return


class _Model(NamedTuple):
    """An answer set."""

    shown: Symbols
    cost: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join(map(str, sorted(self.shown))) or "an answer that shows nothing"


@dataclass
class _Second:
    """A second search: its program, and the claims of the outcome."""

    control: clingo.Control
    output: FullOutput
    cost: tuple[int, ...]
    is_every: bool
    given: dict[int, Symbols]
    pending: dict[int, Symbols] = field(default_factory=dict)
    """The answers of the outcome that it has not found again."""

    def refutation(self, guard: list[int]) -> str | None:
        """Find the answers again; then a better one, or another one, which is returned in words.

        What excludes the answers holds where the guard does.
        """
        literals = shown_literals(self.control, self.output)
        exact = {place: exactly(atoms, literals) for place, atoms in self.given.items()}
        as_good, better = self._compared()
        for place in list(self.pending):
            same = exact[place]
            if same is not None and self.model([*same, *as_good]) is not None:
                del self.pending[place]
        found = self.model([better]) if self.cost else None
        if found is not None:
            return f"finds one that costs {' '.join(map(str, found.cost))}: {found}"
        if self.is_every:
            with self.control.backend() as backend:
                for same in exact.values():
                    if same is not None:
                        backend.add_rule([], [*same, *guard])
            found = self.model(as_good)
        return None if found is None else f"finds another answer: {found}"

    def model(self, literals: Sequence[int] = ()) -> _Model | None:
        """An answer set of which the literals hold; None if there is none."""
        with self.control.solve([demand(self.control, literals)], yield_=True) as handle:
            model = handle.model()
            if model is not None:
                shown = frozenset(model.symbols(shown=True))
                sums = self._sums
                cost = tuple(sum(w for x, w in each if model.is_true(x)) for each in sums)
                return _Model(shown, cost)
            if not handle.get().unsatisfiable:
                raise RuntimeError("the second search ended without a result")
        return None

    @property
    def _sums(self) -> list[list[tuple[int, int]]]:
        """The literals and weights of each cost, the highest priority first."""
        weights = self.output.weights
        return [weights[priority] for priority in sorted(weights, reverse=True)]

    def _compared(self) -> tuple[list[int], int]:
        """Literals that hold if no priority costs more than it did; an atom that says: less.

        clasp's own bounds are not taken: of several priorities they lose answers (clingo 5.8.3).
        """
        as_good: list[int] = []
        with self.control.backend() as backend:
            better = backend.add_atom()
            for most, weighted in zip(self.cost, self._sums, strict=True) if self.cost else ():
                less, no_more = (_below(backend, weighted, most + more) for more in (0, 1))
                backend.add_rule([better], [*as_good, less])
                as_good.append(no_more)
        return as_good, better


def _below(backend: clingo.Backend, weighted: Sequence[tuple[int, int]], bound: int) -> int:
    """A literal that holds if the weights of the literals that hold add up to less than a bound.

    Raises:
        OptionError: they add up to too much.
    """
    atom = backend.add_atom()
    if sum(abs(weight) for _, weight in weighted) >= _MOST:
        words = f"costs of {_MOST} and more cannot be certified: clingo can count no further"
        raise OptionError(f"certify=True: {words}")
    positive = [(-x, -weight) if weight < 0 else (x, weight) for x, weight in weighted]
    bound -= sum(weight for _, weight in weighted if weight < 0)
    if bound <= 0:
        backend.add_rule([atom])
    else:
        backend.add_weight_rule([atom], bound, positive)
    return -atom
