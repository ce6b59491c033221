"""Techniques: the named patterns of a rule file, searched for on a board with known marks.

A technique is a rule of the part `techniques`. Its body names the marks that must be known, its
head follows(MARK) the mark that then holds, the comment above it the words and the cost. The part
is ground anew for each board, with known marks as facts: that is much smaller than ground instances
for all boards, and lets rules ask for marks that are not known. Cheap techniques are ground first,
others if these find nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.explain.mus import find_needed
from pylogic.explain.relaxation import Switches, list_clues, literal_of
from pylogic.explain.steps import parse_atom
from pylogic.explain.text import mark_of
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.encoding import add_statements
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.parts import KNOWN, TECHNIQUES
from pylogic.rules.symbols import Mark, Symbols
from pylogic.rules.syntax import Signature
from pylogic.solving.grounding import Program, ground_base, make_program
from pylogic.solving.task import Task

_CONCLUDED: Signature = (f"{OWN_PREFIX}concluded", 2)
"""_pylogic_concluded(_pylogic_broken(I, (), (Value, ...)), MARK): technique I concludes a mark."""
_DENIED = f"{OWN_PREFIX}denied"
"""Predicate in place of the minus of a conclusion: clingo drops a rule that denies no atom."""
_TAKEN = f"{OWN_PREFIX}taken_"
"""The prefix of predicates in the copies of rules by which `find_premises` finds premises."""


@dataclass
class MarkedBoard:
    """A program with known marks as facts, in which techniques are ground when needed."""

    program: Program
    certain: set[clingo.Symbol]
    """The facts and the known marks, as techniques conclude them: these are not new."""
    prices: set[int] = field(default_factory=set)
    """The prices of the techniques that are ground."""
    copies: dict[frozenset[int], tuple[str, dict[int, clingo.Symbol]]] = field(default_factory=dict)
    """The result of `Techniques._ground_copies` for each set of techniques."""


class Conclusion(NamedTuple):
    """The marks that techniques of the same cost and words conclude together."""

    cost: int
    rules: Symbols
    """The atoms that name the techniques, in the form of broken constraints."""
    marks: tuple[Mark, ...]
    atoms: Symbols
    """The atoms of `_CONCLUDED` that derive the marks."""
    board: MarkedBoard
    """The board on which the techniques were ground."""


class Techniques:
    """The techniques of a task's rule file, on its board."""

    def __init__(self, task: Task, facts: Iterable[clingo.Symbol] | None = None) -> None:
        """Read the techniques; `facts` follow from the instance alone, and are derived if None."""
        encoding = task.encoding
        self._task = task
        self._constraints = constraints.read_rules(encoding) if TECHNIQUES in encoding.parts else []
        self._prices = {
            i: constraints.parse_price(rule.price) or 1
            for i, rule in enumerate(self._constraints)
            if rule.is_technique
        }
        self.least_price = min(self._prices.values(), default=None)
        """The price of the cheapest technique; None if there are none."""
        self._facts: frozenset[clingo.Symbol] = frozenset()
        self._clues: Symbols = ()
        if self._prices:
            names = encoding.names_in(TECHNIQUES)
            certain = list_facts(task) if facts is None else facts
            self._facts = frozenset(x for x in certain if x.name in names or encoding.is_shown(x))
            self._clues = tuple(x for x in list_clues(task) if x.name in names)
        # Copies of rules that find premises: of sets of techniques, and the texts of single rules.
        self._copies: dict[frozenset[int], list[ast.AST]] = {}
        self._prefixed: dict[int, tuple[str, list[str]]] = {}
        self._symbols: dict[Mark, clingo.Symbol] = {}
        # The latest conclusions, and the marks known then.
        self._left: list[Conclusion] = []
        self._seen: set[Mark] = set()

    def find_conclusions(
        self, known: Collection[Mark], below: int | None = None
    ) -> Iterator[Conclusion]:
        """Yield the conclusions of techniques from known marks, the cheapest first.

        Conclusions of one cost go in the order of the file, a technique's largest ones first. Only
        techniques whose price is less than `below`, if given, are ground, and dear ones only if the
        caller goes on. Conclusions of the last call that are still new come first if nothing can be
        cheaper; they may come again.
        """
        marks = set(known)
        for conclusion in self._left if self._seen <= marks else ():
            atoms = [x for x in conclusion.atoms if mark_of(_read_conclusion(x)) not in marks]
            if conclusion.cost == self.least_price and atoms:
                yield _make_conclusion(conclusion.cost, atoms, conclusion.board)
        board = self._ground_board(known)  # not the set: causes depend on the order
        self._seen, self._left = marks, []
        for price in self._statements_by_price:
            if below is None or price < below:
                self._left += self._conclude(board, price)
                self._left.sort(key=lambda x: x.cost)
                yield from (x for x in self._left if x.cost == price)
        yield from (x for x in self._left if x.cost not in self._statements_by_price)

    def _conclude(self, board: MarkedBoard, price: int) -> list[Conclusion]:
        """Ground the techniques of a price, and return their new conclusions, the cheapest first.
        Known marks and facts are no conclusions."""
        if price not in board.prices:
            board.program.add_part(f"{OWN_PREFIX}price_{price}", self._statements_by_price[price])
            board.prices.add(price)
        together: dict[tuple[int, str], list[clingo.Symbol]] = {}
        for atom in board.program.find_atoms([_CONCLUDED]):
            rule, concluded = atom.symbol.arguments
            if concluded not in board.certain and self._prices[rule.arguments[0].number] == price:
                self._check_conclusion(atom.symbol)
                technique = self.technique_of(rule)
                key = technique.cost(rule), technique.say(rule)
                together.setdefault(key, []).append(atom.symbol)
        every = (_make_conclusion(cost, atoms, board) for (cost, _), atoms in together.items())
        return sorted(
            every, key=lambda x: (x.cost, x.rules[0].arguments[0], -len(x.marks), x.rules)
        )

    def find_premises(
        self, conclusion: Conclusion, known: Collection[Mark]
    ) -> tuple[tuple[Mark, ...], Symbols]:
        """Return a minimal set of known marks, and of clues, from which a conclusion follows.
        Marks are in the order of `known`, clues sorted."""
        control = conclusion.board.program.control
        numbers = frozenset(rule.arguments[0].number for rule in conclusion.rules)
        name, taken = self._ground_copies(conclusion.board, numbers)
        atoms = control.symbolic_atoms
        concluded = [literal_of(atoms, _prefix(atom, name)) for atom in conclusion.atoms]
        needed = {taken[x] for x in find_needed(Switches(control, {}), (), concluded, list(taken))}
        clues = tuple(sorted(x for x in needed if x.name != KNOWN[0]))
        return tuple(mark for mark in known if self._symbol_of(mark) in needed), clues

    @cached_property
    def _rules(self) -> list[_Rule]:
        """The rules of the part `techniques`; the head of each technique becomes `_CONCLUDED`."""
        number, rules = min(self._prices, default=0), list[_Rule]()
        for statement in self._task.encoding.statements_of(TECHNIQUES):
            if not constraints.is_technique(statement):
                rules.append(_Rule.of(len(rules), statement))
                continue
            named = syntax.as_tuple(self._constraints[number].names)
            head = statement.head.atom.symbol
            pool = head.arguments if head.ast_type == ast.ASTType.Pool else [head]
            mark = f"({'; '.join(_write_conclusion(x.arguments[0]) for x in pool)})"
            values = f"{BROKEN[0]}({number},(),{named})", mark
            concluding = statement.update(head=syntax.make_head(_CONCLUDED[0], *values))
            rules.append(_Rule.of(len(rules), concluding, number))
            number += 1
        return rules

    def _find_rules(self, numbers: Collection[int]) -> list[_Rule]:
        """Return the rules of techniques, given by number, and all rules that these depend on."""
        rules = [x for x in self._rules if x.number is None or x.number in numbers]
        needed = syntax.closure({_CONCLUDED}, ((x.heads, x.used) for x in rules))
        return [x for x in rules if x.heads & needed]

    @cached_property
    def _statements_by_price(self) -> dict[int, list[ast.AST]]:
        """By price, in rising order, the rules of its techniques without those of lower prices."""
        layers: dict[int, list[ast.AST]] = {}
        before = set[int]()
        for price in sorted(set(self._prices.values())):
            needed = self._find_rules([x for x, own in self._prices.items() if own == price])
            layers[price] = [x.statement for x in needed if x.place not in before]
            before |= {x.place for x in needed}
        return layers

    @cached_property
    def _open_predicates(self) -> set[Signature]:
        """The predicates of known marks and of clues, and all that depend on them."""
        clues = ((x.name, len(x.arguments)) for x in self._clues)
        edges = ((x.used, x.heads) for x in self._rules)
        return syntax.closure((KNOWN, _CONCLUDED, *clues), edges)

    def _ground_board(self, known: Iterable[Mark]) -> MarkedBoard:
        """Return a new board with known marks as facts, and no technique ground."""
        statements = self._task.encoding.statements_of(TECHNIQUES)
        program = make_program(self._task, [s for s in statements if not syntax.heads(s)])
        symbols = list(map(self._symbol_of, known))
        with program.control.backend() as backend:  # faster than to parse facts
            for fact in (*self._facts, *symbols):
                backend.add_rule([backend.add_atom(fact)])
        program.ground((TECHNIQUES[0], []))
        certain = (*self._facts, *(symbol.arguments[0] for symbol in symbols))
        return MarkedBoard(program, {x if x.positive else _deny(x) for x in certain})

    def _symbol_of(self, mark: Mark) -> clingo.Symbol:
        """Return the atom known(MARK) of a mark; cached."""
        if mark not in self._symbols:
            self._symbols[mark] = clingo.Function(KNOWN[0], [parse_atom(write_mark(mark))])
        return self._symbols[mark]

    def _ground_copies(
        self, board: MarkedBoard, numbers: frozenset[int]
    ) -> tuple[str, dict[int, clingo.Symbol]]:
        """Ground copies of techniques with known marks and clues as choices, once on a board.
        Return their prefix, and the literals of choices with the atoms of marks and clues."""
        if numbers not in board.copies:
            name = f"{_TAKEN}{'_'.join(map(str, sorted(numbers)))}_"
            if numbers not in self._copies:
                text = " ".join((f"#program {_TAKEN}.", *self._write_copies(numbers)))
                self._copies[numbers] = syntax.parse_text(text.replace(_TAKEN, name))
            control = board.program.control
            add_statements(control, self._copies[numbers])
            control.ground([(name, [])])
            known = (atom.symbol for atom in board.program.find_atoms([KNOWN]))
            atoms = control.symbolic_atoms
            ranked = sorted((*known, *self._clues))
            free = {literal_of(atoms, _prefix(x, name)): x for x in ranked}
            board.copies[numbers] = name, free
        return board.copies[numbers]

    def _write_copies(self, numbers: frozenset[int]) -> Iterator[str]:
        """Yield copies of the rules of techniques as text, with known marks and clues as choices.

        A copy also demands the original head, unless the rule serves a count or a negation: other
        ways to a conclusion are lost, but a pattern of three cells is not ground for all cells.
        """
        rules = self._find_rules(numbers)
        start = (signature for rule in rules for signature in rule.counted)
        counted = syntax.closure(start, ((x.heads, x.used) for x in rules))
        yield f"{{{_TAKEN}{KNOWN[0]}(X)}} :- {KNOWN[0]}(X)."
        yield from (f"{{{_prefix(x, _TAKEN)}}}." for x in self._clues)
        for fact in self._facts.difference(self._clues):
            if (fact.name, len(fact.arguments)) in self._open_predicates:
                yield f"{_prefix(fact, _TAKEN)}."
        for rule in rules:
            if rule.heads & self._open_predicates:
                head, body = self._prefix_rule(rule)
                if not rule.heads & counted and not syntax.is_choice(rule.statement):
                    body = [str(rule.statement.head), *body]
                yield f"{head} :- {'; '.join(body)}."

    def _prefix_rule(self, rule: _Rule) -> tuple[str, list[str]]:
        """Return head and body of a rule as texts, open predicates with a prefix; cached."""
        if rule.place not in self._prefixed:
            names = {x: f"{_TAKEN}{x[0]}" for x in self._open_predicates}
            renamed = syntax.rename_predicates(rule.statement, names)
            self._prefixed[rule.place] = str(renamed.head), list(map(str, renamed.body))
        return self._prefixed[rule.place]

    def technique_of(self, rule: clingo.Symbol) -> Constraint:
        """Return the technique that an atom of `Conclusion.rules` names."""
        return constraints.constraint_of(self._constraints, rule)

    def name_technique(self, conclusion: Conclusion) -> str:
        """Return the filled-in title of a conclusion's first technique; "" without a title."""
        return self.technique_of(conclusion.rules[0]).step_title(conclusion.rules[0])

    def _check_conclusion(self, atom: clingo.Symbol) -> None:
        """Raise ProgramError if a technique concludes a term that is no atom, nor denies one."""
        mark = _read_conclusion(atom)
        if mark.type != clingo.SymbolType.Function or not mark.name or mark.match(_DENIED, 1):
            text = f"-{mark.arguments[0]}" if mark.match(_DENIED, 1) else str(mark)
            words = "which is neither an atom nor the denial of one"
            raise ProgramError(self.make_problem(atom.arguments[0], text, words))

    def make_problem(self, rule: clingo.Symbol, mark: str, words: str) -> Problem:
        """Return the problem 'the technique "..." concludes MARK, WORDS' with its file and line."""
        technique = self.technique_of(rule)
        begin = technique.statement.location.begin
        text = f'the technique "{technique.say(rule)}" concludes {mark}, {words}'
        return Problem(text, begin.filename, begin.line, begin.column)


