"""Bodies of rules among true atoms: which rules derive an atom, and which literal stops the others.

A query joins the literals of a body one after the other, from the arguments of the head on, in a
program whose facts are the true atoms: so clingo itself compares, computes and counts. A rule stops
at the first literal that is false with all values so far, or it derives its head.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.rules import syntax
from pylogic.rules.constraints import substitute_values
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.symbols import parse_term
from pylogic.rules.syntax import Signature, as_tuple, signature_of, variables
from pylogic.solving.grounding import make_program
from pylogic.solving.question import Question

ANY = clingo.Function(f"{OWN_PREFIX}any")
"""The argument of an atom that may have any value."""
_GOAL, _MAY, _STEP, _GOES, _STOP = (
    f"{OWN_PREFIX}{name}" for name in ("goal", "may", "step", "goes", "stop")
)
"""Predicates of queries: arguments of goals; possible atoms; values with which the first literals
of a body hold; those of them with which the next literal holds; and the others."""
_ARGUMENT = "_Argument"
"""The beginning of the variables that stand for arguments of heads."""


@dataclass(frozen=True, eq=False)
class Rule:
    """A rule whose head is one atom; for an atom of a choice its condition belongs to the body."""

    signature: Signature
    """The predicate of its head; its name begins with - for a classical negation."""
    head: ast.AST
    body: Sequence[ast.AST]
    """The literals; the first ones are equations for the arguments of the head."""
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
    failed: ast.AST | None
    """The false literal; None if the body holds."""

    @property
    def head(self) -> str:
        """The goal, or the head with the values of its variables in place of a goal with ANY."""
        text = self.fill(self.rule.head) if ANY in self.goal.arguments else str(self.goal)
        return str(parse_term(text) or text)

    @property
    def is_near(self) -> bool:
        """True if a literal is false, and the head can be the goal: it has these arguments."""
        return self.failed is not None and not str(self.failed).startswith(_ARGUMENT)

    def fill(self, node: ast.AST | None) -> str:
        """Return a part of the rule as a text, with the values of its variables."""
        return substitute_values(str(node), self.values)

    def find_atom(self, literal: ast.AST | None, sign: ast.Sign) -> clingo.Symbol | None:
        """Return the atom of a literal with a sign, perhaps with ANY; None for other literals."""
        if literal is None or not _is_atom(literal, sign):
            return None
        symbol = literal.atom.symbol
        function = getattr(symbol, "argument", symbol)
        terms = [parse_term(self.fill(x)) for x in function.arguments]
        arguments = [ANY if term is None else term for term in terms]
        return clingo.Function(function.name, arguments, function is symbol)


def _is_atom(literal: ast.AST, sign: ast.Sign = ast.Sign.NoSign) -> bool:
    """Return True for a literal of an ordinary atom, p(X) or -p(X), with a sign."""
    atom = getattr(literal, "atom", literal)
    return bool(atom.ast_type == ast.ASTType.SymbolicAtom and literal.sign == sign)


def find_aggregate(literal: ast.AST | None) -> ast.AST | None:
    """Return the aggregate of a literal; None for other literals."""
    atom: ast.AST | None = getattr(literal, "atom", None)
    return atom if hasattr(atom, "elements") else None


def split_heads(statements: Iterable[ast.AST]) -> dict[Signature, list[Rule]]:
    """Return a rule for each atom in the heads of rules, by their predicates; other statements are
    passed over."""
    rules: dict[Signature, list[Rule]] = {}
    for statement in (s for s in statements if s.ast_type == ast.ASTType.Rule):
        whole, begin = statement.head, statement.location.begin
        for element in getattr(whole, "elements", None) or [whole]:
            inner = getattr(element, "condition", ())  # of #count and #sum
            inner = inner if isinstance(inner, ast.AST) else element
            literal = getattr(inner, "literal", inner)
            body = [*statement.body, *getattr(inner, "condition", ())]
            names = frozenset(syntax.global_variables(statement.update(body=body)))
            for head in (x.atom.symbol for x in (literal.unpool() if _is_atom(literal) else ())):
                function = getattr(head, "argument", head)
                signature = "-" * (function is not head) + function.name, len(function.arguments)
                pairs = [f"{_ARGUMENT}{n} = {x}" for n, x in enumerate(function.arguments)]
                equations = syntax.parse_text(f":- {'; '.join(pairs) or '#true'}.")[0].body
                own = names.union(variables(head), *map(variables, equations))
                place = f"{begin.filename}:{begin.line}"
                rule = Rule(signature, head, [*equations, *body], own, inner is not whole, place)
                rules.setdefault(signature, []).append(rule)
    return rules


class BodySearch:
    """Searches for values with which bodies of rules hold, or nearly hold, among true atoms."""

    def __init__(
        self,
        task: Question,
        statements: Sequence[ast.AST],
        true: Collection[clingo.Symbol],
        possible: Iterable[clingo.Symbol],
    ) -> None:
        """Ground the true atoms, and those that are possible by the statements of the task."""
        self.rules = split_heads(statements)
        self._edges = [(syntax.body_predicates(s), syntax.heads(s)) for s in statements]
        chosen = (name for s in statements if syntax.is_choice(s) for name in syntax.heads(s))
        self._open = syntax.closure(chosen, self._edges)
        self._orders: dict[Any, list[tuple[str, ast.AST | None, list[str]]]] = {}
        self._true, self._count = true, 0
        self._program = make_program(task, task.encoding.statements_of())
        with self._program.control.backend() as backend:
            for atom in true:
                backend.add_rule([backend.add_atom(atom)])
            for atom in dict.fromkeys((*true, *possible)):
                backend.add_rule([backend.add_atom(clingo.Function(_MAY, [atom]))])
        self._program.ground()

    def find(self, goals: Collection[clingo.Symbol]) -> dict[clingo.Symbol, list[Instance]]:
        """Return instances of the rules for goals, which are atoms, perhaps with ANY.

        For each goal and rule they are those whose bodies hold, or without any those with most
        literals that hold, one for each false literal. A goal with ANY stands for false atoms.
        """
        groups = defaultdict[Any, dict[tuple[clingo.Symbol, ...], clingo.Symbol]](dict)
        for goal in goals:
            known = tuple(n for n, value in enumerate(goal.arguments) if value != ANY)
            groups[signature_of(goal), known][tuple(goal.arguments[n] for n in known)] = goal
        ways = [
            (rule, known, same)
            for (signature, known), same in groups.items()
            for rule in self.rules.get(signature, ())
        ]
        texts, rows = list[str](), dict[tuple[int, int], tuple[list[str], ast.AST | None]]()
        for number, (rule, known, same) in enumerate(ways):
            bound = [f"{_ARGUMENT}{n}" for n in known]
            if (rule, known) not in self._orders:
                self._orders[rule, known] = [*self._order(rule, bound), ("", None, [])]
            texts += (f"{_GOAL}N({number},{as_tuple(map(str, values))})." for values in same)
            before = f"{_GOAL}N({number},{as_tuple(bound)})"
            for place, (text, literal, new) in enumerate(self._orders[rule, known]):
                rows[number, place] = bound, literal
                row = f"N({number},{place},{as_tuple(bound)})"
                bound = [*bound, *new]
                following = f"N({number},{place + 1},{as_tuple(bound)})"
                texts.append(f"{_STEP}{row} :- {before}. {_GOES}{row} :- {_STEP}{following}.")
                texts.append(f"{_STOP}{row} :- {_STEP}{row}; not {_GOES}{row}.")
                before = f"{_STEP}{row}; {text}"
        deepest = dict[tuple[int, clingo.Symbol], tuple[int, dict[str, Instance]]]()
        for symbol in self._ground(texts):  # they are sorted by number and place
            number, place = (x.number for x in symbol.arguments[:2])
            (rule, known, same), (names, failed) = ways[number], rows[number, place]
            terms = symbol.arguments[2].arguments
            if tuple(terms[: len(known)]) not in same:  # a name in a goal is a constant here
                continue
            goal = same[tuple(terms[: len(known)])]
            x = Instance(rule, goal, dict(zip(names, terms, strict=True)), failed)
            if ANY in goal.arguments and parse_term(x.head) in self._true:
                continue
            if (number, goal) not in deepest or deepest[number, goal][0] < place:
                deepest[number, goal] = place, {}
            text = f"{x.head} {x.fill(failed)}" if failed else str(symbol)
            deepest[number, goal][1].setdefault(text, x)
        instances: dict[clingo.Symbol, list[Instance]] = {goal: [] for goal in goals}
        for (_, goal), (_, alike) in deepest.items():
            instances[goal] += alike.values()
        return instances

    def evaluate(self, outer: Instance, aggregate: ast.AST) -> str:
        """Return the value of an aggregate as a text; "without a value" if it has none."""
        plain = outer.fill(aggregate.update(left_guard=None, right_guard=None))
        atoms = self._ground([f"{_STOP}N(0,0,_Each) :- _Each = {plain}."])
        return str(atoms[0].arguments[2]) if atoms else "without a value"

    def _order(self, rule: Rule, bound: Iterable[str]) -> Iterator[tuple[str, ast.AST, list[str]]]:
        """Yield the literals of a body, each as a text to join, itself, and the variables to which
        it gives values, in an order in which each variable gets its value in time.

        The arguments of the head come first, then literals that no choice decides, and last those
        that depend on the head: first as possible atoms, which give variables values, then as true.
        """
        late = syntax.closure([syntax.strip_minus(rule.signature)], self._edges)
        waiting, known = list[tuple[int, str, ast.AST, frozenset[str]]](), set(bound)
        for literal in rule.body:
            used = {name for name, _ in syntax.find_mentions(literal)}
            level = 4 if used & late else 2 if used & self._open else 1
            level = 0 if str(literal).startswith(_ARGUMENT) else level
            own = rule.names.intersection(variables(literal))
            if level == 4 and _is_atom(literal):
                waiting.append((3, f"{_MAY}({literal.atom})", literal, own))
            waiting.append((level, str(literal), literal, own))
        while waiting:  # few new variables first, of these many known ones
            waiting.sort(key=lambda x: (x[0], len(x[3] - known), -len(x[3] & known)))
            ready = (x for x in waiting if _is_safe(x[1], x[3] & known, x[3] - known))
            _, text, literal, own = next(ready, waiting[0])
            yield text, literal, sorted(own - known)
            known |= own
            waiting = [x for x in waiting if x[1] != text]

    def _ground(self, rules: Iterable[str]) -> list[clingo.Symbol]:
        """Ground rules in a new part, whose number replaces the N in names of its predicates;
        return the atoms of `_STOP` that they derive, sorted."""
        self._count += 1
        part = f"{_STOP}{self._count}"
        text = re.sub(rf"({OWN_PREFIX}\w+)N\(", rf"\g<1>{self._count}(", " ".join(rules))
        self._program.control.add(part, [], text)
        self._program.ground((part, []))
        return sorted(atom.symbol for atom in self._program.find_atoms([(part, 3)]))


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
