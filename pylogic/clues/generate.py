"""Random puzzles: a random solution, clues that leave no other, verified and measured.

A puzzle depends on its seed and number alone, however many processes make them: random choices
are Python's, and clasp, whose work is deterministic, is given its decisions or its seed by them.

Where solutions one after the other have other answers even with all of their clues, the next
ones are repaired (see `repair`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

import clingo

from pylogic.clues.derive import (
    SYMMETRIES,
    Derived,
    check_clues,
    derive,
    switch,
    symmetric_groups,
)
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.clues.repair import Drawn, repair
from pylogic.errors import CrashError, OptionError, Problem, ProgramError, StoppedError
from pylogic.explain.derivation import difficulty
from pylogic.explain.mus import mus
from pylogic.explain.relaxation import Group
from pylogic.formats import mapping
from pylogic.rules import constraints, folder, library
from pylogic.rules.instance import instance_from_text, instance_of, read_instance
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Symbols, as_facts, unpack
from pylogic.solving import grounding
from pylogic.solving.grounding import ground_base
from pylogic.solving.options import MANY, check_one_of, check_whole, range_of
from pylogic.solving.outcome import Status
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

ANY = (0, MANY)
ATTEMPTS = 200
"""Solutions that are tried for one puzzle before it is given up."""
_REPAIRED = range(21, 31)
"""Attempts that are repaired: elsewhere new solutions are quicker, of loops mostly under 20."""
_ROUNDS = 400
"""Of one repair: sums of runs took about 20 on 6x6 and 140 to 270 on 9x9."""
_NO_LIMITS = Limits()


class NoSolutionError(ProgramError):
    """The board has no solution at all, so no puzzle either."""


def generator(
    task: Task, seed: int, symmetry: str, clues: object = None, difficulty: object = None
) -> Generator:
    """What makes the puzzles of a seed; ranges are (low, high), or the name of a difficulty.

    Raises:
        OptionError: one of the arguments means nothing.
        ProgramError: the encoding does not say what clues are.
    """
    check(task)
    check_whole("seed", seed, 0)
    check_one_of("symmetry", symmetry, SYMMETRIES)
    counts = ANY if clues is None else range_of("clues", clues)
    levels = constraints.levels(task.encoding)
    costs = None if difficulty is None else range_of("difficulty", difficulty, levels)
    return Generator(task, seed, symmetry, counts, costs)


def check(task: Task) -> None:
    """Whether puzzles can be made by the rules of a task.

    Raises:
        OptionError: not by these.
        ProgramError: the rules do not say what clues are.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not generated")
    check_clues(task.encoding)


def check_board(task: Task, limits: Limits) -> Sequence[str]:
    """Whether the rules accept the board on which puzzles are to be made; what clingo remarks.

    Raises:
        ProgramError: they do not; says what to give instead of a size alone.
        StoppedError: a limit or Ctrl-C came first.
    """
    try:
        return grounding.ground(task, limits).remarks
    except ProgramError as error:
        hint = _hint(task)
        raise ProgramError(*error.problems, *([Problem(hint)] if hint else [])) from None


def _hint(task: Task) -> str:
    """What to try where a board lacks what others of the puzzle have; nothing if it does not."""
    encoding = task.encoding
    known = {fact.signature for fact in task.instance.facts}
    for name in folder.instances(encoding):
        found = read_instance(library.find_instance(name, encoding.name))
        more = sorted({fact.signature for fact in found.facts} - known - {encoding.clues})
        if more:
            words = " and ".join(f"{predicate}/{arity}" for predicate, arity in more)
            board = f"give an instance as the board, whose facts {words} are kept"
            return f"{board}: pylogic generate {encoding.name} {name}"
    return ""


@dataclass(frozen=True)
class Generator:
    """Makes the puzzles of a seed on the board that the task's instance describes."""

    task: Task
    seed: int
    symmetry: str = "none"
    clues: tuple[int, int] = ANY
    """How many clues, from and to."""
    difficulty: tuple[int, int] | None = None
    """What the costliest step costs that a puzzle takes, from and to."""

    @property
    def levels(self) -> constraints.Levels:
        """What the costs of the costliest step are called."""
        return constraints.levels(self.task.encoding)

    @property
    def hardest(self) -> int:
        """Costlier steps are not looked for: proving that there is none takes minutes."""
        return max(high for _, high in self.levels.values())

    def puzzle(self, number: int) -> GeneratedPuzzle:
        """The puzzle of a number, from 1.

        Raises:
            NoSolutionError: the board has no solution.
            OptionError: no such puzzle was found in so many attempts.
            ProgramError: the encoding does not say what clues are, or clingo rejects a file.
        """
        seen: list[GeneratedPuzzle] = []
        for attempt in range(1, ATTEMPTS + 1):
            found = _Attempt(self, number, attempt).puzzle()
            if found is not None and self._fits(found):
                return found
            seen += [found] if found is not None else []
        words = f"puzzle {number} of seed {self.seed}: none such in {ATTEMPTS} attempts; "
        if not seen:
            hint = _hint(self.task)
            words += "no solution had clues that leave it alone"
            raise OptionError(f"{words}; {hint}" if hint else words)
        counts = [puzzle.clues for puzzle in seen]
        words += f"they had {min(counts)} to {max(counts)} clues"
        if self.difficulty is not None:
            known = sorted({p.difficulty for p in seen if p.difficulty is not None})
            words += f" and difficulties {', '.join(map(str, known)) or f'above {self.hardest}'}"
        raise OptionError(words)

    def _fits(self, puzzle: GeneratedPuzzle) -> bool:
        low, high = self.difficulty or ANY
        cost = self.hardest + 1 if puzzle.difficulty is None else puzzle.difficulty
        is_as_hard = self.difficulty is None or low <= cost <= high
        return self.clues[0] <= puzzle.clues <= self.clues[1] and is_as_hard


