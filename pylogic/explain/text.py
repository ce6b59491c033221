"""Sentences: an explanation in words, with the spots, clues and rules that each is about."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, NamedTuple

import clingo

from pylogic.explain import words
from pylogic.explain.steps import Chain, Deduction, join_alike, make_entry_test
from pylogic.explain.words import Glossary, Values, Wording, join_words
from pylogic.rules import constraints, entries
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.entries import AskedValues
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Spot, say
from pylogic.solving.process import call
from pylogic.solving.task import Task

_FEW = 4
"""The most values left to a cell that a sentence lists."""
_FILLED = 2
"""Known cells with more different values than this are only called filled."""
_RULES = 3
"""The most unnamed rules that a sentence lists for a noted mark."""
_SOURCES = 4
"""The most clauses that a sentence gives as the reason of a noted mark, besides its rules."""


@dataclass(frozen=True)
class Citation:
    """A clue or a rule that an explanation cites: its words, file and line."""

    words: str
    place: str
    """File and line, as FILE:LINE."""
    clue: clingo.Symbol | None
    """The clue; None for a rule."""
    cells: tuple[Spot, ...] = ()
    """The spots that the clue or rule names."""

    def to_dict(self) -> dict[str, Any]:
        """Return the citation for JSON: words, place, clue as text or None, and cells."""
        clue = None if self.clue is None else str(self.clue)
        cells = list(map(list, self.cells))
        return {"words": self.words, "place": self.place, "clue": clue, "cells": cells}


@dataclass(frozen=True)
class Sentence:
    """A deduction in words; its spots, and the clues and rules that it follows from."""

    words: str
    cells: tuple[Spot, ...]
    """The spots of its marks, or of its causes if it is a contradiction."""
    lines: tuple[Citation, ...]
    """The clues and rules that the deduction uses."""
    marks: tuple[Mark, ...] = ()
    """The marks that follow or are supposed; none if it is a contradiction."""
    known: tuple[Mark, ...] = ()
    """The known marks that the deduction uses."""
    causes: tuple[Spot, ...] = ()
    """The spots of those known marks, and of the clues."""
    region: tuple[Spot, ...] = ()
    """All spots to look at; causes and effects among them have styles of their own."""

    @property
    def styles(self) -> dict[Spot, str]:
        """The style of each spot on a board: effect, cause or region, in this priority."""
        effects = self.cells if self.marks else ()
        styles = {"region": self.region, "cause": self.causes, "effect": effects}
        return {spot: style for style, spots in styles.items() for spot in spots}

    def to_dict(self) -> dict[str, Any]:
        """Return the sentence for JSON: words, cells, marks and known marks as texts, citations."""
        return {
            "words": self.words,
            "cells": list(map(list, self.cells)),
            "atoms": list(map(say_mark, self.marks)),
            "known": list(map(say_mark, self.known)),
            "because": [line.to_dict() for line in self.lines],
        }


class ChainLine(NamedTuple):
    """A line of a chain of deductions."""

    depth: int
    """The number of suppositions around it, by which it is indented."""
    sentence: Sentence

    @property
    def text(self) -> str:
        """The sentence, indented by two blanks a level."""
        return f"{'  ' * self.depth}{self.sentence.words}"

    def to_dict(self) -> dict[str, Any]:
        """Return the line for JSON: its depth, and the fields of its sentence."""
        return {"depth": self.depth, **self.sentence.to_dict()}


@dataclass(frozen=True, repr=False)
class Rules:
    """The words of the rule file for ground constraints, and the techniques that it names."""

    known: Sequence[Constraint]
    """The constraints of the rule file."""
    mentioned: AskedValues
    """The values that each constraint mentions."""
    techniques: Mapping[str, str]
    """The names of techniques, by the names of the rules that they use."""

    def constraint(self, broken: clingo.Symbol) -> Constraint:
        """Return the constraint of which an atom names a broken ground instance."""
        return constraints.constraint_of(self.known, broken)


@dataclass(frozen=True, repr=False)
class Teller:
    """Says the explanations of one task in words, with the help of child processes.

    They derive the words when they are first needed, and draw each board. Each time the
    teller's limits hold anew, since an explanation may be printed late; if they end the child,
    StoppedError is raised.
    """

    task: Task
    limits: Limits
    known_glossary: Glossary | None = None
    """The glossary, if it has been derived already."""

    @classmethod
    def within(cls, task: Task, limits: Limits) -> Teller:
        """Return a teller that allows each derivation of words as much time as the whole call."""
        return cls(task, limits.reset())

    @cached_property
    def glossary(self) -> Glossary:
        """The words and values of the instance, and the atoms that follow from it alone.

        Derived once; raises ProgramError if the rules refuse the instance.
        """
        return self.known_glossary or call(partial(words.make_glossary, self.task), self.limits)

    @property
    def words(self) -> Wording:
        """The words for the atoms of the instance."""
        return self.glossary.wording

    @cached_property
    def rules(self) -> Rules:
        """The constraints and techniques of the rule file, with their words."""
        encoding = self.task.encoding
        known = constraints.read_rules(encoding)
        step_names = {say(rules): say(name) for rules, name in encoding.read_about("called", 2)}
        return Rules(known, entries.find_asked_values(encoding, known), step_names)

    @cached_property
    def is_entry(self) -> Callable[[Mark], bool]:
        """A function that returns True for a mark that a player enters, False if only noted."""
        return make_entry_test(self.task.encoding)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the teller for pickle, without its glossary: the other process derives it anew."""
        return Teller, (self.task, self.limits)

    def cite_all(self, because: Iterable[clingo.Symbol]) -> list[Citation]:
        """Return the citations of clues, then those of atoms that name broken constraints."""
        clues, rules = [], []
        for symbol in because:
            if symbol.match(*BROKEN):
                rules.append(self.cite_rule(symbol))
            else:
                text, cells = self.words.say([(str(symbol), True)]), self.find_spots([str(symbol)])
                clues.append(Citation(text, self._find_place(symbol), symbol, tuple(cells)))
        return [*clues, *rules]

    def cite_rule(self, broken: clingo.Symbol) -> Citation:
        """Return the citation of the constraint that an atom names as broken."""
        rule = self.rules.constraint(broken)
        return Citation(rule.say(broken), rule.place, None, tuple(rule.cells(broken)))

    def find_named_spots(self, symbol: clingo.Symbol) -> Sequence[Spot]:
        """Return the spots of a clue, or the cells that the words of a broken constraint name."""
        if symbol.match(*BROKEN):
            return self.rules.constraint(symbol).cells(symbol)
        return self.find_spots([str(symbol)])

    def _find_place(self, clue: clingo.Symbol) -> str:
        """Return the FILE:LINE of a clue; the file alone if imported, or if no line is known."""
        instance = self.task.instance
        line = next((f.line for f in instance.facts if f.symbol == clue), None)
        return instance.name if instance.is_imported or line is None else f"{instance.name}:{line}"

    def name(self, deduction: Deduction) -> str:
        """Return the technique that all rules of a deduction name, or else its counts in words.
        With parts it names the first part; without clues and rules it says "nothing else is
        left"."""
        if deduction.parts:
            return self.name(deduction.parts[0])
        broken = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
        names = [self.rules.constraint(symbol).step_title(symbol) for symbol in broken]
        if names and all(names):
            return constraints.name_step(names, self.rules.techniques)
        counts = {"clue": len(deduction.because) - len(broken), "rule": len(broken)}
        parts = [f"{n} {noun}s" if n > 1 else f"one {noun}" for noun, n in counts.items() if n]
        return join_words(parts) or "nothing else is left"

    def rule_key(self, deduction: Deduction) -> Hashable:
        """Return a key of the deduction's rules: their names, or numbers if they have none."""
        broken = (symbol for symbol in deduction.because if symbol.match(*BROKEN))
        return tuple(self.rules.constraint(x).step_title(x) or x.arguments[0] for x in broken)

    def make_sentence(self, deduction: Deduction, recalled: Sequence[Deduction] = ()) -> Sentence:
        """Say a deduction in a sentence: known marks, the rule, the marks that follow.

        `recalled` are noted deductions of single marks; the sentence says their reasons, too. Of a
        deduction with parts it says the first part, and the marks that likewise follow. A technique
        speaks in its own words, without `recalled`; without marks it is a contradiction.
        """
        if deduction.parts:
            first = self.make_sentence(deduction.parts[0], recalled)
            cells = tuple(self.find_spots(atom for atom, _ in deduction.marks))
            return replace(
                first,
                words=f"{first.words}{self._say_likewise(first.marks, deduction.marks)}",
                cells=cells,
                lines=tuple(self.cite_all(deduction.because)),
                marks=deduction.marks,
                causes=tuple(spot for spot in first.causes if spot not in cells),
            )
        if deduction.is_technique:
            return self._say_technique(deduction)
        lines = self.cite_all(deduction.because)
        rules = list(dict.fromkeys(line.words for line in lines if line.clue is None))
        clues = [str(line.clue) for line in lines if line.clue is not None]
        used = _find_premises(deduction, recalled, self.glossary, self.rules)
        cells = tuple(self.find_spots(atom for atom, _ in deduction.marks))
        known = [used.words] if used.words else []
        unnamed = [self.words.name_clue(clue) for clue in clues if not self._is_named(clue, rules)]
        if unnamed:
            there = "there is the clue" if len(unnamed) == 1 else "there are the clues"
            known.append(f"{there} {join_words(unnamed)}")
        sources = dict.fromkeys((*used.causes, *self.find_spots(clues)))
        causes = tuple(spot for spot in sources if spot not in cells)
        cited = lines or self.cite_all(
            dict.fromkeys(s for noted in recalled for s in noted.because)
        )
        return Sentence(
            self._join_clauses(deduction, " and ".join(known), ", or ".join(rules)),
            cells if deduction.marks else causes,
            tuple(cited),
            deduction.marks,
            deduction.known,
            causes,
            used.region,
        )

    def _say_technique(self, deduction: Deduction) -> Sentence:
        """Say "WORDS: MARKS" for a technique, in the words of its rule, without its premises."""
        lines = self.cite_all(deduction.because)
        rules = dict.fromkeys(line.words for line in lines if line.clue is None)
        cells = tuple(self.find_spots(atom for atom, _ in deduction.marks))
        clues = (str(line.clue) for line in lines if line.clue is not None)
        seen = self.find_spots([*(atom for atom, _ in deduction.known), *clues])
        causes = tuple(spot for spot in seen if spot not in cells)
        text = f"{join_words(list(rules))}: {self.words.say_clauses(deduction.marks)}"
        return Sentence(text, cells, tuple(lines), deduction.marks, deduction.known, causes)

    def _join_clauses(self, deduction: Deduction, known: str, rules: str) -> str:
        """Return the text of a deduction's sentence, from its premises and rules in words."""
        follows = self.words.say_clauses(deduction.marks)
        since = f"since {known}, " if known else ""
        if not deduction.marks:
            return f"contradiction: {since}{rules or 'nothing is left'}"
        if deduction.chain is not None and deduction.chain.supposed is not None:
            supposed, holds = deduction.chain.supposed
            shown = [(supposed, not holds)]
            likewise = self._say_likewise(shown, deduction.marks)
            return f"otherwise a contradiction follows: {self.words.say_clauses(shown)}{likewise}"
        if rules:
            return f"{f'{since}and ' if known else ''}otherwise {rules}: {follows}"
        if deduction.because:
            return f"since {known}: {follows}"
        return f"{since}nothing else is left: {follows}"

    def _say_likewise(self, first: Collection[Mark], marks: Iterable[Mark]) -> str:
        """Return ", and likewise ..." for the marks besides the first ones; "" for none."""
        others = [mark for mark in marks if mark not in first]
        return f", and likewise {self.words.say_likewise(first, others)}" if others else ""

    def _is_named(self, clue: str, rules: Iterable[str]) -> bool:
        """Return whether the words of rules name the spot of a clue as a whole word."""
        spot = self.words.find_spot(clue)
        name = "" if spot is None else re.escape(self.words.name_spot(spot))
        return bool(name) and re.search(rf"(?<!\w){name}(?!\w)", "; ".join(rules)) is not None

    def chain_lines(self, chain: Chain | None, depth: int = 0) -> list[ChainLine]:
        """Return the lines of a chain: supposition, links, conclusion; [] without a chain.

        Lines of alike links are joined, and inner chains are indented. Links that only deny values
        in filled cells have no line.
        """
        if chain is None:
            return []
        supposed, lines, inner = chain.supposed, list[ChainLine](), depth
        if supposed is not None:
            lines.append(ChainLine(depth, self._say_supposition("suppose", supposed)))
            inner = depth + 1
        for link in join_alike(chain.links, self.rule_key):
            if link.chain is not None:
                lines += self.chain_lines(link.chain, inner)
            elif not self._is_plain(link):
                lines.append(ChainLine(inner, self.make_sentence(link)))
        if supposed is not None:
            lines.append(
                ChainLine(depth, self._say_supposition("so", (supposed[0], not supposed[1])))
            )
        return lines

    def _is_plain(self, link: Deduction) -> bool:
        """Return whether a link, without clues and rules, only denies values in filled cells."""
        filled = self.find_spots(atom for atom, holds in link.known if holds)
        denied = self.find_spots(atom for atom, holds in link.marks if not holds)
        is_denial = bool(link.marks) and not any(holds for _, holds in link.marks)
        return is_denial and not link.because and set(denied) <= set(filled)

    def _say_supposition(self, word: str, mark: Mark) -> Sentence:
        """Return the sentence of `word`, "suppose" or "so", and a mark."""
        spots = tuple(self.find_spots([mark[0]]))
        return Sentence(f"{word} {self.words.say_clauses([mark])}", spots, (), (mark,))

    def note_to_dict(self, deduction: Deduction) -> dict[str, Any]:
        """Return a noted deduction for JSON: its marks as texts, and the words of its rules."""
        because = [line.words for line in self.cite_all(deduction.because)]
        return {"atoms": list(map(say_mark, deduction.marks)), "because": because}

    def say_new(self, clues: Iterable[clingo.Symbol]) -> str:
        """Say in words, with the help of a child, the clues that the instance lacks; "" if none."""
        own = set(self.task.instance.symbols)
        new = [clue for clue in clues if clue not in own]
        atoms = {*self.glossary.facts, *new}
        wording = call(partial(words.derive_words, self.task, atoms), self.limits)
        return wording.say((str(clue), True) for clue in new)

    def find_spots(self, atoms: Iterable[str]) -> list[Spot]:
        """Return the spots (cells, sides, ...) of atoms, each once; atoms without are left out."""
        spots = (self.words.find_spot(atom) for atom in atoms)
        return list(dict.fromkeys(spot for spot in spots if spot is not None))

    def list_shown(self, atoms: Iterable[clingo.Symbol]) -> list[str]:
        """Return the atoms of shown predicates as texts, sorted."""
        return sorted(str(atom) for atom in atoms if self.task.encoding.is_shown(atom))


