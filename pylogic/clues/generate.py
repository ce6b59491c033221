"""Random puzzles: a random solution, clues that leave no other, verified and measured.

A puzzle depends on its seed and number alone, however many processes make them: random choices
are Python's, and clasp, whose work is deterministic, is given its decisions or its seed by them.

After several solutions that even all of their clues do not make unique, the next solutions are
repaired (see `random_solution`).
"""

from __future__ import annotations

import mmap
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING

from pylogic.clues import random_frame
from pylogic.clues.derive import (
    CluePlaces,
    ImpliedFacts,
    check_clues,
    count_clues,
    derive_clues,
    ground_switches,
    list_clue_kinds,
)
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.clues.places import PlaceWishes
from pylogic.clues.random_solution import (
    ANEW,
    FindOpen,
    NoSolutionError,
    Sample,
    Sampler,
    draw_solution,
    find_open_cells,
    ground_solutions,
    list_taste_rules,
    search_locally,
)
from pylogic.clues.taste import check_taste, rate_taste
from pylogic.errors import (
    CrashError,
    OptionError,
    Problem,
    ProgramError,
    PylogicError,
    StoppedError,
)
from pylogic.explain.expectation import find_violations
from pylogic.explain.mus import mus
from pylogic.explain.relaxation import Group, add_marks
from pylogic.explain.text import say_mark
from pylogic.explain.words import join_words
from pylogic.formats import mapping
from pylogic.rules import constraints, hints
from pylogic.rules.instance import instance_from_facts, instance_from_text
from pylogic.rules.limits import NO_LIMITS, Limits
from pylogic.rules.symbols import Mark, Symbols, say, write_facts
from pylogic.rules.symmetry import SYMMETRIES
from pylogic.solving import grounding
from pylogic.solving.executor import make_team, run_all
from pylogic.solving.process import call
from pylogic.solving.question import MANY, Question, check_count, check_types, check_whole, to_range
from pylogic.solving.solve import solve
from pylogic.solving.task import Task

if TYPE_CHECKING:
    from pylogic.explain.derivation import DerivationCost
    from pylogic.rules.encoding import Encoding
    from pylogic.solving.executor import Workforce

ANY = (0, MANY)
"""The range of numbers of clues, or of costs, if none is wished."""
_NO_WISHES = PlaceWishes()
ATTEMPTS = 200
"""Solutions that a generator tries for one puzzle before it gives up."""
_REPAIRED_ATTEMPTS = range(6, 16)
"""Attempts whose solution is repaired: five new solutions before cost half of a repair, and are
often enough."""
_REPAIR_ROUNDS = 400
"""Rounds of changes after which the repair of a solution is given up."""
_FRAME_REPAIR_ROUNDS = 400
"""Rounds of changes after which the repair of a frame and its solution is given up."""
_SYMMETRIC_ATTEMPTS = 8
"""Attempts that fail in the usual symmetry before it is given up: three of them are repaired."""
_STEERED_ATTEMPTS = 3
"""Attempts for one puzzle if its wishes steer the solutions: each of them is repaired."""
_STEERED_REPAIR_ROUNDS = 200
"""Rounds of changes after which the repair of a steered attempt is given up."""
_EASED_SHARE = 0.2
"""The share of too hard puzzles that get more clues where the hardest level is wished: most become
too easy by that, and another solution takes a fraction of the time."""
_MOST_MISSES = 10
"""Puzzles with a wrong number of clues after which a generator gives up."""
_FEW, _TRIES = 2, 10
"""Puzzles on which two versions of rules are compared, and solutions tried for each puzzle."""
_NAMED_RULES = 3
"""Rules that a message names, at most, where a board cannot be completed."""
_REFUSED = "the rules refuse what the part clues derives; clues are chosen one by one"
_UNSTEERED = (
    "note: symmetry, keep, forbid and pattern say where clues stand; what the part frame draws "
    "(black cells, regions and the like) does not follow them"
)
_TEXT_BYTES = 4096
"""Room for the summary of the attempts for an unfinished puzzle, in bytes."""
_BATCH_SECONDS = 0.25
"""Work that one child gets, in seconds: if it is killed, its puzzles are lost."""
_CLUSTER_BATCH_SECONDS = 1.0
"""Work in one task of a cluster, in seconds: its scheduler bears fewer tasks."""


