"""Techniques: the named patterns of a rule file, looked for on a board with known marks.

A technique is a rule of the part `techniques`. Its body says what must be known, its head
follows(MARK) what then holds, the comment above it how that is told and what it costs. The part is
ground anew each time, with what is known as facts: that takes a fraction of what its ground
instances for all boards would take, and lets rules say what is not known yet.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import clingo
from clingo import ast

from pylogic.errors import Problem
from pylogic.explain.mus import shrink
from pylogic.explain.relaxation import Switches, clues_of, literal
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, Constraint
from pylogic.rules.lexical import OWN
from pylogic.rules.parts import KNOWN, TECHNIQUES
from pylogic.rules.symbols import Mark, Symbols
from pylogic.rules.syntax import Signature
from pylogic.solving.grounding import Program, ground_base
from pylogic.solving.task import Task

_CONCLUDED: Signature = (f"{OWN}concluded", 2)
"""_pylogic_concluded(_pylogic_broken(I, (), (Value, ...)), MARK): what a technique concludes."""
_TAKEN = f"{OWN}taken_"
"""How the names of predicates begin where it is asked what a conclusion takes."""
_GIVEN = f"{OWN}given"
"""What rules call to be given the known marks; with a number, the facts of a predicate."""
_ANSWERS = 10
"""So many answers of a board are looked at for what a technique gets wrong."""
_SHARES = (0, 0.3, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1)
"""How much is known of each, at random."""


class Conclusion(NamedTuple):
    """What techniques that say the same conclude."""

    cost: int
    rules: Symbols
    """The numbers and values of the techniques, as of broken constraints."""
    marks: tuple[Mark, ...]
    atoms: Symbols
    """What derives each of the marks."""
    look: Look
    """Where it was found."""


@dataclass
class Look:
    """The part, ground on a board with known marks."""

    program: Program
    below: int | None
    """Its techniques cost less than that; None if there are all."""
    taken: dict[int, clingo.Symbol] = field(default_factory=dict)
    """The known marks and the clues, by literals that say whether they may be used: once asked."""
    times: int = 0
    """So often it was asked for the causes of a conclusion."""


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
        self._symbols: dict[Mark, clingo.Symbol] = {}
        # The statements for a bound, and the rules by which is asked what a conclusion takes.
        self._rules: dict[int | None, list[ast.AST]] = {}
        self._freed: dict[int | None, str] = {}

    def conclusions(self, known: Collection[Mark], below: int | None = None) -> list[Conclusion]:
        """What follows by techniques from known marks and is not known, the cheapest first.

        Of those that cost the same the first of the file comes first, where it says most. With a
        bound those are looked for that cost less.
        """
        look = self._look(known, below)
        known = set(known)
        together: dict[tuple[int, str], list[clingo.Symbol]] = {}
        for atom in look.program.atoms([_CONCLUDED]):
            rule, concluded = atom.symbol.arguments
            if _mark(concluded) not in known and concluded not in self._facts:
                one = self.rule(rule)
                together.setdefault((one.cost(rule), one.say(rule)), []).append(atom.symbol)
        found = []
        for (cost, _), atoms in together.items():
            rules = dict.fromkeys(sorted(atom.arguments[0] for atom in atoms))
            marks = dict.fromkeys(_mark(atom.arguments[1]) for atom in sorted(atoms))
            found.append(Conclusion(cost, tuple(rules), tuple(marks), tuple(atoms), look))
        return sorted(
            found, key=lambda x: (x.cost, x.rules[0].arguments[0], -len(x.marks), x.rules)
        )

    def causes(
        self, found: Conclusion, known: Collection[Mark]
    ) -> tuple[tuple[Mark, ...], Symbols]:
        """The known marks and the clues that a conclusion takes, none of them to spare."""
        look, program = found.look, found.look.program
        if not look.taken:
            look.taken = self._take(look)
        look.times += 1
        name = f"{OWN}asked_{look.times}"
        every = ", ".join(str(_taken(atom)) for atom in found.atoms)
        program.control.add(name, [], f"{{{name}}}. :- {name}, {every}.")
        program.ground((name, []))
        switches = Switches(program.control, {})
        asked = literal(program.control.symbolic_atoms, clingo.Function(name))

        def find_core(on: Sequence[int], others: Sequence[int], _: int) -> set[int] | None:
            core = switches.core_of([asked, *on, *others])
            return None if core is None else {x for x in core if x != asked}

        core = find_core((), list(look.taken), 0)
        assert core is not None
        ranked = sorted(core, key=look.taken.__getitem__)
        needed = {look.taken[x] for x in shrink(ranked, find_core)}
        clues = tuple(sorted(x for x in needed if x.name != KNOWN[0]))
        return tuple(mark for mark in known if self._symbol(mark) in needed), clues

    def wrong(
        self, marks: Collection[Mark], known: Iterable[Mark]
    ) -> Iterator[tuple[clingo.Symbol, Mark]]:
        """What techniques conclude from known marks that the marks of an answer deny."""
        for atom in sorted(x.symbol for x in self._look(known).program.atoms([_CONCLUDED])):
            rule, concluded = atom.arguments
            mark = _mark(concluded)
            is_absent = not mark[1] and (mark[0], True) not in marks
            if not (mark in marks or is_absent or concluded in self._facts):
                yield rule, mark

    def _look(self, known: Iterable[Mark], below: int | None = None) -> Look:
        """The part, ground with known marks; with a bound the techniques that cost less."""
        if below not in self._rules:
            self._rules[below] = list(self._statements(below))
        made = Program.of(self._task, self._rules[below])
        text = f"{KNOWN[0]}(X) :- {KNOWN[0]}(X) = @{_GIVEN}(). {self._given.text}"
        made.control.add(TECHNIQUES[0], [], text)
        setattr(self._given, _GIVEN, lambda: list(map(self._symbol, known)))
        made.ground((TECHNIQUES[0], []), context=self._given)
        return Look(made, below)

    def _symbol(self, mark: Mark) -> clingo.Symbol:
        """The atom that says that a mark is known."""
        if mark not in self._symbols:
            self._symbols[mark] = clingo.Function(KNOWN[0], [clingo.parse_term(told(mark))])
        return self._symbols[mark]

    def _statements(self, below: int | None) -> Iterator[ast.AST]:
        """The statements that techniques need; these say for which values they conclude what."""
        number = min(self._prices, default=0)
        kept = []
        for statement in self._task.encoding.alone(TECHNIQUES[0]):
            if not constraints.concludes(statement):
                kept.append(statement)
                continue
            if below is None or self._prices[number] < below:
                named = syntax.as_tuple(self._told[number].named)
                head = statement.head.atom.symbol
                pool = head.arguments if head.ast_type == ast.ASTType.Pool else [head]
                mark = f"({'; '.join(str(one.arguments[0]) for one in pool)})"
                values = f"{BROKEN[0]}({number},(),{named})", mark
                kept.append(statement.update(head=syntax.head(_CONCLUDED[0], *values)))
            number += 1
        needed = _closed(kept, {_CONCLUDED})
        return (s for s in kept if not syntax.heads(s) or syntax.heads(s) & needed)

    def _take(self, look: Look) -> dict[int, clingo.Symbol]:
        """Ground the part once more beside itself, with any known marks and clues left out."""
        if look.below not in self._freed:
            self._freed[look.below] = " ".join(self._free(self._rules[look.below]))
        control = look.program.control
        control.add(_TAKEN, [], self._freed[look.below])
        control.ground([(_TAKEN, [])])
        known = (atom.symbol for atom in look.program.atoms([KNOWN]))
        atoms = control.symbolic_atoms
        return {literal(atoms, _taken(x)): x for x in (*known, *self._clues)}

    def _free(self, statements: Iterable[ast.AST]) -> Iterator[str]:
        """The rules under other names, where known marks and clues may be left out.

        What a rule asks for as it is, not to count or to see that it does not hold, may be left
        out where it does not hold with all of them: that takes nothing but other ways to a
        conclusion, and without them a pattern of three cells would be ground for all cells.
        """
        rules = [s for s in statements if syntax.heads(s)]
        clues = {(x.name, len(x.arguments)) for x in self._clues}
        free = {KNOWN, _CONCLUDED, *clues}
        while more := {x for s in rules if free & {*_used(s)} for x in syntax.heads(s)} - free:
            free |= more
        counted = _closed(rules, {x for s in rules for x in _used(s, is_plain=False)})
        rename = syntax.Renaming({x: f"{_TAKEN}{x[0]}" for x in free})
        yield f"{{{_TAKEN}{KNOWN[0]}(X)}} :- {KNOWN[0]}(X)."
        yield from (f"{{{_taken(x)}}}." for x in self._clues)
        for fact in self._facts.difference(self._clues):
            if (fact.name, len(fact.arguments)) in free:
                yield f"{_taken(fact)}."
        for rule in rules:
            heads = syntax.heads(rule)
            if heads & free:
                freed = rename(rule)
                if not heads & counted and not syntax.is_choice(rule):
                    (held,) = syntax.parsed(f":- {rule.head}.")
                    freed = freed.update(body=[*held.body, *freed.body])
                yield str(freed)

    def rule(self, rule: clingo.Symbol) -> Constraint:
        """The technique that an atom names."""
        return constraints.constraint_of(self._told, rule)

    def problem(self, rule: clingo.Symbol, mark: Mark, words: str) -> Problem:
        """What is wrong with the mark that a technique concludes, at its place."""
        one = self.rule(rule)
        begin = one.statement.location.begin
        said = f'the technique "{one.say(rule)}" concludes {told(mark)}, {words}'
        return Problem(said, begin.filename, begin.line, begin.column)


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


def unsound(task: Task) -> list[Problem]:
    """The techniques that conclude what an answer has otherwise, from parts of it; in this process.

    The first answers of the task are looked at.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    encoding = task.encoding
    made = ground_base(task, options=(f"--models={_ANSWERS}", "--opt-mode=ignore"))
    undecided = made.undecided(encoding.shown)
    facts = [atom.symbol for atom in made.control.symbolic_atoms if atom.is_fact]
    techniques, found = Techniques(task, facts), dict[int, Problem]()
    answers: list[list[Mark]] = []
    made.control.solve(
        on_model=lambda model: answers.append(
            [(str(atom), model.is_true(x)) for atom, x in undecided.items()]
        )
    )
    rng = random.Random(0)
    for marks in answers:
        for share in _SHARES:
            known = [mark for mark in marks if rng.random() < share]
            for rule, mark in techniques.wrong(set(marks), known):
                on = f"which an answer of {task.instance.label} has otherwise"
                found.setdefault(rule.arguments[0].number, techniques.problem(rule, mark, on))
    return list(found.values())


