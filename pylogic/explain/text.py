"""Sentences: an explanation in words, with the spots, clues and rules that each is about."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

import clingo

from pylogic.explain import words
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
_VALUES = 3
"""Known cells with more different values than this are named together, with all their values; of
more than twice as many, these are "other values" than those that follow."""
_RULES = 3
"""The most rules that a sentence lists for a noted mark."""
_CELLS = 10
"""The most cells that a sentence names as its premises; of more it names groups."""
_LINKS = 3
"""The most links of a chain that the sentence above it sums up."""
_SOURCES = 4
"""The most clauses that a sentence gives as the reason of a noted mark, besides its rules, or as
what a technique rests on, besides its words."""


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
        return {**vars(self), "clue": clue, "cells": list(map(list, self.cells))}


@dataclass(frozen=True, repr=False)
class Sentence:
    """A deduction, or a line of a chain, in words; its spots, clues and rules."""

    words: str
    cells: tuple[Spot, ...] = ()
    """The spots of what follows or is supposed, or of its causes if it is a contradiction."""
    citations: tuple[Citation, ...] = ()
    """The clues and rules that the deduction uses."""
    causes: tuple[Spot, ...] = ()
    """The spots of the known marks and of the clues that the deduction uses."""
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
        styles = {"region": self.region, "cause": self.causes, "effect": self.cells}
        return {spot: style for style, spots in styles.items() for spot in spots}

    def to_dict(self) -> dict[str, Any]:
        """Return a line of a chain for JSON: depth, words, cells, citations."""
        because = [citation.to_dict() for citation in self.citations]
        cells = list(map(list, self.cells))
        return {"depth": self.depth, "words": self.words, "cells": cells, "because": because}


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
                named = self.wording.name_clue(str(symbol))
                clues.append(Citation(named, f"{instance.name}{line}", symbol, cells))
        return [*clues, *rules]

    def name_deduction(self, deduction: Deduction) -> str:
        """Return a deduction's technique: the names of its rules, or the name for all of them.
        If a rule has no name, return counts, "one clue and 2 rules", or "nothing else is left".
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
        """Say a deduction in a sentence: known marks, clues, the rule, the marks that follow.

        `recalled` are noted deductions of single marks; the sentence says their reasons, too. Of a
        deduction with parts it says the first part, and the marks that likewise follow. Without
        marks it is a contradiction. Sentences `in_chain` name all cells, which no board marks.
        """
        first, marks, wording = (*deduction.parts, deduction)[0], deduction.marks, self.wording
        rules = {symbol: self.find_constraint(symbol) for symbol in first.broken}
        broken = list(dict.fromkeys(rule.say(symbol) for symbol, rule in rules.items()))
        arguments = {rule.argue(symbol) for symbol, rule in rules.items()}
        argument = join_words(broken) if first.is_technique else ""
        if len(arguments) == 1 and marks and not (first.is_technique or first.chain):
            (argument,) = arguments
        named = argument or "; ".join(broken)
        premises, causes, region = self._say_premises(first, recalled, named, in_chain)
        clues = [str(symbol) for symbol in first.because if symbol not in rules]
        if not argument and first.rule_count and marks:
            argument = f"{'and ' if premises else ''}otherwise {', or '.join(broken)}"
        elif not first.because or not marks:
            argument = ", or ".join(broken) or f"nothing {'else ' if marks else ''}is left"
        if not first.is_technique:
            premises += self._say_clues(clue for clue in clues if not self._is_named(clue, named))
        text, shown = ", ".join(filter(None, [*premises, argument])), first.marks
        if first.chain is not None and first.chain.supposed is not None:
            supposed, holds = first.chain.supposed
            *links, last = first.chain.links
            ends = dict.fromkeys(self.find_constraint(x).say(x) for x in last.broken)
            lines = [*(wording.say_clauses(x.marks) for x in links), ", or ".join(ends)]
            lines = lines if len(lines) <= _LINKS else ["a contradiction follows"]
            text = f"otherwise {', then '.join(filter(None, lines))}"
            shown = ((supposed, not holds),)
        likewise = wording.say_likewise(shown, marks)
        more = f", and likewise {likewise}" if likewise else ""
        cells = tuple(self.find_spots(atom for atom, _ in marks))
        spots = dict.fromkeys((*causes, *self.find_spots(clues)))
        others = tuple(spot for spot in spots if spot not in cells)
        used = dict.fromkeys(symbol for noted in recalled for symbol in noted.because)
        return Sentence(
            f"{text}: {wording.say_clauses(shown)}{more}" if marks else f"contradiction: {text}",
            cells if marks else others,
            tuple(self.cite_all(deduction.because or used)),
            others,
            tuple(region),
        )

    def _say_premises(
        self, deduction: Deduction, recalled: Sequence[Deduction], named: str, in_chain: bool
    ) -> tuple[list[str], list[Spot], list[Spot]]:
        """Return the known marks of a deduction as a list of one clause, or none; the spots of its
        causes, and those to look at.

        A mark that the deduction's own rules have noted is replaced by its reasons. The values left
        to a cell are listed if they are few and two or more are ruled out, but for the only value
        of the only cell. Of a technique only spots are said that a player enters, and that the text
        `named` does not name already, and nothing where this takes too many clauses.
        """
        wording, values, denied = self.wording, self.wording.values, set[str]()
        few: dict[Place, tuple[str, ...]] = {}
        together: dict[tuple[str, ...], list[Spot]] = {}
        if deduction.because and not deduction.is_technique:
            denied = {atom for atom, holds in deduction.known if not holds}
        for place, own in values.items() if denied else ():
            left = [atom for atom in own if atom not in denied]
            if left and len(left) <= min(len(own) - 2, _FEW):
                few[place] = tuple(own[atom] for atom in left)
                together.setdefault(few[place], []).append(place)
        others = [mark for mark in deduction.known if wording.find_spot(mark[0]) not in few]
        noted = {deduced.marks[0]: deduced for deduced in recalled}
        direct, explained = dict[Mark, None](), list[Deduction]()
        for mark in others:
            waiting, because, known = [mark], dict[clingo.Symbol, None](), dict[Mark, None]()
            while waiting:
                reason = waiting.pop()
                if reason in noted:
                    because |= dict.fromkeys(noted[reason].because)
                    waiting += reversed(noted[reason].known)
                else:
                    known[reason] = None
            if because.keys() <= {*deduction.because}:
                direct |= known
            else:
                explained.append(Deduction((mark,), tuple(because), known=tuple(known)))
        causes = dict.fromkeys((*few, *self.find_spots(atom for atom, _ in direct)))
        for why in explained:
            clues = [str(symbol) for symbol in why.because if not symbol.match(*BROKEN)]
            causes |= dict.fromkeys(self.find_spots([*(atom for atom, _ in why.known), *clues]))
        said = list(direct)
        if deduction.is_technique:
            placed = (mark for mark in direct if wording.find_spot(mark[0]) is not None)
            entered = filter(self.is_entered, placed)
            said = [mark for mark in entered if not self._is_named(mark[0], named)]
        # The board shows what is entered; what is only noted keeps the names of its spots.
        is_many = len(self.find_spots(atom for atom, _ in said)) > _CELLS and not in_chain
        is_grouped = is_many and all(map(self.is_entered, said))
        clauses = [
            f"{wording.name_spots(places)} may only hold {join_words(left, 'or')}"
            for left, places in together.items()
            if said or explained or len(few) > 1 or len(left) > 1
        ]
        clauses += self._say_noted(explained)
        valued = {x: value for x in said if x[1] and (value := wording.find_value(x[0]))}
        held = sorted({*valued.values()}, key=lambda value: (len(value), value))
        if len(held) > _VALUES:
            spots = wording.name_spots(self.find_spots(atom for atom, _ in valued), is_grouped)
            concluded = {wording.find_value(atom) for atom, _ in deduction.marks}
            is_clear = len(held) > 2 * _VALUES and concluded.isdisjoint(held)
            clauses.append(f"{spots} hold {'other values' if is_clear else join_words(held)}")
            said = [mark for mark in said if mark not in valued]
        clauses += wording.make_clauses(said, is_grouped=is_grouped)
        premises, region = [f"since {join_words(clauses)}"] * bool(clauses), list[Spot]()
        if deduction.is_technique:
            premises = premises if len(clauses) <= _SOURCES else []
            causes = dict.fromkeys(self.find_spots(atom for atom, _ in deduction.known))
        else:
            region = self.find_spots(atom for atom, _ in others)
        return premises, list(causes), region

    def _say_noted(self, noted: Iterable[Deduction]) -> Iterator[str]:
        """Yield a clause for each group of marks that the same rules noted, with their reasons.

        For example `1,3 3,2 are not 5 (elimination: 3,8 8,3 are 5)`. Rules are said by name, or
        else by their words, up to `_RULES`; marks and clues used only if they are few.
        """
        together: dict[tuple[str, ...], list[Deduction]] = {}
        for why in noted:
            rules = {x: self.find_constraint(x) for x in why.broken}
            kinds = {rule.step_title(broken) or rule.place for broken, rule in rules.items()}
            together.setdefault(tuple(sorted(kinds)), []).append(why)
        for group in together.values():
            because = dict.fromkeys(symbol for why in group for symbol in why.because)
            rules = {x: self.find_constraint(x) for x in because if x.match(*BROKEN)}
            names = (x.step_title(symbol) or f"else {x.say(symbol)}" for symbol, x in rules.items())
            titles = list(dict.fromkeys(names))
            if len(titles) > _RULES:
                titles[_RULES:] = [f"{len(titles) - _RULES} more rules"]
            known = dict.fromkeys(mark for why in group for mark in why.known)
            sources = self.wording.make_clauses(known)
            clues = self._say_clues(str(symbol) for symbol in because if symbol not in rules)
            since = ", ".join([*[join_words(sources)] * bool(sources), *clues])
            since = f": {since}" if since and len(sources) + len(clues) <= _SOURCES else ""
            marks = self.wording.say_clauses(mark for why in group for mark in why.marks)
            yield f"{marks} ({join_words(titles)}{since})"

    def _say_clues(self, clues: Iterable[str]) -> list[str]:
        """Return clues as a list of one text, "with the clues 5 at 1,2 and 3 at 2,2", or none."""
        names = list(map(self.wording.name_clue, clues))
        return [f"with the clue{'s' * (len(names) > 1)} {join_words(names)}"] if names else []

    def _is_named(self, atom: str, text: str) -> bool:
        """Return whether a text names the spot of an atom as a whole word."""
        spot = self.wording.find_spot(atom)
        name = "" if spot is None else re.escape(self.wording.name_spot(spot))
        return bool(name) and re.search(rf"(?<!\w){name}(?!\w)", text) is not None

    def say_chain(self, chain: Chain | None, depth: int = 0) -> list[Sentence]:
        """Return the lines of a chain: supposition, links, conclusion; [] without a chain.

        Lines of alike links are joined, and inner chains are indented. Links that need no clue or
        rule, and only deny marks, have no line.
        """
        if chain is None:
            return []
        lines, inner = list[Sentence](), depth + (chain.supposed is not None)
        for link in join_alike(chain.links, self.rule_key):
            if link.chain is not None:
                lines += self.say_chain(link.chain, inner)
            elif link.because or not link.marks or any(holds for _, holds in link.marks):
                lines.append(replace(self.make_sentence(link, in_chain=True), depth=inner))
        if chain.supposed is not None:
            atom, holds = chain.supposed
            end = Sentence("", tuple(self.find_spots([atom])), depth=depth)
            supposed, so = (self.wording.say_clauses([(atom, x)]) for x in (holds, not holds))
            first, last = replace(end, words=f"suppose {supposed}"), replace(end, words=f"so {so}")
            lines = [first, *lines, last]
        return lines

    def note_to_dict(self, deduction: Deduction) -> dict[str, Any]:
        """Return a noted deduction for JSON: its marks as texts, and the words of its rules."""
        because = [line.words for line in self.cite_all(deduction.because)]
        return {"atoms": list(map(say_mark, deduction.marks)), "because": because}

    def say_further_clues(self, clues: Iterable[clingo.Symbol], last: str = "and") -> str:
        """Say, with the help of a child, clues that the instance lacks."""
        atoms = {*self.wording.facts, *clues}
        wording = call(partial(words.derive_words, self.task, atoms), self.limits)
        return join_words([wording.name_clue(str(clue)) for clue in clues], last)

    def list_shown(self, atoms: Iterable[clingo.Symbol]) -> list[str]:
        """Return the atoms of shown predicates as texts, sorted."""
        return sorted(str(atom) for atom in atoms if self.task.encoding.is_shown(atom))


def say_mark(mark: Mark) -> str:
    """Return a mark's atom, with "not " before it if it is false; `write_mark` puts a minus."""
    return mark[0] if mark[1] else f"not {mark[0]}"


def mark_of(atom: clingo.Symbol) -> Mark:
    """Return the mark of an atom; with a minus, the mark that the atom is false."""
    return str(atom).removeprefix("-"), atom.positive
