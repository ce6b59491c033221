"""Why not: the rules that an answer of relaxed rules breaks, and why atoms are false in it.

A reason has a list of causes: one for each rule by which an atom could hold, then for the atoms
that these need.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Literal, TypeGuard

import clingo
from clingo import ast

from pylogic.authoring.bodies import ANY, BodySearch, Instance, find_aggregate, split_heads
from pylogic.authoring.nearest import Atoms, RelaxedRules, list_broken
from pylogic.rules import syntax
from pylogic.rules.constraints import constraint_of
from pylogic.rules.hints import predicate_name, suggest_predicate
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.symbols import Place, place_of
from pylogic.rules.syntax import Signature, shorten, signature_of

_MOST_NAMED = 3
"""Largest number of unexpected atoms that are explained, and of any atoms that are named."""
_DEEPEST = 5
"""Largest number of atoms of which each needs the next, all explained."""
_ELEMENT = clingo.Function(f"{OWN_PREFIX}element")
"""The head of a rule whose body is an element of an aggregate."""

Atom = clingo.Symbol | None
ReasonKind = Literal["none", "constraint", "missing", "extra", "false", "rule", "count", "true"]
"""Kinds of reasons; "count": the value of an aggregate."""


@dataclass(frozen=True)
class Reason:
    """A reason why something is not as expected, and the causes of it, which have none."""

    kind: ReasonKind
    words: str
    place: str = ""
    """File and line of the rule that is broken, or that fails; "" of atoms."""
    cells: tuple[Place, ...] = ()
    because: tuple[Reason, ...] = ()

    @property
    def lines(self) -> list[str]:
        """Its place and words and, indented by two blanks, the lines of its causes."""
        first = f"{self.place}: {self.words}" if self.place else self.words
        return [first, *(f"  {line}" for cause in self.because for line in cause.lines)]

    def to_dict(self) -> dict[str, Any]:
        """Return its fields by name for JSON: place "" is None, `because` has such dictionaries."""
        cells, below = list(map(list, self.cells)), [reason.to_dict() for reason in self.because]
        changed = {"place": self.place or None, "cells": cells, "because": below}
        return {"kind": self.kind, "words": self.words, **changed}


class Interpretation:
    """A set of true atoms, in which reasons are found: broken rules, and why atoms are false."""

    def __init__(self, relaxed: RelaxedRules, true: Atoms) -> None:
        """Take an answer of relaxed rules."""
        self._true, self._expected, self._relaxed = true, relaxed.expected, relaxed
        self._encoding, instance = relaxed.task.encoding, relaxed.task.instance
        self._inputs = self._encoding.declared_inputs | {x.signature for x in instance.facts}
        self._search = BodySearch(relaxed, true)

    def find_reasons(self) -> Iterator[Reason]:
        """Yield reasons for expected atoms that are false, one for each predicate; if none is, for
        a few unexpected atoms, then broken rules."""
        lacking = sorted(a for a, holds in self._expected.items() if holds and a not in self._true)
        for _, group in groupby(sorted(lacking, key=signature_of), signature_of):
            atoms = list(group)
            offered = {x.goal for x in self._search.find(atoms) if not x.failed}
            goal = next((atom for atom in atoms if atom not in offered), atoms[0])
            words = f"expected, but {join_first(atoms)} {'do' if atoms[1:] else 'does'} not hold"
            yield Reason("false", words, "", _list_cells(atoms), tuple(self._explain([goal])))
        if lacking:  # what is broken without them may be whole with them
            return
        extra = sorted(a for a, holds in self._expected.items() if not holds and a in self._true)
        for atom in extra[:_MOST_NAMED]:
            because = tuple(self._explain([atom]))
            yield Reason("extra", f"{atom} holds", "", _list_cells([atom]), because)
        for _, same in groupby(list_broken(self._true), lambda x: x.arguments[0]):
            yield self._explain_broken(list(same))

    def _explain_broken(self, broken: Sequence[clingo.Symbol]) -> Reason:
        """Return the one reason for broken instances of a constraint: the words of the first, the
        cells of all, and as causes the values of its aggregates, and why its literals hold."""
        rule = constraint_of(self._relaxed.constraints, broken[0])
        sentences = list(dict.fromkeys(map(rule.say, broken)))
        words = sentences[0] + (f" (and {len(sentences) - 1} more)" if len(sentences) > 1 else "")
        cells = tuple(dict.fromkeys(cell for symbol in broken for cell in rule.cells(symbol)))
        because, atoms = list[Reason](), list[Atom]()
        holding = [x for x in self._search.find(broken[:1]) if not x.failed]
        for first, literal in ((x, literal) for x in holding[:1] for literal in x.rule.body):
            if find_aggregate(literal) is not None:
                because.append(Reason("count", self._say_literal(first, literal)))
                atoms += self._find_counted(first, literal)
            atom = first.find_atom(literal)  # which may be true with any value for `_`
            if atom in self._true or getattr(literal, "sign", None) != ast.Sign.NoSign:
                atoms.append(atom)
        because += self._explain(filter(self._needs_reason, atoms))
        return Reason("constraint", words, rule.place, cells, tuple(because))

    def _find_counted(self, outer: Instance, literal: ast.AST) -> Iterator[Atom]:
        """Yield the true atoms that an aggregate counts and, unless its guard is `N <`, its atoms
        with any values for its own variables."""
        aggregate, text, inner = literal.atom, "", list[ast.AST]()
        for element in aggregate.elements:  # each is the body of a rule
            body = [*([element.literal] if hasattr(element, "literal") else []), *element.condition]
            text += f"{_ELEMENT} :- {'; '.join(['#true', *map(outer.fill, body)])}. "
            inner += body
        self._search.rules |= split_heads(syntax.parse_text(text))
        holding = [x for x in self._search.find([_ELEMENT]) if not x.failed]
        counted = {x.find_atom(y) for x in holding for y in x.rule.body}
        yield from sorted(atom for atom in counted if atom in self._true)
        guard = aggregate.left_guard
        if guard is None or guard.comparison != ast.ComparisonOperator.LessThan:
            yield from map(outer.find_atom, inner)

    def _say_literal(self, outer: Instance, literal: ast.AST) -> str:
        """Return a literal of a rule with its values, and the value of its aggregate."""
        text, aggregate = shorten(outer.fill(literal), 80), find_aggregate(literal)
        return f"{text}, and it is {self._search.evaluate(outer, aggregate)}" if aggregate else text

    def _needs_reason(self, atom: Atom) -> TypeGuard[clingo.Symbol]:
        """Return False for an atom that is given (an input that no rule derives) or shown, and for
        None, where there is no atom."""
        if atom is None or self._encoding.is_shown(atom):
            return False
        return signature_of(atom) not in self._inputs or signature_of(atom) in self._search.rules

    def _explain(self, atoms: Iterable[clingo.Symbol]) -> Iterator[Reason]:
        """Yield the causes why atoms are false, and then those why atoms are true.

        For a false atom they are that no rule derives its predicate, or it; or that a choice offers
        it; or the literals that are false in its rules. Then follow those of the atoms of these
        literals, the first one of each predicate, and so on, to a depth of `_DEEPEST` atoms. For
        true atoms they are the rules, no choices, that derive them.
        """
        rules, waiting = self._search.rules, deque((atom, 1) for atom in atoms)
        explained, true = set[clingo.Symbol](), dict[clingo.Symbol, None]()
        while waiting:
            goal, depth = waiting.popleft()
            if goal in self._true:
                true[goal] = None
            if goal in self._true or goal in explained or depth > _DEEPEST:
                continue
            explained.add(goal)
            signature, cells = signature_of(goal), _list_cells([goal])
            if signature not in rules:
                words = f"no {goal} is given"
                if signature not in self._inputs:
                    hint = suggest_predicate(signature, dict.fromkeys((*rules, *self._inputs)))
                    words = f"no rule derives {predicate_name(signature)}{hint}"
                yield Reason("missing", words, "", cells)
                continue
            instances = self._search.find([goal])
            needed = dict[Signature, clingo.Symbol]()
            for _, group in groupby(instances, key=lambda x: id(x.rule)):
                first, *others = group
                place, texts = first.rule.place, dict[str, None]()
                if not first.failed:  # by a choice; with ANY it may be another atom
                    words = f"{goal} may be chosen, and is not in what is nearest"
                    yield from [Reason("false", words, place, cells)] * (ANY not in goal.arguments)
                    continue
                for x in (first, *(x for x in others if x.head == first.head)):
                    texts[self._say_literal(x, x.failed)] = None
                    if (atom := x.find_atom(x.failed)) is not None:
                        is_chosen = ANY in atom.arguments or atom in self._search.possible
                        if not (is_chosen and self._encoding.is_shown(atom)):
                            needed.setdefault(signature_of(atom), atom)
                words = f"{first.head} needs {join_first(texts, 'or')}"
                yield Reason("rule", "the choice of " * first.rule.is_choice + words, place, cells)
            waiting += [(atom, depth + 1) for atom in needed.values()]
            if not instances and ANY not in goal.arguments:
                yield Reason("missing", f"no rule derives {goal}", "", cells)
                for rule in rules[signature]:
                    yield Reason("rule", f"derives {rule.head}, not {goal}", rule.place)
        derived = dict[str, dict[clingo.Symbol, None]]()
        for x in self._search.find(true):
            if not x.failed and not x.rule.is_choice:
                derived.setdefault(x.rule.place, {})[x.goal] = None
        for place, some in derived.items():
            yield Reason("true", f"derives {join_first(some)}", place)


def join_first(things: Collection[object], word: str = "and") -> str:
    """Return the first three things as text, and how many more there are; "or" joins them all."""
    named, left_out = list(map(str, things))[:_MOST_NAMED], len(things) - _MOST_NAMED
    text = (", " if word == "and" else f" {word} ").join(named)
    return f"{text} {word} {left_out} more" if left_out > 0 else text


def _list_cells(atoms: Iterable[clingo.Symbol]) -> tuple[Place, ...]:
    """Return the cells (row, column) that atoms name, each once; atoms without a cell are left
    out."""
    return tuple(dict.fromkeys(cell for atom in atoms if (cell := place_of(atom)) is not None))
