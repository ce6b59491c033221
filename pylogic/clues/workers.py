"""The processes that make puzzles, and hand them over in the order of their numbers."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from multiprocessing import get_context
from multiprocessing.context import ForkProcess
from multiprocessing.queues import Queue, SimpleQueue
from queue import Empty

from pylogic.clues.generate import Generator
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.errors import CrashError, PylogicError, StoppedError
from pylogic.solving.process import Limits, limit_memory
from pylogic.solving.task import Task

_PATIENCE = 1.0  # seconds between two looks at whether the workers live
_OUT_OF_MEMORY = 82
_FEW = 2
_Found = tuple[int, GeneratedPuzzle | PylogicError]


def generate(
    generator: Generator, numbers: Sequence[int], jobs: int, limits: Limits
) -> Iterator[GeneratedPuzzle]:
    """The puzzles of these numbers in their order, made by so many processes.

    The time limit holds for all of them, the memory limit for each process.

    Raises:
        StoppedError: a limit came first, or Ctrl-C.
        PylogicError: as `Generator.puzzle`.
    """
    context = get_context("fork")
    todo: SimpleQueue[int | None] = context.SimpleQueue()
    done: Queue[_Found] = context.Queue()
    ahead = iter(numbers)  # few at a time, since a queue that is full waits for its readers
    for number in [*islice(ahead, 2 * jobs)]:
        todo.put(number)
    arguments = (generator, limits.memory, todo, done)
    workers = [context.Process(target=_serve, args=arguments, daemon=True) for _ in range(jobs)]
    deadline = None if limits.timeout is None else time.monotonic() + limits.timeout
    early: dict[int, GeneratedPuzzle | PylogicError] = {}
    for worker in workers:
        worker.start()
    try:
        for number in numbers:
            while number not in early:
                early |= _next(done, workers, deadline, limits)
                todo.put(next(ahead, None))
            found = early.pop(number)
            if isinstance(found, PylogicError):
                raise found
            yield found
    except KeyboardInterrupt:
        raise StoppedError("user") from None
    finally:
        for worker in workers:
            worker.kill()


def some_puzzles(limits: Limits) -> Callable[[Task], Iterator[str]]:
    """What makes a few puzzles on a board; their facts."""

    def make(task: Task) -> Iterator[str]:
        made = generate(Generator(task, seed=0), range(1, _FEW + 1), 1, limits)
        return (puzzle.facts for puzzle in made)

    return make


def _next(
    done: Queue[_Found], workers: Sequence[ForkProcess], deadline: float | None, limits: Limits
) -> dict[int, GeneratedPuzzle | PylogicError]:
    """The next puzzle that is ready."""
    while True:
        left = _PATIENCE if deadline is None else min(deadline - time.monotonic(), _PATIENCE)
        if left <= 0:
            raise StoppedError("timeout")
        try:
            number, found = done.get(timeout=left)
        except Empty:
            codes = [worker.exitcode for worker in workers if worker.exitcode]
            if limits.memory is not None and any(c < 0 or c == _OUT_OF_MEMORY for c in codes):
                raise StoppedError("memory") from None
            if codes:
                raise CrashError("a process that made puzzles has died") from None
            continue
        return {number: found}


def _serve(
    generator: Generator, memory: int | None, todo: SimpleQueue[int | None], done: Queue[_Found]
) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()  # the parsed rules live as long as the worker
    gc.set_threshold(100_000)
    if memory is not None:
        limit_memory(memory)
    while (number := todo.get()) is not None:
        try:
            done.put((number, generator.puzzle(number)))
        except PylogicError as error:
            done.put((number, error))
        except (MemoryError, RuntimeError):  # clingo's threads need memory, too
            if memory is None:
                raise
            os._exit(_OUT_OF_MEMORY)
