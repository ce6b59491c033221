"""Select clues of a solution within limits: all, the article's, a minimal set, or the fewest.

A ClueSet says what was selected, and what is known of it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from itertools import chain
from typing import Any, NamedTuple

from pylogic.clues.derive import (
    Spots,
    alternatives,
    check_clues,
    counted,
    derive,
    kinds,
    switch,
)
from pylogic.clues.places import check_implied, places
from pylogic.clues.solution import Solution
from pylogic.errors import Interruption, OptionError, ProgramError, exit_code, stopped_by
from pylogic.explain.explanation import Further
from pylogic.explain.mus import mus, smus
from pylogic.explain.relaxation import Group, Switches, clues_of
from pylogic.rules.cancellation import Cancellation
from pylogic.rules.instance import Instance, instance_of
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Place, Symbols, as_facts, pack, unpack
from pylogic.solving.child import CutShortError, Send
from pylogic.solving.options import check_one_of, check_whole
from pylogic.solving.outcome import Answer, Drawn, Picture, Shown
from pylogic.solving.process import run
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

_RESTARTS = 5

ALL, ARTICLE, MINIMAL, FEWEST = SELECTIONS = ("all", "article", "minimal", "fewest")

OnProgress = Callable[[int, int | None], None]
"""Called with the number of clues of the best set so far, and the lower bound if there is one."""


@dataclass(frozen=True, repr=False)
class ClueSet(Shown):
    """Clues of a solution, and what is known of them."""

    puzzle: str
    board: Symbols
    """The facts of the board that are no clues."""
    clues: Symbols
    solution: Answer
    every: int
    """How many clues the solution implies."""
    kinds: Mapping[str, int] = field(hash=False)
    """How many of the clues are of each kind, by their predicate."""
    is_unique: bool
    """A search of its own has proved that the solution is the only answer."""
    is_minimal: bool
    """No clue can be removed, but those to keep; with symmetry, no pair."""
    bound: int | None
    """No set with fewer clues has one answer, as far as that has been proved."""
    other: Answer | None
    """An answer that is not the solution, if there is one."""
    interrupted: Interruption | None
    """The reason for an early end; the clues are the best so far."""
    missing: int = 0
    """How many atoms of the solution were found by solving: the board did not show them."""
    is_one_of_several: bool = False
    """Whether there are other ways to complete what the board showed."""
    constants: Mapping[str, str] = field(default_factory=dict, hash=False)
    """The constants that hold besides the facts."""
    draw: Callable[[Instance | Answer], Drawn] | None = field(default=None, compare=False)
    """Draws the clues, or an answer, if the rules say how."""

    @property
    def exit_code(self) -> int:
        """The exit code of the command line."""
        several = None if self.other is None else False
        return exit_code(self.interrupted, self.is_unique or several)

    @property
    def is_fewest(self) -> bool:
        """Whether it is proved that there is no set with fewer clues."""
        return self.bound == len(self.clues)

    @property
    def facts(self) -> str:
        """The facts of the board and the clues, as text."""
        return as_facts((*self.board, *self.clues))

    @cached_property
    def instance(self) -> Instance:
        """The puzzle that the clues make."""
        return instance_of((*self.board, *self.clues), "<clues>")

    def to_dict(self) -> dict[str, Any]:
        """The output of `pylogic clues --json`."""
        return {
            "puzzle": self.puzzle,
            "facts": self.facts,
            "clues": list(map(str, self.clues)),
            "count": len(self.clues),
            "every": self.every,
            "kinds": dict(self.kinds),
            "unique": self.is_unique,
            "minimal": self.is_minimal,
            "fewest": self.is_fewest,
            "bound": self.bound,
            "other": list(map(str, self.other.symbols)) if self.other else None,
            "interrupted": self.interrupted,
        }

    def __str__(self) -> str:
        some = f"{len(self.clues)} of {self.every}"
        words = [counted(some, self.kinds), self._answers()]
        if self.is_fewest:
            words.append("no set of fewer has one")
        elif self.is_minimal:
            words.append("none can be removed")
        if self.bound and not self.is_fewest:
            words.append(f"at least {self.bound} are needed")
        if self.interrupted:
            words.append(stopped_by(self.interrupted))
        return ", ".join(words)

    def __repr__(self) -> str:
        return f"<ClueSet {self.puzzle}: {self}>"

    def parts(self) -> Iterator[str | Picture]:
        """The clues, another answer of theirs if there is one, and what is known of them."""
        if self.draw is None:
            yield self.facts
        else:
            yield Picture(partial(self.draw, self.instance), self.facts, "the facts")
            if self.other is not None:
                yield "\nanother answer of these clues:"
                yield Picture(partial(self.draw, self.other), self.other, "the answer's atoms")
        yield f"\n{self}"

    def boards(self) -> list[Drawn]:
        """The puzzle that the clues make, if the rules can draw it."""
        return [] if self.draw is None else [self.draw(self.instance)]

    def _answers(self) -> str:
        if self.is_unique:
            return "one answer"
        if self.other is None:
            return "not proved to have one answer"
        if len(self.clues) == self.every:
            return "no set of clues of this solution has one answer"
        return "more than one answer"


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
    check_whole("seed", seed, 0)
    task, answer = solution.task, solution.answer
    wanted = places(symmetry, keep, forbid, given, task.instance.size)
    spots = Spots.of(task.encoding)
    check_clues(task.encoding)
    every = derive(task.encoding, answer.atoms, answer.constants, limits)
    task = every.on_board(task)
    size = task.instance.size or (0, 0)
    check_implied(wanted, every, spots, size)
    kept, groups = wanted.split(every, spots, size)
    clues = (*kept, *chain.from_iterable(groups))
    best = [_Best(pack(clues))]
    interruption: Interruption | None = None
    if selection == ARTICLE:
        rng = random.Random(f"{seed}")
        values = answer.constants
        picked = alternatives(task.encoding, ARTICLE, answer.atoms, values, limits)
        clues = tuple(rng.choice(group) for group in picked)
    elif selection != ALL:

        def receive(better: _Best) -> None:
            best[0] = better
            on_progress(len(unpack(better.clues)), better.bound)

        make_switches = partial(switch, task, clues, set(answer.symbols))
        work = partial(_shrink, make_switches, groups, kept, seed, selection == FEWEST)
        interruption = run(work, limits, receive)
        clues = unpack(best[0].clues)
    board = task.instance.symbols
    instance = instance_of((*board, *clues), "<clues>")
    alone = Task(task.encoding, instance, task.constants)
    outcome = solve(alone, Question(limits=limits.extended()))
    others = (a for a in outcome.answers if set(a.symbols) != set(answer.symbols))
    return ClueSet(
        puzzle=task.encoding.name,
        board=board,
        clues=clues,
        solution=answer,
        every=len(every.every),
        kinds=kinds(task.encoding, clues),
        is_unique=outcome.exhausted and outcome.count == 1,
        is_minimal=best[0].is_minimal,
        bound=best[0].bound,
        other=next(others, None),
        interrupted=interruption or outcome.interrupted,
        missing=solution.missing,
        is_one_of_several=solution.is_one_of_several,
        constants=task.constants,
    )


class _Best(NamedTuple):
    """The best clues so far, as a child sends them."""

    clues: str
    """Packed."""
    bound: int | None = None
    """No fewer clues do."""
    is_minimal: bool = False
    """None of them can be spared."""


def _shrink(
    make_switches: Callable[[], Switches],
    groups: Sequence[Group],
    kept: Symbols,
    seed: int,
    is_fewest: bool,
    send: Send[_Best],
    brake: Cancellation,
) -> bool:
    """In a child: find a minimal set, and perhaps the fewest; whether it was cut short.

    Each set that is better is sent, and each higher bound.
    """
    rng = random.Random(f"{seed}")

    def switches() -> Switches:
        made = make_switches()
        brake.interrupt = made.stop
        return made

    def shuffled() -> list[Group]:
        made = [*groups]
        rng.shuffle(made)
        return made

    try:
        found = mus(switches(), shuffled(), kept, lambda clues: send(_Best(pack(clues))))
        if found is None:
            return False
        send(_Best(pack(found), None, True))
        if not is_fewest:
            return False
        for _ in range(_RESTARTS):  # a good set early leaves less to prove
            again = mus(switches(), shuffled(), kept)
            found = min(found, again or found, key=len)
            send(_Best(pack(found), None, True))
        best = pack(found)
        found = smus(
            switches(), groups, kept, found, lambda _, bound: send(_Best(best, bound, True))
        )
        send(_Best(pack(found), len(found), True))
    except CutShortError:
        return True
    return False


def find_extra(task: Task, answer: Answer, limits: Limits) -> Further | None:
    """The fewest clues that leave an answer alone, besides those of the task's instance.

    None if the rules do not say what the clues are, or if the answer does not imply those of the
    instance. At least one is needed: the instance has several answers.

    Raises:
        StoppedError: a limit or Ctrl-C came first.
    """
    if not task.encoding.clues or not task.encoding.has("clues"):
        return None
    own = clues_of(task)
    facts = (fact for fact in task.instance.symbols if fact not in own)
    board = instance_of(facts, "<board>")
    solution = Solution(replace(task, instance=board), answer, own, 0, True)
    try:
        found = select(solution, limits, selection=FEWEST, given=own)
    except (OptionError, ProgramError):
        return None
    further = tuple(clue for clue in found.clues if clue not in own)
    if found.is_unique:
        least = max(1, (found.bound or 0) - len(own))
        return Further(further, least, found.interrupted)
    is_hopeless = found.other is not None and len(found.clues) == found.every
    return Further((), math.inf if is_hopeless else 1, found.interrupted)
