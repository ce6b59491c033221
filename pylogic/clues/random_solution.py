"""Random solutions, and random frames around them: drawn, and repaired where clues do not suffice.

A frame has the facts of a new board besides its clues; the part `frame` draws it.

Random fillings of some boards hardly ever have one answer. `repair` is a local search by destroying
and repairing (large neighbourhood search: Shaw 1998). A cell is open if the answers of all clues
differ there. A few open cells and a few others, of the solution or of its frame, are drawn anew;
the change is kept if no more cells are open than before, or hardly more with a frame.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.clues.derive import add_facts
from pylogic.errors import ProgramError
from pylogic.explain.relaxation import add_marks
from pylogic.explain.techniques import list_facts
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.parts import BASE, FIGURE, FRAME, HATED, TASTE
from pylogic.rules.symbols import Mark, Symbols, place_of
from pylogic.rules.syntax import Signature, heads, is_choice, parse_text, quote_node
from pylogic.solving.grounding import Program, ground_base, ground_part
from pylogic.solving.question import Question

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
_FEW = 4  # open cells that are drawn anew together, at most; more after tries that changed nothing
_SEVERAL = 7  # open cells of a frame that are drawn anew together, at most: more take long
_ANSWERS = 20  # random answers to try where the part `frame` draws a frame around an answer
_SOLUTIONS = 0.5  # the share of changes that concern the solution alone
_PATIENCE, _SLACK = 100, 4
"""Changes in a row without a new minimum of open cells before the repair is given up, and the open
cells that a change may have beyond that minimum."""


class NoSolutionError(ProgramError):
    """The board has no solution at all (or no frame), so no puzzle either."""


class Sample(NamedTuple):
    """A random solution of a board without clues, or a random answer of the part `frame`."""

    true: Symbols  # all true atoms
    shown: Symbols  # those of shown predicates


def draw_frame_answer(task: Question, facts: Symbols, rng: random.Random) -> Sample | None:
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


def ground_solutions(
    task: Question, options: Sequence[str], *, avoids_hated: bool = True
) -> Program:
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
        for symbol, literal in program.find_undecided(program.question.encoding.outputs).items():
            sign = 1 if symbol in true_atoms else -1
            backend.add_heuristic(literal, kinds.Sign, sign, 1, [advised])
            backend.add_heuristic(literal, kinds.Level, 1, 1, [advised])
    answer, _ = _search(program.control, [advised])
    with program.control.backend() as backend:
        backend.add_rule([], [advised])
    return answer


class Sampler:
    """A ground program that draws some of an answer's cells anew, each time with another seed."""

    def __init__(self, program: Program, signatures: Collection[Signature]) -> None:
        """Take a program, ground under the options `ANEW`, and the predicates of atoms to draw."""
        self._control = program.control
        self._literals = program.find_undecided(signatures)
        self.cells = list(dict.fromkeys(map(_cell_of, self._literals)))
        """The cells of the atoms to draw, each once."""

    def draw_anew(self, drawn: Sample, anew: Collection[object], rng: random.Random) -> Sample:
        """Draw the cells `anew` of an answer anew; return the answer, perhaps the same."""
        true_atoms = {*drawn.true, *drawn.shown}
        kept = [
            literal if symbol in true_atoms else -literal
            for symbol, literal in self._literals.items()
            if _cell_of(symbol) not in anew
        ]
        configuration: Any = self._control.configuration
        configuration.solver.seed = rng.randrange(2**31)
        sample, _ = _search(self._control, kept)
        assert sample is not None  # the answer itself is one
        return sample


def _cell_of(symbol: clingo.Symbol) -> object:
    """Return the cell of an atom, or the atom itself if it names none."""
    return place_of(symbol) or symbol


def find_open_cells(program: Program, drawn: Sample, most: int | None) -> list[object] | None:
    """Return the cells on which the answers of a program differ, `drawn` and others; None for more
    than `most` cells. The search adds constraints: the program cannot be used afterwards."""
    true_atoms = set(drawn.shown)
    literals = program.find_undecided(program.question.encoding.outputs)
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


