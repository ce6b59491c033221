"""Bodies of rules among true atoms: which rules derive an atom, and which literal stops the others.

A query joins the literals of a body one after the other, from the arguments of the head on, in a
program whose facts are the true atoms: so clingo itself compares, computes and counts. A rule stops
at the first literal that is false with all values so far, or it derives its head.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.authoring.nearest import Atoms, RelaxedRules
from pylogic.rules import syntax
from pylogic.rules.constraints import substitute_values
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.symbols import parse_term
from pylogic.rules.syntax import Signature, as_tuple, signature_of, variables
from pylogic.solving.grounding import make_program

ANY = clingo.Function("_")
"""The argument of an atom that may have any value."""
_MAY, _STEP, _GOES, _STOP = (f"{OWN_PREFIX}{name}" for name in ("may", "step", "goes", "stop"))
"""Predicates of queries: possible atoms; values with which the first literals of a body hold; those
of them with which the next literal holds; and the others."""


class Rule(NamedTuple):
    """A rule whose head is one atom; for an atom of a choice its condition belongs to the body."""

    head: ast.AST
    """The term of its head: a function, below a minus for a classical negation."""
    body: Sequence[ast.AST]
    names: frozenset[str]
    """The variables of the head, and the global ones of the body."""
    is_choice: bool
    place: str
    """The file and the line of the rule, as FILE:LINE."""


class Instance(NamedTuple):
    """A rule with values for variables, and the literal that is false with them."""

    rule: Rule
    goal: clingo.Symbol
    """The atom that was asked for, perhaps with ANY."""
    values: Mapping[str, clingo.Symbol]
    failed: Any
    """The false literal, an AST; None if the body holds."""

    @property
    def head(self) -> str:
        """The goal, or the head with the values of its variables in place of a goal with ANY."""
        text = self.fill(self.rule.head) if ANY in self.goal.arguments else str(self.goal)
        return str(parse_term(text) or text)

    def fill(self, node: ast.AST) -> str:
        """Return a part of the rule as a text, with the values of its variables."""
        return substitute_values(str(node), self.values)

    def find_atom(self, literal: ast.AST) -> clingo.Symbol | None:
        """Return the atom of a literal, perhaps with ANY; None for comparisons, aggregates and
        conditional literals."""
        term = getattr(getattr(literal, "atom", None), "symbol", None)
        function = getattr(term, "argument", term)
        if function is None or function.ast_type != ast.ASTType.Function:
            return None
        terms = [parse_term(self.fill(x)) for x in function.arguments]
        arguments = [ANY if x is None else x for x in terms]
        return clingo.Function(function.name, arguments, function is term)


def find_aggregate(literal: ast.AST | None) -> ast.AST | None:
    """Return the aggregate of a literal; None for other literals."""
    atom: ast.AST | None = getattr(literal, "atom", None)
    return atom if hasattr(atom, "elements") else None


def split_heads(statements: Iterable[ast.AST]) -> dict[Signature, list[Rule]]:
    """Return a rule for each atom in the heads of rules, by their predicates; other statements are
    passed over. The name of a classical negation begins with -."""
    rules = defaultdict[Signature, list[Rule]](list)
    for statement in (s for s in statements if s.ast_type == ast.ASTType.Rule):
        whole, begin = statement.head, statement.location.begin
        for element in getattr(whole, "elements", None) or [whole]:
            inner = getattr(element, "condition", ())  # of #count and #sum
            inner = inner if isinstance(inner, ast.AST) else element
            body = [*statement.body, *getattr(inner, "condition", ())]
            names = frozenset(syntax.global_variables(statement.update(body=body)))
            for literal in getattr(inner, "literal", inner).unpool():
                if (term := getattr(literal.atom, "symbol", None)) is not None:
                    function = getattr(term, "argument", term)
                    name = "-" * (function is not term) + function.name
                    own, place = names.union(variables(term)), f"{begin.filename}:{begin.line}"
                    rule = Rule(term, body, own, inner is not whole, place)
                    rules[name, len(function.arguments)].append(rule)
    return dict(rules)


class BodySearch:
    """Searches for values with which bodies of rules hold, or nearly hold, among true atoms."""

    def __init__(self, relaxed: RelaxedRules, true: Atoms) -> None:
        """Ground the true atoms of an answer of relaxed rules, and those that are possible."""
        task = relaxed.task
        own = (s for s in task.instance.statements if syntax.parse_fact(s) is None)
        statements = [*relaxed.rules, *own]
        self.rules = split_heads(statements)
        self.possible = {a.symbol for a in relaxed.program.control.symbolic_atoms}
        self._edges = [(syntax.body_predicates(s), syntax.heads(s)) for s in statements]
        self._true, self._count = true, 0
        self._program = make_program(task, task.encoding.statements_of())
        with self._program.control.backend() as backend:
            for atom in true:
                backend.add_rule([backend.add_atom(atom)])
            for atom in self.possible | true:
                backend.add_rule([backend.add_atom(clingo.Function(_MAY, [atom]))])
        self._program.ground()

    def find(self, goals: Iterable[clingo.Symbol]) -> list[Instance]:
        """Return instances of the rules for goals, which are atoms, perhaps with ANY.

        For each goal and rule they are those whose bodies hold, or without any those with most
        literals that hold. A goal with ANY stands for false atoms.
        """
        self._count += 1
        step, goes, stop = (f"{name}{self._count}" for name in (_STEP, _GOES, _STOP))
        ways = [(goal, x) for goal in goals for x in self.rules.get(signature_of(goal), ())]
        texts, rows = list[str](), dict[tuple[int, int], tuple[list[str], ast.AST | None]]()
        for number, (goal, rule) in enumerate(ways):
            names, before = list[str](), "#true"
            for place, (text, literal, new) in enumerate(
                [*self._order(rule, goal), ("", None, [])]
            ):
                rows[number, place] = names, literal
                row = f"({number},{place},{as_tuple(names)})"
                names = [*names, *new]
                following = f"({number},{place + 1},{as_tuple(names)})"
                texts.append(f"{step}{row} :- {before}. {goes}{row} :- {step}{following}.")
                texts.append(f"{stop}{row} :- {step}{row}; not {goes}{row}.")
                before = f"{step}{row}; {text}"
        deepest = dict[int, tuple[int, list[Instance]]]()
        for symbol in self._ground(texts, stop):  # they are sorted by number and place
            number, place = (x.number for x in symbol.arguments[:2])
            (goal, rule), (names, failed) = ways[number], rows[number, place]
            values = dict(zip(names, symbol.arguments[2].arguments, strict=True))
            x = Instance(rule, goal, values, failed)
            if ANY in goal.arguments and parse_term(x.head) in self._true:
                continue
            if number not in deepest or deepest[number][0] < place:
                deepest[number] = place, []
            deepest[number][1].append(x)
        return [x for _, same in deepest.values() for x in same if x.failed != x.rule.head]

    def evaluate(self, outer: Instance, aggregate: ast.AST) -> str:
        """Return the value of an aggregate as a text; "without a value" if it has none."""
        self._count += 1
        stop = f"{_STOP}{self._count}"
        plain = outer.fill(aggregate.update(left_guard=None, right_guard=None))
        atoms = self._ground([f"{stop}(0,0,_Each) :- _Each = {plain}."], stop)
        return str(atoms[0].arguments[2]) if atoms else "without a value"

    def _order(self, rule: Rule, goal: clingo.Symbol) -> Iterator[tuple[str, ast.AST, list[str]]]:
        """Yield the literals of a body, each as a text to join, itself, and the variables to which
        it gives values, in an order in which each variable gets its value in time.

        First come equations for the arguments of the goal, with the head in place of a literal, and
        last the literals that depend on the head: first as possible atoms, which give variables
        values, then as true.
        """
        late = syntax.closure([syntax.strip_minus(signature_of(goal))], self._edges)
        arguments = getattr(rule.head, "argument", rule.head).arguments
        waiting = [
            (0, f"{value} = {term}", rule.head, rule.names.intersection(variables(term)))
            for value, term in zip(goal.arguments, arguments, strict=True)
            if value != ANY
        ]
        for literal in rule.body:
            used = {name for name, _ in syntax.find_mentions(literal)}
            own = rule.names.intersection(variables(literal))
            is_plain = getattr(literal, "sign", None) == ast.Sign.NoSign
            if used & late and is_plain and hasattr(literal.atom, "symbol"):
                waiting.append((2, f"{_MAY}({literal.atom})", literal, own))
            waiting.append((3 if used & late else 1, str(literal), literal, own))
        known = set[str]()
        while waiting:
            waiting.sort(key=lambda x: (x[0], len(x[3] - known), -len(x[3] & known)))
            ready = (x for x in waiting if _is_safe(x[1], x[3] & known, x[3] - known))
            _, text, literal, own = next(ready, waiting[0])
            yield text, literal, sorted(own - known)
            known |= own
            waiting = [x for x in waiting if x[1] != text]

    def _ground(self, rules: Iterable[str], name: str) -> list[clingo.Symbol]:
        """Ground rules in a new part; return the atoms of a name that they derive, sorted."""
        self._program.control.add(name, [], " ".join(rules))
        self._program.ground((name, []))
        return sorted(atom.symbol for atom in self._program.find_atoms([(name, 3)]))


@lru_cache(maxsize=4096)
def _is_safe(literal: str, known: frozenset[str], new: frozenset[str]) -> bool:
    """Return True if clingo finds values for `new` variables by a literal in which others are
    `known`; cached. Nothing is ground, as the first atom of the body is false."""
    # X = X makes a variable global that only an aggregate names
    parts = [f"{_STEP}({as_tuple(known)})", literal, *(f"{name} = {name}" for name in new)]
    control = clingo.Control(["--warn=none"], logger=lambda _code, _words: None)
    control.add("base", [], f":- {'; '.join(parts)}.")
    try:
        control.ground([("base", [])])
    except RuntimeError:
        return False
    return True
