"""Random puzzles: a random solution, clues that leave no other, verified and measured.

A puzzle depends on its seed and number alone, however many processes make them: random choices
are Python's, and clasp, whose work is deterministic, is given its decisions by them.
"""

from __future__ import annotations

import gc
import random
import signal
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, islice
from multiprocessing import get_context
from multiprocessing.context import ForkProcess
from multiprocessing.queues import Queue, SimpleQueue
from queue import Empty
from typing import Any

import clingo

from pylogic.clues import derive
from pylogic.errors import CrashError, OptionError, ProgramError, PylogicError, StoppedError
from pylogic.explain.assumptions import Group, minimal
from pylogic.explain.derivation import difficulty
from pylogic.rules.instance import instance_from_text
from pylogic.rules.symbols import Symbols
from pylogic.solving.grounding import ground_base
from pylogic.solving.outcome import Status
from pylogic.solving.process import Limits
from pylogic.solving.search import Wanted
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

ANY = (0, 2**31)
LEVELS = {"easy": (0, 2), "medium": (3, 4), "hard": (5, 8)}
"""What the names of difficulties mean: clues and rules in the largest explanation."""
HARDEST = 8
"""Larger explanations are not looked for: proving that there is none takes minutes."""
ATTEMPTS = 200
"""Solutions that are tried for one puzzle before it is given up."""
_NO_LIMITS = Limits()
_PATIENCE = 1.0  # seconds between two looks at whether the workers live


@dataclass(frozen=True)
class Wish:
    """What a puzzle should be like."""

    symmetry: str = "none"
    clues: tuple[int, int] = ANY
    """How many clues, from and to."""
    difficulty: tuple[int, int] | None = None
    """How many clues and rules the largest explanation has that it takes, from and to."""


@dataclass(frozen=True)
class Made:
    """A puzzle with exactly one answer; facts and atoms as texts."""

    seed: int
    number: int
    """Which puzzle of the seed, from 1."""
    attempts: int
    """Solutions that were tried for it."""
    facts: str
    """The facts of its instance, the clues last."""
    solution: str
    """The atoms that its answer shows, as a tuple."""
    true: str
    """All atoms of its answer, as a tuple."""
    clues: int
    difficulty: int | None
    """Clues and rules in the largest explanation that it takes; None if that was not asked for,
    or is more than HARDEST."""
    is_minimal: bool
    """No clue, or with symmetry no pair of clues, can be removed."""


class NoSolutionError(ProgramError):
    """The board has no solution at all, so no puzzle either."""


def puzzle(task: Task, wish: Wish, seed: int, number: int) -> Made:
    """The puzzle of a seed and a number, on the board that the task's instance describes.

    Raises:
        NoSolutionError: the board has no solution.
        OptionError: no such puzzle was found in so many attempts.
        ProgramError: the encoding does not say what clues are, or clingo rejects a file.
    """
    seen: list[Made] = []
    for attempt in range(1, ATTEMPTS + 1):
        made = _attempt(task, wish, seed, number, attempt)
        if made is not None and _fits(made, wish):
            return made
        seen += [made] if made is not None else []
    words = f"puzzle {number} of seed {seed}: none such in {ATTEMPTS} attempts; "
    if not seen:
        raise OptionError(f"{words}no solution had clues that leave it alone")
    counts = [made.clues for made in seen]
    words += f"they had {min(counts)} to {max(counts)} clues"
    if wish.difficulty is not None:
        known = sorted({made.difficulty for made in seen if made.difficulty is not None})
        words += f" and difficulties {', '.join(map(str, known)) or f'above {HARDEST}'}"
    raise OptionError(words)


def puzzles(
    task: Task,
    wish: Wish,
    seed: int,
    numbers: Sequence[int],
    jobs: int,
    timeout: float | None = None,
) -> Iterator[Made]:
    """The puzzles of a seed in the order of their numbers, made by so many processes.

    Raises:
        StoppedError: the time limit came first, or Ctrl-C.
        PylogicError: as `puzzle`.
    """
    derive.clue(task.encoding)
    context = get_context("fork")
    todo: SimpleQueue[int | None] = context.SimpleQueue()
    done: Queue[tuple[int, Any]] = context.Queue()
    ahead = iter(numbers)  # few at a time, since a queue that is full waits for its readers
    for number in [*islice(ahead, 2 * jobs)]:
        todo.put(number)
    arguments = (task, wish, seed, todo, done)
    workers = [context.Process(target=_serve, args=arguments, daemon=True) for _ in range(jobs)]
    deadline = None if timeout is None else time.monotonic() + timeout
    early: dict[int, Any] = {}
    for worker in workers:
        worker.start()
    try:
        for number in numbers:
            while number not in early:
                early |= _next(done, workers, deadline)
                todo.put(next(ahead, None))
            found = early.pop(number)
            if isinstance(found, Made):
                yield found
            else:
                kind, problems = found
                raise kind(*problems)
    except KeyboardInterrupt:
        raise StoppedError("user") from None
    finally:
        for worker in workers:
            worker.kill()


