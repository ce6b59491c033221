"""Failed bodies: which rules could derive an atom, and what of their bodies does not hold.

The atoms that hold are facts of a program of their own. Rules are added to it that join a body
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
from pylogic.solving.grounding import Program
from pylogic.solving.task import Task

_GOAL, _MAY, _FOUND = f"{OWN_PREFIX}goal", f"{OWN_PREFIX}may", f"{OWN_PREFIX}found"
"""Predicates of added rules: the goals, the atoms that may hold, and the results."""
_MINUS = ast.UnaryOperator.Minus
_EACH = "_Each"
"""The beginning of names of variables in place of ranges, pools and `_`."""
_SEVERAL = (ast.ASTType.Interval, ast.ASTType.Pool)
Values = Mapping[str, clingo.Symbol]


class Rule(NamedTuple):
    """A rule with one atom as its head; the body of a choice's atom includes its condition."""

    statement: ast.AST
    is_choice: bool

    @property
    def place(self) -> str:
        """The file and the line of the rule, as FILE:LINE."""
        begin = self.statement.location.begin
        return f"{begin.filename}:{begin.line}"

    @property
    def signature(self) -> Signature:
        """The predicate of its head; with a minus if the head denies an atom."""
        return predicate_of(self.statement.head)

    @property
    def body(self) -> Sequence[ast.AST]:
        """The literals of its body; for an atom of a choice also those of its condition."""
        body: Sequence[ast.AST] = self.statement.body
        return body

    @property
    def names(self) -> frozenset[str]:
        """The variables of the head, and those of the body that are not local to a part of it."""
        return frozenset((*syntax.global_variables(self.statement), *variables(self.head)))

    @property
    def head(self) -> ast.AST:
        """The atom of its head, for a denied one with its minus."""
        atom: ast.AST = self.statement.head.atom.symbol
        return atom

    @property
    def arguments(self) -> Sequence[ast.AST]:
        """The arguments of its head; () for a pool of atoms."""
        return _arguments(self.head)


def predicate_of(literal: ast.AST) -> Signature:
    """Return the predicate of a literal that is an atom, whatever its `not`; -p if it is -p(X)."""
    (name, arity), _ = next(syntax.find_mentions(literal))
    is_denied = literal.atom.symbol.ast_type == ast.ASTType.UnaryOperation
    return f"{'-' * is_denied}{name}", arity


def _arguments(symbol: ast.AST) -> Sequence[ast.AST]:
    """Return the arguments of an atom, or of the a in -a; () for a pool of atoms."""
    symbol = getattr(symbol, "argument", symbol)  # of a minus
    arguments: Sequence[ast.AST] = getattr(symbol, "arguments", ())
    return () if symbol.ast_type == ast.ASTType.Pool else arguments


def split_heads(statements: Iterable[ast.AST]) -> Iterator[Rule]:
    """Yield a rule for each atom in heads of rules; a choice's condition comes into the body."""
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


class Instance(NamedTuple):
    """A ground instance of a rule (not of a puzzle), as far as its variables have values."""

    rule: Rule
    goal: clingo.Symbol
    """The atom of its head."""
    values: Values
    failed: int | None
    """The place of the literal that does not hold; None if its body holds."""

    def fill_literal(self, literal: ast.AST) -> str:
        """Return a literal of its rule as a text, with the values of its variables."""
        return substitute_values(str(literal), self.values)

    @property
    def literal(self) -> ast.AST:
        """The literal that does not hold; an AssertionError if the body holds."""
        assert self.failed is not None
        return self.rule.body[self.failed]

    def ground_atom(self, literal: ast.AST) -> clingo.Symbol | None:
        """Return the ground atom of a literal, without `not`; None if there is none."""
        if getattr(literal, "atom", literal).ast_type != ast.ASTType.SymbolicAtom:
            return None
        return parse_term(substitute_values(str(literal.atom), self.values))