def say_mark(mark: Mark) -> str:
    """Return a mark's atom, with "not " before it if it is false; `write_mark` puts a minus."""
    return mark[0] if mark[1] else f"not {mark[0]}"


def mark_of(atom: clingo.Symbol) -> Mark:
    """Return the mark of an atom; with a minus, the mark that the atom is false."""
    return str(atom).removeprefix("-"), atom.positive


class _Premises(NamedTuple):
    """The known marks that a deduction argues from."""

    words: str
    """The marks and their reasons, as clauses."""
    causes: tuple[Spot, ...]
    """The spots that show these marks."""
    region: tuple[Spot, ...]
    """The spots of all known marks, also of noted and filled ones."""


class _Trace(NamedTuple):
    """The reasons for which a mark was noted."""

    because: tuple[clingo.Symbol, ...]
    """Clues and broken constraints."""
    known: tuple[Mark, ...]
    """Known marks that were entered, not noted."""


def _find_premises(
    deduction: Deduction, recalled: Sequence[Deduction], glossary: Glossary, rules: Rules
) -> _Premises:
    """Return words for the premises of a deduction, and the spots of causes and region.

    The reasons of a mark replace it if it was noted by the deduction's own rules. The premises list
    the values left to a cell if these are few, and call cells "filled" whose values do not matter.
    """
    wording, values = glossary.wording, glossary.values

    def spots(marks: Iterable[Mark]) -> Iterable[Spot]:
        """Return the spots of marks; marks without a spot are left out."""
        return (spot for atom, _ in marks if (spot := wording.find_spot(atom)) is not None)

    few = _find_values_left(deduction.known, values) if deduction.because else {}
    others = [mark for mark in deduction.known if wording.find_spot(mark[0]) not in few]
    noted = {deduced.marks[0]: deduced for deduced in recalled}
    traces = {mark: _trace(mark, noted) for mark in others if mark in noted}
    plain = {m for m, trace in traces.items() if set(trace.because) <= set(deduction.because)}
    direct = [mark for mark in others if mark not in traces]
    broken = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
    filled = (
        _find_filled(direct, values, rules.mentioned.values(broken)) if deduction.because else ()
    )
    sources = (source for mark in others if mark in plain for source in traces[mark].known)
    entered = [mark for mark in dict.fromkeys((*sources, *direct)) if mark not in filled]
    left = dict.fromkeys(spots(filled))
    explained = {mark: trace for mark, trace in traces.items() if mark not in plain}
    together: dict[tuple[str, ...], list[Place]] = {}
    for place, own in few.items():
        together.setdefault(own, []).append(place)
    either = (
        f"{wording.name_spots(at)} may only hold {join_words(v, 'or')}"
        for v, at in together.items()
    )
    clauses = [*either, *_say_noted(explained, wording, rules), *wording.make_clauses(entered)]
    clauses += [wording.make_clause("filled", left)] * bool(left)
    reasons = [mark for trace in explained.values() for mark in _list_sources(trace)]
    causes = dict.fromkeys((*few, *spots(reasons), *spots(entered))) or left
    region = dict.fromkeys((*spots(others), *left))
    return _Premises(join_words(clauses), tuple(causes), tuple(region))