def _next(
    done: Queue[tuple[int, Any]], workers: Sequence[ForkProcess], deadline: float | None
) -> dict[int, Any]:
    """The next puzzle that is ready."""
    while True:
        left = _PATIENCE if deadline is None else min(deadline - time.monotonic(), _PATIENCE)
        if left <= 0:
            raise StoppedError("timeout")
        try:
            number, found = done.get(timeout=left)
        except Empty:
            if any(worker.exitcode for worker in workers):
                raise CrashError("a process that made puzzles has died") from None
            continue
        return {number: found}


def _serve(
    task: Task, wish: Wish, seed: int, todo: SimpleQueue[int | None], done: Queue[tuple[int, Any]]
) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.freeze()  # the parsed rules live as long as the worker
    gc.set_threshold(100_000)
    while (number := todo.get()) is not None:
        try:
            done.put((number, puzzle(task, wish, seed, number)))
        except PylogicError as error:
            done.put((number, (type(error), error.problems)))


def _fits(made: Made, wish: Wish) -> bool:
    low, high = wish.difficulty or ANY
    size = HARDEST + 1 if made.difficulty is None else made.difficulty
    is_as_hard = wish.difficulty is None or low <= size <= high
    return wish.clues[0] <= made.clues <= wish.clues[1] and is_as_hard


def _attempt(task: Task, wish: Wish, seed: int, number: int, attempt: int) -> Made | None:
    """A puzzle, or None if its solution has no fitting clues."""
    rng = random.Random(f"{seed} {number} {attempt}")
    true, shown = _solution(task, rng)
    every = derive.derived(task.encoding, true, task.constants, _NO_LIMITS)
    groups = derive.grouped(every, wish.symmetry, task.instance.size or (0, 0))
    rng.shuffle(groups)
    guarded = derive.guarded(task, list(chain.from_iterable(groups)), set(shown))
    chosen = minimal(guarded, groups, (), rng)
    if chosen is None:
        return None
    full = _filled(chosen, groups, wish.clues[0])
    spare = [group for group in groups if not set(full).issuperset(group)]
    made = _verified(task, full, shown, (seed, number, attempt), is_minimal=full == chosen)
    if wish.difficulty is None:
        return made
    while made.clues <= wish.clues[1]:
        rated = _rated(task, made, shown, wish.difficulty[1])
        if rated.difficulty is not None or not spare:
            return rated
        full = tuple(sorted({*full, *spare.pop()}))  # more clues make it easier
        made = _verified(task, full, shown, (seed, number, attempt), is_minimal=False)
    return made


def _rated(task: Task, made: Made, shown: Symbols, largest: int) -> Made:
    """The puzzle with its difficulty, if that is no more than `largest`."""
    size = difficulty(_with(task, made.facts), shown, min(largest, HARDEST))
    return replace(made, difficulty=size)


def _verified(
    task: Task, chosen: Symbols, shown: Symbols, place: tuple[int, int, int], *, is_minimal: bool
) -> Made:
    """The puzzle of the clues, whose one answer a search of its own has found.

    Raises:
        CrashError: it has found something else.
    """
    facts = " ".join(f"{fact}." for fact in (*task.instance.symbols, *chosen))
    outcome = solve(_with(task, facts), Wanted(2), _NO_LIMITS)
    if outcome.status != Status.UNIQUE or set(outcome.answers[0].symbols) != set(shown):
        words = f"{outcome.status}, and its clues were found to leave one answer"
        raise CrashError(f"puzzle {place[1]} of seed {place[0]}: {words}: {facts}")
    answer = outcome.answers[0]
    return Made(*place, facts, answer.shown, answer.true, len(chosen), None, is_minimal)


def _filled(chosen: Symbols, groups: list[Group], least: int) -> Symbols:
    """The chosen clues and as many others as are still missing."""
    full = dict.fromkeys(chosen)
    for group in groups:
        if len(full) >= least:
            break
        full |= dict.fromkeys(group)
    return tuple(sorted(full))


def _with(task: Task, facts: str) -> Task:
    return Task(task.encoding, instance_from_text(facts, "<generated>"), task.constants)


def _solution(task: Task, rng: random.Random) -> tuple[Symbols, Symbols]:
    """An answer without clues, all atoms and those shown: clasp's decisions are random.

    The search begins with the shown atoms in a random order, each true with a probability that
    is drawn anew for each solution, so that boards differ in density, too; conflicts change the
    order later, without which hard boards would never end. No sampling is uniform that does not
    count all answers.

    Raises:
        NoSolutionError: there is none.
    """
    made = ground_base(task, options=["--heuristic=Domain", "--configuration=tweety"])
    atoms = list(made.atoms(task.encoding.shown))
    density = rng.uniform(0.3, 1)
    levels = rng.sample(range(1, len(atoms) + 1), len(atoms))
    kinds = clingo.HeuristicType
    with made.control.backend() as backend:
        for atom, level in zip(atoms, levels, strict=True):
            if not atom.is_fact:
                sign = 1 if rng.random() < density else -1
                backend.add_heuristic(atom.literal, kinds.Init, level, 1, [])
                backend.add_heuristic(atom.literal, kinds.Sign, sign, 1, [])
    with made.control.solve(yield_=True) as handle:
        model = handle.model()
        if model is None:
            raise NoSolutionError("the board has no solution, whatever its clues")
        return tuple(model.symbols(atoms=True)), tuple(model.symbols(shown=True))
