"""Random solutions: drawn, and repaired where even all of their clues do not leave them alone.

Random fillings of some boards hardly ever have one answer. Repair follows local search by
destroying and repairing (large neighbourhood search: Shaw 1998). A cell is open if the answers of
all clues differ there. A few open cells and a few others are drawn anew; the change is kept if no
more cells are open than before.
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
from pylogic.explain.techniques import list_facts
from pylogic.rules.encoding import Encoding
from pylogic.rules.parts import BASE, FIGURE, FRAME, HATED, TASTE
from pylogic.rules.symbols import Symbols, place_of
from pylogic.rules.syntax import Signature, heads, is_choice, parse_text
from pylogic.solving.grounding import Program, ground_base, ground_part
from pylogic.solving.task import Task

SAMPLING = ("--heuristic=Domain", "--configuration=tweety")
"""Options under which clasp decides as `advise` says."""
ANEW = ("--configuration=tweety", "--rand-freq=1", "--sign-def=rnd", "--save-progress=0")
"""Options under which clasp decides at random, and not as in its search before."""
AGAIN = ("--heuristic=Domain", "--configuration=frumpy")
"""Options for further tries: frumpy's restarts leave fewer tries without an answer."""
_CONFLICTS, _GROWTH = 3000, 1.2
"""Conflicts after which a search begins anew with other decisions, and how fast it grows."""
_TOUCHING = tuple((down, right) for down in (-1, 0, 1) for right in (-1, 0, 1))
"""Steps from a cell to itself and to the cells that touch it."""
_FEW = 4
"""Open cells that are drawn anew together, at most; more after tries that changed nothing."""
_SEVERAL = 7
"""Open cells of a frame that are drawn anew together, at most: more take long."""


class NoSolutionError(ProgramError):
    """The board has no solution at all (or no frame), so no puzzle either."""


class Sample(NamedTuple):
    """A random solution of a board without clues, or a random answer of the part `frame`."""

    true: Symbols
    """All true atoms."""
    shown: Symbols
    """The true atoms of shown predicates."""

    @classmethod
    def of_model(cls, model: clingo.Model) -> Sample:
        """Copy the atoms of a model, which clingo changes with the next one."""
        return cls(tuple(model.symbols(atoms=True)), tuple(model.symbols(shown=True)))


S = TypeVar("S")
FindOpen = Callable[[S, int | None], list[object] | None]
"""A function that returns the open cells of a solution, or None if they are more than a number."""


def draw_solution(task: Task, rng: random.Random, *, avoids_hated: bool = True) -> Sample:
    """Draw a random answer of a task: a search whose first decisions are random.

    It decides the shown atoms in a random order, each true with a probability that is drawn anew
    for each solution, so that boards differ in density; if the part `frame` chooses shown atoms, a
    random answer of that part gives their signs. After too many conflicts the search begins anew,
    without an end. Answers are not uniform: that would need a count of all. With `avoids_hated`
    they have nothing that the part `taste` hates.

    Raises:
        NoSolutionError: the task has no answer.
    """
    facts = tuple(list_facts(task)) if task.encoding.frame_outputs else ()
    limit, options = float(_CONFLICTS), SAMPLING
    while True:
        program = ground_solutions(task, options, avoids_hated=avoids_hated)
        literals = program.find_undecided(task.encoding.outputs)
        sketch = draw_frame_answer(task, facts, rng) if task.encoding.frame_outputs else None
        if sketch is None:
            heuristics = draw_heuristics(literals.values(), rng)
        else:
            true = set(sketch.true)
            heuristics = ((x, 1, 1 if symbol in true else -1) for symbol, x in literals.items())
        add_heuristics(program, heuristics)
        configuration: Any = program.control.configuration
        configuration.solve.solve_limit = f"{int(limit)},umax"
        with program.control.solve(yield_=True) as handle:
            if (model := handle.model()) is not None:
                return Sample.of_model(model)
            if handle.get().exhausted:
                raise NoSolutionError("the board has no solution, whatever its clues")
        limit, options = limit * _GROWTH, AGAIN


