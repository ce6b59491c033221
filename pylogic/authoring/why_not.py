"""Why not: what an interpretation breaks, and why atoms do not hold in it, as a tree of reasons.

A tree is cut where it repeats: atoms of one predicate that need one another share a reason.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby
from operator import itemgetter
from typing import Any, Literal

import clingo
from clingo import ast

from pylogic.authoring.failed_bodies import Bodies, Instance, Rule, predicate_of, split_heads
from pylogic.explain.expectation import BOUND, Atoms, RelaxedRules, list_broken
from pylogic.rules import constraints, symbols, syntax
from pylogic.rules.constraints import BROKEN
from pylogic.rules.hints import predicate_name, suggest_predicate
from pylogic.rules.symbols import Place, place_of
from pylogic.rules.syntax import Signature, shorten

_SHOWN, _ATOMS = 3, 3
"""Largest number of unexpected atoms that are explained, and of any atoms that are named."""
_LARGEST, _LONGEST, _DEEPEST = 400, 60, 5
"""Largest set of atoms that need one another, longest chain of such atoms, and deepest tree of
reasons that are followed."""

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
        """The place and the words, PLACE: WORDS; the words alone without a place."""
        return f"{self.place}: {self.words}" if self.place else self.words

    @property
    def lines(self) -> list[str]:
        """Its line, and below it those of its reasons, two blanks farther in; reasons of kind
        "true" without reasons share a line."""
        named = [reason for reason in self.because if reason.kind != "true" or reason.because]
        plain = [
            f"{reason.words} ({reason.place})" for reason in self.because if reason not in named
        ]
        below = [line for reason in named for line in reason.lines]
        rests = [f"rests on {'; '.join(plain)}"] * bool(plain)
        return [self.line, *(f"  {line}" for line in (*below, *rests))]

    @property
    def all(self) -> Iterator[Reason]:
        """Yield this reason and all reasons below it, each before those below it."""
        yield self
        for reason in self.because:
            yield from reason.all

    @property
    def nearest_place(self) -> str:
        """Its place, or else the first place of a reason below it; "" without any."""
        return next((reason.place for reason in self.all if reason.place), "")

    @property
    def is_failed(self) -> bool:
        """True for a body that fails, False for the head of a rule and all other kinds."""
        return self.kind == "rule" and not self.words.startswith("derives ")

    def to_dict(self) -> dict[str, Any]:
        """Return its fields as JSON has them: no place is None, `because` has such dictionaries."""
        return {
            "kind": self.kind,
            "words": self.words,
            "place": self.place or None,
            "cells": list(map(list, self.cells)),
            "because": [reason.to_dict() for reason in self.because],
        }


class Look:
    """One set of true atoms: which rules it breaks, and why other atoms do not hold in it."""

    def __init__(
        self, relaxed: RelaxedRules, true: Atoms, expected: Mapping[clingo.Symbol, bool]
    ) -> None:
        """Ground the atoms `true` and rules; `expected` has the atoms that should hold or not."""
        self.task, self.true, self._expected = relaxed.task, true, expected
        self.known, self._choices = relaxed.known, relaxed.choices
        self._possible = {a.symbol for a in relaxed.program.control.symbolic_atoms}
        self._bodies = Bodies(relaxed.task, true, self._possible)
        self._held = {_signature(atom) for atom in true}
        rules = [*split_heads(relaxed.rules), *split_heads(relaxed.bounds)]
        own = relaxed.task.instance.statements
        rules += split_heads(s for s in own if syntax.parse_fact(s) is None)
        self._rules: dict[Signature, list[Rule]] = {}
        for rule in rules:
            self._rules.setdefault(rule.signature, []).append(rule)
        self._facts = {fact.signature for fact in relaxed.task.instance.facts}
        self._failed: dict[clingo.Symbol, list[Instance]] = {}
        """The failed bodies of atoms, as `_find_failed` caches them."""
        self._explained: set[clingo.Symbol] = set()
        """The atoms that a reason explains already."""
        self._path: list[Collection[clingo.Symbol]] = []
        """The groups of atoms that are being explained, from the top of the tree down."""
        self._cyclic: set[int] = set()
        """The places in `_path` of groups that atoms below need in turn."""

    def find_reasons(self) -> Iterator[Reason]:
        """Yield missing atoms and why they are; if none, a few unexpected atoms, then broken rules,
        those first that are about expected cells. Call it once: atoms told are not told again."""
        true = self.true
        lacking = [a for a, holds in self._expected.items() if holds and a not in true]
        for signature, atoms in _group_by_signature(sorted(lacking)):
            reason = self._explain_false(signature, atoms, 0)
            yield replace(reason, words=f"expected, but {reason.words}")
        if lacking:  # what is broken without them may be whole with them
            return
        extra = [a for a, holds in self._expected.items() if not holds and a in true]
        for atom in sorted(extra)[:_SHOWN]:
            yield Reason(
                "extra", f"{atom} holds", "", _cells([atom]), tuple(self._explain_true([atom]))
            )
        seen = {*_cells(self._expected)}
        reasons = []
        for (_, number), group in groupby(
            list_broken(true), key=lambda x: (x.name, x.arguments[0])
        ):
            alike = sorted(group, key=lambda x: not self._is_about(x, seen))
            is_bound = alike[0].match(*BOUND)
            reason = (
                self._explain_bound(number.number, alike)
                if is_bound
                else self._explain_constraint(alike)
            )
            reasons.append((not self._is_about(alike[0], seen), reason))
        yield from (reason for _, reason in sorted(reasons, key=itemgetter(0)))

    def _is_about(self, broken: clingo.Symbol, seen: Collection[Place]) -> bool:
        """Return True if a broken constraint (not a bound) has cells, all of them in `seen`."""
        if broken.match(*BOUND):
            return False
        cells = constraints.constraint_of(self.known, broken).cells(broken)
        return bool(cells) and all(cell in seen for cell in cells)

    # ---- Broken rules ----

    def _explain_constraint(self, broken: Sequence[clingo.Symbol]) -> Reason:
        """Return the one reason for broken instances of a constraint: words of the first, all
        cells, and the reasons below it."""
        rule = constraints.constraint_of(self.known, broken[0])
        sentences = list(dict.fromkeys(map(rule.say, broken)))
        words = sentences[0] + (f" (and {len(sentences) - 1} more)" if len(sentences) > 1 else "")
        cells = dict.fromkeys(cell for symbol in broken for cell in rule.cells(symbol))
        return Reason(
            "constraint", words, rule.place, tuple(cells), tuple(self._explain_bodies(broken))
        )

    def _explain_bound(self, number: int, broken: Sequence[clingo.Symbol]) -> Reason:
        """Return the one reason for broken instances of a choice, by its number: how many atoms it
        takes for the first, and how many instances more there are."""
        statement = self._choices[number]
        names = dict.fromkeys(syntax.global_variables(statement))
        taken, values = broken[0].arguments[1:]
        pairs = zip(names, values.arguments, strict=True)
        at = ", ".join(f"{name} = {value}" for name, value in pairs)
        where = f" for {at}" if at else ""
        more = f" (and for {len(broken) - 1} more)" if len(broken) > 1 else ""
        words = f"the choice `{shorten(str(statement.head))}` takes {taken}{where}{more}"
        begin = statement.location.begin
        cells = [place_of(clingo.Tuple_(x.arguments[2].arguments)) for x in broken]
        place = f"{begin.filename}:{begin.line}"
        return Reason("bound", words, place, tuple(cell for cell in cells if cell))

    def _explain_bodies(self, broken: Sequence[clingo.Symbol]) -> Iterator[Reason]:
        """Yield reasons for atoms in the bodies of broken constraints: of the first, values of
        aggregates; false atoms of all; true atoms of the first. Given and shown atoms need none."""
        instances = self._bodies.find_holding(self._rules[BROKEN], broken)
        failed, true = dict[clingo.Symbol, None](), dict[clingo.Symbol, None]()
        for instance in instances:
            for literal in instance.rule.body:
                atom = instance.ground_atom(literal)
                if atom is not None and literal.sign == ast.Sign.Negation:
                    failed[atom] = None
        for instance in [x for x in instances if x.goal == broken[0]][:1]:
            for literal in instance.rule.body:
                atom = instance.ground_atom(literal)
                if atom is not None and literal.sign == ast.Sign.NoSign:
                    true[atom] = None
                elif hasattr(getattr(literal, "atom", None), "elements"):
                    yield from self._explain_aggregate(instance, literal)
        derived = [atom for atom in failed if not self._is_given(atom)]
        for signature, atoms in _group_by_signature(derived):
            yield self._explain_false(signature, atoms, 1)
        yield from self._explain_true([atom for atom in true if not self._is_given(atom)])

    def _is_given(self, atom: clingo.Symbol) -> bool:
        """Return True for an atom of an input predicate that no rule derives, or of a shown one."""
        signature = _signature(atom)
        is_input = signature in self._facts | self.task.encoding.declared_inputs
        return (is_input and signature not in self._rules) or self.task.encoding.is_shown(atom)

    def _explain_aggregate(self, instance: Instance, literal: ast.AST) -> Iterator[Reason]:
        """Yield one reason with an aggregate's value; below it the rules that derive its atoms or,
        unless its guard is `N <`, nearly derive one."""
        atoms, lines = dict[clingo.Symbol, None](), list[Reason]()
        guard = literal.atom.left_guard
        for element in literal.atom.elements:
            inner = [*element.condition]
            if hasattr(element, "literal"):
                inner.insert(0, element.literal)
            for x in inner:
                if x.sign == ast.Sign.NoSign and _is_atom(x):
                    atoms.update(dict.fromkeys(self._bodies.find_atoms(x, inner, instance.values)))
                    lines += self._explain_near_rules(instance.fill_literal(x))
        text = shorten(instance.fill_literal(literal), 80)
        words = f"`{text}`: it is {self._total(instance, literal)}"
        named = [a for a in sorted(atoms) if not self._is_given(a)]
        is_less = guard is None or guard.comparison != ast.ComparisonOperator.LessThan
        yield Reason("count", words, "", (), (*self._explain_true(named), *lines * is_less))

    def _explain_near_rules(self, pattern: str) -> Iterator[Reason]:
        """Yield a reason for each rule that all but derives an atom of a pattern, such as p(1,X);
        none for a predicate that answers show."""
        (fact,) = syntax.parse_text(f"{pattern}.")
        rule = next(split_heads([fact]))
        if rule.signature in self.task.encoding.outputs:
            return
        values = (symbols.parse_term(str(x)) for x in rule.arguments)
        known = {n: value for n, value in enumerate(values) if value is not None}
        instances = self._bodies.find_nearly_holding(self._rules.get(rule.signature, []), known)
        for _, group in groupby(sorted(instances, key=_place), key=_place):
            yield self._explain_failed(list(group)[:1], _DEEPEST - 2)

    def _total(self, instance: Instance, literal: ast.AST) -> str:
        """Return the value of an aggregate as text; "without a value" if it has none."""
        plain = literal.atom.update(left_guard=None, right_guard=None)
        value = self._bodies.evaluate(instance.fill_literal(plain))
        return "without a value" if value is None else str(value)

    # ---- Atoms that hold ----

    def _explain_true(self, atoms: Sequence[clingo.Symbol]) -> Iterator[Reason]:
        """Yield a reason for each rule, no choice, that derives any of the atoms; it names them."""
        by_rule = dict[str, dict[clingo.Symbol, None]]()
        for signature, same in _group_by_signature(atoms):
            for instance in self._bodies.find_holding(self._rules.get(signature, []), same):
                if not instance.rule.is_choice:
                    by_rule.setdefault(instance.rule.place, {})[instance.goal] = None
        for place, derived in by_rule.items():
            yield Reason("true", name_first(list(derived)), place)

    # ---- Atoms that do not hold ----

    def _explain_false(
        self, signature: Signature, atoms: Sequence[clingo.Symbol], depth: int
    ) -> Reason:
        """Return one reason why atoms of a predicate do not hold, and mark them as told."""
        rules, cells = self._rules.get(signature, []), _cells(atoms)
        if not rules:
            return Reason(
                "missing", self._describe_missing(signature, name_first(atoms)), "", cells
            )
        offered = {
            instance.goal: instance.rule.place
            for instance in self._bodies.find_holding(
                [rule for rule in rules if rule.is_choice], atoms
            )
        }
        if offered.keys() >= set(atoms):  # but with it more would be wrong
            denied = [a for a in map(_negate, atoms) if a in self.true]
            but = f"but {name_first(denied)} holds" if denied else "and is not in what is nearest"
            words = f"{name_first(atoms)} may be chosen, {but}"
            place, because = next(iter(offered.values())), tuple(self._explain_true(denied))
            return Reason("false", words, place, cells, because)
        atoms = [atom for atom in atoms if atom not in offered]
        group, failing = self._collect_needed(signature, atoms), self._find_failed(signature, atoms)
        circle = [atom for atom in group if self._needs(atom, atom, signature)]
        subjects = circle or atoms
        self._explained.update(subjects)
        if not failing:
            heads = tuple(self._list_heads(signature, rules, depth))
            return Reason("missing", f"no rule derives {name_first(atoms)}", "", cells, heads)
        level = len(self._path)
        self._path.append(subjects)
        again, begins, unused = list[Reason](), list[Reason](), list[Rule]()
        for rule in rules:
            mine = [
                instance
                for instance in self._find_failed(signature, subjects)
                if instance.rule == rule
            ]
            outer = [instance for instance in mine if _needed_atom(instance) not in circle]
            if outer:
                begins.append(self._explain_failed(outer, depth))
            elif mine:
                again.append(Reason("rule", "needs another of them", rule.place))
            else:
                unused.append(rule)
        self._path.pop()
        if circle or level in self._cyclic:
            self._cyclic.discard(level)
            circle = circle or [atom for atom in subjects if self._needs(atom, atom)]
            turn = "needs itself" if len(circle) == 1 else "need one another"
            words = (
                f"{predicate_name(signature)}: no rule starts it, as {name_first(circle)} {turn}"
            )
            return Reason("start", words, "", cells, (*begins, *again))
        lacking = [a for a in atoms if not self._failed[a]]
        if len(begins) == 1 and not lacking and depth:  # what does not hold is in its words
            return begins[0]
        words = f"{name_first(atoms)} {'does' if len(atoms) == 1 else 'do'} not hold"
        if lacking:
            words += f"; no rule is for {name_first(lacking)}"
            begins += self._list_heads(signature, unused, depth)
        return Reason("false", words, "", cells, tuple(begins))

    def _list_heads(
        self, signature: Signature, rules: Sequence[Rule], depth: int
    ) -> Iterator[Reason]:
        """Yield a reason for each rule's head; below it why the head does not hold if it is ground,
        its predicate has no true atoms, and it is not told yet."""
        for rule in rules:
            head, below = symbols.parse_term(str(rule.head)), list[Reason]()
            is_dry = signature not in self._held and depth < _DEEPEST
            if is_dry and head is not None and head not in self._explained:
                below.append(self._explain_false(signature, [head], depth + 1))
            yield Reason("rule", f"derives {rule.head}", rule.place, (), tuple(below))

    def _describe_missing(self, signature: Signature, atoms: str) -> str:
        """Return words for `atoms` (a text) that are not given, or whose predicate no rule derives,
        with a hint at a like one."""
        name, known = predicate_name(signature), self.task.encoding.declared_inputs | self._facts
        if signature in known:
            return f"no {atoms} is given"
        others = dict.fromkeys((*self._rules, *known))
        return f"no rule derives {name}{suggest_predicate(signature, others)}"

    def _collect_needed(
        self, signature: Signature, atoms: Sequence[clingo.Symbol]
    ) -> list[clingo.Symbol]:
        """Return atoms with those of their predicate that they need in turn, up to a limit."""
        group, waiting = dict.fromkeys(atoms), list(atoms)
        for _ in range(_LONGEST):
            needed = map(_needed_atom, self._find_failed(signature, waiting))
            same = [a for a in needed if a is not None and _signature(a) == signature]
            waiting = [a for a in dict.fromkeys(same) if a not in group]
            group.update(dict.fromkeys(waiting))
            if not waiting or len(group) > _LARGEST:
                break
        return list(group)

    def _find_failed(self, signature: Signature, atoms: Sequence[clingo.Symbol]) -> list[Instance]:
        """Return the failed instances of rules for atoms of a predicate, atom by atom; cached."""
        new = [atom for atom in atoms if atom not in self._failed]
        if new:
            self._failed |= {atom: [] for atom in new}
            rules = chain.from_iterable(self._rules.values())
            edges = (({predicate_of(x) for x in r.body if _asks(x)}, {r.signature}) for r in rules)
            turns = syntax.closure([signature], edges)

            def is_last(literal: ast.AST) -> bool:
                """Return True for an atom whose predicate depends on that of the atoms."""
                return _asks(literal) and predicate_of(literal) in turns

            for instance in self._bodies.find_failing(self._rules[signature], new, is_last):
                self._failed[instance.goal].append(instance)
        return list(chain.from_iterable(self._failed[atom] for atom in atoms))

    def _needs(
        self, atom: clingo.Symbol, other: clingo.Symbol, by: Signature | None = None
    ) -> bool:
        """Return True if cached failures lead from an atom to another one that it needs in turn, by
        atoms of the predicate `by` alone if that is given."""
        seen, waiting = set[clingo.Symbol](), [atom]
        while waiting:
            for instance in self._failed.get(waiting.pop(), []):
                needed = _needed_atom(instance)
                if needed == other:
                    return True
                is_way = needed is not None and by in (None, _signature(needed))
                if needed is not None and is_way and needed not in seen:
                    seen.add(needed)
                    waiting.append(needed)
        return False

    def _explain_failed(self, failing: Sequence[Instance], depth: int) -> Reason:
        """Return one reason for failed instances of a rule: the literals that fail for the first
        atom, how many atoms are likewise, and why below it unless `depth` is 5."""
        rule = failing[0].rule
        first = failing[0]
        literals = list(
            dict.fromkeys(
                self._literal_words(instance) for instance in failing if instance.goal == first.goal
            )
        )
        goals = len({instance.goal for instance in failing}) - 1
        needs = " or ".join(literals[:_ATOMS])
        needs += f" or {len(literals) - _ATOMS} more" * (len(literals) > _ATOMS)
        offers = "the choice of " if rule.is_choice else ""
        likewise = f" (likewise {goals} more)" if goals else ""
        needed = {a for instance in failing if (a := _needed_atom(instance)) is not None}
        above = {
            n
            for n, group in enumerate(self._path[:-1])
            if any(
                self._needs(atom, instance.goal)
                for instance in failing
                for atom in needed & {*group}
            )
        }
        if above:
            self._cyclic |= above
            likewise += ", which needs that in turn"
        below = list[Reason]()
        needs_new = [a for a in sorted(needed) if a not in self._explained]
        if depth < _DEEPEST:
            below += self._explain_literals(failing, needs_new, depth)
        words = f"{offers}{first.goal} needs {needs}{likewise}"
        return Reason("rule", words, rule.place, _cells([first.goal]), tuple(below))

    def _explain_literals(
        self, failing: Sequence[Instance], atoms: Iterable[clingo.Symbol], depth: int
    ) -> Iterator[Reason]:
        """Yield why literals fail: false atoms, rules that nearly derive one, rules of a denied
        one."""
        for signature, same in _group_by_signature(dict.fromkeys(atoms)):
            if not (self.task.encoding.is_shown(same[0]) and self._possible.issuperset(same)):
                yield self._explain_false(signature, same, depth + 1)
        first, needed = failing[0], any(map(_needed_atom, failing))
        is_positive = getattr(first.literal, "sign", None) == ast.Sign.NoSign
        if is_positive and not needed and _is_atom(first.literal):
            signature = predicate_of(first.literal)
            if signature in self._rules:
                yield from self._explain_near_rules(first.fill_literal(first.literal))
            else:
                words = self._describe_missing(signature, first.fill_literal(first.literal))
                yield Reason("missing", words)
        true = [a for instance in failing[:1] if (a := _denied_atom(instance)) is not None]
        yield from self._explain_true([a for a in true if not self._is_given(a)])

    def _literal_words(self, instance: Instance) -> str:
        """Return the literal that fails, with its values; an aggregate with its value."""
        literal = instance.literal
        text = shorten(instance.fill_literal(literal), 80)
        atom = getattr(literal, "atom", None)
        if hasattr(atom, "elements"):
            return f"{text}, and it is {self._total(instance, literal)}"
        negative = _denied_atom(instance)
        if negative is not None:
            is_expected = self._expected.get(negative)
            return f"{text}, and {negative} {'is expected' if is_expected else 'holds'}"
        return text


def _needed_atom(instance: Instance) -> clingo.Symbol | None:
    """Return the atom that a failed literal asks for; None for other literals."""
    sign = getattr(instance.literal, "sign", None)
    return instance.ground_atom(instance.literal) if sign == ast.Sign.NoSign else None


def _denied_atom(instance: Instance) -> clingo.Symbol | None:
    """Return the atom whose absence a failed literal asks for; None for other literals."""
    sign = getattr(instance.literal, "sign", None)
    return instance.ground_atom(instance.literal) if sign == ast.Sign.Negation else None


def _place(instance: Instance) -> str:
    """Return the FILE:LINE of an instance's rule."""
    return instance.rule.place


