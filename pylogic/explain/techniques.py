"""Techniques: the named patterns of a rule file, looked for on a board with known marks.

A technique is a rule of the part `techniques`. Its body says what must be known, its head
follows(MARK) what then holds, the comment above it how that is told and what it costs. The part is
ground anew each time, with what is known as facts: that takes a fraction of what its ground
instances for all boards would take, and lets rules say what is not known yet. Cheap techniques are
ground first, others where these find nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem, ProgramError
from pylogic.explain.mus import shrink
from pylogic.explain.relaxation import Switches, clues_of, literal
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.encoding import add
from pylogic.rules.lexical import OWN
from pylogic.rules.parts import KNOWN, TECHNIQUES
from pylogic.rules.symbols import Mark, Symbols
from pylogic.rules.syntax import Signature
from pylogic.solving.grounding import Program, ground_base
from pylogic.solving.task import Task

_CONCLUDED: Signature = (f"{OWN}concluded", 2)
"""_pylogic_concluded(_pylogic_broken(I, (), (Value, ...)), MARK): what a technique concludes."""
_DENIED = f"{OWN}denied"
"""Predicate in place of the minus of a conclusion: clingo leaves out a rule that denies no atom."""
_TAKEN = f"{OWN}taken_"
"""How the names of predicates begin where it is asked what techniques take."""
_GIVEN = f"{OWN}given"
"""The function that gives rules the known marks; with a number, the facts of a predicate."""


@dataclass
class Look:
    """A board with known marks, on which the part is ground as far as it is asked for."""

    program: Program
    prices: set[int] = field(default_factory=set)
    """Those whose techniques are ground."""
    taken: dict[frozenset[int], tuple[str, dict[int, clingo.Symbol]]] = field(default_factory=dict)
    """The techniques that were asked what they take (see `Techniques._take`)."""
    times: int = 0
    """The number of questions so far."""


class Conclusion(NamedTuple):
    """The conclusion of techniques that say the same."""

    cost: int
    rules: Symbols
    """The numbers and values of the techniques, as of broken constraints."""
    marks: tuple[Mark, ...]
    atoms: Symbols
    """The atoms that derive the marks."""
    look: Look
    """Where it was found."""


class Techniques:
    """The techniques of a task's rule file, on its board."""

    def __init__(self, task: Task, facts: Iterable[clingo.Symbol] | None = None) -> None:
        """`facts` are the atoms that follow from the instance alone, if they are known."""
        encoding = task.encoding
        self._task = task
        self._told = constraints.told(encoding) if TECHNIQUES in encoding.parts else []
        self._prices = {
            i: constraints.cost(x.price) or 1 for i, x in enumerate(self._told) if x.is_technique
        }
        self.least = min(self._prices.values(), default=None)
        """No technique costs less; None where there is none."""
        self._facts: frozenset[clingo.Symbol] = frozenset()
        self._clues: Symbols = ()
        if self._prices:
            names = encoding.mentioned(TECHNIQUES[0])
            every = facts_of(task) if facts is None else facts
            self._facts = frozenset(x for x in every if x.name in names or encoding.shows(x))
            self._clues = tuple(x for x in clues_of(task) if x.name in names)
        self._given = _Given(self._facts)
        # The rules of techniques that were asked what they take, and the texts of single rules.
        self._freed: dict[frozenset[int], list[ast.AST]] = {}
        self._texts: dict[int, tuple[str, list[str]]] = {}
        self._symbols: dict[Mark, clingo.Symbol] = {}
        # The conclusions found last, and the marks known then.
        self._left: list[Conclusion] = []
        self._seen: set[Mark] = set()

    def conclusions(
        self, known: Collection[Mark], below: int | None = None
    ) -> Iterator[Conclusion]:
        """The unknown marks that techniques conclude from known ones, the cheapest first.

        Conclusions of one cost go in the order of the file, a technique's largest ones first. With
        a bound those are looked for that cost less. A conclusion found before, when less was known,
        is not looked for anew if nothing costs less.
        """
        marks = set(known)
        for found in self._left if self._seen <= marks else ():
            atoms = [x for x in found.atoms if _mark(_concluded(x)) not in marks]
            if found.cost == self.least and atoms:
                yield _conclusion(found.cost, atoms, found.look)
        look = self._look(known)  # not the set: what a conclusion takes depends on the order
        self._seen, self._left = marks, []
        for price in self._layers:
            if below is None or price < below:
                self._left += self._found(look, price, marks)
                self._left.sort(key=lambda x: x.cost)
                yield from (x for x in self._left if x.cost == price)
        yield from (x for x in self._left if x.cost not in self._layers)

    def _found(self, look: Look, price: int, known: Collection[Mark]) -> list[Conclusion]:
        """Conclusions of techniques of a price; where words tell the price it may be another."""
        self._ground(look, price)
        together: dict[tuple[int, str], list[clingo.Symbol]] = {}
        for atom in look.program.atoms([_CONCLUDED]):
            rule, concluded = atom.symbol.arguments[0], self._checked(atom.symbol)
            is_of_price = self._prices[rule.arguments[0].number] == price
            if is_of_price and _mark(concluded) not in known and concluded not in self._facts:
                one = self.rule(rule)
                together.setdefault((one.cost(rule), one.say(rule)), []).append(atom.symbol)
        every = (_conclusion(cost, atoms, look) for (cost, _), atoms in together.items())
        return sorted(
            every, key=lambda x: (x.cost, x.rules[0].arguments[0], -len(x.marks), x.rules)
        )

    def causes(
        self, found: Conclusion, known: Collection[Mark]
    ) -> tuple[tuple[Mark, ...], Symbols]:
        """The known marks and the clues that a conclusion takes, none of them to spare."""
        control = found.look.program.control
        numbers = frozenset(rule.arguments[0].number for rule in found.rules)
        name, taken = self._take(found.look, numbers)
        every = ", ".join(str(_renamed(atom, name)) for atom in found.atoms)
        found.look.times += 1
        part = f"{OWN}asked_{found.look.times}"
        control.add(part, [], f"{{{part}}}. :- {part}, {every}.")
        control.ground([(part, [])])
        switches = Switches(control, {})
        asked = literal(control.symbolic_atoms, clingo.Function(part))

        def find_core(on: Sequence[int], others: Sequence[int]) -> set[int] | None:
            core = switches.core_of([asked, *on, *others])
            return None if core is None else {x for x in core if x != asked}

        core = find_core((), list(taken))
        assert core is not None
        needed = {taken[x] for x in shrink(sorted(core, key=taken.__getitem__), find_core)}
        clues = tuple(sorted(x for x in needed if x.name != KNOWN[0]))
        return tuple(mark for mark in known if self._symbol(mark) in needed), clues

    @cached_property
    def _rules(self) -> list[_Rule]:
        """The rules of the part; techniques say for which values they conclude what."""
        number, found = min(self._prices, default=0), list[_Rule]()
        for statement in self._task.encoding.alone(TECHNIQUES[0]):
            if not constraints.concludes(statement):
                found.append(_Rule.of(len(found), statement))
                continue
            named = syntax.as_tuple(self._told[number].named)
            head = statement.head.atom.symbol
            pool = head.arguments if head.ast_type == ast.ASTType.Pool else [head]
            mark = f"({'; '.join(_with_denied(one.arguments[0]) for one in pool)})"
            values = f"{BROKEN[0]}({number},(),{named})", mark
            made = statement.update(head=syntax.head(_CONCLUDED[0], *values))
            found.append(_Rule.of(len(found), made, number))
            number += 1
        return found

    def _needed(self, numbers: Collection[int]) -> list[_Rule]:
        """The rules of some techniques, and of what they look at."""
        rules = [x for x in self._rules if x.number is None or x.number in numbers]
        needed = syntax.closure({_CONCLUDED}, ((x.heads, x.used) for x in rules))
        return [x for x in rules if x.heads & needed]

    @cached_property
    def _layers(self) -> dict[int, list[ast.AST]]:
        """The rules that the techniques of each price need besides those of lower prices."""
        found: dict[int, list[ast.AST]] = {}
        before = set[int]()
        for price in sorted(set(self._prices.values())):
            needed = self._needed([x for x, own in self._prices.items() if own == price])
            found[price] = [x.statement for x in needed if x.place not in before]
            before |= {x.place for x in needed}
        return found

    @cached_property
    def _open(self) -> set[Signature]:
        """The predicates that depend on known marks or on clues, and these."""
        clues = ((x.name, len(x.arguments)) for x in self._clues)
        edges = ((x.used, x.heads) for x in self._rules)
        return syntax.closure((KNOWN, _CONCLUDED, *clues), edges)

    @cached_property
    def _headless(self) -> list[ast.AST]:
        """The statements of the part besides its rules."""
        return [s for s in self._task.encoding.alone(TECHNIQUES[0]) if not syntax.heads(s)]

    def _look(self, known: Iterable[Mark]) -> Look:
        """The board with known marks, nothing of the part ground yet."""
        look = Look(Program.of(self._task, self._headless))
        text = f"{KNOWN[0]}(X) :- {KNOWN[0]}(X) = @{_GIVEN}(). {self._given.text}"
        setattr(self._given, _GIVEN, lambda: list(map(self._symbol, known)))
        look.program.control.add(TECHNIQUES[0], [], text)
        look.program.ground((TECHNIQUES[0], []), context=self._given)
        return look

    def _ground(self, look: Look, price: int) -> None:
        """Ground the techniques of a price."""
        if price not in look.prices:
            look.program.extend(f"{OWN}price_{price}", self._layers[price])
            look.prices.add(price)

    def _symbol(self, mark: Mark) -> clingo.Symbol:
        """The atom that says that a mark is known."""
        if mark not in self._symbols:
            self._symbols[mark] = clingo.Function(KNOWN[0], [clingo.parse_term(told(mark))])
        return self._symbols[mark]

    def _take(self, look: Look, numbers: frozenset[int]) -> tuple[str, dict[int, clingo.Symbol]]:
        """Ground techniques once more beside themselves, with any known marks and clues left out.

        This gives the prefix of their predicates' names, and the literals by which a known mark or
        clue may be taken.
        """
        if numbers not in look.taken:
            name = f"{_TAKEN}{'_'.join(map(str, sorted(numbers)))}_"
            if numbers not in self._freed:
                text = " ".join((f"#program {_TAKEN}.", *self._free(numbers)))
                self._freed[numbers] = syntax.parsed(text.replace(_TAKEN, name))
            control = look.program.control
            add(control, self._freed[numbers])
            control.ground([(name, [])])
            known = (atom.symbol for atom in look.program.atoms([KNOWN]))
            atoms = control.symbolic_atoms
            free = {literal(atoms, _renamed(x, name)): x for x in (*known, *self._clues)}
            look.taken[numbers] = name, free
        return look.taken[numbers]

    def _free(self, numbers: frozenset[int]) -> Iterator[str]:
        """The rules of some techniques, where known marks and clues may be left out.

        An atom that a rule asks for as it is, not to count or to see that it does not hold, may be
        left out where it does not hold with all of them: that takes nothing but other ways to a
        conclusion, and without them a pattern of three cells would be ground for all cells.
        """
        rules = self._needed(numbers)
        begun = (one for rule in rules for one in rule.counted)
        counted = syntax.closure(begun, ((x.heads, x.used) for x in rules))
        yield f"{{{_TAKEN}{KNOWN[0]}(X)}} :- {KNOWN[0]}(X)."
        yield from (f"{{{_renamed(x, _TAKEN)}}}." for x in self._clues)
        for fact in self._facts.difference(self._clues):
            if (fact.name, len(fact.arguments)) in self._open:
                yield f"{_renamed(fact, _TAKEN)}."
        for rule in rules:
            if rule.heads & self._open:
                head, body = self._opened(rule)
                if not rule.heads & counted and not syntax.is_choice(rule.statement):
                    body = [str(rule.statement.head), *body]
                yield f"{head} :- {'; '.join(body)}."

    def _opened(self, rule: _Rule) -> tuple[str, list[str]]:
        """The head and the body of a rule under other names: to write them takes a while."""
        if rule.place not in self._texts:
            made = syntax.Renaming({x: f"{_TAKEN}{x[0]}" for x in self._open})(rule.statement)
            self._texts[rule.place] = str(made.head), list(map(str, made.body))
        return self._texts[rule.place]

    def rule(self, rule: clingo.Symbol) -> Constraint:
        """The technique that an atom names."""
        return constraints.constraint_of(self._told, rule)

    def name(self, found: Conclusion) -> str:
        """The name of what concludes something."""
        return self.rule(found.rules[0]).name(found.rules[0])

    def _checked(self, atom: clingo.Symbol) -> clingo.Symbol:
        """The conclusion of a technique.

        Raises:
            ProgramError: it is neither an atom nor the denial of one.
        """
        found = _concluded(atom)
        if found.type != clingo.SymbolType.Function or not found.name or found.match(_DENIED, 1):
            said = f"-{found.arguments[0]}" if found.match(_DENIED, 1) else str(found)
            words = "which is neither an atom nor the denial of one"
            raise ProgramError(self.problem(atom.arguments[0], said, words))
        return found

    def problem(self, rule: clingo.Symbol, mark: str, words: str) -> Problem:
        """The problem with a technique's conclusion, at its place."""
        one = self.rule(rule)
        begin = one.statement.location.begin
        said = f'the technique "{one.say(rule)}" concludes {mark}, {words}'
        return Problem(said, begin.filename, begin.line, begin.column)


