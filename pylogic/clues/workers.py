"""The puzzles of a generator in the order of their numbers, made by several children."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from pylogic.clues.generate import Generator
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import PylogicError, StoppedError
from pylogic.rules.limits import Limits
from pylogic.solving.executor import completed, team
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce

_FEW = 2
_BATCH = 0.25  # seconds
_ON_CLUSTER = 1.0
"""Seconds of a batch there: its scheduler does not bear as many tasks."""


def generate(
    generator: Generator,
    numbers: Sequence[int],
    jobs: int,
    limits: Limits,
    executor: Workforce | None = None,
) -> Iterator[GeneratedPuzzle]:
    """The puzzles of these numbers in their order, made by so many processes, or by a cluster.

    The time limit holds for all of them, the memory limit for each process.

    Raises:
        StoppedError: a limit came first, or Ctrl-C.
        PylogicError: as `Generator.puzzle`.
    """
    pace = _Pace(_BATCH if executor is None else _ON_CLUSTER)
    early: dict[int, Future[_Made]] = {}
    waiting = 0
    try:
        with team(executor, jobs, limits.begun()) as at_work:
            batches = _batches(numbers, pace)
            for batch, future in completed(
                at_work, lambda batch: at_work.submit(_make, generator, batch), batches
            ):
                early[batch.start] = future
                while waiting in early:
                    made = early.pop(waiting).result()
                    pace.puzzle = made.seconds / len(made.puzzles)
                    waiting += len(made.puzzles)
                    for puzzle in made.puzzles:
                        if isinstance(puzzle, PylogicError):
                            raise puzzle
                        yield puzzle
    except KeyboardInterrupt:
        raise StoppedError("user") from None


class _Batch(NamedTuple):
    """Numbers of puzzles that one child makes, and how many come before them."""

    start: int
    numbers: Sequence[int]


class _Made(NamedTuple):
    """The puzzles of a batch, perhaps up to one that cannot be made, and the time it took."""

    puzzles: Sequence[GeneratedPuzzle | PylogicError]
    seconds: float


@dataclass
class _Pace:
    """How long a batch is to take, and a puzzle takes, as far as that is known."""

    batch: float
    puzzle: float | None = None

    @property
    def size(self) -> int:
        """How many puzzles a batch has."""
        return 1 if self.puzzle is None else max(1, int(self.batch / self.puzzle))


def _batches(numbers: Sequence[int], pace: _Pace) -> Iterator[_Batch]:
    """Batches that take little time each: it is lost if something ends them.

    One puzzle a child makes 100 small ones a quarter slower.
    """
    start = 0
    while start < len(numbers):
        batch = numbers[start : start + pace.size]
        yield _Batch(start, batch)
        start += len(batch)


def _make(generator: Generator, batch: _Batch) -> _Made:
    """In a child: make the puzzles of a batch."""
    began = time.monotonic()
    made: list[GeneratedPuzzle | PylogicError] = []
    for number in batch.numbers:
        try:
            made.append(generator.puzzle(number))
        except PylogicError as error:
            made.append(error)
            break
    return _Made(made, time.monotonic() - began)


def some_puzzles(limits: Limits) -> Callable[[Task], Iterator[str]]:
    """What makes a few puzzles on a board; their facts."""

    def make(task: Task) -> Iterator[str]:
        made = generate(Generator(task, seed=0), range(1, _FEW + 1), 1, limits)
        return (puzzle.facts for puzzle in made)

    return make
