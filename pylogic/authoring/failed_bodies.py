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
from pylogic.rules.constraints import with_values
from pylogic.rules.lexical import OWN
from pylogic.rules.symbols import term
from pylogic.rules.syntax import Signature, variables
from pylogic.solving.grounding import Program
from pylogic.solving.task import Task

_GOAL, _MAY, _FOUND = f"{OWN}goal", f"{OWN}may", f"{OWN}found"
"""Predicates of added rules: what is asked for, the atoms that may hold, what was found."""
_MINUS = ast.UnaryOperator.Minus
_EACH = "_Each"
"""Begins the names of variables in place of ranges, pools and `_`."""
_INVERSE = {
    ast.BinaryOperator.Plus: ("{each}-{right}", "{each}-{left}"),
    ast.BinaryOperator.Minus: ("{each}+{right}", "{left}-{each}"),
}
"""The left and the right side of an operation, worked out from its value and the other side."""
_SEVERAL = (ast.ASTType.Interval, ast.ASTType.Pool)
Values = Mapping[str, clingo.Symbol]


class Rule(NamedTuple):
    """A rule with one atom as its head: of a choice, with the conditions under which it offers."""

    statement: ast.AST
    is_choice: bool

    @property
    def place(self) -> str:
        """File and line."""
        begin = self.statement.location.begin
        return f"{begin.filename}:{begin.line}"

    @property
    def signature(self) -> Signature:
        """The predicate of its head; with a minus where it denies."""
        return predicate(self.statement.head)

    @property
    def body(self) -> Sequence[ast.AST]:
        """Its literals."""
        body: Sequence[ast.AST] = self.statement.body
        return body

    @property
    def names(self) -> frozenset[str]:
        """The variables that are not local to a part of its body."""
        return frozenset((*syntax.global_variables(self.statement), *variables(self.head)))

    @property
    def head(self) -> ast.AST:
        """Its atom."""
        found: ast.AST = self.statement.head.atom.symbol
        return found

    @property
    def arguments(self) -> Sequence[ast.AST]:
        """The arguments of its atom; none of a pool of atoms."""
        return _arguments(self.head)


def predicate(literal: ast.AST) -> Signature:
    """The predicate of a literal that is an atom; with a minus where it denies."""
    (name, arity), _ = next(syntax.places(literal))
    is_denied = literal.atom.symbol.ast_type == ast.ASTType.UnaryOperation
    return f"{'-' * is_denied}{name}", arity


def _arguments(symbol: ast.AST) -> Sequence[ast.AST]:
    symbol = getattr(symbol, "argument", symbol)  # of a minus
    found: Sequence[ast.AST] = () if symbol.ast_type == ast.ASTType.Pool else symbol.arguments
    return found


def rules_of(statements: Iterable[ast.AST]) -> Iterator[Rule]:
    """The rules of some statements, of each atom in their heads."""
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
    """A ground instance of a rule, as far as its variables have values."""

    rule: Rule
    goal: clingo.Symbol
    """The atom of its head."""
    values: Values
    failed: int | None
    """The place of the literal that does not hold; None if its body holds."""

    def said(self, literal: ast.AST) -> str:
        """A literal of its body with the values."""
        return with_values(str(literal), self.values)

    @property
    def literal(self) -> ast.AST:
        """The literal that does not hold."""
        assert self.failed is not None
        return self.rule.body[self.failed]

    def atom(self, literal: ast.AST) -> clingo.Symbol | None:
        """The ground atom of a literal; None where it is none."""
        if getattr(literal, "atom", literal).ast_type != ast.ASTType.SymbolicAtom:
            return None
        return term(with_values(str(literal.atom), self.values))


