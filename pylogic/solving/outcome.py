"""Outcome: what a search found and proved, its answers and figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

import clingo

from pylogic.rules.symbols import unpack
from pylogic.solving.process import Interruption


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
    inferences: int | None = None
    """Prolog's, of the whole search."""
    labeling_inferences: int | None = None
    """Prolog's, since labeling first began: what came before stated the constraints."""


@dataclass(frozen=True)
class Progress:
    """How far a search has come."""

    count: int = 0
    """Answers found; of the best cost only, where there is one."""
    cost: tuple[int, ...] = ()
    """The best cost so far; empty without minimize statements, or without an answer."""
    bound: tuple[int, ...] = ()
    """No cost is lower, as far as clasp has said; empty if it has not."""
    horizon: int | None = None
    """The horizon t of the parts step(t) and check(t); None without them."""


@dataclass(frozen=True)
class Outcome:
    """What a run found, whether it covered the search space, and what cut it short."""

    answers: tuple[Answer, ...]
    """The answers in the order found; only the best ones where there is a cost."""
    progress: Progress
    """How far the search came: number of answers, best cost, bound, horizon."""
    exhausted: bool
    """The whole search space was covered; with step(t), for the horizon and those below it."""
    interrupted: Interruption | None
    """What cut the run short: "timeout", "memory" or "user" (Ctrl-C)."""
    statistics: Statistics
    remarks: tuple[str, ...]
    """What clingo remarked, and warnings about options."""

    @property
    def count(self) -> int:
        """How many answers were found, kept or not; only the best ones where there is a cost."""
        return self.progress.count

    @property
    def status(self) -> Status:
        """What the answers and the end of the search show."""
        if self.count == 0:
            return Status.NONE if self.exhausted else Status.INTERRUPTED
        if self.progress.cost:
            return Status.OPTIMAL if self.exhausted else Status.FOUND
        if self.count > 1:
            return Status.MULTIPLE
        return Status.UNIQUE if self.exhausted else Status.FOUND
