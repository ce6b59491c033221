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

    Searches choose freely whether a switch is on that is not assumed. A set of switches is
    enough if there is no answer with all of them on.
    """

    def __init__(self, control: clingo.Control, literals: Mapping[clingo.Symbol, int]) -> None:
        """Take a ground program, and for each switch the literal to assume."""
        self.control = control
        self.literals = literals
        self._stopped = False
        self._helpers: list[Switches] = []

    @cached_property
    def constraints(self) -> dict[int, clingo.Symbol]:
        """The literals of ground constraints, each with the atom that names it as broken."""
        return {x: symbol for symbol, x in self.literals.items() if symbol.match(*BROKEN)}

    @cached_property
    def clues(self) -> dict[int, clingo.Symbol]:
        """The clues by literal."""
        return {x: symbol for symbol, x in self.literals.items() if not symbol.match(*BROKEN)}

    def find_literal_core(self, assumptions: Sequence[int]) -> Sequence[int] | None:
        """Return some of the assumptions that no answer fulfils together; None if one fulfils all.
        The core need not be minimal; it is empty if the program has no answer at all."""
        return self.search(assumptions)[0]

    def search(
        self, assumptions: Sequence[int], literals: Sequence[int] = ()
    ) -> tuple[Sequence[int] | None, set[int]]:
        """Search for an answer under assumptions. Return None and those of the literals that are
        true in it; or else assumptions that rule it out, as `find_literal_core`, and no literals.
        """
        if self._stopped:
            raise CutShortError
        core: list[int] = []
        true: set[int] = set()
        # Callbacks are faster than a handle.
        result = self.control.solve(
            assumptions,
            on_model=lambda model: true.update(filter(model.is_true, literals)),
            on_core=core.extend,
        )
        if not (result.satisfiable or result.unsatisfiable):
            raise CutShortError
        return (None if result.satisfiable else core), true

    def find_answer(
        self, assumptions: Sequence[int], conflicts: int
    ) -> frozenset[clingo.Symbol] | None:
        """Return the shown atoms of an answer under assumptions; None if there is no answer.
        Raise ExhaustedError after so many conflicts without a result."""
        if self._stopped:
            raise CutShortError
        configuration: Any = self.control.configuration
        configuration.solve.solve_limit = str(conflicts)
        shown: list[clingo.Symbol] = []
        result = self.control.solve(
            assumptions, on_model=lambda model: shown.extend(model.symbols(shown=True))
        )
        if result.satisfiable or result.unsatisfiable:
            return frozenset(shown) if result.satisfiable else None
        raise CutShortError if self._stopped else ExhaustedError

    def find_refuted(self, known: Sequence[int], tried: Iterable[int]) -> list[int]:
        """Return those of the tried literals each of which alone contradicts the known ones, in no
        fixed order. Each answer on the way clears all literals that are true in it."""
        refuted, waiting = list[int](), list(tried)
        while waiting:
            literal = waiting.pop()
            core, true = self.search([*known, literal], waiting)
            if core is not None:
                refuted.append(literal)
            waiting = [x for x in waiting if x not in true]
        return refuted

    def grow(
        self, switches: Iterable[clingo.Symbol], fixed: Sequence[int] = ()
    ) -> set[clingo.Symbol] | None:
        """Return a maximal set of switches, these among them, that an answer with some `fixed`
        literals has on together. Return None if no answer has these on."""
        assumed = [*fixed, *(self.literals[symbol] for symbol in switches)]
        literals = list(self.literals.values())
        core, on = self.search(assumed, literals)
        if core is not None:
            return None
        for literal in literals:
            if literal not in on:
                on |= self.search([*fixed, *on, literal], literals)[1]
        return {symbol for symbol, literal in self.literals.items() if literal in on}

    def add_helper(self, helper: Switches) -> None:
        """Have the searches of a helper stop when these do, or at once if they have stopped."""
        self._helpers.append(helper)
        if self._stopped:
            helper.stop()

    def stop(self) -> None:
        """End the running search, from another thread; it and all later ones raise CutShortError.
        The searches of helpers end, too."""
        self._stopped = True
        self.control.interrupt()
        for helper in self._helpers:
            helper.stop()

    def enumerate_answers(
        self, assumptions: Sequence[int], on_model: Callable[[clingo.Model], bool]
    ) -> None:
        """Enumerate answers under assumptions; call `on_model` with each until it returns False.
        Each answer begins with new decisions."""
        configuration: Any = self.control.configuration
        configuration.solve.models, configuration.solve.enum_mode = 0, "record"
        if self._stopped:
            raise CutShortError
        self.control.solve(assumptions, on_model=on_model)
        if self._stopped:
            raise CutShortError


def literal_of(symbolic: clingo.SymbolicAtoms, symbol: clingo.Symbol) -> int:
    """Return the literal of an atom, which the program must have: its absence is a bug."""
    atom = symbolic[symbol]
    assert atom is not None
    return atom.literal


@dataclass(frozen=True)
class Relaxation:
    """A ground program whose clues and constraints are switches.

    With all switches on, it is the original program; with all off, choices and definitions
    alone. Facts besides clues always hold.
    """

    switches: Switches
    atoms: dict[clingo.Symbol, int]
    """The literals of the shown atoms that do not follow from the facts."""
    costs: Mapping[clingo.Symbol, int]
    """The cost of each ground constraint for a person."""
    task: Question

    def ground_again(self, options: Sequence[str] = (), *, explained: bool = True) -> Relaxation:
        """Ground the task anew, under these options alone; stopping this program stops it, too.
        Without `explained`, constraints are ground as a search has them, without their words."""
        costs = self.costs if explained else None
        relaxation = ground_relaxation(self.task, options, explained=explained, costs=costs)
        self.switches.add_helper(relaxation.switches)
        return relaxation


def ground_relaxation(
    task: Question,
    options: Sequence[str] = (),
    *,
    explained: bool = True,
    costs: Mapping[clingo.Symbol, int] | None = None,
) -> Relaxation:
    """Ground a task so that each clue and each ground constraint is a switch.

    A constraint derives an atom that says that it is broken: assuming that atom to be false
    switches the constraint on. A clue is a choice. Neither is forced without an assumption.

    Args:
        options: clingo's options.
        explained: whether constraints are ground with all words that explanations need; otherwise
            exactly as a search has them.
        costs: the costs of ground constraints, if they are known already. Each costs 1 more for
            every clue in its body.

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
    if costs is None:
        clued = [count_clues(rule.statement) for rule in known]
        costs = {b: constraint_of(known, b).cost(b) + clued[b.arguments[0].number] for b in broken}
    switches, atoms = Switches(program.control, literals), program.find_undecided(encoding.outputs)
    return Relaxation(switches, atoms, costs, task)


def make_beyond_base_error(task: Question, *, has_answer: bool) -> OptionError:
    """Return, do not raise, the error that the part `reasons` allows an answer that the base lacks.

    `has_answer` is whether the base part has an answer of its own.
    """
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

    A false mark whose atom the program does not have is left out. Raise OptionError for a true one.
    """
    literals = []
    for text, holds in marks:
        atom = control.symbolic_atoms[parse_atom(text)]
        if atom is not None:
            literals.append(((text, holds), atom.literal if holds else -atom.literal))
        elif holds:
            raise OptionError(f"{text}: the board shows what no answer of the instance can")
    return literals