class Bodies:
    """The bodies of rules, on the atoms that hold."""

    def __init__(
        self, task: Task, true: Collection[clingo.Symbol], possible: Iterable[clingo.Symbol]
    ) -> None:
        """The atoms that hold, and those of the ground program, one of which may be missing."""
        self.true = true
        self._asked = 0
        self._program = Program.of(task, task.encoding.alone(""))
        with self._program.control.backend() as backend:
            for atom in true:
                backend.add_rule([backend.add_atom(atom)])
            for atom in dict.fromkeys((*true, *possible)):
                backend.add_rule([backend.add_atom(clingo.Function(_MAY, [atom]))])
        self._program.ground()

    def holding(self, rules: Sequence[Rule], goals: Collection[clingo.Symbol]) -> list[Instance]:
        """The instances of rules for some atoms whose bodies hold."""
        return self._instances([(rule, None, rule.body) for rule in rules], goals)

    def failing(
        self,
        rules: Sequence[Rule],
        goals: Collection[clingo.Symbol],
        is_last: Callable[[ast.AST], bool],
    ) -> list[Instance]:
        """The instances of rules for some atoms of whose bodies one literal fails.

        Where no instance is so near, one in which the literals before it hold; literals that are
        last fail only where all others hold. A rule whose head is not the atom has none.
        """
        found = self._instances(_parts(rules), goals)
        near = {(one.rule.statement.location, one.goal) for one in found}
        for rule in rules:
            left = [goal for goal in goals if (rule.statement.location, goal) not in near]
            if left:
                found += self._farther(rule, left, is_last)
        return found

    def nearly(self, rules: Sequence[Rule], known: Mapping[int, clingo.Symbol]) -> list[Instance]:
        """The instances of rules for atoms that do not hold, of whose bodies one literal fails.

        `known` has the arguments of these atoms that are known, by their places.
        """
        goal = clingo.Tuple_(list(known.values()))
        found = self._instances(_parts(rules), [goal], tuple(known))
        return [
            one
            for one in found
            if all(one.goal.arguments[place] == value for place, value in known.items())
        ]

    def _farther(
        self, rule: Rule, goals: Collection[clingo.Symbol], is_last: Callable[[ast.AST], bool]
    ) -> Iterator[Instance]:
        """Instances in which the first literals hold, as many as can; some come last."""
        body, asking = list(rule.body), _goal(rule)
        needed = rule.names.union(*map(variables, asking))
        ordered = safe([*asking, *(x for x in body if not is_last(x))], needed)
        ordered += [x for x in safe([*asking, *body], needed) if x not in ordered]
        places = [body.index(x) for x in ordered if x in body]
        seen = set[clingo.Symbol]()
        for length in range(len(places) - 1, -1, -1):
            begun = [body[place] for place in places[:length]]
            found = self._instances([(rule, places[length], begun)], goals, is_begun=True)
            yield from (one for one in found if one.goal not in seen)
            seen.update(one.goal for one in found)
            if len(seen) == len(goals):
                return

    def value(self, aggregate: str) -> clingo.Symbol | None:
        """The value of an aggregate."""
        found = self._ask([f"{_FOUND}N({_EACH}) :- {_EACH} = {aggregate}."], ())
        return found[0].arguments[0] if found else None

    def atoms(
        self, literal: ast.AST, body: Sequence[ast.AST], values: Values
    ) -> Sequence[clingo.Symbol]:
        """The atoms of a literal for which a body, it among them, holds."""
        symbol, made = literal.atom.symbol, list[str]()
        arguments = list(_arguments(symbol))
        for place, each in enumerate(arguments):
            if each.ast_type in _SEVERAL or str(each) == "_":
                name = f"{_EACH}{place}"
                made += [f"{name} = {with_values(str(each), values)}"] * (str(each) != "_")
                arguments[place] = ast.Variable(each.location, name)
        if arguments and symbol.ast_type == ast.ASTType.UnaryOperation:
            symbol = symbol.update(argument=symbol.argument.update(arguments=arguments))
        elif arguments:
            symbol = symbol.update(arguments=arguments)
        one = with_values(str(symbol), values)
        rest = (with_values(str(x), values) for x in body if x is not literal)
        text = "; ".join([one, *made, *rest])
        return [found.arguments[0] for found in self._ask([f"{_FOUND}N({one}) :- {text}."], ())]

    def _instances(
        self,
        parts: Sequence[tuple[Rule, int | None, Sequence[ast.AST]]],
        goals: Collection[clingo.Symbol],
        places: Sequence[int] | None = None,
        *,
        is_begun: bool = False,
    ) -> list[Instance]:
        """The instances for which parts of bodies hold, one of the literals left out.

        The goals are atoms, or tuples of their arguments at some places.
        """
        asked, texts = list[tuple[Rule, int | None, list[str]]](), list[str]()
        for rule, failed, literals in parts:
            asking = _goal(rule, places)
            needed = rule.names.union(*map(variables, asking))
            wanted = [*asking, *literals]
            joined = safe(wanted, needed)
            if len(joined) < len(wanted) and failed is not None and not is_begun:
                joined = safe([*wanted, *_may(rule.body[failed])], needed)
            if not set(map(str, asking)).issubset(map(str, joined)) or (
                failed is None and len(joined) < len(wanted)
            ):
                continue
            bound = {name for literal in joined for name in variables(literal)}
            names = sorted(bound & rule.names)
            if not bound.issuperset(variables(rule.head)):
                continue
            head = f"{_FOUND}N({len(asked)},{rule.head},{syntax.as_tuple(names)})"
            asked.append((rule, failed, names))
            texts.append(f"{head} :- {'; '.join(map(str, joined))}.")
        found = dict[object, Instance]()
        for symbol in self._ask(texts, goals):
            number, goal, values = symbol.arguments
            rule, failed, names = asked[number.number]
            if goal not in self.true if places is not None else goal in goals:
                told = dict(zip(names, values.arguments, strict=True))
                one = Instance(rule, goal, told, failed)
                said = "" if failed is None else one.said(one.literal)
                key = rule.statement.location, goal, failed, said
                if failed is None or not self._holds(one):
                    found.setdefault(key, one)
        return list(found.values())

    def _holds(self, one: Instance) -> bool:
        """Whether the literal that was left out holds: then another one is missing."""
        atom = one.atom(one.literal)
        sign = getattr(one.literal, "sign", None)
        if atom is None:
            return False
        return (atom in self.true) != (sign == ast.Sign.Negation)

    def _ask(self, rules: Sequence[str], goals: Iterable[clingo.Symbol]) -> list[clingo.Symbol]:
        """The atoms that rules derive; N in the names of their own predicates is a number."""
        self._asked += 1
        part = f"{_FOUND}{self._asked}"
        facts = " ".join(f"{_GOAL}N({goal})." for goal in goals)
        text = f"{' '.join(rules)} {facts}"
        for name in (_GOAL, _FOUND):
            text = text.replace(f"{name}N(", f"{name}{self._asked}(")
        self._program.control.add(part, [], text)
        self._program.ground((part, []))
        found = self._program.atoms([(part, 1), (part, 3)])
        return sorted(atom.symbol for atom in found)


