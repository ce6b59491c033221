"""A relaxation: a ground program whose clues and constraints are switches.

Assumptions switch them on. The assumed ones may be all clues of a solution (that leave no other
answer), or clues and constraints (that leave no answer at all): a set of switches is enough if the
program has no answer with all of them on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

import clingo
from clingo import ast

from pylogic.errors import OptionError, Problem
from pylogic.rules import constraints, syntax
from pylogic.rules.constraints import BROKEN, constraint_of
from pylogic.rules.encoding import WORDED
from pylogic.rules.parts import BASE
from pylogic.rules.symbols import Mark, Symbols, as_facts
from pylogic.rules.syntax import Signature
from pylogic.solving.child import CutShortError
from pylogic.solving.grounding import ground_base
from pylogic.solving.task import Task

Group = Symbols
"""Switches that are on together or not at all."""
OnBest = Callable[[Symbols], None]
FOLLOWING = ("--heuristic=Domain", "--configuration=frumpy")
"""Options under which answers have some switches on before others."""
_FIRST = 2**14
"""The level and the priority of these, above those of #heuristic statements in the rules."""


class Decision(NamedTuple):
    """The result of a search under assumptions."""

    core: Sequence[int] | None
    """Assumptions that rule out an answer; None if there is one."""
    true: int
    """Which of the literals that were asked for are true in it, as bits."""


class Undecided(Exception):
    """A search did not know in time."""