class Frame(NamedTuple):
    """A random answer of the part `frame`."""

    true: Symbols  # all of its true atoms
    input_atoms: Symbols  # the facts that the part gets
    answer: Sample | None
    """The answer of the bare board around which the frame was drawn, if the rules need one."""


@dataclass(frozen=True)
class Board:
    """A board without clues, perhaps with a random frame: facts besides clues, such as regions."""

    bare: Question  # the board without the frame
    marks: tuple[Mark, ...] = ()  # that its solutions have
    avoids_hated: bool = True  # its solutions have nothing that the part `taste` hates
    frame: Frame | None = None

    @cached_property
    def task(self) -> Question:
        """The board with the facts of the frame: the true ones of the frame's predicates."""
        framed = self.bare.encoding.frame_inputs
        true = self.frame.true if self.frame else ()
        facts = {atom for atom in true if (atom.name, len(atom.arguments)) in framed}
        return add_facts(self.bare, sorted(facts))

    @cached_property
    def sampler(self) -> Sampler:
        """A sampler of solutions near others; it grounds the board."""
        return Sampler(self.ground(ANEW), self.bare.encoding.outputs)

    def ground(self, options: Sequence[str]) -> Program:
        """Ground the board with its marks, to search for solutions."""
        task = add_marks(self.task, self.marks) if self.marks else self.task
        return ground_solutions(task, options, avoids_hated=self.avoids_hated)

    def draw_solution(self, rng: random.Random) -> Sample:
        """Draw a random answer: one like that around which the frame was drawn, if possible.

        Otherwise a search decides the shown atoms in a random order, each true with a probability
        that is drawn anew for each solution, so that boards differ in density; if the part `frame`
        chooses shown atoms, a random answer of that part gives their signs. After too many
        conflicts the search begins anew, without an end. Answers are not uniform: that would need a
        count of all. Raise NoSolutionError if the board has none.
        """
        encoding = self.bare.encoding
        if self.frame is not None and self.frame.answer is not None:
            similar = draw_similar(self.ground(SAMPLING), self.frame.answer)
            if similar is not None:
                return similar
        facts = tuple(list_facts(self.task)) if encoding.frame_outputs else ()
        limit, options = float(_CONFLICTS), SAMPLING
        while True:
            program = self.ground(options)
            literals = program.find_undecided(encoding.outputs)
            sketch = draw_frame_answer(self.task, facts, rng) if encoding.frame_outputs else None
            _advise(program, literals, rng, sketch)
            configuration: Any = program.control.configuration
            configuration.solve.solve_limit = f"{int(limit)},umax"
            sample, is_over = _search(program.control)
            if sample is not None:
                return sample
            if is_over:
                raise NoSolutionError("the board has no solution, whatever its clues")
            limit, options = limit * _GROWTH, AGAIN


def draw_frame(task: Question, rng: random.Random) -> Board:
    """Return the board with a random frame: an answer of the part `frame`, a program of its own.
    The part gets the atoms that `base` derives from the instance alone as facts; if it mentions a
    shown predicate, it gets all atoms of a random answer instead. NoSolutionError: the part has no
    answer. ProgramError: the part derives clues, or clingo rejects it."""
    encoding = task.encoding
    derived = encoding.heads_of(CLUES)
    for statement in encoding.statements_of(FRAME):
        for name, arity in sorted(heads(statement) & derived & {*encoding.clues}):
            words = f"the part clues derives {name}/{arity}, so the part frame must not"
            raise ProgramError(quote_node(statement, words))
    shown = {name.removeprefix("-") for name, _ in encoding.outputs}
    is_around = bool(shown & encoding.names_in(FRAME))
    for _ in range(_ANSWERS if is_around else 1):
        answer = Board(task).draw_solution(rng) if is_around else None
        input_atoms = answer.true if answer else tuple(list_facts(task))
        drawn = draw_frame_answer(task, input_atoms, rng)
        if drawn is not None:
            return Board(task, frame=Frame(drawn.true, input_atoms, answer))
    answers = f" around {_ANSWERS} random answers" if is_around else ""
    raise NoSolutionError(f"the board has no frame{answers}: nothing fulfils the part `frame`")


