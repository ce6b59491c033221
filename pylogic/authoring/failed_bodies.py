"""Failed bodies: which rules could derive an atom, and which literal of their bodies is false.

The true atoms are facts of a program of their own. Each query adds rules to it that join a body
without one of its literals: so clingo itself compares, computes and counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.rules import syntax
from pylogic.rules.constraints import substitute_values
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.symbols import parse_term
from pylogic.rules.syntax import Signature, variables
from pylogic.solving.grounding import make_program
from pylogic.solving.task import Task

_GOAL, _MAY, _FOUND = f"{OWN_PREFIX}goal", f"{OWN_PREFIX}may", f"{OWN_PREFIX}found"
"""Predicates of added rules: the goals, the atoms that may be true, and the results."""
_MINUS = ast.UnaryOperator.Minus
_EACH = "_Each"
"""The beginning of names of variables in place of ranges, pools and `_`."""
_SEVERAL = (ast.ASTType.Interval, ast.ASTType.Pool)
Values = Mapping[str, clingo.Symbol]


class Rule(NamedTuple):
    """A rule whose head is one atom; for an atom of a choice its condition belongs to the body."""

    statement: ast.AST
    is_choice: bool

    @property
    def place(self) -> str:
        """The file and the line of the rule, as FILE:LINE."""
        begin = self.statement.location.begin
        return f"{begin.filename}:{begin.line}"

    @property
    def signature(self) -> Signature:
        """The predicate of its head; its name begins with - for a classical negation."""
        return predicate_of(self.statement.head)

    @property
    def body(self) -> Sequence[ast.AST]:
        """The literals of its body."""
        body: Sequence[ast.AST] = self.statement.body
        return body

    @property
    def global_variables(self) -> frozenset[str]:
        """The variables of the head, and the global ones of the body."""
        return frozenset((*syntax.global_variables(self.statement), *variables(self.head)))

    @property
    def head(self) -> ast.AST:
        """The atom of its head, with the - of a classical negation."""
        atom: ast.AST = self.statement.head.atom.symbol
        return atom

    @property
    def arguments(self) -> Sequence[ast.AST]:
        """The arguments of its head; () for a pool of atoms."""
        return _arguments_of(self.head)


def is_atom(literal: ast.AST) -> bool:
    """Return True if a literal, or a bare atom, is of an ordinary atom: p(X), -p(X), not p(X)."""
    return bool(getattr(literal, "atom", literal).ast_type == ast.ASTType.SymbolicAtom)


def is_positive(literal: ast.AST) -> bool:
    """Return True for an atom p(X) or -p(X) without `not`, False for all other literals."""
    return getattr(literal, "sign", None) == ast.Sign.NoSign and is_atom(literal)


def predicate_of(literal: ast.AST) -> Signature:
    """Return the predicate of a literal of an atom; its name begins with - for -p(X)."""
    (name, arity), _ = next(syntax.find_mentions(literal))
    is_denied = literal.atom.symbol.ast_type == ast.ASTType.UnaryOperation
    return f"{'-' * is_denied}{name}", arity


def _arguments_of(symbol: ast.AST) -> Sequence[ast.AST]:
    """Return the arguments of an atom p(...) or -p(...); () for a pool of atoms."""
    symbol = getattr(symbol, "argument", symbol)  # of a minus
    arguments: Sequence[ast.AST] = getattr(symbol, "arguments", ())
    return () if symbol.ast_type == ast.ASTType.Pool else arguments


def split_heads(statements: Iterable[ast.AST]) -> Iterator[Rule]:
    """Yield a rule for each atom in the heads of rules; other statements are passed over."""
    for statement in statements:
        if statement.ast_type != ast.ASTType.Rule:
            continue
        head = statement.head
        for element in getattr(head, "elements", None) or [head]:
            inner = getattr(element, "condition", ())  # of #count and #sum
            inner = inner if isinstance(inner, ast.AST) else element
            literal = getattr(inner, "literal", inner)
            if literal.atom.ast_type == ast.ASTType.SymbolicAtom:
                body = [*statement.body, *getattr(inner, "condition", ())]
                yield Rule(statement.update(head=literal, body=body), inner is not head)


class GroundRule(NamedTuple):
    """A rule with values for all or some of its variables, and its false literal, if any."""

    rule: Rule
    goal: clingo.Symbol
    """The ground atom of its head."""
    values: Values
    failed_index: int | None
    """The index in the body of the literal that is false; None if the body holds."""

    def fill_literal(self, literal: ast.AST) -> str:
        """Return a literal of its rule as a text, with the values of its variables."""
        return substitute_values(str(literal), self.values)

    @property
    def failed_literal(self) -> ast.AST:
        """The literal that is false; an AssertionError if the body holds."""
        assert self.failed_index is not None
        return self.rule.body[self.failed_index]

    def ground_atom(self, literal: ast.AST) -> clingo.Symbol | None:
        """Return the atom of a literal with values, without `not`; None if it is not of an atom,
        or a variable has no value."""
        return parse_term(self.fill_literal(literal.atom)) if is_atom(literal) else None

    @property
    def needed_atom(self) -> clingo.Symbol | None:
        """The ground atom that the false literal asks for; None for other literals."""
        literal = self.failed_literal
        return self.ground_atom(literal) if is_positive(literal) else None

    @property
    def denied_atom(self) -> clingo.Symbol | None:
        """The true atom in a false literal `not p(X)`; None for other literals."""
        literal = self.failed_literal
        is_negation = getattr(literal, "sign", None) == ast.Sign.Negation
        return self.ground_atom(literal) if is_negation else None


class BodySearch:
    """Searches for values with which the bodies of rules hold among true atoms, or nearly hold."""

    def __init__(
        self, task: Task, true: Collection[clingo.Symbol], possible: Iterable[clingo.Symbol]
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
        return self._join_bodies([(rule, None, rule.body) for rule in rules], goals)

    def find_failing(
        self,
        rules: Sequence[Rule],
        goals: Collection[clingo.Symbol],
        is_last: Callable[[ast.AST], bool],
    ) -> list[GroundRule]:
        """Return the ground rules for `goals` with one false literal; for a rule and goal without
        any, those with the longest true beginning of the body (`is_last` literals come last)."""
        ground_rules = self._join_bodies(_leave_one_out(rules), goals)
        pairs = {(x.rule.statement.location, x.goal) for x in ground_rules}
        for rule in rules:
            left = [goal for goal in goals if (rule.statement.location, goal) not in pairs]
            if left:
                ground_rules += self._find_longest_joins(rule, left, is_last)
        return ground_rules

    def find_nearly_deriving(
        self, rules: Sequence[Rule], known: Mapping[int, clingo.Symbol]
    ) -> list[GroundRule]:
        """Return the ground rules with one false literal whose head is no true atom and has the
        `known` arguments, by their places from 0 on."""
        goal = clingo.Tuple_(list(known.values()))
        ground_rules = self._join_bodies(_leave_one_out(rules), [goal], tuple(known))
        wanted = known.items()
        return [x for x in ground_rules if all(x.goal.arguments[n] == value for n, value in wanted)]

    def _find_longest_joins(
        self, rule: Rule, goals: Collection[clingo.Symbol], is_last: Callable[[ast.AST], bool]
    ) -> Iterator[GroundRule]:
        """Yield, for each goal, the ground rules in which the most literals from the first on are
        true and the next one is false; `is_last` literals come last."""
        body, asking = list(rule.body), _goal_literal(rule)
        needed = rule.global_variables.union(variables(asking))
        ordered = order_safely([asking, *(x for x in body if not is_last(x))], needed)
        ordered += [x for x in order_safely([asking, *body], needed) if x not in ordered]
        places = [body.index(x) for x in ordered if x in body]
        seen = set[clingo.Symbol]()
        for length in range(len(places) - 1, -1, -1):
            first = [body[place] for place in places[:length]]
            parts = [(rule, places[length], first)]
            ground_rules = self._join_bodies(parts, goals, is_partial=True)
            yield from (x for x in ground_rules if x.goal not in seen)
            seen.update(x.goal for x in ground_rules)
            if len(seen) == len(goals):
                return

    def evaluate_aggregate(self, aggregate: str) -> clingo.Symbol | None:
        """Return the value of an aggregate, a ground text without guards; None if it has none."""
        symbols = self._ground_part([f"{_FOUND}N({_EACH}) :- {_EACH} = {aggregate}."], ())
        return symbols[0].arguments[0] if symbols else None

    def find_true_atoms(
        self, literal: ast.AST, body: Sequence[ast.AST], values: Values
    ) -> Sequence[clingo.Symbol]:
        """Return the true atoms, sorted, that a literal stands for where the whole `body` holds,
        which it is part of; its ranges, pools and `_` take all values."""
        symbol, equations = literal.atom.symbol, list[str]()
        arguments = list(_arguments_of(symbol))
        for place, argument in enumerate(arguments):
            if argument.ast_type in _SEVERAL or str(argument) == "_":
                name = f"{_EACH}{place}"
                if str(argument) != "_":
                    equations.append(f"{name} = {substitute_values(str(argument), values)}")
                arguments[place] = ast.Variable(argument.location, name)
        if arguments and symbol.ast_type == ast.ASTType.UnaryOperation:
            symbol = symbol.update(argument=symbol.argument.update(arguments=arguments))
        elif arguments:
            symbol = symbol.update(arguments=arguments)
        atom = substitute_values(str(symbol), values)
        others = (substitute_values(str(x), values) for x in body if x is not literal)
        rule = f"{_FOUND}N({atom}) :- {'; '.join([atom, *equations, *others])}."
        return [symbol.arguments[0] for symbol in self._ground_part([rule], ())]

    def _join_bodies(
        self,
        parts: Sequence[tuple[Rule, int | None, Sequence[ast.AST]]],
        goals: Collection[clingo.Symbol],
        places: Sequence[int] | None = None,
        *,
        is_partial: bool = False,
    ) -> list[GroundRule]:
        """Return the ground rules for which parts of bodies (rule, index of the left-out literal or
        None, the others) hold and the left-out literal is false. With `places` the goals are tuples
        of a head's arguments there; with `is_partial` variables may stay without values."""
        queries, texts = list[tuple[Rule, int | None, list[str]]](), list[str]()
        for rule, failed, literals in parts:
            asking = _goal_literal(rule, places)
            needed = rule.global_variables.union(variables(asking))
            wanted = [asking, *literals]
            joined = order_safely(wanted, needed)
            if len(joined) < len(wanted) and failed is not None and not is_partial:
                left_out = rule.body[failed]  # its possible atoms give variables values
                more = [_parse_literal(f"{_MAY}({left_out.atom})")] if is_atom(left_out) else []
                joined = order_safely([*wanted, *more], needed)
            if asking not in joined or (failed is None and len(joined) < len(wanted)):
                continue
            bound = {name for literal in joined for name in variables(literal)}
            names = sorted(bound & rule.global_variables)
            if not bound.issuperset(variables(rule.head)):
                continue
            head = f"{_FOUND}N({len(queries)},{rule.head},{syntax.as_tuple(names)})"
            queries.append((rule, failed, names))
            texts.append(f"{head} :- {'; '.join(map(str, joined))}.")
        ground_rules = dict[object, GroundRule]()
        for symbol in self._ground_part(texts, goals):
            number, goal, values = symbol.arguments
            rule, failed, names = queries[number.number]
            if goal not in self.true if places is not None else goal in goals:
                terms = dict(zip(names, values.arguments, strict=True))
                ground_rule, words = GroundRule(rule, goal, terms, failed), ""
                if failed is not None:
                    literal = ground_rule.failed_literal
                    words = ground_rule.fill_literal(literal)
                    atom = ground_rule.ground_atom(literal)
                    is_negation = getattr(literal, "sign", None) == ast.Sign.Negation
                    if atom is not None and (atom in self.true) != is_negation:
                        continue  # the left-out literal is true: another one is false
                ground_rules.setdefault((rule.statement.location, goal, failed, words), ground_rule)
        return list(ground_rules.values())

    def _ground_part(
        self, rules: Sequence[str], goals: Iterable[clingo.Symbol]
    ) -> list[clingo.Symbol]:
        """Add rules and goals to the program as a new part, whose number replaces the N in names of
        its predicates; ground it and return the atoms that the rules derive, sorted."""
        self._count += 1
        part = f"{_FOUND}{self._count}"
        facts = " ".join(f"{_GOAL}N({goal})." for goal in goals)
        text = f"{' '.join(rules)} {facts}"
        for name in (_GOAL, _FOUND):
            text = text.replace(f"{name}N(", f"{name}{self._count}(")
        self._program.control.add(part, [], text)
        self._program.ground((part, []))
        atoms = self._program.find_atoms([(part, 1), (part, 3)])
        return sorted(atom.symbol for atom in atoms)


