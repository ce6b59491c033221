"""Random puzzles: a random solution, clues that leave no other, verified and measured.

A puzzle depends on its seed and number alone, however many processes make them: random choices
are Python's, and clasp, whose work is deterministic, is given its decisions or its seed by them.

Where solutions one after the other have other answers even with all of their clues, the next
ones are repaired (see `random_solution`).
"""

from __future__ import annotations

import mmap
import random
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib import import_module
from itertools import chain
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from pylogic.clues import random_frame
from pylogic.clues.derive import (
    ALONE,
    Derived,
    Spots,
    check_clues,
    derive,
    derived_by,
    kinds,
    refused,
    switch,
)
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.clues.places import Places
from pylogic.clues.random_solution import (
    ANEW,
    Drawing,
    Drawn,
    NoSolutionError,
    OnBest,
    draw,
    ground_liked,
    liked,
    open_cells,
    repair,
)
from pylogic.clues.taste import check_taste, taste
from pylogic.errors import (
    CrashError,
    OptionError,
    Problem,
    ProgramError,
    PylogicError,
    StoppedError,
)
from pylogic.explain.mus import mus
from pylogic.explain.relaxation import Group, with_marks
from pylogic.explain.text import mark_text
from pylogic.explain.words import listed
from pylogic.formats import mapping
from pylogic.rules import constraints, folder, hints, library
from pylogic.rules.instance import instance_from_text, instance_of, read_instance
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.symbols import Mark, Place, Symbols, as_facts, say, unpack
from pylogic.rules.symmetry import SYMMETRIES
from pylogic.solving import grounding, verify
from pylogic.solving.executor import completed, team
from pylogic.solving.options import MANY, check_count, check_types, check_whole, range_of
from pylogic.solving.process import call
from pylogic.solving.question import Question
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.explain.derivation import Need
    from pylogic.rules.encoding import Encoding
    from pylogic.solving.executor import Workforce

ANY = (0, MANY)
_ANYWHERE = Places()
ATTEMPTS = 200
"""Solutions that are tried for one puzzle before it is given up."""
_REPAIRED = range(6, 16)
"""Attempts that are repaired: five new solutions cost half of a repair, and are often enough."""
_ROUNDS = 400
"""Rounds of one repair: sums of runs took about 20 on 6x6 and 140 to 270 on 9x9."""
_FRAME_ROUNDS = 400
"""Rounds of one repair with its frame: sums of runs took 70 to 90 on 10x10, or more than 400."""
_SYMMETRIC = 8
"""Solutions whose clues do not leave them alone in the usual symmetry, before it is given up: three
of them are repaired."""
_STEERED = 3
"""Attempts where cells are said that have clues, or have none: each is repaired."""
_STEERED_ROUNDS = 200
_EASED = 0.2
"""The share of puzzles, to be as hard as may be, that get more clues if they are too hard:
most become too easy by that, and another solution takes a fraction of the time."""
_MISSES = 10
"""Puzzles with too many clues, or too few, after which no others are tried."""
_FEW, _TRIES = 2, 10
"""Puzzles that tell two versions of rules apart, or not, and solutions that are tried for each."""
_RULES = 3
"""Rules that are named where a board cannot be completed."""
_UNSTEERED = (
    "note: symmetry, keep, forbid and pattern say where clues stand; what the part frame draws "
    "(black cells, regions and the like) does not follow them"
)
_NOTE = 4096
"""Bytes of what is said of a puzzle that is not made yet."""
_BATCH = 0.25
"""Seconds that the puzzles take which one child makes: they are lost if something ends it.

One puzzle a child makes 100 small ones a quarter slower.
"""
_ON_CLUSTER = 1.0
"""The same there: its scheduler does not bear as many tasks."""


