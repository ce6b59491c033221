"""Choose clues of a solution within limits: all, the article's, a minimal set, or the fewest."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from typing import Any

import clingo

from pylogic.clues import derive
from pylogic.clues.solution import Solution, board_of
from pylogic.errors import OptionError
from pylogic.explain.assumptions import Group, Switches, minimal
from pylogic.explain.smus import fewest
from pylogic.rules.symbols import Place, Symbols, pack, place_of, unpack
from pylogic.solving.outcome import Answer, Outcome
from pylogic.solving.process import Brake, CutShortError, Interruption, Limits, Send, run
from pylogic.solving.search import Wanted
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_RESTARTS = 5

ALL, ARTICLE, MINIMAL, FEWEST = SELECTIONS = ("all", "article", "minimal", "fewest")


@dataclass(frozen=True)
class Choice:
    """How to choose clues."""

    selection: str = MINIMAL
    keep: tuple[Place, ...] = ()
    """Cells whose clues are given in any case."""
    forbid: tuple[Place, ...] = ()
    """Cells without clues."""
    symmetry: str = "none"
    seed: int = 0


@dataclass(frozen=True)
class Chosen:
    """Clues of a solution, and what is known of them."""

    clues: Symbols
    facts: str
    """The instance: the facts of the board and the clues."""
    outcome: Outcome
    """A search of its own for two answers of them."""
    other: Answer | None
    """An answer that is not the solution, if there is one."""
    is_minimal: bool
    """No clue can be removed, but those to keep; with symmetry, no pair."""
    bound: int | None
    """No set with fewer clues has one answer, as far as that has been proved."""
    every: int
    """How many clues the solution implies."""
    interrupted: Interruption | None
    """What cut the choosing short; the clues are the best so far."""

    @property
    def is_unique(self) -> bool:
        """Whether the solution is proved to be the only answer."""
        return self.outcome.exhausted and self.outcome.count == 1

    @property
    def is_fewest(self) -> bool:
        """Whether it is proved that there is no set with fewer clues."""
        return self.bound == len(self.clues)


OnProgress = Callable[[int, int | None], None]
"""Called with the number of clues of the best set so far, and the lower bound if there is one."""


def choose(
    solution: Solution,
    choice: Choice,
    limits: Limits,
    on_progress: OnProgress = lambda _clues, _bound: None,
) -> Chosen:
    """Choose clues, and look for other answers of them.

    Raises:
        OptionError: cells to keep or to forbid have no clue, or there is no such selection.
        ProgramError: the encoding does not say what the clues are.
        StoppedError: a limit or Ctrl-C ended the derivation of the clues.
    """
    task, answer = solution.task, solution.answer
    every = derive.derived(task.encoding, answer.atoms, answer.constants, limits)
    kept, groups = _groups(solution, choice, every)
    if choice.selection not in SELECTIONS:
        raise OptionError(f"no selection {choice.selection!r}; there are {', '.join(SELECTIONS)}")
    best = _Best((*kept, *chain.from_iterable(groups)), on_progress)
    interruption: Interruption | None = None
    if choice.selection == ARTICLE:
        best.clues = _picked(solution, choice, limits)
    elif choice.selection != ALL:
        choosing = _Choosing(task, tuple(answer.symbols), kept, groups, choice)
        interruption = run(partial(_work, choosing), limits, best.receive)
    facts = " ".join(f"{fact}." for fact in (*task.instance.symbols, *best.clues))
    instance = board_of(facts, "<clues>")
    outcome = solve(Task(task.encoding, instance, task.constants), Wanted(2), limits)
    other = (a for a in outcome.answers if set(a.symbols) != set(answer.symbols))
    return Chosen(
        best.clues,
        facts,
        outcome,
        next(other, None),
        best.is_minimal,
        best.bound,
        len(every),
        interruption,
    )


def _groups(
    solution: Solution, choice: Choice, every: Symbols
) -> tuple[Symbols, tuple[Group, ...]]:
    """The clues to keep, and the groups of the others that may be given."""
    by_cell = {place_of(symbol): symbol for symbol in every}
    for place in (*choice.keep, *choice.forbid):
        if place not in by_cell:
            raise OptionError(f"the solution implies no clue in the cell {place[0]},{place[1]}")
    both = set(choice.keep) & set(choice.forbid)
    if both:
        raise OptionError(f"the cell {min(both)} is to be kept and forbidden")
    kept = tuple(by_cell[place] for place in choice.keep)
    groups = derive.grouped(
        every, choice.symmetry, solution.task.instance.size or (0, 0), choice.forbid
    )
    return kept, tuple(g for g in (_without(group, kept) for group in groups) if g)


def _without(group: Group, kept: Symbols) -> Group:
    return tuple(symbol for symbol in group if symbol not in kept)


def _picked(solution: Solution, choice: Choice, limits: Limits) -> Symbols:
    task, answer = solution.task, solution.answer
    rng = random.Random(f"{choice.seed}")
    groups = derive.picks(task.encoding, ARTICLE, answer.atoms, answer.constants, limits)
    return tuple(rng.choice(group) for group in groups)


@dataclass
class _Best:
    """The best clues so far, as they come from the child."""

    clues: Symbols
    on_progress: OnProgress
    bound: int | None = None
    is_minimal: bool = False

    def receive(self, kind: str, *content: Any) -> None:
        match kind:
            case "best":
                self.clues = unpack(content[0])
            case "bound":
                self.bound = content[0]
            case "minimal":
                self.is_minimal = True
        self.on_progress(len(self.clues), self.bound)


@dataclass(frozen=True)
class _Choosing:
    """What the child chooses from."""

    task: Task
    shown: Symbols
    kept: Symbols
    groups: tuple[Group, ...]
    choice: Choice
    every: Symbols = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "every", (*self.kept, *chain.from_iterable(self.groups)))

    def guarded(self, brake: Brake) -> Switches:
        made = derive.guarded(self.task, self.every, set(self.shown))
        brake.interrupt = made.stop
        return made


def _work(choosing: _Choosing, send: Send, brake: Brake) -> bool:
    try:
        rng = random.Random(f"{choosing.choice.seed}")
        guarded = choosing.guarded(brake)
        on_best = partial(_send_best, send)
        found = minimal(guarded, choosing.groups, choosing.kept, rng, on_best)
        if found is None:
            return False
        _send_best(send, found)
        send("minimal")
        if choosing.choice.selection == FEWEST:
            for _ in range(_RESTARTS):  # a good set early leaves less to prove
                again = minimal(choosing.guarded(brake), choosing.groups, choosing.kept, rng)
                found = min(found, again or found, key=len)
                _send_best(send, found)
            guarded = choosing.guarded(brake)
            found = fewest(
                guarded, choosing.groups, choosing.kept, found, partial(_send_bound, send)
            )
            _send_best(send, found)
            send("bound", len(found))
    except CutShortError:
        return True
    return False


def _send_best(send: Send, found: Sequence[clingo.Symbol]) -> None:
    send("best", pack(found))


def _send_bound(send: Send, _best: Symbols, bound: int) -> None:
    send("bound", bound)
