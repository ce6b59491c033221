"""Failed bodies: which rules could derive an atom, and which literal of their bodies is false.

The true atoms are facts of a program of their own. Each query adds rules to it that join a body
without one of its literals: so clingo itself compares, computes and counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from typing import NamedTuple, TypeGuard

import clingo
from clingo import ast

from pylogic.rules import syntax
from pylogic.rules.constraints import substitute_values
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.symbols import parse_term
from pylogic.rules.syntax import Signature, variables
from pylogic.solving.grounding import make_program
from pylogic.solving.question import Question

_GOAL, _MAY, _FOUND = f"{OWN_PREFIX}goal", f"{OWN_PREFIX}may", f"{OWN_PREFIX}found"
"""Predicates of added rules: the goals, the atoms that may be true, and the results."""


class Rule(NamedTuple):
    """A rule whose head is one atom; for an atom of a choice its condition belongs to the body."""

    signature: Signature
    """The predicate of its head; its name begins with - for a classical negation."""
    head: ast.AST
    """The atom of its head, with the - of a classical negation."""
    body: Sequence[ast.AST]
    names: frozenset[str]
    """The variables of the head, and the global ones of the body."""
    is_choice: bool
    location: ast.Location

    @property
    def place(self) -> str:
        """The file and the line of the rule, as FILE:LINE."""
        return f"{self.location.begin.filename}:{self.location.begin.line}"


def is_atom(literal: ast.AST | None) -> bool:
    """Return True if a literal, or a bare atom, is of an ordinary atom: p(X), -p(X), not p(X)."""
    atom = getattr(literal, "atom", literal)
    return atom is not None and bool(atom.ast_type == ast.ASTType.SymbolicAtom)


def is_positive(literal: ast.AST | None) -> TypeGuard[ast.AST]:
    """Return True for an atom p(X) or -p(X) without `not`, False for all other literals."""
    return getattr(literal, "sign", None) == ast.Sign.NoSign and is_atom(literal)


def predicate_of(literal: ast.AST) -> Signature:
    """Return the predicate of a literal of an atom; its name begins with - for -p(X)."""
    (name, arity), _ = next(syntax.find_mentions(literal))
    is_denied = literal.atom.symbol.ast_type == ast.ASTType.UnaryOperation
    return f"{'-' * is_denied}{name}", arity


def split_heads(statements: Iterable[ast.AST]) -> Iterator[Rule]:
    """Yield a rule for each atom in the heads of rules; other statements are passed over."""
    for statement in (s for s in statements if s.ast_type == ast.ASTType.Rule):
        whole = statement.head
        for element in getattr(whole, "elements", None) or [whole]:
            inner = getattr(element, "condition", ())  # of #count and #sum
            inner = inner if isinstance(inner, ast.AST) else element
            literal = getattr(inner, "literal", inner)
            body = [*statement.body, *getattr(inner, "condition", ())]
            bound = frozenset(syntax.global_variables(statement.update(body=body)))
            is_pool = is_atom(literal) and literal.atom.symbol.ast_type == ast.ASTType.Pool
            for atom in literal.unpool() if is_pool else [literal] * is_atom(literal):
                head, is_choice = atom.atom.symbol, inner is not whole
                names = bound.union(variables(head))
                yield Rule(predicate_of(atom), head, body, names, is_choice, statement.location)


class GroundRule(NamedTuple):
    """A rule with values for all or some of its variables, and its false literal, if any."""

    rule: Rule
    goal: clingo.Symbol
    """The ground atom of its head."""
    values: Mapping[str, clingo.Symbol]
    failed: ast.AST | None = None
    """The literal of the body that is false; None if the body holds."""
    needed_atom: clingo.Symbol | None = None
    """The ground atom that the false literal asks for; None for other literals."""
    denied_atom: clingo.Symbol | None = None
    """The true atom in a false literal `not p(X)`; None for other literals."""

    def fill_literal(self, literal: ast.AST | None) -> str:
        """Return a literal of its rule as a text, with the values of its variables."""
        return substitute_values(str(literal), self.values)

    def ground_atom(self, literal: ast.AST | None) -> clingo.Symbol | None:
        """Return the atom of a literal with values, without `not`; None if it is not of an atom,
        or a variable has no value."""
        atom = getattr(literal, "atom", None)
        return parse_term(self.fill_literal(atom)) if is_atom(literal) else None


class BodySearch:
    """Searches for values with which the bodies of rules hold among true atoms, or nearly hold."""

    def __init__(
        self, task: Question, true: Collection[clingo.Symbol], possible: Iterable[clingo.Symbol]
    ) -> None:
        """Ground the `true` atoms; a variable that only a false atom has takes its values from the
        `possible` atoms."""
        self.true = true
        self._count = 0
        self._program = make_program(task, task.encoding.statements_of())
        with self._program.control.backend() as backend:
            for atom in true:
                backend.add_rule([backend.add_atom(atom)])
            for atom in dict.fromkeys((*true, *possible)):
                backend.add_rule([backend.add_atom(clingo.Function(_MAY, [atom]))])
        self._program.ground()

    def find_deriving(
        self, rules: Sequence[Rule], goals: Collection[clingo.Symbol]
    ) -> list[GroundRule]:
        """Return the ground rules whose bodies hold, with heads among the `goals`."""
        return self._join_bodies(((rule, None, rule.body) for rule in rules), goals)

    def find_failing(
        self, rules: Sequence[Rule], goals: Collection[clingo.Symbol], last: Set[Signature]
    ) -> list[GroundRule]:
        """Return the ground rules for `goals` with one false literal. For a rule and goal without
        any, return those in which the most literals are true, in an order in which they can be
        joined, and the next one is false; atoms of the predicates `last` come last."""
        ground_rules = self._join_bodies(_leave_one_out(rules), goals)
        pairs = {(x.rule.location, x.goal) for x in ground_rules}
        for rule in rules:
            left = {goal for goal in goals if (rule.location, goal) not in pairs}
            asking = _parse_literal(f"{_GOAL}N({rule.head})")
            first = [x for x in rule.body if not is_positive(x) or predicate_of(x) not in last]
            ordered = order_safely([asking, *first], rule.names)
            ordered += order_safely([asking, *rule.body], rule.names)
            joined = [x for x in dict.fromkeys(ordered) if x != asking]
            while left and joined:
                failed = joined.pop()
                longest = self._join_bodies([(rule, failed, joined)], left, is_partial=True)
                left -= {x.goal for x in longest}
                ground_rules += longest
        return ground_rules

    def find_nearly_deriving(self, rules: Sequence[Rule], pattern: ast.AST) -> list[GroundRule]:
        """Return the ground rules with one false literal whose head is no true atom and has those
        arguments of the atom `pattern`, such as p(1,X), that have values."""
        terms = enumerate(getattr(pattern, "argument", pattern).arguments)
        known = {n: value for n, term in terms if (value := parse_term(str(term))) is not None}
        goal = clingo.Tuple_(list(known.values()))
        ground_rules = self._join_bodies(_leave_one_out(rules), [goal], tuple(known))
        return [x for x in ground_rules if x.goal not in self.true]

    def evaluate_aggregate(self, ground_rule: GroundRule, aggregate: ast.AST) -> str:
        """Return the value of an aggregate of a rule as text; "without a value" if it has none."""
        plain = ground_rule.fill_literal(aggregate.update(left_guard=None, right_guard=None))
        symbols = self._ground_part([f"{_FOUND}N(_Each) :- _Each = {plain}."])
        return str(symbols[0].arguments[0]) if symbols else "without a value"

    def find_true_atoms(
        self, literal: ast.AST, body: Sequence[ast.AST], ground_rule: GroundRule
    ) -> list[clingo.Symbol]:
        """Return the true atoms, sorted, that a literal stands for where the whole `body` holds,
        which it is part of; its ranges, pools and `_` take all values."""
        inner = [f"_Each = {ground_rule.fill_literal(literal.atom)}"]
        inner += map(ground_rule.fill_literal, body)
        rule = f"{_FOUND}N(_Each) :- {'; '.join([f'{_MAY}(_Each)', *inner])}."
        symbols = self._ground_part([rule])
        return [x.arguments[0] for x in symbols if x.arguments[0] in self.true]

    def _join_bodies(
        self,
        parts: Iterable[tuple[Rule, ast.AST | None, Sequence[ast.AST]]],
        goals: Collection[clingo.Symbol],
        places: Sequence[int] | None = None,
        *,
        is_partial: bool = False,
    ) -> list[GroundRule]:
        """Return the ground rules for which parts of bodies (rule, the left-out literal or None,
        the others) hold and the left-out literal is false. With `places` the goals are tuples of a
        head's arguments there; with `is_partial` variables may stay without values."""
        queries, texts = list[tuple[Rule, ast.AST | None, list[str]]](), list[str]()
        for rule, failed, literals in parts:
            terms = getattr(rule.head, "argument", rule.head).arguments
            chosen = (str(terms[place]) for place in places or ())
            goal_term = rule.head if places is None else syntax.as_tuple(chosen)
            asking = _parse_literal(f"{_GOAL}N({goal_term})")
            wanted = [asking, *literals]
            joined = order_safely(wanted, rule.names)
            if len(joined) < len(wanted) and is_atom(failed) and not is_partial:
                # the possible atoms of the left-out literal give variables values
                possible = _parse_literal(f"{_MAY}({getattr(failed, 'atom', None)})")
                joined = order_safely([*wanted, possible], rule.names)
            bound = {name for literal in joined for name in variables(literal)}
            is_whole = failed is not None or len(joined) == len(wanted)
            if asking in joined and is_whole and bound.issuperset(variables(rule.head)):
                names = sorted(bound & rule.names)
                head = f"{_FOUND}N({len(queries)},{rule.head},{syntax.as_tuple(names)})"
                queries.append((rule, failed, names))
                texts.append(f"{head} :- {'; '.join(map(str, joined))}.")
        ground_rules = dict[object, GroundRule]()
        for symbol in self._ground_part(texts, goals):
            number, goal, values = symbol.arguments
            rule, failed, names = queries[number.number]
            if places is None and goal not in goals:  # another atom of a range or pool in the head
                continue
            ground_rule = GroundRule(rule, goal, dict(zip(names, values.arguments, strict=True)))
            atom, sign = ground_rule.ground_atom(failed), getattr(failed, "sign", None)
            denied = atom if sign == ast.Sign.Negation else None
            if atom is None or (atom in self.true) == (denied is not None):  # else another is false
                needed = atom if is_positive(failed) else None
                key = rule.location, goal, str(failed), ground_rule.fill_literal(failed)
                failing = ground_rule._replace(
                    failed=failed, needed_atom=needed, denied_atom=denied
                )
                ground_rules.setdefault(key, failing)
        return list(ground_rules.values())

    def _ground_part(
        self, rules: Sequence[str], goals: Iterable[clingo.Symbol] = ()
    ) -> list[clingo.Symbol]:
        """Add rules and goals to the program as a new part, whose number replaces the N in names of
        its predicates; ground it and return the atoms that the rules derive, sorted."""
        self._count += 1
        part = f"{_FOUND}{self._count}"
        text = " ".join([*rules, *(f"{_GOAL}N({goal})." for goal in goals)])
        for name in (_GOAL, _FOUND):
            text = text.replace(f"{name}N(", f"{name}{self._count}(")
        self._program.control.add(part, [], text)
        self._program.ground((part, []))
        return sorted(atom.symbol for atom in self._program.find_atoms([(part, 1), (part, 3)]))


