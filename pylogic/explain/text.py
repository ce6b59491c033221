"""Sentences: an explanation in words, with the spots, clues and rules that each is about."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, NamedTuple

import clingo

from pylogic.explain import candidates, words
from pylogic.explain.candidates import Values
from pylogic.explain.premises import Premises, Rules, premises
from pylogic.explain.steps import Chain, Deduction
from pylogic.explain.words import Wording, listed, spot_text
from pylogic.rules import constraints, entries
from pylogic.rules.constraints import BROKEN
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Spot, Symbols
from pylogic.solving import grounding
from pylogic.solving.process import call
from pylogic.solving.task import Task


@dataclass(frozen=True)
class Citation:
    """A clue or a rule that an explanation cites: its words, file and line."""

    words: str
    place: str
    clue: clingo.Symbol | None
    cells: tuple[Spot, ...] = ()
    """The spots that it names."""

    def to_dict(self) -> dict[str, Any]:
        """Words, place, the clue as text, if it is one, and the cells that are named."""
        clue = None if self.clue is None else str(self.clue)
        cells = list(map(list, self.cells))
        return {"words": self.words, "place": self.place, "clue": clue, "cells": cells}


@dataclass(frozen=True)
class Sentence:
    """A deduction in words; its cells, and the clues and rules that it follows from."""

    words: str
    cells: tuple[Spot, ...]
    lines: tuple[Citation, ...]
    marks: tuple[Mark, ...] = ()
    """The marks that follow or are supposed; none where it is a contradiction."""
    known: tuple[Mark, ...] = ()
    """The known marks that it uses."""

    def to_dict(self) -> dict[str, Any]:
        """Words, cells, marks and known marks as atoms, clues and rules."""
        return {
            "words": self.words,
            "cells": list(map(list, self.cells)),
            "atoms": list(map(mark_text, self.marks)),
            "known": list(map(mark_text, self.known)),
            "because": [line.to_dict() for line in self.lines],
        }


class ChainLine(NamedTuple):
    """A line of a chain."""

    depth: int
    """How deep it is indented."""
    sentence: Sentence

    @property
    def text(self) -> str:
        """Its words, indented by two blanks a level."""
        return f"{'  ' * self.depth}{self.sentence.words}"

    def to_dict(self) -> dict[str, Any]:
        """Its depth and its sentence."""
        return {"depth": self.depth, **self.sentence.to_dict()}


@dataclass(frozen=True, repr=False)
class Teller:
    """Says the explanations of one task in words, which are derived when they are first needed.

    Its limits hold for each derivation, and for each board that is drawn for it: an explanation
    may be printed long after it was found.
    """

    task: Task
    limits: Limits

    @classmethod
    def within(cls, task: Task, limits: Limits) -> Teller:
        """A teller that gives each derivation as much time as the whole call has."""
        return cls(task, limits.afresh())

    @cached_property
    def facts(self) -> Symbols:
        """The atoms that follow from the instance alone.

        Raises:
            ProgramError: the instance makes no sense.
            StoppedError: a limit or Ctrl-C came first.
        """
        return grounding.ground(self.task, self.limits).facts

    @cached_property
    def words(self) -> Wording:
        """The words for the atoms of the instance."""
        return words.read(self.task, self.facts, self.limits)

    @cached_property
    def _values(self) -> Values:
        """The values of each cell, where players enter values."""
        return call(partial(candidates.of_task, self.task), self.limits)

    @cached_property
    def rules(self) -> Rules:
        """The words of its rules."""
        known = constraints.read(self.task.encoding)
        return Rules(known, entries.asked(self.task.encoding, known))

    def __reduce__(self) -> tuple[Any, ...]:
        return Teller, (self.task, self.limits)

    def lines(self, because: Iterable[clingo.Symbol]) -> list[Citation]:
        """The clues and the rules, clues first."""
        clues, rules = [], []
        for symbol in because:
            if symbol.match(*BROKEN):
                rules.append(self.rule(symbol))
            else:
                said, cells = self.words.say([(str(symbol), True)]), self.spots([str(symbol)])
                clues.append(Citation(said, self._place(symbol), symbol, tuple(cells)))
        return [*clues, *rules]

    def rule(self, broken: clingo.Symbol) -> Citation:
        """The citation of a broken constraint."""
        constraint = self.rules.constraint(broken)
        return Citation(
            constraint.say(broken), constraint.place, None, tuple(constraint.cells(broken))
        )

    def named_spots(self, symbols: Iterable[clingo.Symbol]) -> dict[clingo.Symbol, Sequence[Spot]]:
        """The spots that clues and atoms of broken constraints name."""
        return {
            symbol: self.rules.constraint(symbol).cells(symbol)
            if symbol.match(*BROKEN)
            else self.spots([str(symbol)])
            for symbol in symbols
        }

    def _place(self, clue: clingo.Symbol) -> str:
        instance = self.task.instance
        line = next((f.line for f in instance.facts if f.symbol == clue), None)
        return instance.name if instance.is_imported or line is None else f"{instance.name}:{line}"

    def name(self, deduction: Deduction) -> str:
        """The technique that the rules of a deduction name, or else its clues and rules counted."""
        broken = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
        names = [self.rules.title(symbol) for symbol in broken]
        if names and all(names):
            return constraints.technique(names, self._techniques)
        counts = {"clue": len(deduction.because) - len(broken), "rule": len(broken)}
        counted = [f"{n} {thing}s" if n > 1 else f"one {thing}" for thing, n in counts.items() if n]
        return listed(counted) or "nothing else is left"

    @cached_property
    def _techniques(self) -> dict[str, str]:
        return constraints.called(self.task.encoding)

    def sentence(self, deduction: Deduction, recalled: Sequence[Deduction] = ()) -> Sentence:
        """The sentence of a deduction: known marks, the rule, the marks that follow."""
        noted_for = dict.fromkeys(symbol for one in recalled for symbol in one.because)
        lines = self.lines(deduction.because or noted_for)
        known = self._since(deduction, recalled)
        rules = self._rule_words(deduction)
        follows = self.words.tell(deduction.marks)
        chain = deduction.chain
        if chain is not None:
            way = (
                "in small steps" if chain.supposed is None else "otherwise a contradiction follows"
            )
            said = f"{way}: {follows}"
        elif rules:
            since = f"since {known}, and otherwise" if known else "otherwise"
            said = f"{since} {', or '.join(rules)}: {follows}"
        elif deduction.because:
            said = f"since {known}: {follows}"
        else:
            said = f"{f'since {known}, ' if known else ''}nothing else is left: {follows}"
        cells = tuple(self.spots(atom for atom, _ in deduction.marks))
        return Sentence(said, cells, tuple(lines), deduction.marks, deduction.known)

    def _rule_words(self, deduction: Deduction) -> list[str]:
        """The words of a deduction's broken rules, each once."""
        broken = (symbol for symbol in deduction.because if symbol.match(*BROKEN))
        return list(dict.fromkeys(map(self.rules.words, broken)))

    def chain_lines(self, chain: Chain | None, depth: int = 0) -> list[ChainLine]:
        """A chain line by line; nothing without one."""
        if chain is None:
            return []
        supposed, told, inner = chain.supposed, list[ChainLine](), depth
        if supposed is not None:
            told.append(ChainLine(depth, self._supposition("suppose", supposed)))
            inner = depth + 1
        for link in chain.links:
            if link.chain is not None:
                told += self.chain_lines(link.chain, inner)
            elif not self._is_plain(link):
                said = self.sentence(link) if link.marks else self._contradiction(link)
                told.append(ChainLine(inner, said))
        if supposed is not None:
            told.append(ChainLine(depth, self._supposition("so", (supposed[0], not supposed[1]))))
        return told

    def _is_plain(self, link: Deduction) -> bool:
        """Whether a link only denies values of cells that hold a known one."""
        held = self.spots(atom for atom, holds in link.known if holds)
        denied = self.spots(atom for atom, holds in link.marks if not holds)
        is_denial = bool(link.marks) and not any(holds for _, holds in link.marks)
        return is_denial and not link.because and set(denied) <= set(held)

    def _supposition(self, word: str, mark: Mark) -> Sentence:
        return Sentence(
            f"{word} {self.words.tell([mark])}", tuple(self.spots([mark[0]])), (), (mark,)
        )

    def _contradiction(self, deduction: Deduction) -> Sentence:
        """The sentence of a contradiction."""
        lines = self.lines(deduction.because)
        known = self._since(deduction, ())
        wrong = ", or ".join(self._rule_words(deduction)) or "nothing is left"
        said = f"contradiction: {f'since {known}, ' if known else ''}{wrong}"
        cells = tuple(self.causes(deduction, ()))
        return Sentence(said, cells, tuple(lines), known=deduction.known)

    def _since(self, deduction: Deduction, recalled: Sequence[Deduction]) -> str:
        """The known marks, and the clues that the rules do not name, in words."""
        lines = self.lines(deduction.because)
        rules = "; ".join(line.words for line in lines if line.clue is None)
        clues = [str(line.clue) for line in lines if line.clue is not None]
        unnamed = [self.words.cite(clue) for clue in clues if not self._is_named(clue, rules)]
        said = self._premises(deduction, recalled).words
        there = f"there {'is the clue' if len(unnamed) == 1 else 'are the clues'} {listed(unnamed)}"
        return " and ".join([said] * bool(said) + [there] * bool(unnamed))

    def _is_named(self, clue: str, said: str) -> bool:
        """Whether words name the spot of a clue, and not as a part of a longer name."""
        spot = self.words.spot(clue)
        name = "" if spot is None else re.escape(spot_text(spot))
        return bool(name) and re.search(rf"(?<!\w){name}(?!\w)", said) is not None

    def _premises(self, deduction: Deduction, recalled: Sequence[Deduction]) -> Premises:
        return premises(deduction, recalled, self._values, self.words, self.rules)

    def causes(self, deduction: Deduction, recalled: Sequence[Deduction] = ()) -> list[Spot]:
        """The spots of the known marks that a deduction uses, and of its clues."""
        clues = (str(symbol) for symbol in deduction.because if not symbol.match(*BROKEN))
        used = self._premises(deduction, recalled).causes
        own = self.spots(atom for atom, _ in deduction.marks)
        found = dict.fromkeys((*used, *self.spots(clues)))
        return [cell for cell in found if cell not in own]

    def styles(self, deduction: Deduction, recalled: Sequence[Deduction]) -> dict[Spot, str]:
        """The styles of a deduction's spots: effects, causes, the region around them."""
        effects = self.spots(atom for atom, _ in deduction.marks)
        looked_at = self._premises(deduction, recalled).region
        return {
            **dict.fromkeys(looked_at, "region"),
            **dict.fromkeys(self.causes(deduction, recalled), "cause"),
            **dict.fromkeys(effects, "effect"),
        }

    def noted(self, deduction: Deduction) -> dict[str, Any]:
        """A noted deduction for JSON: its atoms, and the words of its rules."""
        because = [line.words for line in self.lines(deduction.because)]
        return {"atoms": list(map(mark_text, deduction.marks)), "because": because}

    def say_new(self, clues: Iterable[clingo.Symbol]) -> str:
        """The clues that the instance does not have, in words.

        Raises:
            StoppedError: a limit or Ctrl-C came first.
        """
        own = set(self.task.instance.symbols)
        new = [clue for clue in clues if clue not in own]
        wording = words.read(self.task, {*self.facts, *new}, self.limits)
        return wording.say((str(clue), True) for clue in new)

    def spots(self, atoms: Iterable[str]) -> list[Spot]:
        """The spots that atoms say something of."""
        found = (self.words.spot(atom) for atom in atoms)
        return list(dict.fromkeys(spot for spot in found if spot is not None))

    def cells_of(self, marks: Iterable[Mark]) -> list[list[int | str]]:
        """The spots of marks, as JSON has them."""
        return list(map(list, self.spots(atom for atom, _ in marks)))

    def answer_atoms(self, atoms: Iterable[clingo.Symbol]) -> list[str]:
        """The atoms that an answer shows, as texts."""
        return sorted(str(atom) for atom in atoms if self.task.encoding.shows(atom))


def mark_text(mark: Mark) -> str:
    """A mark as an atom, with "not" before it where it does not hold."""
    return mark[0] if mark[1] else f"not {mark[0]}"