def _leave_one_out(rules: Iterable[Rule]) -> list[tuple[Rule, int | None, Sequence[ast.AST]]]:
    """Return all bodies of rules without one literal: (rule, index of that literal, the others)."""
    return [
        (rule, place, [x for at, x in enumerate(rule.body) if at != place])
        for rule in rules
        for place in range(len(rule.body))
    ]


def _goal_literal(rule: Rule, places: Sequence[int] | None = None) -> ast.AST:
    """Return the literal that a rule's head is a goal; with `places` that the tuple of the head's
    arguments there is one."""
    if places is None:
        return _parse_literal(f"{_GOAL}N({rule.head})")
    return _parse_literal(f"{_GOAL}N({syntax.as_tuple(str(rule.arguments[n]) for n in places)})")


def _parse_literal(text: str) -> ast.AST:
    """Parse a text that is one literal of a body."""
    (statement,) = syntax.parse_text(f":- {text}.")
    literal: ast.AST = statement.body[0]
    return literal


# ---- The order in which a body is joined ------------------------------------------------------


def order_safely(literals: Iterable[ast.AST], names: Set[str]) -> list[ast.AST]:
    """Return the literals in an order in which each variable of `names` gets its value by a
    positive atom or an equation, each literal once; literals without values are left out."""
    waiting, kept, bound = list(dict.fromkeys(literals)), list[ast.AST](), set[str]()
    while True:
        ready = [x for x in waiting if any(needed <= bound for needed in _needed_sets(x, names))]
        if not ready:
            return kept
        waiting = [x for x in waiting if x not in ready]
        kept += ready
        bound |= {name for literal in ready for name in variables(literal)}


