"""Random puzzles: a random solution, clues that leave no other, verified and measured.

A puzzle depends on its seed and number alone, however many processes make them: random choices
are Python's, and clasp, whose work is deterministic, is given its decisions or its seed by them.

After several solutions that even all of their clues do not make unique, the next solutions are
repaired (see `random_solution`).
"""

from __future__ import annotations

import mmap
import random
import secrets
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from importlib import import_module
from itertools import chain
from typing import TYPE_CHECKING

import clingo

from pylogic import errors
from pylogic.clues import derive, random_solution
from pylogic.clues.derive import CluePlaces, ImpliedFacts, add_facts
from pylogic.clues.generated_puzzle import GeneratedPuzzle
from pylogic.clues.places import PlaceWishes, Placing, make_wishes
from pylogic.clues.random_solution import Board, Draft, NoSolutionError, Sample
from pylogic.errors import OptionError, Problem, ProgramError, PylogicError, StoppedError
from pylogic.explain import partial_board
from pylogic.explain.judgement import find_violations
from pylogic.explain.mus import mus
from pylogic.explain.relaxation import Group, add_marks, list_clues
from pylogic.explain.text import say_mark
from pylogic.explain.words import join_words
from pylogic.formats import exchange, mapping
from pylogic.formats.exchange import Text
from pylogic.rules import constraints, hints
from pylogic.rules.encoding import Encoding
from pylogic.rules.instance import instance_from_facts, instance_from_text
from pylogic.rules.limits import MOST_JOBS, NO_LIMITS, Limits
from pylogic.rules.parts import FIGURE, TASTE
from pylogic.rules.symbols import Mark, Symbols, say, write_facts
from pylogic.rules.symmetry import SYMMETRIES
from pylogic.solving import grounding
from pylogic.solving.executor import make_team, run_all
from pylogic.solving.process import call
from pylogic.solving.question import MANY, Question, check_types, check_whole, to_range
from pylogic.solving.solve import solve

if TYPE_CHECKING:
    from pylogic.solving.executor import Workforce

ANY = (0, MANY)  # the range of numbers of clues, or of costs, if none is wished
_NO_WISHES = PlaceWishes()
ATTEMPTS = 200  # solutions that a generator tries for one puzzle before it gives up
_REPAIRED_ATTEMPTS = range(6, 16)
"""Attempts whose solution is repaired: five new solutions before cost half of a repair, and are
often enough."""
_REPAIR_ROUNDS = 400
"""Rounds of changes after which the repair of a solution, or of a frame, is given up."""
_SYMMETRIC_ATTEMPTS = 8
"""Attempts that fail in the usual symmetry before it is given up: three of them are repaired."""
_STEERED_ATTEMPTS = 3
"""Attempts for one puzzle if its wishes steer the solutions: each of them is repaired."""
_STEERED_REPAIR_ROUNDS = 200
"""Rounds of changes after which the repair of a steered attempt is given up."""
_EASED_SHARE = 0.2
"""The share of too hard puzzles that get more clues where the hardest level is wished: most become
too easy by that, and another solution takes a fraction of the time."""
_MOST_MISSES = 10  # puzzles with a wrong number of clues after which a generator gives up
_NAMED_RULES = 3  # rules that a message names, at most, where a board cannot be completed
_REFUSED = "the rules refuse what the part clues derives; clues are chosen one by one"
_UNSTEERED = (
    "note: symmetry, keep, forbid and pattern say where clues stand; what the part frame draws "
    "(black cells, regions and the like) does not follow them"
)
_TEXT_BYTES = 4096  # room for the summary of the attempts for an unfinished puzzle, in bytes
_BATCH_SECONDS = 0.25  # work that one child gets, in seconds: if it is killed, its puzzles are lost
_CLUSTER_BATCH_SECONDS = 1.0
"""Work in one task of a cluster, in seconds: its scheduler bears fewer tasks."""


