"""Random solutions, and random frames around them: drawn, and repaired where clues do not suffice.

A frame has the facts of a new board besides its clues; the part `frame` draws it.

Random fillings of some boards hardly ever have one answer. Repair follows local search by
destroying and repairing (large neighbourhood search: Shaw 1998). A cell is open if the answers of
all clues differ there. A few open cells and a few others, of the solution or of its frame, are
drawn anew; the change is kept if no more cells are open than before, or hardly more with a frame.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import clingo
from clingo import ast

from pylogic.clues.derive import add_facts
from pylogic.errors import ProgramError
from pylogic.explain.techniques import list_facts
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.parts import BASE, FIGURE, FRAME, HATED, TASTE
from pylogic.rules.symbols import Symbols, place_of
from pylogic.rules.syntax import Signature, heads, is_choice, parse_text, quote_node
from pylogic.solving.grounding import Program, ground_base, ground_part
from pylogic.solving.task import Task

SAMPLING = ("--heuristic=Domain", "--configuration=tweety")
"""Options under which clasp decides as `_advise` says."""
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
_ANSWERS = 20
"""Random answers to try where the part `frame` draws a frame around an answer."""
_SOLUTIONS = 0.5
"""The share of changes that concern the solution alone."""
_PATIENCE, _SLACK = 100, 4
"""Changes in a row without a new minimum of open cells before the repair is given up, and the open
cells that a change may have beyond that minimum."""


class NoSolutionError(ProgramError):
    """The board has no solution at all (or no frame), so no puzzle either."""


class Sample(NamedTuple):
    """A random solution of a board without clues, or a random answer of the part `frame`."""

    true: Symbols
    """All true atoms."""
    shown: Symbols
    """The true atoms of shown predicates."""


S = TypeVar("S")
FindOpen = Callable[[S, int | None], list[object] | None]
"""A function that returns the open cells of a solution, or perhaps None for more than a number."""


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
        _advise(program, literals, rng, sketch)
        configuration: Any = program.control.configuration
        configuration.solve.solve_limit = f"{int(limit)},umax"
        sample, is_over = _search(program.control)
        if sample is not None:
            return sample
        if is_over:
            raise NoSolutionError("the board has no solution, whatever its clues")
        limit, options = limit * _GROWTH, AGAIN


def draw_frame_answer(task: Task, facts: Symbols, rng: random.Random) -> Sample | None:
    """Draw a random answer of the part `frame` and some facts; None if they have no answer."""
    program = ground_part(task, FRAME[0], facts, options=SAMPLING)
    _advise(program, program.find_undecided(list_frame_choices(task.encoding)), rng)
    return _search(program.control)[0]


def _advise(
    program: Program,
    literals: Mapping[clingo.Symbol, int],
    rng: random.Random,
    sketch: Sample | None = None,
) -> None:
    """Tell clasp how to decide atoms at first: as in a sketch; without one in a random order, with
    random signs, where all are true with one random probability."""
    if sketch is not None:
        true = set(sketch.true)
        levels = [1] * len(literals)
        signs = [1 if symbol in true else -1 for symbol in literals]
    else:
        density = rng.uniform(0.3, 1)
        levels = rng.sample(range(1, len(literals) + 1), len(literals))
        signs = [1 if rng.random() < density else -1 for _ in literals]
    kinds = clingo.HeuristicType
    with program.control.backend() as backend:
        for literal, level, sign in zip(literals.values(), levels, signs, strict=True):
            backend.add_heuristic(literal, kinds.Init, level, 1, [])
            backend.add_heuristic(literal, kinds.Sign, sign, 1, [])


def _search(control: clingo.Control, assumptions: Sequence[int] = ()) -> tuple[Sample | None, bool]:
    """Search for an answer; return it, or None, and True if there are no others for sure."""
    with control.solve(assumptions, yield_=True) as handle:
        model = handle.model()
        if model is None:
            return None, bool(handle.get().exhausted)
        true, shown = model.symbols(atoms=True), model.symbols(shown=True)
        return Sample(tuple(true), tuple(shown)), False


def list_frame_choices(encoding: Encoding) -> Sequence[Signature]:
    """Return the predicates in heads of choices of the part `frame`, sorted."""
    choices = filter(is_choice, encoding.statements_of(FRAME))
    return sorted(frozenset().union(*map(heads, choices)))


def ground_solutions(task: Task, options: Sequence[str], *, avoids_hated: bool = True) -> Program:
    """Ground base and the instance; with `avoids_hated` also that nothing `hated` may hold."""
    rules = list_taste_rules(task.encoding) if avoids_hated else ()
    return ground_base(task, chain(task.encoding.statements_of(BASE), rules), options=options)


def list_taste_rules(encoding: Encoding) -> list[ast.AST]:
    """Return the rules of the part `taste` except those for figures, and a constraint that nothing
    is `hated`; no rule if the part is missing or derives nothing hated."""
    if TASTE not in encoding.parts or HATED not in encoding.heads_of(TASTE):
        return []
    rules = (s for s in encoding.local_statements(TASTE) if s.ast_type == ast.ASTType.Rule)
    others = (rule for rule in rules if FIGURE not in heads(rule))
    return [*others, *parse_text(f":- {HATED[0]}(_).")]


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
    answer, _ = _search(program.control, [advised])
    with program.control.backend() as backend:
        backend.add_rule([], [advised])
    return answer


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
        find_open: returns None for a bad solution, too.
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
        if open_now is not None and len(open_now) <= fewest + slack:
            current, still_open = changed, open_now
            if len(open_now) < fewest:
                idle, fewest = 0, len(open_now)
    return None if still_open else current


@dataclass(frozen=True)
class Sampler:
    """A ground program that draws answers near others, each with a new seed of clasp."""

    program: Program
    """The program, ground under the options `ANEW`."""
    signatures: Collection[Signature]
    """The predicates of the atoms to draw."""

    @cached_property
    def _literals(self) -> Mapping[clingo.Symbol, int]:
        """The atoms to draw, with their literals."""
        return self.program.find_undecided(self.signatures)

    @cached_property
    def _cells(self) -> Sequence[object]:
        """The cells of the atoms to draw, each once."""
        return list(dict.fromkeys(map(_cell_of, self._literals)))

    def draw_near(
        self, drawn: Sample, still_open: Collection[object], few: int, rng: random.Random
    ) -> Sample | None:
        """Draw up to `few` open cells and `few` others of an answer anew; return the answer, None
        if it shows the same atoms."""
        chosen = _choose_some(still_open, rng, few)
        others = rng.sample(self._cells, min(len(self._cells), rng.randint(0, few)))
        answer = self._draw_anew(drawn, {*chosen, *others}, rng)
        return None if set(answer.shown) == set(drawn.shown) else answer

    def draw_around(
        self, drawn: Sample, still_open: Collection[object], few: int, rng: random.Random
    ) -> Sample:
        """Draw one to `few` open cells of an answer (of many up to a seventh, at most 7), and all
        cells that touch them, anew; return the answer, perhaps the same."""
        several = max(few, min(_SEVERAL, len(still_open) // _SEVERAL))
        anew = set(_choose_some(still_open, rng, several))
        for row, column in [cell for cell in anew if isinstance(cell, tuple)]:
            anew |= {(row + down, column + right) for down, right in _TOUCHING}
        return self._draw_anew(drawn, anew, rng)

    def _draw_anew(self, drawn: Sample, anew: Collection[object], rng: random.Random) -> Sample:
        """Draw the cells `anew` of an answer anew; return the answer, perhaps the same."""
        true_atoms = {*drawn.true, *drawn.shown}
        kept = [
            literal if symbol in true_atoms else -literal
            for symbol, literal in self._literals.items()
            if _cell_of(symbol) not in anew
        ]
        configuration: Any = self.program.control.configuration
        configuration.solver.seed = rng.randrange(2**31)
        sample, _ = _search(self.program.control, kept)
        assert sample is not None  # the solution itself is one
        return sample


def _cell_of(symbol: clingo.Symbol) -> object:
    """Return the cell of an atom, or the atom itself if it names none."""
    return place_of(symbol) or symbol


def _choose_some(cells: Collection[object], rng: random.Random, few: int) -> list[object]:
    """Return one to `few` of the cells, chosen at random; [] if there are no cells."""
    return rng.sample(list(cells), min(len(cells), rng.randint(1, few)))


def find_open_cells(program: Program, drawn: Sample, most: int | None) -> list[object] | None:
    """Return the cells on which the answers of a program differ, `drawn` and others; None for more
    than `most` cells. The search adds constraints: the program cannot be used afterwards."""
    true_atoms = set(drawn.shown)
    literals = program.find_undecided(program.task.encoding.outputs)
    agreed = {symbol: x if symbol in true_atoms else -x for symbol, x in literals.items()}
    cells: dict[object, None] = {}
    while agreed:
        with program.control.backend() as backend:
            backend.add_rule([], list(agreed.values()))
        with program.control.solve(yield_=True) as handle:
            model = handle.model()
            if model is None:
                break
            differing = (symbol for symbol, x in agreed.items() if not model.is_true(x))
            cells |= dict.fromkeys(map(_cell_of, differing))
        if most is not None and len(cells) > most:
            return None
        agreed = {symbol: x for symbol, x in agreed.items() if _cell_of(symbol) not in cells}
    return list(cells)


@dataclass(frozen=True)
class RandomFrame:
    """A board with a random frame: facts besides clues, such as regions."""

    bare: Task
    """The board without the frame."""
    input_atoms: Symbols
    """The facts that the part `frame` gets."""
    true: Symbols
    """All true atoms of the answer of the part `frame`."""
    answer: Sample | None
    """The answer of the bare board around which the frame was drawn, if the rules need one."""

    @cached_property
    def task(self) -> Task:
        """The board with the facts of the frame: the `true` ones of the frame's predicates."""
        framed = self.bare.encoding.frame_inputs
        facts = {atom for atom in self.true if (atom.name, len(atom.arguments)) in framed}
        return add_facts(self.bare, sorted(facts))

    @cached_property
    def sampler(self) -> Sampler:
        """A sampler of solutions near others; it grounds the board."""
        return Sampler(ground_solutions(self.task, ANEW), self.task.encoding.outputs)

    def draw_solution(self, rng: random.Random) -> Sample:
        """Draw a random solution; one like the answer around which the frame was drawn, if any.
        Raise NoSolutionError if the board with this frame has none."""
        solution = self.answer and draw_similar(ground_solutions(self.task, SAMPLING), self.answer)
        return solution or draw_solution(self.task, rng)