def _negate(atom: clingo.Symbol) -> clingo.Symbol:
    """Return the classical opposite of an atom: a of -a, and -a of a."""
    return clingo.Function(atom.name, atom.arguments, not atom.positive)


def _signature(atom: clingo.Symbol) -> Signature:
    """Return the predicate of an atom; with a minus for a denied one."""
    return f"{'' if atom.positive else '-'}{atom.name}", len(atom.arguments)


def _group_by_signature(
    atoms: Iterable[clingo.Symbol],
) -> Iterator[tuple[Signature, list[clingo.Symbol]]]:
    """Yield predicates with their atoms, in the order in which they come first."""
    groups: dict[Signature, list[clingo.Symbol]] = {}
    for atom in atoms:
        groups.setdefault(_signature(atom), []).append(atom)
    yield from groups.items()


def name_first(atoms: Sequence[object]) -> str:
    """Return the first three of some atoms as text, and how many more there are."""
    named = ", ".join(map(str, atoms[:_ATOMS]))
    return f"{named} and {len(atoms) - _ATOMS} more" if len(atoms) > _ATOMS else named


def _cells(atoms: Iterable[clingo.Symbol]) -> tuple[Place, ...]:
    """Return the cells (row, column) that atoms are about, each once; other atoms are left out."""
    return tuple(dict.fromkeys(cell for atom in atoms if (cell := place_of(atom)) is not None))


def _is_atom(literal: ast.AST) -> bool:
    """Return True if a literal, or what stands as one, is of an atom."""
    return bool(getattr(literal, "atom", literal).ast_type == ast.ASTType.SymbolicAtom)


def _asks(literal: ast.AST) -> bool:
    """Return True if a literal asks for an atom, not for its absence."""
    return getattr(literal, "sign", None) == ast.Sign.NoSign and _is_atom(literal)