def make_generator(
    task: Task,
    seed: int,
    wished: PlaceWishes,
    marks: Sequence[Mark] = (),
    clues: object = None,
    difficulty: object = None,
    technique: str | None = None,
    best_of: int | None = None,
    *,
    is_usual: bool = False,
) -> Generator:
    """Return the generator of the puzzles of a seed, after checking all arguments.

    `clues` and `difficulty` are ranges (low, high), the latter perhaps the name of a level; for
    the others see `Generator`. With `is_usual`, clues stand in the puzzle's usual symmetry, unless
    their number or places are wished.

    Raises:
        OptionError: an argument is invalid, or two contradict.
        ProgramError: the encoding does not say what clues are, or its symmetry is unknown.
    """
    check_can_generate(task)
    check_whole("seed", seed, 0)
    if best_of is not None:
        check_count("best_of", best_of)
        check_taste(task.encoding)
    counts = ANY if clues is None else to_range("clues", clues)
    if len(wished.given) > counts[1]:
        raise OptionError(f"clues={clues!r}: the board has {len(wished.given)} already")
    levels = constraints.levels(task.encoding)
    if (
        isinstance(difficulty, str)
        and difficulty in levels
        and not task.encoding.read_about("level", 3)
    ):
        words = f'the rules name no levels: level("{difficulty}", FROM, TO) in the part about says'
        words += " what its costliest step costs; or ask for a range, as 5..8"
        raise OptionError(f"difficulty={difficulty!r}: {words}")
    costs = None if difficulty is None else to_range("difficulty", difficulty, levels)
    if technique is not None:
        costs = _narrow_costs(task.encoding, technique, costs or ANY)
    if costs is not None:
        hardest = max(high for _, high in levels.values())
        if costs[0] > hardest and costs != (hardest + 1, MANY):
            words = f"costlier steps than {hardest} are not told apart"
            raise OptionError(f"difficulty={costs[0]}: {words}; ask for {hardest + 1}.. at most")
        import_module("pylogic.explain.explain")  # once, before children are forked
    if wished.is_placed and not list_clue_kinds(task.encoding):
        words = "the part frame draws all that these puzzles have: they have no clues to place"
        raise OptionError(f"symmetry, keep, forbid and pattern say where clues stand; {words}")
    attempts = _STEERED_ATTEMPTS if wished.is_steered else ATTEMPTS
    usual = "none"
    if is_usual and clues is None and wished == _NO_WISHES:
        facts = task.encoding.read_about("usual_symmetry", 1)
        usual = say(facts[0][0]) if facts else usual
        if usual not in SYMMETRIES:
            words = f"usual_symmetry({usual}): expected {join_words(SYMMETRIES, 'or')}"
            raise ProgramError(Problem(words, str(task.encoding.path)))
    return Generator(
        task, seed, wished, tuple(marks), counts, costs, technique, attempts, best_of, usual
    )


def _narrow_costs(encoding: Encoding, technique: str, costs: tuple[int, int]) -> tuple[int, int]:
    """Return the part of a range of costs from the named technique's cost on.

    Raises:
        OptionError: the rules name no such technique, or it costs more than the range allows.
    """
    check_types(str, technique=technique)
    known = constraints.technique_prices(encoding)
    words = f"technique={technique!r}: "
    if not known:
        raise OptionError(f"{words}the rules name none: they have no part techniques")
    if technique not in known:
        names = ", ".join(sorted(known))
        raise OptionError(f"{words}the rules name {names}{hints.suggest(technique, known)}")
    low, high = max(costs[0], known[technique]), costs[1]
    if low > high:
        raise OptionError(
            f"{words}it costs {known[technique]}, and no step may cost more than {high}"
        )
    return low, high


