"""A relaxation: a ground program whose clues and constraints are switches.

Assumptions switch them on. A set of switches is enough if the program has no answer with all of
them on: clues of a solution are enough if they leave no other answer, clues and constraints if they
leave no answer at all. Every search here and in the modules above raises CutShortError if somebody
interrupts it with `Switches.stop`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import clingo
from clingo import ast

from pylogic.errors import OptionError
from pylogic.explain.steps import parse_atom
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, constraint_of
from pylogic.rules.parts import REASONS
from pylogic.rules.symbols import Mark, Symbols
from pylogic.solving.grounding import ground_base
from pylogic.solving.process import CutShortError
from pylogic.solving.question import Question

Group = Symbols
"""Switches that are on together or not at all."""
OnBest = Callable[[Symbols], None]
"""A function called with the best switches so far."""


class ExhaustedError(Exception):
    """A search has used up its effort."""


class Switches:
    """A ground program, and the literals that switch parts of it on when they are assumed.
    Searches choose freely whether a switch is on that is not assumed."""

    def __init__(
        self,
        control: clingo.Control,
        literals: Mapping[clingo.Symbol, int],
        main: Switches | None = None,
    ) -> None:
        """Take a ground program, and for each switch the literal to assume.
        Searches stop together with those of `main`, or at once if these have stopped."""
        self.control, self.literals = control, literals
        self._together: list[Switches] = [] if main is None else main._together
        self._together.append(self)
        self._stopped: bool = main is not None and main._stopped

    @cached_property
    def constraints(self) -> dict[int, clingo.Symbol]:
        """The literals of ground constraints, each with the atom that names it as broken."""
        return {x: symbol for symbol, x in self.literals.items() if symbol.match(*BROKEN)}

    @cached_property
    def clues(self) -> dict[int, clingo.Symbol]:
        """The clues by literal."""
        return {x: symbol for symbol, x in self.literals.items() if not symbol.match(*BROKEN)}

    def find_literal_core(
        self,
        assumptions: Sequence[int],
        on_model: Callable[[clingo.Model], bool | None] | None = None,
        conflicts: int | None = None,
    ) -> Sequence[int] | None:
        """Return some of the assumptions that no answer fulfils together; None if one fulfils all.

        The core need not be minimal; it is empty if the program has no answer at all. `on_model` is
        called with the answer, or until it returns False with all that the control is to find.
        Raise ExhaustedError after so many `conflicts` without a result.
        """
        if self._stopped:
            raise CutShortError
        if conflicts is not None:
            configuration: Any = self.control.configuration
            configuration.solve.solve_limit = str(conflicts)
        core: list[int] = []
        # Callbacks are faster than a handle.
        result = self.control.solve(assumptions, on_model=on_model, on_core=core.extend)
        if self._stopped or not (result.satisfiable or result.unsatisfiable):
            raise CutShortError if self._stopped or conflicts is None else ExhaustedError
        return None if result.satisfiable else core

    def find_true(self, assumptions: Sequence[int], literals: Sequence[int]) -> set[int] | None:
        """Return those of the literals that are true in an answer under assumptions, None without
        an answer."""
        true = set[int]()
        core = self.find_literal_core(
            assumptions, lambda model: true.update(filter(model.is_true, literals))
        )
        return true if core is None else None

    def find_refuted(self, known: Sequence[int], tried: Iterable[int]) -> list[int]:
        """Return those of the tried literals each of which alone contradicts the known ones, in no
        fixed order. Each answer on the way clears all literals that are true in it."""
        refuted, waiting = list[int](), list(tried)
        while waiting:
            literal = waiting.pop()
            true = self.find_true([*known, literal], waiting)
            if true is None:
                refuted.append(literal)
            else:
                waiting = [x for x in waiting if x not in true]
        return refuted

    def grow(
        self, switches: Iterable[clingo.Symbol], fixed: Sequence[int] = ()
    ) -> set[clingo.Symbol] | None:
        """Return a maximal set of switches, these among them, that an answer with some `fixed`
        literals has on together. Return None if no answer has these on."""
        assumed = [*fixed, *(self.literals[symbol] for symbol in switches)]
        literals = list(self.literals.values())
        on = self.find_true(assumed, literals)
        if on is None:
            return None
        for literal in literals:
            if literal not in on:
                on |= self.find_true([*fixed, *on, literal], literals) or set()
        return {symbol for symbol, literal in self.literals.items() if literal in on}

    def stop(self) -> None:
        """End the running search, from another thread; it and all later ones raise CutShortError.
        The searches that stop together end, too."""
        for switches in self._together:
            switches._stopped = True
            switches.control.interrupt()


def literal_of(symbolic: clingo.SymbolicAtoms, symbol: clingo.Symbol) -> int:
    """Return the literal of an atom, which the program must have: its absence is a bug."""
    atom = symbolic[symbol]
    assert atom is not None
    return atom.literal


@dataclass(frozen=True)
class Relaxation:
    """A ground program whose clues and constraints are switches: with all on, it is the original
    program; with all off, choices and definitions alone. Facts besides clues always hold."""

    switches: Switches
    atoms: dict[clingo.Symbol, int]
    """The literals of the shown atoms that do not follow from the facts."""
    costs: Mapping[clingo.Symbol, int]
    """The cost of each ground constraint for a person, 1 more for every clue in its body."""
    task: Question


def ground_relaxation(
    task: Question,
    options: Sequence[str] = (),
    *,
    explained: bool = True,
    main: Relaxation | None = None,
) -> Relaxation:
    """Ground a task so that each clue and each ground constraint is a switch.

    A constraint derives an atom that says that it is broken: assuming that atom to be false
    switches the constraint on. A clue is a choice. Neither is forced without an assumption.

    Args:
        options: clingo's options.
        explained: whether constraints are ground with all words that explanations need; otherwise
            exactly as a search has them.
        main: the relaxation, ground before with explanations, that gives the costs of ground
            constraints, and with whose searches the new ones stop.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    encoding = task.encoding

    def count_clues(statement: ast.AST) -> int:
        """Count the positive clues in the body of a rule; those in aggregates do not count."""
        atoms = (x for x in statement.body if getattr(x, "sign", None) == ast.Sign.NoSign)
        plain = (x for x in atoms if x.atom.ast_type == ast.ASTType.SymbolicAtom)
        return sum(name in encoding.clues for x in plain for name, _ in syntax.find_mentions(x))

    known = constraints.read(encoding, sided=explained)
    clues = list_clues(task)
    rules = constraints.derive_broken(constraints.answer_rules(encoding), known)
    shown = [*encoding.outputs, BROKEN, *encoding.clues]
    show = "".join(f"#show {name}/{arity}." for name, arity in shown)
    choices = "".join(f"{{{clue}}}." for clue in clues)
    given = frozenset(clues)
    others = (s for s in task.instance.statements if syntax.parse_fact(s) not in given)
    text, parts = show + choices, [REASONS][:explained]
    program = ground_base(task, rules, facts=others, text=text, options=options, parts=parts)
    broken = {atom.symbol: -atom.literal for atom in program.find_atoms([BROKEN])}
    literals = {clue: literal_of(program.control.symbolic_atoms, clue) for clue in clues} | broken
    atoms = program.find_undecided(encoding.outputs)
    if main is None:
        clued = [count_clues(rule.statement) for rule in known]
        costs = {b: constraint_of(known, b).cost(b) + clued[b.arguments[0].number] for b in broken}
        return Relaxation(Switches(program.control, literals), atoms, costs, task)
    switches = Switches(program.control, literals, main.switches)
    return Relaxation(switches, atoms, main.costs, task)