def generator(
    task: Task,
    seed: int,
    wished: Places,
    marks: Sequence[Mark] = (),
    clues: object = None,
    difficulty: object = None,
    technique: str | None = None,
    best_of: int | None = None,
    *,
    is_usual: bool = False,
) -> Generator:
    """The generator of the puzzles of a seed; ranges are (low, high), or name a difficulty.

    `marks` are those of a begun board: all solutions have them. `is_usual`: clues stand in the
    symmetry that is usual for the puzzle, if nothing is said of where and how many.

    Raises:
        OptionError: one of the arguments means nothing.
        ProgramError: the encoding does not say what clues are.
    """
    check(task)
    check_whole("seed", seed, 0)
    if best_of is not None:
        check_count("best_of", best_of)
        check_taste(task.encoding)
    counts = ANY if clues is None else range_of("clues", clues)
    if len(wished.given) > counts[1]:
        raise OptionError(f"clues={clues!r}: the board has {len(wished.given)} already")
    levels = constraints.levels(task.encoding)
    if isinstance(difficulty, str) and difficulty in levels and not task.encoding.told("level", 3):
        words = f'the rules name no levels: level("{difficulty}", FROM, TO) in the part about says'
        words += " what its costliest step costs; or ask for a range, FROM to TO"
        raise OptionError(f"difficulty={difficulty!r}: {words}")
    costs = None if difficulty is None else range_of("difficulty", difficulty, levels)
    if technique is not None:
        costs = _taking(task.encoding, technique, costs or ANY)
    if costs is not None:
        _check_costs(costs, levels)
        import_module("pylogic.explain.explain")  # once, before children are forked
    if wished.is_placed and not derived_by(task.encoding):
        words = "the part frame draws all that these puzzles have: they have no clues to place"
        raise OptionError(f"symmetry, keep, forbid and pattern say where clues stand; {words}")
    attempts = _STEERED if wished.is_steered else ATTEMPTS
    usual = "none"
    if is_usual and clues is None and wished == _ANYWHERE:
        usual = _usual_symmetry(task.encoding)
    return Generator(
        task, seed, wished, tuple(marks), counts, costs, technique, attempts, best_of, usual
    )


def _usual_symmetry(encoding: Encoding) -> str:
    """The symmetry in which clues of a puzzle usually stand, by `about`.

    Raises:
        ProgramError: there is no such symmetry.
    """
    told = encoding.told("usual_symmetry", 1)
    name = say(told[0][0]) if told else "none"
    if name not in SYMMETRIES:
        words = f"usual_symmetry({name}): expected {listed(SYMMETRIES, 'or')}"
        raise ProgramError(Problem(words, str(encoding.path)))
    return name


def _taking(encoding: Encoding, technique: str, costs: tuple[int, int]) -> tuple[int, int]:
    """The range of costs for the costliest step of a puzzle that takes a technique.

    Raises:
        OptionError: the rules name no such technique, or it costs more than is wished.
    """
    check_types(str, technique=technique)
    known = constraints.techniques(encoding)
    words = f"technique={technique!r}: "
    if not known:
        raise OptionError(f"{words}the rules name none: they have no part techniques")
    if technique not in known:
        names = ", ".join(sorted(known))
        raise OptionError(f"{words}the rules name {names}{hints.near(technique, known)}")
    low, high = max(costs[0], known[technique]), costs[1]
    if low > high:
        raise OptionError(
            f"{words}it costs {known[technique]}, and no step may cost more than {high}"
        )
    return low, high


def _check_costs(costs: tuple[int, int], levels: constraints.Levels) -> None:
    """Check that puzzles can be told to be as hard as is wished.

    Raises:
        OptionError: they cannot.
    """
    hardest = _hardest(levels)
    if costs[0] > hardest and costs != (hardest + 1, MANY):
        words = f"costlier steps than {hardest} are not told apart"
        raise OptionError(f"difficulty={costs[0]}: {words}; ask for {hardest + 1}.. at most")


def _hardest(levels: constraints.Levels) -> int:
    return max(high for _, high in levels.values())


