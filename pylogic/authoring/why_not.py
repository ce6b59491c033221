"""Why not: the rules that an interpretation breaks, and why atoms are false in it, as reasons.

A tree of reasons is cut where it repeats: atoms of one predicate that need one another share one.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, groupby
from typing import Any, Literal

import clingo
from clingo import ast

from pylogic.authoring.failed_bodies import (
    BodySearch,
    GroundRule,
    Rule,
    is_positive,
    predicate_of,
    split_heads,
)
from pylogic.explain.expectation import BOUND, Atoms, RelaxedRules, list_broken
from pylogic.rules import constraints, symbols, syntax
from pylogic.rules.constraints import BROKEN
from pylogic.rules.hints import predicate_name, suggest_predicate
from pylogic.rules.symbols import Place, place_of
from pylogic.rules.syntax import Signature, shorten, signature_of

_EXPLAINED_ATOMS, _NAMED_ATOMS = 3, 3
"""Largest number of unexpected atoms that are explained, and of any atoms that are named."""
_MOST_NEEDED, _LONGEST_CHAIN, _DEEPEST = 400, 60, 5
"""Largest set of atoms that need one another, longest chain of such atoms, and largest depth of a
tree of reasons."""

ReasonKind = (
    Literal["refused", "none", "constraint", "bound", "missing", "extra"]
    | Literal["false", "rule", "start", "count", "true"]
)
"""Kinds of reasons; "start": atoms that need one another, "count": the value of an aggregate."""


@dataclass(frozen=True)
class Reason:
    """A reason why something is not as expected, and the reasons for it."""

    kind: ReasonKind
    words: str
    place: str = ""
    """File and line of the rule that is broken, or that fails; "" of atoms."""
    cells: tuple[Place, ...] = ()
    because: tuple[Reason, ...] = ()

    @property
    def lines(self) -> list[str]:
        """Its place and words and, indented by two blanks, the lines of its reasons; those of kind
        "true" without reasons share a line."""
        named = [reason for reason in self.because if reason.kind != "true" or reason.because]
        plain = [f"{r.words} ({r.place})" for r in self.because if r not in named]
        first = f"{self.place}: {self.words}" if self.place else self.words
        below = [line for reason in named for line in reason.lines]
        rests = [f"rests on {'; '.join(plain)}"] * bool(plain)
        return [first, *(f"  {line}" for line in (*below, *rests))]

    @property
    def tree(self) -> Iterator[Reason]:
        """Yield this reason and all reasons below it, each before those below it."""
        yield self
        for reason in self.because:
            yield from reason.tree

    def to_dict(self) -> dict[str, Any]:
        """Return its fields by name for JSON: place "" is None, `because` has such dictionaries."""
        return {
            "kind": self.kind,
            "words": self.words,
            "place": self.place or None,
            "cells": list(map(list, self.cells)),
            "because": [reason.to_dict() for reason in self.because],
        }


class Interpretation:
    """A set of true atoms, in which reasons are found: broken rules, and why atoms are false."""

    def __init__(
        self, relaxed: RelaxedRules, true: Atoms, expected: Mapping[clingo.Symbol, bool]
    ) -> None:
        """Ground the atoms `true` and rules; `expected` has True for atoms that should hold, False
        for those that should not."""
        self.task, self.true, self._expected = relaxed.task, true, expected
        self._relaxed = relaxed
        self._possible = {a.symbol for a in relaxed.program.control.symbolic_atoms}
        self._search = BodySearch(relaxed.task, true, self._possible)
        own = (s for s in relaxed.task.instance.statements if syntax.parse_fact(s) is None)
        self._rules: dict[Signature, list[Rule]] = {}
        for rule in split_heads([*relaxed.rules, *relaxed.bounds, *own]):
            self._rules.setdefault(rule.signature, []).append(rule)
        self._fact_predicates = {fact.signature for fact in relaxed.task.instance.facts}
        self._failed_rules: dict[clingo.Symbol, list[GroundRule]] = {}
        """The ground rules for each false atom that was looked at, with a false literal each."""
        self._explained: set[clingo.Symbol] = set()
        """The atoms that a reason explains already."""
        self._path: list[Collection[clingo.Symbol]] = []
        """The groups of atoms that are being explained, from the top of the tree down."""

    def find_reasons(self) -> Iterator[Reason]:
        """Yield reasons for expected atoms that are false; if none is, for a few unexpected ones,
        then broken rules, first those within expected cells. Call it once: an atom is explained
        once."""
        lacking = sorted(a for a, holds in self._expected.items() if holds and a not in self.true)
        for signature, atoms in _group_by_predicate(lacking).items():
            reason = self._explain_false_atoms(signature, atoms, 0)
            yield replace(reason, words=f"expected, but {reason.words}")
        if lacking:  # what is broken without them may be whole with them
            return
        extra = sorted(a for a, holds in self._expected.items() if not holds and a in self.true)
        for atom in extra[:_EXPLAINED_ATOMS]:
            because = tuple(self._explain_true_atoms([atom]))
            yield Reason("extra", f"{atom} holds", "", _list_cells([atom]), because)
        expected_cells = {*_list_cells(self._expected)}

        def is_outside(broken: clingo.Symbol) -> bool:
            """Return False for a broken constraint with cells that are all expected ones."""
            if broken.match(*BOUND):
                return True
            cells = constraints.constraint_of(self._relaxed.known, broken).cells(broken)
            return not cells or not expected_cells.issuperset(cells)

        groups = groupby(list_broken(self.true), key=lambda x: (x.name, x.arguments[0]))
        alike = [sorted(group, key=is_outside) for _, group in groups]
        reasons = [
            self._explain_bound(x) if x[0].match(*BOUND) else self._explain_constraint(x)
            for x in alike
        ]
        for outside in (False, True):
            yield from (
                r for r, x in zip(reasons, alike, strict=True) if is_outside(x[0]) == outside
            )

    # ---- Broken rules ----

    def _explain_bound(self, broken: Sequence[clingo.Symbol]) -> Reason:
        """Return the one reason for instances of a choice whose bound is broken: how many atoms the
        first takes, and how many more instances there are."""
        number, taken, values = broken[0].arguments
        statement = self._relaxed.choices[number.number]
        names = dict.fromkeys(syntax.global_variables(statement))
        pairs = zip(names, values.arguments, strict=True)
        assignments = ", ".join(f"{name} = {value}" for name, value in pairs)
        where = f" for {assignments}" if assignments else ""
        more = f" (and for {len(broken) - 1} more)" if len(broken) > 1 else ""
        words = f"the choice `{shorten(str(statement.head))}` takes {taken}{where}{more}"
        begin = statement.location.begin
        cells = _list_cells(clingo.Tuple_(x.arguments[2].arguments) for x in broken)
        return Reason("bound", words, f"{begin.filename}:{begin.line}", cells)

    def _explain_constraint(self, broken: Sequence[clingo.Symbol]) -> Reason:
        """Return the one reason for broken instances of a constraint: the words of the first, the
        cells of all, and below it reasons for their bodies: for the aggregates of the first, the
        false atoms of all, and the true atoms of the first."""
        rule = constraints.constraint_of(self._relaxed.known, broken[0])
        sentences = list(dict.fromkeys(map(rule.say, broken)))
        words = sentences[0] + (f" (and {len(sentences) - 1} more)" if len(sentences) > 1 else "")
        cells = tuple(dict.fromkeys(cell for symbol in broken for cell in rule.cells(symbol)))
        because, failed, true = list[Reason](), list[clingo.Symbol](), list[clingo.Symbol]()
        for ground_rule in self._search.find_deriving(self._rules[BROKEN], broken):
            for literal in ground_rule.rule.body:
                atom, sign = ground_rule.ground_atom(literal), getattr(literal, "sign", None)
                is_first = ground_rule.goal == broken[0]
                if atom is not None and not self._needs_no_reason(atom):
                    failed += [atom] * (sign == ast.Sign.Negation)
                    true += [atom] * (sign == ast.Sign.NoSign and is_first)
                elif hasattr(getattr(literal, "atom", None), "elements") and is_first:
                    because.append(self._explain_aggregate(ground_rule, literal))
        for signature, atoms in _group_by_predicate(failed).items():
            because.append(self._explain_false_atoms(signature, atoms, 1))
        because += self._explain_true_atoms(true)
        return Reason("constraint", words, rule.place, cells, tuple(because))

    def _needs_no_reason(self, atom: clingo.Symbol) -> bool:
        """Return True for an atom that is given (an input that no rule derives), or shown."""
        signature, encoding = signature_of(atom), self.task.encoding
        is_input = signature in self._fact_predicates | encoding.declared_inputs
        return (is_input and signature not in self._rules) or encoding.is_shown(atom)

    def _explain_aggregate(self, ground_rule: GroundRule, literal: ast.AST) -> Reason:
        """Return a reason with an aggregate's value; below it the rules that derive its atoms and,
        unless its guard is `N <`, those that nearly derive one."""
        atoms, nearly, guard = set[clingo.Symbol](), list[Reason](), literal.atom.left_guard
        for element in literal.atom.elements:
            first = [element.literal] if hasattr(element, "literal") else []
            inner = [*first, *element.condition]
            for x in filter(is_positive, inner):
                atoms.update(self._search.find_true_atoms(x, inner, ground_rule))
                if guard is None or guard.comparison != ast.ComparisonOperator.LessThan:
                    nearly += self._explain_nearly_deriving(ground_rule.fill_literal(x))
        text = shorten(ground_rule.fill_literal(literal), 80)
        value = self._search.evaluate_aggregate(ground_rule, literal.atom)
        true = self._explain_true_atoms(a for a in sorted(atoms) if not self._needs_no_reason(a))
        return Reason("count", f"`{text}`: it is {value}", because=(*true, *nearly))

    def _explain_nearly_deriving(self, pattern: str) -> Iterator[Reason]:
        """Yield a reason for each rule that would derive an atom of a pattern, such as p(1,X), but
        for one false literal; none for a predicate that answers show."""
        wanted = next(split_heads(syntax.parse_text(f"{pattern}.")))
        if wanted.signature not in self.task.encoding.outputs:
            rules = self._rules.get(wanted.signature, [])
            nearly = self._search.find_nearly_deriving(rules, wanted.head)
            firsts = {x.rule.place: x for x in reversed(nearly)}
            for _, first in sorted(firsts.items()):
                yield self._explain_failed_rule([first], _DEEPEST - 2)

    # ---- Atoms that hold, and atoms that do not ----

    def _explain_true_atoms(self, atoms: Iterable[clingo.Symbol]) -> Iterator[Reason]:
        """Yield a reason of kind "true" for each rule, no choice, that derives any of the atoms."""
        by_rule = dict[str, dict[clingo.Symbol, None]]()
        for signature, same in _group_by_predicate(atoms).items():
            rules = [rule for rule in self._rules.get(signature, []) if not rule.is_choice]
            for ground_rule in self._search.find_deriving(rules, same):
                by_rule.setdefault(ground_rule.rule.place, {})[ground_rule.goal] = None
        for place, derived in by_rule.items():
            yield Reason("true", say_first_atoms(list(derived)), place)

    def _explain_false_atoms(
        self, signature: Signature, atoms: Sequence[clingo.Symbol], depth: int
    ) -> Reason:
        """Return the one reason why atoms of a predicate are false, and mark them as explained.

        They may be offered by a choice; or no rule derives the predicate, or them; or they need one
        another; or literals are false in their rules, each a reason below. `depth` is that of the
        reason in the tree.
        """
        rules, cells = self._rules.get(signature, []), _list_cells(atoms)
        if not rules:
            words = self._describe_missing(signature, say_first_atoms(atoms))
            return Reason("missing", words, "", cells)
        offers = self._search.find_deriving([rule for rule in rules if rule.is_choice], atoms)
        offered = {x.goal: x.rule.place for x in offers}
        if offered.keys() >= set(atoms):  # but with it more would be wrong
            opposites = (clingo.Function(a.name, a.arguments, not a.positive) for a in atoms)
            denied = [a for a in opposites if a in self.true]
            but = f"but {say_first_atoms(denied)} holds"
            but = but if denied else "and is not in what is nearest"
            words = f"{say_first_atoms(atoms)} may be chosen, {but}"
            because = tuple(self._explain_true_atoms(denied))
            return Reason("false", words, next(iter(offered.values())), cells, because)
        atoms = [atom for atom in atoms if atom not in offered]
        group = self._find_failed_rules(signature, atoms)
        circle = [atom for atom in group if atom in self._list_needed([atom], signature)]
        subjects = circle or atoms
        self._explained.update(subjects)
        lacking = [atom for atom in atoms if not self._failed_rules[atom]]
        if len(lacking) == len(atoms):
            heads = tuple(self._list_rule_heads(signature, rules, depth))
            return Reason("missing", f"no rule derives {say_first_atoms(atoms)}", "", cells, heads)
        self._path.append(subjects)
        again, begins, unused = list[Reason](), list[Reason](), list[Rule]()
        for rule in rules:
            failed = [x for atom in subjects for x in self._failed_rules[atom] if x.rule is rule]
            if outer := [x for x in failed if x.needed_atom not in circle]:
                begins.append(self._explain_failed_rule(outer, depth))
            elif failed:
                again.append(Reason("rule", "needs another of them", rule.place))
            else:
                unused.append(rule)
        self._path.pop()
        if not self._list_needed(subjects).keys() & {a for group in self._path for a in group}:
            # else a reason for the atoms above names the circle
            circle = circle or [atom for atom in subjects if atom in self._list_needed([atom])]
        if circle:
            turn = "needs itself" if len(circle) == 1 else "need one another"
            needs = f"{say_first_atoms(circle)} {turn}"
            words = f"{predicate_name(signature)}: no rule starts it, as {needs}"
            return Reason("start", words, "", cells, (*begins, *again))
        if len(begins) == 1 and not lacking and depth:  # what does not hold is in its words
            return begins[0]
        words = f"{say_first_atoms(atoms)} {'does' if len(atoms) == 1 else 'do'} not hold"
        if lacking:
            words += f"; no rule is for {say_first_atoms(lacking)}"
            begins += self._list_rule_heads(signature, unused, depth)
        return Reason("false", words, "", cells, tuple(begins))

    def _list_rule_heads(
        self, signature: Signature, rules: Sequence[Rule], depth: int
    ) -> Iterator[Reason]:
        """Yield a reason for each rule's head; below it why the head is false if it is ground, has
        no reason yet, and its predicate has no true atoms."""
        is_dry = depth < _DEEPEST and all(signature_of(atom) != signature for atom in self.true)
        for rule in rules:
            head, below = symbols.parse_term(str(rule.head)), list[Reason]()
            if is_dry and head is not None and head not in self._explained:
                below.append(self._explain_false_atoms(signature, [head], depth + 1))
            yield Reason("rule", f"derives {rule.head}", rule.place, (), tuple(below))

    def _describe_missing(self, signature: Signature, atoms: str) -> str:
        """Return that no `atoms` (a text) are given, for an input predicate; for others that no
        rule derives the predicate, with a hint at a similar one."""
        known = self.task.encoding.declared_inputs | self._fact_predicates
        if signature in known:
            return f"no {atoms} is given"
        hint = suggest_predicate(signature, dict.fromkeys((*self._rules, *known)))
        return f"no rule derives {predicate_name(signature)}{hint}"

    def _list_needed(
        self, atoms: Iterable[clingo.Symbol], within: Signature | None = None
    ) -> dict[clingo.Symbol, None]:
        """Return the atoms that false atoms need, and those that these need in turn, by the false
        literals in `_failed_rules`; only of the predicate `within`, if given."""
        needed, waiting = dict[clingo.Symbol, None](), list(atoms)
        while waiting:
            for x in self._failed_rules.get(waiting.pop(), ()):
                atom = x.needed_atom
                is_way = atom is not None and within in (None, signature_of(atom))
                if atom is not None and is_way and atom not in needed:
                    needed[atom] = None
                    waiting.append(atom)
        return needed

    def _find_failed_rules(
        self, signature: Signature, atoms: Sequence[clingo.Symbol]
    ) -> dict[clingo.Symbol, None]:
        """Complete `_failed_rules` for false atoms of a predicate, and for those of it that they
        need in turn, as long as there are not too many; return all these atoms."""
        rules = chain.from_iterable(self._rules.values())
        positive = ((r, filter(is_positive, r.body)) for r in rules)
        edges = (({*map(predicate_of, used)}, {r.signature}) for r, used in positive)
        dependent, group = syntax.closure([signature], edges), dict.fromkeys(atoms)
        for _ in range(_LONGEST_CHAIN):
            new = [atom for atom in group if atom not in self._failed_rules]
            self._failed_rules |= {atom: [] for atom in new}
            for x in self._search.find_failing(self._rules[signature], new, dependent):
                self._failed_rules[x.goal].append(x)
            size = len(group)
            group |= self._list_needed(atoms, signature)
            if not size < len(group) <= _MOST_NEEDED:
                break
        return group

    def _explain_failed_rule(self, failing: Sequence[GroundRule], depth: int) -> Reason:
        """Return the one reason for failed instances of a rule: the false literals for the first
        atom, how many other atoms need such, and below it why, unless `depth` is `_DEEPEST`.

        Reasons below are those of the needed atoms; of the first literal, where it is no ground
        atom, the rules that nearly derive it; and, of `not p`, those that derive p.
        """
        first, rule, literals = failing[0], failing[0].rule, dict[str, None]()
        for ground_rule in (x for x in failing if x.goal == first.goal):
            text = shorten(ground_rule.fill_literal(ground_rule.failed), 80)
            aggregate: Any = getattr(ground_rule.failed, "atom", None)
            atom = ground_rule.denied_atom
            if hasattr(aggregate, "elements"):
                text += f", and it is {self._search.evaluate_aggregate(ground_rule, aggregate)}"
            elif atom is not None:
                text += f", and {atom} {'is expected' if self._expected.get(atom) else 'holds'}"
            literals[text] = None
        needs = " or ".join(list(literals)[:_NAMED_ATOMS])
        needs += f" or {len(literals) - _NAMED_ATOMS} more" * (len(literals) > _NAMED_ATOMS)
        goals = {ground_rule.goal for ground_rule in failing}
        likewise = f" (likewise {len(goals) - 1} more)" if len(goals) > 1 else ""
        needed = {x.needed_atom for x in failing if x.needed_atom is not None}
        above = {atom for group in self._path[:-1] for atom in group}
        if goals & self._list_needed(needed & above).keys():
            likewise += ", which needs that in turn"
        below = list[Reason]()
        if depth < _DEEPEST:
            new = (atom for atom in sorted(needed) if atom not in self._explained)
            for signature, same in _group_by_predicate(new).items():
                if not (self.task.encoding.is_shown(same[0]) and self._possible.issuperset(same)):
                    below.append(self._explain_false_atoms(signature, same, depth + 1))
            if is_positive(first.failed) and not needed:
                signature, pattern = predicate_of(first.failed), first.fill_literal(first.failed)
                if signature in self._rules:
                    below += self._explain_nearly_deriving(pattern)
                else:
                    below.append(Reason("missing", self._describe_missing(signature, pattern)))
            if first.denied_atom is not None and not self._needs_no_reason(first.denied_atom):
                below += self._explain_true_atoms([first.denied_atom])
        words = f"{'the choice of ' * rule.is_choice}{first.goal} needs {needs}{likewise}"
        return Reason("rule", words, rule.place, _list_cells([first.goal]), tuple(below))


def _group_by_predicate(
    atoms: Iterable[clingo.Symbol],
) -> dict[Signature, list[clingo.Symbol]]:
    """Return the atoms, each once, by their predicates; both keep the order of the atoms."""
    groups: dict[Signature, list[clingo.Symbol]] = {}
    for atom in dict.fromkeys(atoms):
        groups.setdefault(signature_of(atom), []).append(atom)
    return groups


def say_first_atoms(atoms: Sequence[object]) -> str:
    """Return the first three atoms as text, and how many more there are."""
    named, left_out = ", ".join(map(str, atoms[:_NAMED_ATOMS])), len(atoms) - _NAMED_ATOMS
    return f"{named} and {left_out} more" if left_out > 0 else named


def _list_cells(atoms: Iterable[clingo.Symbol]) -> tuple[Place, ...]:
    """Return the cells (row, column) that atoms name, each once; atoms without a cell are left
    out."""
    return tuple(dict.fromkeys(cell for atom in atoms if (cell := place_of(atom)) is not None))
