"""Sentences: an explanation in words, with the spots, clues and rules that each is about."""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any, NamedTuple

import clingo

from pylogic.explain import words
from pylogic.explain.steps import Chain, Deduction, join_alike, parse_atom
from pylogic.explain.words import Wording, join_words
from pylogic.rules import constraints, entries
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.limits import Limits
from pylogic.rules.symbols import Mark, Spot, say
from pylogic.solving.process import call
from pylogic.solving.question import Question

_FEW = 4
"""The most values left to a cell that a sentence lists."""
_VALUES = 3
"""Known cells with more different values than this are named together, with all their values; of
more than twice as many, these are "other values" than those that follow."""
_LINKS = 3
"""The most links of a chain that the sentence above it says."""
_SOURCES, _CELLS = 4, 8
"""The most clauses, and the most cells in them, that a sentence gives as the reason of a noted
mark, besides its rule; the former also as what a technique rests on, besides its words."""


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


@dataclass(frozen=True)
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


class Notes(NamedTuple):
    """The reasons of the known marks that no board shows."""

    noted: Mapping[Mark, Deduction] = {}
    """The deductions of single marks."""
    labels: Mapping[Mark, str] = {}
    """The names of the lines that say the reason of a mark, such as "a" and "step 6"."""

    def expand(self, deduction: Deduction) -> tuple[Mark, ...]:
        """Return the known marks of a deduction. Those that its own clues and rules have noted are
        replaced by their reasons."""
        waiting, known = [*reversed(deduction.known)], dict[Mark, None]()
        while waiting:
            note = self.noted.get(mark := waiting.pop())
            if note and {*note.because} <= {*deduction.because}:
                waiting += reversed(note.known)
            else:
                known[mark] = None
        return tuple(known)