def draw_frame_answer(task: Task, facts: Symbols, rng: random.Random) -> Sample | None:
    """Draw a random answer of the part `frame` and some facts; None if they have no answer."""
    program = ground_part(task, FRAME[0], facts, options=SAMPLING)
    literals = program.find_undecided(list_frame_choices(task.encoding)).values()
    add_heuristics(program, draw_heuristics(literals, rng))
    with program.control.solve(yield_=True) as handle:
        model = handle.model()
        return None if model is None else Sample.of_model(model)


def list_frame_choices(encoding: Encoding) -> Sequence[Signature]:
    """Return the predicates in heads of choices of the part `frame`, sorted."""
    choices = filter(is_choice, encoding.statements_of(FRAME))
    return sorted(frozenset().union(*map(heads, choices)))


def ground_solutions(task: Task, options: Sequence[str], *, avoids_hated: bool = True) -> Program:
    """Ground base and the instance; with `avoids_hated` also that nothing `hated` may hold."""
    rules = list_taste_rules(task.encoding) if avoids_hated else ()
    return ground_base(task, chain(task.encoding.statements_of(BASE), rules), options=options)


def list_taste_rules(encoding: Encoding) -> Iterator[ast.AST]:
    """Yield the rules of the part `taste` except those for figures, and a constraint that nothing
    is `hated`; no rule if the part is missing or derives nothing hated."""
    if TASTE in encoding.parts and HATED in encoding.heads_of(TASTE):
        for statement in encoding.local_statements(TASTE):
            if statement.ast_type == ast.ASTType.Rule and FIGURE not in heads(statement):
                yield statement
        yield from parse_text(f":- {HATED[0]}(_).")


def draw_similar(program: Program, before: Sample) -> Sample | None:
    """Search for an answer with the shown atoms of another where possible, perhaps the same; None
    if the program has no answer. The heuristics that this adds are void in later searches."""
    true_atoms, kinds = set(before.shown), clingo.HeuristicType
    with program.control.backend() as backend:
        advised = backend.add_atom()
        backend.add_rule([advised], choice=True)
        for symbol, literal in program.find_undecided(program.task.encoding.outputs).items():
            sign = 1 if symbol in true_atoms else -1
            backend.add_heuristic(literal, kinds.Sign, sign, 1, [advised])
            backend.add_heuristic(literal, kinds.Level, 1, 1, [advised])
    with program.control.solve(yield_=True, assumptions=[advised]) as handle:
        model = handle.model()
        answer = None if model is None else Sample.of_model(model)
    with program.control.backend() as backend:
        backend.add_rule([], [advised])
    return answer


Heuristics = Iterable[tuple[int, int, int]]
"""Triples of a literal, its level (clasp decides on high levels first) and its sign, 1 or -1."""


def add_heuristics(program: Program, heuristics: Heuristics) -> None:
    """Tell clasp in which order, and with which signs, to decide literals at first."""
    kinds = clingo.HeuristicType
    with program.control.backend() as backend:
        for literal, level, sign in heuristics:
            backend.add_heuristic(literal, kinds.Init, level, 1, [])
            backend.add_heuristic(literal, kinds.Sign, sign, 1, [])


def draw_heuristics(literals: Collection[int], rng: random.Random) -> Heuristics:
    """Yield each literal with a random level of its own and a random sign; all are true with one
    random probability. The generator draws from `rng` as it is consumed."""
    density = rng.uniform(0.3, 1)
    levels = rng.sample(range(1, len(literals) + 1), len(literals))
    for literal, level in zip(literals, levels, strict=True):
        yield literal, level, 1 if rng.random() < density else -1


def search_locally(
    start: S,
    change: Callable[[S, Sequence[object], int], S | None],
    find_open: FindOpen[S],
    rounds: int,
    patience: int | None = None,
    slack: int = 0,
) -> S | None:
    """Change a solution by local search until no cell is open; None if that is not reached.

    Args:
        change: gets a solution, its open cells and a number; changes about so many cells, some
            open ones among them; returns None if the change is impossible.
        find_open: returns the open cells of a solution, or None if they are more than a number.
        rounds: changes to try.
        patience: changes in a row without a new minimum of open cells, after which it gives up.
        slack: how many more open cells than the fewest so far a kept change may have.
    """
    current, still_open = start, find_open(start, None)
    few, idle, fewest = _FEW, 0, len(still_open or ())
    for _ in range(rounds):
        if not still_open:
            return current
        if idle == patience:
            break
        idle += 1
        changed = change(current, still_open, few)
        if changed is None:  # the other cells leave these no choice
            few += 1
            continue
        few = max(_FEW, few - 1)
        open_now = find_open(changed, fewest + slack)
        if open_now is not None:
            current, still_open = changed, open_now
            if len(open_now) < fewest:
                idle, fewest = 0, len(open_now)
    return None if still_open else current