def _parts(rules: Iterable[Rule]) -> list[tuple[Rule, int | None, Sequence[ast.AST]]]:
    """The bodies of rules, each without one of its literals."""
    return [
        (rule, place, [x for at, x in enumerate(rule.body) if at != place])
        for rule in rules
        for place in range(len(rule.body))
    ]


def _goal(rule: Rule, places: Sequence[int] | None = None) -> list[ast.AST]:
    """The literals that bind the variables of a head to an atom that is asked for.

    With `places` only to its arguments there. Each variable of R+DR follows from the other one,
    which clingo does not work out by itself.
    """
    terms, more = list(map(str, rule.arguments)), list[str]()
    for place, sum_ in enumerate(rule.arguments):
        if sum_.ast_type != ast.ASTType.BinaryOperation or sum_.operator_type not in _INVERSE:
            continue
        sides = sum_.left, sum_.right
        if not all(any(variables(side)) for side in sides):  # clingo works out R+1
            continue
        terms[place] = each = f"{_EACH}H{place}"
        more.append(f"{each} = {sum_}")
        for side, inverse in zip(sides, _INVERSE[sum_.operator_type], strict=True):
            if side.ast_type == ast.ASTType.Variable:
                left, right = (f"({x})" for x in sides)
                more.append(f"{side} = {inverse.format(each=each, left=left, right=right)}")
    if places is not None:
        asked = syntax.as_tuple(terms[place] for place in places)
    elif more:
        asked = f"{rule.signature[0]}({','.join(terms)})"
    else:
        asked = str(rule.head)
    return list(map(_literal, (f"{_GOAL}N({asked})", *more)))


def _may(literal: ast.AST) -> list[ast.AST]:
    """A literal that gives the variables of a failed one the values that they may have."""
    is_atom = getattr(literal, "atom", literal).ast_type == ast.ASTType.SymbolicAtom
    return [_literal(f"{_MAY}({literal.atom})")] if is_atom else []


def _literal(text: str) -> ast.AST:
    (made,) = syntax.parsed(f":- {text}.")
    found: ast.AST = made.body[0]
    return found


# ---- The order in which a body is joined ------------------------------------------------------


def safe(literals: Iterable[ast.AST], names: Set[str] | None = None) -> list[ast.AST]:
    """The literals whose variables have values by positive atoms and equations among them.

    With `names` only these variables need values: others are local to a part of a literal.
    """
    waiting, kept, bound = list(dict.fromkeys(literals)), list[ast.AST](), set[str]()
    while True:
        ready = [x for x in waiting if any(needed <= bound for needed in _needs(x, names))]
        if not ready:
            return kept
        waiting = [x for x in waiting if x not in ready]
        kept += ready
        bound |= {name for literal in ready for name in variables(literal)}


def _needs(literal: ast.AST, global_names: Set[str] | None) -> Iterator[Set[str]]:
    """The variables that must have values so that a literal gives the others theirs."""
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
    """The variables that a term gives values: those of R, (R,C) and R+1, none of R+DR."""
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
    """The variables that a comparison gives values, each with the variables that this needs."""
    guards = literal.atom.guards
    if len(guards) == 1 and guards[0].comparison == ast.ComparisonOperator.Equal:
        sides = literal.atom.term, guards[0].term
        for one, other in (sides, sides[::-1]):
            if one.ast_type == ast.ASTType.Variable:
                yield one.name, {*variables(other)}