class _Rule(NamedTuple):
    """A rule of the part `techniques`, and the predicates in it."""

    place: int
    """The index among all rules of the part."""
    statement: ast.AST
    number: int | None
    """The number of the technique; None for a rule that concludes nothing."""
    heads: frozenset[Signature]
    used: set[Signature]
    counted: set[Signature]
    """The predicates of its body that stand in aggregates or negations."""

    @classmethod
    def of(cls, place: int, statement: ast.AST, number: int | None = None) -> _Rule:
        """Return a rule with the predicates of its head and body."""
        used, counted = set[Signature](), set[Signature]()
        for part in getattr(statement, "body", ()):
            signatures = {signature for signature, _ in syntax.find_mentions(part)}
            used |= signatures
            atom = getattr(part, "atom", part)
            if atom.ast_type != ast.ASTType.SymbolicAtom or part.sign:
                counted |= signatures
        return cls(place, statement, number, syntax.heads(statement), used, counted)


def list_facts(task: Task) -> list[clingo.Symbol]:
    """Ground a task's base part, and return all atoms that follow from its instance alone."""
    control = ground_base(task).control  # its atoms do not keep it alive
    return [atom.symbol for atom in control.symbolic_atoms if atom.is_fact]


def _make_conclusion(cost: int, atoms: Iterable[clingo.Symbol], board: MarkedBoard) -> Conclusion:
    """Return the conclusion of atoms of `_CONCLUDED` with the same cost and words."""
    ranked = sorted(atoms)
    rules = dict.fromkeys(atom.arguments[0] for atom in ranked)
    marks = dict.fromkeys(mark_of(_read_conclusion(atom)) for atom in ranked)
    return Conclusion(cost, tuple(rules), tuple(marks), tuple(ranked), board)


