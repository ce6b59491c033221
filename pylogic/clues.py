"""Clues of a solution: derive all of them, and choose some that leave it as the only answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

import clingo

from pylogic import grounding
from pylogic.child import Limits
from pylogic.errors import OptionError, Problem, ProgramError
from pylogic.grounding import Program
from pylogic.job import Job
from pylogic.program import BASE, CLUES, Encoding

Symbols = tuple[clingo.Symbol, ...]
Group = Symbols
"""Clues that are given together or not at all."""
Cell = tuple[int, int]

SYMMETRIES = ("none", "rotational", "mirror")
_PICK = ("pick", 3)
_BUDGET = 1000
"""Conflicts after which a question is put off: on large boards some need minutes, and fewer
when more is known. 31x45 with it 8 to 31 s, without it 27 s to more than 100 s."""
_BATCH = 8


class CutShortError(Exception):
    """Something outside has interrupted a search."""


def derived(
    encoding: Encoding,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> Symbols:
    """Every clue that a full answer implies, by the encoding's part `clues`.

    Raises:
        ProgramError: there is no such part, or `about` does not say what the clues are.
        StoppedError: a limit or Ctrl-C came first.
    """
    wanted = clue(encoding)
    if CLUES not in encoding.parts:
        words = "there is no part 'clues', which would derive the clues of a solution"
        raise ProgramError(Problem(words, str(encoding.path)))
    if not encoding.shown:
        words = "no statement #show NAME/ARITY says what tells two answers apart"
        raise ProgramError(Problem(words, str(encoding.path)))
    found = grounding.derive(encoding, CLUES[0], atoms, constants, limits, [wanted]).facts
    return tuple(sorted(found))


def picks(
    encoding: Encoding,
    name: str,
    atoms: Iterable[clingo.Symbol],
    constants: Mapping[str, str],
    limits: Limits,
) -> list[Symbols]:
    """The groups of clues that `pick(Name, Group, Clue)` of the part `clues` chooses one of each.

    Raises:
        ProgramError: the part says nothing of that name.
    """
    found = grounding.derive(encoding, CLUES[0], atoms, constants, limits, [_PICK]).facts
    groups: dict[clingo.Symbol, list[clingo.Symbol]] = {}
    for fact in sorted(found):
        kind, group, choice = fact.arguments
        if str(kind) == name:
            groups.setdefault(group, []).append(choice)
    if not groups:
        words = f"the part 'clues' picks nothing: no fact pick({name}, Group, Clue)"
        raise ProgramError(Problem(words, str(encoding.path)))
    return [tuple(group) for group in groups.values()]


def clue(encoding: Encoding) -> tuple[str, int]:
    """The predicate of the clues.

    Raises:
        ProgramError: the part `about` does not name it.
    """
    if encoding.clues is None:
        words = "the part 'about' does not say what the clues are: clues(predicate, arity)"
        raise ProgramError(Problem(words, str(encoding.path)))
    return encoding.clues


def cell(symbol: clingo.Symbol) -> Cell | None:
    """Row and column of a clue: its first two arguments."""
    first = symbol.arguments[:2]
    numbers = [a.number for a in first if a.type == clingo.SymbolType.Number]
    return (numbers[0], numbers[1]) if len(numbers) == 2 else None


def grouped(
    clues: Sequence[clingo.Symbol], symmetry: str, size: Cell, forbidden: Collection[Cell] = ()
) -> list[Group]:
    """The clues that may be given, together with those that symmetry asks for.

    A clue whose image has none, since the solution implies none there, cannot be given.

    Raises:
        OptionError: there is no such symmetry, or the clues are not in cells.
    """
    if symmetry not in SYMMETRIES:
        raise OptionError(f"no symmetry {symmetry!r}; there are {', '.join(SYMMETRIES)}")
    if symmetry == "none" and not forbidden:
        return [(symbol,) for symbol in clues]
    cells = {cell(symbol): symbol for symbol in clues}
    if None in cells or (symmetry != "none" and len(cells) < len(clues)):
        raise OptionError("the clues do not stand in cells, one in each: no symmetry, no cells")
    if symmetry == "none":
        return [(symbol,) for symbol in clues if cell(symbol) not in forbidden]
    groups = []
    for place in cells:
        assert place is not None
        image = _image(place, symmetry, size)
        allowed = image in cells and not {place, image} & set(forbidden)
        if allowed and place <= image:
            groups.append(tuple(dict.fromkeys((cells[place], cells[image]))))
    return groups


def _image(place: Cell, symmetry: str, size: Cell) -> Cell:
    row, column = place
    return (size[0] + 1 - row if symmetry == "rotational" else row, size[1] + 1 - column)


class Guarded:
    """A ground program whose clues can be switched, and of which a solution is no answer.

    `rules` of a job ground once; clues are free choices, so that those which are not asked
    for cannot help. A set of clues has the solution alone if none of its other answers is left.
    """

    def __init__(
        self, job: Job, clues: Sequence[clingo.Symbol], shown: Collection[clingo.Symbol]
    ) -> None:
        """The job's instance has no clues; `shown` is what the solution shows."""
        facts = job.instance.statements if job.instance else ()
        made = Program.of(job, chain(job.encoding.alone(BASE[0]), facts))
        made.control.add(BASE[0], [], "".join(f"{{{symbol}}}." for symbol in clues))
        made.ground((BASE[0], []))
        self.control = made.control
        symbolic = self.control.symbolic_atoms
        atoms = chain.from_iterable(symbolic.by_signature(*s) for s in job.encoding.shown)
        undecided = [atom for atom in atoms if not atom.is_fact]
        other = [a.literal if a.symbol in shown else -a.literal for a in undecided]
        with self.control.backend() as backend:
            backend.add_rule([], other)
        self.literals = {symbol: _literal(symbolic, symbol) for symbol in clues}
        self._clues = {literal: symbol for symbol, literal in self.literals.items()}
        self._configuration: Any = self.control.configuration
        self.calls = 0
        self._stopped = False
        self._given: list[int] = []
        self._dropped: list[int] = []

    def core(self, clues: Iterable[clingo.Symbol], conflicts: int = 0) -> Symbols | None:
        """Those of the clues that leave the solution alone, or None: there is another answer.

        Raises:
            Undecided: the number of conflicts (0: any) was not enough to know.
            CutShortError: something outside interrupted the search.
        """
        return self._solve(clues, conflicts, lambda _model: None)

    def satisfied(self, clues: Iterable[clingo.Symbol]) -> Symbols | None:
        """All clues that hold in some other answer of the clues, if there is one."""
        found: list[clingo.Symbol] = []

        def keep(model: clingo.Model) -> None:
            found.extend(s for literal, s in self._clues.items() if model.is_true(literal))

        return tuple(found) if self._solve(clues, 0, keep) is None else None

    def _solve(
        self,
        clues: Iterable[clingo.Symbol],
        conflicts: int,
        on_model: Callable[[clingo.Model], None],
    ) -> Symbols | None:
        if self._stopped:
            raise CutShortError
        self.calls += 1
        self._configuration.solve.solve_limit = f"{conflicts or 'umax'},umax"
        assumptions = [*self._given, *(self.literals[symbol] for symbol in clues)]
        with self.control.solve(yield_=True, assumptions=assumptions) as handle:
            model = handle.model()
            if model is not None:
                on_model(model)
                return None
            result = handle.get()
            if result.unsatisfiable:
                return tuple(self._clues[x] for x in handle.core() if x in self._clues)
            raise CutShortError if self._stopped or not conflicts else Undecided

    def stop(self) -> None:
        """End the search from another thread: it and all that follow raise CutShortError."""
        self._stopped = True
        self.control.interrupt()

    def fix(
        self, given: Iterable[clingo.Symbol] = (), dropped: Iterable[clingo.Symbol] = ()
    ) -> None:
        """Give clues for good, or drop them: with fewer assumptions conflicts cost less.

        On 31x45 that is 2 to 4 times the speed; in batches, since each takes clingo 0.3 ms.
        """
        self._given += [self.literals[symbol] for symbol in given]
        self._dropped += [self.literals[symbol] for symbol in dropped]
        if len(self._given) + len(self._dropped) < _BATCH:
            return
        with self.control.backend() as backend:
            for literal in self._given:
                backend.add_rule([], [-literal])
            for literal in self._dropped:
                backend.add_rule([], [literal])
        self._given, self._dropped = [], []