def check_can_generate(task: Task) -> None:
    """Raise OptionError for plans made of steps, ProgramError for rules that define neither a part
    `frame`, which the board lacks, nor clues."""
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not generated")
    if not task.lacks_frame:
        check_clues(task.encoding)


def check_board(generator: Generator, limits: Limits) -> Sequence[str]:
    """Check that the rules accept the board; return clingo's remarks, and one on ignored wishes.

    If the rules draw a frame, the check uses a first random frame, drawn in a child process. A
    begun board is solved, too.

    Raises:
        ProgramError: the rules refuse the board, or a begun board has no solution.
        StoppedError: a limit or Ctrl-C came first.
    """
    task = generator.task
    if generator.draws_frame:
        task = call(partial(random_frame.draw_frame, task, random.Random(0)), limits).task
    remarks = grounding.ground(task, limits).remarks
    if generator.is_begun:
        _check_solvable(task, generator.marks, limits)
    is_unsteered = generator.draws_frame and generator.places.is_placed
    return [*remarks, *([_UNSTEERED] if is_unsteered else [])]


def _check_solvable(task: Task, marks: Sequence[Mark], limits: Limits) -> None:
    """Solve a begun board; raise ProgramError with the contradictory facts if it has no solution.

    Raise OptionError for a mark whose atom the rules do not have, StoppedError at a limit.
    """
    outcome = solve(add_marks(task, marks), Question(limits=limits))
    if outcome.answers:
        return
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    from pylogic.explain import explain, explanation  # most runs do without

    request = explanation.Request(marks, flat=True)
    words = "the board cannot be completed"
    for conflict in explain.explain(task, limits, request).conflicts:
        clues = [str(line.clue) for line in conflict.citations if line.clue]
        rules = [line.words for line in conflict.citations if not line.clue]
        facts = ", ".join([*map(say_mark, conflict.marks), *clues])
        left_out = len(rules) - _NAMED_RULES
        more = [f"one of {left_out} rules more is broken"] if left_out > 0 else []
        broken = join_words([*rules[:_NAMED_RULES], *more], "or")
        words += f": {f'with {facts}, ' if facts else ''}{broken}"
    raise ProgramError(Problem(words, task.instance.name))


def _ignore_summary(_words: str) -> None:
    """Do nothing: the default of `Generator.on_attempt`."""