class Switches:
    """A ground program, and the literals that switch parts of it on when they are assumed.

    A switch not assumed is free, so that one that is off cannot help. A set of switches is enough
    if there is no answer with all of them on.
    """

    def __init__(self, control: clingo.Control, literals: Mapping[clingo.Symbol, int]) -> None:
        self.control = control
        self.literals = literals
        self._symbols = {literal: symbol for symbol, literal in literals.items()}
        self._configuration: Any = control.configuration
        self._limit = ""
        self._stopped = False
        self._helpers: list[Switches] = []

    @cached_property
    def constraints(self) -> dict[int, clingo.Symbol]:
        """The atoms that name ground constraints as broken, by the literals that keep these."""
        return {x: symbol for x, symbol in self._symbols.items() if symbol.match(*BROKEN)}

    def core(self, switches: Iterable[clingo.Symbol], conflicts: int = 0) -> Symbols | None:
        """The switches that are enough, or None: there is an answer with all of them.

        Raises:
            Undecided: the number of conflicts (0: any) was not enough to know.
            CutShortError: something outside interrupted the search.
        """
        core = self._assume([self.literals[symbol] for symbol in switches], conflicts)
        return None if core is None else tuple(self._symbols[x] for x in core if x in self._symbols)

    def grow(self, switches: Iterable[clingo.Symbol]) -> set[clingo.Symbol] | None:
        """As many switches as an answer can have on besides these; None if there is none."""
        symbols, literals = list(self.literals), list(self.literals.values())

        def on_in_answer(some: Iterable[clingo.Symbol]) -> set[clingo.Symbol] | None:
            core, true = self.decide([self.literals[symbol] for symbol in some], literals)
            return {s for i, s in enumerate(symbols) if true >> i & 1} if core is None else None

        on = on_in_answer(switches)
        if on is not None:
            for symbol in symbols:
                if symbol not in on:
                    on |= on_in_answer([*on, symbol]) or set()
        return on

    def core_of(self, assumptions: Sequence[int]) -> Sequence[int] | None:
        """The assumptions that rule out an answer, or None: there is one."""
        return self._assume(assumptions)

    def decide(self, assumptions: Sequence[int], literals: Sequence[int]) -> Decision:
        """An answer under assumptions, or the assumptions that rule it out."""
        true = 0

        def keep(model: clingo.Model) -> None:
            nonlocal true
            true = sum(1 << i for i, x in enumerate(literals) if model.is_true(x))

        return Decision(self._assume(assumptions, on_model=keep), true)

    def numbers(self, assumptions: Sequence[int]) -> list[int] | None:
        """The numbers that an answer under assumptions shows as terms, or None: there is none.

        Ten times as quick to read as the atoms.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        found: list[int] = []

        def keep(model: clingo.Model) -> None:
            found.extend(term.number for term in model.symbols(terms=True))

        return found if self._assume(assumptions, on_model=keep) is None else None

    def _assume(
        self,
        assumptions: Sequence[int],
        conflicts: int = 0,
        on_model: Callable[[clingo.Model], None] = lambda _model: None,
    ) -> Sequence[int] | None:
        """The assumptions that rule out an answer, or None."""
        if self._stopped:
            raise CutShortError
        limit = f"{conflicts or 'umax'},umax"
        if limit != self._limit:
            self._configuration.solve.solve_limit = self._limit = limit
        core: list[int] = []
        result = self.control.solve(
            assumptions=assumptions, on_model=on_model, on_core=core.extend
        )  # a tenth quicker than a handle
        if result.satisfiable:
            return None
        if result.unsatisfiable:
            return core
        raise CutShortError if self._stopped or not conflicts else Undecided

    def help(self, helper: Switches) -> None:
        """Have a helper stop when these do, or at once if they have."""
        self._helpers.append(helper)
        if self._stopped:
            helper.stop()

    def stop(self) -> None:
        """End the search from another thread: it and all that follow raise CutShortError."""
        self._stopped = True
        self.control.interrupt()
        for helper in self._helpers:
            helper.stop()

    def follow(
        self,
        on: Iterable[clingo.Symbol],
        order: Sequence[clingo.Symbol],
        take: Callable[[clingo.Model], bool],
    ) -> None:
        """Take answers with some switches on, until a function has enough or there is no other.

        Each switch in the order is on unless that breaks something together with those before
        it. For programs under the options `FOLLOWING`.

        Raises:
            CutShortError: something outside interrupted the search.
        """
        kinds = clingo.HeuristicType
        with self.control.backend() as backend:
            for level, symbol in enumerate(reversed(order), _FIRST):
                backend.add_heuristic(self.literals[symbol], kinds.Level, level, _FIRST, [])
                backend.add_heuristic(self.literals[symbol], kinds.Sign, 1, _FIRST, [])
        self._configuration.solve.models = 0
        self._configuration.solve.enum_mode = "record"  # each time it decides from the beginning
        has_enough = False

        def see(model: clingo.Model) -> bool:
            nonlocal has_enough
            has_enough = not take(model)
            return not has_enough

        if self._stopped:
            raise CutShortError
        assumed = [self.literals[symbol] for symbol in on]
        if not self.control.solve(assumed, on_model=see).exhausted and not has_enough:
            raise CutShortError

    def are_on(self, switches: Iterable[clingo.Symbol], model: clingo.Model) -> bool:
        """Whether an answer has them on."""
        return all(model.is_true(self.literals[symbol]) for symbol in switches)

    def hold(
        self, model: clingo.Model, on: Iterable[clingo.Symbol], off: Iterable[clingo.Symbol]
    ) -> None:
        """Have the answers that follow in this search have these on, and those off."""
        for symbol in on:
            model.context.add_clause([self.literals[symbol]])
        for symbol in off:
            model.context.add_clause([-self.literals[symbol]])


def literal(symbolic: clingo.SymbolicAtoms, symbol: clingo.Symbol) -> int:
    """The literal of an atom that the program has."""
    atom = symbolic[symbol]
    assert atom is not None
    return atom.literal


@dataclass(frozen=True)
class Relaxation:
    """A ground program whose clues and constraints are switches.

    With all of them on it is the original program, with all off its relaxation: choices and
    definitions alone. Facts that are no clues always hold.
    """

    switches: Switches
    atoms: dict[clingo.Symbol, int]
    """The literals of the shown atoms, without atoms that follow from the facts."""
    costs: Mapping[clingo.Symbol, int]
    """The cost of each ground constraint for a person."""
    task: Task

    def again(
        self,
        options: Sequence[str] = (),
        *,
        explained: bool = True,
    ) -> Relaxation:
        """The same task, ground once more; it stops when this program is stopped."""
        costs = self.costs if explained else None
        made = relax(self.task, options, explained=explained, costs=costs)
        self.switches.help(made.switches)
        return made


def relax(
    task: Task,
    options: Sequence[str] = (),
    *,
    explained: bool = True,
    costs: Mapping[clingo.Symbol, int] | None = None,
) -> Relaxation:
    """Ground a task so that each clue and each ground constraint is a switch.

    A constraint derives an atom that says that it is broken: it is on where that atom is assumed
    to be false. A clue is a choice. Neither is forced where nothing is assumed.

    Constraints say what explanations need to hear, or, if nothing is `explained`, exactly what
    the search knows. `costs` are those of constraints, if they are known already; each costs 1 more
    for every clue that its body asks for.

    Raises:
        ProgramError: clingo rejects one of the files.
    """
    encoding = task.encoding
    known = constraints.read(encoding, sided=explained)
    clues = clues_of(task)
    rules = constraints.relax(constraints.answer_rules(encoding), known)
    shown = [*encoding.shown, BROKEN, *encoding.clues]
    show = "".join(f"#show {name}/{arity}." for name, arity in shown)
    choices = "".join(f"{{{clue}}}." for clue in clues)
    own = frozenset(clues)
    others = (s for s in task.instance.statements if syntax.fact(s) not in own)
    made = ground_base(
        task,
        rules,
        facts=others,
        text=show + choices,
        options=options,
        explained=explained,
    )
    broken = {atom.symbol: -atom.literal for atom in made.atoms([BROKEN])}
    on = {clue: literal(made.control.symbolic_atoms, clue) for clue in clues} | broken
    if costs is None:
        asked = [_clues_in(one.statement, encoding.clues) for one in known]
        costs = {b: constraint_of(known, b).cost(b) + asked[b.arguments[0].number] for b in broken}
    return Relaxation(Switches(made.control, on), made.undecided(encoding.shown), costs, task)


def _clues_in(statement: ast.AST, clues: Collection[Signature]) -> int:
    """How many clues the body of a rule asks for."""
    atoms = (x for x in statement.body if getattr(x, "sign", None) == ast.Sign.NoSign)
    asked = (x for x in atoms if x.atom.ast_type == ast.ASTType.SymbolicAtom)
    return sum(signature in clues for x in asked for signature, _ in syntax.places(x))


class BeyondBaseError(OptionError):
    """With the part `reasons` there is an answer that the base part alone does not have.

    `shown` are the atoms that it shows, but for those that follow from the facts.
    """

    def __init__(self, words: Problem | str, *shown: str) -> None:
        super().__init__(words)
        self.shown = shown

    def __reduce__(self) -> tuple[type[BeyondBaseError], tuple[Problem | str, ...]]:
        return type(self), (*self.problems, *self.shown)


def beyond_base(program: Relaxation, answer: Collection[clingo.Symbol] = ()) -> OptionError:
    """The error where the rules of explanations have another answer than those of a search.

    `program` has the part `reasons`; `answer` is the one that the base part has, if it has any.
    """
    literals = program.atoms
    if answer:
        with program.switches.control.backend() as backend:
            backend.add_rule([], [x if s in answer else -x for s, x in literals.items()])
    on = list(program.switches.literals.values())
    core, true = program.switches.decide(on, list(literals.values()))
    has = "another answer" if answer else "no answer"
    words = (
        f"{program.task.encoding.path}: with the part reasons there is an answer where the base"
        f" part alone has {has}"
    )
    if core is not None:
        return OptionError(words)
    shown = [str(symbol) for n, symbol in enumerate(literals) if true >> n & 1]
    return BeyondBaseError(words, *shown)


def put_in_words(
    task: Task, rules: Sequence[ast.AST], answer: Collection[clingo.Symbol]
) -> frozenset[clingo.Symbol]:
    """The atoms of an answer of relaxed rules, with what only the words of broken rules name.

    A search leaves it out, such as the cell from which others are cut off: all such cells together
    would make many times as many ground rules. Here what choices made is given, and the rest
    follows.
    """
    known = frozenset(answer)
    if WORDED not in task.encoding.defined:
        return known
    choices = [s for s in rules if syntax.is_choice(s)]
    names = {name.removeprefix("-") for s in choices for name, _ in syntax.heads(s)}
    made = [clingo.Function(WORDED[0]), *(x for x in known if x.name in names)]
    others = [s for s in rules if not syntax.is_choice(s)]
    control = ground_base(task, others, text=as_facts(made)).control
    with control.solve(yield_=True) as answers:
        found = next((frozenset(model.symbols(atoms=True)) for model in answers), known)

    def outcome(atoms: Iterable[clingo.Symbol]) -> tuple[set[clingo.Symbol], set[clingo.Symbol]]:
        atoms = list(atoms)
        shown = {x for x in atoms if task.encoding.shows(x)}
        return shown, {x.arguments[0] for x in atoms if x.match(*BROKEN)}

    return found if outcome(found) == outcome(known) else known


def clues_of(task: Task) -> Symbols:
    """The clues of the task's instance, in its order; each once."""
    facts = task.instance.facts
    return tuple(dict.fromkeys(f.symbol for f in facts if f.signature in task.encoding.clues))


def has_constraints(task: Task) -> bool:
    """Whether the rules have any constraint that could be relaxed."""
    return any(constraints.is_constraint(statement) for statement in task.encoding.parts[BASE])


def with_marks(task: Task, marks: Iterable[Mark]) -> Task:
    """The task with marks of its board as constraints."""
    text = " ".join(f":- not {atom}." if holds else f":- {atom}." for atom, holds in marks)
    parsed: list[ast.AST] = []
    ast.parse_string(text, parsed.append)
    statements = (*task.instance.statements, *parsed)
    return replace(task, instance=replace(task.instance, statements=statements))


def mark_literals(control: clingo.Control, marks: Iterable[Mark]) -> list[tuple[Mark, int]]:
    """The marks of a board with their literals, without marks that hold in any case.

    Raises:
        OptionError: it shows an atom that the rules do not have.
    """
    literals = []
    for text, holds in marks:
        atom = control.symbolic_atoms[clingo.parse_term(text)]
        if atom is not None:
            literals.append(((text, holds), atom.literal if holds else -atom.literal))
        elif holds:
            raise OptionError(f"{text}: the board shows what no answer of the instance can")
    return literals
