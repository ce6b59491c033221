"""Differences: the atoms that several answers share, and clues that would leave one answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

from pylogic.errors import Interruption, StoppedError
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Symbols, pack, unpack
from pylogic.solving.child import Brake, CutShortError, Send
from pylogic.solving.consequences import BRAVE, CAUTIOUS, Consequences
from pylogic.solving.outcome import Answer
from pylogic.solving.process import run
from pylogic.solving.task import Task


class Further(NamedTuple):
    """Clues besides an instance's own that leave one of its answers alone."""

    clues: Symbols
    """Empty if none were found."""
    least: float
    """It is proved that no fewer leave it alone; infinite if none at all do."""
    interrupted: Interruption | None = None
    """The reason why the search for clues ended early."""


@dataclass(frozen=True)
class Extra:
    """Clues that leave one of several answers alone."""

    clues: Symbols
    """Besides the instance's own."""
    of: int = 0
    """Which of the answers, from 0."""
    fewest_of: tuple[int, ...] = ()
    """The answers of which it is proved that no fewer clues leave them alone."""

    @property
    def proof(self) -> str:
        """Of which answers it is proved that no fewer do, in words."""
        if self.of not in self.fewest_of:
            return "perhaps fewer do"
        if len(self.fewest_of) > 1:
            return "no fewer clues of either answer do"
        other = 1 - self.of + 1
        return f"no fewer clues of answer {self.of + 1} do, perhaps fewer of answer {other}"


FindExtra = Callable[[Task, Answer, Limits], Further | None]
"""Finds clues that leave an answer of a task alone; None if the rules say nothing of clues.

It may raise StoppedError.
"""


@dataclass(frozen=True, repr=False)
class Differences:
    """The atoms that several answers have in common."""

    certain: Symbols
    """The atoms of all answers, with the atoms that draw them."""
    possible: Symbols
    """The atoms of at least one answer."""
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
    """The differences of a task's answers, two of them known, and what cut the search short."""
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
    looked_at: dict[int, Further] = {}
    interruption: Interruption | None = None
    for place, answer in enumerate(answers):
        try:
            found = find_extra(task, answer, limits.share(len(answers) - place))
        except StoppedError as error:
            interruption = error.interruption
            continue
        if found is None:
            return None, None
        looked_at[place] = found
        interruption = interruption or found.interrupted
        if interruption == "user":
            break
    sizes = {place: len(found.clues) for place, found in looked_at.items() if found.clues}
    if not sizes:
        return None, interruption
    of = min(sizes, key=lambda place: sizes[place])
    fewest_of = (place for place, found in looked_at.items() if found.least >= sizes[of])
    return Extra(looked_at[of].clues, of, tuple(fewest_of)), interruption