class _Rule(NamedTuple):
    """A rule of the part, and the predicates in it."""

    place: int
    """Among all of the part."""
    statement: ast.AST
    number: int | None
    """The number of its technique."""
    heads: set[Signature]
    used: set[Signature]
    counted: set[Signature]
    """Those that it does not ask for as they are: it counts them, or they must not hold."""

    @classmethod
    def of(cls, place: int, statement: ast.AST, number: int | None = None) -> _Rule:
        """A rule with its predicates."""
        used, counted = set[Signature](), set[Signature]()
        for one in getattr(statement, "body", ()):
            found = {signature for signature, _ in syntax.places(one)}
            used |= found
            atom = getattr(one, "atom", one)
            if atom.ast_type != ast.ASTType.SymbolicAtom or one.sign:
                counted |= found
        return cls(place, statement, number, syntax.heads(statement), used, counted)


class _Given:
    """The facts of a board, as rules and as what these call while clingo grounds them.

    For hundreds of atoms that takes a fraction of what facts take that are read each time.
    """

    def __init__(self, facts: Iterable[clingo.Symbol]) -> None:
        self.text = ""
        together: dict[tuple[str, int], list[clingo.Symbol]] = {}
        for fact in facts:
            name = fact.name if fact.positive else f"-{fact.name}"
            values = together.setdefault((name, len(fact.arguments)), [])
            values.append(clingo.Tuple_(fact.arguments))
        for number, ((name, arity), values) in enumerate(together.items()):
            called = f"{_GIVEN}_{number}"
            setattr(self, called, partial(list, values))
            terms = ",".join(f"X{i}" for i in range(arity))
            head = f"{name}({terms})" if arity else name
            self.text += f"{head} :- ({terms}{',' * (arity == 1)}) = @{called}(). "