class Wishes(Placing, total=False):
    """Keywords of a generation.

    seed: the same seed makes the same puzzles, with any number of processes; without one each call
        draws a seed, which the puzzles name.
    symmetry: without one the rules' usual one, where nothing else is said of the clues.
    count: how many puzzles.
    complete: keep the board's clues, and what it shows of the solution: facts black(1,2) or
        -black(1,2).
    clues: how many, from and to.
    difficulty: a level of the rule file, else "easy", "medium" or "hard"; or the lowest and highest
        cost of the costliest step.
    technique: a step that the solution needs, named by the rules' part `techniques`.
    pattern: a line for each row, with "#" where a clue must stand, "?" where one may, "." where
        none may.
    best_of: make so many for each puzzle, and keep the best by the part `taste`.
    jobs, executor: processes, for each of which `memory` holds, or a Dask cluster: its address or a
        client of it.
    """

    count: int
    complete: bool
    clues: tuple[int, int | None] | None
    difficulty: str | tuple[int, int | None] | None
    technique: str | None
    pattern: str | None
    best_of: int | None
    jobs: int
    executor: Workforce | None


def make_generator(blank: Question, board: str | Text, limits: Limits, wishes: Wishes) -> Generator:
    """Return the generator of puzzles on a board, after checking all wishes. `blank` has the
    encoding, and constants that go before those of the board. NotFoundError: there is no such
    board. OptionError: a wish is invalid, or two contradict. ProgramError: the encoding does not
    say what clues are, or its symmetry is unknown. StoppedError: a limit or Ctrl-C came first."""
    if not isinstance(board, Text):
        check_types(str, board=board)
    check_whole("count", wishes.get("count", 1), 1, MANY)
    check_whole("jobs", wishes.get("jobs", 1), 1, MOST_JOBS)
    is_begun, seed = wishes.get("complete", False), wishes.get("seed")
    check_types(bool, complete=is_begun)
    manner = exchange.Manner(wishes.get("format"), wishes.get("lossy", False), limits)
    frame = exchange.empty_instance(blank.encoding, board, manner, is_begun=is_begun)
    # clingo refuses a constant that is set in the text and from outside.
    bare = replace(instance_from_facts(frame.symbols, frame.name), messages=frame.messages)
    task = Question(blank.encoding, bare, {**frame.constants, **blank.constants})
    given = list_clues(task) if is_begun else ()
    marks: Sequence[Mark] = ()
    if is_begun and exchange.parse_size(board) is None:
        text = board if isinstance(board, Text) else None
        text = text or exchange.find_text(task.encoding, str(board), manner)
        source = text or exchange.read(task.encoding, board, False, manner)
        marks = partial_board.list_marks(task, source, limits)
    wished = make_wishes(wishes, given, bare.size, wishes.get("pattern"))
    check_can_generate(task)
    seed = secrets.randbelow(10**6) if seed is None else seed
    check_whole("seed", seed, 0)
    best_of, clues = wishes.get("best_of"), wishes.get("clues")
    if best_of is not None:
        check_whole("best_of", best_of, 1, MANY)
        if TASTE not in task.encoding.parts or FIGURE not in task.encoding.heads_of(TASTE):
            words = "no facts taste(Name, Number, Weight) of a part 'taste' say what is better"
            raise ProgramError(Problem(words, str(task.encoding.path)))
    counts = ANY if clues is None else to_range("clues", clues)
    if len(wished.given) > counts[1]:
        raise OptionError(f"clues={clues!r}: the board has {len(wished.given)} already")
    technique = wishes.get("technique")
    costs = _read_costs(task.encoding, wishes.get("difficulty"), technique)
    if wished.is_placed and not derive.check_clues(task.encoding, may_lack=True):
        words = "the part frame draws all that these puzzles have: they have no clues to place"
        raise OptionError(f"symmetry, keep, forbid and pattern say where clues stand; {words}")
    symmetry = wished.symmetry
    is_usual = wishes.get("symmetry") is None and not is_begun
    if is_usual and clues is None and wished == _NO_WISHES:
        for (usual,) in task.encoding.read_about("usual_symmetry", 1)[:1]:
            symmetry = say(usual)
        if symmetry not in SYMMETRIES:
            words = f"usual_symmetry({symmetry}): expected {join_words(SYMMETRIES, 'or')}"
            raise ProgramError(Problem(words, str(task.encoding.path)))
    attempts = _STEERED_ATTEMPTS if wished.is_steered else ATTEMPTS
    others = tuple(marks), counts, costs, technique, attempts, best_of, symmetry
    return Generator(task, seed, wished, *others)