class Undecided(Exception):
    """A search did not know in time."""


def _literal(symbolic: clingo.SymbolicAtoms, symbol: clingo.Symbol) -> int:
    atom = symbolic[symbol]
    assert atom is not None
    return atom.literal


OnBest = Callable[[Symbols], None]


def minimal(
    guarded: Guarded,
    groups: Sequence[Group],
    kept: Sequence[clingo.Symbol],
    rng: random.Random,
    on_best: OnBest = lambda _clues: None,
) -> Symbols | None:
    """Clues that leave one answer, and of which no group can be removed but the kept ones.

    Cores of failed searches shrink the set, deleting one group after the other makes it minimal.
    None if even all clues leave another answer. `on_best` sees each set that leaves one answer.

    Raises:
        CutShortError: the search was interrupted.
    """
    core = guarded.core([*kept, *chain.from_iterable(groups)])
    if core is None:
        return None
    guarded.fix(given=kept)
    waiting = _touched(groups, core)
    for _ in range(2):  # a core depends on the order of the assumptions
        rng.shuffle(waiting)
        core = guarded.core(chain.from_iterable(waiting))
        assert core is not None
        waiting = _touched(waiting, core)
    guarded.fix(dropped=chain.from_iterable(set(groups) - set(waiting)))
    rng.shuffle(waiting)
    return _Deletion(guarded, kept, waiting, on_best).run()


@dataclass
class _Deletion:
    """Deleting one group after the other; each is needed, dropped, or put off."""

    guarded: Guarded
    kept: Sequence[clingo.Symbol]
    waiting: list[Group]
    on_best: OnBest

    def run(self) -> Symbols:
        self.needed: list[Group] = []
        self.later: list[Group] = []
        budget = _BUDGET
        while self.waiting:
            while self.waiting:
                self._try(self.waiting.pop(), budget)
            self.waiting, self.later = self.later, []
            budget *= 10
        return self._all()

    def _all(self) -> Symbols:
        return tuple(sorted((*self.kept, *chain(*self.needed, *self.waiting, *self.later))))

    def _try(self, group: Group, budget: int) -> None:
        try:
            core = self.guarded.core(chain(*self.waiting, *self.later), budget)
        except Undecided:
            self.later.append(group)
            return
        if core is None:
            self.needed.append(group)
            self.guarded.fix(given=group)
            return
        before = {group, *self.waiting, *self.later}
        self.waiting, self.later = _touched(self.waiting, core), _touched(self.later, core)
        self.guarded.fix(dropped=chain(*(before - {*self.waiting, *self.later})))
        self.on_best(self._all())


def _touched(groups: Iterable[Group], core: Collection[clingo.Symbol]) -> list[Group]:
    found = set(core)
    return [group for group in groups if not found.isdisjoint(group)]
