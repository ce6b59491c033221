"""What several answers have in common, and clues that would leave one of them alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from pylogic.errors import Interruption, StoppedError
from pylogic.rules.symbols import Mark, Symbols, pack, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.consequences import BRAVE, CAUTIOUS, Consequences
from pylogic.solving.limits import Limits
from pylogic.solving.outcome import Answer
from pylogic.solving.process import run
from pylogic.solving.task import Task


@dataclass(frozen=True)
class Extra:
    """Clues that leave one of several answers alone."""

    clues: Symbols
    """The instance's own are among them."""
    of: int = 0
    """Which of the answers, from 0."""
    is_fewest: bool = False
    """Whether it is proved that no fewer do."""
    interrupted: Interruption | None = None
    """What cut the search for them short."""


FindExtra = Callable[[Task, Answer, Limits], Extra | None]
"""Finds clues that leave an answer of a task alone; None if the rules say nothing of clues.

It may raise StoppedError.
"""


@dataclass(frozen=True, repr=False)
class Differences:
    """What several answers have in common."""

    certain: Symbols
    """What all answers show, with what the view draws of it."""
    possible: Symbols
    """What some answers show."""
    extra: Extra | None
    """The fewest clues that leave one of two answers alone."""

    def __repr__(self) -> str:
        counts = f"{len(self.certain)} atoms in all answers, {len(self.possible)} in some"
        return f"<Differences: {counts}>"


def differences(
    task: Task,
    marks: Sequence[Mark],
    answers: Sequence[Answer],
    find_extra: FindExtra,
    limits: Limits,
) -> tuple[Differences | None, Interruption | None]:
    """What all answers of a task have in common, of which two are known; what cut it short."""
    found: dict[str, Symbols] = {}

    def receive(message: _Consequences) -> None:
        found[message.mode] = unpack(message.packed)

    interruption = run(partial(_find_consequences, task, marks), limits, receive)
    if interruption is not None:
        return None, interruption
    extra, interruption = _extra(task, answers, find_extra, limits)
    return Differences(found[CAUTIOUS], found[BRAVE], extra), interruption


class _Consequences(NamedTuple):
    """The cautious or the brave consequences, as a packed text."""

    mode: str
    packed: str


def _find_consequences(
    task: Task, marks: Sequence[Mark], send: Send[_Consequences], brake: Brake
) -> bool:
    every = Consequences(task, has_constraints=True)
    brake.interrupt = every.control.interrupt
    try:
        for mode in (CAUTIOUS, BRAVE):
            send(_Consequences(mode, pack(every.find(mode, marks))))
    except CutShortError:
        return True
    return False


def _extra(
    task: Task, answers: Sequence[Answer], find_extra: FindExtra, limits: Limits
) -> tuple[Extra | None, Interruption | None]:
    """The fewest clues that leave one of the answers alone, and what cut the search short."""
    best: Extra | None = None
    interruption: Interruption | None = None
    for place, answer in enumerate(answers):
        try:
            found = find_extra(task, answer, limits.share(len(answers) - place))
        except StoppedError as error:
            interruption = error.interruption
            continue
        if found is None:
            return None, None
        interruption = interruption or found.interrupted
        if found.clues and (best is None or len(found.clues) < len(best.clues)):
            best = replace(found, of=place)
        if interruption == "user":
            break
    return best, interruption