def make_beyond_base_error(task: Question, *, has_answer: bool) -> OptionError:
    """Return, do not raise, the error that the part `reasons` allows an answer that the base lacks.
    `has_answer` is whether the base part has an answer of its own."""
    has = "another answer" if has_answer else "no answer"
    return OptionError(
        f"{task.encoding.path}: with the part reasons there is an answer where the base part alone"
        f" has {has}: `pylogic lint` says why"
    )


def list_clues(task: Question) -> Symbols:
    """Return the clues of the instance in their order, each once."""
    facts = task.instance.facts
    return tuple(dict.fromkeys(f.symbol for f in facts if f.signature in task.encoding.clues))


def add_marks(task: Question, marks: Iterable[Mark]) -> Question:
    """Return a copy of the task with constraints in its instance that enforce marks."""
    text = " ".join(f":- not {atom}." if holds else f":- {atom}." for atom, holds in marks)
    parsed: list[ast.AST] = []
    ast.parse_string(text, parsed.append)
    statements = (*task.instance.statements, *parsed)
    return replace(task, instance=replace(task.instance, statements=statements))


def find_mark_literals(control: clingo.Control, marks: Iterable[Mark]) -> list[tuple[Mark, int]]:
    """Return marks with their literals; a false mark has the negated literal of its atom.
    Of marks whose atom the program lacks, false ones are left out; raise OptionError for true ones.
    """
    literals = []
    for text, holds in marks:
        atom = control.symbolic_atoms[parse_atom(text)]
        if atom is not None:
            literals.append(((text, holds), atom.literal if holds else -atom.literal))
        elif holds:
            raise OptionError(f"{text}: the board shows what no answer of the instance can")
    return literals