@dataclass(frozen=True)
class Sampler:
    """A ground program that draws answers near others, each with a new seed of clasp."""

    control: clingo.Control
    """The program, ground under the options `ANEW`."""
    literals: Mapping[clingo.Symbol, int]
    """The atoms to draw, with their literals."""

    @cached_property
    def cells(self) -> Sequence[object]:
        """The cells of the atoms to draw, each once; an atom without a cell is its own cell."""
        return list(dict.fromkeys(self._cell_of.values()))

    @cached_property
    def _cell_of(self) -> Mapping[clingo.Symbol, object]:
        """The atoms to draw, each with its cell, or with itself if it names no cell."""
        return {symbol: place_of(symbol) or symbol for symbol in self.literals}

    def draw_near(
        self, drawn: Sample, still_open: Collection[object], few: int, rng: random.Random
    ) -> Sample | None:
        """Draw up to `few` open cells and `few` others of an answer anew; return the answer, None
        if it shows the same atoms."""
        chosen = _choose_some(still_open, rng, few)
        others = rng.sample(self.cells, min(len(self.cells), rng.randint(0, few)))
        answer = self._draw_anew(drawn, {*chosen, *others}, rng)
        return None if set(answer.shown) == set(drawn.shown) else answer

    def draw_around(
        self, drawn: Sample, still_open: Collection[object], few: int, rng: random.Random
    ) -> Sample:
        """Draw one to `few` open cells of an answer (of many up to a seventh, at most 7), and all
        cells that touch them, anew; return the answer, perhaps the same."""
        several = max(few, min(_SEVERAL, len(still_open) // _SEVERAL))
        anew = set(_choose_some(still_open, rng, several))
        for cell in list(anew):
            if isinstance(cell, tuple):
                anew |= {(cell[0] + down, cell[1] + right) for down, right in _TOUCHING}
        return self._draw_anew(drawn, anew, rng)

    def _draw_anew(self, drawn: Sample, anew: Collection[object], rng: random.Random) -> Sample:
        """Draw the cells `anew` of an answer anew; return the answer, perhaps the same."""
        true_atoms = {*drawn.true, *drawn.shown}
        kept = [
            literal if symbol in true_atoms else -literal
            for symbol, literal in self.literals.items()
            if self._cell_of[symbol] not in anew
        ]
        configuration: Any = self.control.configuration
        configuration.solver.seed = rng.randrange(2**31)
        with self.control.solve(yield_=True, assumptions=kept) as handle:
            model = handle.model()
            assert model is not None  # the solution itself is one
            return Sample.of_model(model)


def _choose_some(cells: Collection[object], rng: random.Random, few: int) -> list[object]:
    """Return one to `few` of the cells, chosen at random; [] if there are no cells."""
    return rng.sample(list(cells), min(len(cells), rng.randint(1, few)))


def find_open_cells(program: Program, drawn: Sample, most: int | None) -> list[object] | None:
    """Return the cells on which the answers of a program differ, `drawn` and others.

    None stands for more than `most` cells. The search adds constraints: the program cannot be used
    afterwards.
    """
    control, true_atoms = program.control, set(drawn.shown)
    literals = program.find_undecided(program.task.encoding.outputs)
    agreed = {symbol: x if symbol in true_atoms else -x for symbol, x in literals.items()}
    cell_of = {symbol: place_of(symbol) or symbol for symbol in literals}
    cells: dict[object, None] = {}
    while agreed:
        with control.backend() as backend:
            backend.add_rule([], list(agreed.values()))
        with control.solve(yield_=True) as handle:
            model = handle.model()
            if model is None:
                break
            cells |= {cell_of[symbol]: None for symbol, x in agreed.items() if not model.is_true(x)}
        if most is not None and len(cells) > most:
            return None
        agreed = {symbol: x for symbol, x in agreed.items() if cell_of[symbol] not in cells}
    return list(cells)
