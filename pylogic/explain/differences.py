"""What several answers have in common, and clues that would leave one of them alone."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from pylogic.clues import select
from pylogic.clues.clue_set import ClueSet
from pylogic.clues.select import FEWEST
from pylogic.clues.solution import Solution
from pylogic.errors import OptionError, ProgramError, StoppedError
from pylogic.explain.relaxation import given
from pylogic.rules.instance import instance_of
from pylogic.rules.symbols import Mark, Symbols, pack, place_of, unpack
from pylogic.solving import consequences
from pylogic.solving.consequences import BRAVE, CAUTIOUS
from pylogic.solving.outcome import Answer
from pylogic.solving.process import Brake, CutShortError, Interruption, Limits, Send, run
from pylogic.solving.task import Task


@dataclass(frozen=True)
class Differences:
    """What several answers have in common."""

    certain: Symbols
    """What all answers show, with what the view draws of it."""
    possible: Symbols
    """What some answers show."""
    extra: ClueSet | None
    """Clues that leave one of the two answers alone, the instance's own among them."""
    of: int
    """Which of the two answers that is, from 0."""


def differences(
    task: Task, marks: Sequence[Mark], answers: Sequence[Answer], limits: Limits
) -> tuple[Differences | None, Interruption | None]:
    """What all answers of a task have in common, of which two are known; what cut it short."""
    found: dict[str, Symbols] = {}

    def receive(mode: str, packed: str) -> None:
        found[mode] = unpack(packed)

    began = time.monotonic()
    interruption = run(partial(_find_consequences, task, marks), limits, receive)
    if interruption is not None:
        return None, interruption
    extra, of, interruption = _extra(task, answers, limits.left(began))
    return Differences(found[CAUTIOUS], found[BRAVE], extra, of), interruption


def _find_consequences(task: Task, marks: Sequence[Mark], send: Send, brake: Brake) -> bool:
    board = consequences.Board(task, has_constraints=True)
    brake.interrupt = board.control.interrupt
    try:
        for mode in (CAUTIOUS, BRAVE):
            send(mode, pack(board.consequences(mode, marks)))
    except CutShortError:
        return True
    return False


def _extra(
    task: Task, answers: Sequence[Answer], limits: Limits
) -> tuple[ClueSet | None, int, Interruption | None]:
    """The fewest clues that leave one of the answers alone, of which of them, what cut it short."""
    encoding = task.encoding
    if encoding.clues is None or not encoding.has("clues"):
        return None, 0, None
    own = given(task)
    cells = tuple(cell for cell in map(place_of, own) if cell is not None)
    facts = [f.symbol for f in task.instance.facts if f.symbol not in own]
    board = instance_of(facts, "<board>")
    best: tuple[ClueSet, int] | None = None
    interruption: Interruption | None = None
    half = limits if limits.timeout is None else replace(limits, timeout=limits.timeout / 2)
    for place, answer in enumerate(answers):
        solution = Solution(replace(task, instance=board), answer, own, 0, True)
        try:
            chosen = select.select(solution, half, selection=FEWEST, keep=cells)
        except StoppedError as error:
            interruption = error.interruption  # type: ignore[assignment]
            continue
        except (OptionError, ProgramError):  # the clues of the instance are not those of a cell
            return None, 0, None
        interruption = interruption or chosen.interrupted
        is_better = best is None or len(chosen.clues) < len(best[0].clues)
        if chosen.is_unique and is_better:
            best = chosen, place
        if interruption == "user":
            break
    return (*best, interruption) if best else (None, 0, interruption)