def check(task: Task) -> None:
    """Check that puzzles can be made by the rules of a task.

    Raises:
        OptionError: they cannot: its answers are plans.
        ProgramError: the rules do not say what clues are.
    """
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not generated")
    if not task.lacks_frame:
        check_clues(task.encoding)


def check_board(generator: Generator, limits: Limits) -> Sequence[str]:
    """Check that the rules accept the board on which puzzles are to be made; what is to be said.

    These are clingo's remarks, and which wishes do not concern all of the board. Where the rules
    draw a frame for it, that is looked at with a first one. One that is begun has a solution.

    Raises:
        ProgramError: they do not; says what to give instead of a size alone.
        StoppedError: a limit or Ctrl-C came first.
    """
    task = generator.task
    try:
        if generator.draws_frame:
            task = call(partial(random_frame.draw_frame, task, random.Random(0)), limits).task
        remarks = grounding.ground(task, limits).remarks
        if generator.is_begun:
            _check_begun(task, generator.marks, limits)
        return [
            *remarks,
            *([_UNSTEERED] if generator.draws_frame and generator.places.is_placed else []),
        ]
    except ProgramError as error:
        hint = "" if generator.is_begun else _hint(task)
        raise ProgramError(*error.problems, *([Problem(hint)] if hint else [])) from None


def _check_begun(task: Task, marks: Sequence[Mark], limits: Limits) -> None:
    """Check that some solution has the clues and the marks of a begun board.

    Raises:
        OptionError: it shows what no solution can.
        ProgramError: none has; says what contradicts.
        StoppedError: a limit or Ctrl-C came first.
    """
    outcome = solve(with_marks(task, marks), Question(limits=limits))
    if outcome.answers:
        return
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    from pylogic.explain.explain import explain  # most runs do without

    found = explain(task, limits, marks=marks, flat=True)
    words = "the board cannot be completed"
    for one in found.conflicts:
        clues = [str(line.clue) for line in one.lines if line.clue]
        rules = [line.words for line in one.lines if not line.clue]
        facts = ", ".join([*map(mark_text, one.marks), *clues])
        left_out = len(rules) - _RULES
        more = [f"one of {left_out} rules more is broken"] if left_out > 0 else []
        words += f": {f'with {facts}, ' if facts else ''}{listed([*rules[:_RULES], *more], 'or')}"
    raise ProgramError(Problem(words, task.instance.name))


def _hint(task: Task) -> str:
    """Advice where a board lacks facts that others of the puzzle have; nothing if it does not."""
    encoding = task.encoding
    if task.lacks_frame:
        return ""
    known = {fact.signature for fact in task.instance.facts}
    for name in folder.instances(encoding):
        found = read_instance(library.find_instance(name, encoding.name))
        more = sorted({fact.signature for fact in found.facts} - known - {*encoding.clues})
        if more:
            words = " and ".join(f"{predicate}/{arity}" for predicate, arity in more)
            board = f"give an instance as the board, whose facts {words} are kept"
            return f"{board}: pylogic generate {encoding.name} {name}"
    return ""


def _forget(_words: str) -> None:
    """Note nothing."""