def _needed_sets(literal: ast.AST, global_names: Set[str]) -> Iterator[Set[str]]:
    """Yield sets of variables: with values for all of one set, the literal gives its others values
    or needs none. Variables that are not in `global_names` do not count."""
    names = global_names & {*variables(literal)}
    yield names
    if getattr(literal, "sign", None) != ast.Sign.NoSign:  # a condition has none
        return
    if literal.atom.ast_type == ast.ASTType.Comparison:
        guards = literal.atom.guards
        if len(guards) == 1 and guards[0].comparison == ast.ComparisonOperator.Equal:
            sides = literal.atom.term, guards[0].term
            for side, other in (sides, sides[::-1]):
                if side.ast_type == ast.ASTType.Variable:
                    yield {*variables(other)}
    elif literal.atom.ast_type == ast.ASTType.SymbolicAtom:
        yield names - set(_bound_variables(literal.atom.symbol))
    elif literal.atom.ast_type == ast.ASTType.BodyAggregate:
        guard = literal.atom.left_guard
        if guard is not None and guard.comparison == ast.ComparisonOperator.Equal:
            yield names - set(_bound_variables(guard.term))


def _bound_variables(term: ast.AST) -> Iterator[str]:
    """Yield the variables that get values if a term is matched: of R, (R,C) and R+1, not of R+D."""
    if term.ast_type == ast.ASTType.Variable:
        yield term.name
    elif term.ast_type == ast.ASTType.Function:
        yield from (name for argument in term.arguments for name in _bound_variables(argument))
    elif term.ast_type == ast.ASTType.UnaryOperation and term.operator_type == _MINUS:  # -p(X)
        yield from _bound_variables(term.argument)
    elif term.ast_type == ast.ASTType.BinaryOperation:
        sides = {term.left.ast_type, term.right.ast_type}
        is_sum = term.operator_type in (ast.BinaryOperator.Plus, ast.BinaryOperator.Minus)
        if is_sum and sides == {ast.ASTType.Variable, ast.ASTType.SymbolicTerm}:
            yield from variables(term)