def draw_frame(task: Task, rng: random.Random) -> RandomFrame:
    """Draw a random frame: an answer of the part `frame`, which is a program of its own.

    The part gets the atoms that `base` derives from the instance alone as facts; if it mentions a
    shown predicate, it gets all atoms of a random answer instead.

    Raises:
        NoSolutionError: the part has no answer.
        ProgramError: the part derives clues, or clingo rejects it.
    """
    encoding = task.encoding
    derived = encoding.heads_of(CLUES) if CLUES in encoding.parts else frozenset()
    for statement in encoding.statements_of(FRAME):
        for name, arity in sorted(heads(statement) & derived & {*encoding.clues}):
            words = f"the part clues derives {name}/{arity}, so the part frame must not"
            raise ProgramError(quote_node(statement, words))
    shown = {name.removeprefix("-") for name, _ in encoding.outputs}
    is_around = bool(shown & encoding.names_in(FRAME))
    for _ in range(_ANSWERS if is_around else 1):
        answer = draw_solution(task, rng) if is_around else None
        input_atoms = answer.true if answer else tuple(list_facts(task))
        frame = draw_frame_answer(task, input_atoms, rng)
        if frame is not None:
            return RandomFrame(task, input_atoms, frame.true, answer)
    answers = f" around {_ANSWERS} random answers" if is_around else ""
    raise NoSolutionError(f"the board has no frame{answers}: nothing fulfils the part `frame`")