def _find_values_left(known: Sequence[Mark], values: Values) -> dict[Place, tuple[str, ...]]:
    """Return cells with the values left to them, if these are few and two are ruled out."""
    denied = {atom for atom, holds in known if not holds}
    cells = {}
    for place, own in values.items():
        left = tuple(value for atom, value in own.items() if atom not in denied)
        if left and len(left) <= min(len(own) - 2, _FEW):
            cells[place] = left
    return cells


def _find_filled(
    direct: Sequence[Mark], values: Values, asked: Collection[str] | None
) -> tuple[Mark, ...]:
    """Return the true marks whose values do not matter, since no rule mentions them.

    Return none if `asked`, the values that the rules mention, is None, or if the marks have so few
    different values that a sentence can say them.
    """
    if asked is None:
        return ()
    named = {atom: value for own in values.values() for atom, value in own.items()}
    marks = [m for m in direct if m[1] and m[0] in named and named[m[0]] not in asked]
    return tuple(marks) if len({named[atom] for atom, _ in marks}) > _FILLED else ()


def _trace(mark: Mark, noted: Mapping[Mark, Deduction]) -> _Trace:
    """Collect the reasons of a mark through all noted deductions, down to entered marks."""
    waiting = [mark]
    because: dict[clingo.Symbol, None] = {}
    known: dict[Mark, None] = {}
    while waiting:
        reason = waiting.pop()
        if reason in noted:
            because.update(dict.fromkeys(noted[reason].because))
            waiting += reversed(noted[reason].known)
        else:
            known[reason] = None
    return _Trace(tuple(because), tuple(known))