def _read_costs(
    encoding: Encoding, difficulty: object, technique: str | None
) -> tuple[int, int] | None:
    """Return the range of costs of a difficulty, from the technique's cost on; None without both.
    Raise OptionError for a difficulty that is no level and no range, a technique that the rules do
    not name, or a range that is not measured or too low for the technique."""
    levels = constraints.levels(encoding)
    is_level = isinstance(difficulty, str) and difficulty in levels
    if is_level and not encoding.read_about("level", 3):
        words = f'the rules name no levels: level("{difficulty}", FROM, TO) in the part about says'
        words += " what its costliest step costs; or ask for a range, as 5..8"
        raise OptionError(f"difficulty={difficulty!r}: {words}")
    low, high = ANY if difficulty is None else to_range("difficulty", difficulty, levels)
    if technique is not None:
        check_types(str, technique=technique)
        prices = constraints.technique_prices(encoding)
        price = prices.get(technique)
        if price is None:
            words = "the rules name none: they have no part techniques"
            if prices:
                names = ", ".join(sorted(prices))
                words = f"the rules name {names}{hints.suggest(technique, prices)}"
        else:
            words = f"it costs {price}, and no step may cost more than {high}"
        if price is None or price > high:
            raise OptionError(f"technique={technique!r}: {words}")
        low = max(low, price)
    elif difficulty is None:
        return None
    hardest = max(cost for _, cost in levels.values())
    if low > hardest and (low, high) != (hardest + 1, MANY):
        words = f"costlier steps than {hardest} are not told apart"
        raise OptionError(f"difficulty={low}: {words}; ask for {hardest + 1}.. at most")
    import_module("pylogic.explain.explain")  # once, before children are forked
    return low, high


def check_can_generate(task: Question) -> None:
    """Raise OptionError for plans made of steps, ProgramError for rules that define neither a part
    `frame`, which the board lacks, nor clues."""
    if task.has_horizons:
        raise OptionError(f"{task.encoding.path}: plans made of steps are not generated")
    if not task.lacks_frame:
        derive.check_clues(task.encoding)


def check_board(generator: Generator, limits: Limits) -> Sequence[str]:
    """Check that the rules accept the board; return clingo's remarks, and one on ignored wishes.

    If the rules draw a frame, the check uses a first random frame. A begun board is solved, too.
    OptionError: a mark of a begun board has an atom that the rules do not have. ProgramError: the
    rules refuse the board, or a begun board has no solution. StoppedError: a limit or Ctrl-C came
    first.
    """
    task, marks = generator.task, generator.marks
    if generator.draws_frame:
        task = call(partial(random_solution.draw_frame, task, random.Random(0)), limits).task
    remarks = [*grounding.ground(task, limits).remarks]
    if generator.draws_frame and generator.places.is_placed:
        remarks.append(_UNSTEERED)
    if not generator.is_begun:
        return remarks
    outcome = solve(replace(add_marks(task, marks), limits=limits))
    if outcome.answers:
        return remarks
    if outcome.interrupted:
        raise StoppedError(outcome.interrupted)
    from pylogic.explain import explain, explanation  # most runs do without

    request = explanation.Request(marks, flat=True)
    words = "the board cannot be completed"
    for conflict in explain.explain(task, limits, request).conflicts:
        clues = [str(line.clue) for line in conflict.citations if line.clue]
        rules = [line.words for line in conflict.citations if not line.clue]
        facts = ", ".join([*map(say_mark, conflict.marks), *clues])
        if (left_out := len(rules) - _NAMED_RULES) > 0:
            rules[_NAMED_RULES:] = [f"one of {left_out} rules more is broken"]
        words += f": {f'with {facts}, ' if facts else ''}{join_words(rules, 'or')}"
    raise ProgramError(Problem(words, task.instance.name))