@dataclass(frozen=True, repr=False)
class Teller:
    """Says the explanations of one task in words, with the help of child processes: they derive
    the words when they are first needed, and draw each board. The limits hold anew for each child,
    since an explanation may be printed late; if they end it, StoppedError is raised."""

    task: Question
    limits: Limits
    known_wording: Wording | None = None
    """The wording, if it has been derived already."""

    @cached_property
    def wording(self) -> Wording:
        """The words and values of the instance, and the atoms that follow from it alone; derived
        once. Raises ProgramError if the rules refuse the instance."""
        return self.known_wording or call(partial(words.make_wording, self.task), self.limits)

    @cached_property
    def constraints(self) -> Sequence[Constraint]:
        """The constraints of the rule file, and then its techniques, with their words."""
        return constraints.read_rules(self.task.encoding)

    @cached_property
    def _unvalued_predicates(self) -> set[str]:
        """The predicates of a player's entries without values, such as "shaded"."""
        return {x.predicate for x in entries.read_entries(self.task.encoding) if not x.values}

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
        spots = dict.fromkeys(map(self.wording.find_spot, atoms))
        return [spot for spot in spots if spot is not None]

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

    def rule_key(self, deduction: Deduction) -> tuple[str | clingo.Symbol, ...]:
        """Return a key of the deduction's rules: their names, or numbers if they have none."""
        rules = ((self.find_constraint(x), x) for x in deduction.broken)
        return tuple(rule.step_title(x) or x.arguments[0] for rule, x in rules)

    def make_lines(
        self,
        deduction: Deduction,
        recalled: Iterable[Deduction] = (),
        earlier: Sequence[tuple[int, Deduction]] = (),
    ) -> list[Sentence]:
        """Return a deduction as a sentence, and the lines under it: reasons of its known marks that
        no board shows, each with a letter, and its chain. A mark that one named rule has noted
        without a clue, from marks on the board, has its reason in the sentence. `recalled` are
        noted deductions of single marks; `earlier` ones of steps, said again with their numbers."""
        noted = {x.marks[0]: x for x in recalled}
        labels = {mark: f"step {number}" for number, x in earlier for mark in x.marks}
        notes, lines = Notes(noted, labels), dict[Mark, Deduction]()

        def find_lines(part: Deduction) -> None:
            """Find the lines that a deduction rests on, each after those that it rests on."""
            for link in part.chain.links if part.chain else ():
                find_lines(link)
            for mark in notes.expand(part):
                note = noted.get(mark)
                if note is None or mark in lines or mark in labels:
                    continue
                is_named = [*map(type, self.rule_key(note))] == [str] and len(note.because) == 1
                if not (is_named and {*noted, *labels}.isdisjoint(note.known)):
                    find_lines(note)
                    lines[mark] = replace(note, known=notes.expand(note))

        find_lines((*deduction.parts, deduction)[0])
        together = dict[Hashable, Deduction]()
        for mark, x in lines.items():
            key = x.because if lines.keys().isdisjoint(x.known) else mark
            same = together.get(key, replace(x, marks=(), known=()))
            known = dict.fromkeys((*same.known, *x.known))
            together[key] = replace(x, marks=(*same.marks, mark), known=tuple(known))
        joined = [*enumerate(join_alike(together.values(), self.rule_key))]
        named = [(chr(ord("a") + place % 26) * (1 + place // 26), x) for place, x in joined]
        labels |= {mark: name for name, x in named for mark in x.marks}
        named = [*((f"step {number}", x) for number, x in earlier), *named]
        said = self.say_chain(deduction.chain, notes, 1)
        for name, line in named:
            sentence = self.make_sentence(line, notes)
            said.append(replace(sentence, words=f"{name}: {sentence.words}", depth=1))
        return [self.make_sentence(deduction, notes), *said]

    def make_sentence(self, deduction: Deduction, notes: Notes) -> Sentence:
        """Say a deduction in a sentence: known marks, clues, the rule, the marks that follow; of a
        refutation the supposition and what follows from it; of one with parts the first part, and
        the marks that likewise follow. Without marks it is a contradiction."""
        first, marks, wording = (*deduction.parts, deduction)[0], deduction.marks, self.wording
        rules = {symbol: self.find_constraint(symbol) for symbol in first.broken}
        broken = list(dict.fromkeys(rule.say(symbol) for symbol, rule in rules.items()))
        arguments = {rule.argue(symbol) for symbol, rule in rules.items()}
        argument = join_words(broken) if first.is_technique else ""
        if len(arguments) == 1 and marks and not (first.is_technique or first.chain):
            (argument,) = arguments
        named = argument or "; ".join(broken)
        premises, rest, known, region = self._say_premises(first, notes, named)
        clues = [str(symbol) for symbol in first.because if symbol not in rules]
        unnamed = [x for x in clues if not (first.is_technique or self._is_named(x, named))]
        names = join_words(list(map(wording.name_clue, unnamed)))
        premises += [f"with the clue{'s' * (len(unnamed) > 1)} {names}"] * bool(unnamed)
        shown, so = list(first.marks), ""
        if first.chain is not None and first.chain.supposed is not None:
            atom, holds = first.chain.supposed
            shown, so, premises = [(atom, not holds)], "so ", []
            *links, last = self._join_links(first.chain)
            parts = [f"then {wording.say_clauses(link.marks)}" for link in links]
            ends = dict.fromkeys(self.find_constraint(x).say(x) for x in last.broken)
            end = ", or ".join(ends) or "nothing is left"
            if len(links) > _LINKS:
                parts[1:], end = [], f"after {len(links) - 1} more lines {end}"
            parts = [f"if {wording.say_clauses([first.chain.supposed])}", *parts]
            argument = f"{', '.join(parts)}, {'and ' * bool(links)}{end}"
            spot = wording.spots.get(atom)
            shown += (x for x in marks if x not in shown and spot == wording.spots.get(x[0], ()))
        elif not argument and first.rule_count > 1 and marks:
            supposed = wording.say_clauses([(shown[0][0], not shown[0][1])])
            argument, so = f"if {supposed}, then {', or '.join(broken)}", "so "
        elif not argument and first.rule_count and marks:
            argument = f"{'and ' if premises else ''}otherwise {broken[0]}"
        elif not first.because or not marks:
            argument = ", or ".join(broken) or f"nothing {'else ' if marks else ''}is left"
        text = ", ".join(filter(None, [*premises, f"{argument}{rest}"]))
        said = f"{so}{wording.say_clauses(shown)}"
        others = [mark for mark in marks if mark not in shown]
        kinds = {*wording.group_marks(others)}
        spots = {wording.spots[atom] for atom, _ in others if atom in wording.spots}
        is_same = bool(spots) and len(kinds) == 1 and kinds == {*wording.group_marks(shown)}
        if likewise := wording.name_spots(spots) if is_same else wording.say_clauses(others):
            said += f", and likewise {likewise}"
        cells = tuple(self.find_spots(atom for atom, _ in marks))
        causes = dict.fromkeys((*known, *self.find_spots(clues)))
        sources = tuple(spot for spot in causes if spot not in cells)
        used = dict.fromkeys(symbol for noted in notes.noted.values() for symbol in noted.because)
        citations = tuple(self.cite_all(deduction.because or used))
        words = f"{text}: {said}" if marks else f"contradiction: {text}"
        return Sentence(words, cells if marks else sources, citations, sources, tuple(region))

    def _join_links(self, chain: Chain) -> list[Deduction]:
        """Return the links of a chain, alike ones joined, but those that need no clue or rule, and
        only deny marks."""
        joined = join_alike(chain.links, self.rule_key)
        return [x for x in joined if x.because or not x.marks or any(holds for _, holds in x.marks)]

    def _say_premises(
        self, deduction: Deduction, notes: Notes, named: str
    ) -> tuple[list[str], str, list[Spot], list[Spot]]:
        """Return the known marks of a deduction as a list of one clause, or none; reasons that it
        lacks; the spots of its causes, and those to look at. A cell's values are listed if few are
        left and two or more are ruled out, but for one that is concluded. Of a technique no mark is
        said that the board shows and `named` names, and nothing if this takes too many clauses."""
        wording, known = self.wording, notes.expand(deduction)
        denied = {atom for atom, holds in known if not holds and deduction.because}
        together: dict[tuple[str, ...], list[Spot]] = {}
        few, concluded = set[Spot](), self.find_spots(atom for atom, _ in deduction.marks)
        for place, own in wording.values.items() if denied else ():
            held = tuple(value for atom, value in own.items() if atom not in denied)
            if held and len(held) <= min(len(own) - 2, _FEW):
                few.add(place)
                together.setdefault(held, []).append(place)
        said = [mark for mark in known if wording.find_spot(mark[0]) not in few]
        clauses, rest = list[str](), ""
        for held, places in together.items():
            marks = [mark for mark in known if wording.find_spot(mark[0]) in places]
            reasons = self._say_reasons(marks, notes)
            if len(held) > 1 or len(deduction.marks) > 1 or places != concluded:
                names = wording.name_spots(places)
                clauses.append(f"{names} may only hold {join_words(held, 'or')}{reasons}")
            else:
                rest = reasons
        if deduction.is_technique:
            placed = [mark for mark in said if wording.find_spot(mark[0]) is not None]
            said = [x for x in placed if not (self.is_entered(x) and self._is_named(x[0], named))]
        known_why = {*notes.noted, *notes.labels}
        spots = {wording.find_spot(x[0]) or x[0] for x in said if x in known_why}
        reasoned = [x for x in said if x in known_why or wording.find_spot(x[0]) in spots]
        values = {wording.find_value(atom) for atom, _ in deduction.marks}
        clauses += self._say_known([mark for mark in said if mark not in reasoned], values)
        clauses += wording.make_clauses(reasoned, lambda own: self._say_reasons(own, notes))
        is_said = bool(clauses) and not (deduction.is_technique and len(clauses) > _SOURCES)
        used = [x for mark in known if mark in notes.noted for x in notes.noted[mark].known]
        shown = (x for x in (*known, *used) if x not in known_why)
        causes, region = (self.find_spots(atom for atom, _ in x) for x in (shown, known))
        return [f"since {join_words(clauses)}"] * is_said, rest, [*causes, *few], region

    def _say_known(self, marks: list[Mark], concluded: Collection[str | None] = ()) -> list[str]:
        """Return clauses for known marks. Cells of many values are said together, as cells of
        "other values" if these are very many, and none of them is `concluded`."""
        clauses = list[str]()
        valued = {x: value for x in marks if x[1] and (value := self.wording.find_value(x[0]))}
        held = sorted({*valued.values()}, key=lambda value: (len(value), value))
        if len(held) > _VALUES:
            spots = self.wording.name_spots(self.find_spots(atom for atom, _ in valued))
            is_clear = len(held) > 2 * _VALUES and bool(concluded) and {*concluded}.isdisjoint(held)
            clauses.append(f"{spots} hold {'other values' if is_clear else join_words(held)}")
            marks = [mark for mark in marks if mark not in valued]
        return clauses + self.wording.make_clauses(marks)

    def _say_reasons(self, marks: Iterable[Mark], notes: Notes) -> str:
        """Return the reasons of noted marks, as ` (elimination: 3,8 8,3 are 5; a and step 6)`: each
        rule with the known marks if these are few, and the names of lines; "" without any."""
        known, labels = dict[str, dict[Mark, None]](), set[str]()
        for mark in marks:
            note = notes.noted.get(mark)
            if mark in notes.labels:
                labels.add(notes.labels[mark])
            elif note is not None:
                title = next((x for x in self.rule_key(note) if isinstance(x, str)), "noted")
                own = note.known if len(note.because) == 1 else ()
                known.setdefault(title, {}).update(dict.fromkeys(own))
        parts = list[str]()
        for title, sources in known.items():
            clauses = self._say_known([*sources])
            spots = self.find_spots(atom for atom, _ in sources)
            is_short = len(clauses) <= _SOURCES and len(spots) <= _CELLS
            parts.append(f"{title}: {join_words(clauses)}" if clauses and is_short else title)
        ranked = sorted(labels, key=lambda label: (len(label), label))
        parts += [join_words(ranked)] * bool(ranked)
        return f" ({'; '.join(parts)})" if parts else ""

    def _is_named(self, atom: str, text: str) -> bool:
        """Return whether a text names the spot of an atom as whole words; of a place beside the
        board its line, and the words of the atom."""
        spot = self.wording.find_spot(atom)
        names = [] if spot is None else [self.wording.name_spot(spot)]
        if spot is not None and spot[0] == "outside":
            said = self.wording.words.get((atom, True), names[0])
            names = [said, " ".join(names[0].split()[-2:])]
        patterns = (rf"(?<!\w){re.escape(name)}(?!\w)" for name in names)
        return bool(names) and all(re.search(pattern, text) for pattern in patterns)

    def say_chain(self, chain: Chain | None, notes: Notes, depth: int = 0) -> list[Sentence]:
        """Return the lines of a chain, with alike links joined; [] without one. The lines of an
        inner chain stand below the link that they refute a supposition for, and are indented."""
        lines = list[Sentence]()
        for link in self._join_links(chain) if chain else ():
            lines.append(replace(self.make_sentence(link, notes), depth=depth))
            lines += self.say_chain(link.chain, notes, depth + 1)
        return lines

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
