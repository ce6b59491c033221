"""Techniques: the named patterns of a rule file, looked for on a board with known marks.

A technique is a rule of the part `techniques`. Its body says what must be known, its head
follows(MARK) what then holds, the comment above it how that is told and what it costs. The part is
ground anew each time, with what is known as facts: that takes a fraction of what its ground
instances for all boards would take, and lets rules say what is not known yet.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterable, Iterator, Sequence
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
_HELD = f"{OWN}held"
"""_pylogic_held(ATOM): it held when a conclusion was found."""
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
    program: Program
    """The part on the board, where it was found."""


class Techniques:
    """The techniques of a task's rule file, on its board."""

    def __init__(self, task: Task, facts: Iterable[clingo.Symbol] | None = None) -> None:
        """`facts` are the atoms that follow from the instance alone, if they are known."""
        encoding = task.encoding
        self._task = task
        self._told = constraints.told(encoding) if TECHNIQUES in encoding.parts else []
        prices = [constraints.cost(x.price) or 1 for x in self._told if x.is_technique]
        self.least = min(prices, default=None)
        """No technique costs less; None where there is none."""
        self._facts: frozenset[clingo.Symbol] = frozenset()
        self._clues: Symbols = ()
        if prices:
            names = encoding.mentioned(TECHNIQUES[0])
            every = facts_of(task) if facts is None else facts
            self._facts = frozenset(x for x in every if x.name in names or encoding.shows(x))
            self._clues = tuple(x for x in clues_of(task) if x.name in names)

    def conclusions(self, known: Collection[Mark]) -> list[Conclusion]:
        """What follows by techniques from known marks and is not known, the cheapest first.

        Of those that cost the same the first of the file comes first, where it says most.
        """
        made = self._ground(map(_known, known))
        known = set(known)
        together: dict[tuple[int, str], list[clingo.Symbol]] = {}
        for atom in made.atoms([_CONCLUDED]):
            rule, concluded = atom.symbol.arguments
            if _mark(concluded) not in known and concluded not in self._facts:
                one = self.rule(rule)
                together.setdefault((one.cost(rule), one.say(rule)), []).append(atom.symbol)
        found = []
        for (cost, _), atoms in together.items():
            rules = dict.fromkeys(sorted(atom.arguments[0] for atom in atoms))
            marks = dict.fromkeys(_mark(atom.arguments[1]) for atom in sorted(atoms))
            found.append(Conclusion(cost, tuple(rules), tuple(marks), tuple(atoms), made))
        return sorted(
            found, key=lambda x: (x.cost, x.rules[0].arguments[0], -len(x.marks), x.rules)
        )

    def causes(
        self, found: Conclusion, known: Collection[Mark]
    ) -> tuple[tuple[Mark, ...], Symbols]:
        """The known marks and the clues that a conclusion takes, none of them to spare."""
        marks = {_known(mark): mark for mark in known}
        made = self._ground((), found, {*marks, *self._clues})
        atoms = made.control.symbolic_atoms
        switches = Switches(made.control, {x: literal(atoms, x) for x in (*marks, *self._clues)})

        def find_core(
            on: Sequence[clingo.Symbol], others: Sequence[clingo.Symbol], _: int
        ) -> Symbols | None:
            return switches.core([*on, *others])

        core = switches.core(switches.literals)
        assert core is not None
        needed = shrink(sorted(core), find_core)
        clues = tuple(x for x in needed if x not in marks)
        return tuple(marks[x] for x in needed if x in marks), clues

    def wrong(
        self, marks: Collection[Mark], known: Iterable[Mark]
    ) -> Iterator[tuple[clingo.Symbol, Mark]]:
        """What techniques conclude from known marks that the marks of an answer deny."""
        for atom in sorted(x.symbol for x in self._ground(map(_known, known)).atoms([_CONCLUDED])):
            rule, concluded = atom.arguments
            mark = _mark(concluded)
            is_absent = not mark[1] and (mark[0], True) not in marks
            if not (mark in marks or is_absent or concluded in self._facts):
                yield rule, mark

    def _ground(
        self,
        facts: Iterable[clingo.Symbol],
        only: Conclusion | None = None,
        free: Collection[clingo.Symbol] = (),
    ) -> Program:
        """The part, ground with the instance's facts and others; some atoms are free.

        With a conclusion only its techniques, which must not conclude all that they do.
        """
        statements = self._statements(only)
        made = Program.of(self._task, statements)
        text = "".join(f"{{{atom}}}." for atom in free)
        if only is not None:
            text += f":- {', '.join(map(str, only.atoms))}."
        made.control.add(TECHNIQUES[0], [], text)
        with made.control.backend() as backend:
            for atom in (*self._facts, *facts):
                if atom not in free:
                    backend.add_rule([backend.add_atom(atom)])
        made.ground((TECHNIQUES[0], []))
        return made

    def _statements(self, only: Conclusion | None) -> Iterator[ast.AST]:
        """The statements of the part; the techniques say for which values they conclude what.

        With a conclusion its techniques alone, and what they look at.
        """
        wanted = None if only is None else {rule.arguments[0].number for rule in only.rules}
        number = next((i for i, one in enumerate(self._told) if one.is_technique), 0)
        kept = []
        for statement in self._task.encoding.alone(TECHNIQUES[0]):
            if not constraints.concludes(statement):
                kept.append(statement)
                continue
            if wanted is None or number in wanted:
                named = syntax.as_tuple(self._told[number].named)
                head = statement.head.atom.symbol
                pool = head.arguments if head.ast_type == ast.ASTType.Pool else [head]
                mark = f"({'; '.join(str(one.arguments[0]) for one in pool)})"
                values = f"{BROKEN[0]}({number},(),{named})", mark
                kept.append(statement.update(head=syntax.head(_CONCLUDED[0], *values)))
            number += 1
        yield from kept if only is None else self._only(kept, only)

    def _only(self, statements: Sequence[ast.AST], found: Conclusion) -> Iterator[ast.AST]:
        """The statements that a conclusion depends on, ground only as far as it took them.

        What a rule asks for as it is, not to count or to see that it does not hold, may be left
        out where it did not hold when the conclusion was found: that takes nothing but other ways
        to it, and without them a pattern of three cells would be ground for all cells.
        """
        needed = _closed(statements, {_CONCLUDED})
        rules = [s for s in statements if syntax.heads(s) & needed]
        counted = {one for rule in rules for one in _used(rule, is_plain=False)}
        bounded = needed - _closed(rules, counted)
        yield from (s for s in statements if not syntax.heads(s))
        for rule in rules:
            if syntax.heads(rule) <= bounded and not syntax.is_choice(rule):
                (held,) = syntax.parsed(f":- {_HELD}({rule.head}).")
                yield rule.update(body=[*held.body, *rule.body])
            else:
                yield rule
        atoms = (a.symbol for a in found.program.atoms(bounded - {_CONCLUDED}))
        yield from syntax.parsed(" ".join(f"{_HELD}({atom})." for atom in (*atoms, *found.atoms)))

    def rule(self, rule: clingo.Symbol) -> Constraint:
        """The technique that an atom names."""
        return constraints.constraint_of(self._told, rule)

    def problem(self, rule: clingo.Symbol, mark: Mark, words: str) -> Problem:
        """What is wrong with the mark that a technique concludes, at its place."""
        one = self.rule(rule)
        begin = one.statement.location.begin
        said = f'the technique "{one.say(rule)}" concludes {told(mark)}, {words}'
        return Problem(said, begin.filename, begin.line, begin.column)


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


def _known(mark: Mark) -> clingo.Symbol:
    return clingo.Function(KNOWN[0], [clingo.parse_term(told(mark))])


def told(mark: Mark) -> str:
    """A mark as rules write it: with a minus where the atom does not hold."""
    return mark[0] if mark[1] else f"-{mark[0]}"


def _mark(atom: clingo.Symbol) -> Mark:
    """The mark of an atom, which a minus denies."""
    return str(atom).removeprefix("-"), atom.positive