@dataclass(frozen=True)
class Generator:
    """The wishes for the puzzles of a seed, and the methods that make such puzzles."""

    task: Question
    seed: int
    places: PlaceWishes = _NO_WISHES  # cells with and without clues, and the symmetry of clues
    marks: tuple[Mark, ...] = ()  # the marks that all solutions of a begun board have
    clues: tuple[int, int] = ANY  # the lowest and the highest number of clues
    difficulty: tuple[int, int] | None = None
    """The lowest and the highest cost of a puzzle's costliest step."""
    technique: str | None = None
    """A technique that the steps have to use; its cost is the lowest difficulty then."""
    attempts: int = ATTEMPTS  # solutions to try for one puzzle before giving up
    best_of: int | None = None
    """Candidates of which the part `taste` chooses the best; None: one candidate, no figures."""
    first_symmetry: str = "none"
    """The symmetry of clues in the first attempts; later ones have that of `places`."""
    on_attempt: Callable[[str], None] = lambda _words: None
    """Called after each attempt, with a summary of the misses so far, or "" after success."""

    @property
    def is_begun(self) -> bool:
        """True if the board has clues already, or marks of its solution."""
        return bool(self.marks or self.places.given)

    @property
    def draws_frame(self) -> bool:
        """True if the part `frame` draws a frame for each puzzle; never around a begun board."""
        return self.task.lacks_frame and not self.is_begun

    @property
    def highest_cost(self) -> int:
        """The highest cost of a level; costlier steps are not told apart."""
        return max(high for _, high in constraints.levels(self.task.encoding).values())

    @cached_property
    def _avoids_hated(self) -> bool:
        """True if the part `taste` says what is hated, and the board has a solution without it."""
        if not random_solution.list_taste_rules(self.task.encoding):
            return False
        program = random_solution.ground_solutions(add_marks(self.task, self.marks), ())
        return bool(program.control.solve().satisfiable)

    @cached_property
    def _clue_places(self) -> CluePlaces:
        """The rule for where clues stand on the board."""
        return CluePlaces.of_task(self.task)

    @cached_property
    def _first_generator(self) -> Generator:
        """A copy for the first attempts, which wishes clues in their symmetry."""
        return replace(self, places=replace(self.places, symmetry=self.first_symmetry))

    def make_puzzle(self, number: int) -> GeneratedPuzzle:
        """Make the puzzle of a number, from 1; with `best_of` the first of the best candidates.
        Raise errors as `make_candidate`."""
        if self.best_of is None:
            return self.make_candidate(number, 1)
        rated: list[GeneratedPuzzle] = []
        for index in range(1, self.best_of + 1):
            puzzle = self.make_candidate(number, index)
            atoms, constants = puzzle.solution.atoms, puzzle.constants
            figures, merit = derive.rate_taste(self.task.encoding, atoms, constants)
            rated.append(replace(puzzle, candidates=self.best_of, taste=figures, merit=merit))
        return max(rated, key=lambda puzzle: puzzle.merit or 0)

    def make_candidate(self, number: int, index: int) -> GeneratedPuzzle:
        """Make the candidate of an index for the puzzle of a number; both are counted from 1.

        Each failed attempt calls `on_attempt` with a summary of all so far, success with "". It
        gives up after `attempts`, or 10 puzzles that do not fit if no difficulty is wished.
        NoSolutionError: the board has no solution. OptionError: no attempt made a puzzle as wished.
        ProgramError: the encoding does not say what clues are, or clingo rejects a file.
        """
        missed: list[GeneratedPuzzle] = []
        for attempt in range(1, self.attempts + 1):
            is_early = attempt - 1 - len(missed) < _SYMMETRIC_ATTEMPTS
            maker = self._first_generator if is_early else self
            key = [self.seed, number, attempt, *([index] if index > 1 else [])]
            rng = random.Random(" ".join(map(str, key)))
            drafts = maker._draw_drafts(rng, is_repaired=attempt in _REPAIRED_ATTEMPTS)
            made = (maker._turn_into_puzzle(draft, rng, number) for draft in drafts)
            puzzle = next((puzzle for puzzle in made if puzzle is not None), None)
            if puzzle is not None:
                # Without a difficulty it is above all levels; at cost 0 nothing is left to solve.
                low, high = self.difficulty or ANY
                cost = self.highest_cost + 1 if puzzle.difficulty is None else puzzle.difficulty
                is_as_hard = self.difficulty is None or max(low, 1) <= cost <= high
                has_count = self.clues[0] <= puzzle.clues <= self.clues[1]
                if is_as_hard and has_count and puzzle.technique == self.technique:
                    self.on_attempt("")
                    return replace(puzzle, attempts=attempt)
                missed.append(puzzle)
            words = f"puzzle {number} of seed {self.seed}: none such in {attempt} attempts; "
            words += self._describe_misses(missed)
            self.on_attempt(words)
            if self.difficulty is None and len(missed) == _MOST_MISSES:
                break
        raise OptionError(words)

    def _describe_misses(self, missed: Sequence[GeneratedPuzzle]) -> str:
        """Return words on how puzzles differ from the wishes, by number of clues, cost and
        technique; without any that no solution had clues that suffice."""
        if not missed:
            where = " in these cells" * self.places.is_steered
            return f"no solution had clues that leave it alone{where}"
        counts = [puzzle.clues for puzzle in missed]
        words = f"they had {min(counts)} to {max(counts)} clues"
        low, high = self.clues
        nearest = min(counts, key=lambda count: max(low - count, count - high))
        if not low <= nearest <= high:
            words += f", the nearest {nearest}"
        if self.difficulty is not None:
            least, most = self.difficulty
            wanted = f"{least} or more" if most >= MANY else f"{least} to {most}"
            words += "; nearest: cost "
            costs = sorted({p.difficulty for p in missed if p.difficulty is not None})
            if costs:
                cost = min(costs, key=lambda cost: max(least - cost, cost - most))
                # Below the least wished cost only a bound is known.
                words += f"{'at most ' * (0 < cost < least)}{cost}, wanted {wanted}"
            else:
                words += f"above {self.highest_cost}, wanted {wanted}"
        if self.technique is not None:
            count = sum(puzzle.technique is not None for puzzle in missed)
            words += f", and {count or 'none'} of them took {self.technique}"
        return words

    def _draw_drafts(self, rng: random.Random, *, is_repaired: bool) -> Iterator[Draft]:
        """Yield a random solution with its board, which has a random frame if the rules draw one;
        then, in case its clues do not suffice, a repaired one, if possible.

        A frame is always repaired, another solution with `is_repaired` or if wishes steer it; then
        it is changed first until it implies clues in all wished cells.
        """

        def find_missing(draft: Draft, _most: int | None) -> list[object]:
            """Return the cells that must have clues, and for which a solution implies none."""
            derived = self._derive_clues(draft.solution)
            return [*self.places.find_missing_cells(derived, self._clue_places)]

        def find_open(draft: Draft, most: int | None) -> list[object] | None:
            """Return the cells that all clues of a solution leave open; None for more than `most`,
            or if the solution implies no clue in a wished cell."""
            program = draft.ground
            if program is None:
                derived = self._derive_clues(draft.solution)
                if is_steered and self.places.find_missing_cells(derived, self._clue_places):
                    return None
                task, groups, fixed = self._split_clues(draft.board.task, derived)
                clues = *fixed, *chain.from_iterable(groups)
                program = grounding.ground_base(add_facts(task, clues))
            return random_solution.find_open_cells(program, draft.solution, most)

        is_framed = self.draws_frame
        is_steered = self.places.is_steered and not is_framed
        if is_framed:
            board = random_solution.draw_frame(self.task, rng)
        else:
            board = Board(self.task, self.marks, self._avoids_hated)
        try:
            first = Draft(board, board.draw_solution(rng))
        except NoSolutionError:
            if is_framed:  # the next frame may have one
                return
            raise
        steer = partial(random_solution.repair, first, find_missing, rng, _REPAIR_ROUNDS)
        draft = steer() if is_steered else first
        if draft is None:
            return
        yield draft
        if is_framed or is_steered or is_repaired:
            _, *clues = self._split_clues(board.task, self._derive_clues(draft.solution))
            rounds = _STEERED_REPAIR_ROUNDS if is_steered else _REPAIR_ROUNDS
            if is_framed or any(clues):
                draft = random_solution.repair(draft, find_open, rng, rounds)
                if draft is not None:
                    yield draft

    def _derive_clues(self, drawn: Sample) -> ImpliedFacts:
        """Return the clues and other facts that a solution implies, without the board's given
        clues; none is `usual` if the number of clues is wished."""
        given = set(self.places.given)
        true = (atom for atom in drawn.true if atom not in given)
        derived = derive.derive_clues(self.task.encoding, true, self.task.constants, NO_LIMITS)
        return derived if self.clues == ANY else derived._replace(usual=())

    def _split_clues(
        self, board: Question, derived: ImpliedFacts
    ) -> tuple[Question, list[Group], Symbols]:
        """Return the board with the facts that every puzzle has, groups of clues to choose from,
        and the clues that every puzzle gets besides those given."""
        kept, groups = self.places.split_clues(derived, self._clue_places)
        fixed = tuple(clue for clue in kept if clue not in self.places.given)
        return add_facts(board, derived.board), groups, fixed

    def _turn_into_puzzle(
        self, draft: Draft, rng: random.Random, number: int
    ) -> GeneratedPuzzle | None:
        """Choose a minimal set of clues for a solution, verify it, and return the puzzle.
        Clues are added up to the wished number and difficulty, which the puzzle may miss. None: a
        wished cell has no clue, or even all clues together leave other answers."""
        drawn, derived = draft.solution, self._derive_clues(draft.solution)
        if self.places.find_missing_cells(derived, self._clue_places):
            return None
        task, groups, fixed = self._split_clues(draft.board.task, derived)
        rng.shuffle(groups)
        board = add_facts(task, fixed)  # a clue that is no switch leaves less to ground
        switches = derive.ground_switches(board, [*chain.from_iterable(groups)], set(drawn.shown))
        order, dull = [*groups], set(derived.dull)
        rng.shuffle(order)
        order.sort(key=lambda group: len(dull.intersection(group)))
        needed = mus(switches, order, ())
        if needed is None:
            return None
        least, most = (max(0, wanted - len(self.places.given)) for wanted in self.clues)
        chosen = {*fixed, *needed}
        for group in groups:
            if len(chosen) < least and len(chosen.union(group)) <= most:
                chosen.update(group)
        is_minimal = len(chosen) == len(fixed) + len(needed) and not derived.usual
        verify = partial(self._verify_puzzle, task, drawn, number)
        puzzle = verify(tuple(sorted(chosen)), is_minimal=is_minimal)
        if self.difficulty is None:
            return puzzle
        spare = [group for group in reversed(groups) if not chosen.issuperset(group)]
        if self.difficulty[1] >= self.highest_cost and rng.random() >= _EASED_SHARE:
            spare = []
        return self._rate_and_ease(puzzle, chosen, spare, drawn.shown, verify)

    def _rate_and_ease(
        self,
        puzzle: GeneratedPuzzle,
        clues: Collection[clingo.Symbol],
        spare: Sequence[Group],
        shown: Symbols,
        verify: Callable[..., GeneratedPuzzle],
    ) -> GeneratedPuzzle:
        """Return the puzzle with its difficulty, and with more clues if it would be too hard.
        `spare` are groups of clues to add in this order, as few as suffice; `verify` makes the
        puzzle of some clues. If all of them do not suffice, the difficulty stays None."""
        from pylogic.explain.explain import rate  # most runs do without these
        from pylogic.explain.narration import DerivationCost, measure_derivation

        low, high = self.difficulty or ANY
        largest, floor = min(high, self.highest_cost), max(low, 1) - 1
        room = self.clues[1] - puzzle.clues
        sets = [tuple(sorted({*clues}.union(*spare[:n]))) for n in range(len(spare) + 1)]
        sets = [larger for larger in sets if len(larger) - len(clues) <= room]
        if not sets:
            return puzzle
        board = [fact for fact in puzzle.instance.symbols if fact not in clues]

        def measure(added: int) -> DerivationCost | None:
            """Return the cost and techniques of the puzzle with more groups; None: too hard."""
            task = self._replace_facts(write_facts((*board, *sets[added])))
            return measure_derivation(task, shown, largest, floor)

        fails, enough, most = -1, 0, len(sets) - 1
        while (cost := measure(enough)) is None and enough < most:
            fails, enough = enough, min(most, 2 * enough or 1)
        while cost is not None and enough - fails > 1:
            middle = (fails + enough) // 2
            if (middle_cost := measure(middle)) is None:
                fails = middle
            else:
                enough, cost = middle, middle_cost
        eased = verify(sets[enough], is_minimal=False) if enough else puzzle
        if cost is None:
            return eased
        if cost.cost > floor and (self.technique is None or self.technique in cost.names):
            grade = rate(self._replace_facts(eased.facts), NO_LIMITS)  # the grade that users see
            names = frozenset(technique.name for technique in grade.techniques)
            cost = DerivationCost(grade.costliest, names)
        return replace(
            eased,
            difficulty=cost.cost,
            level=constraints.name_level(constraints.levels(self.task.encoding), cost.cost),
            technique=self.technique if self.technique in cost.names else None,
        )

    def _verify_puzzle(
        self, task: Question, drawn: Sample, number: int, clues: Symbols, *, is_minimal: bool
    ) -> GeneratedPuzzle:
        """Solve the board with the clues anew; return them as a puzzle without a difficulty.
        Raise ProgramError if the rules refuse clues that they derive, CrashError if the search has
        not found the solution as the only answer."""
        encoding, board = task.encoding, task.instance
        facts = write_facts((*board.symbols, *clues))
        clued = self._replace_facts(facts)
        try:
            outcome = solve(replace(clued, options=("--opt-mode=ignore",)))
        except ProgramError as error:
            all_facts = (*board.symbols, *self._derive_clues(drawn).all_clues)
            grounding.ground_task(self._replace_facts(write_facts(all_facts)))  # perhaps refused
            words = f"{_REFUSED}: {error.problems[0].text}"
            raise ProgramError(Problem(words, str(encoding.path))) from None
        if outcome.interrupted:
            raise StoppedError(outcome.interrupted)
        answers = [set(answer.symbols) for answer in outcome.answers]
        if not outcome.exhausted or answers != [{*drawn.shown}]:
            for broken, place in find_violations(clued, drawn.shown, NO_LIMITS, explained=False):
                file, _, line = place.rpartition(":")
                raise ProgramError(Problem(f"{_REFUSED}: {broken}", file, int(line), 1))
            words = "its clues were found to leave one answer, and a search of its own disagrees"
            raise errors.CrashError(f"puzzle {number} of seed {self.seed}: {words}: {facts}")
        framed = (fact.symbol for fact in board.facts if fact.signature in encoding.clues)
        all_clues = (*framed, *clues)
        return GeneratedPuzzle(
            puzzle=encoding.name,
            seed=self.seed,
            number=number,
            facts=facts,
            solution=outcome.answers[0],
            clues=len(all_clues),
            kinds=derive.count_clues(encoding, all_clues),
            symmetry=self.places.symmetry,
            is_minimal=is_minimal,
            given=len(self.places.given),
            changed=mapping.changed_constants(encoding, task.all_constants),
        )

    def _replace_facts(self, facts: str) -> Question:
        """Return the generator's task with other facts, a text, as its instance."""
        return replace(self.task, instance=instance_from_text(facts, "<generated>"))


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
    StoppedError: a limit came first, or Ctrl-C. PylogicError: as `Generator.make_puzzle`."""
    limits = limits.start()
    summary = mmap.mmap(-1, _TEXT_BYTES)  # it outlives the children that write

    def write_summary(words: str) -> None:
        """Replace the text in memory that forked children share; cut it if it is too long."""
        summary[:] = words.encode()[:_TEXT_BYTES].ljust(_TEXT_BYTES, b"\0")

    try:
        if executor is None:
            generator = replace(generator, on_attempt=write_summary)
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


def generate_facts(task: Question, limits: Limits) -> Iterator[str]:
    """Generate two puzzles of seed 0 on the board of a task; yield the facts of each as a text.
    Their iterator raises the errors of `generate`; OptionError if 10 tries make no puzzle."""
    puzzles = generate(Generator(task, 0, attempts=10), (1, 2), 1, limits)
    return (puzzle.facts for puzzle in puzzles)