@dataclass(frozen=True)
class Generator:
    """The wishes for the puzzles of a seed, and the methods that make such puzzles."""

    task: Task
    seed: int
    places: PlaceWishes = _NO_WISHES
    """Cells with and without clues, and the symmetry of clues."""
    marks: tuple[Mark, ...] = ()
    """The marks that all solutions of a begun board have."""
    clues: tuple[int, int] = ANY
    """The lowest and the highest number of clues."""
    difficulty: tuple[int, int] | None = None
    """The lowest and the highest cost of a puzzle's costliest step."""
    technique: str | None = None
    """A technique that the steps have to use; its cost is the lowest difficulty then."""
    attempts: int = ATTEMPTS
    """Solutions to try for one puzzle before giving up."""
    best_of: int | None = None
    """Candidates of which the part `taste` chooses the best; None: one candidate, no figures."""
    usual_symmetry: str = "none"
    """The symmetry of clues in the first attempts; later ones do without it."""
    on_attempt: Callable[[str], None] = _ignore_summary
    """Called after each attempt, with a summary of the misses so far, or "" after success."""

    @cached_property
    def _marked_task(self) -> Task:
        """The task, with the marks of a begun board as constraints."""
        return add_marks(self.task, self.marks) if self.marks else self.task

    @cached_property
    def _avoids_hated(self) -> bool:
        """True if the part `taste` says what is hated, and the board has a solution without it."""
        is_asked = any(True for _ in list_taste_rules(self.task.encoding))
        return is_asked and bool(
            ground_solutions(self._marked_task, ()).control.solve().satisfiable
        )

    def _repair(
        self, drawn: Sample, find_open: FindOpen[Sample], rng: random.Random, rounds: int
    ) -> Sample | None:
        """Redraw cells of a solution until `find_open` finds none; None after so many rounds."""
        program = ground_solutions(self._marked_task, ANEW, avoids_hated=self._avoids_hated)
        sampler = Sampler(program.control, program.find_undecided(self.task.encoding.outputs))
        return search_locally(drawn, partial(sampler.draw_near, rng=rng), find_open, rounds)

    @property
    def is_begun(self) -> bool:
        """True if the board has clues already, or marks of its solution."""
        return bool(self.marks or self.places.given)

    @property
    def draws_frame(self) -> bool:
        """True if the part `frame` draws a frame for each puzzle; never around a begun board."""
        return self.task.lacks_frame and not self.is_begun

    @cached_property
    def _clue_places(self) -> CluePlaces:
        """The rule for where clues stand on the board."""
        return CluePlaces.of_task(self.task)

    @property
    def levels(self) -> constraints.Levels:
        """The names of levels, each with its range of costs."""
        return constraints.levels(self.task.encoding)

    @property
    def highest_cost(self) -> int:
        """The highest cost of a level; a costlier step is not measured: its proof takes minutes."""
        return max(high for _, high in self.levels.values())

    def make_puzzle(self, number: int) -> GeneratedPuzzle:
        """Make the puzzle of a number, from 1; with `best_of` the first of the best candidates.

        Raises:
            PylogicError: as `make_candidate`.
        """
        if self.best_of is None:
            return self.make_candidate(number, 1)
        puzzles = [self.make_candidate(number, index) for index in range(1, self.best_of + 1)]
        tastes = [rate_taste(self.task.encoding, p.solution.atoms, p.constants) for p in puzzles]
        best = max(range(len(puzzles)), key=lambda index: tastes[index].merit)
        figures, merit = tastes[best]
        return replace(puzzles[best], candidates=len(puzzles), taste=figures, merit=merit)

    def make_candidate(self, number: int, index: int) -> GeneratedPuzzle:
        """Make the candidate of an index for the puzzle of a number; both are counted from 1.

        Each failed attempt calls `on_attempt` with a summary of all so far, success with "". It
        gives up after `attempts`, or 10 puzzles that do not fit if no difficulty is wished.

        Raises:
            NoSolutionError: the board has no solution.
            OptionError: no attempt made a puzzle as wished.
            ProgramError: the encoding does not say what clues are, or clingo rejects a file.
        """
        seen: list[GeneratedPuzzle] = []
        failed = 0
        for attempt in range(1, self.attempts + 1):
            maker = self if failed >= _SYMMETRIC_ATTEMPTS else self._symmetric_generator
            puzzle = maker._attempt_puzzle(number, index, attempt)
            failed += puzzle is None
            if puzzle is not None and self._fits(puzzle):
                self.on_attempt("")
                return puzzle
            seen += [puzzle] if puzzle is not None else []
            words = self._say_misses(number, attempt, seen)
            self.on_attempt(words)
            if self.difficulty is None and len(seen) == _MOST_MISSES:
                break
        raise OptionError(words)

    def _say_misses(self, number: int, attempt: int, seen: Sequence[GeneratedPuzzle]) -> str:
        """Return words on how the `seen` puzzles of all attempts differ from the wishes, by number
        of clues, cost and technique; without any that no solution had clues that suffice."""
        words = f"puzzle {number} of seed {self.seed}: none such in {attempt} attempts; "
        if not seen:
            where = " in these cells" * self.places.is_steered
            return f"{words}no solution had clues that leave it alone{where}"
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
            nearest_cost = f"above {self.highest_cost}" if cost is None else f"{bound}{cost}"
            wanted = f"{low} or more" if high >= MANY else f"{low} to {high}"
            words += f"; nearest: cost {nearest_cost}, wanted {wanted}"
        if self.technique is not None:
            count = sum(puzzle.technique is not None for puzzle in seen)
            words += f", and {count or 'none'} of them took {self.technique}"
        return words

    @cached_property
    def _symmetric_generator(self) -> Generator:
        """A copy that wishes clues in the usual symmetry; itself if the rules name none."""
        if self.usual_symmetry == "none":
            return self
        return replace(self, places=replace(self.places, symmetry=self.usual_symmetry))

    @cached_property
    def _bounds_suffice(self) -> bool:
        """True if some technique costs the lowest wished difficulty or more: to find whether a
        puzzle is too hard, an upper bound of its cost then suffices.

        Otherwise a search has to find a step of that cost, which is short for easy puzzles. A price
        that depends on the step counts as such a cost; False without a wish above 1.
        """
        low, _ = self.difficulty or ANY
        rules = (rule for rule in constraints.read_rules(self.task.encoding) if rule.is_technique)
        return low > 1 and any(
            (constraints.parse_price(rule.price) or low) >= low for rule in rules
        )

    def _fits(self, puzzle: GeneratedPuzzle) -> bool:
        """Return True if a puzzle has the wished number of clues, difficulty and technique. None as
        difficulty is above all levels; a puzzle that costs nothing fits no wish for one."""
        low, high = self.difficulty or ANY
        cost = self.highest_cost + 1 if puzzle.difficulty is None else puzzle.difficulty
        # A puzzle that costs nothing leaves nothing to solve.
        is_as_hard = self.difficulty is None or max(low, 1) <= cost <= high
        is_wished = is_as_hard and puzzle.technique == self.technique
        return self.clues[0] <= puzzle.clues <= self.clues[1] and is_wished

    def _attempt_puzzle(self, number: int, index: int, attempt: int) -> GeneratedPuzzle | None:
        """Make a puzzle of a random solution, in a random frame if the rules draw one; None if its
        clues miss a wished cell or do not suffice.

        The numbers of puzzle, candidate and attempt seed the random choices. If wishes steer the
        solutions, the solution is changed until it implies clues in all wished cells; then, and in
        the `_REPAIRED_ATTEMPTS`, it is repaired if its clues do not suffice.
        """
        key = [self.seed, number, attempt, *([index] if index > 1 else [])]
        rng = random.Random(" ".join(map(str, key)))
        if self.draws_frame:
            puzzle = self._attempt_framed_puzzle(rng, number)
            return None if puzzle is None else replace(puzzle, attempts=attempt)
        drawn = draw_solution(self._marked_task, rng, avoids_hated=self._avoids_hated)
        rounds = _STEERED_REPAIR_ROUNDS if self.places.is_steered else _REPAIR_ROUNDS
        if self.places.is_steered:
            steered = self._repair(drawn, self._find_missing_cells, rng, _REPAIR_ROUNDS)
            if steered is None:
                return None
            drawn = steered
        puzzle = self._turn_into_puzzle(drawn, rng, number)
        is_repaired = self.places.is_steered or attempt in _REPAIRED_ATTEMPTS
        if puzzle is None and is_repaired and any(self._split_clues(self._derive_clues(drawn))[1:]):
            repaired = self._repair(drawn, self._find_open_cells, rng, rounds)
            puzzle = None if repaired is None else self._turn_into_puzzle(repaired, rng, number)
        return None if puzzle is None else replace(puzzle, attempts=attempt)

    def _find_missing_cells(self, drawn: Sample, most: int | None = None) -> list[object] | None:
        """Return the cells that must have clues, and for which a solution implies none; [] if no
        wish steers the solutions, None for more than `most` cells."""
        if not self.places.is_steered:
            return []
        derived = self._derive_clues(drawn)
        cells: list[object] = [*self.places.find_missing_cells(derived, self._clue_places)]
        return cells if most is None or len(cells) <= most else None

    def _derive_clues(self, drawn: Sample) -> ImpliedFacts:
        """Return the clues and other facts that the part `clues` derives from a solution, without
        the board's given clues; none is `usual` if the number of clues is wished."""
        given = set(self.places.given)
        true = (atom for atom in drawn.true if atom not in given)
        derived = derive_clues(self.task.encoding, true, self.task.constants, NO_LIMITS)
        return derived if self.clues == ANY else derived._replace(usual=())

    def _find_open_cells(self, drawn: Sample, most: int | None) -> list[object] | None:
        """Return the cells that all clues of a solution leave open: their answers differ there.
        None for more than `most` cells, or if the solution lacks a clue in a wished cell."""
        if self._find_missing_cells(drawn):
            return None
        return find_open_cells(grounding.ground_base(self._add_all_clues(drawn)), drawn, most)

    def _attempt_framed_puzzle(self, rng: random.Random, number: int) -> GeneratedPuzzle | None:
        """Draw a random frame and a solution in it, repair both if needed; return their puzzle.

        None: the frame has no solution, or no repair leads to clues that suffice.
        """
        framed = random_frame.draw_frame(self.task, rng)
        try:
            drawn = framed.draw_solution(rng)
        except NoSolutionError:  # the next frame may have one
            return None
        puzzle = replace(self, task=framed.task)._turn_into_puzzle(drawn, rng, number)
        if puzzle is not None:
            return puzzle
        start = random_frame.FramedSample(framed, drawn)
        repaired = random_frame.repair_frame(
            start,
            lambda task, drawn: replace(self, task=task)._add_all_clues(drawn),
            rng,
            _FRAME_REPAIR_ROUNDS,
        )
        if repaired is None:
            return None
        maker = replace(self, task=repaired.frame.task)
        return maker._turn_into_puzzle(repaired.solution, rng, number)

    def _turn_into_puzzle(
        self, drawn: Sample, rng: random.Random, number: int
    ) -> GeneratedPuzzle | None:
        """Choose a minimal set of clues for a solution, verify it, and return the puzzle.

        Clues are added up to the wished number and, if the puzzle is too hard, to the wished
        difficulty; it may miss both (see `_fits`), and is not rated if none is wished. None: a
        wished cell has no clue, or even all clues together leave other answers.
        """
        if self._find_missing_cells(drawn):
            return None
        derived = self._derive_clues(drawn)
        task, groups, fixed = self._split_clues(derived)
        rng.shuffle(groups)
        free = tuple(chain.from_iterable(groups))
        board = _add_clues(task, fixed)  # a clue that is no switch leaves less to ground
        switches = ground_switches(board, free, set(drawn.shown))
        order, dull = [*groups], set(derived.dull)
        rng.shuffle(order)
        order.sort(key=lambda group: len(dull.intersection(group)))
        chosen = mus(switches, order, ())
        if chosen is None:
            return None
        least, most = (max(0, wanted - len(self.places.given)) for wanted in self.clues)
        chosen = tuple(sorted((*fixed, *chosen)))
        full = _add_groups(chosen, groups, least, most)
        verified = partial(self._verify_puzzle, task, drawn, number)
        is_minimal = full == chosen and not derived.usual
        puzzle = verified(full, is_minimal=is_minimal)
        if self.difficulty is None:
            return puzzle
        spare = [group for group in reversed(groups) if not set(full).issuperset(group)]
        if self.difficulty[1] >= self.highest_cost and rng.random() >= _EASED_SHARE:
            spare = []
        return self._rate_and_ease(puzzle, full, spare, drawn.shown, verified)

    def _split_clues(self, derived: ImpliedFacts) -> tuple[Task, list[Group], Symbols]:
        """Return the board with the facts that every puzzle has, groups of clues to choose from,
        and the clues that every puzzle gets besides those given."""
        given = set(self.places.given)
        kept, free = self.places.split_clues(derived, self._clue_places, derived.usual)
        fixed = tuple(clue for clue in kept if clue not in given)
        return derived.add_board_facts(self.task), free, fixed

    def _add_all_clues(self, drawn: Sample) -> Task:
        """Return the board with all clues that a puzzle with this solution may have."""
        task, groups, fixed = self._split_clues(self._derive_clues(drawn))
        return _add_clues(task, (*fixed, *chain.from_iterable(groups)))

    def _rate_and_ease(
        self,
        puzzle: GeneratedPuzzle,
        clues: Symbols,
        spare: list[Group],
        shown: Symbols,
        verified: Callable[..., GeneratedPuzzle],
    ) -> GeneratedPuzzle:
        """Return the puzzle with its difficulty, and with more clues if it would be too hard.

        `spare` are groups of clues to add in this order, as few as suffice; `shown` are the atoms
        of the solution; `verified` makes the puzzle of some clues, see `_verify_puzzle`. If it is
        too hard even with all that may be added, its difficulty stays None.
        """
        from pylogic.explain.derivation import DerivationCost  # most runs do without these
        from pylogic.explain.explain import rate
        from pylogic.explain.narration import measure_derivation

        low, high = self.difficulty or ANY
        largest, floor = min(high, self.highest_cost), max(low, 1) - 1
        chosen = set(clues)
        board = [fact for fact in puzzle.instance.symbols if fact not in chosen]
        room = self.clues[1] - puzzle.clues

        def list_clues(added: int) -> Symbols:
            """Return the puzzle's clues and those of the first spare groups, sorted."""
            return tuple(sorted(chosen.union(*spare[:added])))

        def add_groups(added: int) -> Task:
            """Return the puzzle with the clues of the first spare groups."""
            return self._replace_facts(write_facts((*board, *list_clues(added))))

        def find_need(added: int, *, is_quick: bool) -> DerivationCost | None:
            """Return the cost and techniques of the puzzle with more groups; None: too hard."""
            return measure_derivation(add_groups(added), shown, largest, floor, is_quick=is_quick)

        quick = partial(find_need, is_quick=self._bounds_suffice)
        counts = (len(list_clues(n)) - len(clues) for n in range(len(spare) + 1))
        most = max((n for n, more in enumerate(counts) if more <= room), default=-1)
        if most < 0:
            return puzzle
        fails, enough = -1, 0
        while (known := quick(enough)) is None and enough < most:
            fails, enough = enough, min(most, 2 * enough or 1)
        while known is not None and enough - fails > 1:
            middle = (fails + enough) // 2
            need = quick(middle)
            fails, enough, known = (
                (middle, enough, known) if need is None else (fails, middle, need)
            )
        if known is not None and known.cost > floor:
            if self.technique is None and self._bounds_suffice:
                known = find_need(enough, is_quick=False)
            elif self.technique in known.names:
                grade = rate(add_groups(enough), NO_LIMITS)
                names = frozenset(technique.name for technique in grade.techniques)
                known = DerivationCost(grade.costliest, names, grade.is_proved)
        eased = verified(list_clues(enough), is_minimal=False) if enough else puzzle
        if known is None:
            return eased
        return replace(
            eased,
            difficulty=known.cost,
            is_proved=known.is_proved,
            level=constraints.name_level(self.levels, known.cost),
            technique=self.technique if self.technique in known.names else None,
        )

    def _verify_puzzle(
        self, task: Task, drawn: Sample, number: int, clues: Symbols, *, is_minimal: bool
    ) -> GeneratedPuzzle:
        """Solve the board with the clues anew; return them as a puzzle without a difficulty.

        Raises:
            ProgramError: the rules refuse the solution together with clues that they derive from
                it.
            CrashError: the search has not found the solution as the only answer.
            StoppedError: a limit or Ctrl-C came first.
        """
        facts, predicates = write_facts((*task.instance.symbols, *clues)), {*task.encoding.clues}
        clued = self._replace_facts(facts)
        try:
            outcome = solve(replace(clued, options=("--opt-mode=ignore",)), Question())
        except ProgramError as error:
            all_clues = self._derive_clues(drawn).all_clues  # perhaps all of them are refused
            grounding.ground_task(
                self._replace_facts(write_facts((*task.instance.symbols, *all_clues)))
            )
            words = f"{_REFUSED}: {error.problems[0].text}"
            raise ProgramError(Problem(words, str(task.encoding.path))) from None
        if outcome.interrupted:
            raise StoppedError(outcome.interrupted)
        found = [set(answer.symbols) for answer in outcome.answers]
        if not outcome.exhausted or found != [{*drawn.shown}]:
            for broken, place in find_violations(clued, drawn.shown, NO_LIMITS, explained=False):
                file, _, line = place.rpartition(":")
                raise ProgramError(Problem(f"{_REFUSED}: {broken}", file, int(line), 1))
            words = "its clues were found to leave one answer, and a search of its own disagrees"
            raise CrashError(f"puzzle {number} of seed {self.seed}: {words}: {facts}")
        drawn_with = (fact.symbol for fact in task.instance.facts if fact.signature in predicates)
        all_clues = (*drawn_with, *clues)
        return GeneratedPuzzle(
            puzzle=task.encoding.name,
            seed=self.seed,
            number=number,
            attempts=1,
            facts=facts,
            solution=outcome.answers[0],
            clues=len(all_clues),
            kinds=count_clues(task.encoding, all_clues),
            difficulty=None,
            level=None,
            technique=None,
            symmetry=self.places.symmetry,
            is_minimal=is_minimal,
            given=len(self.places.given),
            changed=mapping.changed_constants(task.encoding, task.all_constants),
        )

    def _replace_facts(self, facts: str) -> Task:
        """Return the generator's task with other facts, a text, as its instance."""
        return replace(self.task, instance=instance_from_text(facts, "<generated>"))


