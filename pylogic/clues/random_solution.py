"""Random solutions: drawn, and repaired where even all of their clues do not leave them alone.

Random fillings of some boards hardly ever have one answer. Repair follows local search by
destroying and repairing (large neighbourhood search: Shaw 1998): the cells stay on which all
answers of the clues agree, but for a few; those and some of the open ones are drawn anew, and
what leaves no more cells open is kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import clingo
from clingo import ast

from pylogic.errors import ProgramError
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE, FIGURE, FRAME, HATED, TASTE
from pylogic.rules.symbols import Symbols, place_of
from pylogic.rules.syntax import Signature, heads, is_choice, parsed
from pylogic.solving.grounding import Program, ground_base, ground_part
from pylogic.solving.task import Task

SAMPLING = ("--heuristic=Domain", "--configuration=tweety")
"""Options under which clasp decides as `sample` says."""
# The whole board is drawn where clasp decides at random, not where it has been before.
ANEW = ("--configuration=tweety", "--rand-freq=1", "--sign-def=rnd", "--save-progress=0")
"""Options under which clasp draws answers near others."""
AGAIN = ("--heuristic=Domain", "--configuration=frumpy")
"""Options for further tries: its restarts leave fewer of them without an answer."""
_CONFLICTS, _GROWTH = 3000, 1.2
"""Conflicts after which other random decisions are tried, and how many times as many then: a
10x10 of numbered regions takes 7 to 12 tries, and many minutes with one."""
_TOUCHING = tuple((down, right) for down in (-1, 0, 1) for right in (-1, 0, 1))
"""From a cell to those that touch it, and to itself."""
_FEW = 4
"""Cells that are drawn anew together, or a few more where nothing else can stand in these."""
_SEVERAL = 7
"""Cells of a frame that are drawn anew together where many are open: more of them take long."""


class NoSolutionError(ProgramError):
    """The board has no solution at all, so no puzzle either."""


class Drawn(NamedTuple):
    """A random solution of a board without clues."""

    true: Symbols
    """All atoms that are true in it."""
    shown: Symbols
    """Those that it shows."""


OpenIn = Callable[[Drawn, int | None], list[object] | None]
"""The cells of a solution that are not as wished, or None: more than so many."""
OnBest = Callable[[int], None]
"""Called with how many cells are open at last."""


def draw(task: Task, rng: random.Random, *, is_liked: bool = True) -> Drawn:
    """Draw an answer without clues: clasp's decisions are random, or as a sketch says.

    The search begins with the shown atoms in a random order, each true with a probability that
    is drawn anew for each solution, so that boards differ in density, too; conflicts change the
    order later, without which hard boards would never end. No sampling is uniform that does not
    count all answers.

    Raises:
        NoSolutionError: there is none.
    """
    seen = follow(task) if task.encoding.sketched else ()
    limit, options = float(_CONFLICTS), SAMPLING
    while True:
        made = ground_liked(task, options, is_liked=is_liked)
        literals = made.undecided(task.encoding.shown)
        sketch = sketch_of(task, seen, rng) if task.encoding.sketched else None
        if sketch is None:
            advice = decisions(literals.values(), rng)
        else:
            held = set(sketch.true)
            advice = ((x, 1, 1 if symbol in held else -1) for symbol, x in literals.items())
        advise(made, advice)
        configuration: Any = made.control.configuration
        configuration.solve.solve_limit = f"{int(limit)},umax"
        with made.control.solve(yield_=True) as handle:
            if (found := _drawn(handle.model())) is not None:
                return found
            if handle.get().exhausted:
                raise NoSolutionError("the board has no solution, whatever its clues")
        limit, options = limit * _GROWTH, AGAIN


def sketch_of(task: Task, seen: Symbols, rng: random.Random) -> Drawn | None:
    """The atoms that the part `frame` draws where it sees these; None: nothing fulfils it.

    Raises:
        ProgramError: clingo rejects the part.
    """
    made = ground_part(task, FRAME[0], seen, options=SAMPLING)
    advise(made, decisions(made.undecided(framed_by(task.encoding)).values(), rng))
    with made.control.solve(yield_=True) as handle:
        return _drawn(handle.model())


def framed_by(encoding: Encoding) -> Sequence[Signature]:
    """The predicates that the part `frame` chooses."""
    choices = filter(is_choice, encoding.alone(FRAME[0]))
    return sorted(frozenset().union(*map(heads, choices)))


def follow(task: Task) -> Symbols:
    """The atoms that follow from the instance alone."""
    control = ground_base(task).control  # its atoms do not keep it alive
    return tuple(atom.symbol for atom in control.symbolic_atoms if atom.is_fact)


def ground_liked(task: Task, options: Sequence[str], *, is_liked: bool = True) -> Program:
    """Ground the rules of a task; no answer has what setters hate, unless all have."""
    rules = liked(task.encoding) if is_liked else ()
    return ground_base(task, chain(task.encoding.alone(BASE[0]), rules), options=options)


def liked(encoding: Encoding) -> Iterator[ast.AST]:
    """The rules of the part `taste` about what is hated, and that nothing is."""
    if TASTE in encoding.parts and HATED in encoding.derived(TASTE[0]):
        for statement in encoding.rules(TASTE[0]):
            if statement.ast_type == ast.ASTType.Rule and FIGURE not in heads(statement):
                yield statement
        yield from parsed(f":- {HATED[0]}(_).")


def draw_like(task: Task, before: Drawn) -> Drawn | None:
    """An answer that shows what another one does, as far as clasp comes to it; None: none."""
    return like(ground_liked(task, SAMPLING), before)


def like(made: Program, before: Drawn) -> Drawn | None:
    """The same of a ground program, whose next searches do without this advice."""
    held, kinds = set(before.shown), clingo.HeuristicType
    with made.control.backend() as backend:
        is_asked = backend.add_atom()
        backend.add_rule([is_asked], choice=True)
        for symbol, literal in made.undecided(made.task.encoding.shown).items():
            sign = 1 if symbol in held else -1
            backend.add_heuristic(literal, kinds.Sign, sign, 1, [is_asked])
            backend.add_heuristic(literal, kinds.Level, 1, 1, [is_asked])
    with made.control.solve(yield_=True, assumptions=[is_asked]) as handle:
        found = _drawn(handle.model())
    with made.control.backend() as backend:
        backend.add_rule([], [is_asked])
    return found


Advice = Iterable[tuple[int, int, int]]
"""Literals, each with how soon clasp decides on it in the beginning, and with which sign."""


def advise(made: Program, advice: Advice) -> None:
    """Have clasp decide as is advised."""
    kinds = clingo.HeuristicType
    with made.control.backend() as backend:
        for literal, level, sign in advice:
            backend.add_heuristic(literal, kinds.Init, level, 1, [])
            backend.add_heuristic(literal, kinds.Sign, sign, 1, [])


def decisions(literals: Collection[int], rng: random.Random) -> Advice:
    """Random decisions on literals."""
    density = rng.uniform(0.3, 1)
    levels = rng.sample(range(1, len(literals) + 1), len(literals))
    for literal, level in zip(literals, levels, strict=True):
        yield literal, level, 1 if rng.random() < density else -1


def _drawn(model: clingo.Model | None) -> Drawn | None:
    return None if model is None else _read(model)


def _read(model: clingo.Model) -> Drawn:
    return Drawn(tuple(model.symbols(atoms=True)), tuple(model.symbols(shown=True)))


def repair(
    start: Drawn,
    drawing: Drawing,
    open_in: OpenIn,
    rng: random.Random,
    rounds: int,
    on_best: OnBest = lambda _open: None,
) -> Drawn | None:
    """A solution of which no cell is open, or None: none was found in so many rounds."""

    def near(drawn: Drawn, still_open: Sequence[object], few: int) -> Drawn | None:
        return drawing.near(drawn, still_open, rng, few)

    return descend(start, near, open_in, rounds, on_best)


S = TypeVar("S")


def descend(
    start: S,
    near: Callable[[S, Sequence[object], int], S | None],
    open_in: Callable[[S, int | None], list[object] | None],
    rounds: int,
    on_best: OnBest = lambda _open: None,
    patience: int | None = None,
    slack: int = 0,
) -> S | None:
    """A solution without open cells, by changes of a few cells that leave hardly more of them open.

    `near` changes about so many cells, some open ones among them, or says that it cannot;
    `open_in` finds the open cells, or None: more than so many, which are `slack` more than the
    fewest so far. None: none was found. `on_best` is called with the fewest. After `patience`
    changes in a row that did not leave fewer of them open it is given up.
    """
    at, still_open = start, open_in(start, None)
    few, idle, fewest = _FEW, 0, len(still_open or ())
    for _ in range(rounds):
        if not still_open:
            return at
        if idle == patience:
            break
        idle += 1
        tried = near(at, still_open, few)
        if tried is None:  # what stays leaves no choice
            few += 1
            continue
        few = max(_FEW, few - 1)
        found = open_in(tried, fewest + slack)
        if found is not None:
            at, still_open = tried, found
            if len(found) < fewest:
                idle, fewest = 0, len(found)
    on_best(fewest)
    return None if still_open else at


@dataclass(frozen=True)
class Drawing:
    """Rules, ground once: answers near others are drawn, each with another seed of clasp."""

    control: clingo.Control
    """Under the options `ANEW`."""
    literals: Mapping[clingo.Symbol, int]
    """The literals of drawn atoms."""
    read: Callable[[clingo.Model], Drawn]

    @classmethod
    def of(cls, made: Program, signatures: Iterable[Signature]) -> Drawing:
        """A drawing of these predicates of a program that is ground under the options `ANEW`."""
        return cls(made.control, made.undecided(signatures), _read)

    @cached_property
    def cells(self) -> Sequence[object]:
        """The drawn cells."""
        return list(dict.fromkeys(self._cell_of.values()))

    @cached_property
    def _cell_of(self) -> Mapping[clingo.Symbol, object]:
        return {symbol: _cell(symbol) for symbol in self.literals}

    def near(
        self, drawn: Drawn, still_open: Collection[object], rng: random.Random, few: int
    ) -> Drawn | None:
        """The answer with a few cells drawn anew, also open ones; None: it is the same."""
        several = _some(still_open, rng, few)
        others = rng.sample(self.cells, min(len(self.cells), rng.randint(0, few)))
        found = self._anew(drawn, {*several, *others}, rng)
        return None if set(found.shown) == set(drawn.shown) else found

    def around(
        self, drawn: Drawn, still_open: Collection[object], rng: random.Random, few: int
    ) -> Drawn:
        """The answer with a few open cells drawn anew, and all that touch them.

        A cell of a region joins one beside it: alone it has nowhere else to go.
        """
        several = max(few, min(_SEVERAL, len(still_open) // _SEVERAL))
        found = set(_some(still_open, rng, several))
        for cell in list(found):
            if isinstance(cell, tuple):
                found |= {(cell[0] + down, cell[1] + right) for down, right in _TOUCHING}
        return self._anew(drawn, found, rng)

    def _anew(self, drawn: Drawn, anew: Collection[object], rng: random.Random) -> Drawn:
        held = {*drawn.true, *drawn.shown}
        kept = [
            literal if symbol in held else -literal
            for symbol, literal in self.literals.items()
            if self._cell_of[symbol] not in anew
        ]
        configuration: Any = self.control.configuration
        configuration.solver.seed = rng.randrange(2**31)
        with self.control.solve(yield_=True, assumptions=kept) as handle:
            model = handle.model()
            assert model is not None  # the solution itself is one
            return self.read(model)


def _some(cells: Collection[object], rng: random.Random, few: int) -> list[object]:
    return rng.sample(list(cells), min(len(cells), rng.randint(1, few)))


def open_cells(task: Task, drawn: Drawn, most: int | None) -> list[object] | None:
    """The cells on which the answers of a task do not agree, or None: more than so many."""
    made = ground_base(task)
    return open_in(made.control, made.undecided(task.encoding.shown), drawn, most)


def open_in(
    control: clingo.Control, literals: Mapping[clingo.Symbol, int], drawn: Drawn, most: int | None
) -> list[object] | None:
    """The same of a ground program, which has no more answers afterwards."""
    held = set(drawn.shown)
    agreed = {symbol: x if symbol in held else -x for symbol, x in literals.items()}
    cell_of = {symbol: _cell(symbol) for symbol in literals}
    found: dict[object, None] = {}
    while agreed:
        with control.backend() as backend:
            backend.add_rule([], list(agreed.values()))
        with control.solve(yield_=True) as handle:
            model = handle.model()
            if model is None:
                break
            found |= {cell_of[symbol]: None for symbol, x in agreed.items() if not model.is_true(x)}
        if most is not None and len(found) > most:
            return None
        agreed = {symbol: x for symbol, x in agreed.items() if cell_of[symbol] not in found}
    return list(found)


def _cell(symbol: clingo.Symbol) -> object:
    """The unit that is drawn anew: all that can be shown of a cell, or the atom alone."""
    return place_of(symbol) or symbol
