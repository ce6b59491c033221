"""An explanation in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import clingo

from pylogic.explain import words
from pylogic.explain.steps import Deduction
from pylogic.explain.words import Wording
from pylogic.rules import constraints
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.symbols import Mark, Place, Symbols
from pylogic.solving import grounding
from pylogic.solving.limits import Limits
from pylogic.solving.task import Task

_MANY = 5


@dataclass(frozen=True)
class Line:
    """A clue or a rule that an explanation needs: its words, file and line."""

    words: str
    place: str
    clue: clingo.Symbol | None
    cells: tuple[Place, ...] = ()
    """Those that it names."""

    def to_dict(self) -> dict[str, Any]:
        """Words, place, the clue as text, if it is one, and the cells that are named."""
        clue = None if self.clue is None else str(self.clue)
        cells = list(map(list, self.cells))
        return {"words": self.words, "place": self.place, "clue": clue, "cells": cells}


@dataclass(frozen=True)
class Sentence:
    """What is explained, in words; its cells, and the clues and the rules that it follows from."""

    words: str
    cells: tuple[Place, ...]
    lines: tuple[Line, ...]

    def to_dict(self) -> dict[str, Any]:
        """Words, cells, and what they are because of."""
        return {
            "words": self.words,
            "cells": list(map(list, self.cells)),
            "because": [line.to_dict() for line in self.lines],
        }


@dataclass(frozen=True, repr=False)
class Teller:
    """Says the explanations of one task; what that takes is derived when it is first needed.

    Its limits hold for each derivation, and for each board that is drawn for it: an explanation
    may be printed long after it was found.
    """

    task: Task
    limits: Limits

    @classmethod
    def within(cls, task: Task, limits: Limits) -> Teller:
        """What tells of a task, with as much time for each derivation as for the whole so far."""
        return cls(task, limits.afresh())

    @cached_property
    def facts(self) -> Symbols:
        """What follows from the instance alone.

        Raises:
            ProgramError: the instance makes no sense.
            StoppedError: a limit or Ctrl-C came first.
        """
        return grounding.ground(self.task, self.limits).facts

    @cached_property
    def words(self) -> Wording:
        """What the atoms of the instance are called."""
        return words.read(self.task, self.facts, self.limits)

    @cached_property
    def _constraints(self) -> Sequence[Constraint]:
        return constraints.read(self.task.encoding)

    def __reduce__(self) -> tuple[Any, ...]:
        return Teller, (self.task, self.limits)

    def lines(self, because: Iterable[clingo.Symbol]) -> list[Line]:
        """The clues and the rules, clues first."""
        clues, rules = [], []
        for symbol in because:
            if symbol.match(*BROKEN):
                rules.append(self.rule(symbol))
            else:
                said, cells = self.words.say([(str(symbol), True)]), self.places([str(symbol)])
                clues.append(Line(said, self._place(symbol), symbol, tuple(cells)))
        return [*clues, *rules]

    def rule(self, broken: clingo.Symbol) -> Line:
        """What an atom that names a broken constraint says."""
        constraint = constraints.constraint_of(self._constraints, broken)
        cells = tuple(constraint.cells(broken))
        return Line(constraint.say(broken), constraint.place, None, cells)

    def named_cells(self, symbols: Iterable[clingo.Symbol]) -> dict[clingo.Symbol, list[Place]]:
        """The cells that clues and atoms of broken constraints name."""
        known = self._constraints
        return {
            symbol: constraints.constraint_of(known, symbol).cells(symbol)
            if symbol.match(*BROKEN)
            else self.places([str(symbol)])
            for symbol in symbols
        }

    def _place(self, clue: clingo.Symbol) -> str:
        instance = self.task.instance
        line = next((f.line for f in instance.facts if f.symbol == clue), None)
        return instance.name if instance.is_imported or line is None else f"{instance.name}:{line}"

    def sentences(self, deductions: Iterable[Deduction]) -> list[Sentence]:
        """What is explained; many single cells by one rule in one sentence."""
        together: dict[str | Deduction, list[Deduction]] = {}
        for deduction in deductions:
            together.setdefault(self._rule(deduction) or deduction, []).append(deduction)
        said = []
        for rule, group in together.items():
            if isinstance(rule, str) and len(group) > _MANY:
                marks = self.words.say(mark for deduction in group for mark in deduction.marks)
                first = next(line for line in self.lines(group[0].because) if line.clue is None)
                likewise = f"{marks}, or else {first.words}, and likewise for the others"
                said.append(self._sentence(likewise, group))
            else:
                said += (self._sentence(self.sentence(one), [one]) for one in group)
        return said

    def _sentence(self, said: str, group: Sequence[Deduction]) -> Sentence:
        cells = self.places(atom for deduction in group for atom, _ in deduction.marks)
        lines = self.lines(symbol for deduction in group for symbol in deduction.because)
        return Sentence(said, tuple(cells), tuple(lines))

    def _rule(self, deduction: Deduction) -> str | None:
        """The words of the one rule that explains a single mark, as they stand in the file."""
        rules = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
        if len(rules) != 1 or len(deduction.marks) != 1:
            return None
        return constraints.constraint_of(self._constraints, rules[0]).words

    def sentence(self, deduction: Deduction) -> str:
        """What is explained, and what would be wrong otherwise."""
        said = self.words.say(deduction.marks)
        lines = self.lines(deduction.because)
        rules = "; or ".join(line.words for line in lines if line.clue is None)
        clues = (line.clue for line in lines if line.clue is not None)
        unnamed = [(str(clue), True) for clue in clues if not self._names(rules, clue)]
        by = f" (by the clues {self.words.say(unnamed)})" if unnamed else ""
        if not rules:
            return f"{said}{by or ', since nothing else is left'}"
        return f"{said}, or else {rules}{by}"

    def _names(self, said: str, clue: clingo.Symbol) -> bool:
        """Whether words name the cell of a clue."""
        cell = self.words.cell(str(clue))
        return cell is not None and re.search(rf"\b{cell[0]},{cell[1]}\b", said) is not None

    def say_new(self, clues: Iterable[clingo.Symbol]) -> str:
        """Those of the clues in words that the instance does not have.

        Raises:
            StoppedError: a limit or Ctrl-C came first.
        """
        own = set(self.task.instance.symbols)
        new = [clue for clue in clues if clue not in own]
        wording = words.read(self.task, {*self.facts, *new}, self.limits)
        return wording.say((str(clue), True) for clue in new)

    def places(self, atoms: Iterable[str]) -> list[Place]:
        """The cells that atoms say something of."""
        cells = (self.words.cell(atom) for atom in atoms)
        return list(dict.fromkeys(cell for cell in cells if cell is not None))

    def cells_of(self, marks: Iterable[Mark]) -> list[list[int]]:
        """The cells of marks, as JSON has them."""
        return list(map(list, self.places(atom for atom, _ in marks)))

    def answer_atoms(self, atoms: Iterable[clingo.Symbol]) -> list[str]:
        """Those of the atoms that an answer shows."""
        return sorted(str(atom) for atom in atoms if self.task.encoding.shows(atom))


def mark_text(mark: Mark) -> str:
    """A mark as an atom, with "not" before it where it does not hold."""
    return mark[0] if mark[1] else f"not {mark[0]}"