class FramedSample(NamedTuple):
    """A board with a random frame, and one of its solutions."""

    frame: RandomFrame
    solution: Sample
    ground: Program | None = None
    """The board's program, if it is ground already and excludes none of its answers yet."""


def repair_frame(
    start: FramedSample, with_clues: Callable[[Task, Sample], Task], rng: random.Random, rounds: int
) -> FramedSample | None:
    """Change frame and solution until the clues, which `with_clues` adds to a board, leave no cell
    open; None if that fails. A start without open cells is returned."""
    bare = start.frame.bare
    program = ground_part(bare, FRAME[0], start.frame.input_atoms, options=ANEW)
    chosen = list_frame_choices(bare.encoding)
    frame_sampler = Sampler(program, chosen)
    undecided = program.find_undecided({*chosen, *bare.encoding.frame_inputs})
    always = tuple(program.find_facts(bare.encoding.frame_inputs))
    # Without clues the answers of a board do not depend on the solution.
    is_bare = not bare.encoding.clues
    is_fixed = start.frame.answer is not None or is_bare

    def change(before: FramedSample, still_open: Sequence[object], few: int) -> FramedSample | None:
        """Change frame or solution in a few cells; None without a change or a solution."""
        if not is_fixed and rng.random() < _SOLUTIONS:
            solution = before.frame.sampler.draw_near(before.solution, still_open, few, rng)
            return solution and FramedSample(before.frame, solution)
        sample = Sample(before.frame.true, ())
        answer = frame_sampler.draw_around(sample, still_open, few, rng)
        true = (*always, *(atom for atom in answer.true if atom in undecided))
        framed = replace(before.frame, true=true)
        if set(framed.task.instance.symbols) == set(before.frame.task.instance.symbols):
            return None
        if is_bare:
            ground = ground_base(with_clues(framed.task, before.solution), options=SAMPLING)
        else:
            ground = ground_solutions(framed.task, SAMPLING)
        solution = draw_similar(ground, before.solution)
        return solution and FramedSample(framed, solution, ground if is_bare else None)

    def find_open(framed: FramedSample, most: int | None) -> list[object] | None:
        """Return the cells that all clues leave open; None: more than `most`."""
        ground = framed.ground or ground_base(with_clues(framed.frame.task, framed.solution))
        return find_open_cells(ground, framed.solution, most)

    return search_locally(start, change, find_open, rounds, patience=_PATIENCE, slack=_SLACK)
