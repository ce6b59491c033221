"""Why not: what an interpretation breaks, and why atoms do not hold in it, as a tree of reasons.

A tree is cut where it repeats: atoms of one predicate that need one another are told of together.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, Literal

import clingo
from clingo import ast

from pylogic.authoring.failed_bodies import Bodies, Instance, Rule, predicate, rules_of
from pylogic.explain.expectation import BOUND, Atoms, Relaxed, broken
from pylogic.rules import constraints, symbols, syntax
from pylogic.rules.constraints import BROKEN
from pylogic.rules.hints import near_predicate, predicate_name
from pylogic.rules.symbols import Place, place_of
from pylogic.rules.syntax import Signature, shortened

_SHOWN, _ATOMS = 3, 3
"""Largest number of unexpected atoms that are looked at, and of any atoms that are named."""
_LARGEST, _LONGEST, _DEEPEST = 400, 60, 5
"""A set of atoms that need one another is looked at up to this size, a chain of them up to this
length, a tree down to this depth."""

Kind = Literal[
    "refused",
    "none",
    "constraint",
    "bound",
    "missing",
    "extra",
    "false",
    "rule",
    "start",
    "count",
    "true",
]


@dataclass(frozen=True)
class Reason:
    """Why something is not as expected: words, the place of a rule, and what that comes from."""

    kind: Kind
    words: str
    place: str = ""
    """File and line of the rule that is broken, or that fails; "" of atoms."""
    cells: tuple[Place, ...] = ()
    because: tuple[Reason, ...] = ()

    @property
    def line(self) -> str:
        """The place and the words."""
        return f"{self.place}: {self.words}" if self.place else self.words

    @property
    def lines(self) -> list[str]:
        """Its line, and below it those of what it comes from, each two blanks farther in.

        Rules that derive what holds share one.
        """
        told = [one for one in self.because if one.kind != "true" or one.because]
        plain = [f"{one.words} ({one.place})" for one in self.because if one not in told]
        below = [line for one in told for line in one.lines]
        rests = [f"rests on {'; '.join(plain)}"] * bool(plain)
        return [self.line, *(f"  {line}" for line in (*below, *rests))]

    @property
    def all(self) -> Iterator[Reason]:
        """It and all below it."""
        yield self
        for one in self.because:
            yield from one.all

    @property
    def nearest_place(self) -> str:
        """Its place, or else the first one of what it comes from; "" without any."""
        return next((one.place for one in self.all if one.place), "")

    @property
    def is_failed(self) -> bool:
        """Whether it is a body that fails, and not the head of a rule."""
        return self.kind == "rule" and not self.words.startswith("derives ")

    def to_dict(self) -> dict[str, Any]:
        """Its fields; `because` holds the like."""
        return {
            "kind": self.kind,
            "words": self.words,
            "place": self.place or None,
            "cells": list(map(list, self.cells)),
            "because": [one.to_dict() for one in self.because],
        }


class Look:
    """A look at one interpretation: which rules it breaks, and why atoms do not hold in it."""

    def __init__(
        self, relaxed: Relaxed, true: Atoms, expected: Mapping[clingo.Symbol, bool]
    ) -> None:
        self.task, self.true, self._expected = relaxed.task, true, expected
        self.known, self._choices = relaxed.known, relaxed.choices
        self._possible = {a.symbol for a in relaxed.program.control.symbolic_atoms}
        self._bodies = Bodies(relaxed.task, true, self._possible)
        self._places = {place_of(atom) for atom in (*true, *self._possible)}
        self._held = {_signature(atom) for atom in true}
        self._open = syntax.chosen(relaxed.rules)
        rules = [*rules_of(relaxed.rules), *rules_of(relaxed.bounds)]
        own = relaxed.task.instance.statements
        rules += rules_of(s for s in own if syntax.fact(s) is None)
        self._rules: dict[Signature, list[Rule]] = {}
        for rule in rules:
            self._rules.setdefault(rule.signature, []).append(rule)
        self._facts = {fact.signature for fact in relaxed.task.instance.facts}
        self._failed: dict[clingo.Symbol, list[Instance]] = {}
        """The failed bodies of atoms that were looked at."""
        self._told: set[clingo.Symbol] = set()
        """The atoms that were told of, which are not told of again."""
        self._path: list[Collection[clingo.Symbol]] = []
        """The atoms of which it is being told why they do not hold, from the top down."""
        self._cyclic: set[int] = set()
        """How deep those are which some below need in turn."""

    def reasons(self) -> Iterator[Reason]:
        """The atoms that are missing, those that are too many, and the rules that are broken."""
        true = self.true
        lacking = [a for a, holds in self._expected.items() if holds and a not in true]
        for signature, atoms in _by_signature(sorted(lacking)):
            told = self._false(signature, atoms, 0)
            yield replace(told, words=f"expected, but {told.words}")
        if lacking:  # what is broken without them may be whole with them
            return
        extra = [a for a, holds in self._expected.items() if not holds and a in true]
        for atom in sorted(extra)[:_SHOWN]:
            yield Reason("extra", f"{atom} holds", "", _cells([atom]), tuple(self._true([atom])))
        seen = {*_cells(self._expected)}
        found = []
        for (_, number), alike in groupby(broken(true), key=lambda x: (x.name, _number(x))):
            some = sorted(alike, key=lambda x: not self._is_about(x, seen))
            is_bound = some[0].match(*BOUND)
            one = self._bound(number, some) if is_bound else self._constraint(some)
            found.append((not self._is_about(some[0], seen), one))
        yield from (one for _, one in sorted(found, key=itemgetter(0)))

    def _is_about(self, broken: clingo.Symbol, seen: Collection[Place]) -> bool:
        """Whether all cells of a broken constraint are some that the expectation is about."""
        if broken.match(*BOUND):
            return False
        cells = constraints.constraint_of(self.known, broken).cells(broken)
        return bool(cells) and all(cell in seen for cell in cells)

    # ---- Broken rules ----

    def _constraint(self, broken: Sequence[clingo.Symbol]) -> Reason:
        one = constraints.constraint_of(self.known, broken[0])
        said = list(dict.fromkeys(map(one.say, broken)))
        words = said[0] + (f" (and {len(said) - 1} more)" if len(said) > 1 else "")
        cells = dict.fromkeys(cell for symbol in broken for cell in one.cells(symbol))
        return Reason("constraint", words, one.place, tuple(cells), tuple(self._behind(broken)))

    def _bound(self, number: int, broken: Sequence[clingo.Symbol]) -> Reason:
        statement = self._choices[number]
        names = dict.fromkeys(syntax.global_variables(statement))
        taken, values = broken[0].arguments[1:]
        pairs = zip(names, values.arguments, strict=True)
        at = ", ".join(f"{name} = {value}" for name, value in pairs)
        where = f" for {at}" if at else ""
        more = f" (and for {len(broken) - 1} more)" if len(broken) > 1 else ""
        words = f"the choice `{shortened(str(statement.head))}` takes {taken}{where}{more}"
        begin = statement.location.begin
        cells = [place_of(clingo.Tuple_(x.arguments[2].arguments)) for x in broken]
        place = f"{begin.filename}:{begin.line}"
        return Reason("bound", words, place, tuple(cell for cell in cells if cell))

    def _behind(self, broken: Sequence[clingo.Symbol]) -> Iterator[Reason]:
        """The atoms in bodies of broken constraints: those that fail, and those that hold."""
        found = self._bodies.holding(self._rules[BROKEN], broken)
        first = [one for one in found if one.goal == broken[0]][:1]
        failed, held = dict[clingo.Symbol, None](), dict[clingo.Symbol, None]()
        for one in found:
            for literal in one.rule.body:
                atom = one.atom(literal)
                if atom is not None and literal.sign == ast.Sign.Negation:
                    failed[atom] = None
        for one in first:
            for literal in one.rule.body:
                atom = one.atom(literal)
                if atom is not None and literal.sign == ast.Sign.NoSign:
                    held[atom] = None
                elif hasattr(getattr(literal, "atom", None), "elements"):
                    yield from self._counted(one, literal)
        derived = [atom for atom in failed if not self._is_given(atom)]
        for signature, atoms in _by_signature(derived):
            yield self._false(signature, atoms, 1)
        yield from self._true([atom for atom in held if not self._is_given(atom)])

    def _is_given(self, atom: clingo.Symbol) -> bool:
        """Whether an atom is a fact of the instance, or one that is told by what is expected."""
        signature = _signature(atom)
        is_input = signature in self._facts | self.task.encoding.defined
        return (is_input and signature not in self._rules) or self.task.encoding.shows(atom)

    def _counted(self, one: Instance, literal: ast.AST) -> Iterator[Reason]:
        """The atoms that an aggregate counts, their rules, and rules that nearly derive more."""
        atoms, lines = dict[clingo.Symbol, None](), list[Reason]()
        guard = literal.atom.left_guard
        for element in literal.atom.elements:
            inner = [*element.condition]
            if hasattr(element, "literal"):
                inner.insert(0, element.literal)
            for x in inner:
                if x.sign == ast.Sign.NoSign and _is_atom(x):
                    atoms.update(dict.fromkeys(self._bodies.atoms(x, inner, one.values)))
                    lines += self._nearly(one.said(x))
        words = f"`{shortened(one.said(literal), 80)}`: it is {self._total(one, literal)}"
        named = [a for a in sorted(atoms) if not self._is_given(a)]
        is_less = guard is None or guard.comparison != ast.ComparisonOperator.LessThan
        yield Reason("count", words, "", (), (*self._true(named), *lines * is_less))

    def _nearly(self, pattern: str) -> Iterator[Reason]:
        """The rules that nearly derive an atom of a pattern, and what fails."""
        (fact,) = syntax.parsed(f"{pattern}.")
        rule = next(rules_of([fact]))
        if rule.signature in self.task.encoding.shown:
            return
        values = (symbols.term(str(x)) for x in rule.arguments)
        known = {n: value for n, value in enumerate(values) if value is not None}
        found = self._bodies.nearly(self._rules.get(rule.signature, []), known)
        for _, some in groupby(sorted(found, key=_place), key=_place):
            yield self._line(list(some)[:1], _DEEPEST - 2)

    def _total(self, one: Instance, literal: ast.AST) -> str:
        """The value of an aggregate."""
        plain = literal.atom.update(left_guard=None, right_guard=None)
        value = self._bodies.value(one.said(plain))
        return "without a value" if value is None else str(value)

    # ---- Atoms that hold ----

    def _true(self, atoms: Sequence[clingo.Symbol]) -> Iterator[Reason]:
        """The rules that derive atoms, with these."""
        by_rule = dict[str, dict[clingo.Symbol, None]]()
        for signature, some in _by_signature(atoms):
            for one in self._bodies.holding(self._rules.get(signature, []), some):
                if not one.rule.is_choice:
                    by_rule.setdefault(one.rule.place, {})[one.goal] = None
        for place, derived in by_rule.items():
            yield Reason("true", counted(list(derived)), place)

    # ---- Atoms that do not hold ----

    def _false(self, signature: Signature, atoms: Sequence[clingo.Symbol], depth: int) -> Reason:
        """Why atoms of a predicate do not hold: the rules for it, and what of each body fails."""
        rules, cells = self._rules.get(signature, []), _cells(atoms)
        if not rules:
            return Reason("missing", self._unknown(signature, counted(atoms)), "", cells)
        offered = {
            one.goal: one.rule.place
            for one in self._bodies.holding([rule for rule in rules if rule.is_choice], atoms)
        }
        if offered.keys() >= set(atoms):  # but with it more would be wrong
            denied = [a for a in map(_denial, atoms) if a in self.true]
            but = f"but {counted(denied)} holds" if denied else "and is not in what is nearest"
            words = f"{counted(atoms)} may be chosen, {but}"
            place, because = next(iter(offered.values())), tuple(self._true(denied))
            return Reason("false", words, place, cells, because)
        atoms = [atom for atom in atoms if atom not in offered]
        group, failing = self._group(signature, atoms), self._failing(signature, atoms)
        circle = [atom for atom in group if self._needs(atom, atom, signature)]
        looked = circle or atoms
        self._told.update(looked)
        if not failing:
            heads = tuple(self._derives(signature, rules, depth))
            return Reason("missing", f"no rule derives {counted(atoms)}", "", cells, heads)
        level = len(self._path)
        self._path.append(looked)
        again, begins, unused = list[Reason](), list[Reason](), list[Rule]()
        for rule in rules:
            mine = [one for one in self._failing(signature, looked) if one.rule == rule]
            outer = [one for one in mine if _positive(one) not in circle]
            if outer:
                begins.append(self._line(outer, depth))
            elif mine:
                again.append(Reason("rule", "needs another of them", rule.place))
            else:
                unused.append(rule)
        self._path.pop()
        if circle or level in self._cyclic:
            self._cyclic.discard(level)
            circle = circle or [atom for atom in looked if self._needs(atom, atom)]
            turn = "needs itself" if len(circle) == 1 else "need one another"
            words = f"{predicate_name(signature)}: no rule starts it, as {counted(circle)} {turn}"
            return Reason("start", words, "", cells, (*begins, *again))
        lacking = [a for a in atoms if not self._failed[a]]
        if len(begins) == 1 and not lacking and depth:  # what does not hold is in its words
            return begins[0]
        words = f"{counted(atoms)} {_do(atoms)} not hold"
        if lacking:
            words += f"; no rule is for {counted(lacking)}"
            begins += self._derives(signature, unused, depth)
        return Reason("false", words, "", cells, tuple(begins))

    def _derives(self, signature: Signature, rules: Sequence[Rule], depth: int) -> Iterator[Reason]:
        """The heads of rules; of a predicate of which nothing holds, why each does not."""
        for rule in rules:
            head, below = symbols.term(str(rule.head)), list[Reason]()
            is_dry = signature not in self._held and depth < _DEEPEST
            if is_dry and head is not None and head not in self._told:
                below.append(self._false(signature, [head], depth + 1))
            yield Reason("rule", f"derives {rule.head}", rule.place, (), tuple(below))

    def _unknown(self, signature: Signature, atoms: str) -> str:
        """The words for atoms that no rule derives."""
        name, known = predicate_name(signature), self.task.encoding.defined | self._facts
        if signature in known:
            return f"no {atoms} is given"
        others = dict.fromkeys((*self._rules, *known))
        return f"no rule derives {name}{near_predicate(signature, others)}"

    def _group(self, signature: Signature, atoms: Sequence[clingo.Symbol]) -> list[clingo.Symbol]:
        """Atoms with those of the same predicate that they need, each in turn."""
        group, waiting = dict.fromkeys(atoms), list(atoms)
        for _ in range(_LONGEST):
            needed = map(_positive, self._failing(signature, waiting))
            same = [a for a in needed if a is not None and _signature(a) == signature]
            waiting = [a for a in dict.fromkeys(same) if a not in group]
            group.update(dict.fromkeys(waiting))
            if not waiting or len(group) > _LARGEST:
                break
        return list(group)

    def _failing(self, signature: Signature, atoms: Sequence[clingo.Symbol]) -> list[Instance]:
        """The instances of rules for atoms that fail.

        An atom in no cell of the ground program is asked for only where nothing else is.
        """
        new = [atom for atom in atoms if atom not in self._failed]
        if new:
            self._failed |= {atom: [] for atom in new}
            rules = chain.from_iterable(self._rules.values())
            edges = (({predicate(x) for x in r.body if _asks(x)}, {r.signature}) for r in rules)
            turns = syntax.closure([signature], edges)

            def is_last(literal: ast.AST) -> bool:
                return _asks(literal) and predicate(literal) in turns

            for one in self._bodies.failing(self._rules[signature], new, is_last):
                self._failed[one.goal].append(one)
        found = list[Instance]()
        for atom in atoms:
            inside = [one for one in self._failed[atom] if not self._is_outside(_positive(one))]
            found += inside or self._failed[atom]
        return found

    def _is_outside(self, atom: clingo.Symbol | None) -> bool:
        """Whether an atom is about a cell that nothing in the ground program is about."""
        place = None if atom is None else place_of(atom)
        return place is not None and place not in self._places

    def _needs(
        self, atom: clingo.Symbol, other: clingo.Symbol, by: Signature | None = None
    ) -> bool:
        """Whether an atom needs another one in turn, perhaps by atoms of one predicate alone.

        Known as far as the atoms between them were looked at.
        """
        seen, waiting = set[clingo.Symbol](), [atom]
        while waiting:
            for one in self._failed.get(waiting.pop(), []):
                needed = _positive(one)
                if needed == other:
                    return True
                is_way = needed is not None and by in (None, _signature(needed))
                if needed is not None and is_way and needed not in seen:
                    seen.add(needed)
                    waiting.append(needed)
        return False

    def _end(self, rule: Rule, atom: clingo.Symbol) -> clingo.Symbol | None:
        """The last atom of a chain in which a rule asks for another atom of its predicate each
        time; None if the chain seems to have no end."""
        for _ in range(_LONGEST):
            mine = [x for x in self._failing(rule.signature, [atom]) if x.rule == rule]
            same = [a for x in mine if (a := _positive(x)) and _signature(a) == rule.signature]
            if len(same) < len(mine) or not same:
                return atom
            atom = same[0]
        return None

    def _line(self, failing: Sequence[Instance], depth: int) -> Reason:
        """The literals that fail in the bodies of one rule, and why they do not hold."""
        rule = failing[0].rule
        open_ = [one for one in failing if self._is_open(one.literal)]
        failing = open_ or failing  # what is chosen fails before what is the same in all answers
        first = failing[0]
        said = list(dict.fromkeys(self._said(one) for one in failing if one.goal == first.goal))
        goals = len({one.goal for one in failing}) - 1
        needs = " or ".join(said[:_ATOMS])
        needs += f" or {len(said) - _ATOMS} more" * (len(said) > _ATOMS)
        offers = "the choice of " if rule.is_choice else ""
        likewise = f" (likewise {goals} more)" if goals else ""
        needed = {a for one in failing if (a := _positive(one)) is not None}
        above = {
            n
            for n, group in enumerate(self._path[:-1])
            if any(self._needs(atom, one.goal) for one in failing for atom in needed & {*group})
        }
        if above:
            self._cyclic |= above
            likewise += ", which needs that in turn"
        below = list[Reason]()
        needs_new = [a for a in sorted(needed) if a not in self._told]
        chains = [a for a in needs_new if _signature(a) == rule.signature]
        ends = {a: self._end(rule, a) for a in chains}
        if None in ends.values():
            likewise += ", and so on without an end"
        elif depth < _DEEPEST:
            last = [x for a, x in ends.items() if x != a]
            likewise += f", and at last {counted(last)}" * bool(last)
            below += self._below(failing, [ends.get(a) or a for a in needs_new], depth)
        words = f"{offers}{first.goal} needs {needs}{likewise}"
        return Reason("rule", words, rule.place, _cells([first.goal]), tuple(below))

    def _is_open(self, literal: ast.AST) -> bool:
        """Whether a literal looks at what is chosen, or at what nothing derives or gives."""
        known = self._rules.keys() | self._facts | self.task.encoding.defined
        known = {syntax.unsigned(signature) for signature in known}
        is_unknown = any(signature not in known for signature, _ in syntax.places(literal))
        return is_unknown or any(name in self._open for name, _ in syntax.places(literal))

    def _below(
        self, failing: Sequence[Instance], atoms: Iterable[clingo.Symbol], depth: int
    ) -> Iterator[Reason]:
        """Why literals do not hold: their atoms, those that were not told of yet."""
        for signature, some in _by_signature(dict.fromkeys(atoms)):
            if not (self.task.encoding.shows(some[0]) and self._possible.issuperset(some)):
                yield self._false(signature, some, depth + 1)
        first, needed = failing[0], any(map(_positive, failing))
        is_positive = getattr(first.literal, "sign", None) == ast.Sign.NoSign
        if is_positive and not needed and _is_atom(first.literal):
            signature = predicate(first.literal)
            if signature in self._rules:
                nearly = list(self._nearly(first.said(first.literal)))
                yield from nearly or self._dry(signature, {signature})
            else:
                words = self._unknown(signature, first.said(first.literal))
                yield Reason("missing", words)
        held = [a for one in failing[:1] if (a := _negative(one)) is not None]
        yield from self._true([a for a in held if not self._is_given(a)])

    def _dry(self, signature: Signature, seen: set[Signature]) -> Iterator[Reason]:
        """The rules for a predicate of which nothing holds, down to what no rule derives.

        `seen` has the predicates that were told of, and gets those that are.
        """
        for rule in self._rules[signature] if signature not in self._held else ():
            for literal in rule.body:
                if not _asks(literal):
                    continue
                needed = predicate(literal)
                if needed in self._held or needed in seen:
                    continue
                seen.add(needed)
                if needed in self._rules:
                    below = list(self._dry(needed, seen))
                else:
                    below = [Reason("missing", self._unknown(needed, str(literal)))]
                if below:
                    words = f"{rule.head} needs {literal}, of which none holds"
                    yield Reason("rule", words, rule.place, (), tuple(below))

    def _said(self, one: Instance) -> str:
        """The literal that fails, with the values; an aggregate with what it is."""
        literal = one.literal
        text = shortened(one.said(literal), 80)
        atom = getattr(literal, "atom", None)
        if hasattr(atom, "elements"):
            return f"{text}, and it is {self._total(one, literal)}"
        negative = _negative(one)
        if negative is not None:
            return f"{text}, and {negative} {self._holds(negative)}"
        return text

    def _holds(self, atom: clingo.Symbol) -> str:
        return "is expected" if self._expected.get(atom) else "holds"


def _positive(one: Instance) -> clingo.Symbol | None:
    """The atom that does not hold, where a literal asks for one."""
    sign = getattr(one.literal, "sign", None)
    return one.atom(one.literal) if sign == ast.Sign.NoSign else None


def _negative(one: Instance) -> clingo.Symbol | None:
    """The atom that holds, where a literal asks for its absence."""
    sign = getattr(one.literal, "sign", None)
    return one.atom(one.literal) if sign == ast.Sign.Negation else None


def _place(one: Instance) -> str:
    return one.rule.place


def _number(symbol: clingo.Symbol) -> int:
    return symbol.arguments[0].number


def _denial(atom: clingo.Symbol) -> clingo.Symbol:
    """The opposite of an atom: a of -a, and -a of a."""
    return clingo.Function(atom.name, atom.arguments, not atom.positive)


def _signature(atom: clingo.Symbol) -> Signature:
    return f"{'' if atom.positive else '-'}{atom.name}", len(atom.arguments)


def _by_signature(
    atoms: Iterable[clingo.Symbol],
) -> Iterator[tuple[Signature, list[clingo.Symbol]]]:
    """Atoms by their predicates."""
    found: dict[Signature, list[clingo.Symbol]] = {}
    for atom in atoms:
        found.setdefault(_signature(atom), []).append(atom)
    yield from found.items()


def counted(atoms: Sequence[object]) -> str:
    """The first of some atoms, and how many more there are."""
    named = ", ".join(map(str, atoms[:_ATOMS]))
    return f"{named} and {len(atoms) - _ATOMS} more" if len(atoms) > _ATOMS else named


def _do(atoms: Sequence[object]) -> str:
    return "does" if len(atoms) == 1 else "do"


def _cells(atoms: Iterable[clingo.Symbol]) -> tuple[Place, ...]:
    """The cells that atoms are about."""
    return tuple(dict.fromkeys(cell for atom in atoms if (cell := place_of(atom)) is not None))


def _is_atom(literal: ast.AST) -> bool:
    return bool(getattr(literal, "atom", literal).ast_type == ast.ASTType.SymbolicAtom)


def _asks(literal: ast.AST) -> bool:
    """Whether a literal asks for an atom, not for its absence."""
    return getattr(literal, "sign", None) == ast.Sign.NoSign and _is_atom(literal)