def _leave_one_out(rules: Iterable[Rule]) -> Iterator[tuple[Rule, ast.AST, Sequence[ast.AST]]]:
    """Yield all bodies of rules without one literal: (rule, that literal, the others)."""
    for rule in rules:
        for place, literal in enumerate(rule.body):
            yield rule, literal, [*rule.body[:place], *rule.body[place + 1 :]]


def _parse_literal(text: str) -> ast.AST:
    """Parse a text that is one literal of a body."""
    (statement,) = syntax.parse_text(f":- {text}.")
    literal: ast.AST = statement.body[0]
    return literal


def order_safely(literals: Iterable[ast.AST], names: Set[str]) -> list[ast.AST]:
    """Return the literals in an order in which each variable of `names` gets its value by a
    positive atom or an equation, each literal once; literals without values are left out."""
    waiting, kept = list(dict.fromkeys(literals)), list[ast.AST]()
    while True:
        before = "; ".join(map(str, [_FOUND, *kept]))
        ready = []
        for literal in waiting:  # X = X makes a variable global that only an aggregate names
            equations = "".join(f"; {name} = {name}" for name in names & {*variables(literal)})
            if _is_safe(f"{before}; {literal}{equations}"):
                ready.append(literal)
        if not ready:
            return kept
        waiting = [x for x in waiting if x not in ready]
        kept += ready


@lru_cache(maxsize=4096)
def _is_safe(body: str) -> bool:
    """Return True if clingo finds a value for each variable in the body of a rule; cached. The
    first literal is false, so that nothing is ground."""
    control = clingo.Control(["--warn=none"], logger=lambda _code, _words: None)
    control.add("base", [], f":- {body}.")
    try:
        control.ground([("base", [])])
    except RuntimeError:
        return False
    return True
