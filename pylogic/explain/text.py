"""Sentences: an explanation in words, with the spots, clues and rules that each is about."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, NamedTuple

import clingo

from pylogic.explain import words
from pylogic.explain.asked_values import AskedValues, find_asked_values
from pylogic.explain.steps import Chain, Deduction, join_alike, parse_atom
from pylogic.explain.words import Glossary, Values, Wording, join_words
from pylogic.rules import constraints, entries
from pylogic.rules.constraints import BROKEN, Constraint
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
    citations: tuple[Citation, ...]
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
            "because": [citation.to_dict() for citation in self.citations],
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

    @cached_property
    def glossary(self) -> Glossary:
        """The words and values of the instance, and the atoms that follow from it alone.

        Derived once; raises ProgramError if the rules refuse the instance.
        """
        return self.known_glossary or call(partial(words.make_glossary, self.task), self.limits)

    @property
    def wording(self) -> Wording:
        """The words for the atoms of the instance."""
        return self.glossary.wording

    @cached_property
    def constraints(self) -> Sequence[Constraint]:
        """The constraints of the rule file, and then its techniques, with their words."""
        return constraints.read_rules(self.task.encoding)

    @cached_property
    def _asked_values(self) -> AskedValues:
        """The values of cells that each constraint mentions."""
        return find_asked_values(self.task.encoding, self.constraints)

    @cached_property
    def _unvalued_predicates(self) -> set[str]:
        """The predicates of a player's entries without values, such as "shaded"."""
        entered = entries.player_entries(self.task.encoding)
        return {entry.predicate for entry in entered if not entry.has_values}

    def is_entered(self, mark: Mark) -> bool:
        """Return whether a player enters a mark, and does not only note it.
        Players enter true marks, and false ones of entries without values: "not shaded"."""
        known = self._unvalued_predicates
        return mark[1] or (bool(known) and parse_atom(mark[0]).name in known)

    def is_step(self, deduction: Deduction) -> bool:
        """Return whether a deduction is a step: it is by a technique or several rules, or a player
        enters one of its marks. Other deductions are only noted before the next step."""
        is_large = deduction.is_technique or deduction.rule_count > 1
        return is_large or any(map(self.is_entered, deduction.marks))

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the teller for pickle, without its glossary: the other process derives it anew."""
        return Teller, (self.task, self.limits)

    def find_constraint(self, broken: clingo.Symbol) -> Constraint:
        """Return the constraint, or technique, of which an atom of BROKEN names an instance."""
        return constraints.constraint_of(self.constraints, broken)

    def cite_all(self, because: Iterable[clingo.Symbol]) -> list[Citation]:
        """Return the citations of clues, then those of atoms that name broken constraints."""
        clues, rules = [], []
        for symbol in because:
            if symbol.match(*BROKEN):
                rule = self.find_constraint(symbol)
                cells = tuple(rule.cells(symbol))
                rules.append(Citation(rule.say(symbol), rule.place, None, cells))
            else:
                words = self.wording.say([(str(symbol), True)])
                spots = tuple(self.find_spots([str(symbol)]))
                clues.append(Citation(words, self._find_place(symbol), symbol, spots))
        return [*clues, *rules]

    def find_named_spots(self, symbol: clingo.Symbol) -> Sequence[Spot]:
        """Return the spots of a clue, or the cells that the words of a broken constraint name."""
        if symbol.match(*BROKEN):
            return self.find_constraint(symbol).cells(symbol)
        return self.find_spots([str(symbol)])

    def _find_place(self, clue: clingo.Symbol) -> str:
        """Return the FILE:LINE of a clue; the file alone if imported, or if no line is known."""
        instance = self.task.instance
        line = next((f.line for f in instance.facts if f.symbol == clue), None)
        return instance.name if instance.is_imported or line is None else f"{instance.name}:{line}"

    def name_deduction(self, deduction: Deduction) -> str:
        """Return a deduction's technique: the names of its rules, or the name for all of them.
        If a rule has no name, return the counts, "one clue and 2 rules", or "nothing else is left".
        With parts, name the first part."""
        if deduction.parts:
            return self.name_deduction(deduction.parts[0])
        broken = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
        names = [self.find_constraint(symbol).step_title(symbol) for symbol in broken]
        if names and all(names):
            called = self.task.encoding.read_about("called", 2)
            return constraints.name_step(names, {say(rules): say(name) for rules, name in called})
        counts = {"clue": len(deduction.because) - len(broken), "rule": len(broken)}
        parts = [f"{n} {noun}s" if n > 1 else f"one {noun}" for noun, n in counts.items() if n]
        return join_words(parts) or "nothing else is left"

    def rule_key(self, deduction: Deduction) -> Hashable:
        """Return a key of the deduction's rules: their names, or numbers if they have none."""
        broken = (symbol for symbol in deduction.because if symbol.match(*BROKEN))
        return tuple(self.find_constraint(x).step_title(x) or x.arguments[0] for x in broken)

    def make_sentence(self, deduction: Deduction, recalled: Sequence[Deduction] = ()) -> Sentence:
        """Say a deduction in a sentence: known marks, the rule, the marks that follow.

        `recalled` are noted deductions of single marks; the sentence says their reasons, too. Of a
        deduction with parts it says the first part, and the marks that likewise follow. A technique
        is said as "WORDS: MARKS", without its premises; no marks make a contradiction.
        """
        if deduction.parts:
            first = self.make_sentence(deduction.parts[0], recalled)
            cells = tuple(self.find_spots(atom for atom, _ in deduction.marks))
            return replace(
                first,
                words=f"{first.words}{self._say_likewise(first.marks, deduction.marks)}",
                cells=cells,
                citations=tuple(self.cite_all(deduction.because)),
                marks=deduction.marks,
                causes=tuple(spot for spot in first.causes if spot not in cells),
            )
        citations = self.cite_all(deduction.because)
        rules = list(dict.fromkeys(x.words for x in citations if x.clue is None))
        clues = [str(x.clue) for x in citations if x.clue is not None]
        cells = tuple(self.find_spots(atom for atom, _ in deduction.marks))
        if deduction.is_technique:
            sources = self.find_spots([*(atom for atom, _ in deduction.known), *clues])
            text = f"{join_words(rules)}: {self.wording.say_clauses(deduction.marks)}"
            region: tuple[Spot, ...] = ()
        else:
            used = self._find_premises(deduction, recalled)
            known = [used.words] if used.words else []
            argument = self._argue(deduction)
            said = [argument] if argument else rules
            unnamed = [
                self.wording.name_clue(clue) for clue in clues if not self._is_named(clue, said)
            ]
            if unnamed:
                there = "there is the clue" if len(unnamed) == 1 else "there are the clues"
                known.append(f"{there} {join_words(unnamed)}")
            sources = [*used.causes, *self.find_spots(clues)]
            premises = " and ".join(known)
            if argument:
                since = f"since {premises}, " if premises else ""
                text = f"{since}{argument}: {self.wording.say_clauses(deduction.marks)}"
            else:
                text = self._join_clauses(deduction, premises, ", or ".join(rules))
            region = used.region
            citations = citations or self.cite_all(
                dict.fromkeys(symbol for noted in recalled for symbol in noted.because)
            )
        causes = tuple(spot for spot in dict.fromkeys(sources) if spot not in cells)
        return Sentence(
            text,
            cells if deduction.marks else causes,
            tuple(citations),
            deduction.marks,
            deduction.known,
            causes,
            region,
        )

    def _argue(self, deduction: Deduction) -> str:
        """Return the argument that a deduction's rules have in common for what follows; or ""."""
        broken = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
        arguments = {self.find_constraint(symbol).argue(symbol) for symbol in broken}
        is_plain = len(arguments) == 1 and deduction.chain is None and bool(deduction.marks)
        return arguments.pop() if is_plain else ""

    def _find_premises(self, deduction: Deduction, recalled: Sequence[Deduction]) -> _Premises:
        """Return words for the premises of a deduction, and the spots of causes and region.

        A mark that the deduction's own rules have noted is replaced by its reasons. The premises
        list the values left to a cell if these are few, and call cells "filled" whose values do not
        matter.
        """
        wording, values = self.wording, self.glossary.values
        few = _find_values_left(deduction.known, values) if deduction.because else {}
        others = [mark for mark in deduction.known if wording.find_spot(mark[0]) not in few]
        noted = {deduced.marks[0]: deduced for deduced in recalled}
        reasons = {mark: _collect_reasons(mark, noted) for mark in others if mark in noted}
        restated = {m for m, why in reasons.items() if set(why.because) <= set(deduction.because)}
        explained = {mark: why for mark, why in reasons.items() if mark not in restated}
        direct = [mark for mark in others if mark not in reasons]
        broken = [symbol for symbol in deduction.because if symbol.match(*BROKEN)]
        asked = self._asked_values.values(broken) if deduction.because else None
        filled = _find_filled(direct, values, asked)
        sources = (source for mark in others if mark in restated for source in reasons[mark].known)
        entered = [mark for mark in dict.fromkeys((*sources, *direct)) if mark not in filled]
        filled_spots = self.find_spots(atom for atom, _ in filled)
        together: dict[tuple[str, ...], list[Place]] = {}
        for place, left in few.items():
            together.setdefault(left, []).append(place)
        either = (
            f"{wording.name_spots(places)} may only hold {join_words(left, 'or')}"
            for left, places in together.items()
        )
        clauses = [*either, *self._say_noted(explained), *wording.make_clauses(entered)]
        clauses += [wording.make_clause("filled", filled_spots)] * bool(filled_spots)
        atoms = [atom for why in explained.values() for atom in why.list_atoms()]
        causes = (*few, *self.find_spots([*atoms, *(atom for atom, _ in entered)]))
        region = (*self.find_spots(atom for atom, _ in others), *filled_spots)
        return _Premises(
            join_words(clauses),
            tuple(dict.fromkeys(causes or filled_spots)),
            tuple(dict.fromkeys(region)),
        )

    def _say_noted(self, reasons: Mapping[Mark, _Reasons]) -> Iterator[str]:
        """Yield a clause for each group of marks that the same rules noted, with their reasons.

        For example `1,3 3,2 are not 5 (elimination: 3,8 8,3 are 5)`.
        """
        together: dict[tuple[str, ...], list[Mark]] = {}
        for mark, why in reasons.items():
            rules = {x: self.find_constraint(x) for x in why.because if x.match(*BROKEN)}
            names = {rule.step_title(broken) or rule.place for broken, rule in rules.items()}
            together.setdefault(tuple(sorted(names)), []).append(mark)
        for marks in together.values():
            clause = join_words(self.wording.make_clauses(marks))
            yield f"{clause} ({self._say_reasons([reasons[mark] for mark in marks])})"

    def _say_reasons(self, reasons: Sequence[_Reasons]) -> str:
        """Say the rules by which marks were noted, and the marks and clues used, if these are few.
        Rules are said by name if each has one, else by their words, up to `_RULES`."""
        because = dict.fromkeys(symbol for why in reasons for symbol in why.because)
        rules = {x: self.find_constraint(x) for x in because if x.match(*BROKEN)}
        known = dict.fromkeys(mark for why in reasons for mark in why.known)
        clues = (self.wording.name_clue(str(x)) for x in because if x not in rules)
        sources = self.wording.make_clauses(known)
        sources += (f"there is the clue {clue}" for clue in clues)
        since = join_words(sources) if len(sources) <= _SOURCES else ""
        titles = dict.fromkeys(rule.step_title(broken) for broken, rule in rules.items())
        if all(titles):
            return ": ".join(filter(None, (join_words(list(titles)), since)))
        words = list(dict.fromkeys(rule.say(broken) for broken, rule in rules.items()))
        more = len(words) - _RULES
        clauses = words[:_RULES] + [f"{more} more rules are broken"] * (more > 0)
        return f"{f'since {since}, and ' if since else ''}otherwise {', or '.join(clauses)}"

    def _join_clauses(self, deduction: Deduction, known: str, rules: str) -> str:
        """Return the text of a deduction's sentence, from its premises and rules in words."""
        follows = self.wording.say_clauses(deduction.marks)
        since = f"since {known}, " if known else ""
        if not deduction.marks:
            return f"contradiction: {since}{rules or 'nothing is left'}"
        if deduction.chain is not None and deduction.chain.supposed is not None:
            supposed, holds = deduction.chain.supposed
            shown = [(supposed, not holds)]
            likewise = self._say_likewise(shown, deduction.marks)
            return f"otherwise a contradiction follows: {self.wording.say_clauses(shown)}{likewise}"
        if rules:
            return f"{f'{since}and ' if known else ''}otherwise {rules}: {follows}"
        if deduction.because:
            return f"since {known}: {follows}"
        return f"{since}nothing else is left: {follows}"

    def _say_likewise(self, first: Collection[Mark], marks: Iterable[Mark]) -> str:
        """Return ", and likewise ..." for the marks besides the first ones; "" for none."""
        others = [mark for mark in marks if mark not in first]
        return f", and likewise {self.wording.say_likewise(first, others)}" if others else ""

    def _is_named(self, clue: str, rules: Iterable[str]) -> bool:
        """Return whether the words of rules name the spot of a clue as a whole word."""
        spot = self.wording.find_spot(clue)
        name = "" if spot is None else re.escape(self.wording.name_spot(spot))
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
            elif not self._is_trivial(link):
                lines.append(ChainLine(inner, self.make_sentence(link)))
        if supposed is not None:
            lines.append(
                ChainLine(depth, self._say_supposition("so", (supposed[0], not supposed[1])))
            )
        return lines

    def _is_trivial(self, link: Deduction) -> bool:
        """Return whether a link needs no clue or rule, and only denies values of filled cells."""
        filled = self.find_spots(atom for atom, holds in link.known if holds)
        denied = self.find_spots(atom for atom, holds in link.marks if not holds)
        is_denial = bool(link.marks) and not any(holds for _, holds in link.marks)
        return is_denial and not link.because and set(denied) <= set(filled)

    def _say_supposition(self, word: str, mark: Mark) -> Sentence:
        """Return the sentence of `word`, "suppose" or "so", and a mark."""
        spots = tuple(self.find_spots([mark[0]]))
        return Sentence(f"{word} {self.wording.say_clauses([mark])}", spots, (), (mark,))

    def note_to_dict(self, deduction: Deduction) -> dict[str, Any]:
        """Return a noted deduction for JSON: its marks as texts, and the words of its rules."""
        because = [line.words for line in self.cite_all(deduction.because)]
        return {"atoms": list(map(say_mark, deduction.marks)), "because": because}

    def say_further_clues(self, clues: Iterable[clingo.Symbol]) -> str:
        """Say, with the help of a child, those of the clues that the instance lacks; "" if none."""
        own = set(self.task.instance.symbols)
        new = [clue for clue in clues if clue not in own]
        atoms = {*self.glossary.facts, *new}
        wording = call(partial(words.derive_words, self.task, atoms), self.limits)
        return wording.say((str(clue), True) for clue in new)

    def find_spots(self, atoms: Iterable[str]) -> list[Spot]:
        """Return the spots (cells, sides, ...) of atoms, each once; atoms without are left out."""
        spots = (self.wording.find_spot(atom) for atom in atoms)
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


class _Reasons(NamedTuple):
    """The reasons for which a mark was noted."""

    because: tuple[clingo.Symbol, ...]
    """Clues and broken constraints."""
    known: tuple[Mark, ...]
    """Known marks that were entered, not noted."""

    def list_atoms(self) -> list[str]:
        """Return the atoms of the known marks and the clues, as texts."""
        clues = (str(symbol) for symbol in self.because if not symbol.match(*BROKEN))
        return [*(atom for atom, _ in self.known), *clues]


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
    marks: Sequence[Mark], values: Values, asked: Collection[str] | None
) -> tuple[Mark, ...]:
    """Return those of the marks that are true and whose values no rule mentions.

    `asked` are the values that the rules mention, or None if any value may matter: return (). Also
    return () if the marks have so few different values that a sentence can say them.
    """
    if asked is None:
        return ()
    named = {atom: value for own in values.values() for atom, value in own.items()}
    filled = [m for m in marks if m[1] and m[0] in named and named[m[0]] not in asked]
    return tuple(filled) if len({named[atom] for atom, _ in filled}) > _FILLED else ()


def _collect_reasons(mark: Mark, noted: Mapping[Mark, Deduction]) -> _Reasons:
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
    return _Reasons(tuple(because), tuple(known))
