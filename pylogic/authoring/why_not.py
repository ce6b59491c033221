"""Why not: the rules that an answer of relaxed rules breaks, and why atoms are false in it.

Reasons form trees. An atom is explained once, and a tree ends at `_DEEPEST` levels.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any, Literal, TypeGuard

import clingo
from clingo import ast

from pylogic.authoring.bodies import ANY, BodySearch, Instance, find_aggregate, split_heads
from pylogic.authoring.nearest import Atoms, Expected, RelaxedRules, list_broken
from pylogic.rules import constraints, syntax
from pylogic.rules.hints import predicate_name, suggest_predicate
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.symbols import Place, parse_term, place_of
from pylogic.rules.syntax import Signature, shorten, signature_of

_MOST_NAMED = 3
"""Largest number of unexpected atoms that are explained, and of any atoms that are named."""
_DEEPEST = 5
"""Largest depth of a tree of reasons."""
_PLAIN, _NOT = ast.Sign.NoSign, ast.Sign.Negation
_ELEMENT = clingo.Function(f"{OWN_PREFIX}element")
"""The head of a rule whose body is an element of an aggregate."""

Atom = clingo.Symbol | None
ReasonKind = (
    Literal["refused", "none", "constraint", "missing", "extra"]
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
        """Its place and words and, indented by two blanks, the lines of its reasons."""
        first = f"{self.place}: {self.words}" if self.place else self.words
        return [first, *(f"  {line}" for reason in self.because for line in reason.lines)]

    @property
    def tree(self) -> Iterator[Reason]:
        """Yield this reason and all reasons below it, each before those below it."""
        yield self
        for reason in self.because:
            yield from reason.tree

    def to_dict(self) -> dict[str, Any]:
        """Return its fields by name for JSON: place "" is None, `because` has such dictionaries."""
        cells, below = list(map(list, self.cells)), [reason.to_dict() for reason in self.because]
        changed = {"place": self.place or None, "cells": cells, "because": below}
        return {"kind": self.kind, "words": self.words, **changed}


class Interpretation:
    """A set of true atoms, in which reasons are found: broken rules, and why atoms are false."""

    def __init__(self, relaxed: RelaxedRules, true: Atoms, expected: Expected) -> None:
        """Take an answer of relaxed rules, and what was expected of it."""
        self._true, self._expected = true, expected
        self._constraints, self._bounds = relaxed.constraints, relaxed.bounds
        self._encoding, instance = relaxed.task.encoding, relaxed.task.instance
        self._inputs = self._encoding.declared_inputs | {x.signature for x in instance.facts}
        self._possible = {a.symbol for a in relaxed.program.control.symbolic_atoms}
        own = (s for s in instance.statements if syntax.parse_fact(s) is None)
        self._search = BodySearch(relaxed.task, [*relaxed.rules, *own], true, self._possible)
        self._rules = self._search.rules
        self._instances: dict[clingo.Symbol, list[Instance]] = {}
        """The instances of rules for each atom that was looked at."""
        self._explained: set[clingo.Symbol] = set()
        """The false atoms that a reason explains already."""

    def find_reasons(self) -> Iterator[Reason]:
        """Yield reasons for expected atoms that are false, one for each predicate; if none is, for
        a few unexpected atoms, then broken rules, first those within expected cells. Call it once.
        """
        lacking = sorted(a for a, holds in self._expected.items() if holds and a not in self._true)
        for _, group in groupby(sorted(lacking, key=signature_of), signature_of):
            atoms = list(group)
            offered = {x.goal for x in self._find_instances(atoms) if not x.failed}
            goal = next((atom for atom in atoms if atom not in offered), atoms[0])
            (reason,) = self._explain_false(goal, 0, atoms)
            yield replace(reason, words=f"expected, but {reason.words}")
        if lacking:  # what is broken without them may be whole with them
            return
        extra = sorted(a for a, holds in self._expected.items() if not holds and a in self._true)
        for atom in extra[:_MOST_NAMED]:
            because = tuple(self._explain_true([atom]))
            yield Reason("extra", f"{atom} holds", "", _list_cells([atom]), because)
        expected_cells, groups = {*_list_cells(self._expected)}, dict[object, list[clingo.Symbol]]()

        def is_outside(broken: clingo.Symbol) -> bool:
            """Return False for a broken constraint with cells that are all expected ones."""
            cells = constraints.constraint_of(self._constraints, broken).cells(broken)
            return not cells or not expected_cells.issuperset(cells)

        for broken in sorted(list_broken(self._true), key=is_outside):
            groups.setdefault(broken.arguments[0], []).append(broken)
        self._find_instances([same[0] for same in groups.values()])  # one search instead of many
        yield from map(self._explain_broken, groups.values())

    def _explain_broken(self, broken: Sequence[clingo.Symbol]) -> Reason:
        """Return the one reason for broken instances of a constraint: the words of the first, the
        cells of all, and below it reasons for the literals of the first."""
        rule = constraints.constraint_of(self._constraints, broken[0])
        sentences = list(dict.fromkeys(map(rule.say, broken)))
        words = sentences[0] + (f" (and {len(sentences) - 1} more)" if len(sentences) > 1 else "")
        cells = tuple(dict.fromkeys(cell for symbol in broken for cell in rule.cells(symbol)))
        if broken[0].arguments[0].number < self._bounds:  # its variables are often cells
            cells = _list_cells(clingo.Tuple_(symbol.arguments[1].arguments) for symbol in broken)
        because, true = list[Reason](), list[Atom]()
        false = defaultdict[Signature, list[clingo.Symbol]](list)
        holding = [x for x in self._find_instances(broken[:1]) if not x.failed]
        for first, literal in ((x, literal) for x in holding[:1] for literal in x.rule.body):
            true.append(first.find_atom(literal, _PLAIN))
            if find_aggregate(literal) is not None:
                because.append(self._explain_aggregate(first, literal))
            elif self._needs_reason(atom := first.find_atom(literal, _NOT)):
                false[signature_of(atom)].append(atom)
        for atoms in false.values():
            because += self._explain_false(atoms[0], 1, atoms)
        because += self._explain_true(list(filter(self._needs_reason, true)))
        return Reason("constraint", words, rule.place, cells, tuple(because))

    def _explain_aggregate(self, outer: Instance, literal: ast.AST) -> Reason:
        """Return a reason with an aggregate's value; below it the rules that derive its atoms and,
        unless its guard is `N <`, those that nearly derive one."""
        aggregate, text, inner = literal.atom, "", list[ast.AST]()
        for element in aggregate.elements:  # each is the body of a rule
            body = [*([element.literal] if hasattr(element, "literal") else []), *element.condition]
            text += f"{_ELEMENT} :- {'; '.join(['#true', *map(outer.fill, body)])}. "
            inner += body
        self._rules |= split_heads(syntax.parse_text(text))
        instances = self._search.find([_ELEMENT])[_ELEMENT]
        holding = [x for x in instances if not x.failed]
        atoms = {x.find_atom(y, _PLAIN) for x in holding for y in x.rule.body}
        because = list(self._explain_true(sorted(filter(self._needs_reason, atoms))))
        guard = aggregate.left_guard
        if guard is None or guard.comparison != ast.ComparisonOperator.LessThan:
            for wanted in (outer.find_atom(x, _PLAIN) for x in inner):
                if self._needs_reason(wanted):
                    is_known = signature_of(wanted) in self._rules
                    explain = self._explain_rules if is_known else self._explain_false
                    because += explain(wanted, _DEEPEST - 1)
        words = f"`{shorten(outer.fill(literal), 80)}`: it is "
        return Reason("count", words + self._search.evaluate(outer, aggregate), "", (), (*because,))

    # ---- Atoms that hold, and atoms that do not ----

    def _needs_reason(self, atom: Atom) -> TypeGuard[clingo.Symbol]:
        """Return False for an atom that is given (an input that no rule derives) or shown, and for
        None, where there is no atom."""
        if atom is None or self._encoding.is_shown(atom):
            return False
        return signature_of(atom) not in self._inputs or signature_of(atom) in self._rules

    def _explain_true(self, atoms: Collection[clingo.Symbol]) -> Iterator[Reason]:
        """Yield a reason of kind "true" for each rule, no choice, that derives any of the atoms."""
        by_rule = dict[str, dict[clingo.Symbol, None]]()
        for x in self._find_instances(atoms):
            if not x.failed and not x.rule.is_choice:
                by_rule.setdefault(x.rule.place, {})[x.goal] = None
        for place, derived in by_rule.items():
            yield Reason("true", f"rests on {say_first_atoms(list(derived))}", place)

    def _find_instances(self, goals: Collection[clingo.Symbol]) -> list[Instance]:
        """Return the instances of rules for atoms; search for those of each atom once."""
        new = [goal for goal in goals if goal not in self._instances]
        self._instances |= self._search.find(new) if new else {}
        return [x for goal in goals for x in self._instances[goal]]

    def _explain_false(
        self,
        goal: clingo.Symbol,
        depth: int,
        alike: Sequence[clingo.Symbol] = (),
        *,
        in_circle: bool = False,
    ) -> list[Reason]:
        """Return the reasons why an atom is false, and mark it as explained.

        It may be offered by a choice; or no rule derives the predicate, or it; or it needs itself;
        or literals are false in its rules, each a reason below. `depth` is that of the reasons in
        the tree; at 0 there is one. It names all of several atoms that are `alike`. `in_circle`
        says that a reason above is about an atom that needs itself.
        """
        signature, named = signature_of(goal), say_first_atoms(alike or [goal])
        cells = _list_cells(alike or [goal])
        self._explained.add(goal)
        if signature not in self._rules:
            words = f"no {named} is given"
            if signature not in self._inputs:
                hint = suggest_predicate(signature, dict.fromkeys((*self._rules, *self._inputs)))
                words = f"no rule derives {predicate_name(signature)}{hint}"
            return [Reason("missing", words, "", cells)]
        instances = self._find_instances([goal])
        offers = [x.rule.place for x in instances if not x.failed]
        if offers:  # but with it more would be wrong
            denied = clingo.Function(goal.name, goal.arguments, not goal.positive)
            but = f"but {denied} holds" if denied in self._true else "and is not in what is nearest"
            because = tuple(self._explain_true([denied] if denied in self._true else []))
            return [Reason("false", f"{named} may be chosen, {but}", offers[0], cells, because)]
        is_circle = in_circle or self._needs_itself(goal)
        below = self._explain_rules(goal, depth, in_circle=is_circle)
        if not below:
            is_dry = all(signature_of(atom) != signature for atom in self._true)
            heads = dict.fromkeys((str(x.rule.head), x.rule.place) for x in instances)
            for text, place in heads if depth < _DEEPEST else ():
                head, reasons = parse_term(text), list[Reason]()
                if is_dry and head is not None and head not in self._explained:
                    reasons = self._explain_false(head, depth + 1)
                below.append(Reason("rule", f"derives {text}", place, (), tuple(reasons)))
            words = f"no rule derives {goal}".replace(str(ANY), "_")
            below = [Reason("missing", words, "", cells, tuple(below))]
            if len(alike) < 2:
                return below
        if is_circle and not in_circle:
            words = f"{predicate_name(signature)}: no rule starts it, as {goal} needs itself"
            return [Reason("start", words.replace(str(ANY), "_"), "", cells, tuple(below))]
        words = f"{named} {'do' if len(alike) > 1 else 'does'} not hold"
        is_named = depth > 0 and len(alike) < 2  # by the reason above, or by those below
        return below if is_named else [Reason("false", words, "", cells, tuple(below))]

    def _needs_itself(self, goal: clingo.Symbol) -> bool:
        """Return whether an atom is among those that it needs, or that these need in turn, by at
        most `_DEEPEST` rules."""
        new, needed = {goal}, set[clingo.Symbol]()
        for _ in range(_DEEPEST):
            atoms = {x.find_atom(x.failed, _PLAIN) for x in self._find_instances(new)}
            new = {atom for atom in atoms if atom and atom not in needed}
            needed |= new
        return goal in needed

    def _explain_rules(
        self, goal: clingo.Symbol, depth: int, *, in_circle: bool = False
    ) -> list[Reason]:
        """Return a reason for each rule that could derive a false atom: the literals that are
        false. Below are reasons for these literals, unless `depth` is `_DEEPEST`."""
        reasons, near = list[Reason](), (x for x in self._find_instances([goal]) if x.is_near)
        for _, group in groupby(near, key=lambda x: id(x.rule)):
            instances = list(group)
            head, rule, literals = instances[0].head, instances[0].rule, dict[str, None]()
            needed, below = list[clingo.Symbol](), list[Reason]()
            for x in (x for x in instances if x.head == head):
                text, denied = shorten(x.fill(x.failed), 80), x.find_atom(x.failed, _NOT)
                if (aggregate := find_aggregate(x.failed)) is not None:
                    text += f", and it is {self._search.evaluate(x, aggregate)}"
                elif denied is not None:
                    is_expected = self._expected.get(denied)
                    text += f", and {denied} {'is expected' if is_expected else 'holds'}"
                    below = below or [*self._explain_true([denied] * self._needs_reason(denied))]
                elif (atom := x.find_atom(x.failed, _PLAIN)) and atom not in self._explained:
                    can_be = ANY in atom.arguments or atom in self._possible
                    is_chosen = can_be and self._encoding.is_shown(atom)
                    is_same = in_circle and signature_of(atom) == rule.signature
                    needed += [atom] * (not is_chosen and not is_same)
                literals[text] = None
            if needed and depth < _DEEPEST:
                below += self._explain_false(needed[0], depth + 1, in_circle=in_circle)
            needs = " or ".join(list(literals)[:_MOST_NAMED])
            needs += f" or {len(literals) - _MOST_NAMED} more" * (len(literals) > _MOST_NAMED)
            others = {x.head for x in instances} - {head}
            needs += f" (likewise {len(others)} more)" * bool(others)
            words = f"{'the choice of ' * rule.is_choice}{head} needs {needs}"
            cells = _list_cells(x for x in [parse_term(head)] if x)
            reasons.append(Reason("rule", words, rule.place, cells, tuple(below)))
        return reasons


def say_first_atoms(atoms: Sequence[object]) -> str:
    """Return the first three atoms as text, and how many more there are."""
    named, left_out = ", ".join(map(str, atoms[:_MOST_NAMED])), len(atoms) - _MOST_NAMED
    text = f"{named} and {left_out} more" if left_out > 0 else named
    return text.replace(str(ANY), "_")


def _list_cells(atoms: Iterable[clingo.Symbol]) -> tuple[Place, ...]:
    """Return the cells (row, column) that atoms name, each once; atoms without a cell are left
    out."""
    return tuple(dict.fromkeys(cell for atom in atoms if (cell := place_of(atom)) is not None))
