"""Sentences: an explanation in words, with the spots, clues and rules that each is about."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import clingo

from pylogic.explain import words
from pylogic.explain.asked_values import AskedValues, find_asked_values
from pylogic.explain.steps import Chain, Deduction, join_alike, parse_atom
from pylogic.explain.words import Wording, join_words
from pylogic.rules import constraints, entries
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Place, Spot, say
from pylogic.solving.process import call
from pylogic.solving.question import Question

_FEW = 4
"""The most values left to a cell that a sentence lists."""
_FILLED = 2
"""Known cells with more different values than this are only called filled."""
_RULES = 3
"""The most unnamed rules that a sentence lists for a noted mark."""
_CELLS = 10
"""The most cells that a sentence names as its premises; of more it names groups."""
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


@dataclass(frozen=True, repr=False)
class Sentence:
    """A deduction, or a line of a chain, in words; its spots, clues and rules."""

    words: str
    cells: tuple[Spot, ...] = ()
    """The spots of its marks, or of its causes if it is a contradiction."""
    citations: tuple[Citation, ...] = ()
    """The clues and rules that the deduction uses."""
    marks: tuple[Mark, ...] = ()
    """The marks that follow or are supposed; none if it is a contradiction."""
    known: tuple[Mark, ...] = ()
    """The known marks that the deduction uses."""
    causes: tuple[Spot, ...] = ()
    """The spots of those known marks, and of the clues."""
    region: tuple[Spot, ...] = ()
    """All spots to look at; causes and effects among them have styles of their own."""
    depth: int = 0
    """In a chain, the number of suppositions around it, by which it is indented."""

    def __repr__(self) -> str:
        return f"<Sentence: {self.words}>"

    @property
    def text(self) -> str:
        """The words, indented by two blanks a level."""
        return f"{'  ' * self.depth}{self.words}"

    @property
    def styles(self) -> dict[Spot, str]:
        """The style of each spot on a board: effect, cause or region, in this priority."""
        effects = self.cells if self.marks else ()
        styles = {"region": self.region, "cause": self.causes, "effect": effects}
        return {spot: style for style, spots in styles.items() for spot in spots}

    def to_dict(self) -> dict[str, Any]:
        """Return a line of a chain for JSON: depth, words, cells, marks as texts, citations."""
        return {
            "depth": self.depth,
            "words": self.words,
            "cells": list(map(list, self.cells)),
            "atoms": list(map(say_mark, self.marks)),
            "known": list(map(say_mark, self.known)),
            "because": [citation.to_dict() for citation in self.citations],
        }


@dataclass(frozen=True, repr=False)
class Teller:
    """Says the explanations of one task in words, with the help of child processes.

    They derive the words when they are first needed, and draw each board. Each time the
    teller's limits hold anew, since an explanation may be printed late; if they end the child,
    StoppedError is raised.
    """

    task: Question
    limits: Limits
    known_wording: Wording | None = None
    """The wording, if it has been derived already."""

    @cached_property
    def wording(self) -> Wording:
        """The words and values of the instance, and the atoms that follow from it alone.

        Derived once; raises ProgramError if the rules refuse the instance.
        """
        return self.known_wording or call(partial(words.make_wording, self.task), self.limits)

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
        entered = entries.read_entries(self.task.encoding)
        return {entry.predicate for entry in entered if not entry.values}

    def __reduce__(self) -> tuple[Any, ...]:
        """Return the teller for pickle, without its wording: the other process derives it anew."""
        return Teller, (self.task, self.limits)

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

    def find_constraint(self, broken: clingo.Symbol) -> Constraint:
        """Return the constraint, or technique, of which an atom of BROKEN names an instance."""
        return constraints.constraint_of(self.constraints, broken)

    def find_spots(self, atoms: Iterable[str]) -> list[Spot]:
        """Return the spots (cells, sides, ...) of atoms, each once; atoms without are left out."""
        spots = map(self.wording.find_spot, atoms)
        return list(dict.fromkeys(spot for spot in spots if spot is not None))

    def find_named_spots(self, symbol: clingo.Symbol) -> Sequence[Spot]:
        """Return the spots of a clue, or the cells that the words of a broken constraint name."""
        if symbol.match(*BROKEN):
            return self.find_constraint(symbol).cells(symbol)
        return self.find_spots([str(symbol)])

    def cite_all(self, because: Iterable[clingo.Symbol]) -> list[Citation]:
        """Return the citations of clues, then those of atoms that name broken constraints.
        An imported clue, and one without a known line, has the file alone as its place."""
        instance = self.task.instance
        clues, rules = [], []
        for symbol in because:
            cells = tuple(self.find_named_spots(symbol))
            if symbol.match(*BROKEN):
                rule = self.find_constraint(symbol)
                rules.append(Citation(rule.say(symbol), rule.place, None, cells))
            else:
                lines = (f":{fact.line}" for fact in instance.facts if fact.symbol == symbol)
                line = "" if instance.is_imported else next(lines, "")
                said = self.wording.say([(str(symbol), True)])
                clues.append(Citation(said, f"{instance.name}{line}", symbol, cells))
        return [*clues, *rules]

    def name_deduction(self, deduction: Deduction) -> str:
        """Return a deduction's technique: the names of its rules, or the name for all of them.
        If a rule has no name, return the counts, "one clue and 2 rules", or "nothing else is left".
        With parts, name the first part."""
        first = (*deduction.parts, deduction)[0]
        names = [self.find_constraint(symbol).step_title(symbol) for symbol in first.broken]
        if names and all(names):
            called = self.task.encoding.read_about("called", 2)
            return constraints.name_step(names, {say(rules): say(name) for rules, name in called})
        counts = {"clue": len(first.because) - len(names), "rule": len(names)}
        parts = [f"{n} {noun}s" if n > 1 else f"one {noun}" for noun, n in counts.items() if n]
        return join_words(parts) or "nothing else is left"

    def rule_key(self, deduction: Deduction) -> Hashable:
        """Return a key of the deduction's rules: their names, or numbers if they have none."""
        rules = ((self.find_constraint(x), x) for x in deduction.broken)
        return tuple(rule.step_title(x) or x.arguments[0] for rule, x in rules)

    def make_sentence(
        self, deduction: Deduction, recalled: Sequence[Deduction] = (), *, in_chain: bool = False
    ) -> Sentence:
        """Say a deduction in a sentence: known marks, the rule, the marks that follow.

        `recalled` are noted deductions of single marks; the sentence says their reasons, too. Of a
        deduction with parts it says the first part, and the marks that likewise follow. A technique
        is said as "WORDS: MARKS", without its premises; no marks make a contradiction. Sentences
        `in_chain` name all cells, which no board marks.
        """
        marks, wording = deduction.marks, self.wording
        cells = tuple(self.find_spots(atom for atom, _ in marks))
        citations = self.cite_all(deduction.because)
        if deduction.parts:
            first = self.make_sentence(deduction.parts[0], recalled, in_chain=in_chain)
            return replace(
                first,
                words=f"{first.words}{self._say_likewise(first.marks, marks)}",
                cells=cells,
                citations=tuple(citations),
                marks=marks,
                causes=tuple(spot for spot in first.causes if spot not in cells),
            )
        rules = list(dict.fromkeys(x.words for x in citations if x.clue is None))
        clues = [str(x.clue) for x in citations if x.clue is not None]
        follows = wording.say_clauses(marks)
        if deduction.is_technique:
            used = Sentence("", causes=tuple(self.find_spots(atom for atom, _ in deduction.known)))
            text = f"{join_words(rules)}: {follows}"
        else:
            used = self._say_premises(deduction, recalled, in_chain)
            known = [used.words] if used.words else []
            argument = self._argue(deduction)
            reasons = [argument] if argument else rules
            unnamed = [wording.name_clue(x) for x in clues if not self._is_named(x, reasons)]
            if unnamed:
                there = "there is the clue" if len(unnamed) == 1 else "there are the clues"
                known.append(f"{there} {join_words(unnamed)}")
            since = f"since {' and '.join(known)}, " if known else ""
            otherwise = ", or ".join(rules)
            if not marks:
                text = f"contradiction: {since}{otherwise or 'nothing is left'}"
            elif argument:
                text = f"{since}{argument}: {follows}"
            elif deduction.chain is not None and deduction.chain.supposed is not None:
                supposed, holds = deduction.chain.supposed
                shown = [(supposed, not holds)]
                follows = f"{wording.say_clauses(shown)}{self._say_likewise(shown, marks)}"
                text = f"otherwise a contradiction follows: {follows}"
            elif rules:
                text = f"{since}{'and ' if since else ''}otherwise {otherwise}: {follows}"
            elif deduction.because:
                text = f"{since.removesuffix(', ')}: {follows}"
            else:
                text = f"{since}nothing else is left: {follows}"
            citations = citations or self.cite_all(
                dict.fromkeys(symbol for noted in recalled for symbol in noted.because)
            )
        sources = dict.fromkeys((*used.causes, *self.find_spots(clues)))
        causes = tuple(spot for spot in sources if spot not in cells)
        return Sentence(
            text,
            cells if marks else causes,
            tuple(citations),
            marks,
            deduction.known,
            causes,
            used.region,
        )

    def _argue(self, deduction: Deduction) -> str:
        """Return the argument that a deduction's rules have in common for what follows; or ""."""
        arguments = {self.find_constraint(x).argue(x) for x in deduction.broken}
        is_plain = len(arguments) == 1 and deduction.chain is None and bool(deduction.marks)
        return arguments.pop() if is_plain else ""

    def _say_premises(
        self, deduction: Deduction, recalled: Sequence[Deduction], in_chain: bool
    ) -> Sentence:
        """Say the known marks of a deduction; the sentence has their causes, and as region all.

        A mark that the deduction's own rules have noted is replaced by its reasons. The values left
        to a cell are listed if they are few and two or more are ruled out. If the values of many
        cells do not matter to the rules, these are called "filled".
        """
        wording, values = self.wording, self.wording.values
        few: dict[Place, tuple[str, ...]] = {}
        if deduction.because:
            denied = {atom for atom, holds in deduction.known if not holds}
            for place, own in values.items():
                left = tuple(value for atom, value in own.items() if atom not in denied)
                if left and len(left) <= min(len(own) - 2, _FEW):
                    few[place] = left
        others = [mark for mark in deduction.known if wording.find_spot(mark[0]) not in few]
        noted = {deduced.marks[0]: deduced for deduced in recalled}
        reasons = {mark: _trace_back(mark, noted) for mark in others if mark in noted}
        direct, explained = list[Mark](), list[Deduction]()
        for why in reasons.values():
            if set(why.because) <= set(deduction.because):
                direct += why.known
            else:
                explained.append(why)
        direct += (mark for mark in others if mark not in reasons)
        asked = self._asked_values.values(deduction.broken) if deduction.because else None
        filled: dict[Mark, str] = {}
        if asked is not None:
            named = {atom: value for own in values.values() for atom, value in own.items()}
            valued = {m: named[m[0]] for m in others if m[1] and m[0] in named and m not in reasons}
            filled = {mark: value for mark, value in valued.items() if value not in asked}
            filled = filled if len(set(filled.values())) > _FILLED else {}
        entered = [mark for mark in dict.fromkeys(direct) if mark not in filled]
        filled_spots = self.find_spots(atom for atom, _ in filled)
        together: dict[tuple[str, ...], list[Place]] = {}
        for place, left in few.items():
            together.setdefault(left, []).append(place)
        clauses = [
            f"{wording.name_spots(places)} may only hold {join_words(left, 'or')}"
            for left, places in together.items()
        ]
        clauses += self._say_noted(explained)
        # The board shows what is entered; what is only noted keeps the names of its spots.
        shown = self.find_spots(atom for atom, _ in entered)
        is_many = len(shown) > _CELLS and not in_chain
        is_grouped = is_many and all(map(self.is_entered, entered))
        clauses += wording.make_clauses(entered, is_grouped=is_grouped)
        clauses += [wording.make_clause("filled", filled_spots)] if filled_spots else []
        atoms = list[str]()
        for why in explained:
            atoms += (atom for atom, _ in why.known)
            atoms += (str(symbol) for symbol in why.because if not symbol.match(*BROKEN))
        causes = (*few, *self.find_spots([*atoms, *(atom for atom, _ in entered)]))
        region = (*self.find_spots(atom for atom, _ in others), *filled_spots)
        return Sentence(
            join_words(clauses),
            causes=tuple(dict.fromkeys(causes or filled_spots)),
            region=tuple(dict.fromkeys(region)),
        )

    def _say_noted(self, noted: Iterable[Deduction]) -> Iterator[str]:
        """Yield a clause for each group of marks that the same rules noted, with their reasons.

        For example `1,3 3,2 are not 5 (elimination: 3,8 8,3 are 5)`. Rules are said by name if each
        has one, else by their words, up to `_RULES`; marks and clues used only if they are few.
        """
        wording = self.wording
        together: dict[tuple[str, ...], list[Deduction]] = {}
        for why in noted:
            rules = {x: self.find_constraint(x) for x in why.broken}
            names = {rule.step_title(broken) or rule.place for broken, rule in rules.items()}
            together.setdefault(tuple(sorted(names)), []).append(why)
        for group in together.values():
            because = dict.fromkeys(symbol for why in group for symbol in why.because)
            rules = {x: self.find_constraint(x) for x in because if x.match(*BROKEN)}
            sources = wording.make_clauses(dict.fromkeys(x for why in group for x in why.known))
            clues = (wording.name_clue(str(x)) for x in because if x not in rules)
            sources += (f"there is the clue {clue}" for clue in clues)
            since = join_words(sources) if len(sources) <= _SOURCES else ""
            titles = dict.fromkeys(rule.step_title(broken) for broken, rule in rules.items())
            if all(titles):
                reason = ": ".join(filter(None, (join_words(list(titles)), since)))
            else:
                said = list(dict.fromkeys(rule.say(broken) for broken, rule in rules.items()))
                if len(said) > _RULES:
                    said[_RULES:] = [f"{len(said) - _RULES} more rules are broken"]
                reason = f"{f'since {since}, and ' if since else ''}otherwise {', or '.join(said)}"
            marks = (mark for why in group for mark in why.marks)
            yield f"{join_words(wording.make_clauses(marks))} ({reason})"

    def _say_likewise(self, first: Collection[Mark], marks: Iterable[Mark]) -> str:
        """Return ", and likewise ..." for the marks besides the first ones; "" for none."""
        others = [mark for mark in marks if mark not in first]
        return f", and likewise {self.wording.say_likewise(first, others)}" if others else ""

    def _is_named(self, clue: str, rules: Iterable[str]) -> bool:
        """Return whether the words of rules name the spot of a clue as a whole word."""
        spot = self.wording.find_spot(clue)
        name = "" if spot is None else re.escape(self.wording.name_spot(spot))
        return bool(name) and re.search(rf"(?<!\w){name}(?!\w)", "; ".join(rules)) is not None

    def say_chain(self, chain: Chain | None, depth: int = 0) -> list[Sentence]:
        """Return the lines of a chain: supposition, links, conclusion; [] without a chain.

        Lines of alike links are joined, and inner chains are indented. Links that need no clue or
        rule, and only deny values in filled cells, have no line.
        """
        if chain is None:
            return []
        lines, inner = list[Sentence](), depth

        def say_mark_alone(word: str, mark: Mark) -> None:
            """Append the line of `word`, "suppose" or "so", and a mark."""
            text = f"{word} {self.wording.say_clauses([mark])}"
            spots = tuple(self.find_spots([mark[0]]))
            lines.append(Sentence(text, spots, marks=(mark,), depth=depth))

        if chain.supposed is not None:
            say_mark_alone("suppose", chain.supposed)
            inner = depth + 1
        for link in join_alike(chain.links, self.rule_key):
            filled = self.find_spots(atom for atom, holds in link.known if holds)
            denied = self.find_spots(atom for atom, holds in link.marks if not holds)
            is_denial = bool(link.marks) and not any(holds for _, holds in link.marks)
            if link.chain is not None:
                lines += self.say_chain(link.chain, inner)
            elif link.because or not is_denial or not set(denied) <= set(filled):
                lines.append(replace(self.make_sentence(link, in_chain=True), depth=inner))
        if chain.supposed is not None:
            atom, holds = chain.supposed
            say_mark_alone("so", (atom, not holds))
        return lines

    def note_to_dict(self, deduction: Deduction) -> dict[str, Any]:
        """Return a noted deduction for JSON: its marks as texts, and the words of its rules."""
        because = [line.words for line in self.cite_all(deduction.because)]
        return {"atoms": list(map(say_mark, deduction.marks)), "because": because}

    def say_further_clues(self, clues: Iterable[clingo.Symbol]) -> str:
        """Say, with the help of a child, those of the clues that the instance lacks; "" if none."""
        own = set(self.task.instance.symbols)
        new = [clue for clue in clues if clue not in own]
        atoms = {*self.wording.facts, *new}
        wording = call(partial(words.derive_words, self.task, atoms), self.limits)
        return wording.say((str(clue), True) for clue in new)

    def list_shown(self, atoms: Iterable[clingo.Symbol]) -> list[str]:
        """Return the atoms of shown predicates as texts, sorted."""
        return sorted(str(atom) for atom in atoms if self.task.encoding.is_shown(atom))


def say_mark(mark: Mark) -> str:
    """Return a mark's atom, with "not " before it if it is false; `write_mark` puts a minus."""
    return mark[0] if mark[1] else f"not {mark[0]}"


def mark_of(atom: clingo.Symbol) -> Mark:
    """Return the mark of an atom; with a minus, the mark that the atom is false."""
    return str(atom).removeprefix("-"), atom.positive


def _trace_back(mark: Mark, noted: Mapping[Mark, Deduction]) -> Deduction:
    """Return one deduction of a mark from entered marks, through all noted deductions."""
    waiting = [mark]
    because: dict[clingo.Symbol, None] = {}
    known: dict[Mark, None] = {}
    while waiting:
        reason = waiting.pop()
        if reason in noted:
            because |= dict.fromkeys(noted[reason].because)
            waiting += reversed(noted[reason].known)
        else:
            known[reason] = None
    return Deduction((mark,), tuple(because), known=tuple(known))