def facts_of(task: Task) -> list[clingo.Symbol]:
    """The atoms that follow from the instance alone."""
    control = ground_base(task).control  # its atoms do not keep it alive
    return [atom.symbol for atom in control.symbolic_atoms if atom.is_fact]


def _closed(rules: Iterable[ast.AST], wanted: Iterable[Signature]) -> set[Signature]:
    """Predicates, and those that they depend on."""
    found, every = set(wanted), list(rules)
    while more := {x for s in every if syntax.heads(s) & found for x in _used(s)} - found:
        found |= more
    return found


def _used(rule: ast.AST, *, is_plain: bool = True) -> Iterator[Signature]:
    """What the body of a rule looks at; perhaps only what it does not ask for as it is."""
    for one in rule.body:
        plain = getattr(one, "atom", one).ast_type == ast.ASTType.SymbolicAtom and not one.sign
        if is_plain or not plain:
            yield from (signature for signature, _ in syntax.places(one))


def _taken(atom: clingo.Symbol) -> clingo.Symbol:
    """The atom where it is asked what a conclusion takes."""
    return clingo.Function(f"{_TAKEN}{atom.name}", atom.arguments, atom.positive)


def told(mark: Mark) -> str:
    """A mark as rules write it: with a minus where the atom does not hold."""
    return mark[0] if mark[1] else f"-{mark[0]}"


def _mark(atom: clingo.Symbol) -> Mark:
    """The mark of an atom, which a minus denies."""
    return str(atom).removeprefix("-"), atom.positive