@dataclass(frozen=True)
class Generator:
    """Makes the puzzles of a seed on the board that the task's instance describes."""

    task: Task
    seed: int
    places: Places = _ANYWHERE
    """Where there are clues."""
    marks: tuple[Mark, ...] = ()
    """The marks that all solutions of a begun board have."""
    clues: tuple[int, int] = ANY
    """How many clues, from and to."""
    difficulty: tuple[int, int] | None = None
    """The cost of a puzzle's costliest step, from and to."""
    technique: str | None = None
    """The name of some step; its cost is the least difficulty then."""
    attempts: int = ATTEMPTS
    """Solutions that are tried for one puzzle before it is given up."""
    best_of: int | None = None
    """Puzzles of which the best is kept, by the part `taste`; None: that is not asked for."""
    usual: str = "none"
    """A symmetry of the clues, where it leaves some solution alone."""
    note: Callable[[str], None] = _forget
    """Called after each attempt that has made another puzzle, with what all have made."""

    @cached_property
    def _common_task(self) -> Task:
        """The board with what all solutions have in common."""
        return with_marks(self.task, self.marks) if self.marks else self.task

    @cached_property
    def _is_liked(self) -> bool:
        """Whether some solution has nothing that setters hate; else one with that is drawn."""
        is_asked = any(True for _ in liked(self.task.encoding))
        return is_asked and bool(ground_liked(self._common_task, ()).control.solve().satisfiable)

    def _drawing(self) -> Drawing:
        """Draws solutions of the board near others."""
        made = ground_liked(self._common_task, ANEW, is_liked=self._is_liked)
        return Drawing.of(made, self.task.encoding.shown)

    @property
    def is_begun(self) -> bool:
        """Whether the board has clues already, or a part of the solution."""
        return bool(self.marks or self.places.given)

    @property
    def draws_frame(self) -> bool:
        """Whether the rules draw a frame for each puzzle: not around what is begun."""
        return self.task.lacks_frame and not self.is_begun

    @cached_property
    def _spots(self) -> Spots:
        return Spots.of(self.task.encoding)

    @property
    def _size(self) -> Place:
        return self.task.instance.size or (0, 0)

    @property
    def levels(self) -> constraints.Levels:
        """The names for costs of the costliest step."""
        return constraints.levels(self.task.encoding)

    @property
    def hardest(self) -> int:
        """Costlier steps are not looked for: proving that there is none takes minutes."""
        return _hardest(self.levels)

    def puzzle(self, number: int) -> GeneratedPuzzle:
        """The puzzle of a number, from 1: the first one of the best candidates.

        Raises:
            PylogicError: as `candidate`.
        """
        if self.best_of is None:
            return self.candidate(number, 1)
        made = [self.candidate(number, which) for which in range(1, self.best_of + 1)]
        tastes = [taste(self.task.encoding, p.solution.atoms, p.constants) for p in made]
        best = max(range(len(made)), key=lambda which: tastes[which].merit)
        figures, merit = tastes[best]
        return replace(made[best], candidates=len(made), taste=figures, merit=merit)

    def candidate(self, number: int, which: int) -> GeneratedPuzzle:
        """A puzzle that may become the one of a number; both are counted from 1.

        Raises:
            NoSolutionError: the board has no solution.
            OptionError: no such puzzle was found in so many attempts.
            ProgramError: the encoding does not say what clues are, or clingo rejects a file.
        """
        seen: list[GeneratedPuzzle] = []
        nearest: list[int] = []
        failed = 0
        for attempt in range(1, self.attempts + 1):
            wished = self if failed >= _SYMMETRIC else self._as_usual
            found = wished._attempt(number, which, attempt, nearest.append)
            failed += found is None
            if found is not None and self._fits(found):
                self.note("")
                return found
            seen += [found] if found is not None else []
            self.note(self._misses(number, attempt, seen, nearest))
            if self.difficulty is None and len(seen) == _MISSES:
                break
        words = self._misses(number, attempt, seen, nearest)
        hint = "" if seen or (self.attempts == _STEERED and nearest) else _hint(self.task)
        raise OptionError(f"{words}; {hint}" if hint else words)

    def _misses(
        self, number: int, attempt: int, seen: Sequence[GeneratedPuzzle], nearest: Sequence[int]
    ) -> str:
        """The puzzles that attempts have made instead, in words."""
        words = f"puzzle {number} of seed {self.seed}: none such in {attempt} attempts; "
        if not seen:
            words += "no solution had clues that leave it alone"
            if self.attempts == _STEERED and nearest:
                words += f" in these cells: in the nearest one {min(nearest)} cells stayed open"
            return words
        counts = [puzzle.clues for puzzle in seen]
        low, high = self.clues
        nearest_count = min(counts, key=lambda count: max(low - count, count - high))
        words += f"they had {min(counts)} to {max(counts)} clues"
        if not low <= nearest_count <= high:
            words += f", the nearest {nearest_count}"
        if self.difficulty is not None:
            floor = max(self.difficulty[0], 1) - 1  # up to there only a bound is known
            known = sorted({p.difficulty for p in seen if p.difficulty is not None})
            low, high = self.difficulty
            cost = min(known, key=lambda cost: max(low - cost, cost - high), default=None)
            bound = "at most " * (cost is not None and 0 < cost <= floor)
            nearest_cost = f"above {self.hardest}" if cost is None else f"{bound}{cost}"
            wanted = f"{low} or more" if high >= MANY else f"{low} to {high}"
            words += f"; nearest: cost {nearest_cost}, wanted {wanted}"
        if self.technique is not None:
            some = sum(puzzle.technique is not None for puzzle in seen)
            words += f", and {some or 'none'} of them took {self.technique}"
        return words

    @cached_property
    def _as_usual(self) -> Generator:
        """The same on the same board, with clues in the usual symmetry if there is one."""
        if self.usual == "none":
            return self
        return replace(self, places=replace(self.places, symmetry=self.usual))

    @cached_property
    def _is_quick(self) -> bool:
        """Whether techniques of the rules may cost as much as the costliest step is to cost.

        Else only explanations by several clues and rules together do, which take a search; that is
        short where the easiest puzzles are asked for, and leaves them fewer clues.
        """
        low, _ = self.difficulty or ANY
        told = (one for one in constraints.told(self.task.encoding) if one.is_technique)
        return low > 1 and any((constraints.cost(one.price) or low) >= low for one in told)

    def _fits(self, puzzle: GeneratedPuzzle) -> bool:
        low, high = self.difficulty or ANY
        cost = self.hardest + 1 if puzzle.difficulty is None else puzzle.difficulty
        # A puzzle that costs nothing leaves nothing to solve.
        is_as_hard = self.difficulty is None or max(low, 1) <= cost <= high
        is_wished = is_as_hard and puzzle.technique == self.technique
        return self.clues[0] <= puzzle.clues <= self.clues[1] and is_wished

    def _attempt(
        self, number: int, which: int, attempt: int, on_best: OnBest
    ) -> GeneratedPuzzle | None:
        """A puzzle of one random solution, or None if that has no fitting clues."""
        key = [self.seed, number, attempt, *([which] if which > 1 else [])]
        rng = random.Random(" ".join(map(str, key)))
        if self.draws_frame:
            found = self._framed(rng, number)
        else:
            drawn = self._steered(draw(self._common_task, rng, is_liked=self._is_liked), rng)
            if drawn is None:
                return None
            found = self._puzzle_of(drawn, rng, number)
            is_steered = self.attempts == _STEERED
            rounds = _STEERED_ROUNDS if is_steered else _ROUNDS
            is_repaired = is_steered or attempt in _REPAIRED
            if found is None and is_repaired and self._all_clues(drawn)[1]:
                mended = repair(drawn, self._drawing(), self._open_in, rng, rounds, on_best)
                found = None if mended is None else self._puzzle_of(mended, rng, number)
        return None if found is None else replace(found, attempts=attempt)

    def _steered(self, drawn: Drawn, rng: random.Random) -> Drawn | None:
        """The solution, changed until it implies clues in all cells that are to have some."""
        if not self.places.is_steered:
            return drawn

        def missing(tried: Drawn, most: int | None) -> list[object] | None:
            found: list[object] = list(self._missing(tried))
            return found if most is None or len(found) <= most else None

        return repair(drawn, self._drawing(), missing, rng, _ROUNDS)

    def _missing(self, drawn: Drawn) -> Sequence[Place]:
        """The cells that are to have clues, and of which the solution implies none."""
        if not self.places.is_steered:
            return ()
        return self.places.missing(self._implied(drawn), self._spots, self._size)

    def _implied(self, drawn: Drawn) -> Derived:
        """The clues and other facts that a solution implies."""
        given = set(self.places.given)
        true = (atom for atom in drawn.true if atom not in given)
        return derive(self.task.encoding, true, self.task.constants, NO_LIMITS)

    def _open_in(self, drawn: Drawn, most: int | None) -> list[object] | None:
        """The cells on which the answers of all clues of a solution do not agree."""
        if self._missing(drawn):
            return None
        return open_cells(_with(*self._all_clues(drawn)), drawn, most)

    def _framed(self, rng: random.Random, number: int) -> GeneratedPuzzle | None:
        """A puzzle of one random frame and one solution of it, or None."""
        framed = random_frame.draw_frame(self.task, rng)
        try:
            drawn = framed.solution(rng)
        except NoSolutionError:  # the next frame may have one
            return None
        found = self._on(framed.task)._puzzle_of(drawn, rng, number)
        if found is not None:
            return found

        def with_clues(task: Task, drawn: Drawn) -> Task:
            return _with(*self._on(task)._all_clues(drawn))

        start = random_frame.Solved(framed, drawn)
        mended = random_frame.repair(start, with_clues, rng, _FRAME_ROUNDS)
        if mended is None:
            return None
        return self._on(mended.framed.task)._puzzle_of(mended.solution, rng, number)

    def _on(self, task: Task) -> Generator:
        """The same on another board."""
        return replace(self, task=task)

    def _puzzle_of(self, drawn: Drawn, rng: random.Random, number: int) -> GeneratedPuzzle | None:
        """A puzzle with this solution, or None if its clues do not leave it alone."""
        if self._missing(drawn):
            return None
        task, groups, fixed = self._clues_of(drawn)
        rng.shuffle(groups)
        free = tuple(chain.from_iterable(groups))
        board = _with(task, fixed)  # a clue that is no switch leaves less to ground
        switches = switch(board, free, set(drawn.shown))
        chosen = mus(switches, self._in_turn(drawn, groups, rng), ())
        if chosen is None:
            return None
        least, most = (max(0, wanted - len(self.places.given)) for wanted in self.clues)
        chosen = tuple(sorted((*fixed, *chosen)))
        full = _fill(chosen, groups, least, most)
        verified = partial(self._verified, task, drawn, number)
        is_minimal = full == chosen and not self._usual(self._implied(drawn))
        found = verified(full, is_minimal=is_minimal)
        if self.difficulty is None:
            return found
        spare = [group for group in reversed(groups) if not set(full).issuperset(group)]
        if self.difficulty[1] >= self.hardest and rng.random() >= _EASED:
            spare = []
        return self._eased(found, full, spare, drawn.shown, verified)

    def _clues_of(self, drawn: Drawn) -> tuple[Task, list[Group], Symbols]:
        """The board of a solution, the groups of clues that may be given, and those that are."""
        every, given = self._implied(drawn), set(self.places.given)
        kept, free = self.places.split(every, self._spots, self._size, self._usual(every))
        # Those of a begun board stand on it already.
        fixed = tuple(clue for clue in kept if clue not in given)
        return every.on_board(self.task), free, fixed

    def _in_turn(self, drawn: Drawn, groups: Sequence[Group], rng: random.Random) -> list[Group]:
        """The groups at random, but those with dull clues last."""
        dull, turn = set(self._implied(drawn).dull), [*groups]
        rng.shuffle(turn)
        return sorted(turn, key=lambda group: len(dull.intersection(group)))

    def _usual(self, every: Derived) -> Symbols:
        """The clues that a puzzle has though it may need only some of them."""
        return every.usual if self.clues == ANY else ()

    def _all_clues(self, drawn: Drawn) -> tuple[Task, Symbols]:
        """The board of a solution, and all clues that its puzzles may have."""
        task, groups, fixed = self._clues_of(drawn)
        return task, (*fixed, *chain.from_iterable(groups))

    def _eased(
        self,
        found: GeneratedPuzzle,
        clues: Symbols,
        spare: list[Group],
        shown: Symbols,
        verified: Callable[..., GeneratedPuzzle],
    ) -> GeneratedPuzzle:
        """The puzzle, with more clues if its explanations would be costlier."""
        from pylogic.explain.narration import need  # most runs do without

        low, high = self.difficulty or ANY
        largest, floor = min(high, self.hardest), max(low, 1) - 1
        own = set(clues)
        board = [fact for fact in found.instance.symbols if fact not in own]
        room = self.clues[1] - found.clues

        def with_more(groups: Sequence[Group]) -> Symbols:
            return tuple(sorted(own.union(*groups)))

        def task_of(groups: Sequence[Group]) -> Task:
            return self._task_of(as_facts((*board, *with_more(groups))))

        def look(groups: Sequence[Group], *, is_quick: bool) -> Need | None:
            return need(task_of(groups), shown, largest, floor, is_quick=is_quick)

        quick = partial(look, is_quick=self._is_quick)
        counts = (len(with_more(spare[:n])) - len(clues) for n in range(len(spare) + 1))
        most = max((n for n, more in enumerate(counts) if more <= room), default=-1)
        if most < 0:
            return found
        fails, enough = -1, 0
        while (known := quick(spare[:enough])) is None and enough < most:
            fails, enough = enough, min(most, 2 * enough or 1)
        while known is not None and enough - fails > 1:
            middle = (fails + enough) // 2
            at = quick(spare[:middle])
            fails, enough, known = (middle, enough, known) if at is None else (fails, middle, at)
        added = spare[:enough]
        if known is not None and known.cost > floor and self._takes(known):
            if self.technique is not None:
                known = _needed(task_of(added))
            elif self._is_quick:
                known = look(added, is_quick=False)
        made = verified(with_more(added), is_minimal=False) if added else found
        if known is None:
            return made
        level = constraints.level(self.levels, known.cost)
        technique = self.technique if self._takes(known) else None
        return replace(
            made,
            difficulty=known.cost,
            is_proved=known.is_proved,
            level=level,
            technique=technique,
        )

    def _takes(self, need: Need) -> bool:
        """Whether steps have the name that is wished, if one is."""
        return self.technique is None or self.technique in need.names

    def _verified(
        self, task: Task, drawn: Drawn, number: int, clues: Symbols, *, is_minimal: bool
    ) -> GeneratedPuzzle:
        """The puzzle of the clues, whose one answer a search of its own has found.

        Raises:
            ProgramError: the rules refuse the solution with clues that they derive from it, all or
                some of them.
            CrashError: it has found something else.
        """
        facts, told = as_facts((*task.instance.symbols, *clues)), {*task.encoding.clues}
        try:
            answer = verify.only_answer(self._task_of(facts))
        except ProgramError as error:
            every = self._implied(drawn).every  # perhaps all of them are refused
            grounding.ground_task(self._task_of(as_facts((*task.instance.symbols, *every))))
            words = f"the part clues derives what the part errors refuses {ALONE}"
            words += f": {error.problems[0].text}"
            raise ProgramError(Problem(words, str(task.encoding.path))) from None
        if answer is None or set(unpack(answer.shown)) != {*drawn.shown}:
            true = verify.confirm(self.task, [drawn.shown], NO_LIMITS).answers
            asked = self.task, true[0].atoms if true else (), NO_LIMITS
            problems = refused(*asked) or refused(*asked, clues)
            if problems:
                raise ProgramError(*problems)
            words = "its clues were found to leave one answer, and a search of its own disagrees"
            raise CrashError(f"puzzle {number} of seed {self.seed}: {words}: {facts}")
        drawn_with = (fact.symbol for fact in task.instance.facts if fact.signature in told)
        every = (*drawn_with, *clues)
        return GeneratedPuzzle(
            puzzle=task.encoding.name,
            seed=self.seed,
            number=number,
            attempts=1,
            facts=facts,
            solution=answer,
            clues=len(every),
            kinds=kinds(task.encoding, every),
            difficulty=None,
            level=None,
            technique=None,
            symmetry=self.places.symmetry,
            is_minimal=is_minimal,
            given=len(self.places.given),
            changed=mapping.changed(task.encoding, task.values),
        )

    def _task_of(self, facts: str) -> Task:
        return replace(self.task, instance=instance_from_text(facts, "<generated>"))


