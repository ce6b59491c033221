"""Verify: have clingo find given answers again, and certify an outcome by a second search.

clasp writes no proofs. The second search grounds the program again, in a process of its own, and
searches under another configuration, without projection and guidance. Each of its solve calls is
about one answer: whether it is there, or whether there is another one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

import clingo

from pylogic.errors import DisagreementError, Problem, StoppedError
from pylogic.rules.limits import Limits
from pylogic.solving.grounding import ground_task, search_horizons
from pylogic.solving.outcome import Answer, End, Outcome, Status
from pylogic.solving.process import call
from pylogic.solving.question import Question
from pylogic.solving.solve import Output

Atoms = tuple[clingo.Symbol, ...]  # the symbols that an answer shows
_PRESETS = ("trendy", "frumpy")
"""clasp's presets for a second search: the first one that the first search has not used."""
_SEED = 20261  # clasp's seed in a second search; any number will do that a first search seldom has
_CERTAIN = (Status.UNIQUE, Status.NONE, Status.OPTIMAL)
"""The claims that a second search can certify: no other answer, or no better one."""


class Confirmation(NamedTuple):
    """The given answers that clingo has found again, in their order, and those that it has not."""

    answers: tuple[Answer, ...] = ()
    refuted: tuple[Atoms, ...] = ()  # the answers that no answer set shows exactly
    horizon: int | None = None  # the last horizon grounded; None without step(t)
    has_costs: bool = False  # true if the ground program has minimize statements
    others: tuple[Answer, ...] = ()  # an answer besides the given ones, at most one a horizon


def confirm(question: Question, given: Sequence[Atoms], limits: Limits) -> Confirmation:
    """Search for an answer set that shows exactly the atoms, for each of the given answers.
    Answers of any cost count. A plan counts at the horizons that a search would reach. Raise
    ProgramError as `ground_task`, StoppedError as `call`."""
    return call(partial(_search_again, question, given, finds_others=False), limits)


def certify(question: Question, outcome: Outcome, limits: Limits) -> Outcome:
    """Search again in a child for what refutes an outcome that is `unique`, `none` or `optimal`.

    Return the outcome with `certified` set: False if a limit cuts the second search short, and then
    `interrupted` says why. Return any other outcome as it is.
    Raise DisagreementError if the second search contradicts the outcome; or ProgramError if clingo
    rejects a file, as in a first search."""
    if outcome.status not in _CERTAIN:
        return outcome
    cost, given = outcome.progress.cost, [answer.symbols for answer in outcome.answers]
    work = partial(_search_again, vary_question(question), given, finds_others=True)
    try:
        again = call(work, limits._replace(isolated=True))
    except StoppedError as error:
        return replace(outcome, certified=False, interrupted=error.interruption)

    def write(atoms: Iterable[clingo.Symbol]) -> str:
        """Return the shown symbols of an answer, sorted, as a text."""
        return " ".join(map(str, sorted(atoms))) or "an answer that shows nothing"

    contradictions = [
        f"finds one that costs {' '.join(map(str, answer.cost))}: {write(answer.symbols)}"
        for answer in (*again.answers, *again.others)
        if answer.cost < cost
    ]
    if question.all_optima or not cost or outcome.count > 1:
        same = (other for other in again.others if not cost or other.cost <= cost)
        contradictions += [f"finds another answer: {write(other.symbols)}" for other in same]
    worse = (answer.symbols for answer in again.answers if cost and answer.cost > cost)
    contradictions += [f"does not find {write(atoms)} again" for atoms in (*again.refuted, *worse)]
    if contradictions:
        words = f"{outcome.claim}; but a second search {contradictions[0]}"
        words += ": please report it with both files"
        raise DisagreementError(Problem(words, outcome.encoding))
    return replace(outcome, certified=True)


def vary_question(question: Question) -> Question:
    """Return the question with another preset and seed in place of its options, and no guidance."""
    first = " ".join(question.clasp_options).lower()
    preset = next(name for name in _PRESETS if name not in first or name == _PRESETS[-1])
    options = (f"--configuration={preset}", f"--seed={_SEED}", "--project=no")
    free = replace(question, labeling=None, heuristic=None, threads=None, seed=None)
    return replace(free, options=options)


def _search_again(question: Question, given: Sequence[Atoms], finds_others: bool) -> Confirmation:
    """Ground a question, search for each given answer, and with `finds_others` for one more: then
    each search goes to the answer of the best cost, otherwise to one of any cost."""
    output = Output()
    program = ground_task(question, output)
    control = program.control
    configuration: Any = control.configuration
    configuration.solve.models = 0 if finds_others and output.has_costs else 1
    if not finds_others:
        configuration.solve.opt_mode = "enum"
    answers: dict[int, Answer] = {}  # by the places of the given ones
    others: list[Answer] = []
    last: int | None = None

    def find_answer(
        literals: Sequence[int] = (), excluded: Iterable[Sequence[int]] = ()
    ) -> Answer | None:
        """Search for an answer, the best one if clasp optimizes, as `add_demand` says."""
        answer = None
        demanded = add_demand(control, literals, excluded)
        with control.solve([demanded], yield_=True) as handle:
            for model in handle:
                shown = tuple(dict.fromkeys(model.symbols(shown=True)))
                atoms, cost = tuple(model.symbols(atoms=True)), tuple(model.cost)
                answer = Answer(shown, atoms, cost, constants=question.all_constants)
            if handle.get().interrupted:
                raise RuntimeError("the search for an answer ended without a result")
        return answer

    def find_given(horizon: int | None = None) -> tuple[End, bool]:
        """Search at a horizon for given answers that are missing, then for another answer.
        Return "enough" once nothing is left to look for, and whether there was any answer."""
        nonlocal last
        last, known = horizon, len(answers) + len(others)
        exact: list[Sequence[int]] = []
        for place, atoms in enumerate(given):
            literals, shown = output.find_literals(control), set(atoms)
            always = {symbol for symbol, literal in literals.items() if not literal}
            if not always <= shown <= literals.keys():
                continue  # no answer set shows exactly these atoms
            exact.append([x if symbol in shown else -x for symbol, x in literals.items() if x])
            if place not in answers and (answer := find_answer(exact[-1])) is not None:
                answers[place] = answer
        if not finds_others and (horizon is None or len(answers) == len(given)):
            return "enough", True
        if (other := find_answer(excluded=exact)) is not None:
            others.append(other)
        return "exhausted", len(answers) + len(others) > known

    if question.has_horizons:
        search_horizons(program, find_given, lambda: "enough" if find_answer() else "exhausted")
    else:
        find_given()
    confirmed = tuple(answers[place] for place in sorted(answers))
    refuted = tuple(atoms for place, atoms in enumerate(given) if place not in answers)
    return Confirmation(confirmed, refuted, last, output.has_costs, tuple(others))


def add_demand(
    control: clingo.Control, literals: Iterable[int], excluded: Iterable[Sequence[int]] = ()
) -> int:
    """Add an atom to a program and return it: if it is assumed, all literals hold.
    Of each list in `excluded` at least one does not hold then. The literals are not assumed
    themselves: clasp passes over rules that can never fire, and gives the numbers of their heads to
    atoms of its own (clingo 5.8.3)."""
    with control.backend() as backend:
        demanded: int = backend.add_atom()
        backend.add_rule([demanded], choice=True)
        for literal in literals:
            backend.add_rule([], [demanded, -literal])
        for together in excluded:
            backend.add_rule([], [demanded, *together])
    return demanded