def _add_clues(task: Task, clues: Symbols) -> Task:
    """Return the task with the clues added to its instance; itself without clues."""
    symbols = (*task.instance.symbols, *clues)
    return (
        replace(task, instance=instance_from_facts(symbols, task.instance.name)) if clues else task
    )


def _add_groups(chosen: Symbols, groups: list[Group], least: int, most: int) -> Symbols:
    """Return the chosen clues and those of the first groups, sorted: whole groups are added until
    there are `least` clues, and one that would lead over `most` is left out."""
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
    """Make the puzzles of these numbers in child processes or on a cluster; yield them in order.

    The time limit holds for all puzzles together, the memory limit for each process. An error comes
    after the puzzles of the numbers before it; StoppedError says how far the attempts were.

    Raises:
        StoppedError: a limit came first, or Ctrl-C.
        PylogicError: as `Generator.make_puzzle`.
    """
    limits = limits.start()
    summary = mmap.mmap(-1, _TEXT_BYTES)  # it outlives the children that write
    try:
        if executor is None:  # forked children share this memory
            generator = replace(generator, on_attempt=partial(_write_text, summary))
        with make_team(executor, jobs, limits) as workers:
            seconds = _BATCH_SECONDS if executor is None else _CLUSTER_BATCH_SECONDS
            do = partial(_make_puzzles, generator)
            for puzzle in run_all(workers, do, numbers, lambda _n, error: error, seconds=seconds):
                if isinstance(puzzle, PylogicError):
                    raise puzzle
                yield puzzle
    except (KeyboardInterrupt, StoppedError) as error:
        words = summary[:].rstrip(b"\0").decode(errors="ignore")
        interruption = error.interruption if isinstance(error, StoppedError) else "user"
        raise StoppedError(interruption, words) from None


def _write_text(memory: mmap.mmap, words: str) -> None:
    """Replace the text in memory that forked children share; a text that is too long is cut."""
    memory[:] = words.encode()[:_TEXT_BYTES].ljust(_TEXT_BYTES, b"\0")


def _make_puzzles(
    generator: Generator, numbers: Sequence[int]
) -> list[GeneratedPuzzle | PylogicError]:
    """In a child: make the puzzles of these numbers, up to the first that fails: its PylogicError
    stands last. Other errors are raised."""
    puzzles: list[GeneratedPuzzle | PylogicError] = []
    for number in numbers:
        try:
            puzzles.append(generator.make_puzzle(number))
        except PylogicError as error:
            puzzles.append(error)
            break
    return puzzles


def generate_facts(task: Task, limits: Limits) -> Iterator[str]:
    """Generate two puzzles of seed 0 on the board of a task; yield the facts of each as a text.
    Their iterator raises the errors of `generate`; OptionError if 10 tries make no puzzle."""
    puzzles = generate(Generator(task, 0, attempts=_TRIES), range(1, _FEW + 1), 1, limits)
    return (puzzle.facts for puzzle in puzzles)
