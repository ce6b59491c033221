"""Ground and solve within limits -> Outcome (status, answers, statistics)."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property, partial
from typing import Any

import clingo

from pylogic.child import Brake, Interruption, Limits, Send, run
from pylogic.grounding import Job, check_options, grounded, pack, unpack

COUNT_INTERVAL = 0.2  # seconds between two reports of how many answers were counted
SLICE = 0.1  # seconds between two looks at whether Ctrl-C was pressed


class Status(str, Enum):
    """What a search has shown, never more than that."""

    UNIQUE = "unique"
    """One answer, and the search space is covered."""
    MULTIPLE = "multiple"
    """At least two answers."""
    FOUND = "found"
    """An answer; there may be more, or better ones."""
    OPTIMAL = "optimal"
    """An answer that none is better than."""
    NONE = "none"
    """No answer exists."""
    INTERRUPTED = "interrupted"
    """No answer so far."""

    def __str__(self) -> str:
        return self.value


@dataclass(frozen=True)
class Answer:
    """One answer set, as the packed texts that came from the child."""

    shown: str = field(repr=False)
    true: str = field(repr=False)
    cost: tuple[int, ...] = ()
    """The values of the minimize statements, most important first; empty without any."""
    proven: bool = False
    """clasp has proved that no cost is lower."""
    constants: Mapping[str, str] = field(default_factory=dict, repr=False)
    """The constants that it was found under."""

    @cached_property
    def symbols(self) -> tuple[clingo.Symbol, ...]:
        """What the encoding's #show statements show."""
        return unpack(self.shown)

    @cached_property
    def atoms(self) -> tuple[clingo.Symbol, ...]:
        """Every true atom."""
        return unpack(self.true)

    def __str__(self) -> str:
        return " ".join(map(str, sorted(self.symbols)))


@dataclass(frozen=True)
class Statistics:
    """Figures of one run; None where it ended before they were known."""

    ground_seconds: float | None = None
    solve_seconds: float | None = None
    rules: int | None = None
    """Ground rules that the grounder gave to clasp."""
    atoms: int | None = None
    """Ground atoms."""
    variables: int | None = None
    """Variables of the solver, after preprocessing."""
    constraints: int | None = None
    """Constraints of the solver of every length, after preprocessing."""
    choices: int | None = None
    conflicts: int | None = None
    restarts: int | None = None


@dataclass(frozen=True)
class Outcome:
    """What a run found, whether it covered the search space, and what cut it short."""

    answers: tuple[Answer, ...]
    """The answers in the order found; only the best ones where there is a cost."""
    count: int
    """How many answers were found, kept or not."""
    exhausted: bool
    """The whole search space was covered."""
    interrupted: Interruption | None
    """What cut the run short: "timeout", "memory" or "user" (Ctrl-C)."""
    statistics: Statistics
    remarks: tuple[str, ...]
    """What clingo remarked, and warnings about options."""

    @property
    def status(self) -> Status:
        """What the answers and the end of the search show."""
        if self.count == 0:
            return Status.NONE if self.exhausted else Status.INTERRUPTED
        if self.answers and self.answers[-1].cost:
            return Status.OPTIMAL if self.exhausted else Status.FOUND
        if self.count > 1:
            return Status.MULTIPLE
        return Status.UNIQUE if self.exhausted else Status.FOUND


def solve(
    job: Job,
    models: int,
    limits: Limits,
    *,
    keep: bool = True,
    on_answer: Callable[[Answer], None] = lambda _answer: None,
    on_start: Callable[[], None] = lambda: None,
) -> Outcome:
    """Search for at most `models` answers (0: all).

    With minimize statements the search goes on to the best answer whatever `models` says.
    `on_answer` sees each answer when it is found; without `keep`, answers are only counted.
    `on_start` is called once an isolated search is at work.

    Raises:
        OptionError: there is no such option or constant, or it changes what an answer is.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
    """
    remarks = check_options(job)
    constants = {**(job.instance.constants if job.instance else {}), **job.constants}
    found = _Found(constants, on_answer, remarks)
    interruption = run(partial(_search, job, models, keep), limits, found.receive, on_start)
    return Outcome(
        tuple(found.answers),
        found.count,
        found.exhausted,
        interruption,
        Statistics(**found.figures),
        tuple(found.remarks),
    )


@dataclass
class _Found:
    """What a search has sent so far."""

    constants: Mapping[str, str]
    on_answer: Callable[[Answer], None]
    remarks: list[str]
    answers: list[Answer] = field(default_factory=list)
    figures: dict[str, Any] = field(default_factory=dict)
    count: int = 0
    exhausted: bool = False

    def receive(self, kind: str, *content: Any) -> None:
        match kind:
            case "answer":
                shown, true, cost, proven = content
                answer = Answer(shown, true, cost, proven, self.constants)
                if answer.cost:  # only those proven to be as good stay beside it
                    self.answers = [other for other in self.answers if other.proven]
                self.answers.append(answer)
                self.count += 1
                self.on_answer(answer)
            case "count":
                (self.count,) = content
            case "figures":
                self.figures |= content[0]
            case "exhausted":
                (self.exhausted,) = content
            case "remark":
                self.remarks += content


def _search(job: Job, models: int, keep: bool, send: Send, brake: Brake) -> bool:
    """Ground, search, send what is found; say whether the search was interrupted."""
    start = time.perf_counter()
    control = grounded(job, send)
    brake.interrupt = control.interrupt
    begin = time.perf_counter()
    send("figures", {"ground_seconds": begin - start})
    configuration: Any = control.configuration
    # clasp's own limit would end an optimisation before its proof, so answers are counted here.
    configuration.solve.models = 0
    optimises = configuration.solve.opt_mode.startswith("opt")
    count, reported = 0, begin
    result = None
    with control.solve(yield_=True, async_=True) as handle:
        while result is None:
            model = _next_model(handle)
            if model is None:
                result = handle.get()
                break
            count += 1
            cost = tuple(model.cost) if optimises else ()
            if keep:
                texts = [pack(model.symbols(shown=True)), pack(model.symbols(atoms=True))]
                send("answer", *texts, cost, model.optimality_proven)
            elif time.perf_counter() > reported + COUNT_INTERVAL:
                reported = time.perf_counter()
                send("count", count)
            if count == models and not cost:
                break
    if not keep:
        send("count", count)
    if result is not None:
        send("exhausted", result.exhausted)
    seconds = time.perf_counter() - begin
    send("figures", {"solve_seconds": seconds, **_figures(control.statistics)})
    return result is not None and result.interrupted


def _next_model(handle: clingo.SolveHandle) -> clingo.Model | None:
    """The next model; Ctrl-C, which waiting in slices lets through, ends the search."""
    try:
        handle.resume()
        while not handle.wait(SLICE):
            pass
    except KeyboardInterrupt:
        handle.cancel()
    return handle.model()


def _figures(statistics: Mapping[str, Any]) -> dict[str, int]:
    program, generator = statistics["problem"]["lp"], statistics["problem"]["generator"]
    solvers = statistics["solving"]["solvers"]
    kinds = ("constraints", "constraints_binary", "constraints_ternary")
    return {
        "rules": int(program["rules"]),
        "atoms": int(program["atoms"]),
        "variables": int(generator["vars"]),
        "constraints": sum(int(generator[kind]) for kind in kinds),
        **{key: int(solvers[key]) for key in ("choices", "conflicts", "restarts")},
    }