class Bodies:
    """The bodies of rules, joined by clingo with the atoms that hold; it keeps every query."""

    def __init__(
        self, task: Task, true: Collection[clingo.Symbol], possible: Iterable[clingo.Symbol]
    ) -> None:
        """Ground the `true` atoms; `possible` ones give variables of missing atoms values."""
        self.true = true
        self._count = 0
        self._program = Program.of(task, task.encoding.statements_of())
        with self._program.control.backend() as backend:
            for atom in true:
                backend.add_rule([backend.add_atom(atom)])
            for atom in dict.fromkeys((*true, *possible)):
                backend.add_rule([backend.add_atom(clingo.Function(_MAY, [atom]))])
        self._program.ground()

    def find_holding(
        self, rules: Sequence[Rule], goals: Collection[clingo.Symbol]
    ) -> list[Instance]:
        """Return the ground instances of rules whose bodies hold, with heads among the `goals`."""
        return self._find_instances([(rule, None, rule.body) for rule in rules], goals)

    def find_failing(
        self,
        rules: Sequence[Rule],
        goals: Collection[clingo.Symbol],
        is_last: Callable[[ast.AST], bool],
    ) -> list[Instance]:
        """Return the instances of rules for `goals` in which one literal of the body fails; for a
        rule and goal without any, those whose most first literals hold (`is_last` ones last)."""
        instances = self._find_instances(_leave_one_out(rules), goals)
        pairs = {(x.rule.statement.location, x.goal) for x in instances}
        for rule in rules:
            left = [goal for goal in goals if (rule.statement.location, goal) not in pairs]
            if left:
                instances += self._find_farther(rule, left, is_last)
        return instances

    def find_nearly_holding(
        self, rules: Sequence[Rule], known: Mapping[int, clingo.Symbol]
    ) -> list[Instance]:
        """Return the instances of rules with one failing literal, and a head that does not hold and
        has the arguments in `known`, by their places from 0 on."""
        goal = clingo.Tuple_(list(known.values()))
        instances = self._find_instances(_leave_one_out(rules), [goal], tuple(known))
        wanted = known.items()
        return [x for x in instances if all(x.goal.arguments[n] == value for n, value in wanted)]

    def _find_farther(
        self, rule: Rule, goals: Collection[clingo.Symbol], is_last: Callable[[ast.AST], bool]
    ) -> Iterator[Instance]:
        """Yield, for each goal, the instances in which the most literals from the first on hold and
        the next one fails; `is_last` literals come last."""
        body, asking = list(rule.body), _goal(rule)
        needed = rule.names.union(variables(asking))
        ordered = keep_safe([asking, *(x for x in body if not is_last(x))], needed)
        ordered += [x for x in keep_safe([asking, *body], needed) if x not in ordered]
        places = [body.index(x) for x in ordered if x in body]
        seen = set[clingo.Symbol]()
        for length in range(len(places) - 1, -1, -1):
            first = [body[place] for place in places[:length]]
            instances = self._find_instances([(rule, places[length], first)], goals, is_begun=True)
            yield from (instance for instance in instances if instance.goal not in seen)
            seen.update(instance.goal for instance in instances)
            if len(seen) == len(goals):
                return

    def evaluate(self, aggregate: str) -> clingo.Symbol | None:
        """Return the value of an aggregate, given as a text without guards; None if it has none."""
        symbols = self._derive([f"{_FOUND}N({_EACH}) :- {_EACH} = {aggregate}."], ())
        return symbols[0].arguments[0] if symbols else None

    def find_atoms(
        self, literal: ast.AST, body: Sequence[ast.AST], values: Values
    ) -> Sequence[clingo.Symbol]:
        """Return the atoms, sorted, of a literal for which the `body` that it stands in holds; its
        ranges, pools and `_` take all values."""
        symbol, equations = literal.atom.symbol, list[str]()
        arguments = list(_arguments(symbol))
        for place, argument in enumerate(arguments):
            if argument.ast_type in _SEVERAL or str(argument) == "_":
                name = f"{_EACH}{place}"
                equations += [f"{name} = {substitute_values(str(argument), values)}"] * (
                    str(argument) != "_"
                )
                arguments[place] = ast.Variable(argument.location, name)
        if arguments and symbol.ast_type == ast.ASTType.UnaryOperation:
            symbol = symbol.update(argument=symbol.argument.update(arguments=arguments))
        elif arguments:
            symbol = symbol.update(arguments=arguments)
        atom = substitute_values(str(symbol), values)
        others = (substitute_values(str(x), values) for x in body if x is not literal)
        text = "; ".join([atom, *equations, *others])
        return [
            symbol.arguments[0] for symbol in self._derive([f"{_FOUND}N({atom}) :- {text}."], ())
        ]

    def _find_instances(
        self,
        parts: Sequence[tuple[Rule, int | None, Sequence[ast.AST]]],
        goals: Collection[clingo.Symbol],
        places: Sequence[int] | None = None,
        *,
        is_begun: bool = False,
    ) -> list[Instance]:
        """Return the instances for which parts of bodies (rule, place of the left-out literal or
        None, the others) hold and the left-out literal does not. With `places` the goals are tuples
        of the atoms' arguments there; `is_begun`: a part may leave variables without values."""
        queries, texts = list[tuple[Rule, int | None, list[str]]](), list[str]()
        for rule, failed, literals in parts:
            asking = _goal(rule, places)
            needed = rule.names.union(variables(asking))
            wanted = [asking, *literals]
            joined = keep_safe(wanted, needed)
            if len(joined) < len(wanted) and failed is not None and not is_begun:
                joined = keep_safe([*wanted, *_may(rule.body[failed])], needed)
            if asking not in joined or (failed is None and len(joined) < len(wanted)):
                continue
            bound = {name for literal in joined for name in variables(literal)}
            names = sorted(bound & rule.names)
            if not bound.issuperset(variables(rule.head)):
                continue
            head = f"{_FOUND}N({len(queries)},{rule.head},{syntax.as_tuple(names)})"
            queries.append((rule, failed, names))
            texts.append(f"{head} :- {'; '.join(map(str, joined))}.")
        instances = dict[object, Instance]()
        for symbol in self._derive(texts, goals):
            number, goal, values = symbol.arguments
            rule, failed, names = queries[number.number]
            if goal not in self.true if places is not None else goal in goals:
                terms = dict(zip(names, values.arguments, strict=True))
                instance = Instance(rule, goal, terms, failed)
                words = "" if failed is None else instance.fill_literal(instance.literal)
                key = rule.statement.location, goal, failed, words
                if failed is None or not self._holds(instance):
                    instances.setdefault(key, instance)
        return list(instances.values())

    def _holds(self, instance: Instance) -> bool:
        """Return True if the left-out literal is of an atom and holds: another one is missing."""
        atom = instance.ground_atom(instance.literal)
        sign = getattr(instance.literal, "sign", None)
        if atom is None:
            return False
        return (atom in self.true) != (sign == ast.Sign.Negation)

    def _derive(self, rules: Sequence[str], goals: Iterable[clingo.Symbol]) -> list[clingo.Symbol]:
        """Ground rules and goals as a new part (N in names of its predicates becomes its number),
        and return the atoms that the rules derive, sorted."""
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
    """Return the bodies of rules without one literal: rule, that literal's place, the others."""
    return [
        (rule, place, [x for at, x in enumerate(rule.body) if at != place])
        for rule in rules
        for place in range(len(rule.body))
    ]