def _needed(task: Task) -> Need:
    """The `Need` of a puzzle, by its grade."""
    from pylogic.explain.derivation import Need  # most runs do without
    from pylogic.explain.explain import rate

    grade = rate(task, NO_LIMITS)
    return Need(grade.costliest, frozenset(one.name for one in grade.techniques), grade.is_proved)


def _with(task: Task, clues: Symbols) -> Task:
    """The task with more clues."""
    symbols = (*task.instance.symbols, *clues)
    return replace(task, instance=instance_of(symbols, task.instance.name)) if clues else task


def _fill(chosen: Symbols, groups: list[Group], least: int, most: int) -> Symbols:
    """The chosen clues and as many others as are still missing, but no more than there may be."""
    full = dict.fromkeys(chosen)
    for group in groups:
        if len(full) >= least:
            break
        if len(more := full | dict.fromkeys(group)) <= most:
            full = more
    return tuple(sorted(full))


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
    seconds, pace = _BATCH if executor is None else _ON_CLUSTER, inf
    early: dict[int, Future[_Made]] = {}
    waiting = 0

    def batches() -> Iterator[Sequence[int]]:
        start = 0
        while start < len(numbers):
            batch = numbers[start : start + max(1, int(seconds / pace))]
            yield batch
            start += len(batch)

    limits = limits.begun()
    note = _Note()
    try:
        if executor is None:  # children have what this process has
            generator = replace(generator, note=note.write)
        with team(executor, jobs, limits) as at_work:
            begin = partial(at_work.submit, _make, generator)
            for batch, future in completed(at_work, begin, batches()):
                early[batch[0]] = future
                while waiting < len(numbers) and numbers[waiting] in early:
                    made = early.pop(numbers[waiting]).result()
                    pace = made.seconds / len(made.puzzles)
                    waiting += len(made.puzzles)
                    for puzzle in made.puzzles:
                        if isinstance(puzzle, PylogicError):
                            raise puzzle
                        yield puzzle
    except KeyboardInterrupt:
        raise StoppedError("user", note.read()) from None
    except StoppedError as error:
        raise StoppedError(error.interruption, note.read()) from None