def _deny(atom: clingo.Symbol) -> clingo.Symbol:
    """Return the term by which a technique concludes an atom with a minus."""
    return clingo.Function(_DENIED, [clingo.Function(atom.name, atom.arguments)])


def _write_conclusion(mark: ast.AST) -> str:
    """Return the argument of a technique's head as text, with `_DENIED` in place of a minus."""
    is_minus = getattr(mark, "operator_type", None) == ast.UnaryOperator.Minus
    return f"{_DENIED}({mark.argument})" if is_minus else str(mark)


def _read_conclusion(atom: clingo.Symbol) -> clingo.Symbol:
    """Return the term that an atom of `_CONCLUDED` concludes, a minus in place of `_DENIED`.
    `_DENIED` around a term that is no atom stays."""
    term: clingo.Symbol = atom.arguments[1]
    if not term.match(_DENIED, 1):
        return term
    (denied,) = term.arguments
    is_atom = denied.type == clingo.SymbolType.Function and denied.name
    return clingo.Function(denied.name, denied.arguments, not denied.positive) if is_atom else term


def _prefix(atom: clingo.Symbol, name: str) -> clingo.Symbol:
    """Return an atom with a prefix before its predicate's name."""
    return clingo.Function(f"{name}{atom.name}", atom.arguments, atom.positive)


def write_mark(mark: Mark) -> str:
    """Return a mark as rules write it, with a minus if its atom is false; `say_mark` says "not"."""
    return mark[0] if mark[1] else f"-{mark[0]}"
