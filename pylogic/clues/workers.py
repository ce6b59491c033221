"""The puzzles of a generator in the order of their numbers, made by several children."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future

from pylogic.clues.generate import Generator
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import StoppedError
from pylogic.solving.executor import Children, completed
from pylogic.solving.process import Limits
from pylogic.solving.task import Task

_FEW = 2


def generate(
    generator: Generator, numbers: Sequence[int], jobs: int, limits: Limits
) -> Iterator[GeneratedPuzzle]:
    """The puzzles of these numbers in their order, made by so many processes.

    The time limit holds for all of them, the memory limit for each process.

    Raises:
        StoppedError: a limit came first, or Ctrl-C.
        PylogicError: as `Generator.puzzle`.
    """
    early: dict[int, Future[GeneratedPuzzle]] = {}
    waiting = iter(numbers)
    first = next(waiting, None)
    try:
        with Children(limits) as executor:
            for number, future in completed(executor, generator.puzzle, numbers, jobs):
                early[number] = future
                while first in early:
                    yield early.pop(first).result()
                    first = next(waiting, None)
    except KeyboardInterrupt:
        raise StoppedError("user") from None


def some_puzzles(limits: Limits) -> Callable[[Task], Iterator[str]]:
    """What makes a few puzzles on a board; their facts."""

    def make(task: Task) -> Iterator[str]:
        made = generate(Generator(task, seed=0), range(1, _FEW + 1), 1, limits)
        return (puzzle.facts for puzzle in made)

    return make