def _list_sources(trace: _Trace) -> list[Mark]:
    """Return the known marks and the clues of a trace, clues as marks that hold."""
    clues = [(str(symbol), True) for symbol in trace.because if not symbol.match(*BROKEN)]
    return [*trace.known, *clues]


def _say_noted(traces: Mapping[Mark, _Trace], wording: Wording, rules: Rules) -> Iterable[str]:
    """Yield a clause for each group of marks that the same rules noted, with reasons.

    For example `1,3 3,2 are not 5 (elimination: 3,8 8,3 are 5)`.
    """
    together: dict[tuple[str, ...], list[Mark]] = {}
    for mark, trace in traces.items():
        kinds = set()
        for broken in trace.because:
            if broken.match(*BROKEN):
                rule = rules.constraint(broken)
                kinds.add(rule.step_title(broken) or rule.place)
        together.setdefault(tuple(sorted(kinds)), []).append(mark)
    for marks in together.values():
        clause = join_words(wording.make_clauses(marks))
        yield f"{clause} ({_say_reason([traces[mark] for mark in marks], wording, rules)})"


def _say_reason(traces: Sequence[_Trace], wording: Wording, rules: Rules) -> str:
    """Say the rules by which marks were noted, and the marks and clues used, if these are few.
    Rules are said by name if each has one, else by their words, up to `_RULES`."""
    because = dict.fromkeys(symbol for trace in traces for symbol in trace.because)
    broken = {symbol: rules.constraint(symbol) for symbol in because if symbol.match(*BROKEN)}
    known = dict.fromkeys(mark for trace in traces for mark in trace.known)
    clues = (wording.name_clue(str(x)) for x in because if not x.match(*BROKEN))
    sources = [*wording.make_clauses(known), *(f"there is the clue {clue}" for clue in clues)]
    since = join_words(sources) if len(sources) <= _SOURCES else ""
    titles = dict.fromkeys(rule.step_title(symbol) for symbol, rule in broken.items())
    if all(titles):
        return ": ".join(filter(None, (join_words(list(titles)), since)))
    words = list(dict.fromkeys(rule.say(symbol) for symbol, rule in broken.items()))
    more = len(words) - _RULES
    clauses = words[:_RULES] + [f"{more} more rules are broken"] * (more > 0)
    return f"{f'since {since}, and ' if since else ''}otherwise {', or '.join(clauses)}"
