"""Select clues of a solution within limits: all, the article's, a minimal set, or the fewest."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import NamedTuple

import clingo

from pylogic.clues.clue_set import ClueSet
from pylogic.clues.derive import SYMMETRIES, Derived, alternatives, derive, switch, symmetric_groups
from pylogic.clues.solution import Solution
from pylogic.errors import Interruption, OptionError
from pylogic.explain.mus import mus, smus
from pylogic.explain.relaxation import Group, Switches
from pylogic.rules.instance import instance_of
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Place, Symbols, pack, place_of, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.options import check_cells, check_one_of, check_whole
from pylogic.solving.process import run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_RESTARTS = 5

ALL, ARTICLE, MINIMAL, FEWEST = SELECTIONS = ("all", "article", "minimal", "fewest")

OnProgress = Callable[[int, int | None], None]
"""Called with the number of clues of the best set so far, and the lower bound if there is one."""


def select(
    solution: Solution,
    limits: Limits,
    *,
    selection: str = MINIMAL,
    keep: Sequence[Place] = (),
    forbid: Sequence[Place] = (),
    given: Symbols = (),
    symmetry: str = "none",
    seed: int = 0,
    on_progress: OnProgress = lambda _clues, _bound: None,
) -> ClueSet:
    """Select clues, and look for other answers of them.

    Args:
        keep: cells whose clues are given in any case.
        forbid: cells without clues.
        given: clues that are given in any case, in cells or beside the board.

    Raises:
        OptionError: there is no such selection or symmetry, no clue in a cell, or a given clue
            that the solution does not imply.
        ProgramError: the encoding does not say what the clues are.
        StoppedError: a limit or Ctrl-C ended the derivation of the clues.
    """
    check_one_of("selection", selection, SELECTIONS)
    check_one_of("symmetry", symmetry, SYMMETRIES)
    check_cells("keep", keep)
    check_cells("forbid", forbid)
    check_whole("seed", seed, 0)
    task, answer = solution.task, solution.answer
    every = derive(task.encoding, answer.atoms, answer.constants, limits)
    task = every.on_board(task)
    cells = [(row, column) for row, column in keep], [(row, column) for row, column in forbid]
    kept, groups = _split(solution, every, *cells, given, symmetry)
    best = _Best((*kept, *chain.from_iterable(groups)), on_progress)
    interruption: Interruption | None = None
    if selection == ARTICLE:
        best.clues = _pick(solution, random.Random(f"{seed}"), limits)
    elif selection != ALL:
        work = _Selection(task, answer.symbols, kept, groups, seed, selection == FEWEST)
        interruption = run(work, limits, best.receive)
    board = task.instance.symbols
    instance = instance_of((*board, *best.clues), "<clues>")
    outcome = solve(Task(task.encoding, instance, task.constants), Question(2), limits.extended())
    others = (a for a in outcome.answers if set(a.symbols) != set(answer.symbols))
    return ClueSet(
        puzzle=task.encoding.name,
        board=board,
        clues=best.clues,
        solution=answer,
        every=len(every.every),
        is_unique=outcome.exhausted and outcome.count == 1,
        is_minimal=best.is_minimal,
        bound=best.bound,
        other=next(others, None),
        interrupted=interruption or outcome.interrupted,
        missing=solution.missing,
        is_one_of_several=solution.is_one_of_several,
        constants=task.constants,
    )


def _split(
    solution: Solution,
    derived: Derived,
    keep: Sequence[Place],
    forbid: Sequence[Place],
    given: Symbols,
    symmetry: str,
) -> tuple[Symbols, tuple[Group, ...]]:
    """The clues to keep, and the groups of the others that may be given."""
    by_cell: dict[Place | None, list[clingo.Symbol]] = {}
    for symbol in derived.every:
        by_cell.setdefault(place_of(symbol), []).append(symbol)
    for place in (*keep, *forbid):
        if place not in by_cell:
            beside = "; cells say nothing of the clues beside the board" if None in by_cell else ""
            words = f"the solution implies no clue in the cell {place[0]},{place[1]}"
            raise OptionError(f"{words}{beside}")
    missing = sorted(set(given).difference(derived.every))
    if missing:
        raise OptionError(f"the solution does not imply the clue {missing[0]}")
    fixed = set(map(place_of, derived.fixed))
    both = [place for place in sorted(forbid) if place in keep or place in fixed]
    if both:
        raise OptionError(f"the cell {both[0]} is to be kept and forbidden")
    in_cells = chain.from_iterable(by_cell[place] for place in keep)
    kept = tuple(dict.fromkeys((*derived.fixed, *in_cells, *given)))
    size = solution.task.instance.size or (0, 0)
    others = (
        tuple(symbol for symbol in group if symbol not in kept)
        for group in symmetric_groups(derived.every, symmetry, size, forbid)
    )
    return kept, tuple(group for group in others if group)


def _pick(solution: Solution, rng: random.Random, limits: Limits) -> Symbols:
    """The article's choice: one clue of each of some groups."""
    encoding, answer = solution.task.encoding, solution.answer
    found = alternatives(encoding, ARTICLE, answer.atoms, answer.constants, limits)
    return tuple(rng.choice(group) for group in found)


class _Better(NamedTuple):
    """Better clues, as a packed text."""

    packed: str


class _Bound(NamedTuple):
    """No fewer clues do."""

    number: int


class _Minimal(NamedTuple):
    """None of the clues can be spared."""


_Message = _Better | _Bound | _Minimal


@dataclass
class _Best:
    """The best clues so far, as they come from the child."""

    clues: Symbols
    on_progress: OnProgress
    bound: int | None = None
    is_minimal: bool = False

    def receive(self, message: _Message) -> None:
        match message:
            case _Better(packed):
                self.clues = unpack(packed)
            case _Bound(number):
                self.bound = number
            case _Minimal():
                self.is_minimal = True
        self.on_progress(len(self.clues), self.bound)


@dataclass(frozen=True)
class _Selection:
    """What the child does: shrink the clues to a minimal set, and perhaps to the fewest."""

    task: Task
    shown: Symbols
    kept: Symbols
    groups: tuple[Group, ...]
    seed: int
    is_fewest: bool

    def __call__(self, send: Send[_Message], brake: Brake) -> bool:
        """Send each set that is better; whether something cut the work short."""
        try:
            rng = random.Random(f"{self.seed}")
            on_best = partial(_send_best, send)
            found = mus(self._switches(brake), self.groups, self.kept, rng, on_best)
            if found is None:
                return False
            _send_best(send, found)
            send(_Minimal())
            if self.is_fewest:
                self._send_fewest(found, rng, send, brake)
        except CutShortError:
            return True
        return False

    def _send_fewest(
        self, found: Symbols, rng: random.Random, send: Send[_Message], brake: Brake
    ) -> None:
        for _ in range(_RESTARTS):  # a good set early leaves less to prove
            again = mus(self._switches(brake), self.groups, self.kept, rng)
            found = min(found, again or found, key=len)
            _send_best(send, found)
        on_bound = partial(_send_bound, send)
        found = smus(self._switches(brake), self.groups, self.kept, found, on_bound)
        _send_best(send, found)
        send(_Bound(len(found)))

    def _switches(self, brake: Brake) -> Switches:
        every = (*self.kept, *chain.from_iterable(self.groups))
        switches = switch(self.task, every, set(self.shown))
        brake.interrupt = switches.stop
        return switches


def _send_best(send: Send[_Better], found: Sequence[clingo.Symbol]) -> None:
    send(_Better(pack(found)))


def _send_bound(send: Send[_Bound], _best: Symbols, bound: int) -> None:
    send(_Bound(bound))
