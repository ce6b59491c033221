"""Why: what contradicts where there is no answer, what differs where there are several, and
where there is one, how it follows step by step."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from typing import Any

import clingo

from pylogic.errors import OptionError, StoppedError
from pylogic.explain import relaxation
from pylogic.explain.assumptions import Switches
from pylogic.explain.derivation import OPTIONS, Derivation, Explained, Step
from pylogic.explain.differences import Differences, differences
from pylogic.explain.mus import conflicts
from pylogic.explain.relaxation import blamed, with_marks
from pylogic.explain.smus import fewest
from pylogic.rules.symbols import Mark, Symbols, pack, unpack
from pylogic.solving.consequences import CAUTIOUS, Board
from pylogic.solving.incremental import has_horizons
from pylogic.solving.outcome import Outcome, Status
from pylogic.solving.process import Brake, CutShortError, Interruption, Limits, Send, run
from pylogic.solving.search import Wanted
from pylogic.solving.solve import solve
from pylogic.solving.task import Task


@dataclass(frozen=True)
class Asked:
    """What an explanation should be like."""

    count: int = 1
    """How many conflicts, where there is no answer."""
    is_smallest: bool = False
    """The first conflict is one of the smallest."""
    marks: tuple[Mark, ...] = ()
    """What is known of the board already."""
    is_hint: bool = False
    """Only the next step."""


@dataclass(frozen=True)
class Conflict:
    """Clues, broken constraints, and marks of the board that cannot all be kept."""

    because: Symbols
    """Clues, and atoms `_broken` that name ground constraints."""
    marks: tuple[Mark, ...]
    is_minimal: bool
    """Without any one of them the others can be kept."""
    bound: int | None
    """No conflict is smaller, as far as that has been proved."""

    @property
    def size(self) -> int:
        """How many they are."""
        return len(self.because) + len(self.marks)

    @property
    def is_smallest(self) -> bool:
        """Whether it is proved that no conflict is smaller."""
        return self.bound == self.size


@dataclass(frozen=True)
class Reached:
    """A step of a derivation, and the board after it."""

    step: Step
    atoms: Symbols
    """All that is certain then, as far as the view draws it."""


@dataclass(frozen=True)
class Explanation:
    """Why an instance has the answers that it has."""

    outcome: Outcome
    """A search for two answers; its status says which of the others are filled."""
    conflicts: tuple[Conflict, ...] = ()
    are_all: bool = False
    """There are no other minimal conflicts."""
    steps: tuple[Reached, ...] = ()
    is_complete: bool = False
    """The steps end with the whole solution."""
    start: Symbols = ()
    """What is certain before the first step."""
    differences: Differences | None = None
    interrupted: Interruption | None = None
    """What cut the explanation short."""

    @property
    def difficulty(self) -> int:
        """The size of the largest explanation that the solution needs."""
        return max((reached.step.size for reached in self.steps), default=0)


OnConflict = Callable[[int, int | None], None]
"""Called with the size of the smallest conflict so far, and the lower bound if there is one."""
OnStep = Callable[[Reached], None]


def explain(
    task: Task,
    asked: Asked,
    limits: Limits,
    on_conflict: OnConflict = lambda _size, _bound: None,
    on_step: OnStep = lambda _reached: None,
) -> Explanation:
    """Explain why a task has no answer, several, or the one that it has.

    Raises:
        OptionError: the rules say nothing that could be blamed or derived.
        ProgramError: the instance makes no sense, or clingo rejects one of the files.
        StoppedError: a limit came before it was known how many answers there are.
    """
    began = time.monotonic()
    if not relaxation.constraints(task):
        words = "the rules have no constraint in their base part: nothing could be explained"
        raise OptionError(f"{task.encoding.path}: {words}")
    if asked.marks:
        _check_marks(task, asked.marks)
    outcome = solve(with_marks(task, asked.marks) if asked.marks else task, Wanted(2), limits)
    explanation = Explanation(outcome)
    if outcome.status == Status.NONE:
        return _contradict(task, asked, explanation, limits.left(began), on_conflict)
    if has_horizons(task):
        raise OptionError(f"{task.encoding.path}: plans made of steps are not explained")
    if not task.encoding.shown:
        words = "no statement #show NAME/ARITY says what an answer consists of"
        raise OptionError(f"{task.encoding.path}: {words}")
    if outcome.progress.cost:
        raise OptionError(f"{task.encoding.path}: that an answer is the best is not explained")
    if outcome.count > 1:
        return _compare(task, asked, explanation, limits.left(began))
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    return _derive(task, asked, explanation, limits.left(began), on_step)


def _check_marks(task: Task, marks: Sequence[Mark]) -> None:
    """Whether what is known of a board can be shown at all.

    Raises:
        OptionError: an atom is none that the rules have.
    """
    control = blamed(task).switches.control  # its atoms do not keep it alive
    for text, _ in marks:
        if control.symbolic_atoms[clingo.parse_term(text)] is None:
            raise OptionError(f"{text}: the board shows what no answer of the instance can")


def _contradict(
    task: Task, asked: Asked, explanation: Explanation, limits: Limits, on_conflict: OnConflict
) -> Explanation:
    found: list[Conflict] = []
    best: list[Conflict] = []
    all_found: list[bool] = []

    def receive(kind: str, *content: Any) -> None:
        match kind:
            case "best":
                because, marks, is_minimal, bound = content
                best[:] = [Conflict(unpack(because), marks, is_minimal, bound)]
                on_conflict(best[0].size, bound)
            case "found":
                because, marks, is_minimal, bound = content
                best.clear()
                found.append(Conflict(unpack(because), marks, is_minimal, bound))
            case "all":
                all_found.append(True)

    interruption = run(partial(_find_conflicts, task, asked), limits, receive)
    if not found and not best and interruption is None:
        words = "the base part alone has answers: what contradicts it is not explained"
        raise OptionError(f"{task.encoding.path}: {words}")
    return replace(
        explanation,
        conflicts=(*found, *(best if not found else ())),
        are_all=bool(all_found),
        interrupted=interruption,
    )


def _find_conflicts(task: Task, asked: Asked, send: Send, brake: Brake) -> bool:
    program = blamed(task)
    marks = _mark_literals(program.atoms, asked.marks)
    switches = Switches(program.switches.control, {**program.switches.literals, **marks})
    brake.interrupt = switches.stop

    def tell(kind: str, symbols: Symbols, is_minimal: bool, bound: int | None) -> None:
        because = [symbol for symbol in symbols if symbol not in marks]
        known = [_mark(symbol) for symbol in symbols if symbol in marks]
        send(kind, pack(because), tuple(known), is_minimal, bound)

    try:
        if switches.core(switches.literals) is None:
            return False
        found = conflicts(switches, 0, lambda best: tell("best", best, False, None))
        first = next(found)
        if asked.is_smallest:
            groups = [(symbol,) for symbol in switches.literals]
            best = fewest(switches, groups, (), first, lambda best, n: tell("best", best, True, n))
            tell("found", best, True, len(best))
            found = (other for other in conflicts(switches, 0, _ignore) if other != best)
        else:
            tell("found", first, True, None)
        for other in islice(found, asked.count - 1):
            tell("found", other, True, None)
        if asked.count > 1 and next(found, None) is None:
            send("all")
    except CutShortError:
        return True
    return False


def _ignore(_best: Symbols) -> None:
    pass


def _mark_literals(
    atoms: dict[clingo.Symbol, int], marks: Sequence[Mark]
) -> dict[clingo.Symbol, int]:
    literals = {}
    for text, holds in marks:
        symbol = clingo.parse_term(text)
        if symbol in atoms:
            name = symbol if holds else clingo.Function("_not", [symbol])
            literals[name] = atoms[symbol] if holds else -atoms[symbol]
    return literals


def _mark(symbol: clingo.Symbol) -> Mark:
    return (str(symbol.arguments[0]), False) if symbol.match("_not", 1) else (str(symbol), True)


def _derive(
    task: Task, asked: Asked, explanation: Explanation, limits: Limits, on_step: OnStep
) -> Explanation:
    steps: list[Reached] = []
    start: list[Symbols] = [()]
    complete: list[bool] = []

    def receive(kind: str, *content: Any) -> None:
        match kind:
            case "start":
                start[0] = unpack(content[0])
            case "step":
                size, explained, implied, is_smallest, atoms = content
                parts = tuple(Explained(marks, unpack(because)) for marks, because in explained)
                steps.append(Reached(Step(size, parts, implied, is_smallest), unpack(atoms)))
                on_step(steps[-1])
            case "complete":
                complete.append(True)

    solution = explanation.outcome.answers[0].symbols
    interruption = run(partial(_find_steps, task, asked, pack(solution)), limits, receive)
    return replace(
        explanation,
        steps=tuple(steps),
        start=start[0],
        is_complete=bool(complete),
        interrupted=interruption,
    )


def _find_steps(task: Task, asked: Asked, solution: str, send: Send, brake: Brake) -> bool:
    program = blamed(task, OPTIONS)
    brake.interrupt = program.switches.stop
    derivation = Derivation(program, set(unpack(solution)))
    derivation.learn(asked.marks)
    board = Board(task, has_constraints=False)
    known = list(asked.marks)
    try:
        send("start", pack(board.consequences(CAUTIOUS, known)))
        for step in derivation.steps():
            known += [mark for explained in step.explained for mark in explained.marks]
            known += step.implied
            explained = tuple((e.marks, pack(e.because)) for e in step.explained)
            atoms = pack(board.consequences(CAUTIOUS, known))
            send("step", step.size, explained, step.implied, step.is_smallest, atoms)
            if asked.is_hint:
                break
    except CutShortError:
        return True
    if derivation.is_complete:
        send("complete")
    return False


def _compare(task: Task, asked: Asked, explanation: Explanation, limits: Limits) -> Explanation:
    answers = explanation.outcome.answers
    compared, interruption = differences(task, asked.marks, answers, limits)
    return replace(explanation, differences=compared, interrupted=interruption)
