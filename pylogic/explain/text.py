"""Sentences: an explanation in words, with the spots, clues and rules that each is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, NamedTuple

import clingo

from pylogic.explain import words
from pylogic.explain.steps import Chain, Deduction, alike, entered
from pylogic.explain.words import Glossary, Values, Wording, listed
from pylogic.rules import constraints, entries
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.entries import Asked
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Spot
from pylogic.solving.process import call
from pylogic.solving.task import Task

_FEW = 4
"""The most values that are told of a cell that may hold nothing else."""
_FILLED = 2
"""Cells of more different values are only said to be filled."""
_RULES = 3
"""The number of unnamed rules that are told of a noted mark."""
_SOURCES = 4
"""Only the rules are told of a mark that was noted for more clauses."""


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
    """A deduction in words; its spots, and the clues and rules that it follows from."""

    words: str
    cells: tuple[Spot, ...]
    """The spots of its marks, or of its causes where it is a contradiction."""
    lines: tuple[Citation, ...]
    marks: tuple[Mark, ...] = ()
    """The marks that follow or are supposed; none where it is a contradiction."""
    known: tuple[Mark, ...] = ()
    """The known marks that it uses."""
    causes: tuple[Spot, ...] = ()
    """The spots of the known marks that it uses, and of its clues."""
    region: tuple[Spot, ...] = ()
    """The spots that somebody looks at besides."""

    @property
    def styles(self) -> dict[Spot, str]:
        """The styles of its spots on a board."""
        effects = self.cells if self.marks else ()
        styles = {"region": self.region, "cause": self.causes, "effect": effects}
        return {spot: style for style, spots in styles.items() for spot in spots}

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
class Rules:
    """The words of the rule file for ground constraints, and the techniques that it names."""

    known: Sequence[Constraint]
    asked: Asked
    techniques: Mapping[str, str]

    def constraint(self, broken: clingo.Symbol) -> Constraint:
        """The constraint that is named as broken."""
        return constraints.constraint_of(self.known, broken)


@dataclass(frozen=True, repr=False)
class Teller:
    """Says the explanations of one task in words, which are derived when they are first needed.

    Its limits hold for that, and for each board that is drawn for it: an explanation may be
    printed long after it was found.
    """

    task: Task
    limits: Limits
    known: Glossary | None = None
    """The words, if they are known already."""

    @classmethod
    def within(cls, task: Task, limits: Limits) -> Teller:
        """A teller that gives each derivation as much time as the whole call has."""
        return cls(task, limits.afresh())

    @cached_property
    def glossary(self) -> Glossary:
        """The words and values of the instance, and the atoms that follow from it alone.

        Raises:
            ProgramError: the instance makes no sense.
            StoppedError: a limit or Ctrl-C came first.
        """
        return self.known or call(partial(words.glossary, self.task), self.limits)

    @property
    def words(self) -> Wording:
        """The words for the atoms of the instance."""
        return self.glossary.wording

    @cached_property
    def rules(self) -> Rules:
        """The words of its rules."""
        encoding = self.task.encoding
        known = constraints.told(encoding)
        return Rules(known, entries.asked(encoding, known), constraints.called(encoding))

    @cached_property
    def is_entered(self) -> Callable[[Mark], bool]:
        """A function that says whether a player enters a mark."""
        return entered(self.task.encoding)

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
        one = self.rules.constraint(broken)
        return Citation(one.say(broken), one.place, None, tuple(one.cells(broken)))

    def named_spots(self, symbol: clingo.Symbol) -> Sequence[Spot]:
        """The spots that a clue or the atom of a broken constraint names."""
        if symbol.match(*BROKEN):
            return self.rules.constraint(symbol).cells(symbol)
        return self.spots([str(symbol)])

    def _place(self, clue: clingo.Symbol) -> str:
        instance = self.task.instance
        line = next((f.line for f in instance.facts if f.symbol == clue), None)
        return instance.name if instance.is_imported or line is None else f"{instance.name}:{line}"

    def name(self, deduction: Deduction) -> str:
        """The technique that the rules of a deduction name, or else its clues and rules counted."""
        if deduction.parts:
            return self.name(deduction.parts[0])
        broken = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
        names = [self.rules.constraint(symbol).name(symbol) for symbol in broken]
        if names and all(names):
            return constraints.technique(names, self.rules.techniques)
        counts = {"clue": len(deduction.because) - len(broken), "rule": len(broken)}
        counted = [f"{n} {thing}s" if n > 1 else f"one {thing}" for thing, n in counts.items() if n]
        return listed(counted) or "nothing else is left"

    def kind(self, deduction: Deduction) -> Hashable:
        """The names of its rules, or their numbers where they have none."""
        broken = (symbol for symbol in deduction.because if symbol.match(*BROKEN))
        return tuple(self.rules.constraint(x).name(x) or x.arguments[0] for x in broken)

    def sentence(self, deduction: Deduction, recalled: Sequence[Deduction] = ()) -> Sentence:
        """The sentence of a deduction: known marks, the rule, the marks that follow.

        `recalled` are noted deductions of single marks, which stand for these. The first of
        several parts is told, and what likewise follows by the others.
        """
        if deduction.parts:
            told = self.sentence(deduction.parts[0], recalled)
            cells = tuple(self.spots(atom for atom, _ in deduction.marks))
            return replace(
                told,
                words=f"{told.words}{self._likewise(told.marks, deduction.marks)}",
                cells=cells,
                lines=tuple(self.lines(deduction.because)),
                marks=deduction.marks,
                causes=tuple(spot for spot in told.causes if spot not in cells),
            )
        if deduction.is_technique:
            return self._technique(deduction)
        lines = self.lines(deduction.because)
        rules = list(dict.fromkeys(line.words for line in lines if line.clue is None))
        clues = [str(line.clue) for line in lines if line.clue is not None]
        used = _premises(deduction, recalled, self.glossary, self.rules)
        cells = tuple(self.spots(atom for atom, _ in deduction.marks))
        known = [used.words] if used.words else []
        unnamed = [self.words.cite(clue) for clue in clues if not self._is_named(clue, rules)]
        if unnamed:
            there = "there is the clue" if len(unnamed) == 1 else "there are the clues"
            known.append(f"{there} {listed(unnamed)}")
        sources = dict.fromkeys((*used.causes, *self.spots(clues)))
        causes = tuple(spot for spot in sources if spot not in cells)
        cited = lines or self.lines(dict.fromkeys(s for one in recalled for s in one.because))
        return Sentence(
            self._said(deduction, " and ".join(known), ", or ".join(rules)),
            cells if deduction.marks else causes,
            tuple(cited),
            deduction.marks,
            deduction.known,
            causes,
            used.region,
        )

    def _technique(self, deduction: Deduction) -> Sentence:
        """The sentence of a technique: its words say what is known, and why something follows."""
        lines = self.lines(deduction.because)
        rules = dict.fromkeys(line.words for line in lines if line.clue is None)
        cells = tuple(self.spots(atom for atom, _ in deduction.marks))
        clues = (str(line.clue) for line in lines if line.clue is not None)
        seen = self.spots([*(atom for atom, _ in deduction.known), *clues])
        causes = tuple(spot for spot in seen if spot not in cells)
        said = f"{listed(list(rules))}: {self.words.tell(deduction.marks)}"
        return Sentence(said, cells, tuple(lines), deduction.marks, deduction.known, causes)

    def _said(self, deduction: Deduction, known: str, rules: str) -> str:
        """The sentence: how marks follow from known things by rules, both told already."""
        follows = self.words.tell(deduction.marks)
        since = f"since {known}, " if known else ""
        if not deduction.marks:
            return f"contradiction: {since}{rules or 'nothing is left'}"
        if deduction.chain is not None and deduction.chain.supposed is not None:
            supposed, holds = deduction.chain.supposed
            shown = [(supposed, not holds)]
            likewise = self._likewise(shown, deduction.marks)
            return f"otherwise a contradiction follows: {self.words.tell(shown)}{likewise}"
        if rules:
            return f"{f'{since}and ' if known else ''}otherwise {rules}: {follows}"
        if deduction.because:
            return f"since {known}: {follows}"
        return f"{since}nothing else is left: {follows}"

    def _likewise(self, first: Collection[Mark], marks: Iterable[Mark]) -> str:
        """The marks that follow as the first ones do, in words."""
        others = [mark for mark in marks if mark not in first]
        return f", and likewise {self.words.likewise(first, others)}" if others else ""

    def _is_named(self, clue: str, rules: Iterable[str]) -> bool:
        """Whether the words of rules name the spot of a clue, not as a part of a longer name."""
        spot = self.words.spot(clue)
        name = "" if spot is None else re.escape(self.words.name(spot))
        return bool(name) and re.search(rf"(?<!\w){name}(?!\w)", "; ".join(rules)) is not None

    def chain_lines(self, chain: Chain | None, depth: int = 0) -> list[ChainLine]:
        """The lines of a chain; none without a chain."""
        if chain is None:
            return []
        supposed, told, inner = chain.supposed, list[ChainLine](), depth
        if supposed is not None:
            told.append(ChainLine(depth, self._supposition("suppose", supposed)))
            inner = depth + 1
        for link in alike(chain.links, self.kind):
            if link.chain is not None:
                told += self.chain_lines(link.chain, inner)
            elif not self._is_plain(link):
                told.append(ChainLine(inner, self.sentence(link)))
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
        spots = tuple(self.spots([mark[0]]))
        return Sentence(f"{word} {self.words.tell([mark])}", spots, (), (mark,))

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
        atoms = {*self.glossary.facts, *new}
        wording = call(partial(words.read, self.task, atoms), self.limits)
        return wording.say((str(clue), True) for clue in new)

    def spots(self, atoms: Iterable[str]) -> list[Spot]:
        """The spots that atoms say something of."""
        found = (self.words.spot(atom) for atom in atoms)
        return list(dict.fromkeys(spot for spot in found if spot is not None))

    def answer_atoms(self, atoms: Iterable[clingo.Symbol]) -> list[str]:
        """The atoms that an answer shows, as texts."""
        return sorted(str(atom) for atom in atoms if self.task.encoding.shows(atom))


def mark_text(mark: Mark) -> str:
    """A mark as an atom, with "not" before it where it does not hold."""
    return mark[0] if mark[1] else f"not {mark[0]}"


class _Premises(NamedTuple):
    """The known marks that a deduction argues from."""

    words: str
    causes: tuple[Spot, ...]
    """The spots that show them."""
    region: tuple[Spot, ...]
    """The spots of marks that were noted."""


class _Trace(NamedTuple):
    """The reasons for which a mark was noted."""

    because: tuple[clingo.Symbol, ...]
    known: tuple[Mark, ...]


def _premises(
    deduction: Deduction, recalled: Sequence[Deduction], glossary: Glossary, rules: Rules
) -> _Premises:
    """The premises of a deduction, and why the noted marks among them were noted.

    A mark noted by the deduction's own rules gives way to those it was noted for. A cell that may
    hold few values is told by these.
    """
    wording, values = glossary.wording, glossary.values

    def spots(marks: Iterable[Mark]) -> Iterable[Spot]:
        return (spot for atom, _ in marks if (spot := wording.spot(atom)) is not None)

    few = _few(deduction.known, values) if deduction.because else {}
    others = [mark for mark in deduction.known if wording.spot(mark[0]) not in few]
    noted = {one.marks[0]: one for one in recalled}
    traces = {mark: _traced(mark, noted) for mark in others if mark in noted}
    plain = {m for m, trace in traces.items() if set(trace.because) <= set(deduction.because)}
    direct = [mark for mark in others if mark not in traces]
    broken = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
    filled = _filled(direct, values, rules.asked.values(broken)) if deduction.because else ()
    seen = (one for mark in others if mark in plain for one in traces[mark].known)
    told = [mark for mark in dict.fromkeys((*seen, *direct)) if mark not in filled]
    left = dict.fromkeys(spots(filled))
    explained = {mark: trace for mark, trace in traces.items() if mark not in plain}
    together: dict[tuple[str, ...], list[Place]] = {}
    for place, own in few.items():
        together.setdefault(own, []).append(place)
    either = (f"{wording.names(at)} may only hold {listed(v, 'or')}" for v, at in together.items())
    clauses = [*either, *_explained(explained, wording, rules), *wording.clauses(told)]
    clauses += [wording.clause("filled", left)] * bool(left)
    sources = [mark for trace in explained.values() for mark in _sources(trace)]
    causes = dict.fromkeys((*few, *spots(sources), *spots(told))) or left
    region = dict.fromkeys((*spots(others), *left))
    return _Premises(listed(clauses), tuple(causes), tuple(region))


def _few(known: Sequence[Mark], values: Values) -> dict[Place, tuple[str, ...]]:
    """The values of cells that may hold few, and have lost two or more by known marks."""
    denied = {atom for atom, holds in known if not holds}
    found = {}
    for place, own in values.items():
        left = tuple(value for atom, value in own.items() if atom not in denied)
        if left and len(left) <= min(len(own) - 2, _FEW):
            found[place] = left
    return found


def _filled(
    direct: Sequence[Mark], values: Values, asked: Collection[str] | None
) -> tuple[Mark, ...]:
    """Marks of different values that no rule asks for: their cells only count as filled."""
    if asked is None:
        return ()
    named = {atom: value for own in values.values() for atom, value in own.items()}
    held = [m for m in direct if m[1] and m[0] in named and named[m[0]] not in asked]
    return tuple(held) if len({named[atom] for atom, _ in held}) > _FILLED else ()


def _traced(mark: Mark, noted: Mapping[Mark, Deduction]) -> _Trace:
    """The reasons of a mark, through all deductions noted before it."""
    waiting = [mark]
    because: dict[clingo.Symbol, None] = {}
    known: dict[Mark, None] = {}
    while waiting:
        one = waiting.pop()
        if one in noted:
            because.update(dict.fromkeys(noted[one].because))
            waiting += reversed(noted[one].known)
        else:
            known[one] = None
    return _Trace(tuple(because), tuple(known))


def _sources(trace: _Trace) -> list[Mark]:
    """The known marks and the clues for which a mark was noted."""
    clues = [(str(symbol), True) for symbol in trace.because if not symbol.match(*BROKEN)]
    return [*trace.known, *clues]


def _explained(traces: Mapping[Mark, _Trace], wording: Wording, rules: Rules) -> Iterable[str]:
    """The noted marks in words, each with the rules and marks that it was noted for.

    `1,3 3,2 are not 5 (elimination: 3,8 8,3 are 5)`; those by the same rules together.
    """
    together: dict[tuple[str, ...], list[Mark]] = {}
    for mark, trace in traces.items():
        kinds = set()
        for broken in trace.because:
            if broken.match(*BROKEN):
                one = rules.constraint(broken)
                kinds.add(one.name(broken) or one.place)
        together.setdefault(tuple(sorted(kinds)), []).append(mark)
    for marks in together.values():
        said = listed(wording.clauses(marks))
        yield f"{said} ({_reason([traces[mark] for mark in marks], wording, rules)})"


def _reason(traces: Sequence[_Trace], wording: Wording, rules: Rules) -> str:
    """The rules by which marks were noted, and the marks that these used, in words."""
    because = dict.fromkeys(one for trace in traces for one in trace.because)
    broken = {one: rules.constraint(one) for one in because if one.match(*BROKEN)}
    known = dict.fromkeys(mark for trace in traces for mark in trace.known)
    clues = (wording.cite(str(one)) for one in because if not one.match(*BROKEN))
    sources = [*wording.clauses(known), *(f"there is the clue {clue}" for clue in clues)]
    since = listed(sources) if len(sources) <= _SOURCES else ""
    titles = dict.fromkeys(rule.name(one) for one, rule in broken.items())
    if all(titles):
        return ": ".join(filter(None, (listed(list(titles)), since)))
    words = list(dict.fromkeys(rule.say(one) for one, rule in broken.items()))
    more = len(words) - _RULES
    told = words[:_RULES] + [f"{more} more rules are broken"] * (more > 0)
    return f"{f'since {since}, and ' if since else ''}otherwise {', or '.join(told)}"