def facts_of(task: Task) -> list[clingo.Symbol]:
    """The atoms that follow from the instance alone."""
    control = ground_base(task).control  # its atoms do not keep it alive
    return [atom.symbol for atom in control.symbolic_atoms if atom.is_fact]


def _conclusion(cost: int, atoms: Iterable[clingo.Symbol], look: Look) -> Conclusion:
    """The conclusion of a look's atoms, which cost the same."""
    ranked = sorted(atoms)
    rules = dict.fromkeys(atom.arguments[0] for atom in ranked)
    marks = dict.fromkeys(_mark(_concluded(atom)) for atom in ranked)
    return Conclusion(cost, tuple(rules), tuple(marks), tuple(ranked), look)


def _with_denied(mark: ast.AST) -> str:
    """A technique's conclusion, with another word for the minus before it."""
    is_minus = getattr(mark, "operator_type", None) == ast.UnaryOperator.Minus
    return f"{_DENIED}({mark.argument})" if is_minus else str(mark)


def _concluded(atom: clingo.Symbol) -> clingo.Symbol:
    """A technique's conclusion; the word for a minus stays before a term that is no atom."""
    found: clingo.Symbol = atom.arguments[1]
    if not found.match(_DENIED, 1):
        return found
    (denied,) = found.arguments
    is_atom = denied.type == clingo.SymbolType.Function and denied.name
    return clingo.Function(denied.name, denied.arguments, not denied.positive) if is_atom else found


def _renamed(atom: clingo.Symbol, name: str) -> clingo.Symbol:
    """The atom of the predicate whose name begins so."""
    return clingo.Function(f"{name}{atom.name}", atom.arguments, atom.positive)


def told(mark: Mark) -> str:
    """A mark as rules write it: with a minus where the atom does not hold."""
    return mark[0] if mark[1] else f"-{mark[0]}"


def _mark(atom: clingo.Symbol) -> Mark:
    """The mark of an atom, which a minus denies."""
    return str(atom).removeprefix("-"), atom.positive
