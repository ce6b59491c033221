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
from pylogic.rules.lexical import OWN_PREFIX
from pylogic.rules.parts import KNOWN, TECHNIQUES
from pylogic.rules.symbols import Mark, Symbols
from pylogic.rules.syntax import Signature
from pylogic.solving.grounding import Program, ground_base, make_program
from pylogic.solving.question import Question

_CONCLUDED: Signature = (f"{OWN_PREFIX}concluded", 2)
"""_pylogic_concluded(_pylogic_broken(I, (), (Value, ...)), MARK): technique I concludes a mark."""
_DENIED = f"{OWN_PREFIX}denied"
"""Predicate in place of the minus of a conclusion: clingo drops a rule that denies no atom."""
_FREE = f"{OWN_PREFIX}free"
"""The prefix of predicates in the copies of rules by which `find_premises` finds premises."""


@dataclass
class MarkedBoard:
    """A program with known marks as facts, in which techniques are ground when needed."""

    program: Program
    certain: frozenset[clingo.Symbol]
    """The facts and the known marks, as techniques conclude them: these are not new."""
    copies: dict[str, dict[int, clingo.Symbol]] = field(default_factory=dict)
    """The free marks and clues by literal of each set of copies, by the copies' prefix."""


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


class _Rule(NamedTuple):
    """A rule of the part `techniques`, and the predicates in it."""

    statement: ast.AST
    number: int | None
    """The number of the technique; None for a rule that concludes nothing."""
    heads: frozenset[Signature]
    used: set[Signature]
    """The predicates of its body."""
    counted: set[Signature]
    """Those of them that stand in aggregates or negations."""