class Draft(NamedTuple):
    """A board without clues, and one of its solutions."""

    board: Board
    solution: Sample
    ground: Program | None = None
    """The board's program, if it is ground already and excludes none of its answers yet."""


def repair(
    start: Draft,
    find_open: Callable[[Draft, int | None], list[object] | None],
    rng: random.Random,
    rounds: int,
) -> Draft | None:
    """Change a solution, and its frame, until no cell is open; None if `rounds` do not reach that.

    Without a frame a changed solution is kept if it has no more open cells than the best one so
    far; with a frame it may have some more, but the repair is given up after many vain changes.

    Args:
        find_open: returns the open cells of a draft; None for a bad draft, and for more open cells
            than a number.
    """
    frame, has_clues = start.board.frame, bool(start.board.bare.encoding.clues)
    patience, slack = (rounds, 0) if frame is None else (_PATIENCE, _SLACK)
    change_frame = None if frame is None else _make_frame_change(start.board.bare, frame)
    # A frame that was drawn around its solution goes on to fit it, and without clues another
    # solution would not change which cells are open.
    keeps_solution = frame is not None and (frame.answer is not None or not has_clues)
    current, still_open = start, find_open(start, None)
    few, idle, fewest = _FEW, 0, len(still_open or ())
    for _ in range(rounds):
        if not still_open:
            return current
        if idle == patience:
            break
        idle += 1
        if change_frame is None or (not keeps_solution and rng.random() < _SOLUTIONS):
            changed = _change_solution(current, still_open, few, rng)
        else:
            changed = change_frame(current, still_open, few, rng)
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


Change = Callable[[Draft, Sequence[object], int, random.Random], Draft | None]
"""A function of a draft, its open cells, and how many of them to draw anew; None: no change."""


def _change_solution(
    draft: Draft, still_open: Sequence[object], few: int, rng: random.Random
) -> Draft | None:
    """Draw one to `few` open cells of the solution, and up to `few` others, anew."""
    (board, solution, _), cells = draft, draft.board.sampler.cells
    anew = {*rng.sample(still_open, min(len(still_open), rng.randint(1, few)))}
    anew |= {*rng.sample(cells, min(len(cells), rng.randint(0, few)))}
    drawn = board.sampler.draw_anew(solution, anew, rng)
    return None if {*drawn.shown} == {*solution.shown} else Draft(board, drawn)


def _make_frame_change(bare: Question, frame: Frame) -> Change:
    """Ground the part `frame`; return a function that draws cells of it anew, with a solution like
    that of before: one to `few` open cells, of many up to a seventh, and all that touch them."""
    program = ground_part(bare, FRAME[0], frame.input_atoms, options=ANEW)
    framed, chosen = bare.encoding.frame_inputs, list_frame_choices(bare.encoding)
    sampler = Sampler(program, chosen)
    undecided = program.find_undecided({*chosen, *framed})
    always = tuple(program.find_facts(framed))

    def change(
        draft: Draft, still_open: Sequence[object], few: int, rng: random.Random
    ) -> Draft | None:
        before = draft.board.frame or frame
        several = max(few, min(_SEVERAL, len(still_open) // _SEVERAL))
        anew = {*rng.sample(still_open, min(len(still_open), rng.randint(1, several)))}
        for row, column in [cell for cell in anew if isinstance(cell, tuple)]:
            anew |= {(row + down, column + right) for down, right in _TOUCHING}
        drawn = sampler.draw_anew(Sample(before.true, ()), anew, rng)
        true = (*always, *(atom for atom in drawn.true if atom in undecided))
        board = replace(draft.board, frame=before._replace(true=true))
        if {*board.task.instance.symbols} == {*draft.board.task.instance.symbols}:
            return None
        # Without clues the same ground program finds the open cells.
        ground = None if bare.encoding.clues else ground_base(board.task, options=SAMPLING)
        solution = draw_similar(ground or board.ground(SAMPLING), draft.solution)
        return solution and Draft(board, solution, ground)

    return change