class _Note:
    """The last words of children that a limit ends: memory that they share with this process."""

    def __init__(self) -> None:
        self._shared = mmap.mmap(-1, _NOTE)

    def write(self, words: str) -> None:
        self._shared[:] = words.encode()[:_NOTE].ljust(_NOTE, b"\0")

    def read(self) -> str:
        return self._shared[:].rstrip(b"\0").decode(errors="ignore")


class _Made(NamedTuple):
    """The puzzles of a child, perhaps up to one that cannot be made, and the time it took."""

    puzzles: Sequence[GeneratedPuzzle | PylogicError]
    seconds: float


def _make(generator: Generator, numbers: Sequence[int]) -> _Made:
    """In a child: make the puzzles of these numbers."""
    began = time.monotonic()
    made: list[GeneratedPuzzle | PylogicError] = []
    for number in numbers:
        try:
            made.append(generator.puzzle(number))
        except PylogicError as error:
            made.append(error)
            break
    return _Made(made, time.monotonic() - began)


def some_puzzles(task: Task, limits: Limits) -> Iterator[str]:
    """The facts of a few puzzles on the board of a task."""
    made = generate(Generator(task, 0, attempts=_TRIES), range(1, _FEW + 1), 1, limits)
    return (puzzle.facts for puzzle in made)
