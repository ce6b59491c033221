"""A board without clues, ground once: solutions are drawn of it, and clues of these chosen.

Its images hold all clues that a solution may imply where these are few. Elsewhere the rules are
ground anew with the clues of each solution: on a 9x9 where any cell may see 1 to 17 others they
have 29,000 rules instead of 800.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import Any

import clingo
from clingo import ast

from pylogic.clues import random_frame
from pylogic.clues.derive import FIXED, SAID, Derived, derived_by, switch
from pylogic.clues.random_solution import (
    ANEW,
    NO_SOLUTION,
    SAMPLING,
    Drawing,
    Drawn,
    NoSolutionError,
    OnBest,
    OpenIn,
    decisions,
    descend,
    liked,
    open_in,
)
from pylogic.explain.relaxation import FOLLOWING, Switches
from pylogic.rules.encoding import CLUES, Encoding
from pylogic.rules.instance import instance_of
from pylogic.rules.lexical import OWN
from pylogic.rules.parts import FRAME
from pylogic.rules.symbols import Mark, Symbols
from pylogic.rules.syntax import Renaming, parsed
from pylogic.solving.grounding import ground_base
from pylogic.solving.image import Image, advice, constraint, image
from pylogic.solving.task import Task

_TIMES, _BESIDES = 3, 1000
"""Ground rules with all clues that are worth it: so many times those without, and so many more."""
_CONFLICTS, _GROWTH = 3000, 1.2
"""Conflicts after which other random decisions are tried, and how many times as many then: a
10x10 of numbered regions takes 7 to 12 tries, and many minutes with one."""
AGAIN = ("--heuristic=Domain", "--configuration=frumpy")
"""Options for these: its restarts leave fewer of them without an answer."""
Literals = Mapping[clingo.Symbol, int]


@dataclass(frozen=True, repr=False)
class Blank:
    """A board without clues."""

    task: Task
    image: Image
    """The rules, perhaps with those of the part `clues`, and what setters hate of no answer."""
    shown: Literals
    """The atoms that tell two solutions apart."""
    implied: Literals | None
    """What the part `clues` derives, if the image has it."""
    choosing: Image | None
    """The rules, where any fact that a solution may imply is given or not, if these are few."""
    choices: Literals
    """These facts."""
    told: Literals
    """The atoms that tell two solutions apart, in that image."""
    sketched_on: Symbols = ()
    """What the part `frame` sees, if it sketches solutions."""
    begun: Sequence[str] = ()
    """What is demanded of the solutions that are drawn, as lines of aspif."""

    @classmethod
    def of(cls, task: Task, marks: Iterable[Mark] = ()) -> Blank:
        """Ground the board of a task, and have solutions with some marks drawn.

        Clues of its instance are those of all puzzles.

        Raises:
            ProgramError: clingo rejects one of the files, or they do not say what clues are.
        """
        made = cls._ground(task, hated := [*liked(task.encoding)])
        if hated and not made.image.control().solve().satisfiable:  # better these than none
            made = cls._ground(task, [])
        if task.encoding.sketched:
            seen = image(task, task.encoding.mentioned(FRAME[0]))
            assert seen is not None  # it may have any number of rules
            made = replace(made, sketched_on=seen.facts)
        known = {str(symbol): x for symbol, x in made.shown.items()}
        wrong = [-known[atom] if holds else known[atom] for atom, holds in marks if atom in known]
        return replace(made, begun=[constraint([x]) for x in wrong])

    @classmethod
    def _ground(cls, task: Task, hated: Sequence[ast.AST]) -> Blank:
        encoding = task.encoding
        names = {name.removeprefix("-") for name, _ in encoding.shown}
        has_clues = CLUES in encoding.parts  # or the frame is all that a puzzle has
        seen = names | (encoding.mentioned(CLUES[0]) if has_clues else set())
        alone = image(task, seen, hated)
        assert alone is not None  # it may have any number of rules
        most = _TIMES * alone.rules + _BESIDES
        asked = {OWN + name for name, _ in (*derived_by(encoding), *SAID)}
        both = has_clues and image(task, names | asked, [*_renamed(encoding), *hated], most=most)
        if not both:
            return cls(task, alone, _shown(encoding, alone), None, None, {}, {})
        implied = {_plain(symbol): x for symbol, x in both.literals.items() if _is_own(symbol)}
        found = (*implied, *_always(both))
        fixed = {symbol.arguments[0] for symbol in found if symbol.match(*FIXED)}
        every = dict.fromkeys(
            symbol.arguments[0] if any(symbol.match(*one) for one in SAID) else symbol
            for symbol in found
        )
        text = "".join(f"{{{fact}}}." for fact in every)
        choosing = None  # where nothing is left to choose, the clues are facts
        if not fixed.issuperset(every):
            choosing = image(task, names | {fact.name for fact in every}, text=text, most=most)
        shown = _shown(encoding, both)
        if choosing is None:
            return cls(task, both, shown, implied, None, {}, {})
        choices = {fact: x for fact, x in choosing.literals.items() if fact in every}
        return cls(task, both, shown, implied, choosing, choices, _shown(encoding, choosing))

    def draw(self, rng: random.Random) -> Drawn:
        """Draw a solution as `random_solution.draw` does.

        Raises:
            NoSolutionError: there is none.
        """
        limit, options = float(_CONFLICTS), SAMPLING
        while True:
            advised = (advice(*one) for one in self._decisions(rng))
            made = self.image.control(options, chain(self.begun, advised))
            configuration: Any = made.configuration
            configuration.solve.solve_limit = f"{int(limit)},umax"
            with made.solve(yield_=True) as handle:
                model = handle.model()
                if model is not None:
                    return self._read(model)
                if handle.get().exhausted:
                    raise NoSolutionError(NO_SOLUTION)
            limit, options = limit * _GROWTH, AGAIN

    def _decisions(self, rng: random.Random) -> Iterator[tuple[int, int, int]]:
        """What clasp decides first: at random, or as a sketch says if the rules draw one."""
        if self.sketched_on:
            sketch = random_frame.drawn_of(self.task, self.sketched_on, rng)
            if sketch is not None:
                held = set(sketch.true)
                return ((x, 1, 1 if s in held else -1) for s, x in self.shown.items())
        return decisions(self.shown.values(), rng)

    def _read(self, model: clingo.Model) -> Drawn:
        """The solution that a model of the image is."""
        literals = self.image.literals if self.implied is None else self.implied
        true = [symbol for symbol, x in literals.items() if model.is_true(x)]
        shown = tuple(model.symbols(shown=True))
        if self.implied is None:
            return Drawn((*self.image.facts, *true), shown)
        return Drawn((), shown, Derived.of(self.task.encoding, [*true, *_always(self.image)]))

    def repair(
        self,
        start: Drawn,
        open_in: OpenIn,
        rng: random.Random,
        rounds: int,
        on_best: OnBest = lambda _open: None,
    ) -> Drawn | None:
        """A solution of which no cell is open, or None: none was found in so many rounds."""
        drawing = Drawing(self.image.control(ANEW, self.begun), self.shown, self._read)

        def near(drawn: Drawn, still_open: Sequence[object], few: int) -> Drawn | None:
            tried = drawing.near(drawn, still_open, rng, few)
            return None if set(tried.shown) == set(drawn.shown) else tried

        return descend(start, near, open_in, rounds, on_best)

    def open_cells(
        self, board: Task, clues: Symbols, drawn: Drawn, most: int | None
    ) -> list[object] | None:
        """The cells on which the answers of some clues do not agree, or None: more than so many."""
        return open_in(*self._with_clues(board, clues), drawn, most)

    def switches(self, board: Task, drawn: Drawn, clues: Symbols) -> Switches:
        """A program in which clues are switches, and of which a solution is no answer.

        `board` has besides what every puzzle of the solution has.
        """
        if self.choosing is None:
            return switch(board, clues, set(drawn.shown))
        held = set(drawn.shown)
        other = constraint(x if symbol in held else -x for symbol, x in self.told.items())
        made = self.choosing.control(FOLLOWING, [*self._sure(board, clues), other])
        return Switches(made, {clue: self.choices[clue] for clue in clues})

    def _with_clues(self, board: Task, clues: Symbols) -> tuple[clingo.Control, Literals]:
        """A program that has these clues, and the atoms that tell its answers apart."""
        facts = (*board.instance.symbols, *clues)
        task = replace(board, instance=instance_of(facts, "<clues>"))
        if self.choosing is None:
            made = ground_base(task)
            return made.control, made.undecided(self.task.encoding.shown)
        return self.choosing.control(more=self._sure(task)), self.told

    def _sure(self, board: Task, free: Symbols = ()) -> Iterator[str]:
        """That a board has its facts, and others only if they are free."""
        facts, others = {*board.instance.symbols}, {*free}
        for fact, x in self.choices.items():
            if fact not in others:
                yield constraint([-x if fact in facts else x])


def _renamed(encoding: Encoding) -> Iterator[ast.AST]:
    """The rules of the part `clues`, which derive atoms of the driver's own."""
    own = encoding.derived(CLUES[0])
    rename = Renaming({(name, arity): OWN + name for name, arity in own})
    for name, arity in own - {*encoding.clues}:  # which of a board's clues it derives is asked
        terms = ",".join(f"X{i}" for i in range(arity))
        yield from parsed(f"{OWN}{name}({terms}) :- {name}({terms}).")
    for statement in encoding.rules(CLUES[0]):
        if statement.ast_type != ast.ASTType.Program:
            yield rename(statement)


def _is_own(symbol: clingo.Symbol) -> bool:
    return symbol.name.startswith(OWN)


def _plain(symbol: clingo.Symbol) -> clingo.Symbol:
    """What the part `clues` calls an atom of the driver's own."""
    return clingo.Function(symbol.name.removeprefix(OWN), symbol.arguments)


def _always(made: Image) -> list[clingo.Symbol]:
    """What the part `clues` derives of every solution."""
    return [_plain(symbol) for symbol in made.facts if _is_own(symbol)]


def _shown(encoding: Encoding, made: Image) -> Literals:
    return {symbol: x for symbol, x in made.literals.items() if encoding.shows(symbol)}