@dataclass(frozen=True)
class _Attempt:
    """One random solution, and a puzzle of it."""

    generator: Generator
    number: int
    attempt: int

    def puzzle(self) -> GeneratedPuzzle | None:
        """A puzzle, or None if the solution has no fitting clues."""
        rng = random.Random(f"{self.generator.seed} {self.number} {self.attempt}")
        drawn = draw_solution(self.generator.task, rng)
        found = self._puzzle_of(drawn, rng)
        if found is None and self.attempt in _REPAIRED and self._implied(drawn).every:
            mended = repair(self.generator.task, drawn, self._with_clues, rng, _ROUNDS)
            return None if mended is None else self._puzzle_of(mended, rng)
        return found

    def _puzzle_of(self, drawn: Drawn, rng: random.Random) -> GeneratedPuzzle | None:
        """A puzzle with this solution, or None if its clues do not leave it alone."""
        generator, shown = self.generator, drawn.shown
        every = self._implied(drawn)
        task, groups, fixed = every.on_board(generator.task), self._groups(every), every.fixed
        rng.shuffle(groups)
        switches = switch(task, [*fixed, *chain.from_iterable(groups)], set(shown))
        chosen = mus(switches, groups, fixed, rng)
        if chosen is None:
            return None
        full = _fill(chosen, groups, generator.clues[0])
        found = self._verify(task, full, shown, is_minimal=full == chosen)
        if generator.difficulty is None:
            return found
        spare = [group for group in groups if not set(full).issuperset(group)]
        return self._ease(task, found, full, spare, shown, generator.difficulty[1])

    def _implied(self, drawn: Drawn) -> Derived:
        task = self.generator.task
        return derive(task.encoding, drawn.true, task.constants, _NO_LIMITS)

    def _groups(self, every: Derived) -> list[Group]:
        size = self.generator.task.instance.size or (0, 0)
        return symmetric_groups(every.clues, self.generator.symmetry, size)

    def _with_clues(self, drawn: Drawn) -> Task:
        """The task with all clues of a solution that its puzzles may have."""
        every = self._implied(drawn)
        task = every.on_board(self.generator.task)
        clues = (*every.fixed, *chain.from_iterable(self._groups(every)))
        instance = instance_of((*task.instance.symbols, *clues), task.instance.name)
        return replace(task, instance=instance)

    def _ease(
        self,
        task: Task,
        found: GeneratedPuzzle,
        clues: Symbols,
        spare: list[Group],
        shown: Symbols,
        largest: int,
    ) -> GeneratedPuzzle | None:
        """The puzzle, with more clues if its explanations would be costlier."""
        largest = min(largest, self.generator.hardest)
        while found.clues <= self.generator.clues[1]:
            cost = difficulty(self._with(found.facts), shown, largest)
            if cost is not None:
                level = constraints.level(self.generator.levels, cost)
                return replace(found, difficulty=cost, level=level)
            if not spare:
                return found
            clues = tuple(sorted({*clues, *spare.pop()}))
            found = self._verify(task, clues, shown, is_minimal=False)
        return found

    def _verify(
        self, task: Task, clues: Symbols, shown: Symbols, *, is_minimal: bool
    ) -> GeneratedPuzzle:
        """The puzzle of the clues, whose one answer a search of its own has found.

        Raises:
            CrashError: it has found something else.
            StoppedError: there is not enough memory.
        """
        seed = self.generator.seed
        facts = as_facts((*task.instance.symbols, *clues))
        outcome = solve(self._with(facts), Question(2), _NO_LIMITS)
        if outcome.interrupted:
            raise StoppedError(outcome.interrupted)
        if outcome.status != Status.UNIQUE or set(unpack(outcome.answers[0].shown)) != set(shown):
            words = f"{outcome.status}, and its clues were found to leave one answer"
            raise CrashError(f"puzzle {self.number} of seed {seed}: {words}: {facts}")
        return GeneratedPuzzle(
            puzzle=task.encoding.name,
            seed=seed,
            number=self.number,
            attempts=self.attempt,
            facts=facts,
            solution=outcome.answers[0],
            clues=len(clues),
            difficulty=None,
            level=None,
            is_minimal=is_minimal,
            changed=mapping.changed(task.encoding, task.values),
        )

    def _with(self, facts: str) -> Task:
        return replace(self.generator.task, instance=instance_from_text(facts, "<generated>"))


def _fill(chosen: Symbols, groups: list[Group], least: int) -> Symbols:
    """The chosen clues and as many others as are still missing."""
    full = dict.fromkeys(chosen)
    for group in groups:
        if len(full) >= least:
            break
        full |= dict.fromkeys(group)
    return tuple(sorted(full))


def draw_solution(task: Task, rng: random.Random) -> Drawn:
    """Draw an answer without clues: clasp's decisions are random.

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
        return Drawn(tuple(model.symbols(atoms=True)), tuple(model.symbols(shown=True)))