def _goal(rule: Rule, places: Sequence[int] | None = None) -> ast.AST:
    """Return the literal that makes a head, or its arguments at places as a tuple, a goal."""
    if places is None:
        return _literal(f"{_GOAL}N({rule.head})")
    return _literal(f"{_GOAL}N({syntax.as_tuple(str(rule.arguments[n]) for n in places)})")


def _may(literal: ast.AST) -> list[ast.AST]:
    """Return a literal that gives a failed atom's variables possible values; [] for no atom."""
    is_atom = getattr(literal, "atom", literal).ast_type == ast.ASTType.SymbolicAtom
    return [_literal(f"{_MAY}({literal.atom})")] if is_atom else []


def _literal(text: str) -> ast.AST:
    """Return a text, parsed as the one literal of a body."""
    (statement,) = syntax.parse_text(f":- {text}.")
    literal: ast.AST = statement.body[0]
    return literal


# ---- The order in which a body is joined ------------------------------------------------------


def keep_safe(literals: Iterable[ast.AST], names: Set[str] | None = None) -> list[ast.AST]:
    """Return the literals whose variables (with `names` only these) get values by positive atoms
    and equations among them, each once, in an order in which they do; the others are left out."""
    waiting, kept, bound = list(dict.fromkeys(literals)), list[ast.AST](), set[str]()
    while True:
        ready = [x for x in waiting if any(needed <= bound for needed in _needed_sets(x, names))]
        if not ready:
            return kept
        waiting = [x for x in waiting if x not in ready]
        kept += ready
        bound |= {name for literal in ready for name in variables(literal)}


def _needed_sets(literal: ast.AST, global_names: Set[str] | None) -> Iterator[Set[str]]:
    """Yield sets of variables; each suffices for a literal to give its other variables values."""
    names = {*variables(literal)}
    if global_names is not None:
        names &= global_names
    yield names
    if getattr(literal, "sign", None) != ast.Sign.NoSign:  # a condition has none
        return
    if literal.atom.ast_type == ast.ASTType.Comparison:
        yield from (needed for _, needed in _equations(literal))
    elif literal.atom.ast_type == ast.ASTType.SymbolicAtom:
        yield names - set(_bound(literal.atom.symbol))
    elif literal.atom.ast_type == ast.ASTType.BodyAggregate:
        guard = literal.atom.left_guard
        if guard is not None and guard.comparison == ast.ComparisonOperator.Equal:
            yield names - set(_bound(guard.term))


def _bound(term: ast.AST) -> Iterator[str]:
    """Yield the variables that a term gives values: those of R, (R,C) and R+1, none of R+DR."""
    if term.ast_type == ast.ASTType.Variable:
        yield term.name
    elif term.ast_type == ast.ASTType.Function:
        yield from (name for argument in term.arguments for name in _bound(argument))
    elif term.ast_type == ast.ASTType.UnaryOperation and term.operator_type == _MINUS:  # -p(X)
        yield from _bound(term.argument)
    elif term.ast_type == ast.ASTType.BinaryOperation:
        sides = {term.left.ast_type, term.right.ast_type}
        is_sum = term.operator_type in (ast.BinaryOperator.Plus, ast.BinaryOperator.Minus)
        if is_sum and sides == {ast.ASTType.Variable, ast.ASTType.SymbolicTerm}:
            yield from variables(term)


def _equations(literal: ast.AST) -> Iterator[tuple[str, Set[str]]]:
    """Yield the variables that `X = term` gives values, each with the variables that it needs."""
    guards = literal.atom.guards
    if len(guards) == 1 and guards[0].comparison == ast.ComparisonOperator.Equal:
        sides = literal.atom.term, guards[0].term
        for side, other in (sides, sides[::-1]):
            if side.ast_type == ast.ASTType.Variable:
                yield side.name, {*variables(other)}