class Techniques:
    """The techniques of a task's rule file, on its board."""

    def __init__(self, task: Question, facts: Iterable[clingo.Symbol] | None = None) -> None:
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
        self._copies: dict[str, list[ast.AST]] = {}
        """Copies of the rules of sets of techniques, by their prefix."""
        # The latest conclusions, and the marks known then.
        self._left: list[Conclusion] = []
        self._seen: set[Mark] = set()
        if self._prices:
            names = encoding.names_in(TECHNIQUES)
            certain = list_facts(task) if facts is None else facts
            self._facts = frozenset(x for x in certain if x.name in names or encoding.is_shown(x))
            self._clues = tuple(x for x in list_clues(task) if x.name in names)

    @cached_property
    def _rules(self) -> list[_Rule]:
        """The rules of the part; the head of each technique becomes `_CONCLUDED`."""
        numbers, rules = iter(self._prices), list[_Rule]()
        for statement in self._task.encoding.statements_of(TECHNIQUES):
            number = None
            if constraints.is_technique(statement):
                number = next(numbers)
                head = statement.head.atom.symbol
                pool = head.arguments if head.ast_type == ast.ASTType.Pool else [head]
                marks = []
                for mark in (x.arguments[0] for x in pool):
                    operator = getattr(mark, "operator_type", None)
                    is_minus = operator == ast.UnaryOperator.Minus
                    marks.append(f"{_DENIED}({mark.argument})" if is_minus else str(mark))
                named = syntax.as_tuple(self._constraints[number].names)
                values = f"{BROKEN[0]}({number},(),{named})", f"({'; '.join(marks)})"
                statement = statement.update(head=syntax.make_head(_CONCLUDED[0], *values))
            used, counted = set[Signature](), set[Signature]()
            for part in getattr(statement, "body", ()):
                own = {signature for signature, _ in syntax.find_mentions(part)}
                used |= own
                kind = getattr(part, "atom", part).ast_type
                counted |= own if kind != ast.ASTType.SymbolicAtom or part.sign else set()
            rules.append(_Rule(statement, number, syntax.heads(statement), used, counted))
        return rules

    @cached_property
    def _open(self) -> set[Signature]:
        """The predicates of known marks and of clues, and all that depend on them."""
        clued = ((x.name, len(x.arguments)) for x in self._clues)
        return syntax.closure((KNOWN, _CONCLUDED, *clued), ((x.used, x.heads) for x in self._rules))

    @cached_property
    def _layers(self) -> dict[int, list[ast.AST]]:
        """By price, in rising order, the rules of its techniques without those of lower prices."""
        layers, before = dict[int, list[ast.AST]](), set[int]()
        for price in sorted(set(self._prices.values())):
            needed = self._find_rules([x for x, own in self._prices.items() if own == price])
            layers[price] = [x.statement for x in needed if id(x) not in before]
            before |= set(map(id, needed))
        return layers

    def _find_rules(self, numbers: Collection[int]) -> list[_Rule]:
        """Return the rules of techniques, given by number, and all rules that these depend on."""
        rules = [x for x in self._rules if x.number is None or x.number in numbers]
        needed = syntax.closure({_CONCLUDED}, ((x.heads, x.used) for x in rules))
        return [x for x in rules if x.heads & needed]

    def find_conclusions(
        self, known: Collection[Mark], below: int | None = None
    ) -> Iterator[Conclusion]:
        """Yield the conclusions of techniques from known marks, the cheapest first, of one cost in
        the order of the file, a technique's largest ones first.

        Only techniques whose price is less than `below`, if given, are ground, and dear ones only
        if the caller goes on. Conclusions of the last call that are still new come first if nothing
        can be cheaper; they may come again.
        """
        marks = set(known)
        for conclusion in self._left if self._seen <= marks else ():
            atoms = [x for x in conclusion.atoms if mark_of(_read_conclusion(x)) not in marks]
            if conclusion.cost == self.least_price and atoms:
                yield _make_conclusion(conclusion.cost, atoms, conclusion.board)
        statements = self._task.encoding.statements_of(TECHNIQUES)
        program = make_program(self._task, [s for s in statements if not syntax.heads(s)])
        symbols = [parse_atom(write_mark(mark)) for mark in known]  # causes depend on the order
        with program.control.backend() as backend:  # faster than to parse facts
            for fact in (*self._facts, *(clingo.Function(KNOWN[0], [x]) for x in symbols)):
                backend.add_rule([backend.add_atom(fact)])
        program.ground((TECHNIQUES[0], []))
        certain = frozenset(map(_write_conclusion, (*self._facts, *symbols)))
        board = MarkedBoard(program, certain)
        self._seen, self._left = marks, []
        for price in self._layers:
            if below is None or price < below:
                self._left += self._conclude(board, price)
                self._left.sort(key=lambda x: x.cost)
                yield from (x for x in self._left if x.cost == price)
        yield from (x for x in self._left if x.cost not in self._layers)

    def _conclude(self, board: MarkedBoard, price: int) -> list[Conclusion]:
        """Ground the techniques of a price, and return their new conclusions, the cheapest first.
        Raise ProgramError if a technique concludes a term that is no atom, nor denies one."""
        board.program.add_part(f"{OWN_PREFIX}price_{price}", self._layers[price])
        together: dict[tuple[int, str], list[clingo.Symbol]] = {}
        for atom in board.program.find_atoms([_CONCLUDED]):
            rule, concluded = atom.symbol.arguments
            if concluded in board.certain or self._prices[rule.arguments[0].number] != price:
                continue
            mark = _read_conclusion(atom.symbol)
            is_odd = mark.match(_DENIED, 1)
            if is_odd or mark.type != clingo.SymbolType.Function or not mark.name:
                text = f"-{mark.arguments[0]}" if is_odd else str(mark)
                words = "which is neither an atom nor the denial of one"
                raise ProgramError(self.make_problem(rule, text, words))
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
        """Return a minimal set of known marks, in their order, and of clues, sorted, from which a
        conclusion follows. The techniques are ground once more on the board, with known marks and
        clues as choices."""
        board, control = conclusion.board, conclusion.board.program.control
        numbers = sorted({rule.arguments[0].number for rule in conclusion.rules})
        prefix = f"{_FREE}_{'_'.join(map(str, numbers))}_"
        if prefix not in board.copies:
            if prefix not in self._copies:
                text = " ".join(self._write_copies(numbers, prefix))
                self._copies[prefix] = syntax.parse_text(text)
            board.program.add_part(prefix, self._copies[prefix])
            symbols = sorted((*(x.symbol for x in board.program.find_atoms([KNOWN])), *self._clues))
            atoms = control.symbolic_atoms
            free = {literal_of(atoms, _prefix(x, prefix)): x for x in symbols}
            board.copies[prefix] = free
        free, atoms = board.copies[prefix], control.symbolic_atoms
        concluded = [literal_of(atoms, _prefix(atom, prefix)) for atom in conclusion.atoms]
        needed = {free[x] for x in find_needed(Switches(control, {}), (), concluded, list(free))}
        clues = tuple(sorted(x for x in needed if not x.match(*KNOWN)))
        causes = {x.arguments[0] for x in needed if x.match(*KNOWN)}
        return tuple(mark for mark in known if parse_atom(write_mark(mark)) in causes), clues

    def _write_copies(self, numbers: Collection[int], prefix: str) -> Iterator[str]:
        """Yield copies of the rules of techniques as text, with known marks and clues as choices.
        A copy also demands the original head, unless the rule serves a count or a negation: other
        ways to a conclusion are lost, but a pattern of three cells is not ground for all cells."""
        rules = self._find_rules(numbers)
        start = (signature for rule in rules for signature in rule.counted)
        counted = syntax.closure(start, ((x.heads, x.used) for x in rules))
        names = {x: f"{prefix}{x[0]}" for x in self._open}
        yield f"{{{prefix}{KNOWN[0]}(X)}} :- {KNOWN[0]}(X)."
        yield from (f"{{{_prefix(x, prefix)}}}." for x in self._clues)
        for fact in self._facts.difference(self._clues):
            if (fact.name, len(fact.arguments)) in self._open:
                yield f"{_prefix(fact, prefix)}."
        for rule in rules:
            if rule.heads & self._open:
                renamed = syntax.rename_predicates(rule.statement, names)
                body = list(map(str, renamed.body))
                if not rule.heads & counted and not syntax.is_choice(rule.statement):
                    body = [str(rule.statement.head), *body]
                yield f"{renamed.head} :- {'; '.join(body)}."

    def technique_of(self, rule: clingo.Symbol) -> Constraint:
        """Return the technique that an atom of `Conclusion.rules` names."""
        return constraints.constraint_of(self._constraints, rule)

    def make_problem(self, rule: clingo.Symbol, mark: str, words: str) -> Problem:
        """Return the problem 'the technique "..." concludes MARK, WORDS' with its file and line."""
        technique = self.technique_of(rule)
        begin = technique.statement.location.begin
        text = f'the technique "{technique.say(rule)}" concludes {mark}, {words}'
        return Problem(text, begin.filename, begin.line, begin.column)


def list_facts(task: Question) -> list[clingo.Symbol]:
    """Ground a task's base part, and return all atoms that follow from its instance alone."""
    control = ground_base(task).control  # its atoms do not keep it alive
    return [atom.symbol for atom in control.symbolic_atoms if atom.is_fact]


def _make_conclusion(cost: int, atoms: Iterable[clingo.Symbol], board: MarkedBoard) -> Conclusion:
    """Return the conclusion of atoms of `_CONCLUDED` with the same cost and words."""
    ranked = sorted(atoms)
    rules = dict.fromkeys(atom.arguments[0] for atom in ranked)
    marks = dict.fromkeys(mark_of(_read_conclusion(atom)) for atom in ranked)
    return Conclusion(cost, tuple(rules), tuple(marks), tuple(ranked), board)


def _write_conclusion(atom: clingo.Symbol) -> clingo.Symbol:
    """Return the term by which a technique concludes an atom, `_DENIED` in place of a minus."""
    if atom.positive:
        return atom
    return clingo.Function(_DENIED, [clingo.Function(atom.name, atom.arguments)])


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
